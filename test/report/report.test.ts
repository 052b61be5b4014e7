import { describe, expect, it, vi } from 'vitest'
import { InputError } from '../../src/errors.ts'
import { reportFailure } from '../../src/report/report.ts'
import { registerSecret } from '../../src/text/secrets.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { lines } from '../stand-ins/runner/runner.ts'

const unexpected = '::error::Something happened that this action did not expect. The log of the run says what.'

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

  it('is told with the causes that it does not quote, and no secret in them', async () => {
    registerSecret('report-test-secret')
    const root = new Error('::error::why report-test-secret')
    const quoted = new Error('It has too many characters.', { cause: root })
    const said = { hint: 'What to do.', cause: quoted }
    expect(await reported(new InputError('exclude', 'is wrong. It has too many characters.', said))).toEqual([
      '::error::exclude: is wrong. It has too many characters.%0AWhat to do.',
      'Cause: ***',
    ])
    expect(await reported(new InputError('exclude', 'is wrong.', said))).toEqual([
      '::error::exclude: is wrong.%0AWhat to do.',
      'Cause: It has too many characters.',
      'Cause: ***',
    ])
  })

  it('shows a text for the log alone, and five causes of a circle', async () => {
    expect(await reported(new InputError('directory', 'is empty.', { cause: '/home/x' }))).toEqual([
      '::error::directory: is empty.',
      'Cause: /home/x',
    ])
    const circle = new Error('again')
    circle.cause = circle
    expect(await reported(new InputError('directory', 'is empty.', { cause: circle }))).toHaveLength(2)
  })

  it('of any other kind is told with the place where it happened, line by line', async () => {
    const error = new TypeError('no such thing')
    error.stack = [
      'TypeError: no such thing',
      '    at run (D:\\a\\_actions\\new\\node\\index.js:1:2)\r',
      '    at ::error::x\u001b[31m',
    ].join('\n')
    expect(await reported(error)).toEqual([
      unexpected,
      'Cause: no such thing',
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
    expect(await reported(thrown)).toEqual([unexpected, `Cause: This was thrown, and is not an error: ${says}`])
  })
})

describe('the quota', () => {
  it.each([
    [100, 90, true],
    [100, 89, false],
    [0, 0, false],
  ])('of %i with %i used warns: %s', async (quotaLimit, bytes, warns) => {
    await using world = await makeWorldInProcess({
      hosting: {
        accounts: { [DEFAULT_KEY]: { quotaLimit: 1000 } },
        intercept: (request, response) => {
          if (!request.url?.endsWith('/v1/upload')) return false
          request.resume()
          const profile = { quotaUsed: bytes, quotaLimit }
          response.end(JSON.stringify({ success: true, data: { link: 'a.example', status: 'active', profile } }))
          return true
        },
      },
    })
    const { stdout, code } = await world.step()
    expect(code, stdout).toBe(0)
    expect(stdout.includes(`::warning::The account's quota is used up to ${bytes} %25 (${bytes} of 100`)).toBe(warns)
  })
})
