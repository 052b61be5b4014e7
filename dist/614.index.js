export const id = 614;
export const ids = [614,179];
export const modules = {

/***/ 5179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rehearse: () => (/* binding */ rehearse),
/* harmony export */   rehearseBriefly: () => (/* binding */ rehearseBriefly)
/* harmony export */ });
/* harmony import */ var _deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8949);
/* harmony import */ var _deployments_permissions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1636);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4306);
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8713);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2108);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6575);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9930);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7736);
/* harmony import */ var _seen_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5031);
/* harmony import */ var _upload_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8457);










/**
 * Says what a deploy would do. Nothing is written. It fails if the deploy would.
 *
 * @param why why the site would be sent in this form
 */
async function rehearse(facts, why, site, seen, to, work) {
    const { inputs, target, progress } = work;
    if (facts.form === 'zip')
        (await __webpack_require__.e(/* import() */ 139).then(__webpack_require__.bind(__webpack_require__, 8139))).requirePackable(site.files);
    const { account, rows } = await checkAccess(work, seen.account);
    const size = `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(facts.fileCount, 'file')}, ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .formatBytes */ .z3)(facts.bytes)}`;
    const leftOut = [...facts.omitted].map(([reason, paths]) => `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .ZV)(paths.length)} (${reason}): ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .firstOf */ .Ku)(paths, 5)}`);
    const shots = inputs.screenshots > 0 && (0,_target_js__WEBPACK_IMPORTED_MODULE_5__/* .isPreview */ .b)(target);
    const findings = [
        fact('Would send', `${size}, as ${facts.form === 'zip' ? 'one archive' : 'single files'} (${why})`),
        whereTo(to, seen, account, work),
        fact('Left out', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .printable */ .g$)(leftOut.join('; ')) || 'nothing'),
        ...rows,
        ...progress.remarks.map((text) => ({ state: 'warning', name: '', text })),
        ...(shots ? [fact('Screenshots', `up to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(inputs.screenshots, 'page')}. A dry run starts no browser`)] : []),
        ...(await workflowFindings(work)),
    ];
    return outcomeOf(findings, account, work);
}
/** What is to be done, in a word, by a run that sends no site. */
async function rehearseBriefly(what, links, work) {
    const { account, rows } = await checkAccess(work, undefined);
    return outcomeOf([fact(what, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .Kb)(links, 500)), ...rows], account, work);
}
function fact(name, text) {
    return { state: 'fact', name, text };
}
function whereTo({ link }, { own }, account, { target, github }) {
    if (link === undefined)
        return fact('To', 'a new address');
    if ((0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .lists */ .k)(account, link))
        return fact('To', `${link}, which is replaced`);
    if (github && (0,_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .linksOf */ .hP)(own).includes(link)) {
        if (target.domain === undefined && !(0,_target_js__WEBPACK_IMPORTED_MODULE_5__/* .isPreview */ .b)(target))
            throw (0,_upload_js__WEBPACK_IMPORTED_MODULE_8__/* .lostSite */ .m)(link);
        const text = `${link}, which the account does not have any more. Is this the key of another account?`;
        return { state: 'warning', name: 'To', text };
    }
    return fact('To', `${link}, which the account does not have: it would be made`);
}
/** Whether the key is good, what the account holds, and what the token may do. @throws {ActionError} if a deploy would fail */
async function checkAccess(work, known) {
    const { hosting, github, inputs } = work;
    const [account, comment] = await Promise.all([
        known ?? hosting.account(),
        commentFinding(work),
        (0,_seen_js__WEBPACK_IMPORTED_MODULE_7__/* .requireMayCreate */ .tw)(work),
    ]);
    const used = `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(account.links.length, 'link')} in use; quota used: ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_4__/* .quotaWords */ .IR)(account.quota) || 'not reported'}`;
    const nothing = 'nothing is remembered, because "github-token" is empty';
    const remembers = { state: 'good', name: 'Deployments', text: 'the token may create them' };
    const rows = [
        { state: 'good', name: 'Key', text: 'accepted' },
        fact('Account', used),
        github ? remembers : { state: 'warning', name: 'Deployments', text: nothing },
        ...(inputs.comment ? comment : []),
    ];
    return { account, rows };
}
/** Whether the token may write the comment, asked without writing: a comment without a text is refused for its own sake. */
async function commentFinding({ github, target }) {
    const { subject } = target;
    if (!github || subject.kind !== 'pull-request')
        return [];
    const { mayComment } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 160));
    const may = await mayComment(github, subject.number);
    const name = 'Comment';
    if (may)
        return [{ state: 'good', name, text: 'the token may write it' }];
    const text = may === undefined ? 'it is not known whether the token may write it' : 'the token may not write it. Add to the job';
    return [{ state: 'warning', name, text, lines: may === undefined ? undefined : _deployments_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionLines */ .$r }];
}
async function workflowFindings({ context }) {
    const { readWorkflow } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(389)]).then(__webpack_require__.bind(__webpack_require__, 9389));
    const states = { true: 'good', false: 'warning', undefined: 'fact' };
    const found = await readWorkflow((0,_environment_js__WEBPACK_IMPORTED_MODULE_9__/* .environment */ .cA)(), context.workspace);
    return found.map(({ ok, text, lines }) => ({ state: states[`${ok}`], name: '', text, lines }));
}
function outcomeOf(findings, { quota }, { target }) {
    const isGood = _report_log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .R.warnings.length === 0 && findings.every(({ state }) => state !== 'warning');
    const next = isGood ? 'Delete "dry-run: true", and push' : 'Look at the warnings, delete "dry-run: true", and push';
    const all = [...findings, fact('Next', next)];
    for (const { name, text } of all)
        _report_log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .R.info(name ? `${name}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .sentence */ .em)(text)}` : text);
    const reason = 'This is a dry run: nothing was changed.';
    return { kind: 'skipped', environment: target.environment, target, reason, teardown: false, quota, findings: all };
}


/***/ }),

/***/ 2390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./build/deployments/answers.js
var answers = __webpack_require__(4215);
// EXTERNAL MODULE: ./build/deployments/permissions.js
var permissions = __webpack_require__(1636);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/ownership/one-site.js
var one_site = __webpack_require__(4485);
// EXTERNAL MODULE: ./build/ownership/refusals.js
var refusals = __webpack_require__(6216);
// EXTERNAL MODULE: ./build/report/log.js
var log = __webpack_require__(2108);
// EXTERNAL MODULE: ./build/target.js
var build_target = __webpack_require__(9930);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/operations/remove-preview.js
var remove_preview = __webpack_require__(2285);
;// CONCATENATED MODULE: ./build/operations/check.js




/**
 * Looks at a link as a visitor: that it asks for the password, if there is one, or that it serves what was sent.
 *
 * @returns milliseconds until it served it. Undefined if nobody asked.
 * @throws {ActionError} if it does not
 */
async function checkLink(uploaded, shipment, work) {
    const { inputs, signal, progress } = work;
    const { link } = uploaded;
    const { site } = shipment;
    const options = { signal, tell: log/* log */.R.info, patience: inputs.verifyTimeout };
    const start = performance.now();
    const took = () => (0,printable/* formatDuration */.a3)(performance.now() - start);
    if (shipment.password !== undefined) {
        const { lookForPassword } = await __webpack_require__.e(/* import() */ 275).then(__webpack_require__.bind(__webpack_require__, 7275));
        if (inputs.verify)
            log/* log */.R.info('"verify" can not look behind the password. It is only checked that the site asks for it.');
        const why = await lookForPassword(link, site, options);
        if (why !== undefined)
            throw await check_open(uploaded, why, work);
        log/* log */.R.info(`https://${link}/ asks for the password, after ${took()}.`);
        return undefined;
    }
    if (!inputs.verify || progress.reserved)
        return undefined;
    const { verify } = await __webpack_require__.e(/* import() */ 665).then(__webpack_require__.bind(__webpack_require__, 9665));
    const fault = await verify(link, site, options);
    if (fault !== undefined)
        throw fault;
    log/* log */.R.info(`Verified: https://${link}/ serves what was sent, after ${took()}.`);
    return performance.now() - start;
}
/** The error for a preview that is open. A link that this run made is deleted at once. */
async function check_open({ link, isMade }, why, work) {
    const stays = 'It was there before, so it stays, open to everybody: delete it in the hosting account if nobody may see it.';
    const fate = isMade ? await (0,remove_preview/* discard */.v)(link, work) : stays;
    const hint = 'The service may not know passwords. Then write "preview-password: none", and everybody with the address can read previews.';
    return new errors/* ActionError */.lZ(`${why} ${fate}`, { hint });
}

// EXTERNAL MODULE: ./build/operations/job.js + 7 modules
var job = __webpack_require__(503);
// EXTERNAL MODULE: ./build/operations/show.js
var show = __webpack_require__(3681);
// EXTERNAL MODULE: ./build/operations/state.js
var state = __webpack_require__(8168);
// EXTERNAL MODULE: ./build/operations/upload.js + 2 modules
var upload = __webpack_require__(8457);
;// CONCATENATED MODULE: ./build/operations/publish.js













/**
 * Sends a site, records it, checks the link, looks again, and shows it (DESIGN 3, steps 3 to 7).
 *
 * @param outcomeOf makes the outcome of what was sent
 */
async function publish(shipment, known, work, outcomeOf) {
    const { seen, to } = known;
    const { commenter, progress, target } = work;
    log/* log */.R.info(firstLine(to, work));
    const uploaded = await (0,upload/* uploadSite */.T)(shipment, to, seen.account, work);
    if (uploaded.kind === 'skipped')
        return uploaded;
    const mine = await recordLink(uploaded, work);
    // What was answered is recorded, also if the run was cancelled.
    work.signal.throwIfAborted();
    const liveAfter = await checkLink(uploaded, shipment, work);
    if (to.isClaim && mine)
        await requireClaim(mine, work);
    commenter.prepare();
    const [own, state] = await Promise.all([requireOneJob(work), stateAfter(known, work)]);
    if (state?.isNeeded === false && own)
        return await removeLate(own, work);
    if (state?.headSha && target.sha !== '' && state.headSha !== target.sha)
        progress.remarks.push('The pull request has a newer commit than this one by now.');
    const { freed, remarks } = progress;
    const outcome = await outcomeOf({ ...uploaded, liveAfter }, { target, freed, remarks });
    await Promise.all([(0,show/* showStatuses */.K)('success', work), commenter.write(outcome)]);
    adviseOnDomain(uploaded.link, seen, work);
    return outcome;
}
function firstLine(to, { target, context, progress }) {
    const { subject, environment } = target;
    const what = (0,build_target/* isPreview */.b)(target) ? (0,build_target/* describe */.q)(subject) : `the environment ${environment}`;
    const where = to.link ?? 'a new address';
    if (progress.reserved)
        return `Reserving ${where} for ${what}.`;
    const usual = subject.kind === 'branch' && context.defaultBranch !== undefined;
    return `Deploying ${what} to ${where}.${usual ? ` Production is deployed from ${context.defaultBranch}.` : ''}`;
}
/** Records what the service answered. A link that this run made must be recorded: else nobody would delete it. */
async function recordLink({ link, isMade }, work) {
    const { deployments, target, progress, github } = work;
    if (!github)
        return undefined;
    const facts = { link, reserved: progress.reserved ?? false };
    try {
        progress.deployment = await deployments.create(target, target.sha, facts, isMade);
    }
    catch (cause) {
        const { message, hint = '' } = (0,errors/* wordsOf */.Z9)(cause);
        if (!isMade) {
            const advice = (0,answers/* isForbidden */.US)(cause) ? `Add to the job:\n${permissions/* permissionLines */.$r}` : hint;
            log/* log */.R.warning(`The deploy to ${link} is done, but GitHub did not record it. ${message} ${advice}`);
            return undefined;
        }
        const fate = (0,build_target/* isPreview */.b)(target) ? await (0,remove_preview/* discard */.v)(link, work) : `${link} stays, and has the site.`;
        const advice = (0,build_target/* isPreview */.b)(target)
            ? ''
            : `Write "domain: ${link}" to deploy there again, or delete it in the hosting account. `;
        const toDo = `${advice}${(0,errors/* isCancelled */.mm)(cause) ? '' : hint}`.trim();
        throw new errors/* ActionError */.lZ(`GitHub did not record the new address ${link}. ${fate} ${message}`, { hint: toDo, cause });
    }
    return progress.deployment;
}
/** @throws {RefusedError} if another site claimed the link at the same moment. Then the own deployment is deleted. */
async function requireClaim(mine, { deployments, github, progress }) {
    const newest = await (0,log/* bestEffort */.z)('look whether another site claims the same address', () => deployments.newest(100));
    const rival = newest && (0,one_site/* rivalOf */.IS)(mine, newest, github?.firstDate ?? mine.createdAt);
    if (rival === undefined)
        return;
    await (0,log/* bestEffort */.z)('delete the deployment of this run', () => deployments.remove([mine]));
    progress.deployment = undefined;
    progress.upload = 'perhaps';
    throw new refusals/* RefusedError */.fk((0,refusals/* claimLost */.rf)(rival));
}
/** The own record as it is now. Undefined if it can't be read. @throws {RefusedError} if another job deployed to it, too */
async function requireOneJob(work) {
    const { deployments, target, github, progress } = work;
    if (!github)
        return undefined;
    const own = await (0,log/* bestEffort */.z)('look whether another job deploys here', () => deployments.record(target));
    const twin = own && !progress.reserved ? (0,one_site/* twinOf */.wA)((0,job/* deployerOf */.qE)(work), own) : undefined;
    if (twin === undefined)
        return own;
    progress.upload = 'perhaps';
    throw new refusals/* RefusedError */.fk((0,refusals/* twoJobs */.nL)(twin));
}
/** What became of the pull request or branch. Undefined if that can't be read, or the branch was not there before. */
async function stateAfter({ isBranchThere }, { github, target }) {
    const { subject } = target;
    if (!github || subject.kind === 'live-site' || (subject.kind === 'branch' && !isBranchThere))
        return undefined;
    return await (0,log/* bestEffort */.z)(`read ${(0,build_target/* describe */.q)(subject)}`, () => (0,state/* stateOf */.L)(subject, github));
}
/** The pull request was closed, or the branch deleted, while its preview was deployed. */
async function removeLate(own, work) {
    const { target } = work;
    log/* log */.R.notice(`${(0,build_target/* describe */.q)(target.subject)} was closed or deleted during this deploy, so its preview is deleted at once.`);
    const { outcome, fault } = await (0,remove_preview/* removePreview */.p)({ ...target, own }, work);
    if (fault !== undefined)
        throw fault;
    return outcome;
}
/** Deployments can be deleted, a workflow file is kept. */
function adviseOnDomain(link, { own }, { target, github, context, inputs }) {
    if (target.domain !== undefined)
        return;
    if (!github)
        log/* log */.R.warning(`Without github-token the address ${link} is not remembered: the next run makes another one, and closing a pull request deletes none. Leave "github-token" out, so that it is the job's own token.`);
    else if (!(0,build_target/* isPreview */.b)(target) && own.length === 0) {
        // One line in the workflow would be that of all its sites.
        const isOneOfSeveral = !['', 'null'].includes(inputs.matrix);
        const advice = isOneOfSeveral ? 'It is remembered.' : (0,refusals/* onlyForPushes */.co)(target.subject, link, context.event);
        log/* log */.R.notice(`The site has an address of its own now: ${link}. ${advice}`);
    }
}


/***/ }),

/***/ 7614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reserve: () => (/* binding */ reserve)
/* harmony export */ });
/* harmony import */ var _ownership_destination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3949);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2108);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9930);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5179);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(503);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2390);
/* harmony import */ var _seen_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5031);
/* harmony import */ var _show_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3681);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8168);









/** What a link shows until the deploy that follows. It asks again until the site is there. */
function pageFor(what) {
    return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<meta name="color-scheme" content="light dark">
<title>This ${what} is being built</title>
<style>
  body { display: grid; min-height: 90vh; place-content: center; text-align: center; font: 1.1rem/1.6 system-ui, sans-serif }
  p { opacity: 0.7 }
</style>
<h1>This ${what} is being built</h1>
<p>It comes up here by itself in a moment.</p>
`;
}
/** Says where this run's deploy will go, before the build. If there is no link yet, a small page makes one. */
async function reserve(work) {
    const { target, inputs, progress, commenter, deployments } = work;
    const { domain, subject } = target;
    const github = (0,_job_js__WEBPACK_IMPORTED_MODULE_4__/* .requireGitHub */ .xx)(work, 'an address that nobody remembers can not be reserved');
    progress.reserved = true;
    // What can't be read is not closed.
    const state = await (0,_report_log_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(`read ${(0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q)(subject)}`, () => (0,_state_js__WEBPACK_IMPORTED_MODULE_8__/* .stateOf */ .L)(subject, github));
    if (state?.isNeeded === false) {
        const reason = `${(0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q)(subject)} is closed or gone, so it gets no preview.`;
        return { kind: 'skipped', environment: target.environment, target, reason, teardown: false };
    }
    const outcomeOf = (link, more = {}) => {
        const { freed, remarks, before } = progress;
        const quota = { used: undefined, limit: undefined };
        return { kind: 'building', target, link, isMade: false, status: '', quota, freed, remarks, before, ...more };
    };
    const known = async (link) => {
        if (inputs.dryRun)
            return await (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_3__.rehearseBriefly)('Would go to', link, work);
        const outcome = outcomeOf(link);
        await commenter.write(outcome);
        return outcome;
    };
    if (domain !== undefined) {
        progress.before = (await deployments.record(target)).find(({ link }) => link === domain);
        return await known(domain);
    }
    const [seen, isBranchThere] = await Promise.all([(0,_seen_js__WEBPACK_IMPORTED_MODULE_6__/* .readSeen */ .OP)(work), (0,_seen_js__WEBPACK_IMPORTED_MODULE_6__/* .hadBranch */ .yz)(work)]);
    const to = (0,_ownership_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .destinationOf */ .My)((0,_job_js__WEBPACK_IMPORTED_MODULE_4__/* .deployerOf */ .qE)(work, true), seen);
    (0,_show_js__WEBPACK_IMPORTED_MODULE_7__/* .tellNotices */ .l)(to.notices, work);
    if (to.link !== undefined)
        return await known(to.link);
    if (inputs.dryRun)
        return await (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_3__.rehearseBriefly)('Would make', 'a new address', work);
    const content = Buffer.from(pageFor((0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .isPreview */ .b)(target) ? 'preview' : 'site'));
    const files = [{ path: 'index.html', source: '', size: content.length, content }];
    const shipment = { parts: files, site: files, password: (0,_job_js__WEBPACK_IMPORTED_MODULE_4__/* .passwordFor */ .bE)(work) };
    return await (0,_publish_js__WEBPACK_IMPORTED_MODULE_5__/* .publish */ .m)(shipment, { seen, to, isBranchThere }, work, async ({ link, status, quota }) => outcomeOf(link, { isMade: true, status, quota, before: undefined }));
}


/***/ })

};
