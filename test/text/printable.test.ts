import { describe, expect, it } from 'vitest'
import { escapeCommands, excerpt, printable } from '../../src/text/printable.ts'
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
    expect([printable('a s3cr/t+key'), excerpt(`a${' '.repeat(300)}s3cr%2Ft+key`)]).toEqual(['***', '***'])
  })

  it('is a line of the log only if it holds no secret, alone or with its neighbours', () => {
    registerSecret('line-1\nline-2')
    expect(escapeCommands('a\nb: line-1%0Aline-2\nc')).toBe('a\n***\nc')
    expect(escapeCommands('a\nb: line-1\nline-2 c')).toBe('***')
  })

  it('is no command', () =>
    expect(escapeCommands(' ::error::x\n##[error]y a::b')).toBe(' \\x3a:error::x\n##\\x5berror]y a::b'))
})
