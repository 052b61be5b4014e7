/** A failed run: one text in log, summary and comment. A cancelled one says how far it came (DESIGN 4 and 7). */
import { expect } from 'vitest'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { answeredAs, doneThenReset, silent, status } from '../stand-ins/scenes/faults.ts'
import { annotations, bare, commentOf } from '../stand-ins/scenes/records.ts'
import { production, push } from '../stand-ins/scenes/runs.ts'
import { every, pairs, scenes } from '../stand-ins/scenes/scene.ts'
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
    comment: ['was not deployed. Still live: ', 'https://@pull 7'],
    after: expectSameText,
    check: ({ github }) => expect(github.commentsOf(7)).toHaveLength(1),
  })),
)

const repository = { 'index.html': 'x', 'README.md': 'y', 'images/a.png': 'z', '.git/HEAD': 'ref' }
scenes('a directory that is a whole repository', {
  'is told with what its root has, until "exclude" leaves something out': {
    files: repository,
    runs: [
      {
        run: (world) => world.step(),
        warns: ['whole repository', 'Its root has README.md, images/, index.html.', '"*.md"', 'folder of its own'],
        says: /⚠️ The directory is a whole repository/u,
      },
      {
        run: (world) => world.step({ inputs: { exclude: '*.md' } }),
        warns: false,
        notes: 'Its root has images/, index.html.',
      },
    ],
  },
})

const refused = (code: number) => status(code, { success: false, error: 'NO', message: 'no' })
const arrived = { 'was answered with 500': answeredAs(500), 'lost its answer': doneThenReset }
const others = { 503: refused(503), 401: refused(401), 400: refused(400) }
scenes(
  'an update',
  pairs('whose first attempt arrived may be live, whatever the others say: it', arrived, others, (first, other) => ({
    runs: [push(7, { page: 'one' })],
    run: push(7, { page: 'two' }),
    red: /\w/u,
    comment: ['may be live at', '@pull 7'],
    never: [/not deployed/iu, /still live/iu],
    faults: { upload: [first, other] },
    live: ['two'],
  })),
)

const cancelled = 'The run was cancelled (SIGTERM).'
const runs = { 'a pull request': push(), production: production() }
scenes(
  'a run that is cancelled',
  every('before anything was sent changes nothing', runs, (run) => ({
    run,
    refused: [cancelled, 'Nothing was changed.'],
    at: { before: 'profile', cancels: true },
  })),
  every('once it was sent gets its answer, which is recorded', runs, (run) => ({
    runs: [{ run, red: [cancelled, 'has this commit, but what follows'], at: { after: 'upload', cancels: true } }, run],
    live: [/./u],
  })),
  {
    'and gets no answer may be live': {
      run: push(),
      red: [cancelled, 'A new address may have this commit'],
      at: { before: 'upload', fault: silent, cancels: true },
    },
  },
)
