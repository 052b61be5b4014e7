export const id = 328;
export const ids = [328];
export const modules = {

/***/ 7120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ GitHub)
});

// UNUSED EXPORTS: resource

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(1245);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/github/answers.js
var answers = __webpack_require__(2912);
// EXTERNAL MODULE: ./build/node_modules/@octokit/core/dist-src/index.js + 12 modules
var dist_src = __webpack_require__(1114);
// EXTERNAL MODULE: ./build/node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(7607);
// EXTERNAL MODULE: ./build/http/exchange.js + 1 modules
var exchange = __webpack_require__(6845);
;// CONCATENATED MODULE: ./build/github/octokit-with-retry.js



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
        const answer = await (0,exchange/* exchange */.c)(request).catch((error) => {
            // Octokit repeats all but this error.
            throw init.signal.aborted ? new DOMException('', 'AbortError') : error;
        });
        note(answer.headers);
        return {
            url: address,
            status: answer.status,
            headers: new Map(Object.entries(answer.headers)),
            text: async () => answer.text,
            arrayBuffer: async () => Buffer.from(answer.text),
        };
    };
    return new (dist_src/* Octokit */.E.plugin(dist_bundle/* retry */.L))({
        auth: token,
        baseUrl,
        userAgent: 'static-deploy-action',
        log: silent,
        request: { fetch: send, log: silent },
        retry: { doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451] },
    });
}

;// CONCATENATED MODULE: ./build/github/client.js






/** Something in an answer. Names have dots between them, such as `head.sha`. What is missing is a {@link GitHubError}. */
function resource(what, data) {
    const fail = (why) => {
        throw new answers/* GitHubError */.y_(what, 0, `the answer ${why}`, `The answer: ${(0,printable/* excerpt */.Kb)((0,external_node_util_.inspect)(data))}`);
    };
    const text = (name) => (0,json/* textOf */.b6)((0,json.at)(data, name));
    return {
        data,
        fail,
        /** Empty if there is none. */
        text,
        /** A text that is not empty. */
        string: (name) => text(name) || fail(`has no ${name}`),
        /** Milliseconds since 1970. */
        time: (name) => Date.parse(text(name)) || fail(`has no ${name}`),
        /** A number that is not 0. */
        number: (name) => Number((0,json.at)(data, name)) || fail(`has no ${name}`),
    };
}
/**
 * GitHub's API for one repository. `what` follows "Could not". A route is written as in GitHub's documentation, such as
 * `GET /repos/{owner}/{repo}/pulls/{pull_number}`. All methods throw {@link GitHubError}, or the signal's reason.
 */
class GitHub {
    /** Requests that the token has left in this hour. Undefined if GitHub did not say it. */
    remaining;
    /** The earliest time of an answer in this run, in milliseconds since 1970. */
    firstDate;
    #options;
    #octokit;
    /** Is aborted 8 s after the run was cancelled: then there is just time to say what was done. */
    killed;
    constructor(options) {
        const { apiUrl, token, signal } = options;
        this.#options = options;
        const killed = new AbortController();
        this.killed = killed.signal;
        signal.addEventListener('abort', () => setTimeout(() => killed.abort(signal.reason), 8000).unref());
        this.#octokit = octokitAt(apiUrl, token, (headers) => {
            this.firstDate ??= Date.parse(headers.date ?? '') || undefined;
            // GraphQL has a limit of its own.
            const { 'x-ratelimit-remaining': remaining, 'x-ratelimit-resource': of = 'core' } = headers;
            if (remaining !== undefined && of === 'core')
                this.remaining = Number(remaining);
        });
    }
    async ask(what, route, parameters = {}, how = 'ask') {
        return resource(what, (await this.#send(what, route, parameters, how)).data);
    }
    /** Whether the token may write there. GitHub refuses what is empty: with 422 if the token may. */
    async may(what, route, parameters = {}) {
        try {
            await this.#send(what, route, { ...parameters, data: {} }, 'tell');
        }
        catch (error) {
            if (error instanceof answers/* GitHubError */.y_ && error.status === 422)
                return true;
            if (!(0,answers/* isForbidden */.US)(error))
                throw error;
        }
        return false;
    }
    /** The entries of a list, by pages of 100. */
    async *pages(what, route, parameters = {}, how = 'ask') {
        for (let page = 1;; page += 1) {
            const paged = { per_page: 100, ...parameters, ...(page > 1 && { page }) };
            const { data, headers } = await this.#send(what, route, paged, how);
            if (!Array.isArray(data))
                resource(what, data).fail('is not a list');
            yield data.map((entry) => resource(what, entry));
            if (!/rel="?next/u.test(headers.link ?? ''))
                return;
        }
    }
    async #send(what, route, parameters, how) {
        const { repository, signal, apiUrl } = this.#options;
        // Without a limit a server that is silent would hold the run for 20 minutes.
        const ends = AbortSignal.timeout(how === 'ask' ? 600_000 : 30_000);
        const cancelled = how === 'ask' ? signal : this.killed;
        const over = AbortSignal.any([cancelled, ends]);
        // With another number of retries the plugin would repeat after a 403 and 422 too.
        const request = { signal: over, ...(how === 'once' && { retries: 0 }) };
        // GraphQL is beside REST, whose address ends in /api/v3 on GitHub Enterprise Server.
        const place = route === 'POST /graphql' ? { baseUrl: apiUrl.replace(/\/v3$/u, '') } : repository;
        try {
            over.throwIfAborted();
            // Octokit waits between attempts whatever happens.
            const stopped = (0,external_node_events_.once)(over, 'abort').then(() => Promise.reject(over.reason));
            const answer = await Promise.race([this.#octokit.request(route, { ...place, ...parameters, request }), stopped]);
            if (answer.status < 300)
                return answer;
            throw new answers/* GitHubError */.y_(what, answer.status, `HTTP ${answer.status}`);
        }
        catch (error) {
            cancelled.throwIfAborted();
            throw ends.aborted ? new answers/* GitHubError */.y_(what, 0, 'it took too long') : (0,answers/* errorOf */.Mz)(what, error);
        }
    }
}


/***/ }),

/***/ 9407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ loginOf),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Sm: () => (/* binding */ openPullRequests),
/* harmony export */   TV: () => (/* binding */ branchExists),
/* harmony export */   Tu: () => (/* binding */ deleteComment),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   eT: () => (/* binding */ createComment),
/* harmony export */   u3: () => (/* binding */ commentsOf),
/* harmony export */   vv: () => (/* binding */ updateComment),
/* harmony export */   zm: () => (/* binding */ mayComment)
/* harmony export */ });
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2912);

async function pullRequest(github, number) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
    const pull = await github.ask(`read pull request #${number}`, route, { pull_number: number });
    const state = pull.string('state');
    if (state !== 'open' && state !== 'closed')
        pull.fail('has an unknown state');
    return {
        open: state === 'open',
        headSha: pull.string('head.sha'),
        /** `owner/repo` in lower case. Empty if the repository with the branch was deleted. */
        headRepository: pull.text('head.repo.full_name').toLowerCase(),
    };
}
/** Their numbers. */
async function openPullRequests(github) {
    const numbers = new Set();
    for await (const page of github.pages('list pull requests', 'GET /repos/{owner}/{repo}/pulls', { state: 'open' }))
        for (const pull of page)
            numbers.add(pull.number('number'));
    return numbers;
}
/** Asks for a list: a 404 for one branch may mean that the token may not read any. */
async function branchExists(github, branch) {
    const route = 'GET /repos/{owner}/{repo}/git/matching-refs/{ref}';
    // GitHub lists all branches whose names begin so.
    for await (const page of github.pages('look for a branch (contents: read)', route, { ref: `heads/${branch}` }))
        if (page.some((found) => found.string('ref') === `refs/heads/${branch}`))
            return true;
    return false;
}
/**
 * Whether a pull request is open or a branch is there, and a pull request's head. A live site is always needed.
 *
 * @param seesPulls whether pull requests could just be listed: then one that answers 404 is gone
 * @throws {GitHubError} if it can't be read
 */
async function stateOf(subject, github, seesPulls = false) {
    if (subject.kind === 'live-site')
        return { isNeeded: true };
    if (subject.kind === 'branch')
        return { isNeeded: await branchExists(github, subject.branch) };
    const asked = pullRequest(github, subject.number);
    const pull = await (seesPulls ? (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .ifThere */ .y)(asked) : asked);
    return { isNeeded: pull?.open === true, headSha: pull?.headSha };
}
const comments = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const comment = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
async function commentsOf(github, number) {
    const found = [];
    for await (const page of github.pages('list comments', `GET ${comments}`, { issue_number: number }, 'tell'))
        for (const each of page)
            found.push({ id: each.number('id'), body: each.text('body'), author: each.text('user.login') });
    return found;
}
/** It is not repeated: after an error that `mayBeDone` the caller looks whether the comment is there. */
async function createComment(github, number, body) {
    const made = await github.ask('write a comment', `POST ${comments}`, { issue_number: number, body }, 'once');
    made.number('id');
}
async function updateComment(github, id, body) {
    await github.ask('edit a comment', `PATCH ${comment}`, { comment_id: id, body }, 'tell');
}
/** It is no error if the comment does not exist any more. */
async function deleteComment(github, id) {
    await (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .ifThere */ .y)(github.ask('delete a comment', `DELETE ${comment}`, { comment_id: id }, 'tell'));
}
/** Whether the token may write comments. Undefined if that can't be known. */
async function mayComment(github, number) {
    return await github.may('ask about comments', `POST ${comments}`, { issue_number: number }).catch(() => undefined);
}
/** The login of the token's own identity. An app's token can ask for it only by GraphQL. */
async function loginOf(github) {
    const query = '{ viewer { login } }';
    const answer = await github.ask('read the login of the token', 'POST /graphql', { query }, 'tell');
    return answer.string('data.viewer.login');
}


/***/ }),

/***/ 6845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ exchange)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(1245);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: ./build/environment.js
var environment = __webpack_require__(4306);
;// CONCATENATED MODULE: ./build/http/connect.js



const userAgent = 'static-deploy-action';
/** Opens a request, through a proxy if one is configured. */
async function start({ url, method, headers, body, signal }) {
    const client = url.protocol === 'https:' ? external_node_https_ : external_node_http_;
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
/** Loaded only if there is a proxy, because it is slow to load. */
async function proxyAgent(url) {
    if (!['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'].some((name) => (0,environment/* environment */.cA)()[name]))
        return undefined;
    const { HttpClient } = await __webpack_require__.e(/* import() */ 142).then(__webpack_require__.bind(__webpack_require__, 2142));
    // Only its agent is used: its sendStream takes a failed source for a complete one.
    const agent = new HttpClient(userAgent).getAgent(url.href);
    agent.options = { ...agent.options, rejectUnauthorized: true };
    return agent;
}

;// CONCATENATED MODULE: ./build/http/exchange.js






/**
 * Sends one request, and reads its answer. It never follows a redirect, because that would send the key there. A refusal
 * may arrive while the body is still being sent. Then it is the answer, and what the server does to the connection after
 * it does not matter. A success counts only after the whole body was sent.
 *
 * @throws {NetworkError} if no complete answer came, or the signal's reason, or what `body` or `take` throws
 */
async function exchange(request) {
    const { signal, silence, body } = request;
    const outgoing = await start(request);
    // It is aborted if nothing more need be sent.
    const over = new AbortController();
    // An error after the result is known (a reset after a complete answer) must not end the process.
    outgoing.on('error', () => { }).once('close', () => over.abort());
    const stop = (why) => {
        // A request that waits for a proxy's connection sends no event at its end.
        over.abort(why);
        outgoing.destroy();
    };
    const timer = setTimeout(() => stop(lost(request, `nothing came for ${Math.round(silence / 1000)} s`)), silence);
    // The answer to a body that was sent whole is worth waiting for. The runner kills 10 s after a cancel.
    const cancel = () => (body && outgoing.writableEnded ? setTimeout(stop, 5000).unref() : stop());
    signal.addEventListener('abort', cancel);
    const answered = (0,external_node_events_.once)(outgoing, 'response', { signal: over.signal });
    const sent = pump(request, outgoing, over.signal, timer);
    // If the site changed, the connection must break: at a proper end a part could be taken for the whole site.
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
        throw faultIn(request, over.signal.reason instanceof errors/* NetworkError */.Dr ? over.signal.reason : error);
    }
    finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
        if (!outgoing.writableFinished)
            outgoing.destroy();
    }
}
/** Sends the body as fast as the connection takes it. It is false if the rest is of no use before the end. */
async function pump({ body, onSent }, outgoing, over, timer) {
    let sent = 0;
    for await (const chunk of body?.stream() ?? []) {
        // An answer that has already arrived (401, 413) is read first. It would be lost if writing the chunk failed.
        await (0,promises_.setImmediate)();
        if (over.aborted)
            return false;
        // The chunk's memory is used again as soon as it is taken.
        const unsent = await new Promise((taken) => {
            over.onabort = taken;
            outgoing.write(chunk, taken);
        });
        if (unsent)
            return false;
        timer.refresh();
        sent += chunk.length;
        onSent?.(sent);
    }
    outgoing.end();
    timer.refresh();
    return true;
}
async function readAnswer(incoming, { limit = 2 ** 20, take }, timer) {
    const { statusCode: status = 0, headers } = incoming;
    const read = [];
    let left = limit;
    try {
        for await (const chunk of incoming) {
            timer.refresh();
            if (take && status === 200)
                await take(chunk);
            else {
                read.push(chunk);
                left -= chunk.length;
                if (left < 0)
                    break;
            }
        }
    }
    catch (error) {
        // A refusal's status is enough, even if the rest did not come. For a success the missing part may be important.
        if (status < 300)
            throw error;
    }
    return { status, headers, text: Buffer.concat(read).toString('utf8') };
}
/** What an exchange threw, as a {@link NetworkError} if the connection is at fault. */
function faultIn(request, error) {
    // Of the system, Node or OpenSSL. Other errors have none.
    const code = (0,json/* textOf */.b6)((0,json.at)(error, 'code'));
    if (code === 'ABORT_ERR')
        return lost(request, 'closed without an answer');
    if (code === '')
        return error;
    const why = (0,printable/* excerpt */.Kb)((0,errors/* messageOf */.bD)(error) || code);
    if (!/CERT|TLS|SSL|SIGNATURE|ISSUER/u.test(code))
        return lost(request, why, error);
    const message = `${request.url.host} can't be trusted: its certificate is not accepted (${why}).`;
    const hint = `Check ${request.addressFrom}. Behind a proxy that inspects traffic, set NODE_EXTRA_CA_CERTS on the runner.`;
    return Object.assign(new errors/* NetworkError */.Dr(message, { hint, cause: error }), { final: true });
}
function lost({ what, url, addressFrom }, why, cause) {
    const message = `The connection to ${url.host} failed before the answer to ${what} was complete (${why}).`;
    const hint = `Run the job again. If it stays like that, check ${addressFrom}, and whether the runner needs a proxy.`;
    return new errors/* NetworkError */.Dr(message, { hint, cause });
}


/***/ }),

/***/ 9328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ commenter),
  endBuilding: () => (/* binding */ endBuilding)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/github/answers.js
var answers = __webpack_require__(2912);
// EXTERNAL MODULE: ./build/github/client.js + 1 modules
var client = __webpack_require__(7120);
// EXTERNAL MODULE: ./build/github/pull-requests.js
var pull_requests = __webpack_require__(9407);
// EXTERNAL MODULE: ./build/log.js
var log = __webpack_require__(5357);
// EXTERNAL MODULE: ./build/plan/context.js + 1 modules
var context = __webpack_require__(420);
// EXTERNAL MODULE: ./build/plan/inputs.js + 2 modules
var inputs = __webpack_require__(5959);
// EXTERNAL MODULE: ./build/text/json.js
var text_json = __webpack_require__(1245);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/environment.js
var environment = __webpack_require__(4306);
// EXTERNAL MODULE: ./build/text/address.js + 1 modules
var address = __webpack_require__(8635);
// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(3466);
// EXTERNAL MODULE: ./build/report/outputs.js
var outputs = __webpack_require__(6792);
// EXTERNAL MODULE: ./build/report/section.js + 1 modules
var section = __webpack_require__(6190);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(6575);
;// CONCATENATED MODULE: ./build/report/comment.js
/** The one comment of a pull request: a section for each environment, and a table on top if there are several. */








/** A comment that begins with it is ours, if the token's own identity wrote it. */
const commentMarker = '<!-- static-deploy -->';
/** GitHub takes no longer comment. */
const mostCharacters = 65_536;
/**
 * Undefined if the pull request need not know of the outcome.
 *
 * @param message the input
 * @param before the section that the comment has
 */
function sectionOf(outcome, message, before, remarks = []) {
    if (outcome.kind === 'swept' || (outcome.kind === 'skipped' && !outcome.isFull))
        return undefined;
    // Many pull requests never had a preview. What was deleted earlier stays told.
    const isThere = before !== undefined && before.facts.state !== 'removed';
    if (outcome.kind === 'removed' && (outcome.isPartial || ((0,outputs/* skipReason */.YG)(outcome) !== '' && !isThere)))
        return undefined;
    return (0,section/* sectionFor */.v)(outcome, logLink(), message, remarks);
}
/** What the section says after the job ended without a deploy, if that run wrote it. */
function unfinishedSection({ facts }, run) {
    if (facts.state !== 'building' || run === '' || facts.run !== run)
        return undefined;
    const text = (0,section/* buildText */.e)(`The build of ${(0,report_words/* commitName */.l3)(facts.commit)} did not finish`, facts, logLink());
    return { facts: { ...facts, state: 'failed' }, text };
}
const logLink = () => (0,environment/* runUrl */.Vp)() && `[log](${(0,environment/* runUrl */.Vp)()})`;
/** GitHub ignores the case of an environment's name. */
const keyOf = ({ environment }) => environment.toLowerCase();
/** The sections in a comment's body, which a person may have edited on a page of GitHub's. What can't be read is none. */
function sectionsIn(body) {
    const found = body.matchAll(/<!-- static-deploy:site (\{[^\n]*\}) -->(.*?)<!-- static-deploy:end -->/gsu);
    return [...found].flatMap(([, json = '', text = '']) => {
        const fields = (0,text_json/* fieldsOf */.Pf)((0,text_json/* parseJson */.qF)(json)) ?? {};
        const facts = Object.fromEntries(report_words/* factNames */.hO.map((name) => [name, (0,text_json/* textOf */.b6)(fields[name])]));
        if (!Object.hasOwn(report_words/* icons */.Pt, facts.state))
            return [];
        return { facts: { ...facts, link: (0,address/* hostNameOf */.LJ)(facts.link) ?? '' }, text: text.trim() };
    });
}
/** Whether a section is there as it was written, or as a newer run has written it since. */
function isKept({ facts }, there) {
    return there !== undefined && (Number(there.facts.run) > Number(facts.run) || (0,external_node_util_.isDeepStrictEqual)(there.facts, facts));
}
/** The comment with these sections. If it is too long, lists and pictures are left out, and then all texts. */
function bodyOf(sections) {
    const short = sections.map((each) => ({ ...each, pages: '' }));
    const bare = sections.map(({ facts }) => ({ facts, text: 'The text is too long to be shown here.' }));
    return [sections, short].map(composed).find((body) => body.length <= mostCharacters) ?? composed(bare);
}
function composed(sections) {
    const sorted = sections.toSorted((a, b) => (keyOf(a.facts) < keyOf(b.facts) ? -1 : 1));
    const isOne = sorted.length === 1;
    const shown = sorted.map((each) => {
        const { environment, state } = each.facts;
        const name = isOne ? (0,report_words/* previewName */.gz)(environment) : (0,markdown/* escapeMarkdown */.FV)(environment);
        if (sorted.length > 2)
            return (0,report_words/* foldedUnder */.HI)(`${report_words/* icons */.Pt[state]} ${name}`, markedUp(each));
        return `### ${(0,report_words/* headingOf */.Wm)(name, each.facts)}\n\n${markedUp(each)}`;
    });
    return `${(0,markdown/* paragraphs */.qN)(commentMarker, isOne ? '' : tableOf(sorted), ...shown)}\n`;
}
/** Nothing in the JSON can end the HTML comment: an environment may hold `--`. */
function markedUp({ facts, text, pages, message }) {
    const json = JSON.stringify(facts).replace(/[<>-]/gu, (each) => `\\u00${each.charCodeAt(0).toString(16)}`);
    const harmless = (0,markdown/* paragraphs */.qN)(text, pages, message).replace(/static-deploy:(?=site|end)/gu, 'static-deploy&#58;');
    return `<!-- static-deploy:site ${json} -->\n\n${harmless}\n\n<!-- static-deploy:end -->`;
}
function tableOf(sections) {
    const rows = sections.map(({ facts: { environment, state, link, shown, commit, changes } }) => {
        const still = shown && ` · ${(0,markdown/* anchor */.Y3)(link)} (${(0,report_words/* commitName */.l3)(shown)})`;
        const words = state === 'live' ? (0,markdown/* anchor */.Y3)(link) : `${state}${still}`;
        return [(0,markdown/* escapeMarkdown */.FV)(environment), `${report_words/* icons */.Pt[state]} ${words}`, (0,report_words/* commitName */.l3)(commit), (0,markdown/* escapeMarkdown */.FV)(changes)];
    });
    return (0,markdown/* columns */.YB)(['Site', 'Preview', 'Commit', 'Changes'], rows);
}

// EXTERNAL MODULE: ./build/report/permissions.js
var permissions = __webpack_require__(4506);
;// CONCATENATED MODULE: ./build/report/sticky-comment.js












/** Milliseconds after which a job that had read before has written. */
const moment = 1000;
const mostWrites = 5;
/** Keeps the section of a site; does nothing if that is no pull request's, or the user wants no comment. */
function commenter({ subject, environment }, github, { comment, message, dryRun }, wait = promises_.setTimeout) {
    const isWanted = comment && !dryRun && subject.kind === 'pull-request';
    const thread = github && isWanted ? { github, number: subject.number, wait } : undefined;
    let early;
    return {
        /** Asks for the comments, shortly before there is news. An error is told by `write`. */
        prepare() {
            if (thread === undefined)
                return;
            early = { own: read(thread), at: performance.now() };
            early.own.catch(() => { });
        },
        /** Shows what a run has come to. An error is one warning. */
        async write(outcome, remarks = []) {
            // Later another job may have written.
            const own = early && performance.now() - early.at < moment ? early.own : undefined;
            early = undefined;
            if (thread)
                await keep(thread, environment, (before) => sectionOf(outcome, message, before, remarks), own);
        },
    };
}
/**
 * The post step: the job failed or was cancelled. If the section of this very run and attempt still says that it builds, the
 * build did not finish.
 *
 * @param state what `report` has saved. Empty if the step was no reserve.
 */
async function endBuilding(state, signal) {
    const { number, environment } = (0,text_json/* fieldsOf */.Pf)((0,text_json/* parseJson */.qF)(state)) ?? {};
    // An input that is wrong was told by the step itself.
    if (typeof number !== 'number')
        return;
    const { repository, apiUrl, run } = (0,context/* readContext */.y)();
    const { githubToken: token, comment } = (0,inputs/* readInputs */.K)().inputs;
    if (!token || !repository || !comment)
        return;
    const thread = { github: new client/* GitHub */.g({ token, repository, apiUrl, signal }), number, wait: promises_.setTimeout };
    await keep(thread, (0,text_json/* textOf */.b6)(environment), (before) => before && unfinishedSection(before, run));
}
/** @param change the new section, for the one that is there; undefined if there is no news */
async function keep(thread, environment, change, early) {
    try {
        const own = await (early ?? read(thread));
        const section = change(own.sections.get(keyOf({ environment })));
        if (section)
            await write(thread, own, section);
    }
    catch (error) {
        if ((0,answers/* isForbidden */.US)(error))
            log/* log */.Rm.warning((0,permissions/* notCommented */.YW)(error), permissions/* permissionLines */.$r);
        else
            log/* log */.Rm.warning((0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error)));
    }
}
/** Whose the token of a client is. */
const logins = new WeakMap();
/** An app's login ends in `[bot]` in REST, but not always in GraphQL. A person's login can't end so. */
async function read({ github, number }) {
    const asked = logins.get(github) ?? (0,pull_requests/* loginOf */.DQ)(github);
    logins.set(github, asked);
    const [login, all] = await Promise.all([asked, (0,pull_requests/* commentsOf */.u3)(github, number)]);
    const names = [login, `${login}[bot]`];
    const ours = all.filter(({ body, author }) => body.startsWith(commentMarker) && names.includes(author));
    ours.sort((a, b) => a.id - b.id);
    // Of two sections of one site the newer comment has the newer one.
    const sections = ours.flatMap(({ body }) => sectionsIn(body));
    return { ids: ours.map(({ id }) => id), sections: new Map(sections.map((each) => [keyOf(each.facts), each])) };
}
/** Writes a section until it is there: other jobs write the same comment, and may have read it before. */
async function write(thread, { ids, sections }, section) {
    const key = keyOf(section.facts);
    for (let attempt = 1; attempt <= mostWrites; attempt += 1) {
        sections.set(key, section);
        const isSure = await put(thread, ids, bodyOf([...sections.values()]));
        if (isSure && ids.length === 1 && sections.size === 1)
            return;
        // Jobs that disturb each other wait for different times.
        await thread.wait(attempt === 1 ? moment : moment * (1 + 2 * attempt * Math.random()));
        ({ ids, sections } = await read(thread));
        if (ids.length === 1 && isKept(section, sections.get(key)))
            return;
    }
    throw new Error('The comment on the pull request may lack this site: other jobs went on writing it.');
}
/** Makes one comment of ours. Returns false if it is not known whether it is there. */
async function put({ github, number }, [oldest, ...others], body) {
    try {
        if (oldest === undefined)
            await (0,pull_requests/* createComment */.eT)(github, number, body);
        else
            await (0,pull_requests/* updateComment */.vv)(github, oldest, body);
    }
    catch (error) {
        const isGone = oldest !== undefined && error instanceof answers/* GitHubError */.y_ && error.status === 404;
        if (isGone || (0,errors/* mayBeDone */.VH)(error))
            return false;
        throw error;
    }
    for (const id of others)
        await (0,pull_requests/* deleteComment */.Tu)(github, id);
    return true;
}


/***/ })

};
