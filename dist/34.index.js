export const id = 34;
export const ids = [34];
export const modules = {

/***/ 1034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PageReader: () => (/* binding */ PageReader),
  digestOf: () => (/* binding */ digestOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/text/url.js
var url = __webpack_require__(1691);
;// CONCATENATED MODULE: ./build/pages/dates.js
/**
 * Dates and times of day, as builds write them into pages: ISO 8601, `22.11.2026`, `11/22/2026`, `Nov 22, 2026`,
 * `Sat Nov 22 2026 00:44:00 GMT+0000 (Coordinated Universal Time)`, `12:34 PM`, `© 2026`. Names of months and weekdays
 * are English. It rather misses a date than takes something else for one: `1.2.3`, `2026.11`, `4:3` and the weekday in
 * "on Mondays" are none, and neither is a part of a name or a path.
 */
const date = (() => {
    const raw = String.raw;
    const year = raw `(?:19|20)\d\d`;
    const day = raw `(?:0?[1-9]|[12]\d|3[01])`;
    const nth = raw `${day}(?:st|nd|rd|th)?`;
    const month = raw `(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b\.?`;
    const weekday = raw `(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\.?,? +)`;
    const dates = [
        raw `${year}(?:-\d\d?-|/\d\d?/)${day}`,
        raw `${day}(?:\.\d\d?\.|/\d\d?/|-\d\d?-)${year}`,
        raw `${weekday}?${month} +${nth}(?:,? +${year})?`,
        raw `${weekday}?${nth}[ -](?:of +)?${month}(?:[ ,-]+${year})?`,
        raw `${month},? +${year}`,
    ].join('|');
    const half = raw ` ?[AaPp]\.?[Mm]\b\.?`;
    const zone = raw `(?: ?(?:Z|UTC|GMT|[AECMP][SD]T|[CEW]ES?T|[BIJK]ST)(?![A-Za-z]))?(?: ?[+-]\d\d:?\d\d)?(?: \([A-Z][A-Za-z ]+ Time\))?`;
    const seconds = raw `:[0-5]\d(?:[.,]\d{1,9})?`;
    const time = raw `[0-2]?\d:[0-5]\d(?:${seconds})?(?:${half})?${zone}`;
    // One digit and two more, as in `3:16`, may be something else.
    const clearTime = raw `(?<!:)(?:(?=\d\d:)|(?=\d:\d\d(?:${seconds}|${half})))${time}`;
    const rights = raw `(?:©|Copyright(?: ©| \(c\))?) ?${year}(?: ?[-–] ?${year})?`;
    const all = raw `(?:${dates})(?:(?:T|,? +(?:at +)?)${time}(?: +${year})?)?|${clearTime}|${rights}`;
    // The target of a link is found too, so that a date in it stays: see `withoutDates`.
    const target = raw `\u0001(?! |[a-z-]+=)[^\u0001]*\u0001`;
    return new RegExp(raw `${target}| ?(?<![\w./-])(?:${all})(?!\w|[.:/-]\w)`, 'gu');
})();
/** No date has more characters. */
const longest = 200;
/**
 * Leaves dates and times of day out of a page's text, as far as it is known.
 *
 * @param text begins where the rest of the last call began, and has no part of a target at its end
 * @param isWhole whether no more text follows
 * @param take gets the text without dates, in pieces
 * @returns the rest, which may begin a date and comes again with more text
 */
function withoutDates(text, isWhole, take) {
    const limit = isWhole ? text.length : Math.max(0, text.length - longest);
    let from = 0;
    let crossing = limit;
    for (const { 0: found, index } of text.matchAll(date)) {
        const end = index + found.length;
        if (end > limit) {
            crossing = Math.min(index, limit);
            break;
        }
        if (found.startsWith('\u0001'))
            continue;
        take(text.slice(from, index));
        from = end;
    }
    // The rest begins with a whole word if it can: what is before a date decides whether it is one.
    const space = isWhole || crossing < limit ? crossing : text.lastIndexOf(' ', limit);
    const end = space > from ? space : Math.max(from, crossing);
    take(text.slice(from, end));
    return text.slice(end);
}

;// CONCATENATED MODULE: ./build/pages/elements.js
/** Kinds of elements. An element that is not here is a block. */
const kinds = new Map(Object.entries({
    word: 'abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark nobr q rb s samp small span strike ' +
        'strong sub sup time tt u var wbr',
    title: 'title',
    preformatted: 'pre textarea',
    frame: 'iframe',
    hidden: 'noembed noframes noscript script style template',
    empty: 'base link meta',
}).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind])));
/** Attributes that are shown or read aloud. */
const texts = new Set('alt title aria-label aria-description placeholder label value'.split(' '));
/** Attributes that lead somewhere. */
const links = new Set('href xlink:href src poster data action formaction'.split(' '));
/** Attributes that are read. The last ones only tell what the others mean. */
const readAttributes = new Set([
    ...texts,
    ...links,
    ...['srcset', 'content', 'type', 'http-equiv', 'shadowrootmode'],
]);
/** Whether the content of an element is not shown. A `template` that declares a shadow root is shown. */
function hidesContent(kind, attributes) {
    return kind === 'frame' || (kind === 'hidden' && !attributes.has('shadowrootmode'));
}
/**
 * What a reader can notice of an element besides its text. The order does not depend on the markup.
 *
 * @param base the page's address, for `Targets.of`
 */
function noticedOf(element, attributes, { targets, base }) {
    if (element === 'meta')
        return redirectOf(attributes).map((target) => targets.of(target, base));
    const kind = kinds.get(element);
    if (kind === 'hidden' || kind === 'empty')
        return [];
    const noticed = [];
    for (const [name, written] of attributes) {
        const value = written.trim();
        if (value === '')
            continue;
        if (texts.has(name)) {
            if (name !== 'value' || showsValue(element, attributes))
                noticed.push(`${name}=${value}`);
        }
        else if (links.has(name)) {
            if (name !== 'data' || element === 'object')
                noticed.push(targets.of(value, base));
        }
        else if (name === 'srcset') {
            noticed.push(...sourcesOf(value).map((source) => targets.of(source, base)));
        }
    }
    return noticed.length > 1 ? noticed.sort() : noticed;
}
/** More pictures than that are in no honest set. */
const mostSources = 100;
/**
 * The addresses in a `srcset`. The widths and densities, which a browser uses to choose one, are left out. Those beyond the
 * first 100 come as they are written: each on its own could become as long as the page's base.
 */
function sourcesOf(set) {
    const sources = set
        .split(/\s+/u)
        .map((source) => source.replace(/,$/u, ''))
        .filter((source) => source !== '' && !/^[\d.]+[wxh]$/u.test(source));
    const rest = sources.splice(mostSources);
    return rest.length > 0 ? [...sources, rest.join(' ')] : sources;
}
/** The address that a page redirects to, if it does: `<meta http-equiv="refresh" content="0; url=/new/">`. */
function redirectOf(attributes) {
    if (attributes.get('http-equiv')?.trim().toLowerCase() !== 'refresh')
        return [];
    return /url\s*=\s*['"]?([^'"]+)/iu.exec(attributes.get('content') ?? '')?.slice(1) ?? [];
}
/** Whether the value of an element is shown. A form's hidden token is not, and neither is the value of a check box. */
function showsValue(element, attributes) {
    const type = attributes.get('type')?.trim().toLowerCase() ?? '';
    return element === 'input' && !/^(?:hidden|checkbox|radio)$/u.test(type);
}

// EXTERNAL MODULE: ./build/pages/link-targets.js + 1 modules
var link_targets = __webpack_require__(5761);
// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 2 modules
var decode = __webpack_require__(7031);
// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/Tokenizer.js
var Tokenizer = __webpack_require__(5455);
;// CONCATENATED MODULE: ./build/pages/markup.js



/**
 * Characters of an attribute that are kept. The rest of a longer one (for example a picture in the page) is replaced by
 * its hash.
 */
const longestValue = 64 * 1024;
/** Characters of a name that continues in the next chunk. */
const longestName = 64 * 1024;
/** No character reference is longer than this. */
const longestReference = 40;
/**
 * Reads HTML in chunks of any size, with bounded memory. It uses the tokenizer of htmlparser2, not its parser. A
 * fingerprint does not need to know which element ends which other one. So it takes half of the time, and memory does
 * not grow with the nesting of elements. It never throws, however broken the markup is.
 */
class Markup {
    #tokenizer = new Tokenizer/* default */.A({ decodeEntities: false }, this);
    #reader;
    #names;
    #attributes = new Map();
    #chunk = '';
    /** The text before the chunk: a name may begin there. */
    #before = '';
    /** How many characters came before the chunk. */
    #offset = 0;
    /** A character reference that is not complete at the chunk's end. */
    #cut = '';
    #element = '';
    /** The attribute that is being read; empty if it is not one of those to read. */
    #name = '';
    #value = '';
    #longValue;
    /** How many open elements there are in which names have another meaning, such as `title` in `svg`. */
    #foreign = 0;
    /** @param names the attributes to read */
    constructor(names, reader) {
        this.#names = names;
        this.#reader = reader;
    }
    write(text) {
        // HTML treats line breaks like this too (but not a CR alone, which nothing writes any more).
        const whole = this.#cut + text.replaceAll('\r', '');
        const reference = whole.lastIndexOf('&');
        const isNear = reference >= 0 && reference > whole.length - longestReference;
        const end = isNear && !whole.includes(';', reference) ? reference : whole.length;
        this.#cut = whole.slice(end);
        this.#parse(whole.slice(0, end));
    }
    end() {
        this.#parse(this.#cut);
        this.#tokenizer.end();
    }
    #parse(chunk) {
        this.#offset += this.#chunk.length;
        this.#before = (this.#before + this.#chunk).slice(-longestName);
        this.#chunk = chunk;
        this.#tokenizer.write(chunk);
    }
    /**
     * The text between two places. Of a name that is too long only the end is there; no browser would accept such a name.
     */
    #slice(start, end) {
        const from = start - this.#offset;
        const to = end - this.#offset;
        return from >= 0
            ? this.#chunk.slice(from, to)
            : this.#before.slice(from, to < 0 ? to : undefined) + this.#chunk.slice(0, Math.max(to, 0));
    }
    ontext(start, end) {
        const text = this.#slice(start, end);
        this.#reader.text(text.includes('&') ? (0,decode/* decodeHTML */.Gz)(text) : text);
    }
    onopentagname(start, end) {
        this.#element = this.#slice(start, end).toLowerCase();
        if (this.#attributes.size > 0)
            this.#attributes.clear();
    }
    onattribname(start, end) {
        const name = this.#slice(start, end).toLowerCase();
        this.#name = this.#names.has(name) && !this.#attributes.has(name) ? name : '';
        this.#value = '';
    }
    onattribdata(start, end) {
        if (this.#name === '')
            return;
        const value = this.#value + this.#slice(start, end);
        this.#value = value.slice(0, longestValue);
        if (value.length <= longestValue)
            return;
        this.#longValue ??= (0,external_node_crypto_.createHash)('sha256');
        this.#longValue.update(value.slice(longestValue));
    }
    onattribend() {
        if (this.#name === '')
            return;
        const value = this.#value.includes('&') ? (0,decode/* decodeHTMLAttribute */.Im)(this.#value) : this.#value;
        this.#attributes.set(this.#name, value + (this.#longValue?.digest('base64url') ?? ''));
        this.#name = '';
        this.#longValue = undefined;
    }
    onopentagend() {
        if (isForeign(this.#element))
            this.#foreign += 1;
        this.#reader.opened(this.#element, this.#attributes);
    }
    onselfclosingtag() {
        this.onopentagend();
        // In HTML the slash has no meaning.
        if (this.#foreign > 0)
            this.#close(this.#element);
    }
    onclosetag(start, end) {
        this.#close(this.#slice(start, end).toLowerCase());
    }
    #close(element) {
        if (isForeign(element) && this.#foreign > 0)
            this.#foreign -= 1;
        this.#reader.closed(element);
    }
    /** The tokenizer asks this. In SVG and MathML only a CDATA section contains raw text, no element does. */
    isInForeignContext() {
        return this.#foreign > 0;
    }
    oncdata(start, end, endLength) {
        if (this.#foreign > 0)
            this.#reader.text(this.#slice(start, end - endLength));
    }
    oncomment() { }
    ondeclaration() { }
    onprocessinginstruction() { }
    onattribentity() { }
    ontextentity() { }
    onend() { }
}
function isForeign(element) {
    return element === 'svg' || element === 'math';
}

// EXTERNAL MODULE: ./build/pages/titles.js
var titles = __webpack_require__(2084);
;// CONCATENATED MODULE: ./build/pages/reader.js







/** Characters that are collected before they are hashed. */
const enough = 64 * 1024;
/** Characters of a base at most. */
const longestBase = 2000;
/**
 * Makes a fingerprint of what a reader can notice of one page: title, text, alternative texts, labels, and the targets
 * of links, images and forms. These do not count: names of elements, classes, scripts, styles, comments, content for
 * readers without scripts, and white space that is not preformatted.
 */
class PageReader {
    #markup = new Markup(readAttributes, this);
    #hard = (0,external_node_crypto_.createHash)('sha256');
    #soft = (0,external_node_crypto_.createHash)('sha256');
    #targets;
    #base;
    #hasBase = false;
    // Text that counts and is not hashed yet. White space is normalized in `#settled`; `#noticed` is the newest part, with
    // its white space as it is. The text begins with white space, whether the page does or not.
    #settled = '';
    #noticed = ' ';
    /** What counts for the soft half and is not hashed yet. */
    #timeless = '';
    #inTime = false;
    #apart = true;
    #title;
    #inTitle = false;
    /** The outermost element whose content is not shown, and how many elements of this name are open in it. */
    #hidden = '';
    #hiddenDepth = 0;
    /** How many open elements there are that show white space as it is. */
    #preformatted = 0;
    /** @param path where a visitor finds the page */
    constructor(path, targets) {
        this.#base = (0,link_targets/* baseOf */.bx)(path);
        this.#targets = targets;
    }
    write(chunk) {
        this.#markup.write(chunk);
    }
    end() {
        this.#markup.end();
        this.#settle();
        this.#flush(true);
        const fingerprint = [this.#hard, this.#soft].map(digestOf).join('.');
        return { title: (0,link_targets/* copyOf */.zP)((0,titles/* titleLine */.Nl)(this.#title ?? '')), fingerprint };
    }
    text(text) {
        if (this.#hidden !== '')
            return;
        this.#noticed += text;
        this.#apart = false;
        if (this.#inTitle && (this.#title ?? '').length < 2 * titles/* longestTitle */.Df)
            this.#title += text;
        if (this.#noticed.length > enough)
            this.#settle();
    }
    opened(element, attributes) {
        if (this.#hidden !== '') {
            if (element === this.#hidden)
                this.#hiddenDepth += 1;
            return;
        }
        const kind = kinds.get(element);
        if (kind !== 'word')
            this.#separate();
        // A block ends it, because a `</time>` may be forgotten, and then the rest of the page would be left out.
        if (element === 'time' || kind !== 'word')
            this.#setInTime(element === 'time');
        if (attributes.size > 0)
            this.#notice(element, attributes);
        if (kind === undefined || kind === 'word')
            return;
        if (hidesContent(kind, attributes)) {
            this.#hidden = element;
            this.#hiddenDepth = 1;
        }
        else if (kind === 'preformatted') {
            this.#settle();
            this.#preformatted += 1;
        }
        else if (kind === 'title' && this.#title === undefined && !this.#markup.isInForeignContext()) {
            this.#title = '';
            this.#inTitle = true;
        }
    }
    closed(element) {
        if (this.#hidden !== '') {
            if (element === this.#hidden)
                this.#hiddenDepth -= 1;
            if (this.#hiddenDepth === 0)
                this.#hidden = '';
            return;
        }
        const kind = kinds.get(element);
        if (kind === 'preformatted' && this.#preformatted > 0) {
            this.#settle();
            this.#preformatted -= 1;
        }
        else if (kind === 'title') {
            this.#inTitle = false;
        }
        if (kind !== 'word')
            this.#separate();
        if (element === 'time' || kind !== 'word')
            this.#setInTime(false);
    }
    #setInTime(inTime) {
        if (inTime !== this.#inTime)
            this.#settle();
        this.#inTime = inTime;
    }
    #notice(element, attributes) {
        if (element === 'base')
            this.#rebase(attributes.get('href'));
        for (const noticed of noticedOf(element, attributes, { targets: this.#targets, base: this.#base })) {
            // No text contains this character, because HTML does not allow it.
            this.#noticed += ` \u0001${noticed}\u0001 `;
            if (this.#noticed.length > enough)
                this.#settle();
            this.#apart = true;
        }
    }
    /** Only the first base counts. One that is no page's address is none, since each link would become as long. */
    #rebase(address) {
        if (address === undefined || this.#hasBase)
            return;
        this.#hasBase = true;
        const base = (0,url/* urlOf */.r)(address, this.#base)?.href ?? '';
        if (base !== '' && base.length <= longestBase)
            this.#base = base;
    }
    /** Adds white space, unless there is some already. */
    #separate() {
        if (!this.#apart)
            this.#noticed += ' ';
        this.#apart = true;
    }
    /**
     * Makes all white space equal, unless it is preformatted. White space at the end is kept for later, because more may
     * follow.
     */
    #settle() {
        const isFree = this.#preformatted === 0;
        const text = isFree ? this.#noticed.replace(/\s{2,}|[^\S ]/gu, ' ') : this.#noticed;
        const rest = isFree && text.endsWith(' ') ? ' ' : '';
        const settled = text.slice(0, text.length - rest.length);
        this.#settled += settled;
        if (!this.#inTime)
            this.#timeless += settled;
        this.#noticed = rest;
        this.#apart = rest !== '';
        if (this.#settled.length > enough)
            this.#flush(false);
    }
    #flush(isWhole) {
        this.#hard.update(this.#settled);
        this.#settled = '';
        this.#timeless = withoutDates(this.#timeless, isWhole, (piece) => this.#soft.update(piece));
    }
}
/** 128 bits of a SHA-256, in base64url. */
function digestOf(hash) {
    return hash.digest().subarray(0, 16).toString('base64url');
}


/***/ })

};
