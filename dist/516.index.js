export const id = 516;
export const ids = [516];
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
    const page = readPage(answer);
    if (page.asks === undefined || sent.some((own) => isAlike(page, own)))
        return undefined;
    return page.asks === 'field' && !sent.some((own) => own.asks) ? 'sure' : 'likely';
}
/** A comment, an element whose content is no text of the page, or any other tag. What never ends goes on to the end. */
const markup = /<!--.*?(?:-->|$)|<(script|style|title)\b[^<>]*>?(.*?)(?:<\/\1[^<>]*>?|$)|<[^<>]*>?/gsu;
const secret = /passw|passcode|passphrase/u;
/** Reads a page in one pass: the time grows with its length only, whatever is in it. */
function readPage(html) {
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

// EXTERNAL MODULE: ./build/hosting/visitor.js
var visitor = __webpack_require__(4456);
;// CONCATENATED MODULE: ./build/hosting/protection.js






/** A link is open to everybody in spite of its password, or was not shown to be protected. */
class OpenError extends errors/* ActionError */.lZ {
    /** The same error, which also says in a sentence what became of the link. */
    withFate(fate) {
        return new OpenError(`${this.message} ${fate}`, this);
    }
}
/** Whether an answer to a visitor without the password shows that the link is protected, the worst first. */
const meanings = ['open', 'unclear', 'likely', 'sure'];
/** Milliseconds that an answer which may change by itself must last. */
const lasting = 10_000;
/** Bytes of a page that are read at most. A larger answer is no page that asks for a password. */
const largestPage = 1024 * 1024;
/**
 * Asks a link as a visitor without the password until each file of a sample is protected. A 401, or a page of the
 * service's own that asks for a password, settles it at once. A 403 must last, because storage answers so what is not
 * there yet; an open file must last too, because the deploy before may have been open. What can't be told is open.
 *
 * @returns milliseconds that it took
 * @throws {OpenError} if the link is open, or not shown to be protected in time
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
    let before;
    let since = start;
    const last = await (0,visitor/* lookUntil */.c)(options, look, (answer) => {
        if (answer.meaning !== before?.meaning)
            since = performance.now();
        before = answer;
        const hasLasted = answer.meaning !== 'unclear' && performance.now() - since >= lasting;
        return answer.meaning === 'sure' || hasLasted ? undefined : `No password is asked for yet: ${answer.what}.`;
    });
    if (last.meaning === 'sure' || last.meaning === 'likely')
        return performance.now() - start;
    const time = `${options.patience / 1000} s`;
    const isOpen = last.meaning === 'open' ? 'is open' : `asked for no password within ${time}, so it counts as open`;
    throw new OpenError(`preview-password: https://${link}/ ${isOpen} to everybody. Without the password, ${last.what}.`, {
        hint: 'The service may not know passwords: then leave "preview-password" out, and previews are open to whoever has the link.',
    });
}
/** The root page and two others, of each kind if there is one. Large ones, because small ones may be the service's. */
function sampleOf(files) {
    const root = files.find(({ path }) => path === 'index.html');
    const assets = files.filter((file) => !(0,visitor/* isHtml */._6)(file));
    const pages = files.filter((file) => (0,visitor/* isHtml */._6)(file) && file !== root);
    const [[asset, otherAsset], [page, otherPage]] = [(0,site/* largestOf */.u1)(assets, 2), (0,site/* largestOf */.u1)(pages, 2)];
    return [root, asset ?? otherPage, page ?? otherAsset].filter((file) => file !== undefined);
}
/** The text of the pages that an answer may be: those of the sample, and what a service may show for any path. */
async function pagesOf(sample, files) {
    const forAnyPath = files.filter(({ path }) => path === '404.html' || path === '200.html');
    return await Promise.all([...new Set([...sample, ...forAnyPath])].filter(visitor/* isHtml */._6).map(textOfFile));
}
/** The text of a page as it was sent; if it can't be read any more, one that no answer can be told from. */
async function textOfFile(file) {
    try {
        const buffer = () => Buffer.allocUnsafeSlow(largestPage);
        for await (const chunk of (0,read_file/* readInChunks */.kT)(file, [buffer(), buffer()]))
            return readPage(chunk.toString());
        return readPage('');
    }
    catch {
        return { title: '', words: [], asks: 'field' };
    }
}
async function answerTo(link, file, sent, signal) {
    const chunks = [];
    const { status, fault } = await (0,visitor/* visitFile */.oq)(link, file, signal, largestPage, (chunk) => void chunks.push(chunk));
    const answer = (meaning, what) => ({
        meaning,
        what: `${(0,file_access/* quote */.hD)(file.path)} ${what}`,
    });
    if (status === 401)
        return answer('sure', 'asks for it');
    if (status === 403)
        return answer('likely', 'comes with HTTP 403');
    if (status !== 200)
        return answer('unclear', `${fault}`);
    const login = fault === undefined ? loginPage(Buffer.concat(chunks).toString(), sent) : undefined;
    return login ? answer(login, 'seems to ask for it') : answer('open', 'is served, not a page that asks for it');
}


/***/ }),

/***/ 4456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _6: () => (/* binding */ isHtml),
/* harmony export */   c: () => (/* binding */ lookUntil),
/* harmony export */   oq: () => (/* binding */ visitFile)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1828);
/* harmony import */ var _http_visit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2683);
/* harmony import */ var _text_media_type_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6112);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7736);





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
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pause, undefined, { signal: deadline }).catch(() => signal.throwIfAborted());
    }
}
/** Gets one file. Without a complete answer the status is 0; after more than `most` bytes it is 200, with a fault. */
async function visitFile(link, { path }, signal, most, take) {
    const escaped = path === 'index.html' ? '' : path.split('/').map(encodeURIComponent).join('/');
    let left = most;
    const takeLimited = (chunk) => {
        left -= chunk.length;
        if (left < 0)
            throw new Error('there is more of it than was sent');
        take(chunk);
    };
    try {
        return await (0,_http_visit_js__WEBPACK_IMPORTED_MODULE_2__/* .visit */ .Y)(new URL(`https://${link}/${escaped}`), signal, takeLimited);
    }
    catch (error) {
        return { status: left < 0 ? 200 : 0, fault: `can't be fetched (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .Kb)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error))})` };
    }
}
function isHtml({ path }) {
    return /^(?:text\/html|application\/xhtml\+xml)$/u.test((0,_text_media_type_js__WEBPACK_IMPORTED_MODULE_3__/* .mediaType */ .J)(path) ?? '');
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
    answerTime: 10 * 60_000,
    answerLimit: Number.POSITIVE_INFINITY,
};
/** Gets a page as a visitor would, without the key. Redirects are followed while they stay on this host and https. */
async function visit(url, signal, take, hops = 5) {
    const headers = { accept: '*/*', 'accept-encoding': 'identity' };
    const request = { operation: 'verify', method: 'GET', url, headers };
    const { status, location } = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .send */ .t)(request, { ...terms, signal }, async (head, bytes) => {
        const { statusCode: status = 0 } = head;
        if (status === 200)
            for await (const chunk of bytes)
                take(chunk);
        return { status, location: status >= 300 && status < 400 ? head.headers.location : undefined };
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
