export const id = 944;
export const ids = [944];
export const modules = {

/***/ 1944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ takeEarly),
/* harmony export */   openEarly: () => (/* binding */ openEarly)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4306);


/** Milliseconds that an unused connection may be used later. Servers close silent ones, some of them after 15 s. */
const trustedFor = 8000;
const unused = new Map();
/**
 * Opens connections that no request uses yet. Only what TLS needs is sent. If one fails, its request will fail too, and
 * say why. If there is a proxy, nothing is opened early.
 */
async function openEarly({ protocol, hostname, port }, count = 1) {
    if ((0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .namesProxy */ .pk)())
        return;
    const isTls = protocol === 'https:';
    // TLS is loaded only if it is needed, because loading it takes a fifth of a start.
    const open = isTls
        ? (await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1692, 19))).connect
        : node_net__WEBPACK_IMPORTED_MODULE_0__.connect;
    const host = hostname.replace(/^\[|\]$/gu, '');
    const address = { host, port: Number(port) || (isTls ? 443 : 80) };
    const opened = Array.from({ length: count }, () => {
        // Certificates are checked, also where NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would switch that off.
        const name = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 && { servername: host };
        const socket = open({ ...address, ...name, ALPNProtocols: ['http/1.1'], rejectUnauthorized: true });
        // This connection must not end the process by an error, and must not keep it running.
        socket.on('error', () => { }).unref();
        return { socket, openedAt: performance.now() };
    });
    unused.set(keyOf(protocol, address), opened);
}
function takeEarly(protocol, address) {
    const opened = unused.get(keyOf(protocol, address)) ?? [];
    for (let early = opened.shift(); early !== undefined; early = opened.shift()) {
        const { socket, openedAt } = early;
        if (!socket.destroyed && !socket.readableEnded && performance.now() - openedAt < trustedFor)
            return socket.ref();
        socket.destroy();
    }
    return undefined;
}
/** An agent of Node's gives host and port as they are here: without brackets, and with the port of the protocol. */
function keyOf(protocol, { host, port }) {
    return `${protocol} ${host} ${port}`;
}


/***/ })

};
