import { join } from 'node:path'
import * as core from '@actions/core'
import { describe, expect, it, vi } from 'vitest'
import { ActionError, CancelledError, InputError } from '../../src/errors.ts'
import { bestEffort, inPlainText, log } from '../../src/log.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { report } from '../../src/report/report.ts'
import { registerSecret } from '../../src/text/masking.ts'
import { belowInputs } from '../../src/text/place.ts'
import { lines, setScene } from '../stand-ins/runner/runner.ts'
import * as of from './outcomes.ts'

/** What was printed, the exit code, and the runner's files. Nothing else runs in this process at the same time. */
async function during(action: () => Promise<void>, env: Record<string, string> = {}) {
  using scene = setScene({ env })
  let stdout = ''
  using _ = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += String(text)
    return true
  })
  for (const name of ['GITHUB_STEP_SUMMARY', 'GITHUB_OUTPUT']) vi.stubEnv(name, scene.env[name])
  // The toolkit looks up the summary's file once in a process.
  Object.assign(core.summary.emptyBuffer(), { _filePath: undefined })
  try {
    await action()
    return { printed: lines(stdout).trimEnd().split('\n'), code: process.exitCode, ...scene.written() }
  } finally {
    process.exitCode = undefined
    vi.unstubAllEnvs()
  }
}

const reported = (outcome: Outcome) => during(() => report(outcome, 'My {link}'))

describe('a run', () => {
  const swept = of.swept([of.row(of.pull, { deleted: ['a.b'] })])
  const quota = 'Quota used: 4 % (42 of 1,024 as the service counts).'
  it.each<[string, Outcome, string]>([
    ['a deploy', of.deployed(), `Deployed to https://a.example in 0.0 s. Everybody can read it. ${quota}`],
    ['what was skipped', of.skipped({ reason: '::x\n::y' }), '::notice::\\x3a:x\\n::y'],
    ['a sweep', swept, 'Deleted a.b.'],
    ['a sweep that failed for some', { ...swept, error: new InputError('mode', 'is "x".') }, '::error::mode: is "x".'],
  ])('that was %s is told in its last line, the summary and the outputs', async (_, outcome, says) => {
    using _clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    const { printed, code, summary, outputs } = await reported(outcome)
    expect(printed).toEqual([says])
    expect(code).toBe(outcome.error ? 1 : undefined)
    expect(summary).toMatch(/^### /u)
    expect(summary.includes('My a.example')).toBe(outcome.kind === 'deployed')
    expect(Object.keys(outputs)).toHaveLength(10)
  })
})

describe("a file of the runner's that can't be written", () => {
  const rights = "In a container, the job's user must be able to write the runner's files."
  const unwritable: Readonly<Record<string, readonly [path: string, toDo: string]>> = {
    'a folder': [import.meta.dirname, rights],
    'no file': [join(import.meta.dirname, 'nowhere/output'), rights],
    ...(process.platform === 'linux' && { 'a full disk': ['/dev/full', "The runner's disk is full."] }),
  }
  const sent = of.failed(new InputError('a', 'is b.'), [of.sending])
  const states: readonly (readonly [Outcome, string])[] = [
    [of.deployed(), 'The site is live at https://a.example.'],
    [of.skipped({ reason: 'No.' }), 'No site was deployed.'],
    [of.failed(new InputError('a', 'is b.')), 'No site was deployed.'],
    [sent, 'The site may be live.'],
  ]
  it.each(Object.entries(unwritable))('is named in one line, with what is live: %s', async (_, [path, toDo]) => {
    for (const [outcome, state] of states) {
      log.takeWarnings()
      const { printed, code } = await during(() => report(outcome), { GITHUB_STEP_SUMMARY: path })
      const told = printed.filter((line) => line.includes("can't be written"))
      expect(told).toEqual([
        `::warning::GITHUB_STEP_SUMMARY can't be written, so there is no summary. ${state} ${toDo}`,
      ])
      expect(code).toBe(outcome.kind === 'failed' ? 1 : undefined)
      const outputs = await during(() => report(outcome), { GITHUB_OUTPUT: path })
      expect(outputs.printed.join('\n')).not.toMatch(/^ {4}at |did not expect/mu)
      expect(outputs.summary).toMatch(/^### /u)
      if (outcome.kind === 'failed') continue
      expect(outputs.code).toBe(1)
      expect(outputs.printed.filter((line) => line.startsWith('::error::'))).toEqual([
        `::error::GITHUB_OUTPUT can't be written, so later steps read no outputs. ${state} ${toDo}`,
      ])
    }
  })
})

describe('a failure', () => {
  const unexpected = '::error::Something happened that this action did not expect. The log of the run says what.'
  registerSecret('report-test-secret')
  const cause = new Error('It has 3.', { cause: new Error('::error::why report-test-secret') })
  const broken = new TypeError('no such thing')
  broken.stack = 'TypeError: no such thing\n    at run (D:\\a\\index.js:1:2)\r\n    at ::error::x\u001b[31m'
  const stack = ['TypeError: no such thing', '    at run (D:\\a\\index.js:1:2)', '    at ::error::x\\u{1b}[31m']
  const where = ['::group::Where it happened', ...stack, '::endgroup::']
  const wrong = (cause: unknown, message = 'b.') => new InputError('a', message, { cause })

  it.each<[string, unknown, string[]]>([
    [
      'with what to do',
      new InputError('a', 'is b.', { hint: { text: 'Do.', blocks: belowInputs('x: y') } }),
      ['::error::a: is b.%0ADo.%0AIn the step that uses this action, below its "with":%0Ax: y'],
    ],
    ['with its causes, and no secret', wrong(cause), ['::error::a: b.', 'Cause: It has 3.', 'Cause: ***']],
    ['with a text for the log alone', wrong('/home/x'), ['::error::a: b.', 'Cause: /home/x']],
    ['that is no error', 'a text', [unexpected, 'Cause: a text']],
    ['of any other kind with its place', broken, [unexpected, 'Cause: no such thing', ...where]],
  ])('%s is told, and sets no outputs', async (_, error, says) => {
    const { printed, code, outputs, summary } = await during(() => report({ kind: 'failed', error }))
    expect(printed).toEqual(says)
    expect([code, outputs]).toEqual([1, {}])
    expect(summary).toMatch(/^### ❌ Static Deploy: failed\n/u)
  })
})

it.each<[unknown, string[]]>([
  [new Error('It is\nlost.'), ['Could not do it. It is\\nlost.']],
  [new Error('Could not do it on GitHub: no.'), ['Could not do it on GitHub: no.']],
  [
    new ActionError('No.', { hint: { text: 'Do.', blocks: belowInputs('x: y') } }),
    ['Could not do it. No. Do.\nIn the step that uses this action, below its "with":\nx: y'],
  ],
  [new CancelledError('SIGTERM'), []],
])('what is done with best effort ends in a warning at most: %s', async (error, says) => {
  log.takeWarnings()
  await during(async () => expect(await bestEffort('do it', () => Promise.reject(error))).toBeUndefined())
  expect(log.takeWarnings().map(inPlainText)).toEqual(says)
  expect(await bestEffort('do it', async () => 1)).toBe(1)
})
