export const id = 179;
export const ids = [179];
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


/***/ })

};
