export const id = 587;
export const ids = [587];
export const modules = {

/***/ 5587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   perform: () => (/* binding */ perform)
/* harmony export */ });
/* harmony import */ var _deployments_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4215);
/* harmony import */ var _deployments_permissions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1636);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7370);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9930);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(503);
/* harmony import */ var _show_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3681);







/** Does what is planned. The code for each kind of plan is loaded only if it is needed. */
async function perform(plan, given) {
    const job = (0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .jobFor */ .vw)(given);
    switch (plan.kind) {
        case 'skip':
            return { ...plan, kind: 'skipped' };
        case 'deploy': {
            const { deploy } = await Promise.all(/* import() */[__webpack_require__.e(457), __webpack_require__.e(787)]).then(__webpack_require__.bind(__webpack_require__, 5787));
            return await carryOut('deploy', (0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .workOn */ .xM)(plan.target, job), (work) => deploy(plan.directory, work));
        }
        case 'reserve': {
            const { reserve } = await Promise.all(/* import() */[__webpack_require__.e(457), __webpack_require__.e(614)]).then(__webpack_require__.bind(__webpack_require__, 7614));
            return await carryOut('deploy', (0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .workOn */ .xM)(plan.target, job), reserve);
        }
        case 'teardown': {
            const { tearDown } = await Promise.all(/* import() */[__webpack_require__.e(457), __webpack_require__.e(4)]).then(__webpack_require__.bind(__webpack_require__, 9004));
            return await carryOut('teardown', (0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .workOn */ .xM)(plan.target, job), (work) => tearDown(work, plan.byPerson));
        }
        case 'sweep': {
            const { sweep } = await __webpack_require__.e(/* import() */ 78).then(__webpack_require__.bind(__webpack_require__, 8078));
            return await sweep(plan.environment, job);
        }
        case 'ask': {
            const { askPullRequest } = await __webpack_require__.e(/* import() */ 168).then(__webpack_require__.bind(__webpack_require__, 8168));
            const answer = await askPullRequest(plan.question, job);
            return await perform((0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .makePlan */ .C)(given.inputs, given.context, { answer }), given);
        }
    }
}
/** The one place that shows a failure, on the deployment and in the comment. Else the commit before would seem to be this one. */
async function carryOut(operation, work, operate) {
    const { target, progress, commenter, inputs } = work;
    try {
        const outcome = await operate(work);
        if (outcome.kind === 'skipped' && outcome.holders)
            await commenter.write(outcome);
        return outcome;
    }
    catch (cause) {
        const error = explained(cause, work);
        const failed = { kind: 'failed', operation, environment: target.environment, target, error, progress };
        if (!inputs.dryRun)
            await Promise.all([(0,_show_js__WEBPACK_IMPORTED_MODULE_6__/* .showStatuses */ .K)('failure', work), commenter.write(failed)]);
        return failed;
    }
}
function explained(error, work) {
    const { signal } = work;
    if (signal.aborted && signal.reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc(signal.reason.signal, cancelHint(work));
    return (0,_deployments_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .isForbidden */ .US)(error) ? permissionError(error, work) : error;
}
/** What a run that was cancelled has done. Undefined for nothing. */
function cancelHint({ progress, target }) {
    const { upload, link = 'A new address', deleted, reserved } = progress;
    const what = reserved ? 'a small page' : 'this commit';
    if (upload === 'done' && !deleted.includes(link))
        return `${link} has ${what}, but what follows the upload is not done. Run the job again.`;
    if (upload === 'perhaps') {
        const look = (0,_target_js__WEBPACK_IMPORTED_MODULE_4__/* .isPreview */ .b)(target) ? ' If that does not happen, look in the hosting account.' : '';
        return `${link} may have ${what}: the service's answer did not come in time. Run the job again.${look}`;
    }
    const sweep = (0,_target_js__WEBPACK_IMPORTED_MODULE_4__/* .isPreview */ .b)(target) ? ', or leave the rest to the next sweep' : '';
    return deleted.length > 0 ? `${deleted.join(', ')} was deleted. Run the job again${sweep}.` : undefined;
}
function permissionError(error, { progress, target }) {
    const [deleted] = progress.deleted;
    if (progress.upload === 'not sent' && deleted === undefined)
        return (0,_deployments_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .recordRefused */ .Gc)((0,_target_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q)(target.subject), error);
    const done = deleted === undefined ? `${progress.link} has the site` : `${deleted} is deleted`;
    const message = `${done}, but the token may not use the repository's deployments. ${error.message}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('github-token', message, {
        hint: `Add to the job, and run it again:\n${_deployments_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionLines */ .$r}`,
        cause: error,
    });
}


/***/ }),

/***/ 3681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ showStatuses),
/* harmony export */   l: () => (/* binding */ tellNotices)
/* harmony export */ });
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2108);

/** Shows on GitHub how the deployment of this run ended, and that the one before it is over. For people: nothing reads it. */
async function showStatuses(state, { deployments, progress }) {
    const { deployment, before } = progress;
    if (deployment === undefined)
        return;
    await Promise.all([
        (0,_report_log_js__WEBPACK_IMPORTED_MODULE_0__/* .bestEffort */ .z)('show the state of the deployment', () => deployments.show(deployment, state, deployment.link)),
        before && (0,_report_log_js__WEBPACK_IMPORTED_MODULE_0__/* .bestEffort */ .z)('end the deployment before this one', () => deployments.show(before, 'inactive')),
    ]);
}
/** Says in the log, comment and summary what somebody should know. */
function tellNotices(notices, { progress }) {
    for (const { level, text } of notices) {
        _report_log_js__WEBPACK_IMPORTED_MODULE_0__/* .log */ .R[level](text);
        progress.remarks.push(text);
    }
}


/***/ })

};
