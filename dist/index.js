import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 916:
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

/***/ 613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 23:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GR: () => (/* binding */ hasJobSummary),
/* harmony export */   PC: () => (/* binding */ givenInputs),
/* harmony export */   Qj: () => (/* binding */ requireNode),
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
 * Makes sure that this Node is new enough. GitHub's runners use the version in `action.yml`; other runners may use
 * another one.
 *
 * @throws if it is not
 */
function requireNode(version) {
    if (Number(version.split('.')[0]) >= 20)
        return;
    throw new Error(`This action needs Node 20 or newer, and this runner starts it with Node ${version}. Update the runner.`);
}


/***/ }),

/***/ 473:
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
        this.inPublic = inPublic ?? { message: 'The log of the run says what happened.' };
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
        super(message, { inPublic: { message, hint: more.hint }, ...more });
        this.path = path;
    }
}
/** The service answered, but not with the success that is needed. Its public words contain only status and code. */
class ServiceError extends ActionError {
    /** The request's name: `upload`, `delete` or `profile`. */
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
        : `${operation}: the service refused (HTTP ${status}${shown}).`;
    return { message, hint };
}
/** The run was cancelled. Every operation that was under way throws it. */
class CancelledError extends ActionError {
    constructor(signal) {
        const message = `The run was cancelled (${signal}).`;
        const hint = 'A site that was not sent completely is not published: its link is as before. Run the job again.';
        super(message, { hint, inPublic: { message, hint } });
    }
}
/**
 * No complete answer came: the connection could not be made, was lost, or stayed silent. So there is no status. The
 * message may quote the system or a certificate. The hint never does, so it is public.
 */
class NetworkError extends ActionError {
    /** The request's name: `upload`, `delete` or `profile`. */
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

/***/ 296:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(853);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(473);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(10);
/* harmony import */ var _step_report_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(385);




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
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .e)(controller.signal);
}
catch (error) {
    await (0,_step_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportFailure */ .xV)(error);
    if (controller.signal.aborted)
        process.exit(1);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 805:
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
var external_crypto_ = __nccwpck_require__(982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(896);
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
var external_path_ = __nccwpck_require__(928);
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

/***/ 72:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ SweepError),
/* harmony export */   L: () => (/* binding */ deletedBy)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(473);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(387);


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
    constructor(outcome, faults) {
        const reasons = [...new Set(faults.map(({ why }) => why))];
        const sentences = reasons.map((why) => {
            const previews = faults.filter((fault) => fault.why === why).map(({ preview }) => preview);
            return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(previews, 10)}: ${why}`;
        });
        super(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(faults.length, 'preview')} could not be swept. ${sentences.join(' ')}`, {
            hint: 'The other previews were swept. Correct the cause and run the sweep again.',
        });
        this.outcome = outcome;
    }
}


/***/ }),

/***/ 10:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(473);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __nccwpck_require__(865);
;// CONCATENATED MODULE: ./build/github/answers.js


/** GitHub's API did not do what this run asked for. */
class GitHubError extends errors/* ActionError */.lZ {
    /** HTTP status; 0 if no complete answer came. */
    status;
    constructor(status, message, options = {}) {
        super(message, options);
        this.status = status;
    }
    /**
     * Whether the token may not do this. GitHub answers 403, or 404 if the token may not even know that something exists.
     */
    get forbidden() {
        return this.status === 403 || this.status === 404;
    }
    /** Whether GitHub may have done what was asked, although there was an error. */
    get mayBeDone() {
        return this.status === 0 || this.status >= 500;
    }
}
/** A value as an object; undefined if it is none. */
function fieldsOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}
/** The error for an answer with a status of success, but without the content that it should have. */
function unusable({ what }, { status, text }, why) {
    return new GitHubError(0, `Could not ${what} on GitHub: the answer (HTTP ${status}) ${why}: ${(0,printable/* sentence */.em)((0,printable/* excerpt */.Kb)(text, 100))}`, {
        hint: runAgain,
    });
}
const runAgain = 'Run the job again; https://www.githubstatus.com shows whether GitHub has a problem.';
function parse(question, answer) {
    try {
        return JSON.parse(answer.text);
    }
    catch {
        throw unusable(question, answer, 'is not JSON');
    }
}
function refused({ what }, answer) {
    const { status, text } = answer;
    const said = messageIn(text);
    const limited = isRateLimit(answer);
    const hint = limited
        ? 'The token has used up what GitHub allows in an hour. Run the job again later.'
        : status === 401
            ? "The token is not valid. Leave github-token out, so that it is the job's own."
            : runAgain;
    return new GitHubError(limited ? 429 : status, `Could not ${what} on GitHub: HTTP ${status}, ${(0,printable/* sentence */.em)(said)}`, {
        hint,
    });
}
function messageIn(text) {
    try {
        const message = fieldsOf(JSON.parse(text))?.['message'];
        if (typeof message === 'string')
            return (0,printable/* excerpt */.Kb)(message);
    }
    catch {
        // If the answer is not JSON, its text is shown.
    }
    return (0,printable/* excerpt */.Kb)(text.trim()) || 'and the answer is empty.';
}
function errorOf({ what }, cause) {
    if (cause instanceof errors/* NetworkError */.Dr) {
        return new GitHubError(0, `Could not ${what} on GitHub: ${cause.message}`, { hint: cause.hint, cause });
    }
    if (cause instanceof errors/* ServiceError */._7) {
        return new GitHubError(0, `Could not ${what} on GitHub: ${cause.message}`, { hint: runAgain, cause });
    }
    return cause;
}
/** A field of an answer, which must have this type. What GitHub did not say is never guessed. */
function read(question, fields, name, type) {
    const value = fields?.[name];
    if (typeof value === type && value !== '')
        return value;
    throw unusable(question, shown(fields), `has no ${name}`);
}
function timeOf(question, fields) {
    const time = Date.parse(read(question, fields, 'created_at', 'string'));
    if (!Number.isNaN(time))
        return time;
    throw unusable(question, shown(fields), 'has a created_at that is not a time');
}
function shown(fields) {
    return { status: 200, text: JSON.stringify(fields ?? null) };
}
function textOf(value) {
    return typeof value === 'string' ? value : '';
}
/** GitHub answers 403 for a rate limit too. That is not a missing permission. */
function isRateLimit({ status, headers, text }) {
    if (status !== 403)
        return false;
    return (headers['retry-after'] !== undefined ||
        headers['x-ratelimit-remaining'] === '0' ||
        /rate limit/iu.test(text));
}

;// CONCATENATED MODULE: ./build/github/permissions.js

/** The permissions that a job needs for all that the action does on GitHub. */
const permissionLines = [
    'permissions:',
    '  contents: read',
    '  deployments: write',
    '  pull-requests: write',
].join('\n');
/**
 * The error for a run that needs the record but may not read or write it. It says that nothing was sent: a preview
 * without a record would have no owner, and nobody could tear it down.
 *
 * @param what in words, as in `the preview of pull request #7`
 * @param hasOtherWay whether it also helps to name the link as `domain`
 */
function recordRefused(what, hasOtherWay, cause) {
    const named = hasOtherWay ? 'Or name the link as "domain". ' : '';
    return new errors/* InputError */.dz('github-token', `the token may not use the repository's deployments, where the link of ${what} is remembered, so nothing was sent. ${cause.message}`, {
        hint: `Add the lines below to the job. ${named}Or write "github-token: ''" where nothing is to be remembered: then each deploy without "domain" makes a new link, and a teardown needs "domain".\n${permissionLines}`,
        cause,
    });
}
/** The warning for a deploy to a link that the user named. The deploy goes on without a record. */
function notRecorded({ message }) {
    return [
        `This deploy is not recorded, because the token may not use the repository's deployments. ${message}`,
        'Add to the job in the workflow:',
        permissionLines,
    ].join('\n');
}
/** The warning if the token may not write the comment. */
function notCommented({ message }) {
    return [
        `The pull request gets no comment, because the token may not write one. ${message}`,
        'Write "comment: false", or add to the job in the workflow:',
        permissionLines,
    ].join('\n');
}
/** The error for a teardown with neither token nor domain. */
function unknownLink() {
    return new errors/* InputError */.dz('domain', 'neither domain nor github-token is given, so the link of this preview can not be found and would stay.', {
        hint: `Leave github-token out, so that the step gets the job's own, or write the link as "domain". The job needs:\n${permissionLines}`,
    });
}

;// CONCATENATED MODULE: ./build/acts/ask.js




/**
 * Asks GitHub for what the plan needs and the event's payload does not tell.
 *
 * @throws {InputError} if there is no token to ask with, or the token may not see what is asked for
 * @throws {GitHubError} if GitHub gives no answer
 */
async function ask(question, services) {
    if (question.about === 'name')
        return { name: await kindOf(question.name, services) };
    const { number, fromInput } = question;
    // Without a token nothing is recorded. So nobody needs the head of a pull request that GitHub itself named.
    if (!fromInput && services.inputs.githubToken === '')
        return { pullRequest: undefined };
    const { github } = services.requireGitHub(fromInput
        ? 'the number of a pull request is used only after GitHub has confirmed it'
        : `the event does not contain the latest commit of pull request #${number}, so GitHub must be asked for it`);
    const pullRequest = await github.pullRequest(number).catch((error) => {
        throw ask_hidden(fromInput ? 'pull-request' : 'github-token', `pull request #${number} can't be read`, error);
    });
    return { pullRequest };
}
async function kindOf(name, services) {
    const shown = `"${(0,printable/* excerpt */.Kb)(name)}"`;
    const { github } = services.requireGitHub(`GitHub must be asked whether ${shown} is a branch or a tag`);
    try {
        return await lookUp(name, github);
    }
    catch (error) {
        throw ask_hidden('github-token', `it is not known whether ${shown} is a branch or a tag`, error);
    }
}
async function lookUp(name, github) {
    if (await github.refs.branchExists(name))
        return 'branch';
    return (await github.refs.tagExists(name)) ? 'tag' : 'neither';
}
/**
 * If GitHub did not let the token see something: an error that says how to change that. Any other error stays as it is.
 */
function ask_hidden(input, what, error) {
    if (!(error instanceof GitHubError && error.forbidden))
        return error;
    return new errors/* InputError */.dz(input, `${what}, so nothing was done. ${error.message}`, {
        hint: `If it exists on GitHub, the token has no permission to see it. Then add to the job in the workflow:\n${permissionLines}`,
        cause: error,
    });
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./build/hosting/dialect.js
/** What the interface itself says (INTERFACE 4.1). */
const plain = { update: 'POST', folders: 'files' };
/**
 * What is publicly known of services, by their host. For ext.tiiny.host: the vendor's own client (its skill 1.1.0,
 * March 2026) updates with PUT, and every public client that was found sends a site with folders as one archive.
 */
const known = {
    'ext.tiiny.host': { update: 'PUT', folders: 'zip' },
};
/** The dialect of the service at an address. */
function dialectOf({ hostname }) {
    return (Object.hasOwn(known, hostname) ? known[hostname] : undefined) ?? plain;
}
/**
 * Chooses the form of a site. A form that the user wrote is always used. `auto` depends on the service and on whether
 * the site has folders.
 *
 * @param uploadAs the input `upload-as`
 */
function formFor(uploadAs, files, baseUrl) {
    if (uploadAs !== 'auto')
        return { form: uploadAs, why: `"upload-as: ${uploadAs}" asks for it` };
    if (!files.some(({ path }) => path.includes('/')))
        return { form: 'files', why: 'a site without folders needs no archive' };
    const { folders } = dialectOf(baseUrl);
    if (folders === 'zip')
        return { form: 'zip', why: `${baseUrl.host} is known to unpack it` };
    return { form: 'files', why: `${baseUrl.host} is not known to need an archive` };
}

// EXTERNAL MODULE: ./build/text/format.js
var format = __nccwpck_require__(387);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(598);
// EXTERNAL MODULE: ./node_modules/mime/dist/src/index.js + 3 modules
var src = __nccwpck_require__(86);
;// CONCATENATED MODULE: external "node:events"
const external_node_events_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
;// CONCATENATED MODULE: external "node:http"
const external_node_http_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
;// CONCATENATED MODULE: external "node:https"
const external_node_https_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
// EXTERNAL MODULE: ./build/environment.js
var environment = __nccwpck_require__(853);
;// CONCATENATED MODULE: external "node:net"
const external_node_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
;// CONCATENATED MODULE: external "node:tls"
const external_node_tls_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
;// CONCATENATED MODULE: ./build/http/early.js



/**
 * Milliseconds that an unused connection may be used later. Servers close silent connections, some of them after 15 s.
 */
const trustedFor = 8000;
const connections = new Map();
/**
 * Opens a connection to a server early, so that the request does not wait for it later. Only what TLS needs is sent. If
 * it fails, the request will fail too, and say why. If there is a proxy, nothing is opened early.
 */
function openEarly({ protocol, hostname, port, origin }) {
    if ((0,environment/* namesProxy */.pk)() || connections.has(origin))
        return;
    const host = hostname.replace(/^\[|\]$/gu, '');
    const address = { host, port: Number(port) || (protocol === 'https:' ? 443 : 80) };
    const tls = { ...address, rejectUnauthorized: true, ALPNProtocols: ['http/1.1'] };
    const socket = protocol === 'https:'
        ? (0,external_node_tls_namespaceObject.connect)({ ...tls, ...((0,external_node_net_namespaceObject.isIP)(host) === 0 && { servername: host }) })
        : (0,external_node_net_namespaceObject.connect)(address);
    // This connection must not end the process by an error, and must not keep it running.
    socket.on('error', () => { });
    socket.unref();
    connections.set(origin, { socket, openedAt: performance.now() });
}
/** Returns the connection that was opened early, only once; undefined if there is none that may still be used. */
function takeEarly({ origin }) {
    const early = connections.get(origin);
    connections.delete(origin);
    if (early === undefined)
        return undefined;
    const { socket, openedAt } = early;
    if (!socket.destroyed && !socket.readableEnded && performance.now() - openedAt < trustedFor)
        return socket.ref();
    socket.destroy();
    return undefined;
}

;// CONCATENATED MODULE: ./build/http/connect.js




/** The action's name for servers. */
const userAgent = 'static-deploy-action';
/**
 * Opens a request. It goes through a proxy if one is configured. Certificates are always checked, whatever the
 * environment says.
 */
async function start({ url, method, headers, body, ownConnection }) {
    const client = url.protocol === 'https:' ? external_node_https_namespaceObject : external_node_http_namespaceObject;
    const proxy = await proxyAgent(url);
    const early = proxy ? undefined : takeEarly(url);
    // The connection is kept alive anyway. If the server had to close it, it might do so before its early answer is read.
    const agent = proxy ?? (ownConnection ? new client.Agent({ keepAlive: true }) : client.globalAgent);
    const outgoing = client.request(url, {
        ...(early ? { createConnection: () => early } : { agent }),
        // It is written here because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would switch the check off.
        rejectUnauthorized: true,
        method,
        headers: {
            'user-agent': userAgent,
            accept: 'application/json',
            ...(early && { connection: 'keep-alive' }),
            ...headers,
            ...(body && { 'content-type': body.contentType, 'content-length': body.length }),
        },
    });
    // No agent closes this connection. If it stayed open, the step would not end.
    if (early)
        outgoing.once('close', () => early.destroy());
    if (body === undefined)
        outgoing.end();
    else
        outgoing.flushHeaders();
    return outgoing;
}
/**
 * The agent for a proxy, if there is one. If the environment names no proxy, `@actions/http-client` is not even loaded:
 * it takes as long to start as everything else here.
 */
async function proxyAgent(url) {
    if (!(0,environment/* namesProxy */.pk)())
        return undefined;
    const { HttpClient } = await __nccwpck_require__.e(/* import() */ 716).then(__nccwpck_require__.bind(__nccwpck_require__, 716));
    // The client itself is not used, because its sendStream takes a source that failed for a complete one. All that it
    // knows of proxies is in the agent. The agent's own options decide about certificates.
    const agent = new HttpClient(userAgent).getAgent(url.href);
    agent.options = { ...agent.options, rejectUnauthorized: true };
    return agent;
}

;// CONCATENATED MODULE: ./build/http/watchdog.js



/** Milliseconds for the answer if the run was cancelled after everything was sent. The runner gives 7.5 s in all. */
const timeAfterCancel = 2000;
/** Watches one exchange for silence, and knows how far it has come. */
class Watchdog {
    #connection;
    #timer;
    #abort;
    #stop;
    #ready = false;
    #givenUp;
    #ended = false;
    #delivered = false;
    #answerTimer;
    /**
     * @param over is aborted when the exchange is over, because a request that waits for a proxy's connection sends no
     * event then
     */
    constructor(outgoing, connection, over) {
        this.#connection = connection;
        this.#stop = (why) => {
            outgoing.destroy(new Error(why));
            over.abort();
        };
        this.#timer = setTimeout(() => {
            this.#givenUp = 'silence';
            this.#stop('silence');
        }, connection.silence);
        this.#abort = () => {
            // The answer will come in a moment. Without it a new link could be left that nobody knows.
            if (this.#delivered)
                setTimeout(() => this.#stop('aborted'), timeAfterCancel).unref();
            else
                this.#stop('aborted');
        };
        connection.signal.addEventListener('abort', this.#abort);
        if (connection.signal.aborted)
            this.#abort();
        outgoing.once('close', () => over.abort());
        outgoing.once('socket', (socket) => {
            // A proxy's agent gives a socket that is connected already.
            const { connecting, secureConnecting } = socket;
            if (!connecting && !secureConnecting)
                this.#ready = true;
            else
                socket.once(outgoing.protocol === 'https:' ? 'secureConnect' : 'connect', () => this.touch(true));
        });
    }
    /** Call it for each byte in either direction. */
    touch(ready = this.#ready) {
        this.#ready = ready;
        this.#timer.refresh();
    }
    /**
     * Everything was sent. From now on the answer has a time limit, also if it comes slowly, byte by byte.
     *
     * @param delivered whether there was a body, so that the service may have done something
     */
    awaitAnswer(delivered) {
        if (this.#ended)
            return;
        this.#delivered = delivered;
        this.#answerTimer = setTimeout(() => {
            this.#givenUp = 'no end';
            this.#stop('no end');
        }, this.#connection.answerTime);
    }
    end() {
        this.#ended = true;
        clearTimeout(this.#timer);
        clearTimeout(this.#answerTimer);
        this.#connection.signal.removeEventListener('abort', this.#abort);
    }
    /** The error to throw for what ended the exchange. */
    classify(error, request) {
        const { operation, url } = request;
        const { silence, answerTime } = this.#connection;
        if (this.#givenUp !== undefined) {
            const message = this.#givenUp === 'silence'
                ? `${operation}: nothing came from ${url.host} for ${Math.round(silence / 1000)} s.`
                : `${operation}: the answer of ${url.host} was not complete after ${(0,format/* formatDuration */.a3)(answerTime)}.`;
            return new errors/* NetworkError */.Dr({ operation, mayHaveArrived: this.#ready }, message, { hint: this.#runAgain });
        }
        if (error instanceof Error && error.name === 'AbortError')
            return this.lost(request, 'closed without an answer');
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (code === '' || !(error instanceof Error))
            return error;
        const why = (0,printable/* excerpt */.Kb)(error.message || code);
        if (this.#ready && !untrusted.test(code))
            return this.lost(request, why, error);
        const [what, hint] = unreachable(code, this.#connection.addressFrom);
        const facts = { operation, mayHaveArrived: false, final: untrusted.test(code) };
        return new errors/* NetworkError */.Dr(facts, `${operation}: ${url.host} ${what} (${why}).`, { hint, cause: error });
    }
    get #runAgain() {
        return `Run the job again; if it stays like that, ask ${this.#connection.peer} whether it has a problem.`;
    }
    /** The error for a connection that broke after it was made. */
    lost({ operation, url }, why, cause) {
        const message = `${operation}: the connection to ${url.host} was lost before the answer was complete (${why}).`;
        return new errors/* NetworkError */.Dr({ operation, mayHaveArrived: true }, message, { hint: this.#runAgain, cause });
    }
}
/** Codes of OpenSSL and Node for a certificate that is not accepted. */
const untrusted = /CERT|TLS|SSL|SIGNATURE|ISSUER/u;
/** Why no connection was made, and what to do about it. */
function unreachable(code, origin) {
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
        return [
            'has no address: its name was not found',
            `Check ${origin}, and that the runner reaches the internet.`,
        ];
    }
    if (untrusted.test(code)) {
        return [
            'can not be trusted: its certificate is not accepted',
            `Nothing was sent. Check ${origin}. Behind a proxy that inspects traffic, set NODE_EXTRA_CA_CERTS on the runner.`,
        ];
    }
    return ['could not be reached', `Check ${origin} and the proxy settings, and that the server is up.`];
}

;// CONCATENATED MODULE: ./build/http/send.js



/**
 * Sends one request, and gives its answer to `read`. If both came to their end, the connection is kept for the next
 * request; otherwise it is closed. It never follows a redirect, because that would send the key there.
 *
 * A refusal may arrive while the body is still being sent. Then it is the answer, and what the server does to the
 * connection after it does not matter. A success counts only after the whole body was sent.
 *
 * @param read gets the answer, and must call the watchdog's `touch` for the bytes that it reads
 * @throws {NetworkError} if no complete answer came
 * @throws {SiteError} if the site changed while it was sent
 */
async function send(request, connection, read) {
    connection.signal.throwIfAborted();
    const outgoing = await start(request);
    const over = new AbortController();
    const watchdog = new Watchdog(outgoing, connection, over);
    // An error after the result is known (a reset after a complete answer) must not end the process.
    outgoing.on('error', () => { });
    const answered = (0,external_node_events_namespaceObject.once)(outgoing, 'response', { signal: over.signal });
    let incoming;
    const rejected = () => (incoming?.statusCode ?? 0) >= 300;
    const stopped = () => rejected() || over.signal.aborted;
    const sent = pump(request.body, outgoing, { stopped, over: over.signal, progress: () => watchdog.touch() });
    // If the site changed, the connection must be broken. With a proper end a shorter body could be taken for the whole
    // site.
    sent.catch((error) => outgoing.destroy(error));
    sent.then((all) => all && watchdog.awaitAnswer(request.body !== undefined)).catch(() => { });
    let reusable = false;
    try {
        ;
        [incoming] = (await answered);
        if (!rejected() && !(await sent))
            throw watchdog.lost(request, 'closed before everything was sent');
        const result = await read(incoming, watchdog);
        reusable = incoming.complete && outgoing.writableFinished;
        return result;
    }
    catch (error) {
        connection.signal.throwIfAborted();
        throw watchdog.classify(error, request);
    }
    finally {
        over.abort();
        watchdog.end();
        if (!reusable)
            outgoing.destroy();
    }
}
/**
 * Sends the body as fast as the connection takes it. Returns whether all of it was sent: it stops early if the rest is
 * of no use.
 */
async function pump(body, outgoing, options) {
    if (body === undefined)
        return true;
    for await (const chunk of body.stream()) {
        if (options.stopped())
            return false;
        await taken(outgoing, chunk, options.over);
        options.progress();
    }
    if (options.stopped())
        return false;
    outgoing.end();
    return true;
}
/**
 * Writes a chunk and waits until the system has taken it, because its memory is used again after that. It also ends if
 * the exchange is over. The code that waits for the answer gets the error.
 */
async function taken(outgoing, chunk, over) {
    await new Promise((resolve) => {
        const done = () => {
            over.removeEventListener('abort', done);
            resolve();
        };
        over.addEventListener('abort', done);
        if (!over.aborted)
            outgoing.write(chunk, done);
        else
            done();
    });
}

;// CONCATENATED MODULE: ./build/http/page.js

/**
 * Gets a page of the site as a visitor would: without the key. Redirects are followed while they stay on this host and
 * https.
 *
 * @param take gets the body of a success, chunk by chunk
 * @throws whatever kept the page from coming completely
 */
async function visit(url, connection, take, redirects = 5) {
    const request = {
        operation: 'verify',
        method: 'GET',
        url,
        headers: { accept: '*/*', 'accept-encoding': 'identity' },
    };
    const page = await send(request, connection, async (incoming, watchdog) => {
        const { statusCode: status = 0, headers } = incoming;
        if (status === 200) {
            for await (const chunk of incoming) {
                watchdog.touch();
                take(chunk);
            }
        }
        return { status, location: status >= 300 && status < 400 ? headers.location : undefined };
    });
    const { status, location } = page;
    if (location === undefined || redirects === 0)
        return { status };
    const next = URL.canParse(location, url.href) ? new URL(location, url.href) : undefined;
    if (next?.host !== url.host || next.protocol !== 'https:')
        return { status, elsewhere: location };
    return await visit(next, connection, take, redirects - 1);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
;// CONCATENATED MODULE: ./build/site/read.js




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
    let total = 0;
    try {
        const descriptor = read_open(file);
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
    const descriptor = read_open(file);
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
function read_open(file) {
    let descriptor;
    try {
        descriptor = (0,external_node_fs_.openSync)(file.source, openFlags);
        if (isSame(file, descriptor))
            return descriptor;
    }
    catch (cause) {
        if (descriptor !== undefined)
            (0,external_node_fs_.closeSync)(descriptor);
        throw changed(file, cause);
    }
    (0,external_node_fs_.closeSync)(descriptor);
    throw changed(file, undefined, 'was replaced by another file');
}
/** Compares numbers. On Windows they may have more than 53 bits, but both are rounded in the same way. */
function isSame({ device, inode }, descriptor) {
    if (!inode)
        return true;
    const { dev, ino } = (0,external_node_fs_.fstatSync)(descriptor);
    // On Windows an open file and a path may give different numbers for the same disk (libuv/libuv#4698).
    return ino === inode && (dev === device || process.platform === 'win32');
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
    const message = `"${(0,printable/* excerpt */.Kb)(file.path, 300)}" ${what} while the site was being sent, so the upload was aborted.`;
    return new errors/* SiteError */.wt(file.path, message, {
        hint: 'The link still serves the earlier site. Check that the build has ended before this step starts.',
        cause,
    });
}

;// CONCATENATED MODULE: ./build/hosting/look.js





/** Bytes that a service may add to a page. */
const addedToHtml = 10 * 1024 * 1024;
/**
 * Gets one file as a visitor would. It must come with status 200 and with the same bytes. The bytes of HTML are not
 * compared, because services add to it.
 *
 * @returns what is wrong, in words that follow its path; undefined if nothing is wrong
 */
async function faultOf(link, file, signal) {
    const path = file.path === 'index.html' ? '' : file.path.split('/').map(encodeURIComponent).join('/');
    const isHtml = src/* default */.A.getType(file.path) === 'text/html';
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const most = file.size + (isHtml ? addedToHtml : 0);
    let length = 0;
    let page;
    try {
        page = await visit(new URL(`https://${link}/${path}`), visitor(signal), (chunk) => {
            length += chunk.length;
            if (length > most)
                throw new Error('there is more of it than was sent');
            hash.update(chunk);
        });
    }
    catch (error) {
        return `can't be fetched (${(0,printable/* excerpt */.Kb)(error instanceof Error ? error.message : String(error))})`;
    }
    if (page.elsewhere !== undefined)
        return `redirects to ${(0,printable/* excerpt */.Kb)(page.elsewhere)}, which is not followed because it is another host or not https`;
    if (page.status === 404)
        return 'is missing (HTTP 404)';
    if (page.status !== 200)
        return `comes with HTTP ${page.status}`;
    if (isHtml)
        return undefined;
    const expected = await digestOf(file).catch(() => undefined);
    if (expected === undefined)
        return 'has changed on disk since it was sent, so it can not be compared';
    return hash.digest('hex') === expected ? undefined : 'comes with other bytes';
}
function visitor(signal) {
    return {
        signal,
        peer: 'the hosting service',
        addressFrom: 'the link',
        silence: 20_000,
        answerTime: 10 * 60_000,
        answerLimit: Number.POSITIVE_INFINITY,
    };
}
async function digestOf(file) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const size = 256 * 1024;
    const buffers = [Buffer.allocUnsafeSlow(size), Buffer.allocUnsafeSlow(size)];
    for await (const chunk of readInChunks(file, buffers))
        hash.update(chunk);
    return hash.digest('hex');
}

;// CONCATENATED MODULE: ./build/hosting/sample.js
/**
 * The files to look at: the root page if there is one, the deepest path, the largest and the smallest file, and one
 * from the middle.
 */
function sampleOf(files) {
    const depth = ({ path }) => path.split('/').length;
    const best = (better) => files.reduce((found, file) => (found && !better(file, found) ? found : file), undefined);
    const sample = [
        files.find(({ path }) => path === 'index.html'),
        best((a, b) => depth(a) > depth(b)),
        best((a, b) => a.size > b.size),
        best((a, b) => a.size < b.size),
        files[Math.floor(files.length / 2)],
    ];
    return [...new Set(sample.filter((file) => file !== undefined))];
}

;// CONCATENATED MODULE: ./build/hosting/verify.js






/** Milliseconds between two looks. */
const pauses = [500, 1000, 2000, 4000];
/**
 * Asks a link, without the key, until it serves what was sent. It asks for the root page and a sample that includes the
 * deepest path, the largest and the smallest file. Each must come with status 200 and with the same bytes; the bytes of
 * HTML are not compared, because services add to it.
 *
 * @returns milliseconds that it took
 * @throws {ServiceError} if the link does not serve it in time. The error carries the link.
 */
async function verify(link, files, options) {
    const { signal, tell, patience = 60_000 } = options;
    const start = performance.now();
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    let open = sampleOf(files);
    let faults = [];
    for (let round = 0; open.length > 0; round += 1) {
        const looks = open.map(async (file) => {
            const fault = await faultOf(link, file, deadline);
            return fault === undefined ? [] : [{ file, fault }];
        });
        const found = (await Promise.all(looks)).flat();
        signal.throwIfAborted();
        // If the deadline interrupted this look, the look before it tells more.
        if (!deadline.aborted || faults.length === 0)
            faults = found;
        if (deadline.aborted && found.length > 0)
            throw notServed(link, files, faults, { ...options, patience });
        open = found.map(({ file }) => file);
        if (open.length === 0)
            break;
        if (round === 0)
            tell(`Not all files are served yet: ${describeFault(found[0])}. Checking again for up to ${patience / 1000} s.`);
        const pause = pauses[Math.min(round, pauses.length - 1)];
        await (0,promises_namespaceObject.setTimeout)(pause, undefined, { signal: deadline }).catch(() => signal.throwIfAborted());
    }
    return performance.now() - start;
}
function describeFault(fault) {
    return fault ? `"${(0,printable/* excerpt */.Kb)(fault.file.path, 200)}" ${fault.fault}` : '';
}
function notServed(link, files, faults, { asFiles, patience }) {
    const isNested = ({ file }) => file.path.includes('/');
    const onlyNested = faults.every(isNested) && files.some(({ path }) => !path.includes('/'));
    const what = faults.map(describeFault).join('; ');
    const looked = (0,format/* count */.U9)(sampleOf(files).length, 'file');
    const hint = asFiles && onlyNested
        ? 'The files at the root are there, those in folders are not: the service seems to drop the folders. Write "upload-as: zip".'
        : 'Open the link. If it is only slow, run the job again; if not, ask the hosting service what happened to the upload.';
    const inPublic = { message: 'verify: the site was sent, but its link does not serve it.', hint };
    return new errors/* ServiceError */._7({ operation: 'verify', status: 200, link }, `verify: the site was sent, but https://${link}/ does not serve it after ${patience / 1000} s. Checked ${looked}. Wrong: ${what}.`, { hint, inPublic });
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
;// CONCATENATED MODULE: ./build/site/added.js



/** The file that asks search engines to stay away (RFC 9309). */
const robotsFile = {
    path: 'robots.txt',
    content: 'User-agent: *\nDisallow: /\n',
    why: 'noindex',
};
/**
 * Adds files to a site. They are written to the runner's temporary folder, and count like all other files. The
 * directory itself is not changed.
 *
 * @throws {InputError} if they can't be written to the temporary folder
 */
function withAdded(site, added, folder) {
    if (added.length === 0)
        return { site, [Symbol.dispose]() { } };
    let home = '';
    const dispose = () => {
        if (home !== '')
            (0,external_node_fs_.rmSync)(home, { recursive: true, force: true, maxRetries: 3 });
        process.off('exit', dispose);
    };
    try {
        home = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, 'static-deploy-added-'));
        // If the process ends early, nobody calls `dispose`. The files must be deleted all the same.
        process.once('exit', dispose);
        const files = added.map(({ path, content }, index) => {
            const source = (0,external_node_path_.join)(home, String(index));
            (0,external_node_fs_.writeFileSync)(source, content);
            return { path, source, size: (0,external_node_fs_.statSync)(source).size };
        });
        const others = site.files.filter(({ path }) => !added.some((each) => each.path === path));
        const all = [...others, ...files].sort((a, b) => (a.path < b.path ? -1 : 1));
        const bytes = all.reduce((sum, { size }) => sum + size, 0);
        return { site: { ...site, files: all, bytes }, [Symbol.dispose]: dispose };
    }
    catch (cause) {
        dispose();
        throw new errors/* InputError */.dz('noindex', "the files to add to the site can't be written to the temporary folder.", {
            hint: 'Make room on the runner, or leave out noindex and compare-with.',
            cause,
        });
    }
}

;// CONCATENATED MODULE: ./build/site/literal-pattern.js

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
        const visible = (0,printable/* printable */.g$)(character) === character;
        // White space at the end of a line would be removed, but not in brackets.
        return visible ? `[${character}]` : '?'.repeat(character.length);
    });
    // With a slash in front, "#", "!", "~" and white space have no special meaning.
    return (0,printable/* printable */.g$)(/^[#!~\s]/u.test(escaped) ? `/${escaped}` : escaped);
}

;// CONCATENATED MODULE: ./build/site/leak-error.js




/**
 * The error for files that look private, with the whole input `exclude` that leaves all of them out. It contains the
 * lines that are in the input already.
 *
 * @param paths at least one; folders end in `/`
 */
function leakError(paths, { exclude, instead }) {
    const some = (0,format/* firstOf */.Ku)(paths.map(printable/* printable */.g$), 5);
    const message = `Something in the directory looks private: ${some}. Nothing was sent.`;
    const patterns = paths.map(literalPattern);
    const lines = [...exclude.map(printable/* printable */.g$), ...patterns];
    const replaced = exclude.length > 0 ? 'put these lines in place of the step\'s "exclude"' : 'add these lines';
    const hint = [
        `${directoryHint(instead)} To leave this out, ${replaced}. To publish one on purpose, write "!" in front of its line:`,
        'exclude: |',
        ...lines.map((line) => `  ${line}`),
    ].join('\n');
    // A comment must not contain the value of an input.
    const inPublic = [
        'Check that "directory" is what the build writes. To leave this out, add these lines to "exclude", as the log of the run shows:',
        ...patterns,
    ].join('\n');
    return new errors/* SiteError */.wt(paths[0] ?? '', message, { hint, inPublic: { message, hint: inPublic } });
}
function directoryHint(instead) {
    if (instead === undefined)
        return 'Check that "directory" is what the build writes.';
    const folder = (0,printable/* printable */.g$)(instead);
    return `"${folder}" looks like what a build writes: did you mean "directory: ${folder}"?`;
}

// EXTERNAL MODULE: ./build/site/likely-folders.js
var likely_folders = __nccwpck_require__(980);
;// CONCATENATED MODULE: ./build/site/access.js


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
                : `Check its permissions, or leave it out with "exclude: ${(0,printable/* printable */.g$)(path)}".`;
        throw new errors/* SiteError */.wt(path, `${quote(path || '.')} can't be ${what}: ${code}.`, { hint, cause });
    }
}
/**
 * The system's code of a call that failed, such as `EACCES`; `unknown reason` if there is none.
 *
 * @throws {ActionError} the error itself if it is one of our own, which says more than a code
 */
function codeOf(cause) {
    if (cause instanceof errors/* ActionError */.lZ)
        throw cause;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
}
/** A path for a message: printable, in quotes, at most 300 characters. */
function quote(path) {
    return `"${(0,printable/* excerpt */.Kb)(path, 300)}"`;
}

;// CONCATENATED MODULE: ./build/site/private-content.js



/**
 * Only files of at most this many bytes are looked at. Keys are small, and among 100,000 files reading more would take
 * time.
 */
const mostBytes = 64 * 1024;
/** One buffer for all files, because they are read one after another. */
let buffer;
/**
 * The first line of a private key: PEM (RFC 7468), which OpenSSH and PGP use too, RFC 4716, PuTTY and age. It stands at
 * the start of a line, maybe after blanks. Or it is the start of a value with the name "key", as in the JSON of a
 * service account. In the middle of a sentence it is only a quotation.
 */
const keyLine = /(?:^|key["']?[ \t]{0,9}[:=][ \t]{0,9}["']{0,3})[ \t]{0,99}(?:-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY|---- BEGIN SSH2 ENCRYPTED PRIVATE KEY|PuTTY-User-Key-File-\d|AGE-SECRET-KEY-1)/imu;
/**
 * A text that contains none of these contains no key line. They are looked for first, because they are found ten times
 * as fast.
 */
const words = ['PRIVATE KEY', 'PuTTY-User-Key-File-', 'AGE-SECRET-KEY-1'];
/**
 * The start of a key in DER: a version, then a number (PKCS #1), an algorithm (PKCS #8) or the key itself (RFC 5915).
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are bytes
const derKey = /^0(?:[\x00-\x7f]|\x81.|\x82..)\x02\x01(?:\x00[\x02\x30]|\x01\x04)/su;
/**
 * Whether a file is a private key or contains one. Files larger than 64 KiB are not looked at.
 *
 * @param source absolute path
 * @param size in bytes
 */
function holdsPrivateKey(source, size) {
    if (size === 0 || size > mostBytes)
        return false;
    buffer ??= Buffer.allocUnsafeSlow(mostBytes);
    let length;
    const descriptor = (0,external_node_fs_.openSync)(source, openFlags);
    try {
        length = (0,external_node_fs_.readSync)(descriptor, buffer, 0, size, null);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
    const text = private_content_textOf(buffer.subarray(0, length));
    return derKey.test(text) || (words.some((word) => text.includes(word)) && keyLine.test(text));
}
/**
 * The text, with one character for each byte: for the words above this is as good as UTF-8. If the file begins with the
 * mark of UTF-16, as PowerShell writes it, it is read as UTF-16.
 */
function private_content_textOf(bytes) {
    const [first, second] = bytes;
    if (first === 0xff && second === 0xfe)
        return bytes.toString('utf16le', 2);
    return bytes.toString('latin1', first === 0xef && second === 0xbb ? 3 : 0);
}
/** Whether a folder is a repository without a working tree, or a `.git` with another name (gitrepository-layout). */
function isBareRepository(folder) {
    const stats = (name) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder, name), { throwIfNoEntry: false });
    return stats('HEAD') !== undefined && ['objects', 'refs'].every((name) => stats(name)?.isDirectory());
}

;// CONCATENATED MODULE: ./build/site/private-names.js
/*
 * Names of files and folders that contain secrets. They follow the public rules of secret scanners: the signatures of
 * gitrob (github.com/michenriksen/gitrob, core/signatures.go) and shhgit (github.com/eth0izzle/shhgit, config.yaml),
 * and "pkcs12-file" of gitleaks (github.com/gitleaks/gitleaks, cmd/generate/config/rules/privatekey.go). Files that a
 * site may offer as downloads (logs, databases, a program's configuration) are not here.
 */
/** Folders of keys and passwords, of version control, and of a package manager; in lower case. */
const privateFolders = new Set(['.ssh', '.aws', '.gnupg', '.kube', '.svn', '.hg', 'node_modules']);
/** In lower case. */
const privateFiles = new Set([
    '.npmrc',
    '.netrc',
    '_netrc',
    '.git-credentials',
    '.htpasswd',
    'htpasswd',
    '.pgpass',
    '.s3cfg',
    '.dockercfg',
    '.tugboat',
    '.bash_history',
    '.zsh_history',
    '.mysql_history',
    '.psql_history',
    'otr.private_key',
    'proftpdpasswd',
    'sftp-config.json',
    'terraform.tfvars',
    'terraform.tfstate.backup',
]);
/**
 * Extensions of environment files, of Terraform's state, and of stores of keys and passwords whose content is not
 * readable.
 */
const privateExtensions = new Set([
    'env',
    'tfstate',
    'p12',
    'pfx',
    'pkcs12',
    'jks',
    'keystore',
    'keyring',
    'keychain',
    'agilekeychain',
    'kwallet',
    'kdb',
    'kdbx',
    'psafe3',
]);
/**
 * Extensions of files that sites consist of: text that may quote a key to explain it, and formats that can't contain
 * one. JSON and plain text are not here, because keys are kept in such files.
 */
const webTypes = new Set([
    'html htm xhtml shtml md mdx markdown rst adoc xml xsl rss atom vtt srt',
    'js mjs cjs jsx ts mts cts tsx vue svelte map wasm css scss sass less webmanifest',
    'png apng jpg jpeg gif webp avif ico bmp tif tiff svg heic jxl psd woff woff2 ttf otf eot',
    'mp3 mp4 m4a m4v ogg ogv oga opus wav flac webm mov avi mkv glb',
    'pdf zip gz tgz br zst bz2 xz 7z docx xlsx pptx epub',
].flatMap((line) => line.split(' ')));
/** Documentation in plain text: sources that Sphinx and similar tools publish, and files for language models. */
const documentation = /(?:\.(?:md|rst|adoc)|^llms(?:-[a-z]+)?)\.txt$/u;
/**
 * What a file's name tells: the file is private, or of a type that contains no key, or only its content can tell.
 *
 * @param path relative to the site's root
 */
function privacyOf(path) {
    const start = path.lastIndexOf('/') + 1;
    // Most of 100,000 files end here, so this comes first.
    if (path[start] !== '.' && webTypes.has(path.slice(path.lastIndexOf('.') + 1)))
        return 'public';
    const name = path.slice(start).toLowerCase();
    const extension = name.slice(name.lastIndexOf('.') + 1);
    if (name.startsWith('.env') || privateFiles.has(name))
        return 'private';
    if (webTypes.has(extension))
        return 'public';
    if (privateExtensions.has(extension) && extension !== name)
        return 'private';
    if (name === 'config.json' && /(?:^|\/)\.docker\/[^/]*$/iu.test(path))
        return 'private';
    return documentation.test(name) ? 'public' : 'unknown';
}
/** Whether folders of this name are private. */
function isPrivateName(name) {
    return privateFolders.has(name.toLowerCase());
}

;// CONCATENATED MODULE: ./build/site/private-files.js



/**
 * Whether a file looks private: by its name, or by its content if the name does not tell.
 *
 * @param path relative to the site's root
 * @param target the same for the target of a link; if it is not a link, `path` again
 * @param source the path on disk to read
 * @param size in bytes
 */
function isPrivateFile(path, target, source, size) {
    const own = privacyOf(path);
    const other = target === path ? own : privacyOf(target);
    if (own === 'private' || other === 'private')
        return true;
    return (own === 'unknown' || other === 'unknown') && holdsPrivateKey(source, size);
}
/**
 * Whether a folder is private: by its name, or because it is a repository.
 *
 * @param real its real path
 * @param path its path on the walk, which differs from `real` if a link led to it
 */
function isPrivateFolder(real, path = real) {
    return isPrivateName((0,external_node_path_.basename)(real)) || isPrivateName((0,external_node_path_.basename)(path)) || isBareRepository(real);
}

;// CONCATENATED MODULE: ./build/site/root.js







/**
 * The real path of the folder that contains the site.
 *
 * @param directory the input, relative to `workspace` or absolute
 * @throws {InputError} if it is missing, not a folder, or can't be a site: a `.git`, a folder of keys
 */
function realRoot(directory, workspace) {
    const path = (0,external_node_path_.resolve)(workspace, directory);
    const wrong = (why, hint, cause) => new errors/* InputError */.dz('directory', `"${(0,printable/* excerpt */.Kb)(directory)}" ${why} (its full path is ${(0,printable/* excerpt */.Kb)(path, 500)}).`, {
        hint,
        cause,
    });
    let isFolder;
    try {
        isFolder = (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch (cause) {
        if (codeOf(cause) !== 'ENOENT')
            throw wrong(`can't be opened: ${codeOf(cause)}`, 'Check its permissions.', cause);
        const likely = (0,likely_folders/* likelyFolders */.kE)(workspace).filter((folder) => (0,external_node_path_.resolve)(workspace, folder) !== path);
        const instead = likely.length > 0 ? ` There is ${likely.map((folder) => `"${folder}"`).join(', ')}.` : '';
        const hint = `Check that the build step runs before this one, and the name of the folder that it writes.${instead}`;
        throw wrong('does not exist', hint, cause);
    }
    if (!isFolder)
        throw wrong('is a file', 'Write the folder that holds the site, not a file in it.');
    const real = (0,external_node_fs_.realpathSync)(path);
    const instead = 'Write the folder that the build writes, as in "directory: dist".';
    // The path that the user wrote is checked too: also a link with the name ".git" can't be a site.
    if (isInGit(path) || isInGit(real))
        throw wrong('is a .git folder or is inside one, and that is never published', instead);
    if (isPrivateFolder(real))
        throw wrong('looks private', instead);
    return real;
}
function isInGit(path) {
    return path.toLowerCase().split(/[/\\]/u).includes('.git');
}

;// CONCATENATED MODULE: ./build/site/file-names.js


/**
 * Makes sure that a file's path can be the `filename` of a part, for every server.
 *
 * A control character makes the part's header malformed (RFC 9110, 5.5), and so the whole request; only the line breaks
 * have an escape. And some servers look for `name=` in the whole header, also inside the quoted file name, and take the
 * last one. Then such a file could become a form field, for example the domain.
 *
 * @param path relative to the site's root
 * @throws {SiteError} if it can't
 */
function checkName(path) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    if (/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/u.test(path)) {
        throw unfit(path, "contains a control character, which can't be uploaded");
    }
    if (/;\s*(?:file)?name\*?\s*=/iu.test(path)) {
        throw unfit(path, 'looks like a second parameter of the upload, and a server could take it for the domain');
    }
    if (path.endsWith('\\')) {
        throw unfit(path, 'ends in a backslash, which would escape the quote after it on many servers');
    }
}
function unfit(path, why) {
    const hint = 'Rename it, or leave it out with "exclude".';
    return new errors/* SiteError */.wt(path, `The name "${(0,printable/* excerpt */.Kb)(path, 300)}" ${why}.`, { hint });
}

;// CONCATENATED MODULE: ./build/site/omissions.js
/** Names that are never published, whatever the inputs say; compared in lower case. */
const neverPublished = new Set(['.git', '.ds_store', 'thumbs.db', 'desktop.ini']);
/** Why a file or folder of this name is left out; undefined if its name is no reason. */
function omissionOf(name, isFolder, includeHiddenFiles) {
    if (neverPublished.has(name.toLowerCase()))
        return 'never published';
    if (includeHiddenFiles || !name.startsWith('.'))
        return undefined;
    return isFolder && name === '.well-known' ? undefined : 'hidden';
}

// EXTERNAL MODULE: ./build/site/paths.js
var paths = __nccwpck_require__(94);
;// CONCATENATED MODULE: ./build/site/links.js










/** Whether a link ends at a folder. A link that ends nowhere does not. */
function leadsToFolder(link) {
    try {
        return (0,external_node_fs_.statSync)(link).isDirectory();
    }
    catch {
        return false;
    }
}
/**
 * Folders that links may lead into, in all. A large site has as many; links to links could make far more out of a few.
 */
const mostFolders = 50_000;
/** The links of a site. Each is looked up only once, even if the walk meets it many times through other links. */
class Links {
    #root;
    #includeHiddenFiles;
    #known = new Map();
    #folders = 0;
    /** @param root real path of the site */
    constructor(root, includeHiddenFiles) {
        this.#root = root;
        this.#includeHiddenFiles = includeHiddenFiles;
    }
    /**
     * The target of a link.
     *
     * @param path of the link, relative to the site's root
     * @param link the link's own path on disk
     * @param isFolder whether it leads to a folder
     * @throws {SiteError} if it leads outside, nowhere or in a circle
     */
    follow(path, link, isFolder) {
        const known = this.#known.get(link);
        if (known !== undefined)
            return known;
        const real = this.#realPath(path, link);
        const target = { real, rules: this.#rulesAgainst((0,paths/* sitePath */.l)(this.#root, real), isFolder) };
        this.#known.set(link, target);
        return target;
    }
    /**
     * Counts a folder that the walk enters through a link.
     *
     * @throws {SiteError} if there are too many, because links to folders that contain links multiply
     */
    countFolder(prefix) {
        this.#folders += 1;
        if (this.#folders <= mostFolders)
            return;
        const most = (0,format/* formatNumber */.ZV)(mostFolders);
        const message = `The site leads into more than ${most} folders through links, the last one is ${quote(prefix)}.`;
        throw new errors/* SiteError */.wt(prefix, message, {
            hint: 'Links to folders that contain links multiply. Leave some out with "exclude", or replace them by copies.',
        });
    }
    #realPath(path, link) {
        const hint = `Put a copy of the file there instead of a link, or leave it out with "exclude: ${(0,printable/* printable */.g$)(path)}".`;
        const pointing = () => `The link ${quote(path)} points at ${(0,printable/* excerpt */.Kb)((0,external_node_fs_.readlinkSync)(link))}`;
        let target;
        try {
            target = (0,external_node_fs_.realpathSync)(link);
        }
        catch (cause) {
            const why = codeOf(cause) === 'ELOOP' ? 'leads in a circle' : 'does not exist';
            throw new errors/* SiteError */.wt(path, `${pointing()}, which ${why}.`, { hint, cause });
        }
        if (!(0,paths/* isInside */.F)(this.#root, target)) {
            throw new errors/* SiteError */.wt(path, `${pointing()}, which is outside the directory.`, {
                hint: `What is outside is never published. ${hint}`,
            });
        }
        return target;
    }
    /**
     * The rules against publishing a target. Each rule is checked for every segment of the path, so that a link can't
     * avoid it.
     */
    #rulesAgainst(target, isFolder) {
        const rules = new Set();
        if (!isFolder && privacyOf(target) === 'private')
            rules.add('private');
        const segments = target.split('/');
        let above = this.#root;
        for (const [index, name] of segments.entries()) {
            const isFolderHere = isFolder || index < segments.length - 1;
            const omission = omissionOf(name, isFolderHere, this.#includeHiddenFiles);
            if (omission !== undefined)
                rules.add(omission);
            above = (0,external_node_path_.join)(above, name);
            if (isFolderHere && isPrivateFolder(above))
                rules.add('private');
        }
        return rules;
    }
}
/** Whether the walk is inside the folder with this real path. Then entering it again would never end. */
function isBelow(folder, real) {
    for (let above = folder; above !== undefined; above = above.above) {
        if (above.real === real)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/site/walk.js










/** One walk through a site. It finds the files to publish, and notes what is left out. */
class Walk {
    /** The files to publish, in the order in which they were found. */
    files = [];
    /** What is left out, by reason. */
    omitted = new Map();
    /** Paths that look private and that no `!` pattern names. Folders end in `/`. */
    leaks = [];
    #root;
    #options;
    #links;
    /** @param root real path of the site */
    constructor(root, options) {
        this.#root = root;
        this.#options = options;
        this.#links = new Links(root, options.includeHiddenFiles);
    }
    /**
     * Walks through the whole site. It may be called only once.
     *
     * @throws {SiteError} for the first entry that can't be published
     */
    run() {
        const start = { prefix: '', real: this.#root, matches: [], above: undefined };
        this.#enter({ ...start, linked: false, isPrivate: false, opened: '' });
    }
    #enter(folder) {
        const { prefix, real } = folder;
        if (folder.linked)
            this.#links.countFolder(prefix);
        const base = real.endsWith(external_node_path_.sep) ? real : real + external_node_path_.sep;
        for (const entry of attempt(prefix, 'listed', () => (0,external_node_fs_.readdirSync)(real, { withFileTypes: true }))) {
            this.#visit(entry, base + entry.name, folder);
        }
    }
    #visit(dirent, real, above) {
        const { exclude, includeHiddenFiles } = this.#options;
        const path = above.prefix + dirent.name;
        const isFolder = dirent.isDirectory() || (dirent.isSymbolicLink() && leadsToFolder(real));
        const matches = exclude.matchesOf(path, isFolder ? 'folder' : 'file', above.matches);
        const entry = { path, real, matches, above };
        const excluded = exclude.excludes(matches);
        const omission = omissionOf(dirent.name, isFolder, includeHiddenFiles) ?? (excluded ? 'exclude' : undefined);
        if (omission === 'exclude' && dirent.isDirectory() && exclude.reincludes)
            this.#enter(this.#folder(entry));
        else if (omission !== undefined)
            this.#omit(omission, path, isFolder, dirent.isDirectory() ? '/' : '');
        else if (dirent.isSymbolicLink())
            this.#follow(entry, isFolder);
        else if (!isFolder)
            this.#add(entry, above.linked);
        else
            this.#descend(this.#folder(entry));
    }
    #descend(folder) {
        if (folder.isPrivate)
            this.leaks.push(folder.prefix);
        else
            this.#enter(folder);
    }
    #folder({ path, real, matches, above }, linked = above.linked) {
        const name = (0,external_node_path_.basename)(real).toLowerCase();
        const looksPrivate = above.isPrivate || (name !== above.opened && isPrivateFolder(real, path));
        const isNamed = looksPrivate && this.#options.exclude.names(path);
        return {
            prefix: `${path}/`,
            real,
            matches,
            above,
            linked,
            isPrivate: looksPrivate && !isNamed,
            opened: isNamed ? name : above.opened,
        };
    }
    #follow(link, isFolder) {
        const { path, above } = link;
        const { real, rules } = this.#links.follow(path, link.real, isFolder);
        const looksPrivate = above.isPrivate || rules.has('private');
        if (rules.has('never published'))
            this.#omit('never published', path, isFolder);
        else if (looksPrivate && !this.#options.exclude.names(path))
            this.leaks.push(isFolder ? `${path}/` : path);
        else if (rules.has('hidden'))
            this.#omit('hidden', path, isFolder);
        else if (!isFolder)
            this.#add({ ...link, real }, true);
        else if (isBelow(above, real))
            this.#omit('link back into a folder above', path, isFolder);
        else
            this.#descend(this.#folder({ ...link, real }, true));
    }
    #add({ path, real: source, above }, linked) {
        const stats = attempt(path, 'read', () => (0,external_node_fs_.statSync)(source));
        if (!stats.isFile()) {
            throw new errors/* SiteError */.wt(path, `${quote(path)} is not a regular file but a socket, pipe or device.`, {
                hint: `It can't be published. Leave it out with "exclude: ${(0,printable/* printable */.g$)(path)}".`,
            });
        }
        // A file that everybody may read needs no check. One more call for each of 100,000 files would take time.
        if ((stats.mode & 0o444) !== 0o444)
            attempt(path, 'read', () => (0,external_node_fs_.accessSync)(source, external_node_fs_.constants.R_OK));
        checkName(path);
        const target = linked ? (0,paths/* sitePath */.l)(this.#root, source) : path;
        const looksPrivate = above.isPrivate || attempt(path, 'read', () => isPrivateFile(path, target, source, stats.size));
        if (looksPrivate && !this.#options.exclude.names(path))
            this.leaks.push(path);
        this.files.push({ path, source, size: stats.size, device: stats.dev, inode: stats.ino });
    }
    #omit(reason, path, isFolder, mark = '') {
        if (isFolder)
            this.#options.exclude.passOver(path, reason === 'exclude');
        const paths = this.omitted.get(reason);
        if (paths === undefined)
            this.omitted.set(reason, [path + mark]);
        else
            paths.push(path + mark);
    }
}

;// CONCATENATED MODULE: ./build/site/collect.js






/**
 * Finds the files of a site. It reads only small ones that could be a private key. Calls to the file system are
 * synchronous: for 100,000 files that is several times as fast as promises. But no other code runs meanwhile.
 *
 * @param directory relative to `workspace`, or absolute
 * @throws {InputError} if `directory` is missing, not a folder, a `.git` or empty, or if everything in it is left out
 * @throws {SiteError} for files that look private, and for an entry that can't be published: it is unreadable or not a
 * regular file, or it is a link that leads outside, or links lead into too many folders
 */
function collectSite(directory, workspace, options) {
    const walk = new Walk(realRoot(directory, workspace), options);
    walk.run();
    const { files, omitted, leaks } = walk;
    if (leaks.length > 0)
        throw leakError(leaks.sort(), {
            exclude: options.exclude.lines,
            instead: (0,likely_folders/* builtFolder */.ZB)(directory, workspace),
        });
    if (files.length === 0) {
        const why = omitted.size === 0 ? 'is empty' : 'contains nothing to publish: everything in it was left out';
        const reasons = [...omitted].map(([reason, paths]) => `${paths.length} × ${reason}`).join(', ');
        throw new errors/* InputError */.dz('directory', `"${(0,printable/* excerpt */.Kb)(directory)}" ${why}${reasons && ` (${reasons})`}.`, {
            hint: "An empty upload would delete the live site's files, so nothing was sent. Check that the build ran and wrote there.",
        });
    }
    files.sort((a, b) => (a.path < b.path ? -1 : 1));
    const bytes = files.reduce((sum, file) => sum + file.size, 0);
    return { files, bytes, omitted, unmatched: options.exclude.unmatched };
}

// EXTERNAL MODULE: ./build/site/pattern-line.js
var pattern_line = __nccwpck_require__(847);
;// CONCATENATED MODULE: ./build/site/exclude.js





/** Characters in a pattern, at most: no path is longer, and the matcher needs quadratic time. */
const longest = 4096;
/** The folder that glob takes for the root of patterns which start with `/`: on Windows that of the current drive. */
const root = (0,external_node_path_.resolve)('/');
/**
 * The patterns of the input `exclude`. They are matched by `@actions/glob`'s own matcher, but against paths that our
 * walk found. Its public `glob()` would walk through the site a second time, with one `lstat` after another. And it
 * would follow a link before anybody could see that the link leads outside.
 *
 * It remembers which patterns matched, so one object can be used for one walk only.
 */
class Exclude {
    /** The lines of the input as the user wrote them, also comments, but without empty lines and white space around. */
    lines;
    #patterns;
    /** The paths that lines with `!` name literally. */
    #named;
    #matched = new Set();
    constructor(lines, patterns) {
        this.lines = lines;
        this.#patterns = patterns;
        this.#named = new Set(patterns.filter(({ matcher }) => matcher.negate).map(({ line }) => (0,pattern_line/* pathIn */.lW)(line)));
    }
    /**
     * @param text the input: one pattern in each line, relative to the site's root; `#` starts a comment, and `!` brings
     * back what a line above left out
     * @throws {InputError} for a pattern that can't be used
     */
    static async parse(text) {
        const lines = text
            .split(/\r\n|\r|\n/u)
            .map((line) => line.trim())
            .filter((line) => line !== '');
        const written = lines.filter((line) => !line.startsWith('#'));
        if (written.length === 0)
            return new Exclude(lines, []);
        // The matcher is loaded only if needed: most sites exclude nothing, and should not wait for it.
        const glob = await __nccwpck_require__.e(/* import() */ 367).then(__nccwpck_require__.bind(__nccwpck_require__, 367));
        const patterns = [];
        for (const line of written) {
            const { negation, pattern } = (0,pattern_line/* partsOf */.CI)(line);
            try {
                if (line.length > longest)
                    throw new RangeError(`It has more than ${longest} characters.`);
                const globber = await glob.create(`${negation}/${pattern}`);
                patterns.push(...matchersOf(globber).map((matcher) => ({ line, matcher })));
            }
            catch (cause) {
                throw new errors/* InputError */.dz('exclude', `the pattern "${(0,printable/* excerpt */.Kb)(line)}" can't be used.`, {
                    hint: 'Write a path or glob inside the directory, without "." and "..", as in "drafts/**" or "**/*.map".',
                    cause,
                });
            }
        }
        return new Exclude(lines, patterns);
    }
    /** Whether a path in an excluded folder may still be published. Then the walk must enter that folder. */
    get reincludes() {
        return this.#patterns.some(({ matcher }) => matcher.negate);
    }
    /** The lines whose patterns matched nothing so far, as the user wrote them. */
    get unmatched() {
        const unmatched = this.#patterns.filter((pattern) => !this.#matched.has(pattern));
        return [...new Set(unmatched.map(({ line }) => line))];
    }
    /**
     * Which patterns match a path, or a folder above it.
     *
     * @param path relative to the site's root
     * @param folder the result for the folder that contains it
     */
    matchesOf(path, kind, folder) {
        const bit = kind === 'folder' ? 1 : 2;
        return this.#patterns.map((pattern, index) => {
            if (folder[index] === true)
                return true;
            const matches = (pattern.matcher.match(root + path) & bit) !== 0;
            if (matches)
                this.#matched.add(pattern);
            return matches;
        });
    }
    /** Whether a path with these matches is left out. As in `@actions/glob`, the last pattern that matches decides. */
    excludes(matches) {
        return this.#patterns.findLast((_, index) => matches[index])?.matcher.negate === false;
    }
    /**
     * Whether `!` brings back exactly this path: a line names it literally, with or without escapes. A broader pattern,
     * or one that names a folder above, does not count: its author may not have thought of this path.
     */
    names(path) {
        return this.#named.has((0,pattern_line/* folded */.TM)(path)) || this.#named.has((0,pattern_line/* pathIn */.lW)(literalPattern(path)));
    }
    /**
     * Notes that the walk does not enter a folder, so that patterns for paths in it do not count as unmatched.
     *
     * @param excluded whether a pattern excludes the folder. Then every pattern that could match in it counts as matched;
     * otherwise only those that begin with its path.
     */
    passOver(folder, excluded) {
        for (const pattern of this.#patterns) {
            const leadsThere = excluded
                ? pattern.matcher.partialMatch(root + folder)
                : (0,pattern_line/* pathIn */.lW)(pattern.line).startsWith(`${(0,pattern_line/* folded */.TM)(folder)}/`);
            if (leadsThere)
                this.#matched.add(pattern);
        }
    }
}
/**
 * The matchers inside a globber. Its types do not show them. They can't change for a user, because the version is
 * locked and bundled. A test compares them with the public `glob()`.
 */
function matchersOf(globber) {
    return globber.patterns;
}

;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
;// CONCATENATED MODULE: ./build/site/crc32.js

/**
 * CRC-32 of `bytes`, as zip archives use it (ISO 3309, reflected).
 *
 * @param start the checksum of the bytes before these
 */
const crc32 = external_node_zlib_namespaceObject.crc32 ?? tableCrc32;
/** The remainders of all bytes. They are made only if needed: Node has this checksum from 20.15 and 22.2 on. */
let remainders;
/** The same for a Node that does not have it; about five times slower. */
function tableCrc32(bytes, start = 0) {
    remainders ??= makeRemainders();
    let crc = ~start;
    for (const byte of bytes)
        crc = (remainders[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
    return ~crc >>> 0;
}
function makeRemainders() {
    return Uint32Array.from({ length: 256 }, (_, byte) => {
        let crc = byte;
        for (let bit = 0; bit < 8; bit += 1)
            crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
        return crc;
    });
}

;// CONCATENATED MODULE: ./build/site/deflater.js

/**
 * Deflates (RFC 1951, without a header) one content after another, on a thread of Node's pool. There is not one for
 * each file, because making it takes longer than deflating a small file, and its memory is freed late.
 */
class Deflater {
    #stream;
    #output = [];
    /**
     * Reports an error to the caller that waits. Errors of zlib itself do not reach the callback of `write` or `flush`.
     */
    #fail = () => { };
    /** @param pieces whether a content comes in pieces, and `finish` tells its end; otherwise each content comes whole */
    constructor({ pieces }) {
        this.#stream = (0,external_node_zlib_namespaceObject.createDeflateRaw)({ flush: pieces ? external_node_zlib_namespaceObject.constants.Z_NO_FLUSH : external_node_zlib_namespaceObject.constants.Z_FINISH });
        this.#stream.on('data', (bytes) => this.#output.push(bytes));
        this.#stream.on('error', (error) => this.#fail(error));
    }
    /** Deflates a piece, and returns the output so far. The piece's memory must not change until this ends. */
    deflate(piece) {
        return new Promise((done, fail) => {
            this.#fail = fail;
            this.#stream.write(piece, (error) => (error ? fail(error) : done(this.#taken())));
        });
    }
    /** Deflates a whole content. After that it is ready for the next one. */
    async deflateWhole(content) {
        const output = await this.deflate(content);
        this.#stream.reset();
        return output;
    }
    /** Returns the rest of the output, after all pieces of a content were deflated. */
    finish() {
        return new Promise((done, fail) => {
            this.#fail = fail;
            this.#stream.flush(external_node_zlib_namespaceObject.constants.Z_FINISH, () => done(this.#taken()));
        });
    }
    [Symbol.dispose]() {
        this.#stream.destroy();
    }
    #taken() {
        // Output that did not reach the listener so far is read here, which calls the listener.
        while (this.#stream.readableLength > 0)
            this.#stream.read();
        const output = this.#output;
        this.#output = [];
        return output;
    }
}

;// CONCATENATED MODULE: ./build/site/zip-batch.js




/** Files in a batch, at most. */
const mostFiles = 256;
/**
 * Files in a batch that zlib deflates on threads, at most. Each needs a state of 270 KB, which is kept for the next
 * batch.
 */
const mostDeflaters = 8;
/** Extensions of files that are compressed already. Deflating them again costs time and saves nothing. */
const compressed = /\.(?:7z|avif|br|bz2|docx|epub|gif|gz|heic|jpe?g|jxl|m4[av]|mkv|mov|mp[34]|og[gv]|opus|png|pptx|rar|tgz|webm|webp|woff2?|xlsx|xz|zip|zst)$/iu;
/** Whether deflating a file may make it smaller. */
function isDeflatable({ path, size }) {
    return size > 0 && !compressed.test(path);
}
/** Up to this many bytes, deflating on this thread costs less than waking another one. */
const tinySize = 512;
/**
 * The smallest state that zlib can use, which is enough for such small contents. zlib makes a new one for each call.
 */
const small = { windowBits: 9, memLevel: 1 };
/** Small files, which are read one after another and deflated at the same time. */
class Batch {
    /** Their contents, one after another. */
    #contents;
    #deflaters = [];
    #files = [];
    /**
     * @param contents as large as all contents together may be, and one byte more, so that `readWhole` can see if one has
     * grown
     */
    constructor(contents) {
        this.#contents = contents;
    }
    /**
     * Reads files from an index on, as many as fit, and begins to deflate them.
     *
     * @returns how many; 0 if the first one is too large
     * @throws {SiteError} for a file that changed after it was found
     */
    take(files, start) {
        let used = 0;
        let deflating = 0;
        while (this.#files.length < mostFiles && deflating < mostDeflaters) {
            const file = files[start + this.#files.length];
            if (!file || used + file.size >= this.#contents.length)
                break;
            const free = this.#contents.subarray(used);
            readWhole(file, free);
            const content = free.subarray(0, file.size);
            used += file.size;
            if (!isDeflatable(file))
                this.#files.push(stored(content));
            else if (file.size <= tinySize)
                this.#files.push(this.#packTiny(content));
            else
                this.#files.push(this.#pack(content, deflating++));
        }
        return this.#files.length;
    }
    /** Waits for the files that were taken, and adds them to an archive. */
    async giveTo(writer) {
        for (const file of this.#files) {
            const { checksum, content } = file instanceof Promise ? await file : file;
            writer.add(checksum, content);
        }
        this.#files = [];
    }
    [Symbol.dispose]() {
        for (const deflater of this.#deflaters)
            deflater[Symbol.dispose]();
    }
    #packTiny(content) {
        const checksum = crc32(content);
        const deflated = (0,external_node_zlib_namespaceObject.deflateRawSync)(content, small);
        if (deflated.length >= content.length)
            return { checksum, content: [content] };
        // It is copied to the content's own place, so that zlib's output buffer, which is much larger, can be freed at
        // once.
        return { checksum, content: [content.subarray(0, deflated.copy(content))] };
    }
    /** Begins to deflate with the deflater at this index, and does not wait for it. */
    #pack(content, index) {
        const deflater = this.#deflaters[index] ?? new Deflater({ pieces: false });
        this.#deflaters[index] = deflater;
        const deflating = deflater.deflateWhole(content);
        // This runs here while the other thread deflates.
        const checksum = crc32(content);
        const packing = deflating.then((deflated) => {
            const size = deflated.reduce((sum, { length }) => sum + length, 0);
            return { checksum, content: size < content.length ? deflated : [content] };
        });
        // `giveTo` awaits it later. Until then a failure must not count as unhandled.
        packing.catch(() => { });
        return packing;
    }
}
function stored(content) {
    return { checksum: crc32(content), content: [content] };
}

;// CONCATENATED MODULE: ./build/site/zip-files.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





/** If the first chunk of a large file becomes at most this part of its size, the rest is deflated too. */
const promising = 0.95;
/**
 * Adds files to an archive, in their order. While one batch of small files is deflated on the threads of Node's pool,
 * the next one is read. The memory that this needs does not grow with the files' number or size.
 *
 * @param batchSize bytes of a batch, and of a chunk of a larger file
 * @throws {SiteError} for a file that changed after it was found
 */
async function addFiles(files, writer, signal, batchSize = 1024 * 1024) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const buffers = [Buffer.allocUnsafeSlow(batchSize + 1), Buffer.allocUnsafeSlow(batchSize + 1)];
        const large = { buffers, writer, signal };
        const one = __addDisposableResource(env_1, new Batch(buffers[0]), false);
        const two = __addDisposableResource(env_1, new Batch(buffers[1]), false);
        let [empty, taken] = [one, two];
        for (let next = 0; next < files.length;) {
            // If nothing here waits for a thread, no other code would run, not even that for a signal of the system.
            await (0,promises_namespaceObject.setImmediate)();
            signal.throwIfAborted();
            const count = empty.take(files, next);
            await taken.giveTo(writer);
            [empty, taken] = [taken, empty];
            next += count;
            const file = files[next];
            if (count > 0 || !file)
                continue;
            // Both batches are empty here, so their memory may be used.
            if (!isDeflatable(file) || !(await addDeflated(file, large)))
                await addStored(file, large);
            next += 1;
        }
        await taken.giveTo(writer);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/**
 * Adds a file in deflated chunks, and returns true. If that does not make it smaller, it returns false and has added
 * nothing.
 */
async function addDeflated(file, { buffers, writer, signal }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const deflater = __addDisposableResource(env_2, new Deflater({ pieces: true }), false);
        const start = writer.begin();
        let checksum = 0;
        let isFirst = true;
        for await (const chunk of readInChunks(file, buffers)) {
            signal.throwIfAborted();
            const deflating = deflater.deflate(chunk);
            checksum = crc32(chunk, checksum);
            writer.write(...(await deflating));
            if (isFirst && writer.size - start > promising * chunk.length)
                return false;
            isFirst = false;
        }
        writer.write(...(await deflater.finish()));
        if (writer.size - start >= file.size)
            return false;
        writer.end(checksum);
        return true;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
async function addStored(file, { buffers, writer, signal }) {
    writer.begin();
    let checksum = 0;
    for await (const chunk of readInChunks(file, buffers)) {
        signal.throwIfAborted();
        checksum = crc32(chunk, checksum);
        writer.write(chunk);
    }
    writer.end(checksum);
}

;// CONCATENATED MODULE: ./build/site/zip-format.js
/**
 * The records of a zip archive, as in PKWARE's APPNOTE.TXT 6.3.10. The numbers in brackets are its sections. Pure: no
 * files, no clock, and the same result on every platform.
 */
/** These stand for a number that does not fit. The number is then in a zip64 record (4.4.1.4). */
const max16 = 0xffff;
const max32 = 0xffff_ffff;
/** Version 2.0 knows folders and deflate, 4.5 zip64 (4.4.3.2). */
const usualVersion = 20;
const zip64Version = 45;
/** Version 6.3 of the format, and Unix, so that file modes are kept (4.4.2). */
const madeBy = (3 << 8) | 63;
/** Bit 11: names are in UTF-8 (4.4.4, appendix D). Bit 3 is never set, because the sizes stand before the content. */
const flags = 1 << 11;
/**
 * 1980-01-01, the first day of the format; the time is 0 (4.4.6). It has no time zone, so the bytes are the same
 * everywhere.
 */
const date = (1 << 5) | 1;
/** A regular file with the mode 0644, in the upper half (4.4.15). */
const attributes = 0o100644 * 2 ** 16;
/** Bytes of a file's local header. */
function localHeaderSize({ path, size }) {
    return 30 + Buffer.byteLength(path) + extraSize(largeSizes({ size, packedSize: size }));
}
/** The local header (4.3.7), which stands before the file's content. */
function localHeader(entry) {
    const large = largeSizes(entry);
    const name = Buffer.from(entry.path);
    const header = Buffer.allocUnsafe(30 + name.length + extraSize(large));
    header.writeUInt32LE(0x04034b50, 0);
    writeFacts(header, 4, entry, name, large);
    writeName(header, 30, name, large);
    return header;
}
/**
 * The file's header in the central directory (4.3.12).
 *
 * @param offset of the local header, from the archive's start
 */
function directoryHeader(entry, offset) {
    const large = [...largeSizes(entry), ...(offset < max32 ? [] : [offset])];
    const name = Buffer.from(entry.path);
    const header = Buffer.allocUnsafe(46 + name.length + extraSize(large));
    header.writeUInt32LE(0x02014b50, 0);
    header.writeUInt16LE(madeBy, 4);
    writeFacts(header, 6, entry, name, large);
    // No comment, the first disk, no internal attributes.
    header.fill(0, 32, 38);
    header.writeUInt32LE(attributes, 38);
    header.writeUInt32LE(Math.min(offset, max32), 42);
    writeName(header, 46, name, large);
    return header;
}
/**
 * The end of an archive: the end of central directory record (4.3.16). If a number does not fit there, the zip64 record
 * (4.3.14) and its locator (4.3.15) stand before it.
 *
 * @param offset of the central directory, from the archive's start
 * @param size of the central directory, in bytes
 */
function endRecords(count, offset, size) {
    const isLarge = count > max16 || offset >= max32 || size >= max32;
    const records = Buffer.alloc((isLarge ? 56 + 20 : 0) + 22);
    if (isLarge) {
        records.writeUInt32LE(0x06064b50, 0);
        // Its own size, without the 12 bytes of its signature and of this field.
        writeUInt64(records, 56 - 12, 4);
        records.writeUInt16LE(madeBy, 12);
        records.writeUInt16LE(zip64Version, 14);
        // The count on this disk, which is the only one, and the count in all.
        writeUInt64(records, count, 24);
        writeUInt64(records, count, 32);
        writeUInt64(records, size, 40);
        writeUInt64(records, offset, 48);
        records.writeUInt32LE(0x07064b50, 56);
        writeUInt64(records, offset + size, 64);
        records.writeUInt32LE(1, 72);
    }
    const end = records.subarray(-22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(Math.min(count, max16), 8);
    end.writeUInt16LE(Math.min(count, max16), 10);
    end.writeUInt32LE(Math.min(size, max32), 12);
    end.writeUInt32LE(Math.min(offset, max32), 16);
    return records;
}
/** The sizes, if they must be in the zip64 extra field: both or none, as the local header needs it (4.5.3). */
function largeSizes({ size, packedSize }) {
    return size < max32 ? [] : [size, packedSize];
}
function extraSize(large) {
    return large.length === 0 ? 0 : 4 + 8 * large.length;
}
/**
 * The fields that both headers have: from the version that is needed to unpack to the lengths of name and extra field.
 */
function writeFacts(header, start, entry, name, large) {
    const { size, packedSize } = entry;
    let at = header.writeUInt16LE(large.length === 0 ? usualVersion : zip64Version, start);
    at = header.writeUInt16LE(flags, at);
    // 0 stored, 8 deflated (4.4.5).
    at = header.writeUInt16LE(packedSize < size ? 8 : 0, at);
    at = header.writeUInt16LE(0, at);
    at = header.writeUInt16LE(date, at);
    at = header.writeUInt32LE(entry.checksum, at);
    at = header.writeUInt32LE(size < max32 ? packedSize : max32, at);
    at = header.writeUInt32LE(Math.min(size, max32), at);
    at = header.writeUInt16LE(name.length, at);
    header.writeUInt16LE(extraSize(large), at);
}
/** The name, and after it the zip64 extra field (4.5.3), if there is one. */
function writeName(header, start, name, large) {
    let at = start + name.copy(header, start);
    if (large.length === 0)
        return;
    at = header.writeUInt16LE(1, at);
    at = header.writeUInt16LE(8 * large.length, at);
    for (const value of large)
        at = writeUInt64(header, value, at);
}
function writeUInt64(record, value, at) {
    return record.writeBigUInt64LE(BigInt(value), at);
}

;// CONCATENATED MODULE: ./build/site/zip-writer.js


/** Bytes that are collected before they are written, because a write costs far more than a copy. */
const bufferSize = 256 * 1024;
/**
 * Writes an archive to the disk: the files one after another, then the central directory. For each file it keeps 20
 * bytes in memory.
 */
class ZipWriter {
    #descriptor;
    #files;
    #offsets;
    #packedSizes;
    #checksums;
    /** How many files were added. The next one has this index. */
    #count = 0;
    /** Where in the archive the file that was begun has its header. */
    #begun;
    #buffer = Buffer.allocUnsafeSlow(bufferSize);
    /** Bytes in the buffer. */
    #used = 0;
    /** Where in the archive the buffer begins. */
    #position = 0;
    /**
     * @param target a path where nothing exists yet
     * @param files in the order in which they will be added
     */
    constructor(target, files) {
        this.#files = files;
        this.#offsets = new Float64Array(files.length);
        this.#packedSizes = new Float64Array(files.length);
        this.#checksums = new Uint32Array(files.length);
        this.#descriptor = (0,external_node_fs_.openSync)(target, 'wx');
    }
    /** Bytes of the archive so far. */
    get size() {
        return this.#position + this.#used;
    }
    /** Adds the next file. Everything of it is known. */
    add(checksum, content) {
        this.#note(this.size, sizeOf(content), checksum);
        this.write(localHeader(this.#entry(this.#count)), ...content);
        this.#count += 1;
    }
    /**
     * Begins the next file. Its content follows by `write`, and then comes `end`. Its header needs what is known only at
     * the end, so room is left for it. Calling this again before `end` starts the same file again.
     *
     * @returns where in the archive the content begins
     */
    begin() {
        if (this.#begun === undefined)
            this.#flush();
        this.#used = 0;
        this.#begun ??= this.#position;
        this.#note(this.#begun, 0, 0);
        this.#position = this.#begun + localHeaderSize(this.#entry(this.#count));
        return this.#position;
    }
    write(...all) {
        for (const bytes of all) {
            if (bytes.length > bufferSize - this.#used)
                this.#flush();
            if (bytes.length > bufferSize) {
                this.#writeAt(bytes, this.#position);
                this.#position += bytes.length;
            }
            else {
                this.#used += bytes.copy(this.#buffer, this.#used);
            }
        }
    }
    /** Ends the file that was begun, with the checksum of its whole content. */
    end(checksum) {
        const offset = this.#begun ?? 0;
        const { path, size } = this.#entry(this.#count);
        this.#note(offset, this.size - offset - localHeaderSize({ path, size }), checksum);
        this.#writeAt(localHeader(this.#entry(this.#count)), offset);
        this.#count += 1;
        this.#begun = undefined;
    }
    /** Writes the central directory. After that the archive is complete. */
    finish() {
        const start = this.size;
        for (let index = 0; index < this.#count; index += 1) {
            const entry = this.#entry(index);
            this.write(directoryHeader(entry, entry.offset));
        }
        this.write(endRecords(this.#count, start, this.size - start));
        this.#flush();
        // If the last file was started again, bytes of its first attempt may follow the end. They are cut off here.
        (0,external_node_fs_.ftruncateSync)(this.#descriptor, this.size);
    }
    [Symbol.dispose]() {
        (0,external_node_fs_.closeSync)(this.#descriptor);
    }
    #note(offset, packedSize, checksum) {
        this.#offsets[this.#count] = offset;
        this.#packedSizes[this.#count] = packedSize;
        this.#checksums[this.#count] = checksum;
    }
    #entry(index) {
        const file = this.#files[index];
        const offset = this.#offsets[index];
        const packedSize = this.#packedSizes[index];
        const checksum = this.#checksums[index];
        if (!file || offset === undefined || packedSize === undefined || checksum === undefined) {
            throw new RangeError(`There is no file ${index} in the archive.`);
        }
        return { path: file.path, size: file.size, packedSize, checksum, offset };
    }
    #flush() {
        this.#writeAt(this.#buffer.subarray(0, this.#used), this.#position);
        this.#position += this.#used;
        this.#used = 0;
    }
    #writeAt(bytes, position) {
        // A disk that is nearly full takes a part of the bytes, and refuses the rest.
        for (let done = 0; done < bytes.length;) {
            done += (0,external_node_fs_.writeSync)(this.#descriptor, bytes, done, bytes.length - done, position + done);
        }
    }
}
function sizeOf(pieces) {
    return pieces.reduce((sum, { length }) => sum + length, 0);
}

;// CONCATENATED MODULE: ./build/site/zip.js
var zip_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var zip_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});






/**
 * Packs a site into `site.zip`, with the same paths, in their order. The memory that it needs does not grow with the
 * files' sizes. With more than 65,535 files or 4 GiB it becomes a zip64.
 *
 * @param folder where to put it: the runner's temporary folder
 * @throws {SiteError} for a name that would be unzipped to another one, and for a file that changed after it was found
 * @throws {InputError} if it can't be written to the folder
 */
async function pack(files, folder, signal) {
    for (const { path } of files)
        checkEntry(path);
    let home = '';
    const remove = () => {
        try {
            if (home !== '')
                (0,external_node_fs_.rmSync)(home, { recursive: true, force: true, maxRetries: 3 });
        }
        catch {
            // Another program may hold the file open (a virus scanner, on Windows). That must not fail a deploy.
        }
    };
    const dispose = () => {
        remove();
        process.off('exit', remove);
    };
    try {
        home = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, 'static-deploy-'));
        // If the process ends early, because something hangs after a cancellation, nobody calls `dispose`.
        process.once('exit', remove);
        const source = (0,external_node_path_.join)(home, 'site.zip');
        await write(files, source, signal);
        const file = { path: 'site.zip', source, size: (0,external_node_fs_.statSync)(source).size };
        return { file, [Symbol.dispose]: dispose };
    }
    catch (cause) {
        dispose();
        signal.throwIfAborted();
        if (cause instanceof errors/* ActionError */.lZ)
            throw cause;
        const why = (0,printable/* excerpt */.Kb)(cause instanceof Error ? cause.message : String(cause));
        throw new errors/* InputError */.dz('upload-as', `the archive can't be written to the temporary folder: ${why}.`, {
            hint: 'Make room on the runner, or write "upload-as: files", which needs none.',
            cause,
        });
    }
}
/** Some programs that unzip take a backslash for a folder, and a letter with a colon for a drive. */
function checkEntry(path) {
    if (!/\\|^[a-z]:/iu.test(path))
        return;
    const message = `The name "${(0,printable/* excerpt */.Kb)(path, 300)}" would be unzipped to another place.`;
    throw new errors/* SiteError */.wt(path, message, {
        hint: 'Rename it, leave it out with "exclude", or write "upload-as: files".',
    });
}
async function write(files, target, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const writer = zip_addDisposableResource(env_1, new ZipWriter(target, files), false);
        await addFiles(files, writer, signal);
        writer.finish();
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        zip_disposeResources(env_1);
    }
}

// EXTERNAL MODULE: ./build/step/log.js
var log = __nccwpck_require__(997);
// EXTERNAL MODULE: ./build/step/report.js + 6 modules
var report = __nccwpck_require__(385);
// EXTERNAL MODULE: ./build/site/html-pages.js
var html_pages = __nccwpck_require__(16);
;// CONCATENATED MODULE: ./build/site/page-titles.js
/** Characters of a title that are shown. */
const most = 100;
/** Separators between the name of a page and the name of its site. */
const separator = /\s+(?:[|｜\-–—―·•∙⋅:»›>«‹<~/]|::)\s+|\s*[|｜：]\s*|:\s+/gu;
/** How many separators of a title are looked at, from each end. */
const depth = 4;
/**
 * Titles as a list shows them. They are cut to 100 characters, without the part that the site's pages have in common,
 * such as ` | My Site` at the end or `My Site – ` at the start. One page in ten may lack this part, as error pages and
 * redirects do. If a title is only this part (`My Site`, on the home page), it stays. The titles of a site with one
 * page stay too. The time is proportional to the length of the titles.
 *
 * @param titles in one line each; empty if a page has none
 * @returns in the same order
 */
function shortTitles(titles) {
    const withoutEnd = strip(titles, endings, (title, end) => title.slice(0, title.length - end.length));
    const withoutBoth = strip(withoutEnd, beginnings, (title, start) => title.slice(start.length));
    return withoutBoth.map(cut);
}
function strip(titles, partsOf, without) {
    const known = titles.filter((title) => title !== '');
    const counts = new Map();
    const names = new Map();
    for (const title of known) {
        counts.set(title, (counts.get(title) ?? 0) + 1);
        for (const [part, name] of partsOf(title)) {
            names.set(part, name);
            counts.set(part, (counts.get(part) ?? 0) + 1);
        }
    }
    const isShared = ([part, name]) => {
        const having = counts.get(part) ?? 0;
        return having > 1 && having + (counts.get(name) ?? 0) >= 0.9 * known.length;
    };
    const [longest] = [...names]
        .filter(isShared)
        .reduce((a, b) => (b[0].length > a[0].length ? b : a), ['', '']);
    if (longest === '')
        return titles;
    return titles.map((title) => partsOf(title).some(([part]) => part === longest) ? without(title, longest) : title);
}
/** ` | Guide | My Site` and ` | My Site`, for `Install | Guide | My Site`. */
function endings(title) {
    return separatorsOf(title)
        .slice(-depth)
        .map(([start, end]) => [title.slice(start), title.slice(end)]);
}
function beginnings(title) {
    return separatorsOf(title)
        .slice(0, depth)
        .map(([start, end]) => [title.slice(0, end), title.slice(0, start)]);
}
/** The places of separators. There is text before and after each. */
function separatorsOf(title) {
    return [...title.matchAll(separator)]
        .map(({ 0: text, index }) => [index, index + text.length])
        .filter(([start, end]) => start > 0 && end < title.length);
}
function cut(title) {
    if (title.length <= most)
        return title;
    const characters = [...title];
    return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : title;
}

;// CONCATENATED MODULE: ./build/site/page-list.js



/** The path of a site's list of pages. The action adds no other file than this one and a preview's `robots.txt`. */
const listFile = '.well-known/static-deploy.json';
/** Bytes of a list that are read at most. */
const listLimit = 5 * 1024 * 1024;
/**
 * The content of `listFile`, with the pages sorted by path.
 *
 * @returns undefined if it would be larger than `listLimit`
 */
function composePageList(pages) {
    const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const entries = sorted.map(({ path, fingerprint }) => [path, fingerprint]);
    const text = `${JSON.stringify({ 'static-deploy': 1, pages: Object.fromEntries(entries) })}\n`;
    return Buffer.byteLength(text) <= listLimit ? text : undefined;
}
/**
 * Reads a list. A stranger may have written it, so if one entry is wrong, the whole list is refused: if only that entry
 * were left out, its page would be shown as new.
 *
 * @returns the list, or what is wrong with it, in words that follow its address
 */
function parsePageList(text) {
    let file;
    try {
        file = JSON.parse(text);
    }
    catch {
        return 'is not JSON';
    }
    if (!isRecord(file) || !('static-deploy' in file))
        return 'is not a list of pages';
    if (file['static-deploy'] !== 1)
        return 'was written by another version of this action';
    const { pages } = file;
    if (!isRecord(pages))
        return 'is not a list of pages';
    const list = new Map();
    for (const [path, fingerprint] of Object.entries(pages)) {
        if (!(0,html_pages/* isPagePath */.rb)(path))
            return 'contains a path that can not be a page';
        if (typeof fingerprint !== 'string')
            return 'has a page without a fingerprint';
        list.set(path, fingerprint);
    }
    return list;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The differences between a published list and the pages of this site. The time is proportional to their lengths. */
function comparePages(published, pages) {
    const titles = shortTitles(pages.map(({ title }) => title));
    const changes = [];
    const seen = new Set();
    for (const [index, { path, fingerprint }] of pages.entries()) {
        seen.add(path);
        const before = published.get(path);
        if (before === fingerprint)
            continue;
        const title = (0,printable/* printable */.g$)(titles[index] || path);
        changes.push({ path, title, change: before === undefined ? 'new' : 'changed' });
    }
    const unchanged = pages.length - changes.length;
    for (const path of published.keys()) {
        if (!seen.has(path))
            changes.push({ path, title: (0,printable/* printable */.g$)(path), change: 'removed' });
    }
    return { changes: changes.sort((a, b) => (a.path < b.path ? -1 : 1)), unchanged };
}

;// CONCATENATED MODULE: ./build/hosting/published-pages.js




/** Milliseconds for everything: connecting, redirects and the whole list. */
const patience = 10_000;
/**
 * Asks a link for the list of its pages, as a visitor would, without the key. Nothing that the other side does makes
 * the run fail, and it takes 10 s at most.
 *
 * @param link a host name, as a record names it
 * @throws the reason of `signal` if that is aborted, and nothing else
 */
async function publishedPages(link, signal) {
    const deadline = AbortSignal.timeout(patience);
    const url = `https://${link}/${listFile}`;
    const none = (why) => ({ why: `No pages were compared: ${url} ${why}.` });
    const chunks = [];
    let length = 0;
    try {
        const page = await visit(new URL(url), published_pages_visitor(AbortSignal.any([signal, deadline])), (chunk) => {
            length += chunk.length;
            if (length > listLimit)
                throw new TooLong();
            chunks.push(chunk);
        });
        if (page.elsewhere !== undefined)
            return none(`redirects to ${(0,printable/* excerpt */.Kb)(page.elsewhere)}, which is not followed because it is another host or not https`);
        if (page.status === 404)
            return none('is not there (HTTP 404); the next deploy to that environment with the same "compare-with" publishes it');
        if (page.status !== 200)
            return none(`comes with HTTP ${page.status}`);
    }
    catch (error) {
        signal.throwIfAborted();
        if (deadline.aborted)
            return none(`was not complete within ${patience / 1000} s`);
        if (error instanceof TooLong)
            return none(`has more than ${listLimit / 1024 / 1024} MiB`);
        return none(`can't be fetched (${(0,printable/* excerpt */.Kb)(reasonOf(error))})`);
    }
    const list = parsePageList(Buffer.concat(chunks).toString());
    return typeof list === 'string' ? none(list) : { list };
}
/** The list is longer than the limit. */
class TooLong extends Error {
}
/** The error's message without the operation's name and without the full stop: the sentence around it has both. */
function reasonOf(error) {
    const message = (0,errors/* messageOf */.bD)(error).replace(/\.$/u, '');
    const start = error instanceof errors/* NetworkError */.Dr ? `${error.operation}: ` : '';
    return message.startsWith(start) ? message.slice(start.length) : message;
}
function published_pages_visitor(signal) {
    return {
        signal,
        peer: 'the hosting service',
        addressFrom: 'the link',
        silence: patience,
        answerTime: patience,
        answerLimit: listLimit,
    };
}

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
// EXTERNAL MODULE: ./build/site/targets.js + 1 modules
var site_targets = __nccwpck_require__(182);
;// CONCATENATED MODULE: ./build/site/fingerprint.js





/** Pages up to this size are read at once. In bytes. */
const smallSize = 256 * 1024;
/** Milliseconds of work until other code gets a turn. */
const turn = 20;
/**
 * Titles and fingerprints of all pages of a site, sorted by path (UTF-16 code units). Only this function loads the
 * parser. Memory does not grow with the size of pages. A page that is not UTF-8 is read byte by byte, so that its
 * fingerprint is always the same. Its title is then left out unless it is ASCII, because it would not be readable.
 *
 * @throws {SiteError} if a file is no longer what it was when the site was collected
 */
async function fingerprintPages(files, { hosts, signal }) {
    const { PageReader } = await Promise.all(/* import() */[__nccwpck_require__.e(455), __nccwpck_require__.e(857)]).then(__nccwpck_require__.bind(__nccwpck_require__, 238));
    const targets = new site_targets/* Targets */.Ht(hosts);
    const buffers = [Buffer.allocUnsafeSlow(smallSize), Buffer.allocUnsafeSlow(smallSize)];
    const pages = [];
    let since = performance.now();
    for (const file of files) {
        const path = (0,html_pages/* pagePathOf */.KQ)(file.path);
        if (path === undefined)
            continue;
        signal.throwIfAborted();
        const start = () => new PageReader(path, targets);
        const reading = file.size < smallSize ? readAtOnce(file, buffers[0], start()) : await readLarge(file, buffers, start);
        pages.push({ path, ...reading });
        if (performance.now() - since < turn)
            continue;
        await (0,promises_namespaceObject.setImmediate)();
        since = performance.now();
    }
    return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}
function readAtOnce(file, buffer, reader) {
    readWhole(file, buffer);
    const bytes = buffer.subarray(0, file.size);
    const known = (0,external_node_buffer_namespaceObject.isUtf8)(bytes);
    reader.write(bytes.toString(known ? 'utf8' : 'latin1'));
    return known ? reader.end() : untitled(reader.end());
}
async function readLarge(file, buffers, start) {
    const read = async (encoding) => {
        const decoder = new TextDecoder(encoding, { fatal: true });
        const reader = start();
        for await (const chunk of readInChunks(file, buffers))
            reader.write(decoder.decode(chunk, { stream: true }));
        reader.write(decoder.decode());
        return reader.end();
    };
    try {
        return await read('utf-8');
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        return untitled(await read('latin1'));
    }
}
function untitled(reading) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
    return /^[\x00-\x7f]*$/u.test(reading.title) ? reading : { ...reading, title: '' };
}

// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __nccwpck_require__(65);
// EXTERNAL MODULE: ./build/text/secrets.js + 1 modules
var secrets = __nccwpck_require__(541);
;// CONCATENATED MODULE: ./build/step/changed-pages.js





/** How many pages are listed. The others are folded below. */
const changed_pages_shown = 20;
/**
 * If at least this many pages changed, and these are all, the build probably changed them. Then they are not listed.
 */
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
 */
function changedPagesOf({ changes, unchanged }, compared) {
    const environment = (0,markdown/* prose */.CS)((0,printable/* excerpt */.Kb)(compared.environment, 100));
    if (changes.length === 0)
        return `No page differs from ${environment} in what a reader can notice.`;
    const of = (kind) => changes.filter(({ change }) => change === kind);
    const [changed, added, removed] = [of('changed'), of('new'), of('removed')];
    const all = unchanged === 0 && changed.length >= many;
    const counts = [
        changed.length > 0 && `${all ? 'All ' : ''}${(0,format/* count */.U9)(changed.length, 'page')} changed`,
        added.length > 0 &&
            (changed.length > 0 ? `${(0,format/* formatNumber */.ZV)(added.length)} new` : (0,format/* count */.U9)(added.length, 'new page')),
        removed.length > 0 &&
            (changed.length + added.length > 0
                ? `${(0,format/* formatNumber */.ZV)(removed.length)} removed`
                : `${(0,format/* count */.U9)(removed.length, 'page')} removed`),
    ].filter((text) => text !== false);
    const why = 'The changed ones are not listed: the build may put something into every page, such as a date or a version.';
    return [
        `**${counts.join(', ')}** compared with ${environment}.${all ? ` ${why}` : ''}`,
        ...listOf([...(all ? [] : changed), ...added, ...removed], compared),
    ]
        .filter(Boolean)
        .join('\n\n');
}
/** The first entries as a list, and the others as a second list that can be unfolded. */
function listOf(changes, compared) {
    let room = listSize;
    const lines = [];
    for (const change of changes) {
        const line = entryOf(change, compared);
        room -= Buffer.byteLength(line) + 1;
        if (room < 0)
            break;
        lines.push(line);
    }
    const left = changes.length - lines.length;
    if (left > 0)
        lines.push(`- and ${(0,format/* formatNumber */.ZV)(left)} more`);
    if (lines.length <= changed_pages_shown)
        return [lines.join('\n')];
    const summary = `<details><summary>${(0,format/* formatNumber */.ZV)(changes.length - changed_pages_shown)} more</summary>`;
    return [lines.slice(0, changed_pages_shown).join('\n'), summary, lines.slice(changed_pages_shown).join('\n'), '</details>'];
}
function entryOf({ path, title, change }, { preview, live }) {
    const link = change === 'removed' ? live : preview;
    const code = changed_pages_codeOf(path);
    const [name, behind] = title === (0,printable/* printable */.g$)(path) ? [code, ''] : [(0,markdown/* prose */.CS)((0,printable/* excerpt */.Kb)(title, 100)), ` ${code}`];
    const mark = change === 'changed' ? '' : `**${change}:** `;
    const linked = `- ${mark}[${name}](https://${link}${(0,html_pages/* encodedPath */.yT)(path)})${behind}`;
    const isFit = Buffer.byteLength(linked) <= entrySize && !(0,secrets/* holdsSecret */.hK)(`${link}${path}`);
    return isFit ? linked : `- ${mark}${changed_pages_codeOf(title)}${behind}`;
}
/** A text as code. In code, as in a link's text, GitHub makes no mentions and no references. */
function changed_pages_codeOf(text) {
    return `<code>${(0,markdown/* prose */.CS)((0,printable/* excerpt */.Kb)(text, 100))}</code>`;
}

;// CONCATENATED MODULE: ./build/acts/compare.js







/**
 * The list of a site's pages. Only a deploy of the live site that previews are compared with has one; undefined for any
 * other.
 *
 * @throws {SiteError} if a file changed while it was read
 */
async function pageListFor(site, { subject, environment, domain }, { inputs, signal }) {
    const { compareWith } = inputs;
    if (compareWith === undefined || subject.kind !== 'production')
        return undefined;
    if (compareWith.toLowerCase() !== environment.toLowerCase())
        return undefined;
    const pages = await fingerprintPages(site.files, { hosts: domain ? [domain] : [], signal });
    const content = composePageList(pages);
    if (content !== undefined)
        return { path: listFile, content, why: 'compare-with' };
    log/* log */.R.info('There are too many pages for a list of them, so previews can not be compared with this site.');
    return undefined;
}
/**
 * Compares a preview with the live site of the environment in `compare-with`. If that is not possible, one line in the
 * log says why, and the deploy goes on.
 *
 * @param link the preview's link, if it is known already
 */
function compare(site, link, target, services) {
    const over = new AbortController();
    const signal = AbortSignal.any([services.signal, over.signal]);
    const asked = services.inputs.compareWith !== undefined && target.subject.kind !== 'production';
    return {
        found: asked ? find(site, link, services, signal) : Promise.resolve(undefined),
        [Symbol.dispose]: () => over.abort(),
    };
}
async function find(site, link, services, signal) {
    const environment = services.inputs.compareWith ?? '';
    try {
        const live = await services.linkOf(environment);
        if (live === undefined) {
            log/* log */.R.info(`No pages were compared: no deploy to the environment "${environment}" is recorded.`);
            return undefined;
        }
        const published = await publishedPages(live, signal);
        if ('why' in published) {
            log/* log */.R.info(published.why);
            return undefined;
        }
        const hosts = link === undefined ? [live] : [link, live];
        const comparison = comparePages(published.list, await fingerprintPages(site.files, { hosts, signal }));
        return (preview) => ({
            changes: comparison.changes,
            markdown: changedPagesOf(comparison, { environment, preview, live }),
        });
    }
    catch (error) {
        if (!signal.aborted)
            log/* log */.R.info((0,printable/* printable */.g$)(`No pages were compared. ${(0,errors/* messageOf */.bD)(error)}`));
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/text/host-name.js + 1 modules
var host_name = __nccwpck_require__(315);
;// CONCATENATED MODULE: ./build/hosting/answers.js



/**
 * Judges an answer by its status and its envelope (INTERFACE section 2).
 *
 * @throws {ServiceError} for anything but a 2xx with `success: true`
 */
function dataOf(answer, request) {
    const { operation } = request;
    const { status } = answer;
    if (status >= 300 && status < 400)
        throw redirected(answer, request);
    const envelope = answers_parse(answer.text);
    if (envelope === undefined) {
        const shown = (0,printable/* excerpt */.Kb)(answer.text.trim()) || 'nothing';
        throw answers_refused({ status, code: '', foreign: true }, request, `HTTP ${status}, and the answer is not a JSON object: ${(0,printable/* sentence */.em)(shown)}`);
    }
    if (status >= 200 && status < 300 && envelope['success'] === true) {
        return { operation, status, data: envelope['data'] };
    }
    const said = answers_textOf(envelope['error']);
    const code = (0,secrets/* holdsSecret */.hK)(said) ? '' : said;
    const words = [said, answers_textOf(envelope['message'])].filter(Boolean).join(': ');
    const why = words ? (0,printable/* excerpt */.Kb)(words, 500) : `it gave no reason: ${(0,printable/* excerpt */.Kb)(answer.text)}`;
    throw answers_refused({ status, code }, request, `the service refused (HTTP ${status}). ${(0,printable/* sentence */.em)(why)}`);
}
function answers_refused(refusal, { operation, url }, message) {
    // The service's address may be a secret of the workflow, so only the log shows it.
    const publicHint = hintFor(refusal);
    return new errors/* ServiceError */._7({ operation, ...refusal, publicHint }, `${operation}: ${message}`, {
        hint: hintFor(refusal, url),
    });
}
function redirected({ status, headers }, { operation, url }) {
    const target = (0,printable/* excerpt */.Kb)(headers.location ?? 'nowhere');
    const message = `${operation}: ${url.origin} redirects (HTTP ${status}) to ${target}, which was not followed.`;
    const hint = 'Following it would send the key there. If that is where the service lives now, write it as base-url.';
    const inPublic = {
        message: `${operation}: base-url redirects (HTTP ${status}), which was not followed.`,
        hint,
    };
    return new errors/* ServiceError */._7({ operation, status }, message, { hint, inPublic });
}
function answers_parse(text) {
    try {
        return objectOf(JSON.parse(text));
    }
    catch {
        return undefined;
    }
}
function objectOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}
function answers_textOf(value) {
    return typeof value === 'string' ? value : '';
}
/** What to do about a refusal, if that is known; undefined if not. */
function hintFor({ status, code, foreign = false }, url) {
    if (code.endsWith('_LIMIT_REACHED')) {
        return 'Close pull requests whose previews are live, delete links in the hosting account, or upgrade the account.';
    }
    if (status === 401 || status === 403)
        return 'Check that the secret behind api-key holds a valid key of the account.';
    if (status === 404)
        return `Check base-url: ${url ? `${url.origin}${url.pathname}` : 'that address'} may not be the service's.`;
    if (status === 413)
        return 'The site is larger than the service takes. Leave out what is not needed with "exclude".';
    if (status === 429)
        return 'The service got too many requests; run the job again later.';
    if (status >= 500)
        return 'The service has a problem; run the job again later.';
    return foreign
        ? `Check base-url: what answers at ${url?.origin ?? 'that address'} may not be the service.`
        : undefined;
}
function answers_fieldsOf(answer, name, value, link) {
    const fields = objectOf(value);
    if (fields === undefined)
        throw wrong(answer, name, 'an object', value, link);
    return fields;
}
function wrong(answer, name, expected, value, link) {
    const { operation, status } = answer;
    const shown = (0,printable/* excerpt */.Kb)(JSON.stringify(value) ?? 'missing');
    const live = link ? ` The files may be live at ${link} in spite of this.` : '';
    const hint = 'See in the hosting account what the service did, and tell the service about it.';
    return new errors/* ServiceError */._7({ operation, status, link, publicHint: hint }, `${operation}: the service reports success, but ${name} is not ${expected}: ${(0,printable/* sentence */.em)(shown)}${live}`, { hint });
}

;// CONCATENATED MODULE: ./build/hosting/account.js




/**
 * The result of an upload.
 *
 * @throws {ServiceError} if a field has another type than the interface says. It carries the link if that is known. It
 * comes before all others if the key is in the link: nobody may see that link.
 */
function uploadOf(answer) {
    const data = answers_fieldsOf(answer, 'data', answer.data);
    const link = linkOf(answer, data['link']);
    const status = data['status'] ?? '';
    if (typeof status !== 'string')
        throw wrong(answer, 'data.status', 'a text', status, link);
    return {
        link,
        // The status is shown, so an answer that repeats the key must not put it there.
        status: (0,secrets/* holdsSecret */.hK)(status) ? '***' : status,
        quota: quotaOf(answer, answers_fieldsOf(answer, 'data.profile', data['profile'] ?? {}, link), link),
    };
}
function linkOf(answer, value) {
    const link = typeof value === 'string' ? (0,host_name/* hostNameOf */.LJ)(value) : undefined;
    // The link is shown everywhere. A name in another script may turn into the key when it is converted to ASCII, so both
    // are checked.
    if ((0,secrets/* holdsSecret */.hK)(JSON.stringify(value) ?? '') || (0,secrets/* holdsSecret */.hK)(link ?? ''))
        throw keyInLink(answer);
    if (link === undefined)
        throw wrong(answer, 'data.link', 'a host name', value);
    return link;
}
function keyInLink({ operation, status }) {
    const message = `${operation}: the service put the key into the link.`;
    const hint = 'That link must not be shown. Change the key, and tell the service about it.';
    return new errors/* ServiceError */._7({ operation, status }, message, { hint, inPublic: { message, hint } });
}
/**
 * The account's links and quota, as profile and delete report them.
 *
 * @throws {ServiceError} if a field has another type than the interface says
 */
function profileOf(answer) {
    const data = answers_fieldsOf(answer, 'data', answer.data);
    const { links } = data;
    if (!Array.isArray(links))
        throw wrong(answer, 'data.links', 'a list', links);
    return { links: links.map((link) => listedLink(answer, link)), quota: quotaOf(answer, data) };
}
/** Whether the account has a link. If the list has a name without a dot, it counts as the first label of a link. */
function lists({ links }, domain) {
    return links.some((link) => (0,host_name/* isSameLink */.dF)(link, domain));
}
/**
 * The name of one entry of the list. In the interface an entry is a text; the live service has objects with `subdomain`
 * or `domain`.
 */
function listedLink(answer, value) {
    const fields = objectOf(value);
    const name = fields ? (fields['domain'] ?? fields['subdomain']) : value;
    if (typeof name !== 'string')
        throw wrong(answer, 'data.links', 'a list of names', value);
    return (0,host_name/* hostNameOf */.LJ)(name) ?? name;
}
function quotaOf(answer, fields, link) {
    const read = (name) => {
        const value = fields[name] ?? undefined;
        // The quota is an output, so it is shown. A number that repeats the key must not be.
        if ((0,secrets/* holdsSecret */.hK)(String(value)))
            return undefined;
        if (value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0))
            return value;
        throw wrong(answer, name, 'a whole number', value, link);
    };
    return { used: read('quotaUsed'), limit: read('quotaLimit') };
}

;// CONCATENATED MODULE: ./build/acts/dry-run.js




/**
 * Says what a deploy would do, and asks the service for the account, to see whether the deploy could work. Nothing is
 * written, neither to the service nor to GitHub.
 *
 * @throws {ServiceError | NetworkError} if the service does not accept the key, or can't be asked
 */
async function rehearse({ site, target, link, form, why }, { hosting }) {
    const profile = await hosting.profile();
    const { used, limit } = profile.quota;
    const isMissing = link !== undefined && !lists(profile, link);
    const omitted = [...site.omitted].map(([reason, paths]) => `${paths.length} (${reason}): ${(0,format/* firstOf */.Ku)(paths, 5)}`);
    return dry_run_report(target.environment, [
        [
            'Would send',
            `${(0,format/* count */.U9)(site.files.length, 'file')}, ${(0,format/* formatBytes */.z3)(site.bytes)}, as ${form === 'zip' ? 'one archive' : 'single files'} (${why})`,
        ],
        ['To', (link ?? 'a new link') + (isMissing ? ', which the account does not have' : '')],
        ['Owner of the link', link === undefined ? 'none yet' : 'this environment; no other record names it'],
        ['Left out', (0,printable/* printable */.g$)(omitted.join('; ')) || 'nothing'],
        ['Key', 'accepted'],
        [
            'Account',
            `${(0,format/* count */.U9)(profile.links.length, 'link')}; quota used: ${used ?? 'not told'} of ${limit ?? 'not told'}`,
        ],
    ]);
}
/** Says which links a teardown would delete. */
function rehearseTearDown(environment, links) {
    return dry_run_report(environment, [['Would delete', (0,printable/* excerpt */.Kb)((0,format/* firstOf */.Ku)(links, 10), 500)]]);
}
function dry_run_report(environment, findings) {
    for (const [name, finding] of findings)
        log/* log */.R.info(`${name}: ${finding}.`);
    const reason = 'This is a dry run: nothing was changed.';
    return { result: 'skipped', environment, reason, findings };
}

;// CONCATENATED MODULE: ./build/hosting/refusals.js



/**
 * Whether the service refused a request because of its content or method. Not because of the key, its size or the
 * account's limit, and not because of a fault that may be over soon.
 */
function isRefused(error) {
    if (!(error instanceof errors/* ServiceError */._7) || error.link !== undefined)
        return false;
    const otherReason = [401, 403, 408, 413, 425, 429].includes(error.status) || error.code.endsWith('_LIMIT_REACHED');
    return (error.status >= 400 && error.status < 500 && !otherReason) || error.status === 501;
}
/** Whether the service refused because the account takes no more links, or no more uploads. */
function isForLimit(error) {
    return error instanceof errors/* ServiceError */._7 && error.link === undefined && error.code.endsWith('_LIMIT_REACHED');
}
/**
 * Whether an update may have been refused because of its method. A service may take it for a new link, so a full
 * account refuses it too.
 */
function mayBeForMethod(error) {
    return isRefused(error) || isForLimit(error);
}
/** Whether the service does not know the method at this address. */
function isForUnknownMethod({ status }) {
    return [404, 405, 501].includes(status);
}
/** Whether a refusal may be because of the number of parts: common server libraries take 100, 128 or 1,000. */
function mayBeForPartCount(error, parts) {
    return (isRefused(error) || (error instanceof errors/* ServiceError */._7 && error.status === 413)) && parts > 100;
}
/** The same error, with the advice to send an archive. */
function withAdviceToZip(error, parts) {
    const fewer = `Many servers take at most 100, 128 or 1,000 files in one request, and this had ${parts}: try "upload-as: zip".`;
    const { message, hint } = error.inPublic;
    return new errors/* ServiceError */._7(error, error.message, {
        hint: joined(error.hint, fewer),
        inPublic: { message, hint: joined(hint, fewer) },
        cause: error,
    });
}
function joined(...sentences) {
    return sentences.filter(Boolean).join(' ');
}
/** Whether a create that failed may still have made a link. */
function mayHaveMadeLink(error) {
    if (error instanceof errors/* NetworkError */.Dr)
        return error.mayHaveArrived;
    if (!(error instanceof errors/* ServiceError */._7))
        return false;
    const { status, link } = error;
    return ((status < 300 && link === undefined) ||
        status === 408 ||
        (status >= 500 && status !== 501 && status !== 503));
}
/**
 * The same error, which now says that the account does not have this link. Only the log lists the links that it has.
 */
function withoutLink(error, domain, profile) {
    const hint = `The account has no link ${domain}: check the input "domain", or leave it out to get a new link.`;
    return new errors/* ServiceError */._7(error, error.message, {
        hint: `${hint} Links of the account: ${linksOf(profile)}.`,
        inPublic: { message: error.inPublic.message, hint },
        cause: error,
    });
}
function linksOf({ links }) {
    const shown = links.map((link) => (0,printable/* excerpt */.Kb)(link, 100));
    return (0,format/* firstOf */.Ku)(shown, 20) || 'none';
}
/** The same error, which now says that a new link may have been made. Only the log lists the account's links. */
function withLinks(error, profile) {
    const unknown = 'Whether the service made a new link is not known.';
    const advice = 'Delete a link that nobody needs in the hosting account before the next run.';
    const links = profile ? linksOf(profile) : 'could not be read';
    const message = `${error.message} ${unknown} Links of the account: ${links}.`;
    const { inPublic } = error;
    const more = {
        hint: joined(advice, error.hint),
        inPublic: { message: `${inPublic.message} ${unknown}`, hint: joined(advice, inPublic.hint) },
        cause: error,
    };
    return error instanceof errors/* ServiceError */._7
        ? new errors/* ServiceError */._7(error, message, more)
        : new errors/* NetworkError */.Dr(error, message, more);
}

;// CONCATENATED MODULE: ./build/target.js

/** A subject in words: `production`, `pull request #7`, `branch feature/x`. */
function describe(subject) {
    if (subject.kind === 'pull-request')
        return `pull request #${subject.number}`;
    return subject.kind === 'branch' ? `branch ${(0,printable/* printable */.g$)(subject.branch)}` : 'production';
}

// EXTERNAL MODULE: ./build/outcome.js
var build_outcome = __nccwpck_require__(72);
;// CONCATENATED MODULE: ./build/http/at-most.js
/**
 * Runs an action for each item, in their order, and at most `number` of them at the same time.
 *
 * @throws the first error. Actions that have begun are awaited; the others are not begun.
 */
async function atMost(number, items, action) {
    const waiting = items.values();
    let failed = false;
    const work = async () => {
        for (const item of waiting) {
            if (failed)
                return;
            try {
                await action(item);
            }
            catch (error) {
                failed = true;
                throw error;
            }
        }
    };
    const ends = await Promise.allSettled(Array.from({ length: number }, work));
    const fault = ends.find((end) => end.status === 'rejected');
    if (fault)
        throw fault.reason;
}

;// CONCATENATED MODULE: ./build/acts/budget.js
/** Requests to GitHub in one sweep. The token of a repository has 1,000 an hour, for all jobs together. */
const mostRequests = 500;
/** Keeps a sweep below {@link mostRequests}, also while it works on several previews at the same time. */
class Budget {
    #github;
    /** Requests that the work under way may still make. */
    #reserved = 0;
    constructor(github) {
        this.#github = github;
    }
    /**
     * Whether some more requests fit in.
     *
     * @param mayExceed whether work that needs more than half of all requests may go over the limit, if no other work is
     * under way
     */
    covers(requests, mayExceed) {
        const isAlone = this.#reserved === 0 && mayExceed;
        return (this.#github.requests + this.#reserved + requests <= mostRequests ||
            (requests > mostRequests / 2 && isAlone));
    }
    /** Does work that makes at most this number of requests. */
    async spend(requests, action) {
        this.#reserved += requests;
        return await action().finally(() => {
            this.#reserved -= requests;
        });
    }
}

;// CONCATENATED MODULE: ./build/acts/sweep-order.js
/** How many of the newest previews are always looked at first. */
const newestFirst = 50;
/**
 * The newest previews come first, because the link of one that was closed lately probably still exists. The others
 * follow in random order: if there are more than one sweep can do, each of them is reached one day.
 */
function inTurn(previews) {
    const others = previews
        .slice(newestFirst)
        .map((preview) => ({ preview, rank: Math.random() }))
        .toSorted((a, b) => a.rank - b.rank);
    return [...previews.slice(0, newestFirst), ...others.map(({ preview }) => preview)];
}

;// CONCATENATED MODULE: ./build/acts/teardown.js





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
    log/* log */.R.notice(`${describe(target.subject)} was closed meanwhile, so its preview is torn down at once.`);
    const tracking = services.track(target);
    if (target.domain !== undefined)
        return await tearDownNamed(made, { target, tracking, services });
    const recorded = await tracking.links();
    return await tearDownLinks([...new Set([made, ...recorded])], { target, tracking, services });
}
async function tearDownNamed(link, { target, tracking, services }) {
    await tracking.requireNoOtherOwner(link);
    if (services.inputs.dryRun)
        return rehearseTearDown(target.environment, [link]);
    log/* log */.R.info(`Tearing down ${link}.`);
    const { quota } = await services.hosting.delete(link);
    await tracking.endLink(link);
    return { ...target, result: 'deleted', links: [link], quota };
}
async function tearDownLinks(links, { target, tracking, services }) {
    if (links.length === 0) {
        const reason = `No link is recorded for ${describe(target.subject)} in the environment "${target.environment}", so there is nothing to tear down.`;
        if (!services.inputs.dryRun)
            await tracking.end([]);
        return { result: 'skipped', environment: target.environment, reason, teardown: true };
    }
    const { own, fault } = await ownOf(links, tracking);
    if (services.inputs.dryRun && !fault)
        return rehearseTearDown(target.environment, links);
    if (own.length > 0)
        log/* log */.R.info(`Tearing down ${(0,format/* firstOf */.Ku)(own, 10)}.`);
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
    await atMost(4, links, async (link) => {
        quota = (await hosting.delete(link)).quota;
    });
    return quota;
}

;// CONCATENATED MODULE: ./build/acts/wanted.js
/** Tells for many previews, with few requests, whether their pull request is open or their branch exists. */
class Wanted {
    #github;
    #open;
    constructor(github) {
        this.#github = github;
    }
    /**
     * Looks for a preview in the list of open pull requests, which is read only once; undefined if it is not in the list.
     */
    async inList(subject) {
        if (subject.kind !== 'pull-request')
            return undefined;
        this.#open ??= this.#github.openPullRequests();
        const title = (await this.#open).get(subject.number);
        return title === undefined ? undefined : { why: 'it is open', title };
    }
    /**
     * Asks for one pull request or branch.
     *
     * @throws {GitHubError} if there is no answer. A 404 for a pull request is an error too: pull requests are never
     * deleted, so it means a missing permission.
     */
    async ask(subject) {
        if (subject.kind === 'pull-request') {
            const { open, title } = await this.#github.pullRequest(subject.number);
            return { why: open ? 'it is open' : undefined, title };
        }
        const isGone = subject.kind === 'branch' && !(await this.#github.refs.branchExists(subject.branch));
        return { why: isGone ? undefined : 'the branch exists', title: '' };
    }
}

;// CONCATENATED MODULE: ./build/acts/sweep.js












/** Previews that are swept at the same time. */
const atOnce = 4;
/** Requests for one preview, besides two for each of its deployments: its pull request, its owner, its comment. */
const requestsBeside = 15;
/** Milliseconds after a teardown. Older deployments of a preview that was torn down are deleted. */
const keptFor = 30 * 24 * 60 * 60_000;
/**
 * Tears down the previews of one environment whose pull request is closed or whose branch is gone. This is needed
 * because GitHub does not run `pull_request: closed` for a pull request with conflicts, and because a runner can be
 * down. It deletes only links that a record names.
 *
 * @throws {SweepError} at the end, if some previews could not be read or deleted
 * @throws {InputError | GitHubError} if the records can't be read at all
 */
async function sweep(environment, services) {
    const why = "a sweep finds the previews in the repository's deployments";
    const sweeper = new Sweeper(environment, services, services.requireGitHub(why));
    return await sweeper.sweepAll();
}
class Sweeper {
    #environment;
    #services;
    #connection;
    #wanted;
    #budget;
    #previews = [];
    #faults = [];
    #quota = { used: undefined, limit: undefined };
    constructor(environment, services, connection) {
        this.#environment = environment;
        this.#services = services;
        this.#connection = connection;
        this.#wanted = new Wanted(connection.github);
        this.#budget = new Budget(connection.github);
    }
    async sweepAll() {
        const { signal } = this.#services;
        const previews = inTurn(await this.#readPreviews());
        let left = 0;
        await atMost(atOnce, previews, async (preview) => {
            signal.throwIfAborted();
            const requests = 2 * preview.deployments + requestsBeside;
            // A preview with more deployments than one sweep can end goes over the limit, alone. Otherwise it would never
            // end.
            if (!this.#budget.covers(requests, this.#hasDeletedNothing))
                left += 1;
            else if (await this.#budget.spend(requests, () => this.#sweep(preview)))
                await this.#forget(preview);
        });
        const outcome = {
            result: 'swept',
            environment: this.#environment,
            previews: this.#previews,
            left,
            quota: this.#quota,
        };
        if (this.#faults.length > 0)
            throw new build_outcome/* SweepError */.J(outcome, this.#faults);
        return outcome;
    }
    get #hasDeletedNothing() {
        return this.#previews.every(({ became }) => became === 'kept');
    }
    async #readPreviews() {
        try {
            return await this.#connection.records.previews.in(this.#environment);
        }
        catch (error) {
            throw error instanceof GitHubError && error.forbidden ? recordRefused('previews', false, error) : error;
        }
    }
    /** Sweeps one preview. Returns whether an earlier run had torn it down. */
    async #sweep(preview) {
        const { subject, since } = preview;
        try {
            const swept = await this.#tearDownUnwanted(preview);
            if (swept === undefined)
                return true;
            this.#previews.push(swept);
            const became = swept.became === 'deleted' ? `deleted ${swept.links.join(', ')}` : `stays, ${swept.why}`;
            log/* log */.R.info(`${describe(subject)}: ${became}`);
        }
        catch (error) {
            this.#services.signal.throwIfAborted();
            const why = (0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error));
            this.#previews.push({ subject, title: '', links: [], since, became: 'kept', why });
            this.#faults.push({ preview: describe(subject), why });
        }
        return false;
    }
    /** Tears down one preview if nothing needs it any more; undefined if it was torn down before. */
    async #tearDownUnwanted({ subject, since, link }) {
        const target = { subject, environment: this.#environment, sha: '', domain: undefined };
        const tracking = this.#services.track(target);
        const listed = await this.#wanted.inList(subject);
        const links = listed && link !== undefined ? [link] : await tracking.links();
        if (links.length === 0)
            return undefined;
        const { why, title } = listed ?? (await this.#wanted.ask(subject));
        const facts = { subject, title, links, since };
        if (why !== undefined)
            return { ...facts, became: 'kept', why };
        const { own, fault } = await ownOf(links, tracking);
        if (this.#services.inputs.dryRun)
            return { ...facts, became: 'kept', why: 'a dry run deletes nothing' };
        this.#quota = await deleteAll(own, this.#services);
        if (fault)
            throw fault;
        await tracking.end(links);
        return { ...facts, became: 'deleted' };
    }
    /** Keeps the list of deployments short. It does no harm if some can't be deleted. */
    async #forget({ name, deployments }) {
        if (this.#services.inputs.dryRun || !this.#budget.covers(deployments, this.#hasDeletedNothing))
            return;
        try {
            await this.#budget.spend(deployments, () => this.#connection.records.previews.forget(name, Date.now() - keptFor));
        }
        catch (error) {
            this.#services.signal.throwIfAborted();
            log/* log */.R.warning((0,printable/* printable */.g$)(`Old deployments of a preview could not be deleted. ${(0,errors/* messageOf */.bD)(error)}`));
        }
    }
}

;// CONCATENATED MODULE: ./build/acts/full-account.js








/** How many of the account's links an error names at most. */
const mostLinks = 20;
/** How many previews are read at most to find out which links are previews. */
const mostPreviews = 50;
/**
 * Makes room in an account that takes no more links (INTERFACE 7). It tears down the previews of this repository, in
 * every environment, whose pull request is closed or whose branch is gone.
 *
 * @param error the service's refusal
 * @returns the links that were deleted
 * @throws {ServiceError} the refusal and the links that are live, if no link could be deleted
 */
async function makeRoom(error, services) {
    log/* log */.R.info(`${error.message} Closed previews are now torn down to make room.`);
    const freed = [];
    for (const environment of await environmentsOf(services))
        freed.push(...(await sweepQuietly(environment, services)));
    services.signal.throwIfAborted();
    if (freed.length === 0)
        throw await withLiveLinks(error, services);
    log/* log */.R.notice(`The account was full. ${(0,format/* count */.U9)(freed.length, 'link')} of closed previews made room: ${(0,format/* firstOf */.Ku)(freed, 10)}.`);
    return freed;
}
/** The environments that have our previews; none if they can't be read, and then nothing is deleted. */
async function environmentsOf(services) {
    try {
        const previews = await previewsOf(services);
        // GitHub ignores the case of an environment's name, so each environment is there once.
        const environments = new Map(previews.map(({ name }) => [name.environment.toLowerCase(), name.environment]));
        return new Set(environments.values());
    }
    catch (error) {
        log/* log */.R.warning((0,printable/* printable */.g$)(`No preview could be torn down to make room. ${(0,errors/* messageOf */.bD)(error)}`));
        return new Set();
    }
}
async function previewsOf(services) {
    const { records } = services.requireGitHub('the links of closed previews are recorded on GitHub');
    return await records.previews.all();
}
async function sweepQuietly(environment, services) {
    let swept;
    try {
        swept = await sweep(environment, services);
    }
    catch (error) {
        services.signal.throwIfAborted();
        log/* log */.R.warning((0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error)));
        if (!(error instanceof build_outcome/* SweepError */.J))
            return [];
        swept = error.outcome;
    }
    return (0,build_outcome/* deletedBy */.L)(swept);
}
/** The refusal, with the links of the account. It says which of them are previews of this repository. */
async function withLiveLinks(error, services) {
    const profile = await services.hosting.profileIfAny();
    if (profile === undefined)
        return error;
    const previews = await livePreviews(services).catch(() => []);
    const shown = profile.links.map((link) => {
        const preview = previews.find(({ links }) => links.some((each) => lists({ links: [link] }, each)));
        const age = preview && `, ${(0,format/* formatAge */.nV)(Date.now() - preview.since)} old`;
        return (0,printable/* excerpt */.Kb)(link, 100) + (preview ? ` (${describe(preview.subject)}${age})` : '');
    });
    return new errors/* ServiceError */._7(error, `${error.message} No preview of this repository is closed, so none could make room. Links of the account: ${(0,format/* firstOf */.Ku)(shown, mostLinks) || 'none'}.`, { hint: error.hint, cause: error });
}
async function livePreviews(services) {
    const { records } = services.requireGitHub('the owner of a link is recorded on GitHub');
    const live = [];
    for (const preview of (await previewsOf(services)).slice(0, mostPreviews)) {
        const active = await records.active(preview.name);
        live.push({ ...preview, links: active.flatMap(({ link }) => link ?? []) });
    }
    return live;
}

;// CONCATENATED MODULE: ./build/acts/publish.js








/**
 * Sends a site to a link, or to a new one. If the service no longer has a link that was only remembered, the site gets
 * a new one. A link that the user named is never replaced like that.
 *
 * @param link undefined for a new one
 * @throws whatever kept the service from taking the site
 */
async function publish(files, link, { target, tracking, services }) {
    log/* log */.R.info(`Deploying ${describeTarget(target)} to ${link ?? 'a new link'}.`);
    const published = await sendTo(link, files, { target, tracking, services });
    if (link !== undefined && !published.isNew && !(0,host_name/* isSameLink */.dF)(published.link, link)) {
        log/* log */.R.warning(`The site was sent for ${link}, but the service answered that it is at ${published.link}.`);
        await tracking.beginAnew(published.link);
    }
    const { status } = published;
    if (status !== '' && status.toLowerCase() !== 'active') {
        log/* log */.R.warning(`The service says of ${published.link}: "${(0,printable/* excerpt */.Kb)(status, 60)}", not "active". The link may be about to expire: see the hosting account.`);
    }
    return published;
}
function describeTarget({ subject, environment }) {
    return subject.kind === 'production' ? environment : describe(subject);
}
async function sendTo(link, files, { target, tracking, services }) {
    if (link === undefined)
        return await create(files, tracking, services);
    try {
        return { ...(await services.hosting.upload(files, link)), isNew: false, freed: [] };
    }
    catch (error) {
        if (target.domain !== undefined || !(await isLost(link, error, services)))
            throw error;
        log/* log */.R.notice(`The service no longer has the link ${link}, so the site gets a new one.`);
        await tracking.beginAnew(undefined);
        return await create(files, tracking, services);
    }
}
/** Makes a new link. If the account is full, closed previews are torn down, and it is tried once more. */
async function create(files, tracking, services) {
    let freed = [];
    const upload = await services.hosting.upload(files, undefined).catch(async (error) => {
        if (!isForLimit(error))
            throw error;
        freed = await makeRoom(error, services);
        return await services.hosting.upload(files, undefined);
    });
    await tracking.requireNewLink(upload.link);
    return { ...upload, isNew: true, freed };
}
/** Whether the upload failed because the service no longer has the link. */
async function isLost(link, error, { hosting }) {
    if (!(error instanceof errors/* ServiceError */._7) || error.link !== undefined)
        return false;
    const profile = await hosting.profileIfAny();
    return profile !== undefined && !lists(profile, link);
}

;// CONCATENATED MODULE: ./build/site/digest.js


const chunkSize = 512 * 1024;
/**
 * The SHA-256 of a site, as hexadecimal digits. It covers paths, sizes and bytes, so it is the same however the site is
 * sent.
 *
 * @param files sorted by path
 * @throws {SiteError} if a file is no longer what it was when the site was collected
 */
async function digest_digestOf(files) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const buffers = [Buffer.allocUnsafeSlow(chunkSize), Buffer.allocUnsafeSlow(chunkSize)];
    for (const file of files) {
        hash.update(`${Buffer.byteLength(file.path)}:${file.path}:${file.size}:`);
        if (file.size < chunkSize) {
            readWhole(file, buffers[0]);
            hash.update(buffers[0].subarray(0, file.size));
        }
        else {
            for await (const chunk of readInChunks(file, buffers))
                hash.update(chunk);
        }
    }
    return hash.digest('hex');
}

;// CONCATENATED MODULE: ./build/acts/unchanged.js




/** The site's digest if `skip-unchanged` asks for it, because it costs reading every file; undefined otherwise. */
async function siteDigest({ files }, { inputs }) {
    return inputs.skipUnchanged ? await digest_digestOf(files) : undefined;
}
/**
 * Sends nothing if the link holds exactly this site already. The record must say so, its last deploy must have
 * succeeded, and the account must still have the link. The deployment and the comment then say that this commit is
 * live.
 *
 * @returns undefined if the site must be sent
 */
async function skipUnchanged(digest, link, { site, target, tracking, services }) {
    if (link === undefined)
        return undefined;
    const holding = await tracking.holding(digest);
    if (holding === undefined || !(0,host_name/* isSameLink */.dF)(holding, link))
        return undefined;
    const profile = await services.hosting.profileIfAny();
    if (profile === undefined || !lists(profile, link))
        return undefined;
    const outcome = {
        result: 'skipped',
        environment: target.environment,
        reason: `https://${link} holds exactly this site already, so nothing was sent.`,
        link,
    };
    if (services.inputs.dryRun)
        return outcome;
    await tracking.begin(link, digest);
    await tracking.succeed(link, { fileCount: site.files.length, bytes: site.bytes });
    if (await tracking.wasClosed())
        return await tearDownLate(link, target, services);
    return { ...outcome, deployment: tracking.deployment };
}

;// CONCATENATED MODULE: ./build/acts/deploy.js
var deploy_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var deploy_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});

















/**
 * Publishes the site to the link that the user named. Without one: to the link that is remembered, or to a new one.
 *
 * @throws whatever kept the site from being live
 */
async function deploy(plan, services) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { target } = plan;
        const { inputs } = services;
        const start = performance.now();
        const tracking = services.track(target);
        tracking.prepare();
        const added = deploy_addDisposableResource(env_1, await addTo(await collect(plan.directory, services), target, services), false);
        const { site } = added;
        services.hosting.prepare();
        const link = target.domain ?? (await tracking.recall());
        if (link !== undefined)
            await tracking.requireNoOtherOwner(link);
        const { form, why } = formFor(inputs.uploadAs, site.files, inputs.baseUrl);
        const digest = await siteDigest(site, services);
        const deploy = { site, target, tracking, services };
        const unchanged = digest && (await skipUnchanged(digest, link, deploy));
        if (unchanged)
            return unchanged;
        if (inputs.dryRun)
            return await rehearse({ site, target, link, form, why }, services);
        const archive = deploy_addDisposableResource(env_1, form === 'zip' ? await packed(site, services) : undefined, false);
        await tracking.begin(link, digest);
        log/* log */.R.info(`Sending ${archive ? 'one archive' : (0,format/* count */.U9)(site.files.length, 'single file')}: ${why}.`);
        const comparing = deploy_addDisposableResource(env_1, compare(site, link, target, services), false);
        const sent = await deploy_send(archive ? [archive.file] : site.files, link, deploy);
        const size = { fileCount: site.files.length, bytes: site.bytes };
        const comparison = comparing.found.then((tell) => tell?.(sent.link));
        const [recorded, closed] = await Promise.allSettled([
            tracking.succeed(sent.link, {
                ...size,
                status: sent.status,
                extra: comparison.then((each) => each?.markdown),
            }),
            tracking.wasClosed(),
        ]);
        if (closed.status === 'fulfilled' && closed.value)
            return await tearDownLate(sent.link, target, services);
        if (recorded.status === 'rejected')
            throw recorded.reason;
        return {
            ...target,
            ...sent,
            ...size,
            result: 'deployed',
            deployment: tracking.deployment,
            form,
            omitted: site.omitted,
            compared: await comparison,
            duration: performance.now() - start,
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        deploy_disposeResources(env_1);
    }
}
/**
 * Finds the files. It first waits for a moment, so that the requests that were prepared can go out: while it runs,
 * nothing else can.
 */
async function collect(directory, { inputs, context }) {
    await (0,promises_namespaceObject.setImmediate)();
    const exclude = await Exclude.parse(inputs.exclude);
    const site = collectSite(directory, context.workspace, {
        exclude,
        includeHiddenFiles: inputs.includeHiddenFiles,
    });
    (0,report/* reportSite */.im)(site, directory);
    return site;
}
/**
 * Adds the files that inputs ask for, and says so in the log. These are the only published files that the build did not
 * write.
 */
async function addTo(site, target, services) {
    const isPreview = target.subject.kind !== 'production';
    const robots = services.inputs.noindex && isPreview ? robotsFile : undefined;
    const list = await pageListFor(site, target, services);
    const added = [robots, list].filter((file) => file !== undefined);
    for (const { path, why } of added)
        log/* log */.R.info(`Added to the site: ${path} (${why}).`);
    return withAdded(site, added, services.context.temp);
}
async function packed(site, { context, signal }) {
    const start = performance.now();
    const archive = await pack(site.files, context.temp, signal);
    const took = (0,format/* formatDuration */.a3)(performance.now() - start);
    log/* log */.R.info(`Packed into site.zip: ${(0,format/* formatBytes */.z3)(archive.file.size)} of ${(0,format/* formatBytes */.z3)(site.bytes)}, in ${took}.`);
    return archive;
}
/** Sends the site and, if `verify` asks for it, waits until the link serves it. A failure is recorded. */
async function deploy_send(files, link, deploy) {
    const { site, target, tracking, services } = deploy;
    let published;
    try {
        published = await publish(files, link, deploy);
        const liveAfter = services.inputs.verify
            ? await verified(published.link, site, files, services)
            : undefined;
        return { ...published, liveAfter };
    }
    catch (error) {
        const made = published?.link ?? (error instanceof errors/* ServiceError */._7 ? error.link : undefined);
        await tracking.fail(error, made);
        // If the pull request was closed meanwhile, no other run takes this link down: the run for `closed` is over, or did
        // not know of the link.
        if (made && !services.signal.aborted && (await tracking.wasClosed())) {
            await tearDownLate(made, target, services).catch((fault) => log/* log */.R.warning((0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(fault))));
        }
        throw error;
    }
}
async function verified(link, site, sent, { inputs, signal }) {
    const options = { signal, asFiles: sent === site.files, tell: log/* log */.R.info, patience: inputs.verifyTimeout };
    const took = await verify(link, site.files, options);
    log/* log */.R.info(`Verified: https://${link}/ serves what was sent, after ${(0,format/* formatDuration */.a3)(took)}.`);
    return took;
}

;// CONCATENATED MODULE: ./build/github/refs.js

/** Which branches and tags a repository has. Every method throws {@link GitHubError}. */
class Refs {
    #rest;
    #path;
    /** Settled after the token was able to read the default branch. */
    #contents;
    /** @param path the repository's, below the API's base address */
    constructor(rest, path) {
        this.#rest = rest;
        this.#path = path;
    }
    /** Whether a branch with exactly this name exists. */
    async branchExists(branch) {
        const question = { what: 'read a branch', path: `${this.#path}/branches/${encodeURIComponent(branch)}` };
        return (await this.#find(question))?.['name'] === branch;
    }
    /**
     * Whether a tag with exactly this name exists. GitHub may answer with a list of tags that start with it; that does
     * not count.
     */
    async tagExists(tag) {
        const ref = `tags/${tag}`;
        const path = `${this.#path}/git/ref/${ref.split('/').map(encodeURIComponent).join('/')}`;
        return (await this.#find({ what: 'read a tag', path }))?.['ref'] === `refs/${ref}`;
    }
    /**
     * What is found; undefined if GitHub answers 404. Without the permission GitHub answers 404 too, so the token must
     * first be able to read the default branch.
     */
    async #find(question) {
        try {
            return fieldsOf(await this.#rest.ask(question));
        }
        catch (error) {
            // GitHub redirects from the old name of a renamed branch to the new one. No branch has the old name.
            if (!(error instanceof GitHubError && [301, 404].includes(error.status)))
                throw error;
            this.#contents ??= this.#seeDefaultBranch();
            await this.#contents;
            return undefined;
        }
    }
    async #seeDefaultBranch() {
        const question = { what: 'read the repository', path: this.#path };
        const name = read(question, fieldsOf(await this.#rest.ask(question)), 'default_branch', 'string');
        const path = `${this.#path}/branches/${encodeURIComponent(name)}`;
        await this.#rest.ask({ what: 'read the default branch (contents: read)', path });
    }
}

;// CONCATENATED MODULE: ./build/github/resources.js

/** Reads a deployment from GitHub's answer. */
function deploymentOf(question, fields) {
    return {
        id: read(question, fields, 'id', 'number'),
        environment: read(question, fields, 'environment', 'string'),
        task: read(question, fields, 'task', 'string'),
        payload: fields['payload'],
        production: fields['production_environment'] === true,
        createdAt: timeOf(question, fields),
    };
}
/** Reads a status from GitHub's answer. */
function statusOf(question, fields) {
    return {
        id: read(question, fields, 'id', 'number'),
        state: read(question, fields, 'state', 'string'),
        description: textOf(fields['description']),
        environmentUrl: textOf(fields['environment_url']),
        logUrl: textOf(fields['log_url']),
        createdAt: timeOf(question, fields),
    };
}
/** Reads a comment from GitHub's answer. */
function commentOf(question, fields) {
    const user = fieldsOf(fields['user']);
    return {
        id: read(question, fields, 'id', 'number'),
        body: textOf(fields['body']),
        author: textOf(user?.['login']),
        bot: user?.['type'] === 'Bot',
    };
}

;// CONCATENATED MODULE: ./build/http/body.js
function jsonBody(value) {
    const bytes = Buffer.from(JSON.stringify(value));
    return {
        contentType: 'application/json',
        length: bytes.length,
        async *stream() {
            yield bytes;
        },
    };
}

;// CONCATENATED MODULE: ./build/http/exchange.js


/**
 * Sends one request to an API and reads the whole answer.
 *
 * @throws {NetworkError} if no complete answer came
 * @throws {ServiceError} if the answer is larger than the connection's limit
 * @throws {SiteError} if the site changed while it was sent
 */
async function exchange(request, connection) {
    return await send(request, connection, async (incoming, watchdog) => ({
        status: incoming.statusCode ?? 0,
        headers: incoming.headers,
        text: await exchange_textOf(incoming, { request, connection, watchdog }),
    }));
}
async function exchange_textOf(incoming, { request, connection, watchdog }) {
    const status = incoming.statusCode ?? 0;
    const chunks = [];
    let length = 0;
    try {
        for await (const chunk of incoming) {
            watchdog.touch();
            length += chunk.length;
            if (length > connection.answerLimit)
                throw tooLarge(status, request, connection);
            chunks.push(chunk);
        }
    }
    catch (error) {
        // A refusal's status is enough, even if the rest did not come. For a success the missing part may be important.
        if (error instanceof errors/* ServiceError */._7 || status < 300)
            throw error;
    }
    return Buffer.concat(chunks).toString('utf8');
}
function tooLarge(status, { operation, url }, { answerLimit }) {
    return new errors/* ServiceError */._7({ operation, status }, `${operation}: ${url.host} answered with HTTP ${status} and more than ${answerLimit / 1024 / 1024} MiB, which was not read.`, { hint: `Check that base-url is the address of the service: ${url.origin} looks like a web site.` });
}

;// CONCATENATED MODULE: ./build/http/retry.js


/** Milliseconds between two attempts become longer, up to this. */
const longestPause = 30_000;
/**
 * Repeats an attempt that failed for a reason that may be over soon. It waits with exponential back-off and jitter, or
 * for the time that the server asked for (RFC 9110, 10.2.3).
 *
 * @returns the last answer, whatever it is
 * @throws what the last attempt threw
 */
async function retrying(attempt, policy) {
    const { judge, signal, tell, attempts = 4, patience = 5 * 60_000, sleep = wait } = policy;
    const { random = Math.random } = policy;
    let waited = 0;
    const start = performance.now();
    for (let number = 1;; number += 1) {
        const end = await attempt().then((answer) => ({ answer }), (error) => ({ error }));
        const passing = judge(end);
        // Half of it is random, so that runs which failed at the same time do not all come back at the same time.
        const pause = Math.min(longestPause, 1000 * 2 ** (number - 1)) * (0.5 + random() / 2);
        // The server's time may be zero, or in the past by this clock. There is a pause all the same.
        const delay = Math.max(passing?.after ?? 0, pause);
        const isEndless = attempts === Number.POSITIVE_INFINITY;
        const spent = isEndless ? Math.max(waited, performance.now() - start) : waited;
        if (passing === undefined || number === attempts || spent + delay > patience) {
            if ('answer' in end)
                return end.answer;
            throw end.error;
        }
        waited += delay;
        const which = isEndless ? '' : ` (attempt ${number + 1} of ${attempts})`;
        tell(`${passing.why} Trying again in ${(0,format/* formatDuration */.a3)(delay)}${which}.`);
        await sleep(delay, signal);
    }
}
async function wait(milliseconds, signal) {
    try {
        await (0,promises_namespaceObject.setTimeout)(milliseconds, undefined, { signal });
    }
    catch {
        // The wait ends early only if the run was cancelled. The signal's own reason says more.
        signal.throwIfAborted();
    }
}
/** Milliseconds in a `Retry-After` header, which is in seconds or a date; undefined if it is neither. */
function retryAfter(header, now = Date.now()) {
    if (header === undefined)
        return undefined;
    if (/^\d+$/u.test(header.trim()))
        return Number(header) * 1000;
    const date = Date.parse(header);
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

;// CONCATENATED MODULE: ./build/github/next-page.js

/**
 * The address of the next page of a list, from the `Link` header (RFC 8288); undefined after the last page.
 *
 * @param origin the API's own origin: no other host may get the token
 * @throws {GitHubError} if the next page is at another host
 */
function nextPage(question, answer, origin) {
    const header = answer.headers['link'];
    const links = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
    const next = links.find((link) => /;\s*rel="?next"?\s*(?:;|$)/iu.test(link));
    if (next === undefined)
        return undefined;
    const address = /<([^>]*)>/u.exec(next)?.[1] ?? '';
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url?.origin === origin)
        return url;
    throw unusable(question, answer, 'continues at another host, which is not allowed');
}

;// CONCATENATED MODULE: ./build/github/repeat.js



/** Whether an error may be over soon: lost connections, server errors and rate limits. A missing permission is not. */
function passingFault(end, onlyOnce) {
    if ('error' in end) {
        const { error } = end;
        if (error instanceof errors/* NetworkError */.Dr && !error.final && !(onlyOnce && error.mayHaveArrived)) {
            return { why: error.message };
        }
        return error instanceof GitHubError && !onlyOnce ? { why: 'The answer was not complete.' } : undefined;
    }
    const { status, headers } = end.answer;
    const broken = status === 408 || (status >= 500 && status !== 501);
    if (!(broken && !onlyOnce) && status !== 429 && !isRateLimit(end.answer))
        return undefined;
    return { why: `HTTP ${status}.`, after: retryAfter(headers['retry-after']) ?? untilReset(end.answer) };
}
/** Milliseconds until the token may send requests again; undefined if it has requests left. */
function untilReset({ headers }) {
    const reset = Number(headers['x-ratelimit-reset']);
    if (headers['x-ratelimit-remaining'] !== '0' || !Number.isSafeInteger(reset))
        return undefined;
    return Math.max(0, reset * 1000 - Date.now());
}

;// CONCATENATED MODULE: ./build/github/rest.js






/** Milliseconds after a cancellation in which a status and a comment can still be written. */
const rest_timeAfterCancel = 3500;
/** Milliseconds for an answer: without a byte, and in all. */
const answerTime = 30_000;
/** How many pages of a list are read at most, each with 100 entries. */
const mostPages = 1000;
/**
 * GitHub's REST API. It uses the project's own connections, so it checks certificates, uses proxies, keeps connections
 * and limits the time of each answer. An answer that breaks off is never used. Every method throws {@link GitHubError}.
 */
class Rest {
    #options;
    #base;
    /** Aborts {@link timeAfterCancel} after the run's signal. */
    #laterSignal;
    #requests = 0;
    constructor(options) {
        this.#options = options;
        this.#base = new URL(options.apiUrl.replace(/(?<!\/)\/$/u, ''));
        const later = new AbortController();
        this.#laterSignal = later.signal;
        const { signal } = options;
        const end = () => later.abort(signal.reason);
        signal.addEventListener('abort', () => setTimeout(end, rest_timeAfterCancel).unref());
    }
    /** How many requests were sent so far. The token of a repository has 1,000 an hour. */
    get requests() {
        return this.#requests;
    }
    /** Sends a request, and returns the JSON of a success; undefined if that has no content (204). */
    async ask(question) {
        return this.#jsonOf(question, await this.#exchange(question, this.#urlOf(question)));
    }
    /** Sends a GraphQL query. Its address is beside that of REST; on GitHub Enterprise Server it is one folder up. */
    async askGraphQL(what, query) {
        const url = new URL(`${this.#base.href.replace(/\/v3\/?$/u, '').replace(/\/$/u, '')}/graphql`);
        const question = { what, method: 'POST', path: '', body: { query }, afterCancel: true };
        return this.#jsonOf(question, await this.#exchange(question, url));
    }
    /** The pages of a list, one after another. The next page is read only when it is needed. */
    async *pages(question) {
        let next = this.#urlOf({ ...question, query: { ...question.query, per_page: '100' } });
        for (let page = 1; next !== undefined; page += 1) {
            const answer = await this.#exchange(question, next);
            const list = this.#jsonOf(question, answer);
            if (!Array.isArray(list))
                throw unusable(question, answer, 'is not a list');
            if (page === mostPages)
                throw unusable(question, answer, 'never ends');
            yield list.map((entry) => {
                const fields = fieldsOf(entry);
                if (fields === undefined)
                    throw unusable(question, answer, 'contains something that is not an object');
                return fields;
            });
            next = nextPage(question, answer, this.#base.origin);
        }
    }
    /** All entries of a list. */
    async list(question) {
        const entries = [];
        for await (const page of this.pages(question))
            entries.push(...page);
        return entries;
    }
    #urlOf({ path, query = {} }) {
        const url = new URL(`${this.#base.href.replace(/\/$/u, '')}${path}`);
        for (const [name, value] of Object.entries(query)) {
            if (value !== undefined)
                url.searchParams.set(name, value);
        }
        return url;
    }
    /** Sends a request, and repeats it after errors that may be over soon, until it succeeds. */
    async #exchange(question, url) {
        const { token, tell } = this.#options;
        const { what, method = 'GET', body, afterCancel = false, onlyOnce = false, patience } = question;
        const signal = afterCancel ? this.#laterSignal : this.#options.signal;
        const request = {
            operation: 'GitHub',
            method,
            url,
            headers: {
                authorization: `Bearer ${token}`,
                accept: 'application/vnd.github+json',
                'x-github-api-version': '2022-11-28',
            },
            ...(body !== undefined && { body: jsonBody(body) }),
        };
        const connection = {
            peer: 'GitHub (https://www.githubstatus.com)',
            addressFrom: 'GITHUB_API_URL, which the runner sets',
            signal,
            silence: answerTime,
            answerTime,
            answerLimit: 32 * 1024 * 1024,
        };
        const attempt = async () => {
            this.#requests += 1;
            const answer = await exchange(request, connection);
            // An answer that breaks off does not count, whatever its status is.
            if (answer.status < 300 && answer.status !== 204)
                parse(question, answer);
            return answer;
        };
        const answer = await retrying(attempt, {
            judge: (end) => passingFault(end, onlyOnce),
            signal,
            tell: (line) => tell(`Could not ${what} on GitHub. ${line}`),
            ...(patience !== undefined && { patience, attempts: Number.POSITIVE_INFINITY }),
        }).catch((cause) => {
            signal.throwIfAborted();
            throw errorOf(question, cause);
        });
        if (answer.status >= 300)
            throw refused(question, answer);
        return answer;
    }
    #jsonOf(question, answer) {
        return answer.status === 204 ? undefined : parse(question, answer);
    }
}

;// CONCATENATED MODULE: ./build/github/api.js




/** GitHub's API for one repository, one method for each endpoint. Every method throws {@link GitHubError}. */
class GitHub {
    refs;
    #rest;
    #path;
    #login;
    constructor({ repository, ...options }) {
        this.#rest = new Rest(options);
        this.#path = `/repos/${encodeURIComponent(repository.owner)}/${encodeURIComponent(repository.repo)}`;
        this.refs = new Refs(this.#rest, this.#path);
    }
    /** How many requests were sent so far, repeated ones too. */
    get requests() {
        return this.#rest.requests;
    }
    /** Deployments, newest first, page by page. */
    async *deployments(filter = {}) {
        const question = { what: 'list deployments', path: `${this.#path}/deployments`, query: filter };
        for await (const page of this.#rest.pages(question)) {
            yield page.map((fields) => deploymentOf(question, fields));
        }
    }
    /** All statuses of a deployment, newest first; undefined if the deployment does not exist any more. */
    async statuses(id) {
        const question = { what: 'list deployment statuses', path: `${this.#path}/deployments/${id}/statuses` };
        try {
            const list = await this.#rest.list(question);
            return list.map((fields) => statusOf(question, fields));
        }
        catch (error) {
            if (error instanceof GitHubError && error.status === 404)
                return undefined;
            throw error;
        }
    }
    /** @returns the new deployment's id */
    async createDeployment({ transient, production, ...deployment }) {
        const question = {
            what: 'create a deployment',
            method: 'POST',
            path: `${this.#path}/deployments`,
            body: {
                ...deployment,
                transient_environment: transient,
                production_environment: production,
                auto_merge: false,
                required_contexts: [],
            },
        };
        return read(question, fieldsOf(await this.#rest.ask(question)), 'id', 'number');
    }
    /**
     * Adds a status. It leaves all other deployments as they are.
     *
     * @param patience milliseconds that all waits for GitHub together may take
     */
    async createStatus(id, status, patience) {
        const { state, description = '', environmentUrl = '', logUrl = '' } = status;
        const question = {
            what: 'create a deployment status',
            method: 'POST',
            path: `${this.#path}/deployments/${id}/statuses`,
            body: {
                state,
                auto_inactive: false,
                ...(description && { description }),
                ...(environmentUrl && { environment_url: environmentUrl }),
                ...(logUrl && { log_url: logUrl }),
            },
            afterCancel: true,
            ...(patience !== undefined && { patience }),
        };
        // An answer without the new status may mean that there is none. So its id must be in the answer.
        read(question, fieldsOf(await this.#rest.ask(question)), 'id', 'number');
    }
    /** Deletes a deployment, which must be inactive. It is no error if the deployment does not exist any more. */
    async deleteDeployment(id) {
        try {
            await this.#rest.ask({
                what: 'delete a deployment',
                method: 'DELETE',
                path: `${this.#path}/deployments/${id}`,
            });
        }
        catch (error) {
            if (!(error instanceof GitHubError && error.status === 404))
                throw error;
        }
    }
    /** A pull request's state, head commit and title. */
    async pullRequest(number) {
        const question = { what: `read pull request #${number}`, path: `${this.#path}/pulls/${number}` };
        const fields = fieldsOf(await this.#rest.ask(question));
        const state = read(question, fields, 'state', 'string');
        if (state !== 'open' && state !== 'closed')
            throw unusable(question, shown(fields), 'has an unknown state');
        const headSha = read(question, fieldsOf(fields?.['head']), 'sha', 'string');
        return { open: state === 'open', headSha, title: textOf(fields?.['title']) };
    }
    /** The titles of all open pull requests, by number. */
    async openPullRequests() {
        const question = { what: 'list pull requests', path: `${this.#path}/pulls`, query: { state: 'open' } };
        const list = await this.#rest.list(question);
        return new Map(list.map((fields) => [read(question, fields, 'number', 'number'), textOf(fields['title'])]));
    }
    /** All comments on a pull request, oldest first. */
    async comments(number) {
        const question = {
            what: 'list comments',
            path: `${this.#path}/issues/${number}/comments`,
            afterCancel: true,
        };
        const list = await this.#rest.list(question);
        return list.map((fields) => commentOf(question, fields));
    }
    /** Adds a comment to a pull request. After an error with `mayBeDone` it is not known whether the comment exists. */
    async createComment(number, body) {
        const path = `${this.#path}/issues/${number}/comments`;
        const question = { what: 'write a comment', method: 'POST', path, body: { body } };
        await this.#rest.ask({ ...question, afterCancel: true, onlyOnce: true });
    }
    /** Replaces a comment's text. */
    async updateComment(id, body) {
        const path = `${this.#path}/issues/comments/${id}`;
        await this.#rest.ask({ what: 'edit a comment', method: 'PATCH', path, body: { body }, afterCancel: true });
    }
    /** The login of the token's own identity, asked for only once. An app's token can ask for it only by GraphQL. */
    login() {
        const what = 'read the login of the token';
        this.#login ??= this.#rest.askGraphQL(what, '{ viewer { login } }').then((answer) => {
            const viewer = fieldsOf(fieldsOf(fieldsOf(answer)?.['data'])?.['viewer']);
            return read({ what, path: '' }, viewer, 'login', 'string');
        });
        return this.#login;
    }
}

;// CONCATENATED MODULE: ./build/github/record-format.js


/** The description that marks a deployment as torn down: its links are gone. */
const tornDown = 'torn down';
/** Marks a payload as ours. Other tools make deployments of the same environment and task. */
const payloadKey = 'static-deploy';
/** The name of a target's record. */
function recordOf({ environment, subject }) {
    return { environment, task: taskOf(subject) };
}
/** The task of the deployments for a subject. */
function taskOf(subject) {
    if (subject.kind === 'pull-request')
        return `deploy:pr-${subject.number}`;
    return subject.kind === 'branch' ? `deploy:branch-${subject.branch}` : 'deploy';
}
/** The subject of a preview's task, so the reverse of `taskOf`; undefined for production and for other tools' tasks. */
function previewOf(task) {
    const number = /^deploy:pr-(\d{1,15})$/u.exec(task)?.[1];
    if (number !== undefined)
        return { kind: 'pull-request', number: Number(number) };
    const prefix = 'deploy:branch-';
    if (!task.startsWith(prefix) || task === prefix)
        return undefined;
    return { kind: 'branch', branch: task.slice(prefix.length) };
}
/** Whether two names are of the same record. GitHub ignores the case of an environment's name. */
function isSameRecord(a, b) {
    return keyOf(a) === keyOf(b);
}
/** Groups deployments by record. Their order stays, and the records are in the order of their first deployments. */
function byRecord(deployments) {
    const records = new Map();
    for (const deployment of deployments) {
        const key = keyOf(deployment);
        const known = records.get(key);
        if (known)
            known.push(deployment);
        else
            records.set(key, [deployment]);
    }
    return records;
}
/** A text that is equal for two names if and only if they are of the same record. */
function keyOf({ environment, task }) {
    return JSON.stringify([environment.toLowerCase(), task]);
}
/** A record in words, for an error. */
function describeRecord({ task, environment }, ours) {
    const place = `environment "${environment}"`;
    if (!ours)
        return `a deployment of another tool (${place}, task "${task}")`;
    const preview = previewOf(task);
    return preview === undefined
        ? `the live site of ${place}`
        : `the preview of ${describe(preview)} (${place})`;
}
/**
 * The payload of a new deployment.
 *
 * @param link undefined if it is not known yet
 * @param digest of the site, if an input asks for it
 */
function payloadFor(link, digest) {
    return { [payloadKey]: 1, ...(link && { link }), ...(digest && { digest }) };
}
/** Whether this action made a deployment. */
function isOurs(deployment) {
    return payloadKey in payloadOf(deployment);
}
/** The link that a deployment of ours was begun for; undefined if it was begun for a new link. */
function linkInPayload(deployment) {
    const { link } = payloadOf(deployment);
    return typeof link === 'string' ? (0,host_name/* hostNameOf */.LJ)(link) : undefined;
}
/** The digest of the site that a deployment of ours sent; undefined if no input asked for it. */
function digestInPayload(deployment) {
    const { digest } = payloadOf(deployment);
    return typeof digest === 'string' ? digest : undefined;
}
function payloadOf({ payload }) {
    try {
        const value = typeof payload === 'string' ? JSON.parse(payload) : payload;
        return typeof value === 'object' ? { ...value } : {};
    }
    catch {
        return {};
    }
}
/**
 * Reads a deployment's statuses, newest first. An `inactive` that is not ours does not count: GitHub sets it after a
 * success of another tool. A failure may name a link too: then the site was sent, but could not be verified.
 */
function stateOf(statuses) {
    if (statuses === undefined)
        return { kind: 'deleted' };
    for (const { state, description, environmentUrl, createdAt } of statuses) {
        if (state === 'inactive' && description === tornDown)
            return { kind: 'torn down', at: createdAt };
        const link = linkIn(environmentUrl);
        if ((state === 'success' || state === 'failure') && link !== undefined)
            return { kind: 'live', link };
    }
    const failed = statuses.some(({ state }) => state === 'failure' || state === 'error');
    return { kind: failed ? 'failed' : 'begun' };
}
/** The link in a status' `environment_url`; undefined if that is not the address of a host on its usual port. */
function linkIn(environmentUrl) {
    return URL.canParse(environmentUrl) ? (0,host_name/* hostNameOf */.LJ)(new URL(environmentUrl).host) : undefined;
}

;// CONCATENATED MODULE: ./build/github/active.js



/** How many of the newest deployments are asked for at the same time. */
const askedAhead = 4;
/** The active deployments of a record (neither torn down nor failed without a link), newest first. */
async function activeOf(deployments, name) {
    const active = [];
    const all = await deployments.of(name);
    const [newest] = all;
    // Most often the newest one was torn down. Then no other request is needed.
    if (newest === undefined || (await deployments.state(newest.id)).kind === 'torn down')
        return [];
    await atMost(askedAhead, all.slice(0, askedAhead), ({ id }) => deployments.state(id));
    for (const deployment of all) {
        const state = await deployments.state(deployment.id);
        // Deployments are torn down oldest first. So all that are older than this one are torn down too.
        if (state.kind === 'torn down')
            break;
        if (state.kind === 'live')
            active.push({ id: deployment.id, link: state.link });
        if (state.kind === 'begun')
            active.push({ id: deployment.id, link: linkInPayload(deployment) });
    }
    return active;
}
/**
 * Our active deployments that name a link, newest first: those of one record, or of all records if `name` is undefined.
 */
async function activeNaming(deployments, link, name) {
    const active = [];
    const all = name ? await deployments.of(name) : (await deployments.all()).filter(isOurs);
    for (const deployment of all) {
        const begunFor = linkInPayload(deployment);
        if (begunFor !== undefined && !(0,host_name/* isSameLink */.dF)(begunFor, link))
            continue;
        const state = await deployments.state(deployment.id);
        const named = state.kind === 'live' ? state.link : state.kind === 'begun' ? begunFor : undefined;
        if (named !== undefined && (0,host_name/* isSameLink */.dF)(named, link))
            active.push({ id: deployment.id, link });
    }
    return active;
}

;// CONCATENATED MODULE: ./build/github/deployments.js

/**
 * The repository's deployments, as one run reads them. Each page of a list and the statuses of each deployment are read
 * once at most, and no page is read that nobody needs.
 */
class Deployments {
    #github;
    #statuses = new Map();
    #records = new Map();
    #all;
    constructor(github) {
        this.#github = github;
        this.#all = new LazyList(github.deployments());
    }
    /**
     * Forgets the list of a record, because this run added a deployment to it. Lists of other records stay: the new
     * deployment does not matter for them.
     */
    refresh(name) {
        this.#records.delete(keyOf(name));
    }
    /** Our deployments of one record, newest first. */
    async of(name) {
        const key = keyOf(name);
        const known = this.#records.get(key) ?? new LazyList(this.#github.deployments({ ...name })).until(() => false);
        this.#records.set(key, known);
        return (await known).filter((deployment) => isOurs(deployment) && isSameRecord(deployment, name));
    }
    /** All deployments of one environment, newest first. Later `of` uses them for the records of this environment. */
    async in(environment) {
        const list = await new LazyList(this.#github.deployments({ environment })).until(() => false);
        for (const [key, deployments] of byRecord(list))
            this.#records.set(key, Promise.resolve(deployments));
        return list;
    }
    /** All deployments of the repository, newest first. */
    async all() {
        return await this.#all.until(() => false);
    }
    /** The deployments that were read so far, newest first. */
    get known() {
        return this.#all.known;
    }
    /** Reads the first page of all deployments. Often that is enough. */
    async peek() {
        await this.#all.until(() => true);
    }
    /** The deployments that are younger than a given one, newest first. */
    async since(oldest) {
        const list = await this.#all.until(({ id, createdAt }) => id === oldest.id || createdAt < oldest.createdAt);
        return list.filter(({ id, createdAt }) => id !== oldest.id && createdAt >= oldest.createdAt);
    }
    /** A deployment's statuses, newest first; undefined if it was deleted after it was listed. */
    statuses(id) {
        const known = this.#statuses.get(id) ?? this.#github.statuses(id);
        this.#statuses.set(id, known);
        return known;
    }
    /** What a deployment's statuses say of it. */
    async state(id) {
        return stateOf(await this.statuses(id));
    }
}
/** A list that reads its pages one by one, when they are needed, and keeps them. */
class LazyList {
    #pages;
    #read = [];
    #turn = Promise.resolve();
    constructor(pages) {
        this.#pages = pages;
    }
    get known() {
        return this.#read;
    }
    /**
     * Reads pages until `found` is true for one entry, or there are no more pages. Returns all entries that were read so
     * far.
     */
    async until(found) {
        const mine = this.#turn.then(async () => {
            while (!this.#read.some(found)) {
                const page = await this.#pages.next();
                if (page.done)
                    break;
                this.#read.push(...page.value);
            }
            return [...this.#read];
        });
        this.#turn = mine;
        return await mine;
    }
}

;// CONCATENATED MODULE: ./build/github/moments.js


/** Later than anything. */
const never = { createdAt: Number.POSITIVE_INFINITY, id: Number.POSITIVE_INFINITY };
/** Whether one moment is later than another one. */
function isAfter(a, b) {
    return a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;
}
/**
 * The oldest status that names a link.
 *
 * @param statuses newest first
 */
function firstNaming(statuses, link) {
    return statuses.findLast(({ environmentUrl }) => (0,host_name/* isSameLink */.dF)(linkIn(environmentUrl) ?? '', link));
}

;// CONCATENATED MODULE: ./build/github/owners.js



/**
 * Finds out which other record owns a link. A link belongs to each record that names it and is not torn down:
 * production, a branch, a pull request, another tool's deployment. If something can't be read, that is an error. It
 * never means that nobody owns the link.
 */
class Owners {
    #deployments;
    constructor(deployments) {
        this.#deployments = deployments;
    }
    /**
     * @param own the record that asks
     * @param isRecalled whether the record remembers the link. Then only younger deployments than the link are read. A
     * link that a person wrote may have belonged to anybody before.
     * @returns the owner in words; undefined if no other record names the link
     * @throws {GitHubError} if the owner can't be found out
     */
    async ownerOf(link, own, isRecalled) {
        const ownDeployments = await this.#deployments.of(own);
        const maker = isRecalled ? await this.#makerOf(link, ownDeployments) : undefined;
        // No record can have named a link before it existed.
        const others = maker ? await this.#deployments.since(maker) : await this.#deployments.all();
        // If a deployment is deleted while this run reads the pages, another one moves to a page that was read before, and
        // is not seen. So the live site is also asked for by name.
        const live = maker ? [] : await this.#deployments.of({ environment: 'production', task: 'deploy' });
        const known = new Set(others.map(({ id }) => id));
        const all = [...others, ...live.filter(({ id }) => !known.has(id))];
        const ours = all.filter((each) => isOurs(each) && !isSameRecord(each, own));
        for (const record of byRecord(ours).values()) {
            if (await this.#names(record, link, maker !== undefined))
                return describeRecord(record[0] ?? own, true);
        }
        // A job's `environment:` with our `url` makes such a deployment too. It does not count: GitHub does not call it
        // production.
        const foreign = others.filter((each) => !isOurs(each) && (maker === undefined || each.production));
        const ownFirst = maker ? never : await this.#firstNaming(link, ownDeployments);
        for (const record of byRecord(foreign).values()) {
            if (await this.#foreignNames(record, link, ownFirst))
                return describeRecord(record[0] ?? own, false);
        }
        return undefined;
    }
    /**
     * The other record, in words, that a link belongs to although the service calls it new: a service may answer with a
     * link that exists already. It looks only at what was read so far.
     */
    async knownOwnerOf(link, own) {
        const ours = this.#deployments.known.filter((each) => isOurs(each) && !isSameRecord(each, own));
        for (const record of byRecord(ours).values()) {
            if (await this.#names(record, link, true))
                return describeRecord(record[0] ?? own, true);
        }
        return undefined;
    }
    /** Whether another record may have put something else at a link after a deployment. */
    async wasTakenSince(deployment, link, own) {
        const since = (await this.#deployments.since(deployment)).filter((each) => !isSameRecord(each, own));
        return since.some((each) => {
            const begunFor = linkInPayload(each);
            return isOurs(each) ? begunFor !== undefined && (0,host_name/* isSameLink */.dF)(begunFor, link) : each.production;
        });
    }
    /** The deployment that made a record's link: it was begun without a link, and is live at this one. */
    async #makerOf(link, deployments) {
        const oldestNaming = deployments.findLastIndex((each) => (0,host_name/* isSameLink */.dF)(linkInPayload(each) ?? '', link));
        for (const deployment of deployments.slice(oldestNaming + 1)) {
            if (linkInPayload(deployment) !== undefined)
                continue;
            const state = await this.#deployments.state(deployment.id);
            if (state.kind === 'live' && (0,host_name/* isSameLink */.dF)(state.link, link))
                return deployment;
            if (state.kind === 'torn down')
                return undefined;
        }
        return undefined;
    }
    /**
     * Whether a record of ours names a link. If a deploy was begun for a known link, the payload tells the link. If it
     * was begun without, it can only have made a new link. So it matters only if this link may have been made then.
     */
    async #names(record, link, isKnownNew) {
        const isPreview = previewOf(record[0]?.task ?? '') !== undefined;
        const mayName = (deployment) => {
            const begunFor = linkInPayload(deployment);
            return begunFor === undefined ? !isKnownNew : (0,host_name/* isSameLink */.dF)(begunFor, link);
        };
        if (!record.some(mayName))
            return false;
        for (const deployment of record) {
            // A preview has every link that its deployments name. A live site has only the link of its newest deploy.
            if (isPreview && !mayName(deployment))
                continue;
            const state = await this.#deployments.state(deployment.id);
            if (state.kind === 'torn down')
                return false;
            if (state.kind === 'live' && (0,host_name/* isSameLink */.dF)(state.link, link))
                return true;
            if (state.kind === 'live' && !isPreview)
                return false;
            // For a live site a failed deploy counts too: its files may have arrived.
            const isBegun = state.kind === 'begun' || (state.kind === 'failed' && !isPreview);
            if (isBegun && (0,host_name/* isSameLink */.dF)(linkInPayload(deployment) ?? '', link))
                return true;
        }
        return false;
    }
    /**
     * Whether another tool's record names a link. If it is not production, it only counts if it named the link before our
     * record did: later ones may be an echo of our own output.
     */
    async #foreignNames(record, link, ownFirst) {
        for (const { id, production } of record) {
            const statuses = (await this.#deployments.statuses(id)) ?? [];
            const isNaming = statuses.some(({ environmentUrl }) => linkIn(environmentUrl) !== undefined);
            const first = firstNaming(statuses, link);
            if (first === undefined && isNaming)
                return false;
            if (first !== undefined && (production || !isAfter(first, ownFirst)))
                return true;
        }
        return false;
    }
    /** When a status of a record first named a link; {@link never} if no status did. */
    async #firstNaming(link, deployments) {
        for (const deployment of deployments.toReversed()) {
            const begunFor = linkInPayload(deployment);
            if (begunFor !== undefined && !(0,host_name/* isSameLink */.dF)(begunFor, link))
                continue;
            const first = firstNaming((await this.#deployments.statuses(deployment.id)) ?? [], link);
            if (first !== undefined)
                return first;
        }
        return never;
    }
}

;// CONCATENATED MODULE: ./build/github/previews.js

/** The previews in the repository's records, for a sweep. Every method throws {@link GitHubError}. */
class Previews {
    #github;
    #deployments;
    constructor(github, deployments) {
        this.#github = github;
        this.#deployments = deployments;
    }
    /** The previews of one environment, newest first. */
    async in(environment) {
        return previews_previewsOf(await this.#deployments.in(environment));
    }
    /** The previews of all environments, newest first. */
    async all() {
        return previews_previewsOf(await this.#deployments.all());
    }
    /**
     * Deletes the deployments of a preview that was torn down some time ago, so that the list stays short.
     *
     * @param before milliseconds since 1970; a preview that was torn down later stays
     * @returns how many were deleted
     */
    async forget(name, before) {
        const deployments = await this.#deployments.of(name);
        for (const { id } of deployments) {
            const state = await this.#deployments.state(id);
            if (state.kind === 'failed' || state.kind === 'deleted')
                continue;
            if (state.kind !== 'torn down' || state.at >= before)
                return 0;
            break;
        }
        for (const { id } of deployments.toReversed())
            await this.#github.deleteDeployment(id);
        return deployments.length;
    }
}
function previews_previewsOf(deployments) {
    return [...byRecord(deployments.filter(isOurs)).values()].flatMap(([newest, ...older]) => {
        const subject = newest && previewOf(newest.task);
        if (newest === undefined || subject === undefined)
            return [];
        const { environment, task } = newest;
        const { createdAt: since } = older.at(-1) ?? newest;
        const link = linkInPayload(newest);
        return [{ subject, name: { environment, task }, deployments: 1 + older.length, since, link }];
    });
}

;// CONCATENATED MODULE: ./build/github/records.js






/**
 * Milliseconds that recording a deploy may take; undefined for the usual time. A new link gets more time, because
 * without a record nobody would tear it down.
 */
const patienceFor = (isNew) => (isNew ? 2 * 60_000 : undefined);
/** Requests that are sent at the same time. */
const records_atOnce = 4;
/**
 * What GitHub's deployments remember: which link belongs to which site. Deployments of one environment and task are one
 * record. Every method throws {@link GitHubError}: if something can't be read, that never means that there is nothing.
 */
class Records {
    previews;
    owners;
    #github;
    #deployments;
    #runUrl;
    /** @param runUrl the page of this run, which every status links to */
    constructor(github, runUrl) {
        this.#github = github;
        this.#deployments = new Deployments(github);
        this.previews = new Previews(github, this.#deployments);
        this.owners = new Owners(this.#deployments);
        this.#runUrl = runUrl;
    }
    /** The link that a record remembers: that of its newest deploy that was sent; undefined if that was torn down. */
    async recall(name) {
        for (const deployment of await this.#deployments.of(name)) {
            const state = await this.#deployments.state(deployment.id);
            if (state.kind === 'torn down')
                return undefined;
            if (state.kind === 'live')
                return state.link;
        }
        return undefined;
    }
    /**
     * The link and digest of a record's newest deploy; undefined if it did not succeed, or a deploy to this link may have
     * begun later.
     */
    async newest(name) {
        const [newest] = await this.#deployments.of(name);
        const statuses = newest && (await this.#deployments.statuses(newest.id));
        if (newest === undefined || statuses?.[0]?.state !== 'success')
            return undefined;
        const state = stateOf(statuses);
        if (state.kind !== 'live' || (await this.owners.wasTakenSince(newest, state.link, name)))
            return undefined;
        return { link: state.link, digest: digestInPayload(newest) };
    }
    /**
     * Asks early for what a deploy or teardown of a record will need, at the same time. An error is thrown later, to the
     * code that needs the answer.
     */
    prepare(name) {
        const own = this.#deployments.of(name).then(async (deployments) => {
            const [newest] = deployments;
            const first = deployments.find((each) => linkInPayload(each) === undefined);
            await Promise.all([newest, first].map((each) => each && this.#deployments.statuses(each.id)));
        });
        const others = previewOf(name.task) ? this.#deployments.peek() : undefined;
        Promise.all([own, others]).catch(() => { });
    }
    /** Whether this run, in this attempt, has deployed for this record before. */
    async wasDeployedByThisRun(name) {
        const [newest] = await this.#deployments.of(name);
        const statuses = newest && (await this.#deployments.statuses(newest.id));
        return statuses?.some(({ logUrl }) => logUrl !== '' && logUrl === this.#runUrl) ?? false;
    }
    /** The active deployments of a record (neither torn down nor failed without a link), newest first. */
    async active(name) {
        return await activeOf(this.#deployments, name);
    }
    /** Our active deployments that name a link, newest first: those of one record, or of all records. */
    async naming(link, name) {
        return await activeNaming(this.#deployments, link, name);
    }
    /**
     * Records that a deploy begins. It has no status yet.
     *
     * @param link undefined if it is not known yet
     * @param digest of the site, if an input asks for it
     * @returns the deployment's id
     */
    async begin(target, link, digest) {
        const { subject, environment, sha } = target;
        const id = await this.#github.createDeployment({
            ...recordOf(target),
            ref: sha,
            payload: payloadFor(link, digest),
            transient: subject.kind !== 'production',
            production: environment === 'production',
        });
        this.#deployments.refresh(recordOf(target));
        return id;
    }
    /** Records that the work on a deploy has started. */
    async start(id) {
        await this.#github.createStatus(id, { state: 'in_progress', logUrl: this.#runUrl });
    }
    /** Records that a deploy is live. If the link is new, GitHub gets more time for it. */
    async succeed(id, link, isNew) {
        await this.#github.createStatus(id, this.#statusOf('success', link), patienceFor(isNew));
    }
    /**
     * Records that a deploy failed.
     *
     * @param link if the content may have arrived there in spite of the failure
     */
    async fail(id, link, isNew) {
        await this.#github.createStatus(id, this.#statusOf('failure', link), patienceFor(isNew));
    }
    #statusOf(state, link) {
        return { state, environmentUrl: link && `https://${link}`, logUrl: this.#runUrl };
    }
    /**
     * Records that the links of some deployments are gone. The newest deployment gets its status last, because it alone
     * tells whether a record is active: so a teardown that was interrupted can be done again.
     *
     * @param active newest first
     */
    async end(active) {
        const tell = async ({ id, link }) => {
            // A deploy that had only begun may have made a link meanwhile. That link was not deleted, so this deployment
            // stays active.
            if (link === undefined && stateOf(await this.#github.statuses(id)).kind === 'live')
                return;
            await this.#github.createStatus(id, { state: 'inactive', description: tornDown, logUrl: this.#runUrl });
        };
        const [newest, ...older] = active;
        await atMost(records_atOnce, older.toReversed(), tell);
        if (newest)
            await tell(newest);
    }
}

;// CONCATENATED MODULE: ./build/github/best-effort.js



/**
 * Does something that must never fail a deploy that succeeded. After an error it writes one warning.
 *
 * @param what it does, in words that follow "Could not"
 * @returns undefined after an error
 */
async function bestEffort(what, action) {
    try {
        return await action();
    }
    catch (error) {
        log/* log */.R.warning((0,printable/* printable */.g$)(`Could not ${what}. ${(0,errors/* messageOf */.bD)(error)}`));
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/github/comment-text.js




/**
 * The comment on a pull request, without its marker. Anybody may read it, and no runner masks secrets in it. So it
 * shows only the public part of an error.
 */
function comment_text_commentOf(news, facts) {
    const { environment, runUrl, now } = facts;
    const preview = environment === 'preview' ? 'Preview' : `Preview of ${(0,markdown/* prose */.CS)(environment)}`;
    const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const log = runUrl && `[log](${runUrl})`;
    const commit = news.kind === 'removed' ? '' : commitOf(news.commit, runUrl);
    if (news.kind === 'live') {
        const size = `${(0,format/* count */.U9)(news.fileCount, 'file')}, ${(0,format/* formatBytes */.z3)(news.bytes)}`;
        const live = `${preview} is live${commit && `: commit ${commit}`}`;
        return (0,markdown/* page */.MY)(`🚀 ${linked(news.link)}`, (0,markdown/* oneLine */.TN)(live, size, time, log), doubt(news.status), news.extra);
    }
    if (news.kind === 'removed') {
        const links = news.links.length > 0 ? `Deleted: ${news.links.map(comment_text_shown).join(', ')}` : 'There was nothing to delete';
        return (0,markdown/* page */.MY)(`🧹 ${preview} was removed`, (0,markdown/* oneLine */.TN)(links, time, log));
    }
    const { message, hint } = wordsOf(news.error);
    return (0,markdown/* page */.MY)(`❌ ${preview} failed`, comment_text_shown(message), (0,markdown/* advice */.v9)(hint), news.lastGood && `Still live: ${linked(news.lastGood)}, from an earlier commit.`, (0,markdown/* oneLine */.TN)(commit && `Commit ${commit}`, time, log));
}
/** Says what a status other than `active` means. The service's own word is shown only if it is one plain word. */
function doubt(status = '') {
    if (status === '' || status === 'active')
        return '';
    const isWord = /^[a-z_-]{1,30}$/iu.test(status) && !(0,secrets/* holdsSecret */.hK)(status);
    const said = isWord ? `gives this link the status **${(0,markdown/* prose */.CS)(status)}**` : 'does not call this link active';
    return `⚠️ The service ${said}, so it may not stay.`;
}
/**
 * The short form of a commit, as a link to its page, which is found by the run's address; empty if there is no commit.
 */
function commitOf(sha, runUrl) {
    if (!/^[0-9a-f]{7,64}$/u.test(sha))
        return (0,markdown/* prose */.CS)(sha.slice(0, 7));
    const short = `\`${sha.slice(0, 7)}\``;
    const [repository, run] = runUrl.split('/actions/runs/');
    return run === undefined ? short : `[${short}](${repository}/commit/${sha})`;
}
function wordsOf(error) {
    if (error instanceof errors/* ActionError */.lZ)
        return error.inPublic;
    return { message: 'Something happened that this action did not expect. The log of the run says what.' };
}
/** The text as prose, or `***` if it contains a secret in any spelling. A link or an error's code may contain one. */
function comment_text_shown(text) {
    return (0,markdown/* prose */.CS)((0,secrets/* holdsSecret */.hK)(text) ? '***' : text);
}
function linked(link) {
    return (0,secrets/* holdsSecret */.hK)(link) ? comment_text_shown(link) : (0,markdown/* anchor */.Y3)(link);
}

;// CONCATENATED MODULE: ./build/github/comment.js






/** Milliseconds after which the comments are read again, because another run may have written one meanwhile. */
const freshFor = 5000;
/** Asks for both at the same time. An error is thrown later, to the code that waits for the answer. */
function prepareComments(github, pullRequest) {
    const login = github.login();
    const comments = github.comments(pullRequest);
    for (const promise of [login, comments])
        promise.catch(() => { });
    return { login, comments, askedAt: performance.now() };
}
/**
 * Keeps one comment for each environment on a pull request: writes it, or replaces the text of the existing one. Ours
 * is the comment that has the marker and was written by the token's own identity. A comment by anybody else is never
 * changed, whatever it says.
 *
 * @throws {GitHubError} if comments can't be read or written
 */
async function keepComment(github, { pullRequest, environment, text, prepared }) {
    const marker = `<!-- static-deploy: ${environment} -->`;
    const body = `${marker}\n${text}`;
    const login = await prepared.login;
    const ownOf = (comments) => comments.find((comment) => comment.body.startsWith(marker) && isBy(comment, login));
    let own = ownOf(await prepared.comments);
    for (let attempt = 1;; attempt += 1) {
        // Another run may have written the comment meanwhile. And if an answer was lost, this run may have written it.
        const isFresh = attempt === 1 && performance.now() - prepared.askedAt < freshFor;
        if (!isFresh)
            own ??= ownOf(await github.comments(pullRequest));
        try {
            if (own === undefined)
                await github.createComment(pullRequest, body);
            else
                await github.updateComment(own.id, body);
            return;
        }
        catch (error) {
            if (own !== undefined || !(error instanceof GitHubError && error.mayBeDone) || attempt === 4)
                throw error;
        }
    }
}
/** An app's login ends in `[bot]` in REST, but not always in GraphQL. A person's login can't end so. */
function isBy({ author, bot }, login) {
    return author === login || (bot && author === `${login}[bot]`);
}
/** Writes a target's news to its pull request, if it has one and the user wants a comment. An error is one warning. */
class Commenter {
    #target;
    #options;
    #prepared;
    constructor(target, options) {
        this.#target = target;
        this.#options = options;
    }
    get #pullRequest() {
        const { subject } = this.#target;
        return this.#options.comment && subject.kind === 'pull-request' ? subject.number : undefined;
    }
    /** Asks early who the token belongs to. */
    prepareLogin() {
        if (this.#pullRequest !== undefined)
            this.#options.github.login().catch(() => { });
    }
    /** Asks for the comments, shortly before there is news. */
    prepare() {
        if (this.#pullRequest === undefined)
            return;
        this.#prepared ??= prepareComments(this.#options.github, this.#pullRequest);
    }
    /** Writes the comment; never throws. */
    async tell(news) {
        const pullRequest = this.#pullRequest;
        if (pullRequest === undefined)
            return;
        const { environment } = this.#target;
        const { github, runUrl } = this.#options;
        const text = comment_text_commentOf(news, { environment, runUrl, now: new Date() });
        const prepared = this.#prepared ?? prepareComments(github, pullRequest);
        this.#prepared = undefined;
        try {
            await keepComment(github, { pullRequest, environment, text, prepared });
        }
        catch (error) {
            const forbidden = error instanceof GitHubError && error.forbidden;
            log/* log */.R.warning(forbidden ? notCommented(error) : (0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error)));
        }
    }
}

;// CONCATENATED MODULE: ./build/github/must-know.js



/** Whether this deploy must be recorded. A preview or a new link without a record would never be torn down. */
function needsRecord({ subject, domain }) {
    return subject.kind !== 'production' || domain === undefined;
}
/**
 * Does what must be known before anything is sent.
 *
 * @throws {InputError} if the token may not use the record, and this deploy needs it. It says which permission to add.
 * @throws {GitHubError} any other error of GitHub
 */
async function mustKnow(target, action) {
    try {
        return await action();
    }
    catch (error) {
        if (!(error instanceof GitHubError && error.forbidden && needsRecord(target)))
            throw error;
        const isProduction = target.subject.kind === 'production';
        const what = isProduction ? 'the live site' : `the preview of ${describe(target.subject)}`;
        throw recordRefused(what, isProduction, error);
    }
}

;// CONCATENATED MODULE: ./build/github/tracking.js


/** A link belongs to another record, so this run must not touch it. */
class OwnedError extends errors/* ActionError */.lZ {
    constructor(link, owner) {
        super(`${link} belongs to ${(0,printable/* printable */.g$)(owner)}, so this run left it as it is.`, {
            hint: 'Give the preview a "domain" of its own, or leave "domain" out: then each preview gets its own link.',
        });
    }
}
/** A new link is live, but is not recorded on GitHub. So nobody would tear it down. */
class UnrecordedLinkError extends errors/* ActionError */.lZ {
    constructor(link, cause) {
        super(`The site is live at the new link ${link}, but GitHub did not record it. ${(0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(cause))}`, {
            hint: `This link is not remembered: delete ${link} in the hosting account, or write it as "domain", before the next run makes another link.`,
            cause,
        });
    }
}

;// CONCATENATED MODULE: ./build/github/own-deployment.js





/**
 * The deployment that records this run. If the deploy goes to another link than expected, a second one takes its place.
 */
class OwnDeployment {
    #target;
    #records;
    #warnsOfSecond;
    #id;
    /** The link in its payload. */
    #begunFor;
    #started = Promise.resolve();
    constructor(target, { records, warnsOfSecond }) {
        this.#target = target;
        this.#records = records;
        this.#warnsOfSecond = warnsOfSecond;
    }
    /** The deployment's number; undefined if there is none. */
    get id() {
        return this.#id;
    }
    /**
     * Creates the deployment.
     *
     * @param link undefined if it is not known yet
     * @param digest of the site, if an input asks for it
     * @throws {GitHubError} if it can't be recorded
     */
    async begin(link, digest) {
        this.#begunFor = link;
        const id = await this.#records.begin(this.#target, link, digest);
        this.#id = id;
        // Nothing waits for this request now: it is sent during the upload. The next status waits for it.
        this.#started = bestEffort('record that the deploy has started', () => this.#records.start(id));
    }
    /** Warns if this run has deployed for the same record before: they are probably two sites. */
    async warnOfEarlier() {
        if (!this.#warnsOfSecond)
            return;
        if (!(await this.#records.wasDeployedByThisRun(recordOf(this.#target))))
            return;
        const { environment } = this.#target;
        log/* log */.R.warning(`This run has already deployed to the environment "${environment}", and this deploy replaces that one. If they are two sites, give each its own "environment".`);
    }
    /** Sets the deployment to failed, and works with it no more. */
    async abandon() {
        await this.fail(undefined);
        this.#id = undefined;
    }
    /** From now on any link counts as new, whatever link the deployment was begun for. */
    expectNewLink() {
        this.#begunFor = undefined;
    }
    /** @throws {UnrecordedLinkError} if the link is new and could not be recorded */
    async succeed(link) {
        const id = this.#id;
        const isNew = this.#isNew(link);
        if (id === undefined && isNew)
            throw new UnrecordedLinkError(link, new Error('There is no deployment for it.'));
        if (id === undefined)
            return;
        await this.#started;
        const record = () => this.#records.succeed(id, link, isNew);
        if (!isNew)
            await bestEffort('record the deploy', record);
        else {
            await record().catch((cause) => {
                throw new UnrecordedLinkError(link, cause);
            });
        }
    }
    /** @param link if the content may have arrived there in spite of the failure */
    async fail(link) {
        const id = this.#id;
        if (id === undefined)
            return;
        await this.#started;
        const isNew = link !== undefined && this.#isNew(link);
        const what = isNew ? `record that the link ${link} was made` : 'record that the deploy failed';
        await bestEffort(what, () => this.#records.fail(id, link, isNew));
    }
    #isNew(link) {
        return this.#begunFor === undefined || !(0,host_name/* isSameLink */.dF)(link, this.#begunFor);
    }
}

;// CONCATENATED MODULE: ./build/github/tracker.js











/**
 * Follows a target in the record and the comment. If reading or writing decides about a link, an error fails the run.
 * If it only tells of a deploy that is done, an error is one warning.
 */
class Tracker {
    #github;
    #records;
    #target;
    #name;
    #commenter;
    #own;
    /** The link that the record had before this run changed it. */
    #recalled;
    constructor(target, options) {
        this.#github = options.github;
        this.#records = options.records;
        this.#target = target;
        this.#name = recordOf(target);
        this.#own = new OwnDeployment(target, options);
        this.#commenter = new Commenter(target, options);
    }
    get deployment() {
        return this.#own.id;
    }
    prepare() {
        this.#records.prepare(this.#name);
        this.#commenter.prepareLogin();
    }
    async holding(digest) {
        const newest = await mustKnow(this.#target, () => this.#records.newest(this.#name));
        return newest?.digest === digest ? newest.link : undefined;
    }
    async recall() {
        this.#recalled = await mustKnow(this.#target, () => this.#records.recall(this.#name));
        await mustKnow(this.#target, () => this.#own.warnOfEarlier());
        return this.#recalled;
    }
    async requireNoOtherOwner(link) {
        if (this.#target.subject.kind === 'production')
            return;
        // The link will be changed or deleted, so there will be a comment to write.
        this.#commenter.prepare();
        const { owners } = this.#records;
        const isRecalled = this.#target.domain === undefined;
        const owner = await mustKnow(this.#target, () => owners.ownerOf(link, this.#name, isRecalled));
        if (owner !== undefined)
            throw new OwnedError(link, owner);
    }
    async begin(link, digest) {
        try {
            await mustKnow(this.#target, () => this.#own.begin(link, digest));
        }
        catch (error) {
            // A digest must be recorded, or a later run may skip a site that is not live. So must a new link.
            const isKnown = link !== undefined && !digest && (this.#recalled !== undefined || !needsRecord(this.#target));
            if (!(error instanceof GitHubError && isKnown))
                throw error;
            log/* log */.R.warning(error.forbidden ? notRecorded(error) : (0,printable/* printable */.g$)(`This deploy is not recorded. ${error.message}`));
            return;
        }
        this.#commenter.prepare();
    }
    async beginAnew(link) {
        await this.#own.abandon();
        await this.begin(link);
        this.#own.expectNewLink();
    }
    async requireNewLink(link) {
        if (this.#target.subject.kind === 'production')
            return;
        const { owners } = this.#records;
        const owner = await mustKnow(this.#target, () => owners.knownOwnerOf(link, this.#name));
        if (owner !== undefined)
            throw new OwnedError(link, owner);
    }
    async succeed(link, site) {
        const { sha: commit } = this.#target;
        const tellLive = async ({ extra, ...facts }) => this.#commenter.tell({ kind: 'live', link, commit, ...facts, extra: await extra });
        const [recorded] = await Promise.allSettled([this.#own.succeed(link), tellLive(site)]);
        if (recorded.status === 'rejected')
            throw recorded.reason;
    }
    async fail(error, link) {
        // If the files may have arrived, they have replaced the earlier site.
        const replaced = link !== undefined || (error instanceof errors/* NetworkError */.Dr && error.mayHaveArrived);
        const lastGood = replaced ? undefined : this.#recalled;
        const comment = this.#commenter.tell({ kind: 'failed', error, lastGood, commit: this.#target.sha });
        await Promise.all([this.#own.fail(link), comment]);
    }
    async wasClosed() {
        const { subject } = this.#target;
        if (subject.kind !== 'pull-request')
            return false;
        const pull = await bestEffort('read the pull request', () => this.#github.pullRequest(subject.number));
        return pull?.open === false;
    }
    async links() {
        const active = await mustKnow(this.#target, () => this.#records.active(this.#name));
        return [...new Set(active.flatMap(({ link }) => link ?? []))];
    }
    async end(links) {
        await this.#end(links, () => this.#records.active(this.#name));
    }
    async endLink(link) {
        const own = this.#target.subject.kind === 'production' ? undefined : this.#name;
        await this.#end([link], () => this.#records.naming(link, own));
    }
    async #end(links, active) {
        const end = bestEffort('end the deployments', async () => this.#records.end(await active()));
        await Promise.all([end, links.length > 0 && this.#commenter.tell({ kind: 'removed', links })]);
    }
}

;// CONCATENATED MODULE: ./build/github/untracked.js


/** For a run without a token. The user has decided that nothing is recorded, owned or shown. */
class Untracked {
    deployment = undefined;
    #link;
    prepare() { }
    async holding() {
        return undefined;
    }
    async recall() {
        return undefined;
    }
    async requireNoOtherOwner() { }
    async begin(link) {
        this.#link = link;
    }
    async beginAnew(link) {
        this.#link = link;
    }
    async requireNewLink() { }
    async succeed(link) {
        if (this.#link !== undefined)
            return;
        log/* log */.R.warning(`Without github-token the link ${link} is not remembered: the next run will make another one.`);
    }
    async fail() { }
    async wasClosed() {
        return false;
    }
    async links() {
        throw unknownLink();
    }
    async end() { }
    async endLink() { }
}

;// CONCATENATED MODULE: ./build/http/progress.js

/** Milliseconds between two lines, and before the first one. */
const interval = 5000;
/**
 * The same body, which now tells its progress: nothing for a quick upload, then one line every five seconds at most. It
 * counts bytes that the connection has taken, because only then the next chunk is asked for.
 *
 * @param tell gets each line
 * @param now milliseconds of a clock that never goes back
 */
function withProgress(body, tell, now = () => performance.now()) {
    return {
        ...body,
        async *stream() {
            const start = now();
            let told = start;
            let sent = 0;
            for await (const chunk of body.stream()) {
                const time = now();
                if (time - told >= interval) {
                    told = time;
                    tell(describeProgress(sent, body.length, time - start));
                }
                yield chunk;
                sent += chunk.length;
            }
        },
    };
}
function describeProgress(sent, length, elapsed) {
    const percent = Math.floor((100 * sent) / length);
    const rate = (1000 * sent) / elapsed;
    const left = sent === 0 ? '' : `, about ${(0,format/* formatDuration */.a3)((1000 * (length - sent)) / rate)} left`;
    return `Sent ${percent} %: ${(0,format/* formatBytes */.z3)(sent)} of ${(0,format/* formatBytes */.z3)(length)} at ${(0,format/* formatBytes */.z3)(Math.round(rate))}/s${left}`;
}

;// CONCATENATED MODULE: ./build/hosting/repeat.js


/**
 * Says after which errors or answers a request to the service is sent again. A request that creates is sent again only
 * if the service can't have done it.
 *
 * @param operation for the log: `upload`, `delete` or `profile`
 * @param idempotent whether doing it twice is the same as doing it once
 */
function passingFaults(operation, idempotent) {
    return (end) => {
        if ('error' in end) {
            return mayTryAgain(end.error, idempotent) ? { why: end.error.message } : undefined;
        }
        const { status, headers } = end.answer;
        if (!isPassing(status, idempotent))
            return undefined;
        return { why: `${operation}: HTTP ${status}.`, after: retryAfter(headers['retry-after']) };
    };
}
function isPassing(status, idempotent) {
    if (status === 429 || status === 503)
        return true;
    // 501 means that the service will never do this.
    return idempotent && (status === 408 || status === 425 || (status >= 500 && status !== 501));
}
function mayTryAgain(error, idempotent) {
    return error instanceof errors/* NetworkError */.Dr && !error.final && (idempotent || !error.mayHaveArrived);
}

;// CONCATENATED MODULE: ./build/hosting/call.js




/**
 * Sends a request to the service. It is repeated if that may help and does no harm (INTERFACE 6 and 7).
 *
 * @returns `data` of the answer's envelope
 * @throws {ServiceError} if the service refused, or its answer is not what the interface says
 * @throws {NetworkError} if no complete answer came
 */
async function callService({ operation, method, path, body, idempotent = true }, { baseUrl, apiKey, signal, tell, silence = 120_000 }) {
    const request = {
        operation,
        method,
        url: new URL(`${baseUrl.href.replace(/\/$/u, '')}${path}`),
        headers: { 'x-api-key': apiKey },
        ...(body && { body }),
        ownConnection: !idempotent,
    };
    const connection = {
        peer: 'the hosting service',
        addressFrom: 'base-url',
        signal,
        silence,
        answerTime: 10 * 60_000,
        answerLimit: 1024 * 1024,
    };
    const answer = await retrying(() => exchange(request, connection), {
        judge: passingFaults(operation, idempotent),
        signal,
        tell,
    });
    return dataOf(answer, request);
}

;// CONCATENATED MODULE: ./build/hosting/multipart.js




/**
 * Bytes in one chunk. A write costs far more than a copy, so many small files share one chunk, and 1 GiB takes 2,000
 * writes. Measured at 1 GiB: half of this size takes 30 % longer, and twice as much is not faster. A body needs only
 * two chunks of memory, which it uses in turn. New ones would cost as much time as sending does, because the system
 * clears memory before it gives it out.
 */
const multipart_chunkSize = 512 * 1024;
/**
 * A `multipart/form-data` body (RFC 7578): the fields, then each file as a part `files` whose `filename` is its path.
 * Names are escaped as browsers do (HTML, "multipart/form-data encoding algorithm"). It is written by hand because form
 * libraries use one stream for each file and take 3 to 25 times as long, and uploads are what this action is for.
 */
function multipartBody(fields, files) {
    const boundary = `----StaticDeploy${(0,external_node_crypto_.randomBytes)(18).toString('hex')}`;
    const head = fields
        .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
        .join('');
    const tail = `--${boundary}--\r\n`;
    let length = Buffer.byteLength(head) + Buffer.byteLength(tail);
    for (const file of files)
        length += Buffer.byteLength(partHead(boundary, file)) + file.size + 2;
    return {
        contentType: `multipart/form-data; boundary=${boundary}`,
        length,
        stream: () => encode(boundary, head, files, tail),
    };
}
function partHead(boundary, file) {
    const type = src/* default */.A.getType(file.path) ?? 'application/octet-stream';
    const name = escapeName(file.path);
    return `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
}
function escapeName(name) {
    return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
async function* encode(boundary, head, files, tail) {
    const buffers = [Buffer.allocUnsafeSlow(multipart_chunkSize), Buffer.allocUnsafeSlow(multipart_chunkSize)];
    const [chunk] = buffers;
    let used = chunk.write(head);
    const append = (text) => {
        used += chunk.write(text, used);
    };
    for (const file of files) {
        const before = partHead(boundary, file);
        const most = Buffer.byteLength(before) + file.size + 2;
        if (used + most > multipart_chunkSize) {
            yield await afterPoll(chunk.subarray(0, used));
            used = 0;
        }
        append(before);
        if (most <= multipart_chunkSize) {
            readWhole(file, chunk.subarray(used));
            used += file.size;
        }
        else {
            yield await afterPoll(chunk.subarray(0, used));
            for await (const part of readInChunks(file, buffers))
                yield await afterPoll(part);
            used = 0;
        }
        append('\r\n');
    }
    if (used + tail.length > multipart_chunkSize) {
        yield chunk.subarray(0, used);
        yield Buffer.from(tail);
    }
    else {
        append(tail);
        yield await afterPoll(chunk.subarray(0, used));
    }
}
/**
 * Lets the event loop run once before a chunk is written, so that an answer which has already arrived (401, 413) is
 * read first. If the service has closed the connection, writing the chunk would fail, and the answer would be lost.
 */
async function afterPoll(chunk) {
    await (0,promises_namespaceObject.setImmediate)();
    return chunk;
}

;// CONCATENATED MODULE: ./build/hosting/delete-forms.js





/**
 * HTTP statuses of a service that does not know a request's form: it does not know the address, method or content type,
 * or has not implemented it.
 */
const unknownForm = [404, 405, 415, 501];
/**
 * Asks the service to delete a link: as JSON (INTERFACE 4.3, form A), and as a multipart form (B) if the service does
 * not know form A.
 *
 * @returns the account after it
 * @throws {ServiceError | NetworkError} if the service did not say that the link was deleted
 */
async function deleteInEitherForm(domain, options) {
    const call = { operation: 'delete', path: '/v1/delete' };
    try {
        const asJson = { ...call, method: 'POST', body: jsonBody({ domain }) };
        return profileOf(await callService(asJson, options));
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7 && unknownForm.includes(error.status)))
            throw error;
        const asForm = { ...call, method: 'DELETE', body: multipartBody([['domain', domain]], []) };
        return profileOf(await callService(asForm, options));
    }
}

;// CONCATENATED MODULE: ./build/hosting/hosting.js










/** The hosting service: one method for each endpoint. */
class Hosting {
    #options;
    constructor(options) {
        this.#options = options;
        // An answer may repeat the key. So the key must be hidden before any answer is read.
        (0,secrets/* hide */.jD)(options.apiKey);
    }
    /** Opens a connection early, because a request will follow soon. */
    prepare() {
        openEarly(this.#options.baseUrl);
    }
    /**
     * Publishes a site in one request (INTERFACE 4.1).
     *
     * @param domain the link whose files it replaces; undefined for a new link
     * @throws {ServiceError} if the service refused it, or its answer is not what the interface says
     * @throws {NetworkError} if no complete answer came
     * @throws {SiteError} if a file changed while it was sent
     */
    async upload(files, domain) {
        const fields = domain === undefined ? [] : [['domain', domain]];
        const body = withProgress(multipartBody(fields, files), this.#options.tell);
        try {
            return await (domain === undefined ? this.#create(body) : this.#update(domain, body));
        }
        catch (error) {
            throw mayBeForPartCount(error, files.length) ? withAdviceToZip(error, files.length) : error;
        }
    }
    /**
     * Sends an update with the method of the service's dialect. If it may have been refused for the method, it is sent
     * once more with the other one.
     */
    async #update(domain, body) {
        const { baseUrl, tell } = this.#options;
        const method = dialectOf(baseUrl).update;
        const other = method === 'PUT' ? 'POST' : 'PUT';
        try {
            return await this.#send(method, body);
        }
        catch (error) {
            if (!mayBeForMethod(error))
                throw error;
            if (!isForUnknownMethod(error))
                await this.#requireLink(domain, error);
            tell(`The service did not take the update of ${domain} as ${method}, so it is sent as ${other}. ${error.message}`);
            return await this.#send(other, body).catch(async (second) => {
                if (!isRefused(second))
                    throw second;
                if (isForUnknownMethod(error))
                    await this.#requireLink(domain, second);
                // The answer to the method that the service knows tells more.
                throw isForUnknownMethod(second) ? error : second;
            });
        }
    }
    /**
     * Checks that the account has the link of a refused update. It throws the refusal if the account does not have it, or
     * can't be asked. In the first case the error lists the account's links.
     */
    async #requireLink(domain, error) {
        const profile = await this.profileIfAny();
        if (profile === undefined)
            throw error;
        if (!lists(profile, domain))
            throw withoutLink(error, domain, profile);
    }
    /**
     * Creates a link. It is never sent again if the service may have made a link. The error then lists the account's
     * links.
     */
    async #create(body) {
        try {
            return await this.#send('POST', body, false);
        }
        catch (error) {
            if (!mayHaveMadeLink(error))
                throw error;
            throw withLinks(error, await this.profileIfAny());
        }
    }
    async #send(method, body, idempotent = true) {
        return uploadOf(await callService({ operation: 'upload', method, path: '/v1/upload', body, idempotent }, this.#options));
    }
    /**
     * Deletes a link (INTERFACE 4.3): as JSON, or as a form if the service does not know JSON. If both fail, the profile
     * decides: if the link is not there, that is a success.
     *
     * @returns the account after it
     * @throws {ServiceError | NetworkError} if the link is still there, or the profile can't be read
     */
    async delete(domain) {
        try {
            const profile = await deleteInEitherForm(domain, this.#options);
            if (!lists(profile, domain))
                return profile;
            throw new errors/* ServiceError */._7({ operation: 'delete', status: 200 }, `delete: the service still lists ${domain} after the deletion.`, {
                hint: 'Run the job again; if the link stays, delete it in the hosting account.',
            });
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7 || error instanceof errors/* NetworkError */.Dr))
                throw error;
            return await this.#profileWithout(domain, error);
        }
    }
    /** The account's links and quota (INTERFACE 4.4). */
    async profile() {
        const call = { operation: 'profile', method: 'GET', path: '/v1/profile' };
        return profileOf(await callService(call, this.#options));
    }
    /** The same; undefined if it can't be read, for callers that can go on without it or have an error of their own. */
    async profileIfAny() {
        const profile = await this.profile().catch(() => undefined);
        this.#options.signal.throwIfAborted();
        return profile;
    }
    async #profileWithout(domain, error) {
        const profile = await this.profileIfAny();
        if (profile === undefined || lists(profile, domain))
            throw error;
        return profile;
    }
}

;// CONCATENATED MODULE: ./build/acts/services.js








/** What every act needs: the inputs, the context, the hosting service and GitHub. */
class Services {
    inputs;
    context;
    signal;
    hosting;
    #connection;
    constructor(inputs, context, signal) {
        this.inputs = inputs;
        this.context = context;
        this.signal = signal;
        const tell = log/* log */.R.info;
        this.hosting = new Hosting({ baseUrl: inputs.baseUrl, apiKey: inputs.apiKey, signal, tell });
        const { repository, apiUrl, runUrl } = context;
        if (inputs.githubToken === '' || repository === undefined)
            return;
        const github = new GitHub({ token: inputs.githubToken, repository, apiUrl, signal, tell });
        this.#connection = { github, records: new Records(github, runUrl) };
    }
    /** Follows a target on GitHub. Without a token it does nothing there. */
    track(target) {
        if (this.#connection === undefined)
            return new Untracked();
        const { comment, dryRun } = this.inputs;
        const { runUrl, numbersRuns } = this.context;
        const warnsOfSecond = numbersRuns && !dryRun;
        return new Tracker(target, { ...this.#connection, comment, runUrl, warnsOfSecond });
    }
    /** The link of an environment's live site, by its record; undefined if there is none, or no token to read it. */
    async linkOf(environment) {
        return await this.#connection?.records.recall({ environment, task: 'deploy' });
    }
    /**
     * @param why what the token is needed for
     * @throws {InputError} if there is no token
     */
    requireGitHub(why) {
        if (this.#connection !== undefined)
            return this.#connection;
        throw new errors/* InputError */.dz('github-token', `${why}. This needs a token.`, {
            hint: `Leave github-token out, so that it is the job's own, and add to the job:\n${permissionLines}`,
        });
    }
}

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: ./build/step/payload.js


/** The event's payload, which the runner writes, is missing or damaged, or lacks a field. */
class EventError extends errors/* ActionError */.lZ {
}
/**
 * Reads the payload that the runner wrote.
 *
 * @param path `GITHUB_EVENT_PATH`; if there is none, the payload is empty
 * @throws {EventError} if it can't be read, or is not a JSON object
 */
function readPayload(path) {
    if (!path)
        return {};
    let cause;
    try {
        const payload = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
        if (typeof payload === 'object' && payload !== null && !Array.isArray(payload))
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
    workflow_run: `{ "workflow_run": { "event": "pull_request", "head_branch": "feature", "head_sha": "${'0'.repeat(40)}" },\n  "repository": { "default_branch": "main" } }`,
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
/** A text in the payload; empty if the value is not a text. */
function payload_text(value) {
    return typeof value === 'string' ? value : '';
}

;// CONCATENATED MODULE: ./build/step/event.js

/**
 * The pull request that an event is about: by an event of its own, a review or a comment. Undefined if there is none.
 *
 * @param actor `GITHUB_ACTOR`
 * @param here `GITHUB_REPOSITORY`
 * @throws {EventError} if there must be one, and the payload does not tell its number
 */
function pullRequestOf(event, payload, actor, here) {
    const { issue, repository, sender } = payload;
    const ofPull = event.startsWith('pull_request');
    // The payload of a comment only tells that the issue is a pull request. It does not contain the pull request.
    const onPull = typeof issue?.pull_request === 'object' && issue.pull_request !== null;
    const pull = payload.pull_request ?? (onPull ? { number: issue.number } : undefined);
    if (event === 'issue_comment' && numberOf(issue?.number) === undefined) {
        throw missingField(event, 'issue.number');
    }
    if (pull === undefined && !ofPull)
        return undefined;
    const number = numberOf(pull?.number ?? payload.number);
    if (number === undefined)
        throw missingField(event, 'pull_request.number');
    const base = payload_text(pull?.base?.repo?.full_name) || payload_text(repository?.full_name) || here;
    // A head without a repository is of a fork that was deleted later.
    const head = payload_text(pull?.head?.repo?.full_name);
    const logins = [actor, payload_text(pull?.user?.login), payload_text(sender?.login)];
    return {
        number,
        headSha: payload_text(pull?.head?.sha),
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
    const headSha = payload_text(run?.head_sha);
    if (headSha === '')
        throw missingField('workflow_run', 'workflow_run.head_sha');
    return {
        event: payload_text(run?.event),
        headSha,
        headBranch: payload_text(run?.head_branch),
        foreign: !event_isSame(run?.head_repository, repository, here),
    };
}
/** Whether the head's repository is this one. If the payload does not tell, it counts as another one. */
function event_isSame(head, own, here) {
    const ownName = (payload_text(own?.full_name) || here).toLowerCase();
    if (ownName === '' || payload_text(head?.full_name).toLowerCase() !== ownName)
        return false;
    // A payload that a person wrote may contain no ids.
    return own?.id === undefined || own.id === head?.id;
}
/**
 * The branch or tag that was deleted. GitHub names it in the payload; `GITHUB_REF` is then the default branch.
 *
 * @throws {EventError} if the payload does not name it
 */
function deletedRef({ ref, ref_type: type }) {
    if (payload_text(ref) === '')
        throw missingField('delete', 'ref');
    if (type !== 'branch' && type !== 'tag')
        throw missingField('delete', 'ref_type');
    return `refs/${type === 'tag' ? 'tags' : 'heads'}/${payload_text(ref)}`;
}

;// CONCATENATED MODULE: ./build/step/context.js




/**
 * Reads the run's context.
 *
 * @param variables as the runner sets them; the process's own if not given
 * @throws {EventError} if the event's payload can't be read, or lacks a field that is needed to decide what to do
 */
function readContext(variables = (0,environment/* environment */.cA)()) {
    const payload = readPayload(variables['GITHUB_EVENT_PATH']);
    const repository = variables['GITHUB_REPOSITORY'] ?? '';
    const [owner, repo] = repository.split('/');
    const server = variables['GITHUB_SERVER_URL'] ?? 'https://github.com';
    const runId = variables['GITHUB_RUN_ID'] ?? '';
    const number = variables['GITHUB_RUN_ATTEMPT'] ?? '1';
    const attempt = number === '1' ? '' : `/attempts/${number}`;
    const event = variables['GITHUB_EVENT_NAME'] ?? '';
    return {
        event,
        action: payload_text(payload.action),
        pullRequest: pullRequestOf(event, payload, variables['GITHUB_ACTOR'] ?? '', repository),
        workflowRun: event === 'workflow_run' ? workflowRunOf(payload, repository) : undefined,
        ref: event === 'delete' ? deletedRef(payload) : (variables['GITHUB_REF'] ?? ''),
        sha: variables['GITHUB_SHA'] ?? '',
        defaultBranch: payload_text(payload.repository?.default_branch) || undefined,
        workspace: variables['GITHUB_WORKSPACE'] || process.cwd(),
        temp: variables['RUNNER_TEMP'] || (0,external_node_os_namespaceObject.tmpdir)(),
        repository: owner && repo ? { owner, repo } : undefined,
        apiUrl: variables['GITHUB_API_URL'] || 'https://api.github.com',
        runUrl: repository && runId ? `${server}/${repository}/actions/runs/${runId}${attempt}` : '',
        numbersRuns: variables['ACT'] !== 'true',
    };
}

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __nccwpck_require__(805);
;// CONCATENATED MODULE: ./build/step/input-readers.js





// Each reader throws an InputError that quotes the value and says what to write instead.
/** The value of an input; undefined if it is empty. */
function readText(name) {
    return core/* getInput */.V4(name) || undefined;
}
/** The key of the hosting account. It is masked both with and without the white space around it. */
function readApiKey() {
    const raw = core/* getInput */.V4('api-key', { trimWhitespace: false });
    const key = raw.trim();
    for (const spelling of new Set([raw, key])) {
        if (spelling.trim() === '')
            continue;
        core/* setSecret */.Pq(spelling);
        (0,secrets/* hide */.jD)(spelling);
    }
    if (!/^[\x21-\x7e]*$/u.test(key)) {
        throw new errors/* InputError */.dz('api-key', 'the key contains a space, a line break or a character outside ASCII.', {
            hint: 'Copy the key again from the hosting account into the secret, as one line with nothing around it.',
        });
    }
    return key;
}
/** A host name, also one that was pasted as an address. */
function readDomain() {
    const value = readText('domain');
    if (value === undefined)
        return undefined;
    const domain = (0,host_name/* hostNameOf */.LJ)(value);
    if (domain === undefined) {
        // The part before a path, a query or a fragment.
        const [, host = ''] = /^((?:https?:\/\/)?[^/?#]+)[/?#]/iu.exec(value) ?? [];
        const name = (0,host_name/* hostNameOf */.LJ)(host);
        if (name !== undefined) {
            throw new errors/* InputError */.dz('domain', `"${(0,printable/* excerpt */.Kb)(value)}" contains more than a host name: a link has no path.`, {
                hint: `Write "domain: ${name}". A site is always published at the root of its link.`,
            });
        }
        throw new errors/* InputError */.dz('domain', `"${(0,printable/* excerpt */.Kb)(value)}" is not a host name.`, {
            hint: 'Write the bare name of the link, as in "domain: my-site.tiiny.site", or leave it out for a new link.',
        });
    }
    return domain;
}
/** One of several words; the first one if the input is empty. */
function readChoice(name, choices) {
    const value = readText(name) ?? choices[0];
    const choice = choices.find((each) => each === value);
    if (choice !== undefined)
        return choice;
    throw new errors/* InputError */.dz(name, `"${(0,printable/* excerpt */.Kb)(value)}" is not one of the choices.`, {
        hint: `Write "${name}: " with one of ${choices.join(', ')}.`,
    });
}
/** `true` or `false`, in lower or upper case. */
function readBoolean(name, whenEmpty = 'false') {
    const value = (readText(name) ?? whenEmpty).toLowerCase();
    if (value === 'true')
        return true;
    if (value === 'false')
        return false;
    throw new errors/* InputError */.dz(name, `"${(0,printable/* excerpt */.Kb)(value)}" is neither true nor false.`, {
        hint: `Write "${name}: true" or "${name}: false".`,
    });
}
/** The name of a deployment environment. */
function readEnvironment(name) {
    const value = readText(name);
    // GitHub allows 255 characters. The name also stands in an HTML comment that marks the action's own comment.
    if (value !== undefined && (value.length > 255 || /[<>\p{Cc}]/u.test(value))) {
        throw new errors/* InputError */.dz(name, `"${(0,printable/* excerpt */.Kb)(value)}" can't be the name of an environment.`, {
            hint: `Write a name of at most 255 characters without <, > and line breaks, as in "${name}: docs".`,
        });
    }
    return value;
}
/** A number of seconds from 1 to 3600. */
function readSeconds(name, whenEmpty) {
    const value = readText(name) ?? whenEmpty;
    const seconds = Number(value);
    if (/^\d{1,4}$/u.test(value) && seconds >= 1 && seconds <= 3600)
        return seconds;
    throw new errors/* InputError */.dz(name, `"${(0,printable/* excerpt */.Kb)(value)}" is not a number of seconds from 1 to 3600.`, {
        hint: `Write the number alone, as in "${name}: 120".`,
    });
}
/** The number of a pull request. */
function readPullRequest() {
    const value = readText('pull-request');
    if (value === undefined)
        return undefined;
    if (/^[1-9]\d{0,14}$/u.test(value))
        return Number(value);
    throw new errors/* InputError */.dz('pull-request', `"${(0,printable/* excerpt */.Kb)(value)}" is not the number of a pull request.`, {
        hint: 'Write the number alone, as in "pull-request: 7".',
    });
}
/**
 * The address of the service: https, or http on this machine. It has no query, no credentials and no slash at its end.
 */
function readBaseUrl() {
    const value = readText('base-url') ?? 'https://ext.tiiny.host';
    const wrong = (why) => new errors/* InputError */.dz('base-url', `"${(0,printable/* excerpt */.Kb)(value)}" ${why}.`, {
        hint: 'Write the address of the service, as in "base-url: https://ext.tiiny.host".',
    });
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
        throw wrong('is not an https address');
    }
    // The value may contain a password here, so it is not shown.
    if (url.username !== '' || url.password !== '') {
        throw new errors/* InputError */.dz('base-url', 'the address contains a user name or password.', {
            hint: 'The service takes only the key of the input api-key; write the address without "user:password@".',
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

;// CONCATENATED MODULE: ./build/step/inputs.js



const uploads = ['auto', 'files', 'zip'];
const modes = ['auto', 'deploy', 'teardown', 'sweep'];
/** All inputs of `action.yml`. */
const inputNames = [
    'api-key',
    'directory',
    'domain',
    'mode',
    'exclude',
    'include-hidden-files',
    'environment',
    'pull-request',
    'comment',
    'github-token',
    'upload-as',
    'verify',
    'verify-timeout',
    'skip-unchanged',
    'dry-run',
    'compare-with',
    'noindex',
    'base-url',
];
/**
 * Reads and checks every input of `action.yml`. It masks the key before everything else, so that no later line can show
 * it.
 *
 * @throws {InputError} for the first input that can't be used
 */
function readInputs() {
    const apiKey = readApiKey();
    const githubToken = core/* getInput */.V4('github-token');
    if (githubToken !== '') {
        core/* setSecret */.Pq(githubToken);
        (0,secrets/* hide */.jD)(githubToken);
    }
    return {
        apiKey,
        directory: readText('directory'),
        domain: readDomain(),
        mode: readChoice('mode', modes),
        exclude: core/* getInput */.V4('exclude', { trimWhitespace: false }),
        includeHiddenFiles: readBoolean('include-hidden-files'),
        environment: readEnvironment('environment'),
        pullRequest: readPullRequest(),
        comment: readBoolean('comment', 'true'),
        githubToken,
        uploadAs: readChoice('upload-as', uploads),
        verify: readBoolean('verify'),
        verifyTimeout: 1000 * readSeconds('verify-timeout', '60'),
        skipUnchanged: readBoolean('skip-unchanged'),
        dryRun: readBoolean('dry-run'),
        compareWith: readEnvironment('compare-with'),
        noindex: readBoolean('noindex'),
        baseUrl: readBaseUrl(),
    };
}

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __nccwpck_require__(916);
;// CONCATENATED MODULE: ./build/step/misspelled.js




/** Words in the names of other actions' inputs, and the inputs that mean the same here. The first match counts. */
const otherWords = [
    [['hidden', 'dotfiles'], ['include-hidden-files']],
    [['token'], ['api-key', 'github-token']],
    [['key', 'secret', 'apikey'], ['api-key']],
    [['site'], ['directory', 'domain']],
    [
        ['url', 'host', 'hostname', 'address'],
        ['domain', 'base-url'],
    ],
    [['dir', 'folder', 'path', 'source', 'src', 'dist', 'publish', 'output', 'files'], ['directory']],
    [['subdomain', 'link', 'cname', 'alias'], ['domain']],
    [['ignore', 'skip', 'without', 'omit'], ['exclude']],
    [['env'], ['environment']],
    [['pr', 'issue', 'number'], ['pull-request']],
];
/**
 * Makes sure that no input is misspelled. For a name that does not exist the runner writes only a warning. The step
 * would go on without that input: to another link, or with files that should be left out. If a name is not misspelled
 * but has the same meaning in another action, that is a warning.
 *
 * @param given names of the step's inputs, in lower case
 * @param known the names in `action.yml`
 * @throws {InputError} if there are misspelled names. It lists all of them, and belongs to the first one.
 */
function checkSpelling(given, known) {
    const [first, ...more] = misspelled(given, known).map(([name, meant]) => ({
        name,
        question: `"${(0,printable/* printable */.g$)(name)}", did you mean "${meant}"?`,
    }));
    if (first !== undefined) {
        const questions = [first, ...more].map(({ question }) => question);
        throw new errors/* InputError */.dz(first.name, `there is no input ${questions.join(' And no ')}`, {
            hint: 'Correct the names under "with:". Nothing was sent.',
        });
    }
    for (const name of given.filter((each) => !known.includes(each))) {
        const meant = likelyMeant(name, known).map((each) => `"${each}"`);
        if (meant.length === 0)
            continue;
        log/* log */.R.warning(`There is no input "${(0,printable/* printable */.g$)(name)}", so it was ignored. Did you mean ${meant.join(' or ')}?`);
    }
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
/** The inputs that a name may mean which does not exist. It returns only the best guess, which may be two inputs. */
function likelyMeant(name, known) {
    const words = name.split(/[-_\s]+/u);
    const plain = `-${words.join('-')}-`;
    const longer = known.filter((each) => plain.includes(`-${each}-`));
    if (longer.length > 0)
        return longer;
    const other = otherWords.find(([each]) => words.some((word) => each.includes(word)));
    return other?.[1] ?? known.filter((each) => `-${each}-`.includes(plain));
}

;// CONCATENATED MODULE: ./build/step/ref.js
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

;// CONCATENATED MODULE: ./build/step/workflow-run.js



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
        workflow_run_confirm(number, run.headSha, teardown, answer);
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
        throw missingField('workflow_run', 'workflow_run.head_branch');
    const { defaultBranch } = context;
    if (defaultBranch === undefined)
        throw missingField('workflow_run', 'repository.default_branch');
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
function workflow_run_confirm(number, headSha, teardown, { pullRequest }) {
    const wrong = (why) => new errors/* InputError */.dz('pull-request', `#${number} ${why}, so nothing was ${teardown ? 'deleted' : 'deployed'}.`, {
        hint: `The number must be that of the ${teardown ? 'closed' : 'open'} pull request whose latest commit the triggering run was for.`,
    });
    if (pullRequest === undefined)
        throw wrong('is not known to GitHub');
    if (pullRequest.open === teardown)
        throw wrong(teardown ? 'is not closed' : 'is not open');
    if (pullRequest.headSha !== headSha)
        throw wrong('has another latest commit than the one that was built');
}
function untold({ event, foreign }) {
    const what = `${(0,printable/* excerpt */.Kb)(event, 40) || 'an unknown event'}${foreign ? ' in another repository, such as a fork' : ''}`;
    return new errors/* InputError */.dz('pull-request', `this run follows a run on ${what}, so the number of its pull request must be given here.`, {
        hint: [
            'Pass the number on in an artifact, and write it into this input, which must not be empty.',
            `Without it, only this repository's own runs on ${trusted.join(', ')} go to the live site or to a branch's preview.`,
        ].join(' '),
    });
}

;// CONCATENATED MODULE: ./build/step/subject.js




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
            throw new EventError(`This run is on "${(0,printable/* excerpt */.Kb)(context.ref)}" (GITHUB_REF), which is not a branch, tag or pull request, so it is unknown which site it builds.`, {
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

;// CONCATENATED MODULE: ./build/step/plan.js


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
        throw missingDirectory();
    const finding = findSubject({ inputs, context, teardown, answer });
    if (finding.kind === 'ask')
        return finding;
    if (finding.kind === 'skip')
        return skip(finding, inputs, context);
    const { subject, sha } = finding;
    const environment = inputs.environment ?? (subject.kind === 'production' ? 'production' : 'preview');
    const target = { subject, environment, sha, domain };
    if (!teardown && directory !== undefined)
        return { kind: 'deploy', target, directory };
    if (subject.kind === 'production' && domain === undefined)
        throw missingDomain();
    return { kind: 'teardown', target };
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
        const whose = pullRequest?.fork ? 'from a fork' : 'by Dependabot';
        const reason = `This pull request is ${whose}, and GitHub gives such runs no secrets: without a key there is no preview.`;
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
    });
}
function missingDirectory() {
    return new errors/* InputError */.dz('directory', 'a deploy needs the folder that contains the built site.', {
        hint: 'Write the folder your generator fills, as in "directory: dist", relative to the workspace.',
    });
}
function missingDomain() {
    return new errors/* InputError */.dz('domain', 'a teardown of the live site needs the link to delete: it is never taken from the record.', {
        hint: 'Write "domain: " with the name of the link, as in "domain: my-site.tiiny.site".',
    });
}

;// CONCATENATED MODULE: ./build/run.js











/**
 * The whole action: it reads inputs and context, makes a plan, carries it out and reports the result.
 *
 * @param signal aborting it ends the work
 * @throws whatever made the run fail. The caller reports it.
 */
async function run(signal) {
    checkSpelling((0,environment/* givenInputs */.PC)(), inputNames);
    const inputs = readInputs();
    const context = readContext();
    const plan = makePlan(inputs, context);
    const outcome = await act(plan, new Services(inputs, context, signal));
    await (0,report/* reportOutcome */.Rq)(outcome);
    // If the run was cancelled at the last moment, everything is done and reported. But the step must still fail.
    signal.throwIfAborted();
}
async function act(plan, services) {
    switch (plan.kind) {
        case 'skip':
            return { ...plan, result: 'skipped' };
        case 'deploy':
            return await deploy(plan, services);
        case 'teardown':
            return await tearDown(plan.target, services);
        case 'sweep':
            return await sweep(plan.environment, services);
        case 'ask':
            return await act(makePlan(services.inputs, services.context, await ask(plan.question, services)), services);
    }
}


/***/ }),

/***/ 16:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KQ: () => (/* binding */ pagePathOf),
/* harmony export */   rb: () => (/* binding */ isPagePath),
/* harmony export */   yT: () => (/* binding */ encodedPath)
/* harmony export */ });
/* harmony import */ var mime__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(86);

/**
 * The path where a visitor finds a page, in readable form, not as it stands in a URL: `index.html` becomes `/`,
 * `guide/index.html` becomes `/guide/`, `a.html` stays `/a.html`. A page is a file that is sent as `text/html`.
 * `404.html` is one too, because visitors see it. Servers know `index.html` only in lower case.
 *
 * @param file relative to the site's root
 * @returns undefined if the file is not a page, or its path may not be in a list
 */
function pagePathOf(file) {
    const path = `/${file}`;
    if (mime__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A.getType(path) !== 'text/html')
        return undefined;
    const shown = path.replace(/\/index\.html$/u, '/');
    return isPagePath(shown) ? shown : undefined;
}
/**
 * Whether a text can be the path of a page. It begins with one `/`, so that it can't name another host. It does not
 * lead up, has no character that breaks a line, and has at most 2,000 characters.
 */
function isPagePath(text) {
    return (text.length <= 2000 &&
        text.startsWith('/') &&
        !text.startsWith('//') &&
        !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text) &&
        !/\/\.\.?(?:\/|$)/u.test(text));
}
/** The path of a page as it stands in a URL. No character in it can end a link in Markdown. */
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


/***/ }),

/***/ 980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ZB: () => (/* binding */ builtFolder),
/* harmony export */   jA: () => (/* binding */ folderWithIndex),
/* harmony export */   kE: () => (/* binding */ likelyFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(24);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(94);



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
    return (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .F)(workspace, built) ? (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .sitePath */ .l)(workspace, built) : built;
}
/**
 * The folder nearest to the root that contains an `index.html`, without `/` at its end.
 *
 * @param paths of a site's files
 */
function folderWithIndex(paths) {
    const depth = (path) => path.split('/').length;
    const [nearest] = paths
        .filter((path) => path.endsWith('/index.html'))
        .toSorted((a, b) => depth(a) - depth(b));
    return nearest?.slice(0, -'/index.html'.length);
}


/***/ }),

/***/ 94:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInside),
/* harmony export */   l: () => (/* binding */ sitePath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(760);

/**
 * Turns a path on disk into a path of the site: relative to its root, with `/`.
 *
 * @param platform this machine's rules if not given
 */
function sitePath(root, real, { relative, sep } = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    return relative(root, real).replaceAll(sep, '/');
}
/**
 * Whether a real path is the site's root or below it. On Windows, letter case does not matter, and another drive is
 * outside.
 */
function isInside(root, real, { relative, isAbsolute, sep } = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const path = relative(root, real);
    return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}


/***/ }),

/***/ 847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   lW: () => (/* binding */ pathIn)
/* harmony export */ });
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


/***/ }),

/***/ 182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Ht: () => (/* binding */ Targets),
  bx: () => (/* binding */ baseOf),
  zP: () => (/* binding */ copyOf)
});

// EXTERNAL MODULE: ./node_modules/mime/dist/src/index.js + 3 modules
var src = __nccwpck_require__(86);
// EXTERNAL MODULE: ./build/text/host-name.js + 1 modules
var host_name = __nccwpck_require__(315);
;// CONCATENATED MODULE: ./build/site/asset-names.js
/**
 * The name of an asset without the hash that a build put into it: `logo.3fa9c1d2.png`, `logo-DwX3k_9a.png` (Vite,
 * Rollup), `logo-IKNTMN2E.png` (esbuild), `logo.DwX3k_9a_Z1kq2Mn.webp` (Astro).
 *
 * It rather misses a hash than removes something else. A hash follows other text, and does not look like a word, a
 * number, a date or a size. So `report-20241001.pdf`, `photo-1280x720.jpg` and `Annual-Report24.pdf` do not change. If
 * a hash stays in a name, a new version of that file counts as a change of the page, which is true too.
 *
 * @param name the last segment of a path, with its extension
 */
function withoutHash(name) {
    const [, stem = name, rest = ''] = /^(.+?)((?:\.min)?\.[^.]*)$/su.exec(name) ?? [];
    return (stem
        .replace(hexadecimal, '')
        .replace(hashAndOptions, (all, hash, options) => switches(hash) >= 1 && switches(options) >= 1 ? '' : all)
        // A hash is likelier after a dot than after a dash, because a dash also stands between words.
        .replace(hashAtEnd, (all, separator, hash) => switches(hash) >= (separator === '.' ? 1 : 2) ? separator : all) + rest);
}
/** At least 8 hexadecimal digits between separators. At least one of them is a letter. */
const hexadecimal = /(?<=.[-._~])(?=[0-9]*[a-f])[0-9a-f]{8,64}(?=$|[-._~])/gu;
/** A hash in the Base64 of URLs, and after it what Astro adds for an image's size and format. */
const hashAndOptions = /(?<=.\.)([\w-]{8})_([A-Za-z0-9]{4,8})$/u;
const hashAtEnd = /(?<=.)([-._~])([\w-]{8})$/u;
/**
 * How many times letter case, or letters and digits, change inside a text. A number at its start or end does not count.
 */
function switches(text) {
    const inner = text.replace(/[-_]/gu, '').replace(/^\d+|\d+$/gu, '');
    return inner.match(/[a-z](?=[A-Z0-9])|[0-9](?=[A-Za-z])|[A-Z](?=[0-9])|[A-Z](?=[A-Z][a-z])/gu)?.length ?? 0;
}

// EXTERNAL MODULE: ./build/site/html-pages.js
var html_pages = __nccwpck_require__(16);
;// CONCATENATED MODULE: ./build/site/targets.js




/** The address of the site while its pages are read. No real page has it (RFC 6761, section 6.4). */
const home = 'http://site.invalid';
/** How many targets are remembered, so that links which all pages have are worked out only once. */
const most = 10_000;
/** The address of a page, for `Targets.of`. */
function baseOf(path) {
    return home + (0,html_pages/* encodedPath */.yT)(path);
}
/** Targets of links and images in one form: two that lead to the same place are equal. */
class Targets {
    #hosts;
    #known = new Map();
    #base = '';
    #page = '';
    /** @param hosts the names of the site itself. A link to one of them is the same as a link without a host. */
    constructor(hosts) {
        this.#hosts = hosts;
    }
    /**
     * The target in its one form. Relative and absolute targets of a page are the same, and so are `/guide/` and
     * `/guide/index.html`. For an asset of the site, the query and the build's hash in its name do not count. For a page,
     * and for everything on another host, the whole address counts.
     *
     * @param target as it stands in the page
     * @param base the page's address, or the base that the page names
     */
    of(target, base) {
        if (/^#[\w.~-]+$/u.test(target))
            return this.#pageAt(base) + target;
        // Other targets differ on almost every page, so it is no use to remember them.
        const isShared = target.startsWith('/') ? base.startsWith(`${home}/`) : /^[a-z]+:/iu.test(target);
        if (!isShared || target.length > 200)
            return this.#of(target, base);
        let found = this.#known.get(target);
        if (found === undefined) {
            found = this.#of(target, base);
            if (this.#known.size >= most)
                this.#known.clear();
            this.#known.set(copyOf(target), copyOf(found));
        }
        return found;
    }
    /** The page that is being read. */
    #pageAt(base) {
        if (this.#base !== base)
            this.#page = this.#of('', base);
        this.#base = base;
        return this.#page;
    }
    #of(target, base) {
        const url = URL.parse(target, base);
        // A script is not a target.
        if (url?.protocol === 'javascript:')
            return '';
        if (url === null || !/^https?:$/u.test(url.protocol))
            return target;
        if (!this.#isOwn(url))
            return url.href;
        const { pathname, search, hash } = url;
        const start = pathname.lastIndexOf('/') + 1;
        const name = pathname.slice(start);
        const type = src/* default */.A.getType(`/${name}`);
        if (type !== null && type !== 'text/html')
            return pathname.slice(0, start) + withoutHash(name) + hash;
        return pathname.replace(/\/index\.html$/u, '/') + search + hash;
    }
    #isOwn({ origin, hostname, port }) {
        return origin === home || (port === '' && this.#hosts.some((host) => (0,host_name/* isSameLink */.dF)(host, hostname)));
    }
}
/** A part of a text keeps the whole text in memory. Its copy does not. */
function copyOf(text) {
    return Buffer.from(text).toString();
}


/***/ }),

/***/ 997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ log)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(805);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(865);


const warnings = [];
/**
 * The step's log and annotations. Everything that the action prints goes through it, so that no text from outside can
 * start a workflow command, and no secret is shown.
 */
const log = {
    /** A line in the log. */
    info(line) {
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)(line));
    },
    /** A blue annotation: good to know, nothing is wrong. */
    notice(text) {
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .notice */ .lm((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)(text));
    },
    /** A yellow annotation: the step goes on, but somebody should look at it. */
    warning(text) {
        warnings.push(text);
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)(text));
    },
    /** All warnings so far, for the job summary. */
    get warnings() {
        return warnings;
    },
    /** The red annotation of a failed step. It also sets the exit code. */
    failure(text) {
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setFailed */ .C1((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)(text));
    },
    /** Lines that are folded under a title. */
    group(title, lines) {
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .startGroup */ .Oh((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)(title));
        for (const line of lines)
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)(line));
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .endGroup */ .N4();
    },
};


/***/ }),

/***/ 385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  xV: () => (/* binding */ reportFailure),
  Rq: () => (/* binding */ reportOutcome),
  im: () => (/* binding */ reportSite)
});

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __nccwpck_require__(805);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(896);
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
var environment = __nccwpck_require__(853);
// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(473);
// EXTERNAL MODULE: ./build/outcome.js
var build_outcome = __nccwpck_require__(72);
// EXTERNAL MODULE: ./build/site/likely-folders.js
var likely_folders = __nccwpck_require__(980);
// EXTERNAL MODULE: ./build/site/pattern-line.js
var pattern_line = __nccwpck_require__(847);
;// CONCATENATED MODULE: ./build/site/unmatched.js

/**
 * The warning for a pattern of `exclude` that matched nothing: where patterns start, and what the user probably meant.
 *
 * @param line as the user wrote it
 * @param directory the input, as the user wrote it
 */
function unmatchedWarning(line, directory) {
    const effect = line.startsWith('!') ? 'brings back' : 'leaves out';
    return [
        `exclude: the pattern "${line}" matches nothing, so it ${effect} nothing.`,
        'Patterns start at the root of the directory: "*.map" is the root only, "**/*.map" every folder.',
        suggestionFor(line, directory),
    ].join(' ');
}
function suggestionFor(line, directory) {
    const { pattern } = (0,pattern_line/* partsOf */.CI)(line);
    const negation = line.startsWith('!') ? '!' : '';
    const write = (patterns) => patterns.map((each) => `"${negation}${each}"`).join(' and ');
    const inside = insideOf(pattern, directory);
    if (inside !== undefined) {
        const instead = inside === '' ? '' : `: write ${write([inside])}`;
        return `It starts with the name of the directory, but patterns start inside the directory${instead}.`;
    }
    if (/\{[^{}]*\}/u.test(pattern))
        return 'Braces have no special meaning: write one pattern in each line.';
    const several = pattern.split(',').flatMap((each) => each.trim() || []);
    if (several.length > 1)
        return `Commas do not separate patterns: write one in each line, ${write(several)}.`;
    return pattern.slice(0, -1).includes('/') ? '' : `Did you mean ${write([`**/${pattern}`])}?`;
}
/**
 * The rest of a pattern that starts with the directory's path, or with its last name; undefined for any other pattern.
 */
function insideOf(pattern, directory) {
    const names = directory.split(/[/\\]/u).filter((name) => name !== '' && name !== '.');
    for (const start of [names.join('/'), names.at(-1)]) {
        if (start && `${pattern}/`.startsWith(`${start}/`))
            return pattern.slice(start.length + 1);
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/text/format.js
var format = __nccwpck_require__(387);
// EXTERNAL MODULE: ./build/text/host-name.js + 1 modules
var host_name = __nccwpck_require__(315);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __nccwpck_require__(865);
// EXTERNAL MODULE: ./build/step/log.js
var log = __nccwpck_require__(997);
;// CONCATENATED MODULE: ./build/step/outputs.js


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

// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __nccwpck_require__(65);
;// CONCATENATED MODULE: ./build/step/facts.js


/** The quota as the service reported it, and how much of it is used; empty if it reported none. */
function quotaOf({ used, limit }) {
    if (used === undefined)
        return '';
    if (limit === undefined)
        return String(used);
    return `${used} of ${limit}${limit > 0 ? ` (${(0,format/* formatPercent */.l9)(used, limit)})` : ''}`;
}
/** What something is for, in Markdown. */
function nameOf(subject) {
    if (subject.kind === 'pull-request')
        return `pull request #${subject.number}`;
    return subject.kind === 'branch' ? `branch ${(0,markdown/* prose */.CS)(subject.branch)}` : 'the live site';
}

;// CONCATENATED MODULE: ./build/step/sweep-summary.js




/** The heading of a sweep's summary. */
function sweptTitle({ previews, left }) {
    const deleted = previews.filter(({ became }) => became === 'deleted').length;
    if (previews.length === 0 && left === 0)
        return '🧹 Sweep: nothing to delete';
    return `🧹 Sweep: ${(0,format/* count */.U9)(deleted, 'preview')} deleted, ${(0,format/* formatNumber */.ZV)(previews.length - deleted)} kept`;
}
/** An overview of all previews, in Markdown. */
function sweptBody({ environment, previews, left, quota }, now) {
    const used = quotaOf(quota);
    const facts = (0,markdown/* oneLine */.TN)(`Environment: ${(0,markdown/* prose */.CS)(environment)}`, used && `Quota used: ${used}`, left > 0 ? `${(0,format/* count */.U9)(left, 'preview')} left for the next sweep` : '');
    if (previews.length === 0)
        return left === 0 ? `There is no active preview. ${facts}` : facts;
    const rows = previews.toSorted(byResult).map((preview) => previewRow(preview, now));
    return `${facts}\n\n${(0,markdown/* columns */.YB)(['Preview', 'Link', 'Age', 'Result'], rows)}`;
}
/** Deleted previews come first. Within that: by number, the newest first, and then branches by name. */
function byResult(a, b) {
    const isKept = ({ became }) => Number(became === 'kept');
    const number = ({ subject }) => (subject.kind === 'pull-request' ? subject.number : 0);
    const name = ({ subject }) => (subject.kind === 'branch' ? subject.branch : '');
    return isKept(a) - isKept(b) || number(b) - number(a) || (name(a) < name(b) ? -1 : 1);
}
function previewRow(preview, now) {
    const { subject, title, links, since, became } = preview;
    const name = [nameOf(subject), title && (0,markdown/* prose */.CS)((0,printable/* excerpt */.Kb)(title, 80))].filter(Boolean).join(': ');
    const shown = links.map((link) => (became === 'deleted' ? (0,markdown/* prose */.CS)(link) : (0,markdown/* anchor */.Y3)(link, link))).join('<br>');
    // A table breaks the line where it can, and an age is short.
    const age = since === undefined ? '' : (0,format/* formatAge */.nV)(Math.max(0, now.getTime() - since)).replaceAll(' ', '\u00a0');
    return [name, shown, age, became === 'deleted' ? 'deleted' : `stays: ${(0,markdown/* prose */.CS)(preview.why)}`];
}

;// CONCATENATED MODULE: ./build/step/summary.js






/** The job summary for the result of a run: the link first, then what was done, then what somebody should look at. */
function summaryOf(outcome, { warnings, now, extra }) {
    const parts = [extra, warningsOf(warnings)];
    switch (outcome.result) {
        case 'skipped':
            return (0,markdown/* page */.MY)(skippedTitle(outcome), ...skippedBody(outcome), ...parts);
        case 'swept':
            return (0,markdown/* page */.MY)(sweptTitle(outcome), sweptBody(outcome, now), ...parts);
        case 'deleted':
            return (0,markdown/* page */.MY)(`🧹 Deleted: ${(0,markdown/* prose */.CS)((0,format/* firstOf */.Ku)(outcome.links, 10))}`, (0,markdown/* table */.tp)(deletedRows(outcome)), ...parts);
        case 'deployed':
            return (0,markdown/* page */.MY)(`🚀 ${(0,markdown/* anchor */.Y3)(outcome.link)}`, (0,markdown/* table */.tp)(deployedRows(outcome)), ...parts);
    }
}
/** The job summary for a run that failed: what happened and what to do. */
function failureSummaryOf(error, warnings) {
    return (0,markdown/* page */.MY)('❌ Static Deploy failed', (0,markdown/* prose */.CS)((0,errors/* messageOf */.bD)(error)), (0,markdown/* hintOf */.$z)(error), warningsOf(warnings));
}
function deployedRows(outcome) {
    const { liveAfter, form, freed, status } = outcome;
    const size = `${(0,format/* count */.U9)(outcome.fileCount, 'file')}, ${(0,format/* formatBytes */.z3)(outcome.bytes)}`;
    return [
        ['Result', resultOf('deployed', outcome.subject)],
        ['Environment', (0,markdown/* prose */.CS)(outcome.environment)],
        ['Commit', (0,markdown/* prose */.CS)(outcome.sha.slice(0, 7))],
        ['Sent', `${size}, ${form === 'zip' ? 'as one archive' : 'as single files'}`],
        ['Took', (0,format/* formatDuration */.a3)(outcome.duration)],
        ['Verified', liveAfter === undefined ? '' : `live after ${(0,format/* formatDuration */.a3)(liveAfter)}`],
        ['Status', status === 'active' ? '' : (0,markdown/* prose */.CS)((0,printable/* excerpt */.Kb)(status))],
        ['Quota used', quotaOf(outcome.quota)],
        ['Left out', omittedOf(outcome.omitted)],
        ['Deleted to make room', (0,markdown/* prose */.CS)((0,format/* firstOf */.Ku)(freed, 10))],
    ];
}
function deletedRows(outcome) {
    return [
        ['Result', resultOf('deleted', outcome.subject)],
        ['Environment', (0,markdown/* prose */.CS)(outcome.environment)],
        ['Quota used', quotaOf(outcome.quota)],
    ];
}
function resultOf(result, subject) {
    return subject.kind === 'production' ? result : `${result}, for ${nameOf(subject)}`;
}
/** What was left out, by reason, each with its first names. */
function omittedOf(omitted) {
    const reasons = [...omitted].map(([reason, paths]) => `${(0,format/* formatNumber */.ZV)(paths.length)} (${reason}): ${(0,markdown/* prose */.CS)((0,format/* firstOf */.Ku)(paths, 3))}`);
    return reasons.join('<br>');
}
function skippedTitle({ link, findings, teardown }) {
    if (findings !== undefined)
        return '🔎 Dry run: nothing was written';
    if (teardown)
        return '⏭️ Nothing to delete';
    return link === undefined ? '⏭️ Nothing deployed' : `⏭️ ${(0,markdown/* anchor */.Y3)(link)}`;
}
function skippedBody({ reason, findings, environment }) {
    const rows = findings?.map(([name, finding]) => [(0,markdown/* prose */.CS)(name), (0,markdown/* prose */.CS)(finding)]);
    const facts = [
        ['Result', 'skipped'],
        ['Environment', (0,markdown/* prose */.CS)(environment)],
    ];
    return [(0,markdown/* prose */.CS)(reason), (0,markdown/* table */.tp)([...facts, ...(rows ?? [])])];
}
function warningsOf(warnings) {
    return warnings.map((warning) => `⚠️ ${(0,markdown/* paragraph */.FY)(warning)}`).join('\n\n');
}

;// CONCATENATED MODULE: ./build/step/report.js












/**
 * Shows which files will be published, and which were left out and why. It warns of patterns that leave nothing out.
 */
function reportSite({ files, bytes, omitted, unmatched }, directory) {
    const largest = files.toSorted((a, b) => b.size - a.size).slice(0, 10);
    const lines = largest.map(({ size, path }) => `${(0,format/* formatBytes */.z3)(size).padStart(8)}  ${(0,printable/* printable */.g$)(path)}`);
    if (files.length > largest.length)
        lines.unshift(`The ${largest.length} largest:`);
    for (const [reason, paths] of omitted) {
        lines.push(`Left out (${reason}): ${(0,format/* formatNumber */.ZV)(paths.length)}: ${(0,printable/* printable */.g$)((0,format/* firstOf */.Ku)(paths, 5))}`);
    }
    log/* log */.R.group(`${(0,format/* count */.U9)(files.length, 'file')}, ${(0,format/* formatBytes */.z3)(bytes)}`, lines);
    for (const line of unmatched)
        log/* log */.R.warning((0,printable/* printable */.g$)(unmatchedWarning(line, directory)));
    if (!files.some(({ path }) => path === 'index.html')) {
        const folder = (0,likely_folders/* folderWithIndex */.jA)(files.map(({ path }) => path));
        const instead = folder
            ? ` There is one in ${(0,printable/* printable */.g$)(folder)}: did you mean "directory: ${(0,printable/* printable */.g$)(`${(0,host_name/* withoutEnd */.Mx)(directory, '/')}/${folder}`.replace(/^\.\//u, ''))}"?`
            : '';
        log/* log */.R.warning(`There is no index.html at the root of the directory, so the link itself may show nothing.${instead}`);
    }
}
/** Reports the result of a run, in outputs, log and job summary. */
async function reportOutcome(outcome) {
    setOutputs(outcome);
    if (outcome.result === 'skipped')
        log/* log */.R.notice((0,printable/* printable */.g$)(outcome.reason));
    else {
        log/* log */.R.info(lineOf(outcome));
        warnOfQuota(outcome.quota);
    }
    await writeSummary(summaryOf(outcome, {
        ...facts(),
        extra: outcome.result === 'deployed' ? outcome.compared?.markdown : undefined,
    }));
}
function setOutputs(outcome) {
    for (const [name, value] of Object.entries(outputsOf(outcome)))
        core/* setOutput */.uH(name, value);
}
/** Reports why a run failed, whatever was thrown, and makes the step fail. */
async function reportFailure(error) {
    const known = error instanceof errors/* ActionError */.lZ;
    log/* log */.R.failure([(0,errors/* messageOf */.bD)(error), known ? error.hint : undefined].filter(Boolean).join('\n'));
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
function facts() {
    return { warnings: log/* log */.R.warnings, now: new Date() };
}
/** It warns early, because the next deploy fails if the account is full. */
function warnOfQuota({ used, limit }) {
    if (used === undefined || !limit || used < 0.9 * limit)
        return;
    const percent = Math.floor((100 * used) / limit);
    log/* log */.R.warning(`The account's quota is used up to ${percent} %: ${used} of ${limit}. Delete what is not needed, or upgrade.`);
}
function lineOf(outcome) {
    const { used, limit } = outcome.quota;
    const quota = used === undefined ? '' : ` Quota used: ${used}${limit === undefined ? '' : ` of ${limit}`}.`;
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

/***/ 387:
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

/***/ 315:
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

/***/ 65:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ hintOf),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   MY: () => (/* binding */ page),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Y3: () => (/* binding */ anchor),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   v9: () => (/* binding */ advice)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(473);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(865);


/**
 * Writes a text from outside so that it can be put into Markdown prose, also into a cell of a table. GitHub then shows
 * it and does nothing else: it can't start markup, leave the cell, mention a person or refer to an issue.
 */
function prose(text) {
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(text)
        .replace(/[&<>*[\]\\`|~$]|(?<![a-z0-9])_|_(?![a-z0-9])/giu, (character) => `&#${character.codePointAt(0)};`)
        .replace(/@/gu, '&#64;&#8203;')
        .replace(/(?<!&)#(?=\d)/gu, '&#35;&#8203;')
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
    return [prose(sentences.join(' ')), ...(at < 0 ? [] : [block(lines.slice(at))])].join('\n\n');
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
/** A table of two columns, without the rows whose value is empty. */
function table(rows, head = ['', '']) {
    return columns(head, rows.filter(([, value]) => value !== ''));
}
/** A table. Its cells are Markdown. */
function columns(head, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [head, head.map(() => '---'), ...rows].map(line).join('\n');
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


/***/ }),

/***/ 865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   VP: () => (/* binding */ defuse),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   g$: () => (/* binding */ printable)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(541);

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
function defuse(text) {
    return ((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text)
        // It does not match line breaks: otherwise the search would go from each of many empty lines to the last one.
        .replace(/^((?:[^\S\n\r\u2028\u2029]|\u0085)*):(?=:)/gmu, '$1\\x3a')
        .replaceAll('##[', '##\\x5b'));
}


/***/ }),

/***/ 541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  jD: () => (/* binding */ hide),
  hK: () => (/* binding */ holdsSecret),
  E$: () => (/* binding */ redact)
});

;// CONCATENATED MODULE: ./build/text/readings.js
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

/** Secrets of at least this many characters are also found inside of words; see `hide`. */
const secrets_long = 8;
const secrets = new Map();
/**
 * Remembers a secret, so that `redact` replaces it from now on. It is found in the spellings that an answer could
 * repeat it in: in any letter case, as hexadecimal, and as Base64 in both alphabets, alone or within a longer text such
 * as `user:key`. Each of them is also found with any escapes or invisible characters in it (see `readings.ts`).
 *
 * A secret of fewer than 8 characters would be found by chance in many words. So it counts only as a word of its own
 * and in its own letter case, and in Base64 only alone. No service gives out such a short key.
 */
function hide(secret) {
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
    const coded = word
        ? [bytes.toString('base64').replace(/=/gu, '')]
        : [0, 1, 2].map((at) => coreOf(bytes, at));
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
            return (placesOf({ ...spelling, text: lower(spelling.text), kind: 'as it is', word: true }, folded).length > 0);
        });
    });
}
/** Only the letters and digits of ASCII, in lower case. */
function bareOf(text) {
    return lower(text).replace(/[^a-z0-9]+/gu, '');
}


/***/ }),

/***/ 86:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  A: () => (/* binding */ src)
});

// UNUSED EXPORTS: Mime

;// CONCATENATED MODULE: ./node_modules/mime/dist/types/other.js
const types = {
    'application/prs.cww': ['cww'],
    'application/prs.xsf+xml': ['xsf'],
    'application/vnd.1000minds.decision-model+xml': ['1km'],
    'application/vnd.3gpp.pic-bw-large': ['plb'],
    'application/vnd.3gpp.pic-bw-small': ['psb'],
    'application/vnd.3gpp.pic-bw-var': ['pvb'],
    'application/vnd.3gpp2.tcap': ['tcap'],
    'application/vnd.3m.post-it-notes': ['pwn'],
    'application/vnd.accpac.simply.aso': ['aso'],
    'application/vnd.accpac.simply.imp': ['imp'],
    'application/vnd.acucobol': ['acu'],
    'application/vnd.acucorp': ['atc', 'acutc'],
    'application/vnd.adobe.air-application-installer-package+zip': ['air'],
    'application/vnd.adobe.formscentral.fcdt': ['fcdt'],
    'application/vnd.adobe.fxp': ['fxp', 'fxpl'],
    'application/vnd.adobe.xdp+xml': ['xdp'],
    'application/vnd.adobe.xfdf': ['*xfdf'],
    'application/vnd.age': ['age'],
    'application/vnd.ahead.space': ['ahead'],
    'application/vnd.airzip.filesecure.azf': ['azf'],
    'application/vnd.airzip.filesecure.azs': ['azs'],
    'application/vnd.amazon.ebook': ['azw'],
    'application/vnd.americandynamics.acc': ['acc'],
    'application/vnd.amiga.ami': ['ami'],
    'application/vnd.android.package-archive': ['apk'],
    'application/vnd.anser-web-certificate-issue-initiation': ['cii'],
    'application/vnd.anser-web-funds-transfer-initiation': ['fti'],
    'application/vnd.antix.game-component': ['atx'],
    'application/vnd.apple.installer+xml': ['mpkg'],
    'application/vnd.apple.keynote': ['key'],
    'application/vnd.apple.mpegurl': ['m3u8'],
    'application/vnd.apple.numbers': ['numbers'],
    'application/vnd.apple.pages': ['pages'],
    'application/vnd.apple.pkpass': ['pkpass'],
    'application/vnd.aristanetworks.swi': ['swi'],
    'application/vnd.astraea-software.iota': ['iota'],
    'application/vnd.audiograph': ['aep'],
    'application/vnd.autodesk.fbx': ['fbx'],
    'application/vnd.balsamiq.bmml+xml': ['bmml'],
    'application/vnd.blueice.multipass': ['mpm'],
    'application/vnd.bmi': ['bmi'],
    'application/vnd.businessobjects': ['rep'],
    'application/vnd.chemdraw+xml': ['cdxml'],
    'application/vnd.chipnuts.karaoke-mmd': ['mmd'],
    'application/vnd.cinderella': ['cdy'],
    'application/vnd.citationstyles.style+xml': ['csl'],
    'application/vnd.claymore': ['cla'],
    'application/vnd.cloanto.rp9': ['rp9'],
    'application/vnd.clonk.c4group': ['c4g', 'c4d', 'c4f', 'c4p', 'c4u'],
    'application/vnd.cluetrust.cartomobile-config': ['c11amc'],
    'application/vnd.cluetrust.cartomobile-config-pkg': ['c11amz'],
    'application/vnd.commonspace': ['csp'],
    'application/vnd.contact.cmsg': ['cdbcmsg'],
    'application/vnd.cosmocaller': ['cmc'],
    'application/vnd.crick.clicker': ['clkx'],
    'application/vnd.crick.clicker.keyboard': ['clkk'],
    'application/vnd.crick.clicker.palette': ['clkp'],
    'application/vnd.crick.clicker.template': ['clkt'],
    'application/vnd.crick.clicker.wordbank': ['clkw'],
    'application/vnd.criticaltools.wbs+xml': ['wbs'],
    'application/vnd.ctc-posml': ['pml'],
    'application/vnd.cups-ppd': ['ppd'],
    'application/vnd.curl.car': ['car'],
    'application/vnd.curl.pcurl': ['pcurl'],
    'application/vnd.dart': ['dart'],
    'application/vnd.data-vision.rdz': ['rdz'],
    'application/vnd.dbf': ['dbf'],
    'application/vnd.dcmp+xml': ['dcmp'],
    'application/vnd.dece.data': ['uvf', 'uvvf', 'uvd', 'uvvd'],
    'application/vnd.dece.ttml+xml': ['uvt', 'uvvt'],
    'application/vnd.dece.unspecified': ['uvx', 'uvvx'],
    'application/vnd.dece.zip': ['uvz', 'uvvz'],
    'application/vnd.denovo.fcselayout-link': ['fe_launch'],
    'application/vnd.dna': ['dna'],
    'application/vnd.dolby.mlp': ['mlp'],
    'application/vnd.dpgraph': ['dpg'],
    'application/vnd.dreamfactory': ['dfac'],
    'application/vnd.ds-keypoint': ['kpxx'],
    'application/vnd.dvb.ait': ['ait'],
    'application/vnd.dvb.service': ['svc'],
    'application/vnd.dynageo': ['geo'],
    'application/vnd.ecowin.chart': ['mag'],
    'application/vnd.enliven': ['nml'],
    'application/vnd.epson.esf': ['esf'],
    'application/vnd.epson.msf': ['msf'],
    'application/vnd.epson.quickanime': ['qam'],
    'application/vnd.epson.salt': ['slt'],
    'application/vnd.epson.ssf': ['ssf'],
    'application/vnd.eszigno3+xml': ['es3', 'et3'],
    'application/vnd.ezpix-album': ['ez2'],
    'application/vnd.ezpix-package': ['ez3'],
    'application/vnd.fdf': ['*fdf'],
    'application/vnd.fdsn.mseed': ['mseed'],
    'application/vnd.fdsn.seed': ['seed', 'dataless'],
    'application/vnd.flographit': ['gph'],
    'application/vnd.fluxtime.clip': ['ftc'],
    'application/vnd.framemaker': ['fm', 'frame', 'maker', 'book'],
    'application/vnd.frogans.fnc': ['fnc'],
    'application/vnd.frogans.ltf': ['ltf'],
    'application/vnd.fsc.weblaunch': ['fsc'],
    'application/vnd.fujitsu.oasys': ['oas'],
    'application/vnd.fujitsu.oasys2': ['oa2'],
    'application/vnd.fujitsu.oasys3': ['oa3'],
    'application/vnd.fujitsu.oasysgp': ['fg5'],
    'application/vnd.fujitsu.oasysprs': ['bh2'],
    'application/vnd.fujixerox.ddd': ['ddd'],
    'application/vnd.fujixerox.docuworks': ['xdw'],
    'application/vnd.fujixerox.docuworks.binder': ['xbd'],
    'application/vnd.fuzzysheet': ['fzs'],
    'application/vnd.genomatix.tuxedo': ['txd'],
    'application/vnd.geogebra.file': ['ggb'],
    'application/vnd.geogebra.slides': ['ggs'],
    'application/vnd.geogebra.tool': ['ggt'],
    'application/vnd.geometry-explorer': ['gex', 'gre'],
    'application/vnd.geonext': ['gxt'],
    'application/vnd.geoplan': ['g2w'],
    'application/vnd.geospace': ['g3w'],
    'application/vnd.gmx': ['gmx'],
    'application/vnd.google-apps.document': ['gdoc'],
    'application/vnd.google-apps.drawing': ['gdraw'],
    'application/vnd.google-apps.form': ['gform'],
    'application/vnd.google-apps.jam': ['gjam'],
    'application/vnd.google-apps.map': ['gmap'],
    'application/vnd.google-apps.presentation': ['gslides'],
    'application/vnd.google-apps.script': ['gscript'],
    'application/vnd.google-apps.site': ['gsite'],
    'application/vnd.google-apps.spreadsheet': ['gsheet'],
    'application/vnd.google-earth.kml+xml': ['kml'],
    'application/vnd.google-earth.kmz': ['kmz'],
    'application/vnd.gov.sk.xmldatacontainer+xml': ['xdcf'],
    'application/vnd.grafeq': ['gqf', 'gqs'],
    'application/vnd.groove-account': ['gac'],
    'application/vnd.groove-help': ['ghf'],
    'application/vnd.groove-identity-message': ['gim'],
    'application/vnd.groove-injector': ['grv'],
    'application/vnd.groove-tool-message': ['gtm'],
    'application/vnd.groove-tool-template': ['tpl'],
    'application/vnd.groove-vcard': ['vcg'],
    'application/vnd.hal+xml': ['hal'],
    'application/vnd.handheld-entertainment+xml': ['zmm'],
    'application/vnd.hbci': ['hbci'],
    'application/vnd.hhe.lesson-player': ['les'],
    'application/vnd.hp-hpgl': ['hpgl'],
    'application/vnd.hp-hpid': ['hpid'],
    'application/vnd.hp-hps': ['hps'],
    'application/vnd.hp-jlyt': ['jlt'],
    'application/vnd.hp-pcl': ['pcl'],
    'application/vnd.hp-pclxl': ['pclxl'],
    'application/vnd.hydrostatix.sof-data': ['sfd-hdstx'],
    'application/vnd.ibm.minipay': ['mpy'],
    'application/vnd.ibm.modcap': ['afp', 'listafp', 'list3820'],
    'application/vnd.ibm.rights-management': ['irm'],
    'application/vnd.ibm.secure-container': ['sc'],
    'application/vnd.iccprofile': ['icc', 'icm'],
    'application/vnd.igloader': ['igl'],
    'application/vnd.immervision-ivp': ['ivp'],
    'application/vnd.immervision-ivu': ['ivu'],
    'application/vnd.insors.igm': ['igm'],
    'application/vnd.intercon.formnet': ['xpw', 'xpx'],
    'application/vnd.intergeo': ['i2g'],
    'application/vnd.intu.qbo': ['qbo'],
    'application/vnd.intu.qfx': ['qfx'],
    'application/vnd.ipunplugged.rcprofile': ['rcprofile'],
    'application/vnd.irepository.package+xml': ['irp'],
    'application/vnd.is-xpr': ['xpr'],
    'application/vnd.isac.fcs': ['fcs'],
    'application/vnd.jam': ['jam'],
    'application/vnd.jcp.javame.midlet-rms': ['rms'],
    'application/vnd.jisp': ['jisp'],
    'application/vnd.joost.joda-archive': ['joda'],
    'application/vnd.kahootz': ['ktz', 'ktr'],
    'application/vnd.kde.karbon': ['karbon'],
    'application/vnd.kde.kchart': ['chrt'],
    'application/vnd.kde.kformula': ['kfo'],
    'application/vnd.kde.kivio': ['flw'],
    'application/vnd.kde.kontour': ['kon'],
    'application/vnd.kde.kpresenter': ['kpr', 'kpt'],
    'application/vnd.kde.kspread': ['ksp'],
    'application/vnd.kde.kword': ['kwd', 'kwt'],
    'application/vnd.kenameaapp': ['htke'],
    'application/vnd.kidspiration': ['kia'],
    'application/vnd.kinar': ['kne', 'knp'],
    'application/vnd.koan': ['skp', 'skd', 'skt', 'skm'],
    'application/vnd.kodak-descriptor': ['sse'],
    'application/vnd.las.las+xml': ['lasxml'],
    'application/vnd.llamagraphics.life-balance.desktop': ['lbd'],
    'application/vnd.llamagraphics.life-balance.exchange+xml': ['lbe'],
    'application/vnd.lotus-1-2-3': ['123'],
    'application/vnd.lotus-approach': ['apr'],
    'application/vnd.lotus-freelance': ['pre'],
    'application/vnd.lotus-notes': ['nsf'],
    'application/vnd.lotus-organizer': ['org'],
    'application/vnd.lotus-screencam': ['scm'],
    'application/vnd.lotus-wordpro': ['lwp'],
    'application/vnd.macports.portpkg': ['portpkg'],
    'application/vnd.mapbox-vector-tile': ['mvt'],
    'application/vnd.mcd': ['mcd'],
    'application/vnd.medcalcdata': ['mc1'],
    'application/vnd.mediastation.cdkey': ['cdkey'],
    'application/vnd.mfer': ['mwf'],
    'application/vnd.mfmp': ['mfm'],
    'application/vnd.micrografx.flo': ['flo'],
    'application/vnd.micrografx.igx': ['igx'],
    'application/vnd.mif': ['mif'],
    'application/vnd.mobius.daf': ['daf'],
    'application/vnd.mobius.dis': ['dis'],
    'application/vnd.mobius.mbk': ['mbk'],
    'application/vnd.mobius.mqy': ['mqy'],
    'application/vnd.mobius.msl': ['msl'],
    'application/vnd.mobius.plc': ['plc'],
    'application/vnd.mobius.txf': ['txf'],
    'application/vnd.mophun.application': ['mpn'],
    'application/vnd.mophun.certificate': ['mpc'],
    'application/vnd.mozilla.xul+xml': ['xul'],
    'application/vnd.ms-artgalry': ['cil'],
    'application/vnd.ms-cab-compressed': ['cab'],
    'application/vnd.ms-excel': ['xls', 'xlm', 'xla', 'xlc', 'xlt', 'xlw'],
    'application/vnd.ms-excel.addin.macroenabled.12': ['xlam'],
    'application/vnd.ms-excel.sheet.binary.macroenabled.12': ['xlsb'],
    'application/vnd.ms-excel.sheet.macroenabled.12': ['xlsm'],
    'application/vnd.ms-excel.template.macroenabled.12': ['xltm'],
    'application/vnd.ms-fontobject': ['eot'],
    'application/vnd.ms-htmlhelp': ['chm'],
    'application/vnd.ms-ims': ['ims'],
    'application/vnd.ms-lrm': ['lrm'],
    'application/vnd.ms-officetheme': ['thmx'],
    'application/vnd.ms-outlook': ['msg'],
    'application/vnd.ms-pki.seccat': ['cat'],
    'application/vnd.ms-pki.stl': ['*stl'],
    'application/vnd.ms-powerpoint': ['ppt', 'pps', 'pot'],
    'application/vnd.ms-powerpoint.addin.macroenabled.12': ['ppam'],
    'application/vnd.ms-powerpoint.presentation.macroenabled.12': ['pptm'],
    'application/vnd.ms-powerpoint.slide.macroenabled.12': ['sldm'],
    'application/vnd.ms-powerpoint.slideshow.macroenabled.12': ['ppsm'],
    'application/vnd.ms-powerpoint.template.macroenabled.12': ['potm'],
    'application/vnd.ms-project': ['*mpp', 'mpt'],
    'application/vnd.ms-visio.viewer': ['vdx'],
    'application/vnd.ms-word.document.macroenabled.12': ['docm'],
    'application/vnd.ms-word.template.macroenabled.12': ['dotm'],
    'application/vnd.ms-works': ['wps', 'wks', 'wcm', 'wdb'],
    'application/vnd.ms-wpl': ['wpl'],
    'application/vnd.ms-xpsdocument': ['xps'],
    'application/vnd.mseq': ['mseq'],
    'application/vnd.musician': ['mus'],
    'application/vnd.muvee.style': ['msty'],
    'application/vnd.mynfc': ['taglet'],
    'application/vnd.nato.bindingdataobject+xml': ['bdo'],
    'application/vnd.neurolanguage.nlu': ['nlu'],
    'application/vnd.nitf': ['ntf', 'nitf'],
    'application/vnd.noblenet-directory': ['nnd'],
    'application/vnd.noblenet-sealer': ['nns'],
    'application/vnd.noblenet-web': ['nnw'],
    'application/vnd.nokia.n-gage.ac+xml': ['*ac'],
    'application/vnd.nokia.n-gage.data': ['ngdat'],
    'application/vnd.nokia.n-gage.symbian.install': ['n-gage'],
    'application/vnd.nokia.radio-preset': ['rpst'],
    'application/vnd.nokia.radio-presets': ['rpss'],
    'application/vnd.novadigm.edm': ['edm'],
    'application/vnd.novadigm.edx': ['edx'],
    'application/vnd.novadigm.ext': ['ext'],
    'application/vnd.oasis.opendocument.chart': ['odc'],
    'application/vnd.oasis.opendocument.chart-template': ['otc'],
    'application/vnd.oasis.opendocument.database': ['odb'],
    'application/vnd.oasis.opendocument.formula': ['odf'],
    'application/vnd.oasis.opendocument.formula-template': ['odft'],
    'application/vnd.oasis.opendocument.graphics': ['odg'],
    'application/vnd.oasis.opendocument.graphics-template': ['otg'],
    'application/vnd.oasis.opendocument.image': ['odi'],
    'application/vnd.oasis.opendocument.image-template': ['oti'],
    'application/vnd.oasis.opendocument.presentation': ['odp'],
    'application/vnd.oasis.opendocument.presentation-template': ['otp'],
    'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
    'application/vnd.oasis.opendocument.spreadsheet-template': ['ots'],
    'application/vnd.oasis.opendocument.text': ['odt'],
    'application/vnd.oasis.opendocument.text-master': ['odm'],
    'application/vnd.oasis.opendocument.text-template': ['ott'],
    'application/vnd.oasis.opendocument.text-web': ['oth'],
    'application/vnd.olpc-sugar': ['xo'],
    'application/vnd.oma.dd2+xml': ['dd2'],
    'application/vnd.openblox.game+xml': ['obgx'],
    'application/vnd.openofficeorg.extension': ['oxt'],
    'application/vnd.openstreetmap.data+xml': ['osm'],
    'application/vnd.openxmlformats-officedocument.presentationml.presentation': [
        'pptx',
    ],
    'application/vnd.openxmlformats-officedocument.presentationml.slide': [
        'sldx',
    ],
    'application/vnd.openxmlformats-officedocument.presentationml.slideshow': [
        'ppsx',
    ],
    'application/vnd.openxmlformats-officedocument.presentationml.template': [
        'potx',
    ],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.template': [
        'xltx',
    ],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [
        'docx',
    ],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.template': [
        'dotx',
    ],
    'application/vnd.osgeo.mapguide.package': ['mgp'],
    'application/vnd.osgi.dp': ['dp'],
    'application/vnd.osgi.subsystem': ['esa'],
    'application/vnd.palm': ['pdb', 'pqa', 'oprc'],
    'application/vnd.pawaafile': ['paw'],
    'application/vnd.pg.format': ['str'],
    'application/vnd.pg.osasli': ['ei6'],
    'application/vnd.picsel': ['efif'],
    'application/vnd.pmi.widget': ['wg'],
    'application/vnd.pocketlearn': ['plf'],
    'application/vnd.powerbuilder6': ['pbd'],
    'application/vnd.previewsystems.box': ['box'],
    'application/vnd.procrate.brushset': ['brushset'],
    'application/vnd.procreate.brush': ['brush'],
    'application/vnd.procreate.dream': ['drm'],
    'application/vnd.proteus.magazine': ['mgz'],
    'application/vnd.publishare-delta-tree': ['qps'],
    'application/vnd.pvi.ptid1': ['ptid'],
    'application/vnd.pwg-xhtml-print+xml': ['xhtm'],
    'application/vnd.quark.quarkxpress': [
        'qxd',
        'qxt',
        'qwd',
        'qwt',
        'qxl',
        'qxb',
    ],
    'application/vnd.rar': ['rar'],
    'application/vnd.realvnc.bed': ['bed'],
    'application/vnd.recordare.musicxml': ['mxl'],
    'application/vnd.recordare.musicxml+xml': ['musicxml'],
    'application/vnd.rig.cryptonote': ['cryptonote'],
    'application/vnd.rim.cod': ['cod'],
    'application/vnd.rn-realmedia': ['rm'],
    'application/vnd.rn-realmedia-vbr': ['rmvb'],
    'application/vnd.route66.link66+xml': ['link66'],
    'application/vnd.sailingtracker.track': ['st'],
    'application/vnd.seemail': ['see'],
    'application/vnd.sema': ['sema'],
    'application/vnd.semd': ['semd'],
    'application/vnd.semf': ['semf'],
    'application/vnd.shana.informed.formdata': ['ifm'],
    'application/vnd.shana.informed.formtemplate': ['itp'],
    'application/vnd.shana.informed.interchange': ['iif'],
    'application/vnd.shana.informed.package': ['ipk'],
    'application/vnd.simtech-mindmapper': ['twd', 'twds'],
    'application/vnd.smaf': ['mmf'],
    'application/vnd.smart.teacher': ['teacher'],
    'application/vnd.software602.filler.form+xml': ['fo'],
    'application/vnd.solent.sdkm+xml': ['sdkm', 'sdkd'],
    'application/vnd.spotfire.dxp': ['dxp'],
    'application/vnd.spotfire.sfs': ['sfs'],
    'application/vnd.stardivision.calc': ['sdc'],
    'application/vnd.stardivision.draw': ['sda'],
    'application/vnd.stardivision.impress': ['sdd'],
    'application/vnd.stardivision.math': ['smf'],
    'application/vnd.stardivision.writer': ['sdw', 'vor'],
    'application/vnd.stardivision.writer-global': ['sgl'],
    'application/vnd.stepmania.package': ['smzip'],
    'application/vnd.stepmania.stepchart': ['sm'],
    'application/vnd.sun.wadl+xml': ['wadl'],
    'application/vnd.sun.xml.calc': ['sxc'],
    'application/vnd.sun.xml.calc.template': ['stc'],
    'application/vnd.sun.xml.draw': ['sxd'],
    'application/vnd.sun.xml.draw.template': ['std'],
    'application/vnd.sun.xml.impress': ['sxi'],
    'application/vnd.sun.xml.impress.template': ['sti'],
    'application/vnd.sun.xml.math': ['sxm'],
    'application/vnd.sun.xml.writer': ['sxw'],
    'application/vnd.sun.xml.writer.global': ['sxg'],
    'application/vnd.sun.xml.writer.template': ['stw'],
    'application/vnd.sus-calendar': ['sus', 'susp'],
    'application/vnd.svd': ['svd'],
    'application/vnd.symbian.install': ['sis', 'sisx'],
    'application/vnd.syncml+xml': ['xsm'],
    'application/vnd.syncml.dm+wbxml': ['bdm'],
    'application/vnd.syncml.dm+xml': ['xdm'],
    'application/vnd.syncml.dmddf+xml': ['ddf'],
    'application/vnd.tao.intent-module-archive': ['tao'],
    'application/vnd.tcpdump.pcap': ['pcap', 'cap', 'dmp'],
    'application/vnd.tmobile-livetv': ['tmo'],
    'application/vnd.trid.tpt': ['tpt'],
    'application/vnd.triscape.mxs': ['mxs'],
    'application/vnd.trueapp': ['tra'],
    'application/vnd.ufdl': ['ufd', 'ufdl'],
    'application/vnd.uiq.theme': ['utz'],
    'application/vnd.umajin': ['umj'],
    'application/vnd.unity': ['unityweb'],
    'application/vnd.uoml+xml': ['uoml', 'uo'],
    'application/vnd.vcx': ['vcx'],
    'application/vnd.visio': ['vsd', 'vst', 'vss', 'vsw', 'vsdx', 'vtx'],
    'application/vnd.visionary': ['vis'],
    'application/vnd.vsf': ['vsf'],
    'application/vnd.wap.wbxml': ['wbxml'],
    'application/vnd.wap.wmlc': ['wmlc'],
    'application/vnd.wap.wmlscriptc': ['wmlsc'],
    'application/vnd.webturbo': ['wtb'],
    'application/vnd.wolfram.player': ['nbp'],
    'application/vnd.wordperfect': ['wpd'],
    'application/vnd.wqd': ['wqd'],
    'application/vnd.wt.stf': ['stf'],
    'application/vnd.xara': ['xar'],
    'application/vnd.xfdl': ['xfdl'],
    'application/vnd.yamaha.hv-dic': ['hvd'],
    'application/vnd.yamaha.hv-script': ['hvs'],
    'application/vnd.yamaha.hv-voice': ['hvp'],
    'application/vnd.yamaha.openscoreformat': ['osf'],
    'application/vnd.yamaha.openscoreformat.osfpvg+xml': ['osfpvg'],
    'application/vnd.yamaha.smaf-audio': ['saf'],
    'application/vnd.yamaha.smaf-phrase': ['spf'],
    'application/vnd.yellowriver-custom-menu': ['cmp'],
    'application/vnd.zul': ['zir', 'zirz'],
    'application/vnd.zzazz.deck+xml': ['zaz'],
    'application/x-7z-compressed': ['7z'],
    'application/x-abiword': ['abw'],
    'application/x-ace-compressed': ['ace'],
    'application/x-apple-diskimage': ['*dmg'],
    'application/x-arj': ['arj'],
    'application/x-authorware-bin': ['aab', 'x32', 'u32', 'vox'],
    'application/x-authorware-map': ['aam'],
    'application/x-authorware-seg': ['aas'],
    'application/x-bcpio': ['bcpio'],
    'application/x-bdoc': ['*bdoc'],
    'application/x-bittorrent': ['torrent'],
    'application/x-blender': ['blend'],
    'application/x-blorb': ['blb', 'blorb'],
    'application/x-bzip': ['bz'],
    'application/x-bzip2': ['bz2', 'boz'],
    'application/x-cbr': ['cbr', 'cba', 'cbt', 'cbz', 'cb7'],
    'application/x-cdlink': ['vcd'],
    'application/x-cfs-compressed': ['cfs'],
    'application/x-chat': ['chat'],
    'application/x-chess-pgn': ['pgn'],
    'application/x-chrome-extension': ['crx'],
    'application/x-cocoa': ['cco'],
    'application/x-compressed': ['*rar'],
    'application/x-conference': ['nsc'],
    'application/x-cpio': ['cpio'],
    'application/x-csh': ['csh'],
    'application/x-debian-package': ['*deb', 'udeb'],
    'application/x-dgc-compressed': ['dgc'],
    'application/x-director': [
        'dir',
        'dcr',
        'dxr',
        'cst',
        'cct',
        'cxt',
        'w3d',
        'fgd',
        'swa',
    ],
    'application/x-doom': ['wad'],
    'application/x-dtbncx+xml': ['ncx'],
    'application/x-dtbook+xml': ['dtb'],
    'application/x-dtbresource+xml': ['res'],
    'application/x-dvi': ['dvi'],
    'application/x-envoy': ['evy'],
    'application/x-eva': ['eva'],
    'application/x-font-bdf': ['bdf'],
    'application/x-font-ghostscript': ['gsf'],
    'application/x-font-linux-psf': ['psf'],
    'application/x-font-pcf': ['pcf'],
    'application/x-font-snf': ['snf'],
    'application/x-font-type1': ['pfa', 'pfb', 'pfm', 'afm'],
    'application/x-freearc': ['arc'],
    'application/x-futuresplash': ['spl'],
    'application/x-gca-compressed': ['gca'],
    'application/x-glulx': ['ulx'],
    'application/x-gnumeric': ['gnumeric'],
    'application/x-gramps-xml': ['gramps'],
    'application/x-gtar': ['gtar'],
    'application/x-hdf': ['hdf'],
    'application/x-httpd-php': ['php'],
    'application/x-install-instructions': ['install'],
    'application/x-ipynb+json': ['ipynb'],
    'application/x-iso9660-image': ['*iso'],
    'application/x-iwork-keynote-sffkey': ['*key'],
    'application/x-iwork-numbers-sffnumbers': ['*numbers'],
    'application/x-iwork-pages-sffpages': ['*pages'],
    'application/x-java-archive-diff': ['jardiff'],
    'application/x-java-jnlp-file': ['jnlp'],
    'application/x-keepass2': ['kdbx'],
    'application/x-latex': ['latex'],
    'application/x-lua-bytecode': ['luac'],
    'application/x-lzh-compressed': ['lzh', 'lha'],
    'application/x-makeself': ['run'],
    'application/x-mie': ['mie'],
    'application/x-mobipocket-ebook': ['*prc', 'mobi'],
    'application/x-ms-application': ['application'],
    'application/x-ms-shortcut': ['lnk'],
    'application/x-ms-wmd': ['wmd'],
    'application/x-ms-wmz': ['wmz'],
    'application/x-ms-xbap': ['xbap'],
    'application/x-msaccess': ['mdb'],
    'application/x-msbinder': ['obd'],
    'application/x-mscardfile': ['crd'],
    'application/x-msclip': ['clp'],
    'application/x-msdos-program': ['*exe'],
    'application/x-msdownload': ['*exe', '*dll', 'com', 'bat', '*msi'],
    'application/x-msmediaview': ['mvb', 'm13', 'm14'],
    'application/x-msmetafile': ['*wmf', '*wmz', '*emf', 'emz'],
    'application/x-msmoney': ['mny'],
    'application/x-mspublisher': ['pub'],
    'application/x-msschedule': ['scd'],
    'application/x-msterminal': ['trm'],
    'application/x-mswrite': ['wri'],
    'application/x-netcdf': ['nc', 'cdf'],
    'application/x-ns-proxy-autoconfig': ['pac'],
    'application/x-nzb': ['nzb'],
    'application/x-perl': ['pl', 'pm'],
    'application/x-pilot': ['*prc', '*pdb'],
    'application/x-pkcs12': ['p12', 'pfx'],
    'application/x-pkcs7-certificates': ['p7b', 'spc'],
    'application/x-pkcs7-certreqresp': ['p7r'],
    'application/x-rar-compressed': ['*rar'],
    'application/x-redhat-package-manager': ['rpm'],
    'application/x-research-info-systems': ['ris'],
    'application/x-sea': ['sea'],
    'application/x-sh': ['sh'],
    'application/x-shar': ['shar'],
    'application/x-shockwave-flash': ['swf'],
    'application/x-silverlight-app': ['xap'],
    'application/x-sql': ['*sql'],
    'application/x-stuffit': ['sit'],
    'application/x-stuffitx': ['sitx'],
    'application/x-subrip': ['srt'],
    'application/x-sv4cpio': ['sv4cpio'],
    'application/x-sv4crc': ['sv4crc'],
    'application/x-t3vm-image': ['t3'],
    'application/x-tads': ['gam'],
    'application/x-tar': ['tar'],
    'application/x-tcl': ['tcl', 'tk'],
    'application/x-tex': ['tex'],
    'application/x-tex-tfm': ['tfm'],
    'application/x-texinfo': ['texinfo', 'texi'],
    'application/x-tgif': ['*obj'],
    'application/x-ustar': ['ustar'],
    'application/x-virtualbox-hdd': ['hdd'],
    'application/x-virtualbox-ova': ['ova'],
    'application/x-virtualbox-ovf': ['ovf'],
    'application/x-virtualbox-vbox': ['vbox'],
    'application/x-virtualbox-vbox-extpack': ['vbox-extpack'],
    'application/x-virtualbox-vdi': ['vdi'],
    'application/x-virtualbox-vhd': ['vhd'],
    'application/x-virtualbox-vmdk': ['vmdk'],
    'application/x-wais-source': ['src'],
    'application/x-web-app-manifest+json': ['webapp'],
    'application/x-x509-ca-cert': ['der', 'crt', 'pem'],
    'application/x-xfig': ['fig'],
    'application/x-xliff+xml': ['*xlf'],
    'application/x-xpinstall': ['xpi'],
    'application/x-xz': ['xz'],
    'application/x-zip-compressed': ['*zip'],
    'application/x-zmachine': ['z1', 'z2', 'z3', 'z4', 'z5', 'z6', 'z7', 'z8'],
    'audio/vnd.dece.audio': ['uva', 'uvva'],
    'audio/vnd.digital-winds': ['eol'],
    'audio/vnd.dra': ['dra'],
    'audio/vnd.dts': ['dts'],
    'audio/vnd.dts.hd': ['dtshd'],
    'audio/vnd.lucent.voice': ['lvp'],
    'audio/vnd.ms-playready.media.pya': ['pya'],
    'audio/vnd.nuera.ecelp4800': ['ecelp4800'],
    'audio/vnd.nuera.ecelp7470': ['ecelp7470'],
    'audio/vnd.nuera.ecelp9600': ['ecelp9600'],
    'audio/vnd.rip': ['rip'],
    'audio/x-aac': ['*aac'],
    'audio/x-aiff': ['aif', 'aiff', 'aifc'],
    'audio/x-caf': ['caf'],
    'audio/x-flac': ['flac'],
    'audio/x-m4a': ['*m4a'],
    'audio/x-matroska': ['mka'],
    'audio/x-mpegurl': ['m3u'],
    'audio/x-ms-wax': ['wax'],
    'audio/x-ms-wma': ['wma'],
    'audio/x-pn-realaudio': ['ram', 'ra'],
    'audio/x-pn-realaudio-plugin': ['rmp'],
    'audio/x-realaudio': ['*ra'],
    'audio/x-wav': ['*wav'],
    'chemical/x-cdx': ['cdx'],
    'chemical/x-cif': ['cif'],
    'chemical/x-cmdf': ['cmdf'],
    'chemical/x-cml': ['cml'],
    'chemical/x-csml': ['csml'],
    'chemical/x-xyz': ['xyz'],
    'image/prs.btif': ['btif', 'btf'],
    'image/prs.pti': ['pti'],
    'image/vnd.adobe.photoshop': ['psd'],
    'image/vnd.airzip.accelerator.azv': ['azv'],
    'image/vnd.blockfact.facti': ['facti'],
    'image/vnd.dece.graphic': ['uvi', 'uvvi', 'uvg', 'uvvg'],
    'image/vnd.djvu': ['djvu', 'djv'],
    'image/vnd.dvb.subtitle': ['*sub'],
    'image/vnd.dwg': ['dwg'],
    'image/vnd.dxf': ['dxf'],
    'image/vnd.fastbidsheet': ['fbs'],
    'image/vnd.fpx': ['fpx'],
    'image/vnd.fst': ['fst'],
    'image/vnd.fujixerox.edmics-mmr': ['mmr'],
    'image/vnd.fujixerox.edmics-rlc': ['rlc'],
    'image/vnd.microsoft.icon': ['ico'],
    'image/vnd.ms-dds': ['dds'],
    'image/vnd.ms-modi': ['mdi'],
    'image/vnd.ms-photo': ['wdp'],
    'image/vnd.net-fpx': ['npx'],
    'image/vnd.pco.b16': ['b16'],
    'image/vnd.tencent.tap': ['tap'],
    'image/vnd.valve.source.texture': ['vtf'],
    'image/vnd.wap.wbmp': ['wbmp'],
    'image/vnd.xiff': ['xif'],
    'image/vnd.zbrush.pcx': ['pcx'],
    'image/x-3ds': ['3ds'],
    'image/x-adobe-dng': ['dng'],
    'image/x-cmu-raster': ['ras'],
    'image/x-cmx': ['cmx'],
    'image/x-freehand': ['fh', 'fhc', 'fh4', 'fh5', 'fh7'],
    'image/x-icon': ['*ico'],
    'image/x-jng': ['jng'],
    'image/x-mrsid-image': ['sid'],
    'image/x-ms-bmp': ['*bmp'],
    'image/x-pcx': ['*pcx'],
    'image/x-pict': ['pic', 'pct'],
    'image/x-portable-anymap': ['pnm'],
    'image/x-portable-bitmap': ['pbm'],
    'image/x-portable-graymap': ['pgm'],
    'image/x-portable-pixmap': ['ppm'],
    'image/x-rgb': ['rgb'],
    'image/x-tga': ['tga'],
    'image/x-xbitmap': ['xbm'],
    'image/x-xpixmap': ['xpm'],
    'image/x-xwindowdump': ['xwd'],
    'message/vnd.wfa.wsc': ['wsc'],
    'model/vnd.bary': ['bary'],
    'model/vnd.cld': ['cld'],
    'model/vnd.collada+xml': ['dae'],
    'model/vnd.dwf': ['dwf'],
    'model/vnd.gdl': ['gdl'],
    'model/vnd.gtw': ['gtw'],
    'model/vnd.mts': ['*mts'],
    'model/vnd.opengex': ['ogex'],
    'model/vnd.parasolid.transmit.binary': ['x_b'],
    'model/vnd.parasolid.transmit.text': ['x_t'],
    'model/vnd.pytha.pyox': ['pyo', 'pyox'],
    'model/vnd.sap.vds': ['vds'],
    'model/vnd.usda': ['usda'],
    'model/vnd.usdz+zip': ['usdz'],
    'model/vnd.valve.source.compiled-map': ['bsp'],
    'model/vnd.vtu': ['vtu'],
    'text/prs.lines.tag': ['dsc'],
    'text/vnd.curl': ['curl'],
    'text/vnd.curl.dcurl': ['dcurl'],
    'text/vnd.curl.mcurl': ['mcurl'],
    'text/vnd.curl.scurl': ['scurl'],
    'text/vnd.dvb.subtitle': ['sub'],
    'text/vnd.familysearch.gedcom': ['ged'],
    'text/vnd.fly': ['fly'],
    'text/vnd.fmi.flexstor': ['flx'],
    'text/vnd.graphviz': ['gv'],
    'text/vnd.in3d.3dml': ['3dml'],
    'text/vnd.in3d.spot': ['spot'],
    'text/vnd.sun.j2me.app-descriptor': ['jad'],
    'text/vnd.wap.wml': ['wml'],
    'text/vnd.wap.wmlscript': ['wmls'],
    'text/x-asm': ['s', 'asm'],
    'text/x-c': ['c', 'cc', 'cxx', 'cpp', 'h', 'hh', 'dic'],
    'text/x-component': ['htc'],
    'text/x-fortran': ['f', 'for', 'f77', 'f90'],
    'text/x-handlebars-template': ['hbs'],
    'text/x-java-source': ['java'],
    'text/x-lua': ['lua'],
    'text/x-markdown': ['mkd'],
    'text/x-nfo': ['nfo'],
    'text/x-opml': ['opml'],
    'text/x-org': ['*org'],
    'text/x-pascal': ['p', 'pas'],
    'text/x-processing': ['pde'],
    'text/x-sass': ['sass'],
    'text/x-scss': ['scss'],
    'text/x-setext': ['etx'],
    'text/x-sfv': ['sfv'],
    'text/x-suse-ymp': ['ymp'],
    'text/x-uuencode': ['uu'],
    'text/x-vcalendar': ['vcs'],
    'text/x-vcard': ['vcf'],
    'video/vnd.dece.hd': ['uvh', 'uvvh'],
    'video/vnd.dece.mobile': ['uvm', 'uvvm'],
    'video/vnd.dece.pd': ['uvp', 'uvvp'],
    'video/vnd.dece.sd': ['uvs', 'uvvs'],
    'video/vnd.dece.video': ['uvv', 'uvvv'],
    'video/vnd.dvb.file': ['dvb'],
    'video/vnd.fvt': ['fvt'],
    'video/vnd.mpegurl': ['mxu', 'm4u'],
    'video/vnd.ms-playready.media.pyv': ['pyv'],
    'video/vnd.uvvu.mp4': ['uvu', 'uvvu'],
    'video/vnd.vivo': ['viv'],
    'video/x-f4v': ['f4v'],
    'video/x-fli': ['fli'],
    'video/x-flv': ['flv'],
    'video/x-m4v': ['m4v'],
    'video/x-matroska': ['mkv', 'mk3d', 'mks'],
    'video/x-mng': ['mng'],
    'video/x-ms-asf': ['asf', 'asx'],
    'video/x-ms-vob': ['vob'],
    'video/x-ms-wm': ['wm'],
    'video/x-ms-wmv': ['wmv'],
    'video/x-ms-wmx': ['wmx'],
    'video/x-ms-wvx': ['wvx'],
    'video/x-msvideo': ['avi'],
    'video/x-sgi-movie': ['movie'],
    'video/x-smv': ['smv'],
    'x-conference/x-cooltalk': ['ice'],
};
Object.freeze(types);
/* harmony default export */ const other = (types);

;// CONCATENATED MODULE: ./node_modules/mime/dist/types/standard.js
const standard_types = {
    'application/andrew-inset': ['ez'],
    'application/appinstaller': ['appinstaller'],
    'application/applixware': ['aw'],
    'application/appx': ['appx'],
    'application/appxbundle': ['appxbundle'],
    'application/atom+xml': ['atom'],
    'application/atomcat+xml': ['atomcat'],
    'application/atomdeleted+xml': ['atomdeleted'],
    'application/atomsvc+xml': ['atomsvc'],
    'application/atsc-dwd+xml': ['dwd'],
    'application/atsc-held+xml': ['held'],
    'application/atsc-rsat+xml': ['rsat'],
    'application/automationml-aml+xml': ['aml'],
    'application/automationml-amlx+zip': ['amlx'],
    'application/bdoc': ['bdoc'],
    'application/calendar+xml': ['xcs'],
    'application/ccxml+xml': ['ccxml'],
    'application/cdfx+xml': ['cdfx'],
    'application/cdmi-capability': ['cdmia'],
    'application/cdmi-container': ['cdmic'],
    'application/cdmi-domain': ['cdmid'],
    'application/cdmi-object': ['cdmio'],
    'application/cdmi-queue': ['cdmiq'],
    'application/cpl+xml': ['cpl'],
    'application/cu-seeme': ['cu'],
    'application/cwl': ['cwl'],
    'application/dash+xml': ['mpd'],
    'application/dash-patch+xml': ['mpp'],
    'application/davmount+xml': ['davmount'],
    'application/dicom': ['dcm'],
    'application/docbook+xml': ['dbk'],
    'application/dssc+der': ['dssc'],
    'application/dssc+xml': ['xdssc'],
    'application/ecmascript': ['ecma'],
    'application/emma+xml': ['emma'],
    'application/emotionml+xml': ['emotionml'],
    'application/epub+zip': ['epub'],
    'application/exi': ['exi'],
    'application/express': ['exp'],
    'application/fdf': ['fdf'],
    'application/fdt+xml': ['fdt'],
    'application/font-tdpfr': ['pfr'],
    'application/geo+json': ['geojson'],
    'application/gml+xml': ['gml'],
    'application/gpx+xml': ['gpx'],
    'application/gxf': ['gxf'],
    'application/gzip': ['gz'],
    'application/hjson': ['hjson'],
    'application/hyperstudio': ['stk'],
    'application/inkml+xml': ['ink', 'inkml'],
    'application/ipfix': ['ipfix'],
    'application/its+xml': ['its'],
    'application/java-archive': ['jar', 'war', 'ear'],
    'application/java-serialized-object': ['ser'],
    'application/java-vm': ['class'],
    'application/javascript': ['*js'],
    'application/json': ['json', 'map'],
    'application/json5': ['json5'],
    'application/jsonml+json': ['jsonml'],
    'application/ld+json': ['jsonld'],
    'application/lgr+xml': ['lgr'],
    'application/lost+xml': ['lostxml'],
    'application/mac-binhex40': ['hqx'],
    'application/mac-compactpro': ['cpt'],
    'application/mads+xml': ['mads'],
    'application/manifest+json': ['webmanifest'],
    'application/marc': ['mrc'],
    'application/marcxml+xml': ['mrcx'],
    'application/mathematica': ['ma', 'nb', 'mb'],
    'application/mathml+xml': ['mathml'],
    'application/mbox': ['mbox'],
    'application/media-policy-dataset+xml': ['mpf'],
    'application/mediaservercontrol+xml': ['mscml'],
    'application/metalink+xml': ['metalink'],
    'application/metalink4+xml': ['meta4'],
    'application/mets+xml': ['mets'],
    'application/mmt-aei+xml': ['maei'],
    'application/mmt-usd+xml': ['musd'],
    'application/mods+xml': ['mods'],
    'application/mp21': ['m21', 'mp21'],
    'application/mp4': ['*mp4', '*mpg4', 'mp4s', 'm4p'],
    'application/msix': ['msix'],
    'application/msixbundle': ['msixbundle'],
    'application/msword': ['doc', 'dot'],
    'application/mxf': ['mxf'],
    'application/n-quads': ['nq'],
    'application/n-triples': ['nt'],
    'application/node': ['cjs'],
    'application/octet-stream': [
        'bin',
        'dms',
        'lrf',
        'mar',
        'so',
        'dist',
        'distz',
        'pkg',
        'bpk',
        'dump',
        'elc',
        'deploy',
        'exe',
        'dll',
        'deb',
        'dmg',
        'iso',
        'img',
        'msi',
        'msp',
        'msm',
        'buffer',
    ],
    'application/oda': ['oda'],
    'application/oebps-package+xml': ['opf'],
    'application/ogg': ['ogx'],
    'application/omdoc+xml': ['omdoc'],
    'application/onenote': [
        'onetoc',
        'onetoc2',
        'onetmp',
        'onepkg',
        'one',
        'onea',
    ],
    'application/oxps': ['oxps'],
    'application/p2p-overlay+xml': ['relo'],
    'application/patch-ops-error+xml': ['xer'],
    'application/pdf': ['pdf'],
    'application/pgp-encrypted': ['pgp'],
    'application/pgp-keys': ['asc'],
    'application/pgp-signature': ['sig', '*asc'],
    'application/pics-rules': ['prf'],
    'application/pkcs10': ['p10'],
    'application/pkcs7-mime': ['p7m', 'p7c'],
    'application/pkcs7-signature': ['p7s'],
    'application/pkcs8': ['p8'],
    'application/pkix-attr-cert': ['ac'],
    'application/pkix-cert': ['cer'],
    'application/pkix-crl': ['crl'],
    'application/pkix-pkipath': ['pkipath'],
    'application/pkixcmp': ['pki'],
    'application/pls+xml': ['pls'],
    'application/postscript': ['ai', 'eps', 'ps'],
    'application/provenance+xml': ['provx'],
    'application/pskc+xml': ['pskcxml'],
    'application/raml+yaml': ['raml'],
    'application/rdf+xml': ['rdf', 'owl'],
    'application/reginfo+xml': ['rif'],
    'application/relax-ng-compact-syntax': ['rnc'],
    'application/resource-lists+xml': ['rl'],
    'application/resource-lists-diff+xml': ['rld'],
    'application/rls-services+xml': ['rs'],
    'application/route-apd+xml': ['rapd'],
    'application/route-s-tsid+xml': ['sls'],
    'application/route-usd+xml': ['rusd'],
    'application/rpki-ghostbusters': ['gbr'],
    'application/rpki-manifest': ['mft'],
    'application/rpki-roa': ['roa'],
    'application/rsd+xml': ['rsd'],
    'application/rss+xml': ['rss'],
    'application/rtf': ['rtf'],
    'application/sbml+xml': ['sbml'],
    'application/scvp-cv-request': ['scq'],
    'application/scvp-cv-response': ['scs'],
    'application/scvp-vp-request': ['spq'],
    'application/scvp-vp-response': ['spp'],
    'application/sdp': ['sdp'],
    'application/senml+xml': ['senmlx'],
    'application/sensml+xml': ['sensmlx'],
    'application/set-payment-initiation': ['setpay'],
    'application/set-registration-initiation': ['setreg'],
    'application/shf+xml': ['shf'],
    'application/sieve': ['siv', 'sieve'],
    'application/smil+xml': ['smi', 'smil'],
    'application/sparql-query': ['rq'],
    'application/sparql-results+xml': ['srx'],
    'application/sql': ['sql'],
    'application/srgs': ['gram'],
    'application/srgs+xml': ['grxml'],
    'application/sru+xml': ['sru'],
    'application/ssdl+xml': ['ssdl'],
    'application/ssml+xml': ['ssml'],
    'application/swid+xml': ['swidtag'],
    'application/tei+xml': ['tei', 'teicorpus'],
    'application/thraud+xml': ['tfi'],
    'application/timestamped-data': ['tsd'],
    'application/toml': ['toml'],
    'application/trig': ['trig'],
    'application/ttml+xml': ['ttml'],
    'application/ubjson': ['ubj'],
    'application/urc-ressheet+xml': ['rsheet'],
    'application/urc-targetdesc+xml': ['td'],
    'application/voicexml+xml': ['vxml'],
    'application/wasm': ['wasm'],
    'application/watcherinfo+xml': ['wif'],
    'application/widget': ['wgt'],
    'application/winhlp': ['hlp'],
    'application/wsdl+xml': ['wsdl'],
    'application/wspolicy+xml': ['wspolicy'],
    'application/xaml+xml': ['xaml'],
    'application/xcap-att+xml': ['xav'],
    'application/xcap-caps+xml': ['xca'],
    'application/xcap-diff+xml': ['xdf'],
    'application/xcap-el+xml': ['xel'],
    'application/xcap-ns+xml': ['xns'],
    'application/xenc+xml': ['xenc'],
    'application/xfdf': ['xfdf'],
    'application/xhtml+xml': ['xhtml', 'xht'],
    'application/xliff+xml': ['xlf'],
    'application/xml': ['xml', 'xsl', 'xsd', 'rng'],
    'application/xml-dtd': ['dtd'],
    'application/xop+xml': ['xop'],
    'application/xproc+xml': ['xpl'],
    'application/xslt+xml': ['*xsl', 'xslt'],
    'application/xspf+xml': ['xspf'],
    'application/xv+xml': ['mxml', 'xhvml', 'xvml', 'xvm'],
    'application/yang': ['yang'],
    'application/yin+xml': ['yin'],
    'application/zip': ['zip'],
    'application/zip+dotlottie': ['lottie'],
    'audio/3gpp': ['*3gpp'],
    'audio/aac': ['adts', 'aac'],
    'audio/adpcm': ['adp'],
    'audio/amr': ['amr'],
    'audio/basic': ['au', 'snd'],
    'audio/midi': ['mid', 'midi', 'kar', 'rmi'],
    'audio/mobile-xmf': ['mxmf'],
    'audio/mp3': ['*mp3'],
    'audio/mp4': ['m4a', 'mp4a', 'm4b'],
    'audio/mpeg': ['mpga', 'mp2', 'mp2a', 'mp3', 'm2a', 'm3a'],
    'audio/ogg': ['oga', 'ogg', 'spx', 'opus'],
    'audio/s3m': ['s3m'],
    'audio/silk': ['sil'],
    'audio/wav': ['wav'],
    'audio/wave': ['*wav'],
    'audio/webm': ['weba'],
    'audio/xm': ['xm'],
    'font/collection': ['ttc'],
    'font/otf': ['otf'],
    'font/ttf': ['ttf'],
    'font/woff': ['woff'],
    'font/woff2': ['woff2'],
    'image/aces': ['exr'],
    'image/apng': ['apng'],
    'image/avci': ['avci'],
    'image/avcs': ['avcs'],
    'image/avif': ['avif'],
    'image/bmp': ['bmp', 'dib'],
    'image/cgm': ['cgm'],
    'image/dicom-rle': ['drle'],
    'image/dpx': ['dpx'],
    'image/emf': ['emf'],
    'image/fits': ['fits'],
    'image/g3fax': ['g3'],
    'image/gif': ['gif'],
    'image/heic': ['heic'],
    'image/heic-sequence': ['heics'],
    'image/heif': ['heif'],
    'image/heif-sequence': ['heifs'],
    'image/hej2k': ['hej2'],
    'image/ief': ['ief'],
    'image/jaii': ['jaii'],
    'image/jais': ['jais'],
    'image/jls': ['jls'],
    'image/jp2': ['jp2', 'jpg2'],
    'image/jpeg': ['jpg', 'jpeg', 'jpe'],
    'image/jph': ['jph'],
    'image/jphc': ['jhc'],
    'image/jpm': ['jpm', 'jpgm'],
    'image/jpx': ['jpx', 'jpf'],
    'image/jxl': ['jxl'],
    'image/jxr': ['jxr'],
    'image/jxra': ['jxra'],
    'image/jxrs': ['jxrs'],
    'image/jxs': ['jxs'],
    'image/jxsc': ['jxsc'],
    'image/jxsi': ['jxsi'],
    'image/jxss': ['jxss'],
    'image/ktx': ['ktx'],
    'image/ktx2': ['ktx2'],
    'image/pjpeg': ['jfif'],
    'image/png': ['png'],
    'image/sgi': ['sgi'],
    'image/svg+xml': ['svg', 'svgz'],
    'image/t38': ['t38'],
    'image/tiff': ['tif', 'tiff'],
    'image/tiff-fx': ['tfx'],
    'image/webp': ['webp'],
    'image/wmf': ['wmf'],
    'message/disposition-notification': ['disposition-notification'],
    'message/global': ['u8msg'],
    'message/global-delivery-status': ['u8dsn'],
    'message/global-disposition-notification': ['u8mdn'],
    'message/global-headers': ['u8hdr'],
    'message/rfc822': ['eml', 'mime', 'mht', 'mhtml'],
    'model/3mf': ['3mf'],
    'model/gltf+json': ['gltf'],
    'model/gltf-binary': ['glb'],
    'model/iges': ['igs', 'iges'],
    'model/jt': ['jt'],
    'model/mesh': ['msh', 'mesh', 'silo'],
    'model/mtl': ['mtl'],
    'model/obj': ['obj'],
    'model/prc': ['prc'],
    'model/step': ['step', 'stp', 'stpnc', 'p21', '210'],
    'model/step+xml': ['stpx'],
    'model/step+zip': ['stpz'],
    'model/step-xml+zip': ['stpxz'],
    'model/stl': ['stl'],
    'model/u3d': ['u3d'],
    'model/vrml': ['wrl', 'vrml'],
    'model/x3d+binary': ['*x3db', 'x3dbz'],
    'model/x3d+fastinfoset': ['x3db'],
    'model/x3d+vrml': ['*x3dv', 'x3dvz'],
    'model/x3d+xml': ['x3d', 'x3dz'],
    'model/x3d-vrml': ['x3dv'],
    'text/cache-manifest': ['appcache', 'manifest'],
    'text/calendar': ['ics', 'ifb'],
    'text/coffeescript': ['coffee', 'litcoffee'],
    'text/css': ['css'],
    'text/csv': ['csv'],
    'text/html': ['html', 'htm', 'shtml'],
    'text/jade': ['jade'],
    'text/javascript': ['js', 'mjs'],
    'text/jsx': ['jsx'],
    'text/less': ['less'],
    'text/markdown': ['md', 'markdown'],
    'text/mathml': ['mml'],
    'text/mdx': ['mdx'],
    'text/n3': ['n3'],
    'text/plain': ['txt', 'text', 'conf', 'def', 'list', 'log', 'in', 'ini'],
    'text/richtext': ['rtx'],
    'text/rtf': ['*rtf'],
    'text/sgml': ['sgml', 'sgm'],
    'text/shex': ['shex'],
    'text/slim': ['slim', 'slm'],
    'text/spdx': ['spdx'],
    'text/stylus': ['stylus', 'styl'],
    'text/tab-separated-values': ['tsv'],
    'text/troff': ['t', 'tr', 'roff', 'man', 'me', 'ms'],
    'text/turtle': ['ttl'],
    'text/uri-list': ['uri', 'uris', 'urls'],
    'text/vcard': ['vcard'],
    'text/vtt': ['vtt'],
    'text/wgsl': ['wgsl'],
    'text/xml': ['*xml'],
    'text/yaml': ['yaml', 'yml'],
    'video/3gpp': ['3gp', '3gpp'],
    'video/3gpp2': ['3g2'],
    'video/h261': ['h261'],
    'video/h263': ['h263'],
    'video/h264': ['h264'],
    'video/iso.segment': ['m4s'],
    'video/jpeg': ['jpgv'],
    'video/jpm': ['*jpm', '*jpgm'],
    'video/mj2': ['mj2', 'mjp2'],
    'video/mp2t': ['ts', 'm2t', 'm2ts', 'mts'],
    'video/mp4': ['mp4', 'mp4v', 'mpg4'],
    'video/mpeg': ['mpeg', 'mpg', 'mpe', 'm1v', 'm2v'],
    'video/ogg': ['ogv'],
    'video/quicktime': ['qt', 'mov'],
    'video/webm': ['webm'],
};
Object.freeze(standard_types);
/* harmony default export */ const standard = (standard_types);

;// CONCATENATED MODULE: ./node_modules/mime/dist/src/Mime.js
var __classPrivateFieldGet = (undefined && undefined.__classPrivateFieldGet) || function (receiver, state, kind, f) {
    if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
    if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot read private member from an object whose class did not declare it");
    return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
};
var _Mime_extensionToType, _Mime_typeToExtension, _Mime_typeToExtensions;
class Mime {
    constructor(...args) {
        _Mime_extensionToType.set(this, new Map());
        _Mime_typeToExtension.set(this, new Map());
        _Mime_typeToExtensions.set(this, new Map());
        for (const arg of args) {
            this.define(arg);
        }
    }
    define(typeMap, force = false) {
        for (let [type, extensions] of Object.entries(typeMap)) {
            type = type.toLowerCase();
            extensions = extensions.map((ext) => ext.toLowerCase());
            let allExtensions = __classPrivateFieldGet(this, _Mime_typeToExtensions, "f").get(type);
            if (!allExtensions) {
                allExtensions = new Set();
                __classPrivateFieldGet(this, _Mime_typeToExtensions, "f").set(type, allExtensions);
            }
            let first = true;
            for (let extension of extensions) {
                const starred = extension.startsWith('*');
                extension = starred ? extension.slice(1) : extension;
                allExtensions.add(extension);
                if (first) {
                    __classPrivateFieldGet(this, _Mime_typeToExtension, "f").set(type, extension);
                }
                first = false;
                if (starred)
                    continue;
                const currentType = __classPrivateFieldGet(this, _Mime_extensionToType, "f").get(extension);
                if (currentType && currentType != type && !force) {
                    throw new Error(`"${type} -> ${extension}" conflicts with "${currentType} -> ${extension}". Pass \`force=true\` to override this definition.`);
                }
                __classPrivateFieldGet(this, _Mime_extensionToType, "f").set(extension, type);
            }
        }
        return this;
    }
    getType(path) {
        if (typeof path !== 'string')
            return null;
        const last = path.replace(/^.*[/\\]/s, '').toLowerCase();
        const ext = last.replace(/^.*\./s, '').toLowerCase();
        const hasPath = last.length < path.length;
        const hasDot = ext.length < last.length - 1;
        if (!hasDot && hasPath)
            return null;
        return __classPrivateFieldGet(this, _Mime_extensionToType, "f").get(ext) ?? null;
    }
    getExtension(type) {
        if (typeof type !== 'string')
            return null;
        type = type?.split?.(';')[0];
        return ((type && __classPrivateFieldGet(this, _Mime_typeToExtension, "f").get(type.trim().toLowerCase())) ?? null);
    }
    getAllExtensions(type) {
        if (typeof type !== 'string')
            return null;
        type = type.split(';')[0].trim().toLowerCase();
        const extensions = __classPrivateFieldGet(this, _Mime_typeToExtensions, "f").get(type);
        return extensions ? new Set(extensions) : null;
    }
    _freeze() {
        this.define = () => {
            throw new Error('define() not allowed for built-in Mime objects. See https://github.com/broofa/mime/blob/main/README.md#custom-mime-instances');
        };
        Object.freeze(this);
        return this;
    }
    _getTestState() {
        return {
            types: __classPrivateFieldGet(this, _Mime_extensionToType, "f"),
            extensions: __classPrivateFieldGet(this, _Mime_typeToExtension, "f"),
        };
    }
}
_Mime_extensionToType = new WeakMap(), _Mime_typeToExtension = new WeakMap(), _Mime_typeToExtensions = new WeakMap();
/* harmony default export */ const src_Mime = (Mime);

;// CONCATENATED MODULE: ./node_modules/mime/dist/src/index.js




/* harmony default export */ const src = (new src_Mime(standard, other)._freeze());


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
/******/ var __webpack_exports__ = __nccwpck_require__(296);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
