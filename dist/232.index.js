export const id = 232;
export const ids = [232,545,285];
export const modules = {

/***/ 6232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ deliver)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/hosting/account.js
var hosting_account = __webpack_require__(8713);
// EXTERNAL MODULE: ./build/hosting/multipart.js
var multipart = __webpack_require__(6250);
// EXTERNAL MODULE: ./build/record/link-errors.js
var link_errors = __webpack_require__(901);
// EXTERNAL MODULE: ./build/report/log.js
var log = __webpack_require__(2108);
// EXTERNAL MODULE: ./build/target.js
var build_target = __webpack_require__(9930);
// EXTERNAL MODULE: ./build/text/host-name.js + 1 modules
var host_name = __webpack_require__(6381);
// EXTERNAL MODULE: ./build/text/message.js
var text_message = __webpack_require__(3652);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(1712);
// EXTERNAL MODULE: ./build/acts/removal.js
var removal = __webpack_require__(5545);
// EXTERNAL MODULE: ./build/acts/services.js + 14 modules
var services = __webpack_require__(5016);
;// CONCATENATED MODULE: ./build/acts/check-link.js




/**
 * Looks at a link as a visitor: that it asks for the password, if there is one, or that it serves what was sent.
 *
 * @returns milliseconds until it served what was sent; undefined if that was not asked for, or a password hides it
 * @throws {OpenError | DiscardedError | ServiceError} if it does not
 */
async function checkLink({ link, isNew }, files, asFiles, work) {
    const { inputs, signal } = work;
    const options = { signal, tell: log/* log */.R.info, patience: inputs.verifyTimeout };
    if ((0,services/* isProtected */.bz)(work)) {
        const { OpenError, requireProtected } = await __webpack_require__.e(/* import() */ 516).then(__webpack_require__.bind(__webpack_require__, 3516));
        if (inputs.verify)
            log/* log */.R.info('"verify" can not look behind the password, so it is only checked that the link asks for it.');
        const took = await requireProtected(link, files, options).catch(async (error) => {
            if (!(error instanceof OpenError))
                throw error;
            const fate = 'The link was there before, so it stays: delete it in the hosting account if nobody may see it.';
            throw isNew ? await (0,removal/* discard */.vf)(link, error, work) : new OpenError(`${error.message} ${fate}`, error);
        });
        log/* log */.R.info(`https://${link}/ asks for the password, after ${(0,format/* formatDuration */.a3)(took)}.`);
        return undefined;
    }
    if (!inputs.verify)
        return undefined;
    const { verify } = await __webpack_require__.e(/* import() */ 665).then(__webpack_require__.bind(__webpack_require__, 9665));
    const took = await verify(link, files, asFiles, options);
    log/* log */.R.info(`Verified: https://${link}/ serves what was sent, after ${(0,format/* formatDuration */.a3)(took)}.`);
    return took;
}

// EXTERNAL MODULE: ./build/outcome.js
var outcome = __webpack_require__(7883);
// EXTERNAL MODULE: ./build/record/previews.js
var record_previews = __webpack_require__(344);
// EXTERNAL MODULE: ./build/record/record-format.js
var record_format = __webpack_require__(5746);
// EXTERNAL MODULE: ./build/acts/sweep.js
var sweep = __webpack_require__(1285);
;// CONCATENATED MODULE: ./build/acts/full-account.js












/** Previews that are asked for their links at most, and named in an error. */
const mostPreviews = 50;
/** The account takes no more links (INTERFACE 7), and no room could be made. */
class FullAccountError extends errors/* ActionError */.lZ {
    /** `freed`: links that were deleted to make room, in vain. */
    account;
    constructor(message, hint, cause, account) {
        super(message, { hint, cause });
        this.account = account;
    }
}
/**
 * Makes room in a full account: the previews of this repository are swept, in every environment, but only those whose
 * link this account lists. Then, if the user wants it, the preview of this environment goes that was deployed to longest
 * ago. Returns the links that were deleted.
 *
 * @param before the account as it was; undefined if it could not be read, and then nothing is deleted
 * @throws {FullAccountError} if no link could be deleted
 */
async function makeRoom(error, before, work) {
    const { github, signal } = work;
    log/* log */.R.info(`${error.message} Looking for previews that nobody needs, to make room.`);
    const freed = before && github ? await tearDownOthers(before, github, work) : [];
    signal.throwIfAborted();
    if (freed.length === 0)
        throw await fullAccount(error, work);
    return freed;
}
async function tearDownOthers(listed, github, work) {
    const { target, inputs } = work;
    const own = (0,record_format/* keyOf */.TN)((0,record_format/* recordOf */.zv)(target));
    const known = await (0,record_previews/* previewsIn */.tH)(github).catch((error) => {
        log/* log */.R.warning((0,printable/* printable */.g$)(`No preview could be torn down to make room. ${(0,errors/* messageOf */.bD)(error)}`));
        return [];
    });
    const others = known.filter((each) => (0,record_format/* keyOf */.TN)((0,record_format/* recordOf */.zv)(each)) !== own);
    const { swept } = await (0,sweep/* sweepPreviews */.G)(others, github, work, listed);
    for (const { subject, why } of (0,outcome/* faultsIn */.RP)(swept))
        log/* log */.R.warning(`${(0,build_target/* describe */.q0)(subject)}: ${why}`);
    const freed = (0,outcome/* deletedIn */.DJ)(swept);
    if (freed.length > 0)
        log/* log */.R.notice(`The account was full. ${(0,format/* count */.U9)(freed.length, 'link')} of closed previews made room: ${(0,format/* firstOf */.Ku)(freed, 10)}.`);
    if (freed.length > 0 || !(0,build_target/* isPreview */.bU)(target) || inputs.whenFull !== 'replace-oldest')
        return freed;
    const here = target.environment.toLowerCase();
    const ofHere = others.filter(({ environment }) => environment.toLowerCase() === here);
    return await replaceOldest(ofHere, listed, github, work);
}
/** Tears down the one that was deployed to longest ago, open or not. */
async function replaceOldest(previews, listed, github, work) {
    const roomFor = (0,build_target/* describe */.q0)(work.target.subject);
    for (const oldest of previews.toSorted((a, b) => a.latest - b.latest)) {
        const { subject, environment, latest } = oldest;
        const its = (0,services/* workOn */.xM)({ subject, environment, sha: '', domain: undefined }, work);
        const links = await its.tracking.record.links();
        if (!links.some((link) => (0,hosting_account/* hasLink */.p5)(listed, link)))
            continue;
        const why = async () => ((await (0,record_previews/* latestOf */.Te)(github, oldest)) > latest ? 'it was deployed to meanwhile' : undefined);
        const { gone, fault } = await (0,removal/* removeLinks */.qJ)(links, its, why, () => ({ roomFor }));
        if (fault !== undefined)
            log/* log */.R.warning((0,printable/* printable */.g$)(`${(0,build_target/* describe */.q0)(subject)}: ${(0,errors/* messageOf */.bD)(fault)}`));
        if (gone.length > 0)
            log/* log */.R.notice(`The account was full, so the preview of ${(0,build_target/* describe */.q0)(subject)} was deleted to make room for ${roomFor}: ${(0,format/* firstOf */.Ku)(gone, 10)}.`);
        return gone;
    }
    return [];
}
/**
 * The refusal, with this repository's previews. Other links of the account are only counted, because logs are public.
 *
 * @param freed links that were deleted to make room, in vain
 */
async function fullAccount(error, work, freed = []) {
    const { hosting, github, inputs, target } = work;
    const profile = await hosting.profileIfAny();
    if (profile === undefined)
        return error;
    const previews = github ? await holdersIn(profile, github) : [];
    const others = Math.max(0, profile.links.length - previews.length);
    const refusal = (said, hint) => new FullAccountError(`${error.message} ${said}`, hint, error, { previews, others, freed });
    if (previews.length === 0) {
        const none = github
            ? 'None is a preview of this repository.'
            : 'Without a token it is not known which are previews.';
        const hint = 'Delete links that nobody needs in the hosting account, or upgrade the account.';
        return refusal(`The account has ${(0,format/* count */.U9)(others, 'link')}. ${none}`, hint);
    }
    const shown = previews.map(({ subject, links, since = Date.now() }) => `${(0,printable/* excerpt */.Kb)(links[0] ?? '', 100)} (${(0,build_target/* describe */.q0)(subject)}, ${(0,format/* formatAge */.nV)(Date.now() - since)} old)`);
    const replace = (0,build_target/* isPreview */.bU)(target) && inputs.whenFull === 'fail' ? ' write "when-full: replace-oldest",' : '';
    return refusal(`These previews of this repository hold links, and none of them could make room: ${(0,format/* firstOf */.Ku)(shown, 20)}. The account has ${(0,format/* count */.U9)(others, 'other link')}.`, `Close pull requests,${replace} delete links in the hosting account, or upgrade the account.`);
}
/** This repository's previews that hold links of the account. */
async function holdersIn(profile, github) {
    const known = await (0,record_previews/* previewsIn */.tH)(github).catch(() => []);
    const found = known.slice(0, mostPreviews).map(async (preview) => {
        const { subject, since } = preview;
        const link = await (0,record_previews/* linkOf */.IJ)(github, preview).catch(() => undefined);
        return link !== undefined && (0,hosting_account/* hasLink */.p5)(profile, link) ? [{ subject, title: '', links: [link], since }] : [];
    });
    return (await Promise.all(found)).flat();
}
/** What a run comes to that is to be skipped for a full account; undefined if it is not for that, or must fail. */
async function skipForFull(error, { target, tracking, inputs }) {
    if (!(error instanceof FullAccountError && (0,build_target/* isPreview */.bU)(target) && inputs.whenFull === 'skip'))
        return undefined;
    const { account } = error;
    const close = account.previews.length > 0 ? 'Close a pull request that has one, or delete' : 'Delete';
    const reason = `The account is full, so ${(0,build_target/* describe */.q0)(target.subject)} has no preview of this commit. ${close} a link in the hosting account, and run the job again.`;
    const commit = (0,build_target/* shownCommit */.jW)(target);
    await Promise.all([tracking.withdraw(), tracking.tell({ kind: 'no room', commit, reason, account })]);
    return { result: 'skipped', environment: target.environment, reason, fullAccount: account, freed: account.freed };
}

// EXTERNAL MODULE: ./build/hosting/refusals.js
var refusals = __webpack_require__(8805);
// EXTERNAL MODULE: ./build/acts/destination.js
var destination = __webpack_require__(477);
;// CONCATENATED MODULE: ./build/acts/publish.js












/** Sends a site to its destination. Throws whatever kept the service from taking it. */
async function publish(shipment, facts, to, work) {
    const { target, context } = work;
    const { subject, environment } = target;
    const what = (0,build_target/* isPreview */.bU)(target) ? (0,build_target/* describe */.q0)(subject) : environment;
    const branches = subject.kind === 'branch' && context.defaultBranch
        ? ` The default branch, ${(0,printable/* printable */.g$)(context.defaultBranch)}, goes to production.`
        : '';
    const name = to.link ?? 'a new link';
    log/* log */.R.info(facts.reserved ? `Reserving ${name} for ${what}.` : `Deploying ${what} to ${name}.${branches}`);
    const published = await (to.kind === 'new' ? makeLink(shipment, to, work) : update(shipment, to, work));
    const { link, status } = published;
    if (status !== '' && status.toLowerCase() !== 'active') {
        log/* log */.R.warning(`The service says of ${link}: "${(0,printable/* excerpt */.Kb)(status, 60)}", not "active". The link may be about to expire: see the hosting account.`);
    }
    return published;
}
/** If the answer names another link, a preview fails; a live site goes on under the name that was accepted. */
async function update(shipment, { link }, work) {
    const { tracking, hosting, target } = work;
    const permit = async () => {
        const owner = (0,services/* isGuarded */.JN)(work) || target.ofBranch ? await tracking.ownerOf(link, 'newer') : undefined;
        if (owner === undefined)
            return;
        const isTooLate = shipment.attempts.mayBeDone;
        throw isTooLate ? new link_errors/* TakenMeanwhileError */.Ql(link, owner, 'overwritten') : new link_errors/* OwnedError */.Ij(link, owner, target.subject);
    };
    const upload = await hosting.update(shipment, link, permit);
    const { link: answered } = upload;
    if (!(0,host_name/* isSameLink */.d)(answered, link) && !(await tracking.wasAnswered(link, answered))) {
        if ((0,services/* isGuarded */.JN)(work))
            throw new link_errors/* OverwrittenError */.yc(`The site was sent for ${link}`, answered);
        log/* log */.R.warning(`The site was sent for ${link}, but the service answered that it is at ${answered}. If another site was there, it may be replaced.`);
    }
    return { ...upload, link: wholeName(answered, link), freed: [], isNew: false };
}
/**
 * Where a site goes if the service no longer has its link: a link that the user named is made again under its own name.
 * A preview's record must not name the lost one any longer. @throws the error itself if it is another one
 */
async function replacementFor(error, to, facts, work) {
    if (!(error instanceof refusals/* UnlistedError */.Jl && to.kind === 'existing'))
        throw error;
    const { tracking, target } = work;
    const { domain } = target;
    const { profile: account } = error;
    // A name that was refused in a POST would be refused again. A full account may get room.
    if (domain !== undefined && error.wasPosted && !(0,refusals/* isForLimit */.tr)(error))
        throw error;
    const guarded = (0,services/* isGuarded */.JN)(work);
    if (domain === undefined) {
        const known = guarded ? [] : await tracking.record.links();
        const others = known.filter((each) => each !== to.link && (0,hosting_account/* hasLink */.p5)(account, each));
        const back = ` The account still has ${(0,format/* firstOf */.Ku)(others, 3)}, where this site was before: to go back there, write it as "domain".`;
        log/* log */.R.warning(`The service no longer has the link ${to.link}, so the site gets a new one.${others.length > 0 ? back : ''}`);
    }
    if (guarded)
        await tracking.forget(to.link);
    if (guarded || domain === undefined)
        await tracking.begin({ ...facts, link: undefined });
    return { kind: 'new', link: domain, account };
}
async function makeLink(shipment, { link: name, account }, work) {
    const before = await account;
    if (name !== undefined && before !== undefined)
        log/* log */.R.notice(`The account has no link ${name}, so this run asks for it under this name. ${(0,hosting_account/* accountOf */.XP)(before, name)}`);
    const { freed, ...upload } = await create(shipment, name, before, work);
    const link = wholeName(upload.link, name);
    if (before && (0,hosting_account/* hasLink */.p5)(before, link) && !freed.some((each) => (0,host_name/* isSameLink */.d)(each, link)))
        throw new link_errors/* OverwrittenError */.yc('A new link was asked for', link);
    if (before === undefined)
        log/* log */.R.warning(`The account could not be read before, so it is not certain that ${link} is a new link.`);
    if (name !== undefined && !(0,host_name/* isSameLink */.d)(name, link))
        await requireNamed(name, link, work);
    return { ...upload, link, freed, isNew: before !== undefined };
}
/** Asks for a new link. If the account is full, room is made, and it is asked once more. */
async function create(shipment, name, before, work) {
    const { hosting } = work;
    const permit = async () => {
        if (name !== undefined && (0,services/* isGuarded */.JN)(work))
            await (0,destination/* requireUnowned */._)(name, 'all', work);
    };
    const send = () => name === undefined ? hosting.create(shipment, before) : hosting.createNamed(shipment, name, permit);
    try {
        return { ...(await send()), freed: [] };
    }
    catch (error) {
        if (name !== undefined && before && (0,refusals/* isRefused */.H0)(error))
            throw new refusals/* UnlistedError */.Jl(error, name, before, true);
        if (!(0,refusals/* isForLimit */.tr)(error))
            throw error;
        const freed = await makeRoom(error, before, work);
        // That took a while, and somebody else may have made the link.
        if (name !== undefined && (0,hosting_account/* hasLink */.p5)(await hosting.profile(), name))
            throw new refusals/* MadeMeanwhileError */.Mz(name);
        await permit();
        const upload = await send().catch(async (again) => {
            throw (0,refusals/* isForLimit */.tr)(again) ? await fullAccount(again, work, freed) : again;
        });
        return { ...upload, freed };
    }
}
/** A name without its end, as a service may answer with, is the whole name that it was asked for. */
function wholeName(answered, asked) {
    return asked?.startsWith(`${answered}.`) && !answered.includes('.') ? asked : answered;
}
/**
 * Makes sure that a service does not choose the name whatever is asked for: each push would make one more link. A preview
 * also needs to find its link again: the account must say that both names are one link's.
 */
async function requireNamed(name, link, work) {
    const { links } = (await work.hosting.profileIfAny()) ?? { links: [] };
    const isListed = (each) => (0,hosting_account/* hasLink */.p5)({ links }, each);
    const isOne = links.some((names) => names.includes(name) && names.includes(link));
    if (isListed(name) && (isOne || !(0,services/* isGuarded */.JN)(work)))
        return;
    // If both are listed, somebody else has made the name meanwhile.
    const made = isListed(name) && !isListed(link) ? name : link;
    throw await (0,removal/* discard */.vf)(made, new link_errors/* UnnamedError */.Vn(name, link), work);
}

// EXTERNAL MODULE: ./build/acts/still-wanted.js
var still_wanted = __webpack_require__(3383);
// EXTERNAL MODULE: ./build/acts/teardown.js
var teardown = __webpack_require__(6545);
;// CONCATENATED MODULE: ./build/acts/deliver.js
















/**
 * Records that a deploy begins, sends the site, and records and shows that it is live. What this run made and can't keep
 * is deleted at once. Every failure is recorded and shown.
 */
async function deliver(order, to, work) {
    const { target, tracking, inputs, context, signal } = work;
    const { site, doubts, archive, facts, compared } = order;
    const settings = facts.protected ? (0,multipart/* passwordSettings */.dI)(inputs.previewPassword) : undefined;
    const shipment = { files: archive ? [archive] : site.files, settings, attempts: { mayBeDone: false } };
    const mayMove = (0,build_target/* isPreview */.bU)(target) && target.domain === undefined;
    const before = mayMove ? await tracking.record.newest() : undefined;
    if (to.kind === 'new' && to.lost !== undefined)
        await tracking.forget(to.lost);
    // Nothing may be sent before it is recorded.
    await tracking.begin({ ...facts, link: to.kind === 'new' && (0,services/* isGuarded */.JN)(work) ? undefined : to.link });
    let published;
    let at = to;
    let isLate = false;
    try {
        published = await publish(shipment, facts, to, work).catch(async (error) => {
            at = await replacementFor(error, to, facts, work);
            return await publish(shipment, facts, at, work);
        });
        const { link, status, freed } = published;
        const liveAfter = facts.reserved ? undefined : await checkLink(published, site.files, !archive, work);
        // The record of a pull request that was closed is gone.
        const hasMoved = before === undefined ? context.action === 'reopened' : !(0,host_name/* isSameLink */.d)(before, link);
        const newAddress = mayMove && hasMoved;
        const size = { fileCount: site.files.length, bytes: site.bytes };
        const message = facts.reserved ? '' : (0,text_message/* messageFor */.XW)(inputs.message, link);
        const isProtected = facts.protected === true;
        const news = { ...size, status, message, isProtected, isNewAddress: newAddress, doubts, compared };
        isLate = await finish(published, facts.reserved ? undefined : news, order, work);
        if (isLate)
            return { ...(await (0,teardown/* tearDownLate */.z)(link, work)), freed };
        return {
            ...target,
            ...published,
            ...size,
            result: 'deployed',
            deployment: tracking.deployment,
            form: archive ? 'zip' : 'files',
            omitted: site.omitted,
            compared: await compared,
            duration: performance.now() - work.start,
            liveAfter,
            message,
            newAddress,
            protected: facts.protected,
            reserved: facts.reserved,
        };
    }
    catch (thrown) {
        const skipped = await skipForFull(thrown, work);
        if (skipped)
            return skipped;
        const { mayBeDone } = shipment.attempts;
        // If the run was cancelled after an upload, the error says what that may have changed.
        const isOpen = mayBeDone && thrown instanceof errors/* CancelledError */.cc && thrown.underWay === undefined;
        const what = published ? 'what follows an upload' : 'an upload';
        const error = isOpen ? new errors/* CancelledError */.cc(thrown.signal, { what, link: published?.link }) : thrown;
        const failure = await failureOf(error, published, at, mayBeDone);
        await tracking.fail(error, 'deploy', failure);
        // No other run takes this link down if the preview is over: the run for `closed` did not know of it.
        const { sent } = failure;
        if (sent !== undefined && !isLate && !signal.aborted && (await (0,still_wanted/* isOver */.PU)(work, order.existed)))
            await (0,teardown/* tearDownLate */.z)(sent, work).catch((fault) => log/* log */.R.warning((0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(fault))));
        throw error;
    }
}
/** What a failed delivery leaves. `at` is where it went at last. */
async function failureOf(error, published, at, mayBeDone) {
    const isDiscarded = error instanceof removal/* DiscardedError */.G$;
    const sent = isDiscarded ? error.left : (published?.link ?? (await answeredAllTheSame(error, at)));
    if (isDiscarded && sent === undefined)
        return { mayBeDone: false };
    // Only a check that failed leaves it open what the link serves, and a live site that was sent there, too.
    const isInDoubt = error instanceof errors/* ServiceError */._7 || error instanceof link_errors/* TakenMeanwhileError */.Ql;
    return { mayBeDone, sent, isLive: published !== undefined && !isInDoubt };
}
/** The link in an answer of which something else can't be used, if it is this run's. */
async function answeredAllTheSame(error, to) {
    if (!(error instanceof errors/* ServiceError */._7 && error.link))
        return undefined;
    const { link } = error;
    if (to.kind === 'existing')
        return (0,host_name/* isSameLink */.d)(link, to.link) ? to.link : undefined;
    const before = await to.account;
    return before !== undefined && (0,hosting_account/* hasLink */.p5)(before, link) ? undefined : link;
}
/** Records and shows that a site is live. Returns whether its preview is over meanwhile. */
async function finish(published, news, { existed }, work) {
    const { tracking, signal } = work;
    const { link, isNew } = published;
    const recording = tracking.succeed(link, news);
    const looking = (0,services/* isGuarded */.JN)(work) ? tracking.ownerOf(link, 'newer') : undefined;
    const [recorded, owner, over] = await Promise.allSettled([recording, looking, (0,still_wanted/* isOver */.PU)(work, existed)]);
    if (recorded.status === 'rejected') {
        const { reason: fault } = recorded;
        if (!(fault instanceof link_errors/* UnrecordedLinkError */._Y))
            throw fault;
        // It would never be torn down. Only a live site's may stay that this run may not have made.
        if (isNew || (0,services/* isGuarded */.JN)(work))
            throw await (0,removal/* discard */.vf)(link, fault, work);
        const next = `Write "domain: ${link}", or the next run makes another link.`;
        log/* log */.R.warning((0,printable/* printable */.g$)(`${fault.message} The site is live there. ${next}`));
    }
    if (owner.status === 'fulfilled' && owner.value !== undefined) {
        // The record must not name what this run did not make.
        if (isNew)
            await tracking.forget(link);
        throw new link_errors/* TakenMeanwhileError */.Ql(link, owner.value, 'overwritten');
    }
    // What is done is reported. Then the step fails.
    if (signal.aborted)
        return false;
    if (owner.status === 'rejected')
        throw owner.reason;
    return over.status === 'fulfilled' && over.value;
}


/***/ }),

/***/ 477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ findDestination),
/* harmony export */   _: () => (/* binding */ requireUnowned)
/* harmony export */ });
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8713);
/* harmony import */ var _record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(901);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2108);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9930);
/* harmony import */ var _text_host_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6381);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5016);






/** @throws {NotMadeError | OwnedError} if the link was there before the preview, or is a live site's */
async function findDestination(work) {
    if (!(0,_services_js__WEBPACK_IMPORTED_MODULE_5__/* .isGuarded */ .JN)(work))
        return await forLiveSite(work);
    const { domain } = work.target;
    return domain === undefined ? await recalled(work) : await named(domain, work);
}
/** @throws {OwnedError} if a live site names the link */
async function requireUnowned(link, range, { target, tracking }) {
    const owner = await tracking.ownerOf(link, range);
    if (owner !== undefined)
        throw new _record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OwnedError */ .Ij(link, owner, target.subject);
}
/** A preview without a `domain`. What a live site has taken over counts as lost. */
async function recalled({ target, tracking, hosting }) {
    const link = await tracking.record.newest();
    const owner = link === undefined ? undefined : await tracking.ownerOf(link, 'newer');
    if (link !== undefined && owner === undefined)
        return { kind: 'existing', link };
    if (owner)
        _report_log_js__WEBPACK_IMPORTED_MODULE_2__/* .log */ .R.warning(`${link} is ${(0,_record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .siteOf */ .zU)(owner)} now, so ${(0,_target_js__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0)(target.subject)} gets a new link.`);
    // A preview must know the account before anything is sent or recorded: it may only get what was not there.
    return { kind: 'new', link: undefined, account: await hosting.profile(), lost: link };
}
/** A preview with a `domain`: its record must name it, or nobody may have it. */
async function named(domain, work) {
    const { tracking, hosting, target } = work;
    const recorded = await tracking.record.nameFor(domain);
    if (recorded !== undefined)
        return await stillOwn(recorded, work);
    const [profile] = await Promise.all([hosting.profile(), requireUnowned(domain, 'all', work)]);
    // The record may have another name for it, of which the account says that it is the same link.
    const names = profile.links.find((entry) => entry.includes(domain)) ?? [];
    const own = (await tracking.record.links()).find((link) => names.includes(link));
    if (own !== undefined)
        return await stillOwn(own, work);
    if (!(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_0__/* .hasLink */ .p5)(profile, domain))
        return { kind: 'new', link: domain, account: profile };
    const [live, isPerhapsOwn] = await Promise.all([tracking.production(), tracking.record.hasNameless()]);
    throw new _record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotMadeError */ .Tu(domain, target.subject, { live, isPerhapsOwn });
}
async function stillOwn(link, work) {
    await requireUnowned(link, 'newer', work);
    return { kind: 'existing', link };
}
/** A live site goes wherever its `domain` says. Only the own site of a branch respects those of others. */
async function forLiveSite(work) {
    const { tracking, hosting, target } = work;
    const { domain: link, ofBranch } = target;
    if (link === undefined) {
        const newest = await tracking.record.newest();
        if (newest !== undefined)
            return { kind: 'existing', link: newest };
        const account = hosting.profileIfAny();
        // It is awaited later. A run that is cancelled before must not end with this error.
        account.catch(() => { });
        return { kind: 'new', link, account };
    }
    const isKnown = !tracking.remembers || (await tracking.record.nameFor(link)) !== undefined;
    if (ofBranch)
        await requireUnowned(link, isKnown ? 'newer' : 'all', work);
    if (isKnown)
        return { kind: 'existing', link };
    // It may be misspelled: then it would be made, and the live site would go on as it is.
    const account = await hosting.profileIfAny();
    // It is only for words.
    const before = await tracking.record.newest().catch(() => undefined);
    const entries = account?.links.filter((names) => before && (0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_0__/* .hasLink */ .p5)({ links: [names] }, before)) ?? [];
    // One link may have several names.
    if (before && entries.length > 0 && !(0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameLink */ .d)(before, link) && !(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_0__/* .hasLink */ .p5)({ links: entries }, link))
        _report_log_js__WEBPACK_IMPORTED_MODULE_2__/* .log */ .R.notice(`The live site was at ${before} so far. That link stays as it is: look whether anybody needs it.`);
    const isMissing = account !== undefined && !(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_0__/* .hasLink */ .p5)(account, link);
    return { kind: isMissing ? 'new' : 'existing', link, account };
}


/***/ }),

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
