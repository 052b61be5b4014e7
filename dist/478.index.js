export const id = 478;
export const ids = [478];
export const modules = {

/***/ 4478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compare: () => (/* binding */ compare),
  pageListFor: () => (/* binding */ pageListFor)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(1154);
// EXTERNAL MODULE: ./build/pages/list.js
var pages_list = __webpack_require__(5162);
;// CONCATENATED MODULE: ./build/pages/fingerprint.js





/** Bytes. Of a larger page only the bytes count. */
const pageLimit = 32 * 1024 * 1024;
/**
 * Fingerprints all pages of a site, with one digest of the other files. Only this function loads the parser.
 *
 * @throws {SiteError} if a file is no longer what it was when the site was collected
 */
async function fingerprintSite(files, { hosts, known, signal }) {
    const { readPage } = await Promise.all(/* import() */[__webpack_require__.e(319), __webpack_require__.e(44)]).then(__webpack_require__.bind(__webpack_require__, 8044));
    const buffers = [Buffer.allocUnsafeSlow(pageLimit), Buffer.allocUnsafeSlow(pageLimit)];
    const others = (0,external_node_crypto_.createHash)('sha256');
    const pages = new Map();
    for (const file of files) {
        // Other code, such as that for a signal of the system, gets a turn.
        await (0,promises_.setImmediate)();
        signal.throwIfAborted();
        const path = (0,pages_list/* pagePathOf */.KQ)(file.path);
        const hash = path === undefined ? others : (0,external_node_crypto_.createHash)('sha256');
        hash.update(`${Buffer.byteLength(file.path)}:${file.path}:${file.size}:`);
        const content = file.size < pageLimit ? buffers[0].subarray(0, file.size) : undefined;
        if (content === undefined)
            for await (const chunk of (0,read_file/* readInChunks */.kT)(file, buffers))
                hash.update(chunk);
        else {
            (0,read_file/* readWhole */.oD)(file, content);
            hash.update(content);
        }
        if (path === undefined)
            continue;
        const bytes = (0,pages_list/* shortDigest */.VK)(hash);
        const before = known?.get(path)?.fingerprint;
        if (content === undefined)
            pages.set(path, { title: '', fingerprint: Array(4).fill(bytes).join('.') });
        else if (before?.startsWith(`${bytes}.`))
            pages.set(path, { title: '', fingerprint: before });
        else {
            const isText = (0,external_node_buffer_.isUtf8)(content);
            const { title, parts } = readPage(content.toString(isText ? 'utf8' : 'latin1'), path, hosts);
            pages.set(path, { title: isText ? title : '', fingerprint: `${bytes}.${parts}` });
        }
    }
    return { pages, otherFiles: (0,pages_list/* shortDigest */.VK)(others) };
}

// EXTERNAL MODULE: ./build/http/visit.js
var visit = __webpack_require__(2683);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
;// CONCATENATED MODULE: ./build/pages/published.js




/** Milliseconds for everything: connecting, redirects and the whole list. */
const patience = 10_000;
/**
 * Asks a link for the list of its pages, as a visitor would, without the key: the list, or why there is none, without a full
 * stop. It throws the reason of `signal` if that is aborted, and nothing else.
 */
async function publishedPages(link, signal) {
    const deadline = AbortSignal.timeout(patience);
    const url = `https://${link}/${pages_list/* listFile */.DK}`;
    const chunks = [];
    let length = 0;
    try {
        const { fault } = await (0,visit/* visit */.Y)(new URL(url), AbortSignal.any([signal, deadline]), (chunk) => {
            length += chunk.length;
            if (length > pages_list/* listLimit */.El)
                throw new RangeError(`it has more than ${pages_list/* listLimit */.El / 1024 / 1024} MiB`);
            chunks.push(chunk);
        });
        if (fault !== undefined)
            return `${url} ${fault}`;
    }
    catch (error) {
        signal.throwIfAborted();
        if (deadline.aborted)
            return `${url} was not complete within ${patience / 1000} s`;
        return `${url} can't be fetched (${(0,printable/* excerpt */.Kb)((0,errors/* messageOf */.bD)(error).replace(/^verify: |\.$/gu, ''))})`;
    }
    const list = (0,pages_list/* parsePageList */.LS)(Buffer.concat(chunks).toString());
    return typeof list === 'string' ? `${url} ${list}` : list;
}

// EXTERNAL MODULE: ./build/rules/world.js
var world = __webpack_require__(9043);
// EXTERNAL MODULE: ./build/target.js
var build_target = __webpack_require__(9930);
// EXTERNAL MODULE: ./build/view/log.js
var log = __webpack_require__(9551);
;// CONCATENATED MODULE: ./build/acts/compare.js








/**
 * The list of a live site's pages, if previews are compared with it.
 *
 * @param link where the deploy goes, if it is known. Of pages that it has already, the list that it publishes tells the parts.
 * @throws {SiteError} if a file changed
 */
async function pageListFor(site, link, work) {
    const { inputs, signal, target } = work;
    const isCompared = inputs.compareWith?.toLowerCase() === target.environment.toLowerCase();
    if ((0,build_target/* isPreview */.b)(target) || !isCompared)
        return undefined;
    if (!(0,pages_list/* fitsList */.pI)(site.files)) {
        log/* log */.R.info('There are too many pages for a list of them, so previews can not be compared with this site.');
        return undefined;
    }
    const before = link === undefined ? undefined : await publishedPages(link, signal);
    if (typeof before === 'string')
        log/* log */.R.info(`The list of pages is made anew, because ${before}.`);
    const known = typeof before === 'object' ? before.pages : undefined;
    const hosts = link === undefined ? [] : [link];
    const content = (0,pages_list/* composePageList */.sf)(await fingerprintSite(site.files, { hosts, known, signal }));
    return { path: pages_list/* listFile */.DK, content, why: 'compare-with; it names every page, linked or not' };
}
/**
 * Compares a preview with the live site that an input names; undefined for a live site, and in a dry run. `found` is
 * never rejected: if it is not possible, one line in the log says why. Disposing of it ends what it still waits for,
 * without a word in the log.
 */
function compare(site, link, work) {
    const { compareWith, dryRun } = work.inputs;
    if (compareWith === undefined || dryRun || !(0,build_target/* isPreview */.b)(work.target))
        return undefined;
    const over = new AbortController();
    const signal = AbortSignal.any([work.signal, over.signal]);
    const found = changesOf(site, link, compareWith, { ...work, signal }).catch((error) => {
        if (!signal.aborted)
            log/* log */.R.info((0,printable/* printable */.g$)(`No pages were compared. ${(0,errors/* messageOf */.bD)(error)}`));
        return undefined;
    });
    return { found, [Symbol.dispose]: () => over.abort() };
}
async function changesOf(site, link, environment, services) {
    const { github, records, signal } = services;
    const [live] = (0,world/* linksOf */.hP)(await records.list({ environment, subject: { kind: 'live-site' } }));
    if (live === undefined) {
        const none = 'without a token nothing is known.';
        log/* log */.R.warning(`No pages were compared: ${github ? await noLiveSite(environment, records) : none}`);
        return undefined;
    }
    const published = await publishedPages(live, signal);
    if (typeof published === 'string') {
        const advice = 'A deploy to that environment with the same "compare-with" publishes a list.';
        log/* log */.R.info(`No pages were compared: ${published}. ${advice}`);
        return undefined;
    }
    const hosts = link === undefined ? [live] : [link, live];
    const own = await fingerprintSite(site.built ?? site.files, { hosts, known: published.pages, signal });
    return { ...(0,pages_list/* compareSites */.Ci)(published, own), environment, live };
}
/** Its name may be misspelled, or be that of previews, so the names that do have a live site are told. */
async function noLiveSite(environment, records) {
    const nothing = `the environment "${(0,printable/* excerpt */.Kb)(environment)}" has no live site to compare with.`;
    // The newest 100 are enough for a hint.
    const known = new Set((await records.liveSites(Number.POSITIVE_INFINITY)).map((each) => each.environment));
    const others = [...known].filter((other) => other.toLowerCase() !== environment.toLowerCase());
    const names = others.map((other) => `"${(0,printable/* excerpt */.Kb)(other)}"`);
    return names.length > 0
        ? `${nothing} Did you mean ${(0,printable/* firstOf */.Ku)(names, 10)}?`
        : `${nothing} Deploy one, such as "production", with "compare-with" naming it.`;
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

/***/ 5917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ linkTarget),
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   pO: () => (/* binding */ movedBase)
/* harmony export */ });
/* unused harmony export withoutHash */
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8635);
/* harmony import */ var _text_media_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6112);


/** The site while its pages are read. No real page is there (RFC 6761, section 6.4). */
const home = 'http://site.invalid';
/** From where the links of a page lead, unless it names another base. */
function baseOf(path) {
    return baseAt(new URL(home + (0,_text_address_js__WEBPACK_IMPORTED_MODULE_0__/* .encodedPath */ .yT)(path)));
}
/** An address of more than 2,000 characters is no base, since each link would become as long. */
function movedBase(base, address) {
    const url = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_0__/* .urlOf */ .rs)(address, base.href);
    return url === undefined || url.href.length > 2000 ? base : baseAt(url);
}
/** `own` is what a link to the base itself comes to, `folders` are its folder and those above; none outside of the site. */
function baseAt({ href, origin, pathname }) {
    const names = origin === home ? pathname.split('/') : [];
    const folders = names.slice(1).map((_, up) => `${names.slice(0, -1 - up).join('/')}/`);
    return { href, own: addressOf('', href, []), folders };
}
/** A path from the root, or one that may lead up. No other name begins with a dot, so it is read as it is written. */
const plain = /^(?:\/(?=[\w-]|$)|((?:\.\.\/)*))((?:[\w-][\w.-]*\/)*(?:[\w-][\w.-]*(?:#[\w-]+)?)?)$/u;
/**
 * Tells where a link or an image leads from a base, on a site with these names: the same place is the same text; empty for a
 * script. Most pages have the same links, and to parse an address takes long: one is kept.
 */
function linkTarget(written) {
    const [, up, rest] = plain.exec(written) ?? [];
    const most = up === undefined ? Number.POSITIVE_INFINITY : up.length / 3;
    const isFragment = /^#[\w-]+$/u.test(written);
    let known;
    let address = '';
    return ({ href, own, folders }, hosts) => {
        const folder = folders[Math.min(most, folders.length - 1)];
        if (folder !== undefined && isFragment)
            return own + written;
        if (folder === undefined || rest === undefined)
            return addressOf(written, href, hosts);
        if (folder !== known)
            address = addressOf(home + folder + rest, home, hosts);
        known = folder;
        return address;
    };
}
/**
 * Relative and absolute ones are the same, as are `/guide/` and `/guide/index.html`. For an asset of the site, the query
 * and the build's hash in its name do not count. For a page, and for everything on another host, the whole address counts.
 */
function addressOf(written, base, hosts) {
    const url = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_0__/* .urlOf */ .rs)(written, base);
    if (url?.protocol === 'javascript:')
        return '';
    if (url === undefined || !/^https?:$/u.test(url.protocol))
        return written;
    const { origin, hostname, port, pathname, search, hash } = url;
    const isOwn = origin === home || (port === '' && hosts.some((host) => (0,_text_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameLink */ .dF)(host, hostname)));
    if (!isOwn)
        return url.href;
    const start = pathname.lastIndexOf('/') + 1;
    const name = pathname.slice(start);
    const type = (0,_text_media_type_js__WEBPACK_IMPORTED_MODULE_1__/* .mediaType */ .J)(name);
    if (type !== undefined && type !== 'text/html')
        return pathname.slice(0, start) + withoutHash(name) + hash;
    return pathname.replace(/\/index\.html$/u, '/') + search + hash;
}
/**
 * `logo.3fa9c1d2.png`, `logo-DwX3k_9a.png` (Vite, Rollup), `logo-IKNTMN2E.png` (esbuild) or `logo.DwX3k_9a_Z1kq2Mn.webp`
 * (Astro) without the hash. It rather misses one than removes something else. A hash follows other text, and does not look like a
 * word, a number, a date or a size: `report-20241001.pdf`, `photo-1280x720.jpg` and `Annual-Report24.pdf` do not change.
 */
function withoutHash(name) {
    const [, stem = name, rest = ''] = /^(.+?)((?:\.min)?\.[^.]*)$/su.exec(name) ?? [];
    return (stem
        .replace(hexadecimal, '')
        .replace(hashAndOptions, (all, hash, options) => switches(hash) >= 1 && switches(options) >= 1 ? '' : all)
        // A hash is likelier after a dot than after a dash, because a dash also stands between words.
        .replace(hashAtEnd, (all, separator, hash) => switches(hash) >= (separator === '.' ? 1 : 2) ? separator : all) + rest);
}
/** At least 8 digits between separators. At least one of them is a letter. */
const hexadecimal = /(?<=.[-._~])(?=[0-9]*[a-f])[0-9a-f]{8,64}(?=$|[-._~])/gu;
/** A hash in the Base64 of URLs, and after it what Astro adds for an image's size and format. */
const hashAndOptions = /(?<=.\.)([\w-]{8})_([A-Za-z0-9]{4,8})$/u;
const hashAtEnd = /(?<=.)([-._~])([\w-]{8})$/u;
/** How often case, or letters and digits, change inside a text. A number at its start or end does not count. */
function switches(text) {
    const inner = text.replace(/[-_]/gu, '').replace(/^\d+|\d+$/gu, '');
    return inner.match(/[a-z](?=[A-Z0-9])|[0-9](?=[A-Za-z])|[A-Z](?=[0-9])|[A-Z](?=[A-Z][a-z])/gu)?.length ?? 0;
}


/***/ }),

/***/ 5162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ compareSites),
/* harmony export */   DK: () => (/* binding */ listFile),
/* harmony export */   El: () => (/* binding */ listLimit),
/* harmony export */   KQ: () => (/* binding */ pagePathOf),
/* harmony export */   LS: () => (/* binding */ parsePageList),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   pI: () => (/* binding */ fitsList),
/* harmony export */   sf: () => (/* binding */ composePageList)
/* harmony export */ });
/* unused harmony export isPagePath */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1245);
/* harmony import */ var _text_media_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6112);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7736);
/* harmony import */ var _what_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8853);





const listFile = '.well-known/static-deploy.json';
/** Bytes of a list that are read at most. */
const listLimit = 5 * 1024 * 1024;
/** The first 96 bits of a hash, in base64url: 16 characters. */
function shortDigest(of) {
    return (typeof of === 'string' ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', of, 'base64url') : of.digest('base64url')).slice(0, 16);
}
/** Four short digests: the bytes, the content hard and soft, the frame. */
const fingerprintForm = /^[\w-]{16}(?:\.[\w-]{16}){3}$/u;
/**
 * The path where a visitor finds a page, in readable form: `guide/index.html` becomes `/guide/`, `a.html` stays `/a.html`.
 * Servers know `index.html` only in lower case. Undefined if the file is not a page, or its path may not be in a list.
 */
function pagePathOf(file) {
    const path = `/${file}`.replace(/\/index\.html$/u, '/');
    return (0,_text_media_type_js__WEBPACK_IMPORTED_MODULE_1__/* .mediaType */ .J)(file) === 'text/html' && isPagePath(path) ? path : undefined;
}
/** Whether a text can be a page's path: it names no other host, does not lead up, and breaks no line. */
function isPagePath(text) {
    return text.length <= 2000 && /^\/(?!\/)/u.test(text) && !/[\p{Cc}\p{Cs}\u2028\u2029]|\/\.\.?(?:\/|$)/u.test(text);
}
function fitsList(files) {
    const paths = files.flatMap(({ path }) => pagePathOf(path) ?? []);
    // Each has a fingerprint with two quotes and a colon; what is around all needs no more than one.
    return Buffer.byteLength(JSON.stringify(paths)) + (paths.length + 1) * (4 * 17 - 1 + 3) <= listLimit;
}
function composePageList({ pages, otherFiles }) {
    const entries = [...pages].map(([path, { fingerprint }]) => [path, fingerprint]);
    const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
    return `${JSON.stringify({ 'static-deploy': _what_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r, pages: sorted, 'other-files': otherFiles })}\n`;
}
/**
 * The list, or what is wrong with it, in words that follow its address. A stranger may have written it. If one entry is
 * wrong, the whole list is refused: if only that entry were left out, its page would be shown as new.
 */
function parsePageList(text) {
    const json = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text);
    if (json === undefined)
        return 'is not JSON';
    const file = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(json);
    if (file === undefined || !('static-deploy' in file))
        return 'is not a list of pages';
    if (file['static-deploy'] !== _what_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r)
        return 'was written by another version of this action';
    const otherFiles = file['other-files'];
    const fingerprints = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(file['pages']);
    if (fingerprints === undefined || typeof otherFiles !== 'string')
        return 'is not a list of pages';
    const pages = new Map();
    for (const [path, fingerprint] of Object.entries(fingerprints)) {
        if (!isPagePath(path))
            return 'contains a path that can not be a page';
        if (typeof fingerprint !== 'string' || !fingerprintForm.test(fingerprint))
            return 'has a page without a fingerprint of this form';
        pages.set(path, { title: '', fingerprint });
    }
    return { pages, otherFiles };
}
/**
 * `changes` are the changed, then the new ones, each by path, and last the removed ones, which a stranger's list alone makes;
 * `unchanged` pages are in both, and of those `dated` differ in a date, `framed` in their frame.
 */
function compareSites(published, own) {
    const changes = [];
    let unchanged = 0;
    let dated = 0;
    let framed = 0;
    for (const [path, { fingerprint, title }] of own.pages) {
        const before = published.pages.get(path)?.fingerprint.split('.');
        const [, hard, soft, frame] = fingerprint.split('.');
        if (before === undefined || soft !== before[2]) {
            changes.push({ path, title: title || (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(path), change: before === undefined ? 'new' : 'changed' });
            continue;
        }
        unchanged += 1;
        if (hard !== before[1])
            dated += 1;
        if (frame !== before[3])
            framed += 1;
    }
    for (const path of published.pages.keys())
        if (!own.pages.has(path))
            changes.push({ path, title: (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(path), change: 'removed' });
    changes.sort((a, b) => (a.change + a.path < b.change + b.path ? -1 : 1));
    return { changes, unchanged, dated, framed, otherFilesDiffer: published.otherFiles !== own.otherFiles };
}


/***/ }),

/***/ 8853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ elementOf),
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/* harmony import */ var _link_targets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5917);
/** What of a page a reader notices, element by element. Whoever changes this raises the version. */

/** The version of lists. It goes up with their form, and with what is read of a page: parts found otherwise differ. */
const version = 1;
/** By elements and by roles. An aside is where a header is. */
const landmarks = tableOf({
    main: 'main',
    navigation: 'nav navigation',
    footer: 'footer contentinfo',
    header: 'header banner aside complementary',
    section: 'article section',
});
/**
 * What an element does to its content. `word`: the text goes on through it; any other element separates words.
 * `preformatted`: its white space is shown. `hidden`: its content is not shown if scripts run. Attributes of hidden and
 * `empty` elements are not noticed. An element that is not here is a block.
 */
const kinds = tableOf({
    word: 'abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark nobr q rb s samp small span strike ' +
        'strong sub sup tt u var wbr',
    preformatted: 'pre textarea',
    hidden: 'noscript script style template',
    empty: 'base link meta',
});
const labels = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'label', 'value'];
const targets = ['href', 'xlink:href', 'src', 'poster', 'data', 'action', 'formaction'];
/** Undefined if the element changes nothing of the text, and has none of its own. */
function elementOf(name, attributes) {
    const kind = kinds.get(name);
    const isNoticed = kind !== 'hidden' && kind !== 'empty';
    const texts = isNoticed ? textsOf(name, attributes) : [];
    const written = isNoticed ? targetsOf(attributes) : redirectOf(name, attributes);
    if (kind === 'word' && texts.length + written.length === 0)
        return undefined;
    // A template that declares a shadow root is shown.
    const isShown = kind !== 'hidden' || attributes.has('shadowrootmode');
    const base = name === 'base' ? attributes.get('href') : undefined;
    return { name, kind, isShown, landmark: landmarkOf(name, attributes), texts, targets: written.map(_link_targets_js__WEBPACK_IMPORTED_MODULE_0__/* .linkTarget */ .Cm), base };
}
/** By its role, else by the ids that links to skip the menu lead to, else by its name. */
function landmarkOf(name, attributes) {
    const byRole = landmarks.get(attributes.get('role')?.trim().toLowerCase() ?? '');
    return byRole ?? (/^main(?:-content)?$/u.test(attributes.get('id') ?? '') ? 'main' : landmarks.get(name));
}
function textsOf(name, attributes) {
    const isValueShown = name === 'input' && !/^(?:hidden|checkbox|radio)$/iu.test(attributes.get('type') ?? '');
    return labels
        .filter((label) => attributes.get(label)?.trim() && (isValueShown || label !== 'value'))
        .map((label) => `${label}=${attributes.get(label)?.trim()}`);
}
/**
 * Of a `srcset` the widths and densities, which a browser uses to choose one, are left out. No honest set has more than
 * 100 sources: each on its own could become as long as the page's base.
 */
function targetsOf(attributes) {
    const single = targets.flatMap((target) => attributes.get(target)?.trim() || []);
    const set = attributes.get('srcset') ?? '';
    const sources = set.split(/,?(?:\s+|$)/u).filter((source) => source !== '' && !/^[\d.]+[wxh]$/u.test(source));
    return [...single, ...(sources.length > 100 ? [set] : sources)];
}
/** The address that a page redirects to, if it does: `<meta http-equiv="refresh" content="0; url=/new/">`. */
function redirectOf(name, attributes) {
    if (name !== 'meta' || !/^\s*refresh\s*$/iu.test(attributes.get('http-equiv') ?? ''))
        return [];
    return /url\s*=\s*['"]?([^'"]+)/iu.exec(attributes.get('content') ?? '')?.slice(1) ?? [];
}
function tableOf(names) {
    return new Map(Object.entries(names).flatMap(([value, all]) => all.split(' ').map((name) => [name, value])));
}


/***/ })

};
