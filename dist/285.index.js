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
/** Asks, right before a preview's link is deleted, whether it may be. @throws {StaysError} if not */
function permitFor(link, attempts, { tracking, services }, why) {
    let isFirst = !services.inputs.dryRun;
    return async () => {
        const [reason, owner] = await Promise.all([why?.(), tracking.ownerOf(link, 'newer and answered')]);
        if (reason !== undefined)
            throw new StaysError(reason);
        if (owner !== undefined)
            throw attempts.mayBeDone
                ? new _record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TakenMeanwhileError */ .Ql(link, owner, 'deleted')
                : new StaysError('a live site has it', owner);
        if (isFirst)
            _report_log_js__WEBPACK_IMPORTED_MODULE_2__/* .log */ .R.info(`Tearing down ${link}.`);
        isFirst = false;
    };
}
/**
 * Deletes links of a preview, one after another. If one can't be deleted, it goes on with the others, unless the preview
 * is needed again. A dry run only finds out whether each may be deleted.
 *
 * @param why is asked right before each deletion; left out if a person has said that the preview must go
 */
async function deleteLinks(links, work, why) {
    const { hosting, inputs } = work.services;
    let mayBeDone = false;
    const gone = [];
    const taken = [];
    let account;
    let fault;
    for (const link of links) {
        const attempts = { mayBeDone: false };
        const permit = permitFor(link, attempts, work, why);
        try {
            if (inputs.dryRun)
                await permit();
            else
                account = await hosting.delete(link, attempts, permit);
            gone.push(link);
        }
        catch (error) {
            if (error instanceof StaysError && error.owner)
                taken.push({ link, owner: error.owner });
            else
                fault ??= error;
            mayBeDone ||= attempts.mayBeDone;
            if (error instanceof StaysError && !error.owner)
                break;
        }
    }
    return { gone, taken, account, fault, mayBeDone };
}
/**
 * Deletes links of a preview, then the deployments that name those that are gone or taken: with the last link all. It
 * looks whether a live site has taken over what was just deleted, and shows what is gone.
 *
 * @param links all that the record names, or the one that a person has named
 * @param because is shown, if the preview is not just over
 */
async function removeLinks(links, work, why, because) {
    const { tracking, services } = work;
    const first = await deleteLinks(links, work, why);
    if (services.inputs.dryRun)
        return first;
    // A deploy that was under way may have made one meanwhile. Its deployment is about to be deleted.
    const isOver = first.fault === undefined && (await tracking.record.links()).every((link) => links.includes(link));
    const late = isOver ? await tracking.record.late() : [];
    const second = await deleteLinks(late, work, why);
    const gone = [...first.gone, ...second.gone];
    const taken = [...first.taken, ...second.taken];
    const fault = first.fault ?? second.fault;
    const tell = async () => {
        for (const link of gone) {
            const owner = await tracking.ownerOf(link, 'newer and answered');
            if (owner !== undefined)
                throw new _record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TakenMeanwhileError */ .Ql(link, owner, 'deleted');
        }
        // The comment of a preview that is needed, or could not be deleted, is right as it is. A close tells of its fault.
        if (fault === undefined || (because && gone.length > 0))
            await tracking.tell({ kind: 'removed', links: gone, owner: taken[0]?.owner, why: because?.() });
    };
    const end = async () => {
        const over = [...gone, ...taken.map(({ link }) => link)];
        const isAll = fault === undefined && (await tracking.record.links()).every((link) => over.includes(link));
        if (isAll)
            await tracking.end();
        else
            for (const link of over)
                await tracking.forget(link);
    };
    const ends = await Promise.allSettled([tell(), end()]);
    const account = second.account ?? first.account;
    const later = ends.find((each) => each.status === 'rejected')?.reason;
    // What a live site has taken over was deleted, so nobody may say that it is still there.
    const mayBeDone = first.mayBeDone || second.mayBeDone || later instanceof _record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TakenMeanwhileError */ .Ql;
    return { gone, taken, account, mayBeDone, fault: fault ?? later };
}
/** Deletes a link that this very run made and can't keep, because of an error. Returns that error, with what became of it. */
async function discard(link, error, work) {
    const { gone, fault, taken } = await deleteLinks([link], work);
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


/** Asks whether a pull request is open or a branch exists. A pull request's 404 is an error: none is ever deleted. */
async function askWhether(subject, github) {
    if (subject.kind === 'pull-request') {
        const { open, title } = await github.pullRequest(subject.number);
        return { why: open ? 'it is open' : undefined, title };
    }
    const isGone = subject.kind === 'branch' && !(await github.branchExists(subject.branch));
    return { why: isGone ? undefined : 'the branch exists', title: '' };
}
/** Why a preview is still needed, for the event of a close. What the token may not see is as the event says. */
async function whyWanted({ target, services }) {
    const { github } = services.requireGitHub('GitHub knows whether a preview is still needed');
    try {
        return (await askWhether(target.subject, github)).why;
    }
    catch (error) {
        if ((0,_github_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .isForbidden */ .US)(error))
            return undefined;
        throw error;
    }
}
/** Whether the branch of a preview exists; undefined if it is for none, or that can't be seen. */
async function branchExists({ target: { subject }, services }) {
    if (subject.kind !== 'branch')
        return undefined;
    return await services.access?.github.branchExists(subject.branch).catch(() => undefined);
}
/**
 * Whether the pull request was closed, or the branch deleted, while its preview was deployed. If GitHub does not tell it
 * of a pull request, that is a warning.
 *
 * @param existed whether the branch was there before
 */
async function isOver(work, existed) {
    const { target, services } = work;
    const { subject } = target;
    if (services.access === undefined)
        return false;
    if (subject.kind === 'branch')
        return (await existed) === true && (await branchExists(work)) === false;
    if (subject.kind !== 'pull-request')
        return false;
    const { github } = services.access;
    const pull = await (0,_record_best_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z)('read the pull request', async () => {
        return await github.pullRequest(subject.number).catch((error) => {
            // The comment, which needs the same permission, tells of it.
            if (!((0,_github_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .isForbidden */ .US)(error) && services.inputs.comment))
                throw error;
            return undefined;
        });
    });
    return pull?.open === false;
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
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1712);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7736);
/* harmony import */ var _removal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5545);
/* harmony import */ var _still_wanted_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3383);














/** Previews that are torn down in one run at most. */
const mostTornDown = 100;
/** Requests that are left to the token for other runs. A repository's has 1,000 an hour. */
const leftToOthers = 300;
const noQuota = { used: undefined, limit: undefined };
/**
 * Tears down the previews of one environment whose pull request is closed or whose branch is gone: GitHub does not run
 * `pull_request: closed` for a pull request with conflicts, and a runner can be down. With `expire-after` also those
 * that nobody deployed to for some time.
 *
 * @throws {SweepError} at the end, if some previews could not be read or deleted
 * @throws {InputError | GitHubError} if the records can't be read at all
 */
async function sweep(environment, services) {
    const access = services.requireGitHub("a sweep finds the previews in the repository's deployments");
    const previews = await (0,_record_previews_js__WEBPACK_IMPORTED_MODULE_6__/* .previewsIn */ .tH)(access.github, environment).catch((error) => {
        throw (0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error) ? (0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_5__/* .recordRefused */ .Gc)('previews', error) : error;
    });
    const { swept, faults, left, account } = await sweepPreviews(previews, services, access);
    const profile = account ?? (await services.hosting.profileIfAny());
    const outcome = {
        result: 'swept',
        environment,
        previews: swept,
        left,
        quota: profile?.quota ?? noQuota,
        account: profile && { links: profile.links.length },
    };
    if (faults.length === 0)
        return outcome;
    const lacksPermission = faults.some(({ mayLackPermission }) => mayLackPermission);
    throw new _outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .SweepError */ .J(outcome, faults, lacksPermission ? _record_permissions_js__WEBPACK_IMPORTED_MODULE_5__/* .permissionLines */ .$r : undefined);
}
/**
 * Tears down those of some previews that nobody needs, one after another, while the token has requests left.
 *
 * @param listed if given, only previews with a link that this account lists; how old they are does not matter then
 */
async function sweepPreviews(previews, services, { github }, listed) {
    const { signal, inputs } = services;
    const { dryRun } = inputs;
    const days = listed ? undefined : inputs.expireAfter;
    const isExpired = (latest) => days !== undefined && github.now - latest > days * 24 * 60 * 60_000;
    const found = { swept: [], faults: [], left: 0 };
    const keep = ({ subject, since }, title, why, links) => {
        found.swept.push({ subject, title, links, since, became: 'kept', why });
        _report_log_js__WEBPACK_IMPORTED_MODULE_7__/* .log */ .R.info([`${(0,_target_js__WEBPACK_IMPORTED_MODULE_8__/* .describe */ .q)(subject)}: stays, ${why}`, ...links].join(': '));
    };
    /** Tears a preview down if nobody needs it any more. Returns whether it did. */
    const sweepOne = async (preview) => {
        const { subject, environment, since } = preview;
        // The list may be minutes old, and another preview may have made a link that was deleted meanwhile.
        const work = services.workOn({ subject, environment, sha: '', domain: undefined });
        let title = '';
        let expired;
        const why = async () => {
            const wish = await (0,_still_wanted_js__WEBPACK_IMPORTED_MODULE_11__/* .askWhether */ .pt)(subject, github);
            title = wish.title;
            if (wish.why === undefined || !isExpired(preview.latest))
                return wish.why;
            expired = isExpired(await (0,_record_previews_js__WEBPACK_IMPORTED_MODULE_6__/* .latestOf */ .Te)(github, preview)) ? days : undefined;
            return expired === undefined ? 'it was deployed to meanwhile' : undefined;
        };
        const links = await work.tracking.record.links();
        if (listed && !links.some((link) => (0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLink */ .p5)(listed, link)))
            return false;
        const reason = links.length === 0 ? await why() : undefined;
        if (reason !== undefined)
            keep(preview, title, reason, []);
        if (reason !== undefined)
            return false;
        const removed = await (0,_removal_js__WEBPACK_IMPORTED_MODULE_10__/* .removeLinks */ .qJ)(links, work, why, () => (expired === undefined ? undefined : { days: expired }));
        const { gone, taken, fault, account } = removed;
        if (account)
            found.account = account;
        if (dryRun && gone.length > 0)
            keep(preview, title, 'a dry run deletes nothing', gone);
        if (!dryRun && gone.length > 0) {
            found.swept.push({ subject, title, links: gone, since, became: 'deleted', expired });
            const after = expired === undefined ? '' : `, expired after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_12__/* .count */ .U9)(expired, 'day')}`;
            _report_log_js__WEBPACK_IMPORTED_MODULE_7__/* .log */ .R.info(`${(0,_target_js__WEBPACK_IMPORTED_MODULE_8__/* .describe */ .q)(subject)}: deleted ${gone.join(', ')}${after}`);
        }
        for (const { link, owner } of taken)
            keep(preview, title, `it is ${(0,_record_link_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .siteOf */ .zU)(owner)} now`, [link]);
        const rest = links.filter((link) => !gone.includes(link));
        if (fault instanceof _removal_js__WEBPACK_IMPORTED_MODULE_10__/* .StaysError */ .dw)
            keep(preview, title, fault.why, rest);
        else if (fault !== undefined)
            throw fault;
        return gone.length > 0 && !dryRun;
    };
    const open = previews.length > 0 ? await github.openPullRequests().catch(() => undefined) : undefined;
    const titleOf = ({ subject, latest }) => subject.kind === 'pull-request' && !isExpired(latest) ? open?.get(subject.number) : undefined;
    if (!listed) {
        await (0,_http_concurrency_js__WEBPACK_IMPORTED_MODULE_13__/* .atMost */ .T)(10, previews, async (preview) => {
            const title = titleOf(preview);
            if (title === undefined)
                return;
            const link = await (0,_record_previews_js__WEBPACK_IMPORTED_MODULE_6__/* .linkOf */ .IJ)(github, preview).catch(() => undefined);
            keep(preview, title, 'it is open', link === undefined ? [] : [link]);
        });
    }
    const fail = ({ subject, since }, error) => {
        if (signal.aborted)
            throw error;
        const why = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_9__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error));
        found.swept.push({ subject, title: '', links: [], since, became: 'kept', why });
        found.faults.push({ preview: (0,_target_js__WEBPACK_IMPORTED_MODULE_8__/* .describe */ .q)(subject), why, mayLackPermission: (0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error) });
        return false;
    };
    let tornDown = 0;
    for (const preview of previews.filter((each) => titleOf(each) === undefined)) {
        signal.throwIfAborted();
        if (tornDown >= mostTornDown || (github.remaining ?? Infinity) < leftToOthers)
            found.left += 1;
        else if (await sweepOne(preview).catch((error) => fail(preview, error)))
            tornDown += 1;
    }
    return found;
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


/**
 * The previews of one environment, or of all, newest first.
 *
 * @throws {GitHubError} if they can't be read
 */
async function previewsIn(github, environment) {
    const found = [];
    for await (const page of github.deployments(environment === undefined ? {} : { environment }))
        found.push(...page.filter((each) => (0,_record_format_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS)(each) && (0,_record_format_js__WEBPACK_IMPORTED_MODULE_1__/* .previewOf */ .oW)(each.task)));
    return (0,_record_format_js__WEBPACK_IMPORTED_MODULE_1__/* .byRecord */ .rB)(found).flatMap((record) => {
        const [newest] = record;
        const subject = newest && (0,_record_format_js__WEBPACK_IMPORTED_MODULE_1__/* .previewOf */ .oW)(newest.task);
        if (newest === undefined || subject === undefined)
            return [];
        const { createdAt: since } = record.at(-1) ?? newest;
        return [{ subject, environment: newest.environment, since, latest: newest.createdAt, deployments: record }];
    });
}
/** The link that a preview was deployed to last; undefined if it names none. */
async function linkOf(github, { deployments, ...preview }) {
    return await new _read_record_js__WEBPACK_IMPORTED_MODULE_0__/* .RecordReader */ .J(github, (0,_record_format_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(preview), deployments).newest();
}
/** When the newest deployment of a preview was begun, as GitHub says now; 0 if there is none any more. */
async function latestOf(github, preview) {
    const page = await github.deployments({ ...(0,_record_format_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(preview) }).next();
    const newest = page.done ? undefined : page.value.find(_record_format_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS);
    return newest?.createdAt ?? 0;
}


/***/ })

};
