/** `dry-run` does everything but write, says what would happen, and fails if the deploy would (design 6.9). */
import { expect } from 'vitest'
import type { Step } from '../stand-ins/runner/runner.ts'
import { deletesLinks, liveSite, preview, tokenMay } from '../stand-ins/scenes/deeds.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { branchPush, close, live, production, push, type Run, sweep, tearDown } from '../stand-ins/scenes/runs.ts'
import { every, type Scene, scenes } from '../stand-ins/scenes/scene.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

const dry = { 'dry-run': 'true' }
const there = [liveSite(live), preview('pr-7.test')]
/** Questions to GitHub have no text and no commit, so nothing comes of them. */
const writesNothing: NonNullable<Scene['check']> = ({ hosting, github }) => {
  expect(hosting.requests.filter(({ method, path }) => method !== 'GET' || path.includes('?'))).toEqual([])
  const writes = github.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/graphql'))
  expect(writes.filter(({ body }) => JSON.stringify(body) !== '{}')).toEqual([])
}
const rows: Readonly<Record<string, { run: Run; says: string }>> = {
  'a first push': { run: push(9, dry), says: 'To: a new address.' },
  'a push': { run: push(7, dry), says: 'To: pr-7.test, which is replaced.' },
  'a push with a domain': {
    run: push(9, { ...dry, domain: 'pr-9.test' }),
    says: 'To: pr-9.test, which the account does not have: it would be made.',
  },
  "a push with a name of Tiiny Host's": {
    run: push(9, { ...dry, domain: 'pr-9.tiiny.site' }),
    says: 'To: pr-9.tiiny.site, which the account does not have: it would be made.',
  },
  production: { run: production(dry), says: `To: ${live}, which is replaced.` },
}

scenes(
  'a dry run',
  every('writes nothing, and says what would be done, and what is good', rows, ({ run, says }) => ({
    given: there,
    run,
    idle: true,
    outputs: { result: 'skipped', 'skip-reason': 'This is a dry run: nothing was changed.', link: '', deleted: '[]' },
    says: [
      says,
      'Key: accepted.',
      /^Account: 2 links in use; quota used: 0 % \(\d+ of [\d,]+ as the service counts\)\.$/mu,
      'Next: Delete "dry-run: true", and push.',
      '### 🔎 Dry run: nothing was changed',
    ],
    never: ['the token may', 'Left out', '| Account'],
    check: writesNothing,
  })),
  {
    'says what would be sent, and what would be left out': {
      files: { 'index.html': 'x', 'b.map': 'y', '.hidden': 'z', 'a/c.txt': 'w' },
      inputs: { ...dry, exclude: '*.map', 'upload-as': 'zip' },
      run: (world) => world.step(),
      says: [
        'Would send: 2 files, 2 B, as one archive.',
        /^Left out: .*\.hidden/mu,
        /^Left out: .*b\.map/mu,
        'The workflow file was not looked at: it is not known, not in the workspace, above 256 KiB, or no YAML.',
      ],
      check: writesNothing,
    },
    'warns of a domain that no account makes: it must be attached first': {
      given: there,
      run: push(9, { ...dry, domain: 'my-site.netlify.app' }),
      idle: true,
      warns: 'my-site.netlify.app must be attached to the account first',
      says: ['To: my-site.netlify.app, once it is attached to the account.', 'Next: Correct the warnings. Delete'],
      never: 'it would be made',
      check: writesNothing,
    },
    'starts no browser, and compares nothing': {
      given: there,
      run: push(7, { ...dry, screenshots: '3', 'compare-with': 'production' }),
      idle: true,
      check: writesNothing,
    },
    'warns of a link that the account does not have any more, if it is made again': {
      given: [...there, deletesLinks(live)],
      run: production({ ...dry, domain: live }),
      idle: true,
      says: [`To: ${live}, which the account does not have any more.`, 'Next: Correct the warnings. Delete'],
    },
    'warns if the token may not comment, as the deploy does': {
      given: [tokenMay({ 'pull-requests': 'read', issues: 'read' })],
      run: push(9, dry),
      idle: true,
      says: ['Comment: the token may not write it. Add to the job', 'pull-requests: write', '⚠️', 'Next: Correct the'],
      check: writesNothing,
    },
    'warns of a comment that GitHub refuses for another reason, in its words': {
      run: push(9, dry),
      faults: { createComment: status(403, { message: 'Unable to create comment because issue is locked.' }) },
      idle: true,
      warns: 'Could not ask about comments on GitHub: HTTP 403, Unable to create comment because issue is locked.',
      never: 'pull-requests: write',
    },
    'says what the deploy would warn of': {
      run: branchPush('topic', dry),
      idle: true,
      says: ['topic is not the default branch, so this is a preview', 'Next: Correct the warnings'],
      after: ({ summary }) => expect(summary.match(/⚠️ topic is not the default branch/gu)).toHaveLength(1),
    },
  },
)

const reds: Readonly<Record<string, Scene>> = {
  'the token may not create deployments': {
    given: [...there, tokenMay({ deployments: 'read' })],
    run: push(7, dry),
    red: ['the token may not use', 'deployments: write'],
  },
  'a sweep may not use the record': {
    given: [...there, tokenMay({ deployments: 'read' })],
    run: sweep(dry),
    red: ['the token may not use', 'the address of previews', 'deployments: write'],
    never: "github-token: ''",
  },
  'the key is wrong': { given: there, run: push(7, { ...dry, 'api-key': 'another-key-000' }), red: 'HTTP 401' },
  'the account does not have the live site any more': {
    given: [...there, deletesLinks(live)],
    run: production(dry),
    red: [`The account has no site at ${live} any more`, 'Is this the key of another account?'],
    never: 'Still live',
  },
  'a link belongs to somebody else': {
    given: there,
    run: push(7, { ...dry, domain: live }),
    red: 'belongs to the live',
  },
  'something private is in the site': {
    files: { 'index.html': 'x', id_rsa: 'y' },
    run: (world) => world.step({ inputs: dry }),
    red: 'id_rsa',
  },
  'there is nothing to tear down by that name': { run: tearDown('no.test', dry), red: 'has no site at no.test' },
}
const teardowns: Readonly<Record<string, readonly [Run, string]>> = {
  'a close': [close(7, dry), 'pr-7.test'],
  'a teardown': [tearDown(live, dry), live],
}
scenes(
  'a dry run',
  every('deletes nothing, and says what it would delete', teardowns, ([run, link]) => ({
    given: there,
    run,
    idle: true,
    outputs: { result: 'skipped', 'skip-reason': `This is a dry run: nothing was changed. It would delete ${link}.` },
    check: writesNothing,
  })),
)
scenes(
  'a dry run of what would fail',
  every('fails, too, and writes nothing', reds, (scene) => ({
    ...scene,
    ...(scene.red !== undefined && { refused: scene.red }),
    check: writesNothing,
  })),
)

/** No run is started when a pull request closes. */
const workflow = `on:
  push: { branches: [main] }
  pull_request:
jobs:
  site:
    permissions: { contents: read, deployments: write, pull-requests: write }
    concurrency: { group: "site-\${{ github.event.pull_request.number || github.ref }}" }
    steps:
      - uses: octo-org/static-deploy@v1
        with: { api-key: "\${{ secrets.KEY }}", directory: dist }
`
const inCheckout =
  (text: string, given: Partial<Step> = {}): Run =>
  async (world) => {
    using checkout = makeSite({ '.github/workflows/site.yml': text })
    const env = { GITHUB_ACTION_REPOSITORY: 'octo-org/static-deploy', ...given.env }
    return await world.step({ ...given, workspace: checkout.directory, inputs: { ...dry, ...given.inputs }, env })
  }
const starts: Readonly<Record<string, readonly [on: string, end: string]>> = {
  'tags alone': ['push: { tags: [v*] }', ''],
  'a label': ['pull_request: { types: [labeled] }', ''],
  'a pull request, too': ['push: { tags: [v*] }\n  pull_request:', ', and push'],
  'a pull request with types': ['push: { tags: [v*] }\n  pull_request: { types: [opened, synchronize] }', ', and push'],
  'other branches': ['push: { branches-ignore: [main] }', ', and push'],
  'events of the default branch': ['pull_request_target:\n  workflow_run: { workflows: [Build] }', ', and merge that'],
  'a start by hand, too': ['pull_request_target:\n  workflow_dispatch:', ''],
}
scenes(
  'a dry run',
  every('ends with what to do, for a file that is started by', starts, ([on, end]) => ({
    run: inCheckout(workflow.replace(/push: .*\n {2}pull_request:/u, on)),
    says: `Delete "dry-run: true"${end}.`,
  })),
)
const table = '| event | what <code>site.yml</code> does |'
const finding = /"closed" is missing below "pull_request"/u
/** The error or the verdict, the finding, and the table, in this order, each once; in the log, too, below an error. */
const inOrder =
  (first: string): NonNullable<Scene['after']> =>
  ({ summary, stdout }) => {
    // A deploy that would work says so at its end.
    if (!first.startsWith('Correct'))
      expect(stdout).toMatch(/^::(?:error|notice)::(?!The settings).*What site\.yml does:/msu)
    const places = [first, '⚠️', table].map((text) => summary.indexOf(text))
    expect(places, summary).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(summary.split(table)).toHaveLength(2)
    const boxes = summary.match(/^```yaml\n.*?^```$/gmsu) ?? []
    expect(new Set(boxes).size).toBe(boxes.length)
  }
const errors: Readonly<Record<string, readonly [string, Partial<Step>, Scene?]>> = {
  'of inputs': ['2 inputs are wrong.', { inputs: { mode: 'x', folder: 'y' } }],
  'of the value of dry-run itself': ['dry-run: ', { inputs: { 'dry-run': 'yes' } }],
  'of the plan': ['directory: a deploy needs', { inputs: { directory: '' } }],
  "of the event's payload": ['does not tell', { event: 'pull_request', payload: {} }],
  'of the key': ['HTTP 401', { inputs: { 'api-key': 'another-key-000' } }],
  'of a permission': ['may not use', {}, { given: [tokenMay({ deployments: 'read' })] }],
  'of the site': ['does not exist', { inputs: { directory: 'nowhere' } }],
}
scenes('a dry run that reads the workflow file', {
  'says what is missing': {
    run: inCheckout(workflow),
    idle: true,
    says: [
      '⚠️',
      finding,
      'Next: Correct the warnings',
      'What site.yml does:\n  push to `main`: deploys the live site (`production`)\n',
      '  pull request closed, merged: nothing\n',
      '| pull request closed, merged | nothing |',
      table,
    ],
    after: inOrder('Correct the warnings.'),
  },
  'says it of a run that is skipped, too': {
    run: inCheckout(workflow, { event: 'merge_group', payload: {} }),
    idle: true,
    says: ['⏭️ Skipped', finding],
    never: '| Result |',
    after: inOrder('A merge queue only tests'),
  },
  'says it of what would be deleted': {
    given: there,
    run: inCheckout(workflow, { inputs: { mode: 'teardown', domain: live } }),
    idle: true,
    says: ['### 🔎 Dry run: nothing was changed', `| Would delete | ${live} |`],
  },
})
scenes(
  'a dry run that fails',
  every('has what the workflow file does below its error', errors, ([error, given, more]) => ({
    ...more,
    run: inCheckout(workflow, given),
    red: error,
    says: finding,
    after: inOrder('### ❌ Dry run: failed'),
    check: writesNothing,
  })),
)
