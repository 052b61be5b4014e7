export const id = 682;
export const ids = [682,234];
export const modules = {

/***/ 1234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ask: () => (/* binding */ ask),
/* harmony export */   askState: () => (/* binding */ askState),
/* harmony export */   stateAfter: () => (/* binding */ stateAfter),
/* harmony export */   wantedAfterClose: () => (/* binding */ wantedAfterClose)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2912);
/* harmony import */ var _record_permissions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7225);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);
/* harmony import */ var _view_best_effort_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3098);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2225);






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
const gone = { wanted: 'gone', title: '', headSha: '' };
/**
 * Asks whether a preview is still needed. A live site always is. A pull request's 404 is an error: none is ever deleted.
 *
 * @param seesPulls whether pull requests could just be read, so that one that answers 404 is hidden: its account is blocked
 */
async function askState(subject, github, seesPulls = false) {
    if (subject.kind === 'branch') {
        const exists = await github.branchExists(subject.branch);
        return exists ? { ...gone, wanted: 'yes' } : gone;
    }
    if (subject.kind === 'live-site')
        return { ...gone, wanted: 'yes' };
    try {
        const { open, title, headSha } = await github.pullRequest(subject.number);
        return { wanted: open ? 'yes' : 'gone', title, headSha };
    }
    catch (error) {
        if (seesPulls && error instanceof _github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ && error.status === 404)
            return gone;
        throw error;
    }
}
/** For the event of a close, or of a branch's deletion. What the token may not see is as the event says. */
async function wantedAfterClose({ github, target }) {
    const asked = (0,_services_js__WEBPACK_IMPORTED_MODULE_5__/* .requireGitHub */ .xx)({ github }, 'GitHub knows whether a preview is still needed');
    try {
        return (await askState(target.subject, asked)).wanted;
    }
    catch (error) {
        if (!(0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error))
            throw error;
        return 'gone';
    }
}
/**
 * What became of a preview's pull request or branch while it was deployed. A branch that was not there before is not
 * gone. If GitHub does not tell, that is a warning, and it counts as wanted.
 */
async function stateAfter(work) {
    const { github, inputs, target } = work;
    const { subject } = target;
    const unknown = { ...gone, wanted: 'yes' };
    if (github === undefined || (subject.kind === 'branch' && !(await work.existed())))
        return unknown;
    const what = `read the ${subject.kind === 'branch' ? 'branch' : 'pull request'}`;
    const wish = await (0,_view_best_effort_js__WEBPACK_IMPORTED_MODULE_4__/* .bestEffort */ .z)(what, async () => {
        try {
            return await askState(subject, github);
        }
        catch (error) {
            // The comment, which needs the same permission, tells of it.
            if ((0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error) && inputs.comment)
                return unknown;
            throw error;
        }
    });
    return wish ?? unknown;
}


/***/ }),

/***/ 3995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ removeRecord)
/* harmony export */ });
/* harmony import */ var _record_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
/* harmony import */ var _rules_claims_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2094);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7674);
/* harmony import */ var _remove_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5453);




/**
 * Tears down a record: each link that it names, what a deploy has recorded meanwhile, and then the entries. With one that
 * can't be deleted it goes on with the others, unless the preview is needed again. At last it looks whether a live site
 * has taken over what was deleted, and writes the comment.
 *
 * @param own the record as it was just read
 * @param more a link that the record need not name any more
 * @param because is shown, if the preview is not just over
 */
async function removeRecord(own, work, { asked, more, because, } = {}) {
    const links = [...new Set([...(more === undefined ? [] : [more]), ...(0,_rules_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .linksOf */ .hP)(own)])];
    // Drafts go too, but not those of a preview that is needed.
    const wish = links.length === 0 && own.length > 0 ? await asked?.() : undefined;
    if (wish?.wanted === 'yes')
        return { gone: [], taken: [], wanted: wish.why };
    const removed = await removeLinks(links, own, work, asked);
    if (work.inputs.dryRun)
        return removed;
    if (own.length + links.length === 0) {
        // A comment may be there all the same, of a deploy that failed.
        await tell(removed, true, work);
        return removed;
    }
    return await finishRecord(removed, own, work, { asked, because });
}
async function removeLinks(links, own, work, asked) {
    let removed = { gone: [], taken: [] };
    for (const link of links) {
        // What can't be read owns the link, so it stays; the others go on.
        const looked = (0,_remove_js__WEBPACK_IMPORTED_MODULE_2__/* .removeLink */ .vL)(link, own, work, asked);
        const one = await looked.catch((error) => ({ became: 'fault', error }));
        if (one.became === 'wanted')
            return { ...removed, wanted: one.why };
        if (one.became === 'gone')
            removed = { ...removed, gone: [...removed.gone, link], account: one.account ?? removed.account };
        else if (one.became === 'taken')
            removed = { ...removed, taken: [...removed.taken, { link, site: one.site }] };
        else
            removed = { ...removed, fault: removed.fault ?? one.error };
    }
    return removed;
}
async function finishRecord(removed, own, work, { asked, because }) {
    const { records, target } = work;
    // A deploy that was under way may have recorded a link meanwhile, perhaps one that was just deleted.
    const now = await records.list((0,_record_format_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)(target)).catch((fault) => ({ fault }));
    if ('fault' in now)
        return { ...removed, fault: removed.fault ?? now.fault };
    const late = now.filter(({ id }) => !own.some((each) => each.id === id));
    const isOpen = removed.fault === undefined && removed.wanted === undefined;
    const again = isOpen ? await removeLinks((0,_rules_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .linksOf */ .hP)(late), now, work, asked) : undefined;
    const all = again ? merged(removed, again) : removed;
    // A push right before a deletion can't be seen by the look before it: then the preview is needed, and gone.
    const lost = again?.wanted === undefined ? undefined : late.find(({ link }) => link && removed.gone.includes(link));
    const over = [...all.gone, ...all.taken.map(({ link }) => link)];
    const isAll = isOpen && again?.fault === undefined && again?.wanted === undefined;
    const entries = isAll ? now : now.filter(({ link }) => link !== undefined && over.includes(link));
    const ends = await Promise.allSettled([
        (0,_remove_js__WEBPACK_IMPORTED_MODULE_2__/* .lookAfter */ .sR)(all.gone, now, work),
        entries.length > 0 ? records.forget(entries) : undefined,
        tell(all, isAll, work, because),
    ]);
    const later = ends.find((each) => each.status === 'rejected')?.reason;
    return { ...all, fault: all.fault ?? later ?? (lost && (0,_look_js__WEBPACK_IMPORTED_MODULE_1__/* .neededAgain */ .gt)(lost.link ?? '')) };
}
function merged(a, b) {
    return {
        gone: [...new Set([...a.gone, ...b.gone])],
        taken: [...a.taken, ...b.taken],
        wanted: b.wanted,
        fault: b.fault,
        account: b.account ?? a.account,
    };
}
/** The comment of a preview that is needed, or could not be deleted, is right as it is. A close tells of its fault. */
async function tell({ gone, taken }, isAll, work, because) {
    if (!isAll && !(because && gone.length > 0))
        return;
    const [first] = taken;
    const kept = first && { link: first.link, environment: first.site.environment };
    await work.commenter.write({ ...work.run, end: { kind: 'removed', links: gone, why: because?.(), kept } });
}


/***/ }),

/***/ 5453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sR: () => (/* binding */ lookAfter),
/* harmony export */   vL: () => (/* binding */ removeLink),
/* harmony export */   vf: () => (/* binding */ discard)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _hosting_meanings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3536);
/* harmony import */ var _http_attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3996);
/* harmony import */ var _rules_claims_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2094);
/* harmony import */ var _rules_judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6684);
/* harmony import */ var _rules_world_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9043);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7736);
/* harmony import */ var _view_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9551);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7674);









/**
 * Deletes a link: look, judge, delete, and look at the account if the service did not say that it is gone. The proof is
 * asked anew before each request. A dry run only finds out whether it may be deleted.
 *
 * @param asked left out if a person has said that the link must go, or this run has made it
 */
async function removeLink(link, own, work, asked) {
    const { hosting, signal, inputs } = work;
    const first = hosting.dialect.delete;
    let form = first;
    let another = (0,_http_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .attempts */ .r)(_hosting_meanings_js__WEBPACK_IMPORTED_MODULE_1__/* .usualTries */ .C, signal, _view_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.info);
    let refusal;
    let mayBeGone = false;
    for (;;) {
        const stays = await whyItStays(link, own, mayBeGone, work, asked);
        if (stays)
            return stays;
        if (inputs.dryRun)
            return { became: 'gone', wasThere: true, account: undefined };
        if (!mayBeGone && refusal === undefined)
            _view_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.info(`Tearing down ${link}.`);
        const reply = await hosting.delete(link, form);
        if (reply.kind === 'taken' && !(0,_rules_world_js__WEBPACK_IMPORTED_MODULE_4__/* .hasLink */ .p)(reply.value, link))
            return gone(link, true, reply.value, work);
        mayBeGone ||= reply.kind === 'taken' || reply.mayBeDone;
        if (reply.kind === 'refused' && isAboutForm(reply) && form === first) {
            refusal = reply;
            form = first === 'json' ? 'form' : 'json';
            another = (0,_http_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .attempts */ .r)(_hosting_meanings_js__WEBPACK_IMPORTED_MODULE_1__/* .usualTries */ .C, signal, _view_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.info);
            continue;
        }
        const mayHelp = reply.kind === 'busy' || (reply.kind === 'lost' && !reply.final);
        if (mayHelp && (await another(reply.error.message, reply.kind === 'busy' ? reply.after : undefined)))
            continue;
        return await afterFailure(link, errorOf(link, reply, refusal), mayBeGone, work);
    }
}
function isAboutForm({ meaning }) {
    return meaning.unknown !== undefined || (meaning.otherWay === true && !meaning.size);
}
async function whyItStays(link, own, mayBeGone, work, asked) {
    const [wish, world] = await Promise.all([asked?.(), (0,_look_js__WEBPACK_IMPORTED_MODULE_7__/* .lookAgain */ .IK)(link, own, work)]);
    const seen = { ...world, wanted: wish?.wanted };
    const verdict = (0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_3__/* .judge */ .S)(link, 'delete', seen, work.asker);
    if (verdict.may)
        return undefined;
    const { because } = verdict;
    if (!('site' in because) && mayBeGone) {
        work.run.fate = 'unknown';
        return { became: 'fault', error: (0,_look_js__WEBPACK_IMPORTED_MODULE_7__/* .neededAgain */ .gt)(link) };
    }
    if (!('site' in because))
        return { became: 'wanted', why: wish?.why ?? 'it is needed again' };
    const { site } = because;
    if (!mayBeGone)
        return { became: 'taken', site };
    work.run.fate = 'unknown';
    return { became: 'fault', error: new _look_js__WEBPACK_IMPORTED_MODULE_7__/* .RefusedError */ .fk({ why: 'taken meanwhile', link, site, done: 'deleted' }, work) };
}
/** The first form's answer tells more if the service does not know the second one. */
function errorOf(link, reply, first) {
    if (reply.kind === 'taken') {
        const hint = 'Run the job again; if the link stays, delete it in the hosting account.';
        const message = `delete: the service still lists ${link} after the deletion.`;
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ operation: 'delete', status: 200 }, message, { hint });
    }
    const isUnknown = reply.kind === 'refused' && reply.meaning.unknown !== undefined;
    return isUnknown && first?.kind === 'refused' ? first.error : reply.error;
}
/** Where no request succeeded the account decides: a link that it lists under none of its names is gone. */
async function afterFailure(link, error, mayBeGone, work) {
    const account = work.signal.aborted ? undefined : await (0,_look_js__WEBPACK_IMPORTED_MODULE_7__/* .readAccountIfAny */ .LA)(work);
    if (account && !(0,_rules_world_js__WEBPACK_IMPORTED_MODULE_4__/* .hasLink */ .p)(account, link))
        return gone(link, mayBeGone, account, work);
    // Where it is listed, no attempt has deleted it.
    const isOpen = mayBeGone && account === undefined;
    if (isOpen)
        work.run.fate = 'unknown';
    if (!(isOpen && error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc))
        return { became: 'fault', error };
    return { became: 'fault', error: new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc(error.signal, { what: 'a deletion', link }) };
}
function gone(link, wasThere, account, { run }) {
    run.quota = account.quota;
    run.deleted.push(link);
    return { became: 'gone', wasThere, account };
}
/** @throws {RefusedError} if a live site has taken over what was just deleted */
async function lookAfter(gone, own, work) {
    const [first] = gone;
    if (first === undefined)
        return;
    const { liveSites } = await (0,_look_js__WEBPACK_IMPORTED_MODULE_7__/* .lookAgain */ .IK)(first, own, work);
    for (const link of gone) {
        const site = (0,_rules_claims_js__WEBPACK_IMPORTED_MODULE_8__/* .ownerOf */ .bf)(link, liveSites);
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
    const { recording } = work;
    const own = recording.entries;
    const one = await removeLink(link, own, work);
    const unlessRefused = (error) => {
        if (error instanceof _look_js__WEBPACK_IMPORTED_MODULE_7__/* .RefusedError */ .fk)
            throw error;
        _view_log_js__WEBPACK_IMPORTED_MODULE_6__/* .log */ .R.warning((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)));
    };
    if (one.became === 'fault' && one.error instanceof _look_js__WEBPACK_IMPORTED_MODULE_7__/* .RefusedError */ .fk)
        throw one.error;
    if (one.became === 'gone')
        await lookAfter([link], own, work).catch(unlessRefused);
    if (one.became === 'gone' || one.became === 'taken')
        await recording.forget(link).catch(unlessRefused);
    if (one.became === 'gone')
        return `${link} was deleted again.`;
    if (one.became === 'taken')
        return `${link} stays: a live site has it now.`;
    const why = one.became === 'fault' ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(one.error)) : one.why;
    return `${link} could not be deleted: ${why} If nobody needs it, delete it in the hosting account.`;
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
