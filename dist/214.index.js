export const id = 214;
export const ids = [214];
export const modules = {

/***/ 214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkWorkflow: () => (/* binding */ checkWorkflow)
});

// UNUSED EXPORTS: checkFiles

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/node_modules/yaml/dist/index.js
var dist = __webpack_require__(4663);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(1245);
// EXTERNAL MODULE: ./build/text/markdown.js
var text_markdown = __webpack_require__(3466);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/variables.js
var build_variables = __webpack_require__(2090);
// EXTERNAL MODULE: ./build/node_modules/@actions/expressions/dist/data/index.js
var data = __webpack_require__(486);
;// CONCATENATED MODULE: ./build/features/workflow-check/made-up.js
/** Texts that are made up for the play, such as the name of a branch, and how they compare with what is written. */

/**
 * Characters for private use, which no file has. Each made-up text holds one: an `unwritten` name is equal to nothing that is
 * written, `other` names may be any, and what is `perhaps` another one in each run is its commit, its attempt, or who started it.
 */
const signs = {
    unwritten: '\u{10f000}',
    pull: '\u{10f001}',
    head: '\u{10f002}',
    run: '\u{10f003}',
    perhaps: '\u{10f004}',
    person: '\u{10f005}',
    other: '\u{10f006}',
};
/** What is another text for each branch, pull request, push or run. */
const ofEach = ['unwritten', 'pull', 'head', 'run', 'perhaps'];
/** @param text differs for two texts that may differ */
const madeUp = (of, text = '') => `${of.map((each) => signs[each]).join('')}${text};`;
/** Whether a part of a text was made up for one of these, or for anything if none is given. */
function isMadeUp(text = '', ...of) {
    const wanted = of.length === 0 ? Object.values(signs) : of.map((each) => signs[each]);
    return wanted.some((sign) => text.includes(sign));
}
const made_up_open = /[\u{10f001}-\u{10f006}]/u;
/** Whether only a run knows how two texts compare. @param by the name of a function, empty for an operator */
function isOpen(left, right, by) {
    const [text, other] = by === '' && !made_up_open.test(left) ? [right, left] : [left, right];
    if (made_up_open.test(other))
        return true;
    const [known = ''] = text.split(made_up_open, 1);
    if (known === text || (text.includes(signs.person) && other.endsWith('[bot]')))
        return false;
    if (by === 'contains')
        return !known.includes(other);
    return by === 'endswith' ? other !== '' : other.startsWith(known) && other !== known;
}
/** Whether only a run knows the answer of an operator or a function. */
function isOpenComparison([left, right], name) {
    const texts = (left instanceof data/* Array */.O3 ? left.values() : [left]).map((each) => each?.coerceString() ?? '');
    const [text, by] = [right?.coerceString() ?? '', left instanceof data/* Array */.O3 ? '' : name];
    return texts.some((each) => isOpen(each.toLowerCase(), text.toLowerCase(), by));
}

// EXTERNAL MODULE: ./build/node_modules/@actions/expressions/dist/ast.js
var ast = __webpack_require__(481);
// EXTERNAL MODULE: ./build/node_modules/@actions/expressions/dist/evaluator.js + 2 modules
var evaluator = __webpack_require__(6806);
// EXTERNAL MODULE: ./build/node_modules/@actions/expressions/dist/lexer.js
var lexer = __webpack_require__(6803);
// EXTERNAL MODULE: ./build/node_modules/@actions/expressions/dist/parser.js
var parser = __webpack_require__(7750);
// EXTERNAL MODULE: ./build/node_modules/@actions/expressions/dist/result.js
var result = __webpack_require__(6024);
;// CONCATENATED MODULE: ./build/features/workflow-check/workflow-file.js
/** A workflow file as GitHub reads it: events, jobs and steps. */

const maxBytes = 2 ** 18;
/** @throws {RangeError} for too many parts, expressions or repetitions of anchors, or for a circle of needs */
function workflowOf(name, fields, action) {
    const events = eventsIn(fields);
    const waiting = new Map(Object.entries((0,json/* fieldsOf */.Pf)(fields['jobs']) ?? {}).map(([id, job]) => [id, (0,json/* fieldsOf */.Pf)(job) ?? {}]));
    const text = JSON.stringify(fields);
    const parts = [...waiting.values()].flatMap((job) => [job, ...stepsOf(job), ...needsOf(job)]);
    const isTooMuch = text.length > maxBytes || parts.length + text.split('${{').length > 2000;
    const jobs = new Map();
    while (waiting.size > 0) {
        const next = [...waiting].filter(([, job]) => !needsOf(job).some((need) => waiting.has(need)));
        if (next.length === 0 || isTooMuch)
            throw new RangeError();
        for (const [id, job] of next)
            if (waiting.delete(id))
                jobs.set(id, job);
    }
    const file = { name, action, fields, events, jobs, size: 0 };
    return { ...file, size: parts.reduce((sum, part) => sum + sizeOf(part, file), 0) };
}
function sizeOf(part, file) {
    if (typeof part === 'string')
        return 1;
    const inputs = isThisAction(part, file) ? part['with'] : '';
    return 1 + Math.floor(JSON.stringify([part['if'], inputs, part['outputs'], part['concurrency']]).length / 200);
}
/** The filters below `on:`, by event. */
const eventsIn = ({ on }) => (0,json/* fieldsOf */.Pf)(on) ?? Object.fromEntries(wordsIn(on).map((each) => [each, {}]));
/** What can fail before a step: the steps above it, and all jobs that its job needs, directly or not. */
function partsBefore({ jobs }, job, step) {
    const needed = new Set(needsOf(job));
    for (const id of needed)
        for (const each of needsOf(jobs.get(id) ?? {}))
            needed.add(each);
    const parts = [...[...needed].map((id) => jobs.get(id) ?? {}), ...stepsOf(job)];
    const earlier = parts.slice(0, Math.max(needed.size, parts.indexOf(step)));
    return earlier.filter((part) => ['', 'false'].includes(plainText(part['continue-on-error'])));
}
const needsOf = (job) => wordsIn(job['needs']);
const inputsOf = (step) => (0,json/* fieldsOf */.Pf)(step['with']) ?? {};
const stepsOf = (job) => [job['steps']].flat().map((step) => (0,json/* fieldsOf */.Pf)(step) ?? {});
const wordsIn = (value) => [value].flat().filter((each) => typeof each === 'string');
const plainText = (value) => ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : '';
/** Whether a step uses this action. In the action's own repository it has a path and a key. */
function isThisAction(part, { action }) {
    const [place = ''] = (0,json/* textOf */.b6)(part['uses']).toLowerCase().split('@');
    return action === '' ? /^[.$]/u.test(place) && 'api-key' in inputsOf(part) : place === action.toLowerCase();
}
function checkoutsBefore(job, step) {
    const earlier = stepsOf(job).slice(0, stepsOf(job).indexOf(step));
    return earlier.filter((each) => /^actions\/checkout@/iu.test(plainText(each['uses'])));
}
/** Whether a step or job calls a composite action or another workflow, which is not played. */
const isCall = (part, file) => !isThisAction(part, file) && /^[.$]\/|\/\.github\/workflows\//u.test((0,json/* textOf */.b6)(part['uses']));
/** A call that gets a secret may use this action. */
const hasSecret = (part) => 'secrets' in part || Object.values(inputsOf(part)).some((value) => plainText(value).includes('secrets.'));

;// CONCATENATED MODULE: ./build/features/workflow-check/expression.js
/** Evaluates GitHub's expressions with three answers: yes, no, and unknown if only a run knows. */








/** A value that only a run knows. Its truth may be known all the same, as in `x || true`. */
class Unknown extends data/* StringData */.uQ {
    truth;
    constructor(truth) {
        super('');
        this.truth = truth;
    }
}
const unknown = new Unknown();
const isUnknown = (value) => value instanceof Unknown;
const truthOf = (value) => (isUnknown(value) ? value.truth : (0,result/* truthy */.vN)(value));
/** An object of which some fields are unknown. */
class Partly extends data/* Dictionary */.bT {
    get(key) {
        return super.get(key) ?? unknown;
    }
}
const dataOf = (value) => (value instanceof Object ? value : data/* reviver */.eD('', value));
const pairsOf = (known) => Object.entries(known).map(([key, value]) => ({ key, value: dataOf(value) }));
const partly = (known) => new Partly(...pairsOf(known));
/** An object that has these fields and no others. */
const wholly = (known) => new data/* Dictionary */.bT(...pairsOf(known));
const emptyList = new data/* Array */.O3();
const and = (...verdicts) => verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true;
/** GitHub's evaluator. A value with an unknown part is unknown, unless that part makes no difference. */
class ThreeValuedEvaluator extends evaluator/* Evaluator */.o {
    #operands = [];
    eval(node) {
        const outer = this.#operands;
        this.#operands = [];
        const value = super.eval(node);
        const isWhole = !(value instanceof data/* Array */.O3 && value.values().some(isUnknown));
        // Nested calls of `format` make a text grow exponentially.
        const isKnown = isWhole && !needsRun(node, this.#operands) && value.coerceString().length <= 500;
        const result = isKnown ? value : unknown;
        outer.push(result);
        this.#operands = outer;
        return result;
    }
    visitLogical({ operator, args }) {
        const isOr = operator.type === lexer/* TokenType */.ks.OR;
        let isCertain = true;
        let value = unknown;
        for (const arg of args) {
            value = this.eval(arg);
            const truth = truthOf(value);
            if (truth === isOr)
                return isCertain ? value : new Unknown(isOr);
            isCertain &&= truth !== undefined;
        }
        return isCertain ? value : unknown;
    }
    visitUnary({ expr }) {
        const truth = truthOf(this.eval(expr));
        return truth === undefined ? unknown : new data/* BooleanData */.bo(!truth);
    }
}
/** Whether only a run knows the value of a node with these operands. */
function needsRun(node, operands) {
    const name = node instanceof ast/* FunctionCall */.R6 ? node.functionName.lexeme.toLowerCase() : '';
    const isComparison = node instanceof ast/* Binary */.yI || /^(?:contains|startswith|endswith)$/u.test(name);
    if (isComparison && isOpenComparison(operands, name))
        return true;
    return operands.some((value) => {
        if (isUnknown(value))
            return ![ast/* Logical */.oD, ast/* Grouping */.aU, ast/* Unary */._c].some((each) => node instanceof each);
        if (isMadeUp(value.coerceString()))
            return !isComparison && !['', 'format'].includes(name);
        if (node instanceof ast/* IndexAccess */.p_ && node.index instanceof ast/* Star */.FE)
            return value instanceof Partly;
        const parts = value instanceof data/* Array */.O3 ? value.values() : [value];
        return name !== '' && parts.some((part) => part instanceof data/* Dictionary */.bT);
    });
}
const contextNames = 'github needs strategy matrix job jobs runner env vars secrets inputs steps'.split(' ');
/** Parsed expressions by their texts, because each is evaluated for many events. */
const trees = new Map();
/** The value of an expression. Unknown if GitHub refuses to evaluate it. */
function evaluate(text, { contexts, success, failure = false }) {
    const answers = { success: success ?? unknown, always: true, failure, cancelled: false, hashfiles: unknown };
    const functions = Object.entries(answers).map(([name, answer]) => {
        return { name, minArgs: 0, maxArgs: 255, call: () => dataOf(answer) };
    });
    try {
        const tree = trees.get(text) ?? new parser/* Parser */.i(new lexer/* Lexer */.JG(text).lex().tokens, contextNames, functions).parse();
        trees.set(text, tree);
        return new ThreeValuedEvaluator(tree, contexts, new Map(functions.map((each) => [each.name, each]))).evaluate();
    }
    catch {
        return unknown;
    }
}
/** An expression in its `${{` and `}}`. */
const braced = /\$\{\{((?:'[^']*(?:'|$)|[^'}]|\}(?!\}))*)(?:\}\}|$)/gu;
/** The text with the values of its expressions. */
function filledText(written, scope) {
    let isKnown = true;
    const text = plainText(written).replaceAll(braced, (_, inner) => {
        const value = evaluate(inner, scope);
        isKnown &&= !isUnknown(value);
        return isKnown ? value.coerceString() : '';
    });
    return isKnown ? text.trim() : undefined;
}
/** An expression with text beside its braces makes a text, and a text is true. A line break at its end is text. */
function isAlwaysTrue(written) {
    const [braces] = String(written).matchAll(braced);
    return braces !== undefined && braces[0] !== written;
}
const statusFunction = /\b(?:success|always|failure|cancelled)\s*\(/iu;
/** The answer of an `if`. GitHub adds `success()` to one that asks for no status. */
function verdictOf(written, scope) {
    const text = plainText(written);
    if (text === '')
        return scope.success;
    const inner = Array.from(text.matchAll(braced), ([, each = '']) => each);
    const verdict = isAlwaysTrue(written) || truthOf(evaluate(inner[0] ?? text, scope));
    return statusFunction.test(inner.join(' ') || text) ? verdict : and(scope.success, verdict);
}

;// CONCATENATED MODULE: ./build/features/workflow-check/filters.js
/** Filters: the `types`, `branches` and `tags` below an event in `on:`. */


const defaultTypes = ['opened', 'synchronize', 'reopened'];
const isPlain = (branch) => /^[\w./$-]{1,100}$/u.test(branch);
const typesOf = (filters, types = wordsIn((0,json/* fieldsOf */.Pf)(filters)?.['types'])) => types.length > 0 ? types : defaultTypes;
/** Events whose file is that of their own commit or branch. */
const ofOwnCommit = /^(?:push|pull_request(?:_review(?:_comment)?)?|merge_group|workflow_(?:dispatch|call)|create|release|deployment(?:_status)?)$/u;
/** @param events the filters below `on:`, by event */
function startedBy(events) {
    const { push, pull_request: pull } = events;
    const isByBranch = push !== undefined && hasRef((0,json/* fieldsOf */.Pf)(push) ?? {}, 'branches', '') !== false;
    if (isByBranch || (pull !== undefined && typesOf(pull).includes('synchronize')))
        return 'push';
    return Object.keys(events).some((name) => ofOwnCommit.test(name)) ? 'other' : 'default branch';
}
/** Whether the filters let this branch or tag through. Unknown for long patterns, and for any sign but `*`, `**` and a leading `!`. */
function hasRef(filters, of, name) {
    const key = [of, `${of}-ignore`].find((each) => each in filters);
    const patterns = wordsIn(filters[key ?? '']);
    const odd = /(?!^)!|[?+[\]\\]|\*{3}|(?:\*+[^*]+){2}\*|.{100}/su;
    const others = of === 'branches' ? ['tags', 'tags-ignore'] : ['branches', 'branches-ignore'];
    if (key === undefined)
        return !others.some((each) => each in filters);
    if (key === of && patterns.includes(name) && !patterns.some((each) => each.startsWith('!')))
        return true;
    if (name === '' || patterns.length > 50 || patterns.some((each) => odd.test(each.slice(0, 200))))
        return undefined;
    // The last pattern that matches decides.
    const last = patterns.findLast((pattern) => {
        const literal = pattern.replace(/^!/u, '').replaceAll(/[.^$(){}|]/gu, '\\$&');
        const glob = literal.replaceAll(/\*\*?/gu, (stars) => (stars === '*' ? '[^/]*' : '.*'));
        return new RegExp(`^${glob}$`, 'u').test(name);
    });
    return (key === of) === (last !== undefined && !last.startsWith('!'));
}
/** The branches in conditions. One that ends with `…` is the beginning of a name, as in `startsWith`. */
function conditionBranches({ jobs }) {
    const conditions = JSON.stringify([...jobs.values()]).slice(0, 100_000);
    const beginnings = /(?:startsWith|contains)\(github\.ref(?:_name)?, *'(?:refs\/)?(?:heads\/)?([\w./-]{1,100})'/giu;
    const namesIn = (pattern) => Array.from(conditions.matchAll(pattern), ([, name = '']) => name);
    const begun = namesIn(beginnings).filter((each) => !/^tags\b/u.test(each));
    const names = namesIn(/(?:refs\/heads\/|ref_name == ')([\w./-]{1,100})/gu);
    const whole = names.filter((each) => !begun.includes(each)).map((each) => each.replace(/\/$/u, '/…'));
    return [...whole, ...begun.map((each) => `${each}…`)];
}

;// CONCATENATED MODULE: ./build/features/workflow-check/strangers.js




/** What a stranger is called is equal to nothing that is written. He may choose any name for his branch, and any text. */
function strangersOf(name, filters, repo) {
    const actor = madeUp(['unwritten']);
    const user = partly({ login: actor, id: actor, type: 'User' });
    const fork = partly({ full_name: `${actor}/${actor}`, fork: true, id: actor, owner: user });
    const [sha, ref, number] = [madeUp(['head']), madeUp(['other'], 'branch'), madeUp(['pull'])];
    const none = { labels: emptyList, author_association: 'NONE', user, number, state: 'open' };
    const head = partly({ sha, ref, repo: fork, user, label: `${actor}:${actor}` });
    const before = { event: 'pull_request', head_sha: sha, head_branch: ref, head_commit: partly({ id: sha }) };
    const run = { ...before, repository: repo, head_repository: fork, pull_requests: emptyList, actor: user };
    const pull_request = partly({ ...none, merged: false, merge_commit_sha: sha, head, base: partly({ repo }) });
    const comment = partly({ user, author_association: 'NONE', body: madeUp(['other'], 'comment') });
    const issue = partly({ ...none, pull_request: partly({}) });
    const types = wordsIn(filters['types']);
    const payloads = {
        pull_request_target: typesOf(filters)
            .filter((type) => defaultTypes.includes(type))
            .map((action) => ({ action, number, pull_request, after: action === 'synchronize' ? sha : null })),
        issue_comment: types.length === 0 || types.includes('created') ? [{ action: 'created', comment, issue }] : [],
        workflow_run: [{ action: 'completed', workflow_run: partly({ ...run, triggering_actor: user }) }],
    };
    const ofRun = { actor, triggering_actor: actor, head_ref: name === 'pull_request_target' ? ref : '' };
    const unlisted = { kind: 'stranger', of: '', type: '', isListed: false };
    return (payloads[name] ?? []).map((each) => ({ ...unlisted, refs: ofRun, payload: { ...each, sender: user } }));
}

;// CONCATENATED MODULE: ./build/features/workflow-check/events.js
/** The events at which a file is played, each with a payload that is made up. */






const pullEvents = ['pull_request', 'pull_request_target'];
const pullTypes = ['opened', 'synchronize', 'reopened', 'closed'];
const names = 'action inputs issue comment review workflow_run client_payload pull_request number release head_commit after label';
const absent = Object.fromEntries(names.split(' ').map((name) => [name, null]));
function eventsFor(file, { repository, branch, own = {} }) {
    const [owner = ''] = repository.split('/');
    const values = Object.entries(own).filter(([, value]) => typeof value !== 'object');
    const known = { fork: false, ...Object.fromEntries(values), full_name: repository, owner: partly({ login: owner }) };
    const repo = partly(branch === '' ? known : { ...known, default_branch: branch });
    const workflow = plainText(file.fields['name']) || file.name;
    const ordered = ['push', ...pullEvents, ...Object.keys(file.events)].filter((name) => name in file.events);
    return [...new Set(ordered)].flatMap((name) => {
        const filters = (0,json/* fieldsOf */.Pf)(file.events[name]) ?? {};
        const others = pullEvents.includes(name) ? pullsOf(name, filters, repo, branch) : othersOf(name, filters, branch);
        const described = name === 'push' ? pushesOf(filters, file, branch) : others;
        return [...described, ...strangersOf(name, filters, repo)].map(({ refs, payload, ...each }, index) => {
            const run = `${name}-${index}`;
            const [id, sha, login] = [madeUp(['run'], run), madeUp(['perhaps'], run), madeUp(['person', 'perhaps'], run)];
            const ofRun = { run_id: id, run_number: id, run_attempt: sha, sha, actor: login, triggering_actor: login };
            const common = { repository, repository_owner: owner, workflow, event_name: name, ...ofRun };
            // GitHub does not look at paths for tags.
            const hasPaths = each.kind !== 'tag' && ('paths' in filters || 'paths-ignore' in filters);
            const sent = { ...absent, repository: repo, sender: partly({ login, type: 'User' }), ...payload };
            const event = payload ? partly(name === 'push' ? { ...sent, after: sha } : sent) : unknown;
            return { name, ...each, hasPaths, github: partly({ ...common, event, ...refs }) };
        });
    });
}
const unplayed = (kind, of = '') => ({ kind, of, type: '', isListed: undefined });
function othersOf(name, filters, branch) {
    if (name === 'schedule' || name === 'workflow_dispatch') {
        if (branch === '')
            return [unplayed('no branch')];
        // A schedule's payload may lack the repository: what is absent is no fork.
        const payload = name === 'schedule' ? { repository: partly({ fork: false }) } : { inputs: unknown };
        return [{ kind: 'start', of: '', type: '', isListed: true, refs: refsOf('heads', branch), payload }];
    }
    const isOnDefault = name === 'workflow_run' && branch !== '';
    if (name !== 'release')
        return [{ ...unplayed('any'), ...(isOnDefault ? { refs: refsOf('heads', branch) } : {}) }];
    const types = wordsIn(filters['types']);
    const tag_name = madeUp(['other']);
    return (types.length > 0 ? types.slice(0, 8) : ['published']).map((type) => {
        const payload = { action: type, release: partly({ tag_name }) };
        return { kind: 'release', of: '', type, isListed: true, refs: refsOf('tags', tag_name), payload };
    });
}
const refsOf = (folder, name) => {
    const ref_type = folder === 'tags' ? 'tag' : 'branch';
    return { ref: `refs/${folder}/${name}`, ref_name: name, ref_type, head_ref: '', base_ref: '' };
};
function pushesOf(filters, file, branch) {
    const push = (kind, of, name = of.replace('…', madeUp(['unwritten']))) => {
        const isListed = hasRef(filters, kind === 'tag' ? 'tags' : 'branches', name);
        const refs = refsOf(kind === 'tag' ? 'tags' : 'heads', name);
        const payload = { ref: refs['ref'] ?? '', deleted: false, head_commit: unknown };
        return { kind, of, type: '', isListed, refs, payload };
    };
    const [written = '**'] = wordsIn(filters['tags']).filter((each) => !each.startsWith('!'));
    const example = written.replace(/[*?+[].*$/su, '1.0.0');
    const tag = /^\*+$/u.test(written)
        ? push('tag', 'v…', 'v1.0.0')
        : { ...push('tag', written, example), isListed: true };
    const tags = tag.isListed === false ? [] : [tag];
    if (branch === '')
        return [unplayed('no branch'), ...tags];
    const patterns = wordsIn(filters['branches']);
    const named = new Set([...patterns.filter(isPlain), ...conditionBranches(file)]);
    const others = [...named].filter((each) => each.replace('…', '') !== branch).slice(0, 5);
    const any = push('other push', madeUp(['unwritten'], 'other'));
    const other = { ...any, isListed: any.isListed === true };
    const globs = patterns.filter((each) => !isPlain(each) && !/^(?:!|\*+$)/u.test(each));
    const unseen = other.isListed ? [] : globs.slice(0, 5);
    const starred = unseen.filter((of) => of.includes('*'));
    const fitting = starred.map((of) => push('pattern push', of, of.replaceAll(/\*+/gu, madeUp(['unwritten']))));
    const seen = [push('push', branch), ...others.map((of) => push('branch push', of)), other];
    return [...seen, ...unseen.map((of) => unplayed('any', of)), ...fitting.filter(({ isListed }) => isListed), ...tags];
}
function pullsOf(name, filters, repo, branch) {
    const types = typesOf(filters);
    const bases = [branch, ...wordsIn(filters['branches']).filter(isPlain).slice(0, 5)];
    const target = bases.find((each) => each !== '' && hasRef(filters, 'branches', each) !== false) ?? branch;
    const of = target === branch ? '' : target;
    const [base_ref, head_ref] = [target === '' ? unknown : madeUp(['other'], target), madeUp(['pull'], 'feature')];
    const [number, user] = [madeUp(['pull']), partly({ login: madeUp(['person', 'pull']), type: 'User' })];
    // A close has the commit of the last push.
    const head = partly({ ref: head_ref, repo, sha: madeUp(['head']) });
    const pull = (kind, type) => {
        const state = { state: type === 'closed' ? 'closed' : 'open', merged: kind === 'merged' };
        const pull_request = partly({ number, user, ...state, base: partly({ ref: base_ref, repo }), head });
        const after = type === 'synchronize' ? madeUp(['head']) : null;
        const payload = { action: type, number, pull_request, after, label: type.includes('label') ? unknown : null };
        const isOnBase = kind === 'merged' || name === 'pull_request_target';
        const base = target === '' ? { ref: unknown, ref_name: unknown } : refsOf('heads', target);
        const merge = `${madeUp(['unwritten'])}/merge`;
        const own = isOnBase ? base : { ref: `refs/pull/${merge}`, ref_name: merge, ref_type: 'branch' };
        const isListed = and(types.includes(type), hasRef(filters, 'branches', target));
        return { kind, of, type, isListed, refs: { ...own, base_ref, head_ref }, payload };
    };
    const all = new Set([...typesOf({}), ...types.filter((type) => type !== 'closed').slice(0, 8), 'closed']);
    const pulls = [...all].map((type) => pull(pullTypes.find((each) => each === type) ?? 'rare', type));
    return [...pulls, target === '' ? unplayed('no branch') : pull('merged', 'closed')];
}

;// CONCATENATED MODULE: ./build/features/workflow-check/play.js




/** Returns the steps of this action. @param fails jobs and steps that fail @throws {RangeError} if the budget is used up */
function play(file, event, budget, fails = []) {
    budget.left -= file.size;
    if (budget.left < 0)
        throw new RangeError();
    const ended = new Map();
    const isGiven = ['any', 'no branch'].includes(event.kind) || event.name === 'workflow_dispatch';
    const inputs = isGiven || 'workflow_call' in file.events ? unknown : wholly({});
    return [...file.jobs].flatMap(([id, job]) => {
        const needed = needsOf(job).flatMap((need) => ended.get(need) ?? []);
        const needs = wholly(Object.fromEntries(needsOf(job).map((need) => [need, ended.get(need)?.result ?? unknown])));
        const steps = wholly({});
        const contexts = partly({ github: event.github, inputs, needs, steps });
        const success = and(...needed.map((each) => each.success));
        const jobScope = { contexts, success, failure: needed.some(({ failed }) => failed) };
        const isReached = verdictOf(job['if'], jobScope);
        // If success would change the answer, the condition of a needed job decides.
        const isByNeed = verdictOf(job['if'], { ...jobScope, success: true }) !== isReached;
        const inherited = needed.find(({ cause }) => cause)?.cause;
        const ofJob = { of: 'job', id, condition: plainText(job['if']) };
        const cause = isReached ? undefined : (isByNeed && inherited) || ofJob;
        const isFailed = fails.includes(job) && isReached !== false;
        const played = stepsIn({ file, event, id, job, isReached, cause }, jobScope, steps, fails);
        const end = { success: and(isReached, success, !isFailed), failed: jobScope.failure || isFailed };
        const outputs = outputsOf(job, isReached, isFailed, jobScope);
        ended.set(id, { ...end, cause: cause ?? inherited, result: resultOf(isReached, isFailed, outputs) });
        return played;
    });
}
/** What `needs` and `steps` have of it. A skipped job or step has no outputs. */
function resultOf(isReached, isFailed, outputs = unknown) {
    const result = isFailed ? 'failure' : isReached ? 'success' : isReached === false ? 'skipped' : unknown;
    return partly({ result, outcome: result, conclusion: result, outputs: isReached === false ? wholly({}) : outputs });
}
/** What a job hands on. */
function outputsOf(job, isReached, isFailed, scope) {
    if (isFailed || 'uses' in job)
        return unknown;
    const outputs = Object.entries((0,json/* fieldsOf */.Pf)(job['outputs']) ?? {}).map(([name, written]) => {
        const text = filledText(written, scope);
        return [name, isReached || text === '' ? (text ?? unknown) : unknown];
    });
    return wholly(Object.fromEntries(outputs));
}
/** @param ended gets the result of each step, by its id */
function stepsIn(played, { contexts }, ended, fails) {
    const { id, job } = played;
    if ('uses' in job)
        return actionStep(job, played, { contexts, success: true });
    let failure = false;
    return stepsOf(job).flatMap((step) => {
        const scope = { contexts, success: !failure, failure };
        const verdict = verdictOf(step['if'], scope);
        const isFailed = fails.includes(step) && verdict !== false;
        failure ||= isFailed;
        const name = plainText(step['id']);
        if (name !== '')
            ended.add(name, resultOf(verdict, isFailed));
        const isReached = and(played.isReached, verdict);
        const ofStep = { of: 'step', id, condition: plainText(step['if']) };
        const cause = played.isReached === isReached ? played.cause : ofStep;
        return actionStep(step, { ...played, isReached, cause }, scope);
    });
}
function actionStep(step, played, scope) {
    const isOther = isCall(step, played.file) && hasSecret(step);
    if (!isOther && !isThisAction(step, played.file))
        return [];
    const values = new Map(Object.entries(inputsOf(step)).map(([name, value]) => [name, filledText(value, scope)]));
    const input = (name) => (isOther ? undefined : values.has(name) ? values.get(name) : '');
    return [{ ...played, step, scope, isCall: isOther, mode: input('mode'), input }];
}
const writtenIn = ({ step }, name) => plainText(inputsOf(step)[name]);
const isPull = ({ event }) => pullEvents.includes(event.name);

;// CONCATENATED MODULE: ./build/features/workflow-check/effect.js


/** Whether the site is a preview. A branch has a live site of its own, such as staging, if `mode`, `environment` and `domain` are set. */
function isForPreview(step) {
    const { event, mode, input } = step;
    const isNamed = !['', 'production'].includes(input('environment')?.toLowerCase() ?? '?');
    const isBranchLive = mode === 'deploy' && isNamed && input('domain') !== '';
    const isOfBranch = ['branch push', 'other push', 'pattern push'].includes(event.kind) || event.name === 'delete';
    return isPull(step) || (isOfBranch && !isBranchLive);
}
/** In lower case. Undefined if only a run knows. */
function environmentOf(step) {
    const name = step.input('environment')?.toLowerCase();
    return name === '' ? (step.mode === 'sweep' || isForPreview(step) ? 'preview' : 'production') : name;
}
/** The environment as it is written, if only a run knows it or it holds what is made up for the play. */
function environmentText(step) {
    const name = environmentOf(step);
    return name === undefined || isMadeUp(name) ? writtenIn(step, 'environment') : name;
}
/** What the plan makes of event and inputs (design 2.2). Empty if the step does nothing, undefined if only a run knows. */
function effectOf(step) {
    const { event, mode } = step;
    if (event.name === 'merge_group')
        return '';
    const isClose = isPull(step) && event.type === 'closed';
    const site = !isForPreview(step) ? 'the live site' : isPull(step) ? 'its preview' : "the branch's preview";
    if (mode === undefined)
        return undefined;
    if (mode === 'sweep')
        return 'sweeps';
    if (mode === 'build-failed')
        return isPull(step) && !isClose ? 'shows a failed build' : '';
    if (mode === 'teardown' || ((isClose || event.name === 'delete') && mode !== 'deploy'))
        return `deletes ${site}`;
    const isDraft = event.kind === 'release' && !['published', 'released'].includes(event.type);
    return isClose || isDraft ? '' : `deploys ${site}`;
}
const surelyDoes = (step, verb) => effectOf(step)?.startsWith(verb);
const mayDo = (step, verb) => surelyDoes(step, verb) !== false && step.isReached !== false;
const changesSite = (step) => /^de(?:ploys|letes)/u.test(effectOf(step) ?? '');
const isDeploy = (step) => surelyDoes(step, 'deploys') === true && step.isReached !== false;
/** The environments that have the previews of pull requests, if a step deletes a preview and looks for it in none of them. */
function otherEnvironments(step, deploys) {
    const previews = deploys.filter((each) => isPull(each) && mayDo(each, 'deploys'));
    const known = previews.map(environmentOf);
    const environment = environmentOf(step);
    if (effectOf(step) !== 'deletes its preview' || environment === undefined)
        return [];
    return known.includes(undefined) || known.includes(environment) ? [] : [...new Set(previews.map(environmentText))];
}
/** Whether it has a `pull-request` where that is an error. Undefined if only a run knows. */
function isMisplaced({ event, input }) {
    const number = input('pull-request');
    if (event.name === 'workflow_run')
        return false;
    return number === undefined ? undefined : number !== '';
}
/** Whether it has the number of a pull request whose site another run built. */
const isAfterRun = (step) => step.event.name === 'workflow_run' && writtenIn(step, 'pull-request') !== '';

;// CONCATENATED MODULE: ./build/features/workflow-check/checked.js
/** What all checks share: the file after its play, and questions that several checks ask. */


const stepsAt = (steps, ...kinds) => steps.filter(({ event }) => kinds.includes(event.kind));
const quoted = (text = '') => (0,printable/* excerpt */.Kb)(text.replaceAll(/\s+/gu, ' '), 100);
const openKinds = ['opened', 'synchronize', 'reopened', 'rare'];
const pushKinds = ['push', 'branch push', 'other push', 'pattern push'];
/** Deploys of previews that no step deletes at an event of this kind, and no sweep. @param isCured as if it started a run */
function keptPreviews(checked, kind, isCured = false) {
    const { startedSteps, folderSteps, fileSteps } = checked;
    const previews = stepsAt(startedSteps.filter(isDeploy), ...openKinds);
    const sweeps = folderSteps.filter(({ mode }) => mode === 'sweep');
    const deletes = stepsAt(isCured ? [...folderSteps, ...fileSteps] : folderSteps, kind).filter((step) => {
        return mayDo(step, 'deletes') && (isCured || !step.event.hasPaths) && otherEnvironments(step, previews).length === 0;
    });
    const isOf = (environment) => (step) => [environment, environmentOf(step)].includes(undefined) || environmentOf(step) === environment;
    return previews.filter((step) => ![...sweeps, ...deletes].some(isOf(environmentOf(step))));
}

;// CONCATENATED MODULE: ./build/features/workflow-check/finding.js
/** A finding: a mistake that is certain. */


/** No printable text contains it. */
const jobHole = '\0';
/** A list, so that it can be empty. */
const problemIf = (isSo, kind, text, job) => isSo ? [{ kind, text, ...(job === undefined ? {} : { job }) }] : [];
/** A sentence behind another clause. */
const lower = (sentence) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
/** The step as a sentence has it, which is told apart from others of this action in its job. */
function stepText({ step, job, file }) {
    const steps = stepsOf(job);
    const isOne = steps.filter((each) => isThisAction(each, file)).length < 2;
    const name = plainText(step['name']) || plainText(step['id']);
    const which = name === '' ? `step ${steps.indexOf(step) + 1}` : `the step "${quoted(name)}"`;
    return `${isOne ? 'the step' : which} of ${jobHole}`;
}
/** Every kind is a heading of that page, with lines for a right file. */
const recipeOf = (kind) => `https://github.com/static-deploy/static-deploy-action/blob/main/docs/workflow-file.md#${kind.replaceAll(' ', '-').replaceAll("'", '')}`;

;// CONCATENATED MODULE: ./build/features/workflow-check/build-checks.js
/** Checks what happens before a deploy: whose code is built, and whether a failed build is deployed. */








/** A job with the key checks out the code of a pull request, which anybody can write. Nothing but the checkout is checked. */
function strangersCode({ fileSteps }) {
    return stepsAt(fileSteps, 'stranger').flatMap((step) => {
        const { id, job, event, isReached } = step;
        const scope = { ...step.scope, success: true };
        const run = checkoutsBefore(job, step.step).filter((each) => verdictOf(each['if'], scope) !== false);
        const isHis = run.some((each) => isOfStranger(step, each));
        const reviewed = 'environment' in job ? ', unless a reviewer of that environment must agree' : '';
        const text = `A stranger's code is built: at "${event.name}" ${jobHole} checks out the code of a pull request, which anybody can write, and has the key and a token that may write${reviewed}.`;
        return problemIf(isReached !== false && isHis, "a stranger's code", text, id);
    });
}
/** Whether a checkout is of a stranger's commit or repository. The name of a branch alone is looked for in this repository. */
function isOfStranger(step, checkout) {
    const input = inputsAt(step, checkout);
    const isHis = isMadeUp(input('ref'), 'head') || isMadeUp(input('repository'), 'unwritten');
    return isHis || /^(?:refs\/)?pull\//u.test(input('ref') ?? '');
}
/** The inputs of another step of the job, with what `env` has for it. */
function inputsAt({ file, job, scope }, step) {
    const written = [file.fields, job, step].flatMap((part) => Object.entries((0,json/* fieldsOf */.Pf)(part['env']) ?? {}));
    const env = partly(Object.fromEntries(written.map(([name, value]) => [name, filledText(value, scope) ?? unknown])));
    const contexts = partly({ ...Object.fromEntries(scope.contexts.pairs().map(({ key, value }) => [key, value])), env });
    return (name) => filledText(inputsOf(step)[name], { ...scope, contexts });
}
/** A step that fails, whatever is built. */
function misplaced({ startedSteps }) {
    return startedSteps.flatMap((step) => {
        const text = `A filled "pull-request" fails at each event but "workflow_run": ${stepText(step)} has one.`;
        return problemIf(step.isReached && isMisplaced(step), 'no update', text, step.id);
    });
}
/** A step deploys, whichever step or job before it fails. The file is played for each of them, if that is not too much. */
function halfBuild({ file, startedSteps, budget }) {
    const plays = new Map();
    return stepsAt(startedSteps.filter(isDeploy), 'push').flatMap((deploy) => {
        const { id, event, job, step, isReached } = deploy;
        const conditions = [step, job].map((part) => plainText(part['if']));
        const condition = conditions.find((each) => /\b(?:always|failure|cancelled)\s*\(/iu.test(each));
        const scope = { contexts: partly({ github: event.github }), success: true };
        const parts = partsBefore(file, job, step).filter((part) => verdictOf(part['if'], scope) !== false);
        const isTooMuch = parts.length > 50 || parts.length * file.size > budget.left;
        if (!isReached || !condition || parts.length === 0 || isTooMuch)
            return [];
        for (const part of parts)
            if (!plays.has(part))
                plays.set(part, play(file, event, budget, [part]));
        const isAlways = parts.every((part) => plays.get(part)?.find((each) => each.step === step)?.isReached);
        const text = `Half a build can go live: ${stepText(deploy)} deploys although a step or job before it fails. Its condition: "${quoted(condition)}".`;
        return problemIf(isAlways, 'half a build', text, id);
    });
}

;// CONCATENATED MODULE: ./build/features/workflow-check/concurrency.js
/** Checks the `concurrency` groups of the jobs that change a site: which runs wait for each other, and which are cut off. */








/** A job that is skipped is in no group of its own. */
function groupsOf(step) {
    const { file, job, scope, isReached, cause } = step;
    const isSkipped = isReached === false && cause?.of === 'job';
    return (isSkipped ? [file.fields] : [file.fields, job]).flatMap(({ concurrency: written }) => {
        const fields = (0,json/* fieldsOf */.Pf)(written) ?? { group: written };
        const name = filledText(fields['group'], scope)?.toLowerCase();
        const cancels = filledText(fields['cancel-in-progress'], scope) === 'true';
        return name === '' ? [] : [{ step, name: fields['queue'] === 'max' ? undefined : name, cancels }];
    });
}
const isForAll = ({ name }) => name !== undefined && !isMadeUp(name, ...ofEach);
const isOfRun = ({ name }) => isMadeUp(name, 'run', 'perhaps', 'head');
function noGroup({ file, startedSteps }) {
    const deploys = startedSteps.filter(isDeploy);
    const alone = deploys.find((step) => {
        return groupsOf(step).every(isOfRun) && !('uses' in step.job) && step.event.name !== 'workflow_call';
    });
    if (alone === undefined)
        return [];
    const isPreviewed = deploys.some((step) => isPull(step) || step.event.name === 'issue_comment' || isAfterRun(step));
    const group = groupsOf(alone).length > 0 ? 'Each run has a "concurrency" group of its own' : 'There is no "concurrency"';
    const text = `${group}, so two runs at once can make two sites, and the older one can end last.`;
    if (!isPreviewed)
        return [{ kind: 'concurrency', text, isNotice: true }];
    const isKnown = Object.keys(file.events).every((name) => name === 'push' || pullEvents.includes(name));
    const right = 'group: ${{ github.workflow }}-${{ github.event.pull_request.number || github.ref }}';
    return problemIf(true, 'concurrency', isKnown ? `${text} Below \`concurrency\`, write \`${right}\`.` : text);
}
/** GitHub keeps one waiting run of a group and drops the others. */
function sharedGroup(checked) {
    const { file, startedSteps, fileSteps } = checked;
    const reached = startedSteps.filter(({ isReached }) => isReached !== false);
    const later = reached.filter((step) => isAfterRun(step) && isDeploy(step));
    const pulls = [...stepsAt(reached, 'opened', 'synchronize').filter(changesSite), ...later];
    const all = pulls.flatMap(groupsOf).find(isForAll);
    // A close that starts nothing yet is checked as if its own finding were cured.
    const kept = keptPreviews(checked, 'merged').map(({ step }) => step);
    const closing = [...reached, ...fileSteps.filter(({ step }) => kept.includes(step))];
    const close = stepsAt(closing, 'merged').filter(changesSite).flatMap(groupsOf).find(isForAll);
    const name = quoted((all ?? close)?.name);
    const once = close && !startedSteps.includes(close.step) ? ' (once `closed` is in `types`)' : '';
    const others = 'push' in file.events ? 'other closes and pushes' : 'other closes';
    const waits = `After a merge, the close${once} waits in the same "concurrency" group as ${others} ("${name}"), and GitHub may drop it.`;
    const dropped = 'GitHub keeps one waiting run of a group and drops the others';
    const text = `All pull requests share the "concurrency" group "${name}": ${dropped}, so previews stay or are not updated.`;
    const pushes = stepsAt(reached, ...pushKinds).filter(changesSite);
    const pushed = pushes.flatMap(groupsOf).filter(isForAll);
    const both = pushed.find(({ step: { event }, name }) => {
        const isAny = event.kind === 'other push' || event.kind === 'pattern push';
        return isAny || pushed.some((each) => each.name === name && each.step.event.of !== event.of);
    });
    const behind = `Pushes to several branches share the "concurrency" group "${quoted(both?.name)}": ${dropped}, so a push to one branch can leave the site of another one old.`;
    return [...problemIf(all ?? close, 'concurrency', all ? text : waits), ...problemIf(both, 'concurrency', behind)];
}
/** A run that may deploy nothing cuts off one that deploys: a warning. One that deploys itself does so: a notice. */
function cancel({ startedSteps }) {
    const certain = startedSteps.filter((step) => {
        const isClose = step.event.type === 'closed' && surelyDoes(step, 'deletes');
        return step.isReached && (isClose || surelyDoes(step, 'deploys'));
    });
    const deploys = startedSteps.filter((step) => mayDo(step, 'deploys')).flatMap(groupsOf);
    const names = new Set(deploys.map(({ name }) => name));
    const cancelling = startedSteps.flatMap(groupsOf).filter((group) => {
        // In a group of its own a pull request that is opened finds no run before it.
        const isFirst = group.step.event.kind === 'opened' && !isForAll(group);
        return group.cancels && group.name !== undefined && !isOfRun(group) && !isFirst && names.has(group.name);
    });
    const idle = cancelling.find(({ step }) => !certain.some(({ event }) => event === step.event));
    const { name = '', type = '' } = idle?.step.event ?? {};
    const at = `"${name}"${type && ` (${quoted(type)})`}`;
    const warning = `"cancel-in-progress" can cut off a deploy for nothing: a run at ${at} ends the one that deploys, and may deploy nothing itself.`;
    const notice = `"cancel-in-progress" ends a deploy when the next run starts, which can leave the old site, or a forgotten one.`;
    if (idle)
        return problemIf(true, 'concurrency', warning);
    return cancelling.length > 0 ? [{ kind: 'concurrency', text: notice, isNotice: true }] : [];
}

;// CONCATENATED MODULE: ./build/features/workflow-check/site-checks.js
/** Finds sites that replace each other because they share an environment, and previews that are in another one. */






/** Two steps deploy to one environment at one event, two files deploy the live site, or the jobs of a matrix do. */
function oneEnvironment({ file, folderSteps }) {
    const certain = folderSteps.filter(({ isReached, event }) => isReached && event.isListed);
    const sites = certain.filter((step) => surelyDoes(step, 'deploys') && environmentOf(step));
    const own = sites.filter((step) => step.file === file);
    const pairs = own.flatMap((step) => {
        const rival = sites.find((other) => isOneSite(step, other));
        return rival || hasJobs(step.job) ? [[step.step, { step, rival }]] : [];
    });
    return [...new Map(pairs.toReversed()).values()].flatMap(({ step, rival }) => {
        if (rival === undefined || hasJobs(step.job))
            return problemIf(true, 'environments', matrixText, step.id);
        const names = [step, rival].map(nameOf).toSorted();
        const newer = 'one site replaces the other. If they are two sites, the newer one gets an environment of its own.';
        const ends = rival.file === file ? 'the second of them is refused.' : newer;
        return problemIf(true, 'environments', `Two sites go to one environment: ${names.join(' and ')}, so ${ends}`);
    });
}
function nameOf(step) {
    const place = stepText(step)
        .replace('the step of ', '')
        .replace(jobHole, `job "${quoted(step.id)}"`);
    return `"${quoted(writtenIn(step, 'directory'))}" of ${place} in ${quoted(step.file.name)}`;
}
function isOneSite(step, other) {
    if (step.step === other.step || environmentOf(step) !== environmentOf(other))
        return false;
    const areFiles = step.file !== other.file;
    if (areFiles && step.input('domain') !== '' && step.input('domain') === other.input('domain'))
        return false;
    const isOneEvent = step.event.kind === other.event.kind && step.event.of === other.event.of;
    const areFolders = isOneEvent && new Set(['', directoryOf(step), directoryOf(other)]).size === 3;
    const areLive = [step, other].every((each) => effectOf(each) === 'deploys the live site');
    return (areFiles && areLive) || areFolders || (!areFiles && step.event === other.event);
}
const directoryOf = (step) => (step.input('directory') ?? '').replaceAll(/^\.\/|\/$/gu, '');
/** Whether a matrix has several jobs. If it is an expression, only a run knows. */
function hasJobs(job) {
    const { exclude: _, ...lists } = (0,json/* fieldsOf */.Pf)((0,json/* fieldsOf */.Pf)(job['strategy'])?.['matrix']) ?? {};
    return Object.values(lists).some((values) => Array.isArray(values) && new Set(values.map((each) => JSON.stringify(each))).size > 1);
}
const matrixText = `The jobs of the matrix of ${jobHole} go to one environment, so one site replaces the other.`;
/** After a merge `github.ref` is the base branch, so an environment that depends on it is another one. */
function wrongEnvironment(step, { fileSteps }, effect) {
    const [environment = ''] = otherEnvironments(step, fileSteps);
    const looked = environmentText(step);
    const can = isMadeUp(environmentOf(step), 'perhaps') ? 'can be' : 'is';
    const where = looked === environment ? `which ${can} another one in each run` : `and it is in "${quoted(environment)}"`;
    const text = `The preview is elsewhere: ${lower(effect)}, because ${stepText(step)} looks for it in the environment "${quoted(looked)}", ${where}.`;
    return problemIf(true, 'no update', text, step.id);
}

;// CONCATENATED MODULE: ./build/features/workflow-check/trigger-checks.js
/** Checks what starts the workflow: the events in `on:` and the types, branches and paths below them. */









/** @param events those of the file */
function missing(type, name, events, why) {
    const isWritten = wordsIn((0,json/* fieldsOf */.Pf)(events[name])?.['types']).length > 0;
    const types = `types: [${[...new Set([...defaultTypes, 'closed', type])].join(', ')}]`;
    const cure = isWritten ? `add \`${type}\` to \`types\` below \`${name}\`` : `write \`${types}\` below \`${name}\``;
    return `"${type}" is missing below "${name}": ${why}. The cure: ${cure}.`;
}
/** The filters below `on:` that keep an event from starting the workflow. @param effect what follows, as a sentence */
function filterProblem(event, { file }, effect) {
    const { name, type, of, isListed, hasPaths } = event;
    const why = lower(effect);
    const isTyped = name === 'push' || typesOf(file.events[name]).includes(type);
    const left = name === 'push' ? `your default branch, "${quoted(of)}",` : 'each pull request';
    const filtered = `The filters below "${name}" leave ${left} out, so ${why}.`;
    const isIgnored = 'paths-ignore' in ((0,json/* fieldsOf */.Pf)(file.events[name]) ?? {});
    const [key, now] = isIgnored ? ['paths-ignore', 'touches nothing else than'] : ['paths', 'no longer touches'];
    const once = isTyped ? '' : ' (once `closed` is in `types`)';
    const paths = `"${key}" can leave out a close: if a pull request ${now} its files, the close${once} starts no run, and its preview stays.`;
    const text = isTyped ? filtered : missing(type, name, file.events, why);
    return [
        ...problemIf(isListed === false, 'no update', text),
        ...problemIf(type === 'closed' && hasPaths, 'no update', paths),
    ];
}
/** A condition waits for drafts or labels, but no run starts when these change. */
function missingTypes({ file, startedSteps }) {
    const asks = [
        ['ready_for_review', /\.draft\b|'draft'/iu, 'drafts, and one that becomes ready'],
        ['labeled', /\.labels?\b|'labels'/iu, 'a label, and a new label'],
    ];
    const waiting = startedSteps.filter((step) => isPull(step) && isDeploy(step) && !step.isReached);
    return waiting.flatMap(({ event, cause: { condition = '' } = {} }) => asks.flatMap(([type, pattern, what]) => {
        const isMissing = pattern.test(condition) && !typesOf(file.events[event.name]).includes(type);
        const text = missing(type, event.name, file.events, `a condition asks for ${what} starts no run`);
        return problemIf(isMissing, 'no update', `${text} The condition: "${quoted(condition)}".`);
    }));
}
/** Previews of branches that nobody named. Nothing deletes them, neither a sweep nor a branch's deletion. */
function keptBranches({ startedSteps, folderSteps }) {
    const made = stepsAt(startedSteps, 'other push', 'pattern push').filter((step) => {
        return step.isReached && effectOf(step) === "deploys the branch's preview";
    });
    if (folderSteps.some((step) => step.event.name === 'delete' && mayDo(step, 'deletes')))
        return [];
    const swept = folderSteps.filter(({ mode }) => mode === 'sweep').map(environmentOf);
    return made.filter((step) => !swept.includes(undefined) && !swept.includes(environmentOf(step)));
}
function branchPreviews(checked) {
    const kept = keptBranches(checked).find((step) => !isMadeUp(environmentOf(step), 'run', 'perhaps'));
    const isPulled = stepsAt(checked.folderSteps, 'opened').some((step) => mayDo(step, 'deploys'));
    const of = kept?.event.kind === 'pattern push' ? ` ("${quoted(kept.event.of)}")` : '';
    const beside = isPulled ? ' beside that of its pull request' : '';
    const text = `Each push to another branch${of} makes a preview${beside}, and nothing deletes it.`;
    return problemIf(kept, 'no update', text);
}
/** Previews that are made after another run: a close starts no run, if the earlier workflow does not start at it. */
function keptAfterRun({ file, files, isWhole, startedSteps, folderSteps }) {
    const names = wordsIn((0,json/* fieldsOf */.Pf)(file.events['workflow_run'])?.['workflows']);
    const titleOf = (each) => plainText(each.fields['name']) || `.github/workflows/${each.name}`;
    const earlier = names.map((name) => files.filter((each) => titleOf(each) === name));
    const isAll = isWhole && names.length > 0 && earlier.every((each) => each.length > 0);
    const isListed = earlier.flat().some(({ events }) => {
        return pullEvents.some((name) => name in events && typesOf(events[name]).includes('closed'));
    });
    const isMade = startedSteps.some((step) => isAfterRun(step) && isDeploy(step));
    const isGone = folderSteps.some((step) => step.mode === 'sweep' || (step.event.type === 'closed' && mayDo(step, 'deletes')));
    const text = `Previews made after another run stay when a pull request closes: "${quoted(names[0])}", which runs before, has no "closed".`;
    return problemIf(isMade && isAll && !isGone && !isListed, 'no update', text);
}

;// CONCATENATED MODULE: ./build/features/workflow-check/event-checks.js
/** Finds events after which a site is out of date or a preview stays, and the filter or condition that causes it. */










/** Stands for how a pull request is closed. */
const how = '\u{1}';
function noDeletion(checked) {
    const reasonsFor = (kind) => keptPreviews(checked, kind).length > 0 ? reasonsAt(kind, checked, 'its preview stays') : [];
    const [closed, merged] = [reasonsFor('closed'), reasonsFor('merged')];
    const isPlayed = checked.events.some(({ kind }) => kind === 'merged');
    return [...closed, ...merged].map((reason) => {
        const isIn = (findings) => !isPlayed || findings.some(({ text }) => text === reason.text);
        const manner = isIn(closed) ? (isIn(merged) ? 'closes' : 'closes without a merge') : 'is merged';
        return { ...reason, text: reason.text.replaceAll(how, manner) };
    });
}
function noDeploy(checked) {
    const { folderSteps, startedSteps, file } = checked;
    const deploys = folderSteps.filter((step) => mayDo(step, 'deploys'));
    const isNever = (...kinds) => stepsAt(deploys, ...kinds).length === 0;
    const isOpened = stepsAt(startedSteps, 'opened').some(isDeploy);
    const types = new Set(pullEvents.flatMap((name) => (name in file.events ? typesOf(file.events[name]) : [])));
    const reached = folderSteps.filter(({ isReached, event }) => isReached !== false && event.kind !== 'any');
    const isCleanUp = reached.length > 0 && reached.every(({ event }) => event.type === 'closed');
    const previewing = /^(?:issue_comment|pull_request_review|workflow_run)/u;
    const isPreviewed = stepsAt(deploys, 'any').some(({ event }) => previewing.test(event.name));
    const isNone = types.has('closed') && types.size > 1 && isNever(...openKinds) && !isCleanUp && !isPreviewed;
    const rows = [
        ['A push to a pull request does not update its preview', 'synchronize', isOpened && isNever('synchronize')],
        ['Reopening does not bring a preview back', 'reopened', isOpened && isNever('reopened')],
        ['Pull requests get no preview', 'opened', isNone],
    ];
    return rows.flatMap(([effect, kind, isSo]) => (isSo ? reasonsAt(kind, checked, effect) : []));
}
/** A push to a branch is listed, and none in the folder can reach the live site. */
function noLive(checked) {
    const { events, file, folderSteps, startedSteps, tableSteps } = checked;
    const isListed = events.some((event) => event.name === 'push' && event.kind !== 'tag' && event.isListed === true);
    const isMeant = stepsAt(tableSteps, 'push').some((step) => surelyDoes(step, 'deploys'));
    const lives = folderSteps.filter((step) => mayDo(step, 'deploys') && !isForPreview(step));
    const isFiltered = events.some(({ kind, isListed }) => kind === 'push' && isListed === false);
    // Where a condition keeps the push out, somebody may have meant another event.
    const isElsewhere = stepsAt(lives, 'any', 'start').some((step) => {
        const isLive = /^(?:schedule|workflow_run|.*_dispatch)$/u.test(step.event.name);
        return !isFiltered && isLive && writtenIn(step, 'pull-request') === '';
    });
    const isLive = isElsewhere || stepsAt(lives, ...pushKinds, 'tag', 'release').length > 0;
    const others = stepsAt(folderSteps, 'other push').filter((step) => isDeploy(step) && isForPreview(step));
    const isForBranches = others.length > 0 && keptBranches({ ...checked, startedSteps: folderSteps }).length === 0;
    if (!isListed || !isMeant || isLive || isForBranches)
        return [];
    const written = wordsIn((0,json/* fieldsOf */.Pf)(file.events['push'])?.['branches']);
    const named = stepsAt(startedSteps, 'branch push').find((step) => isDeploy(step) && written.includes(step.event.of));
    const main = stepsAt(tableSteps, 'push')[0]?.event.of;
    const sentence = `No push updates the live site: your default branch is \`${quoted(main)}\`, and \`${quoted(named?.event.of)}\` gets a preview.`;
    if (isFiltered && named)
        return problemIf(true, 'no live site', sentence);
    const reasons = reasonsAt('push', checked, 'no push updates the live site');
    return reasons.map((each) => ({ ...each, kind: 'no live site' }));
}
/** Why no step deploys or, at a close, deletes: a filter, a condition or an input. Empty if the cause is not certain. */
function reasonsAt(kind, checked, effect) {
    const events = checked.events.filter((each) => each.kind === kind);
    const event = events.find(({ isListed }) => isListed !== false) ?? events[0];
    if (event === undefined)
        return [];
    const isClose = event.type === 'closed';
    const isTyped = kind === 'push' || typesOf(checked.file.events[event.name]).includes(event.type);
    const once = isClose && !isTyped ? ' (once `closed` is in `types`)' : '';
    const whole = isClose ? `When a pull request ${how}${once}, ${effect}` : effect;
    const filters = filterProblem(event, checked, isClose ? `When a pull request ${how}, ${effect}` : effect);
    const verb = isClose ? 'deletes' : 'deploys';
    const steps = checked.fileSteps.filter((step) => step.event === event && surelyDoes(step, verb));
    const kept = isClose ? keptPreviews(checked, kind, true) : [];
    if (isClose && kept.length === 0)
        return filters;
    const wrong = steps.find((step) => step.isReached && otherEnvironments(step, checked.fileSteps).length > 0);
    if (wrong)
        return [...filters, ...wrongEnvironment(wrong, checked, whole)];
    const skipped = steps.filter(({ isReached }) => isReached === false);
    const teardowns = skipped.filter(({ mode }) => mode === 'teardown');
    const own = teardowns.length > 0 ? teardowns : skipped.filter((each) => kept.some(({ step }) => step === each.step));
    const told = own.length === 0 && skipped.length === steps.length ? skipped.slice(0, 1) : own;
    const none = `No step deletes it: ${lower(whole)}. With \`mode: deploy\` a step deletes nothing.`;
    const causes = told.flatMap((step) => skippedStep(step, whole));
    return [...filters, ...causes, ...problemIf(isClose && steps.length === 0, 'no update', none)];
}
function skippedStep(step, effect) {
    if (step.cause === undefined)
        return [];
    const { of, id, condition } = step.cause;
    const needed = `${jobHole} needs "${quoted(id)}", which is skipped`;
    const why = id === step.id ? `${of === 'job' ? jobHole : stepText(step)} is skipped` : needed;
    const what = step.event.kind === 'push' ? `At each push ${why}, so ${effect}` : `${effect}, because ${why}`;
    return problemIf(true, 'no update', `${what}. Its condition: "${quoted(condition)}".`, step.id);
}

;// CONCATENATED MODULE: ./build/features/workflow-check/settings-checks.js
/** Checks the inputs and permissions of the steps of this action. */








function addresses({ startedSteps }) {
    const domainsAt = (kind) => stepsAt(startedSteps, kind).flatMap((step) => {
        const domain = isDeploy(step) && step.input('domain');
        return domain ? [{ step, domain }] : [];
    });
    const [pushes, pulls] = [domainsAt('push'), domainsAt('opened')];
    const one = pulls.find(({ domain }) => !isMadeUp(domain, ...ofEach));
    const which = pushes.some(({ domain }) => domain === one?.domain) ? 'Pull requests and pushes' : 'All pull requests';
    const text = `${which} go to one "domain", ${quoted(one?.domain)}, and only the first of them gets it.`;
    const broken = pushes.find(({ step, domain }) => {
        const isWritten = `'${writtenIn(step, 'domain')}'`.includes(`'${domain}'`);
        return !isWritten && /^[-.]|-\.|\.[-.]|-$|(?<!\bxn)--/u.test(domain);
    });
    const empty = `A push goes to the "domain" ${quoted(broken?.domain)}, because a part of it is empty there.`;
    return [...problemIf(one, 'environments', text), ...problemIf(broken, 'environments', empty)];
}
/** An environment that no sweep can list, or that no later run deploys to. A branch that starts nothing is played, too, to compare. */
function environments({ fileSteps, startedSteps }) {
    const own = fileSteps.filter((step) => {
        const isStarted = startedSteps.some((each) => each.step === step.step && effectOf(each) === effectOf(step));
        return isDeploy(step) && isStarted && isMadeUp(environmentOf(step), ...ofEach);
    });
    return own.flatMap((step) => {
        const [effect, environment, written] = [effectOf(step), environmentOf(step), quoted(environmentText(step))];
        const isOf = (...signs) => isMadeUp(environment, ...signs);
        const isPreview = effect === 'deploys its preview';
        const [goes, makes] = isOf('run') ? ['go', 'makes'] : ['can go', 'can make'];
        const two = `Two runs ${goes} to two environments ("${written}"), so a push ${makes} one more site.`;
        const pushed = `Each push makes one more preview, because it has an environment of its own ("${written}"), and a close deletes only the last one.`;
        const many = `Each ${isPreview ? 'pull request' : 'branch'} has an environment of its own, so no sweep can list its preview.`;
        // What no close deletes is told as such.
        if (isOf('run', 'perhaps'))
            return problemIf(!isPreview, 'environments', two);
        if (isOf('head'))
            return problemIf(true, 'environments', pushed);
        return problemIf(effect !== 'deploys the live site', 'environments', many);
    });
}
/** The job's own token, however it is written: its rights are those of `permissions`. */
function isOwnToken(written) {
    const own = 'the token of the job';
    const contexts = partly({ github: partly({ token: own }), secrets: partly({ github_token: own }) });
    return filledText(written, { contexts, success: true }) === own;
}
/** A file without `permissions` is not blamed: the settings of the repository decide. */
function permissions({ file, startedSteps }) {
    return startedSteps.filter(changesSite).flatMap(({ id, job, step, input }) => {
        const written = [job, file.fields].find((part) => 'permissions' in part) ?? { permissions: 'write-all' };
        const known = written['permissions'] ?? {};
        const comments = ['', 'true'].includes(input('comment') ?? '');
        const isAtPull = startedSteps.some((each) => each.step === step && isPull(each) && each.isReached !== false);
        const names = ['deployments', ...(comments && isAtPull ? ['pull-requests'] : [])];
        const lacking = names.filter((name) => !/^write/u.test(plainText((0,json/* fieldsOf */.Pf)(known)?.[name] ?? known)));
        const { 'github-token': token = '${{ github.token }}' } = inputsOf(step);
        const isLacking = isOwnToken(token) && lacking.length > 0;
        const text = `The permissions of ${jobHole} lack "${lacking.join(': write" and "')}: write".`;
        return problemIf(isLacking, 'permissions', text, id);
    });
}
/** What GitHub or YAML reads in another way than people do. */
function misread({ tableSteps }) {
    return tableSteps.flatMap((our) => {
        const { id, job, step } = our;
        const parts = [job, step, ...checkoutsBefore(job, step)];
        const conditions = parts.map((part) => part['if']).filter(isAlwaysTrue);
        const why = 'because it has text or a line break beside "${{ }}"';
        const texts = conditions.map((each) => `This condition is always true, ${why}: "${quoted(plainText(each))}".`);
        const names = Object.entries(inputsOf(step)).flatMap(([name, value]) => (value === null ? [name] : []));
        const cure = 'A "#" behind a blank begins a comment: quote the value, or delete the line.';
        const empty = names.map((name) => `An input is empty: "${quoted(name)}" of ${stepText(our)}. ${cure}`);
        return [...texts, ...empty].flatMap((text) => problemIf(true, 'misread', text, id));
    });
}
function secrets({ tableSteps }) {
    return ['api-key', 'preview-password'].flatMap((name) => {
        const isFound = tableSteps.some((step) => {
            const isVariable = /^\$\{\{\s*vars\b(?!.*secrets)/su.test(writtenIn(step, name));
            return isVariable || !['', 'none', undefined].includes(step.input(name));
        });
        const [what, secret] = name === 'api-key' ? ['key', 'HOSTING_API_KEY'] : ['password', 'PREVIEW_PASSWORD'];
        const text = `The ${what} does not come from a secret, so others can read it: make a new one, and a secret ${secret} of it (Settings, Secrets and variables, Actions).`;
        return problemIf(isFound, 'a secret', text);
    });
}

;// CONCATENATED MODULE: ./build/features/workflow-check/findings.js
/** All checks. */









const checks = [
    ...[strangersCode, misplaced, noDeletion, noDeploy, noLive, halfBuild, branchPreviews, keptAfterRun, missingTypes],
    ...[noGroup, sharedGroup, cancel, oneEnvironment, addresses, environments, permissions, secrets, misread],
];
function findingsOf(checked) {
    const found = checks.flatMap((check) => check(checked));
    const unique = new Map(found.map((each) => [each.text, each])).values();
    return Array.from(unique, ({ job, ...each }) => {
        const ids = found.flatMap(({ text, job: id }) => (text === each.text && id !== undefined ? [id] : []));
        const [first, ...more] = Array.from(new Set(ids), (id) => `job "${quoted(id)}"`);
        const same = more.length > 0 ? ` The same is wrong in ${(0,printable/* firstOf */.Ku)(more, 5)}.` : '';
        const text = each.text.replaceAll(jobHole, () => first ?? '');
        return { ...each, text: `${text}${same} What is right: ${recipeOf(each.kind)}` };
    });
}

;// CONCATENATED MODULE: ./build/features/workflow-check/table.js
/** The table in log and summary: a row for each event, with what the file does at it. */









/** Stands for what differs between texts that share a row. No printable text contains it. */
const hole = '\0';
/** Texts between backticks become code in Markdown. */
function tableOf(checked) {
    const { file, events, tableSteps, folderSteps } = checked;
    const done = grouped(events.filter(hasRow).map((each) => [doneAt(each, tableSteps, folderSteps), table_nameOf(each)]));
    const rows = done.map(([text, names]) => [grouped(names).map(joined).join('; '), text]);
    const short = (cell) => cell.replaceAll(/`([^`]{104})[^`]+`/gu, '`$1…`').replaceAll('\n', '; ');
    const lines = rows.map((cells) => `\n  ${cells.map(short).join(': ')}`);
    const marked = rows.map((cells) => cells.map(markup));
    const markdown = (0,text_markdown/* columns */.YB)(['event', `what ${markup(code(file.name))} does`], marked);
    return { text: `What ${quoted(file.name)} does:${lines.join('')}`, markdown };
}
function hasRow({ kind, isListed }) {
    if (['stranger', 'pattern push'].includes(kind))
        return false;
    return isListed !== false || !['branch push', 'other push'].includes(kind);
}
const joined = ([family, items]) => family.replace(hole, () => items.join(', ').replace(/closed$/u, 'closed without a merge'));
/** As `Map.groupBy`, which needs Node 21. */
function grouped(pairs) {
    const keys = [...new Set(pairs.map(([key]) => key))];
    return keys.map((key) => [key, pairs.filter(([each]) => each === key).map(([, item]) => item)]);
}
/** The words that an event shares with others of its family, with a hole, and what fills the hole. */
function table_nameOf({ kind, name, of, type, hasPaths, isListed }) {
    const paths = hasPaths && isListed !== false ? ' (if `paths` allows it)' : '';
    if (kind === 'no branch' && name === 'push')
        return [`push to ${hole}`, 'a branch'];
    if (kind === 'no branch' && pullEvents.includes(name))
        return [`pull request ${hole}`, 'merged'];
    if (kind === 'any' && name === 'push')
        return [`push to branches ${hole}`, code(of)];
    if (['any', 'no branch', 'start'].includes(kind))
        return [hole, code(name)];
    if (kind === 'release')
        return [`release ${hole}`, type];
    if (kind === 'other push')
        return [`push to any other branch${paths}`, ''];
    if (kind === 'tag')
        return [`push of tag ${hole}`, code(of)];
    if (name === 'push')
        return [`push to ${hole}${paths}`, of === '' ? 'the default branch' : code(of)];
    const event = name === 'pull_request' ? 'pull request' : code(name);
    const item = { synchronize: 'pushed to' }[type] ?? (/^[a-z]{1,20}$/u.test(type) ? type : code(type));
    return [`${event}${of && ` to ${code(of)}`} ${hole}${paths}`, kind === 'merged' ? kind : item];
}
const code = (text) => `\`${(0,printable/* excerpt */.Kb)(text.replaceAll(/\s+/gu, ' '), 204).replaceAll('`', "'")}\``;
/** A line for each effect, or the reason why there is none. */
function doneAt(event, tableSteps, folderSteps) {
    if (event.name === 'merge_group')
        return 'skipped';
    if (['workflow_run', 'issue_comment'].includes(event.name))
        return 'only a run knows what it deploys';
    if (event.kind === 'any')
        return 'not looked at';
    if (event.kind === 'no branch')
        return 'the default branch is not known here';
    if (event.isListed === false)
        return 'nothing';
    const steps = tableSteps.filter((step) => step.event === event);
    const others = steps.flatMap((step) => (step.isReached === false ? [] : otherEnvironments(step, folderSteps)));
    const found = steps.filter((step) => failureOf(step) !== '' || otherEnvironments(step, folderSteps).length === 0);
    const isDoubtful = steps.some((step) => isMadeUp(environmentOf(step), 'perhaps'));
    const done = grouped(found.map((step) => [lineOf(step), placeOf(step)]));
    const lines = done.map(([line, places]) => line.replace(hole, () => (0,printable/* firstOf */.Ku)([...new Set(places)], 5)));
    return lines.filter(Boolean).join('\n') || nothingAt(event, steps, others, isDoubtful);
}
/** The effect of a step, with a hole for its environment. Empty if the step does nothing. */
function lineOf(step) {
    const effect = effectOf(step);
    if (step.isReached === false)
        return runsAfterFailure(step) ? `if something before it fails: ${effect}` : '';
    if (step.isCall)
        return `not looked at: ${code((0,json/* textOf */.b6)(step.step['uses']))}`;
    const cause = step.cause && conditionText(step.cause, step.id);
    const doubt = step.event.isListed === undefined ? 'whether `branches` fits' : cause;
    const own = effect && step.mode !== 'build-failed' ? `${effect} (${hole})` : effect;
    const done = failureOf(step) || own;
    if (done === undefined)
        return `only a run knows: ${code(`mode: ${writtenIn(step, 'mode')}`)}`;
    return done && doubt && !done.startsWith('perhaps') ? `perhaps ${done}: only a run knows ${doubt}` : done;
}
/** Why it fails before it does anything. Empty if it does not. */
function failureOf(step) {
    const isWrong = isMisplaced(step);
    return isWrong === false ? '' : `${isWrong ? '' : 'perhaps '}fails: \`pull-request\` is only for workflow_run`;
}
function placeOf(step) {
    const input = effectOf(step) === 'deletes the live site' ? 'domain' : 'environment';
    const name = input === 'domain' ? step.input(input) : environmentOf(step);
    return code(name === undefined || isMadeUp(name) ? writtenIn(step, input) : step.input(input) || name);
}
/** @param job the id of the step's job */
function conditionText({ id, condition }, job) {
    const line = code(`if: ${condition.replaceAll(/^\$\{\{\s*|\s*\}\}$/gu, '')}`);
    return id === job ? line : `${line} of job ${code(id)}`;
}
function nothingAt(event, steps, environments, isDoubtful) {
    const names = (0,printable/* firstOf */.Ku)([...new Set(environments)], 5, code);
    const where = isDoubtful ? ', if its preview is in another' : ': its preview is in';
    if (names !== '')
        return `nothing${where} ${names}`;
    const others = steps.filter(({ mode }) => mode !== 'build-failed');
    const isKept = others.some(({ mode, isReached }) => mode === 'deploy' && isReached !== false);
    if (event.type === 'closed' && isKept)
        return 'nothing: `mode: deploy` does not delete';
    const isOfRelease = event.kind === 'release' && others.some(({ isReached }) => isReached !== false);
    if (isOfRelease)
        return 'nothing: only `published` and `released` deploy';
    const causes = others.map(({ isReached, cause, id }) => !isReached && cause && conditionText(cause, id));
    const [cause] = new Set(causes).size === 1 ? causes : [];
    return cause ? `nothing: ${cause}` : 'nothing';
}
/** Whether the step shows a failed build, and its condition is true after a failure. */
function runsAfterFailure(step) {
    const scope = { contexts: partly({ github: step.event.github }), success: false, failure: true };
    return step.mode === 'build-failed' && effectOf(step) !== '' && verdictOf(step.cause?.condition, scope) !== false;
}
function markup(text) {
    const parts = text.split('`').map((part) => part.split('\n').map(text_markdown/* escapeMarkdown */.FV).join('<br>'));
    return parts.map((part, index) => (index % 2 === 1 ? `<code>${part}</code>` : part)).join('');
}

;// CONCATENATED MODULE: ./build/features/workflow-check/workflow-check.js
/** Reads and checks the workflow file that runs. Start here: files are read, played, and held to the checks. */














/** Throws only if the run is cancelled. */
async function checkWorkflow(variables, workspace, branch = '', signal) {
    const { GITHUB_ACTION_REPOSITORY: action = '', GITHUB_REPOSITORY: repository = '' } = variables;
    const [name, folder] = [(0,build_variables/* workflowNameOf */.M2)(variables), (0,external_node_path_.join)(workspace, '.github/workflows')];
    const read = new Map();
    const names = [...new Set([name, ...(await (0,promises_.readdir)(folder).catch(() => []))])].filter((each) => /\.ya?ml$/u.test(each));
    let left = 2 * maxBytes;
    for (const each of names) {
        signal?.throwIfAborted();
        const file = await (0,promises_.lstat)((0,external_node_path_.join)(folder, each)).catch(() => undefined);
        if (!file?.isFile() || file.size > Math.min(left, maxBytes))
            continue;
        left -= file.size;
        const fields = await readYaml((0,external_node_path_.join)(folder, each)).catch(() => undefined);
        if (fields)
            read.set(each, fields);
    }
    // `act` sets the title of the workflow, but not its path.
    const title = variables['GITHUB_WORKFLOW'];
    const running = [...read].find(([path, fields]) => (name ? path === name : fields['name'] === title));
    const payload = await (0,promises_.readFile)(variables['GITHUB_EVENT_PATH'] ?? '', 'utf8').catch(() => '');
    const own = (0,json/* fieldsOf */.Pf)((0,json.at)((0,json/* parseJson */.qF)(payload), 'repository')) ?? {};
    const setting = { action, repository, branch, own, isWhole: read.size === names.length };
    // Of an unread file this run's event is known.
    const events = running ? eventsIn(running[1]) : { [variables['GITHUB_EVENT_NAME'] ?? '']: {} };
    return { ...checkFiles(new Map(running ? [running, ...read] : []), setting), startedBy: startedBy(events) };
}
async function readYaml(path) {
    const text = await (0,promises_.readFile)(path, 'utf8');
    // Parsing takes quadratic time for tags, anchors and aliases, for duplicate keys, and for the places of errors.
    const isOdd = (text.match(/[!&*]+/gu)?.length ?? 0) > 2000;
    if (isOdd)
        return undefined;
    // There may be hundreds of thousands of errors. Without stacks they take a quarter of the memory.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
        return (0,json/* fieldsOf */.Pf)((0,dist/* parse */.qg)(text, { logLevel: 'error', prettyErrors: false, uniqueKeys: false }));
    }
    finally {
        Error.stackTraceLimit = stackTraceLimit;
    }
}
/** The most that is played for one check, in the unit of a file's `size`. */
const maxParts = 20_000;
/** @param read files by their names, the one that runs first */
function checkFiles(read, setting) {
    const { action, isWhole = true } = setting;
    try {
        const files = [...read].map(([name, fields]) => workflowOf(name, fields, action));
        const [file, ...others] = files;
        if (file === undefined)
            return unread('it is not known, not in the workspace, above 256 KiB, or no YAML');
        const budget = { left: maxParts };
        const playAll = (each, events = eventsFor(each, setting)) => events.flatMap((event) => play(each, event, budget));
        const around = others.flatMap((each) => playAll(each)).filter(isStarted);
        const events = eventsFor(file, setting);
        const fileSteps = playAll(file, events);
        const isCalled = 'workflow_call' in file.events;
        const tableSteps = isCalled ? playAll({ ...file, events: {} }, events) : fileSteps;
        const startedSteps = fileSteps.filter(isStarted);
        const steps = { fileSteps, tableSteps, startedSteps, folderSteps: [...startedSteps, ...around] };
        const checked = { file, files, isWhole, events, ...steps, budget };
        if (checked.folderSteps.length > 1000)
            throw new RangeError();
        if (checked.tableSteps.every((step) => step.isCall))
            return unread(reasonFor(file));
        return { ...tableOf(checked), findings: findingsOf(checked) };
    }
    catch {
        return unread('it has too many jobs, or is not as GitHub wants it');
    }
}
const isStarted = ({ event }) => event.isListed !== false;
function unread(why) {
    const text = `The workflow file was not looked at: ${why}.`;
    return { text, markdown: (0,text_markdown/* prose */.CS)(text), findings: [] };
}
function reasonFor(file) {
    const calls = [...file.jobs.values()].flatMap((job) => [job, ...stepsOf(job)].filter((part) => isCall(part, file)));
    const likely = calls.some(hasSecret) ? calls.filter(hasSecret) : calls;
    const places = [...new Set(likely.map((part) => quoted((0,json/* textOf */.b6)(part['uses']))))];
    return places.length > 0 ? `its deploy step is in ${(0,printable/* firstOf */.Ku)(places, 3)}` : 'it has no step of this action';
}


/***/ })

};
