/** All time limits of the pictures, in milliseconds. */

/** For all pages together. Then what is there is shown. */
export const allPagesTimeoutMs = 60_000
/** For a page, to its second capture, for one more opening of it, or for what is done with its pictures. */
export const tabTimeoutMs = 15_000
/** Then a page is captured, though some of its requests have not ended. */
export const requestsTimeoutMs = 7000
/** Without a request for so long, a page has loaded. */
export const quietMs = 150
/** For a page's scripts to pause, and for its fonts and pictures to be decoded. */
export const readyTimeoutMs = 1500
/** Without a change of the document for so long, a page is at rest. */
export const restMs = 500
/** Then a page is captured, though its document goes on changing. */
export const restTimeoutMs = 3000
/** From a page's first capture to its second one. */
export const betweenCapturesMs = 1000
/** How much later than the first capture the second one may be, so that the live page is not the older one. */
export const liveLagMs = 5000
/** For a response of the live site. */
export const responseTimeoutMs = 10_000
/** For the browser's processes to end. */
export const endTimeoutMs = 3000
