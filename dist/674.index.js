export const id = 674;
export const ids = [674];
export const modules = {

/***/ 7674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RefusedError: () => (/* binding */ RefusedError),
  accountOf: () => (/* binding */ accountOf),
  adviseOnDomain: () => (/* binding */ adviseOnDomain),
  fateOfLink: () => (/* binding */ fateOfLink),
  findDestination: () => (/* binding */ findDestination),
  lookAgain: () => (/* binding */ lookAgain),
  neededAgain: () => (/* binding */ neededAgain),
  readAccount: () => (/* binding */ readAccount),
  readAccountIfAny: () => (/* binding */ readAccountIfAny),
  requireOneSite: () => (/* binding */ requireOneSite)
});

// EXTERNAL MODULE: ./build/node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(8540);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/hosting/limits.js
var limits = __webpack_require__(5740);
// EXTERNAL MODULE: ./build/http/attempts.js
var attempts = __webpack_require__(3996);
// EXTERNAL MODULE: ./build/target.js
var build_target = __webpack_require__(9930);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/rules/judge.js
var judge = __webpack_require__(6684);
// EXTERNAL MODULE: ./build/rules/refusals.js
var refusals = __webpack_require__(7478);
// EXTERNAL MODULE: ./build/rules/world.js
var rules_world = __webpack_require__(9043);
;// CONCATENATED MODULE: ./build/rules/cautions.js





/** @param isProtected whether visitors of this deploy need a password; undefined for a live site */
function cautionsFor(to, world, asker, isProtected) {
    const { own } = world;
    const found = [
        ofTakenLink(to, asker),
        ofOlderRun(own, asker),
        ofSameMoment(own),
        isProtected === false && own.some((each) => each.protected) && lostPassword,
        ofReserved(to, own, asker),
        ...((0,build_target/* isPreview */.b)(asker.target) ? [ofFirstBranch(own, asker)] : [ofRename(to, world, asker), ofMove(to, world, asker)]),
    ];
    return found.filter((each) => each !== false && each !== undefined);
}
const lostPassword = {
    level: 'warning',
    text: 'An earlier deploy of this preview asked visitors for a password, and this one does not: everybody may read it. If that is not meant, look at "preview-password" and the secret behind it.',
};
function ofTakenLink({ taken }, { target }) {
    if (taken === undefined)
        return undefined;
    const { link, site } = taken;
    const who = target.subject.kind === 'pull-request' ? 'this pull request' : 'this branch';
    return { level: 'warning', text: `${link} is ${(0,refusals/* siteOf */.zU)(site)} now, so ${who} gets a new link.` };
}
function ofOlderRun(own, { run }) {
    if (!isOlderRun(run, own))
        return undefined;
    const text = 'This run is older than the one that deployed last, so what it publishes may be older than what was live. Run the newest one again if that is not meant.';
    return { level: 'warning', text, isRemark: true };
}
/** Whether a run began before the one that made a record's newest deployment: a re-run of an old one, or a slow one. */
function isOlderRun(run, [newest]) {
    if (newest === undefined || run === '' || newest.run === '')
        return false;
    const [id = 0, attempt = 0] = run.split('.').map(Number);
    const [newestId = 0, newestAttempt = 0] = newest.run.split('.').map(Number);
    return id < newestId || (id === newestId && attempt < newestAttempt);
}
/** Two deploys of one earlier run, neither of them the second deployment of the other, began at the same moment. */
function ofSameMoment(own) {
    const [newest, before] = (0,rules_world/* deploysIn */.qU)(own);
    if (!newest || !before || newest.run === '' || newest.run !== before.run)
        return undefined;
    if (newest.again || before.again)
        return undefined;
    return {
        level: 'warning',
        text: `An earlier run deployed twice to the environment "${(0,printable/* printable */.g$)(newest.environment)}" at the same moment, so one of the two sites replaced the other. If they are two sites, give each its own "environment".`,
    };
}
function ofReserved(to, [newest], { run }) {
    if (!newest?.reserved || run === '' || newest.run !== run || newest.link === to.link)
        return undefined;
    const text = 'This run has reserved another link than "domain". Write "domain" in both steps, or in neither.';
    return { level: 'warning', text };
}
function ofFirstBranch(own, { target }) {
    const { subject } = target;
    if (subject.kind !== 'branch' || (0,rules_world/* deploysIn */.qU)(own).length > 0)
        return undefined;
    return {
        level: 'warning',
        text: `${(0,printable/* printable */.g$)(subject.branch)} is not the default branch, so this is a preview, which goes when the branch goes. To make it a live site of its own, write "mode: deploy", "domain" and "environment".`,
    };
}
/** Sites that are not this one under an earlier name were refused before. */
function ofRename({ link }, world, asker) {
    const [rival] = link === undefined ? [] : (0,rules_world/* rivalsOf */.V6)(link, asker.target.environment, world);
    if (rival === undefined || !(0,judge/* wasRenamed */.OW)(rival, world, asker))
        return undefined;
    return {
        level: 'notice',
        isRemark: true,
        text: `${link} was ${(0,refusals/* siteOf */.zU)(rival)} so far. This run takes it over, because the same job deployed it: the environment seems to have another name now. If they are two sites, give this one another "domain", and run the deploy of the other one again.`,
    };
}
/** A live site that gets another link leaves the one before. One link may have several names. */
function ofMove(to, { own, account }, { target: { domain } }) {
    const [before] = (0,rules_world/* linksOf */.hP)(own);
    if (before === undefined || domain === undefined || before === to.link)
        return undefined;
    const names = (0,rules_world/* listedNames */.cr)(account, before);
    if (names.length === 0 || (0,rules_world/* hasLink */.p5)({ links: [names] }, domain))
        return undefined;
    const text = `The live site was at ${before} so far. That link stays as it is: look whether anybody needs it.`;
    return { level: 'notice', text };
}

;// CONCATENATED MODULE: ./build/rules/destination.js


/** What must be asked before `destinationOf` can tell: the account, and live sites as of `lookSince`. */
function questionsOf(asker, own) {
    const { domain } = asker.target;
    if (asker.policy === 'unrecorded')
        return { account: domain === undefined, liveSitesSince: undefined };
    const links = (0,rules_world/* linksOf */.hP)(own);
    const link = domain ?? links[0];
    if (link === undefined)
        return { account: true, liveSitesSince: undefined };
    const isOwn = links.includes(link);
    const isFirst = asker.policy === 'preview' && !isOwn;
    return { account: !isOwn, liveSitesSince: isFirst ? 0 : lookSince(link, asker, own) };
}
const hour = 60 * 60_000;
/** Since when live sites' deployments tell who has a link, in milliseconds since 1970; undefined if nobody is asked. */
function lookSince(link, { policy }, own) {
    if (policy === 'unrecorded')
        return undefined;
    if (policy === 'live site')
        return (0,rules_world/* ownClaim */.HB)(link, own)?.createdAt ?? 0;
    // A live site's deploy may have begun an hour before the preview's first one, and have ended after it.
    const first = own.at(-1);
    return first === undefined ? 0 : first.createdAt - hour;
}
/** The three rules, for a deploy. Nothing was sent or recorded yet. */
function destinationOf(asker, world) {
    const { target, policy } = asker;
    const links = (0,rules_world/* linksOf */.hP)(world.own);
    const link = target.domain ?? links[0];
    if (link === undefined)
        return { link, isNew: true };
    const verdict = (0,judge/* judge */.S4)(link, 'send', world, asker);
    if (!verdict.may) {
        const { because } = verdict;
        if (target.domain !== undefined || because.why !== 'a live site has it')
            return because;
        return { link: undefined, isNew: true, taken: { link, site: because.site } };
    }
    const isMissing = world.account !== undefined && !(0,rules_world/* hasLink */.p5)(world.account, link);
    return { link, isNew: policy !== 'unrecorded' && isMissing && !links.includes(link) };
}
/**
 * One record, one site: why a deploy would replace another site of the same record. A deployment of a reserve never
 * counts, and a reserve is never asked. For a preview another workflow is only a warning.
 */
function otherSiteIn(own, asker) {
    const [newest] = (0,rules_world/* deploysIn */.qU)(own);
    if (newest === undefined)
        return undefined;
    const { link } = newest;
    if (asker.run !== '' && newest.run === asker.run)
        return { why: 'this run has deployed', link };
    const before = (0,rules_world/* workflowOf */.B4)(newest);
    const now = (0,rules_world/* workflowOf */.B4)(asker);
    const isOther = asker.target.domain === undefined && before !== '' && now !== '' && before !== now;
    return isOther ? { why: 'another workflow deploys', link, workflow: before } : undefined;
}

// EXTERNAL MODULE: ./build/view/log.js
var log = __webpack_require__(9551);
;// CONCATENATED MODULE: ./build/acts/look.js











/** The rules do not permit what the run was for. */
class RefusedError extends errors/* ActionError */.lZ {
    refusal;
    /** Writes the refusal into the run. */
    constructor(refusal, { target, run }) {
        const { message, hint } = (0,refusals/* wordsFor */.tu)(refusal, target.subject);
        super(message, { hint });
        this.refusal = refusal;
        run.refusal = refusal;
    }
}
/** A preview became needed while its link was deleted. */
function neededAgain(link) {
    const message = `${link} is needed again, and this run may have deleted it meanwhile.`;
    return new errors/* ActionError */.lZ(message, { hint: 'Run the newest deploy of this preview again.' });
}
/** Asks the account (INTERFACE 4.4), again if that may help. @throws {ServiceError | NetworkError | CancelledError} */
async function readAccount({ hosting, signal }) {
    const another = (0,attempts/* attempts */.r)(limits/* usualTries */.C, signal, log/* log */.R.info);
    for (;;) {
        const reply = await hosting.profile();
        if (reply.kind === 'taken')
            return reply.value;
        if (!reply.again || !(await another(reply.error.message, reply.after)))
            throw reply.error;
    }
}
/** Undefined if it can't be read. Only a cancelled run ends here. */
async function readAccountIfAny(services) {
    const account = await readAccount(services).catch(() => undefined);
    services.signal.throwIfAborted();
    return account;
}
/** What a public log may say of an account without a link: how many links it has, and which are spelled alike. */
function accountOf({ links }, missing) {
    const alike = links.flat().filter((link) => (0,mod/* distance */.Io)(link, missing) <= 2);
    const shown = alike.slice(0, 3).map((link) => (0,printable/* excerpt */.Kb)(link, 100));
    const meant = shown.length > 0 ? ` Did you mean ${shown.join(' or ')}?` : '';
    return `The account has ${(0,printable/* count */.U9)(links.length, 'link')}.${meant}`;
}
/** What is known of a link that may have been made. It names the links that are new, and no others of the account. */
function fateOfLink(before, after) {
    const unknown = 'A new link may have been made all the same';
    if (before === undefined || after === undefined)
        return `${unknown}, and the account could not be read.`;
    const known = new Set(before.links.flat());
    const added = after.links.filter((names) => !names.some((name) => known.has(name)));
    const shown = added.map(([name = '']) => (0,printable/* excerpt */.Kb)(name, 100));
    return `${unknown}. New in the account since this run began: ${(0,printable/* firstOf */.Ku)(shown, 5) || 'nothing'}.`;
}
/** Looks, and asks the rules where a deploy goes. @throws {RefusedError} */
async function findDestination(early, work) {
    const { asker } = work;
    const isPreviews = asker.policy === 'preview';
    const own = await early.list();
    const { account, liveSitesSince } = questionsOf(asker, own);
    // An account that can't be read stops a preview, and no live site.
    const read = isPreviews ? readAccount : readAccountIfAny;
    const [listed, liveSites] = await Promise.all([
        account ? read(work) : undefined,
        liveSitesSince === undefined ? [] : early.liveSites(liveSitesSince),
    ]);
    const world = { own, liveSites, account: listed };
    const to = destinationOf(asker, world);
    if ('why' in to)
        throw new RefusedError(to, work);
    // A preview may only get what was not there: so it must know the account, also where its own link is lost.
    const isBlind = to.isNew && listed === undefined && isPreviews;
    return { to, world: isBlind ? { ...world, account: await readAccount(work) } : world };
}
/** Who has a link now, besides the record. It is asked right before each change, and right after. */
async function lookAgain(link, own, { asker, records }) {
    const since = lookSince(link, asker, own);
    return { own, liveSites: since === undefined ? [] : await records.liveSites(since) };
}
/**
 * Says what somebody should know before a site is sent, and stops where it would replace another site of the record.
 *
 * @throws {RefusedError}
 */
function requireOneSite(to, world, work) {
    const { asker, target, run } = work;
    const other = otherSiteIn(world.own, asker);
    if (other && (other.why === 'this run has deployed' || !(0,build_target/* isPreview */.b)(target)))
        throw new RefusedError(other, work);
    if (other)
        log/* log */.R.warning(Object.values((0,refusals/* wordsFor */.tu)(other, target.subject)).join(' '));
    for (const { level, text, isRemark } of cautionsFor(to, world, asker, run.protected)) {
        log/* log */.R[level](text);
        if (isRemark)
            run.remarks.push(text);
    }
}
/** A record can be deleted, a workflow is kept. */
function adviseOnDomain(link, { own }, { asker, target }) {
    if (target.domain !== undefined)
        return;
    if (asker.policy === 'unrecorded')
        log/* log */.R.warning(`Without github-token the link ${link} is not remembered: the next run will make another one, and closing a pull request deletes none. Leave "github-token" out, so that it is the job's own token.`);
    else if (asker.policy === 'live site' && (0,rules_world/* linksOf */.hP)(own).length === 0)
        log/* log */.R.notice(`The site has a link of its own now: ${link}. ${(0,refusals/* onlyForPushes */.co)(target.subject, link)}`);
}


/***/ })

};
