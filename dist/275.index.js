export const id = 275;
export const ids = [275,665];
export const modules = {

/***/ 7275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lookForPassword: () => (/* binding */ lookForPassword)
/* harmony export */ });
/* unused harmony export readLoginPage */
/* harmony import */ var _site_file_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2328);
/* harmony import */ var _site_read_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1154);
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7612);
/* harmony import */ var _verify_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9665);




/** How a file looks to a visitor without the password. The worst is told first. */
const looks = ['open', 'unclear', 'closed'];
/** Bytes of a page that are read at most. A larger answer is no page that asks for a password. */
const largestPage = 1024 * 1024;
/**
 * Asks a link as a visitor without the password, until each file of a sample is closed, or one is open (DESIGN, "A
 * password"). An answer may be that of the deploy before, or of storage for what is not there yet: so only a 401 and a
 * page with a field count at once, anything else after 10 s. What is not certain in time is open.
 *
 * @returns why it is open, in sentences; undefined if it is closed
 */
async function lookForPassword(link, files, options) {
    const look = (before, signal) => visitAgain(link, before, signal);
    const sample = passwordSample(files).map(unseen);
    const [worst] = await (0,_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUntilRight */ .Os)('No password is asked for yet', sample, look, options);
    if (worst === undefined)
        return undefined;
    const isOpen = worst.look === 'open' && performance.now() >= worst.settledAt;
    const inTime = `within ${options.patience / 1000} s`;
    const state = isOpen ? 'is open' : `asked for no password ${inTime}, so it counts as open`;
    return `https://${link}/ ${state} to everybody. Without the password, ${(0,_site_file_access_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(worst.path)} ${worst.fault}.`;
}
/** The root page and two others, of each kind if there is one. Large ones, because small ones may be the service's. */
function passwordSample(files) {
    const root = files.find(({ path }) => path === 'index.html');
    const others = (0,_site_site_js__WEBPACK_IMPORTED_MODULE_3__/* .largestOf */ .u1)(files, files.length).filter((file) => file !== root);
    const chosen = [root, others.find((file) => !(0,_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .isHtml */ ._6)(file)), others.find(_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .isHtml */ ._6), ...others];
    return [...new Set(chosen)].filter((file) => file !== undefined).slice(0, 3);
}
function unseen(file) {
    let sent;
    try {
        sent = readLoginPage((0,_site_read_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(file, 10 * largestPage) ?? '');
    }
    catch {
        // It was changed or deleted since.
    }
    return { path: file.path, file, rank: 0, sent, look: 'unclear', settledAt: Number.POSITIVE_INFINITY };
}
async function visitAgain(link, before, signal) {
    const { path, file, sent } = before;
    const chunks = [];
    const { status, fault } = await (0,_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .visitFile */ .oq)(link, path, signal, largestPage, (chunk) => void chunks.push(chunk));
    const seen = (look, what, isSure = false) => {
        const later = look === before.look ? before.settledAt : performance.now() + 10_000;
        const settledAt = isSure ? 0 : later;
        const isSettled = performance.now() >= settledAt;
        const rank = look === 'open' && isSettled ? -1 : looks.indexOf(look);
        return { ...before, look, settledAt, rank, fault: look === 'closed' && isSettled ? undefined : what };
    };
    if (status === 401)
        return seen('closed', 'asks for it', true);
    if (status === 403)
        return seen('closed', 'comes with HTTP 403');
    if (status !== 200)
        return seen('unclear', fault ?? '');
    const page = readLoginPage(fault === undefined ? Buffer.concat(chunks).toString() : '');
    const wasPage = (0,_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .isHtml */ ._6)(file) || sent?.isHtml;
    if (sent && page.isHtml && page.hasPasswordField && !(wasPage && page.title === sent.title))
        return seen('closed', 'comes as a page that asks for it', true);
    if (sent && page.isHtml && !wasPage)
        return seen('closed', 'comes as a page');
    return seen('open', 'is served, not a page that asks for it');
}
/** What tells a page that asks for a password from one that was sent. The time grows with the text's length only. */
function readLoginPage(text) {
    const [, title = ''] = /<title\b[^<>]*>([^<]*)/iu.exec(text) ?? [];
    return {
        /** Not a script or a picture that has some HTML in it. */
        isHtml: /^[\s\u{feff}]*<(?:!doctype html|html|head|body|meta|title)\b/iu.test(text),
        title: title.trim().replace(/\s+/gu, ' ').toLowerCase(),
        hasPasswordField: /<input\b[^<>]*(?:passw|passcode|passphrase)/iu.test(text),
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
