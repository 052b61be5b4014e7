export const id = 545;
export const ids = [545,234];
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

/***/ 2756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rehearse),
/* harmony export */   a: () => (/* binding */ rehearseTearDown)
/* harmony export */ });
/* harmony import */ var _record_permissions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7225);
/* harmony import */ var _rules_world_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9043);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9930);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1712);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);
/* harmony import */ var _view_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9551);
/* harmony import */ var _view_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8997);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7674);








/** Says what a deploy would do, and asks for the account and the record to see whether it could work. Nothing is written. */
async function rehearse({ to, world, why }, work) {
    const { run, records, github } = work;
    const [account, mayRecord] = await Promise.all([
        world.account ?? (0,_look_js__WEBPACK_IMPORTED_MODULE_6__/* .readAccount */ .GM)(work),
        github ? records.mayAdd() : undefined,
    ]);
    run.quota = account.quota;
    const link = to.kind === 'known' ? to.link : to.name;
    const isMissing = link !== undefined && !(0,_rules_world_js__WEBPACK_IMPORTED_MODULE_1__/* .hasLink */ .p)(account, link);
    const { fileCount = 0, bytes = 0, form, omitted = new Map() } = run.site ?? {};
    const size = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(fileCount, 'file')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatBytes */ .z3)(bytes)}`;
    const leftOut = [...omitted].map(([reason, paths]) => `${paths.length} (${reason}): ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .firstOf */ .Ku)(paths, 5)}`);
    return report([
        ['Would send', `${size}, as ${form === 'zip' ? 'one archive' : 'single files'} (${why})`],
        ['To', (link ?? 'a new link') + (isMissing ? ', which the account does not have: it would be made' : '')],
        ['Owner of the link', to.kind === 'new' ? 'none yet' : ownerOf(work)],
        ['Left out', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(leftOut.join('; ')) || 'nothing'],
        ['Key', 'accepted'],
        [
            'Account',
            `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(account.links.length, 'link')} in use; quota used: ${(0,_view_words_js__WEBPACK_IMPORTED_MODULE_5__/* .quotaWords */ .IR)(account.quota) || 'not told'}`,
        ],
        ['Screenshots', screenshotWords(work)],
        ['Record', recordWords(mayRecord)],
        ['Next', mayRecord === false ? 'Add the permissions, and run this again' : 'Delete "dry-run: true", and push'],
    ]);
}
function screenshotWords({ inputs, target }) {
    if (inputs.screenshots === 0 || !(0,_target_js__WEBPACK_IMPORTED_MODULE_2__/* .isPreview */ .bU)(target))
        return 'none';
    return `would show up to ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(inputs.screenshots, 'page')}; a dry run starts no browser`;
}
function recordWords(mayRecord) {
    if (mayRecord === undefined)
        return 'nothing is remembered, because "github-token" is empty';
    if (mayRecord)
        return 'the token may record the deploy';
    return `the token may not record the deploy, so it would stop before anything is sent. Add to the job: ${_record_permissions_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionLines */ .$r.replaceAll(/\n\s*/gu, ', ')}`;
}
/** What a deploy has found out about the owner of a link that is there. */
function ownerOf({ asker, target }) {
    if (asker.policy === 'unrecorded')
        return 'not known without github-token';
    if (asker.policy === 'preview')
        return 'this preview, which made it; no live site has taken it over';
    return target.domain === undefined ? 'this environment' : 'no other live site';
}
/** Says which links a teardown would delete. */
function rehearseTearDown(links) {
    return report([['Would delete', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .firstOf */ .Ku)(links, 10), 500)]]);
}
function report(findings) {
    for (const [name, finding] of findings)
        _view_log_js__WEBPACK_IMPORTED_MODULE_4__/* .log */ .R.info(`${name}: ${finding}.`);
    return { kind: 'skipped', reason: 'This is a dry run: nothing was changed.', findings };
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

/***/ 6545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tearDown: () => (/* binding */ tearDown),
/* harmony export */   tearDownLate: () => (/* binding */ tearDownLate)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2912);
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8713);
/* harmony import */ var _record_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7406);
/* harmony import */ var _record_permissions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7225);
/* harmony import */ var _rules_world_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9043);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9930);
/* harmony import */ var _view_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9551);
/* harmony import */ var _ask_github_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1234);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2756);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7674);
/* harmony import */ var _remove_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5453);
/* harmony import */ var _remove_record_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3995);













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
        throw (0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownLink */ .Th)();
    const isWhole = domain === undefined || (asker.policy === 'preview' && !byPerson);
    if (!isWhole && !(0,_target_js__WEBPACK_IMPORTED_MODULE_6__/* .isPreview */ .bU)(target))
        return await tearDownAny(domain, work);
    if (!isWhole && asker.policy === 'unrecorded')
        return await tearDownAny(domain, work);
    const own = await records.list((0,_record_format_js__WEBPACK_IMPORTED_MODULE_3__/* .recordOf */ .zv)(target));
    if (isWhole) {
        return ended(await (0,_remove_record_js__WEBPACK_IMPORTED_MODULE_12__/* .removeRecord */ .G)(own, work, { asked: byPerson ? undefined : askedOf(work) }), work);
    }
    const entries = own.filter(({ link }) => link === domain);
    if (entries.length === 0)
        throw await notOwn(domain, work);
    return await tearDownOne(domain, own, entries, work);
}
function askedOf(work) {
    const why = work.target.subject.kind === 'branch' ? 'the branch exists' : 'it is open';
    return async () => ({ wanted: await (0,_ask_github_js__WEBPACK_IMPORTED_MODULE_8__.wantedAfterClose)(work), why });
}
/** One link of a preview, that a person has named. */
async function tearDownOne(domain, own, entries, work) {
    const { inputs, records } = work;
    const one = await (0,_remove_js__WEBPACK_IMPORTED_MODULE_11__/* .removeLink */ .vL)(domain, own, work);
    if (one.became === 'fault')
        throw one.error;
    if (one.became === 'gone' && inputs.dryRun)
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_9__/* .rehearseTearDown */ .a)([domain]);
    if (one.became === 'gone')
        await (0,_remove_js__WEBPACK_IMPORTED_MODULE_11__/* .lookAfter */ .sR)([domain], own, work);
    if (!inputs.dryRun)
        await records.forget(entries);
    const taken = one.became === 'taken' ? [{ link: domain, site: one.site }] : [];
    const end = ended({ gone: one.became === 'gone' ? [domain] : [], taken }, work);
    await work.commenter.write({ ...work.run, end });
    return end;
}
/** The error for a preview whose record does not name a link that a person asked it to delete. */
async function notOwn(domain, work) {
    const account = await (0,_look_js__WEBPACK_IMPORTED_MODULE_10__/* .readAccount */ .GM)(work);
    if (!(0,_rules_world_js__WEBPACK_IMPORTED_MODULE_5__/* .hasLink */ .p)(account, domain))
        return noSuchLink(domain, account);
    return new _look_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedError */ .fk({ why: 'it was there before', link: domain, live: undefined }, work);
}
/** Deletes a link that a person named, whoever has it. A person's word is enough where the token may not use the record. */
async function tearDownAny(domain, work) {
    const { target, records, inputs } = work;
    const own = await records.list((0,_record_format_js__WEBPACK_IMPORTED_MODULE_3__/* .recordOf */ .zv)(target)).catch(warnIfForbidden);
    const entries = own.filter(({ link }) => link === domain);
    if (entries.length === 0) {
        const account = await (0,_look_js__WEBPACK_IMPORTED_MODULE_10__/* .readAccountIfAny */ .LA)(work);
        if (account !== undefined && !(0,_rules_world_js__WEBPACK_IMPORTED_MODULE_5__/* .hasLink */ .p)(account, domain))
            throw noSuchLink(domain, account);
    }
    if (inputs.dryRun)
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_9__/* .rehearseTearDown */ .a)([domain]);
    const one = await (0,_remove_js__WEBPACK_IMPORTED_MODULE_11__/* .removeLink */ .vL)(domain, own, { ...work, asker: { ...work.asker, policy: 'unrecorded' } });
    if (one.became === 'fault')
        throw one.error;
    if (one.became === 'gone' && !one.wasThere && entries.length === 0 && one.account)
        throw noSuchLink(domain, one.account);
    await records.forget(entries).catch(warnIfForbidden);
    return { kind: 'removed', links: [domain] };
}
/** @throws the error itself if the token may use the record */
function warnIfForbidden(error) {
    if (!(0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error))
        throw error;
    _view_log_js__WEBPACK_IMPORTED_MODULE_7__/* .log */ .R.warning((0,_record_permissions_js__WEBPACK_IMPORTED_MODULE_4__/* .notEnded */ .Au)(error));
    return [];
}
function noSuchLink(domain, account) {
    const message = `the account has no link ${domain}, and no record names it, so nothing was deleted.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('domain', message, { hint: `Check how it is spelled. ${(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_2__/* .accountOf */ .XP)(account, domain)}` });
}
/**
 * Tears down a preview whose pull request or branch went while this run sent it to a link. Who ended the preview may have
 * deleted the deployment that names this link.
 */
async function tearDownLate(link, work) {
    const { target, records } = work;
    _view_log_js__WEBPACK_IMPORTED_MODULE_7__/* .log */ .R.notice(`${(0,_target_js__WEBPACK_IMPORTED_MODULE_6__/* .describe */ .q0)(target.subject)} was closed meanwhile, so its preview is torn down at once.`);
    const own = await records.list((0,_record_format_js__WEBPACK_IMPORTED_MODULE_3__/* .recordOf */ .zv)(target));
    return ended(await (0,_remove_record_js__WEBPACK_IMPORTED_MODULE_12__/* .removeRecord */ .G)(own, work, { asked: askedOf(work), more: link }), work);
}
/** How a teardown ends. @throws whatever kept a link from being deleted */
function ended({ gone, taken, wanted, fault }, { target, inputs }) {
    if (fault !== undefined)
        throw fault;
    if (inputs.dryRun && gone.length > 0)
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_9__/* .rehearseTearDown */ .a)(gone);
    const reason = wanted === undefined ? undefined : `The preview of ${(0,_target_js__WEBPACK_IMPORTED_MODULE_6__/* .describe */ .q0)(target.subject)} stays: ${wanted}.`;
    if (reason !== undefined && gone.length === 0)
        return { kind: 'skipped', reason, teardown: true };
    if (reason !== undefined)
        _view_log_js__WEBPACK_IMPORTED_MODULE_7__/* .log */ .R.notice(reason);
    const [first] = taken;
    return { kind: 'removed', links: gone, kept: first && { link: first.link, environment: first.site.environment } };
}


/***/ })

};
