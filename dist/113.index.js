export const id = 113;
export const ids = [113];
export const modules = {

/***/ 5340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ae: () => (/* binding */ requireDeletable),
/* harmony export */   gb: () => (/* binding */ StillWantedError),
/* harmony export */   vL: () => (/* binding */ removeLink)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);
/* harmony import */ var _record_tracking_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(983);



/** A link is needed again, so it was not deleted. */
class StillWantedError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    why;
    constructor(why) {
        super(`The preview was needed again before all of it was deleted: ${why}.`);
        this.why = why;
    }
}
/**
 * Makes sure that a link may be deleted now: nobody needs it, and nobody has taken it over.
 *
 * @throws {StillWantedError | OwnedError} if it may not
 * @throws whatever kept that from being found out
 */
async function requireDeletable(link, { tracking, why }, isAgain = false) {
    // A link that is not recorded yet was made by this very run, so nobody can have it.
    const isRecorded = link.deployments.length > 0;
    const [reason] = await Promise.all([
        why?.(),
        isRecorded && tracking.requireNotTaken(link, isAgain ? 'new, also of the record itself' : 'new'),
    ]);
    if (reason !== undefined)
        throw new StillWantedError(reason);
}
/**
 * Deletes one link, and records that it is gone. Right before each attempt it makes sure that it may.
 *
 * @param waits whether it may have to wait for other deletions
 * @returns the account after it; undefined if another run has deleted the link meanwhile
 * @throws {StillWantedError | OwnedError | ServiceError | NetworkError} if it is not deleted
 */
async function removeLink(link, removal, waits = false) {
    const { tracking, services } = removal;
    // One at a time: what is made sure of must not grow old while another link is deleted.
    const account = await services
        .inTurn(() => services.hosting.delete(link.names, (isAgain) => requireDeletable(link, removal, isAgain || waits)))
        .catch(async (error) => {
        const now = error instanceof _record_tracking_js__WEBPACK_IMPORTED_MODULE_2__/* .TornDownError */ .Mc ? await services.hosting.profileIfAny() : undefined;
        // What another run tore down is gone, as was wanted, unless somebody has made it again.
        if (now === undefined || (0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_1__/* .hasLink */ .p5)(now, ...link.names))
            throw error;
    });
    if (account === undefined)
        return undefined;
    const ended = tracking.end(link);
    if (removal.ends)
        removal.ends.push(ended);
    else
        await ended;
    return account;
}


/***/ }),

/***/ 7113:
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
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(4865);
// EXTERNAL MODULE: ./build/record/links.js
var links = __webpack_require__(6845);
;// CONCATENATED MODULE: ./build/acts/count-links.js

/** Previews that are asked for their links only to count them. */
const mostAsked = 10;
/**
 * How many links the account has, how many of them at least are recorded for live sites and for these previews, and the
 * quota. A link that was deployed to only once is named by statuses alone: these are asked for only a few previews.
 *
 * @returns undefined if the account can't be read
 */
async function countLinks(previews, { records }, { hosting, signal }) {
    const unnamed = previews.filter(({ link }) => link === undefined).slice(0, mostAsked);
    const [profile, ...named] = await Promise.all([
        hosting.profileIfAny(),
        records.namesOfLiveSites().catch(() => []),
        ...unnamed.map(async ({ name }) => (await records.links(name).catch(() => [])).flatMap(({ names }) => names)),
    ]);
    signal.throwIfAborted();
    if (profile === undefined)
        return undefined;
    const names = [...named.flat(), ...previews.flatMap(({ link }) => link ?? [])];
    const known = profile.links.filter((listed) => names.some((name) => (0,links/* hasName */.cP)(listed, name))).length;
    return { account: { links: profile.links.length, known }, quota: profile.quota };
}

// EXTERNAL MODULE: ./build/acts/removal.js
var acts_removal = __webpack_require__(5340);
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
        return this.#github.requests + this.#reserved + requests <= mostRequests || (requests > mostRequests / 2 && isAlone);
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

// EXTERNAL MODULE: ./build/acts/wanted-previews.js
var wanted_previews = __webpack_require__(6063);
;// CONCATENATED MODULE: ./build/acts/sweep.js














/** Previews that are swept at the same time. */
const atOnce = 4;
/** Requests for one preview, besides two for each of its deployments: its pull request, its owner, its comment. */
const requestsBeside = 20;
/** Milliseconds after a teardown. Older deployments of a preview that was torn down are deleted. */
const keptFor = 30 * 24 * 60 * 60_000;
const day = 24 * 60 * 60_000;
/**
 * Tears down the previews of one environment whose pull request is closed or whose branch is gone. This is needed
 * because GitHub does not run `pull_request: closed` for a pull request with conflicts, and because a runner can be
 * down. With `expire-after` also those that nobody deployed to for some time. It deletes only links that a record made.
 *
 * @param counts whether the account is asked how many links it has
 * @throws {SweepError} at the end, if some previews could not be read or deleted
 * @throws {InputError | GitHubError} if the records can't be read at all
 */
async function sweep(environment, services, counts = false) {
    const why = "a sweep finds the previews in the repository's deployments";
    const sweeper = new Sweeper(environment, services, services.requireGitHub(why));
    return await sweeper.sweepAll(counts);
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
        this.#wanted = new wanted_previews/* Wanted */.k(connection.github);
        this.#budget = new Budget(connection.github);
    }
    async sweepAll(counts) {
        const { signal } = this.#services;
        const previews = inTurn(await this.#readPreviews());
        const ended = [];
        let left = 0;
        await (0,concurrency/* atMost */.T)(atOnce, previews, async (preview) => {
            signal.throwIfAborted();
            const requests = 2 * preview.deployments + requestsBeside;
            // A preview with more deployments than one sweep can end goes over the limit, alone. Otherwise it would never
            // end.
            if (await this.#isOpen(preview))
                return;
            if (!this.#budget.covers(requests, this.#hasDeletedNothing))
                left += 1;
            else if (await this.#budget.spend(requests, () => this.#sweep(preview)))
                ended.push(preview);
        });
        // What is to be torn down comes first.
        await (0,concurrency/* atMost */.T)(atOnce, ended, (preview) => this.#forget(preview));
        const outcome = {
            result: 'swept',
            environment: this.#environment,
            previews: this.#previews,
            left,
            quota: this.#quota,
            ...(counts && this.#faults.length === 0 && (await countLinks(previews, this.#connection, this.#services))),
        };
        const isForbidden = this.#faults.some(({ mayLackPermission }) => mayLackPermission);
        if (this.#faults.length > 0)
            throw new build_outcome/* SweepError */.J(outcome, this.#faults, isForbidden ? permissions/* permissionLines */.$r : undefined);
        return outcome;
    }
    get #hasDeletedNothing() {
        return this.#previews.every(({ became }) => became === 'kept');
    }
    async #readPreviews() {
        return await this.#connection.records.previews.in(this.#environment).catch((error) => {
            const isForbidden = error instanceof answers/* GitHubError */.y_ && error.mayLackPermission;
            throw isForbidden ? (0,permissions/* recordRefused */.Gc)('previews', false, error) : error;
        });
    }
    /** Whether the list of open pull requests has a preview's. Then no request is needed for it. */
    async #isOpen({ subject, since, link, latest }) {
        if (this.#isExpired(latest))
            return false;
        const listed = await this.#wanted.inList(subject).catch(() => undefined);
        if (listed?.why === undefined)
            return false;
        this.#keep({ subject, title: listed.title, links: link === undefined ? [] : [link], since }, listed.why);
        return true;
    }
    /** @param latest when a preview was deployed last, in milliseconds since 1970 */
    #isExpired(latest) {
        const { expireAfter } = this.#services.inputs;
        return expireAfter !== undefined && Date.now() - latest > expireAfter * day;
    }
    #keep(facts, why) {
        this.#previews.push({ ...facts, became: 'kept', why });
        log/* log */.R.info([`${(0,target/* describe */.q)(facts.subject)}: stays, ${why}`, ...facts.links].join(': '));
    }
    /** Sweeps one preview. Returns whether an earlier run had torn it down. */
    async #sweep(preview) {
        const { subject, since } = preview;
        const facts = { subject, title: '', links: [], since };
        try {
            const target = { subject, environment: this.#environment, sha: '', domain: undefined };
            const tracking = this.#services.track(target);
            const links = await tracking.links();
            if (links.length === 0)
                return true;
            await this.#tearDown(links, tracking, { ...facts, name: preview.name, latest: preview.latest });
        }
        catch (error) {
            this.#services.signal.throwIfAborted();
            const why = (0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error));
            this.#previews.push({ ...facts, became: 'kept', why });
            const mayLackPermission = error instanceof answers/* GitHubError */.y_ && error.mayLackPermission;
            this.#faults.push({ preview: (0,target/* describe */.q)(subject), why, mayLackPermission });
        }
        return false;
    }
    /** Deletes the links that a preview's record made, if nobody needs the preview any more. */
    async #tearDown(links, tracking, { name, latest, ...preview }) {
        const { dryRun, expireAfter } = this.#services.inputs;
        let title = '';
        let expired;
        const why = async () => {
            const wish = await this.#wanted.ask(preview.subject);
            title = wish.title;
            if (wish.why === undefined || !this.#isExpired(latest))
                return wish.why;
            expired = expireAfter;
            const isOld = this.#isExpired(await this.#connection.records.previews.latestOf(name));
            return isOld ? undefined : 'it was deployed to meanwhile';
        };
        const removal = { tracking, services: this.#services, why };
        const own = links.filter(({ made }) => made);
        const deleted = [];
        const keep = (kept, reason) => this.#keep({ ...preview, title, links: kept.map(({ names }) => names[0]) }, reason);
        try {
            for (const link of own) {
                if (dryRun)
                    await (0,acts_removal/* requireDeletable */.ae)(link, removal);
                else {
                    const account = await (0,acts_removal/* removeLink */.vL)(link, removal, true);
                    if (account === undefined)
                        continue;
                    this.#quota = account.quota;
                    deleted.push(link.names[0]);
                }
            }
        }
        catch (error) {
            if (!(error instanceof acts_removal/* StillWantedError */.gb))
                throw error;
            keep(links, error.why);
            return;
        }
        finally {
            // What is gone is told, also if another link can't be deleted.
            if (deleted.length > 0)
                await this.#tellDeleted({ ...preview, title, links: deleted }, expired, tracking);
        }
        const others = links.filter(({ made }) => !made);
        if (others.length > 0)
            keep(others, 'it was there before this preview');
        if (dryRun && own.length > 0)
            keep(own, 'a dry run deletes nothing');
    }
    async #tellDeleted(facts, expired, tracking) {
        this.#previews.push({ ...facts, became: 'deleted', expired });
        const why = expired === undefined ? '' : `, expired after ${(0,format/* count */.U9)(expired, 'day')}`;
        log/* log */.R.info(`${(0,target/* describe */.q)(facts.subject)}: deleted ${facts.links.join(', ')}${why}`);
        await tracking.tellRemoved(facts.links, expired);
    }
    /** Keeps the list of deployments short. It does no harm if some can't be deleted. */
    async #forget({ name, deployments }) {
        // Each is asked for its state again, because that may have been forgotten meanwhile.
        const requests = 2 * deployments + 1;
        if (this.#services.inputs.dryRun || !this.#budget.covers(requests, this.#hasDeletedNothing))
            return;
        try {
            await this.#budget.spend(requests, () => this.#connection.records.previews.forget(name, Date.now() - keptFor));
        }
        catch (error) {
            this.#services.signal.throwIfAborted();
            log/* log */.R.warning((0,printable/* printable */.g$)(`Old deployments of a preview could not be deleted. ${(0,errors/* messageOf */.bD)(error)}`));
        }
    }
}


/***/ }),

/***/ 6063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ Wanted)
/* harmony export */ });
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


/***/ })

};
