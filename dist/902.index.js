export const id = 902;
export const ids = [902];
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

/***/ 8713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isOfKnownDomain),
/* harmony export */   k: () => (/* binding */ lists)
/* harmony export */ });
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8635);

/** Whether a name ends as a link of the account, or of Tiiny Host, does. Any other one must be attached first. */
function isOfKnownDomain({ links }, name) {
    const endOf = (each) => each.replace(/^[^.]+/u, '');
    return ['x.tiiny.site', ...links.flat()].some((listed) => endOf(listed) === endOf(name));
}
/** A single label counts as each name that begins with it. */
function lists({ links }, name) {
    return links.flat().some((listed) => (0,_text_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameLink */ .dF)(listed, name));
}


/***/ }),

/***/ 3237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ meaningOf),
/* harmony export */   dp: () => (/* binding */ profileOf),
/* harmony export */   hU: () => (/* binding */ statusWarning),
/* harmony export */   n$: () => (/* binding */ uploadOf),
/* harmony export */   qu: () => (/* binding */ dataOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1828);
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7612);
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8635);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1245);
/* harmony import */ var _text_masking_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7463);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7736);







/** The `data` of an answer (INTERFACE 2). @throws {ServiceError} unless it is a 2xx with `success: true` and an object */
function dataOf(answer, what, { origin }, site) {
    const envelope = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(answer.text));
    if (answer.status >= 200 && answer.status < 300 && envelope?.['success'] === true)
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(envelope['data']) ?? fail('data is not an object', envelope['data']);
    // A failure may come with the status of a success.
    const status = envelope?.['success'] === false && answer.status < 300 ? 400 : answer.status;
    const code = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(envelope?.['error']);
    const reasons = [code, (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(envelope?.['message'])].filter(Boolean);
    const reason = reasons.map((each) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)(each, 500)).join(': ');
    let message = `The answer to ${what} is not a JSON object (HTTP ${status}).`;
    if (envelope)
        message = `The service refused ${what} (HTTP ${answer.status}). ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .sentence */ .em)(reason || 'It gave no reason')}`;
    if (isRedirect(status))
        message = `${origin} redirects ${what} (HTTP ${status}) to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)(answer.headers.location ?? 'nowhere')}, which was not followed.`;
    const hint = hintFor({ status, code, message: reason }, envelope !== undefined, origin, site);
    const cause = reason ? undefined : `The answer: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)(answer.text.trim()) || 'nothing'}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7(status, code, message, { hint, cause });
}
const isRedirect = (status) => status >= 300 && status < 400;
/** Classifies any error (DESIGN 3 and 4). INTERFACE 7 defines no status, and only one code: LINK_LIMIT_REACHED. */
function meaningOf({ status = 0, code = '', message = '', isFinal = true }) {
    const isLimit = /(?<!RATE)_LIMIT_REACHED$/u.test(code);
    const isTooLarge = status === 413 || /SIZE|TOO_(?:LARGE|BIG)/u.test(code);
    const isFull = isLimit && !isTooLarge;
    // A plan limits links and bytes, and may have one code for both.
    const isForSize = isTooLarge || /QUOTA|STORAGE|SPACE/u.test(code) || (isLimit && ofSize.test(message));
    // Another method may be accepted.
    const isUnknown = [404, 405, 415, 501].includes(status);
    const isEarly = [408, 425, 429].includes(status);
    const isRefused = isUnknown || (status >= 400 && status < 500 && status !== 401 && !isEarly);
    const isBroken = status >= 500 && status !== 501;
    return {
        isFull,
        isForSize,
        isUnknown,
        mayPass: !isFull && (isEarly || isBroken || !isFinal),
        /** If the request was sent whole. */
        mayHaveHappened: !isFull && (status < 400 || status === 408 || (isBroken && status !== 503)),
        /** The account may no longer have the link. Then the service takes an update for a create, and may be full. */
        mayBeLost: isFull || (isRefused && !isForSize),
    };
}
const ofSize = /\b(?:quota|storage|size|space|large|big|[kmg]i?b)\b/iu;
/** @param isEnvelope whether the service answered, not a proxy or another server */
function hintFor(failure, isEnvelope, origin, site = []) {
    const { status = 0 } = failure;
    const { isFull, isForSize } = meaningOf(failure);
    if (isRedirect(status))
        return 'Following it would send the key there. If the service lives there now, write that address as base-url, without "/v1" and what follows.';
    if (isForSize) {
        const largest = (0,_site_site_js__WEBPACK_IMPORTED_MODULE_2__/* .bySize */ .R6)(site).map(({ path, size }) => `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)(path, 100)} (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(size)})`);
        const has = `This site has ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)((0,_site_site_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOf */ .$$)(site))}. Its largest files: ${largest.slice(0, 3).join(', ')}. `;
        return `${site.length > 0 ? has : ''}Leave out what is not needed with "exclude", or use a larger plan. Links that are not needed may take room, too: delete them in the hosting account. If there are many files, try "upload-as: zip".`;
    }
    if (isFull)
        return 'Close pull requests whose previews are live, delete links in the hosting account, or upgrade the account.';
    if (status === 429 || status >= 500)
        return 'The service has a problem, or too much to do. Run the job again later.';
    if (status === 404 || !isEnvelope)
        return `Check base-url, without "/v1" at its end. What answers at ${origin} may be no hosting service, or a firewall or a proxy in front of it.`;
    if (status === 401 || status === 403)
        return 'Check that the secret behind api-key holds a valid key of the account.';
    return 'Look at the hosting account, or ask the service why it refuses this.';
}
/** @param problem a clause, such as `data is not an object` */
function fail(problem, value) {
    // An object may be too deep for JSON.stringify.
    const text = typeof value === 'object' ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.inspect)(value) : (JSON.stringify(value) ?? 'missing');
    const hint = 'See in the hosting account what the service did, and tell the service about it.';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7(200, '', `The service reports success, but ${problem}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .sentence */ .em)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)(text))}`, { hint });
}
/** INTERFACE 2. @throws {ServiceError} */
function uploadOf(data) {
    const status = data['status'] ?? '';
    const link = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_3__/* .hostNameOf */ .LJ)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(data['link'])) ?? fail('data.link is not a host name', data['link']);
    // A link is shown everywhere.
    if ((0,_text_masking_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsSecret */ .hK)(link))
        fail('data.link contains a secret', '***');
    if (typeof status !== 'string')
        fail('data.status is not a text', status);
    const profile = data['profile'] ?? {};
    const fields = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(profile) ?? fail('data.profile is not an object', profile);
    return { link, status, quota: quotaOf(fields) };
}
/** Undefined if the site is active, or the service reported no status. */
function statusWarning(status) {
    if (['', 'active'].includes(status.trim().toLowerCase()))
        return undefined;
    return `The service reports the status "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)(status, 100)}" for this site, not "active". See in the hosting account what that means.`;
}
/** @throws {ServiceError}, which quotes no links, because logs are public */
function profileOf(data) {
    const { links } = data;
    if (!Array.isArray(links))
        return fail('data.links is not a list', typeof links);
    return { links: links.map(namesOf), quota: quotaOf(data) };
}
/** A text, or an object with `subdomain` or `domain` in the live service. */
function namesOf(listed) {
    const { subdomain, domain } = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(listed) ?? { subdomain: listed };
    const texts = [subdomain, domain].filter((name) => name != null && name !== '');
    const names = texts.flatMap((name) => (0,_text_address_js__WEBPACK_IMPORTED_MODULE_3__/* .hostNameOf */ .LJ)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(name)) ?? []);
    // An unreadable name could be any link, so the whole list is unusable.
    if (names.length > 0 && names.length === texts.length)
        return names;
    return fail('data.links is not a list of host names', typeof listed);
}
function quotaOf(fields) {
    const read = (name) => {
        const value = fields[name] ?? undefined;
        if (value !== undefined && !Number.isSafeInteger(value))
            fail(`${name} is not a whole number`, value);
        return value;
    };
    return { used: read('quotaUsed'), limit: read('quotaLimit') };
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


/***/ }),

/***/ 9902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askPullRequest: () => (/* binding */ askPullRequest),
  x: () => (/* binding */ requireGitHub),
  t: () => (/* binding */ requireMayCreate),
  servicesFor: () => (/* binding */ servicesFor),
  servicesForSite: () => (/* binding */ servicesForSite)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/github/answers.js
var answers = __webpack_require__(2912);
// EXTERNAL MODULE: ./build/github/client.js + 2 modules
var client = __webpack_require__(1899);
// EXTERNAL MODULE: ./build/github/pull-requests.js
var pull_requests = __webpack_require__(9407);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/http/attempts.js
var attempts = __webpack_require__(3996);
// EXTERNAL MODULE: ./build/variables.js
var variables = __webpack_require__(2090);
// EXTERNAL MODULE: ./build/github/deployment.js
var deployment = __webpack_require__(3620);
;// CONCATENATED MODULE: ./build/github/record.js






const ofAll = '/repos/{owner}/{repo}/deployments';
const ofOne = `${ofAll}/{deployment_id}`;
/** Our deployments on GitHub, newest first; none without a token. All methods throw {@link GitHubError}. */
class Deployments {
    run;
    #github;
    constructor(github, run) {
        this.run = run;
        this.#github = github;
    }
    /** A live site may have thousands: only the pages up to one with a link. */
    async record({ environment, subject }, as) {
        const isLive = subject.kind === 'live-site';
        const names = { environment, task: (0,deployment/* taskOf */.Xb)(subject) };
        return await this.#list(names, (found) => isLive && found.some(({ link }) => link !== ''), as);
    }
    /** In all environments. All live sites are one subject. */
    async ofSubject(subject, isEnough) {
        return await this.#list({ task: (0,deployment/* taskOf */.Xb)(subject) }, isEnough);
    }
    /** Ours among the repository's newest 1,000 deployments. */
    async newest() {
        return await this.#list({}, (_, pages) => pages === 10);
    }
    async previews(environment) {
        const all = await this.#list({ environment }, () => false);
        return [...new Set(all.map(({ task }) => task))].flatMap((task) => {
            const subject = (0,deployment/* subjectOf */.et)(task);
            if (subject === undefined || subject.kind === 'live-site')
                return [];
            return { environment, subject, record: all.filter((each) => each.task === task) };
        });
    }
    /** Filters again: if GitHub ignored a filter, several sites would be mixed. */
    async #list(names, isEnough, as) {
        const found = [];
        let pages = 0;
        for await (const page of this.#github?.pages('list deployments', `GET ${ofAll}`, names, as) ?? []) {
            for (const each of page.map(deployment/* deploymentIn */.dG)) {
                if (!each || (names.task ?? each.task) !== each.task)
                    continue;
                if ((0,deployment/* isSameEnvironment */.gj)(names.environment ?? each.environment, each.environment))
                    found.push(each);
            }
            pages += 1;
            if (await isEnough(found, pages))
                break;
        }
        return found;
    }
    /** `isNew`: this run made the link, and no later run would find it. After a lost answer the record is read first. */
    async create(site, sha, link, isNew) {
        const github = this.#github;
        if (!github)
            return undefined;
        const { environment, subject } = site;
        const facts = { ...this.run, link };
        const ours = { environment, task: (0,deployment/* taskOf */.Xb)(subject), sha, ...facts };
        const asked = {
            ref: sha,
            environment,
            task: ours.task,
            payload: { [deployment/* payloadKey */.wT]: 1, ...facts },
            auto_merge: false,
            required_contexts: [],
            transient_environment: subject.kind !== 'live-site',
            production_environment: (0,deployment/* isSameEnvironment */.gj)(environment, 'production'),
        };
        let mayHaveHappened = false;
        const send = async () => {
            const known = mayHaveHappened ? await this.record(site, client/* once */.Oo) : [];
            const done = known.find((each) => (0,external_node_util_.isDeepStrictEqual)({ ...each, ...ours, environment: each.environment }, each));
            if (done)
                return done;
            mayHaveHappened = false;
            const made = await github.ask('create a deployment', `POST ${ofAll}`, asked, client/* once */.Oo);
            return { id: made.number('id'), createdAt: Date.parse(made.string('created_at')), ...ours };
        };
        const waitAfter = (error) => {
            if (!(error instanceof answers/* GitHubError */.y_))
                return undefined;
            mayHaveHappened ||= error.mayHaveHappened;
            return error.retryAfter;
        };
        const limits = { maxAttempts: 20, withinMs: isNew ? 120_000 : 30_000 };
        return await (0,attempts/* repeat */.ux)(send, waitAfter, github.killed, limits);
    }
    /** For people: this action never reads it. */
    async show({ id }, state, link) {
        const urls = { environment_url: link && `https://${link}`, log_url: (0,variables/* runUrl */.Vp)() || undefined };
        const status = { deployment_id: id, state, auto_inactive: false, ...urls };
        await this.#github?.ask('create a deployment status', `POST ${ofOne}/statuses`, status, client/* showing */.E5);
    }
    async remove(deployments) {
        // GitHub refuses to delete an active deployment. Usually only the newest one is active.
        if (deployments[0])
            await (0,answers/* ifThere */.y)(this.show(deployments[0], 'inactive'));
        for (let at = 0; at < deployments.length; at += 4)
            await Promise.all(deployments.slice(at, at + 4).map((each) => this.#removeOne(each)));
    }
    async #removeOne(each) {
        const what = ['delete a deployment', `DELETE ${ofOne}`, { deployment_id: each.id }];
        await (0,answers/* ifThere */.y)(this.#github?.ask(...what)).catch(async (error) => {
            if (!(error instanceof answers/* GitHubError */.y_ && error.status === 422))
                throw error;
            await (0,answers/* ifThere */.y)(this.show(each, 'inactive'));
            await (0,answers/* ifThere */.y)(this.#github?.ask(...what));
        });
    }
    async mayCreate() {
        return (await this.#github?.may('ask about deployments', `POST ${ofAll}`)) ?? false;
    }
}

// EXTERNAL MODULE: ./build/http/connect.js + 1 modules
var connect = __webpack_require__(4778);
// EXTERNAL MODULE: ./build/http/exchange.js
var exchange = __webpack_require__(7887);
// EXTERNAL MODULE: ./build/log.js
var log = __webpack_require__(5357);
// EXTERNAL MODULE: ./build/hosting/account.js
var hosting_account = __webpack_require__(8713);
// EXTERNAL MODULE: ./build/hosting/answers.js
var hosting_answers = __webpack_require__(3237);
;// CONCATENATED MODULE: ./build/hosting/dialects.js
/** INTERFACE 4.1. */
const plain = { update: 'POST', folders: 'files', delete: 'json' };
/** Sources: the vendor's API documentation of 2026; for archives, public clients. */
const tiiny = { update: 'PUT', folders: 'zip', delete: 'form' };
const dialectOf = ({ hostname }) => (hostname === 'ext.tiiny.host' ? tiiny : plain);

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/site/file-access.js
var file_access = __webpack_require__(2328);
// EXTERNAL MODULE: ./build/site/file-names.js
var file_names = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/text/media-type.js
var media_type = __webpack_require__(6112);
;// CONCATENATED MODULE: ./build/hosting/multipart.js




/** Bytes of a chunk. Small files share one, because a write costs far more than a copy. Half of it takes 30 % longer. */
const chunkSize = 512 * 1024;
/** RFC 7578. Form libraries open a stream for each file, and take 3 to 25 times as long. */
function multipartBody(domain, files, settings) {
    const boundary = `----StaticDeploy${(0,external_node_crypto_.randomBytes)(18).toString('hex')}`;
    const head = (name) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
    const field = (name, value) => value === undefined ? '' : `${head(name)}\r\n\r\n${value}\r\n`;
    function* pieces() {
        let prefix = field('domain', domain) + field('siteSettings', settings);
        for (const file of files) {
            const type = (0,media_type/* mediaType */.J)(file.path) ?? 'application/octet-stream';
            const ofFile = `${head('files')}; filename="${(0,file_names/* wireName */.R5)(file.path)}"\r\nContent-Type: ${type}\r\n\r\n`;
            yield { text: prefix + ofFile, file };
            prefix = '\r\n';
        }
        yield { text: `${prefix}--${boundary}--\r\n` };
    }
    let length = 0;
    for (const piece of pieces())
        length += sizeOf(piece);
    return { contentType: `multipart/form-data; boundary=${boundary}`, length, stream: () => encode(pieces()) };
}
const sizeOf = ({ text, file }) => Buffer.byteLength(text) + (file?.size ?? 0);
/** One chunk is used for all, because allocating new ones would take as long as sending. */
async function* encode(pieces) {
    const chunk = Buffer.allocUnsafeSlow(chunkSize);
    let used = 0;
    for (const piece of pieces) {
        const { text, file } = piece;
        const size = sizeOf(piece);
        if (used + size > chunkSize) {
            yield chunk.subarray(0, used);
            used = 0;
        }
        used += chunk.write(text, used);
        if (file && size <= chunkSize) {
            (0,file_access/* readWhole */.oD)(file, chunk.subarray(used));
            used += file.size;
        }
        else if (file) {
            yield chunk.subarray(0, used);
            yield* (0,file_access/* readInChunks */.kT)(file, chunk);
            used = 0;
        }
    }
    yield chunk.subarray(0, used);
}

;// CONCATENATED MODULE: ./build/hosting/hosting-service.js









function hostingAt(options) {
    const dialect = dialectOf(options.baseUrl);
    const account = async () => {
        const result = await ask(options, { path: 'profile', methods: ['GET'] }, hosting_answers/* profileOf */.dp);
        if (result.kind === 'failed')
            throw result.error;
        return result.answer;
    };
    return {
        dialect,
        account,
        async upload(files, { link, isNew, password, site = files }) {
            const settings = password === undefined ? undefined : JSON.stringify({ passwordProtected: true, password });
            const body = multipartBody(link, files, settings);
            const methods = isNew ? ['POST'] : dialect.update === 'PUT' ? ['PUT', 'POST'] : ['POST', 'PUT'];
            return await ask(options, { path: 'upload', methods, bodyOf: () => body, isNew, site }, hosting_answers/* uploadOf */.n$);
        },
        async remove(link) {
            const bodyOf = (method) => (method === 'POST' ? (0,connect/* jsonBody */.J9)({ domain: link }) : multipartBody(link, []));
            const methods = dialect.delete === 'json' ? ['POST', 'DELETE'] : ['DELETE', 'POST'];
            const result = await ask(options, { path: 'delete', methods, bodyOf }, hosting_answers/* profileOf */.dp);
            const isAnswered = result.kind === 'answered';
            // A link that is gone is deleted, whatever the answer was.
            const listed = isAnswered ? result.answer : await account().catch(() => undefined);
            if (listed && !(0,hosting_account/* lists */.k)(listed, link))
                return { ...listed, wasThere: isAnswered || result.mayHaveHappened };
            if (!isAnswered)
                throw result.error;
            const hint = 'Run the job again. If the link stays, delete it in the hosting account.';
            throw new errors/* ServiceError */._7(200, '', `The service still lists ${link} after the deletion.`, { hint });
        },
    };
}
const names = { profile: 'the request for the account', upload: 'the upload', delete: 'the deletion' };
/** The service may unpack a site for long before it answers. */
const idleTimeoutMs = 120_000;
/** Sends a request (INTERFACE 4 and 5), and repeats it if that is safe and may help. */
async function ask(options, question, read) {
    const { baseUrl, apiKey, signal } = options;
    const { path, bodyOf, isNew, site } = question;
    const what = names[path];
    let [method = '', other] = question.methods;
    const url = new URL(`${baseUrl.href.replace(/\/$/u, '')}/v1/${path}`);
    const request = { what, addressFrom: 'base-url', url, headers: { 'x-api-key': apiKey }, signal, idleTimeoutMs };
    let mayHaveHappened = false;
    /** Milliseconds. Undefined if the request must not be repeated. */
    let wait;
    const send = async () => {
        const body = bodyOf?.(method);
        const progress = { sent: 0 };
        let askedFor = 0;
        try {
            const answer = await (0,exchange/* exchange */.c)({ ...request, method, body, progress });
            askedFor = (0,attempts/* askedWait */.Uy)(answer);
            return read((0,hosting_answers/* dataOf */.qu)(answer, what, url, site));
        }
        catch (error) {
            const meaning = (0,hosting_answers/* meaningOf */.Pr)(error);
            const mayCount = body !== undefined && progress.sent === body.length && meaning.mayHaveHappened;
            mayHaveHappened ||= mayCount;
            wait = meaning.mayPass && !(isNew && mayCount) ? askedFor : undefined;
            if (!meaning.isUnknown || other === undefined)
                throw error;
            log/* log */.Rm.info(`${(0,errors/* messageOf */.bD)(error)} It is sent as ${other} now.`);
            [method, other] = [other, undefined];
            return await send();
        }
    };
    try {
        return { kind: 'answered', answer: await (0,attempts/* repeat */.ux)(send, () => wait, signal) };
    }
    catch (error) {
        return { kind: 'failed', error, mayHaveHappened };
    }
}

// EXTERNAL MODULE: ./build/plan/context.js + 1 modules
var plan_context = __webpack_require__(420);
// EXTERNAL MODULE: ./build/report/permissions.js
var permissions = __webpack_require__(4506);
// EXTERNAL MODULE: ./build/report/sticky-comment.js + 1 modules
var sticky_comment = __webpack_require__(9328);
// EXTERNAL MODULE: ./build/subject.js
var subject = __webpack_require__(2991);
;// CONCATENATED MODULE: ./build/services.js










function servicesFor(options) {
    const { inputs, context, signal } = options;
    const { baseUrl, apiKey, githubToken: token } = inputs;
    const { repository, apiUrl, run, workflow } = context;
    const hosting = hostingAt({ baseUrl, apiKey, signal });
    const { pullRequest } = context;
    const isOfFork = context.event === 'pull_request' && pullRequest !== undefined && (0,plan_context/* isForeign */.jq)(pullRequest, context);
    const github = token && repository ? new client/* GitHub */.gq({ token, repository, apiUrl, signal, isOfFork }) : undefined;
    const deployments = new Deployments(github, { run, workflow, job: (0,plan_context/* jobDigest */._m)(inputs, context) });
    return { ...options, hosting, github, deployments, history: [] };
}
function servicesForSite(target, services) {
    const { inputs, github, deployments } = services;
    return {
        ...services,
        target,
        deployer: { ...deployments.run, target, remembers: github !== undefined },
        commenter: (0,sticky_comment/* commenterFor */.s)(target, github, inputs),
        password: (0,subject/* isPreview */.b)(target) ? inputs.previewPassword : undefined,
    };
}
/** @param why start of the error message, without a full stop @throws {InputError} if there is no token */
function requireGitHub({ github }, why) {
    if (github !== undefined)
        return github;
    const text = "Leave github-token out, so that it is the job's own, and add to the job:";
    throw new errors/* InputError */.dz('github-token', `${why}. This needs a token.`, { hint: { text, lines: permissions/* permissionLines */.$r } });
}
/** @throws {InputError} if the token may not create deployments, so that a new link would be forgotten */
async function requireMayCreate(services) {
    const { deployments, github, target } = services;
    if (github && !(await deployments.mayCreate()))
        throw (0,permissions/* recordRefused */.Gc)((0,subject/* describe */.q)(target.subject));
}
/** @throws {InputError | GitHubError} if there is no answer */
async function askPullRequest(number, { github, inputs }) {
    const fromInput = inputs.pullRequest !== undefined;
    const why = fromInput
        ? 'the number of a pull request is used only after GitHub has confirmed it'
        : `the event does not contain the latest commit of pull request #${number}, so GitHub must be asked for it`;
    return await (0,pull_requests/* pullRequest */.VV)(requireGitHub({ github }, why), number).catch((error) => {
        if (!(0,answers/* isForbidden */.US)(error))
            throw error;
        const text = 'If it exists on GitHub, the token has no permission to see it. Then add to the job:';
        const hint = { text, lines: permissions/* permissionLines */.$r };
        const message = `pull request #${number} can't be read, so nothing was done. ${error.message}`;
        throw new errors/* InputError */.dz(fromInput ? 'pull-request' : 'github-token', message, { hint, cause: error });
    });
}


/***/ }),

/***/ 2328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   Us: () => (/* binding */ whileOpen),
/* harmony export */   Zs: () => (/* binding */ stampOf),
/* harmony export */   dp: () => (/* binding */ holdsPackage),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   kT: () => (/* binding */ readInChunks),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* unused harmony export pathInside */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1828);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7736);





const readAsync = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.read);
/** @param path relative to the site's root. @param what follows "can't be". @throws {SiteError} */
function attempt(path, what, action) {
    try {
        return action();
    }
    catch (cause) {
        throw refusal(path, what, cause);
    }
}
function refusal(path, what, cause) {
    const code = codeOf(cause);
    const hint = 'Check its permissions, and that no other program writes there; or leave it out with "exclude".';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SiteError */ .wt(`${quote(path || '.')} can't be ${what}: ${code}.`, { hint, cause });
}
/** The system's code, such as `EACCES`. @throws an error of our own, because it says more */
function codeOf(cause) {
    if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ)
        throw cause;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
}
const isFolder = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
/** Whether `name/package.json` or `@scope/name/package.json` is in it. */
function holdsPackage(modules) {
    const paths = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(modules).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(modules, name));
    const isScope = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path).startsWith('@') && isFolder(path);
    return paths.some((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'package.json')) || (isScope(path) && holdsPackage(path)));
}
const quote = (path) => `"${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .Kb)(path, 300)}"`;
/** Relative to the site's root, with `/`. Undefined if it is outside. On Windows letter case does not matter. */
function pathInside(root, real, platform = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    const path = platform.relative(root, real).replaceAll(platform.sep, '/');
    return path === '..' || path.startsWith('../') || platform.isAbsolute(path) ? undefined : path;
}
/** The real path of what a link leads to, relative to the site's real root. A leak if it can't be followed. */
function targetOf(path, link, root) {
    try {
        const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(link);
        if (real.includes('\ufffd'))
            return { path, reason: 'a link to a name that is not in UTF-8' };
        return pathInside(root, real) ?? { path, reason: 'a link that leads outside the directory' };
    }
    catch (cause) {
        return { path, reason: `a link that leads nowhere: ${codeOf(cause)}` };
    }
}
function whileOpen({ path, source }, action) {
    return attempt(path, 'read', () => {
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
        try {
            return action(descriptor);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
    });
}
/** What shows whether a file was changed. */
function stampOf(descriptor) {
    const { size, mtimeNs, ctimeNs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor, { bigint: true });
    return { size: Number(size), times: `${mtimeNs} ${ctimeNs}` };
}
/** Undefined for a larger file. */
function readText(file, maxBytes) {
    if (file.size > maxBytes)
        return undefined;
    const bytes = Buffer.allocUnsafe(file.size);
    readWhole(file, bytes);
    return bytes.toString();
}
/** Reads to the start of `into`. @throws {SiteError} if the file changed after it was collected */
function readWhole(file, into) {
    const { content, size } = file;
    if (content?.copy(into) !== undefined)
        return;
    whileOpen(file, (descriptor) => {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, into, 0, size, null) < size)
            throw changed(file);
        checkSame(descriptor, file);
    });
}
/** As `readWhole`, in chunks. Each is valid until the next one is asked for. */
async function* readInChunks(file, buffer) {
    const { path, source, content, size } = file;
    if (content !== undefined)
        return yield* content.length > 0 ? [content] : [];
    const descriptor = attempt(path, 'read', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r'));
    try {
        checkSame(descriptor, file);
        for (let position = 0; position < size;) {
            const { bytesRead } = await readAsync(descriptor, buffer, 0, Math.min(buffer.length, size - position), position);
            position += bytesRead;
            if (bytesRead === 0)
                throw changed(file);
            if (position === size)
                checkSame(descriptor, file);
            yield buffer.subarray(0, bytesRead);
        }
    }
    catch (cause) {
        throw refusal(path, 'read', cause);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function checkSame(descriptor, file) {
    const { size, times } = stampOf(descriptor);
    if (size !== file.size || times !== (file.times ?? times))
        throw changed(file);
}
function changed({ path }) {
    const message = `${quote(path)} changed after the site was collected, so the deploy was stopped.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SiteError */ .wt(message, { hint: 'Check that the build has ended before this step starts.' });
}


/***/ }),

/***/ 8012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ omissionOf),
/* harmony export */   R5: () => (/* binding */ wireName),
/* harmony export */   kR: () => (/* binding */ requireNames)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7736);
/* harmony import */ var _file_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2328);



const neverPublished = /(?:^|\/)(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)(?:\/|$)/iu;
const hidden = /(?:^|\/)\.(?!well-known\/)/u;
function omissionOf(path, isFolder, hiddenToo) {
    if (neverPublished.test(path))
        return 'never published';
    return !hiddenToo && hidden.test(isFolder ? `${path}/` : path) ? 'hidden' : undefined;
}
/** Throws for names that can't be sent, or that become the same name (DESIGN 5). @param lost not in UTF-8 */
function requireNames(files, lost) {
    const wrong = lost.map((path) => `${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} (not UTF-8)`);
    const known = new Map();
    const mayBeOne = files.some(({ path }) => /[^ !#-~]/u.test(path));
    for (const { path } of files) {
        if (/\p{Cc}/u.test(path))
            wrong.push(`${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} (a control character)`);
        if (path.includes('\\'))
            wrong.push(`${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} (a backslash)`);
        for (let end = mayBeOne ? path.length : 0; end > 0; end = path.lastIndexOf('/', end - 1)) {
            const part = path.slice(0, end);
            const name = wireName(part).normalize();
            const other = known.get(name);
            if (other === part && part !== path)
                break;
            const how = other?.normalize() === part.normalize() ? 'in another form of Unicode' : 'when it is sent';
            if (other !== undefined)
                wrong.push(`${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(part)} (the same as ${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(other)} ${how})`);
            known.set(name, part);
        }
    }
    const hint = 'Rename or move them, or leave them out with "exclude", where "?" is any character. Nothing was sent.';
    if (wrong.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SiteError */ .wt(`These names can't be published: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(wrong, 50)}.`, { hint });
}
/** A path as the `filename` of a part: escaped as browsers do (HTML, "multipart/form-data encoding algorithm"). */
function wireName(path) {
    return path.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}


/***/ }),

/***/ 7612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   R6: () => (/* binding */ bySize),
/* harmony export */   WH: () => (/* binding */ robotsFile),
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   l8: () => (/* binding */ withAdded)
/* harmony export */ });
const bytesOf = (files) => files.reduce((sum, { size }) => sum + size, 0);
const bySize = (files) => files.toSorted((a, b) => b.size - a.size);
function isRepository(omitted) {
    return omitted.get('never published')?.some((path) => /^\.git\/?$/u.test(path)) ?? false;
}
/** Asks search engines to stay away (RFC 9309). */
const robotsFile = { path: 'robots.txt', content: 'User-agent: *\nDisallow: /\n', why: 'noindex' };
/** An added file replaces the one with the same path. */
function withAdded(site, added) {
    const kept = site.files.filter(({ path }) => !added.some((each) => each.path === path));
    const all = added.map(({ path, content: written }) => {
        const content = Buffer.from(written);
        return { path, source: '', size: content.length, content };
    });
    const files = [...all, ...kept].sort((a, b) => (a.path < b.path ? -1 : 1));
    return { ...site, files, bytes: bytesOf(files) };
}


/***/ }),

/***/ 6112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mediaType)
/* harmony export */ });
/* harmony import */ var mime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1982);

/** By the extension, as in `text/html`. */
const mediaType = (path) => mime__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A.getType(`/${path}`) ?? undefined;


/***/ })

};
