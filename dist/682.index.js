export const id = 682;
export const ids = [682];
export const modules = {

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


/***/ })

};
