export const id = 926;
export const ids = [926];
export const modules = {

/***/ 2756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rehearse),
/* harmony export */   a: () => (/* binding */ rehearseTearDown)
/* harmony export */ });
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8713);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2108);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1925);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1712);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8550);






/** Says what a deploy would do, and asks for the account to see whether it could work. Nothing is written. */
async function rehearse(site, to, { form, why }, work) {
    // It was asked already where a link is new.
    const profile = (await to.account) ?? (await work.services.hosting.profile());
    const link = to.kind === 'new' ? to.name : to.link;
    const isMissing = link !== undefined && !(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_0__/* .hasLink */ .p5)(profile, link);
    const size = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(site.files.length, 'file')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(site.bytes)}`;
    const omitted = [...site.omitted].map(([reason, paths]) => `${paths.length} (${reason}): ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(paths, 5)}`);
    return report(work.target.environment, [
        ['Would send', `${size}, as ${form === 'zip' ? 'one archive' : 'single files'} (${why})`],
        ['To', (link ?? 'a new link') + (isMissing ? ', which the account does not have' : '')],
        ['Owner of the link', to.kind === 'new' ? 'none yet' : ownerOf(work)],
        ['Left out', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(omitted.join('; ')) || 'nothing'],
        ['Key', 'accepted'],
        ['Account', `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(profile.links.length, 'link')}; quota used: ${(0,_report_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .quotaOf */ .Ot)(profile.quota) || 'not told'}`],
    ]);
}
/** What a deploy has found out about the owner of a link that is there. */
function ownerOf(work) {
    if (work.services.access === undefined)
        return 'not known without github-token';
    if ((0,_services_js__WEBPACK_IMPORTED_MODULE_4__/* .isGuarded */ .J)(work))
        return 'this preview, which made it; no live site has taken it over';
    if (work.target.ofBranch)
        return 'no other live site';
    return work.target.domain === undefined ? 'this environment' : 'not checked, because a live site may use any link';
}
/** Says which links a teardown would delete. */
function rehearseTearDown(environment, links) {
    return report(environment, [['Would delete', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(links, 10), 500)]]);
}
function report(environment, findings) {
    for (const [name, finding] of findings)
        _report_log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .R.info(`${name}: ${finding}.`);
    const reason = 'This is a dry run: nothing was changed.';
    return { result: 'skipped', environment, reason, findings };
}


/***/ }),

/***/ 6545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tearDown: () => (/* binding */ tearDown),
/* harmony export */   tearDownRecord: () => (/* binding */ tearDownRecord)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2912);
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8713);
/* harmony import */ var _record_end_deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2065);
/* harmony import */ var _record_link_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(901);
/* harmony import */ var _record_permissions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7225);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2108);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9930);
/* harmony import */ var _text_host_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6381);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2756);
/* harmony import */ var _removal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5545);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8550);
/* harmony import */ var _still_wanted_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3383);













/**
 * Deletes the links of a preview: all that its record names. Or just the link that a person named.
 *
 * @param byPerson whether a person asked for it with `mode: teardown`
 * @throws {InputError} if nothing tells the link, or nobody has it
 * @throws {ServiceError | NetworkError} if a link could not be deleted. Its record stays, for another try.
 */
async function tearDown(work, byPerson) {
    const { target, tracking, services } = work;
    services.hosting.prepare();
    tracking.prepare('teardown');
    if (target.domain === undefined && !tracking.remembers)
        throw (0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_5__/* .unknownLink */ .Th)();
    if (target.domain !== undefined && (byPerson || !tracking.remembers))
        return (0,_services_js__WEBPACK_IMPORTED_MODULE_11__/* .isGuarded */ .J)(work) ? await tearDownOne(target.domain, work) : await tearDownAny(target.domain, work);
    return await tearDownRecord(await tracking.record.links(), work, byPerson ? undefined : () => (0,_still_wanted_js__WEBPACK_IMPORTED_MODULE_12__/* .whyWanted */ .KN)(work));
}
/** Deletes just one link of a preview, which a person has named. Its record must name it. */
async function tearDownOne(domain, work) {
    const { target, tracking, services } = work;
    const link = await tracking.record.nameFor(domain);
    if (link !== undefined)
        return await tearDownRecord([link], work, undefined);
    const profile = await services.hosting.profile();
    if (!(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLink */ .p5)(profile, domain))
        throw noSuchLink(domain, profile);
    throw new _record_link_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .NotMadeError */ .Tu(domain, target.subject, { live: await tracking.production(), isPerhapsOwn: false });
}
/** Deletes a link that a person named, whoever has it. */
async function tearDownAny(domain, work) {
    const { target, tracking, services } = work;
    const { hosting, inputs } = services;
    const recorded = (await linksIfAllowed(work)).filter((link) => (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_8__/* .isSameLink */ .d)(link, domain));
    if (recorded.length === 0) {
        const profile = await hosting.profileIfAny();
        if (profile !== undefined && !(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLink */ .p5)(profile, domain))
            throw noSuchLink(domain, profile);
    }
    if (inputs.dryRun)
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_9__/* .rehearseTearDown */ .a)(target.environment, [domain]);
    _report_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.info(`Tearing down ${domain}.`);
    const attempts = { mayBeDone: false };
    const account = await hosting.delete(domain, attempts);
    if (recorded.length === 0 && !account.wasThere)
        throw noSuchLink(domain, account);
    try {
        for (const link of recorded)
            await tracking.forget(link);
    }
    catch (error) {
        if (!(error instanceof _record_end_deployments_js__WEBPACK_IMPORTED_MODULE_3__/* .EndError */ .W && (0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error.cause)))
            throw error;
        _report_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.warning((0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_5__/* .notEnded */ .Au)(error.cause));
    }
    return { ...target, result: 'deleted', links: [domain], quota: account.quota };
}
/** What the record names. A person's word is enough where the token may not read it. */
async function linksIfAllowed({ tracking }) {
    try {
        return await tracking.record.links();
    }
    catch (error) {
        if (!(0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error))
            throw error;
        _report_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.warning((0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_5__/* .notEnded */ .Au)(error));
        return [];
    }
}
function noSuchLink(domain, profile) {
    const message = `the account has no link ${domain}, and no record names it, so nothing was deleted.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('domain', message, { hint: `Check how it is spelled. ${(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .accountOf */ .XP)(profile, domain)}` });
}
/**
 * Deletes links of a preview, and then the deployments that name them; with the last link, all deployments.
 *
 * @param links all that the record names, or one
 */
async function tearDownRecord(links, work, why) {
    const { target, tracking, services } = work;
    const { environment, subject, domain } = target;
    const skipped = (reason) => ({ result: 'skipped', environment, reason, teardown: true });
    // Deployments that name no link go too, but not those of a preview that is needed.
    const reason = links.length === 0 && (await tracking.record.hasNameless()) ? await why?.() : undefined;
    if (reason !== undefined)
        return skipped(`The preview of ${(0,_target_js__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q)(subject)} stays: ${reason}.`);
    const { gone, taken, account, fault, mayBeDone } = await (0,_removal_js__WEBPACK_IMPORTED_MODULE_10__/* .removeLinks */ .qJ)(links, work, why);
    if (services.inputs.dryRun && fault === undefined && gone.length > 0)
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_9__/* .rehearseTearDown */ .a)(environment, gone);
    if (fault instanceof _removal_js__WEBPACK_IMPORTED_MODULE_10__/* .StaysError */ .dw && gone.length === 0)
        return skipped(`The preview of ${(0,_target_js__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q)(subject)} stays: ${fault.why}.`);
    if (fault !== undefined) {
        if (!services.inputs.dryRun)
            await tracking.fail(fault, 'teardown', { mayBeDone });
        throw fault;
    }
    const [first] = taken;
    const stays = first ? `${first.link} stays: it is ${(0,_record_link_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .siteOf */ .zU)(first.owner)} now.` : '';
    if (stays && gone.length > 0)
        _report_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.notice(stays);
    if (account && gone.length > 0)
        return { ...target, result: 'deleted', links: gone, quota: account.quota };
    const nothing = `No link is recorded for ${(0,_target_js__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q)(subject)} in the environment "${environment}", so there is nothing to tear down`;
    return skipped(stays || `${nothing}${domain === undefined ? '' : `, and ${domain} stays`}.`);
}


/***/ })

};
