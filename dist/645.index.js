export const id = 645;
export const ids = [645];
export const modules = {

/***/ 8645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reserve: () => (/* binding */ reserve)
/* harmony export */ });
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9930);
/* harmony import */ var _ask_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1234);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7133);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2756);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7674);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(900);






/** What a link shows until the deploy that follows. It asks again until the site is there. */
function pageFor(what) {
    return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<meta name="color-scheme" content="light dark">
<title>This ${what} is being built</title>
<style>
  body { display: grid; min-height: 90vh; place-content: center; text-align: center; font: 1.1rem/1.6 system-ui, sans-serif }
  p { opacity: 0.7 }
</style>
<h1>This ${what} is being built</h1>
<p>It comes up here by itself in a moment.</p>
`;
}
/**
 * Makes sure that there is a link for the deploy that follows in this run, so that the build knows its address. Nothing
 * is sent if the user named one, or the record has one that no live site has taken over.
 */
async function reserve(work) {
    const { target, inputs, run, records } = work;
    const { domain, subject } = target;
    const github = (0,_services_js__WEBPACK_IMPORTED_MODULE_5__/* .requireGitHub */ .xx)(work, 'a link that nobody remembers can not be reserved');
    if (domain !== undefined)
        return skipped(`"domain" names the link, so https://${domain} needs no reserving.`, domain);
    const early = records.prepare(target);
    work.existed();
    if ((0,_target_js__WEBPACK_IMPORTED_MODULE_0__/* .isPreview */ .b)(target) && (await (0,_ask_github_js__WEBPACK_IMPORTED_MODULE_1__/* .askState */ .x)(subject, github)).needed === undefined)
        return skipped(`${(0,_target_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q)(subject)} is closed or gone, so it gets no preview.`);
    const { to, world } = await (0,_look_js__WEBPACK_IMPORTED_MODULE_4__/* .findDestination */ .Ye)(early, work);
    if (to.link !== undefined && !to.isNew)
        return skipped(`https://${to.link} is there already, and the deploy goes there.`, to.link);
    if (inputs.dryRun)
        return await (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_3__/* .rehearseBriefly */ .p)('Would make', 'a new link', work, world.account);
    const content = Buffer.from(pageFor((0,_target_js__WEBPACK_IMPORTED_MODULE_0__/* .isPreview */ .b)(target) ? 'preview' : 'site'));
    const files = [{ path: 'index.html', source: '', size: content.length, content }];
    run.reserved = true;
    run.site = { fileCount: 1, bytes: content.length, form: 'files', omitted: new Map(), doubts: [] };
    return await (0,_deliver_js__WEBPACK_IMPORTED_MODULE_2__/* .deliver */ .c)({ parts: files, files, to, world }, work);
}
function skipped(reason, link) {
    return { kind: 'skipped', reason, link };
}


/***/ })

};
