export const id = 638;
export const ids = [638];
export const modules = {

/***/ 3638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withPictures: () => (/* binding */ withPictures)
/* harmony export */ });
/* harmony import */ var _site_added_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8771);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1712);
/* harmony import */ var _view_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9551);
/* harmony import */ var _collaborators_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5904);




/**
 * A preview's site with pictures of what it changes, which go out with it. Nothing of this fails a deploy.
 *
 * @param compared undefined if nothing was compared: then the root page is shown as it is
 */
async function withPictures(site, compared, work) {
    const { inputs, run, context, signal } = work;
    const wishes = wishesFor(site, compared).slice(0, inputs.screenshots);
    const why = whyNone(work);
    if (why !== undefined)
        _view_log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .R.notice(`There are no screenshots: ${why}.`);
    if (why !== undefined || wishes.length === 0)
        return site;
    const { takePictures } = await __webpack_require__.e(/* import() */ 382).then(__webpack_require__.bind(__webpack_require__, 6382));
    const { picturesOf } = await __webpack_require__.e(/* import() */ 918).then(__webpack_require__.bind(__webpack_require__, 3918));
    const terms = { files: site.files, live: compared?.live, temp: context.temp, signal, tell: _view_log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .R.info };
    const { looks, notice, files } = await takePictures(wishes, terms);
    if (notice !== undefined)
        _view_log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .R.notice(notice);
    run.looks = looks;
    run.picturesAt = (link) => picturesOf(looks, link);
    if (files.length > 0)
        _view_log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .R.info(`Added to the site: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(files.length, 'picture')} (screenshots).`);
    return (0,_site_added_files_js__WEBPACK_IMPORTED_MODULE_0__/* .withAdded */ .l)(site, files);
}
/** Why a browser must not see the site, or nobody could see its pictures; undefined if both are fine. */
function whyNone(work) {
    const { pullRequest, workflowRun } = work.context;
    if ((0,_collaborators_js__WEBPACK_IMPORTED_MODULE_2__/* .passwordFor */ .bE)(work) !== undefined)
        return 'the password keeps GitHub from showing them';
    if (pullRequest?.fork || workflowRun?.foreign)
        return "the pull request's code is not of this repository, and its scripts would run on this runner";
    return undefined;
}
/** The pages that changed or are new. Where only other files differ, or nothing was compared, the root page. */
function wishesFor({ files }, compared) {
    const root = { path: '/', title: 'The root page', kind: 'root' };
    const hasRoot = files.some(({ path }) => path === 'index.html');
    const changes = compared?.changes ?? [];
    const shown = changes.flatMap(({ path, title, change }) => change === 'removed' ? [] : [{ path, title, kind: change }]);
    if (shown.length > 0)
        return shown;
    const isPlain = compared === undefined || (changes.length === 0 && compared.otherFilesDiffer);
    return hasRoot && isPlain ? [root] : [];
}


/***/ })

};
