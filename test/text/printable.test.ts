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

  it('is printed without a secret in it', () => {
    registerSecret('s3cr/t+key')
    expect(printable('\x00s3cr/t+key')).toBe('\\x00***')
  })

  it('is no command', () => {
    expect(escapeCommands(' ::error::x\n##[error]y a::b')).toBe(' \\x3a:error::x\n##\\x5berror]y a::b')
  })
})
