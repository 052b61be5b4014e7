import { describe, expect, it } from 'vitest'
import { escapeCommands, excerpt, formatAge, formatBytes, formatDuration, printable } from '../../src/text/printable.ts'
import { registerSecret } from '../../src/text/secrets.ts'

describe('a text from outside', () => {
  it.each([
    ['a\r\n\tb', 'a\\r\\n\\tb'],
    ['\x1b[31m\u0085', '\\x1b[31m\\x85'],
    ['\u202eabc\u{e0001}', '\\u202eabc\\u{e0001}'],
    ['👩‍🚀', '👩‍🚀'],
    ['\ud800', '\\ud800'],
  ])('%j is printed as %s', (text, printed) => {
    expect(printable(text)).toBe(printed)
  })

  it('is cut', () => {
    expect([excerpt('abc', 3), excerpt('abcd', 3)]).toEqual(['abc', 'abc…'])
  })

  it('is not printed if it holds a secret', () => {
    registerSecret('s3cr/t+key')
    expect([printable('a s3cr/t+key'), excerpt(`a${' '.repeat(300)}s3cr/t+key`)]).toEqual(['***', '***'])
  })

  it('is no text of the log if it holds a secret', () => {
    registerSecret('line-1\nline-2')
    for (const text of ['a\nb: line-1%0Aline-2\nc', 'a\nb: line-1\nline-2 c']) expect(escapeCommands(text)).toBe('***')
  })

  it('is no command', () =>
    expect(escapeCommands(' ::error::x\n##[error]y a::b')).toBe(' \\x3a:error::x\n##\\x5berror]y a::b'))
})

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

it.each([
  [formatAge, minute - 1, 'under a minute'],
  [formatAge, minute, '1 minute'],
  [formatAge, hour - 1, '59 minutes'],
  [formatAge, hour, '1 hour'],
  [formatAge, day - 1, '23 hours'],
  [formatAge, day, '1 day'],
  [formatBytes, 999, '999 B'],
  [formatBytes, 999_600, '1.00 MB'],
  [formatBytes, 1.5e9, '1.50 GB'],
  [formatDuration, 1234, '1.2 s'],
  [formatDuration, 65_000, '1 min 5 s'],
])('%o of %s is %s', (format, number, text) => {
  expect(format(number)).toBe(text)
})
