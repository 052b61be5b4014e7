export const id = 387;
export const ids = [387];
export const modules = {

/***/ 2387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finish: () => (/* binding */ finish)
/* harmony export */ });
/* harmony import */ var _plan_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(420);
/* harmony import */ var _plan_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5397);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2108);
/* harmony import */ var _report_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4813);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1245);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7137);






/**
 * The post step: the job failed or was cancelled. If the comment still says that this run builds, it did not finish.
 *
 * @param state what `report` has saved. Empty if the step was no reserve.
 */
async function finish(state, signal) {
    const { number, environment } = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(state)) ?? {};
    if (typeof number !== 'number')
        return;
    const context = (0,_plan_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readContext */ .y)();
    const { inputs } = (0,_plan_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readInputs */ .K)();
    const { github } = (0,_job_js__WEBPACK_IMPORTED_MODULE_4__/* .jobFor */ .vw)({ inputs, context, signal });
    if (!github || !inputs.comment)
        return;
    await (0,_report_log_js__WEBPACK_IMPORTED_MODULE_2__/* .bestEffort */ .z)('write the comment', () => (0,_report_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .endBuilding */ .O)(github, number, (0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(environment), context.run));
}


/***/ })

};
