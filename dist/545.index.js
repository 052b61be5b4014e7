export const id = 545;
export const ids = [545];
export const modules = {

/***/ 2756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rehearse),
/* harmony export */   a: () => (/* binding */ rehearseTearDown)
/* harmony export */ });
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8713);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2108);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1925);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1712);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5016);






/** Says what a deploy would do, and asks for the account to see whether it could work. Nothing is written. */
async function rehearse(site, to, { form, why }, work) {
    // It was asked already where a link is new.
    const profile = (await to.account) ?? (await work.hosting.profile());
    const { link } = to;
    const isMissing = link !== undefined && !(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_0__/* .hasLink */ .p5)(profile, link);
    const size = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(site.files.length, 'file')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(site.bytes)}`;
    const omitted = [...site.omitted].map(([reason, paths]) => `${paths.length} (${reason}): ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(paths, 5)}`);
    return report(work.target.environment, [
        ['Would send', `${size}, as ${form === 'zip' ? 'one archive' : 'single files'} (${why})`],
        ['To', (link ?? 'a new link') + (isMissing ? ', which the account does not have: it would be made' : '')],
        ['Owner of the link', to.kind === 'new' ? 'none yet' : ownerOf(work)],
        ['Left out', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(omitted.join('; ')) || 'nothing'],
        ['Key', 'accepted'],
        ['Account', `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(profile.links.length, 'link')} in use; quota used: ${(0,_report_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .quotaOf */ .Ot)(profile.quota) || 'not told'}`],
    ]);
}
/** What a deploy has found out about the owner of a link that is there. */
function ownerOf(work) {
    if (work.github === undefined)
        return 'not known without github-token';
    if ((0,_services_js__WEBPACK_IMPORTED_MODULE_4__/* .isGuarded */ .JN)(work))
        return 'this preview, which made it; no live site has taken it over';
    if (work.target.ofBranch)
        return 'no other live site';
    return work.target.domain === undefined ? 'this environment' : 'not checked, because a live site may use any link';
}
/** Says which links a teardown would delete. */
function rehearseTearDown(environment, links) {
    return report(environment, [['Would delete', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(links, 10), 500)]]);
}
function report(environment, findings) {
    for (const [name, finding] of findings)
        _report_log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .R.info(`${name}: ${finding}.`);
    const reason = 'This is a dry run: nothing was changed.';
    return { result: 'skipped', environment, reason, findings };
}


/***/ }),

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

/***/ 6545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tearDown: () => (/* binding */ tearDown),
/* harmony export */   z: () => (/* binding */ tearDownLate)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2912);
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8713);
/* harmony import */ var _record_end_deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2065);
/* harmony import */ var _record_link_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(901);
/* harmony import */ var _record_permissions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7225);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2108);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9930);
/* harmony import */ var _text_host_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6381);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2756);
/* harmony import */ var _removal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5545);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5016);
/* harmony import */ var _still_wanted_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3383);













/**
 * Deletes the links of a preview: all that its record names. Or just the link that a person named.
 *
 * @param byPerson whether a person asked for it with `mode: teardown`
 * @throws {InputError} if nothing tells the link, or nobody has it
 * @throws {ServiceError | NetworkError} if a link could not be deleted. Its record stays, for another try.
 */
async function tearDown(work, byPerson) {
    const { target, tracking, hosting } = work;
    const { domain, subject } = target;
    hosting.prepare();
    tracking.prepare('teardown');
    if (domain === undefined && !tracking.remembers)
        throw (0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_5__/* .unknownLink */ .Th)();
    if (domain === undefined || (tracking.remembers && !byPerson))
        return await tearDownRecord(await tracking.record.links(), work, byPerson ? undefined : () => (0,_still_wanted_js__WEBPACK_IMPORTED_MODULE_12__/* .whyWanted */ .KN)(work));
    if (!(0,_services_js__WEBPACK_IMPORTED_MODULE_11__/* .isGuarded */ .JN)(work))
        return await tearDownAny(domain, work);
    const link = await tracking.record.nameFor(domain);
    if (link !== undefined)
        return await tearDownRecord([link], work);
    const profile = await hosting.profile();
    if (!(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLink */ .p5)(profile, domain))
        throw noSuchLink(domain, profile);
    throw new _record_link_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .NotMadeError */ .Tu(domain, subject, { live: await tracking.production(), isPerhapsOwn: false });
}
/** Deletes a link that a person named, whoever has it. A person's word is enough where the token may not use the record. */
async function tearDownAny(domain, work) {
    const { target, tracking, hosting, inputs } = work;
    const known = await tracking.record.links().catch(warnIfForbidden);
    const recorded = known.filter((link) => (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_8__/* .isSameLink */ .d)(link, domain));
    if (recorded.length === 0) {
        const profile = await hosting.profileIfAny();
        if (profile !== undefined && !(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLink */ .p5)(profile, domain))
            throw noSuchLink(domain, profile);
    }
    if (inputs.dryRun)
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_9__/* .rehearseTearDown */ .a)(target.environment, [domain]);
    _report_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.info(`Tearing down ${domain}.`);
    const account = await hosting.delete(domain, { mayBeDone: false });
    if (recorded.length === 0 && !account.wasThere)
        throw noSuchLink(domain, account);
    for (const link of recorded)
        await tracking.forget(link).catch(warnIfForbidden);
    return { ...target, result: 'deleted', links: [domain], quota: account.quota };
}
/** @throws the error itself if the token may use the record */
function warnIfForbidden(error) {
    const cause = error instanceof _record_end_deployments_js__WEBPACK_IMPORTED_MODULE_3__/* .EndError */ .W ? error.cause : error;
    if (!(0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(cause))
        throw error;
    _report_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.warning((0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_5__/* .notEnded */ .Au)(cause));
    return [];
}
function noSuchLink(domain, profile) {
    const message = `the account has no link ${domain}, and no record names it, so nothing was deleted.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('domain', message, { hint: `Check how it is spelled. ${(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .accountOf */ .XP)(profile, domain)}` });
}
/** Tears down a preview whose pull request or branch went while this run sent it to a link. */
async function tearDownLate(link, work) {
    _report_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.notice(`${(0,_target_js__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q0)(work.target.subject)} was closed meanwhile, so its preview is torn down at once.`);
    // Who ended the preview may have deleted the deployment that names this link.
    const links = new Set([link, ...(await work.tracking.record.links())]);
    return await tearDownRecord([...links], work, () => (0,_still_wanted_js__WEBPACK_IMPORTED_MODULE_12__/* .whyWanted */ .KN)(work));
}
/** Deletes links of a preview, all that its record names or one, and the deployments that name them. */
async function tearDownRecord(links, work, why) {
    const { target, tracking, inputs } = work;
    const { environment, subject, domain } = target;
    const skipped = (reason) => ({ result: 'skipped', environment, reason, teardown: true });
    const { gone, taken, account, fault, mayBeDone } = await (0,_removal_js__WEBPACK_IMPORTED_MODULE_10__/* .removeLinks */ .qJ)(links, work, why);
    if (inputs.dryRun && fault === undefined && gone.length > 0)
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_9__/* .rehearseTearDown */ .a)(environment, gone);
    if (fault instanceof _removal_js__WEBPACK_IMPORTED_MODULE_10__/* .StaysError */ .dw && gone.length === 0)
        return skipped(`The preview of ${(0,_target_js__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q0)(subject)} stays: ${fault.why}.`);
    if (fault !== undefined) {
        if (!inputs.dryRun)
            await tracking.fail(fault, 'teardown', { mayBeDone });
        throw fault;
    }
    const [first] = taken;
    const stays = first ? `${first.link} stays: it is ${(0,_record_link_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .siteOf */ .zU)(first)} now.` : '';
    if (stays && gone.length > 0)
        _report_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.notice(stays);
    if (account && gone.length > 0)
        return { ...target, result: 'deleted', links: gone, quota: account.quota };
    const nothing = `No link is recorded for ${(0,_target_js__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q0)(subject)} in the environment "${environment}", so there is nothing to tear down`;
    return skipped(stays || `${nothing}${domain === undefined ? '' : `, and ${domain} stays`}.`);
}


/***/ })

};
