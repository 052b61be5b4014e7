export const id = 168;
export const ids = [168];
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


/***/ })

};
