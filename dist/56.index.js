export const id = 56;
export const ids = [56,234];
export const modules = {

/***/ 1234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ needAfterClose),
/* harmony export */   ask: () => (/* binding */ ask),
/* harmony export */   stateAfter: () => (/* binding */ stateAfter),
/* harmony export */   x: () => (/* binding */ askState)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2912);
/* harmony import */ var _record_permissions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7225);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);
/* harmony import */ var _view_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9551);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(900);






/** Asks GitHub for what the event does not tell. @throws {InputError | GitHubError} if there is no answer */
async function ask(question, services) {
    if (question.about === 'name')
        return { name: await kindOf(question.name, services) };
    const { number, fromInput } = question;
    // Without a token nothing is recorded. So nobody needs the head of a pull request that GitHub itself named.
    if (!fromInput && services.inputs.githubToken === '')
        return { pullRequest: undefined };
    const why = fromInput
        ? 'the number of a pull request is used only after GitHub has confirmed it'
        : `the event does not contain the latest commit of pull request #${number}, so GitHub must be asked for it`;
    const github = (0,_services_js__WEBPACK_IMPORTED_MODULE_5__/* .requireGitHub */ .xx)(services, why);
    const input = fromInput ? 'pull-request' : 'github-token';
    const pullRequest = await github.pullRequest(number).catch(hidden(input, `pull request #${number} can't be read`));
    return { pullRequest };
}
async function kindOf(name, services) {
    const shown = `"${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(name)}"`;
    const github = (0,_services_js__WEBPACK_IMPORTED_MODULE_5__/* .requireGitHub */ .xx)(services, `GitHub must be asked whether ${shown} is a branch or a tag`);
    const orHidden = hidden('github-token', `it is not known whether ${shown} is a branch or a tag`);
    if (await github.branchExists(name).catch(orHidden))
        return 'branch';
    return (await github.tagExists(name).catch(orHidden)) ? 'tag' : 'neither';
}
/** Throws an error again. If GitHub did not let the token see something, it then says how to change that. */
function hidden(input, what) {
    return (error) => {
        if (!(0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error))
            throw error;
        const message = `${what}, so nothing was done.`;
        const hint = `If it exists on GitHub, the token has no permission to see it. Then add to the job in the workflow:\n${_record_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .permissionLines */ .$r}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `${message} ${error.message}`, { hint, cause: error });
    };
}
const gone = { needed: undefined, title: '', headSha: '' };
const stays = { ...gone, needed: 'it is not known whether it is over' };
/**
 * Asks whether a preview is still needed. A live site always is. A pull request's 404 is an error: none is ever deleted.
 *
 * @param seesPulls whether pull requests could just be read, so that one that answers 404 is hidden: its account is blocked
 */
async function askState(subject, github, seesPulls = false) {
    if (subject.kind === 'live-site')
        return stays;
    if (subject.kind === 'branch')
        return (await github.branchExists(subject.branch)) ? { ...gone, needed: 'the branch exists' } : gone;
    const asked = github.pullRequest(subject.number);
    const pull = await (seesPulls ? (0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .ifThere */ .y)(asked) : asked);
    return pull ? { ...pull, needed: pull.open ? 'it is open' : undefined } : gone;
}
/** For the event of a close, or of a branch's deletion. What the token may not see is as the event says. */
async function needAfterClose({ github, target }) {
    const asked = (0,_services_js__WEBPACK_IMPORTED_MODULE_5__/* .requireGitHub */ .xx)({ github }, 'GitHub knows whether a preview is still needed');
    const { needed } = await askState(target.subject, asked).catch((error) => {
        if (!(0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error))
            throw error;
        return gone;
    });
    return needed;
}
/**
 * What became of a preview's pull request or branch while it was deployed. A branch that was not there before is not
 * gone. If GitHub does not tell, that is a warning, and it counts as needed.
 */
async function stateAfter(work) {
    const { github, inputs, target } = work;
    const { subject } = target;
    if (github === undefined || (subject.kind === 'branch' && !(await work.existed())))
        return stays;
    const what = `read the ${subject.kind === 'branch' ? 'branch' : 'pull request'}`;
    const asked = (0,_view_log_js__WEBPACK_IMPORTED_MODULE_4__/* .bestEffort */ .z)(what, async () => {
        return await askState(subject, github).catch((error) => {
            // The comment, which needs the same permission, tells of it.
            if ((0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error) && inputs.comment)
                return stays;
            throw error;
        });
    });
    return (await asked) ?? stays;
}


/***/ }),

/***/ 7674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fk: () => (/* binding */ RefusedError),
  XP: () => (/* binding */ accountOf),
  sz: () => (/* binding */ adviseOnDomain),
  U6: () => (/* binding */ fateOfLink),
  Ye: () => (/* binding */ findDestination),
  IK: () => (/* binding */ lookAgain),
  gt: () => (/* binding */ neededAgain),
  GM: () => (/* binding */ readAccount),
  LA: () => (/* binding */ readAccountIfAny),
  nk: () => (/* binding */ requireOneSite)
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


/***/ }),

/***/ 3995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ removeRecord)
/* harmony export */ });
/* harmony import */ var _rules_world_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9043);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7674);
/* harmony import */ var _remove_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5453);



/**
 * Tears down a record: each link that it names, what a deploy has recorded meanwhile, and then the entries. With one that
 * can't be deleted it goes on with the others, unless the preview is needed again. At last it looks whether a live site
 * has taken over what was deleted, and writes the comment.
 *
 * @param own the record as it was just read
 */
async function removeRecord(own, work, how) {
    const { records, target, inputs } = work;
    const { askNeed, more = [] } = how;
    const links = [...new Set([...more, ...(0,_rules_world_js__WEBPACK_IMPORTED_MODULE_0__/* .linksOf */ .hP)(own)])];
    // Drafts go too, but not those of a preview that is needed.
    const needed = links.length === 0 && own.length > 0 ? await askNeed?.() : undefined;
    if (needed !== undefined)
        return { ..._remove_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6, needed };
    const removed = await removeLinks(links, own, work, askNeed);
    if (inputs.dryRun)
        return removed;
    if (own.length + links.length === 0) {
        // A comment may be there all the same, of a deploy that failed.
        await tell(removed, work, how);
        return removed;
    }
    // A deploy that was under way may have recorded a link meanwhile, perhaps one that was just deleted.
    const now = await records.list(target).catch((fault) => ({ fault }));
    if ('fault' in now) {
        await tell(removed, work, how);
        return merged(removed, { ..._remove_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6, ...now });
    }
    const late = now.filter(({ id }) => !own.some((each) => each.id === id));
    const all = isWhole(removed) ? merged(removed, await removeLinks((0,_rules_world_js__WEBPACK_IMPORTED_MODULE_0__/* .linksOf */ .hP)(late), now, work, askNeed)) : removed;
    const over = [...all.gone, ...all.taken.map(({ link }) => link)];
    const entries = isWhole(all) ? now : now.filter(({ link }) => link !== undefined && over.includes(link));
    const ends = await Promise.allSettled([(0,_remove_js__WEBPACK_IMPORTED_MODULE_2__/* .lookAfter */ .sR)(all.gone, now, work), records.forget(entries), tell(all, work, how)]);
    const later = ends.find((each) => each.status === 'rejected')?.reason;
    // A push right before a deletion can't be seen by the look before it: then the preview is needed, and gone.
    const lost = all.needed === undefined ? undefined : late.find(({ link = '' }) => removed.gone.includes(link));
    return { ...all, fault: all.fault ?? later ?? (lost && (0,_look_js__WEBPACK_IMPORTED_MODULE_1__/* .neededAgain */ .gt)(lost.link ?? '')) };
}
function isWhole({ fault, needed }) {
    return fault === undefined && needed === undefined;
}
async function removeLinks(links, own, work, askNeed) {
    let removed = _remove_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6;
    for (const link of links) {
        // What can't be read owns the link, so it stays; the others go on.
        const one = await (0,_remove_js__WEBPACK_IMPORTED_MODULE_2__/* .removeLink */ .vL)(link, own, work, askNeed).catch(_remove_js__WEBPACK_IMPORTED_MODULE_2__/* .withFault */ .Do);
        removed = merged(removed, one);
        if (removed.needed !== undefined)
            break;
    }
    return removed;
}
function merged(a, b) {
    return {
        gone: [...new Set([...a.gone, ...b.gone])],
        taken: [...a.taken, ...b.taken],
        needed: b.needed ?? a.needed,
        fault: a.fault ?? b.fault,
        account: b.account ?? a.account,
    };
}
/** The comment of a preview that is needed, or could not be deleted, is right as it is. A close tells of its fault. */
async function tell(ended, { commenter, run }, { because }) {
    const { gone: links, taken } = ended;
    if (!isWhole(ended) && !(because && links.length > 0))
        return;
    await commenter.write({ ...run, end: { kind: 'removed', links, why: because?.(), kept: taken[0] } });
}


/***/ }),

/***/ 5453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Do: () => (/* binding */ withFault),
/* harmony export */   s6: () => (/* binding */ nothing),
/* harmony export */   sR: () => (/* binding */ lookAfter),
/* harmony export */   vL: () => (/* binding */ removeLink),
/* harmony export */   vf: () => (/* binding */ discard)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _hosting_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5740);
/* harmony import */ var _http_attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3996);
/* harmony import */ var _rules_judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6684);
/* harmony import */ var _rules_world_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9043);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7736);
/* harmony import */ var _view_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9551);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7674);








const nothing = { gone: [], taken: [] };
const withFault = (fault) => ({ ...nothing, fault });
/**
 * Deletes a link: look, judge, delete, and look at the account if the service did not say that it is gone. The proof is
 * asked anew before each request. A dry run only finds out whether it may be deleted.
 *
 * @param askNeed left out if a person has said that the link must go, or this run has made it
 */
async function removeLink(link, own, work, askNeed) {
    const { hosting, signal, inputs } = work;
    let form = hosting.dialect.delete;
    let another = (0,_http_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .attempts */ .r)(_hosting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .usualTries */ .C, signal, _view_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.info);
    let refusal;
    let mayBeGone = false;
    const orMayBeGone = (error) => {
        if (!mayBeGone)
            throw error;
        work.run.fate = 'unknown';
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isCancelled */ .mm)(error) ? new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc(error.signal, { what: 'a deletion', link }) : error;
    };
    for (;;) {
        const stays = await whyItStays(link, own, mayBeGone, work, askNeed).catch(orMayBeGone);
        if (stays)
            return stays;
        if (inputs.dryRun)
            return { ...nothing, gone: [link] };
        if (!mayBeGone && refusal === undefined)
            _view_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.info(`Tearing down ${link}.`);
        const reply = await hosting.delete(link, form);
        if (reply.kind === 'taken' && !(0,_rules_world_js__WEBPACK_IMPORTED_MODULE_4__/* .hasLink */ .p5)(reply.value, link))
            return gone(link, reply.value, work);
        mayBeGone ||= reply.kind === 'taken' || reply.mayBeDone;
        if (reply.kind === 'refused' && refusal === undefined && isAboutForm(reply)) {
            refusal = reply;
            form = form === 'json' ? 'form' : 'json';
            another = (0,_http_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .attempts */ .r)(_hosting_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .usualTries */ .C, signal, _view_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.info);
            continue;
        }
        const isNext = reply.kind !== 'taken' && reply.again;
        if (isNext && (await another(reply.error.message, reply.after).catch(orMayBeGone)))
            continue;
        return await afterFailure(link, errorToTell(link, reply, refusal?.error), mayBeGone, work);
    }
}
function isAboutForm({ meaning }) {
    return meaning.unknown !== undefined || (meaning.otherWay === true && !meaning.size);
}
async function whyItStays(link, own, mayBeGone, work, askNeed) {
    const [needed, world] = await Promise.all([askNeed?.(), (0,_look_js__WEBPACK_IMPORTED_MODULE_7__/* .lookAgain */ .IK)(link, own, work)]);
    const verdict = (0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_3__/* .judge */ .S4)(link, 'delete', { ...world, isNeeded: needed !== undefined }, work.asker);
    if (verdict.may)
        return undefined;
    const { because } = verdict;
    if (mayBeGone) {
        work.run.fate = 'unknown';
        if (!('site' in because))
            return { ...nothing, fault: (0,_look_js__WEBPACK_IMPORTED_MODULE_7__/* .neededAgain */ .gt)(link) };
        const { site } = because;
        return { ...nothing, fault: new _look_js__WEBPACK_IMPORTED_MODULE_7__/* .RefusedError */ .fk({ why: 'taken meanwhile', link, site, done: 'deleted' }, work) };
    }
    if ('site' in because)
        return { ...nothing, taken: [{ link, site: because.site }] };
    return needed === undefined ? { ...nothing, fault: new _look_js__WEBPACK_IMPORTED_MODULE_7__/* .RefusedError */ .fk(because, work) } : { ...nothing, needed };
}
/** The first form's answer tells more if the service does not know the second one. */
function errorToTell(link, reply, first) {
    if (reply.kind === 'taken') {
        const hint = 'Run the job again; if the link stays, delete it in the hosting account.';
        const message = `delete: the service still lists ${link} after the deletion.`;
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ status: 200 }, message, { hint });
    }
    return reply.kind === 'refused' && reply.meaning.unknown !== undefined && first ? first : reply.error;
}
/** Where no request succeeded the account decides: a link that it lists under none of its names is gone. */
async function afterFailure(link, error, mayBeGone, work) {
    const account = work.signal.aborted ? undefined : await (0,_look_js__WEBPACK_IMPORTED_MODULE_7__/* .readAccountIfAny */ .LA)(work);
    if (account && !(0,_rules_world_js__WEBPACK_IMPORTED_MODULE_4__/* .hasLink */ .p5)(account, link))
        return { ...gone(link, account, work), wasMissing: !mayBeGone };
    // Where it is listed, no attempt has deleted it.
    const isOpen = mayBeGone && account === undefined;
    if (isOpen)
        work.run.fate = 'unknown';
    if (!(isOpen && (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isCancelled */ .mm)(error)))
        return { ...nothing, fault: error };
    return { ...nothing, fault: new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc(error.signal, { what: 'a deletion', link }) };
}
function gone(link, account, { run }) {
    run.quota = account.quota;
    run.deleted.push(link);
    return { ...nothing, gone: [link], account };
}
/** @throws {RefusedError} if a live site has taken over what was just deleted */
async function lookAfter(deleted, own, work) {
    const [first] = deleted;
    if (first === undefined)
        return;
    const { liveSites } = await (0,_look_js__WEBPACK_IMPORTED_MODULE_7__/* .lookAgain */ .IK)(first, own, work);
    for (const link of deleted) {
        const site = (0,_rules_world_js__WEBPACK_IMPORTED_MODULE_4__/* .ownerOf */ .bf)(link, liveSites);
        if (site === undefined)
            continue;
        work.run.fate = 'done';
        throw new _look_js__WEBPACK_IMPORTED_MODULE_7__/* .RefusedError */ .fk({ why: 'taken meanwhile', link, site, done: 'deleted' }, work);
    }
}
/**
 * Deletes a link that this very run made and can't keep. Returns what became of it, as a sentence.
 *
 * @throws {RefusedError} if a live site has taken it over meanwhile, and may be deleted
 */
async function discard(link, work) {
    const { recording, run } = work;
    const own = recording.entries;
    const orWarn = (error) => {
        if (run.refusal)
            throw error;
        _view_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.warning((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)));
    };
    const { gone: deleted, taken, fault } = await removeLink(link, own, work).catch(withFault);
    if (run.refusal)
        throw fault;
    await lookAfter(deleted, own, work).catch(orWarn);
    if (deleted.length + taken.length > 0)
        await recording.forget(link).catch(orWarn);
    if (deleted.length > 0)
        return `${link} was deleted again.`;
    if (taken.length > 0)
        return `${link} stays: a live site has it now.`;
    return `${link} could not be deleted: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(fault))} If nobody needs it, delete it in the hosting account.`;
}


/***/ })

};
