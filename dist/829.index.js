export const id = 829;
export const ids = [829];
export const modules = {

/***/ 4940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ showing),
/* harmony export */   OO: () => (/* binding */ making),
/* harmony export */   Oo: () => (/* binding */ once),
/* harmony export */   gq: () => (/* binding */ GitHub)
/* harmony export */ });
/* unused harmony export resource */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _octokit_endpoint__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1527);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1828);
/* harmony import */ var _http_attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3996);
/* harmony import */ var _http_connect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5506);
/* harmony import */ var _http_exchange_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7887);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1245);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7736);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2912);









function resource(what, data) {
    const fail = (why) => {
        throw new _answers_js__WEBPACK_IMPORTED_MODULE_6__/* .GitHubError */ .y_(what, 0, `the answer ${why}`, `The answer: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)((0,node_util__WEBPACK_IMPORTED_MODULE_0__.inspect)(data))}`);
    };
    const text = (name) => (0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__.at)(data, name));
    return {
        data,
        fail,
        text,
        string: (name) => text(name) || fail(`has no ${name}`),
        number: (name) => Number((0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__.at)(data, name)) || fail(`has no ${name}`),
    };
}
const asking = { endsWithCancel: true, mayRepeat: () => true };
const showing = { endsWithCancel: false, mayRepeat: () => true };
const making = { endsWithCancel: false, mayRepeat: (status) => status === 429 };
const once = { endsWithCancel: false, mayRepeat: () => false };
const defaults = {
    what: 'a request',
    addressFrom: 'GITHUB_API_URL, which the runner sets',
    // A page has up to 100 comments.
    maxBytes: 32 * 1024 * 1024,
    cancelGraceMs: 0,
};
/** GitHub's API for one repository. `what` follows "Could not". @throws {GitHubError}, or the signal's reason */
class GitHub {
    /** The account of the token, once it was asked for. */
    viewer;
    /** Aborts 8 s after a cancel. The runner kills the process after 10 s. */
    killed;
    #options;
    #requestFor;
    constructor(options) {
        const { apiUrl: baseUrl, token, signal } = options;
        this.#options = options;
        const killed = new AbortController();
        this.killed = killed.signal;
        signal.addEventListener('abort', () => setTimeout(() => killed.abort(signal.reason), 8000).unref());
        const headers = { authorization: `token ${token}`, 'x-github-api-version': '2022-11-28', 'user-agent': _http_connect_js__WEBPACK_IMPORTED_MODULE_3__/* .userAgent */ .N1 };
        // Octokit would send requests by `fetch`, which takes 40 ms to load.
        this.#requestFor = _octokit_endpoint__WEBPACK_IMPORTED_MODULE_8__/* .endpoint */ .s.defaults({ baseUrl, headers });
    }
    async ask(what, route, parameters = {}, sending = asking) {
        const { text } = await this.#send(what, route, parameters, sending);
        return resource(what, (0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__/* .parseJson */ .qF)(text));
    }
    /** Whether the token may write there. GitHub refuses an empty request, with 422 if the token may. */
    async may(what, route, parameters = {}) {
        const answer = await this.ask(what, route, { ...parameters, data: {} }, showing).catch((error) => error);
        if (answer instanceof _answers_js__WEBPACK_IMPORTED_MODULE_6__/* .GitHubError */ .y_ && answer.status === 422)
            return true;
        if (answer instanceof Error && !(0,_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .isForbidden */ .US)(answer))
            throw answer;
        return false;
    }
    async *pages(what, route, parameters = {}, sending = asking) {
        const known = new Set();
        for (let page = 1;; page += 1) {
            const paged = { per_page: 100, ...parameters, ...(page > 1 && { page }) };
            const { text, headers } = await this.#send(what, route, paged, sending);
            const data = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__/* .parseJson */ .qF)(text);
            if (!Array.isArray(data))
                return resource(what, data).fail('is not a list');
            if (known.has(text))
                return;
            known.add(text);
            yield data.map((entry) => resource(what, entry));
            if (data.length === 0 || !/rel="?next/u.test(String(headers['link'])))
                return;
        }
    }
    async #send(what, route, parameters, sending) {
        const { repository, signal, apiUrl } = this.#options;
        const cancelled = sending.endsWithCancel ? signal : this.killed;
        // GraphQL is beside REST, whose address ends in /api/v3 on GitHub Enterprise Server.
        const place = route === 'POST /graphql' ? { baseUrl: apiUrl.replace(/\/v3$/u, '') } : repository;
        const { url, body, ...asked } = this.#requestFor(route, { ...place, ...parameters });
        const headers = asked.headers;
        const request = { ...defaults, ...asked, headers, url: new URL(url), body: body && (0,_http_connect_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonBody */ .J9)(body) };
        const send = async () => {
            // GitHub gives a request up after 10 s.
            const late = AbortSignal.timeout(30_000);
            const exchanging = (0,_http_exchange_js__WEBPACK_IMPORTED_MODULE_4__/* .exchange */ .c)({ ...request, signal: AbortSignal.any([cancelled, late]) });
            const answer = await exchanging.catch((error) => {
                if (error === late.reason)
                    throw new _answers_js__WEBPACK_IMPORTED_MODULE_6__/* .GitHubError */ .y_(what, 0, 'it took too long');
                throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NetworkError */ .Dr ? new _answers_js__WEBPACK_IMPORTED_MODULE_6__/* .GitHubError */ .y_(what, 0, error.message, error) : error;
            });
            const refusal = (0,_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .refusalIn */ .c3)(what, answer);
            if (refusal)
                throw refusal;
            return answer;
        };
        const waitAfter = (error) => error instanceof _answers_js__WEBPACK_IMPORTED_MODULE_6__/* .GitHubError */ .y_ && sending.mayRepeat(error.status) ? error.retryAfter : undefined;
        // A rate limit mostly asks for a wait of one minute.
        return await (0,_http_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .repeat */ .ux)(send, waitAfter, cancelled, { withinMs: 61_000 });
    }
}


/***/ }),

/***/ 3620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xb: () => (/* binding */ taskOf),
/* harmony export */   dG: () => (/* binding */ deploymentIn),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   gj: () => (/* binding */ isSameEnvironment),
/* harmony export */   hP: () => (/* binding */ linksOf),
/* harmony export */   t4: () => (/* binding */ liveSiteTask),
/* harmony export */   wT: () => (/* binding */ payloadKey)
/* harmony export */ });
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8635);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1245);


/** Shared by all live sites, so that one request lists them. */
const liveSiteTask = 'deploy:site';
function taskOf(subject) {
    if (subject.kind === 'live-site')
        return liveSiteTask;
    return subject.kind === 'branch' ? `deploy:branch-${subject.branch}` : `deploy:pr-${subject.number}`;
}
/** Undefined for tasks of other tools. */
function subjectOf(task) {
    if (task === liveSiteTask)
        return { kind: 'live-site' };
    const [, number, branch] = /^deploy:(?:pr-(\d{1,15})|branch-(.+))$/su.exec(task) ?? [];
    if (number !== undefined)
        return { kind: 'pull-request', number: Number(number) };
    return branch === undefined ? undefined : { kind: 'branch', branch };
}
/** GitHub ignores the case of an environment's name. */
const isSameEnvironment = (a, b) => a.toLowerCase() === b.toLowerCase();
/** Newest first, each once. */
function linksOf(record) {
    return [...new Set(record.flatMap(({ link }) => link || []))];
}
const payloadKey = 'static-deploy';
/** Undefined if another tool made it. A payload is an object or a JSON text. @throws {GitHubError} */
function deploymentIn(found) {
    const payload = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__.at)(found.data, 'payload');
    const fields = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(typeof payload === 'string' ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(payload) : payload);
    const names = { environment: found.string('environment'), task: found.string('task'), sha: found.string('sha') };
    const made = { id: found.number('id'), createdAt: Date.parse(found.string('created_at')), ...names };
    if (fields?.[payloadKey] !== 1)
        return undefined;
    const name = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_0__/* .hostNameOf */ .LJ)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(fields['link']));
    return {
        ...made,
        // A single label could belong to several links.
        link: name?.includes('.') ? name : '',
        run: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(fields['run']),
        workflow: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(fields['workflow']),
        job: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(fields['job']),
    };
}


/***/ }),

/***/ 9407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ loginOf),
/* harmony export */   HF: () => (/* binding */ writeComment),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Sm: () => (/* binding */ openPullRequests),
/* harmony export */   TV: () => (/* binding */ branchExists),
/* harmony export */   Tu: () => (/* binding */ deleteComment),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   u3: () => (/* binding */ commentsOf),
/* harmony export */   zm: () => (/* binding */ mayComment)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2912);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4940);



async function pullRequest(github, number) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
    const pull = await github.ask(`read pull request #${number}`, route, { pull_number: number });
    return {
        number,
        closed: pull.string('state') === 'closed',
        headSha: pull.string('head.sha'),
        headRepository: pull.text('head.repo.full_name').toLowerCase(),
    };
}
async function openPullRequests(github) {
    const numbers = new Set();
    for await (const page of github.pages('list pull requests', 'GET /repos/{owner}/{repo}/pulls', { state: 'open' }))
        for (const pull of page)
            numbers.add(pull.number('number'));
    return numbers;
}
/** Lists the branches with this prefix, because a 404 for a single branch could be a missing permission. */
async function branchExists(github, branch) {
    const route = 'GET /repos/{owner}/{repo}/git/matching-refs/{ref}';
    for await (const page of github.pages('look for a branch (contents: read)', route, { ref: `heads/${branch}` }))
        if (page.some((found) => found.string('ref') === `refs/heads/${branch}`))
            return true;
    return false;
}
/** @param maySeePulls whether the token may list pull requests, so that a 404 means that this one is gone */
async function stateOf(subject, github, maySeePulls = false) {
    if (subject.kind === 'live-site')
        return { isNeeded: true };
    if (subject.kind === 'branch')
        return { isNeeded: await branchExists(github, subject.branch) };
    const asked = pullRequest(github, subject.number);
    const pull = await (maySeePulls ? (0,_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .ifThere */ .y)(asked) : asked);
    return { isNeeded: pull?.closed === false, headSha: pull?.headSha };
}
const comments = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const comment = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
async function commentsOf(github, number) {
    const found = [];
    for await (const page of github.pages('list comments', `GET ${comments}`, { issue_number: number }, _client_js__WEBPACK_IMPORTED_MODULE_2__/* .showing */ .E5))
        for (const each of page)
            found.push({ id: each.number('id'), body: each.text('body'), author: each.text('user.login') });
    return found;
}
/** Makes a comment if there is no `id`. */
async function writeComment(github, pull, id, body) {
    if (id === undefined)
        await github.ask('write a comment', `POST ${comments}`, { issue_number: pull, body }, _client_js__WEBPACK_IMPORTED_MODULE_2__/* .making */ .OO);
    else
        await github.ask('edit a comment', `PATCH ${comment}`, { comment_id: id, body }, _client_js__WEBPACK_IMPORTED_MODULE_2__/* .showing */ .E5);
}
async function deleteComment(github, id) {
    await (0,_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .ifThere */ .y)(github.ask('delete a comment', `DELETE ${comment}`, { comment_id: id }, _client_js__WEBPACK_IMPORTED_MODULE_2__/* .showing */ .E5));
}
async function mayComment(github, number) {
    return await github.may('ask about comments', `POST ${comments}`, { issue_number: number });
}
/** Asked for once. An app's token can ask for its own login only by GraphQL. @throws {ActionError} */
async function loginOf(github) {
    const query = '{ viewer { login } }';
    github.viewer ??= github.ask('read the login of the token', 'POST /graphql', { query }, _client_js__WEBPACK_IMPORTED_MODULE_2__/* .showing */ .E5);
    const viewer = await (0,_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .ifThere */ .y)(github.viewer);
    if (viewer)
        return viewer.string('data.viewer.login');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('There is no comment: it could not be found again, because this GitHub has no GraphQL (HTTP 404). Write "comment: false".');
}


/***/ }),

/***/ 5506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ jsonBody),
/* harmony export */   N1: () => (/* binding */ userAgent),
/* harmony export */   ni: () => (/* binding */ start)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2090);




function jsonBody(value) {
    const bytes = Buffer.from(JSON.stringify(value));
    return { contentType: 'application/json', length: bytes.length, stream: () => [bytes] };
}
const userAgent = 'static-deploy-action';
/** Uses a proxy if one is configured. */
async function start({ url, method, headers, body, signal }) {
    const client = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__ : node_http__WEBPACK_IMPORTED_MODULE_0__;
    const agent = await proxyAgent(url);
    signal.throwIfAborted();
    const ofBody = body && { 'content-type': body.contentType, 'content-length': body.length };
    return client.request(url, {
        agent,
        // NODE_TLS_REJECT_UNAUTHORIZED=0 must not switch this off.
        rejectUnauthorized: true,
        method,
        headers: { 'user-agent': userAgent, accept: 'application/json', ...headers, ...ofBody },
    });
}
/** @throws {ActionError} if the variable is not an address */
async function proxyAgent(url) {
    const names = url.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY'];
    const name = names.find((each) => (0,_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .runnerVariables */ .Gg)()[each]);
    if (name === undefined)
        return undefined;
    // These packages are slow to load.
    const { checkBypass, getProxyUrl } = await __webpack_require__.e(/* import() */ 359).then(__webpack_require__.bind(__webpack_require__, 6359));
    if (checkBypass(url))
        return undefined;
    const proxy = await (async () => getProxyUrl(url))().catch(() => undefined);
    // A name and a port alone are an address without a host.
    if (!proxy?.hostname) {
        const hint = `Write it as in "http://proxy.example:8080", or add ${url.host} to no_proxy.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ(`The runner's variable ${name} is not the address of a proxy.`, { hint });
    }
    const { HttpClient } = await __webpack_require__.e(/* import() */ 136).then(__webpack_require__.bind(__webpack_require__, 8136));
    // Only its agent is used: its sendStream takes a failed source for a complete one.
    const agent = new HttpClient(userAgent).getAgent(url.href);
    agent.options = { ...agent.options, rejectUnauthorized: true };
    return agent;
}


/***/ }),

/***/ 7887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ visit),
/* harmony export */   c: () => (/* binding */ exchange)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5357);
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8635);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1245);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7736);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5506);








/**
 * Never follows a redirect, because that would send the key there. A refusal counts even before the whole body is sent.
 * Throws a {@link NetworkError} if no complete answer came, or the signal's reason, or an error of `body` or `take`.
 */
async function exchange(request) {
    const { signal, idleTimeoutMs = 120_000, body, cancelGraceMs = 5000 } = request;
    const outgoing = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_6__/* .start */ .ni)(request);
    // Aborted when nothing more needs to be sent.
    const over = new AbortController();
    // A reset after a complete answer must not end the process.
    outgoing.on('error', () => { }).once('close', () => over.abort());
    const stop = (why) => {
        // A request that waits for a proxy's connection sends no event at its end.
        over.abort(why);
        outgoing.destroy();
    };
    const idle = `nothing came for ${Math.round(idleTimeoutMs / 1000)} s`;
    const timer = setTimeout(() => stop(lost(request, idle)), idleTimeoutMs);
    const ticker = setInterval(() => logProgress(request), 5000);
    // The runner kills the process 10 s after a cancel.
    const cancel = () => (body && outgoing.writableEnded ? setTimeout(stop, cancelGraceMs).unref() : stop());
    signal.addEventListener('abort', cancel);
    const answered = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(outgoing, 'response', { signal: over.signal });
    const sent = pump(request, outgoing, over.signal, timer);
    // If a file changed, the connection must break: otherwise the server could take a part for the whole site.
    sent.catch((error) => outgoing.destroy(error));
    try {
        const [incoming] = (await answered);
        if ((incoming.statusCode ?? 0) >= 300)
            over.abort();
        else if (!(await sent))
            throw lost(request, 'closed before everything was sent');
        return await readAnswer(incoming, request, timer);
    }
    catch (error) {
        signal.throwIfAborted();
        throw networkErrorFor(request, over.signal.reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NetworkError */ .Dr ? over.signal.reason : error);
    }
    finally {
        clearTimeout(timer);
        clearInterval(ticker);
        signal.removeEventListener('abort', cancel);
        if (!outgoing.writableFinished)
            outgoing.destroy();
    }
}
function logProgress({ body, progress }) {
    const { sent = 0 } = progress ?? {};
    const { length = 0 } = body ?? {};
    if (sent > 0 && sent < length)
        _log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm.info(`Sent ${Math.floor((100 * sent) / length)} %: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(sent)} of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(length)}`);
}
/** False if the server answered, or the connection broke, before everything was sent. */
async function pump({ body, progress }, outgoing, over, timer) {
    for await (const chunk of body?.stream() ?? []) {
        // Reads an answer that has already arrived (401, 413). It would be lost if writing the chunk failed.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
        if (over.aborted)
            return false;
        // The chunk's memory is reused after this.
        const unsent = await new Promise((taken) => {
            over.onabort = taken;
            outgoing.write(chunk, taken);
        });
        if (unsent)
            return false;
        timer.refresh();
        if (progress)
            progress.sent += chunk.length;
    }
    outgoing.end();
    timer.refresh();
    return true;
}
async function readAnswer(incoming, request, timer) {
    const { statusCode: status = 0, headers } = incoming;
    const endless = lost(request, 'it did not end within 10 minutes', undefined, true);
    const end = setTimeout(() => incoming.destroy(endless), 600_000);
    const read = [];
    let { maxBytes: bytesLeft = 2 ** 20 } = request;
    try {
        for await (const chunk of incoming) {
            timer.refresh();
            if (request.take && status === 200)
                await request.take(chunk);
            else {
                read.push(chunk);
                bytesLeft -= chunk.length;
                if (bytesLeft < 0)
                    break;
            }
        }
    }
    catch (error) {
        // The status of a refusal is enough.
        if (status < 300)
            throw error;
    }
    finally {
        clearTimeout(end);
    }
    return { status, headers, text: Buffer.concat(read).toString('utf8') };
}
/** Turns errors of the connection into a {@link NetworkError}, and returns others as they are. */
function networkErrorFor(request, error) {
    // Only errors of the system, Node or OpenSSL have one.
    const code = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__.at)(error, 'code'));
    if (code === 'ABORT_ERR')
        return lost(request, 'closed without an answer');
    if (code === '')
        return error;
    const why = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error) || code);
    if (!/CERT|TLS|SSL|SIGNATURE|ISSUER/u.test(code))
        return lost(request, why, error);
    const message = `${request.url.host} can't be trusted: its certificate is not accepted (${why}).`;
    const hint = `Check ${request.addressFrom}. Behind a proxy that inspects traffic, set NODE_EXTRA_CA_CERTS on the runner.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NetworkError */ .Dr(message, { hint, cause: error, isFinal: true });
}
function lost({ what, url, addressFrom }, why, cause, isFinal = false) {
    const message = `The connection to ${url.host} failed before the answer to ${what} was complete (${why}).`;
    const hint = `Run the job again. If it stays like that, check ${addressFrom}, and whether the runner needs a proxy.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NetworkError */ .Dr(message, { hint, cause, isFinal });
}
/** Gets a page as a visitor would, without the key. The signal needs a time limit, because a page may come slowly. */
async function visit(url, signal, take, hops = 5) {
    const names = { what: 'the visit', addressFrom: 'the link', method: 'GET' };
    const headers = { accept: '*/*', 'accept-encoding': 'identity' };
    const answer = await exchange({ ...names, url, headers, signal, take, idleTimeoutMs: 20_000 });
    const { status } = answer;
    const { location } = answer.headers;
    if (status === 200)
        return { status };
    if (status < 300 || status >= 400 || location === undefined || hops === 0)
        return { status, problem: status === 404 ? 'is missing (HTTP 404)' : `comes with HTTP ${status}` };
    const next = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_4__/* .urlOf */ .rs)(location, url.href);
    if (next?.host === url.host && next.protocol === 'https:')
        return await visit(next, signal, take, hops - 1);
    const why = 'which is not followed because it is another host or not https';
    return { status, problem: `redirects to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)(location)}, ${why}` };
}


/***/ }),

/***/ 9328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ commentWriterFor)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/github/answers.js
var answers = __webpack_require__(2912);
// EXTERNAL MODULE: ./build/github/pull-requests.js
var pull_requests = __webpack_require__(9407);
// EXTERNAL MODULE: ./build/log.js
var log = __webpack_require__(5357);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/text/address.js + 1 modules
var address = __webpack_require__(8635);
// EXTERNAL MODULE: ./build/text/json.js
var text_json = __webpack_require__(1245);
// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(3466);
// EXTERNAL MODULE: ./build/variables.js
var variables = __webpack_require__(2090);
// EXTERNAL MODULE: ./build/report/outputs.js
var outputs = __webpack_require__(6792);
// EXTERNAL MODULE: ./build/report/section.js
var section = __webpack_require__(133);
;// CONCATENATED MODULE: ./build/report/comment.js







/** A comment that begins with it is ours, if the token's own identity wrote it. */
const commentMarker = '<!-- static-deploy -->';
/** GitHub's limit. */
const maxCharacters = 65_536;
/** Undefined if the comment stays as it is. @param oldSection the section that it has */
function sectionOf(outcome, message, oldSection, remarks = []) {
    const log = (0,variables/* runUrl */.Vp)() && `[log](${(0,variables/* runUrl */.Vp)()})`;
    if (outcome.kind === 'skipped' && outcome.isBuildFailed)
        return failedBuild(outcome, log, oldSection);
    if (outcome.kind === 'swept' || (outcome.kind === 'skipped' && !outcome.isFull))
        return undefined;
    // Don't comment on a pull request that never had a preview. Keep an earlier "removed".
    const isThere = oldSection !== undefined && oldSection.facts.state !== 'removed';
    if (outcome.kind === 'removed' && (outcome.isPartial || ((0,outputs/* skipReason */.YG)(outcome) !== '' && !isThere)))
        return undefined;
    return (0,section/* sectionFor */.v_)(outcome, log, message, remarks);
}
/** Undefined if this run or a newer one wrote the section. */
function failedBuild({ target }, log, oldSection) {
    const [run, there] = [(0,variables/* runOf */.ng)(), oldSection?.facts];
    const isThisRun = run !== '' && there?.run === run;
    if (isThisRun || (0,variables/* isNewerRun */.VZ)(there?.run ?? '', run))
        return undefined;
    const { environment: name = target?.environment ?? '', link = '', shown = '', commit = '' } = there ?? {};
    const facts = { environment: name, link, shown, commit: target?.sha || commit, changes: '', run };
    const text = (0,section/* buildText */.e0)(`The job for ${(0,section/* commitName */.l3)(facts.commit)} failed`, facts, log);
    return { facts: { ...facts, state: 'failed' }, text };
}
/** Never matches across a marker; otherwise it takes quadratic time. */
const sectionPattern = /<!-- static-deploy:site (\{[^\n<>]*\}) -->((?:(?!<!-- static-deploy:(?:site|end)).)*)<!-- static-deploy:end -->/gsu;
/** The sections in a comment's body. People may have edited it, so parts that can't be read are skipped. */
function sectionsIn(body) {
    return [...body.matchAll(sectionPattern)].flatMap(([, json = '', text = '']) => {
        const fields = (0,text_json/* fieldsOf */.Pf)((0,text_json/* parseJson */.qF)(json)) ?? {};
        const facts = Object.fromEntries(section/* factNames */.hO.map((name) => [name, (0,text_json/* textOf */.b6)(fields[name])]));
        if (!Object.hasOwn(section/* icons */.Pt, facts.state))
            return [];
        return { facts: { ...facts, link: (0,address/* hostNameOf */.LJ)(facts.link) ?? '' }, text: text.trim() };
    });
}
/** Whether a section is still there, or a newer run has replaced it. */
function isKept({ facts }, there) {
    return there !== undefined && ((0,variables/* isNewerRun */.VZ)(there.facts.run, facts.run) || (0,external_node_util_.isDeepStrictEqual)(there.facts, facts));
}
/** The comment with these sections. If it is too long, lists and pictures are left out, and then all texts. */
function bodyOf(sections) {
    const short = sections.map((each) => ({ ...each, pages: '' }));
    const bare = sections.map(({ facts }) => ({ facts, text: 'The text is too long to be shown here.' }));
    return [sections, short].map(composed).find((body) => body.length <= maxCharacters) ?? composed(bare);
}
function composed(sections) {
    const sorted = sections.toSorted((a, b) => a.facts.environment.toLowerCase() < b.facts.environment.toLowerCase() ? -1 : 1);
    const isOne = sorted.length === 1;
    // Above two, sections are folded below those that failed.
    const open = sorted.length > 2 ? sorted.filter(({ facts }) => facts.state === 'failed') : sorted;
    const folded = sorted.filter((each) => !open.includes(each));
    const shown = [...open, ...folded].map((each) => {
        const { facts, text, pages, message } = each;
        // Nothing in the JSON can end the HTML comment: an environment may hold `--`.
        const json = JSON.stringify(facts).replace(/[<>-]/gu, (found) => `\\u00${found.charCodeAt(0).toString(16)}`);
        const harmless = (0,markdown/* paragraphs */.qN)(text, pages, message).replace(/static-deploy:(?=site|end)/gu, 'static-deploy&#58;');
        const marked = `<!-- static-deploy:site ${json} -->\n\n${harmless}\n\n<!-- static-deploy:end -->`;
        const name = isOne ? (0,section/* previewName */.gz)(facts.environment) : (0,markdown/* escapeMarkdown */.FV)(facts.environment);
        if (folded.includes(each))
            return (0,markdown/* foldedUnder */.HI)(`${section/* icons */.Pt[facts.state]} ${name}`, marked);
        return `### ${(0,section/* headingOf */.Wm)(name, facts)}\n\n${marked}`;
    });
    return `${(0,markdown/* paragraphs */.qN)(commentMarker, isOne ? '' : tableOf(sorted), ...shown)}\n`;
}
/** A narrow screen cuts off what is at the right. A commit that all sites show stands above the table once. */
function tableOf(sections) {
    const commits = new Set(sections.map(({ facts }) => facts.commit));
    const shared = commits.size === 1 ? [...commits].join() : '';
    const rows = sections.map(({ facts: { environment, state, link, shown, commit, changes } }) => {
        const still = shown && ` · ${(0,markdown/* anchor */.Y3)(link)} (${(0,section/* commitName */.l3)(shown)})`;
        const preview = state === 'live' ? (0,markdown/* anchor */.Y3)(link) : `${state}${still}`;
        const cells = [`${section/* icons */.Pt[state]} ${(0,markdown/* escapeMarkdown */.FV)(environment)}`, (0,markdown/* escapeMarkdown */.FV)(changes), preview];
        return shared ? cells : [...cells, (0,section/* commitName */.l3)(commit)];
    });
    const head = ['Site', 'Changes', 'Preview', ...(shared ? [] : ['Commit'])];
    return (0,markdown/* paragraphs */.qN)(shared && `Commit ${(0,section/* commitName */.l3)(shared)}`, (0,markdown/* columns */.YB)(head, rows));
}

// EXTERNAL MODULE: ./build/report/permissions.js
var permissions = __webpack_require__(4506);
;// CONCATENATED MODULE: ./build/report/sticky-comment.js






/** How long another job may take between reading and writing. */
const otherJobMs = 1000;
const maxWrites = 5;
/** Its result does nothing if the site is no pull request's, or the user wants no comment. */
function commentWriterFor({ subject, environment }, github, { comment, message, dryRun }, wait = promises_.setTimeout) {
    const isWanted = comment && !dryRun && subject.kind === 'pull-request';
    const thread = github && isWanted ? { github, number: subject.number, wait } : undefined;
    if (thread)
        (0,pull_requests/* loginOf */.DQ)(thread.github).catch(() => { });
    return async (outcome, remarks = []) => {
        if (thread === undefined)
            return;
        try {
            const comments = await read(thread);
            const section = sectionOf(outcome, message, comments.sections.get(environment.toLowerCase()), remarks);
            if (section)
                await write(thread, comments, section);
        }
        catch (error) {
            log/* log */.Rm.warning(...(0,permissions/* notCommented */.YW)(error));
        }
    };
}
/** An app's login ends in `[bot]` in REST, but not always in GraphQL. A person's login can't end so. */
async function read({ github, number }) {
    const [login, all] = await Promise.all([(0,pull_requests/* loginOf */.DQ)(github), (0,pull_requests/* commentsOf */.u3)(github, number)]);
    const names = [login, `${login}[bot]`];
    const ours = all.filter(({ body, author }) => body.startsWith(commentMarker) && names.includes(author));
    ours.sort((a, b) => a.id - b.id);
    // If two comments have a section for one site, the newer comment wins.
    const sections = ours.flatMap(({ body }) => sectionsIn(body));
    return {
        ids: ours.map(({ id }) => id),
        sections: new Map(sections.map((each) => [each.facts.environment.toLowerCase(), each])),
    };
}
/** Writes a section until it is there: other jobs write the same comment, and may have read it before. */
async function write(thread, { ids, sections }, section) {
    const key = section.facts.environment.toLowerCase();
    const endsAtMs = performance.now() + 60_000;
    let refusal;
    for (let attempt = 1; attempt <= maxWrites && performance.now() < endsAtMs; attempt += 1) {
        sections.set(key, section);
        const isFirst = ids.length === 0 && attempt === 1;
        refusal = await put(thread, ids, bodyOf([...sections.values()]));
        if (!refusal && ids.length === 1 && sections.size === 1)
            return;
        // Two jobs may both have made a comment; the later reader merges them. The random wait keeps them from colliding again.
        if (refusal || !isFirst)
            await thread.wait(attempt === 1 ? otherJobMs : otherJobMs * (1 + 2 * attempt * Math.random()));
        ({ ids, sections } = await read(thread));
        if (ids.length === 1 && isKept(section, sections.get(key)))
            return;
    }
    throw refusal ?? new Error('The comment on the pull request may lack this site: other jobs went on writing it.');
}
/** Makes one comment of ours. Returns the error after which it is not known whether it is there. */
async function put({ github, number }, [oldest, ...others], body) {
    try {
        await (0,pull_requests/* writeComment */.HF)(github, number, oldest, body);
    }
    catch (error) {
        if (!(error instanceof answers/* GitHubError */.y_))
            throw error;
        // An edit has been repeated already.
        if (oldest === undefined ? error.mayHaveHappened : error.status === 404)
            return error;
        throw error;
    }
    for (const id of others)
        await (0,pull_requests/* deleteComment */.Tu)(github, id);
    return undefined;
}


/***/ })

};
