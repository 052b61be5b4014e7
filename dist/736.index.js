export const id = 736;
export const ids = [736];
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

/***/ 9736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ sweepPreviews),
/* harmony export */   sweep: () => (/* binding */ sweep)
/* harmony export */ });
/* unused harmony export sweepFailure */
/* harmony import */ var _dry_run_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7518);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1828);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2912);
/* harmony import */ var _github_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3620);
/* harmony import */ var _github_pull_requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9407);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5357);
/* harmony import */ var _report_permissions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4506);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4306);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9902);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2991);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7736);
/* harmony import */ var _remove_preview_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8539);












const dayMs = 24 * 60 * 60_000;
/** Deletes previews of closed pull requests and deleted branches, and with `expire-after` old ones of open pull requests. */
async function sweep(environment, services) {
    const { deployments, hosting, inputs, signal } = services;
    const found = await deployments.previews(environment).catch((error) => {
        throw (0,_github_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .isForbidden */ .US)(error) ? (0,_report_permissions_js__WEBPACK_IMPORTED_MODULE_6__/* .recordRefused */ .Gc)('previews', error, false) : error;
    });
    if (inputs.dryRun && !(await deployments.mayCreate()))
        throw (0,_report_permissions_js__WEBPACK_IMPORTED_MODULE_6__/* .recordRefused */ .Gc)('previews', undefined, false);
    const previews = await sweepPreviews(found, services);
    const deleted = previews.flatMap((each) => each.deleted);
    const missing = previews.flatMap(({ absent = [] }) => absent);
    const absent = (0,_remove_preview_js__WEBPACK_IMPORTED_MODULE_11__/* .notInAccount */ .Sm)(deleted, missing);
    if (absent)
        _log_js__WEBPACK_IMPORTED_MODULE_5__/* .log */ .Rm.warning(absent);
    // In a dry run a wrong key must fail.
    const account = inputs.dryRun ? await hosting.account() : await hosting.account().catch(() => undefined);
    const isWhole = !signal.aborted && previews.every(({ error }) => error === undefined);
    const none = isWhole ? 'No closed preview was found.' : 'No preview was deleted.';
    const kept = inputs.dryRun ? 'This is a dry run: nothing was deleted.' : none;
    const nothing = `There is no preview in the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_10__/* .printable */ .g$)(environment)}".`;
    const reason = found.length > 0 ? kept : nothing;
    const workflow = inputs.dryRun ? (await (0,_dry_run_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowFinding */ .$$)(services)).markdown : undefined;
    const swept = { kind: 'swept', environment, previews, quota: account?.quota, reason, workflow };
    const hint = deleted.length > 0 ? `${deleted.join(', ')} was deleted. The next sweep does the rest.` : undefined;
    const error = signal.aborted ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .CancelledError */ .cc(signal.reason.signal, hint) : sweepFailure(swept);
    if (error === undefined)
        return swept;
    return { kind: 'failed', operation: 'sweep', error, swept };
}
/** Deletes previews that are not needed any more, one after another. Stops at GitHub's rate limit. */
async function sweepPreviews(all, services) {
    const github = (0,_services_js__WEBPACK_IMPORTED_MODULE_8__/* .requireGitHub */ .x)(services, "a sweep finds the previews in the repository's deployments");
    const open = all.length > 0 ? await (0,_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .openPullRequests */ .Sm)(github).catch(() => undefined) : undefined;
    const previews = [];
    for (const preview of all) {
        const { subject, record } = preview;
        const error = previews.at(-1)?.error;
        if (services.signal.aborted || (error instanceof _github_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_ && error.status === 429))
            break;
        const isOpen = subject.kind === 'pull-request' && open?.has(subject.number) && !isExpired(preview, services.inputs);
        if (isOpen)
            previews.push({ subject, links: (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .linksOf */ .hP)(record), deleted: [], stays: 'it is open' });
        else
            previews.push(await sweepOne(preview, services, github, open !== undefined));
    }
    for (const each of previews)
        _log_js__WEBPACK_IMPORTED_MODULE_5__/* .log */ .Rm.info((0,_report_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .sweptLine */ .E)(each));
    return previews;
}
/** Branch previews never expire: they may be a site that somebody uses. */
function isExpired({ subject, record: [newest] }, { expireAfter: days }) {
    if (subject.kind !== 'pull-request' || newest === undefined || days === undefined)
        return false;
    return Date.now() - newest.createdAt > days * dayMs;
}
/** Asks right before the deletion whether the preview is still needed. If that can't be read, it stays. */
async function sweepOne(preview, services, github, mayList) {
    const { subject } = preview;
    const { inputs, deployments } = services;
    const all = (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .linksOf */ .hP)(preview.record);
    const kept = (stays, error) => ({ subject, links: all, deleted: [], stays, error });
    try {
        const { isNeeded } = await (0,_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .stateOf */ .L4)(subject, github, mayList);
        // Somebody may have pushed since the sweep began.
        const mayExpire = isNeeded && isExpired(preview, inputs);
        const record = mayExpire ? await deployments.record(preview) : preview.record;
        const expired = mayExpire && isExpired({ ...preview, record }, inputs) ? inputs.expireAfter : undefined;
        if (isNeeded && expired === undefined)
            return kept(subject.kind === 'branch' ? 'the branch exists' : 'it is open');
        if (inputs.dryRun)
            return kept('a dry run deletes nothing');
        const why = `Nobody deployed to this preview for ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(expired ?? 0, 'day')}. The next push makes a new one.`;
        const { outcome, error } = await (0,_remove_preview_js__WEBPACK_IMPORTED_MODULE_11__/* .removeOtherPreview */ .tN)({ ...preview, record }, services, expired === undefined ? '' : why);
        const { links: deleted, absent } = outcome;
        const links = (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .linksOf */ .hP)(record).filter((link) => ![...deleted, ...absent].includes(link));
        const stays = error === undefined ? undefined : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_10__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error));
        return { subject, links, deleted, absent, expired, stays, error };
    }
    catch (error) {
        return kept((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_10__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)), error);
    }
}
/** The error of a sweep that could not read or delete some previews. Undefined if there is none. */
function sweepFailure({ previews }) {
    const failed = previews.filter(({ error }) => error !== undefined);
    const [first] = failed;
    if (first === undefined)
        return undefined;
    const names = failed.map(({ subject }) => (0,_subject_js__WEBPACK_IMPORTED_MODULE_9__/* .describe */ .q)(subject));
    const message = `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(failed.length, 'preview')} could not be swept: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_10__/* .firstOf */ .Ku)(names, 10)}. ${first.stays ?? ''}`;
    const hint = (0,_github_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .isForbidden */ .US)(first.error)
        ? { text: 'Add to the job, and run the sweep again:', lines: _report_permissions_js__WEBPACK_IMPORTED_MODULE_6__/* .permissionLines */ .$r }
        : ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$)(first.error).hint ?? 'Correct the cause and run the sweep again.');
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ(message, { hint, cause: first.error });
}


/***/ })

};
