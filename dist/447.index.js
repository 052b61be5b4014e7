export const id = 447;
export const ids = [447];
export const modules = {

/***/ 1447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withPictures: () => (/* binding */ withPictures)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/environment.js
var environment = __webpack_require__(4306);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(1245);
;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/browser.js









/** Where runners and packages put a browser. A name without a folder is looked for on the path. */
const programs = [
    ...['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', '/snap/bin/chromium', 'chrome.exe'],
    ...['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    ...['', ' (x86)'].map((more) => `C:\\Program Files${more}\\Google\\Chrome\\Application\\chrome.exe`),
];
const flags = [
    ...['--headless=new', '--remote-debugging-pipe', '--no-startup-window', '--no-first-run', '--use-mock-keychain'],
    // The browser itself asks nobody for anything. A page gets no graphics card, and is gone when it was left.
    ...['--disable-background-networking', '--disable-component-update', '--disable-extensions', '--disable-breakpad'],
    ...['--disable-gpu', '--disable-3d-apis', '--disable-dev-shm-usage', '--mute-audio', '--disable-back-forward-cache'],
    // The same pixels on every machine.
    ...['--force-prefers-reduced-motion', '--blink-settings=preferredColorScheme=1', '--hide-scrollbars'],
    ...['--force-color-profile=srgb', '--font-render-hinting=none', '--disable-lcd-text'],
];
/** No page is loaded ahead, because such a request could go anywhere. What is no page, such as mail, starts a program. */
const preferences = {
    net: { network_prediction_options: 2 },
    policy: { url_blocklist: ['*'], url_allowlist: ['http:*', 'https:*', 'data:*', 'blob:*'] },
};
/** Variables that name a place to write to: here it is the profile. */
const places = ['HOME', 'TMPDIR', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA'];
/** The path of a browser: what a variable names, or else a usual one. */
function findBrowser() {
    const { CHROME_PATH = '', CHROME_BIN = '', PATH = '' } = (0,environment/* environment */.cA)();
    // A folder of the path that is not absolute would be the repository's.
    const folders = PATH.split(external_node_path_.delimiter).filter((folder) => (0,external_node_path_.isAbsolute)(folder));
    const names = [CHROME_PATH, CHROME_BIN, ...programs].filter(Boolean);
    const paths = names.flatMap((name) => ((0,external_node_path_.isAbsolute)(name) ? name : folders.map((folder) => (0,external_node_path_.join)(folder, name))));
    return paths.find((path) => (0,external_node_fs_.existsSync)(path));
}
/**
 * Starts a browser that is driven over a pipe, so that no port is open. It ends with the signal, and with this process.
 * It has its sandbox, unless `CHROME_NO_SANDBOX` is 1.
 *
 * @throws if there is none, or if it does not start, with a line of what it says
 */
async function openBrowser(temp, signal) {
    const program = findBrowser();
    if (program === undefined)
        throw new Error('there is no Chrome or Chromium; install one, or set CHROME_PATH');
    // A short name: the path of a socket in it may have 107 bytes.
    const home = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp, 'chrome-'));
    await (0,promises_.mkdir)((0,external_node_path_.join)(home, 'Default'));
    await (0,promises_.writeFile)((0,external_node_path_.join)(home, 'Default', 'Preferences'), JSON.stringify(preferences));
    const more = (0,environment/* environment */.cA)()['CHROME_NO_SANDBOX'] === '1' ? ['--no-sandbox'] : [];
    const child = (0,external_node_child_process_.spawn)(program, [...flags, ...more, `--user-data-dir=${home}`], {
        cwd: home,
        // No key, no token. On Windows Node adds what every program needs there, such as SYSTEMROOT.
        env: { PATH: (0,environment/* environment */.cA)()['PATH'], ...Object.fromEntries(places.map((name) => [name, home])) },
        // It leads a group, which ends as a whole. On Windows the others end with the first.
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    });
    const { command, listeners, ended } = drive(child);
    const kill = () => killAll(child);
    const end = async () => {
        kill();
        await Promise.race([ended.catch(() => { }), (0,external_node_timers_promises_.setTimeout)(3000, undefined, { ref: false })]);
        await (0,promises_.rm)(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => { });
    };
    signal.addEventListener('abort', kill);
    try {
        signal.throwIfAborted();
        await command('Browser.getVersion', {});
        return { command, listeners, ended, [Symbol.asyncDispose]: end };
    }
    catch (error) {
        await end();
        const said = (0,errors/* messageOf */.bD)(error);
        if (!/sandbox|namespace/iu.test(said))
            throw new Error(`${program} does not start: ${said}`);
        const advice = 'as root or in this container; CHROME_NO_SANDBOX=1 takes them without it';
        throw new Error(`the sandbox of ${program} can't start here, ${advice}`);
    }
}
function killAll({ pid }) {
    try {
        process.kill(process.platform === 'win32' ? Number(pid) : -Number(pid), 'SIGKILL');
    }
    catch {
        // It has ended, or never started.
    }
}
/**
 * The DevTools protocol: each message is JSON with a NUL behind it. The rest of one that is too long is dropped, so it is
 * no JSON and counts as none. `ended` is rejected at the browser's end, with what it said last.
 */
function drive(child) {
    const [, , errors, input, output] = child.stdio;
    /** By the number of a command who waits for its answer, and by the session who gets its events. */
    const listeners = new Map();
    let said = '';
    let rest = '';
    let last = 0;
    input.on('error', () => { });
    errors.setEncoding('utf8').on('data', (chunk) => {
        said = `${said}${chunk}`.slice(-(2 ** 16));
    });
    output.setEncoding('utf8').on('data', (chunk) => {
        const [first = '', ...others] = chunk.split('\0');
        // The picture of a page full of photos has 50 million characters.
        if (rest.length < 2 ** 26)
            rest += first;
        for (const next of others) {
            const { id, sessionId, ...fields } = (0,json/* fieldsOf */.Pf)((0,json/* parseJson */.qF)(rest)) ?? {};
            listeners.get(id ?? sessionId)?.(fields);
            rest = next;
        }
    });
    const ended = (0,external_node_events_.once)(child, 'close').then(() => {
        const lines = said.split('\n').filter(Boolean);
        throw new Error(lines.find((line) => /sandbox|namespace|FATAL/iu.test(line)) ?? lines.at(-1) ?? 'it says nothing');
    });
    ended.catch(() => { });
    /** @throws if the browser refuses the command, or has ended */
    const command = async (method, params, sessionId) => {
        last += 1;
        const id = last;
        const answered = new Promise((answer) => listeners.set(id, answer));
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
        const { error, result } = await Promise.race([answered, ended]);
        listeners.delete(id);
        if (error)
            throw new Error(`${(0,json.at)(error, 'message')}`);
        return (0,json/* fieldsOf */.Pf)(result) ?? {};
    };
    return { command, listeners, ended };
}

;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/page.js



/** Pixels. Chrome draws nothing that is higher than 16,384. */
const width = 1280;
const mostRows = 16_000;
/** Milliseconds without a request or a scroll, after which a page is taken. */
const pause = 150;
/** What nobody misses in a picture: it may go on for ever. Other is the icon of a tab. */
const endless = ['Media', 'EventSource', 'Ping', 'Prefetch', 'Other'];
/**
 * Scrolls once through a page, so that it loads all that it has, waits for what follows the scrolling, such as a mark in
 * its table of contents, and ends what moves for ever. Tells with which status it came.
 */
const settle = `(async () => {
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 1500 }))
  await idle()
  for (let y = 0; y < Math.min(document.documentElement.scrollHeight, ${mostRows}); y += 700) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  const ready = [document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]
  await Promise.all([pause(${pause}), Promise.race([Promise.all(ready), pause(1500)])])
  await idle()
  for (const each of document.getAnimations())
    if (each.effect?.getComputedTiming().endTime === Infinity) each.cancel()
  return performance.getEntriesByType('navigation')[0].responseStatus
})()`;
/** What a tab is told before its page is loaded. */
const preparations = {
    'Page.enable': {},
    'Page.setLifecycleEventsEnabled': { enabled: true },
    'Network.enable': {},
    'Fetch.enable': { patterns: [{ resourceType: 'Document' }] },
    // What else moves, such as a colour that fades in, is where it ends at once.
    'Animation.enable': {},
    'Animation.setPlaybackRate': { playbackRate: 10_000 },
    'Emulation.setDeviceMetricsOverride': { width, height: 800, deviceScaleFactor: 1, mobile: false },
};
/**
 * Takes a picture of a page from top to end, as PNG in Base64.
 *
 * @throws if the page can't be shown, in words that follow its path
 */
async function photograph(tab, url) {
    const { send, evaluate } = tab;
    const quiet = follow(tab, url.origin);
    for (const [method, params] of Object.entries(preparations))
        await send(method, params);
    const { errorText, loaderId } = await send('Page.navigate', { url: url.href });
    if (errorText)
        throw new Error(`${errorText}`);
    await quiet(loaderId);
    const status = await evaluate(settle);
    if (status !== 200)
        throw new Error(`it came with the status ${status}`);
    await quiet(loaderId);
    // Painted anew, because Chrome now and then leaves out what is sticky.
    await send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 255, g: 255, b: 255, a: 1 } });
    await evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    const height = Number((0,json.at)(await send('Page.getLayoutMetrics'), 'cssContentSize.height'));
    const clip = { x: 0, y: 0, width, height: Math.min(height, mostRows), scale: 1 };
    const { data } = await send('Page.captureScreenshot', { clip, captureBeyondViewport: true, optimizeForSpeed: true });
    const { frameTree } = await send('Page.getFrameTree');
    if ((0,json.at)(frameTree, 'frame.securityOrigin') !== url.origin)
        throw new Error('it went to another site');
    return `${data}`;
}
/** Accepts a page's dialogs, and keeps it from going elsewhere. Returns what waits for all that it asks for, or 7 s. */
function follow({ frame, send, onEvent }, origin) {
    const end = AbortSignal.timeout(7000);
    const open = new Set();
    const loaded = new Set();
    let last = 0;
    onEvent(({ method, params }) => {
        const { requestId, request, type, frameId, loaderId, name } = (0,json/* fieldsOf */.Pf)(params) ?? {};
        if (requestId !== undefined)
            last = performance.now();
        // A worker's script, which has no loader, and the document of another site in a frame end in targets of their own.
        const isAwaited = loaderId !== '' && (type !== 'Document' || frameId === frame) && !endless.includes(`${type}`);
        if (method === 'Network.requestWillBeSent' && isAwaited)
            open.add(requestId);
        if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed')
            open.delete(requestId);
        if (name === 'load')
            loaded.add(loaderId);
        if (method === 'Page.javascriptDialogOpening')
            send('Page.handleJavaScriptDialog', { accept: true }).catch(() => { });
        if (method !== 'Fetch.requestPaused')
            return;
        const isElsewhere = frameId === frame && !`${(0,json.at)(request, 'url')}`.startsWith(`${origin}/`);
        const errorReason = isElsewhere ? 'Aborted' : undefined;
        send(errorReason ? 'Fetch.failRequest' : 'Fetch.continueRequest', { requestId, errorReason }).catch(() => { });
    });
    return async (loader) => {
        const isQuiet = () => loaded.has(loader) && open.size === 0 && performance.now() > last + pause;
        while (!isQuiet() && !end.aborted)
            await (0,external_node_timers_promises_.setTimeout)(20);
    };
}
/** A window, which does one thing after another, each in a tab of its own. They share cookies and what was loaded. */
function openWindow(browser) {
    const context = browser.command('Target.createBrowserContext', {});
    let queue = context.catch(() => { });
    return (action) => {
        const done = queue.then(async () => {
            const tab = await openTab(browser, await context);
            const late = (0,external_node_events_.once)(AbortSignal.timeout(10_000), 'abort').then(() => {
                throw new Error('it takes more than 10 s');
            });
            return await Promise.race([action(tab), late, browser.ended]).finally(tab.close);
        });
        queue = done.catch(() => { });
        return done;
    };
}
/** A tab that is drawn, in a window of its own. `frame` is that of the page itself. */
async function openTab({ command, listeners }, context) {
    const { targetId } = await command('Target.createTarget', { url: 'about:blank', ...context });
    const { sessionId } = await command('Target.attachToTarget', { targetId, flatten: true });
    const send = (method, params = {}) => command(method, params, sessionId);
    return {
        frame: targetId,
        send,
        /** In a world of its own: it has the page's document, and nothing that the page's scripts have replaced. */
        evaluate: async (expression) => {
            const { executionContextId } = await send('Page.createIsolatedWorld', { frameId: targetId });
            const options = { contextId: executionContextId, awaitPromise: true, returnByValue: true };
            return (0,json.at)(await send('Runtime.evaluate', { expression, ...options }), 'result.value');
        },
        onEvent: (listener) => void listeners.set(sessionId, listener),
        close: () => command('Target.closeTarget', { targetId }),
    };
}

;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/difference.js


/**
 * The part of each picture that differs, with 40 pixels around it, both from the same column on and equally wide. None if
 * nothing differs. Rows are compared from the top and from the end, so that what only moved is the same.
 * This runs in the browser, so it uses nothing from outside.
 */
function differingParts(pictures, width) {
    const heights = pictures.map(({ length }) => length / width);
    const [least, most] = [Math.min(...heights), Math.max(...heights)];
    const [longer, other] = heights[0] === most ? pictures : pictures.toReversed();
    const count = (most, isOne) => {
        let found = 0;
        while (found < most && isOne(found))
            found += 1;
        return found;
    };
    /** How many rows are the same from the top, and how many others from the end, between two columns. */
    const sameRows = (from, to) => {
        const isSame = (row, otherRow) => count(to - from, (x) => longer?.[row * width + from + x] === other?.[otherRow * width + from + x]) === to - from;
        const first = count(least, (y) => isSame(y, y));
        return [first, count(least - first, (y) => isSame(most - 1 - y, least - 1 - y))];
    };
    /** More rows of what is above or below them are no difference: a margin got longer. */
    const isSameColumn = (x) => {
        const [first, last] = sameRows(x, x + 1);
        const more = most - last - first;
        const isMoreOf = (row) => count(more, (y) => longer?.[(first + y) * width + x] === longer?.[row * width + x]) === more;
        return first + last === least && (isMoreOf(first - 1) || isMoreOf(most - last));
    };
    const columns = Array.from({ length: width }, (_, x) => x).filter((x) => !isSameColumn(x));
    const [left = 0, right = 0] = [columns[0], columns.at(-1)];
    if (columns.length === 0)
        return [];
    const [first, last] = sameRows(left, right + 1);
    const [from, to] = [Math.max(0, left - 40), Math.min(width, right + 41)];
    const wide = Math.max(600, to - from);
    const start = Math.max(0, Math.round((from + to - wide) / 2));
    const top = Math.max(0, first - 40);
    return heights.map((height) => ({
        left: Math.min(start, width - wide),
        top,
        width: wide,
        height: Math.min(1600, height - top, height - last + 40 - top),
    }));
}
/** The top of a picture, without what is blank below: rows that are all as the last one. It runs in the browser, too. */
function topPart(picture, width) {
    const height = Math.min(1600, picture.length / width);
    let end = picture.length - width;
    while (end > 0 && picture[end - 1] === picture[end + width - 1])
        end -= 1;
    return { left: 0, top: 0, width, height: Math.min(height, Math.ceil(end / width) + 40) };
}
/**
 * Runs in an empty page. Each part gets a border of one pixel, which white and black pages need alike. With quality 1 each
 * pixel stays, but photos have megabytes.
 */
const cut = `async (...pictures) => {
  const images = await Promise.all(pictures.map(async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + picture)).blob())
    const context = new OffscreenCanvas(${width}, bitmap.height).getContext('2d', { willReadFrequently: true })
    context.drawImage(bitmap, 0, 0)
    return context.getImageData(0, 0, ${width}, bitmap.height)
  }))
  const pixels = images.map(({ data }) => new Uint32Array(data.buffer))
  const parts = pixels.length === 1 ? [(${topPart})(pixels[0], ${width})] : (${differingParts})(pixels, ${width})
  if (parts.length === 0 && images[0].height >= ${mostRows}) return undefined
  return Promise.all(parts.map(async ({ left, top, width, height }, index) => {
    const canvas = new OffscreenCanvas(width + 2, height + 2)
    const context = canvas.getContext('2d')
    context.fillStyle = '#afb8c1'
    context.fillRect(0, 0, width + 2, height + 2)
    context.putImageData(images[index], 1 - left, 1 - top, left, top, width, height)
    const exact = await canvas.convertToBlob({ type: 'image/webp', quality: 1 })
    const blob = exact.size < 500_000 ? exact : await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
    return Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
  }))
}`;
/** WebP of what is to be seen: of one picture its top, of two what differs. Nothing if those look the same. */
async function differenceOf({ evaluate }, pictures) {
    const found = await evaluate(`(${cut})(...${JSON.stringify(pictures)})`);
    if (!Array.isArray(found))
        throw new Error('it looks the same as far down as a browser draws it');
    return found.map((picture) => Buffer.from((0,json/* textOf */.b6)(picture), 'latin1'));
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./build/http/visit.js
var visit = __webpack_require__(2683);
// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(1154);
// EXTERNAL MODULE: ./build/text/media-type.js
var media_type = __webpack_require__(6112);
;// CONCATENATED MODULE: ./build/features/what-changed/screenshots/serve.js





/** So no page reaches the runner's network, opens a window or starts a program. */
const policy = 'treat-as-public-address; sandbox allow-scripts allow-same-origin allow-forms allow-modals';
/** A server that only this machine reaches. It breaks off what it can't answer. */
async function serve(answer) {
    const server = (0,external_node_http_.createServer)((request, response) => {
        const [address = ''] = request.url?.split('?') ?? [];
        const type = (0,media_type/* mediaType */.J)(address.replace(/\/$/u, '/index.html')) ?? 'application/octet-stream';
        // Pages share most of what they ask for, and the live site is far away.
        const cache = ['cache-control', 'max-age=600'];
        response.setHeaders(new Map([['content-type', type], ['content-security-policy', policy], cache]));
        const closed = new AbortController();
        response.once('close', () => closed.abort());
        const answered = answer(address, response, closed.signal).then(() => response.end());
        answered.catch(() => response.destroy());
    });
    await (0,external_node_events_.once)(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://127.0.0.1:${server.address().port}`;
    return { origin, [Symbol.dispose]: () => void server.close().closeAllConnections() };
}
/** Sends a chunk, and waits until it is taken, so that little waits unread. */
async function pass(chunk, response, closed) {
    closed.throwIfAborted();
    await new Promise((taken) => {
        closed.onabort = taken;
        response.write(chunk, taken);
    });
}
/** Files as a visitor gets them: of a folder its `index.html`, for what is not there `404.html`. */
function siteFrom(files) {
    const byPath = new Map(files.map((file) => [`/${file.path}`, file]));
    return async (address, response, closed) => {
        const found = byPath.get(decodeURIComponent(address).replace(/\/$/u, '/index.html'));
        if (found === undefined)
            response.writeHead(404, { 'content-type': 'text/html' });
        const file = found ?? byPath.get('/404.html');
        const buffers = [Buffer.allocUnsafeSlow(2 ** 16), Buffer.allocUnsafeSlow(2 ** 16)];
        for await (const chunk of file ? (0,read_file/* readInChunks */.kT)(file, buffers) : [])
            await pass(chunk, response, closed);
    };
}
/** What a link serves a visitor, asked without the key: at most 16 MiB of a response. */
function siteAt(link) {
    return async (address, response, closed) => {
        let room = 16 * 2 ** 20;
        const take = async (chunk) => {
            room -= chunk.length;
            if (room < 0)
                throw new Error('it is too long');
            await pass(chunk, response, closed);
        };
        const signal = AbortSignal.any([closed, AbortSignal.timeout(10_000)]);
        const { status, fault } = await (0,visit/* visit */.Y)(new URL(`https://${link}${address}`), signal, take);
        if (status === 404)
            response.writeHead(404);
        else if (fault !== undefined)
            throw new Error(fault);
    };
}

// EXTERNAL MODULE: ./build/log.js
var log = __webpack_require__(5357);
// EXTERNAL MODULE: ./build/site/site.js
var site_site = __webpack_require__(7612);
// EXTERNAL MODULE: ./build/text/address.js + 1 modules
var address = __webpack_require__(8635);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
;// CONCATENATED MODULE: ./build/deploy/pictures.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});










/** Milliseconds for everything. */
const patience = 60_000;
/**
 * A preview's site with pictures of what it changes, which go out with it. Nothing of this fails a deploy.
 *
 * @param compared undefined if nothing was compared: then the root page is shown as it is
 * @throws the reason of the signal if that is aborted, and nothing else
 */
async function withPictures(site, compared, services) {
    const { inputs, context, signal } = services;
    const wishes = wishesFor(site, compared?.changes).slice(0, inputs.screenshots);
    const why = whyNone(services);
    if (why !== undefined)
        log/* log */.Rm.notice(`There are no screenshots: ${why}.`);
    if (why !== undefined || wishes.length === 0)
        return { site };
    const looks = [];
    const files = new Map();
    const over = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const after = __addDisposableResource(env_1, await serve(siteFrom(site.files)), false);
            const before = __addDisposableResource(env_1, compared && (await serve(siteAt(compared.live))), false);
            const browser = __addDisposableResource(env_1, await openBrowser(context.temp, over), true);
            const see = seeing(browser, after.origin, before?.origin, files);
            const snapshot = wishes.map((wish) => see(wish).catch((error) => {
                over.throwIfAborted();
                log/* log */.Rm.info((0,printable/* excerpt */.Kb)(`No screenshot of ${wish.path}: ${(0,errors/* messageOf */.bD)(error)}.`));
                return wish;
            }));
            for (const each of await Promise.allSettled(snapshot))
                if (each.status === 'fulfilled')
                    looks.push(each.value);
            over.throwIfAborted();
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        signal.throwIfAborted();
        const some = `only ${looks.length} of ${wishes.length} pages were looked at within ${patience / 1000} s`;
        log/* log */.Rm.notice(`Screenshots: ${over.aborted ? some : (0,printable/* excerpt */.Kb)((0,errors/* messageOf */.bD)(error))}.`);
    }
    if (files.size > 0)
        log/* log */.Rm.info(`Added to the site: ${(0,printable/* count */.U9)(files.size, 'picture')} (screenshots).`);
    return { site: (0,site_site/* withAdded */.l8)(site, [...files.values()]), looks };
}
/** Why a browser must not see the site, or nobody could see its pictures; undefined if both are fine. */
function whyNone(services) {
    const { pullRequest, workflowRun } = services.context;
    if (services.password !== undefined)
        return 'the password keeps GitHub from showing them';
    if (!pullRequest?.fork && !workflowRun?.foreign)
        return undefined;
    return "the pull request's code may be of another repository, and its scripts would run on this runner";
}
/** The pages that changed or are new. If only other files differ, or nothing was compared, the root page. */
function wishesFor({ files }, changes) {
    const shown = (changes?.pages ?? []).flatMap(({ path, title, change }) => change === 'removed' ? [] : [{ path, title, kind: change }]);
    const hasRoot = files.some(({ path }) => path === 'index.html');
    if (shown.length > 0 || changes?.otherFilesDiffer === false || !hasRoot)
        return shown;
    return [{ path: '/', title: 'The root page', kind: 'root' }];
}
/** Another content is another path, because GitHub's image proxy keeps what it has seen. */
function asFile(content) {
    const digest = (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex').slice(0, 32);
    return { path: `.well-known/static-deploy/${digest}.webp`, content, why: 'screenshots' };
}
/** One window takes pages as they are now and one as they were, while another one compares. The pictures go into `files`. */
function seeing(browser, after, before, files) {
    const [inNew, inOld, inEmpty] = [openWindow(browser), openWindow(browser), openWindow(browser)];
    return async (wish) => {
        const shot = (origin) => (tab) => photograph(tab, new URL((0,address/* encodedPath */.yT)(wish.path), origin));
        const older = before && wish.kind !== 'new' ? inOld(shot(before)).catch(() => undefined) : undefined;
        const newer = await inNew(shot(after));
        const was = await older;
        const shown = await inEmpty((tab) => differenceOf(tab, was === undefined ? [newer] : [newer, was]));
        const added = shown.map(asFile);
        for (const file of added)
            files.set(file.path, file);
        const looks = added.length > 0 ? 'different' : 'same';
        const facts = was === undefined ? { noBefore: older !== undefined } : { looks };
        return { ...wish, ...facts, after: added[0]?.path, before: added[1]?.path };
    };
}


/***/ })

};
