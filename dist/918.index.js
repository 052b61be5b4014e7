export const id = 918;
export const ids = [918];
export const modules = {

/***/ 3918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   picturesOf: () => (/* binding */ picturesOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1712);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3466);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7736);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6758);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(762);





/** Pages that are not folded; and bytes of all. A comment may have 65,536 characters, and a list of pages has 20 kB. */
const unfolded = 3;
const mostBytes = 40_000;
const about = 'Taken at a width of 1,280 pixels, light, with reduced motion: the part from the first to the last difference, or the top of a page. Fonts, animations and clocks make differences too, and so does what the hosting service adds to a page, such as a banner.';
/** Pictures in Markdown, less than 40 kB; empty where there are none. Titles and paths may be a stranger's. */
function picturesOf(looks, preview) {
    let room = mostBytes - 1000;
    const blocks = looks.flatMap((look) => {
        const block = blockOf(look, preview);
        room -= Buffer.byteLength(block);
        return block && room > 0 ? [block] : [];
    });
    const same = looks.filter((look) => look.looks === 'same').length;
    const others = blocks.slice(unfolded);
    const parts = [
        ...blocks.slice(0, unfolded),
        others.length > 0 && folded(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(others.length)} more`, others.join('\n\n')),
        same > 0 && `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(same)} ${blocks.length > 0 ? 'more ' : ''}${same === 1 ? 'looks' : 'look'} the same.`,
        blocks.length > 0 && folded('About these pictures', about),
    ];
    return parts.filter(Boolean).join('\n\n');
}
function folded(summary, text) {
    return `<details><summary>${summary}</summary>\n\n${text}\n\n</details>`;
}
function blockOf({ path, title, kind, after, before, noBefore }, preview) {
    if (after === undefined || (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsSecret */ .hK)(`${preview}${path}`))
        return '';
    const name = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(title, 100));
    const cell = (when, file) => {
        const picture = `<img src="https://${preview}/${file}" alt="${name.replaceAll('"', '&quot;')}, ${when}" width="420">`;
        return `<td valign="top"><a href="https://${preview}/${file}">${picture}</a></td>`;
    };
    const late = noBefore && '<td>The live site did not serve it in time.</td>';
    const left = before === undefined ? late : cell('before', before);
    const head = left ? '<th>Before</th><th>After</th>' : `<th>${kind === 'new' ? 'New' : 'After'}</th>`;
    const table = `<table><tr>${head}</tr><tr>${left || ''}${cell('after', after)}</tr></table>`;
    return `#### [${name}](https://${preview}${(0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__/* .encodedPath */ .y)(path)})\n\n${table}`;
}


/***/ })

};
