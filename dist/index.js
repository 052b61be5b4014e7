import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 8540:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
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
exports.kp = closest;


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

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

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

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

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

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

/***/ 4306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Qj: () => (/* binding */ requireNode),
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   Zw: () => (/* binding */ jobOf),
/* harmony export */   cA: () => (/* binding */ environment),
/* harmony export */   ng: () => (/* binding */ runOf),
/* harmony export */   p4: () => (/* binding */ checkedOutIn),
/* harmony export */   pk: () => (/* binding */ namesProxy)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);


function environment() {
    return process.env;
}
/** `<run id>.<attempt>`; empty outside a runner, and under act, which gives every run the number 1. */
function runOf({ GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = '1', ACT: act }) {
    return id && act !== 'true' ? `${id}.${attempt}` : '';
}
/** `<workflow file>/<job id>`, the file from `owner/repo/.github/workflows/deploy.yml@refs/heads/main`. */
function jobOf({ GITHUB_WORKFLOW_REF: path = '', GITHUB_WORKFLOW: name = '', GITHUB_JOB: job }) {
    const file = /\/([^/]+)@refs\//u.exec(path)?.[1] ?? name;
    return job ? `${file}/${job}` : '';
}
/** The page of this run and attempt; empty where `runOf` is. */
function runUrl(variables = environment()) {
    const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = '1' } = variables;
    if (!repository || runOf(variables) === '')
        return '';
    const server = variables['GITHUB_SERVER_URL'] ?? 'https://github.com';
    return `${server}/${repository}/actions/runs/${id}${attempt === '1' ? '' : `/attempts/${attempt}`}`;
}
/** The commit in a workspace, by git's own files; empty if that is not known. `HEAD` names a branch or a commit. */
function checkedOutIn(workspace, name = 'HEAD') {
    try {
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, '.git', name), 'utf8').trim();
        if (name === 'HEAD' && text.startsWith('ref: '))
            return checkedOutIn(workspace, text.slice('ref: '.length));
        return /^(?:[0-9a-f]{64}|[0-9a-f]{40})$/u.test(text) ? text : '';
    }
    catch {
        return '';
    }
}
function namesProxy() {
    return ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'].some((name) => environment()[name]);
}
/** Throws if this Node is too old for what is used here: `zlib.crc32` is the youngest of it. */
function requireNode(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    if (major === 20 ? minor >= 15 : major === 22 ? minor >= 2 : major > 22)
        return;
    const what = `This action needs Node 20.15, 22.2 or newer, and this runner starts it with Node ${version}.`;
    const advice = 'Update the runner program to 2.327.1 or newer, which brings Node 24';
    throw new Error(`${what} ${advice}; a step that sets up Node does not help.`);
}


/***/ }),

/***/ 1828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ NetworkError),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   lZ: () => (/* binding */ ActionError),
/* harmony export */   mm: () => (/* binding */ isCancelled),
/* harmony export */   wt: () => (/* binding */ SiteError)
/* harmony export */ });
/** Log, summary and comment show the same message and hint of it. */
class ActionError extends Error {
    hint;
    constructor(message, { hint, cause } = {}) {
        super(message, { cause });
        this.name = new.target.name;
        this.hint = hint;
    }
}
class InputError extends ActionError {
    input;
    constructor(input, message, more) {
        super(`${input}: ${message}`, more);
        this.input = input;
    }
}
/** A file of the site can't be published, or changed while it was sent. */
class SiteError extends ActionError {
}
/** The service answered, but not with the success that is needed. */
class ServiceError extends ActionError {
    status;
    /** `error` of the envelope (INTERFACE section 7); empty if there was none. */
    code;
    /** The link in the answer, although the rest of the answer can't be used. */
    link;
    constructor({ status, code = '', link }, message, more) {
        super(message, more);
        this.status = status;
        this.code = code;
        this.link = link;
    }
}
/** What to do, by what was under way. A new link may have no name yet. */
const advice = {
    nothing: 'What was not sent completely has changed nothing. Run the job again, unless a newer run took its place.',
    'a new link': '{link} was being made, and may exist: look in the hosting account, and delete it if nobody needs it.',
    'an upload': 'The upload was under way, so {link} may hold this commit or the one before. Run the job again.',
    'a deletion': 'The deletion was under way, so {link} may be gone. Run the job again, or leave it to the next sweep.',
    'what follows an upload': '{link} has this commit, but what follows the upload was not finished, such as a check. Run the job again.',
    'the end': 'All that the run was for is done, so nothing is left to do.',
};
class CancelledError extends ActionError {
    signal;
    underWay;
    constructor(signal, underWay) {
        const { what = 'nothing', link = 'A new link' } = underWay ?? {};
        super(`The run was cancelled (${signal}).`, { hint: advice[what].replace('{link}', link) });
        this.signal = signal;
        this.underWay = underWay;
    }
}
function isCancelled(error) {
    return error instanceof CancelledError;
}
/** No complete answer came, so no status. */
class NetworkError extends ActionError {
    /** False only if the server can't have received the whole request: no address, no connection, a wrong certificate. */
    mayHaveArrived;
    /** Whether trying again can't help, as for a certificate that is not accepted. */
    final;
    constructor({ mayHaveArrived, final = false }, message, more) {
        super(message, more);
        this.mayHaveArrived = mayHaveArrived;
        this.final = final;
    }
}
/** What log, summary and comment say of anything that was thrown. What we did not expect may quote anything. */
function wordsOf(error) {
    const message = 'Something happened that this action did not expect. The log of the run says what.';
    return error instanceof ActionError ? error : { message, hint: undefined };
}
function messageOf(error) {
    return error instanceof Error ? error.message : `This was thrown, and is not an error: ${String(error)}`;
}


/***/ }),

/***/ 1915:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4306);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1828);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6479);
/* harmony import */ var _view_report_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5435);




const controller = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
        controller.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .CancelledError */ .cc(signal));
        // The runner kills the process 10 s after its first signal. If something hangs, the process ends here, after the
        // time for status and comment.
        setTimeout(() => process.exit(1), 9200).unref();
    });
}
try {
    (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .requireNode */ .Qj)(process.versions.node);
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .run */ .e)(controller.signal);
}
catch (error) {
    await (0,_view_report_js__WEBPACK_IMPORTED_MODULE_3__/* .reportFailure */ .x)(error);
}
// What was given up may still hold a connection.
if (controller.signal.aborted)
    process.exit(1);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

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
    const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
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

/***/ 2601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ changedPagesJson),
/* harmony export */   e: () => (/* binding */ changedPagesOf)
/* harmony export */ });
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8635);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3466);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7736);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6758);




/** Pages that are listed. The others are folded below. */
const shown = 20;
/** If at least this many pages changed, and nearly all, it was probably the build. Then they are not listed. */
const many = 10;
/** Bytes of the list. With what is around it the block has less than 20 kB: a comment may have 65,536 characters. */
const listSize = 19_000;
/** Bytes of one entry with its link. An entry with a very long address may have more; then it gets no link. */
const entrySize = 1500;
/** A comparison in Markdown, less than 20 kB. Titles and paths may be a stranger's, so they are escaped. */
function changedPagesOf(compared, preview) {
    const { changes, dated, framed, unchanged, live } = compared;
    const name = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(compared.environment, 100));
    if (changes.length === 0)
        return sameContentOf(compared, name);
    const number = (kind) => changes.filter(({ change }) => change === kind).length;
    const changed = number('changed');
    const isNearlyAll = changed >= many && changed >= 4 * unchanged;
    const all = `${unchanged === 0 ? 'All' : `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(changed)} of`} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(changed + unchanged, 'page')}`;
    const some = changed > 0 ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(changed, 'page') : 'No page';
    const others = ['new', 'removed'].filter((kind) => number(kind) > 0);
    const counts = [
        `${isNearlyAll ? all : some} changed`,
        ...others.map((kind) => `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(number(kind))} ${kind}`),
    ];
    const why = ' The changed ones are not listed: the build may put something into every page, such as a version.';
    const parts = [
        `**${counts.join(', ')}** compared with ${name}.${isNearlyAll ? why : ''}`,
        ...listOf(isNearlyAll ? changes.slice(changed) : changes, preview, live),
        dated > 0 && `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(dated)} more ${dated === 1 ? 'differs' : 'differ'} only in a date.`,
        framed > 0 && `The menu, header or footer differs on ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(framed)} more.`,
    ];
    return parts.filter(Boolean).join('\n\n');
}
/** What is said where no page is listed. It says no more than what was compared. */
function sameContentOf({ dated, framed, otherFilesDiffer }, name) {
    const others = 'other files (scripts, styles, …)';
    if (dated === 0 && framed === 0)
        return otherFilesDiffer
            ? `Compared with ${name}: No page's text, links or pictures differ; ${others} do.`
            : `No page differs from ${name} in what a reader can notice, and no other file differs.`;
    const parts = [
        dated > 0 && `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(dated, 'page')} ${dated === 1 ? 'differs' : 'differ'} only in a date`,
        framed > 0 && `the menu, header or footer differs on ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(framed, 'page')}`,
        otherFilesDiffer && `${others} differ too`,
    ];
    return `Compared with ${name}, ${parts.filter(Boolean).join('; ')}.`;
}
/** The first entries as a list, and the others as a second list that can be unfolded. */
function listOf(changes, preview, live) {
    // No entry has fewer than 20 bytes.
    const first = changes.slice(0, listSize / 20);
    const entries = first.map((change) => entryOf(change, change.change === 'removed' ? live : preview));
    const lines = fitting(entries, listSize, (line) => Buffer.byteLength(line));
    const left = changes.length - lines.length;
    if (left > 0)
        lines.push(`- and ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(left)} more`);
    if (lines.length <= shown)
        return [lines.join('\n')];
    const summary = `<details><summary>${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(changes.length - shown)} more</summary>`;
    return [lines.slice(0, shown).join('\n'), summary, lines.slice(shown).join('\n'), '</details>'];
}
/** In a link's text, as in code, GitHub makes no mentions and no references. */
function entryOf({ path, title, change }, link) {
    const code = `<code>${shownText(path)}</code>`;
    const [name, behind] = title === (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(path) ? [code, ''] : [shownText(title), ` ${code}`];
    const mark = change === 'changed' ? '' : `**${change}:** `;
    const linked = `- ${mark}[${name}](https://${link}${(0,_text_address_js__WEBPACK_IMPORTED_MODULE_0__/* .encodedPath */ .yT)(path)})${behind}`;
    const isFit = Buffer.byteLength(linked) <= entrySize && !(0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .holdsSecret */ .hK)(`${link}${path}`);
    return isFit ? linked : `- ${mark}<code>${shownText(title)}</code>${behind}`;
}
/** Letters that are read from right to left: Hebrew, Arabic and the scripts beside them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Text that is read from right to left stands in an isolate (U+2068, U+2069), or title and path would swap places. */
function shownText(text) {
    const escaped = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(text, 100));
    return rightToLeft.test(text) ? `&#8296;${escaped}&#8297;` : escaped;
}
/** The output `changed-pages`, of so many characters. GitHub takes 1 MB for all outputs of a job, at two bytes a character. */
function changedPagesJson(changes) {
    return JSON.stringify(fitting(changes, 200_000, (change) => JSON.stringify(change).length));
}
/** As many of the first as there is room for, with one unit between them. */
function fitting(all, room, sizeOf) {
    let left = room;
    return all.filter((each) => {
        left -= sizeOf(each) + 1;
        return left >= 0;
    });
}


/***/ }),

/***/ 420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  L: () => (/* binding */ missing),
  y: () => (/* binding */ readContext)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: ./build/environment.js
var environment = __nccwpck_require__(4306);
// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(1828);
// EXTERNAL MODULE: ./build/text/json.js
var json = __nccwpck_require__(1245);
;// CONCATENATED MODULE: ./build/plan/context.js





/** What the runner tells about this run. @throws {ActionError} if the payload can't be read, or lacks a field that decides */
function readContext(variables = (0,environment/* environment */.cA)()) {
    const payload = readPayload(variables['GITHUB_EVENT_PATH']);
    const { GITHUB_EVENT_NAME: event = '', GITHUB_REPOSITORY: repository = '', GITHUB_ACTOR: actor = '' } = variables;
    const here = (0,json/* textOf */.b6)((0,json.at)(payload, 'repository.full_name')) || repository;
    const people = [actor, (0,json.at)(payload, 'sender.login'), (0,json.at)(payload, 'pull_request.user.login')];
    const [owner, repo] = repository.split('/');
    const workspace = variables['GITHUB_WORKSPACE'] || process.cwd();
    return {
        /** Empty outside a runner. */
        event,
        action: (0,json/* textOf */.b6)(payload['action']),
        pullRequest: pullRequestOf(event, payload, here),
        /** Whether Dependabot started the run or opened the pull request: such a run gets the secrets under Dependabot only. */
        byDependabot: people.includes('dependabot[bot]'),
        workflowRun: event === 'workflow_run' ? workflowRunOf(payload, here) : undefined,
        /** `refs/heads/…`, `refs/tags/…` or `refs/pull/…`; for a `delete` event the ref that was deleted. */
        ref: event === 'delete' ? deletedRef(payload) : (variables['GITHUB_REF'] ?? ''),
        sha: variables['GITHUB_SHA'] ?? '',
        /**
         * The commit in the workspace, empty if that is not known. Undefined if GitHub's own checkout is of what the event is
         * about: where the event is a pull request's and the checkout the base, a build may be of either.
         */
        checkedOut: ['pull_request_target', 'issue_comment'].includes(event) ? (0,environment/* checkedOutIn */.p4)(workspace) : undefined,
        defaultBranch: (0,json/* textOf */.b6)((0,json.at)(payload, 'repository.default_branch')) || undefined,
        workspace,
        temp: variables['RUNNER_TEMP'] || (0,external_node_os_namespaceObject.tmpdir)(),
        /** Undefined outside a runner. */
        repository: owner && repo ? { owner, repo } : undefined,
        apiUrl: variables['GITHUB_API_URL'] || 'https://api.github.com',
        /** Empty outside a runner and under act, as `run` is. */
        runUrl: (0,environment/* runUrl */.Vp)(variables),
        run: (0,environment/* runOf */.ng)(variables),
        job: (0,environment/* jobOf */.Zw)(variables),
    };
}
function readPayload(path) {
    if (!path)
        return {};
    try {
        const payload = (0,json/* fieldsOf */.Pf)(JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8')));
        if (payload)
            return payload;
        throw new TypeError('It is JSON, but no object.');
    }
    catch (cause) {
        const what = "The event's payload (GITHUB_EVENT_PATH) can't be read as a JSON object, so it is unknown what to do.";
        const hint = 'The runner writes that file. Run the job again; if it stays broken, look at the runner.';
        throw new errors/* ActionError */.lZ(what, { hint, cause });
    }
}
function pullRequestOf(event, payload, here) {
    const issue = (0,json/* fieldsOf */.Pf)(payload['issue']);
    if (event === 'issue_comment' && issue === undefined)
        missing('issue');
    // The payload of a comment only tells that the issue is a pull request, and its number.
    const pull = (0,json/* fieldsOf */.Pf)(payload['pull_request']) ?? ((0,json/* fieldsOf */.Pf)(issue?.['pull_request']) && issue);
    if (pull === undefined && !event.startsWith('pull_request'))
        return undefined;
    const number = Number(pull?.['number'] ?? payload['number']);
    if (!Number.isSafeInteger(number) || number < 1)
        missing('pull_request.number');
    const head = (0,json/* textOf */.b6)((0,json.at)(pull, 'head.repo.full_name'));
    return {
        number,
        /** The head commit, never the merge commit that `GITHUB_SHA` names; empty if the payload does not tell it. */
        headSha: (0,json/* textOf */.b6)((0,json.at)(pull, 'head.sha')),
        /** In another repository, or the payload does not tell in which. */
        fork: head === '' || head.toLowerCase() !== here.toLowerCase(),
        closed: (0,json.at)(pull, 'state') === 'closed',
    };
}
function workflowRunOf({ workflow_run: run, repository }, here) {
    const headSha = (0,json/* textOf */.b6)((0,json.at)(run, 'head_sha')) || missing('workflow_run.head_sha');
    const headRepository = (0,json/* textOf */.b6)((0,json.at)(run, 'head_repository.full_name')).toLowerCase();
    // A payload that a person wrote may contain no ids.
    const id = (0,json.at)(repository, 'id');
    const isSame = id === undefined || id === (0,json.at)(run, 'head_repository.id');
    return {
        /** Name of the event that started it. If it is a fork's run, the fork's own workflow file has chosen the event. */
        event: (0,json/* textOf */.b6)((0,json.at)(run, 'event')),
        /** `success`, `failure`, `cancelled`, …; empty if it has not ended. */
        conclusion: (0,json/* textOf */.b6)((0,json.at)(run, 'conclusion')),
        headSha,
        /** Name of a branch or a tag; may be empty. If it is a fork's run, the fork has chosen the name. */
        headBranch: (0,json/* textOf */.b6)((0,json.at)(run, 'head_branch')),
        /** Whether its head is in another repository, or the payload does not tell in which. */
        foreign: headRepository === '' || headRepository !== here.toLowerCase() || !isSame,
        /** In lower case; empty if the payload does not tell it. */
        headRepository,
    };
}
/** The branch or tag that was deleted. GitHub names it in the payload; `GITHUB_REF` is then the default branch. */
function deletedRef({ ref, ref_type: type }) {
    const name = (0,json/* textOf */.b6)(ref) || missing('ref');
    if (type !== 'branch' && type !== 'tag')
        missing('ref_type');
    return `refs/${type === 'tag' ? 'tags' : 'heads'}/${name}`;
}
function missing(field) {
    const hint = 'GitHub always sends it. On your own machine, give act a file with "-e event.json": docs/try-it.md shows what is enough.';
    const what = `The event's payload (GITHUB_EVENT_PATH) does not tell \`${field}\`, so it is unknown what to do.`;
    throw new errors/* ActionError */.lZ(what, { hint });
}


/***/ }),

/***/ 7370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  M: () => (/* binding */ failedRunOf),
  C: () => (/* binding */ makePlan)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(1828);
// EXTERNAL MODULE: ./build/target.js
var build_target = __nccwpck_require__(9930);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __nccwpck_require__(7736);
// EXTERNAL MODULE: ./build/plan/context.js + 1 modules
var plan_context = __nccwpck_require__(420);
;// CONCATENATED MODULE: ./build/plan/find-target.js



const production = { kind: 'live-site' };
/** Events whose runs are on this repository's own code: people who may push start them, or a schedule. */
const trusted = ['push', 'release', 'workflow_dispatch', 'repository_dispatch', 'schedule'];
/** The branch that a run is on; undefined on the default branch, and elsewhere. */
function previewBranchOf({ event, ref, defaultBranch }) {
    const [, name] = /^refs\/heads\/(.+)$/su.exec(ref) ?? [];
    // The payload of a schedule does not name the default branch, but such a run is always on it; a deletion may be of any.
    const usual = defaultBranch ?? (event === 'delete' ? undefined : name);
    return name === usual ? undefined : name;
}
/** Pure. If it is not certain what a run is for, it asks or throws: it is never the live site. */
function findSubject(situation) {
    const { ref, sha, defaultBranch, pullRequest, workflowRun } = situation.context;
    if (workflowRun !== undefined)
        return subjectAfter(workflowRun, situation);
    // The ref is read from its start, because a branch may have the name `tags/x` or `pull/7/merge`.
    const number = pullRequest?.number ?? Number(/^refs\/pull\/(\d+)\//u.exec(ref)?.[1] ?? 0);
    // The sha of a run on `refs/pull/…` is the merge commit, so it does not tell the head.
    if (number > 0)
        return ofPullRequest(number, pullRequest?.headSha ?? '', situation);
    const branch = previewBranchOf(situation.context);
    if (branch !== undefined)
        return { subject: { kind: 'branch', branch }, sha };
    // Outside a runner there is neither a ref nor a payload.
    const isOutside = ref === '' && defaultBranch === undefined;
    if (/^refs\/(?:heads|tags)\/./su.test(ref) || isOutside)
        return { subject: production, sha };
    const what = `This run is on "${(0,printable/* excerpt */.Kb)(ref)}" (GITHUB_REF), which is not a branch, tag or pull request, so it is unknown which site it builds.`;
    const hint = 'A deployment of a commit that is not named by a branch or tag starts such a run, for example. Run the action on push, pull_request or workflow_dispatch instead.';
    throw new errors/* ActionError */.lZ(what, { hint });
}
/** A pull request that GitHub itself names. A deploy is recorded with its head commit; a teardown does not need it. */
function ofPullRequest(number, headSha, { act, answer }) {
    const subject = { kind: 'pull-request', number };
    if (headSha !== '' || act === 'teardown')
        return { subject, sha: headSha };
    if (answer === undefined)
        return { kind: 'ask', question: { about: 'pull request', number, fromInput: false } };
    const { pullRequest } = answer;
    return pullRequest?.open === false ? find_target_closed(number) : { subject, sha: pullRequest?.headSha ?? '' };
}
function find_target_closed(number) {
    return { kind: 'skip', reason: `Pull request #${number} is closed, so it gets no preview.` };
}
/**
 * What a `workflow_run` is for. It always runs on the default branch, so its own ref does not help. The run before it
 * may be a stranger's, and the stranger may have chosen its event and the name of its branch. Only `head_repository`
 * comes from GitHub.
 */
function subjectAfter(run, { act, inputs, context, answer }) {
    const { event, headSha: sha, headBranch } = run;
    const number = inputs.pullRequest;
    if (number !== undefined) {
        if (answer === undefined)
            return { kind: 'ask', question: { about: 'pull request', number, fromInput: true } };
        if (act === 'reserve' && answer.pullRequest?.open === false)
            return find_target_closed(number);
        find_target_confirm(number, run, act === 'teardown', answer);
        return { subject: { kind: 'pull-request', number }, sha };
    }
    if (run.foreign || !trusted.includes(event)) {
        const what = `${(0,printable/* excerpt */.Kb)(event, 40) || 'an unknown event'}${run.foreign ? ' in another repository, such as a fork' : ''}`;
        const message = `this run follows a run on ${what}, so the number of its pull request must be given here.`;
        const hint = `Pass the number on in an artifact, and write it into this input, which must not be empty. Without it, only this repository's own runs on ${trusted.join(', ')} go to the live site or to a branch's preview.`;
        throw new errors/* InputError */.dz('pull-request', message, { hint });
    }
    if (event === 'release')
        return { subject: production, sha };
    const name = headBranch || (0,plan_context/* missing */.L)('workflow_run.head_branch');
    const usual = context.defaultBranch ?? (0,plan_context/* missing */.L)('repository.default_branch');
    // It was on the default branch, or on a tag with the same name. Both are the live site.
    if (name === usual || answer?.name === 'tag')
        return { subject: production, sha };
    if (answer?.name === undefined)
        return { kind: 'ask', question: { about: 'name', name } };
    if (answer.name === 'branch')
        return { subject: { kind: 'branch', branch: name }, sha };
    const reason = `The run before this one was on ${(0,printable/* printable */.g$)(name)}, which is neither a branch nor a tag any more.`;
    return { kind: 'skip', reason };
}
/** The pull request's own build may have written the number, so only GitHub can confirm it. */
function find_target_confirm(number, run, teardown, { pullRequest }) {
    const [state, done] = teardown ? ['closed', 'deleted'] : ['open', 'deployed'];
    const hint = `The number must be that of the ${state} pull request whose latest commit the triggering run was for.`;
    const wrong = (why) => new errors/* InputError */.dz('pull-request', `#${number} ${why}, so nothing was ${done}.`, { hint });
    if (pullRequest === undefined)
        throw wrong('is not known to GitHub');
    if (pullRequest.open === teardown)
        throw wrong(`is not ${state}`);
    const { headRepository, headSha } = pullRequest;
    // Where its fork was deleted, the number and the commit are enough for a teardown.
    const isSame = headRepository === '' ? teardown : headRepository === run.headRepository;
    if (!isSame)
        throw wrong('is from another repository than the run, or from a fork that was deleted');
    if (headSha !== run.headSha)
        throw wrong('has another latest commit than the one that was built, perhaps by a newer push');
}
/**
 * Whether all is written that makes a run on a branch the live site of an environment, such as staging. A teardown never
 * is: it deletes only what the branch's preview made.
 */
function namesLiveSite({ mode, domain, environment }) {
    const isNamed = environment !== undefined && environment.toLowerCase() !== 'production';
    return (mode === 'deploy' || mode === 'reserve') && domain !== undefined && isNamed;
}
/** Whose site a run is for, and the name that it asks for. Without one it goes to the remembered link, else to a new one. */
function findTarget(found, sha, inputs, checkedOut) {
    const subject = found.kind === 'branch' && namesLiveSite(inputs) ? { kind: 'live-site' } : found;
    const environment = inputs.environment ?? (subject.kind === 'live-site' ? 'production' : 'preview');
    const shownSha = subject.kind === 'pull-request' ? checkedOut : undefined;
    return { subject, environment, sha, domain: inputs.domain, shownSha };
}

;// CONCATENATED MODULE: ./build/plan/skip.js


/** Why a run does nothing, by its event and the key; undefined if it does something. Pure. */
function reasonToSkip(act, inputs, context) {
    const { event, ref, pullRequest, workflowRun: before } = context;
    // A reserve is for the deploy that follows it in the same run, so the event decides as it does there.
    const isAuto = inputs.mode === 'auto' || inputs.mode === 'reserve';
    if (isAuto && event === 'delete' && ref.startsWith('refs/tags/'))
        return 'A tag was deleted; only a branch has a preview to tear down.';
    // Anybody may write a comment on an issue.
    if (isAuto && event === 'issue_comment' && pullRequest === undefined)
        return 'A comment on an issue does not change the site. If it should deploy to production, write "mode: deploy".';
    const isTrial = before ? isOfQueue(before.event, `refs/heads/${before.headBranch}`) : isAuto && isOfQueue(event, ref);
    if (act !== 'sweep' && isTrial)
        return 'Nothing is deployed for a merge queue: it only tests a commit.';
    const reason = act === 'deploy' || act === 'reserve' ? reasonNotToDeploy(context) : undefined;
    return reason ?? (inputs.apiKey === '' ? reasonWithoutKey(inputs, context) : undefined);
}
/** Whether a run is on a merge queue's trial commit, whose branch soon goes again. */
function isOfQueue(event, ref) {
    const isOnQueue = ref.startsWith('refs/heads/gh-readonly-queue/') && !/^(?:delete$|pull_request)/u.test(event);
    return event === 'merge_group' || isOnQueue;
}
/** What never deploys, whatever `mode` says. */
function reasonNotToDeploy({ event, action, pullRequest, workflowRun: before }) {
    if (event === 'delete')
        return 'A branch or tag was deleted, and that deploys nothing.';
    if (pullRequest?.closed)
        return `Pull request #${pullRequest.number} is closed, so it gets no preview.`;
    if (event === 'release' && !['published', 'released'].includes(action))
        return `A release deploys when it is published or released, and this one was "${(0,printable/* excerpt */.Kb)(action, 40)}".`;
    if (before === undefined || before.conclusion === 'success')
        return undefined;
    return `The run before this one did not succeed (${(0,printable/* excerpt */.Kb)(before.conclusion, 40) || 'it has not ended'}), so nothing is deployed.`;
}
/** GitHub gives no secrets to runs for a fork or by Dependabot, except on `pull_request_target` and on comments. */
function reasonWithoutKey(inputs, context) {
    const { event, pullRequest, byDependabot } = context;
    const isOfPull = pullRequest !== undefined && event.startsWith('pull_request') && event !== 'pull_request_target';
    if (isOfPull && pullRequest.fork)
        return 'This pull request is from a fork, and GitHub gives such runs no secrets: without a key there is no preview.';
    const isOfBranch = pullRequest === undefined && previewBranchOf(context) !== undefined && !namesLiveSite(inputs);
    if (!byDependabot || !(isOfPull || isOfBranch))
        return undefined;
    return `This ${isOfPull ? 'pull request' : 'branch'} is by Dependabot, and GitHub gives such runs only the secrets under Dependabot: without a key there is no preview. Add the key there to get one.`;
}

;// CONCATENATED MODULE: ./build/plan/plan.js




/**
 * Decides what the run does, by the table of events in docs/details.md. Pure. With an answer the plan asks no more.
 *
 * @throws {ActionError} if an input is missing or contradicted, or the payload does not tell enough
 */
function makePlan(inputs, context, answer) {
    const { domain, directory } = inputs;
    const act = actOf(inputs, context);
    const environment = inputs.environment ?? (act !== 'sweep' && isOfLiveSite(context) ? 'production' : 'preview');
    const skip = (reason) => ({ kind: 'skip', environment, reason, teardown: act === 'teardown' });
    checkPlaces(inputs, context);
    const reason = reasonToSkip(act, inputs, context);
    if (reason !== undefined)
        return skip(reason);
    requireInputs(act, inputs, context);
    if (act === 'sweep')
        return { kind: 'sweep', environment };
    const finding = findSubject({ act, inputs, context, answer });
    if ('kind' in finding)
        return finding.kind === 'ask' ? finding : skip(finding.reason);
    const target = findTarget(finding.subject, finding.sha, inputs, context.checkedOut);
    if (act !== 'teardown' && (0,build_target/* isPreview */.b)(target))
        requirePassword(inputs);
    if (act === 'reserve')
        return { kind: 'reserve', target };
    if (act === 'deploy' && directory !== undefined)
        return { kind: 'deploy', target, directory };
    if (target.subject.kind === 'live-site' && domain === undefined) {
        const message = 'a teardown of the live site needs the link to delete: it is never taken from the record.';
        const hint = 'Write "domain: " with the name of the link, as in "domain: my-site.tiiny.site".';
        throw new errors/* InputError */.dz('domain', message, { hint });
    }
    return { kind: 'teardown', target, byPerson: inputs.mode === 'teardown' };
}
/** Undefined if the event alone does not tell a pull request. Pure. */
function failedRunOf(inputs, context) {
    const { pullRequest, checkedOut } = context;
    const act = actOf(inputs, context);
    // A comment names no commit, and anybody may write one.
    if (!pullRequest?.headSha || act === 'sweep' || inputs.dryRun)
        return undefined;
    if (act !== 'teardown' && pullRequest.closed)
        return undefined;
    const { number, headSha } = pullRequest;
    const target = findTarget({ kind: 'pull-request', number }, headSha, inputs, checkedOut);
    return { act: act === 'teardown' ? 'teardown' : 'deploy', target };
}
/** What `mode` means for an event: `auto` deploys, unless the pull request was closed or the branch deleted. */
function actOf({ mode }, { event, action }) {
    if (mode !== 'auto')
        return mode;
    const isClose = action === 'closed' && ['pull_request', 'pull_request_target'].includes(event);
    return event === 'delete' || isClose ? 'teardown' : 'deploy';
}
/** Whether a run that does nothing would be for the live site: on a tag, a comment on an issue, or after such a run. */
function isOfLiveSite({ event, ref, pullRequest, workflowRun: before, defaultBranch }) {
    if (before)
        return !before.foreign && (before.event === 'release' || before.headBranch === defaultBranch);
    return ref.startsWith('refs/tags/') || (event === 'issue_comment' && pullRequest === undefined);
}
function checkPlaces({ pullRequest, expireAfter, mode }, { event, workflowRun }) {
    if (pullRequest !== undefined && workflowRun === undefined) {
        const message = `this input is only for a workflow_run, and this run is on ${event || 'no event'}.`;
        const hint = 'Leave it out: the event tells which pull request it is.';
        throw new errors/* InputError */.dz('pull-request', message, { hint });
    }
    if (expireAfter !== undefined && mode !== 'sweep') {
        const hint = 'Leave it out here, and write it beside "mode: sweep", in a job that runs on a schedule.';
        throw new errors/* InputError */.dz('expire-after', 'only a sweep looks at the age of previews.', { hint });
    }
}
function requireInputs(act, { apiKey, githubToken, directory }, { event }) {
    if (apiKey === '') {
        const hint = 'Add the key of your hosting account to the repository\'s secrets (Settings → Secrets and variables → Actions; a run that Dependabot started reads those under Dependabot), then write "api-key: ${{ secrets.THE_NAME_YOU_CHOSE }}". A secret that does not exist is an empty text, and a secret of an environment is there only in a job that names that environment.';
        throw new errors/* InputError */.dz('api-key', 'the key is empty, so the hosting service would refuse everything.', { hint });
    }
    if (act === 'reserve' && githubToken === '') {
        const hint = 'Leave "github-token" out, so that it is the job\'s own token, and give the job "deployments: write".';
        const message = 'the token is empty, so a reserve would make a link that nobody remembers.';
        throw new errors/* InputError */.dz('github-token', message, { hint });
    }
    if (act !== 'deploy' || directory !== undefined)
        return;
    // What runs on a schedule is a sweep more often than a deploy.
    const forSweep = event === 'schedule' ? 'To delete previews that are left over, write "mode: sweep". ' : '';
    const hint = `${forSweep}Write the folder your generator fills, as in "directory: dist", relative to the workspace.`;
    throw new errors/* InputError */.dz('directory', 'a deploy needs the folder that contains the built site.', { hint });
}
/** A preview that nobody may see must never be open because a secret is missing. */
function requirePassword({ previewPassword: password }) {
    if (password === undefined || /^\P{Cc}{8,}$/u.test(password))
        return;
    const hint = 'Store a password of 8 or more characters, one line, in the repository\'s secrets (a run that Dependabot started reads those under Dependabot), and write "preview-password: ${{ secrets.THE_NAME_YOU_CHOSE }}". For previews that everybody with the link may read, write "preview-password: none".';
    const what = password === ''
        ? 'is empty, so everybody with the link could read the preview'
        : 'has fewer than 8 characters, or a line break';
    throw new errors/* InputError */.dz('preview-password', `the password ${what}.`, { hint });
}


/***/ }),

/***/ 7478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   co: () => (/* binding */ onlyForPushes),
/* harmony export */   tu: () => (/* binding */ wordsFor),
/* harmony export */   zU: () => (/* binding */ siteOf)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7736);

function leaveOut({ kind }) {
    const branch = ' Or make this branch a live site: write "mode: deploy", "domain" and an "environment" but production.';
    return `Leave "domain" out for previews: each gets its own link.${kind === 'branch' ? branch : ''}`;
}
const giveApart = 'If they are two sites, give each its own "environment".';
const tellers = {
    'a live site has it': ({ link, site, live, wasBefore }, subject) => ({
        message: `${link} belongs to ${siteOf(site)},${wasBefore ? ' and was there before this preview,' : ''} so this run left it as it is.`,
        hint: `${leaveOut(subject)} Or choose another "domain". ${onlyForPushes(subject, live)}`,
    }),
    'another live site has it': ({ link, site }) => ({
        message: `${link} belongs to ${siteOf(site)}, which was deployed there last, so this run left it as it is.`,
        hint: 'Two live sites can not have one link. Write another link as "domain" for one of them. To hand the link over, deploy the other site to another link first.',
    }),
    'it was there before': ({ link, live }, subject) => ({
        message: `${link} was there before this preview, so this run left it as it is. A preview replaces and deletes only links that it made.`,
        hint: `${leaveOut(subject)} Or give each a name of its own, such as one with its number. ${onlyForPushes(subject, live)}`,
    }),
    'still needed': ({ link }) => ({
        message: `${link} stays: its preview is needed again.`,
        hint: 'Nothing is left to do.',
    }),
    'only a person deletes it': ({ link }) => ({
        message: `${link} is a live site's link, so this run did not delete it.`,
        hint: `To delete it, run "mode: teardown" with "domain: ${link}".`,
    }),
    'this run has deployed': ({ link }) => ({
        message: `This run has already deployed to the same environment, to ${link}. A second deploy would replace the first one, so nothing was sent.`,
        hint: 'If they are two sites, as in a matrix, give each its own "environment". If this step was meant to try again, run the job again instead.',
    }),
    'another workflow deploys': ({ link, workflow }, subject) => {
        const who = `${link}, is deployed to by another workflow file (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(workflow)})`;
        // For a preview it is only a warning, and its link must not become the live site's.
        if (subject.kind !== 'live-site')
            return { message: `The link of this preview, ${who}, and this deploy replaces its site.`, hint: giveApart };
        return {
            message: `The link of this environment, ${who}, and this deploy would replace its site, so nothing was sent.`,
            hint: `${giveApart} If both deploy the same site, name its link in both. ${onlyForPushes(subject, link)}`,
        };
    },
    'taken meanwhile': ({ link, site, done }) => ({
        message: `${link} was taken over by ${siteOf(site)} while this run used it, so that site may be ${done}.`,
        hint: `Look at https://${link} now, and run the deploy of ${siteOf(site)} again.`,
    }),
    'made meanwhile': ({ link }) => ({
        message: `${link} did not exist when this run began, and somebody else has made it meanwhile. It was left as it is.`,
        hint: 'If nobody needs it, delete it in the hosting account, and run the job again. Or choose another "domain".',
    }),
    'another link was answered': ({ link, asked }) => ({
        message: `${asked}, and the service answered with ${link}, which this run did not ask for. What was there may be overwritten.`,
        hint: `See what ${link} shows, and deploy its own site again if it must. If the link is meant, write "domain: ${link}". Perhaps the account has no room for one more link.`,
    }),
    'the service chose the name': ({ link, asked, fate }) => ({
        message: `A link with the name ${asked} was asked for, and the service made ${link} instead. ${fate}`,
        hint: 'Leave "domain" out: this service chooses the names itself.',
    }),
};
/** What log, summary and comment say of a refusal. */
function wordsFor(refusal, subject) {
    const tell = tellers[refusal.why];
    return tell(refusal, subject);
}
/** The line that names a link for pushes to the live site, and for nothing else. */
function onlyForPushes({ kind }, link = 'my-site.tiiny.site') {
    const isDefault = kind === 'branch' ? ' && github.ref_name == github.event.repository.default_branch' : '';
    return `To name the link only for pushes to the live site, write:\ndomain: \${{ github.event_name == 'push'${isDefault} && '${link}' || '' }}`;
}
function siteOf({ environment }) {
    return `the live site of the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(environment)}"`;
}


/***/ }),

/***/ 6479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(1828);
// EXTERNAL MODULE: ./build/plan/context.js + 1 modules
var plan_context = __nccwpck_require__(420);
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __nccwpck_require__(9995);
// EXTERNAL MODULE: ./build/environment.js
var environment = __nccwpck_require__(4306);
// EXTERNAL MODULE: ./build/text/secrets.js
var secrets = __nccwpck_require__(6758);
// EXTERNAL MODULE: ./build/node_modules/fastest-levenshtein/mod.js
var mod = __nccwpck_require__(8540);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __nccwpck_require__(7736);
;// CONCATENATED MODULE: ./build/plan/input-names.js



/** What the most used deploy actions call something, without `-` and `_`, and what does it here. */
const elsewhere = [
    ['publishdir folder dir path builddir dist source sourcedir localdir pagesdirectory outputdir', '"directory"'],
    ['applocation outputlocation workingdirectory entrypoint', '"directory", relative to the repository,'],
    ['site siteid sitename cname fqdn alias aliasdomains projectname projectid channelid', '"domain"'],
    ['apitoken netlifyauthtoken surgetoken verceltoken deploykey firebaseserviceaccount', '"api-key"'],
    ['azurestaticwebappsapitoken', '"api-key"'],
    ['token', '"api-key" for the hosting account and "github-token" for GitHub'],
    ['repotoken personaltoken', '"github-token"'],
    ['passwordprotect visitorpassword', '"preview-password"'],
    ['password', '"preview-password" for visitors of previews and "api-key" for the hosting account'],
    ['productionbranch productiondeploy', 'the event, or "mode: deploy" with "domain" and "environment",'],
    ['environmentname deploymentenvironment githubdeploymentenvironment', '"environment"'],
    ['enablepullrequestcomment githubcomment disablecomment', '"comment"'],
    ['deploymessage commitmessage fullcommitmessage', '"message"'],
    ['excludeassets excludefiles excludepatterns ignore', '"exclude"'],
    ['prnumber pullrequestnumber', '"pull-request", in a workflow_run,'],
    ['action teardown', '"mode"'],
    ['expires', '"expire-after" beside "mode: sweep"'],
];
/** The choice that a word is a misspelling of, if there is one. */
function meantBy(word, choices) {
    const likely = (0,mod/* closest */.kp)(word, choices);
    return (0,mod/* distance */.Io)(word, likely) <= 2 ? likely : undefined;
}
/**
 * For a name that does not exist the runner writes only a warning, and the step would go on without that input: to
 * another link, unprotected, or with files that should be left out. The names are in lower case.
 *
 * @returns a warning of what is like no input: a job may set variables that only look like inputs
 * @throws {InputError} for names that are meant for an input of ours
 */
function checkNames(given, known) {
    const unknown = given.filter((name) => !known.includes(name));
    const mistakes = unknown.filter((name) => whatIsRight(name, known));
    const [first] = mistakes;
    if (first === undefined)
        return unknown.map((name) => `There is no input "${(0,printable/* printable */.g$)(name)}": it does nothing here.`);
    const corrections = mistakes.map((name) => `"${(0,printable/* printable */.g$)(name)}"${whatIsRight(name, known)}`);
    const hint = 'Correct the names under "with:". Nothing was sent.';
    throw new errors/* InputError */.dz(first, `there is no input ${corrections.join(' And no ')}`, { hint });
}
function whatIsRight(name, known) {
    const likely = meantBy(name, known);
    if (likely !== undefined)
        return `, did you mean "${likely}"?`;
    const bare = name.replace(/[-_]/gu, '');
    const [, here] = elsewhere.find(([names]) => names.split(' ').includes(bare)) ?? [];
    return here && `: here ${here} does this.`;
}

// EXTERNAL MODULE: ./build/text/address.js + 1 modules
var address = __nccwpck_require__(8635);
;// CONCATENATED MODULE: ./build/plan/input-readers.js





function wrongValue(name, value, why, hint) {
    return new errors/* InputError */.dz(name, `"${(0,printable/* excerpt */.Kb)(value)}" ${why}`, { hint });
}
/** Throws where a value that GitHub and the service show to everybody holds the key, the token or the password. */
function refuseSecret(value, name, example) {
    if (!(0,secrets/* holdsSecret */.hK)(value))
        return;
    const hint = `Write a name that everybody may read, as in "${name}: ${example}".`;
    throw new errors/* InputError */.dz(name, 'it contains a secret, and this name is shown to everybody.', { hint });
}
function given(read) {
    return (value, name) => (value === '' ? undefined : read(value, name));
}
const textIn = (value) => value;
/** What is often written in place of a key. The service would only answer that it is not valid. */
const noKeys = [
    [/^(?:\$?\{\{.*\}\}|secrets\.\w+|\$\w+|\$\{.*\})$/iu, 'this is the name of a secret or a variable, not its value.'],
    [/^(["'`]).*\1$|^[a-z_]\w*=[^=]/iu, 'the key stands in quotes, or behind a name and "=".'],
    [/[^\x21-\x7e]/u, 'the key contains a space, a line break or a character outside ASCII.'],
];
const apiKeyIn = (key, name) => {
    const hint = 'Copy the key from the hosting account into the secret, as one line and without quotes, only what follows the "=", and write "api-key: ${{ secrets.THE_NAME_YOU_CHOSE }}".';
    for (const [form, what] of noKeys)
        if (form.test(key))
            throw new errors/* InputError */.dz(name, what, { hint });
    return key;
};
const domainIn = (value, input) => {
    refuseSecret(value, input, 'my-site.tiiny.site');
    const domain = (0,address/* hostNameOf */.LJ)(value);
    if (domain?.includes('.'))
        return domain;
    const [first = '', ...path] = value.replace(/^https?:\/\//iu, '').split(/[/?#]/u);
    const host = (0,address/* hostNameOf */.LJ)(first);
    let hint = 'Write the bare name of the link, as in "domain: my-site.tiiny.site". Leave "domain" out where it would be made of a branch\'s name: each branch and pull request then gets a link of its own; or use the number: "domain: pr-${{ github.event.number }}.tiiny.site".';
    if (domain)
        hint = `Write the name as the account lists it, such as "domain: ${domain}.tiiny.site".`;
    // A branch's name with a suffix is no address: what is before its slash would be one link of many branches.
    else if (host?.includes('.') && !/\.tiiny\.site$/iu.test(path.at(-1) ?? ''))
        hint = `Write "domain: ${host}". A site is always published at the root of its link.`;
    throw wrongValue(input, value, 'is not a whole host name, such as my-site.tiiny.site.', hint);
};
const messageIn = (value, name) => {
    const { length } = [...value];
    if (length <= 10_000)
        return value;
    const hint = 'Write a long text elsewhere, such as into the job summary ($GITHUB_STEP_SUMMARY).';
    throw new errors/* InputError */.dz(name, `the text has ${length} characters, and 10,000 is the most.`, { hint });
};
function oneOf(...choices) {
    return (value, name) => {
        const choice = choices.find((each) => each === value);
        if (choice !== undefined)
            return choice;
        const likely = meantBy(value, choices);
        const question = likely ? ` Did you mean "${likely}"?` : '';
        const hint = `Write "${name}: " with one of ${choices.join(', ')}.${question}`;
        throw wrongValue(name, value, 'is not one of the choices.', hint);
    };
}
const booleanIn = (value, name) => {
    if (/^(?:true|false)$/iu.test(value))
        return value.toLowerCase() === 'true';
    throw wrongValue(name, value, 'is neither true nor false.', `Write "${name}: true" or "${name}: false".`);
};
const environmentIn = (value, name) => {
    refuseSecret(value, name, 'docs');
    // GitHub allows 255 characters. The name also stands in an HTML comment that marks the action's own comment.
    if (value.length <= 255 && !/[<>\p{Cc}]/u.test(value))
        return value;
    const hint = `Write a name of at most 255 characters without <, > and line breaks, as in "${name}: docs".`;
    throw wrongValue(name, value, "can't be the name of an environment.", hint);
};
/** A whole number. @param what the number is, for an error, and an example of one */
function numberIn(least, most, what, example) {
    return (value, name) => {
        const number = Number(value);
        if (/^(?:0|[1-9]\d*)$/u.test(value) && number >= least && number <= most)
            return number;
        throw wrongValue(name, value, `is not ${what}.`, `Write the number alone, as in "${name}: ${example}".`);
    };
}
/** An error does not show the value: it may contain a password. */
const baseUrlIn = (value, name) => {
    const hint = 'Write the address of the service without "user:password@", as in "base-url: https://ext.tiiny.host".';
    const what = 'it is not an https address, or has a user, a password, a query or a fragment.';
    const url = (0,address/* urlOf */.rs)(value);
    const isAddress = url !== undefined && /^https?:$/u.test(url.protocol);
    if (!isAddress || `${url.username}${url.password}${url.search}${url.hash}` !== '')
        throw new errors/* InputError */.dz(name, what, { hint });
    // As `URL.hostname` writes this machine itself.
    const isLoopback = /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/u.test(url.hostname);
    if (url.protocol === 'http:' && !isLoopback)
        throw new errors/* InputError */.dz(name, 'http would send the key in clear text: only https is allowed.', { hint });
    url.pathname = url.pathname.replace(/(?<!\/)\/+$/u, '');
    return url;
};

;// CONCATENATED MODULE: ./build/plan/inputs.js





/** @param usual what an empty input means */
function input(name, usual, read) {
    return { name, usual, read: (text = core/* getInput */.V4(name)) => read(text || usual, name) };
}
const seconds = numberIn(1, 3600, 'a number of seconds from 1 to 3600', 120);
const days = numberIn(1, 3650, 'a whole number of days from 1 to 3650', 14);
const pullRequest = numberIn(1, 10 ** 15, 'the number of a pull request', 7);
const pictures = numberIn(0, 20, 'a whole number from 0 to 20', 6);
/** What switches `preview-password` off. */
const off = 'none';
/** Undefined where it is off; empty where its secret is missing, because the runner sets what nobody wrote to `none`. */
function readPassword(text = (0,environment/* environment */.cA)()['INPUT_PREVIEW-PASSWORD']?.trim()) {
    return text === off ? undefined : text;
}
/** All inputs, in the order of `action.yml`. Each is checked by itself; `plan.ts` decides what they mean. */
const table = {
    /** Empty if the workflow has no key. Only for some events this is allowed. */
    apiKey: input('api-key', '', apiKeyIn),
    directory: input('directory', '', given(textIn)),
    domain: input('domain', '', given(domainIn)),
    mode: input('mode', 'auto', oneOf('auto', 'deploy', 'teardown', 'sweep', 'reserve')),
    exclude: input('exclude', '', textIn),
    includeHiddenFiles: input('include-hidden-files', 'false', booleanIn),
    environment: input('environment', '', given(environmentIn)),
    /** Used only after GitHub's API has confirmed it. */
    pullRequest: input('pull-request', '', given(pullRequest)),
    comment: input('comment', 'true', booleanIn),
    message: input('message', '', messageIn),
    /** `plan.ts` says where it must be a good one. */
    previewPassword: { name: 'preview-password', usual: off, read: readPassword },
    whenFull: input('when-full', 'fail', oneOf('fail', 'skip', 'replace-oldest')),
    githubToken: input('github-token', '', textIn),
    uploadAs: input('upload-as', 'auto', oneOf('auto', 'files', 'zip')),
    verify: input('verify', 'false', booleanIn),
    /** Milliseconds. */
    verifyTimeout: input('verify-timeout', '60', (value, name) => 1000 * seconds(value, name)),
    dryRun: input('dry-run', 'false', booleanIn),
    compareWith: input('compare-with', '', given(environmentIn)),
    screenshots: input('screenshots', '0', pictures),
    /** Days. */
    expireAfter: input('expire-after', '', given(days)),
    noindex: input('noindex', 'false', booleanIn),
    baseUrl: input('base-url', 'https://ext.tiiny.host', baseUrlIn),
};
const usualInputs = Object.fromEntries(Object.values(table).map(({ name, usual }) => [name, usual]));
/** Reads and checks all inputs, the secrets before any other, so that no later line can show them. */
function readInputs() {
    for (const { name } of [table.apiKey, table.githubToken, table.previewPassword]) {
        // The runner cuts white space off, but a log could show a value as it was written.
        const raw = core/* getInput */.V4(name, { trimWhitespace: false });
        for (const spelling of new Set([raw, raw.trim()])) {
            if (spelling.trim() === '' || (name === 'preview-password' && spelling.trim() === off))
                continue;
            core/* setSecret */.Pq(spelling);
            if (name !== 'preview-password')
                (0,secrets/* registerSecret */.cl)(spelling);
            // A shorter one protects no preview, and may be a word of this action's own sentences.
            else if (spelling.length >= 8)
                (0,secrets/* registerSecret */.cl)(spelling, 'password');
        }
    }
    const variables = Object.keys((0,environment/* environment */.cA)()).filter((name) => name.startsWith('INPUT_'));
    const given = variables.map((name) => name.slice('INPUT_'.length).toLowerCase());
    const warnings = checkNames(given, Object.keys(usualInputs));
    return { inputs: valuesOf(({ read }) => read()), warnings };
}
/** The inputs, where one that can't be used counts as empty: to tell of that error, the others are enough. */
function usableInputs() {
    return valuesOf(({ read }) => {
        try {
            return read();
        }
        catch {
            return read('');
        }
    });
}
function valuesOf(readOne) {
    return Object.fromEntries(Object.entries(table).map(([key, one]) => [key, readOne(one)]));
}

// EXTERNAL MODULE: ./build/plan/plan.js + 2 modules
var plan = __nccwpck_require__(7370);
// EXTERNAL MODULE: ./build/view/log.js
var log = __nccwpck_require__(9551);
// EXTERNAL MODULE: ./build/view/report.js + 3 modules
var report = __nccwpck_require__(5435);
;// CONCATENATED MODULE: ./build/run.js







/** @throws what made the run fail before it could do anything. The caller reports it. */
async function run(signal) {
    const { plan, inputs, context } = await makeOwnPlan(signal);
    // Most of the action is loaded only now, and TLS with it: a wrong input is reported without them. Meanwhile the
    // connections to GitHub are opened.
    await connect(plan, inputs, context);
    const { act } = await Promise.all(/* import() */[__nccwpck_require__.e(178), __nccwpck_require__.e(629)]).then(__nccwpck_require__.bind(__nccwpck_require__, 629));
    const done = await act(plan, { inputs, context, signal });
    await (0,report/* report */.z)(done, inputs);
    // If the run was cancelled at the last moment, everything is done and reported. But the step must still fail.
    if (signal.aborted && done.end?.kind !== 'failed')
        throw new errors/* CancelledError */.cc(signal.reason.signal, { what: 'the end' });
}
/** Reads what tells the plan. If that fails, it shows on the run's pull request why, whatever happens meanwhile. */
async function makeOwnPlan(signal) {
    try {
        const { inputs, warnings } = readInputs();
        for (const warning of warnings)
            log/* log */.R.warning(warning);
        const context = (0,plan_context/* readContext */.y)();
        return { plan: (0,plan/* makePlan */.C)(inputs, context), inputs, context };
    }
    catch (error) {
        await showFailure(error, signal).catch(() => { });
        throw error;
    }
}
async function showFailure(error, signal) {
    const inputs = usableInputs();
    const context = (0,plan_context/* readContext */.y)();
    if ((0,plan/* failedRunOf */.M)(inputs, context) === undefined)
        return;
    const { actOnFailure } = await Promise.all(/* import() */[__nccwpck_require__.e(178), __nccwpck_require__.e(629)]).then(__nccwpck_require__.bind(__nccwpck_require__, 629));
    await actOnFailure(error, { inputs, context, signal });
}
/** Opens as many connections to GitHub as a plan sends requests side by side: most of all at its end. */
async function connect(plan, { githubToken }, { apiUrl, repository }) {
    if (plan.kind === 'skip' || githubToken === '' || repository === undefined || !URL.canParse(apiUrl))
        return;
    const isForFew = plan.kind === 'ask' || (plan.kind !== 'sweep' && plan.target.subject.kind === 'live-site');
    const { openEarly } = await __nccwpck_require__.e(/* import() */ 506).then(__nccwpck_require__.bind(__nccwpck_require__, 5506));
    openEarly(new URL(apiUrl), isForFew ? 2 : 5);
    // While code is loaded nothing else can run, so the connections get a moment to start.
    await (0,promises_.setImmediate)();
}


/***/ }),

/***/ 9930:
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
  yT: () => (/* binding */ encodedPath),
  LJ: () => (/* binding */ hostNameOf),
  dF: () => (/* binding */ isSameLink),
  rs: () => (/* binding */ urlOf)
});

;// CONCATENATED MODULE: external "node:url"
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
;// CONCATENATED MODULE: ./build/text/address.js

/**
 * The host name in a text, in lower case and ASCII, without a scheme, slashes and one dot at its end. Undefined if the rest
 * is none (RFC 1123), has a path, port or user, or is an IP address (URL Standard, "ends in a number").
 */
function hostNameOf(text) {
    // Without the lookbehind the time would be quadratic.
    const name = text.trim().replace(/^https?:\/\//iu, '');
    const bare = name.replace(/(?<!\/)\/+$/u, '').replace(/\.$/u, '');
    // These must be refused here: the conversion to ASCII would cut off what follows a name, and remove invisible
    // characters. Only the two joiners are allowed, because some scripts need them.
    if (bare.length > 2 * 253 || /[\0-,/:-@[-`{-\x7f]|(?![\u200c\u200d])\p{C}/u.test(bare))
        return undefined;
    const ascii = (0,external_node_url_namespaceObject.domainToASCII)(bare);
    const labels = ascii.split('.');
    const valid = ascii.length <= 253 &&
        labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u.test(label)) &&
        !/^(?:[0-9]+|0x[0-9a-f]*)$/u.test(labels.at(-1) ?? '');
    return valid ? ascii : undefined;
}
/** Whether two host names are the same link: a single label is the same as each name that begins with it. */
function isSameLink(a, b) {
    const [label, name] = a.length < b.length ? [a, b] : [b, a];
    return a === b || (label !== '' && !label.includes('.') && name.startsWith(`${label}.`));
}
/** An address, against a base if it is relative; undefined if it is none. `URL.parse` needs Node 22.1. */
function urlOf(address, base) {
    return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
/** A path, of a page or a file, as it stands in a URL. No character in it can end a link in Markdown. */
function encodedPath(path) {
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    return encoded.replace(/[!'()*]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}


/***/ }),

/***/ 1245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
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
/** A value deep in a JSON object, by names with dots between them; undefined if there is none. */
function at(value, path) {
    return path.split('.').reduce((each, name) => fieldsOf(each)?.[name], value);
}
function textOf(value) {
    return typeof value === 'string' ? value : '';
}


/***/ }),

/***/ 3466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   MY: () => (/* binding */ page),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   XW: () => (/* binding */ messageFor),
/* harmony export */   Y3: () => (/* binding */ anchor),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   Zl: () => (/* binding */ pullRequestLink),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   v9: () => (/* binding */ advice),
/* harmony export */   wn: () => (/* binding */ commitLink)
/* harmony export */ });
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4306);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8635);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7736);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6758);




/** A text from outside as Markdown prose, also in a cell of a table: no markup, no mention, no reference to an issue. */
function escapeMarkdown(text) {
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(text)
        .replace(/[&<>*[\]\\`|~$]|(?<![a-z0-9])_|_(?![a-z0-9])/giu, (character) => `&#${character.codePointAt(0)};`)
        .replace(/@/gu, '&#64;&#8203;')
        .replace(/(?<!&)#(?=\d)/gu, '&#35;&#8203;')
        .replace(/(?<=\bGH)-(?=\d)/giu, '&#45;&#8203;')
        .replace(/:(?=\/\/)/gu, '&#58;')
        .replace(/(?<=www)\./giu, '&#46;');
}
function advice(hint) {
    return hint ? `**What to do:** ${paragraph(hint)}` : '';
}
/** A text of our own in Markdown: sentences become one paragraph, and lines to copy may follow them. */
function paragraph(text) {
    const lines = text.split('\n');
    const at = lines.findIndex((line, index) => index > 0 && !/^\p{Lu}[^ ]* .*[.:]$/u.test(line));
    if (at < 0)
        return escapeMarkdown(lines.join(' '));
    return `${escapeMarkdown(lines.slice(0, at).join(' '))}\n\n${block(lines.slice(at))}`;
}
/** A code block. Its fence is longer than any row of backticks in the lines, so that they can't end the block. */
function block(lines) {
    const code = lines.map(_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$).join('\n');
    const longest = Math.max(2, ...new Set(code.match(/`+/gu)?.map(({ length }) => length)));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${code.startsWith('{') ? 'json' : 'yaml'}\n${code}\n${fence}`;
}
function page(title, ...parts) {
    return `### ${title}\n\n${parts.filter(Boolean).join('\n\n')}\n`;
}
/** A table without the rows whose value is empty. Its head is the first row, because an empty head would be shown. */
function table(rows) {
    const [head = [], ...others] = rows.filter(([, value]) => value !== '');
    return columns(head, others);
}
function columns(head, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [head, head.map(() => ':---'), ...rows].map(line).join('\n');
}
const oneLine = (...facts) => facts.filter(Boolean).join(' · ');
function anchor(link, shown = `https://${link}`) {
    return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .holdsSecret */ .hK)(`${link}${shown}`) ? '***' : `[${shown}](https://${link})`;
}
/** The short form of a commit, as a link; empty if there is none. */
function commitLink(sha) {
    if (!/^[0-9a-f]{7,64}$/u.test(sha))
        return escapeMarkdown(sha.slice(0, 7));
    return inRepository(`\`${sha.slice(0, 7)}\``, `commit/${sha}`);
}
function pullRequestLink(number) {
    return inRepository(`pull request #${number}`, `pull/${number}`);
}
/** The page of the run tells where the repository is. */
function inRepository(shown, path) {
    const [repository, run] = (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .runUrl */ .Vp)().split('/actions/runs/');
    return run === undefined ? shown : `[${shown}](${repository}/${path})`;
}
/**
 * The input `message` with `{url}` and `{link}` replaced. It is the user's own Markdown, so it is not escaped; a link is
 * the service's word, so it must be a host name, which can't be markup. Empty if there is nothing to show.
 */
function messageFor(message, link) {
    if ((0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .hostNameOf */ .LJ)(link) !== link)
        return '';
    const text = message.replaceAll('{url}', `https://${link}`).replaceAll('{link}', link);
    return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .holdsSecret */ .hK)(text) ? '***' : text;
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
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   g9: () => (/* binding */ escapeCommands),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6758);

/**
 * A text from outside as one safe line: control and format characters, line separators and lone surrogates become escapes
 * (`\n`, `\x1b`, `\u202e`). Joiners stay, because emoji and several scripts need them. With a secret it is `***`.
 */
function printable(text) {
    if ((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsSecret */ .hK)(text))
        return '***';
    return text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (character) => {
        const code = character.codePointAt(0) ?? 0;
        const hex = code.toString(16);
        if (code > 0xffff)
            return `\\u{${hex}}`;
        if (code > 0xff)
            return `\\u${hex.padStart(4, '0')}`;
        return named[character] ?? `\\x${hex.padStart(2, '0')}`;
    });
}
const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** Characters that an excerpt looks at. No spelling of a secret that begins in the excerpt itself is longer. */
const longest = 64 * 1024;
/** `printable`, cut to `most` characters, with `…` if so. */
function excerpt(text, most = 200) {
    const line = printable(text.slice(0, longest));
    const characters = line.length > most ? [...line] : [];
    return characters.length > most ? `${characters.slice(0, most).join('')}…` : line;
}
/** A text that another sentence can follow. */
function sentence(text) {
    return /[\p{STerm}…]$/u.test(text) ? text : `${text}.`;
}
/**
 * Lines that the runner takes for plain text: none starts with `::`, after white space or not, and none holds `##[`, the
 * older form. This is the last guard before the log, so it looks for secrets too: a line that holds one is `***`.
 */
function escapeCommands(text) {
    // It does not match line breaks: otherwise the search would go from each of many empty lines to the last one.
    const newer = /^((?:[^\S\n\r\u2028\u2029]|\u0085)*):(?=:)/gmu;
    return withoutSecrets(text).replace(newer, '$1\\x3a').replaceAll('##[', '##\\x5b');
}
function withoutSecrets(text) {
    if (!(0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsSecret */ .hK)(text))
        return text;
    const lines = text.split('\n').map((line) => ((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsSecret */ .hK)(line) ? '***' : line));
    // It may begin in one line and end in the next.
    return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsSecret */ .hK)(lines.join('\n')) ? '***' : lines.join('\n');
}
/** A number of bytes as a person reads it: `0 B`, `12.3 kB`, `1.20 GB` (powers of 1000). */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const power = [1, 2, 3].find((each) => bytes < 999.5 * 1000 ** each) ?? 4;
    return `${(bytes / 1000 ** power).toPrecision(3)} ${['kB', 'MB', 'GB', 'TB'][power - 1]}`;
}
/** Milliseconds as a person reads them: `0.3 s`, `12.0 s`, `3 min 5 s`. */
function formatDuration(milliseconds) {
    const seconds = milliseconds / 1000;
    if (seconds < 60)
        return `${seconds.toFixed(1)} s`;
    return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}
/** An age as a person reads it: `under a minute`, `5 minutes`, `1 day`. */
function formatAge(milliseconds) {
    const minutes = Math.floor(milliseconds / 60_000);
    if (minutes < 1)
        return 'under a minute';
    if (minutes < 60)
        return count(minutes, 'minute');
    return minutes < 1440 ? count(Math.floor(minutes / 60), 'hour') : count(Math.floor(minutes / 1440), 'day');
}
/** A count with its noun: `1 file`, `12,000 files`. */
function count(number, noun) {
    return `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`;
}
/** An integer as a person reads it: `12,000`. The platform's own formatter takes 10 ms to load. */
function formatNumber(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}
/** The first `most` items, joined, and how many more there are: `a, b and 3 more`. */
function firstOf(items, most) {
    const shown = items.slice(0, most).join(', ');
    return items.length > most ? `${shown} and ${formatNumber(items.length - most)} more` : shown;
}


/***/ }),

/***/ 6758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ keyFinder),
/* harmony export */   cl: () => (/* binding */ registerSecret),
/* harmony export */   hK: () => (/* binding */ holdsSecret)
/* harmony export */ });
/** A secret of fewer characters would be found by chance in many words, so it counts only as a word of its own. */
const long = 8;
/** What finds each secret, in texts in lower case. */
const registered = new Map();
/** From now on no text with this secret is shown; a key or token also in hexadecimal and Base64, as in `user:key`. */
function registerSecret(secret, kind = 'key') {
    if (secret === '')
        return;
    const withoutBackslashes = secret.replaceAll('\\', '');
    const asItIs = withoutBackslashes.length < Math.min(long, secret.length) ? [secret] : [secret, withoutBackslashes];
    const spellings = kind === 'key' ? [...asItIs, hexOf(secret), ...base64Of(secret)] : asItIs;
    const pattern = spellings.map((each) => each.toLowerCase().replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')).join('|');
    const bounded = secret.length < long ? `(?<![a-z0-9])(?:${pattern})(?![a-z0-9])` : pattern;
    registered.set(`${kind} ${secret}`, new RegExp(bounded, 'u'));
}
/** Whether a text holds a secret, or would after one level of escapes: those of addresses, JSON and JavaScript. */
function holdsSecret(text) {
    if (registered.size === 0)
        return false;
    const readings = [text, text.replace(escapes, meaningOf)].map((reading) => reading.toLowerCase());
    return [...registered.values()].some((pattern) => readings.some((reading) => pattern.test(reading)));
}
/** Finds a key in files and their names, in bytes read as Latin-1. Undefined if files would hold it by chance. */
function keyFinder(key) {
    if (key.length < long)
        return undefined;
    const hex = hexOf(key);
    const spellings = [...new Set([key, hex, hex.toUpperCase(), ...base64Of(key), [...key].join('\0')])];
    // A plain search for each is several times quicker than one pattern for all.
    const isIn = (text) => spellings.some((spelling) => text.includes(spelling));
    const ofByte = (_, byte) => String.fromCharCode(Number.parseInt(byte, 16));
    return (text) => isIn(text) || (text.includes('%') && text.replace(/%([0-9a-f]{2})/giu, ofByte).includes(key));
}
const hexOf = (text) => Buffer.from(text).toString('hex');
/** A short secret in Base64; of a long one the characters that are the same whatever stands around it (RFC 4648, 4). */
function base64Of(secret) {
    const bytes = Buffer.from(secret);
    if (secret.length < long)
        return [bytes.toString('base64').replace(/=/gu, '')];
    // So many of the three bytes that make four characters come before the secret.
    const coded = [0, 1, 2].map((before) => {
        const base64 = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
        return base64.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
    });
    return coded.flatMap((base64) => [base64, base64.replaceAll('+', '-').replaceAll('/', '_')]);
}
/** JSON in JSON has more than one backslash, so they don't count. */
const escapes = /(?:%[0-9a-f]{2})+|\\+(?:u([0-9a-f]{4})|x([0-9a-f]{2}))?/giu;
function meaningOf(escaped, unit, byte) {
    if (escaped.startsWith('%'))
        return Buffer.from(escaped.replaceAll('%', ''), 'hex').toString();
    const digits = unit ?? byte;
    return digits ? String.fromCharCode(Number.parseInt(digits, 16)) : '';
}


/***/ }),

/***/ 9551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ log),
/* harmony export */   z: () => (/* binding */ bestEffort)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9995);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1828);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7736);



const warnings = [];
/** The step's log and annotations. All that is printed goes through it: it can start no command and show no secret. */
const log = {
    info: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .info */ .pq((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCommands */ .g9)(line)),
    /** A blue annotation: good to know, nothing is wrong. */
    notice: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCommands */ .g9)(text)),
    /** A yellow annotation: the step goes on, but somebody should look at it. */
    warning(text) {
        warnings.push(text);
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCommands */ .g9)(text));
    },
    /** The warnings since it was last asked for them, for the job summary: it shows each once. */
    takeWarnings: () => warnings.splice(0),
    /** Those since then. */
    warnings: warnings,
    failure: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setFailed */ .C1((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCommands */ .g9)(text)),
    group(title, lines) {
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .startGroup */ .Oh((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCommands */ .g9)(title));
        for (const line of lines)
            _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .info */ .pq((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCommands */ .g9)(line));
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .endGroup */ .N4();
    },
};
/** For what must not fail a deploy which succeeded: an error is one warning. A cancelled run says so elsewhere. */
async function bestEffort(what, action) {
    try {
        return await action();
    }
    catch (error) {
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isCancelled */ .mm)(error))
            log.warning((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(`Could not ${what}. ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`));
        return undefined;
    }
}


/***/ }),

/***/ 5435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  z: () => (/* binding */ report),
  x: () => (/* binding */ reportFailure)
});

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __nccwpck_require__(9995);
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
// EXTERNAL MODULE: ./build/environment.js
var environment = __nccwpck_require__(4306);
// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(1828);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __nccwpck_require__(7736);
// EXTERNAL MODULE: ./build/view/log.js
var log = __nccwpck_require__(9551);
// EXTERNAL MODULE: ./build/pages/changed-pages.js
var changed_pages = __nccwpck_require__(2601);
// EXTERNAL MODULE: ./build/target.js
var build_target = __nccwpck_require__(9930);
// EXTERNAL MODULE: ./build/view/words.js
var words = __nccwpck_require__(9748);
;// CONCATENATED MODULE: ./build/view/outputs.js




/** The action's outputs by name, as in `action.yml`. Every outcome sets all of them. */
function outputsOf(run) {
    const { end, quota } = run;
    const deployed = end?.kind === 'live' ? run : undefined;
    const live = end?.kind === 'skipped' ? end.link : deployed && (0,words/* linkIn */.qn)(deployed);
    return {
        link: live ?? (end?.kind === 'removed' ? end.links[0] : undefined) ?? '',
        url: live ? `https://${live}` : '',
        'quota-used': String(quota.used ?? ''),
        'quota-limit': String(quota.limit ?? ''),
        status: (0,printable/* excerpt */.Kb)(deployed?.sent?.status ?? ''),
        result: resultOf(run),
        deleted: JSON.stringify(deletedBy(run)),
        'skip-reason': skipReason(run) ?? '',
        'file-count': String(deployed?.site?.fileCount ?? ''),
        'total-bytes': String(deployed?.site?.bytes ?? ''),
        environment: run.environment,
        'deployment-id': String(run.deployment ?? ''),
        'changed-pages': (0,changed_pages/* changedPagesJson */.N)(changesIn(deployed)),
    };
}
function changesIn(run) {
    return (run?.compared?.changes ?? []).map((change) => {
        const seen = run?.looks?.find(({ path }) => path === change.path)?.looks;
        return seen === undefined ? change : { ...change, looks: seen };
    });
}
function resultOf(run) {
    if (skipReason(run) !== undefined)
        return 'skipped';
    return run.end?.kind === 'live' ? 'deployed' : 'deleted';
}
/** All links that a run deleted: its own, those that made room, and those of a sweep. */
function deletedBy(run) {
    const removed = run.end?.kind === 'removed' ? run.end.links : [];
    const swept = sweptIn(run)?.previews.flatMap(({ deleted }) => deleted) ?? [];
    return [...new Set([...removed, ...run.deleted, ...run.freed, ...swept])];
}
/** Why a run neither deployed nor deleted anything; undefined if it did. */
function skipReason(run) {
    const { end } = run;
    if (end?.kind === 'skipped')
        return (0,printable/* printable */.g$)(end.reason);
    if (end?.kind === 'removed')
        return end.links.length > 0 ? undefined : nothingRemoved(run, end);
    const swept = sweptIn(run);
    if (swept === undefined || deletedBy(run).length > 0)
        return undefined;
    if (end?.kind === 'failed')
        return 'No preview was deleted.';
    const { previews, left, isDry } = swept;
    if (previews.length + left === 0)
        return `No preview is recorded in the environment "${(0,printable/* printable */.g$)(run.environment)}".`;
    return isDry ? 'This is a dry run: nothing was deleted.' : 'No closed preview was found.';
}
function sweptIn({ end }) {
    if (end?.kind === 'swept')
        return end;
    return end?.kind === 'failed' ? end.swept : undefined;
}
function nothingRemoved({ target, environment }, { kept }) {
    if (kept)
        return (0,words/* staysWords */.S9)(kept);
    const whose = target ? ` for ${(0,build_target/* describe */.q)(target.subject)}` : '';
    const stays = target?.domain === undefined ? '' : `, and ${target.domain} stays`;
    return `No link is recorded${whose} in the environment "${(0,printable/* printable */.g$)(environment)}", so there is nothing to tear down${stays}.`;
}

// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __nccwpck_require__(3466);
// EXTERNAL MODULE: ./build/view/tables.js
var tables = __nccwpck_require__(4188);
;// CONCATENATED MODULE: ./build/view/summary.js






/**
 * The link first, then what was done, then what somebody should look at. Empty while the run goes on.
 *
 * @param message the input
 */
function summaryOf(run, warnings, message = '') {
    const { end, remarks } = run;
    if (end === undefined)
        return '';
    if (end.kind === 'failed') {
        const fate = [(0,words/* fateOf */._L)(run, end), (0,words/* deletedWords */.$)(run.deleted)].filter(Boolean).join('\n\n');
        const failed = failureSummaryOf(end.error, [...remarks, ...warnings], fate);
        return end.swept ? `${failed}\n${summaryOf({ ...run, end: end.swept }, [])}` : failed;
    }
    const title = `${titleOf(run, end)}${whereOf(run)}`;
    if (end.kind === 'live')
        return (0,words/* livePage */.W6)(run, { title, facts: (0,markdown/* table */.tp)(rowsOf(run)), warnings, message });
    return (0,markdown/* page */.MY)(title, ...(end.kind === 'swept' ? sweptBody(run, end) : bodyOf(run, end)), (0,words/* noted */.ZT)(warnings));
}
/** @param fate what became of the site, as Markdown */
function failureSummaryOf(error, warnings, fate = '') {
    return (0,words/* failurePage */.sE)('❌ Static Deploy failed', error, fate, (0,words/* noted */.ZT)(warnings));
}
function titleOf(run, end) {
    switch (end.kind) {
        case 'live':
            return `${run.reserved ? '🔖 Reserved' : '🚀'} ${(0,markdown/* anchor */.Y3)((0,words/* linkIn */.qn)(run) ?? '')}`;
        case 'removed':
            return end.links.length === 0 ? '⏭️ Nothing to delete' : `🧹 Deleted: ${(0,markdown/* escapeMarkdown */.FV)((0,printable/* firstOf */.Ku)(end.links, 10))}`;
        case 'swept': {
            if (end.previews.length === 0 && end.left === 0)
                return '🧹 Sweep: nothing to delete';
            const kept = end.previews.filter(({ stays }) => stays !== undefined).length;
            return `🧹 Sweep: ${(0,printable/* count */.U9)(end.previews.length - kept, 'preview')} deleted, ${(0,printable/* formatNumber */.ZV)(kept)} kept`;
        }
        case 'skipped':
            if (end.findings !== undefined)
                return '🔎 Dry run: nothing was written';
            if (end.teardown)
                return '⏭️ Nothing to delete';
            return `⏭️ ${end.link === undefined ? 'Nothing deployed' : (0,markdown/* anchor */.Y3)(end.link)}`;
    }
}
/** Tells the summaries of several sites in one run apart: the branch, and the environment if it is not a usual one. */
function whereOf({ target, environment }) {
    const branch = target?.subject.kind === 'branch' && (0,build_target/* describe */.q)(target.subject);
    const unusual = !['production', 'preview'].includes(environment) && environment;
    const where = [branch, unusual].filter((each) => each !== false).map(markdown/* escapeMarkdown */.FV);
    return where.length > 0 ? ` (${where.join(', ')})` : '';
}
function bodyOf(run, end) {
    const holders = end.kind === 'skipped' && end.fullAccount ? (0,tables/* holdersTable */.A1)(end.fullAccount) : '';
    const stays = end.kind === 'removed' && end.kept ? (0,words/* staysWords */.S9)(end.kept) : '';
    return [(0,markdown/* escapeMarkdown */.FV)(skipReason(run) ?? stays), holders, (0,markdown/* table */.tp)(rowsOf(run))];
}
/** A table leaves out those that are not known. */
function rowsOf(run) {
    const { end, target, environment, quota, freed } = run;
    const whose = target && (0,build_target/* isPreview */.b)(target) ? `, for ${(0,tables/* nameOf */.Vb)(target.subject)}` : '';
    const findings = end?.kind === 'skipped' ? (end.findings ?? []) : [];
    return [
        ['Result', `${resultOf(run)}${whose}`],
        ['Environment', (0,markdown/* escapeMarkdown */.FV)(environment)],
        ...findings.map(([name, finding]) => [(0,markdown/* escapeMarkdown */.FV)(name), (0,markdown/* escapeMarkdown */.FV)(finding)]),
        ...(end?.kind === 'live' ? deployRows(run) : []),
        ['Quota used', (0,words/* quotaWords */.IR)(quota)],
        ['Deleted to make room', (0,markdown/* escapeMarkdown */.FV)((0,printable/* firstOf */.Ku)(freed, 10))],
    ];
}
function deployRows({ target, site, start, liveAfter }) {
    const form = site?.form === 'zip' ? 'as one archive' : 'as single files';
    const omitted = [...(site?.omitted ?? [])].map(([reason, paths]) => `${(0,printable/* formatNumber */.ZV)(paths.length)} (${reason}): ${(0,markdown/* escapeMarkdown */.FV)((0,printable/* firstOf */.Ku)(paths, 3))}`);
    return [
        ['Commit', (0,markdown/* commitLink */.wn)(target?.sha ?? '')],
        ['Sent', site ? `${(0,words/* sizeWords */.pG)(site)}, ${form}` : ''],
        ['Left out', omitted.join('<br>')],
        ['Took', (0,printable/* formatDuration */.a3)(performance.now() - start)],
        ['Verified', liveAfter === undefined ? '' : `live after ${(0,printable/* formatDuration */.a3)(liveAfter)}`],
    ];
}
function sweptBody({ environment, quota }, { previews, left, account }) {
    const used = (0,words/* quotaWords */.IR)(quota);
    const held = account?.links.length;
    const facts = (0,markdown/* oneLine */.TN)(`Environment: ${(0,markdown/* escapeMarkdown */.FV)(environment)}`, used && `Quota used: ${used}`, held === undefined ? '' : `The account holds ${held === 0 ? 'no link' : (0,printable/* count */.U9)(held, 'link')}`, left > 0 ? `${(0,printable/* count */.U9)(left, 'preview')} left for the next sweep` : '');
    if (previews.length > 0)
        return [facts, (0,tables/* sweptTable */.Cn)(previews)];
    return [left === 0 ? `There is no active preview. ${facts}` : facts];
}

;// CONCATENATED MODULE: ./build/view/report.js








/**
 * Tells what a run came to: log, annotations, job summary, outputs. A failure is told here too, and the step fails.
 *
 * @throws {ActionError} if the outputs could not be written
 */
async function report(run, { message }) {
    const { end, quota } = run;
    if (end?.kind === 'failed')
        return await reportFailure(end.error, run);
    const line = lineOf(run);
    if (end?.kind !== 'swept' && skipReason(run) !== undefined)
        log/* log */.R.notice(line);
    else
        log/* log */.R.info(line);
    if (end?.kind === 'removed' && end.kept && end.links.length > 0)
        log/* log */.R.notice((0,words/* staysWords */.S9)(end.kept));
    warnOfQuota(quota);
    await writeSummary(summaryOf(run, log/* log */.R.takeWarnings(), message));
    const fault = setOutputs(run);
    const hint = 'The runner gives the file for outputs (GITHUB_OUTPUT). Later steps get none of them. Look at the runner.';
    if (fault !== undefined)
        throw new errors/* ActionError */.lZ(`${fault} All else is done: ${line}`, { hint });
}
/** @param run left out if the error came before there was one */
async function reportFailure(error, run) {
    const { message, hint = '' } = (0,errors/* wordsOf */.Z9)(error);
    const said = [message, hint].filter(Boolean).join('\n');
    log/* log */.R.failure(said);
    const isKnown = error instanceof errors/* ActionError */.lZ;
    const cause = isKnown ? error.cause : error instanceof Error ? error : (0,errors/* messageOf */.bD)(error);
    for (const shown of causesOf(cause, said))
        log/* log */.R.info(`Cause: ${shown}`);
    // Any other error is a mistake in the action. Whoever corrects it needs to know where it happened.
    if (!isKnown && error instanceof Error)
        log/* log */.R.group('Where it happened', (error.stack ?? '').split(/\r?\n/u).map(printable/* printable */.g$));
    // A sweep that failed for some previews still reports what it deleted.
    const fault = run?.end?.kind === 'failed' && run.end.swept ? setOutputs(run) : undefined;
    if (fault !== undefined)
        log/* log */.R.warning(fault);
    const warnings = log/* log */.R.takeWarnings();
    await writeSummary(run ? summaryOf(run, warnings) : failureSummaryOf(error, warnings));
}
/** Returns why they could not be written, if so. */
function setOutputs(run) {
    try {
        for (const [name, value] of Object.entries(outputsOf(run)))
            core/* setOutput */.uH(name, value);
        return undefined;
    }
    catch (error) {
        return `The outputs of the step could not be written. ${(0,printable/* sentence */.em)((0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error)))}`;
    }
}
/** A cause and those behind it, five at most because they may be a circle, as far as they were not said before. */
function causesOf(cause, said, most = 5) {
    if (cause === undefined || most === 0)
        return [];
    const shown = (0,printable/* excerpt */.Kb)(typeof cause === 'string' ? cause : (0,errors/* messageOf */.bD)(cause), 500);
    const behind = cause instanceof Error ? causesOf(cause.cause, `${said}\n${shown}`, most - 1) : [];
    return said.includes(shown) ? behind : [shown, ...behind];
}
/** It warns early, because the next deploy fails if the account is full. */
function warnOfQuota({ used, limit }) {
    if (used === undefined || !limit || used < 0.9 * limit)
        return;
    const share = (0,words/* quotaWords */.IR)({ used, limit });
    log/* log */.R.warning(`The account's quota is used up to ${share}. Delete what is not needed, or upgrade.`);
}
function lineOf(run) {
    const reason = skipReason(run);
    if (reason !== undefined)
        return reason;
    const used = (0,words/* quotaWords */.IR)(run.quota);
    const quota = used && ` Quota used: ${used}.`;
    if (run.end?.kind !== 'live')
        return `Deleted ${(0,printable/* firstOf */.Ku)(deletedBy(run), 10)}.${quota}`;
    const done = run.reserved ? 'Reserved' : 'Deployed to';
    const readers = (0,words/* readersOf */.cU)(run);
    const took = (0,printable/* formatDuration */.a3)(performance.now() - run.start);
    return `${done} https://${(0,words/* linkIn */.qn)(run)} in ${took}.${readers && ` ${readers}`}${quota}`;
}
async function writeSummary(markdown) {
    if (!(0,environment/* environment */.cA)()['GITHUB_STEP_SUMMARY'])
        return;
    try {
        await summary.addRaw(markdown).write();
    }
    catch (error) {
        log/* log */.R.warning(`The job summary could not be written: ${(0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error))}`);
    }
}


/***/ }),

/***/ 4188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ holdersTable),
/* harmony export */   Cn: () => (/* binding */ sweptTable),
/* harmony export */   Vb: () => (/* binding */ nameOf)
/* harmony export */ });
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9930);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3466);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7736);



function sweptTable(previews) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .YB)(['Preview', 'Link', 'Age', 'Result'], previews.toSorted(byResult).map(sweptRow));
}
function holdersTable({ previews, others }) {
    const rows = previews.map((preview) => cellsOf(preview, preview.links.map(clickable)));
    const rest = others === 0 ? '' : `The account holds ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(others, 'other link')}.`;
    return [rows.length > 0 && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .YB)(['Preview', 'Link', 'Age'], rows), rest].filter(Boolean).join('\n\n');
}
function nameOf(subject) {
    return subject.kind === 'pull-request' ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestLink */ .Zl)(subject.number) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_target_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q)(subject));
}
/** What is gone comes first. Within that: by number, the newest first, and then branches by name. */
function byResult(a, b) {
    const isKept = ({ stays }) => Number(stays !== undefined);
    const number = ({ subject }) => (subject.kind === 'pull-request' ? subject.number : 0);
    const name = ({ subject }) => (subject.kind === 'branch' ? subject.branch : '');
    return isKept(a) - isKept(b) || number(b) - number(a) || (name(a) < name(b) ? -1 : 1);
}
function sweptRow(preview) {
    const { deleted, links, expired, stays } = preview;
    const shown = [...deleted.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV), ...links.map(clickable)];
    const end = expired === undefined ? 'deleted' : `deleted: expired after ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(expired, 'day')}`;
    const rest = stays === undefined ? '' : `stays: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(stays)}`;
    const result = rest && deleted.length === 0 ? rest : [end, rest].filter(Boolean).join('<br>');
    return [...cellsOf(preview, shown.length > 0 ? shown : ['not known']), result];
}
function clickable(link) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .anchor */ .Y3)(link, link);
}
function cellsOf({ subject, title, since }, links) {
    const name = [nameOf(subject), title && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(title, 80))].filter(Boolean).join(': ');
    // A table breaks the line where it can, and an age is short.
    const age = since === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .formatAge */ .nV)(Math.max(0, Date.now() - since)).replaceAll(' ', '\u00a0');
    return [name, links.join('<br>'), age];
}


/***/ }),

/***/ 9748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ deletedWords),
/* harmony export */   $m: () => (/* binding */ isActive),
/* harmony export */   Ck: () => (/* binding */ isTaken),
/* harmony export */   IR: () => (/* binding */ quotaWords),
/* harmony export */   S9: () => (/* binding */ staysWords),
/* harmony export */   W6: () => (/* binding */ livePage),
/* harmony export */   ZT: () => (/* binding */ noted),
/* harmony export */   _L: () => (/* binding */ fateOf),
/* harmony export */   cU: () => (/* binding */ readersOf),
/* harmony export */   eg: () => (/* binding */ whyNotActive),
/* harmony export */   pG: () => (/* binding */ sizeWords),
/* harmony export */   qn: () => (/* binding */ linkIn),
/* harmony export */   sE: () => (/* binding */ failurePage),
/* harmony export */   xt: () => (/* binding */ commitIn)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1828);
/* harmony import */ var _pages_changed_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2601);
/* harmony import */ var _rules_refusals_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7478);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3466);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7736);
/** What comment and summary share. */





function readersOf({ protected: isProtected }) {
    if (isProtected === undefined)
        return '';
    return isProtected ? 'Visitors need the password.' : 'Whoever has the link can read it.';
}
function sizeWords({ fileCount, bytes }) {
    return `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(fileCount, 'file')}, ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(bytes)}`;
}
/** How much of the quota is used, in the service's own unit, which it does not tell; empty if it reported none. */
function quotaWords({ used, limit }) {
    if (used === undefined)
        return '';
    const counted = `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(used)}${limit === undefined ? '' : ` of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(limit)}`} as the service counts`;
    return limit ? `${Math.floor((100 * used) / limit)} % (${counted})` : counted;
}
function staysWords({ link, site }) {
    return `${link} stays: it is ${(0,_rules_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .siteOf */ .zU)(site)} now.`;
}
/** Where the site went, or was to go; undefined for a new link that the service has not named. */
function linkIn({ sent, to }) {
    return sent?.link ?? to?.link;
}
/** Empty if there is no commit to show. */
function commitIn({ target }) {
    return target ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .commitLink */ .wn)(target.shownSha ?? target.sha) : '';
}
function livePage(run, { title, facts, warnings = [], message }) {
    const { site, remarks, compared } = run;
    const link = linkIn(run) ?? '';
    const about = [
        run.reserved && 'It shows a small page until the site is deployed.',
        `${run.protected ? '🔒 ' : ''}${readersOf(run)}`,
        doubtOf(run.sent?.status),
    ];
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .page */ .MY)(title, facts, about.filter(Boolean).join(' '), noted([...(site?.doubts ?? []), ...remarks, ...warnings]), compared && (0,_pages_changed_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .changedPagesOf */ .e)(compared, link), run.picturesAt?.(link), run.reserved ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .messageFor */ .XW)(message, link));
}
function deletedWords(links) {
    return links.length > 0 ? `Deleted: ${links.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV).join(', ')}` : '';
}
function failurePage(title, error, ...more) {
    const { message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(error);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .page */ .MY)(title, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(message), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .advice */ .v9)(hint), ...more);
}
/** What somebody should look at, each once: a remark may have been a warning, too. */
function noted(sentences) {
    return [...new Set(sentences)].map((each) => `⚠️ ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(each)}`).join('\n\n');
}
/** As the service's users report it. */
const whyNotActive = 'A site beyond what the plan of the account allows is reported to expire after an hour: see the hosting account.';
function isActive(status) {
    return ['', 'active'].includes(status.toLowerCase());
}
/** Says what a status other than `active` means. The service's own word is shown only if it is one plain word. */
function doubtOf(status = '') {
    if (isActive(status))
        return '';
    const isWord = /^[a-z_-]{1,30}$/iu.test(status);
    const said = isWord ? `gives this link the status **${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(status)}**` : 'does not call this link active';
    return `⚠️ The service ${said}, so it may not stay. ${whyNotActive}`;
}
/** What became of the commit of a run that failed, and what is still live, as Markdown; empty after a sweep. */
function fateOf(run, { act, error }) {
    const { target, fate, before, deleted } = run;
    if (target === undefined)
        return '';
    const link = before?.link;
    const isThere = fate === 'untouched' && !isTaken(run) && link !== undefined && !deleted.includes(link);
    const still = isThere ? `Still live: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .anchor */ .Y3)(link)}` : '';
    if (act === 'teardown')
        return still && `${still}.`;
    const since = before?.reserved ? 'with only the placeholder of "mode: reserve"' : 'from an earlier commit';
    return [deployFate(run, error), still && `${still}, ${since}.`].filter(Boolean).join(' ');
}
/** Whether a live site has the link that this run was to change, or has changed. */
function isTaken({ refusal }) {
    return refusal !== undefined && 'site' in refusal;
}
function deployFate(run, error) {
    const { fate, sent, deleted, reserved } = run;
    const link = linkIn(run);
    const commit = commitIn(run) ? `Commit ${commitIn(run)}` : 'This commit';
    if (fate === 'untouched' || (link !== undefined && deleted.includes(link)))
        return `${commit} was not deployed.`;
    // A check that failed, or a live site that was sent there, too, leaves it open what the link shows.
    const isLive = sent !== undefined && !isTaken(run) && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7);
    const where = link === undefined ? 'a new link, which is not known' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .anchor */ .Y3)(link);
    const what = `${isLive ? 'is' : 'may or may not be'} live at ${where}.`;
    return reserved ? `${commit} was not deployed. The small page that stands for it ${what}` : `${commit} ${what}`;
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
