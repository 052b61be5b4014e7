import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 8540:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 1828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ NetworkError),
/* harmony export */   PN: () => (/* binding */ requireInputs),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   fk: () => (/* binding */ RefusedError),
/* harmony export */   lZ: () => (/* binding */ ActionError),
/* harmony export */   pd: () => (/* binding */ TwinError),
/* harmony export */   wt: () => (/* binding */ SiteError)
/* harmony export */ });
/** The log, the summary and the comment show message and hint. */
class ActionError extends Error {
    hint;
    list;
    constructor(message, { hint, list = [], cause } = {}) {
        super(message, { cause });
        this.name = new.target.name;
        this.list = list;
        this.hint = typeof hint === 'string' ? { text: hint } : hint;
    }
}
/** An input is missing, wrong, or contradicted by another one. Thrown before any request. */
class InputError extends ActionError {
    constructor(input, message, more) {
        super(`${input}: ${message}`, more);
    }
}
/** Makes all checks, so that somebody with three wrong inputs needs one run to read of them. @throws {ActionError} */
function requireInputs(checks) {
    const errors = checks.flatMap((check) => {
        try {
            check();
            return [];
        }
        catch (error) {
            if (error instanceof InputError)
                return [error];
            throw error;
        }
    });
    const [first, ...others] = errors;
    if (first !== undefined && others.length === 0)
        throw first;
    const list = errors.map(({ message, hint }) => (hint ? `${message} ${hint.text}` : message));
    if (others.length > 0)
        throw new ActionError(`${errors.length} inputs are wrong.`, { list });
}
/** A file of the site can't be published, or changed while it was sent. */
class SiteError extends ActionError {
}
/** The service refused, or its answer makes no sense. */
class ServiceError extends ActionError {
    status;
    /** `error` of the envelope (interface 7). May be empty. */
    code;
    constructor(status, code, message, more) {
        super(message, more);
        this.status = status;
        this.code = code;
    }
}
/** An address belongs to another site, or is deployed to by another job. */
class RefusedError extends ActionError {
}
/** Another job or step of this run has deployed there. */
class TwinError extends RefusedError {
}
/** No complete answer came. */
class NetworkError extends ActionError {
    /** Whether retrying is pointless, as with a wrong certificate. */
    isFinal;
    constructor(message, { isFinal = false, ...details } = {}) {
        super(message, details);
        this.isFinal = isFinal;
    }
}
/** The runner cancelled the run. */
class CancelledError extends ActionError {
    signal;
    constructor(signal, hint = 'Nothing was changed. Run the job again, unless a newer run has replaced it.') {
        super(`The run was cancelled (${signal}).`, { hint });
        this.signal = signal;
    }
}
/** An unexpected error may quote anything, so its text is not shown. */
function shownText(error) {
    const message = 'Something happened that this action did not expect. The log of the run says what.';
    return error instanceof ActionError ? error : { message, hint: undefined, list: [] };
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 7799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ progressAfter)
/* harmony export */ });
/** Pure. An upload without an answer may have been taken. */
function progressAfter(history) {
    let upload = 'not sent';
    let link;
    let isNew = false;
    let [previous, deployment] = [];
    const gone = [];
    for (const event of history) {
        if (event.kind === 'found')
            previous = event.deployment;
        if (event.kind === 'recorded')
            deployment = event.deployment;
        if (event.kind === 'sending' || event.kind === 'answered')
            link = event.link;
        if (event.kind === 'sending')
            isNew = event.isNew;
        // Such an answer names a link that this run did not make.
        if (event.kind === 'answered' && event.link !== undefined && !event.isCertain)
            isNew = false;
        if (event.kind === 'sending' || event.kind === 'doubted')
            upload = 'perhaps';
        if (event.kind === 'answered')
            upload = event.isCertain ? 'done' : 'perhaps';
        if (event.kind === 'refused')
            upload = 'not sent';
        if (event.kind !== 'deleted' && event.kind !== 'absent')
            continue;
        gone.push(event.link);
        if (event.link === link)
            upload = 'not sent';
        if (event.link === deployment?.link)
            deployment = undefined;
    }
    const deleted = history.flatMap((event) => (event.kind === 'deleted' ? event.link : []));
    const stillLive = upload === 'not sent' && previous && !gone.includes(previous.link) ? previous : undefined;
    const isForgotten = upload !== 'not sent' && isNew && deployment === undefined;
    return { upload, link, isForgotten, previous, stillLive, deployment, deleted };
}


/***/ }),

/***/ 1915:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1828);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3640);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6759);



const controller = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
        controller.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc(signal));
        // The runner kills the process 10 s after its first signal. Until then status and comment are written.
        setTimeout(() => process.exit(1), 9200).unref();
    });
}
try {
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .run */ .e)(controller.signal);
}
catch (error) {
    await (0,_report_report_js__WEBPACK_IMPORTED_MODULE_1__/* .report */ .z)({ kind: 'failed', error });
}
// An abandoned request could keep the process alive.
if (controller.signal.aborted)
    process.exit(1);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 5357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   NA: () => (/* binding */ inPlainText),
/* harmony export */   Rm: () => (/* binding */ log),
/* harmony export */   c$: () => (/* binding */ warnOf),
/* harmony export */   z$: () => (/* binding */ bestEffort)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9995);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1828);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7736);



const warnings = [];
function warn(warning) {
    warnings.push(warning);
    const show = warning.isNotice ? _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm : _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e;
    show((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCommands */ .g9)(inPlainText(warning)));
}
/** The only way to print. Nothing in it can start a workflow command or show a secret. */
const log = {
    info: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .info */ .pq((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCommands */ .g9)(line)),
    notice: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCommands */ .g9)(text)),
    /** Shown in the job summary, too. */
    warning: (text, blocks) => warn({ text, blocks, isForComment: false }),
    /** A warning for reviewers: the comment shows it, too. */
    remark: (text, blocks) => warn({ text, blocks, isForComment: true }),
    /** A notice that the job summary shows, too. */
    note: (text) => warn({ text, isForComment: false, isNotice: true }),
    warnings: warnings,
    /** Returns the warnings and clears them. */
    takeWarnings: () => warnings.splice(0),
    failure: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setFailed */ .C1((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCommands */ .g9)(text)),
    group(title, lines) {
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .startGroup */ .Oh((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCommands */ .g9)(title));
        for (const line of lines)
            _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .info */ .pq((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCommands */ .g9)(line));
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .endGroup */ .N4();
    },
};
function inPlainText({ text, blocks = [] }) {
    return [text, ...blocks.flatMap(({ place, lines }) => [place, lines])].filter(Boolean).join('\n');
}
/** Turns an error into a warning. A cancelled run is reported elsewhere. */
async function bestEffort(what, action) {
    try {
        return await action();
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc)
            return undefined;
        const message = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
        // GitHub's errors begin with what was asked.
        warnOf(message.startsWith(`Could not ${what}`) ? message : `Could not ${what}. ${message}`, error);
        return undefined;
    }
}
/** Warns of an error, and of what to do if there are lines to paste. */
function warnOf(text, error) {
    const { hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(error);
    if (hint?.blocks)
        log.warning((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(`${text} ${hint.text}`), hint.blocks);
    else
        log.warning((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(text));
}


/***/ }),

/***/ 9995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Yz: () => (/* binding */ debug),
  N4: () => (/* binding */ endGroup),
  V4: () => (/* binding */ getInput),
  pq: () => (/* binding */ info),
  lm: () => (/* binding */ notice),
  C1: () => (/* binding */ setFailed),
  uH: () => (/* binding */ setOutput),
  Pq: () => (/* binding */ setSecret),
  Oh: () => (/* binding */ startGroup),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: ExitCode, addPath, error, exportVariable, getBooleanInput, getIDToken, getMultilineInput, getState, group, isDebug, markdownSummary, platform, saveState, setCommandEcho, summary, toPlatformPath, toPosixPath, toWin32Path

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __nccwpck_require__(6982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ }),

/***/ 5212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _m: () => (/* binding */ jobDigest),
/* harmony export */   jq: () => (/* binding */ isForeign),
/* harmony export */   yI: () => (/* binding */ readContext)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1828);
/* harmony import */ var _site_path_inside_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(5065);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(1245);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(2090);








/** @throws {ActionError} if the payload can't be read, or lacks a field that decides */
function readContext(variables = (0,_variables_js__WEBPACK_IMPORTED_MODULE_7__/* .runnerVariables */ .Gg)()) {
    const path = variables['GITHUB_EVENT_PATH'];
    const text = path && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8') : '';
    const payload = path ? ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(text)) ?? missing('repository')) : {};
    const { GITHUB_EVENT_NAME: event = '', GITHUB_REPOSITORY: repository = '', GITHUB_ACTOR: actor = '' } = variables;
    const people = [actor, (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__.at)(payload, 'sender.login'), (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__.at)(payload, 'pull_request.user.login')];
    const [owner, repo] = repository.split('/');
    const deleted = `refs/${payload['ref_type'] === 'tag' ? 'tags' : 'heads'}/${(0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(payload['ref'])}`;
    return {
        event,
        action: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(payload['action']),
        pullRequest: pullRequestOf(event, payload),
        byDependabot: people.includes('dependabot[bot]'),
        workflowRun: event === 'workflow_run' ? workflowRunOf(payload) : undefined,
        // `GITHUB_REF` of a `delete` event is the default branch.
        ref: event === 'delete' ? deleted : (variables['GITHUB_REF'] ?? ''),
        sha: variables['GITHUB_SHA'] ?? '',
        defaultBranch: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__.at)(payload, 'repository.default_branch')) || undefined,
        workspace: variables['GITHUB_WORKSPACE'] || process.cwd(),
        temp: variables['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(),
        repository: owner && repo ? { owner, repo } : undefined,
        apiUrl: variables['GITHUB_API_URL'] || 'https://api.github.com',
        run: (0,_variables_js__WEBPACK_IMPORTED_MODULE_7__/* .runOf */ .ng)(variables),
        workflow: (0,_variables_js__WEBPACK_IMPORTED_MODULE_7__/* .workflowNameOf */ .M2)(variables),
        jobId: variables['GITHUB_JOB'] ?? '',
    };
}
function pullRequestOf(event, payload) {
    const issue = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(payload['issue']);
    // The payload of a comment has the number of the pull request, but not its head.
    const pull = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(payload['pull_request']) ?? ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(issue?.['pull_request']) && issue);
    if (pull === undefined && !event.startsWith('pull_request'))
        return undefined;
    const number = Number(pull?.['number'] ?? payload['number']);
    if (!Number.isSafeInteger(number) || number < 1)
        missing('pull_request.number');
    return {
        number,
        headSha: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__.at)(pull, 'head.sha')),
        headRepository: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__.at)(pull, 'head.repo.full_name')).toLowerCase(),
        closed: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__.at)(pull, 'state') === 'closed' || payload['action'] === 'closed',
    };
}
function workflowRunOf({ workflow_run: run }) {
    return {
        event: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__.at)(run, 'event')),
        conclusion: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__.at)(run, 'conclusion')),
        headSha: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__.at)(run, 'head_sha')) || missing('workflow_run.head_sha'),
        headBranch: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__.at)(run, 'head_branch')),
        headRepository: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__.at)(run, 'head_repository.full_name')).toLowerCase(),
    };
}
/** Whether a head is in another or an unknown repository. */
function isForeign({ headRepository }, { repository }) {
    return headRepository !== `${repository?.owner}/${repository?.repo}`.toLowerCase();
}
function missing(field) {
    const hint = 'GitHub always sends it. In a container, the job needs the volume in which the runner writes it. On your own machine, give act a file with "-e event.json": docs/try-it.md shows what is enough.';
    const what = `The event's payload (GITHUB_EVENT_PATH) does not tell \`${field}\`, so it is unknown what to do.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ(what, { hint });
}
/** Different for each job of a run, also in a matrix, and for each directory. Empty outside a runner. */
function jobDigest({ matrix, directory = '' }, { jobId, workspace }) {
    if (jobId === '')
        return '';
    const facts = JSON.stringify([jobId, matrix, (0,_site_path_inside_js__WEBPACK_IMPORTED_MODULE_5__/* .pathInside */ ._)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workspace, directory)) ?? '']);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(facts).digest('hex').slice(0, 16);
}


/***/ }),

/***/ 6335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ bodyOf),
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   Wm: () => (/* binding */ headingOf),
/* harmony export */   cW: () => (/* binding */ sectionsIn),
/* harmony export */   gz: () => (/* binding */ previewName),
/* harmony export */   k6: () => (/* binding */ withoutRecord),
/* harmony export */   t8: () => (/* binding */ isKept)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8635);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1245);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3466);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2090);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5059);






/** A comment that begins with it is ours, if the token's own identity wrote it. */
const commentMarker = '<!-- static-deploy -->';
/** GitHub's limit. */
const maxCharacters = 65_536;
/** Of a site's lists, so that four sites fit. */
const maxListCharacters = 15_000;
const icons = {
    live: '🚀',
    failed: '❌',
    cancelled: '⏹️',
    removed: '🧹',
    'no room': '⏭️',
};
function previewName(environment) {
    return environment.toLowerCase() === 'preview' ? 'Preview' : `Preview of ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(environment)}`;
}
/** As in `🚀 Preview: a.example` and `❌ docs: failed`. */
function headingOf(name, { state, link }) {
    return `${icons[state]} ${name}: ${state === 'live' ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .anchor */ .Y3)(link) : state}`;
}
/** Never matches across a marker; otherwise it takes quadratic time. */
const sectionPattern = /<!-- static-deploy:site (\{[^\n<>]*\}) -->((?:(?!<!-- static-deploy:(?:site|end)).)*)<!-- static-deploy:end -->/gsu;
/** The sections in a comment's body. People may have edited it, so parts that can't be read are skipped. */
function sectionsIn(body) {
    return [...body.matchAll(sectionPattern)].flatMap(([, json = '', text = '']) => {
        const fields = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(json)) ?? {};
        const facts = Object.fromEntries(_section_js__WEBPACK_IMPORTED_MODULE_4__/* .factNames */ .hO.map((name) => [name, (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(fields[name])]));
        if (!Object.hasOwn(icons, facts.state))
            return [];
        return { facts: { ...facts, link: (0,_text_address_js__WEBPACK_IMPORTED_MODULE_1__/* .hostNameOf */ .LJ)(facts.link) ?? '' }, text: text.trim() };
    });
}
/** For a preview without a record, whose section shows an address. @param isFree whether no deployment names that */
function withoutRecord(section, isFree) {
    const way = `What deletes it: "mode: teardown" with "domain: ${section.facts.link}", started on the default branch.`;
    const text = 'No record of it was found, so it may still be online.';
    return { facts: section.facts, text: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(isFree ? `${text} ${way}` : text) };
}
/** Whether a section is still there, or a newer run has replaced it. */
function isKept({ facts }, there) {
    return there !== undefined && ((0,_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .isNewerRun */ .VZ)(there.facts.run, facts.run) || (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(there.facts, facts));
}
/** The comment with these sections. If it is too long, the one of this run is made shorter, and only then all others. */
function bodyOf(sections) {
    const withLists = (characters) => sections.map((each) => ({ ...each, lists: each.lists?.(characters) ?? '' }));
    const full = composed(withLists(maxListCharacters));
    if (full.length <= maxCharacters)
        return full;
    const room = Math.max(0, maxListCharacters - (full.length - maxCharacters));
    const bare = (each) => ({ facts: each.facts, text: 'The text is too long to be shown here.' });
    const withoutThis = sections.map((each) => (each.lists ? bare(each) : { ...each, lists: '' }));
    const shorter = [withLists(room), withLists(0), withoutThis].map(composed);
    return shorter.find((body) => body.length <= maxCharacters) ?? composed(sections.map(bare));
}
function composed(sections) {
    const sorted = sections.toSorted((a, b) => a.facts.environment.localeCompare(b.facts.environment, 'en'));
    const isOne = sorted.length === 1;
    // Above two, sections are folded below those that failed.
    const isFolded = ({ facts }) => sorted.length > 2 && facts.state !== 'failed';
    const openFirst = sorted.toSorted((a, b) => Number(isFolded(a)) - Number(isFolded(b)));
    const shown = openFirst.map((each) => {
        const { facts, text, lists, message } = each;
        // Nothing in the JSON can end the HTML comment: an environment may hold `--`.
        const json = JSON.stringify(facts).replace(/[<>-]/gu, (found) => `\\u00${found.charCodeAt(0).toString(16)}`);
        const harmless = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(text, lists, message).replace(/static-deploy:(?=site|end)/gu, 'static-deploy&#58;');
        const marked = `<!-- static-deploy:site ${json} -->\n\n${harmless}\n\n<!-- static-deploy:end -->`;
        const name = isOne ? previewName(facts.environment) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(facts.environment);
        if (isFolded(each))
            return `<details><summary>${icons[facts.state]} ${name}</summary>\n\n${marked}\n\n</details>`;
        return `### ${headingOf(name, facts)}\n\n${marked}`;
    });
    return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(commentMarker, isOne ? '' : tableOf(sorted), ...shown)}\n`;
}
/** A narrow screen cuts off what is at the right. A commit that all sites show stands above the table once. */
function tableOf(sections) {
    const commits = new Set(sections.map(({ facts }) => facts.commit));
    const shared = commits.size === 1 ? [...commits].join() : '';
    const rows = sections.map(({ facts: { environment, state, link, shown, commit, changes } }) => {
        const still = shown && ` · ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .anchor */ .Y3)(link)} (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .commitName */ .l3)(shown)})`;
        const preview = state === 'live' ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .anchor */ .Y3)(link) : `${state}${still}`;
        const cells = [`${icons[state]} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(environment)}`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(changes), preview];
        return shared ? cells : [...cells, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .commitName */ .l3)(commit)];
    });
    const head = ['Site', 'Changes', 'Preview', ...(shared ? [] : ['Commit'])];
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(shared && `Commit ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .commitName */ .l3)(shared)}`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .YB)(head, rows));
}


/***/ }),

/***/ 6792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ skipReason),
/* harmony export */   Y: () => (/* binding */ outputsOf)
/* harmony export */ });
/* harmony import */ var _text_masking_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7463);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7736);


/** All outputs by name (design 2.6). */
function outputsOf(outcome) {
    const deployed = outcome.kind === 'deployed' ? outcome : undefined;
    const gone = goneIn(outcome);
    const { used = '', limit = '' } = outcome.quota ?? {};
    const reason = skipReason(outcome);
    const { pages = [], brokenLinks = [] } = deployed?.differences ?? {};
    return {
        link: deployed?.link ?? (outcome.kind === 'removed' ? (gone[0] ?? '') : ''),
        url: deployed ? `https://${deployed.link}` : '',
        result: reason !== '' ? 'skipped' : deployed ? 'deployed' : 'deleted',
        'skip-reason': (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(reason, 10_000),
        deleted: jsonArray(gone),
        'quota-used': String(used),
        'quota-limit': String(limit),
        status: (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(deployed?.status ?? ''),
        'changed-pages': jsonArray(pages),
        'broken-links': jsonArray(brokenLinks),
    };
}
/** As many of the items as fit into 100 kB: a later step may get them in a variable. */
function jsonArray(items) {
    const texts = [];
    let bytes = 1;
    for (const text of items.map((item) => JSON.stringify(item)).filter((json) => !(0,_text_masking_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsSecret */ .hK)(json))) {
        bytes += Buffer.byteLength(text) + 1;
        if (bytes > 100_000)
            break;
        texts.push(text);
    }
    return `[${texts.join()}]`;
}
const goneIn = ({ deleted = [], absent = [] }) => [...deleted, ...absent];
/** Why nothing was deployed or deleted. Empty if something was. */
function skipReason(outcome) {
    return outcome.kind === 'deployed' || goneIn(outcome).length > 0 ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(outcome.reason);
}


/***/ }),

/***/ 3640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  z: () => (/* binding */ report)
});

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./build/node_modules/@actions/core/lib/summary.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return __awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return __awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __nccwpck_require__(9995);
// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(1828);
// EXTERNAL MODULE: ./build/log.js
var log = __nccwpck_require__(5357);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __nccwpck_require__(7736);
// EXTERNAL MODULE: ./build/variables.js
var variables = __nccwpck_require__(2090);
// EXTERNAL MODULE: ./build/report/outputs.js
var outputs = __nccwpck_require__(6792);
// EXTERNAL MODULE: ./build/report/summary.js
var report_summary = __nccwpck_require__(4306);
;// CONCATENATED MODULE: ./build/report/report.js







/** Writes log, job summary and outputs. A failure sets no outputs, but for a sweep that did a part. */
async function report(outcome, message = '', readWorkflow) {
    if (outcome.kind === 'failed' || outcome.error !== undefined)
        logFailure(outcome.error);
    else if (outcome.kind === 'swept' || (0,outputs/* skipReason */.F)(outcome) === '')
        log/* log */.Rm.info(lineOf(outcome));
    else if (outcome.kind === 'removed' && outcome.left?.length)
        log/* log */.Rm.warning(lineOf(outcome));
    else
        log/* log */.Rm.notice(lineOf(outcome));
    // It logs, too, so it comes after the outcome.
    const workflow = outcome.workflow ?? (await readWorkflow?.());
    const markdown = (0,report_summary/* summaryOf */.Y)({ ...outcome, workflow }, log/* log */.Rm.takeWarnings(), message);
    if ((0,variables/* runnerVariables */.Gg)()['GITHUB_STEP_SUMMARY'])
        await summary
            .addRaw(markdown)
            .write()
            .catch((cause) => log/* log */.Rm.warning(unwritable('GITHUB_STEP_SUMMARY', 'there is no summary', cause, outcome)));
    if (outcome.kind === 'failed')
        return;
    try {
        for (const [name, value] of Object.entries((0,outputs/* outputsOf */.Y)(outcome)))
            core/* setOutput */.uH(name, value);
    }
    catch (cause) {
        log/* log */.Rm.failure(unwritable('GITHUB_OUTPUT', 'later steps read no outputs', cause, outcome));
    }
}
/** Of a file of the runner's. In a container with a user of its own, that user may not write it. */
function unwritable(variable, effect, cause, outcome) {
    log/* log */.Rm.info(`Cause: ${(0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(cause))}`);
    const isOpen = outcome.kind === 'failed' && (outcome.progress?.upload ?? 'not sent') !== 'not sent';
    const none = isOpen ? 'The site may be live.' : 'No site was deployed.';
    const state = outcome.kind === 'deployed' ? `The site is live at https://${outcome.link}.` : none;
    const rights = "In a container, the job's user must be able to write the runner's files.";
    const toDo = (0,errors/* messageOf */.bD)(cause).includes('ENOSPC') ? "The runner's disk is full." : rights;
    return `${variable} can't be written, so ${effect}. ${state} ${toDo}`;
}
/** What a run that did not fail did, or why it did nothing. */
function lineOf(outcome) {
    const used = (0,printable/* formatQuota */.eN)(outcome.quota);
    const quota = used && ` Quota used: ${used}.`;
    if (outcome.kind !== 'deployed')
        return (0,outputs/* skipReason */.F)(outcome) || `Deleted ${(0,printable/* firstOf */.Ku)(outcome.deleted ?? [], 10) || 'nothing'}.${quota}`;
    const readers = { public: ' Everybody can read it.', password: ' Visitors need the password.', '': '' };
    return `Deployed to https://${outcome.link} in ${(0,printable/* formatDuration */.a3)(performance.now())}.${readers[outcome.access]}${quota}`;
}
function logFailure(error) {
    const { message, hint, list } = (0,errors/* shownText */.f$)(error);
    const said = [message, ...list.map((line) => `- ${line}`), ...(hint ? [(0,log/* inPlainText */.NA)(hint)] : [])].join('\n');
    log/* log */.Rm.failure(said);
    const isKnown = error instanceof errors/* ActionError */.lZ;
    for (const shown of causesOf(isKnown ? error.cause : error, said))
        log/* log */.Rm.info(`Cause: ${shown}`);
    // Any other error is a bug of the action.
    if (!isKnown && error instanceof Error)
        log/* log */.Rm.group('Where it happened', (error.stack ?? '').split(/\r?\n/u).map(printable/* printable */.g$));
}
/** A chain of causes, without repetitions. At most five: causes may form a cycle. */
function causesOf(cause, printed, max = 5) {
    if (cause === undefined || max === 0)
        return [];
    const shown = (0,printable/* excerpt */.Kb)(typeof cause === 'string' ? cause : (0,errors/* messageOf */.bD)(cause), 500);
    const others = cause instanceof Error ? causesOf(cause.cause, `${printed}\n${shown}`, max - 1) : [];
    return printed.includes(shown) ? others : [shown, ...others];
}


/***/ }),

/***/ 5059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  kc: () => (/* binding */ errorText),
  hO: () => (/* binding */ factNames),
  v_: () => (/* binding */ sectionFor),
  ZE: () => (/* binding */ sectionOf)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(1828);
// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __nccwpck_require__(3466);
// EXTERNAL MODULE: ./build/text/masking.js
var masking = __nccwpck_require__(7463);
// EXTERNAL MODULE: ./build/variables.js
var variables = __nccwpck_require__(2090);
;// CONCATENATED MODULE: ./build/report/outcome.js
/** What a failed run left as it was: by the record, or, if there was none to read, by the section that is there. */
function leftAlone({ progress, workflow }, there) {
    // A dry run, which has a table, changed nothing.
    if (progress === undefined || workflow !== undefined)
        return undefined;
    const { previous, stillLive, upload, deleted } = progress;
    if (previous !== undefined)
        return stillLive && { link: stillLive.link, shown: stillLive.sha };
    return upload === 'not sent' && deleted.length === 0 ? there : undefined;
}

// EXTERNAL MODULE: ./build/report/outputs.js
var outputs = __nccwpck_require__(6792);
;// CONCATENATED MODULE: ./build/report/section.js






const factNames = ['environment', 'state', 'link', 'shown', 'commit', 'changes', 'run'];
function section({ target }, state, more, ...lines) {
    const { environment = '', sha: commit = '' } = target ?? {};
    const facts = { environment, state, link: '', shown: '', commit, changes: '', run: (0,variables/* runOf */.ng)(), ...more };
    return { facts: { ...facts, link: (0,masking/* holdsSecret */.hK)(facts.link) ? '' : facts.link }, text: (0,markdown/* paragraphs */.qN)(...lines) };
}
/** For the comment. Undefined if that stays as it is. @param oldSection the section that it has */
function sectionOf(outcome, message, oldSection, remarks = []) {
    const log = (0,variables/* runUrl */.Vp)() && `[log](${(0,variables/* runUrl */.Vp)()})`;
    if (outcome.kind === 'skipped' && outcome.isBuildFailed)
        return failedBuild(outcome, log, oldSection?.facts);
    if (outcome.kind === 'swept' || (outcome.kind === 'skipped' && !outcome.isFull))
        return undefined;
    if (outcome.kind === 'failed' && outcome.error instanceof errors/* TwinError */.pd)
        return besideTwin(outcome, log, oldSection);
    // Don't comment on a pull request that never had a preview. Keep an earlier "removed".
    const isThere = oldSection !== undefined && oldSection.facts.state !== 'removed';
    if (outcome.kind === 'removed') {
        const isNews = isThere || (0,outputs/* skipReason */.F)(outcome) === '' || outcome.left?.length;
        if (outcome.isPartial || !isNews)
            return undefined;
    }
    return sectionFor(outcome, log, message, remarks, oldSection?.facts);
}
/** The text for comment and summary. @param log a link in Markdown; empty in the summary, which is beside the log */
function sectionFor(outcome, log, message, warnings, there) {
    const notes = (0,markdown/* noted */.ZT)(warnings, (0,errors/* shownText */.f$)(outcome.error).hint?.blocks);
    switch (outcome.kind) {
        case 'deployed': {
            const { link, differences, access, isOutdated } = outcome;
            const { sha: commit } = outcome.target;
            const { text = '', ...others } = differences?.markdown(link) ?? {};
            const readers = { public: 'everybody can read it', password: 'visitors need the password', '': '' };
            const first = (0,markdown/* oneLine */.TN)(`Commit ${(0,markdown/* commitName */.l3)(commit)}`, readers[access], log);
            const facts = { link, shown: commit, changes: differences?.short ?? '' };
            const newer = isOutdated ? '⚠️ The pull request has a newer commit than this one by now.' : '';
            const live = section(outcome, 'live', facts, first, newer, notes, text);
            return { ...live, ...others, message: messageFor(message, link) };
        }
        case 'removed': {
            // What was left is the reason, or a warning.
            const others = (0,markdown/* noted */.ZT)(warnings.filter(({ text }) => !outcome.reason.includes(text)));
            return section(outcome, 'removed', {}, (0,markdown/* prose */.CS)(outcome.reason), others, (0,markdown/* oneLine */.TN)(deletedText(outcome.deleted), log));
        }
        case 'skipped': {
            const { findings, next = '', reason } = outcome;
            return section(outcome, 'no room', {}, (0,markdown/* prose */.CS)(findings ? next : reason), notes, log);
        }
        case 'failed': {
            const { link = '', shown = '' } = leftAlone(outcome, there) ?? {};
            const still = stillLive(link, shown, outcome.target?.sha);
            const state = outcome.error instanceof errors/* CancelledError */.cc ? 'cancelled' : 'failed';
            return section(outcome, state, { link, shown }, still, errorText(outcome.error), remainsOf(outcome), notes, log);
        }
    }
}
function messageFor(message, link) {
    const text = message.replaceAll('{url}', `https://${link}`).replaceAll('{link}', link);
    return (0,masking/* holdsSecret */.hK)(text) ? '***' : text;
}
/** For a build that failed. Undefined if this run or a newer one wrote the section that is there. */
function failedBuild(outcome, log, there) {
    const { target } = outcome;
    const { run = '', environment = target?.environment ?? '', link = '', shown = '' } = there ?? {};
    if ((run !== '' && run === (0,variables/* runOf */.ng)()) || (0,variables/* isNewerRun */.VZ)(run, (0,variables/* runOf */.ng)()))
        return undefined;
    const what = `The job for ${(0,markdown/* commitName */.l3)(target?.sha ?? '')} failed`;
    return section(outcome, 'failed', { environment, link, shown }, (0,markdown/* oneLine */.TN)(what, log), stillLive(link, shown));
}
/** The other job's section stays, because the preview did not fail. Undefined if it is of another commit, or says so. */
function besideTwin({ error, target }, log, there) {
    const what = '⚠️ A second job wanted the same address:';
    if (there === undefined || there.facts.commit !== target?.sha || there.text.includes(what))
        return undefined;
    return { ...there, text: (0,markdown/* paragraphs */.qN)(there.text, `${what} ${(0,markdown/* oneLine */.TN)((0,markdown/* prose */.CS)((0,errors/* shownText */.f$)(error).message), log)}`) };
}
/** Empty if there is no link. @param sha the commit that was not deployed by this run */
function stillLive(link, shown, sha = '') {
    const by = shown === sha ? ', deployed by another run or job' : '';
    return link && `Still live: ${(0,markdown/* anchor */.Y3)(link)}, which shows ${(0,markdown/* commitName */.l3)(shown)}${by}.`;
}
const deletedText = (links) => links.length > 0 ? `Deleted: ${links.map(markdown/* escapeMarkdown */.FV).join(', ')}` : '';
function errorText(error) {
    const { message, hint, list } = (0,errors/* shownText */.f$)(error);
    const lines = list.map((line) => `- ${(0,markdown/* prose */.CS)(line)}`).join('\n');
    return (0,markdown/* paragraphs */.qN)((0,markdown/* prose */.CS)(message), lines, hint && `**What to do:** ${(0,markdown/* paragraph */.FY)(hint)}`);
}
/** Whether a failed run's commit is online, and what was deleted. */
function remainsOf({ error, target, operation, progress, workflow }) {
    if (target === undefined || progress === undefined || workflow !== undefined)
        return '';
    const isOfDeploy = operation === 'deploy' && !(error instanceof errors/* TwinError */.pd);
    const commit = isOfDeploy ? `Commit ${(0,markdown/* commitName */.l3)(target.sha)} ${placeOf(progress)}` : '';
    // What was taken back is in the message.
    const deleted = progress.deleted.filter((each) => !(0,errors/* shownText */.f$)(error).message.includes(`${each} was deleted again.`));
    return (0,markdown/* paragraphs */.qN)(commit, deletedText(deleted));
}
function placeOf({ upload, link }) {
    if (upload === 'not sent')
        return 'was not deployed.';
    return `${upload === 'done' ? 'is' : 'may be'} live at ${link ? (0,markdown/* anchor */.Y3)(link) : 'a new address, which is not known'}.`;
}


/***/ }),

/***/ 4306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ sweptLine),
/* harmony export */   Y: () => (/* binding */ summaryOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1828);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2991);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3466);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7736);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6335);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6792);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(5059);







/** GitHub takes so much of a step. A character that is cut becomes U+FFFD, of three bytes. */
const maxBytes = 2 ** 20 - 3;
/** Of the summary's heading, and of the line that ends what was cut. */
const maxHeadingBytes = 1000;
/** The job summary: the same section as in the comment, a table of facts, and all that differs. */
function summaryOf(outcome, warnings, message = '') {
    const markdown = outcome.kind === 'swept' ? sweepSummary(outcome, warnings) : siteSummary(outcome, warnings, message);
    return String(Buffer.from(markdown).subarray(0, maxBytes));
}
function siteSummary(outcome, warnings, message) {
    const { text, details, message: ending, facts } = (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .sectionFor */ .v_)(outcome, '', message, warnings);
    const findings = outcome.kind === 'skipped' ? outcome.findings : undefined;
    const checked = findings ? findingsTable(findings, outcome) : factsTable(outcome);
    const start = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(text, outcome.workflow, checked, ending);
    const body = `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(start, detailsText(details?.() ?? [], maxBytes - Buffer.byteLength(start) - maxHeadingBytes))}\n`;
    if (findings)
        return `### 🔎 Dry run: nothing was changed\n\n${body}`;
    if (outcome.workflow !== undefined && outcome.kind === 'failed')
        return `### ❌ Dry run: failed\n\n${body}`;
    const isIdle = outcome.kind === 'removed' ? (0,_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .skipReason */ .F)(outcome) !== '' : outcome.kind === 'skipped' && !outcome.isFull;
    if (isIdle)
        return `### ⏭️ Skipped\n\n${body}`;
    const { target } = outcome;
    // By its `domain` a run removes any address, not only its own site's.
    const others = { deployed: 'Live site', removed: 'Address', skipped: 'Static Deploy', failed: 'Static Deploy' };
    const isNamed = target && (0,_subject_js__WEBPACK_IMPORTED_MODULE_1__/* .isPreview */ .b)(target) && !(outcome.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TwinError */ .pd);
    const name = isNamed ? (0,_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .previewName */ .gz)(target.environment) : others[outcome.kind];
    return `### ${(0,_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .headingOf */ .Wm)(name, facts)}\n\n${body}`;
}
/** What differs, each kind below a heading. It ends at a whole entry. */
function detailsText(details, bytes) {
    const lines = details.flatMap(({ heading, entries }) => [`\n#### ${heading}\n`, ...entries]);
    let room = bytes;
    const end = lines.findIndex((line) => {
        room -= Buffer.byteLength(line) + 1;
        return room < 0;
    });
    if (end < 0)
        return lines.join('\n').trim();
    const left = lines.slice(end).filter((line) => !line.startsWith('\n#### ')).length;
    return `${lines.slice(0, end).join('\n').trim()}\n\n- and ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(left)} more`;
}
function sweepSummary(swept, warnings) {
    const { previews, error } = swept;
    const numberOf = (fate) => previews.filter((each) => fateOf(each) === fate).length;
    const fates = ['deleted', 'left', 'kept'].filter((fate) => fate === 'deleted' || numberOf(fate) > 0);
    const isDryRun = swept.workflow !== undefined && error === undefined;
    const counts = `${error ? '❌' : '🧹'} Sweep: ${fates.map((fate) => `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(numberOf(fate))} ${fate}`).join(', ')}`;
    const title = isDryRun ? '🔎 Dry run: nothing was changed' : counts;
    const lines = previews.map((each) => `- ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(sweptLine(each))}`).join('\n');
    // A link that was left stands in its preview's line.
    const isSaid = (isDryRun && previews.length > 0) || previews.some(({ left = [] }) => left.length > 0);
    const first = error ? (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .errorText */ .kc)(error) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(isSaid ? '' : (0,_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .skipReason */ .F)(swept));
    const others = warnings.filter(({ text }) => !previews.some(({ left = [] }) => left.includes(text)));
    const notes = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .noted */ .ZT)(others, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(error).hint?.blocks);
    const body = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)(first, notes, lines, swept.workflow, factsTable(swept));
    return `### ${title}\n\n${body}\n`;
}
/** Kept: a link of its own stays. Left: only its record went, because a live site has its link by now. */
function fateOf({ links, left = [] }) {
    if (links.length > 0)
        return 'kept';
    return left.length > 0 ? 'left' : 'deleted';
}
/** As in `pull request #7: deleted a.example`. */
function sweptLine({ subject, deleted, absent, left = [], links, stays, error, reason = '' }) {
    const ends = [
        deleted.length > 0 && `deleted ${deleted.join(', ')}`,
        absent.length > 0 && `${absent.join(', ')} was not in this account`,
        ...left.map((each) => each.slice(0, -1)),
        error === undefined && stays && [`stays, ${stays}`, ...links].join(': '),
        error !== undefined && `${links.join(', ') || 'its record'} stays. ${stays}`,
    ];
    // A record may have no link.
    return `${(0,_subject_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q)(subject)}: ${ends.filter(Boolean).join('; ') || 'deleted'}${reason && `. ${reason}`}`;
}
function findingsTable(findings, { target }) {
    const site = [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(target?.environment ?? ''), nameOf(target)].filter(Boolean).join(', for ');
    const rows = Object.entries(findings).map(([name, text]) => [name, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(text)]);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)([['Environment', site], ...rows]);
}
/** Of a preview. GitHub makes a link of a pull request's number. */
function nameOf(target) {
    if (target === undefined || !(0,_subject_js__WEBPACK_IMPORTED_MODULE_1__/* .isPreview */ .b)(target))
        return '';
    return target.subject.kind === 'branch' ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)((0,_subject_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q)(target.subject)) : (0,_subject_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q)(target.subject);
}
function factsTable(outcome) {
    const { target } = outcome;
    const { environment = '' } = outcome.kind === 'swept' ? outcome : (target ?? {});
    const name = nameOf(target);
    const isDone = outcome.kind !== 'failed' && outcome.workflow === undefined;
    const result = isDone ? `${(0,_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .outputsOf */ .Y)(outcome)['result']}${name && `, for ${name}`}` : '';
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)([
        ['Result', result],
        ['Environment', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(environment)],
        ...(outcome.kind === 'deployed' ? deployRows(outcome) : []),
        ['Quota used', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .formatQuota */ .eN)(outcome.quota)],
    ]);
}
function deployRows({ site, form, checked = '', deleted = [] }) {
    const how = form === 'zip' ? 'as one archive' : 'as single files';
    return [
        ['Sent', `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(site.files.length, 'file')}, ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(site.bytes)}, ${how}`],
        ['Checked', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(checked)],
        ['Took', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(performance.now())],
        ['Deleted to make room', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(deleted, 10))],
    ];
}


/***/ }),

/***/ 6759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// UNUSED EXPORTS: runPlan

// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(1828);
// EXTERNAL MODULE: ./build/history.js
var build_history = __nccwpck_require__(7799);
// EXTERNAL MODULE: ./build/log.js
var log = __nccwpck_require__(5357);
// EXTERNAL MODULE: ./build/plan/context.js
var plan_context = __nccwpck_require__(5212);
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __nccwpck_require__(9995);
// EXTERNAL MODULE: ./build/text/masking.js
var masking = __nccwpck_require__(7463);
// EXTERNAL MODULE: ./build/variables.js
var build_variables = __nccwpck_require__(2090);
// EXTERNAL MODULE: ./build/site/exclude-patterns.js
var exclude_patterns = __nccwpck_require__(7333);
// EXTERNAL MODULE: ./build/text/address.js + 1 modules
var address = __nccwpck_require__(8635);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __nccwpck_require__(7736);
;// CONCATENATED MODULE: ./build/plan/input-readers.js





function wrongValue(name, value, why, hint) {
    const reason = (0,masking/* holdsSecret */.hK)(value) ? 'contains a secret, and everybody may read this input.' : why;
    return new errors/* InputError */.dz(name, `"${(0,printable/* excerpt */.Kb)(value)}" ${reason}`, { hint });
}
function optional(read) {
    return (value, name) => (value === '' ? undefined : read(value, name));
}
/** The name of a secret or variable, a value in quotes or after "NAME=", and characters that no header may have. */
const noKey = /^(?:secrets\.\w+|\$\w+|\$\{.*\})$|^(["'`]).*\1$|^[a-z_]\w*=[^=]|[^\x21-\x7e]/iu;
const credentialIn = (value, name) => {
    if (!noKey.test(value))
        return value;
    const isKey = name === 'api-key';
    const hint = `${isKey ? 'Copy' : "Leave github-token out, so that it is the job's own, or copy"} it alone into the secret, as one line, without quotes and without a name in front, and write "${name}: \${{ secrets.THE_NAME_YOU_CHOSE }}".`;
    const why = `this is not the ${isKey ? 'key' : 'token'} alone: it has a name, quotes, white space or accents.`;
    throw new errors/* InputError */.dz(name, why, { hint });
};
const domainIn = (value, name) => {
    const domain = (0,masking/* holdsSecret */.hK)(value) ? undefined : (0,address/* hostNameOf */.LJ)(value);
    if (domain?.includes('.'))
        return domain;
    // In a sentence: pasted for a live site, such a line would take its name.
    const alone = `domain: \${{ github.event_name == 'pull_request' && format('pr-{0}-my-site.tiiny.site', github.event.pull_request.number) || '' }}`;
    const hint = `Write the whole name as the account lists it, as in "domain: my-site.tiiny.site", without a port or a path. Or leave "domain" out. A name that is made of a branch's name breaks at a slash, and one that is made of a number is not whole on a push. To name only the previews, write "${alone}".`;
    const why = `is not a whole host name, such as my-site.tiiny.site${(0,address/* flawOf */.e3)(value)}.`;
    throw wrongValue(name, value, why, hint);
};
const patternsIn = (value, name) => {
    const line = value.split(/[\r\n]/u).find((each) => (0,exclude_patterns/* flawOfPattern */.e)(each));
    if (line === undefined)
        return value;
    const message = `the pattern "${(0,printable/* excerpt */.Kb)(line.trim())}" can't be used: ${(0,exclude_patterns/* flawOfPattern */.e)(line)}.`;
    const hint = 'Write a path or glob inside the directory, with four stars at most between two slashes, as in "drafts/**" or "**/*.map".';
    throw new errors/* InputError */.dz(name, message, { hint });
};
const messageIn = (value, name) => {
    const { length } = [...value];
    if (length <= 10_000)
        return value;
    const hint = 'Write a long text elsewhere, such as into the job summary ($GITHUB_STEP_SUMMARY).';
    throw new errors/* InputError */.dz(name, `the text has ${(0,printable/* formatNumber */.ZV)(length)} characters, and 10,000 is the most.`, { hint });
};
function oneOf(...choices) {
    return (value, name) => {
        const choice = choices.find((each) => each === value);
        if (choice !== undefined)
            return choice;
        throw wrongValue(name, value, 'is not one of the choices.', `Write one of: ${choices.join(', ')}.`);
    };
}
const booleanIn = (value, name) => oneOf('true', 'false')(value.toLowerCase(), name) === 'true';
const environmentIn = (value, name) => {
    // GitHub allows 255 characters. The marker of our comment, an HTML comment, contains the name.
    if (value.length <= 255 && !/[<>\p{Cc}]/u.test(value) && !(0,masking/* holdsSecret */.hK)(value))
        return value;
    const hint = `Write a name that everybody may read, of at most 255 characters without <, > and line breaks, as in "${name}: docs".`;
    throw wrongValue(name, value, "can't be the name of an environment.", hint);
};
function numberIn(min, max, example) {
    return (value, name) => {
        const number = Number(value);
        if (/^(?:0|[1-9]\d*)$/u.test(value) && number >= min && number <= max)
            return number;
        const why = `is not a whole number from ${min} to ${max}.`;
        throw wrongValue(name, value, why, `Write the number alone, as in "${name}: ${example}".`);
    };
}
/** Addresses in the site, one a line. A line is appended to the site's address, so another host must not fit in. */
const pathsIn = (value, name) => {
    const paths = value.split(/[\r\n]/u).flatMap((line) => line.trim() || []);
    const hint = `Write at most 20 addresses, one a line, each with one slash first, without blanks and backslashes, and of at most 500 characters, as in "${name}: /#/settings".`;
    const wrong = paths.find((path) => !/^\/(?!\/)[^\s\\\p{C}]{0,499}$/u.test(path) || (0,masking/* holdsSecret */.hK)(path));
    if (wrong !== undefined)
        throw wrongValue(name, wrong, 'is not an address in the site.', hint);
    if (paths.length > 20)
        throw new errors/* InputError */.dz(name, `there are ${paths.length} addresses, and 20 is the most.`, { hint });
    return paths;
};
/** No error shows the value, because it may contain a password. */
const baseUrlIn = (value, name) => {
    const ofEmpty = 'Is the variable there? For the usual service leave the line out, or write "${{ inputs.base-url || \'https://ext.tiiny.host\' }}" where it is handed on.';
    if (value.trim() === '')
        throw new errors/* InputError */.dz(name, 'it is empty, and the key must not go to another host.', { hint: ofEmpty });
    const hint = 'Write the whole address of your hosting service without "user:password@", as in "base-url: https://hosting.example.com". For the usual service leave the line out.';
    const what = 'it must be an https address without a user, a password, a query or a fragment. http would send the key in clear text.';
    const url = (0,address/* urlOf */.rs)(value.trim());
    const isSafe = /^https:|^http:\/\/(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)[:/]/u.test(url?.href ?? '');
    if (url === undefined || !isSafe || `${url.username}${url.password}${url.search}${url.hash}` !== '')
        throw new errors/* InputError */.dz(name, what, { hint });
    url.pathname = url.pathname.replace(/(?<!\/)\/+$/u, '');
    return url;
};

// EXTERNAL MODULE: ./build/node_modules/fastest-levenshtein/mod.js
var mod = __nccwpck_require__(8540);
;// CONCATENATED MODULE: ./build/plan/unknown-inputs.js



/** What an input is called elsewhere, with hyphens for `_`. */
const otherWords = [
    ['"preview-password"', 'password', 'protect', 'private', 'visibility'],
    ['"base-url"', 'api-url', 'service-url', 'server-url', 'endpoint'],
    // Whoever means the site's address must not send the key there.
    ['"domain" for this site\'s address, or "base-url" for a hosting service of your own', 'url', 'host'],
    ['"domain"', 'site', 'name', 'subdomain', 'cname', 'custom-domain'],
    ['"directory"', 'publish-dir', 'folder', 'path', 'source'],
    ['"api-key" or "github-token"', 'token'],
];
/** The runner only warns of such an input, and a preview could lack its password. @param name in lower case */
function unknownInput(name, names, variable = '') {
    const shown = (0,printable/* excerpt */.Kb)(name, 100);
    const meant = meaningOf(name.replaceAll('_', '-'), names);
    const message = `there is no input "${shown}".${meant ? ` Did you mean ${meant}?` : ''}`;
    const rename = variable &&
        `, or rename the variable "${(0,printable/* excerpt */.Kb)(variable, 100)}" below "env:", which an action can't tell from an input`;
    const hint = `${meant ? 'Correct the name, or delete' : 'Delete'} it below "with:" (a blank counts as "_")${rename}.`;
    return new errors/* InputError */.dz(shown, message, { hint });
}
function meaningOf(word, names) {
    const known = otherWords.find(([, ...words]) => words.includes(word));
    if (known)
        return known[0];
    const distances = names.map((name) => ({ name, apart: (0,mod/* distance */.Io)(word, name) }));
    const alike = distances.filter(({ name, apart }) => apart <= 2 && apart < name.length / 2);
    const [nearest] = alike.toSorted((a, b) => a.apart - b.apart);
    return nearest && `"${nearest.name}"`;
}

;// CONCATENATED MODULE: ./build/plan/inputs.js






function input(name, byDefault, read) {
    return { name, byDefault, read: () => read(core/* getInput */.V4(name) || byDefault, name) };
}
/** Empty if its secret or variable is missing: the default would open a preview, or send the key to another host. */
function strictInput(name, byDefault, read) {
    const written = () => (0,build_variables/* runnerVariables */.Gg)()[`INPUT_${name.toUpperCase()}`]?.trim() ?? byDefault;
    return { name, byDefault, read: () => read(written(), name) };
}
const table = {
    apiKey: input('api-key', '', credentialIn),
    directory: input('directory', '', optional(String)),
    domain: input('domain', '', optional(domainIn)),
    mode: input('mode', 'auto', oneOf('auto', 'deploy', 'teardown', 'sweep', 'build-failed')),
    exclude: input('exclude', '', patternsIn),
    includeHiddenFiles: input('include-hidden-files', 'false', booleanIn),
    environment: input('environment', '', optional(environmentIn)),
    pullRequest: input('pull-request', '', optional(numberIn(1, 10 ** 9, 7))),
    comment: input('comment', 'true', booleanIn),
    message: input('message', '', messageIn),
    previewPassword: strictInput('preview-password', 'none', (text) => (text === 'none' ? undefined : text)),
    whenFull: input('when-full', 'fail', oneOf('fail', 'skip', 'replace-oldest')),
    githubToken: input('github-token', '', credentialIn),
    uploadAs: input('upload-as', 'auto', oneOf('auto', 'files', 'zip')),
    verify: input('verify', 'false', booleanIn),
    verifyTimeoutMs: input('verify-timeout', '60', (value, name) => 1000 * numberIn(1, 3600, 120)(value, name)),
    dryRun: input('dry-run', 'false', booleanIn),
    compareWith: input('compare-with', '', optional(environmentIn)),
    screenshots: input('screenshots', '0', numberIn(0, 20, 6)),
    screenshotPaths: input('screenshot-paths', '', pathsIn),
    /** Days. */
    expireAfter: input('expire-after', '', optional(numberIn(1, 3650, 14))),
    noindex: input('noindex', 'false', booleanIn),
    /** The job's matrix as JSON, by the default of this undocumented input (design 3.6). */
    matrix: input('matrix', '', String),
    baseUrl: strictInput('base-url', 'https://ext.tiiny.host', baseUrlIn),
};
const defaultInputs = Object.fromEntries(Object.values(table).map(({ name, byDefault }) => [name, byDefault]));
/** Reads and checks all inputs, the secrets first, so that no later line can show them. @throws {ActionError} */
function readInputs() {
    hide(table.apiKey.name);
    hide(table.githubToken.name);
    // A shorter one protects no preview, and may be a common word, such as "none".
    hide(table.previewPassword.name, 8);
    const variables = Object.keys((0,build_variables/* runnerVariables */.Gg)()).filter((each) => each.startsWith('INPUT_'));
    const values = {};
    const readAll = Object.entries(table).map(([key, { read }]) => () => {
        values[key] = read();
    });
    const known = Object.keys(defaultInputs);
    const written = variables.map((each) => each.slice('INPUT_'.length).toLowerCase());
    const unknown = written.filter((name) => !known.includes(name));
    // The last one has the sentence about variables.
    const variable = unknown.length === 1 ? `INPUT_${unknown[0]?.toUpperCase()}` : 'INPUT_…';
    const refuseAll = unknown.map((name, index) => () => {
        throw unknownInput(name, known, index === unknown.length - 1 ? variable : undefined);
    });
    (0,errors/* requireInputs */.PN)([...refuseAll, ...readAll]);
    return values;
}
/** For a run whose inputs can't be read: what it shows then hangs on this alone. */
function isDryRun() {
    return !['', 'false'].includes(core/* getInput */.V4(table.dryRun.name).toLowerCase());
}
function hide(name, minLength = 1) {
    const secret = core/* getInput */.V4(name);
    if (secret.length < minLength)
        return;
    core/* setSecret */.Pq(secret);
    (0,masking/* registerSecret */.cl)(secret);
}

// EXTERNAL MODULE: ./build/subject.js
var build_subject = __nccwpck_require__(2991);
;// CONCATENATED MODULE: ./build/plan/find-target.js



/** Events that only people who may push can start, or a schedule. */
const trusted = ['push', 'workflow_dispatch', 'repository_dispatch', 'schedule'];
function findTarget(inputs, context) {
    const subject = subjectOf(inputs, context);
    const environment = inputs.environment ?? (subject.kind === 'live-site' ? 'production' : 'preview');
    // On `refs/pull/…` the run's sha is the merge commit.
    const { headSha: sha } = context.pullRequest ?? context.workflowRun ?? { headSha: context.sha };
    return { subject, environment, sha, domain: inputs.domain };
}
/** Whose site a run is for. If that is not certain, it throws: it never guesses the live site. */
function subjectOf({ mode, domain, environment }, context) {
    const { event, ref, defaultBranch, pullRequest, workflowRun } = context;
    if (pullRequest !== undefined)
        return { kind: 'pull-request', number: pullRequest.number };
    if (workflowRun !== undefined)
        requireLiveSite(workflowRun, context);
    // A branch may have the name `tags/x` or `pull/7/merge`.
    const [, kind, name = ''] = /^refs\/(heads|tags)\/(.+)$/su.exec(ref) ?? [];
    const isOutside = ref === '' && defaultBranch === undefined;
    if (workflowRun !== undefined || kind === 'tags' || isOutside)
        return { kind: 'live-site' };
    if (kind === undefined) {
        const what = `This run is on "${(0,printable/* excerpt */.Kb)(ref)}" (GITHUB_REF), which is not a branch or tag, and its event has no pull request, so it is unknown which site it builds.`;
        throw new errors/* ActionError */.lZ(what, { hint: 'Run the action on push, pull_request or workflow_dispatch instead.' });
    }
    // A schedule's payload has no default branch, but it always runs there. A deletion may be of any branch.
    const liveBranch = defaultBranch ?? (event === 'delete' ? undefined : name);
    const isNamed = !['', 'production'].includes(environment?.toLowerCase() ?? '');
    // A branch may have the live site of an environment, such as staging, if all three inputs are written.
    const isLive = name === liveBranch || (isNamed && domain !== undefined && mode === 'deploy');
    return isLive ? { kind: 'live-site' } : { kind: 'branch', branch: name };
}
/** A stranger may have chosen event and branch of the run before this one. Only `head_repository` comes from GitHub. */
function requireLiveSite(triggeringRun, context) {
    const { event, headBranch } = triggeringRun;
    const foreign = (0,plan_context/* isForeign */.jq)(triggeringRun, context);
    const isLive = event === 'release' || (trusted.includes(event) && headBranch === context.defaultBranch);
    if (isLive && !foreign)
        return;
    const what = `${(0,printable/* excerpt */.Kb)(event, 40) || 'an unknown event'}${foreign ? ' in another repository, such as a fork' : ''}`;
    const message = `this run follows a run on ${what}, so the number of its pull request must be given here.`;
    const hint = `Pass the number on in an artifact, and write it into this input, which must not be empty. Without it, only this repository's own releases, and its runs on ${trusted.join(', ')} on the default branch, are deployed, to the live site.`;
    throw new errors/* InputError */.dz('pull-request', message, { hint });
}

;// CONCATENATED MODULE: ./build/plan/plan.js





/** Decides by the table of events (design 2.2). Pure. After the plan `ask` it is called again. @throws {ActionError} */
function makePlan(inputs, context) {
    const mode = modeOf(inputs, context);
    const early = withoutTarget(mode, inputs, context);
    // Only the answer shows whether a run after another one has anything to do.
    const mayEndEarly = early?.kind === 'skip' || (early?.kind === 'ask' && context.workflowRun !== undefined);
    const target = () => findTarget(inputs, context);
    (0,errors/* requireInputs */.PN)(checksFor(mode, inputs, context, mayEndEarly ? undefined : target));
    if (early !== undefined)
        return early;
    if (mode === 'sweep')
        return { kind: 'sweep', environment: inputs.environment ?? 'preview' };
    return mode === 'deploy'
        ? { kind: mode, target: target(), directory: inputs.directory ?? '' }
        : { kind: mode, target: target() };
}
function modeOf(inputs, { event, action, ref, workflowRun, pullRequest }) {
    const { mode, apiKey, githubToken } = inputs;
    if (mode !== 'auto')
        return mode;
    // A label behind a merge can take the place of the close that waits in the concurrency group.
    const isLate = pullRequest?.closed && githubToken !== '' && apiKey !== '';
    const isClose = (action === 'closed' || isLate) && ['pull_request', 'pull_request_target'].includes(event);
    const isBranchGone = event === 'delete' && ref.startsWith('refs/heads/');
    const wasClosed = workflowRun !== undefined && pullRequest?.closed;
    return isClose || isBranchGone || wasClosed ? 'teardown' : 'deploy';
}
/** Undefined if the run may have something to do. */
function withoutTarget(mode, inputs, context) {
    const { event, ref, pullRequest, workflowRun: triggeringRun } = context;
    const refs = [ref, `refs/heads/${triggeringRun?.headBranch}`];
    const isOnQueue = refs.some((each) => each.startsWith('refs/heads/gh-readonly-queue/'));
    if (isOnQueue || [event, triggeringRun?.event].includes('merge_group'))
        return skip('A merge queue only tests a commit, so nothing is deployed for it.');
    if (event === 'issue_comment' && pullRequest === undefined && inputs.mode === 'auto')
        return skip('Anybody may comment on an issue, so that deploys nothing.');
    const { number = inputs.pullRequest, headSha = '', headRepository = '' } = pullRequest ?? {};
    // Where nothing is recorded, and for a teardown, only a number from an input must be confirmed.
    const isNeeded = inputs.pullRequest !== undefined || (mode !== 'teardown' && inputs.githubToken !== '');
    if (number !== undefined && headSha === '' && isNeeded && mode !== 'sweep')
        return { kind: 'ask', number };
    const isSame = headSha === triggeringRun?.headSha && headRepository === triggeringRun.headRepository;
    // A fork may have written the number of a pull request that is not its own.
    if (triggeringRun && pullRequest && !(isSame && headRepository !== '')) {
        const reason = `Pull request #${number} has another head than the run before this one was for, so nothing was done.`;
        const warning = `The run before this one was for ${nameOf(triggeringRun)}, and the head of pull request #${number} is ${nameOf(pullRequest)}. If that is a newer push, its own run goes on. The sweep deletes what is left over.`;
        return { kind: 'skip', reason, warning };
    }
    const reason = reasonToSkip(mode, inputs, context);
    return reason === undefined ? undefined : skip(reason);
}
const skip = (reason) => ({ kind: 'skip', reason });
function nameOf({ headSha, headRepository }) {
    return `${(0,printable/* printable */.g$)(headSha.slice(0, 7))} in ${(0,printable/* excerpt */.Kb)(headRepository) || 'a deleted repository'}`;
}
function reasonToSkip(mode, { apiKey }, context) {
    const { event, action, ref, pullRequest, byDependabot, workflowRun: triggeringRun } = context;
    const deploys = mode === 'deploy';
    const comments = mode === 'build-failed';
    const isOfFork = pullRequest !== undefined && (0,plan_context/* isForeign */.jq)(pullRequest, context);
    if (comments && pullRequest === undefined)
        return 'This run is for no pull request, so there is no comment.';
    if (comments && isOfFork && event === 'pull_request')
        return 'This pull request is from a fork, and the token of such a run can only read, so there is no comment.';
    if ((comments || deploys) && pullRequest?.closed)
        return `Pull request #${pullRequest.number} is closed, so it gets no preview.`;
    if (deploys && event === 'delete')
        return `A ${ref.startsWith('refs/tags/') ? 'tag' : 'branch'} was deleted, and that deploys nothing.`;
    if (deploys && event === 'release' && !['published', 'released'].includes(action))
        return `A release deploys when it is published or released, and this one was "${(0,printable/* excerpt */.Kb)(action, 40)}".`;
    if (deploys && triggeringRun && triggeringRun.conclusion !== 'success')
        return `The run before this one did not succeed (${(0,printable/* excerpt */.Kb)(triggeringRun.conclusion, 40) || 'it has not ended'}), so nothing is deployed.`;
    const hasNoSecrets = event.startsWith('pull_request') && event !== 'pull_request_target' && (isOfFork || byDependabot);
    if (comments || apiKey !== '' || !hasNoSecrets)
        return undefined;
    const why = isOfFork
        ? 'from a fork, and GitHub gives such runs no secrets'
        : 'by Dependabot, and GitHub gives such runs only the secrets under Dependabot, where you can add the key, too';
    const so = deploys ? 'there is no preview' : 'nothing is deleted, and a preview that is online stays until the sweep';
    return `This pull request is ${why}: without a key ${so}.`;
}
const hints = {
    'pull-request': "Leave it out: a pull request's own events have its number. A run on another event deploys to its branch's preview or to the live site, never to a pull request's preview.",
    'expire-after': 'Leave it out here, and write it beside "mode: sweep", in a job that runs on a schedule.',
    'screenshot-paths': 'Write how many pages to show as pictures, as in "screenshots: 6".',
    'api-key': 'Is the secret\'s name spelled as in the repository\'s settings? A secret that does not exist is an empty text. If there is none yet, add the key of your hosting account (Settings → Secrets and variables → Actions; a run that Dependabot started reads those under Dependabot), and write "api-key: ${{ secrets.THE_NAME_YOU_CHOSE }}". A secret of an environment is there only in a job that names that environment. A workflow that another one calls gets secrets only with "secrets: inherit" in the calling job, or by name.',
    'preview-password': 'Store a password of 8 or more characters, one line, in the repository\'s secrets (a run that Dependabot started reads those under Dependabot), and write "preview-password: ${{ secrets.THE_NAME_YOU_CHOSE }}". For previews that everybody with the address may read, write "preview-password: none".',
    domain: 'Write "domain: " with its whole name, as in "domain: my-site.tiiny.site".',
    directory: 'Write the folder your generator fills, as in "directory: dist", relative to the workspace. To delete previews that are left over, write "mode: sweep".',
};
function refuseIf(isWrong, input, message) {
    if (isWrong)
        throw new errors/* InputError */.dz(input, message, { hint: hints[input] });
}
/** Checks of inputs for which this is the wrong place, and of what the run needs. @param findTarget if it does anything */
function checksFor(mode, inputs, context, findTarget) {
    const { apiKey, directory, domain, expireAfter, previewPassword: password, pullRequest } = inputs;
    const { event, workflowRun } = context;
    const mayDoNothing = findTarget === undefined;
    const isMisplaced = pullRequest !== undefined && workflowRun === undefined;
    const where = `this input is only for a workflow_run, and this run is on ${event || 'no event'}.`;
    const isLasting = expireAfter !== undefined && inputs.mode !== 'sweep';
    const isAlone = inputs.screenshotPaths.length > 0 && inputs.screenshots === 0;
    const hasNoKey = !mayDoNothing && mode !== 'build-failed' && apiKey === '';
    const hasNoFolder = !mayDoNothing && mode === 'deploy' && directory === undefined;
    // A missing secret must never open a preview to everybody.
    const isOpen = mode === 'deploy' && password !== undefined && [...password].length < 8;
    const why = `the password ${password === '' ? 'is empty' : 'has fewer than 8 characters'}, so it would not protect the preview.`;
    return [
        () => refuseIf(isMisplaced, 'pull-request', where),
        () => refuseIf(isLasting, 'expire-after', 'only a sweep looks at the age of previews.'),
        () => refuseIf(isAlone, 'screenshot-paths', 'it needs "screenshots", such as 6.'),
        () => refuseIf(hasNoKey, 'api-key', 'the key is empty, so the hosting service would refuse everything.'),
        () => {
            const target = mode === 'sweep' ? undefined : findTarget?.();
            const isLive = target !== undefined && !(0,build_subject/* isPreview */.b)(target);
            const isUnnamed = isLive && mode === 'teardown' && domain === undefined;
            refuseIf(isOpen && target !== undefined && !isLive, 'preview-password', why);
            refuseIf(isUnnamed, 'domain', 'a teardown of the live site needs the address to delete.');
        },
        () => refuseIf(hasNoFolder, 'directory', 'a deploy needs the folder that contains the built site.'),
    ];
}

// EXTERNAL MODULE: ./build/report/report.js + 1 modules
var report = __nccwpck_require__(3640);
;// CONCATENATED MODULE: ./build/run.js








/** @throws if the run was cancelled at its end, or can't report what it did. The caller reports it. */
async function run(signal) {
    let outcome;
    let message;
    try {
        const inputs = readInputs();
        message = inputs.message;
        outcome = await outcomeFor(inputs, signal);
    }
    catch (error) {
        outcome = { kind: 'failed', error };
    }
    await (0,report/* report */.z)(outcome, message, isDryRun() && !signal.aborted ? () => readWorkflowTable(signal) : undefined);
    // A cancelled step must fail, also if all was done. An outcome with an error has failed it already.
    if (signal.aborted && outcome.error === undefined)
        throw new errors/* CancelledError */.cc(signal.reason.signal, 'All that the run was for is done.');
}
/** The table needs the workflow file alone, so an error does not hide it. */
async function readWorkflowTable(signal) {
    const { readWorkflow } = await Promise.all(/* import() | rooms */[__nccwpck_require__.e(384), __nccwpck_require__.e(225)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9094));
    return (await readWorkflow(signal)).markdown;
}
async function outcomeFor(inputs, signal) {
    let context = (0,plan_context/* readContext */.yI)();
    let plan = makePlan(inputs, context);
    // GitHub's answer has all that a plan needs.
    if (plan.kind === 'ask') {
        const { askPullRequest } = await Promise.all(/* import() | rooms */[__nccwpck_require__.e(384), __nccwpck_require__.e(225)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9902));
        context = { ...context, pullRequest: await askPullRequest(plan.number, { inputs, context, signal }) };
        plan = makePlan(inputs, context);
    }
    return await runPlan(plan, { inputs, context, signal });
}
/** Loads late, as one chunk of the bundle, what a plan needs: loading TLS is slow, and a wrong input must fail fast. */
async function runPlan(plan, options) {
    if (plan.kind === 'skip') {
        if (plan.warning !== undefined)
            log/* log */.Rm.warning(plan.warning);
        return { kind: 'skipped', reason: plan.reason };
    }
    const { servicesFor, servicesForSite } = await Promise.all(/* import() | rooms */[__nccwpck_require__.e(384), __nccwpck_require__.e(225)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9902));
    const services = servicesFor(options);
    if (plan.kind === 'sweep') {
        const { sweep } = await Promise.all(/* import() | rooms */[__nccwpck_require__.e(384), __nccwpck_require__.e(225)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9736));
        return await sweep(plan.environment, services);
    }
    const site = servicesForSite(plan.target, services);
    return await showOnGitHub(await runForSite(plan, site), site);
}
/** Turns an error into an outcome. A preview's link that this run can't keep is deleted, but not after a cancel. */
async function runForSite(plan, site) {
    const { target, history, signal } = site;
    if (plan.kind === 'build-failed')
        return await outcomeOfFailedBuild(site);
    try {
        if (plan.kind === 'teardown') {
            const { tearDown } = await Promise.all(/* import() | rooms */[__nccwpck_require__.e(384), __nccwpck_require__.e(225)]).then(__nccwpck_require__.bind(__nccwpck_require__, 602));
            return await tearDown(site);
        }
        const { deploy } = await Promise.all(/* import() | rooms */[__nccwpck_require__.e(384), __nccwpck_require__.e(225)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2326));
        return await deploy(plan.directory, site);
    }
    catch (cause) {
        const { takeBack, UnkeptError } = await Promise.all(/* import() | rooms */[__nccwpck_require__.e(384), __nccwpck_require__.e(225)]).then(__nccwpck_require__.bind(__nccwpck_require__, 345));
        const error = cause instanceof UnkeptError ? await takeBack(cause, site) : cause;
        const progress = (0,build_history/* progressAfter */.k)(history);
        const failed = { kind: 'failed', operation: plan.kind, target, progress };
        if (signal.aborted)
            return { ...failed, error: new errors/* CancelledError */.cc(signal.reason.signal, cancelHint(progress)) };
        const { isForbidden, recordRefused } = await Promise.all(/* import() | rooms */[__nccwpck_require__.e(384), __nccwpck_require__.e(225)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2912));
        const isRefused = isForbidden(error) && progress.upload === 'not sent' && progress.deleted.length === 0;
        return { ...failed, error: isRefused ? recordRefused((0,build_subject/* describe */.q)(target.subject), error) : error };
    }
}
/** Never throws. If the pull request was closed since the event, the comment is left alone. */
async function outcomeOfFailedBuild({ target, github }) {
    const { subject } = target;
    const { stateOf } = await Promise.all(/* import() | rooms */[__nccwpck_require__.e(384), __nccwpck_require__.e(225)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9407));
    const state = github && (await (0,log/* bestEffort */.z$)(`read ${(0,build_subject/* describe */.q)(subject)}`, () => stateOf(subject, github)));
    const closed = `The comment stays as it is, because ${(0,build_subject/* describe */.q)(subject)} is closed.`;
    if (state?.isNeeded === false)
        return { kind: 'skipped', target, reason: closed };
    const reason = 'This step deploys nothing: it is there to show in the comment that the build failed.';
    return { kind: 'skipped', target, reason, isBuildFailed: true };
}
/** Shows an outcome on this site's deployments and in the comment. What GitHub refuses is a warning. */
async function showOnGitHub(outcome, site) {
    const { comment, deployments, history, inputs } = site;
    if (inputs.dryRun)
        return outcome;
    // A removed one is gone, although its link may be a live site's.
    const { deployment, previous } = outcome.kind === 'removed' ? {} : (0,build_history/* progressAfter */.k)(history);
    const state = outcome.kind === 'failed' ? 'failure' : 'success';
    const remarks = log/* log */.Rm.warnings.filter(({ isForComment }) => isForComment);
    await Promise.all([
        deployment && (0,log/* bestEffort */.z$)('create a deployment status', () => deployments.show(deployment, state, deployment.link)),
        deployment && previous && (0,log/* bestEffort */.z$)('create a deployment status', () => deployments.show(previous, 'inactive')),
        comment(outcome, remarks),
    ]);
    return outcome;
}
/** What a cancelled run changed. Undefined if nothing: the error has a text for that. */
function cancelHint({ upload, link = 'A new address', isForgotten, deleted }) {
    const sent = upload === 'not sent' ? '' : `${link} ${upload === 'done' ? 'has' : 'may have'} this commit.`;
    const forgotten = isForgotten ? 'It may not be recorded: delete it in the hosting account if it is not needed.' : '';
    const deletion = deleted.length > 0 ? `${deleted.join(', ')} ${deleted.length === 1 ? 'was' : 'were'} deleted.` : '';
    return sent || deletion ? [sent, forgotten, deletion, 'Run the job again.'].filter(Boolean).join(' ') : undefined;
}


/***/ }),

/***/ 7333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ flawOfPattern),
/* harmony export */   n: () => (/* binding */ Exclude)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1828);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7736);



/** Glob's root of patterns: on Windows that of the current drive. */
const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)('/');
/** The input `exclude`, for one walk. The public `glob()` would walk once more, slowly, and follow links outside. */
class Exclude {
    /** Trimmed, with comments, without empty ones. */
    lines = [];
    #patterns = [];
    #named = new Set();
    /** The folders of those. */
    #above = new Set();
    #matched = new Set();
    static async parse(text) {
        const exclude = new Exclude();
        for (const line of text.split(/[\r\n]/u).flatMap((each) => each.trim() || [])) {
            exclude.lines.push(line);
            if (line.startsWith('#'))
                continue;
            // Loaded only here, because most sites exclude nothing.
            const glob = await __nccwpck_require__.e(/* import() */ 809).then(__nccwpck_require__.bind(__nccwpck_require__, 809));
            const { negation, pattern } = partsOf(line);
            try {
                // A folder that matches stands for all that is in it. Without the lookbehind the time would be quadratic.
                const both = [pattern, pattern.replace(/(?<!\/)\/*$/u, '/*/**')].map((each) => `${negation}/${each}`);
                const globber = await glob.create(both.join('\n'));
                const { patterns } = globber;
                exclude.#patterns.push(...patterns.map((matcher) => ({ line, matcher })));
                if (patterns.some(({ negate }) => negate))
                    exclude.#name(pathIn(line));
            }
            catch (cause) {
                const hint = 'Write a path or glob inside the directory, without "." and "..", as in "drafts/**" or "**/*.map".';
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('exclude', `the pattern "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(line)}" can't be used.`, { hint, cause });
            }
        }
        return exclude;
    }
    #name(path) {
        this.#named.add(path);
        for (const folder of startsOf(path))
            this.#above.add(folder);
    }
    /** The lines that matched nothing, except those for paths in folders that were left out and not walked. */
    unmatched(omitted) {
        const out = new Set([...omitted.values()].flat().map((path) => path.normalize().replace(/\/$/u, '')));
        const isMet = (line) => this.#matched.has(line) || startsOf(pathIn(line)).some((path) => out.has(path));
        return [...new Set(this.lines)].filter((line) => !line.startsWith('#') && !isMet(line));
    }
    /** Whether a path is left out. As in `@actions/glob`, the last line that matches decides. */
    excludes(path, isFolder) {
        const onDisk = root + path.normalize();
        // The bits of a match are 1 for a folder and 2 for a file.
        const matching = this.#patterns.filter(({ matcher }) => (matcher.match(onDisk) & (isFolder ? 1 : 2)) !== 0);
        for (const { line } of matching)
            this.#matched.add(line);
        return matching.at(-1)?.matcher.negate === false;
    }
    /** Whether `!` lines may keep something in an excluded folder. In a private one only a path that a line names. */
    mayKeepIn(folder, isPrivate) {
        return isPrivate ? this.#above.has(folder.normalize()) : this.#named.size > 0;
    }
    /** Whether a `!` line is exactly this path. A broader one may match more than its author thought of. */
    names(path) {
        return this.#named.has(path.normalize());
    }
    /** As `names`, with a star between written characters of the last part for a hash (design 7.3). */
    namesButForHash(path) {
        const name = path.normalize();
        return [...this.#named].some((line) => {
            const [, before = '', after = ''] = /^([^*]*[^*/])\*([^*/]+)$/u.exec(line) ?? [];
            const hash = name.slice(before.length, -after.length);
            return /^[\w-]+$/u.test(hash) && name === `${before}${hash}${after}`;
        });
    }
}
/** Why a line can't be a pattern. The time of a match is a name's length to the power of the stars in one part. */
function flawOfPattern(line) {
    const { pattern } = partsOf(line.trim());
    if (line.trim().startsWith('#'))
        return undefined;
    if (/(?:\*[^/*]*){5}/u.test(pattern.replace(/\[.\]|\\./gsu, '')))
        return 'it has more than four stars in one part of a path';
    return /(?:^|\/)\.\.?(?:\/|$)/u.test(pattern) ? 'it has "." or ".." in its path' : undefined;
}
/** The folders of a path, which are no deeper than a walk goes. */
function startsOf(path) {
    const names = path.split('/', 300);
    return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
}
/** Any number of `!`, then signs of the root (`./`, `/`), then the pattern, in NFC. */
function partsOf(line) {
    const [, negation = '', pattern = ''] = /^((?:!\s*)*)(?:\.?\/)*(.*)$/su.exec(line) ?? [];
    return { negation, pattern: pattern.normalize() };
}
/** A line without wildcards is a path: without its escapes and the `/` at its end. */
const pathIn = (line) => partsOf(line).pattern.replace(/\/$|\[(.)\]|\\(.)/gu, '$1$2');


/***/ }),

/***/ 5065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ pathInside)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);

/** Relative to the root, with `/`. Undefined if it is outside. On Windows letter case does not matter. */
function pathInside(root, real, platform = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const path = platform.relative(root, real).replaceAll(platform.sep, '/');
    return path === '..' || path.startsWith('../') || platform.isAbsolute(path) ? undefined : path;
}


/***/ }),

/***/ 2991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isPreview),
/* harmony export */   q: () => (/* binding */ describe)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7736);

function isPreview({ subject }) {
    return subject.kind !== 'live-site';
}
function describe(subject) {
    if (subject.kind === 'pull-request')
        return `pull request #${subject.number}`;
    return subject.kind === 'branch' ? `branch ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(subject.branch)}` : 'the live site';
}


/***/ }),

/***/ 8635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  DH: () => (/* binding */ decoded),
  yT: () => (/* binding */ encodedPath),
  e3: () => (/* binding */ flawOf),
  LJ: () => (/* binding */ hostNameOf),
  dF: () => (/* binding */ isSameLink),
  rs: () => (/* binding */ urlOf)
});

;// CONCATENATED MODULE: external "node:url"
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __nccwpck_require__(7736);
;// CONCATENATED MODULE: ./build/text/address.js


/** The host name (RFC 1123) in an address, in lower-case ASCII. Undefined with a path, port, user or IP address. */
function hostNameOf(text) {
    // Without the lookbehind the time would be quadratic.
    const name = text.trim().replace(/^https?:\/\//iu, '');
    const bare = name.replace(/(?<!\/)\/+$/u, '').replace(/\.$/u, '');
    // The conversion to ASCII would cut the text at some of these, and remove others. Some scripts need the two joiners.
    if (bare.length > 2 * 253 || /[\0-,/:-@[-`{-\x7f]|(?![\u200c\u200d])\p{C}/u.test(bare))
        return undefined;
    const ascii = (0,external_node_url_namespaceObject.domainToASCII)(bare);
    const isName = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.(?!$)|$))+$/u.test(ascii);
    // An IP address: URL Standard, "ends in a number".
    return isName && !/(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)$/u.test(ascii) ? ascii : undefined;
}
/** What keeps a text from being a host name, behind a colon. Empty if that is hard to say. */
function flawOf(text) {
    const labels = text
        .trim()
        .replace(/^https?:\/\//iu, '')
        .replace(/(?<!\/)\/+$|\.$/u, '')
        .split('.');
    const [sign = ''] = /[^\p{L}\p{M}\p{N}.-]/u.exec(labels.join('.')) ?? [];
    const name = { '/': 'slash', _: 'underscore', ':': 'colon', ' ': 'blank' }[sign] ?? 'sign';
    if (sign !== '')
        return `: a name has no ${name} ("${(0,printable/* printable */.g$)(sign)}")`;
    const long = labels.find((each) => each.length > 63);
    if (long !== undefined)
        return `: "${(0,printable/* excerpt */.Kb)(long, 20)}" has ${long.length} characters, and 63 is the most between two dots`;
    const hyphen = labels.find((each) => /^-|-$/u.test(each));
    if (hyphen !== undefined)
        return `: "${hyphen}" ${hyphen.startsWith('-') ? 'begins' : 'ends'} with a hyphen`;
    if (labels.includes(''))
        return ': a part of it between its dots is empty';
    return labels.length === 1 ? ': it has no dot' : '';
}
/** A single label is the same link as each name that begins with it. */
function isSameLink(a, b) {
    const [label, name] = a.length < b.length ? [a, b] : [b, a];
    return a === b || (label !== '' && !label.includes('.') && name.startsWith(`${label}.`));
}
/** `URL.parse` needs Node 22.1. */
function urlOf(address, base) {
    return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
/** A path for a URL. No character in it can end a link in Markdown. */
function encodedPath(path) {
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    return encoded.replace(/[!'()*]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
/** Percent signs that encode nothing stay. */
function decoded(text) {
    try {
        return text.includes('%') ? decodeURIComponent(text) : text;
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 1245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);

function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function fieldsOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}
/** @param path such as `head.sha` */
function at(value, path) {
    return path.split('.').reduce((each, name) => fieldsOf(each)?.[name], value);
}
const textOf = (value) => (typeof value === 'string' ? value : '');
/** For messages: it may be too deep for JSON. */
function jsonOf(value) {
    try {
        return JSON.stringify(value) ?? 'missing';
    }
    catch {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.inspect)(value);
    }
}


/***/ }),

/***/ 3466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Y3: () => (/* binding */ anchor),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   ZT: () => (/* binding */ noted),
/* harmony export */   l3: () => (/* binding */ commitName),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var _masking_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7463);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7736);



/** Makes a text from outside safe for Markdown, also in a table: no markup, no mention, no emoji, no reference to an issue. */
function escapeMarkdown(text) {
    return ((0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(text)
        .replace(/[&<>*[\]\\`|~$]|(?<![a-z0-9])_|_(?![a-z0-9])/giu, (character) => `&#${character.codePointAt(0)};`)
        .replace(/@/gu, '&#64;&#8203;')
        .replace(/(?<!&)#(?=\d)/gu, '&#35;&#8203;')
        .replace(/(?<=\bGH)-(?=\d)/giu, '&#45;&#8203;')
        .replace(/:(?=\/\/)/gu, '&#58;')
        // Two figures are of a time of day.
        .replace(/:(?=(?!\d\d:)[\w+-]+:)/gu, ':&#8203;')
        .replace(/(?<=www)\./giu, '&#46;'));
}
/** The address of a page of this action's documentation. */
const ownPage = /(https:\/\/github\.com\/static-deploy\/static-deploy-action\/blob\/main\/docs\/[\w-]+\.md(?:#[\w-]+)?)/u;
/** For messages of this action. Text in double quotes or backticks is shown in code font, and its own pages are links. */
function prose(text) {
    const pieces = (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(text).split(ownPage);
    const escaped = pieces.map((piece, index) => (index % 2 === 1 ? `[${piece}](${piece})` : escapeMarkdown(piece)));
    const parts = escaped
        .join('')
        .replace(/&#96;((?:(?!&#96;)[^\n])+)&#96;/gu, '<code>$1</code>')
        .split('"');
    // With an odd number of quotation marks it is unclear where code ends.
    if (parts.length % 2 === 0)
        return parts.join('"');
    return parts.map((part, index) => (index % 2 === 1 && part !== '' ? `<code>${part}</code>` : part)).join('');
}
function paragraph({ text, blocks = [] }) {
    const parts = blocks.flatMap(({ place, lines }) => [prose(place), codeBlock(lines)]);
    return paragraphs(prose(text), ...parts);
}
/** Warnings and notices in Markdown, each once, and so are equal lines to paste. @param shown what stands above */
function noted(warnings, shown = []) {
    const all = [...shown];
    const unique = new Map(warnings.map((each) => [each.text, each])).values();
    const texts = [...unique].map(({ text, blocks = [], isNotice }) => {
        const others = blocks.filter((block) => !all.some((each) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(block, each)));
        all.push(...others);
        return `${isNotice ? 'ℹ️' : '⚠️'} ${paragraph({ text, blocks: others })}`;
    });
    return paragraphs(...texts);
}
/** The fence is longer than any row of backticks in the lines. */
function codeBlock(lines) {
    const text = lines.split('\n').map(_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$).join('\n');
    const longest = Math.max(2, ...new Set(text.match(/`+/gu)?.map(({ length }) => length)));
    const fence = '`'.repeat(longest + 1);
    return `${fence}yaml\n${text}\n${fence}`;
}
const paragraphs = (...parts) => parts.filter(Boolean).join('\n\n');
/** Leaves out rows without a value. The first row is the head, because GitHub would show an empty one. */
function table(rows) {
    const [head, ...others] = rows.filter(([, value]) => value !== '');
    return head ? columns(head, others) : '';
}
function columns(head, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [head, head.map(() => ':---'), ...rows].map(line).join('\n');
}
const oneLine = (...facts) => facts.filter(Boolean).join(' · ');
function anchor(link) {
    return (0,_masking_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsSecret */ .hK)(link) ? '***' : link && `[${link}](https://${link})`;
}
/** GitHub makes a link of it, if it is not in code font. */
const commitName = (sha) => escapeMarkdown(sha.slice(0, 7));


/***/ }),

/***/ 7463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ keyFinder),
/* harmony export */   cl: () => (/* binding */ registerSecret),
/* harmony export */   ft: () => (/* binding */ base64Forms),
/* harmony export */   hK: () => (/* binding */ holdsSecret)
/* harmony export */ });
/** Shorter secrets occur in many words, so they only count as whole words. */
const long = 8;
/** By secret. They match text in lower case. */
const registered = new Map();
/** Hides all texts with this secret, also as URLs, JSON (PHP's, too) or Base64 encode it alone (design 9.3). */
function registerSecret(secret) {
    if (secret === '')
        return;
    const base64 = ['base64', 'base64url'].map((form) => Buffer.from(secret).toString(form).replace(/=/gu, ''));
    const spellings = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), ...base64];
    const pattern = spellings.map((each) => each.toLowerCase().replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')).join('|');
    registered.set(secret, new RegExp(secret.length < long ? `(?<![a-z0-9])(?:${pattern})(?![a-z0-9])` : pattern, 'u'));
}
function holdsSecret(text) {
    const lower = text.toLowerCase();
    // JSON may have a backslash in front of a slash, and codes such as `\u00f6`.
    const bare = lower
        .replace(/(?<!\\)\\+\//gu, '/')
        .replace(/(?<!\\)(?:\\+u[0-9a-f]{4}){1,1000}/gu, (codes) => JSON.parse(`"${codes.replace(/\\+u/gu, '\\u')}"`))
        .toLowerCase();
    return [...registered.values()].some((pattern) => pattern.test(lower) || (bare !== lower && pattern.test(bare)));
}
/** Base64 encodes three bytes as four characters (RFC 4648, 4), so a text after 0, 1 or 2 other bytes has three forms. */
function base64Forms(text) {
    return [0, 1, 2].map((offset) => {
        const bytes = Buffer.from('\0'.repeat(offset) + text);
        return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6));
    });
}
/** For files and names, read as Latin-1. */
function keyFinder(key) {
    if (key.length < long)
        return undefined;
    const coded = base64Forms(key);
    const others = coded.map((base64) => base64.replaceAll('+', '-').replaceAll('/', '_'));
    const spellings = [...new Set([key, ...coded, ...others])];
    // This is several times faster than one pattern.
    return (text) => spellings.some((spelling) => text.includes(spelling));
}


/***/ }),

/***/ 7736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   eN: () => (/* binding */ formatQuota),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   g9: () => (/* binding */ escapeCommands),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   nv: () => (/* binding */ unseen),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _masking_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7463);

const raw = String.raw;
/** Makes a text from outside one safe line, with escapes such as `\n` and `\u{1b}`. A text with a secret becomes `***`. */
function printable(text) {
    if ((0,_masking_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsSecret */ .hK)(text))
        return '***';
    return text.replace(unsafe, (character) => named[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
// Joiners stay, because emoji and several scripts need them, and so do what decides how an emoji is drawn.
const ofEmoji = raw `[\u200c\u200d]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])[\ufe0e\ufe0f]|\ufe0f(?=\u20e3)`;
/** Characters that nobody sees. The braille pattern is a blank. */
const unseen = new RegExp(raw `(?!${ofEmoji})[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`, 'gu');
const unsafe = new RegExp(raw `${unseen.source}|[\p{Cc}\p{Cs}\u2028\u2029]`, 'gu');
const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** `printable`, cut to `maxLength` characters. It is cut first, so that a long text costs no time. */
function excerpt(text, maxLength = 200) {
    if ((0,_masking_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsSecret */ .hK)(text))
        return '***';
    const line = printable(text.slice(0, 2 * maxLength + 2));
    const characters = line.length > maxLength ? [...line] : [];
    return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : line;
}
/** Adds a full stop if there is none. */
const sentence = (text) => (/[\p{STerm}…]$/u.test(text) ? text : `${text}.`);
/** Keeps lines from being workflow commands (`::` at the start, `##[` anywhere). A text with a secret becomes `***`. */
function escapeCommands(text) {
    if ((0,_masking_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsSecret */ .hK)(text))
        return '***';
    // No line breaks: from each of many empty lines the search would go to the last one.
    const newer = /^((?:[^\S\n\r\u2028\u2029]|\u0085)*):(?=:)/gmu;
    return text.replace(newer, '$1\\x3a').replaceAll('##[', '##\\x5b');
}
/** `0 B`, `12.3 kB`, `1.20 GB`: powers of 1000. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const power = [1, 2, 3].find((each) => bytes < 999.5 * 1000 ** each) ?? 4;
    return `${(bytes / 1000 ** power).toPrecision(3)} ${['kB', 'MB', 'GB', 'TB'][power - 1]}`;
}
/** `0.3 s`, `12.0 s`, `3 min 5 s`. */
function formatDuration(milliseconds) {
    const seconds = milliseconds / 1000;
    if (seconds < 60)
        return `${seconds.toFixed(1)} s`;
    return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}
/** `0 hours`, `23 hours`, `1 day`. */
function formatAge(milliseconds) {
    const hours = Math.floor(milliseconds / 3_600_000);
    if (hours < 1)
        return 'less than an hour';
    return hours < 24 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day');
}
/** `1 file`, `12,000 files`. */
function count(number, noun) {
    return `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`;
}
/** `12,000`. The platform's own formatter takes 10 ms to load. */
function formatNumber(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}
/** `a, b and 3 more`. */
function firstOf(items, maxCount, nameOf = String) {
    const shown = items.slice(0, maxCount).map(nameOf).join(', ');
    return items.length > maxCount ? `${shown} and ${formatNumber(items.length - maxCount)} more` : shown;
}
/** As in `5 % (50 of 1,000 as the service counts)`. Empty if none was reported. */
function formatQuota({ used, limit } = {}) {
    if (used === undefined)
        return '';
    const counted = `${formatNumber(used)}${limit === undefined ? '' : ` of ${formatNumber(limit)}`} as the service counts`;
    return limit ? `${Math.floor((100 * used) / limit)} % (${counted})` : counted;
}


/***/ }),

/***/ 2090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ runnerVariables),
/* harmony export */   M2: () => (/* binding */ workflowNameOf),
/* harmony export */   SR: () => (/* binding */ runIdOf),
/* harmony export */   VZ: () => (/* binding */ isNewerRun),
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   ng: () => (/* binding */ runOf)
/* harmony export */ });
const runnerVariables = () => process.env;
/** `<run id>.<attempt>`. Empty outside a runner, and under act, where each run has the number 1. */
function runOf({ GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = '1', ACT: act } = runnerVariables()) {
    return id && act !== 'true' ? `${id}.${attempt}` : '';
}
/** Attempts are one run. */
const runIdOf = (run) => run.replace(/\..*/su, '');
/** False if either run, `<run id>.<attempt>`, is not known. */
function isNewerRun(one, other) {
    const areKnown = [one, other].every((run) => /^\d{1,20}\.\d{1,20}$/u.test(run));
    // An id may have more digits than a number keeps.
    return areKnown && one.localeCompare(other, 'en', { numeric: true }) > 0;
}
/** `site.yml` of `owner/repo/.github/workflows/site.yml@refs/heads/main`. May be empty. */
function workflowNameOf({ GITHUB_WORKFLOW_REF: reference = '' }) {
    return /\/([^/]+)@refs\//u.exec(reference)?.[1] ?? '';
}
/** The page of this run and attempt. May be empty. */
function runUrl(variables = runnerVariables()) {
    const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = '1' } = variables;
    if (!repository || runOf(variables) === '')
        return '';
    const server = variables['GITHUB_SERVER_URL'] ?? 'https://github.com';
    return `${server}/${repository}/actions/runs/${id}${attempt === '1' ? '' : `/attempts/${attempt}`}`;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(1915);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
