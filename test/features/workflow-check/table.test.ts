import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { pages, readmeWorkflows, variantsIn } from '../../../scripts/act/readme.ts'
import { checkFiles } from '../../../src/features/workflow-check/workflow-check.ts'

const action = 'static-deploy/static-deploy-action'
const setting = { action, repository: 'octo-org/site', branch: 'main' }
const workflows = [...readmeWorkflows(), ...[...pages().keys()].flatMap((path) => [...variantsIn(path)])]

/** Each row was read, and compared with `on` and the conditions. Read those that change. */
it('each recipe does what its table says', async () => {
  const tables = workflows
    .filter(([, text]) => text.includes(`${action}@`))
    .map(([name, text]) => `## ${name}\n\n${checkFiles(new Map([['site.yml', parse(text)]]), setting).text}\n`)
  await expect(tables.join('\n')).toMatchFileSnapshot('__snapshots__/recipes.txt')
})

describe('a row', () => {
  const pull = 'pull_request: { types: [opened, synchronize, reopened, closed] }'
  const uses = `uses: ${action}@v1`
  const start = (on: string) => `name: Site\non:\n  ${on}\njobs:\n`
  const workflow = (step: string, { on = `push: { branches: [main] }\n  ${pull}`, job = '', before = '' } = {}) =>
    `${start(on)}  site:\n${job && `    ${job}\n`}    steps:\n${before}      - { ${uses}${step && `, ${step}`} }\n`
  const own = { private: true }
  const shown = (text: string) => checkFiles(new Map([['site.yml', parse(text)]]), { ...setting, own })
  const rows = (text: string) =>
    shown(text)
      .text.split('\n')
      .slice(1)
      .map((line) => line.trim())
  const begins = "startsWith(github.ref, 'refs/heads/release/') || contains(github.ref_name, 'hot')"
  const notClosed = `if: "github.event.action != 'closed'"`
  const live = 'push to `main`: deploys the live site (`production`)'
  const preview = 'pull request opened, pushed to, reopened: deploys its preview (`preview`)'
  const gone = 'pull request closed, merged: deletes its preview (`preview`)'

  it.each<[string, string, readonly string[]]>([
    ['has events with the same answer', workflow(''), [live, preview, gone]],
    [
      'has a start by hand and by a schedule, and events that are not looked at',
      workflow('', { on: 'push: { branches: [main] }\n  workflow_dispatch:\n  schedule: []\n  delete:\n  create:' }),
      [live.replace(':', '; `workflow_dispatch`, `schedule`:'), '`delete`, `create`: not looked at'],
    ],
    [
      'knows that the output of a skipped step is empty',
      workflow(`if: "steps.filter.outputs.docs == 'true'"`, {
        before: `      - { id: filter, ${notClosed}, run: x }\n`,
      }),
      [
        "push to `main`: perhaps deploys the live site (`production`): only a run knows `if: steps.filter.outputs.docs == 'true'`",
        "pull request opened, pushed to, reopened: perhaps deploys its preview (`preview`): only a run knows `if: steps.filter.outputs.docs == 'true'`",
        "pull request closed, merged: nothing: `if: steps.filter.outputs.docs == 'true'`",
      ],
    ],
    [
      'knows that the output of a skipped job is empty, and where a condition stands',
      `${start(pull)}  a: { ${notClosed}, outputs: { b: '\${{ steps.b.outputs.c }}' }, steps: [{ id: b, run: x }] }\n  site:\n    needs: a\n    if: always() && needs.a.outputs.b == 'x'\n    steps: [{ ${uses} }]\n`,
      [
        "pull request opened, pushed to, reopened: perhaps deploys its preview (`preview`): only a run knows `if: always() && needs.a.outputs.b == 'x'`",
        "pull request closed, merged: nothing: `if: always() && needs.a.outputs.b == 'x'`",
      ],
    ],
    [
      'has the condition of a job that is needed',
      `${start(pull)}  build: { ${notClosed}, steps: [] }\n  site: { needs: build, steps: [{ ${uses} }] }\n`,
      [preview, "pull request closed, merged: nothing: `if: github.event.action != 'closed'` of job `build`"],
    ],
    [
      'knows what the jobs that it needs came to',
      `${start(pull)}  build: { steps: [] }\n  site: { needs: build, if: "!contains(needs.*.result, 'failure')", steps: [{ ${uses} }] }\n`,
      [preview, gone],
    ],
    [
      'tells a close without a merge from a merge',
      workflow('mode: teardown, if: github.event.pull_request.merged, with: { mode: teardown }', { on: pull }),
      [
        'pull request opened, pushed to, reopened, closed without a merge: nothing: `if: github.event.pull_request.merged`',
        'pull request merged: deletes its preview (`preview`)',
      ],
    ],
    [
      'knows that mode: deploy does not delete',
      workflow('with: { mode: deploy }', { on: pull }),
      [preview, 'pull request closed, merged: nothing: `mode: deploy` does not delete'],
    ],
    [
      'has a tag',
      workflow('', { on: "push: { tags: ['v*', 'w*'] }" }),
      ['push to `main`: nothing', 'push of tag `v*`: deploys the live site (`production`)'],
    ],
    [
      'has the preview of a branch, and its live site',
      workflow(
        "with: { mode: \"${{ github.ref_name == 'live' && 'deploy' || 'auto' }}\", environment: \"${{ github.ref_name == 'live' && 'live' || '' }}\", domain: \"${{ github.ref_name == 'live' && 'a.b.c' || '' }}\" }",
        { on: 'push: { branches: [main, develop, live] }' },
      ),
      [
        live,
        "push to `develop`: deploys the branch's preview (`preview`)",
        'push to `live`: deploys the live site (`live`)',
      ],
    ],
    [
      'has a remark at an event with paths',
      workflow('', { on: `push: { branches: [main], paths: [docs/**] }\n  ${pull}` }),
      ['push to `main` (if `paths` allows it): deploys the live site (`production`)', preview, gone],
    ],
    [
      'has what is not known as it is written',
      workflow("with: { environment: 'pr-${{ github.event.number }}' }"),
      [
        'push to `main`: deploys the live site (`pr-`)',
        'pull request opened, pushed to, reopened: deploys its preview (`pr-${{ github.event.number }}`)',
        'pull request closed, merged: deletes its preview (`pr-${{ github.event.number }}`)',
      ],
    ],
    [
      'has a mode that only a run knows',
      workflow("with: { mode: '${{ vars.MODE }}' }", { on: 'push: { branches: [main] }' }),
      ['push to `main`: only a run knows: `mode: ${{ vars.MODE }}`'],
    ],
    [
      'knows that inputs are empty',
      workflow('if: inputs.x', { on: 'push: { branches: [main] }\n  workflow_call:' }),
      ['push to `main`: nothing: `if: inputs.x`', '`workflow_call`: not looked at'],
    ],
    [
      'knows the default branch',
      workflow('if: github.ref_name == github.event.repository.default_branch', {
        on: 'push: { branches: [main, next] }',
      }),
      [live, 'push to `next`: nothing: `if: github.ref_name == github.event.repository.default_branch`'],
    ],
    [
      'has what is called',
      `${start(pull)}  site: { uses: ./.github/workflows/a.yml, secrets: inherit }\n  own: { ${notClosed}, steps: [{ ${uses} }] }\n`,
      [
        'pull request opened, pushed to, reopened: not looked at: `./.github/workflows/a.yml`; deploys its preview (`preview`)',
        'pull request closed, merged: not looked at: `./.github/workflows/a.yml`',
      ],
    ],
    ['plays a dry run as if it were none', workflow('with: { dry-run: true }'), [live, preview, gone]],
    [
      'has a sweep',
      workflow('with: { mode: sweep, environment: docs-preview }', { on: 'push: { branches: [main] }' }),
      ['push to `main`: sweeps (`docs-preview`)'],
    ],
    [
      'shows a failed build only where it shows one',
      `${start(`push: { branches: [main] }\n  ${pull}`)}  a: { steps: [{ run: x }, { ${uses}, if: failure(), with: { mode: build-failed } }] }\n  b: { if: "failure() && github.event_name == 'push'", needs: a, steps: [{ ${uses}, with: { mode: build-failed } }] }\n`,
      [
        'push to `main`; pull request closed, merged: nothing',
        'pull request opened, pushed to, reopened: if something before it fails: shows a failed build',
      ],
    ],
    [
      'does not know if a failed build is shown for what only a run knows',
      workflow('if: vars.A, with: { mode: build-failed }', { on: 'pull_request: { types: [opened] }' }),
      [
        'pull request opened: perhaps shows a failed build: only a run knows `if: vars.A`',
        'pull request pushed to, reopened, closed, merged: nothing',
      ],
    ],
    [
      'names the branch of pull requests, if it is another one',
      workflow('', { on: 'pull_request: { branches: [develop] }' }),
      [
        'pull request to `develop` opened, pushed to, reopened: deploys its preview (`preview`)',
        'pull request to `develop` closed, merged: nothing',
      ],
    ],
    [
      'has any other branch and a tag, if a push to them starts the file',
      workflow('', { on: `push:\n  ${pull}` }),
      [
        'push to `main`; push of tag `v…`: deploys the live site (`production`)',
        "push to any other branch: deploys the branch's preview (`preview`)",
        preview,
        gone,
      ],
    ],
    [
      'has them with filters that let them in, and paths do not hold for tags',
      workflow('', { on: "push: { branches-ignore: [main], tags-ignore: ['x*'], paths: [docs/**] }" }),
      [
        'push to `main`: nothing',
        "push to any other branch (if `paths` allows it): deploys the branch's preview (`preview`)",
        'push of tag `v…`: deploys the live site (`production`)',
      ],
    ],
    [
      'has patterns of branches, which are not looked at',
      workflow('', { on: "push: { branches: [main, 'feature/**', 'r[12]'] }" }),
      [live, 'push to branches `feature/**`, `r[12]`: not looked at'],
    ],
    [
      'has beginnings of names',
      workflow(`if: "${begins}"`, { on: 'push: { tags-ignore: ["*"], branches: [main, next, "release/*", hotfix] }' }),
      [
        `push to \`main\`, \`next\`: nothing: \`if: ${begins}\``,
        "push to `hotfix`, `release/…`: deploys the branch's preview (`preview`)",
        'push to branches `release/*`: not looked at',
      ],
    ],
    [
      'has each type of a release',
      workflow('', { on: 'release: { types: [created, published] }' }),
      [
        'release created: nothing: only `published` and `released` deploy',
        'release published: deploys the live site (`production`)',
      ],
    ],
    [
      'has one release without types',
      workflow('', { on: 'release' }).replace('on:\n  release', 'on: release'),
      ['release published: deploys the live site (`production`)'],
    ],
    [
      'does not know the tag of a release',
      workflow(`if: "startsWith(github.event.release.tag_name, 'docs-')"`, { on: 'release: { types: [published] }' }),
      [
        "release published: perhaps deploys the live site (`production`): only a run knows `if: startsWith(github.event.release.tag_name, 'docs-')`",
      ],
    ],
    [
      'knows that a pull request has a head, and no head commit',
      workflow('if: "github.event.pull_request.head.ref && github.event.head_commit.message == \'\'"', { on: pull }),
      [preview, gone],
    ],
    [
      'knows in which environment a preview is after a merge',
      workflow("with: { environment: \"${{ github.ref == 'refs/heads/main' && 'production' || 'preview' }}\" }", {
        on: pull,
      }),
      [
        preview,
        'pull request closed without a merge: deletes its preview (`preview`)',
        'pull request merged: nothing: its preview is in `preview`',
      ],
    ],
    ...[
      ['unknown || true', "steps.x.outputs.y == 'true' || github.event_name == 'pull_request'"],
      ['unknown || true, twice', "steps.x.outputs.y == 'true' || vars.A || github.event_name == 'pull_request'"],
      ['! of it', '!(steps.x.outputs.y && false) && !!(vars.A || true)'],
      ['it in brackets', "(vars.A || true) && (vars.B || github.event_name == 'pull_request')"],
    ].map(([name = '', condition = '']): [string, string, string[]] => [
      `knows that ${name} is true`,
      workflow(`if: "${condition}"`, { on: pull, before: '      - { id: x, run: y }\n' }),
      [preview, gone],
    ]),
    [
      'knows that unknown && false is false, and what is not known',
      workflow("if: \"vars.A && github.event_name == 'push' || (vars.B && '')\"", {
        on: `push: { branches: [main] }\n  ${pull}`,
      }),
      [
        "push to `main`: perhaps deploys the live site (`production`): only a run knows `if: vars.A && github.event_name == 'push' || (vars.B && '')`",
        "pull request opened, pushed to, reopened, closed, merged: nothing: `if: vars.A && github.event_name == 'push' || (vars.B && '')`",
      ],
    ],
    [
      'knows that a step which is not there has no outcome',
      workflow(`if: "!cancelled() && steps.build.outcome == 'success'"`, { on: 'push: { branches: [main] }' }),
      ["push to `main`: nothing: `if: !cancelled() && steps.build.outcome == 'success'`"],
    ],
    ...[
      ["if: github.event_name == 'push'", "== 'yes'", ['perhaps', 'nothing']],
      ["if: github.event_name == 'schedule'", "!= 'no'", ['deploys', 'deploys']],
    ].map(([when, wanted, does]): [string, string, string[]] => {
      const condition = `!cancelled() && needs.check.outputs.run ${wanted}`
      const text =
        `${start(`push: { branches: [main] }\n  ${pull}`)}  check:\n    outputs: { run: '\${{ steps.a.outputs.b }}' }\n    steps: [{ id: a, "${when}, run: x }]\n  site:\n    needs: check\n    if: "${condition}"\n    steps: [{ ${uses} }]\n`
          .replace('"if: ', 'if: "')
          .replace(', run: x', '", run: x')
      const [push, pulls] = [does?.[0], does?.[1]]
      return [
        `knows what a job hands on of a step that is skipped: ${wanted}`,
        text,
        push === 'perhaps'
          ? [
              `push to \`main\`: perhaps deploys the live site (\`production\`): only a run knows \`if: ${condition}\``,
              `pull request opened, pushed to, reopened, closed, merged: ${pulls}: \`if: ${condition}\``,
            ]
          : [live, preview, gone],
      ]
    }),
    [
      'does not know the inputs of a start by hand, and a schedule has none',
      workflow('if: inputs.a || github.event.inputs.b', { on: 'workflow_dispatch:\n  schedule: []' }),
      [
        '`workflow_dispatch`: perhaps deploys the live site (`production`): only a run knows `if: inputs.a || github.event.inputs.b`',
        '`schedule`: nothing: `if: inputs.a || github.event.inputs.b`',
      ],
    ],
    [
      'is of the default branch there',
      workflow("if: github.ref != 'refs/heads/main'", { on: 'workflow_dispatch:\n  schedule: []' }),
      ["`workflow_dispatch`, `schedule`: nothing: `if: github.ref != 'refs/heads/main'`"],
    ],
    [
      'is no fork at a schedule, whose event may lack the repository',
      workflow('if: "!github.event.repository.fork"', { on: 'schedule: []' }),
      ['`schedule`: deploys the live site (`production`)'],
    ],
    [
      'has what only a run knows, and a merge queue',
      workflow('', { on: 'workflow_run:\n  issue_comment:\n  merge_group:' }),
      ['`workflow_run`, `issue_comment`: only a run knows what it deploys', '`merge_group`: skipped'],
    ],
    ['has a table if nothing is looked at', workflow('', { on: 'gollum:' }), ['`gollum`: not looked at']],
    ...(
      [
        ["github.head_ref == ''", live, true],
        ['null == github.head_ref', live, true],
        ['github.event.number', `${preview}\n${gone}`, false],
        ["endsWith(github.actor, '[bot]') || github.actor == 'renovate[bot]'", '', false],
        ['contains(fromJSON(\'["a[bot]", "b[bot]"]\'), github.event.sender.login)', '', false],
        ["github.event.pull_request.user.login == 'dependabot[bot]'", '', false],
        ["github.event.sender.type == 'Bot' || github.event.pull_request.user.type == 'Bot'", '', false],
        ["github.event.repository.fork || github.event.repository.full_name != 'octo-org/site'", '', false],
        ['!github.event.repository.private', '', false],
        ["github.event.label.name == 'x'", '', false],
      ] as const
    ).map(([condition, does, isPush]): [string, string, string[]] => {
      const nothing = `push to \`main\`; pull request opened, pushed to, reopened, closed, merged: nothing: \`if: ${condition}\``
      const noPush = `push to \`main\`: nothing: \`if: ${condition}\``
      const noPull = nothing.replace('push to `main`; ', '')
      const rest = isPush ? [does, noPull] : [noPush, ...does.split('\n')]
      return [
        `knows ${condition}`,
        workflow(`if: "${condition.replaceAll('"', '\\"')}"`),
        does === '' ? [nothing] : rest,
      ]
    }),
    ...[
      "format('x{0}', github.head_ref) == 'xy'",
      "github.actor == 'ann'",
      "contains(fromJSON('[1, 7]'), github.event.number)",
    ].map((condition): [string, string, string[]] => [
      `does not know ${condition}`,
      workflow(`if: "${condition}"`, { on: 'pull_request: { types: [opened] }' }),
      [
        `pull request opened: perhaps deploys its preview (\`preview\`): only a run knows \`if: ${condition}\``,
        'pull request pushed to, reopened, closed, merged: nothing',
      ],
    ]),
    ...[
      ["startsWith(github.ref, 'refs/tags/v')", 'perhaps'],
      ["startsWith(github.ref, 'refs/tags/')", 'deploys'],
      ["contains(github.ref, 'refs/tags/')", 'deploys'],
      ["github.ref == 'refs/heads/main'", 'nothing'],
    ].map(([condition = '', does = '']): [string, string, string[]] => [
      `has the tag of a release: ${condition}`,
      workflow(`if: "${condition}"`, { on: 'release: { types: [published] }' }),
      [expect.stringMatching(`^release published: ${does}`)],
    ]),
    [
      'has an environment of each run',
      workflow('with: { environment: "preview-${{ github.run_id }}" }', { on: pull }),
      [
        'pull request opened, pushed to, reopened: deploys its preview (`preview-${{ github.run_id }}`)',
        'pull request closed, merged: nothing: its preview is in `preview-${{ github.run_id }}`',
      ],
    ],
    ...['github.actor', 'github.sha', 'github.run_attempt', 'github.event.sender.login'].map(
      (of): [string, string, string[]] => [
        `has an environment that may be another one: ${of}`,
        workflow(`with: { environment: "\${{ ${of} }}" }`, { on: pull }),
        [
          `pull request opened, pushed to, reopened: deploys its preview (\`\${{ ${of} }}\`)`,
          `pull request closed, merged: nothing, if its preview is in another \`\${{ ${of} }}\``,
        ],
      ],
    ),
    [
      'has the commit of the last push at a close',
      workflow('with: { environment: "${{ github.event.pull_request.head.sha }}" }', { on: pull }),
      [
        'pull request opened, pushed to, reopened: deploys its preview (`${{ github.event.pull_request.head.sha }}`)',
        'pull request closed, merged: deletes its preview (`${{ github.event.pull_request.head.sha }}`)',
      ],
    ],
    ...['if: "${{ github.event_name == \'x\' }} || false"', 'if: "${{ false }}\\n"', 'if: " ${{ false }}"'].map(
      (condition): [string, string, string[]] => [
        `plays a condition that is a text: ${condition}`,
        workflow(condition),
        [live, preview, gone],
      ],
    ),
    [
      'knows that a line break behind an expression without braces is nothing',
      workflow('if: "github.event_name == \'x\'\\n"'),
      [
        "push to `main`; pull request opened, pushed to, reopened, closed, merged: nothing: `if: github.event_name == 'x'`",
      ],
    ],
    [
      'has a number of a pull request where that is an error, whatever the mode',
      workflow("with: { mode: sweep, pull-request: '7' }, if: github.actor != 'a' || github.event_name == 'push'"),
      [
        'push to `main`: fails: `pull-request` is only for workflow_run',
        "pull request opened, pushed to, reopened, closed, merged: perhaps fails: `pull-request` is only for workflow_run: only a run knows `if: github.actor != 'a' || github.event_name == 'push'`",
      ],
    ],
    [
      'has a number that only a run knows',
      workflow("with: { pull-request: '${{ vars.N }}' }", { on: 'push: { branches: [main] }' }),
      ['push to `main`: perhaps fails: `pull-request` is only for workflow_run'],
    ],
    [
      'has an empty number',
      workflow("with: { pull-request: '${{ github.event.workflow_run.id }}' }", { on: 'push: { branches: [main] }' }),
      [live],
    ],
    [
      'does not know what a job that may be skipped hands on',
      `${start(pull)}  a: { if: vars.A, outputs: { b: x }, steps: [] }\n  site: { needs: a, if: "always() && needs.a.outputs.b == 'x'", steps: [{ ${uses} }] }\n`,
      [
        "pull request opened, pushed to, reopened: perhaps deploys its preview (`preview`): only a run knows `if: always() && needs.a.outputs.b == 'x'`",
        "pull request closed, merged: perhaps deletes its preview (`preview`): only a run knows `if: always() && needs.a.outputs.b == 'x'`",
      ],
    ],
    [
      'does not know what a job hands on of what is made up',
      `${start('pull_request: { types: [opened] }')}  a: { outputs: { b: "\${{ github.head_ref }}" }, steps: [] }\n  site: { needs: a, if: needs.a.outputs.b == 'x', steps: [{ ${uses} }] }\n`,
      [
        "pull request opened: perhaps deploys its preview (`preview`): only a run knows `if: needs.a.outputs.b == 'x'`",
        'pull request pushed to, reopened, closed, merged: nothing',
      ],
    ],
    [
      'has a job that shows a failed build',
      `${start(`push: { branches: [main] }\n  ${pull}`)}  site: { steps: [{ run: x }, { ${uses} }] }\n  notice: { needs: site, if: failure(), steps: [{ ${uses}, with: { mode: build-failed } }] }\n`,
      [
        live,
        'pull request opened, pushed to, reopened: deploys its preview (`preview`); if something before it fails: shows a failed build',
        gone,
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(rows(text)).toEqual(expected)
  })

  it('is none where the default branch is not known', () => {
    const text = workflow('', { on: `push:\n  ${pull}` })
    const { text: table } = checkFiles(new Map([['site.yml', parse(text)]]), { ...setting, branch: '' })
    expect(table.split('\n').slice(1)).toEqual([
      '  push to a branch; pull request merged: the default branch is not known here',
      '  push of tag `v…`: deploys the live site (`production`)',
      `  ${preview}`,
      `  ${gone.replace('closed, merged', 'closed without a merge')}`,
    ])
  })

  it('has a condition of 200 characters in the summary, and of 100 in the log', () => {
    const { text, markdown } = shown(workflow(`if: "${'x'.repeat(300)} == 1"`, { on: 'push: { branches: [main] }' }))
    expect(text).toContain(`\`if: ${'x'.repeat(100)}…\``)
    expect(markdown).toContain(`<code>if: ${'x'.repeat(200)}…</code>`)
  })

  it('is safe in a table', () => {
    const { text, markdown } = shown(workflow(`if: "github.ref == '|\u0007<b>@a#1\u202e'"`))
    for (const each of [text, markdown]) expect(each).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
    expect(
      markdown
        .split('\n')
        .slice(2)
        .every((line) => line.match(/\|/gu)?.length === 3),
    ).toBe(true)
    expect(markdown).not.toContain('<b>')
  })
})
