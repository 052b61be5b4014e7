import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finderOf, holdsSecret, registerSecret } from '../../src/text/secrets.ts'

const key = 'Q7/x+v9_secret-Key'
const bytes = Buffer.from(key)
const each = (spell: (code: number, character: string) => string): string =>
  [...key].map((character) => spell(character.codePointAt(0) ?? 0, character)).join('')
const hex = (code: number, length = 2): string => code.toString(16).padStart(length, '0')

/** Ways to write the key down so that all of it is one piece. */
const spellings: Readonly<Record<string, string>> = {
  'as it is': key,
  'in lower case': key.toLowerCase(),
  'in upper case': key.toUpperCase(),
  'with escaped slashes': key.replaceAll('/', '\\/'),
  'in JSON within JSON': JSON.stringify(JSON.stringify(`/${key}/`)).replaceAll('/', '\\/'),
  'percent-encoded': encodeURIComponent(key),
  'percent-encoded in lower case': encodeURIComponent(key).toLowerCase(),
  'percent-encoded whole': each((code) => `%${hex(code)}`),
  'percent-encoded twice': encodeURIComponent(encodeURIComponent(key)),
  'in hexadecimal': bytes.toString('hex'),
  'in hexadecimal of upper case': bytes.toString('hex').toUpperCase(),
  'as a Buffer is printed': inspect(bytes),
  'as an array is printed': `[ ${[...bytes].join(', ')} ]`,
  'as JSON of a Buffer': JSON.stringify(bytes),
  'as JSON of a Uint8Array': JSON.stringify(new Uint8Array(bytes)),
  'as JSON of a Buffer in JSON': JSON.stringify(JSON.stringify({ key: bytes }, undefined, 2)),
  'in Base64': bytes.toString('base64'),
  'in Base64 without padding': bytes.toString('base64').replace(/=/gu, ''),
  'in Base64 for addresses': bytes.toString('base64url'),
  'in Base64, percent-encoded': encodeURIComponent(bytes.toString('base64')),
  'in \\u escapes': each((code) => `\\u${hex(code, 4)}`),
  'in \\u escapes of upper case': each((code) => `\\u${hex(code, 4).toUpperCase()}`),
  'in \\u{} and \\x escapes': each((code) => (code % 2 ? `\\u{${hex(code)}}` : `\\x${hex(code)}`)),
  'in references of HTML': each((code) => (code % 2 ? `&#${code};` : `&#x${hex(code)};`)),
  'with joiners': [...key].join('\u200d'),
  'with escaped non-joiners': [...key].join('\\u200c'),
  'with percent-encoded spaces of no width': [...key].join('%E2%80%8B'),
  'with soft hyphens': [...key].join('&shy;'),
  'with strokes': [...key].join('\u0336'),
  'in colours': [...key].join('\u001b[31;1m'),
  'over several lines': `${key.slice(0, 6)}\r\n${key.slice(6)}`,
  'in wide letters': each((code) => String.fromCodePoint(code + 0xfee0)),
}

describe('a secret', () => {
  registerSecret(key)

  it.each(Object.entries(spellings))('is found %s', (_, text) => {
    expect(holdsSecret(`Before (${text}) behind.`)).toBe(true)
    expect(holdsSecret(`x.${text}.y`)).toBe(true)
  })

  it.each(['', 'u:', 'me:', 'user:'])('is found in Base64 of a longer text that begins with %j', (before) => {
    for (const after of ['', '\n', ':x', ' and more']) {
      for (const alphabet of ['base64', 'base64url'] as const) {
        expect(holdsSecret(`Basic ${Buffer.from(before + key + after).toString(alphabet)}`)).toBe(true)
      }
    }
  })

  it('is found wherever it stands, and nothing else is', () => {
    const harmless = fc.array(
      fc.constantFrom('a', 'é', '👩‍🚀', '%', '%41', '%e', '\\', '\\u0041', '&', '&amp;', '\n', '\u200d', '=', '-'),
    )
    const spelled = fc.constantFrom(...Object.values(spellings))
    fc.assert(
      fc.property(harmless, spelled, harmless, (before, text, after) => {
        const around = [`${before.join('')} `, ` ${after.join('')}`]
        expect(holdsSecret(around.join(''))).toBe(false)
        expect(holdsSecret(around.join(text))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it.each(['.', '-', ' ', '</>', '…'])('is found in pieces with %j between', (gap) => {
    expect(holdsSecret(`It is ${[...key].join(gap)}!`)).toBe(true)
  })

  it('is found after 1 MiB of escapes', () => {
    for (const filler of ['%', '\\', '\\u0061', '&#97;', '\u200d', key.slice(0, -1), `${key[0]}\u200d`]) {
      const text = filler.repeat(2 ** 20 / filler.length)
      expect(holdsSecret(text)).toBe(false)
      expect(holdsSecret(`${text} ${key}`)).toBe(true)
    }
  })

  it('of hundreds of characters is found in what Node prints of a Buffer', () => {
    const token = Array.from({ length: 120 }, (_, index) => `T${index}`).join('.')
    registerSecret(token)
    expect(holdsSecret(inspect(Buffer.from(token)))).toBe(true)
    expect(holdsSecret(inspect(new Uint8Array(Buffer.from(token))))).toBe(true)
  })

  it('of few letters, or of other ones, is found as it is', () => {
    registerSecret('!"#$%/()=?')
    registerSecret('пароль-слово')
    expect(holdsSecret('It is !"#$%/()=?.')).toBe(true)
    expect(holdsSecret(encodeURIComponent('пароль-слово'))).toBe(true)
    expect(holdsSecret('пароль')).toBe(false)
  })
})

describe('a secret of fewer than 8 characters', () => {
  registerSecret('a1b')
  registerSecret('c2d4')
  registerSecret('%63%32%64')

  it.each([
    ...['a1b', '"a1b"', 'a1b.example.com', 'x.A1B.y', 'YTFi', '613162', 'a%31b', '[97, 49, 98]', 'YzJkNA==', 'c2d'],
    '%63%32%64',
  ])('is found as a word of its own: %s', (text) => {
    expect(holdsSecret(text)).toBe(true)
  })

  it.each(['xa1b', 'a1bx', '0613162', 'xYzJkNA==', 'xc2d', 'xa1b.a1bx.example.com'])('is not found in %s', (text) => {
    expect(holdsSecret(text)).toBe(false)
  })
})

describe('the search in bytes of files', () => {
  const finder = finderOf(key)
  const isMarked = (bytes: Buffer): boolean =>
    finder?.marks.some((mark) => bytes.includes(mark)) || finder?.hasNumbers(bytes.toString('latin1')) || false
  const gaps = [' ', ':', ', 0x', ',\n    0X', '\\x', '\\\\x', '\\u00', '\\\\\\\\u00', '%', ';&#x']
  const inFiles = {
    ...Object.fromEntries(gaps.map((gap) => [`with ${gap}`, each((code) => `${gap}${hex(code)}`)])),
    ...Object.fromEntries(
      gaps.map((gap) => [`with ${gap} in upper case`, each((code) => gap + hex(code).toUpperCase())]),
    ),
    'in \\u{} escapes': each((code) => `\\u{${hex(code)}}`),
    'in decimal references': each((code) => `&#${code};`),
    'in indented numbers': [...bytes].join(`,${' '.repeat(30)}`),
    ...Object.fromEntries(
      ['u', 'us', 'usr'].flatMap((user) =>
        (['base64', 'base64url'] as const).map((kind) => [
          `${kind} ${user}`,
          Buffer.from(`${user}:${key}!`).toString(kind),
        ]),
      ),
    ),
    ...Object.fromEntries(
      Object.entries(spellings).filter(
        ([name]) =>
          /^as|in JSON within|percent-encoded|hexadecimal|Base64|slashes/u.test(name) && !/no width/u.test(name),
      ),
    ),
  }

  it.each(Object.entries(inFiles))('finds the secret %s', (_, text) => {
    const file = Buffer.from(`${'x'.repeat(5000)} ${text} ${'y'.repeat(5000)}`)
    expect(isMarked(file)).toBe(true)
    expect(finder?.isIn(file.toString('latin1'))).toBe(true)
    expect(holdsSecret(file.toString('latin1'))).toBe(true)
  })

  it('finds the secret wherever a line ends', () => {
    const base64 = bytes.toString('base64')
    for (const text of [key, base64]) {
      for (let cut = 1; cut < text.length; cut += 1)
        expect(isMarked(Buffer.from(`${text.slice(0, cut)}\n${text.slice(cut)}`)), String(cut)).toBe(true)
    }
  })

  it('finds nothing else, also in 4 MiB of marks', () => {
    for (const mark of [...(finder?.marks ?? []), '51', '81', '51 37 ']) {
      const text = mark.repeat((4 * 1024 * 1024) / mark.length)
      expect(finder?.isIn(text)).toBe(false)
      expect(finder?.isIn(text + key)).toBe(true)
    }
  })

  it('is not for a secret that files would hold by chance', () => {
    expect(finderOf('1234567')).toBeUndefined()
  })
})

it.each(['', 'a host name', 'The key is not here: stand-in', 'Q7/x+v9_secret-Ke'])('%j holds no secret', (text) => {
  expect(holdsSecret(text)).toBe(false)
})
