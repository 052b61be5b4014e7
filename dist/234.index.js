export const id = 234;
export const ids = [234];
export const modules = {

/***/ 1234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ needAfterClose),
/* harmony export */   ask: () => (/* binding */ ask),
/* harmony export */   stateAfter: () => (/* binding */ stateAfter),
/* harmony export */   x: () => (/* binding */ askState)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2912);
/* harmony import */ var _record_permissions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7225);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);
/* harmony import */ var _view_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9551);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(900);






/** Asks GitHub for what the event does not tell. @throws {InputError | GitHubError} if there is no answer */
async function ask(question, services) {
    if (question.about === 'name')
        return { name: await kindOf(question.name, services) };
    const { number, fromInput } = question;
    // Without a token nothing is recorded. So nobody needs the head of a pull request that GitHub itself named.
    if (!fromInput && services.inputs.githubToken === '')
        return { pullRequest: undefined };
    const why = fromInput
        ? 'the number of a pull request is used only after GitHub has confirmed it'
        : `the event does not contain the latest commit of pull request #${number}, so GitHub must be asked for it`;
    const github = (0,_services_js__WEBPACK_IMPORTED_MODULE_5__/* .requireGitHub */ .xx)(services, why);
    const input = fromInput ? 'pull-request' : 'github-token';
    const pullRequest = await github.pullRequest(number).catch(hidden(input, `pull request #${number} can't be read`));
    return { pullRequest };
}
async function kindOf(name, services) {
    const shown = `"${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(name)}"`;
    const github = (0,_services_js__WEBPACK_IMPORTED_MODULE_5__/* .requireGitHub */ .xx)(services, `GitHub must be asked whether ${shown} is a branch or a tag`);
    const orHidden = hidden('github-token', `it is not known whether ${shown} is a branch or a tag`);
    if (await github.branchExists(name).catch(orHidden))
        return 'branch';
    return (await github.tagExists(name).catch(orHidden)) ? 'tag' : 'neither';
}
/** Throws an error again. If GitHub did not let the token see something, it then says how to change that. */
function hidden(input, what) {
    return (error) => {
        if (!(0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error))
            throw error;
        const message = `${what}, so nothing was done.`;
        const hint = `If it exists on GitHub, the token has no permission to see it. Then add to the job in the workflow:\n${_record_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .permissionLines */ .$r}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `${message} ${error.message}`, { hint, cause: error });
    };
}
const gone = { needed: undefined, title: '', headSha: '' };
const stays = { ...gone, needed: 'it is not known whether it is over' };
/**
 * Asks whether a preview is still needed. A live site always is. A pull request's 404 is an error: none is ever deleted.
 *
 * @param seesPulls whether pull requests could just be read, so that one that answers 404 is hidden: its account is blocked
 */
async function askState(subject, github, seesPulls = false) {
    if (subject.kind === 'live-site')
        return stays;
    if (subject.kind === 'branch')
        return (await github.branchExists(subject.branch)) ? { ...gone, needed: 'the branch exists' } : gone;
    const asked = github.pullRequest(subject.number);
    const pull = await (seesPulls ? (0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .ifThere */ .y)(asked) : asked);
    return pull ? { ...pull, needed: pull.open ? 'it is open' : undefined } : gone;
}
/** For the event of a close, or of a branch's deletion. What the token may not see is as the event says. */
async function needAfterClose({ github, target }) {
    const asked = (0,_services_js__WEBPACK_IMPORTED_MODULE_5__/* .requireGitHub */ .xx)({ github }, 'GitHub knows whether a preview is still needed');
    const { needed } = await askState(target.subject, asked).catch((error) => {
        if (!(0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error))
            throw error;
        return gone;
    });
    return needed;
}
/**
 * What became of a preview's pull request or branch while it was deployed. A branch that was not there before is not
 * gone. If GitHub does not tell, that is a warning, and it counts as needed.
 */
async function stateAfter(work) {
    const { github, inputs, target } = work;
    const { subject } = target;
    if (github === undefined || (subject.kind === 'branch' && !(await work.existed())))
        return stays;
    const what = `read the ${subject.kind === 'branch' ? 'branch' : 'pull request'}`;
    const asked = (0,_view_log_js__WEBPACK_IMPORTED_MODULE_4__/* .bestEffort */ .z)(what, async () => {
        return await askState(subject, github).catch((error) => {
            // The comment, which needs the same permission, tells of it.
            if ((0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error) && inputs.comment)
                return stays;
            throw error;
        });
    });
    return (await asked) ?? stays;
}


/***/ })

};
