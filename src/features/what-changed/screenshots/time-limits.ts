/** For all pages together. Then what is there is shown. */
export const allPagesTimeoutMs = 60_000
/** For a page's first capture, from the opening of its tab, and as long again for its second one. */
export const pageTimeoutMs = 10_000
/** Then a page is captured, though some of its requests have not ended. */
export const requestsTimeoutMs = 7000
/** For one response of the live site. */
export const liveResponseTimeoutMs = 10_000
/** For a page's scripts to pause, and for its fonts and pictures to be decoded. */
export const readyTimeoutMs = 1500
/** Without a request or a scroll for so long, a page is ready. */
export const quietMs = 150
/** From a page's first capture to its second one. */
export const betweenCapturesMs = 1000
