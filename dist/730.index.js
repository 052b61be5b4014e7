export const id = 730;
export const ids = [730];
export const modules = {

/***/ 4730:
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
// EXTERNAL MODULE: ./build/node_modules/@actions/expressions/dist/ast.js
var ast = __webpack_require__(481);
// EXTERNAL MODULE: ./build/node_modules/@actions/expressions/dist/data/index.js
var data = __webpack_require__(486);
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
    const events = (0,json/* fieldsOf */.Pf)(fields['on']) ?? Object.fromEntries(wordsIn(fields['on']).map((each) => [each, {}]));
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
    const evaluated = parts.map((part) => (typeof part === 'string' ? '' : evaluatedText(part, file)));
    return { ...file, size: evaluated.reduce((sum, each) => sum + 1 + Math.floor(each.length / 200), 0) };
}
function evaluatedText(part, file) {
    const inputs = isThisAction(part, file) ? part['with'] : '';
    return JSON.stringify([part['if'], inputs, part['outputs'], part['concurrency']]);
}
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
/** A made-up name, such as that of a pull request's branch. What a comparison with it gives is unknown. */
class MadeUp extends data/* StringData */.uQ {
}
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
    return operands.some((value) => {
        if (isUnknown(value))
            return ![ast/* Logical */.oD, ast/* Grouping */.aU, ast/* Unary */._c].some((each) => node instanceof each);
        if (value instanceof MadeUp)
            return node instanceof ast/* Binary */.yI || !['', 'format'].includes(name);
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
const statusFunction = /\b(?:success|always|failure|cancelled)\s*\(/iu;
/** The answer of an `if`. GitHub adds `success()` to one that asks for no status. */
function verdictOf(written, scope) {
    const text = plainText(written);
    if (text === '')
        return scope.success;
    const [braces] = text.matchAll(braced);
    const value = evaluate(braces?.[1] ?? text, scope);
    // An expression with text beside its braces makes a text, and a text is true.
    const isText = braces !== undefined && braces[0] !== text;
    const verdict = isText || truthOf(value);
    return statusFunction.test(text) ? verdict : and(scope.success, verdict);
}

;// CONCATENATED MODULE: ./build/features/workflow-check/filters.js
/** Filters: the `types`, `branches` and `tags` below an event in `on:`. */


const defaultTypes = ['opened', 'synchronize', 'reopened'];
const isPlain = (branch) => /^[\w./$-]{1,100}$/u.test(branch);
const typesOf = (filters, types = wordsIn((0,json/* fieldsOf */.Pf)(filters)?.['types'])) => types.length > 0 ? types : defaultTypes;
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

;// CONCATENATED MODULE: ./build/features/workflow-check/events.js
/** The events at which a file is played, each with a payload that is made up. */




const pullEvents = ['pull_request', 'pull_request_target'];
const pullTypes = ['opened', 'synchronize', 'reopened', 'closed'];
/** Part of each number and name that is made up for the play. */
const madeUp = '90071';
/** @param branch the default branch, empty if it is unknown */
function eventsFor(file, repository, branch) {
    const repository_owner = repository.split('/')[0] ?? '';
    const run = new MadeUp(`run-${madeUp}`);
    const workflow = plainText(file.fields['name']) || file.name;
    const common = { repository, repository_owner, workflow, run_id: run, sha: run };
    const absent = { inputs: null, issue: null, comment: null, review: null, workflow_run: null, client_payload: null };
    const known = { ...absent, repository: partly(branch === '' ? {} : { default_branch: branch }) };
    const names = ['push', ...pullEvents, ...Object.keys(file.events)].filter((name) => name in file.events);
    return [...new Set(names)].flatMap((name) => {
        const filters = (0,json/* fieldsOf */.Pf)(file.events[name]) ?? {};
        const described = pullEvents.includes(name) ? pullsOf(name, filters, repository, branch) : othersOf(name, filters);
        return (name === 'push' ? pushesOf(filters, file, branch) : described).map(({ refs, payload, ...each }) => {
            // GitHub does not look at paths for tags.
            const hasPaths = each.kind !== 'tag' && ('paths' in filters || 'paths-ignore' in filters);
            const event = payload ? partly({ ...known, ...payload }) : unknown;
            return { name, ...each, hasPaths, github: partly({ ...common, event_name: name, event, ...refs }) };
        });
    });
}
const unplayed = (kind, of = '') => ({ kind, of, type: '', isListed: undefined });
function othersOf(name, filters) {
    if (name !== 'release')
        return [unplayed('any')];
    const types = wordsIn(filters['types']);
    const refs = refsOf('tags', 'v1.0.0');
    return (types.length > 0 ? types.slice(0, 8) : ['published']).map((type) => {
        const payload = {
            action: type,
            release: partly({ tag_name: new MadeUp('v1.0.0') }),
            pull_request: null,
            number: null,
        };
        return { kind: 'release', of: '', type, isListed: true, refs, payload };
    });
}
const refsOf = (folder, name) => {
    const ref_type = folder === 'tags' ? 'tag' : 'branch';
    return { ref: `refs/${folder}/${name}`, ref_name: name, ref_type, head_ref: '', base_ref: '' };
};
/** The branches in conditions. One that ends with `…` is the beginning of a name, as in `startsWith`. */
function conditionBranches({ jobs }) {
    const conditions = JSON.stringify([...jobs.values()]).slice(0, 100_000);
    const beginnings = /(?:startsWith|contains)\(github\.ref(?:_name)?, *'(?:refs\/)?(?:heads\/)?([\w./-]{1,100})'/giu;
    const begun = [...conditions.matchAll(beginnings)]
        .map(([, name = '']) => name)
        .filter((each) => !/^tags\b/u.test(each));
    const names = [...conditions.matchAll(/(?:refs\/heads\/|ref_name == ')([\w./-]{1,100})/gu)].map(([, name = '']) => name);
    const whole = names.filter((each) => !begun.includes(each)).map((each) => each.replace(/\/$/u, '/…'));
    return [...whole, ...begun.map((each) => `${each}…`)];
}
function pushesOf(filters, file, branch) {
    const push = (kind, of, name = of.replace('…', madeUp)) => {
        const isListed = hasRef(filters, kind === 'tag' ? 'tags' : 'branches', name);
        const payload = { ref: '', deleted: false, action: null, pull_request: null, number: null, release: null };
        const refs = refsOf(kind === 'tag' ? 'tags' : 'heads', name);
        return { kind, of, type: '', isListed, refs, payload: { ...payload, ref: refs['ref'] ?? '' } };
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
    const other = push('other push', `other-${madeUp}`);
    const isOpen = other.isListed === true;
    const unseen = patterns.filter((each) => !isPlain(each) && !/^(?:!|\*+$)/u.test(each)).slice(0, 5);
    return [
        push('push', branch),
        ...others.map((of) => push('branch push', of)),
        ...(isOpen ? [other] : unseen.map((of) => unplayed('any', of))),
        ...tags,
    ];
}
function pullsOf(name, filters, repository, branch) {
    const types = typesOf(filters);
    const bases = [branch, ...wordsIn(filters['branches']).filter(isPlain).slice(0, 5)];
    const target = bases.find((each) => each !== '' && hasRef(filters, 'branches', each) !== false) ?? branch;
    const repo = partly({ full_name: repository, fork: false });
    const [base_ref, head_ref] = [target === '' ? unknown : new MadeUp(target), new MadeUp(`feature-${madeUp}`)];
    const sides = { base: partly({ ref: base_ref, repo }), head: partly({ ref: head_ref, repo }) };
    const of = target === branch ? '' : target;
    const pull = (kind, type) => {
        const state = { state: type === 'closed' ? 'closed' : 'open', merged: kind === 'merged' };
        const about = { number: madeUp, pull_request: partly({ number: madeUp, ...state, ...sides }) };
        const payload = { action: type, ...about, head_commit: null, release: null };
        const isOnBase = kind === 'merged' || name === 'pull_request_target';
        const base = target === '' ? { ref: unknown, ref_name: unknown } : refsOf('heads', target);
        const merge = { ref: `refs/pull/${madeUp}/merge`, ref_name: `${madeUp}/merge`, ref_type: 'branch' };
        const refs = { ...(isOnBase ? base : merge), base_ref, head_ref };
        const isListed = and(types.includes(type), hasRef(filters, 'branches', target));
        return { kind, of, type, isListed, refs, payload };
    };
    const all = new Set([...typesOf({}), ...types.filter((type) => type !== 'closed').slice(0, 8), 'closed']);
    const pulls = [...all].map((type) => pull(pullTypes.find((each) => each === type) ?? 'rare', type));
    return [...pulls, target === '' ? unplayed('no branch') : pull('merged', 'closed')];
}

;// CONCATENATED MODULE: ./build/features/workflow-check/play.js




/**
 * Returns the steps of this action. All jobs and steps succeed or are skipped, but for the one that `fails`.
 *
 * @throws {RangeError} if the budget is used up
 */
function play(file, event, budget, fails) {
    budget.left -= file.size;
    if (budget.left < 0)
        throw new RangeError();
    const ended = new Map();
    const isUnknown = ['any', 'no branch'].includes(event.kind) || 'workflow_call' in file.events;
    const inputs = isUnknown ? unknown : wholly({});
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
        const isFailed = job === fails && isReached !== false;
        const played = stepsIn({ file, event, id, job, jobScope, isReached, cause }, steps, fails);
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
/** What a job hands on. A value that was made up for the play is unknown in another job. */
function outputsOf(job, isReached, isFailed, scope) {
    if (isFailed || 'uses' in job)
        return unknown;
    const outputs = Object.entries((0,json/* fieldsOf */.Pf)(job['outputs']) ?? {}).map(([name, written]) => {
        const text = filledText(written, scope);
        const isKnown = text === '' || (isReached && text?.includes(madeUp) === false);
        return [name, isKnown ? text : unknown];
    });
    return wholly(Object.fromEntries(outputs));
}
/** @param ended gets the result of each step, by its id */
function stepsIn(played, ended, fails) {
    const { id, job, jobScope } = played;
    if ('uses' in job)
        return actionStep(job, played, { ...jobScope, success: true, failure: false });
    let failure = false;
    return stepsOf(job).flatMap((step) => {
        const scope = { contexts: jobScope.contexts, success: !failure, failure };
        const verdict = verdictOf(step['if'], scope);
        const isFailed = step === fails && verdict !== false;
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
    const isOther = !isThisAction(step, played.file);
    if (isOther && !(isCall(step, played.file) && hasSecret(step)))
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
    const isOfBranch = ['branch push', 'other push'].includes(event.kind) || event.name === 'delete';
    return isPull(step) || (isOfBranch && !isBranchLive);
}
/** In lower case. Undefined if only a run knows. */
function environmentOf(step) {
    const name = step.input('environment')?.toLowerCase();
    return name === '' ? (step.mode === 'sweep' || isForPreview(step) ? 'preview' : 'production') : name;
}
/** What the plan makes of event and inputs (design 2.2). Empty if the step does nothing, undefined if only a run knows. */
function effectOf(step) {
    const { event, mode } = step;
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
    return isClose || isDraft || event.name === 'merge_group' ? '' : `deploys ${site}`;
}
const surelyDoes = (step, verb) => effectOf(step)?.startsWith(verb);
const mayDo = (step, verb) => surelyDoes(step, verb) !== false && step.isReached !== false;
const changesSite = (step) => /^de(?:ploys|letes)/u.test(effectOf(step) ?? '');
const isDeploy = (step) => surelyDoes(step, 'deploys') === true && step.isReached !== false;
/** The environments that have the previews of pull requests, if a step deletes a preview and looks for it in none of them. */
function otherEnvironments(step, deploys) {
    const previews = deploys.filter((each) => isPull(each) && mayDo(each, 'deploys')).map(environmentOf);
    const known = previews.filter((each) => each !== undefined);
    const environment = environmentOf(step);
    if (effectOf(step) !== 'deletes its preview' || environment === undefined)
        return [];
    return known.length < previews.length || known.includes(environment) ? [] : [...new Set(known)];
}

;// CONCATENATED MODULE: ./build/features/workflow-check/checked.js
/** What all checks share: the file after its play, and questions that several checks ask. */


const stepsAt = (steps, ...kinds) => steps.filter(({ event }) => kinds.includes(event.kind));
const quoted = (text = '') => (0,printable/* excerpt */.Kb)(text.replaceAll(/\s+/gu, ' '), 100);
const openKinds = ['opened', 'synchronize', 'reopened', 'rare'];
/** Deploys of previews that no step deletes at an event of this kind, and no sweep. */
function keptPreviews({ startedSteps, folderSteps }, kind) {
    const previews = stepsAt(startedSteps.filter(isDeploy), ...openKinds);
    const sweeps = folderSteps.filter(({ mode }) => mode === 'sweep');
    const deletes = stepsAt(folderSteps, kind).filter((step) => {
        return mayDo(step, 'deletes') && !step.event.hasPaths && otherEnvironments(step, previews).length === 0;
    });
    const isOf = (environment) => (step) => [environment, environmentOf(step)].includes(undefined) || environmentOf(step) === environment;
    return previews.filter((step) => ![...sweeps, ...deletes].some(isOf(environmentOf(step))));
}
/** Parts of an expression: whether the event is that of a pull request, or any other one of the file. */
const pulled = "startsWith(github.event_name, 'pull_request')";
const notPulled = ({ events }) => Object.keys(events).every((name) => /^(?:push|pull_request)$/u.test(name))
    ? "github.event_name == 'push'"
    : `!${pulled}`;

;// CONCATENATED MODULE: ./build/features/workflow-check/blocks.js
/** Blocks: lines to paste, each with its place. A block is undefined if its lines can't be written. */






const valueAt = (fields, path) => path.reduce((value, key) => Object(value)[key], fields);
/** `key: value` in place of what has this key, or below its owner. */
function blockFor({ fields }, owner, key, value) {
    if (value === undefined)
        return undefined;
    const isThere = key in ((0,json/* fieldsOf */.Pf)(valueAt(fields, owner)) ?? {});
    const place = isThere
        ? { how: 'in place of', path: [...owner, key] }
        : { how: 'below', path: owner };
    // A plain value ends at these characters.
    const isOdd = /: | #/u.test(value) && !/^\[|\n/u.test(value);
    const whole = isOdd ? ` >-\n  ${value}` : `${value.startsWith('\n') ? '' : ' '}${value}`;
    return { place, lines: `${key}:${whole}` };
}
const deletion = (...path) => ({ place: { how: 'delete', path }, lines: '' });
const pathOf = (id, job, step) => ['jobs', id, 'steps', stepsOf(job).indexOf(step)];
/** The step of this action is called by what it uses, if it is the only one of its job. */
function called({ file, id, job, step }, block) {
    const isOnly = stepsOf(job).every((each) => each === step || !isThisAction(each, file));
    const words = { step: `the step of the job "${(0,printable/* excerpt */.Kb)(id)}" that uses this action` };
    return block && { ...block, place: { ...block.place, ...(isOnly && words) } };
}
/** For another step of the job. */
const otherStepBlock = ({ file, id, job }, step, key, value) => blockFor(file, pathOf(id, job, step), key, value);
const stepBlock = (step, key, value) => called(step, blockFor(step.file, pathOf(step.id, step.job, step.step), key, value));
const inputBlock = (step, name, value) => called(step, blockFor(step.file, [...pathOf(step.id, step.job, step.step), 'with'], name, value));
const inputDeletion = (step, name) => called(step, deletion(...pathOf(step.id, step.job, step.step), 'with', name));
/** The value of an input, as it is written within another expression. */
function valueOperand(written) {
    const places = [...written.matchAll(braced)];
    if ((0,printable/* printable */.g$)(written) !== written || written.length > 1000)
        return undefined;
    const quote = (text) => `'${text.replaceAll("'", "''")}'`;
    if (places.length === 0)
        return quote(written);
    if (places[0]?.[0] === written)
        return `(${places[0][1]?.trim()})`;
    const texts = written.split(braced).map((text) => text.replaceAll(/[{}]/gu, '$&$&'));
    const format = texts.map((text, index) => (index % 2 === 0 ? text : `{${(index - 1) / 2}}`)).join('');
    return `format(${[quote(format), ...places.map(([, inner = '']) => inner.trim())].join(', ')})`;
}
const blocks_quoted = (name) => /^(?!(?:true|false|null|yes|no|on|off)$)[a-z][\w./-]*$/iu.test(name) ? name : `'${name}'`;
/** A YAML list in one line. */
const listOf = (names) => `[${names.map((each) => blocks_quoted(each.replaceAll("'", "''"))).join(', ')}]`;
/** Sets keys below an event. If `on:` was a list of events, all of them are written as a map. */
function eventBlocks(file, event, values) {
    const isMap = (0,json/* fieldsOf */.Pf)(file.fields['on']) !== undefined;
    const entries = Object.entries(values);
    if (isMap && (0,json/* fieldsOf */.Pf)(file.events[event]))
        return entries.map(([key, value]) => blockFor(file, ['on', event], key, value));
    const lines = entries.map(([key, value]) => `\n  ${key}: ${value}`).join('');
    if (isMap)
        return [blockFor(file, ['on'], event, lines)];
    const names = Object.keys(file.events);
    const all = names.map((name) => `\n  ${name}:${name === event ? lines.replaceAll('\n', '\n  ') : ''}`);
    return [names.every(isPlain) ? blockFor(file, [], 'on', all.join('')) : undefined];
}
/** The fields of a file after somebody pasted the blocks. */
function pasted(fields, blocks) {
    const copy = JSON.parse(JSON.stringify(fields));
    for (const { place, lines } of blocks) {
        const owner = Object(valueAt(copy, place.how === 'below' ? place.path : place.path.slice(0, -1)));
        if (place.how === 'delete')
            delete owner[place.path.at(-1) ?? ''];
        Object.assign(owner, (0,dist/* parse */.qg)(lines));
    }
    return copy;
}

;// CONCATENATED MODULE: ./build/features/workflow-check/finding.js
/** A list, so that it can be empty. If one of the blocks can't be written, the finding has none. */
function problemIf(isSo, kind, text, blocks = []) {
    const whole = blocks.filter((each) => each !== undefined);
    return isSo ? [{ kind, text, blocks: whole.length < blocks.length ? [] : whole }] : [];
}

;// CONCATENATED MODULE: ./build/features/workflow-check/build-checks.js







/** A job with the key checks out the code of a pull request, which anybody can write. Nothing but the checkout is checked. */
function strangersCode({ fileSteps }) {
    const reached = fileSteps.filter(({ isReached }) => isReached !== false);
    return reached.flatMap(({ id, job, step, event, cause }) => {
        const before = stepsOf(job);
        const checkout = before.find((each) => {
            const { ref, repository } = inputsOf(each);
            const isCheckout = /^actions\/checkout@/iu.test(plainText(each['uses']));
            return isCheckout && /\bhead_|\.head\b|pull\//iu.test(`${plainText(ref)} ${plainText(repository)}`);
        });
        const conditions = [job, checkout ?? {}, step].map((part) => plainText(part['if'])).join(' ') + (cause?.condition ?? '');
        // Such a condition lets a maintainer decide, or keeps forks out.
        const isGuarded = /head\.repo\b|head_repository|\.fork\b|author_association|labels?\b|workflow_run\.event|actor ==/iu;
        const isOpen = ['pull_request_target', 'workflow_run'].includes(event.name) && event.type !== 'closed';
        const text = `At "${event.name}" the job "${quoted(id)}" checks out the code of a pull request, which anybody can write, and has the key and a token that may write. Build it in a workflow of its own, on "pull_request", and deploy what it built: https://github.com/static-deploy/static-deploy-action/blob/main/docs/recipes.md#forks`;
        return problemIf(isOpen && checkout && !isGuarded.test(conditions), "a stranger's code", text);
    });
}
const anyStatus = /\balways\(\)|!\s*cancelled\(\)|success\(\)\s*\|\|\s*failure\(\)|failure\(\)\s*\|\|\s*success\(\)/iu;
/** A step deploys, whichever step or job before it fails. So the file is played once for each of them. */
function halfBuild({ file, startedSteps, budget }) {
    const plays = new Map();
    return stepsAt(startedSteps.filter(isDeploy), 'push').flatMap((deploy) => {
        const { id, event, job, step, isReached } = deploy;
        const conditions = [step, job].map((part) => plainText(part['if']));
        const condition = conditions.find((each) => /\b(?:always|failure|cancelled)\s*\(/iu.test(each));
        const scope = { contexts: partly({ github: event.github }), success: true };
        const parts = partsBefore(file, job, step).filter((part) => verdictOf(part['if'], scope) !== false);
        if (!isReached || !condition || parts.length === 0 || parts.length > 50)
            return [];
        for (const part of parts)
            if (!plays.has(part))
                plays.set(part, play(file, event, budget, part));
        const isAlways = parts.every((part) => plays.get(part)?.find((each) => each.step === step)?.isReached);
        const text = `Job "${quoted(id)}" deploys although a step or job before it fails: half a build takes the place of the site. (For a report of tests: "!= 'skipped'" in place of "== 'success'".) Its condition: ${quoted(condition)}`;
        return problemIf(isAlways, 'half a build', text, onlyAfterBuild(deploy));
    });
}
/** Replaces `always()` and its like, and keeps the rest of the condition. */
function onlyAfterBuild(deploy) {
    const { file, id, job, step } = deploy;
    const written = (part, result) => {
        const text = plainText(part['if']).replace(/^\$\{\{\s*|\s*\}\}$/gu, '');
        const only = `!cancelled() && (github.event.action == 'closed' || ${result})`;
        const filled = text.replace(anyStatus, (found) => (found === text ? only : `(${only})`));
        return filled === text || text.length > 1000 || /[^\x20-\x7e]|\$\{\{/u.test(text) ? undefined : `\${{ ${filled} }}`;
    };
    const isLoose = (part) => anyStatus.test(plainText(part['if']));
    const before = stepsOf(job).slice(0, stepsOf(job).indexOf(step));
    const build = before.findLast((each) => 'run' in each && !('if' in each && isLoose(each)) && !each['continue-on-error']);
    const blocks = [];
    if (isLoose(step) && build) {
        const isTaken = stepsOf(job).some((each) => each['id'] === 'build');
        const name = plainText(build['id']) || (isTaken ? 'build-site' : 'build');
        if (!('id' in build))
            blocks.push(otherStepBlock(deploy, build, 'id', name));
        blocks.push(stepBlock(deploy, 'if', written(step, `steps.${name}.outcome == 'success'`)));
    }
    if (isLoose(job) && needsOf(job).length > 0) {
        const results = needsOf(job).map((need) => `needs.${need}.result == 'success'`);
        const result = results.length > 1 ? `(${results.join(' && ')})` : (results[0] ?? '');
        blocks.push(blockFor(file, ['jobs', id], 'if', written(job, result)));
    }
    return blocks;
}

;// CONCATENATED MODULE: ./build/features/workflow-check/concurrency.js








function groupsOf({ file, id, job, scope }) {
    const owners = [
        [file.fields, []],
        [job, ['jobs', id]],
    ];
    return owners.flatMap(([{ concurrency: written }, owner]) => {
        const fields = (0,json/* fieldsOf */.Pf)(written) ?? { group: written };
        const name = filledText(fields['group'], scope)?.toLowerCase();
        const cancels = filledText(fields['cancel-in-progress'], scope) === 'true';
        return name === '' ? [] : [{ name: fields['queue'] === 'max' ? undefined : name, cancels, owner }];
    });
}
/** The groups of steps that change a site, at events of these kinds. */
function groupsAt(steps, ...kinds) {
    return stepsAt(steps, ...kinds)
        .filter(changesSite)
        .flatMap(groupsOf);
}
/** A new group for the file or the job. Two files with one name would share it, so one of them gets another name. */
function groupBlocks({ file, files }, owner = []) {
    const [, id = ''] = owner;
    const isMatrix = id !== '' && 'matrix' in ((0,json/* fieldsOf */.Pf)(file.jobs.get(id)?.['strategy']) ?? {});
    const ofJob = id && `-${id}${isMatrix ? '-${{ strategy.job-index }}' : ''}`;
    // At these events `github.ref` is the default branch for all pull requests.
    const ofFork = 'workflow_run' in file.events ? '-${{ github.event.workflow_run.head_repository.full_name }}' : '';
    const ofPull = 'issue_comment' in file.events ? 'github.event.issue.number || ' : '';
    const ofBranch = ofFork && 'github.event.workflow_run.head_branch || ';
    const one = `${ofPull}${ofBranch}github.event.pull_request.number || github.ref`;
    const group = `\${{ github.workflow }}${ofJob}${ofFork}-\${{ ${one} }}`;
    const path = (0,json/* fieldsOf */.Pf)(concurrencyOf(file, owner)) ? [...owner, 'concurrency'] : owner;
    const name = plainText(file.fields['name']);
    const isTwin = files.some((each) => each !== file && name !== '' && each.fields['name'] === name);
    const title = `${name} (${file.name.replace(/\.ya?ml$/u, '')})`;
    const renamed = isTwin && /^[\w ().-]+$/u.test(title) ? [blockFor(file, [], 'name', title)] : [];
    const ofFile = path === owner ? blockFor(file, owner, 'concurrency', `\n  group: ${group}`) : blockFor(file, path, 'group', group);
    return [...renamed, ofFile];
}
const concurrencyOf = ({ fields, jobs }, [, id]) => (id === undefined ? fields : jobs.get(id))?.['concurrency'];
function concurrency(checked) {
    const { startedSteps, fileSteps } = checked;
    const alone = startedSteps.filter(isDeploy).find((step) => {
        const isCalled = 'uses' in step.job || step.event.name === 'workflow_call';
        return groupsOf(step).length === 0 && !isCalled;
    });
    const newer = 'so two runs at once can make two sites, and the older one can end last.';
    const reached = startedSteps.filter(({ isReached }) => isReached !== false);
    const pushes = groupsAt(reached, 'push');
    const isForAll = ({ name }) => name?.includes(madeUp) === false;
    const all = groupsAt(reached, 'opened', 'synchronize').find(isForAll);
    // A close that starts nothing yet is checked as if its own finding were cured.
    const kept = keptPreviews(checked, 'merged').map(({ step }) => step);
    const closing = [...reached, ...fileSteps.filter(({ step }) => kept.includes(step))];
    const shared = all ?? groupsAt(closing, 'merged').find(isForAll);
    const dropped = 'GitHub keeps one waiting run of a group and drops the others, so previews stay or are not updated.';
    const name = quoted(shared?.name);
    const waits = `When a pull request is merged, its close waits in the same "concurrency" group as other closes and pushes ("${name}"), and GitHub may drop it.`;
    const text = all ? `All pull requests share the "concurrency" group "${name}": ${dropped}` : waits;
    const [apart] = pushes.every(({ name }) => name?.includes(madeUp)) ? pushes : [];
    const isOne = ({ name, cancels }) => cancels && name?.includes(`run-${madeUp}`) === false;
    const cut = groupsAt(reached, 'synchronize', 'push').find(isOne);
    const cuts = '"cancel-in-progress" can cut off a deploy, which leaves the old site, or a forgotten one.';
    const end = cut && blockFor(checked.file, [...cut.owner, 'concurrency'], 'cancel-in-progress', 'false');
    return [
        ...problemIf(alone, 'no group', `There is no "concurrency", ${newer}`, groupBlocks(checked)),
        ...problemIf(shared, 'a shared group', text, groupBlocks(checked, shared?.owner)),
        ...problemIf(apart, 'a group for each push', `Each push has a "concurrency" group of its own, ${newer}`, groupBlocks(checked, apart?.owner)),
        ...problemIf(cut, 'a cancel', cuts, end && [end]),
    ];
}

;// CONCATENATED MODULE: ./build/features/workflow-check/conditions.js




/** The old condition, without its braces. Undefined if it has text beside the braces, or is too long to copy. */
function operandOf(written) {
    const text = plainText(written).replaceAll(/\s*\n\s*/gu, ' ');
    const [place] = text.matchAll(braced);
    const isWhole = place === undefined || place[0] === text;
    const inner = place?.[1]?.trim() ?? text;
    return isWhole && inner.length <= 1000 && (0,printable/* printable */.g$)(inner) === inner ? inner : undefined;
}
/** Lets a step run at one more event. Its job, and a job that it needs, may have conditions that must allow it, too. */
function letThrough(step, also) {
    const { file, id, job, jobScope, scope, cause } = step;
    const needed = cause?.of === 'job' && cause.id !== id ? file.jobs.get(cause.id) : undefined;
    const isClose = step.event.type === 'closed';
    const written = (condition) => `>-\n  \${{ ${condition} }}`;
    const jobIf = (of, fields, needs = []) => {
        const stood = operandOf(fields['if']);
        if (stood === undefined)
            return undefined;
        const rest = [
            ...needs.map((need) => `needs.${need}.result == 'success'`),
            stood && needs.length > 0 ? `(${stood})` : stood,
        ];
        const either = `${also} || (${rest.filter(Boolean).join(' && ')})`;
        return blockFor(file, ['jobs', of], 'if', written(needs.length > 0 ? `!cancelled() && (${either})` : either));
    };
    const isAfterSkipped = jobScope.success !== true && !statusFunction.test(plainText(job['if']));
    const isJobOpen = verdictOf(job['if'], { ...jobScope, success: true }) === true;
    const ofJob = isClose && isAfterSkipped ? jobIf(id, job, needsOf(job)) : !isJobOpen && jobIf(id, job);
    const stood = operandOf(step.step['if']);
    const isStepOpen = 'uses' in job || verdictOf(step.step['if'], { ...scope, success: true }) === true;
    return [
        ...(needed && !isClose ? [jobIf(cause?.id ?? '', needed)] : []),
        ...(ofJob === false ? [] : [ofJob]),
        ...(isStepOpen ? [] : [stood && stepBlock(step, 'if', written(`${also} || (${stood})`))]),
    ].map((each) => each || undefined);
}

;// CONCATENATED MODULE: ./build/features/workflow-check/trigger-checks.js










/**
 * The filters below `on:` that keep an event from starting the workflow.
 *
 * @param more blocks for a step that may be skipped at this event: with them it certainly runs
 */
function filterProblem(event, checked, more) {
    const { file, folderSteps } = checked;
    const { name, type, isListed, hasPaths } = event;
    const filters = (0,json/* fieldsOf */.Pf)(file.events[name]) ?? {};
    if (name === 'push')
        return wrongBranch(event, checked);
    const deletions = (of) => Object.keys(filters).flatMap((key) => (key.startsWith(of) ? deletion('on', name, key) : []));
    const paths = 'a close starts no run if the pull request no longer touches the files of "paths" or "paths-ignore".';
    const isFiltered = type === 'closed' && hasPaths;
    const types = typesOf(filters);
    const isTyped = types.includes(type);
    const text = isTyped ? `the filters below "${name}" leave it out.` : `"${name}" has no "${type}".`;
    const opens = type === 'closed' && !types.includes('opened') ? [] : defaultTypes;
    const isClosed = stepsAt(folderSteps, 'closed').some((step) => mayDo(step, 'deletes'));
    const needed = new Set([...types, ...opens, ...(type === 'closed' || !isClosed ? ['closed'] : [])]);
    const blocks = isTyped ? deletions('branches') : eventBlocks(file, name, { types: listOf([...needed]) });
    return [
        ...problemIf(isListed === false, 'no update', text, [...blocks, ...more]),
        ...problemIf(isFiltered, 'no update', paths, deletions('paths')),
    ];
}
function wrongBranch({ of }, { file }) {
    const filters = (0,json/* fieldsOf */.Pf)(file.events['push']) ?? {};
    const written = wordsIn(filters['branches']);
    const others = (0,printable/* firstOf */.Ku)(written, 5, (each) => `"${quoted(each)}"`) || 'others';
    const old = ['main', 'master', '$default-branch'].filter((each) => !conditionBranches(file).includes(each));
    const branches = new Set([...written.filter((each) => !old.includes(each) && each !== `!${of}`), of]);
    const text = `your default branch is "${quoted(of)}", and "push" runs for ${others} only.`;
    const isIgnored = 'branches-ignore' in filters;
    const blocks = isIgnored ? [] : eventBlocks(file, 'push', { branches: listOf([...branches]) });
    return problemIf(true, 'no live site', text, blocks);
}
/** A condition asks for drafts or labels, but no run starts when these change. */
function missingType({ file, startedSteps }) {
    const deploys = startedSteps.filter((step) => isPull(step) && isDeploy(step) && step.isReached === undefined);
    return deploys.flatMap(({ event, cause }) => {
        const condition = cause?.condition ?? '';
        const asks = { ready_for_review: /\.draft\b|'draft'/u, labeled: /\.labels?\b|'labels'/u };
        const names = { ready_for_review: 'drafts', labeled: 'a label' };
        return ['ready_for_review', 'labeled'].flatMap((type) => {
            const types = typesOf(file.events[event.name]);
            const isMissing = asks[type].test(condition) && !types.includes(type);
            const text = `A condition asks for ${names[type]}, but "${event.name}" has no "${type}", so that change starts no run. The condition: ${quoted(condition)}`;
            return problemIf(isMissing, 'a missing type', text, eventBlocks(file, event.name, { types: listOf([...types, type]) }));
        });
    });
}
/** A push to a branch makes a preview in addition to that of the branch's pull request. */
function branchPreviews({ file, events, startedSteps, folderSteps }) {
    const makes = (step) => step.isReached && effectOf(step) === "deploys the branch's preview";
    const preview = stepsAt(startedSteps, 'other push').find(makes);
    const isPulled = stepsAt(folderSteps, 'opened').some((step) => mayDo(step, 'deploys'));
    if (preview === undefined || !isPulled)
        return [];
    const isGone = folderSteps.some((step) => {
        const isSweep = step.mode === 'sweep' && [undefined, environmentOf(preview)].includes(environmentOf(step));
        return isSweep || (step.event.name === 'delete' && mayDo(step, 'deletes'));
    });
    const isTagged = stepsAt(startedSteps, 'tag').some((step) => step.isReached !== false && effectOf(step));
    const filters = (0,json/* fieldsOf */.Pf)(file.events['push']) ?? {};
    const pushed = events.filter(({ kind, isListed }) => /^(?:branch )?push$/u.test(kind) && isListed);
    const branches = pushed.map(({ of }) => of.replace('…', '**'));
    const tags = isTagged && !('tags' in filters) && !('tags-ignore' in filters) ? { tags: "['**']" } : {};
    const ignored = 'branches-ignore' in filters ? [deletion('on', 'push', 'branches-ignore')] : [];
    const text = `Each push to another branch makes a preview beside that of its pull request, and nothing deletes it: "push" runs for every branch.`;
    const blocks = [...eventBlocks(file, 'push', { branches: listOf(branches), ...tags }), ...ignored];
    return problemIf(!isGone, "branches' previews", text, blocks);
}
/** `workflow_run` waits for a workflow that does not exist. */
function missingWorkflow({ file, files, isWhole }) {
    const titles = new Map(files.map((each) => [each, plainText(each.fields['name']) || `.github/workflows/${each.name}`]));
    const written = wordsIn((0,json/* fieldsOf */.Pf)(file.events['workflow_run'])?.['workflows']);
    const missing = written.filter((name) => ![...titles.values()].includes(name));
    const [name = ''] = missing;
    const lower = name.toLowerCase().replace(/^.*\/|\.ya?ml$/gu, '');
    const alike = [...titles].filter(([each, title]) => {
        const names = [each.name.replace(/\.ya?ml$/u, ''), title];
        return each !== file && names.some((one) => one.toLowerCase() === lower);
    });
    const others = (0,printable/* firstOf */.Ku)([...titles.values()].filter((_, index) => files[index] !== file), 5, (each) => `"${quoted(each)}"`);
    const text = `"workflow_run" waits for "${quoted(name)}", and no workflow in this folder is called so: it never starts. ${others ? `There is ${others}.` : 'There is no other file.'}`;
    const names = written.map((each) => (each === name ? (alike[0]?.[1] ?? '') : each));
    const blocks = alike.length === 1 && missing.length === 1 ? eventBlocks(file, 'workflow_run', { workflows: listOf(names) }) : [];
    return problemIf(isWhole && missing.length > 0, 'a missing workflow', text, blocks);
}

;// CONCATENATED MODULE: ./build/features/workflow-check/event-checks.js
/** Finds events after which a site is out of date or a preview stays, and the filter or condition that causes it. */










const named = (effect, reasons, kind) => reasons.map((each) => ({ ...each, kind, text: `${effect}: ${each.text}` }));
function noDeletion(checked) {
    const reasonsFor = (kind) => keptPreviews(checked, kind).length > 0 ? reasonsAt(kind, checked) : [];
    const [closed, merged] = [reasonsFor('closed'), reasonsFor('merged')];
    const isPlayed = checked.events.some(({ kind }) => kind === 'merged');
    const isIn = (findings, { text }) => findings.some((each) => each.text === text);
    const both = closed.filter((each) => !isPlayed || isIn(merged, each));
    const reasons = {
        closes: both,
        'closes without a merge': closed.filter((each) => !both.includes(each)),
        'is merged': merged.filter((each) => !isIn(closed, each)),
    };
    return Object.entries(reasons).flatMap(([how, each]) => named(`When a pull request ${how}, its preview stays`, each, 'no deletion'));
}
function noDeploy(checked) {
    const { folderSteps, startedSteps, tableSteps, file } = checked;
    const deploys = folderSteps.filter((step) => mayDo(step, 'deploys'));
    const others = stepsAt(deploys, 'any', 'release').map(({ event }) => event.name);
    const isNever = (...kinds) => stepsAt(deploys, ...kinds).length === 0;
    const isOpened = stepsAt(startedSteps, 'opened').some(isDeploy);
    const types = new Set(pullEvents.flatMap((name) => (name in file.events ? typesOf(file.events[name]) : [])));
    const reached = folderSteps.filter(({ isReached, event }) => isReached !== false && event.kind !== 'any');
    const isCleanUp = reached.length > 0 && reached.every(({ event }) => event.type === 'closed');
    const isPreviewed = others.some((name) => /^(?:issue_comment|pull_request_review|workflow_run)/u.test(name));
    const isNone = types.has('closed') && types.size > 1 && isNever(...openKinds) && !isCleanUp && !isPreviewed;
    const pushed = stepsAt(tableSteps, 'branch push').filter((step) => surelyDoes(step, 'deploys') && step.isReached);
    const isLive = others.some((name) => /^(?:release|schedule|workflow_run|.*_dispatch)$/u.test(name));
    const isWrong = pushed.length > 0 && pushed.every(isForPreview) && isNever('push', 'tag') && !isLive;
    const rows = [
        ['A push to a pull request does not update its preview', 'synchronize', isOpened && isNever('synchronize')],
        ['Reopening does not bring a preview back', 'reopened', isOpened && isNever('reopened')],
        ['Pull requests get no preview', 'opened', isNone],
        ['No push updates the live site', 'push', isWrong],
    ];
    return rows.flatMap(([effect, kind, isSo]) => {
        return isSo ? named(effect, reasonsAt(kind, checked), kind === 'push' ? 'no live site' : 'no update') : [];
    });
}
/** Why no step deploys or, at a close, deletes: a filter, a condition or an input. Empty if the cause is not certain. */
function reasonsAt(kind, checked) {
    const events = checked.events.filter((each) => each.kind === kind);
    const event = events.find(({ isListed }) => isListed !== false) ?? events[0];
    if (event === undefined)
        return [];
    const isClose = event.type === 'closed';
    const isFiltered = event.isListed === false || (isClose && event.hasPaths);
    const verb = isClose ? 'deletes' : 'deploys';
    const steps = checked.fileSteps.filter((step) => step.event === event && surelyDoes(step, verb));
    const skipped = steps.filter(({ isReached }) => isReached === false);
    const doubtful = isClose ? steps.find(({ isReached }) => isReached === undefined) : undefined;
    const certain = doubtful ? letThrough(doubtful, "github.event.action == 'closed'") : [];
    const filters = isFiltered ? filterProblem(event, checked, certain) : [];
    const isElsewhere = (step) => otherEnvironments(step, checked.fileSteps).length > 0;
    const wrong = steps.find((step) => step.isReached && isElsewhere(step));
    if (wrong)
        return [...filters, ...wrongEnvironment(wrong, checked)];
    if (skipped.length < steps.length)
        return filters;
    const step = skipped.find(({ mode }) => mode === 'teardown') ?? skipped[0];
    return [...filters, ...(step ? skippedStep(step) : isClose && !isFiltered ? noMode(event, checked) : [])];
}
function skippedStep(step) {
    const { cause, event } = step;
    const { of, id, condition } = cause ?? { of: 'job', id: step.id, condition: '' };
    const needed = `job "${quoted(step.id)}" needs "${quoted(id)}", which is skipped`;
    const why = id === step.id ? `the ${of === 'job' ? of : 'step of job'} "${quoted(id)}" is skipped` : needed;
    const also = {
        push: `github.event_name == 'push' && github.ref_name == '${event.of}'`,
        opened: `github.event_name == '${event.name}'`,
    };
    const ids = stepsOf(step.job).map((each) => each['id']);
    const [, absent] = [...condition.matchAll(/\bsteps\.([\w-]+)/gu)].find(([, each]) => !ids.includes(each)) ?? [];
    const blocks = absent ? [] : letThrough(step, also[event.kind] ?? `github.event.action == '${event.type}'`);
    const noStep = absent ? `. No step of the job has the id "${absent}".` : '';
    return problemIf(cause, 'no update', `${why}. Its condition: ${quoted(condition)}${noStep}`, blocks);
}
function noMode(event, { fileSteps }) {
    const keeping = fileSteps.find((step) => step.event === event && step.mode === 'deploy');
    const blocks = keeping ? [inputDeletion(keeping, 'mode')] : [];
    return problemIf(true, 'no deletion', 'no step deletes it.', blocks);
}
/** After a merge `github.ref` is the base branch, so an environment that depends on it is another one. */
function wrongEnvironment(step, { fileSteps }) {
    const [environment = '', ...more] = otherEnvironments(step, fileSteps);
    const text = `the step of job "${quoted(step.id)}" looks for it in the environment "${quoted(environmentOf(step))}", and it is in "${quoted(environment)}".`;
    const stood = valueOperand(writtenIn(step, 'environment'));
    const line = `\${{ github.event.action == 'closed' && ${valueOperand(environment)} || ${stood} }}`;
    const blocks = [inputBlock(step, 'environment', stood && more.length === 0 ? line : undefined)];
    return problemIf(true, 'no deletion', text, blocks);
}

;// CONCATENATED MODULE: ./build/features/workflow-check/settings-checks.js
/** Checks the inputs and permissions of the steps of this action. */








function addresses({ file, startedSteps }) {
    const domainsAt = (kind) => stepsAt(startedSteps, kind).flatMap((step) => {
        const domain = isDeploy(step) && step.input('domain');
        return domain ? [{ step, domain }] : [];
    });
    const [pushes, pulls] = [domainsAt('push'), domainsAt('opened')];
    const one = pulls.find(({ domain }) => !domain.includes(madeUp));
    const push = pushes.find(({ step }) => step.step === one?.step.step);
    const which = pushes.some(({ domain }) => domain === one?.domain) ? 'Pull requests and pushes' : 'All pull requests';
    const text = `${which} go to one "domain", ${quoted(one?.domain)}, and only the first of them gets it.`;
    const stood = push && valueOperand(writtenIn(push.step, 'domain'));
    const alone = push ? stood && `\${{ ${notPulled(file)} && ${stood} || '' }}` : "''";
    const broken = pushes.find(({ step, domain }) => {
        const isWritten = `'${writtenIn(step, 'domain')}'`.includes(`'${domain}'`);
        return !isWritten && /^[-.]|-\.|\.[-.]|-$|(?<!\bxn)--/u.test(domain);
    });
    const empty = `A push goes to the "domain" ${quoted(broken?.domain)}, because a part of it is empty there.`;
    const named = broken && valueOperand(writtenIn(broken.step, 'domain'));
    const onPulls = named && `\${{ ${pulled} && ${named} || '' }}`;
    const many = stepsAt(startedSteps, 'opened').find((step) => isDeploy(step) && environmentOf(step)?.includes(madeUp));
    const other = many && valueOperand(writtenIn(many, 'environment'));
    const onePreview = other && `\${{ ${pulled} && 'preview' || ${other} }}`;
    return [
        ...problemIf(one, 'one domain', text, [one && inputBlock(one.step, 'domain', alone)]),
        ...problemIf(broken, 'an empty domain', empty, [broken && inputBlock(broken.step, 'domain', onPulls)]),
        ...problemIf(many, 'many environments', 'Each pull request has an environment of its own, so no sweep can list its preview.', [many && inputBlock(many, 'environment', onePreview)]),
    ];
}
const readable = 'actions attestations checks contents deployments discussions issues packages pages pull-requests security-events statuses';
/** A file without `permissions` is not blamed: the settings of the repository decide. The lines keep all that stood there. */
function permissions({ file, startedSteps }) {
    return startedSteps.filter(changesSite).flatMap(({ id, job, step, input }) => {
        const isOfJob = 'permissions' in job;
        const written = (isOfJob ? job : file.fields)['permissions'];
        const comments = ['', 'true'].includes(input('comment') ?? '');
        const isAtPull = startedSteps.some((each) => each.step === step && isPull(each) && each.isReached !== false);
        const names = ['deployments', ...(comments && isAtPull ? ['pull-requests'] : [])];
        const known = written ?? (isOfJob || 'permissions' in file.fields ? {} : 'write-all');
        const lacking = names.filter((name) => !/^write/u.test(plainText((0,json/* fieldsOf */.Pf)(known)?.[name] ?? known)));
        const stood = known === 'read-all' ? Object.fromEntries(readable.split(' ').map((name) => [name, 'read'])) : (0,json/* fieldsOf */.Pf)(known);
        const rights = { ...stood, ...Object.fromEntries(lacking.map((name) => [name, 'write'])) };
        const lines = Object.entries(rights).map(([name, right]) => `\n  ${name}: ${plainText(right)}`);
        const isPlain = lines.every((line) => /^\n {2}[\w-]+: (?:read|write|none)$/u.test(line));
        const isLacking = !('github-token' in inputsOf(step)) && lacking.length > 0;
        const text = `The permissions of job "${quoted(id)}" lack "${lacking.join(': write" and "')}: write".`;
        const block = isPlain ? blockFor(file, isOfJob ? ['jobs', id] : [], 'permissions', lines.join('')) : undefined;
        return problemIf(isLacking, 'permissions', text, [block]);
    });
}
function secrets({ tableSteps }) {
    return ['api-key', 'preview-password'].flatMap((name) => {
        const isWrong = (step) => {
            const isVariable = /^\$\{\{\s*vars\b(?!.*secrets)/su.test(writtenIn(step, name));
            return isVariable || !['', 'none', undefined].includes(step.input(name));
        };
        const wrong = new Map(tableSteps.filter(isWrong).map((step) => [step.step, step]));
        const [what, secret] = name === 'api-key' ? ['key', 'HOSTING_API_KEY'] : ['password', 'PREVIEW_PASSWORD'];
        const text = `The ${what} does not come from a secret, so others can read it: make a new one, and a secret ${secret} of it (Settings, Secrets and variables, Actions).`;
        const blocks = [...wrong.values()].map((step) => inputBlock(step, name, `\${{ secrets.${secret} }}`));
        return problemIf(wrong.size > 0, 'a secret', text, blocks);
    });
}

;// CONCATENATED MODULE: ./build/features/workflow-check/site-checks.js
/** Finds sites that replace each other because they share an environment. */








/** Two steps deploy to one environment at one event, two files deploy the live site, or the jobs of a matrix do. */
function oneEnvironment({ file, folderSteps }) {
    const certain = folderSteps.filter(({ isReached, event }) => isReached && event.isListed);
    const sites = certain.flatMap((step) => siteOf(step) ?? []);
    const pairs = sites
        .filter(({ step }) => step.file === file)
        .flatMap((site) => {
        const rival = sites.find((other) => isOneSite(site, other));
        return rival || columnsOf(site.step.job).length > 0 ? [[site.step.step, { site, rival }]] : [];
    });
    return [...new Map(pairs.toReversed()).values()].flatMap(({ site, rival }) => {
        const { step } = site;
        if (rival === undefined || columnsOf(step.job).length > 0)
            return matrixProblem(site);
        const names = [step, rival.step].map(nameOf).toSorted();
        const isOneRun = rival.step.file === file;
        const ends = isOneRun ? 'the second of them is refused.' : 'one site replaces the other.';
        const newer = isOneRun
            ? ''
            : ' If they are two sites, the newer one gets an environment of its own, as below if it is in this file.';
        const text = `${names.join(' and ')} go to one environment, so ${ends}${newer}`;
        const [later, other] = isOneRun && indexOf(rival.step) > indexOf(step) ? [rival, site] : [site, rival];
        return problemIf(true, 'one environment', text, [environmentBlock(later, other, sites)]);
    });
}
function siteOf(step) {
    const environment = environmentOf(step);
    const effect = effectOf(step) ?? '';
    if (!environment || !effect.startsWith('deploys'))
        return undefined;
    const isLive = effect === 'deploys the live site';
    return { step, environment, directory: directoryOf(step), domain: step.input('domain'), isLive };
}
const nameOf = (step) => `"${quoted(writtenIn(step, 'directory'))}" of job "${quoted(step.id)}" in ${quoted(step.file.name)}`;
const indexOf = ({ file, id, job, step }) => [...file.jobs.keys()].indexOf(id) * 1000 + [job['steps']].flat().indexOf(step);
function isOneSite(site, other) {
    const [{ step, domain }, { event, file }] = [site, other.step];
    if (site.environment !== other.environment || step.step === other.step.step)
        return false;
    const areFiles = step.file !== file;
    if (areFiles && domain !== '' && domain === other.domain)
        return false;
    const isOneEvent = step.event.kind === event.kind && step.event.of === event.of;
    const areFolders = isOneEvent && new Set(['', site.directory, other.directory]).size === 3;
    return (areFiles && site.isLive && other.isLive) || areFolders || (!areFiles && step.event === event);
}
const directoryOf = (step) => (step.input('directory') ?? '').replaceAll(/^\.\/|\/$/gu, '');
/** The file, the job or the folder gives the environment its name. Previews of a second file stay where a sweep lists them. */
function environmentBlock({ step, directory }, rival, sites) {
    const folder = directory.split('/').at(-1) ?? '';
    const isOneFile = step.file === rival.step.file;
    const ofFile = isOneFile ? folder : step.file.name.replace(/\.ya?ml$/u, '');
    const ofJob = isOneFile && step.job !== rival.step.job ? step.id : ofFile;
    const [name] = [ofJob, ofFile]
        .map((each) => each.toLowerCase())
        .filter((each) => /^(?!(?:preview|production)$)[a-z][\w-]{0,60}$/u.test(each));
    if (name === undefined)
        return undefined;
    const same = sites.filter((each) => each.step.step === step.step);
    if (same.every(({ isLive }) => isLive))
        return inputBlock(step, 'environment', name);
    const isPulledToo = same.some((each) => isPull(each.step) && sites.some((other) => isOneSite(each, other)));
    const preview = isPulledToo ? `${name}-preview` : 'preview';
    if (same.every((each) => isPull(each.step)))
        return inputBlock(step, 'environment', preview);
    return inputBlock(step, 'environment', `\${{ ${notPulled(step.file)} && '${name}' || '${preview}' }}`);
}
/** What differs between the jobs of a matrix, such as `node: [22, 24]`. */
function columnsOf(job) {
    const { include, exclude: _, ...lists } = (0,json/* fieldsOf */.Pf)((0,json/* fieldsOf */.Pf)(job['strategy'])?.['matrix']) ?? {};
    const entries = [include].flat().map((each) => (0,json/* fieldsOf */.Pf)(each) ?? {});
    const isList = Object.keys(lists).length > 0;
    const keys = Object.keys(isList ? lists : (entries[0] ?? {}));
    const columns = keys.map((key) => {
        const values = isList ? [lists[key]].flat() : entries.map((each) => each[key]);
        return { key, values: [...new Set(values.map(plainText))] };
    });
    const unique = columns.find(({ values }) => !isList && values.length > 1 && values.length === entries.length);
    return unique ? [unique] : columns.filter(({ values }) => values.length > 1);
}
const isSystem = ({ values }) => values.some((each) => /^(?:ubuntu|windows|macos)-/u.test(each));
const isVersion = ({ values }) => values.some((each) => /^v?\d[\d.x]*$/u.test(each));
/** One site built several times gets a condition. Several sites get an environment each. */
function matrixProblem({ step }) {
    const columns = columnsOf(step.job);
    const builds = columns.filter((each) => isSystem(each) || isVersion(each));
    const text = `The matrix of job "${quoted(step.id)}" goes to one environment, so one site replaces the other.`;
    if (builds.length > 0) {
        const advice = `Let one of them deploy: add ${conditionsFor(builds)} to what the "if" of the step that uses this action has, or deploy in a job without a matrix.`;
        return problemIf(true, 'one environment', `${text} ${advice}`);
    }
    const name = columns.map(({ key }) => `\${{ matrix.${key} }}`).join('-');
    const end = `\${{ ${pulled} && '-preview' || '' }}`;
    const isWritable = columns.every(({ key }) => isPlain(key));
    return problemIf(true, 'one environment', text, [
        inputBlock(step, 'environment', isWritable ? `${name}${end}` : undefined),
    ]);
}
/** The last version is the newest as a rule. Which system deploys is for the reader to choose. */
function conditionsFor(columns) {
    const operands = columns.map((column) => {
        const values = isSystem(column) ? column.values : column.values.slice(-1);
        return values.slice(0, 5).map((each) => `matrix.${quoted(column.key)} == '${quoted(each)}'`);
    });
    const [first = [], ...more] = operands.slice(0, 3);
    const conditions = more.reduce((all, next) => all.flatMap((one) => next.map((each) => `${one} && ${each}`)), first);
    return conditions
        .slice(0, 5)
        .map((each) => `"if: ${each}"`)
        .join(' or ');
}

;// CONCATENATED MODULE: ./build/features/workflow-check/table.js
/** The table in log and summary: a row for each event, with what the file does at it. */








/** Stands for what differs between texts that share a row. No printable text contains it. */
const hole = '\0';
/** Texts between backticks become code in Markdown. */
function tableOf(checked) {
    const { events, file } = checked;
    const name = quoted(file.name);
    const names = (0,printable/* firstOf */.Ku)(Object.keys(file.events), 10, quoted);
    const none = `None of the events of ${name} is looked at here: ${names}.`;
    if (events.every(({ kind }) => kind === 'any'))
        return { text: none, markdown: (0,text_markdown/* prose */.CS)(none) };
    const done = grouped(rowsOf(checked).map(({ event, text }) => [text, table_nameOf(event)]));
    const rows = done.map(([text, names]) => [grouped(names).map(joined).join('; '), text]);
    const short = (cell) => cell.replaceAll(/`([^`]{104})[^`]+`/gu, '`$1…`').replaceAll('\n', '; ');
    const lines = rows.map((cells) => `\n  ${cells.map(short).join(': ')}`);
    const marked = rows.map((cells) => cells.map(markup));
    const markdown = (0,text_markdown/* columns */.YB)(['event', `what ${markup(code(file.name))} does`], marked);
    return { text: `What ${name} does:${lines.join('')}`, markdown };
}
/** The rows before events with the same text are put together. */
function rowsOf({ events, tableSteps, folderSteps }) {
    const rowed = events.filter(({ kind, isListed }) => kind !== 'branch push' || isListed !== false);
    return rowed.map((event) => ({
        event,
        name: table_nameOf({ ...event, hasPaths: false }).join(' '),
        text: doneAt(event, tableSteps, folderSteps),
    }));
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
    if (kind === 'no branch')
        return name === 'push' ? [`push to ${hole}`, 'a branch'] : [`pull request ${hole}`, 'merged'];
    if (kind === 'any')
        return name === 'push' ? [`push to branches ${hole}`, code(of)] : [hole, code(name)];
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
    if (event.kind === 'any')
        return 'not looked at';
    if (event.kind === 'no branch')
        return 'the default branch is not known here';
    if (event.isListed === false)
        return 'nothing';
    const steps = tableSteps.filter((step) => step.event === event);
    const others = steps.flatMap((step) => (step.isReached === false ? [] : otherEnvironments(step, folderSteps)));
    const found = steps.filter((step) => otherEnvironments(step, folderSteps).length === 0);
    const done = grouped(found.map((step) => [lineOf(step), placeOf(step)]));
    const lines = done.map(([line, places]) => line.replace(hole, () => (0,printable/* firstOf */.Ku)([...new Set(places)], 5)));
    return lines.filter(Boolean).join('\n') || nothingAt(event, steps, others);
}
/** The effect of a step, with a hole for its environment. Empty if the step does nothing. */
function lineOf(step) {
    const effect = effectOf(step);
    if (step.isReached === false)
        return runsAfterFailure(step) ? `if something before it fails: ${effect}` : '';
    if (step.isCall)
        return `not looked at: ${code((0,json/* textOf */.b6)(step.step['uses']))}`;
    if (effect === undefined)
        return `only a run knows: ${code(`mode: ${writtenIn(step, 'mode')}`)}`;
    const cause = step.cause && conditionText(step.cause, step.id);
    const doubt = step.event.isListed === undefined ? 'whether `branches` fits' : cause;
    const done = effect && step.mode !== 'build-failed' ? `${effect} (${hole})` : effect;
    return done && doubt ? `perhaps ${done}: only a run knows ${doubt}` : done;
}
function placeOf(step) {
    const input = effectOf(step) === 'deletes the live site' ? 'domain' : 'environment';
    const [name, text] = [input === 'domain' ? step.input(input) : environmentOf(step), writtenIn(step, input)];
    return code(name === undefined || name.includes(madeUp) ? text : step.input(input) || name);
}
/** @param job the id of the step's job */
function conditionText({ id, condition }, job) {
    const line = code(`if: ${condition.replaceAll(/^\$\{\{\s*|\s*\}\}$/gu, '')}`);
    return id === job ? line : `${line} of job ${code(id)}`;
}
function nothingAt(event, steps, environments) {
    const names = (0,printable/* firstOf */.Ku)([...new Set(environments)], 5, code);
    if (names !== '')
        return `nothing: its preview is in ${names}`;
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

;// CONCATENATED MODULE: ./build/features/workflow-check/findings.js









const checks = [
    ...[strangersCode, noDeletion, noDeploy, halfBuild, missingType, branchPreviews, missingWorkflow],
    ...[concurrency, oneEnvironment, addresses, permissions, secrets],
];
const pullRequest = [...openKinds, 'closed', 'merged'];
/** The rows that a kind of finding is about. Its lines may change these rows and no others. */
const about = {
    'no deletion': pullRequest,
    'no update': pullRequest,
    'no live site': ['push', 'branch push'],
    "branches' previews": ['other push'],
};
/**
 * Before lines are shown, they are pasted into a copy of the file, which is played again: in a file with several mistakes,
 * the lines for one of them may do harm or cure nothing. A finding whose lines fail this play keeps its text alone.
 * A finding is left out if that would play too much.
 */
function findingsOf(checked, replay) {
    const findings = foundIn(checked);
    return findings.flatMap((finding) => {
        if (finding.blocks.length === 0)
            return finding;
        const fields = orNothing(() => pasted(checked.file.fields, finding.blocks));
        const isKept = fields ? orNothing(() => isCured(finding, findings, checked, replay(fields))) : false;
        return isKept === undefined ? [] : isKept ? finding : { ...finding, blocks: [] };
    });
}
function foundIn(checked) {
    const found = checks.flatMap((check) => orNothing(() => check(checked)) ?? []);
    return [...new Map(found.map((each) => [each.text, each])).values()];
}
function orNothing(ask) {
    try {
        return ask();
    }
    catch {
        return undefined;
    }
}
/** Whether one finding less of this kind is left, and nothing else has changed for the worse. */
function isCured({ kind }, findings, before, after) {
    const left = foundIn(after);
    const countOf = (of, all) => all.filter((each) => each.kind === of).length;
    const isGone = countOf(kind, left) < countOf(kind, findings);
    const isNoneNew = left.every((each) => countOf(each.kind, left) <= countOf(each.kind, findings));
    const rows = new Map(rowsOf(after).map(({ name, text }) => [name, text]));
    const areRowsKept = rowsOf(before).every(({ event, name, text }) => {
        const now = rows.get(name) ?? 'nothing';
        const isDoubt = now.includes('only a run knows') && !text.includes('only a run knows');
        return !isDoubt && (about[kind]?.includes(event.kind) || effectsIn(now) === effectsIn(text));
    });
    return isGone && isNoneNew && areRowsKept;
}
/** A row without its environments and conditions. */
const effectsIn = (row) => row.replaceAll(/ \((?:`[^`]*`(?:, )?)+\)|`[^`]*`/gu, '').replace(/^nothing.*/u, 'nothing');

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
    const isWhole = read.size === names.length;
    return checkFiles(new Map(running ? [running, ...read] : []), { action, repository, branch, isWhole });
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
    const { action, repository, branch, isWhole = true } = setting;
    try {
        const files = [...read].map(([name, fields]) => workflowOf(name, fields, action));
        const [file, ...others] = files;
        if (file === undefined)
            return unread('it is not known, not in the workspace, above 256 KiB, or no YAML');
        const budget = { left: maxParts };
        const playAll = (each, events = eventsFor(each, repository, branch)) => events.flatMap((event) => play(each, event, budget));
        const around = others.flatMap((each) => playAll(each)).filter(isStarted);
        const check = (running) => {
            const events = eventsFor(running, repository, branch);
            const fileSteps = playAll(running, events);
            const isCalled = 'workflow_call' in running.events;
            const tableSteps = isCalled ? playAll({ ...running, events: {} }, events) : fileSteps;
            const startedSteps = fileSteps.filter(isStarted);
            const steps = { fileSteps, tableSteps, startedSteps, folderSteps: [...startedSteps, ...around] };
            return { file: running, files: [running, ...others], isWhole, events, ...steps, budget };
        };
        const checked = check(file);
        if (checked.folderSteps.length > 1000)
            throw new RangeError();
        if (checked.tableSteps.every((step) => step.isCall))
            return unread(reasonFor(file));
        const replay = (fields) => check(workflowOf(file.name, fields, action));
        return { ...tableOf(checked), findings: findingsOf(checked, replay) };
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
