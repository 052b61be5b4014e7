export const id = 34;
export const ids = [34];
export const modules = {

/***/ 1034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PageReader: () => (/* binding */ PageReader),
  shortDigest: () => (/* binding */ shortDigest)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/text/url.js
var url = __webpack_require__(1691);
;// CONCATENATED MODULE: ./build/pages/dates.js
/**
 * Dates and times of day, as builds write them into pages: ISO 8601, `22.11.2026`, `11/22/2026`, `Nov 22, 2026`,
 * `Sat Nov 22 2026 00:44:00 GMT+0000 (Coordinated Universal Time)`, `12:34 PM`, `© 2026`. Names are English. It rather
 * misses a date than takes something else for one: `1.2.3`, `2026.11`, `4:3`, "on Mondays" and parts of names are none.
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
 * Leaves dates and times of day out of a page's text, which has no part of a target at its end.
 *
 * @param isWhole whether no more text follows
 * @returns the text without dates, and its rest, which may begin a date and comes again before more text
 */
function withoutDates(text, isWhole) {
    const limit = isWhole ? text.length : Math.max(0, text.length - longest);
    let from = 0;
    let crossing = limit;
    const all = text.replace(date, (found, index) => {
        const end = index + found.length;
        if (end > limit)
            crossing = Math.min(crossing, index);
        if (end > limit || found.startsWith('\u0001'))
            return found;
        from = end;
        return '';
    });
    // The rest begins with a whole word if it can: what is before a date decides whether it is one.
    const space = isWhole || crossing < limit ? crossing : text.lastIndexOf(' ', limit);
    const later = text.slice(space > from ? space : Math.max(from, crossing));
    return { undated: all.slice(0, all.length - later.length), later };
}

;// CONCATENATED MODULE: ./build/pages/elements.js
function tableOf(names) {
    const kinds = Object.keys(names);
    return new Map(kinds.flatMap((kind) => names[kind].split(' ').map((name) => [name, kind])));
}
/**
 * What an element does to its content. `word`: the text goes on through it; any other element separates words.
 * `preformatted`: its white space is shown. `hidden`: its content is not shown if scripts run. `empty`: it has no
 * content. Attributes of hidden and empty elements are not noticed either. An element that is not here is a block.
 */
const kinds = tableOf({
    word: 'abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark nobr q rb s samp small span strike ' +
        'strong sub sup time tt u var wbr',
    title: 'title',
    preformatted: 'pre textarea',
    frame: 'iframe',
    hidden: 'noembed noframes noscript script style template',
    empty: 'base link meta',
});
/** Attributes that are read: what is shown or read aloud, what leads somewhere, and what tells what the others mean. */
const readAttributes = tableOf({
    text: 'alt title aria-label aria-description placeholder label value',
    target: 'href xlink:href src poster data action formaction',
    targets: 'srcset',
    meaning: 'content type http-equiv shadowrootmode',
});
/** What a reader can notice of an element besides its text, in one order. `targetOf` gives targets their one form. */
function noticedOf(element, attributes, targetOf) {
    if (element === 'meta')
        return redirectOf(attributes).map(targetOf);
    const kind = kinds.get(element);
    if (kind === 'hidden' || kind === 'empty')
        return [];
    const noticed = [];
    for (const [name, written] of attributes) {
        const value = written.trim();
        if (value === '')
            continue;
        const read = readAttributes.get(name);
        if (read === 'targets')
            noticed.push(...sourcesOf(value).map(targetOf));
        else if (read === 'target' && (name !== 'data' || element === 'object'))
            noticed.push(targetOf(value));
        else if (read === 'text' && (name !== 'value' || showsValue(element, attributes)))
            noticed.push(`${name}=${value}`);
    }
    return noticed.length > 1 ? noticed.sort() : noticed;
}
/**
 * The addresses in a `srcset`. The widths and densities, which a browser uses to choose one, are left out. More than 100
 * are in no honest set. Those come as they are written: each on its own could become as long as the page's base.
 */
function sourcesOf(set) {
    const sources = set.split(/,?(?:\s+|$)/u).filter((source) => source !== '' && !/^[\d.]+[wxh]$/u.test(source));
    const rest = sources.splice(100);
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




/** Characters of an attribute that are kept, and of a name across chunks. The rest is replaced by its hash. */
const markup_longest = 64 * 1024;
const foreign = /^(?:svg|math)$/u;
/** What may begin a character reference. None is longer than 40 characters. */
const unfinishedReference = /&[^&;]{0,38}$/u;
/**
 * Reads HTML in chunks of any size, and never throws, however broken it is. It uses the tokenizer of htmlparser2, not
 * its parser: a fingerprint does not need to know which element ends which other one. So it takes half of the time, and
 * memory does not grow with the nesting of elements.
 */
class Markup {
    /** It decodes no references: of one that is cut it would need all the text before it once more. */
    #tokenizer = new Tokenizer/* default */.A({ decodeEntities: false }, this);
    #attributes = new Map();
    /** The newest text: a name that ends in this chunk may begin in the one before. */
    #recent = '';
    /** How many characters came before that. */
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
    write(text) {
        // HTML treats line breaks like this too (but not a CR alone, which nothing writes any more).
        const whole = this.#cut + text.replaceAll('\r', '');
        this.#cut = unfinishedReference.exec(whole)?.[0] ?? '';
        this.#parse(whole.slice(0, whole.length - this.#cut.length));
    }
    finish() {
        this.#parse(this.#cut);
        this.#tokenizer.end();
    }
    #parse(chunk) {
        const before = this.#recent.slice(-markup_longest);
        this.#offset += this.#recent.length - before.length;
        this.#recent = before + chunk;
        this.#tokenizer.write(chunk);
    }
    /** The text between two places. Of a name that is too long only the end is there; no page has such a name. */
    #slice(start, end) {
        return this.#recent.slice(Math.max(0, start - this.#offset), end - this.#offset);
    }
    ontext(start, end) {
        const text = this.#slice(start, end);
        this.text(text.includes('&') ? (0,decode/* decodeHTML */.Gz)(text) : text);
    }
    onopentagname(start, end) {
        this.#element = this.#slice(start, end).toLowerCase();
        this.#attributes.clear();
    }
    onattribname(start, end) {
        const name = this.#slice(start, end).toLowerCase();
        this.#name = readAttributes.has(name) && !this.#attributes.has(name) ? name : '';
        this.#value = '';
    }
    onattribdata(start, end) {
        if (this.#name === '')
            return;
        const value = this.#value + this.#slice(start, end);
        this.#value = value.slice(0, markup_longest);
        if (value.length <= markup_longest)
            return;
        this.#longValue ??= (0,external_node_crypto_.createHash)('sha256');
        this.#longValue.update(value.slice(markup_longest));
    }
    onattribend() {
        if (this.#name === '')
            return;
        const value = this.#value.includes('&') ? (0,decode/* decodeHTMLAttribute */.Im)(this.#value) : this.#value;
        this.#attributes.set(this.#name, value + (this.#longValue?.digest('base64url') ?? ''));
        this.#longValue = undefined;
    }
    onopentagend() {
        if (foreign.test(this.#element))
            this.#foreign += 1;
        this.opened(this.#element, this.#attributes);
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
        if (foreign.test(element) && this.#foreign > 0)
            this.#foreign -= 1;
        this.closed(element);
    }
    /** The tokenizer asks this. In SVG and MathML only a CDATA section contains raw text, no element does. */
    isInForeignContext() {
        return this.#foreign > 0;
    }
    oncdata(start, end, endLength) {
        if (this.#foreign > 0)
            this.text(this.#slice(start, end - endLength));
    }
    oncomment() { }
    ondeclaration() { }
    onprocessinginstruction() { }
    onattribentity() { }
    ontextentity() { }
    onend() { }
}

;// CONCATENATED MODULE: ./build/pages/reader.js






/** Characters that are collected before they are hashed. */
const enough = 64 * 1024;
/** Characters of a title that are shown. */
const longestTitle = 100;
/**
 * Makes a fingerprint of what a reader can notice of one page: title, text, alternative texts, labels, and the targets
 * of links, images and forms. All else does not count, nor does content for readers without scripts.
 */
class PageReader extends Markup {
    #hard = (0,external_node_crypto_.createHash)('sha256');
    #soft = (0,external_node_crypto_.createHash)('sha256');
    #path;
    #targets;
    #base;
    #hasBase = false;
    /** Text that counts and is not hashed yet. It begins with white space, whether the page does or not. */
    #noticed = ' ';
    /** Whether that ends with white space that separates. */
    #apart = true;
    /** What counts for the soft half and is not hashed yet. */
    #timeless = '';
    /** Characters that came since that was searched for dates. */
    #unsearched = 0;
    #inTime = false;
    #title;
    #inTitle = false;
    /** The outermost element whose content is not shown, and how many elements of this name are open in it. */
    #hidden = '';
    #hiddenDepth = 0;
    /** How many open elements there are that show white space as it is. */
    #preformatted = 0;
    constructor(path, targets) {
        super();
        this.#path = path;
        this.#base = (0,link_targets/* baseOf */.bx)(path);
        this.#targets = targets;
    }
    end() {
        this.finish();
        this.#settle(true);
        const fingerprint = [this.#hard, this.#soft].map(shortDigest).join('.');
        return { path: this.#path, title: (0,link_targets/* copyOf */.zP)(titleLine(this.#title ?? '')), fingerprint };
    }
    text(text) {
        if (this.#hidden !== '')
            return;
        this.#add(text, false);
        // What a title line leaves out may be between.
        if (this.#inTitle && (this.#title ?? '').length < 6 * longestTitle)
            this.#title += text;
    }
    opened(element, attributes) {
        if (this.#hidden !== '') {
            if (element === this.#hidden)
                this.#hiddenDepth += 1;
            return;
        }
        const kind = kinds.get(element);
        this.#cross(element, element === 'time');
        if (attributes.size > 0)
            this.#notice(element, attributes);
        // A template that declares a shadow root is shown.
        if (kind === 'frame' || (kind === 'hidden' && !attributes.has('shadowrootmode'))) {
            this.#hidden = element;
            this.#hiddenDepth = 1;
        }
        else if (kind === 'preformatted') {
            this.#settle();
            this.#preformatted += 1;
        }
        else if (kind === 'title' && this.#title === undefined && !this.isInForeignContext()) {
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
        this.#cross(element, false);
    }
    /** At the start or the end of an element: a block separates words. */
    #cross(element, inTime) {
        const isBlock = kinds.get(element) !== 'word';
        if (isBlock && !this.#apart)
            this.#add(' ', true);
        // A block ends it, because a `</time>` may be forgotten, and then the rest of the page would be left out.
        if (inTime === this.#inTime || (!isBlock && element !== 'time'))
            return;
        this.#settle();
        this.#inTime = inTime;
    }
    #notice(element, attributes) {
        if (element === 'base')
            this.#rebase(attributes.get('href'));
        for (const noticed of noticedOf(element, attributes, (target) => this.#targets.of(target, this.#base))) {
            // No text contains this character, because HTML does not allow it.
            this.#add(` \u0001${noticed}\u0001 `, true);
        }
    }
    /** Only the first base counts. One of more than 2,000 characters is none, since each link would become as long. */
    #rebase(address) {
        if (address === undefined || this.#hasBase)
            return;
        this.#hasBase = true;
        const base = (0,url/* urlOf */.r)(address, this.#base)?.href;
        if (base !== undefined && base.length <= 2000)
            this.#base = base;
    }
    #add(text, apart) {
        this.#noticed += text;
        if (this.#noticed.length > enough)
            this.#settle();
        this.#apart = apart;
    }
    /** Hashes the text. White space is made equal, unless it is preformatted; more may follow that at the end. */
    #settle(isWhole = false) {
        const isFree = this.#preformatted === 0;
        const text = isFree ? this.#noticed.replace(/\s{2,}|[^\S ]/gu, ' ') : this.#noticed;
        const rest = isFree && text.endsWith(' ') ? ' ' : '';
        const settled = text.slice(0, text.length - rest.length);
        this.#noticed = rest;
        this.#apart = rest !== '';
        this.#hard.update(settled);
        if (!this.#inTime)
            this.#timeless += settled;
        // What is left of the last search comes again only with as much more: else many elements would cost a search each.
        this.#unsearched += settled.length;
        if (!isWhole && this.#unsearched <= enough)
            return;
        this.#unsearched = 0;
        const { undated, later } = withoutDates(this.#timeless, isWhole);
        this.#soft.update(undated);
        this.#timeless = later;
    }
}
/** One line of at most 100 characters, without invisible ones. */
function titleLine(text) {
    const line = text
        .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
        .replace(/\s+/gu, ' ')
        .trim();
    const characters = [...line.slice(0, 2 * longestTitle + 1)];
    return characters.length > longestTitle ? `${characters.slice(0, longestTitle - 1).join('')}…` : line;
}
/** The first 128 bits of a hash, in base64url. */
function shortDigest(hash) {
    return hash.digest().subarray(0, 16).toString('base64url');
}


/***/ })

};
