export const id = 345;
export const ids = [345];
export const modules = {

/***/ 3620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xb: () => (/* binding */ taskOf),
/* harmony export */   dG: () => (/* binding */ deploymentIn),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   gj: () => (/* binding */ isSameEnvironment),
/* harmony export */   hP: () => (/* binding */ linksOf),
/* harmony export */   t4: () => (/* binding */ liveSiteTask),
/* harmony export */   wT: () => (/* binding */ payloadKey)
/* harmony export */ });
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8635);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1245);


/** Shared by all live sites, so that one request lists them. */
const liveSiteTask = 'deploy:site';
function taskOf(subject) {
    if (subject.kind === 'live-site')
        return liveSiteTask;
    return subject.kind === 'branch' ? `deploy:branch-${subject.branch}` : `deploy:pr-${subject.number}`;
}
/** Undefined for tasks of other tools. */
function subjectOf(task) {
    if (task === liveSiteTask)
        return { kind: 'live-site' };
    const [, number, branch] = /^deploy:(?:pr-(\d{1,15})|branch-(.+))$/su.exec(task) ?? [];
    if (number !== undefined)
        return { kind: 'pull-request', number: Number(number) };
    return branch === undefined ? undefined : { kind: 'branch', branch };
}
/** GitHub ignores the case of an environment's name. */
const isSameEnvironment = (a, b) => a.toLowerCase() === b.toLowerCase();
/** Newest first, each once. */
function linksOf(record) {
    return [...new Set(record.flatMap(({ link }) => link || []))];
}
const payloadKey = 'static-deploy';
/** Undefined if another tool made it. A payload is an object or a JSON text. @throws {GitHubError} */
function deploymentIn(found) {
    const payload = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__.at)(found.data, 'payload');
    const fields = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(typeof payload === 'string' ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(payload) : payload);
    const names = { environment: found.string('environment'), task: found.string('task'), sha: found.string('sha') };
    const made = { id: found.number('id'), createdAt: Date.parse(found.string('created_at')), ...names };
    if (fields?.[payloadKey] !== 1)
        return undefined;
    const name = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_0__/* .hostNameOf */ .LJ)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(fields['link']));
    return {
        ...made,
        // A single label could belong to several links.
        link: name?.includes('.') ? name : '',
        run: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(fields['run']),
        workflow: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(fields['workflow']),
        job: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(fields['job']),
    };
}


/***/ }),

/***/ 8539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ removeOwnPreview),
/* harmony export */   SV: () => (/* binding */ deleteLink),
/* harmony export */   Sm: () => (/* binding */ notInAccount),
/* harmony export */   tN: () => (/* binding */ removeOtherPreview)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3620);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5357);
/* harmony import */ var _report_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9328);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7736);





/** @param isOwn whether it is a link of the site that the run is for @throws {ActionError} */
async function deleteLink(link, { hosting, history }, isOwn = true) {
    const account = await hosting.remove(link);
    if (account.wasThere)
        history.push({ kind: 'deleted', link, isOwn });
    return account;
}
/** Deletes the links of a preview, then its deployments (DESIGN 3, "Taking down"). The next sweep retries what failed. */
async function removePreview(preview, services, isOwn, reason) {
    const { record, subject, environment } = preview;
    const links = [];
    const absent = [];
    let quota = { used: undefined, limit: undefined };
    let error;
    for (const link of (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .linksOf */ .hP)(record)) {
        try {
            _log_js__WEBPACK_IMPORTED_MODULE_2__/* .log */ .Rm.info(`Deleting ${link}.`);
            const account = await deleteLink(link, services, isOwn);
            quota = account.quota;
            (account.wasThere ? links : absent).push(link);
        }
        catch (cause) {
            const { message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(cause);
            error ??= new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(`${link} could not be deleted. ${message}`, { hint, cause });
        }
    }
    // Keep the deployments of links that could not be deleted.
    const gone = error === undefined ? record : record.filter(({ link }) => [...links, ...absent].includes(link));
    await services.deployments.remove(gone).catch((cause) => {
        error ??= cause;
    });
    const target = { subject, environment, sha: record[0]?.sha ?? '', domain: undefined };
    return { outcome: { kind: 'removed', target, links, absent, quota, reason }, error };
}
/** Deletes another site's preview, and shows that in its comment. @param reason why an open one is deleted */
async function removeOtherPreview(preview, services, reason = '') {
    const { github, inputs } = services;
    const { outcome, error } = await removePreview(preview, services, false, reason);
    const absent = notInAccount(outcome.links, outcome.absent);
    if (error === undefined)
        await (0,_report_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .commenterFor */ .s)(preview, github, inputs).write(outcome, absent ? [{ text: absent }] : []);
    return { outcome, error };
}
/** Deletes the run's own. @param reason why there is nothing to delete @throws {ActionError} if a part of it stays */
async function removeOwnPreview(record, services, reason = '') {
    const { outcome, error } = await removePreview({ ...services.target, record }, services, true, reason);
    if (error !== undefined)
        throw error;
    const absent = notInAccount(outcome.links, outcome.absent);
    if (absent)
        _log_js__WEBPACK_IMPORTED_MODULE_2__/* .log */ .Rm.remark(absent);
    return outcome;
}
/** A warning about links that the account did not have. Empty if it had them all. */
function notInAccount(deleted, absent) {
    if (absent.length === 0)
        return '';
    const question = deleted.length === 0 ? ' Is this the key of another account?' : '';
    return `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOf */ .Ku)(absent, 10)} was not in this account, so nothing was deleted there.${question}`;
}


/***/ }),

/***/ 345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UnkeptError: () => (/* binding */ UnkeptError),
/* harmony export */   takeBack: () => (/* binding */ takeBack)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5357);
/* harmony import */ var _report_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7826);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2991);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);
/* harmony import */ var _remove_preview_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8539);






/** This run made a link, and can't keep it. */
class UnkeptError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    link;
    constructor(link, ...details) {
        super(...details);
        this.link = link;
    }
}
/** Deletes the link again, if it is a preview's. @returns the error, with one more sentence */
async function takeBack(error, services) {
    const { deployments, history, target } = services;
    const { message, hint, link } = error;
    const errorWith = (result) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(`${message} ${result}`, { hint, cause: error.cause });
    if (!(0,_subject_js__WEBPACK_IMPORTED_MODULE_2__/* .isPreview */ .b)(target))
        return errorWith(`${link} stays.`);
    const { deployment } = (0,_report_history_js__WEBPACK_IMPORTED_MODULE_5__/* .progressAfter */ .k)(history);
    try {
        await (0,_remove_preview_js__WEBPACK_IMPORTED_MODULE_4__/* .deleteLink */ .SV)(link, services);
    }
    catch (problem) {
        const why = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(problem));
        return errorWith(`${link} could not be deleted again: delete it in the hosting account if it is not needed. ${why}`);
    }
    if (deployment)
        await (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z$)('delete its deployment', () => deployments.remove([deployment]));
    return errorWith(`${link} was deleted again.`);
}


/***/ }),

/***/ 9328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ commenterFor)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/github/answers.js
var answers = __webpack_require__(2912);
// EXTERNAL MODULE: ./build/github/pull-requests.js
var pull_requests = __webpack_require__(9407);
// EXTERNAL MODULE: ./build/log.js
var log = __webpack_require__(5357);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/text/address.js + 1 modules
var address = __webpack_require__(8635);
// EXTERNAL MODULE: ./build/text/json.js
var text_json = __webpack_require__(1245);
// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(3466);
// EXTERNAL MODULE: ./build/variables.js
var variables = __webpack_require__(2090);
// EXTERNAL MODULE: ./build/report/outputs.js
var outputs = __webpack_require__(6792);
// EXTERNAL MODULE: ./build/report/section.js
var section = __webpack_require__(133);
;// CONCATENATED MODULE: ./build/report/comment.js







/** A comment that begins with it is ours, if the token's own identity wrote it. */
const commentMarker = '<!-- static-deploy -->';
/** GitHub's limit. */
const maxCharacters = 65_536;
/** Undefined if the comment stays as it is. @param oldSection the section that it has */
function sectionOf(outcome, message, oldSection, remarks = []) {
    const log = (0,variables/* runUrl */.Vp)() && `[log](${(0,variables/* runUrl */.Vp)()})`;
    if (outcome.kind === 'skipped' && outcome.isBuildFailed)
        return failedBuild(outcome, log, oldSection);
    if (outcome.kind === 'swept' || (outcome.kind === 'skipped' && !outcome.isFull))
        return undefined;
    // Don't comment on a pull request that never had a preview. Keep an earlier "removed".
    const isThere = oldSection !== undefined && oldSection.facts.state !== 'removed';
    if (outcome.kind === 'removed' && (outcome.isPartial || ((0,outputs/* skipReason */.YG)(outcome) !== '' && !isThere)))
        return undefined;
    return (0,section/* sectionFor */.v_)(outcome, log, message, remarks);
}
/** Undefined if this run or a newer one wrote the section. */
function failedBuild({ target }, log, oldSection) {
    const [run, there] = [(0,variables/* runOf */.ng)(), oldSection?.facts];
    const isThisRun = run !== '' && there?.run === run;
    if (isThisRun || (0,variables/* isNewerRun */.VZ)(there?.run ?? '', run))
        return undefined;
    const { environment: name = target?.environment ?? '', link = '', shown = '', commit = '' } = there ?? {};
    const facts = { environment: name, link, shown, commit: target?.sha || commit, changes: '', run };
    const text = (0,section/* buildText */.e0)(`The job for ${(0,section/* commitName */.l3)(facts.commit)} failed`, facts, log);
    return { facts: { ...facts, state: 'failed' }, text };
}
/** Never matches across a marker; otherwise it takes quadratic time. */
const sectionPattern = /<!-- static-deploy:site (\{[^\n<>]*\}) -->((?:(?!<!-- static-deploy:(?:site|end)).)*)<!-- static-deploy:end -->/gsu;
/** The sections in a comment's body. People may have edited it, so parts that can't be read are skipped. */
function sectionsIn(body) {
    return [...body.matchAll(sectionPattern)].flatMap(([, json = '', text = '']) => {
        const fields = (0,text_json/* fieldsOf */.Pf)((0,text_json/* parseJson */.qF)(json)) ?? {};
        const facts = Object.fromEntries(section/* factNames */.hO.map((name) => [name, (0,text_json/* textOf */.b6)(fields[name])]));
        if (!Object.hasOwn(section/* icons */.Pt, facts.state))
            return [];
        return { facts: { ...facts, link: (0,address/* hostNameOf */.LJ)(facts.link) ?? '' }, text: text.trim() };
    });
}
/** Whether a section is still there, or a newer run has replaced it. */
function isKept({ facts }, there) {
    return there !== undefined && ((0,variables/* isNewerRun */.VZ)(there.facts.run, facts.run) || (0,external_node_util_.isDeepStrictEqual)(there.facts, facts));
}
/** The comment with these sections. If it is too long, lists and pictures are left out, and then all texts. */
function bodyOf(sections) {
    const short = sections.map((each) => ({ ...each, pages: '' }));
    const bare = sections.map(({ facts }) => ({ facts, text: 'The text is too long to be shown here.' }));
    return [sections, short].map(composed).find((body) => body.length <= maxCharacters) ?? composed(bare);
}
function composed(sections) {
    const sorted = sections.toSorted((a, b) => a.facts.environment.toLowerCase() < b.facts.environment.toLowerCase() ? -1 : 1);
    const isOne = sorted.length === 1;
    // Above two, sections are folded below those that failed.
    const open = sorted.length > 2 ? sorted.filter(({ facts }) => facts.state === 'failed') : sorted;
    const folded = sorted.filter((each) => !open.includes(each));
    const shown = [...open, ...folded].map((each) => {
        const { facts, text, pages, message } = each;
        // Nothing in the JSON can end the HTML comment: an environment may hold `--`.
        const json = JSON.stringify(facts).replace(/[<>-]/gu, (found) => `\\u00${found.charCodeAt(0).toString(16)}`);
        const harmless = (0,markdown/* paragraphs */.qN)(text, pages, message).replace(/static-deploy:(?=site|end)/gu, 'static-deploy&#58;');
        const marked = `<!-- static-deploy:site ${json} -->\n\n${harmless}\n\n<!-- static-deploy:end -->`;
        const name = isOne ? (0,section/* previewName */.gz)(facts.environment) : (0,markdown/* escapeMarkdown */.FV)(facts.environment);
        if (folded.includes(each))
            return (0,markdown/* foldedUnder */.HI)(`${section/* icons */.Pt[facts.state]} ${name}`, marked);
        return `### ${(0,section/* headingOf */.Wm)(name, facts)}\n\n${marked}`;
    });
    return `${(0,markdown/* paragraphs */.qN)(commentMarker, isOne ? '' : tableOf(sorted), ...shown)}\n`;
}
/** A narrow screen cuts off what is at the right. A commit that all sites show stands above the table once. */
function tableOf(sections) {
    const commits = new Set(sections.map(({ facts }) => facts.commit));
    const shared = commits.size === 1 ? [...commits].join() : '';
    const rows = sections.map(({ facts: { environment, state, link, shown, commit, changes } }) => {
        const still = shown && ` · ${(0,markdown/* anchor */.Y3)(link)} (${(0,section/* commitName */.l3)(shown)})`;
        const preview = state === 'live' ? (0,markdown/* anchor */.Y3)(link) : `${state}${still}`;
        const cells = [`${section/* icons */.Pt[state]} ${(0,markdown/* escapeMarkdown */.FV)(environment)}`, (0,markdown/* escapeMarkdown */.FV)(changes), preview];
        return shared ? cells : [...cells, (0,section/* commitName */.l3)(commit)];
    });
    const head = ['Site', 'Changes', 'Preview', ...(shared ? [] : ['Commit'])];
    return (0,markdown/* paragraphs */.qN)(shared && `Commit ${(0,section/* commitName */.l3)(shared)}`, (0,markdown/* columns */.YB)(head, rows));
}

// EXTERNAL MODULE: ./build/report/permissions.js
var permissions = __webpack_require__(4506);
;// CONCATENATED MODULE: ./build/report/sticky-comment.js






/** How long another job may take between reading and writing. */
const otherJobMs = 1000;
const maxWrites = 5;
/** Does nothing if the site is no pull request's, or the user wants no comment. */
function commenterFor({ subject, environment }, github, { comment, message, dryRun }, wait = promises_.setTimeout) {
    const isWanted = comment && !dryRun && subject.kind === 'pull-request';
    const thread = github && isWanted ? { github, number: subject.number, wait } : undefined;
    if (thread)
        (0,pull_requests/* loginOf */.DQ)(thread.github).catch(() => { });
    return {
        async write(outcome, remarks = []) {
            if (thread === undefined)
                return;
            try {
                const comments = await read(thread);
                const section = sectionOf(outcome, message, comments.sections.get(environment.toLowerCase()), remarks);
                if (section)
                    await write(thread, comments, section);
            }
            catch (error) {
                log/* log */.Rm.warning(...(0,permissions/* notCommented */.YW)(error));
            }
        },
    };
}
/** An app's login ends in `[bot]` in REST, but not always in GraphQL. A person's login can't end so. */
async function read({ github, number }) {
    const [login, all] = await Promise.all([(0,pull_requests/* loginOf */.DQ)(github), (0,pull_requests/* commentsOf */.u3)(github, number)]);
    const names = [login, `${login}[bot]`];
    const ours = all.filter(({ body, author }) => body.startsWith(commentMarker) && names.includes(author));
    ours.sort((a, b) => a.id - b.id);
    // If two comments have a section for one site, the newer comment wins.
    const sections = ours.flatMap(({ body }) => sectionsIn(body));
    return {
        ids: ours.map(({ id }) => id),
        sections: new Map(sections.map((each) => [each.facts.environment.toLowerCase(), each])),
    };
}
/** Writes a section until it is there: other jobs write the same comment, and may have read it before. */
async function write(thread, { ids, sections }, section) {
    const key = section.facts.environment.toLowerCase();
    const endsAtMs = performance.now() + 60_000;
    let refusal;
    for (let attempt = 1; attempt <= maxWrites && performance.now() < endsAtMs; attempt += 1) {
        sections.set(key, section);
        const isFirst = ids.length === 0 && attempt === 1;
        refusal = await put(thread, ids, bodyOf([...sections.values()]));
        if (!refusal && ids.length === 1 && sections.size === 1)
            return;
        // Two jobs may both have made a comment; the later reader merges them. The random wait keeps them from colliding again.
        if (refusal || !isFirst)
            await thread.wait(attempt === 1 ? otherJobMs : otherJobMs * (1 + 2 * attempt * Math.random()));
        ({ ids, sections } = await read(thread));
        if (ids.length === 1 && isKept(section, sections.get(key)))
            return;
    }
    throw refusal ?? new Error('The comment on the pull request may lack this site: other jobs went on writing it.');
}
/** Makes one comment of ours. Returns the error after which it is not known whether it is there. */
async function put({ github, number }, [oldest, ...others], body) {
    try {
        await (0,pull_requests/* writeComment */.HF)(github, number, oldest, body);
    }
    catch (error) {
        if (!(error instanceof answers/* GitHubError */.y_))
            throw error;
        // An edit has been repeated already.
        if (oldest === undefined ? error.mayHaveHappened : error.status === 404)
            return error;
        throw error;
    }
    for (const id of others)
        await (0,pull_requests/* deleteComment */.Tu)(github, id);
    return undefined;
}


/***/ })

};
