export const id = 565;
export const ids = [565];
export const modules = {

/***/ 7565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   octokitAt: () => (/* binding */ octokitAt)
/* harmony export */ });
/* harmony import */ var _octokit_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1114);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7607);
/* harmony import */ var _http_exchange_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2937);



const silent = { debug() { }, info() { }, warn() { }, error() { } };
const terms = {
    what: 'a request',
    addressFrom: 'GITHUB_API_URL, which the runner sets',
    silence: 30_000,
    // A page of 100 comments.
    limit: 32 * 1024 * 1024,
};
/**
 * Octokit, with repetitions after 5xx and lost connections. What it sends goes as everything else here: through the same
 * proxies, with certificates checked, without redirects, and never with half an answer. `fetch` would take 40 ms to load.
 *
 * @param note gets the headers of each complete answer
 */
function octokitAt(baseUrl, token, note) {
    const send = async (address, { body: text, ...init }) => {
        const bytes = Buffer.from(String(text ?? ''));
        const body = { contentType: 'application/json', length: bytes.length, stream: () => [bytes] };
        const headers = { ...init.headers, 'x-github-api-version': '2022-11-28' };
        const request = { ...terms, ...init, headers, url: new URL(address), body: text ? body : undefined };
        const answer = await (0,_http_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .exchange */ .c)(request);
        note(answer.headers);
        return {
            url: address,
            status: answer.status,
            headers: new Map(Object.entries(answer.headers)),
            text: async () => answer.text,
            arrayBuffer: async () => Buffer.from(answer.text),
        };
    };
    return new (_octokit_core__WEBPACK_IMPORTED_MODULE_1__/* .Octokit */ .E.plugin(_octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_2__/* .retry */ .L))({
        auth: token,
        baseUrl,
        userAgent: 'static-deploy-action',
        log: silent,
        request: { fetch: send, log: silent },
        retry: { doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451] },
    });
}


/***/ })

};
