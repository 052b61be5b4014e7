export const id = 545;
export const ids = [545];
export const modules = {

/***/ 2756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rehearse),
/* harmony export */   p: () => (/* binding */ rehearseBriefly)
/* harmony export */ });
/* harmony import */ var _record_permissions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7225);
/* harmony import */ var _rules_refusals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7478);
/* harmony import */ var _rules_world_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9043);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9930);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7736);
/* harmony import */ var _view_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9551);
/* harmony import */ var _view_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9748);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7674);








/**
 * Says what a deploy would do, and asks for the account and the record to see whether it could work. Nothing is written.
 *
 * @param why why the site would be sent in this form
 */
async function rehearse(to, world, why, work) {
    const { run, inputs, target } = work;
    const { account, mayRecord, rows } = await checkAccess(work, world.account);
    const { link } = to;
    const isMissing = link !== undefined && !(0,_rules_world_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLink */ .p5)(account, link);
    const made = target.domain === undefined ? ' any more: the site would get a new one' : ': it would be made';
    const { fileCount = 0, bytes = 0, form, omitted = new Map() } = run.site ?? {};
    const size = `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(fileCount, 'file')}, ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(bytes)}`;
    const leftOut = [...omitted].map(([reason, paths]) => `${paths.length} (${reason}): ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOf */ .Ku)(paths, 5)}`);
    const pages = `would show up to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(inputs.screenshots, 'page')}; a dry run starts no browser`;
    return tellFindings([
        ['Would send', `${size}, as ${form === 'zip' ? 'one archive' : 'single files'} (${why})`],
        ['To', (link ?? 'a new link') + (isMissing ? `, which the account does not have${made}` : '')],
        ['Owner of the link', to.isNew ? 'none yet' : ownerWords(to, world, work)],
        ['Left out', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(leftOut.join('; ')) || 'nothing'],
        ...rows,
        ['Screenshots', inputs.screenshots > 0 && (0,_target_js__WEBPACK_IMPORTED_MODULE_3__/* .isPreview */ .b)(target) ? pages : ''],
        ['Next', mayRecord === false ? 'Add the permissions, and run this again' : 'Delete "dry-run: true", and push'],
    ]);
}
function recordWords(mayRecord) {
    if (mayRecord === undefined)
        return 'nothing is remembered, because "github-token" is empty';
    if (mayRecord)
        return 'the token may record deployments';
    return `the token may not record deployments: a deploy would stop before anything is sent, a teardown would leave its deployments. Add to the job: ${_record_permissions_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionLines */ .$r.replaceAll(/\n\s*/gu, ', ')}`;
}
function ownerWords({ link = '' }, world, { asker, target }) {
    if (asker.policy === 'unrecorded')
        return 'not known without github-token';
    if (asker.policy === 'preview')
        return 'this preview, which made it; no live site has taken it over';
    const [rival] = (0,_rules_world_js__WEBPACK_IMPORTED_MODULE_2__/* .rivalsOf */ .V6)(link, target.environment, world);
    if (rival)
        return `${(0,_rules_refusals_js__WEBPACK_IMPORTED_MODULE_1__/* .siteOf */ .zU)(rival)}, and it would be taken over`;
    return target.domain === undefined ? 'this environment' : 'no other live site';
}
/** What is to be done, in a word, by a run that sends no site. */
async function rehearseBriefly(what, links, work, known) {
    const { rows } = await checkAccess(work, known);
    return tellFindings([[what, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .Kb)(links, 500)], ...rows]);
}
/** Whether the key is good, what the account holds, and whether the token may record. */
async function checkAccess(work, known) {
    const { run, records, github } = work;
    const [account, mayRecord] = await Promise.all([known ?? (0,_look_js__WEBPACK_IMPORTED_MODULE_7__/* .readAccount */ .GM)(work), github ? records.mayAdd() : undefined]);
    run.quota = account.quota;
    const used = `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(account.links.length, 'link')} in use; quota used: ${(0,_view_words_js__WEBPACK_IMPORTED_MODULE_6__/* .quotaWords */ .IR)(account.quota) || 'not told'}`;
    const rows = [
        ['Key', 'accepted'],
        ['Account', used],
        ['Record', recordWords(mayRecord)],
    ];
    return { account, mayRecord, rows };
}
function tellFindings(rows) {
    const findings = rows.filter(([, finding]) => finding !== '');
    for (const [name, finding] of findings)
        _view_log_js__WEBPACK_IMPORTED_MODULE_5__/* .log */ .R.info(`${name}: ${finding}.`);
    return { kind: 'skipped', reason: 'This is a dry run: nothing was changed.', findings };
}


/***/ }),

/***/ 6545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tearDown: () => (/* binding */ tearDown),
/* harmony export */   tearDownUnseen: () => (/* binding */ tearDownUnseen),
/* harmony export */   z: () => (/* binding */ tearDownLate)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2912);
/* harmony import */ var _record_permissions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7225);
/* harmony import */ var _rules_world_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9043);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9930);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7736);
/* harmony import */ var _view_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9551);
/* harmony import */ var _ask_github_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1234);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2756);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7674);
/* harmony import */ var _remove_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5453);
/* harmony import */ var _remove_record_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3995);












/**
 * Deletes the links of a preview: all that its record names. Or just the link that a person named.
 *
 * @param byPerson whether a person asked for it with `mode: teardown`
 * @throws {ActionError} if nothing tells the link, nobody has it, or it could not be deleted. Its record stays then.
 */
async function tearDown(work, byPerson) {
    const { target, asker, records, commenter } = work;
    const { domain } = target;
    commenter.prepare();
    if (domain === undefined && asker.policy === 'unrecorded')
        throw (0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownLink */ .Th)();
    if (domain !== undefined && (byPerson || asker.policy !== 'preview'))
        return await tearDownOne(domain, work);
    const own = await records.list(target);
    const end = await ended(await (0,_remove_record_js__WEBPACK_IMPORTED_MODULE_11__/* .removeRecord */ .G)(own, work, { askNeed: byPerson ? undefined : () => (0,_ask_github_js__WEBPACK_IMPORTED_MODULE_7__/* .needAfterClose */ .$)(work) }), work);
    const links = (0,_rules_world_js__WEBPACK_IMPORTED_MODULE_3__/* .linksOf */ .hP)(own);
    if (domain !== undefined && links.length > 0 && !links.includes(domain))
        _view_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.notice(`${domain} was left as it is: the record of this preview does not name it.`);
    return end;
}
/** One link that a person named: of a preview one that its record names, else whoever has it. */
async function tearDownOne(domain, work) {
    const { target, asker, records, commenter, run } = work;
    const isPreview = asker.policy === 'preview';
    // A person's word is enough, also where the token may not use a live site's record.
    const its = isPreview ? work : { ...work, asker: { ...asker, policy: 'unrecorded' } };
    const orWarn = (error) => {
        if (isPreview || !(0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error))
            throw error;
        _view_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.warning((0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .notEnded */ .Au)(error));
        return [];
    };
    const own = await records.list(target).catch(orWarn);
    const entries = own.filter(({ link }) => link === domain);
    if (entries.length === 0) {
        const account = await (isPreview ? (0,_look_js__WEBPACK_IMPORTED_MODULE_9__/* .readAccount */ .GM)(work) : (0,_look_js__WEBPACK_IMPORTED_MODULE_9__/* .readAccountIfAny */ .LA)(work));
        if (account && !(0,_rules_world_js__WEBPACK_IMPORTED_MODULE_3__/* .hasLink */ .p5)(account, domain))
            throw noSuchLink(domain, account);
        if (isPreview)
            throw notOfPreview(domain);
    }
    const removed = await (0,_remove_js__WEBPACK_IMPORTED_MODULE_10__/* .removeLink */ .vL)(domain, own, its);
    const end = await ended(removed, work);
    if (end.kind !== 'removed' || work.inputs.dryRun)
        return end;
    if (removed.wasMissing && removed.account && entries.length === 0)
        throw noSuchLink(domain, removed.account);
    await (0,_remove_js__WEBPACK_IMPORTED_MODULE_10__/* .lookAfter */ .sR)(removed.gone, own, its);
    await records.forget(entries).catch(orWarn);
    const { account } = removed;
    const others = (0,_rules_world_js__WEBPACK_IMPORTED_MODULE_3__/* .linksOf */ .hP)(own).filter((link) => link !== domain && (!account || (0,_rules_world_js__WEBPACK_IMPORTED_MODULE_3__/* .hasLink */ .p5)(account, link)));
    if (others.length === 0 || end.links.length > 0)
        await commenter.write({ ...run, end: { ...end, others } });
    return end;
}
function notOfPreview(domain) {
    const hint = 'To delete it all the same, run "mode: teardown" on the default branch.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('domain', `${domain} is no link of this preview, so nothing was deleted.`, { hint });
}
function noSuchLink(domain, account) {
    const message = `the account has no link ${domain}, and no record names it, so nothing was deleted.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('domain', message, { hint: `Check how it is spelled. ${(0,_look_js__WEBPACK_IMPORTED_MODULE_9__/* .accountOf */ .XP)(account, domain)}` });
}
/**
 * Tears down a preview whose pull request or branch went while this run sent it to a link. Who ended the preview may have
 * deleted the deployment that names this link.
 */
async function tearDownLate(link, work) {
    const { target, records } = work;
    _view_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.notice(`${(0,_target_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q)(target.subject)} was closed meanwhile, so its preview is torn down at once.`);
    const own = await records.list(target);
    const removed = await (0,_remove_record_js__WEBPACK_IMPORTED_MODULE_11__/* .removeRecord */ .G)(own, work, { askNeed: () => (0,_ask_github_js__WEBPACK_IMPORTED_MODULE_7__/* .needAfterClose */ .$)(work), more: [link] });
    const [gone] = removed.gone;
    if (removed.needed !== undefined && gone !== undefined)
        throw (0,_look_js__WEBPACK_IMPORTED_MODULE_9__/* .neededAgain */ .gt)(gone);
    return await ended(removed, work);
}
/** The same after an upload since which nobody has looked. @throws {RefusedError} if a live site has the link */
async function tearDownUnseen(link, work) {
    const end = await tearDownLate(link, work);
    if (end.kind !== 'removed' || end.kept?.link !== link)
        return end;
    throw new _look_js__WEBPACK_IMPORTED_MODULE_9__/* .RefusedError */ .fk({ why: 'taken meanwhile', link, site: end.kept.site, done: 'overwritten' }, work);
}
/** How a teardown ends. @throws whatever kept a link from being deleted */
async function ended({ gone, taken, needed, fault }, work) {
    const { target, inputs } = work;
    if (fault !== undefined)
        throw fault;
    if (inputs.dryRun && gone.length > 0)
        return await (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_8__/* .rehearseBriefly */ .p)('Would delete', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(gone, 10), work);
    const reason = needed === undefined ? undefined : `The preview of ${(0,_target_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q)(target.subject)} stays: ${needed}.`;
    if (reason !== undefined && gone.length === 0)
        return { kind: 'skipped', reason, teardown: true };
    if (reason !== undefined)
        _view_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.notice(reason);
    return { kind: 'removed', links: gone, kept: taken[0] };
}


/***/ })

};
