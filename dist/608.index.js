export const id = 608;
export const ids = [608];
export const modules = {

/***/ 4608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verify: () => (/* binding */ verify)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _http_visit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3366);
/* harmony import */ var _site_read_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7327);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3387);
/* harmony import */ var _text_media_type_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9559);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4865);








/** Bytes that a service may add to a page. */
const addedToHtml = 10 * 1024 * 1024;
/**
 * Asks a link, without the key, until it serves a sample of what was sent. Each file must come with status 200 and with
 * the same bytes; the bytes of HTML are not compared, because services add to it.
 *
 * @returns milliseconds that it took
 * @throws {ServiceError} if the link does not serve it in time. The error carries the link.
 */
async function verify(link, files, options) {
    const { signal, tell, patience } = options;
    const start = performance.now();
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    let open = sampleOf(files);
    let faults = [];
    for (let pause = 500;; pause = Math.min(2 * pause, 4000)) {
        const looks = open.map(async (file) => ({ file, fault: await faultOf(link, file, deadline) }));
        const found = (await Promise.all(looks)).filter(({ fault }) => fault !== undefined);
        signal.throwIfAborted();
        const [first] = found;
        if (first === undefined)
            return performance.now() - start;
        if (faults.length === 0 && !deadline.aborted)
            tell(`Not all files are served yet: ${quote(first)} ${first.fault}. Checking again for up to ${patience / 1000} s.`);
        // If the deadline interrupted this look, the look before it tells more.
        if (!deadline.aborted || faults.length === 0)
            faults = found;
        if (deadline.aborted)
            throw notServed(link, files, faults, options);
        open = found.map(({ file }) => file);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(pause, undefined, { signal: deadline }).catch(() => signal.throwIfAborted());
    }
}
/** The files to look at: the root page, the deepest path, the largest, the smallest, and one from the middle. */
function sampleOf(files) {
    const [first] = files;
    if (first === undefined)
        return [];
    let home;
    let [deepest, largest, smallest] = [first, first, first];
    const depth = ({ path }) => path.split('/').length;
    for (const file of files) {
        if (file.path === 'index.html')
            home = file;
        if (depth(file) > depth(deepest))
            deepest = file;
        if (file.size > largest.size)
            largest = file;
        if (file.size < smallest.size)
            smallest = file;
    }
    const middle = files.at(Math.floor(files.length / 2));
    const chosen = [home, deepest, largest, smallest, middle].filter((file) => file !== undefined);
    // The same file may be another object each time that the list gives it out.
    return [...new Map(chosen.map((file) => [file.path, file])).values()];
}
/** Gets one file as a visitor would, and says what is wrong. */
async function faultOf(link, file, signal) {
    const path = file.path === 'index.html' ? '' : file.path.split('/').map(encodeURIComponent).join('/');
    const isHtml = (0,_text_media_type_js__WEBPACK_IMPORTED_MODULE_5__/* .mediaType */ .J)(file.path) === 'text/html';
    const most = file.size + (isHtml ? addedToHtml : 0);
    const [served, sent] = [(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256'), (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')];
    let length = 0;
    try {
        const { fault } = await (0,_http_visit_js__WEBPACK_IMPORTED_MODULE_3__/* .visit */ .Y)(new URL(`https://${link}/${path}`), signal, (chunk) => {
            length += chunk.length;
            if (length > most)
                throw new Error('there is more of it than was sent');
            served.update(chunk);
        });
        if (fault !== undefined || isHtml)
            return fault;
    }
    catch (error) {
        return `can't be fetched (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .Kb)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error))})`;
    }
    try {
        const buffer = () => Buffer.allocUnsafeSlow(256 * 1024);
        for await (const chunk of (0,_site_read_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readInChunks */ .kT)(file, [buffer(), buffer()]))
            sent.update(chunk);
    }
    catch {
        return 'has changed on disk since it was sent, so it can not be compared';
    }
    return served.digest('hex') === sent.digest('hex') ? undefined : 'comes with other bytes';
}
function notServed(link, files, faults, { asFiles, patience }) {
    const isNested = ({ path }) => path.includes('/');
    const onlyNested = faults.every(({ file }) => isNested(file)) && [...files].some((file) => !isNested(file));
    const kinds = [...new Set(faults.map(({ fault }) => fault))].map((fault) => {
        const [first = '', ...others] = faults.filter((each) => each.fault === fault).map(quote);
        return `${first} ${fault}${others.length > 0 ? `, and so it is with ${others.join(', ')}` : ''}`;
    });
    const looked = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(sampleOf(files).length, 'file');
    const hint = asFiles && onlyNested
        ? 'The files at the root are there, those in folders are not: the service seems to drop the folders. Write "upload-as: zip".'
        : 'Open the link. If it is only slow, run the job again; if not, ask the hosting service what happened to the upload.';
    const inPublic = { message: 'verify: the site was sent, but its link does not serve it.', hint };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._7({ operation: 'verify', status: 200, link }, `verify: the site was sent, but https://${link}/ does not serve it after ${patience / 1000} s. Checked ${looked}. Wrong: ${kinds.join('; ')}.`, { hint, inPublic });
}
const quote = ({ file }) => `"${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .Kb)(file.path, 200)}"`;


/***/ }),

/***/ 3366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ visit)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4865);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1691);
/* harmony import */ var _send_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9883);



/** What all visits have in common. */
const terms = {
    peer: 'the hosting service',
    addressFrom: 'the link',
    silence: 20_000,
    answerTime: 10 * 60_000,
    answerLimit: Number.POSITIVE_INFINITY,
};
/** Gets a page as a visitor would, without the key. Redirects are followed while they stay on this host and https. */
async function visit(url, signal, take, hops = 5) {
    const request = {
        operation: 'verify',
        method: 'GET',
        url,
        headers: { accept: '*/*', 'accept-encoding': 'identity' },
    };
    const { status, location } = await (0,_send_js__WEBPACK_IMPORTED_MODULE_1__/* .send */ .t)(request, { ...terms, signal }, async (incoming, touch) => {
        const { statusCode = 0, headers } = incoming;
        if (statusCode === 200) {
            for await (const chunk of incoming) {
                touch();
                take(chunk);
            }
        }
        return { status: statusCode, location: statusCode >= 300 && statusCode < 400 ? headers.location : undefined };
    });
    if (status === 200)
        return { status };
    if (location === undefined || hops === 0)
        return { status, fault: status === 404 ? 'is missing (HTTP 404)' : `comes with HTTP ${status}` };
    const next = (0,_text_url_js__WEBPACK_IMPORTED_MODULE_2__/* .urlOf */ .r)(location, url.href);
    if (next?.host === url.host && next.protocol === 'https:')
        return await visit(next, signal, take, hops - 1);
    const why = 'which is not followed because it is another host or not https';
    return { status, fault: `redirects to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(location)}, ${why}` };
}


/***/ })

};
