export const id = 645;
export const ids = [645];
export const modules = {

/***/ 8645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reserve: () => (/* binding */ reserve)
/* harmony export */ });
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8713);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9930);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6232);
/* harmony import */ var _destination_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(477);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5016);
/* harmony import */ var _still_wanted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3383);






/** What a link shows until the deploy that follows. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>This preview is being built</title>
<p>This preview is being built. Load the page again in a moment.</p>
`;
/**
 * Makes sure that there is a link for the deploy that follows in this run, so that the build knows its address. Nothing
 * is sent if the user named one, or the record has one that the account still lists.
 */
async function reserve(work) {
    const { target, tracking, hosting, inputs } = work;
    const { environment, domain, subject } = target;
    const github = (0,_services_js__WEBPACK_IMPORTED_MODULE_4__/* .requireGitHub */ .xx)(work, 'a link that nobody remembers can not be reserved');
    const skipped = (reason, link) => ({ result: 'skipped', environment, reason, link });
    if (domain !== undefined) {
        const link = (await tracking.record.nameFor(domain)) ?? domain;
        return skipped(`"domain" names the link, so https://${link} needs no reserving.`, link);
    }
    tracking.prepare('deploy');
    const existed = (0,_still_wanted_js__WEBPACK_IMPORTED_MODULE_5__/* .branchExists */ .TV)(work);
    if ((await (0,_still_wanted_js__WEBPACK_IMPORTED_MODULE_5__/* .askWhether */ .pt)(subject, github)).why === undefined)
        return skipped(`${(0,_target_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0)(subject)} is closed or gone, so it gets no preview.`);
    let to = await (0,_destination_js__WEBPACK_IMPORTED_MODULE_3__/* .findDestination */ .Y)(work);
    if (to.kind === 'existing') {
        const account = await hosting.profileIfAny();
        // An account that can't be read counts as listing the link.
        if (account === undefined || (0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_0__/* .hasLink */ .p5)(account, to.link))
            return skipped(`https://${to.link} is there already, and the deploy goes there.`, to.link);
        // It may list the link under another name than it answered with, so the record goes on naming that one, too.
        to = { kind: 'new', link: undefined, account };
    }
    if (inputs.dryRun)
        return skipped('This is a dry run: a new link would be made.');
    const content = Buffer.from(page);
    const files = [{ path: 'index.html', source: '', size: content.length, content }];
    const site = { files, bytes: content.length, omitted: new Map() };
    const facts = { reserved: true, protected: (0,_services_js__WEBPACK_IMPORTED_MODULE_4__/* .isProtected */ .bz)(work) };
    return await (0,_deliver_js__WEBPACK_IMPORTED_MODULE_2__/* .deliver */ .c)({ site, facts, existed }, to, work);
}


/***/ })

};
