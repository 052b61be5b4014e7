export const id = 828;
export const ids = [828];
export const modules = {

/***/ 7828:
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
// EXTERNAL MODULE: ./build/environment.js
var environment = __webpack_require__(4306);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(1245);
;// CONCATENATED MODULE: ./build/features/workflow-check/workflow-file.js

const pullEvents = ['pull_request', 'pull_request_target'];
/** @param action `owner/repo` of this action; empty if the workflow's own repository has it */
function workflowOf(parsed, action) {
    const fields = (0,json/* fieldsOf */.Pf)(parsed) ?? {};
    const events = (0,json/* fieldsOf */.Pf)(fields['on']) ?? Object.fromEntries(wordsIn(fields['on']).map((name) => [name, {}]));
    const jobs = (0,json/* fieldsOf */.Pf)(fields['jobs']) ?? {};
    const pull = pullEvents.find((name) => name in events && typesOf(events[name]).join() !== 'closed');
    const closing = pullEvents.map((name) => (0,json/* fieldsOf */.Pf)(events[name]) ?? {});
    return {
        fields,
        events,
        pull,
        closing: closing.filter((event) => typesOf(event).includes('closed')),
        steps: Object.keys(jobs).flatMap((id) => ownStepsOf(id, jobs, action, pull)),
    };
}
function ownStepsOf(id, jobs, action, pull) {
    const job = (0,json/* fieldsOf */.Pf)(jobs[id]) ?? {};
    const before = jobsBefore(job, jobs);
    const key = (0,json/* fieldsOf */.Pf)(job['secrets'])?.['api-key'];
    const call = { with: { ...inputsOf(job), 'api-key': key } };
    const steps = key === undefined ? stepsOf(job).filter((step) => isOwn(step, action)) : [call];
    return steps.map((step) => {
        const inputs = inputsOf(step);
        const conditions = [step, job].map((each) => plainText(each['if']));
        const all = [...conditions, ...[...before.values()].map((each) => plainText(each['if']))];
        const isFor = (event = '') => all.every((each) => usual.test(each.replace(`github.event_name == '${event}'`, '')));
        const isForPulls = pull !== undefined && isFor(pull);
        return { id, job, conditions, before, inputs, mode: wordOf(inputs['mode']) ?? '?', isForAll: isFor(), isForPulls };
    });
}
/** What a condition may say without keeping a step from an event, apart from a close. */
const usual = /^(?:github\.event\.action|needs\.[\w-]+\.result|'closed'|'success'|(?:always|success|cancelled)\(\)|[\s${}()!=&|])*$/u;
function isOwn(step, action) {
    const [place = ''] = (0,json/* textOf */.b6)(step['uses']).split('@');
    if (action === '')
        return /^[.$]\//u.test(place) && 'api-key' in inputsOf(step);
    return place.toLowerCase() === action.toLowerCase();
}
function jobsBefore(job, jobs, found = new Map()) {
    for (const id of wordsIn(job['needs'])) {
        const needed = (0,json/* fieldsOf */.Pf)(jobs[id]);
        if (needed !== undefined && !found.has(id))
            jobsBefore(needed, jobs, found.set(id, needed));
    }
    return found;
}
function stepsOf(job) {
    return Array.isArray(job['steps']) ? job['steps'].map((step) => (0,json/* fieldsOf */.Pf)(step) ?? {}) : [];
}
const inputsOf = (step) => (0,json/* fieldsOf */.Pf)(step['with']) ?? {};
const typesOf = (event) => wordsIn((0,json/* fieldsOf */.Pf)(event)?.['types']);
/** One word or a list of them, as a list. */
function wordsIn(value) {
    return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
}
/** A text, a number or a boolean as a text; empty for anything else. */
function plainText(value) {
    return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : '';
}
/** A plain text; undefined for an expression, because what it will be is not known. */
function wordOf(value) {
    return plainText(value).includes('${{') ? undefined : plainText(value);
}

;// CONCATENATED MODULE: ./build/features/workflow-check/checks.js


const isDeploy = ({ mode }) => ['', 'auto', 'deploy'].includes(mode);
const checks_close = (step, file, others) => {
    if (file.pull === undefined || !step.isForPulls || [file, ...others].some(ends))
        return undefined;
    const isClosing = file.closing.length > 0;
    if (isClosing && step.conditions.some(isSkipped)) {
        const text = `The step of job "${step.id}" is skipped when a pull request closes, so the preview stays.`;
        return { text, lines: "if: success() # in place of: github.event.action != 'closed'" };
    }
    const build = skippedBefore(step);
    if (isClosing && build !== undefined) {
        const text = `Job "${step.id}" needs "${build}", which is skipped when a pull request closes, so the preview stays.`;
        const condition = `!cancelled() && (needs.${build}.result == 'success' || github.event.action == 'closed')`;
        return { text, lines: `jobs:\n  ${step.id}:\n    if: \${{ ${condition} }}` };
    }
    const text = isClosing
        ? '"paths" or "paths-ignore" beside "closed": a pull request that no longer touches these files keeps its preview.'
        : `"${file.pull}" has no "closed", so nothing deletes a preview when its pull request closes.`;
    const written = typesOf(file.events[file.pull]);
    const types = new Set([...(written.length > 0 ? written : ['opened', 'synchronize', 'reopened']), 'closed']);
    const builds = "# And at each step that builds:\n#   if: github.event.action != 'closed'";
    return { text, lines: `on:\n  ${file.pull}:\n    types: [${[...types].join(', ')}]\n${builds}` };
};
/** Whether a step of a file runs at each close, and may delete the preview. */
function ends({ closing, steps }) {
    if (closing.every((event) => 'paths' in event || 'paths-ignore' in event))
        return false;
    const ending = steps.filter(({ mode }) => !['sweep', 'reserve', 'build-failed'].includes(mode));
    return ending.some((step) => !step.conditions.some(isSkipped) && skippedBefore(step) === undefined);
}
const isSkipped = (condition) => /github\.event\.action\s*!=\s*'closed'/u.test(condition);
/** Without one of these functions a job is skipped with what it needs. */
function skippedBefore({ job, before }) {
    if (/(?:always|cancelled|failure)\(\)/u.test(plainText(job['if'])))
        return undefined;
    return [...before].find(([, needed]) => isSkipped(plainText(needed['if'])))?.[0];
}
const checkout = ({ job, before, isForPulls }, { pull }) => {
    if (pull !== 'pull_request_target' || !isForPulls)
        return undefined;
    const steps = [job, ...before.values()].flatMap(stepsOf);
    const checkouts = steps.filter((step) => (0,json/* textOf */.b6)(step['uses']).startsWith('actions/checkout@')).map(inputsOf);
    if (checkouts.length === 0 || checkouts.some((inputs) => 'ref' in inputs || 'repository' in inputs))
        return undefined;
    const text = `In a run of "${pull}" a checkout without "ref" gets the base branch, so the preview does not show the pull request.`;
    return { text, lines: 'on:\n  pull_request:\n    types: [opened, synchronize, reopened, closed]' };
};
const concurrency = ({ job, isForPulls }, { fields, events, pull, closing }) => {
    // A called workflow has its own.
    if ('uses' in job || (pull === undefined && !('push' in events)))
        return undefined;
    const written = [fields, job].map((each) => (0,json/* fieldsOf */.Pf)(each['concurrency']) ?? { group: each['concurrency'] });
    const groups = written.map(({ group }) => plainText(group)).join('');
    const lines = 'concurrency:\n  group: ${{ github.workflow }}-${{ github.event.pull_request.number || github.ref }}';
    if (groups === '')
        return { text: 'There is no "concurrency", so two runs at once can make two sites.', lines };
    if (written.some((each) => each['cancel-in-progress'] === true)) {
        const text = '"cancel-in-progress" can cut off a deploy, which leaves a site that nothing remembers.';
        return { text, lines: 'concurrency:\n  cancel-in-progress: false' };
    }
    const isByRef = /github\.ref/u.test(groups) && !/number|head|pull_request/u.test(groups);
    if (!isByRef || closing.length === 0 || !isForPulls)
        return undefined;
    const which = '"github.ref" is the base branch when a merged one closes.';
    return { text: `The "concurrency" group lacks the number of the pull request: ${which}`, lines };
};
const reserve = ({ id, inputs, isForPulls }, { steps, events }) => {
    const [site, domain] = ['environment', 'domain'].map((name) => plainText(inputs[name]));
    const reserving = steps.find((each) => each.mode === 'reserve' && plainText(each.inputs['environment']) === site);
    const reserved = plainText(reserving?.inputs['domain']);
    if (reserving === undefined || reserved === domain)
        return undefined;
    const text = `The deploy of job "${id}" has another "domain" than the step with "mode: reserve", so the build gets a wrong address. Write one in both.`;
    const written = reserved || domain || '';
    // A preview that names the live site's address is refused.
    const isForPush = isForPulls && 'push' in events && !written.includes('${{');
    const line = isForPush ? `\${{ github.event_name == 'push' && '${written}' || '' }}` : written;
    return { text, lines: `with:\n  domain: ${line}` };
};
const checks_environment = (step, file, others) => {
    const own = environmentOf(step);
    if (own === undefined || !step.isForAll)
        return undefined;
    const after = "${{ github.event_name == 'pull_request' && '-preview' || '' }}";
    const lists = Object.entries((0,json/* fieldsOf */.Pf)((0,json/* fieldsOf */.Pf)(step.job['strategy'])?.['matrix']) ?? {});
    const [name] = lists.find(([, list]) => Array.isArray(list) && list.length > 1) ?? [];
    if (name !== undefined) {
        const text = `The matrix of job "${step.id}" goes to one environment, so one site replaces the other.`;
        return { text, lines: `with:\n  environment: \${{ matrix.${name === 'include' ? 'site' : name} }}${after}` };
    }
    const beside = others.filter(({ pull }) => pull !== undefined && pull === file.pull);
    const sites = [file, ...beside].flatMap(({ steps }) => steps.filter((each) => isDeploy(each) && each.isForAll));
    const directory = directoryOf(step);
    const rival = sites.find((each) => environmentOf(each) === own && !['', directory].includes(directoryOf(each)));
    if (rival === undefined || directory === '')
        return undefined;
    const both = [step, rival].map((each) => `"${directoryOf(each)}" of job "${each.id}"`).toSorted();
    const text = `${both.join(' and ')} go to one environment, so one site replaces the other.`;
    return { text, lines: `with:\n  environment: docs${after}` };
};
const environmentOf = ({ inputs }) => wordOf(inputs['environment']);
/** Empty if it is not known. */
const directoryOf = ({ inputs }) => (wordOf(inputs['directory']) ?? '').replace(/^\.\/|\/$/gu, '');
const permissions = ({ id, job, inputs, isForPulls }, { fields }) => {
    const place = [job, fields].find((each) => 'permissions' in each);
    // Another token has permissions of its own. If none are written, the repository's settings decide.
    if (place === undefined || 'github-token' in inputs)
        return undefined;
    const comments = (isForPulls || 'pull-request' in inputs) && ['', 'true'].includes(plainText(inputs['comment']));
    const lacking = ['deployments', ...(comments ? ['pull-requests'] : [])].filter((scope) => {
        const level = (0,json/* fieldsOf */.Pf)(place['permissions'])?.[scope] ?? place['permissions'];
        return !['write', 'write-all'].includes(plainText(level));
    });
    if (lacking.length === 0)
        return undefined;
    return {
        text: `The permissions of job "${id}" lack ${lacking.map((scope) => `"${scope}: write"`).join(', ')}.`,
        lines: 'permissions:\n  contents: read\n  deployments: write\n  pull-requests: write',
    };
};
const key = ({ inputs }) => {
    const written = plainText(inputs['api-key']);
    if (written === '' || (wordOf(written) === undefined && !/\bvars\./u.test(written)))
        return undefined;
    const text = 'The key does not come from a secret, so others can read it: make a new one.';
    return { text, lines: 'with:\n  api-key: ${{ secrets.HOSTING_API_KEY }}' };
};
const checks = [checks_close, checkout, concurrency, reserve, checks_environment, permissions, key];

;// CONCATENATED MODULE: ./build/features/workflow-check/findings.js







/**
 * What is wrong in a workflow file (DESIGN section 7), or that nothing is. It says nothing of what expressions hide.
 *
 * @param workflow a parsed file
 * @param others the other parsed files of the folder
 * @param action `owner/repo` of this action; empty if the workflow's own repository has it
 */
function findingsOf(workflow, others, action) {
    const file = workflowOf(workflow, action);
    const beside = others.map((parsed) => workflowOf(parsed, action));
    const deploys = file.steps.filter(isDeploy);
    const found = checks.flatMap((check) => deploys.flatMap((step) => check(step, file, beside) ?? []));
    // Several steps can have one mistake.
    const problems = [...new Map(found.map((problem) => [problem.text, { ok: false, ...problem }])).values()];
    if (problems.length > 0 || deploys.length === 0)
        return problems;
    return [{ ok: true, text: 'No mistake was found in the workflow file.' }];
}
/** What is found in the workflow file that runs, read from a checkout. It never throws. */
async function readWorkflow(variables, workspace) {
    const folder = (0,external_node_path_.join)(workspace, '.github/workflows');
    const names = (await (0,promises_.readdir)(folder).catch(() => [])).filter((name) => /\.ya?ml$/u.test(name));
    // What can't be read is as good as not there.
    const read = names.map(async (name) => [name, await parsedFile((0,external_node_path_.join)(folder, name)).catch(() => undefined)]);
    const files = new Map(await Promise.all(read));
    const ownName = (0,environment/* workflowNameOf */.M2)(variables);
    // act tells the workflow's name only.
    const isOwn = (name, file) => ownName ? name === ownName : (0,json/* textOf */.b6)((0,json.at)(file, 'name')) === variables['GITHUB_WORKFLOW'];
    const [own = '', workflow] = [...files].find(([name, file]) => isOwn(name, file)) ?? [];
    const text = 'The workflow file was not looked at: it is not known, not in the workspace, or no YAML.';
    if (workflow === undefined)
        return [{ ok: undefined, text }];
    files.delete(own);
    return findingsOf(workflow, [...files.values()], variables['GITHUB_ACTION_REPOSITORY'] ?? '');
}
async function parsedFile(path) {
    return (0,json/* fieldsOf */.Pf)((0,dist/* parse */.qg)(await (0,promises_.readFile)(path, 'utf8'), { logLevel: 'error' }));
}


/***/ })

};
