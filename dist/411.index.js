export const id = 411;
export const ids = [411,599];
export const modules = {

/***/ 2411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  act: () => (/* binding */ act)
});

// EXTERNAL MODULE: ./build/plan/plan.js + 3 modules
var plan_plan = __webpack_require__(5958);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/github/answers.js
var answers = __webpack_require__(9289);
;// CONCATENATED MODULE: ./build/github/refs.js

/** Which branches and tags a repository has. Every method throws {@link GitHubError}. */
class Refs {
    #transport;
    #path;
    /** Settled after the token was able to read the default branch. */
    #contents;
    /** @param path the repository's, below the API's base address */
    constructor(transport, path) {
        this.#transport = transport;
        this.#path = path;
    }
    /** Whether a branch with exactly this name exists. */
    async branchExists(branch) {
        const question = { what: 'read a branch', path: `${this.#path}/branches/${encodeURIComponent(branch)}` };
        return (await this.#find(question))?.['name'] === branch;
    }
    /**
     * Whether a tag with exactly this name exists. GitHub may answer with a list of tags that start with it; that does
     * not count.
     */
    async tagExists(tag) {
        const ref = `tags/${tag}`;
        const path = `${this.#path}/git/ref/${ref.split('/').map(encodeURIComponent).join('/')}`;
        return (await this.#find({ what: 'read a tag', path }))?.['ref'] === `refs/${ref}`;
    }
    /**
     * What is found; undefined if GitHub answers 404. Without the permission GitHub answers 404 too, so the token must
     * first be able to read the default branch.
     */
    async #find(question) {
        try {
            return (0,answers/* fieldsOf */.Pf)(await this.#transport.ask(question));
        }
        catch (error) {
            // GitHub redirects from the old name of a renamed branch to the new one. No branch has the old name.
            if (!(error instanceof answers/* GitHubError */.y_ && [301, 404].includes(error.status)))
                throw error;
            this.#contents ??= this.#seeDefaultBranch();
            await this.#contents;
            return undefined;
        }
    }
    async #seeDefaultBranch() {
        const question = { what: 'read the repository', path: this.#path };
        const name = (0,answers/* read */.LF)(question, (0,answers/* fieldsOf */.Pf)(await this.#transport.ask(question)), 'default_branch', 'string');
        const path = `${this.#path}/branches/${encodeURIComponent(name)}`;
        await this.#transport.ask({ what: 'read the default branch (contents: read)', path });
    }
}

;// CONCATENATED MODULE: ./build/github/resources.js

/** Reads a deployment from GitHub's answer. */
function deploymentOf(question, fields) {
    return {
        id: (0,answers/* read */.LF)(question, fields, 'id', 'number'),
        environment: (0,answers/* read */.LF)(question, fields, 'environment', 'string'),
        task: (0,answers/* read */.LF)(question, fields, 'task', 'string'),
        payload: fields['payload'],
        production: fields['production_environment'] === true,
        createdAt: (0,answers/* timeOf */.nR)(question, fields),
    };
}
/** Reads a status from GitHub's answer. */
function statusOf(question, fields) {
    return {
        id: (0,answers/* read */.LF)(question, fields, 'id', 'number'),
        state: (0,answers/* read */.LF)(question, fields, 'state', 'string'),
        description: (0,answers/* textOf */.b6)(fields['description']),
        environmentUrl: (0,answers/* textOf */.b6)(fields['environment_url']),
        logUrl: (0,answers/* textOf */.b6)(fields['log_url']),
        createdAt: (0,answers/* timeOf */.nR)(question, fields),
    };
}
/** Reads a comment from GitHub's answer. */
function commentOf(question, fields) {
    const user = (0,answers/* fieldsOf */.Pf)(fields['user']);
    return {
        id: (0,answers/* read */.LF)(question, fields, 'id', 'number'),
        body: (0,answers/* textOf */.b6)(fields['body']),
        author: (0,answers/* textOf */.b6)(user?.['login']),
        bot: user?.['type'] === 'Bot',
    };
}

;// CONCATENATED MODULE: ./build/http/body.js
function jsonBody(value) {
    const bytes = Buffer.from(JSON.stringify(value));
    return {
        contentType: 'application/json',
        length: bytes.length,
        async *stream() {
            yield bytes;
        },
    };
}

// EXTERNAL MODULE: ./build/http/send.js + 3 modules
var send = __webpack_require__(7806);
;// CONCATENATED MODULE: ./build/http/exchange.js


/**
 * Sends one request to an API and reads the whole answer.
 *
 * @throws {NetworkError} if no complete answer came
 * @throws {ServiceError} if the answer is larger than the connection's limit
 * @throws {SiteError} if the site changed while it was sent
 */
async function exchange(request, connection) {
    return await (0,send/* send */.t)(request, connection, async (incoming, watchdog) => ({
        status: incoming.statusCode ?? 0,
        headers: incoming.headers,
        text: await textOf(incoming, { request, connection, watchdog }),
    }));
}
async function textOf(incoming, { request, connection, watchdog }) {
    const status = incoming.statusCode ?? 0;
    const chunks = [];
    let length = 0;
    try {
        for await (const chunk of incoming) {
            watchdog.touch();
            length += chunk.length;
            if (length > connection.answerLimit)
                throw tooLarge(status, request, connection);
            chunks.push(chunk);
        }
    }
    catch (error) {
        // A refusal's status is enough, even if the rest did not come. For a success the missing part may be important.
        if (error instanceof errors/* ServiceError */._7 || status < 300)
            throw error;
    }
    return Buffer.concat(chunks).toString('utf8');
}
function tooLarge(status, { operation, url }, { answerLimit }) {
    return new errors/* ServiceError */._7({ operation, status }, `${operation}: ${url.host} answered with HTTP ${status} and more than ${answerLimit / 1024 / 1024} MiB, which was not read.`, { hint: `Check that base-url is the address of the service: ${url.origin} looks like a web site.` });
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(3387);
;// CONCATENATED MODULE: ./build/http/retry.js


/** Milliseconds between two attempts become longer, up to this. */
const longestPause = 30_000;
/**
 * Repeats an attempt that failed for a reason that may be over soon. It waits with exponential back-off and jitter, or
 * for the time that the server asked for (RFC 9110, 10.2.3).
 *
 * @returns the last answer, whatever it is
 * @throws what the last attempt threw
 */
async function retrying(attempt, policy) {
    const { judge, signal, tell, attempts = 4, patience = 5 * 60_000, sleep = wait } = policy;
    const { random = Math.random } = policy;
    let waited = 0;
    const start = performance.now();
    for (let number = 1;; number += 1) {
        const end = await attempt().then((answer) => ({ answer }), (error) => ({ error }));
        const passing = judge(end);
        // Half of it is random, so that runs which failed at the same time do not all come back at the same time.
        const pause = Math.min(longestPause, 1000 * 2 ** (number - 1)) * (0.5 + random() / 2);
        // The server's time may be zero, or in the past by this clock. There is a pause all the same.
        const delay = Math.max(passing?.after ?? 0, pause);
        const isEndless = attempts === Number.POSITIVE_INFINITY;
        const spent = isEndless ? Math.max(waited, performance.now() - start) : waited;
        if (passing === undefined || number === attempts || spent + delay > patience) {
            if ('answer' in end)
                return end.answer;
            throw end.error;
        }
        waited += delay;
        const which = isEndless ? '' : ` (attempt ${number + 1} of ${attempts})`;
        tell(`${passing.why} Trying again in ${(0,format/* formatDuration */.a3)(delay)}${which}.`);
        await sleep(delay, signal);
    }
}
async function wait(milliseconds, signal) {
    try {
        await (0,promises_.setTimeout)(milliseconds, undefined, { signal });
    }
    catch {
        // The wait ends early only if the run was cancelled. The signal's own reason says more.
        signal.throwIfAborted();
    }
}
/** Milliseconds in a `Retry-After` header, which is in seconds or a date; undefined if it is neither. */
function retryAfter(header, now = Date.now()) {
    if (header === undefined)
        return undefined;
    if (/^\d+$/u.test(header.trim()))
        return Number(header) * 1000;
    const date = Date.parse(header);
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

;// CONCATENATED MODULE: ./build/github/next-page.js

/**
 * The address of the next page of a list, from the `Link` header (RFC 8288); undefined after the last page.
 *
 * @param origin the API's own origin: no other host may get the token
 * @throws {GitHubError} if the next page is at another host
 */
function nextPage(question, answer, origin) {
    // Several headers are one list, with commas.
    const links = String(answer.headers['link'] ?? '').split(',');
    const next = links.find((link) => /;\s*rel="?next"?\s*(?:;|$)/iu.test(link));
    if (next === undefined)
        return undefined;
    const address = /<([^>]*)>/u.exec(next)?.[1] ?? '';
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url?.origin === origin)
        return url;
    throw (0,answers/* unusable */._P)(question, answer, 'continues at another host, which is not allowed');
}

;// CONCATENATED MODULE: ./build/github/retry-policy.js



/** Whether an error may be over soon: lost connections, server errors and rate limits. A missing permission is not. */
function passingFault(end, onlyOnce) {
    if ('error' in end) {
        const { error } = end;
        if (error instanceof errors/* NetworkError */.Dr && !error.final && !(onlyOnce && error.mayHaveArrived)) {
            return { why: error.message };
        }
        return error instanceof answers/* GitHubError */.y_ && !onlyOnce ? { why: 'The answer was not complete.' } : undefined;
    }
    const { status, headers } = end.answer;
    const broken = status === 408 || (status >= 500 && status !== 501);
    if (!(broken && !onlyOnce) && status !== 429 && !(0,answers/* isRateLimit */.a5)(end.answer))
        return undefined;
    return { why: `HTTP ${status}.`, after: retryAfter(headers['retry-after']) ?? untilReset(end.answer) };
}
/** Milliseconds until the token may send requests again; undefined if it has requests left. */
function untilReset({ headers }) {
    const reset = Number(headers['x-ratelimit-reset']);
    if (headers['x-ratelimit-remaining'] !== '0' || !Number.isSafeInteger(reset))
        return undefined;
    return Math.max(0, reset * 1000 - Date.now());
}

;// CONCATENATED MODULE: ./build/github/transport.js






/** Milliseconds after a cancellation in which a status and a comment can still be written. */
const timeAfterCancel = 3500;
/** Milliseconds for an answer: without a byte, and in all. */
const answerTime = 30_000;
/** How many pages of a list are read at most, each with 100 entries. */
const mostPages = 1000;
/**
 * GitHub's REST API. It uses the project's own connections, so it checks certificates, uses proxies, keeps connections
 * and limits the time of each answer. An answer that breaks off is never used. Every method throws {@link GitHubError}.
 */
class Transport {
    #options;
    #base;
    /** Aborts {@link timeAfterCancel} after the run's signal. */
    #laterSignal;
    #requests = 0;
    constructor(options) {
        this.#options = options;
        this.#base = new URL(options.apiUrl.replace(/(?<!\/)\/$/u, ''));
        const later = new AbortController();
        this.#laterSignal = later.signal;
        const { signal } = options;
        const end = () => later.abort(signal.reason);
        signal.addEventListener('abort', () => setTimeout(end, timeAfterCancel).unref());
    }
    /** How many requests were sent so far. The token of a repository has 1,000 an hour. */
    get requests() {
        return this.#requests;
    }
    /** Sends a request, and returns the JSON of a success; undefined if that has no content (204). */
    async ask(question) {
        return this.#jsonOf(question, await this.#exchange(question, this.#urlOf(question)));
    }
    /** Sends a GraphQL query. Its address is beside that of REST; on GitHub Enterprise Server it is one folder up. */
    async askGraphQL(what, query) {
        const url = new URL(`${this.#base.href.replace(/\/v3\/?$/u, '').replace(/\/$/u, '')}/graphql`);
        const question = { what, method: 'POST', path: '', body: { query }, afterCancel: true };
        return this.#jsonOf(question, await this.#exchange(question, url));
    }
    /** The pages of a list, one after another. The next page is read only when it is needed. */
    async *pages(question) {
        let next = this.#urlOf({ ...question, query: { ...question.query, per_page: '100' } });
        for (let page = 1; next !== undefined; page += 1) {
            const answer = await this.#exchange(question, next);
            const list = this.#jsonOf(question, answer);
            if (!Array.isArray(list))
                throw (0,answers/* unusable */._P)(question, answer, 'is not a list');
            if (page === mostPages)
                throw (0,answers/* unusable */._P)(question, answer, 'never ends');
            yield list.map((entry) => {
                const fields = (0,answers/* fieldsOf */.Pf)(entry);
                if (fields === undefined)
                    throw (0,answers/* unusable */._P)(question, answer, 'contains something that is not an object');
                return fields;
            });
            next = nextPage(question, answer, this.#base.origin);
        }
    }
    /** All entries of a list. */
    async list(question) {
        const entries = [];
        for await (const page of this.pages(question))
            entries.push(...page);
        return entries;
    }
    #urlOf({ path, query = {} }) {
        const url = new URL(`${this.#base.href.replace(/\/$/u, '')}${path}`);
        for (const [name, value] of Object.entries(query)) {
            if (value !== undefined)
                url.searchParams.set(name, value);
        }
        return url;
    }
    /** Sends a request, and repeats it after errors that may be over soon, until it succeeds. */
    async #exchange(question, url) {
        const { token, tell } = this.#options;
        const { what, method = 'GET', body, afterCancel = false, onlyOnce = false, patience } = question;
        const signal = afterCancel ? this.#laterSignal : this.#options.signal;
        const request = {
            operation: 'GitHub',
            method,
            url,
            headers: {
                authorization: `Bearer ${token}`,
                accept: 'application/vnd.github+json',
                'x-github-api-version': '2022-11-28',
            },
            ...(body !== undefined && { body: jsonBody(body) }),
        };
        const connection = {
            peer: 'GitHub (https://www.githubstatus.com)',
            addressFrom: 'GITHUB_API_URL, which the runner sets',
            signal,
            silence: answerTime,
            answerTime,
            answerLimit: 32 * 1024 * 1024,
        };
        const attempt = async () => {
            this.#requests += 1;
            const answer = await exchange(request, connection);
            // An answer that breaks off does not count, whatever its status is.
            if (answer.status < 300 && answer.status !== 204)
                (0,answers/* parse */.qg)(question, answer);
            return answer;
        };
        const answer = await retrying(attempt, {
            judge: (end) => passingFault(end, onlyOnce),
            signal,
            tell: (line) => tell(`Could not ${what} on GitHub. ${line}`),
            ...(patience !== undefined && { patience, attempts: Number.POSITIVE_INFINITY }),
        }).catch((cause) => {
            signal.throwIfAborted();
            throw (0,answers/* errorOf */.Mz)(question, cause);
        });
        if (answer.status >= 300)
            throw (0,answers/* refused */.J5)(question, answer);
        return answer;
    }
    #jsonOf(question, answer) {
        return answer.status === 204 ? undefined : (0,answers/* parse */.qg)(question, answer);
    }
}

;// CONCATENATED MODULE: ./build/github/api.js




/** GitHub's API for one repository, one method for each endpoint. Every method throws {@link GitHubError}. */
class GitHub {
    refs;
    #transport;
    #path;
    #login;
    constructor({ repository, ...options }) {
        this.#transport = new Transport(options);
        this.#path = `/repos/${encodeURIComponent(repository.owner)}/${encodeURIComponent(repository.repo)}`;
        this.refs = new Refs(this.#transport, this.#path);
    }
    /** How many requests were sent so far, repeated ones too. */
    get requests() {
        return this.#transport.requests;
    }
    /** Deployments, newest first, page by page. */
    async *deployments(filter = {}) {
        const question = { what: 'list deployments', path: `${this.#path}/deployments`, query: filter };
        for await (const page of this.#transport.pages(question)) {
            yield page.map((fields) => deploymentOf(question, fields));
        }
    }
    /** All statuses of a deployment, newest first; undefined if the deployment does not exist any more. */
    async statuses(id) {
        const question = { what: 'list deployment statuses', path: `${this.#path}/deployments/${id}/statuses` };
        try {
            const list = await this.#transport.list(question);
            return list.map((fields) => statusOf(question, fields));
        }
        catch (error) {
            if (error instanceof answers/* GitHubError */.y_ && error.status === 404)
                return undefined;
            throw error;
        }
    }
    /** @returns the new deployment's id */
    async createDeployment({ transient, production, ...deployment }) {
        const question = {
            what: 'create a deployment',
            method: 'POST',
            path: `${this.#path}/deployments`,
            body: {
                ...deployment,
                transient_environment: transient,
                production_environment: production,
                auto_merge: false,
                required_contexts: [],
            },
        };
        return (0,answers/* read */.LF)(question, (0,answers/* fieldsOf */.Pf)(await this.#transport.ask(question)), 'id', 'number');
    }
    /**
     * Adds a status. It leaves all other deployments as they are.
     *
     * @param patience milliseconds that all waits for GitHub together may take
     */
    async createStatus(id, status, patience) {
        const { state, description = '', environmentUrl = '', logUrl = '' } = status;
        const question = {
            what: 'create a deployment status',
            method: 'POST',
            path: `${this.#path}/deployments/${id}/statuses`,
            body: {
                state,
                auto_inactive: false,
                ...(description && { description }),
                ...(environmentUrl && { environment_url: environmentUrl }),
                ...(logUrl && { log_url: logUrl }),
            },
            afterCancel: true,
            ...(patience !== undefined && { patience }),
        };
        // An answer without the new status may mean that there is none. So its id must be in the answer.
        (0,answers/* read */.LF)(question, (0,answers/* fieldsOf */.Pf)(await this.#transport.ask(question)), 'id', 'number');
    }
    /** Deletes a deployment, which must be inactive. It is no error if the deployment does not exist any more. */
    async deleteDeployment(id) {
        try {
            await this.#transport.ask({
                what: 'delete a deployment',
                method: 'DELETE',
                path: `${this.#path}/deployments/${id}`,
            });
        }
        catch (error) {
            if (!(error instanceof answers/* GitHubError */.y_ && error.status === 404))
                throw error;
        }
    }
    /** A pull request's state, head commit and title. */
    async pullRequest(number) {
        const question = { what: `read pull request #${number}`, path: `${this.#path}/pulls/${number}` };
        const fields = (0,answers/* fieldsOf */.Pf)(await this.#transport.ask(question));
        const state = (0,answers/* read */.LF)(question, fields, 'state', 'string');
        if (state !== 'open' && state !== 'closed')
            throw (0,answers/* unusable */._P)(question, (0,answers/* shown */.SP)(fields), 'has an unknown state');
        const headSha = (0,answers/* read */.LF)(question, (0,answers/* fieldsOf */.Pf)(fields?.['head']), 'sha', 'string');
        return { open: state === 'open', headSha, title: (0,answers/* textOf */.b6)(fields?.['title']) };
    }
    /** The titles of all open pull requests, by number. */
    async openPullRequests() {
        const question = { what: 'list pull requests', path: `${this.#path}/pulls`, query: { state: 'open' } };
        const list = await this.#transport.list(question);
        return new Map(list.map((fields) => [(0,answers/* read */.LF)(question, fields, 'number', 'number'), (0,answers/* textOf */.b6)(fields['title'])]));
    }
    /** All comments on a pull request, oldest first. */
    async comments(number) {
        const question = {
            what: 'list comments',
            path: `${this.#path}/issues/${number}/comments`,
            afterCancel: true,
        };
        const list = await this.#transport.list(question);
        return list.map((fields) => commentOf(question, fields));
    }
    /** Adds a comment to a pull request. After an error with `mayBeDone` it is not known whether the comment exists. */
    async createComment(number, body) {
        const path = `${this.#path}/issues/${number}/comments`;
        const question = { what: 'write a comment', method: 'POST', path, body: { body } };
        await this.#transport.ask({ ...question, afterCancel: true, onlyOnce: true });
    }
    /** Replaces a comment's text. */
    async updateComment(id, body) {
        const path = `${this.#path}/issues/comments/${id}`;
        await this.#transport.ask({
            what: 'edit a comment',
            method: 'PATCH',
            path,
            body: { body },
            afterCancel: true,
        });
    }
    /** The login of the token's own identity, asked for only once. An app's token can ask for it only by GraphQL. */
    login() {
        const what = 'read the login of the token';
        this.#login ??= this.#transport.askGraphQL(what, '{ viewer { login } }').then((answer) => {
            const viewer = (0,answers/* fieldsOf */.Pf)((0,answers/* fieldsOf */.Pf)((0,answers/* fieldsOf */.Pf)(answer)?.['data'])?.['viewer']);
            return (0,answers/* read */.LF)({ what, path: '' }, viewer, 'login', 'string');
        });
        return this.#login;
    }
}

// EXTERNAL MODULE: ./build/http/early-connection.js
var early_connection = __webpack_require__(7599);
;// CONCATENATED MODULE: ./build/http/progress.js

/** Milliseconds between two lines, and before the first one. */
const interval = 5000;
/**
 * The same body, which now tells its progress: nothing for a quick upload, then one line every five seconds at most. It
 * counts bytes that the connection has taken, because only then the next chunk is asked for.
 *
 * @param tell gets each line
 * @param now milliseconds of a clock that never goes back
 */
function withProgress(body, tell, now = () => performance.now()) {
    return {
        ...body,
        async *stream() {
            const start = now();
            let told = start;
            let sent = 0;
            for await (const chunk of body.stream()) {
                const time = now();
                if (time - told >= interval) {
                    told = time;
                    tell(describeProgress(sent, body.length, time - start));
                }
                yield chunk;
                sent += chunk.length;
            }
        },
    };
}
function describeProgress(sent, length, elapsed) {
    const percent = Math.floor((100 * sent) / length);
    const rate = (1000 * sent) / elapsed;
    const left = sent === 0 ? '' : `, about ${(0,format/* formatDuration */.a3)((1000 * (length - sent)) / rate)} left`;
    return `Sent ${percent} %: ${(0,format/* formatBytes */.z3)(sent)} of ${(0,format/* formatBytes */.z3)(length)} at ${(0,format/* formatBytes */.z3)(Math.round(rate))}/s${left}`;
}

// EXTERNAL MODULE: ./build/text/secrets.js + 1 modules
var secrets = __webpack_require__(8152);
// EXTERNAL MODULE: ./build/hosting/account.js
var account = __webpack_require__(9022);
// EXTERNAL MODULE: ./build/hosting/answers.js
var hosting_answers = __webpack_require__(2990);
;// CONCATENATED MODULE: ./build/hosting/retry-policy.js


/**
 * Says after which errors or answers a request to the service is sent again. A request that creates is sent again only
 * if the service can't have done it.
 *
 * @param operation for the log: `upload`, `delete` or `profile`
 * @param idempotent whether doing it twice is the same as doing it once
 */
function passingFaults(operation, idempotent) {
    return (end) => {
        if ('error' in end) {
            return mayTryAgain(end.error, idempotent) ? { why: end.error.message } : undefined;
        }
        const { status, headers } = end.answer;
        if (!isPassing(status, idempotent))
            return undefined;
        return { why: `${operation}: HTTP ${status}.`, after: retryAfter(headers['retry-after']) };
    };
}
function isPassing(status, idempotent) {
    if (status === 429 || status === 503)
        return true;
    // 501 means that the service will never do this.
    return idempotent && (status === 408 || status === 425 || (status >= 500 && status !== 501));
}
function mayTryAgain(error, idempotent) {
    return error instanceof errors/* NetworkError */.Dr && !error.final && (idempotent || !error.mayHaveArrived);
}

;// CONCATENATED MODULE: ./build/hosting/call.js




/**
 * Sends a request to the service. It is repeated if that may help and does no harm (INTERFACE 6 and 7).
 *
 * @returns `data` of the answer's envelope
 * @throws {ServiceError} if the service refused, or its answer is not what the interface says
 * @throws {NetworkError} if no complete answer came
 */
async function callService({ operation, method, path, body, idempotent = true }, { baseUrl, apiKey, signal, tell, silence = 120_000 }) {
    const request = {
        operation,
        method,
        url: new URL(`${baseUrl.href.replace(/\/$/u, '')}${path}`),
        headers: { 'x-api-key': apiKey },
        ...(body && { body }),
        ownConnection: !idempotent,
    };
    const connection = {
        peer: 'the hosting service',
        addressFrom: 'base-url',
        signal,
        silence,
        answerTime: 10 * 60_000,
        answerLimit: 1024 * 1024,
    };
    const answer = await retrying(() => exchange(request, connection), {
        judge: passingFaults(operation, idempotent),
        signal,
        tell,
    });
    return (0,hosting_answers/* dataOf */.qu)(answer, request);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/mime/dist/src/index.js + 3 modules
var src = __webpack_require__(5086);
// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(7327);
;// CONCATENATED MODULE: ./build/hosting/multipart.js




/**
 * Bytes in one chunk. A write costs far more than a copy, so many small files share one chunk, and 1 GiB takes 2,000
 * writes. Measured at 1 GiB: half of this size takes 30 % longer, and twice as much is not faster. A body needs only
 * two chunks of memory, which it uses in turn. New ones would cost as much time as sending does, because the system
 * clears memory before it gives it out.
 */
const chunkSize = 512 * 1024;
/**
 * A `multipart/form-data` body (RFC 7578): the fields, then each file as a part `files` whose `filename` is its path.
 * Names are escaped as browsers do (HTML, "multipart/form-data encoding algorithm"). It is written by hand because form
 * libraries use one stream for each file and take 3 to 25 times as long, and uploads are what this action is for.
 */
function multipartBody(fields, files) {
    const boundary = `----StaticDeploy${(0,external_node_crypto_.randomBytes)(18).toString('hex')}`;
    const head = fields
        .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
        .join('');
    const tail = `--${boundary}--\r\n`;
    let length = Buffer.byteLength(head) + Buffer.byteLength(tail);
    for (const file of files)
        length += Buffer.byteLength(partHead(boundary, file)) + file.size + 2;
    return {
        contentType: `multipart/form-data; boundary=${boundary}`,
        length,
        stream: () => encode(boundary, head, files, tail),
    };
}
function partHead(boundary, { path }) {
    const type = src/* default */.A.getType(path) ?? 'application/octet-stream';
    const name = escapeName(path);
    return `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
}
function escapeName(name) {
    return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
async function* encode(boundary, head, files, tail) {
    const buffers = [Buffer.allocUnsafeSlow(chunkSize), Buffer.allocUnsafeSlow(chunkSize)];
    const [chunk] = buffers;
    let used = chunk.write(head);
    const append = (text) => {
        used += chunk.write(text, used);
    };
    for (const file of files) {
        const before = partHead(boundary, file);
        const most = Buffer.byteLength(before) + file.size + 2;
        if (used + most > chunkSize) {
            yield await afterPoll(chunk.subarray(0, used));
            used = 0;
        }
        append(before);
        if (most <= chunkSize) {
            (0,read_file/* readWhole */.oD)(file, chunk.subarray(used));
            used += file.size;
        }
        else {
            yield await afterPoll(chunk.subarray(0, used));
            for await (const part of (0,read_file/* readInChunks */.kT)(file, buffers))
                yield await afterPoll(part);
            used = 0;
        }
        append('\r\n');
    }
    if (used + tail.length > chunkSize) {
        yield chunk.subarray(0, used);
        yield Buffer.from(tail);
    }
    else {
        append(tail);
        yield await afterPoll(chunk.subarray(0, used));
    }
}
/**
 * Lets the event loop run once before a chunk is written, so that an answer which has already arrived (401, 413) is
 * read first. If the service has closed the connection, writing the chunk would fail, and the answer would be lost.
 */
async function afterPoll(chunk) {
    await (0,promises_.setImmediate)();
    return chunk;
}

;// CONCATENATED MODULE: ./build/hosting/delete-forms.js





/**
 * HTTP statuses of a service that does not know a request's form: it does not know the address, method or content type,
 * or has not implemented it.
 */
const unknownForm = [404, 405, 415, 501];
/**
 * Asks the service to delete a link: as JSON (INTERFACE 4.3, form A), and as a multipart form (B) if the service does
 * not know form A.
 *
 * @returns the account after it
 * @throws {ServiceError | NetworkError} if the service did not say that the link was deleted
 */
async function deleteInEitherForm(domain, options) {
    const call = { operation: 'delete', path: '/v1/delete' };
    try {
        const asJson = { ...call, method: 'POST', body: jsonBody({ domain }) };
        return (0,account/* profileOf */.dp)(await callService(asJson, options));
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7 && unknownForm.includes(error.status)))
            throw error;
        const asForm = { ...call, method: 'DELETE', body: multipartBody([['domain', domain]], []) };
        return (0,account/* profileOf */.dp)(await callService(asForm, options));
    }
}

// EXTERNAL MODULE: ./build/hosting/dialect.js
var dialect = __webpack_require__(4915);
// EXTERNAL MODULE: ./build/hosting/refusals.js
var refusals = __webpack_require__(8900);
;// CONCATENATED MODULE: ./build/hosting/hosting.js










/** The hosting service: one method for each endpoint. */
class Hosting {
    #options;
    constructor(options) {
        this.#options = options;
        // An answer may repeat the key. So the key must be hidden before any answer is read.
        (0,secrets/* hide */.jD)(options.apiKey);
    }
    /** Opens a connection early, because a request will follow soon. A fault shows when it is needed. */
    prepare() {
        (0,early_connection.openEarly)(this.#options.baseUrl).catch(() => { });
    }
    /**
     * Publishes a site in one request (INTERFACE 4.1).
     *
     * @param domain the link whose files it replaces; undefined for a new link
     * @throws {ServiceError} if the service refused it, or its answer is not what the interface says
     * @throws {NetworkError} if no complete answer came
     * @throws {SiteError} if a file changed while it was sent
     */
    async upload(files, domain) {
        const fields = domain === undefined ? [] : [['domain', domain]];
        const body = withProgress(multipartBody(fields, files), this.#options.tell);
        try {
            return await (domain === undefined ? this.#create(body) : this.#update(domain, body));
        }
        catch (error) {
            throw (0,refusals/* mayBeForPartCount */.Ay)(error, files.length) ? (0,refusals/* withAdviceToZip */.tX)(error, files.length) : error;
        }
    }
    /**
     * Sends an update with the method of the service's dialect. If it may have been refused for the method, it is sent
     * once more with the other one.
     */
    async #update(domain, body) {
        const { baseUrl, tell } = this.#options;
        const method = (0,dialect/* dialectOf */.E)(baseUrl).update;
        const other = method === 'PUT' ? 'POST' : 'PUT';
        try {
            return await this.#send(method, body);
        }
        catch (error) {
            if (!(0,refusals/* mayBeForMethod */.re)(error))
                throw error;
            if (!(0,refusals/* isForUnknownMethod */.Fr)(error))
                await this.#requireLink(domain, error);
            tell(`The service did not take the update of ${domain} as ${method}, so it is sent as ${other}. ${error.message}`);
            return await this.#send(other, body).catch(async (second) => {
                if (!(0,refusals/* isRefused */.H0)(second))
                    throw second;
                if ((0,refusals/* isForUnknownMethod */.Fr)(error))
                    await this.#requireLink(domain, second);
                // The answer to the method that the service knows tells more.
                throw (0,refusals/* isForUnknownMethod */.Fr)(second) ? error : second;
            });
        }
    }
    /**
     * Checks that the account has the link of a refused update. It throws the refusal if the account does not have it, or
     * can't be asked. In the first case the error lists the account's links.
     */
    async #requireLink(domain, error) {
        const profile = await this.profileIfAny();
        if (profile === undefined)
            throw error;
        if (!(0,account/* lists */.k8)(profile, domain))
            throw (0,refusals/* withoutLink */.Ho)(error, domain, profile);
    }
    /**
     * Creates a link. It is never sent again if the service may have made a link. The error then lists the account's
     * links.
     */
    async #create(body) {
        try {
            return await this.#send('POST', body, false);
        }
        catch (error) {
            if (!(0,refusals/* mayHaveMadeLink */.lG)(error))
                throw error;
            throw (0,refusals/* withLinks */.q9)(error, await this.profileIfAny());
        }
    }
    async #send(method, body, idempotent = true) {
        const call = { operation: 'upload', method, path: '/v1/upload', body, idempotent };
        return (0,account/* uploadOf */.n$)(await callService(call, this.#options));
    }
    /**
     * Deletes a link (INTERFACE 4.3): as JSON, or as a form if the service does not know JSON. If both fail, the profile
     * decides: if the link is not there, that is a success.
     *
     * @returns the account after it
     * @throws {ServiceError | NetworkError} if the link is still there, or the profile can't be read
     */
    async delete(domain) {
        try {
            const profile = await deleteInEitherForm(domain, this.#options);
            if (!(0,account/* lists */.k8)(profile, domain))
                return profile;
            throw new errors/* ServiceError */._7({ operation: 'delete', status: 200 }, `delete: the service still lists ${domain} after the deletion.`, { hint: 'Run the job again; if the link stays, delete it in the hosting account.' });
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7 || error instanceof errors/* NetworkError */.Dr))
                throw error;
            return await this.#profileWithout(domain, error);
        }
    }
    /** The account's links and quota (INTERFACE 4.4). */
    async profile() {
        const call = { operation: 'profile', method: 'GET', path: '/v1/profile' };
        return (0,account/* profileOf */.dp)(await callService(call, this.#options));
    }
    /** The same; undefined if it can't be read, for callers that can go on without it or have an error of their own. */
    async profileIfAny() {
        const profile = await this.profile().catch(() => undefined);
        this.#options.signal.throwIfAborted();
        return profile;
    }
    async #profileWithout(domain, error) {
        const profile = await this.profileIfAny();
        if (profile === undefined || (0,account/* lists */.k8)(profile, domain))
            throw error;
        return profile;
    }
}

// EXTERNAL MODULE: ./build/record/permissions.js
var permissions = __webpack_require__(4508);
// EXTERNAL MODULE: ./build/http/concurrency.js
var concurrency = __webpack_require__(8842);
// EXTERNAL MODULE: ./build/text/host-name.js + 1 modules
var host_name = __webpack_require__(6315);
// EXTERNAL MODULE: ./build/target.js
var build_target = __webpack_require__(2631);
;// CONCATENATED MODULE: ./build/record/record-format.js


/** The description that marks a deployment as torn down: its links are gone. */
const tornDown = 'torn down';
/** Marks a payload as ours. Other tools make deployments of the same environment and task. */
const payloadKey = 'static-deploy';
/** The name of a target's record. */
function recordOf({ environment, subject }) {
    return { environment, task: taskOf(subject) };
}
/** The task of the deployments for a subject. */
function taskOf(subject) {
    if (subject.kind === 'pull-request')
        return `deploy:pr-${subject.number}`;
    return subject.kind === 'branch' ? `deploy:branch-${subject.branch}` : 'deploy';
}
/** The subject of a preview's task, so the reverse of `taskOf`; undefined for production and for other tools' tasks. */
function previewOf(task) {
    const number = /^deploy:pr-(\d{1,15})$/u.exec(task)?.[1];
    if (number !== undefined)
        return { kind: 'pull-request', number: Number(number) };
    const prefix = 'deploy:branch-';
    if (!task.startsWith(prefix) || task === prefix)
        return undefined;
    return { kind: 'branch', branch: task.slice(prefix.length) };
}
/** Whether two names are of the same record. GitHub ignores the case of an environment's name. */
function isSameRecord(a, b) {
    return keyOf(a) === keyOf(b);
}
/** Groups deployments by record. Their order stays, and the records are in the order of their first deployments. */
function byRecord(deployments) {
    const records = new Map();
    for (const deployment of deployments) {
        const key = keyOf(deployment);
        const known = records.get(key);
        if (known)
            known.push(deployment);
        else
            records.set(key, [deployment]);
    }
    return records;
}
/** A text that is equal for two names if and only if they are of the same record. */
function keyOf({ environment, task }) {
    return JSON.stringify([environment.toLowerCase(), task]);
}
/** A record in words, for an error. */
function describeRecord({ task, environment }, ours) {
    const place = `environment "${environment}"`;
    if (!ours)
        return `a deployment of another tool (${place}, task "${task}")`;
    const preview = previewOf(task);
    return preview === undefined
        ? `the live site of ${place}`
        : `the preview of ${(0,build_target/* describe */.q)(preview)} (${place})`;
}
/**
 * The payload of a new deployment.
 *
 * @param link undefined if it is not known yet
 * @param digest of the site, if an input asks for it
 */
function payloadFor(link, digest) {
    return { [payloadKey]: 1, ...(link && { link }), ...(digest && { digest }) };
}
/** Whether this action made a deployment. */
function isOurs(deployment) {
    return payloadKey in payloadOf(deployment);
}
/** The link that a deployment of ours was begun for; undefined if it was begun for a new link. */
function linkInPayload(deployment) {
    const { link } = payloadOf(deployment);
    return typeof link === 'string' ? (0,host_name/* hostNameOf */.LJ)(link) : undefined;
}
/** The digest of the site that a deployment of ours sent; undefined if no input asked for it. */
function digestInPayload(deployment) {
    const { digest } = payloadOf(deployment);
    return typeof digest === 'string' ? digest : undefined;
}
function payloadOf({ payload }) {
    try {
        const value = typeof payload === 'string' ? JSON.parse(payload) : payload;
        return typeof value === 'object' ? { ...value } : {};
    }
    catch {
        return {};
    }
}
/**
 * Reads a deployment's statuses, newest first. An `inactive` that is not ours does not count: GitHub sets it after a
 * success of another tool. A failure may name a link too: then the site was sent, but could not be verified.
 */
function stateOf(statuses) {
    if (statuses === undefined)
        return { kind: 'deleted' };
    for (const { state, description, environmentUrl, createdAt } of statuses) {
        if (state === 'inactive' && description === tornDown)
            return { kind: 'torn down', at: createdAt };
        const link = linkIn(environmentUrl);
        if ((state === 'success' || state === 'failure') && link !== undefined)
            return { kind: 'live', link };
    }
    const failed = statuses.some(({ state }) => state === 'failure' || state === 'error');
    return { kind: failed ? 'failed' : 'begun' };
}
/** The link in a status' `environment_url`; undefined if that is not the address of a host on its usual port. */
function linkIn(environmentUrl) {
    return URL.canParse(environmentUrl) ? (0,host_name/* hostNameOf */.LJ)(new URL(environmentUrl).host) : undefined;
}

;// CONCATENATED MODULE: ./build/record/active-deployments.js



/** How many of the newest deployments are asked for at the same time. */
const askedAhead = 4;
/** The active deployments of a record (neither torn down nor failed without a link), newest first. */
async function activeOf(deployments, name) {
    const active = [];
    const all = await deployments.of(name);
    const [newest] = all;
    // Most often the newest one was torn down. Then no other request is needed.
    if (newest === undefined || (await deployments.state(newest.id)).kind === 'torn down')
        return [];
    await (0,concurrency/* atMost */.T)(askedAhead, all.slice(0, askedAhead), ({ id }) => deployments.state(id));
    for (const deployment of all) {
        const state = await deployments.state(deployment.id);
        // Deployments are torn down oldest first. So all that are older than this one are torn down too.
        if (state.kind === 'torn down')
            break;
        if (state.kind === 'live')
            active.push({ id: deployment.id, link: state.link });
        if (state.kind === 'begun')
            active.push({ id: deployment.id, link: linkInPayload(deployment) });
    }
    return active;
}
/**
 * Our active deployments that name a link, newest first: those of one record, or of all records if `name` is undefined.
 */
async function activeNaming(deployments, link, name) {
    const active = [];
    const all = name ? await deployments.of(name) : (await deployments.all()).filter(isOurs);
    for (const deployment of all) {
        const begunFor = linkInPayload(deployment);
        if (begunFor !== undefined && !(0,host_name/* isSameLink */.dF)(begunFor, link))
            continue;
        const state = await deployments.state(deployment.id);
        const named = state.kind === 'live' ? state.link : state.kind === 'begun' ? begunFor : undefined;
        if (named !== undefined && (0,host_name/* isSameLink */.dF)(named, link))
            active.push({ id: deployment.id, link });
    }
    return active;
}

;// CONCATENATED MODULE: ./build/record/deployments.js

/**
 * The repository's deployments, as one run reads them. Each page of a list and the statuses of each deployment are read
 * once at most, and no page is read that nobody needs.
 */
class Deployments {
    #github;
    #statuses = new Map();
    #records = new Map();
    #all;
    constructor(github) {
        this.#github = github;
        this.#all = new LazyList(github.deployments());
    }
    /**
     * Forgets the list of a record, because this run added a deployment to it. Lists of other records stay: the new
     * deployment does not matter for them.
     */
    refresh(name) {
        this.#records.delete(keyOf(name));
    }
    /** Our deployments of one record, newest first. */
    async of(name) {
        const key = keyOf(name);
        const known = this.#records.get(key) ?? new LazyList(this.#github.deployments({ ...name })).until(() => false);
        this.#records.set(key, known);
        return (await known).filter((deployment) => isOurs(deployment) && isSameRecord(deployment, name));
    }
    /** All deployments of one environment, newest first. Later `of` uses them for the records of this environment. */
    async in(environment) {
        const list = await new LazyList(this.#github.deployments({ environment })).until(() => false);
        for (const [key, deployments] of byRecord(list))
            this.#records.set(key, Promise.resolve(deployments));
        return list;
    }
    /** All deployments of the repository, newest first. */
    async all() {
        return await this.#all.until(() => false);
    }
    /** The deployments that were read so far, newest first. */
    get known() {
        return this.#all.known;
    }
    /** Reads the first page of all deployments. Often that is enough. */
    async peek() {
        await this.#all.until(() => true);
    }
    /** The deployments that are younger than a given one, newest first. */
    async since(oldest) {
        const list = await this.#all.until(({ id, createdAt }) => id === oldest.id || createdAt < oldest.createdAt);
        return list.filter(({ id, createdAt }) => id !== oldest.id && createdAt >= oldest.createdAt);
    }
    /** A deployment's statuses, newest first; undefined if it was deleted after it was listed. */
    statuses(id) {
        const known = this.#statuses.get(id) ?? this.#github.statuses(id);
        this.#statuses.set(id, known);
        return known;
    }
    /** What a deployment's statuses say of it. */
    async state(id) {
        return stateOf(await this.statuses(id));
    }
}
/** A list that reads its pages one by one, when they are needed, and keeps them. */
class LazyList {
    #pages;
    #read = [];
    #turn = Promise.resolve();
    constructor(pages) {
        this.#pages = pages;
    }
    get known() {
        return this.#read;
    }
    /**
     * Reads pages until `found` is true for one entry, or there are no more pages. Returns all entries that were read so
     * far.
     */
    async until(found) {
        const mine = this.#turn.then(async () => {
            while (!this.#read.some(found)) {
                const page = await this.#pages.next();
                if (page.done)
                    break;
                this.#read.push(...page.value);
            }
            return [...this.#read];
        });
        this.#turn = mine;
        return await mine;
    }
}

;// CONCATENATED MODULE: ./build/record/status-order.js


/** Later than anything. */
const never = { createdAt: Number.POSITIVE_INFINITY, id: Number.POSITIVE_INFINITY };
/** Whether one moment is later than another one. */
function isAfter(a, b) {
    return a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;
}
/**
 * The oldest status that names a link.
 *
 * @param statuses newest first
 */
function firstNaming(statuses, link) {
    return statuses.findLast(({ environmentUrl }) => (0,host_name/* isSameLink */.dF)(linkIn(environmentUrl) ?? '', link));
}

;// CONCATENATED MODULE: ./build/record/owners.js



/**
 * Finds out which other record owns a link. A link belongs to each record that names it and is not torn down:
 * production, a branch, a pull request, another tool's deployment. If something can't be read, that is an error. It
 * never means that nobody owns the link.
 */
class Owners {
    #deployments;
    constructor(deployments) {
        this.#deployments = deployments;
    }
    /**
     * @param own the record that asks
     * @param isRecalled whether the record remembers the link. Then only younger deployments than the link are read. A
     * link that a person wrote may have belonged to anybody before.
     * @returns the owner in words; undefined if no other record names the link
     * @throws {GitHubError} if the owner can't be found out
     */
    async ownerOf(link, own, isRecalled) {
        const ownDeployments = await this.#deployments.of(own);
        const maker = isRecalled ? await this.#makerOf(link, ownDeployments) : undefined;
        // No record can have named a link before it existed.
        const others = maker ? await this.#deployments.since(maker) : await this.#deployments.all();
        // If a deployment is deleted while this run reads the pages, another one moves to a page that was read before, and
        // is not seen. So the live site is also asked for by name.
        const live = maker ? [] : await this.#deployments.of({ environment: 'production', task: 'deploy' });
        const known = new Set(others.map(({ id }) => id));
        const all = [...others, ...live.filter(({ id }) => !known.has(id))];
        const ours = all.filter((each) => isOurs(each) && !isSameRecord(each, own));
        for (const record of byRecord(ours).values()) {
            if (await this.#names(record, link, maker !== undefined))
                return describeRecord(record[0] ?? own, true);
        }
        // A job's `environment:` with our `url` makes such a deployment too. It does not count: GitHub does not call it
        // production.
        const foreign = others.filter((each) => !isOurs(each) && (maker === undefined || each.production));
        const ownFirst = maker ? never : await this.#firstNaming(link, ownDeployments);
        for (const record of byRecord(foreign).values()) {
            if (await this.#foreignNames(record, link, ownFirst))
                return describeRecord(record[0] ?? own, false);
        }
        return undefined;
    }
    /**
     * The other record, in words, that a link belongs to although the service calls it new: a service may answer with a
     * link that exists already. It looks only at what was read so far.
     */
    async knownOwnerOf(link, own) {
        const ours = this.#deployments.known.filter((each) => isOurs(each) && !isSameRecord(each, own));
        for (const record of byRecord(ours).values()) {
            if (await this.#names(record, link, true))
                return describeRecord(record[0] ?? own, true);
        }
        return undefined;
    }
    /** Whether another record may have put something else at a link after a deployment. */
    async wasTakenSince(deployment, link, own) {
        const since = (await this.#deployments.since(deployment)).filter((each) => !isSameRecord(each, own));
        return since.some((each) => {
            const begunFor = linkInPayload(each);
            return isOurs(each) ? begunFor !== undefined && (0,host_name/* isSameLink */.dF)(begunFor, link) : each.production;
        });
    }
    /** The deployment that made a record's link: it was begun without a link, and is live at this one. */
    async #makerOf(link, deployments) {
        const oldestNaming = deployments.findLastIndex((each) => (0,host_name/* isSameLink */.dF)(linkInPayload(each) ?? '', link));
        for (const deployment of deployments.slice(oldestNaming + 1)) {
            if (linkInPayload(deployment) !== undefined)
                continue;
            const state = await this.#deployments.state(deployment.id);
            if (state.kind === 'live' && (0,host_name/* isSameLink */.dF)(state.link, link))
                return deployment;
            if (state.kind === 'torn down')
                return undefined;
        }
        return undefined;
    }
    /**
     * Whether a record of ours names a link. If a deploy was begun for a known link, the payload tells the link. If it
     * was begun without, it can only have made a new link. So it matters only if this link may have been made then.
     */
    async #names(record, link, isKnownNew) {
        const isPreview = previewOf(record[0]?.task ?? '') !== undefined;
        const mayName = (deployment) => {
            const begunFor = linkInPayload(deployment);
            return begunFor === undefined ? !isKnownNew : (0,host_name/* isSameLink */.dF)(begunFor, link);
        };
        if (!record.some(mayName))
            return false;
        for (const deployment of record) {
            // A preview has every link that its deployments name. A live site has only the link of its newest deploy.
            if (isPreview && !mayName(deployment))
                continue;
            const state = await this.#deployments.state(deployment.id);
            if (state.kind === 'torn down')
                return false;
            if (state.kind === 'live' && (0,host_name/* isSameLink */.dF)(state.link, link))
                return true;
            if (state.kind === 'live' && !isPreview)
                return false;
            // For a live site a failed deploy counts too: its files may have arrived.
            const isBegun = state.kind === 'begun' || (state.kind === 'failed' && !isPreview);
            if (isBegun && (0,host_name/* isSameLink */.dF)(linkInPayload(deployment) ?? '', link))
                return true;
        }
        return false;
    }
    /**
     * Whether another tool's record names a link. If it is not production, it only counts if it named the link before our
     * record did: later ones may be an echo of our own output.
     */
    async #foreignNames(record, link, ownFirst) {
        for (const { id, production } of record) {
            const statuses = (await this.#deployments.statuses(id)) ?? [];
            const isNaming = statuses.some(({ environmentUrl }) => linkIn(environmentUrl) !== undefined);
            const first = firstNaming(statuses, link);
            if (first === undefined && isNaming)
                return false;
            if (first !== undefined && (production || !isAfter(first, ownFirst)))
                return true;
        }
        return false;
    }
    /** When a status of a record first named a link; {@link never} if no status did. */
    async #firstNaming(link, deployments) {
        for (const deployment of deployments.toReversed()) {
            const begunFor = linkInPayload(deployment);
            if (begunFor !== undefined && !(0,host_name/* isSameLink */.dF)(begunFor, link))
                continue;
            const first = firstNaming((await this.#deployments.statuses(deployment.id)) ?? [], link);
            if (first !== undefined)
                return first;
        }
        return never;
    }
}

;// CONCATENATED MODULE: ./build/record/previews.js

/** The previews in the repository's records, for a sweep. Every method throws {@link GitHubError}. */
class Previews {
    #github;
    #deployments;
    constructor(github, deployments) {
        this.#github = github;
        this.#deployments = deployments;
    }
    /** The previews of one environment, newest first. */
    async in(environment) {
        return previewsOf(await this.#deployments.in(environment));
    }
    /** The previews of all environments, newest first. */
    async all() {
        return previewsOf(await this.#deployments.all());
    }
    /**
     * Deletes the deployments of a preview that was torn down some time ago, so that the list stays short.
     *
     * @param before milliseconds since 1970; a preview that was torn down later stays
     * @returns how many were deleted
     */
    async forget(name, before) {
        const deployments = await this.#deployments.of(name);
        for (const { id } of deployments) {
            const state = await this.#deployments.state(id);
            if (state.kind === 'failed' || state.kind === 'deleted')
                continue;
            if (state.kind !== 'torn down' || state.at >= before)
                return 0;
            break;
        }
        for (const { id } of deployments.toReversed())
            await this.#github.deleteDeployment(id);
        return deployments.length;
    }
}
function previewsOf(deployments) {
    return [...byRecord(deployments.filter(isOurs)).values()].flatMap(([newest, ...older]) => {
        const subject = newest && previewOf(newest.task);
        if (newest === undefined || subject === undefined)
            return [];
        const { environment, task } = newest;
        const { createdAt: since } = older.at(-1) ?? newest;
        const link = linkInPayload(newest);
        return [{ subject, name: { environment, task }, deployments: 1 + older.length, since, link }];
    });
}

;// CONCATENATED MODULE: ./build/record/records.js






/**
 * Milliseconds that recording a deploy may take; undefined for the usual time. A new link gets more time, because
 * without a record nobody would tear it down.
 */
const patienceFor = (isNew) => (isNew ? 2 * 60_000 : undefined);
/** Requests that are sent at the same time. */
const atOnce = 4;
/**
 * What GitHub's deployments remember: which link belongs to which site. Deployments of one environment and task are one
 * record. Every method throws {@link GitHubError}: if something can't be read, that never means that there is nothing.
 */
class Records {
    previews;
    owners;
    #github;
    #deployments;
    #runUrl;
    /** @param runUrl the page of this run, which every status links to */
    constructor(github, runUrl) {
        this.#github = github;
        this.#deployments = new Deployments(github);
        this.previews = new Previews(github, this.#deployments);
        this.owners = new Owners(this.#deployments);
        this.#runUrl = runUrl;
    }
    /** The link that a record remembers: that of its newest deploy that was sent; undefined if that was torn down. */
    async recall(name) {
        for (const deployment of await this.#deployments.of(name)) {
            const state = await this.#deployments.state(deployment.id);
            if (state.kind === 'torn down')
                return undefined;
            if (state.kind === 'live')
                return state.link;
        }
        return undefined;
    }
    /**
     * The link and digest of a record's newest deploy; undefined if it did not succeed, or a deploy to this link may have
     * begun later.
     */
    async newest(name) {
        const [newest] = await this.#deployments.of(name);
        const statuses = newest && (await this.#deployments.statuses(newest.id));
        if (newest === undefined || statuses?.[0]?.state !== 'success')
            return undefined;
        const state = stateOf(statuses);
        if (state.kind !== 'live' || (await this.owners.wasTakenSince(newest, state.link, name)))
            return undefined;
        return { link: state.link, digest: digestInPayload(newest) };
    }
    /**
     * Asks early for what a deploy or teardown of a record will need, at the same time. An error is thrown later, to the
     * code that needs the answer.
     */
    prepare(name) {
        const own = this.#deployments.of(name).then(async (deployments) => {
            const [newest] = deployments;
            const first = deployments.find((each) => linkInPayload(each) === undefined);
            await Promise.all([newest, first].map((each) => each && this.#deployments.statuses(each.id)));
        });
        const others = previewOf(name.task) ? this.#deployments.peek() : undefined;
        Promise.all([own, others]).catch(() => { });
    }
    /** Whether this run, in this attempt, has deployed for this record before. */
    async wasDeployedByThisRun(name) {
        const [newest] = await this.#deployments.of(name);
        const statuses = newest && (await this.#deployments.statuses(newest.id));
        return statuses?.some(({ logUrl }) => logUrl !== '' && logUrl === this.#runUrl) ?? false;
    }
    /** The active deployments of a record (neither torn down nor failed without a link), newest first. */
    async active(name) {
        return await activeOf(this.#deployments, name);
    }
    /** Our active deployments that name a link, newest first: those of one record, or of all records. */
    async naming(link, name) {
        return await activeNaming(this.#deployments, link, name);
    }
    /**
     * Records that a deploy begins. It has no status yet.
     *
     * @param link undefined if it is not known yet
     * @param digest of the site, if an input asks for it
     * @returns the deployment's id
     */
    async begin(target, link, digest) {
        const { subject, environment, sha } = target;
        const id = await this.#github.createDeployment({
            ...recordOf(target),
            ref: sha,
            payload: payloadFor(link, digest),
            transient: subject.kind !== 'production',
            production: environment === 'production',
        });
        this.#deployments.refresh(recordOf(target));
        return id;
    }
    /** Records that the work on a deploy has started. */
    async start(id) {
        await this.#github.createStatus(id, { state: 'in_progress', logUrl: this.#runUrl });
    }
    /** Records that a deploy is live. If the link is new, GitHub gets more time for it. */
    async succeed(id, link, isNew) {
        await this.#github.createStatus(id, this.#statusOf('success', link), patienceFor(isNew));
    }
    /**
     * Records that a deploy failed.
     *
     * @param link if the content may have arrived there in spite of the failure
     */
    async fail(id, link, isNew) {
        await this.#github.createStatus(id, this.#statusOf('failure', link), patienceFor(isNew));
    }
    #statusOf(state, link) {
        return { state, environmentUrl: link && `https://${link}`, logUrl: this.#runUrl };
    }
    /**
     * Records that the links of some deployments are gone. The newest deployment gets its status last, because it alone
     * tells whether a record is active: so a teardown that was interrupted can be done again.
     *
     * @param active newest first
     */
    async end(active) {
        const tell = async ({ id, link }) => {
            // A deploy that had only begun may have made a link meanwhile. That link was not deleted, so this deployment
            // stays active.
            if (link === undefined && stateOf(await this.#github.statuses(id)).kind === 'live')
                return;
            await this.#github.createStatus(id, { state: 'inactive', description: tornDown, logUrl: this.#runUrl });
        };
        const [newest, ...older] = active;
        await (0,concurrency/* atMost */.T)(atOnce, older.toReversed(), tell);
        if (newest)
            await tell(newest);
    }
}

// EXTERNAL MODULE: ./build/report/log.js
var log = __webpack_require__(6945);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(4865);
;// CONCATENATED MODULE: ./build/record/best-effort.js



/**
 * Does something that must never fail a deploy that succeeded. After an error it writes one warning.
 *
 * @param what it does, in words that follow "Could not"
 * @returns undefined after an error
 */
async function bestEffort(what, action) {
    try {
        return await action();
    }
    catch (error) {
        log/* log */.R.warning((0,printable/* printable */.g$)(`Could not ${what}. ${(0,errors/* messageOf */.bD)(error)}`));
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(1065);
;// CONCATENATED MODULE: ./build/record/comment-text.js




/**
 * The comment on a pull request, without its marker. Anybody may read it, and no runner masks secrets in it. So it
 * shows only the public part of an error.
 */
function comment_text_commentOf(news, facts) {
    const { environment, runUrl, now } = facts;
    const preview = environment === 'preview' ? 'Preview' : `Preview of ${(0,markdown/* prose */.CS)(environment)}`;
    const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const log = runUrl && `[log](${runUrl})`;
    const commit = news.kind === 'removed' ? '' : commitOf(news.commit, runUrl);
    if (news.kind === 'live') {
        const size = `${(0,format/* count */.U9)(news.fileCount, 'file')}, ${(0,format/* formatBytes */.z3)(news.bytes)}`;
        const live = `${preview} is live${commit && `: commit ${commit}`}`;
        return (0,markdown/* page */.MY)(`🚀 ${linked(news.link)}`, (0,markdown/* oneLine */.TN)(live, size, time, log), doubt(news.status), news.extra);
    }
    if (news.kind === 'removed') {
        const links = news.links.length > 0 ? `Deleted: ${news.links.map(shown).join(', ')}` : 'There was nothing to delete';
        return (0,markdown/* page */.MY)(`🧹 ${preview} was removed`, (0,markdown/* oneLine */.TN)(links, time, log));
    }
    const { message, hint } = wordsOf(news.error);
    return (0,markdown/* page */.MY)(`❌ ${preview} failed`, shown(message), (0,markdown/* advice */.v9)(hint), news.lastGood && `Still live: ${linked(news.lastGood)}, from an earlier commit.`, (0,markdown/* oneLine */.TN)(commit && `Commit ${commit}`, time, log));
}
/** Says what a status other than `active` means. The service's own word is shown only if it is one plain word. */
function doubt(status = '') {
    if (status === '' || status === 'active')
        return '';
    const isWord = /^[a-z_-]{1,30}$/iu.test(status) && !(0,secrets/* holdsSecret */.hK)(status);
    const said = isWord ? `gives this link the status **${(0,markdown/* prose */.CS)(status)}**` : 'does not call this link active';
    return `⚠️ The service ${said}, so it may not stay.`;
}
/**
 * The short form of a commit, as a link to its page, which is found by the run's address; empty if there is no commit.
 */
function commitOf(sha, runUrl) {
    if (!/^[0-9a-f]{7,64}$/u.test(sha))
        return (0,markdown/* prose */.CS)(sha.slice(0, 7));
    const short = `\`${sha.slice(0, 7)}\``;
    const [repository, run] = runUrl.split('/actions/runs/');
    return run === undefined ? short : `[${short}](${repository}/commit/${sha})`;
}
function wordsOf(error) {
    if (error instanceof errors/* ActionError */.lZ)
        return error.inPublic;
    return { message: 'Something happened that this action did not expect. The log of the run says what.' };
}
/** The text as prose, or `***` if it contains a secret in any spelling. A link or an error's code may contain one. */
function shown(text) {
    return (0,markdown/* prose */.CS)((0,secrets/* holdsSecret */.hK)(text) ? '***' : text);
}
function linked(link) {
    return (0,secrets/* holdsSecret */.hK)(link) ? shown(link) : (0,markdown/* anchor */.Y3)(link);
}

;// CONCATENATED MODULE: ./build/record/comment.js






/** Milliseconds after which the comments are read again, because another run may have written one meanwhile. */
const freshFor = 5000;
/** Asks for both at the same time. An error is thrown later, to the code that waits for the answer. */
function prepareComments(github, pullRequest) {
    const login = github.login();
    const comments = github.comments(pullRequest);
    for (const promise of [login, comments])
        promise.catch(() => { });
    return { login, comments, askedAt: performance.now() };
}
/**
 * Keeps one comment for each environment on a pull request: writes it, or replaces the text of the existing one. Ours
 * is the comment that has the marker and was written by the token's own identity. A comment by anybody else is never
 * changed, whatever it says.
 *
 * @throws {GitHubError} if comments can't be read or written
 */
async function keepComment(github, { pullRequest, environment, text, prepared }) {
    const marker = `<!-- static-deploy: ${environment} -->`;
    const body = `${marker}\n${text}`;
    const login = await prepared.login;
    const ownOf = (comments) => comments.find((comment) => comment.body.startsWith(marker) && isBy(comment, login));
    let own = ownOf(await prepared.comments);
    for (let attempt = 1;; attempt += 1) {
        // Another run may have written the comment meanwhile. And if an answer was lost, this run may have written it.
        const isFresh = attempt === 1 && performance.now() - prepared.askedAt < freshFor;
        if (!isFresh)
            own ??= ownOf(await github.comments(pullRequest));
        try {
            if (own === undefined)
                await github.createComment(pullRequest, body);
            else
                await github.updateComment(own.id, body);
            return;
        }
        catch (error) {
            if (own !== undefined || !(error instanceof answers/* GitHubError */.y_ && error.mayBeDone) || attempt === 4)
                throw error;
        }
    }
}
/** An app's login ends in `[bot]` in REST, but not always in GraphQL. A person's login can't end so. */
function isBy({ author, bot }, login) {
    return author === login || (bot && author === `${login}[bot]`);
}
/** Writes a target's news to its pull request, if it has one and the user wants a comment. An error is one warning. */
class Commenter {
    #target;
    #options;
    #prepared;
    constructor(target, options) {
        this.#target = target;
        this.#options = options;
    }
    get #pullRequest() {
        const { subject } = this.#target;
        return this.#options.comment && subject.kind === 'pull-request' ? subject.number : undefined;
    }
    /** Asks early who the token belongs to. */
    prepareLogin() {
        if (this.#pullRequest !== undefined)
            this.#options.github.login().catch(() => { });
    }
    /** Asks for the comments, shortly before there is news. */
    prepare() {
        if (this.#pullRequest === undefined)
            return;
        this.#prepared ??= prepareComments(this.#options.github, this.#pullRequest);
    }
    /** Writes the comment; never throws. */
    async tell(news) {
        const pullRequest = this.#pullRequest;
        if (pullRequest === undefined)
            return;
        const { environment } = this.#target;
        const { github, runUrl } = this.#options;
        const text = comment_text_commentOf(news, { environment, runUrl, now: new Date() });
        const prepared = this.#prepared ?? prepareComments(github, pullRequest);
        this.#prepared = undefined;
        try {
            await keepComment(github, { pullRequest, environment, text, prepared });
        }
        catch (error) {
            const forbidden = error instanceof answers/* GitHubError */.y_ && error.forbidden;
            log/* log */.R.warning(forbidden ? (0,permissions/* notCommented */.YW)(error) : (0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error)));
        }
    }
}

;// CONCATENATED MODULE: ./build/record/tracking.js


/** A link belongs to another record, so this run must not touch it. */
class OwnedError extends errors/* ActionError */.lZ {
    constructor(link, owner) {
        super(`${link} belongs to ${(0,printable/* printable */.g$)(owner)}, so this run left it as it is.`, {
            hint: 'Give the preview a "domain" of its own, or leave "domain" out: then each preview gets its own link.',
        });
    }
}
/** A new link is live, but is not recorded on GitHub. So nobody would tear it down. */
class UnrecordedLinkError extends errors/* ActionError */.lZ {
    constructor(link, cause) {
        super(`The site is live at the new link ${link}, but GitHub did not record it. ${(0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(cause))}`, {
            hint: `This link is not remembered: delete ${link} in the hosting account, or write it as "domain", before the next run makes another link.`,
            cause,
        });
    }
}

;// CONCATENATED MODULE: ./build/record/own-deployment.js





/**
 * The deployment that records this run. If the deploy goes to another link than expected, a second one takes its place.
 */
class OwnDeployment {
    #target;
    #records;
    #warnsOfSecond;
    #id;
    /** The link in its payload. */
    #begunFor;
    #started = Promise.resolve();
    constructor(target, { records, warnsOfSecond }) {
        this.#target = target;
        this.#records = records;
        this.#warnsOfSecond = warnsOfSecond;
    }
    /** The deployment's number; undefined if there is none. */
    get id() {
        return this.#id;
    }
    /**
     * Creates the deployment.
     *
     * @param link undefined if it is not known yet
     * @param digest of the site, if an input asks for it
     * @throws {GitHubError} if it can't be recorded
     */
    async begin(link, digest) {
        this.#begunFor = link;
        const id = await this.#records.begin(this.#target, link, digest);
        this.#id = id;
        // Nothing waits for this request now: it is sent during the upload. The next status waits for it.
        this.#started = bestEffort('record that the deploy has started', () => this.#records.start(id));
    }
    /** Warns if this run has deployed for the same record before: they are probably two sites. */
    async warnOfEarlier() {
        if (!this.#warnsOfSecond)
            return;
        if (!(await this.#records.wasDeployedByThisRun(recordOf(this.#target))))
            return;
        const { environment } = this.#target;
        log/* log */.R.warning(`This run has already deployed to the environment "${environment}", and this deploy replaces that one. If they are two sites, give each its own "environment".`);
    }
    /** Sets the deployment to failed, and works with it no more. */
    async abandon() {
        await this.fail(undefined);
        this.#id = undefined;
    }
    /** From now on any link counts as new, whatever link the deployment was begun for. */
    expectNewLink() {
        this.#begunFor = undefined;
    }
    /** @throws {UnrecordedLinkError} if the link is new and could not be recorded */
    async succeed(link) {
        const id = this.#id;
        const isNew = this.#isNew(link);
        if (id === undefined && isNew)
            throw new UnrecordedLinkError(link, new Error('There is no deployment for it.'));
        if (id === undefined)
            return;
        await this.#started;
        const record = () => this.#records.succeed(id, link, isNew);
        if (!isNew)
            await bestEffort('record the deploy', record);
        else {
            await record().catch((cause) => {
                throw new UnrecordedLinkError(link, cause);
            });
        }
    }
    /** @param link if the content may have arrived there in spite of the failure */
    async fail(link) {
        const id = this.#id;
        if (id === undefined)
            return;
        await this.#started;
        const isNew = link !== undefined && this.#isNew(link);
        const what = isNew ? `record that the link ${link} was made` : 'record that the deploy failed';
        await bestEffort(what, () => this.#records.fail(id, link, isNew));
    }
    #isNew(link) {
        return this.#begunFor === undefined || !(0,host_name/* isSameLink */.dF)(link, this.#begunFor);
    }
}

;// CONCATENATED MODULE: ./build/record/required-record.js



/** Whether this deploy must be recorded. A preview or a new link without a record would never be torn down. */
function needsRecord({ subject, domain }) {
    return subject.kind !== 'production' || domain === undefined;
}
/**
 * Does what must be known before anything is sent.
 *
 * @throws {InputError} if the token may not use the record, and this deploy needs it. It says which permission to add.
 * @throws {GitHubError} any other error of GitHub
 */
async function mustKnow(target, action) {
    try {
        return await action();
    }
    catch (error) {
        if (!(error instanceof answers/* GitHubError */.y_ && error.forbidden && needsRecord(target)))
            throw error;
        const isProduction = target.subject.kind === 'production';
        const what = isProduction ? 'the live site' : `the preview of ${(0,build_target/* describe */.q)(target.subject)}`;
        throw (0,permissions/* recordRefused */.Gc)(what, isProduction, error);
    }
}

;// CONCATENATED MODULE: ./build/record/tracker.js











/**
 * Follows a target in the record and the comment. If reading or writing decides about a link, an error fails the run.
 * If it only tells of a deploy that is done, an error is one warning.
 */
class Tracker {
    #github;
    #records;
    #target;
    #name;
    #commenter;
    #own;
    /** The link that the record had before this run changed it. */
    #recalled;
    constructor(target, options) {
        this.#github = options.github;
        this.#records = options.records;
        this.#target = target;
        this.#name = recordOf(target);
        this.#own = new OwnDeployment(target, options);
        this.#commenter = new Commenter(target, options);
    }
    get deployment() {
        return this.#own.id;
    }
    prepare() {
        this.#records.prepare(this.#name);
        this.#commenter.prepareLogin();
    }
    async holding(digest) {
        const newest = await mustKnow(this.#target, () => this.#records.newest(this.#name));
        return newest?.digest === digest ? newest.link : undefined;
    }
    async recall() {
        this.#recalled = await mustKnow(this.#target, () => this.#records.recall(this.#name));
        await mustKnow(this.#target, () => this.#own.warnOfEarlier());
        return this.#recalled;
    }
    async requireNoOtherOwner(link) {
        if (this.#target.subject.kind === 'production')
            return;
        // The link will be changed or deleted, so there will be a comment to write.
        this.#commenter.prepare();
        const { owners } = this.#records;
        const isRecalled = this.#target.domain === undefined;
        const owner = await mustKnow(this.#target, () => owners.ownerOf(link, this.#name, isRecalled));
        if (owner !== undefined)
            throw new OwnedError(link, owner);
    }
    async begin(link, digest) {
        try {
            await mustKnow(this.#target, () => this.#own.begin(link, digest));
        }
        catch (error) {
            // A digest must be recorded, or a later run may skip a site that is not live. So must a new link.
            const isKnown = link !== undefined && !digest && (this.#recalled !== undefined || !needsRecord(this.#target));
            if (!(error instanceof answers/* GitHubError */.y_ && isKnown))
                throw error;
            log/* log */.R.warning(error.forbidden ? (0,permissions/* notRecorded */.ok)(error) : (0,printable/* printable */.g$)(`This deploy is not recorded. ${error.message}`));
            return;
        }
        this.#commenter.prepare();
    }
    async beginAnew(link) {
        await this.#own.abandon();
        await this.begin(link);
        this.#own.expectNewLink();
    }
    async requireNewLink(link) {
        if (this.#target.subject.kind === 'production')
            return;
        const { owners } = this.#records;
        const owner = await mustKnow(this.#target, () => owners.knownOwnerOf(link, this.#name));
        if (owner !== undefined)
            throw new OwnedError(link, owner);
    }
    async succeed(link, site) {
        const { sha: commit } = this.#target;
        const tellLive = async ({ extra, ...facts }) => this.#commenter.tell({ kind: 'live', link, commit, ...facts, extra: await extra });
        const [recorded] = await Promise.allSettled([this.#own.succeed(link), tellLive(site)]);
        if (recorded.status === 'rejected')
            throw recorded.reason;
    }
    async fail(error, link) {
        // If the files may have arrived, they have replaced the earlier site.
        const replaced = link !== undefined || (error instanceof errors/* NetworkError */.Dr && error.mayHaveArrived);
        const lastGood = replaced ? undefined : this.#recalled;
        const comment = this.#commenter.tell({ kind: 'failed', error, lastGood, commit: this.#target.sha });
        await Promise.all([this.#own.fail(link), comment]);
    }
    async wasClosed() {
        const { subject } = this.#target;
        if (subject.kind !== 'pull-request')
            return false;
        const pull = await bestEffort('read the pull request', () => this.#github.pullRequest(subject.number));
        return pull?.open === false;
    }
    async links() {
        const active = await mustKnow(this.#target, () => this.#records.active(this.#name));
        return [...new Set(active.flatMap(({ link }) => link ?? []))];
    }
    async end(links) {
        await this.#end(links, () => this.#records.active(this.#name));
    }
    async endLink(link) {
        const own = this.#target.subject.kind === 'production' ? undefined : this.#name;
        await this.#end([link], () => this.#records.naming(link, own));
    }
    async #end(links, active) {
        const end = bestEffort('end the deployments', async () => this.#records.end(await active()));
        await Promise.all([end, links.length > 0 && this.#commenter.tell({ kind: 'removed', links })]);
    }
}

;// CONCATENATED MODULE: ./build/record/untracked.js


/** For a run without a token. The user has decided that nothing is recorded, owned or shown. */
class Untracked {
    deployment = undefined;
    #link;
    prepare() { }
    async holding() {
        return undefined;
    }
    async recall() {
        return undefined;
    }
    async requireNoOtherOwner() { }
    async begin(link) {
        this.#link = link;
    }
    async beginAnew(link) {
        this.#link = link;
    }
    async requireNewLink() { }
    async succeed(link) {
        if (this.#link !== undefined)
            return;
        log/* log */.R.warning(`Without github-token the link ${link} is not remembered: the next run will make another one.`);
    }
    async fail() { }
    async wasClosed() {
        return false;
    }
    async links() {
        throw (0,permissions/* unknownLink */.Th)();
    }
    async end() { }
    async endLink() { }
}

;// CONCATENATED MODULE: ./build/acts/services.js








/** What every act needs: the inputs, the context, the hosting service and GitHub. */
class Services {
    inputs;
    context;
    signal;
    hosting;
    #connection;
    constructor(inputs, context, signal) {
        this.inputs = inputs;
        this.context = context;
        this.signal = signal;
        const tell = log/* log */.R.info;
        this.hosting = new Hosting({ baseUrl: inputs.baseUrl, apiKey: inputs.apiKey, signal, tell });
        const { repository, apiUrl, runUrl } = context;
        if (inputs.githubToken === '' || repository === undefined)
            return;
        const github = new GitHub({ token: inputs.githubToken, repository, apiUrl, signal, tell });
        this.#connection = { github, records: new Records(github, runUrl) };
    }
    /** Whether there is a record to ask: without a token nothing is remembered. */
    get hasGitHub() {
        return this.#connection !== undefined;
    }
    /** Follows a target on GitHub. Without a token it does nothing there. */
    track(target) {
        if (this.#connection === undefined)
            return new Untracked();
        const { comment, dryRun } = this.inputs;
        const { runUrl, numbersRuns } = this.context;
        const warnsOfSecond = numbersRuns && !dryRun;
        return new Tracker(target, { ...this.#connection, comment, runUrl, warnsOfSecond });
    }
    /** The link of an environment's live site, by its record; undefined if there is none, or no token to read it. */
    async linkOf(environment) {
        return await this.#connection?.records.recall({ environment, task: 'deploy' });
    }
    /**
     * @param why what the token is needed for
     * @throws {InputError} if there is no token
     */
    requireGitHub(why) {
        if (this.#connection !== undefined)
            return this.#connection;
        throw new errors/* InputError */.dz('github-token', `${why}. This needs a token.`, {
            hint: `Leave github-token out, so that it is the job's own, and add to the job:\n${permissions/* permissionLines */.$r}`,
        });
    }
}

;// CONCATENATED MODULE: ./build/acts/act.js


/**
 * Does what is planned. The code for each kind of plan is loaded only when it is needed.
 *
 * @throws every error that stops it
 */
async function act(plan, { inputs, context, signal }) {
    return await actWith(new Services(inputs, context, signal), plan);
}
async function actWith(services, plan) {
    switch (plan.kind) {
        case 'skip':
            return { ...plan, result: 'skipped' };
        case 'deploy': {
            const { deploy } = await __webpack_require__.e(/* import() */ 913).then(__webpack_require__.bind(__webpack_require__, 9913));
            return await deploy(plan, services);
        }
        case 'teardown': {
            const { tearDown } = await __webpack_require__.e(/* import() */ 994).then(__webpack_require__.bind(__webpack_require__, 6994));
            return await tearDown(plan.target, services);
        }
        case 'sweep': {
            const { sweep } = await __webpack_require__.e(/* import() */ 451).then(__webpack_require__.bind(__webpack_require__, 3451));
            return await sweep(plan.environment, services);
        }
        case 'ask': {
            const { ask } = await __webpack_require__.e(/* import() */ 29).then(__webpack_require__.bind(__webpack_require__, 9029));
            const answer = await ask(plan.question, services);
            return await actWith(services, (0,plan_plan/* makePlan */.C)(services.inputs, services.context, answer));
        }
    }
}


/***/ }),

/***/ 9289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   _P: () => (/* binding */ unusable),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   nR: () => (/* binding */ timeOf),
/* harmony export */   qg: () => (/* binding */ parse),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4865);


/** GitHub's API did not do what this run asked for. */
class GitHubError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    /** HTTP status; 0 if no complete answer came. */
    status;
    constructor(status, message, options = {}) {
        super(message, options);
        this.status = status;
    }
    /**
     * Whether the token may not do this. GitHub answers 403, or 404 if the token may not even know that something exists.
     */
    get forbidden() {
        return this.status === 403 || this.status === 404;
    }
    /** Whether GitHub may have done what was asked, although there was an error. */
    get mayBeDone() {
        return this.status === 0 || this.status >= 500;
    }
}
/** A value as an object; undefined if it is none. */
function fieldsOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}
/** The error for an answer with a status of success, but without the content that it should have. */
function unusable({ what }, { status, text }, why) {
    return new GitHubError(0, `Could not ${what} on GitHub: the answer (HTTP ${status}) ${why}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(text, 100))}`, {
        hint: runAgain,
    });
}
const runAgain = 'Run the job again; https://www.githubstatus.com shows whether GitHub has a problem.';
function parse(question, answer) {
    try {
        return JSON.parse(answer.text);
    }
    catch {
        throw unusable(question, answer, 'is not JSON');
    }
}
function refused({ what }, answer) {
    const { status, text } = answer;
    const said = messageIn(text);
    const limited = isRateLimit(answer);
    const hint = limited
        ? 'The token has used up what GitHub allows in an hour. Run the job again later.'
        : status === 401
            ? "The token is not valid. Leave github-token out, so that it is the job's own."
            : runAgain;
    return new GitHubError(limited ? 429 : status, `Could not ${what} on GitHub: HTTP ${status}, ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(said)}`, {
        hint,
    });
}
function messageIn(text) {
    try {
        const message = fieldsOf(JSON.parse(text))?.['message'];
        if (typeof message === 'string')
            return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(message);
    }
    catch {
        // If the answer is not JSON, its text is shown.
    }
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(text.trim()) || 'and the answer is empty.';
}
function errorOf({ what }, cause) {
    if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr) {
        return new GitHubError(0, `Could not ${what} on GitHub: ${cause.message}`, { hint: cause.hint, cause });
    }
    if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) {
        return new GitHubError(0, `Could not ${what} on GitHub: ${cause.message}`, { hint: runAgain, cause });
    }
    return cause;
}
/** A field of an answer, which must have this type. What GitHub did not say is never guessed. */
function read(question, fields, name, type) {
    const value = fields?.[name];
    if (typeof value === type && value !== '')
        return value;
    throw unusable(question, shown(fields), `has no ${name}`);
}
function timeOf(question, fields) {
    const time = Date.parse(read(question, fields, 'created_at', 'string'));
    if (!Number.isNaN(time))
        return time;
    throw unusable(question, shown(fields), 'has a created_at that is not a time');
}
function shown(fields) {
    return { status: 200, text: JSON.stringify(fields ?? null) };
}
function textOf(value) {
    return typeof value === 'string' ? value : '';
}
/** GitHub answers 403 for a rate limit too. That is not a missing permission. */
function isRateLimit({ status, headers, text }) {
    if (status !== 403)
        return false;
    return (headers['retry-after'] !== undefined ||
        headers['x-ratelimit-remaining'] === '0' ||
        /rate limit/iu.test(text));
}


/***/ }),

/***/ 9022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dp: () => (/* binding */ profileOf),
/* harmony export */   k8: () => (/* binding */ lists),
/* harmony export */   n$: () => (/* binding */ uploadOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _text_host_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6315);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8152);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2990);




/**
 * The result of an upload.
 *
 * @throws {ServiceError} if a field has another type than the interface says. It carries the link if that is known. It
 * comes before all others if the key is in the link: nobody may see that link.
 */
function uploadOf(answer) {
    const data = (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(answer, 'data', answer.data);
    const link = linkOf(answer, data['link']);
    const status = data['status'] ?? '';
    if (typeof status !== 'string')
        throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .wrong */ .Qm)(answer, 'data.status', 'a text', status, link);
    return {
        link,
        // The status is shown, so an answer that repeats the key must not put it there.
        status: (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsSecret */ .hK)(status) ? '***' : status,
        quota: quotaOf(answer, (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(answer, 'data.profile', data['profile'] ?? {}, link), link),
    };
}
function linkOf(answer, value) {
    const link = typeof value === 'string' ? (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_1__/* .hostNameOf */ .LJ)(value) : undefined;
    // The link is shown everywhere. A name in another script may turn into the key when it is converted to ASCII, so both
    // are checked.
    if ((0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsSecret */ .hK)(JSON.stringify(value) ?? '') || (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsSecret */ .hK)(link ?? ''))
        throw keyInLink(answer);
    if (link === undefined)
        throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .wrong */ .Qm)(answer, 'data.link', 'a host name', value);
    return link;
}
function keyInLink({ operation, status }) {
    const message = `${operation}: the service put the key into the link.`;
    const hint = 'That link must not be shown. Change the key, and tell the service about it.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ operation, status }, message, { hint, inPublic: { message, hint } });
}
/**
 * The account's links and quota, as profile and delete report them.
 *
 * @throws {ServiceError} if a field has another type than the interface says
 */
function profileOf(answer) {
    const data = (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(answer, 'data', answer.data);
    const { links } = data;
    if (!Array.isArray(links))
        throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .wrong */ .Qm)(answer, 'data.links', 'a list', links);
    return { links: links.map((link) => listedLink(answer, link)), quota: quotaOf(answer, data) };
}
/** Whether the account has a link. If the list has a name without a dot, it counts as the first label of a link. */
function lists({ links }, domain) {
    return links.some((link) => (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameLink */ .dF)(link, domain));
}
/**
 * The name of one entry of the list. In the interface an entry is a text; the live service has objects with `subdomain`
 * or `domain`.
 */
function listedLink(answer, value) {
    const fields = (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .objectOf */ .Xy)(value);
    const name = fields ? (fields['domain'] ?? fields['subdomain']) : value;
    if (typeof name !== 'string')
        throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .wrong */ .Qm)(answer, 'data.links', 'a list of names', value);
    return (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_1__/* .hostNameOf */ .LJ)(name) ?? name;
}
function quotaOf(answer, fields, link) {
    const read = (name) => {
        const value = fields[name] ?? undefined;
        // The quota is an output, so it is shown. A number that repeats the key must not be.
        if ((0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsSecret */ .hK)(String(value)))
            return undefined;
        if (value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0))
            return value;
        throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .wrong */ .Qm)(answer, name, 'a whole number', value, link);
    };
    return { used: read('quotaUsed'), limit: read('quotaLimit') };
}


/***/ }),

/***/ 2990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   Qm: () => (/* binding */ wrong),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   qu: () => (/* binding */ dataOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4865);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8152);



/**
 * Judges an answer by its status and its envelope (INTERFACE section 2).
 *
 * @throws {ServiceError} for anything but a 2xx with `success: true`
 */
function dataOf(answer, request) {
    const { operation } = request;
    const { status } = answer;
    if (status >= 300 && status < 400)
        throw redirected(answer, request);
    const envelope = parse(answer.text);
    if (envelope === undefined) {
        const shown = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(answer.text.trim()) || 'nothing';
        throw refused({ status, code: '', foreign: true }, request, `HTTP ${status}, and the answer is not a JSON object: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(shown)}`);
    }
    if (status >= 200 && status < 300 && envelope['success'] === true) {
        return { operation, status, data: envelope['data'] };
    }
    const said = textOf(envelope['error']);
    const code = (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsSecret */ .hK)(said) ? '' : said;
    const words = [said, textOf(envelope['message'])].filter(Boolean).join(': ');
    const why = words ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(words, 500) : `it gave no reason: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(answer.text)}`;
    throw refused({ status, code }, request, `the service refused (HTTP ${status}). ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(why)}`);
}
function refused(refusal, { operation, url }, message) {
    // The service's address may be a secret of the workflow, so only the log shows it.
    const publicHint = hintFor(refusal);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ operation, ...refusal, publicHint }, `${operation}: ${message}`, {
        hint: hintFor(refusal, url),
    });
}
function redirected({ status, headers }, { operation, url }) {
    const target = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(headers.location ?? 'nowhere');
    const message = `${operation}: ${url.origin} redirects (HTTP ${status}) to ${target}, which was not followed.`;
    const hint = 'Following it would send the key there. If that is where the service lives now, write it as base-url.';
    const inPublic = {
        message: `${operation}: base-url redirects (HTTP ${status}), which was not followed.`,
        hint,
    };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ operation, status }, message, { hint, inPublic });
}
function parse(text) {
    try {
        return objectOf(JSON.parse(text));
    }
    catch {
        return undefined;
    }
}
function objectOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}
function textOf(value) {
    return typeof value === 'string' ? value : '';
}
/** What to do about a refusal, if that is known; undefined if not. */
function hintFor({ status, code, foreign = false }, url) {
    if (code.endsWith('_LIMIT_REACHED')) {
        return 'Close pull requests whose previews are live, delete links in the hosting account, or upgrade the account.';
    }
    if (status === 401 || status === 403)
        return 'Check that the secret behind api-key holds a valid key of the account.';
    if (status === 404 && url?.pathname.includes('/v1/v1/'))
        return 'Write base-url without "/v1" at its end.';
    if (status === 404)
        return `Check base-url: ${url ? `${url.origin}${url.pathname}` : 'that address'} may not be the service's.`;
    if (status === 413)
        return 'The site is larger than the service takes. Leave out what is not needed with "exclude".';
    if (status === 429)
        return 'The service got too many requests; run the job again later.';
    if (status >= 500)
        return 'The service has a problem; run the job again later.';
    return foreign
        ? `Check base-url: what answers at ${url?.origin ?? 'that address'} may not be the service.`
        : undefined;
}
function fieldsOf(answer, name, value, link) {
    const fields = objectOf(value);
    if (fields === undefined)
        throw wrong(answer, name, 'an object', value, link);
    return fields;
}
function wrong(answer, name, expected, value, link) {
    const { operation, status } = answer;
    const shown = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(JSON.stringify(value) ?? 'missing');
    const live = link ? ` The files may be live at ${link} in spite of this.` : '';
    const hint = 'See in the hosting account what the service did, and tell the service about it.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ operation, status, link, publicHint: hint }, `${operation}: the service reports success, but ${name} is not ${expected}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(shown)}${live}`, { hint });
}


/***/ }),

/***/ 4915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ dialectOf),
/* harmony export */   i: () => (/* binding */ formFor)
/* harmony export */ });
/** What the interface itself says (INTERFACE 4.1). */
const plain = { update: 'POST', folders: 'files' };
/**
 * What is publicly known of services, by their host. For ext.tiiny.host: the vendor's own client (its skill 1.1.0,
 * March 2026) updates with PUT, and every public client that was found sends a site with folders as one archive.
 */
const known = {
    'ext.tiiny.host': { update: 'PUT', folders: 'zip' },
};
/** The dialect of the service at an address. */
function dialectOf({ hostname }) {
    return (Object.hasOwn(known, hostname) ? known[hostname] : undefined) ?? plain;
}
/**
 * Chooses the form of a site. A form that the user wrote is always used. `auto` depends on the service and on whether
 * the site has folders.
 *
 * @param uploadAs the input `upload-as`
 */
function formFor(uploadAs, files, baseUrl) {
    if (uploadAs !== 'auto')
        return { form: uploadAs, why: `"upload-as: ${uploadAs}" asks for it` };
    if (!hasFolders(files))
        return { form: 'files', why: 'a site without folders needs no archive' };
    const { folders } = dialectOf(baseUrl);
    if (folders === 'zip')
        return { form: 'zip', why: `${baseUrl.host} is reported to unpack it` };
    return { form: 'files', why: `${baseUrl.host} is not known to need an archive` };
}
function hasFolders(files) {
    for (const { path } of files)
        if (path.includes('/'))
            return true;
    return false;
}


/***/ }),

/***/ 8900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ mayBeForPartCount),
/* harmony export */   Fr: () => (/* binding */ isForUnknownMethod),
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   Ho: () => (/* binding */ withoutLink),
/* harmony export */   lG: () => (/* binding */ mayHaveMadeLink),
/* harmony export */   q9: () => (/* binding */ withLinks),
/* harmony export */   re: () => (/* binding */ mayBeForMethod),
/* harmony export */   tX: () => (/* binding */ withAdviceToZip),
/* harmony export */   tr: () => (/* binding */ isForLimit)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3387);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4865);



/**
 * Whether the service refused a request because of its content or method. Not because of the key, its size or the
 * account's limit, and not because of a fault that may be over soon.
 */
function isRefused(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.link !== undefined)
        return false;
    const otherReason = [401, 403, 408, 413, 425, 429].includes(error.status) || error.code.endsWith('_LIMIT_REACHED');
    return (error.status >= 400 && error.status < 500 && !otherReason) || error.status === 501;
}
/** Whether the service refused because the account takes no more links, or no more uploads. */
function isForLimit(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.link === undefined && error.code.endsWith('_LIMIT_REACHED');
}
/**
 * Whether an update may have been refused because of its method. A service may take it for a new link, so a full
 * account refuses it too.
 */
function mayBeForMethod(error) {
    return isRefused(error) || isForLimit(error);
}
/** Whether the service does not know the method at this address. */
function isForUnknownMethod({ status }) {
    return [404, 405, 501].includes(status);
}
/** Whether a refusal may be because of the number of parts: common server libraries take 100, 128 or 1,000. */
function mayBeForPartCount(error, parts) {
    return (isRefused(error) || (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.status === 413)) && parts > 100;
}
/** The same error, with the advice to send an archive. */
function withAdviceToZip(error, parts) {
    const fewer = `Many servers take at most 100, 128 or 1,000 files in one request, and this had ${parts}: try "upload-as: zip".`;
    const { message, hint } = error.inPublic;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(error, error.message, {
        hint: joined(error.hint, fewer),
        inPublic: { message, hint: joined(hint, fewer) },
        cause: error,
    });
}
function joined(...sentences) {
    return sentences.filter(Boolean).join(' ');
}
/** Whether a create that failed may still have made a link. */
function mayHaveMadeLink(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr)
        return error.mayHaveArrived;
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
        return false;
    const { status, link } = error;
    return ((status < 300 && link === undefined) ||
        status === 408 ||
        (status >= 500 && status !== 501 && status !== 503));
}
/**
 * The same error, which now says that the account does not have this link. Only the log lists the links that it has.
 */
function withoutLink(error, domain, profile) {
    const hint = `The account has no link ${domain}: check the input "domain", or leave it out to get a new link.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(error, error.message, {
        hint: `${hint} Links of the account: ${linksOf(profile)}.`,
        inPublic: { message: error.inPublic.message, hint },
        cause: error,
    });
}
function linksOf({ links }) {
    const shown = links.map((link) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(link, 100));
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(shown, 20) || 'none';
}
/** The same error, which now says that a new link may have been made. Only the log lists the account's links. */
function withLinks(error, profile) {
    const unknown = 'Whether the service made a new link is not known.';
    const advice = 'Delete a link that nobody needs in the hosting account before the next run.';
    const links = profile ? linksOf(profile) : 'could not be read';
    const message = `${error.message} ${unknown} Links of the account: ${links}.`;
    const { inPublic } = error;
    const more = {
        hint: joined(advice, error.hint),
        inPublic: { message: `${inPublic.message} ${unknown}`, hint: joined(advice, inPublic.hint) },
        cause: error,
    };
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7
        ? new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(error, message, more)
        : new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr(error, message, more);
}


/***/ }),

/***/ 8842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ atMost)
/* harmony export */ });
/**
 * Runs an action for each item, in their order, and at most `number` of them at the same time.
 *
 * @throws the first error. Actions that have begun are awaited; the others are not begun.
 */
async function atMost(number, items, action) {
    const waiting = items.values();
    let failed = false;
    const work = async () => {
        for (const item of waiting) {
            if (failed)
                return;
            try {
                await action(item);
            }
            catch (error) {
                failed = true;
                throw error;
            }
        }
    };
    const ends = await Promise.allSettled(Array.from({ length: number }, work));
    const fault = ends.find((end) => end.status === 'rejected');
    if (fault)
        throw fault.reason;
}


/***/ }),

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


/***/ }),

/***/ 7806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ send)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: ./build/environment.js
var environment = __webpack_require__(7853);
// EXTERNAL MODULE: ./build/http/early-connection.js
var early_connection = __webpack_require__(7599);
;// CONCATENATED MODULE: ./build/http/agents.js



/** The options of Node's own global agents: the connection that was used last is used first, and is kept for 5 s. */
const options = { keepAlive: true, scheduling: 'lifo', timeout: 5000 };
/** Keeps connections for later requests, and first uses those that were opened early. */
class Agent extends external_node_http_.Agent {
    createConnection(given, opened) {
        return (0,early_connection/* takeEarly */.h)(peerOf('http:', given)) ?? super.createConnection(given, opened);
    }
}
/** The same over TLS. */
class TlsAgent extends external_node_https_.Agent {
    createConnection(given, opened) {
        return (0,early_connection/* takeEarly */.h)(peerOf('https:', given)) ?? super.createConnection(given, opened);
    }
}
/** A new agent. Its first connection was not used before, even if it was opened early. */
function makeAgent(protocol) {
    return protocol === 'https:' ? new TlsAgent(options) : new Agent(options);
}
const agents = new Map();
/** The agent that keeps the connections of one protocol for the whole run. */
function sharedAgent(protocol) {
    const agent = agents.get(protocol) ?? makeAgent(protocol);
    agents.set(protocol, agent);
    return agent;
}
function peerOf(protocol, { host, port }) {
    return { protocol, host: host ?? '', port: Number(port) };
}

;// CONCATENATED MODULE: ./build/http/connect.js




/** The action's name for servers. */
const userAgent = 'static-deploy-action';
/**
 * Opens a request. It goes through a proxy if one is configured. Certificates are always checked, whatever the
 * environment says.
 */
async function start({ url, method, headers, body, ownConnection }) {
    const client = url.protocol === 'https:' ? external_node_https_ : external_node_http_;
    // An own connection is kept alive anyway. If the server had to close it, it might do so before its early answer is read.
    const agent = (await proxyAgent(url)) ?? (ownConnection ? makeAgent(url.protocol) : sharedAgent(url.protocol));
    const outgoing = client.request(url, {
        agent,
        // It is written here because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would switch the check off.
        rejectUnauthorized: true,
        method,
        headers: {
            'user-agent': userAgent,
            accept: 'application/json',
            ...headers,
            ...(body && { 'content-type': body.contentType, 'content-length': body.length }),
        },
    });
    if (body === undefined)
        outgoing.end();
    else
        outgoing.flushHeaders();
    return outgoing;
}
/**
 * The agent for a proxy, if there is one. If the environment names no proxy, `@actions/http-client` is not even loaded:
 * it takes as long to start as everything else here.
 */
async function proxyAgent(url) {
    if (!(0,environment/* namesProxy */.pk)())
        return undefined;
    const { HttpClient } = await __webpack_require__.e(/* import() */ 716).then(__webpack_require__.bind(__webpack_require__, 7716));
    // The client itself is not used, because its sendStream takes a source that failed for a complete one. All that it
    // knows of proxies is in the agent. The agent's own options decide about certificates.
    const agent = new HttpClient(userAgent).getAgent(url.href);
    agent.options = { ...agent.options, rejectUnauthorized: true };
    return agent;
}

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(4865);
;// CONCATENATED MODULE: ./build/http/watchdog.js



/** Milliseconds for the answer if the run was cancelled after everything was sent. The runner gives 7.5 s in all. */
const timeAfterCancel = 2000;
/** Watches one exchange for silence, and knows how far it has come. */
class Watchdog {
    #connection;
    #timer;
    #abort;
    #stop;
    #ready = false;
    #givenUp;
    #ended = false;
    #delivered = false;
    #answerTimer;
    /**
     * @param over is aborted when the exchange is over, because a request that waits for a proxy's connection sends no
     * event then
     */
    constructor(outgoing, connection, over) {
        this.#connection = connection;
        this.#stop = (why) => {
            outgoing.destroy(new Error(why));
            over.abort();
        };
        this.#timer = setTimeout(() => {
            this.#givenUp = 'silence';
            this.#stop('silence');
        }, connection.silence);
        this.#abort = () => {
            // The answer will come in a moment. Without it a new link could be left that nobody knows.
            if (this.#delivered)
                setTimeout(() => this.#stop('aborted'), timeAfterCancel).unref();
            else
                this.#stop('aborted');
        };
        connection.signal.addEventListener('abort', this.#abort);
        if (connection.signal.aborted)
            this.#abort();
        outgoing.once('close', () => over.abort());
        outgoing.once('socket', (socket) => {
            // A proxy's agent gives a socket that is connected already.
            const { connecting, secureConnecting } = socket;
            if (!connecting && !secureConnecting)
                this.#ready = true;
            else
                socket.once(outgoing.protocol === 'https:' ? 'secureConnect' : 'connect', () => this.touch(true));
        });
    }
    /** Call it for each byte in either direction. */
    touch(ready = this.#ready) {
        this.#ready = ready;
        this.#timer.refresh();
    }
    /**
     * Everything was sent. From now on the answer has a time limit, also if it comes slowly, byte by byte.
     *
     * @param delivered whether there was a body, so that the service may have done something
     */
    awaitAnswer(delivered) {
        if (this.#ended)
            return;
        this.#delivered = delivered;
        this.#answerTimer = setTimeout(() => {
            this.#givenUp = 'no end';
            this.#stop('no end');
        }, this.#connection.answerTime);
    }
    end() {
        this.#ended = true;
        clearTimeout(this.#timer);
        clearTimeout(this.#answerTimer);
        this.#connection.signal.removeEventListener('abort', this.#abort);
    }
    /** The error to throw for what ended the exchange. */
    classify(error, request) {
        const { operation, url } = request;
        const { silence, answerTime } = this.#connection;
        if (this.#givenUp !== undefined) {
            const message = this.#givenUp === 'silence'
                ? `${operation}: nothing came from ${url.host} for ${Math.round(silence / 1000)} s.`
                : `${operation}: the answer of ${url.host} was not complete after ${(0,format/* formatDuration */.a3)(answerTime)}.`;
            return new errors/* NetworkError */.Dr({ operation, mayHaveArrived: this.#ready }, message, { hint: this.#runAgain });
        }
        if (error instanceof Error && error.name === 'AbortError')
            return this.lost(request, 'closed without an answer');
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (code === '' || !(error instanceof Error))
            return error;
        const why = (0,printable/* excerpt */.Kb)(error.message || code);
        if (this.#ready && !untrusted.test(code))
            return this.lost(request, why, error);
        const [what, hint] = unreachable(code, this.#connection.addressFrom);
        const facts = { operation, mayHaveArrived: false, final: untrusted.test(code) };
        return new errors/* NetworkError */.Dr(facts, `${operation}: ${url.host} ${what} (${why}).`, { hint, cause: error });
    }
    get #runAgain() {
        return `Run the job again; if it stays like that, ask ${this.#connection.peer} whether it has a problem.`;
    }
    /** The error for a connection that broke after it was made. */
    lost({ operation, url }, why, cause) {
        const message = `${operation}: the connection to ${url.host} was lost before the answer was complete (${why}).`;
        return new errors/* NetworkError */.Dr({ operation, mayHaveArrived: true }, message, { hint: this.#runAgain, cause });
    }
}
/** Codes of OpenSSL and Node for a certificate that is not accepted. */
const untrusted = /CERT|TLS|SSL|SIGNATURE|ISSUER/u;
/** Why no connection was made, and what to do about it. */
function unreachable(code, origin) {
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
        return [
            'has no address: its name was not found',
            `Check ${origin}, and that the runner reaches the internet.`,
        ];
    }
    if (untrusted.test(code)) {
        return [
            'can not be trusted: its certificate is not accepted',
            `Nothing was sent. Check ${origin}. Behind a proxy that inspects traffic, set NODE_EXTRA_CA_CERTS on the runner.`,
        ];
    }
    return ['could not be reached', `Check ${origin} and the proxy settings, and that the server is up.`];
}

;// CONCATENATED MODULE: ./build/http/send.js



/**
 * Sends one request, and gives its answer to `read`. If both came to their end, the connection is kept for the next
 * request; otherwise it is closed. It never follows a redirect, because that would send the key there.
 *
 * A refusal may arrive while the body is still being sent. Then it is the answer, and what the server does to the
 * connection after it does not matter. A success counts only after the whole body was sent.
 *
 * @param read gets the answer, and must call the watchdog's `touch` for the bytes that it reads
 * @throws {NetworkError} if no complete answer came
 * @throws {SiteError} if the site changed while it was sent
 */
async function send(request, connection, read) {
    connection.signal.throwIfAborted();
    const outgoing = await start(request);
    const over = new AbortController();
    const watchdog = new Watchdog(outgoing, connection, over);
    // An error after the result is known (a reset after a complete answer) must not end the process.
    outgoing.on('error', () => { });
    const answered = (0,external_node_events_.once)(outgoing, 'response', { signal: over.signal });
    let incoming;
    const rejected = () => (incoming?.statusCode ?? 0) >= 300;
    const stopped = () => rejected() || over.signal.aborted;
    const sent = pump(request.body, outgoing, { stopped, over: over.signal, progress: () => watchdog.touch() });
    // If the site changed, the connection must be broken. With a proper end a shorter body could be taken for the whole
    // site.
    sent.catch((error) => outgoing.destroy(error));
    sent.then((all) => all && watchdog.awaitAnswer(request.body !== undefined)).catch(() => { });
    let reusable = false;
    try {
        ;
        [incoming] = (await answered);
        if (!rejected() && !(await sent))
            throw watchdog.lost(request, 'closed before everything was sent');
        const result = await read(incoming, watchdog);
        reusable = incoming.complete && outgoing.writableFinished;
        return result;
    }
    catch (error) {
        connection.signal.throwIfAborted();
        throw watchdog.classify(error, request);
    }
    finally {
        over.abort();
        watchdog.end();
        // An answer that nobody has read would hold its connection, and the connection this process.
        if (reusable)
            incoming?.resume();
        else
            outgoing.destroy();
    }
}
/**
 * Sends the body as fast as the connection takes it. Returns whether all of it was sent: it stops early if the rest is
 * of no use.
 */
async function pump(body, outgoing, options) {
    if (body === undefined)
        return true;
    for await (const chunk of body.stream()) {
        if (options.stopped())
            return false;
        await taken(outgoing, chunk, options.over);
        options.progress();
    }
    if (options.stopped())
        return false;
    outgoing.end();
    return true;
}
/**
 * Writes a chunk and waits until the system has taken it, because its memory is used again after that. It also ends if
 * the exchange is over. The code that waits for the answer gets the error.
 */
async function taken(outgoing, chunk, over) {
    await new Promise((resolve) => {
        const done = () => {
            over.removeEventListener('abort', done);
            resolve();
        };
        over.addEventListener('abort', done);
        if (!over.aborted)
            outgoing.write(chunk, done);
        else
            done();
    });
}


/***/ }),

/***/ 4508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ permissionLines),
/* harmony export */   Gc: () => (/* binding */ recordRefused),
/* harmony export */   Th: () => (/* binding */ unknownLink),
/* harmony export */   YW: () => (/* binding */ notCommented),
/* harmony export */   ok: () => (/* binding */ notRecorded)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);

/** The permissions that a job needs for all that the action does on GitHub. */
const permissionLines = [
    'permissions:',
    '  contents: read',
    '  deployments: write',
    '  pull-requests: write',
].join('\n');
/**
 * The error for a run that needs the record but may not read or write it. It says that nothing was sent: a preview
 * without a record would have no owner, and nobody could tear it down.
 *
 * @param what in words, as in `the preview of pull request #7`
 * @param hasOtherWay whether it also helps to name the link as `domain`
 */
function recordRefused(what, hasOtherWay, cause) {
    const named = hasOtherWay ? 'Or name the link as "domain". ' : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', `the token may not use the repository's deployments, where the link of ${what} is remembered, so nothing was sent. ${cause.message}`, {
        hint: `Add the lines below to the job. ${named}Or write "github-token: ''" where nothing is to be remembered: then each deploy without "domain" makes a new link, and a teardown needs "domain".\n${permissionLines}`,
        cause,
    });
}
/** The warning for a deploy to a link that the user named. The deploy goes on without a record. */
function notRecorded({ message }) {
    return [
        `This deploy is not recorded, because the token may not use the repository's deployments. ${message}`,
        'Add to the job in the workflow:',
        permissionLines,
    ].join('\n');
}
/** The warning if the token may not write the comment. */
function notCommented({ message }) {
    return [
        `The pull request gets no comment, because the token may not write one. ${message}`,
        'Write "comment: false", or add to the job in the workflow:',
        permissionLines,
    ].join('\n');
}
/** The error for a teardown with neither token nor domain. */
function unknownLink() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('domain', 'neither domain nor github-token is given, so the link of this preview can not be found and would stay.', {
        hint: `Leave github-token out, so that the step gets the job's own, or write the link as "domain". The job needs:\n${permissionLines}`,
    });
}


/***/ }),

/***/ 7327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ openFlags),
/* harmony export */   kT: () => (/* binding */ readInChunks),
/* harmony export */   oD: () => (/* binding */ readWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4865);




const readAsync = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.read);
/**
 * Opening must not wait for the other end of a pipe, and must not follow a link that was not there when the site was
 * collected.
 */
const openFlags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
/**
 * Reads a whole file to the start of `into`, which must have room for at least one byte more.
 *
 * @throws {SiteError} if it is no longer what it was when the site was collected
 */
function readWhole(file, into) {
    let total = 0;
    try {
        const descriptor = open(file);
        try {
            // It asks for one byte more than the file had, so that it sees if the file has grown. Fewer bytes mean the file's
            // end.
            for (let got = -1; got !== 0 && total !== file.size; total += got) {
                got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, into, total, file.size + 1 - total, null);
            }
            // The loop does not read an empty file.
            if (file.size === 0)
                total = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, into, 0, 1, null);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
    }
    catch (cause) {
        throw changed(file, cause);
    }
    if (total !== file.size)
        throw changed(file);
}
/**
 * Yields a file in chunks. It reads the next chunk into one buffer while the other one is in use. A chunk may be used
 * until the next one is asked for.
 *
 * @throws {SiteError} if it is no longer what it was when the site was collected
 */
async function* readInChunks(file, buffers) {
    const descriptor = open(file);
    let [free, full] = buffers;
    let next = readChunk(descriptor, file, 0, free);
    try {
        for (let position = 0; position < file.size;) {
            const length = await next;
            position += length;
            [free, full] = [full, free];
            next = readChunk(descriptor, file, position, free);
            // The next round awaits it, if there is one. Until then a failure must not count as unhandled.
            next.catch(() => { });
            yield full.subarray(0, length);
        }
        await next;
    }
    finally {
        // The read must end before the file is closed: after that its number may stand for another file.
        await next.catch(() => { });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
/**
 * Opens a file, and makes sure that it is the one that was found. A folder above may have become a link since then, and
 * a file of the same size may be behind it.
 */
function open(file) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file.source, openFlags);
        if (isSame(file, descriptor))
            return descriptor;
    }
    catch (cause) {
        if (descriptor !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        throw changed(file, cause);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    throw changed(file, undefined, 'was replaced by another file');
}
/** Compares numbers. On Windows they may have more than 53 bits, but both are rounded in the same way. */
function isSame({ device, inode }, descriptor) {
    if (!inode)
        return true;
    const { dev, ino } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
    // On Windows an open file and a path may give different numbers for the same disk (libuv/libuv#4698).
    return ino === inode && (dev === device || process.platform === 'win32');
}
/**
 * Reads a chunk from `position` to the start of `into`. Returns its length, which is 0 only at the expected end of the
 * file.
 */
async function readChunk(descriptor, file, position, into) {
    const wanted = Math.min(into.length, file.size - position);
    const { bytesRead } = await readAsync(descriptor, into, 0, wanted || 1, position).catch((cause) => {
        throw changed(file, cause);
    });
    if (wanted > 0 ? bytesRead === 0 : bytesRead > 0)
        throw changed(file);
    return bytesRead;
}
function changed(file, cause, what = cause === undefined ? 'changed its size' : 'could no longer be read') {
    if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteError */ .wt)
        return cause;
    const message = `"${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(file.path, 300)}" ${what} while the site was being sent, so the upload was aborted.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteError */ .wt(file.path, message, {
        hint: 'The link still serves the earlier site. Check that the build has ended before this step starts.',
        cause,
    });
}


/***/ }),

/***/ 2631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ describe)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4865);

/** A subject in words: `production`, `pull request #7`, `branch feature/x`. */
function describe(subject) {
    if (subject.kind === 'pull-request')
        return `pull request #${subject.number}`;
    return subject.kind === 'branch' ? `branch ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(subject.branch)}` : 'production';
}


/***/ })

};
