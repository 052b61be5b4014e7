import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 1916:
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

/***/ 7853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GR: () => (/* binding */ hasJobSummary),
/* harmony export */   PC: () => (/* binding */ givenInputs),
/* harmony export */   Qj: () => (/* binding */ requireNode),
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   cA: () => (/* binding */ environment),
/* harmony export */   pk: () => (/* binding */ namesProxy)
/* harmony export */ });
/** The environment variables of this run. */
function environment() {
    return process.env;
}
/** Whether the runner gives a file for the job summary. */
function hasJobSummary(variables = environment()) {
    return Boolean(variables['GITHUB_STEP_SUMMARY']);
}
/** The page of this run and attempt; empty outside a runner. */
function runUrl(variables = environment()) {
    const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = '1' } = variables;
    if (!repository || !id)
        return '';
    const server = variables['GITHUB_SERVER_URL'] ?? 'https://github.com';
    return `${server}/${repository}/actions/runs/${id}${attempt === '1' ? '' : `/attempts/${attempt}`}`;
}
/** Names of the step's inputs in lower case, also those that the action does not know. */
function givenInputs(variables = environment()) {
    return Object.keys(variables)
        .filter((name) => name.startsWith('INPUT_'))
        .map((name) => name.slice('INPUT_'.length).toLowerCase());
}
/** Whether a proxy is configured, for any host. */
function namesProxy(variables = environment()) {
    return ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'].some((name) => variables[name]);
}
/**
 * Makes sure that this Node has everything that is used here: `zlib.crc32` is the youngest of it. GitHub's runners use
 * the version in `action.yml`; other runners may use another one.
 *
 * @throws if it is too old
 */
function requireNode(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    if (major === 20 ? minor >= 15 : major === 22 ? minor >= 2 : major > 22)
        return;
    throw new Error(`This action needs Node 20.15, 22.2 or newer, and this runner starts it with Node ${version}. Update the runner.`);
}


/***/ }),

/***/ 9473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ NetworkError),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   lZ: () => (/* binding */ ActionError),
/* harmony export */   wt: () => (/* binding */ SiteError)
/* harmony export */ });
/**
 * The base of all errors of this action. Each says in `message` what happened, in `hint` what to do, and in `cause`
 * which other error was the reason, if there is one. In public it says none of these, unless `inPublic` is given.
 */
class ActionError extends Error {
    hint;
    inPublic;
    constructor(message, { hint, cause, inPublic } = {}) {
        super(message, cause === undefined ? undefined : { cause });
        this.name = new.target.name;
        this.hint = hint;
        const unsaid = { message: 'The log of the run says what happened.' };
        this.inPublic = inPublic === 'the same' ? { message, hint } : (inPublic ?? unsaid);
    }
}
/** An input of the workflow step is missing or can't be used. */
class InputError extends ActionError {
    /** The input's name as in `action.yml`. */
    input;
    constructor(input, message, more = {}) {
        const inPublic = { message: `${input}: the log of the run says what is wrong with this input.` };
        super(`${input}: ${message}`, { inPublic, ...more });
        this.input = input;
    }
}
/**
 * A file or folder of the site can't be published as it is, or changed while it was sent. Its public words are the
 * same, because the names in it would be published anyway.
 */
class SiteError extends ActionError {
    /** Path relative to `directory`, with `/`. It is as on disk, so escape it before printing. */
    path;
    constructor(path, message, more = {}) {
        super(message, { inPublic: 'the same', ...more });
        this.path = path;
    }
}
/** The service answered, but not with the success that is needed. Its public words contain only status and code. */
class ServiceError extends ActionError {
    /** The request's name, such as `upload`, `verify` or `GitHub`. */
    operation;
    /** HTTP status of the answer. */
    status;
    /** `error` of the envelope (INTERFACE section 7); empty if there was none. */
    code;
    /** The link in the answer, although the rest of the answer can't be used. */
    link;
    constructor(facts, message, more = {}) {
        const { operation, status, code = '', link, inPublic = refusal(facts) } = facts;
        super(message, { inPublic, ...more });
        this.operation = operation;
        this.status = status;
        this.code = code;
        this.link = link;
    }
}
/** The public words. A code is shown only if it has the form of a code, so that it can't be a sentence. */
function refusal({ operation, status, code = '', publicHint: hint }) {
    const shown = /^[A-Z0-9_]{1,50}$/u.test(code) ? `, ${code}` : '';
    const message = status < 300 && shown === ''
        ? `${operation}: the service's answer (HTTP ${status}) is not what it should be.`
        : `${operation}: the service ${status >= 500 ? 'failed' : 'refused'} (HTTP ${status}${shown}).`;
    return { message, hint };
}
/** The run was cancelled. Every operation that was under way throws it. */
class CancelledError extends ActionError {
    signal;
    underWay;
    constructor(signal, underWay) {
        const message = `The run was cancelled (${signal}).`;
        super(message, {
            hint: advice(underWay, underWay?.link),
            inPublic: { message, hint: advice(underWay, undefined) },
        });
        this.signal = signal;
        this.underWay = underWay;
    }
}
function advice(underWay, link) {
    if (underWay?.what === 'a new link')
        return `${link ?? 'A new link'} was being made, and may exist: look in the hosting account, and delete it if nobody needs it.`;
    if (underWay?.what === 'an upload')
        return `The upload was under way, so ${link ?? 'the link'} may hold this commit or the one before. Run the job again.`;
    if (underWay?.what === 'a deletion')
        return `The deletion was under way, so ${link ?? 'the link'} may be gone. Run the job again, or leave it to the next sweep.`;
    return 'A site that was not sent completely is not published: its link is as before. Run the job again.';
}
/**
 * No complete answer came: the connection could not be made, was lost, or stayed silent. So there is no status. The
 * message may quote the system or a certificate. The hint never does, so it is public.
 */
class NetworkError extends ActionError {
    /** The request's name, such as `upload`, `verify` or `GitHub`. */
    operation;
    /**
     * Whether the service may have done what was asked. It is false only if the service can't have received the whole
     * request: the name was not found, the connection was refused, or the certificate was wrong.
     */
    mayHaveArrived;
    /** Whether trying again can't help, as for a certificate that is not accepted. */
    final;
    constructor(facts, message, more = {}) {
        super(message, { inPublic: { message: silence(facts), hint: more.hint }, ...more });
        this.operation = facts.operation;
        this.mayHaveArrived = facts.mayHaveArrived;
        this.final = facts.final ?? false;
    }
}
function silence({ operation, mayHaveArrived, final }) {
    if (mayHaveArrived)
        return `${operation}: no complete answer came from the service.`;
    if (final)
        return `${operation}: the service's certificate is not accepted.`;
    return `${operation}: the service could not be reached.`;
}
/** What happened, in one line, for anything that was thrown. */
function messageOf(error) {
    return error instanceof Error ? error.message : `This was thrown, and is not an error: ${String(error)}`;
}


/***/ }),

/***/ 1296:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7853);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9473);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5825);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9571);




const controller = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
        controller.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc(signal));
        // The runner kills the process 7.5 s after its first signal. If something hangs, the process ends here, after the
        // time for status and comment.
        setTimeout(() => process.exit(1), 4500).unref();
    });
}
try {
    (0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .requireNode */ .Qj)(process.versions.node);
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .run */ .e)(controller.signal);
}
catch (error) {
    await (0,_report_report_js__WEBPACK_IMPORTED_MODULE_1__/* .reportFailure */ .xV)(error);
    if (controller.signal.aborted)
        process.exit(1);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 6805:
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

/***/ 7072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ SweepError),
/* harmony export */   L: () => (/* binding */ deletedBy)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9473);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3387);


/** The links that a run deleted. */
function deletedBy(outcome) {
    if (outcome.result === 'deployed')
        return outcome.freed;
    if (outcome.result === 'deleted')
        return outcome.links;
    return outcome.result === 'swept'
        ? outcome.previews.flatMap((preview) => (preview.became === 'deleted' ? preview.links : []))
        : [];
}
/** Some previews could not be swept. */
class SweepError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    /** What happened to each preview. */
    outcome;
    /** @param lacking lines for the workflow, if the token may lack permissions */
    constructor(outcome, faults, lacking) {
        const reasons = [...new Set(faults.map(({ why }) => why))];
        const sentences = reasons.map((why) => {
            const previews = faults.filter((fault) => fault.why === why).map(({ preview }) => preview);
            return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(previews, 10)}: ${why}`;
        });
        super(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(faults.length, 'preview')} could not be swept. ${sentences.join(' ')}`, {
            hint: `${outcome.previews.length > faults.length ? 'The other previews were swept. ' : ''}${lacking ? `Add to the job, and run the sweep again:\n${lacking}` : 'Correct the cause and run the sweep again.'}`,
        });
        this.outcome = outcome;
    }
}


/***/ }),

/***/ 4570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ changedPagesOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3387);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1065);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4865);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8152);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1691);





/** How many pages are listed. The others are folded below. */
const shown = 20;
/** If at least this many pages changed, and nearly all did, the build probably changed them. Then they are not listed. */
const many = 10;
/**
 * Bytes of the list. With the sentences around it the block has less than 20 kB. A comment may have 65,536 characters.
 */
const listSize = 19_000;
/** Bytes of one entry with its link. An entry with a very long address may have more; then it gets no link. */
const entrySize = 1500;
/**
 * The result of a comparison in Markdown, for the comment and the summary; less than 20 kB. Titles and paths come from
 * builds that may be a stranger's, so they are escaped.
 *
 * @param preview the preview's link
 */
function changedPagesOf(compared, preview) {
    const { changes, dated, unchanged } = compared;
    if (changes.length === 0)
        return sameContentOf(compared);
    const of = (kind) => changes.filter(({ change }) => change === kind);
    const [changed, added, removed] = [of('changed'), of('new'), of('removed')];
    const inBoth = changed.length + dated + unchanged;
    const isNearlyAll = changed.length >= many && changed.length >= 0.8 * inBoth;
    const counts = [
        changed.length > 0 && `${isNearlyAll ? shareOf(changed.length, inBoth) : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(changed.length, 'page')} changed`,
        added.length > 0 && (changed.length > 0 ? `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(added.length)} new` : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(added.length, 'new page')),
        removed.length > 0 &&
            (changed.length + added.length > 0
                ? `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(removed.length)} removed`
                : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(removed.length, 'page')} removed`),
    ].filter((text) => text !== false);
    const why = 'The changed ones are not listed: the build may put something into every page, such as a version.';
    return [
        `**${counts.join(', ')}** compared with ${nameOf(compared)}.${isNearlyAll ? ` ${why}` : ''}`,
        ...listOf([...(isNearlyAll ? [] : changed), ...added, ...removed], { preview, live: compared.live }),
        dated > 0 ? `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(dated)} more ${differ(dated)} only in a date.` : '',
    ]
        .filter(Boolean)
        .join('\n\n');
}
/** The environment that a preview is compared with, in Markdown. */
function nameOf({ environment }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(environment, 100));
}
function differ(pages) {
    return pages === 1 ? 'differs' : 'differ';
}
function shareOf(part, whole) {
    return part === whole ? `All ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(whole, 'page')}` : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(part)} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(whole, 'page')}`;
}
/** The sentence where no page is listed. It says no more than what was compared. */
function sameContentOf(compared) {
    const { dated, otherFilesDiffer } = compared;
    const name = nameOf(compared);
    if (dated > 0) {
        const others = otherFilesDiffer ? '; other files (scripts, styles, …) differ too' : '';
        return `Compared with ${name}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(dated, 'page')} ${differ(dated)} only in a date${others}.`;
    }
    if (otherFilesDiffer) {
        return `Compared with ${name}: No page's text, links or pictures differ; other files (scripts, styles, …) do.`;
    }
    const others = otherFilesDiffer === false ? ', and no other file differs' : '';
    return `No page differs from ${name} in what a reader can notice${others}.`;
}
/** The first entries as a list, and the others as a second list that can be unfolded. */
function listOf(changes, links) {
    let room = listSize;
    const lines = [];
    for (const change of changes) {
        const line = entryOf(change, links);
        room -= Buffer.byteLength(line) + 1;
        if (room < 0)
            break;
        lines.push(line);
    }
    const left = changes.length - lines.length;
    if (left > 0)
        lines.push(`- and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(left)} more`);
    if (lines.length <= shown)
        return [lines.join('\n')];
    const summary = `<details><summary>${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(changes.length - shown)} more</summary>`;
    return [lines.slice(0, shown).join('\n'), summary, lines.slice(shown).join('\n'), '</details>'];
}
function entryOf({ path, title, change }, { preview, live }) {
    const link = change === 'removed' ? live : preview;
    const code = codeOf(path);
    const [name, behind] = title === (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(path) ? [code, ''] : [shownText(title), ` ${code}`];
    const mark = change === 'changed' ? '' : `**${change}:** `;
    const linked = `- ${mark}[${name}](https://${link}${(0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__/* .encodedPath */ .y)(path)})${behind}`;
    const isFit = Buffer.byteLength(linked) <= entrySize && !(0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsSecret */ .hK)(`${link}${path}`);
    return isFit ? linked : `- ${mark}${codeOf(title)}${behind}`;
}
/** A text as code. In code, as in a link's text, GitHub makes no mentions and no references. */
function codeOf(text) {
    return `<code>${shownText(text)}</code>`;
}
/** Letters that are read from right to left: Hebrew, Arabic and the scripts beside them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/**
 * A title or a path in Markdown. No letter has more than 4 marks, since a pile of them covers the lines above. Text that is
 * read from right to left stands in an isolate (U+2068, U+2069), or the title and the path would swap places.
 */
function shownText(text) {
    const calm = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(text.replace(/^\p{M}+|(\p{M}{4})\p{M}+/gu, '$1'), 100);
    return rightToLeft.test(calm) ? `&#8296;${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(calm)}&#8297;` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(calm);
}


/***/ }),

/***/ 4020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   PM: () => (/* binding */ EventError),
/* harmony export */   rD: () => (/* binding */ readPayload),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   tK: () => (/* binding */ missingField)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9473);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5666);



/** The event's payload, which the runner writes, is missing or damaged, or lacks a field. */
class EventError extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ {
    constructor(message, more = {}) {
        super(message, { inPublic: 'the same', ...more });
    }
}
/**
 * Reads the payload that the runner wrote. Its fields are not checked.
 *
 * @param path `GITHUB_EVENT_PATH`; if there is none, the payload is empty
 * @throws {EventError} if it can't be read, or is not a JSON object
 */
function readPayload(path) {
    if (!path)
        return {};
    let cause;
    try {
        const payload = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')));
        if (payload !== undefined)
            return payload;
    }
    catch (error) {
        cause = error;
    }
    throw new EventError("The event's payload (GITHUB_EVENT_PATH) can't be read as a JSON object, so it is unknown what to do.", {
        hint: 'The runner writes that file. Run the job again; if it stays broken, look at the runner.',
        cause,
    });
}
/** For each event two lines of JSON that are enough to try the action on one's own machine. */
const examples = {
    pull_request: '{ "action": "opened",\n  "pull_request": { "number": 1 } }',
    issue_comment: '{ "action": "created",\n  "issue": { "number": 1, "pull_request": {} } }',
    delete: '{ "ref_type": "branch",\n  "ref": "feature" }',
    workflow_run: `{ "workflow_run": { "event": "pull_request", "head_branch": "feature", "head_sha": "${'0'.repeat(40)}", "head_repository": { "full_name": "owner/name" } },\n  "repository": { "default_branch": "main" } }`,
};
/** The error for a payload that lacks a field which is needed to decide what to do. */
function missingField(event, field) {
    const example = examples[event] ?? examples['pull_request'];
    return new EventError(`The event's payload (GITHUB_EVENT_PATH) does not tell \`${field}\`, so it is unknown what to do.`, {
        hint: [
            `GitHub always sends it. On your own machine, write these two lines into event.json, and run "act ${event}" with "-e event.json":`,
            example,
        ].join('\n'),
    });
}
/** The number of a pull request or an issue; undefined if the value is none. */
function numberOf(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}


/***/ }),

/***/ 1036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  M: () => (/* binding */ failedRunOf),
  C: () => (/* binding */ makePlan)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(9473);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __nccwpck_require__(4865);
// EXTERNAL MODULE: ./build/plan/payload.js
var payload = __nccwpck_require__(4020);
;// CONCATENATED MODULE: ./build/plan/workflow-run.js



/** Events whose runs are on this repository's own code. They are started by people who may push, or by a schedule. */
const trusted = ['push', 'release', 'workflow_dispatch', 'repository_dispatch', 'schedule'];
/**
 * Finds out what a `workflow_run` is for. It always runs on the default branch, so its own ref does not help. The run
 * before it may be a stranger's, and the stranger may have chosen its event and the name of its branch. Only
 * `head_repository` comes from GitHub.
 *
 * @throws {InputError} if the number of that run's pull request is missing or wrong
 * @throws {EventError} if the payload lacks a field that is needed to decide
 */
function subjectAfter(run, { inputs, context, teardown, answer }) {
    if (inputs.pullRequest !== undefined) {
        const number = inputs.pullRequest;
        if (answer === undefined) {
            return { kind: 'ask', question: { about: 'pull request', number, fromInput: true } };
        }
        workflow_run_confirm(number, run, teardown, answer);
        return { kind: 'subject', subject: { kind: 'pull-request', number }, sha: run.headSha };
    }
    if (run.foreign || !trusted.includes(run.event))
        throw untold(run);
    const found = (subject) => ({ kind: 'subject', subject, sha: run.headSha });
    // A release is always of a tag.
    if (run.event === 'release')
        return found({ kind: 'production' });
    const { headBranch } = run;
    if (headBranch === '')
        throw (0,payload/* missingField */.tK)('workflow_run', 'workflow_run.head_branch');
    const { defaultBranch } = context;
    if (defaultBranch === undefined)
        throw (0,payload/* missingField */.tK)('workflow_run', 'repository.default_branch');
    // It was on the default branch, or on a tag with the same name. Both are the live site.
    if (headBranch === defaultBranch)
        return found({ kind: 'production' });
    switch (answer?.name) {
        case undefined:
            return { kind: 'ask', question: { about: 'name', name: headBranch } };
        case 'branch':
            return found({ kind: 'branch', branch: headBranch });
        case 'tag':
            return found({ kind: 'production' });
        case 'neither':
            return {
                kind: 'skip',
                reason: `The run before this one was on ${(0,printable/* printable */.g$)(headBranch)}, which is neither a branch nor a tag any more.`,
            };
    }
}
/**
 * Checks the number, because the pull request's own build may have written it. It is used only if GitHub confirms it.
 */
function workflow_run_confirm(number, run, teardown, { pullRequest }) {
    const wrong = (why) => new errors/* InputError */.dz('pull-request', `#${number} ${why}, so nothing was ${teardown ? 'deleted' : 'deployed'}.`, {
        hint: `The number must be that of the ${teardown ? 'closed' : 'open'} pull request whose latest commit the triggering run was for.`,
        inPublic: 'the same',
    });
    if (pullRequest === undefined)
        throw wrong('is not known to GitHub');
    if (pullRequest.open === teardown)
        throw wrong(teardown ? 'is not closed' : 'is not open');
    if (pullRequest.headRepository !== run.headRepository)
        throw wrong('is from another repository than the run');
    if (pullRequest.headSha !== run.headSha)
        throw wrong('has another latest commit than the one that was built');
}
function untold({ event, foreign }) {
    const what = `${(0,printable/* excerpt */.Kb)(event, 40) || 'an unknown event'}${foreign ? ' in another repository, such as a fork' : ''}`;
    return new errors/* InputError */.dz('pull-request', `this run follows a run on ${what}, so the number of its pull request must be given here.`, {
        hint: [
            'Pass the number on in an artifact, and write it into this input, which must not be empty.',
            `Without it, only this repository's own runs on ${trusted.join(', ')} go to the live site or to a branch's preview.`,
        ].join(' '),
        inPublic: 'the same',
    });
}

;// CONCATENATED MODULE: ./build/plan/event-subject.js



/**
 * Finds out what a run is for. Pure. If that is not certain, it is never the live site.
 *
 * @throws {InputError} if a run after another one must be told the pull request of that run
 * @throws {EventError} if the payload does not tell enough
 */
function findSubject(situation) {
    const { context } = situation;
    if (context.workflowRun !== undefined)
        return subjectAfter(context.workflowRun, situation);
    if (context.pullRequest !== undefined) {
        return pullRequest(context.pullRequest.number, context.pullRequest.headSha, situation);
    }
    const { event, sha, defaultBranch } = context;
    const ref = parseRef(context.ref);
    switch (ref.kind) {
        case 'pull request':
            // The sha of such a run is the merge commit, so it does not tell the head.
            return pullRequest(ref.number, '', situation);
        case 'tag':
            return { kind: 'subject', subject: { kind: 'production' }, sha };
        case 'branch': {
            // The payload of a schedule does not name the default branch, but such a run is always on it. A deleted branch
            // may be any branch.
            const usual = defaultBranch ?? (event === 'delete' ? undefined : ref.name);
            return { kind: 'subject', subject: branchOr(usual, ref.name), sha };
        }
        case 'none':
            // Outside a runner there is neither a ref nor a payload.
            if (context.ref === '' && defaultBranch === undefined) {
                return { kind: 'subject', subject: { kind: 'production' }, sha };
            }
            throw new payload/* EventError */.PM(`This run is on "${(0,printable/* excerpt */.Kb)(context.ref)}" (GITHUB_REF), which is not a branch, tag or pull request, so it is unknown which site it builds.`, {
                hint: 'A deployment of a commit that is not named by a branch or tag starts such a run, for example. Run the action on push, pull_request or workflow_dispatch instead.',
            });
    }
}
/** A pull request that GitHub itself names. A deploy is recorded with its head commit; a teardown does not need it. */
function pullRequest(number, headSha, { teardown, answer }) {
    const subject = { kind: 'pull-request', number };
    if (headSha !== '' || teardown)
        return { kind: 'subject', subject, sha: headSha };
    if (answer === undefined) {
        return { kind: 'ask', question: { about: 'pull request', number, fromInput: false } };
    }
    if (answer.pullRequest?.open === false) {
        return { kind: 'skip', reason: `Pull request #${number} is closed, so it gets no preview.` };
    }
    return { kind: 'subject', subject, sha: answer.pullRequest?.headSha ?? '' };
}
function branchOr(defaultBranch, branch) {
    return branch === defaultBranch ? { kind: 'production' } : { kind: 'branch', branch };
}
/**
 * Reads a full ref exactly, because a branch may have the name `tags/x` or `heads/tags/x`. A ref that is not of a
 * branch, a tag or a pull request is `none`.
 */
function parseRef(ref) {
    const [, kind, name = ''] = /^refs\/(heads|tags|pull)\/(.+)$/su.exec(ref) ?? [];
    if (kind === 'heads')
        return { kind: 'branch', name };
    if (kind === 'tags')
        return { kind: 'tag' };
    const number = kind === 'pull' ? /^([1-9]\d{0,14})\//u.exec(name)?.[1] : undefined;
    return number === undefined ? { kind: 'none' } : { kind: 'pull request', number: Number(number) };
}

;// CONCATENATED MODULE: ./build/plan/plan.js


/**
 * Decides what the run does, by the table of events in the contract. Pure.
 *
 * @param answer to the question of the plan before. With an answer the plan asks no more.
 * @throws {InputError} if an input that this event needs is missing, or if GitHub's answer contradicts an input
 * @throws {EventError} if the payload does not tell enough of the event
 */
function makePlan(inputs, context, answer) {
    const { apiKey, mode, pullRequest, directory, domain } = inputs;
    if (pullRequest !== undefined && context.workflowRun === undefined)
        throw misplacedNumber(context);
    const skipped = reasonToSkip(inputs, context);
    if (skipped !== undefined)
        return skip(skipped, inputs, context);
    if (apiKey === '')
        throw missingKey();
    if (mode === 'sweep')
        return { kind: 'sweep', environment: inputs.environment ?? 'preview' };
    const teardown = isTeardown(inputs, context);
    if (!teardown && directory === undefined)
        throw missingDirectory(context);
    const finding = findSubject({ inputs, context, teardown, answer });
    if (finding.kind === 'ask')
        return finding;
    if (finding.kind === 'skip')
        return skip(finding, inputs, context);
    const { subject, sha } = finding;
    const environment = inputs.environment ?? (subject.kind === 'production' ? 'production' : 'preview');
    const target = {
        subject,
        environment,
        sha,
        domain,
        ...(isLasting(subject, inputs) && { lasting: true }),
    };
    if (!teardown && directory !== undefined)
        return { kind: 'deploy', target, directory };
    if (subject.kind === 'production' && domain === undefined)
        throw missingDomain();
    return { kind: 'teardown', target, byPerson: mode === 'teardown' };
}
/** The preview that a run is for, if its event alone tells a pull request; undefined if not. Pure. */
function failedRunOf(inputs, context) {
    const { pullRequest } = context;
    // A comment names no commit, and anybody may write one.
    if (pullRequest === undefined || pullRequest.headSha === '')
        return undefined;
    if (inputs.mode === 'sweep' || inputs.dryRun)
        return undefined;
    const target = {
        subject: { kind: 'pull-request', number: pullRequest.number },
        environment: inputs.environment ?? 'preview',
        sha: pullRequest.headSha,
        domain: inputs.domain,
    };
    return { act: isTeardown(inputs, context) ? 'teardown' : 'deploy', target };
}
/** Whether a branch follows a lasting link: the user must have written everything that says so. */
function isLasting({ kind }, { mode, domain, environment }) {
    const isWritten = mode === 'deploy' && domain !== undefined && environment !== undefined;
    return kind === 'branch' && isWritten && environment.toLowerCase() !== 'production';
}
function skip({ reason, environment = 'preview' }, inputs, context) {
    const plan = { kind: 'skip', environment: inputs.environment ?? environment, reason };
    return isTeardown(inputs, context) ? { ...plan, teardown: true } : plan;
}
function reasonToSkip(inputs, context) {
    const { event, ref, pullRequest, workflowRun } = context;
    const auto = inputs.mode === 'auto';
    const queued = (auto && event === 'merge_group') || workflowRun?.event === 'merge_group';
    if (queued && inputs.mode !== 'sweep') {
        return { reason: 'Nothing is deployed for merge_group: a merge queue only tests a commit.' };
    }
    if (auto && event === 'delete' && ref.startsWith('refs/tags/')) {
        const reason = 'A tag was deleted; only a branch has a preview to tear down.';
        return { reason, environment: 'production' };
    }
    if (auto && event === 'issue_comment' && pullRequest === undefined) {
        // Anybody may write a comment on an issue, and the site does not change by it.
        const reason = 'A comment on an issue does not change the site. If it should deploy to production, write "mode: deploy".';
        return { reason, environment: 'production' };
    }
    if (inputs.apiKey === '' && isWithoutSecrets(context)) {
        const reason = pullRequest?.fork
            ? 'This pull request is from a fork, and GitHub gives such runs no secrets: without a key there is no preview.'
            : 'This pull request is by Dependabot, and GitHub gives such runs only the secrets under Dependabot: without a key there is no preview. Add the key there to get one.';
        return { reason };
    }
    return undefined;
}
/**
 * Whether GitHub gives this run no secrets: it is for a fork or by Dependabot, on `pull_request` or on a review. Runs
 * on `pull_request_target` and on comments get them.
 */
function isWithoutSecrets({ event, pullRequest }) {
    if (!event.startsWith('pull_request') || event === 'pull_request_target')
        return false;
    return pullRequest !== undefined && (pullRequest.fork || pullRequest.dependabot);
}
function isTeardown({ mode }, { event, action }) {
    if (mode !== 'auto')
        return mode === 'teardown';
    const closing = (event === 'pull_request' || event === 'pull_request_target') && action === 'closed';
    return closing || event === 'delete';
}
function misplacedNumber({ event }) {
    return new errors/* InputError */.dz('pull-request', `this input is only for a workflow_run, and this run is on ${event || 'no event'}.`, {
        hint: 'Leave it out: the event tells which pull request it is.',
        inPublic: 'the same',
    });
}
function missingKey() {
    return new errors/* InputError */.dz('api-key', 'the key is empty, so the hosting service would refuse everything.', {
        hint: [
            "Add the key of your hosting account to the repository's secrets (Settings → Secrets and variables → Actions; a run",
            'that Dependabot started reads those under Dependabot), then write "api-key: ${{ secrets.THE_NAME_YOU_CHOSE }}". A',
            'secret that does not exist is an empty text, and a secret of an environment is there only in a job that names that',
            'environment.',
        ].join(' '),
        inPublic: 'the same',
    });
}
function missingDirectory({ event }) {
    const hint = 'Write the folder your generator fills, as in "directory: dist", relative to the workspace.';
    return new errors/* InputError */.dz('directory', 'a deploy needs the folder that contains the built site.', {
        hint: event === 'schedule' ? `${hint} For a sweep write "mode: sweep" instead.` : hint,
        inPublic: 'the same',
    });
}
function missingDomain() {
    return new errors/* InputError */.dz('domain', 'a teardown of the live site needs the link to delete: it is never taken from the record.', {
        hint: 'Write "domain: " with the name of the link, as in "domain: my-site.tiiny.site".',
        inPublic: 'the same',
    });
}


/***/ }),

/***/ 6945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ log)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6805);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4865);


const warnings = [];
/**
 * The step's log and annotations. Everything that the action prints goes through it, so that no text from outside can
 * start a workflow command, and no secret is shown.
 */
const log = {
    /** A line in the log. */
    info(line) {
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCommands */ .g9)(line));
    },
    /** A blue annotation: good to know, nothing is wrong. */
    notice(text) {
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .notice */ .lm((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCommands */ .g9)(text));
    },
    /** A yellow annotation: the step goes on, but somebody should look at it. */
    warning(text) {
        warnings.push(text);
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCommands */ .g9)(text));
    },
    /** All warnings so far, for the job summary. */
    get warnings() {
        return warnings;
    },
    /** The red annotation of a failed step. It also sets the exit code. */
    failure(text) {
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setFailed */ .C1((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCommands */ .g9)(text));
    },
    /** Lines that are folded under a title. */
    group(title, lines) {
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .startGroup */ .Oh((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCommands */ .g9)(title));
        for (const line of lines)
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCommands */ .g9)(line));
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .endGroup */ .N4();
    },
};


/***/ }),

/***/ 5825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  xV: () => (/* binding */ reportFailure),
  Rq: () => (/* binding */ reportOutcome),
  im: () => (/* binding */ reportSite)
});

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __nccwpck_require__(6805);
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
var environment = __nccwpck_require__(7853);
// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(9473);
// EXTERNAL MODULE: ./build/outcome.js
var build_outcome = __nccwpck_require__(7072);
// EXTERNAL MODULE: ./build/site/patterns.js
var patterns = __nccwpck_require__(4119);
// EXTERNAL MODULE: ./build/site/site.js
var site = __nccwpck_require__(1431);
// EXTERNAL MODULE: ./build/site/site-root.js
var site_root = __nccwpck_require__(6800);
// EXTERNAL MODULE: ./build/text/format.js
var format = __nccwpck_require__(3387);
// EXTERNAL MODULE: ./build/text/host-name.js + 1 modules
var host_name = __nccwpck_require__(6315);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __nccwpck_require__(4865);
// EXTERNAL MODULE: ./build/report/log.js
var log = __nccwpck_require__(6945);
;// CONCATENATED MODULE: ./build/report/outputs.js


/** The action's outputs by name, as in `action.yml`. Every outcome sets all of them. */
function outputsOf(outcome) {
    const deployed = outcome.result === 'deployed' ? outcome : undefined;
    const live = outcome.result === 'skipped' || outcome.result === 'deployed' ? outcome.link : undefined;
    const deleted = (0,build_outcome/* deletedBy */.L)(outcome);
    const quota = outcome.result === 'skipped' ? undefined : outcome.quota;
    const nothingSwept = outcome.result === 'swept' && deleted.length === 0;
    return {
        link: live ?? (outcome.result === 'deleted' ? outcome.links[0] : undefined) ?? '',
        url: live ? `https://${live}` : '',
        'quota-used': String(quota?.used ?? ''),
        'quota-limit': String(quota?.limit ?? ''),
        status: deployed ? (0,printable/* excerpt */.Kb)(deployed.status) : '',
        result: outcome.result === 'swept' ? (nothingSwept ? 'skipped' : 'deleted') : outcome.result,
        deleted: JSON.stringify(deleted),
        'skip-reason': outcome.result === 'skipped' ? outcome.reason : nothingSwept ? 'No closed preview was found.' : '',
        'file-count': String(deployed?.fileCount ?? ''),
        'total-bytes': String(deployed?.bytes ?? ''),
        environment: outcome.environment,
        'deployment-id': String(outcome.deployment ?? ''),
        'changed-pages': JSON.stringify(deployed?.compared?.changes ?? []),
    };
}

// EXTERNAL MODULE: ./build/pages/markdown.js
var markdown = __nccwpck_require__(4570);
// EXTERNAL MODULE: ./build/text/markdown.js
var text_markdown = __nccwpck_require__(1065);
;// CONCATENATED MODULE: ./build/report/summary-facts.js


/** The quota as the service reported it, and how much of it is used; empty if it reported none. */
function quotaOf({ used, limit }) {
    if (used === undefined)
        return '';
    if (limit === undefined)
        return digits(used);
    return `${digits(used)} of ${digits(limit)}${limit > 0 ? ` (${(0,format/* formatPercent */.l9)(used, limit)})` : ''}`;
}
/** The service does not tell the quota's unit, so only the digits of large numbers are grouped. */
function digits(number) {
    return number < 10_000 ? String(number) : (0,format/* formatNumber */.ZV)(number);
}
/**
 * What something is for, in Markdown.
 *
 * @param runUrl the page of this run
 */
function nameOf(subject, runUrl) {
    if (subject.kind === 'pull-request')
        return (0,text_markdown/* pullRequestLink */.Zl)(subject.number, runUrl);
    return subject.kind === 'branch' ? `branch ${(0,text_markdown/* escapeMarkdown */.FV)(subject.branch)}` : 'the live site';
}

;// CONCATENATED MODULE: ./build/report/sweep-summary.js




/** The heading of a sweep's summary. */
function sweptTitle({ previews, left }) {
    const deleted = previews.filter(({ became }) => became === 'deleted').length;
    if (previews.length === 0 && left === 0)
        return '🧹 Sweep: nothing to delete';
    return `🧹 Sweep: ${(0,format/* count */.U9)(deleted, 'preview')} deleted, ${(0,format/* formatNumber */.ZV)(previews.length - deleted)} kept`;
}
/** An overview of all previews, in Markdown. */
function sweptBody(swept, about) {
    const { environment, previews, left, quota } = swept;
    const used = quotaOf(quota);
    const facts = (0,text_markdown/* oneLine */.TN)(`Environment: ${(0,text_markdown/* escapeMarkdown */.FV)(environment)}`, used && `Quota used: ${used}`, accountOf(swept), left > 0 ? `${(0,format/* count */.U9)(left, 'preview')} left for the next sweep` : '');
    if (previews.length === 0)
        return left === 0 ? `There is no active preview. ${facts}` : facts;
    const rows = previews.toSorted(byResult).map((preview) => previewRow(preview, about));
    return `${facts}\n\n${(0,text_markdown/* columns */.YB)(['Preview', 'Link', 'Age', 'Result'], rows)}`;
}
/** Deleted previews come first. Within that: by number, the newest first, and then branches by name. */
function byResult(a, b) {
    const isKept = ({ became }) => Number(became === 'kept');
    const number = ({ subject }) => (subject.kind === 'pull-request' ? subject.number : 0);
    const name = ({ subject }) => (subject.kind === 'branch' ? subject.branch : '');
    return isKept(a) - isKept(b) || number(b) - number(a) || (name(a) < name(b) ? -1 : 1);
}
function previewRow(preview, { now, runUrl }) {
    const { subject, title, links, since, became } = preview;
    const name = [nameOf(subject, runUrl), title && (0,text_markdown/* escapeMarkdown */.FV)((0,printable/* excerpt */.Kb)(title, 80))].filter(Boolean).join(': ');
    const shown = links.map((link) => (became === 'deleted' ? (0,text_markdown/* escapeMarkdown */.FV)(link) : (0,text_markdown/* anchor */.Y3)(link, link))).join('<br>');
    // A table breaks the line where it can, and an age is short.
    const age = since === undefined ? '' : (0,format/* formatAge */.nV)(Math.max(0, now.getTime() - since)).replaceAll(' ', '\u00a0');
    return [name, shown, age, resultOf(preview)];
}
function resultOf(preview) {
    if (preview.became === 'kept')
        return `stays: ${(0,text_markdown/* escapeMarkdown */.FV)(preview.why)}`;
    return preview.expired === undefined ? 'deleted' : `deleted: expired after ${(0,format/* count */.U9)(preview.expired, 'day')}`;
}
/** How many links the account has; empty if that is not known. */
function accountOf({ account }) {
    if (account === undefined)
        return '';
    const { links, known } = account;
    if (links === 0)
        return 'The account holds no link';
    const recorded = known === links ? 'all of them' : `at least ${(0,format/* formatNumber */.ZV)(known)} of them`;
    return `The account holds ${(0,format/* count */.U9)(links, 'link')}, ${recorded} recorded here`;
}

;// CONCATENATED MODULE: ./build/report/summary.js







/** The job summary for the result of a run: the link first, then what was done, then what somebody should look at. */
function summaryOf(outcome, about) {
    const told = warningsOf(about.warnings);
    switch (outcome.result) {
        case 'skipped':
            return (0,text_markdown/* page */.MY)(skippedTitle(outcome), ...skippedBody(outcome), told);
        case 'swept':
            return (0,text_markdown/* page */.MY)(sweptTitle(outcome), sweptBody(outcome, about), told);
        case 'deleted':
            return (0,text_markdown/* page */.MY)(`🧹 Deleted: ${(0,text_markdown/* escapeMarkdown */.FV)((0,format/* firstOf */.Ku)(outcome.links, 10))}`, (0,text_markdown/* table */.tp)(deletedRows(outcome, about)), told);
        case 'deployed':
            return (0,text_markdown/* page */.MY)(`🚀 ${(0,text_markdown/* anchor */.Y3)(outcome.link)}`, (0,text_markdown/* table */.tp)(deployedRows(outcome, about)), changesOf(outcome), told);
    }
}
/** The job summary for a run that failed: what happened and what to do. */
function failureSummaryOf(error, warnings) {
    return (0,text_markdown/* page */.MY)('❌ Static Deploy failed', (0,text_markdown/* escapeMarkdown */.FV)((0,errors/* messageOf */.bD)(error)), (0,text_markdown/* hintOf */.$z)(error), warningsOf(warnings));
}
function deployedRows(outcome, { runUrl }) {
    const { liveAfter, form, freed, status } = outcome;
    const size = `${(0,format/* count */.U9)(outcome.fileCount, 'file')}, ${(0,format/* formatBytes */.z3)(outcome.bytes)}`;
    return [
        ['Result', summary_resultOf('deployed', outcome.subject, runUrl)],
        ['Environment', (0,text_markdown/* escapeMarkdown */.FV)(outcome.environment)],
        ['Commit', (0,text_markdown/* commitLink */.wn)(outcome.sha, runUrl)],
        ['Sent', `${size}, ${form === 'zip' ? 'as one archive' : 'as single files'}`],
        ['Took', (0,format/* formatDuration */.a3)(outcome.duration)],
        ['Verified', liveAfter === undefined ? '' : `live after ${(0,format/* formatDuration */.a3)(liveAfter)}`],
        ['Status', status === 'active' ? '' : (0,text_markdown/* escapeMarkdown */.FV)((0,printable/* excerpt */.Kb)(status))],
        ['Quota used', quotaOf(outcome.quota)],
        ['Left out', omittedOf(outcome.omitted)],
        ['Deleted to make room', (0,text_markdown/* escapeMarkdown */.FV)((0,format/* firstOf */.Ku)(freed, 10))],
    ];
}
function changesOf({ compared, link }) {
    return compared ? (0,markdown/* changedPagesOf */.e)(compared, link) : '';
}
function deletedRows(outcome, { runUrl }) {
    return [
        ['Result', summary_resultOf('deleted', outcome.subject, runUrl)],
        ['Environment', (0,text_markdown/* escapeMarkdown */.FV)(outcome.environment)],
        ['Quota used', quotaOf(outcome.quota)],
    ];
}
function summary_resultOf(result, subject, runUrl) {
    return subject.kind === 'production' ? result : `${result}, for ${nameOf(subject, runUrl)}`;
}
/** What was left out, by reason, each with its first names. */
function omittedOf(omitted) {
    const reasons = [...omitted].map(([reason, paths]) => `${(0,format/* formatNumber */.ZV)(paths.length)} (${reason}): ${(0,text_markdown/* escapeMarkdown */.FV)((0,format/* firstOf */.Ku)(paths, 3))}`);
    return reasons.join('<br>');
}
function skippedTitle({ link, findings, teardown }) {
    if (findings !== undefined)
        return '🔎 Dry run: nothing was written';
    if (teardown)
        return '⏭️ Nothing to delete';
    return link === undefined ? '⏭️ Nothing deployed' : `⏭️ ${(0,text_markdown/* anchor */.Y3)(link)}`;
}
function skippedBody({ reason, findings, environment }) {
    const rows = findings?.map(([name, finding]) => [(0,text_markdown/* escapeMarkdown */.FV)(name), (0,text_markdown/* escapeMarkdown */.FV)(finding)]);
    const facts = [
        ['Result', 'skipped'],
        ['Environment', (0,text_markdown/* escapeMarkdown */.FV)(environment)],
    ];
    return [(0,text_markdown/* escapeMarkdown */.FV)(reason), (0,text_markdown/* table */.tp)([...facts, ...(rows ?? [])])];
}
function warningsOf(warnings) {
    return warnings.map((warning) => `⚠️ ${(0,text_markdown/* paragraph */.FY)(warning)}`).join('\n\n');
}

;// CONCATENATED MODULE: ./build/report/report.js














/** What is said of files that are published, although they may not be meant to be. */
const doubtful = {
    dump: 'Dumps of databases and recordings of requests often contain what nobody should see',
    map: 'Source maps contain the sources of the site',
    token: 'A page shows what looks like a live token',
};
const whatToDo = 'Everybody can read it. Leave it out with "exclude", or name it there behind "!", and this warning ends.';
/**
 * Shows which files will be published, and which were left out and why. It warns of patterns that leave nothing out.
 */
function reportSite({ files, bytes, omitted, doubts, unmatched }, directory) {
    const largest = (0,site/* largestOf */.u)(files, 10);
    const lines = largest.map(({ size, path }) => `${(0,format/* formatBytes */.z3)(size).padStart(8)}  ${(0,printable/* printable */.g$)(path)}`);
    if (files.length > largest.length)
        lines.unshift(`The ${largest.length} largest:`);
    for (const [reason, paths] of omitted) {
        lines.push(`Left out (${reason}): ${(0,format/* formatNumber */.ZV)(paths.length)}: ${(0,printable/* printable */.g$)((0,format/* firstOf */.Ku)(paths, 5))}`);
    }
    log/* log */.R.group(`${(0,format/* count */.U9)(files.length, 'file')}, ${(0,format/* formatBytes */.z3)(bytes)}`, lines);
    for (const line of unmatched)
        log/* log */.R.warning((0,printable/* printable */.g$)((0,patterns/* unmatchedWarning */.QC)(line, directory)));
    if ((0,site/* isRepository */.Z)(omitted)) {
        const folders = (0,printable/* printable */.g$)((0,format/* firstOf */.Ku)(foldersIn(files), 20));
        log/* log */.R.warning(`The directory is a whole repository, so all of it is published, also what is not part of the site${folders && `; its folders: ${folders}`}. Write the folder of the built site as "directory".`);
    }
    for (const doubt of ['dump', 'map', 'token']) {
        const paths = (0,format/* firstOf */.Ku)(doubts[doubt], 5);
        if (paths)
            log/* log */.R.warning(`${doubtful[doubt]}: ${(0,printable/* printable */.g$)(paths)}. ${whatToDo}`);
    }
    const nameless = (omitted.get('hidden') ?? []).filter((path) => /(?:^|\/)\.html?$/iu.test(path));
    if (nameless.length > 0) {
        log/* log */.R.warning(`Left out as hidden, because a name that starts with a dot is one: ${(0,printable/* printable */.g$)((0,format/* firstOf */.Ku)(nameless, 5))}. Such a page has no name, probably because its title or path was empty when it was built.`);
    }
    const homes = homesIn(files);
    if (!homes.includes('index.html')) {
        const folder = (0,site_root/* folderWithIndex */.jA)(homes);
        const instead = folder
            ? ` There is one in ${(0,printable/* printable */.g$)(folder)}: did you mean "directory: ${(0,printable/* printable */.g$)(`${(0,host_name/* withoutEnd */.Mx)(directory, '/')}/${folder}`.replace(/^\.\//u, ''))}"?`
            : '';
        log/* log */.R.warning(`There is no index.html at the root of the directory, so the link itself may show nothing.${instead}`);
    }
}
/** The folders at the root. */
function foldersIn(files) {
    const folders = new Set();
    for (const { path } of files)
        if (path.includes('/'))
            folders.add(path.slice(0, path.indexOf('/') + 1));
    return [...folders];
}
/** The paths of every `index.html`. */
function homesIn(files) {
    const homes = [];
    for (const { path } of files)
        if (path === 'index.html' || path.endsWith('/index.html'))
            homes.push(path);
    return homes;
}
/** Reports the result of a run, in outputs, log and job summary. */
async function reportOutcome(outcome) {
    const fault = faultOf(() => setOutputs(outcome));
    if (outcome.result === 'skipped')
        log/* log */.R.notice((0,printable/* printable */.g$)(outcome.reason));
    else {
        log/* log */.R.info(lineOf(outcome));
        warnOfQuota(outcome.quota);
    }
    await writeSummary(summaryOf(outcome, facts()));
    if (fault !== undefined)
        throw new OutputsError(outcome, fault);
}
/** All is done, but the step's outputs could not be written. */
class OutputsError extends errors/* ActionError */.lZ {
    constructor(outcome, cause) {
        const done = outcome.result === 'skipped' ? outcome.reason : lineOf(outcome);
        super(`The outputs of the step could not be written. ${(0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(cause))} All else is done: ${(0,printable/* printable */.g$)(done)}`, {
            hint: 'The runner gives the file for outputs (GITHUB_OUTPUT). Later steps get none of them. Look at the runner.',
            cause,
        });
    }
}
function faultOf(action) {
    try {
        action();
        return undefined;
    }
    catch (error) {
        return error;
    }
}
function setOutputs(outcome) {
    for (const [name, value] of Object.entries(outputsOf(outcome)))
        core/* setOutput */.uH(name, value);
}
/** Reports why a run failed, whatever was thrown, and makes the step fail. */
async function reportFailure(error) {
    const known = error instanceof errors/* ActionError */.lZ;
    const said = [(0,errors/* messageOf */.bD)(error), known ? error.hint : undefined].filter(Boolean).join('\n');
    log/* log */.R.failure(said);
    for (const cause of causesOf(error, said))
        log/* log */.R.info(`Cause: ${cause}`);
    // Any other error is a mistake in the action. Whoever corrects it needs to know where it happened.
    if (!known && error instanceof Error)
        log/* log */.R.group('Where it happened', (error.stack ?? '').split(/\r?\n/u).map(printable/* printable */.g$));
    // A sweep that failed for some previews still reports what it deleted.
    const outcome = error instanceof build_outcome/* SweepError */.J ? error.outcome : undefined;
    if (outcome !== undefined)
        setOutputs(outcome);
    // The summary shows each warning only once.
    const swept = outcome ? summaryOf(outcome, { ...facts(), warnings: [] }) : '';
    await writeSummary([failureSummaryOf(error, log/* log */.R.warnings), swept].join('\n'));
}
/** The causes behind an error, as far as its own words do not quote them. Only the log shows them. */
function causesOf(error, said) {
    if (!(error instanceof Error) || error.cause === undefined)
        return [];
    const cause = (0,printable/* excerpt */.Kb)((0,errors/* messageOf */.bD)(error.cause), 500);
    return [...(said.includes(cause) ? [] : [cause]), ...causesOf(error.cause, `${said}\n${cause}`)];
}
function facts() {
    return { warnings: log/* log */.R.warnings, now: new Date(), runUrl: (0,environment/* runUrl */.Vp)() };
}
/** It warns early, because the next deploy fails if the account is full. */
function warnOfQuota({ used, limit }) {
    if (used === undefined || !limit || used < 0.9 * limit)
        return;
    log/* log */.R.warning(`The account's quota is used up to ${Math.floor((100 * used) / limit)} %: ${digits(used)} of ${digits(limit)}. Delete what is not needed, or upgrade.`);
}
function lineOf(outcome) {
    const used = quotaOf(outcome.quota);
    const quota = used && ` Quota used: ${used}.`;
    if (outcome.result === 'deployed') {
        return `Deployed to https://${outcome.link} in ${(0,format/* formatDuration */.a3)(outcome.duration)}.${quota}`;
    }
    const links = (0,build_outcome/* deletedBy */.L)(outcome);
    return links.length === 0 ? 'No closed preview was found.' : `Deleted ${(0,format/* firstOf */.Ku)(links, 10)}.${quota}`;
}
async function writeSummary(markdown) {
    // Outside a runner there is no file to write it to.
    if (!(0,environment/* hasJobSummary */.GR)())
        return;
    try {
        await summary.addRaw(markdown).write();
    }
    catch (error) {
        log/* log */.R.warning(`The job summary could not be written: ${(0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error))}`);
    }
}


/***/ }),

/***/ 9571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
// EXTERNAL MODULE: ./build/environment.js
var environment = __nccwpck_require__(7853);
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: ./build/text/json.js
var json = __nccwpck_require__(5666);
// EXTERNAL MODULE: ./build/plan/payload.js
var plan_payload = __nccwpck_require__(4020);
;// CONCATENATED MODULE: ./build/plan/event.js


/**
 * The pull request that an event is about: by an event of its own, a review or a comment. Undefined if there is none.
 *
 * @param actor `GITHUB_ACTOR`
 * @param here `GITHUB_REPOSITORY`
 * @throws {EventError} if there must be one, and the payload does not tell its number
 */
function pullRequestOf(event, payload, actor, here) {
    const issue = (0,json/* fieldsOf */.Pf)(payload['issue']);
    // The payload of a comment only tells that the issue is a pull request. It does not contain the pull request.
    const onPull = (0,json/* fieldsOf */.Pf)(issue?.['pull_request']) && { number: issue?.['number'] };
    const pull = (0,json/* fieldsOf */.Pf)(payload['pull_request']) ?? onPull;
    if (event === 'issue_comment' && (0,plan_payload/* numberOf */.rl)(issue?.['number']) === undefined) {
        throw (0,plan_payload/* missingField */.tK)(event, 'issue.number');
    }
    if (pull === undefined && !event.startsWith('pull_request'))
        return undefined;
    const number = (0,plan_payload/* numberOf */.rl)(pull?.['number'] ?? payload['number']);
    if (number === undefined)
        throw (0,plan_payload/* missingField */.tK)(event, 'pull_request.number');
    const base = (0,json/* textOf */.b6)((0,json.at)(pull, 'base.repo.full_name')) || (0,json/* textOf */.b6)((0,json.at)(payload, 'repository.full_name')) || here;
    // A head without a repository is of a fork that was deleted later.
    const head = (0,json/* textOf */.b6)((0,json.at)(pull, 'head.repo.full_name'));
    const logins = [actor, (0,json.at)(pull, 'user.login'), (0,json.at)(payload, 'sender.login')];
    return {
        number,
        headSha: (0,json/* textOf */.b6)((0,json.at)(pull, 'head.sha')),
        fork: head.toLowerCase() !== base.toLowerCase(),
        dependabot: logins.includes('dependabot[bot]'),
    };
}
/**
 * The run before a `workflow_run`.
 *
 * @param here `GITHUB_REPOSITORY`
 * @throws {EventError} if the payload does not tell the commit that it was on
 */
function workflowRunOf({ workflow_run: run, repository }, here) {
    const headSha = (0,json/* textOf */.b6)((0,json.at)(run, 'head_sha'));
    if (headSha === '')
        throw (0,plan_payload/* missingField */.tK)('workflow_run', 'workflow_run.head_sha');
    return {
        event: (0,json/* textOf */.b6)((0,json.at)(run, 'event')),
        headSha,
        headBranch: (0,json/* textOf */.b6)((0,json.at)(run, 'head_branch')),
        foreign: !isSame((0,json.at)(run, 'head_repository'), repository, here),
        headRepository: (0,json/* textOf */.b6)((0,json.at)(run, 'head_repository.full_name')).toLowerCase(),
    };
}
/** Whether the head's repository is this one. If the payload does not tell, it counts as another one. */
function isSame(head, own, here) {
    const ownName = ((0,json/* textOf */.b6)((0,json.at)(own, 'full_name')) || here).toLowerCase();
    if (ownName === '' || (0,json/* textOf */.b6)((0,json.at)(head, 'full_name')).toLowerCase() !== ownName)
        return false;
    // A payload that a person wrote may contain no ids.
    return (0,json.at)(own, 'id') === undefined || (0,json.at)(own, 'id') === (0,json.at)(head, 'id');
}
/**
 * The branch or tag that was deleted. GitHub names it in the payload; `GITHUB_REF` is then the default branch.
 *
 * @throws {EventError} if the payload does not name it
 */
function deletedRef({ ref, ref_type: type }) {
    if ((0,json/* textOf */.b6)(ref) === '')
        throw (0,plan_payload/* missingField */.tK)('delete', 'ref');
    if (type !== 'branch' && type !== 'tag')
        throw (0,plan_payload/* missingField */.tK)('delete', 'ref_type');
    return `refs/${type === 'tag' ? 'tags' : 'heads'}/${(0,json/* textOf */.b6)(ref)}`;
}

;// CONCATENATED MODULE: ./build/plan/context.js





/**
 * Reads the run's context.
 *
 * @param variables as the runner sets them; the process's own if not given
 * @throws {EventError} if the event's payload can't be read, or lacks a field that is needed to decide what to do
 */
function readContext(variables = (0,environment/* environment */.cA)()) {
    const payload = (0,plan_payload/* readPayload */.rD)(variables['GITHUB_EVENT_PATH']);
    const repository = variables['GITHUB_REPOSITORY'] ?? '';
    const [owner, repo] = repository.split('/');
    const event = variables['GITHUB_EVENT_NAME'] ?? '';
    return {
        event,
        action: (0,json/* textOf */.b6)(payload['action']),
        pullRequest: pullRequestOf(event, payload, variables['GITHUB_ACTOR'] ?? '', repository),
        workflowRun: event === 'workflow_run' ? workflowRunOf(payload, repository) : undefined,
        ref: event === 'delete' ? deletedRef(payload) : (variables['GITHUB_REF'] ?? ''),
        sha: variables['GITHUB_SHA'] ?? '',
        defaultBranch: (0,json/* textOf */.b6)((0,json.at)(payload, 'repository.default_branch')) || undefined,
        workspace: variables['GITHUB_WORKSPACE'] || process.cwd(),
        temp: variables['RUNNER_TEMP'] || (0,external_node_os_namespaceObject.tmpdir)(),
        repository: owner && repo ? { owner, repo } : undefined,
        apiUrl: variables['GITHUB_API_URL'] || 'https://api.github.com',
        runUrl: (0,environment/* runUrl */.Vp)(variables),
        numbersRuns: variables['ACT'] !== 'true',
    };
}

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __nccwpck_require__(6805);
// EXTERNAL MODULE: ./build/text/secrets.js + 1 modules
var secrets = __nccwpck_require__(8152);
// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __nccwpck_require__(1916);
// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(9473);
// EXTERNAL MODULE: ./build/text/host-name.js + 1 modules
var host_name = __nccwpck_require__(6315);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __nccwpck_require__(4865);
// EXTERNAL MODULE: ./build/text/url.js
var text_url = __nccwpck_require__(1691);
;// CONCATENATED MODULE: ./build/plan/input-readers.js





/**
 * The error for a value. A comment does not show it, because it may come from a secret.
 *
 * @param why in words that follow the value
 * @param publicHint the hint for a comment, if the hint repeats a part of the value
 */
function unusable(name, value, why, hint, publicHint = hint) {
    const inPublic = { message: `${name}: the value ${why}`, hint: publicHint };
    return new errors/* InputError */.dz(name, `"${(0,printable/* excerpt */.Kb)(value)}" ${why}`, { hint, inPublic });
}
/** What a reader makes of a value; undefined if it is empty. */
function given(read) {
    return (value, name) => (value === '' ? undefined : read(value, name));
}
/** The value as it is. */
const textIn = (value) => value;
/** The key of the hosting account. */
function apiKeyIn(value) {
    const key = value.trim();
    if (/^[\x21-\x7e]*$/u.test(key))
        return key;
    throw new errors/* InputError */.dz('api-key', 'the key contains a space, a line break or a character outside ASCII.', {
        hint: 'Copy the key again from the hosting account into the secret, as one line with nothing around it.',
        inPublic: 'the same',
    });
}
/** A host name, also one that was pasted as an address. */
function domainIn(value) {
    const domain = (0,host_name/* hostNameOf */.LJ)(value);
    if (domain !== undefined)
        return domain;
    // The part before a path, a query or a fragment.
    const [, host = ''] = /^((?:https?:\/\/)?[^/?#]+)[/?#]/iu.exec(value) ?? [];
    const name = (0,host_name/* hostNameOf */.LJ)(host);
    if (name === undefined) {
        const hint = 'Write the bare name of the link, as in "domain: my-site.tiiny.site", or leave it out for a new link.';
        throw unusable('domain', value, 'is not a host name.', hint);
    }
    const advice = 'A site is always published at the root of its link.';
    const why = 'contains more than a host name: a link has no path.';
    throw unusable('domain', value, why, `Write "domain: ${name}". ${advice}`, advice);
}
/** One of several words. */
function oneOf(...choices) {
    return (value, name) => {
        const choice = choices.find((each) => each === value);
        if (choice !== undefined)
            return choice;
        const likely = (0,mod/* closest */.kp)(value, choices);
        const meant = (0,mod/* distance */.Io)(value, likely) <= 2 ? ` Did you mean "${likely}"?` : '';
        const hint = `Write "${name}: " with one of ${choices.join(', ')}.${meant}`;
        throw unusable(name, value, 'is not one of the choices.', hint);
    };
}
/** `true` or `false`, in lower or upper case. */
function booleanIn(value, name) {
    if (/^(?:true|false)$/iu.test(value))
        return value.toLowerCase() === 'true';
    throw unusable(name, value, 'is neither true nor false.', `Write "${name}: true" or "${name}: false".`);
}
/** The name of a deployment environment. */
function environmentIn(value, name) {
    // GitHub allows 255 characters. The name also stands in an HTML comment that marks the action's own comment.
    if (value.length <= 255 && !/[<>\p{Cc}]/u.test(value))
        return value;
    const hint = `Write a name of at most 255 characters without <, > and line breaks, as in "${name}: docs".`;
    throw unusable(name, value, "can't be the name of an environment.", hint);
}
/** Milliseconds; the value is a number of seconds from 1 to 3600. */
function millisecondsIn(value, name) {
    const seconds = Number(value);
    if (/^\d{1,4}$/u.test(value) && seconds >= 1 && seconds <= 3600)
        return 1000 * seconds;
    const hint = `Write the number alone, as in "${name}: 120".`;
    throw unusable(name, value, 'is not a number of seconds from 1 to 3600.', hint);
}
/** A whole number of days from 1 to 3650. */
function daysIn(value, name) {
    const days = Number(value);
    if (/^\d{1,4}$/u.test(value) && days >= 1 && days <= 3650)
        return days;
    const hint = `Write the number alone, as in "${name}: 14".`;
    throw unusable(name, value, 'is not a whole number of days from 1 to 3650.', hint);
}
/** The number of a pull request. */
function pullRequestIn(value, name) {
    if (/^[1-9]\d{0,14}$/u.test(value))
        return Number(value);
    const hint = `Write the number alone, as in "${name}: 7".`;
    throw unusable(name, value, 'is not the number of a pull request.', hint);
}
/**
 * The address of the service: https, or http on this machine. It has no query, no credentials and no slash at its end.
 */
function baseUrlIn(value) {
    const hint = 'Write the address of the service, as in "base-url: https://ext.tiiny.host".';
    const wrong = (why) => unusable('base-url', value, `${why}.`, hint);
    const url = (0,text_url/* urlOf */.r)(value);
    if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
        throw wrong('is not an https address');
    }
    // The value may contain a password here, so it is not shown.
    if (url.username !== '' || url.password !== '') {
        throw new errors/* InputError */.dz('base-url', 'the address contains a user name or password.', {
            hint: 'The service takes only the key of the input api-key; write the address without "user:password@".',
            inPublic: 'the same',
        });
    }
    if (url.search !== '' || url.hash !== '')
        throw wrong('has a query or fragment');
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
        throw wrong('would send the key in clear text: only https is allowed');
    }
    url.pathname = (0,host_name/* withoutEnd */.Mx)(url.pathname, '/');
    return url;
}
/** Whether a host, as `URL.hostname` writes it, is this machine itself. */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/u.test(hostname);
}

;// CONCATENATED MODULE: ./build/plan/inputs.js



function input(name, usual, read, { trim = true } = {}) {
    return { name, usual, read, trim };
}
/** All inputs of `action.yml`, in its order, each checked by itself. `plan.ts` decides what they mean for an event. */
const table = {
    /** Empty if the workflow has no key. Only for some events this is allowed. */
    apiKey: input('api-key', '', apiKeyIn, { trim: false }),
    /** As the user wrote it; undefined if empty. */
    directory: input('directory', '', given(textIn)),
    /** A host name in lower case; undefined if empty. */
    domain: input('domain', '', given(domainIn)),
    /** How the action decides what to do. `auto` decides by the event. */
    mode: input('mode', 'auto', oneOf('auto', 'deploy', 'teardown', 'sweep')),
    /** Patterns in the syntax of `@actions/glob`, one in each line. */
    exclude: input('exclude', '', textIn, { trim: false }),
    includeHiddenFiles: input('include-hidden-files', 'false', booleanIn),
    /** Name of a GitHub deployment environment; undefined if the event decides it. */
    environment: input('environment', '', given(environmentIn)),
    /** The pull request that a `workflow_run` is about. It is used only after GitHub's API has confirmed it. */
    pullRequest: input('pull-request', '', given(pullRequestIn)),
    /** Whether a comment on the pull request shows the preview. */
    comment: input('comment', 'true', booleanIn),
    /** Empty if nothing must be recorded or shown on GitHub. */
    githubToken: input('github-token', '', textIn),
    /** How a site is sent. `auto` decides by what is known of the service. */
    uploadAs: input('upload-as', 'auto', oneOf('auto', 'files', 'zip')),
    /** Whether the link is asked, after the upload, for what was sent. */
    verify: input('verify', 'false', booleanIn),
    /** Milliseconds that `verify` may take. */
    verifyTimeout: input('verify-timeout', '60', millisecondsIn),
    /** Whether a site is not sent if the link holds exactly the same bytes already. */
    skipUnchanged: input('skip-unchanged', 'false', booleanIn),
    /** Whether nothing is changed: nothing is sent to the service, and nothing is written on GitHub. */
    dryRun: input('dry-run', 'false', booleanIn),
    /** The environment whose pages a preview is compared with; undefined if there is none. */
    compareWith: input('compare-with', '', given(environmentIn)),
    /** Days without a deploy after which a sweep tears a preview down; undefined if it never does. */
    expireAfter: input('expire-after', '', given(daysIn)),
    /** Whether search engines are asked to stay away from previews. */
    noindex: input('noindex', 'false', booleanIn),
    /** The service's address: no query, no credentials, no slash at its end. */
    baseUrl: input('base-url', 'https://ext.tiiny.host', baseUrlIn),
};
/** What each input of `action.yml` means if it is empty, by name. */
const usualInputs = Object.fromEntries(Object.values(table).map(({ name, usual }) => [name, usual]));
/**
 * Reads and checks every input of `action.yml`. It masks key and token before everything else, also with the white space
 * around them, so that no later line can show them.
 *
 * @throws {InputError} for the first input that can't be used
 */
function readInputs() {
    for (const name of ['api-key', 'github-token']) {
        const raw = core/* getInput */.V4(name, { trimWhitespace: false });
        for (const spelling of new Set([raw, raw.trim()])) {
            if (spelling.trim() === '')
                continue;
            core/* setSecret */.Pq(spelling);
            (0,secrets/* registerSecret */.cl)(spelling);
        }
    }
    return valuesOf(({ name, usual, read, trim }) => read(core/* getInput */.V4(name, { trimWhitespace: trim }) || usual, name));
}
/** The inputs, where one that can't be used counts as empty: to tell of that error, the others are enough. */
function usableInputs() {
    return valuesOf(({ name, usual, read, trim }) => {
        try {
            return read(core/* getInput */.V4(name, { trimWhitespace: trim }) || usual, name);
        }
        catch {
            return read(usual, name);
        }
    });
}
function valuesOf(readOne) {
    const values = Object.entries(table).map(([key, input]) => [key, readOne(input)]);
    return Object.fromEntries(values);
}

;// CONCATENATED MODULE: ./build/plan/misspelled.js



/**
 * Makes sure that no input is misspelled. For a name that does not exist the runner writes only a warning. The step
 * would go on without that input: to another link, or with files that should be left out.
 *
 * @param given names of the step's inputs, in lower case
 * @param known the names in `action.yml`
 * @throws {InputError} if there are misspelled names. It lists all of them, and belongs to the first one.
 */
function checkSpelling(given, known) {
    const found = misspelled(given, known);
    const [first] = found;
    if (first === undefined)
        return;
    const questions = found.map(([name, meant]) => `"${(0,printable/* printable */.g$)(name)}", did you mean "${meant}"?`);
    throw new errors/* InputError */.dz(first[0], `there is no input ${questions.join(' And no ')}`, {
        hint: 'Correct the names under "with:". Nothing was sent.',
        inPublic: 'the same',
    });
}
/**
 * Inputs that do not exist, but are at most two edits from one that does; each with the name that was probably meant.
 * Any other name is no error: a job may set variables that only look like inputs.
 */
function misspelled(given, known) {
    return given
        .filter((name) => !known.includes(name))
        .map((name) => [name, (0,mod/* closest */.kp)(name, known)])
        .filter(([name, meant]) => (0,mod/* distance */.Io)(name, meant) <= 2);
}

// EXTERNAL MODULE: ./build/plan/plan.js + 2 modules
var plan_plan = __nccwpck_require__(1036);
// EXTERNAL MODULE: ./build/report/report.js + 5 modules
var report = __nccwpck_require__(5825);
;// CONCATENATED MODULE: ./build/run.js







/**
 * The whole action: it reads inputs and context, makes a plan, carries it out and reports the result.
 *
 * @param signal aborting it ends the work
 * @throws whatever made the run fail. The caller reports it.
 */
async function run(signal) {
    const outcome = await carryOut(signal).catch((error) => tellFailure(error, signal));
    await (0,report/* reportOutcome */.Rq)(outcome);
    // If the run was cancelled at the last moment, everything is done and reported. But the step must still fail.
    signal.throwIfAborted();
}
async function carryOut(signal) {
    checkSpelling((0,environment/* givenInputs */.PC)(), Object.keys(usualInputs));
    const inputs = readInputs();
    const context = readContext();
    const plan = (0,plan_plan/* makePlan */.C)(inputs, context);
    // Most of the action is loaded only now, and TLS with it: a wrong input is reported without them. Meanwhile the
    // connections to GitHub are opened.
    await connect(plan, inputs, context);
    const { act } = await Promise.all(/* import() */[__nccwpck_require__.e(842), __nccwpck_require__.e(23)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3023));
    return await act(plan, { inputs, context, signal });
}
/**
 * Shows on the run's pull request, if it has one, why it failed.
 *
 * @throws the error itself, whatever happens while it is told
 */
async function tellFailure(error, signal) {
    try {
        const [inputs, context] = [usableInputs(), readContext()];
        const failed = (0,plan_plan/* failedRunOf */.M)(inputs, context);
        if (failed === undefined)
            throw error;
        const { actOnFailure } = await Promise.all(/* import() */[__nccwpck_require__.e(842), __nccwpck_require__.e(23)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3023));
        return await actOnFailure(error, failed, { inputs, context, signal });
    }
    catch {
        throw error;
    }
}
/** Opens a connection to GitHub for each request that a plan sends at its start. */
async function connect(plan, { githubToken }, { apiUrl, repository }) {
    const isAsked = plan.kind !== 'skip' && githubToken !== '' && repository !== undefined;
    if (!isAsked || !URL.canParse(apiUrl))
        return;
    const { openEarly } = await __nccwpck_require__.e(/* import() */ 599).then(__nccwpck_require__.bind(__nccwpck_require__, 7599));
    await openEarly(new URL(apiUrl), connectionsFor(plan));
    // While code is loaded nothing else can run, so the connections get a moment to start.
    await (0,promises_.setImmediate)();
}
function connectionsFor(plan) {
    if (plan.kind === 'ask')
        return 1;
    if (plan.kind === 'sweep')
        return 4;
    return plan.target.subject.kind === 'production' ? 1 : 4;
}


/***/ }),

/***/ 3765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Ye: () => (/* binding */ realPath),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   l2: () => (/* binding */ sitePath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9473);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4865);




/**
 * Does something with a path of the site.
 *
 * @param path relative to the site's root; empty for the root itself
 * @param what the word that follows "can't be" in the message, such as `read`
 * @throws {SiteError} if the system refuses. It names the path and the reason.
 */
function attempt(path, what, action) {
    try {
        return action();
    }
    catch (cause) {
        const code = codeOf(cause);
        const hint = path.includes('\ufffd')
            ? 'Its name is not in UTF-8, so it has no path on the web. Rename it.'
            : code === 'ENOENT'
                ? 'It was there a moment ago: check that nothing still writes to the directory.'
                : code === 'EBUSY'
                    ? 'Another program has locked it: end that program before this step.'
                    : `Check its permissions, or leave it out with "exclude: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(path)}".`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteError */ .wt(path, `${quote(path || '.')} can't be ${what}: ${code}.`, { hint, cause });
    }
}
/**
 * The system's code of a call that failed, such as `EACCES`; `unknown reason` if there is none.
 *
 * @throws {ActionError} the error itself if it is one of our own, which says more than a code
 */
function codeOf(cause) {
    if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ)
        throw cause;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
}
/** A path for a message: printable, in quotes, at most 300 characters. */
function quote(path) {
    return `"${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(path, 300)}"`;
}
/**
 * Turns a path on disk into a path of the site: relative to its root, with `/`.
 *
 * @param platform this machine's rules if not given
 */
function sitePath(root, real, { relative, sep } = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    return relative(root, real).replaceAll(sep, '/');
}
/**
 * Whether a real path is the site's root or below it. On Windows, letter case does not matter, and another drive is
 * outside.
 */
function isInside(root, real, { relative, isAbsolute, sep } = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    const path = relative(root, real);
    return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}
/**
 * The real path, as the disk spells it: on Windows with long names instead of short ones (`GIT~1`), and where letter case
 * does not count, in the case of the folder's entry. So two paths that lead to the same place are equal.
 *
 * @throws the error of the system
 */
function realPath(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        // Some drives of Windows (in memory, on other machines) can't tell it that way.
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
}


/***/ }),

/***/ 4119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   Kf: () => (/* binding */ literalPattern),
/* harmony export */   QC: () => (/* binding */ unmatchedWarning),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   lW: () => (/* binding */ pathIn)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4865);

/**
 * The pattern of `exclude` that matches this path, and no other path below the same folder. It is printable and can
 * stand in a line of YAML's `|` block. Characters that can't be printed become `?`, which matches any one character.
 *
 * @param path relative to the site's root; with `/` at its end it matches a folder only
 */
function literalPattern(path) {
    const escaped = path.replace(/[\\[?*`]|\p{C}|[\u2028\u2029]|\s$/gu, (character) => {
        if (character === '\\')
            return '\\\\';
        const visible = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(character) === character;
        // White space at the end of a line would be removed, but not in brackets.
        return visible ? `[${character}]` : '?'.repeat(character.length);
    });
    // With a slash in front, "#", "!", "~" and white space have no special meaning.
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(/^[#!~\s]/u.test(escaped) ? `/${escaped}` : escaped);
}
const isWindows = process.platform === 'win32';
/** Any number of `!`, then signs of the root (`./`, `/`), then the pattern. Only on Windows `\` is not an escape. */
const parts = isWindows ? /^((?:!\s*)*)(?:\.?[/\\])*(.*)$/su : /^((?:!\s*)*)(?:\.?\/)*(.*)$/su;
/** The parts of a line of `exclude`. The pattern does not contain the signs of the root (`./`, `/`). */
function partsOf(line) {
    const [, negation = '', pattern = ''] = parts.exec(line) ?? [];
    return { negation, pattern };
}
/**
 * The path that a line names if it contains no wildcard, in the form of `folded`; for a folder without `/` at its end.
 */
function pathIn(line) {
    return folded(partsOf(line).pattern).replace(/\/$/u, '');
}
/** A path in the form that the matcher compares. On Windows letter case does not matter. */
function folded(path) {
    return isWindows ? path.replaceAll('\\', '/').toLowerCase() : path;
}
/**
 * The warning for a pattern of `exclude` that matched nothing: where patterns start, and what the user probably meant.
 *
 * @param line as the user wrote it
 * @param directory the input, as the user wrote it
 */
function unmatchedWarning(line, directory) {
    return [
        `exclude: the pattern "${line}" matches nothing.`,
        'Patterns start at the root of the directory: "*.map" is the root only, "**/*.map" every folder.',
        suggestionFor(line, directory) || 'If nothing of that name is in the site, you can delete the line.',
    ].join(' ');
}
function suggestionFor(line, directory) {
    const written = partsOf(line).pattern;
    // A backslash in front of a letter has no other meaning than that of Windows.
    const pattern = /\\[\p{L}\d._-]/u.test(written) ? partsOf(written.replaceAll('\\', '/')).pattern : written;
    const negation = line.startsWith('!') ? '!' : '';
    const write = (patterns) => patterns.map((each) => `"${negation}${each}"`).join(' and ');
    const inside = insideOf(pattern, directory);
    if (inside !== undefined) {
        const instead = inside === '' ? '' : `: write ${write([inside])}`;
        return `It starts with the name of the directory, but patterns start inside the directory${instead}.`;
    }
    if (pattern !== written && !isWindows)
        return `Folders are separated by "/": write ${write([pattern])}.`;
    if (/\{[^{}]*\}/u.test(pattern))
        return 'Braces have no special meaning: write one pattern in each line.';
    const several = pattern.split(',').flatMap((each) => each.trim() || []);
    if (several.length > 1)
        return `Commas do not separate patterns: write one in each line, ${write(several)}.`;
    return pattern.slice(0, -1).includes('/') ? '' : `Did you mean ${write([`**/${pattern}`])}?`;
}
/**
 * The rest of a pattern that starts with the directory's path, or with the end of it; undefined for any other pattern.
 */
function insideOf(pattern, directory) {
    const names = directory.split(/[/\\]/u).filter((name) => name !== '' && name !== '.');
    const starts = names.map((_, index) => `${names.slice(index).join('/')}/`);
    const start = starts.find((each) => `${pattern}/`.startsWith(each));
    return start === undefined ? undefined : pattern.slice(start.length);
}


/***/ }),

/***/ 9160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   nP: () => (/* binding */ isPrivateFileName),
/* harmony export */   pB: () => (/* binding */ isPrivateFolderName),
/* harmony export */   y6: () => (/* binding */ isProse)
/* harmony export */ });
/*
 * Names of files and folders that contain secrets. They follow the public rules of secret scanners: the signatures of
 * gitrob (github.com/michenriksen/gitrob, core/signatures.go) and shhgit (github.com/eth0izzle/shhgit, config.yaml),
 * "pkcs12-file" of gitleaks (github.com/gitleaks/gitleaks, cmd/generate/config/rules/privatekey.go), and what GitHub's
 * templates for .gitignore call secret (github.com/github/gitignore). Files that a site may offer as downloads (logs,
 * databases, a program's configuration) are not here.
 */
const anyOf = (...names) => new RegExp(`^(?:${names.join('|')})$`, 'su');
/** Names of files: in lower case, and without what marks a backup (`~`, `.bak`). */
const privateFile = anyOf(
// Environment files, also those of Cloudflare's tools.
String.raw `\.env.*|.*\.env|env|\.dev\.vars.*|\.renviron`, 
// Package managers.
String.raw `npmrc|\.npmrc.*|\.yarnrc\.yml|\.pypirc|settings-security\.xml`, 
// Passwords for hosts, for databases and for the web.
String.raw `[._]netrc|\.git-credentials|\.?htpasswd|\.pgpass|\.my(?:login)?\.cnf|\.s3cfg|\.boto|\.dockercfg|\.dockerconfigjson`, String.raw `\.tugboat|otr\.private_key|proftpdpasswd|\.vault-token|\.terraformrc|\.smbcredentials|\.msmtprc`, 
// Programs that copy a site to its server.
String.raw `\.ftpconfig|\.remote-sync\.json|sftp-config\.json|filezilla\.xml|recentservers\.xml`, 
// What was typed, passwords too.
String.raw `\.\w*history|fish_history`, 
// SSH keys, and stores of keys and passwords whose content is not readable.
'.+_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?', String.raw `.+\.(?:p12|pfx|pkcs12|jks|jceks|bks|ppk|keystore|keyring|keychain|agilekeychain|kwallet|kdbx?|psafe3)`, 
// Terraform's state and variables.
String.raw `.+\.tfstate(?:\.\d+)?|.+\.tfvars(?:\.json)?`, 
// Frameworks.
String.raw `master\.key|\.?(?:secrets|database)\.ya?ml|secrets\.toml|\.?wp-config\.php.*|local\.settings\.json`, 
// Clouds.
String.raw `(?:credentials|rootkey|.*accesskeys)\.csv|client_secrets?(?:_.*)?\.json|gha-creds-.*\.json`);
/** Names that may also be those of a page's parts, so that extensions of `webTypes` are not private. */
const topic = anyOf(String.raw `env\..+|kubeconfig.*`);
/** Paths that end in a private file or folder: of keys, of version control, and of a package manager; in lower case. */
const privatePath = new RegExp(String.raw `(?:^|[/\\])(?:${[
    String.raw `\.(?:ssh|aws|azure|gnupg|kube|cargo|gem|terraform\.d|password-store|svn|hg|bzr|jj)|node_modules|\.env(?:\.[^/\\]*)?`,
    String.raw `\.config[/\\](?:gh|gcloud)`,
].join('|')})$`, 'u');
const privatePlace = /(?:^|\/)(?:\.docker\/config\.json|\.vscode\/sftp\.json|\.m2\/settings\.xml|\.bundle\/config|\.composer\/auth\.json)$/u;
const setOf = (...lines) => new Set(lines.flatMap((line) => line.split(' ')));
const html = setOf('html htm xhtml shtml');
/** Text that shows tokens and keys in order to explain them. */
const prose = setOf('html htm xhtml shtml md mdx markdown rst adoc xml rss atom vtt srt');
/** What is compressed or drawn. If such a file is large, it is not read. */
const binary = setOf('png apng jpg jpeg gif webp avif ico bmp tif tiff heic jxl psd woff woff2 ttf otf eot', 'mp3 mp4 m4a m4v ogg ogv oga opus wav flac webm mov avi mkv glb', 'pdf zip gz tgz br zst bz2 xz 7z docx xlsx pptx epub');
/** Extensions of files that sites consist of. Private names don't end in them, except those that start with a dot. */
const webTypes = new Set([
    ...prose,
    ...binary,
    ...setOf('js mjs cjs jsx ts mts cts tsx vue svelte map wasm css scss sass less webmanifest svg py rb go sh ps1'),
]);
/** Documentation in plain text: sources that Sphinx and similar tools publish, and files for language models. */
const documentation = /\.(?:md|rst|adoc)\.txt$|(?:^|\/)(?:_sources\/.*|llms(?:-[a-z]+)?\.txt)$/su;
/** The end of a name that editors and people give to a copy. */
const backup = /(?:~|\.(?:bak|backup|old|orig|save|swp))$/u;
function extensionOf(path) {
    return path.slice(path.lastIndexOf('.') + 1).toLowerCase();
}
/**
 * Whether the name of a file tells that it is private. HTML never is.
 *
 * @param path relative to the site's root
 */
function isPrivateFileName(path) {
    const start = path.lastIndexOf('/') + 1;
    const extension = extensionOf(path);
    // Most of 100,000 files end here, so this comes first.
    if (html.has(extension) || (path[start] !== '.' && webTypes.has(extension) && extension !== 'xml'))
        return false;
    const lower = path.toLowerCase();
    const name = lower.slice(start).replace(backup, '');
    return privateFile.test(name) || privatePlace.test(lower) || (topic.test(name) && !isProse(path));
}
/** Whether a folder is private by its name, or by that and the name of the folder above. */
function isPrivateFolderName(path) {
    return privatePath.test(path.toLowerCase());
}
/** Whether a file is made to be read, so that it may show a token in order to explain it. */
function isProse(path) {
    return prose.has(extensionOf(path)) || documentation.test(path.toLowerCase());
}
/** Whether a file is compressed or drawn, so that no text can be found in it. */
function isBinary(path) {
    return binary.has(extensionOf(path));
}


/***/ }),

/***/ 2649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ isPrivateFolder),
/* harmony export */   W: () => (/* binding */ isPrivateFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _private_names_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9160);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8566);




/**
 * Whether a file looks private by its name. It does not if it is a web page without an extension, or the data of one
 * that is beside it, as Next.js and others write them.
 *
 * @param paths relative to the site's root: the file's own, and that of the target if it is a link
 * @param source the path on disk
 */
function isPrivateFile(paths, source) {
    if (!paths.some(_private_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isPrivateFileName */ .nP))
        return false;
    const page = /^(.*[/\\][^/\\.]+)(\.(?:txt|json|data))?$/u.exec(source);
    if (page === null)
        return true;
    const [, stem = '', isData] = page;
    if (isData)
        return !/[/\\]_next[/\\]data[/\\]/u.test(stem) && !['.html', '/index.html'].some((end) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(stem + end));
    return !/^\s*<(?:!doctype html|html)\b/iu.test(startOf(source));
}
function startOf(source) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, _read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openFlags */ .IL);
    try {
        const bytes = Buffer.alloc(256);
        return bytes.toString('latin1', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
/**
 * Whether a folder is private: by its name, or because it is a repository.
 *
 * @param real its real path
 * @param path its path on the walk, which differs from `real` if a link led to it
 */
function isPrivateFolder(real, path = real) {
    return (0,_private_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isPrivateFolderName */ .pB)(real) || (0,_private_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isPrivateFolderName */ .pB)(path) || isBareRepository(real);
}
/** Whether a folder is a repository without a working tree, or a `.git` with another name (gitrepository-layout). */
function isBareRepository(folder) {
    const stats = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { throwIfNoEntry: false });
    return stats('HEAD') !== undefined && ['objects', 'refs'].every((name) => stats(name)?.isDirectory());
}


/***/ }),

/***/ 8566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  IL: () => (/* binding */ openFlags),
  kT: () => (/* binding */ readInChunks),
  oD: () => (/* binding */ readWhole)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(9473);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __nccwpck_require__(4865);
;// CONCATENATED MODULE: ./build/site/read-file.js




const readAsync = (0,external_node_util_namespaceObject.promisify)(external_node_fs_.read);
/**
 * Opening must not wait for the other end of a pipe, and must not follow a link that was not there when the site was
 * collected.
 */
const openFlags = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0) | (external_node_fs_.constants.O_NOFOLLOW ?? 0);
/**
 * Reads a whole file to the start of `into`, which must have room for at least one byte more.
 *
 * @throws {SiteError} if it is no longer what it was when the site was collected
 */
function readWhole(file, into) {
    const { content } = file;
    if (content !== undefined) {
        content.copy(into);
        return;
    }
    let total = 0;
    try {
        const descriptor = read_file_open(file);
        try {
            // It asks for one byte more than the file had, so that it sees if the file has grown. Fewer bytes mean the file's
            // end.
            for (let got = -1; got !== 0 && total !== file.size; total += got) {
                got = (0,external_node_fs_.readSync)(descriptor, into, total, file.size + 1 - total, null);
            }
            // The loop does not read an empty file.
            if (file.size === 0)
                total = (0,external_node_fs_.readSync)(descriptor, into, 0, 1, null);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch (cause) {
        throw changed(file, cause);
    }
    if (total !== file.size)
        throw changed(file);
}
/**
 * Yields a file in chunks. It reads the next chunk into one buffer while the other one is in use. A chunk may be used
 * until the next one is asked for.
 *
 * @throws {SiteError} if it is no longer what it was when the site was collected
 */
async function* readInChunks(file, buffers) {
    if (file.content) {
        const { length } = buffers[0];
        for (let at = 0; at < file.size; at += length)
            yield file.content.subarray(at, at + length);
        return;
    }
    const descriptor = read_file_open(file);
    let [free, full] = buffers;
    let next = readChunk(descriptor, file, 0, free);
    try {
        for (let position = 0; position < file.size;) {
            const length = await next;
            position += length;
            [free, full] = [full, free];
            next = readChunk(descriptor, file, position, free);
            // The next round awaits it, if there is one. Until then a failure must not count as unhandled.
            next.catch(() => { });
            yield full.subarray(0, length);
        }
        await next;
    }
    finally {
        // The read must end before the file is closed: after that its number may stand for another file.
        await next.catch(() => { });
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
/**
 * Opens a file, and makes sure that it is the one that was found. A folder above may have become a link since then, and
 * a file of the same size may be behind it.
 */
function read_file_open(file) {
    let descriptor;
    try {
        descriptor = (0,external_node_fs_.openSync)(file.source, openFlags);
        requireSame(file, (0,external_node_fs_.fstatSync)(descriptor));
        return descriptor;
    }
    catch (cause) {
        if (descriptor !== undefined)
            (0,external_node_fs_.closeSync)(descriptor);
        throw changed(file, cause);
    }
}
/** Compares numbers. On Windows they may have more than 53 bits, but both are rounded in the same way. */
function requireSame(file, { dev, ino, size }) {
    const { device, inode } = file;
    if (!inode)
        return;
    // On Windows an open file and a path may give different numbers for the same disk (libuv/libuv#4698).
    if (ino !== inode || (dev !== device && process.platform !== 'win32'))
        throw changed(file, undefined, 'was replaced by another file');
    if (size !== file.size)
        throw changed(file);
}
/**
 * Reads a chunk from `position` to the start of `into`. Returns its length, which is 0 only at the expected end of the
 * file.
 */
async function readChunk(descriptor, file, position, into) {
    const wanted = Math.min(into.length, file.size - position);
    const { bytesRead } = await readAsync(descriptor, into, 0, wanted || 1, position).catch((cause) => {
        throw changed(file, cause);
    });
    if (wanted > 0 ? bytesRead === 0 : bytesRead > 0)
        throw changed(file);
    return bytesRead;
}
function changed(file, cause, what = cause === undefined ? 'changed its size' : 'could no longer be read') {
    if (cause instanceof errors/* SiteError */.wt)
        return cause;
    const message = `"${(0,printable/* excerpt */.Kb)(file.path, 300)}" ${what} after the site was collected, so the deploy was stopped.`;
    return new errors/* SiteError */.wt(file.path, message, {
        hint: 'The link still serves the earlier site. Check that the build has ended before this step starts.',
        cause,
    });
}


/***/ }),

/***/ 6800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ZB: () => (/* binding */ builtFolder),
/* harmony export */   dU: () => (/* binding */ realRoot),
/* harmony export */   jA: () => (/* binding */ folderWithIndex)
/* harmony export */ });
/* unused harmony export likelyFolders */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9473);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4865);
/* harmony import */ var _file_access_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3765);
/* harmony import */ var _private_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2649);






/**
 * The real path of the folder that contains the site.
 *
 * @param directory the input, relative to `workspace` or absolute
 * @throws {InputError} if it is missing, not a folder, or can't be a site: a `.git`, a folder of keys
 */
function realRoot(directory, workspace) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, directory);
    const wrong = (why, hint, cause) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('directory', `"${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(directory)}" ${why} (its full path is ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(path, 500)}).`, {
        hint,
        inPublic: { message: `directory: the folder ${why}.`, hint },
        cause,
    });
    let isFolder;
    let real;
    try {
        isFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
        real = (0,_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .realPath */ .Ye)(path);
    }
    catch (cause) {
        if ((0,_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$N)(cause) !== 'ENOENT')
            throw wrong(`can't be opened: ${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$N)(cause)}`, 'Check its permissions.', cause);
        const likely = likelyFolders(workspace).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, folder) !== path);
        const instead = likely.length > 0 ? ` There is ${likely.map((folder) => `"${folder}"`).join(', ')}.` : '';
        const hint = `Check that the build step runs before this one, and the name of the folder that it writes.${instead}`;
        throw wrong('does not exist', hint, cause);
    }
    if (!isFolder)
        throw wrong('is a file', 'Write the folder that holds the site, not a file in it.');
    const instead = 'Write the folder that the build writes, as in "directory: dist".';
    // The path that the user wrote is checked too: also a link with the name ".git" can't be a site.
    if (isInGit(path) || isInGit(real))
        throw wrong('is a .git folder or is inside one, and that is never published', instead);
    if ((0,_private_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrivateFolder */ .E)(real))
        throw wrong('looks private', instead);
    return real;
}
function isInGit(path) {
    return path.toLowerCase().split(/[/\\]/u).includes('.git');
}
/** Folders that generators write to by default. */
const buildFolders = [
    'dist',
    'build',
    'out',
    'public',
    '_site',
    'site',
    'www',
    '.output/public',
    'docs/.vitepress/dist',
    '_build/html',
    'target/site',
];
/** Folders in the workspace that generators usually write to, as inputs name them. */
function likelyFolders(workspace) {
    return buildFolders.filter((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, folder), { throwIfNoEntry: false })?.isDirectory() ?? false);
}
/**
 * A folder inside the one of the input which more likely contains what a build wrote, as the input would name it;
 * undefined if there is none.
 *
 * @param directory the input
 */
function builtFolder(directory, workspace) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, directory);
    const found = likelyFolders(path).find((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, folder, 'index.html')));
    if (found === undefined)
        return undefined;
    const built = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, found);
    return (0,_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(workspace, built) ? (0,_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .sitePath */ .l2)(workspace, built) : built;
}
/**
 * The folder nearest to the root that contains an `index.html`, without `/` at its end; undefined if none is, or several
 * are equally near: then none of them is likelier.
 *
 * @param paths of a site's files
 */
function folderWithIndex(paths) {
    const depth = (path) => path.split('/').length;
    const [nearest, next] = paths.filter((path) => path.endsWith('/index.html')).toSorted((a, b) => depth(a) - depth(b));
    if (nearest === undefined || (next !== undefined && depth(next) === depth(nearest)))
        return undefined;
    return nearest.slice(0, -'/index.html'.length);
}


/***/ }),

/***/ 1431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isRepository),
/* harmony export */   u: () => (/* binding */ largestOf)
/* harmony export */ });
/** The largest files, the largest first. */
function largestOf(files, most) {
    const largest = [];
    for (const file of files) {
        if (largest.length === most && file.size <= (largest.at(-1)?.size ?? 0))
            continue;
        // Files of the same size stay in their order.
        const smaller = largest.findIndex(({ size }) => size < file.size);
        largest.splice(smaller < 0 ? largest.length : smaller, 0, file);
        largest.length = Math.min(largest.length, most);
    }
    return largest;
}
/** Whether the root of a repository was collected, by what was left out. */
function isRepository(omitted) {
    return omitted.get('never published')?.some((path) => path === '.git/' || path === '.git') ?? false;
}


/***/ }),

/***/ 3387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/** A number of bytes as a person reads it: `0 B`, `12.3 kB`, `1.20 GB` (powers of 1000). */
function formatBytes(bytes) {
    const units = ['B', 'kB', 'MB', 'GB', 'TB'];
    let value = bytes;
    let unit = 0;
    while (value >= 999.5 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${unit === 0 ? value : value.toPrecision(3)} ${units[unit]}`;
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
    const hours = Math.floor(minutes / 60);
    return hours < 24 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day');
}
/** A part of a whole as a person reads it, never rounded up: `0 %`, `under 0.1 %`, `4.2 %`, `100 %`. */
function formatPercent(part, whole) {
    const tenths = Math.floor((1000 * part) / whole);
    if (tenths === 0)
        return part === 0 ? '0 %' : 'under 0.1 %';
    return `${tenths < 100 ? tenths / 10 : Math.floor(tenths / 10)} %`;
}
/** A count with its noun: `1 file`, `12,000 files`. */
function count(number, noun) {
    return `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`;
}
/**
 * An integer as a person reads it: `12,000`. It is done here because the platform's own formatter takes 10 ms to load.
 */
function formatNumber(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}
/** The first `most` items, joined, and how many more there are: `a, b and 3 more`. */
function firstOf(items, most) {
    const shown = items.slice(0, most).join(', ');
    return items.length > most ? `${shown} and ${formatNumber(items.length - most)} more` : shown;
}


/***/ }),

/***/ 6315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  LJ: () => (/* binding */ hostNameOf),
  dF: () => (/* binding */ isSameLink),
  Mx: () => (/* binding */ withoutEnd)
});

;// CONCATENATED MODULE: external "node:url"
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
;// CONCATENATED MODULE: ./build/text/host-name.js

/** A longer text can't be a host name, which has at most 253 characters: each of them has at most two code units. */
const longest = 2 * 253;
/**
 * The host name in a text that a person or the service wrote. A scheme (http or https), slashes at the end and then one
 * dot at the end are removed. Upper case becomes lower case, and names in other scripts get their ASCII form.
 *
 * @returns undefined if the rest is not a host name (RFC 1123, at most 253 characters). So there may be no path, port,
 * user or query, and no number at the end, because that would be an IP address (URL Standard, "ends in a number").
 */
function hostNameOf(text) {
    const bare = withoutEnd(text.trim().replace(/^https?:\/\//iu, ''), '/').replace(/\.$/u, '');
    // These must be refused here: the conversion to ASCII would cut off what follows a name, and remove invisible
    // characters. Only the two joiners are allowed, because some scripts need them.
    if (bare.length > longest || /[\0-,/:-@[-`{-\x7f]|(?![\u200c\u200d])\p{C}/u.test(bare))
        return undefined;
    const ascii = (0,external_node_url_namespaceObject.domainToASCII)(bare);
    const labels = ascii.split('.');
    const valid = ascii.length <= 253 &&
        labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u.test(label)) &&
        !/^(?:[0-9]+|0x[0-9a-f]*)$/u.test(labels.at(-1) ?? '');
    return valid ? ascii : undefined;
}
/**
 * Whether two host names are the same link. Some services take and list only the first label of a link, so a single
 * label is the same as each name that begins with it.
 */
function isSameLink(a, b) {
    return a === b || isFirstLabel(a, b) || isFirstLabel(b, a);
}
function isFirstLabel(label, name) {
    return label !== '' && !label.includes('.') && name.startsWith(`${label}.`);
}
/**
 * A text without the given character at its end, however often it is there. A regular expression would need quadratic
 * time.
 */
function withoutEnd(text, character) {
    let end = text.length;
    while (end > 0 && text[end - 1] === character)
        end -= 1;
    return text.slice(0, end);
}


/***/ }),

/***/ 5666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/** What a text says as JSON; undefined if it is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** A value as a JSON object; undefined if it is none. */
function fieldsOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}
/** A value deep in a JSON object, by names with dots between them; undefined if there is none. */
function at(value, path) {
    return path.split('.').reduce((each, name) => fieldsOf(each)?.[name], value);
}
/** A value as a text; empty if it is none. */
function textOf(value) {
    return typeof value === 'string' ? value : '';
}


/***/ }),

/***/ 1065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ hintOf),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   MY: () => (/* binding */ page),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Y3: () => (/* binding */ anchor),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   Zl: () => (/* binding */ pullRequestLink),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   v9: () => (/* binding */ advice),
/* harmony export */   wn: () => (/* binding */ commitLink)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9473);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4865);


/**
 * Writes a text from outside so that it can be put into Markdown prose, also into a cell of a table. GitHub then shows
 * it and does nothing else: it can't start markup, leave the cell, mention a person or refer to an issue.
 */
function escapeMarkdown(text) {
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(text)
        .replace(/[&<>*[\]\\`|~$]|(?<![a-z0-9])_|_(?![a-z0-9])/giu, (character) => `&#${character.codePointAt(0)};`)
        .replace(/@/gu, '&#64;&#8203;')
        .replace(/(?<!&)#(?=\d)/gu, '&#35;&#8203;')
        .replace(/(?<=\bGH)-(?=\d)/giu, '&#45;&#8203;')
        .replace(/:(?=\/\/)/gu, '&#58;')
        .replace(/(?<=www)\./giu, '&#46;');
}
/** What to do about an error, for the reader of a log; empty if the error does not say it. */
function hintOf(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ ? advice(error.hint) : '';
}
/** A hint as a paragraph; empty if there is none. */
function advice(hint) {
    return hint ? `**What to do:** ${paragraph(hint)}` : '';
}
/**
 * Turns a text of our own into Markdown. The first lines are sentences and become one paragraph. Lines to copy may
 * follow: they start at the first line, after the first one, that is not a sentence.
 */
function paragraph(text) {
    const lines = text.split('\n');
    const at = lines.findIndex((line, index) => index > 0 && !/^\p{Lu}.* .*[.:]$/u.test(line));
    const sentences = at < 0 ? lines : lines.slice(0, at);
    return [escapeMarkdown(sentences.join(' ')), ...(at < 0 ? [] : [block(lines.slice(at))])].join('\n\n');
}
/**
 * Lines to copy, as a code block. The fence is longer than any row of backticks in the lines, so that they can't end
 * the block.
 */
function block(lines) {
    const code = lines.map(_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$).join('\n');
    const longest = Math.max(2, ...(code.match(/`+/gu) ?? []).map(({ length }) => length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${code.startsWith('{') ? 'json' : 'yaml'}\n${code}\n${fence}`;
}
/** A heading, and the parts below it. */
function page(title, ...parts) {
    return `### ${title}\n\n${parts.filter(Boolean).join('\n\n')}\n`;
}
/**
 * A table of two columns, without the rows whose value is empty. Every table of Markdown has a head: it is the first
 * row, because an empty one would be shown.
 */
function table(rows) {
    const [head = [], ...others] = rows.filter(([, value]) => value !== '');
    return columns(head, others);
}
/** A table. Its cells are Markdown. */
function columns(head, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [head, head.map(() => ':---'), ...rows].map(line).join('\n');
}
/** Facts in one line. Empty ones are left out. */
function oneLine(...facts) {
    return facts.filter((fact) => fact !== '').join(' · ');
}
/**
 * The service's name for a link, as a link that can be clicked.
 *
 * @param shown what a reader sees of it
 */
function anchor(link, shown = `https://${link}`) {
    return `[${shown}](https://${link})`;
}
/**
 * The short form of a commit, as a link to its page; empty if there is no commit.
 *
 * @param runUrl the page of this run, which tells where the repository is; empty outside a runner
 */
function commitLink(sha, runUrl) {
    if (!/^[0-9a-f]{7,64}$/u.test(sha))
        return escapeMarkdown(sha.slice(0, 7));
    return inRepository(`\`${sha.slice(0, 7)}\``, `commit/${sha}`, runUrl);
}
/** A pull request, as a link to its page. */
function pullRequestLink(number, runUrl) {
    return inRepository(`pull request #${number}`, `pull/${number}`, runUrl);
}
function inRepository(shown, path, runUrl) {
    const [repository, run] = runUrl.split('/actions/runs/');
    return run === undefined ? shown : `[${shown}](${repository}/${path})`;
}


/***/ }),

/***/ 4865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   g9: () => (/* binding */ escapeCommands)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8152);

/**
 * Makes text from outside (file names, the service's answers, branch names) safe to show to a person. Secrets are
 * hidden first; the list of them belongs to the whole process.
 */
/**
 * One printable line. Control characters, invisible format characters, line separators and lone surrogates become
 * escapes (`\n`, `\x1b`, `\u202e`). So no name can start a line, colour a terminal or change the reading direction.
 * Joiners (U+200C, U+200D) stay, because emoji and several scripts need them. Secrets are redacted first.
 */
function printable(text) {
    return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text).replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (character) => {
        if (character === '\u200c' || character === '\u200d')
            return character;
        if (character === '\n')
            return '\\n';
        if (character === '\r')
            return '\\r';
        if (character === '\t')
            return '\\t';
        const code = character.codePointAt(0) ?? 0;
        if (code <= 0xff)
            return `\\x${code.toString(16).padStart(2, '0')}`;
        return code <= 0xffff ? `\\u${code.toString(16).padStart(4, '0')}` : `\\u{${code.toString(16)}}`;
    });
}
/**
 * `printable`, cut to `most` characters, with `…` if something was cut. It is `***` if a secret is in the text in
 * pieces: then the pieces can't be cut out one by one.
 */
function excerpt(text, most = 200) {
    const redacted = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text);
    if ((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsSecret */ .hK)(redacted))
        return '***';
    const line = printable(redacted);
    const characters = line.length > most ? [...line] : [];
    return characters.length > most ? `${characters.slice(0, most).join('')}…` : line;
}
/** A text with a full stop at its end, unless it ends a sentence already. So another sentence can follow it. */
function sentence(text) {
    return /[\p{STerm}…]$/u.test(text) ? text : `${text}.`;
}
/**
 * A text, of one or more lines, that the runner takes for plain text. No line starts with `::`, also not after white
 * space, which the runner ignores. And `##[`, the older form, which the runner obeys anywhere in a line, does not
 * occur. Secrets are redacted.
 */
function escapeCommands(text) {
    return ((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text)
        // It does not match line breaks: otherwise the search would go from each of many empty lines to the last one.
        .replace(/^((?:[^\S\n\r\u2028\u2029]|\u0085)*):(?=:)/gmu, '$1\\x3a')
        .replaceAll('##[', '##\\x5b'));
}


/***/ }),

/***/ 8152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  hK: () => (/* binding */ holdsSecret),
  E$: () => (/* binding */ redact),
  cl: () => (/* binding */ registerSecret)
});

;// CONCATENATED MODULE: ./build/text/unescaped.js
/** How many times a text may be escaped (JSON in JSON, a percent sign of a percent sign). */
const mostLevels = 3;
/**
 * A text, and the same text after its escapes were undone, again and again while that changes it. The time is
 * proportional to the text's length.
 */
function readingsOf(text) {
    let last = { text, place: (start, end) => [start, end] };
    const readings = [last];
    for (let level = 0; level < mostLevels; level += 1) {
        const next = unescaped(last);
        if (next.text === last.text)
            break;
        readings.push(next);
        last = next;
    }
    return readings;
}
function unescaped(before) {
    const pieces = [];
    let at = 0;
    let end = 0;
    const add = (text, from, verbatim) => {
        if (text !== '')
            pieces.push({ text, at, from, verbatim });
        at += text.length;
    };
    for (const { 0: escaped, index } of before.text.matchAll(escapes)) {
        const meaning = meaningOf(escaped);
        if (meaning === escaped)
            continue;
        add(before.text.slice(end, index), [end, index], true);
        end = index + escaped.length;
        add(meaning, [index, end], false);
    }
    add(before.text.slice(end), [end, before.text.length], true);
    const piece = (index) => lastBefore(pieces, index);
    const edge = (index, side) => {
        const { at = 0, from = [0, 0], verbatim = true } = piece(index) ?? {};
        return verbatim ? from[0] + index - at + side : from[side];
    };
    return {
        text: pieces.map(({ text }) => text).join(''),
        place: (start, end) => before.place(edge(start, 0), edge(end - 1, 1)),
    };
}
function lastBefore(pieces, index) {
    let low = 0;
    let high = pieces.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((pieces[middle]?.at ?? 0) <= index)
            low = middle + 1;
        else
            high = middle;
    }
    return pieces[low - 1];
}
/**
 * What counts as an escape: percent-encoding of ASCII and of well-formed UTF-8, backslashes with what they escape in
 * JSON and JavaScript, HTML's character references, a terminal's colours, and everything that is not printable ASCII.
 */
const escapes = new RegExp([
    '%[0-7]H|%[cdCD]H%[89abAB]H|%[eE]H(?:%[89abAB]H){2}|%[fF][0-7](?:%[89abAB]H){3}',
    String.raw `\\+(?:uHHHH|u\{H{1,6}\}|xHH|[bfnrtv])?`,
    '&(?:#[0-9]{1,7}|#[xX]H{1,6}|amp|lt|gt|quot|apos|shy|zwn?j);?',
    String.raw `\u001b\[[0-9;]*[A-Za-z]`,
    // The flag to ignore case is not used: with it the Kelvin sign would match "k", and would count as ASCII.
    String.raw `[^\x20-\x7e]`,
]
    .join('|')
    .replaceAll('H', '[0-9a-fA-F]'), 'gu');
const references = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Characters that no reader sees: control and format characters, and marks that are drawn over another character. */
const unseen = /^[\p{Cc}\p{Cf}\p{M}\u2028\u2029\u115f\u1160\u3164\uffa0]/u;
/** The meaning of an escape; empty if it only stands between characters. */
function meaningOf(escaped) {
    const code = /^(?:\\+|&#)(?:[ux]\{?([0-9a-f]+)|([0-9]+))/iu.exec(escaped);
    const number = code?.[1] !== undefined ? Number.parseInt(code[1], 16) : Number(code?.[2] ?? Number.NaN);
    if (number <= 0x10ffff)
        return String.fromCodePoint(number);
    if (escaped.startsWith('%'))
        return percentDecoded(escaped);
    if (escaped.startsWith('&'))
        return references[escaped.slice(1).replace(';', '')] ?? '';
    return escaped.startsWith('\\') || unseen.test(escaped) ? '' : escaped.normalize('NFKC');
}
function percentDecoded(escaped) {
    try {
        return decodeURIComponent(escaped);
    }
    catch {
        return escaped;
    }
}

;// CONCATENATED MODULE: ./build/text/secrets.js

/** Secrets of at least this many characters are also found inside of words; see `registerSecret`. */
const secrets_long = 8;
const secrets = new Map();
/**
 * Remembers a secret, so that `redact` replaces it from now on. It is found in the spellings that an answer could
 * repeat it in: in any letter case, as hexadecimal, and as Base64 in both alphabets, alone or within a longer text such
 * as `user:key`. Each of them is also found with any escapes or invisible characters in it (see `unescaped.ts`).
 *
 * A secret of fewer than 8 characters would be found by chance in many words. So it counts only as a word of its own
 * and in its own letter case, and in Base64 only alone. No service gives out such a short key.
 */
function registerSecret(secret) {
    if (secret !== '' && !secrets.has(secret))
        secrets.set(secret, spellingsOf(secret));
}
function spellingsOf(secret) {
    const bytes = Buffer.from(secret);
    const word = secret.length < secrets_long;
    const plain = readingsOf(secret).map(({ text }) => {
        const short = text.length < secrets_long;
        return { text: short ? text : lower(text), kind: short ? 'as it is' : 'any case', word: short };
    });
    const coded = word ? [bytes.toString('base64').replace(/=/gu, '')] : [0, 1, 2].map((at) => coreOf(bytes, at));
    return [
        ...plain,
        { text: bytes.toString('hex'), kind: 'any case', word },
        ...coded.map((text) => ({ text, kind: 'Base64', word })),
    ].filter(({ text }) => text !== '');
}
/**
 * The Base64 characters of these bytes that are the same whatever stands around them (RFC 4648, section 4).
 *
 * @param before how many of the three bytes that make four characters come before these bytes
 */
function coreOf(bytes, before) {
    const coded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    return coded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
}
/** With ASCII's upper case as lower case. The length stays the same. */
function lower(text) {
    return text.replace(/[A-Z]+/gu, (letters) => letters.toLowerCase());
}
/** `text` with each hidden secret replaced by `***`. The time is proportional to the text's length. */
function redact(text) {
    if (secrets.size === 0)
        return text;
    const places = readingsOf(text)
        .flatMap((reading) => [...secrets.values()].flat().flatMap((spelling) => placesOf(spelling, reading)))
        .sort(([a], [b]) => a - b);
    let result = '';
    let end = 0;
    for (const [from, to] of places) {
        if (from >= end)
            result += `${text.slice(end, from)}***`;
        end = Math.max(end, to);
    }
    return result + text.slice(end);
}
/** Where a reading of a text contains a spelling, as places in the first text. */
function placesOf({ text, kind, word }, reading) {
    const folded = fold(reading.text, kind);
    const places = [];
    for (let at = folded.indexOf(text); at >= 0; at = folded.indexOf(text, at + text.length)) {
        let [start, end] = [at, at + text.length];
        if (word && (isWord(folded[start - 1]) || isWord(folded[end])))
            continue;
        if (kind === 'Base64' && !word) {
            // The characters at both ends contain bits of the secret too.
            if (isCode(folded[start - 1]))
                start -= 1;
            if (isCode(folded[end]))
                end += 1;
        }
        while (kind === 'Base64' && folded[end] === '=')
            end += 1;
        places.push(reading.place(start, end));
    }
    return places;
}
/** A text in the form that a kind of spelling is compared with. The length stays the same. */
function fold(text, kind) {
    if (kind === 'any case')
        return lower(text);
    return kind === 'Base64' ? text.replace(/-/gu, '+').replace(/_/gu, '/') : text;
}
function isWord(character = '') {
    return /^[a-z0-9]$/iu.test(character);
}
function isCode(character = '') {
    return /^[a-z0-9+/]$/iu.test(character);
}
/**
 * Whether a text contains a hidden secret in any spelling. It is also found if other characters than letters and digits
 * stand between those of the secret, such as dots and dashes in a host name.
 */
function holdsSecret(text) {
    return readingsOf(text).some((reading) => {
        const bare = bareOf(reading.text);
        const folded = { ...reading, text: lower(reading.text) };
        return [...secrets.values()].flat().some((spelling) => {
            const sought = bareOf(spelling.text);
            if (!spelling.word && sought.length >= secrets_long)
                return bare.includes(sought);
            return placesOf({ ...spelling, text: lower(spelling.text), kind: 'as it is', word: true }, folded).length > 0;
        });
    });
}
/** Only the letters and digits of ASCII, in lower case. */
function bareOf(text) {
    return lower(text).replace(/[^a-z0-9]+/gu, '');
}


/***/ }),

/***/ 1691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ urlOf),
/* harmony export */   y: () => (/* binding */ encodedPath)
/* harmony export */ });
/** An address, against a base if it is relative; undefined if it is none. `URL.parse` needs Node 22.1. */
function urlOf(address, base) {
    return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
/** A path, of a page or a file, as it stands in a URL. No character in it can end a link in Markdown. */
function encodedPath(path) {
    return path
        .split('/')
        .map((segment) => encodeURIComponent(segment).replace(/[!'()*]/gu, percentEncoded))
        .join('/');
}
/** Encodes a character that `encodeURIComponent` does not encode. */
function percentEncoded(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
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
/******/ var __webpack_exports__ = __nccwpck_require__(1296);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
