import { describe, expect, it } from 'vitest'
import { holdsSecret, keyFinder, registerSecret } from '../../src/text/masking.ts'

const key = 'Q7/x+v9_secret-Key"\\'
const base64 = (text: string, alphabet: 'base64' | 'base64url' = 'base64') => Buffer.from(text).toString(alphabet)

describe('a secret', () => {
  registerSecret(key)

  it.each([
    ['as it is', key],
    ['in lower case', key.toLowerCase()],
    ['in an address', encodeURIComponent(key)],
    ['in JSON', JSON.stringify(key)],
    ["in PHP's JSON", JSON.stringify(key).replaceAll('/', '\\/')],
    ['in Base64', base64(key)],
    ['in Base64 for addresses', base64(key, 'base64url')],
  ])('is found %s', (_, text) => {
    expect(holdsSecret(`Before (${text}) behind.`)).toBe(true)
    expect(holdsSecret(`x.${text}.y`)).toBe(true)
    expect(holdsSecret(text.slice(0, text.length / 2))).toBe(false)
  })

  it('is found as PHP writes it, in JSON of JSON, and in Base64, too', () => {
    registerSecret('???/a+b/c???')
    for (const text of ['???/a+b/c???', base64('???/a+b/c???')]) {
      const php = JSON.stringify(text).replaceAll('/', '\\/')
      for (const each of [php, JSON.stringify(php), php.toUpperCase()]) expect(holdsSecret(`x ${each} y`)).toBe(true)
    }
  })

  it('is found with the codes that JSON of PHP, Python and Go has for letters and signs', () => {
    registerSecret('Größe & Gewicht')
    const code = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
    const coded = JSON.stringify('Größe & Gewicht').replace(/[^\x20-\x7e]|&/gu, code)
    for (const each of [coded, JSON.stringify(coded), coded.toUpperCase()])
      expect(holdsSecret(`x ${each} y`)).toBe(true)
  })

  it.each(['', 'a host name'])('is not in %j', (text) => {
    registerSecret('')
    expect(holdsSecret(text)).toBe(false)
  })
})

describe('a secret of fewer than 8 characters', () => {
  registerSecret('a1b')
  it.each(['a1b', '"a1b"', 'a1b.example.com', 'x.A1B.y', 'YTFi'])('is found as a word of its own: %s', (text) => {
    expect(holdsSecret(text)).toBe(true)
  })
  it.each(['xa1b', 'a1bx', 'xYTFi'])('is not found in %s', (text) => expect(holdsSecret(text)).toBe(false))
})

describe('a key in bytes of files', () => {
  const isIn = keyFinder(key)
  const around = ['', 'u:', 'us:', 'usr:'].flatMap((before) => [
    base64(`${before}${key}:x`),
    base64(`${before}${key}:x`, 'base64url'),
  ])
  it.each([key, ...around])('is found: %s', (text) => {
    expect(isIn?.(`x ${text} y`)).toBe(true)
    expect(isIn?.(text.slice(0, text.length / 2))).toBe(false)
  })

  it('is not looked for if it is short', () => expect(keyFinder('a1b')).toBeUndefined())
})
