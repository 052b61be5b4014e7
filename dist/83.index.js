export const id = 83;
export const ids = [83,285];
export const modules = {

/***/ 2902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ checkLink),
/* harmony export */   z: () => (/* binding */ settingsFor)
/* harmony export */ });
/* harmony import */ var _hosting_multipart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6250);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2108);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1712);
/* harmony import */ var _removal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5545);




/** The part `siteSettings` of an upload; undefined without a password, and for a live site, which never gets one. */
function settingsFor({ target, services }) {
    const { previewPassword: password } = services.inputs;
    if (password === '' || target.subject.kind === 'live-site')
        return undefined;
    return (0,_hosting_multipart_js__WEBPACK_IMPORTED_MODULE_0__/* .passwordSettings */ .dI)(password);
}
/**
 * Looks at a link as a visitor: that it asks for the password, if there is one, or that it serves what was sent.
 *
 * @returns milliseconds until it served what was sent; undefined if that was not asked for, or a password hides it
 * @throws {OpenError | DiscardedError | ServiceError} if it does not
 */
async function checkLink({ link, isNew }, site, asFiles, work) {
    const { inputs, signal } = work.services;
    const options = { signal, tell: _report_log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .R.info, patience: inputs.verifyTimeout };
    if (settingsFor(work) !== undefined) {
        const { OpenError, requireProtected } = await __webpack_require__.e(/* import() */ 516).then(__webpack_require__.bind(__webpack_require__, 3516));
        if (inputs.verify)
            _report_log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .R.info('"verify" can not look behind the password, so it is only checked that the link asks for it.');
        try {
            const took = await requireProtected(link, site.files, options);
            _report_log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .R.info(`https://${link}/ asks for the password, after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(took)}.`);
            return undefined;
        }
        catch (error) {
            if (!(error instanceof OpenError))
                throw error;
            if (isNew)
                throw await (0,_removal_js__WEBPACK_IMPORTED_MODULE_2__/* .discard */ .vf)(link, error, work);
            throw error.withFate('The link was there before, so it stays: delete it in the hosting account if nobody may see it.');
        }
    }
    if (!inputs.verify)
        return undefined;
    const { verify } = await __webpack_require__.e(/* import() */ 665).then(__webpack_require__.bind(__webpack_require__, 9665));
    const took = await verify(link, site.files, { ...options, asFiles });
    _report_log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .R.info(`Verified: https://${link}/ serves what was sent, after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(took)}.`);
    return took;
}


/***/ }),

/***/ 7058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ deliver),
  z: () => (/* binding */ tearDownLate)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/hosting/account.js
var hosting_account = __webpack_require__(8713);
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
// EXTERNAL MODULE: ./build/acts/destination.js
var destination = __webpack_require__(477);
// EXTERNAL MODULE: ./build/record/previews.js
var record_previews = __webpack_require__(344);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(1712);
// EXTERNAL MODULE: ./build/acts/removal.js
var removal = __webpack_require__(5545);
// EXTERNAL MODULE: ./build/acts/sweep.js
var sweep = __webpack_require__(1285);
;// CONCATENATED MODULE: ./build/acts/full-account.js









/** Previews that are asked for their links at most, and named in an error. */
const mostPreviews = 50;
/** The account takes no more links (INTERFACE 7), and no room could be made. */
class FullAccountError extends errors/* ServiceError */._7 {
    /** This repository's previews that hold links of the account. */
    previews;
    /** How many other links the account has. */
    others;
    /** Links that were deleted to make room, in vain. */
    freed;
    constructor(error, words, { previews, others, freed }) {
        super(error, words.message, { hint: words.hint, cause: error });
        this.previews = previews;
        this.others = others;
        this.freed = freed;
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
    const { services, target } = work;
    log/* log */.R.info(`${error.message} Closed previews are looked for, to make room.`);
    const others = await otherPreviews(work);
    const freed = before ? await sweepQuietly(others, before, services) : [];
    services.signal.throwIfAborted();
    if (freed.length > 0) {
        log/* log */.R.notice(`The account was full. ${(0,format/* count */.U9)(freed.length, 'link')} of closed previews made room: ${(0,format/* firstOf */.Ku)(freed, 10)}.`);
        return freed;
    }
    const mayReplace = target.subject.kind !== 'live-site' && services.inputs.whenFull === 'replace-oldest';
    const replaced = before && mayReplace ? await replaceOldest(others, before, work) : [];
    if (replaced.length === 0)
        throw await fullAccount(error, work);
    return replaced;
}
/** Our previews in every environment but this run's own; none if they can't be read, and then nothing is deleted. */
async function otherPreviews({ services: { access }, target }) {
    try {
        return access ? (await (0,record_previews/* previewsIn */.tH)(access.github)).filter((each) => !isOwn(each, target)) : [];
    }
    catch (error) {
        log/* log */.R.warning((0,printable/* printable */.g$)(`No preview could be torn down to make room. ${(0,errors/* messageOf */.bD)(error)}`));
        return [];
    }
}
function isOwn({ subject, environment }, target) {
    return (environment.toLowerCase() === target.environment.toLowerCase() && (0,build_target/* describe */.q)(subject) === (0,build_target/* describe */.q)(target.subject));
}
async function sweepQuietly(previews, listed, services) {
    if (services.access === undefined)
        return [];
    const { swept, faults } = await (0,sweep/* sweepPreviews */.G)(previews, services, services.access, listed);
    for (const { preview, why } of faults)
        log/* log */.R.warning(`${preview}: ${why}`);
    return swept.flatMap(({ became, links }) => (became === 'deleted' ? links : []));
}
/** Tears down the preview of this environment that was deployed to longest ago, open or not. */
async function replaceOldest(previews, listed, work) {
    const { services, target } = work;
    const { access } = services;
    if (access === undefined)
        return [];
    const isHere = ({ environment }) => environment.toLowerCase() === target.environment.toLowerCase();
    for (const oldest of previews.filter(isHere).toSorted((a, b) => a.latest - b.latest)) {
        const { subject, environment, latest } = oldest;
        const its = services.workOn({ subject, environment, sha: '', domain: undefined });
        const links = await its.tracking.record.links();
        if (!links.some((link) => (0,hosting_account/* hasLink */.p5)(listed, link)))
            continue;
        const why = async () => (await (0,record_previews/* latestOf */.Te)(access.github, oldest)) > latest ? 'it was deployed to meanwhile' : undefined;
        const roomFor = (0,build_target/* describe */.q)(target.subject);
        const { gone, fault } = await (0,removal/* removeLinks */.qJ)(links, its, why, () => ({ roomFor }));
        if (fault !== undefined)
            log/* log */.R.warning((0,printable/* printable */.g$)(`${(0,build_target/* describe */.q)(subject)}: ${(0,errors/* messageOf */.bD)(fault)}`));
        if (gone.length > 0)
            log/* log */.R.notice(`The account was full, so the preview of ${(0,build_target/* describe */.q)(subject)} was deleted to make room for ${roomFor}: ${(0,format/* firstOf */.Ku)(gone, 10)}.`);
        return gone;
    }
    return [];
}
/**
 * The refusal, with this repository's previews. Other links of the account are only counted, because logs are public.
 *
 * @param freed links that were deleted to make room, in vain
 */
async function fullAccount(error, { services, target }, freed = []) {
    const { hosting, access, inputs } = services;
    const profile = await hosting.profileIfAny();
    if (profile === undefined)
        return error;
    const known = access ? await (0,record_previews/* previewsIn */.tH)(access.github).catch(() => []) : [];
    const found = await Promise.all(known.slice(0, mostPreviews).map(async (preview) => {
        const link = access && (await (0,record_previews/* linkOf */.IJ)(access.github, preview).catch(() => undefined));
        const isListed = link !== undefined && (0,hosting_account/* hasLink */.p5)(profile, link);
        return { subject: preview.subject, title: '', links: isListed ? [link] : [], since: preview.since };
    }));
    const previews = found.filter(({ links }) => links.length > 0);
    const others = Math.max(0, profile.links.length - previews.length);
    const shown = previews.map(({ subject, links, since = Date.now() }) => `${(0,printable/* excerpt */.Kb)(links[0] ?? '', 100)} (${(0,build_target/* describe */.q)(subject)}, ${(0,format/* formatAge */.nV)(Date.now() - since)} old)`);
    const none = access ? 'None is a preview of this repository.' : 'Without a token it is not known which are previews.';
    const mayReplace = target.subject.kind !== 'live-site' && inputs.whenFull === 'fail';
    const replace = mayReplace ? ' write "when-full: replace-oldest",' : '';
    const [said, hint] = previews.length > 0
        ? [
            `These previews of this repository hold links, and none of them could make room: ${(0,format/* firstOf */.Ku)(shown, 20)}. The account has ${(0,format/* count */.U9)(others, 'other link')}.`,
            `Close pull requests,${replace} delete links in the hosting account, or upgrade the account.`,
        ]
        : [
            `The account has ${(0,format/* count */.U9)(others, 'link')}. ${none}`,
            'Delete links that nobody needs in the hosting account, or upgrade the account.',
        ];
    const message = `${error.message} ${said}`;
    return new FullAccountError(error, { message, hint }, { previews, others, freed });
}
/** What a run comes to that is to be skipped for a full account; undefined if it is not for that, or must fail. */
async function skipForFull(error, { target, tracking, services }) {
    const isPreview = target.subject.kind !== 'live-site';
    if (!(error instanceof FullAccountError && isPreview && services.inputs.whenFull === 'skip'))
        return undefined;
    const account = { previews: error.previews, others: error.others };
    const reason = `The account is full, so ${(0,build_target/* describe */.q)(target.subject)} has no preview of this commit. Close a pull request that has one, or delete a link in the hosting account, and run the job again.`;
    const commit = (0,build_target/* shownCommit */.j)(target);
    await Promise.all([tracking.withdraw(), tracking.tell({ kind: 'no room', commit, reason, account })]);
    return { result: 'skipped', environment: target.environment, reason, fullAccount: account, freed: error.freed };
}

// EXTERNAL MODULE: ./build/hosting/refusals.js
var refusals = __webpack_require__(8805);
// EXTERNAL MODULE: ./build/acts/services.js + 15 modules
var acts_services = __webpack_require__(8550);
;// CONCATENATED MODULE: ./build/acts/publish.js











/** Sends a site to its destination. Throws whatever kept the service from taking it. */
async function publish(delivery, to, work) {
    const { subject, environment } = work.target;
    const { defaultBranch } = work.services.context;
    const what = subject.kind === 'live-site' ? environment : (0,build_target/* describe */.q)(subject);
    const branches = subject.kind === 'branch' && defaultBranch
        ? ` The default branch, ${(0,printable/* printable */.g$)(defaultBranch)}, goes to production.`
        : '';
    const link = (to.kind === 'new' ? to.name : to.link) ?? 'a new link';
    log/* log */.R.info(delivery.facts.reserved ? `Reserving ${link} for ${what}.` : `Deploying ${what} to ${link}.${branches}`);
    const published = to.kind === 'new' ? await makeLink(delivery, to, work) : await update(delivery, to, work);
    const { status } = published;
    if (status !== '' && status.toLowerCase() !== 'active') {
        log/* log */.R.warning(`The service says of ${published.link}: "${(0,printable/* excerpt */.Kb)(status, 60)}", not "active". The link may be about to expire: see the hosting account.`);
    }
    return published;
}
async function update(delivery, { link }, work) {
    const { tracking, services, target } = work;
    const guarded = (0,acts_services/* isGuarded */.J)(work);
    const permit = async () => {
        const owner = guarded || target.ofBranch ? await tracking.ownerOf(link, 'newer') : undefined;
        if (owner === undefined)
            return;
        const isTooLate = delivery.shipment.attempts.mayBeDone;
        throw isTooLate ? new link_errors/* TakenMeanwhileError */.Ql(link, owner, 'overwritten') : new link_errors/* OwnedError */.Ij(link, owner, target.subject);
    };
    const upload = await services.hosting.update(delivery.shipment, link, permit);
    await requireSame(link, upload.link, work);
    return { ...upload, link: wholeName(upload.link, link), freed: [], isNew: false };
}
/**
 * Where a site goes if the service no longer has its link. One that was only remembered gets a new one; one that the user
 * named is made again under its own name. A preview's record must not name the lost one any longer.
 *
 * @throws the error itself if it is another one
 */
async function replacementFor(error, to, { facts }, work) {
    if (!(error instanceof refusals/* UnlistedError */.Jl && to.kind === 'existing'))
        throw error;
    const { tracking, target } = work;
    const { domain } = target;
    const { link } = to;
    const { profile } = error;
    // A name that was refused in a POST would be refused again. A full account may get room.
    if (domain !== undefined && error.wasPosted && !(0,refusals/* isForLimit */.tr)(error))
        throw error;
    const guarded = (0,acts_services/* isGuarded */.J)(work);
    if (domain === undefined) {
        const known = guarded ? [] : await tracking.record.links();
        const others = known.filter((each) => each !== link && (0,hosting_account/* hasLink */.p5)(profile, each));
        const back = `The account still has ${(0,format/* firstOf */.Ku)(others, 3)}, where this site was before: to go back there, write it as "domain".`;
        const lost = `The service no longer has the link ${link}, so the site gets a new one.`;
        log/* log */.R.warning(others.length > 0 ? `${lost} ${back}` : lost);
    }
    if (guarded)
        await tracking.forget(link);
    if (guarded || domain === undefined)
        await tracking.begin({ ...facts, link: undefined });
    return { kind: 'new', name: domain, account: Promise.resolve(profile), lost: link };
}
/** Makes a new link. If the account is full, room is made, and it is tried once more. */
async function makeLink(delivery, { name, account }, work) {
    const { shipment } = delivery;
    const { hosting } = work.services;
    const before = await account;
    if (name !== undefined && before !== undefined) {
        log/* log */.R.notice(`The account has no link ${name}, so this run asks for it under this name. ${(0,hosting_account/* accountOf */.XP)(before, name)}`);
    }
    const permit = async () => {
        const owner = name !== undefined && (0,acts_services/* isGuarded */.J)(work) ? await work.tracking.ownerOf(name, 'all') : undefined;
        if (owner !== undefined)
            throw new link_errors/* OwnedError */.Ij(owner.link, owner, work.target.subject);
    };
    const create = async () => await (name === undefined ? hosting.create(shipment, before) : hosting.createNamed(shipment, name, permit));
    let freed = [];
    const upload = await create().catch(async (error) => {
        if (!(0,refusals/* isForLimit */.tr)(error))
            throw name !== undefined && before && (0,refusals/* isRefused */.H0)(error) ? new refusals/* UnlistedError */.Jl(error, name, before, true) : error;
        freed = await makeRoom(error, before, work);
        // That took a while, and somebody else may have made the link.
        if (name !== undefined && (0,hosting_account/* hasLink */.p5)(await hosting.profile(), name))
            throw new refusals/* MadeMeanwhileError */.Mz(name);
        await permit();
        return await create().catch(async (again) => {
            throw (0,refusals/* isForLimit */.tr)(again) ? await fullAccount(again, work, freed) : again;
        });
    });
    const link = wholeName(upload.link, name);
    if (before && (0,hosting_account/* hasLink */.p5)(before, link) && !freed.some((each) => (0,host_name/* isSameLink */.d)(each, link)))
        throw new link_errors/* OverwrittenError */.yc('A new link was asked for', link);
    if (before === undefined)
        log/* log */.R.warning(`The account could not be read before, so it is not certain that ${link} is a new link.`);
    if (name !== undefined && !(0,host_name/* isSameLink */.d)(name, link))
        await requireNamed(name, link, work);
    return { ...upload, link, freed, isNew: before !== undefined };
}
/** A name without its end, as a service may answer with, is the whole name that it was asked for. */
function wholeName(answered, asked) {
    return asked?.startsWith(`${answered}.`) && !answered.includes('.') ? asked : answered;
}
/**
 * Makes sure that an update was not answered with another link than it was sent to. A preview fails; a live site goes on
 * under the name that was accepted.
 */
async function requireSame(link, answered, work) {
    if ((0,host_name/* isSameLink */.d)(answered, link) || (await work.tracking.wasAnswered(link, answered)))
        return;
    if ((0,acts_services/* isGuarded */.J)(work))
        throw new link_errors/* OverwrittenError */.yc(`The site was sent for ${link}`, answered);
    log/* log */.R.warning(`The site was sent for ${link}, but the service answered that it is at ${answered}. If another site was there, it may be replaced.`);
}
/**
 * Makes sure that a service does not choose the name whatever is asked for: each push would make one more link. A preview
 * also needs to find its link again: the account must say that both names are one link's.
 */
async function requireNamed(name, link, work) {
    const profile = await work.services.hosting.profileIfAny();
    const isListed = (each) => profile !== undefined && (0,hosting_account/* hasLink */.p5)(profile, each);
    const isOne = profile?.links.some((names) => names.includes(name) && names.includes(link));
    if (isListed(name) && (isOne || !(0,acts_services/* isGuarded */.J)(work)))
        return;
    // If both are listed, somebody else has made the name meanwhile.
    const made = isListed(name) && !isListed(link) ? name : link;
    throw await (0,removal/* discard */.vf)(made, new link_errors/* UnnamedError */.Vn(name, link), work);
}

// EXTERNAL MODULE: ./build/acts/still-wanted.js
var still_wanted = __webpack_require__(3383);
;// CONCATENATED MODULE: ./build/acts/deliver.js














/**
 * Records that a deploy begins, sends the site, and records and shows that it is live. What this run made and can't keep
 * is deleted at once. Every failure is recorded and shown.
 */
async function deliver(order, to, work) {
    const { tracking } = work;
    if (to.kind === 'new' && to.lost !== undefined)
        await tracking.forget(to.lost);
    const link = to.kind === 'existing' ? to.link : (0,acts_services/* isGuarded */.J)(work) ? undefined : to.name;
    // Nothing may be sent before it is recorded.
    await tracking.begin({ ...order.facts, link });
    let published;
    let at = to;
    let isLate = false;
    try {
        published = await publish(order, to, work).catch(async (error) => {
            at = await replacementFor(error, to, order, work);
            return await publish(order, at, work);
        });
        await order.check?.(published);
        isLate = await finish(order, published, at, work);
        if (!isLate)
            return { published };
        return { outcome: { ...(await tearDownLate(published.link, work)), freed: published.freed } };
    }
    catch (thrown) {
        const skipped = await skipForFull(thrown, work);
        if (skipped)
            return { outcome: skipped };
        const { attempts } = order.shipment;
        const error = attempts.mayBeDone ? sayingWhatIsSent(thrown, published?.link) : thrown;
        const isDiscarded = error instanceof removal/* DiscardedError */.G$;
        const sent = isDiscarded ? error.left : (published?.link ?? (await answeredAllTheSame(error, at)));
        const mayBeDone = attempts.mayBeDone && !(isDiscarded && sent === undefined);
        // Only a check that failed leaves it open what the link serves, and a live site that was sent there, too.
        const isInDoubt = error instanceof errors/* ServiceError */._7 || error instanceof link_errors/* TakenMeanwhileError */.Ql;
        const isLive = published !== undefined && sent !== undefined && !isInDoubt;
        await tracking.fail(error, 'deploy', { mayBeDone, sent, isLive });
        // No other run takes this link down if the preview is over: the run for `closed` did not know of it.
        if (sent !== undefined && !isLate && !work.services.signal.aborted && (await (0,still_wanted/* isOver */.PU)(work, order.existed)))
            await tearDownLate(sent, work).catch((fault) => log/* log */.R.warning((0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(fault))));
        throw error;
    }
}
/** The same error. If the run was cancelled after an upload, it says what that may have changed. */
function sayingWhatIsSent(error, link) {
    if (!(error instanceof errors/* CancelledError */.cc) || error.underWay)
        return error;
    return new errors/* CancelledError */.cc(error.signal, { what: link ? 'what follows an upload' : 'an upload', link });
}
/** The link in an answer of which something else can't be used, if it is this run's. */
async function answeredAllTheSame(error, to) {
    const link = error instanceof errors/* ServiceError */._7 ? error.link : undefined;
    if (link === undefined || to.kind === 'existing')
        return link && to.kind === 'existing' && (0,host_name/* isSameLink */.d)(link, to.link) ? to.link : undefined;
    const before = await to.account;
    return before !== undefined && (0,hosting_account/* hasLink */.p5)(before, link) ? undefined : link;
}
/** Records and shows that a site is live. Returns whether its preview is over meanwhile. */
async function finish(order, published, to, work) {
    const { tracking, services } = work;
    const { link, status } = published;
    const message = (0,text_message/* messageFor */.XW)(services.inputs.message, link);
    const news = order.news && { ...order.news, status, message, isNewAddress: (0,destination/* isNewAddress */.z)(to, link, work) };
    const recording = tracking.succeed(link, news);
    const guarded = (0,acts_services/* isGuarded */.J)(work);
    const looking = guarded ? tracking.ownerOf(link, 'newer') : undefined;
    const [recorded, owner, over] = await Promise.allSettled([recording, looking, (0,still_wanted/* isOver */.PU)(work, order.existed)]);
    if (recorded.status === 'rejected')
        await keepUnrecorded(recorded.reason, published, work);
    if (owner.status === 'fulfilled' && owner.value !== undefined) {
        // The record must not name what this run did not make.
        if (published.isNew)
            await tracking.forget(link);
        throw new link_errors/* TakenMeanwhileError */.Ql(link, owner.value, 'overwritten');
    }
    // What is done is reported. Then the step fails.
    if (services.signal.aborted)
        return false;
    if (owner.status === 'rejected')
        throw owner.reason;
    return over.status === 'fulfilled' && over.value;
}
/** A link that is not recorded would never be torn down. Only a live site's may stay that this run may not have made. */
async function keepUnrecorded(error, { link, isNew }, work) {
    if (!(error instanceof link_errors/* UnrecordedLinkError */._Y))
        throw error;
    if (isNew || (0,acts_services/* isGuarded */.J)(work))
        throw await (0,removal/* discard */.vf)(link, error, work);
    log/* log */.R.warning((0,printable/* printable */.g$)(`${error.message} The site is live there. Write "domain: ${link}", or the next run makes another link.`));
}
/**
 * Tears down a preview whose pull request or branch went while this run deployed it.
 *
 * @param link the one that this run has sent it to. Who ended the preview may have deleted the deployment that names it.
 */
async function tearDownLate(link, work) {
    log/* log */.R.notice(`${(0,build_target/* describe */.q)(work.target.subject)} was closed meanwhile, so its preview is torn down at once.`);
    const { tearDownRecord } = await __webpack_require__.e(/* import() */ 926).then(__webpack_require__.bind(__webpack_require__, 6545));
    const links = new Set([link, ...(await work.tracking.record.links())]);
    return await tearDownRecord([...links], work, () => (0,still_wanted/* whyWanted */.KN)(work));
}


/***/ }),

/***/ 477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ findDestination),
/* harmony export */   z: () => (/* binding */ isNewAddress)
/* harmony export */ });
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8713);
/* harmony import */ var _record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(901);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2108);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9930);
/* harmony import */ var _text_host_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6381);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8550);






/**
 * Finds out where a deploy goes: to the link that the user named, to the one that is remembered, or to a new one. A
 * preview only gets a link that its own record names, or one that nobody has.
 *
 * @throws {NotMadeError | OwnedError} if the link was there before the preview, or is a live site's
 */
async function findDestination(work) {
    const { domain } = work.target;
    if ((0,_services_js__WEBPACK_IMPORTED_MODULE_5__/* .isGuarded */ .J)(work))
        return domain === undefined ? await recalled(work) : await named(domain, work);
    return await forLiveSite(work);
}
/** Whether people know a preview under another address than the one that it has now. */
function isNewAddress(to, link, { target, services }) {
    if (target.subject.kind === 'live-site' || target.domain !== undefined)
        return false;
    const before = to.kind === 'existing' ? to.link : to.lost;
    // The record of a pull request that was closed is gone.
    return before === undefined ? services.context.action === 'reopened' : !(0,_text_host_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameLink */ .d)(before, link);
}
/** A preview without a `domain`. What a live site has taken over counts as lost. */
async function recalled(work) {
    const link = await work.tracking.record.newest();
    if (link === undefined)
        return await forPreview(work);
    const owner = await work.tracking.ownerOf(link, 'newer');
    if (owner === undefined)
        return { kind: 'existing', link };
    const { subject } = work.target;
    _report_log_js__WEBPACK_IMPORTED_MODULE_2__/* .log */ .R.warning(`${link} is ${(0,_record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .siteOf */ .zU)(owner)} now, so ${(0,_target_js__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q)(subject)} gets a new link.`);
    return { ...(await forPreview(work)), lost: link };
}
/** A preview must know the account before anything is sent or recorded: it may only get what was not there. */
async function forPreview(work) {
    return newLink(undefined, work, Promise.resolve(await work.services.hosting.profile()));
}
/** A preview with a `domain`: its record must name it, or nobody may have it. */
async function named(domain, work) {
    const { tracking, services, target } = work;
    const { subject } = target;
    const link = await tracking.record.nameFor(domain);
    if (link !== undefined) {
        const owner = await tracking.ownerOf(link, 'newer');
        if (owner !== undefined)
            throw new _record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OwnedError */ .Ij(domain, owner, subject);
        return { kind: 'existing', link };
    }
    const [profile, owner] = await Promise.all([services.hosting.profile(), tracking.ownerOf(domain, 'all')]);
    if (owner !== undefined)
        throw new _record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OwnedError */ .Ij(domain, owner, subject);
    const own = await ownAlias(domain, profile, work);
    if (own !== undefined)
        return { kind: 'existing', link: own };
    if ((0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_0__/* .hasLink */ .p5)(profile, domain)) {
        const [live, isPerhapsOwn] = await Promise.all([tracking.production(), tracking.record.hasNameless()]);
        throw new _record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotMadeError */ .Tu(domain, subject, { live, isPerhapsOwn });
    }
    return newLink(domain, work, Promise.resolve(profile));
}
/** The name that the record has for a link of which the account says that this is another name. */
async function ownAlias(domain, { links }, { tracking }) {
    const names = links.find((entry) => entry.includes(domain)) ?? [];
    if (names.length < 2)
        return undefined;
    const own = (await tracking.record.links()).find((link) => names.includes(link));
    return own !== undefined && (await tracking.ownerOf(own, 'newer')) === undefined ? own : undefined;
}
/** A live site goes wherever its `domain` says. Only the own site of a branch respects those of others. */
async function forLiveSite(work) {
    const { tracking, services, target } = work;
    const { domain, subject, ofBranch } = target;
    if (domain === undefined) {
        const link = await tracking.record.newest();
        return link === undefined ? newLink(undefined, work) : { kind: 'existing', link };
    }
    const isKnown = !tracking.remembers || (await tracking.record.nameFor(domain)) !== undefined;
    const owner = ofBranch ? await tracking.ownerOf(domain, isKnown ? 'newer' : 'all') : undefined;
    if (owner !== undefined)
        throw new _record_link_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OwnedError */ .Ij(domain, owner, subject);
    if (isKnown)
        return { kind: 'existing', link: domain };
    // It may be misspelled: then it would be made, and the live site would go on as it is.
    const account = services.hosting.profileIfAny();
    const profile = await account;
    if (profile !== undefined && !(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_0__/* .hasLink */ .p5)(profile, domain))
        return newLink(domain, work, account);
    return { kind: 'existing', link: domain, account };
}
function newLink(name, work, known) {
    const account = known ?? work.services.hosting.profileIfAny();
    // It is awaited later. A run that is cancelled before must not end with this error.
    account.catch(() => { });
    return { kind: 'new', name, account };
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
