/** A failed run: one text in log, summary and comment. A cancelled one says how far it came (design 9.1 and 6.10). */
import { expect } from 'vitest'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { closedPreview } from '../stand-ins/scenes/deeds.ts'
import { doneThenReset, status } from '../stand-ins/scenes/faults.ts'
import { annotations, bare, commentOf } from '../stand-ins/scenes/records.ts'
import { production, push, sweep } from '../stand-ins/scenes/runs.ts'
import { every, scenes } from '../stand-ins/scenes/scene.ts'
import type { World } from '../stand-ins/scenes/world.ts'

function expectSameText(result: StepResult, world: World): void {
  const [error = ''] = annotations(result, 'error')
  for (const text of [commentOf(world), result.summary])
    for (const line of error.split('\n')) expect(bare(text), result.stdout).toContain(bare(line))
}

const mistakes = {
  'a missing folder': { directory: 'nowhere' },
  'a key that is not valid': { 'api-key': 'another-key' },
}
scenes(
  'a run that fails',
  every('is told in one text, with what is still live', mistakes, (told) => ({
    runs: [
      { run: push(7, told), red: /\w/u, comment: 'was not deployed.', never: 'Still live', after: expectSameText },
      { run: push(), comment: '🚀 Preview: ' },
    ],
    run: push(7, told),
    red: /\w/u,
    comment: [/Still live: .*was not deployed\./su, 'https://@pull 7'],
    after: expectSameText,
    check: ({ github }) => expect(github.commentsOf(7)).toHaveLength(1),
  })),
)

scenes('a site with a status that is not "active"', {
  'has a warning with it in log, summary and comment': {
    hosting: { uploadsADay: 1 },
    runs: [{ run: push(), warns: false }],
    run: push(),
    warns: 'The service reports the status "expiring"',
    comment: 'The service reports the status',
    outputs: { status: 'expiring' },
  },
})

const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:aa\nsize 9\n'
const hasPointer = /1 pointer of Git LFS.*: a\.png.*\nexclude: \|\n {2}a\.png/su
const site = (inputs = {}) => ({ run: (world: World) => world.step({ inputs }) })
scenes('a build', {
  'that is broken is not sent to a live site, and a preview has a warning, each with lines to paste': {
    files: { 'index.html': 'x', 'a.png': pointer },
    runs: ['true', 'false'].map((dryRun) => ({ ...site({ 'dry-run': dryRun }), refused: hasPointer })),
    run: (world) => world.pull(7, 'opened'),
    warns: hasPointer,
    comment: ['🚀 Preview: ', '```yaml\nexclude: |\n  a.png\n'],
    says: /^ *exclude: \|$/mu,
  },
  'for another host has one notice of its settings in log and summary, at its first deploy and in a dry run': {
    files: { 'index.html': 'x', _redirects: '/a /b', 'vercel.json': '{}' },
    runs: ['true', 'false'].map((dryRun) => ({
      ...site({ 'dry-run': dryRun }),
      warns: false,
      notes: 'The settings in _redirects, vercel.json are for other hosts. This service is not known to read them',
      says: /ℹ️ The settings in .*redirects, vercel\.json are for other hosts\./u,
      never: 'Correct the warnings',
    })),
    run: site().run,
    never: 'for other hosts',
  },
})

const refused = (code: number) => status(code, { success: false, error: 'NO', message: 'no' })
scenes('an update whose first attempt arrived', {
  'may be live, whatever the answer to the last one says': {
    runs: [push(7, { page: 'one' })],
    run: push(7, { page: 'two' }),
    red: /\w/u,
    comment: ['may be live at', '@pull 7'],
    never: [/not deployed/iu, /still live/iu],
    faults: { upload: [doneThenReset, refused(401)] },
    live: ['two'],
  },
})

const cancelled = 'The run was cancelled (SIGTERM).'
const runs = { 'a pull request': push(), production: production() }
scenes(
  'a run that is cancelled',
  every('before anything was sent changes nothing', runs, (run) => ({
    run,
    refused: [cancelled, 'Nothing was changed.'],
    comment: run === runs.production ? /^$/u : ['Preview: cancelled', 'was not deployed'],
    at: { before: 'profile', cancels: true },
  })),
  every('once it was sent gets its answer, which is recorded', runs, (run) => ({
    runs: [
      { run, red: [cancelled, 'has this commit. Run the job again.'], at: { after: 'upload', cancels: true } },
      run,
    ],
    live: [/./u],
  })),
  {
    'may be live if the answer is lost': {
      run: push(),
      red: [cancelled, 'A new address may have this commit. It may not be recorded: delete it in the hosting account'],
      comment: ['cancelled', 'may be live'],
      at: { before: 'upload', fault: doneThenReset, cancels: true },
    },
    'while the service answers is live, also after it made room': {
      linkLimit: 1,
      given: [closedPreview('a.test', 8)],
      run: push(),
      red: [cancelled, '@pull 7 has this commit'],
      comment: ['cancelled', 'is live at'],
      at: { after: 'upload', nth: 2, cancels: true },
      live: ['pull 7'],
      record: { 'pr-7': ['@pull 7'] },
      states: { 'pr-7': ['failure'] },
      ends: true,
    },
    'at its last request says that all is done': {
      run: push(),
      red: [cancelled, 'All that the run was for is done.'],
      comment: 'Preview: [@pull 7]',
      at: { after: 'createComment', cancels: true },
    },
    'in a sweep says what was deleted': {
      given: [closedPreview('a.test', 8), closedPreview('b.test', 9)],
      run: sweep(),
      red: [cancelled, 'b.test was deleted. The next sweep does the rest.'],
      at: { after: 'delete', cancels: true },
      live: { 'a.test': 'pull 8' },
    },
  },
)
