export const id = 457;
export const ids = [457,78,168];
export const modules = {

/***/ 9120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sm: () => (/* binding */ openPullRequests),
/* harmony export */   TV: () => (/* binding */ branchExists),
/* harmony export */   VV: () => (/* binding */ pullRequest)
/* harmony export */ });
async function pullRequest(github, number) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
    const pull = await github.ask(`read pull request #${number}`, route, { pull_number: number });
    const state = pull.string('state');
    if (state !== 'open' && state !== 'closed')
        pull.fail('has an unknown state');
    return {
        open: state === 'open',
        headSha: pull.string('head.sha'),
        /** `owner/repo` in lower case. Empty if the repository with the branch was deleted. */
        headRepository: pull.text('head.repo.full_name').toLowerCase(),
        title: pull.text('title'),
    };
}
/** Titles by number. */
async function openPullRequests(github) {
    const titles = new Map();
    for await (const page of github.pages('list pull requests', 'GET /repos/{owner}/{repo}/pulls', { state: 'open' }))
        for (const pull of page)
            titles.set(pull.number('number'), pull.text('title'));
    return titles;
}
/** Asks for a list: a 404 for one branch may mean that the token may not read any. */
async function branchExists(github, branch) {
    const route = 'GET /repos/{owner}/{repo}/git/matching-refs/{ref}';
    // GitHub lists all branches whose names begin so.
    for await (const page of github.pages('look for a branch (contents: read)', route, { ref: `heads/${branch}` }))
        if (page.some((found) => found.string('ref') === `refs/heads/${branch}`))
            return true;
    return false;
}


/***/ }),

/***/ 2285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ removePreview),
/* harmony export */   v: () => (/* binding */ discard)
/* harmony export */ });
/* harmony import */ var _deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8949);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1828);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2108);
/* harmony import */ var _report_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7736);





/**
 * Deletes a preview: first its links, then its deployments, then it says so in the comment. A link that can't be deleted
 * does not stop the others. What is left is for the next sweep: deleting what is gone is no error.
 *
 * @param why shown in the comment. Undefined if nobody needs the preview any more.
 */
async function removePreview(preview, job, why) {
    const { hosting, deployments, github, inputs } = job;
    const { own, subject, environment } = preview;
    const deleted = [];
    let quota = { used: undefined, limit: undefined };
    let fault;
    for (const link of (0,_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .linksOf */ .hP)(own)) {
        try {
            _report_log_js__WEBPACK_IMPORTED_MODULE_2__/* .log */ .R.info(`Deleting ${link}.`);
            quota = (await hosting.remove(link)).quota;
            deleted.push(link);
            if ('progress' in job)
                job.progress.deleted.push(link);
        }
        catch (cause) {
            const { message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z9)(cause);
            fault ??= new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ(`${link} could not be deleted. ${message}`, { hint, cause });
        }
    }
    try {
        // What names a link that is still there must go on naming it.
        await deployments.remove(fault === undefined ? own : own.filter(({ link }) => deleted.includes(link)));
    }
    catch (error) {
        fault ??= error;
    }
    const target = { subject, environment, sha: own[0]?.sha ?? '', domain: undefined };
    const outcome = { kind: 'removed', target, links: deleted, quota, reason: '', why };
    if (fault === undefined)
        await (0,_report_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .commenter */ .n)({ subject, environment }, github, inputs).write(outcome);
    return { outcome, fault };
}
/** Deletes a link that this very run made and can't keep, and its deployment. Returns what became of it, as a sentence. */
async function discard(link, { hosting, deployments, progress }) {
    try {
        await hosting.remove(link);
        progress.deleted.push(link);
    }
    catch (error) {
        const why = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error));
        return `${link} could not be deleted again: delete it in the hosting account if nobody needs it. ${why}`;
    }
    const { deployment } = progress;
    if (deployment)
        await (0,_report_log_js__WEBPACK_IMPORTED_MODULE_2__/* .bestEffort */ .z)('delete its deployment', () => deployments.remove([deployment]));
    progress.deployment = undefined;
    return `${link} was deleted again.`;
}


/***/ }),

/***/ 5031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OP: () => (/* binding */ readSeen),
/* harmony export */   tw: () => (/* binding */ requireMayCreate),
/* harmony export */   yz: () => (/* binding */ hadBranch)
/* harmony export */ });
/* harmony import */ var _deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8949);
/* harmony import */ var _deployments_permissions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1636);
/* harmony import */ var _deployments_pull_requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9120);
/* harmony import */ var _ownership_destination_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3949);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9930);





/**
 * Reads all that decides where a deploy goes, side by side (DESIGN 3, "Look").
 *
 * @throws {ActionError} if anything of it can't be read: then everything has an owner
 */
async function readSeen(work) {
    const { deployments, github, target, progress } = work;
    const reading = deployments.record(target);
    const linking = reading.then((own) => (0,_ownership_destination_js__WEBPACK_IMPORTED_MODULE_2__/* .linkFor */ ._q)(target, own));
    linking.catch(() => { });
    const [own, liveSites, ofClaim] = await Promise.all([
        reading,
        (0,_target_js__WEBPACK_IMPORTED_MODULE_3__/* .isPreview */ .b)(target) || !github
            ? []
            : deployments.liveSites((found) => linking.then((link) => !link || found.some((each) => each.link === link))),
        reading.then((found) => {
            progress.before = found.find(({ link }) => link !== '');
            return readForClaim(found.length === 0 ? [] : (0,_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .linksOf */ .hP)(found), work);
        }),
    ]);
    return { own, liveSites, ...ofClaim };
}
/** What must be known of a link that the record does not name. */
async function readForClaim(known, work) {
    const { hosting, deployments, github, target } = work;
    const link = target.domain ?? known[0];
    if (link !== undefined && (known.includes(link) || !github))
        return {};
    if (link === undefined) {
        const [account] = await Promise.all([hosting.account(), requireMayCreate(work)]);
        return { account };
    }
    const isOfPreview = (0,_target_js__WEBPACK_IMPORTED_MODULE_3__/* .isPreview */ .b)(target);
    const [account, found] = await Promise.all([
        hosting.account(),
        isOfPreview
            ? deployments.liveSites((found) => found.length >= 1000 || found.some((each) => each.link === link))
            : deployments.newest(1000),
        requireMayCreate(work),
    ]);
    return isOfPreview ? { account, liveSites: found } : { account, others: found };
}
/** @throws {InputError} if the token may not create deployments, so that a new link would be forgotten */
async function requireMayCreate({ deployments, github, target }) {
    if (github && !(await deployments.mayCreate()))
        throw (0,_deployments_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .recordRefused */ .Gc)((0,_target_js__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q)(target.subject));
}
/** Whether a branch is there before its preview is deployed. Undefined if that can't be seen, or the preview is for none. */
async function hadBranch({ github, target }) {
    const { subject } = target;
    if (subject.kind !== 'branch' || !github)
        return undefined;
    return await (0,_deployments_pull_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .branchExists */ .TV)(github, subject.branch).catch(() => undefined);
}


/***/ }),

/***/ 8168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ stateOf),
/* harmony export */   askPullRequest: () => (/* binding */ askPullRequest)
/* harmony export */ });
/* harmony import */ var _deployments_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4215);
/* harmony import */ var _deployments_permissions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1636);
/* harmony import */ var _deployments_pull_requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9120);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(503);





/**
 * @param seesPulls whether pull requests could just be listed: then one that answers 404 is gone
 * @throws {GitHubError} if it can't be read
 */
async function stateOf(subject, github, seesPulls = false) {
    const rest = { title: '', headSha: '' };
    if (subject.kind === 'live-site')
        return { ...rest, isNeeded: true };
    if (subject.kind === 'branch')
        return { ...rest, isNeeded: await (0,_deployments_pull_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .branchExists */ .TV)(github, subject.branch) };
    try {
        const { open, title, headSha } = await (0,_deployments_pull_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequest */ .VV)(github, subject.number);
        return { isNeeded: open, title, headSha };
    }
    catch (error) {
        if (seesPulls && error instanceof _deployments_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && error.status === 404)
            return { ...rest, isNeeded: false };
        throw error;
    }
}
/** Asks GitHub for what the event does not tell. @throws {InputError | GitHubError} if there is no answer */
async function askPullRequest({ number, fromInput }, job) {
    // Without a token nothing is recorded. So nobody needs the head of a pull request that GitHub itself named.
    if (!fromInput && job.inputs.githubToken === '')
        return undefined;
    const why = fromInput
        ? 'the number of a pull request is used only after GitHub has confirmed it'
        : `the event does not contain the latest commit of pull request #${number}, so GitHub must be asked for it`;
    const github = (0,_job_js__WEBPACK_IMPORTED_MODULE_3__/* .requireGitHub */ .xx)(job, why);
    return await (0,_deployments_pull_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequest */ .VV)(github, number).catch((error) => {
        if (!(0,_deployments_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .isForbidden */ .US)(error))
            throw error;
        const hint = `If it exists on GitHub, the token has no permission to see it. Then add to the job:\n${_deployments_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionLines */ .$r}`;
        const message = `pull request #${number} can't be read, so nothing was done. ${error.message}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(fromInput ? 'pull-request' : 'github-token', message, { hint, cause: error });
    });
}


/***/ }),

/***/ 8078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ previewFactsOf),
  sweep: () => (/* binding */ sweep),
  G: () => (/* binding */ sweepPreviews)
});

// EXTERNAL MODULE: ./build/deployments/answers.js
var answers = __webpack_require__(4215);
// EXTERNAL MODULE: ./build/deployments/deployment.js
var deployment = __webpack_require__(8949);
// EXTERNAL MODULE: ./build/deployments/permissions.js
var permissions = __webpack_require__(1636);
// EXTERNAL MODULE: ./build/deployments/pull-requests.js
var pull_requests = __webpack_require__(9120);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/hosting/account.js
var account = __webpack_require__(8713);
// EXTERNAL MODULE: ./build/report/log.js
var log = __webpack_require__(2108);
// EXTERNAL MODULE: ./build/report/outcome.js
var outcome = __webpack_require__(7518);
// EXTERNAL MODULE: ./build/target.js
var target = __webpack_require__(9930);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
;// CONCATENATED MODULE: ./build/report/sweep-failure.js





/** The error of a sweep that could not read or delete some previews; undefined if it could. The table says why for each. */
function sweepFailure({ previews }) {
    const failed = previews.filter(({ fault }) => fault !== undefined);
    const [first] = failed;
    if (first === undefined)
        return undefined;
    const names = failed.map(({ subject }) => (0,target/* describe */.q)(subject));
    const message = `${(0,printable/* count */.U9)(failed.length, 'preview')} could not be swept: ${(0,printable/* firstOf */.Ku)(names, 10)}. ${first.stays ?? ''}`;
    const hint = (0,answers/* isForbidden */.US)(first.fault)
        ? `Add to the job, and run the sweep again:\n${permissions/* permissionLines */.$r}`
        : ((0,errors/* wordsOf */.Z9)(first.fault).hint ?? 'Correct the cause and run the sweep again.');
    return new errors/* ActionError */.lZ(message, { hint, cause: first.fault });
}

// EXTERNAL MODULE: ./build/operations/job.js + 7 modules
var operations_job = __webpack_require__(503);
// EXTERNAL MODULE: ./build/operations/remove-preview.js
var remove_preview = __webpack_require__(2285);
// EXTERNAL MODULE: ./build/operations/state.js
var operations_state = __webpack_require__(8168);
;// CONCATENATED MODULE: ./build/operations/sweep.js














/** Previews that are deleted in one run at most. */
const mostDeleted = 100;
/** Requests that are left to the token for other runs. A repository's has 1,000 an hour. */
const leftToOthers = 300;
const day = 24 * 60 * 60_000;
/**
 * Deletes the previews of one environment whose pull request is closed or whose branch is gone. With `expire-after` also
 * pull requests' previews that nobody deployed to for so long.
 */
async function sweep(environment, job) {
    const { deployments, hosting, inputs, signal } = job;
    (0,operations_job/* requireGitHub */.xx)(job, "a sweep finds the previews in the repository's deployments");
    const previews = await deployments.previews(environment).catch((error) => {
        throw (0,answers/* isForbidden */.US)(error) ? (0,permissions/* recordRefused */.Gc)('previews', error, false) : error;
    });
    if (inputs.dryRun && !(await deployments.mayCreate()))
        throw (0,permissions/* recordRefused */.Gc)('previews', undefined, false);
    const { previews: swept, left } = await sweepPreviews(previews, job);
    // A dry run says whether the key is good.
    const account = inputs.dryRun ? await hosting.account() : await hosting.account().catch(() => undefined);
    const elsewhere = previews.length > 0 ? new Map() : await previewsElsewhere(job);
    const done = { kind: 'swept', environment, previews: swept, left, account, isDry: inputs.dryRun, elsewhere };
    const deleted = swept.flatMap((each) => each.deleted);
    const hint = deleted.length > 0 ? `${deleted.join(', ')} was deleted. The next sweep does the rest.` : undefined;
    const error = signal.aborted ? new errors/* CancelledError */.cc(signal.reason.signal, hint) : sweepFailure(done);
    const failed = { kind: 'failed', operation: 'sweep', environment, error, progress: (0,outcome/* noProgress */.n)(), swept: done };
    return error === undefined ? done : failed;
}
/** How many previews each environment has, if the swept one has none: its name may be wrong. */
async function previewsElsewhere({ deployments }) {
    const newest = await (0,log/* bestEffort */.z)('look for previews in other environments', () => deployments.newest(100));
    const tasks = new Map();
    for (const { environment, task, link } of newest ?? []) {
        if (task === 'deploy:site' || link === '')
            continue;
        tasks.set(environment, (tasks.get(environment) ?? new Set()).add(task));
    }
    return new Map([...tasks].map(([environment, each]) => [environment, each.size]));
}
/** The facts that a table shows. `links` are those that are still there. */
function previewFactsOf({ subject, own }, links, title = '') {
    return { subject, title, links, since: own.at(-1)?.createdAt };
}
/**
 * Deletes those of some previews that nobody needs, one after another.
 *
 * @param listed if given, only previews with a link that this account lists, whatever their age
 */
async function sweepPreviews(all, job, listed) {
    const { inputs, signal } = job;
    const github = (0,operations_job/* requireGitHub */.xx)(job, 'GitHub knows which previews are needed');
    const days = listed ? undefined : inputs.expireAfter;
    const holding = listed ? all.filter(({ own }) => (0,deployment/* linksOf */.hP)(own).some((link) => (0,account/* lists */.k)(listed, link))) : all;
    const open = holding.length > 0 ? await (0,pull_requests/* openPullRequests */.Sm)(github).catch(() => undefined) : undefined;
    const previews = [];
    let left = 0;
    for (const preview of holding) {
        const title = preview.subject.kind === 'pull-request' ? open?.get(preview.subject.number) : undefined;
        if (title !== undefined && !isExpired(preview, days)) {
            if (!listed)
                previews.push({ ...previewFactsOf(preview, (0,deployment/* linksOf */.hP)(preview.own), title), deleted: [], stays: 'it is open' });
            continue;
        }
        const isTooMuch = previews.filter(({ deleted }) => deleted.length > 0).length >= mostDeleted;
        const isUsedUp = (github.remaining ?? Number.POSITIVE_INFINITY) < leftToOthers;
        if (signal.aborted || isTooMuch || isUsedUp)
            left += 1;
        else
            previews.push(await sweepOne(preview, job, { github, days, open }));
    }
    for (const each of previews)
        logEnd(each);
    return { previews, left };
}
/** Whether nobody deployed to a pull request's preview for some days. A branch's may be somebody's site: it never expires. */
function isExpired({ subject, own: [newest] }, days) {
    if (subject.kind !== 'pull-request' || newest === undefined || days === undefined)
        return false;
    return Date.now() - newest.createdAt > days * day;
}
/** Asks right before it deletes whether somebody needs the preview. What can't be read stays. */
async function sweepOne(preview, job, { github, days, open }) {
    const { subject, own } = preview;
    const links = (0,deployment/* linksOf */.hP)(own);
    let title = '';
    const stays = (why, fault) => {
        return { ...previewFactsOf(preview, links, title), deleted: [], stays: why, fault };
    };
    try {
        const state = await (0,operations_state/* stateOf */.L)(subject, github, open !== undefined);
        title = state.title;
        const isOld = isExpired(preview, days);
        if (state.isNeeded && !isOld)
            return stays(subject.kind === 'branch' ? 'the branch exists' : 'it is open');
        if (job.inputs.dryRun)
            return stays('a dry run deletes nothing');
        const expired = state.isNeeded ? days : undefined;
        const { outcome, fault } = await (0,remove_preview/* removePreview */.p)(preview, job, expired === undefined ? undefined : { days: expired });
        const rest = links.filter((link) => !outcome.links.includes(link));
        const why = fault === undefined ? undefined : (0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(fault));
        return { ...previewFactsOf(preview, rest, title), deleted: outcome.links, expired, stays: why, fault };
    }
    catch (fault) {
        return stays((0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(fault)), fault);
    }
}
function logEnd({ subject, deleted, expired, stays, links }) {
    const after = expired === undefined ? '' : `, ${(0,printable/* count */.U9)(expired, 'day')} after its last deploy`;
    if (deleted.length > 0)
        log/* log */.R.info(`${(0,target/* describe */.q)(subject)}: deleted ${deleted.join(', ')}${after}`);
    if (stays !== undefined)
        log/* log */.R.info([`${(0,target/* describe */.q)(subject)}: stays, ${stays}`, ...links].join(': '));
}


/***/ }),

/***/ 8457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ lostSite),
  T: () => (/* binding */ uploadSite)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/hosting/account.js
var hosting_account = __webpack_require__(8713);
// EXTERNAL MODULE: ./build/http/attempts.js
var attempts = __webpack_require__(3996);
// EXTERNAL MODULE: ./build/report/log.js
var log = __webpack_require__(2108);
// EXTERNAL MODULE: ./build/target.js
var build_target = __webpack_require__(9930);
// EXTERNAL MODULE: ./build/text/address.js + 1 modules
var address = __webpack_require__(8635);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/operations/remove-preview.js
var remove_preview = __webpack_require__(2285);
;// CONCATENATED MODULE: ./build/operations/answer.js







/**
 * Judges the link that the service answered.
 *
 * @param before the account before a link was made
 * @throws {ActionError} if it is none that this run may have
 */
async function accepted(answer, to, before, work) {
    const { link, status, quota } = answer;
    const { progress, target } = work;
    // A label that is answered for the name that begins with it is that name.
    if (to.link !== undefined && (0,address/* isSameLink */.dF)(link, to.link))
        return { link: to.link, isMade: to.isNew, status, quota };
    progress.link = link.includes('.') ? link : to.link;
    if (!to.isNew && to.link !== undefined) {
        const what = `The site was sent for ${to.link}, but the service answered that it is at ${link}.`;
        progress.upload = 'perhaps';
        if ((0,build_target/* isPreview */.b)(target))
            throw new errors/* ActionError */.lZ(`${what} What was there may be overwritten.`, { hint: lookAt(link) });
        log/* log */.R.warning(`${what} Look at both.`);
        progress.upload = 'done';
        progress.link = to.link;
        return { link: to.link, isMade: false, status, quota };
    }
    if (!link.includes('.')) {
        const label = new errors/* ActionError */.lZ(`The service answered with "${link}", which is no whole name.`);
        throw await unnamedLink(label, before, work);
    }
    if (before && (0,hosting_account/* lists */.k)(before, link)) {
        progress.upload = 'perhaps';
        const message = `A new address was asked for, and the service answered with ${link}, which was there before. What was there may be overwritten.`;
        throw new errors/* ActionError */.lZ(message, { hint: `${lookAt(link)} Perhaps the account has no room for one more link.` });
    }
    if (to.link === undefined)
        return { link, isMade: true, status, quota };
    const fate = (0,build_target/* isPreview */.b)(target) ? await (0,remove_preview/* discard */.v)(link, work) : `${link} stays.`;
    const message = `The address ${to.link} was asked for, and the service made ${link} instead. ${fate}`;
    throw new errors/* ActionError */.lZ(message, { hint: 'Leave "domain" out: this service chooses the names itself.' });
}
const lookAt = (link) => `Look at https://${link}, and deploy its own site again if it must.`;
/** The error for a link whose name nobody knows. Only what is new in the account is named. */
async function unnamedLink(cause, before, { hosting }) {
    const after = await hosting.account().catch(() => undefined);
    const known = new Set(before?.links.flat());
    const added = after?.links.filter((names) => !names.some((name) => known.has(name))) ?? [];
    const names = added.map(([name = '']) => (0,printable/* excerpt */.Kb)(name, 100));
    const news = after && before ? `New in the account since then: ${(0,printable/* firstOf */.Ku)(names, 5) || 'nothing'}.` : '';
    const message = `${(0,errors/* wordsOf */.Z9)(cause).message} A new address may have been made. ${news || 'The account could not be read.'}`;
    const hint = 'Look in the hosting account, and delete what nobody needs. Then run the job again.';
    return new errors/* ActionError */.lZ(message, { hint, cause });
}

// EXTERNAL MODULE: ./build/deployments/deployment.js
var deployment = __webpack_require__(8949);
// EXTERNAL MODULE: ./build/operations/sweep.js + 1 modules
var sweep = __webpack_require__(8078);
;// CONCATENATED MODULE: ./build/operations/make-room.js








/**
 * Makes room in a full account (DESIGN 4). The previews of the run's environment are swept. If that deletes none, the one
 * that was deployed to longest ago is deleted, if the user wants it.
 *
 * @param before the account as it was before the create
 * @param room how many ways were taken before
 * @returns the account anew; or how a run ends that is to be skipped
 * @throws {ActionError} what to do, if there is no room
 */
async function makeRoom(refusal, before, room, work) {
    const { hosting, progress, target, inputs, signal } = work;
    log/* log */.R.info(`${refusal.message} Looking for previews that nobody needs.`);
    const previews = await otherPreviews(work);
    const ways = before ? [sweepListed, replaceOldest] : [];
    for (const [index, way] of ways.entries()) {
        if (index < room)
            continue;
        const freed = await way(previews, before ?? { links: [], quota: noQuota }, work);
        signal.throwIfAborted();
        progress.freed.push(...freed);
        if (freed.length > 0)
            return { account: await hosting.account(), room: index + 1 };
    }
    const account = await hosting.account();
    const holders = holdersIn(previews, account);
    if ((0,build_target/* isPreview */.b)(target) && inputs.whenFull === 'skip')
        return skippedFor(holders, target);
    throw fullAccount(refusal, holders, work);
}
const noQuota = { used: undefined, limit: undefined };
function environmentOf(target) {
    return (0,build_target/* isPreview */.b)(target) ? target.environment : 'preview';
}
/** All previews but the own one. None if they can't be read. */
async function otherPreviews({ deployments, target }) {
    const all = await (0,log/* bestEffort */.z)('look for previews', () => deployments.previews(environmentOf(target)));
    return (all ?? []).filter(({ subject }) => (0,deployment/* taskOf */.Xb)(subject) !== (0,deployment/* taskOf */.Xb)(target.subject));
}
async function sweepListed(previews, listed, work) {
    if (previews.length === 0)
        return [];
    const { previews: swept } = await (0,sweep/* sweepPreviews */.G)(previews, work, listed);
    for (const { fault, subject } of swept)
        if (fault !== undefined)
            warnOf(fault, subject);
    const freed = swept.flatMap(({ deleted }) => deleted);
    if (freed.length > 0)
        log/* log */.R.notice(`The account was full. Previews that nobody needs were deleted: ${(0,printable/* firstOf */.Ku)(freed, 10)}.`);
    return freed;
}
/** Deletes the pull request's preview that was deployed to longest ago, open or not. Never a branch's. */
async function replaceOldest(previews, listed, work) {
    if (!(0,build_target/* isPreview */.b)(work.target) || work.inputs.whenFull !== 'replace-oldest')
        return [];
    const holding = previews.filter(({ own }) => (0,deployment/* linksOf */.hP)(own).some((link) => (0,hosting_account/* lists */.k)(listed, link)));
    const newestOf = ({ own: [newest] }) => newest?.createdAt ?? 0;
    const [oldest] = holding
        .filter(({ subject }) => subject.kind === 'pull-request')
        .toSorted((a, b) => newestOf(a) - newestOf(b));
    if (oldest === undefined)
        return [];
    const roomFor = (0,build_target/* describe */.q)(work.target.subject);
    const { outcome, fault } = await (0,remove_preview/* removePreview */.p)(oldest, work, { roomFor });
    if (fault !== undefined)
        warnOf(fault, oldest.subject);
    const { links } = outcome;
    if (links.length > 0)
        log/* log */.R.notice(`The account was full, so the preview of ${(0,build_target/* describe */.q)(oldest.subject)} was deleted: ${(0,printable/* firstOf */.Ku)(links, 10)}.`);
    return links;
}
function warnOf(fault, subject) {
    log/* log */.R.warning((0,printable/* printable */.g$)(`${(0,build_target/* describe */.q)(subject)}: ${(0,errors/* messageOf */.bD)(fault)}`));
}
/** This repository's previews that hold links of the account. Others are only counted, because logs are public. */
function holdersIn(previews, account) {
    const listed = (own) => (0,deployment/* linksOf */.hP)(own).filter((link) => (0,hosting_account/* lists */.k)(account, link));
    const holding = previews.map((each) => (0,sweep/* previewFactsOf */.b)(each, listed(each.own))).filter(({ links }) => links.length > 0);
    const ours = holding.flatMap(({ links }) => links);
    const isOther = (names) => !ours.some((link) => (0,hosting_account/* lists */.k)({ links: [names] }, link));
    return { previews: holding, others: account.links.filter(isOther).length };
}
function fullAccount(refusal, { previews, others }, { github, target, inputs }) {
    const age = ({ since = Date.now() }) => (0,printable/* formatAge */.nV)(Math.max(0, Date.now() - since));
    const shown = previews.map((each) => `${(0,printable/* excerpt */.Kb)(each.links[0] ?? '', 100)} (${(0,build_target/* describe */.q)(each.subject)}, ${age(each)} old)`);
    const rest = `The account has ${(0,printable/* count */.U9)(others, shown.length > 0 ? 'other link' : 'link')}.`;
    const none = github
        ? `None is a preview of the environment "${(0,printable/* printable */.g$)(environmentOf(target))}".`
        : 'Without a token it is not known which are previews.';
    const held = shown.length > 0
        ? `These previews of this repository hold links: ${(0,printable/* firstOf */.Ku)(shown, 20)}. ${rest}`
        : `${rest} ${none}`;
    const canReplace = shown.length > 0 && (0,build_target/* isPreview */.b)(target) && inputs.whenFull === 'fail';
    const replace = canReplace ? 'Write "when-full: replace-oldest", or close pull requests. ' : '';
    const hint = `${replace}Delete links that nobody needs in the hosting account, or upgrade the account.`;
    return new errors/* ActionError */.lZ(`${refusal.message} ${held}`, { hint, cause: refusal });
}
function skippedFor(holders, target) {
    const close = holders.previews.length > 0 ? 'Close a pull request that has one, or delete' : 'Delete';
    const reason = `The account is full, so ${(0,build_target/* describe */.q)(target.subject)} has no preview of this commit. ${close} a link in the hosting account, and run the job again.`;
    return { kind: 'skipped', environment: target.environment, target, reason, teardown: false, holders };
}

// EXTERNAL MODULE: ./build/operations/seen.js
var seen = __webpack_require__(5031);
;// CONCATENATED MODULE: ./build/operations/upload.js









/**
 * Sends a site (DESIGN 3, "Send"). What the service did not take is made good here, if that is safe.
 *
 * @param before the account before a link is made. Undefined for an update.
 * @returns how the run ends if it is to be skipped for a full account
 * @throws {ActionError} whatever kept the service from taking it
 */
async function uploadSite(shipment, to, before, work, tried = { room: 0, again: (0,attempts/* attempts */.r)(work.signal, log/* log */.R.info) }) {
    const { hosting, progress, signal } = work;
    progress.link = to.link;
    const answer = await hosting.upload(shipment, to).catch((error) => ({ error }));
    if (!('error' in answer)) {
        progress.upload = 'done';
        return await accepted(answer, to, before, work);
    }
    const { error } = answer;
    const isOpen = (0,errors/* mayBeDone */.VH)(error);
    if (isOpen)
        progress.upload = 'perhaps';
    if (signal.aborted)
        throw error;
    if (error instanceof errors/* ServiceError */._7 && error.isFull && to.isNew) {
        const end = await makeRoom(error, before, tried.room, work);
        return 'kind' in end ? end : await uploadSite(shipment, to, end.account, work, { ...tried, room: end.room });
    }
    if (error instanceof errors/* ServiceError */._7 && error.mayBeLost && !to.isNew) {
        const { again, account } = await whereLost(error, to.link ?? '', work);
        return await uploadSite(shipment, again, account, work, tried);
    }
    if (!isOpen || !to.isNew)
        throw error;
    if (to.link === undefined)
        throw await unnamedLink(error, before, work);
    const account = await readAgain(error, to.link, work);
    if ((0,hosting_account/* lists */.k)(account, to.link))
        return await updateOwn(shipment, to.link, work);
    progress.upload = 'not sent';
    if (!(await tried.again((0,errors/* wordsOf */.Z9)(error).message)))
        throw error;
    return await uploadSite(shipment, to, account, work, tried);
}
/** The account tells whether a link is lost. A preview gets another one. */
async function whereLost(refusal, link, work) {
    const { hosting, progress, target, signal } = work;
    const account = await hosting.account().catch(() => {
        signal.throwIfAborted();
        throw refusal;
    });
    if ((0,hosting_account/* lists */.k)(account, link))
        throw refusal;
    progress.upload = 'not sent';
    if (target.domain === undefined && !(0,build_target/* isPreview */.b)(target))
        throw lostSite(link, refusal);
    await (0,seen/* requireMayCreate */.tw)(work);
    const where = target.domain === undefined ? 'gets a new address' : 'is made there again';
    log/* log */.R.warning(`The account has no site at ${link} any more, so this one ${where}. Is this the key of another account?`);
    return { again: { link: target.domain, isNew: true }, account };
}
/** The error for a live site whose link is lost: visitors would look at nothing. */
function lostSite(link, cause) {
    const message = `The account has no site at ${link} any more, where this environment was deployed to. Nothing was sent.`;
    const hint = `Is this the key of another account? If the key is right, write "domain: ${link}" to make the site there again. For a new address delete what is remembered first, with "mode: teardown" and "domain: ${link}".`;
    return new errors/* ActionError */.lZ(message, { hint, cause });
}
/** The account after a name was to be made, and the answer was lost. */
async function readAgain(lost, link, { hosting, signal }) {
    return await hosting.account().catch((cause) => {
        signal.throwIfAborted();
        const hint = 'Look in the hosting account, and delete what nobody needs. Then run the job again.';
        throw new errors/* ActionError */.lZ(`${(0,errors/* wordsOf */.Z9)(lost).message} ${link} may have been made.`, { hint, cause });
    });
}
/** The account lists a name whose answer was lost: this run made it, and perhaps without the whole site. */
async function updateOwn(shipment, link, work) {
    const { hosting, progress, signal, target } = work;
    try {
        const { status, quota } = await hosting.upload(shipment, { link, isNew: false });
        progress.upload = 'done';
        return { link, isMade: true, status, quota };
    }
    catch (cause) {
        if (signal.aborted)
            throw cause;
        const fate = (0,build_target/* isPreview */.b)(target) ? await (0,remove_preview/* discard */.v)(link, work) : `${link} exists now, perhaps without the site.`;
        throw new errors/* ActionError */.lZ(`${(0,errors/* wordsOf */.Z9)(cause).message} ${fate}`, { hint: (0,errors/* wordsOf */.Z9)(cause).hint, cause });
    }
}


/***/ }),

/***/ 3949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   My: () => (/* binding */ destinationOf),
/* harmony export */   _q: () => (/* binding */ linkFor)
/* harmony export */ });
/* unused harmony export ownerOf */
/* harmony import */ var _deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8949);
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8713);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9930);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);
/* harmony import */ var _one_site_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4485);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6216);






/** The link that a deploy asks for. Undefined for a new one. */
function linkFor({ domain }, own) {
    return domain ?? (0,_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .linksOf */ .hP)(own)[0];
}
/**
 * The rules of who owns a link (DESIGN 3), asked once before anything is sent.
 *
 * @throws {RefusedError}
 */
function destinationOf(deployer, seen) {
    const { target, remembers, reserves } = deployer;
    const link = linkFor(target, seen.own);
    if (!remembers)
        return { link, isNew: link === undefined, isClaim: false, notices: [] };
    const twoSites = reserves ? [] : (0,_one_site_js__WEBPACK_IMPORTED_MODULE_4__/* .requireOneSite */ .nk)(deployer, seen.own);
    const notices = [...twoSites, ...firstOfBranch(deployer, seen.own)];
    if (link === undefined)
        return { link, isNew: true, isClaim: false, notices };
    const isClaim = !(0,_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .linksOf */ .hP)(seen.own).includes(link);
    if (!(0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .isPreview */ .b)(target))
        return forLiveSite(link, isClaim, notices, target, seen);
    if (isClaim)
        requireFree(link, target, seen);
    return { link, isNew: isClaim, isClaim, notices };
}
/** A preview may claim only a name that nobody has: so it makes what it claims. */
function requireFree(link, { subject }, { liveSites, account }) {
    const site = liveSites.find((each) => each.link === link);
    if (site !== undefined)
        throw new _refusals_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedError */ .fk((0,_refusals_js__WEBPACK_IMPORTED_MODULE_5__/* .belongsToLiveSite */ .tP)(link, site, subject));
    if (account === undefined || (0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_1__/* .lists */ .k)(account, link))
        throw new _refusals_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedError */ .fk((0,_refusals_js__WEBPACK_IMPORTED_MODULE_5__/* .wasThereBefore */ .zo)(link, subject));
}
/** A live site goes wherever its `domain` says, if the link is neither another live site's nor a preview's. */
function forLiveSite(link, isClaim, notices, target, { liveSites, others = [], account }) {
    const owner = ownerOf(link, liveSites);
    if (owner !== undefined && !(0,_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameEnvironment */ .gj)(owner.environment, target.environment))
        throw new _refusals_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedError */ .fk((0,_refusals_js__WEBPACK_IMPORTED_MODULE_5__/* .belongsToLiveSite */ .tP)(link, owner, target.subject));
    const preview = isClaim ? others.find((each) => each.link === link && each.task !== _deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .liveSiteTask */ .t4) : undefined;
    if (preview !== undefined)
        throw new _refusals_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedError */ .fk((0,_refusals_js__WEBPACK_IMPORTED_MODULE_5__/* .belongsToPreview */ .id)(link, preview));
    const isListed = account !== undefined && (0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_1__/* .lists */ .k)(account, link);
    const replaced = {
        level: 'notice',
        text: `There was a site at ${link} before this environment's first deploy there. This deploy replaces it.`,
    };
    const before = isClaim && isListed && owner === undefined ? [replaced] : [];
    return { link, isNew: isClaim && !isListed, isClaim, notices: [...notices, ...before] };
}
/** The deployment by which a live site has a link: the newest one that names it, if that is its site's current link. */
function ownerOf(link, liveSites) {
    const last = liveSites.find((each) => each.link === link);
    const current = liveSites.find((each) => each.link !== '' && last && (0,_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameEnvironment */ .gj)(each.environment, last.environment));
    return current?.link === link ? last : undefined;
}
/** Somebody who deploys a branch may mean a live site. */
function firstOfBranch({ target }, own) {
    const { subject } = target;
    if (subject.kind !== 'branch' || own.length > 0)
        return [];
    const what = `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(subject.branch)} is not the default branch, so this is a preview, which is deleted with the branch.`;
    const how = (0,_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameEnvironment */ .gj)(target.environment, 'production')
        ? 'Only the default branch and tags go to "production". For a live site of this branch write "mode: deploy", a new "domain" and another "environment", such as "staging".'
        : 'For a live site of this branch write "mode: deploy", a new "domain" and an "environment" of its own, such as "staging".';
    return [{ level: 'warning', text: `${what} ${how}` }];
}


/***/ }),

/***/ 4485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ rivalOf),
/* harmony export */   nk: () => (/* binding */ requireOneSite),
/* harmony export */   wA: () => (/* binding */ twinOf)
/* harmony export */ });
/* harmony import */ var _deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8949);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9930);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6216);



/** One record, one site. @throws {RefusedError} if this deploy would replace another site of the same record */
function requireOneSite(deployer, own) {
    const { target, run, workflow, job } = deployer;
    const newest = own.find(({ link, reserved }) => link !== '' && !reserved);
    if (newest === undefined)
        return [];
    const isSameRun = runIdOf(run) !== '' && runIdOf(newest.run) === runIdOf(run);
    const isOtherJob = newest.job !== '' && job !== '' && newest.job !== job;
    if (isSameRun && (newest.run === run || isOtherJob))
        throw new _refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk((0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .deployedTwice */ .dS)(newest, isOtherJob));
    if (newest.workflow === '' || workflow === '' || newest.workflow === workflow)
        return [];
    const words = (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .anotherWorkflow */ .Px)(newest, target.subject);
    if ((0,_target_js__WEBPACK_IMPORTED_MODULE_1__/* .isPreview */ .b)(target))
        return newest.sha === target.sha ? [{ level: 'warning', text: `${words.message} ${words.hint}` }] : [];
    const { domain } = target;
    const isMeant = domain === newest.link || (domain !== undefined && !(0,_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .linksOf */ .hP)(own).includes(domain));
    if (!isMeant)
        throw new _refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedError */ .fk(words);
    return [];
}
/** The run's number, without its attempt. */
function runIdOf(run) {
    return run.split('.')[0] ?? '';
}
/** Whether another job of this very run and attempt has deployed to the record, too. Asked after the own deploy. */
function twinOf({ run, job }, own) {
    if (run === '')
        return undefined;
    return own.find((each) => each.run === run && each.link !== '' && !each.reserved && each.job !== '' && each.job !== job);
}
/**
 * The deployment of another site that claimed the same link at the same time. Asked after the own claim was recorded.
 *
 * @param since the earliest time that GitHub named in this run, in milliseconds since 1970
 */
function rivalOf(mine, newest, since) {
    const isOther = (each) => each.task !== mine.task || !(0,_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameEnvironment */ .gj)(each.environment, mine.environment);
    return newest.find((each) => each.link === mine.link && isOther(each) && each.createdAt >= since);
}


/***/ }),

/***/ 6216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Px: () => (/* binding */ anotherWorkflow),
/* harmony export */   co: () => (/* binding */ onlyForPushes),
/* harmony export */   dS: () => (/* binding */ deployedTwice),
/* harmony export */   fk: () => (/* binding */ RefusedError),
/* harmony export */   id: () => (/* binding */ belongsToPreview),
/* harmony export */   nL: () => (/* binding */ twoJobs),
/* harmony export */   rf: () => (/* binding */ claimLost),
/* harmony export */   tP: () => (/* binding */ belongsToLiveSite),
/* harmony export */   zo: () => (/* binding */ wasThereBefore)
/* harmony export */ });
/* harmony import */ var _deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8949);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1828);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9930);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);




/** The rules do not permit what the run was for. */
class RefusedError extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ {
    constructor({ message, hint }) {
        super(message, { hint });
    }
}
const runAgain = 'Another run of this site may be making it, or it is being deleted just now: then run the job again in a minute.';
/** How a link is written for pushes to the live site, and for nothing else. It ends with the line to copy. */
function onlyForPushes({ kind }, link = 'my-site.tiiny.site', event = 'push') {
    // These never run for a preview.
    if (['release', 'workflow_run', 'schedule'].includes(event))
        return `To name the address, write:\ndomain: ${link}`;
    const isDefault = kind === 'branch' ? ' && github.ref_name == github.event.repository.default_branch' : '';
    return `To name the address for pushes to the live site only, write:\ndomain: \${{ github.event_name == 'push'${isDefault} && '${link}' || '' }}`;
}
/** Whose a deployment is, as in `the live site of the environment "docs"`. */
function siteOf({ environment, task }) {
    const subject = (0,_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectOf */ .et)(task);
    const isLive = subject === undefined || subject.kind === 'live-site';
    return `${isLive ? 'the live site' : `the preview of ${(0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q)(subject)}`} of the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(environment)}"`;
}
function belongsToLiveSite(link, site, subject) {
    const message = `${link} belongs to ${siteOf(site)}, so nothing was sent there.`;
    if (subject.kind !== 'live-site')
        return {
            message,
            hint: `${runAgain} Leave "domain" out for previews: each gets its own address. ${onlyForPushes(subject, link)}`,
        };
    const environment = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(site.environment);
    const ways = [
        `If both are one site, write "environment: ${environment}".`,
        `If ${link} moves to this site, deploy the environment "${environment}" to another "domain" first, or delete it with "mode: teardown" and "domain: ${link}".`,
        'Else write another "domain".',
    ];
    return { message, hint: [runAgain, ...ways].join(' ') };
}
function belongsToPreview(link, preview) {
    const subject = (0,_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectOf */ .et)(preview.task);
    const who = subject?.kind === 'pull-request' ? `Close ${(0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q)(subject)}` : 'Delete that branch';
    return {
        message: `${link} belongs to ${siteOf(preview)}, so nothing was sent there.`,
        hint: `${runAgain} ${who}, or delete the preview with "mode: teardown" and "domain: ${link}". Else write another "domain".`,
    };
}
function wasThereBefore(link, subject) {
    return {
        message: `${link} was there before this preview, so nothing was sent there. A preview replaces and deletes only what it made.`,
        hint: `${runAgain} Leave "domain" out for previews: each gets its own address. Or give each a name of its own, such as one with its number. ${onlyForPushes(subject)}`,
    };
}
const keepsApart = ({ link, environment }) => `If they are two sites, the one at ${link} keeps the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(environment)}", and the other one gets its own, as in "environment: docs".`;
function deployedTwice(newest, isOtherJob) {
    const who = isOtherJob ? 'Another job or step of this run' : 'This run';
    return {
        message: `${who} has already deployed to the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(newest.environment)}", to ${newest.link}. A second site would replace the first one, so nothing was sent.`,
        hint: `${keepsApart(newest)} If a step was only repeated, run the job again instead.`,
    };
}
function anotherWorkflow(newest, subject) {
    const { link, workflow, environment } = newest;
    const where = `The environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(environment)}"`;
    const by = `was deployed to ${link} by another workflow file, ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(workflow)}`;
    if (subject.kind !== 'live-site')
        return {
            message: `${where} of this preview ${by}, for the same commit. This deploy replaces that site.`,
            hint: keepsApart(newest),
        };
    return {
        message: `${where} ${by}. This deploy would replace that site, so nothing was sent.`,
        hint: `If both files deploy one site, or the file was renamed, write "domain: ${link}". ${keepsApart(newest)} ${onlyForPushes(subject, link)}`,
    };
}
/** Two jobs deployed to one record at the same moment. */
function twoJobs(twin) {
    return {
        message: `Another job of this run deployed to the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(twin.environment)}" at the same time, to ${twin.link}. One of the two sites may have replaced the other.`,
        hint: `${keepsApart(twin)} Then run both again.`,
    };
}
/** Two sites claimed one link at the same moment. */
function claimLost(rival) {
    return {
        message: `${siteOf(rival).replace(/^t/u, 'T')} was deployed to ${rival.link} at the same time. This run gives the address up.`,
        hint: `Run that site's deploy again, because this one may have replaced it. Write another "domain" here.`,
    };
}


/***/ })

};
