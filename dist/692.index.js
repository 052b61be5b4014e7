export const id = 692;
export const ids = [692];
export const modules = {

/***/ 9692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  whatChanged: () => (/* binding */ whatChanged)
});

// NAMESPACE OBJECT: ./build/features/what-changed/screenshots/changed-parts.js
var changed_parts_namespaceObject = {};
__webpack_require__.r(changed_parts_namespaceObject);
__webpack_require__.d(changed_parts_namespaceObject, {
  comparerOf: () => (comparerOf),
  differingParts: () => (differingParts),
  isBetween: () => (isBetween),
  lastPair: () => (lastPair),
  numberRows: () => (numberRows),
  partsIn: () => (partsIn),
  stripsOf: () => (stripsOf),
  unpairedRows: () => (unpairedRows)
});

// NAMESPACE OBJECT: ./build/features/what-changed/screenshots/frame.js
var frame_namespaceObject = {};
__webpack_require__.r(frame_namespaceObject);
__webpack_require__.d(frame_namespaceObject, {
  draw: () => (draw),
  framesAround: () => (framesAround),
  gapFrom: () => (gapFrom),
  rowsAround: () => (rowsAround)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/site/file-access.js
var file_access = __webpack_require__(2328);
// EXTERNAL MODULE: ./build/text/address.js + 1 modules
var text_address = __webpack_require__(8635);
// EXTERNAL MODULE: ./build/text/markdown.js
var text_markdown = __webpack_require__(3466);
// EXTERNAL MODULE: ./build/text/masking.js
var masking = __webpack_require__(7463);
;// CONCATENATED MODULE: ./build/features/what-changed/dates.js
const raw = String.raw;
/** Separates two texts that are shown as one. HTML does not allow this character. */
const border = '\u0001';
const zone = raw `(?: ?[([]?(?:Z|UTC|[A-Z]{1,4}T)(?![A-Za-z]))?(?: ?[+-]\p{Nd}{1,2}(?::?\p{Nd}{2})?)?(?: \([A-Z][A-Za-z ]{1,60}\))?`;
const patterns = new Map();
/**
 * Removes dates, and the times of day and zones beside them. The text must have single white space and borders.
 * @param language as in `<html lang>`. Month names may also be English, and after 100 languages they are only English.
 */
function withoutDates(text, language) {
    const key = patterns.size < 100 ? language : '';
    const pattern = patterns.get(key) ?? datesIn(key);
    patterns.set(key, pattern);
    return text.replace(pattern, '');
}
/** Each month, each weekday, and each part of a day. */
const samples = Array.from({ length: 13 }, (_, step) => Date.UTC(2026, 0, 5 + 29 * step, 7 * step));
const whole = ['full', 'long', 'medium'].flatMap((dateStyle) => {
    return [{ dateStyle, timeStyle: 'medium' }, { dateStyle, timeStyle: 'short' }, { dateStyle }];
});
function partsOf(language, styles) {
    return styles.flatMap((style) => {
        const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' });
        return samples.map((date) => format.formatToParts(date));
    });
}
/** Names, and the words between them, as in `12 de marzo de 2026`. */
function wordsIn(languages) {
    const [month, weekday, dayPeriod] = [new Set(), new Set(), new Set()];
    const words = { month, weekday, dayPeriod, between: new Set(['of', 'on']) };
    const others = [
        { month: 'long' },
        { month: 'short', weekday: 'short' },
        { timeStyle: 'short', hour12: true },
    ];
    const styles = [...whole, ...others];
    for (const { type, value } of languages.flatMap((language) => partsOf(language, styles)).flat())
        if (type === 'month' || type === 'weekday' || type === 'dayPeriod')
            addName(words[type], value);
        else if (type !== 'year')
            for (const [word] of value.matchAll(/\p{L}[\p{L}\p{M}]*/gu))
                words.between.add(word);
    return words;
}
function addName(names, value) {
    const name = escaped(value.replace(/\.$/u, ''));
    // Some languages number their months, which another pattern finds.
    if (/^\p{L}(?!\p{Nd})/u.test(name))
        names.add(name).add(name[0]?.toUpperCase() + name.slice(1));
}
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&').replace(/\s+/gu, `[ ${border}]`);
const anyOf = (names) => `(?:${[...names].sort((a, b) => b.length - a.length).join('|')})`;
/** Dates in the order, and with the endings, that a language has. Those in figures only are found by another pattern. */
function datesAsWritten(language) {
    const found = new Map();
    for (const parts of partsOf(language, whole)) {
        if (!parts.some(({ type, value }) => /^(?:month|literal)$/u.test(type) && /\p{L}/u.test(value)))
            continue;
        const key = parts.map(({ type }) => type).join();
        const values = found.get(key) ?? parts.map(() => new Set());
        found.set(key, values);
        for (const [index, { type, value }] of parts.entries())
            values[index]?.add(/^\p{Nd}+$/u.test(value) ? raw `\p{Nd}{${type === 'year' ? 4 : '1,2'}}` : escaped(value));
    }
    return Array.from(found, ([key, values]) => values.map(anyOf).join('') + (key.includes('hour') ? zone : ''));
}
/** It matches in linear time, because each repetition has a bound. */
function datesIn(language) {
    const tag = /^[A-Za-z]{2,3}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|\d{3}))?(?![A-Za-z\d])/u.exec(language)?.[0];
    const locale = tag?.replaceAll('_', '-') ?? 'en';
    const words = wordsIn(['en', 'en-GB', locale]);
    const space = `[ ${border}]`;
    const link = raw `(?:${anyOf(words.between)}[ ${border}.,،’']{0,2})`;
    const [dayGap, gap] = ['', ',،'].map((comma) => raw `(?:[ ${border}./’'–${comma}-]{1,3}${link}?)`);
    const [two, year] = [raw `\p{Nd}{1,2}`, raw `\p{Nd}{4}`];
    const day = raw `${two}(?:st|nd|rd|th|er|º|ª)?(?!\p{Nd})`;
    const [month, weekday] = [words.month, words.weekday].map((names) => raw `${anyOf(names)}(?![\p{L}\p{M}])\.?`);
    const sign = raw `${space}?\p{Cf}?[^\p{L}\p{N}\s${border},;()&]${space}?`;
    const dates = [
        ...(locale === 'en' ? [] : datesAsWritten(locale)),
        raw `${year}(?<a>${sign})${two}\k<a>${two}`,
        raw `${two}(?<b>${sign})${two}\k<b>${year}`,
        raw `\p{Nd}{1,4} ?[年년] ?${two} ?[月월](?: ?${two} ?[日일号]?)?|${two} ?[月월] ?${two} ?[日일号]`,
        raw `${year}${gap}(?:${month}${gap}${day}|${day}${dayGap}${month})`,
        raw `(?:${day}${dayGap}${month}|${month}${gap}${day})(?:${gap}${year})?`,
        raw `${month}${gap}${year}`,
        // ISO 8601, "basic format".
        raw `\p{Nd}{4}[01]\p{Nd}[0-3]\p{Nd}T[0-2]\p{Nd}[0-5]\p{Nd}(?:[0-5]\p{Nd}(?:[.,]\p{Nd}{1,9})?)?${zone}`,
    ].join('|');
    const half = anyOf(words.dayPeriod);
    const rest = raw `\p{Nd}{2}(?:[:.]\p{Nd}{2}(?:[.,]\p{Nd}{1,9})?)?[分분]?(?: ?(?:[AaPp]\.?[Mm]|${half})(?![\p{L}\p{M}\p{N}_])\.?)?${zone}`;
    const time = raw `(?:${half} ?)?\p{Nd}{1,2}(?:[:h]|[時시] ?)${rest}`;
    const before = raw `(?:${weekday}[,،]?${space}${link}?)?(?:${time},?${space}${link}?)?(?:${weekday}[,،]?${space})?`;
    const from = raw `[ ${border},.،@/()（|[–—·•-]{1,4}`;
    const after = raw `(?:[ ${border},.]{0,3}[(（]?${weekday}[)）]?)?(?:(?:T|(?=${half})|${from}${link}{0,3})${time}|${from}${link}{1,3}${two}\.${rest})?`;
    // A Hebrew letter and a hyphen are the "on" before a day.
    return new RegExp(raw `(?<![\w./]|(?<!\p{sc=Hebr})-)${before}(?:${dates})${after}(?!\w|[./-]\w)`, 'gu');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/site/root-page.js
var root_page = __webpack_require__(6855);
// EXTERNAL MODULE: ./build/text/media-type.js
var media_type = __webpack_require__(6112);
// EXTERNAL MODULE: ./build/node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(8540);
;// CONCATENATED MODULE: ./build/features/what-changed/dead-links.js


const origin = 'https://site.invalid';
/** Characters. A longer link is not followed. */
const longestLink = 4096;
/** With more dead targets none are published, and none are reported. */
const mostDead = 10_000;
const maxNameLength = 255;
/** A path leads to its file, to the same with `.html`, or to the `index.html` of the folder. */
function pageAt(path, isThere) {
    const bare = path.replace(/(?<!\/)\/+$/u, '');
    const files = [path, `${bare}.html`, `${bare}/index.html`];
    return files.map((each) => each.replace(/\/index\.html$/u, '/')).find(isThere);
}
/** A path in a target, where `#` is what a place begins with. */
const inTarget = (path) => path.replace(/[%#]/gu, (sign) => (sign === '#' ? '%23' : '%25'));
/** The path in a target, and whether a place follows it. */
function pathIn(target) {
    const [path = '', place] = target.split('#', 2);
    return [path.replaceAll('%23', '#').replaceAll('%25', '%'), place !== undefined];
}
/** The one address with the same last name, or, if that has more than five letters, with two other letters at most. */
function similarTo(target, addresses) {
    const [path, hasPlace] = pathIn(target);
    const name = lastNameIn(path);
    const same = addresses.filter((each) => lastNameIn(each) === name);
    const isLong = name.replace(/\.\w+$/u, '').length > 5;
    const near = same.length > 0 || !isLong ? same : addresses.filter((each) => isNear(lastNameIn(each), name));
    return near.length === 1 && !hasPlace ? near[0] : undefined;
}
/** The time for two names is their product, so only names as file systems have them are compared, if they can be near. */
function isNear(a, b) {
    return Math.max(a.length, b.length) <= maxNameLength && Math.abs(a.length - b.length) <= 2 && (0,mod/* distance */.Io)(a, b) <= 2;
}
const lastNameIn = (path) => path.replace(/\/$|\.html$/u, '').replace(/^.*\//su, '');
/** @param addresses of the site's pages and files, in NFC */
function followLinks(addresses, hosts) {
    const own = [...hosts, new URL(origin).host];
    /** By path and place, which is empty if the path is not there: the pages that link to it. */
    const linked = new Map();
    const placesOf = new Map();
    /** Links of menus, which lead to the same from each page. */
    const followed = new Map();
    /** The list that the page of the link belongs to. Undefined if the link is certainly not dead. */
    function pagesFor(link, base) {
        const url = (0,text_address/* urlOf */.rs)(link, base);
        if (url === undefined || !own.includes(url.host) || !url.protocol.startsWith('http'))
            return undefined;
        const path = (0,text_address/* decoded */.DH)(url.pathname).normalize();
        const address = pageAt(path, (each) => addresses.has(each));
        const place = address === undefined ? '' : (0,text_address/* decoded */.DH)(url.hash.slice(1).replace(/:~:.*/su, ''));
        // Scripts take what begins with a slash or an exclamation mark.
        if (address !== undefined && /^(?:top$|[/!]|$)/iu.test(place))
            return undefined;
        const target = address ?? (path.replace(/(?:\/index\.html|(?<!\/)\/+)$/u, '') || '/');
        const places = linked.get(target) ?? new Map();
        const pages = places.get(place) ?? [];
        linked.set(target, places.set(place, pages));
        return pages;
    }
    function add(page, { links, places, base }) {
        placesOf.set(page.normalize(), Array.from(places, text_address/* decoded */.DH).join('\n'));
        const from = (0,text_address/* urlOf */.rs)(base, `${origin}${(0,text_address/* encodedPath */.yT)(page)}`)?.href ?? origin;
        for (const link of links) {
            if (link.length > longestLink)
                continue;
            const isSame = base === '' && link.startsWith('/');
            const pages = isSame && followed.has(link) ? followed.get(link) : pagesFor(link, from);
            // A copy does not keep the whole page in memory.
            if (isSame && followed.size < 10_000)
                followed.set(Buffer.from(link).toString(), pages);
            if (pages?.at(-1) !== page)
                pages?.push(page);
        }
    }
    /** At the end, because a page may come after the links to its places. `dead` is undefined if there are too many. */
    function found() {
        const dead = new Map();
        for (const [path, places] of linked) {
            const there = new Set(placesOf.get(path)?.split('\n') ?? places.keys());
            for (const [place, pages] of places)
                if (place === '')
                    dead.set(inTarget(path), pages);
                else if (!there.has(place))
                    dead.set(`${inTarget(path)}#${place}`, pages);
        }
        return { dead: dead.size > mostDead ? undefined : dead, linked };
    }
    return { add, found };
}

;// CONCATENATED MODULE: ./build/features/what-changed/normalize.js

const normalize_raw = String.raw;
const hexadecimal = normalize_raw `(?=\d*[a-f])[0-9a-f]{8,64}`;
/** Of Vite and esbuild. Astro adds a picture's size. */
const base64 = normalize_raw `(?!\d+x\d+\.)(?=[\w-]{0,6}(?:[a-z][A-Z]|\d[A-Za-z]|[A-Z]{2}))[\w-]{8}(?:_\w{4,8})?`;
const extension = normalize_raw `(?:\.(?!html?\b)\w{1,12}){1,2}(?=[?#&\s"'),;${border}]|$)`;
const hash = new RegExp(normalize_raw `(?<=[^/${border}][-._~])(?:${hexadecimal}|${base64})(?=${extension})`, 'gu');
const borders = new RegExp(` ?${border}[ ${border}]*`, 'gu');
/** A generator may number its drawings and what they refer to. */
const reference = new RegExp(normalize_raw `url\(\s?["']?#[^\s)${border}]{0,200}`, 'gu');
const generatedName = /#(?!(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-]))(?:\\[\da-f]{1,6}\s?|[\w\\\u0080-\uffff-])+/giu;
/** Finds them in texts and addresses: hosts with a scheme before them, and commits also if they are cut. */
function ownNames({ hosts, commits }) {
    const start = normalize_raw `(?:(?:https?(?::|%(?:25)*3A))?(?:\/\/|%(?:25)*2F%(?:25)*2F)|(?<![\w.-]))`;
    const names = hosts.filter(Boolean).map((host) => host.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'));
    const shas = commits.filter((commit) => /^[\da-f]{7,64}$/iu.test(commit));
    const patterns = [
        ...names.map((name) => normalize_raw `${start}${name}(?![\w-]|\.\w|:\d)(?:\/|%2F)?`),
        ...shas.map((sha) => normalize_raw `(?<![\da-f])${sha.slice(0, 7)}[\da-f]{0,${sha.length - 7}}(?![\da-f])`),
    ];
    return new RegExp(patterns.join('|') || '(?!)', 'giu');
}
/** The address of a link, or addresses of a picture without queries, each with a border behind it. */
function targetText(value, isLink) {
    const isPage = isLink && !/\.(?:avif|gif|jpe?g|png|svg|webp)\?/iu.test(value);
    if (isPage || /^\s*data:/iu.test(value))
        return value.trim() + border;
    return value.replace(/\?[^\s#]*/gu, '').replace(/\s+/gu, border) + border;
}
const withoutHashes = (address) => address.replace(hash, '');
const normalizeTargets = (targets, names) => withoutHashes(targets.replace(names, '/'));
function normalizeText(text, names, language) {
    const line = inOneLine(text.replace(names, '/'));
    const plain = withoutDates(line, language);
    return plain.length === line.length ? line : inOneLine(plain);
}
/** @param style texts of `style` */
function normalizeLook(elements, style, names) {
    const look = elements.replace(/(?:text){2,}/gu, 'text') + style.replace(generatedName, '#');
    return normalizeTargets(look, names).replace(reference, 'url(');
}
/** Single spaces, and a border where a line begins. None is left at the ends. */
function inOneLine(text) {
    const line = `${border}${text}${border}`.replace(/\s{2,}|[^\S ]/gu, ' ').replace(borders, border);
    return line.slice(1, -1);
}

// EXTERNAL MODULE: ./build/node_modules/htmlparser2/dist/Parser.js + 7 modules
var Parser = __webpack_require__(5712);
// EXTERNAL MODULE: ./build/text/decode.js
var decode = __webpack_require__(6181);
;// CONCATENATED MODULE: ./build/features/what-changed/elements.js
const regionOf = new Map([
    ...['nav', 'footer', 'header', 'aside'].map((name) => [name, 'frame']),
    ...['script', 'time'].map((name) => [name, 'never']),
    ['title', 'head'],
    ['style', 'style'],
    ['template', 'template'],
    // Also in a menu, because the end of the menu may be missing.
    ['main', 'main'],
]);
const notMain = /^(?:a|h[1-6]|nav|footer|script|style|time|title|template)$/u;
/** Nothing in them begins another region, and their texts are not drawn. */
const closedRegions = new Set(['head', 'style', 'never', 'template']);
/** The region that an element begins, or the one around it. */
function regionIn(element, { role, id, hidden }, around) {
    if (closedRegions.has(around))
        return around;
    // React streams texts into such elements, behind all others.
    if (element === 'div' && id?.startsWith('S:') && hidden !== undefined)
        return 'streamed';
    if (role && /^\s*main(?:\s|$)/iu.test(role) && !notMain.test(element))
        return 'main';
    const isOfMain = (around === 'main' || around === 'streamed') && /^(?:header|aside)$/u.test(element);
    return isOfMain ? around : (regionOf.get(element) ?? around);
}
const namesIn = (text) => new Set(text.split(/\s+/u));
/** Elements that begin a line. Each text of a drawing has a place of its own. */
const blocks = namesIn(`address article aside blockquote body br caption center dd details dialog dir div dl dt
  fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup
  option p pre search section summary table tbody td text tfoot th thead title tr ul`);
/** Elements that are not drawn, and those around all others. The text of `style` counts. */
const neverDrawn = namesIn('script link meta template style title base noscript html head body');
/** Attributes that decide how an element is drawn. */
const drawn = namesIn(`class style hidden open dir align valign bgcolor background color face border
  cellpadding cellspacing frameborder nowrap clear hspace vspace size sizes width height rows cols colspan rowspan
  span start reversed media controls label type value min max low high optimum multiple checked selected disabled
  placeholder d points x x1 x2 y y1 y2 r rx ry cx cy dx dy fx fy rotate viewbox preserveaspectratio transform
  gradienttransform gradientunits spreadmethod patterntransform patternunits offset opacity fill fill-opacity
  fill-rule clip-path clip-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit pathlength vector-effect paint-order stop-color stop-opacity flood-color
  flood-opacity lighting-color stddeviation mask filter font-family font-size font-style font-weight letter-spacing
  text-anchor textlength dominant-baseline marker-start marker-mid marker-end markerwidth markerheight refx refy
  orient visibility display`);
const kept = /^(?:icon|manifest|modulepreload|preload|stylesheet)$/iu;
/** The address in a `link` that a page is drawn with, or in a `meta` that redirects. Empty for all others. */
function addressIn(element, attributes) {
    const { rel = '', href = '', content = '' } = attributes;
    if (element === 'link')
        return rel.split(/\s+/u).some((each) => kept.test(each)) ? href : '';
    if (element !== 'meta' || !/^\s*refresh\s*$/iu.test(attributes['http-equiv'] ?? ''))
        return '';
    const [, address = ''] = /^\s*\d+(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*|(?=[^\s\d]))(.+)/isu.exec(content) ?? [];
    return /^(['"])(.*?)\1/su.exec(address)?.[2] ?? address;
}
/** Addresses in an attribute that a browser follows. Scripts read those that begin with `data-`. */
function addressesIn(name, value) {
    const [, later, kind] = /^(data-)?(src|srcset|poster)$/u.exec(name) ?? [];
    const candidates = kind === 'srcset' ? Array.from(value.matchAll(candidate), ([, address = '']) => address) : [value];
    if (later)
        return candidates.filter((each) => /\/|\.[a-z]\w{1,4}$/iu.test(each) && !/[{}]/u.test(each));
    return kind ? candidates : [];
}
/** HTML 4.8.4.3.10, "Parsing a srcset attribute": a comma ends a candidate, but for those in brackets and in an address. */
const candidate = /[\s,]*([^\s,](?:\S*[^\s,])?)(?:,+|[^,(]*(?:\([^)]*\)?[^,(]*)*)/guy;

;// CONCATENATED MODULE: ./build/features/what-changed/read-page.js







/** The parser moves all open elements at each tag. */
const mostOpen = 1000;
/** Characters that are parsed at once. */
const sliceLength = 1024 * 1024;
const undrawnAttributes = /^(?:link|meta|script)$/u;
const address = /^(?:(?:data-)?(?:src|srcset|poster|data)|(?:xlink:)?href)$/u;
/**
 * @returns undefined if too many elements are open at once
 * @throws the reason of the signal
 */
async function readPage(bytes, signal) {
    const text = (0,decode/* decodePage */.C)(bytes);
    const page = new Collector();
    for (let at = 0; at < text.length && !page.isTooDeep; at += sliceLength) {
        if (at > 0)
            await (0,promises_.setImmediate)();
        signal.throwIfAborted();
        page.parser.write(text.slice(at, at + sliceLength));
        page.join();
    }
    page.parser.end();
    return page.isTooDeep ? undefined : page;
}
class Collector {
    isTooDeep = false;
    links = new Set();
    places = new Set();
    base = '';
    #texts = { head: '', main: '', streamed: '', rest: '', frame: '', style: '', never: '', template: '' };
    #targets = { ...this.#texts };
    #look = '';
    /** Text since the last tag. */
    #run = '';
    #around = [];
    #now = 'rest';
    #language = '';
    parser = new Parser/* Parser */.i(this);
    onopentag(name, attributes) {
        this.#endRun();
        this.isTooDeep = this.#around.push(this.#now) > mostOpen;
        if (this.isTooDeep)
            this.parser.pause();
        // Drawings have titles too.
        const isOfDrawing = name === 'title' && this.#texts.head !== '';
        if (!isOfDrawing)
            this.#now = regionIn(name, attributes, this.#now);
        if (blocks.has(name))
            this.#texts[this.#now] += border;
        if (this.#now !== 'template')
            this.#look += neverDrawn.has(name) ? '' : name + border;
        for (const attribute in attributes)
            this.#add(name, attribute, attributes[attribute] ?? '');
        const to = this.#now === 'template' ? '' : addressIn(name, attributes);
        if (name === 'meta')
            this.#targets.head += to;
        if (to)
            this.links.add(to);
    }
    #add(element, name, value) {
        const isLink = element === 'a' || element === 'area';
        if (drawn.has(name) && this.#now !== 'template' && !undrawnAttributes.test(element))
            this.#look += `${name}=${value}${border}`;
        else if (name === 'id' || name === 'name')
            this.places.add(value);
        else if (name === 'alt')
            this.#texts[this.#now] += ` ${value} `;
        else if (element === 'html' && (name === 'lang' || name === 'xml:lang'))
            this.#language ||= value;
        else if (element !== 'link' && address.test(name)) {
            this.#targets[this.#now] += targetText(value, isLink);
            if (element === 'base')
                this.base ||= value.slice(0, 1000);
            if (this.#now === 'template')
                return;
            for (const each of isLink && name === 'href' ? [value] : addressesIn(name, value))
                this.links.add(each);
        }
    }
    ontext(text) {
        this.#run += text;
        if (this.#run.length > 2 ** 16)
            this.#endRun();
    }
    /** The parser begins a text at each `<` and `&`, and the memory of many short strings is several times their length. */
    #endRun() {
        if (!closedRegions.has(this.#now) && /\S/u.test(this.#run))
            this.#look += 'text';
        this.#texts[this.#now] += this.#run;
        this.#run = '';
    }
    onclosetag(name) {
        this.#endRun();
        if (this.#now !== 'template' && !neverDrawn.has(name))
            this.#look += '/';
        this.#now = this.#around.pop() ?? 'rest';
        if (blocks.has(name))
            this.#texts[this.#now] += border;
    }
    /** What was added since the last time becomes one string in memory, which holds short ones in ten times their length. */
    join() {
        const all = [this.#look, ...Object.values(this.#texts), ...Object.values(this.#targets)];
        for (const text of all)
            text.charCodeAt(text.length - 1);
    }
    onend() {
        this.#endRun();
    }
    /** @param names as of {@link normalized.ownNames} */
    facts(names) {
        const textOf = (regions) => normalizeText(regions.map((each) => this.#texts[each]).join(border), names, this.#language);
        const targetsOf = (regions) => normalizeTargets(regions.map((each) => this.#targets[each]).join(''), names);
        const hasMain = new RegExp(`[^\\s\\p{Cf}${border}]`, 'u').test(this.#texts.main);
        const content = hasMain ? ['main', 'streamed'] : ['rest', 'main', 'streamed'];
        const outside = hasMain ? ['rest', 'frame'] : ['frame'];
        return {
            // Apart, because a number at the end of a title is no part of a date.
            text: textOf(['head']) + border + textOf(content),
            targets: targetsOf(['head', ...content]),
            outside: textOf(outside) + border + targetsOf(outside),
            look: normalizeLook(this.#look, this.#texts.style, names),
        };
    }
    /** In one printable line, at most 100 characters. */
    get title() {
        // A copy does not keep the whole text in memory.
        return Buffer.from((0,printable/* excerpt */.Kb)(inOneLine(this.#texts.head), 100)).toString();
    }
}

;// CONCATENATED MODULE: ./build/features/what-changed/list-pages.js








/** Bytes that are read at once. A larger page counts as another file. */
const chunkSize = 32 * 1024 * 1024;
const neverListed = /(?:\.(?:zip|tar|t?gz|t?bz2|t?xz|zst|br|7z|rar|jar|rss|atom)|\/(?:feed\.json|sitemap\.txt))$/iu;
/** TypeScript has the extension of a video of the type `mp2t`. */
const mediaTypes = /^(?:image|font|audio|video(?!\/mp2t))\/|pdf$|font|msword|rtf$|epub|officedocument|opendocument|ms-(?:excel|powerpoint)/u;
/** @throws {SiteError} if a file changed after the site was collected */
async function listPages(site, own, signal) {
    const buffer = Buffer.allocUnsafeSlow(chunkSize);
    const [styles, media, rest] = [(0,external_node_crypto_.createHash)('sha256'), (0,external_node_crypto_.createHash)('sha256'), (0,external_node_crypto_.createHash)('sha256')];
    const [pages, titles] = [new Map(), new Map()];
    const addresses = new Set(site.map((file) => addressOf(file).normalize()));
    const { add, found } = followLinks(addresses, own.hosts);
    const names = ownNames(own);
    for (const file of site) {
        // The upload gets a turn now and then.
        if (pages.size % 10 === 0)
            await (0,promises_.setImmediate)();
        signal.throwIfAborted();
        const type = (0,media_type/* mediaType */.J)(file.path) ?? '';
        if (!isPage(file)) {
            const digest = type === 'text/css' ? styles : mediaTypes.test(type) ? media : rest;
            if (!neverListed.test(`/${file.path}`))
                await addFile(file, digest, buffer);
            continue;
        }
        const bytes = (0,file_access/* readWhole */.oD)(file, buffer.subarray(0, file.size));
        const page = await readPage(bytes, signal);
        const facts = page?.facts(names) ?? { text: bytes.toString('latin1'), targets: '', outside: '', look: '' };
        const address = addressOf(file);
        pages.set(address, [contentDigest(facts), digestOf(facts.outside), digestOf(facts.look)].join('.'));
        titles.set(address, page?.title ?? '');
        // It is shown at any address, so its links may lead anywhere.
        if (page && !/\/404(?:\.html|\/)$/u.test(address))
            add(address, page);
    }
    const files = { styles: ended(styles), media: ended(media), rest: ended(rest) };
    return { host: own.hosts[0] ?? '', pages, titles, files, addresses, ...found() };
}
const isPage = ({ path, size }) => (0,media_type/* mediaType */.J)(path) === 'text/html' && size <= chunkSize;
/** Its path for visitors. */
const addressOf = ({ path }) => `/${path}`.replace(/\/index\.html$/u, '/');
const contentDigest = ({ text, targets }) => digestOf(`${text}\u0002${targets}`);
/** Leaves out feeds and sitemaps of any name. */
async function addFile(file, digest, buffer) {
    let position = 0;
    for await (const chunk of (0,file_access/* readInChunks */.kT)(file, buffer)) {
        if (position === 0 && root_page/* feedStart */.NX.test(chunk.toString('utf8', 0, 65_536)))
            return;
        digest.update(chunk);
        position += chunk.length;
    }
    digest.update(`:${file.size}:${file.path}:${Buffer.byteLength(file.path)}`);
}
const digestOf = (content) => (0,external_node_crypto_.hash)('sha256', content, 'base64url').slice(0, 16);
const ended = (digest) => digest.digest('base64url').slice(0, 16);

// EXTERNAL MODULE: ./build/http/exchange.js
var exchange = __webpack_require__(7887);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(1245);
;// CONCATENATED MODULE: ./build/features/what-changed/published-list.js




const listFile = '.well-known/static-deploy.json';
/** Bytes of a list or a live page. */
const mostBytes = 5 * 1024 * 1024;
/** Goes up whenever digests are made in another way. */
const listVersion = 3;
function formatList({ host, pages, files, dead }) {
    const sorted = Object.fromEntries([...pages].sort());
    const targets = dead && [...dead.keys()].sort();
    return `${JSON.stringify({ 'static-deploy': listVersion, host, pages: sorted, files, 'dead-links': targets })}\n`;
}
/** Undefined for an invalid list. One wrong entry is enough: without it, its page would seem to be new. */
function parseList(text) {
    const list = (0,json/* fieldsOf */.Pf)((0,json/* parseJson */.qF)(text));
    const { 'static-deploy': version, host, 'dead-links': targets } = list ?? {};
    if (version !== listVersion)
        return typeof version === 'number' ? 'other version' : undefined;
    const [entries, kinds] = [(0,json/* fieldsOf */.Pf)(list?.['pages']), (0,json/* fieldsOf */.Pf)(list?.['files'])];
    const files = { styles: (0,json/* textOf */.b6)(kinds?.['styles']), media: (0,json/* textOf */.b6)(kinds?.['media']), rest: (0,json/* textOf */.b6)(kinds?.['rest']) };
    if (typeof host !== 'string' || !entries || Object.values(files).includes(''))
        return undefined;
    const pages = new Map(Object.entries(entries).map(([path, digests]) => [path, (0,json/* textOf */.b6)(digests)]));
    // A lone surrogate can't be in an address.
    for (const [path, digests] of pages)
        if (!/^\/\P{Cs}*$/u.test(path) || !/^[\w-]{16}\.[\w-]{16}\.[\w-]{16}$/u.test(digests))
            return undefined;
    if (targets === undefined)
        return { host, pages, files, dead: undefined };
    if (!Array.isArray(targets) || targets.some((target) => typeof target !== 'string'))
        return undefined;
    return { host, pages, files, dead: new Map(targets.map((target) => [target, []])) };
}
/**
 * @param links of the environment's record, newest first
 * @param run a query that is new to all caches
 * @throws for any other answer
 */
async function publishedList(links, run, signal) {
    const url = `https://${links[0]}/${listFile}`;
    const { status, problem, bytes } = await visitedBytes(`${url}?${run}`, signal).catch((error) => {
        throw new Error(`${url} can't be fetched. ${(0,printable/* excerpt */.Kb)((0,errors/* messageOf */.bD)(error))}`);
    });
    if (status === 404)
        return 'no list';
    const list = parseList(bytes.toString());
    if (list === 'other version' || (list && ['', ...links].includes(list.host)))
        return list;
    throw new Error(`${url} ${problem ?? 'is not a list that this version of the action can read'}.`);
}
/** What a visitor gets within 10 s. @throws {RangeError} above 5 MiB */
async function visitedBytes(url, signal) {
    const chunks = [];
    let room = mostBytes;
    const visited = await (0,exchange/* visit */.Y)(new URL(url), AbortSignal.any([signal, AbortSignal.timeout(10_000)]), (chunk) => {
        room -= chunk.length;
        if (room < 0)
            throw new RangeError('It has more than 5 MiB.');
        chunks.push(chunk);
    });
    return { ...visited, bytes: Buffer.concat(chunks) };
}

;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/changed-parts.js
/**
 * Ranges of columns that differ, joined across less than 32 others. How long a column keeps a colour only counts if they are
 * exact, and so does an edge of one row: its colour changes when the page moves by a fraction.
 */
function stripsOf(pictures, width, isExact = false) {
    const [columns, others] = pictures.map((picture) => {
        const [numbers, last] = [new Int32Array(width), new Uint32Array(width)];
        for (let at = 0, x = 0; at < picture.length; at += 1, x = at % width) {
            const [pixel, above] = [Number(picture[at]), Number(last[x])];
            if (pixel === above && !isExact)
                continue;
            const below = Number(picture[at + width] ?? pixel);
            if (!isExact && isBetween(pixel, above, pixel === below ? above : below))
                continue;
            const number = Math.imul(Number(numbers[x]) ^ pixel, 0x01000193);
            numbers[x] = number ^ (number >>> 15);
            last[x] = pixel;
        }
        return numbers;
    });
    const strips = [];
    for (let x = 0; x < width; x += 1) {
        const last = strips.at(-1);
        if (columns?.[x] === others?.[x])
            continue;
        if (last && x < last[1] + 32)
            last[1] = x + 1;
        else
            strips.push([x, x + 1]);
    }
    return strips;
}
/** Whether each level is between two others, or one beside. */
function isBetween(pixel, one, other) {
    for (let shift = 0; shift < 24; shift += 8) {
        const level = (pixel >>> shift) & 255;
        const [from, to] = [(one >>> shift) & 255, (other >>> shift) & 255];
        if (level < Math.min(from, to) - 1 || level > Math.max(from, to) + 1)
            return false;
    }
    return true;
}
/** A hash of each row between two columns and 32 beside them, because few rows of a narrow strip are unique. */
function numberRows(picture, width, [left, right]) {
    return new Int32Array(picture.length / width).map((_, y) => {
        let number = 0;
        for (let at = y * width + Math.max(0, left - 32); at < y * width + Math.min(width, right + 32); at += 1)
            number = Math.imul(number ^ Number(picture[at]), 0x01000193) ^ (number >>> 15);
        return number;
    });
}
/** Pairs rows that each picture has once below the same row. The longest list in order, by its last pair. */
function lastPair(rows, others) {
    const [places = [], otherPlaces] = [rows, others].map((all) => {
        const keys = Array.from(all, (row, y) => row * 2 ** 21 + (Number(all[y - 1]) >>> 11));
        const found = new Map();
        keys.forEach((key, y) => void found.set(key, found.has(key) ? -1 : y));
        return found;
    });
    /** For each length the list that ends first. */
    const lists = [];
    for (const [key, y] of places) {
        const otherY = otherPlaces?.get(key) ?? -1;
        if (y < 0 || otherY < 0)
            continue;
        let [from, to] = [0, lists.length];
        while (from < to) {
            const middle = (from + to) >> 1;
            if (Number(lists[middle]?.otherY) < otherY)
                from = middle + 1;
            else
                to = middle;
        }
        lists[from] = { y, otherY, above: lists[from - 1] };
    }
    return lists.at(-1);
}
/** Ranges without partners, joined across less than `gap` rows. Partners are pairs, equal rows beside, then nearly equal ones. */
function unpairedRows(rows, others, gap, isNear) {
    const found = [];
    let [end, otherEnd, pair] = [rows.length, others.length, lastPair(rows, others)];
    while (end >= 0) {
        const { y, otherY, above } = pair ?? { y: -1, otherY: -1 };
        let [top, otherTop] = [y + 1, otherY + 1];
        for (const isSame of [(one, other) => rows[one] === others[other], isNear]) {
            for (; top < end && otherTop < otherEnd && isSame(top, otherTop); otherTop += 1)
                top += 1;
            for (; top < end && otherTop < otherEnd && isSame(end - 1, otherEnd - 1); otherEnd -= 1)
                end -= 1;
        }
        const below = found.at(-1);
        const isEmpty = top === end && otherTop === otherEnd;
        if (below && !isEmpty && below[0] < end + gap)
            found.splice(-1, 1, [top, below[1], otherTop, below[3]]);
        else if (!isEmpty)
            found.push([top, end, otherTop, otherEnd]);
        [end, otherEnd, pair] = [y, otherY, above];
    }
    return found.reverse();
}
/** Whether a row moved by a fraction: levels are between those above and below in the other picture, or 64 beyond. */
function comparerOf(picture, beside, width, [left, right]) {
    const [one, other] = [new Uint8Array(picture.buffer), new Uint8Array(beside.buffer)];
    const isNear = (all, y, near, nearY) => all.subarray(4 * (y * width + left), 4 * (y * width + right)).every((level, index) => {
        const at = 4 * (nearY * width + left) + index;
        const [above = level, same = level, below = level] = [near[at - 4 * width], near[at], near[at + 4 * width]];
        return level >= Math.min(above, same, below) - 64 && level <= Math.max(above, same, below) + 64;
    });
    return (y, otherY) => y !== otherY && isNear(one, y, other, otherY) && isNear(other, otherY, one, y);
}
/** The parts of a strip that differ. Rows at their ends that repeat the row beyond are space; hidden ones never count. */
function partsIn(one, other, width, strip, countsSpace) {
    const [rows, others] = [numberRows(one, width, strip), numberRows(other, width, strip)];
    const partOf = (picture, all, top, end) => {
        const beyond = [all[top - 1], all[Math.min(end, all.length - 1)]];
        const isNone = (y) => {
            const row = picture.subarray(y * width + strip[0], y * width + strip[1]);
            return row.every((pixel) => pixel === 0) || (beyond.includes(all[y]) && (!countsSpace || row.includes(0)));
        };
        while (top < end && isNone(end - 1))
            end -= 1;
        while (top > 0 && top < end && isNone(top))
            top += 1;
        return { left: strip[0], top, width: strip[1] - strip[0], height: end - top };
    };
    const stays = (top, end) => rows.slice(top, end).join() === others.slice(top, end).join();
    return unpairedRows(rows, others, 0, comparerOf(one, other, width, strip)).flatMap(([top, end, otherTop, otherEnd]) => {
        // An edge that moved by a fraction.
        const isEdge = top !== otherTop && end !== otherEnd && Math.max(end - top, otherEnd - otherTop) <= 3;
        if (isEdge || (stays(top, end) && stays(otherTop, otherEnd)))
            return [];
        return [[partOf(one, rows, top, end), partOf(other, others, otherTop, otherEnd)]];
    });
}
/** In each picture. Space counts only if nothing else is higher than three rows. */
function differingParts(one, other, width) {
    const found = stripsOf([one, other], width);
    const strips = found.length > 0 ? found : stripsOf([one, other], width, true);
    for (const [countsSpace, rows] of [[false, 3], [true, 3], [false, 0]]) {
        const parts = strips.flatMap((strip) => partsIn(one, other, width, strip, countsSpace));
        if (!parts.some((both) => both.some(({ height }) => height > rows)))
            continue;
        const changes = parts.filter((both) => both.some(({ height }) => height > (countsSpace ? 3 : 0)));
        return [changes.map(([part]) => part), changes.map(([, part]) => part)];
    }
    return [[], []];
}

;// CONCATENATED MODULE: ./build/features/what-changed/changed-words.js











const mostPages = 20;
const mostPlaces = 3;
/** Words before and behind a change. */
const mostAround = 5;
/** With fewer words between them, two changes are shown as one. */
const leastBetween = 3;
const mostCharacters = 160;
const spaced = new RegExp(`([ ${border}]?)([^ ${border}]+)`, 'gu');
/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const separator = new RegExp(`^[ ${border}]`, 'u');
/** Reads the first changed pages as a visitor of the live link does. One that is not the page of the list has no words. */
async function wordsOnPages(pages, { link, sha, list }, { built, own, run, signal }) {
    const namesOf = (...hosts) => ownNames({ hosts, commits: [sha] });
    const [asListed, asLive] = [namesOf(list.host), namesOf(list.host, link)];
    const found = pages.slice(0, mostPages).map(async ({ path }) => {
        const { bytes } = await visitedBytes(`https://${link}${(0,text_address/* encodedPath */.yT)(path)}?${run}`, signal);
        const live = await readPage(bytes, signal);
        const file = built.find((each) => addressOf(each) === path && each.size <= mostBytes);
        if (!live || !file || !list.pages.get(path)?.startsWith(contentDigest(live.facts(asListed))))
            return [];
        const now = await readPage((0,file_access/* readWhole */.oD)(file), signal);
        return now ? [[path, changedWords(live.facts(asLive).text, now.facts(ownNames(own)).text)]] : [];
    });
    const settled = await Promise.allSettled(found);
    return new Map(settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])));
}
/** Such as `…in ~~four~~ **three** minutes…`. Anybody may have written the texts. */
function changedWords(live, now) {
    if ((0,masking/* holdsSecret */.hK)(live) || (0,masking/* holdsSecret */.hK)(now))
        return ['***'];
    const [old, words] = [changed_words_wordsIn(live), changed_words_wordsIn(now)];
    const ranges = changedRanges(old, words);
    const removed = ranges.reduce((sum, [top, end]) => sum + end - top, 0);
    const added = ranges.reduce((sum, [, , top, end]) => sum + end - top, 0);
    if (ranges.length === 0)
        return [`No words differ, but ${live === now ? 'targets of links or pictures' : 'spaces or line breaks'} do.`];
    if (2 * removed > old.length && 2 * added > words.length)
        return ['rewritten'];
    const lines = ranges.slice(0, mostPlaces).map(([top, end, otherTop, otherEnd]) => {
        const before = [...textOf(words.slice(Math.max(0, otherTop - mostAround), otherTop))].slice(-mostCharacters);
        const [gone, fresh] = [textOf(old.slice(top, end)), textOf(words.slice(otherTop, otherEnd))].map(shown);
        const behind = shown(textOf(words.slice(otherEnd, otherEnd + mostAround)));
        const parts = [shown(before.join('')), gone && `~~${gone}~~`, fresh && `**${fresh}**`, behind];
        return `…${parts.filter(Boolean).join(' ')}…`;
    });
    const left = ranges.length - lines.length;
    return left > 0 ? [...lines, `and ${(0,printable/* count */.U9)(left, 'more place')}`] : lines;
}
/** Each with what separates it from the one before: a space, a border or nothing. */
function changed_words_wordsIn(text) {
    const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
    return Array.from(text.matchAll(spaced), ([whole, space = '', word = '']) => {
        if (!unspaced.test(word))
            return whole;
        return Array.from(segmenter.segment(word), ({ segment }, index) => (index === 0 ? space + segment : segment));
    }).flat();
}
/** Words are paired as the rows of pictures are. */
function changedRanges(old, words) {
    const numbers = new Map();
    const numbered = (all) => Int32Array.from(all, (each) => {
        const word = each.replace(separator, '');
        const number = numbers.get(word) ?? Math.imul(numbers.size + 1, 0x9e3779b1);
        numbers.set(word, number);
        return number;
    });
    return unpairedRows(numbered(old), numbered(words), leastBetween, () => false);
}
function textOf(words) {
    const text = words.join('').replaceAll(border, ' ');
    return text.replace(printable/* unseen */.nv, '').trim();
}
const shown = (text) => (0,text_markdown/* escapeMarkdown */.FV)((0,printable/* excerpt */.Kb)(text, mostCharacters));

;// CONCATENATED MODULE: ./build/features/what-changed/changes.js




function changesBetween(live, now) {
    const titleOf = (path) => now.titles.get(path) || (0,printable/* printable */.g$)(path);
    const paths = [...new Set([...live.pages.keys(), ...now.pages.keys()])];
    const pages = paths.flatMap((path) => {
        const change = changeOf(live.pages.get(path), now.pages.get(path));
        return change ? { path, title: titleOf(path), change } : [];
    });
    pages.sort((a, b) => (a.change + a.path < b.change + b.path ? -1 : 1));
    const common = live.pages.size + now.pages.size - paths.length;
    const files = ['styles', 'media', 'rest'].filter((kind) => live.files[kind] !== now.files[kind]);
    const similar = (target) => similarTo(target, [...now.addresses]);
    return { pages, common, files, broken: brokenBetween(live, now), titleOf, similarTo: similar };
}
/** By digests as in a list. A page counts once, by the first that differs. */
function changeOf(live, now) {
    if (live === undefined)
        return 'new';
    if (now === undefined)
        return 'removed';
    const [old, digests] = [live.split('.'), now.split('.')];
    return ['changed', 'outside', 'restyled'].find((_, index) => old[index] !== digests[index]);
}
function brokenBetween(live, { dead, linked }) {
    if (live.dead === undefined || dead === undefined)
        return [];
    const known = new Set(Array.from(live.dead.keys(), withoutHashes));
    // If half of a page's places are dead already, scripts make them.
    const scripted = new Set();
    for (const [path, pages] of linked) {
        const places = [...pages.keys()].filter((place) => place !== '');
        const deadBefore = places.filter((place) => known.has(withoutHashes(`${inTarget(path)}#${place}`)));
        if (2 * deadBefore.length >= places.length)
            scripted.add(path);
    }
    const broken = Array.from(dead).flatMap(([target, pages]) => {
        const [path, hasPlace] = pathIn(target);
        const isTold = !hasPlace || (live.pages.has(path) && !scripted.has(path));
        if (known.has(withoutHashes(target)) || !isTold)
            return [];
        return { target, removed: pageAt(path, (each) => live.pages.has(each)) !== undefined, pages };
    });
    return broken.sort((a, b) => (a.target < b.target ? -1 : 1));
}
/** First what changed, then pages of which only a picture can tell. Without `changes` nothing is known. */
function pagesToShow(site, changes, most) {
    const { pages = [], files = ['rest'], titleOf = printable/* printable */.g$ } = changes ?? {};
    const shown = pages.flatMap(({ path, title, change }) => {
        if (change === 'removed' || change === 'outside')
            return [];
        return [{ path, title, change: change === 'restyled' ? 'unsure' : change }];
    });
    const known = new Set(shown.map(({ path }) => path));
    const others = (files.length > 0 ? firstPages(site) : []).filter((path) => !known.has(path));
    return [...shown, ...others.map((path) => ({ path, title: titleOf(path), change: 'unsure' }))].slice(0, most);
}
/** The root page, and the first page of each folder at the root. */
function firstPages(site) {
    const firsts = new Map();
    for (const path of site.filter(isPage).map(addressOf).sort().reverse())
        if (path === '/' || path.includes('/', 1))
            firsts.set(path.split('/', 2).join('/'), path);
    return [...firsts.values()].reverse();
}

;// CONCATENATED MODULE: ./build/features/what-changed/summary-text.js




/** Why nothing was compared: no deployment of the environment has a link, or its list can't be read yet. */
function missingText(environment, missing) {
    const name = nameOf(environment);
    const bare = (0,printable/* excerpt */.Kb)(environment, 100).replaceAll('`', '');
    const code = `\`compare-with: ${bare}\``;
    if (missing === 'no list')
        return `${name} has no list of its pages yet: its next deploy with ${code} makes one.`;
    if (missing === 'other version')
        return `${name}'s list is of another version of this action; its next deploy makes a new one.`;
    const other = '; if another environment is meant, write that one, such as `compare-with: production`';
    const ways = `its first deploy with ${code} makes the list${bare.toLowerCase() === 'production' ? '' : other}`;
    return `Nothing was compared, because no live site is recorded in \`${bare}\`: ${ways}.`;
}
const nameOf = (environment) => (0,text_markdown/* escapeMarkdown */.FV)((0,printable/* excerpt */.Kb)(environment, 100));
/** As in `2 pages changed, 1 new, 3 broken links`. */
function shortText(changes) {
    const { pages, files, broken } = changes;
    const restyled = countOf('restyled', changes);
    const looks = restyled > 0 && `${(0,printable/* formatNumber */.ZV)(restyled)} may look different`;
    const links = broken.length > 0 && (0,printable/* count */.U9)(broken.length, 'broken link');
    const none = pages.length + files.length > 0 ? 'no main text' : 'none';
    return [countsOf(changes), looks, links].filter(Boolean).join(', ') || none;
}
const countOf = (kind, { pages }) => pages.filter(({ change }) => change === kind).length;
/** The first count has the noun. Empty if no page changed. */
function countsOf(changes) {
    const kinds = ['changed', 'new', 'removed'].filter((kind) => countOf(kind, changes) > 0);
    const texts = kinds.map((kind, index) => {
        const number = countOf(kind, changes);
        if (index > 0)
            return `${(0,printable/* formatNumber */.ZV)(number)} ${kind}`;
        return kind === 'new' ? (0,printable/* count */.U9)(number, 'new page') : `${(0,printable/* count */.U9)(number, 'page')} ${kind}`;
    });
    return texts.join(', ');
}
/** What the build probably wrote into nearly all pages: 80 % and ten or more. They are not listed. */
function changeOfBuild(changes) {
    return ['changed', 'restyled'].find((kind) => {
        const number = countOf(kind, changes);
        return number >= 10 && number >= 4 * (changes.common - number);
    });
}
function summaryText(environment, changes) {
    const { pages, files, broken } = changes;
    const [name, counts] = [nameOf(environment), countsOf(changes)];
    const ofBuild = changeOfBuild(changes);
    const [outside, restyled] = [countOf('outside', changes), countOf('restyled', changes)];
    const others = [
        outside === 1 && '1 page differs outside of its main part, such as in menus.',
        outside > 1 && `${(0,printable/* count */.U9)(outside, 'page')} differ outside of their main part, such as in menus.`,
        restyled === 1 && '1 page may look different: its text is the same, its HTML is not.',
        restyled > 1 && `${(0,printable/* count */.U9)(restyled, 'page')} may look different: their text is the same, their HTML is not.`,
        files.includes('styles') && 'Styles differ.',
        files.includes('media') && 'Pictures, fonts or documents differ.',
        pages.length === 0 && files.join() === 'rest' && 'Only scripts or data differ.',
    ].filter(Boolean);
    const build = 'the build may put something into every page, such as a version';
    const isSame = pages.length + files.length === 0;
    return (0,text_markdown/* paragraphs */.qN)(counts && `**${counts}** compared with ${name}.`, isSame ? `Text and look of all pages are the same as in ${name}.` : '', [!counts && !isSame && 'No main text changed.', ...others].filter(Boolean).join(' '), ofBuild && `The pages that ${ofBuild === 'changed' ? ofBuild : 'may look different'} are not listed: ${build}.`, broken.length > 0 ? `⚠️ **${(0,printable/* count */.U9)(broken.length, 'broken link')} that ${name} does not have**` : '');
}
const states = {
    changed: 'Changed: ',
    new: 'New: ',
    removed: 'Removed: ',
    restyled: 'May look different: ',
    outside: '',
    unsure: '',
};
/** Markdown, such as `Changed: [Home](https://a.example/) <code>/</code>`. */
function pageName(path, title, state, host) {
    return `${states[state]}${pageLink(path, title, host)}${title === (0,printable/* printable */.g$)(path) ? '' : ` ${pathCode(path)}`}`;
}
/** The title as a link. GitHub makes no mentions or references in it. */
function pageLink(path, title, host) {
    const name = title === (0,printable/* printable */.g$)(path) ? pathCode(path) : (0,text_markdown/* escapeMarkdown */.FV)((0,printable/* excerpt */.Kb)(title, 100));
    const hasLink = path.length <= 300 && !(0,masking/* holdsSecret */.hK)(`${host}${path}`);
    return hasLink ? `[${name}](https://${host}${(0,text_address/* encodedPath */.yT)(path)})` : `<code>${name}</code>`;
}
const pathCode = (path) => `<code>${(0,text_markdown/* escapeMarkdown */.FV)((0,printable/* excerpt */.Kb)(path, 100))}</code>`;

;// CONCATENATED MODULE: ./build/features/what-changed/differences.js




const differences_mostPages = 20;
const mostTargets = 10;
const mostPagesOfTarget = 3;
/** An output takes 100 kB. */
const mostPagesInOutput = 20;
function differencesOf(compared, screenshots) {
    if (compared === undefined && screenshots.length === 0)
        return undefined;
    const { text = '', live = '', changes, words } = compared ?? {};
    const { pages: changed = [], broken = [] } = changes ?? {};
    const brokenLinks = broken.map((link) => ({ ...link, pages: link.pages.slice(0, mostPagesInOutput) }));
    const markdown = (preview) => {
        // No picture can be shown from a host whose name is a secret.
        const shown = (0,masking/* holdsSecret */.hK)(preview) ? screenshots.filter(({ result }) => result !== 'pictures') : screenshots;
        const targets = changes && targetsOf(changes, preview);
        const pages = changes && pagesOf(changes, shown, { preview, live, words });
        // Otherwise both lists would look like one.
        const between = picturesIn(shown, preview, words) || (targets && pages && 'These pages differ:');
        return { text, pages: (0,text_markdown/* paragraphs */.qN)(targets, between, pages) };
    };
    const pages = changed.filter(({ change }) => change !== 'outside' && change !== 'restyled');
    return { short: changes ? shortText(changes) : '', pages, brokenLinks, markdown };
}
function targetsOf({ broken, titleOf, similarTo }, preview) {
    const lines = broken.slice(0, mostTargets).map(({ target, removed, pages }) => {
        const links = pages.slice(0, mostPagesOfTarget).map((path) => pageLink(path, titleOf(path), preview));
        const left = pages.length - links.length;
        const from = left > 0 ? [...links, `${(0,printable/* formatNumber */.ZV)(left)} more`] : links;
        const similar = similarTo(target);
        const question = similar === undefined ? '' : `; did you mean ${pathCode(similar)}?`;
        return `- ${pathCode(target)}${removed ? ', a page of the live site,' : ''} is linked on ${from.join(', ')}${question}`;
    });
    return withRest(lines, broken.length);
}
/** All that differ, but for those with a picture and those that look the same. */
function pagesOf(changes, screenshots, { preview, live, words }) {
    const results = new Map(screenshots.map(({ path, result }) => [path, result]));
    const ofBuild = changeOfBuild(changes);
    const listed = changes.pages.filter(({ path, change }) => {
        const result = results.get(path);
        if (change === 'outside' || (change === 'restyled' && result === 'same'))
            return false;
        return change !== ofBuild && result !== 'pictures';
    });
    const lines = listed.slice(0, differences_mostPages).map(({ path, title, change }) => {
        const name = pageName(path, title, change, change === 'removed' ? live : preview);
        return [name, ...(words?.get(path) ?? [])].map((each, index) => `${index > 0 ? '  ' : ''}- ${each}`).join('\n');
    });
    return withRest(lines, listed.length);
}
function withRest(lines, all) {
    const left = all - lines.length;
    return [...lines, ...(left > 0 ? [`- and ${(0,printable/* formatNumber */.ZV)(left)} more`] : [])].join('\n');
}
function picturesIn(screenshots, preview, words) {
    const pictured = screenshots.filter((each) => each.result === 'pictures');
    const blocks = pictured.map((each) => blockOf(each, preview, words?.get(each.path) ?? []));
    const same = screenshots.filter(({ result }) => result === 'same').length;
    const verb = `${blocks.length > 0 ? 'more ' : ''}${same === 1 ? 'looks' : 'look'}`;
    return (0,text_markdown/* paragraphs */.qN)(...blocks, same > 0 ? `${(0,printable/* formatNumber */.ZV)(same)} ${verb} the same.` : '', ...reasonsIn(screenshots));
}
/** Why pages have no picture. */
function reasonsIn(screenshots) {
    const without = screenshots.filter((each) => each.result === 'none');
    return [...new Set(without.map(({ reason }) => reason))].map((reason) => {
        const paths = without.filter((each) => each.reason === reason).map(({ path }) => pathCode(path));
        return `No picture of ${paths.join(', ')}: ${(0,text_markdown/* escapeMarkdown */.FV)((0,printable/* excerpt */.Kb)(reason))}.`;
    });
}
function blockOf(screenshot, preview, words) {
    const { path, title, change, after, before, noBefore, parts = 0, isCut } = screenshot;
    const name = (0,text_markdown/* escapeMarkdown */.FV)((0,printable/* excerpt */.Kb)(title, 100)).replaceAll('"', '&quot;');
    const picture = (what, file) => `<a href="https://${preview}/${file}"><img src="https://${preview}/${file}" alt="${name}, ${what}"></a>`;
    const differ = `${(0,printable/* count */.U9)(parts, 'part')} ${parts === 1 ? 'differs' : 'differ'}`;
    return (0,text_markdown/* paragraphs */.qN)(`#### ${pageName(path, title, change, preview)}`, words.map((each) => `- ${each}`).join('\n'), noBefore ? 'There is no picture of the live page, so this shows only the new one:' : '', before && `**Before**\n\n${picture(`before: ${differ}`, before)}\n\n**After**`, picture(before ? `after: ${differ}` : 'from its top', after), isCut ? 'More differs below.' : '');
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/variables.js
var variables = __webpack_require__(2090);
;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/browser.js









/** Where runners and packages install a browser. Names without a folder are searched on the path. */
const programs = [
    ...['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', '/snap/bin/chromium', 'chrome.exe'],
    ...['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    ...['', ' (x86)'].map((more) => `C:\\Program Files${more}\\Google\\Chrome\\Application\\chrome.exe`),
];
const flags = [
    ...['--headless=new', '--remote-debugging-pipe', '--no-startup-window', '--no-first-run', '--use-mock-keychain'],
    // No requests of the browser's own, no graphics card, and no page is kept after it was left.
    ...['--disable-background-networking', '--disable-component-update', '--disable-extensions', '--disable-breakpad'],
    ...['--disable-gpu', '--disable-3d-apis', '--disable-dev-shm-usage', '--mute-audio', '--disable-back-forward-cache'],
    // The address bar's popups are pages of the browser's own, and use more CPU time than ours. The name of a payment method
    // is an address, to which a page would send requests in the runner's network.
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebPayments',
    // Without these a page reaches the runner's network by WebRTC. A content security policy does not prevent that.
    ...['--enable-features=LocalNetworkAccessChecksWebRTC', '--webrtc-ip-handling-policy=disable_non_proxied_udp'],
    // For the same pixels on every machine.
    ...['--force-prefers-reduced-motion', '--blink-settings=preferredColorScheme=1', '--hide-scrollbars'],
    ...['--force-color-profile=srgb', '--font-render-hinting=none', '--disable-lcd-text'],
];
/** Prefetching could send requests anywhere, and addresses such as `mailto:` start programs. */
const preferences = {
    net: { network_prediction_options: 2 },
    policy: { url_blocklist: ['*'], url_allowlist: ['http:*', 'https:*', 'data:*', 'blob:*'] },
};
const folderVariables = ['HOME', 'TMPDIR', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA'];
function findBrowser() {
    const { CHROME_PATH = '', CHROME_BIN = '', PATH = '' } = (0,variables/* runnerVariables */.Gg)();
    // A relative folder of the path would be in the repository.
    const folders = PATH.split(external_node_path_.delimiter).filter((folder) => (0,external_node_path_.isAbsolute)(folder));
    const names = [CHROME_PATH, CHROME_BIN, ...programs].filter(Boolean);
    const paths = names.flatMap((name) => ((0,external_node_path_.isAbsolute)(name) ? name : folders.map((folder) => (0,external_node_path_.join)(folder, name))));
    return paths.find((path) => (0,external_node_fs_.existsSync)(path));
}
/**
 * Starts a browser that is driven over a pipe, so that no port is open. It ends with the signal, and with this process.
 *
 * @throws if there is none, or if it does not start, with a line of its output
 */
async function openBrowser(temp, signal) {
    const program = findBrowser();
    if (program === undefined)
        throw new Error('there is no Chrome or Chromium; install one, or set CHROME_PATH');
    // The path of a socket in it may have 107 bytes at most.
    const home = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(temp, 'chrome-'));
    await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.join)(home, 'Default'));
    await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(home, 'Default', 'Preferences'), JSON.stringify(preferences));
    const sandbox = (0,variables/* runnerVariables */.Gg)()['CHROME_NO_SANDBOX'] === '1' ? ['--no-sandbox'] : [];
    const child = (0,external_node_child_process_.spawn)(program, [...flags, ...sandbox, `--user-data-dir=${home}`], {
        cwd: home,
        // No key, no token. On Windows Node adds required variables, such as SYSTEMROOT.
        env: { PATH: (0,variables/* runnerVariables */.Gg)()['PATH'], ...Object.fromEntries(folderVariables.map((name) => [name, home])) },
        // A group of processes ends as a whole. On Windows the others end with the first.
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    });
    const { command, listeners, ended } = drive(child);
    const kill = () => {
        try {
            process.kill(process.platform === 'win32' ? Number(child.pid) : -Number(child.pid), 'SIGKILL');
        }
        catch {
            // It has ended, or never started.
        }
    };
    const end = async () => {
        kill();
        await Promise.race([ended.catch(() => { }), (0,promises_.setTimeout)(3000, undefined, { ref: false })]);
        await (0,external_node_fs_promises_.rm)(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => { });
    };
    signal.addEventListener('abort', kill);
    try {
        signal.throwIfAborted();
        await command('Browser.getVersion', {});
        return { command, listeners, ended, [Symbol.asyncDispose]: end };
    }
    catch (error) {
        await end();
        const printed = (0,errors/* messageOf */.bD)(error instanceof Error && error.cause ? error.cause : error);
        if (!/sandbox|namespace/iu.test(printed))
            throw new Error(`${program} does not start: ${printed}`);
        const advice = 'as root or in this container; CHROME_NO_SANDBOX=1 takes them without it';
        throw new Error(`the sandbox of ${program} can't start here, ${advice}`);
    }
}
/** The DevTools protocol: each message is JSON with a NUL behind it. Messages that are too long are ignored. */
function drive(child) {
    const [, , errors, input, output] = child.stdio;
    /** For the answer by the number of the command, for events by the session. */
    const listeners = new Map();
    let printed = '';
    let rest = '';
    let last = 0;
    input.on('error', () => { });
    errors.setEncoding('utf8').on('data', (chunk) => {
        printed = `${printed}${chunk}`.slice(-(2 ** 16));
    });
    output.setEncoding('utf8').on('data', (chunk) => {
        const [first = '', ...others] = chunk.split('\0');
        // The picture of a page full of photos has 50 million characters.
        if (rest.length < 2 ** 26)
            rest += first;
        for (const next of others) {
            const { id, sessionId, ...fields } = (0,json/* fieldsOf */.Pf)((0,json/* parseJson */.qF)(rest)) ?? {};
            listeners.get(id ?? sessionId)?.(fields);
            rest = next;
        }
    });
    const ended = (0,external_node_events_.once)(child, 'close').then(() => {
        const lines = printed.split('\n').filter(Boolean);
        const cause = lines.find((line) => /sandbox|namespace|FATAL/iu.test(line)) ?? lines.at(-1) ?? 'it printed nothing';
        throw new Error('the browser ended', { cause });
    });
    ended.catch(() => { });
    const command = async (method, params, sessionId) => {
        last += 1;
        const id = last;
        const answered = new Promise((answer) => listeners.set(id, answer));
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
        const { error, result } = await Promise.race([answered, ended]);
        listeners.delete(id);
        if (error)
            throw new Error(`${(0,json.at)(error, 'message')}`);
        return (0,json/* fieldsOf */.Pf)(result) ?? {};
    };
    return { command, listeners, ended };
}

;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/frame.js
/** The end of the next gap from an edge: `size` rows or columns that are like the one before. */
function gapFrom(edge, step, size, reach, isGap) {
    for (let [at, found] = [edge, 0]; Math.abs(at - edge) < reach; at += step) {
        found = isGap(at) ? found + 1 : 0;
        if (found === size)
            return at;
    }
    return edge;
}
/** Up to 1,600 rows: each part with 24 rows and a gap around it, and stretches of less than 100 rows between them. */
function rowsAround({ picture, parts }, width, gap) {
    const rows = [];
    for (const part of parts.toSorted((one, other) => one.top - other.top)) {
        const next = (rows.at(-1) ?? -1) + 1;
        if (part.top + part.height + 24 <= next)
            continue;
        const from = gap(part.top - 24, -1);
        const end = Math.min(picture.length / width, gap(part.top + part.height + 24, 1));
        for (let y = from < next + 100 ? next : from; y < end && rows.length < 1600; y += 1)
            rows.push(y);
    }
    return rows;
}
/** All pictures get the same columns: at least the 740 that a comment shows in full size, with the change in the middle. */
function framesAround(all, width) {
    const lines = all.flatMap((marked) => {
        const rows = rowsAround(marked, width, (row, step) => row + 50 * step);
        return rows.map((y) => marked.picture.subarray(y * width, y * width + width));
    });
    const isGap = (x) => x <= 0 || x >= width || lines.every((line) => line[x] === line[x - 1]);
    const sides = all.flatMap(({ parts }) => parts.flatMap(({ left, width }) => [left, left + width]));
    const [from, to] = [gapFrom(Math.min(...sides), -1, 16, 700, isGap), gapFrom(Math.max(...sides), 1, 16, 700, isGap)];
    const margin = Math.max(0, 740 - (to - from)) / 2;
    const left = Math.max(0, Math.min(Math.round(from - margin), width - 740));
    const right = Math.min(width, Math.max(to, left + 740));
    return all.map((marked) => {
        const row = (y) => marked.picture.subarray(y * width + left, y * width + right);
        const isRowGap = (y) => row(y).every((pixel, x) => pixel === marked.picture[(y - 1) * width + left + x]);
        const rows = rowsAround(marked, width, (row, step) => gapFrom(row, step, 3, 100, isRowGap));
        return { ...marked, width, rows, left, right };
    });
}
/** Rows of pixels in a grey border, with grey lines for gaps, and bars of a colour beside the parts. */
function draw({ picture, parts, width, rows, left, right }, colour) {
    const gutter = colour === 0 ? 1 : Math.round((right - left) / 50);
    const grey = new Uint32Array(gutter + right - left + 1).fill(0xffc1b8af);
    const shown = rows.flatMap((y, index) => {
        const row = grey.slice();
        const near = parts.filter(({ top, height }) => y >= top - 2 && y < top + height + 2);
        row.fill(near.length > 0 ? colour : 0xffffffff, 1, gutter - 1);
        row.set(picture.subarray(y * width + left, y * width + right), gutter);
        const levels = new Uint8Array(row.buffer);
        // Many parts, and high ones such as photos, are not tinted.
        for (const part of near.filter(({ height }) => parts.length <= 8 && height > 0 && height <= 150))
            for (let at = 4 * (gutter + part.left - left), end = at + 4 * part.width; at < end; at += 1)
                levels[at] = 0.85 * Number(levels[at]) + 0.15 * ((colour >> (8 * (at % 4))) & 255);
        return index === 0 || rows[index - 1] === y - 1 ? [row] : [...Array(12).fill(grey), row];
    });
    return [grey, ...shown, grey];
}

;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/page.js


/** Pixels. Chrome draws nothing that is higher than 16,384. */
const width = 1280;
const maxRows = 16_000;
/** Then a page is captured, though some of its requests have not ended. */
const requestsTimeoutMs = 7000;
/** For a page's scripts to pause, and for its fonts and pictures to be decoded. */
const readyTimeoutMs = 1500;
/** Without a request or a scroll for so long, a page is ready. */
const quietMs = 150;
/** Requests that may never end, and do not change a picture. `Other` is the icon of a tab. */
const neverAwaited = ['Media', 'EventSource', 'Ping', 'Prefetch', 'Other'];
/**
 * Scrolls once through a page, so that it loads everything, waits for scripts that follow the scrolling, and ends endless
 * animations. Elements that are fixed in the lower half of the window, such as a banner, go to the end of the page: they
 * would hide other text before than after. The value is the HTTP status of the page.
 */
const scrollThrough = `(async () => {
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: ${readyTimeoutMs} }))
  await idle()
  for (let y = 0; y < Math.min(document.documentElement.scrollHeight, ${maxRows}); y += 700) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  const ready = [document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]
  await Promise.all([pause(${quietMs}), Promise.race([Promise.all(ready), pause(${readyTimeoutMs})])])
  await idle()
  for (const each of document.getAnimations())
    if (each.effect?.getComputedTiming().endTime === Infinity) each.cancel()
  const isFixedBelow = (each) =>
    getComputedStyle(each).position === 'fixed' && each.getBoundingClientRect().top > innerHeight / 2
  const down = document.documentElement.scrollHeight - innerHeight
  for (const each of [...document.querySelectorAll('body *')].filter(isFixedBelow))
    each.style.translate = '0 ' + down + 'px'
  return performance.getEntriesByType('navigation')[0].responseStatus
})()`;
const preparations = {
    'Page.enable': {},
    'Page.setLifecycleEventsEnabled': { enabled: true },
    'Network.enable': {},
    'Fetch.enable': { patterns: [{ resourceType: 'Document' }] },
    // Other animations, such as a colour that fades in, end at once.
    'Animation.enable': {},
    'Animation.setPlaybackRate': { playbackRate: 10_000 },
    'Emulation.setDeviceMetricsOverride': { width, height: 800, deviceScaleFactor: 1, mobile: false },
};
/** Opens a page, and captures it. */
async function photograph(tab, url) {
    const { send, evaluate } = tab;
    const quiet = follow(tab, url.origin);
    for (const [method, params] of Object.entries(preparations))
        await send(method, params);
    const { errorText, loaderId } = await send('Page.navigate', { url: url.href });
    if (errorText)
        throw new Error(`${errorText}`);
    return await capture(tab, url, async () => {
        await quiet(loaderId);
        const status = await evaluate(scrollThrough);
        if (status !== 200)
            throw new Error(`it came with the status ${status}`);
        await quiet(loaderId);
    });
}
/** The page as it is now, as PNG in Base64. @throws with a clause that follows the page's path */
async function capture({ send, evaluate }, { origin }, prepare = async () => { }) {
    const captured = prepare().then(async () => {
        // Painted anew, because Chrome now and then leaves out what is sticky.
        await send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 255, g: 255, b: 255, a: 1 } });
        await evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
        const height = Number((0,json.at)(await send('Page.getLayoutMetrics'), 'cssContentSize.height'));
        const clip = { x: 0, y: 0, width, height: Math.min(height, maxRows), scale: 1 };
        return await send('Page.captureScreenshot', { clip, captureBeyondViewport: true, optimizeForSpeed: true });
    });
    // A page that goes elsewhere may be the reason for an error, too.
    await captured.catch(() => { });
    const { frameTree } = await send('Page.getFrameTree');
    if ((0,json.at)(frameTree, 'frame.securityOrigin') !== origin)
        throw new Error('it went to another site');
    return `${(await captured)['data']}`;
}
/** Accepts dialogs, and keeps a page from going elsewhere. Returns a function that waits for its requests. */
function follow({ frame, send, onEvent }, origin) {
    const end = AbortSignal.timeout(requestsTimeoutMs);
    const open = new Set();
    const loaded = new Set();
    let last = 0;
    onEvent(({ method, params }) => {
        const { requestId, request, type, frameId, loaderId, name } = (0,json/* fieldsOf */.Pf)(params) ?? {};
        if (requestId !== undefined)
            last = performance.now();
        // The script of a worker, which has no loader, and another site's document in a frame end in other targets.
        const isAwaited = loaderId !== '' && (type !== 'Document' || frameId === frame) && !neverAwaited.includes(`${type}`);
        if (method === 'Network.requestWillBeSent' && isAwaited)
            open.add(requestId);
        if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed')
            open.delete(requestId);
        if (name === 'load')
            loaded.add(loaderId);
        if (method === 'Page.javascriptDialogOpening')
            send('Page.handleJavaScriptDialog', { accept: true }).catch(() => { });
        if (method !== 'Fetch.requestPaused')
            return;
        const isElsewhere = frameId === frame && !`${(0,json.at)(request, 'url')}`.startsWith(`${origin}/`);
        const errorReason = isElsewhere ? 'Aborted' : undefined;
        send(errorReason ? 'Fetch.failRequest' : 'Fetch.continueRequest', { requestId, errorReason }).catch(() => { });
    });
    return async (loader) => {
        const isQuiet = () => loaded.has(loader) && open.size === 0 && performance.now() > last + quietMs;
        while (!isQuiet() && !end.aborted)
            await (0,promises_.setTimeout)(20);
    };
}

;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/crop.js



/** Runs in an empty page, with the functions that it needs. With quality 1 each pixel stays, but photos have megabytes. */
const script = `async (...sources) => {
  ${[...Object.values(changed_parts_namespaceObject), ...Object.values(frame_namespaceObject), withoutMoving].join('\n')}
  const captures = await Promise.all(sources.map(async (source) => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + source)).blob())
    const context = new OffscreenCanvas(${width}, bitmap.height).getContext('2d', { willReadFrequently: true })
    context.drawImage(bitmap, 0, 0)
    return new Uint32Array(context.getImageData(0, 0, ${width}, bitmap.height).data.buffer)
  }))
  // All of a new page differs from nothing.
  const [after, before = new Uint32Array(), later] = captures
  const shared = { ${Object.keys(changed_parts_namespaceObject)} }
  const compared = later ? withoutMoving(after, before, later, ${width}, shared) : [after, before]
  const parts = differingParts(...compared, ${width})
  if (parts[0].length === 0 && after.length >= ${maxRows * width}) return 'the change is below what a browser draws'
  const isMoving = parts[0].length === 0 && later && differingParts(after, before, ${width})[0].length > 0
  if (parts[0].length === 0) return isMoving ? 'only what moves by itself differs' : 'same'
  const frames = framesAround(captures.slice(0, 2).map((picture, index) => ({ picture, parts: parts[index] })), ${width})
  const pictures = await Promise.all(frames.map(async (frame, index) => {
    const lines = draw(frame, sources.length === 1 ? 0 : index === 0 ? 0xff377f1a : 0xff2e22cf)
    const context = new OffscreenCanvas(lines[0].length, lines.length).getContext('2d')
    lines.forEach((line, y) => context.putImageData(new ImageData(new Uint8ClampedArray(line.buffer), line.length), 0, y))
    const exact = await context.canvas.convertToBlob({ type: 'image/webp', quality: 1 })
    const blob = exact.size < 500_000 ? exact : await context.canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
    return Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
  }))
  return { pictures, parts: parts[0].length, isCut: frames.some(({ rows }) => rows.length === 1600) }
}`;
/**
 * Crops a capture to its top, or two to what differs, as WebP in Latin 1. The third is the first page later. If nothing is
 * left, it is `same`, or the reason why there is no picture.
 */
async function crop({ evaluate }, captures) {
    return (await evaluate(`(${script})(...${JSON.stringify(captures)})`));
}
/**
 * A page and the one before it, without a pixel where the page differs from what it is `later`, and without those in the same
 * place of the other. The functions are given as a value, because where this runs one module can't import another.
 */
function withoutMoving(page, other, later, width, { comparerOf, numberRows, stripsOf, unpairedRows }) {
    const shown = [page.slice(), other.slice()];
    for (const strip of stripsOf([page, later], width)) {
        const rows = numberRows(page, width, strip);
        // As near as lines of a text. A range is empty where only the later page has rows.
        const moving = unpairedRows(rows, numberRows(later, width, strip), 16, () => false);
        const changed = unpairedRows(rows, numberRows(other, width, strip), 0, comparerOf(page, other, width, strip));
        for (const [top, end, otherTop, otherEnd] of changed) {
            const inside = moving.filter(([from, to]) => (from < end && to > top) || (from === to && from >= top && to <= end));
            if (inside.length === 0)
                continue;
            const from = Math.max(top, Math.min(...inside.map(([first]) => first)));
            const to = Math.min(end, Math.max(...inside.map(([, last]) => last)));
            // What moves mostly keeps its height, so the rest of the rows belongs to what is above or below it.
            const otherFrom = to === end && from > top ? Math.max(otherTop, otherEnd - to + from) : otherTop + from - top;
            const otherTo = to === end ? otherEnd : Math.min(otherEnd, otherFrom + to - from);
            const bands = [page.subarray(from * width, to * width), other.subarray(otherFrom * width, otherTo * width)];
            const strips = bands.some(({ length }) => length === 0) ? [] : stripsOf(bands, width);
            const near = strips.filter(([left, right]) => left < strip[1] + 32 && right > strip[0] - 32);
            for (const [left, right] of [strip, ...near]) {
                for (let y = from; y < to; y += 1)
                    shown[0].fill(0, y * width + left, y * width + right);
                for (let y = otherFrom; y < otherTo; y += 1)
                    shown[1].fill(0, y * width + left, y * width + right);
            }
        }
    }
    return shown;
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/serve.js





/** Keeps pages from the runner's network, from new windows and from programs. */
const policy = 'treat-as-public-address; sandbox allow-scripts allow-same-origin allow-forms allow-modals';
/** On 127.0.0.1 alone. */
async function serve(answer) {
    const server = (0,external_node_http_.createServer)((request, response) => {
        const [address = ''] = request.url?.split('?') ?? [];
        response.setHeader('content-type', (0,media_type/* mediaType */.J)(address.replace(/\/$/u, '/index.html')) ?? 'application/octet-stream');
        response.setHeader('content-security-policy', policy);
        // Pages share most of their files, and the live site is far away.
        response.setHeader('cache-control', 'max-age=600');
        const closed = new AbortController();
        response.once('close', () => closed.abort());
        const answered = answer(address, response, closed.signal).then(() => response.end());
        answered.catch(() => response.destroy());
    });
    await (0,external_node_events_.once)(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://127.0.0.1:${server.address().port}`;
    return { origin, [Symbol.dispose]: () => void server.close().closeAllConnections() };
}
/** Waits until the chunk is taken, so that memory stays bounded. */
async function pass(chunk, response, closed) {
    closed.throwIfAborted();
    await new Promise((taken) => {
        closed.onabort = taken;
        response.write(chunk, taken);
    });
}
function siteFrom(files) {
    const byPath = new Map(files.map((file) => [`/${file.path}`, file]));
    return async (address, response, closed) => {
        const found = byPath.get(decodeURIComponent(address).replace(/\/$/u, '/index.html'));
        if (found === undefined)
            response.writeHead(404, { 'content-type': 'text/html' });
        const file = found ?? byPath.get('/404.html');
        const buffer = Buffer.allocUnsafeSlow(2 ** 16);
        for await (const chunk of file ? (0,file_access/* readInChunks */.kT)(file, buffer) : [])
            await pass(chunk, response, closed);
    };
}
/** Asks the link as a visitor, without the key: at most 16 MiB of a response, and 10 s for it. */
function siteAt(link) {
    return async (address, response, closed) => {
        let bytesLeft = 16 * 2 ** 20;
        const take = async (chunk) => {
            bytesLeft -= chunk.length;
            if (bytesLeft < 0)
                throw new Error('it is too long');
            await pass(chunk, response, closed);
        };
        const signal = AbortSignal.any([closed, AbortSignal.timeout(10_000)]);
        const { status, problem } = await (0,exchange/* visit */.Y)(new URL(`https://${link}${address}`), signal, take);
        if (status === 404)
            response.writeHead(404);
        else if (problem !== undefined)
            throw new Error(problem);
    };
}

;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/tab.js


/** For a page, to its second capture, or for what is done with its pictures. */
const tabTimeoutMs = 15_000;
/** Runs an action in a new tab. Tabs of one context share cookies and cache. */
async function inTab(browser, context, action) {
    const tab = await openTab(browser, context);
    const late = (0,external_node_events_.once)(AbortSignal.timeout(tabTimeoutMs), 'abort').then(() => {
        throw new Error('it took too long');
    });
    return await Promise.race([action(tab), late, browser.ended]).finally(tab.close);
}
async function openTab({ command, listeners }, context) {
    // In one window a tab would hide the one before it, whose scripts would stop.
    const { targetId } = await command('Target.createTarget', { url: 'about:blank', newWindow: true, ...context });
    const { sessionId } = await command('Target.attachToTarget', { targetId, flatten: true });
    const send = (method, params = {}) => command(method, params, sessionId);
    return {
        frame: targetId,
        send,
        evaluate: async (expression) => {
            const { executionContextId } = await send('Page.createIsolatedWorld', { frameId: targetId });
            const options = { contextId: executionContextId, awaitPromise: true, returnByValue: true };
            return (0,json.at)(await send('Runtime.evaluate', { expression, ...options }), 'result.value');
        },
        onEvent: (listener) => void listeners.set(sessionId, listener),
        close: () => command('Target.closeTarget', { targetId }),
    };
}

;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/take.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});










/** For all pages together. Then what is there is shown. */
const allPagesTimeoutMs = 60_000;
/** From a page's first capture to its second one. */
const betweenCapturesMs = 1000;
/** One screenshot for each page. Throws only the reason of the signal. */
async function takeScreenshots(site, live, pages, { temp, signal, log }) {
    if (pages.length === 0)
        return { files: [], screenshots: [] };
    const over = AbortSignal.any([signal, AbortSignal.timeout(allPagesTimeoutMs)]);
    const reasonOf = (error) => (over.aborted ? 'it took too long' : (0,errors/* messageOf */.bD)(error));
    const files = new Map();
    const taken = [];
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const after = __addDisposableResource(env_1, await serve(siteFrom(site)), false);
            const before = __addDisposableResource(env_1, live === undefined ? undefined : await serve(siteAt(live)), false);
            const browser = __addDisposableResource(env_1, await openBrowser(temp, over), true);
            const take = await comparing(browser, after.origin, before?.origin, files);
            for (const page of pages) {
                await new Promise((letNext) => {
                    const none = (error) => ({ ...page, result: 'none', reason: reasonOf(error) });
                    taken.push(take(page, letNext).catch(none).finally(letNext));
                });
            }
            await Promise.all(taken);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        signal.throwIfAborted();
        const reason = reasonOf(error);
        log.notice(`Screenshots: ${(0,printable/* excerpt */.Kb)(reason)}.`);
        taken.push(...pages.map(async (page) => ({ ...page, result: 'none', reason })));
    }
    signal.throwIfAborted();
    if (files.size > 0)
        log.info(`Added to the site: ${(0,printable/* count */.U9)(files.size, 'picture')} (screenshots).`);
    const screenshots = await Promise.all(taken);
    for (const each of screenshots)
        if (each.result === 'none')
            log.info((0,printable/* excerpt */.Kb)(`No screenshot of ${each.path}: ${each.reason}.`));
    return { files: [...files.values()], screenshots };
}
/**
 * Returns a function that calls `letNext` after a page's first captures. The sites have no cookies in common. The pictures go
 * into `files`.
 */
async function comparing(browser, preview, live, files) {
    const openContext = () => browser.command('Target.createBrowserContext', {});
    const [newSite, liveSite] = [await openContext(), await openContext()];
    const add = (picture) => {
        const content = Buffer.from(picture, 'latin1');
        // Other content gets another path, because GitHub's image proxy caches pictures.
        const path = `.well-known/static-deploy/${(0,external_node_crypto_.hash)('sha256', content).slice(0, 32)}.webp`;
        files.set(path, { path, content });
        return path;
    };
    return async (page, letNext) => {
        const url = (origin) => new URL((0,text_address/* encodedPath */.yT)(page.path), origin);
        const isCompared = live !== undefined && page.change !== 'new';
        const older = isCompared
            ? inTab(browser, liveSite, (tab) => photograph(tab, url(live))).catch(() => undefined)
            : undefined;
        const newer = await inTab(browser, newSite, async (tab) => {
            const first = await photograph(tab, url(preview));
            const pause = (0,promises_.setTimeout)(betweenCapturesMs);
            void Promise.resolve(older).then(letNext);
            // What looks as before is not compared.
            if (!isCompared || (await Promise.race([older, pause])) === first)
                return [first];
            await pause;
            const later = await capture(tab, url(preview));
            return later === first ? [first] : [first, later];
        });
        const was = await older;
        const captures = was === undefined ? newer.slice(0, 1) : newer.toSpliced(1, 0, was);
        const cropped = await inTab(browser, {}, (tab) => crop(tab, captures));
        if (cropped === 'same')
            return { ...page, result: 'same' };
        if (typeof cropped === 'string')
            return { ...page, result: 'none', reason: cropped };
        const { pictures, ...difference } = cropped;
        const [after = '', before] = pictures.map(add);
        if (before === undefined)
            return { ...page, result: 'pictures', after, noBefore: isCompared };
        return { ...page, result: 'pictures', after, before, ...difference };
    };
}

;// CONCATENATED MODULE: ./build/features/what-changed/what-changed.js









/** DESIGN 6. Throws a `SiteError` if a file of a live site changed, or the reason of the signal. */
async function whatChanged(question) {
    const over = new AbortController();
    const stop = { [Symbol.dispose]: () => over.abort() };
    if (question.isLive)
        return { files: [await listFor(question)], differences: Promise.resolve(undefined), ...stop };
    const { screenshots: most, sent: site, signal } = question;
    const comparing = compare(question, AbortSignal.any([signal, over.signal]));
    if (most === 0)
        return { files: [], differences: comparing.then((compared) => differencesOf(compared, [])), ...stop };
    const compared = await comparing;
    const shown = pagesToShow(site, compared?.changes, most);
    const { files, screenshots } = await takeScreenshots(site, compared?.live, shown, question);
    return { files, differences: Promise.resolve(differencesOf(compared, screenshots)), ...stop };
}
async function listFor({ built, host, commits, signal, log }) {
    const content = formatList(await listPages(built, { hosts: [host ?? ''], commits }, signal));
    const size = Buffer.byteLength(content);
    const why = `the list of its pages has ${(0,printable/* formatBytes */.z3)(size)}, and a preview reads 5 MiB at most`;
    if (size > mostBytes)
        log.warning(`Nothing can be compared with this site: ${why}.`);
    log.info(`Added to the site: ${listFile} (compare-with; it names every page).`);
    return { path: listFile, content };
}
async function compare(question, signal) {
    const { environment, built, host, commits, run, live, hasPassword, log } = question;
    if (environment === undefined)
        return undefined;
    try {
        const record = await live();
        const [newest] = record;
        if (newest === undefined) {
            const text = missingText(environment, 'no site');
            log.warning(text);
            return { text };
        }
        const { link, sha } = newest;
        const links = record.map((each) => each.link);
        const list = await publishedList(links, run, signal);
        if (typeof list === 'string')
            return { text: missingText(environment, list), live: link };
        const own = { hosts: [host ?? '', link], commits };
        const changes = changesBetween(list, await listPages(built, own, signal));
        const pages = changes.pages.filter(({ change }) => change === 'changed' && !hasPassword);
        const words = await wordsOnPages(pages, { link, sha, list }, { built, own, run, signal });
        return { text: summaryText(environment, changes), live: link, changes, words };
    }
    catch (error) {
        if (!signal.aborted)
            log.info((0,printable/* printable */.g$)(`No pages were compared. ${(0,errors/* messageOf */.bD)(error)}`));
        return undefined;
    }
}


/***/ })

};
