export const id = 994;
export const ids = [994];
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
async function rehearse({ site, target, destination, form, why }, services) {
    const profile = await services.hosting.profile();
    const { used, limit } = profile.quota;
    const { kind, link } = destination;
    const isMissing = link !== undefined && !(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_0__/* .hasLink */ .p5)(profile, link);
    const omitted = [...site.omitted].map(([reason, paths]) => `${paths.length} (${reason}): ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(paths, 5)}`);
    return report(target.environment, [
        [
            'Would send',
            `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(site.files.length, 'file')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(site.bytes)}, as ${form === 'zip' ? 'one archive' : 'single files'} (${why})`,
        ],
        ['To', (link ?? 'a new link') + (isMissing ? ', which the account does not have' : '')],
        ['Owner of the link', kind === 'new' ? 'none yet' : ownerOf(destination, target, services)],
        ['Left out', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(omitted.join('; ')) || 'nothing'],
        ['Key', 'accepted'],
        ['Account', `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(profile.links.length, 'link')}; quota used: ${used ?? 'not told'} of ${limit ?? 'not told'}`],
    ]);
}
/** What a deploy has found out about the owner of its link. */
function ownerOf({ isGuarded }, { domain, lasting }, { hasGitHub }) {
    if (!hasGitHub)
        return 'not known without github-token';
    if (isGuarded)
        return 'this preview, which made it; no other record has taken it over';
    if (lasting)
        return 'nobody: branches follow it, and it is no live site';
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

/***/ 6994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tearDown: () => (/* binding */ tearDown),
/* harmony export */   z: () => (/* binding */ tearDownLate)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9289);
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9022);
/* harmony import */ var _hosting_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9841);
/* harmony import */ var _http_concurrency_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8842);
/* harmony import */ var _record_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6845);
/* harmony import */ var _record_permissions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4508);
/* harmony import */ var _record_tracking_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(983);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6945);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2631);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3387);
/* harmony import */ var _text_host_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6315);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7121);
/* harmony import */ var _removal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5340);
/* harmony import */ var _wanted_previews_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6063);















/**
 * Deletes the links of a preview: all that its record made. Or just the link that a person named.
 *
 * @param byPerson whether a person asked for it with `mode: teardown`
 * @throws {InputError} if nothing tells the link, or nobody has it
 * @throws {NotMadeError} if the link was there before the preview
 * @throws {OwnedError} if somebody has taken it over
 * @throws {ServiceError | NetworkError} if a link could not be deleted. The record then stays, so that it can be tried
 * again.
 */
async function tearDown(target, byPerson, services) {
    services.hosting.prepare();
    const tracking = services.track(target);
    tracking.prepare('teardown');
    if (target.domain !== undefined && (byPerson || !tracking.remembers)) {
        return await tearDownNamed(target.domain, { target, tracking, services });
    }
    if (!tracking.remembers)
        throw (0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_5__/* .unknownLink */ .Th)();
    const links = await tracking.links();
    return await tearDownRecord(links, {
        target,
        tracking,
        services,
        ...(!byPerson && { why: whyWanted(target, services) }),
    });
}
/**
 * Tears down a preview whose pull request was closed, or whose branch was deleted, while this run deployed it.
 *
 * @param made the link that this run deployed to, recorded or not
 */
async function tearDownLate(made, target, services) {
    _report_log_js__WEBPACK_IMPORTED_MODULE_7__/* .log */ .R.notice(`${(0,_target_js__WEBPACK_IMPORTED_MODULE_8__/* .describe */ .q)(target.subject)} was closed meanwhile, so its preview is torn down at once.`);
    const tracking = services.track(target);
    const recorded = await tracking.links();
    const isRecorded = recorded.some(({ names }) => (0,_record_links_js__WEBPACK_IMPORTED_MODULE_4__/* .hasName */ .cP)(names, made));
    const unrecorded = { names: [made], accepted: [made], made: true, sent: true, deployments: [] };
    const links = isRecorded ? recorded : [unrecorded, ...recorded];
    return await tearDownRecord(links, { target, tracking, services, why: whyWanted(target, services) });
}
/** Asks why a preview is still needed. What the token may not see is as the event says. */
function whyWanted({ subject }, services) {
    const { github } = services.requireGitHub('GitHub knows whether a preview is still needed');
    return async () => {
        const wish = await new _wanted_previews_js__WEBPACK_IMPORTED_MODULE_12__/* .Wanted */ .k(github).ask(subject).catch((error) => {
            if (error instanceof _github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ && error.mayLackPermission)
                return undefined;
            throw error;
        });
        return wish?.why;
    };
}
/** Deletes just one link, which a person has named. For a preview it must be one that its record made. */
async function tearDownNamed(domain, teardown) {
    const { target, tracking, services } = teardown;
    const { hosting } = services;
    const isPreview = target.subject.kind !== 'production' && tracking.remembers;
    const links = isPreview
        ? [
            (0,_record_links_js__WEBPACK_IMPORTED_MODULE_4__/* .provedLink */ .rc)((await tracking.links()).filter(({ made }) => made), domain),
        ].filter((link) => link !== undefined)
        : await tracking.linksNamed(domain);
    // What a record names is deleted if it is there. For what only a person names, there must be something to delete.
    const isKnown = links.length > 0;
    if (!isKnown && (isPreview || services.inputs.dryRun)) {
        const profile = await hosting.profile();
        if (!(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLink */ .p5)(profile, domain))
            throw noSuchLink(domain, profile);
        if (isPreview)
            throw new _record_tracking_js__WEBPACK_IMPORTED_MODULE_6__/* .NotMadeError */ .Tu(domain, target.subject, true);
    }
    const permit = async (isAgain = false) => {
        if (isPreview)
            for (const link of links)
                await (0,_removal_js__WEBPACK_IMPORTED_MODULE_11__/* .requireDeletable */ .ae)(link, teardown, isAgain);
    };
    if (services.inputs.dryRun) {
        await permit();
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_10__/* .rehearseTearDown */ .a)(target.environment, [domain]);
    }
    _report_log_js__WEBPACK_IMPORTED_MODULE_7__/* .log */ .R.info(`Tearing down ${domain}.`);
    const names = links.flatMap((each) => each.names);
    const [proved = domain] = isPreview ? names : [];
    const account = await hosting.delete([proved, ...names], permit);
    if (!isKnown && !account.wasThere)
        throw noSuchLink(domain, account);
    for (const link of links)
        await tracking.end(link);
    await tracking.tellRemoved([domain]);
    return { ...target, result: 'deleted', links: [domain], quota: account.quota };
}
function noSuchLink(domain, profile) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('domain', `the account has no link ${domain}, and no record names it, so nothing was deleted.`, {
        hint: `Check how it is spelled. ${(0,_hosting_names_js__WEBPACK_IMPORTED_MODULE_3__/* .accountOf */ .X)(profile, domain)}`,
        inPublic: {
            message: 'domain: the account has no such link, and no record names it, so nothing was deleted.',
            hint: 'Check how it is spelled.',
        },
    });
}
/** Deletes all links that the record of a preview made, and leaves the others. */
async function tearDownRecord(links, teardown) {
    const { target, tracking, services } = teardown;
    const { environment, subject } = target;
    const { dryRun } = services.inputs;
    const own = links.filter(({ made }) => made);
    const gone = [];
    const ends = [];
    let quota = { used: undefined, limit: undefined };
    let fault;
    if (own.length > 0 && !dryRun)
        _report_log_js__WEBPACK_IMPORTED_MODULE_7__/* .log */ .R.info(`Tearing down ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_13__/* .firstOf */ .Ku)(own.map(({ names }) => names[0]), 10)}.`);
    await (0,_http_concurrency_js__WEBPACK_IMPORTED_MODULE_14__/* .atMost */ .T)(4, own, async (link) => {
        try {
            if (dryRun)
                await (0,_removal_js__WEBPACK_IMPORTED_MODULE_11__/* .requireDeletable */ .ae)(link, teardown);
            else {
                const account = await (0,_removal_js__WEBPACK_IMPORTED_MODULE_11__/* .removeLink */ .vL)(link, { ...teardown, ends });
                if (account === undefined)
                    return;
                quota = account.quota;
            }
            gone.push(link.names[0]);
        }
        catch (error) {
            fault ??= error;
        }
    });
    await Promise.all([...ends, !dryRun && gone.length > 0 && tracking.tellRemoved(gone)]);
    if (fault instanceof _removal_js__WEBPACK_IMPORTED_MODULE_11__/* .StillWantedError */ .gb && gone.length === 0) {
        const reason = `The preview of ${(0,_target_js__WEBPACK_IMPORTED_MODULE_8__/* .describe */ .q)(subject)} stays: ${fault.why}.`;
        return { result: 'skipped', environment, reason, teardown: true };
    }
    if (fault !== undefined)
        throw fault;
    const left = await leftLink(links, teardown);
    if (dryRun && gone.length > 0)
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_10__/* .rehearseTearDown */ .a)(environment, gone);
    if (gone.length > 0)
        return { ...target, result: 'deleted', links: gone, quota };
    if (!dryRun)
        await tracking.tellRemoved([]);
    const reason = left
        ? `${(0,_target_js__WEBPACK_IMPORTED_MODULE_8__/* .describe */ .q)(subject)} only followed ${left}, so that stays.`
        : `No link is recorded for ${(0,_target_js__WEBPACK_IMPORTED_MODULE_8__/* .describe */ .q)(subject)} in the environment "${environment}", so there is nothing to tear down.`;
    return { result: 'skipped', environment, reason, teardown: true };
}
/**
 * The lasting link that a branch has followed, which stays; undefined if there is none.
 *
 * @throws {NotMadeError} if another link stays that the user may take for deleted
 */
async function leftLink(links, { target, services }) {
    const { domain, subject } = target;
    const foreign = links.find(({ made }) => !made);
    const [link] = foreign?.names ?? [];
    // A link that was to be made may not exist.
    const isThere = foreign && (foreign.sent || (0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLink */ .p5)(await services.hosting.profile(), ...foreign.names));
    if (isThere && link !== undefined) {
        // Only with an environment that the user wrote a branch can follow a link.
        if (subject.kind === 'branch' && services.inputs.environment !== undefined)
            return link;
        throw new _record_tracking_js__WEBPACK_IMPORTED_MODULE_6__/* .NotMadeError */ .Tu(link, subject, domain !== undefined && (0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_9__/* .isSameLink */ .dF)(link, domain));
    }
    if (domain === undefined || links.some((each) => (0,_record_links_js__WEBPACK_IMPORTED_MODULE_4__/* .provedName */ .g$)(each, domain) !== undefined))
        return undefined;
    if ((0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLink */ .p5)(await services.hosting.profile(), domain))
        throw new _record_tracking_js__WEBPACK_IMPORTED_MODULE_6__/* .NotMadeError */ .Tu(domain, subject, true);
    return undefined;
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
