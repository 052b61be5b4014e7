export const id = 599;
export const ids = [599];
export const modules = {

/***/ 7599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ takeEarly),
/* harmony export */   openEarly: () => (/* binding */ openEarly)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7853);


/**
 * Milliseconds that an unused connection may be used later. Servers close silent connections, some of them after 15 s.
 */
const trustedFor = 8000;
/** The connections that no request uses yet, oldest first. */
const connections = new Map();
/**
 * Opens connections to a server early, so that requests do not wait for them later. Only what TLS needs is sent. If one
 * fails, its request will fail too, and say why. If there is a proxy, nothing is opened early.
 *
 * @param count the number of open connections that no request uses yet
 */
async function openEarly({ protocol, hostname, port }, count = 1) {
    if ((0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .namesProxy */ .pk)())
        return;
    const host = hostname.replace(/^\[|\]$/gu, '');
    const peer = { protocol, host, port: Number(port) || (protocol === 'https:' ? 443 : 80) };
    const opened = connections.get(keyOf(peer)) ?? [];
    connections.set(keyOf(peer), opened);
    const open = protocol === 'https:' ? await overTls(host) : node_net__WEBPACK_IMPORTED_MODULE_0__.connect;
    while (opened.length < count) {
        const socket = open({ host, port: peer.port });
        // This connection must not end the process by an error, and must not keep it running.
        socket.on('error', () => { });
        socket.unref();
        opened.push({ socket, openedAt: performance.now() });
    }
}
/** Returns a connection that was opened early, only once; undefined if there is none that may still be used. */
function takeEarly(peer) {
    for (;;) {
        const early = connections.get(keyOf(peer))?.shift();
        if (early === undefined)
            return undefined;
        const { socket, openedAt } = early;
        if (!socket.destroyed && !socket.readableEnded && performance.now() - openedAt < trustedFor)
            return socket.ref();
        socket.destroy();
    }
}
function keyOf({ protocol, host, port }) {
    return `${protocol} ${host} ${port}`;
}
/** TLS is loaded only if it is needed, because loading it takes a fifth of a start. */
async function overTls(host) {
    const tls = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1692, 19));
    const servername = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 ? host : undefined;
    return (address) => tls.connect({
        ...address,
        ALPNProtocols: ['http/1.1'],
        // It is written here because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would switch the check off.
        rejectUnauthorized: true,
        ...(servername && { servername }),
    });
}


/***/ })

};
