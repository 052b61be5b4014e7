export const id = 581;
export const ids = [581];
export const modules = {

/***/ 581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  whatChanged: () => (/* binding */ whatChanged)
});

// NAMESPACE OBJECT: ./build/features/what-changed/pairing.js
var pairing_namespaceObject = {};
__webpack_require__.r(pairing_namespaceObject);
__webpack_require__.d(pairing_namespaceObject, {
  lastPair: () => (lastPair),
  unpairedRows: () => (unpairedRows)
});

// NAMESPACE OBJECT: ./build/features/what-changed/screenshots/changed-parts.js
var changed_parts_namespaceObject = {};
__webpack_require__.r(changed_parts_namespaceObject);
__webpack_require__.d(changed_parts_namespaceObject, {
  comparerOf: () => (comparerOf),
  differingParts: () => (differingParts),
  isBetween: () => (isBetween),
  numberRows: () => (numberRows),
  partsIn: () => (partsIn),
  stripsOf: () => (stripsOf)
});

// NAMESPACE OBJECT: ./build/features/what-changed/screenshots/frame.js
var frame_namespaceObject = {};
__webpack_require__.r(frame_namespaceObject);
__webpack_require__.d(frame_namespaceObject, {
  draw: () => (draw),
  framesAround: () => (framesAround),
  gapFrom: () => (gapFrom),
  rowsAround: () => (rowsAround),
  stretchesIn: () => (stretchesIn)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/text/address.js + 1 modules
var text_address = __webpack_require__(8635);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
;// CONCATENATED MODULE: ./build/features/what-changed/pages/dates.js
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

;// CONCATENATED MODULE: ./build/features/what-changed/pages/normalize.js

const normalize_raw = String.raw;
const hexadecimal = normalize_raw `(?=\d*[a-f])[0-9a-f]{8,64}`;
/** Of Vite and esbuild. Astro adds a picture's size. */
const base64 = normalize_raw `(?!\d+x\d+\.)(?=[\w-]{0,6}(?:[a-z][A-Z]|\d[A-Za-z]|[A-Z]{2}))[\w-]{8}(?:_\w{4,8})?`;
const extension = normalize_raw `(?:\.(?!html?\b)\w{1,12}){1,2}(?=[?#&\s"'),;<>\\${border}]|$)`;
const hash = new RegExp(normalize_raw `[-._~](?:${hexadecimal}|${base64})(?=${extension})`, 'gu');
/** Of bundlers in names of pictures, fonts and documents. */
const nameHash = /(?<=.[.-])(?:(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{8,}|(?=\D*\d)(?=[^a-z]*[a-z])(?=[^A-Z]*[A-Z])\w{8,}|(?=\D*\d)(?=[\w-]{0,6}(?:[a-z][A-Z]|\d[A-Za-z]|[A-Z]{2}))(?=[^a-z]*[a-z])(?=[^A-Z]*[A-Z])[\w-]{8})(?=\.\w{1,12}$)/u;
/** The rest of such an address is new in each build of Next.js. */
const nextFile = new RegExp(normalize_raw `(?<=/_next/static/)[^\s"'()<>?#,;\\${border}]+`, 'gu');
/** In characters, as file systems have them. */
const maxNameLength = 255;
/** Of attributes that are normalized once. Longer ones, in characters, are seldom there twice. */
const [maxValues, maxValueLength, maxLanguages] = [20_000, 500, 10];
const borders = new RegExp(` ?${border}[ ${border}]*`, 'gu');
/** The address of a link, or addresses of a picture without queries, each with a border behind it. */
function targetText(value, hasQuery) {
    const isPage = hasQuery && !/\.(?:avif|gif|jpe?g|png|svg|webp)\?/iu.test(value);
    if (isPage || /^\s*data:/iu.test(value))
        return value.trim() + border;
    return value.replace(/\?[^\s#]*/gu, '').replace(/\s+/gu, border) + border;
}
/** Without what a build writes anew into addresses of files. */
function withoutHashes(text) {
    const plain = text.includes('/_next/static/') ? text.replace(nextFile, '') : text;
    return plain.replace(hash, (found, at) => {
        // A name has something before its hash.
        return at === 0 || plain[at - 1] === '/' || plain[at - 1] === border ? found : found.charAt(0);
    });
}
/** Of a picture, a font or a document. */
function withoutNameHash(path) {
    const start = path.lastIndexOf('/') + 1;
    const name = path.slice(start);
    return name.length > maxNameLength ? path : path.slice(0, start) + name.replace(nameHash, '');
}
/** In attributes and styles. A question mark in a sentence begins none. */
function withoutQueries(text) {
    if (!text.includes('?'))
        return text;
    return text.replace(/[^\s"'(),;]+/gu, (part) => {
        const at = part.indexOf('?');
        return at > 0 && /[./]/u.test(part.slice(0, at)) ? part.replace(/\?[^#]*/u, '') : part;
    });
}
/** A generator may number its drawings. */
const withoutReferences = (text) => text.includes('url(') ? text.replace(/url\(\s?["']?#[^\s)]{0,200}/gu, 'url(') : text;
/** Takes out what one build writes otherwise than another one, and the site's own names. */
class Normalizer {
    /** Puts a slash in the place of names. */
    withoutNames;
    /** By language, values of attributes. The same ones stand on many pages. */
    #values = new Map();
    constructor(own) {
        this.withoutNames = removerOf(own);
    }
    text(text, language) {
        const line = inOneLine(this.withoutNames(text));
        // Each date has a figure.
        if (!/\p{Nd}/u.test(line))
            return line;
        const plain = withoutDates(line, language);
        return plain.length === line.length ? line : inOneLine(plain);
    }
    targets(targets) {
        return withoutHashes(this.withoutNames(targets));
    }
    value(value, language) {
        const known = this.#values.get(language) ?? new Map();
        const there = known.get(value);
        if (there !== undefined)
            return there;
        if (known.size === 0 && this.#values.size < maxLanguages)
            this.#values.set(language, known);
        // Dates and hashes have a figure, addresses a point or a slash.
        const line = /[\s\p{Nd}./]/u.test(value) ? this.text(withoutQueries(value), language) : value;
        const plain = withoutReferences(withoutHashes(line));
        // Copies do not keep whole pages in memory.
        if (known.size < maxValues && value.length < maxValueLength)
            known.set(copyOf(value), copyOf(plain));
        return plain;
    }
}
const copyOf = (text) => Buffer.from(text).toString();
/** Finds hosts with a scheme before them, and commits also if they are cut. */
function removerOf({ hosts, commits }) {
    const start = normalize_raw `(?:(?:https?(?::|%(?:25)*3A))?(?:\/\/|%(?:25)*2F%(?:25)*2F)|(?<![\w.-]))`;
    const names = hosts.filter(Boolean).map((host) => host.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'));
    const shas = commits.filter((commit) => /^[\da-f]{7,64}$/iu.test(commit));
    const patterns = [
        ...names.map((name) => normalize_raw `${start}${name}(?![\w-]|\.\w|:\d)(?:\/|%2F)?`),
        ...shas.map((sha) => normalize_raw `(?<![\da-f])${sha.slice(0, 7)}[\da-f]{0,${sha.length - 7}}(?![\da-f])`),
    ];
    if (patterns.length === 0)
        return (text) => text;
    const pattern = new RegExp(patterns.join('|'), 'giu');
    // Few texts hold one, and this search is several times faster.
    const quick = new RegExp([...names, ...shas.map((sha) => sha.slice(0, 7))].join('|'), 'iu');
    return (text) => (quick.test(text) ? text.replace(pattern, '/') : text);
}
/** Single spaces, and a border where a line begins. None is left at the ends. */
function inOneLine(text) {
    const line = `${border}${text}${border}`.replace(/\s{2,}|[^\S ]/gu, ' ').replace(borders, border);
    return line.slice(1, -1);
}

;// CONCATENATED MODULE: ./build/features/what-changed/targets.js
/** A path leads to its file, to the same with `.html`, or to the `index.html` of the folder. */
function pageAt(path, isThere) {
    const bare = withoutSlash(path);
    const files = [path, `${bare}.html`, `${bare}/index.html`];
    return files.map((each) => each.replace(/\/index\.html$/u, '/')).find(isThere);
}
const withoutSlash = (path) => path.replace(/(?<!\/)\/+$/u, '');
/** A path in a target, where `#` is what a place begins with. */
const inTarget = (path) => path.replace(/[%#]/gu, (sign) => (sign === '#' ? '%23' : '%25'));
/** The path in a target, and whether a place follows it. */
function pathIn(target) {
    const [path = '', place] = target.split('#', 2);
    return [path.replaceAll('%23', '#').replaceAll('%25', '%'), place !== undefined];
}
/** A target as two lists compare it: a slash at its end does not count. */
const comparable = (target) => (target.includes('#') ? target : withoutSlash(target));

;// CONCATENATED MODULE: ./build/features/what-changed/broken-links.js


/** The most linked ones come first. */
function brokenBetween(live, { dead, linked, deadTwins }) {
    if (live.dead === undefined || dead === undefined)
        return [];
    const keyOf = (target) => withoutHashes(comparable(target));
    const known = new Set(Array.from(live.dead.keys(), keyOf));
    const isLivePage = (path) => pageAt(path, (each) => live.pages.has(each)) !== undefined;
    // If half of a page's places are dead already, scripts make them.
    const scripted = new Set();
    for (const [path, pages] of linked) {
        const places = [...pages.keys()].filter((place) => place !== '');
        const knownDead = places.filter((place) => known.has(keyOf(`${inTarget(path)}#${place}`)));
        if (2 * knownDead.length >= places.length)
            scripted.add(path);
    }
    const all = new Map(dead);
    for (const [target, pages] of deadTwins)
        if (isLivePage(pathIn(target)[0]))
            all.set(target, [...new Set([...(all.get(target) ?? []), ...pages])]);
    const broken = Array.from(all).flatMap(([target, pages]) => {
        const [path, hasPlace] = pathIn(target);
        const isReported = !hasPlace || (live.pages.has(path) && !scripted.has(path));
        return known.has(keyOf(target)) || !isReported ? [] : [{ target, removed: !hasPlace && isLivePage(path), pages }];
    });
    return broken.sort((a, b) => b.pages.length - a.pages.length || (a.target < b.target ? -1 : 1));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/site/feeds.js
var feeds = __webpack_require__(3786);
// EXTERNAL MODULE: ./build/site/file-access.js
var file_access = __webpack_require__(2328);
// EXTERNAL MODULE: ./build/text/media-type.js
var media_type = __webpack_require__(6112);
;// CONCATENATED MODULE: ./build/features/what-changed/limits.js
/** Changed pages whose words are read, pages that a comment lists, and pages that an output has for a broken link. */
const maxPages = 20;
/** Broken links in a comment. */
const maxTargets = 10;
/** Names in one list: of new, removed or moved pages, of files or stories, and of addresses behind a heading. */
const maxNames = 5;
/** Places of a page's words, and changes of menus. */
const maxPlaces = 3;
/** Pages that are named where a change or a broken link stands. */
const maxNamedPages = 3;
/** Characters of the words on each side of a change. */
const maxCharacters = 160;
/** Characters of the changes that several pages have in common. What does not fit stands with its pages. */
const maxHoistedLength = 4000;
/** Bytes of a style sheet whose links are followed, and of JSON that is read without its times. */
const maxTextBytes = 1024 * 1024;

;// CONCATENATED MODULE: ./build/features/what-changed/pages/build-times.js
/** A string of JSON, or a number of 13 digits. */
const stringOrNumber = /"(?:[^"\\]+|\\.)*"?|(?<![\w.+-])\d{13}(?![\w.])/gsu;
const isoTime = /(?<!\d)(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:[.,]\d+)?)?(?: ?(?:Z|([+-]\d\d):?(\d\d)))?(?!\d)/gu;
/**
 * JSON without the times of day at which a build wrote it (design 8.3): those from an hour before to ten minutes after `now`.
 * Dates without a time are content, such as a concert's.
 *
 * @param now milliseconds since 1970, by the build's clock
 */
function withoutBuildTimes(json, now) {
    const isOfBuild = (time) => time >= now - 3_600_000 && time <= now + 600_000;
    return json.replace(stringOrNumber, (value) => {
        if (/^"?\d{13}"?$/u.test(value))
            return isOfBuild(Number(value.replaceAll('"', ''))) ? '' : value;
        return value.replace(isoTime, (text, day, minute, hours = '+00', minutes = '00') => isOfBuild(Date.parse(`${day}T${minute}${hours}:${minutes}`)) ? '' : text);
    });
}

;// CONCATENATED MODULE: ./build/features/what-changed/list-files.js







const neverListed = /(?:\.(?:zip|tar|t?gz|t?bz2|t?xz|zst|br|7z|rar|jar|rss|atom)|\/(?:feed\.json|sitemap\.txt))$/iu;
/** TypeScript has the extension of a video of the type `mp2t`. */
const mediaTypes = /^(?:image|font|audio|video(?!\/mp2t))\/|pdf$|font|msword|rtf$|epub|officedocument|opendocument|ms-(?:excel|powerpoint)/u;
/** Its address without a hash in its name, if it is a picture, a font, a document, sound or a film. */
const mediaKeyOf = (path) => mediaTypes.test((0,media_type/* mediaType */.J)(path) ?? '') ? `/${withoutNameHash(path)}` : undefined;
const shortDigest = (content) => (0,external_node_crypto_.hash)('sha256', content, 'base64url').slice(0, 12);
/** Of all pictures, fonts and documents, for a list that names none. */
const digestOfMedia = (media) => shortDigest(JSON.stringify([...media].sort()));
/** What a list has of files that are no pages. */
class ListedFiles {
    #styles = (0,external_node_crypto_.createHash)('sha256');
    #rest = (0,external_node_crypto_.createHash)('sha256');
    #untimed = (0,external_node_crypto_.createHash)('sha256');
    #now = Date.now();
    #media = new Map();
    /** By its name without a hash: the address of the first such picture, font or document. */
    mediaNames = new Map();
    /** @param buffer to read into. Feeds and sitemaps of any name are left out. */
    async add(file, buffer) {
        if (neverListed.test(`/${file.path}`))
            return;
        const isStyle = (0,media_type/* mediaType */.J)(file.path) === 'text/css';
        const isTimed = /\.json$/iu.test(file.path) && file.size <= maxTextBytes;
        const digest = (0,external_node_crypto_.createHash)('sha256');
        let position = 0;
        let untimed;
        for await (const chunk of (0,file_access/* readInChunks */.kT)(file, buffer)) {
            if (position === 0 && feeds/* feedStart */.N.test(chunk.toString('utf8', 0, 65_536)))
                return;
            digest.update(isStyle ? withoutReturns(chunk) : chunk);
            if (isTimed)
                untimed = (0,external_node_crypto_.hash)('sha256', withoutBuildTimes(chunk.toString('latin1'), this.#now), 'base64url');
            position += chunk.length;
        }
        const content = digest.digest('base64url');
        const key = mediaKeyOf(file.path);
        if (key === undefined && !isStyle)
            this.#untimed.update(`${untimed ?? content} ${file.path}\n`);
        if (key === undefined)
            return void (isStyle ? this.#styles : this.#rest).update(`${content} ${file.path}\n`);
        const all = this.#media.get(key) ?? [];
        this.#media.set(key, all);
        all.push(content);
        if (!this.mediaNames.has(key))
            this.mediaNames.set(key, `/${file.path}`);
    }
    /** Digests. Media are named without hashes; all of one name have one digest. */
    digests() {
        const media = Array.from(this.#media, ([key, all]) => [key, shortDigest(all.sort().join())]);
        const digestOf = (all) => all.digest('base64url').slice(0, 16);
        const files = { styles: digestOf(this.#styles), rest: digestOf(this.#rest), untimed: digestOf(this.#untimed) };
        return { files, media: new Map(media) };
    }
}
/** A build on Windows may write other line ends. */
function withoutReturns(chunk) {
    return chunk.includes('\r\n') ? Buffer.from(chunk.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : chunk;
}

;// CONCATENATED MODULE: ./build/features/what-changed/changes.js



/** By digests as in a list. A page counts once, by the first that differs. */
const differing = ['changed', 'outside', 'restyled', 'uncompared'];
/** Of what was not compared. */
const noChanges = {
    ...{ pages: [], moves: [], common: 0, files: [], broken: [] },
    media: { replaced: [], added: [], removed: [], namedOn: [], areNamed: true, differ: false },
    titleOf: printable/* printable */.g$,
};
function changesBetween(live, now) {
    const titleOf = (path) => now.titles.get(path) || (0,printable/* printable */.g$)(path);
    const paths = [...new Set([...live.pages.keys(), ...now.pages.keys()])];
    const pages = paths.flatMap((path) => {
        const change = changeOf(live.pages.get(path), now.pages.get(path));
        return change ? { path, title: titleOf(path), change } : [];
    });
    pages.sort((a, b) => (a.change + a.path < b.change + b.path ? -1 : 1));
    const common = live.pages.size + now.pages.size - paths.length;
    const differs = (kind) => live.files[kind] !== now.files[kind];
    // A file that nobody touched has the same bytes two days later, with a time that is none of a build's any more.
    const files = ['styles', 'rest'].filter((kind) => differs(kind) && (kind !== 'rest' || differs('untimed')));
    const [moves, media, broken] = [movesIn(pages, live, now), mediaBetween(live, now), brokenBetween(live, now)];
    return { pages, moves, common, files, media, broken, titleOf };
}
function changeOf(live, now) {
    if (live === undefined)
        return 'new';
    if (now === undefined)
        return 'removed';
    const [old, digests] = [live.split('.'), now.split('.')];
    return differing.find((_, index) => old[index] !== digests[index]);
}
/** A removed and a new page that alone have a content, and an old address that leads to a new page now. */
function movesIn(pages, live, now) {
    const [oldPaths, newPaths] = [pathsByContent(live.pages), pathsByContent(now.pages)];
    const states = new Map(pages.map(({ path, change }) => [path, change]));
    return pages.flatMap(({ path, change }) => {
        const to = now.redirects.get(path);
        if (change === 'changed' && to !== undefined && states.get(to) === 'new')
            return [{ from: path, to, isRedirected: true }];
        if (change !== 'removed')
            return [];
        const content = contentOf(live.pages.get(path) ?? '');
        const [others = [], found = []] = [oldPaths.get(content), newPaths.get(content)];
        const [only = ''] = found;
        const isMoved = others.length === 1 && found.length === 1 && states.get(only) === 'new';
        return isMoved ? [{ from: path, to: only, isRedirected: false }] : [];
    });
}
const contentOf = (digests) => digests.split('.', 1).join();
function pathsByContent(pages) {
    const paths = new Map();
    for (const [path, digests] of pages) {
        const all = paths.get(contentOf(digests)) ?? [];
        paths.set(contentOf(digests), all);
        all.push(path);
    }
    return paths;
}
function mediaBetween({ media: old }, { media, mediaNames, namedOn }) {
    if (typeof old === 'string')
        return { ...noChanges.media, differ: old !== digestOfMedia(media) };
    const replaced = [...media.keys()].filter((key) => old.has(key) && old.get(key) !== media.get(key));
    const added = [...media.keys()].filter((key) => !old.has(key));
    const names = (keys) => keys.map((key) => mediaNames.get(key) ?? key).sort();
    const pages = [...replaced, ...added].map((key) => namedOn.get(key));
    return {
        replaced: names(replaced),
        added: names(added),
        removed: [...old.keys()].filter((key) => !media.has(key)).sort(),
        differ: false,
        namedOn: [...new Set(pages.filter((page) => page !== undefined))].sort(),
        areNamed: !pages.includes(undefined),
    };
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/features/what-changed/pages/style-links.js
/** In one sheet. The rest is not read. */
const maxAddresses = 10_000;
/** What begins a comment, a string or an address is always a match, to the end of the sheet if need be, so it is read once. */
const token = new RegExp([
    String.raw `\/\*.*?(?:\*\/|$)|\\.|(?<font>@font-face)|(?<end>\})`,
    String.raw `(?<start>@import\s*|(?<![\w-])url\(\s*)?(?:"(?<double>(?:[^"\\\n]|\\.)*)"?|'(?<single>(?:[^'\\\n]|\\.)*)'?)`,
    String.raw `(?<![\w-])url\(\s*(?<bare>[^\s"'()]*)\s*(?<close>\)|$)?`,
].join('|'), 'gisu');
/**
 * What a style sheet loads with `url()` and `@import`, as it is written there: each address alone, or all of one
 * `@font-face`, of which a browser takes the first that is there. An address with an escape is given as an empty one.
 */
function* sourcesInStyle(css) {
    let [left, ofFont] = [maxAddresses, undefined];
    for (const { groups = {} } of css.matchAll(token)) {
        const { font, end, start, double, single, bare, close } = groups;
        if (font !== undefined)
            ofFont = [];
        if (end !== undefined && ofFont !== undefined) {
            yield ofFont;
            ofFont = undefined;
        }
        const address = start === undefined ? close && bare : (double ?? single);
        if (address === undefined)
            continue;
        const source = address.includes('\\') ? '' : address;
        if (ofFont === undefined)
            yield [source];
        else
            ofFont.push(source);
        left -= 1;
        if (left === 0)
            return;
    }
}

;// CONCATENATED MODULE: ./build/features/what-changed/dead-links.js




const origin = 'https://site.invalid';
/** In characters, with the address of its page. A longer link is not followed. */
const maxLinkLength = 4096;
/** With more dead targets none are published, and none are reported. */
const maxDead = 10_000;
/** Links that stand on many pages are followed once. */
const maxFollowed = 10_000;
/** Follows links within a site. */
class SiteLinks {
    #addresses;
    #hosts;
    #linked = new Map();
    #twins = new Map();
    #placesOf = new Map();
    /** By link, the pages that have it. */
    #followed = new Map();
    /** By the name of a picture, font or document without its hash: the first page that names it. */
    namedOn = new Map();
    /** @param addresses of the site's pages and files, in NFC */
    constructor(addresses, hosts) {
        this.#addresses = addresses;
        this.#hosts = [...hosts, new URL(origin).host];
    }
    add(page, { links, twins, places, base }) {
        this.#placesOf.set(page.normalize(), Array.from(places, text_address/* decoded */.DH).join('\n'));
        const from = (0,text_address/* urlOf */.rs)(base, `${origin}${(0,text_address/* encodedPath */.yT)(page)}`)?.href ?? origin;
        for (const link of links) {
            if (link.length > maxLinkLength)
                continue;
            // Links of menus lead to the same from each page.
            const isSame = base === '' && link.startsWith('/');
            const isKnown = isSame && this.#followed.has(link);
            const pages = isKnown ? this.#followed.get(link) : this.#pagesFor(this.follow(link, from), page);
            // A copy does not keep the whole page in memory.
            if (isSame && !isKnown && this.#followed.size < maxFollowed)
                this.#followed.set(Buffer.from(link).toString(), pages);
            if (pages !== undefined && pages[pages.length - 1] !== page)
                pages.push(page);
        }
        for (const twin of twins) {
            const to = this.follow(twin, from);
            if (to === undefined || to.address !== undefined)
                continue;
            const pages = this.#twins.get(to.path) ?? [];
            this.#twins.set(to.path, pages);
            pages.push(page);
        }
    }
    /** A sheet loads pictures and fonts, so it is no page that a picture is named on. */
    addStyle(sheet, css) {
        const from = `${origin}${(0,text_address/* encodedPath */.yT)(sheet)}`;
        for (const sources of sourcesInStyle(css)) {
            const followed = sources.map((each) => this.follow(each, from));
            if (!followed.every((to) => to && to.address === undefined))
                continue;
            for (const pages of followed.map((to) => this.#pagesFor(to, sheet)))
                if (pages?.at(-1) !== sheet)
                    pages?.push(sheet);
        }
    }
    /** Undefined if a link leads to another site. */
    follow(link, from) {
        const url = link.length + from.length > maxLinkLength ? undefined : (0,text_address/* urlOf */.rs)(link, from);
        if (url === undefined || !this.#hosts.includes(url.host) || !url.protocol.startsWith('http'))
            return undefined;
        const path = (0,text_address/* decoded */.DH)(url.pathname).normalize();
        const address = pageAt(path, (each) => this.#addresses.has(each));
        const place = address === undefined ? '' : (0,text_address/* decoded */.DH)(url.hash.slice(1).replace(/:~:.*/su, ''));
        return { path: path.replace(/\/index\.html$/u, '/'), address, place };
    }
    /** The list that the page of the link belongs to. Undefined if the link is certainly not dead. */
    #pagesFor(to, page) {
        if (to === undefined)
            return undefined;
        const { path, address, place } = to;
        const key = address === undefined ? undefined : mediaKeyOf(address.slice(1));
        if (key !== undefined && !this.namedOn.has(key))
            this.namedOn.set(key, page);
        // Scripts take what begins with a slash or an exclamation mark.
        if (address !== undefined && /^(?:top$|[/!]|$)/iu.test(place))
            return undefined;
        const target = address ?? (withoutSlash(path) || '/');
        const first = { path: address ?? path, isThere: address !== undefined, places: new Map() };
        const linked = this.#linked.get(target) ?? first;
        const pages = linked.places.get(place) ?? [];
        this.#linked.set(target, linked);
        linked.places.set(place, pages);
        return pages;
    }
    /** By path, the places that pages link to, whether they are there or not. */
    get linkedPlaces() {
        return new Map(Array.from(this.#linked.values(), ({ path, places }) => [path, places]));
    }
    /**
     * At the end, because a page may come after the links to its places.
     * @param isApp whether scripts answer each address whose last name has no dot
     * @returns undefined if there are too many
     */
    dead(isApp) {
        const dead = new Map();
        for (const { path, isThere, places } of this.#linked.values()) {
            if (!isThere && !(isApp && isRoute(path)))
                dead.set(inTarget(path), places.get('') ?? []);
            const there = new Set(this.#placesOf.get(path)?.split('\n') ?? places.keys());
            for (const [place, pages] of isThere ? places : [])
                if (place !== '' && !there.has(place))
                    dead.set(`${inTarget(path)}#${place}`, pages);
        }
        return dead.size > maxDead ? undefined : dead;
    }
    /** Addresses of pages themselves and of translations that are not there. */
    deadTwins(isApp) {
        const dead = [...this.#twins].filter(([path]) => !(isApp && isRoute(path)));
        return new Map(dead.map(([path, pages]) => [inTarget(path), pages]));
    }
}
const isRoute = (path) => !/[^/]*$/u.exec(withoutSlash(path))?.[0].includes('.');

// EXTERNAL MODULE: ./build/text/decode.js
var decode = __webpack_require__(6181);
// EXTERNAL MODULE: ./build/node_modules/htmlparser2/dist/Parser.js + 7 modules
var Parser = __webpack_require__(5712);
;// CONCATENATED MODULE: ./build/features/what-changed/pages/elements.js
const regionOf = new Map([
    ...['nav', 'footer'].map((name) => [name, 'menu']),
    ...['header', 'aside'].map((name) => [name, 'frame']),
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
function regionIn(element, attributes, around) {
    if (closedRegions.has(around) || isShadowRoot(element, attributes))
        return around;
    // React streams texts into such elements, behind all others.
    if (element === 'div' && attributes['id']?.startsWith('S:') && attributes['hidden'] !== undefined)
        return 'streamed';
    const { role } = attributes;
    if (role && /^\s*main(?:\s|$)/iu.test(role) && !notMain.test(element))
        return 'main';
    const isOfMain = (around === 'main' || around === 'streamed') && /^(?:header|aside)$/u.test(element);
    return isOfMain ? around : (regionOf.get(element) ?? around);
}
/** A template that is drawn as a part of the element around it. */
const isShadowRoot = (element, attributes) => element === 'template' && /^(?:open|closed)$/iu.test(attributes['shadowrootmode'] ?? '');
/** Whether it begins a line. In a menu each link does. */
const beginsLine = (element, region) => blocks.has(element) || (element === 'a' && region === 'menu');
const namesIn = (text) => new Set(text.split(/\s+/u));
/** Elements that begin a line. Each text of a drawing has a place of its own. */
const blocks = namesIn(`address article aside blockquote body br caption center dd details dialog dir div dl dt
  fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup
  option p pre search section summary table tbody td text tfoot th thead title tr ul`);
/** Elements of the head, and those that a page has without writing them. None of them is drawn where it stands. */
const undrawn = namesIn('script link meta template style title base noscript html head body');
const followed = /^(?:apple-touch-icon|icon|manifest|modulepreload|preload|stylesheet)$/iu;
/** The address in a `link` that a page is drawn with, or in a `meta` that redirects. Empty for all others. */
function addressIn(element, attributes) {
    if (element === 'meta')
        return redirectIn(attributes);
    if (element !== 'link')
        return '';
    const { rel = '', href = '' } = attributes;
    return rel.split(/\s+/u).some((each) => followed.test(each)) ? href : '';
}
/** Where a `meta` leads on by itself. May be empty. */
function redirectIn({ 'http-equiv': kind = '', content = '' }) {
    if (!/^\s*refresh\s*$/iu.test(kind))
        return '';
    const [, address = ''] = /^\s*\d+(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*|(?=[^\s\d]))(.+)/isu.exec(content) ?? [];
    return /^(['"])(.*?)\1/su.exec(address)?.[2] ?? address;
}
/** The address of the page itself, or of one like it in another language or form. Empty for all other elements. */
const twinIn = (element, { rel = '', href = '' }) => element === 'link' && rel.split(/\s+/u).some((each) => /^(?:canonical|alternate)$/iu.test(each)) ? href : '';
const targets = namesIn('src srcset poster data data-src data-srcset data-poster data-data href xlink:href');
/** Whether an attribute is the target of a link, or where a picture is. Drawings refer to their own parts by `href`. */
function isTarget(element, name, value) {
    if (!targets.has(name) || element === 'link')
        return false;
    return isLink(element) || !value.startsWith('#') || !name.endsWith('href');
}
const isLink = (element) => element === 'a' || element === 'area';
/** Addresses in a target that a browser follows. Scripts read those that begin with `data-`. */
function addressesIn(element, name, value) {
    const isFile = (element === 'object' && name === 'data') || (element === 'use' && name.endsWith('href'));
    if (isFile || (isLink(element) && name === 'href'))
        return [value];
    const [, later, kind] = /^(data-)?(src|srcset|poster)$/u.exec(name) ?? [];
    const candidates = kind === 'srcset' ? Array.from(value.matchAll(candidate), ([, each = '']) => each) : [value];
    if (later)
        return candidates.filter((each) => /\/|\.[a-z]\w{1,4}$/iu.test(each) && !/[{}]/u.test(each));
    return kind ? candidates : [];
}
/** HTML 4.8.4.3.10, "Parsing a srcset attribute": a comma ends a candidate, but for those in brackets and in an address. */
const candidate = /[\s,]*([^\s,](?:\S*[^\s,])?)(?:,+|[^,(]*(?:\([^)]*\)?[^,(]*)*)/guy;

;// CONCATENATED MODULE: ./build/features/what-changed/pages/pieces.js
const maxPieces = 4096;
/** A text that grows by pieces. Its memory is freed of them now and then, because many short ones take ten times their length. */
class Pieces {
    #texts = [];
    #last = '';
    #count = 0;
    add(piece) {
        this.#last += piece;
        this.#count += 1;
        if (this.#count >= maxPieces)
            this.#flatten();
    }
    joined() {
        return this.#texts.length === 0 ? this.#last : this.#texts.join('') + this.#last;
    }
    #flatten() {
        // To find one character, the engine makes one string of all.
        this.#last.charCodeAt(this.#last.length - 1);
        this.#texts.push(this.#last);
        this.#last = '';
        this.#count = 0;
    }
}

;// CONCATENATED MODULE: ./build/features/what-changed/pages/look.js



/** They stand before an element, before an attribute, in place of a text, and at the end of an element. */
const [elementSign, attributeSign, textSign, endSign] = ['\u0002', '\u0003', '\u0004', '\u0005'];
const separator = '\u0000';
const maxParts = 20_000;
/** What nobody sees, or what is new in each build. */
const neverCompared = new Set(['nonce', 'integrity', 'datetime', 'name', 'id']);
/** All that is compared of a style sheet. */
const ofStyles = new Set(['href', 'media', 'disabled']);
/** A generator may number its drawings. The names of colours stay. */
const generatedName = /#(?!(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-]))(?:\\[\da-f]{1,6}\s?|[\w\\\u0080-\uffff-])+|data-v-[\w-]+/giu;
/** How a page looks: its elements with their attributes, where texts stand among them, and its styles. */
class Look {
    /** Signs, each with what follows it: an element, or a name, an equals sign and a value. */
    #parts = [];
    /** Earlier ones, as single texts, which take less memory. */
    #chunks = [];
    #styles = new Pieces();
    #ids = new Set();
    open(element, attributes, region) {
        if (region === 'template')
            return;
        if (this.#parts.length > maxParts)
            this.#chunks.push(this.#parts.splice(0).join(separator));
        const { id } = attributes;
        if (id)
            this.#ids.add(id);
        if (undrawn.has(element) && !isShadowRoot(element, attributes))
            this.#openUndrawn(element, attributes);
        else {
            this.#parts.push(elementSign, element);
            this.#addAll(element, attributes);
        }
    }
    /** Scripts, `meta` and what else is not drawn look like nothing. */
    #openUndrawn(element, attributes) {
        const isSheet = element === 'link' && /(?:^|\s)stylesheet(?:\s|$)/iu.test(attributes['rel'] ?? '');
        if (isSheet || element === 'style') {
            this.#parts.push(elementSign, element);
            this.#addAll(element, attributes, ofStyles);
        }
        else if (element === 'html' || element === 'body')
            this.#addAll(element, attributes);
    }
    #addAll(element, attributes, only) {
        const names = [];
        let isSorted = true;
        for (const name in attributes) {
            if (!isCompared(element, name, attributes) || only?.has(name) === false)
                continue;
            isSorted &&= names.length === 0 || (names[names.length - 1] ?? '') < name;
            names.push(name);
        }
        for (const name of isSorted ? names : names.sort())
            this.#parts.push(attributeSign, name, '=', attributes[name] ?? '');
    }
    text(text, region) {
        if (region === 'style')
            this.#styles.add(text);
        else if (this.#parts[this.#parts.length - 1] !== textSign && !closedRegions.has(region) && /\S/u.test(text))
            this.#parts.push(textSign);
    }
    close(element, region) {
        if (region !== 'template' && !undrawn.has(element))
            this.#parts.push(endSign);
    }
    /** At the end, because an attribute may name an `id` that comes later. */
    normalized(normalizer, language) {
        const earlier = this.#chunks.map((chunk) => this.#normalizedParts(chunk.split(separator), normalizer, language));
        const elements = earlier.join('') + this.#normalizedParts(this.#parts, normalizer, language);
        const styles = withoutQueries(this.#styles.joined().replace(/\s+/gu, ' ').replace(generatedName, '#'));
        return elements + withoutReferences(normalizer.targets(styles));
    }
    #normalizedParts(all, normalizer, language) {
        // Most parts stay as they are.
        const parts = all.slice();
        for (let at = 0; at < parts.length; at += 1) {
            if (parts[at] !== attributeSign)
                continue;
            const [name, value = ''] = [parts[at + 1], parts[at + 3]];
            const rest = name === 'class' ? value : this.#withoutIds(value);
            if (rest === undefined)
                parts.fill('', at, at + 4);
            else
                parts[at + 3] = normalizer.value(rest, language);
            at += 3;
        }
        return parts.join('');
    }
    /** Undefined if a value is nothing but ids of the page. */
    #withoutIds(value) {
        const isId = (word) => this.#ids.has(word) || (word.startsWith('#') && this.#ids.has(word.slice(1)));
        if (!/\s/u.test(value))
            return isId(value) ? undefined : value;
        const words = value.trim().split(/\s+/u);
        const others = words.filter((word) => !isId(word));
        return others.length === words.length ? value : others.join(' ') || undefined;
    }
}
function isCompared(element, name, attributes) {
    if (neverCompared.has(name) || name.startsWith('data-v-') || isTarget(element, name, attributes[name] ?? ''))
        return false;
    const isHidden = name === 'value' && element === 'input' && /^hidden$/iu.test(attributes['type'] ?? '');
    return !isHidden;
}

;// CONCATENATED MODULE: ./build/features/what-changed/pages/parsed-page.js







/** The parser moves all open elements at each tag. */
const maxOpen = 1000;
const visible = new RegExp(`[^\\s\\p{Cf}${border}]`, 'u');
/** Collects what the parser finds. */
class ParsedPage {
    isTooDeep = false;
    links = new Set();
    /** Addresses of the page itself, and of its translations. */
    twins = new Set();
    /** What a fragment may name. */
    places = new Set();
    /** The address in the element `base`. */
    base = '';
    /** Where it leads by itself. May be empty. */
    redirect = '';
    hasScript = false;
    #html;
    #comments = [];
    #texts = newPieces();
    #targets = newPieces();
    #look = new Look();
    #around = [];
    #now = 'rest';
    #hasTitle = false;
    #language = '';
    parser = new Parser/* Parser */.i(this);
    constructor(text) {
        this.#html = text;
    }
    onopentag(name, attributes) {
        this.isTooDeep = this.#around.push(this.#now) > maxOpen;
        if (this.isTooDeep)
            this.parser.pause();
        // Drawings have titles too.
        if (name !== 'title' || !this.#hasTitle)
            this.#now = regionIn(name, attributes, this.#now);
        this.#hasTitle ||= this.#now === 'head';
        if (beginsLine(name, this.#now))
            this.#texts[this.#now].add(border);
        this.#look.open(name, attributes, this.#now);
        for (const attribute in attributes)
            this.#add(name, attribute, attributes[attribute] ?? '');
        if (name === 'html')
            this.#language ||= attributes['lang'] || attributes['xml:lang'] || '';
        if (this.#now !== 'template')
            this.#follow(name, attributes);
    }
    /** What leads on from the page without being a target of its content. */
    #follow(element, attributes) {
        if (element === 'script')
            this.hasScript ||= /^(?:|module|.*javascript)$/iu.test(attributes['type'] ?? '');
        const to = addressIn(element, attributes);
        if (to)
            this.links.add(to);
        if (element === 'meta') {
            this.#targets.head.add(to);
            this.redirect ||= to;
        }
        else if (element === 'link') {
            const twin = twinIn(element, attributes);
            if (twin)
                this.twins.add(twin);
        }
    }
    #add(element, name, value) {
        if (name === 'id' || name === 'name')
            this.places.add(value);
        else if (name === 'alt')
            this.#texts[this.#now].add(` ${value} `);
        else if (isTarget(element, name, value)) {
            this.#targets[this.#now].add(targetText(value, isLink(element) || element === 'iframe'));
            if (element === 'base')
                this.base ||= value.slice(0, 1000);
            if (this.#now === 'template')
                return;
            for (const each of addressesIn(element, name, value))
                this.links.add(each);
        }
    }
    ontext(text) {
        this.#look.text(text, this.#now);
        this.#texts[this.#now].add(text);
    }
    oncomment() {
        this.#comments.push([this.parser.startIndex, this.parser.endIndex + 1]);
    }
    onclosetag(name) {
        this.#look.close(name, this.#now);
        const region = this.#now;
        this.#now = this.#around.pop() ?? 'rest';
        if (beginsLine(name, region))
            this.#texts[this.#now].add(border);
    }
    parts(normalizer) {
        const textOf = (regions) => {
            const text = regions.map((each) => this.#texts[each].joined()).join(border);
            return normalizer.text(text, this.#language);
        };
        const targetsOf = (regions) => normalizer.targets(regions.map((each) => this.#targets[each].joined()).join(''));
        const hasMain = visible.test(this.#texts.main.joined());
        const content = hasMain ? ['main', 'streamed'] : ['rest', 'main', 'streamed'];
        const outside = hasMain ? ['rest', 'frame', 'menu'] : ['frame', 'menu'];
        return {
            // Apart, because a number at the end of a title is no part of a date.
            title: textOf(['head']).replaceAll(border, ' '),
            text: textOf(content),
            targets: targetsOf(['head', ...content]),
            outside: textOf(outside),
            outsideTargets: targetsOf(outside),
            look: this.#look.normalized(normalizer, this.#language),
            page: this.#withoutComments(normalizer),
        };
    }
    #withoutComments(normalizer) {
        const starts = [0, ...this.#comments.map(([, to]) => to)];
        const texts = starts.map((start, index) => this.#html.slice(start, this.#comments[index]?.[0]));
        return normalizer.targets(texts.join('').replaceAll('\r\n', '\n'));
    }
    /** In one printable line, at most 100 characters. */
    get title() {
        // A copy does not keep the whole text in memory.
        return Buffer.from((0,printable/* excerpt */.Kb)(inOneLine(this.#texts.head.joined()), 100)).toString();
    }
}
const newPieces = () => ({
    ...{ head: new Pieces(), main: new Pieces(), streamed: new Pieces(), rest: new Pieces(), frame: new Pieces() },
    ...{ menu: new Pieces(), style: new Pieces(), never: new Pieces(), template: new Pieces() },
});

;// CONCATENATED MODULE: ./build/features/what-changed/pages/read-page.js



/** Characters that are parsed at once. */
const sliceLength = 1024 * 1024;
/**
 * @returns undefined if too many elements are open at once
 * @throws the reason of the signal
 */
async function readPage(html, signal) {
    const text = typeof html === 'string' ? html : (0,decode/* decodePage */.C)(html);
    const page = new ParsedPage(text);
    for (let at = 0; at < text.length && !page.isTooDeep; at += sliceLength) {
        if (at > 0)
            await (0,promises_.setImmediate)();
        signal.throwIfAborted();
        page.parser.write(text.slice(at, at + sliceLength));
    }
    page.parser.end();
    return page.isTooDeep ? undefined : page;
}

;// CONCATENATED MODULE: ./build/features/what-changed/list-pages.js










/** Bytes that are read at once. A larger page counts as another file. */
const chunkSize = 32 * 1024 * 1024;
/** @throws {SiteError} if a file changed after the site was collected */
async function listPages(site, own, signal) {
    const buffer = Buffer.allocUnsafeSlow(chunkSize);
    const [pages, titles, redirects] = [new Map(), new Map(), new Map()];
    const addresses = new Set(site.map((file) => addressOf(file).normalize()));
    const [links, files, normalizer] = [new SiteLinks(addresses, own.hosts), new ListedFiles(), new Normalizer(own)];
    let [hasScript, hasDarkTheme] = [false, false];
    for (const file of site) {
        // The upload gets a turn now and then.
        if (pages.size % 10 === 0)
            await (0,promises_.setImmediate)();
        signal.throwIfAborted();
        if (!isPage(file)) {
            await files.add(file, buffer);
            if ((0,media_type/* mediaType */.J)(file.path) !== 'text/css' || file.size > maxTextBytes)
                continue;
            const css = (0,file_access/* readWhole */.oD)(file, buffer.subarray(0, file.size)).toString();
            links.addStyle(addressOf(file), css);
            hasDarkTheme ||= /prefers-color-scheme\s*:\s*dark/iu.test(css);
            continue;
        }
        const bytes = (0,file_access/* readWhole */.oD)(file, buffer.subarray(0, file.size));
        const page = await readPage(bytes, signal);
        const address = addressOf(file);
        pages.set(address, page ? digestsOf(page.parts(normalizer)) : digestsOfBytes(bytes));
        titles.set(address, page?.title ?? '');
        if (page === undefined)
            continue;
        hasScript ||= address === '/' && page.hasScript;
        const to = redirectOf(page, address, links);
        if (to !== undefined)
            redirects.set(address, to);
        // It is shown at any address, so its links may lead anywhere.
        if (!/\/404(?:\.html|\/)$/u.test(address))
            links.add(address, page);
    }
    const isApp = hasScript && ['/404.html', '/200.html'].some((path) => looksAs(pages.get(path), pages.get('/')));
    const { linkedPlaces: linked, namedOn } = links;
    return {
        ...{ host: own.hosts[0] ?? '', pages, titles, redirects, linked, namedOn, ...files.digests() },
        ...{ hasDarkTheme, mediaNames: files.mediaNames, dead: links.dead(isApp), deadTwins: links.deadTwins(isApp) },
    };
}
const isPage = ({ path, size }) => (0,media_type/* mediaType */.J)(path) === 'text/html' && size <= chunkSize;
/** Its path for visitors. */
const addressOf = ({ path }) => `/${path}`.replace(/\/index\.html$/u, '/');
/** `<content>.<outside>.<look>.<page>` */
function digestsOf({ title, text, targets, outside, outsideTargets, look, page }) {
    const parts = [`${title}\u0001${text}\u0002${targets}`, `${outside}\u0002${outsideTargets}`, look, page];
    return parts.map(digestOf).join('.');
}
/** Scripts answer each address of an app, so the page for missing files is a copy of the root page. */
function looksAs(page, root) {
    const withoutLast = (digests) => digests.replace(/\.[^.]*$/u, '');
    return page !== undefined && root !== undefined && withoutLast(page) === withoutLast(root);
}
function redirectOf({ redirect }, address, links) {
    return redirect === '' ? undefined : links.follow(redirect, `https://site.invalid${(0,text_address/* encodedPath */.yT)(address)}`)?.address;
}
const digestsOfBytes = (page) => `${digestOf(page.toString('latin1'))}.`.repeat(4).slice(0, -1);
const digestOf = (content) => (0,external_node_crypto_.hash)('sha256', content, 'base64url').slice(0, 16);

;// CONCATENATED MODULE: ./build/features/what-changed/pages-to-show.js


/** Pages that changed, pages of which only a picture can tell, and those for places that are left (design 8.7). */
function pagesToShow(site, changes) {
    const titleOf = changes?.titleOf ?? printable/* printable */.g$;
    const sure = changes ? unmoved(changes).filter(({ change }) => change === 'changed' || change === 'new') : [];
    const known = new Set(sure.map(({ path }) => path));
    const unsure = (paths) => [...paths].flatMap((path) => {
        if (known.has(path))
            return [];
        known.add(path);
        return { path, title: titleOf(path), change: 'unsure' };
    });
    const changed = sure.map(({ path, title, change }) => {
        return { path, title, change: change === 'new' ? change : 'changed' };
    });
    const pages = [...changed, ...unsure(changes ? unsurePages(changes) : [])];
    return { pages, fillers: unsure(changes && !hasOtherFiles(changes) ? [] : firstPages(site)) };
}
/** Without those that have another address now. */
function unmoved({ pages, moves }) {
    const moved = new Set(moves.flatMap(({ from, to }) => [from, to]));
    return pages.filter(({ path }) => !moved.has(path));
}
/** Of one kind, without those that have another address now. */
const pathsOf = (kind, changes) => unmoved(changes).flatMap(({ path, change }) => (change === kind ? path : []));
/** Whether the build writes something that is not compared, such as its number, into nearly all pages (design 8.4). */
function isStamped({ pages, common }) {
    const both = pages.filter(({ change }) => change !== 'new' && change !== 'removed').length;
    const stamped = pages.filter(({ change }) => change === 'uncompared').length;
    // The digest of the whole page is another one, too, if its text or HTML is.
    return both >= 5 && stamped > 0 && 5 * stamped >= 4 * (common - both + stamped);
}
/** Without the pages that differ only in what the build writes into nearly all of them. */
function withoutStamp(changes) {
    const pages = changes.pages.filter(({ change }) => change !== 'uncompared');
    return isStamped(changes) ? { ...changes, pages } : changes;
}
function* unsurePages(changes) {
    yield* pathsOf('restyled', changes);
    yield* changes.media.namedOn;
    yield* pathsOf('uncompared', withoutStamp(changes));
}
/** Whether files differ of which nobody knows the pages. */
const hasOtherFiles = ({ files, media }) => files.length > 0 || media.differ || !media.areNamed;
/** The root page, and the first page of each folder at the root. */
function firstPages(site) {
    const firsts = new Map();
    for (const path of site.filter(isPage).map(addressOf).sort().reverse())
        if (path === '/' || path.includes('/', 1))
            firsts.set(path.split('/', 2).join('/'), path);
    return [...firsts.values()].reverse();
}

;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/screenshot.js
/** Why there is no picture: a clause without a full stop, which the comment shows. Its cause is only for the log. */
class PictureError extends Error {
}
/** All pages of a heading. */
const pagesOf = (each) => each.result === 'pictures' ? [each, ...(each.joined ?? [])] : [each];

;// CONCATENATED MODULE: ./build/features/what-changed/comment/counts.js



/** As in `2 pages changed, 1 new, 3 broken links`. */
function shortText(changes, screenshots) {
    const { broken } = changes;
    const restyled = pathsOf('restyled', changes).length;
    const looks = restyled > 0 && `${(0,printable/* formatNumber */.ZV)(restyled)} may look different`;
    const links = broken.length > 0 && (0,printable/* count */.U9)(broken.length, 'broken link');
    const counts = [countsOf(changes, screenshots), looks, links].filter(Boolean);
    return counts.join(', ') || (isSame(changes) ? 'none' : 'no main text');
}
/** Whether nothing differs, but for what no list has. */
const isSame = ({ pages, files, media }) => pages.length + files.length + media.replaced.length + media.added.length + media.removed.length === 0 && !media.differ;
/** What the first line counts, as in `2 pages changed, 1 new, 4 views differ` (design 8.4). May be empty. */
function countsOf(changes, screenshots) {
    return [...pageCounts(changes), ...storyCounts(changes), ...lookCounts(changes, screenshots)].join(', ');
}
/** The first count has the noun. */
function pageCounts(changes) {
    const counts = [
        ...['changed', 'new', 'removed'].map((kind) => [kind, pathsOf(kind, changes).length]),
        ['moved', changes.moves.length],
    ];
    return counts
        .filter(([, number]) => number > 0)
        .map(([kind, number], index) => {
        if (index > 0)
            return `${(0,printable/* formatNumber */.ZV)(number)} ${kind}`;
        return kind === 'new' ? (0,printable/* count */.U9)(number, 'new page') : `${(0,printable/* count */.U9)(number, 'page')} ${kind}`;
    });
}
function storyCounts({ stories }) {
    const counted = (names, before, behind) => names?.size ? `${(0,printable/* formatNumber */.ZV)(names.size)} ${before}${names.size === 1 ? 'story' : 'stories'}${behind}` : '';
    return [counted(stories?.added, 'new ', ''), counted(stories?.removed, '', ' removed')].filter(Boolean);
}
/** Pages that only pictures show to differ, and views. */
function lookCounts(changes, screenshots) {
    const counted = new Set(withoutStamp(changes).pages.map(({ path }) => path));
    const differing = screenshots.flatMap((each) => (each.result === 'pictures' && each.before ? pagesOf(each) : []));
    const views = differing.filter(({ view }) => view).length;
    const pages = differing.filter(({ path, view }) => !view && !counted.has(path)).length;
    return [
        pages > 0 ? `${(0,printable/* count */.U9)(pages, 'page')} ${pages === 1 ? 'looks' : 'look'} different` : '',
        views > 0 ? `${(0,printable/* count */.U9)(views, 'view')} ${views === 1 ? 'differs' : 'differ'}` : '',
    ].filter(Boolean);
}

// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(3466);
// EXTERNAL MODULE: ./build/text/masking.js
var masking = __webpack_require__(7463);
;// CONCATENATED MODULE: ./build/features/what-changed/pages/split-words.js

const spaced = new RegExp(`([ ${border}]?)([^ ${border}]+)`, 'gu');
/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const split_words_separator = new RegExp(`^[ ${border}]`, 'u');
/** Each with what separates it from the one before: a space, a border or nothing. */
function splitWords(text) {
    const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
    return Array.from(text.matchAll(spaced), ([whole, space = '', word = '']) => {
        if (!unspaced.test(word))
            return whole;
        return Array.from(segmenter.segment(word), ({ segment }, index) => (index === 0 ? space + segment : segment));
    }).flat();
}
/** Without what separates it. */
const bare = (word = '') => word.replace(split_words_separator, '');
const isNewLine = (word) => word.startsWith(border);
/** Of words before a change, and its own first word: those in the line of the change. */
function lastLine(words) {
    const last = words.findLastIndex(isNewLine);
    return words.slice(Math.max(0, last), -1);
}
function firstLine(words) {
    const end = words.findIndex(isNewLine);
    return end < 0 ? [...words] : words.slice(0, end);
}

;// CONCATENATED MODULE: ./build/features/what-changed/pairing.js
/** Pairs rows that each list has once below the same row. The longest list in order, by its last pair. */
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
        if (below && !isEmpty && below.top < end + gap)
            found.splice(-1, 1, { ...below, top, otherTop });
        else if (!isEmpty)
            found.push({ top, end, otherTop, otherEnd });
        [end, otherEnd, pair] = [y, otherY, above];
    }
    return found.reverse();
}

;// CONCATENATED MODULE: ./build/features/what-changed/page-words.js





/** Words before and behind a change. */
const maxWordsAround = 5;
/** With at most so many words between them, two changes are one. */
const maxWordsBetween = 2;
/** If neither text has more words, they are shown even if all are others. */
const maxShortText = 40;
/** Of a page. The rest is only counted. */
const page_words_maxPlaces = 1000;
const hasWords = (words) => words !== undefined && (words.isSecret || words.title.length + words.text.length > 0);
/** @param staysInLine whether words around a change are only those of its line */
function wordsBetween(live, now, staysInLine = false) {
    const isSameText = live.title === now.title && live.text === now.text;
    if ([live, now].some(({ title, text }) => (0,masking/* holdsSecret */.hK)(`${title} ${text}`)))
        return { title: [], text: [], uncounted: 0, isRewritten: false, isSameText, isSecret: true };
    const [title, text] = [changesIn(live.title, now.title), changesIn(live.text, now.text, staysInLine)];
    return { ...text, title: title.text, isSameText, isSecret: false };
}
function changesIn(live, now, staysInLine = false) {
    const [old, words] = [splitWords(live), splitWords(now)];
    const ranges = changedRanges(old, words).flatMap((range) => withoutEqual(range, old, words));
    const removed = ranges.reduce((sum, { top, end }) => sum + end - top, 0);
    const added = ranges.reduce((sum, { otherTop, otherEnd }) => sum + otherEnd - otherTop, 0);
    // Each line of a menu is a change of its own.
    const groups = grouped(ranges, staysInLine ? 0 : maxWordsBetween);
    const change = (range) => changeAt(range, old, words, staysInLine);
    const text = groups.slice(0, page_words_maxPlaces).map((group) => {
        const changes = group.map(change);
        const { end, otherEnd } = group.at(-1) ?? group[0];
        return { ...change({ ...group[0], end, otherEnd }), changes };
    });
    const isLong = Math.max(old.length, words.length) > maxShortText;
    const isRewritten = isLong && 2 * removed > old.length && 2 * added > words.length;
    return { text, uncounted: groups.length - text.length, isRewritten };
}
function changeAt({ top, end, otherTop, otherEnd }, old, words, staysInLine) {
    const before = words.slice(Math.max(0, otherTop - maxWordsAround), otherTop);
    const behind = words.slice(otherEnd, otherEnd + maxWordsAround);
    return {
        removed: textOf(old.slice(top, end)),
        added: textOf(words.slice(otherTop, otherEnd)),
        leading: textOf(staysInLine ? lastLine([...before, words[otherTop] ?? old[top] ?? '']) : before),
        trailing: textOf(staysInLine ? firstLine(behind) : behind),
        neighbors: [bare(words[otherTop - 1]), bare(words[otherEnd])],
    };
}
/** The pairing leaves out single words between others. They are found if both texts have as many words there. */
function withoutEqual(range, old, words) {
    const { top, end, otherTop, otherEnd } = range;
    if (end - top !== otherEnd - otherTop)
        return [range];
    const ranges = [];
    for (let at = 0; at < end - top; at += 1) {
        if (bare(old[top + at]) === bare(words[otherTop + at]))
            continue;
        const last = ranges.at(-1);
        const start = last?.end === top + at ? ranges.pop() : undefined;
        const [first, other] = [start?.top ?? top + at, start?.otherTop ?? otherTop + at];
        ranges.push({ top: first, end: top + at + 1, otherTop: other, otherEnd: otherTop + at + 1 });
    }
    return ranges;
}
/** Ranges with at most so many words between them are one place. */
function grouped(ranges, maxBetween) {
    const groups = [];
    for (const range of ranges) {
        const group = groups.at(-1);
        const last = group?.at(-1);
        if (group && last && range.top - last.end <= maxBetween)
            group.push(range);
        else
            groups.push([range]);
    }
    return groups;
}
/** Words are paired as the rows of pictures are. */
function changedRanges(old, words) {
    const numbers = new Map();
    const numbered = (all) => Int32Array.from(all, (each) => {
        const word = bare(each);
        const number = numbers.get(word) ?? Math.imul(numbers.size + 1, 0x9e3779b1);
        numbers.set(word, number);
        return number;
    });
    return unpairedRows(numbered(old), numbered(words), 0, () => false);
}
function textOf(words) {
    const text = words.join('').replaceAll(border, ' ');
    return text.replace(printable/* unseen */.nv, '').trim();
}

;// CONCATENATED MODULE: ./build/features/what-changed/comment/page-lines.js






const states = {
    changed: 'Changed: ',
    new: 'New: ',
    removed: 'Removed: ',
    restyled: 'May look different: ',
    outside: '',
    uncompared: '',
    unsure: '',
};
/** Markdown, such as `Changed: [Home](https://a.example/) <code>/</code>`. */
function pageName(path, title, state, host) {
    return `${states[state]}${pageLink(path, title, host)}${title === (0,printable/* printable */.g$)(path) ? '' : ` ${pathCode(path)}`}`;
}
/** The title as a link. GitHub makes no mentions or references in it. */
function pageLink(path, title, host) {
    const name = title === (0,printable/* printable */.g$)(path) ? pathCode(path) : (0,markdown/* escapeMarkdown */.FV)((0,printable/* excerpt */.Kb)(title, 100));
    const hasLink = path.length <= 300 && !(0,masking/* holdsSecret */.hK)(`${host}${path}`);
    return hasLink ? `[${name}](https://${host}${(0,text_address/* encodedPath */.yT)(path)})` : `<code>${name}</code>`;
}
/** The address that a user named, as it was written, with its title if it has another one, such as the name of a story. */
function viewName(path, address, host, title = path) {
    const { href } = new URL(`https://${host}${address}`);
    if ((0,masking/* holdsSecret */.hK)(href))
        return pathCode(path);
    const target = href.replace(/[<>]/gu, encodeURIComponent).replaceAll('&', '&amp;');
    // Otherwise a bracket could end the link.
    const name = title === path ? pathCode(path) : (0,markdown/* escapeMarkdown */.FV)((0,printable/* excerpt */.Kb)(title, 100));
    return `[${name}](${/[()]/u.test(target) ? `<${target}>` : target})`;
}
/** Of stories, in Markdown. */
const storyNames = (stories = new Map()) => Array.from(stories.values(), (name) => (0,markdown/* escapeMarkdown */.FV)((0,printable/* excerpt */.Kb)(name, 100)));
const pathCode = (path) => `<code>${(0,markdown/* escapeMarkdown */.FV)((0,printable/* excerpt */.Kb)(path, 100))}</code>`;
/** The first items, and how many more. */
function firstAnd(items, number, separator = ' and ') {
    const left = items.length - number;
    return items.slice(0, number).join(', ') + (left > 0 ? `${separator}${(0,printable/* formatNumber */.ZV)(left)} more` : '');
}
/** Three pages by their titles, and how many more. */
function page_lines_firstPages(paths, titleOf, host) {
    const links = paths.slice(0, maxNamedPages).map((path) => pageLink(path, titleOf(path), host));
    return firstAnd([...links, ...paths.slice(maxNamedPages)], maxNamedPages);
}
const moveLine = ({ from, to, isRedirected }) => `- Moved: ${pathCode(from)} → ${pathCode(to)}${isRedirected ? ' (the old address leads there)' : ''}`;
function targetLine({ target, removed, pages }, changes, preview) {
    const path = target.split('#', 1).join();
    const place = target.includes('#') && `, a place that ${pathCode(path)} does not have,`;
    const what = removed ? ', a page of the live site,' : place || '';
    return `- ${pathCode(target)}${what} is linked on ${page_lines_firstPages(pages, changes.titleOf, preview)}`;
}
/**
 * What changed on a page, each as one line of Markdown.
 * @param elsewhere changes that stand elsewhere
 */
function wordLines(words, elsewhere, maxPlaces) {
    if (words.isSecret)
        return ['***'];
    if (!hasWords(words))
        return [`No words differ, but ${words.isSameText ? 'targets of links or pictures' : 'spaces or line breaks'} do.`];
    const isNew = ({ changes }) => !changes.every((change) => elsewhere.has(change));
    const [title, text] = [words.title, words.text].map((all) => all.filter(isNew));
    const lines = title?.map((each) => `Title: ${changeLine(each)}`) ?? [];
    if (words.isRewritten)
        return [...lines, ...(text?.length ? ['rewritten'] : [])];
    const all = [...lines, ...(text?.map(changeLine) ?? [])];
    const left = all.length + words.uncounted - Math.min(all.length, maxPlaces);
    return left > 0 ? [...all.slice(0, maxPlaces), `and ${(0,printable/* count */.U9)(left, 'more place')}`] : all;
}
/** The words of pages below one heading: each change once, with the words around it on the first page that has it. */
function wordLinesOnce(pages, elsewhere, maxPlaces) {
    const [above, keys] = [new Set(elsewhere), new Set()];
    const lines = pages.flatMap((words) => {
        const changes = [...words.title, ...words.text].flatMap((place) => place.changes);
        const keyed = changes.map((change) => [change, `${change.removed}\u0001${change.added}`]);
        for (const [change, key] of keyed)
            if (keys.has(key))
                above.add(change);
        for (const [, key] of keyed)
            keys.add(key);
        return isHoisted(words, above) ? [] : wordLines(words, above, maxPlaces);
    });
    return [...new Set(lines)];
}
/** Whether all that changed on a page stands elsewhere. */
function isHoisted({ title, text, uncounted }, elsewhere) {
    const changes = [...title, ...text].flatMap((place) => place.changes);
    return uncounted === 0 && changes.length > 0 && changes.every((change) => elsewhere.has(change));
}
/** Such as `…in ~~four~~ **three** minutes…`. Anybody may have written the texts. */
const changeLine = (change) => `…${bareChange(change)}…`;
function bareChange({ leading, removed, added, trailing }) {
    const start = (0,markdown/* escapeMarkdown */.FV)([...leading].slice(-maxCharacters).join(''));
    const [gone, fresh, end] = [removed, added, trailing].map((text) => (0,markdown/* escapeMarkdown */.FV)((0,printable/* excerpt */.Kb)(text, maxCharacters)));
    return [start, gone && `~~${gone}~~`, fresh && `**${fresh}**`, end].filter(Boolean).join(' ');
}

;// CONCATENATED MODULE: ./build/features/what-changed/comment/summary-text.js







/** Why nothing was compared: no deployment of the environment has a link, or its list can't be read. */
function missingText(environment, missing) {
    const name = nameOf(environment);
    const bare = (0,printable/* excerpt */.Kb)(environment, 100).replaceAll('`', '');
    const code = `\`compare-with: ${bare}\``;
    if (missing === 'no list')
        return `${name} has no list of its pages yet: its next deploy with ${code} makes one.`;
    if (missing === 'unreadable')
        return `What changed is not known: ${name}'s list could not be read.`;
    if (missing === 'other version')
        return `${name}'s list is of another version of this action; its next deploy makes a new one.`;
    const other = '; if another environment is meant, write that one, such as `compare-with: production`';
    const ways = `its first deploy with ${code} makes the list${bare.toLowerCase() === 'production' ? '' : other}`;
    return `Nothing was compared, because no live site is recorded in \`${bare}\`: ${ways}.`;
}
const nameOf = (environment) => (0,markdown/* escapeMarkdown */.FV)((0,printable/* excerpt */.Kb)(environment, 100));
/** What the build probably wrote into nearly all pages: 80 % and ten or more. They are not listed. */
function changeOfBuild(changes) {
    const isOfBuild = (number) => number >= 10 && number >= 4 * (changes.common - number);
    return ['changed', 'restyled'].find((kind) => isOfBuild(pathsOf(kind, changes).length));
}
/** @param name of the environment @param isOnAll whether a change of all pages that were read stands below */
function summaryText(name, changes, screenshots, isOnAll) {
    const [site, counts] = [nameOf(name), countsOf(changes, screenshots)];
    const ofBuild = changeOfBuild(changes);
    const build = 'the build may put something into every page, such as a version';
    const isEqual = isSame(changes) && changes.broken.length === 0;
    return (0,markdown/* paragraphs */.qN)(counts && `**${counts}** compared with ${site}.`, isEqual ? `All pages are the same as in ${site}.` : '', sentences(changes, screenshots).join(' '), ofBuild && !(isOnAll && ofBuild === 'changed')
        ? `The pages that ${ofBuild === 'changed' ? ofBuild : 'may look different'} are not listed: ${build}.`
        : '');
}
/** Directly above the links. Empty if none is broken. */
function brokenText(environment, { broken }) {
    const links = (0,printable/* count */.U9)(broken.length, 'broken link');
    return broken.length > 0 ? `⚠️ **${links} that ${nameOf(environment)} does not have**` : '';
}
function sentences(changes, screenshots) {
    const pictured = screenshots.flatMap((each) => (each.result === 'pictures' ? pagesOf(each) : []));
    const hasDrawnWords = pictured.some(({ words }) => words);
    const { pages, files, media } = changes;
    const [outside, restyled] = [pathsOf('outside', changes).length, pathsOf('restyled', changes).length];
    const whose = restyled === 1 ? 'its' : 'their';
    const why = `: ${whose} text is the same, ${whose} HTML is not`;
    return [
        outside === 1 && '1 page differs outside of its main part, such as in menus.',
        outside > 1 && `${(0,printable/* count */.U9)(outside, 'page')} differ outside of their main part, such as in menus.`,
        restyled > 0 && `${(0,printable/* count */.U9)(restyled, 'page')} may look different${hasDrawnWords ? '' : why}.`,
        files.includes('styles') && 'Styles differ.',
        storyText(changes),
        mediaText(media),
        uncomparedText(changes),
        pages.length === 0 &&
            mediaText(media) + storyText(changes) === '' &&
            files.join() === 'rest' &&
            pictured.length === 0 &&
            'Only scripts or data differ.',
    ].filter((text) => typeof text === 'string' && text !== '');
}
/** As in `Replaced: /files/tariff.pdf. New: …`. */
function mediaText({ replaced, added, removed, differ }) {
    const kinds = [['Replaced', replaced], ['New', added], ['Removed', removed]];
    const texts = kinds.filter(([, paths]) => paths.length > 0).map(([kind, paths]) => `${kind}: ${firstNames(paths)}.`);
    return [...texts, ...(differ ? ['Pictures, fonts or documents differ.'] : [])].join(' ');
}
/** As in `New stories: Alert / Warning. Removed stories: …`. */
function storyText({ stories }) {
    const [added, removed] = [stories?.added, stories?.removed].map((names) => firstAnd(storyNames(names), maxNames));
    return [added && `New stories: ${added}.`, removed && `Removed stories: ${removed}.`].filter(Boolean).join(' ');
}
const firstNames = (paths) => firstAnd([...paths.slice(0, maxNames).map(pathCode), ...paths.slice(maxNames)], maxNames);
function uncomparedText(changes) {
    const paths = pathsOf('uncompared', changes);
    const [verb, whose] = paths.length === 1 ? ['differs', 'its'] : ['differ', 'their'];
    if (isStamped(changes))
        return "Nearly all pages differ in what is not compared, such as a build's number.";
    const what = `in what is not compared, such as dates, scripts or ${whose} head: ${firstNames(paths)}`;
    return paths.length > 0 ? `${(0,printable/* count */.U9)(paths.length, 'page')} ${verb} only ${what}.` : '';
}

// EXTERNAL MODULE: ./build/variables.js
var variables = __webpack_require__(2090);
;// CONCATENATED MODULE: ./build/features/what-changed/comment/listed-pages.js




/** By kind. Pages that nearly all differ are not listed, but for those of which more is known than stands above. */
function listedPages({ changes, words, hoisted, screenshots }) {
    const ofBuild = changeOfBuild(changes);
    const same = new Set(screenshots.flatMap(({ path, result }) => (result === 'same' ? path : [])));
    const isListed = ({ path, change }) => {
        const known = words?.pages.get(path);
        if (change === 'restyled')
            return ofBuild !== change && !same.has(path);
        if (change !== 'changed')
            return change === 'new' || change === 'removed';
        if (known && isHoisted(known, hoisted.changes))
            return false;
        return ofBuild !== change || (hoisted.isOnAll && known !== undefined);
    };
    const listed = new Map();
    for (const page of unmoved(changes).filter(isListed)) {
        const all = listed.get(page.change) ?? [];
        listed.set(page.change, all);
        all.push(page);
    }
    return listed;
}
/** The words that scripts have drawn on a page, or else those of its files. */
function wordsOn(path, { words, screenshots }) {
    const drawn = screenshots.flatMap(pagesOf).find((each) => each.path === path && each.words);
    return drawn?.words ?? words?.pages.get(path);
}

;// CONCATENATED MODULE: ./build/features/what-changed/comment/pictures.js







/** How many pages look the same, and why others have no picture. @param blocks how many pages are pictured */
function besidePictures(known, blocks) {
    const { screenshots, hasDarkTheme } = known;
    const same = screenshots.filter(({ result }) => result === 'same');
    const changed = same.filter(({ change }) => change === 'changed');
    const worded = changed.filter(({ path }) => hasWords(wordsOn(path, known))).length;
    const wordless = changed.length - worded;
    const unsure = same.length - changed.length;
    const ofWhat = `the same at 1,280 pixels${hasDarkTheme ? ' in the light theme' : ''}`;
    const unseen = screenshots.filter(({ result }) => result === 'unseen').length;
    const withoutRoom = screenshots.filter((each) => each.result === 'none' && each.hasNoRoom).length;
    const verb = `${blocks > 0 ? 'more ' : ''}${unsure === 1 ? 'looks' : 'look'}`;
    const pictures = `Pictures of ${(0,printable/* count */.U9)(wordless, 'page')} show`;
    const unseenWords = `${(0,printable/* count */.U9)(worded, 'page')} that changed ${worded === 1 ? 'looks' : 'look'} ${ofWhat}`;
    return (0,markdown/* paragraphs */.qN)(worded > 0 ? `${unseenWords}: the changed words are not in the picture.` : '', wordless > 0 ? `${pictures} no difference.` : '', unsure > 0 ? `${(0,printable/* formatNumber */.ZV)(unsure)} ${verb} ${ofWhat}.` : '', withoutRoom > 0 ? `${(0,printable/* formatNumber */.ZV)(withoutRoom)} more ${withoutRoom === 1 ? 'looks' : 'look'} different.` : '', ...reasonsIn(screenshots), unseen > 0 ? `${(0,printable/* count */.U9)(unseen, 'view')} ${unseen === 1 ? 'was' : 'were'} not looked at: the time was over.` : '');
}
/** Why pages have no picture. */
function reasonsIn(screenshots) {
    const without = screenshots.filter((each) => each.result === 'none');
    return [...new Set(without.map(({ reason }) => reason))].map((reason) => {
        const paths = without.filter((each) => each.reason === reason).map(({ path }) => pathCode(path));
        return `No picture of ${paths.join(', ')}: ${(0,markdown/* escapeMarkdown */.FV)((0,printable/* excerpt */.Kb)(reason))}.`;
    });
}
/** A page or a view with its words and pictures. */
function blockOf(screenshot, preview, words) {
    const { title, after, before, noBefore, parts = 0, isCut } = screenshot;
    const name = (0,markdown/* escapeMarkdown */.FV)((0,printable/* excerpt */.Kb)(title, 100)).replaceAll('"', '&quot;');
    const picture = (what, file) => `<a href="https://${preview}/${file}"><img src="https://${preview}/${file}" alt="${name}, ${what}"></a>`;
    const [, ...others] = pagesOf(screenshot);
    const links = others.map(({ path, view }) => view ? viewName(path, view.address, preview) : pageLink(path, (0,printable/* printable */.g$)(path), preview));
    const addresses = links.length > 0 ? [firstAnd(links, maxNames)] : [];
    const differ = `${(0,printable/* count */.U9)(parts, 'part')} ${parts === 1 ? 'differs' : 'differ'}`;
    return (0,markdown/* paragraphs */.qN)(`#### ${[pictures_nameOf(screenshot, preview), ...addresses].join(', ')}`, words.map((each) => `- ${each}`).join('\n'), noBefore ? 'There is no picture of the live page, so this shows only the new one:' : '', before
        ? `**Before**<br>${picture(`before: ${differ}`, before)}<br>**After**<br>${picture(`after: ${differ}`, after)}`
        : picture('from its top', after), isCut ? 'More differs below.' : '');
}
const pictures_nameOf = ({ path, title, change, view }, preview) => view ? states[change] + viewName(path, view.address, preview, title) : pageName(path, title, change, preview);

;// CONCATENATED MODULE: ./build/features/what-changed/comment/page-lists.js







/** Targets, pictures and the list of pages, with at most so many of each. */
function listsOf(shown, max) {
    const { changes, screenshots, preview, hoisted } = shown;
    let withWords = 0;
    const linesOn = (paths) => {
        const words = paths.flatMap((path) => wordsOn(path, shown) ?? []);
        const lines = wordLinesOnce(words, hoisted.changes, maxPlaces);
        if (lines.length > 0)
            withWords += 1;
        return withWords > max.words ? [] : lines;
    };
    const headings = screenshots.flatMap((each) => (each.result === 'pictures' ? each : [])).slice(0, max.pictures);
    const blocks = headings.map((each) => blockOf(each, preview, linesOn(pagesOf(each).map(({ path }) => path))));
    const targets = changes.broken.slice(0, max.targets).map((link) => targetLine(link, changes, preview));
    const broken = withRest(targets, changes.broken.length);
    const pictured = new Set(headings.flatMap(pagesOf).map(({ path }) => path));
    let listed = 0;
    const lines = entriesOf(shown, pictured).flatMap(({ line, path }) => {
        if (path === undefined)
            return line;
        listed += 1;
        return listed > max.pages ? [] : [line, ...linesOn([path]).map((each) => `  - ${each}`)].join('\n');
    });
    const beside = (0,markdown/* paragraphs */.qN)(...blocks, besidePictures(shown, blocks.length));
    // Otherwise both lists would look like one.
    const between = beside || ((broken || hoisted.text) && lines.length > 0 ? 'These pages differ:' : '');
    return {
        text: (0,markdown/* paragraphs */.qN)(broken, between, lines.join('\n'), unreadText(shown)),
        words: Math.min(withWords, max.words),
        pictures: blocks.length,
        pictured: pictured.size,
        pages: Math.min(listed, max.pages),
        targets: targets.length,
    };
}
function withRest(lines, all) {
    const left = all - lines.length;
    return [...lines, ...(left > 0 ? [`- and ${(0,printable/* formatNumber */.ZV)(left)} more`] : [])].join('\n');
}
/** @param pictured pages that are not listed */
function entriesOf(shown, pictured) {
    const { changes, listed, screenshots, preview, live } = shown;
    const ofKind = (kind) => (listed.get(kind) ?? []).filter(({ path }) => !pictured.has(path));
    const name = ({ path, title, change }) => {
        return { path, line: `- ${pageName(path, title, change, change === 'removed' ? live : preview)}` };
    };
    const all = new Set([...pictured, ...[...listed.values()].flat().map(({ path }) => path)]);
    const others = screenshots
        .flatMap((each) => (each.result === 'pictures' ? pagesOf(each) : []))
        .filter(({ path }) => !all.has(path));
    const nameOther = (each) => ({ path: each.path, line: `- ${pictures_nameOf(each, preview)}` });
    let room = maxPages;
    const firstOf = (all, max, entryOf, kind, rest = '') => {
        const entries = all.slice(0, Math.min(max, room)).map(entryOf);
        room -= entries.length;
        const left = all.length - entries.length;
        return left > 0 ? [...entries, { line: `- and ${(0,printable/* count */.U9)(left, `more ${kind}page`)}${rest}` }] : entries;
    };
    const moved = (move) => ({ path: move.to, line: moveLine(move) });
    return [
        ...firstOf(changes.moves, maxNames, moved, 'moved '),
        ...firstOf(ofKind('new'), maxNames, name, 'new '),
        ...firstOf(ofKind('removed'), maxNames, name, 'removed '),
        ...firstOf(ofKind('changed'), maxPages, name, 'changed '),
        ...firstOf(ofKind('restyled'), maxPages, name, '', ' that may look different'),
        ...firstOf(others, maxPages, nameOther, ''),
    ];
}
/** Why the words of pages are not known. */
function unreadText({ words, screenshots }) {
    const drawn = new Set(screenshots.flatMap(pagesOf).flatMap(({ path, words }) => (words ? path : [])));
    const all = [...(words?.unread ?? [])].filter(([path]) => !drawn.has(path));
    const reasons = [...new Set(all.map(([, reason]) => reason))];
    return (0,markdown/* paragraphs */.qN)(...reasons.map((reason) => {
        const paths = all.filter((each) => each[1] === reason).map(([path]) => pathCode(path));
        return `No words of ${paths.join(', ')}: ${reason}.`;
    }));
}

;// CONCATENATED MODULE: ./build/features/what-changed/comment/details.js





/** Every page that differs, all words that were read, every broken link, and all pictures. */
function detailsOf(shown) {
    const { changes, screenshots, preview, live } = shown;
    const { replaced, added, removed } = changes.media;
    const ofKind = (kind) => unmoved(changes).flatMap(({ path, title, change }) => {
        if (change !== kind)
            return [];
        const name = `- ${pageName(path, title, 'unsure', change === 'removed' ? live : preview)}`;
        return [name, ...linesOn(path, shown).map((line) => `  - ${line}`)].join('\n');
    });
    const blocks = screenshots.flatMap((each) => {
        if (each.result !== 'pictures')
            return [];
        const drawn = pagesOf(each).flatMap(({ words }) => words ?? []);
        return blockOf(each, preview, wordLinesOnce(drawn, new Set(), Number.POSITIVE_INFINITY));
    });
    const beside = besidePictures(shown, blocks.length);
    const files = (paths) => paths.map((path) => `- ${pathCode(path)}`);
    return [
        { heading: 'Broken links', entries: changes.broken.map((link) => targetLine(link, changes, preview)) },
        { heading: 'Moved pages', entries: changes.moves.map(moveLine) },
        { heading: 'New pages', entries: ofKind('new') },
        { heading: 'Removed pages', entries: ofKind('removed') },
        { heading: 'Changed pages', entries: ofKind('changed') },
        { heading: 'New stories', entries: storyNames(changes.stories?.added).map((name) => `- ${name}`) },
        { heading: 'Removed stories', entries: storyNames(changes.stories?.removed).map((name) => `- ${name}`) },
        { heading: 'Words that are not known', entries: [unreadText(shown)].filter(Boolean) },
        { heading: 'Pages that may look different', entries: ofKind('restyled') },
        { heading: 'Pages that differ outside of their main part', entries: ofKind('outside') },
        { heading: 'Pages that differ only in what is not compared', entries: ofKind('uncompared') },
        { heading: 'Replaced pictures, fonts and documents', entries: files(replaced) },
        { heading: 'New pictures, fonts and documents', entries: files(added) },
        { heading: 'Removed pictures, fonts and documents', entries: files(removed) },
        { heading: 'Pictures', entries: [...blocks, beside].filter(Boolean).map((each) => `${each}\n`) },
    ].filter(({ entries }) => entries.length > 0);
}
function linesOn(path, { words }) {
    const known = words?.pages.get(path) ?? words?.outside.get(path);
    return known ? wordLines(known, new Set(), Number.POSITIVE_INFINITY) : [];
}

;// CONCATENATED MODULE: ./build/features/what-changed/comment/fit.js




/**
 * The lists of a comment. If there is no room, words go first, then pictures, pages and targets, and a line says so.
 * @param all where everything stands, in Markdown
 */
function listsWithin(maxCharacters, shown, all) {
    const pictures = shown.screenshots.length;
    let max = { words: pictures + maxPages, pictures, pages: maxPages, targets: maxTargets };
    const full = listsOf(shown, max);
    let [lists, text] = [full, full.text];
    for (const part of ['words', 'pictures', 'pages', 'targets']) {
        const least = part === 'targets' ? 1 : 0;
        while (text.length > maxCharacters && lists[part] > least) {
            max = { ...max, [part]: lists[part] - 1 };
            lists = listsOf(shown, max);
            text = (0,markdown/* paragraphs */.qN)(lists.text, leftOut(full, lists, all));
        }
    }
    return text;
}
function leftOut(full, { words, pictures, pictured, pages, targets }, all) {
    const missing = [
        [full.words - words, 'words of ', 'page'],
        [full.pictures - pictures, '', 'picture'],
        // A page without its picture is listed.
        [full.pages + full.pictured - pages - pictured, '', 'page'],
        [full.targets - targets, '', 'broken link'],
    ];
    const parts = missing.filter(([number]) => number > 0).map(([number, what, noun]) => what + (0,printable/* count */.U9)(number, noun));
    const last = parts.pop() ?? '';
    return `Left out: ${parts.length > 0 ? `${parts.join(', ')} and ` : ''}${last}. ${all}`;
}

;// CONCATENATED MODULE: ./build/features/what-changed/same-changes.js
/** Fewer letters, such as those of `four`, also occur in changes that have nothing to do with each other. */
const minLetters = 5;
const minPages = 3;
/** Changes that are the same, by default on three pages or more, or on two that are one page in two languages. Most pages come first. */
function sharedChanges(pages, isShared = areEnough) {
    const byKey = new Map();
    for (const [path, { title, text }] of pages)
        for (const [isInTitle, changes] of [[false, text], [true, title]])
            for (const change of changes.flatMap((place) => place.changes))
                for (const key of keysOf(change)) {
                    const places = byKey.get(key) ?? [];
                    byKey.set(key, places);
                    places.push({ path, change, isInTitle });
                }
    const shared = [];
    const taken = new Set();
    const counted = Array.from(byKey.values(), (places) => ({ places, pages: same_changes_pathsOf(places).length }));
    for (const { places: all } of counted.sort((a, b) => b.pages - a.pages)) {
        // A short change may be the same as one by the word before it, and as another one by the word behind it.
        const places = all.filter(({ change }) => !taken.has(change));
        const [paths, [first]] = [same_changes_pathsOf(places), places];
        if (first === undefined || !isShared(paths))
            continue;
        for (const { change } of places)
            taken.add(change);
        shared.push({ ...first, paths, places: places.map(({ change }) => change) });
    }
    return shared;
}
const same_changes_pathsOf = (places) => [...new Set(places.map(({ path }) => path))];
/** Changes with one of these in common are the same. */
function keysOf({ removed, added, neighbors }) {
    const change = withoutSigns(removed, added).join('\u0001');
    const letters = [removed, added].map((text) => text.match(/\p{L}/gu)?.length ?? 0);
    if (Math.max(...letters) >= minLetters)
        return [change];
    return neighbors.flatMap((word, index) => (word === '' ? [] : `${change}\u0001${index}\u0001${word}`));
}
/** Without what both have at an end, such as a comma, as far as a sign parts it from the word. */
function withoutSigns(removed, added) {
    const shorter = Math.min(removed.length, added.length);
    let [start, end] = [0, 0];
    for (let at = 0; at < shorter && removed[at] === added[at]; at += 1)
        if (isSign(removed[at]))
            start = at + 1;
    for (let at = 1; at <= shorter - start && removed.at(-at) === added.at(-at); at += 1)
        if (isSign(removed.at(-at)))
            end = at;
    return [removed.slice(start, removed.length - end), added.slice(start, added.length - end)];
}
const isSign = (character = '') => /[^\p{L}\p{M}\p{N}\s]/u.test(character);
/** Two are enough if their paths differ in one folder only, such as `/en/` and `/de/`. */
function areEnough(paths) {
    const [one = '', other = ''] = paths;
    if (paths.length >= minPages || paths.length < 2)
        return paths.length >= minPages;
    const [folders, others] = [one, other].map((path) => path.split('/'));
    if (!folders || !others || folders.at(-1) !== others.at(-1) || Math.abs(folders.length - others.length) > 1)
        return false;
    const [long, short] = folders.length < others.length ? [others, folders] : [folders, others];
    const at = long.findIndex((folder, index) => folder !== short[index]);
    const rest = long.slice(at + 1).join('/');
    return rest === short.slice(long.length === short.length ? at + 1 : at).join('/');
}

;// CONCATENATED MODULE: ./build/features/what-changed/comment/hoisted-changes.js





function hoistedChanges(changes, words, preview) {
    const { pages = new Map(), outside = new Map() } = words ?? {};
    const changed = pathsOf('changed', changes).length;
    const lines = [];
    const hoisted = new Set();
    let isOnAll = false;
    for (const shared of sharedChanges(pages)) {
        const line = `- ${shared.isInTitle ? 'Title: ' : ''}${changeLine(shared.change)} ${whereIs(shared, pages.size, changed, changes, preview)}`;
        if (lines.join('\n').length + line.length > maxHoistedLength)
            continue;
        lines.push(line);
        for (const change of shared.places)
            hoisted.add(change);
        isOnAll ||= shared.paths.length === pages.size;
    }
    const menus = sharedChanges(outside, (paths) => paths.length === outside.size);
    if (menus.length > 0)
        lines.push(menuLine(menus, outside.size, pathsOf('outside', changes).length));
    return { text: lines.join('\n'), changes: hoisted, isOnAll };
}
function whereIs({ paths }, read, changed, { titleOf }, preview) {
    const pages = page_lines_firstPages(paths, titleOf, preview);
    if (read === changed)
        return `on ${pages}`;
    const some = paths.length === read ? 'each' : (0,printable/* formatNumber */.ZV)(paths.length);
    return `on ${some} of ${(0,printable/* count */.U9)(read, 'page')} that were read, of ${(0,printable/* formatNumber */.ZV)(changed)}: ${pages}`;
}
function menuLine(menus, read, all) {
    const shown = menus.slice(0, maxPlaces).map(({ change }) => bareChange(change));
    const left = menus.length - shown.length;
    const where = read === 1 ? 'on 1 page' : `on each of ${(0,printable/* count */.U9)(read, 'page')}`;
    const rest = read === all ? '' : ` that were read, of ${(0,printable/* formatNumber */.ZV)(all)}`;
    return `- Menus: ${shown.join('; ')}${left > 0 ? ` and ${(0,printable/* count */.U9)(left, 'more place')}` : ''}, ${where}${rest}`;
}

;// CONCATENATED MODULE: ./build/features/what-changed/differences.js











function differencesOf(compared, screenshots) {
    if (compared === undefined && screenshots.length === 0)
        return undefined;
    const { changes } = compared ?? {};
    const brokenLinks = (changes?.broken ?? []).map((link) => ({ ...link, pages: link.pages.slice(0, maxPages) }));
    const pages = (changes?.pages ?? []).filter(({ change }) => /^(?:changed|new|removed)$/u.test(change));
    const markdown = (preview) => {
        // No picture can be shown from a host whose name is a secret.
        const shown = (0,masking/* holdsSecret */.hK)(preview) ? screenshots.filter(({ result }) => result !== 'pictures') : screenshots;
        return differences_textOf(compared, shown, preview);
    };
    return { short: changes ? shortText(changes, screenshots) : '', pages, brokenLinks, markdown };
}
function differences_textOf(compared, screenshots, preview) {
    const { environment = '', problem = '', live = '', words, changes = noChanges, hasDarkTheme = false } = compared ?? {};
    const hoisted = hoistedChanges(changes, words, preview);
    const known = { changes, words, hoisted, screenshots, hasDarkTheme, preview, live };
    const shown = { ...known, listed: listedPages(known) };
    const summary = changes === noChanges ? problem : summaryText(environment, changes, screenshots, hoisted.isOnAll);
    const text = (0,markdown/* paragraphs */.qN)(summary, hoisted.text, brokenText(environment, changes));
    const all = (0,variables/* runUrl */.Vp)() ? `[All of it](${(0,variables/* runUrl */.Vp)()})` : 'All of it is in the job summary.';
    const lists = (maxCharacters) => listsWithin(Math.max(0, maxCharacters - hoisted.text.length), shown, all);
    return { text, lists, details: () => detailsOf(shown) };
}

// EXTERNAL MODULE: ./build/http/exchange.js
var exchange = __webpack_require__(7887);
// EXTERNAL MODULE: ./build/text/json.js
var text_json = __webpack_require__(1245);
;// CONCATENATED MODULE: ./build/features/what-changed/published-list.js





const listFile = '.well-known/static-deploy.json';
/** Bytes of a list or a live page. */
const maxListBytes = 5 * 1024 * 1024;
/** Pictures, fonts and documents. With more, only one digest is published. */
const maxMedia = 5000;
/** Goes up whenever digests are made in another way. */
const listVersion = 5;
function formatList({ host, pages, files, media, dead }) {
    const isShort = typeof media !== 'string' && media.size <= maxMedia;
    const list = {
        'static-deploy': listVersion,
        host,
        pages: Object.fromEntries([...pages].sort()),
        files,
        media: isShort ? Object.fromEntries([...media].sort()) : typeof media === 'string' ? media : digestOfMedia(media),
        'dead-links': dead && [...dead.keys()].sort(),
    };
    return `${JSON.stringify(list)}\n`;
}
/** Undefined for an invalid list. One wrong entry is enough: without it, its page would seem to be new. */
function parseList(text) {
    const list = (0,text_json/* fieldsOf */.Pf)((0,text_json/* parseJson */.qF)(text));
    const { 'static-deploy': version, host, 'dead-links': targets } = list ?? {};
    if (version !== listVersion)
        return typeof version === 'number' ? 'other version' : undefined;
    const kinds = (0,text_json/* fieldsOf */.Pf)(list?.['files']);
    const [styles, rest, untimed] = ['styles', 'rest', 'untimed'].map((kind) => (0,text_json/* textOf */.b6)(kinds?.[kind]));
    const files = { styles: styles ?? '', rest: rest ?? '', untimed: untimed ?? '' };
    const pages = digestsByAddress(list?.['pages'], /^[\w-]{16}(?:\.[\w-]{16}){3}$/u);
    const one = (0,text_json/* textOf */.b6)(list?.['media']);
    const media = /^[\w-]{12}$/u.test(one) ? one : digestsByAddress(list?.['media'], /^[\w-]{12}$/u);
    if (typeof host !== 'string' || !pages || !media || Object.values(files).includes(''))
        return undefined;
    if (targets === undefined)
        return { host, pages, files, media, dead: undefined };
    if (!Array.isArray(targets) || targets.some((target) => typeof target !== 'string'))
        return undefined;
    return { host, pages, files, media, dead: new Map(targets.map((target) => [target, []])) };
}
/** Undefined if any is invalid. A lone surrogate can't be in an address. */
function digestsByAddress(value, pattern) {
    const entries = Object.entries((0,text_json/* fieldsOf */.Pf)(value) ?? { '': '' }).map(([path, digest]) => [path, (0,text_json/* textOf */.b6)(digest)]);
    const areValid = entries.every(([path, digest]) => /^\/\P{Cs}*$/u.test(path) && pattern.test(digest));
    return areValid ? new Map(entries) : undefined;
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
    let room = maxListBytes;
    const visited = await (0,exchange/* visit */.Y)(new URL(url), AbortSignal.any([signal, AbortSignal.timeout(10_000)]), (chunk) => {
        room -= chunk.length;
        if (room < 0)
            throw new RangeError('It has more than 5 MiB.');
        chunks.push(chunk);
    });
    return { ...visited, bytes: Buffer.concat(chunks) };
}

;// CONCATENATED MODULE: ./build/features/what-changed/live-pages.js









/** Why the words of a page are not known. */
class UnreadError extends Error {
}
/** Reads the first pages that changed, and three that differ outside of their main part, as a visitor of the live link does. */
async function readChangedWords(changes, live, preview) {
    const outside = pathsOf('outside', changes);
    const some = [...new Set([outside[0], outside[outside.length >> 1], outside.at(-1)])].flatMap((path) => path ?? []);
    const [content, menus] = await Promise.all([
        wordsOf(pathsOf('changed', changes).slice(0, maxPages), 'content', live, preview),
        wordsOf(some, 'outside', live, preview),
    ]);
    return { ...content, outside: menus.pages };
}
/** The words of a preview that not everybody may read. */
function hiddenWords(changes) {
    const paths = pathsOf('changed', changes).slice(0, maxPages);
    const unread = new Map(paths.map((path) => [path, 'the preview has a password']));
    return { pages: new Map(), unread, outside: new Map() };
}
async function wordsOf(paths, kind, live, preview) {
    const [pages, unread] = [new Map(), new Map()];
    const files = new Map(preview.built.map((file) => [addressOf(file), file]));
    const read = await Promise.allSettled(paths.map((path) => live_pages_wordsOn(path, files.get(path), kind, live, preview)));
    for (const [index, path] of paths.entries()) {
        const result = read[index];
        if (result?.status === 'fulfilled')
            pages.set(path, result.value);
        else
            unread.set(path, reasonOf(result?.reason));
    }
    return { pages, unread };
}
function reasonOf(error) {
    if (error instanceof UnreadError)
        return error.message;
    return error instanceof RangeError ? 'the live page has more than 5 MiB' : "the live page can't be fetched";
}
/** @throws {UnreadError} */
async function live_pages_wordsOn(path, file, kind, live, preview) {
    const { link, sha, list } = live;
    const { own, run, signal } = preview;
    if (file === undefined || file.size > maxListBytes)
        throw new UnreadError('the new page has more than 5 MiB');
    const { bytes, problem } = await visitedBytes(`https://${link}${(0,text_address/* encodedPath */.yT)(path)}?${run}`, signal);
    const [old, now] = [await readPage(bytes, signal), await readPage((0,file_access/* readWhole */.oD)(file), signal)];
    if (!old || !now)
        throw new UnreadError('too many of its elements are open at once');
    const partsFor = (...hosts) => old.parts(new Normalizer({ hosts, commits: [sha] }));
    const part = kind === 'content' ? 0 : 1;
    if (digestsOf(partsFor(list.host)).split('.')[part] !== list.pages.get(path)?.split('.')[part])
        throw new UnreadError(problem ? `the live page ${problem}` : 'its host sends another page than was deployed');
    const [then, nowParts] = [partsFor(list.host, link), now.parts(new Normalizer(own))];
    if (kind === 'content')
        return wordsBetween(then, nowParts);
    const outside = (parts) => ({ title: '', text: parts.outside });
    return wordsBetween(outside(then), outside(nowParts), true);
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/limits.js
/** All time limits of the pictures, in milliseconds. */
/** For all pages together. Then what is there is shown. */
const allPagesTimeoutMs = 60_000;
/** For a page, to its second capture, for one more opening of it, or for what is done with its pictures. */
const tabTimeoutMs = 15_000;
/** Then a page is captured, though some of its requests have not ended. */
const requestsTimeoutMs = 7000;
/** Without a request for so long, a page has loaded. */
const quietMs = 150;
/** For a page's scripts to pause, and for its fonts and pictures to be decoded. */
const readyTimeoutMs = 1500;
/** Without a change of the document for so long, a page is at rest. */
const restMs = 500;
/** Then a page is captured, though its document goes on changing. */
const restTimeoutMs = 3000;
/** From a page's first capture to its second one. */
const betweenCapturesMs = 1000;
/** How much later than the first capture the second one may be, so that the live page is not the older one. */
const liveLagMs = 5000;
/** For a response of the live site. */
const responseTimeoutMs = 10_000;
/** For the browser's processes to end. */
const endTimeoutMs = 3000;

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
    // is an address, to which a page would send requests in the runner's network. By multicast DNS it would send names.
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebPayments,WebRtcHideLocalIpsWithMdns,OptimizationHints,NetworkTimeServiceQuerying',
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
 * @throws if there is none, or if it does not start
 */
async function openBrowser(temp, signal) {
    const program = findBrowser();
    if (program === undefined)
        throw new PictureError('there is no Chrome or Chromium; install one, or set CHROME_PATH');
    // The path of a socket in it may have 107 bytes at most.
    const isShorter = Buffer.byteLength(temp) > 40 && Buffer.byteLength((0,external_node_os_.tmpdir)()) < Buffer.byteLength(temp);
    const home = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(isShorter ? (0,external_node_os_.tmpdir)() : temp, 'chrome-'));
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
        await Promise.race([ended.catch(() => { }), (0,promises_.setTimeout)(endTimeoutMs, undefined, { ref: false })]);
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
            throw new PictureError(`${program} does not start`, { cause: printed });
        const advice = 'as root or in this container; CHROME_NO_SANDBOX=1 takes them without it';
        throw new PictureError(`the sandbox of ${program} can't start here, ${advice}`);
    }
}
/** The DevTools protocol: each message is JSON with a NUL behind it. Messages that are too long are ignored. */
function drive(child) {
    const [, , errors, input, output] = child.stdio;
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
            const { id, sessionId, ...fields } = (0,text_json/* fieldsOf */.Pf)((0,text_json/* parseJson */.qF)(rest)) ?? {};
            listeners.get(id ?? sessionId)?.(fields);
            rest = next;
        }
    });
    const ended = (0,external_node_events_.once)(child, 'close').then(() => {
        const lines = printed.split('\n').filter(Boolean);
        const cause = lines.find((line) => /sandbox|namespace|FATAL/iu.test(line)) ?? lines.at(-1) ?? 'it printed nothing';
        throw new PictureError('the browser ended', { cause });
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
            throw new PictureError('the browser could not show it', { cause: `${(0,text_json.at)(error, 'message')}` });
        return (0,text_json/* fieldsOf */.Pf)(result) ?? {};
    };
    return { command, listeners, ended };
}

;// CONCATENATED MODULE: ./build/features/what-changed/drawn-words.js



/**
 * How words differ that scripts have drawn. Undefined if none do, or if they change by themselves, as in a clock: then two
 * captures of the new page have other ones.
 *
 * @param live HTML as a browser has it, and so are the captures'
 * @throws the reason of the signal
 */
async function drawnWords(live, captures, own, signal) {
    const read = async (html) => html === undefined ? undefined : (await readPage(html, signal))?.parts(new Normalizer(own));
    const old = await read(live);
    const [now, ...others] = await Promise.all(captures.map(({ html }) => read(html)));
    if (old === undefined || now === undefined || others.some((other) => other?.text !== now.text))
        return undefined;
    const words = wordsBetween(old, now);
    return hasWords(words) && !words.isSameText ? words : undefined;
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
function partsIn(one, other, width, strip, countsSpace, pair) {
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
    const ranges = pair(rows, others, 0, comparerOf(one, other, width, strip));
    return ranges.flatMap(({ top, end, otherTop, otherEnd }) => {
        // An edge that moved by a fraction.
        const isEdge = top !== otherTop && end !== otherEnd && Math.max(end - top, otherEnd - otherTop) <= 3;
        if (isEdge || (stays(top, end) && stays(otherTop, otherEnd)))
            return [];
        return [[partOf(one, rows, top, end), partOf(other, others, otherTop, otherEnd)]];
    });
}
/** In each picture. Space counts only if nothing else is higher than three rows. */
function differingParts(one, other, width, pair) {
    const found = stripsOf([one, other], width);
    const strips = found.length > 0 ? found : stripsOf([one, other], width, true);
    for (const [countsSpace, rows] of [[false, 3], [true, 3], [false, 0]]) {
        const parts = strips.flatMap((strip) => partsIn(one, other, width, strip, countsSpace, pair));
        if (!parts.some((both) => both.some(({ height }) => height > rows)))
            continue;
        const changes = parts.filter((both) => both.some(({ height }) => height > (countsSpace ? 3 : 0)));
        return [changes.map(([part]) => part), changes.map(([, part]) => part)];
    }
    return [[], []];
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
/** In pictures of one height a part has the rows of both, if what stands below it has not moved. */
function stretchesIn(all, width) {
    const own = ({ top, height }) => ({ top, end: top + height, inBoth: false });
    const alone = all.map(({ parts }) => parts.map(own));
    const [one, other] = all;
    if (one === undefined || one.picture.length !== other?.picture.length)
        return alone;
    const joined = one.parts.map(({ left, width: wide }, index) => {
        const pair = alone.flatMap((each) => each[index] ?? []);
        const [top, end] = [Math.min(...pair.map((each) => each.top)), Math.max(...pair.map((each) => each.end))];
        const below = one.parts[index + 1]?.left === left ? alone.flatMap((each) => each[index + 1]?.top ?? []) : [];
        const next = Math.min(one.picture.length / width, ...below);
        const stays = (y) => {
            const from = y * width + left;
            return one.picture.subarray(from, from + wide).every((pixel, x) => pixel === other.picture[from + x]);
        };
        let y = end;
        while (y < next && stays(y))
            y += 1;
        return y === next ? { top, end, inBoth: true } : undefined;
    });
    return alone.map((each) => each.map((stretch, index) => joined[index] ?? stretch));
}
/** Up to 1,600 rows: each stretch with 24 rows and a gap around it, and those between them that are less than 100. */
function rowsAround(stretches, height, gap) {
    const rows = [];
    for (const { top, end, inBoth } of stretches.toSorted((one, other) => one.top - other.top)) {
        const next = (rows.at(-1) ?? -1) + 1;
        if (end + 24 <= next)
            continue;
        const from = gap(top - 24, -1, inBoth);
        const to = Math.min(height, gap(end + 24, 1, inBoth));
        for (let y = from < next + 100 ? next : from; y < to && rows.length < 1600; y += 1)
            rows.push(y);
    }
    return rows;
}
/** All pictures get the same columns: at least the 740 that a comment shows in full size, with the change in the middle. */
function framesAround(all, width) {
    const stretches = stretchesIn(all, width);
    const rowsIn = ({ picture }, index, gap) => rowsAround(stretches[index] ?? [], picture.length / width, gap);
    const lines = all.flatMap((marked, index) => {
        const rows = rowsIn(marked, index, (row, step) => row + 50 * step);
        return rows.map((y) => marked.picture.subarray(y * width, y * width + width));
    });
    const isGap = (x) => x <= 0 || x >= width || lines.every((line) => line[x] === line[x - 1]);
    const sides = all.flatMap(({ parts }) => parts.flatMap(({ left, width }) => [left, left + width]));
    const [from, to] = [gapFrom(Math.min(...sides), -1, 16, 700, isGap), gapFrom(Math.max(...sides), 1, 16, 700, isGap)];
    const margin = Math.max(0, 740 - (to - from)) / 2;
    const left = Math.max(0, Math.min(Math.round(from - margin), width - 740));
    const right = Math.min(width, Math.max(to, left + 740));
    const gapIn = ({ picture }, from, step) => {
        const row = (y) => picture.subarray(y * width + left, y * width + right);
        return gapFrom(from, step, 3, 100, (y) => row(y).every((pixel, x) => pixel === picture[(y - 1) * width + left + x]));
    };
    return all.map((marked, index) => {
        const gap = (row, step, inBoth) => {
            const ends = (inBoth ? all : [marked]).map((each) => gapIn(each, row, step));
            return step < 0 ? Math.min(...ends) : Math.max(...ends);
        };
        return { ...marked, width, rows: rowsIn(marked, index, gap), left, right };
    });
}
/** Rows of pixels in a grey border, with grey lines for gaps, and bars of a colour beside the parts. */
function draw(frame, colour, isTinted) {
    const { picture, parts, width, rows, left, right } = frame;
    const gutter = colour === 0 ? 1 : Math.round((right - left) / 50);
    const grey = new Uint32Array(gutter + right - left + 1).fill(0xffc1b8af);
    const shown = rows.flatMap((y, index) => {
        const row = grey.slice();
        const near = parts.filter(({ top, height }) => y >= top - 2 && y < top + height + 2);
        row.fill(near.length > 0 ? colour : 0xffffffff, 1, gutter - 1);
        row.set(picture.subarray(y * width + left, y * width + right), gutter);
        const levels = new Uint8Array(row.buffer);
        // Many parts, and high ones such as photos, are not tinted.
        for (const part of near.filter(({ height }) => isTinted && parts.length <= 8 && height > 0 && height <= 150))
            for (let at = 4 * (gutter + part.left - left), end = at + 4 * part.width; at < end; at += 1)
                levels[at] = 0.85 * Number(levels[at]) + 0.15 * ((colour >> (8 * (at % 4))) & 255);
        return index === 0 || rows[index - 1] === y - 1 ? [row] : [...Array(12).fill(grey), row];
    });
    return [grey, ...shown, grey];
}

;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/in-page.js
/** What runs in a page: in an isolated world, which has the page's document, but nothing that its scripts have replaced. */

/** Pixels. Chrome draws nothing that is higher than 16,384. */
const maxRows = 16_000;
/** Characters. It takes about a second to read them. */
const maxHtmlLength = 2 ** 20;
const pause = '(milliseconds) => new Promise((done) => setTimeout(done, milliseconds))';
/** No element of a page has this name. */
const watched = "globalThis[Symbol.for('static-deploy')]";
/**
 * Notes when the document changes, also inside of custom elements. Styles and drawings do not count, because animations
 * write them in each frame.
 */
const watchChanges = `(() => {
  const isChange = ({ type, attributeName, target }) =>
    type !== 'attributes' || (attributeName !== 'style' && !(target instanceof SVGElement))
  const noted = (${watched} ??= { at: performance.now() })
  noted.observer ??= new MutationObserver((changes) => {
    if (changes.some(isChange)) noted.at = performance.now()
  })
  const watch = (root) => {
    noted.observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) watch(shadowRoot)
  }
  watch(document)
})()`;
/** Scrolls once through a page, so that it loads everything, and waits for scripts that follow the scrolling. */
const scrollThrough = `(async () => {
  const pause = ${pause}
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
})()`;
/** Whether the document has stopped changing. */
const untilRest = `(async () => {
  const pause = ${pause}
  const end = performance.now() + ${restTimeoutMs}
  const isAtRest = () => performance.now() > ${watched}.at + ${restMs}
  while (!isAtRest() && performance.now() < end) await pause(20)
  return isAtRest()
})()`;
/**
 * Ends endless animations. Elements that are fixed in the lower half of the window, such as a banner, go to the end of the
 * page: they would hide other text before than after. The value is the HTTP status of the page.
 */
const standStill = `(() => {
  for (const each of document.getAnimations())
    if (each.effect?.getComputedTiming().endTime === Infinity) each.cancel()
  const isFixedBelow = (each) =>
    getComputedStyle(each).position === 'fixed' && each.getBoundingClientRect().top > innerHeight / 2
  const down = document.documentElement.scrollHeight - innerHeight
  for (const each of [...document.querySelectorAll('body *')].filter(isFixedBelow))
    each.style.translate = '0 ' + down + 'px'
  return performance.getEntriesByType('navigation')[0].responseStatus
})()`;
/**
 * The body's HTML with what is drawn of it, also inside of custom elements, and the page's language. The copies belong to a
 * document in which nothing loads and no script runs. Undefined if it is too long: cut off, it would seem to be changed.
 */
const drawnHtml = `(() => {
  const inert = document.implementation.createHTMLDocument('')
  const isDrawn = { opacityProperty: true, visibilityProperty: true }
  const copyOf = (element) => {
    const copy = inert.importNode(element, false)
    const { display, visibility } = getComputedStyle(element)
    // An element without a box may have children that are drawn, and so may a hidden one. A list shows what is selected.
    const showsText =
      element.selected || (display === 'contents' ? visibility === 'visible' : element.checkVisibility(isDrawn))
    if (!showsText) copy.removeAttribute('alt')
    const slotted = element.assignedNodes?.({ flatten: true }) ?? []
    for (const child of slotted.length > 0 ? slotted : (element.shadowRoot ?? element).childNodes) {
      if (child.nodeType === Node.TEXT_NODE && showsText) copy.append(child.data)
      const isHidden = child.nodeType !== Node.ELEMENT_NODE || getComputedStyle(child).display === 'none'
      if (!isHidden) copy.append(copyOf(child))
    }
    return copy
  }
  inert.documentElement.lang = document.documentElement.lang
  inert.body.replaceWith(copyOf(document.body))
  inert.head.remove()
  const html = inert.documentElement.outerHTML
  return html.length > ${maxHtmlLength} ? undefined : html
})()`;

;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/tab.js




/** What is evaluated in a page finds there what was left before. */
const world = 'static-deploy';
/** Runs an action in a new tab. Tabs of one context share cookies and cache. */
async function inTab(browser, context, action) {
    const tab = await openTab(browser, context);
    const late = (0,external_node_events_.once)(AbortSignal.timeout(tabTimeoutMs), 'abort').then(() => {
        throw new PictureError('it took too long');
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
            const { executionContextId } = await send('Page.createIsolatedWorld', { frameId: targetId, worldName: world });
            const options = { contextId: executionContextId, awaitPromise: true, returnByValue: true };
            return (0,text_json.at)(await send('Runtime.evaluate', { expression, ...options }), 'result.value');
        },
        onEvent: (listener) => void listeners.set(sessionId, listener),
        close: () => command('Target.closeTarget', { targetId }),
    };
}

;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/page.js






/** Pixels. */
const width = 1280;
/** Requests that may never end, and do not change a picture. `Other` is the icon of a tab. */
const neverAwaited = ['Media', 'EventSource', 'Ping', 'Prefetch', 'Other'];
const preparations = {
    'Page.enable': {},
    'Page.setLifecycleEventsEnabled': { enabled: true },
    'Network.enable': {},
    // What a service worker answers has no policy of ours.
    'Network.setBypassServiceWorker': { bypass: true },
    'Fetch.enable': { patterns: [{ resourceType: 'Document' }] },
    'Page.addScriptToEvaluateOnNewDocument': { source: watchChanges, worldName: world },
    // Other animations, such as a colour that fades in, end at once.
    'Animation.enable': {},
    'Animation.setPlaybackRate': { playbackRate: 10_000 },
    'Emulation.setDeviceMetricsOverride': { width, height: 800, deviceScaleFactor: 1, mobile: false },
};
/** Opens a page. Returns a function that captures it as it is then. */
async function page_open(tab, { url, mayBeMissing, waitsForRest }) {
    const { send, evaluate } = tab;
    const quiet = follow(tab, url.origin);
    let [isOpen, isAtRest] = [false, waitsForRest];
    for (const [method, params] of Object.entries(preparations))
        await send(method, params);
    const { errorText, loaderId } = await send('Page.navigate', { url: url.href });
    if (errorText)
        throw new PictureError('the browser could not open it', { cause: errorText });
    const load = async () => {
        await quiet(loaderId);
        await evaluate(scrollThrough);
        isOpen = true;
    };
    const rest = async () => {
        await quiet(loaderId);
        await evaluate(watchChanges);
        isAtRest &&= (await evaluate(untilRest)) === true;
    };
    const prepare = async () => {
        if (!isOpen)
            await load();
        await rest();
        // What a timer wrote may have sent requests, whose answers change the document.
        await rest();
        const status = Number(await evaluate(standStill));
        if (status !== 200 && !(mayBeMissing && status === 404))
            throw new PictureError(`it came with the status ${status}`);
    };
    return async () => {
        const picture = await capture(tab, url, prepare);
        const html = await evaluate(drawnHtml);
        return { picture, html: typeof html === 'string' ? html : undefined, isAtRest };
    };
}
/** The page as it is now, as PNG in Base64. @throws with a clause that follows the page's path */
async function capture({ send, evaluate }, { origin }, prepare) {
    const captured = prepare().then(async () => {
        // Painted anew, because Chrome now and then leaves out what is sticky.
        await send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 255, g: 255, b: 255, a: 1 } });
        await evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
        const height = Number((0,text_json.at)(await send('Page.getLayoutMetrics'), 'cssContentSize.height'));
        const clip = { x: 0, y: 0, width, height: Math.min(height, maxRows), scale: 1 };
        return await send('Page.captureScreenshot', { clip, captureBeyondViewport: true, optimizeForSpeed: true });
    });
    // A page that goes elsewhere may be the reason for an error, too.
    await captured.catch(() => { });
    const { frameTree } = await send('Page.getFrameTree');
    if ((0,text_json.at)(frameTree, 'frame.securityOrigin') !== origin)
        throw new PictureError('it went to another site');
    return `${(await captured)['data']}`;
}
/** Accepts dialogs, and keeps a page from going elsewhere. Returns a function that waits for its requests. */
function follow({ frame, send, onEvent }, origin) {
    const end = AbortSignal.timeout(requestsTimeoutMs);
    const open = new Set();
    const loaded = new Set();
    let last = 0;
    onEvent(({ method, params }) => {
        const { requestId, request, type, frameId, loaderId, name } = (0,text_json/* fieldsOf */.Pf)(params) ?? {};
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
        const isElsewhere = frameId === frame && !`${(0,text_json.at)(request, 'url')}`.startsWith(`${origin}/`);
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
const script = `async (sources, isTinted) => {
  ${[...Object.values(pairing_namespaceObject), ...Object.values(changed_parts_namespaceObject), ...Object.values(frame_namespaceObject), withoutMoving].join('\n')}
  const captures = await Promise.all(sources.map(async (source) => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + source)).blob())
    const context = new OffscreenCanvas(${width}, bitmap.height).getContext('2d', { willReadFrequently: true })
    context.drawImage(bitmap, 0, 0)
    return new Uint32Array(context.getImageData(0, 0, ${width}, bitmap.height).data.buffer)
  }))
  // A new page has no picture before, so all of it counts as changed.
  const [after, before = new Uint32Array(), later] = captures
  const shared = { unpairedRows, ${Object.keys(changed_parts_namespaceObject)} }
  const compared = later ? withoutMoving(after, before, later, ${width}, shared) : [after, before]
  const parts = differingParts(...compared, ${width}, unpairedRows)
  if (parts[0].length === 0 && after.length >= ${maxRows * width}) return 'the change is below what a browser draws'
  const isMoving = parts[0].length === 0 && later && differingParts(after, before, ${width}, unpairedRows)[0].length > 0
  if (parts[0].length === 0) return isMoving ? 'only what moves by itself differs' : 'same'
  const frames = framesAround(captures.slice(0, 2).map((picture, index) => ({ picture, parts: parts[index] })), ${width})
  const pictures = await Promise.all(frames.map(async (frame, index) => {
    const lines = draw(frame, sources.length === 1 ? 0 : index === 0 ? 0xff377f1a : 0xff2e22cf, isTinted)
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
async function crop({ evaluate }, captures, isTinted) {
    return (await evaluate(`(${script})(${JSON.stringify(captures)}, ${isTinted})`));
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
        for (const { top, end, otherTop, otherEnd } of changed) {
            const inside = moving.filter((each) => (each.top < end && each.end > top) || (each.top === each.end && each.top >= top && each.end <= end));
            if (inside.length === 0)
                continue;
            const [first, last] = [Math.min(...inside.map((each) => each.top)), Math.max(...inside.map((each) => each.end))];
            // The rest of a line of letters, such as those that reach further down, belongs to it.
            const rest = Math.min(8, (last - first) >> 1);
            const [from, to] = [Math.max(top, first - rest), Math.min(end, last + rest)];
            // What moves mostly keeps its height, so the rest of the rows belongs to what is above or below it.
            const otherFrom = to === end && from > top ? Math.max(otherTop, otherEnd - to + from) : otherTop + from - top;
            const otherTo = to === end ? otherEnd : Math.min(otherEnd, otherFrom + to - from);
            const bands = [page.subarray(from * width, to * width), other.subarray(otherFrom * width, otherTo * width)];
            const strips = bands.some(({ length }) => length === 0) ? [] : stripsOf(bands, width);
            const near = strips.filter(([left, right]) => left < strip[1] + 32 && right > strip[0] - 32);
            for (const [first, last] of [strip, ...near]) {
                // An edge of one row is in no strip.
                const [left, right] = [Math.max(0, first - 2), Math.min(width, last + 2)];
                for (let y = from; y < to; y += 1)
                    shown[0].fill(0, y * width + left, y * width + right);
                for (let y = otherFrom; y < otherTo; y += 1)
                    shown[1].fill(0, y * width + left, y * width + right);
            }
        }
    }
    return shown;
}

;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/compare-page.js








async function sidesIn(browser, { preview, live, ...known }) {
    const side = async (origin) => {
        return { origin, context: await browser.command('Target.createBrowserContext', {}) };
    };
    return { ...known, browser, preview: await side(preview), live: live === undefined ? undefined : await side(live) };
}
/** @param letNext is called after the first captures */
async function comparePage(page, sides, letNext) {
    const { browser, preview, own, signal } = sides;
    const live = page.change === 'new' ? undefined : sides.live;
    const hasWords = sides.hasWordsOn(page.path);
    const captureOnce = (side, waitsForRest) => inTab(browser, side.context, async (tab) => await (await openIn(tab, page, side, waitsForRest))());
    const older = live && captureOnce(live).catch(() => undefined);
    const [first, second] = await captureTwice(page, sides, older, letNext);
    const was = await older;
    const differs = was !== undefined && was.picture !== first.picture;
    // What is random at each load is another one now. Without this capture no word is surely the page's own.
    const again = () => captureOnce(preview, first.isAtRest).catch(() => ({ ...first, html: undefined }));
    const third = differs && (second.picture === first.picture || !hasWords) ? await again() : first;
    const hosts = [...own.hosts, ...[preview, live].flatMap((side) => (side ? new URL(side.origin).host : []))];
    const captures = [first, second, third];
    const words = differs && !hasWords ? await drawnWords(was.html, captures, { ...own, hosts }, signal) : undefined;
    const later = [second, third].find(({ picture }) => picture !== first.picture);
    const pictures = [first, ...(was ? [was] : []), ...(was && later ? [later] : [])].map(({ picture }) => picture);
    const isTinted = was !== undefined && (hasWords || words !== undefined);
    const cropped = await inTab(browser, {}, (tab) => crop(tab, pictures, isTinted));
    return typeof cropped === 'string' ? cropped : { ...cropped, words };
}
function openIn(tab, { path, view }, { origin }, waitsForRest = true) {
    // Put together, because an address may begin with two slashes.
    const url = new URL(origin + (view?.address ?? (0,text_address/* encodedPath */.yT)(path)));
    return page_open(tab, { url, mayBeMissing: view !== undefined, waitsForRest });
}
/** The new page, twice in one opening. If it looks as before, or is not compared, the first capture is both. */
async function captureTwice(page, { browser, preview }, older, letNext) {
    return await inTab(browser, preview.context, async (tab) => {
        const capture = await openIn(tab, page, preview);
        const first = await capture();
        const pause = (0,promises_.setTimeout)(betweenCapturesMs);
        void Promise.resolve(older).then(letNext);
        if (older === undefined)
            return [first, first];
        // A slide or a counter of the live page is as old as its answers are late.
        const isLate = (0,external_node_events_.once)(AbortSignal.timeout(liveLagMs), 'abort').then(() => undefined);
        const was = await Promise.race([older, isLate]);
        if (was?.picture === first.picture)
            return [first, first];
        await pause;
        return [first, await capture()];
    });
}

;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/places.js

/** Pages come first, and views follow as far as there is room. */
function firstPictures(screenshots, max) {
    let left = max;
    return screenshots.flatMap((each) => {
        if (each.result !== 'pictures')
            return [each];
        left -= 1;
        if (left >= 0 || !each.view)
            return [each];
        const reason = `it looks different, but screenshots: ${max} has no room for it`;
        return pagesOf(each).map(({ path, title, change, view }) => {
            return { path, title, change, ...(view && { view }), result: 'none', reason, hasNoRoom: true };
        });
    });
}
/** A page joins the first one with the same two pictures, unless more differs below them. */
function joinedPictures(screenshots) {
    const joined = new Map();
    return screenshots.flatMap((each) => {
        if (each.result !== 'pictures' || each.before === undefined || each.isCut)
            return [each];
        const key = each.before + each.after;
        const others = joined.get(key);
        if (others) {
            others.push(each);
            return [];
        }
        const own = [];
        joined.set(key, own);
        return [{ ...each, joined: own }];
    });
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/serve.js







/** Keeps pages from the runner's network, from new windows and from programs. */
const policy = 'treat-as-public-address; sandbox allow-scripts allow-same-origin allow-forms allow-modals';
const asPage = { 'content-type': 'text/html' };
/** A route of an app has no extension, or any, and is a page. Otherwise it would be a download. */
const otherType = ({ 'sec-fetch-dest': wanted }) => /^(?:document|i?frame)$/u.test(`${wanted}`) ? 'text/html' : 'application/octet-stream';
/** On 127.0.0.1 alone. */
async function serve(answer) {
    const server = (0,external_node_http_.createServer)((request, response) => {
        const [address = ''] = request.url?.split('?') ?? [];
        const type = (0,media_type/* mediaType */.J)(address.replace(/\/$/u, '/index.html')) ?? otherType(request.headers);
        response.setHeader('content-type', type);
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
/** @param fallback what an address without a file gets: with 200 the root page, or its own one */
function siteFrom(files, fallback) {
    const byPath = new Map(files.map((file) => [`/${file.path}`, file]));
    return async (address, response, closed) => {
        const path = (0,text_address/* decoded */.DH)(address);
        const found = byPath.get(path.replace(/\/$/u, '/index.html'));
        const isApp = fallback === 'index.html';
        if (found === undefined)
            response.writeHead(isApp ? 200 : 404, asPage);
        const file = found ?? (isApp ? byPath.get(`${path}.html`) : undefined) ?? byPath.get(`/${fallback}`);
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
        const signal = AbortSignal.any([closed, AbortSignal.timeout(responseTimeoutMs)]);
        const { status, problem, text } = await (0,exchange/* visit */.Y)(new URL(`https://${link}${address}`), signal, take);
        if (status === 404)
            response.writeHead(404, asPage).write(text);
        else if (problem !== undefined)
            throw new Error(problem);
    };
}

;// CONCATENATED MODULE: ./build/features/what-changed/stories.js





/**
 * Design 8.11. Undefined if one of the sites has no Storybook whose list can be read.
 *
 * @param live the live site's link
 * @param run a query that is new to all caches
 * @throws the reason of the signal
 */
async function storiesIn(site, live, run, signal) {
    const files = new Map(site.map((file) => [`/${file.path}`, file]));
    const frames = [...files.keys()].filter((path) => path.endsWith('/iframe.html') && files.has(listBeside(path)));
    const [frame] = frames.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    const list = frame && files.get(listBeside(frame));
    const all = list && list.size <= maxListBytes ? stories_namesIn((0,file_access/* readWhole */.oD)(list)) : undefined;
    if (frame === undefined || all === undefined)
        return undefined;
    const url = `https://${live}${(0,text_address/* encodedPath */.yT)(listBeside(frame))}?${run}`;
    const answer = await visitedBytes(url, signal).catch(() => undefined);
    signal.throwIfAborted();
    const old = answer?.status === 200 ? stories_namesIn(answer.bytes) : undefined;
    return old && { frame, all, added: without(all, old), removed: without(old, all) };
}
const listBeside = (frame) => frame.replace(/iframe\.html$/u, 'index.json');
/** Pages of documentation and tests are none. */
function stories_namesIn(json) {
    const entries = (0,text_json/* fieldsOf */.Pf)((0,text_json/* fieldsOf */.Pf)((0,text_json/* parseJson */.qF)(json.toString()))?.['entries']);
    const stories = Object.entries(entries ?? {}).flatMap(([id, entry]) => {
        const { type, subtype = 'story', title, name } = (0,text_json/* fieldsOf */.Pf)(entry) ?? {};
        const parts = [...(0,text_json/* textOf */.b6)(title).split('/'), (0,text_json/* textOf */.b6)(name)].map((part) => part.trim());
        return type === 'story' && subtype === 'story' ? [[id, (0,printable/* printable */.g$)(parts.join(' / '))]] : [];
    });
    return entries && new Map(stories);
}
const without = (names, others) => new Map([...names].filter(([id]) => !others.has(id)));
/** The id of the story that an address shows, alone or below Storybook's menu. Undefined for another page. */
function storyAt(path, query, frame) {
    const asked = new URLSearchParams(query.replace(/#.*/su, ''));
    if (path === frame)
        return asked.get('id') ?? undefined;
    const beside = frame.replace(/iframe\.html$/u, '');
    const isBeside = path === beside || path === `${beside}index.html`;
    return isBeside ? /^\/story\/(.+)$/su.exec(asked.get('path') ?? '')?.[1] : undefined;
}

;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/views.js





/**
 * Addresses that a user named, such as `/#/settings`, but for those that are shown anyway, and those of removed stories. A new
 * story is shown as a new page is.
 */
function viewsOf(site, addresses, pages, stories) {
    const paths = new Set(site.flatMap((file) => [addressOf(file), `/${file.path}`]));
    const shown = new Set(pages.map(({ path }) => path));
    return [...new Set(addresses)].flatMap((each) => {
        const [, path = '', rest = ''] = /^([^?#]*)(.*)$/su.exec(each) ?? [];
        // A host leads to the slash that a folder's address ends with.
        const slash = !paths.has((0,text_address/* decoded */.DH)(path)) && paths.has(`${(0,text_address/* decoded */.DH)(path)}/`) ? '/' : '';
        if (rest === '' && shown.has((0,text_address/* decoded */.DH)(path + slash)))
            return [];
        const view = { address: `${path}${slash}${rest}`, hasFile: paths.has((0,text_address/* decoded */.DH)(path + slash)) };
        const story = (stories && storyAt((0,text_address/* decoded */.DH)(path + slash), rest, stories.frame)) ?? '';
        if (stories?.removed.has(story))
            return [];
        const title = stories?.all.get(story) ?? (0,printable/* printable */.g$)(each);
        return { path: (0,printable/* printable */.g$)(each), title, change: stories?.added.has(story) ? 'new' : 'unsure', view };
    });
}
/** What the live site's host serves for the first view without a file. The new site is served as it is. */
async function fallbackAt(live, views, signal) {
    const first = views.find(({ view }) => view?.hasFile === false)?.view;
    if (live === undefined || first === undefined)
        return '404.html';
    const url = `https://${live}${first.address.replace(/#.*/su, '')}`;
    const { status } = await visitedBytes(url, signal).catch(() => ({ status: 0 }));
    signal.throwIfAborted();
    return status === 200 ? 'index.html' : '404.html';
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










/** One screenshot for each page. Throws only the reason of the signal. */
async function takeScreenshots(pages, question) {
    const { signal, log, max } = question;
    if (pages.length === 0)
        return { files: [], screenshots: [] };
    const over = AbortSignal.any([signal, AbortSignal.timeout(allPagesTimeoutMs)]);
    const without = (page, error) => {
        if (page.view && over.aborted)
            return { ...page, result: 'unseen' };
        return { ...page, result: 'none', reason: over.aborted ? 'it took too long' : take_reasonOf(error) };
    };
    const files = new Map();
    const taken = new Map();
    const firsts = pages.filter(({ view }) => !view).slice(0, max);
    const views = pages.filter(({ view }) => view);
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { site, live, temp } = question;
            const fallback = await fallbackAt(live, pages, over);
            const after = __addDisposableResource(env_1, await serve(siteFrom(site, fallback)), false);
            const before = __addDisposableResource(env_1, live === undefined ? undefined : await serve(siteAt(live)), false);
            const browser = __addDisposableResource(env_1, await openBrowser(temp, over), true);
            const sides = await sidesIn(browser, { ...question, preview: after.origin, live: before?.origin });
            const hasFallback = site.some(({ path }) => path === fallback);
            const take = (page) => new Promise((letNext) => {
                const hasPage = page.view?.hasFile !== false || hasFallback;
                const taking = hasPage ? screenshotOf(page, sides, files, letNext) : Promise.reject(noPage(live));
                const failed = (error) => {
                    if (!over.aborted && !(error instanceof PictureError))
                        log.notice(`Screenshots: ${(0,printable/* excerpt */.Kb)(forLog(error))}.`);
                    return without(page, error);
                };
                taken.set(page, taking.catch(failed).finally(letNext));
            });
            for (const page of [...firsts, ...views])
                await take(page);
            await Promise.all(taken.values());
            // Pages that joined others make room for as many more.
            const found = await Promise.all(firsts.flatMap((page) => taken.get(page) ?? []));
            const left = firsts.length - joinedPictures(found).length;
            for (const page of pages.filter(({ view }) => !view).slice(max, max + left))
                if (!over.aborted)
                    await take(page);
            await Promise.all(taken.values());
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
        log.notice(`Screenshots: ${(0,printable/* excerpt */.Kb)(over.aborted ? 'it took too long' : forLog(error))}.`);
        for (const page of [...firsts, ...views])
            if (!taken.has(page))
                taken.set(page, Promise.resolve(without(page, error)));
    }
    signal.throwIfAborted();
    const all = await Promise.all(pages.flatMap((page) => taken.get(page) ?? []));
    return shownOf(firstPictures(joinedPictures(all), max), files, log);
}
/** The screenshots with the files that they need. */
function shownOf(screenshots, files, log) {
    const shown = screenshots.flatMap((each) => (each.result === 'pictures' ? [each.after, each.before] : []));
    const added = [...files.values()].filter(({ path }) => shown.includes(path));
    if (added.length > 0)
        log.info(`Added to the site: ${(0,printable/* count */.U9)(added.length, 'picture')} (screenshots).`);
    for (const each of screenshots)
        if (each.result === 'none')
            log.info((0,printable/* excerpt */.Kb)(`No screenshot of ${each.path}: ${each.reason}.`));
    return { files: added, screenshots };
}
const noPage = (live) => new PictureError(`the ${live === undefined ? '' : 'live '}site has no page there`);
/** Errors of the system, such as of a file, have words and paths that nobody wrote for a comment. */
const take_reasonOf = (error) => error instanceof PictureError ? error.message : 'an unexpected error, which is in the log';
function forLog(error) {
    const cause = error instanceof PictureError && error.cause;
    return (0,errors/* messageOf */.bD)(error) + (cause ? `: ${(0,errors/* messageOf */.bD)(cause)}` : '');
}
async function screenshotOf(page, sides, files, letNext) {
    const compared = await comparePage(page, sides, letNext);
    if (compared === 'same')
        return { ...page, result: 'same' };
    if (typeof compared === 'string')
        throw new PictureError(compared);
    const { pictures, ...difference } = compared;
    const [after = '', before] = pictures.map((picture) => {
        const content = Buffer.from(picture, 'latin1');
        // Other content gets another path, because GitHub's image proxy caches pictures.
        const path = `.well-known/static-deploy/${(0,external_node_crypto_.hash)('sha256', content).slice(0, 32)}.webp`;
        files.set(path, { path, content });
        return path;
    });
    const isCompared = sides.live !== undefined && page.change !== 'new';
    if (before === undefined)
        return { ...page, result: 'pictures', after, noBefore: isCompared };
    return { ...page, result: 'pictures', after, before, ...difference };
}

;// CONCATENATED MODULE: ./build/features/what-changed/what-changed.js















/** Design 8. Throws a `SiteError` if a file of a live site changed, or the reason of the signal. */
async function whatChanged(question) {
    const over = new AbortController();
    const stop = { [Symbol.dispose]: () => over.abort() };
    if (question.isLive)
        return { files: [await listFor(question)], differences: Promise.resolve(undefined), ...stop };
    const { screenshots: maxScreenshots, signal } = question;
    const comparing = compare(question, AbortSignal.any([signal, over.signal]));
    if (maxScreenshots === 0)
        return { files: [], differences: comparing.then((compared) => differencesOf(compared, [])), ...stop };
    const compared = await comparing;
    const { files, screenshots } = await picturesOf(compared, question);
    return { files, differences: Promise.resolve(differencesOf(compared, screenshots)), ...stop };
}
/** Of the pages of the list, then of the addresses that a user named, unless nothing differs at all. */
async function picturesOf(compared, question) {
    const { sent: site, screenshots: max, screenshotPaths, host, commits } = question;
    const { changes, live, words, own = { hosts: [host ?? '', live ?? ''], commits } } = compared ?? {};
    const { pages: all, fillers } = pagesToShow(site, changes);
    const pages = all.slice(0, max);
    const isEqual = changes && isSame(withoutStamp(changes));
    const views = isEqual ? [] : viewsOf(site, screenshotPaths, pages, changes?.stories);
    const named = new Set(views.map(({ view }) => view?.address));
    const isUnnamed = ({ path }) => !named.has((0,text_address/* encodedPath */.yT)(path));
    // They take the places of pages with the same pictures as others.
    const more = all.slice(max, 2 * max).filter(isUnnamed);
    const left = Math.max(0, max - pages.length - views.length);
    const opened = [...pages, ...more, ...fillers.filter(isUnnamed).slice(0, left), ...views];
    const hasWordsOn = (path) => hasWords(words?.pages.get(path));
    return await takeScreenshots(opened, { ...question, site, live, own, hasWordsOn, max });
}
async function listFor({ built, host, commits, signal, log }) {
    const content = formatList(await listPages(built, { hosts: [host ?? ''], commits }, signal));
    const size = Buffer.byteLength(content);
    const why = `the list of its pages has ${(0,printable/* formatBytes */.z3)(size)}, and a preview reads 5 MiB at most`;
    if (size > maxListBytes)
        log.warning(`Nothing can be compared with this site: ${why}.`);
    log.info(`Added to the site: ${listFile} (compare-with; it names every page, picture and document).`);
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
            const problem = missingText(environment, 'no site');
            log.warning(problem);
            return { environment, problem };
        }
        const { link, sha } = newest;
        const links = record.map((each) => each.link);
        const list = await publishedList(links, run, signal).catch((error) => {
            signal.throwIfAborted();
            log.info((0,printable/* printable */.g$)(`No pages were compared. ${(0,errors/* messageOf */.bD)(error)}`));
            return 'unreadable';
        });
        if (typeof list === 'string')
            return { environment, problem: missingText(environment, list), live: link };
        const own = { hosts: [host ?? '', link], commits };
        const now = await listPages(built, own, signal);
        const changes = changesBetween(list, now);
        if (hasPassword)
            return { environment, live: link, changes, words: hiddenWords(changes) };
        const [words, stories] = await Promise.all([
            readChangedWords(changes, { link, sha, list }, { built, own, run, signal }),
            changes.files.includes('rest') ? storiesIn(built, link, run, signal) : undefined,
        ]);
        for (const [path, reason] of words.unread)
            log.info((0,printable/* excerpt */.Kb)(`No words of ${path}: ${reason}.`));
        return {
            environment,
            live: link,
            changes: { ...changes, stories },
            words,
            hasDarkTheme: now.hasDarkTheme,
            own: { hosts: [...own.hosts, list.host], commits: [...commits, sha] },
        };
    }
    catch (error) {
        if (!signal.aborted)
            log.info((0,printable/* printable */.g$)(`No pages were compared. ${(0,errors/* messageOf */.bD)(error)}`));
        return undefined;
    }
}


/***/ })

};
