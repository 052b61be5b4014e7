import { expect } from 'vitest'
import type { Step, StepResult } from '../stand-ins/runner/runner.ts'
import { answeredAs, doneThenReset, type Fault, reset, silent, status } from '../stand-ins/scenes/faults.ts'
import { annotations, bare, commentOf, hostingWrites } from '../stand-ins/scenes/records.ts'
import { close, ends, push, type Run } from '../stand-ins/scenes/runs.ts'
import { every, pairs, type Scene, scenes, type Turn } from '../stand-ins/scenes/scene.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const marker = '<!-- static-deploy: preview -->'
const commented = (world: World): string[] => world.github.commentsOf(7).map(({ body }) => body)

/** The comment says what the annotation says, message and hint, without the cause. */
function expectSameText(result: StepResult, world: World): void {
  const [error = ''] = annotations(result, 'error')
  const [said = ''] = error.split('\nCause: ')
  expect(bare(said)).not.toBe('')
  for (const text of [commentOf(world), result.summary])
    for (const line of said.split('\n')) expect(bare(text), result.stdout).toContain(bare(line))
}

/** A push of pull request 7 with this step. */
const pushed =
  (step: Step): Run =>
  (world) =>
    world.pull(7, world.github.pulls.has(7) ? 'synchronize' : 'opened', step)
const mistakes: Readonly<Record<string, Step>> = {
  'an empty key': { inputs: { 'api-key': '' } },
  'a missing folder': { inputs: { directory: 'nowhere' } },
  'a misspelled input': { inputs: { domian: 'x.example' } },
  'a key that is not valid': { inputs: { 'api-key': 'another-key' } },
}
const red = /\w/u
scenes(
  'a pull request whose run fails',
  every('is told of it in one text, and what is still live', mistakes, (step) => ({
    runs: [
      {
        run: pushed(step),
        red,
        comment: /Commit \[`[0-9a-f]{7}`\]\S+ was not deployed\.\n/u,
        never: 'Still live',
        after: expectSameText,
      },
      { run: push(), comment: 'is live' },
    ],
    run: pushed(step),
    red,
    comment: ['was not deployed. Still live: ', 'https://@pull 7'],
    never: 'is live',
    after: expectSameText,
    check: (world) => expect(commented(world)).toHaveLength(1),
  })),
  every(
    'and asks for no comment is told nothing',
    { 'comment: false': { comment: 'false' }, 'a dry run': { 'dry-run': 'true' }, 'no token': { 'github-token': '' } },
    (inputs) => ({
      runs: [{ run: push(7, { ...inputs, verify: 'ture' }), red }],
      check: ({ github }) => expect(github.requests).toEqual([]),
    }),
  ),
  {
    'keeps its error where nothing can be told': {
      run: push(7, { verify: 'ture' }),
      red: 'verify: "ture" is neither true nor false.',
      faults: { anything: status(500, {}) },
    },
    'is told that its preview was not removed': {
      runs: [push()],
      run: close(7, { 'api-key': '' }),
      red,
      comment: ['Preview was not removed', 'Still live: [https://@pull 7]'],
    },
  },
  every('does not wait for GitHub once its preview is live', { 403: 403, 429: 429 }, (code) => {
    const later = status(code, { message: 'rate limit' }, { 'retry-after': '180' })
    const warns = ['that the deploy has started. ', 'record the deploy. ', 'end the deployment before this one. ']
    return {
      runs: [
        push(),
        { run: push(), warns, faults: { inProgress: later, changeComment: later, success: later, inactive: later } },
      ],
      // Each is tried once: another try would come too late.
      check: ({ github }) => expect(github.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1),
    }
  }),
)

const refused = (code: number): Fault => status(code, { success: false, error: 'NO', message: 'no' })
const doneThen500 = answeredAs(500)
const arrived = { 'was answered with 500': doneThen500, 'lost its answer': doneThenReset }
const others = Object.fromEntries([503, 401, 429, 400, 413].map((code) => [code, refused(code)]))
const untrue = [/not deployed/iu, /still live/iu, /earlier commit/iu, /as before/iu]
scenes(
  'an update',
  pairs('whose first attempt arrived may be live, whatever the others say: it', arrived, others, (first, other) => ({
    runs: [push(7, { page: 'one' })],
    run: push(7, { page: 'two' }),
    red,
    comment: ['may or may not be live', '@pull 7'],
    never: untrue,
    faults: { upload: [first, other] },
    live: ['two'],
  })),
  every('of which no attempt arrived was not deployed', others, (other) => ({
    runs: [push(7, { page: 'one' })],
    run: push(7, { page: 'two' }),
    red,
    comment: other === others['503'] ? red : /was not deployed\. Still live: .*from an earlier commit/u,
    faults: { upload: [other === others['503'] ? reset : refused(429), other], failure: refused(422) },
    warns: 'Could not record that the deploy failed. ',
    live: ['one'],
  })),
)

const done: Readonly<Record<string, NonNullable<Turn['at']>>> = {
  'once its upload was done': { after: 'upload', cancels: true },
  'while its success is recorded': { before: 'success', cancels: true },
  'while its comment is written': { before: 'createComment', cancels: true },
}
const cancelled = 'The run was cancelled (SIGTERM).'
const checks: Readonly<Record<string, Pick<Scene, 'inputs' | 'hosting'>>> = {
  verify: { inputs: { verify: 'true' }, hosting: { name: 'hosting.example' } },
  'the password': {
    inputs: { 'preview-password': 'open sesame' },
    hosting: { name: 'hosting.example', passwords: 'ignored' },
  },
}
scenes(
  'a run that is cancelled',
  every('is recorded, told and reported, and says that all is done', done, (at) => ({
    runs: [
      {
        run: push(),
        red: cancelled,
        at,
        comment: /live/u,
        never: [/not published/u, /as before/u, /may exist/u],
        outputs: { result: 'deployed', link: '@pull 7' },
        says: 'nothing is left to do',
      },
      close(),
    ],
    live: {},
  })),
  every('while it checks says that the link has the commit, and records it', checks, (more) => ({
    ...more,
    runs: [
      {
        run: push(),
        red: [cancelled, '@pull 7 has this commit'],
        at: { before: 'page', cancels: true },
        comment: / is live at /u,
      },
      close(),
    ],
    live: {},
  })),
  every('before its deletion was sent does not say that it may be done', ends, (run) => ({
    runs: [push(), { run, red: cancelled, at: { before: 'readPull', cancels: true }, never: 'may be gone' }],
    live: ['pull 7'],
  })),
  {
    'while its deletion is under way says that the link may be gone': {
      runs: [push()],
      run: close(),
      red: [cancelled, '@pull 7 may be gone'],
      at: { before: 'delete', fault: silent, cancels: true },
      live: ['pull 7'],
    },
    'before anything was sent says that nothing has changed': {
      runs: [{ run: push(), refused: 'has changed nothing', at: { before: 'listRecord', cancels: true } }],
      live: {},
    },
  },
)

scenes('the comment', {
  'is short enough for GitHub where 6,000 files look private, and the summary for the runner': {
    files: Object.fromEntries(
      Array.from({ length: 6000 }, (_, index) => [`${'folder-of-a-long-name-'.repeat(9)}${index}/htpasswd`, 'x']),
    ),
    runs: [{ run: pushed({}), red: 'looks private', comment: marker }],
    check: (world, [result]) => {
      expect(Buffer.byteLength(result?.summary ?? '')).toBeLessThan(1024 * 1024)
      expect(hostingWrites(world)).toEqual([])
    },
  },
})

/** The lines that a reader sees before the outcome: a group is folded to its title, and commands are not shown. */
const linesBefore = (outcome: string, stdout: string): string[] => {
  const folded = stdout.replace(/^::group::(.*)\n(?:.*\n)*?^::endgroup::\n/gmu, '$1\n')
  return (folded.split(outcome)[0] ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('::'))
}
const isShort: NonNullable<Turn['after']> = ({ stdout }) => {
  const { length } = linesBefore('Deployed to https://', stdout)
  expect(length > 0 && length <= 10, stdout).toBe(true)
}
scenes('the log of a deploy that went well', {
  'is short, whatever was asked for': {
    files: Object.fromEntries(['index.html', 'docs/1.html', 'docs/2.html'].map((path) => [path, 'x'])),
    hosting: { name: 'hosting.example', unpackArchives: true },
    inputs: { 'upload-as': 'zip', verify: 'true', 'compare-with': 'production' },
    runs: [{}, { inputs: { exclude: 'docs/1.html' } }].map((step) => ({ run: pushed(step), after: isShort })),
  },
})
