import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as core from '@actions/core'
import { describe, expect, it, vi } from 'vitest'
import { CancelledError, InputError } from '../../src/errors.ts'
import { registerSecret } from '../../src/text/secrets.ts'
import { bestEffort, log } from '../../src/view/log.ts'
import { report, reportFailure } from '../../src/view/report.ts'
import type { RunSoFar } from '../../src/view/run-state.ts'
import { lines } from '../stand-ins/runner/runner.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'
import { deployed, failed, pull, removed, row, skipped, swept } from './runs.ts'

/** What was printed, the exit code, and the runner's files; nothing else runs in this process meanwhile. */
async function during(action: () => Promise<void>) {
  using folder = makeSite({ summary: '', outputs: '' })
  const [summary, outputs] = [join(folder.directory, 'summary'), join(folder.directory, 'outputs')]
  let stdout = ''
  using _ = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += String(text)
    return true
  })
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary)
  vi.stubEnv('GITHUB_OUTPUT', outputs)
  // The toolkit looks up the summary's file once in a process.
  Object.assign(core.summary.emptyBuffer(), { _filePath: undefined })
  try {
    await action()
    const printed = lines(stdout).trimEnd().split('\n')
    const read = (file: string) => readFileSync(file, 'utf8')
    return { printed, code: process.exitCode, summary: read(summary), outputs: read(outputs) }
  } finally {
    process.exitCode = undefined
    vi.unstubAllEnvs()
  }
}

const reported = (run: RunSoFar) => during(() => report(run, { message: 'My {link}' }))

describe('a run', () => {
  const quota = 'Quota used: 4 % (42 of 1,024 as the service counts).'
  const kept = { link: 'a.b', site: { environment: 'production' } }
  const stays = '::notice::a.b stays: it is the live site of the environment "production" now.'
  it.each<[string, RunSoFar, string[]]>([
    ['a deploy', deployed(), [`Deployed to https://a.example in 0.0 s. Whoever has the link can read it. ${quota}`]],
    [
      'a reserve',
      deployed({ reserved: true, protected: undefined }),
      [`Reserved https://a.example in 0.0 s. ${quota}`],
    ],
    ['a teardown', removed(['a.b', 'c.d']), ['Deleted a.b, c.d.']],
    ['a teardown that left a link', removed(['c.d'], { kept }), ['Deleted c.d.', stays]],
    ['what was skipped', skipped({ reason: '::x\n::y' }), ['::notice::\\x3a:x\\n::y']],
    ['a sweep', swept([row(pull, { deleted: ['a.b'] })]), ['Deleted a.b.']],
  ])('that was %s is told in its last lines, the summary and the outputs', async (_, run, says) => {
    using _clock = vi.spyOn(performance, 'now').mockReturnValue(run.start)
    const { printed, code, summary, outputs } = await reported(run)
    expect(printed).toEqual(says)
    expect(code).toBeUndefined()
    expect(summary).toMatch(/^### /u)
    expect(summary.includes('My a.example')).toBe(run.end?.kind === 'live' && !run.reserved)
    expect(outputs.match(/^[\w-]+(?=<<)/gmu)).toHaveLength(13)
  })

  it.each([90, 89])('with %i %% of its quota used warns from 90 % on', async (used) => {
    const { printed, summary } = await reported(deployed({ quota: { used, limit: 100 } }))
    const warning = `The account's quota is used up to ${used} %25 (${used} of 100 as the service counts). Delete`
    expect(printed.some((line) => line.startsWith(`::warning::${warning}`))).toBe(used === 90)
    expect(summary.includes('⚠️ The account')).toBe(used === 90)
  })

  it('whose outputs can not be written fails, and says what is done', async () => {
    const { printed } = await during(async () => {
      vi.stubEnv('GITHUB_OUTPUT', '/nowhere/at/all')
      await expect(report(removed(['a.b']), { message: '' })).rejects.toThrow(/ All else is done: Deleted a\.b\./u)
      await report(swept([row(pull)], {}, new InputError('mode', 'is "x".')), { message: '' })
    })
    expect(printed.join()).toContain('::warning::The outputs of the step could not be written. ')
  })

  it('that failed is told as a failure, with the outputs of a sweep and no others', async () => {
    const error = new InputError('mode', 'is "x".')
    const one = await reported(failed(error))
    const sweep = await reported(swept([row(pull, { deleted: ['a.b'] })], {}, error))
    for (const { printed, code, summary } of [one, sweep]) {
      expect(printed).toEqual(['::error::mode: is "x".'])
      expect(code).toBe(1)
      expect(summary).toMatch(/^### ❌ Static Deploy failed\n\nmode: is "x"\.\n/u)
    }
    expect(one.outputs).toBe('')
    expect(sweep.outputs).toContain('["a.b"]')
  })
})

describe('a failure', () => {
  const unexpected = '::error::Something happened that this action did not expect. The log of the run says what.'
  const thrown = 'Cause: This was thrown, and is not an error: '
  const place = '    at run (D:\\a\\_actions\\new\\node\\index.js:1:2)'
  registerSecret('report-test-secret')
  const root = new Error('::error::why report-test-secret')
  const cause = new Error('It has 3.', { cause: root })
  const circle = Object.assign(new Error('again'), { cause: new Error('') })
  circle.cause = circle
  const broken = new TypeError('no such thing')
  broken.stack = ['TypeError: no such thing', `${place}\r`, '    at ::error::x\u001b[31m'].join('\n')

  const where = ['Cause: no such thing', '::group::Where it happened', 'TypeError: no such thing']
  where.push(place, '    at ::error::x\\x1b[31m', '::endgroup::')
  const wrong = (cause: unknown, message = 'b.') => new InputError('a', message, { cause })

  it.each<[string, unknown, string[]]>([
    ['with what to do', new InputError('a', 'is b.', { hint: 'Do.\nx: y' }), ['::error::a: is b.%0ADo.%0Ax: y']],
    ['with its causes, and no secret', wrong(cause), ['::error::a: b.', 'Cause: It has 3.', 'Cause: ***']],
    ['with causes that it does not quote', wrong(cause, 'b. It has 3.'), ['::error::a: b. It has 3.', 'Cause: ***']],
    ['with a text for the log alone', wrong('/home/x'), ['::error::a: b.', 'Cause: /home/x']],
    ['where causes are a circle', wrong(circle), ['::error::a: b.', 'Cause: again']],
    ['that is no error', 'a text', [unexpected, `${thrown}a text`]],
    ['that is nothing', undefined, [unexpected, `${thrown}undefined`]],
    ['of any other kind with the place where it happened', broken, [unexpected, ...where]],
  ])('%s is told, and sets no outputs', async (_, error, says) => {
    const { printed, code, outputs, summary } = await during(() => reportFailure(error))
    expect(printed).toEqual(says)
    expect(code).toBe(1)
    expect(outputs).toBe('')
    expect(summary).toMatch(/^### ❌ Static Deploy failed\n/u)
  })
})

it.each<[unknown, string[]]>([
  [new Error('It is\nlost.'), ['Could not do it. It is\\nlost.']],
  [new CancelledError('SIGTERM'), []],
])('what is done with best effort ends in a warning at most: %s', async (error, says) => {
  log.takeWarnings()
  await during(async () => expect(await bestEffort('do it', () => Promise.reject(error))).toBeUndefined())
  expect(log.takeWarnings()).toEqual(says)
  expect(await bestEffort('do it', async () => 1)).toBe(1)
})
