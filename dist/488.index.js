export const id = 488;
export const ids = [488,599];
export const modules = {

/***/ 6488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   act: () => (/* binding */ act),
/* harmony export */   actOnFailure: () => (/* binding */ actOnFailure)
/* harmony export */ });
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5999);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6024);


/** Errors that pull requests were told of, so that none is told of twice. */
const told = new Set();
/** Does what is planned. The code for each kind of plan is loaded only when it is needed. */
async function act(plan, { inputs, context, signal }) {
    return await actWith(plan, new _services_js__WEBPACK_IMPORTED_MODULE_1__/* .Services */ .x(inputs, context, signal));
}
/** Shows on a pull request why a run failed that did not come to a plan. Throws the error itself. */
async function actOnFailure(error, failed, run) {
    const services = new _services_js__WEBPACK_IMPORTED_MODULE_1__/* .Services */ .x(run.inputs, run.context, run.signal);
    return await tellFailure(error, failed.act, services.workOn(failed.target));
}
async function actWith(plan, services) {
    switch (plan.kind) {
        case 'skip':
            return { ...plan, result: 'skipped' };
        case 'deploy': {
            const { deploy } = await __webpack_require__.e(/* import() */ 878).then(__webpack_require__.bind(__webpack_require__, 3878));
            const work = services.workOn(plan.target);
            return await deploy(plan.directory, work).catch((error) => tellFailure(error, 'deploy', work));
        }
        case 'teardown': {
            const { tearDown } = await __webpack_require__.e(/* import() */ 613).then(__webpack_require__.bind(__webpack_require__, 6994));
            const work = services.workOn(plan.target);
            return await tearDown(work, plan.byPerson).catch((error) => tellFailure(error, 'teardown', work));
        }
        case 'sweep': {
            const { sweep } = await __webpack_require__.e(/* import() */ 575).then(__webpack_require__.bind(__webpack_require__, 6575));
            return await sweep(plan.environment, services, true);
        }
        case 'ask': {
            const { ask } = await __webpack_require__.e(/* import() */ 29).then(__webpack_require__.bind(__webpack_require__, 9029));
            const answer = await ask(plan.question, services);
            return await actWith((0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .makePlan */ .C)(services.inputs, services.context, answer), services);
        }
    }
}
/** Shows why a run for a preview failed, or an earlier commit would seem to be this one's. Throws the error itself. */
async function tellFailure(error, act, { tracking, services }) {
    const isNew = !told.has(error);
    told.add(error);
    if (isNew && !services.inputs.dryRun)
        await tracking.fail(error, undefined, act).catch(() => { });
    throw error;
}


/***/ }),

/***/ 6024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ Services),
  J: () => (/* binding */ isGuarded)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/github/answers.js
var answers = __webpack_require__(9289);
;// CONCATENATED MODULE: ./build/github/resources.js
function deploymentOf(answer) {
    return {
        id: answer.number('id'),
        environment: answer.string('environment'),
        task: answer.string('task'),
        /** As GitHub gives it: what was sent, as an object or as JSON text. */
        payload: answer.fields?.['payload'],
        /** Whether the tool that made it calls the environment production. */
        production: answer.fields?.['production_environment'] === true,
        /** Milliseconds since 1970. */
        createdAt: answer.createdAt(),
    };
}
function statusOf(answer) {
    return {
        id: answer.number('id'),
        state: answer.string('state'),
        description: answer.text('description'),
        environmentUrl: answer.text('environment_url'),
        logUrl: answer.text('log_url'),
        /** Milliseconds since 1970. */
        createdAt: answer.createdAt(),
    };
}
function commentIn(answer) {
    const user = answer.in('user');
    return {
        id: answer.number('id'),
        body: answer.text('body'),
        /** The author's login. */
        author: user.text('login'),
        bot: user.text('type') === 'Bot',
    };
}

;// CONCATENATED MODULE: ./build/github/api.js


/** GitHub's API for one repository, one method for each endpoint. Every method throws {@link GitHubError}. */
class GitHub {
    #api;
    /** What is asked for only once, also if a hurried one asks. */
    #known;
    constructor(api, known = {}) {
        this.#api = api;
        this.#known = known;
    }
    /** The same, for what only tells: everything that is asked of it ends 30 s from now. */
    hurried() {
        return new GitHub(this.#api.hurried(), this.#known);
    }
    /** How many requests were sent so far, repeated ones too. */
    get requests() {
        return this.#api.requests;
    }
    /** Deployments, newest first, page by page. */
    deployments(filter = {}) {
        return this.#api.pages('list deployments', `/deployments?${new URLSearchParams(filter)}`, deploymentOf);
    }
    /** All statuses of a deployment, newest first; undefined if the deployment does not exist any more. */
    async statuses(id) {
        return await ifThere(this.#api.list('list deployment statuses', `/deployments/${id}/statuses`, statusOf));
    }
    /** @returns the new deployment's id */
    async createDeployment({ transient, production, ...deployment }) {
        const body = {
            ...deployment,
            transient_environment: transient,
            production_environment: production,
            auto_merge: false,
            required_contexts: [],
        };
        return (await this.#api.ask('create a deployment', 'POST /deployments', { body })).number('id');
    }
    /** Adds a status, and leaves all other deployments as they are; `patience` is in milliseconds. */
    async createStatus(id, status, patience) {
        const body = {
            state: status.state,
            auto_inactive: false,
            description: status.description,
            environment_url: status.environmentUrl || undefined,
            log_url: status.logUrl || undefined,
        };
        const more = { body, afterCancel: true, patience };
        const made = await this.#api.ask('create a deployment status', `POST /deployments/${id}/statuses`, more);
        // An answer without the new status may mean that there is none. So its id must be in the answer.
        made.number('id');
    }
    /** Deletes a deployment, which must be inactive. It is no error if the deployment does not exist any more. */
    async deleteDeployment(id) {
        await ifThere(this.#api.ask('delete a deployment', `DELETE /deployments/${id}`));
    }
    /** A pull request's state, head and title. */
    async pullRequest(number) {
        const pull = await this.#api.ask(`read pull request #${number}`, `GET /pulls/${number}`);
        const state = pull.string('state');
        if (state !== 'open' && state !== 'closed')
            throw (0,answers/* unusable */._P)(pull.what, 'has an unknown state', pull.fields);
        const head = pull.in('head');
        return {
            open: state === 'open',
            headSha: head.string('sha'),
            /** The full name of the repository with its branch, in lower case; empty if that was deleted. */
            headRepository: head.in('repo').text('full_name').toLowerCase(),
            title: pull.text('title'),
        };
    }
    /** The titles of all open pull requests, by number. */
    async openPullRequests() {
        const entryOf = (pull) => [pull.number('number'), pull.text('title')];
        return new Map(await this.#api.list('list pull requests', '/pulls?state=open', entryOf));
    }
    /** All comments on a pull request, oldest first. */
    async comments(number) {
        return await this.#api.list('list comments', `/issues/${number}/comments`, commentIn, { afterCancel: true });
    }
    /** Adds a comment to a pull request. After an error with `mayBeDone` it is not known whether the comment exists. */
    async createComment(number, body) {
        const more = { body: { body }, afterCancel: true, idempotent: false };
        await this.#api.ask('write a comment', `POST /issues/${number}/comments`, more);
    }
    /** Replaces a comment's text. */
    async updateComment(id, body) {
        await this.#api.ask('edit a comment', `PATCH /issues/comments/${id}`, { body: { body }, afterCancel: true });
    }
    /** Deletes a comment. It is no error if the comment does not exist any more. */
    async deleteComment(id) {
        await ifThere(this.#api.ask('delete a comment', `DELETE /issues/comments/${id}`, { afterCancel: true }));
    }
    /** Whether a branch with exactly this name exists. */
    async branchExists(branch) {
        return (await this.#find('read a branch', `/branches/${encodeURIComponent(branch)}`))?.text('name') === branch;
    }
    /** Whether a tag with exactly this name exists. GitHub may answer with those that start with it. */
    async tagExists(tag) {
        const path = `/git/ref/tags/${tag.split('/').map(encodeURIComponent).join('/')}`;
        return (await this.#find('read a tag', path))?.text('ref') === `refs/tags/${tag}`;
    }
    /** What is found. 404 may also mean no permission, so the token must first be able to read the default branch. */
    async #find(what, path) {
        // GitHub redirects from the old name of a renamed branch to the new one. No branch has the old name.
        const found = await ifThere(this.#api.ask(what, `GET ${path}`), [301, 404]);
        if (found !== undefined)
            return found;
        this.#known.contents ??= this.#seeDefaultBranch();
        await this.#known.contents;
        return undefined;
    }
    async #seeDefaultBranch() {
        const name = (await this.#api.ask('read the repository', 'GET')).string('default_branch');
        await this.#api.ask('read the default branch (contents: read)', `GET /branches/${encodeURIComponent(name)}`);
    }
    /** The login of the token's own identity, asked for only once. An app's token can ask for it only by GraphQL. */
    login() {
        this.#known.login ??= this.#api.askGraphQL('read the login of the token', '{ viewer { login } }').then((answer) => answer.in('data').in('viewer').string('login'), (error) => {
            this.#known.login = undefined;
            throw error;
        });
        return this.#known.login;
    }
}
/** An answer; undefined if its status says that there is nothing. */
async function ifThere(answer, statuses = [404]) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof answers/* GitHubError */.y_ && statuses.includes(error.status))
            return undefined;
        throw error;
    }
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

// EXTERNAL MODULE: ./build/http/send.js + 2 modules
var send = __webpack_require__(9883);
;// CONCATENATED MODULE: ./build/http/exchange.js


/**
 * Sends one request to an API and reads the whole answer.
 *
 * @throws {NetworkError} if no complete answer came
 * @throws {ServiceError} if the answer is larger than the connection's limit
 * @throws {SiteError} if the site changed while it was sent
 */
async function exchange(request, terms) {
    return await (0,send/* send */.t)(request, terms, async (incoming, touch) => {
        const { statusCode: status = 0, headers } = incoming;
        const read = [];
        let length = 0;
        try {
            for await (const chunk of incoming) {
                touch();
                length += chunk.length;
                if (length > terms.answerLimit)
                    throw tooLarge(status, request, terms);
                read.push(chunk);
            }
        }
        catch (error) {
            // A refusal's status is enough, even if the rest did not come. For a success the missing part may be important.
            if (error instanceof errors/* ServiceError */._7 || status < 300)
                throw error;
        }
        return { status, headers, text: Buffer.concat(read).toString('utf8') };
    });
}
function tooLarge(status, { operation, url }, terms) {
    const { answerLimit, addressFrom } = terms;
    return new errors/* ServiceError */._7({ operation, status }, `${operation}: ${url.host} answered with HTTP ${status} and more than ${answerLimit / 1024 / 1024} MiB, which was not read.`, { hint: `Check ${addressFrom}: ${url.origin} looks like a web site.` });
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
    const { signal, tell, attempts = 4, patience = 5 * 60_000 } = policy;
    const isEndless = attempts === Number.POSITIVE_INFINITY;
    const start = performance.now();
    let waited = 0;
    let told = '';
    for (let number = 1;; number += 1) {
        const end = await attempt().catch((error) => {
            if (error instanceof errors/* NetworkError */.Dr)
                return error;
            throw error;
        });
        const passing = passingFault(end, policy);
        // Half of it is random, so that runs which failed at the same time do not all come back at the same time.
        const pause = Math.min(longestPause, 1000 * 2 ** (number - 1)) * (0.5 + Math.random() / 2);
        // The server's time may be zero, or in the past by this clock. There is a pause all the same.
        const delay = Math.max(passing?.after ?? 0, pause);
        const spent = isEndless ? Math.max(waited, performance.now() - start) : waited;
        if (passing === undefined || number === attempts || spent + delay > patience) {
            if (end instanceof errors/* NetworkError */.Dr)
                throw end;
            return end;
        }
        waited += delay;
        const which = isEndless ? '' : ` (attempt ${number + 1} of ${attempts})`;
        // The same sentence again would only hide the others.
        const why = passing.why === told ? 'The same again.' : passing.why;
        told = passing.why;
        tell(`${why} Trying again in ${(0,format/* formatDuration */.a3)(delay)}${which}.`);
        // The wait ends early only if the run was cancelled. The signal's own reason says more.
        await (0,promises_.setTimeout)(delay, undefined, { signal }).catch(() => signal.throwIfAborted());
        await policy.again?.();
    }
}
function passingFault(end, policy) {
    const { idempotent, repeat, after, about = '' } = policy;
    if (end instanceof errors/* NetworkError */.Dr) {
        return !end.final && (idempotent || !end.mayHaveArrived) ? { why: end.message } : undefined;
    }
    const when = repeat(end);
    if (when === undefined || (when === 'if idempotent' && !idempotent))
        return undefined;
    return { why: `${about}HTTP ${end.status}.`, after: retryAfter(end.headers['retry-after']) ?? after?.(end) };
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

// EXTERNAL MODULE: ./build/text/json.js
var text_json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/github/retry-policy.js
var retry_policy = __webpack_require__(7471);
;// CONCATENATED MODULE: ./build/github/transport.js






/** Pages of a list that are read at most, each with 100 entries: a page may name itself as the next one. */
const mostPages = 1000;
/** Milliseconds that a run waits for GitHub in order to show something. */
const timeToTell = 30_000;
const terms = {
    peer: 'GitHub (https://www.githubstatus.com)',
    addressFrom: 'GITHUB_API_URL, which the runner sets',
    silence: 30_000,
    answerTime: 30_000,
    answerLimit: 32 * 1024 * 1024,
};
/**
 * GitHub's REST API for one repository. It uses the project's own connections, so it checks certificates, uses proxies,
 * keeps connections and limits the time of each answer. An answer that breaks off is never used.
 *
 * `what` is asked for, in words that follow "Could not". An endpoint is written as in GitHub's documentation, but from
 * the repository on, such as `GET /deployments`; its segments are escaped. Every method throws {@link GitHubError}.
 */
class Transport {
    #options;
    /** Without a slash at its end. */
    #base;
    /** How many requests were sent so far, and what is aborted a moment after the run's signal. */
    #shared;
    /** Ends everything that is under way. */
    #limit;
    constructor(options, shared = { requests: 0, later: delayed(options.signal) }, limit) {
        this.#options = options;
        this.#base = new URL(options.apiUrl).href.replace(/\/$/u, '');
        this.#shared = shared;
        this.#limit = limit;
    }
    /** The same; everything that is asked of it ends {@link timeToTell} from now. */
    hurried() {
        return new Transport(this.#options, this.#shared, AbortSignal.timeout(timeToTell));
    }
    /** How many requests were sent so far. The token of a repository has 1,000 an hour. */
    get requests() {
        return this.#shared.requests;
    }
    /** Sends a request, and returns what a success says. */
    async ask(what, endpoint, more = {}) {
        const [method = '', path = ''] = endpoint.split(' ');
        if (this.#options.readOnly && method !== 'GET')
            throw new Error(`Could not ${what} on GitHub: a dry run must not change anything.`);
        const { json } = await this.#exchange(what, method, this.#urlOf(path), more);
        return new answers/* Resource */.FW(what, json);
    }
    /** Sends a GraphQL query. Its address is beside that of REST; on GitHub Enterprise Server it is one folder up. */
    async askGraphQL(what, query) {
        const url = new URL(`${this.#base.replace(/\/v3$/u, '')}/graphql`);
        const { json } = await this.#exchange(what, 'POST', url, { body: { query }, afterCancel: true });
        return new answers/* Resource */.FW(what, json);
    }
    /** The pages of a list, one after another. The next page is read only when it is needed. */
    async *pages(what, path, read, more = {}) {
        let next = this.#urlOf(path);
        next.searchParams.set('per_page', '100');
        for (let page = 1; next !== undefined; page += 1) {
            const answer = await this.#exchange(what, 'GET', next, more);
            const { json } = answer;
            if (!Array.isArray(json))
                throw (0,answers/* unusable */._P)(what, 'is not a list', json);
            if (page === mostPages)
                throw (0,answers/* unusable */._P)(what, 'never ends', json);
            if (!json.every(text_json/* fieldsOf */.Pf))
                throw (0,answers/* unusable */._P)(what, 'contains something that is not an object', json);
            yield json.map((entry) => read(new answers/* Resource */.FW(what, entry)));
            next = (0,answers/* nextPage */.Zj)(what, answer, new URL(this.#base).origin);
        }
    }
    /** All entries of a list. */
    async list(what, path, read, more) {
        const entries = [];
        for await (const page of this.pages(what, path, read, more))
            entries.push(...page);
        return entries;
    }
    #urlOf(path) {
        const { owner, repo } = this.#options.repository;
        return new URL(`${this.#base}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}${path}`);
    }
    /** Sends a request, and repeats it after errors that may be over soon, until it succeeds. */
    async #exchange(what, method, url, more) {
        const { body, afterCancel = false, idempotent = true, patience } = more;
        const cancelled = afterCancel ? this.#shared.later : this.#options.signal;
        const signal = this.#limit ? AbortSignal.any([cancelled, this.#limit]) : cancelled;
        const request = {
            operation: 'GitHub',
            method,
            url,
            headers: {
                authorization: `Bearer ${this.#options.token}`,
                accept: 'application/vnd.github+json',
                'x-github-api-version': '2022-11-28',
            },
            ...(body !== undefined && { body: jsonBody(body) }),
        };
        const attempt = async () => {
            this.#shared.requests += 1;
            const answer = await exchange(request, { ...terms, signal });
            // An answer that breaks off does not count, whatever its status is.
            return { ...answer, json: answer.status < 300 ? (0,answers/* jsonOf */.o_)(answer) : undefined };
        };
        const answer = await retrying(attempt, {
            idempotent,
            repeat: (reply) => (0,retry_policy/* meaningOf */.Pr)((0,retry_policy/* knownStatus */.uD)(reply)).again,
            after: retry_policy/* untilReset */.m9,
            signal,
            tell: (line) => this.#options.tell(`Could not ${what} on GitHub. ${line}`),
            ...(this.#limit && { patience: timeToTell }),
            ...(patience !== undefined && { patience, attempts: Number.POSITIVE_INFINITY }),
        }).catch((cause) => {
            cancelled.throwIfAborted();
            if (!this.#limit?.aborted)
                throw (0,answers/* errorOf */.Mz)(what, cause);
            throw new answers/* GitHubError */.y_(0, `Could not ${what} on GitHub within ${timeToTell / 1000} s.`);
        });
        if (answer.status >= 300)
            throw (0,answers/* refused */.J5)(what, answer);
        return answer;
    }
}
/** Is aborted 3.5 s after another signal: so long a status and a comment can still be written. */
function delayed(signal) {
    const controller = new AbortController();
    const abort = () => controller.abort(signal.reason);
    signal.addEventListener('abort', () => setTimeout(abort, 3500).unref());
    return controller.signal;
}

;// CONCATENATED MODULE: ./build/http/progress.js

/** Milliseconds between two lines, and before the first one. */
const interval = 5000;
/** The same body, which tells its progress: one line every five seconds at most, by what the connection has taken. */
function withProgress(body, tell) {
    return {
        ...body,
        async *stream() {
            const start = performance.now();
            let told = start;
            let sent = 0;
            for await (const chunk of body.stream()) {
                const time = performance.now();
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

// EXTERNAL MODULE: ./build/hosting/account.js
var account = __webpack_require__(9022);
// EXTERNAL MODULE: ./build/http/early-connection.js
var early_connection = __webpack_require__(7599);
// EXTERNAL MODULE: ./build/text/secrets.js + 1 modules
var secrets = __webpack_require__(8152);
// EXTERNAL MODULE: ./build/hosting/answers.js
var hosting_answers = __webpack_require__(2990);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/site/names.js
var names = __webpack_require__(4506);
// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(7327);
// EXTERNAL MODULE: ./build/text/media-type.js
var media_type = __webpack_require__(9559);
;// CONCATENATED MODULE: ./build/hosting/multipart.js





/**
 * Bytes in one chunk. A write costs far more than a copy, so many small files share one chunk, and 1 GiB takes 2,000
 * writes. Measured at 1 GiB: half of this size takes 30 % longer, and twice as much is not faster. A body needs only
 * two chunks of memory, which it uses in turn. New ones would cost as much time as sending does, because the system
 * clears memory before it gives it out.
 */
const chunkSize = 512 * 1024;
/**
 * A `multipart/form-data` body (RFC 7578): the field `domain` if there is one, then each file as a part `files` whose
 * `filename` is its path. Names are escaped as browsers do (HTML, "multipart/form-data encoding algorithm"). It is
 * written by hand because form libraries use one stream for each file and take 3 to 25 times as long, and uploads are
 * what this action is for.
 */
function multipartBody(domain, files) {
    const boundary = `----StaticDeploy${(0,external_node_crypto_.randomBytes)(18).toString('hex')}`;
    const field = `--${boundary}\r\nContent-Disposition: form-data; name="domain"\r\n\r\n${domain}\r\n`;
    const head = domain === undefined ? '' : field;
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
    const type = (0,media_type/* mediaType */.J)(path) ?? 'application/octet-stream';
    const name = (0,names/* wireName */.R5)(path);
    return `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
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
/** The same body, which now tells whether it was sent completely. */
function watched(body) {
    const sending = {
        ...body,
        wasWhole: false,
        async *stream() {
            yield* body.stream();
            sending.wasWhole = true;
        },
    };
    return sending;
}

// EXTERNAL MODULE: ./build/hosting/refusals.js
var refusals = __webpack_require__(8900);
// EXTERNAL MODULE: ./build/hosting/retry-policy.js
var hosting_retry_policy = __webpack_require__(2754);
;// CONCATENATED MODULE: ./build/hosting/call.js











/** Sends requests to the service. Here are those for which no site is needed. */
class Caller {
    options;
    constructor(options) {
        this.options = options;
        // An answer may repeat the key. So the key must be hidden before any answer is read.
        (0,secrets/* registerSecret */.cl)(options.apiKey);
    }
    /** Opens connections for requests that will follow and need one of their own. A fault shows when it is needed. */
    prepare(count = 1) {
        (0,early_connection.openEarly)(this.options.baseUrl, count).catch(() => { });
    }
    /** The account's links and quota (INTERFACE 4.4). */
    async profile() {
        return (0,account/* profileOf */.dp)(await this.call({ operation: 'profile', method: 'GET' }));
    }
    /** The same; undefined if it can't be read, for callers that can go on without it or have an error of their own. */
    async profileIfAny() {
        const profile = await this.profile().catch(() => undefined);
        this.options.signal.throwIfAborted();
        return profile;
    }
    /**
     * Deletes a link (INTERFACE 4.3): as JSON, or as a form if the service does not know JSON. If both fail, the profile
     * decides: if the link is not there, that is a success.
     *
     * @param names of the link; the first one is sent
     * @returns the account after it, and whether the link may have been there before
     * @throws {ServiceError | NetworkError} if the link is still there, or the profile can't be read
     */
    async delete(names, permit) {
        const [domain] = names;
        let wasRepeated = false;
        const again = async () => {
            wasRepeated = true;
            await permit?.(true);
        };
        const send = async (method, body) => (0,account/* profileOf */.dp)(await this.call({ operation: 'delete', method, body: watched(body), again }));
        await permit?.(false);
        try {
            const profile = await send('POST', jsonBody({ domain })).catch(async (error) => {
                if (!(error instanceof errors/* ServiceError */._7 && (0,hosting_retry_policy/* meaningOf */.P)(error.status).unknown))
                    throw error;
                await permit?.(true);
                return await send('DELETE', multipartBody(domain, []));
            });
            if (!(0,account/* hasLink */.p5)(profile, domain))
                return { ...profile, wasThere: true };
            throw new errors/* ServiceError */._7({ operation: 'delete', status: 200 }, `delete: the service still lists ${domain} after the deletion.`, { hint: 'Run the job again; if the link stays, delete it in the hosting account.' });
        }
        catch (error) {
            if (error instanceof errors/* CancelledError */.cc)
                throw new errors/* CancelledError */.cc(error.signal, { what: 'a deletion', link: domain });
            if (!(error instanceof errors/* ServiceError */._7 || error instanceof errors/* NetworkError */.Dr))
                throw error;
            const profile = await this.profileIfAny();
            if (profile === undefined || (0,account/* hasLink */.p5)(profile, ...names))
                throw error;
            // An attempt whose answer was lost may have deleted it.
            return { ...profile, wasThere: wasRepeated || (0,refusals/* mayHaveMadeLink */.lG)(error) };
        }
    }
    /** Sends a request, again if that helps and does no harm (INTERFACE 6, 7). @throws {ServiceError | NetworkError} */
    async call({ operation, method, body, idempotent = true, again }) {
        const { baseUrl, apiKey, signal, tell, readOnly } = this.options;
        if (readOnly && method !== 'GET')
            throw new Error(`${operation}: a dry run must not change anything.`);
        const request = {
            operation,
            method,
            url: new URL(`${baseUrl.href.replace(/\/$/u, '')}/v1/${operation}`),
            headers: { 'x-api-key': apiKey },
            ...(body && { body }),
            ownConnection: !idempotent,
        };
        const terms = {
            peer: 'the hosting service',
            addressFrom: 'base-url',
            signal,
            silence: 120_000,
            answerTime: 10 * 60_000,
            answerLimit: 1024 * 1024,
        };
        const attempt = async () => {
            const answer = await exchange(request, terms);
            // The service has certainly done nothing with it.
            if (body && (0,hosting_retry_policy/* meaningOf */.P)(answer.status).again === 'always')
                body.wasWhole = false;
            return answer;
        };
        const repeat = ({ status }) => (0,hosting_retry_policy/* meaningOf */.P)(status).again;
        const policy = { idempotent, repeat, about: `${operation}: `, signal, tell, ...(again && { again }) };
        return (0,hosting_answers/* dataOf */.qu)(await retrying(attempt, policy), request);
    }
}

// EXTERNAL MODULE: ./build/hosting/dialect.js
var dialect = __webpack_require__(4915);
;// CONCATENATED MODULE: ./build/hosting/hosting.js








/** The hosting service: one method for each endpoint. */
class Hosting extends Caller {
    /**
     * Replaces the files of a link, in one request (INTERFACE 4.1).
     *
     * @throws {UnlistedError} if the service refused it, and the account does not list the link
     * @throws {ServiceError | NetworkError} if the service refused it, or no answer came that can be used
     * @throws {SiteError} if a file changed while it was sent
     */
    async update(files, link, permit) {
        return await this.#sendSite(files, { what: 'an upload', link }, async (body) => {
            await permit?.(false);
            return await this.#sendUpdate(link, body, permit);
        });
    }
    /**
     * Makes a link, in one request (INTERFACE 4.1). It is never sent again if the service may have made one without a
     * name. If it may have made one with a name, the account tells.
     *
     * @throws {FateError} if the link was made all the same, or may have been
     * @throws {MadeMeanwhileError} if somebody else has made the link with this name
     * @throws {ServiceError | NetworkError | SiteError} as `update` does
     */
    async create(files, { name, before }) {
        return await this.#sendSite(files, { what: 'a new link', link: name }, async (body) => {
            if (name !== undefined)
                return await this.#createNamed(name, body);
            return await this.#send('POST', body, { idempotent: false }).catch(async (error) => {
                throw (0,refusals/* mayHaveMadeLink */.lG)(error) ? new refusals/* FateError */.LA(error, (0,refusals/* fateOfLink */.U6)(before, await this.profileIfAny())) : error;
            });
        });
    }
    /** Makes the body of a site, and says in each error of sending it what the user can know or do. */
    async #sendSite(files, underWay, send) {
        const body = watched(withProgress(multipartBody(underWay.link, files), this.options.tell));
        try {
            return await send(body);
        }
        catch (error) {
            if (error instanceof errors/* CancelledError */.cc && body.wasWhole)
                throw new errors/* CancelledError */.cc(error.signal, underWay);
            throw (0,refusals/* withAdvice */.b5)(error, files);
        }
    }
    /**
     * Sends an update with the method of the service's dialect. If it may have been refused for the method, it is sent
     * once more with the other one. A service may take it for a new link, so a full account refuses it too.
     */
    async #sendUpdate(link, body, permit) {
        const { baseUrl, tell } = this.options;
        const method = (0,dialect/* dialectOf */.E)(baseUrl).update;
        const other = method === 'PUT' ? 'POST' : 'PUT';
        const again = async () => permit?.(true);
        try {
            return await this.#send(method, body, { again });
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7) || error.link !== undefined)
                throw error;
            // With a status of success only a code makes a refusal clear. Else the site may be there, and another link wrong.
            if (error.status < 300 && error.code === '')
                throw error;
            const isUnknown = (0,hosting_retry_policy/* meaningOf */.P)(error.status).unknown === 'method and form';
            if (!isUnknown)
                await this.#requireListed(link, error, method === 'POST');
            if (!(0,refusals/* isRefused */.H0)(error) && !(0,refusals/* isForLimit */.tr)(error))
                throw error;
            tell(`The service did not take the update of ${link} as ${method}, so it is sent as ${other}. ${error.message}`);
            await again();
            return await this.#send(other, body, { again }).catch(async (second) => {
                if (!(0,refusals/* isRefused */.H0)(second) && !(0,refusals/* isForLimit */.tr)(second))
                    throw second;
                if (isUnknown)
                    await this.#requireListed(link, second, true);
                // The answer to the method that the service knows tells more, and a PUT can't be taken for a new link.
                const isClear = method === 'PUT' && (0,refusals/* isForLimit */.tr)(error);
                throw isClear || (0,hosting_retry_policy/* meaningOf */.P)(second.status).unknown === 'method and form' ? error : second;
            });
        }
    }
    /** Checks that the account has the link of a refused update: the other method might make it. */
    async #requireListed(link, error, wasPosted) {
        const profile = await this.profileIfAny();
        if (profile === undefined)
            throw error;
        if (!(0,account/* hasLink */.p5)(profile, link))
            throw new refusals/* UnlistedError */.Jl(error, link, profile, wasPosted);
    }
    /**
     * Makes a link with a name. Before each repetition the account is asked: if it lists the name now, and the whole body
     * was sent, an earlier attempt has made the link, and the site is sent as an update.
     */
    async #createNamed(name, body) {
        const made = new Error('An earlier attempt has made the link.');
        const requireUnmade = async () => {
            const profile = await this.profile().catch((error) => {
                const isOpen = body.wasWhole && error instanceof errors/* ActionError */.lZ && !(error instanceof errors/* CancelledError */.cc);
                throw isOpen ? new refusals/* FateError */.LA(error, `Whether the service made ${name} is not known.`) : error;
            });
            if ((0,account/* hasLink */.p5)(profile, name))
                throw body.wasWhole ? made : new refusals/* MadeMeanwhileError */.Mz(name);
            body.wasWhole = false;
        };
        return await this.#send('POST', body, { again: requireUnmade })
            .catch(async (error) => {
            if ((0,refusals/* mayHaveMadeLink */.lG)(error))
                await requireUnmade();
            throw error;
        })
            .catch(async (error) => {
            if (error !== made)
                throw error;
            return await this.#sendUpdate(name, body).catch((fault) => {
                throw fault instanceof errors/* ActionError */.lZ ? new refusals/* FateError */.LA(fault, `${name} was made.`) : fault;
            });
        });
    }
    async #send(method, body, more) {
        return (0,account/* uploadOf */.n$)(await this.call({ operation: 'upload', method, body, ...more }));
    }
}

// EXTERNAL MODULE: ./build/record/permissions.js
var permissions = __webpack_require__(4508);
// EXTERNAL MODULE: ./build/http/concurrency.js
var concurrency = __webpack_require__(8842);
;// CONCATENATED MODULE: ./build/record/lazy-list.js
/** A list that reads its pages one by one, when they are needed, and keeps them. */
class LazyList {
    #read;
    #pages;
    #known = [];
    #isOld = false;
    #turn = Promise.resolve();
    /** @param read reads the list from its top, page by page */
    constructor(read) {
        this.#read = read;
    }
    /** A list that is known already. */
    static of(known) {
        return new LazyList(async function* () {
            yield known;
        });
    }
    /** The top of the list is read again before it is used. */
    renew() {
        this.#isOld = true;
    }
    /** Reads pages until this is true for one entry, or there are no more pages. Returns all that was read so far. */
    async until(found) {
        const mine = this.#turn.then(async () => {
            if (this.#isOld)
                await this.#readTop();
            this.#pages ??= this.#read();
            while (!this.#known.some(found)) {
                const page = await this.#pages.next();
                if (page.done)
                    break;
                this.#known.push(...page.value);
            }
            return [...this.#known];
        });
        // After an error the list is not complete, so everybody who asks later gets the error too.
        this.#turn = mine;
        return await mine;
    }
    /** Puts what is new before what is known. */
    async #readTop() {
        const ids = new Set(this.#known.map(({ id }) => id));
        const added = [];
        if (ids.size === 0)
            this.#pages = undefined;
        else
            for await (const page of this.#read()) {
                added.push(...page.filter(({ id }) => !ids.has(id)));
                if (page.some(({ id }) => ids.has(id)))
                    break;
            }
        this.#known.unshift(...added);
        this.#isOld = false;
    }
}

// EXTERNAL MODULE: ./build/record/record-format.js
var record_format = __webpack_require__(9127);
;// CONCATENATED MODULE: ./build/record/deployments.js


/** The record of the live site, which every preview must know. */
const production = { environment: 'production', task: 'deploy' };
/** Reads the whole list. */
const deployments_all = () => false;
/** Reads the first page, with the newest 100. */
const newest = () => true;
/**
 * The repository's deployments, as one run reads them. Each page of a list and the statuses of each deployment are read
 * once at most until `renew`, and no page is read that nobody needs. Every list is newest first.
 */
class Deployments {
    #github;
    #statuses = new Map();
    #records = new Map();
    #all;
    constructor(github) {
        this.#github = github;
        this.#all = new LazyList(() => github.deployments());
    }
    /** From now on lists are read again from their tops, up to what is known, and statuses are asked for again. */
    renew() {
        this.#all.renew();
        this.#records.clear();
        this.#statuses.clear();
    }
    /** Forgets the list of a record, because this run added a deployment to it. For other lists that does not matter. */
    refresh(name) {
        this.#records.delete((0,record_format/* keyOf */.TN)(name));
    }
    /** Our deployments of one record. */
    async of(name, which = deployments_all) {
        const known = this.#records.get((0,record_format/* keyOf */.TN)(name)) ?? new LazyList(() => this.#github.deployments({ ...name }));
        this.#records.set((0,record_format/* keyOf */.TN)(name), known);
        return (await known.until(which)).filter((each) => (0,record_format/* isOurs */.MU)(each) && (0,record_format/* isSameRecord */.Wn)(each, name));
    }
    /** The newest of our deployments of one record, read again. */
    async again(name) {
        this.refresh(name);
        return await this.of(name, newest);
    }
    /** The newest deployments of the live site in the environment `production`. */
    async ofProduction() {
        return await this.of(production, newest);
    }
    /** Our deployments of the live sites of every environment. */
    async ofLiveSites(which) {
        const { task } = production;
        const list = await new LazyList(() => this.#github.deployments({ task })).until(which);
        return list.filter((each) => (0,record_format/* isOurs */.MU)(each) && each.task === task);
    }
    /** All deployments of one environment. Later `of` uses them for the records of this environment. */
    async in(environment) {
        const list = await new LazyList(() => this.#github.deployments({ environment })).until(deployments_all);
        for (const [key, deployments] of (0,record_format/* byRecord */.rB)(list))
            this.#records.set(key, LazyList.of(deployments));
        return list;
    }
    /** All deployments of the repository. */
    async all() {
        return await this.#all.until(deployments_all);
    }
    /** Reads the first page of all deployments. Often that is enough. */
    async peek() {
        await this.#all.until(newest);
    }
    /** The deployments that were begun at a time or later, in milliseconds since 1970. */
    async since(time) {
        const list = await this.#all.until(({ createdAt }) => createdAt < time);
        return list.filter(({ createdAt }) => createdAt >= time);
    }
    /** A deployment's statuses; undefined if it was deleted after it was listed. */
    statuses(id) {
        const known = this.#statuses.get(id) ?? this.#github.statuses(id);
        this.#statuses.set(id, known);
        return known;
    }
    /** What a deployment's statuses say of it. */
    state = async ({ id }) => (0,record_format/* stateOf */.L4)(await this.statuses(id));
}

// EXTERNAL MODULE: ./build/record/links.js
var record_links = __webpack_require__(6845);
;// CONCATENATED MODULE: ./build/record/last-success.js



/** Milliseconds that a job may take at most, on a runner of one's own. So long after its start a push may still end. */
const longestJob = 5 * 24 * 60 * 60_000;
/** How many other deployments are asked for their statuses at most. If there are more, the site is sent. */
const mostOthers = 50;
/** States of a deployment that has not ended. */
const last_success_open = ['in_progress', 'pending', 'queued'];
/**
 * Whether a link holds the site with this digest, by the record. The success that says so must be later than every
 * other status that names the link, because an older and slower push may have ended after it. And every other deploy to
 * the link must have ended.
 *
 * @param known the names of the link, as far as they are known
 */
async function isHolding(digest, known, { own, deployments }) {
    for (const sender of await deployments.of(own)) {
        if ((0,record_format/* factsOf */.xS)(sender)?.digest !== digest)
            continue;
        const [success] = (await deployments.statuses(sender.id)) ?? [];
        if (success?.state !== 'success')
            continue;
        const names = [(0,record_format/* factsOf */.xS)(sender)?.link, (0,record_format/* linkIn */.qn)(success.environmentUrl)].filter((name) => name !== undefined);
        if (!names.some((name) => (0,record_links/* hasName */.cP)(known, name)))
            continue;
        const around = await deployments.since(sender.createdAt - longestJob);
        const others = around.filter((each) => each.id !== sender.id && mayName(each, names, own));
        if (others.length > mostOthers)
            return false;
        let isLast = true;
        await (0,concurrency/* atMost */.T)(4, others, async (each) => {
            if (await hasChanged(each, names, { success, deployments }))
                isLast = false;
        });
        return isLast;
    }
    return false;
}
function mayName(deployment, names, own) {
    const facts = (0,record_format/* factsOf */.xS)(deployment);
    if (facts === undefined)
        return deployment.production;
    if (facts.link !== undefined)
        return (0,record_links/* hasName */.cP)(names, facts.link);
    return (0,record_format/* isSameRecord */.Wn)(deployment, own) || (0,record_format/* previewOf */.oW)(deployment.task) === undefined;
}
/** Whether a deployment may have put something else at the link after a success. */
async function hasChanged(deployment, names, { success, deployments }) {
    const statuses = await deployments.statuses(deployment.id);
    if (statuses === undefined)
        return false;
    // One that has not ended may have sent its site already, also an older one.
    const isOpen = statuses.every(({ state }) => last_success_open.includes(state));
    const facts = (0,record_format/* factsOf */.xS)(deployment);
    const isFor = facts && (facts.link === undefined ? isOpen : (0,record_links/* hasName */.cP)(names, facts.link));
    if (!isFor && !statuses.some(({ environmentUrl }) => (0,record_links/* hasName */.cP)(names, (0,record_format/* linkIn */.qn)(environmentUrl))))
        return false;
    return isOpen || statuses.some((status) => isAfter(status, success));
}
/** GitHub's times are whole seconds. Within one second the ids of statuses tell the order. */
function isAfter(a, b) {
    return a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;
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
    /** When the newest deployment of a preview was begun, as GitHub says now; 0 if there is none any more. */
    async latestOf(name) {
        const [newest] = await this.#deployments.again(name);
        return newest?.createdAt ?? 0;
    }
    /** Deletes the deployments of a preview that was torn down before a time, in milliseconds since 1970. */
    async forget(name, before) {
        const deployments = await this.#deployments.of(name);
        const [newest] = deployments;
        if (newest === undefined || newest.createdAt >= before)
            return;
        if ((await (0,record_links/* liveLinks */.mU)(deployments, this.#deployments.state)).length > 0)
            return;
        for (const each of deployments) {
            const { kind, at } = await this.#deployments.state(each);
            if (at >= before || kind === 'begun')
                return;
            if (kind === 'torn down')
                break;
        }
        for (const { id } of deployments.toReversed())
            await this.#github.deleteDeployment(id);
    }
}
function previewsOf(deployments) {
    return [...(0,record_format/* byRecord */.rB)(deployments.filter(record_format/* isOurs */.MU)).values()].flatMap((record) => {
        const [newest] = record;
        const subject = newest && (0,record_format/* previewOf */.oW)(newest.task);
        if (newest === undefined || subject === undefined)
            return [];
        const { environment, task, createdAt: latest } = newest;
        const { createdAt: since } = record.at(-1) ?? newest;
        // A link that only the newest one names, beside another, was asked for and may never have been made.
        const [link, before = link] = record.slice(0, 2).map(record_format/* linkInPayload */.So);
        const sure = link === before ? link : undefined;
        return [{ subject, name: { environment, task }, deployments: record.length, since, latest, link: sure }];
    });
}

;// CONCATENATED MODULE: ./build/record/takeover.js



/** Milliseconds. A deploy may have begun so long before a preview's first one, and have ended after it. */
const overlap = 60 * 60_000;
/**
 * Who has taken a link with these names over from the preview that made it, in words; undefined if nobody has. The live
 * site of any environment may do that, because it is deployed wherever `domain` says. So only what is younger than the
 * link is read.
 *
 * @throws {GitHubError} if it can't be found out
 */
async function takerOf(names, { own, isFollowed, first, deployments }) {
    const since = first ? first.createdAt - overlap : 0;
    const [younger, ofProduction] = await Promise.all([deployments.since(since), deployments.ofProduction()]);
    // If a deployment is deleted while this run reads the pages, another one moves to a page that was read before, and is
    // not seen. So the live site is also asked for by name.
    const found = new Map([...younger, ...ofProduction].map((each) => [each.id, each]));
    // Branches that follow a lasting link do not own it against each other.
    const mayOwn = (each) => !(0,record_format/* isSameRecord */.Wn)(each, own) && !(isFollowed && (0,record_format/* factsOf */.xS)(each) && (0,record_format/* previewOf */.oW)(each.task));
    return await ownerAmong([...found.values()].filter(mayOwn), names, { since, deployments });
}
/** The live site that has a link, in words; undefined if none has. It may have names that the account does not list. */
async function liveSiteAt(link, search, deployments) {
    const isWide = search === 'every environment';
    const found = isWide ? await deployments.ofLiveSites(deployments_all) : await deployments.ofProduction();
    const since = search === 'payloads of production' ? Number.POSITIVE_INFINITY : 0;
    return await ownerAmong(found, [link], { since, deployments });
}
async function ownerAmong(found, names, range) {
    for (const record of (0,record_format/* byRecord */.rB)(found).values()) {
        const [newest] = record;
        if (newest === undefined)
            continue;
        if (await isOwner(record.filter(record_format/* factsOf */.xS), names, range))
            return (0,record_format/* describeRecord */.TV)(newest, true);
        // Other deployments of other tools own nothing: a job's `environment:` with our `url` makes one too.
        const foreign = record.filter((each) => each.production && !(0,record_format/* factsOf */.xS)(each));
        if (await isForeignOwner(foreign, names, range))
            return (0,record_format/* describeRecord */.TV)(newest, false);
    }
    return undefined;
}
async function isOwner(ours, names, { since, deployments }) {
    const isPreview = ours.some(({ task }) => (0,record_format/* previewOf */.oW)(task) !== undefined);
    for (const each of ours) {
        if (!(0,record_links/* hasName */.cP)(names, (0,record_format/* factsOf */.xS)(each)?.link))
            continue;
        const { kind } = await deployments.state(each);
        if (kind === 'torn down')
            break;
        // A failed deploy of a live site counts too: its files may have arrived.
        if (kind === 'begun' || kind === 'sent' || (kind === 'failed' && !isPreview))
            return true;
    }
    // A preview has made its links, so none of them is this one. A live site may have got this one as an answer.
    if (isPreview)
        return false;
    const recent = ours.filter(({ createdAt }) => createdAt >= since);
    const links = await (0,record_links/* liveLinks */.mU)(recent, deployments.state);
    return links.some((link) => link.names.some((name) => (0,record_links/* hasName */.cP)(names, name)));
}
async function isForeignOwner(foreign, names, { deployments }) {
    for (const { id } of foreign) {
        const urls = (await deployments.statuses(id))?.flatMap(({ environmentUrl }) => (0,record_format/* linkIn */.qn)(environmentUrl) ?? []) ?? [];
        // Older ones named what this one has replaced.
        if (urls.length > 0)
            return urls.some((url) => (0,record_links/* hasName */.cP)(names, url));
    }
    return false;
}

;// CONCATENATED MODULE: ./build/record/records.js







/** How many records are searched for a link that no payload in them names. */
const mostSearched = 200;
/** Records of live sites that are asked for their statuses at most, only to count their links. */
const mostAsked = 10;
/** Statuses that are written at the same time. */
const atOnce = 4;
/**
 * What GitHub's deployments remember: which link belongs to which site. Deployments of one environment and task are one
 * record. Every method throws {@link GitHubError}: if something can't be read, that never means that there is nothing.
 */
class Records {
    previews;
    #github;
    #deployments;
    #runUrl;
    #oldest = new WeakMap();
    /** @param runUrl the page of this run, which every status links to */
    constructor(github, runUrl) {
        this.#github = github;
        this.#deployments = new Deployments(github);
        this.previews = new Previews(github, this.#deployments);
        this.#runUrl = runUrl;
    }
    /** The same, for what only tells: it waits for GitHub 30 s at most. */
    hurried() {
        return new Records(this.#github.hurried(), this.#runUrl);
    }
    /** Forgets the list of a record, because this run added a deployment to it. */
    refresh(name) {
        this.#deployments.refresh(name);
    }
    /** The live links of a record, the one that a site was sent to last comes first. */
    async links(name) {
        const { state } = this.#deployments;
        // A live site needs only its newest link, and may have thousands of deployments.
        if ((0,record_format/* previewOf */.oW)(name.task) === undefined) {
            const latest = await (0,record_links/* liveLinks */.mU)(await this.#deployments.of(name, newest), state);
            if (latest.some(({ sent }) => sent))
                return latest;
        }
        return await (0,record_links/* liveLinks */.mU)(await this.#deployments.of(name), state);
    }
    /** The names of the links that the newest deployments of live sites tell, in every environment. */
    async namesOfLiveSites() {
        const records = [...(0,record_format/* byRecord */.rB)(await this.#deployments.ofLiveSites(newest)).values()];
        const named = records.flat().flatMap((each) => (0,record_format/* linkInPayload */.So)(each) ?? []);
        const unnamed = records.filter((record) => record.every(record_links/* isForNewLink */.sq)).slice(0, mostAsked);
        const links = await Promise.all(unnamed.map((record) => (0,record_links/* liveLinks */.mU)(record, this.#deployments.state)));
        return [...named, ...links.flat().flatMap((link) => link.names)];
    }
    /** The link that a record remembers: the live one that a site was sent to last; undefined if there is none. */
    async recall(name) {
        return (await this.links(name)).find(({ sent }) => sent);
    }
    /**
     * Who has taken a link over from the preview that made it, in words; undefined if nobody has.
     *
     * @param own the preview's record
     * @param isNamed whether the preview's run names the link
     * @param isFollowed whether branches may follow the link, so that only live sites own it
     * @param isFresh whether everything is asked again, because it may have changed since it was read
     */
    async takerOf(link, own, { isNamed, isFollowed, isFresh }) {
        const oldest = await this.#oldestOf(link);
        if (isFresh)
            this.#deployments.renew();
        // If the first deployment was deleted, nobody knows how old the link is. A named link is named by its first one.
        const first = isNamed || (0,record_links/* isForNewLink */.sq)(oldest) ? oldest : undefined;
        return await takerOf(link.names, { own, isFollowed, first, deployments: this.#deployments });
    }
    /**
     * Whether a link was torn down since its record was read. GitHub is asked for all of it again.
     *
     * @param byThisRun the deployment that records this run, which tells nothing of others; undefined if there is none
     */
    async wasTornDown({ names, deployments }, own, byThisRun) {
        const known = new Set(deployments.map(({ id }) => id));
        const others = (await this.#deployments.again(own)).filter(({ id }) => id !== byThisRun);
        const latest = others.find((each) => known.has(each.id) || names.includes((0,record_format/* linkInPayload */.So)(each) ?? ''));
        return latest !== undefined && (0,record_format/* stateOf */.L4)(await this.#github.statuses(latest.id)).kind === 'torn down';
    }
    /** The live site that has a link, in words; undefined if none has. */
    async liveSiteAt(link, search) {
        return await liveSiteAt(link, search, this.#deployments);
    }
    /** Reads the newest deployments of production. */
    async readProduction() {
        await this.#deployments.ofProduction();
    }
    /** Whether a link of a record holds the site with this digest. */
    async isHolding(digest, names, own) {
        return await isHolding(digest, names, { own, deployments: this.#deployments });
    }
    /**
     * Asks early for what a deploy or teardown of a record will need, at the same time. An error is thrown later, to the
     * code that needs the answer.
     *
     * @param isDeploy whether the owner of the link will be asked for soon. A teardown asks right before it deletes.
     */
    prepare(name, isDeploy) {
        const asks = async () => {
            const deployments = await this.#deployments.of(name, newest);
            const [latest] = deployments;
            const first = deployments.findLast(record_links/* isForNewLink */.sq);
            const isChecked = isDeploy && (0,record_format/* previewOf */.oW)(name.task) !== undefined;
            await Promise.all([
                ...[latest, first].map((each) => each && this.#deployments.statuses(each.id)),
                isChecked && this.#deployments.ofProduction(),
                isChecked && latest && this.#deployments.peek(),
            ]);
        };
        asks().catch(() => { });
    }
    /** Whether this run, in this attempt, has deployed for this record before. */
    async wasDeployedByThisRun(name) {
        const [latest] = await this.#deployments.of(name, newest);
        const statuses = latest && (await this.#deployments.statuses(latest.id));
        return statuses?.some(({ logUrl }) => logUrl !== '' && logUrl === this.#runUrl) ?? false;
    }
    /** The live links with a name in all our records, but for previews whose only deployment is very old. */
    async linksNamed(name) {
        const found = [];
        let searched = 0;
        for (const record of (0,record_format/* byRecord */.rB)((await this.#deployments.all()).filter(record_format/* isOurs */.MU)).values()) {
            const isNamed = record.some((each) => (0,record_links/* hasName */.cP)([name], (0,record_format/* linkInPayload */.So)(each)));
            if (!isNamed && (!record.some(record_links/* isForNewLink */.sq) || ++searched > mostSearched))
                continue;
            const links = await (0,record_links/* liveLinks */.mU)(record, this.#deployments.state);
            found.push(...links.filter(({ names }) => (0,record_links/* hasName */.cP)(names, name)));
        }
        return found;
    }
    /**
     * Records that a link is gone, in each deployment that names it. The newest one gets its status last, because it alone
     * tells whether the link is live: so a teardown that was interrupted can be done again.
     */
    async end(link) {
        // A new link that could not be recorded has no deployment.
        if (link.deployments.length === 0)
            return;
        const first = await this.#oldestOf(link);
        const [latest, ...older] = link.deployments.slice(0, 1 + link.deployments.indexOf(first));
        const tell = ({ id }) => this.#github.createStatus(id, { state: 'inactive', description: record_format/* tornDown */.SU, logUrl: this.#runUrl });
        await (0,concurrency/* atMost */.T)(atOnce, older.toReversed(), tell);
        if (latest)
            await tell(latest);
    }
    #oldestOf(link) {
        const known = this.#oldest.get(link) ?? (0,record_links/* oldestOf */.TW)(link, this.#deployments.state);
        this.#oldest.set(link, known);
        return known;
    }
}

// EXTERNAL MODULE: ./build/report/log.js
var log = __webpack_require__(6945);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(4865);
// EXTERNAL MODULE: ./build/record/best-effort.js
var best_effort = __webpack_require__(791);
// EXTERNAL MODULE: ./build/pages/markdown.js
var markdown = __webpack_require__(4570);
// EXTERNAL MODULE: ./build/text/markdown.js
var text_markdown = __webpack_require__(1065);
;// CONCATENATED MODULE: ./build/record/comment-text.js





/** Begins the heading of a comment that tells of a removal. */
const broom = '🧹';
/** The comment without its marker. Anybody may read it, so it shows only the public part of an error. */
function commentOf(news, facts) {
    const { environment, runUrl, now } = facts;
    const preview = environment === 'preview' ? 'Preview' : `Preview of ${(0,text_markdown/* escapeMarkdown */.FV)(environment)}`;
    const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const log = runUrl && `[log](${runUrl})`;
    const commit = news.kind === 'removed' ? '' : (0,text_markdown/* commitLink */.wn)(news.commit, runUrl);
    if (news.kind === 'live') {
        const size = `${(0,format/* count */.U9)(news.fileCount, 'file')}, ${(0,format/* formatBytes */.z3)(news.bytes)}`;
        const changes = news.compared && (0,markdown/* changedPagesOf */.e)(news.compared, news.link);
        const live = `${preview} is live${commit && `: commit ${commit}`}`;
        return (0,text_markdown/* page */.MY)(`🚀 ${linked(news.link)}`, (0,text_markdown/* oneLine */.TN)(live, size, time, log), doubt(news.status), changes);
    }
    if (news.kind === 'removed') {
        const links = news.links.length > 0 ? `Deleted: ${news.links.map(shown).join(', ')}` : 'There was nothing to delete';
        const why = news.expired &&
            `It expired: nobody deployed to it for ${(0,format/* count */.U9)(news.expired, 'day')}. The next push makes a new one.`;
        return (0,text_markdown/* page */.MY)(`${broom} ${preview} ${why ? 'expired' : 'was removed'}`, why || undefined, (0,text_markdown/* oneLine */.TN)(links, time, log));
    }
    const { message, hint } = wordsOf(news.error);
    const isDeploy = news.act === 'deploy';
    return (0,text_markdown/* page */.MY)(`❌ ${preview} ${isDeploy ? 'failed' : 'was not removed'}`, shown(message), (0,text_markdown/* advice */.v9)(hint), [
        isDeploy && `${commit ? `Commit ${commit}` : 'This commit'} ${news.fate}.`,
        news.lastGood && `Still live: ${linked(news.lastGood)}${isDeploy ? ', from an earlier commit' : ''}.`,
    ]
        .filter(Boolean)
        .join(' '), (0,text_markdown/* oneLine */.TN)(time, log));
}
/** Says what a status other than `active` means. The service's own word is shown only if it is one plain word. */
function doubt(status = '') {
    if (status === '' || status === 'active')
        return '';
    const isWord = /^[a-z_-]{1,30}$/iu.test(status) && !(0,secrets/* holdsSecret */.hK)(status);
    const said = isWord ? `gives this link the status **${(0,text_markdown/* escapeMarkdown */.FV)(status)}**` : 'does not call this link active';
    return `⚠️ The service ${said}, so it may not stay.`;
}
function wordsOf(error) {
    if (error instanceof errors/* ActionError */.lZ)
        return error.inPublic;
    return { message: 'Something happened that this action did not expect. The log of the run says what.' };
}
/** The text as prose, or `***` if it contains a secret in any spelling. A link or an error's code may contain one. */
function shown(text) {
    return (0,text_markdown/* escapeMarkdown */.FV)((0,secrets/* holdsSecret */.hK)(text) ? '***' : text);
}
function linked(link) {
    return (0,secrets/* holdsSecret */.hK)(link) ? shown(link) : (0,text_markdown/* anchor */.Y3)(link);
}

;// CONCATENATED MODULE: ./build/record/comment.js







/** Milliseconds after which the comments are read again, because another run may have written one meanwhile. */
const freshFor = 5000;
/**
 * Keeps one comment for each environment on a target's pull request, if it has one and the user wants a comment. Ours is
 * the comment that has the marker and was written by the token's own identity. A comment by anybody else is never
 * changed, whatever it says.
 */
class Commenter {
    #options;
    #environment;
    #pullRequest;
    #prepared;
    constructor({ subject, environment }, options) {
        this.#options = options;
        this.#environment = environment;
        this.#pullRequest = options.comment && subject.kind === 'pull-request' ? subject.number : undefined;
    }
    /** Whether there is a comment to keep. */
    get tells() {
        return this.#pullRequest !== undefined;
    }
    /** Asks early who the token belongs to. */
    prepareLogin() {
        if (!this.tells)
            return;
        const github = this.#options.github.hurried();
        github.login().catch(() => { });
    }
    /** Asks for the comments, shortly before there is news. An error is thrown later, to the code that waits for them. */
    prepare() {
        if (this.#pullRequest !== undefined)
            this.#prepared ??= prepare(this.#options.github.hurried(), this.#pullRequest);
    }
    /** Writes the comment. An error is one warning. */
    async tell(news) {
        const text = commentOf(news, { environment: this.#environment, runUrl: this.#options.runUrl, now: new Date() });
        try {
            // Many pull requests never had a preview.
            await this.write(text, news.kind === 'removed' && news.links.length === 0);
        }
        catch (error) {
            log/* log */.R.warning((0,answers/* isForbidden */.US)(error) ? (0,permissions/* notCommented */.YW)(error) : (0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error)));
        }
    }
    /**
     * Writes the comment, or replaces the text of the existing one.
     *
     * @param text Markdown, without the marker
     * @param onlyReplaces whether it is only news if there is a comment already, which does not tell of a removal
     * @throws {GitHubError} if comments can't be read or written
     */
    async write(text, onlyReplaces = false) {
        const pullRequest = this.#pullRequest;
        if (pullRequest === undefined)
            return;
        const github = this.#options.github.hurried();
        const { login, comments, askedAt } = this.#prepared ?? prepare(github, pullRequest);
        this.#prepared = undefined;
        const marker = `<!-- static-deploy: ${this.#environment} -->`;
        const body = `${marker}\n${text}`;
        const name = await login;
        const ownOf = (found) => found.filter((comment) => comment.body.startsWith(marker) && isBy(comment, name));
        let [own, ...others] = ownOf(await comments);
        for (let attempt = 1;; attempt += 1) {
            // Another run may have written the comment meanwhile. And if an answer was lost, this run may have written it.
            const isFresh = attempt === 1 && performance.now() - askedAt < freshFor;
            if (!isFresh && own === undefined)
                [own, ...others] = ownOf(await github.comments(pullRequest));
            // What tells already which links were deleted stays.
            if (onlyReplaces && (own === undefined || own.body.startsWith(`${marker}\n### ${broom}`)))
                return;
            try {
                if (own === undefined)
                    await github.createComment(pullRequest, body);
                else
                    await github.updateComment(own.id, body);
                // Two runs that raced have written one each. The other one would go on to show what is no longer so.
                await (0,concurrency/* atMost */.T)(4, others, ({ id }) => github.deleteComment(id));
                return;
            }
            catch (error) {
                if (own !== undefined || !(error instanceof answers/* GitHubError */.y_ && error.mayBeDone) || attempt === 4)
                    throw error;
            }
        }
    }
}
function prepare(github, pullRequest) {
    const login = github.login();
    const comments = github.comments(pullRequest);
    for (const promise of [login, comments])
        promise.catch(() => { });
    return { login, comments, askedAt: performance.now() };
}
/** An app's login ends in `[bot]` in REST, but not always in GraphQL. A person's login can't end so. */
function isBy({ author, bot }, login) {
    return author === login || (bot && author === `${login}[bot]`);
}

// EXTERNAL MODULE: ./build/record/link-errors.js
var link_errors = __webpack_require__(8708);
;// CONCATENATED MODULE: ./build/record/fate.js



/** What became of a commit whose run failed. Of a link whose deletion was under way the same is not known. */
function fateOfCommit(error, act) {
    if (error instanceof link_errors/* UnrecordedLinkError */._Y)
        return 'is live';
    return isOpen(error, act) ? 'may or may not be live' : 'was not deployed';
}
function isOpen(error, act) {
    if (error instanceof errors/* CancelledError */.cc)
        return error.underWay !== undefined;
    if (act !== 'deploy')
        return false;
    if (error instanceof refusals/* FateError */.LA || error instanceof link_errors/* OverwrittenError */.yc)
        return true;
    if (!(error instanceof errors/* ServiceError */._7 || error instanceof errors/* NetworkError */.Dr) || error.operation !== 'upload')
        return false;
    const isAnswered = error instanceof errors/* ServiceError */._7 && error.link !== undefined;
    return isAnswered || (0,refusals/* mayHaveMadeLink */.lG)(error);
}

;// CONCATENATED MODULE: ./build/record/own-deployment.js




/** Milliseconds that recording a new link may take: without a record nobody would tear it down. */
const patience = 2 * 60_000;
/**
 * The deployment that records this run. If the deploy goes to another link than expected, a second one takes its place.
 */
class OwnDeployment {
    #target;
    #options;
    #id;
    /** Whether it is to make a link. Only its statuses prove that, and name the link if the payload does not. */
    #isForNewLink = false;
    #hasBegun = false;
    #started = Promise.resolve();
    constructor(target, options) {
        this.#target = target;
        this.#options = options;
    }
    /** The deployment's number; undefined if there is none. */
    get id() {
        return this.#id;
    }
    /** Creates the deployment. @throws {GitHubError} if it can't be recorded */
    async begin(facts, isNew) {
        const { github, records, runUrl: logUrl } = this.#options;
        const { subject, environment, sha: ref } = this.#target;
        const name = (0,record_format/* recordOf */.zv)(this.#target);
        this.#hasBegun = true;
        this.#isForNewLink = isNew;
        const id = await github.createDeployment({
            ...name,
            ref,
            payload: (0,record_format/* payloadFor */.ek)(facts),
            transient: subject.kind !== 'live-site',
            production: environment === 'production',
        });
        this.#id = id;
        records.refresh(name);
        // Nothing waits for this request now: it is sent during the upload. The next status waits for it.
        this.#started = (0,best_effort/* bestEffort */.z)('record that the deploy has started', () => github.hurried().createStatus(id, { state: 'in_progress', logUrl }));
    }
    /** Warns if this run has deployed for the same record before: they are probably two sites. */
    async warnOfEarlier() {
        if (this.#hasBegun || !(await this.#options.records.wasDeployedByThisRun((0,record_format/* recordOf */.zv)(this.#target))))
            return;
        const { environment } = this.#target;
        log/* log */.R.warning(`This run has already deployed to the environment "${environment}", and this deploy replaces that one. If they are two sites, give each its own "environment".`);
    }
    /** Sets the deployment to failed, and works with it no more. */
    async abandon() {
        await this.fail(undefined);
        this.#id = undefined;
    }
    /** @throws {UnrecordedLinkError} if the link is new and could not be recorded */
    async succeed(link) {
        if (!this.#isForNewLink) {
            await (0,best_effort/* bestEffort */.z)('record the deploy', () => this.#end('success', link));
            return;
        }
        if (this.#id === undefined)
            throw new link_errors/* UnrecordedLinkError */._Y(link, new Error('There is no deployment for it.'));
        await this.#end('success', link).catch((cause) => {
            throw new link_errors/* UnrecordedLinkError */._Y(link, cause);
        });
    }
    /** @param link if the content may have arrived there in spite of the failure */
    async fail(link) {
        const isMade = link !== undefined && this.#isForNewLink;
        const what = isMade ? `record that the link ${link} was made` : 'record that the deploy failed';
        await (0,best_effort/* bestEffort */.z)(what, () => this.#end('failure', link));
    }
    async #end(state, link) {
        if (this.#id === undefined)
            return;
        await this.#started;
        const { github, runUrl: logUrl } = this.#options;
        const status = { state, environmentUrl: link && `https://${link}`, logUrl };
        if (link !== undefined && this.#isForNewLink)
            await github.createStatus(this.#id, status, patience);
        else
            await github.hurried().createStatus(this.#id, status);
    }
}

;// CONCATENATED MODULE: ./build/record/tracker.js











/** Milliseconds. What is known of a link's owners is recent for so long. */
const recently = 10_000;
/** If reading or writing decides about a link, an error fails the run. If it only tells, an error is one warning. */
class Tracker {
    remembers = true;
    #records;
    #target;
    #name;
    #commenter;
    #own;
    /** The links that the record had before this run changed it; undefined until they are read. */
    #links;
    /** When it was read last who owns the link, on the clock of `performance.now()`. */
    #readAt;
    #hasChecked = false;
    #act = 'deploy';
    /** Whether it is recorded how the run ended. */
    #hasEnded = false;
    /** Whether the token may not read the record, so that no run can believe a digest in it. */
    #isUnreadable = false;
    constructor(target, options) {
        this.#records = options.records;
        this.#target = target;
        this.#name = (0,record_format/* recordOf */.zv)(target);
        this.#own = new OwnDeployment(target, options);
        this.#commenter = new Commenter(target, options);
    }
    get deployment() {
        return this.#own.id;
    }
    prepare(act) {
        this.#act = act;
        this.#records.prepare(this.#name, act === 'deploy');
        if (act === 'deploy')
            this.#readAt = performance.now();
        this.#commenter.prepareLogin();
    }
    async links() {
        const links = await this.#ask(() => this.#records.links(this.#name));
        this.#links = links;
        return links;
    }
    async linksNamed(name) {
        return await this.#ask(() => this.#records.linksNamed(name));
    }
    async requireNotTaken(link, look) {
        const { subject, domain, lasting = false } = this.#target;
        if (subject.kind === 'live-site')
            return;
        const now = performance.now();
        const isOld = look !== 'recent' || this.#readAt === undefined || now - this.#readAt >= recently;
        if (this.#hasChecked && !isOld)
            return;
        // The link will be changed or deleted, so there will be a comment to write.
        this.#commenter.prepare();
        if (isOld)
            this.#readAt = now;
        this.#hasChecked = true;
        const [taker, isTornDown] = await this.#ask(() => Promise.all([
            this.#records.takerOf(link, this.#name, {
                isNamed: domain !== undefined,
                isFollowed: lasting,
                isFresh: isOld,
            }),
            look === 'new, also of the record itself' && this.#records.wasTornDown(link, this.#name, this.#own.id),
        ]));
        if (isTornDown)
            throw new link_errors/* TornDownError */.Mc(link.names[0]);
        if (taker !== undefined)
            throw new link_errors/* OwnedError */.Ij(link.names[0], taker, this.#target, this.#act);
    }
    async requireNoLiveSite(link, search) {
        const owner = await this.#ask(() => this.#records.liveSiteAt(link, search));
        if (owner !== undefined)
            throw new link_errors/* OwnedError */.Ij(link, owner, this.#target, this.#act);
    }
    async readProduction() {
        await this.#ask(() => this.#records.readProduction());
    }
    async isHolding(digest, names) {
        try {
            return await this.#records.isHolding(digest, names, this.#name);
        }
        catch (error) {
            if (!(0,answers/* isForbidden */.US)(error))
                throw error;
            this.#isUnreadable = true;
            return false;
        }
    }
    async begin(facts, isNew = facts.link === undefined) {
        const { link, digest } = facts;
        if (this.#target.domain === undefined)
            await this.#ask(() => this.#own.warnOfEarlier());
        try {
            await this.#ask(() => this.#own.begin(facts, isNew));
        }
        catch (error) {
            // A digest must be recorded, or a later run may skip a site that is not live. So must a new link.
            const isKnown = this.#links?.some(({ names }) => (0,record_links/* hasName */.cP)(names, link)) ?? false;
            const mustRecord = isNew || ((0,permissions/* needsRecord */.Lm)(this.#target) && !isKnown) || (digest && !this.#isUnreadable);
            if (!(error instanceof answers/* GitHubError */.y_) || mustRecord)
                throw error;
            log/* log */.R.warning(error.mayLackPermission ? (0,permissions/* notRecorded */.ok)(error) : (0,printable/* printable */.g$)(`This deploy is not recorded. ${error.message}`));
            return;
        }
        this.#commenter.prepare();
    }
    async beginAnew() {
        await this.#own.abandon();
        await this.begin({});
    }
    async succeed(link, { compared, ...site }) {
        this.#hasEnded = true;
        const { sha: commit } = this.#target;
        const tell = async () => this.#commenter.tell({ kind: 'live', link, commit, ...site, compared: await compared });
        const [recorded] = await Promise.allSettled([this.#own.succeed(link), tell()]);
        if (recorded.status === 'fulfilled')
            return;
        // The comment that the site is live is not all that there is to say.
        this.#hasEnded = false;
        throw recorded.reason;
    }
    async fail(error, link, act = this.#act) {
        if (this.#hasEnded)
            return;
        this.#hasEnded = true;
        const fate = link === undefined ? fateOfCommit(error, act) : 'may or may not be live';
        const tell = async () => {
            // If the files may have arrived, they have replaced the earlier site.
            const lastGood = fate === 'was not deployed' ? await this.#lastGood() : undefined;
            const { sha: commit } = this.#target;
            await this.#commenter.tell({ kind: 'failed', act, error, lastGood, fate, commit });
        };
        await Promise.all([this.#own.fail(link), this.#commenter.tells && tell()]);
    }
    /** The link that the record had before this run changed it; undefined also if GitHub does not tell it in time. */
    async #lastGood() {
        const links = this.#links ??
            (await this.#records
                .hurried()
                .links(this.#name)
                .catch(() => []));
        return links.find(({ sent }) => sent)?.names[0];
    }
    async #ask(action) {
        return await (0,permissions/* explainingPermission */.Jj)(this.#target, action);
    }
    async end(link) {
        await (0,best_effort/* bestEffort */.z)('end the deployments', () => this.#records.end(link));
    }
    async tellRemoved(links, expired) {
        // What is gone must be shown, also if the run fails after it for another link.
        if (links.length > 0)
            this.#hasEnded = true;
        await this.#commenter.tell({ kind: 'removed', links, expired });
    }
}

;// CONCATENATED MODULE: ./build/record/untracked.js

/** For a run without a token. The user has decided that nothing is recorded, owned or shown. */
function untracked({ domain }) {
    const nothing = async () => { };
    return {
        deployment: undefined,
        remembers: false,
        prepare: () => { },
        links: async () => [],
        linksNamed: async () => [],
        requireNotTaken: nothing,
        requireNoLiveSite: nothing,
        readProduction: nothing,
        isHolding: async () => false,
        begin: nothing,
        beginAnew: nothing,
        succeed: async (link) => {
            if (domain !== undefined)
                return;
            log/* log */.R.warning(`Without github-token the link ${link} is not remembered: the next run will make another one, and closing a pull request deletes none.`);
        },
        fail: nothing,
        end: nothing,
        tellRemoved: nothing,
    };
}

;// CONCATENATED MODULE: ./build/acts/services.js









/** Whether this is a preview that may only touch a link which its own record made, or which nobody has. */
function isGuarded({ target: { subject, lasting = false }, tracking }) {
    return subject.kind !== 'live-site' && !lasting && tracking.remembers;
}
/** What every act needs: the inputs, the context, the hosting service and GitHub. */
class Services {
    inputs;
    context;
    signal;
    hosting;
    /** Undefined without a token: then nothing is remembered, and nothing can be asked. */
    access;
    #turn = Promise.resolve();
    constructor(inputs, context, signal) {
        this.inputs = inputs;
        this.context = context;
        this.signal = signal;
        const tell = log/* log */.R.info;
        const { baseUrl, apiKey, githubToken: token, dryRun: readOnly } = inputs;
        this.hosting = new Hosting({ baseUrl, apiKey, signal, tell, readOnly });
        const { repository, apiUrl, runUrl } = context;
        if (token === '' || repository === undefined)
            return;
        const github = new GitHub(new Transport({ token, repository, apiUrl, signal, tell, readOnly }));
        this.access = { github, records: new Records(github, runUrl) };
    }
    /** Does one thing after another: an action waits until all before it have ended. */
    async inTurn(action) {
        const mine = this.#turn.then(action, action);
        this.#turn = mine;
        return await mine;
    }
    /** Begins the work for a target: once in a run, because what follows a target remembers what was done. */
    workOn(target) {
        const options = { comment: this.inputs.comment, runUrl: this.context.runUrl };
        const tracking = this.access ? new Tracker(target, { ...this.access, ...options }) : untracked(target);
        return { target, tracking, services: this };
    }
    /** @throws {InputError} if there is no token. It says why one is needed. */
    requireGitHub(why) {
        if (this.access !== undefined)
            return this.access;
        throw new errors/* InputError */.dz('github-token', `${why}. This needs a token.`, {
            hint: `Leave github-token out, so that it is the job's own, and add to the job:\n${permissions/* permissionLines */.$r}`,
            inPublic: 'the same',
        });
    }
}


/***/ }),

/***/ 9289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FW: () => (/* binding */ Resource),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   US: () => (/* binding */ isForbidden),
/* harmony export */   Zj: () => (/* binding */ nextPage),
/* harmony export */   _P: () => (/* binding */ unusable),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5666);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4865);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1691);
/* harmony import */ var _retry_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7471);





const runAgain = 'Run the job again; https://www.githubstatus.com shows whether GitHub has a problem.';
/** GitHub's API did not do what this run asked for. */
class GitHubError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    /** HTTP status; 429 for each rate limit, 0 if no complete answer came. */
    status;
    /** Whether the token may not be allowed to do this. */
    mayLackPermission;
    /** Whether GitHub may have done what was asked, although there was an error. */
    mayBeDone;
    constructor(status, message, more = {}) {
        const { mayLackPermission = false, mayBeDone = false, hint: known = runAgain } = (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .meaningOf */ .Pr)(status);
        const { hint = known, cause } = more;
        const said = status === 0 ? 'No complete answer came from GitHub.' : `GitHub refused (HTTP ${status}).`;
        super(message, { inPublic: { message: said, hint }, hint, cause });
        this.status = status;
        this.mayLackPermission = mayLackPermission;
        this.mayBeDone = mayBeDone;
    }
}
/** Whether an error says that the token may not be allowed to do what was asked. */
function isForbidden(error) {
    return error instanceof GitHubError && error.mayLackPermission;
}
/** An object in a successful answer. What GitHub did not say is never guessed: it is a {@link GitHubError}. */
class Resource {
    what;
    /** Null if there is no object. */
    fields;
    /** @param what was asked for, in words that follow "Could not", here and below */
    constructor(what, json) {
        this.what = what;
        this.fields = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(json) ?? null;
    }
    number(name) {
        const value = this.fields?.[name];
        if (typeof value === 'number')
            return value;
        throw unusable(this.what, `has no ${name}`, this.fields);
    }
    /** A text that is not empty. */
    string(name) {
        const value = this.text(name);
        if (value !== '')
            return value;
        throw unusable(this.what, `has no ${name}`, this.fields);
    }
    /** When it was made, in milliseconds since 1970. */
    createdAt() {
        const time = Date.parse(this.string('created_at'));
        if (!Number.isNaN(time))
            return time;
        throw unusable(this.what, 'has a created_at that is not a time', this.fields);
    }
    /** A text; empty if there is none. */
    text(name) {
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(this.fields?.[name]);
    }
    /** The object in a field. */
    in(name) {
        return new Resource(this.what, this.fields?.[name]);
    }
}
/** The error for a success without the content that it should have; `why` follows "the answer". */
function unusable(what, why, content) {
    const shown = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(JSON.stringify(content) ?? 'nothing', 100));
    return new GitHubError(0, `Could not ${what} on GitHub: the answer ${why}: ${shown}`);
}
/** The next page by the `Link` header (RFC 8288), only at the API's own origin: no other host may get the token. */
function nextPage(what, { headers }, origin) {
    // Several headers are one list, with commas.
    const links = String(headers['link'] ?? '').split(',');
    const next = links.find((link) => /;\s*rel="?next"?\s*(?:;|$)/iu.test(link));
    if (next === undefined)
        return undefined;
    const address = /<([^>]*)>/u.exec(next)?.[1] ?? '';
    const url = (0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__/* .urlOf */ .r)(address);
    if (url?.origin === origin)
        return url;
    throw unusable(what, 'continues at another host, which is not allowed', address);
}
/** The JSON of an answer; undefined if it has no content (204). If it is not JSON, a part of it was lost under way. */
function jsonOf({ status, text }) {
    const json = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text);
    if (json !== undefined || status === 204)
        return json;
    const message = `GitHub: the answer (HTTP ${status}) is not JSON: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(text, 100))}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr({ operation: 'GitHub', mayHaveArrived: true }, message, { hint: runAgain });
}
/** The error for an answer that is no success. */
function refused(what, answer) {
    const message = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(answer.text))?.['message'];
    const said = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(typeof message === 'string' ? message : answer.text.trim());
    const why = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(said || 'and the answer is empty.');
    return new GitHubError((0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .knownStatus */ .uD)(answer), `Could not ${what} on GitHub: HTTP ${answer.status}, ${why}`);
}
/** What was thrown while GitHub was asked, as an error of GitHub if it is about the answer. */
function errorOf(what, cause) {
    if (!(cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr || cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
        return cause;
    return new GitHubError(0, `Could not ${what} on GitHub: ${cause.message}`, { hint: cause.hint, cause });
}


/***/ }),

/***/ 7471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ meaningOf),
/* harmony export */   m9: () => (/* binding */ untilReset),
/* harmony export */   uD: () => (/* binding */ knownStatus)
/* harmony export */ });
/** GitHub's documentation, "Best practices" and "Troubleshooting". A status that is not here has the meaning of its class. */
const meanings = {
    0: { mayBeDone: true },
    401: { hint: "The token is not valid. Leave github-token out, so that it is the job's own." },
    403: { mayLackPermission: true },
    // For what the token may not even know of.
    404: { mayLackPermission: true },
    408: { again: 'if idempotent' },
    429: { again: 'always', hint: 'The token has used up what GitHub allows in an hour. Run the job again later.' },
    '5xx': { again: 'if idempotent', mayBeDone: true },
    501: { mayBeDone: true },
};
/** What an HTTP status of GitHub means; 0 if no complete answer came. */
function meaningOf(status) {
    return meanings[status] ?? meanings[`${Math.floor(status / 100)}xx`] ?? {};
}
/** The status, but 429 for each rate limit. GitHub also answers 403 for one, which is not a missing permission. */
function knownStatus({ status, headers, text }) {
    const isLimit = headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0' || /rate limit/iu.test(text);
    return status === 403 && isLimit ? 429 : status;
}
/** Milliseconds until the token may send requests again; undefined if it has requests left. */
function untilReset({ headers }) {
    const reset = Number(headers['x-ratelimit-reset']);
    if (headers['x-ratelimit-remaining'] !== '0' || !Number.isSafeInteger(reset))
        return undefined;
    return Math.max(0, reset * 1000 - Date.now());
}


/***/ }),

/***/ 9022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XP: () => (/* binding */ accountOf),
/* harmony export */   dp: () => (/* binding */ profileOf),
/* harmony export */   n$: () => (/* binding */ uploadOf),
/* harmony export */   p5: () => (/* binding */ hasLink),
/* harmony export */   s2: () => (/* binding */ newLinks)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1916);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3387);
/* harmony import */ var _text_host_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6315);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5666);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4865);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8152);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1691);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2990);









/** The result of an upload. @throws {ServiceError} for a wrong field; with the link, unless the key is in it */
function uploadOf(answer) {
    const link = linkOf(answer);
    const status = answer.data['status'] ?? '';
    if (typeof status !== 'string')
        throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .wrong */ .Qm)(answer, 'data.status is not a text', status, link);
    const profile = answer.data['profile'] ?? {};
    const fields = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(profile);
    if (fields === undefined)
        throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .wrong */ .Qm)(answer, 'data.profile is not an object', profile, link);
    // The status is shown, so an answer that repeats the key must not put it there.
    return { link, status: (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsSecret */ .hK)(status) ? '***' : status, quota: quotaOf(answer, fields, link) };
}
function linkOf(answer) {
    const value = answer.data['link'];
    const link = typeof value === 'string' ? (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_2__/* .hostNameOf */ .LJ)(value) : undefined;
    // The link is shown everywhere. A name in another script may turn into the key when it is converted to ASCII, so both
    // are checked.
    if ((0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsSecret */ .hK)(JSON.stringify(value) ?? '') || (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsSecret */ .hK)(link ?? '')) {
        const hint = 'That link must not be shown. Change the key, and tell the service about it.';
        const message = `${answer.operation}: the service put the key into the link.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7(answer, message, { hint, inPublic: 'the same' });
    }
    if (link === undefined)
        throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .wrong */ .Qm)(answer, 'data.link is not a host name', value);
    return link;
}
/** @throws {ServiceError} if a field has another type than the interface says */
function profileOf(answer) {
    const { links } = answer.data;
    if (!Array.isArray(links))
        throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .wrong */ .Qm)(answer, 'data.links is not a list', links);
    return { links: links.map((link) => namesOf(answer, link)), quota: quotaOf(answer, answer.data) };
}
/** Whether the account has a link, under any of its names. A listed name without a dot is the first label of a link. */
function hasLink({ links }, ...names) {
    return links.flat().some((listed) => names.some((name) => (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameLink */ .dF)(listed, name)));
}
/**
 * What a log may say of an account that does not have a link: how many links it has, and which are spelled alike. Other
 * links are not named: logs of public repositories are public, and links often are not.
 */
function accountOf({ links }, missing) {
    const alike = links.flat().filter((link) => (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(link, missing) <= 2);
    const shown = alike.slice(0, 3).map((link) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(link, 100));
    const meant = shown.length > 0 ? ` Did you mean ${shown.join(' or ')}?` : '';
    return `The account has ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(links.length, 'link')}.${meant}`;
}
/** The names of the links that an account has now, and did not have before. */
function newLinks(before, { links }) {
    return links.filter((names) => !hasLink(before, ...names)).map(([name = '']) => name);
}
/** The names of one entry: a text in the interface, an object with `subdomain` or `domain` in the live service. */
function namesOf(answer, entry) {
    const fields = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(entry);
    const names = fields ? [fields['subdomain'], fields['domain']].filter((name) => name != null) : [entry];
    if (names.length === 0 || !names.every((name) => typeof name === 'string'))
        throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .wrong */ .Qm)(answer, 'data.links is not a list of names', entry);
    return names.map((name) => {
        // It may be a whole address. One that names no host could be any link, so such a list can't be used.
        const address = /^[a-z]+:\/\//iu.test(name) ? name : `https://${name}`;
        const link = (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_2__/* .hostNameOf */ .LJ)(name) ?? (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_2__/* .hostNameOf */ .LJ)((0,_text_url_js__WEBPACK_IMPORTED_MODULE_8__/* .urlOf */ .r)(address)?.hostname ?? '');
        if (link === undefined)
            throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .wrong */ .Qm)(answer, 'data.links is not a list of host names', entry);
        return link;
    });
}
function quotaOf(answer, fields, link) {
    const read = (name) => {
        const value = fields[name] ?? undefined;
        // The quota is an output, so it is shown. A number that repeats the key must not be.
        if ((0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsSecret */ .hK)(String(value)))
            return undefined;
        if (value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0))
            return value;
        throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .wrong */ .Qm)(answer, `${name} is not a whole number`, value, link);
    };
    return { used: read('quotaUsed'), limit: read('quotaLimit') };
}


/***/ }),

/***/ 2990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qm: () => (/* binding */ wrong),
/* harmony export */   S4: () => (/* binding */ isLimit),
/* harmony export */   qu: () => (/* binding */ dataOf),
/* harmony export */   rZ: () => (/* binding */ isForSize)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5666);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4865);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8152);
/* harmony import */ var _retry_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2754);





/** Judges an answer (INTERFACE section 2). @throws {ServiceError} for all but a 2xx with `success: true` and `data` */
function dataOf(answer, request) {
    const { status, text } = answer;
    if (status >= 300 && status < 400)
        throw redirected(answer, request);
    const envelope = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text));
    if (status < 200 || status >= 300 || envelope?.['success'] !== true)
        throw refused(answer, request, envelope);
    const { operation } = request;
    const data = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(envelope['data']);
    if (data === undefined)
        throw wrong({ operation, status }, 'data is not an object', envelope['data']);
    return { operation, status, data };
}
/** @param envelope undefined if the answer has none, so that it may not be the service's */
function refused({ status, text }, { operation, url }, envelope) {
    const said = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(envelope?.['error']);
    const code = (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsSecret */ .hK)(said) ? '' : said;
    const words = [said, (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(envelope?.['message'])].filter(Boolean).join(': ');
    const why = words ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(words, 500) : `it gave no reason: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(text)}`;
    const message = envelope
        ? `the service refused (HTTP ${status}). ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(why)}`
        : `HTTP ${status}, and the answer is not a JSON object: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(text.trim()) || 'nothing')}`;
    const double = 'Write base-url without "/v1" at its end.';
    const isDouble = status === 404 && url.pathname.includes('/v1/v1/');
    const hintAt = (address) => (isDouble ? double : hintFor(status, envelope && code, address));
    // The service's address may be a secret of the workflow, so only the log shows it.
    const facts = { operation, status, code, publicHint: hintAt() };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(facts, `${operation}: ${message}`, { hint: hintAt(url) });
}
function redirected({ status, headers }, { operation, url }) {
    const target = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(headers.location ?? 'nowhere');
    const message = `${operation}: ${url.origin} redirects (HTTP ${status}) to ${target}, which was not followed.`;
    const hint = 'Following it would send the key there. If the service lives there now, write that address as base-url, without "/v1" and what follows.';
    const inPublic = { message: `${operation}: base-url redirects (HTTP ${status}), which was not followed.`, hint };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ operation, status }, message, { hint, inPublic });
}
/** What to do about a refusal. The code is undefined if the answer has no envelope. */
function hintFor(status, code, url) {
    if (code && isLimit(code))
        return 'Close pull requests whose previews are live, delete links in the hosting account, or upgrade the account.';
    if (code && isForSize(code))
        return 'Leave out what is not needed with "exclude", delete links in the hosting account, or upgrade the account.';
    if (code === undefined && (status === 401 || status === 403))
        return `What answered at ${url?.origin ?? 'base-url'} may be a firewall or a proxy in front of the service, so this need not be the key's fault. Check base-url, and whether the runner may reach the service.`;
    if (status === 404)
        return `Check base-url: ${url ? `${url.origin}${url.pathname}` : 'that address'} may not be the service's.`;
    const { hint } = (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .meaningOf */ .P)(status);
    if (hint !== undefined)
        return hint;
    if (code === undefined)
        return `Check base-url: what answers at ${url?.origin ?? 'that address'} may not be the service.`;
    return "The service's own words, in the log, say what it wants. If they don't help, look at the hosting account, or ask the service about this code.";
}
/** Whether a code says that the account takes no more links, or no more uploads. */
function isLimit(code) {
    return code.endsWith('_LIMIT_REACHED');
}
/** Whether a code may be about the size of a site, or the space of the account. No such code is published. */
function isForSize(code) {
    return /_LIMIT_REACHED$|QUOTA|STORAGE|SIZE|SPACE|TOO_LARGE/u.test(code) && !code.endsWith('LINK_LIMIT_REACHED');
}
/** The error for a field of the data that is not what it should be; `fault` says so, as in `data is not an object`. */
function wrong(answer, fault, value, link) {
    const { operation, status } = answer;
    const shown = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(JSON.stringify(value) ?? 'missing'));
    const live = link ? ` The files may be live at ${link} in spite of this.` : '';
    const message = `${operation}: the service reports success, but ${fault}: ${shown}${live}`;
    const hint = 'See in the hosting account what the service did, and tell the service about it.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ operation, status, link, publicHint: hint }, message, { hint });
}


/***/ }),

/***/ 4915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ dialectOf),
/* harmony export */   i: () => (/* binding */ formFor)
/* harmony export */ });
/**
 * What is publicly known of services, by their host. For ext.tiiny.host: the vendor's own client (its skill 1.1.0,
 * March 2026) updates with PUT, and every public client that was found sends a site with folders as one archive.
 */
const known = new Map([['ext.tiiny.host', { update: 'PUT', folders: 'zip' }]]);
/** The dialect of the service at an address; by default what the interface itself says (INTERFACE 4.1). */
function dialectOf({ hostname }) {
    return known.get(hostname) ?? { update: 'POST', folders: 'files' };
}
/** Chooses the form of a site: the one in `upload-as`, or what the service and the site's folders ask for. */
function formFor(uploadAs, files, baseUrl) {
    if (uploadAs !== 'auto')
        return { form: uploadAs, why: `"upload-as: ${uploadAs}" asks for it` };
    if (!hasFolders(files))
        return { form: 'files', why: 'a site without folders needs no archive' };
    const { folders: form } = dialectOf(baseUrl);
    const why = form === 'zip' ? 'is reported to unpack it' : 'is not known to need an archive';
    return { form, why: `${baseUrl.host} ${why}` };
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
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   Jl: () => (/* binding */ UnlistedError),
/* harmony export */   LA: () => (/* binding */ FateError),
/* harmony export */   Mz: () => (/* binding */ MadeMeanwhileError),
/* harmony export */   U6: () => (/* binding */ fateOfLink),
/* harmony export */   b5: () => (/* binding */ withAdvice),
/* harmony export */   lG: () => (/* binding */ mayHaveMadeLink),
/* harmony export */   tr: () => (/* binding */ isForLimit)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1431);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3387);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4865);
/* harmony import */ var _account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9022);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2990);
/* harmony import */ var _retry_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2754);







/** Whether a request was refused for its content or method: not for the key, its size, a limit or a passing fault. */
function isRefused(error) {
    return isAnswered(error) && !(0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .isLimit */ .S4)(error.code) && (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .meaningOf */ .P)(error.status).refused === true;
}
/** Whether the service refused because the account takes no more links, or no more uploads. */
function isForLimit(error) {
    return isAnswered(error) && (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .isLimit */ .S4)(error.code);
}
/** Whether a create that failed may still have made a link. */
function mayHaveMadeLink(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr)
        return error.mayHaveArrived;
    return isAnswered(error) && !(0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .isLimit */ .S4)(error.code) && (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .meaningOf */ .P)(error.status).mayBeDone === true;
}
/** Whether it is the service's answer, and no success with a link of which the rest can't be used. */
function isAnswered(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.link === undefined;
}
/** The same error. If the site may be too large, or have too many files for one request, its hint says so. */
function withAdvice(error, files) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
        return error;
    const isTooLarge = error.status === 413;
    const size = isTooLarge || (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .isForSize */ .rZ)(error.code) ? sizeAdvice(files) : '';
    const fewer = `Many servers take at most 100, 128 or 1,000 files in one request, and this had ${files.length}: try "upload-as: zip".`;
    const parts = (isTooLarge || isRefused(error)) && files.length > 100 ? fewer : '';
    if (size === '' && parts === '')
        return error;
    const advised = (hint) => joined(size, parts, hint);
    const { message, hint } = error.inPublic;
    // A copy would not say any more what kind of error it is.
    return Object.assign(error, { hint: advised(error.hint), inPublic: { message, hint: advised(hint) } });
}
function sizeAdvice(sent) {
    const files = sent.at(0)?.packed ?? sent;
    let bytes = 0;
    for (const { size } of files)
        bytes += size;
    // Every plan takes that much.
    if (bytes < 1_000_000)
        return '';
    const largest = (0,_site_site_js__WEBPACK_IMPORTED_MODULE_5__/* .largestOf */ .u)(files, 3).map(({ path, size }) => `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(path, 100)} (${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatBytes */ .z3)(size)})`);
    return `The site may be too large for the account's plan: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatBytes */ .z3)(bytes)} in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(files.length, 'file')}, the largest: ${largest.join(', ')}.`;
}
function joined(...sentences) {
    return sentences.filter(Boolean).join(' ');
}
/** The service refused to update a link, and the account does not list it. */
class UnlistedError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    profile;
    /** Whether the refused request was a POST, which is also how a link is made. */
    wasPosted;
    constructor(error, link, profile, wasPosted) {
        const check = 'check the input "domain"';
        super(error, error.message, {
            hint: `The account has no link ${link}, and the service made none of that name: ${check}, or leave it out to get a new link. ${(0,_account_js__WEBPACK_IMPORTED_MODULE_2__/* .accountOf */ .XP)(profile, link)}`,
            inPublic: { message: error.inPublic.message, hint: `The account has no such link: ${check}.` },
            cause: error,
        });
        this.profile = profile;
        this.wasPosted = wasPosted;
    }
}
/** A link with this name was to be made, and meanwhile somebody else has made it. */
class MadeMeanwhileError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    constructor(name) {
        const what = 'did not exist when this run began, and somebody else has made it meanwhile. It was left as it is.';
        const hint = 'If nobody needs it, delete it in the hosting account, and run the job again. Or choose another "domain".';
        super(`${name} ${what}`, { hint, inPublic: { message: `The link ${what}`, hint } });
    }
}
/** An upload failed, but it has made a link, or may have. */
class FateError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    /** @param fate a sentence of what is known of the link. Only the log shows it. */
    constructor(cause, fate) {
        const { message, hint, inPublic } = cause;
        const advice = 'See in the hosting account whether there is a link that nobody needs, and delete it.';
        const unknown = `${inPublic.message} Whether the service made a new link is not known.`;
        const words = { message: unknown, hint: joined(advice, inPublic.hint) };
        super(`${message} ${fate}`, { hint: joined(advice, hint), inPublic: words, cause });
    }
}
/** What is known of a link that may have been made. It names the links that are new, and no others of the account. */
function fateOfLink(before, after) {
    const unknown = 'Whether the service made a new link is not known';
    if (before === undefined || after === undefined)
        return `${unknown}, and the account could not be read.`;
    const added = (0,_account_js__WEBPACK_IMPORTED_MODULE_2__/* .newLinks */ .s2)(before, after).map((link) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(link, 100));
    return `${unknown}. New in the account since this run began: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .firstOf */ .Ku)(added, 5) || 'nothing'}.`;
}


/***/ }),

/***/ 2754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ meaningOf)
/* harmony export */ });
const forKey = { hint: 'Check that the secret behind api-key holds a valid key of the account.' };
const forMethod = { refused: true, unknown: 'method and form' };
const later = 'The service has a problem; run the job again later.';
/** INTERFACE sections 6 and 7. A status that is not here has the meaning of its class. */
const meanings = {
    '2xx': { mayBeDone: true },
    '4xx': { refused: true },
    401: forKey,
    403: forKey,
    404: forMethod,
    405: forMethod,
    408: { again: 'if idempotent', mayBeDone: true },
    413: { hint: 'The site is larger than the service takes. Leave out what is not needed with "exclude".' },
    415: { refused: true, unknown: 'form' },
    425: { again: 'if idempotent' },
    429: { again: 'always', hint: 'The service got too many requests; run the job again later.' },
    '5xx': { again: 'if idempotent', mayBeDone: true, hint: later },
    501: { ...forMethod, hint: later },
    503: { again: 'always', hint: later },
};
/** What an HTTP status of the service means. */
function meaningOf(status) {
    return meanings[status] ?? meanings[`${Math.floor(status / 100)}xx`] ?? {};
}


/***/ }),

/***/ 8842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ atMost)
/* harmony export */ });
/** Runs an action for each item, `most` at a time. After an error it begins no more, and throws the first one. */
async function atMost(most, items, act) {
    // An error that leaves one of the loops ends this generator, and so the other loops too.
    const waiting = (function* () {
        yield* items;
    })();
    const work = async () => {
        for (const item of waiting)
            await act(item);
    };
    const ends = await Promise.allSettled(Array.from({ length: most }, work));
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


/** Milliseconds that an unused connection may be used later. Servers close silent ones, some of them after 15 s. */
const trustedFor = 8000;
/** The connections that no request uses yet, oldest first, by the server's key. */
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
    const isTls = protocol === 'https:';
    const host = hostname.replace(/^\[|\]$/gu, '');
    const address = { host, port: Number(port) || (isTls ? 443 : 80) };
    const key = keyOf(protocol, address);
    const opened = connections.get(key) ?? [];
    connections.set(key, opened);
    // It is loaded only if it is needed, because loading it takes a fifth of a start.
    const tls = isTls ? await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1692, 19)) : undefined;
    const secured = {
        ...address,
        ALPNProtocols: ['http/1.1'],
        // It is written here because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would switch the check off.
        rejectUnauthorized: true,
        servername: (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 ? host : undefined,
    };
    while (opened.length < count) {
        const socket = tls ? tls.connect(secured) : (0,node_net__WEBPACK_IMPORTED_MODULE_0__.connect)(address);
        // This connection must not end the process by an error, and must not keep it running.
        socket.on('error', () => { });
        socket.unref();
        opened.push({ socket, openedAt: performance.now() });
    }
}
/** Returns a connection that was opened early, only once; undefined if there is none that may still be used. */
function takeEarly(protocol, address) {
    const opened = connections.get(keyOf(protocol, address)) ?? [];
    for (let early = opened.shift(); early !== undefined; early = opened.shift()) {
        const { socket, openedAt } = early;
        if (!socket.destroyed && !socket.readableEnded && performance.now() - openedAt < trustedFor)
            return socket.ref();
        socket.destroy();
    }
    return undefined;
}
function keyOf(protocol, { host, port }) {
    return `${protocol} ${host} ${port}`;
}


/***/ }),

/***/ 9883:
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
;// CONCATENATED MODULE: ./build/http/connect.js




/** The action's name for servers. */
const userAgent = 'static-deploy-action';
/** The agents that keep the connections of the whole run. */
const sharedAgents = {
    'http:': makeAgent('http:'),
    'https:': makeAgent('https:'),
};
/** Opens a request, through a proxy if one is configured. Certificates are always checked. */
async function start({ url, method, headers, body, ownConnection }) {
    const client = url.protocol === 'https:' ? external_node_https_ : external_node_http_;
    // An own connection is kept alive anyway. If the server had to close it, it might do so before its early answer is read.
    const agent = (await proxyAgent(url)) ?? (ownConnection ? makeAgent(url.protocol) : sharedAgents[url.protocol]);
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
    if (body !== undefined)
        outgoing.flushHeaders();
    return outgoing;
}
/**
 * A new agent, with the options of Node's own: the connection that was used last is used first, and is kept for 5 s. It
 * first uses connections that were opened early; no request has used them before.
 */
function makeAgent(protocol) {
    const { Agent } = protocol === 'https:' ? external_node_https_ : external_node_http_;
    const agent = new Agent({ keepAlive: true, scheduling: 'lifo', timeout: 5000 });
    const connect = agent.createConnection.bind(agent);
    agent.createConnection = (given, opened) => (0,early_connection/* takeEarly */.h)(protocol, given) ?? connect(given, opened);
    return agent;
}
/** The agent for a proxy, if there is one. Loading `@actions/http-client` takes as long as everything else here. */
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
/** Codes of OpenSSL and Node for a certificate that is not accepted. */
const untrusted = /CERT|TLS|SSL|SIGNATURE|ISSUER/u;
/** Ends an exchange that is silent, takes too long or was cancelled, and knows how far it has come. */
function watch(outgoing, request, terms) {
    const { operation, url, body } = request;
    const { signal, silence, answerTime } = terms;
    /** Aborted if nothing more need be sent. A request that waits for a proxy's connection sends no event at its end. */
    const over = new AbortController();
    let isConnected = false;
    let isSent = false;
    let givenUp;
    let answerTimer;
    const stop = () => {
        outgoing.destroy();
        over.abort();
    };
    const giveUp = (why) => {
        const facts = { operation, mayHaveArrived: isConnected };
        givenUp = new errors/* NetworkError */.Dr(facts, `${operation}: ${why}.`, { hint: runAgain(terms) });
        stop();
    };
    const abort = () => {
        // The answer will come in a moment. Without it a new link could be left that nobody knows.
        if (isSent && body !== undefined)
            setTimeout(stop, timeAfterCancel).unref();
        else
            stop();
    };
    const silenceTimer = setTimeout(giveUp, silence, `nothing came from ${url.host} for ${Math.round(silence / 1000)} s`);
    const connected = () => {
        isConnected = true;
        silenceTimer.refresh();
    };
    signal.addEventListener('abort', abort);
    if (signal.aborted)
        abort();
    outgoing.once('close', () => over.abort());
    outgoing.once('socket', (socket) => {
        // A proxy's agent gives a socket that is connected already.
        const { connecting, secureConnecting } = socket;
        if (!connecting && !secureConnecting)
            isConnected = true;
        else
            socket.once(outgoing.protocol === 'https:' ? 'secureConnect' : 'connect', connected);
    });
    return {
        over,
        /** Call it for each byte in either direction. */
        touch: () => void silenceTimer.refresh(),
        /** Everything was sent. From now on the answer has a time limit, also if it comes slowly, byte by byte. */
        awaitAnswer() {
            isSent = true;
            const late = `the answer of ${url.host} was not complete after ${(0,format/* formatDuration */.a3)(answerTime)}`;
            answerTimer = setTimeout(giveUp, answerTime, late);
        },
        /** The error to throw for what ended the exchange. */
        errorOf: (error) => givenUp ?? classify(error, isConnected, request, terms),
        end() {
            over.abort();
            clearTimeout(silenceTimer);
            clearTimeout(answerTimer);
            signal.removeEventListener('abort', abort);
        },
    };
}
/** What to do after a connection that broke or stayed silent. */
function runAgain({ peer }) {
    return `Run the job again; if it stays like that, ask ${peer} whether it has a problem.`;
}
/** The error for a connection that broke after it was made. */
function lost({ operation, url }, terms, why, cause) {
    const message = `${operation}: the connection to ${url.host} was lost before the answer was complete (${why}).`;
    return new errors/* NetworkError */.Dr({ operation, mayHaveArrived: true }, message, { hint: runAgain(terms), cause });
}
/** What an exchange threw, as a {@link NetworkError} if the connection is at fault. */
function classify(error, isConnected, request, terms) {
    if (!(error instanceof Error))
        return error;
    if (error.name === 'AbortError')
        return lost(request, terms, 'closed without an answer');
    const code = 'code' in error ? String(error.code) : '';
    if (code === '')
        return error;
    const why = (0,printable/* excerpt */.Kb)(error.message || code);
    const final = untrusted.test(code);
    if (isConnected && !final)
        return lost(request, terms, why, error);
    const { operation, url } = request;
    const [what, hint] = unreachable(code, terms.addressFrom);
    const facts = { operation, mayHaveArrived: false, final };
    return new errors/* NetworkError */.Dr(facts, `${operation}: ${url.host} ${what} (${why}).`, { hint, cause: error });
}
/** Why no connection was made, and what to do about it. */
function unreachable(code, origin) {
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
        return ['has no address: its name was not found', `Check ${origin}, and that the runner reaches the internet.`];
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
 * @param read gets the answer, and must call `touch` for the bytes that it reads
 * @throws {NetworkError} if no complete answer came
 * @throws {SiteError} if the site changed while it was sent
 */
async function send(request, terms, read) {
    terms.signal.throwIfAborted();
    const outgoing = await start(request);
    // An error after the result is known (a reset after a complete answer) must not end the process.
    outgoing.on('error', () => { });
    const watched = watch(outgoing, request, terms);
    const answered = (0,external_node_events_.once)(outgoing, 'response', { signal: watched.over.signal });
    const sent = pump(request, outgoing, watched);
    // If the site changed, the connection must break: at a proper end a part could be taken for the whole site.
    sent.catch((error) => outgoing.destroy(error));
    let reusable = false;
    try {
        const [incoming] = (await answered);
        if ((incoming.statusCode ?? 0) >= 300)
            watched.over.abort();
        else if (!(await sent))
            throw lost(request, terms, 'closed before everything was sent');
        const result = await read(incoming, watched.touch);
        reusable = incoming.complete && outgoing.writableFinished;
        // An answer that nobody has read would hold its connection, and the connection this process.
        if (reusable)
            incoming.resume();
        return result;
    }
    catch (error) {
        terms.signal.throwIfAborted();
        throw watched.errorOf(error);
    }
    finally {
        watched.end();
        if (!reusable)
            outgoing.destroy();
    }
}
/** Sends the body as fast as the connection takes it. It is false if the rest is of no use before the end. */
async function pump({ body }, outgoing, { over, touch, awaitAnswer }) {
    for await (const chunk of body?.stream() ?? []) {
        if (over.signal.aborted || !(await isTaken(chunk, outgoing, over.signal)))
            return false;
        touch();
    }
    if (over.signal.aborted)
        return false;
    outgoing.end();
    awaitAnswer();
    return true;
}
/** Writes a chunk, whose memory is used again after that. It is false if the rest is of no use meanwhile. */
async function isTaken(chunk, outgoing, over) {
    return await new Promise((resolve) => {
        const done = () => {
            over.removeEventListener('abort', done);
            resolve(!over.aborted);
        };
        over.addEventListener('abort', done);
        outgoing.write(chunk, done);
    });
}


/***/ }),

/***/ 791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ bestEffort)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6945);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4865);



/** Does something that must not fail a deploy which succeeded: an error is one warning, "Could not" and `what`. */
async function bestEffort(what, action) {
    try {
        return await action();
    }
    catch (error) {
        _report_log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .R.warning((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(`Could not ${what}. ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`));
        return undefined;
    }
}


/***/ }),

/***/ 8708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ OwnedError),
/* harmony export */   Mc: () => (/* binding */ TornDownError),
/* harmony export */   Tu: () => (/* binding */ NotMadeError),
/* harmony export */   _Y: () => (/* binding */ UnrecordedLinkError),
/* harmony export */   yc: () => (/* binding */ OverwrittenError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4865);


const leaveOut = 'Leave "domain" out for previews: each gets its own link.';
const onlyForPushes = 'To name the link only for pushes to the live site, write:';
/** A link belongs to another record, so this run must not touch it. */
class OwnedError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    constructor(link, owner, target, act) {
        const what = `belongs to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(owner)}, so this run left it as it is.`;
        const isNamed = target.domain !== undefined && !target.lasting;
        const other = isNamed
            ? `${leaveOut} The log of the run shows how to name one for pushes only.`
            : otherWay(target, act);
        const hint = isNamed ? `${leaveOut} ${onlyForPushes}\n${lineFor(link, target.subject)}` : other;
        super(`${link} ${what}`, { hint, inPublic: { message: `The link ${what}`, hint: other } });
    }
}
function otherWay({ lasting }, act) {
    if (lasting)
        return 'Write another link as "domain" for this branch.';
    if (act === 'teardown')
        return "The link is not this preview's any more, so it stays.";
    return 'Write a "domain" of its own for this preview, or give what has taken its link another one.';
}
/** The input `domain` for a workflow whose pushes go to the live site, and whose previews have links of their own. */
function lineFor(link, { kind }) {
    const isDefault = kind === 'branch' ? ' && github.ref_name == github.event.repository.default_branch' : '';
    return `domain: \${{ github.event_name == 'push'${isDefault} && '${link}' || '' }}`;
}
/** A preview's site went to a link that is not its own. Nothing records that link, so that no close deletes it. */
class OverwrittenError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    constructor(link) {
        super(`The service answered that this preview is at ${link}, which it did not make. What was there may be overwritten.`, {
            hint: `See what ${link} shows, and deploy its own site again if it must. Perhaps the account has no room for one more link.`,
            inPublic: {
                message: 'The service put this preview at a link that it did not make. What was there may be overwritten.',
                hint: 'The log of the run names the link: look at it now.',
            },
        });
    }
}
/** Another run has torn a link down, so what is there now is somebody else's. */
class TornDownError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    constructor(link) {
        super(`Another run has torn ${link} down meanwhile, so this run left what may be there now as it is.`, {
            hint: 'Run the job again if the preview is still needed.',
            inPublic: { message: 'Another run has torn this preview down meanwhile.' },
        });
    }
}
/** A preview would replace or delete a link that its record did not make, so this run must not touch it. */
class NotMadeError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    /** @param isNamed whether the run names the link. If not, only the record remembers it. */
    constructor(link, subject, isNamed) {
        const what = 'was there before this preview, so this run left it as it is.';
        super(`${link} ${what} A preview replaces and deletes only links that it made.`, {
            hint: isNamed ? hintForNamed(link, subject) : hintForRemembered(link),
            inPublic: {
                message: `The link ${what}`,
                hint: 'Leave "domain" out for previews: each gets its own link. The log of the run says more.',
            },
        });
    }
}
function hintForNamed(link, subject) {
    return [
        `${leaveOut} Or give each a name of its own, such as one with its number. Or, if nobody needs it, delete ${link} in the hosting account once, and the next push makes it as this preview's.`,
        onlyForPushes,
        lineFor(link, subject),
    ].join('\n');
}
function hintForRemembered(link) {
    const why = `The deployment that made it may have been deleted. If nobody needs ${link}, run the action once on the default branch with these inputs, and the next push makes a new link:`;
    return `${why}\nmode: teardown\ndomain: ${link}`;
}
/** A new link is live, but is not recorded on GitHub. So nobody would tear it down. */
class UnrecordedLinkError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    constructor(link, cause) {
        super(`The site is live at the new link ${link}, but GitHub did not record it. ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause))}`, {
            hint: `This link is not remembered: delete ${link} in the hosting account before the next run, which makes a link again. If it is the live site, write it as "domain" instead.`,
            cause,
            inPublic: {
                message: 'The site is live at a new link, but GitHub did not record it, so closing does not delete it.',
                hint: 'Delete the link in the hosting account. The log of the run names it.',
            },
        });
    }
}


/***/ }),

/***/ 6845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TW: () => (/* binding */ oldestOf),
/* harmony export */   cP: () => (/* binding */ hasName),
/* harmony export */   g$: () => (/* binding */ provedName),
/* harmony export */   mU: () => (/* binding */ liveLinks),
/* harmony export */   rc: () => (/* binding */ provedLink),
/* harmony export */   sq: () => (/* binding */ isForNewLink)
/* harmony export */ });
/* harmony import */ var _http_concurrency_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8842);
/* harmony import */ var _text_host_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6315);
/* harmony import */ var _record_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9127);



/** How many deployments are asked for their statuses at the same time. */
const atOnce = 4;
/**
 * The live links of a record, the one that a site was sent to last comes first. It asks for few statuses: of the
 * deployments that were begun for a new link, and of the newest one for each link.
 *
 * @param deployments all of the record, newest first
 */
async function liveLinks(deployments, stateOf) {
    await (0,_http_concurrency_js__WEBPACK_IMPORTED_MODULE_2__/* .atMost */ .T)(atOnce, deployments.filter(isForNewLink), stateOf);
    const drafts = [];
    for (const [place, deployment] of deployments.entries()) {
        const { link: begunFor, made } = (0,_record_format_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS)(deployment) ?? {};
        const known = begunFor === undefined ? undefined : drafts.find(({ names }) => names.includes(begunFor));
        if (known?.isOver)
            continue;
        const tellsNothing = known?.made !== undefined || made === undefined;
        if (known?.isLive && known.sentAt !== undefined && tellsNothing) {
            known.deployments.push(deployment);
            continue;
        }
        const state = await stateOf(deployment);
        const names = [...new Set([begunFor, state.link])].filter((name) => name !== undefined);
        if (state.kind !== 'deleted' && names.length > 0)
            add(draftFor(names, drafts), { deployment, place, state });
    }
    const live = drafts.filter(({ isLive }) => isLive);
    return live.toSorted((a, b) => (a.sentAt ?? Infinity) - (b.sentAt ?? Infinity)).map(linkOf);
}
/** The oldest deployment that names a link in its present life. */
async function oldestOf({ deployments: [newest, ...older] }, stateOf) {
    if (newest === undefined)
        throw new Error('A link of a record has a deployment.');
    for (const deployment of older.toReversed()) {
        if ((await stateOf(deployment)).kind !== 'torn down')
            return deployment;
    }
    return newest;
}
/** Whether a deployment was begun for a new link without a name. Only its statuses tell where it went. */
function isForNewLink(deployment) {
    return (0,_record_format_js__WEBPACK_IMPORTED_MODULE_1__/* .linkInPayload */ .So)(deployment) === undefined;
}
/**
 * The name of a link that a record proves for a name which the user wrote; undefined if it proves none. A single label
 * is short for the one name that begins with it. But a whole name is not proved by its first label.
 */
function provedName({ accepted }, name) {
    return (accepted.find((each) => each === name) ??
        accepted.find((each) => each.startsWith(`${name}.`) && !name.includes('.')));
}
/** The link that a record proves for a name which the user wrote; undefined if it proves none. */
function provedLink(links, name) {
    const isExact = ({ accepted }) => accepted.includes(name);
    return links.find(isExact) ?? links.find((each) => provedName(each, name) !== undefined);
}
/** Whether one of a link's names is this one. */
function hasName(names, name) {
    return name !== undefined && names.some((each) => (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameLink */ .dF)(each, name));
}
/** The draft of the link with these names: a new one, or all that have one of the names, merged in `drafts`. */
function draftFor(names, drafts) {
    const [draft, ...same] = drafts.filter((each) => names.some((name) => each.names.includes(name)));
    if (draft === undefined) {
        const fresh = { names: [...names], accepted: [], deployments: [] };
        drafts.push(fresh);
        return fresh;
    }
    for (const other of same) {
        drafts.splice(drafts.indexOf(other), 1);
        draft.deployments.push(...other.deployments);
        draft.sentAt ??= other.sentAt;
        draft.made ??= other.made;
        draft.names.push(...other.names);
        draft.accepted.push(...other.accepted);
    }
    draft.names = [...new Set([...draft.names, ...names])];
    return draft;
}
/** Adds a deployment that names a draft's link; all that were added before are newer. */
function add(draft, { deployment, place, state }) {
    if (draft.isOver)
        return;
    if (state.kind === 'torn down') {
        draft.isOver = true;
        return;
    }
    draft.deployments.push(deployment);
    // A deploy that failed has changed nothing. If it claimed to make the link, the claim is void.
    if (state.kind === 'failed')
        return;
    draft.isLive = true;
    if (state.kind === 'sent')
        draft.sentAt ??= place;
    const { link, made } = (0,_record_format_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS)(deployment) ?? {};
    const accepted = link ?? state.link;
    if (accepted !== undefined)
        draft.accepted.push(accepted);
    // What was begun without a link can only have made the one that it names.
    draft.made ??= made ?? (link === undefined || undefined);
}
function linkOf({ names: [first = '', ...others], accepted, made = false, sentAt, deployments }) {
    const sent = sentAt !== undefined;
    return { names: [first, ...others], accepted, made: made && sent, sent, deployments };
}


/***/ }),

/***/ 4508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ permissionLines),
/* harmony export */   Gc: () => (/* binding */ recordRefused),
/* harmony export */   Jj: () => (/* binding */ explainingPermission),
/* harmony export */   Lm: () => (/* binding */ needsRecord),
/* harmony export */   Th: () => (/* binding */ unknownLink),
/* harmony export */   YW: () => (/* binding */ notCommented),
/* harmony export */   ok: () => (/* binding */ notRecorded)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9289);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2631);



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
    const message = `the token may not use the repository's deployments, where the link of ${what} is remembered, so nothing was sent.`;
    const hint = `Add the lines below to the job. ${named}Or write "github-token: ''" where nothing is to be remembered: then each deploy without "domain" makes a new link, and a teardown needs "domain".\n${permissionLines}`;
    const inPublic = { message: `github-token: ${message}`, hint };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', `${message} ${cause.message}`, { hint, inPublic, cause });
}
/** The warning for a deploy to a link that the user named. The deploy goes on without a record. */
function notRecorded({ message }) {
    return `This deploy is not recorded, because the token may not use the repository's deployments. ${message}
Add to the job in the workflow:
${permissionLines}`;
}
/** The warning if the token may not write the comment. */
function notCommented({ message }) {
    const what = 'The pull request gets no comment, because the token may not write one. An older one still shows what was so before this run.';
    return `${what} ${message}
Write "comment: false", or add to the job in the workflow:
${permissionLines}`;
}
/** The error for a teardown with neither token nor domain. */
function unknownLink() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('domain', 'neither domain nor github-token is given, so the link of this preview can not be found and would stay.', {
        hint: `Write the link as "domain": without a token no link is recorded. For later links leave github-token out, so that the step gets the job's own. The job needs:\n${permissionLines}`,
        inPublic: 'the same',
    });
}
/** Whether this deploy must be recorded. A preview or a new link without a record would never be torn down. */
function needsRecord({ subject, domain }) {
    return subject.kind !== 'live-site' || domain === undefined;
}
/** Does what must be known before anything is sent. If the token may not, the error says which permission to add. */
async function explainingPermission(target, action) {
    try {
        return await action();
    }
    catch (error) {
        if (!(0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error) || !needsRecord(target))
            throw error;
        const isProduction = target.subject.kind === 'live-site';
        const what = isProduction ? 'the live site' : `the preview of ${(0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q)(target.subject)}`;
        throw recordRefused(what, isProduction, error);
    }
}


/***/ }),

/***/ 9127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   SU: () => (/* binding */ tornDown),
/* harmony export */   So: () => (/* binding */ linkInPayload),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   TV: () => (/* binding */ describeRecord),
/* harmony export */   Wn: () => (/* binding */ isSameRecord),
/* harmony export */   ek: () => (/* binding */ payloadFor),
/* harmony export */   oW: () => (/* binding */ previewOf),
/* harmony export */   qn: () => (/* binding */ linkIn),
/* harmony export */   rB: () => (/* binding */ byRecord),
/* harmony export */   xS: () => (/* binding */ factsOf),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2631);
/* harmony import */ var _text_host_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6315);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5666);



/** The description that marks a deployment as torn down: its links are gone. */
const tornDown = 'torn down';
/** Marks a payload as ours. Other tools make deployments of the same environment and task. */
const payloadKey = 'static-deploy';
/** The name of a target's record. */
function recordOf({ environment, subject }) {
    if (subject.kind === 'pull-request')
        return { environment, task: `deploy:pr-${subject.number}` };
    return { environment, task: subject.kind === 'branch' ? `deploy:branch-${subject.branch}` : 'deploy' };
}
/** The subject of a preview's task, so the reverse of `recordOf`; undefined for production and for other tools' tasks. */
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
    return preview === undefined ? `the live site of ${place}` : `the preview of ${(0,_target_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q)(preview)} (${place})`;
}
/** The payload of a new deployment. */
function payloadFor({ link, made, digest }) {
    return {
        [payloadKey]: 1,
        ...(link && { link }),
        ...(link && made !== undefined && { made }),
        ...(digest && { digest }),
    };
}
/** What the payload of a deployment says; undefined if another tool made the deployment. */
function factsOf({ payload }) {
    const fields = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(typeof payload === 'string' ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(payload) : payload);
    if (fields === undefined || !(payloadKey in fields))
        return undefined;
    const { link, made, digest } = fields;
    return {
        link: typeof link === 'string' ? (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_1__/* .hostNameOf */ .LJ)(link) : undefined,
        made: typeof made === 'boolean' ? made : undefined,
        digest: typeof digest === 'string' ? digest : undefined,
    };
}
/** Whether this action made a deployment. */
function isOurs(deployment) {
    return factsOf(deployment) !== undefined;
}
/** The link that a deployment of ours was begun for; undefined if it was begun for a new link. */
function linkInPayload(deployment) {
    return factsOf(deployment)?.link;
}
/** Reads statuses, newest first. An `inactive` that is not ours does not count: another tool's success sets it. */
function stateOf(statuses) {
    if (statuses === undefined)
        return { kind: 'deleted', link: undefined, at: 0 };
    const isSent = ({ state, environmentUrl }) => (state === 'success' || state === 'failure') && linkIn(environmentUrl) !== undefined;
    const sent = statuses.find(isSent);
    const link = sent && linkIn(sent.environmentUrl);
    const last = statuses.find((status) => isTornDown(status) || isSent(status));
    if (last)
        return { kind: isTornDown(last) ? 'torn down' : 'sent', link, at: last.createdAt };
    const failed = statuses.find(({ state }) => state === 'failure' || state === 'error');
    return { kind: failed ? 'failed' : 'begun', link, at: failed?.createdAt ?? 0 };
}
function isTornDown({ state, description }) {
    return state === 'inactive' && description === tornDown;
}
/** The link in a status' `environment_url`; undefined if that is not the address of a host on its usual port. */
function linkIn(environmentUrl) {
    return URL.canParse(environmentUrl) ? (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_1__/* .hostNameOf */ .LJ)(new URL(environmentUrl).host) : undefined;
}


/***/ }),

/***/ 3765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Ye: () => (/* binding */ realPath),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   l2: () => (/* binding */ sitePath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4865);




/** What to do about the codes of the system that have a cause of their own. */
const advice = {
    ENOENT: 'It was there a moment ago: check that nothing still writes to the directory.',
    EBUSY: 'Another program has locked it: end that program before this step.',
};
/**
 * Does something with a path of the site; the empty path is its root.
 *
 * @param what the word that follows "can't be" in the message, such as `read`
 * @throws {SiteError} if the system refuses. It names the path and the reason.
 */
function attempt(path, what, action) {
    try {
        return action();
    }
    catch (cause) {
        const code = codeOf(cause);
        const hint = path.includes('\ufffd')
            ? 'Its name is not in UTF-8, so it has no path on the web. Rename it.'
            : (advice[code] ?? `Check its permissions, or leave it out with "exclude: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(path)}".`);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteError */ .wt(path, `${quote(path || '.')} can't be ${what}: ${code}.`, { hint, cause });
    }
}
/** The system's code of a call that failed, such as `EACCES`. An error of our own says more, so it is thrown again. */
function codeOf(cause) {
    if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ)
        throw cause;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
}
/** A path for a message: printable, in quotes, at most 300 characters. */
function quote(path) {
    return `"${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(path, 300)}"`;
}
/** Turns a path on disk into a path of the site: relative to its root, with `/`. */
function sitePath(root, real, { relative, sep } = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    return relative(root, real).replaceAll(sep, '/');
}
/** Whether a real path is the site's root or below it. On Windows letter case does not matter. */
function isInside(root, real, { relative, isAbsolute, sep } = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    const path = relative(root, real);
    return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}
/**
 * The real path, as the disk spells it: on Windows with long names instead of short ones (`GIT~1`), and where letter case
 * does not count, in the case of the folder's entry. So two paths that lead to the same place are equal. It throws what
 * the system does.
 */
function realPath(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        // Some drives of Windows (in memory, on other machines) can't tell it that way.
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
}


/***/ }),

/***/ 4506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   Lv: () => (/* binding */ omissionOf),
/* harmony export */   R5: () => (/* binding */ wireName)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _file_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3765);


/** Names that are never published, whatever the inputs say; compared in lower case. */
const neverPublished = new Set(['.git', '.ds_store', 'thumbs.db', 'desktop.ini']);
/** Why a file or folder of this name is left out; undefined if its name is no reason. */
function omissionOf(name, isFolder, hiddenToo) {
    if (neverPublished.has(name.toLowerCase()))
        return 'never published';
    if (hiddenToo || !name.startsWith('.'))
        return undefined;
    return isFolder && name === '.well-known' ? undefined : 'hidden';
}
/**
 * What must not be in the `filename` of a part. A control character makes the whole request malformed (RFC 9110, 5.5);
 * only the line breaks have an escape. And some servers look for `name=` in the whole header, also inside the quoted file
 * name, and take the last one. Then such a file could become a form field, for example the domain.
 */
const unfit = [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    [/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/u, "contains a control character, which can't be uploaded"],
    [
        /;\s*(?:file)?name\*?\s*=/iu,
        'looks like a second parameter of the upload, and a server could take it for the domain',
    ],
    [/\\$/u, 'ends in a backslash, which would escape the quote after it on many servers'],
];
/**
 * Makes sure that a file can be sent, and does not replace another one that has the same name on the wire.
 *
 * @param known the paths before that could be the same as another, by their names on the wire
 * @throws {SiteError} if not
 */
function checkName(path, known) {
    for (const [pattern, why] of unfit)
        if (pattern.test(path))
            throw unfitError(path, why);
    if (!/["\r\n]|%22|%0[AD]/u.test(path))
        return;
    const name = wireName(path);
    const other = known.get(name);
    if (other !== undefined)
        throw unfitError(path, `is the same as ${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(other)} when it is sent`);
    known.set(name, path);
}
function unfitError(path, why) {
    const hint = 'Rename it, or leave it out with "exclude".';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SiteError */ .wt(path, `The name ${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)} ${why}.`, { hint });
}
/** A path as the `filename` of a part: escaped as browsers do (HTML, "multipart/form-data encoding algorithm"). */
function wireName(path) {
    return path.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}


/***/ }),

/***/ 7327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ hashFile),
/* harmony export */   IL: () => (/* binding */ openFlags),
/* harmony export */   kT: () => (/* binding */ readInChunks),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9473);
/* harmony import */ var _file_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3765);





const readAsync = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_1__.read);
/** Opening must not wait for the other end of a pipe, nor follow a link that came after the site was collected. */
const openFlags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0);
/**
 * Reads a whole file to the start of `into`, which must have room for at least one byte more.
 *
 * @throws {SiteError} if it is no longer what it was when the site was collected
 */
function readWhole(file, into) {
    const { content, size } = file;
    if (content !== undefined) {
        content.copy(into);
        return;
    }
    const descriptor = open(file);
    try {
        let [total, got] = [0, 0];
        do {
            // It asks for one byte more than the file had, so that it sees if the file has grown.
            got = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, into, total, size + 1 - total, null);
            total += got;
        } while (got !== 0 && total !== size);
        if (total !== size)
            throw changed(file);
    }
    catch (cause) {
        throw changed(file, cause);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
/**
 * Yields a file in chunks, each good until the next one is asked for. One buffer is read into while the other is in use.
 *
 * @throws {SiteError} if it is no longer what it was when the site was collected
 */
async function* readInChunks(file, buffers) {
    const { content, size } = file;
    if (content !== undefined) {
        const { length } = buffers[0];
        for (let at = 0; at < size; at += length)
            yield content.subarray(at, at + length);
        return;
    }
    const descriptor = open(file);
    let [free, full] = buffers;
    let next = readChunk(descriptor, file, 0, free);
    try {
        for (let position = 0; position < size;) {
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
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
/**
 * The SHA-256 of a sorted site, as hexadecimal digits. It covers paths, sizes and bytes, so it is the same however the
 * site is sent.
 *
 * @throws {SiteError} if a file is no longer what it was when the site was collected
 */
async function digestOf(files) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const buffers = [Buffer.allocUnsafeSlow(512 * 1024), Buffer.allocUnsafeSlow(512 * 1024)];
    for (const file of files)
        await hashFile(hash, file, buffers);
    return hash.digest('hex');
}
/** Adds a file's path, size and bytes to a hash. It throws as `digestOf` does. */
async function hashFile(hash, file, buffers) {
    hash.update(`${Buffer.byteLength(file.path)}:${file.path}:${file.size}:`);
    if (file.size < buffers[0].length) {
        readWhole(file, buffers[0]);
        hash.update(buffers[0].subarray(0, file.size));
    }
    else {
        for await (const chunk of readInChunks(file, buffers))
            hash.update(chunk);
    }
}
/** Opens a file if it is the one that was found. A folder above may have become a link since then. */
function open(file) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file.source, openFlags);
        // On Windows numbers may have more than 53 bits, but both are rounded in the same way.
        const { dev, ino, size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
        // On Windows an open file and a path may give different numbers for the same disk (libuv/libuv#4698).
        const isSame = ino === file.inode && (dev === file.device || process.platform === 'win32');
        if (file.inode && !isSame)
            throw changed(file, undefined, 'was replaced by another file');
        if (file.inode && size !== file.size)
            throw changed(file);
        return descriptor;
    }
    catch (cause) {
        if (descriptor !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        throw changed(file, cause);
    }
}
/** Reads a chunk to the start of `into`. Returns its length, which is 0 only at the expected end of the file. */
async function readChunk(descriptor, file, position, into) {
    const wanted = Math.min(into.length, file.size - position);
    const { bytesRead } = await readAsync(descriptor, into, 0, wanted || 1, position).catch((cause) => {
        throw changed(file, cause);
    });
    if ((bytesRead === 0) !== (wanted === 0))
        throw changed(file);
    return bytesRead;
}
/** The error for a file that is not what it was; the cause itself if that is one of ours. */
function changed(file, cause, fault) {
    if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SiteError */ .wt)
        return cause;
    const what = fault ?? (cause === undefined ? 'changed its size' : 'could no longer be read');
    const message = `${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(file.path)} ${what} after the site was collected, so the deploy was stopped.`;
    const hint = 'What the link serves is as before. Check that the build has ended before this step starts.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SiteError */ .wt(file.path, message, { hint, cause });
}


/***/ }),

/***/ 1431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isRepository),
/* harmony export */   u: () => (/* binding */ largestOf)
/* harmony export */ });
/** The largest files, the largest first; those of the same size stay in their order. */
function largestOf(files, most) {
    const largest = [];
    for (const file of files) {
        if (file.size <= (largest[most - 1]?.size ?? -1))
            continue;
        largest.push(file);
        largest.sort((a, b) => b.size - a.size).splice(most);
    }
    return largest;
}
/** Whether the root of a repository was collected, by what was left out. */
function isRepository(omitted) {
    return omitted.get('never published')?.some((path) => path === '.git/' || path === '.git') ?? false;
}


/***/ }),

/***/ 9559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mediaType)
/* harmony export */ });
/* harmony import */ var mime_types_other_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7580);
/* harmony import */ var mime_types_standard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9269);


/** Media types by extension, in lower case. The package's own class takes ten times as long to make them. */
const types = new Map();
for (const table of [mime_types_standard_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A, mime_types_other_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A]) {
    for (const [type, extensions] of Object.entries(table)) {
        // One with a star has another type before this one.
        for (const extension of extensions)
            if (!extension.startsWith('*'))
                types.set(extension, type);
    }
}
/** The media type that a path's extension stands for, as in `text/html`; undefined where none is known. */
function mediaType(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const dot = name.lastIndexOf('.');
    return dot > 0 ? types.get(name.slice(dot + 1).toLowerCase()) : undefined;
}


/***/ })

};
