export const id = 633;
export const ids = [633];
export const modules = {

/***/ 3633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makeRoom: () => (/* binding */ makeRoom)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7072);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6945);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2631);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3387);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4865);







/** How many of the account's links an error names at most. */
const mostLinks = 20;
/** How many previews are read at most to find out which links are previews. */
const mostPreviews = 50;
/**
 * Makes room in an account that takes no more links (INTERFACE 7): the previews of this repository are swept, in every
 * environment. Returns the links that were deleted.
 *
 * @throws {ServiceError} the service's refusal and the links that are live, if no link could be deleted
 */
async function makeRoom(error, services) {
    _report_log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .R.info(`${error.message} Closed previews are looked for, to make room.`);
    const previews = await previewsOf(services);
    // GitHub ignores the case of an environment's name, so each environment is swept once.
    const environments = new Map(previews.map(({ name }) => [name.environment.toLowerCase(), name.environment]));
    const freed = [];
    for (const environment of environments.values())
        freed.push(...(await sweepQuietly(environment, services)));
    services.signal.throwIfAborted();
    if (freed.length === 0)
        throw await withLivePreviews(error, previews, services);
    _report_log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .R.notice(`The account was full. ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(freed.length, 'link')} of closed previews made room: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .firstOf */ .Ku)(freed, 10)}.`);
    return freed;
}
/** Our previews in every environment; none if they can't be read, and then nothing is deleted. */
async function previewsOf(services) {
    try {
        const { records } = services.requireGitHub('the links of closed previews are recorded on GitHub');
        return await records.previews.all();
    }
    catch (error) {
        _report_log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .R.warning((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)(`No preview could be torn down to make room. ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`));
        return [];
    }
}
async function sweepQuietly(environment, services) {
    try {
        const { sweep } = await __webpack_require__.e(/* import() */ 575).then(__webpack_require__.bind(__webpack_require__, 6575));
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .deletedBy */ .L)(await sweep(environment, services));
    }
    catch (error) {
        services.signal.throwIfAborted();
        _report_log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .R.warning((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)));
        return error instanceof _outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .SweepError */ .J ? (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .deletedBy */ .L)(error.outcome) : [];
    }
}
/** The refusal, with this repository's previews. Other links of the account are only counted, because logs are public. */
async function withLivePreviews(error, previews, services) {
    const profile = await services.hosting.profileIfAny();
    if (profile === undefined)
        return error;
    const names = await namesOfLinks(previews, services).catch(() => new Map());
    const shown = profile.links.flatMap((listed) => {
        const owner = previews.find((preview) => (0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_1__/* .hasLink */ .p5)({ links: [listed] }, ...(names.get(preview) ?? [])));
        if (owner === undefined)
            return [];
        const age = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatAge */ .nV)(Date.now() - owner.since);
        return `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)(listed[0] ?? '', 100)} (${(0,_target_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q)(owner.subject)}, ${age} old)`;
    });
    const others = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(profile.links.length - shown.length, 'other link');
    const live = `No preview of this repository is closed, so none could make room. Live previews of this repository: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .firstOf */ .Ku)(shown, mostLinks) || 'none'}.`;
    const said = services.access ? live : 'Without a token it is not known which links are previews.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(error, `${error.message} ${said} The account has ${others}.`, {
        hint: error.hint,
        cause: error,
    });
}
async function namesOfLinks(previews, { access }) {
    const known = new Map();
    for (const preview of previews.slice(0, mostPreviews)) {
        const links = (await access?.records.links(preview.name)) ?? [];
        const names = links.flatMap((link) => link.names);
        known.set(preview, names);
    }
    return known;
}


/***/ })

};
