export const id = 629;
export const ids = [629,506];
export const modules = {

/***/ 629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   act: () => (/* binding */ act),
/* harmony export */   actOnFailure: () => (/* binding */ actOnFailure)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7370);
/* harmony import */ var _record_permissions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7225);
/* harmony import */ var _rules_world_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9043);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9930);
/* harmony import */ var _view_run_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(716);
/* harmony import */ var _view_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9748);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(900);








/** Does what is planned, and returns what came of it. The code for each kind of plan is loaded only when it is needed. */
async function act(plan, given) {
    const services = (0,_services_js__WEBPACK_IMPORTED_MODULE_6__/* .servicesFor */ .kP)(given);
    switch (plan.kind) {
        case 'skip': {
            const { reason, teardown } = plan;
            return { ...(0,_view_run_state_js__WEBPACK_IMPORTED_MODULE_7__/* .begun */ .q)(plan.environment), end: { kind: 'skipped', reason, teardown } };
        }
        case 'deploy': {
            const { deploy } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(133), __webpack_require__.e(398)]).then(__webpack_require__.bind(__webpack_require__, 5398));
            return await perform('deploy', (0,_services_js__WEBPACK_IMPORTED_MODULE_6__/* .workOn */ .xM)(plan.target, services), (work) => deploy(plan.directory, work));
        }
        case 'reserve': {
            const { reserve } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(133), __webpack_require__.e(645)]).then(__webpack_require__.bind(__webpack_require__, 8645));
            return await perform('deploy', (0,_services_js__WEBPACK_IMPORTED_MODULE_6__/* .workOn */ .xM)(plan.target, services), reserve);
        }
        case 'teardown': {
            const { tearDown } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(545)]).then(__webpack_require__.bind(__webpack_require__, 6545));
            return await perform('teardown', (0,_services_js__WEBPACK_IMPORTED_MODULE_6__/* .workOn */ .xM)(plan.target, services), (work) => tearDown(work, plan.byPerson));
        }
        case 'sweep': {
            const { sweep } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(682)]).then(__webpack_require__.bind(__webpack_require__, 9682));
            const run = (0,_view_run_state_js__WEBPACK_IMPORTED_MODULE_7__/* .begun */ .q)(plan.environment);
            run.end = await sweep(services, run);
            return run;
        }
        case 'ask': {
            const { ask } = await __webpack_require__.e(/* import() */ 234).then(__webpack_require__.bind(__webpack_require__, 1234));
            const answer = await ask(plan.question, services).catch((error) => ({ error }));
            if ('error' in answer)
                return await actOnFailure(answer.error, given);
            return await act((0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .makePlan */ .C)(given.inputs, given.context, answer), given);
        }
    }
}
/** Shows on the run's pull request, if its event tells one, why it failed before it had a plan. */
async function actOnFailure(error, given) {
    const failed = (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .failedRunOf */ .M)(given.inputs, given.context);
    if (failed === undefined)
        throw error;
    const work = (0,_services_js__WEBPACK_IMPORTED_MODULE_6__/* .workOn */ .xM)(failed.target, (0,_services_js__WEBPACK_IMPORTED_MODULE_6__/* .servicesFor */ .kP)(given));
    return await perform(failed.act, work, () => Promise.reject(error));
}
/** The one place where a failure is told, to the record and on the pull request: else an earlier commit would seem to be this one's. */
async function perform(kind, work, does) {
    const { run, inputs, records, recording, commenter, target } = work;
    try {
        run.end = await does(work).catch((error) => endOfOver(error, kind, work));
        if (run.end.kind === 'skipped' && run.end.fullAccount)
            await commenter.write(run);
    }
    catch (cause) {
        run.end = { kind: 'failed', act: kind, error: (0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .explained */ .to)(afterUpload(cause, run), target, run) };
        if (inputs.dryRun)
            return run;
        const { fate, sent, to, before, deleted } = run;
        const isOpen = fate !== 'untouched';
        // What is still live, for the comment of a run that failed before it looked.
        if (!isOpen && before === undefined && !(0,_view_words_js__WEBPACK_IMPORTED_MODULE_5__/* .isTaken */ .Ck)(run) && inputs.comment && (0,_target_js__WEBPACK_IMPORTED_MODULE_4__/* .isPreview */ .b)(target))
            run.before = (0,_rules_world_js__WEBPACK_IMPORTED_MODULE_3__/* .newestIn */ ._2)(await records.list(target).catch(() => []));
        const link = sent?.link ?? (isOpen ? to?.link : undefined);
        const left = link !== undefined && deleted.includes(link) ? undefined : link;
        await Promise.all([kind === 'deploy' && recording.fail(left), commenter.write(run)]);
    }
    return run;
}
/**
 * Ends a deploy that failed after an upload that may have arrived, and whose preview is over meanwhile: no other run takes
 * its link down, because the run for the close did not know of it.
 *
 * @throws the failure, if it is the end; or a refusal, which is always told: somebody else's link may have been changed
 */
async function endOfOver(error, kind, work) {
    const { run, target, signal } = work;
    const { sent, to, fate, deleted } = run;
    // Of a new link that nobody knows the error has to tell.
    const link = sent?.link ?? (to?.isNew ? undefined : to?.link);
    const isLeft = fate !== 'untouched' && link !== undefined && !deleted.includes(link);
    const mayBeOver = kind === 'deploy' && (0,_target_js__WEBPACK_IMPORTED_MODULE_4__/* .isPreview */ .b)(target) && isLeft;
    if (!mayBeOver || run.refusal || signal.aborted)
        throw error;
    const { stateAfter } = await __webpack_require__.e(/* import() */ 234).then(__webpack_require__.bind(__webpack_require__, 1234));
    if ((await stateAfter(work)).needed !== undefined)
        throw error;
    const { tearDownUnseen } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(545)]).then(__webpack_require__.bind(__webpack_require__, 6545));
    const end = await tearDownUnseen(link, work).catch((fault) => {
        throw run.refusal ? fault : error;
    });
    // It is needed again by now.
    if (end.kind === 'skipped')
        throw error;
    return end;
}
/** A run that was cancelled after an upload may have arrived says what that means. */
function afterUpload(error, { fate, sent, to }) {
    if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isCancelled */ .mm)(error) || error.underWay !== undefined || fate === 'untouched')
        return error;
    const what = to?.isNew ? 'a new link' : 'an upload';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc(error.signal, {
        what: sent ? 'what follows an upload' : what,
        link: sent?.link ?? to?.link,
    });
}


/***/ }),

/***/ 900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bE: () => (/* binding */ passwordFor),
  xx: () => (/* binding */ requireGitHub),
  kP: () => (/* binding */ servicesFor),
  xM: () => (/* binding */ workOn)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/github/answers.js
var answers = __webpack_require__(2912);
;// CONCATENATED MODULE: ./build/github/limits.js
const gitHubTerms = {
    peer: 'GitHub (https://www.githubstatus.com)',
    addressFrom: 'GITHUB_API_URL, which the runner sets',
    silence: 30_000,
    answerLimit: 32 * 1024 * 1024,
    // Less than a process that was cancelled has left when its last requests end.
    lastWait: 500,
};
const usualLimits = { attempts: 4, patience: 5 * 60_000 };
/** For what only tells: a comment, a status of a link that is known. */
const limitsToTell = { attempts: 4, patience: 30_000, within: 30_000, afterCancel: true };
/** For the record of a new link: without it nobody would tear the link down. */
const limitsToRecord = { patience: 2 * 60_000, afterCancel: true, insists: true };

// EXTERNAL MODULE: ./build/text/json.js
var text_json = __webpack_require__(1245);
;// CONCATENATED MODULE: ./build/github/resources.js


/** An object in a successful answer to `what`. What GitHub did not say is never guessed: it is a {@link GitHubError}. */
class Resource {
    what;
    fields;
    constructor(what, json) {
        this.what = what;
        this.fields = (0,text_json/* fieldsOf */.Pf)(json);
    }
    number(name) {
        const value = this.fields?.[name];
        return typeof value === 'number' && Number.isSafeInteger(value) ? value : this.fail(`has no ${name}`);
    }
    /** A text that is not empty. */
    string(name) {
        return this.text(name) || this.fail(`has no ${name}`);
    }
    text(name) {
        return (0,text_json/* textOf */.b6)(this.fields?.[name]);
    }
    in(name) {
        return new Resource(this.what, this.fields?.[name]);
    }
    fail(why) {
        throw (0,answers/* unusable */._P)(this.what, why, this.fields);
    }
}
function deploymentOf(answer) {
    return {
        id: answer.number('id'),
        environment: answer.string('environment'),
        task: answer.string('task'),
        /** As GitHub gives it: what was sent, as an object or as JSON text. */
        payload: answer.fields?.['payload'],
        /** Milliseconds since 1970. */
        createdAt: Date.parse(answer.string('created_at')) || answer.fail('has a created_at that is not a time'),
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

// EXTERNAL MODULE: ./build/http/attempts.js
var attempts = __webpack_require__(3996);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
;// CONCATENATED MODULE: ./build/http/body.js


function jsonBody(value) {
    const bytes = Buffer.from(JSON.stringify(value));
    return { contentType: 'application/json', length: bytes.length, stream: () => [bytes] };
}
/** The same body, which tells its progress, every five seconds at most, and knows when the connection has taken it all. */
function watchedBody(body, tell) {
    const watching = {
        ...body,
        isWhole: false,
        async *stream() {
            let told = performance.now();
            let sent = 0;
            for await (const chunk of body.stream()) {
                const time = performance.now();
                if (time - told >= 5000) {
                    told = time;
                    const percent = Math.floor((100 * sent) / body.length);
                    tell(`Sent ${percent} %: ${(0,printable/* formatBytes */.z3)(sent)} of ${(0,printable/* formatBytes */.z3)(body.length)}`);
                }
                // An answer that has already arrived (401, 413) is read first: it would be lost if writing the chunk failed.
                await (0,promises_.setImmediate)();
                yield chunk;
                sent += chunk.length;
            }
            watching.isWhole = true;
        },
    };
    return watching;
}

// EXTERNAL MODULE: ./build/http/exchange.js + 1 modules
var exchange = __webpack_require__(4247);
// EXTERNAL MODULE: ./build/github/statuses.js
var statuses = __webpack_require__(6405);
;// CONCATENATED MODULE: ./build/github/transport.js








const accepted = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };
/**
 * GitHub's REST API for one repository. An answer that breaks off is never used. `what` is asked for, in words that
 * follow "Could not". An endpoint is written as in GitHub's documentation, but from the repository on, such as
 * `GET /deployments`, or `POST /graphql`; its segments are escaped. Every method throws {@link GitHubError}.
 */
class Transport {
    /** How many requests the token has left in this hour, by the last answer; undefined if GitHub does not tell. */
    remaining;
    /** By GitHub's clock, as the last answer told it. */
    #now;
    #options;
    #base;
    /** Is aborted 8.5 s after the run's signal, when the runner is about to kill the process: until then all is recorded. */
    #later = new AbortController();
    /** The answer that says that the token's requests are used up, and until when. */
    #usedUp;
    constructor(options) {
        this.#options = options;
        this.#base = new URL(options.apiUrl).href.replace(/\/$/u, '');
        const abort = () => this.#later.abort(options.signal.reason);
        options.signal.addEventListener('abort', () => setTimeout(abort, 8500).unref());
    }
    /** Milliseconds since 1970, by GitHub's clock: a runner's may be wrong, and deployments have GitHub's times. */
    get now() {
        return this.#now ?? Date.now();
    }
    async ask(what, endpoint, more = {}) {
        const [method = '', path = ''] = endpoint.split(' ');
        if (this.#options.readOnly && method !== 'GET' && !more.harmless)
            throw new Error(`Could not ${what} on GitHub: a dry run must not change anything.`);
        return new Resource(what, (await this.#exchange(what, method, this.#urlOf(path), more)).json);
    }
    async *pages(what, path, read, limits) {
        const ends = deadlineOf(limits);
        let next = this.#urlOf(path);
        next.searchParams.set('per_page', '100');
        for (let page = 1; next !== undefined; page += 1) {
            const reply = await this.#exchange(what, 'GET', next, { limits }, ends);
            const { json } = reply;
            if (!Array.isArray(json))
                throw answers/* unusable */._P(what, 'is not a list', json);
            // A page may name itself as the next one.
            if (page === 1000)
                throw answers/* unusable */._P(what, 'never ends', json);
            yield json.map((entry) => read(new Resource(what, entry)));
            next = answers/* nextPage */.Zj(what, reply, new URL(this.#base).origin);
        }
    }
    async list(what, path, read, limits) {
        const entries = [];
        for await (const page of this.pages(what, path, read, limits))
            entries.push(...page);
        return entries;
    }
    #urlOf(path) {
        const { owner, repo } = this.#options.repository;
        // GraphQL's address is beside that of REST; on GitHub Enterprise Server one folder up.
        if (path === '/graphql')
            return new URL(`${this.#base.replace(/\/v3$/u, '')}/graphql`);
        return new URL(`${this.#base}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}${path}`);
    }
    /** Sends a request, and again after errors that may be over soon, until it succeeds. */
    async #exchange(what, method, url, more, ends = deadlineOf(more.limits)) {
        const { idempotent = true, limits = usualLimits } = more;
        const cancelled = limits.afterCancel ? this.#later.signal : this.#options.signal;
        const signal = ends ? AbortSignal.any([cancelled, ends]) : cancelled;
        const headers = { ...accepted, authorization: `Bearer ${this.#options.token}` };
        const body = more.body === undefined ? undefined : jsonBody(more.body);
        const request = { ...gitHubTerms, operation: 'GitHub', method, url, headers, body, signal };
        const again = (0,attempts/* attempts */.r)(limits, signal, this.#options.tell);
        try {
            for (let times = 0;; times += 1) {
                const end = await this.#send(what, request).catch((thrown) => answers/* errorOf */.Mz(what, thrown));
                if ('json' in end)
                    return end;
                const { again: when, times: most = Number.POSITIVE_INFINITY } = end.meaning;
                const mayRepeat = when === 'always' || (when === 'if idempotent' && idempotent);
                const isOver = limits.insists ? when === undefined : !mayRepeat || times >= most;
                if (isOver || !(await again(end.message, end.after)))
                    throw end;
            }
        }
        catch (error) {
            cancelled.throwIfAborted();
            if (!ends?.aborted)
                throw error;
            throw new answers/* GitHubError */.y_('lost', `Could not ${what} on GitHub within ${(0,printable/* formatDuration */.a3)(limits.within ?? 0)}.`);
        }
    }
    async #send(what, request) {
        if (this.#usedUp && Date.now() < this.#usedUp.until)
            return answers/* refused */.J5(what, this.#usedUp.answer);
        const answer = await (0,exchange/* exchange */.c)(request);
        this.#note(answer);
        const number = answers/* movedTo */.rh(answer, request.url);
        if (number === undefined)
            return answers/* replyOf */.Me(what, answer);
        // The token only goes to the API's own address.
        const url = new URL(`${this.#base}/repositories/${number}`);
        const there = await (0,exchange/* exchange */.c)({ ...request, method: 'GET', body: undefined, url });
        return answers/* renamed */.fN(what, answer, this.#options.repository, there);
    }
    /** Notes what an answer says of the time and of the token's limit. GraphQL has one of its own. */
    #note(answer) {
        this.#now = Date.parse(answer.headers.date ?? '') || this.#now;
        const { 'x-ratelimit-resource': resource = 'core', 'x-ratelimit-remaining': remaining } = answer.headers;
        if (resource !== 'core')
            return;
        if (remaining !== undefined)
            this.remaining = Number(remaining);
        const wait = ((0,statuses/* knownStatus */.uD)(answer) === 429 && (0,attempts/* askedWait */.U)(answer)) || 0;
        // Nobody waits that long, so no other request need be refused as well.
        if (wait > usualLimits.patience)
            this.#usedUp = { answer, until: Date.now() + wait };
    }
}
/** Ends what has a time limit; undefined if it has none. */
function deadlineOf({ within } = usualLimits) {
    return within === undefined ? undefined : AbortSignal.timeout(within);
}

;// CONCATENATED MODULE: ./build/github/endpoints.js




const telling = { limits: limitsToTell };
/** GitHub's API for one repository, one method for each endpoint. Every method throws {@link GitHubError}. */
class GitHub extends Transport {
    #login;
    #contents;
    /** Newest first, page by page. */
    deployments(filter = {}) {
        return this.pages('list deployments', `/deployments?${new URLSearchParams(filter)}`, deploymentOf);
    }
    async createDeployment(deployment, limits) {
        const body = { ...deployment, auto_merge: false, required_contexts: [] };
        const made = await this.ask('create a deployment', 'POST /deployments', { body, limits });
        // Only looks begin at this time, an hour earlier.
        return { ...deployment, id: made.number('id'), createdAt: Date.parse(made.text('created_at')) || Date.now() };
    }
    /** Whether the token may create deployments. GitHub makes none without a `ref`, so that nothing can come of asking. */
    async mayRecord() {
        const asked = this.ask('ask about deployments', 'POST /deployments', { body: {}, harmless: true });
        const may = (0,answers/* ifThere */.y)(asked, [422]).then(() => true);
        return (await (0,answers/* ifThere */.y)(may, [403, 404])) ?? false;
    }
    /** Leaves all other deployments as they are. A 404: the deployment was deleted, or the token may not write statuses. */
    async createStatus(id, { state, link, logUrl }, limits = usualLimits) {
        const urls = { environment_url: link && `https://${link}`, log_url: logUrl || undefined };
        const more = { body: { state, ...urls, auto_inactive: false }, limits: { ...limits, afterCancel: true } };
        const made = await this.ask('create a deployment status', `POST /deployments/${id}/statuses`, more);
        // An answer without the new status may mean that there is none. So its id must be in the answer.
        made.number('id');
    }
    /** It is no error if the deployment does not exist any more. @throws {GitHubError} with status 422 if it is active */
    async deleteDeployment(id, limits) {
        await (0,answers/* ifThere */.y)(this.ask('delete a deployment', `DELETE /deployments/${id}`, { limits }));
    }
    async pullRequest(number) {
        const pull = await this.ask(`read pull request #${number}`, `GET /pulls/${number}`);
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
        return new Map(await this.list('list pull requests', '/pulls?state=open', entryOf));
    }
    async comments(number) {
        return await this.list('list comments', `/issues/${number}/comments`, commentIn, limitsToTell);
    }
    async createComment(number, body) {
        const more = { ...telling, body: { body }, idempotent: false };
        await this.ask('write a comment', `POST /issues/${number}/comments`, more);
    }
    async updateComment(id, body) {
        await this.ask('edit a comment', `PATCH /issues/comments/${id}`, { ...telling, body: { body } });
    }
    async deleteComment(id) {
        await (0,answers/* ifThere */.y)(this.ask('delete a comment', `DELETE /issues/comments/${id}`, telling));
    }
    async branchExists(branch) {
        const path = `/branches/${encodeURIComponent(branch)}`;
        return await this.#has('read a branch', path, (found) => found.string('name') === branch);
    }
    /** GitHub may answer with tags that start with it. */
    async tagExists(tag) {
        const path = `/git/ref/tags/${tag.split('/').map(encodeURIComponent).join('/')}`;
        return await this.#has('read a tag', path, (found) => found.text('ref') === `refs/tags/${tag}`);
    }
    /** 404 may also mean no permission, so the token must first be able to read the default branch. */
    async #has(what, path, isIt) {
        // GitHub redirects from the old name of a renamed branch to the new one. No branch has the old name.
        const found = await (0,answers/* ifThere */.y)(this.ask(what, `GET ${path}`), [301, 404]);
        if (found !== undefined)
            return isIt(found);
        this.#contents ??= this.#seeDefaultBranch();
        await this.#contents;
        return false;
    }
    async #seeDefaultBranch() {
        const name = (await this.ask('read the repository', 'GET')).string('default_branch');
        await this.ask('read the default branch (contents: read)', `GET /branches/${encodeURIComponent(name)}`);
    }
    /** The login of the token's own identity, asked for only once. An app's token can ask for it only by GraphQL. */
    async login() {
        const more = { ...telling, body: { query: '{ viewer { login } }' }, harmless: true };
        const loginIn = (answer) => answer.in('data').in('viewer').string('login');
        this.#login ??= this.ask('read the login of the token', 'POST /graphql', more).then(loginIn);
        // What failed is asked again.
        this.#login.catch(() => {
            this.#login = undefined;
        });
        return await this.#login;
    }
}

// EXTERNAL MODULE: ./build/http/connect.js
var connect = __webpack_require__(5506);
// EXTERNAL MODULE: ./build/site/site.js
var site_site = __webpack_require__(7612);
// EXTERNAL MODULE: ./build/text/address.js + 1 modules
var text_address = __webpack_require__(8635);
// EXTERNAL MODULE: ./build/text/secrets.js
var secrets = __webpack_require__(6758);
;// CONCATENATED MODULE: ./build/hosting/statuses.js
const forKey = { hint: 'Check that the secret behind api-key holds a valid key of the account.' };
const forContent = { otherWay: true, mayBeGone: true };
const forMethod = { ...forContent, unknown: 'method and form' };
const later = 'The service has a problem; run the job again later.';
/** INTERFACE sections 6 and 7. A status that is not here has the meaning of its class. */
const statuses_statuses = {
    '2xx': { mayBeDone: true },
    '4xx': forContent,
    401: forKey,
    // A service may say so of a link that it no longer has.
    403: { ...forKey, mayBeGone: true },
    404: forMethod,
    405: forMethod,
    408: { again: 'if idempotent', mayBeDone: true },
    413: { size: true, hint: 'The site is larger than the service takes. Leave out what is not needed with "exclude".' },
    415: { ...forContent, unknown: 'form' },
    425: { again: 'if idempotent' },
    429: { again: 'always', hint: 'The service got too many requests; run the job again later.' },
    '5xx': { again: 'if idempotent', mayBeDone: true, hint: later },
    501: { ...forMethod, hint: later },
    503: { again: 'always', hint: later },
};
const room = 'delete links in the hosting account, or upgrade the account.';
const statuses_close = `Close pull requests whose previews are live, ${room}`;
// The service may have taken an update for a create.
const full = { ...forContent, limit: true, mayBeDone: false, hint: statuses_close };
const large = { size: true, otherWay: false, mayBeGone: false };
/** What the first code that matches means, whatever the status is. Only LINK_LIMIT_REACHED is published. */
const codes = [
    [/RATE_LIMIT_REACHED$/u, {}],
    [/LINK_LIMIT_REACHED$/u, full],
    [/_LIMIT_REACHED$/u, { ...full, size: true }],
    [/QUOTA|STORAGE|SIZE|SPACE|TOO_LARGE/u, { ...large, hint: `Leave out what is not needed with "exclude", ${room}` }],
];
/** What an answer of the service means. @param code `error` of its envelope, if it has one */
function serviceMeaning(status, code = '') {
    const ofStatus = statuses_statuses[status] ?? statuses_statuses[`${Math.floor(status / 100)}xx`];
    return { ...ofStatus, ...codes.find(([pattern]) => pattern.test(code))?.[1] };
}

;// CONCATENATED MODULE: ./build/hosting/answers.js






/** Judges an answer (INTERFACE section 2). @throws {ServiceError} for all but a 2xx with `success: true` and `data` */
function dataOf(answer, request) {
    const { status } = answer;
    const { operation } = request;
    if (status >= 300 && status < 400)
        throw redirected(answer, request);
    const envelope = (0,text_json/* fieldsOf */.Pf)((0,text_json/* parseJson */.qF)(answer.text));
    if (status < 200 || status >= 300 || envelope?.['success'] !== true)
        throw refusalIn(answer, envelope, request);
    const data = (0,text_json/* fieldsOf */.Pf)(envelope['data']);
    if (data === undefined)
        throw wrong({ operation, status }, 'data is not an object', envelope['data']);
    return { operation, status, data };
}
function refusalIn(answer, envelope, { operation, url }) {
    // No status of a failure is published, so one that says that it is none may have that of a success.
    const isFailure = answer.status >= 200 && answer.status < 300 && envelope?.['success'] === false;
    const status = isFailure ? 400 : answer.status;
    const said = (0,text_json/* textOf */.b6)(envelope?.['error']);
    const code = (0,secrets/* holdsSecret */.hK)(said) ? '' : said;
    const given = [said, (0,text_json/* textOf */.b6)(envelope?.['message'])].filter(Boolean);
    const words = given.map((each) => (0,printable/* excerpt */.Kb)(each, 500)).join(': ');
    const message = envelope
        ? `${operation}: the service refused (HTTP ${answer.status}). ${words ? (0,printable/* sentence */.em)(words) : 'It gave no reason.'}`
        : `${operation}: HTTP ${status}, and the answer is not a JSON object.`;
    const hint = hintFor(status, envelope && code, words, url);
    const cause = words ? undefined : `The answer: ${(0,printable/* excerpt */.Kb)(answer.text.trim()) || 'nothing'}`;
    return new errors/* ServiceError */._7({ status, code }, message, { hint, cause });
}
function redirected({ status, headers }, { operation, url }) {
    const target = (0,printable/* excerpt */.Kb)(headers.location ?? 'nowhere');
    const message = `${operation}: ${url.origin} redirects (HTTP ${status}) to ${target}, which was not followed.`;
    const hint = 'Following it would send the key there. If the service lives there now, write that address as base-url, without "/v1" and what follows.';
    return new errors/* ServiceError */._7({ status }, message, { hint });
}
/** What to do about a refusal. The code is undefined if the answer has no envelope, so that it may not be the service's. */
function hintFor(status, code, words, { origin, pathname }) {
    const { limit, size, hint } = serviceMeaning(status, code);
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
    const shown = (0,printable/* sentence */.em)((0,printable/* excerpt */.Kb)(JSON.stringify(value) ?? 'missing'));
    const live = link ? ` The files may be live at ${link} in spite of this.` : '';
    const message = `${answer.operation}: the service reports success, but ${fault}: ${shown}${live}`;
    const hint = 'See in the hosting account what the service did, and tell the service about it.';
    return new errors/* ServiceError */._7({ ...answer, link }, message, { hint });
}
/** The `data` of a successful upload (INTERFACE section 2). @throws {ServiceError} with the link, unless a secret is in it */
function uploadOf(answer) {
    const link = linkOf(answer);
    const { status: given, profile } = answer.data;
    const status = given ?? '';
    if (typeof status !== 'string')
        throw wrong(answer, 'data.status is not a text', status, link);
    const fields = (0,text_json/* fieldsOf */.Pf)(profile ?? {});
    if (fields === undefined)
        throw wrong(answer, 'data.profile is not an object', profile, link);
    return { link, status: (0,secrets/* holdsSecret */.hK)(status) ? '***' : status, quota: quotaOf(answer, fields, link) };
}
/** The link is shown everywhere, so no secret may be in it, neither as it came nor when it is converted to ASCII. */
function linkOf(answer) {
    const value = answer.data['link'];
    const link = (0,text_address/* hostNameOf */.LJ)((0,text_json/* textOf */.b6)(value));
    if ((0,secrets/* holdsSecret */.hK)(JSON.stringify(value) ?? '') || (0,secrets/* holdsSecret */.hK)(link ?? '')) {
        const hint = 'That link must not be shown. Change the secret, and tell the service about it.';
        throw new errors/* ServiceError */._7(answer, `${answer.operation}: the service put a secret into the link.`, { hint });
    }
    if (link === undefined)
        throw wrong(answer, 'data.link is not a host name', value);
    return link;
}
/** @throws {ServiceError} for a field of another type. It quotes no links, because logs are public. */
function profileOf(answer) {
    const { links } = answer.data;
    if (!Array.isArray(links))
        throw wrong(answer, 'data.links is not a list', typeof links);
    return { links: links.map((link) => namesOf(answer, link)), quota: quotaOf(answer, answer.data) };
}
/** The names of one entry: a text or address, or an object with `subdomain` or `domain` in the live service. */
function namesOf(answer, entry) {
    const fields = (0,text_json/* fieldsOf */.Pf)(entry);
    const given = fields ? [fields['subdomain'], fields['domain']].filter((name) => name != null && name !== '') : [entry];
    const names = given.map(text_json/* textOf */.b6).map((name) => {
        const address = /^[a-z]+:\/\//iu.test(name) ? name : `https://${name}`;
        return (0,text_address/* hostNameOf */.LJ)(name) ?? (0,text_address/* hostNameOf */.LJ)((0,text_address/* urlOf */.rs)(address)?.hostname ?? '');
    });
    // What names no host could be any link, so such a list can't be used.
    if (names.length > 0 && names.every((name) => name !== undefined))
        return names;
    throw wrong(answer, 'data.links is not a list of host names', typeof entry);
}
/** The quota is an output, so a number that repeats a secret is left out. */
function quotaOf(answer, fields, link) {
    const read = (name) => {
        const value = fields[name] ?? undefined;
        if (value === undefined || (0,secrets/* holdsSecret */.hK)(String(value)))
            return undefined;
        if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)
            return value;
        throw wrong(answer, `${name} is not a whole number`, value, link);
    };
    return { used: read('quotaUsed'), limit: read('quotaLimit') };
}

// EXTERNAL MODULE: ./build/hosting/dialect.js
var dialect = __webpack_require__(1056);
// EXTERNAL MODULE: ./build/hosting/limits.js
var limits = __webpack_require__(5740);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/site/names.js
var names = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(1154);
// EXTERNAL MODULE: ./build/text/media-type.js
var media_type = __webpack_require__(6112);
;// CONCATENATED MODULE: ./build/hosting/multipart.js




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
    const boundary = `----StaticDeploy${(0,external_node_crypto_.randomBytes)(18).toString('hex')}`;
    const head = (name) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
    const field = (name, value) => value === undefined ? '' : `${head(name)}\r\n\r\n${value}\r\n`;
    function* pieces() {
        let before = field('domain', domain) + field('siteSettings', settings);
        for (const file of files) {
            const type = (0,media_type/* mediaType */.J)(file.path) ?? 'application/octet-stream';
            const ofFile = `${head('files')}; filename="${(0,names/* wireName */.R5)(file.path)}"\r\nContent-Type: ${type}\r\n\r\n`;
            yield { text: before + ofFile, file };
            before = '\r\n';
        }
        yield { text: `${before}--${boundary}--\r\n` };
    }
    let length = 0;
    for (const piece of pieces())
        length += sizeOf(piece);
    return { contentType: `multipart/form-data; boundary=${boundary}`, length, stream: () => encode(pieces()) };
}
function sizeOf({ text, file }) {
    return Buffer.byteLength(text) + (file?.size ?? 0);
}
async function* encode(pieces) {
    const buffers = [Buffer.allocUnsafeSlow(chunkSize), Buffer.allocUnsafeSlow(chunkSize)];
    const [chunk] = buffers;
    let used = 0;
    for (const piece of pieces) {
        const { text, file } = piece;
        const size = sizeOf(piece);
        if (used + size > chunkSize) {
            yield chunk.subarray(0, used);
            used = 0;
        }
        used += chunk.write(text, used);
        if (file === undefined)
            continue;
        if (size <= chunkSize) {
            (0,read_file/* readWhole */.oD)(file, chunk.subarray(used));
            used += file.size;
        }
        else {
            yield chunk.subarray(0, used);
            yield* (0,read_file/* readInChunks */.kT)(file, buffers);
            used = 0;
        }
    }
    yield chunk.subarray(0, used);
}

;// CONCATENATED MODULE: ./build/hosting/requests.js












/** The service of INTERFACE.md at any base address. */
function hostingFor(options) {
    const { baseUrl } = options;
    return {
        dialect: (0,dialect/* dialectOf */.E)(baseUrl),
        prepare: () => (0,connect.openEarly)(baseUrl, 2),
        profile: async () => await askService(options, { operation: 'profile', method: 'GET' }, profileOf),
        async upload(shipment, { method, domain, creates }) {
            const { files, password } = shipment;
            const settings = password === undefined ? undefined : JSON.stringify({ passwordProtected: true, password });
            const body = multipartBody(domain, files, settings);
            const reply = await askService(options, { operation: 'upload', method, body, creates }, uploadOf);
            return reply.kind === 'refused' ? { ...reply, error: withAdvice(reply.error, reply.meaning, shipment) } : reply;
        },
        async delete(link, form) {
            const json = { method: 'POST', body: jsonBody({ domain: link }) };
            const how = form === 'json' ? json : { method: 'DELETE', body: multipartBody(link, []) };
            return await askService(options, { operation: 'delete', ...how }, profileOf);
        },
    };
}
/** Sends one request (INTERFACE sections 4 and 5). @throws what its body throws, such as a `SiteError` */
async function askService({ baseUrl, apiKey, signal, readOnly, tell }, question, read) {
    const { operation, method } = question;
    if (readOnly && method !== 'GET')
        throw new Error(`${operation}: a dry run must not change anything.`);
    const url = new URL(`${baseUrl.href.replace(/\/$/u, '')}/v1/${operation}`);
    const body = question.body && watchedBody(question.body, tell);
    const request = { ...limits/* serviceTerms */.f, ...question, url, headers: { 'x-api-key': apiKey }, body, signal };
    let after;
    try {
        const answer = await (0,exchange/* exchange */.c)(request);
        after = (0,attempts/* askedWait */.U)(answer);
        return { kind: 'taken', value: read(dataOf(answer, request)) };
    }
    catch (error) {
        // The service can have used the body only if all of it was given to the connection, and not turned away.
        const mayBeDone = body?.isWhole ?? false;
        if (error instanceof errors/* ServiceError */._7) {
            const meaning = serviceMeaning(error.status, error.code);
            // A limit is not over soon, whatever status it comes with.
            const again = meaning.again !== undefined && !meaning.limit;
            const facts = { error, meaning, mayBeDone: mayBeDone && meaning.mayBeDone === true, again, after };
            return { kind: again ? 'busy' : 'refused', ...facts };
        }
        if (signal.aborted)
            return { kind: 'lost', error: signal.reason, again: false, mayBeDone };
        if (error instanceof errors/* NetworkError */.Dr)
            return { kind: 'lost', error, again: !error.final, mayBeDone };
        throw error;
    }
}
/** A refusal of an upload. Its hint says if the site may be too large, or have too many files for one request. */
function withAdvice(error, { size, limit, otherWay }, { files, site }) {
    const isForParts = (size || otherWay) && !limit && files.length > 100;
    const parts = `Many servers take at most 100, 128 or 1,000 files in one request, and this had ${files.length}: try "upload-as: zip".`;
    const advice = [size && sizeAdvice(site), isForParts && parts, error.hint].filter(Boolean);
    return new errors/* ServiceError */._7(error, error.message, { hint: advice.join(' ') || undefined, cause: error.cause });
}
function sizeAdvice(site) {
    const bytes = (0,site_site/* bytesOf */.$$)(site);
    // Every plan takes that much.
    if (bytes < 1_000_000)
        return '';
    const largest = (0,site_site/* largestOf */.u1)(site, 3).map(({ path, size }) => `${(0,printable/* excerpt */.Kb)(path, 100)} (${(0,printable/* formatBytes */.z3)(size)})`);
    return `The site may be too large for the account's plan: ${(0,printable/* formatBytes */.z3)(bytes)} in ${(0,printable/* count */.U9)(site.length, 'file')}, the largest: ${largest.join(', ')}.`;
}

;// CONCATENATED MODULE: ./build/http/concurrency.js
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

;// CONCATENATED MODULE: ./build/record/payload.js


/** Marks a payload as ours. Other tools make deployments too, and own nothing. */
const payloadKey = 'static-deploy';
/** The payload of a new deployment. What is undefined is not in its JSON. */
function payloadFor(facts, { run, job }) {
    const { link, names = [] } = facts;
    const flags = {
        again: facts.again || undefined,
        protected: facts.protected || undefined,
        reserved: facts.reserved || undefined,
    };
    return { [payloadKey]: 1, link, names: names.length > 0 ? names : undefined, run, job, ...flags };
}
/** What the payload of a deployment says; undefined if another tool made it. */
function entryFrom({ payload, ...deployment }) {
    const fields = (0,text_json/* fieldsOf */.Pf)(typeof payload === 'string' ? (0,text_json/* parseJson */.qF)(payload) : payload);
    if (fields?.[payloadKey] !== 1)
        return undefined;
    const { link, names } = fields;
    return {
        ...deployment,
        link: wholeName(link),
        names: Array.isArray(names) ? names.map(wholeName).filter((name) => name !== undefined) : [],
        run: (0,text_json/* textOf */.b6)(fields['run']),
        job: (0,text_json/* textOf */.b6)(fields['job']),
        again: fields['again'] === true,
        protected: fields['protected'] === true,
        reserved: fields['reserved'] === true,
    };
}
/** Only the account's own list may hold a single label, which could be any link's that begins with it. */
function wholeName(value) {
    const name = (0,text_address/* hostNameOf */.LJ)((0,text_json/* textOf */.b6)(value));
    return name?.includes('.') ? name : undefined;
}

// EXTERNAL MODULE: ./build/record/records.js
var record_records = __webpack_require__(5991);
;// CONCATENATED MODULE: ./build/record/deployments.js







/** The records in GitHub's deployments. Every method throws {@link GitHubError}. */
class DeploymentRecords {
    #options;
    constructor(options) {
        this.#options = options;
    }
    prepare(owner) {
        const list = this.list(owner);
        list.catch(() => { });
        const pages = started(this.#options.github.deployments({ task: record_records/* liveSiteTask */.t4 }));
        return { list: () => list, liveSites: (since) => this.liveSites(since, pages) };
    }
    async list(owner) {
        const name = (0,record_records/* recordOf */.zv)(owner);
        const found = [];
        for await (const page of this.#options.github.deployments({ ...name })) {
            found.push(...entriesIn(page).filter((each) => (0,record_records/* keyOf */.TN)(each) === (0,record_records/* keyOf */.TN)(name)));
            if (name.task === record_records/* liveSiteTask */.t4 && found.some(({ link }) => link !== undefined))
                break;
        }
        return found;
    }
    async liveSites(since, pages = this.#options.github.deployments({ task: record_records/* liveSiteTask */.t4 })) {
        const found = [];
        for await (const page of pages) {
            found.push(...entriesIn(page).filter(({ task }) => task === record_records/* liveSiteTask */.t4));
            if (page.some(({ createdAt }) => createdAt < since))
                break;
        }
        return found;
    }
    async previews(environment) {
        const found = new Map();
        for await (const page of this.#options.github.deployments({ environment })) {
            for (const entry of entriesIn(page)) {
                const subject = (0,record_records/* previewOf */.oW)(entry.task);
                const { own } = found.get((0,record_records/* keyOf */.TN)(entry)) ?? { own: [] };
                if (subject)
                    found.set((0,record_records/* keyOf */.TN)(entry), { subject, environment: entry.environment, own: [...own, entry] });
            }
        }
        return [...found.values()];
    }
    async add(target, facts, urgent = false) {
        const { github, run, job } = this.#options;
        const { environment, subject, sha: ref } = target;
        const deployment = {
            ...(0,record_records/* recordOf */.zv)(target),
            ref,
            payload: payloadFor(facts, { run, job }),
            transient_environment: subject.kind !== 'live-site',
            production_environment: environment.toLowerCase() === 'production',
        };
        const made = await github.createDeployment(deployment, urgent ? limitsToRecord : undefined);
        const entry = entryFrom(made);
        if (entry === undefined)
            throw new Error('A payload of our own could not be read.');
        return entry;
    }
    async show({ id }, state, link) {
        const { github, runUrl: logUrl } = this.#options;
        const made = await (0,answers/* ifThere */.y)(github.createStatus(id, { state, link, logUrl }, limitsToTell).then(() => true));
        return made === true;
    }
    async forget(entries) {
        const over = performance.now() + limitsToRecord.patience;
        const left = () => ({ patience: Math.max(0, over - performance.now()) });
        const { github, runUrl: logUrl } = this.#options;
        const retire = ({ id }) => (0,answers/* ifThere */.y)(github.createStatus(id, { state: 'inactive', logUrl }, left()));
        const [newest] = entries;
        try {
            // GitHub deletes no active deployment, and usually only the newest one is active.
            if (newest)
                await retire(newest);
            await atMost(4, entries, async (entry) => {
                const deleted = github.deleteDeployment(entry.id, left()).then(() => true);
                if (await (0,answers/* ifThere */.y)(deleted, [422]))
                    return;
                await retire(entry);
                await github.deleteDeployment(entry.id, left());
            });
        }
        catch (error) {
            throw error instanceof answers/* GitHubError */.y_ ? notForgotten(error) : error;
        }
    }
    async mayAdd() {
        return await this.#options.github.mayRecord();
    }
}
function entriesIn(page) {
    return page.map(entryFrom).filter((entry) => entry !== undefined);
}
/** Asks for the first page at once, and for others as they are needed. An error reaches the code that needs the page. */
function started(pages) {
    const first = pages.next();
    first.catch(() => { });
    return (async function* () {
        for (let page = await first; !page.done; page = await pages.next())
            yield page.value;
    })();
}
/** A missing permission keeps its own words. */
function notForgotten(cause) {
    if (cause.meaning.mayLackPermission)
        return cause;
    const hint = 'Run the job again, or leave it to the next sweep. Until then the deployments name links that do not exist.';
    const message = 'GitHub did not delete all of the deployments that name a link which is gone.';
    return new errors/* ActionError */.lZ(`${message} ${(0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(cause))}`, { hint, cause });
}

// EXTERNAL MODULE: ./build/record/permissions.js
var permissions = __webpack_require__(7225);
// EXTERNAL MODULE: ./build/rules/judge.js
var judge = __webpack_require__(6684);
// EXTERNAL MODULE: ./build/target.js
var build_target = __webpack_require__(9930);
// EXTERNAL MODULE: ./build/view/log.js
var log = __webpack_require__(9551);
// EXTERNAL MODULE: ./build/view/run-state.js
var run_state = __webpack_require__(716);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./build/environment.js
var build_environment = __webpack_require__(4306);
// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(3466);
// EXTERNAL MODULE: ./build/view/tables.js
var tables = __webpack_require__(4188);
// EXTERNAL MODULE: ./build/view/words.js
var words = __webpack_require__(9748);
;// CONCATENATED MODULE: ./build/view/comment.js





/** Begins the heading of a comment that tells of a removal. */
const broom = '🧹';
/**
 * The comment without its marker; undefined if the pull request need not be told. Anybody may read it.
 *
 * @param message the input
 */
function commentOf(run, message, now = new Date()) {
    const { end, environment, site } = run;
    const preview = environment === 'preview' ? 'Preview' : `Preview of ${(0,markdown/* escapeMarkdown */.FV)(environment)}`;
    const log = (0,build_environment/* runUrl */.Vp)() && `[log](${(0,build_environment/* runUrl */.Vp)()})`;
    const when = (0,markdown/* oneLine */.TN)(`${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`, log);
    const commit = (0,words/* commitIn */.xt)(run);
    if (end?.kind === 'live' && !run.reserved) {
        const live = `${preview} is live${commit && `: commit ${commit}`}`;
        const facts = (0,markdown/* oneLine */.TN)(live, site ? (0,words/* sizeWords */.pG)(site) : '', when);
        return (0,words/* livePage */.W6)(run, { title: `🚀 ${(0,markdown/* anchor */.Y3)((0,words/* linkIn */.qn)(run) ?? '')}`, facts, message });
    }
    if (end?.kind === 'skipped' && end.fullAccount) {
        const last = (0,markdown/* oneLine */.TN)(commit && `Commit ${commit}`, when);
        return (0,markdown/* page */.MY)(`⏭️ ${preview} was skipped`, (0,markdown/* escapeMarkdown */.FV)(end.reason), (0,tables/* holdersTable */.A1)(end.fullAccount), last);
    }
    if (end?.kind === 'removed')
        return removedPage(end, preview, when);
    return end?.kind === 'failed' ? failedPage(run, end, preview, when) : undefined;
}
function removedPage({ links, why, kept, others = [] }, preview, when) {
    const stays = kept && (0,markdown/* escapeMarkdown */.FV)((0,words/* staysWords */.S9)(kept));
    const nothing = kept ? '' : 'There was nothing to delete';
    const last = (0,markdown/* oneLine */.TN)((0,words/* deletedWords */.$)(links) || nothing, when);
    if (others.length > 0)
        return (0,markdown/* page */.MY)(`✂️ ${preview}: one link was removed`, `Still live: ${others.map((link) => (0,markdown/* anchor */.Y3)(link)).join(', ')}.`, last);
    if (why === undefined)
        return (0,markdown/* page */.MY)(`${broom} ${preview} was removed`, stays, last);
    const next = 'The next push makes a new one.';
    if ('days' in why) {
        const expired = `It expired: nobody deployed to it for ${(0,printable/* count */.U9)(why.days, 'day')}. ${next}`;
        return (0,markdown/* page */.MY)(`${broom} ${preview} expired`, expired, stays, last);
    }
    const room = `The account was full, so this preview was deleted to make room for ${(0,markdown/* escapeMarkdown */.FV)(why.roomFor)}. ${next}`;
    return (0,markdown/* page */.MY)(`${broom} ${preview} made room`, room, stays, last);
}
const teardownTitles = {
    untouched: 'was not removed',
    unknown: 'may still be there',
    done: 'was removed, but the run failed',
};
function failedPage(run, end, preview, when) {
    const removal = run.fate === 'untouched' && run.deleted.length > 0 ? 'was removed only in part' : teardownTitles[run.fate];
    const title = `❌ ${preview} ${end.act === 'deploy' ? 'failed' : removal}`;
    const last = (0,markdown/* oneLine */.TN)((0,words/* deletedWords */.$)(run.deleted), when);
    return (0,words/* failurePage */.sE)(title, end.error, (0,words/* fateOf */._L)(run, end), (0,words/* noted */.ZT)(run.remarks), last);
}

;// CONCATENATED MODULE: ./build/view/sticky-comment.js








/** Milliseconds after which the comments are read again if ours was not there: another run may have written it. */
const freshFor = 5000;
/** Milliseconds that reading and writing may take in all. */
const patience = 30_000;
/** Keeps the comment of a target; does nothing if that is no pull request, or the user wants no comment. */
function commenter(target, github, { comment, message }) {
    if (!comment || github === undefined || target?.subject.kind !== 'pull-request')
        return { prepare: () => { }, write: async () => { } };
    const marker = `<!-- static-deploy: ${target.environment} -->`;
    const thread = { github, number: target.subject.number, marker };
    let early;
    return {
        prepare: () => {
            early ??= askForComments(thread);
        },
        async write(run) {
            const text = commentOf(run, message);
            if (text === undefined)
                return;
            const asked = early ?? askForComments(thread);
            early = undefined;
            // Many pull requests never had a preview.
            const onlyReplaces = run.end?.kind === 'removed' && run.end.links.length === 0;
            const limit = AbortSignal.timeout(patience);
            const late = (0,external_node_events_.once)(limit, 'abort').then(() => {
                throw new Error('The comment on the pull request may not be written: GitHub took more than 30 s.');
            });
            try {
                await Promise.race([keep(thread, text, asked, onlyReplaces, limit), late]);
            }
            catch (error) {
                log/* log */.R.warning((0,answers/* isForbidden */.US)(error) ? (0,permissions/* notCommented */.YW)(error) : (0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error)));
            }
        },
    };
}
/** Who the token belongs to, and the comments now; `askedAt` is on the clock of `performance.now()`. */
function askForComments({ github, number }) {
    const answers = Promise.all([github.login(), github.comments(number)]);
    answers.catch(() => { });
    return { answers, askedAt: performance.now() };
}
/**
 * Keeps one comment for each environment on a pull request. Ours is the comment that has the marker and was written by
 * the token's own identity. A comment by anybody else is never changed, whatever it says.
 *
 * @param onlyReplaces whether it is only news if there is a comment already, which does not tell of a removal
 */
async function keep(thread, text, asked, onlyReplaces, limit) {
    const { github, number, marker } = thread;
    const [login, comments] = await asked.answers;
    tellOfOthers(comments, login, thread);
    const ownIn = (found) => found.filter((each) => startsWith(each, marker) && isBy(each, login));
    let known = ownIn(comments);
    if (known.length === 0 && performance.now() - asked.askedAt > freshFor)
        known = ownIn(await github.comments(number));
    for (let attempt = 1;; attempt += 1) {
        limit.throwIfAborted();
        const [own, ...others] = known;
        // What tells already which links were deleted stays.
        if (onlyReplaces && (own === undefined || startsWith(own, `${marker}\n### ${broom}`)))
            return;
        try {
            if (own === undefined)
                await github.createComment(number, `${marker}\n${text}`);
            else
                await github.updateComment(own.id, `${marker}\n${text}`);
            // Two runs that raced have written one each. The other one would go on to show what is no longer so.
            await atMost(4, others, ({ id }) => github.deleteComment(id));
            return;
        }
        catch (error) {
            // Somebody may have deleted it in the same moment. And if an answer was lost, this run may have written it.
            const again = error instanceof answers/* GitHubError */.y_ && (own === undefined ? error.meaning.mayBeDone : error.status === 404);
            if (!again || attempt === 4)
                throw error;
            known = ownIn(await github.comments(number));
        }
    }
}
/** The token may have been another one before. */
function tellOfOthers(comments, login, { number, marker }) {
    const other = comments.find((each) => startsWith(each, marker) && !isBy(each, login));
    if (other === undefined)
        return;
    const whose = `Pull request #${number} has a comment like this one by ${other.author}, which ${login} may not change.`;
    log/* log */.R.info((0,printable/* printable */.g$)(`${whose} It may show what is no longer so: delete it if nobody needs it.`));
}
/** GitHub ignores the case of an environment, which is in the marker. */
function startsWith({ body }, start) {
    return body.toLowerCase().startsWith(start.toLowerCase());
}
/** An app's login ends in `[bot]` in REST, but not always in GraphQL. A person's login can't end so. */
function isBy({ author, bot }, login) {
    return author === login || (bot && author === `${login}[bot]`);
}

// EXTERNAL MODULE: ./build/rules/world.js
var world = __webpack_require__(9043);
;// CONCATENATED MODULE: ./build/acts/recording.js


/**
 * What this run writes into its record: an entry before anything is sent, and a second one that names what the service
 * answered, where the first could not. What was recorded is a fact; the states beside it only show people how it goes on.
 */
class Recording {
    #target;
    #records;
    /** Of this run, the oldest first. */
    #made = [];
    /** Of the record before this run, newest first. */
    #before = [];
    #started = Promise.resolve();
    constructor(target, records) {
        this.#target = target;
        this.#records = records;
    }
    /** GitHub's id of the entry that counts; undefined if there is none. */
    get id() {
        return this.#made.at(-1)?.id || undefined;
    }
    get entries() {
        return [...this.#made.toReversed(), ...this.#before];
    }
    /**
     * Records that a deploy begins. Nothing may be sent before.
     *
     * @param before the record as it was; left out for another beginning of the same run
     */
    async begin(facts, before = this.#before) {
        this.#before = before;
        const made = await this.#records.add(this.#target, facts);
        this.#made.push(made);
        // Nothing waits for this request: it is sent beside the upload. The next state waits for it.
        this.#started = (0,log/* bestEffort */.z)('record that the deploy has started', () => this.#records.show(made, 'in_progress'));
    }
    /** Records what the service answered. Without it nobody would know of the link. */
    async name(facts) {
        this.#made.push(await this.#records.add(this.#target, { ...facts, again: true }, true));
    }
    /**
     * Shows that the link has the site. The entry may have been deleted meanwhile, by the end of a preview: then the link
     * is recorded once more.
     */
    async succeed(link, facts) {
        // A state that came late would be the newest one.
        await this.#started;
        const { id } = this.#made.at(-1) ?? {};
        const others = this.entries.filter((each) => each.id !== id && this.#isReplaced(each, link));
        const retire = (0,log/* bestEffort */.z)('end the deployment before this one', () => this.#show(others, 'inactive'));
        const recorded = (async () => {
            const last = this.#made.at(-1);
            const show = async () => !last || (await this.#records.show(last, 'success', link));
            if ((await (0,log/* bestEffort */.z)('record the deploy', show)) !== false)
                return;
            await this.name({ ...facts, link });
            await (0,log/* bestEffort */.z)('record the deploy', () => this.#show(this.#made.slice(-1), 'success', link));
        })();
        await Promise.all([recorded, retire]);
    }
    /** The entries of this run before its last one, the record's newest one before it, and the last one of this link. */
    #isReplaced(entry, link) {
        const [newest] = this.#before;
        const sameLink = this.#before.find((each) => (0,world/* linksOf */.hP)([each]).includes(link));
        return this.#made.includes(entry) || entry === newest || entry === sameLink;
    }
    /** @param link if it has the site in spite of the failure, or may have it */
    async fail(link) {
        await this.#started;
        await (0,log/* bestEffort */.z)('record that the deploy failed', () => this.#show(this.#made.slice(-1), 'failure', link));
        await (0,log/* bestEffort */.z)('end the deployment before this one', () => this.#show(this.#made.slice(0, -1), 'inactive'));
    }
    async #show(entries, state, link) {
        await Promise.all(entries.map((entry) => this.#records.show(entry, state, link)));
    }
    /** Deletes the entries that name a link, which is gone, or a live site's. */
    async forget(link) {
        await this.#delete(this.entries.filter((each) => each.link === link));
    }
    /** Deletes what this run has recorded, because nothing is deployed. */
    async withdraw() {
        await (0,log/* bestEffort */.z)('delete the deployment of this run', () => this.#delete(this.#made));
    }
    async #delete(over) {
        if (over.length === 0)
            return;
        await this.#started;
        await this.#records.forget(over);
        this.#made = this.#made.filter((each) => !over.includes(each));
        this.#before = this.#before.filter((each) => !over.includes(each));
    }
}

;// CONCATENATED MODULE: ./build/acts/services.js












function servicesFor({ inputs, context, signal }) {
    const { baseUrl, apiKey, githubToken: token, dryRun: readOnly } = inputs;
    const { repository, apiUrl } = context;
    const shared = { signal, tell: log/* log */.R.info, readOnly };
    const hosting = hostingFor({ ...shared, baseUrl, apiKey });
    const github = token && repository ? new GitHub({ ...shared, token, repository, apiUrl }) : undefined;
    const records = github ? new DeploymentRecords({ ...context, github }) : record_records/* noRecords */.KC;
    return { inputs, context, signal, hosting, github, records };
}
function workOn(target, services) {
    const { inputs, context, github, records } = services;
    const asker = { target, policy: (0,judge/* policyOf */.US)(target, github !== undefined), run: context.run, job: context.job };
    const comment = inputs.comment && !inputs.dryRun;
    const run = (0,run_state/* begun */.q)(target.environment, target);
    if ((0,build_target/* isPreview */.b)(target))
        run.protected = inputs.previewPassword !== undefined;
    const { subject } = target;
    let asked;
    const existed = async () => {
        if (subject.kind === 'branch')
            asked ??= github?.branchExists(subject.branch).catch(() => undefined);
        return await asked;
    };
    return {
        ...services,
        target,
        asker,
        run,
        recording: new Recording(target, records),
        commenter: commenter(target, github, { ...inputs, comment }),
        existed,
    };
}
/** The password that visitors need; undefined for none. A live site never gets one. */
function passwordFor({ target, inputs }) {
    return (0,build_target/* isPreview */.b)(target) ? inputs.previewPassword : undefined;
}
/** @throws {InputError} if there is no token. It says why one is needed. */
function requireGitHub({ github }, why) {
    if (github !== undefined)
        return github;
    const hint = `Leave github-token out, so that it is the job's own, and add to the job:\n${permissions/* permissionLines */.$r}`;
    throw new errors/* InputError */.dz('github-token', `${why}. This needs a token.`, { hint });
}


/***/ }),

/***/ 2912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   Me: () => (/* binding */ replyOf),
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   US: () => (/* binding */ isForbidden),
/* harmony export */   Zj: () => (/* binding */ nextPage),
/* harmony export */   _P: () => (/* binding */ unusable),
/* harmony export */   fN: () => (/* binding */ renamed),
/* harmony export */   rh: () => (/* binding */ movedTo),
/* harmony export */   y: () => (/* binding */ ifThere),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _http_attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3996);
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8635);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1245);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);
/* harmony import */ var _statuses_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6405);






const runAgain = 'Run the job again; https://www.githubstatus.com shows whether GitHub has a problem.';
/** GitHub's API did not do what this run asked for. */
class GitHubError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    /** HTTP status; 429 for each rate limit, 0 if no complete answer came. */
    status;
    meaning;
    /** Milliseconds that GitHub asks to wait; undefined if it does not. */
    after;
    constructor(answer, message, { hint, cause, after } = {}) {
        const meaning = (0,_statuses_js__WEBPACK_IMPORTED_MODULE_4__/* .gitHubMeaning */ .NE)(answer);
        super(message, { hint: hint ?? meaning.hint ?? runAgain, cause });
        this.status = typeof answer === 'number' ? answer : 0;
        this.meaning = meaning;
        this.after = after;
    }
}
function isForbidden(error) {
    return error instanceof GitHubError && error.meaning.mayLackPermission === true;
}
/** What was asked for; undefined if GitHub does not have it, or not any more. */
async function ifThere(answer, statuses = [404]) {
    return await answer.catch((error) => {
        if (error instanceof GitHubError && statuses.includes(error.status))
            return undefined;
        throw error;
    });
}
/** The error for a success without the content that it should have. */
function unusable(what, why, content) {
    const cause = answered(JSON.stringify(content));
    return new GitHubError('unusable', `Could not ${what} on GitHub: the answer ${why}.`, { cause });
}
/** The next page by the `Link` header (RFC 8288), only at the API's own origin: no other host may get the token. */
function nextPage(what, { headers }, origin) {
    // Several headers are one list, with commas.
    const links = String(headers['link'] ?? '').split(',');
    const next = links.find((link) => /;\s*rel="?next"?\s*(?:;|$)/iu.test(link));
    if (next === undefined)
        return undefined;
    const [, address = ''] = /<([^>]*)>/u.exec(next) ?? [];
    const url = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_2__/* .urlOf */ .rs)(address);
    if (url?.origin === origin)
        return url;
    throw unusable(what, 'continues at another host, which is not allowed', address);
}
/** If a success is not JSON, a part of it was lost under way. */
function replyOf(what, answer) {
    const { status, text } = answer;
    if (status >= 300)
        return refused(what, answer);
    const json = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text);
    if (json !== undefined || status === 204)
        return { ...answer, json };
    const message = `Could not ${what} on GitHub: the answer (HTTP ${status}) is not JSON.`;
    return new GitHubError('lost', message, { cause: answered(text) });
}
function refused(what, answer) {
    const json = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(answer.text);
    const said = [(0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.at)(json, 'message')), ...detailsIn((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.at)(json, 'errors'))].filter(Boolean).join('; ');
    const why = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(`HTTP ${answer.status}${said && `, ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(said, 500)}`}`);
    const more = { cause: said ? undefined : answered(answer.text), after: (0,_http_attempts_js__WEBPACK_IMPORTED_MODULE_1__/* .askedWait */ .U)(answer) };
    return new GitHubError((0,_statuses_js__WEBPACK_IMPORTED_MODULE_4__/* .knownStatus */ .uD)(answer), `Could not ${what} on GitHub: ${why}`, more);
}
/** Which fields a 422 is about, and what is wrong with them. */
function detailsIn(errors) {
    return [errors].flat().map((each) => {
        const said = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.at)(each, 'message')) || (0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.at)(each, 'code'));
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(each) || [(0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.at)(each, 'field')), said].filter(Boolean).join(': ');
    });
}
/** The repository's number, if GitHub leads to the same thing under it: it was renamed. A renamed branch is another thing. */
function movedTo({ headers }, { pathname }) {
    const [, number, thing] = /\/repositories\/(\d+)([^?]*)/u.exec(headers.location ?? '') ?? [];
    return thing === pathname.replace(/^.*?\/repos\/[^/]+\/[^/]+/u, '') ? number : undefined;
}
/** @param found what GitHub says of the repository under its number */
function renamed(what, { status }, { owner, repo }, found) {
    const name = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.at)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(found.text), 'full_name')));
    const now = name ? `is ${name} now` : 'was renamed or moved';
    return new GitHubError(status, `Could not ${what} on GitHub: the repository ${owner}/${repo} ${now}.`);
}
function answered(text = '') {
    return `The answer: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(text.trim()) || 'nothing'}`;
}
/** What was thrown while GitHub was asked, as an error of GitHub. What has another reason is thrown again. */
function errorOf(what, cause) {
    if (!(cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr))
        throw cause;
    const { message, hint, mayHaveArrived, final } = cause;
    const lost = final ? 'unusable' : 'lost';
    const reason = mayHaveArrived ? lost : final ? 'untrusted' : 'unreached';
    return new GitHubError(reason, `Could not ${what} on GitHub: ${message}`, { hint, cause });
}


/***/ }),

/***/ 6405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NE: () => (/* binding */ gitHubMeaning),
/* harmony export */   uD: () => (/* binding */ knownStatus)
/* harmony export */ });
/* unused harmony export gitHubMeanings */
/** GitHub's documentation, "Best practices" and "Troubleshooting". A status that is not here has the meaning of its class. */
const gitHubMeanings = {
    lost: { again: 'if idempotent', mayBeDone: true },
    unreached: { again: 'always' },
    unusable: { mayBeDone: true },
    '3xx': { hint: 'The repository may have been renamed or moved. Start a new run: this one still has the old name.' },
    401: { hint: "The token is not valid. Leave github-token out, so that it is the job's own." },
    403: { mayLackPermission: true },
    // For what the token may not even know of.
    404: { mayLackPermission: true },
    408: { again: 'if idempotent' },
    // What was read in a conflict is an error, but what was done must be recorded.
    409: { again: 'to record' },
    429: { again: 'always', hint: 'The token has used up what GitHub allows in an hour. Run the job again later.' },
    '5xx': { again: 'if idempotent', mayBeDone: true },
    501: { mayBeDone: true },
};
function gitHubMeaning(answer) {
    return gitHubMeanings[answer] ?? gitHubMeanings[`${Math.floor(Number(answer) / 100)}xx`] ?? {};
}
/** The status, but 429 for each rate limit. GitHub also answers 403 for one, which is not a missing permission. */
function knownStatus({ status, headers, text }) {
    const isLimit = headers['retry-after'] !== undefined ||
        headers['x-ratelimit-remaining'] === '0' ||
        /rate limit|abuse detection/iu.test(text);
    return status === 403 && isLimit ? 429 : status;
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
function formFor(uploadAs, files, { folders }, host) {
    const as = (form, why) => ({ form, why });
    if (uploadAs !== 'auto')
        return as(uploadAs, `"upload-as: ${uploadAs}" asks for it`);
    if (!files.some(({ path }) => path.includes('/')))
        return as('files', 'a site without folders needs no archive');
    if (folders === 'zip')
        return as('zip', `${host} is reported to unpack it`);
    return as('files', 'the interface takes single files with their folders');
}


/***/ }),

/***/ 5740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ usualTries),
/* harmony export */   f: () => (/* binding */ serviceTerms)
/* harmony export */ });
/** An upload may take as long as bytes flow: only silence ends it. */
const serviceTerms = {
    peer: 'the hosting service',
    addressFrom: 'base-url',
    silence: 120_000,
    answerLimit: 1024 * 1024,
    // Without the answer nobody would know what was done. The runner sends SIGINT, 7.5 s later SIGTERM, and kills the
    // process 2.5 s after that.
    lastWait: 5000,
};
/** How often a request is sent, and how long is waited in all. */
const usualTries = { attempts: 4, patience: 5 * 60_000 };


/***/ }),

/***/ 3996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ askedWait),
/* harmony export */   r: () => (/* binding */ attempts)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7736);


/**
 * Waits and counts between attempts. Each call asks for one more: `why` is a sentence for the log, `after` the milliseconds
 * that the server asks to wait. It resolves to true after the wait, and to false at once if no attempt is left. @throws the signal's reason
 */
function attempts({ attempts: most, patience }, signal, tell) {
    const start = performance.now();
    let waited = 0;
    let made = 0;
    return async (why, after = 0) => {
        made += 1;
        // Half of it is random, so that runs which failed at the same time do not all come back at the same time.
        const pause = Math.min(30_000, 1000 * 2 ** (made - 1)) * (0.5 + Math.random() / 2);
        // The server's time may be zero, or in the past by this clock. There is a pause all the same.
        const delay = Math.max(after, pause);
        const spent = most === undefined ? Math.max(waited, performance.now() - start) : waited;
        if (made === most || spent + delay > patience)
            return false;
        waited += delay;
        const which = most === undefined ? '' : ` (attempt ${made + 1} of ${most})`;
        tell(`${why} Trying again in ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(delay)}${which}.`);
        // The wait ends early only if the run was cancelled. The signal's own reason says more.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(delay, undefined, { signal }).catch(() => signal.throwIfAborted());
        return true;
    };
}
/**
 * Milliseconds that the server asks to wait: `Retry-After`, in seconds or a date (RFC 9110, 10.2.3), or what is left
 * until a rate limit that is used up begins anew. Undefined if it asks for nothing.
 */
function askedWait({ headers }, now = Date.now()) {
    const after = headers['retry-after']?.trim() ?? '';
    if (/^\d+$/u.test(after))
        return Number(after) * 1000;
    const reset = headers['x-ratelimit-remaining'] === '0' ? Number(headers['x-ratelimit-reset']) : 0;
    const time = Date.parse(after) || 1000 * reset;
    return time ? Math.max(0, time - now) : undefined;
}


/***/ }),

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


/***/ }),

/***/ 4247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ exchange),
  t: () => (/* binding */ send)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./build/http/connect.js
var connect = __webpack_require__(5506);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(1245);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
;// CONCATENATED MODULE: ./build/http/faults.js



const unreached = /^E(?:CONNREFUSED|HOSTUNREACH|NETUNREACH|ACCES|PERM)$/u;
/** Codes of the system, Node and OpenSSL after which the server has certainly got nothing: what it is, what to do. */
const faults = [
    [
        /CERT|TLS|SSL|SIGNATURE|ISSUER/u,
        'can not be trusted: its certificate is not accepted',
        'Nothing was sent. Behind a proxy that inspects traffic, set NODE_EXTRA_CA_CERTS on the runner.',
    ],
    [/^(?:ENOTFOUND|EAI_AGAIN)$/u, 'has no address: its name was not found', 'Does the runner reach the internet?'],
    [unreached, 'could not be reached', 'Is the server up? Is a proxy needed?'],
];
/** What an exchange threw, as a {@link NetworkError} if the connection is at fault. */
function faultIn(request, outgoing, error) {
    const code = (0,json/* textOf */.b6)((0,json.at)(error, 'code'));
    if (code === 'ABORT_ERR')
        return lost(request, 'closed without an answer');
    if (code === '')
        return error;
    const why = (0,printable/* excerpt */.Kb)((0,errors/* messageOf */.bD)(error) || code);
    // Until its proxy is connected, a request has no socket.
    const socket = outgoing.socket;
    const isConnected = socket ? !socket.secureConnecting : false;
    const fault = faults.find(([codes]) => codes.test(code)) ?? (isConnected ? undefined : faults.at(-1));
    if (fault === undefined)
        return lost(request, why, error);
    const [, what, advice] = fault;
    const { operation, url, addressFrom } = request;
    const facts = { mayHaveArrived: false, final: fault === faults[0] };
    const hint = `Check ${addressFrom}. ${advice}`;
    return new errors/* NetworkError */.Dr(facts, `${operation}: ${url.host} ${what} (${why}).`, { hint, cause: error });
}
function lost({ operation, url, peer }, why, cause) {
    const message = `${operation}: the connection to ${url.host} was lost before the answer was complete (${why}).`;
    const hint = `Run the job again; if it stays like that, ask ${peer} whether it has a problem.`;
    return new errors/* NetworkError */.Dr({ mayHaveArrived: true }, message, { hint, cause });
}
function tooLarge(status, { operation, url, answerLimit, addressFrom }) {
    const limit = `${answerLimit / 1024 / 1024} MiB`;
    const message = `${operation}: ${url.host} answered with HTTP ${status} and more than ${limit}, which was not read.`;
    const hint = `Check ${addressFrom}: ${url.origin} looks like a web site.`;
    return new errors/* NetworkError */.Dr({ mayHaveArrived: true, final: true }, message, { hint });
}

;// CONCATENATED MODULE: ./build/http/exchange.js



/** Sends one request to an API and reads the whole answer. Throws as `send`, and for too long an answer. */
async function exchange(request) {
    return await send(request, async (incoming) => {
        const { statusCode: status = 0, headers } = incoming;
        const read = [];
        let room = request.answerLimit;
        try {
            for await (const chunk of incoming) {
                room -= chunk.length;
                if (room < 0)
                    throw tooLarge(status, request);
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
/**
 * Sends one request, and gives its answer to `read`. It never follows a redirect, because that would send the key there.
 * A refusal may arrive while the body is still being sent. Then it is the answer, and what the server does to the
 * connection after it does not matter. A success counts only after the whole body was sent.
 *
 * @param read calls `touch` if the answer may take long, as long as it goes on
 * @throws {NetworkError} if no complete answer came, or what the body throws, such as a `SiteError`
 */
async function send(request, read) {
    const outgoing = await (0,connect/* start */.ni)(request);
    const { over, touch, causeOf, end } = watch(outgoing, request);
    const answered = (0,external_node_events_.once)(outgoing, 'response', { signal: over.signal });
    const sent = pump(request, outgoing, over.signal, touch);
    // If the site changed, the connection must break: at a proper end a part could be taken for the whole site.
    sent.catch((error) => outgoing.destroy(error));
    let reusable = false;
    try {
        const [incoming] = (await answered);
        if ((incoming.statusCode ?? 0) >= 300)
            over.abort();
        else if (!(await sent))
            throw lost(request, 'closed before everything was sent');
        const result = await read(incoming, touch);
        reusable = incoming.complete && outgoing.writableFinished;
        // An answer that nobody has read would hold its connection, and the connection this process.
        if (reusable)
            incoming.resume();
        return result;
    }
    catch (error) {
        request.signal.throwIfAborted();
        throw causeOf(error);
    }
    finally {
        end();
        if (!reusable)
            outgoing.destroy();
    }
}
/** Ends an exchange that does not go on or was cancelled, and knows why. */
function watch(outgoing, request) {
    const { signal, silence, url, body, lastWait } = request;
    /** Aborted if nothing more need be sent. A request that waits for a proxy's connection sends no event at its end. */
    const over = new AbortController();
    // An error after the result is known (a reset after a complete answer) must not end the process.
    outgoing.on('error', () => { }).once('close', () => over.abort());
    const stop = () => {
        outgoing.destroy();
        over.abort();
    };
    let givenUp;
    const timer = setTimeout(() => {
        const why = `no complete answer came from ${url.host} for ${Math.round(silence / 1000)} s`;
        givenUp = Object.assign(new Error(why), { code: 'ETIMEDOUT' });
        stop();
    }, silence);
    const cancel = () => (outgoing.writableEnded && body && lastWait ? setTimeout(stop, lastWait).unref() : stop());
    signal.addEventListener('abort', cancel);
    const end = () => {
        over.abort();
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
    };
    const causeOf = (error) => faultIn(request, outgoing, givenUp ?? error);
    return { over, touch: () => void timer.refresh(), causeOf, end };
}
/** Sends the body as fast as the connection takes it. It is false if the rest is of no use before the end. */
async function pump({ body }, outgoing, over, touch) {
    for await (const chunk of body?.stream() ?? []) {
        if (over.aborted)
            return false;
        // The chunk's memory is used again as soon as it is taken.
        const unsent = await new Promise((taken) => {
            over.onabort = taken;
            outgoing.write(chunk, taken);
        });
        if (unsent)
            return false;
        touch();
    }
    outgoing.end();
    touch();
    return true;
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
function recordRefused(what, cause, mayDoWithout = true) {
    const message = `the token may not use the repository's deployments, where the link of ${what} is remembered, so nothing was sent.`;
    const without = ` Or write "github-token: ''" where nothing is to be remembered: then each deploy without "domain" makes a new link, and a teardown needs "domain".`;
    const hint = `Add the lines below to the job.${mayDoWithout ? without : ''}\n${permissionLines}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', `${message} ${cause.message}`, { hint, cause });
}
function notCommented({ message }) {
    const what = 'The pull request gets no comment, because the token may not write one. An older one still shows what was so before this run.';
    return `${what} ${message}\nWrite "comment: false", or add to the job in the workflow:\n${permissionLines}`;
}
function notEnded({ message }) {
    return `The link's deployments stay on GitHub, because the token may not use them. ${message}\nAdd to the job in the workflow:\n${permissionLines}`;
}
function unknownLink() {
    const what = 'neither domain nor github-token is given, so the link of this preview can not be found and would stay.';
    const hint = `Write the link as "domain": without a token no link is recorded. For later links leave github-token out, so that the step gets the job's own. The job needs:\n${permissionLines}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('domain', what, { hint });
}
/**
 * An error of a deploy or teardown. If the token may not use the record, it says how it may.
 *
 * @param run what it has done: whether an upload may have arrived, and what it has deleted
 */
function explained(error, { subject }, run) {
    if (!(0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error))
        return error;
    const [deleted] = run.deleted;
    if (run.fate === 'untouched' && deleted === undefined)
        return recordRefused(subject.kind === 'live-site' ? 'the live site' : `the preview of ${(0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q)(subject)}`, error);
    const gone = `${deleted} is gone, but the token may not use its deployments on GitHub, so they may still be there.`;
    const sent = "not all was done, because the token may not use the repository's deployments.";
    const hint = `Add the lines below to the job, and run it again.\n${permissionLines}`;
    const message = `${deleted === undefined ? sent : gone} ${error.message}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', message, { hint, cause: error });
}


/***/ }),

/***/ 5991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KC: () => (/* binding */ noRecords),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   oW: () => (/* binding */ previewOf),
/* harmony export */   t4: () => (/* binding */ liveSiteTask),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
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
/** For a run without a token. The user has decided that nothing is recorded or owned. */
const noRecords = {
    prepare: () => ({ list: async () => [], liveSites: async () => [] }),
    list: async () => [],
    liveSites: async () => [],
    previews: async () => [],
    add: async (target, { link, names = [], again = false }) => ({
        ...recordOf(target),
        id: 0,
        createdAt: 0,
        link,
        names,
        run: '',
        job: '',
        again,
        protected: false,
        reserved: false,
    }),
    show: async () => true,
    forget: async () => { },
    mayAdd: async () => false,
};


/***/ }),

/***/ 6684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OW: () => (/* binding */ wasRenamed),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   US: () => (/* binding */ policyOf)
/* harmony export */ });
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9930);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9043);


function policyOf(target, remembers) {
    if (!remembers)
        return 'unrecorded';
    return (0,_target_js__WEBPACK_IMPORTED_MODULE_0__/* .isPreview */ .b)(target) ? 'preview' : 'live site';
}
const may = { may: true };
/**
 * Whether a run may change a link, by what was seen right before. For a deletion, and to send once more, that the
 * preview's record names the link, or this run made it, is what brought the run here.
 */
function judge(link, purpose, world, asker) {
    if (asker.policy === 'unrecorded')
        return may;
    return asker.policy === 'preview' ? forPreview(link, purpose, world, asker) : forLiveSite(link, purpose, world, asker);
}
/** A preview touches only what its own record names, and no live site has taken over; and what it makes. */
function forPreview(link, purpose, world, { target }) {
    const { own, liveSites, account, isNeeded } = world;
    const isFirst = purpose === 'send' && !(0,_world_js__WEBPACK_IMPORTED_MODULE_1__/* .linksOf */ .hP)(own).includes(link);
    // Of a repository with several sites it is not known which one a preview of another environment belongs to.
    const live = target.environment === 'preview' ? (0,_world_js__WEBPACK_IMPORTED_MODULE_1__/* .productionIn */ .fp)(liveSites) : undefined;
    const site = (0,_world_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerOf */ .bf)(link, liveSites);
    if (site)
        return no({ why: 'a live site has it', link, site, live, wasBefore: isFirst });
    const isFree = account !== undefined && !(0,_world_js__WEBPACK_IMPORTED_MODULE_1__/* .hasLink */ .p5)(account, link);
    if (isFirst && !isFree)
        return no({ why: 'it was there before', link, live });
    return purpose === 'delete' && isNeeded ? no({ why: 'still needed', link }) : may;
}
/** A live site goes where its `domain` says, and respects others. Only a person deletes its link, and names it. */
function forLiveSite(link, purpose, world, asker) {
    const { environment, domain } = asker.target;
    if (purpose === 'delete')
        return link === domain ? may : no({ why: 'only a person deletes it', link });
    const rivals = (0,_world_js__WEBPACK_IMPORTED_MODULE_1__/* .rivalsOf */ .V6)(link, environment, world);
    const site = rivals.find((rival) => !wasRenamed(rival, world, asker));
    return site ? no({ why: 'another live site has it', link, site }) : may;
}
/** Whether the other site is this one under an earlier name of its environment: the same job of one file made it. */
function wasRenamed(rival, { own }, { run, job }) {
    if ((0,_world_js__WEBPACK_IMPORTED_MODULE_1__/* .linksOf */ .hP)(own).length > 0 || job === '' || rival.job !== job)
        return false;
    // Another attempt of one run is the same run: a matrix may have two sites.
    return rival.run !== '' && runIdOf(rival.run) !== runIdOf(run);
}
function runIdOf(run) {
    return run.split('.')[0] ?? '';
}
function no(because) {
    return { may: false, because };
}


/***/ }),

/***/ 9043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ workflowOf),
/* harmony export */   GT: () => (/* binding */ namesFor),
/* harmony export */   HB: () => (/* binding */ ownClaim),
/* harmony export */   J3: () => (/* binding */ otherNames),
/* harmony export */   V6: () => (/* binding */ rivalsOf),
/* harmony export */   _2: () => (/* binding */ newestIn),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   cr: () => (/* binding */ listedNames),
/* harmony export */   fp: () => (/* binding */ productionIn),
/* harmony export */   hP: () => (/* binding */ linksOf),
/* harmony export */   p5: () => (/* binding */ hasLink),
/* harmony export */   qU: () => (/* binding */ deploysIn)
/* harmony export */ });
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8635);

/** Whether the account has a link under any of some names. */
function hasLink({ links }, ...names) {
    return links.flat().some((listed) => names.some((name) => (0,_text_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameLink */ .dF)(listed, name)));
}
/** The names of a link's entry in the account, with its own. */
function listedNames(account, link) {
    return account?.links.filter((names) => hasLink({ links: [names] }, link)).flat() ?? [];
}
/** The other whole names of a link's entry in the account. */
function otherNames(account, link) {
    return listedNames(account, link).filter((name) => name.includes('.') && name !== link);
}
/** All names that an entry has for its link. */
function namesIn({ link, names }) {
    return link === undefined ? [...names] : [link, ...names];
}
/** The links that a record names, newest first. Only these permit. */
function linksOf(own) {
    return [...new Set(own.flatMap(({ link }) => link ?? []))];
}
/** The newest entry of a record that tells where its site is. */
function newestIn(own) {
    return own.find(({ link }) => link !== undefined);
}
/** The deploys of a record that sent a site, newest first. A reserve sends only a page that stands for one. */
function deploysIn(own) {
    return own.flatMap((each) => (each.link === undefined || each.reserved ? [] : [{ ...each, link: each.link }]));
}
/** What is known of a link beside its own name, for its next deployment. What may have been overwritten has no link. */
function namesFor(link, own) {
    const ofLink = own.filter((each) => each.link === link);
    return [...new Set(ofLink.flatMap(({ names }) => names))].filter((name) => name !== link);
}
/** Rule for previews: the live site that has a link, under any name that was ever seen in the deployments given. */
function ownerOf(link, liveSites) {
    return liveSites.find((site) => namesIn(site).includes(link));
}
/**
 * The newest entry by which a live site's own record has a link. One without a link does not count: what it names may
 * have been overwritten, and such a name only refuses.
 */
function ownClaim(link, own) {
    return own.find((each) => each.link !== undefined && namesIn(each).includes(link));
}
/**
 * Rule for live sites: the sites of other environments that have a link now, newest first. Their newest deploy names it,
 * and is newer than the own one that does.
 */
function rivalsOf(link, environment, { own, liveSites }) {
    const ours = ownClaim(link, own);
    const found = [];
    // What an environment named before its newest deploy with a link counts no more.
    const over = new Set([environment.toLowerCase()]);
    for (const site of liveSites) {
        const name = site.environment.toLowerCase();
        if (over.has(name))
            continue;
        if (site.link !== undefined)
            over.add(name);
        // What it may have overwritten is for the site there to deploy again.
        const isLater = ours === undefined || (site.link !== undefined && isNewer(site, ours));
        if (isLater && namesIn(site).includes(link))
            found.push(site);
    }
    return found;
}
/** GitHub's times are whole seconds. Within one second the ids tell the order. */
function isNewer(a, b) {
    return a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id > b.id);
}
/** The link of the repository's production, as far as it was seen; for words only. */
function productionIn(liveSites) {
    return linksOf(liveSites.filter(({ environment }) => environment.toLowerCase() === 'production'))[0];
}
/** The file of `<workflow file>/<job>`. */
function workflowOf({ job }) {
    return job.split('/')[0] ?? '';
}


/***/ }),

/***/ 2328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   $r: () => (/* binding */ targetOf),
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




/** The empty path is the site's root. A `SiteError` says what the system refuses. */
function attempt(path, what, action) {
    try {
        return action();
    }
    catch (cause) {
        throw refusal(path, what, cause);
    }
}
/** `what` follows "can't be". An error of our own says more, so it is thrown itself. */
function refusal(path, what, cause) {
    const code = codeOf(cause);
    let hint = `Check its permissions, or leave it out with "exclude: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(path)}".`;
    if (['ENOENT', 'ELOOP', 'EBUSY'].includes(code))
        hint = 'Check that no other program still writes to the directory.';
    if (path.includes('\ufffd'))
        hint = 'Its name is not in UTF-8, so it has no path on the web. Rename it.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteError */ .wt(`${quote(path || '.')} can't be ${what}: ${code}.`, { hint, cause });
}
/** The system's code of a call that failed, such as `EACCES`. An error of our own is thrown again. */
function codeOf(cause) {
    if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ)
        throw cause;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
}
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
function quote(path) {
    return `"${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(path, 300)}"`;
}
function sitePath(root, real, { relative, sep } = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    return relative(root, real).replaceAll(sep, '/');
}
/** Whether a real path is the site's root or below it. On Windows letter case does not matter. */
function isInside(root, real, { relative, isAbsolute, sep } = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    const path = relative(root, real);
    return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}
/** As the disk spells it (no `GIT~1`, the entry's own case), so that two paths that lead to one place are equal. */
function realPath(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        // Some drives of Windows (in memory, on other machines) can't tell it that way.
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
}
/** The real path of what a link leads to, relative to the site's real root; or why the link can't be followed. */
function targetOf(path, link, root) {
    let why = 'is outside the directory';
    try {
        const real = realPath(link);
        if (isInside(root, real))
            return sitePath(root, real);
    }
    catch (cause) {
        const code = codeOf(cause);
        why = { ELOOP: 'leads in a circle', ENOENT: 'does not exist' }[code] ?? `can't be opened: ${code}`;
    }
    // Windows has links that only the system itself can read.
    const target = attempt(path, 'read', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(link));
    const isOnRunner = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target);
    const words = `The link ${quote(path)} points at ${isOnRunner ? 'an absolute path' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(target)}, which ${why}.`;
    return { path, reason: `a link whose target ${why}`, link: words, target: isOnRunner ? target : undefined };
}


/***/ }),

/***/ 2251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   Lv: () => (/* binding */ omissionOf),
/* harmony export */   R5: () => (/* binding */ wireName),
/* harmony export */   mm: () => (/* binding */ checkFanOut)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _file_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2328);


const neverPublished = /(?:^|\/)(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)(?:\/|$)/iu;
const hidden = /(?:^|\/)\.(?!well-known\/)/u;
function omissionOf(path, isFolder, hiddenToo) {
    if (neverPublished.test(path))
        return 'never published';
    return !hiddenToo && hidden.test(isFolder ? `${path}/` : path) ? 'hidden' : undefined;
}
/**
 * What must not be in the `filename` of a part. Control characters make a request malformed (RFC 9110, 5.5); only line
 * breaks have an escape. Some servers take the last `name=` of a header, also inside the quoted file name.
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
/** Throws for a file that can't be sent, or has the name of another one on the wire. `known` are those before. */
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
const unfitError = (path, why) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SiteError */ .wt(`The name ${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)} ${why}.`, { hint: 'Rename it, or leave it out with "exclude".' });
/** A path as the `filename` of a part: escaped as browsers do (HTML, "multipart/form-data encoding algorithm"). */
function wireName(path) {
    return path.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
/** Throws for a folder if the walk is too deep, or entered too many through links: links to links make many out of a few. */
function checkFanOut(path, folders) {
    if (path.length <= 4096 && folders <= 50_000)
        return;
    const where = `more than 50,000 folders through links, or ever deeper, the last one is ${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)}`;
    const hint = 'Links to folders that contain links multiply. Leave some out with "exclude", or replace them by copies.';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SiteError */ .wt(`The site leads into ${where}.`, { hint });
}


/***/ }),

/***/ 1154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Us: () => (/* binding */ whileOpen),
/* harmony export */   kT: () => (/* binding */ readInChunks),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);
/* harmony import */ var _file_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2328);




const readAsync = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.read);
/** To open must not wait for the other end of a pipe, nor follow a link that came after the site was collected. */
const openFlags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
function whileOpen(source, action) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, openFlags);
    try {
        return action(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function readText(file, most) {
    if (file.size > most)
        return undefined;
    const bytes = Buffer.allocUnsafe(file.size);
    readWhole(file, bytes);
    return bytes.toString();
}
/** Reads to the start of `into`. Throws a `SiteError` if the file is no longer what was collected. */
function readWhole(file, into) {
    const { path, source, content, size } = file;
    if (content?.copy(into) !== undefined)
        return;
    (0,_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(path, 'read', () => whileOpen(source, (descriptor) => {
        for (let total = 0; total < size;) {
            const got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, into, total, size - total, null);
            if (got === 0)
                throw changed(file);
            total += got;
        }
        checkSame(descriptor, file);
    }));
}
/** As `readWhole`, in chunks. Each is good until the next one is asked for. */
async function* readInChunks(file, buffers) {
    const { path, source, content, size } = file;
    let [free, full] = buffers;
    if (content !== undefined) {
        for (let at = 0; at < size; at += free.length)
            yield content.subarray(at, at + free.length);
        return;
    }
    const descriptor = (0,_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(path, 'read', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, openFlags));
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
        throw (0,_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .refusal */ .x5)(path, 'read', cause);
    }
    finally {
        // The read must end before the file is closed: after that its number may stand for another file.
        await next?.catch(() => { });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
/** Throws if an open file is not the one that was found. A folder above may have become a link since then. */
function checkSame(descriptor, file) {
    const { dev, ino, size, mtimeMs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
    const { device = dev, inode = ino, modified = mtimeMs } = file;
    // On Windows an open file and a path may give different numbers for the same disk (libuv/libuv#4698).
    const isSame = ino === inode && (dev === device || process.platform === 'win32');
    if (!isSame)
        throw changed(file, 'was replaced by another file');
    if (size !== file.size)
        throw changed(file);
    if (mtimeMs !== modified)
        throw changed(file, 'was written again');
}
function changed(file, what = 'changed its size') {
    const message = `${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(file.path)} ${what} after the site was collected, so the deploy was stopped.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteError */ .wt(message, { hint: 'Check that the build has ended before this step starts.' });
}


/***/ }),

/***/ 7612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   u1: () => (/* binding */ largestOf)
/* harmony export */ });
const bytesOf = (files) => files.reduce((sum, { size }) => sum + size, 0);
function largestOf(files, most) {
    return files.toSorted((a, b) => b.size - a.size).slice(0, most);
}
function isRepository(omitted) {
    return omitted.get('never published')?.some((path) => /^\.git\/?$/u.test(path)) ?? false;
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


/***/ }),

/***/ 716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ begun)
/* harmony export */ });
function begun(environment, target) {
    const quota = { used: undefined, limit: undefined };
    const start = performance.now();
    return { environment, target, start, fate: 'untouched', deleted: [], freed: [], quota, remarks: [] };
}


/***/ })

};
