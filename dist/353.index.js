export const id = 353;
export const ids = [353];
export const modules = {

/***/ 2683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ visit)
/* harmony export */ });
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8635);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7736);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2937);



const headers = { accept: '*/*', 'accept-encoding': 'identity' };
/**
 * Gets a page as a visitor would, without the key. Redirects are followed while they stay on this host and https. The
 * signal should have a time limit: a page may come slowly, byte by byte.
 */
async function visit(url, signal, take, hops = 5) {
    const terms = { what: 'the visit', addressFrom: 'the link', silence: 20_000 };
    const request = { ...terms, method: 'GET', url, headers, signal };
    const { status, location } = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .send */ .t)(request, async (incoming) => {
        const { statusCode = 0 } = incoming;
        for await (const chunk of statusCode === 200 ? incoming : [])
            await take(chunk);
        return { status: statusCode, location: incoming.headers.location };
    });
    if (status === 200)
        return { status };
    if (status < 300 || status >= 400 || location === undefined || hops === 0)
        return { status, fault: status === 404 ? 'is missing (HTTP 404)' : `comes with HTTP ${status}` };
    const next = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_0__/* .urlOf */ .rs)(location, url.href);
    if (next?.host === url.host && next.protocol === 'https:')
        return await visit(next, signal, take, hops - 1);
    const why = 'which is not followed because it is another host or not https';
    return { status, fault: `redirects to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(location)}, ${why}` };
}


/***/ }),

/***/ 9353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withPictures: () => (/* binding */ withPictures)
});

// UNUSED EXPORTS: takePictures

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/environment.js
var environment = __webpack_require__(4306);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(1245);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
;// CONCATENATED MODULE: ./build/pictures/connection.js


/** Characters of one message. The picture of a page full of photos has 50 million. */
const longest = 2 ** 26;
/**
 * The DevTools protocol: each message is JSON with a NUL behind it. The rest of one that is too long is dropped, so it is
 * no JSON and counts as none. `ended` is rejected at the browser's end.
 */
function drive(child) {
    const [, , errors, input, output] = child.stdio;
    /** By the number of a command who waits for its answer, and by the session who gets its events. */
    const listeners = new Map();
    let said = '';
    let rest = '';
    let last = 0;
    const receive = (message) => {
        const { id, sessionId, ...fields } = (0,json/* fieldsOf */.Pf)((0,json/* parseJson */.qF)(message)) ?? {};
        listeners.get(id ?? sessionId)?.(fields);
    };
    input.on('error', () => { });
    errors.setEncoding('utf8').on('data', (chunk) => {
        said = `${said}${chunk}`.slice(-(2 ** 16));
    });
    output.setEncoding('utf8').on('data', (chunk) => {
        const [first = '', ...others] = chunk.split('\0');
        if (rest.length < longest)
            rest += first;
        for (const next of others) {
            receive(rest);
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

;// CONCATENATED MODULE: ./build/pictures/browser.js








const flags = [
    ...['--headless=new', '--remote-debugging-pipe', '--no-startup-window', '--no-first-run', '--use-mock-keychain'],
    // The browser itself asks nobody for anything. A page opens no window, gets no graphics card, and is gone when it was left.
    ...['--disable-background-networking', '--disable-component-update', '--disable-extensions', '--disable-breakpad'],
    ...['--block-new-web-contents', '--disable-gpu', '--disable-3d-apis', '--disable-dev-shm-usage', '--mute-audio'],
    ...['--disable-back-forward-cache', '--disable-backgrounding-occluded-windows'],
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
/**
 * Starts a browser that is driven over a pipe, so that no port is open. It ends with the signal, and with this process.
 * It has its sandbox, unless `CHROME_NO_SANDBOX` is 1.
 *
 * @throws if it does not start, with a line of what it says
 */
async function openBrowser(program, temp, signal) {
    // A short name: the path of a socket in it may have 107 bytes.
    const home = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp, 'chrome-'));
    await (0,promises_.mkdir)((0,external_node_path_.join)(home, 'Default'));
    await (0,promises_.writeFile)((0,external_node_path_.join)(home, 'Default', 'Preferences'), JSON.stringify(preferences));
    const more = (0,environment/* environment */.cA)()['CHROME_NO_SANDBOX'] === '1' ? ['--no-sandbox'] : [];
    const child = (0,external_node_child_process_.spawn)(program, [...flags, ...more, `--user-data-dir=${home}`], {
        cwd: home,
        // No key, no token. On Windows Node adds what every program needs there, such as SYSTEMROOT.
        env: { PATH: (0,environment/* environment */.cA)()['PATH'], ...Object.fromEntries(places.map((name) => [name, home])) },
        // It leads a group, which ends as a whole.
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    });
    const connection = drive(child);
    const kill = () => killAll(child);
    signal.addEventListener('abort', kill);
    const end = async () => {
        signal.removeEventListener('abort', kill);
        kill();
        await Promise.race([connection.ended.catch(() => { }), (0,external_node_timers_promises_.setTimeout)(3000, undefined, { ref: false })]);
        await (0,promises_.rm)(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => { });
    };
    try {
        signal.throwIfAborted();
        await connection.command('Browser.getVersion', {});
        return { openWindow: () => openWindow(connection), [Symbol.asyncDispose]: end };
    }
    catch (error) {
        await end();
        signal.throwIfAborted();
        const said = (0,errors/* messageOf */.bD)(error);
        if (!/sandbox|namespace/iu.test(said))
            throw new Error(`${program} does not start: ${said}`);
        const why = `the sandbox of ${program} can't start here, as root or in this container`;
        throw new Error(`${why}; CHROME_NO_SANDBOX=1 takes them without it`);
    }
}
function killAll({ pid }) {
    try {
        // By its whole path: Windows looks for a program in the working folder first, which is the repository.
        const taskkill = (0,external_node_path_.join)((0,environment/* environment */.cA)()['SystemRoot'] ?? 'C:\\Windows', 'System32', 'taskkill.exe');
        if (process.platform === 'win32')
            (0,external_node_child_process_.spawn)(taskkill, ['/pid', `${pid}`, '/T', '/F']).on('error', () => { });
        else if (pid !== undefined)
            process.kill(-pid, 'SIGKILL');
    }
    catch {
        // It has ended.
    }
}
/** A window, which does one thing after another, in one tab as long as that answers: a new one takes longer than a page. */
function openWindow(connection) {
    let queue = Promise.resolve();
    let ready;
    const run = async (work) => {
        const tab = ready ?? (await openTab(connection));
        ready = undefined;
        const late = (0,external_node_timers_promises_.setTimeout)(10_000, undefined, { ref: false }).then(() => {
            throw new Error('it takes more than 10 s');
        });
        try {
            return await Promise.race([work(tab), late, connection.ended]);
        }
        finally {
            // A page that can't be left spends its own time, not that of the next.
            const left = tab.send('Page.navigate', { url: 'about:blank' }).then(() => tab.evaluate('0'));
            await Promise.race([left, late]).then(() => {
                ready = tab;
            }, tab.close);
        }
    };
    return (work) => {
        const done = queue.then(() => run(work));
        queue = done.catch(() => { });
        return done;
    };
}
/** A tab that is drawn, in a window of its own and with cookies of its own. `frame` is that of the page itself. */
async function openTab({ command, listeners }) {
    const context = await command('Target.createBrowserContext', {});
    await command('Browser.setDownloadBehavior', { behavior: 'deny', ...context });
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
        close: () => command('Target.disposeBrowserContext', context),
    };
}

;// CONCATENATED MODULE: ./build/pictures/page.js


/** Pixels. Chrome draws nothing that is higher than 16,384. */
const width = 1280;
const mostRows = 16_000;
/** Milliseconds until a page is taken as it is; and without a request or a scroll, if it is taken before. */
const patience = 7000;
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
const preparations = [
    ['Page.enable', {}],
    ['Page.setLifecycleEventsEnabled', { enabled: true }],
    ['Network.enable', {}],
    ['Fetch.enable', { patterns: [{ resourceType: 'Document' }] }],
    // What else moves, such as a colour that fades in, is where it ends at once.
    ['Animation.enable', {}],
    ['Animation.setPlaybackRate', { playbackRate: 10_000 }],
    ['Emulation.setDeviceMetricsOverride', { width, height: 800, deviceScaleFactor: 1, mobile: false }],
];
/**
 * Takes a picture of a page from top to end, as PNG in Base64. `isComplete`: whether its server sent in time all that it
 * asks for.
 *
 * @throws if the page can't be shown, in words that follow its path
 */
async function photograph(tab, url) {
    const { send, evaluate } = tab;
    const { quiet, isComplete } = follow(tab, url.origin);
    for (const [method, params] of preparations)
        await send(method, params);
    const { errorText, loaderId } = await send('Page.navigate', { url: url.href });
    if (errorText)
        throw new Error(`${errorText}`);
    await quiet(loaderId);
    const status = await evaluate(settle);
    if (status !== 200)
        throw new Error(`it came with the status ${status}`);
    await quiet(loaderId);
    const hasAll = isComplete();
    // Painted anew, because Chrome now and then leaves out what is sticky.
    await send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 255, g: 255, b: 255, a: 1 } });
    await evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    const height = Number((0,json.at)(await send('Page.getLayoutMetrics'), 'cssContentSize.height'));
    const clip = { x: 0, y: 0, width, height: Math.min(height, mostRows), scale: 1 };
    const { data } = await send('Page.captureScreenshot', { clip, captureBeyondViewport: true, optimizeForSpeed: true });
    const { frameTree } = await send('Page.getFrameTree');
    if ((0,json.at)(frameTree, 'frame.securityOrigin') !== url.origin)
        throw new Error('it went to another site');
    return { png: `${data}`, isComplete: hasAll };
}
/** Follows what a page asks for, accepts its dialogs, and keeps it from going to another site. */
function follow({ frame, send, onEvent }, origin) {
    const end = performance.now() + patience;
    /** Requests under way, and whether they are for the page's own server. */
    const open = new Map();
    const loaded = new Set();
    let last = 0;
    let isLost = false;
    onEvent(({ method, params }) => {
        const { requestId, request, type, frameId, loaderId, canceled, blockedReason, name } = (0,json/* fieldsOf */.Pf)(params) ?? {};
        if (requestId !== undefined)
            last = performance.now();
        const isOwn = `${(0,json.at)(request, 'url')}`.startsWith(`${origin}/`);
        // A worker's script, which has no loader, and the document of another site in a frame end in targets of their own.
        const isAwaited = loaderId !== '' && (type !== 'Document' || frameId === frame) && !endless.includes(`${type}`);
        if (method === 'Network.requestWillBeSent' && isAwaited)
            open.set(requestId, isOwn);
        if (method === 'Network.loadingFailed' && open.get(requestId) && !canceled && !blockedReason)
            isLost = true;
        if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed')
            open.delete(requestId);
        if (name === 'load')
            loaded.add(loaderId);
        if (method === 'Page.javascriptDialogOpening')
            send('Page.handleJavaScriptDialog', { accept: true }).catch(() => { });
        if (method !== 'Fetch.requestPaused')
            return;
        const errorReason = frameId === frame && !isOwn ? 'Aborted' : undefined;
        send(errorReason ? 'Fetch.failRequest' : 'Fetch.continueRequest', { requestId, errorReason }).catch(() => { });
    });
    return {
        quiet: async (loader) => {
            const isQuiet = () => loaded.has(loader) && open.size === 0 && performance.now() > last + pause;
            while (!isQuiet() && performance.now() < end)
                await (0,external_node_timers_promises_.setTimeout)(20);
        },
        isComplete: () => !isLost && ![...open.values()].includes(true),
    };
}

;// CONCATENATED MODULE: ./build/pictures/parts.js
/**
 * The part of each picture that differs, with 40 pixels around it, both from the same column on and equally wide. None if
 * nothing differs. Rows are compared from the top and from the end, so that what only moved is the same.
 * This runs in the browser, so it uses nothing from outside.
 */
function differingParts(pictures, width) {
    const heights = pictures.map(({ length }) => length / width);
    const [least, most] = [Math.min(...heights), Math.max(...heights)];
    const [longer, other] = heights[0] === most ? pictures : pictures.toReversed();
    /** How many rows are the same from the top, and how many others from the end, between two columns. */
    const sameRows = (from, to) => {
        const isSame = (row, otherRow) => {
            for (let x = from; x < to; x += 1)
                if (longer?.[row * width + x] !== other?.[otherRow * width + x])
                    return false;
            return true;
        };
        let first = 0;
        while (first < least && isSame(first, first))
            first += 1;
        let last = 0;
        while (last < least - first && isSame(most - 1 - last, least - 1 - last))
            last += 1;
        return [first, last];
    };
    /** More rows of what is above or below them are no difference: a margin got longer. */
    const isSameColumn = (x) => {
        const [first, last] = sameRows(x, x + 1);
        const end = most - last;
        const isMoreOf = (row) => {
            for (let y = first; y < end; y += 1)
                if (longer?.[y * width + x] !== longer?.[row * width + x])
                    return false;
            return true;
        };
        return first + last === least && (isMoreOf(first - 1) || isMoreOf(end));
    };
    const columns = Array.from({ length: width }, (_, x) => x).filter((x) => !isSameColumn(x));
    const [left = 0, right = left] = [columns[0], columns.at(-1)];
    if (columns.length === 0)
        return [];
    const [first, last] = sameRows(left, right + 1);
    const [from, to] = [Math.max(0, left - 40), Math.min(width, right + 41)];
    const wide = Math.max(600, to - from);
    const start = Math.round((from + to - wide) / 2);
    const top = Math.max(0, first - 40);
    return heights.map((height) => ({
        left: Math.min(Math.max(0, start), width - wide),
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

;// CONCATENATED MODULE: ./build/pictures/difference.js



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
  const isOne = images.length === 1
  const parts = isOne ? [(${topPart})(pixels[0], ${width})] : (${differingParts})(pixels, ${width})
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

;// CONCATENATED MODULE: ./build/pictures/find.js

/** Where GitHub's runners and packages put a browser. A name without a folder is looked for on the path. */
const programs = {
    linux: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', '/snap/bin/chromium'],
    darwin: [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        'chromium',
    ],
    win32: [
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
        'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
        'chrome.exe',
    ],
};
/** Where a browser may be, the first choice first. A folder of the path that is not absolute would be the repository's. */
function browserPaths(platform, variables) {
    const { delimiter, isAbsolute, join } = platform === 'win32' ? external_node_path_.win32 : external_node_path_.posix;
    const { CHROME_PATH = '', CHROME_BIN = '', PATH = '' } = variables;
    const folders = PATH.split(delimiter).filter((folder) => isAbsolute(folder));
    const names = [CHROME_PATH, CHROME_BIN, ...(programs[platform] ?? [])].filter(Boolean);
    return names.flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))));
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./build/http/visit.js
var visit = __webpack_require__(2683);
// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(1154);
// EXTERNAL MODULE: ./build/text/media-type.js
var media_type = __webpack_require__(6112);
;// CONCATENATED MODULE: ./build/pictures/serve.js




/** So no page reaches the runner's network, opens a window or starts a program. */
const policy = 'treat-as-public-address; sandbox allow-scripts allow-same-origin allow-forms allow-modals';
/** Bytes of a response of the live site. */
const serve_longest = 16 * 2 ** 20;
/** A server that only this machine reaches. It breaks off what it can't answer. */
async function serve(answer) {
    const server = (0,external_node_http_.createServer)((request, response) => {
        const [address = ''] = request.url?.split('?') ?? [];
        const type = (0,media_type/* mediaType */.J)(address.replace(/\/$/u, '/index.html')) ?? 'application/octet-stream';
        response.setHeader('content-type', type);
        response.setHeader('content-security-policy', policy);
        // Pages share most of what they ask for, and the live site is far away.
        response.setHeader('cache-control', 'max-age=600');
        const closed = new AbortController();
        response.once('close', () => closed.abort());
        const answered = answer(address, response, closed.signal).then(() => response.end());
        answered.catch(() => response.destroy());
    });
    await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
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
/** What a link serves a visitor, asked without the key. */
function siteAt(link) {
    return async (address, response, closed) => {
        const url = new URL(`https://${link}${address}`);
        let room = serve_longest;
        const take = async (chunk) => {
            room -= chunk.length;
            if (room < 0)
                throw new Error('it is too long');
            await pass(chunk, response, closed);
        };
        const { status, fault } = await (0,visit/* visit */.Y)(url, AbortSignal.any([closed, AbortSignal.timeout(10_000)]), take);
        if (status === 404)
            response.writeHead(404);
        else if (fault !== undefined)
            throw new Error(fault);
    };
}

// EXTERNAL MODULE: ./build/report/log.js
var log = __webpack_require__(2108);
// EXTERNAL MODULE: ./build/site/added-files.js
var added_files = __webpack_require__(8771);
// EXTERNAL MODULE: ./build/text/address.js + 1 modules
var address = __webpack_require__(8635);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/operations/job.js + 7 modules
var job = __webpack_require__(503);
;// CONCATENATED MODULE: ./build/operations/pictures.js
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














const folder = '.well-known/static-deploy/';
/** Milliseconds for everything. */
const pictures_patience = 60_000;
/**
 * A preview's site with pictures of what it changes, which go out with it. Nothing of this fails a deploy.
 *
 * @param compared undefined if nothing was compared: then the root page is shown as it is
 */
async function withPictures(site, compared, work) {
    const { inputs, context, signal } = work;
    const wishes = wishesFor(site, compared).slice(0, inputs.screenshots);
    const why = whyNone(work);
    if (why !== undefined)
        log/* log */.R.notice(`There are no screenshots: ${why}.`);
    if (why !== undefined || wishes.length === 0)
        return { site };
    const terms = { files: site.files, live: compared?.live, temp: context.temp, signal, tell: log/* log */.R.info };
    const { looks, notice, files } = await takePictures(wishes, terms);
    if (notice !== undefined)
        log/* log */.R.notice(notice);
    if (files.length > 0)
        log/* log */.R.info(`Added to the site: ${(0,printable/* count */.U9)(files.length, 'picture')} (screenshots).`);
    return { site: (0,added_files/* withAdded */.l)(site, files), looks };
}
/** Why a browser must not see the site, or nobody could see its pictures; undefined if both are fine. */
function whyNone(work) {
    const { pullRequest, workflowRun } = work.context;
    if ((0,job/* passwordFor */.bE)(work) !== undefined)
        return 'the password keeps GitHub from showing them';
    if (pullRequest?.fork || workflowRun?.foreign)
        return "the pull request's code may be of another repository, and its scripts would run on this runner";
    return undefined;
}
/** The pages that changed or are new. If only other files differ, or nothing was compared, the root page. */
function wishesFor({ files }, compared) {
    const changes = compared?.changes;
    const shown = (changes?.pages ?? []).flatMap(({ path, title, change }) => change === 'removed' ? [] : [{ path, title, kind: change }]);
    const hasRoot = files.some(({ path }) => path === 'index.html');
    if (shown.length > 0 || changes?.otherFilesDiffer === false || !hasRoot)
        return shown;
    return [{ path: '/', title: 'The root page', kind: 'root' }];
}
/**
 * Takes pictures of pages. `notice` says why there are none, or not all.
 *
 * @throws the reason of `signal` if that is aborted, and nothing else
 */
async function takePictures(wishes, { files, live, temp, signal, tell }) {
    const looks = [];
    const pictures = new Map();
    const over = AbortSignal.any([signal, AbortSignal.timeout(pictures_patience)]);
    let notice;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            if (files.some(({ path }) => `${path}/`.startsWith(folder) || folder.startsWith(`${path}/`)))
                throw new Error(`the site has files of its own at ${folder}, which stay as they are`);
            const after = __addDisposableResource(env_1, await serve(siteFrom(files)), false);
            const before = __addDisposableResource(env_1, live === undefined ? undefined : await serve(siteAt(live)), false);
            const browser = __addDisposableResource(env_1, await findBrowser(temp, over), true);
            const look = looking(browser, after.origin, before?.origin);
            const seen = wishes.map(async (wish) => {
                const { shown, ...facts } = await look(wish).catch((error) => {
                    over.throwIfAborted();
                    tell((0,printable/* excerpt */.Kb)(`No screenshot of ${wish.path}: ${(0,errors/* messageOf */.bD)(error)}.`));
                    return { shown: [] };
                });
                for (const content of shown)
                    pictures.set(pathOf(content), content);
                const [newer, older] = shown.map(pathOf);
                return { ...wish, ...facts, after: newer, before: older };
            });
            for (const each of await Promise.allSettled(seen))
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
        const some = `only ${looks.length} of ${wishes.length} pages were looked at within ${pictures_patience / 1000} s`;
        notice = `Screenshots: ${over.aborted ? some : (0,printable/* excerpt */.Kb)((0,errors/* messageOf */.bD)(error))}.`;
    }
    return { looks, notice, files: [...pictures].map(([path, content]) => ({ path, content, why: 'screenshots' })) };
}
/** Another content is another path, because GitHub's image proxy keeps what it has seen. */
const pathOf = (content) => `${folder}${(0,external_node_crypto_.createHash)('sha256').update(content).digest('hex').slice(0, 32)}.webp`;
/** One window takes pages as they are now and one as they were, while another one compares. */
function looking({ openWindow }, after, before) {
    const [inNew, inOld, inEmpty] = [openWindow(), openWindow(), openWindow()];
    return async ({ path, kind }) => {
        const shot = (origin) => (tab) => photograph(tab, new URL((0,address/* encodedPath */.yT)(path), origin));
        const hadBefore = before !== undefined && kind !== 'new';
        const older = hadBefore ? inOld(shot(before)).catch(() => undefined) : undefined;
        const { png } = await inNew(shot(after));
        const was = await older;
        if (!was?.isComplete)
            return { shown: await inEmpty((tab) => differenceOf(tab, [png])), noBefore: hadBefore };
        const shown = await inEmpty((tab) => differenceOf(tab, [png, was.png]));
        return { shown, looks: shown.length > 0 ? 'different' : 'same' };
    };
}
async function findBrowser(temp, over) {
    const program = browserPaths(process.platform, (0,environment/* environment */.cA)()).find((path) => (0,external_node_fs_.existsSync)(path));
    if (program === undefined)
        throw new Error('there is no Chrome or Chromium; install one, or set CHROME_PATH');
    return await openBrowser(program, temp, over);
}


/***/ })

};
