export const id = 826;
export const ids = [826];
export const modules = {

/***/ 3826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readWorkflow: () => (/* binding */ readWorkflow)
});

// UNUSED EXPORTS: findingsOf

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/node_modules/yaml/dist/index.js
var dist = __webpack_require__(4663);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(1245);
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

/** @throws {RangeError} for too many jobs, steps, expressions or repetitions of anchors, or for a circle of needs */
function workflowOf(fields) {
    const events = (0,json/* fieldsOf */.Pf)(fields['on']) ?? Object.fromEntries(wordsIn(fields['on']).map((name) => [name, {}]));
    const waiting = new Map(Object.entries((0,json/* fieldsOf */.Pf)(fields['jobs']) ?? {}).map(([id, job]) => [id, (0,json/* fieldsOf */.Pf)(job) ?? {}]));
    const parts = [...waiting.values()].flatMap((job) => [...stepsOf(job), ...needsOf(job), job]);
    const text = JSON.stringify(fields);
    const isTooMuch = text.length > 2 ** 18 || parts.length + text.split('${{').length > 2000;
    const jobs = new Map();
    while (waiting.size > 0) {
        const next = [...waiting].filter(([, job]) => !needsOf(job).some((need) => waiting.has(need)));
        if (next.length === 0 || isTooMuch)
            throw new RangeError();
        for (const [id, job] of next)
            if (waiting.delete(id))
                jobs.set(id, job);
    }
    return { fields, events, jobs };
}
const needsOf = (job) => wordsIn(job['needs']);
const inputsOf = (step) => (0,json/* fieldsOf */.Pf)(step['with']) ?? {};
const stepsOf = (job) => [job['steps']].flat().map((step) => (0,json/* fieldsOf */.Pf)(step) ?? {});
const wordsIn = (value) => [value].flat().filter((each) => typeof each === 'string');
function plainText(value) {
    return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : '';
}
/** A step of this action, or a job that calls its workflow. `action` is empty in the action's own repository. */
function isOwn(part, action) {
    const [place = '', file] = ((0,json/* textOf */.b6)(part['uses']).split('@')[0] ?? '').split('/.github/workflows/');
    const given = (0,json/* fieldsOf */.Pf)(part[file === undefined ? 'with' : 'secrets']) ?? {};
    return action === '' ? /^[.$]/u.test(place) && 'api-key' in given : place.toLowerCase() === action.toLowerCase();
}
/** Calls of composite actions of the repository and of workflows, which are not played. */
const isCall = (part, action) => !isOwn(part, action) && /^[.$]\/|\/\.github\/workflows\//u.test((0,json/* textOf */.b6)(part['uses']));

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
function partly(known) {
    const pairs = Object.entries(known).map(([key, value]) => {
        if (typeof value === 'string')
            return { key, value: new data/* StringData */.uQ(value) };
        if (typeof value === 'boolean')
            return { key, value: new data/* BooleanData */.bo(value) };
        return { key, value: value ?? new data/* Null */.Uv() };
    });
    return new Partly(...pairs);
}
const and = (...verdicts) => verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true;
/** GitHub's evaluator with three answers: a value with an unknown part is unknown, unless it is the same for each. */
class ThreeValuedEvaluator extends evaluator/* Evaluator */.o {
    #operands = [];
    eval(node) {
        const outer = this.#operands;
        this.#operands = [];
        const value = super.eval(node);
        // `format` can make a text grow exponentially.
        const isKnown = !isUnknown(node, this.#operands) && value.coerceString().length <= 500;
        this.#operands = outer;
        outer.push(isKnown ? value : unknown);
        return isKnown ? value : unknown;
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
/** An object may have unknown fields. */
function isUnknown(node, operands) {
    if (node instanceof ast/* IndexAccess */.p_ && node.index instanceof ast/* Star */.FE)
        return true;
    const name = node instanceof ast/* FunctionCall */.R6 ? node.functionName.lexeme.toLowerCase() : '';
    return operands.some((value) => {
        if (value === unknown)
            return !(node instanceof ast/* Logical */.oD || node instanceof ast/* Grouping */.aU);
        if (value instanceof MadeUp)
            return node instanceof ast/* Binary */.yI || !['', 'format'].includes(name);
        return name !== '' && value instanceof data/* Dictionary */.bT;
    });
}
const contextNames = 'github needs strategy matrix job jobs runner env vars secrets inputs steps'.split(' ');
/** The value between `${{` and `}}`. Unknown if GitHub refuses it. */
function evaluate(text, { contexts, success }) {
    const answers = { success, always: true, failure: false, cancelled: false, hashfiles: undefined };
    const functions = Object.entries(answers).map(([name, answer]) => {
        const call = () => (answer === undefined ? unknown : new data/* BooleanData */.bo(answer));
        return { name, minArgs: 0, maxArgs: 255, call };
    });
    try {
        const tree = new parser/* Parser */.i(new lexer/* Lexer */.JG(text).lex().tokens, contextNames, functions).parse();
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
function condition(written, scope) {
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
function groupsOf(written, scope) {
    const fields = (0,json/* fieldsOf */.Pf)(written) ?? { group: written };
    const name = filledText(fields['group'], scope)?.toLowerCase();
    const cancels = filledText(fields['cancel-in-progress'], scope) === 'true';
    return name === '' ? [] : [{ name, cancels, isQueue: fields['queue'] === 'max' }];
}

;// CONCATENATED MODULE: ./build/features/workflow-check/events.js



const pullKinds = ['opened', 'synchronize', 'other', 'closed', 'merged'];
const pullEvents = ['pull_request', 'pull_request_target'];
const usualTypes = ['opened', 'synchronize', 'reopened'];
/** Pushes to the default branch, which may be unknown, and to branches in the file; all events of two pull requests. */
function eventsFor(file, repository, defaultBranch) {
    const { events, fields, jobs } = file;
    const listed = wordsIn((0,json/* fieldsOf */.Pf)(events['push'])?.['branches']);
    const conditions = JSON.stringify([...jobs.values()]).slice(0, 100_000);
    const compared = conditions.matchAll(/(?:refs\/heads\/|ref_name == ')([\w./-]{1,100})/gu);
    const branches = new Set([...listed.filter(isPlain), ...[...compared].map(([, name = '']) => name)]);
    const pushes = ['push', 'next push'].map((kind) => push(kind, defaultBranch, events['push']));
    branches.delete(defaultBranch);
    // A branch in a condition may have no filter.
    const filters = pushes[0]?.starts ? {} : events['push'];
    const named = [...branches].slice(0, 5).map((branch) => push('branch push', branch, filters));
    const names = pullEvents.filter((name) => name in events);
    const firsts = names.flatMap((name) => ['7', '8'].flatMap((of) => pullKinds.map((kind) => ({ kind, name, of }))));
    const pulls = firsts.map((each) => pull(each, events[each.name], repository, defaultBranch));
    const any = { kind: 'any', name: '', of: '', starts: undefined, known: {} };
    const [repository_owner = ''] = repository.split('/');
    const common = { repository, repository_owner, workflow: plainText(fields['name']) || 'the file' };
    return [any, ...('push' in events ? [...pushes, ...named] : []), ...pulls].map(({ known, ...event }, index) => {
        const run = new MadeUp(`run-${index}`);
        const hasPaths = hasFilter(events[event.name], 'paths', 'paths-ignore');
        return { ...event, hasPaths, github: partly({ ...common, run_id: run, sha: run, ...known }) };
    });
}
function push(kind, branch, filters) {
    const ref = `refs/heads/${branch}`;
    const event = partly({ ref, deleted: false, action: null, number: null, pull_request: null, issue: null });
    const known = { event_name: 'push', ref, ref_name: branch, head_ref: '', base_ref: '', event };
    return { kind, name: 'push', of: branch, starts: startOf(filters, branch), known };
}
function pull({ kind, name, of }, filters, repository, defaultBranch) {
    const types = typesOf(filters);
    const rare = types.find((type) => ![...usualTypes, 'closed'].includes(type)) ?? '';
    const action = kind === 'merged' ? 'closed' : kind === 'other' ? rare : kind;
    const named = wordsIn((0,json/* fieldsOf */.Pf)(filters)?.['branches']).filter(isPlain);
    const bases = [defaultBranch, ...named.slice(0, 5)];
    const base = bases.find((branch) => startOf(filters, branch) !== false) ?? defaultBranch;
    const [base_ref, head_ref] = [new MadeUp(base), new MadeUp(`feature-${of}`)];
    const repo = partly({ full_name: repository, fork: false });
    const sides = { base: partly({ ref: base_ref, repo }), head: partly({ ref: head_ref, repo }) };
    const state = { state: action === 'closed' ? 'closed' : 'open', merged: kind === 'merged' };
    const pull_request = partly({ number: of, ...state, ...sides });
    const isOnBase = kind === 'merged' || name === 'pull_request_target';
    const ref_name = isOnBase ? base : `${of}/merge`;
    const ref = `refs/${isOnBase ? 'heads' : 'pull'}/${ref_name}`;
    const refs = { ref, ref_name, base_ref, head_ref };
    const known = { event_name: name, event: partly({ action, number: of, pull_request }), ...refs };
    return { kind, name, of, starts: and(types.includes(action), startOf(filters, base)), known };
}
const isPlain = (branch) => /^[\w./-]{1,100}$/u.test(branch);
function typesOf(filters) {
    const types = wordsIn((0,json/* fieldsOf */.Pf)(filters)?.['types']);
    return types.length > 0 ? types : usualTypes;
}
function hasFilter(filters, ...names) {
    return names.some((name) => name in ((0,json/* fieldsOf */.Pf)(filters) ?? {}));
}
/** Whether an event for a branch starts the workflow. Unknown for paths, long patterns, and signs other than two stars. */
function startOf(filters, branch) {
    const has = (...names) => hasFilter(filters, ...names);
    const patterns = wordsIn((0,json/* fieldsOf */.Pf)(filters)?.[has('branches') ? 'branches' : 'branches-ignore']);
    const isOdd = (pattern) => /[!?+[\]\\]|\*{3}|(?:\*+[^*]+){2}\*|.{100}/su.test(pattern.slice(0, 200));
    const isOpen = patterns.length > 50 || patterns.some(isOdd);
    if (branch === '' || isOpen)
        return undefined;
    const isMatch = patterns.some((pattern) => {
        const literal = pattern.replaceAll(/[.^$(){}|]/gu, '\\$&');
        const glob = literal.replaceAll(/\*\*?/gu, (stars) => (stars === '*' ? '[^/]*' : '.*'));
        return new RegExp(`^${glob}$`, 'u').test(branch);
    });
    const isIn = has('branches') ? isMatch : has('branches-ignore') ? !isMatch : !has('tags', 'tags-ignore');
    return isIn && has('paths', 'paths-ignore') ? undefined : isIn;
}

;// CONCATENATED MODULE: ./build/features/workflow-check/event-checks.js




/** `other` is the pull request that is left out. */
const stepsAt = (steps, kind, other = '8') => steps.filter(({ event }) => event.kind === kind && event.of !== other);
const isDeploy = ({ deploys, runs }) => deploys === true && runs !== false;
const mayDeploy = ({ deploys, runs }) => deploys !== false && runs !== false;
const quoted = (text = '') => (0,printable/* excerpt */.Kb)(text.replaceAll(/\s+/gu, ' '), 100);
/** For lines to paste. */
const plain = (text = '') => text.replaceAll(/[^\w./-]/gu, '');
const typeOf = (kind) => (kind === 'merged' ? 'closed' : kind);
const event_checks_open = ['opened', 'synchronize', 'other'];
function noTeardown(found) {
    const { steps, others } = found;
    const certain = [...steps.filter(({ event }) => !event.hasPaths), ...others];
    const [kind, more] = ['closed', 'merged'].filter((each) => !stepsAt(certain, each).some(({ deletes, runs }) => deletes !== false && runs !== false));
    if (kind === undefined || !event_checks_open.some((each) => stepsAt(steps, each).some(isDeploy)))
        return [];
    const when = more ? 'closes' : kind === 'merged' ? 'is merged' : 'closes without a merge';
    const effect = `When a pull request ${when}, its preview stays unless a sweep deletes it`;
    const why = problemAt(found, kind, effect, 'deletes');
    return why.length > 0 ? why : [{ text: `${effect}: no step deletes it.`, lines: 'with:\n  mode: auto' }];
}
function noDeploy(found) {
    const { file, steps, others } = found;
    const isNever = (kind) => !stepsAt([...steps, ...others], kind).some(mayDeploy);
    const isStale = stepsAt(steps, 'opened').some(isDeploy) && isNever('synchronize');
    if (isStale)
        return problemAt(found, 'synchronize', 'A push to a pull request does not update its preview', 'deploys');
    const isOther = Object.keys(file.events).some((name) => !['push', 'workflow_dispatch', ...pullEvents].includes(name));
    const isForClosed = pullEvents.some((name) => name in file.events && typesOf(file.events[name]).includes('closed'));
    const isPreview = isForClosed && stepsAt(steps, 'push').some(isDeploy) && !others.some(mayDeploy);
    const isNone = isPreview && !isOther && event_checks_open.every(isNever);
    if (isNone)
        return problemAt(found, 'opened', 'Pull requests get no preview', 'deploys');
    const pushed = stepsAt(steps, 'branch push').find(({ deploys, runs, mode }) => deploys && runs && mode !== 'deploy');
    if (pushed === undefined || isOther || !isNever('push'))
        return [];
    const live = `No push updates the live site. One to ${quoted(pushed.event.of)} makes a preview, and one to the default branch nothing`;
    return problemAt(found, 'push', live, 'deploys');
}
/** Empty if it is not certain why no step deploys or deletes. */
function problemAt(found, kind, effect, role) {
    const events = found.events.filter((event) => event.kind === kind);
    const event = events.find(({ starts }) => starts !== false) ?? events[0];
    if (event === undefined)
        return [];
    const lines = linesForEvent(found, event);
    const type = typeOf(kind);
    const isType = kind === 'push' || typesOf(found.file.events[event.name]).includes(type);
    const absent = isType ? `the filters below "${event.name}" leave it out.` : `"${event.name}" has no "${type}".`;
    if (event.starts === false)
        return [{ text: `${effect}: ${absent}`, lines }];
    const paths = 'a close starts no run if the pull request no longer touches the files of "paths" or "paths-ignore".';
    if (event.hasPaths && role === 'deletes')
        return [{ text: `${effect}: ${paths}`, lines }];
    const stopped = stepsAt(found.steps, kind).filter((step) => step[role] === true && step.stop);
    const step = stopped.find(({ mode }) => mode === 'teardown') ?? stopped[0];
    if (step?.stop === undefined)
        return [];
    const { of, id, condition } = step.stop;
    const needed = `job "${quoted(step.id)}" needs "${quoted(id)}", which is skipped`;
    const why = of === 'needed job' ? needed : `the ${of === 'job' ? of : 'step of job'} "${quoted(id)}" is skipped`;
    const text = `${effect}: ${why}. Its condition: ${quoted(condition)}`;
    return [{ text, lines: linesForCondition(found, kind, step) }];
}
function linesForEvent({ file }, { kind, name, of }) {
    const filters = file.events[name];
    const branches = [of, ...wordsIn((0,json/* fieldsOf */.Pf)(filters)?.['branches'])].filter(isPlain);
    if (name === 'push')
        return `on:\n  push:\n    branches: [${[...new Set(branches)].join(', ')}]`;
    const more = kind === 'opened' ? usualTypes : [typeOf(kind)];
    const types = [...new Set([...typesOf(filters).filter(isPlain), ...more])].join(', ');
    const builds = kind === 'closed' ? "\n# And at each step that builds:\n#   if: github.event.action != 'closed'" : '';
    return `on:\n  ${name}:\n    types: [${types}]${builds}`;
}
/** A condition that lets a step run at an event, and changes nothing at pushes. */
function linesForCondition({ file, steps }, kind, { id, job, mode, stop, step }) {
    const isNeed = stop?.of === 'needed job';
    const needs = needsOf(job).map((need) => `needs.${plain(need)}.result == 'success'`);
    const either = `!cancelled() && (${needs.join(' && ')} || github.event.action == 'closed')`;
    if (isNeed && typeOf(kind) === 'closed')
        return `jobs:\n  ${plain(id)}:\n    if: \${{ ${either} }}`;
    const isForPush = kind === 'push' || stepsAt(steps, 'push').some((each) => each.step === step && each.runs !== false);
    const noPush = isForPush || !('push' in file.events) ? [] : ["github.event_name != 'push'"];
    const usual = [...noPush, ...(isNeed ? ["github.event.action != 'closed'"] : [])].join(' && ') || 'success()';
    const line = mode === 'teardown' ? "github.event.action == 'closed'" : usual;
    return stop?.of === 'step' ? `if: ${line} # in its place` : `jobs:\n  ${plain(stop?.id)}:\n    if: ${line}`;
}

;// CONCATENATED MODULE: ./build/features/workflow-check/play.js



/** Other steps and jobs succeed or are skipped. */
function play(file, event, action) {
    const done = new Map();
    const groups = groupsOf(file.fields['concurrency'], { contexts: partly({ github: event.github }), success: true });
    return [...file.jobs].flatMap(([id, job]) => {
        const before = needsOf(job).map((need) => ({ need, ...done.get(need) }));
        const results = before.map(({ need, runs }) => [need, partly({ result: resultOf(runs) })]);
        const contexts = partly({ github: event.github, needs: partly(Object.fromEntries(results)) });
        const success = and(...before.flatMap((each) => [each.runs, each.success]));
        const runs = condition(job['if'], { contexts, success });
        const needed = before.find((each) => each.stop)?.stop;
        const isByNeed = needed && condition(job['if'], { contexts, success: true }) !== false;
        const own = isByNeed ? { ...needed, of: 'needed job' } : { of: 'job', id, condition: plainText(job['if']) };
        const stop = runs === false ? own : undefined;
        done.set(id, { runs, success, stop: stop ?? needed });
        const all = [...groups, ...groupsOf(job['concurrency'], { contexts, success: true })];
        return stepsIn({ event, id, job, runs: and(event.starts, runs), stop, groups: all }, contexts, action);
    });
}
const resultOf = (runs) => (runs === undefined ? unknown : runs ? 'success' : 'skipped');
function stepsIn(common, outer, action) {
    const { id, job } = common;
    const steps = new Partly();
    const contexts = new Partly(...outer.pairs(), { key: 'steps', value: steps });
    if ('uses' in job)
        return ownStep(job, { ...inputsOf(job), ...(0,json/* fieldsOf */.Pf)(job['secrets']) }, common, contexts, action);
    return stepsOf(job).flatMap((step) => {
        const isRun = condition(step['if'], { contexts, success: true });
        const result = resultOf(isRun);
        steps.add(plainText(step['id']), partly({ outcome: result, conclusion: result }));
        const own = { of: 'step', id, condition: plainText(step['if']) };
        const stop = common.stop ?? (isRun === false ? own : undefined);
        return ownStep(step, inputsOf(step), { ...common, runs: and(common.runs, isRun), stop }, contexts, action);
    });
}
/** None for a step or a job of something else. A call with a secret may lead to this action. */
function ownStep(step, given, common, contexts, action) {
    const isKnown = isOwn(step, action);
    const hasSecret = 'secrets' in step || Object.values(given).some((value) => plainText(value).includes('secrets.'));
    if (!isKnown && !(isCall(step, action) && hasSecret))
        return [];
    const scope = { contexts, success: true };
    const inputs = new Map(Object.entries(given).map(([name, value]) => [name, filledText(value, scope)]));
    const input = (name) => (isKnown ? (inputs.has(name) ? inputs.get(name) : '') : undefined);
    const mode = input('mode');
    const is = (...modes) => (mode === undefined ? undefined : modes.includes(mode));
    return [{ ...common, step, input, mode, deploys: is('', 'auto', 'deploy'), deletes: is('', 'auto', 'teardown') }];
}

;// CONCATENATED MODULE: ./build/features/workflow-check/settings-checks.js




const isChange = ({ runs, deploys, deletes }) => runs !== false && (deploys || deletes) === true;
function sharedGroup(some, others, fits = ({ isQueue }) => !isQueue) {
    const names = new Set(others.filter(isChange).flatMap(({ groups }) => groups.map(({ name }) => name)));
    const all = some.filter(isChange).flatMap(({ id, job, groups }) => groups.map((group) => ({ id, job, ...group })));
    return all.find((group) => group.name !== undefined && names.has(group.name) && fits(group));
}
const groupLines = ({ id, job }, line) => 'concurrency' in job ? `jobs:\n  ${plain(id)}:\n    concurrency:\n      ${line}` : `concurrency:\n  ${line}`;
function concurrency({ steps }) {
    const [push, opened, pushed] = [stepsAt(steps, 'push'), stepsAt(steps, 'opened'), stepsAt(steps, 'synchronize')];
    const deploys = [...push, ...opened, ...pushed].filter(isDeploy);
    const alone = deploys.find(({ groups, job }) => groups.length === 0 && !('uses' in job));
    const number = 'group: ${{ github.workflow }}-${{ github.event.pull_request.number || github.ref }}';
    const none = 'There is no "concurrency", so two runs at once can make two sites, and the older one can end last.';
    if (alone)
        return [{ text: none, lines: groupLines(alone, number) }];
    const all = sharedGroup(opened, stepsAt(steps, 'opened', '7')) ?? sharedGroup(pushed, stepsAt(steps, 'synchronize', '7'));
    const group = all ?? sharedGroup(stepsAt(steps, 'merged'), [...push, ...stepsAt(steps, 'merged', '7')]);
    const which = all ? 'All pull requests share' : 'Closes after a merge share';
    const why = 'GitHub keeps one waiting run of a group and drops the others, so previews stay or are not updated';
    const text = `${which} the "concurrency" group "${quoted(group?.name)}": ${why}.`;
    return group ? [{ text, lines: groupLines(group, number) }] : [];
}
function cancel({ steps }) {
    const isCut = ({ cancels }) => cancels;
    const cut = sharedGroup(stepsAt(steps, 'synchronize'), stepsAt(steps, 'opened'), isCut) ??
        sharedGroup(stepsAt(steps, 'closed'), stepsAt(steps, 'synchronize'), isCut) ??
        sharedGroup(stepsAt(steps, 'next push'), stepsAt(steps, 'push'), isCut);
    const text = '"cancel-in-progress" can cut off a deploy, which leaves the old site, or a forgotten one.';
    return cut ? [{ text, lines: groupLines(cut, 'cancel-in-progress: false') }] : [];
}
function oneEnvironment({ steps, others }) {
    const certain = [...steps, ...others].filter((step) => step.runs && step.deploys && placeOf(step) !== undefined);
    return certain.flatMap((step) => {
        if (!steps.includes(step))
            return [];
        const after = "${{ github.event_name != 'push' && '-preview' || '' }}";
        const lists = Object.entries((0,json/* fieldsOf */.Pf)((0,json/* fieldsOf */.Pf)(step.job['strategy'])?.['matrix']) ?? {});
        const [list] = lists.find(([name, each]) => name !== 'exclude' && Array.isArray(each) && each.length > 1) ?? [];
        const isOther = (each) => new Set(['', directoryOf(each), directoryOf(step)]).size === 3;
        const rival = certain.find((each) => placeOf(each) === placeOf(step) && isOther(each));
        const both = [step, rival].map((each) => `"${quoted(directoryOf(each))}" of job "${quoted(each?.id)}"`).toSorted();
        const what = list === undefined ? `${both.join(' and ')} go` : `The matrix of job "${quoted(step.id)}" goes`;
        const site = list === undefined ? 'docs' : `\${{ matrix.${list === 'include' ? 'site' : plain(list)} }}`;
        const text = `${what} to one environment, so one site replaces the other.`;
        return list || rival ? [{ text, lines: `with:\n  environment: ${site}${after}` }] : [];
    });
}
const placeOf = ({ event: { kind, of }, input }) => input('environment') === undefined ? undefined : `${kind} ${of} ${input('environment')?.toLowerCase()}`;
const directoryOf = (step) => (step?.input('directory') ?? '').replaceAll(/^\.\/|\/$/gu, '');
const forPushes = (to = '') => `with:\n  domain: \${{ github.event_name == 'push' && '${plain(to)}' || '' }}`;
const number = 'github.event.pull_request.number';
const forPulls = `with:\n  domain: \${{ ${number} && format('pr-{0}-my-site.tiiny.site', ${number}) || '' }}`;
function domain({ steps }) {
    const domains = (kind, other) => stepsAt(steps, kind, other).flatMap((step) => (isDeploy(step) && step.input('domain')) || []);
    const [pushes, pulls] = [domains('push'), domains('opened')];
    const one = pulls.find((each) => [...pushes, ...domains('opened', '7')].includes(each));
    const which = pushes.includes(one ?? '') ? 'Pull requests and pushes' : 'All pull requests';
    const text = `${which} go to one "domain", ${quoted(one)}, and only the first of them gets it.`;
    if (one !== undefined)
        return [{ text, lines: forPushes(one) }];
    const written = steps.map(({ step }) => plainText(inputsOf(step)['domain']));
    const broken = pushes.find((each) => !written.some((text) => text.includes(each)) && /^[-.]|-\.|\.[-.]|-$|(?<!\bxn)--/u.test(each));
    const empty = `A push goes to the "domain" ${quoted(broken)}, because a part of it is empty there.`;
    return broken ? [{ text: empty, lines: forPulls }] : [];
}
/** Without `permissions` the settings of the repository decide. */
function permissions({ file, steps }) {
    const isPull = ({ event, runs }) => pullEvents.includes(event.name) && runs !== false;
    return steps.flatMap(({ id, job, step, deploys, input }) => {
        const place = [job, file.fields].find((each) => 'permissions' in each)?.['permissions'] ?? 'write-all';
        const isSilent = !['', 'true'].includes(input('comment') ?? '');
        const comments = !isSilent && steps.some((each) => each.step === step && isPull(each));
        const lacking = ['deployments', ...(comments ? ['pull-requests'] : [])]
            .filter((name) => !/^write/u.test(plainText((0,json/* fieldsOf */.Pf)(place)?.[name] ?? place)))
            .map((name) => `${name}: write`);
        if (!deploys || input('github-token') !== '' || lacking.length === 0)
            return [];
        const text = `The permissions of job "${quoted(id)}" lack "${lacking.join('" and "')}".`;
        return [{ text, lines: `permissions:\n  contents: read\n  ${lacking.join('\n  ')}` }];
    });
}
function key({ steps }) {
    const text = 'The key does not come from a secret, so others can read it: make a new one.';
    const isKnown = steps.some(({ input }) => input('api-key'));
    return isKnown ? [{ text, lines: 'with:\n  api-key: ${{ secrets.HOSTING_API_KEY }}' }] : [];
}

;// CONCATENATED MODULE: ./build/features/workflow-check/findings.js











const checks = [noTeardown, noDeploy, concurrency, cancel, oneEnvironment, domain, permissions, key];
/** Problems in the first of these parsed files (DESIGN 7), or the played events. `action` may be empty: see `isOwn`. */
function findingsOf(files, action, repository, defaultBranch = '') {
    try {
        const [own, ...beside] = files.map((fields) => {
            const file = workflowOf(fields);
            const events = eventsFor(file, repository, defaultBranch);
            return { file, events, steps: events.flatMap((event) => play(file, event, action)) };
        });
        if (own === undefined)
            return [unread('it is not known, not in the workspace, above 256 KiB, or no YAML')];
        const parts = [...own.file.jobs.values()].flatMap((job) => [job, ...stepsOf(job)]);
        const paths = new Set(parts.filter((part) => isCall(part, action)).map((part) => quoted((0,json/* textOf */.b6)(part['uses']))));
        const calls = paths.size > 0 ? [{ ok: undefined, text: `Not looked at: ${(0,printable/* firstOf */.Ku)([...paths], 3)}.` }] : [];
        if (!own.steps.some(({ mode }) => mode !== undefined))
            return [unread('it has no step of this action'), ...calls];
        const found = { ...own, others: beside.flatMap(({ steps }) => steps) };
        if (own.steps.length + found.others.length > 1000)
            throw new RangeError();
        const problems = new Map(checks.flatMap((check) => check(found)).map((each) => [each.text, { ok: false, ...each }]));
        return [...(problems.size > 0 ? problems.values() : [nothing(own.steps, own.file)]), ...calls];
    }
    catch {
        return [unread('it has too many jobs, or is not as GitHub wants it')];
    }
}
const unread = (why) => ({ ok: undefined, text: `The workflow file was not looked at: ${why}.` });
function nothing(steps, { fields, jobs }) {
    const kinds = ['push', 'opened', 'synchronize', 'closed', 'merged'];
    const played = kinds.filter((kind) => stepsAt(steps, kind).some(({ runs }) => runs !== false)).join(', ');
    if (played === '')
        return unread('no step of this action runs for pushes to the default branch or for pull requests');
    const rights = [fields, ...jobs.values()].some((each) => 'permissions' in each) ? ', permissions' : '';
    const sought = `previews, the live site, concurrency, environments, domains, the key${rights}`;
    return { ok: true, text: `Nothing was found in the workflow file. Played: ${played}. Looked for: ${sought}.` };
}
/** Checks the workflow file that runs, from a checkout with the files beside it. Never throws. */
async function readWorkflow(variables, workspace, defaultBranch = '') {
    const { GITHUB_ACTION_REPOSITORY: action = '', GITHUB_REPOSITORY: repository = '' } = variables;
    const folder = (0,external_node_path_.join)(workspace, '.github/workflows');
    const name = (0,build_variables/* workflowNameOf */.M2)(variables);
    const read = new Map();
    const most = 2 ** 18;
    let left = 2 * most;
    for (const each of new Set([name, ...(await (0,promises_.readdir)(folder).catch(() => []))])) {
        const path = (0,external_node_path_.join)(folder, each);
        const file = await (0,promises_.lstat)(path).catch(() => undefined);
        if (!/\.ya?ml$/u.test(each) || !file?.isFile() || file.size > Math.min(left, most))
            continue;
        left -= file.size;
        const text = await (0,promises_.readFile)(path, 'utf8').catch(() => '');
        // The time is quadratic in tags and anchors, and for a search for duplicate keys.
        const isOdd = (text.match(/(?<!\S)[!&]/gu)?.length ?? 0) > 1000;
        const parsed = async () => (isOdd ? undefined : (0,dist/* parse */.qg)(text, { logLevel: 'error', uniqueKeys: false }));
        const fields = (0,json/* fieldsOf */.Pf)(await parsed().catch(() => undefined));
        if (fields)
            read.set(each, fields);
    }
    // act only has the title of the workflow.
    const title = variables['GITHUB_WORKFLOW'];
    const own = [...read].find(([path, fields]) => (name ? path === name : fields['name'] === title))?.[1];
    const files = own ? [own, ...[...read.values()].filter((fields) => fields !== own)] : [];
    return findingsOf(files, action, repository, defaultBranch);
}


/***/ })

};
