import { describe, expect, it } from 'vitest'
import { previewOf, taskOf } from '../../src/record/record-format.ts'
import { count, firstOf, formatBytes, formatDuration } from '../../src/text/format.ts'
import { defuse, excerpt, printable } from '../../src/text/printable.ts'
import { hide, redact } from '../../src/text/secrets.ts'

describe('texts', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.00 kB'],
    [12_345, '12.3 kB'],
    [999_600, '1.00 MB'],
    [1.5e9, '1.50 GB'],
    [5e15, '5.00e+3 TB'],
  ])('%s bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text)
  })

  it.each([
    [40, '0.0 s'],
    [1234, '1.2 s'],
    [65_000, '1 min 5 s'],
  ])('%s ms are %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text)
  })

  it.each([
    ['a\r\n\tb', 'a\\r\\n\\tb'],
    ['\x1b[31m\u0085', '\\x1b[31m\\x85'],
    ['\u202eabc\u{e0001}', '\\u202eabc\\u{e0001}'],
    ['👩‍🚀', '👩‍🚀'],
    ['\ud800', '\\ud800'],
  ])('%j is printed as %s', (text, printed) => {
    expect(printable(text)).toBe(printed)
  })

  it('counts, cuts and lists', () => {
    expect([count(1, 'file'), count(12_000, 'file')]).toEqual(['1 file', '12,000 files'])
    expect([excerpt('abc', 3), excerpt('abcd', 3)]).toEqual(['abc', 'abc…'])
    expect(firstOf(['a', 'b', 'c'], 2)).toBe('a, b and 1 more')
  })

  it('hides a secret in every spelling', () => {
    hide('')
    hide('s3cr/t+key')
    const shown = redact(`s3cr/t+key s3cr%2Ft%2Bkey ${Buffer.from('s3cr/t+key').toString('base64')}`)
    expect(shown).toBe('*** *** ***')
    expect(printable('\x00s3cr/t+key')).toBe('\\x00***')
  })

  it('takes the command out of a line', () => {
    expect(defuse(' ::error::x\n##[error]y a::b')).toBe(' \\x3a:error::x\n##\\x5berror]y a::b')
  })
})

describe('tasks', () => {
  it.each([{ kind: 'pull-request', number: 7 } as const, { kind: 'branch', branch: 'a/b' } as const])(
    'of $kind are read back',
    (subject) => {
      expect(previewOf(taskOf(subject))).toEqual(subject)
    },
  )

  it.each(['deploy', 'deploy:pr-', 'deploy:pr-x', 'other'])('%s is no preview', (task) => {
    expect(previewOf(task)).toBeUndefined()
  })
})
