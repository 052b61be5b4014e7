export const id = 78;
export const ids = [78,168];
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


/***/ })

};
