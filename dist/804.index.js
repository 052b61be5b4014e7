export const id = 804;
export const ids = [804];
export const modules = {

/***/ 1804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readPage: () => (/* binding */ readPage)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/text/url.js
var text_url = __webpack_require__(762);
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
function withoutDates(text) {
    return /\d/u.test(text) ? text.replace(date, '') : text;
}

// EXTERNAL MODULE: ./build/pages/digest.js
var digest = __webpack_require__(798);
;// CONCATENATED MODULE: ./build/pages/elements.js
function tableOf(names) {
    const values = Object.keys(names);
    return new Map(values.flatMap((value) => names[value].split(' ').map((name) => [name, value])));
}
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
const texts = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'label', 'value'];
const targets = ['href', 'xlink:href', 'src', 'poster', 'data', 'action', 'formaction'];
/** Attributes that are read: what is shown or read aloud, what leads somewhere, and what tells what the others mean. */
const readAttributes = new Set([
    ...[...texts, ...targets],
    ...['srcset', 'content', 'type', 'http-equiv', 'shadowrootmode', 'role', 'id'],
]);
/** What a reader can notice of an element besides its content. Targets are as they are written. */
function noticedOf(element, attributes) {
    const kind = kinds.get(element);
    if (element === 'meta')
        return { texts: [], targets: redirectOf(attributes) };
    if (kind === 'hidden' || kind === 'empty')
        return { texts: [], targets: [] };
    const shown = element === 'input' && !/^(?:hidden|checkbox|radio)$/iu.test(attributes.get('type') ?? '');
    return {
        texts: texts
            .filter((name) => attributes.get(name)?.trim() && (shown || name !== 'value'))
            .map((name) => `${name}=${attributes.get(name)?.trim()}`),
        targets: [
            ...targets.flatMap((name) => attributes.get(name)?.trim() || []),
            ...sourcesOf(attributes.get('srcset') ?? ''),
        ],
    };
}
/**
 * The addresses in a `srcset`. The widths and densities, which a browser uses to choose one, are left out. No
 * honest set has more than 100: each on its own could become as long as the page's base.
 */
function sourcesOf(set) {
    const sources = set.split(/,?(?:\s+|$)/u).filter((source) => source !== '' && !/^[\d.]+[wxh]$/u.test(source));
    return sources.length > 100 ? [set] : sources;
}
/** The address that a page redirects to, if it does: `<meta http-equiv="refresh" content="0; url=/new/">`. */
function redirectOf(attributes) {
    if (!/^\s*refresh\s*$/iu.test(attributes.get('http-equiv') ?? ''))
        return [];
    return /url\s*=\s*['"]?([^'"]+)/iu.exec(attributes.get('content') ?? '')?.slice(1) ?? [];
}

// EXTERNAL MODULE: ./build/text/host-name.js + 1 modules
var host_name = __webpack_require__(6381);
// EXTERNAL MODULE: ./build/text/media-type.js
var media_type = __webpack_require__(6112);
;// CONCATENATED MODULE: ./build/pages/asset-names.js
/**
 * The name of an asset without the hash that a build put into it: `logo.3fa9c1d2.png`, `logo-DwX3k_9a.png` (Vite,
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
function baseOf(path) {
    return home + (0,text_url/* encodedPath */.y)(path);
}
/**
 * The target of a link or an image in one form: two that lead to the same place are equal. Relative and absolute ones
 * are the same, as are `/guide/` and `/guide/index.html`. For an asset of the site, the query and the build's hash in
 * its name do not count. For a page, and for everything on another host, the whole address counts.
 *
 * @param base the page's address, or the one that it names
 * @param hosts the names of the site itself. A link to one of them is the same as a link without a host.
 * @returns empty for a script, which is no target
 */
function addressOf(written, base, hosts) {
    const url = (0,text_url/* urlOf */.r)(written, base);
    if (url?.protocol === 'javascript:')
        return '';
    if (url === undefined || !/^https?:$/u.test(url.protocol))
        return written;
    const { origin, hostname, port, pathname, search, hash } = url;
    const isOwn = origin === home || (port === '' && hosts.some((host) => (0,host_name/* isSameLink */.d)(host, hostname)));
    if (!isOwn)
        return url.href;
    const start = pathname.lastIndexOf('/') + 1;
    const name = pathname.slice(start);
    const type = (0,media_type/* mediaType */.J)(name);
    if (type !== undefined && type !== 'text/html')
        return pathname.slice(0, start) + withoutHash(name) + hash;
    return pathname.replace(/\/index\.html$/u, '/') + search + hash;
}

// EXTERNAL MODULE: ./build/node_modules/entities/dist/decode.js + 2 modules
var decode = __webpack_require__(3319);
// EXTERNAL MODULE: ./build/node_modules/htmlparser2/dist/Tokenizer.js
var Tokenizer = __webpack_require__(879);
;// CONCATENATED MODULE: ./build/pages/markup.js



/**
 * Reads HTML, and never throws, however broken it is. It uses the tokenizer of htmlparser2, not its parser: that takes
 * twice the time, and the square of it where elements are nested deep.
 */
function readMarkup(html, to) {
    let [element, attribute] = ['', ''];
    const attributes = new Map();
    const nameAt = (start, end) => html.slice(start, end).toLowerCase();
    const ignored = () => { };
    const tokenizer = new Tokenizer/* default */.A(
    // `<style/>`, as SVG has it, would else hide the rest of the page.
    { decodeEntities: false, recognizeSelfClosing: true }, {
        ontext(start, end) {
            const text = html.slice(start, end);
            to.text(text.includes('&') ? (0,decode/* decodeHTML */.Gz)(text) : text);
        },
        onopentagname(start, end) {
            element = nameAt(start, end);
            attributes.clear();
        },
        onattribname(start, end) {
            attribute = nameAt(start, end);
        },
        onattribdata(start, end) {
            if (readAttributes.has(attribute) && !attributes.has(attribute))
                attributes.set(attribute, (0,decode/* decodeHTMLAttribute */.Im)(html.slice(start, end)));
        },
        onopentagend: () => to.opened(element, attributes),
        onselfclosingtag() {
            to.opened(element, attributes);
            to.closed(element);
        },
        onclosetag: (start, end) => to.closed(nameAt(start, end)),
        ...{ onattribend: ignored, onattribentity: ignored, ontextentity: ignored, onend: ignored },
        ...{ oncdata: ignored, oncomment: ignored, ondeclaration: ignored, onprocessinginstruction: ignored },
    });
    tokenizer.write(html);
    tokenizer.end();
}

;// CONCATENATED MODULE: ./build/pages/regions.js

/** By elements and by roles. An aside is where a header is. */
const landmarks = tableOf({
    main: 'main',
    navigation: 'nav navigation',
    footer: 'footer contentinfo',
    header: 'header banner aside complementary',
    section: 'article section',
});
/** By its role, else by the ids that links to skip the menu lead to, else by its name. */
function landmarkOf(element, attributes) {
    const byRole = landmarks.get(attributes.get('role')?.trim().toLowerCase() ?? '');
    return byRole ?? (/^main(?:-content)?$/u.test(attributes.get('id') ?? '') ? 'main' : landmarks.get(element));
}
/** The outermost open element of a kind. It ends where as many elements of its name have ended as began. */
class Outermost {
    #element = '';
    #depth = 0;
    get isOpen() {
        return this.#depth > 0;
    }
    opened(element, begins) {
        if (this.isOpen ? element !== this.#element : !begins)
            return;
        this.#element = element;
        this.#depth += 1;
    }
    closed(element) {
        if (this.isOpen && element === this.#element)
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
    /** What is the page's content: its main part, else its articles, else all that is no frame. */
    content = 'other';
    /** Where text stands now. */
    get current() {
        if (this.#frame.isOpen)
            return 'frame';
        if (this.#main.isOpen)
            return 'main';
        return this.#article.isOpen ? 'article' : 'other';
    }
    opened(element, attributes) {
        const landmark = landmarkOf(element, attributes);
        if (landmark === 'main' && !this.#main.isOpen) {
            // No frame has a main part in it, so its end was forgotten. A section around it does not make its footer content.
            this.#frame.end();
            this.#section.end();
            this.content = 'main';
        }
        const isFrame = landmark === 'footer' || (landmark === 'header' && !this.#main.isOpen);
        this.#article.opened(element, element === 'article' && !this.#frame.isOpen);
        this.#frame.opened(element, landmark === 'navigation' || (isFrame && !this.#section.isOpen));
        this.#main.opened(element, landmark === 'main');
        this.#section.opened(element, landmark === 'section');
        if (this.#article.isOpen && this.content === 'other')
            this.content = 'article';
    }
    closed(element) {
        for (const outermost of [this.#main, this.#frame, this.#section, this.#article])
            outermost.closed(element);
    }
}

;// CONCATENATED MODULE: ./build/pages/reader.js









/**
 * Reads what a reader can notice of one page: title, text, alternative texts, labels, and the targets of links, images
 * and forms. All else does not count, nor does content for readers without scripts. If this finds another thing in the
 * same page than before, the number in `list.ts` goes up: lists keep the parts of pages that did not change.
 *
 * @param path where a visitor finds it, see `pagePathOf`
 * @param hosts the names of the site itself
 */
function readPage(html, path, hosts) {
    const page = new PageReader(baseOf(path), hosts);
    readMarkup(html.replaceAll('\r', ''), page);
    return page.end();
}
class PageReader {
    #hosts;
    /** The text of each region: hard with all of it, soft without `<time>` and dates. */
    #texts = { main: newText(), frame: newText(), article: newText(), other: newText() };
    #regions = new Regions();
    #base;
    #hasBase = false;
    #title;
    /** The text since the last block or link. A date is in one run of text. */
    #run = '';
    #inTime = false;
    /** How many open elements there are that show white space as it is. */
    #preformatted = 0;
    /** How many open elements there are that hide their content. */
    #hidden = 0;
    constructor(base, hosts) {
        this.#base = base;
        this.#hosts = hosts;
    }
    end() {
        this.#endRun();
        const { [this.#regions.content]: content, ...around } = this.#texts;
        const title = inOneLine(this.#title ?? '');
        const frame = Object.values(around).map(({ soft }) => soft.end());
        const parts = [title + content.hard.end(), withoutDates(title) + content.soft.end(), frame.join('')];
        // Invisible characters, such as soft hyphens, would be shown as escapes.
        const shown = (0,printable/* excerpt */.Kb)(title.replace(/(?![\u200c\u200d])\p{Cf}/gu, ''), 100);
        // A part of a text keeps the whole text in memory. Its copy does not.
        return {
            title: Buffer.from(shown).toString(),
            parts: parts.map((part) => (0,digest/* shortDigest */.V)((0,external_node_crypto_.createHash)('sha256').update(part))).join('.'),
        };
    }
    text(text) {
        if (this.#hidden === 0)
            this.#run += text;
    }
    opened(element, attributes) {
        const kind = kinds.get(element);
        // A template that declares a shadow root is shown.
        if (kind === 'hidden' && (this.#hidden > 0 || !attributes.has('shadowrootmode')))
            this.#hidden += 1;
        if (this.#hidden > 0)
            return;
        if (kind !== 'word') {
            this.#endRun();
            this.#regions.opened(element, attributes);
            // Another block ends it, because a `</time>` may be forgotten, and then the rest of the page would be left out.
            this.#inTime = element === 'time';
            if (kind === 'preformatted')
                this.#preformatted += 1;
        }
        if (attributes.size > 0)
            this.#notice(element, attributes);
    }
    closed(element) {
        const kind = kinds.get(element);
        if (this.#hidden > 0) {
            if (kind === 'hidden')
                this.#hidden -= 1;
            return;
        }
        if (kind === 'word')
            return;
        if (element === 'title' && this.#title === undefined) {
            this.#title = this.#run;
            this.#run = '';
        }
        this.#endRun();
        this.#regions.closed(element);
        this.#inTime = false;
        if (kind === 'preformatted' && this.#preformatted > 0)
            this.#preformatted -= 1;
    }
    #endRun() {
        const text = this.#preformatted > 0 ? this.#run : inOneLine(this.#run);
        this.#run = '';
        if (text !== '')
            this.#add(text, withoutDates(text));
    }
    #add(hard, soft) {
        const text = this.#texts[this.#regions.current];
        text.hard.add(hard);
        if (!this.#inTime && soft !== '')
            text.soft.add(soft);
    }
    #notice(element, attributes) {
        if (element === 'base')
            this.#rebase(attributes.get('href'));
        const { texts, targets } = noticedOf(element, attributes);
        if (texts.length + targets.length > 0)
            this.#endRun();
        // No text contains this character, because HTML does not allow it.
        for (const text of texts)
            this.#add(`\u0001${text}`, `\u0001${withoutDates(text)}`);
        for (const written of targets) {
            const target = addressOf(written, this.#base, this.#hosts);
            // A script is none.
            if (target !== '')
                this.#add(`\u0001${target}`, `\u0001${target}`);
        }
    }
    /** Only the first base counts. One of more than 2,000 characters is none, since each link would become as long. */
    #rebase(address) {
        if (address === undefined || this.#hasBase)
            return;
        this.#hasBase = true;
        const base = (0,text_url/* urlOf */.r)(address, this.#base)?.href;
        if (base !== undefined && base.length <= 2000)
            this.#base = base;
    }
}
function newText() {
    return { hard: new digest/* Digest */.n(), soft: new digest/* Digest */.n() };
}
function inOneLine(text) {
    return text.replace(/\s+/gu, ' ').trim();
}


/***/ })

};
