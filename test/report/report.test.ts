import { describe, expect, it, vi } from 'vitest'
import { InputError } from '../../src/errors.ts'
import { reportFailure } from '../../src/report/report.ts'
import { lines } from '../stand-ins/runner/runner.ts'

/** Lines of standard output for what was thrown; nothing else runs in this process meanwhile. */
async function reported(thrown: unknown): Promise<string[]> {
  let stdout = ''
  using _ = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += String(text)
    return true
  })
  vi.stubEnv('GITHUB_STEP_SUMMARY', '')
  try {
    await reportFailure(thrown)
    expect(process.exitCode).toBe(1)
  } finally {
    process.exitCode = undefined
    vi.unstubAllEnvs()
  }
  return lines(stdout).trimEnd().split('\n')
}

describe('a failure', () => {
  it('of our own is told with what to do, and without its place', async () => {
    expect(await reported(new InputError('mode', 'is "x".', { hint: 'Write another.' }))).toEqual([
      '::error::mode: is "x".%0AWrite another.',
    ])
  })

  it('of any other kind is told with the place where it happened, line by line', async () => {
    const error = new TypeError('no such thing')
    error.stack = [
      'TypeError: no such thing',
      '    at run (D:\\a\\_actions\\new\\node\\index.js:1:2)\r',
      '    at ::error::x\u001b[31m',
    ].join('\n')
    expect(await reported(error)).toEqual([
      '::error::no such thing',
      '::group::Where it happened',
      'TypeError: no such thing',
      '    at run (D:\\a\\_actions\\new\\node\\index.js:1:2)',
      '    at ::error::x\\x1b[31m',
      '::endgroup::',
    ])
  })

  it.each([
    ['a text', 'a text'],
    [undefined, 'undefined'],
  ])('that is no error (%j) is told too', async (thrown, says) => {
    expect(await reported(thrown)).toEqual([`::error::This was thrown, and is not an error: ${says}`])
  })
})
