export const id = 629;
export const ids = [629,944];
export const modules = {

/***/ 629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   act: () => (/* binding */ act),
/* harmony export */   actOnFailure: () => (/* binding */ actOnFailure)
/* harmony export */ });
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2142);
/* harmony import */ var _record_permissions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7225);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5016);



/** Does what is planned. The code for each kind of plan is loaded only when it is needed. */
async function act(plan, run) {
    const services = (0,_services_js__WEBPACK_IMPORTED_MODULE_2__/* .servicesFor */ .kP)(run);
    switch (plan.kind) {
        case 'skip':
            return { ...plan, result: 'skipped' };
        case 'deploy': {
            const { deploy } = await Promise.all(/* import() */[__webpack_require__.e(232), __webpack_require__.e(903)]).then(__webpack_require__.bind(__webpack_require__, 2903));
            return await telling('deploy', (0,_services_js__WEBPACK_IMPORTED_MODULE_2__/* .workOn */ .xM)(plan.target, services), (work) => deploy(plan.directory, work));
        }
        case 'reserve': {
            const { reserve } = await Promise.all(/* import() */[__webpack_require__.e(232), __webpack_require__.e(645)]).then(__webpack_require__.bind(__webpack_require__, 8645));
            return await telling('deploy', (0,_services_js__WEBPACK_IMPORTED_MODULE_2__/* .workOn */ .xM)(plan.target, services), reserve);
        }
        case 'teardown': {
            const { tearDown } = await __webpack_require__.e(/* import() */ 545).then(__webpack_require__.bind(__webpack_require__, 6545));
            return await telling('teardown', (0,_services_js__WEBPACK_IMPORTED_MODULE_2__/* .workOn */ .xM)(plan.target, services), (work) => tearDown(work, plan.byPerson));
        }
        case 'sweep': {
            const { sweep } = await __webpack_require__.e(/* import() */ 285).then(__webpack_require__.bind(__webpack_require__, 1285));
            return await sweep(plan.environment, services);
        }
        case 'ask': {
            const { ask } = await __webpack_require__.e(/* import() */ 234).then(__webpack_require__.bind(__webpack_require__, 1234));
            const next = ask(plan.question, services).then((answer) => (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .makePlan */ .C)(run.inputs, run.context, answer));
            return await act(await next.catch((error) => actOnFailure(error, run)), run);
        }
    }
}
/** Shows on the run's pull request, if its event tells one, why it failed before it had a plan. Throws the error itself. */
async function actOnFailure(error, run) {
    const failed = (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .failedRunOf */ .M)(run.inputs, run.context);
    if (failed === undefined)
        throw error;
    const fail = () => Promise.reject(error);
    return await telling(failed.act, (0,_services_js__WEBPACK_IMPORTED_MODULE_2__/* .workOn */ .xM)(failed.target, (0,_services_js__WEBPACK_IMPORTED_MODULE_2__/* .servicesFor */ .kP)(run)), fail);
}
/** Shows why a run for a preview failed, or an earlier commit would seem to be this one's. */
async function telling(kind, work, does) {
    try {
        return await does(work);
    }
    catch (cause) {
        const error = (0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_1__/* .explained */ .to)(cause, work.target);
        if (!work.inputs.dryRun)
            await work.tracking.fail(error, kind, { mayBeDone: false }).catch(() => { });
        throw error;
    }
}


/***/ }),

/***/ 5016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JN: () => (/* binding */ isGuarded),
  bz: () => (/* binding */ isProtected),
  xx: () => (/* binding */ requireGitHub),
  kP: () => (/* binding */ servicesFor),
  xM: () => (/* binding */ workOn)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/github/answers.js
var answers = __webpack_require__(2912);
;// CONCATENATED MODULE: ./build/github/resources.js
function deploymentOf(answer) {
    return {
        id: answer.number('id'),
        environment: answer.string('environment'),
        task: answer.string('task'),
        /** As GitHub gives it: what was sent, as an object or as JSON text. */
        payload: answer.fields?.['payload'],
        createdAt: answer.createdAt(),
    };
}
function statusOf(answer) {
    return {
        id: answer.number('id'),
        state: answer.string('state'),
        /** Empty if there is none. */
        environmentUrl: answer.text('environment_url'),
        createdAt: answer.createdAt(),
    };
}
function commentIn(answer) {
    const user = answer.in('user');
    return {
        id: answer.number('id'),
        body: answer.text('body'),
        author: user.text('login'),
        bot: user.text('type') === 'Bot',
    };
}

// EXTERNAL MODULE: ./build/github/retry-policy.js
var retry_policy = __webpack_require__(8556);
;// CONCATENATED MODULE: ./build/github/api.js



/** What only tells, and after a cancellation must still be told. */
const telling = { limits: retry_policy/* limitsToTell */.NP, afterCancel: true };
/** GitHub's API for one repository, one method for each endpoint. Every method throws {@link GitHubError}. */
class GitHub {
    #api;
    #login;
    #contents;
    constructor(api) {
        this.#api = api;
    }
    get remaining() {
        return this.#api.remaining;
    }
    /** Milliseconds since 1970, by GitHub's clock: a runner's may be wrong, and deployments have GitHub's times. */
    get now() {
        return this.#api.now ?? Date.now();
    }
    /** Newest first, page by page. */
    deployments(filter = {}) {
        return this.#api.pages('list deployments', `/deployments?${new URLSearchParams(filter)}`, deploymentOf);
    }
    /** Newest first; undefined if the deployment does not exist any more. */
    async statuses(id) {
        return await (0,answers/* ifThere */.y)(this.#api.list('list deployment statuses', `/deployments/${id}/statuses`, statusOf));
    }
    async createDeployment(deployment) {
        const body = { ...deployment, auto_merge: false, required_contexts: [] };
        const made = await this.#api.ask('create a deployment', 'POST /deployments', { body });
        // Only looks begin at this time, an hour earlier.
        return { ...deployment, id: made.number('id'), createdAt: Date.parse(made.text('created_at')) || Date.now() };
    }
    /** Leaves all other deployments as they are. A 404: the deployment was deleted, or the token may not write statuses. */
    async createStatus(id, { state, link, logUrl }, limits) {
        const urls = { environment_url: link && `https://${link}`, log_url: logUrl || undefined };
        const more = { body: { state, ...urls, auto_inactive: false }, afterCancel: true, limits };
        const made = await this.#api.ask('create a deployment status', `POST /deployments/${id}/statuses`, more);
        // An answer without the new status may mean that there is none. So its id must be in the answer.
        made.number('id');
    }
    /** It is no error if the deployment does not exist any more. @throws {GitHubError} with status 422 if it is active */
    async deleteDeployment(id, limits) {
        await (0,answers/* ifThere */.y)(this.#api.ask('delete a deployment', `DELETE /deployments/${id}`, { limits }));
    }
    async pullRequest(number) {
        const pull = await this.#api.ask(`read pull request #${number}`, `GET /pulls/${number}`);
        const state = pull.string('state');
        if (state !== 'open' && state !== 'closed')
            pull.fail('has an unknown state');
        const head = pull.in('head');
        return {
            open: state === 'open',
            headSha: head.string('sha'),
            /** The full name of the repository with its branch, in lower case; empty if that was deleted. */
            headRepository: head.in('repo').text('full_name').toLowerCase(),
            title: pull.text('title'),
        };
    }
    /** Titles, by number. */
    async openPullRequests() {
        const entryOf = (pull) => [pull.number('number'), pull.text('title')];
        return new Map(await this.#api.list('list pull requests', '/pulls?state=open', entryOf));
    }
    async comments(number) {
        return await this.#api.list('list comments', `/issues/${number}/comments`, commentIn, telling);
    }
    async createComment(number, body) {
        const more = { ...telling, body: { body }, idempotent: false };
        await this.#api.ask('write a comment', `POST /issues/${number}/comments`, more);
    }
    async updateComment(id, body) {
        await this.#api.ask('edit a comment', `PATCH /issues/comments/${id}`, { ...telling, body: { body } });
    }
    async deleteComment(id) {
        await (0,answers/* ifThere */.y)(this.#api.ask('delete a comment', `DELETE /issues/comments/${id}`, telling));
    }
    async branchExists(branch) {
        return (await this.#find('read a branch', `/branches/${encodeURIComponent(branch)}`))?.text('name') === branch;
    }
    /** GitHub may answer with tags that start with it. */
    async tagExists(tag) {
        const path = `/git/ref/tags/${tag.split('/').map(encodeURIComponent).join('/')}`;
        return (await this.#find('read a tag', path))?.text('ref') === `refs/tags/${tag}`;
    }
    /** What is found. 404 may also mean no permission, so the token must first be able to read the default branch. */
    async #find(what, path) {
        // GitHub redirects from the old name of a renamed branch to the new one. No branch has the old name.
        const found = await (0,answers/* ifThere */.y)(this.#api.ask(what, `GET ${path}`), [301, 404]);
        if (found !== undefined)
            return found;
        this.#contents ??= this.#seeDefaultBranch();
        await this.#contents;
        return undefined;
    }
    async #seeDefaultBranch() {
        const name = (await this.#api.ask('read the repository', 'GET')).string('default_branch');
        await this.#api.ask('read the default branch (contents: read)', `GET /branches/${encodeURIComponent(name)}`);
    }
    /** The login of the token's own identity, asked for only once. An app's token can ask for it only by GraphQL. */
    login() {
        this.#login ??= this.#api.askGraphQL('read the login of the token', '{ viewer { login } }', telling).then((answer) => answer.in('data').in('viewer').string('login'), (error) => {
            this.#login = undefined;
            throw error;
        });
        return this.#login;
    }
}

// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(1712);
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
/** The same body, which tells its progress: one line every five seconds at most, by what the connection has taken. */
function withProgress(body, tell) {
    return {
        ...body,
        async *stream() {
            let told = performance.now();
            let sent = 0;
            for await (const chunk of body.stream()) {
                const time = performance.now();
                if (time - told >= 5000) {
                    told = time;
                    const percent = Math.floor((100 * sent) / body.length);
                    tell(`Sent ${percent} %: ${(0,format/* formatBytes */.z3)(sent)} of ${(0,format/* formatBytes */.z3)(body.length)}`);
                }
                yield chunk;
                sent += chunk.length;
            }
        },
    };
}

// EXTERNAL MODULE: ./build/http/exchange.js + 2 modules
var exchange = __webpack_require__(863);
// EXTERNAL MODULE: ./build/http/retry.js
var retry = __webpack_require__(2794);
;// CONCATENATED MODULE: ./build/github/transport.js






const accepted = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };
const terms = {
    peer: 'GitHub (https://www.githubstatus.com)',
    addressFrom: 'GITHUB_API_URL, which the runner sets',
    silence: 30_000,
    answerLimit: 32 * 1024 * 1024,
};
/**
 * GitHub's REST API for one repository. An answer that breaks off is never used.
 *
 * `what` is asked for, in words that follow "Could not". An endpoint is written as in GitHub's documentation, but from
 * the repository on, such as `GET /deployments`; its segments are escaped. Every method throws {@link GitHubError}.
 */
class Transport {
    /** How many requests the token has left in this hour, by the last answer; undefined if GitHub does not tell. */
    remaining;
    /** The time by GitHub's clock, in milliseconds since 1970, as the last answer told it; undefined if none did. */
    now;
    #options;
    #base;
    /** Is aborted 8.5 s after the run's signal, when the runner is about to kill the process: until then all is recorded. */
    #later;
    /** The answer that says that the token's requests are used up, and until when. */
    #usedUp;
    constructor(options) {
        this.#options = options;
        this.#base = new URL(options.apiUrl).href.replace(/\/$/u, '');
        const { signal } = options;
        const later = new AbortController();
        signal.addEventListener('abort', () => setTimeout(() => later.abort(signal.reason), 8500).unref());
        this.#later = later.signal;
    }
    async ask(what, endpoint, more = {}) {
        const [method = '', path = ''] = endpoint.split(' ');
        if (this.#options.readOnly && method !== 'GET')
            throw new Error(`Could not ${what} on GitHub: a dry run must not change anything.`);
        return new answers/* Resource */.FW(what, (await this.#exchange(what, method, this.#urlOf(path), more)).json);
    }
    /** Sends a GraphQL query. Its address is beside that of REST; on GitHub Enterprise Server it is one folder up. */
    async askGraphQL(what, query, more) {
        const url = new URL(`${this.#base.replace(/\/v3$/u, '')}/graphql`);
        return new answers/* Resource */.FW(what, (await this.#exchange(what, 'POST', url, { ...more, body: { query } })).json);
    }
    async *pages(what, path, read, more = {}) {
        let next = this.#urlOf(path);
        next.searchParams.set('per_page', '100');
        for (let page = 1; next !== undefined; page += 1) {
            const { json, ...answer } = await this.#exchange(what, 'GET', next, more);
            if (!Array.isArray(json))
                throw (0,answers/* unusable */._P)(what, 'is not a list', json);
            // A page may name itself as the next one.
            if (page === 1000)
                throw (0,answers/* unusable */._P)(what, 'never ends', json);
            yield json.map((entry) => read(new answers/* Resource */.FW(what, entry)));
            next = (0,answers/* nextPage */.Zj)(what, answer, new URL(this.#base).origin);
        }
    }
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
        const { body, afterCancel = false, idempotent = true, limits = retry_policy/* usualLimits */.tW } = more;
        const cancelled = afterCancel ? this.#later : this.#options.signal;
        const limit = limits.within === undefined ? undefined : AbortSignal.timeout(limits.within);
        const signal = limit ? AbortSignal.any([cancelled, limit]) : cancelled;
        const headers = { ...accepted, authorization: `Bearer ${this.#options.token}` };
        const request = { operation: 'GitHub', method, url, headers, ...(body !== undefined && { body: jsonBody(body) }) };
        const attempt = async () => {
            if (this.#usedUp && Date.now() < this.#usedUp.until)
                throw (0,answers/* refused */.J5)(what, this.#usedUp.answer);
            const answer = await (0,exchange/* exchange */.c)(request, { ...terms, signal });
            this.#note(answer);
            // An answer that breaks off does not count, whatever its status is.
            return { ...answer, json: answer.status < 300 ? (0,answers/* jsonOf */.o_)(answer) : undefined };
        };
        const answer = await (0,retry/* retrying */.R)(attempt, {
            idempotent,
            repeat: (reply) => (0,retry_policy/* gitHubMeaning */.NE)((0,retry_policy/* knownStatus */.uD)(reply)).again,
            limits,
            signal,
            tell: (line) => this.#options.tell(`Could not ${what} on GitHub. ${line}`),
        }).catch((cause) => {
            cancelled.throwIfAborted();
            if (!limit?.aborted)
                throw (0,answers/* errorOf */.Mz)(what, cause);
            throw new answers/* GitHubError */.y_(0, `Could not ${what} on GitHub within ${(0,format/* formatDuration */.a3)(limits.within ?? 0)}.`);
        });
        if (answer.status >= 300)
            throw (0,answers/* refused */.J5)(what, answer);
        return answer;
    }
    /** Notes what an answer says of the time and of the token's limit. GraphQL has one of its own. */
    #note(answer) {
        this.now = Date.parse(answer.headers.date ?? '') || this.now;
        const { 'x-ratelimit-resource': resource = 'core', 'x-ratelimit-remaining': remaining } = answer.headers;
        if (resource !== 'core')
            return;
        if (remaining !== undefined)
            this.remaining = Number(remaining);
        const wait = ((0,retry_policy/* knownStatus */.uD)(answer) === 429 && (0,retry/* askedWait */.U)(answer)) || 0;
        // Nobody waits that long, so no other request need be refused as well.
        if (wait > retry_policy/* usualLimits */.tW.patience)
            this.#usedUp = { answer, until: Date.now() + wait };
    }
}

// EXTERNAL MODULE: ./build/http/early-connection.js
var early_connection = __webpack_require__(1944);
// EXTERNAL MODULE: ./build/hosting/account.js
var account = __webpack_require__(8713);
// EXTERNAL MODULE: ./build/hosting/call.js
var call = __webpack_require__(3768);
// EXTERNAL MODULE: ./build/hosting/dialect.js
var dialect = __webpack_require__(1056);
// EXTERNAL MODULE: ./build/hosting/multipart.js
var multipart = __webpack_require__(6250);
// EXTERNAL MODULE: ./build/hosting/refusals.js
var refusals = __webpack_require__(8805);
// EXTERNAL MODULE: ./build/hosting/retry-policy.js
var hosting_retry_policy = __webpack_require__(9379);
;// CONCATENATED MODULE: ./build/hosting/delete.js








/**
 * Deletes a link (INTERFACE 4.3): in the form of the service's dialect, and if that is refused for what it is, in the
 * other one. If both fail, the profile decides: a link that it does not list is gone. Returns the account after it, and
 * whether the link may have been there before. @throws {ServiceError | NetworkError} if it is still there, or may be
 */
async function deleteLink(options, link, attempts, permit) {
    const send = async (form) => {
        await permit?.();
        const method = form === 'json' ? 'POST' : 'DELETE';
        const body = form === 'json' ? jsonBody({ domain: link }) : (0,multipart/* multipartBody */.RP)(link, []);
        return (0,account/* profileOf */.dp)(await (0,call/* call */.T)(options, { operation: 'delete', method, body, again: permit, attempts }));
    };
    const first = (0,dialect/* dialectOf */.E)(options.baseUrl).delete;
    try {
        const profile = await send(first).catch(async (error) => {
            const answer = (0,refusals/* asRefusal */.Zd)(error);
            return await send(first === 'json' ? 'form' : 'json').catch((second) => {
                throw (0,hosting_retry_policy/* meaningOf */.P)((0,refusals/* asRefusal */.Zd)(second).status).unknown ? answer : second;
            });
        });
        if (!(0,account/* hasLink */.p5)(profile, link))
            return { ...profile, wasThere: true };
        const hint = 'Run the job again; if the link stays, delete it in the hosting account.';
        const message = `delete: the service still lists ${link} after the deletion.`;
        throw new errors/* ServiceError */._7({ operation: 'delete', status: 200 }, message, { hint });
    }
    catch (error) {
        if (error instanceof errors/* CancelledError */.cc && attempts.mayBeDone)
            throw new errors/* CancelledError */.cc(error.signal, { what: 'a deletion', link });
        if (!(error instanceof errors/* ServiceError */._7 || error instanceof errors/* NetworkError */.Dr))
            throw error;
        const profile = await (0,account/* readProfileIfAny */.j$)(options);
        if (profile !== undefined && !(0,account/* hasLink */.p5)(profile, link))
            return { ...profile, wasThere: attempts.mayBeDone };
        // It is listed, so no attempt has deleted it.
        if (profile !== undefined)
            attempts.mayBeDone = false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/hosting/upload.js








/**
 * Replaces the files of a link (INTERFACE 4.1): with the method of the service's dialect, and if that is refused for
 * what it is, with the other one. A service may take an update for a create, so that a full account refuses it too.
 * @throws {UnlistedError | ServiceError | NetworkError | SiteError}
 */
async function update(options, shipment, link, permit) {
    const first = (0,dialect/* dialectOf */.E)(options.baseUrl).update;
    const other = first === 'PUT' ? 'POST' : 'PUT';
    const requireListed = async (error, wasPosted) => {
        const profile = await (0,account/* readProfileIfAny */.j$)(options);
        if (profile === undefined)
            throw error;
        if ((0,account/* hasLink */.p5)(profile, link))
            return;
        // It is not listed, so no attempt has updated it.
        shipment.attempts.mayBeDone = false;
        throw new refusals/* UnlistedError */.Jl(error, link, profile, wasPosted);
    };
    const { send, explain } = shipping(options, shipment, { what: 'an upload', link });
    const sendOther = async (answer) => {
        // The other method might make the link.
        if (!isMethodUnknown(answer))
            await requireListed(answer, first === 'POST');
        const why = `The service did not take the update of ${link} as ${first}, so it is sent as ${other}.`;
        options.tell(`${why} ${answer.message}`);
        await permit?.();
        return await send(other, permit).catch(async (error) => {
            const second = refusals/* asRefusal */.Zd(error);
            if (isMethodUnknown(answer))
                await requireListed(second, true);
            // The answer to the method that the service knows tells more, and a PUT can't be taken for a new link.
            throw (first === 'PUT' && refusals/* isForLimit */.tr(answer)) || isMethodUnknown(second) ? answer : second;
        });
    };
    return await send(first, permit)
        .catch((error) => sendOther(refusals/* asRefusal */.Zd(error)))
        .catch(explain);
}
function isMethodUnknown({ status }) {
    return (0,hosting_retry_policy/* meaningOf */.P)(status).unknown === 'method and form';
}
/** Makes a link whose name the service chooses. @throws {FateError} if it may have been made; else as `update` does */
async function create(options, shipment, before) {
    const { send, explain } = shipping(options, shipment, { what: 'a new link' });
    const tellFate = async (error) => {
        if (!shipment.attempts.mayBeDone || !refusals/* namesNoLink */.CG(error))
            throw error;
        throw new refusals/* FateError */.LA(error, refusals/* fateOfLink */.U6(before, await (0,account/* readProfileIfAny */.j$)(options)));
    };
    return await send('POST').catch(tellFate).catch(explain);
}
/**
 * Makes a link with a name that the account does not list. Before each repetition the account is asked: if it lists the
 * name now, and an attempt since the last look may have made it, it did, and the site is sent as an update; else
 * somebody else has made it. @throws {MadeMeanwhileError} then; else as `create` does
 */
async function createNamed(options, shipment, name, permit) {
    const { attempts } = shipment;
    let isMade = false;
    const look = async () => {
        const profile = await (0,account/* readProfile */.er)(options).catch((error) => {
            const isOpen = attempts.mayBeDone && error instanceof errors/* ActionError */.lZ && !(error instanceof errors/* CancelledError */.cc);
            throw isOpen ? new refusals/* FateError */.LA(error, `${name} may have been made all the same.`) : error;
        });
        const isListed = (0,account/* hasLink */.p5)(profile, name);
        if (isListed && !attempts.mayBeDone)
            throw new refusals/* MadeMeanwhileError */.Mz(name);
        // What came of the attempts so far is known from now on.
        attempts.mayBeDone = isMade = isListed;
    };
    const again = async () => {
        await look();
        if (!isMade)
            await permit?.();
        return !isMade;
    };
    const { send, explain } = shipping(options, shipment, { what: 'a new link', link: name });
    const unlessMade = async (error) => {
        if (!isMade && attempts.mayBeDone && refusals/* namesNoLink */.CG(error))
            await look();
        if (!isMade)
            throw error;
    };
    const made = await send('POST', again).catch(unlessMade).catch(explain);
    if (made)
        return made;
    await permit?.();
    return await update(options, shipment, name, permit).catch((error) => {
        throw error instanceof errors/* ActionError */.lZ ? new refusals/* FateError */.LA(error, `${name} was made.`) : error;
    });
}
/** What sends a site, and what says in each error of that what the user can know or do. */
function shipping(options, { files, settings, attempts }, underWay) {
    const body = withProgress((0,multipart/* multipartBody */.RP)(underWay.link, files, settings), options.tell);
    const creates = underWay.what === 'a new link';
    return {
        send: async (method, again) => (0,account/* uploadOf */.n$)(await (0,call/* call */.T)(options, { operation: 'upload', method, body, creates, again, attempts })),
        explain(error) {
            if (error instanceof errors/* CancelledError */.cc && attempts.mayBeDone)
                throw new errors/* CancelledError */.cc(error.signal, underWay);
            throw refusals/* withAdvice */.b5(error, files);
        },
    };
}

;// CONCATENATED MODULE: ./build/hosting/hosting.js




/** What acts may ask of the hosting service. */
function hostingOf(options) {
    return {
        /** Opens connections for requests that will follow and need one of their own. A fault shows when it is needed. */
        prepare(count = 1) {
            (0,early_connection.openEarly)(options.baseUrl, count).catch(() => { });
        },
        profile: account/* readProfile */.er.bind(undefined, options),
        profileIfAny: account/* readProfileIfAny */.j$.bind(undefined, options),
        update: update.bind(undefined, options),
        create: create.bind(undefined, options),
        createNamed: createNamed.bind(undefined, options),
        delete: deleteLink.bind(undefined, options),
    };
}

// EXTERNAL MODULE: ./build/text/host-name.js + 1 modules
var host_name = __webpack_require__(6381);
// EXTERNAL MODULE: ./build/record/read-record.js
var read_record = __webpack_require__(231);
// EXTERNAL MODULE: ./build/record/record-format.js
var record_format = __webpack_require__(5746);
;// CONCATENATED MODULE: ./build/record/live-sites.js



/** The live sites of the repository: every environment's own site. Every method throws {@link GitHubError}. */
class LiveSites {
    #github;
    /** The statuses of deploys that have ended. These change no more. */
    #ended = new Map();
    constructor(github) {
        this.#github = github;
    }
    /** Asks for the newest ones at once, and for older pages as they are needed. Throws to the code that needs them. */
    read() {
        const pages = this.#github.deployments({ task: record_format/* liveSiteTask */.t4 });
        const first = pages.next();
        first.catch(() => { });
        return (async function* () {
            for (let page = await first; !page.done; page = await pages.next())
                yield page.value;
        })();
    }
    /** The live site that names a link, under any name that may be the same, however its deploy ended. */
    async ownerOf(link, look, pages = this.read()) {
        const { since, withAnswers, except = '' } = look;
        const deployments = [];
        for await (const page of pages) {
            const recent = page.filter(({ createdAt }) => createdAt >= since);
            const others = recent.filter(({ environment }) => environment.toLowerCase() !== except.toLowerCase());
            deployments.push(...others.filter(isOurs));
            if (recent.length < page.length)
                break;
        }
        const named = deployments.map((each) => ({ environment: each.environment, link: (0,record_format/* factsOf */.xS)(each)?.link ?? '' }));
        const isIt = (site) => site !== undefined && (0,host_name/* isSameLink */.d)(site.link, link);
        const owner = named.find(isIt);
        if (owner !== undefined || !withAnswers)
            return owner;
        const answered = await Promise.all((0,record_format/* byRecord */.rB)(deployments).map((record) => this.#lastAnswer(record)));
        return answered.find(isIt);
    }
    /** Where the last deploy of a record went that was answered: perhaps under another name than it was sent to. */
    async #lastAnswer(record) {
        for (const { id, environment } of record) {
            const statuses = this.#ended.get(id) ?? (await this.#github.statuses(id)) ?? [];
            if ((0,record_format/* endOf */.pJ)(statuses))
                this.#ended.set(id, statuses);
            const link = (0,record_format/* answeredLink */.GB)(statuses);
            if (link !== undefined)
                return { environment, link };
        }
        return undefined;
    }
    async linkOf(environment) {
        return await new read_record/* RecordReader */.J(this.#github, { environment, task: record_format/* liveSiteTask */.t4 }).newest();
    }
    /** The newest 100 deployments of live sites, of every environment. */
    async newest() {
        const page = await this.read().next();
        return page.done ? [] : page.value.filter(isOurs);
    }
    async environments() {
        return [...new Set((await this.newest()).map(({ environment }) => environment))];
    }
}
function isOurs(deployment) {
    return deployment.task === record_format/* liveSiteTask */.t4 && (0,record_format/* factsOf */.xS)(deployment) !== undefined;
}

// EXTERNAL MODULE: ./build/record/permissions.js
var permissions = __webpack_require__(7225);
// EXTERNAL MODULE: ./build/target.js
var build_target = __webpack_require__(9930);
// EXTERNAL MODULE: ./build/record/best-effort.js
var best_effort = __webpack_require__(1038);
// EXTERNAL MODULE: ./build/http/concurrency.js
var concurrency = __webpack_require__(6103);
// EXTERNAL MODULE: ./build/report/log.js
var log = __webpack_require__(2108);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/pages/changed-pages.js
var changed_pages = __webpack_require__(2601);
// EXTERNAL MODULE: ./build/report/previews.js
var previews = __webpack_require__(4153);
// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(3466);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3652);
// EXTERNAL MODULE: ./build/text/secrets.js + 1 modules
var secrets = __webpack_require__(4478);
// EXTERNAL MODULE: ./build/record/link-errors.js
var link_errors = __webpack_require__(901);
;// CONCATENATED MODULE: ./build/record/comment-text.js








/** Begins the heading of a comment that tells of a removal. */
const broom = '🧹';
/** The comment without its marker. Anybody may read it. `runUrl` is empty outside a runner. */
function commentOf(news, about) {
    const { environment, runUrl, now } = about;
    const preview = environment === 'preview' ? 'Preview' : `Preview of ${(0,markdown/* escapeMarkdown */.FV)(environment)}`;
    const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const log = runUrl && `[log](${runUrl})`;
    const commit = 'commit' in news ? (0,markdown/* commitLink */.wn)(news.commit, runUrl) : '';
    const ofCommit = commit ? `Commit ${commit}` : 'This commit';
    switch (news.kind) {
        case 'live': {
            const size = `${(0,format/* count */.U9)(news.fileCount, 'file')}, ${(0,format/* formatBytes */.z3)(news.bytes)}`;
            const live = `${preview} is live${commit && `: commit ${commit}`}`;
            const access = `${news.isProtected ? '🔒 ' : ''}${(0,message/* readersOf */.cU)(news.isProtected)}`;
            const moved = news.isNewAddress ? message/* newAddress */.bI : '';
            return (0,markdown/* page */.MY)(`🚀 ${(0,markdown/* anchor */.Y3)(news.link)}`, news.message, (0,markdown/* oneLine */.TN)(live, size, time, log), [moved, access, doubt(news.status)].filter(Boolean).join(' '), ...(news.doubts ?? []).map((each) => `⚠️ ${(0,markdown/* paragraph */.FY)(each)}`), news.compared && (0,changed_pages/* changedPagesOf */.e)(news.compared, news.link));
        }
        case 'removed': {
            const nothing = news.owner ? '' : 'There was nothing to delete';
            const links = news.links.length > 0 ? `Deleted: ${news.links.map(markdown/* escapeMarkdown */.FV).join(', ')}` : nothing;
            const stays = news.owner && `${(0,markdown/* escapeMarkdown */.FV)(news.owner.link)} stays: it is ${(0,markdown/* escapeMarkdown */.FV)((0,link_errors/* siteOf */.zU)(news.owner))} now.`;
            const { title, reason } = removalOf(news.why);
            return (0,markdown/* page */.MY)(`${broom} ${preview} ${title}`, reason, stays, (0,markdown/* oneLine */.TN)(links, time, log));
        }
        case 'no room':
            return (0,markdown/* page */.MY)(`⏭️ ${preview} was skipped`, (0,markdown/* escapeMarkdown */.FV)(news.reason), (0,previews/* holdersOf */.pW)(news.account), (0,markdown/* oneLine */.TN)(commit && `Commit ${commit}`, time, log));
        case 'failed': {
            const isDeploy = news.act === 'deploy';
            const { message, hint } = (0,errors/* wordsOf */.Z9)(news.error);
            const still = news.stillLive && `Still live: ${(0,markdown/* anchor */.Y3)(news.stillLive)}${isDeploy ? ', from an earlier commit' : ''}.`;
            return (0,markdown/* page */.MY)(`❌ ${preview} ${isDeploy ? 'failed' : news.mayBeDone ? 'may still be there' : 'was not removed'}`, (0,markdown/* escapeMarkdown */.FV)(message), (0,markdown/* advice */.v9)(hint), [isDeploy && `${ofCommit} ${fateOf(news)}.`, still].filter(Boolean).join(' '), (0,markdown/* oneLine */.TN)(time, log));
        }
    }
}
function fateOf({ isLive, mayBeDone }) {
    if (isLive)
        return 'is live';
    return mayBeDone ? 'may or may not be live' : 'was not deployed';
}
function removalOf(why) {
    if (why === undefined)
        return { title: 'was removed' };
    const next = 'The next push makes a new one.';
    if ('days' in why)
        return { title: 'expired', reason: `It expired: nobody deployed to it for ${(0,format/* count */.U9)(why.days, 'day')}. ${next}` };
    const who = (0,markdown/* escapeMarkdown */.FV)(why.roomFor);
    const reason = `The account was full, so this preview was deleted to make room for ${who}. ${next}`;
    return { title: 'made room', reason };
}
/** Says what a status other than `active` means. The service's own word is shown only if it is one plain word. */
function doubt(status = '') {
    if (status === '' || status === 'active')
        return '';
    const isWord = /^[a-z_-]{1,30}$/iu.test(status) && !(0,secrets/* holdsSecret */.hK)(status);
    const said = isWord ? `gives this link the status **${(0,markdown/* escapeMarkdown */.FV)(status)}**` : 'does not call this link active';
    return `⚠️ The service ${said}, so it may not stay.`;
}

;// CONCATENATED MODULE: ./build/record/comment.js







/** Milliseconds after which the comments are read again, because another run may have written one meanwhile. */
const freshFor = 5000;
/** Undefined if the target has no pull request, or the user wants no comment. */
function commenterFor({ subject, environment }, options) {
    if (!options.comment || subject.kind !== 'pull-request')
        return undefined;
    return new Commenter({ ...options, environment, pullRequest: subject.number });
}
/**
 * Keeps one comment for each environment on a pull request. Ours is the comment that has the marker and was written by
 * the token's own identity. A comment by anybody else is never changed, whatever it says.
 */
class Commenter {
    #place;
    #early;
    constructor(place) {
        this.#place = place;
    }
    /** Asks for the comments, shortly before there is news. An error is thrown later, to the code that waits for them. */
    prepare() {
        this.#early ??= ask(this.#place);
    }
    /** Writes the comment. An error is one warning. */
    async tell(news) {
        const text = commentOf(news, { ...this.#place, now: new Date() });
        try {
            // Many pull requests never had a preview.
            await this.write(text, news.kind === 'removed' && news.links.length === 0);
        }
        catch (error) {
            log/* log */.R.warning((0,answers/* isForbidden */.US)(error) ? (0,permissions/* notCommented */.YW)(error) : (0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error)));
        }
    }
    /** @param onlyReplaces whether it is only news if there is a comment already, which does not tell of a removal */
    async write(text, onlyReplaces = false) {
        const { github, pullRequest, environment } = this.#place;
        const marker = `<!-- static-deploy: ${environment} -->`;
        const body = `${marker}\n${text}`;
        const { asked, askedAt } = this.#early ?? ask(this.#place);
        this.#early = undefined;
        const [login, comments] = await asked;
        const ownOf = (found) => found.filter((comment) => startsWith(comment, marker) && isBy(comment, login));
        let known = ownOf(comments);
        let isFresh = performance.now() - askedAt < freshFor;
        for (let attempt = 1;; attempt += 1) {
            // Another run may have written the comment meanwhile. And if an answer was lost, this run may have written it.
            if (!isFresh && known.length === 0)
                known = ownOf(await github.comments(pullRequest));
            const [own, ...others] = known;
            // What tells already which links were deleted stays.
            if (onlyReplaces && (own === undefined || startsWith(own, `${marker}\n### ${broom}`)))
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
                // Somebody may have deleted it in the same moment.
                const again = error instanceof answers/* GitHubError */.y_ && (own === undefined ? error.mayBeDone : error.status === 404);
                if (!again || attempt === 4)
                    throw error;
                known = [];
                isFresh = false;
            }
        }
    }
}
/** Who the token belongs to, and the comments now; `askedAt` is on the clock of `performance.now()`. */
function ask({ github, pullRequest }) {
    const asked = Promise.all([github.login(), github.comments(pullRequest)]);
    asked.catch(() => { });
    return { asked, askedAt: performance.now() };
}
/** GitHub ignores the case of an environment, which is in the marker. */
function startsWith({ body }, start) {
    return body.toLowerCase().startsWith(start.toLowerCase());
}
/** An app's login ends in `[bot]` in REST, but not always in GraphQL. A person's login can't end so. */
function isBy({ author, bot }, login) {
    return author === login || (bot && author === `${login}[bot]`);
}

// EXTERNAL MODULE: ./build/record/end-deployments.js
var end_deployments = __webpack_require__(2065);
;// CONCATENATED MODULE: ./build/record/last-deploy.js


/** How many of the newest deployments that name a link are looked at. */
const mostSeen = 5;
/** What has not ended may end after all others. */
const unfinished = { state: '', createdAt: Number.POSITIVE_INFINITY, id: 0 };
/**
 * Whether a link holds a site, by the record: of the newest deployments that name the link, none is unfinished, and the
 * one that ended last is a success with this digest, sent in the same form and without a password. An older and slower
 * push may have ended last.
 *
 * @param deployments all that may name the link, newest first
 */
async function isHolding(link, { digest, form }, deployments, github) {
    const candidates = deployments.filter((each) => (0,host_name/* isSameLink */.d)((0,record_format/* factsOf */.xS)(each)?.link ?? link, link));
    const seen = [];
    while (seen.length < mostSeen && candidates.length > 0) {
        const some = candidates.splice(0, mostSeen);
        const found = await Promise.all(some.map(async (each) => ({ each, statuses: await github.statuses(each.id) })));
        for (const { each, statuses } of found) {
            if (statuses === undefined)
                continue;
            const end = (0,record_format/* endOf */.pJ)(statuses) ?? unfinished;
            const named = (0,record_format/* factsOf */.xS)(each)?.link ?? (0,record_format/* answeredLink */.GB)(statuses) ?? '';
            // What has not ended may be about to name it.
            if (end === unfinished || (0,host_name/* isSameLink */.d)(named, link))
                seen.push({ facts: (0,record_format/* factsOf */.xS)(each), named, end });
        }
    }
    // GitHub's times are whole seconds. Within one second the ids of statuses tell the order.
    const [last] = seen.slice(0, mostSeen).toSorted(({ end: a }, { end: b }) => b.createdAt - a.createdAt || b.id - a.id);
    if (last?.end.state !== 'success' || last.named !== link)
        return false;
    return last.facts?.digest === digest && last.facts?.form === form && !last.facts?.protected;
}

;// CONCATENATED MODULE: ./build/record/own-deployment.js






/** The deployment that records this run. If the deploy goes to another link than expected, a second one takes its place. */
class OwnDeployment {
    #target;
    #record;
    #options;
    /** Undefined before it begins, and after this run has deleted it: then nothing more is told of it. */
    made;
    #started = Promise.resolve();
    constructor(target, record, options) {
        this.#target = target;
        this.#record = record;
        this.#options = options;
    }
    async begin(facts) {
        const { github, run, job } = this.#options;
        const { subject, environment, sha: ref } = this.#target;
        if (!facts.reserved)
            await this.#warnOfOthers(facts);
        // If it began before, a live site's link was lost. That of a preview is forgotten, with its deployment.
        if (subject.kind === 'live-site')
            await this.fail(undefined);
        const made = await github.createDeployment({
            ...(0,record_format/* recordOf */.zv)(this.#target),
            ref,
            payload: (0,record_format/* payloadFor */.ek)({ ...facts, run, job }),
            transient_environment: subject.kind !== 'live-site',
            production_environment: environment.toLowerCase() === 'production',
        });
        this.made = made;
        await this.#record.change((known) => [made, ...known]);
        // Nothing waits for this request: it is sent beside the upload. The next status waits for it.
        this.#started = (0,best_effort/* bestEffort */.z)('record that the deploy has started', () => this.#tell(made, 'in_progress'));
        // The one that is active now will be ended.
        this.#olderOnes(facts.link)
            .then(([newest]) => newest && this.#record.statuses(newest))
            .catch(() => { });
    }
    /** Two sites of one record replace each other. Those that the user sends to links of their own don't. */
    async #warnOfOthers({ link, protected: isProtected }) {
        const { run, job } = this.#options;
        const { domain, environment } = this.#target;
        const deployments = await this.#record.deployments();
        const known = deployments.map(record_format/* factsOf */.xS);
        const [newest] = deployments;
        if (known[0]?.protected && isProtected === false)
            log/* log */.R.warning('The deploy before this one asked visitors for a password, and this one does not: everybody may read it. If that is not meant, look at the secret behind "preview-password".');
        const isReserved = newest && run !== '' && known[0]?.reserved && known[0].run === run;
        if (isReserved && domain !== undefined && (await this.#record.linkOf(newest).catch(() => link)) !== link)
            log/* log */.R.warning('This run has reserved another link than "domain". Write "domain" in both steps, or in neither.');
        const before = known.find((each) => each && !each.reserved);
        if (this.made || before === undefined || run === '' || before.run === '')
            return;
        if (domain !== undefined && before.link !== link)
            return;
        if (before.run !== run && before.job === job)
            return;
        const who = before.run === run ? 'This run has' : `Another workflow or job (${before.job}) has`;
        log/* log */.R.warning(`${who} already deployed to the environment "${environment}", and this deploy replaces that one. If they are two sites, give each its own "environment".`);
    }
    /** @throws {UnrecordedLinkError} if only this status names the link, and it could not be recorded */
    async succeed(link) {
        try {
            await this.#end('success', link);
        }
        catch (cause) {
            const isGone = cause instanceof answers/* GitHubError */.y_ && cause.status === 404;
            if (isNameless(this.made) || isGone)
                throw new link_errors/* UnrecordedLinkError */._Y(link, cause);
            await (0,best_effort/* bestEffort */.z)('record the deploy', () => Promise.reject(cause));
        }
    }
    /** @param link if it was made, or holds the site in spite of the failure. Its record is what tears it down. */
    async fail(link) {
        const what = link && isNameless(this.made) ? `record that the link ${link} was made` : 'record that the deploy failed';
        await (0,best_effort/* bestEffort */.z)(what, () => this.#end('failure', link));
    }
    async #end(state, link) {
        const { made } = this;
        if (made === undefined)
            return;
        await this.#started;
        await this.#tell(made, state, link);
    }
    async #tell(each, state, link) {
        const { github, runUrl: logUrl } = this.#options;
        const mustBe = link !== undefined && isNameless(each);
        await github.createStatus(each.id, { state, link, logUrl }, mustBe ? retry_policy/* limitsToRecord */.XZ : retry_policy/* limitsToTell */.NP);
    }
    async wasAnswered(link, name) {
        for (const older of await this.#olderOnes(link)) {
            const answer = (0,record_format/* answeredLink */.GB)(await this.#record.statuses(older));
            if (answer !== undefined)
                return answer === name;
        }
        return false;
    }
    /** Sets the deployment to `inactive` that was active for a link before this one. */
    async replaceOlder(link) {
        for (const older of await this.#olderOnes(link)) {
            if ((await this.#record.linkOf(older)) !== link)
                continue;
            const [newest] = await this.#record.statuses(older);
            if (newest?.state === 'success')
                await this.#tell(older, 'inactive');
            // What is older than one that is active, or was, was ended by a run before.
            if (newest?.state === 'success' || newest?.state === 'inactive')
                return;
        }
    }
    /** The deployments before this one that name a link, or may name it. */
    async #olderOnes(link) {
        if (link === undefined)
            return [];
        const others = (await this.#record.deployments()).filter(({ id }) => id !== this.made?.id);
        return others.filter((each) => [undefined, link].includes((0,record_format/* factsOf */.xS)(each)?.link));
    }
}
/** Whether its payload names no link, so that only a status can. */
function isNameless(deployment) {
    return deployment !== undefined && (0,record_format/* factsOf */.xS)(deployment)?.link === undefined;
}

;// CONCATENATED MODULE: ./build/record/tracker.js









/**
 * Remembers a target in GitHub's deployments, and shows its news in a comment. A preview touches only what its own record
 * names, and its record names only what it made. A method that reads or records what decides throws if it can't; what
 * only tells ends in a warning.
 */
class Tracker {
    /** Whether anything is remembered. If not, the user has decided so, and everything goes where it is told. */
    remembers = true;
    record;
    #target;
    #options;
    #own;
    #commenter;
    #isPreview;
    /** The live sites as they were at the start, for the first look. */
    #early;
    /** Whether a failure or a removal was told. */
    #hasEnded = false;
    constructor(target, options) {
        this.#target = target;
        this.#options = options;
        this.record = new read_record/* RecordReader */.J(options.github, (0,record_format/* recordOf */.zv)(target));
        this.#own = new OwnDeployment(target, this.record, options);
        this.#commenter = commenterFor(target, options);
        this.#isPreview = target.subject.kind !== 'live-site';
    }
    get deployment() {
        return this.#own.made?.id;
    }
    /** Asks early for what will be needed. An error is thrown later, by the method that needs the answer. */
    prepare(act) {
        this.record.deployments().catch(() => { });
        // A deletion looks at the live sites only right before it.
        if (act === 'deploy' && (this.#isPreview || this.#target.ofBranch))
            this.#early = this.#options.liveSites.read();
        if (this.#commenter)
            this.#options.github.login().catch(() => { });
    }
    /** The live site of another environment that names a link; undefined if none does. */
    async ownerOf(link, range) {
        // The link will be changed or deleted, so there will be a comment to write.
        this.#commenter?.prepare();
        const early = this.#early;
        this.#early = undefined;
        const first = (await this.record.deployments()).at(-1);
        // A live site's deploy may have begun an hour before a preview's first one, and have ended after it.
        const since = range === 'all' ? 0 : (first?.createdAt ?? 0) - 60 * 60_000;
        const except = this.#isPreview ? undefined : this.#target.environment;
        return await this.#options.liveSites.ownerOf(link, { since, withAnswers: range !== 'newer', except }, early);
    }
    /** The link that the repository's production names last; for words only. */
    async production() {
        return await this.#options.liveSites.linkOf('production').catch(() => undefined);
    }
    /** Whether the last deploy to a link, of any record that may touch it, sent this very site and has ended well. */
    async isHolding(link, site) {
        const all = await (this.#isPreview ? this.record.deployments() : this.#options.liveSites.newest());
        return await isHolding(link, site, all, this.#options.github);
    }
    /** Whether the service answered an earlier deploy to a link with this name. */
    async wasAnswered(link, name) {
        return await this.#own.wasAnswered(link, name);
    }
    /** Records that a deploy begins; again, if the link is lost to which it was to go. Nothing may be sent before. */
    async begin(facts) {
        this.#early = undefined;
        await this.#own.begin(facts);
        this.#commenter?.prepare();
    }
    /** Records that the deploy is live, and shows it if there is news. @throws {UnrecordedLinkError} */
    async succeed(link, news) {
        const commit = (0,build_target/* shownCommit */.jW)(this.#target);
        const tell = async () => {
            if (news)
                await this.#commenter?.tell({ kind: 'live', link, commit, ...news, compared: await news.compared });
        };
        const replace = () => (0,best_effort/* bestEffort */.z)('end the deployment before this one', () => this.#own.replaceOlder(link));
        const [recorded] = await Promise.allSettled([this.#own.succeed(link), tell(), replace()]);
        if (recorded.status === 'rejected')
            throw recorded.reason;
    }
    /** Records and shows that the run failed, unless that was told before, or what is gone. */
    async fail(error, act, { mayBeDone, sent, isLive }) {
        if (this.#hasEnded)
            return;
        this.#hasEnded = true;
        const tell = async () => {
            const commit = (0,build_target/* shownCommit */.jW)(this.#target);
            // What may have arrived has replaced the earlier site, and so has a live site.
            const isElsewhere = mayBeDone || error instanceof link_errors/* OwnedError */.Ij;
            const stillLive = isElsewhere ? undefined : await this.record.newest().catch(() => undefined);
            await this.#commenter?.tell({ kind: 'failed', act, error, stillLive, mayBeDone, isLive, commit });
        };
        await Promise.all([act === 'deploy' && this.#own.fail(sent), this.#commenter && tell()]);
    }
    /** Deletes the deployments that name a link, which is gone or somebody else's. @throws {EndError} */
    async forget(link) {
        const over = [];
        for (const each of await this.record.deployments())
            if ((await this.record.linkOf(each)) === link)
                over.push(each);
        await this.#end(over);
    }
    /** Deletes all deployments: the record names nothing any more. @throws {EndError} */
    async end() {
        await this.#end(await this.record.deployments());
    }
    /** Deletes the deployment that records this run, because nothing is to be deployed. */
    async withdraw() {
        const { made } = this.#own;
        if (made)
            await (0,best_effort/* bestEffort */.z)('delete the deployment of this run', () => this.#end([made]));
    }
    async #end(over) {
        if (over.some(({ id }) => id === this.deployment))
            this.#own.made = undefined;
        await (0,end_deployments/* endDeployments */.O)(this.#options.github, over, this.#options.runUrl);
        await this.record.change((known) => known.filter((each) => !over.includes(each)));
    }
    async tell(news) {
        // What is gone must be shown, also if the run fails after it for another link.
        this.#hasEnded = true;
        await this.#commenter?.tell(news);
    }
}

;// CONCATENATED MODULE: ./build/record/tracking.js

/** For a run without a token. The user has decided that nothing is recorded, owned or shown. */
function untracked({ domain }) {
    const nothing = async () => undefined;
    return {
        deployment: undefined,
        remembers: false,
        prepare: () => { },
        record: {
            links: async () => [],
            newest: nothing,
            nameFor: nothing,
            hasNameless: async () => false,
            late: async () => [],
        },
        ownerOf: nothing,
        production: nothing,
        isHolding: async () => false,
        wasAnswered: async () => false,
        begin: nothing,
        succeed: async (link) => {
            if (domain !== undefined)
                return;
            log/* log */.R.warning(`Without github-token the link ${link} is not remembered: the next run will make another one, and closing a pull request deletes none. Leave "github-token" out, so that it is the job's own token.`);
        },
        fail: nothing,
        forget: nothing,
        end: nothing,
        withdraw: nothing,
        tell: nothing,
    };
}

;// CONCATENATED MODULE: ./build/acts/services.js










function servicesFor({ inputs, context, signal }) {
    const { baseUrl, apiKey, githubToken: token, dryRun: readOnly } = inputs;
    const { repository, apiUrl } = context;
    const shared = { signal, tell: log/* log */.R.info, readOnly };
    const hosting = hostingOf({ ...shared, baseUrl, apiKey });
    const transport = token && repository ? new Transport({ ...shared, token, repository, apiUrl }) : undefined;
    const github = transport && new GitHub(transport);
    return { inputs, context, signal, hosting, github, liveSites: github && new LiveSites(github) };
}
/** Begins the work for a target: once in a run, because what follows a target remembers what was done. */
function workOn(target, services) {
    const { inputs, context, github, liveSites } = services;
    const options = { ...context, comment: inputs.comment };
    const tracking = github && liveSites ? new Tracker(target, { ...options, github, liveSites }) : untracked(target);
    return { ...services, target, tracking, start: performance.now() };
}
/** Whether this is a preview that may only touch what its own record names. */
function isGuarded({ target, tracking }) {
    return (0,build_target/* isPreview */.bU)(target) && tracking.remembers;
}
/** Whether visitors need a password; undefined for a live site, which never gets one. */
function isProtected({ target, inputs }) {
    return (0,build_target/* isPreview */.bU)(target) ? inputs.previewPassword !== '' : undefined;
}
/** @throws {InputError} if there is no token. It says why one is needed. */
function requireGitHub({ github }, why) {
    if (github !== undefined)
        return github;
    throw new errors/* InputError */.dz('github-token', `${why}. This needs a token.`, {
        hint: `Leave github-token out, so that it is the job's own, and add to the job:\n${permissions/* permissionLines */.$r}`,
    });
}


/***/ }),

/***/ 2912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FW: () => (/* binding */ Resource),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   US: () => (/* binding */ isForbidden),
/* harmony export */   Zj: () => (/* binding */ nextPage),
/* harmony export */   _P: () => (/* binding */ unusable),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   y: () => (/* binding */ ifThere),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1245);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7736);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(762);
/* harmony import */ var _retry_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8556);





const runAgain = 'Run the job again; https://www.githubstatus.com shows whether GitHub has a problem.';
/** GitHub's API did not do what this run asked for. */
class GitHubError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    /** HTTP status; 429 for each rate limit, 0 if no complete answer came. */
    status;
    mayLackPermission;
    /** Whether GitHub may have done what was asked, although there was an error. */
    mayBeDone;
    constructor(status, message, more = {}) {
        const { mayLackPermission = false, mayBeDone = false, hint = runAgain } = (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubMeaning */ .NE)(status);
        super(message, { hint: more.hint ?? hint, cause: more.cause });
        this.status = status;
        this.mayLackPermission = mayLackPermission;
        this.mayBeDone = mayBeDone;
    }
}
function isForbidden(error) {
    return error instanceof GitHubError && error.mayLackPermission;
}
/** What was asked for; undefined if GitHub does not have it, or not any more. */
async function ifThere(answer, statuses = [404]) {
    return await answer.catch((error) => {
        if (error instanceof GitHubError && statuses.includes(error.status))
            return undefined;
        throw error;
    });
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
        return typeof value === 'number' && Number.isSafeInteger(value) ? value : this.fail(`has no ${name}`);
    }
    /** A text that is not empty. */
    string(name) {
        return this.text(name) || this.fail(`has no ${name}`);
    }
    /** When it was made, in milliseconds since 1970. */
    createdAt() {
        return Date.parse(this.string('created_at')) || this.fail('has a created_at that is not a time');
    }
    text(name) {
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(this.fields?.[name]);
    }
    in(name) {
        return new Resource(this.what, this.fields?.[name]);
    }
    /** @param why follows "the answer" */
    fail(why) {
        throw unusable(this.what, why, this.fields);
    }
}
/** The error for a success without the content that it should have. */
function unusable(what, why, content) {
    const cause = answered(JSON.stringify(content));
    return new GitHubError(0, `Could not ${what} on GitHub: the answer ${why}.`, { cause });
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
    const message = `GitHub: the answer (HTTP ${status}) is not JSON.`;
    const more = { hint: runAgain, cause: answered(text) };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr({ operation: 'GitHub', mayHaveArrived: true }, message, more);
}
function refused(what, answer) {
    const said = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(answer.text))?.['message']);
    const why = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(`HTTP ${answer.status}${said && `, ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(said)}`}`);
    const cause = said ? undefined : answered(answer.text);
    return new GitHubError((0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .knownStatus */ .uD)(answer), `Could not ${what} on GitHub: ${why}`, { cause });
}
function answered(text = '') {
    return `The answer: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(text.trim()) || 'nothing'}`;
}
/** What was thrown while GitHub was asked, as an error of GitHub if it is about the answer. */
function errorOf(what, cause) {
    if (!(cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr || cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
        return cause;
    return new GitHubError(0, `Could not ${what} on GitHub: ${cause.message}`, { hint: cause.hint, cause });
}


/***/ }),

/***/ 8556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NE: () => (/* binding */ gitHubMeaning),
/* harmony export */   NP: () => (/* binding */ limitsToTell),
/* harmony export */   XZ: () => (/* binding */ limitsToRecord),
/* harmony export */   tW: () => (/* binding */ usualLimits),
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
const usualLimits = { attempts: 4, patience: 5 * 60_000 };
/** For what only tells: a comment, a status of a link that is known. */
const limitsToTell = { attempts: 4, patience: 30_000, within: 30_000 };
/** For the record of a new link: without it nobody would tear the link down. */
const limitsToRecord = { patience: 2 * 60_000 };
function gitHubMeaning(status) {
    return meanings[status] ?? meanings[`${Math.floor(status / 100)}xx`] ?? {};
}
/** The status, but 429 for each rate limit. GitHub also answers 403 for one, which is not a missing permission. */
function knownStatus({ status, headers, text }) {
    const isLimit = headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0' || /rate limit/iu.test(text);
    return status === 403 && isLimit ? 429 : status;
}


/***/ }),

/***/ 8713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XP: () => (/* binding */ accountOf),
/* harmony export */   dp: () => (/* binding */ profileOf),
/* harmony export */   er: () => (/* binding */ readProfile),
/* harmony export */   j$: () => (/* binding */ readProfileIfAny),
/* harmony export */   n$: () => (/* binding */ uploadOf),
/* harmony export */   p5: () => (/* binding */ hasLink)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8540);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1828);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1712);
/* harmony import */ var _text_host_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6381);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1245);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4478);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(762);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3237);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3768);










async function readProfile(options) {
    return profileOf(await (0,_call_js__WEBPACK_IMPORTED_MODULE_6__/* .call */ .T)(options, { operation: 'profile', method: 'GET' }));
}
async function readProfileIfAny(options) {
    const profile = await readProfile(options).catch(() => undefined);
    options.signal.throwIfAborted();
    return profile;
}
/** The `data` of a successful upload (INTERFACE section 2). @throws {ServiceError} with the link, unless a secret is in it */
function uploadOf(answer) {
    const link = linkOf(answer);
    const { status: given, profile } = answer.data;
    const status = given ?? '';
    if (typeof status !== 'string')
        throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .wrong */ .Qm)(answer, 'data.status is not a text', status, link);
    const fields = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)(profile ?? {});
    if (fields === undefined)
        throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .wrong */ .Qm)(answer, 'data.profile is not an object', profile, link);
    return { link, status: (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsSecret */ .hK)(status) ? '***' : status, quota: quotaOf(answer, fields, link) };
}
/** The link is shown everywhere, so no secret may be in it, neither as it came nor when it is converted to ASCII. */
function linkOf(answer) {
    const value = answer.data['link'];
    const link = (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_2__/* .hostNameOf */ .L)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)(value));
    if ((0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsSecret */ .hK)(JSON.stringify(value) ?? '') || (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsSecret */ .hK)(link ?? '')) {
        const hint = 'That link must not be shown. Change the secret, and tell the service about it.';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7(answer, `${answer.operation}: the service put a secret into the link.`, { hint });
    }
    if (link === undefined)
        throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .wrong */ .Qm)(answer, 'data.link is not a host name', value);
    return link;
}
/** @throws {ServiceError} for a field of another type. It quotes no links, because logs are public. */
function profileOf(answer) {
    const { links } = answer.data;
    if (!Array.isArray(links))
        throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .wrong */ .Qm)(answer, 'data.links is not a list', typeof links);
    return { links: links.map((link) => namesOf(answer, link)), quota: quotaOf(answer, answer.data) };
}
function hasLink({ links }, ...names) {
    return links.flat().some((listed) => names.some((name) => (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameLink */ .d)(listed, name)));
}
/** What a public log may say of an account without a link: how many links it has, and which are spelled alike. */
function accountOf({ links }, missing) {
    const alike = links.flat().filter((link) => (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(link, missing) <= 2);
    const shown = alike.slice(0, 3).map((link) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(link, 100));
    const meant = shown.length > 0 ? ` Did you mean ${shown.join(' or ')}?` : '';
    return `The account has ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(links.length, 'link')}.${meant}`;
}
/** The names of one entry: a text or address, or an object with `subdomain` or `domain` in the live service. */
function namesOf(answer, entry) {
    const fields = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)(entry);
    const given = fields ? [fields['subdomain'], fields['domain']].filter((name) => name != null && name !== '') : [entry];
    const names = given.map(_text_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6).map((name) => {
        const address = /^[a-z]+:\/\//iu.test(name) ? name : `https://${name}`;
        return (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_2__/* .hostNameOf */ .L)(name) ?? (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_2__/* .hostNameOf */ .L)((0,_text_url_js__WEBPACK_IMPORTED_MODULE_9__/* .urlOf */ .r)(address)?.hostname ?? '');
    });
    // What names no host could be any link, so such a list can't be used.
    if (names.length > 0 && names.every((name) => name !== undefined))
        return names;
    throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .wrong */ .Qm)(answer, 'data.links is not a list of host names', typeof entry);
}
/** The quota is an output, so a number that repeats a secret is left out. */
function quotaOf(answer, fields, link) {
    const read = (name) => {
        const value = fields[name] ?? undefined;
        if (value === undefined || (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsSecret */ .hK)(String(value)))
            return undefined;
        if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)
            return value;
        throw (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .wrong */ .Qm)(answer, `${name} is not a whole number`, value, link);
    };
    return { used: read('quotaUsed'), limit: read('quotaLimit') };
}


/***/ }),

/***/ 3237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qm: () => (/* binding */ wrong),
/* harmony export */   VH: () => (/* binding */ mayBeDone),
/* harmony export */   qu: () => (/* binding */ dataOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1245);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7736);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4478);
/* harmony import */ var _retry_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9379);





/** Judges an answer (INTERFACE section 2). @throws {ServiceError} for all but a 2xx with `success: true` and `data` */
function dataOf(answer, request) {
    const { status } = answer;
    const { operation } = request;
    if (status >= 300 && status < 400)
        throw redirected(answer, request);
    const { envelope } = read(answer);
    if (status < 200 || status >= 300 || envelope?.['success'] !== true)
        throw refused(answer, request);
    const data = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(envelope['data']);
    if (data === undefined)
        throw wrong({ operation, status }, 'data is not an object', envelope['data']);
    return { operation, status, data };
}
/** Whether the service may have carried out a request that it answered so. */
function mayBeDone(answer) {
    const { status, code } = read(answer);
    return (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .meaningOf */ .P)(status, code).mayBeDone === true;
}
/** The envelope, if there is one, and the status: 400 for a success that is none, because no failure's is published. */
function read({ status, text }) {
    const envelope = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text));
    const isFailure = status >= 200 && status < 300 && envelope?.['success'] === false;
    return { envelope, status: isFailure ? 400 : status, code: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(envelope?.['error']) };
}
function refused(answer, { operation, url }) {
    const { envelope, status, code: said } = read(answer);
    const code = (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsSecret */ .hK)(said) ? '' : said;
    const given = [said, (0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(envelope?.['message'])].filter(Boolean);
    const words = given.map((each) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(each, 500)).join(': ');
    const message = envelope
        ? `${operation}: the service refused (HTTP ${answer.status}). ${words ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(words) : 'It gave no reason.'}`
        : `${operation}: HTTP ${status}, and the answer is not a JSON object.`;
    const hint = hintFor(status, envelope && code, words, url);
    const cause = words ? undefined : `The answer: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(answer.text.trim()) || 'nothing'}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ operation, status, code }, message, { hint, cause });
}
function redirected({ status, headers }, { operation, url }) {
    const target = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(headers.location ?? 'nowhere');
    const message = `${operation}: ${url.origin} redirects (HTTP ${status}) to ${target}, which was not followed.`;
    const hint = 'Following it would send the key there. If the service lives there now, write that address as base-url, without "/v1" and what follows.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ operation, status }, message, { hint });
}
/** What to do about a refusal. The code is undefined if the answer has no envelope, so that it may not be the service's. */
function hintFor(status, code, words, { origin, pathname }) {
    const { limit, size, hint } = (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .meaningOf */ .P)(status, code);
    if (hint && (limit || size))
        return hint;
    if (code === undefined && (status === 401 || status === 403))
        return `What answered at ${origin} may be a firewall or a proxy in front of the service, so this need not be the key's fault. Check base-url, and whether the runner may reach the service.`;
    if (status === 404 && pathname.includes('/v1/v1/'))
        return 'Write base-url without "/v1" at its end.';
    if (status === 404)
        return `Check base-url: ${origin}${pathname} may not be the service's.`;
    if (hint !== undefined)
        return hint;
    if (code === undefined)
        return `Check base-url: what answers at ${origin} may not be the service.`;
    const why = words ? "The service's own words say what it wants. If they don't help, look" : 'Look';
    return `${why} at the hosting account, or ask the service why it refuses this.`;
}
/** The error for a field of the data that is not what it should be; `fault` says so, as in `data is not an object`. */
function wrong(answer, fault, value, link) {
    const shown = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(JSON.stringify(value) ?? 'missing'));
    const live = link ? ` The files may be live at ${link} in spite of this.` : '';
    const message = `${answer.operation}: the service reports success, but ${fault}: ${shown}${live}`;
    const hint = 'See in the hosting account what the service did, and tell the service about it.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ ...answer, link }, message, { hint });
}


/***/ }),

/***/ 3768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ call)
/* harmony export */ });
/* harmony import */ var _http_exchange_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(863);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2794);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3237);
/* harmony import */ var _retry_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9379);




const terms = {
    peer: 'the hosting service',
    addressFrom: 'base-url',
    silence: 120_000,
    answerLimit: 1024 * 1024,
};
/** Sends a request, again if that helps and does no harm (INTERFACE 6, 7). @throws {ServiceError | NetworkError} */
async function call({ baseUrl, apiKey, signal, tell, readOnly }, { operation, method, body, creates = false, again, attempts }) {
    if (readOnly && method !== 'GET')
        throw new Error(`${operation}: a dry run must not change anything.`);
    const url = new URL(`${baseUrl.href.replace(/\/$/u, '')}/v1/${operation}`);
    const request = { operation, method, url, headers: { 'x-api-key': apiKey }, creates };
    const attempt = async () => {
        // The service can have used the body only if all of it was given to the connection, and not turned away.
        let wasWhole = false;
        const watched = body && {
            ...body,
            async *stream() {
                yield* body.stream();
                wasWhole = true;
            },
        };
        let answer;
        try {
            answer = await (0,_http_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .exchange */ .c)({ ...request, ...(watched && { body: watched }) }, { ...terms, signal });
            return answer;
        }
        finally {
            if (attempts && wasWhole && (answer === undefined || (0,_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .mayBeDone */ .VH)(answer)))
                attempts.mayBeDone = true;
        }
    };
    const answer = await (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retrying */ .R)(attempt, {
        idempotent: !creates || again !== undefined,
        repeat: ({ status }) => (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .meaningOf */ .P)(status).again,
        limits: _retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .retryLimits */ .Z,
        about: `${operation}: `,
        signal,
        tell,
        again,
    });
    return (0,_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .dataOf */ .qu)(answer, request);
}


/***/ }),

/***/ 1056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ dialectOf),
/* harmony export */   i: () => (/* binding */ formFor)
/* harmony export */ });
/** What the interface itself says (INTERFACE 4.1). */
const plain = { update: 'POST', folders: 'files', delete: 'json' };
/** By host. The vendor's API documentation of 2026, and for archives every public client. */
const known = new Map([
    ['ext.tiiny.host', { update: 'PUT', folders: 'zip', delete: 'form' }],
]);
function dialectOf({ hostname }) {
    return known.get(hostname) ?? plain;
}
function formFor(uploadAs, files, baseUrl) {
    if (uploadAs !== 'auto')
        return { form: uploadAs, why: `"upload-as: ${uploadAs}" asks for it` };
    if (!files.some(({ path }) => path.includes('/')))
        return { form: 'files', why: 'a site without folders needs no archive' };
    if (dialectOf(baseUrl).folders === 'zip')
        return { form: 'zip', why: `${baseUrl.host} is reported to unpack it` };
    return { form: 'files', why: 'the interface takes single files with their folders' };
}


/***/ }),

/***/ 6250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RP: () => (/* binding */ multipartBody),
/* harmony export */   dI: () => (/* binding */ passwordSettings)
/* harmony export */ });
/* unused harmony export chunkSize */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var _site_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2251);
/* harmony import */ var _site_read_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1154);
/* harmony import */ var _text_media_type_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6112);





/**
 * Bytes in one chunk. A write costs far more than a copy, so small files share one: at 1 GiB half of this size takes
 * 30 % longer. A body uses two chunks of memory in turn, because new ones would cost as much time as sending does.
 */
const chunkSize = 512 * 1024;
/**
 * A `multipart/form-data` body (RFC 7578): the fields `domain` and `siteSettings` if there are any, then each file as a
 * part `files` whose `filename` is its path. It is written by hand because form libraries use one stream for each file
 * and take 3 to 25 times as long, and uploads are what this action is for.
 */
function multipartBody(domain, files, settings) {
    const boundary = `----StaticDeploy${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(18).toString('hex')}`;
    const field = (name, value) => value === undefined ? '' : `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const head = field('domain', domain) + field('siteSettings', settings);
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
function passwordSettings(password) {
    return JSON.stringify({ passwordProtected: true, password });
}
function partHead(boundary, { path }) {
    const type = (0,_text_media_type_js__WEBPACK_IMPORTED_MODULE_4__/* .mediaType */ .J)(path) ?? 'application/octet-stream';
    return `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${(0,_site_names_js__WEBPACK_IMPORTED_MODULE_2__/* .wireName */ .R5)(path)}"\r\nContent-Type: ${type}\r\n\r\n`;
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
            (0,_site_read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readWhole */ .oD)(file, chunk.subarray(used));
            used += file.size;
        }
        else {
            yield await afterPoll(chunk.subarray(0, used));
            for await (const part of (0,_site_read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readInChunks */ .kT)(file, buffers))
                yield await afterPoll(part);
            used = 0;
        }
        append('\r\n');
    }
    if (used + tail.length > chunkSize) {
        yield await afterPoll(chunk.subarray(0, used));
        used = 0;
    }
    append(tail);
    yield await afterPoll(chunk.subarray(0, used));
}
/** Lets an answer that has already arrived (401, 413) be read first: it would be lost if writing the chunk failed. */
async function afterPoll(chunk) {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
    return chunk;
}


/***/ }),

/***/ 8805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ namesNoLink),
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   Jl: () => (/* binding */ UnlistedError),
/* harmony export */   LA: () => (/* binding */ FateError),
/* harmony export */   Mz: () => (/* binding */ MadeMeanwhileError),
/* harmony export */   U6: () => (/* binding */ fateOfLink),
/* harmony export */   Zd: () => (/* binding */ asRefusal),
/* harmony export */   b5: () => (/* binding */ withAdvice),
/* harmony export */   tr: () => (/* binding */ isForLimit)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7612);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1712);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7736);
/* harmony import */ var _account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8713);
/* harmony import */ var _retry_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9379);






/** Whether a request was refused for its content or method: not for the key, a limit or a passing fault. */
function isRefused(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .meaningOf */ .P)(error.status, error.code).refused === true;
}
function isForLimit(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .meaningOf */ .P)(error.status, error.code).limit === true;
}
/** A refusal that another method or form may get round. @throws any other error */
function asRefusal(error) {
    if (isForLimit(error) || (isRefused(error) && !(0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .meaningOf */ .P)(error.status, error.code).size))
        return error;
    throw error;
}
/** Whether an error of an upload does not say where the site is, if the service has taken it. */
function namesNoLink(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr || (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.link === undefined);
}
/** The same error. If the site may be too large, or have too many files for one request, its hint says so. */
function withAdvice(error, files) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
        return error;
    const { size, refused } = (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .meaningOf */ .P)(error.status, error.code);
    const parts = `Many servers take at most 100, 128 or 1,000 files in one request, and this had ${files.length}: try "upload-as: zip".`;
    const hint = [
        size ? sizeAdvice(files) : '',
        (refused || error.status === 413) && files.length > 100 ? parts : '',
        error.hint,
    ];
    // A copy would not say any more what kind of error it is.
    return Object.assign(error, { hint: hint.filter(Boolean).join(' ') || undefined });
}
function sizeAdvice(sent) {
    const files = sent[0]?.packed ?? sent;
    const bytes = (0,_site_site_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesOf */ .$$)(files);
    // Every plan takes that much.
    if (bytes < 1_000_000)
        return '';
    const largest = (0,_site_site_js__WEBPACK_IMPORTED_MODULE_4__/* .largestOf */ .u1)(files, 3).map(({ path, size }) => `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(path, 100)} (${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(size)})`);
    return `The site may be too large for the account's plan: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(bytes)} in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(files.length, 'file')}, the largest: ${largest.join(', ')}.`;
}
class UnlistedError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    profile;
    /** Whether the refused request was a POST, which is also how a link is made. */
    wasPosted;
    constructor(error, link, profile, wasPosted) {
        const hint = `The account has no link ${link}, and the service made none of that name: check the input "domain", or leave it out to get a new link. ${(0,_account_js__WEBPACK_IMPORTED_MODULE_2__/* .accountOf */ .XP)(profile, link)}`;
        super(error, error.message, { hint, cause: error });
        this.profile = profile;
        this.wasPosted = wasPosted;
    }
}
class MadeMeanwhileError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    constructor(name) {
        super(`${name} did not exist when this run began, and somebody else has made it meanwhile. It was left as it is.`, {
            hint: 'If nobody needs it, delete it in the hosting account, and run the job again. Or choose another "domain".',
        });
    }
}
/** An upload failed, but it has made a link, or may have: `fate` is a sentence of what is known of it. */
class FateError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    constructor(cause, fate) {
        const hint = `See in the hosting account whether there is a link that nobody needs, and delete it. ${cause.hint ?? ''}`;
        super(`${cause.message} ${fate}`, { hint: hint.trim(), cause });
    }
}
/** What is known of a link that may have been made. It names the links that are new, and no others of the account. */
function fateOfLink(before, after) {
    const unknown = 'A new link may have been made all the same';
    if (before === undefined || after === undefined)
        return `${unknown}, and the account could not be read.`;
    const known = new Set(before.links.flat());
    const added = after.links.filter((names) => !names.some((name) => known.has(name)));
    const shown = added.map(([name = '']) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(name, 100));
    return `${unknown}. New in the account since this run began: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(shown, 5) || 'nothing'}.`;
}


/***/ }),

/***/ 9379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ meaningOf),
/* harmony export */   Z: () => (/* binding */ retryLimits)
/* harmony export */ });
const forKey = { hint: 'Check that the secret behind api-key holds a valid key of the account.' };
const forMethod = { refused: true, unknown: 'method and form' };
const later = 'The service has a problem; run the job again later.';
/** INTERFACE sections 6 and 7. A status that is not here has the meaning of its class. */
const statuses = {
    '2xx': { mayBeDone: true },
    '4xx': { refused: true },
    401: forKey,
    403: forKey,
    404: forMethod,
    405: forMethod,
    408: { again: 'if idempotent', mayBeDone: true },
    413: { size: true, hint: 'The site is larger than the service takes. Leave out what is not needed with "exclude".' },
    415: { refused: true, unknown: 'form' },
    425: { again: 'if idempotent' },
    429: { again: 'always', hint: 'The service got too many requests; run the job again later.' },
    '5xx': { again: 'if idempotent', mayBeDone: true, hint: later },
    501: { ...forMethod, hint: later },
    503: { again: 'always', hint: later },
};
const room = 'delete links in the hosting account, or upgrade the account.';
const full = { limit: true, refused: false, mayBeDone: false };
const close = `Close pull requests whose previews are live, ${room}`;
/** What the first code that matches means, whatever the status is. Only LINK_LIMIT_REACHED is published. */
const codes = [
    [/LINK_LIMIT_REACHED$/u, { ...full, hint: close }],
    [/_LIMIT_REACHED$/u, { ...full, size: true, hint: close }],
    [/QUOTA|STORAGE|SIZE|SPACE|TOO_LARGE/u, { size: true, hint: `Leave out what is not needed with "exclude", ${room}` }],
];
/** What an answer of the service means. @param code `error` of its envelope, if it has one */
function meaningOf(status, code = '') {
    const ofStatus = statuses[status] ?? statuses[`${Math.floor(status / 100)}xx`];
    return { ...ofStatus, ...codes.find(([pattern]) => pattern.test(code))?.[1] };
}
const retryLimits = { attempts: 4, patience: 5 * 60_000 };


/***/ }),

/***/ 6103:
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
    const host = hostname.replace(/^\[|\]$/gu, '');
    const address = { host, port: Number(port) || (isTls ? 443 : 80) };
    // It is loaded only if it is needed, because loading it takes a fifth of a start.
    const tls = isTls ? await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1692, 19)) : undefined;
    const secured = {
        ...address,
        ALPNProtocols: ['http/1.1'],
        // It is written here because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would switch the check off.
        rejectUnauthorized: true,
        servername: (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 ? host : undefined,
    };
    const opened = Array.from({ length: count }, () => {
        const socket = tls ? tls.connect(secured) : (0,node_net__WEBPACK_IMPORTED_MODULE_0__.connect)(address);
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
function keyOf(protocol, { host, port }) {
    return `${protocol} ${host} ${port}`;
}


/***/ }),

/***/ 863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ exchange),
  t: () => (/* binding */ send)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: ./build/environment.js
var environment = __webpack_require__(4306);
// EXTERNAL MODULE: ./build/http/early-connection.js
var early_connection = __webpack_require__(1944);
;// CONCATENATED MODULE: ./build/http/connect.js




const userAgent = 'static-deploy-action';
const sharedAgents = {
    'http:': makeAgent('http:'),
    'https:': makeAgent('https:'),
};
/** Opens a request, through a proxy if one is configured. Certificates are always checked. */
async function start({ url, method, headers, body, creates }) {
    const client = url.protocol === 'https:' ? external_node_https_ : external_node_http_;
    // An own connection is kept alive anyway. If the server had to close it, it might do so before its early answer is read.
    const agent = (await proxyAgent(url)) ?? (creates ? makeAgent(url.protocol) : sharedAgents[url.protocol]);
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
/** A new agent, with the options of Node's own. It first uses connections that were opened early. */
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
    const { HttpClient } = await __webpack_require__.e(/* import() */ 142).then(__webpack_require__.bind(__webpack_require__, 9761));
    // The client itself is not used, because its sendStream takes a source that failed for a complete one. All that it
    // knows of proxies is in the agent. The agent's own options decide about certificates.
    const agent = new HttpClient(userAgent).getAgent(url.href);
    agent.options = { ...agent.options, rejectUnauthorized: true };
    return agent;
}

// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
;// CONCATENATED MODULE: ./build/http/watchdog.js


/** Codes of OpenSSL and Node for a certificate that is not accepted. */
const untrusted = /CERT|TLS|SSL|SIGNATURE|ISSUER/u;
/** Ends an exchange that does not go on or was cancelled, and knows how far it has come. */
function watch(outgoing, request, terms) {
    const { url, body, creates } = request;
    const { signal, silence } = terms;
    /** Aborted if nothing more need be sent. A request that waits for a proxy's connection sends no event at its end. */
    const over = new AbortController();
    let isConnected = false;
    let givenUp;
    const stop = () => {
        outgoing.destroy();
        over.abort();
    };
    const timer = setTimeout(() => {
        const why = `no complete answer came from ${url.host} for ${Math.round(silence / 1000)} s`;
        givenUp = Object.assign(new Error(why), { code: 'ETIMEDOUT' });
        stop();
    }, silence);
    const abort = () => {
        // The answer will come in a moment. Without it a new link could be left that nobody knows. The runner sends SIGINT,
        // 7.5 s later SIGTERM, and kills the process 2.5 s after that.
        if (outgoing.writableEnded && body !== undefined)
            setTimeout(stop, creates ? 5000 : 2000).unref();
        else
            stop();
    };
    signal.addEventListener('abort', abort);
    if (signal.aborted)
        abort();
    outgoing.once('close', () => over.abort());
    outgoing.once('socket', (socket) => {
        // A proxy's agent gives a socket that is connected already.
        const { connecting, secureConnecting } = socket;
        isConnected = !connecting && !secureConnecting;
        if (isConnected)
            return;
        socket.once(outgoing.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
            isConnected = true;
        });
    });
    return {
        over,
        touch: () => void timer.refresh(),
        errorOf: (error) => classify(givenUp ?? error, isConnected, request, terms),
        end() {
            over.abort();
            clearTimeout(timer);
            signal.removeEventListener('abort', abort);
        },
    };
}
function lost({ operation, url }, { peer }, why, cause) {
    const message = `${operation}: the connection to ${url.host} was lost before the answer was complete (${why}).`;
    const hint = `Run the job again; if it stays like that, ask ${peer} whether it has a problem.`;
    return new errors/* NetworkError */.Dr({ operation, mayHaveArrived: true }, message, { hint, cause });
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
    const check = `Check ${terms.addressFrom}`;
    let what = 'could not be reached';
    let hint = `${check} and the proxy settings, and that the server is up.`;
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
        what = 'has no address: its name was not found';
        hint = `${check}, and that the runner reaches the internet.`;
    }
    else if (final) {
        what = 'can not be trusted: its certificate is not accepted';
        hint = `Nothing was sent. ${check}. Behind a proxy that inspects traffic, set NODE_EXTRA_CA_CERTS on the runner.`;
    }
    const facts = { operation, mayHaveArrived: false, final };
    return new errors/* NetworkError */.Dr(facts, `${operation}: ${url.host} ${what} (${why}).`, { hint, cause: error });
}

;// CONCATENATED MODULE: ./build/http/exchange.js




/** Sends one request to an API and reads the whole answer. Throws as `send`, and a `ServiceError` for too long a one. */
async function exchange(request, terms) {
    return await send(request, terms, async (incoming) => {
        const { statusCode: status = 0, headers } = incoming;
        const read = [];
        let room = terms.answerLimit;
        try {
            for await (const chunk of incoming) {
                room -= chunk.length;
                if (room < 0)
                    throw tooLarge(status, request, terms);
                read.push(chunk);
            }
        }
        catch (error) {
            // A refusal's status is enough, even if the rest did not come. For a success the missing part may be important.
            if (status < 300)
                throw error;
        }
        return { status, headers, text: Buffer.concat(read).toString('utf8') };
    });
}
function tooLarge(status, { operation, url }, { answerLimit, addressFrom }) {
    const limit = `${answerLimit / 1024 / 1024} MiB`;
    const message = `${operation}: ${url.host} answered with HTTP ${status} and more than ${limit}, which was not read.`;
    const hint = `Check ${addressFrom}: ${url.origin} looks like a web site.`;
    return new errors/* ServiceError */._7({ operation, status }, message, { hint });
}
/**
 * Sends one request, and gives its answer to `read`. It never follows a redirect, because that would send the key there.
 * A refusal may arrive while the body is still being sent. Then it is the answer, and what the server does to the
 * connection after it does not matter. A success counts only after the whole body was sent.
 *
 * @param read calls `touch` if the answer may take long, as long as it goes on
 * @throws {NetworkError} if no complete answer came, or what the body throws, such as a `SiteError`
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
async function pump({ body }, outgoing, { over, touch }) {
    for await (const chunk of body?.stream() ?? []) {
        if (over.signal.aborted)
            return false;
        // The chunk's memory is used again as soon as it is taken.
        await new Promise((taken) => {
            over.signal.onabort = taken;
            outgoing.write(chunk, taken);
        });
        if (over.signal.aborted)
            return false;
        touch();
    }
    outgoing.end();
    touch();
    return true;
}


/***/ }),

/***/ 2794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ retrying),
/* harmony export */   U: () => (/* binding */ askedWait)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1828);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1712);



/**
 * Repeats an attempt that failed for a reason that may be over soon, and ends as the last one did. It waits with
 * exponential back-off and jitter, or for the time that the server asked for (RFC 9110, 10.2.3).
 */
async function retrying(attempt, policy) {
    const { signal, tell, again, limits } = policy;
    const { attempts, patience } = limits;
    const start = performance.now();
    let waited = 0;
    for (let number = 1;; number += 1) {
        const end = attempt();
        const passing = passingFault(await end.catch((error) => error), policy);
        // Half of it is random, so that runs which failed at the same time do not all come back at the same time.
        const pause = Math.min(30_000, 1000 * 2 ** (number - 1)) * (0.5 + Math.random() / 2);
        // The server's time may be zero, or in the past by this clock. There is a pause all the same.
        const delay = Math.max(passing?.after ?? 0, pause);
        const spent = attempts === undefined ? Math.max(waited, performance.now() - start) : waited;
        if (passing === undefined || number === attempts || spent + delay > patience)
            return await end;
        waited += delay;
        const which = attempts === undefined ? '' : ` (attempt ${number + 1} of ${attempts})`;
        tell(`${passing.why} Trying again in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(delay)}${which}.`);
        // The wait ends early only if the run was cancelled. The signal's own reason says more.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(delay, undefined, { signal }).catch(() => signal.throwIfAborted());
        if ((await again?.()) === false)
            return await end;
    }
}
function passingFault(end, { idempotent, repeat, about = '' }) {
    if (end instanceof Error) {
        const isPassing = end instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NetworkError */ .Dr && !end.final && (idempotent || !end.mayHaveArrived);
        return isPassing ? { why: end.message } : undefined;
    }
    const when = repeat(end);
    const isAllowed = when === 'always' || (when === 'if idempotent' && idempotent);
    return isAllowed ? { why: `${about}HTTP ${end.status}.`, after: askedWait(end) } : undefined;
}
/**
 * Milliseconds that the server asks to wait: `Retry-After`, in seconds or a date, or what is left until a rate limit
 * that is used up begins anew. Undefined if it asks for nothing.
 */
function askedWait({ headers }, now = Date.now()) {
    const after = headers['retry-after']?.trim() ?? '';
    if (/^\d+$/u.test(after))
        return Number(after) * 1000;
    const isUsedUp = headers['x-ratelimit-remaining'] === '0';
    const reset = isUsedUp ? 1000 * Number(headers['x-ratelimit-reset']) : Number.NaN;
    const date = Date.parse(after);
    const time = Number.isNaN(date) ? reset : date;
    return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}


/***/ }),

/***/ 1038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ bestEffort)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2108);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7736);



/** For what must not fail a deploy which succeeded: an error is one warning. A cancelled run says so elsewhere. */
async function bestEffort(what, action) {
    try {
        return await action();
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc))
            _report_log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .R.warning((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(`Could not ${what}. ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`));
        return undefined;
    }
}


/***/ }),

/***/ 2065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ endDeployments),
/* harmony export */   W: () => (/* binding */ EndError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2912);
/* harmony import */ var _github_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8556);
/* harmony import */ var _http_concurrency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6103);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);





class EndError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    constructor(cause) {
        const why = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause));
        super(`The links are gone, but GitHub did not delete all of the deployments that name them. ${why}`, {
            hint: 'Run the job again, or leave it to the next sweep. Until then the deployments name links that do not exist.',
            cause,
        });
    }
}
/**
 * Deletes deployments whose links are gone, newest first. That one is set `inactive` first: GitHub deletes no active one.
 *
 * @throws {EndError} if some are left after two minutes
 */
async function endDeployments(github, deployments, logUrl) {
    const over = performance.now() + _github_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsToRecord */ .XZ.patience;
    const left = () => ({ patience: Math.max(0, over - performance.now()) });
    const setInactive = ({ id }) => (0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .ifThere */ .y)(github.createStatus(id, { state: 'inactive', logUrl }, left()));
    const [newest] = deployments;
    try {
        if (newest)
            await setInactive(newest);
        await (0,_http_concurrency_js__WEBPACK_IMPORTED_MODULE_4__/* .atMost */ .T)(4, deployments, async (each) => {
            try {
                await github.deleteDeployment(each.id, left());
            }
            catch (error) {
                if (!(error instanceof _github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ && error.status === 422))
                    throw error;
                await setInactive(each);
                await github.deleteDeployment(each.id, left());
            }
        });
    }
    catch (error) {
        throw error instanceof _github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ ? new EndError(error) : error;
    }
}


/***/ }),

/***/ 901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ OwnedError),
/* harmony export */   Ql: () => (/* binding */ TakenMeanwhileError),
/* harmony export */   Tu: () => (/* binding */ NotMadeError),
/* harmony export */   Vn: () => (/* binding */ UnnamedError),
/* harmony export */   _Y: () => (/* binding */ UnrecordedLinkError),
/* harmony export */   yc: () => (/* binding */ OverwrittenError),
/* harmony export */   zU: () => (/* binding */ siteOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7736);


const leaveOut = 'Leave "domain" out for previews: each gets its own link.';
function onlyForPushes({ kind }, link = 'my-site.tiiny.site') {
    const isDefault = kind === 'branch' ? ' && github.ref_name == github.event.repository.default_branch' : '';
    return `To name the link only for pushes to the live site, write:\ndomain: \${{ github.event_name == 'push'${isDefault} && '${link}' || '' }}`;
}
function siteOf({ environment }) {
    return `the live site of the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(environment)}"`;
}
/** A link belongs to a live site, so this run must not touch it. */
class OwnedError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    constructor(link, owner, subject) {
        // Only production's link is one for pushes to the default branch.
        const live = owner.environment.toLowerCase() === 'production' ? owner.link : undefined;
        const hint = subject.kind === 'live-site'
            ? 'Write another link as "domain" for this branch.'
            : `${leaveOut} Or choose another "domain". ${onlyForPushes(subject, live)}`;
        super(`${link} belongs to ${siteOf(owner)}, so this run left it as it is.`, { hint });
    }
}
/** A link was there before the preview that names it as its `domain`, so this run must not touch it. */
class NotMadeError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    /**
     * @param live the link of the repository's own live site, if one is recorded
     * @param isPerhapsOwn whether an earlier deploy of this preview was to make it, and nobody knows whether it did
     */
    constructor(link, subject, more) {
        const perhaps = `An earlier run of this preview may have made it. If nobody else needs it, delete it: run the action once on the default branch with "mode: teardown" and "domain: ${link}".`;
        const other = `${leaveOut} Or give each a name of its own, such as one with its number. Or, if nobody needs it, delete ${link} in the hosting account once, and the next push makes it as this preview's.`;
        super(`${link} was there before this preview, so this run left it as it is. A preview replaces and deletes only links that it made.`, { hint: `${more.isPerhapsOwn ? `${perhaps} ` : ''}${other} ${onlyForPushes(subject, more.live)}` });
    }
}
/** A site went to another link than it was sent to. */
class OverwrittenError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    constructor(asked, link) {
        const what = `${asked}, and the service answered with ${link}, which was there before.`;
        super(`${what} What was there may be overwritten.`, {
            hint: `See what ${link} shows, and deploy its own site again if it must. If the link is meant, write "domain: ${link}". Perhaps the account has no room for one more link.`,
        });
    }
}
/** A live site took a preview's link over while this run changed or deleted it. */
class TakenMeanwhileError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    constructor(link, owner, what) {
        const site = siteOf(owner);
        super(`${link} was taken over by ${site} while this run used it for a preview, so that site may be ${what}.`, {
            hint: `Look at https://${link} now, and run the deploy of ${site} again.`,
        });
    }
}
/** A new link is live, but is not recorded on GitHub. So nobody would tear it down. */
class UnrecordedLinkError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    constructor(link, cause) {
        super(`GitHub did not record the link ${link}. ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause))}`, {
            hint: 'Run the job again, which makes a link again.',
            cause,
        });
    }
}
class UnnamedError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    constructor(name, link) {
        super(`A link with the name ${name} was asked for, and the service made ${link} instead.`, {
            hint: 'Leave "domain" out: this service chooses the names itself.',
        });
    }
}


/***/ }),

/***/ 7225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ permissionLines),
/* harmony export */   Au: () => (/* binding */ notEnded),
/* harmony export */   Gc: () => (/* binding */ recordRefused),
/* harmony export */   Th: () => (/* binding */ unknownLink),
/* harmony export */   YW: () => (/* binding */ notCommented),
/* harmony export */   to: () => (/* binding */ explained)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2912);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9930);



/** What a job needs for all that the action does on GitHub. */
const permissionLines = `permissions:
  contents: read
  deployments: write
  pull-requests: write`;
/** The error for a run that needs the record, but may not read or write it. `what` is, for example, `the live site`. */
function recordRefused(what, cause) {
    const message = `the token may not use the repository's deployments, where the link of ${what} is remembered, so nothing was sent.`;
    const hint = `Add the lines below to the job. Or write "github-token: ''" where nothing is to be remembered: then each deploy without "domain" makes a new link, and a teardown needs "domain".\n${permissionLines}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', `${message} ${cause.message}`, { hint, cause });
}
function notCommented({ message }) {
    const what = 'The pull request gets no comment, because the token may not write one. An older one still shows what was so before this run.';
    return `${what} ${message}\nWrite "comment: false", or add to the job in the workflow:\n${permissionLines}`;
}
/** The warning for a person's teardown that the token may not record. */
function notEnded({ message }) {
    return `The link's deployments stay on GitHub, because the token may not use them. ${message}\nAdd to the job in the workflow:\n${permissionLines}`;
}
function unknownLink() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('domain', 'neither domain nor github-token is given, so the link of this preview can not be found and would stay.', {
        hint: `Write the link as "domain": without a token no link is recorded. For later links leave github-token out, so that the step gets the job's own. The job needs:\n${permissionLines}`,
    });
}
/** An error of a deploy or teardown. If the token may not use the record, it says how it may. */
function explained(error, { subject }) {
    if (!(0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error))
        return error;
    return recordRefused(subject.kind === 'live-site' ? 'the live site' : `the preview of ${(0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(subject)}`, error);
}


/***/ }),

/***/ 231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ RecordReader)
/* harmony export */ });
/* harmony import */ var _http_concurrency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6103);
/* harmony import */ var _record_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5746);


/**
 * The deployments of one record as this run knows them, newest first. What a payload names is there; statuses are asked
 * only of a deployment that was begun without a link. Every method throws {@link GitHubError}: what can't be read is
 * never taken for nothing.
 */
class RecordReader {
    #github;
    #name;
    #statuses = new Map();
    #deployments;
    /** @param known the deployments, if they were read already */
    constructor(github, name, known) {
        this.#github = github;
        this.#name = name;
        if (known)
            this.#deployments = Promise.resolve([...known]);
    }
    /** All of a preview. Of a live site, which may have thousands, the newest 100; more if none of these names a link. */
    deployments() {
        this.#deployments ??= this.#read();
        return this.#deployments;
    }
    async #read() {
        const found = [];
        for await (const page of this.#github.deployments({ ...this.#name })) {
            found.push(...page.filter((each) => (0,_record_format_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(each) && (0,_record_format_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(each) === (0,_record_format_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(this.#name)));
            if (this.#name.task === _record_format_js__WEBPACK_IMPORTED_MODULE_0__/* .liveSiteTask */ .t4 && found.some((each) => (0,_record_format_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(each)?.link))
                break;
        }
        return found;
    }
    /** Takes over what this run has changed. */
    async change(to) {
        this.#deployments = Promise.resolve(to(await this.deployments()));
    }
    /** A deployment's statuses, newest first, asked for once; none if it was deleted meanwhile. */
    statuses({ id }) {
        const known = this.#statuses.get(id) ?? this.#github.statuses(id).then((found = []) => found);
        this.#statuses.set(id, known);
        known.catch(() => { });
        return known;
    }
    async linkOf(deployment) {
        return (0,_record_format_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(deployment)?.link ?? (0,_record_format_js__WEBPACK_IMPORTED_MODULE_0__/* .answeredLink */ .GB)(await this.statuses(deployment));
    }
    async newest() {
        const deployments = await this.deployments();
        const at = deployments.findIndex((each) => (0,_record_format_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(each)?.link !== undefined);
        return (await this.#named(at < 0 ? deployments : deployments.slice(0, at + 1)))[0];
    }
    /** The newest first. */
    async links() {
        return await this.#named(await this.deployments());
    }
    /**
     * The exact name that the record has for one that a person wrote: the same, or the whole name that a first label is
     * short for. Undefined if it has none: a whole name is never taken for another one.
     */
    async nameFor(domain) {
        const isMeant = (link) => link === domain || (!domain.includes('.') && link.startsWith(`${domain}.`));
        const inPayloads = (await this.deployments()).flatMap((each) => (0,_record_format_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(each)?.link ?? []);
        return inPayloads.find(isMeant) ?? (await this.links()).find(isMeant);
    }
    /** Whether a deploy names no link at all: it failed, has not ended, or nobody knows whether it made one. */
    async hasNameless() {
        return (await this.#linksOf(await this.deployments())).includes(undefined);
    }
    /** Links of deploys that had not ended when they were asked for one, and have by now. */
    async late() {
        const open = [];
        for (const each of await this.deployments())
            if ((0,_record_format_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(each)?.link === undefined && !(0,_record_format_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(await this.statuses(each)))
                open.push(each);
        for (const { id } of open)
            this.#statuses.delete(id);
        return await this.#named(open);
    }
    async #named(deployments) {
        return [...new Set(await this.#linksOf(deployments))].filter((link) => link !== undefined);
    }
    async #linksOf(deployments) {
        await (0,_http_concurrency_js__WEBPACK_IMPORTED_MODULE_1__/* .atMost */ .T)(20, deployments, (each) => this.linkOf(each));
        return await Promise.all(deployments.map((each) => this.linkOf(each)));
    }
}


/***/ }),

/***/ 5746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ answeredLink),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   ek: () => (/* binding */ payloadFor),
/* harmony export */   oW: () => (/* binding */ previewOf),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   rB: () => (/* binding */ byRecord),
/* harmony export */   t4: () => (/* binding */ liveSiteTask),
/* harmony export */   xS: () => (/* binding */ factsOf),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _text_host_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6381);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1245);


/** Marks a payload as ours. Other tools make deployments too, and own nothing. */
const payloadKey = 'static-deploy';
/** The task of every live site, whatever its environment: so one request lists them all. */
const liveSiteTask = 'deploy:site';
function recordOf({ environment, subject }) {
    if (subject.kind === 'live-site')
        return { environment, task: liveSiteTask };
    const name = subject.kind === 'branch' ? `branch-${subject.branch}` : `pr-${subject.number}`;
    return { environment, task: `deploy:${name}` };
}
/** The subject of a preview's task, so the reverse of `recordOf`; undefined for live sites and other tools' tasks. */
function previewOf(task) {
    const number = /^deploy:pr-(\d{1,15})$/u.exec(task)?.[1];
    if (number !== undefined)
        return { kind: 'pull-request', number: Number(number) };
    const branch = /^deploy:branch-(.+)$/su.exec(task)?.[1];
    return branch === undefined ? undefined : { kind: 'branch', branch };
}
/** A text that is equal for two names only if they are of one record. GitHub ignores the case of an environment. */
function keyOf({ environment, task }) {
    return JSON.stringify([environment.toLowerCase(), task]);
}
/** Groups deployments by record. Their order stays. */
function byRecord(deployments) {
    const records = new Map();
    for (const each of deployments)
        records.set(keyOf(each), [...(records.get(keyOf(each)) ?? []), each]);
    return [...records.values()];
}
/** The payload of a new deployment. What is undefined is not in its JSON. */
function payloadFor({ link, run, job, digest, form, ...flags }) {
    const set = { protected: flags.protected || undefined, reserved: flags.reserved || undefined };
    return { [payloadKey]: 1, link, run, job, digest, form: digest && form, ...set };
}
/** What the payload of a deployment says; undefined if another tool made it. */
function factsOf({ payload }) {
    const fields = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(typeof payload === 'string' ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(payload) : payload);
    if (fields?.[payloadKey] !== 1)
        return undefined;
    return {
        link: (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_0__/* .hostNameOf */ .L)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(fields['link'])),
        run: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(fields['run']),
        job: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(fields['job']),
        digest: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(fields['digest']) || undefined,
        form: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(fields['form']) || undefined,
        protected: fields['protected'] === true,
        reserved: fields['reserved'] === true,
    };
}
/** The newest status that tells how a deployment ended; undefined if it has not. An `inactive` came later. */
function endOf(statuses) {
    return statuses.find(({ state }) => /^(?:success|failure|error)$/u.test(state));
}
/** The link that was answered: a success names it, or a failure with an address (sent, but not shown to be good). */
function answeredLink(statuses) {
    const named = statuses.filter(({ state }) => state === 'success' || state === 'failure');
    return named.map(({ environmentUrl }) => (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_0__/* .hostNameOf */ .L)(environmentUrl)).find((link) => link !== undefined);
}


/***/ }),

/***/ 2328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Ye: () => (/* binding */ realPath),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   l2: () => (/* binding */ sitePath),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);




/** What to do about the codes of the system that have a cause of their own. */
const advice = {
    ENOENT: 'It was there a moment ago: check that nothing still writes to the directory.',
    ELOOP: 'It became a link a moment ago: check that nothing still writes to the directory.',
    EBUSY: 'Another program has locked it: end that program before this step.',
};
/** Does something with a path of the site; the empty path is its root. A `SiteError` says what the system refuses. */
function attempt(path, what, action) {
    try {
        return action();
    }
    catch (cause) {
        throw refusal(path, what, cause);
    }
}
/** The error for what can't be done; `what` follows "can't be". An error of our own says more, so it is thrown itself. */
function refusal(path, what, cause) {
    const code = codeOf(cause);
    const hint = path.includes('\ufffd')
        ? 'Its name is not in UTF-8, so it has no path on the web. Rename it.'
        : (advice[code] ?? `Check its permissions, or leave it out with "exclude: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(path)}".`);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteError */ .wt(path, `${quote(path || '.')} can't be ${what}: ${code}.`, { hint, cause });
}
/** The system's code of a call that failed, such as `EACCES`. An error of our own is thrown again. */
function codeOf(cause) {
    if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ)
        throw cause;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
}
/** Whether a path is a folder, or a link that ends at one. */
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
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
 * does not count, in the case of the folder's entry. So two paths that lead to the same place are equal.
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

/***/ 2251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   Lv: () => (/* binding */ omissionOf),
/* harmony export */   R5: () => (/* binding */ wireName)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _file_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2328);


/** Whatever the inputs say; in lower case. */
const neverPublished = new Set(['.git', '.ds_store', 'thumbs.db', 'desktop.ini']);
/** Why a file or folder is left out by its name, or by that of a folder above; undefined if no name is a reason. */
function omissionOf(path, isFolder, hiddenToo) {
    const names = path.split('/');
    if (names.some((name) => neverPublished.has(name.toLowerCase())))
        return 'never published';
    const isPublic = (name, index) => !name.startsWith('.') || (name === '.well-known' && (isFolder || index < names.length - 1));
    return hiddenToo || names.every(isPublic) ? undefined : 'hidden';
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
 * Throws a `SiteError` for a file that can't be sent, or would replace another one that has the same name on the wire.
 *
 * @param known the paths before that could be the same as another, by their names on the wire
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SiteError */ .wt(path, `The name ${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)} ${why}.`, { hint: 'Rename it, or leave it out with "exclude".' });
}
/** A path as the `filename` of a part: escaped as browsers do (HTML, "multipart/form-data encoding algorithm"). */
function wireName(path) {
    return path.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}


/***/ }),

/***/ 1154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ hashFile),
/* harmony export */   Us: () => (/* binding */ whileOpen),
/* harmony export */   kT: () => (/* binding */ readInChunks),
/* harmony export */   lR: () => (/* binding */ readFully),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1828);
/* harmony import */ var _file_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2328);





const readAsync = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_1__.read);
/** Opening must not wait for the other end of a pipe, nor follow a link that came after the site was collected. */
const openFlags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0);
function whileOpen(source, action) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(source, openFlags);
    try {
        return action(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
/** Reads a whole file to the start of `into`. It throws a `SiteError` if it is no longer what was collected. */
function readWhole(file, into) {
    if (file.content !== undefined) {
        file.content.copy(into);
        return;
    }
    (0,_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .attempt */ .CD)(file.path, 'read', () => whileOpen(file.source, (descriptor) => {
        readFully(descriptor, file, into);
        checkSame(descriptor, file);
    }));
}
/** Reads an open file to a place in `into`. It throws a `SiteError` if the file is shorter than it was. */
function readFully(descriptor, file, into, at = 0) {
    for (let total = 0; total < file.size;) {
        const got = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, into, at + total, file.size - total, null);
        if (got === 0)
            throw changed(file);
        total += got;
    }
}
/** As `readWhole`, in chunks, each good until the next one is asked for: then its buffer is read into. */
async function* readInChunks(file, buffers) {
    const { path, source, content, size } = file;
    let [free, full] = buffers;
    if (content !== undefined) {
        for (let at = 0; at < size; at += free.length)
            yield content.subarray(at, at + free.length);
        return;
    }
    const descriptor = (0,_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .attempt */ .CD)(path, 'read', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(source, openFlags));
    const readOn = (from) => readAsync(descriptor, free, 0, Math.min(free.length, size - from), from);
    let next;
    try {
        checkSame(descriptor, file);
        next = readOn(0);
        for (let position = 0; position < size;) {
            const { bytesRead } = await next;
            if (bytesRead === 0)
                throw changed(file);
            position += bytesRead;
            [free, full] = [full, free];
            if (position < size)
                next = readOn(position);
            else
                checkSame(descriptor, file);
            // The next round awaits it, if there is one. Until then a failure must not count as unhandled.
            next.catch(() => { });
            yield full.subarray(0, bytesRead);
        }
    }
    catch (cause) {
        throw (0,_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .refusal */ .x5)(path, 'read', cause);
    }
    finally {
        // The read must end before the file is closed: after that its number may stand for another file.
        await next?.catch(() => { });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
/** The SHA-256 of a sorted site, as hexadecimal digits: of paths, sizes and bytes, so the same however it is sent. */
async function digestOf(files) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const buffers = [Buffer.allocUnsafeSlow(512 * 1024), Buffer.allocUnsafeSlow(512 * 1024)];
    for (const file of files)
        await hashFile(hash, file, buffers);
    return hash.digest('hex');
}
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
/** Throws if an open file is not the one that was found, as it was. A folder above may have become a link since then. */
function checkSame(descriptor, file) {
    // On Windows numbers may have more than 53 bits, but both are rounded in the same way.
    const { dev, ino, size, mtimeMs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
    // What the action made itself has no numbers. On Windows an open file and a path may give different numbers for the same
    // disk (libuv/libuv#4698).
    const isFound = file.modified !== undefined;
    const isSame = ino === file.inode && (dev === file.device || process.platform === 'win32');
    if (isFound && !isSame)
        throw changed(file, 'was replaced by another file');
    if (size !== file.size)
        throw changed(file);
    if (isFound && mtimeMs !== file.modified)
        throw changed(file, 'was written again');
}
function changed(file, what = 'changed its size') {
    const message = `${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(file.path)} ${what} after the site was collected, so the deploy was stopped.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SiteError */ .wt(file.path, message, { hint: 'Check that the build has ended before this step starts.' });
}


/***/ }),

/***/ 7612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   u1: () => (/* binding */ largestOf)
/* harmony export */ });
function bytesOf(files) {
    return files.reduce((sum, { size }) => sum + size, 0);
}
/** The largest files, the largest first; those of the same size stay in their order. */
function largestOf(files, most) {
    return files.toSorted((a, b) => b.size - a.size).slice(0, most);
}
/** Whether the root of a repository was collected, by what was left out. */
function isRepository(omitted) {
    return omitted.get('never published')?.some((path) => path === '.git/' || path === '.git') ?? false;
}


/***/ }),

/***/ 6112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mediaType)
/* harmony export */ });
/* harmony import */ var mime_types_other_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(348);
/* harmony import */ var mime_types_standard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(565);


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
