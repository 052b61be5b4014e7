export const id = 285;
export const ids = [285];
export const modules = {

/***/ 5545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G$: () => (/* binding */ DiscardedError),
/* harmony export */   dw: () => (/* binding */ StaysError),
/* harmony export */   qJ: () => (/* binding */ removeLinks),
/* harmony export */   vf: () => (/* binding */ discard)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(901);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2108);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);




const nothingRemoved = () => ({ gone: [], taken: [], account: undefined, fault: undefined, mayBeDone: false });
/** A link must stay: the preview is needed again, or a live site has it. */
class StaysError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    why;
    owner;
    constructor(why, owner) {
        super(`The preview was needed again before all of it was deleted: ${why}.`);
        this.why = why;
        this.owner = owner;
    }
}
/**
 * Deletes links of a preview, one after another, and adds what became of them. If one can't be deleted, it goes on with
 * the others, unless the preview is needed again. A dry run only finds out whether each may be deleted.
 */
async function deleteLinks(links, removed, work, why) {
    const { hosting, inputs, tracking } = work;
    for (const link of links) {
        const attempts = { mayBeDone: false };
        let isTold = inputs.dryRun;
        const permit = async () => {
            const [reason, owner] = await Promise.all([why?.(), tracking.ownerOf(link, 'newer and answered')]);
            if (reason !== undefined)
                throw new StaysError(reason);
            if (owner && attempts.mayBeDone)
                throw new _record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TakenMeanwhileError */ .Ql(link, owner, 'deleted');
            if (owner)
                throw new StaysError('a live site has it', { ...owner, link });
            if (!isTold)
                _report_log_js__WEBPACK_IMPORTED_MODULE_2__/* .log */ .R.info(`Tearing down ${link}.`);
            isTold = true;
        };
        try {
            if (inputs.dryRun)
                await permit();
            else
                removed.account = await hosting.delete(link, attempts, permit);
            removed.gone.push(link);
        }
        catch (error) {
            removed.mayBeDone ||= attempts.mayBeDone;
            if (error instanceof StaysError && error.owner)
                removed.taken.push(error.owner);
            else
                removed.fault ??= error;
            if (error instanceof StaysError && !error.owner)
                return;
        }
    }
}
/**
 * Deletes links of a preview, then the deployments that name those that are gone or taken: with the last link all. It
 * looks whether a live site has taken over what was just deleted, and shows what is gone.
 *
 * @param links all that the record names, or the one that a person has named
 * @param why is asked right before each deletion; left out if a person has said that the preview must go
 * @param because is shown, if the preview is not just over
 */
async function removeLinks(links, work, why, because) {
    const { tracking, inputs } = work;
    const { record } = tracking;
    const removed = nothingRemoved();
    // Deployments that name no link go too, but not those of a preview that is needed.
    const reason = links.length === 0 && (await record.hasNameless()) ? await why?.() : undefined;
    if (reason !== undefined)
        return { ...removed, fault: new StaysError(reason) };
    await deleteLinks(links, removed, work, why);
    if (inputs.dryRun)
        return removed;
    // A deploy that was under way may have made one meanwhile. Its deployment is about to be deleted.
    if (removed.fault === undefined && (await record.links()).every((link) => links.includes(link)))
        await deleteLinks(await record.late(), removed, work, why);
    const { gone, taken, fault } = removed;
    const tell = async () => {
        for (const link of gone) {
            const owner = await tracking.ownerOf(link, 'newer and answered');
            if (owner !== undefined)
                throw new _record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TakenMeanwhileError */ .Ql(link, owner, 'deleted');
        }
        // The comment of a preview that is needed, or could not be deleted, is right as it is. A close tells of its fault.
        if (fault === undefined || (because && gone.length > 0))
            await tracking.tell({ kind: 'removed', links: gone, owner: taken[0], why: because?.() });
    };
    const end = async () => {
        const over = [...gone, ...taken.map(({ link }) => link)];
        const isAll = fault === undefined && (await record.links()).every((link) => over.includes(link));
        if (isAll)
            await tracking.end();
        else
            for (const link of over)
                await tracking.forget(link);
    };
    const ends = await Promise.allSettled([tell(), end()]);
    const later = ends.find((each) => each.status === 'rejected')?.reason;
    // What a live site has taken over was deleted, so nobody may say that it is still there.
    const mayBeDone = removed.mayBeDone || later instanceof _record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TakenMeanwhileError */ .Ql;
    return { ...removed, mayBeDone, fault: fault ?? later };
}
/** Deletes a link that this very run made and can't keep, because of an error. Returns that error, with what became of it. */
async function discard(link, error, work) {
    const removed = nothingRemoved();
    await deleteLinks([link], removed, work);
    const { gone, taken, fault } = removed;
    if (gone.length > 0)
        return new DiscardedError(error, `${link} was deleted again.`);
    if (taken.length > 0)
        return new DiscardedError(error, `${link} stays: a live site has it now.`);
    const why = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(fault));
    const fate = `${link} could not be deleted: ${why} If nobody needs it, delete it in the hosting account.`;
    return new DiscardedError(error, fate, link);
}
/** An error after which a link that the run had made was to be deleted, and what became of it. */
class DiscardedError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    /** The link, if it could not be deleted; undefined if it is gone, or a live site has it. */
    left;
    constructor({ message, hint, cause }, fate, left) {
        super(`${message} ${fate}`, { hint, cause });
        this.left = left;
    }
}


/***/ }),

/***/ 3383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ whyWanted),
/* harmony export */   PU: () => (/* binding */ isOver),
/* harmony export */   TV: () => (/* binding */ branchExists),
/* harmony export */   pt: () => (/* binding */ askWhether)
/* harmony export */ });
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2912);
/* harmony import */ var _record_best_effort_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1038);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5016);



/**
 * Asks why a preview is still needed: undefined if its pull request is closed, or its branch is gone. A live site always
 * is. A pull request's 404 is an error: none is ever deleted. The title is empty for a branch.
 */
async function askWhether(subject, github) {
    if (subject.kind === 'pull-request') {
        const { open, title } = await github.pullRequest(subject.number);
        return { why: open ? 'it is open' : undefined, title };
    }
    const isGone = subject.kind === 'branch' && !(await github.branchExists(subject.branch));
    return { why: isGone ? undefined : 'the branch exists', title: '' };
}
/** Why a preview is still needed, for the event of a close. What the token may not see is as the event says. */
async function whyWanted(work) {
    const github = (0,_services_js__WEBPACK_IMPORTED_MODULE_2__/* .requireGitHub */ .xx)(work, 'GitHub knows whether a preview is still needed');
    const wish = await askWhether(work.target.subject, github).catch((error) => {
        if (!(0,_github_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .isForbidden */ .US)(error))
            throw error;
    });
    return wish?.why;
}
/** Whether the branch of a preview exists; undefined if it is for none, or that can't be seen. */
async function branchExists({ target: { subject }, github }) {
    if (subject.kind !== 'branch')
        return undefined;
    return await github?.branchExists(subject.branch).catch(() => undefined);
}
/**
 * Whether the pull request was closed while its preview was deployed, or the branch deleted that existed before. If GitHub
 * does not tell, that is a warning.
 */
async function isOver(work, existed) {
    const { github, inputs, target } = work;
    const { subject } = target;
    if (github === undefined || (subject.kind === 'branch' && !(await existed)))
        return false;
    const wish = await (0,_record_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)(`read the ${subject.kind === 'branch' ? 'branch' : 'pull request'}`, () => askWhether(subject, github).catch((error) => {
        // The comment, which needs the same permission, tells of it.
        if (!((0,_github_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .isForbidden */ .US)(error) && inputs.comment))
            throw error;
    }));
    return wish !== undefined && wish.why === undefined;
}


/***/ }),

/***/ 1285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ sweepPreviews),
/* harmony export */   sweep: () => (/* binding */ sweep)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2912);
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8713);
/* harmony import */ var _http_concurrency_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6103);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7883);
/* harmony import */ var _record_link_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(901);
/* harmony import */ var _record_permissions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7225);
/* harmony import */ var _record_previews_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(344);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2108);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9930);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1712);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7736);
/* harmony import */ var _removal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5545);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5016);
/* harmony import */ var _still_wanted_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3383);















/** Previews that are torn down in one run at most. */
const mostTornDown = 100;
/** Requests that are left to the token for other runs. A repository's has 1,000 an hour. */
const leftToOthers = 300;
/**
 * Tears down the previews of one environment whose pull request is closed or whose branch is gone: GitHub does not run
 * `pull_request: closed` for a pull request with conflicts, and a runner can be down. With `expire-after` also those
 * that nobody deployed to for some time.
 *
 * @throws {SweepError} at the end, if some previews could not be read or deleted
 * @throws {InputError | GitHubError} if the records can't be read at all
 */
async function sweep(environment, services) {
    const github = (0,_services_js__WEBPACK_IMPORTED_MODULE_11__/* .requireGitHub */ .xx)(services, "a sweep finds the previews in the repository's deployments");
    const previews = await (0,_record_previews_js__WEBPACK_IMPORTED_MODULE_6__/* .previewsIn */ .tH)(github, environment).catch((error) => {
        throw (0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error) ? (0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_5__/* .recordRefused */ .Gc)('previews', error) : error;
    });
    const { swept, left, account } = await sweepPreviews(previews, github, services);
    const profile = account ?? (await services.hosting.profileIfAny());
    const outcome = {
        result: 'swept',
        environment,
        previews: swept,
        left,
        quota: profile?.quota ?? { used: undefined, limit: undefined },
        account: profile && { links: profile.links.length },
    };
    const faults = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .faultsIn */ .RP)(swept);
    if (faults.length === 0)
        return outcome;
    throw new _outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .SweepError */ .JT(outcome, faults.some(({ fault }) => (0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(fault)) ? _record_permissions_js__WEBPACK_IMPORTED_MODULE_5__/* .permissionLines */ .$r : undefined);
}
/** Tears down those of some previews that nobody needs, one after another, while the token has requests left. */
async function sweepPreviews(previews, github, services, listed) {
    const { signal } = services;
    const swept = [];
    const sweep = { github, services, listed, swept, left: 0 };
    const open = previews.length > 0 ? await github.openPullRequests().catch(() => undefined) : undefined;
    const titleOf = (preview) => {
        const { subject } = preview;
        return subject.kind === 'pull-request' && !isExpired(preview, sweep) ? open?.get(subject.number) : undefined;
    };
    if (!listed) {
        await (0,_http_concurrency_js__WEBPACK_IMPORTED_MODULE_13__/* .atMost */ .T)(10, previews, async (preview) => {
            const title = titleOf(preview);
            if (title === undefined)
                return;
            const link = await (0,_record_previews_js__WEBPACK_IMPORTED_MODULE_6__/* .linkOf */ .IJ)(github, preview).catch(() => undefined);
            swept.push(kept(preview, title, 'it is open', link === undefined ? [] : [link]));
        });
    }
    for (const preview of previews.filter((each) => titleOf(each) === undefined)) {
        signal.throwIfAborted();
        const tornDown = swept.filter(({ became }) => became === 'deleted').length;
        if (tornDown >= mostTornDown || (github.remaining ?? Infinity) < leftToOthers)
            sweep.left += 1;
        else
            await sweepOne(preview, sweep).catch((fault) => {
                if (signal.aborted)
                    throw fault;
                const why = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_9__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(fault));
                const { subject, since } = preview;
                swept.push({ subject, title: '', links: [], since, became: 'kept', why, fault });
            });
    }
    return sweep;
}
function isExpired({ latest }, { github, services, listed }) {
    const { expireAfter } = services.inputs;
    return !listed && expireAfter !== undefined && github.now - latest > expireAfter * 24 * 60 * 60_000;
}
function kept({ subject, since }, title, why, links) {
    _report_log_js__WEBPACK_IMPORTED_MODULE_7__/* .log */ .R.info([`${(0,_target_js__WEBPACK_IMPORTED_MODULE_8__/* .describe */ .q0)(subject)}: stays, ${why}`, ...links].join(': '));
    return { subject, title, links, since, became: 'kept', why };
}
/** Tears a preview down if nobody needs it any more. @throws whatever kept it from being read or deleted */
async function sweepOne(preview, sweep) {
    const { subject, environment, since } = preview;
    const { github, services, listed, swept } = sweep;
    const { dryRun, expireAfter } = services.inputs;
    // The list may be minutes old, and another preview may have made a link that was deleted meanwhile.
    const work = (0,_services_js__WEBPACK_IMPORTED_MODULE_11__/* .workOn */ .xM)({ subject, environment, sha: '', domain: undefined }, services);
    let title = '';
    let expired;
    const why = async () => {
        const wish = await (0,_still_wanted_js__WEBPACK_IMPORTED_MODULE_12__/* .askWhether */ .pt)(subject, github);
        title = wish.title;
        if (wish.why === undefined || !isExpired(preview, sweep))
            return wish.why;
        if ((await (0,_record_previews_js__WEBPACK_IMPORTED_MODULE_6__/* .latestOf */ .Te)(github, preview)) > preview.latest)
            return 'it was deployed to meanwhile';
        expired = expireAfter;
        return undefined;
    };
    const links = await work.tracking.record.links();
    if (listed && !links.some((link) => (0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLink */ .p5)(listed, link)))
        return;
    const because = () => (expired === undefined ? undefined : { days: expired });
    const { gone, taken, fault, account } = await (0,_removal_js__WEBPACK_IMPORTED_MODULE_10__/* .removeLinks */ .qJ)(links, work, why, because);
    if (account)
        sweep.account = account;
    if (dryRun && gone.length > 0)
        swept.push(kept(preview, title, 'a dry run deletes nothing', gone));
    if (!dryRun && gone.length > 0) {
        swept.push({ subject, title, links: gone, since, became: 'deleted', expired });
        const after = expired === undefined ? '' : `, expired after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_14__/* .count */ .U9)(expired, 'day')}`;
        _report_log_js__WEBPACK_IMPORTED_MODULE_7__/* .log */ .R.info(`${(0,_target_js__WEBPACK_IMPORTED_MODULE_8__/* .describe */ .q0)(subject)}: deleted ${gone.join(', ')}${after}`);
    }
    for (const site of taken)
        swept.push(kept(preview, title, `it is ${(0,_record_link_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .siteOf */ .zU)(site)} now`, [site.link]));
    const rest = links.filter((link) => !gone.includes(link));
    if (fault instanceof _removal_js__WEBPACK_IMPORTED_MODULE_10__/* .StaysError */ .dw)
        swept.push(kept(preview, title, fault.why, rest));
    else if (fault !== undefined)
        throw fault;
}


/***/ }),

/***/ 344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IJ: () => (/* binding */ linkOf),
/* harmony export */   Te: () => (/* binding */ latestOf),
/* harmony export */   tH: () => (/* binding */ previewsIn)
/* harmony export */ });
/* harmony import */ var _read_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(231);
/* harmony import */ var _record_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5746);


/** The previews of one environment, or of all, newest first. Throws a `GitHubError` if they can't be read. */
async function previewsIn(github, environment) {
    const found = [];
    for await (const page of github.deployments(environment === undefined ? {} : { environment }))
        found.push(...page.filter((each) => (0,_record_format_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS)(each)));
    return (0,_record_format_js__WEBPACK_IMPORTED_MODULE_1__/* .byRecord */ .rB)(found).flatMap((deployments) => {
        const [newest] = deployments;
        const subject = newest && (0,_record_format_js__WEBPACK_IMPORTED_MODULE_1__/* .previewOf */ .oW)(newest.task);
        if (newest === undefined || subject === undefined)
            return [];
        const { environment, createdAt: latest } = newest;
        // When the first deployment was begun.
        const since = deployments.at(-1)?.createdAt ?? latest;
        return [{ subject, environment, since, latest, deployments }];
    });
}
async function linkOf(github, { deployments, ...preview }) {
    return await new _read_record_js__WEBPACK_IMPORTED_MODULE_0__/* .RecordReader */ .J(github, (0,_record_format_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(preview), deployments).newest();
}
/** When the newest deployment of a preview was begun, as GitHub says now; 0 if there is none any more. */
async function latestOf(github, preview) {
    const [newest] = await new _read_record_js__WEBPACK_IMPORTED_MODULE_0__/* .RecordReader */ .J(github, (0,_record_format_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(preview)).deployments();
    return newest?.createdAt ?? 0;
}


/***/ })

};
