export const id = 133;
export const ids = [133,545,682];
export const modules = {

/***/ 7133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ deliver)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/record/records.js
var record_records = __webpack_require__(5991);
// EXTERNAL MODULE: ./build/rules/world.js
var world = __webpack_require__(9043);
// EXTERNAL MODULE: ./build/target.js
var build_target = __webpack_require__(9930);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/view/log.js
var log = __webpack_require__(9551);
// EXTERNAL MODULE: ./build/acts/ask-github.js
var ask_github = __webpack_require__(1234);
// EXTERNAL MODULE: ./build/acts/look.js + 2 modules
var look = __webpack_require__(7674);
// EXTERNAL MODULE: ./build/hosting/limits.js
var limits = __webpack_require__(5740);
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
    const mayBeMade = at.kind === 'create' && reply.mayBeDone;
    switch (reply.kind) {
        case 'lost':
            return !reply.again || mayBeMade ? 'stop' : 'again';
        case 'busy':
            return mayBeMade || (at.kind === 'create' && reply.meaning.again !== 'always') ? 'stop' : 'again';
        case 'refused':
            return afterRefusal(reply, at);
    }
}
function afterRefusal({ meaning, mayBeDone }, at) {
    if (mayBeDone)
        return 'stop';
    if (at.kind !== 'update')
        return meaning.limit ? 'make room' : 'stop';
    const isFirst = at.first === undefined;
    if (meaning.unknown === 'method and form' && isFirst)
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
    return at.isListed === true && isAboutContent && isFirst ? 'other method' : 'stop';
}

// EXTERNAL MODULE: ./build/acts/remove-record.js
var remove_record = __webpack_require__(3995);
// EXTERNAL MODULE: ./build/acts/services.js + 15 modules
var services = __webpack_require__(900);
// EXTERNAL MODULE: ./build/acts/sweep.js + 1 modules
var sweep = __webpack_require__(9682);
;// CONCATENATED MODULE: ./build/acts/make-room.js










/**
 * Makes room in a full account (INTERFACE 7): the previews of the run's own environment are swept, but only those whose
 * link the account listed before. Then, if the user wants it, the preview goes that was deployed to longest ago.
 *
 * @returns how a run ends that is to be skipped
 * @throws {ActionError} if no room could be made: the refusal, and what to do
 */
async function makeRoom(refusal, { account: before, link }, work) {
    const { run, target, inputs } = work;
    log/* log */.R.info(`${refusal.message} Looking for previews that nobody needs, to make room.`);
    const all = await othersOf(work);
    // Room is made once, and of an account that could not be read nothing is deleted.
    const freed = before && run.freed.length === 0 ? await freeLinks(all, before, work) : [];
    run.freed.push(...freed);
    if (freed.length > 0) {
        // That took a while, and somebody else may have made the link meanwhile.
        if (link === undefined || !(0,world/* hasLink */.p5)(await (0,look/* readAccount */.GM)(work), link))
            return undefined;
        throw new look/* RefusedError */.fk({ why: 'made meanwhile', link }, work);
    }
    const account = await (0,look/* readAccountIfAny */.LA)(work);
    if (account === undefined)
        throw refusal;
    const holders = holdersIn(all, account);
    if ((0,build_target/* isPreview */.b)(target) && inputs.whenFull === 'skip')
        return skippedFor(holders, target.subject);
    throw fullAccount(refusal, holders, work);
}
function roomIn(target) {
    return (0,build_target/* isPreview */.b)(target) ? target.environment : 'preview';
}
async function othersOf({ target, records }) {
    const own = (0,record_records/* keyOf */.TN)((0,record_records/* recordOf */.zv)(target));
    const known = await records.previews(roomIn(target)).catch((error) => {
        log/* log */.R.warning((0,printable/* printable */.g$)(`No preview could be torn down to make room. ${(0,errors/* messageOf */.bD)(error)}`));
        return [];
    });
    return known.filter((each) => (0,record_records/* keyOf */.TN)((0,record_records/* recordOf */.zv)(each)) !== own);
}
async function freeLinks(all, listed, work) {
    if (all.length === 0)
        return [];
    const { previews } = await (0,sweep/* sweepPreviews */.GP)(all, work, listed);
    for (const { subject, fault } of previews)
        warnOf(fault, subject);
    const freed = previews.flatMap(({ deleted }) => deleted);
    const what = `${(0,printable/* count */.U9)(freed.length, 'link')} of closed previews made room: ${(0,printable/* firstOf */.Ku)(freed, 10)}`;
    if (freed.length > 0)
        log/* log */.R.notice(`The account was full. ${what}.`);
    if (work.signal.aborted)
        throw previews.findLast(({ fault }) => fault !== undefined)?.fault ?? work.signal.reason;
    const isReplacing = (0,build_target/* isPreview */.b)(work.target) && work.inputs.whenFull === 'replace-oldest';
    return freed.length > 0 || !isReplacing ? freed : await replaceOldest(all, listed, work);
}
/** Tears down the pull request's preview that was deployed to longest ago, open or not. A branch's never goes. */
async function replaceOldest(others, listed, work) {
    const roomFor = (0,build_target/* describe */.q)(work.target.subject);
    const ofPulls = others.filter(({ subject }) => subject.kind === 'pull-request');
    for (const { subject, environment, own: seen } of ofPulls.toSorted((a, b) => latestIn(a.own) - latestIn(b.own))) {
        const its = (0,services/* workOn */.xM)({ subject, environment, sha: '', domain: undefined }, work);
        const read = () => work.records.list(its.target);
        const own = await read();
        if (!(0,world/* linksOf */.hP)(own).some((link) => (0,world/* hasLink */.p5)(listed, link)))
            continue;
        const askNeed = async () => (latestIn(await read()) > latestIn(seen) ? 'it was deployed to meanwhile' : undefined);
        const { gone, fault } = await (0,remove_record/* removeRecord */.G)(own, its, { askNeed, because: () => ({ roomFor }) });
        warnOf(fault, subject);
        const what = `the preview of ${(0,build_target/* describe */.q)(subject)} was deleted to make room for ${roomFor}`;
        if (gone.length > 0)
            log/* log */.R.notice(`The account was full, so ${what}: ${(0,printable/* firstOf */.Ku)(gone, 10)}.`);
        return gone;
    }
    return [];
}
/** What could not be torn down is a warning. @throws {RefusedError} if a live site may be deleted */
function warnOf(fault, subject) {
    if (fault instanceof look/* RefusedError */.fk && fault.refusal.why === 'taken meanwhile')
        throw fault;
    if (fault !== undefined)
        log/* log */.R.warning((0,printable/* printable */.g$)(`${(0,build_target/* describe */.q)(subject)}: ${(0,errors/* messageOf */.bD)(fault)}`));
}
function latestIn([newest]) {
    return newest?.createdAt ?? 0;
}
/** This repository's previews that hold links of the account. Others are only counted, because logs are public. */
function holdersIn(previews, account) {
    const listed = (own) => (0,world/* linksOf */.hP)(own).filter((link) => (0,world/* hasLink */.p5)(account, link));
    const holding = previews.map((each) => (0,sweep/* factsOf */.xS)(each, listed(each.own))).filter(({ links }) => links.length > 0);
    const isOurs = (names) => holding.some(({ links }) => (0,world/* hasLink */.p5)({ links: [names] }, ...links));
    return { previews: holding, others: account.links.filter((names) => !isOurs(names)).length };
}
function fullAccount(refusal, { previews, others }, { github, target, inputs }) {
    const shown = previews.map(({ subject, links: [link = ''], since = Date.now() }) => {
        return `${(0,printable/* excerpt */.Kb)(link, 100)} (${(0,build_target/* describe */.q)(subject)}, ${(0,printable/* formatAge */.nV)(Date.now() - since)} old)`;
    });
    const isOurs = previews.length > 0;
    const searched = `None is a preview of the environment "${(0,printable/* printable */.g$)(roomIn(target))}".`;
    const none = github ? searched : 'Without a token it is not known which are previews.';
    const ours = `These previews of this repository hold links, and none of them could make room: ${(0,printable/* firstOf */.Ku)(shown, 20)}. The account has ${(0,printable/* count */.U9)(others, 'other link')}.`;
    const replace = (0,build_target/* isPreview */.b)(target) && inputs.whenFull === 'fail' ? ' write "when-full: replace-oldest",' : '';
    const message = isOurs ? ours : `The account has ${(0,printable/* count */.U9)(others, 'link')}. ${none}`;
    const hint = isOurs
        ? `Close pull requests,${replace} delete links in the hosting account, or upgrade the account.`
        : 'Delete links that nobody needs in the hosting account, or upgrade the account.';
    return new errors/* ActionError */.lZ(`${refusal.message} ${message}`, { hint, cause: refusal });
}
function skippedFor(holders, subject) {
    const close = holders.previews.length > 0 ? 'Close a pull request that has one, or delete' : 'Delete';
    const reason = `The account is full, so ${(0,build_target/* describe */.q)(subject)} has no preview of this commit. ${close} a link in the hosting account, and run the job again.`;
    return { kind: 'skipped', reason, fullAccount: holders };
}

;// CONCATENATED MODULE: ./build/acts/next-attempt.js





function firstAttempt({ to, world }, { hosting, target }) {
    const { link, isNew } = to;
    const at = { link, account: world.account, isNamed: target.domain !== undefined };
    if (!isNew)
        return { ...at, kind: 'update', method: hosting.dialect.update };
    if (link === undefined)
        return { ...at, kind: 'create', method: 'POST' };
    const what = `The account has no link ${link}, so this run asks for it under this name.`;
    if (at.account)
        log/* log */.R.notice(`${what} ${(0,look/* accountOf */.XP)(at.account, link)}`);
    return { ...at, kind: 'named create', method: 'POST' };
}
async function withListed(at, work) {
    const account = await (0,look/* readAccountIfAny */.LA)(work);
    const isListed = account === undefined ? 'not known' : (0,world/* hasLink */.p5)(account, at.link ?? '');
    // It is not listed, so no attempt has updated it.
    if (isListed === false)
        work.run.fate = 'untouched';
    return { ...at, account, isListed };
}
/**
 * Asks the account before a name is made once more. If it lists the name now, and an attempt may have made it, it did,
 * and the site is sent as an update; else somebody else has made it.
 */
async function withAccount(at, work) {
    const { run, hosting } = work;
    const { link = '' } = at;
    const account = await (0,look/* readAccount */.GM)(work).catch((error) => {
        throw run.fate === 'unknown' && !(0,errors/* isCancelled */.mm)(error) ? mayExist(link, error) : error;
    });
    if (!(0,world/* hasLink */.p5)(account, link)) {
        run.fate = 'untouched';
        return at;
    }
    if (run.fate === 'untouched')
        throw new look/* RefusedError */.fk({ why: 'made meanwhile', link }, work);
    return { ...at, kind: 'update', method: hosting.dialect.update };
}
function mayExist(link, cause) {
    const { message, hint = '' } = (0,errors/* wordsOf */.Z9)(cause);
    const advice = `See in the hosting account whether it is there, and delete it if nobody needs it. ${hint}`;
    return new errors/* ActionError */.lZ(`${message} ${link} may have been made all the same.`, { hint: advice.trim(), cause });
}
/**
 * The service no longer has the link. One that a person named is made again under its own name. A remembered one is
 * not: the site gets a new link, and a preview's record must not name the lost one any longer.
 */
async function forLostLink(at, facts, work) {
    const { recording, asker } = work;
    const { link = '', account, isNamed } = at;
    const isPreview = asker.policy === 'preview';
    const anew = { account, isNamed, method: 'POST' };
    // A preview's record forgets the lost link; a live site's shows that the deploy there failed.
    const beginAnew = async () => {
        await (isPreview ? recording.forget(link) : recording.fail(undefined));
        await recording.begin({ ...facts, link: undefined, names: [] });
    };
    if (isNamed && account) {
        if (isPreview)
            await beginAnew();
        return { ...anew, kind: 'named create', link };
    }
    const known = asker.policy === 'live site' ? (0,world/* linksOf */.hP)(recording.entries) : [];
    const others = known.filter((each) => each !== link && account && (0,world/* hasLink */.p5)(account, each));
    const back = ` The account still has ${(0,printable/* firstOf */.Ku)(others, 3)}, where this site was before: to go back there, write it as "domain".`;
    log/* log */.R.warning(`The service no longer has the link ${link}, so the site gets a new one.${others.length > 0 ? back : ''}`);
    await beginAnew();
    return { ...anew, kind: 'create', link: undefined };
}

;// CONCATENATED MODULE: ./build/acts/send.js










/**
 * Sends a site: look, judge, send. What was looked at before the first request is the destination's proof; before each
 * other request it is asked anew. It writes into the run what may have happened.
 *
 * @returns what the service has taken; or how a run ends that the user wants skipped for a full account
 * @throws {ActionError} whatever kept the service from taking it
 */
async function sendSite(delivery, facts, work) {
    const { hosting, run, signal } = work;
    const shipment = { files: delivery.parts, site: delivery.files, password: (0,services/* passwordFor */.bE)(work) };
    let at = firstAttempt(delivery, work);
    let another = (0,attempts/* attempts */.r)(limits/* usualTries */.C, signal, log/* log */.R.info);
    for (;;) {
        const before = at;
        const { link, method, account } = at;
        const isNew = at.kind !== 'update';
        run.to = { link, isNew };
        const reply = await hosting.upload(shipment, { method, domain: link, creates: isNew });
        if (reply.kind === 'taken') {
            run.fate = 'done';
            return { kind: 'sent', upload: reply.value, link, isNew, account };
        }
        if (reply.mayBeDone)
            run.fate = 'unknown';
        let next = nextAfter(reply, at);
        if (next === 'ask the account') {
            at = await withListed(at, work);
            next = nextAfter(reply, at);
        }
        if (next === 'again' && (await another(reply.error.message, reply.after))) {
            if (at.kind === 'named create')
                at = await withAccount(at, work);
        }
        else if (next === 'other method') {
            at = { ...at, method: method === 'PUT' ? 'POST' : 'PUT', first: reply, isListed: undefined };
            const said = `The service did not take the update of ${link} as ${method}, so it is sent as ${at.method}.`;
            log/* log */.R.info(`${said} ${reply.error.message}`);
        }
        else if (next === 'make the link') {
            at = await forLostLink(at, facts, work);
        }
        else if (next === 'make room') {
            const skipped = await makeRoom(reply.error, at, work);
            if (skipped)
                return skipped;
        }
        else if (reply.kind === 'refused' && reply.error.link !== undefined && isNew) {
            const upload = { link: reply.error.link, status: '', quota: run.quota };
            return { kind: 'sent', upload, link, isNew, account, fault: reply.error };
        }
        else {
            throw await stopped(at, reply, work);
        }
        if (at !== before)
            another = (0,attempts/* attempts */.r)(limits/* usualTries */.C, signal, log/* log */.R.info);
        await requirePermit(at, work);
    }
}
async function requirePermit({ link }, work) {
    const { run, recording, asker } = work;
    if (link === undefined || asker.policy === 'unrecorded')
        return;
    const world = await (0,look/* lookAgain */.IK)(link, recording.entries, work);
    const verdict = (0,judge/* judge */.S4)(link, 'send again', world, asker);
    if (verdict.may)
        return;
    const { because } = verdict;
    if (run.fate === 'untouched' || !('site' in because))
        throw new look/* RefusedError */.fk(because, work);
    throw new look/* RefusedError */.fk({ why: 'taken meanwhile', link, site: because.site, done: 'overwritten' }, work);
}
async function stopped(at, last, work) {
    const { first, link, account } = at;
    const { error } = first && tellsMore(first, last, at) ? first : last;
    const meaning = last.kind === 'refused' && !last.mayBeDone ? last.meaning : undefined;
    const isAboutName = (meaning?.otherWay || meaning?.mayBeGone) && !meaning.size;
    if (at.isListed === false || (at.kind === 'named create' && isAboutName && account)) {
        const hint = `The account has no link ${link}, and the service made none of that name: check the input "domain", or leave it out to get a new link.${account ? ` ${(0,look/* accountOf */.XP)(account, link ?? '')}` : ''}`;
        return new errors/* ActionError */.lZ(error.message, { hint, cause: error });
    }
    if (at.kind === 'update' || work.run.fate !== 'unknown')
        return error;
    const fate = (0,look/* fateOfLink */.U6)(account, await (0,look/* readAccountIfAny */.LA)(work));
    const hint = `See in the hosting account whether there is a link that nobody needs, and delete it. ${error.hint ?? ''}`;
    return new errors/* ActionError */.lZ(`${error.message} ${fate}`, { hint: hint.trim(), cause: error });
}
/** The answer to the method that the service knows tells more. And a PUT can't be taken for a new link. */
function tellsMore(first, second, { method }) {
    const isUnknown = second.kind === 'refused' && second.meaning.unknown === 'method and form';
    return isUnknown || (method === 'POST' && first.kind === 'refused' && first.meaning.limit === true);
}

// EXTERNAL MODULE: ./build/text/address.js + 1 modules
var address = __webpack_require__(8635);
;// CONCATENATED MODULE: ./build/rules/answered.js


/** @param before the account as it was before a create; it is not needed for an update */
function answeredWith(answer, asked, before) {
    const { link, isNew, names, freed } = asked;
    // A label that is answered for the whole name that was asked is that name.
    if (link !== undefined && (0,address/* isSameLink */.dF)(answer, link))
        return { is: 'it', link };
    if (!answer.includes('.'))
        return { is: 'unusable' };
    if (!isNew)
        return link !== undefined && names.includes(answer) ? { is: 'it', link } : { is: 'another name' };
    if (before && (0,world/* hasLink */.p5)(before, answer) && !freed.includes(answer))
        return { is: 'listed before' };
    return link === undefined ? { is: 'it', link: answer } : { is: 'chosen by the service' };
}

// EXTERNAL MODULE: ./build/view/words.js
var words = __webpack_require__(9748);
// EXTERNAL MODULE: ./build/acts/remove.js
var remove = __webpack_require__(5453);
;// CONCATENATED MODULE: ./build/acts/settle.js










/**
 * Reads what the service answered, and records it at once.
 *
 * @throws {ActionError} if another link was answered, but for the update of a live site
 */
async function settle(sent, facts, work) {
    const { run, asker, recording } = work;
    const { upload, isNew, account } = sent;
    // What is known of a link that is lost is not true of the new one.
    const names = sent.link === facts.link ? (facts.names ?? []) : [];
    run.quota = upload.quota;
    warnOfStatus(upload);
    const answer = answeredWith(upload.link, { link: sent.link, isNew, names, freed: run.freed }, account);
    const isKept = answer.is === 'another name' && asker.policy !== 'preview';
    const link = answer.is === 'it' ? answer.link : isKept ? sent.link : undefined;
    if (link === undefined)
        throw await refusalOf(answer.is, sent, facts, work);
    run.sent = { link, status: upload.status, made: account !== undefined && (isNew || !(0,world/* hasLink */.p5)(account, link)) };
    if (isKept)
        await learn(link, upload.link, facts, work);
    if (sent.link === undefined && account === undefined && asker.policy !== 'unrecorded')
        log/* log */.R.warning(`The account could not be read before, so it is not certain that ${link} is a new link.`);
    if (isKept || recording.entries[0]?.link === link)
        return { link, names };
    await recording.name({ ...facts, link, names }).catch((cause) => {
        throw notRecorded(link, cause, work);
    });
    return { link, names };
}
function warnOfStatus({ link, status }) {
    if ((0,words/* isActive */.$m)(status))
        return;
    const said = `The service says of ${link}: "${(0,printable/* excerpt */.Kb)(status, 60)}", not "active", so it may not stay.`;
    log/* log */.R.warning(`${said} ${words/* whyNotActive */.eg}`);
}
function notRecorded(link, cause, { target }) {
    const { message: why, hint = '' } = (0,errors/* wordsOf */.Z9)(cause);
    const advice = (0,errors/* isCancelled */.mm)(cause) ? '' : hint;
    const message = `GitHub did not record the link ${link}, which has the site now. ${why}`;
    // A preview gets only a name that the account does not list.
    const next = (0,build_target/* isPreview */.b)(target) && target.domain !== undefined
        ? 'Until then the next run can not have it.'
        : 'The next run makes another one.';
    const toDo = `Delete ${link} in the hosting account if nobody needs it. ${next} ${advice}`;
    return new errors/* ActionError */.lZ(message, { hint: toDo.trim(), cause });
}
/** What a run fails with that was answered with a link which it must not have, after it has done what it still may. */
async function refusalOf(is, { upload, link: asked, account, isNew }, facts, work) {
    const { run, asker, recording } = work;
    const { link, status } = upload;
    if (is === 'unusable') {
        const hint = 'See in the hosting account what the service did, and tell the service about it.';
        const fate = isNew ? ` ${(0,look/* fateOfLink */.U6)(account, await (0,look/* readAccountIfAny */.LA)(work))}` : '';
        const what = `upload: the service answered with "${link}", which is no whole name of a link.`;
        return new errors/* ActionError */.lZ(`${what}${fate}`, { hint });
    }
    if (is === 'chosen by the service' && asked !== undefined) {
        run.sent = { link, status, made: account !== undefined };
        const fate = asker.policy === 'preview' && account ? await (0,remove/* discard */.vf)(link, work) : `${link} stays.`;
        return new look/* RefusedError */.fk({ why: 'the service chose the name', link, asked, fate }, work);
    }
    if (is === 'listed before' && asker.policy === 'live site')
        await recording.name({ ...facts, link: undefined, names: [link] });
    const to = asked === undefined ? 'A new link was asked for' : `The site was sent for ${asked}`;
    return new look/* RefusedError */.fk({ why: 'another link was answered', link, asked: to }, work);
}
/** Records another name of a live site's link: with the link, or alone where another listed link may be overwritten. */
async function learn(link, name, facts, work) {
    const said = `The site was sent for ${link}, but the service answered that it is at ${name}.`;
    log/* log */.R.warning(`${said} If another site was there, it may be replaced.`);
    if (work.asker.policy !== 'live site')
        return;
    const account = await (0,look/* readAccountIfAny */.LA)(work);
    const isOther = !account || ((0,world/* hasLink */.p5)(account, name) && !(0,world/* hasLink */.p5)({ links: [(0,world/* listedNames */.cr)(account, link)] }, name));
    const named = isOther ? { link: undefined, names: [name] } : { link, names: [...(facts.names ?? []), name] };
    await work.recording.name({ ...facts, ...named });
}
/**
 * Looks at a link as a visitor: that it asks for the password, if there is one, or that it serves what was sent. A link
 * that is open in spite of its password is deleted at once, if this run made it.
 *
 * @throws {ActionError} if it does not
 */
async function checkLink(link, { parts, files, cleanPath }, work) {
    const { inputs, signal, run } = work;
    const options = { signal, tell: log/* log */.R.info, patience: inputs.verifyTimeout };
    const start = performance.now();
    if ((0,services/* passwordFor */.bE)(work) !== undefined) {
        const { lookForPassword } = await __webpack_require__.e(/* import() */ 275).then(__webpack_require__.bind(__webpack_require__, 7275));
        if (inputs.verify)
            log/* log */.R.info('"verify" can not look behind the password, so it is only checked that the link asks for it.');
        const why = await lookForPassword(link, files, options);
        if (why !== undefined)
            throw await settle_open(link, why, work);
        log/* log */.R.info(`https://${link}/ asks for the password, after ${(0,printable/* formatDuration */.a3)(performance.now() - start)}.`);
        return;
    }
    if (!inputs.verify || run.reserved)
        return;
    const { verify } = await __webpack_require__.e(/* import() */ 665).then(__webpack_require__.bind(__webpack_require__, 9665));
    const fault = await verify(link, files, { ...options, asFiles: parts === files, cleanPath });
    if (fault)
        throw fault;
    run.liveAfter = performance.now() - start;
    log/* log */.R.info(`Verified: https://${link}/ serves what was sent, after ${(0,printable/* formatDuration */.a3)(run.liveAfter)}.`);
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
    const over = world.own.filter(({ link }) => to.taken !== undefined && link === to.taken.link);
    await records.forget(over);
    const facts = { protected: run.protected, reserved: run.reserved, ...factsFor(to, world, work) };
    const before = world.own.filter((each) => !over.includes(each));
    // Nothing may be sent before it is recorded.
    await recording.begin(facts, before);
    commenter.prepare();
    log/* log */.R.info(firstLine(to, work));
    const sent = await sendAndRecord(delivery, facts, work).catch((error) => failClosed(error, delivery, work));
    if ('kind' in sent) {
        await recording.withdraw();
        return sent;
    }
    const { link, names } = sent;
    const removed = await followUp(link, { ...facts, names }, delivery, work);
    if (removed)
        return removed;
    // Not before: if somebody deleted it meanwhile, the link was recorded once more.
    if (recording.id !== undefined)
        run.deployment = recording.id;
    return { kind: 'live' };
}
async function sendAndRecord(delivery, facts, work) {
    const sent = await sendSite(delivery, facts, work);
    if (sent.kind === 'skipped')
        return sent;
    const settled = await settle(sent, facts, work);
    if (sent.fault !== undefined)
        throw sent.fault;
    return settled;
}
/** A run that fails after an upload still looks whether a preview is open in spite of its password: that must not stay. */
async function failClosed(error, delivery, work) {
    const { fate, sent, to, refusal, deleted, protected: isProtected } = work.run;
    const link = sent?.link ?? (fate === 'untouched' || to?.isNew ? undefined : to?.link);
    if (!isProtected || link === undefined || refusal !== undefined || work.signal.aborted)
        throw error;
    const open = await checkLink(link, delivery, work).catch((thrown) => thrown);
    if (open === undefined || (0,errors/* isCancelled */.mm)(open))
        throw error;
    // What was wrong with a link that is gone is for the log alone.
    const words = deleted.includes(link) ? [(0,errors/* wordsOf */.Z9)(open)] : [(0,errors/* wordsOf */.Z9)(open), (0,errors/* wordsOf */.Z9)(error)];
    const hint = words.map((each) => each.hint ?? '').join(' ');
    const cause = open instanceof errors/* ActionError */.lZ ? error : open;
    throw new errors/* ActionError */.lZ(words.map(({ message }) => message).join(' '), { hint: hint.trim(), cause });
}
function firstLine(to, { target, context, run }) {
    const { subject, environment } = target;
    const what = (0,build_target/* isPreview */.b)(target) ? (0,build_target/* describe */.q)(subject) : environment;
    const name = to.link ?? 'a new link';
    if (run.reserved)
        return `Reserving ${name} for ${what}.`;
    const isBranch = subject.kind === 'branch' && context.defaultBranch !== undefined;
    const usual = isBranch ? ` The default branch, ${(0,printable/* printable */.g$)(context.defaultBranch ?? '')}, goes to production.` : '';
    return `Deploying ${what} to ${name}.${usual}`;
}
/** What a known name is recorded with before anything is sent there. Any other create begins with a draft. */
function factsFor({ link, isNew }, { own, account }, { asker }) {
    if (link === undefined || (isNew && asker.policy === 'preview'))
        return {};
    return { link, names: [...new Set([...(0,world/* namesFor */.GT)(link, own), ...(0,world/* otherNames */.J3)(account, link)])] };
}
/** Checks the link, then shows that it is live and looks again. Returns how the run ends if the preview is over. */
async function followUp(link, facts, delivery, work) {
    const { run, recording, asker, signal, commenter } = work;
    const { world, compared } = delivery;
    await checkLink(link, delivery, work);
    const tell = async () => {
        run.compared = await compared;
        await commenter.write({ ...run, end: { kind: 'live' } });
    };
    const isKnown = world.own.some((each) => each.link === link);
    const isLooking = asker.policy === 'preview' || (asker.policy === 'live site' && !isKnown);
    const own = recording.entries;
    const [recorded, , looked, asked] = await Promise.allSettled([
        recording.succeed(link, facts),
        tell(),
        isLooking ? (0,look/* lookAgain */.IK)(link, own, work) : undefined,
        (0,build_target/* isPreview */.b)(work.target) ? (0,ask_github.stateAfter)(work) : undefined,
    ]);
    if (recorded.status === 'rejected')
        throw notRecorded(link, recorded.reason, work);
    if (looked.status === 'fulfilled' && looked.value)
        requireOwn(link, world, looked.value, work);
    // What is done is reported. Then the step fails.
    if (signal.aborted)
        return undefined;
    if (looked.status === 'rejected')
        throw looked.reason;
    const state = asked.status === 'fulfilled' ? asked.value : undefined;
    const over = state && state.needed === undefined ? await (0,teardown/* tearDownLate */.z)(link, work) : undefined;
    if (over?.kind === 'removed')
        return over;
    // It is needed again by now.
    if (over?.kind === 'skipped')
        log/* log */.R.notice(over.reason);
    await remarkOnHead(state?.headSha, work);
    (0,look/* adviseOnDomain */.sz)(link, world, work);
    return undefined;
}
/**
 * Of two live sites that did not see each other before neither was first, so the order of their records does not count.
 *
 * @throws {RefusedError} if another live site has recorded the link since the first look; for a preview whenever it did
 */
function requireOwn(link, before, now, work) {
    const own = (0,record_records/* keyOf */.TN)((0,record_records/* recordOf */.zv)(work.target));
    const seen = new Set((0,build_target/* isPreview */.b)(work.target) ? [] : before.liveSites.map(({ id }) => id));
    const others = now.liveSites.filter((each) => !seen.has(each.id) && (0,record_records/* keyOf */.TN)(each) !== own);
    const site = (0,world/* ownerOf */.bf)(link, others);
    if (site)
        throw new look/* RefusedError */.fk({ why: 'taken meanwhile', link, site, done: 'overwritten' }, work);
}
/** Says in the comment that the pull request has another head by now. It was on its way beside the question. */
async function remarkOnHead(head, work) {
    const { run, target, commenter } = work;
    if (!head || target.sha === '' || head === target.sha)
        return;
    const text = 'The pull request has a newer commit than this one by now.';
    run.remarks.push(text);
    log/* log */.R.notice(text);
    await commenter.write({ ...run, end: { kind: 'live' } });
}


/***/ }),

/***/ 2756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rehearse),
/* harmony export */   p: () => (/* binding */ rehearseBriefly)
/* harmony export */ });
/* harmony import */ var _record_permissions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7225);
/* harmony import */ var _rules_refusals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7478);
/* harmony import */ var _rules_world_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9043);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9930);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7736);
/* harmony import */ var _view_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9551);
/* harmony import */ var _view_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9748);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7674);








/**
 * Says what a deploy would do, and asks for the account and the record to see whether it could work. Nothing is written.
 *
 * @param why why the site would be sent in this form
 */
async function rehearse(to, world, why, work) {
    const { run, inputs, target } = work;
    const { account, mayRecord, rows } = await checkAccess(work, world.account);
    const { link } = to;
    const isMissing = link !== undefined && !(0,_rules_world_js__WEBPACK_IMPORTED_MODULE_2__/* .hasLink */ .p5)(account, link);
    const made = target.domain === undefined ? ' any more: the site would get a new one' : ': it would be made';
    const { fileCount = 0, bytes = 0, form, omitted = new Map() } = run.site ?? {};
    const size = `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(fileCount, 'file')}, ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(bytes)}`;
    const leftOut = [...omitted].map(([reason, paths]) => `${paths.length} (${reason}): ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOf */ .Ku)(paths, 5)}`);
    const pages = `would show up to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(inputs.screenshots, 'page')}; a dry run starts no browser`;
    return tellFindings([
        ['Would send', `${size}, as ${form === 'zip' ? 'one archive' : 'single files'} (${why})`],
        ['To', (link ?? 'a new link') + (isMissing ? `, which the account does not have${made}` : '')],
        ['Owner of the link', to.isNew ? 'none yet' : ownerWords(to, world, work)],
        ['Left out', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(leftOut.join('; ')) || 'nothing'],
        ...rows,
        ['Screenshots', inputs.screenshots > 0 && (0,_target_js__WEBPACK_IMPORTED_MODULE_3__/* .isPreview */ .b)(target) ? pages : ''],
        ['Next', mayRecord === false ? 'Add the permissions, and run this again' : 'Delete "dry-run: true", and push'],
    ]);
}
function recordWords(mayRecord) {
    if (mayRecord === undefined)
        return 'nothing is remembered, because "github-token" is empty';
    if (mayRecord)
        return 'the token may record deployments';
    return `the token may not record deployments: a deploy would stop before anything is sent, a teardown would leave its deployments. Add to the job: ${_record_permissions_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionLines */ .$r.replaceAll(/\n\s*/gu, ', ')}`;
}
function ownerWords({ link = '' }, world, { asker, target }) {
    if (asker.policy === 'unrecorded')
        return 'not known without github-token';
    if (asker.policy === 'preview')
        return 'this preview, which made it; no live site has taken it over';
    const [rival] = (0,_rules_world_js__WEBPACK_IMPORTED_MODULE_2__/* .rivalsOf */ .V6)(link, target.environment, world);
    if (rival)
        return `${(0,_rules_refusals_js__WEBPACK_IMPORTED_MODULE_1__/* .siteOf */ .zU)(rival)}, and it would be taken over`;
    return target.domain === undefined ? 'this environment' : 'no other live site';
}
/** What is to be done, in a word, by a run that sends no site. */
async function rehearseBriefly(what, links, work, known) {
    const { rows } = await checkAccess(work, known);
    return tellFindings([[what, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .Kb)(links, 500)], ...rows]);
}
/** Whether the key is good, what the account holds, and whether the token may record. */
async function checkAccess(work, known) {
    const { run, records, github } = work;
    const [account, mayRecord] = await Promise.all([known ?? (0,_look_js__WEBPACK_IMPORTED_MODULE_7__/* .readAccount */ .GM)(work), github ? records.mayAdd() : undefined]);
    run.quota = account.quota;
    const used = `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(account.links.length, 'link')} in use; quota used: ${(0,_view_words_js__WEBPACK_IMPORTED_MODULE_6__/* .quotaWords */ .IR)(account.quota) || 'not told'}`;
    const rows = [
        ['Key', 'accepted'],
        ['Account', used],
        ['Record', recordWords(mayRecord)],
    ];
    return { account, mayRecord, rows };
}
function tellFindings(rows) {
    const findings = rows.filter(([, finding]) => finding !== '');
    for (const [name, finding] of findings)
        _view_log_js__WEBPACK_IMPORTED_MODULE_5__/* .log */ .R.info(`${name}: ${finding}.`);
    return { kind: 'skipped', reason: 'This is a dry run: nothing was changed.', findings };
}


/***/ }),

/***/ 9682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xS: () => (/* binding */ factsOf),
  sweep: () => (/* binding */ sweep),
  GP: () => (/* binding */ sweepPreviews)
});

// UNUSED EXPORTS: isExpired

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/github/answers.js
var answers = __webpack_require__(2912);
// EXTERNAL MODULE: ./build/record/permissions.js
var permissions = __webpack_require__(7225);
// EXTERNAL MODULE: ./build/rules/refusals.js
var refusals = __webpack_require__(7478);
// EXTERNAL MODULE: ./build/rules/world.js
var world = __webpack_require__(9043);
// EXTERNAL MODULE: ./build/target.js
var target = __webpack_require__(9930);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/view/log.js
var log = __webpack_require__(9551);
;// CONCATENATED MODULE: ./build/view/sweep-failure.js





/** The error of a sweep that could not read or delete some previews; undefined if it could. */
function sweepFailure({ previews, left }) {
    const failed = previews.filter(({ fault }) => fault !== undefined);
    if (failed.length === 0)
        return undefined;
    const reasons = [...new Set(failed.map(({ stays = '' }) => stays))].map((why) => {
        const names = failed.filter(({ stays = '' }) => stays === why).map(({ subject }) => (0,target/* describe */.q)(subject));
        return `${(0,printable/* firstOf */.Ku)(names, 10)}: ${why}`;
    });
    const others = previews.length > failed.length && left === 0 ? 'The other previews were swept. ' : '';
    // Lines to copy come last.
    const hints = [...new Set(failed.map(({ fault }) => sweepHint(fault)))].slice(0, 5);
    const ordered = hints.toSorted((a, b) => Number(a.includes('\n')) - Number(b.includes('\n')));
    const message = `${(0,printable/* count */.U9)(failed.length, 'preview')} could not be swept. ${reasons.join(' ')}`;
    return new errors/* ActionError */.lZ(message, { hint: others + ordered.join(' '), cause: failed[0]?.fault });
}
/** Each fault's own: a live site that may be deleted needs its own deploy, and another sweep would not help. */
function sweepHint(fault) {
    if ((0,answers/* isForbidden */.US)(fault))
        return `Add to the job, and run the sweep again:\n${permissions/* permissionLines */.$r}`;
    return (0,errors/* wordsOf */.Z9)(fault).hint ?? 'Correct the cause and run the sweep again.';
}

// EXTERNAL MODULE: ./build/view/words.js
var words = __webpack_require__(9748);
// EXTERNAL MODULE: ./build/acts/ask-github.js
var ask_github = __webpack_require__(1234);
// EXTERNAL MODULE: ./build/acts/look.js + 2 modules
var look = __webpack_require__(7674);
// EXTERNAL MODULE: ./build/acts/remove.js
var remove = __webpack_require__(5453);
// EXTERNAL MODULE: ./build/acts/remove-record.js
var remove_record = __webpack_require__(3995);
// EXTERNAL MODULE: ./build/acts/services.js + 15 modules
var acts_services = __webpack_require__(900);
;// CONCATENATED MODULE: ./build/acts/sweep.js















/** Previews that are torn down in one run at most. */
const mostTornDown = 100;
/** Requests that are left to the token for other runs. A repository's has 1,000 an hour. */
const leftToOthers = 300;
const day = 24 * 60 * 60_000;
/**
 * Tears down the previews of one environment whose pull request is closed or whose branch is gone: GitHub does not run
 * `pull_request: closed` for a pull request with conflicts, and a runner can be down. With `expire-after` also those
 * that nobody deployed to for some time.
 */
async function sweep(services, run) {
    (0,acts_services/* requireGitHub */.xx)(services, "a sweep finds the previews in the repository's deployments");
    const previews = await services.records.previews(run.environment).catch((error) => {
        throw (0,answers/* isForbidden */.US)(error) ? (0,permissions/* recordRefused */.Gc)('previews', error, false) : error;
    });
    const done = await sweepPreviews(previews, services);
    const { signal, inputs } = services;
    // What was done is reported, also where the run is cancelled. A dry run says whether the key is good.
    const ask = inputs.dryRun ? look/* readAccount */.GM : look/* readAccountIfAny */.LA;
    const account = done.account ?? (signal.aborted ? undefined : await ask(services));
    if (account)
        run.quota = account.quota;
    const swept = { ...done, account };
    const error = sweepFailure(swept) ?? (signal.aborted ? signal.reason : undefined);
    return error === undefined ? swept : { kind: 'failed', act: 'sweep', error, swept };
}
function factsOf({ subject, own }, links, title = '') {
    return { subject, title, links, since: own.at(-1)?.createdAt };
}
/** Tears down those of some previews that nobody needs, one after another, while the token has requests left. */
async function sweepPreviews(all, services, listed) {
    const { inputs, signal } = services;
    const github = (0,acts_services/* requireGitHub */.xx)(services, 'GitHub knows which previews are needed');
    const open = all.length > 0 ? await github.openPullRequests().catch(() => undefined) : undefined;
    const how = { github, listed, open, days: listed ? undefined : inputs.expireAfter };
    const previews = [];
    let left = 0;
    for (const preview of all) {
        const { subject } = preview;
        const title = subject.kind === 'pull-request' ? open?.get(subject.number) : undefined;
        const isOpen = title !== undefined && !isExpired(preview, github.now, how.days);
        if (isOpen && listed)
            continue;
        const tornDown = previews.filter(({ deleted }) => deleted.length > 0).length;
        const isUsedUp = (github.remaining ?? Number.POSITIVE_INFINITY) < leftToOthers;
        const isTooMuch = signal.aborted || tornDown >= mostTornDown || isUsedUp;
        if (!isOpen && isTooMuch) {
            left += 1;
            continue;
        }
        const opened = { ...factsOf(preview, (0,world/* linksOf */.hP)(preview.own), title), deleted: [], stays: 'it is open' };
        const one = isOpen ? opened : await sweepOne(preview, services, how);
        if (one === undefined)
            continue;
        logEnd(one);
        previews.push(one);
    }
    const { account } = previews.findLast((each) => each.account) ?? {};
    return { kind: 'swept', previews, left, account, isDry: inputs.dryRun };
}
/**
 * Whether nobody deployed to a pull request's preview for some days. A branch's has no comment that could say so, and may
 * be somebody's site: it never expires.
 *
 * @param now by GitHub's clock, in milliseconds since 1970
 */
function isExpired({ subject, own }, now, days) {
    const [newest] = own;
    if (subject.kind !== 'pull-request' || newest === undefined || days === undefined)
        return false;
    return now - newest.createdAt > days * day;
}
function logEnd({ subject, deleted, expired, stays, links }) {
    const after = expired === undefined ? '' : `, expired after ${(0,printable/* count */.U9)(expired, 'day')}`;
    if (deleted.length > 0)
        log/* log */.R.info(`${(0,target/* describe */.q)(subject)}: deleted ${deleted.join(', ')}${after}`);
    if (stays !== undefined)
        log/* log */.R.info([`${(0,target/* describe */.q)(subject)}: stays, ${stays}`, ...links].join(': '));
}
/**
 * Tears a preview down if nobody needs it any more. The list may be minutes old, so its record is read again. Undefined
 * if the account lists none of its links.
 */
async function sweepOne(preview, services, how) {
    const { inputs, records } = services;
    const { github, listed, days, open } = how;
    const { subject, environment } = preview;
    const work = (0,acts_services/* workOn */.xM)({ subject, environment, sha: '', domain: undefined }, services);
    let title = '';
    let expired;
    const askNeed = async () => {
        const state = await (0,ask_github/* askState */.x)(subject, github, open !== undefined);
        title = state.title;
        if (state.needed === undefined || !isExpired(preview, github.now, days))
            return state.needed;
        const latest = { subject, own: await records.list(preview) };
        if (!isExpired(latest, github.now, days))
            return 'it was deployed to meanwhile';
        expired = days;
        return undefined;
    };
    let { own } = preview;
    let end = remove/* nothing */.s6;
    try {
        own = await records.list(preview);
        if (listed && !(0,world/* linksOf */.hP)(own).some((link) => (0,world/* hasLink */.p5)(listed, link)))
            return undefined;
        const because = () => (expired === undefined ? undefined : { days: expired });
        end = await (0,remove_record/* removeRecord */.G)(own, work, { askNeed, because });
    }
    catch (fault) {
        end = { ...end, fault };
    }
    const { gone, taken, needed, fault, account } = end;
    for (const each of taken)
        log/* log */.R.notice(`${(0,target/* describe */.q)(subject)}: ${(0,words/* staysWords */.S9)(each)}`);
    const [theirs] = taken.map(({ site }) => `it is ${(0,refusals/* siteOf */.zU)(site)} now`);
    const why = fault === undefined ? (needed ?? theirs) : (0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(fault));
    const isDry = inputs.dryRun && gone.length > 0;
    const links = (0,world/* linksOf */.hP)(own).filter((link) => inputs.dryRun || !gone.includes(link));
    const stays = isDry ? 'a dry run deletes nothing' : why;
    return { ...factsOf(preview, links, title), deleted: inputs.dryRun ? [] : gone, expired, stays, fault, account };
}


/***/ }),

/***/ 6545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tearDown: () => (/* binding */ tearDown),
/* harmony export */   tearDownUnseen: () => (/* binding */ tearDownUnseen),
/* harmony export */   z: () => (/* binding */ tearDownLate)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2912);
/* harmony import */ var _record_permissions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7225);
/* harmony import */ var _rules_world_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9043);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9930);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7736);
/* harmony import */ var _view_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9551);
/* harmony import */ var _ask_github_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1234);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2756);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7674);
/* harmony import */ var _remove_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5453);
/* harmony import */ var _remove_record_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3995);












/**
 * Deletes the links of a preview: all that its record names. Or just the link that a person named.
 *
 * @param byPerson whether a person asked for it with `mode: teardown`
 * @throws {ActionError} if nothing tells the link, nobody has it, or it could not be deleted. Its record stays then.
 */
async function tearDown(work, byPerson) {
    const { target, asker, records, commenter } = work;
    const { domain } = target;
    commenter.prepare();
    if (domain === undefined && asker.policy === 'unrecorded')
        throw (0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownLink */ .Th)();
    if (domain !== undefined && (byPerson || asker.policy !== 'preview'))
        return await tearDownOne(domain, work);
    const own = await records.list(target);
    const end = await ended(await (0,_remove_record_js__WEBPACK_IMPORTED_MODULE_11__/* .removeRecord */ .G)(own, work, { askNeed: byPerson ? undefined : () => (0,_ask_github_js__WEBPACK_IMPORTED_MODULE_7__/* .needAfterClose */ .$)(work) }), work);
    const links = (0,_rules_world_js__WEBPACK_IMPORTED_MODULE_3__/* .linksOf */ .hP)(own);
    if (domain !== undefined && links.length > 0 && !links.includes(domain))
        _view_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.notice(`${domain} was left as it is: the record of this preview does not name it.`);
    return end;
}
/** One link that a person named: of a preview one that its record names, else whoever has it. */
async function tearDownOne(domain, work) {
    const { target, asker, records, commenter, run } = work;
    const isPreview = asker.policy === 'preview';
    // A person's word is enough, also where the token may not use a live site's record.
    const its = isPreview ? work : { ...work, asker: { ...asker, policy: 'unrecorded' } };
    const orWarn = (error) => {
        if (isPreview || !(0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error))
            throw error;
        _view_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.warning((0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .notEnded */ .Au)(error));
        return [];
    };
    const own = await records.list(target).catch(orWarn);
    const entries = own.filter(({ link }) => link === domain);
    if (entries.length === 0) {
        const account = await (isPreview ? (0,_look_js__WEBPACK_IMPORTED_MODULE_9__/* .readAccount */ .GM)(work) : (0,_look_js__WEBPACK_IMPORTED_MODULE_9__/* .readAccountIfAny */ .LA)(work));
        if (account && !(0,_rules_world_js__WEBPACK_IMPORTED_MODULE_3__/* .hasLink */ .p5)(account, domain))
            throw noSuchLink(domain, account);
        if (isPreview)
            throw notOfPreview(domain);
    }
    const removed = await (0,_remove_js__WEBPACK_IMPORTED_MODULE_10__/* .removeLink */ .vL)(domain, own, its);
    const end = await ended(removed, work);
    if (end.kind !== 'removed' || work.inputs.dryRun)
        return end;
    if (removed.wasMissing && removed.account && entries.length === 0)
        throw noSuchLink(domain, removed.account);
    await (0,_remove_js__WEBPACK_IMPORTED_MODULE_10__/* .lookAfter */ .sR)(removed.gone, own, its);
    await records.forget(entries).catch(orWarn);
    const { account } = removed;
    const others = (0,_rules_world_js__WEBPACK_IMPORTED_MODULE_3__/* .linksOf */ .hP)(own).filter((link) => link !== domain && (!account || (0,_rules_world_js__WEBPACK_IMPORTED_MODULE_3__/* .hasLink */ .p5)(account, link)));
    if (others.length === 0 || end.links.length > 0)
        await commenter.write({ ...run, end: { ...end, others } });
    return end;
}
function notOfPreview(domain) {
    const hint = 'To delete it all the same, run "mode: teardown" on the default branch.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('domain', `${domain} is no link of this preview, so nothing was deleted.`, { hint });
}
function noSuchLink(domain, account) {
    const message = `the account has no link ${domain}, and no record names it, so nothing was deleted.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('domain', message, { hint: `Check how it is spelled. ${(0,_look_js__WEBPACK_IMPORTED_MODULE_9__/* .accountOf */ .XP)(account, domain)}` });
}
/**
 * Tears down a preview whose pull request or branch went while this run sent it to a link. Who ended the preview may have
 * deleted the deployment that names this link.
 */
async function tearDownLate(link, work) {
    const { target, records } = work;
    _view_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.notice(`${(0,_target_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q)(target.subject)} was closed meanwhile, so its preview is torn down at once.`);
    const own = await records.list(target);
    const removed = await (0,_remove_record_js__WEBPACK_IMPORTED_MODULE_11__/* .removeRecord */ .G)(own, work, { askNeed: () => (0,_ask_github_js__WEBPACK_IMPORTED_MODULE_7__/* .needAfterClose */ .$)(work), more: [link] });
    const [gone] = removed.gone;
    if (removed.needed !== undefined && gone !== undefined)
        throw (0,_look_js__WEBPACK_IMPORTED_MODULE_9__/* .neededAgain */ .gt)(gone);
    return await ended(removed, work);
}
/** The same after an upload since which nobody has looked. @throws {RefusedError} if a live site has the link */
async function tearDownUnseen(link, work) {
    const end = await tearDownLate(link, work);
    if (end.kind !== 'removed' || end.kept?.link !== link)
        return end;
    throw new _look_js__WEBPACK_IMPORTED_MODULE_9__/* .RefusedError */ .fk({ why: 'taken meanwhile', link, site: end.kept.site, done: 'overwritten' }, work);
}
/** How a teardown ends. @throws whatever kept a link from being deleted */
async function ended({ gone, taken, needed, fault }, work) {
    const { target, inputs } = work;
    if (fault !== undefined)
        throw fault;
    if (inputs.dryRun && gone.length > 0)
        return await (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_8__/* .rehearseBriefly */ .p)('Would delete', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(gone, 10), work);
    const reason = needed === undefined ? undefined : `The preview of ${(0,_target_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q)(target.subject)} stays: ${needed}.`;
    if (reason !== undefined && gone.length === 0)
        return { kind: 'skipped', reason, teardown: true };
    if (reason !== undefined)
        _view_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.notice(reason);
    return { kind: 'removed', links: gone, kept: taken[0] };
}


/***/ })

};
