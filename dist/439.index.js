export const id = 439;
export const ids = [439];
export const modules = {

/***/ 1439:
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

const maxBytes = 2 ** 18;
/** @throws {RangeError} for too many parts, expressions or repetitions of anchors, or for a circle of needs */
function workflowOf(name, fields, action) {
    const events = (0,json/* fieldsOf */.Pf)(fields['on']) ?? Object.fromEntries(wordsIn(fields['on']).map((each) => [each, {}]));
    const waiting = new Map(Object.entries((0,json/* fieldsOf */.Pf)(fields['jobs']) ?? {}).map(([id, job]) => [id, (0,json/* fieldsOf */.Pf)(job) ?? {}]));
    const text = JSON.stringify(fields);
    const size = [...waiting.values()].flatMap((job) => [job, ...stepsOf(job), ...needsOf(job)]).length;
    const isTooMuch = text.length > maxBytes || size + text.split('${{').length > 2000;
    const jobs = new Map();
    while (waiting.size > 0) {
        const next = [...waiting].filter(([, job]) => !needsOf(job).some((need) => waiting.has(need)));
        if (next.length === 0 || isTooMuch)
            throw new RangeError();
        for (const [id, job] of next)
            if (waiting.delete(id))
                jobs.set(id, job);
    }
    return { name, action, fields, events, jobs, size };
}
/** The jobs that a job needs, near and far, and its steps before this one, if they can fail the run. */
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
/** A step of this action. Its repository is empty in that very one. */
function isThisAction(part, { action }) {
    const [place = ''] = (0,json/* textOf */.b6)(part['uses']).toLowerCase().split('@');
    return action === '' ? /^[.$]/u.test(place) && 'api-key' in inputsOf(part) : place === action.toLowerCase();
}
/** A composite action of the repository, or a called workflow. They are not played. */
const isCall = (part, file) => !isThisAction(part, file) && /^[.$]\/|\/\.github\/workflows\//u.test((0,json/* textOf */.b6)(part['uses']));
/** A call with a secret may lead to this action. */
const hasSecret = (part) => 'secrets' in part || Object.values(inputsOf(part)).some((value) => plainText(value).includes('secrets.'));

;// CONCATENATED MODULE: ./build/features/workflow-check/expression.js







const unknown = new data/* StringData */.uQ('');
/** A made-up name: it differs from other made-up names, but comparisons with anything else are unknown. */
class MadeUp extends data/* StringData */.uQ {
}
class Partly extends data/* Dictionary */.bT {
    get(key) {
        return super.get(key) ?? unknown;
    }
}
const dataOf = (value) => (value instanceof Object ? value : data/* reviver */.eD('', value));
const pairsOf = (known) => Object.entries(known).map(([key, value]) => ({ key, value: dataOf(value) }));
const partly = (known) => new Partly(...pairsOf(known));
/** An object that has no other fields, as one that is `Partly` known may have. */
const wholly = (known) => new data/* Dictionary */.bT(...pairsOf(known));
const and = (...verdicts) => verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true;
/** GitHub's evaluator with three answers: a value with an unknown part is unknown, unless it is the same for each. */
class ThreeValuedEvaluator extends evaluator/* Evaluator */.o {
    #operands = [];
    eval(node) {
        const outer = this.#operands;
        this.#operands = [];
        const value = super.eval(node);
        // `format` can make a text grow exponentially.
        const isWhole = !(value instanceof data/* Array */.O3 && value.values().includes(unknown));
        const isKnown = isWhole && !isUnknown(node, this.#operands) && value.coerceString().length <= 500;
        const result = isKnown ? value : unknown;
        this.#operands = [...outer, result];
        return result;
    }
    visitLogical({ operator, args }) {
        const isOr = operator.type === lexer/* TokenType */.ks.OR;
        let isCertain = true;
        let value = unknown;
        for (const arg of args) {
            value = this.eval(arg);
            if (value === unknown)
                isCertain = false;
            else if ((0,result/* truthy */.vN)(value) === isOr)
                return isCertain || !isOr ? value : unknown;
        }
        return isCertain ? value : unknown;
    }
}
function isUnknown(node, operands) {
    const name = node instanceof ast/* FunctionCall */.R6 ? node.functionName.lexeme.toLowerCase() : '';
    return operands.some((value) => {
        if (value === unknown)
            return !(node instanceof ast/* Logical */.oD || node instanceof ast/* Grouping */.aU);
        if (value instanceof MadeUp)
            return node instanceof ast/* Binary */.yI || !['', 'format'].includes(name);
        if (node instanceof ast/* IndexAccess */.p_ && node.index instanceof ast/* Star */.FE)
            return value instanceof Partly;
        const parts = value instanceof data/* Array */.O3 ? value.values() : [value];
        return name !== '' && parts.some((part) => part instanceof data/* Dictionary */.bT);
    });
}
const contextNames = 'github needs strategy matrix job jobs runner env vars secrets inputs steps'.split(' ');
/** By their texts, because each is evaluated for many events. */
const trees = new Map();
/** The value between `${{` and `}}`. Unknown if GitHub refuses it. */
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
const place = /\$\{\{((?:'[^']*(?:'|$)|[^'}]|\}(?!\}))*)(?:\}\}|$)/gu;
function filledText(written, scope) {
    let isKnown = true;
    const text = plainText(written).replaceAll(place, (_, inner) => {
        const value = evaluate(inner, scope);
        isKnown &&= value !== unknown;
        return isKnown ? value.coerceString() : '';
    });
    return isKnown ? text.trim() : undefined;
}
/** Of an `if`. Without a function for the status it needs `success()`. */
function verdictOf(written, scope) {
    const text = plainText(written);
    if (text === '')
        return scope.success;
    const [braces] = text.matchAll(place);
    const value = evaluate(braces?.[1] ?? text, scope);
    // With other characters beside the braces it is a text, which is true.
    const isText = braces !== undefined && braces[0] !== text;
    const verdict = isText || (value === unknown ? undefined : (0,result/* truthy */.vN)(value));
    return /\b(?:success|always|failure|cancelled)\s*\(/iu.test(text) ? verdict : and(scope.success, verdict);
}

;// CONCATENATED MODULE: ./build/features/workflow-check/events.js



const pullEvents = ['pull_request', 'pull_request_target'];
const defaultTypes = ['opened', 'synchronize', 'reopened'];
const pullTypes = ['opened', 'synchronize', 'reopened', 'closed'];
/** In a number, a head's name, a run and a commit that are made up for the play. */
const madeUp = '90071';
/** What is played of a file, and the other events below its `on`. The default branch may be empty. */
function eventsFor(file, repository, branch) {
    const repository_owner = repository.split('/')[0] ?? '';
    const run = new MadeUp(`run-${madeUp}`);
    const workflow = plainText(file.fields['name']) || file.name;
    const common = { repository, repository_owner, workflow, run_id: run, sha: run };
    const known = { inputs: null, repository: partly(branch === '' ? {} : { default_branch: branch }) };
    const names = ['push', ...pullEvents, ...Object.keys(file.events)].filter((name) => name in file.events);
    return [...new Set(names)].flatMap((name) => {
        const filters = (0,json/* fieldsOf */.Pf)(file.events[name]) ?? {};
        const hasPaths = 'paths' in filters || 'paths-ignore' in filters;
        const pulls = pullEvents.includes(name) ? pullsOf(name, filters, repository, branch) : [unplayed];
        const described = name === 'push' ? pushesOf(filters, conditionBranches(file), branch) : pulls;
        return described.map(({ refs, payload, ...each }) => {
            const event = payload ? partly({ ...known, ...payload }) : unknown;
            const github = partly({ ...common, event_name: name, event, ...refs });
            return { name, ...each, hasPaths, github };
        });
    });
}
const unplayed = { kind: 'any', of: '', type: '', isListed: undefined };
function conditionBranches({ jobs }) {
    const conditions = JSON.stringify([...jobs.values()]).slice(0, 100_000);
    return [...conditions.matchAll(/(?:refs\/heads\/|ref_name == ')([\w./-]{1,100})/gu)].map(([, name = '']) => name);
}
function pushesOf(filters, named, branch) {
    const all = new Set([...wordsIn(filters['branches']).filter(isPlain), ...named]);
    const others = [...all].filter((each) => each !== branch).slice(0, 5);
    const tags = wordsIn(filters['tags'])
        .filter((each) => !each.startsWith('!'))
        .slice(0, 1);
    const push = (kind, of) => {
        const isTag = kind === 'tag';
        const ref = `refs/${isTag ? 'tags' : 'heads'}/${of}`;
        const refs = { ref, ref_name: of, ref_type: isTag ? 'tag' : 'branch', head_ref: '', base_ref: '' };
        const payload = { ref, deleted: false, action: null, pull_request: null, number: null, issue: null };
        return { kind, of, type: '', isListed: isTag || hasBranch(filters, of), refs, payload };
    };
    return [push('push', branch), ...others.map((of) => push('branch push', of)), ...tags.map((of) => push('tag', of))];
}
function pullsOf(name, filters, repository, branch) {
    const types = typesOf(filters);
    const bases = [branch, ...wordsIn(filters['branches']).filter(isPlain).slice(0, 5)];
    const target = bases.find((each) => hasBranch(filters, each) !== false) ?? branch;
    const repo = partly({ full_name: repository, fork: false });
    const [base_ref, head_ref] = [new MadeUp(target), new MadeUp(`feature-${madeUp}`)];
    const sides = { base: partly({ ref: base_ref, repo }), head: partly({ ref: head_ref, repo }) };
    const of = target === branch ? '' : target;
    const pull = (kind, type) => {
        const state = { state: type === 'closed' ? 'closed' : 'open', merged: kind === 'merged' };
        const payload = { action: type, number: madeUp, pull_request: partly({ number: madeUp, ...state, ...sides }) };
        const isOnBase = kind === 'merged' || name === 'pull_request_target';
        const [folder, ref_name] = isOnBase ? ['heads', target] : ['pull', `${madeUp}/merge`];
        const refs = { ref: `refs/${folder}/${ref_name}`, ref_name, ref_type: 'branch', base_ref, head_ref };
        return { kind, of, type, isListed: and(types.includes(type), hasBranch(filters, target)), refs, payload };
    };
    const all = new Set([...defaultTypes, ...types.filter((type) => type !== 'closed').slice(0, 8), 'closed']);
    const pulls = [...all].map((type) => pull(pullTypes.find((each) => each === type) ?? 'other', type));
    return [...pulls, pull('merged', 'closed')];
}
const isPlain = (branch) => /^[\w./$-]{1,100}$/u.test(branch);
const typesOf = (filters, types = wordsIn((0,json/* fieldsOf */.Pf)(filters)?.['types'])) => types.length > 0 ? types : defaultTypes;
/** Unknown for long patterns, and for signs other than two stars and a leading `!`. */
function hasBranch(filters, branch) {
    const key = ['branches', 'branches-ignore'].find((each) => each in filters);
    const patterns = wordsIn(filters[key ?? '']);
    const odd = /(?!^)!|[?+[\]\\]|\*{3}|(?:\*+[^*]+){2}\*|.{100}/su;
    if (branch === '' || patterns.length > 50 || patterns.some((each) => odd.test(each.slice(0, 200))))
        return undefined;
    if (key === undefined)
        return !('tags' in filters || 'tags-ignore' in filters);
    // The last pattern that fits decides.
    const last = patterns.findLast((pattern) => {
        const literal = pattern.replace(/^!/u, '').replaceAll(/[.^$(){}|]/gu, '\\$&');
        const glob = literal.replaceAll(/\*\*?/gu, (stars) => (stars === '*' ? '[^/]*' : '.*'));
        return new RegExp(`^${glob}$`, 'u').test(branch);
    });
    return (key === 'branches') === (last !== undefined && !last.startsWith('!'));
}

;// CONCATENATED MODULE: ./build/features/workflow-check/play.js



/** A called workflow has unknown inputs. All jobs and steps succeed or are skipped, but for the one that `fails`. */
function play(file, event, fails) {
    const ended = new Map();
    const inputs = event.kind === 'any' || 'workflow_call' in file.events ? unknown : wholly({});
    return [...file.jobs].flatMap(([id, job]) => {
        const needed = needsOf(job).flatMap((need) => ended.get(need) ?? []);
        const needs = wholly(Object.fromEntries(needsOf(job).map((need) => [need, ended.get(need)?.result ?? unknown])));
        const contexts = partly({ github: event.github, inputs, needs, steps: partly({}) });
        const success = and(...needed.map((each) => each.success));
        const scope = { contexts, success, failure: needed.some(({ failed }) => failed) };
        const isReached = verdictOf(job['if'], scope);
        // Its own condition decides, or that of a job that it needs.
        const isByNeed = verdictOf(job['if'], { ...scope, success: true }) !== isReached;
        const inherited = needed.find(({ cause }) => cause)?.cause;
        const ofJob = { of: 'job', id, condition: plainText(job['if']) };
        const cause = isReached ? undefined : (isByNeed && inherited) || ofJob;
        const isFailed = job === fails && isReached !== false;
        const end = { success: and(isReached, success, !isFailed), failed: scope.failure || isFailed };
        ended.set(id, { ...end, cause: cause ?? inherited, result: partly(resultOf(isReached, isFailed)) });
        return stepsIn({ isReached, cause, file, event, id, job }, contexts, fails);
    });
}
/** Outputs are known, and empty, of what is skipped. */
function resultOf(isReached, isFailed) {
    if (isReached === false)
        return { result: 'skipped', outputs: wholly({}) };
    return { result: isFailed ? 'failure' : isReached ? 'success' : unknown, outputs: unknown };
}
function stepsIn(place, contexts, fails) {
    const { id, job } = place;
    if ('uses' in job)
        return actionStep(job, place, { contexts, success: true });
    const ended = contexts.get('steps');
    let failure = false;
    return stepsOf(job).flatMap((step) => {
        const scope = { contexts, success: !failure, failure };
        const verdict = verdictOf(step['if'], scope);
        const isFailed = step === fails && verdict !== false;
        failure ||= isFailed;
        const { result, outputs } = resultOf(verdict, isFailed);
        ended.add(plainText(step['id']), partly({ outcome: result, conclusion: result, outputs }));
        const isReached = and(place.isReached, verdict);
        const ofStep = { of: 'step', id, condition: plainText(step['if']) };
        const cause = place.isReached === isReached ? place.cause : ofStep;
        return actionStep(step, { ...place, isReached, cause }, scope);
    });
}
function actionStep(step, place, scope) {
    const isOther = !isThisAction(step, place.file);
    if (isOther && !(isCall(step, place.file) && hasSecret(step)))
        return [];
    const values = new Map(Object.entries(inputsOf(step)).map(([name, value]) => [name, filledText(value, scope)]));
    const input = (name) => (isOther ? undefined : values.has(name) ? values.get(name) : '');
    return [{ ...place, step, scope, isCall: isOther, mode: input('mode'), input }];
}
const writtenIn = ({ step }, name) => plainText(inputsOf(step)[name]);
const isPull = ({ event }) => pullEvents.includes(event.name);
/** A pull request's or a branch's. A branch has a live site, such as staging, if all three inputs are written. */
function isForPreview(step) {
    const { event, mode, input } = step;
    const isNamed = !['', 'production'].includes(input('environment')?.toLowerCase() ?? '?');
    const isBranchLive = mode === 'deploy' && isNamed && input('domain') !== '';
    return isPull(step) || (event.kind === 'branch push' && !isBranchLive);
}
/** In lower case. Undefined if only a run knows. */
function environmentOf(step) {
    const name = step.input('environment')?.toLowerCase();
    return name === '' ? (step.mode === 'sweep' || isForPreview(step) ? 'preview' : 'production') : name;
}
/** What the plan makes of event and inputs (DESIGN 2). Empty if nothing, undefined if only a run knows. */
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
    if (mode === 'teardown' || (isClose && mode !== 'deploy'))
        return `deletes ${site}`;
    return isClose ? '' : `deploys ${site}`;
}
const does = (step, verb) => effectOf(step)?.startsWith(verb);
const may = (step, verb) => does(step, verb) !== false && step.isReached !== false;
const changesSite = (step) => /^de(?:ploys|letes)/u.test(effectOf(step) ?? '');
const isDeploy = (step) => does(step, 'deploys') === true && step.isReached !== false;

;// CONCATENATED MODULE: ./build/features/workflow-check/event-checks.js






const told = (isSo, text, lines) => isSo ? [{ text, blocks: [{ place: placeOf(lines), lines }] }] : [];
/** By their first key: lines of a step, or of the file. */
function placeOf(lines) {
    const isOfStep = /^(?:if|with):/mu.test(lines);
    return { how: 'below', path: isOfStep ? ['step'] : [] };
}
const stepsAt = (steps, ...kinds) => steps.filter(({ event }) => kinds.includes(event.kind));
const quoted = (text = '') => (0,printable/* excerpt */.Kb)(text.replaceAll(/\s+/gu, ' '), 100);
const safeToPaste = (text = '') => text.slice(0, 100).replaceAll(/[^\w./$-]/gu, '');
const event_checks_open = ['opened', 'synchronize', 'reopened', 'other'];
function noTeardown(found) {
    const previews = stepsAt(found.steps.filter(isDeploy), ...event_checks_open).map(environmentOf);
    const sweeps = found.all.filter(({ mode }) => mode === 'sweep').map(environmentOf);
    const isSwept = previews.every((each) => sweeps.some((one) => one === each || !one || !each));
    const deletes = found.all.filter((step) => may(step, 'deletes') && !(step.event.hasPaths && step.file === found.file));
    const [kind, other] = ['closed', 'merged'].filter((each) => stepsAt(deletes, each).length === 0);
    const one = kind === 'merged' ? 'is merged' : 'closes without a merge';
    const effect = `When a pull request ${other ? 'closes' : one}, its preview stays`;
    return kind === undefined || isSwept ? [] : problemAt(kind, effect, found);
}
function noDeploy(found) {
    const { all, steps, shown, file } = found;
    const deploys = all.filter((step) => may(step, 'deploys'));
    const others = stepsAt(deploys, 'any').map(({ event }) => event.name);
    const isNever = (...kinds) => stepsAt(deploys, ...kinds).length === 0;
    const isOpened = stepsAt(steps, 'opened').some(isDeploy);
    const isStale = isOpened && isNever('synchronize');
    const types = new Set(pullEvents.flatMap((name) => (name in file.events ? typesOf(file.events[name]) : [])));
    const reached = all.filter(({ isReached, event }) => isReached !== false && event.kind !== 'any');
    const isCleanUp = reached.length > 0 && reached.every(({ event }) => event.type === 'closed');
    const isPreviewed = others.some((name) => /^(?:issue_comment|pull_request_review|workflow_run)/u.test(name));
    const isNone = types.has('closed') && types.size > 1 && isNever(...event_checks_open) && !isCleanUp && !isPreviewed;
    const pushed = stepsAt(shown, 'branch push').filter((step) => does(step, 'deploys') && step.isReached);
    const isLive = others.some((name) => /^(?:release|schedule|workflow_run|.*_dispatch)$/u.test(name));
    const isWrong = pushed.length > 0 && pushed.every(isForPreview) && isNever('push', 'tag') && !isLive;
    return [
        ...(isStale ? problemAt('synchronize', 'A push to a pull request does not update its preview', found) : []),
        ...(isOpened && isNever('reopened') ? problemAt('reopened', 'Reopening does not bring a preview back', found) : []),
        ...(isNone ? problemAt('opened', 'Pull requests get no preview', found) : []),
        ...(isWrong ? problemAt('push', 'No push updates the live site', found) : []),
    ];
}
/** Empty if it is not certain why no step deploys or, at a close, deletes. */
function problemAt(kind, effect, found) {
    const events = found.events.filter((each) => each.kind === kind);
    const event = events.find(({ isListed }) => isListed !== false) ?? events[0];
    if (event === undefined)
        return [];
    const isClose = event.type === 'closed';
    if (event.isListed === false || (isClose && event.hasPaths))
        return filterProblem(effect, event, found);
    const skipped = found.steps.filter((step) => step.event === event && step.isReached === false);
    const certain = skipped.filter((step) => does(step, isClose ? 'deletes' : 'deploys'));
    const step = certain.find(({ mode }) => mode === 'teardown') ?? certain[0];
    if (step?.cause === undefined)
        return told(isClose, `${effect}: no step deletes it.`, 'with:\n  mode: auto');
    const { of, id, condition } = step.cause;
    const needed = `job "${quoted(step.id)}" needs "${quoted(id)}", which is skipped`;
    const what = id === step.id ? `the ${of === 'job' ? of : 'step of job'} "${quoted(id)}" is skipped` : needed;
    return told(true, `${effect}: ${what}. Its condition: ${quoted(condition)}`, linesForCondition(step, found));
}
/** The lines take the place of the event's own. Filters that contradict them must go. */
function filterProblem(effect, { name, of, type, isListed }, { file, all }) {
    const filters = (0,json/* fieldsOf */.Pf)(file.events[name]) ?? {};
    if (name === 'push') {
        const written = wordsIn(filters['branches']);
        const others = written.map((each) => `"${quoted(each)}"`);
        const old = ['main', 'master', '$default-branch'].filter((each) => !conditionBranches(file).includes(each));
        const branches = new Set([of || 'main', ...written.filter((each) => isPlain(each) && !old.includes(each))]);
        const text = `${effect}: your default branch is "${quoted(of)}", and "push" runs for ${(0,printable/* firstOf */.Ku)(others, 5) || 'others'} only.`;
        return told(true, text, `on:\n  push:\n    branches: [${[...branches].join(', ')}]`);
    }
    const types = typesOf(filters);
    const filter = types.includes(type) ? `the filters below "${name}" leave it out.` : `"${name}" has no "${type}".`;
    const paths = 'a close starts no run if the pull request no longer touches the files of "paths" or "paths-ignore".';
    const opens = type === 'closed' && !types.includes('opened') ? [] : defaultTypes;
    const isClosed = stepsAt(all, 'closed').some((step) => may(step, 'deletes'));
    const needed = new Set([...types.filter(isPlain), ...opens, ...(type === 'closed' || !isClosed ? ['closed'] : [])]);
    const wrong = Object.keys(filters).filter((each) => each.startsWith(isListed === false ? 'branches' : 'paths'));
    const notes = types.includes(type) ? wrong.map((each) => `\n    # Delete "${quoted(each)}".`) : [];
    const lines = `on:\n  ${name}:\n    types: [${[...needed].join(', ')}]${notes.join('')}`;
    return told(true, `${effect}: ${isListed === false ? filter : paths}`, lines);
}
/** A condition that lets a step run at its event, and changes nothing at pushes. */
function linesForCondition({ event, id, job, mode, cause, step }, { file, steps }) {
    const needs = needsOf(job).map((need) => `needs.${safeToPaste(need)}.result == 'success'`);
    const either = `!cancelled() && (${needs.join(' && ')} || github.event.action == 'closed')`;
    const isAfter = cause?.of === 'job' && needs.length > 0;
    if (isAfter && event.type === 'closed')
        return `jobs:\n  ${safeToPaste(id)}:\n    if: \${{ ${either} }}`;
    const pushes = stepsAt(steps, 'push', 'branch push').filter((each) => each.step === step);
    const isForPush = !('push' in file.events) || pushes.some((each) => each.isReached !== false || each.event === event);
    const deploying = isForPush ? 'success()' : "github.event_name != 'push'";
    const line = `if: ${mode === 'teardown' ? "github.event.action == 'closed'" : deploying}`;
    return cause?.of === 'step' ? `${line} # in its place` : `jobs:\n  ${safeToPaste(cause?.id)}:\n    ${line}`;
}
/** A deploy that runs although something before it fails, whichever that is: each fails once. */
function halfBuild({ file, steps }) {
    const plays = new Map();
    return stepsAt(steps.filter(isDeploy), 'push').flatMap(({ id, event, job, step, isReached }) => {
        const conditions = [step, job].map((part) => plainText(part['if']));
        const condition = conditions.find((each) => /\b(?:always|failure|cancelled)\s*\(/iu.test(each));
        const scope = { contexts: partly({ github: event.github }), success: true };
        const parts = partsBefore(file, job, step).filter((part) => verdictOf(part['if'], scope) !== false);
        if (!isReached || !condition || parts.length === 0 || parts.length > 50)
            return [];
        for (const part of parts)
            if (!plays.has(part))
                plays.set(part, play(file, event, part));
        const isAlways = parts.every((part) => plays.get(part)?.find((each) => each.step === step)?.isReached);
        const isStep = condition === conditions[0];
        const result = isStep ? 'steps.build.outcome' : `needs.${safeToPaste(needsOf(job)[0]) || 'build'}.result`;
        const line = `if: \${{ !cancelled() && (${result} == 'success' || github.event.action == 'closed') }}`;
        const report = `# For a report of tests: ${result.replace('build', 'tests')} != 'skipped' in place of the first half`;
        const start = isStep ? '# "id: build" at the build\n' : `jobs:\n  ${safeToPaste(id)}:\n    `;
        const text = `Job "${quoted(id)}" deploys although a step or job before it fails: half a build takes the place of the site. Its condition: ${quoted(condition)}`;
        return told(isAlways, text, `${start}${line}\n${report}`);
    });
}

;// CONCATENATED MODULE: ./build/features/workflow-check/settings-checks.js






function groupsOf(step) {
    return [step.file.fields, step.job].flatMap(({ concurrency: written }) => {
        const fields = (0,json/* fieldsOf */.Pf)(written) ?? { group: written };
        const name = filledText(fields['group'], step.scope)?.toLowerCase();
        const cancels = filledText(fields['cancel-in-progress'], step.scope) === 'true';
        return name === '' ? [] : [{ name: fields['queue'] === 'max' ? undefined : name, cancels, step }];
    });
}
/** At events of these kinds. A name without a run's is shared by several runs. */
function groupsAt(steps, ...kinds) {
    const reached = stepsAt(steps, ...kinds).filter(({ isReached }) => isReached !== false);
    return reached.filter(changesSite).flatMap(groupsOf);
}
const eachPull = "with:\n  domain: ${{ github.event_name == 'pull_request' && format('pr-{0}-my-site.tiiny.site', github.event.number) || '' }}";
const onePreview = "with:\n  environment: ${{ github.event_name != 'push' && 'preview' || 'production' }}";
const andPreview = "${{ github.event_name != 'push' && '-preview' || '' }}";
const group = 'group: ${{ github.workflow }}-${{ github.event.pull_request.number || github.ref }}';
function groupLines(of, line = group) {
    const isOfJob = of !== undefined && 'concurrency' in of.step.job;
    return isOfJob ? `jobs:\n  ${safeToPaste(of.step.id)}:\n    concurrency:\n      ${line}` : `concurrency:\n  ${line}`;
}
function concurrency({ steps }) {
    const deploys = stepsAt(steps, 'push', 'opened', 'synchronize').filter(isDeploy);
    const alone = deploys.find((step) => groupsOf(step).length === 0 && !('uses' in step.job));
    const newer = 'so two runs at once can make two sites, and the older one can end last.';
    const pushes = groupsAt(steps, 'push');
    const isForAll = ({ name }) => name?.includes(madeUp) === false;
    const all = groupsAt(steps, 'opened', 'synchronize').find(isForAll);
    const shared = all ?? groupsAt(steps, 'merged').find(isForAll);
    const dropped = 'GitHub keeps one waiting run of a group and drops the others, so previews stay or are not updated.';
    const name = quoted(shared?.name);
    const waits = `When a pull request is merged, its close waits in the same "concurrency" group as other closes and pushes ("${name}"), and GitHub may drop it.`;
    const text = all ? `All pull requests share the "concurrency" group "${name}": ${dropped}` : waits;
    const [apart] = pushes.every(({ name }) => name?.includes(madeUp)) ? pushes : [];
    const isOne = ({ name, cancels }) => cancels && name?.includes(`run-${madeUp}`) === false;
    const cut = groupsAt(steps, 'synchronize', 'push').find(isOne);
    const cuts = '"cancel-in-progress" can cut off a deploy, which leaves the old site, or a forgotten one.';
    return [
        ...told(alone, `There is no "concurrency", ${newer}`, groupLines()),
        ...told(shared, text, groupLines(shared)),
        ...told(apart, `Each push has a "concurrency" group of its own, ${newer}`, groupLines(apart)),
        ...told(cut, cuts, groupLines(cut, 'cancel-in-progress: false')),
    ];
}
function oneEnvironment({ file, all }) {
    const certain = all.filter(({ isReached, event }) => isReached && event.isListed);
    const known = certain.filter((step) => does(step, 'deploys') && environmentOf(step));
    const nameOf = (step) => `"${quoted(writtenIn(step, 'directory'))}" of job "${quoted(step.id)}" in ${quoted(step.file.name)}`;
    return known.flatMap((step) => {
        const rival = known.find((other) => isOneSite(step, other));
        const matrix = matrixLines(step);
        const names = [step, rival ?? step].map(nameOf).toSorted();
        const what = matrix ? `The matrix of job "${quoted(step.id)}" goes` : `${names.join(' and ')} go`;
        const text = `${what} to one environment, so one site replaces the other.`;
        return told(step.file === file && (matrix ?? rival), text, matrix ?? `with:\n  environment: docs${andPreview}`);
    });
}
/** Two folders at one event, or two files that deploy the live site. */
function isOneSite(step, other) {
    const areFiles = step.file !== other.file;
    const isOneDomain = areFiles && step.input('domain') !== '' && step.input('domain') === other.input('domain');
    const areLive = [step, other].every((each) => effectOf(each) === 'deploys the live site');
    const isOneEvent = step.event.kind === other.event.kind && step.event.of === other.event.of;
    const areFolders = isOneEvent && new Set(['', directoryOf(step), directoryOf(other)]).size === 3;
    return environmentOf(step) === environmentOf(other) && !isOneDomain && ((areFiles && areLive) || areFolders);
}
const directoryOf = (step) => (step.input('directory') ?? '').replaceAll(/^\.\/|\/$/gu, '');
/** Undefined without a matrix. Only one job of a matrix of versions may deploy. */
function matrixLines({ job }) {
    const matrix = (0,json/* fieldsOf */.Pf)((0,json/* fieldsOf */.Pf)(job['strategy'])?.['matrix']) ?? {};
    const list = Object.keys(matrix).find((name) => name !== 'exclude' && [matrix[name]].flat().length > 1);
    const name = `matrix.${list === 'include' ? 'site' : safeToPaste(list)}`;
    const last = safeToPaste(plainText([matrix[list ?? '']].flat().at(-1)));
    const isVersion = /^v?\d[\d.x]*$|^(?:ubuntu|windows|macos)-/u.test(last);
    const lines = isVersion ? `if: ${name} == '${last}'` : `with:\n  environment: \${{ ${name} }}${andPreview}`;
    return list && lines;
}
function addresses({ steps }) {
    const domains = (kind) => stepsAt(steps, kind).flatMap((step) => (isDeploy(step) && step.input('domain')) || []);
    const [pushes, pulls] = [domains('push'), domains('opened')];
    const one = pulls.find((each) => !each.includes(madeUp));
    const which = pushes.includes(one ?? '') ? 'Pull requests and pushes' : 'All pull requests';
    const text = `${which} go to one "domain", ${quoted(one)}, and only the first of them gets it.`;
    const written = steps.map((step) => `'${writtenIn(step, 'domain')}'`).join(' ');
    const broken = pushes.find((each) => !written.includes(`'${each}'`) && /^[-.]|-\.|\.[-.]|-$|(?<!\bxn)--/u.test(each));
    const many = stepsAt(steps, 'opened').find((step) => isDeploy(step) && environmentOf(step)?.includes(madeUp));
    const empty = `A push goes to the "domain" ${quoted(broken)}, because a part of it is empty there.`;
    return [
        ...told(one, text, `with:\n  domain: \${{ github.event_name == 'push' && '${safeToPaste(one)}' || '' }}`),
        ...told(broken, empty, eachPull),
        ...told(many, 'Each pull request has an environment of its own, so no sweep can list its preview.', onePreview),
    ];
}
/** Without `permissions` the settings of the repository decide. */
function permissions({ file, steps }) {
    return steps.filter(changesSite).flatMap(({ id, job, step, input }) => {
        const place = [job, file.fields].find((each) => 'permissions' in each)?.['permissions'] ?? 'write-all';
        const comments = ['', 'true'].includes(input('comment') ?? '');
        const isPulled = steps.some((each) => each.step === step && isPull(each) && each.isReached !== false);
        const names = ['deployments', ...(comments && isPulled ? ['pull-requests'] : [])];
        const lacking = names.filter((name) => !/^write/u.test(plainText((0,json/* fieldsOf */.Pf)(place)?.[name] ?? place)));
        const isLacking = !('github-token' in inputsOf(step)) && lacking.length > 0;
        const text = `The permissions of job "${quoted(id)}" lack "${lacking.join(': write" and "')}: write".`;
        return told(isLacking, text, `permissions:\n  contents: read\n  ${names.join(': write\n  ')}: write`);
    });
}
function secrets({ shown }) {
    return ['api-key', 'preview-password'].flatMap((name) => {
        const isVariable = shown.some((step) => /^\$\{\{\s*vars\b(?!.*secrets)/su.test(writtenIn(step, name)));
        const isWritten = shown.some((step) => !['', 'none', undefined].includes(step.input(name)));
        const [what, secret] = name === 'api-key' ? ['key', 'HOSTING_API_KEY'] : ['password', 'PREVIEW_PASSWORD'];
        const text = `The ${what} does not come from a secret, so others can read it: make a new one.`;
        return told(isVariable || isWritten, text, `with:\n  ${name}: \${{ secrets.${secret} }}`);
    });
}

;// CONCATENATED MODULE: ./build/features/workflow-check/table.js







const hole = '\0'; // printable texts do not have it
/** What a file does at each event that is played, and the other events. Texts between backticks are code. */
function tableOf({ events, file, shown }) {
    const name = quoted(file.name);
    const names = (0,printable/* firstOf */.Ku)(Object.keys(file.events), 10, quoted);
    const none = `None of the events of ${name} is looked at here: ${names}.`;
    if (events.every(({ kind }) => kind === 'any'))
        return { text: none, markdown: (0,text_markdown/* prose */.CS)(none) };
    const rowed = events.filter(({ kind, isListed }) => kind !== 'branch push' || isListed !== false);
    const done = grouped(rowed.map((event) => [doneAt(event, shown), nameOf(event)]));
    const rows = done.map(([text, names]) => [grouped(names).map(joined).join('; '), text]);
    const short = (cell) => cell.replaceAll(/`([^`]{104})[^`]+`/gu, '`$1…`').replaceAll('\n', '; ');
    const lines = rows.map((cells) => `\n  ${cells.map(short).join(': ')}`);
    const marked = rows.map((cells) => cells.map(markup));
    const markdown = (0,text_markdown/* columns */.YB)(['event', `what ${markup(code(file.name))} does`], marked);
    return { text: `What ${name} does:${lines.join('')}`, markdown };
}
const joined = ([family, items]) => family.replace(hole, () => items.join(', ').replace(/closed$/u, 'closed without a merge'));
/** The platform's own needs Node 21, which not every runner has. */
function grouped(pairs) {
    const keys = [...new Set(pairs.map(([key]) => key))];
    return keys.map((key) => [key, pairs.filter(([each]) => each === key).map(([, item]) => item)]);
}
/** Words that several events share have a hole for the rest. */
function nameOf({ kind, name, of, type, hasPaths, isListed }) {
    const paths = hasPaths && isListed !== false ? ' (if `paths` allows it)' : '';
    if (kind === 'any')
        return [hole, code(name)];
    if (kind === 'tag')
        return [`push of tag ${hole}`, code(of)];
    if (name === 'push')
        return [`push to ${hole}${paths}`, of === '' ? 'the default branch' : code(of)];
    const event = name === 'pull_request' ? 'pull request' : code(name);
    const item = { synchronize: 'pushed to' }[type] ?? (/^[a-z]{1,20}$/u.test(type) ? type : code(type));
    return [`${event}${of && ` to ${code(of)}`} ${hole}${paths}`, kind === 'merged' ? kind : item];
}
const code = (text) => `\`${(0,printable/* excerpt */.Kb)(text.replaceAll(/\s+/gu, ' '), 204).replaceAll('`', "'")}\``;
/** A line for each effect, or why there is none. */
function doneAt(event, shown) {
    if (event.kind === 'any')
        return 'not looked at';
    if (event.isListed === false)
        return 'nothing';
    const steps = shown.filter((step) => step.event === event);
    const done = grouped(steps.map((step) => [lineOf(step), table_placeOf(step)]));
    const lines = done.map(([line, places]) => line.replace(hole, () => (0,printable/* firstOf */.Ku)([...new Set(places)], 5)));
    return lines.filter(Boolean).join('\n') || nothingAt(event, steps);
}
/** With a hole for environments. Empty if nothing is done. */
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
function table_placeOf(step) {
    const input = effectOf(step) === 'deletes the live site' ? 'domain' : 'environment';
    const [name, text] = [input === 'domain' ? step.input(input) : environmentOf(step), writtenIn(step, input)];
    return code(name === undefined || name.includes(madeUp) ? text : step.input(input) || name);
}
/** @param job the id of the step's job */
function conditionText({ id, condition }, job) {
    const line = code(`if: ${condition.replaceAll(/^\$\{\{\s*|\s*\}\}$/gu, '')}`);
    return id === job ? line : `${line} of job ${code(id)}`;
}
function nothingAt(event, steps) {
    const others = steps.filter(({ mode }) => mode !== 'build-failed');
    const isKept = others.some(({ mode, isReached }) => mode === 'deploy' && isReached !== false);
    if (event.type === 'closed' && isKept)
        return 'nothing: `mode: deploy` does not delete';
    const causes = others.map(({ isReached, cause, id }) => !isReached && cause && conditionText(cause, id));
    const [cause] = new Set(causes).size === 1 ? causes : [];
    return cause ? `nothing: ${cause}` : 'nothing';
}
/** Whether it shows a failed build, and the condition that skips it lets it run after a failure. */
function runsAfterFailure(step) {
    const scope = { contexts: partly({ github: step.event.github }), success: false, failure: true };
    return step.mode === 'build-failed' && effectOf(step) !== '' && verdictOf(step.cause?.condition, scope) !== false;
}
function markup(text) {
    const parts = text.split('`').map((part) => part.split('\n').map(text_markdown/* escapeMarkdown */.FV).join('<br>'));
    return parts.map((part, index) => (index % 2 === 1 ? `<code>${part}</code>` : part)).join('');
}

;// CONCATENATED MODULE: ./build/features/workflow-check/workflow-check.js













/** Checks the workflow file that runs, from a checkout with the files beside it. Never throws. */
async function checkWorkflow(variables, workspace, branch = '') {
    const { GITHUB_ACTION_REPOSITORY: action = '', GITHUB_REPOSITORY: repository = '' } = variables;
    const [name, folder] = [(0,build_variables/* workflowNameOf */.M2)(variables), (0,external_node_path_.join)(workspace, '.github/workflows')];
    const read = new Map();
    let left = 2 * maxBytes;
    for (const each of new Set([name, ...(await (0,promises_.readdir)(folder).catch(() => []))])) {
        const file = await (0,promises_.lstat)((0,external_node_path_.join)(folder, each)).catch(() => undefined);
        if (!/\.ya?ml$/u.test(each) || !file?.isFile() || file.size > Math.min(left, maxBytes))
            continue;
        left -= file.size;
        const fields = await readYaml((0,external_node_path_.join)(folder, each)).catch(() => undefined);
        if (fields)
            read.set(each, fields);
    }
    // act only has the title of the workflow.
    const title = variables['GITHUB_WORKFLOW'];
    const running = [...read].find(([path, fields]) => (name ? path === name : fields['name'] === title));
    return checkFiles(new Map(running ? [running, ...read] : []), { action, repository, branch });
}
async function readYaml(path) {
    const text = await (0,promises_.readFile)(path, 'utf8');
    // The time is quadratic in tags, anchors and aliases, for duplicate keys, and for the places of errors.
    const isOdd = (text.match(/[!&*]+/gu)?.length ?? 0) > 2000;
    return isOdd ? undefined : (0,json/* fieldsOf */.Pf)((0,dist/* parse */.qg)(text, { logLevel: 'error', prettyErrors: false, uniqueKeys: false }));
}
const checks = [noTeardown, noDeploy, halfBuild, concurrency, oneEnvironment, addresses, permissions, secrets];
/** @param read files by their names, the one that runs first */
function checkFiles(read, { action, repository, branch }) {
    try {
        const files = [...read].map(([name, fields]) => workflowOf(name, fields, action));
        const played = files.map((file) => ({ file, events: eventsFor(file, repository, branch) }));
        const [first] = played;
        if (first === undefined)
            return unread('it is not known, not in the workspace, above 256 KiB, or no YAML');
        if (played.reduce((sum, each) => sum + each.file.size * each.events.length, 0) > 20_000)
            throw new RangeError();
        const all = played.flatMap(({ file, events }) => events.flatMap((event) => play(file, event)));
        const shown = first.events.flatMap((event) => play({ ...first.file, events: {} }, event));
        if (all.length > 1000)
            throw new RangeError();
        if (shown.every((step) => step.isCall))
            return unread(reasonFor(first.file));
        const running = all.filter(({ event }) => event.isListed !== false);
        const found = { ...first, all: running, steps: running.filter((step) => step.file === first.file), shown };
        const findings = new Map(checks.flatMap((check) => check(found)).map((each) => [each.text, each]));
        return { ...tableOf(found), findings: [...findings.values()] };
    }
    catch {
        return unread('it has too many jobs, or is not as GitHub wants it');
    }
}
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
