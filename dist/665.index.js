export const id = 665;
export const ids = [665];
export const modules = {

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
/* harmony import */ var _site_generators_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6873);
/* harmony import */ var _site_read_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1154);
/* harmony import */ var _text_media_type_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6112);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7736);









/**
 * Asks a link, without the key, until it serves a sample of what was sent. Each file must come with status 200 and with
 * the same bytes; the bytes of HTML are not compared, because services add to it.
 *
 * @returns what is wrong, with the link; undefined if it serves them all
 */
async function verify(link, files, options) {
    const sample = sampleOf(files, options.cleanPath);
    const look = async (one, signal) => ({ ...one, fault: await faultOf(link, one, signal) });
    const faults = await lookUntilRight('Not all files are served yet', sample, look, options);
    const [first, ...others] = faults;
    if (first === undefined)
        return undefined;
    const also = others.map(({ path }) => (0,_site_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(path)).join(', ');
    const wrong = `${(0,_site_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(first.path)} ${first.fault}${also && `; also wrong: ${also}`}`;
    const message = `verify: the site was sent, but https://${link}/ does not serve it after ${options.patience / 1000} s. Checked ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(sample.length, 'file')}. Wrong: ${wrong}.`;
    const hint = unservedHint(faults, files, options);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._7({ status: 200, link }, message, { hint });
}
function unservedHint(wrong, files, { asFiles, cleanPath }) {
    const areFoldersLost = wrong.every(({ path }) => path.includes('/')) && files.some(({ path }) => !path.includes('/'));
    if (wrong.every(({ path }) => path === cleanPath))
        return `The service has "${cleanPath}.html", but the root page links to it without ".html". Let the build write folders: ${_site_generators_js__WEBPACK_IMPORTED_MODULE_8__/* .folderSettings */ .i}.`;
    if (asFiles && areFoldersLost)
        return 'The files at the root are there, those in folders are not: the service seems to drop the folders. Write "upload-as: zip".';
    return 'Open the link. If it is only slow, run the job again; if not, ask the hosting service what happened to the upload.';
}
/** The root page, the deepest path, the largest file, the smallest, one from the middle, and the page without ending. */
function sampleOf(files, cleanPath) {
    const most = (measure) => files.reduce((best, file) => (measure(file) > measure(best) ? file : best));
    const chosen = [
        files.find(({ path }) => path === 'index.html'),
        most(({ path }) => path.split('/').length),
        most(({ size }) => size),
        most(({ size }) => -size),
        files[Math.floor(files.length / 2)],
    ];
    const sample = [...new Set(chosen)].flatMap((file) => (file ? [{ path: file.path, file, rank: 0 }] : []));
    const clean = files.find(({ path }) => path === `${cleanPath}.html`);
    return clean && cleanPath ? [...sample, { path: cleanPath, file: clean, rank: 0 }] : sample;
}
async function faultOf(link, { path, file }, signal) {
    const isPage = isHtml(file);
    // Bytes that a service may add to a page.
    const added = isPage ? 10 * 1024 * 1024 : 0;
    const served = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const { fault } = await visitFile(link, path, signal, file.size + added, (chunk) => served.update(chunk));
    if (fault !== undefined || isPage)
        return fault;
    const sent = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    try {
        for await (const chunk of (0,_site_read_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readInChunks */ .kT)(file, [Buffer.alloc(2 ** 18), Buffer.alloc(2 ** 18)]))
            sent.update(chunk);
    }
    catch {
        return 'has changed on disk since it was sent, so it can not be compared';
    }
    return served.digest('hex') === sent.digest('hex') ? undefined : 'comes with other bytes';
}
/** Looks until nothing is wrong, or `patience` is over. Returns what the last complete look found wrong. */
async function lookUntilRight(notYet, sample, look, { signal, tell, patience }) {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    let last;
    for (let pause = 500;; pause = Math.min(2 * pause, 4000)) {
        const seen = await Promise.all((last ?? sample).map((one) => look(one, deadline)));
        signal.throwIfAborted();
        const left = seen.filter(({ fault }) => fault !== undefined).toSorted((a, b) => a.rank - b.rank);
        const [first] = left;
        if (first === undefined || first.rank < 0)
            return left;
        if (deadline.aborted)
            return last ?? left;
        if (last === undefined)
            tell(`${notYet}: ${(0,_site_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(first.path)} ${first.fault}. Checking again for up to ${patience / 1000} s.`);
        last = left;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(pause, undefined, { signal: deadline }).catch(() => signal.throwIfAborted());
    }
}
/** Gets one file. Without a complete answer the status is 0; after more than `most` bytes it is 200, with a fault. */
async function visitFile(link, path, signal, most, take) {
    const escaped = path === 'index.html' ? '' : path.split('/').map(encodeURIComponent).join('/');
    let left = most;
    try {
        return await (0,_http_visit_js__WEBPACK_IMPORTED_MODULE_3__/* .visit */ .Y)(new URL(`https://${link}/${escaped}`), signal, (chunk) => {
            left -= chunk.length;
            if (left < 0)
                throw new Error('there is more of it than was sent');
            take(chunk);
        });
    }
    catch (error) {
        return { status: left < 0 ? 200 : 0, fault: `can't be fetched (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .Kb)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error))})` };
    }
}
function isHtml({ path }) {
    return /^(?:text\/html|application\/xhtml\+xml)$/u.test((0,_text_media_type_js__WEBPACK_IMPORTED_MODULE_6__/* .mediaType */ .J)(path) ?? '');
}


/***/ }),

/***/ 2683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ visit)
/* harmony export */ });
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8635);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7736);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4247);



const terms = {
    peer: 'the hosting service',
    addressFrom: 'the link',
    silence: 20_000,
    answerLimit: Number.POSITIVE_INFINITY,
};
/**
 * Gets a page as a visitor would, without the key. Redirects are followed while they stay on this host and https. The
 * signal should have a time limit: a page may come slowly, byte by byte.
 */
async function visit(url, signal, take, hops = 5) {
    const headers = { accept: '*/*', 'accept-encoding': 'identity' };
    const request = { ...terms, operation: 'verify', method: 'GET', url, headers, signal };
    const { status, location } = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .send */ .t)(request, async (incoming, touch) => {
        const { statusCode: status = 0, headers } = incoming;
        for await (const chunk of status === 200 ? incoming : []) {
            touch();
            await take(chunk);
        }
        return { status, location: status >= 300 && status < 400 ? headers.location : undefined };
    });
    if (status === 200)
        return { status };
    if (location === undefined || hops === 0)
        return { status, fault: status === 404 ? 'is missing (HTTP 404)' : `comes with HTTP ${status}` };
    const next = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_0__/* .urlOf */ .rs)(location, url.href);
    if (next?.host === url.host && next.protocol === 'https:')
        return await visit(next, signal, take, hops - 1);
    const why = 'which is not followed because it is another host or not https';
    return { status, fault: `redirects to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(location)}, ${why}` };
}


/***/ }),

/***/ 6873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ basePathSettings),
/* harmony export */   i: () => (/* binding */ folderSettings)
/* harmony export */ });
/** Generators, and what each calls the path that its site is served from. */
const basePathSettings = '"base" in Vite, Astro and VitePress, "basePath" in Next.js, "baseURL" in Hugo, "baseUrl" in Docusaurus, "app.baseURL" in Nuxt, "baseurl" in Jekyll, "pathPrefix" in Eleventy and Gatsby, "paths.base" in SvelteKit, "--base-href" of Angular';
/** What makes each generator write `about/index.html`. */
const folderSettings = '"trailingSlash" is "always" in SvelteKit, true in Next.js and Docusaurus, "nitro.prerender.autoSubfolderIndex" is true in Nuxt, "build.format" is "directory" in Astro, "permalink" is "pretty" in Jekyll, or "cleanUrls" is false in VitePress';


/***/ })

};
