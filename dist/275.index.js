export const id = 275;
export const ids = [275,665];
export const modules = {

/***/ 7275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lookForPassword: () => (/* binding */ lookForPassword)
/* harmony export */ });
/* unused harmony export readLoginPage */
/* harmony import */ var _site_read_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1154);
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7612);
/* harmony import */ var _verify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9665);



/** Bytes of a page that are read at most. A larger answer is no page that asks for a password. */
const largestPage = 1024 * 1024;
/**
 * Asks a link as a visitor without the password, the root page and one other file, until both are closed (DESIGN 4, "A
 * password"). What is open may be the deploy before, so it is asked again. What is not closed in time is open.
 *
 * @returns why it is open, in sentences; undefined if it is closed
 */
async function lookForPassword(link, files, options) {
    const root = files.filter(({ path }) => path === 'index.html');
    const others = (0,_site_site_js__WEBPACK_IMPORTED_MODULE_2__/* .largestOf */ .u1)(files, files.length).filter((file) => !root.includes(file));
    // Services may protect pages alone.
    const other = others.find((file) => !(0,_verify_js__WEBPACK_IMPORTED_MODULE_1__/* .isHtml */ ._6)(file)) ?? others[0];
    const sample = other ? [...root, other] : root;
    const [fault] = await (0,_verify_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUntilRight */ .Os)('No password is asked for yet', sample, options, async (file, signal) => {
        return await whyOpen(link, file, signal);
    });
    if (fault === undefined)
        return undefined;
    return `https://${link}/ is open to everybody. After ${options.patience / 1000} s no password is asked for: ${fault}.`;
}
/** How a file comes without the password, in words that follow its path. Undefined if it is closed. */
async function whyOpen(link, file, signal) {
    const chunks = [];
    const { status, fault } = await (0,_verify_js__WEBPACK_IMPORTED_MODULE_1__/* .visitFile */ .oq)(link, file, signal, largestPage, (chunk) => void chunks.push(chunk));
    if (status === 401 || status === 403)
        return undefined;
    if (status !== 200)
        return fault;
    const page = readLoginPage(fault === undefined ? Buffer.concat(chunks).toString() : '');
    const isSent = (0,_verify_js__WEBPACK_IMPORTED_MODULE_1__/* .isHtml */ ._6)(file) && page.title === readLoginPage((0,_site_read_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(file, 10 * largestPage) ?? '').title;
    return page.hasPasswordField && !isSent ? undefined : 'is served';
}
/** What tells a page that asks for a password from one that was sent. The time grows with the text's length only. */
function readLoginPage(text) {
    const [, title = ''] = /<title\b[^<>]*>([^<]*)/iu.exec(text) ?? [];
    // A script or a picture may have some HTML in it.
    const isPage = /^[\s\u{feff}]*<(?:!doctype html|html|head|body|meta|title)\b/iu.test(text);
    return {
        title: title.trim().replace(/\s+/gu, ' ').toLowerCase(),
        hasPasswordField: isPage && /<input\b[^<>]*(?:passw|passcode|passphrase)/iu.test(text),
    };
}


/***/ }),

/***/ 9665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Os: () => (/* binding */ lookUntilRight),
/* harmony export */   _6: () => (/* binding */ isHtml),
/* harmony export */   oq: () => (/* binding */ visitFile),
/* harmony export */   verify: () => (/* binding */ verify)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);
/* harmony import */ var _http_visit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2683);
/* harmony import */ var _site_file_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2328);
/* harmony import */ var _site_read_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1154);
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8635);
/* harmony import */ var _text_media_type_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6112);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7736);









/**
 * Asks a link, without the key, until it serves a sample of what was sent: the root page, the deepest path, the largest
 * file and the smallest. The bytes of HTML are not compared, because services add to it.
 *
 * @returns what is wrong, with the link; undefined if it serves them all
 */
async function verify(link, files, options) {
    const most = (measure) => files.reduce((best, file) => (measure(file) > measure(best) ? file : best));
    const root = files.filter(({ path }) => path === 'index.html');
    const chosen = [most(({ path }) => path.split('/').length), most(({ size }) => size), most(({ size }) => -size)];
    const sample = [...new Set([...root, ...chosen])];
    const faults = await lookUntilRight('Not all files are served yet', sample, options, async (file, signal) => {
        return await unservedAs(link, file, signal);
    });
    if (faults.length === 0)
        return undefined;
    const message = `The site was sent, but https://${link}/ does not serve it after ${options.patience / 1000} s: ${faults.join('; ')}.`;
    const hint = 'Open the link. If it is only slow, run the job again. If only files in folders are wrong, write "upload-as: zip". Else ask the hosting service what happened to the upload.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._7({ status: 200 }, message, { hint });
}
async function unservedAs(link, file, signal) {
    const isPage = isHtml(file);
    // Bytes that a service may add to a page.
    const added = isPage ? 10 * 1024 * 1024 : 0;
    const served = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const { fault } = await visitFile(link, file, signal, file.size + added, (chunk) => served.update(chunk));
    if (fault !== undefined || isPage)
        return fault;
    const sent = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for await (const chunk of (0,_site_read_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readInChunks */ .kT)(file, [Buffer.alloc(2 ** 18), Buffer.alloc(2 ** 18)]))
        sent.update(chunk);
    return served.digest('hex') === sent.digest('hex') ? undefined : 'comes with other bytes';
}
/**
 * Looks at files until nothing is wrong, or `patience` is over. `faultOf` says what is wrong in words that follow the path.
 *
 * @returns what the last look found wrong, each with its path
 */
async function lookUntilRight(notYet, files, { signal, tell, patience }, faultOf) {
    const end = performance.now() + patience;
    let left = files;
    for (let pause = 500;; pause = Math.min(2 * pause, 4000)) {
        const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
        const seen = await Promise.all(left.map(async (file) => ({ file, fault: await faultOf(file, limit) })));
        signal.throwIfAborted();
        const wrong = seen.filter(({ fault }) => fault !== undefined);
        const faults = wrong.map(({ file, fault }) => `${(0,_site_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(file.path)} ${fault}`);
        if (faults.length === 0 || performance.now() >= end)
            return faults;
        if (left === files)
            tell(`${notYet}: ${faults[0]}. Checking again for up to ${patience / 1000} s.`);
        left = wrong.map(({ file }) => file);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(pause, undefined, { signal });
    }
}
/** Gets one file. Without a complete answer the status is 0; after more than `most` bytes it is 200, with a fault. */
async function visitFile(link, { path }, signal, most, take) {
    let left = most;
    try {
        return await (0,_http_visit_js__WEBPACK_IMPORTED_MODULE_3__/* .visit */ .Y)(new URL(`https://${link}/${path === 'index.html' ? '' : (0,_text_address_js__WEBPACK_IMPORTED_MODULE_6__/* .encodedPath */ .yT)(path)}`), signal, (chunk) => {
            left -= chunk.length;
            if (left < 0)
                throw new Error('there is more of it than was sent');
            take(chunk);
        });
    }
    catch (error) {
        return { status: left < 0 ? 200 : 0, fault: `can't be fetched (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_8__/* .excerpt */ .Kb)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error))})` };
    }
}
function isHtml({ path }) {
    return /^(?:text\/html|application\/xhtml\+xml)$/u.test((0,_text_media_type_js__WEBPACK_IMPORTED_MODULE_7__/* .mediaType */ .J)(path) ?? '');
}


/***/ }),

/***/ 2683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ visit)
/* harmony export */ });
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8635);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7736);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2937);



const headers = { accept: '*/*', 'accept-encoding': 'identity' };
/**
 * Gets a page as a visitor would, without the key. Redirects are followed while they stay on this host and https. The
 * signal should have a time limit: a page may come slowly, byte by byte.
 */
async function visit(url, signal, take, hops = 5) {
    const terms = { what: 'the visit', addressFrom: 'the link', silence: 20_000 };
    const request = { ...terms, method: 'GET', url, headers, signal };
    const { status, location } = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .send */ .t)(request, async (incoming) => {
        const { statusCode = 0 } = incoming;
        for await (const chunk of statusCode === 200 ? incoming : [])
            await take(chunk);
        return { status: statusCode, location: incoming.headers.location };
    });
    if (status === 200)
        return { status };
    if (status < 300 || status >= 400 || location === undefined || hops === 0)
        return { status, fault: status === 404 ? 'is missing (HTTP 404)' : `comes with HTTP ${status}` };
    const next = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_0__/* .urlOf */ .rs)(location, url.href);
    if (next?.host === url.host && next.protocol === 'https:')
        return await visit(next, signal, take, hops - 1);
    const why = 'which is not followed because it is another host or not https';
    return { status, fault: `redirects to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(location)}, ${why}` };
}


/***/ }),

/***/ 7612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   u1: () => (/* binding */ largestOf)
/* harmony export */ });
const bytesOf = (files) => files.reduce((sum, { size }) => sum + size, 0);
function largestOf(files, most) {
    return files.toSorted((a, b) => b.size - a.size).slice(0, most);
}
function isRepository(omitted) {
    return omitted.get('never published')?.some((path) => /^\.git\/?$/u.test(path)) ?? false;
}


/***/ })

};
