export const id = 994;
export const ids = [994];
export const modules = {

/***/ 7121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rehearse),
/* harmony export */   a: () => (/* binding */ rehearseTearDown)
/* harmony export */ });
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9022);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6945);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3387);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4865);




/**
 * Says what a deploy would do, and asks the service for the account, to see whether the deploy could work. Nothing is
 * written, neither to the service nor to GitHub.
 *
 * @throws {ServiceError | NetworkError} if the service does not accept the key, or can't be asked
 */
async function rehearse({ site, target, link, form, why }, services) {
    const profile = await services.hosting.profile();
    const { used, limit } = profile.quota;
    const isMissing = link !== undefined && !(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_0__/* .lists */ .k8)(profile, link);
    const omitted = [...site.omitted].map(([reason, paths]) => `${paths.length} (${reason}): ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(paths, 5)}`);
    return report(target.environment, [
        [
            'Would send',
            `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(site.files.length, 'file')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(site.bytes)}, as ${form === 'zip' ? 'one archive' : 'single files'} (${why})`,
        ],
        ['To', (link ?? 'a new link') + (isMissing ? ', which the account does not have' : '')],
        ['Owner of the link', link === undefined ? 'none yet' : ownerOf(target, services)],
        ['Left out', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(omitted.join('; ')) || 'nothing'],
        ['Key', 'accepted'],
        [
            'Account',
            `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(profile.links.length, 'link')}; quota used: ${used ?? 'not told'} of ${limit ?? 'not told'}`,
        ],
    ]);
}
/** What a deploy has found out about the owner of its link. For the live site it has not asked. */
function ownerOf({ subject, domain }, { hasGitHub }) {
    if (!hasGitHub)
        return 'not known without github-token';
    if (subject.kind !== 'production') {
        return `${domain === undefined ? 'this environment; ' : ''}no other record names it`;
    }
    return domain === undefined ? 'this environment' : 'not checked, because production may use any link';
}
/** Says which links a teardown would delete. */
function rehearseTearDown(environment, links) {
    return report(environment, [['Would delete', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(links, 10), 500)]]);
}
function report(environment, findings) {
    for (const [name, finding] of findings)
        _report_log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .R.info(`${name}: ${finding}.`);
    const reason = 'This is a dry run: nothing was changed.';
    return { result: 'skipped', environment, reason, findings };
}


/***/ }),

/***/ 6994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vw: () => (/* binding */ deleteAll),
/* harmony export */   _t: () => (/* binding */ ownOf),
/* harmony export */   tearDown: () => (/* binding */ tearDown),
/* harmony export */   zz: () => (/* binding */ tearDownLate)
/* harmony export */ });
/* harmony import */ var _http_concurrency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8842);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6945);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2631);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3387);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7121);





/**
 * Deletes the link that the user named, or all links that the record of a preview names.
 *
 * @throws {InputError} if nothing tells the link
 * @throws {OwnedError} if another record owns the link
 * @throws {ServiceError | NetworkError} if the link could not be deleted. The record then stays, so that it can be
 * tried again.
 */
async function tearDown(target, services) {
    const { domain } = target;
    services.hosting.prepare();
    const tracking = services.track(target);
    tracking.prepare();
    if (domain !== undefined)
        return await tearDownNamed(domain, { target, tracking, services });
    return await tearDownLinks(await tracking.links(), { target, tracking, services });
}
/**
 * Tears down a preview whose pull request was closed while this run deployed it.
 *
 * @param made the link that this run deployed to, recorded or not
 */
async function tearDownLate(made, target, services) {
    _report_log_js__WEBPACK_IMPORTED_MODULE_0__/* .log */ .R.notice(`${(0,_target_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q)(target.subject)} was closed meanwhile, so its preview is torn down at once.`);
    const tracking = services.track(target);
    if (target.domain !== undefined)
        return await tearDownNamed(made, { target, tracking, services });
    const recorded = await tracking.links();
    return await tearDownLinks([...new Set([made, ...recorded])], { target, tracking, services });
}
async function tearDownNamed(link, { target, tracking, services }) {
    await tracking.requireNoOtherOwner(link);
    if (services.inputs.dryRun)
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .rehearseTearDown */ .a)(target.environment, [link]);
    _report_log_js__WEBPACK_IMPORTED_MODULE_0__/* .log */ .R.info(`Tearing down ${link}.`);
    const { quota } = await services.hosting.delete(link);
    await tracking.endLink(link);
    return { ...target, result: 'deleted', links: [link], quota };
}
async function tearDownLinks(links, { target, tracking, services }) {
    if (links.length === 0) {
        const reason = `No link is recorded for ${(0,_target_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q)(target.subject)} in the environment "${target.environment}", so there is nothing to tear down.`;
        if (!services.inputs.dryRun)
            await tracking.end([]);
        return { result: 'skipped', environment: target.environment, reason, teardown: true };
    }
    const { own, fault } = await ownOf(links, tracking);
    if (services.inputs.dryRun && !fault)
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .rehearseTearDown */ .a)(target.environment, links);
    if (own.length > 0)
        _report_log_js__WEBPACK_IMPORTED_MODULE_0__/* .log */ .R.info(`Tearing down ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(own, 10)}.`);
    const quota = services.inputs.dryRun ? undefined : await deleteAll(own, services);
    if (fault || !quota)
        throw fault;
    await tracking.end(links);
    return { ...target, result: 'deleted', links, quota };
}
/**
 * Divides links into those that this record may delete and the others.
 *
 * @returns `own`: the links that no other record owns; `fault`: the first error for the others, undefined if there are
 * none
 */
async function ownOf(links, tracking) {
    const own = [];
    let fault;
    for (const link of links) {
        try {
            await tracking.requireNoOtherOwner(link);
            own.push(link);
        }
        catch (error) {
            fault ??= error;
        }
    }
    return { own, fault };
}
/**
 * Deletes links, a few at the same time.
 *
 * @returns the quota after the last one
 */
async function deleteAll(links, { hosting }) {
    let quota = { used: undefined, limit: undefined };
    await (0,_http_concurrency_js__WEBPACK_IMPORTED_MODULE_4__/* .atMost */ .T)(4, links, async (link) => {
        quota = (await hosting.delete(link)).quota;
    });
    return quota;
}


/***/ })

};
