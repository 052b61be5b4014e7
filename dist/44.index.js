export const id = 44;
export const ids = [44];
export const modules = {

/***/ 8044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readPage: () => (/* binding */ readPage)
});

// EXTERNAL MODULE: ./build/node_modules/entities/dist/decode.js + 2 modules
var decode = __webpack_require__(3319);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
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
    return new RegExp(raw ` ?(?<![\w./-])(?:${all})(?!\w|[.:/-]\w)`, 'gu');
})();
/** Each date has one of these: most texts have none, and that is found out sooner. */
const mark = /(?:19|20)\d\d|\d:[0-5]\d|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec/u;
function withoutDates(text) {
    return /\d/u.test(text) && mark.test(text) ? text.replace(date, '') : text;
}

// EXTERNAL MODULE: ./build/pages/link-targets.js
var link_targets = __webpack_require__(5917);
// EXTERNAL MODULE: ./build/pages/list.js
var list = __webpack_require__(5162);
// EXTERNAL MODULE: ./build/pages/what-counts.js
var what_counts = __webpack_require__(8853);
;// CONCATENATED MODULE: ./build/pages/markup.js


/**
 * Reads HTML as browsers split it into tags and text (HTML Standard, section 13.2.5), and never throws, however broken it
 * is. The tree that they make of the tags is not needed.
 */
function readMarkup(html, to) {
    let done = 0;
    const tell = (end) => {
        if (done < end)
            to.text(html.slice(done, end));
    };
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
        const markup = markupAt(html, at);
        if (markup === undefined) {
            at += 1;
            continue;
        }
        tell(at);
        if (markup.opened)
            to.opened(markup.opened);
        if (markup.closed)
            to.closed(markup.closed);
        at += markup.length;
        done = at;
        if (markup.contentEnd === undefined)
            continue;
        markup.contentEnd.lastIndex = at;
        at = markup.contentEnd.exec(html)?.index ?? html.length;
    }
    tell(html.length);
}
/** Tags by their text. Most pages of a site have the same ones, and nothing takes longer than to read them. */
const known = new Map();
/** Those that were read once: a text of its own, as in an `alt`, is seldom read twice. */
const seen = new Set();
const mostKnown = 10_000;
const longestKnown = 500;
/** What makes a `<` markup: one of these behind it. */
const canBegin = new Set('!?/abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** Undefined if this `<` is text. */
function markupAt(html, at) {
    if (!canBegin.has(html.charAt(at + 1)))
        return undefined;
    const written = html.slice(at, html.indexOf('>', at) + 1);
    const found = known.get(written);
    if (found)
        return found;
    // A part of a text keeps the whole text in memory. Its copy does not.
    const copy = written.length <= longestKnown ? Buffer.from(written).toString() : '';
    const tag = tagIn(copy);
    if (tag === undefined)
        return longMarkupIn(html.slice(at));
    if (known.size >= mostKnown)
        known.clear();
    if (seen.size >= mostKnown)
        seen.clear();
    if (seen.delete(copy))
        known.set(copy, tag);
    else
        seen.add(copy);
    return tag;
}
function longMarkupIn(rest) {
    const tag = tagIn(rest);
    if (tag)
        return tag;
    const length = other.exec(rest)?.[0].length;
    return length === undefined ? undefined : { length };
}
/** A comment, a declaration, or what counts as one. If its end, or that of a tag, is missing, it is the rest of the page. */
const other = /^<(?:!---?>|!--[\s\S]*?(?:--!?>|$)|!\[CDATA\[[\s\S]*?(?:\]\]>|$)|\/?[A-Za-z][\s\S]*|(?:[!?]|\/(?!$))[^>]*>?)/u;
const attribute = /[ \t\n\f/]*([^ \t\n\f/>][^= \t\n\f/>]*)(?:[ \t\n\f]*=[ \t\n\f]*(?:"([^"]*)"|'([^']*)'|(["'])|([^ \t\n\f>]+|(?=>))))?/guy;
const textOnly = /^(?:iframe|noembed|noframes|plaintext|script|style|textarea|title|xmp)$/u;
/** The tag that a text begins with, if its end is there. */
function tagIn(text) {
    const [start = '', slash, written = ''] = /^<(\/?)([A-Za-z][^ \t\n\f/>]*)/u.exec(text) ?? [];
    const name = written.toLowerCase();
    const attributes = new Map();
    let length = start.length;
    if (slash) {
        length = text.indexOf('>') + 1;
        return length > 0 ? { length, closed: (0,what_counts/* elementOf */.M)(name, attributes) } : undefined;
    }
    for (const [all, key = '', double, single, unclosed, bare] of text.slice(length).matchAll(attribute)) {
        if (unclosed)
            return undefined;
        length += all.length;
        const value = double ?? single ?? bare;
        const lower = key.toLowerCase();
        if (value !== undefined && !attributes.has(lower))
            attributes.set(lower, (0,decode/* decodeHTMLAttribute */.Im)(value));
    }
    const [end = ''] = /^[ \t\n\f/]*>/u.exec(text.slice(length)) ?? [];
    if (start === '' || end === '')
        return undefined;
    const opened = (0,what_counts/* elementOf */.M)(name, attributes);
    length += end.length;
    if (end.includes('/'))
        return { length, opened, closed: opened };
    if (!textOnly.test(name))
        return { length, opened };
    // Nothing ends `<plaintext>`.
    const contentEnd = name === 'plaintext' ? '$' : `</${name}(?=[ \t\n\f/>])`;
    return { length, opened, contentEnd: RegExp(contentEnd, 'gi') };
}

;// CONCATENATED MODULE: ./build/pages/regions.js
/** The outermost open element of a kind. It ends where as many elements of its name have ended as began. */
class Outermost {
    #name = '';
    #depth = 0;
    get isOpen() {
        return this.#depth > 0;
    }
    opened(name, begins) {
        if (this.isOpen ? name !== this.#name : !begins)
            return;
        this.#name = name;
        this.#depth += 1;
    }
    closed(name) {
        if (this.isOpen && name === this.#name)
            this.#depth -= 1;
    }
    end() {
        this.#depth = 0;
    }
}
/**
 * Tells a page's main part from its frame: navigation, wherever it is; the page's header, footer and asides. Those of a
 * section or an article are content, and so are a main part's headers and asides, which may be notes. A main part's
 * footer leads to the next page.
 */
class Regions {
    #main = new Outermost();
    #frame = new Outermost();
    #section = new Outermost();
    #article = new Outermost();
    /** The main part, else the articles, else all that is no frame. */
    content = 'other';
    get current() {
        if (this.#frame.isOpen)
            return 'frame';
        if (this.#main.isOpen)
            return 'main';
        return this.#article.isOpen ? 'article' : 'other';
    }
    opened({ name, landmark }) {
        if (landmark === 'main' && !this.#main.isOpen) {
            // No frame has a main part in it, so its end was forgotten. A section around it does not make its footer content.
            this.#frame.end();
            this.#section.end();
            this.content = 'main';
        }
        const isFrame = landmark === 'footer' || (landmark === 'header' && !this.#main.isOpen);
        this.#article.opened(name, name === 'article' && !this.#frame.isOpen);
        this.#frame.opened(name, landmark === 'navigation' || (isFrame && !this.#section.isOpen));
        this.#main.opened(name, landmark === 'main');
        this.#section.opened(name, landmark === 'section');
        if (this.#article.isOpen && this.content === 'other')
            this.content = 'article';
    }
    closed(name) {
        this.#main.closed(name);
        this.#frame.closed(name);
        this.#section.closed(name);
        this.#article.closed(name);
    }
}

;// CONCATENATED MODULE: ./build/pages/reader.js







/**
 * Reads what a reader can notice of one page: title, text, alternative texts, labels, and the targets of links, images
 * and forms. All else does not count, nor does content for readers without scripts. If this finds another thing in the
 * same page than before, the version in `what-counts.ts` goes up: lists keep the parts of pages that did not change.
 */
function readPage(html, path, hosts) {
    const page = new PageReader(path, hosts);
    readMarkup(html.replaceAll('\r', ''), page);
    return page.end();
}
/** The text of a region: hard with all of it, soft without dates. Soft is kept only from where it differs. */
class Text {
    #hard = '';
    #soft;
    add(hard, soft) {
        if (soft !== hard)
            this.#soft ??= this.#hard;
        this.#hard += `${hard} `;
        if (soft !== '' && this.#soft !== undefined)
            this.#soft += `${soft} `;
    }
    end() {
        const hard = (0,list/* shortDigest */.VK)(this.#hard);
        return { hard, soft: this.#soft === undefined ? hard : (0,list/* shortDigest */.VK)(this.#soft) };
    }
}
class PageReader {
    #hosts;
    #texts = { main: new Text(), frame: new Text(), article: new Text(), other: new Text() };
    #regions = new Regions();
    #base;
    #hasBase = false;
    #title;
    /** The text since the last block or link. A date is in one run of text. */
    #run = '';
    #inTime = false;
    /** How many open elements there are that show white space as it is. */
    #preformatted = 0;
    #hidden = new Outermost();
    constructor(path, hosts) {
        this.#base = (0,link_targets/* baseOf */.bx)(path);
        this.#hosts = hosts;
    }
    /**
     * `title` is that of the first `<title>`, in one printable line of at most 100 characters, or empty; `parts` are digests of
     * 16 characters with dots between: the content, hard and soft, and the frame.
     */
    end() {
        this.#endRun();
        const { [this.#regions.content]: content, ...around } = this.#texts;
        const title = inOneLine(this.#title ?? '');
        const frame = Object.values(around).map((text) => text.end().soft);
        const { hard, soft } = content.end();
        const parts = [title + hard, withoutDates(title) + soft, frame.join('')];
        // Invisible characters, such as soft hyphens, would be shown as escapes.
        const shown = (0,printable/* excerpt */.Kb)(title.replace(/(?![\u200c\u200d])\p{Cf}/gu, ''), 100);
        // A part of a text keeps the whole text in memory. Its copy does not.
        return { title: Buffer.from(shown).toString(), parts: parts.map(list/* shortDigest */.VK).join('.') };
    }
    text(written) {
        if (!this.#hidden.isOpen)
            this.#run += written.includes('&') ? (0,decode/* decodeHTML */.Gz)(written) : written;
    }
    opened(element) {
        this.#hidden.opened(element.name, !element.isShown);
        if (this.#hidden.isOpen)
            return;
        if (element.kind !== 'word') {
            this.#endRun();
            this.#regions.opened(element);
            // Another block ends it, because a `</time>` may be forgotten, and then the rest of the page would be left out.
            this.#inTime = element.name === 'time';
            if (element.kind === 'preformatted')
                this.#preformatted += 1;
        }
        this.#notice(element);
    }
    closed({ name, kind }) {
        if (this.#hidden.isOpen) {
            this.#hidden.closed(name);
            return;
        }
        if (kind === 'word')
            return;
        if (name === 'title' && this.#title === undefined) {
            this.#title = this.#run;
            this.#run = '';
        }
        this.#endRun();
        this.#regions.closed(name);
        this.#inTime = false;
        if (kind === 'preformatted' && this.#preformatted > 0)
            this.#preformatted -= 1;
    }
    #endRun() {
        if (this.#run === '')
            return;
        const text = this.#preformatted > 0 ? this.#run : inOneLine(this.#run);
        this.#run = '';
        if (text !== '')
            this.#add(text);
    }
    #add(hard, soft = withoutDates(hard)) {
        this.#texts[this.#regions.current].add(hard, this.#inTime ? '' : soft);
    }
    #notice({ texts, targets, base }) {
        // Only the first base counts.
        if (base !== undefined && !this.#hasBase) {
            this.#hasBase = true;
            this.#base = (0,link_targets/* movedBase */.pO)(this.#base, base);
        }
        if (texts.length + targets.length > 0)
            this.#endRun();
        // No text contains this character, because HTML does not allow it.
        for (const text of texts)
            this.#add(`\u0001${text}`);
        for (const target of targets) {
            const address = target(this.#base, this.#hosts);
            if (address !== '')
                this.#add(`\u0001${address}`, `\u0001${address}`);
        }
    }
}
function inOneLine(text) {
    const trimmed = text.trim();
    return /\s\s|[^\S ]/u.test(trimmed) ? trimmed.replace(/\s+/gu, ' ') : trimmed;
}


/***/ })

};
