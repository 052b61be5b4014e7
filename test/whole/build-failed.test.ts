/** `mode: build-failed` (design 9.5). */
import { expect } from 'vitest'
import { closes, tokenMay } from '../stand-ins/scenes/deeds.ts'
import { asRun, close, production, push, type Run } from '../stand-ins/scenes/runs.ts'
import { every, scenes } from '../stand-ins/scenes/scene.ts'

const told = { mode: 'build-failed', directory: '', 'api-key': '' }
const failed = (number = 7, more = {}): Run => push(number, { ...told, ...more })
const inOne = (run: Run): Run => asRun(99, run)
const says = /❌ Preview: failed[\s\S]*\nThe job for [0-9a-f]{7} failed/u
const result = { result: 'skipped', link: '', deleted: '[]' }

const before: Readonly<Record<string, { runs: readonly Run[]; shows: readonly (string | RegExp)[] }>> = {
  'of a first build': { runs: [], shows: [says, '[log]'] },
  'after a deploy, which is live still': {
    runs: [inOne(push())],
    shows: [says, 'Still live: [@pull 7](https://@pull 7), which shows '],
  },
  'after a close': { runs: [inOne(push()), close()], shows: [says] },
}

scenes(
  'a build that failed',
  every('is told in the comment, without a key, and the service is not asked', before, ({ runs, shows }) => ({
    runs,
    run: asRun(101, failed()),
    at: { before: 'profile', happens: () => expect.fail('It asked.') },
    idle: true,
    warns: false,
    outputs: result,
    comment: shows,
  })),
  {
    'leaves a section that this run deployed': {
      runs: [inOne(push())],
      run: inOne(failed()),
      idle: true,
      outputs: result,
      comment: '🚀 Preview: [@pull 7]',
    },
    'changes the section of its own environment only': {
      runs: [push(7, { environment: 'docs' }), push(7)],
      run: failed(7, { environment: 'DOCS' }),
      comment: ['❌ docs: failed', '🚀 preview: [@pull 7]'],
    },
    'is told nowhere for what is no pull request, at a close, and for one that was closed meanwhile': {
      runs: [
        { run: production(told), idle: true, notes: 'for no pull request' },
        { run: close(7, told), idle: true, notes: 'Pull request #7 is closed' },
      ],
      run: failed(),
      at: { before: 'readPull', happens: closes(7) },
      idle: true,
      notes: 'pull request #7 is closed',
      outputs: result,
      check: ({ github }) => expect(github.commentsOf(7)).toEqual([]),
    },
    'is not told where no comment is wanted, and in a dry run': {
      runs: [failed(7, { comment: 'false' }), failed(7, { 'dry-run': 'true' }), failed(7, { 'github-token': '' })],
      check: ({ github }) => expect(github.commentsOf(7)).toEqual([]),
    },
    'with a token that may not comment is green, with a warning': {
      given: [tokenMay({ 'pull-requests': 'read', issues: 'read' })],
      run: failed(),
      idle: true,
      warns: 'pull-requests: write',
      outputs: result,
    },
  },
)
