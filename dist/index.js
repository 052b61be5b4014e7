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
/* harmony export */   cA: () => (/* binding */ environment),
/* harmony export */   pk: () => (/* binding */ namesProxy)
/* harmony export */ });
function environment() {
    return process.env;
}
/** The page of this run and attempt; empty outside a runner. */
function runUrl(variables = environment()) {
    const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = '1' } = variables;
    // act numbers every run 1, and no page shows it.
    if (!repository || !id || variables['ACT'] === 'true')
        return '';
    const server = variables['GITHUB_SERVER_URL'] ?? 'https://github.com';
    return `${server}/${repository}/actions/runs/${id}${attempt === '1' ? '' : `/attempts/${attempt}`}`;
}
function namesProxy() {
    return ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'].some((name) => environment()[name]);
}
/** Throws if this Node is too old for what is used here: `zlib.crc32` is the youngest of it. */
function requireNode(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    if (major === 20 ? minor >= 15 : major === 22 ? minor >= 2 : major > 22)
        return;
    throw new Error(`This action needs Node 20.15, 22.2 or newer, and this runner starts it with Node ${version}. Update the runner program to 2.327.1 or newer, which brings Node 24; a step that sets up Node does not help.`);
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
    /** Path relative to `directory`, with `/`. It is as on disk, so escape it before printing. */
    path;
    constructor(path, message, more) {
        super(message, more);
        this.path = path;
    }
}
/** The service answered, but not with the success that is needed. */
class ServiceError extends ActionError {
    operation;
    status;
    /** `error` of the envelope (INTERFACE section 7); empty if there was none. */
    code;
    /** The link in the answer, although the rest of the answer can't be used. */
    link;
    constructor({ operation, status, code = '', link }, message, more) {
        super(message, more);
        this.operation = operation;
        this.status = status;
        this.code = code;
        this.link = link;
    }
}
/** What to do, by what was under way. */
const advice = {
    nothing: () => 'What was not sent completely has changed nothing. Run the job again, unless a newer run took its place.',
    'a new link': (link = 'A new link') => `${link} was being made, and may exist: look in the hosting account, and delete it if nobody needs it.`,
    'an upload': (link = 'the link') => `The upload was under way, so ${link} may hold this commit or the one before. Run the job again.`,
    'a deletion': (link = 'the link') => `The deletion was under way, so ${link} may be gone. Run the job again, or leave it to the next sweep.`,
    'what follows an upload': (link = 'the link') => `${link} has this commit, but what follows the upload was not finished, such as a check. Run the job again.`,
    'the end': () => 'All that the run was for is done, so nothing is left to do.',
};
class CancelledError extends ActionError {
    signal;
    underWay;
    constructor(signal, underWay) {
        super(`The run was cancelled (${signal}).`, { hint: advice[underWay?.what ?? 'nothing'](underWay?.link) });
        this.signal = signal;
        this.underWay = underWay;
    }
}
/** No complete answer came, so no status. */
class NetworkError extends ActionError {
    operation;
    /** False only if the server can't have received the whole request: no address, no connection, a wrong certificate. */
    mayHaveArrived;
    /** Whether trying again can't help, as for a certificate that is not accepted. */
    final;
    constructor({ operation, mayHaveArrived, final = false }, message, more) {
        super(message, more);
        this.operation = operation;
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
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4306);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1828);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5648);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6603);




const controller = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
        controller.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc(signal));
        // The runner kills the process 10 s after its first signal. If something hangs, the process ends here, after the
        // time for status and comment.
        setTimeout(() => process.exit(1), 9200).unref();
    });
}
try {
    (0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .requireNode */ .Qj)(process.versions.node);
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .run */ .e)(controller.signal);
}
catch (error) {
    await (0,_report_report_js__WEBPACK_IMPORTED_MODULE_1__/* .reportFailure */ .x)(error);
    if (controller.signal.aborted)
        process.exit(1);
}

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

/***/ 7883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ deletedIn),
/* harmony export */   JT: () => (/* binding */ SweepError),
/* harmony export */   Lo: () => (/* binding */ deletedBy),
/* harmony export */   RP: () => (/* binding */ faultsIn)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1828);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9930);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1712);



function deletedBy(outcome) {
    if (outcome.result === 'swept')
        return deletedIn(outcome.previews);
    const { freed = [] } = outcome;
    return outcome.result === 'deleted' ? [...outcome.links, ...freed] : freed;
}
function deletedIn(previews) {
    return previews.flatMap((each) => (each.became === 'deleted' ? each.links : []));
}
/** Those that could not be read or deleted. */
function faultsIn(previews) {
    return previews.flatMap((each) => (each.became === 'kept' && each.fault !== undefined ? [each] : []));
}
/** Some previews could not be swept. */
class SweepError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    outcome;
    /** @param lacking lines for the workflow, if the token may lack permissions */
    constructor(outcome, lacking) {
        const faults = faultsIn(outcome.previews);
        const reasons = [...new Set(faults.map(({ why }) => why))].map((why) => {
            const previews = faults.filter((fault) => fault.why === why).map(({ subject }) => (0,_target_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0)(subject));
            return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(previews, 10)}: ${why}`;
        });
        const others = outcome.previews.length > faults.length ? 'The other previews were swept. ' : '';
        const advice = lacking
            ? `Add to the job, and run the sweep again:\n${lacking}`
            : 'Correct the cause and run the sweep again.';
        const message = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(faults.length, 'preview')} could not be swept. ${reasons.join(' ')}`;
        super(message, { hint: others + advice });
        this.outcome = outcome;
    }
}


/***/ }),

/***/ 2601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ changedPagesJson),
/* harmony export */   e: () => (/* binding */ changedPagesOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1712);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3466);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7736);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4478);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(762);





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
    const name = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(compared.environment, 100));
    if (changes.length === 0)
        return sameContentOf(compared, name);
    const number = (kind) => changes.filter(({ change }) => change === kind).length;
    const [changed, added, removed] = [number('changed'), number('new'), number('removed')];
    const isNearlyAll = changed >= many && changed >= 4 * unchanged;
    const share = unchanged === 0 ? 'All' : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(changed)} of`;
    const some = changed > 0 ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(changed, 'page') : 'No page';
    const counts = [
        `${isNearlyAll ? `${share} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(changed + unchanged, 'page')}` : some} changed`,
        added > 0 && `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(added)} new`,
        removed > 0 && `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(removed)} removed`,
    ];
    const why = ' The changed ones are not listed: the build may put something into every page, such as a version.';
    const parts = [
        `**${counts.filter(Boolean).join(', ')}** compared with ${name}.${isNearlyAll ? why : ''}`,
        ...listOf(isNearlyAll ? changes.slice(changed) : changes, preview, live),
        dated > 0 && `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(dated)} more ${dated === 1 ? 'differs' : 'differ'} only in a date.`,
        framed > 0 && `The menu, header or footer differs on ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(framed)} more.`,
    ];
    return parts.filter(Boolean).join('\n\n');
}
/** What is said where no page is listed. It says no more than what was compared. */
function sameContentOf({ dated, framed, otherFilesDiffer }, name) {
    const others = otherFilesDiffer ? 'other files (scripts, styles, …)' : '';
    if (dated === 0 && framed === 0) {
        return others
            ? `Compared with ${name}: No page's text, links or pictures differ; ${others} do.`
            : `No page differs from ${name} in what a reader can notice, and no other file differs.`;
    }
    const parts = [
        dated > 0 && `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(dated, 'page')} ${dated === 1 ? 'differs' : 'differ'} only in a date`,
        framed > 0 && `the menu, header or footer differs on ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(framed, 'page')}`,
        others && `${others} differ too`,
    ];
    return `Compared with ${name}, ${parts.filter(Boolean).join('; ')}.`;
}
/** The first entries as a list, and the others as a second list that can be unfolded. */
function listOf(changes, preview, live) {
    let room = listSize;
    const lines = [];
    for (const change of changes) {
        const line = entryOf(change, change.change === 'removed' ? live : preview);
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
/** In a link's text, as in code, GitHub makes no mentions and no references. */
function entryOf({ path, title, change }, link) {
    const code = `<code>${shownText(path)}</code>`;
    const [name, behind] = title === (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(path) ? [code, ''] : [shownText(title), ` ${code}`];
    const mark = change === 'changed' ? '' : `**${change}:** `;
    const linked = `- ${mark}[${name}](https://${link}${(0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__/* .encodedPath */ .y)(path)})${behind}`;
    const isFit = Buffer.byteLength(linked) <= entrySize && !(0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsSecret */ .hK)(`${link}${path}`);
    return isFit ? linked : `- ${mark}<code>${shownText(title)}</code>${behind}`;
}
/** Letters that are read from right to left: Hebrew, Arabic and the scripts beside them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Text that is read from right to left stands in an isolate (U+2068, U+2069), or title and path would swap places. */
function shownText(text) {
    const escaped = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(text, 100));
    return rightToLeft.test(text) ? `&#8296;${escaped}&#8297;` : escaped;
}
/** Characters of the output `changed-pages`. GitHub takes 1 MB for all outputs of a job, at two bytes a character. */
const outputLimit = 200_000;
/** The output `changed-pages`: as many changes as there is room for. */
function changedPagesJson(changes) {
    let room = outputLimit;
    const kept = changes.filter((change) => {
        room -= JSON.stringify(change).length + 1;
        return room > 0;
    });
    return JSON.stringify(kept);
}


/***/ }),

/***/ 9853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Lw: () => (/* binding */ deletedRef),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   ol: () => (/* binding */ workflowRunOf),
/* harmony export */   rD: () => (/* binding */ readPayload),
/* harmony export */   tK: () => (/* binding */ missingField)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1828);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1245);



/** The payload that the runner wrote; empty without a path. @throws {ActionError} if it is no JSON object */
function readPayload(path) {
    if (!path)
        return {};
    try {
        const payload = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')));
        if (payload === undefined)
            throw new TypeError('It is JSON, but no object.');
        return payload;
    }
    catch (cause) {
        const what = "The event's payload (GITHUB_EVENT_PATH) can't be read as a JSON object, so it is unknown what to do.";
        const hint = 'The runner writes that file. Run the job again; if it stays broken, look at the runner.';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ(what, { hint, cause });
    }
}
function pullRequestOf(event, payload, actor, here) {
    const issue = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(payload['issue']);
    if (event === 'issue_comment' && issue === undefined)
        throw missingField('issue');
    // The payload of a comment only tells that the issue is a pull request, and its number.
    const pull = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(payload['pull_request']) ?? ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(issue?.['pull_request']) && issue);
    if (pull === undefined && !event.startsWith('pull_request'))
        return undefined;
    const number = Number(pull?.['number'] ?? payload['number']);
    if (!Number.isSafeInteger(number) || number < 1)
        throw missingField('pull_request.number');
    const head = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(pull, 'head.repo.full_name'));
    const logins = [actor, (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(pull, 'user.login'), (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(payload, 'sender.login')];
    return {
        number,
        /** The head commit, never the merge commit that `GITHUB_SHA` names; empty if the payload does not tell it. */
        headSha: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(pull, 'head.sha')),
        /** Whether the head is in another repository, or the payload does not tell in which. */
        fork: head === '' || head.toLowerCase() !== here.toLowerCase(),
        /** Whether Dependabot started the run or opened the pull request. Such runs get no secrets. */
        dependabot: logins.includes('dependabot[bot]'),
    };
}
function workflowRunOf({ workflow_run: run, repository }, here) {
    const headSha = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(run, 'head_sha'));
    if (headSha === '')
        throw missingField('workflow_run.head_sha');
    const headRepository = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(run, 'head_repository.full_name')).toLowerCase();
    // A payload that a person wrote may contain no ids.
    const id = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(repository, 'id');
    const isSame = id === undefined || id === (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(run, 'head_repository.id');
    return {
        /** Name of the event that started it. If it is a fork's run, the fork's own workflow file has chosen the event. */
        event: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(run, 'event')),
        headSha,
        /** Name of a branch or a tag; may be empty. If it is a fork's run, the fork has chosen the name. */
        headBranch: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(run, 'head_branch')),
        /** Whether its head is in another repository, or the payload does not tell in which. */
        foreign: headRepository === '' || headRepository !== here.toLowerCase() || !isSame,
        /** In lower case; empty if the payload does not tell it. */
        headRepository,
    };
}
/** The branch or tag that was deleted. GitHub names it in the payload; `GITHUB_REF` is then the default branch. */
function deletedRef({ ref, ref_type: type }) {
    if ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(ref) === '')
        throw missingField('ref');
    if (type !== 'branch' && type !== 'tag')
        throw missingField('ref_type');
    return `refs/${type === 'tag' ? 'tags' : 'heads'}/${(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(ref)}`;
}
function missingField(field) {
    const hint = 'GitHub always sends it. On your own machine, give act a file with "-e event.json": docs/try-it.md shows what is enough.';
    const what = `The event's payload (GITHUB_EVENT_PATH) does not tell \`${field}\`, so it is unknown what to do.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ(what, { hint });
}


/***/ }),

/***/ 2142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  M: () => (/* binding */ failedRunOf),
  C: () => (/* binding */ makePlan)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(1828);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __nccwpck_require__(7736);
// EXTERNAL MODULE: ./build/plan/payload.js
var payload = __nccwpck_require__(9853);
;// CONCATENATED MODULE: ./build/plan/subject.js



const production = { kind: 'live-site' };
/** Events whose runs are on this repository's own code. They are started by people who may push, or by a schedule. */
const trusted = ['push', 'release', 'workflow_dispatch', 'repository_dispatch', 'schedule'];
/** Pure. If it is not certain what a run is for, it asks or throws: it is never the live site. */
function findSubject(situation) {
    const { event, ref, sha, defaultBranch, pullRequest, workflowRun } = situation.context;
    if (workflowRun !== undefined)
        return subjectAfter(workflowRun, situation);
    // The ref is read from its start, because a branch may have the name `tags/x` or `pull/7/merge`.
    const [, kind, name = ''] = /^refs\/(heads|tags|pull)\/(.+)$/su.exec(ref) ?? [];
    const number = pullRequest?.number ?? (kind === 'pull' ? Number(name.split('/')[0]) : 0);
    // The sha of a run on `refs/pull/…` is the merge commit, so it does not tell the head.
    if (number > 0)
        return ofPullRequest(number, pullRequest?.headSha ?? '', situation);
    // The payload of a schedule does not name the default branch, but such a run is always on it. A deleted branch may be
    // any branch.
    const usual = defaultBranch ?? (event === 'delete' ? undefined : name);
    if (kind === 'heads' && name !== usual)
        return { subject: { kind: 'branch', branch: name }, sha };
    // Outside a runner there is neither a ref nor a payload.
    const isOutside = ref === '' && defaultBranch === undefined;
    if (kind === 'heads' || kind === 'tags' || isOutside)
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
    return pullRequest?.open === false ? subject_closed(number) : { subject, sha: pullRequest?.headSha ?? '' };
}
function subject_closed(number) {
    return { kind: 'skip', reason: `Pull request #${number} is closed, so it gets no preview.` };
}
/**
 * What a `workflow_run` is for. It always runs on the default branch, so its own ref does not help. The run before it
 * may be a stranger's, and the stranger may have chosen its event and the name of its branch. Only `head_repository`
 * comes from GitHub.
 */
function subjectAfter(run, { act, inputs, context, answer }) {
    const { event, headSha: sha, headBranch: name } = run;
    const number = inputs.pullRequest;
    if (number !== undefined) {
        if (answer === undefined)
            return { kind: 'ask', question: { about: 'pull request', number, fromInput: true } };
        if (act === 'reserve' && answer.pullRequest?.open === false)
            return subject_closed(number);
        subject_confirm(number, run, act === 'teardown', answer);
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
    if (name === '')
        throw (0,payload/* missingField */.tK)('workflow_run.head_branch');
    const { defaultBranch } = context;
    if (defaultBranch === undefined)
        throw (0,payload/* missingField */.tK)('repository.default_branch');
    // It was on the default branch, or on a tag with the same name. Both are the live site.
    if (name === defaultBranch || answer?.name === 'tag')
        return { subject: production, sha };
    if (answer?.name === undefined)
        return { kind: 'ask', question: { about: 'name', name } };
    if (answer.name === 'branch')
        return { subject: { kind: 'branch', branch: name }, sha };
    const reason = `The run before this one was on ${(0,printable/* printable */.g$)(name)}, which is neither a branch nor a tag any more.`;
    return { kind: 'skip', reason };
}
/** The pull request's own build may have written the number, so only GitHub can confirm it. */
function subject_confirm(number, run, teardown, { pullRequest }) {
    const [state, done] = teardown ? ['closed', 'deleted'] : ['open', 'deployed'];
    const hint = `The number must be that of the ${state} pull request whose latest commit the triggering run was for.`;
    const wrong = (why) => new errors/* InputError */.dz('pull-request', `#${number} ${why}, so nothing was ${done}.`, { hint });
    if (pullRequest === undefined)
        throw wrong('is not known to GitHub');
    if (pullRequest.open === teardown)
        throw wrong(`is not ${state}`);
    const { headRepository, headSha } = pullRequest;
    // A closed pull request is torn down anyway, so its number and its commit are enough.
    if (headRepository === '' && !teardown)
        throw wrong('is from a fork that was deleted');
    if (headRepository !== '' && headRepository !== run.headRepository)
        throw wrong('is from another repository than the run');
    if (headSha !== run.headSha)
        throw wrong('has another latest commit than the one that was built, perhaps by a newer push');
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
    // A tag, and a comment on an issue, are of no preview.
    const isOfPreview = context.event !== 'issue_comment' ? !context.ref.startsWith('refs/tags/') : context.pullRequest;
    const environment = inputs.environment ?? (isOfPreview || act === 'sweep' ? 'preview' : 'production');
    const skip = (reason) => ({ kind: 'skip', environment, reason, teardown: act === 'teardown' });
    checkPlaces(inputs, context);
    const reason = reasonToSkip(inputs, context);
    if (reason !== undefined)
        return skip(reason);
    requireInputs(act, inputs, context);
    if (act === 'sweep')
        return { kind: 'sweep', environment };
    const finding = findSubject({ act, inputs, context, answer });
    if ('kind' in finding)
        return finding.kind === 'ask' ? finding : skip(finding.reason);
    const target = targetOf(finding.subject, finding.sha, inputs, context);
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
    const { pullRequest } = context;
    const act = actOf(inputs, context);
    // A comment names no commit, and anybody may write one.
    if (!pullRequest?.headSha || act === 'sweep' || inputs.dryRun)
        return undefined;
    if (act === 'reserve' && isClosing(context))
        return undefined;
    const { number, headSha } = pullRequest;
    const target = targetOf({ kind: 'pull-request', number }, headSha, inputs, context);
    return { act: act === 'teardown' ? 'teardown' : 'deploy', target };
}
function actOf({ mode }, context) {
    if (mode !== 'auto')
        return mode;
    return isClosing(context) ? 'teardown' : 'deploy';
}
/** Whether what the run is for is gone by its event: the pull request was closed, or the branch deleted. */
function isClosing({ event, action }) {
    return event === 'delete' || (action === 'closed' && ['pull_request', 'pull_request_target'].includes(event));
}
function targetOf(found, sha, inputs, { checkedOut }) {
    const { mode, domain } = inputs;
    // A run on a branch is for the live site of an environment, such as staging, if the user wrote everything that says so.
    // A teardown never is: it deletes only what the branch's preview made.
    const isWritten = (mode === 'deploy' || mode === 'reserve') && domain !== undefined;
    const isNamed = inputs.environment !== undefined && inputs.environment.toLowerCase() !== 'production';
    const ofBranch = found.kind === 'branch' && isWritten && isNamed;
    const subject = ofBranch ? { kind: 'live-site' } : found;
    const environment = inputs.environment ?? (subject.kind === 'live-site' ? 'production' : 'preview');
    const shownSha = subject.kind === 'pull-request' ? checkedOut : undefined;
    return { subject, environment, sha, domain, shownSha, ofBranch };
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
/** Why a run does nothing, by its event and the key; undefined if it does something. */
function reasonToSkip({ mode, apiKey }, context) {
    const { event, ref, pullRequest, workflowRun: before } = context;
    // A reserve is for the deploy that follows it in the same run, so the event decides as it does there.
    const isAuto = mode === 'auto' || mode === 'reserve';
    if (isAuto && event === 'delete' && ref.startsWith('refs/tags/'))
        return 'A tag was deleted; only a branch has a preview to tear down.';
    // Anybody may write a comment on an issue.
    if (isAuto && event === 'issue_comment' && pullRequest === undefined)
        return 'A comment on an issue does not change the site. If it should deploy to production, write "mode: deploy".';
    const isTrial = before ? isOfQueue(before.event, `refs/heads/${before.headBranch}`) : isAuto && isOfQueue(event, ref);
    if (mode !== 'sweep' && isTrial)
        return 'Nothing is deployed for a merge queue: it only tests a commit.';
    if (mode === 'reserve' && isClosing(context))
        return `The ${event === 'delete' ? 'branch was deleted' : 'pull request is closed'}, so it needs no link.`;
    // GitHub gives no secrets to runs for a fork or by Dependabot, except on `pull_request_target` and on comments.
    if (apiKey !== '' || !event.startsWith('pull_request') || event === 'pull_request_target')
        return undefined;
    if (pullRequest?.fork)
        return 'This pull request is from a fork, and GitHub gives such runs no secrets: without a key there is no preview.';
    if (pullRequest?.dependabot)
        return 'This pull request is by Dependabot, and GitHub gives such runs only the secrets under Dependabot: without a key there is no preview. Add the key there to get one.';
    return undefined;
}
/** Whether a run is on a merge queue's trial commit, whose branch soon goes again. */
function isOfQueue(event, ref) {
    const isOnQueue = ref.startsWith('refs/heads/gh-readonly-queue/') && !/^(?:delete$|pull_request)/u.test(event);
    return event === 'merge_group' || isOnQueue;
}


/***/ }),

/***/ 2108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ log)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9995);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7736);


const warnings = [];
/** The step's log and annotations. All that is printed goes through it: it can start no command and show no secret. */
const log = {
    info: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCommands */ .g9)(line)),
    /** A blue annotation: good to know, nothing is wrong. */
    notice: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .notice */ .lm((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCommands */ .g9)(text)),
    /** A yellow annotation: the step goes on, but somebody should look at it. */
    warning(text) {
        warnings.push(text);
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCommands */ .g9)(text));
    },
    /** The warnings since it was last asked for them, for the job summary: it shows each once. */
    takeWarnings: () => warnings.splice(0),
    /** Those since then. */
    warnings: warnings,
    failure: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setFailed */ .C1((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCommands */ .g9)(text)),
    group(title, lines) {
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .startGroup */ .Oh((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCommands */ .g9)(title));
        for (const line of lines)
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeCommands */ .g9)(line));
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .endGroup */ .N4();
    },
};


/***/ }),

/***/ 4153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ sweptTable),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   pW: () => (/* binding */ holdersOf)
/* harmony export */ });
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4306);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9930);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1712);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3466);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7736);





function sweptTable(previews) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .YB)(['Preview', 'Link', 'Age', 'Result'], previews.toSorted(byResult).map(sweptRow));
}
function holdersOf({ previews, others }) {
    const rows = previews.map((preview) => factsOf(preview, preview.links.map(clickable)));
    const rest = others === 0 ? '' : `The account holds ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(others, 'other link')}.`;
    return [rows.length > 0 && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .columns */ .YB)(['Preview', 'Link', 'Age'], rows), rest].filter(Boolean).join('\n\n');
}
function nameOf(subject) {
    return subject.kind === 'pull-request' ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestLink */ .Zl)(subject.number, (0,_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .runUrl */ .Vp)()) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_target_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(subject));
}
/** Deleted previews come first. Within that: by number, the newest first, and then branches by name. */
function byResult(a, b) {
    const isKept = ({ became }) => Number(became === 'kept');
    const number = ({ subject }) => (subject.kind === 'pull-request' ? subject.number : 0);
    const name = ({ subject }) => (subject.kind === 'branch' ? subject.branch : '');
    return isKept(a) - isKept(b) || number(b) - number(a) || (name(a) < name(b) ? -1 : 1);
}
function sweptRow(preview) {
    const links = preview.links.map(preview.became === 'kept' ? clickable : _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV);
    const facts = factsOf(preview, links.length > 0 ? links : ['not known']);
    if (preview.became === 'kept')
        return [...facts, `stays: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(preview.why)}`];
    const { expired } = preview;
    return [...facts, expired === undefined ? 'deleted' : `deleted: expired after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(expired, 'day')}`];
}
function clickable(link) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .anchor */ .Y3)(link, link);
}
function factsOf({ subject, title, since }, links) {
    const name = [nameOf(subject), title && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(title, 80))].filter(Boolean).join(': ');
    // A table breaks the line where it can, and an age is short.
    const age = since === undefined ? '' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatAge */ .nV)(Math.max(0, Date.now() - since)).replaceAll(' ', '\u00a0');
    return [name, links.join('<br>'), age];
}


/***/ }),

/***/ 5648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  x: () => (/* binding */ reportFailure),
  R: () => (/* binding */ reportOutcome)
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
// EXTERNAL MODULE: ./build/outcome.js
var build_outcome = __nccwpck_require__(7883);
// EXTERNAL MODULE: ./build/text/format.js
var format = __nccwpck_require__(1712);
// EXTERNAL MODULE: ./build/text/message.js
var message = __nccwpck_require__(3652);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __nccwpck_require__(7736);
// EXTERNAL MODULE: ./build/report/log.js
var log = __nccwpck_require__(2108);
// EXTERNAL MODULE: ./build/pages/changed-pages.js
var changed_pages = __nccwpck_require__(2601);
;// CONCATENATED MODULE: ./build/report/outputs.js



/** The action's outputs by name, as in `action.yml`. Every outcome sets all of them. */
function outputsOf(outcome) {
    const deployed = outcome.result === 'deployed' ? outcome : undefined;
    const live = outcome.result === 'skipped' || outcome.result === 'deployed' ? outcome.link : undefined;
    const deleted = (0,build_outcome/* deletedBy */.Lo)(outcome);
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
        'changed-pages': (0,changed_pages/* changedPagesJson */.N)(deployed?.compared?.changes ?? []),
    };
}

// EXTERNAL MODULE: ./build/report/summary.js
var report_summary = __nccwpck_require__(1925);
;// CONCATENATED MODULE: ./build/report/report.js










/** @throws {ActionError} if the outputs could not be written */
async function reportOutcome(outcome) {
    const line = lineOf(outcome);
    if (outcome.result === 'skipped')
        log/* log */.R.notice(line);
    else
        log/* log */.R.info(line);
    if (outcome.result !== 'skipped')
        warnOfQuota(outcome.quota);
    await writeSummary((0,report_summary/* summaryOf */.YG)(outcome, log/* log */.R.takeWarnings()));
    try {
        setOutputs(outcome);
    }
    catch (cause) {
        const why = `The outputs of the step could not be written. ${(0,printable/* sentence */.em)((0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(cause)))}`;
        const hint = 'The runner gives the file for outputs (GITHUB_OUTPUT). Later steps get none of them. Look at the runner.';
        throw new errors/* ActionError */.lZ(`${why} All else is done: ${line}`, { hint, cause });
    }
}
function setOutputs(outcome) {
    for (const [name, value] of Object.entries(outputsOf(outcome)))
        core/* setOutput */.uH(name, value);
}
async function reportFailure(error) {
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
    const outcome = error instanceof build_outcome/* SweepError */.JT ? error.outcome : undefined;
    if (outcome !== undefined)
        setOutputs(outcome);
    const failed = (0,report_summary/* failureSummaryOf */.U0)(error, log/* log */.R.takeWarnings());
    await writeSummary([failed, outcome ? (0,report_summary/* summaryOf */.YG)(outcome, []) : ''].join('\n'));
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
    log/* log */.R.warning(`The account's quota is used up to ${(0,report_summary/* quotaOf */.Ot)({ used, limit })}. Delete what is not needed, or upgrade.`);
}
function lineOf(outcome) {
    if (outcome.result === 'skipped')
        return (0,printable/* printable */.g$)(outcome.reason);
    const used = (0,report_summary/* quotaOf */.Ot)(outcome.quota);
    const quota = used && ` Quota used: ${used}.`;
    if (outcome.result === 'deployed') {
        const done = outcome.reserved ? 'Reserved' : 'Deployed to';
        const readers = outcome.protected === undefined ? '' : ` ${(0,message/* readersOf */.cU)(outcome.protected)}`;
        return `${done} https://${outcome.link} in ${(0,format/* formatDuration */.a3)(outcome.duration)}.${readers}${quota}`;
    }
    const links = (0,build_outcome/* deletedBy */.Lo)(outcome);
    return links.length === 0 ? 'No closed preview was found.' : `Deleted ${(0,format/* firstOf */.Ku)(links, 10)}.${quota}`;
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

/***/ 1925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ quotaOf),
/* harmony export */   U0: () => (/* binding */ failureSummaryOf),
/* harmony export */   YG: () => (/* binding */ summaryOf)
/* harmony export */ });
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(4306);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1828);
/* harmony import */ var _pages_changed_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2601);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9930);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(1712);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3466);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3652);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7736);
/* harmony import */ var _previews_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(4153);









/** The link first, then what was done, then what somebody should look at. */
function summaryOf(outcome, warnings) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .page */ .MY)(`${titleOf(outcome)}${whereOf(outcome)}`, ...bodyOf(outcome), warningsOf(warnings));
}
function failureSummaryOf(error, warnings) {
    const { message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(error);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .page */ .MY)('❌ Static Deploy failed', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(message), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .advice */ .v9)(hint), warningsOf(warnings));
}
function warningsOf(warnings) {
    return warnings.map((warning) => `⚠️ ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(warning)}`).join('\n\n');
}
function titleOf(outcome) {
    switch (outcome.result) {
        case 'deployed':
            return `${outcome.reserved ? '🔖 Reserved' : '🚀'} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .anchor */ .Y3)(outcome.link)}`;
        case 'deleted':
            return `🧹 Deleted: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .firstOf */ .Ku)(outcome.links, 10))}`;
        case 'swept': {
            const { previews, left } = outcome;
            if (previews.length === 0 && left === 0)
                return '🧹 Sweep: nothing to delete';
            const deleted = previews.filter(({ became }) => became === 'deleted').length;
            return `🧹 Sweep: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(deleted, 'preview')} deleted, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .ZV)(previews.length - deleted)} kept`;
        }
        case 'skipped':
            if (outcome.findings !== undefined)
                return '🔎 Dry run: nothing was written';
            if (outcome.teardown)
                return '⏭️ Nothing to delete';
            return `⏭️ ${outcome.link === undefined ? 'Nothing deployed' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .anchor */ .Y3)(outcome.link)}`;
    }
}
/** Tells the summaries of several sites in one run apart: the branch, and the environment if it is not a usual one. */
function whereOf(outcome) {
    const branch = 'subject' in outcome && outcome.subject.kind === 'branch' && (0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(outcome.subject);
    const environment = !['production', 'preview'].includes(outcome.environment) && outcome.environment;
    const where = [branch, environment].filter((each) => each !== false).map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV);
    return where.length > 0 ? ` (${where.join(', ')})` : '';
}
function bodyOf(outcome) {
    if (outcome.result === 'swept')
        return sweptBody(outcome);
    const isPreview = outcome.result !== 'skipped' && outcome.subject.kind !== 'live-site';
    const rows = [
        ['Result', isPreview ? `${outcome.result}, for ${(0,_previews_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOf */ .Vb)(outcome.subject)}` : outcome.result],
        ['Environment', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(outcome.environment)],
    ];
    if (outcome.result === 'skipped') {
        const { reason, fullAccount, findings = [] } = outcome;
        for (const [name, text] of findings)
            rows.push([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(name), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(text)]);
        return [...belowLink(outcome), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(reason), fullAccount ? (0,_previews_js__WEBPACK_IMPORTED_MODULE_6__/* .holdersOf */ .pW)(fullAccount) : '', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(rows)];
    }
    if (outcome.result === 'deleted')
        return [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)([...rows, ['Quota used', quotaOf(outcome.quota)]])];
    const { form, liveAfter, status, compared, link } = outcome;
    const size = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(outcome.fileCount, 'file')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatBytes */ .z3)(outcome.bytes)}`;
    const omitted = [...outcome.omitted].map(([reason, paths]) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .ZV)(paths.length)} (${reason}): ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .firstOf */ .Ku)(paths, 3))}`);
    rows.push(['Commit', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .commitLink */ .wn)(outcome.sha, (0,_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .runUrl */ .Vp)())], ['Sent', `${size}, ${form === 'zip' ? 'as one archive' : 'as single files'}`], ['Took', (0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDuration */ .a3)(outcome.duration)], ['Verified', liveAfter === undefined ? '' : `live after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDuration */ .a3)(liveAfter)}`], ['Status', status === 'active' ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)(status))], ['Quota used', quotaOf(outcome.quota)], ['Left out', omitted.join('<br>')], ['Deleted to make room', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .firstOf */ .Ku)(outcome.freed ?? [], 10))]);
    return [...belowLink(outcome), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(rows), compared ? (0,_pages_changed_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .changedPagesOf */ .e)(compared, link) : ''];
}
function belowLink(outcome) {
    const deployed = outcome.result === 'deployed' ? outcome : undefined;
    const facts = [
        deployed?.reserved && 'It shows a small page until the site is deployed.',
        deployed?.newAddress && _text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .newAddress */ .bI,
        outcome.protected !== undefined && (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .readersOf */ .cU)(outcome.protected),
    ];
    return [outcome.message ?? '', facts.filter(Boolean).join(' ')];
}
/** How much of the quota is used, in the service's own unit, which it does not tell; empty if it reported none. */
function quotaOf({ used, limit }) {
    if (used === undefined)
        return '';
    const counted = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .ZV)(used)}${limit === undefined ? '' : ` of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .ZV)(limit)}`} as the service counts`;
    return limit ? `${Math.floor((100 * used) / limit)} % (${counted})` : counted;
}
function sweptBody({ environment, previews, left, quota, account }) {
    const used = quotaOf(quota);
    const facts = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(`Environment: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(environment)}`, used && `Quota used: ${used}`, account ? `The account holds ${account.links === 0 ? 'no link' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(account.links, 'link')}` : '', left > 0 ? `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(left, 'preview')} left for the next sweep` : '');
    if (previews.length > 0)
        return [facts, (0,_previews_js__WEBPACK_IMPORTED_MODULE_6__/* .sweptTable */ .Cn)(previews)];
    return [left === 0 ? `There is no active preview. ${facts}` : facts];
}


/***/ }),

/***/ 6603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(1828);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/environment.js
var environment = __nccwpck_require__(4306);
// EXTERNAL MODULE: ./build/text/json.js
var json = __nccwpck_require__(1245);
// EXTERNAL MODULE: ./build/plan/payload.js
var plan_payload = __nccwpck_require__(9853);
;// CONCATENATED MODULE: ./build/plan/context.js






/** @throws {ActionError} if the payload can't be read, or lacks a field that decides */
function readContext(variables = (0,environment/* environment */.cA)()) {
    const payload = (0,plan_payload/* readPayload */.rD)(variables['GITHUB_EVENT_PATH']);
    const { GITHUB_EVENT_NAME: event = '', GITHUB_REPOSITORY: repository = '', GITHUB_ACTOR: actor = '' } = variables;
    const here = (0,json/* textOf */.b6)((0,json.at)(payload, 'repository.full_name')) || repository;
    const { GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = '1' } = variables;
    const [owner, repo] = repository.split('/');
    const workspace = variables['GITHUB_WORKSPACE'] || process.cwd();
    return {
        /** Empty outside a runner. */
        event,
        action: (0,json/* textOf */.b6)(payload['action']),
        pullRequest: (0,plan_payload/* pullRequestOf */._n)(event, payload, actor, here),
        workflowRun: event === 'workflow_run' ? (0,plan_payload/* workflowRunOf */.ol)(payload, here) : undefined,
        /** `refs/heads/…`, `refs/tags/…` or `refs/pull/…`; for a `delete` event the ref that was deleted. */
        ref: event === 'delete' ? (0,plan_payload/* deletedRef */.Lw)(payload) : (variables['GITHUB_REF'] ?? ''),
        sha: variables['GITHUB_SHA'] ?? '',
        /**
         * The commit in the workspace, empty if that is not known. Undefined if GitHub's own checkout is of what the event is
         * about: where the event is a pull request's and the checkout the base, a build may be of either.
         */
        checkedOut: ['pull_request_target', 'issue_comment'].includes(event) ? checkedOutIn(workspace) : undefined,
        defaultBranch: (0,json/* textOf */.b6)((0,json.at)(payload, 'repository.default_branch')) || undefined,
        workspace,
        temp: variables['RUNNER_TEMP'] || (0,external_node_os_namespaceObject.tmpdir)(),
        /** Undefined outside a runner. */
        repository: owner && repo ? { owner, repo } : undefined,
        apiUrl: variables['GITHUB_API_URL'] || 'https://api.github.com',
        /** Empty outside a runner, as the two below are. */
        runUrl: (0,environment/* runUrl */.Vp)(variables),
        run: id ? `${id}.${attempt}` : '',
        job: jobOf(variables),
    };
}
/** What git's own files say: `HEAD` holds a commit, or names a ref, which is a file after a checkout. */
function checkedOutIn(workspace) {
    const read = (name) => {
        try {
            return (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(workspace, '.git', name), 'utf8').trim();
        }
        catch {
            return '';
        }
    };
    const head = read('HEAD');
    const commit = head.startsWith('ref: ') ? read(head.slice('ref: '.length)) : head;
    return /^(?:[0-9a-f]{64}|[0-9a-f]{40})$/u.test(commit) ? commit : '';
}
/** `<workflow file>/<job id>`: a workflow's name can be given to another file, so its file tells more. */
function jobOf({ GITHUB_WORKFLOW_REF: path = '', GITHUB_WORKFLOW: name = '', GITHUB_JOB: job }) {
    // As in `owner/repo/.github/workflows/deploy.yml@refs/heads/main`.
    const file = /\/([^/]+)@refs\//u.exec(path)?.[1] ?? name;
    return job ? `${file}/${job}` : '';
}

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __nccwpck_require__(9995);
// EXTERNAL MODULE: ./build/text/secrets.js + 1 modules
var secrets = __nccwpck_require__(4478);
// EXTERNAL MODULE: ./build/node_modules/fastest-levenshtein/mod.js
var mod = __nccwpck_require__(8540);
// EXTERNAL MODULE: ./build/text/host-name.js + 1 modules
var host_name = __nccwpck_require__(6381);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __nccwpck_require__(7736);
// EXTERNAL MODULE: ./build/text/url.js
var text_url = __nccwpck_require__(762);
;// CONCATENATED MODULE: ./build/plan/input-readers.js






function unusable(name, value, why, hint) {
    return new errors/* InputError */.dz(name, `"${(0,printable/* excerpt */.Kb)(value)}" ${why}`, { hint });
}
function given(read) {
    return (value, name) => (value === '' ? undefined : read(value, name));
}
const textIn = (value) => value;
/** What is often written in place of a key. The service would only answer that it is not valid. */
const noKeys = [
    [
        /^(?:\$?\{\{.*\}\}|secrets\.\w+|\$\w+|\$\{.*\})$/iu,
        'this is the name of a secret or a variable, not its value.',
        'Write "api-key: ${{ secrets.THE_NAME_YOU_CHOSE }}". Where that is there already, the secret itself holds such a name: store the key in it.',
    ],
    [
        /^(["'`]).*\1$|^[a-z_]\w*=[^=]/iu,
        'the key stands in quotes, or behind a name and "=".',
        'Store in the secret only the key: without quotes, and only what follows the "=".',
    ],
    [
        /[^\x21-\x7e]/u,
        'the key contains a space, a line break or a character outside ASCII.',
        'Copy the key again from the hosting account into the secret, as one line with nothing around it.',
    ],
];
const apiKeyIn = (key, name) => {
    for (const [form, what, hint] of noKeys)
        if (form.test(key))
            throw new errors/* InputError */.dz(name, what, { hint });
    return key;
};
const passwordIn = (password, name) => {
    const hint = 'Write a longer one into the secret, as one line, or leave the input out for previews without a password.';
    const wrong = (what) => new errors/* InputError */.dz(name, `the password ${what}.`, { hint });
    if (/\p{Cc}/u.test(password))
        throw wrong('contains a line break or another control character');
    if (password !== '' && [...password].length < 8)
        throw wrong('has fewer than 8 characters');
    return password;
};
const domainIn = (value, input) => {
    const domain = (0,host_name/* hostNameOf */.L)(value);
    if (domain !== undefined)
        return domain;
    // A branch's name in front of a suffix. What is before the slash would be one link for many branches.
    if (/^[^\s:/?#.]+\//u.test(value) || /^[^:?#]+\/[^/?#]*\.tiiny\.site$/iu.test(value)) {
        const hint = 'Leave "domain" out: each branch and pull request then gets a link of its own. For a name that people can guess, use the number: "domain: pr-${{ github.event.number }}.tiiny.site".';
        throw unusable(input, value, 'contains a slash, as names of branches do: no link can have one.', hint);
    }
    const name = (0,host_name/* hostNameOf */.L)(/^(?:https?:\/\/)?[^/?#]+/iu.exec(value)?.[0] ?? '');
    if (name === undefined) {
        const hint = 'Write the bare name of the link, as in "domain: my-site.tiiny.site", or leave it out for a new link.';
        throw unusable(input, value, 'is not a host name: letters, digits, hyphens and dots.', hint);
    }
    const hint = `Write "domain: ${name}". A site is always published at the root of its link.`;
    throw unusable(input, value, 'contains more than a host name: a link has no path.', hint);
};
function oneOf(...choices) {
    return (value, name) => {
        const choice = choices.find((each) => each === value);
        if (choice !== undefined)
            return choice;
        const likely = meantBy(value, choices);
        const question = likely ? ` Did you mean "${likely}"?` : '';
        const hint = `Write "${name}: " with one of ${choices.join(', ')}.${question}`;
        throw unusable(name, value, 'is not one of the choices.', hint);
    };
}
const booleanIn = (value, name) => {
    if (/^(?:true|false)$/iu.test(value))
        return value.toLowerCase() === 'true';
    throw unusable(name, value, 'is neither true nor false.', `Write "${name}: true" or "${name}: false".`);
};
const environmentIn = (value, name) => {
    // It would be shown on GitHub's pages, and in the deployments' list.
    if ((0,secrets/* holdsSecret */.hK)(value)) {
        const hint = `Write a name that everybody may read, as in "${name}: docs".`;
        throw new errors/* InputError */.dz(name, 'it contains a secret, and the name of an environment is shown to everybody.', { hint });
    }
    // GitHub allows 255 characters. The name also stands in an HTML comment that marks the action's own comment.
    if (value.length <= 255 && !/[<>\p{Cc}]/u.test(value))
        return value;
    const hint = `Write a name of at most 255 characters without <, > and line breaks, as in "${name}: docs".`;
    throw unusable(name, value, "can't be the name of an environment.", hint);
};
/** A whole number from 1 on. @param what the number is, for an error, and an example of one */
function numberIn(most, what, example) {
    return (value, name) => {
        const number = Number(value);
        if (/^[1-9]\d*$/u.test(value) && number <= most)
            return number;
        throw unusable(name, value, `is not ${what}.`, `Write the number alone, as in "${name}: ${example}".`);
    };
}
const baseUrlIn = (value) => {
    const hint = 'Write the address of the service, as in "base-url: https://ext.tiiny.host".';
    const wrong = (why) => unusable('base-url', value, `${why}.`, hint);
    const url = (0,text_url/* urlOf */.r)(value);
    if (url === undefined || !/^https?:$/u.test(url.protocol))
        throw wrong('is not an https address');
    // The value may contain a password here, so it is not shown.
    if (url.username !== '' || url.password !== '') {
        const advice = 'The service takes only the key of the input api-key; write the address without "user:password@".';
        throw new errors/* InputError */.dz('base-url', 'the address contains a user name or password.', { hint: advice });
    }
    if (url.search !== '' || url.hash !== '')
        throw wrong('has a query or fragment');
    // As `URL.hostname` writes this machine itself.
    const isLoopback = /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/u.test(url.hostname);
    if (url.protocol === 'http:' && !isLoopback)
        throw wrong('would send the key in clear text: only https is allowed');
    url.pathname = url.pathname.replace(/(?<!\/)\/+$/u, '');
    return url;
};
function meantBy(word, choices) {
    const likely = (0,mod/* closest */.kp)(word, choices);
    return (0,mod/* distance */.Io)(word, likely) <= 2 ? likely : undefined;
}
/**
 * For a name that does not exist the runner writes only a warning, and the step would go on without that input: to
 * another link, or with files that should be left out. A name that is like no input is no error: a job may set variables
 * that only look like inputs. `given` is in lower case.
 */
function checkSpelling(given, known) {
    const misspelled = given.filter((name) => !known.includes(name) && meantBy(name, known));
    const [first] = misspelled;
    if (first === undefined)
        return;
    const questions = misspelled.map((name) => `"${(0,printable/* printable */.g$)(name)}", did you mean "${meantBy(name, known)}"?`);
    const message = `there is no input ${questions.join(' And no ')}`;
    throw new errors/* InputError */.dz(first, message, { hint: 'Correct the names under "with:". Nothing was sent.' });
}

;// CONCATENATED MODULE: ./build/plan/inputs.js




/** @param usual what an empty input means */
function input(name, usual, read) {
    return { name, usual, read: (text) => read(text || usual, name) };
}
const seconds = numberIn(3600, 'a number of seconds from 1 to 3600', 120);
const days = numberIn(3650, 'a whole number of days from 1 to 3650', 14);
const pullRequest = numberIn(10 ** 15, 'the number of a pull request', 7);
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
    message: input('message', '', textIn),
    previewPassword: input('preview-password', '', passwordIn),
    whenFull: input('when-full', 'fail', oneOf('fail', 'skip', 'replace-oldest')),
    githubToken: input('github-token', '', textIn),
    uploadAs: input('upload-as', 'auto', oneOf('auto', 'files', 'zip')),
    verify: input('verify', 'false', booleanIn),
    /** Milliseconds. */
    verifyTimeout: input('verify-timeout', '60', (value, name) => 1000 * seconds(value, name)),
    skipUnchanged: input('skip-unchanged', 'false', booleanIn),
    dryRun: input('dry-run', 'false', booleanIn),
    compareWith: input('compare-with', '', given(environmentIn)),
    /** Days. */
    expireAfter: input('expire-after', '', given(days)),
    noindex: input('noindex', 'false', booleanIn),
    baseUrl: input('base-url', 'https://ext.tiiny.host', baseUrlIn),
};
const usualInputs = Object.fromEntries(Object.values(table).map(({ name, usual }) => [name, usual]));
/** Reads and checks all inputs, the secrets before any other, so that no later line can show them. */
function readInputs() {
    for (const name of ['api-key', 'github-token', 'preview-password']) {
        // The runner cuts white space off, but a log could show a value as it was written.
        const raw = core/* getInput */.V4(name, { trimWhitespace: false });
        for (const spelling of new Set([raw, raw.trim()])) {
            if (spelling.trim() === '')
                continue;
            core/* setSecret */.Pq(spelling);
            (0,secrets/* registerSecret */.cl)(spelling);
        }
    }
    const variables = Object.keys((0,environment/* environment */.cA)()).filter((name) => name.startsWith('INPUT_'));
    const names = variables.map((name) => name.slice('INPUT_'.length).toLowerCase());
    checkSpelling(names, Object.keys(usualInputs));
    return valuesOf(({ name, read }) => read(core/* getInput */.V4(name)));
}
/** The inputs, where one that can't be used counts as empty: to tell of that error, the others are enough. */
function usableInputs() {
    return valuesOf(({ name, read }) => {
        try {
            return read(core/* getInput */.V4(name));
        }
        catch {
            return read('');
        }
    });
}
function valuesOf(readOne) {
    return Object.fromEntries(Object.entries(table).map(([key, one]) => [key, readOne(one)]));
}

// EXTERNAL MODULE: ./build/plan/plan.js + 1 modules
var plan = __nccwpck_require__(2142);
// EXTERNAL MODULE: ./build/report/report.js + 2 modules
var report = __nccwpck_require__(5648);
;// CONCATENATED MODULE: ./build/run.js






/** @throws whatever made the run fail. The caller reports it. */
async function run(signal) {
    const { plan, inputs, context } = await makeOwnPlan(signal);
    // Most of the action is loaded only now, and TLS with it: a wrong input is reported without them. Meanwhile the
    // connections to GitHub are opened.
    await connect(plan, inputs, context);
    const { act } = await Promise.all(/* import() */[__nccwpck_require__.e(178), __nccwpck_require__.e(629)]).then(__nccwpck_require__.bind(__nccwpck_require__, 629));
    await (0,report/* reportOutcome */.R)(await act(plan, { inputs, context, signal }));
    // If the run was cancelled at the last moment, everything is done and reported. But the step must still fail.
    if (signal.aborted)
        throw new errors/* CancelledError */.cc(signal.reason.signal, { what: 'the end' });
}
/** Reads what tells the plan. If that fails, it shows on the run's pull request why, whatever happens meanwhile. */
async function makeOwnPlan(signal) {
    try {
        const [inputs, context] = [readInputs(), readContext()];
        return { plan: (0,plan/* makePlan */.C)(inputs, context), inputs, context };
    }
    catch (error) {
        await showFailure(error, signal).catch(() => { });
        throw error;
    }
}
async function showFailure(error, signal) {
    const [inputs, context] = [usableInputs(), readContext()];
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
    const { openEarly } = await __nccwpck_require__.e(/* import() */ 944).then(__nccwpck_require__.bind(__nccwpck_require__, 1944));
    await openEarly(new URL(apiUrl), isForFew ? 2 : 5);
    // While code is loaded nothing else can run, so the connections get a moment to start.
    await (0,promises_.setImmediate)();
}


/***/ }),

/***/ 9930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   bU: () => (/* binding */ isPreview),
/* harmony export */   jW: () => (/* binding */ shownCommit),
/* harmony export */   q0: () => (/* binding */ describe)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7736);

/** Whether it is for a pull request or a branch, and not an environment's own site. */
function isPreview({ subject }) {
    return subject.kind !== 'live-site';
}
/** The commit that a comment shows for a target; empty to show none. */
function shownCommit({ sha, shownSha = sha }) {
    return shownSha;
}
function describe(subject) {
    if (subject.kind === 'pull-request')
        return `pull request #${subject.number}`;
    return subject.kind === 'branch' ? `branch ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(subject.branch)}` : 'the live site';
}


/***/ }),

/***/ 1712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   a3: () => (/* binding */ formatDuration),
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

/***/ 6381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  L: () => (/* binding */ hostNameOf),
  d: () => (/* binding */ isSameLink)
});

;// CONCATENATED MODULE: external "node:url"
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
;// CONCATENATED MODULE: ./build/text/host-name.js

/**
 * The host name in a text that a person or the service wrote, without a scheme, slashes and one dot at its end, in lower
 * case and ASCII. Undefined if the rest is none (RFC 1123, at most 253 characters). So there may be no path, port, user
 * or query, and no number at the end, because that would be an IP address (URL Standard, "ends in a number").
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
/* harmony export */   Y3: () => (/* binding */ anchor),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   Zl: () => (/* binding */ pullRequestLink),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   v9: () => (/* binding */ advice),
/* harmony export */   wn: () => (/* binding */ commitLink)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7736);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4478);


/**
 * Writes a text from outside so that it can be put into Markdown prose, also into a cell of a table. GitHub then shows
 * it and does nothing else: it can't start markup, leave the cell, mention a person or refer to an issue.
 */
function escapeMarkdown(text) {
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text)
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
    const code = lines.map(_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$).join('\n');
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
function oneLine(...facts) {
    return facts.filter(Boolean).join(' · ');
}
function anchor(link, shown = `https://${link}`) {
    return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsSecret */ .hK)(`${link}${shown}`) ? '***' : `[${shown}](https://${link})`;
}
/**
 * The short form of a commit, as a link to its page; empty if there is no commit.
 *
 * @param runUrl the page of this run, here and below. It tells where the repository is; empty outside a runner.
 */
function commitLink(sha, runUrl) {
    if (!/^[0-9a-f]{7,64}$/u.test(sha))
        return escapeMarkdown(sha.slice(0, 7));
    return inRepository(`\`${sha.slice(0, 7)}\``, `commit/${sha}`, runUrl);
}
function pullRequestLink(number, runUrl) {
    return inRepository(`pull request #${number}`, `pull/${number}`, runUrl);
}
function inRepository(shown, path, runUrl) {
    const [repository, run] = runUrl.split('/actions/runs/');
    return run === undefined ? shown : `[${shown}](${repository}/${path})`;
}


/***/ }),

/***/ 3652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   XW: () => (/* binding */ messageFor),
/* harmony export */   bI: () => (/* binding */ newAddress),
/* harmony export */   cU: () => (/* binding */ readersOf)
/* harmony export */ });
/* harmony import */ var _host_name_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6381);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4478);


/**
 * The input `message` with `{url}` and `{link}` replaced. It is the user's own Markdown, so it is not escaped; a link is
 * the service's word, so it must be a host name, which can't be markup. Empty if there is nothing to show.
 */
function messageFor(message, link) {
    if ((0,_host_name_js__WEBPACK_IMPORTED_MODULE_0__/* .hostNameOf */ .L)(link) !== link)
        return '';
    const text = message.replaceAll('{url}', `https://${link}`).replaceAll('{link}', link);
    return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsSecret */ .hK)(text) ? '***' : text;
}
/** For those who know an earlier link of the same preview. */
const newAddress = 'This is a new address: an earlier link to this preview no longer leads here.';
function readersOf(isProtected) {
    return isProtected ? 'Visitors need the password.' : 'Whoever has the link can read it.';
}


/***/ }),

/***/ 7736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   g9: () => (/* binding */ escapeCommands)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4478);

/**
 * A text from outside (a file's name, the service's answer, a branch) as one line that is safe to show. Control
 * characters, invisible format characters, line separators and lone surrogates become escapes (`\n`, `\x1b`, `\u202e`).
 * So no name can start a line, colour a terminal or change the reading direction. Joiners (U+200C, U+200D) stay, because
 * emoji and several scripts need them. A text that holds a secret is `***`.
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
 * A text, of one or more lines, that the runner takes for plain text. No line starts with `::`, also not after white
 * space, which the runner ignores. And `##[`, the older form, which the runner obeys anywhere in a line, does not
 * occur. This is the last guard before the log, so it looks for secrets too: a line that holds one is `***`.
 */
function escapeCommands(text) {
    return (withoutSecrets(text)
        // It does not match line breaks: otherwise the search would go from each of many empty lines to the last one.
        .replace(/^((?:[^\S\n\r\u2028\u2029]|\u0085)*):(?=:)/gmu, '$1\\x3a')
        .replaceAll('##[', '##\\x5b'));
}
function withoutSecrets(text) {
    if (!(0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsSecret */ .hK)(text))
        return text;
    const lines = text.split('\n').map((line) => ((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsSecret */ .hK)(line) ? '***' : line));
    // It may begin in one line and end in the next.
    return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsSecret */ .hK)(lines.join('\n')) ? '***' : lines.join('\n');
}


/***/ }),

/***/ 4478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  uA: () => (/* binding */ finderOf),
  hK: () => (/* binding */ holdsSecret),
  cl: () => (/* binding */ registerSecret)
});

;// CONCATENATED MODULE: ./build/text/unescaped.js
/** How many times a text may be escaped (JSON in JSON, a percent sign of a percent sign). */
const mostLevels = 3;
/** A text, and what it says after its escapes were undone, again and again. The time is proportional to its length. */
function* readingsOf(text) {
    let reading = text;
    for (let level = 0;; level += 1) {
        yield reading;
        const next = level < mostLevels ? reading.replace(escapes, meaningOf) : reading;
        if (next === reading)
            return;
        reading = next;
    }
}
/**
 * What counts as an escape: percent-encoding of ASCII and of well-formed UTF-8, backslashes with what they escape in
 * JSON and JavaScript, what marks a byte as hexadecimal (`0x`), HTML's character references, a terminal's colours, and
 * everything that is not printable ASCII.
 */
const escapes = new RegExp([
    '%[0-7]H|%[cdCD]H%[89abAB]H|%[eE]H(?:%[89abAB]H){2}|%[fF][0-7](?:%[89abAB]H){3}',
    String.raw `\\+(?:u(HHHH)|u\{(H{1,6})\}|x(HH)|[bfnrtv])?`,
    String.raw `\b0[xX](?=HH\b)`,
    '&(?:#([0-9]{1,7})|#[xX](H{1,6})|(amp|lt|gt|quot|apos)|shy|zwn?j);?',
    String.raw `\u001b\[[0-9;]*[A-Za-z]`,
    // The flag to ignore case is not used: with it the Kelvin sign would match "k", and would count as ASCII.
    String.raw `[^\x20-\x7e]`,
]
    .join('|')
    .replaceAll('H', '[0-9a-fA-F]'), 'gu');
const references = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Characters that no reader sees: control and format characters, and marks that are drawn over another character. */
const unseen = /^[\p{Cc}\p{Cf}\p{M}\u2028\u2029\u115f\u1160\u3164\uffa0]/u;
/** The meaning of an escape; empty if it only stands between characters. The other parameters are its groups. */
function meaningOf(escaped, ...[unit, braced, byte, decimal, hex, name]) {
    const digits = unit ?? braced ?? byte ?? hex;
    const code = digits === undefined ? Number(decimal) : Number.parseInt(digits, 16);
    if (code <= 0x10ffff)
        return String.fromCodePoint(code);
    if (escaped.startsWith('%'))
        return Buffer.from(escaped.replaceAll('%', ''), 'hex').toString();
    if (escaped.startsWith('&'))
        return references[name ?? ''] ?? '';
    return /^[\\0]/u.test(escaped) || unseen.test(escaped) ? '' : escaped.normalize('NFKC');
}

;// CONCATENATED MODULE: ./build/text/secrets.js

/** A secret of fewer characters would be found by chance in many words, so it counts only as a word of its own. */
const secrets_long = 8;
/** Bytes that Node prints of a `Buffer`. What follows them is not printed. */
const printed = 50;
const registered = new Map();
/** Remembers a secret. From now on no text that holds it is shown. */
function registerSecret(secret) {
    if (secret !== '' && !registered.has(secret))
        registered.set(secret, spellingsOf(secret));
}
/**
 * Whether a text holds a secret: in any letter case, with any escapes or other characters between its letters and
 * digits, in Base64, alone or within a longer text such as `user:key`, in hexadecimal, or as decimal bytes.
 */
function holdsSecret(text) {
    return holds(text, [...registered.values()].flat());
}
function holds(text, spellings) {
    if (spellings.length === 0)
        return false;
    for (const reading of readingsOf(text)) {
        const letters = lettersOf(reading);
        if (spellings.some((each) => (typeof each === 'string' ? letters.includes(each) : each.test(reading))))
            return true;
    }
    return false;
}
function spellingsOf(secret) {
    const isShort = secret.length < secrets_long;
    const texts = [...readingsOf(secret)].map((text) => spelling(text, text.length < secrets_long));
    const bytes = Buffer.from(secret).subarray(0, printed);
    // JSON of a `Uint8Array` is an object: {"0":115,"1":107}.
    const numbered = Array.from(bytes, (byte, index) => `${index}:${byte}`).join(',');
    const coded = [bytes.toString('hex'), bytes.join(','), numbered, ...base64Of(secret)];
    return [...texts, ...coded.map((text) => spelling(text, isShort))];
}
/** A short secret in Base64; of a long one the characters that are the same whatever stands around it (RFC 4648, 4). */
function base64Of(secret) {
    const bytes = Buffer.from(secret);
    if (secret.length < secrets_long)
        return [bytes.toString('base64').replace(/=/gu, '')];
    // So many of the three bytes that make four characters come before the secret.
    return [0, 1, 2].map((before) => {
        const coded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
        return coded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
    });
}
function spelling(text, isWord) {
    const letters = lettersOf(text);
    if (!isWord && letters.length >= secrets_long)
        return letters;
    const literal = text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&').replace(/(?<=\d),/gu, ',\\s*');
    return new RegExp(isWord ? `(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])` : literal, 'iu');
}
/** Only letters and digits, in lower case. */
function lettersOf(text) {
    return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}
/** What may stand between bytes in hexadecimal (`%73%6b`, `0x73, 0x6b`, `\u0073`), and between those in decimal. */
const sign = String.raw `(?:[^0-9A-Za-z]|(?<=\\)[nrt])`;
const gaps = { hex: `${sign}{0,16}(?:0?[xX]|u00|u\\{)?`, decimal: `${sign}{1,32}`, numbered: `${sign}{1,16}` };
/** Undefined for a secret that is empty, or so short that files would hold it by chance. */
function finderOf(secret) {
    if (secret.length < secrets_long)
        return undefined;
    const spellings = spellingsOf(secret);
    const plain = marksOf(secret);
    const wide = plain.map((mark) => [...mark].join('\0'));
    const marks = [...plain, ...wide, ...base64Of(secret).flatMap(marksOf)];
    const start = [...Buffer.from(secret).subarray(0, 4)];
    const hex = start.map((byte) => byte.toString(16).padStart(2, '0'));
    const numbered = start.flatMap((byte, index) => (index > 0 ? [index, byte] : [byte]));
    const numbers = new RegExp(`${hex.map(eitherCase).join(gaps.hex)}|${start.join(gaps.decimal)}|${numbered.join(gaps.numbered)}`);
    // Many texts do not even have the first one, and looking for that takes less time.
    const firsts = [hex, hex.map((byte) => byte.toUpperCase()), start].map(([byte]) => String(byte));
    const hasNumbers = (text) => firsts.some((byte) => text.includes(byte)) && numbers.test(text);
    const isMarked = (text) => marks.some((mark) => text.includes(mark)) || hasNumbers(text);
    return {
        /** All bytes that hold the secret have one of these texts, or its beginning in numbers. */
        marks,
        /** Whether a text has the secret's beginning in hexadecimal or as decimal bytes: at most 160 characters. */
        hasNumbers,
        /** Whether a text, bytes as Latin-1, holds the secret. */
        isIn: (text) => isMarked(text) && holds(text, spellings),
    };
}
const eitherCase = (hex) => hex.replace(/[a-f]/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
/** Letters and digits, from rare to common in scripts and pages. */
const rarest = 'QZXJYKWVUHGBDFLMPRNOTSIACEqzjx79864532kvwy10bgfhpmudclsoianrte';
/**
 * Up to six letters and digits, which most escapes leave as they are, and six more that stand elsewhere, if there are:
 * where a line ends in one of them, the other one is whole. A search is quick if the first one is rare.
 */
function marksOf(text) {
    const parts = [...text.matchAll(/(?=([A-Za-z0-9]{1,6}))/gu)].map(({ 1: part = '', index }) => ({ part, index }));
    const rank = ({ part: [first = ''] }) => rarest.indexOf(first);
    const sorted = parts.toSorted((a, b) => b.part.length - a.part.length || rank(a) - rank(b));
    const isElsewhere = (a, b) => b.part.length === 6 && Math.abs(a.index - b.index) >= 6;
    const one = sorted.find((a) => sorted.some((b) => isElsewhere(a, b))) ?? sorted[0];
    if (one === undefined)
        return [text];
    const other = sorted.find((b) => isElsewhere(one, b));
    return other ? [one.part, other.part] : [one.part];
}


/***/ }),

/***/ 762:
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
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    return encoded.replace(/[!'()*]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
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
