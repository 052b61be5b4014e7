import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdsSecret, keyFinder, registerSecret } from '../../src/text/secrets.ts'

const key = 'Q7/x+v9_secret-Key'
const bytes = Buffer.from(key)
const each = (spell: (hex: string) => string): string =>
  [...bytes].map((byte) => spell(byte.toString(16).padStart(2, '0'))).join('')

const inFiles: Record<string, string> = {
  'as it is': key,
  'percent-encoded': encodeURIComponent(key),
  'percent-encoded in lower case': encodeURIComponent(key).replace('%2F', '%2f').replace('%2B', '%2b'),
  'percent-encoded whole': each((hex) => `%${hex}`),
  'in hexadecimal': bytes.toString('hex'),
  'in hexadecimal of upper case': bytes.toString('hex').toUpperCase(),
}
for (const before of ['', 'u:', 'us:', 'usr:'])
  for (const alphabet of ['base64', 'base64url'] as const)
    inFiles[`in ${alphabet} after "${before}"`] = Buffer.from(`${before}${key}:x`).toString(alphabet)

const shown: Readonly<Record<string, string>> = {
  ...inFiles,
  'in lower case': key.toLowerCase(),
  'in upper case': key.toUpperCase(),
  'with escaped slashes': key.replaceAll('/', '\\/'),
  'in JSON within JSON': JSON.stringify(JSON.stringify(`/${key}/`)).replaceAll('/', '\\/'),
  'in JSON, with all escaped': each((hex) => `\\u00${hex}`),
  'in JavaScript': each((hex) => `\\x${hex.toUpperCase()}`),
  'percent-encoded in part': key.replace('s', '%73').replace('/', '%2f'),
  'in Base64, percent-encoded': encodeURIComponent(bytes.toString('base64')),
}

describe('a secret', () => {
  registerSecret(key)

  it.each(Object.entries(shown))('is found %s', (_, text) => {
    expect(holdsSecret(`Before (${text}) behind.`)).toBe(true)
    expect(holdsSecret(`x.${text}.y`)).toBe(true)
  })

  it('is found wherever it stands, and nothing else is', () => {
    const pieces = ['a', 'é', '👩‍🚀', '%', '%41', '%e', '%c3', '\\', '\\u0041', '\\u', '\n', '=']
    const harmless = fc.array(fc.constantFrom(...pieces))
    fc.assert(
      fc.property(harmless, fc.constantFrom(...Object.values(shown)), harmless, (before, text, after) => {
        const around = [`${before.join('')} `, ` ${after.join('')}`]
        expect(holdsSecret(around.join(''))).toBe(false)
        expect(holdsSecret(around.join(text))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('may have few letters or other ones, quotes and backslashes', () => {
    for (const secret of ['!"#$%/()=?', 'back\\slash"quote', 'пароль-слово']) {
      registerSecret(secret)
      for (const text of [secret, JSON.stringify(secret), encodeURIComponent(secret)])
        expect(holdsSecret(`It is ${text}.`), text).toBe(true)
    }
    registerSecret('\\\\\\\\\\\\\\a')
    for (const text of ['пароль', 'a', '\\a']) expect(holdsSecret(text), text).toBe(false)
  })

  it.each(['', 'a host name', key.slice(0, -1)])('is not in %j', (text) => expect(holdsSecret(text)).toBe(false))
})

describe('a secret of fewer than 8 characters', () => {
  registerSecret('a1b')
  registerSecret('c2d4')

  const words = ['a1b', '"a1b"', 'a1b.example.com', 'x.A1B.y', 'YTFi', '613162', 'a%31b', 'YzJkNA==']
  it.each(words)('is found as a word of its own: %s', (text) => expect(holdsSecret(text)).toBe(true))

  it.each(['xa1b', 'a1bx', '0613162', 'xYzJkNA==', 'xc2d4', 'xa1b.a1bx.example.com'])('is not found in %s', (text) => {
    expect(holdsSecret(text)).toBe(false)
  })
})

it('a password is looked for as it is only', () => {
  registerSecret('open sesame', 'password')
  expect(holdsSecret('Say "Open Sesame".')).toBe(true)
  expect(holdsSecret(btoa('open sesame'))).toBe(false)
})

describe('a key in bytes of files', () => {
  const isIn = keyFinder(key)

  it.each(Object.entries(inFiles))('is found %s', (_, text) => {
    expect(isIn?.(`x ${text} y`)).toBe(true)
    expect(isIn?.(text.slice(0, text.length / 2))).toBe(false)
  })

  it('is found in UTF-16', () => {
    const wide = Buffer.from(`key=${key};`, 'utf16le')
    expect(isIn?.(wide.toString('latin1'))).toBe(true)
    expect(isIn?.(wide.swap16().toString('latin1'))).toBe(true)
  })
})
