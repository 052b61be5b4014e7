export const id = 575;
export const ids = [575];
export const modules = {

/***/ 5340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LO: () => (/* binding */ removeOwn),
/* harmony export */   ae: () => (/* binding */ requireDeletable),
/* harmony export */   gb: () => (/* binding */ StillWantedError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);
/* harmony import */ var _record_link_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8708);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6945);




/** A link is needed again, so it was not deleted. */
class StillWantedError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    why;
    constructor(why) {
        super(`The preview was needed again before all of it was deleted: ${why}.`);
        this.why = why;
    }
}
/** Throws if a link may not be deleted now: somebody needs it or has taken it over, or that can't be found out. */
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
 * Deletes those of a record's links that it made, and records that they are gone. If one can't be deleted, it goes on
 * with the others, unless the preview is needed again. A dry run only makes sure that each may be deleted.
 */
async function removeOwn(links, removal) {
    const { tracking, services } = removal;
    const gone = [];
    const ends = [];
    let quota = { used: undefined, limit: undefined };
    let fault;
    for (const link of links.filter(({ made }) => made)) {
        try {
            if (services.inputs.dryRun)
                await requireDeletable(link, removal);
            else {
                const account = await remove(link, removal);
                if (account === undefined)
                    continue;
                quota = account.quota;
                ends.push(tracking.end(link));
            }
            gone.push(link.names[0]);
        }
        catch (error) {
            fault ??= error;
            if (error instanceof StillWantedError)
                break;
        }
    }
    return { gone, quota, fault, ends };
}
/** Deletes a link. Returns the account after it; undefined if another run has deleted the link meanwhile. */
async function remove(link, removal) {
    const { services, waits = false } = removal;
    const { hosting } = services;
    try {
        // One at a time: what is made sure of must not grow old while another link is deleted.
        return await services.inTurn(() => hosting.delete(link.names, async (isAgain) => {
            await requireDeletable(link, removal, isAgain || waits);
            if (!isAgain)
                _report_log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .R.info(`Tearing down ${link.names[0]}.`);
        }));
    }
    catch (error) {
        const now = error instanceof _record_link_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .TornDownError */ .Mc ? await hosting.profileIfAny() : undefined;
        // What another run tore down is gone, as was wanted, unless somebody has made it again.
        if (now === undefined || (0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_1__/* .hasLink */ .p5)(now, ...link.names))
            throw error;
        return undefined;
    }
}


/***/ }),

/***/ 6575:
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
// EXTERNAL MODULE: ./build/record/links.js
var links = __webpack_require__(6845);
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
// EXTERNAL MODULE: ./build/acts/removal.js
var removal = __webpack_require__(5340);
;// CONCATENATED MODULE: ./build/acts/sweep-limits.js
/** Requests to GitHub in one sweep. The token of a repository has 1,000 an hour, for all jobs together. */
const mostRequests = 500;
/** How many of the newest previews are always looked at first. */
const alwaysFirst = 50;
/**
 * Keeps a sweep below {@link mostRequests}, also while it works on several previews at the same time.
 *
 * @param mayExceed whether work that needs more than half of them may go over the limit, alone. Else it is never done.
 */
function budgetOf(github, mayExceed) {
    let reserved = 0;
    return async (requests, work) => {
        const fits = github.requests + reserved + requests <= mostRequests;
        const isLargeAndAlone = requests > mostRequests / 2 && reserved === 0;
        if (!fits && !(isLargeAndAlone && mayExceed()))
            return undefined;
        reserved += requests;
        return await work().finally(() => {
            reserved -= requests;
        });
    };
}
/**
 * The newest previews come first, because the link of one that was closed lately probably still exists. The others
 * follow in random order: if there are more than one sweep can do, each of them is reached one day.
 */
function newestFirst(previews) {
    const others = previews
        .slice(alwaysFirst)
        .map((preview) => ({ preview, rank: Math.random() }))
        .toSorted((a, b) => a.rank - b.rank);
    return [...previews.slice(0, alwaysFirst), ...others.map(({ preview }) => preview)];
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
/** Previews that are asked for their links only to count them. */
const mostAsked = 10;
/**
 * Tears down the previews of one environment whose pull request is closed or whose branch is gone: GitHub does not run
 * `pull_request: closed` for a pull request with conflicts, and a runner can be down. With `expire-after` also those
 * that nobody deployed to for some time. It deletes only links that a record made.
 *
 * @param counts whether the account is asked how many links it has
 * @throws {SweepError} at the end, if some previews could not be read or deleted
 * @throws {InputError | GitHubError} if the records can't be read at all
 */
async function sweep(environment, services, counts = false) {
    const { signal, inputs } = services;
    const access = services.requireGitHub("a sweep finds the previews in the repository's deployments");
    const wanted = new wanted_previews/* Wanted */.k(access, inputs.expireAfter);
    const none = { used: undefined, limit: undefined };
    const sweep = { environment, services, access, wanted, swept: [], faults: [], left: 0, quota: none };
    const spend = budgetOf(access.github, () => sweep.swept.every(({ became }) => became === 'kept'));
    const read = await access.records.previews.in(environment).catch((error) => {
        throw (0,answers/* isForbidden */.US)(error) ? (0,permissions/* recordRefused */.Gc)('previews', false, error) : error;
    });
    const previews = newestFirst(read);
    const ended = [];
    await (0,concurrency/* atMost */.T)(atOnce, previews, async (preview) => {
        signal.throwIfAborted();
        const { link, deployments } = preview;
        const title = await wanted.titleIfOpen(preview);
        if (title !== undefined)
            return keep(preview, { title, why: 'it is open' }, link === undefined ? [] : [link], sweep);
        const wasEnded = await spend(2 * deployments + requestsBeside, () => sweepPreview(preview, sweep));
        if (wasEnded === undefined)
            sweep.left += 1;
        else if (wasEnded)
            ended.push(preview);
    });
    // What is to be torn down comes first. Then the list of deployments is kept short.
    await (0,concurrency/* atMost */.T)(atOnce, inputs.dryRun ? [] : ended, async ({ name, deployments }) => {
        const forget = () => access.records.previews.forget(name, Date.now() - keptFor);
        // Each is asked for its state again, because that may have been forgotten meanwhile.
        await spend(2 * deployments + 1, forget).catch((error) => {
            signal.throwIfAborted();
            log/* log */.R.warning((0,printable/* printable */.g$)(`Old deployments of a preview could not be deleted. ${(0,errors/* messageOf */.bD)(error)}`));
        });
    });
    const { swept, faults, left, quota } = sweep;
    const counted = counts && faults.length === 0 && (await countLinks(previews, sweep));
    const outcome = { result: 'swept', environment, previews: swept, left, quota, ...counted };
    if (faults.length === 0)
        return outcome;
    const lacksPermission = faults.some(({ mayLackPermission }) => mayLackPermission);
    throw new build_outcome/* SweepError */.J(outcome, faults, lacksPermission ? permissions/* permissionLines */.$r : undefined);
}
/** Tears a preview down if nobody needs it any more. Returns whether an earlier run had done that. */
async function sweepPreview(preview, sweep) {
    const { environment, services } = sweep;
    const { subject, since } = preview;
    try {
        const work = services.workOn({ subject, environment, sha: '', domain: undefined });
        const links = await work.tracking.links();
        if (links.length === 0)
            return true;
        await tearDown(links, preview, work, sweep);
    }
    catch (error) {
        services.signal.throwIfAborted();
        const why = (0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error));
        sweep.swept.push({ subject, title: '', links: [], since, became: 'kept', why });
        sweep.faults.push({ preview: (0,target/* describe */.q)(subject), why, mayLackPermission: (0,answers/* isForbidden */.US)(error) });
    }
    return false;
}
async function tearDown(links, preview, work, sweep) {
    const { subject, since } = preview;
    const { dryRun } = work.services.inputs;
    let wish = { why: undefined, title: '' };
    const why = async () => {
        wish = await sweep.wanted.ask(preview);
        return wish.why;
    };
    const { gone, quota, fault, ends } = await (0,removal/* removeOwn */.LO)(links, { ...work, why, waits: true });
    const { title, expired } = wish;
    const deleted = dryRun ? [] : gone;
    if (deleted.length > 0) {
        sweep.quota = quota;
        sweep.swept.push({ subject, title, links: deleted, since, became: 'deleted', expired });
        const after = expired === undefined ? '' : `, expired after ${(0,format/* count */.U9)(expired, 'day')}`;
        log/* log */.R.info(`${(0,target/* describe */.q)(subject)}: deleted ${deleted.join(', ')}${after}`);
        await Promise.all([...ends, work.tracking.tellRemoved(deleted, expired)]);
    }
    const keepThose = (reason, isKept) => {
        const kept = links.filter(isKept).map(({ names: [name] }) => name);
        if (kept.length > 0)
            keep(preview, { title, why: reason }, kept, sweep);
    };
    if (fault instanceof removal/* StillWantedError */.gb)
        keepThose(fault.why, ({ names: [name] }) => !deleted.includes(name));
    else if (fault !== undefined)
        throw fault;
    else {
        keepThose('it was there before this preview', ({ made }) => !made);
        if (dryRun)
            keepThose('a dry run deletes nothing', ({ made }) => made);
    }
}
function keep({ subject, since }, { title, why = '' }, links, sweep) {
    sweep.swept.push({ subject, title, links, since, became: 'kept', why });
    log/* log */.R.info([`${(0,target/* describe */.q)(subject)}: stays, ${why}`, ...links].join(': '));
}
/**
 * How many links the account has, if it can be read, and how many of them at least are recorded for live sites and for
 * these previews. A link that was deployed to only once is named by statuses alone: few previews are asked for these.
 */
async function countLinks(previews, { access, services }) {
    const { hosting, signal } = services;
    const { records } = access;
    const unnamed = previews.filter(({ link }) => link === undefined).slice(0, mostAsked);
    const [profile, ...named] = await Promise.all([
        hosting.profileIfAny(),
        records.namesOfLiveSites().catch(() => []),
        ...unnamed.map(async ({ name }) => (await records.links(name).catch(() => [])).flatMap(({ names }) => names)),
    ]);
    signal.throwIfAborted();
    if (profile === undefined)
        return {};
    const names = [...named.flat(), ...previews.flatMap(({ link }) => link ?? [])];
    const known = profile.links.filter((listed) => names.some((name) => (0,links/* hasName */.cP)(listed, name))).length;
    return { account: { links: profile.links.length, known }, quota: profile.quota };
}


/***/ }),

/***/ 6063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ askFor),
/* harmony export */   k: () => (/* binding */ Wanted)
/* harmony export */ });
/** Asks whether a pull request is open or a branch exists. A pull request's 404 is an error: none is ever deleted. */
async function askFor(subject, github) {
    if (subject.kind === 'pull-request') {
        const { open, title } = await github.pullRequest(subject.number);
        return { why: open ? 'it is open' : undefined, title };
    }
    const isGone = subject.kind === 'branch' && !(await github.branchExists(subject.branch));
    return { why: isGone ? undefined : 'the branch exists', title: '' };
}
/** Tells for many previews, with few requests, whether they are still needed. */
class Wanted {
    #access;
    #expireAfter;
    #open;
    /** @param expireAfter days without a deploy after which a preview is not needed */
    constructor(access, expireAfter = Infinity) {
        this.#access = access;
        this.#expireAfter = expireAfter;
    }
    /** The title of a preview's pull request if the list of open ones, which is read once, shows that it is needed. */
    async titleIfOpen({ subject, latest }) {
        if (subject.kind !== 'pull-request' || this.#isExpired(latest))
            return undefined;
        this.#open ??= this.#access.github.openPullRequests().catch(() => new Map());
        return (await this.#open).get(subject.number);
    }
    /** Asks for one preview. Throws as `askFor` does. */
    async ask({ subject, latest, name }) {
        const wish = await askFor(subject, this.#access.github);
        if (wish.why === undefined || !this.#isExpired(latest))
            return wish;
        const isOld = this.#isExpired(await this.#access.records.previews.latestOf(name));
        return { ...wish, why: isOld ? undefined : 'it was deployed to meanwhile', expired: this.#expireAfter };
    }
    /** @param latest when a preview was deployed last, in milliseconds since 1970 */
    #isExpired(latest) {
        return Date.now() - latest > this.#expireAfter * 24 * 60 * 60_000;
    }
}


/***/ })

};
