export const id = 901;
export const ids = [901];
export const modules = {

/***/ 3901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verify: () => (/* binding */ verify)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(4865);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/http/visit.js
var visit = __webpack_require__(3366);
// EXTERNAL MODULE: ./build/site/read-file.js + 1 modules
var read_file = __webpack_require__(8566);
// EXTERNAL MODULE: ./build/text/media-type.js
var media_type = __webpack_require__(9559);
;// CONCATENATED MODULE: ./build/hosting/verify-file.js





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
    const isHtml = (0,media_type/* mediaType */.J)(file.path) === 'text/html';
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const most = file.size + (isHtml ? addedToHtml : 0);
    let length = 0;
    let page;
    try {
        page = await (0,visit/* visit */.Y)(new URL(`https://${link}/${path}`), signal, (chunk) => {
            length += chunk.length;
            if (length > most)
                throw new Error('there is more of it than was sent');
            hash.update(chunk);
        });
    }
    catch (error) {
        return `can't be fetched (${(0,printable/* excerpt */.Kb)(error instanceof Error ? error.message : String(error))})`;
    }
    if (page.fault !== undefined || isHtml)
        return page.fault;
    const expected = await digestOf(file).catch(() => undefined);
    if (expected === undefined)
        return 'has changed on disk since it was sent, so it can not be compared';
    return hash.digest('hex') === expected ? undefined : 'comes with other bytes';
}
async function digestOf(file) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const size = 256 * 1024;
    const buffers = [Buffer.allocUnsafeSlow(size), Buffer.allocUnsafeSlow(size)];
    for await (const chunk of (0,read_file/* readInChunks */.kT)(file, buffers))
        hash.update(chunk);
    return hash.digest('hex');
}

;// CONCATENATED MODULE: ./build/hosting/verify-sample.js
/**
 * The files to look at: the root page if there is one, the deepest path, the largest and the smallest file, and one
 * from the middle.
 */
function sampleOf(files) {
    const [home, ...bests] = choices.map((isBetter) => indexOfBest(files, isBetter));
    const root = home === undefined || !isHome(files.at(home)) ? [] : [home];
    const indices = new Set([...root, ...bests, Math.floor(files.length / 2)]);
    return [...indices].flatMap((index) => (index === undefined ? [] : (files.at(index) ?? [])));
}
const isHome = (file) => file?.path === 'index.html';
const depth = ({ path }) => path.split('/').length;
/** Each returns whether its first file is a better choice than its second one. */
const choices = [
    (a, b) => isHome(a) && !isHome(b),
    (a, b) => depth(a) > depth(b),
    (a, b) => a.size > b.size,
    (a, b) => a.size < b.size,
];
function indexOfBest(files, isBetter) {
    let best;
    let index = 0;
    for (const file of files) {
        if (best === undefined || isBetter(file, best.file))
            best = { file, index };
        index += 1;
    }
    return best?.index;
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
        await (0,promises_.setTimeout)(pause, undefined, { signal: deadline }).catch(() => signal.throwIfAborted());
    }
    return performance.now() - start;
}
function describeFault(fault) {
    return fault ? `${quote(fault.file.path)} ${fault.fault}` : '';
}
function quote(path) {
    return `"${(0,printable/* excerpt */.Kb)(path, 200)}"`;
}
function notServed(link, files, faults, { asFiles, patience }) {
    const isNested = ({ file }) => file.path.includes('/');
    const onlyNested = faults.every(isNested) && hasRootFile(files);
    const kinds = [...new Set(faults.map(({ fault }) => fault))].map((fault) => {
        const [first = '', ...others] = faults.filter((each) => each.fault === fault).map(({ file }) => quote(file.path));
        return `${first} ${fault}${others.length > 0 ? `, and so it is with ${others.join(', ')}` : ''}`;
    });
    const looked = (0,format/* count */.U9)(sampleOf(files).length, 'file');
    const hint = asFiles && onlyNested
        ? 'The files at the root are there, those in folders are not: the service seems to drop the folders. Write "upload-as: zip".'
        : 'Open the link. If it is only slow, run the job again; if not, ask the hosting service what happened to the upload.';
    const inPublic = { message: 'verify: the site was sent, but its link does not serve it.', hint };
    return new errors/* ServiceError */._7({ operation: 'verify', status: 200, link }, `verify: the site was sent, but https://${link}/ does not serve it after ${patience / 1000} s. Checked ${looked}. Wrong: ${kinds.join('; ')}.`, { hint, inPublic });
}
function hasRootFile(files) {
    for (const { path } of files)
        if (!path.includes('/'))
            return true;
    return false;
}


/***/ }),

/***/ 3366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ visit)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4865);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1691);
/* harmony import */ var _send_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7806);



/** What all visits have in common. */
const terms = {
    peer: 'the hosting service',
    addressFrom: 'the link',
    silence: 20_000,
    answerTime: 10 * 60_000,
    answerLimit: Number.POSITIVE_INFINITY,
};
/**
 * Gets a page of the site as a visitor would: without the key. Redirects are followed while they stay on this host and
 * https.
 *
 * @param take gets the body of a success, chunk by chunk
 * @throws whatever kept the page from coming completely
 */
async function visit(url, signal, take, redirects = 5) {
    const request = {
        operation: 'verify',
        method: 'GET',
        url,
        headers: { accept: '*/*', 'accept-encoding': 'identity' },
    };
    const page = await (0,_send_js__WEBPACK_IMPORTED_MODULE_1__/* .send */ .t)(request, { ...terms, signal }, async (incoming, watchdog) => {
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
    if (status === 200)
        return { status };
    if (location === undefined || redirects === 0)
        return { status, fault: status === 404 ? 'is missing (HTTP 404)' : `comes with HTTP ${status}` };
    const next = (0,_text_url_js__WEBPACK_IMPORTED_MODULE_2__/* .urlOf */ .r)(location, url.href);
    if (next?.host === url.host && next.protocol === 'https:')
        return await visit(next, signal, take, redirects - 1);
    const why = 'which is not followed because it is another host or not https';
    return { status, fault: `redirects to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .Kb)(location)}, ${why}` };
}


/***/ })

};
