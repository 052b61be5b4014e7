export const id = 988;
export const ids = [988];
export const modules = {

/***/ 988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ deliver)
});

// EXTERNAL MODULE: ./build/record/format.js
var format = __webpack_require__(7406);
// EXTERNAL MODULE: ./build/rules/claims.js
var claims = __webpack_require__(2094);
// EXTERNAL MODULE: ./build/rules/world.js
var world = __webpack_require__(9043);
// EXTERNAL MODULE: ./build/target.js
var build_target = __webpack_require__(9930);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/view/best-effort.js
var best_effort = __webpack_require__(3098);
// EXTERNAL MODULE: ./build/view/log.js
var log = __webpack_require__(9551);
// EXTERNAL MODULE: ./build/acts/ask-github.js
var ask_github = __webpack_require__(1234);
// EXTERNAL MODULE: ./build/acts/look.js + 2 modules
var look = __webpack_require__(7674);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/hosting/account.js
var hosting_account = __webpack_require__(8713);
// EXTERNAL MODULE: ./build/hosting/meanings.js
var meanings = __webpack_require__(3536);
// EXTERNAL MODULE: ./build/http/attempts.js
var attempts = __webpack_require__(3996);
// EXTERNAL MODULE: ./build/rules/judge.js
var judge = __webpack_require__(6684);
;// CONCATENATED MODULE: ./build/acts/after-upload.js
/**
 * The one table of what follows from an answer (DESIGN, "Talking to the service"). An update may be repeated, and
 * what makes a link only where the service can't have made it, or the account tells.
 */
function nextAfter(reply, at) {
    switch (reply.kind) {
        case 'taken':
            return 'keep it';
        case 'lost':
            return reply.final || (at.kind === 'create' && reply.mayBeDone) ? 'stop' : 'again';
        case 'busy':
            return at.kind === 'create' && (reply.mayBeDone || reply.meaning.again !== 'always') ? 'stop' : 'again';
        case 'refused':
            return afterRefusal(reply, at);
    }
}
function afterRefusal({ meaning, mayBeDone }, at) {
    if (mayBeDone)
        return 'stop';
    if (at.kind !== 'update')
        return meaning.limit ? 'make room' : 'stop';
    if (meaning.unknown === 'method and form' && !at.isSecond)
        return 'other method';
    // A service may take an update for a create, so that a full account refuses it too.
    const isAboutContent = meaning.otherWay === true && (meaning.limit === true || !meaning.size);
    if (!isAboutContent && !meaning.mayBeGone)
        return 'stop';
    if (at.isListed === undefined)
        return 'ask the account';
    // A name that was refused in a POST would be refused again. A full account may get room.
    if (at.isListed === false)
        return at.isNamed && at.method === 'POST' && !meaning.limit ? 'stop' : 'make the link';
    return at.isListed === true && isAboutContent && !at.isSecond ? 'other method' : 'stop';
}

// EXTERNAL MODULE: ./build/text/format.js
var text_format = __webpack_require__(1712);
// EXTERNAL MODULE: ./build/acts/remove-record.js
var remove_record = __webpack_require__(3995);
// EXTERNAL MODULE: ./build/acts/services.js + 14 modules
var services = __webpack_require__(2225);
// EXTERNAL MODULE: ./build/acts/sweep.js + 1 modules
var sweep = __webpack_require__(9682);
;// CONCATENATED MODULE: ./build/acts/make-room.js












/**
 * Makes room in a full account (INTERFACE 7): the previews of the run's own environment are swept, but only those whose
 * link this account lists. Then, if the user wants it, the preview goes that was deployed to longest ago.
 *
 * @param before the account as it was; undefined if it could not be read, and then nothing is deleted
 * @returns the links that were deleted; or how a run ends that is to be skipped
 * @throws {ActionError} if no room could be made: the refusal, and what to do
 */
async function makeRoom(refusal, before, work) {
    const { github, run, target, inputs } = work;
    log/* log */.R.info(`${refusal.message} Looking for previews that nobody needs, to make room.`);
    const all = github ? await othersOf(work) : [];
    // Room is made once.
    const freed = before && run.freed.length === 0 ? await freeLinks(all, before, work) : [];
    if (freed.length > 0)
        return { freed };
    const account = await (0,look/* readAccountIfAny */.LA)(work);
    if (account === undefined)
        throw refusal;
    const holders = holdersIn(all, account);
    if ((0,build_target/* isPreview */.bU)(target) && inputs.whenFull === 'skip')
        return skippedFor(holders, work);
    throw fullAccount(refusal, holders, work);
}
/** The previews beside the run's own: of its environment, or for a live site of `preview`. */
async function othersOf(work) {
    const { target } = work;
    const own = (0,format/* keyOf */.TN)((0,format/* recordOf */.zv)(target));
    const environment = (0,build_target/* isPreview */.bU)(target) ? target.environment : 'preview';
    const known = await (0,look/* previewsIn */.tH)(environment, work).catch((error) => {
        log/* log */.R.warning((0,printable/* printable */.g$)(`No preview could be torn down to make room. ${(0,errors/* messageOf */.bD)(error)}`));
        return [];
    });
    return known.filter((each) => (0,format/* keyOf */.TN)((0,format/* recordOf */.zv)(each)) !== own);
}
async function freeLinks(all, listed, work) {
    const freed = all.length > 0 ? await sweepOthers(all, listed, work) : [];
    const isReplacing = (0,build_target/* isPreview */.bU)(work.target) && work.inputs.whenFull === 'replace-oldest';
    return freed.length > 0 || !isReplacing ? freed : await replaceOldest(all, listed, work);
}
async function sweepOthers(others, listed, work) {
    const { previews } = await (0,sweep/* sweepPreviews */.G)(others, work, listed);
    for (const { subject, fault } of previews)
        if (fault !== undefined)
            warnOf(fault, subject);
    const freed = previews.flatMap(({ deleted }) => deleted);
    if (freed.length > 0)
        log/* log */.R.notice(`The account was full. ${(0,text_format/* count */.U9)(freed.length, 'link')} of closed previews made room: ${(0,text_format/* firstOf */.Ku)(freed, 10)}.`);
    return freed;
}
/** Tears down the pull request's preview that was deployed to longest ago, open or not. A branch's never goes. */
async function replaceOldest(others, listed, work) {
    const roomFor = (0,build_target/* describe */.q0)(work.target.subject);
    const ofPulls = others.filter(({ subject }) => subject.kind === 'pull-request');
    for (const oldest of ofPulls.toSorted((a, b) => latestOf(a) - latestOf(b))) {
        const { subject, environment } = oldest;
        const its = (0,services/* workOn */.xM)({ subject, environment, sha: '', domain: undefined }, work);
        const own = await work.records.list((0,format/* recordOf */.zv)(its.target));
        if (!(0,claims/* linksOf */.hP)(own).some((link) => (0,world/* hasLink */.p)(listed, link)))
            continue;
        const asked = async () => {
            const [now] = await work.records.list((0,format/* recordOf */.zv)(its.target));
            const isSame = (now?.createdAt ?? 0) <= latestOf(oldest);
            return isSame ? { wanted: 'gone' } : { wanted: 'yes', why: 'it was deployed to meanwhile' };
        };
        const { gone, fault } = await (0,remove_record/* removeRecord */.G)(own, its, { asked, because: () => ({ roomFor }) });
        if (fault !== undefined)
            warnOf(fault, subject);
        if (gone.length > 0)
            log/* log */.R.notice(`The account was full, so the preview of ${(0,build_target/* describe */.q0)(subject)} was deleted to make room for ${roomFor}: ${(0,text_format/* firstOf */.Ku)(gone, 10)}.`);
        return gone;
    }
    return [];
}
/** What could not be torn down is a warning. @throws {RefusedError} if a live site may be deleted */
function warnOf(fault, subject) {
    if (fault instanceof look/* RefusedError */.fk && fault.refusal.why === 'taken meanwhile')
        throw fault;
    log/* log */.R.warning((0,printable/* printable */.g$)(`${(0,build_target/* describe */.q0)(subject)}: ${(0,errors/* messageOf */.bD)(fault)}`));
}
function latestOf({ own }) {
    return own[0]?.createdAt ?? 0;
}
/** This repository's previews that hold links of the account. Others are only counted, because logs are public. */
function holdersIn(previews, account) {
    const holding = previews.flatMap((preview) => {
        const links = (0,claims/* linksOf */.hP)(preview.own).filter((link) => (0,world/* hasLink */.p)(account, link));
        return links.length > 0 ? [(0,sweep/* factsOf */.x)(preview, '', links)] : [];
    });
    return { previews: holding, others: Math.max(0, account.links.length - holding.length) };
}
function fullAccount(refusal, { previews, others }, { github, target, inputs }) {
    if (previews.length === 0) {
        const none = github
            ? 'None is a preview of this repository.'
            : 'Without a token it is not known which are previews.';
        const hint = 'Delete links that nobody needs in the hosting account, or upgrade the account.';
        return new errors/* ActionError */.lZ(`${refusal.message} The account has ${(0,text_format/* count */.U9)(others, 'link')}. ${none}`, {
            hint,
            cause: refusal,
        });
    }
    const shown = previews.map(({ subject, links, since = Date.now() }) => `${(0,printable/* excerpt */.Kb)(links[0] ?? '', 100)} (${(0,build_target/* describe */.q0)(subject)}, ${(0,text_format/* formatAge */.nV)(Date.now() - since)} old)`);
    const replace = (0,build_target/* isPreview */.bU)(target) && inputs.whenFull === 'fail' ? ' write "when-full: replace-oldest",' : '';
    return new errors/* ActionError */.lZ(`${refusal.message} These previews of this repository hold links, and none of them could make room: ${(0,text_format/* firstOf */.Ku)(shown, 20)}. The account has ${(0,text_format/* count */.U9)(others, 'other link')}.`, {
        hint: `Close pull requests,${replace} delete links in the hosting account, or upgrade the account.`,
        cause: refusal,
    });
}
function skippedFor(holders, { target }) {
    const close = holders.previews.length > 0 ? 'Close a pull request that has one, or delete' : 'Delete';
    const reason = `The account is full, so ${(0,build_target/* describe */.q0)(target.subject)} has no preview of this commit. ${close} a link in the hosting account, and run the job again.`;
    return { kind: 'skipped', reason, fullAccount: holders };
}

;// CONCATENATED MODULE: ./build/acts/steps.js







function firstStep({ to, account }, { hosting, target }) {
    const isNamed = target.domain !== undefined;
    const tried = { isSecond: false, isNamed };
    if (to.kind === 'known')
        return { at: { ...tried, kind: 'update', method: hosting.dialect.update }, link: to.link, account };
    if (to.name === undefined)
        return { at: { ...tried, kind: 'create', method: 'POST' }, link: undefined, account };
    if (account)
        log/* log */.R.notice(`The account has no link ${to.name}, so this run asks for it under this name. ${(0,hosting_account/* accountOf */.XP)(account, to.name)}`);
    return { at: { ...tried, kind: 'named create', method: 'POST' }, link: to.name, account };
}
async function withListed({ at, link = '', first }, work) {
    const account = await (0,look/* readAccountIfAny */.LA)(work);
    const isListed = account === undefined ? 'not known' : (0,world/* hasLink */.p)(account, link);
    // It is not listed, so no attempt has updated it.
    if (isListed === false)
        work.run.fate = 'untouched';
    return { link, account, first, at: { ...at, isListed } };
}
/**
 * Asks the account before a name is made once more. If it lists the name now, and an attempt may have made it, it did,
 * and the site is sent as an update; else somebody else has made it.
 */
async function withAccount(step, work) {
    const { run, hosting } = work;
    const { link = '', at } = step;
    const account = await (0,look/* readAccount */.GM)(work).catch((error) => {
        throw run.fate === 'unknown' && error instanceof errors/* ActionError */.lZ ? mayExist(link, error) : error;
    });
    if (!(0,world/* hasLink */.p)(account, link)) {
        run.fate = 'untouched';
        return step;
    }
    if (run.fate === 'untouched')
        throw new look/* RefusedError */.fk({ why: 'made meanwhile', link }, work);
    return { ...step, at: { ...at, kind: 'update', method: hosting.dialect.update } };
}
function mayExist(link, error) {
    if (error instanceof errors/* CancelledError */.cc)
        return error;
    const hint = `See in the hosting account whether it is there, and delete it if nobody needs it. ${error.hint ?? ''}`;
    return new errors/* ActionError */.lZ(`${error.message} ${link} may have been made all the same.`, {
        hint: hint.trim(),
        cause: error,
    });
}
function otherMethod({ at, link, account }, first) {
    const { kind, isNamed } = at;
    const method = at.method === 'PUT' ? 'POST' : 'PUT';
    return { link, account, first, at: { kind, method, isSecond: true, isNamed } };
}
/**
 * The service no longer has the link. One that a person named is made again under its own name. A remembered one is
 * not: the site gets a new link, and a preview's record must not name the lost one any longer.
 */
async function forLostLink(step, { facts }, work) {
    const { recording, asker } = work;
    const { link = '', account } = step;
    const { isNamed } = step.at;
    const at = { kind: 'named create', method: 'POST', isSecond: false, isNamed };
    if (isNamed && account) {
        if (asker.policy === 'preview')
            await beginAnew(link, facts, work);
        return { link, account, at };
    }
    const known = asker.policy === 'live site' ? (0,claims/* linksOf */.hP)(recording.entries) : [];
    const others = known.filter((each) => each !== link && account && (0,world/* hasLink */.p)(account, each));
    const back = ` The account still has ${(0,text_format/* firstOf */.Ku)(others, 3)}, where this site was before: to go back there, write it as "domain".`;
    log/* log */.R.warning(`The service no longer has the link ${link}, so the site gets a new one.${others.length > 0 ? back : ''}`);
    await beginAnew(link, facts, work);
    return { link: undefined, account, at: { ...at, kind: 'create' } };
}
/** Begins with a draft. A preview's record forgets the lost link; a live site's shows that the deploy there failed. */
async function beginAnew(lost, facts, { recording, asker }) {
    if (asker.policy === 'preview')
        await recording.forget(lost);
    else
        await recording.fail(undefined);
    await recording.begin({ ...facts, link: undefined, names: [] });
}
/** Making room took a while, and somebody else may have made the link meanwhile. */
async function afterRoom(step, freed, work) {
    const { link } = step;
    work.run.freed.push(...freed);
    if (link !== undefined && (0,world/* hasLink */.p)(await (0,look/* readAccount */.GM)(work), link))
        throw new look/* RefusedError */.fk({ why: 'made meanwhile', link }, work);
    return step;
}

;// CONCATENATED MODULE: ./build/acts/send.js










/**
 * Sends a site: look, judge, send. What was looked at before the first request is the destination's proof; before each
 * other request it is asked anew. It writes into the run what may have happened.
 *
 * @returns what the service has taken; or how a run ends that the user wants skipped for a full account
 * @throws {ActionError} whatever kept the service from taking it
 */
async function sendSite(order, work) {
    const { hosting, run, signal } = work;
    let step = firstStep(order, work);
    let another = (0,attempts/* attempts */.r)(meanings/* usualTries */.C, signal, log/* log */.R.info);
    for (;;) {
        const { at, link } = step;
        run.to = { link, isNew: at.kind !== 'update' };
        const creates = at.kind !== 'update';
        const reply = await hosting.upload(order.shipment, { method: at.method, domain: link, creates });
        if (reply.kind === 'taken') {
            run.fate = 'done';
            return { kind: 'sent', upload: reply.value, link, isNew: creates, account: step.account };
        }
        if (reply.mayBeDone)
            run.fate = 'unknown';
        let next = nextAfter(reply, at);
        if (next === 'ask the account') {
            step = await withListed(step, work);
            next = nextAfter(reply, step.at);
        }
        if (next === 'again') {
            if (!(await another(reply.error.message, reply.kind === 'busy' ? reply.after : undefined)))
                throw await stopped(step, reply, work);
            step = at.kind === 'named create' ? await withAccount(step, work) : step;
        }
        else if (next === 'other method') {
            step = otherMethod(step, reply);
            log/* log */.R.info(`The service did not take the update of ${link} as ${at.method}, so it is sent as ${step.at.method}. ${reply.error.message}`);
        }
        else if (next === 'make the link') {
            step = await forLostLink(step, order, work);
        }
        else if (next === 'make room') {
            const room = await makeRoom(reply.error, step.account, work);
            if ('kind' in room)
                return room;
            step = await afterRoom(step, room.freed, work);
        }
        else if (reply.kind === 'refused' && reply.error.link !== undefined && creates) {
            const upload = { link: reply.error.link, status: '', quota: run.quota };
            return { kind: 'sent', upload, link, isNew: true, account: step.account, fault: reply.error };
        }
        else {
            throw await stopped(step, reply, work);
        }
        if (step.at !== at)
            another = (0,attempts/* attempts */.r)(meanings/* usualTries */.C, signal, log/* log */.R.info);
        await requirePermit(step, work);
    }
}
/** Looks, and asks the rules, right before the site is sent once more. */
async function requirePermit({ link }, work) {
    const { run, recording, asker } = work;
    if (link === undefined || asker.policy === 'unrecorded')
        return;
    const world = await (0,look/* lookAgain */.IK)(link, recording.entries, work);
    const verdict = (0,judge/* judge */.S)(link, 'send again', world, asker);
    if (verdict.may)
        return;
    const { because } = verdict;
    if (run.fate === 'untouched' || !('site' in because))
        throw new look/* RefusedError */.fk(because, work);
    throw new look/* RefusedError */.fk({ why: 'taken meanwhile', link, site: because.site, done: 'overwritten' }, work);
}
/** The error of a run that sends no more, with what is known of the link. */
async function stopped(step, last, work) {
    const { first, at, link, account } = step;
    const reply = first && tellsMore(first, last, at.method) ? first : last;
    const { error } = reply;
    const isNew = at.kind !== 'update';
    if (error instanceof errors/* CancelledError */.cc)
        return error;
    const isNotMade = at.kind === 'named create' && last.kind === 'refused' && !last.mayBeDone;
    if (at.isListed === false || (isNotMade && account)) {
        const hint = `The account has no link ${link}, and the service made none of that name: check the input "domain", or leave it out to get a new link.${account ? ` ${(0,hosting_account/* accountOf */.XP)(account, link ?? '')}` : ''}`;
        return new errors/* ActionError */.lZ(error.message, { hint, cause: error });
    }
    if (!isNew || work.run.fate !== 'unknown')
        return error;
    const fate = (0,hosting_account/* fateOfLink */.U6)(account, await (0,look/* readAccountIfAny */.LA)(work));
    const hint = `See in the hosting account whether there is a link that nobody needs, and delete it. ${error.hint ?? ''}`;
    return new errors/* ActionError */.lZ(`${error.message} ${fate}`, { hint: hint.trim(), cause: error });
}
/** The answer to the method that the service knows tells more. And a PUT can't be taken for a new link. */
function tellsMore(first, second, method) {
    const isUnknown = second.kind === 'refused' && second.meaning.unknown === 'method and form';
    return isUnknown || (method === 'POST' && first.kind === 'refused' && first.meaning.limit === true);
}

// EXTERNAL MODULE: ./build/text/host-name.js + 1 modules
var host_name = __webpack_require__(6381);
;// CONCATENATED MODULE: ./build/rules/answered.js


/** @param before the account as it was before a create; it is not needed for an update */
function answeredWith(answer, asked, before) {
    const { link, isNew, names, freed } = asked;
    // A label that is answered for the whole name that was asked is that name.
    if (link !== undefined && (0,host_name/* isSameLink */.d)(answer, link))
        return { is: 'it', link };
    if (!answer.includes('.'))
        return { is: 'unusable' };
    if (!isNew)
        return link !== undefined && names.includes(answer) ? { is: 'it', link } : { is: 'another name' };
    if (before && (0,world/* hasLink */.p)(before, answer) && !freed.includes(answer))
        return { is: 'listed before' };
    return link === undefined ? { is: 'it', link: answer } : { is: 'chosen by the service' };
}

// EXTERNAL MODULE: ./build/acts/remove.js
var remove = __webpack_require__(5453);
;// CONCATENATED MODULE: ./build/acts/settle.js











/**
 * Reads what the service answered, and records it at once. The link is undefined where the preview is over, and its new
 * link could not be recorded because of that.
 */
async function settle(sent, facts, work) {
    const { run, asker, recording } = work;
    const { upload, isNew, account } = sent;
    // What is known of a link that is lost is not true of the new one.
    const names = sent.link === facts.link ? (facts.names ?? []) : [];
    const { status } = upload;
    run.quota = upload.quota;
    warnOfStatus(upload.link, status);
    const asked = { link: sent.link, isNew, names, freed: run.freed };
    const answer = answeredWith(upload.link, asked, account);
    if (answer.is !== 'it')
        return { ...(await settleOther(answer.is, sent, facts, work)), names };
    const { link } = answer;
    run.sent = { link, status, made: account !== undefined && (isNew || !(0,world/* hasLink */.p)(account, link)) };
    if (sent.link === undefined && account === undefined && asker.policy !== 'unrecorded')
        log/* log */.R.warning(`The account could not be read before, so it is not certain that ${link} is a new link.`);
    if (recording.entries[0]?.link === link)
        return { link, names };
    try {
        await recording.name({ ...facts, link, names });
        return { link, names };
    }
    catch (cause) {
        if ((0,build_target/* isPreview */.bU)(work.target) && (await (0,ask_github.stateAfter)(work)).wanted === 'gone')
            return { link: undefined, names };
        throw notRecorded(link, cause);
    }
}
function warnOfStatus(link, status) {
    if (status === '' || status.toLowerCase() === 'active')
        return;
    log/* log */.R.warning(`The service says of ${link}: "${(0,printable/* excerpt */.Kb)(status, 60)}", not "active". The link may be about to expire: see the hosting account.`);
}
function notRecorded(link, cause) {
    if (!(cause instanceof errors/* ActionError */.lZ) || cause instanceof errors/* CancelledError */.cc)
        return cause;
    const message = `GitHub did not record the link ${link}, which has the site now. ${cause.message}`;
    const hint = `Delete ${link} in the hosting account if nobody needs it. The next run makes another one. ${cause.hint ?? ''}`;
    return new errors/* ActionError */.lZ(message, { hint: hint.trim(), cause });
}
/** The service answered with another link than was asked for. @throws {RefusedError} but for the update of a live site */
async function settleOther(is, { upload, link: asked, account }, facts, work) {
    const { run, asker, recording } = work;
    const { link, status } = upload;
    const isLive = asker.policy === 'live site';
    if (is === 'unusable') {
        const hint = 'See in the hosting account what the service did, and tell the service about it.';
        throw new errors/* ActionError */.lZ(`upload: the service answered with "${link}", which is no whole name of a link.`, { hint });
    }
    if (is === 'chosen by the service' && asked !== undefined) {
        run.sent = { link, status, made: account !== undefined };
        const fate = asker.policy === 'preview' && account ? await (0,remove/* discard */.vf)(link, work) : `${link} stays.`;
        throw new look/* RefusedError */.fk({ why: 'the service chose the name', link, asked, fate }, work);
    }
    if (is === 'another name' && asked !== undefined && asker.policy !== 'preview') {
        run.sent = { link: asked, status, made: false };
        log/* log */.R.warning(`The site was sent for ${asked}, but the service answered that it is at ${link}. If another site was there, it may be replaced.`);
        if (isLive)
            await learn(asked, link, facts, work);
        return { link: asked };
    }
    if (is === 'listed before' && isLive)
        await recording.name({ ...facts, link: undefined, names: [link] });
    const to = asked === undefined ? 'A new link was asked for' : `The site was sent for ${asked}`;
    throw new look/* RefusedError */.fk({ why: 'another link was answered', link, asked: to }, work);
}
/** Records another name of a live site's link: with the link, or alone where another listed link may be overwritten. */
async function learn(link, name, facts, work) {
    const account = await (0,look/* readAccountIfAny */.LA)(work);
    const own = account?.links.filter((names) => (0,world/* hasLink */.p)({ links: [names] }, link)) ?? [];
    const isOther = account === undefined || ((0,world/* hasLink */.p)(account, name) && !(0,world/* hasLink */.p)({ links: own }, name));
    const named = isOther ? { link: undefined, names: [name] } : { link, names: [...(facts.names ?? []), name] };
    await work.recording.name({ ...facts, ...named });
}
/**
 * Looks at a link as a visitor: that it asks for the password, if there is one, or that it serves what was sent. A link
 * that is open in spite of its password is deleted at once, if this run made it.
 *
 * @throws {ActionError} if it does not
 */
async function checkLink(link, { files: parts, site: files }, cleanPath, work) {
    const { inputs, signal, run } = work;
    const options = { signal, tell: log/* log */.R.info, patience: inputs.verifyTimeout };
    if ((0,services/* passwordFor */.bE)(work) !== undefined) {
        const { lookForPassword } = await __webpack_require__.e(/* import() */ 516).then(__webpack_require__.bind(__webpack_require__, 3516));
        if (inputs.verify)
            log/* log */.R.info('"verify" can not look behind the password, so it is only checked that the link asks for it.');
        const found = await lookForPassword(link, files, options);
        if (!found.closed)
            throw await settle_open(link, found.why, work);
        log/* log */.R.info(`https://${link}/ asks for the password, after ${(0,text_format/* formatDuration */.a3)(found.took)}.`);
        return;
    }
    if (!inputs.verify || run.reserved)
        return;
    const { verify } = await __webpack_require__.e(/* import() */ 665).then(__webpack_require__.bind(__webpack_require__, 9665));
    const found = await verify(link, files, { ...options, asFiles: parts === files, cleanPath });
    if ('error' in found)
        throw found.error;
    run.liveAfter = found.took;
    log/* log */.R.info(`Verified: https://${link}/ serves what was sent, after ${(0,text_format/* formatDuration */.a3)(found.took)}.`);
}
async function settle_open(link, why, work) {
    const { run } = work;
    const stays = 'The link was there before, so it stays, and is open to everybody: delete it in the hosting account if nobody may see it.';
    const fate = run.sent?.made ? await (0,remove/* discard */.vf)(link, work) : stays;
    const hint = 'The service may not know passwords: then write "preview-password: none", and previews are open to whoever has the link.';
    return new errors/* ActionError */.lZ(`preview-password: ${why} ${fate}`, { hint });
}

// EXTERNAL MODULE: ./build/acts/teardown.js
var teardown = __webpack_require__(6545);
;// CONCATENATED MODULE: ./build/acts/deliver.js












/**
 * Records that a deploy begins, sends the site, records what was answered, checks the link, and looks again. What a
 * preview made and can't keep is deleted at once.
 */
async function deliver(delivery, work) {
    const { to, world } = delivery;
    const { recording, run, commenter, records } = work;
    const taken = to.kind === 'new' ? to.taken?.link : undefined;
    const over = world.own.filter(({ link }) => taken !== undefined && link === taken);
    if (over.length > 0)
        await records.forget(over);
    const facts = { ...delivery.facts, ...factsFor(to, world, work) };
    // Nothing may be sent before it is recorded.
    await recording.begin(facts, world.own.filter((each) => !over.includes(each)));
    commenter.prepare();
    log/* log */.R.info(firstLine(to, work));
    const sent = await sendSite({ ...delivery, account: world.account }, work);
    if (sent.kind === 'skipped') {
        await recording.withdraw();
        return sent;
    }
    const { link, names } = await settle(sent, facts, work);
    if (link === undefined)
        return await (0,teardown.tearDownLate)(sent.upload.link, work);
    if (sent.fault !== undefined)
        throw sent.fault;
    run.newAddress = isNewAddress(link, world, work);
    const removed = await followUp(link, { ...facts, names }, delivery, work);
    if (removed)
        return removed;
    // Not before: if somebody deleted it meanwhile, the link was recorded once more.
    if (recording.id !== undefined)
        run.deployment = recording.id;
    return { kind: 'live' };
}
function firstLine(to, { target, context, run }) {
    const { subject, environment } = target;
    const what = (0,build_target/* isPreview */.bU)(target) ? (0,build_target/* describe */.q0)(subject) : environment;
    const name = (to.kind === 'known' ? to.link : to.name) ?? 'a new link';
    if (run.reserved)
        return `Reserving ${name} for ${what}.`;
    const isBranch = subject.kind === 'branch' && context.defaultBranch !== undefined;
    const usual = isBranch ? ` The default branch, ${(0,printable/* printable */.g$)(context.defaultBranch ?? '')}, goes to production.` : '';
    return `Deploying ${what} to ${name}.${usual}`;
}
/** What a known name is recorded with before anything is sent there. Any other create begins with a draft. */
function factsFor(to, { own, account }, { asker }) {
    const isRecorded = to.kind === 'known' || (asker.policy !== 'preview' && to.name !== undefined);
    const link = to.kind === 'known' ? to.link : to.name;
    if (!isRecorded || link === undefined)
        return {};
    return { link, names: [...new Set([...(0,claims/* namesFor */.GT)(link, own), ...(0,world/* otherNames */.J)(account, link)])] };
}
/** Whether an earlier preview of the same pull request or branch had another link. */
function isNewAddress(link, { own }, { target, context }) {
    if (!(0,build_target/* isPreview */.bU)(target) || target.domain !== undefined)
        return false;
    // The record of a pull request that was closed is gone.
    const before = own.find((each) => each.link !== undefined)?.link;
    return before === undefined ? context.action === 'reopened' : before !== link;
}
/** Checks the link, then shows that it is live and looks again. Returns how the run ends if the preview is over. */
async function followUp(link, facts, delivery, work) {
    const { run, recording, asker, signal, commenter } = work;
    const { shipment, world, cleanPath, compared } = delivery;
    await checkLink(link, shipment, cleanPath, work);
    const tell = async () => {
        run.compared = await compared;
        if (!facts.reserved)
            await commenter.write({ ...run, end: { kind: 'live' } });
    };
    const isKnown = world.own.some((each) => each.link === link);
    const isLooking = asker.policy === 'preview' || (asker.policy === 'live site' && !isKnown);
    const own = recording.entries;
    const [recorded, , looked, wished] = await Promise.allSettled([
        recording.succeed(link, facts),
        tell(),
        isLooking ? (0,look/* lookAgain */.IK)(link, own, work) : undefined,
        (0,build_target/* isPreview */.bU)(work.target) ? (0,ask_github.stateAfter)(work) : undefined,
    ]);
    if (recorded.status === 'rejected')
        throw notRecorded(link, recorded.reason);
    if (looked.status === 'fulfilled' && looked.value)
        requireOwn(link, world, looked.value, work);
    // What is done is reported. Then the step fails.
    if (signal.aborted)
        return undefined;
    if (looked.status === 'rejected')
        throw looked.reason;
    const wish = wished.status === 'fulfilled' ? wished.value : undefined;
    if (wish?.wanted === 'gone')
        return await (0,teardown.tearDownLate)(link, work);
    await remarkOnHead(wish?.headSha, facts, work);
    (0,look/* adviseOnDomain */.sz)(link, world, work);
    return undefined;
}
/**
 * Of two live sites that did not see each other before neither was first, so the order of their records does not count.
 *
 * @throws {RefusedError} if another live site has recorded the link since the first look; for a preview whenever it did
 */
function requireOwn(link, before, now, work) {
    const own = (0,format/* keyOf */.TN)((0,format/* recordOf */.zv)(work.target));
    const seen = new Set((0,build_target/* isPreview */.bU)(work.target) ? [] : before.liveSites.map(({ id }) => id));
    const others = now.liveSites.filter((each) => !seen.has(each.id) && (0,format/* keyOf */.TN)(each) !== own);
    const site = (0,claims/* ownerOf */.bf)(link, others);
    if (site)
        throw new look/* RefusedError */.fk({ why: 'taken meanwhile', link, site, done: 'overwritten' }, work);
}
/** Says in the comment that the pull request has another head by now. It was on its way beside the question. */
async function remarkOnHead(head, { reserved }, work) {
    const { run, target, commenter } = work;
    if (!head || target.sha === '' || head === target.sha)
        return;
    const text = 'The pull request has a newer commit than this one by now.';
    run.remarks.push(text);
    log/* log */.R.notice(text);
    if (!reserved)
        await (0,best_effort/* bestEffort */.z)('say so', async () => commenter.write({ ...run, end: { kind: 'live' } }));
}


/***/ }),

/***/ 9682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ factsOf),
  sweep: () => (/* binding */ sweep),
  G: () => (/* binding */ sweepPreviews)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/github/answers.js
var answers = __webpack_require__(2912);
// EXTERNAL MODULE: ./build/record/format.js
var format = __webpack_require__(7406);
// EXTERNAL MODULE: ./build/record/permissions.js
var permissions = __webpack_require__(7225);
// EXTERNAL MODULE: ./build/rules/claims.js
var claims = __webpack_require__(2094);
// EXTERNAL MODULE: ./build/rules/wanted.js
var wanted = __webpack_require__(6172);
// EXTERNAL MODULE: ./build/rules/words.js
var words = __webpack_require__(4002);
// EXTERNAL MODULE: ./build/rules/world.js
var world = __webpack_require__(9043);
// EXTERNAL MODULE: ./build/target.js
var target = __webpack_require__(9930);
// EXTERNAL MODULE: ./build/text/format.js
var text_format = __webpack_require__(1712);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/view/log.js
var log = __webpack_require__(9551);
;// CONCATENATED MODULE: ./build/view/sweep-failure.js





/** The error of a sweep that could not read or delete some previews; undefined if it could. */
function sweepFailure({ previews }) {
    const failed = previews.filter(({ fault }) => fault !== undefined);
    if (failed.length === 0)
        return undefined;
    const reasons = [...new Set(failed.map(({ stays = '' }) => stays))].map((why) => {
        const names = failed.filter(({ stays = '' }) => stays === why).map(({ subject }) => (0,target/* describe */.q0)(subject));
        return `${(0,text_format/* firstOf */.Ku)(names, 10)}: ${why}`;
    });
    const others = previews.length > failed.length ? 'The other previews were swept. ' : '';
    // Lines to copy come last.
    const hints = [...new Set(failed.map(({ fault }) => sweepHint(fault)))].slice(0, 5);
    const ordered = hints.toSorted((a, b) => Number(a.includes('\n')) - Number(b.includes('\n')));
    const message = `${(0,text_format/* count */.U9)(failed.length, 'preview')} could not be swept. ${reasons.join(' ')}`;
    return new errors/* ActionError */.lZ(message, { hint: others + ordered.join(' '), cause: failed[0]?.fault });
}
/** Each fault's own: a live site that may be deleted needs its own deploy, and another sweep would not help. */
function sweepHint(fault) {
    if ((0,answers/* isForbidden */.US)(fault))
        return `Add to the job, and run the sweep again:\n${permissions/* permissionLines */.$r}`;
    return (0,errors/* wordsOf */.Z9)(fault).hint ?? 'Correct the cause and run the sweep again.';
}

// EXTERNAL MODULE: ./build/acts/ask-github.js
var ask_github = __webpack_require__(1234);
// EXTERNAL MODULE: ./build/acts/look.js + 2 modules
var look = __webpack_require__(7674);
// EXTERNAL MODULE: ./build/acts/remove-record.js
var remove_record = __webpack_require__(3995);
// EXTERNAL MODULE: ./build/acts/services.js + 14 modules
var acts_services = __webpack_require__(2225);
;// CONCATENATED MODULE: ./build/acts/sweep.js

















/** Previews that are torn down in one run at most. */
const mostTornDown = 100;
/** Requests that are left to the token for other runs. A repository's has 1,000 an hour. */
const leftToOthers = 300;
/**
 * Tears down the previews of one environment whose pull request is closed or whose branch is gone: GitHub does not run
 * `pull_request: closed` for a pull request with conflicts, and a runner can be down. With `expire-after` also those
 * that nobody deployed to for some time.
 */
async function sweep(services, run) {
    (0,acts_services/* requireGitHub */.xx)(services, "a sweep finds the previews in the repository's deployments");
    const previews = await (0,look/* previewsIn */.tH)(run.environment, services).catch((error) => {
        throw (0,answers/* isForbidden */.US)(error) ? (0,permissions/* recordRefused */.Gc)('previews', error) : error;
    });
    const done = await sweepPreviews(previews, services);
    const account = done.account ?? (await (0,look/* readAccountIfAny */.LA)(services));
    if (account)
        run.quota = account.quota;
    const swept = { ...done, kind: 'swept', account };
    const error = sweepFailure(swept);
    return error === undefined ? swept : { kind: 'failed', act: 'sweep', error, swept };
}
/** What a preview's row in a table says of it. */
function factsOf({ subject, own }, title = '', links = (0,claims/* linksOf */.hP)(own)) {
    return { subject, title, links, since: own.at(-1)?.createdAt };
}
/** Tears down those of some previews that nobody needs, one after another, while the token has requests left. */
async function sweepPreviews(all, services, listed) {
    const { signal, inputs } = services;
    const github = (0,acts_services/* requireGitHub */.xx)(services, 'GitHub knows which previews are needed');
    const open = all.length > 0 ? await github.openPullRequests().catch(() => undefined) : undefined;
    const how = { listed, open, days: listed ? undefined : inputs.expireAfter };
    const previews = [];
    let left = 0;
    let account;
    for (const preview of all) {
        const { subject, own } = preview;
        const title = subject.kind === 'pull-request' ? open?.get(subject.number) : undefined;
        if (title !== undefined && !(0,wanted/* isExpired */._)(own, github.now, how.days)) {
            if (!listed)
                previews.push(logged({ ...factsOf(preview, title), deleted: [], stays: 'it is open' }));
            continue;
        }
        signal.throwIfAborted();
        const tornDown = previews.filter(({ deleted }) => deleted.length > 0).length;
        if (tornDown >= mostTornDown || (github.remaining ?? Number.POSITIVE_INFINITY) < leftToOthers) {
            left += 1;
            continue;
        }
        const one = await sweepOne(preview, services, how);
        if (one === undefined)
            continue;
        previews.push(logged(one.preview));
        account = one.account ?? account;
    }
    return { previews, left, account };
}
/** Says in the log what became of a preview. */
function logged(preview) {
    const { subject, deleted, expired, stays, links } = preview;
    const after = expired === undefined ? '' : `, expired after ${(0,text_format/* count */.U9)(expired, 'day')}`;
    if (deleted.length > 0)
        log/* log */.R.info(`${(0,target/* describe */.q0)(subject)}: deleted ${deleted.join(', ')}${after}`);
    if (stays !== undefined)
        log/* log */.R.info([`${(0,target/* describe */.q0)(subject)}: stays, ${stays}`, ...links].join(': '));
    return preview;
}
/** Tears a preview down if nobody needs it any more. The list may be minutes old, so its record is read again. */
async function sweepOne(preview, services, { listed, days, open }) {
    const { signal, inputs, records } = services;
    const github = (0,acts_services/* requireGitHub */.xx)(services, 'GitHub knows which previews are needed');
    const { subject, environment } = preview;
    const work = (0,acts_services/* workOn */.xM)({ subject, environment, sha: '', domain: undefined }, services);
    let title = '';
    let expired;
    const asked = async () => {
        const wish = await (0,ask_github.askState)(subject, github, open !== undefined);
        title = wish.title;
        if (wish.wanted === 'gone')
            return { wanted: 'gone' };
        const why = subject.kind === 'branch' ? 'the branch exists' : 'it is open';
        if (!(0,wanted/* isExpired */._)(preview.own, github.now, days))
            return { wanted: 'yes', why };
        const isStillOld = (0,wanted/* isExpired */._)(await records.list((0,format/* recordOf */.zv)(work.target)), github.now, days);
        if (!isStillOld)
            return { wanted: 'yes', why: 'it was deployed to meanwhile' };
        expired = days;
        return { wanted: 'gone' };
    };
    const because = () => (expired === undefined ? undefined : { days: expired });
    try {
        const own = await records.list((0,format/* recordOf */.zv)(work.target));
        if (listed && !(0,claims/* linksOf */.hP)(own).some((link) => (0,world/* hasLink */.p)(listed, link)))
            return undefined;
        const { gone, taken, wanted, fault, account } = await (0,remove_record/* removeRecord */.G)(own, work, { asked, because });
        if (signal.aborted)
            throw fault;
        for (const { link, site } of taken)
            log/* log */.R.notice(`${(0,target/* describe */.q0)(subject)}: ${link} stays: it is ${(0,words/* siteOf */.zU)(site)} now.`);
        const [first] = taken;
        const why = fault === undefined ? (wanted ?? (first && `it is ${(0,words/* siteOf */.zU)(first.site)} now`)) : wordsOfFault(fault);
        const rest = (0,claims/* linksOf */.hP)(own).filter((link) => !gone.includes(link));
        const facts = factsOf(preview, title, inputs.dryRun ? (0,claims/* linksOf */.hP)(own) : rest);
        const isDry = inputs.dryRun && gone.length > 0;
        const stays = isDry ? 'a dry run deletes nothing' : why;
        return { preview: { ...facts, deleted: inputs.dryRun ? [] : gone, expired, stays, fault }, account };
    }
    catch (fault) {
        if (signal.aborted)
            throw fault;
        return {
            preview: { ...factsOf(preview, title), deleted: [], stays: wordsOfFault(fault), fault },
            account: undefined,
        };
    }
}
function wordsOfFault(fault) {
    return (0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(fault));
}


/***/ })

};
