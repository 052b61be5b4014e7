export const id = 805;
export const ids = [805];
export const modules = {

/***/ 9805:
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
// EXTERNAL MODULE: ./build/features/what-changed/changes.js
var what_changed_changes = __webpack_require__(2102);
// EXTERNAL MODULE: ./build/http/visit.js
var visit = __webpack_require__(2683);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(1245);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/node_modules/htmlparser2/dist/Parser.js + 7 modules
var Parser = __webpack_require__(5712);
;// CONCATENATED MODULE: ./build/features/what-changed/dates-and-hashes.js
/** What builds change in pages by themselves. A reader does not look for it. */
const raw = String.raw;
const weekday = raw `(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\.?,?\s+)`;
const day = raw `\d\d?(?:st|nd|rd|th)?(?!\d)`;
const month = raw `(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b\.?`;
const year = raw `(?:,?\s+\d{4})`;
const dates = [
    raw `\d{4}-\d\d-\d\d`,
    raw `${weekday}?(?:${month}\s+${day}|${day}\s+${month})${year}?`,
    raw `${month}${year}`,
].join('|');
const zone = raw `(?:\s?(?:Z|UTC|[A-Z]{1,4}T)(?![A-Za-z]))?(?:\s?[+-]\d\d:?\d\d)?(?:\s\([A-Z][A-Za-z ]+\))?`;
const time = raw `\d\d?:\d\d(?::\d\d(?:\.\d+)?)?(?:\s?[AaPp]\.?[Mm]\b\.?)?${zone}`;
const before = raw `(?:${time},?\s+(?:on\s+)?)`;
const after = raw `(?:(?:T|,?\s+(?:at\s+)?)${time})`;
const date = new RegExp(raw `(?<![\w./-])${before}?(?:${dates})${after}?(?!\w|[./-]\w)`, 'gu');
/** Dates in ISO 8601 or with an English month, and a time of day beside them. */
function withoutDates(text) {
    return text.replace(date, '');
}
const hexadecimal = raw `(?=\d*[a-f])[0-9a-f]{8,64}`;
/** Of Vite and esbuild. Astro adds a picture's size. */
const base64 = raw `(?!\d+x\d+\.)(?=[\w-]{0,6}(?:[a-z][A-Z]|\d[A-Za-z]|[A-Z]{2}))[\w-]{8}(?:_\w{4,8})?`;
const extension = raw `(?:\.(?!html?\b)\w+){1,2}(?:[?#&]|$)`;
const hash = new RegExp(`(?<=[^/][-._~])(?:${hexadecimal}|${base64})(?=${extension})`, 'u');
/** The address of a file without the hash of its content: `/logo-DwX3k_9a.png`, `/logo.png?v=3fa9c1d2`. */
function withoutHash(address) {
    return address.replace(hash, '').replace(/\?v=\w+$/u, '');
}

;// CONCATENATED MODULE: ./build/features/what-changed/content.js



/** Published lists name it. It goes up with each change of what counts as content, or of their form: digests differ then. */
const listVersion = 1;
/** Never content, not even in a main element: it may contain the menu, and links to the next page. */
const outside = new Set(['nav', 'footer', 'time', 'script', 'style', 'template']);
function regionIn(around, element) {
    if (element === 'main')
        return 'content';
    if (around === 'outside' || around === 'title')
        return around;
    if (outside.has(element))
        return 'outside';
    if (element === 'title')
        return 'title';
    if (around === 'content' || element === 'article')
        return 'content';
    return element === 'header' || element === 'aside' ? 'outside' : 'rest';
}
/** Stands for a tag between texts. HTML does not allow this character. */
const tag = '\u0001';
const tagWithSpaces = new RegExp(` ?${tag} ?`, 'gu');
/**
 * Finds title and content of a page (DESIGN 6).
 *
 * @param hosts names of the site itself. A build may write them into its links.
 * @returns the title in one printable line of at most 100 characters, and the content in one text
 */
function readPage(html, hosts) {
    const texts = { content: '', rest: '', outside: '', title: '' };
    const targets = { content: '', rest: '', outside: '', title: '' };
    // The parser also closes elements whose end is missing.
    const around = [];
    let region = 'rest';
    let element = '';
    new Parser/* Parser */.i({
        onopentagname(name) {
            texts[region] += tag;
            around.push(region);
            region = regionIn(region, name);
            element = name;
        },
        onattribute(name, value) {
            if ((name === 'role' && value === 'main') || (name === 'id' && value === 'main-content'))
                region = 'content';
            else if (name === 'alt')
                texts[region] += tag + value + tag;
            else if (name === 'src' || (name === 'href' && element === 'a'))
                targets[region] += plainTarget(value, hosts) + tag;
        },
        ontext(text) {
            texts[region] += text;
        },
        onclosetag() {
            if (region === 'title')
                texts.title += tag;
            region = around.pop() ?? 'rest';
            texts[region] += tag;
        },
    }).end(html);
    const used = texts.content === '' ? 'rest' : 'content';
    // Drawings have titles too.
    const [title = ''] = texts.title.split(tag, 1);
    const content = [title, texts[used]].map((text) => inOneLine(withoutDates(text)));
    // A part of a text keeps the whole text in memory. A copy does not.
    const shown = Buffer.from((0,printable/* excerpt */.Kb)(inOneLine(title), 100)).toString();
    return { title: shown, content: [...content, targets[used]].join(tag) };
}
function plainTarget(address, hosts) {
    const host = hosts.find((each) => address.startsWith(`https://${each}/`));
    return withoutHash(host === undefined ? address : address.slice(`https://${host}`.length));
}
/** Without tags, and without the white space beside them. */
function inOneLine(text) {
    return text.replace(/\s+/gu, ' ').replace(tagWithSpaces, '').trim();
}

;// CONCATENATED MODULE: ./build/features/what-changed/list.js





/** Where a site publishes the list of its pages. */
const listFile = '.well-known/static-deploy.json';
/** The published file (DESIGN 6). */
function formatList({ pages, files }) {
    const entries = Array.from(pages, ([path, { bytes, content }]) => [path, `${bytes}.${content}`]);
    const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
    return `${JSON.stringify({ 'static-deploy': listVersion, pages: sorted, files })}\n`;
}
/** Undefined if a text is no such file. One wrong entry is enough: without it, its page would seem to be new. */
function parseList(text) {
    const list = (0,json/* fieldsOf */.Pf)((0,json/* parseJson */.qF)(text));
    const entries = (0,json/* fieldsOf */.Pf)(list?.['pages']);
    const files = list?.['files'];
    if (list?.['static-deploy'] !== listVersion || entries === undefined || typeof files !== 'string')
        return undefined;
    const pages = new Map();
    for (const [path, digests] of Object.entries(entries)) {
        const [, bytes, content] = /^([\w-]{16})\.([\w-]{16})$/u.exec(String(digests)) ?? [];
        // A lone surrogate has no place in an address.
        if (bytes === undefined || content === undefined || !/^\/\P{Cs}*$/u.test(path))
            return undefined;
        pages.set(path, { title: '', bytes, content });
    }
    return { pages, files };
}
/**
 * Asks a link for the list of its pages, as a visitor would, without the key. The whole takes at most 10 s and 5 MiB.
 *
 * @returns undefined if there is none yet (HTTP 404)
 * @throws {Error} for anything else that is no list, or the reason of `signal`
 */
async function publishedList(link, signal) {
    const url = `https://${link}/${listFile}`;
    const chunks = [];
    let room = 5 * 1024 * 1024;
    const asked = (0,visit/* visit */.Y)(new URL(url), AbortSignal.any([signal, AbortSignal.timeout(10_000)]), (chunk) => {
        room -= chunk.length;
        if (room < 0)
            throw new RangeError('It has more than 5 MiB.');
        chunks.push(chunk);
    });
    const { status, fault } = await asked.catch((error) => {
        signal.throwIfAborted();
        throw new Error(`${url} can't be fetched. ${(0,printable/* excerpt */.Kb)((0,errors/* messageOf */.bD)(error))}`);
    });
    if (status === 404)
        return undefined;
    const list = parseList(Buffer.concat(chunks).toString());
    if (list === undefined)
        throw new Error(`${url} ${fault ?? 'is not a list that this version of the action can read'}.`);
    return list;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(1154);
// EXTERNAL MODULE: ./build/text/media-type.js
var media_type = __webpack_require__(6112);
;// CONCATENATED MODULE: ./build/features/what-changed/list-pages.js






/** Bytes that are read at once. A page that has more is one of the other files. */
const chunkSize = 32 * 1024 * 1024;
/**
 * Reads all pages of a site, and one digest of its other files. `hosts` are names of the site itself. A page whose bytes are in
 * the list `known` is not parsed.
 *
 * @throws {SiteError} if a file changed after the site was collected
 */
async function listPages(site, { hosts, known, signal }) {
    const buffers = [Buffer.allocUnsafeSlow(chunkSize), Buffer.allocUnsafeSlow(chunkSize)];
    const others = (0,external_node_crypto_.createHash)('sha256');
    const pages = new Map();
    for (const file of site) {
        // The upload gets a turn now and then.
        if (pages.size % 10 === 0)
            await (0,promises_.setImmediate)();
        signal.throwIfAborted();
        if (file.size > chunkSize || (0,media_type/* mediaType */.J)(file.path) !== 'text/html') {
            others.update(`${Buffer.byteLength(file.path)}:${file.path}:${file.size}:`);
            for await (const chunk of (0,read_file/* readInChunks */.kT)(file, buffers))
                others.update(chunk);
            continue;
        }
        const bytes = buffers[0].subarray(0, file.size);
        (0,read_file/* readWhole */.oD)(file, bytes);
        const path = `/${file.path}`.replace(/\/index\.html$/u, '/');
        const digest = digestOf(bytes);
        let page = known?.pages.get(path);
        if (page?.bytes !== digest) {
            const { title, content } = readPage(bytes.toString((0,external_node_buffer_.isUtf8)(bytes) ? 'utf8' : 'latin1'), hosts);
            page = { title, bytes: digest, content: digestOf(content) };
        }
        pages.set(path, page);
    }
    return { pages, files: others.digest('base64url').slice(0, 16) };
}
const digestOf = (content) => (0,external_node_crypto_.hash)('sha256', content, 'base64url').slice(0, 16);

// EXTERNAL MODULE: ./build/github/deployment.js
var deployment = __webpack_require__(3620);
// EXTERNAL MODULE: ./build/log.js
var log = __webpack_require__(5357);
// EXTERNAL MODULE: ./build/subject.js
var subject = __webpack_require__(2991);
;// CONCATENATED MODULE: ./build/deploy/compare.js








/**
 * The list of a live site's pages. Undefined if previews are not compared with it.
 *
 * @param link where the deploy goes, if it is known. A page with the bytes that it has there is not parsed.
 * @throws {SiteError} if a file changed
 */
async function pageListFor(site, link, services) {
    const { inputs, signal, target } = services;
    const isCompared = inputs.compareWith?.toLowerCase() === target.environment.toLowerCase();
    if ((0,subject/* isPreview */.b)(target) || !isCompared)
        return undefined;
    const known = link === undefined ? undefined : await publishedList(link, signal).catch(() => undefined);
    const list = await listPages(site.files, { hosts: link === undefined ? [] : [link], known, signal });
    return { path: listFile, content: formatList(list), why: 'compare-with; it names every page' };
}
/**
 * Compares a preview with the live site of another environment. Undefined for a live site, and in a dry run. `found` is never
 * rejected: a line in the log says why nothing was compared. Disposing stops the comparison.
 */
function compare(site, link, services) {
    const { compareWith, dryRun } = services.inputs;
    if (compareWith === undefined || dryRun || !(0,subject/* isPreview */.b)(services.target))
        return undefined;
    const over = new AbortController();
    const signal = AbortSignal.any([services.signal, over.signal]);
    const found = comparedWith(compareWith, site, link, { ...services, signal }).catch((error) => {
        if (!signal.aborted)
            log/* log */.Rm.info((0,printable/* printable */.g$)(`No pages were compared. ${(0,errors/* messageOf */.bD)(error)}`));
        return undefined;
    });
    return { found, [Symbol.dispose]: () => over.abort() };
}
async function comparedWith(environment, site, link, services) {
    const { deployments, signal } = services;
    const [live] = (0,deployment/* linksOf */.hP)(await deployments.record({ environment, subject: { kind: 'live-site' } }));
    if (live === undefined) {
        log/* log */.Rm.warning(`No pages were compared: no live site is recorded in the environment "${(0,printable/* excerpt */.Kb)(environment)}".`);
        return undefined;
    }
    const known = await publishedList(live, signal);
    const terms = { hosts: link === undefined ? [live] : [link, live], known, signal };
    const changes = known && (0,what_changed_changes/* changesBetween */.i)(known, await listPages(site.built ?? site.files, terms));
    return { environment, live, changes };
}


/***/ })

};
