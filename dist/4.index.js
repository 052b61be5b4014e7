export const id = 4;
export const ids = [4,179];
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

/***/ 9004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tearDown: () => (/* binding */ tearDown)
/* harmony export */ });
/* harmony import */ var _deployments_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4215);
/* harmony import */ var _deployments_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8949);
/* harmony import */ var _deployments_permissions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1636);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1828);
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8713);
/* harmony import */ var _ownership_refusals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6216);
/* harmony import */ var _plan_input_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1030);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2108);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9930);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7736);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5179);
/* harmony import */ var _remove_preview_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2285);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8168);













/**
 * Deletes a preview, or the link that a person named (DESIGN 3, "Taking down").
 *
 * @param byPerson whether `mode: teardown` asks for it. Otherwise it is for a close or a deletion.
 * @throws {ActionError} if something could not be deleted
 */
async function tearDown(work, byPerson) {
    const { target, github, deployments, inputs } = work;
    const { domain } = target;
    if (!github && domain === undefined)
        throw (0,_deployments_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownLink */ .Th)();
    if (domain !== undefined && (byPerson || !github))
        return await removeNamed(domain, work);
    const [own, isNeeded] = await Promise.all([deployments.record(target), byPerson ? false : isStillNeeded(work)]);
    const skipped = (reason) => {
        return { kind: 'skipped', environment: target.environment, target, reason, teardown: true };
    };
    if (isNeeded)
        return skipped(`The preview of ${(0,_target_js__WEBPACK_IMPORTED_MODULE_8__/* .describe */ .q)(target.subject)} stays: it is still needed.`);
    const links = (0,_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .linksOf */ .hP)(own);
    if (domain !== undefined && !links.includes(domain))
        _report_log_js__WEBPACK_IMPORTED_MODULE_7__/* .log */ .R.notice(`${domain} was left as it is: it is no address of this preview.`);
    if (own.length === 0) {
        const nothing = { ...nothingIn(work), reason: await nothingThere(work) };
        // The comment may tell of a deploy that failed.
        await work.commenter.write(nothing);
        return nothing;
    }
    if (inputs.dryRun)
        return await (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_10__.rehearseBriefly)('Would delete', links.join(', '), work);
    const { outcome, fault } = await (0,_remove_preview_js__WEBPACK_IMPORTED_MODULE_11__/* .removePreview */ .p)({ ...target, own }, work);
    if (fault !== undefined)
        throw fault;
    return links.length > 0 ? outcome : { ...outcome, reason: await nothingThere(work) };
}
/** What can't be read goes by its event: that said that it is over. */
async function isStillNeeded({ github, target }) {
    if (!github)
        return false;
    const state = await (0,_report_log_js__WEBPACK_IMPORTED_MODULE_7__/* .bestEffort */ .z)(`read ${(0,_target_js__WEBPACK_IMPORTED_MODULE_8__/* .describe */ .q)(target.subject)}`, () => (0,_state_js__WEBPACK_IMPORTED_MODULE_12__/* .stateOf */ .L)(target.subject, github));
    return state?.isNeeded ?? false;
}
function nothingIn({ target }) {
    const quota = { used: undefined, limit: undefined };
    return { kind: 'removed', target, links: [], quota, reason: '' };
}
/** The preview may be in another environment: the name may differ between the deploy and the close. */
async function nothingThere({ deployments, target }) {
    const { subject, environment } = target;
    const nothing = `No preview of ${(0,_target_js__WEBPACK_IMPORTED_MODULE_8__/* .describe */ .q)(subject)} is known in the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_9__/* .printable */ .g$)(environment)}", so nothing was deleted.`;
    const all = await (0,_report_log_js__WEBPACK_IMPORTED_MODULE_7__/* .bestEffort */ .z)('look for other previews', () => deployments.ofSubject(subject));
    const others = (all ?? []).filter((each) => each.link !== '' && !(0,_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameEnvironment */ .gj)(each.environment, environment));
    const names = [...new Set(others.map((each) => `"${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_9__/* .printable */ .g$)(each.environment)}"`))];
    return names.length > 0
        ? `${nothing} It has one in ${names.join(', ')}. If that is meant, write it as "environment".`
        : nothing;
}
/** One link that a person named: of a preview's run one that its record names, else whoever has it. */
async function removeNamed(link, work) {
    const { hosting, deployments, inputs, target, commenter, progress } = work;
    const isOfPreview = (0,_target_js__WEBPACK_IMPORTED_MODULE_8__/* .isPreview */ .b)(target) && work.github !== undefined;
    const named = isOfPreview ? await deployments.record(target) : await allOf(link, work);
    const entries = named.filter((each) => each.link === link);
    if (isOfPreview && entries.length === 0)
        return notOfPreview(link, work);
    if (entries.length === 0)
        await requireListed(link, work);
    if (inputs.dryRun)
        return await (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_10__.rehearseBriefly)('Would delete', link, work);
    _report_log_js__WEBPACK_IMPORTED_MODULE_7__/* .log */ .R.info(`Deleting ${link}.`);
    const { quota } = await hosting.remove(link);
    progress.deleted.push(link);
    await deployments.remove(entries).catch((error) => {
        if (!(0,_deployments_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .isForbidden */ .US)(error))
            throw error;
        _report_log_js__WEBPACK_IMPORTED_MODULE_7__/* .log */ .R.warning((0,_deployments_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .notEnded */ .Au)(error));
    });
    const outcome = { ...nothingIn(work), links: [link], quota };
    if (isOfPreview && (0,_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .linksOf */ .hP)(named).every((each) => each === link))
        await commenter.write(outcome);
    return outcome;
}
/** Every live site's deployment that names a link, however old, and every preview's among the repository's newest. */
async function allOf(link, { deployments, github }) {
    if (!github)
        return [];
    try {
        const [liveSites, newest] = await Promise.all([deployments.liveSites(() => false), deployments.newest(1000)]);
        const previews = newest.filter(({ task }) => task !== _deployments_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .liveSiteTask */ .t4);
        return [...liveSites, ...previews].filter((each) => each.link === link);
    }
    catch (error) {
        // A person's word is enough to delete the link.
        if (!(0,_deployments_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .isForbidden */ .US)(error))
            throw error;
        _report_log_js__WEBPACK_IMPORTED_MODULE_7__/* .log */ .R.warning((0,_deployments_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .notEnded */ .Au)(error));
        return [];
    }
}
function notOfPreview(link, { context, target }) {
    const reason = `${link} is no address of this preview, so nothing was deleted.`;
    const hint = 'To delete it all the same, start this workflow on the default branch.';
    if (context.event === 'workflow_dispatch')
        throw new _ownership_refusals_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedError */ .fk({ message: reason, hint });
    return { kind: 'skipped', environment: target.environment, target, reason, teardown: true };
}
/** Neither a record nor the account may know the link. */
async function requireListed(link, { hosting, deployments, github }) {
    const account = await hosting.account();
    if ((0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_4__/* .lists */ .k)(account, link))
        return;
    const known = github ? await (0,_report_log_js__WEBPACK_IMPORTED_MODULE_7__/* .bestEffort */ .z)('look for a similar address', () => deployments.newest(100)) : undefined;
    const likely = known?.length ? (0,_plan_input_names_js__WEBPACK_IMPORTED_MODULE_6__/* .meantBy */ .P)(link, (0,_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .linksOf */ .hP)(known)) : undefined;
    const meant = likely === undefined ? '' : ` Did you mean ${likely}?`;
    const hint = `Check how it is spelled.${meant} The account has ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U9)(account.links.length, 'link')}.`;
    const message = `the account has no link ${link}, and no deployment of this repository names it, so nothing was deleted.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz('domain', message, { hint });
}


/***/ })

};
