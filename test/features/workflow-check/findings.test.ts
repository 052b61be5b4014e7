import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { pages, readmeWorkflows } from '../../../scripts/act/readme.ts'
import type { FindingKind } from '../../../src/features/workflow-check/finding.ts'
import { checkFiles } from '../../../src/features/workflow-check/workflow-check.ts'
import { noted } from '../../../src/text/markdown.ts'

const action = 'static-deploy/static-deploy-action'
const site = (readmeWorkflows().get('Site') ?? '').replaceAll(/ +# .*$/gmu, '')
const uses = `      - uses: ${action}@v1\n`
const types = 'types: [opened, synchronize, reopened, closed]'
const number = 'github.event.pull_request.number || github.ref'
const group = `concurrency:\n  group: \${{ github.workflow }}-\${{ ${number} }}\n`
const key = 'api-key: ${{ secrets.HOSTING_API_KEY }}'
const notClosed = "if: github.event.action != 'closed'"
const push = 'push:\n    branches: [main]'

/** In place of the first text the second one. */
type Change = readonly [from: string, to: string]
const step = (condition: string): Change => [uses, `${uses}        if: ${condition}\n`]
const job = (line: string): Change => ['    runs-on', `    ${line}\n    runs-on`]
const input = (line: string): Change => ['directory: dist', `${line}\n          directory: dist`]
const grouped = (name: string): Change => [`\${{ github.workflow }}-\${{ ${number} }}`, name]
const more = (line: string): Change => [group, `${group}  ${line}\n`]
const only = (line: string): Change => [push, line]
const also = (event: string): Change => ['permissions:', `  ${event}\npermissions:`]

function changed(text: string, [from, to]: Change): string {
  expect(text).toContain(from)
  return text.replace(from, () => to)
}

const buildJob = `jobs:\n  build:\n    ${notClosed}\n    runs-on: ubuntu-latest\n    steps: []\n  site:\n`
const built = "needs.build.result == 'success' || github.event.action == 'closed'"
const after = `    needs: build\n    if: \${{ !cancelled() && (${built}) }}\n    runs-on`
const site2 = changed(changed(site, ['    runs-on', after]), ['jobs:\n  site:\n', buildJob])
const own = (lines: string): string => `${uses}        with:\n          ${key}\n${lines}`
const secondSite = `${site.trimEnd()}\n${own('          directory: docs\n          environment: docs\n')}`
const matrix = changed(
  changed(site, job('strategy: { matrix: { shop: [de, fr] } }')),
  input('environment: ${{ matrix.shop }}'),
)
const pulls = changed(site, [`${push}\n  `, ''])
const shop = site.replace('directory: dist', 'directory: shop')
const sweep = `name: Sweep\non: schedule\njobs:\n  sweep:\n    steps:\n${uses}        with: { mode: sweep, environment: docs }\n`
const teardown = `${changed(site, step("github.event.action != 'closed'")).trimEnd()}\n${own('          mode: teardown\n')}`
const closing = changed(teardown, ['mode: teardown', "mode: teardown\n        if: github.event.action == 'closed'"])

const manual = changed(
  changed(site, also('workflow_dispatch: { inputs: { deploy: { type: boolean, default: true } } }')),
  step("github.event_name != 'workflow_dispatch' || inputs.deploy"),
)
const filter = `      - { id: filter, ${notClosed.replace('if: ', 'if: "')}", uses: dorny/paths-filter@v3 }\n`
const filtered = changed(
  changed(site, ['    steps:\n', `    steps:\n${filter}`]),
  step("steps.filter.outputs.docs == 'true' || github.event.action == 'closed'"),
)
const outputs = `jobs:\n  changes:\n    ${notClosed}\n    outputs: { docs: "\${{ steps.f.outputs.docs }}" }\n    steps: [{ id: f, run: x }]\n  site:\n`
const filteredJob = changed(
  changed(site, [
    '    runs-on',
    `    needs: changes\n    if: \${{ !cancelled() && (needs.changes.outputs.docs == 'true' || github.event.action == 'closed') }}\n    runs-on`,
  ]),
  ['jobs:\n  site:\n', outputs],
)
const outcome = changed(
  changed(site, ['- run: npm ci', '- id: build\n        run: npm ci']),
  step("${{ !cancelled() && (steps.build.outcome == 'success' || github.event.action == 'closed') }}"),
)
const apart = `${site.split('jobs:')[0]}${buildJob}${after}: ubuntu-latest\n    steps:\n${own('          directory: dist\n')}`
const live = changed(site, [`  pull_request:\n    ${types}\n`, ''])
const tags = live.replace(push, "push:\n    tags: ['v*']")
const versions = changed(
  changed(site, job('strategy: { matrix: { node: [22, 24] } }')),
  step("matrix.node == 24 || github.event.action == 'closed'"),
)

const withId: Change = ['    steps:\n', '    steps:\n      - { id: changed, run: x }\n']
const withRef: Change = [
  '- uses: actions/checkout@v7\n',
  '- uses: actions/checkout@v7\n        with: { ref: "${{ github.sha }}" }\n',
]
const target = changed(changed(pulls, ['pull_request:', 'pull_request_target:']), withRef)
const build = 'name: Build site\non: pull_request\njobs: { build: { steps: [{ run: make }] } }\n'
const afterBuild: Change = [`pull_request:\n    ${types}`, 'workflow_run:\n    workflows: [Build site]']
const later = changed(changed(changed(pulls, afterBuild), [number, 'github.event.workflow_run.head_branch']), withRef)
const staging = changed(
  changed(live, ['[main]', '[staging]']),
  input('mode: deploy\n          domain: staging.example.com\n          environment: staging'),
)
const twoJobs = `${site.trimEnd()}\n  docs:\n    steps:\n${own('          directory: dist\n          environment: docs\n')}`
const byRef = "${{ github.event_name == 'push' && github.ref == 'refs/heads/main' && 'production' || 'preview' }}"

interface Row {
  readonly says: string
  /** The good twin. */
  readonly file?: string
  readonly wrong: Change
  /** Another file of the folder. */
  readonly other?: string
}

const stays = 'When a pull request closes, its preview stays'
const stale = 'A push to a pull request does not update its preview'
const none = 'Pull requests get no preview'
const noLive = 'At each push the step of job "site" is skipped, so no push updates the live site.'
const noClosed = '"closed" is missing below "pull_request": when a pull request closes, its preview stays.'
const halfBuilt = 'Half a build can go live: the step of job "site" deploys although'
const all = 'All pull requests share the "concurrency" group'
const merged = 'After a merge, the close waits in the same "concurrency" group as'
const cut = '"cancel-in-progress" ends a deploy when the next run starts'
const rights = 'The permissions of job "site" lack'
const everyBranch = 'Each push to another branch makes a preview beside that of its pull request'
const alone = 'There is no "concurrency"'

/** TypeScript is red for a kind of finding without rows. */
const mistakes: Readonly<Record<FindingKind, Readonly<Record<string, Row>>>> = {
  'no update': {
    'a close that looks elsewhere after a merge': {
      says: 'The preview is elsewhere: when a pull request is merged, its preview stays, because the step of job "site" looks for it in the environment "production", and it is in "preview".',
      file: changed(site, input(`environment: ${byRef}`)),
      wrong: ["github.event_name == 'push' && ", ''],
    },
    'an environment of each run': {
      says: 'The preview is elsewhere: when a pull request closes, its preview stays, because the step of job "site" looks for it in the environment "preview-${{ github.run_id }}", which is',
      file: changed(pulls, input('environment: docs')),
      wrong: ['environment: docs', 'environment: preview-${{ github.run_id }}'],
    },
    'an environment of whoever starts the run': {
      says: 'The preview is elsewhere: when a pull request closes, its preview stays, because the step of job "site" looks for it in the environment "${{ github.actor }}", which can be',
      file: changed(pulls, input('environment: docs')),
      wrong: ['environment: docs', 'environment: ${{ github.actor }}'],
    },
    'a list of events': {
      says: noClosed,
      file: pulls,
      wrong: [`pull_request:\n    ${types}`, 'pull_request:'],
    },
    'no closed, and a sweep of another environment': {
      says: noClosed,
      file: changed(
        changed(site, [', closed]', ']']),
        input("environment: ${{ github.event_name == 'push' && 'production' || 'docs' }}"),
      ),
      wrong: ["|| 'docs'", "|| 'shop'"],
      other: sweep,
    },
    'a step that a close skips': {
      says: `${stays}, because the step of job "site" is skipped. Its condition: "github`,
      wrong: step("github.event.action != 'closed'"),
    },
    'a job that a close skips': { says: `${stays}, because job "site" is skipped`, wrong: job(notClosed) },
    'the state of the pull request': { says: stays, wrong: step("github.event.pull_request.state != 'closed'") },
    'the outcome of a step that a close skips': {
      says: stays,
      wrong: step("steps.build.outcome == 'success'"),
      file: site.replace('- run: npm ci', '- id: build\n        run: npm ci'),
    },
    'a close only after a merge': {
      says: 'When a pull request closes without a merge, its',
      wrong: step("github.event.action != 'closed' || github.event.pull_request.merged"),
    },
    'a teardown only after a merge': {
      says: 'When a pull request closes without a merge, its',
      file: closing,
      wrong: ["if: github.event.action == 'closed'", 'if: github.event.pull_request.merged == true'],
    },
    'a close only without a merge': {
      says: 'When a pull request is merged, its preview stays',
      wrong: job('if: github.event.pull_request.merged != true'),
    },
    'a build job that a close skips': {
      says: `${stays}, because job "site" needs "build"`,
      file: site2,
      wrong: [after, '    needs: build\n    runs-on'],
    },
    'an if without a function for the status': {
      says: `${stays}, because job "site" needs "build"`,
      file: site2,
      wrong: [`!cancelled() && (${built})`, built],
    },
    'the output of a step that a close skips': {
      says: `${stays}, because the step of job "site" is skipped. Its condition: "steps.filter.outputs.docs`,
      file: filtered,
      wrong: [" || github.event.action == 'closed'\n", '\n'],
    },
    'the output of a job that a close skips': {
      says: `${stays}, because job "site" is skipped. Its condition: "`,
      file: filteredJob,
      wrong: [" || github.event.action == 'closed') }}", ') }}'],
    },
    'an input, which is empty at every other event': {
      says: `${none}, because the step of job "site" is skipped. Its condition: "inputs.deploy`,
      file: manual,
      wrong: ["github.event_name != 'workflow_dispatch' || inputs.deploy", 'inputs.deploy'],
    },
    'an input of the event': {
      says: none,
      file: manual,
      wrong: ["github.event_name != 'workflow_dispatch' || inputs.deploy", "github.event.inputs.deploy == 'true'"],
    },
    'a condition without synchronize': {
      says: `${stale}, because the step of job`,
      wrong: step("github.event.action != 'synchronize'"),
    },
    'only the default branch': {
      says: `${none}, because the step of job "site" is skipped`,
      wrong: step("github.ref == 'refs/heads/main'"),
    },
    'only pushes': { says: `${none}, because job "site" is skipped`, wrong: job("if: github.event_name == 'push'") },
    'only closed and a type that starts nothing': {
      says: '"opened" is missing below "pull_request"',
      wrong: ['opened, synchronize, reopened, closed', 'closed, labeled'],
      file: changed(site, step("github.event.action != 'labeled'")),
    },
    'the branches of the pull requests': {
      says: 'The filters below "pull_request" leave each pull request out, so pull requests',
      wrong: [types, `${types}\n    branches: ['feature/**']`],
    },
    'a number at another event': {
      says: 'A filled "pull-request" fails at each event but "workflow_run": the step of job "site" has one.',
      file: changed(live, input("pull-request: ''")),
      wrong: ["pull-request: ''", 'pull-request: 7'],
    },
    'all branches, and tags': { says: everyBranch, wrong: only('push:') },
    'all but one': { says: everyBranch, wrong: only('push:\n    branches-ignore: [gh-pages]') },
  },
  'half a build': {
    'half a build': {
      says: halfBuilt,
      file: outcome,
      wrong: [
        "${{ !cancelled() && (steps.build.outcome == 'success' || github.event.action == 'closed') }}",
        'always()',
      ],
    },
    'half a build, but not if it was cancelled': {
      says: halfBuilt,
      file: outcome,
      wrong: ["cancelled() && (steps.build.outcome == 'success' || github.event.action == 'closed')", 'cancelled()'],
    },
    'the job of a deploy, after whatever build': {
      says: halfBuilt,
      file: apart,
      wrong: ["needs.build.result == 'success'", "needs.build.result != 'cancelled'"],
    },
  },
  'no live site': {
    'all branches but the default one': {
      says: 'The filters below "push" leave your default branch, "main", out, so no push updates',
      file: changed(
        changed(site, only("push:\n    branches: ['**']")),
        job("if: github.event_name != 'push' || github.ref_name == 'main'"),
      ),
      wrong: ["['**']", "['**', '!main']"],
    },
    'a head': {
      says: `${noLive} Its condition: "github.head_ref`,
      wrong: step("github.head_ref != ''"),
    },
    'the wrong branch in a condition': {
      says: noLive,
      wrong: step("github.ref == 'refs/heads/master' || github.event_name == 'pull_request'"),
    },
  },
  concurrency: {
    'no group for tags': { says: alone, file: tags, wrong: [group, ''] },
    'no group for another branch': { says: alone, file: staging, wrong: [group, ''] },
    'no group for releases': {
      says: alone,
      file: changed(live, [push, 'release:\n    types: [published]']),
      wrong: [group, ''],
    },
    'a group for each push': {
      says: 'Each run has a "concurrency" group of its own',
      file: changed(site, grouped('${{ github.workflow }}-${{ github.head_ref || github.ref }}')),
      wrong: ['github.head_ref || github.ref', 'github.head_ref || github.run_id'],
    },
    'a group for each run of a release': {
      says: 'Each run has a "concurrency" group of its own',
      file: changed(live, [push, 'release:\n    types: [published]']),
      wrong: grouped('${{ github.run_id }}'),
    },
    'no group for pushes': {
      says: 'There is no "concurrency"',
      file: site.replace(`  pull_request:\n    ${types}\n`, ''),
      wrong: [group, ''],
    },
    'a group of the job for all': {
      says: all,
      file: changed(changed(site, [group, '']), job(`concurrency: "\${{ ${number} }}"`)),
      wrong: [`"\${{ ${number} }}"`, 'site'],
    },
    'a group by the ref, without pushes': {
      says: `${merged} other closes ("site-refs/heads/main"), and GitHub may drop it.`,
      file: pulls,
      wrong: grouped('site-${{ github.ref }}'),
    },
    'a cancel by the head': {
      says: cut,
      file: changed(site, grouped('${{ github.head_ref || github.ref }}')),
      wrong: ['github.ref }}\n', 'github.ref }}\n  cancel-in-progress: true\n'],
    },
  },
  environments: {
    'two jobs, and one folder': {
      says: 'Two sites go to one environment: "dist" of job "docs" in site.yml and "dist" of job "site" in site.yml, so the second',
      file: twoJobs,
      wrong: ['          environment: docs\n', ''],
    },
    'two sites': {
      says: 'Two sites go to one environment: "dist" of step 4 of job "site" in site.yml and "docs" of step 5 of job "site" in site.yml, so',
      file: secondSite,
      wrong: ['          environment: docs\n', ''],
    },
    'a matrix': {
      says: 'The jobs of the matrix of job "site" go to one environment',
      file: matrix,
      wrong: ['environment: ${{ matrix.shop }}', 'comment: true'],
    },
    'two files': {
      says: 'Two sites go to one environment: "dist" of job "site" in site.yml and "shop" of job "site" in other.yml, so',
      file: changed(site, input('environment: dist')),
      wrong: ['environment: dist', 'comment: true'],
      other: shop,
    },
    'two files that deploy the live site, one at tags': {
      says: 'Two sites go to one environment: "dist" of job "site" in other.yml and "dist" of job "site" in site.yml, so',
      file: changed(live, input('environment: staging')),
      wrong: ['environment: staging', 'comment: true'],
      other: tags,
    },
    'a matrix of versions': {
      says: 'The jobs of the matrix of job "site" go to one environment',
      file: versions,
      wrong: ["        if: matrix.node == 24 || github.event.action == 'closed'\n", ''],
    },
    'one domain for all pull requests': {
      says: 'All pull requests go to one "domain", a.tiiny.site',
      file: pulls,
      wrong: input('domain: a.tiiny.site'),
    },
    'an environment for each pull request': {
      says: 'Each pull request has an environment of its own',
      file: changed(site, input("environment: ${{ github.event_name == 'push' && 'docs' || 'docs-preview' }}")),
      wrong: ["'docs-preview'", "format('pr-{0}', github.event.number)"],
    },
    'an environment for each run': {
      says: 'Two runs can go to two environments ("${{ github.sha }}")',
      file: live,
      wrong: input('environment: ${{ github.sha }}'),
    },
    'an environment for each branch': {
      says: 'Each branch has an environment of its own',
      file: changed(
        changed(site, ['[main]', '[main, develop]']),
        input(
          "environment: ${{ github.event_name == 'push' && (github.ref_name == 'develop' && 'develop' || 'docs') || 'preview' }}",
        ),
      ),
      wrong: [
        "github.event_name == 'push' && (github.ref_name == 'develop' && 'develop' || 'docs') || 'preview'",
        "github.event_name == 'push' && github.ref_name || 'preview'",
      ],
    },
  },
  permissions: {
    'no comments': {
      says: `${rights} "pull-requests: write".`,
      wrong: ['pull-requests: write', 'pull-requests: read'],
    },
    'permissions that only read': {
      says: `${rights} "deployments: write" and "pull-requests: write".`,
      wrong: job('permissions: read-all'),
    },
  },
  'a secret': {
    'a key in the file': {
      says: 'The key does not come from a secret',
      wrong: ['${{ secrets.HOSTING_API_KEY }}', 'k-3f9a'],
    },
    'a password in the file': {
      says: 'The password does not come from a secret',
      file: changed(site, input('preview-password: ${{ secrets.PASSWORD }}')),
      wrong: ['${{ secrets.PASSWORD }}', 'k-3f9a-k-3f9a'],
    },
  },
  "a stranger's code": {
    'the head in pull_request_target': {
      says: 'A stranger\'s code is built: at "pull_request_target" job "site" checks out the code of a pull request',
      file: target,
      wrong: ['github.sha', 'github.event.pull_request.head.sha'],
    },
    'the head, unless it is a member': {
      says: 'A stranger\'s code is built: at "pull_request_target" job "site" checks out',
      file: changed(changed(target, step("github.event.pull_request.author_association == 'MEMBER'")), [
        'github.sha',
        'github.event.pull_request.head.sha',
      ]),
      wrong: ["== 'MEMBER'", "!= 'MEMBER'"],
    },
    'the run after a pull request': {
      says: 'A stranger\'s code is built: at "workflow_run" job "site" checks out',
      file: changed(changed(later, step("github.event.workflow_run.event == 'push'")), [
        'github.sha',
        'github.event.workflow_run.head_sha',
      ]),
      wrong: ["event == 'push'", "event == 'pull_request'"],
      other: build,
    },
    'the head by way of env': {
      says: 'A stranger\'s code is built: at "pull_request_target" job "site" checks out',
      file: changed(changed(target, ['github.sha', 'env.SHA']), job('env: { SHA: "${{ github.sha }}" }')),
      wrong: ['SHA: "${{ github.sha', 'SHA: "${{ github.event.pull_request.head.sha'],
    },
    'the merge of a pull request': {
      says: 'A stranger\'s code is built: at "pull_request_target" job "site" checks out',
      file: target,
      wrong: ['${{ github.sha }}', 'refs/pull/${{ github.event.number }}/merge'],
    },
    'the fork, with a branch': {
      says: 'A stranger\'s code is built: at "pull_request_target" job "site" checks out',
      file: changed(target, ['ref: "${{ github.sha }}"', 'ref: "${{ github.head_ref }}"']),
      wrong: [
        'ref: "${{ github.head_ref }}"',
        'ref: "${{ github.head_ref }}", repository: "${{ github.event.pull_request.head.repo.full_name }}"',
      ],
    },
    'the pull request of a comment': {
      says: 'A stranger\'s code is built: at "issue_comment" job "site" checks out',
      file: changed(
        changed(changed(pulls, [`pull_request:\n    ${types}`, 'issue_comment:']), [
          number,
          'github.event.issue.number',
        ]),
        withRef,
      ),
      wrong: ['${{ github.sha }}', "${{ format('refs/pull/{0}/merge', github.event.issue.number) }}"],
    },
    'a job with an environment': {
      says: 'A stranger\'s code is built: at "pull_request_target" job "site" checks out the code of a pull request, which anybody can write, and has the key and a token that may write, unless a reviewer of that environment must agree. ',
      file: changed(target, job('environment: docs')),
      wrong: ['github.sha', "github['event'].pull_request.merge_commit_sha"],
    },
    'the fork of another run': {
      says: 'A stranger\'s code is built: at "workflow_run" job "site" checks out',
      file: later,
      wrong: ['github.sha', 'github.event.workflow_run.head_sha'],
      other: build,
    },
  },
  misread: {
    'text behind the braces': {
      says: 'This condition is always true, because it has text or a line break beside "${{ }}": "${{ github.event_name }} != \'x\'',
      file: changed(site, step("${{ github.event_name != 'x' }}")),
      wrong: ["github.event_name != 'x' }}", "github.event_name }} != 'x'"],
    },
    'text between them': {
      says: 'This condition is always true',
      file: changed(site, job('if: ${{ github.actor && github.sha }}')),
      wrong: ['github.actor && github.sha', 'github.actor }} && ${{ github.sha'],
    },
  },
}

/** What only a run knows, and what only looks like a mistake. */
const innocent: readonly (readonly Change[])[] = [
  [step("github.actor != 'dependabot[bot]'")],
  [withId, step("steps.changed.outputs.site == 'true'")],
  [
    withId,
    step("github.event_name == 'push' || github.event.action == 'closed' || steps.changed.outputs.site == 'true'"),
  ],
  [step("startsWith(github.head_ref, 'feature/') || github.event_name == 'push'")],
  [step("hashFiles('dist/**') != ''")],
  [step('env.DEPLOY')],
  [
    step(
      "vars.PREVIEWS == 'on' && github.event.pull_request.head.repo.full_name == github.repository || github.event_name == 'push'",
    ),
  ],
  [step("inputs.mode != 'x' && fromJSON(vars.LIST)[0] == 'y'")],
  [step("github.ref_name == github.event.repository.default_branch || github.event_name == 'pull_request'")],
  [job("if: vars.PREVIEWS == 'on' || github.event.action == 'closed'")],
  [job("if: github.event.pull_request.head.repo.full_name == github.repository || github.event_name == 'push'")],
  [job("if: always() && !contains(needs.*.result, 'failure')")],
  [job('strategy: { matrix: "${{ fromJSON(vars.SITES) }}" }')],
  [grouped('${{ vars.GROUP }}')],
  [grouped('${{ github.workflow }}-${{ github.head_ref || github.ref }}')],
  [more('queue: max'), grouped('all')],
  [more('cancel-in-progress: ${{ inputs.cancel }}')],
  [more('cancel-in-progress: "false"')],
  [input('domain: ${{ vars.DOMAIN }}')],
  [input("environment: ${{ inputs.environment || 'production' }}")],
  [input('mode: ${{ vars.MODE }}'), [', closed]', ']']],
  [input("domain: ${{ github.event_name == 'push' && 'www.example.com' || '' }}")],
  [input('comment: false'), ['pull-requests: write', 'pull-requests: read']],
  [input('github-token: ${{ secrets.PAT }}'), ['deployments: write', 'deployments: read']],
  [input("github-token: ''"), ['deployments: write', 'deployments: read']],
  [input('preview-password: none')],
  [input("preview-password: ${{ vars.PROTECT == 'yes' && secrets.PASSWORD || 'none' }}")],
  [also('workflow_call: { inputs: { deploy: { type: boolean } } }'), step('inputs.deploy')],
  [step("github.event_name != 'push'"), also('schedule: [{ cron: "0 3 * * *" }]')],
  [['[main]', '[master]'], also('release:\n    types: [published]')],
  [['branches: [main]', "branches: [master]\n    tags: ['v*']"]],
  [
    ['[main]', '[live]'],
    input(
      "mode: ${{ github.event_name == 'push' && 'deploy' || 'auto' }}\n          domain: ${{ github.event_name == 'push' && 'live.example.com' || '' }}\n          environment: ${{ github.event_name == 'push' && 'live' || '' }}",
    ),
  ],
  [
    ['types: [opened, synchronize, reopened, closed]', 'types: [opened, closed]'],
    step("github.event.action == 'closed'"),
    [`${push}\n  `, ''],
  ],
  [
    ['[opened, synchronize, reopened, closed]', '[labeled, closed]'],
    also('issue_comment:'),
    step("github.event.action == 'closed' || github.event_name != 'pull_request'"),
  ],
  [step("always() && hashFiles('dist/index.html') != ''")],
  [
    ['- run: npm ci', '- continue-on-error: true\n        run: npm ci'],
    ['- uses: actions/checkout@v7\n', '- continue-on-error: true\n        uses: actions/checkout@v7\n'],
    ['- uses: actions/setup-node@v7\n', '- continue-on-error: true\n        uses: actions/setup-node@v7\n'],
    step('always()'),
  ],
  [
    ['- run: npm ci', '- id: tests\n        run: npm ci'],
    step("${{ !cancelled() && (steps.tests.outcome != 'skipped' || github.event.action == 'closed') }}"),
  ],
  [step("${{ success() || github.event.action == 'closed' }}")],
  [job('if: contains(fromJSON(\'["push", "pull_request"]\'), github.event_name)')],
  [only("push:\n    branches: ['ma[i]n']")],
  [only("push:\n    branches: ['!x', main, '!main', main]")],
  [
    ['[main]', '[staging]'],
    [`  pull_request:\n    ${types}\n`, ''],
    input('mode: deploy\n          domain: staging.example.com\n          environment: staging'),
  ],
  [[`  pull_request:\n    ${types}\n`, ''], input('domain: docs--acme.example.com')],
  [input("domain: ${{ github.event_name == 'push' && 'docs--acme.example.com' || '' }}")],
]

const gentle = innocent.map((changes, index) => ({
  index,
  changes,
  name: changes.map(([, to]) => to.trim().split('\n').at(-1)).join('; '),
}))

const setting = { action, repository: 'octo-org/site', branch: 'main' }

function check(text: string | object, other?: string) {
  const files = [typeof text === 'string' ? parse(text) : text, ...(other === undefined ? [] : [parse(other)])]
  return checkFiles(new Map(files.map((file, index) => [['site.yml', 'other.yml'][index] ?? '', file])), setting)
}
const problems = (text: string | object, other?: string) => check(text, other).findings

const rows = Object.entries(mistakes).flatMap(([kind, all]) =>
  Object.entries(all).map(([name, row]) => ({ kind: kind as FindingKind, name, ...row })),
)

const headings = [...(pages().get('docs/workflow-file.md') ?? '').matchAll(/^## (.*)$/gmu)].map(([, title = '']) =>
  title.toLowerCase().replaceAll(' ', '-').replaceAll("'", ''),
)

describe('a workflow file', () => {
  it.each(rows)(
    'with a mistake is told, and its twin is not: $kind, $name',
    ({ kind, says, file = site, wrong, other }) => {
      const [problem, ...rest] = problems(changed(file, wrong), other)
      expect(problem?.text.slice(0, says.length)).toBe(says)
      expect(problem?.kind).toBe(kind)
      expect(headings).toContain(problem?.text.split('#').at(-1))
      expect(rest).toEqual([])
      expect(JSON.stringify(problem)).not.toContain('k-3f9a')
      expect(problems(file, other)).toEqual([])
    },
  )

  it.each(gentle)('gets no false alarm: $index $name', ({ changes }) => {
    expect(problems(changes.reduce(changed, site))).toEqual([])
  })

  it('is not blamed for an environment that may be another one', () => {
    const maybe = input("environment: ${{ vars.A || 'docs' }}")
    expect(problems(changed(secondSite, maybe))).toEqual([])
    expect(problems(changed(secondSite, input('environment: docs')))).toHaveLength(1)
  })

  it('is not blamed if a job before it only fails for pull requests', () => {
    const build = outputs.replace("action != 'closed'", "event_name == 'pull_request'").replaceAll('changes', 'build')
    const after: Change = ['    runs-on', '    needs: build\n    if: always()\n    runs-on']
    expect(problems(changed(changed(site, after), ['jobs:\n  site:\n', build]))).toEqual([])
  })

  it('is not blamed for half a build at a push that starts nothing', () => {
    const text = changed(changed(site, ['[main]', '[develop]']), step("always() && github.ref == 'refs/heads/main'"))
    expect(problems(text).filter(({ text: problem }) => problem.includes('half a build'))).toEqual([])
  })

  it('is not blamed for the number of a pull request after another run', () => {
    const text = changed(later, input("pull-request: '7'"))
    expect(problems(text).filter(({ text: problem }) => problem.includes('pull-request'))).toEqual([])
  })

  it('is told all at once', () => {
    const text = changed(changed(site, ['opened, synchronize', 'opened']), ['[main]', '[master]'])
    expect(problems(text).map(({ text }) => text)).toEqual([
      expect.stringContaining('"synchronize" is missing'),
      expect.stringContaining('No push updates the live site: your default branch is `main`'),
    ])
  })

  it('is not blamed for what another file sweeps', () => {
    const open = changed(site, [', closed]', ']'])
    expect(problems(open, sweep.replace(', environment: docs', ''))).toEqual([])
    expect(problems(open, sweep)).toHaveLength(1)
    expect(problems(open, sweep.replace('docs', '"${{ matrix.site }}"'))).toEqual([])
  })

  it('is not blamed for two files with one domain', () => {
    const one = changed(live, input('domain: www.example.com'))
    expect(problems(one, one)).toEqual([])
    expect(problems(one, changed(one, ['www.', 'www2.']))).toHaveLength(1)
  })

  it.each([
    ['tags alone', [only("push:\n    tags: ['v*']"), step("github.event_name == 'pull_request'")], 0],
    [
      'a step that deploys nothing at it',
      [['[main]', '[live]'], input("mode: ${{ github.event_name == 'push' && 'sweep' || 'auto' }}")],
      0,
    ],
    ['a schedule, and a filter', [['[main]', '[master]'], also('schedule: [{ cron: "0 3 * * *" }]')], 1],
    [
      'a schedule, and a condition',
      [step("github.event_name != 'push'"), also('schedule: [{ cron: "0 3 * * *" }]')],
      0,
    ],
    ['previews of all branches that a sweep deletes', [['[main]', "['**', '!main']"], also('delete:')], 0],
  ] as const)('gets its live site elsewhere, or not: %s', (_, changes, count) => {
    const file = (changes as readonly Change[]).reduce(changed, site)
    expect(problems(file).filter(({ kind }) => kind === 'no live site')).toHaveLength(count)
  })

  it('is not blamed for what another file does', () => {
    const open = changed(site, [', closed]', ']'])
    expect(problems(open, pulls)).toEqual([])
    expect(problems(changed(site, ['[main]', '[master]']), live)).toEqual([])
  })
})

describe("a stranger's code", () => {
  const head: Change = ['github.sha', 'github.event.pull_request.head.sha']
  const isTold = (text: string): boolean => problems(text).some(({ kind }) => kind === "a stranger's code")

  it.each([
    'github.event.pull_request.head.repo.full_name == github.repository',
    'github.event.pull_request.head.repo.full_name == github.event.pull_request.base.repo.full_name',
    "contains(github.event.pull_request.labels.*.name, 'ok')",
    "github.event.label.name == 'ok'",
    "github.actor == 'ann' || endsWith(github.triggering_actor, 'n')",
    "startsWith(github.event.pull_request.head.label, 'octo-org:')",
    "contains(github.event.pull_request.head.label, 'octo-org')",
    '!github.event.pull_request.head.repo.fork',
    "github.event.pull_request.user.type == 'Bot'",
    'github.event.pull_request.head.user.login == github.repository_owner',
    "contains(fromJSON('[7]'), github.event.pull_request.head.repo.owner.id)",
  ])('is kept out by %s', (guard) => {
    const built = changed(target, head)
    expect(isTold(changed(built, step(`"${guard}"`)))).toBe(false)
    expect(isTold(changed(built, step(`"!(${guard})"`)))).toBe(true)
    expect(
      isTold(
        changed(built, [
          `}}" }
        ${notClosed}`,
          `}}" }
        if: "${guard}"`,
        ]),
      ),
    ).toBe(false)
  })

  it('is not what is checked out after the deploy', () => {
    expect(
      isTold(`${target.trimEnd()}\n      - uses: actions/checkout@v7\n        with: { ref: "\${{ ${head[1]} }}" }\n`),
    ).toBe(false)
  })

  it('is a comment, whatever it begins with, but not that of a member', () => {
    const by = (condition: string) =>
      `on: issue_comment\njobs:\n  a:\n    if: "${condition}"\n    steps:\n      - uses: actions/checkout@v7\n        with: { ref: "refs/pull/\${{ github.event.issue.number }}/head" }\n${uses}`
    expect(isTold(by("github.event.issue.pull_request && startsWith(github.event.comment.body, '/preview')"))).toBe(
      true,
    )
    expect(isTold(by("github.event.comment.author_association == 'MEMBER'"))).toBe(false)
  })

  it('is that of another run in a branch of any name', () => {
    const text = changed(later, ['github.sha', 'github.event.workflow_run.head_commit.id'])
    const of = (condition: string) => isTold(changed(text, step(condition)))
    expect(of("github.event.workflow_run.head_branch == 'main'")).toBe(true)
    expect(of('github.event.workflow_run.head_repository.full_name == github.repository')).toBe(false)
    expect(of('github.event.workflow_run.pull_requests[0].number')).toBe(false)
  })
})

describe('a finding', () => {
  it('takes a few lines of the summary, however many there are', () => {
    const found = problems(readFileSync('test/fixtures/eight-mistakes.yml', 'utf8'))
    const kinds = ['no update', 'no live site', 'concurrency', 'environments', 'permissions', 'a secret', 'misread']
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(kinds))
    expect(found.length).toBeGreaterThanOrEqual(8)
    const lines = noted(found).split('\n')
    expect(lines.filter((line) => line.includes('workflow-file'))).toHaveLength(found.length)
    expect(lines.length).toBeLessThanOrEqual(40)
  })

  it('of an environment for each run is told once', () => {
    const all = changed(live, only("push:\n    branches: ['**']"))
    const text = expect.stringMatching(/^Two runs go to two environments /u)
    expect(problems(changed(all, input('environment: x-${{ github.run_id }}')))).toEqual([
      { kind: 'environments', text },
    ])
  })

  it('of two jobs is told once', () => {
    const lacking = changed(twoJobs, ['deployments: write', 'deployments: read'])
    const text = expect.stringMatching(/^The permissions of job "site" lack .* The same is wrong in job "docs"\. /u)
    expect(problems(lacking)).toEqual([{ kind: 'permissions', text }])
  })

  it('has the name of a step, its id or its number, if the job has two', () => {
    const asked = changed(secondSite, ['directory: docs\n', 'directory: docs\n          verify:\n'])
    const told = (from: string, to: string) => problems(changed(asked, [from, to]))[0]?.text.split('. ')[0]
    const second = `${uses}        with:\n          ${key}\n          directory: docs`
    expect(told('name: Site', 'name: Site')).toBe('An input is empty: "verify" of step 5 of job "site"')
    expect(told(second, second.replace('- uses', '- id: docs\n        uses'))).toContain(
      'of the step "docs" of job "site"',
    )
    expect(told(second, second.replace('- uses', '- name: Docs\n        id: d\n        uses'))).toContain(
      'the step "Docs"',
    )
  })

  it('is a notice where no pull request has a preview, and where each run deploys', () => {
    const alone = problems(changed(live, [group, '']))
    expect(alone).toEqual([{ kind: 'concurrency', text: expect.stringMatching(/^There is no "conc/u), isNotice: true }])
    const cuts = (...changes: readonly Change[]) => problems(changes.reduce(changed, site)).map((each) => each.isNotice)
    expect(cuts(more('cancel-in-progress: true'))).toEqual([true])
    const labeled = ['opened, ', 'opened, labeled, '] as const
    const label = step("github.event.action != 'labeled' || github.event.label.name == 'preview'")
    expect(cuts(more('cancel-in-progress: true'), labeled, label)).toEqual([undefined])
    expect(cuts(more('cancel-in-progress: true'), labeled)).toEqual([true])
    // Nothing of this pull request ran before.
    expect(cuts(more('cancel-in-progress: true'), step("github.event.action != 'opened'"))).toEqual([true])
  })

  it('of a close that starts nothing yet has what comes first', () => {
    const told = (file: string, ...changes: readonly Change[]) =>
      problems([[', closed]', ']'] as const, ...changes].reduce(changed, file)).map(({ text }) => text)
    const skipped = told(site, step("github.event.action != 'closed'"))
    expect(skipped[1]).toMatch(
      /^When a pull request closes \(once `closed` is in `types`\), its preview stays, because/u,
    )
    // One of two steps would delete it.
    const elsewhere = own('          mode: teardown\n          environment: docs\n')
    expect(told(`${teardown.trimEnd()}\n${elsewhere}`)).toHaveLength(1)
  })
  it('is not hidden by another one', () => {
    const told = (...changes: readonly Change[]) => problems(changes.reduce(changed, site)).map(({ text }) => text)
    const open = step("github.event.action != 'closed'")
    expect(told([', closed]', ']'], grouped('site-${{ github.ref }}'))).toEqual([
      expect.stringContaining('"closed" is missing'),
      expect.stringContaining('the close (once `closed` is in `types`) waits in the same "concurrency" group'),
    ])
    expect(told([', closed]', "]\n    paths: ['docs/**']"])).toEqual([
      expect.stringContaining('"closed" is missing'),
      expect.stringContaining('can leave out a close'),
    ])
    expect(told([types, `${types}\n    paths: [docs/**]`], open)).toEqual([
      expect.stringContaining('can leave out a close'),
      expect.stringContaining('Its condition'),
    ])
    expect(
      told(
        [', closed]', ']'],
        input("environment: ${{ github.ref == 'refs/heads/main' && 'production' || 'preview' }}"),
      ),
    ).toEqual([
      expect.stringContaining('"closed" is missing'),
      expect.stringContaining('looks for it in the environment "production"'),
    ])
  })
})

describe('what is not looked at', () => {
  const call = (line: string) => `on: push\njobs:\n  site:\n    ${line}\n`

  it.each([
    ['./.github/workflows/deploy.yml', 'uses: ./.github/workflows/deploy.yml\n    secrets: inherit'],
    ['octo-org/a/.github/workflows/b.yml@v1', 'uses: octo-org/a/.github/workflows/b.yml@v1'],
    [
      './.github/deploy',
      'steps: [{ uses: ./.github/setup }, { uses: ./.github/deploy, with: { key: "${{ secrets.K }}" } }]',
    ],
  ])('is named: %s', (path, line) => {
    const text = `The workflow file was not looked at: its deploy step is in ${path}.`
    expect(check(call(line))).toMatchObject({ text, findings: [] })
  })

  it('is named at each event beside a step of this action, and may do what that does not', () => {
    const close = `${changed(site, step(notClosed.slice(4))).trimEnd()}\n  close:\n    uses: ./.github/workflows/close.yml\n    secrets: inherit\n`
    expect(check(close)).toMatchObject({
      text: expect.stringContaining('closed, merged: not looked at: `./.github/workflows/close.yml`'),
      findings: [],
    })
  })

  it.each([
    ['nothing is there', undefined, /it is not known, not in the workspace/u],
    ['jobs need each other', { jobs: { a: { needs: 'b' }, b: { needs: ['a', 7] } } }, /not as GitHub wants it/u],
    ['it has no step of this action', { on: 'push', jobs: { a: { steps: [] } } }, /no step of this action/u],
  ])('is told if %s', (_, file, text) => {
    const files = new Map(file ? [['site.yml', file]] : [])
    const shown = expect.stringMatching(text)
    expect(checkFiles(files, { ...setting, repository: '' })).toEqual({ text: shown, markdown: shown, findings: [] })
  })
})
