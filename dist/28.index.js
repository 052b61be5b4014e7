export const id = 28;
export const ids = [28];
export const modules = {

/***/ 28:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compare: () => (/* binding */ compare),
  pageListFor: () => (/* binding */ pageListFor)
});

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(1916);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(7327);
// EXTERNAL MODULE: ./build/pages/link-targets.js + 1 modules
var link_targets = __webpack_require__(5761);
// EXTERNAL MODULE: ./build/text/media-type.js
var media_type = __webpack_require__(9559);
;// CONCATENATED MODULE: ./build/pages/paths.js

/**
 * The path where a visitor finds a page, in readable form, not as it stands in a URL: `guide/index.html` becomes
 * `/guide/`, `a.html` stays `/a.html`. A page is a file that is sent as `text/html`. `404.html` is one too, because
 * visitors see it. Servers know `index.html` only in lower case.
 *
 * @returns undefined if the file is not a page, or its path may not be in a list
 */
function pagePathOf(file) {
    const path = `/${file}`.replace(/\/index\.html$/u, '/');
    return (0,media_type/* mediaType */.J)(file) === 'text/html' && isPagePath(path) ? path : undefined;
}
/** Whether a text can be a page's path: it names no other host, does not lead up, and breaks no line. */
function isPagePath(text) {
    return (text.length <= 2000 &&
        text.startsWith('/') &&
        !text.startsWith('//') &&
        !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text) &&
        !/\/\.\.?(?:\/|$)/u.test(text));
}

;// CONCATENATED MODULE: ./build/pages/fingerprint.js





/** Smaller files are read at once. In bytes. */
const smallSize = 256 * 1024;
/**
 * Titles and fingerprints of all pages of a site, and one digest of the other files. Only this function loads the
 * parser. Memory does not grow with the size of files.
 *
 * @param hosts names of the site itself. Links to them count as links within it: a build may know its own address.
 * @throws {SiteError} if a file is no longer what it was when the site was collected
 * @throws the reason of `signal` if that is aborted
 */
async function fingerprintSite(files, { hosts, signal }) {
    const { shortDigest, PageReader } = await Promise.all(/* import() */[__webpack_require__.e(455), __webpack_require__.e(34)]).then(__webpack_require__.bind(__webpack_require__, 1034));
    const targets = new link_targets/* Targets */.Ht(hosts);
    const buffers = [Buffer.allocUnsafeSlow(smallSize), Buffer.allocUnsafeSlow(smallSize)];
    const pages = [];
    const others = (0,external_node_crypto_.createHash)('sha256');
    for (const file of files) {
        // Other code, such as that for a signal of the system, gets a turn.
        await (0,promises_.setImmediate)();
        signal.throwIfAborted();
        const path = pagePathOf(file.path);
        if (path === undefined)
            await (0,read_file/* hashFile */.DC)(others, file, buffers);
        else
            pages.push(await readPage(file, buffers, () => new PageReader(path, targets)));
    }
    return { pages, otherFiles: shortDigest(others) };
}
/** A page that is not UTF-8 is read byte by byte, always in the same way. Its title is left out unless it is ASCII. */
async function readPage(file, buffers, start) {
    const read = async (decode) => {
        const reader = start();
        if (file.size < smallSize) {
            (0,read_file/* readWhole */.oD)(file, buffers[0]);
            reader.write(decode(buffers[0].subarray(0, file.size)));
        }
        else {
            for await (const chunk of (0,read_file/* readInChunks */.kT)(file, buffers))
                reader.write(decode(chunk, { stream: true }));
            reader.write(decode());
        }
        return reader.end();
    };
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
        return await read((bytes, more) => decoder.decode(bytes, more));
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        const reading = await read((bytes) => bytes?.toString('latin1') ?? '');
        return /^\p{ASCII}*…?$/u.test(reading.title) ? reading : { ...reading, title: '' };
    }
}

// EXTERNAL MODULE: ./build/text/json.js
var text_json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(4865);
;// CONCATENATED MODULE: ./build/pages/list.js



/** The path of a site's list of pages. The action adds no other file than this one and a preview's `robots.txt`. */
const listFile = '.well-known/static-deploy.json';
/** Bytes of a list that are read at most. */
const listLimit = 5 * 1024 * 1024;
/** The content of `listFile`, with the pages sorted by path; undefined if it would be larger than `listLimit`. */
function composePageList({ pages, otherFiles }) {
    const entries = pages.toSorted(byPath).map(({ path, fingerprint }) => [path, fingerprint]);
    const list = { 'static-deploy': 1, pages: Object.fromEntries(entries), 'other-files': otherFiles };
    const text = `${JSON.stringify(list)}\n`;
    return Buffer.byteLength(text) <= listLimit ? text : undefined;
}
/**
 * Reads a list. A stranger may have written it, so if one entry is wrong, the whole list is refused: if only that entry
 * were left out, its page would be shown as new.
 *
 * @returns the list, or what is wrong with it, in words that follow its address
 */
function parsePageList(text) {
    const json = (0,text_json/* parseJson */.qF)(text);
    if (json === undefined)
        return 'is not JSON';
    const file = (0,text_json/* fieldsOf */.Pf)(json);
    if (file === undefined || !('static-deploy' in file))
        return 'is not a list of pages';
    if (file['static-deploy'] !== 1)
        return 'was written by another version of this action';
    const otherFiles = file['other-files'];
    const pages = (0,text_json/* fieldsOf */.Pf)(file['pages']);
    if (pages === undefined)
        return 'is not a list of pages';
    const list = new Map();
    for (const [path, fingerprint] of Object.entries(pages)) {
        if (!isPagePath(path))
            return 'contains a path that can not be a page';
        if (typeof fingerprint !== 'string')
            return 'has a page without a fingerprint';
        list.set(path, fingerprint);
    }
    return { pages: list, otherFiles: typeof otherFiles === 'string' ? otherFiles : undefined };
}
/** The differences between a published list and this site. The time is proportional to their lengths. */
function compareSites(published, { pages, otherFiles }) {
    const changes = [];
    const removed = new Set(published.pages.keys());
    let dated = 0;
    for (const { path, fingerprint, title } of pages) {
        removed.delete(path);
        const [hard, soft] = fingerprint.split('.');
        const [hardBefore, softBefore] = published.pages.get(path)?.split('.') ?? [];
        if (hard === hardBefore)
            continue;
        // A list of an earlier version of this action has only the hard half.
        if (soft !== undefined && soft === softBefore) {
            dated += 1;
            continue;
        }
        const shown = (0,printable/* printable */.g$)(isVisible(title) ? title : path);
        changes.push({ path, title: shown, change: hardBefore === undefined ? 'new' : 'changed' });
    }
    const unchanged = pages.length - changes.length - dated;
    for (const path of removed)
        changes.push({ path, title: (0,printable/* printable */.g$)(path), change: 'removed' });
    const otherFilesDiffer = published.otherFiles === undefined ? undefined : published.otherFiles !== otherFiles;
    return { changes: changes.sort(byPath), dated, unchanged, otherFilesDiffer };
}
function byPath(a, b) {
    return a.path < b.path ? -1 : 1;
}
/** A title of blanks, fillers and joiners would be a link that nobody can see. */
function isVisible(title) {
    return /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{C}\u2800]/u.test(title);
}

// EXTERNAL MODULE: ./build/http/visit.js
var visit = __webpack_require__(3366);
;// CONCATENATED MODULE: ./build/pages/published.js




/** Milliseconds for everything: connecting, redirects and the whole list. */
const patience = 10_000;
/**
 * Asks a link for the list of its pages, as a visitor would, without the key. Nothing that the other side does makes
 * the run fail, and it takes 10 s at most.
 *
 * @param link a host name, as a record names it
 * @returns the list, or one sentence that says why there is none
 * @throws the reason of `signal` if that is aborted, and nothing else
 */
async function publishedPages(link, signal) {
    const deadline = AbortSignal.timeout(patience);
    const url = `https://${link}/${listFile}`;
    const none = (why) => ({ why: `No pages were compared: ${url} ${why}.` });
    const chunks = [];
    let length = 0;
    try {
        const { fault, status } = await (0,visit/* visit */.Y)(new URL(url), AbortSignal.any([signal, deadline]), (chunk) => {
            length += chunk.length;
            if (length > listLimit)
                throw new RangeError();
            chunks.push(chunk);
        });
        const advice = '; the next deploy to that environment with the same "compare-with" publishes it';
        if (fault !== undefined)
            return none(fault + (status === 404 ? advice : ''));
    }
    catch (error) {
        signal.throwIfAborted();
        if (deadline.aborted)
            return none(`was not complete within ${patience / 1000} s`);
        if (length > listLimit)
            return none(`has more than ${listLimit / 1024 / 1024} MiB`);
        // The sentence around the message says what was done, and has the full stop.
        const operation = error instanceof errors/* NetworkError */.Dr ? `${error.operation}: ` : '';
        const reason = (0,errors/* messageOf */.bD)(error).replace(/\.$/u, '');
        return none(`can't be fetched (${(0,printable/* excerpt */.Kb)(reason.startsWith(operation) ? reason.slice(operation.length) : reason)})`);
    }
    const list = parsePageList(Buffer.concat(chunks).toString());
    return typeof list === 'string' ? none(list) : { list };
}

// EXTERNAL MODULE: ./build/record/record-format.js
var record_format = __webpack_require__(9127);
// EXTERNAL MODULE: ./build/report/log.js
var log = __webpack_require__(6945);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(3387);
;// CONCATENATED MODULE: ./build/acts/compare.js









/** The list of a site's pages, for the live site that previews are compared with. Throws if a file changed. */
async function pageListFor(site, { target, services }) {
    const { subject, environment, domain } = target;
    const { inputs, signal } = services;
    const [named = '', own] = [inputs.compareWith?.toLowerCase(), environment.toLowerCase()];
    if (subject.kind !== 'live-site')
        return [];
    if (named !== own) {
        if ((0,mod/* distance */.Io)(named, own) <= 2)
            log/* log */.R.warning(`"compare-with: ${(0,printable/* excerpt */.Kb)(named)}" is not this environment, so no list of pages is published: did you mean "${(0,printable/* excerpt */.Kb)(own)}"?`);
        return [];
    }
    const content = composePageList(await fingerprintSite(site.files, { hosts: domain ? [domain] : [], signal }));
    if (content !== undefined)
        return [{ path: listFile, content, why: 'compare-with' }];
    log/* log */.R.info('There are too many pages for a list of them, so previews can not be compared with this site.');
    return [];
}
/**
 * Compares a preview with the live site that an input names; undefined for a live site. If that is not possible, one
 * line in the log says why, and the deploy goes on.
 *
 * @param site as the build wrote it
 * @param link the preview's link, if it is known already
 */
function compare(site, link, { target, services }) {
    const { compareWith: environment } = services.inputs;
    if (environment === undefined || target.subject.kind === 'live-site')
        return undefined;
    const over = new AbortController();
    const signal = AbortSignal.any([services.signal, over.signal]);
    const find = async () => {
        const recalled = await services.access?.records.recall({ environment, task: 'deploy' });
        if (recalled === undefined)
            return await warnOfEnvironment(environment, services);
        const [live] = recalled.names;
        const published = await publishedPages(live, signal);
        if ('why' in published) {
            log/* log */.R.info(published.why);
            return undefined;
        }
        const hosts = link === undefined ? [live] : [link, live];
        const comparison = compareSites(published.list, await fingerprintSite(site.built ?? site.files, { hosts, signal }));
        return { ...comparison, environment, live };
    };
    const found = find().catch((error) => {
        if (!signal.aborted)
            log/* log */.R.info((0,printable/* printable */.g$)(`No pages were compared. ${(0,errors/* messageOf */.bD)(error)}`));
        return undefined;
    });
    return { found, [Symbol.dispose]: () => over.abort() };
}
/** Says that an environment has no live site. Its name may be misspelled, so the names that do have one are told. */
async function warnOfEnvironment(environment, { access }) {
    const live = [];
    // The newest 100 deploys of live sites, if there is a token to read them.
    for await (const newest of access?.github.deployments({ task: 'deploy' }) ?? []) {
        live.push(...newest.filter(record_format/* isOurs */.MU));
        break;
    }
    const others = [...new Set(live.map((each) => each.environment))];
    const nothing = `No pages were compared: no deploy to the environment "${(0,printable/* excerpt */.Kb)(environment)}" is recorded.`;
    if (others.some((other) => other.toLowerCase() === environment.toLowerCase())) {
        log/* log */.R.info(`${nothing} What was deployed there is torn down.`);
        return;
    }
    const names = others.map((other) => `"${(0,printable/* excerpt */.Kb)(other)}"`);
    log/* log */.R.warning(names.length > 0
        ? `${nothing} Write one of these as "compare-with": ${(0,format/* firstOf */.Ku)(names, 10)}.`
        : `${nothing} Deploy it once with "compare-with: ${(0,printable/* excerpt */.Kb)(environment)}".`);
}


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


/***/ }),

/***/ 5761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ht: () => (/* binding */ Targets),
  bx: () => (/* binding */ baseOf),
  zP: () => (/* binding */ copyOf)
});

// EXTERNAL MODULE: ./build/text/host-name.js + 1 modules
var host_name = __webpack_require__(6315);
// EXTERNAL MODULE: ./build/text/media-type.js
var media_type = __webpack_require__(9559);
// EXTERNAL MODULE: ./build/text/url.js
var text_url = __webpack_require__(1691);
;// CONCATENATED MODULE: ./build/pages/asset-names.js
/**
 * The name of an asset, the last segment of a path, without the hash that a build put into it: `logo.3fa9c1d2.png`, `logo-DwX3k_9a.png` (Vite,
 * Rollup), `logo-IKNTMN2E.png` (esbuild), `logo.DwX3k_9a_Z1kq2Mn.webp` (Astro).
 *
 * It rather misses a hash than removes something else. A hash follows other text, and does not look like a word, a
 * number, a date or a size: `report-20241001.pdf`, `photo-1280x720.jpg` and `Annual-Report24.pdf` do not change.
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
/** How often case, or letters and digits, change inside a text. A number at its start or end does not count. */
function switches(text) {
    const inner = text.replace(/[-_]/gu, '').replace(/^\d+|\d+$/gu, '');
    return inner.match(/[a-z](?=[A-Z0-9])|[0-9](?=[A-Za-z])|[A-Z](?=[0-9])|[A-Z](?=[A-Z][a-z])/gu)?.length ?? 0;
}

;// CONCATENATED MODULE: ./build/pages/link-targets.js




/** The address of the site while its pages are read. No real page has it (RFC 6761, section 6.4). */
const home = 'http://site.invalid';
/** How many targets are remembered, so that links which all pages have are worked out only once. */
const most = 10_000;
/** The address of a page, for `Targets.of`. */
function baseOf(path) {
    return home + (0,text_url/* encodedPath */.y)(path);
}
/** Targets of links and images in one form: two that lead to the same place are equal. */
class Targets {
    #hosts;
    #known = new Map();
    /** @param hosts the names of the site itself. A link to one of them is the same as a link without a host. */
    constructor(hosts) {
        this.#hosts = hosts;
    }
    /**
     * The target in its one form, against the page's address or the base that it names. Relative and absolute targets are
     * the same, and so are `/guide/` and `/guide/index.html`. For an asset of the site, the query and the build's hash in
     * its name do not count. For a page, and for everything on another host, the whole address counts.
     */
    of(target, base) {
        // A place in the page itself.
        if (/^#[\w.~-]+$/u.test(target))
            return this.of(base.split('#', 1).join(), base) + target;
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
    #of(target, base) {
        const url = (0,text_url/* urlOf */.r)(target, base);
        // A script is not a target.
        if (url?.protocol === 'javascript:')
            return '';
        if (url === undefined || !/^https?:$/u.test(url.protocol))
            return target;
        const { origin, hostname, port, pathname, search, hash } = url;
        const isOwn = origin === home || (port === '' && this.#hosts.some((host) => (0,host_name/* isSameLink */.dF)(host, hostname)));
        if (!isOwn)
            return url.href;
        const start = pathname.lastIndexOf('/') + 1;
        const name = pathname.slice(start);
        const type = (0,media_type/* mediaType */.J)(name);
        if (type !== undefined && type !== 'text/html')
            return pathname.slice(0, start) + withoutHash(name) + hash;
        return pathname.replace(/\/index\.html$/u, '/') + search + hash;
    }
}
/** A part of a text keeps the whole text in memory. Its copy does not. */
function copyOf(text) {
    return Buffer.from(text).toString();
}


/***/ })

};
