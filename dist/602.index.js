export const id = 602;
export const ids = [602];
export const modules = {

/***/ 7518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ workflowFinding),
/* harmony export */   dU: () => (/* binding */ dryRunOutcome),
/* harmony export */   fK: () => (/* binding */ fact),
/* harmony export */   qD: () => (/* binding */ dryRunWithoutSite),
/* harmony export */   x8: () => (/* binding */ checkAccess)
/* harmony export */ });
/* harmony import */ var _github_pull_requests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9407);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5357);
/* harmony import */ var _report_permissions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4506);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9902);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7736);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2090);






/** The dry run of a run that sends no site. */
async function dryRunWithoutSite(what, links, services) {
    const { account, rows } = await checkAccess(services);
    return dryRunOutcome([fact(what, links), ...rows, await workflowFinding(services)], account, services);
}
/** Logs what the workflow file does, and warns of the mistakes in it. */
async function workflowFinding({ context }) {
    const { checkWorkflow } = await Promise.all(/* import() */[__webpack_require__.e(513), __webpack_require__.e(439)]).then(__webpack_require__.bind(__webpack_require__, 1439));
    const { workspace, defaultBranch } = context;
    const { text, markdown, findings } = await checkWorkflow((0,_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .runnerVariables */ .Gg)(), workspace, defaultBranch);
    _log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .Rm.info(text);
    for (const finding of findings)
        _log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .Rm.warning(finding.text, finding.lines);
    return { isGood: false, name: '', text, markdown };
}
const fact = (name, text) => ({ isGood: false, name, text });
const good = (name, text) => ({ isGood: true, name, text });
/** Checks key, account and token. @throws {ActionError} if a deploy would fail */
async function checkAccess(services, known) {
    const { hosting, github } = services;
    const [account, comment] = await Promise.all([
        known ?? hosting.account(),
        commentFindings(services),
        (0,_services_js__WEBPACK_IMPORTED_MODULE_3__/* .requireMayCreate */ .t)(services),
    ]);
    const used = `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(account.links.length, 'link')} in use; quota used: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .formatQuota */ .eN)(account.quota) || 'not reported'}`;
    if (!github)
        _log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .Rm.warning('Nothing is remembered, because "github-token" is empty.');
    const remembers = github ? [good('Deployments', 'the token may create them')] : [];
    return { account, rows: [good('Key', 'accepted'), fact('Account', used), ...remembers, ...comment] };
}
/** An empty comment gets 422 if the token may write, and 403 if not. */
async function commentFindings({ github, target: { subject }, inputs }) {
    if (!github || !inputs.comment || subject.kind !== 'pull-request')
        return [];
    const may = await (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z$)('ask whether the token may comment', () => (0,_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_0__/* .mayComment */ .zm)(github, subject.number));
    if (may)
        return [good('Comment', 'the token may write it')];
    if (may === false)
        _log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .Rm.warning('Comment: the token may not write it. Add to the job:', _report_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .permissionLines */ .$r);
    return [];
}
function dryRunOutcome(findings, { quota }, services) {
    const { target, context } = services;
    // GitHub runs such a workflow from the default branch only.
    const end = context.event === 'workflow_run' ? 'merge that' : 'push';
    const first = _log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .Rm.warnings.some(({ isNotice }) => !isNotice) ? 'Correct the warnings. ' : '';
    const all = [fact('Next', `${first}Delete "dry-run: true", and ${end}`), ...findings];
    for (const { name, text, markdown } of all)
        if (!markdown)
            _log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .Rm.info(name ? `${name}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .sentence */ .em)(text)}` : text);
    const reason = 'This is a dry run: nothing was changed.';
    return { kind: 'skipped', target, reason, quota, findings: all };
}


/***/ }),

/***/ 6216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JS: () => (/* binding */ replacesNewer),
/* harmony export */   Px: () => (/* binding */ anotherWorkflow),
/* harmony export */   co: () => (/* binding */ onlyForPushes),
/* harmony export */   dS: () => (/* binding */ deployedTwice),
/* harmony export */   fk: () => (/* binding */ RefusedError),
/* harmony export */   id: () => (/* binding */ belongsToPreview),
/* harmony export */   mE: () => (/* binding */ lostSite),
/* harmony export */   nL: () => (/* binding */ twoJobs),
/* harmony export */   tP: () => (/* binding */ belongsToLiveSite),
/* harmony export */   zA: () => (/* binding */ branchIsPreview),
/* harmony export */   zo: () => (/* binding */ wasThereBefore)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3620);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2991);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2090);





class RefusedError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
}
const runAgain = 'Another run of this site may be making it, or it is being deleted just now: then run the job again in a minute.';
/** The `domain` line that deploys to a link for pushes only. */
function onlyForPushes({ kind }, link = 'my-site.tiiny.site', event = 'push') {
    // These events never deploy a preview.
    if (['release', 'workflow_run', 'schedule'].includes(event))
        return `domain: ${link}`;
    const isDefault = kind === 'branch' ? ' && github.ref_name == github.event.repository.default_branch' : '';
    return `domain: \${{ github.event_name == 'push'${isDefault} && '${link}' || '' }}`;
}
function belongsToLiveSite(link, site, subject) {
    const environment = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(site.environment);
    const message = `${link} belongs to the live site of the environment "${environment}", so nothing was sent there.`;
    const text = `${runAgain} Leave "domain" out for previews: each gets its own address. Or deploy to that address for pushes only:`;
    const lines = onlyForPushes(subject, link);
    if (subject.kind !== 'live-site')
        return new RefusedError(message, { hint: { text, lines } });
    const hint = `${runAgain} If both are one site, write "environment: ${environment}". If ${link} moves to this site, deploy the environment "${environment}" to another "domain" first, or delete it with "mode: teardown" and "domain: ${link}". Else write another "domain".`;
    return new RefusedError(message, { hint });
}
function belongsToPreview(link, preview) {
    const subject = (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .subjectOf */ .et)(preview.task);
    const site = `the preview of ${subject ? (0,_subject_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q)(subject) : 'another site'} of the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(preview.environment)}"`;
    const who = subject?.kind === 'pull-request' ? `Close ${(0,_subject_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q)(subject)}` : 'Delete that branch';
    const hint = `${runAgain} ${who}, or delete the preview with "mode: teardown" and "domain: ${link}". Else write another "domain".`;
    return new RefusedError(`${link} belongs to ${site}, so nothing was sent there.`, { hint });
}
function wasThereBefore(link, subject) {
    const message = `${link} was there before this preview, so nothing was sent there. A preview replaces and deletes only what it made.`;
    const text = `${runAgain} Leave "domain" out for previews: each gets its own address. Or give each a name of its own, such as one with its number. Or deploy to that address for pushes only:`;
    return new RefusedError(message, { hint: { text, lines: onlyForPushes(subject) } });
}
const keepsApart = ({ link, environment }) => `If they are two sites, the one at ${link} keeps the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(environment)}", and the other one gets its own, as in "environment: docs".`;
function deployedTwice(newest, isOtherJob) {
    const who = isOtherJob ? 'Another job or step of this run' : 'This run';
    const message = `${who} has already deployed to the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(newest.environment)}", to ${newest.link}. A second site would replace the first one, so nothing was sent.`;
    const hint = `${keepsApart(newest)} If a step was only repeated, run the job again instead.`;
    return new RefusedError(message, { hint });
}
function anotherWorkflow(newest, subject) {
    const { link, workflow, environment } = newest;
    const where = `The environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(environment)}"`;
    const by = `was deployed to ${link} by another workflow file, ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(workflow)}`;
    if (subject.kind !== 'live-site') {
        const message = `${where} of this preview ${by}, for the same commit. This deploy replaces that site.`;
        return new RefusedError(message, { hint: keepsApart(newest) });
    }
    const message = `${where} ${by}. This deploy would replace that site, so nothing was sent.`;
    const text = `If both files deploy one site, or the file was renamed, write "domain: ${link}". ${keepsApart(newest)} To deploy to that address for pushes only:`;
    return new RefusedError(message, { hint: { text, lines: onlyForPushes(subject, link) } });
}
/** A warning if a newer run deployed last. The record may include this run's deployment. */
function replacesNewer({ run }, record, sha) {
    const last = record.find((each) => each.link !== '' && each.run !== run);
    if (last === undefined || last.sha === sha || !(0,_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .isNewerRun */ .VZ)(last.run, run))
        return undefined;
    return 'A newer run has deployed here, too; if this address shows an older commit, run the newest one again.';
}
function twoJobs(second) {
    const message = `Another job of this run deployed to the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(second.environment)}" at the same time, to ${second.link}. One of the two sites may have replaced the other.`;
    return new RefusedError(message, { hint: `${keepsApart(second)} Then run both again.` });
}
function lostSite(link) {
    const message = `The account has no site at ${link} any more, where this environment was deployed to. Nothing was changed.`;
    const hint = `Is this the key of another account? If the key is right, write "domain: ${link}" to make the site there again. For a new address delete what is remembered first, with "mode: teardown" and "domain: ${link}".`;
    return new RefusedError(message, { hint });
}
function branchIsPreview(branch) {
    const what = `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(branch)} is not the default branch, so this is a preview, which is deleted with the branch if the workflow runs on "delete", or by a sweep.`;
    return `${what} For a live site of this branch write "mode: deploy", a new "domain" and an "environment" of its own, such as "staging".`;
}


/***/ }),

/***/ 8539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ removeOwnPreview),
/* harmony export */   SV: () => (/* binding */ deleteLink),
/* harmony export */   Sm: () => (/* binding */ notInAccount),
/* harmony export */   tN: () => (/* binding */ removeOtherPreview)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3620);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5357);
/* harmony import */ var _report_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9328);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7736);





/** @param isOwn whether it is a link of the site that the run is for @throws {ActionError} */
async function deleteLink(link, { hosting, history }, isOwn = true) {
    const account = await hosting.remove(link);
    if (account.wasThere)
        history.push({ kind: 'deleted', link, isOwn });
    return account;
}
/** Deletes the links of a preview, then its deployments (DESIGN 3, "Taking down"). The next sweep retries what failed. */
async function removePreview(preview, services, isOwn, reason) {
    const { record, subject, environment } = preview;
    const links = [];
    const absent = [];
    let quota = { used: undefined, limit: undefined };
    let error;
    for (const link of (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .linksOf */ .hP)(record)) {
        try {
            _log_js__WEBPACK_IMPORTED_MODULE_2__/* .log */ .Rm.info(`Deleting ${link}.`);
            const account = await deleteLink(link, services, isOwn);
            quota = account.quota;
            (account.wasThere ? links : absent).push(link);
        }
        catch (cause) {
            const { message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(cause);
            error ??= new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(`${link} could not be deleted. ${message}`, { hint, cause });
        }
    }
    // Keep the deployments of links that could not be deleted.
    const gone = error === undefined ? record : record.filter(({ link }) => [...links, ...absent].includes(link));
    await services.deployments.remove(gone).catch((cause) => {
        error ??= cause;
    });
    const target = { subject, environment, sha: record[0]?.sha ?? '', domain: undefined };
    return { outcome: { kind: 'removed', target, links, absent, quota, reason }, error };
}
/** Deletes another site's preview, and shows that in its comment. @param reason why an open one is deleted */
async function removeOtherPreview(preview, services, reason = '') {
    const { github, inputs } = services;
    const { outcome, error } = await removePreview(preview, services, false, reason);
    const absent = notInAccount(outcome.links, outcome.absent);
    if (error === undefined)
        await (0,_report_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .commenterFor */ .s)(preview, github, inputs).write(outcome, absent ? [{ text: absent }] : []);
    return { outcome, error };
}
/** Deletes the run's own. @param reason why there is nothing to delete @throws {ActionError} if a part of it stays */
async function removeOwnPreview(record, services, reason = '') {
    const { outcome, error } = await removePreview({ ...services.target, record }, services, true, reason);
    if (error !== undefined)
        throw error;
    const absent = notInAccount(outcome.links, outcome.absent);
    if (absent)
        _log_js__WEBPACK_IMPORTED_MODULE_2__/* .log */ .Rm.remark(absent);
    return outcome;
}
/** A warning about links that the account did not have. Empty if it had them all. */
function notInAccount(deleted, absent) {
    if (absent.length === 0)
        return '';
    const question = deleted.length === 0 ? ' Is this the key of another account?' : '';
    return `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOf */ .Ku)(absent, 10)} was not in this account, so nothing was deleted there.${question}`;
}


/***/ }),

/***/ 602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tearDown: () => (/* binding */ tearDown)
/* harmony export */ });
/* harmony import */ var _dry_run_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7518);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1828);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2912);
/* harmony import */ var _github_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3620);
/* harmony import */ var _github_pull_requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9407);
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8713);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5357);
/* harmony import */ var _ownership_refusals_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6216);
/* harmony import */ var _report_permissions_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4506);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2991);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7736);
/* harmony import */ var _remove_preview_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8539);












/** Deletes a preview, or the link in `domain` (DESIGN 3, "Taking down"). @throws {ActionError} if a part of it stays */
async function tearDown(services) {
    const { target, github, deployments, inputs } = services;
    // Otherwise the event is a close or a deletion.
    const byPerson = inputs.mode === 'teardown';
    const { domain, subject } = target;
    if (!github && domain === undefined)
        throw (0,_report_permissions_js__WEBPACK_IMPORTED_MODULE_8__/* .unknownLink */ .Th)();
    if (domain !== undefined && (byPerson || !github))
        return await removeNamed(domain, services);
    const [record, state] = await Promise.all([
        deployments.record(target),
        // If GitHub does not answer, trust the event.
        byPerson || !github ? undefined : (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .bestEffort */ .z$)(`read ${(0,_subject_js__WEBPACK_IMPORTED_MODULE_9__/* .describe */ .q)(subject)}`, () => (0,_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .stateOf */ .L4)(subject, github)),
    ]);
    const why = subject.kind === 'branch' ? 'the branch exists' : 'it is open';
    if (state?.isNeeded)
        return { kind: 'skipped', target, reason: `The preview of ${(0,_subject_js__WEBPACK_IMPORTED_MODULE_9__/* .describe */ .q)(subject)} stays: ${why}.` };
    const links = (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .linksOf */ .hP)(record);
    if (domain !== undefined && !links.includes(domain))
        _log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .Rm.notice(`${domain} was left as it is: it is no address of this preview.`);
    if (inputs.dryRun && record.length > 0)
        return await (0,_dry_run_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .dryRunWithoutSite */ .qD)('Would delete', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_10__/* .firstOf */ .Ku)(links, 10), services);
    const reason = links.length > 0 ? '' : await nothingThere(services);
    return await (0,_remove_preview_js__WEBPACK_IMPORTED_MODULE_11__/* .removeOwnPreview */ .Lv)(record, services, reason);
}
/** Previews in other environments may be other sites, so it does not offer to delete them. */
async function nothingThere({ deployments, target }) {
    const { subject, environment } = target;
    const nothing = `No preview of ${(0,_subject_js__WEBPACK_IMPORTED_MODULE_9__/* .describe */ .q)(subject)} is known in the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_10__/* .printable */ .g$)(environment)}", so nothing was deleted.`;
    const all = await (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .bestEffort */ .z$)('look for other previews', () => deployments.ofSubject(subject, () => true));
    const others = (all ?? []).filter(({ link }) => link !== '');
    const names = [...new Set(others.map((each) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_10__/* .printable */ .g$)(each.environment)))];
    return names.length > 0 ? `${nothing} Its previews in other environments stay: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_10__/* .firstOf */ .Ku)(names, 10)}.` : nothing;
}
/** Deletes the link in `domain`. With a token, a preview's run may delete only its own. */
async function removeNamed(link, services) {
    const { deployments, github, inputs, target, context } = services;
    const isOfPreview = (0,_subject_js__WEBPACK_IMPORTED_MODULE_9__/* .isPreview */ .b)(target) && github !== undefined;
    const reading = isOfPreview ? deployments.record(target) : allOf(link, services).catch(warnIfRefused);
    const named = (await reading) ?? [];
    const ofLink = named.filter((each) => each.link === link);
    if (isOfPreview && ofLink.length === 0) {
        const message = `${link} is no address of this preview, so nothing was deleted.`;
        const hint = 'To delete it all the same, start this workflow on the default branch.';
        if (context.event === 'workflow_dispatch')
            throw new _ownership_refusals_js__WEBPACK_IMPORTED_MODULE_7__/* .RefusedError */ .fk(message, { hint });
        return { kind: 'skipped', target, reason: message };
    }
    if (ofLink.length === 0)
        await requireListed(link, services);
    if (inputs.dryRun)
        return await (0,_dry_run_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .dryRunWithoutSite */ .qD)('Would delete', link, services);
    _log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .Rm.info(`Deleting ${link}.`);
    const { quota, wasThere } = await (0,_remove_preview_js__WEBPACK_IMPORTED_MODULE_11__/* .deleteLink */ .SV)(link, services);
    await deployments.remove(ofLink).catch(warnIfRefused);
    if (!wasThere)
        _log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .Rm.remark((0,_remove_preview_js__WEBPACK_IMPORTED_MODULE_11__/* .notInAccount */ .Sm)([], [link]));
    const gone = wasThere ? { links: [link], absent: [] } : { links: [], absent: [link] };
    return { kind: 'removed', target, ...gone, quota, isPartial: ofLink.length < named.length, reason: '' };
}
/** All deployments of live sites with this link, and those of previews among the repository's newest. */
async function allOf(link, { deployments }) {
    const readLiveSites = deployments.ofSubject({ kind: 'live-site' }, () => false);
    const [liveSites, newest] = await Promise.all([readLiveSites, deployments.newest()]);
    const previews = newest.filter(({ task }) => task !== _github_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .liveSiteTask */ .t4);
    return [...liveSites, ...previews].filter((each) => each.link === link);
}
/** A refusal by GitHub is only a warning: the link is deleted anyway. */
function warnIfRefused(error) {
    if (!(error instanceof _github_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_ && [403, 404].includes(error.status)))
        throw error;
    _log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .Rm.warning(...(0,_report_permissions_js__WEBPACK_IMPORTED_MODULE_8__/* .notEnded */ .Au)(error));
}
/** @throws {InputError} if the account does not have the link */
async function requireListed(link, { hosting }) {
    const account = await hosting.account();
    if ((0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_5__/* .lists */ .k)(account, link))
        return;
    const hint = `Check how it is spelled. The account has ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(account.links.length, 'link')}.`;
    const message = `the account has no link ${link}, and no deployment that was read names it, so nothing was deleted.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('domain', message, { hint });
}


/***/ })

};
