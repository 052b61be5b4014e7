export const id = 613;
export const ids = [613,994];
export const modules = {

/***/ 7121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rehearse),
/* harmony export */   a: () => (/* binding */ rehearseTearDown)
/* harmony export */ });
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9022);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6945);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3387);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4865);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6024);





/** Says what a deploy would do, and asks for the account to see whether it could work. Nothing is written. */
async function rehearse(site, to, { form, why }, work) {
    const profile = await work.services.hosting.profile();
    const { used, limit } = profile.quota;
    const { kind, link } = to;
    const isMissing = link !== undefined && !(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_0__/* .hasLink */ .p5)(profile, link);
    const size = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(site.files.length, 'file')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(site.bytes)}`;
    const omitted = [...site.omitted].map(([reason, paths]) => `${paths.length} (${reason}): ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOf */ .Ku)(paths, 5)}`);
    return report(work.target.environment, [
        ['Would send', `${size}, as ${form === 'zip' ? 'one archive' : 'single files'} (${why})`],
        ['To', (link ?? 'a new link') + (isMissing ? ', which the account does not have' : '')],
        ['Owner of the link', kind === 'new' ? 'none yet' : ownerOf(work)],
        ['Left out', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(omitted.join('; ')) || 'nothing'],
        ['Key', 'accepted'],
        ['Account', `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(profile.links.length, 'link')}; quota used: ${used ?? 'not told'} of ${limit ?? 'not told'}`],
    ]);
}
/** What a deploy has found out about the owner of a link that is there. */
function ownerOf(work) {
    const { domain, lasting } = work.target;
    if (work.services.access === undefined)
        return 'not known without github-token';
    if ((0,_services_js__WEBPACK_IMPORTED_MODULE_3__/* .isGuarded */ .J)(work))
        return 'this preview, which made it; no other record has taken it over';
    if (lasting)
        return 'nobody: branches follow it, and it is no live site';
    return domain === undefined ? 'this environment' : 'not checked, because production may use any link';
}
/** Says which links a teardown would delete. */
function rehearseTearDown(environment, links) {
    return report(environment, [['Would delete', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOf */ .Ku)(links, 10), 500)]]);
}
function report(environment, findings) {
    for (const [name, finding] of findings)
        _report_log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .R.info(`${name}: ${finding}.`);
    const reason = 'This is a dry run: nothing was changed.';
    return { result: 'skipped', environment, reason, findings };
}


/***/ }),

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

/***/ 6994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tearDown: () => (/* binding */ tearDown),
/* harmony export */   tearDownRecord: () => (/* binding */ tearDownRecord)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9289);
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9022);
/* harmony import */ var _record_link_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8708);
/* harmony import */ var _record_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6845);
/* harmony import */ var _record_permissions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4508);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6945);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2631);
/* harmony import */ var _text_host_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6315);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7121);
/* harmony import */ var _removal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5340);
/* harmony import */ var _wanted_previews_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6063);












/**
 * Deletes the links of a preview: all that its record made. Or just the link that a person named.
 *
 * @param byPerson whether a person asked for it with `mode: teardown`
 * @throws {InputError} if nothing tells the link, or nobody has it
 * @throws {NotMadeError | OwnedError} if the link was there before the preview, or somebody has taken it over
 * @throws {ServiceError | NetworkError} if a link could not be deleted. Its record stays, for another try.
 */
async function tearDown(work, byPerson) {
    const { target, tracking, services } = work;
    services.hosting.prepare();
    tracking.prepare('teardown');
    if (target.domain !== undefined && (byPerson || !tracking.remembers))
        return await tearDownNamed(target.domain, work);
    if (!tracking.remembers)
        throw (0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_5__/* .unknownLink */ .Th)();
    return await tearDownRecord(await tracking.links(), byPerson, work);
}
/** Deletes just one link, which a person has named. For a preview it must be one that its record made. */
async function tearDownNamed(domain, work) {
    const { target, tracking, services } = work;
    const isPreview = target.subject.kind !== 'live-site' && tracking.remembers;
    const own = isPreview ? await requireOwn(domain, work) : undefined;
    const links = own ? [own] : await tracking.linksNamed(domain);
    // What a record names is deleted if it is there. For what only a person names, there must be something to delete.
    const isKnown = links.length > 0;
    const permit = async (isAgain = false) => {
        if (own)
            await (0,_removal_js__WEBPACK_IMPORTED_MODULE_10__/* .requireDeletable */ .ae)(own, work, isAgain);
        if (!isAgain && !services.inputs.dryRun)
            _report_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.info(`Tearing down ${domain}.`);
    };
    if (services.inputs.dryRun) {
        if (!isKnown)
            await requireListed(domain, services);
        await permit();
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_9__/* .rehearseTearDown */ .a)(target.environment, [domain]);
    }
    const names = links.flatMap((link) => link.names);
    const account = await services.hosting.delete([own?.names[0] ?? domain, ...names], permit);
    if (!isKnown && !account.wasThere)
        throw noSuchLink(domain, account);
    for (const link of links)
        await tracking.end(link);
    await tracking.tellRemoved([domain]);
    return { ...target, result: 'deleted', links: [domain], quota: account.quota };
}
/** The link with this name that the preview's record made. */
async function requireOwn(domain, { target, tracking, services }) {
    const made = (await tracking.links()).filter((link) => link.made);
    const own = (0,_record_links_js__WEBPACK_IMPORTED_MODULE_4__/* .provedLink */ .rc)(made, domain);
    if (own !== undefined)
        return own;
    await requireListed(domain, services);
    throw new _record_link_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .NotMadeError */ .Tu(domain, target.subject, true);
}
async function requireListed(domain, { hosting }) {
    const profile = await hosting.profile();
    if (!(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLink */ .p5)(profile, domain))
        throw noSuchLink(domain, profile);
}
function noSuchLink(domain, profile) {
    const end = 'and no record names it, so nothing was deleted.';
    const hint = 'Check how it is spelled.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('domain', `the account has no link ${domain}, ${end}`, {
        hint: `${hint} ${(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .accountOf */ .XP)(profile, domain)}`,
        inPublic: { message: `domain: the account has no such link, ${end}`, hint },
    });
}
/** Deletes all links that a preview's record made. Unless a person asked for it, a preview that is needed stays. */
async function tearDownRecord(links, byPerson, work) {
    const { target, tracking, services } = work;
    const { environment, subject } = target;
    const { dryRun } = services.inputs;
    const removal = byPerson ? work : { ...work, why: () => whyWanted(work) };
    const { gone, quota, fault, ends } = await (0,_removal_js__WEBPACK_IMPORTED_MODULE_10__/* .removeOwn */ .LO)(links, removal);
    await Promise.all([...ends, !dryRun && gone.length > 0 && tracking.tellRemoved(gone)]);
    const skipped = (reason) => ({ result: 'skipped', environment, reason, teardown: true });
    if (fault instanceof _removal_js__WEBPACK_IMPORTED_MODULE_10__/* .StillWantedError */ .gb && gone.length === 0) {
        return skipped(`The preview of ${(0,_target_js__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q)(subject)} stays: ${fault.why}.`);
    }
    if (fault !== undefined)
        throw fault;
    const left = await leftLink(links, work);
    if (dryRun && gone.length > 0)
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_9__/* .rehearseTearDown */ .a)(environment, gone);
    if (gone.length > 0)
        return { ...target, result: 'deleted', links: gone, quota };
    if (!dryRun)
        await tracking.tellRemoved([]);
    return skipped(left
        ? `${(0,_target_js__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q)(subject)} only followed ${left}, so that stays.`
        : `No link is recorded for ${(0,_target_js__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q)(subject)} in the environment "${environment}", so there is nothing to tear down.`);
}
/** Asks why a preview is still needed; undefined if it is not. What the token may not see is as the event says. */
async function whyWanted({ target, services }) {
    const { github } = services.requireGitHub('GitHub knows whether a preview is still needed');
    try {
        return (await (0,_wanted_previews_js__WEBPACK_IMPORTED_MODULE_11__/* .askFor */ .d)(target.subject, github)).why;
    }
    catch (error) {
        if ((0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error))
            return undefined;
        throw error;
    }
}
/** The lasting link that a branch has followed, if one stays. Throws if another stays that may be taken for deleted. */
async function leftLink(links, { target, services }) {
    const { domain, subject } = target;
    const foreign = links.find(({ made }) => !made);
    // A link that was to be made may not exist.
    if (foreign && (foreign.sent || (0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLink */ .p5)(await services.hosting.profile(), ...foreign.names))) {
        const [link] = foreign.names;
        // Only with an environment that the user wrote a branch can follow a link.
        if (subject.kind === 'branch' && services.inputs.environment !== undefined)
            return link;
        throw new _record_link_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .NotMadeError */ .Tu(link, subject, domain !== undefined && (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_8__/* .isSameLink */ .dF)(link, domain));
    }
    const isOther = domain !== undefined && links.every((each) => (0,_record_links_js__WEBPACK_IMPORTED_MODULE_4__/* .provedName */ .g$)(each, domain) === undefined);
    if (isOther && (0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLink */ .p5)(await services.hosting.profile(), domain))
        throw new _record_link_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .NotMadeError */ .Tu(domain, subject, true);
    return undefined;
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
