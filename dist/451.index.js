export const id = 451;
export const ids = [451,994];
export const modules = {

/***/ 7121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rehearse),
/* harmony export */   a: () => (/* binding */ rehearseTearDown)
/* harmony export */ });
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9022);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6945);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3387);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4865);




/**
 * Says what a deploy would do, and asks the service for the account, to see whether the deploy could work. Nothing is
 * written, neither to the service nor to GitHub.
 *
 * @throws {ServiceError | NetworkError} if the service does not accept the key, or can't be asked
 */
async function rehearse({ site, target, link, form, why }, services) {
    const profile = await services.hosting.profile();
    const { used, limit } = profile.quota;
    const isMissing = link !== undefined && !(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_0__/* .lists */ .k8)(profile, link);
    const omitted = [...site.omitted].map(([reason, paths]) => `${paths.length} (${reason}): ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(paths, 5)}`);
    return report(target.environment, [
        [
            'Would send',
            `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(site.files.length, 'file')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(site.bytes)}, as ${form === 'zip' ? 'one archive' : 'single files'} (${why})`,
        ],
        ['To', (link ?? 'a new link') + (isMissing ? ', which the account does not have' : '')],
        ['Owner of the link', link === undefined ? 'none yet' : ownerOf(target, services)],
        ['Left out', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(omitted.join('; ')) || 'nothing'],
        ['Key', 'accepted'],
        [
            'Account',
            `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(profile.links.length, 'link')}; quota used: ${used ?? 'not told'} of ${limit ?? 'not told'}`,
        ],
    ]);
}
/** What a deploy has found out about the owner of its link. For the live site it has not asked. */
function ownerOf({ subject, domain }, { hasGitHub }) {
    if (!hasGitHub)
        return 'not known without github-token';
    if (subject.kind !== 'production') {
        return `${domain === undefined ? 'this environment; ' : ''}no other record names it`;
    }
    return domain === undefined ? 'this environment' : 'not checked, because production may use any link';
}
/** Says which links a teardown would delete. */
function rehearseTearDown(environment, links) {
    return report(environment, [['Would delete', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(links, 10), 500)]]);
}
function report(environment, findings) {
    for (const [name, finding] of findings)
        _report_log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .R.info(`${name}: ${finding}.`);
    const reason = 'This is a dry run: nothing was changed.';
    return { result: 'skipped', environment, reason, findings };
}


/***/ }),

/***/ 3451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sweep: () => (/* binding */ sweep)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/github/answers.js
var answers = __webpack_require__(9289);
// EXTERNAL MODULE: ./build/http/concurrency.js
var concurrency = __webpack_require__(8842);
// EXTERNAL MODULE: ./build/outcome.js
var build_outcome = __webpack_require__(7072);
// EXTERNAL MODULE: ./build/record/permissions.js
var permissions = __webpack_require__(4508);
// EXTERNAL MODULE: ./build/report/log.js
var log = __webpack_require__(6945);
// EXTERNAL MODULE: ./build/target.js
var target = __webpack_require__(2631);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(4865);
;// CONCATENATED MODULE: ./build/acts/request-budget.js
/** Requests to GitHub in one sweep. The token of a repository has 1,000 an hour, for all jobs together. */
const mostRequests = 500;
/** Keeps a sweep below {@link mostRequests}, also while it works on several previews at the same time. */
class Budget {
    #github;
    /** Requests that the work under way may still make. */
    #reserved = 0;
    constructor(github) {
        this.#github = github;
    }
    /**
     * Whether some more requests fit in.
     *
     * @param mayExceed whether work that needs more than half of all requests may go over the limit, if no other work is
     * under way
     */
    covers(requests, mayExceed) {
        const isAlone = this.#reserved === 0 && mayExceed;
        return (this.#github.requests + this.#reserved + requests <= mostRequests ||
            (requests > mostRequests / 2 && isAlone));
    }
    /** Does work that makes at most this number of requests. */
    async spend(requests, action) {
        this.#reserved += requests;
        return await action().finally(() => {
            this.#reserved -= requests;
        });
    }
}

;// CONCATENATED MODULE: ./build/acts/sweep-order.js
/** How many of the newest previews are always looked at first. */
const newestFirst = 50;
/**
 * The newest previews come first, because the link of one that was closed lately probably still exists. The others
 * follow in random order: if there are more than one sweep can do, each of them is reached one day.
 */
function inTurn(previews) {
    const others = previews
        .slice(newestFirst)
        .map((preview) => ({ preview, rank: Math.random() }))
        .toSorted((a, b) => a.rank - b.rank);
    return [...previews.slice(0, newestFirst), ...others.map(({ preview }) => preview)];
}

// EXTERNAL MODULE: ./build/acts/teardown.js
var teardown = __webpack_require__(6994);
;// CONCATENATED MODULE: ./build/acts/wanted-previews.js
/** Tells for many previews, with few requests, whether their pull request is open or their branch exists. */
class Wanted {
    #github;
    #open;
    constructor(github) {
        this.#github = github;
    }
    /**
     * Looks for a preview in the list of open pull requests, which is read only once; undefined if it is not in the list.
     */
    async inList(subject) {
        if (subject.kind !== 'pull-request')
            return undefined;
        this.#open ??= this.#github.openPullRequests();
        const title = (await this.#open).get(subject.number);
        return title === undefined ? undefined : { why: 'it is open', title };
    }
    /**
     * Asks for one pull request or branch.
     *
     * @throws {GitHubError} if there is no answer. A 404 for a pull request is an error too: pull requests are never
     * deleted, so it means a missing permission.
     */
    async ask(subject) {
        if (subject.kind === 'pull-request') {
            const { open, title } = await this.#github.pullRequest(subject.number);
            return { why: open ? 'it is open' : undefined, title };
        }
        const isGone = subject.kind === 'branch' && !(await this.#github.refs.branchExists(subject.branch));
        return { why: isGone ? undefined : 'the branch exists', title: '' };
    }
}

;// CONCATENATED MODULE: ./build/acts/sweep.js












/** Previews that are swept at the same time. */
const atOnce = 4;
/** Requests for one preview, besides two for each of its deployments: its pull request, its owner, its comment. */
const requestsBeside = 15;
/** Milliseconds after a teardown. Older deployments of a preview that was torn down are deleted. */
const keptFor = 30 * 24 * 60 * 60_000;
/**
 * Tears down the previews of one environment whose pull request is closed or whose branch is gone. This is needed
 * because GitHub does not run `pull_request: closed` for a pull request with conflicts, and because a runner can be
 * down. It deletes only links that a record names.
 *
 * @throws {SweepError} at the end, if some previews could not be read or deleted
 * @throws {InputError | GitHubError} if the records can't be read at all
 */
async function sweep(environment, services) {
    const why = "a sweep finds the previews in the repository's deployments";
    const sweeper = new Sweeper(environment, services, services.requireGitHub(why));
    return await sweeper.sweepAll();
}
class Sweeper {
    #environment;
    #services;
    #connection;
    #wanted;
    #budget;
    #previews = [];
    #faults = [];
    #quota = { used: undefined, limit: undefined };
    constructor(environment, services, connection) {
        this.#environment = environment;
        this.#services = services;
        this.#connection = connection;
        this.#wanted = new Wanted(connection.github);
        this.#budget = new Budget(connection.github);
    }
    async sweepAll() {
        const { signal } = this.#services;
        const previews = inTurn(await this.#readPreviews());
        let left = 0;
        await (0,concurrency/* atMost */.T)(atOnce, previews, async (preview) => {
            signal.throwIfAborted();
            const requests = 2 * preview.deployments + requestsBeside;
            // A preview with more deployments than one sweep can end goes over the limit, alone. Otherwise it would never
            // end.
            if (!this.#budget.covers(requests, this.#hasDeletedNothing))
                left += 1;
            else if (await this.#budget.spend(requests, () => this.#sweep(preview)))
                await this.#forget(preview);
        });
        const outcome = {
            result: 'swept',
            environment: this.#environment,
            previews: this.#previews,
            left,
            quota: this.#quota,
        };
        if (this.#faults.length > 0)
            throw new build_outcome/* SweepError */.J(outcome, this.#faults);
        return outcome;
    }
    get #hasDeletedNothing() {
        return this.#previews.every(({ became }) => became === 'kept');
    }
    async #readPreviews() {
        try {
            return await this.#connection.records.previews.in(this.#environment);
        }
        catch (error) {
            throw error instanceof answers/* GitHubError */.y_ && error.forbidden ? (0,permissions/* recordRefused */.Gc)('previews', false, error) : error;
        }
    }
    /** Sweeps one preview. Returns whether an earlier run had torn it down. */
    async #sweep(preview) {
        const { subject, since } = preview;
        try {
            const swept = await this.#tearDownUnwanted(preview);
            if (swept === undefined)
                return true;
            this.#previews.push(swept);
            const became = swept.became === 'deleted' ? `deleted ${swept.links.join(', ')}` : `stays, ${swept.why}`;
            log/* log */.R.info(`${(0,target/* describe */.q)(subject)}: ${became}`);
        }
        catch (error) {
            this.#services.signal.throwIfAborted();
            const why = (0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error));
            this.#previews.push({ subject, title: '', links: [], since, became: 'kept', why });
            this.#faults.push({ preview: (0,target/* describe */.q)(subject), why });
        }
        return false;
    }
    /** Tears down one preview if nothing needs it any more; undefined if it was torn down before. */
    async #tearDownUnwanted({ subject, since, link }) {
        const target = { subject, environment: this.#environment, sha: '', domain: undefined };
        const tracking = this.#services.track(target);
        const listed = await this.#wanted.inList(subject);
        const links = listed && link !== undefined ? [link] : await tracking.links();
        if (links.length === 0)
            return undefined;
        const { why, title } = listed ?? (await this.#wanted.ask(subject));
        const facts = { subject, title, links, since };
        if (why !== undefined)
            return { ...facts, became: 'kept', why };
        const { own, fault } = await (0,teardown/* ownOf */._t)(links, tracking);
        if (this.#services.inputs.dryRun)
            return { ...facts, became: 'kept', why: 'a dry run deletes nothing' };
        this.#quota = await (0,teardown/* deleteAll */.Vw)(own, this.#services);
        if (fault)
            throw fault;
        await tracking.end(links);
        return { ...facts, became: 'deleted' };
    }
    /** Keeps the list of deployments short. It does no harm if some can't be deleted. */
    async #forget({ name, deployments }) {
        if (this.#services.inputs.dryRun || !this.#budget.covers(deployments, this.#hasDeletedNothing))
            return;
        try {
            await this.#budget.spend(deployments, () => this.#connection.records.previews.forget(name, Date.now() - keptFor));
        }
        catch (error) {
            this.#services.signal.throwIfAborted();
            log/* log */.R.warning((0,printable/* printable */.g$)(`Old deployments of a preview could not be deleted. ${(0,errors/* messageOf */.bD)(error)}`));
        }
    }
}


/***/ }),

/***/ 6994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vw: () => (/* binding */ deleteAll),
/* harmony export */   _t: () => (/* binding */ ownOf),
/* harmony export */   tearDown: () => (/* binding */ tearDown),
/* harmony export */   zz: () => (/* binding */ tearDownLate)
/* harmony export */ });
/* harmony import */ var _http_concurrency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8842);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6945);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2631);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3387);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7121);





/**
 * Deletes the link that the user named, or all links that the record of a preview names.
 *
 * @throws {InputError} if nothing tells the link
 * @throws {OwnedError} if another record owns the link
 * @throws {ServiceError | NetworkError} if the link could not be deleted. The record then stays, so that it can be
 * tried again.
 */
async function tearDown(target, services) {
    const { domain } = target;
    services.hosting.prepare();
    const tracking = services.track(target);
    tracking.prepare();
    if (domain !== undefined)
        return await tearDownNamed(domain, { target, tracking, services });
    return await tearDownLinks(await tracking.links(), { target, tracking, services });
}
/**
 * Tears down a preview whose pull request was closed while this run deployed it.
 *
 * @param made the link that this run deployed to, recorded or not
 */
async function tearDownLate(made, target, services) {
    _report_log_js__WEBPACK_IMPORTED_MODULE_0__/* .log */ .R.notice(`${(0,_target_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q)(target.subject)} was closed meanwhile, so its preview is torn down at once.`);
    const tracking = services.track(target);
    if (target.domain !== undefined)
        return await tearDownNamed(made, { target, tracking, services });
    const recorded = await tracking.links();
    return await tearDownLinks([...new Set([made, ...recorded])], { target, tracking, services });
}
async function tearDownNamed(link, { target, tracking, services }) {
    await tracking.requireNoOtherOwner(link);
    if (services.inputs.dryRun)
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .rehearseTearDown */ .a)(target.environment, [link]);
    _report_log_js__WEBPACK_IMPORTED_MODULE_0__/* .log */ .R.info(`Tearing down ${link}.`);
    const { quota } = await services.hosting.delete(link);
    await tracking.endLink(link);
    return { ...target, result: 'deleted', links: [link], quota };
}
async function tearDownLinks(links, { target, tracking, services }) {
    if (links.length === 0) {
        const reason = `No link is recorded for ${(0,_target_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q)(target.subject)} in the environment "${target.environment}", so there is nothing to tear down.`;
        if (!services.inputs.dryRun)
            await tracking.end([]);
        return { result: 'skipped', environment: target.environment, reason, teardown: true };
    }
    const { own, fault } = await ownOf(links, tracking);
    if (services.inputs.dryRun && !fault)
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .rehearseTearDown */ .a)(target.environment, links);
    if (own.length > 0)
        _report_log_js__WEBPACK_IMPORTED_MODULE_0__/* .log */ .R.info(`Tearing down ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(own, 10)}.`);
    const quota = services.inputs.dryRun ? undefined : await deleteAll(own, services);
    if (fault || !quota)
        throw fault;
    await tracking.end(links);
    return { ...target, result: 'deleted', links, quota };
}
/**
 * Divides links into those that this record may delete and the others.
 *
 * @returns `own`: the links that no other record owns; `fault`: the first error for the others, undefined if there are
 * none
 */
async function ownOf(links, tracking) {
    const own = [];
    let fault;
    for (const link of links) {
        try {
            await tracking.requireNoOtherOwner(link);
            own.push(link);
        }
        catch (error) {
            fault ??= error;
        }
    }
    return { own, fault };
}
/**
 * Deletes links, a few at the same time.
 *
 * @returns the quota after the last one
 */
async function deleteAll(links, { hosting }) {
    let quota = { used: undefined, limit: undefined };
    await (0,_http_concurrency_js__WEBPACK_IMPORTED_MODULE_4__/* .atMost */ .T)(4, links, async (link) => {
        quota = (await hosting.delete(link)).quota;
    });
    return quota;
}


/***/ })

};
