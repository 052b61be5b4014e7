export const id = 516;
export const ids = [516,665];
export const modules = {

/***/ 3516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OpenError: () => (/* binding */ OpenError),
  requireProtected: () => (/* binding */ requireProtected)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/site/file-access.js
var file_access = __webpack_require__(2328);
// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(1154);
// EXTERNAL MODULE: ./build/site/site.js
var site = __webpack_require__(7612);
;// CONCATENATED MODULE: ./build/hosting/login-page.js
/**
 * Whether an answer is a page of the service's own that asks for a password, and none of the site's pages, with something
 * added, or as an earlier deploy had it. It is only likely if the site's own pages ask for one too.
 */
function loginPage(answer, sent) {
    // Only a whole HTML page counts: a script of the site may contain the field too.
    if (!/^[\s\u{feff}]*<(?:!doctype html|html|head|body|meta|title)\b/iu.test(answer))
        return undefined;
    // Where the site's pages say nothing, any page may have been one of them.
    if (sent.length > 0 && sent.every(isBlank))
        return undefined;
    const page = pageTextOf(answer);
    if (page.asks === undefined || sent.some((own) => isAlike(page, own)))
        return undefined;
    return page.asks === 'field' && !sent.some((own) => own.asks) ? 'sure' : 'likely';
}
/** A comment, an element whose content is no text of the page, or any other tag. What never ends goes on to the end. */
const markup = /<!--.*?(?:-->|$)|<(script|style|title)\b[^<>]*>?(.*?)(?:<\/\1[^<>]*>?|$)|<[^<>]*>?/gsu;
const secret = /passw|passcode|passphrase/u;
/** Reads a page in one pass: the time grows with its length only, whatever is in it. */
function pageTextOf(html) {
    let title;
    let hasField = false;
    const text = html.toLowerCase().replace(markup, (piece, element, content) => {
        if (element === 'title')
            title ??= wordsOf(content ?? '').join(' ');
        hasField ||= /^<input\b/u.test(piece) && secret.test(piece);
        return ' ';
    });
    const asks = hasField ? 'field' : secret.test(title ?? '') ? 'title' : undefined;
    return { title: title ?? '', words: wordsOf(text), asks };
}
function isBlank({ title, words }) {
    return title === '' && words.length === 0;
}
/** Whether a page that asks for a password may be another one with something added, or as it was earlier. */
function isAlike(page, own) {
    if (isBlank(own))
        return own.asks !== undefined;
    if (page.title !== '' && page.title === own.title)
        return true;
    const [shorter = [], longer = []] = [page.words, own.words].toSorted((a, b) => a.length - b.length);
    // Three words in a row are seldom the same by chance, single ones often.
    const length = Math.min(3, shorter.length);
    const [few, many] = [runsOf(shorter, length), new Set(runsOf(longer, length))];
    return length > 0 && few.filter((run) => many.has(run)).length >= few.length / 2;
}
function runsOf(words, length) {
    return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '));
}
function wordsOf(text) {
    return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

// EXTERNAL MODULE: ./build/hosting/verify.js
var verify = __webpack_require__(9665);
;// CONCATENATED MODULE: ./build/hosting/protection.js






/** A link is open to everybody in spite of its password, or was not shown to be protected. */
class OpenError extends errors/* ActionError */.lZ {
}
/** What an answer to a visitor without the password shows, the worst first. */
const meanings = ['open', 'unclear', 'likely', 'sure'];
/** Bytes of a page that are read at most. A larger answer is no page that asks for a password. */
const largestPage = 1024 * 1024;
/**
 * Asks a link as a visitor without the password until each file of a sample is protected. A 401, or a page of the
 * service's own that asks for a password, settles it at once. A 403 must last, because storage answers so what is not
 * there yet; an open file must last too, because the deploy before may have been open. What can't be told is open.
 * Returns the milliseconds that it took. @throws {OpenError}
 */
async function requireProtected(link, files, options) {
    const start = performance.now();
    const sample = sampleOf(files);
    const sent = await pagesOf(sample, files);
    const look = async (signal) => {
        const answers = await Promise.all(sample.map((file) => answerTo(link, file, sent, signal)));
        const rank = ({ meaning }) => meanings.indexOf(meaning);
        return answers.reduce((worst, each) => (rank(each) < rank(worst) ? each : worst));
    };
    let [before, since] = ['', start];
    const { meaning, what } = await (0,verify/* lookUntil */.c)(options, look, (answer) => {
        if (answer.meaning !== before)
            [before, since] = [answer.meaning, performance.now()];
        const hasLasted = answer.meaning !== 'unclear' && performance.now() - since >= 10_000;
        return answer.meaning === 'sure' || hasLasted ? undefined : `No password is asked for yet: ${answer.what}.`;
    });
    if (meaning === 'sure' || meaning === 'likely')
        return performance.now() - start;
    const time = `${options.patience / 1000} s`;
    const isOpen = meaning === 'open' ? 'is open' : `asked for no password within ${time}, so it counts as open`;
    const message = `preview-password: https://${link}/ ${isOpen} to everybody. Without the password, ${what}.`;
    const hint = 'The service may not know passwords: then leave "preview-password" out, and previews are open to whoever has the link.';
    throw new OpenError(message, { hint });
}
/** The root page and two others, of each kind if there is one. Large ones, because small ones may be the service's. */
function sampleOf(files) {
    const root = files.find(({ path }) => path === 'index.html');
    const assets = files.filter((file) => !(0,verify/* isHtml */._6)(file));
    const pages = files.filter((file) => (0,verify/* isHtml */._6)(file) && file !== root);
    const [[asset, otherAsset], [page, otherPage]] = [(0,site/* largestOf */.u1)(assets, 2), (0,site/* largestOf */.u1)(pages, 2)];
    return [root, asset ?? otherPage, page ?? otherAsset].filter((file) => file !== undefined);
}
/** The text of the pages that an answer may be: those of the sample, and what a service may show for any path. */
async function pagesOf(sample, files) {
    const forAnyPath = files.filter(({ path }) => path === '404.html' || path === '200.html');
    return await Promise.all([...new Set([...sample, ...forAnyPath])].filter(verify/* isHtml */._6).map(textOfFile));
}
/** The text of a page as it was sent; if it can't be read any more, one that no answer can be told from. */
async function textOfFile(file) {
    try {
        const buffer = () => Buffer.allocUnsafeSlow(largestPage);
        for await (const chunk of (0,read_file/* readInChunks */.kT)(file, [buffer(), buffer()]))
            return pageTextOf(chunk.toString());
        return pageTextOf('');
    }
    catch {
        return { title: '', words: [], asks: 'field' };
    }
}
async function answerTo(link, file, sent, signal) {
    const chunks = [];
    const { status, fault } = await (0,verify/* visitFile */.oq)(link, file, signal, largestPage, (chunk) => void chunks.push(chunk));
    const name = (0,file_access/* quote */.hD)(file.path);
    if (status === 401)
        return { meaning: 'sure', what: `${name} asks for it` };
    if (status === 403)
        return { meaning: 'likely', what: `${name} comes with HTTP 403` };
    if (status !== 200)
        return { meaning: 'unclear', what: `${name} ${fault}` };
    const login = fault === undefined && loginPage(Buffer.concat(chunks).toString(), sent);
    if (login)
        return { meaning: login, what: `${name} seems to ask for it` };
    return { meaning: 'open', what: `${name} is served, not a page that asks for it` };
}


/***/ }),

/***/ 9665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _6: () => (/* binding */ isHtml),
/* harmony export */   c: () => (/* binding */ lookUntil),
/* harmony export */   oq: () => (/* binding */ visitFile),
/* harmony export */   verify: () => (/* binding */ verify)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);
/* harmony import */ var _http_visit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2683);
/* harmony import */ var _site_file_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2328);
/* harmony import */ var _site_read_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1154);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1712);
/* harmony import */ var _text_media_type_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6112);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7736);









/**
 * Asks a link, without the key, until it serves a sample of what was sent. Each file must come with status 200 and with
 * the same bytes; the bytes of HTML are not compared, because services add to it.
 *
 * @param asFiles whether the site was sent as single files, whose folders the service may have dropped
 * @returns milliseconds that it took
 * @throws {ServiceError} with the link, if it does not serve it in time
 */
async function verify(link, files, asFiles, options) {
    const start = performance.now();
    const sample = sampleOf(files);
    let left = sample;
    const look = async (signal) => {
        const faults = (await Promise.all(left.map((file) => faultOf(link, file, signal)))).flat();
        left = faults.map(({ file }) => file);
        return faults;
    };
    const faults = await lookUntil(options, look, ([first]) => first ? `Not all files are served yet: ${(0,_site_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(first.file.path)} ${first.fault}.` : undefined);
    if (faults.length === 0)
        return performance.now() - start;
    const isInFolder = ({ path }) => path.includes('/');
    const hint = asFiles && faults.every(({ file }) => isInFolder(file)) && !files.every(isInFolder)
        ? 'The files at the root are there, those in folders are not: the service seems to drop the folders. Write "upload-as: zip".'
        : 'Open the link. If it is only slow, run the job again; if not, ask the hosting service what happened to the upload.';
    const message = `verify: the site was sent, but https://${link}/ does not serve it after ${options.patience / 1000} s. Checked ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(sample.length, 'file')}. Wrong: ${inWords(faults)}.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._7({ operation: 'verify', status: 200, link }, message, { hint });
}
/** The files to look at: the root page, the deepest path, the largest, the smallest, and one from the middle. */
function sampleOf(files) {
    const most = (measure) => files.reduce((best, file) => (measure(file) > measure(best) ? file : best));
    const chosen = [
        files.find(({ path }) => path === 'index.html'),
        most(({ path }) => path.split('/').length),
        most(({ size }) => size),
        most(({ size }) => -size),
        files[Math.floor(files.length / 2)],
    ];
    return [...new Set(chosen)].filter((file) => file !== undefined);
}
async function faultOf(link, file, signal) {
    // Bytes that a service may add to a page.
    const added = isHtml(file) ? 10 * 1024 * 1024 : 0;
    const [served, sent] = [(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256'), (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')];
    const { fault } = await visitFile(link, file, signal, file.size + added, (chunk) => served.update(chunk));
    if (fault !== undefined)
        return [{ file, fault }];
    if (isHtml(file))
        return [];
    try {
        const buffer = () => Buffer.allocUnsafeSlow(256 * 1024);
        for await (const chunk of (0,_site_read_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readInChunks */ .kT)(file, [buffer(), buffer()]))
            sent.update(chunk);
    }
    catch {
        return [{ file, fault: 'has changed on disk since it was sent, so it can not be compared' }];
    }
    return served.digest('hex') === sent.digest('hex') ? [] : [{ file, fault: 'comes with other bytes' }];
}
/** Says each kind of fault once. */
function inWords(faults) {
    const kinds = [...new Set(faults.map(({ fault }) => fault))];
    return kinds
        .map((fault) => {
        const [first, ...others] = faults.filter((each) => each.fault === fault).map(({ file }) => (0,_site_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(file.path));
        return others.length > 0 ? `${first} ${fault}, and so it is with ${others.join(', ')}` : `${first} ${fault}`;
    })
        .join('; ');
}
/** Looks until nothing is `missing`, or `patience` is over. Returns the last look that was not interrupted. */
async function lookUntil({ signal, tell, patience }, look, missing) {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    let last;
    for (let pause = 500;; pause = Math.min(2 * pause, 4000)) {
        const found = await look(deadline);
        signal.throwIfAborted();
        const wrong = missing(found);
        if (wrong === undefined)
            return found;
        if (deadline.aborted)
            return last ?? found;
        if (last === undefined)
            tell(`${wrong} Checking again for up to ${patience / 1000} s.`);
        last = found;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(pause, undefined, { signal: deadline }).catch(() => signal.throwIfAborted());
    }
}
/** Gets one file. Without a complete answer the status is 0; after more than `most` bytes it is 200, with a fault. */
async function visitFile(link, { path }, signal, most, take) {
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
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7736);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(762);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(863);



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
    const request = { operation: 'verify', method: 'GET', url, headers };
    const { status, location } = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .send */ .t)(request, { ...terms, signal }, async (incoming, touch) => {
        const { statusCode: status = 0, headers } = incoming;
        for await (const chunk of status === 200 ? incoming : []) {
            touch();
            take(chunk);
        }
        return { status, location: status >= 300 && status < 400 ? headers.location : undefined };
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
