export const id = 506;
export const ids = [506];
export const modules = {

/***/ 5506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ni: () => (/* binding */ start),
/* harmony export */   openEarly: () => (/* binding */ openEarly)
/* harmony export */ });
/* unused harmony exports sharedAgents, takeEarly */
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1692);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4306);





const userAgent = 'static-deploy-action';
const sharedAgents = {
    'http:': makeAgent('http:'),
    'https:': makeAgent('https:'),
};
/** Opens a request, through a proxy if one is configured. Certificates are always checked. */
async function start({ url, method, headers, body, creates, signal }) {
    const client = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__ : node_http__WEBPACK_IMPORTED_MODULE_0__;
    // An own connection is kept alive anyway. If the server had to close it, it might do so before its early answer is read.
    const agent = (await proxyAgent(url)) ?? (creates ? makeAgent(url.protocol) : sharedAgents[url.protocol]);
    signal.throwIfAborted();
    const ofBody = body && { 'content-type': body.contentType, 'content-length': body.length };
    const outgoing = client.request(url, {
        agent,
        // It is written here because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would switch the check off.
        rejectUnauthorized: true,
        method,
        headers: { 'user-agent': userAgent, accept: 'application/json', ...headers, ...ofBody },
    });
    if (body !== undefined)
        outgoing.flushHeaders();
    return outgoing;
}
/** A new agent, with the options of Node's own. It first uses connections that were opened early. */
function makeAgent(protocol) {
    const { Agent } = protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__ : node_http__WEBPACK_IMPORTED_MODULE_0__;
    const agent = new Agent({ keepAlive: true, timeout: 5000 });
    const connect = agent.createConnection.bind(agent);
    agent.createConnection = (given, opened) => takeEarly(protocol, given) ?? connect(given, opened);
    return agent;
}
/** The agent for a proxy, if there is one. Loading `@actions/http-client` takes as long as everything else here. */
async function proxyAgent(url) {
    if (!(0,_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .namesProxy */ .pk)())
        return undefined;
    const { HttpClient } = await __webpack_require__.e(/* import() */ 142).then(__webpack_require__.bind(__webpack_require__, 2142));
    // The client's sendStream takes a source that failed for a complete one, so only its agent is used.
    const agent = new HttpClient(userAgent).getAgent(url.href);
    agent.options = { ...agent.options, rejectUnauthorized: true };
    return agent;
}
/** Milliseconds that an unused connection may be used later. Servers close silent ones, some of them after 15 s. */
const trustedFor = 8000;
const unused = new Map();
/** Opens connections for later requests. If one fails, its request fails too, and says why. None are opened to a proxy. */
function openEarly({ protocol, hostname, port }, count) {
    if ((0,_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .namesProxy */ .pk)())
        return;
    const isTls = protocol === 'https:';
    const host = hostname.replace(/^\[|\]$/gu, '');
    const address = { host, port: Number(port) || (isTls ? 443 : 80) };
    const servername = node_net__WEBPACK_IMPORTED_MODULE_2__.isIP(host) === 0 ? host : undefined;
    const options = { ...address, servername, ALPNProtocols: ['http/1.1'], rejectUnauthorized: true };
    const sockets = Array.from({ length: count }, () => (isTls ? node_tls__WEBPACK_IMPORTED_MODULE_3__.connect(options) : node_net__WEBPACK_IMPORTED_MODULE_2__.connect(options)));
    // A connection must not end the process by an error, and must not keep it running.
    for (const socket of sockets)
        socket.on('error', () => { }).unref();
    unused.set(placeOf(protocol, address), { sockets, until: performance.now() + trustedFor });
}
function takeEarly(protocol, address) {
    const { sockets, until } = unused.get(placeOf(protocol, address)) ?? { sockets: [], until: 0 };
    for (let socket = sockets.shift(); socket !== undefined; socket = sockets.shift()) {
        if (!socket.destroyed && !socket.readableEnded && performance.now() < until)
            return socket.ref();
        socket.destroy();
    }
    return undefined;
}
/** An agent of Node's gives host and port as they are here: without brackets, and with the port of the protocol. */
function placeOf(protocol, { host, port }) {
    return `${protocol} ${host} ${port}`;
}


/***/ })

};
