import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerpt } from '../../src/text/printable.ts'
import { holdsSecret, redact, registerSecret } from '../../src/text/secrets.ts'

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

  it.each(Object.entries(spellings))('is replaced %s', (_, spelling) => {
    const shown = redact(`Before (${spelling}) behind.`)
    expect(shown).toMatch(/^Before \(\W*\*\*\*\W*\) behind\.$/u)
    expect(holdsSecret(`x.${spelling}.y`)).toBe(true)
  })

  it.each(['user:', 'u:', 'me:'])('is replaced in Base64 of a longer text that begins with %s', (before) => {
    for (const after of ['', '\n', ':x', ' and more']) {
      for (const alphabet of ['base64', 'base64url'] as const) {
        const shown = redact(`Basic ${Buffer.from(before + key + after).toString(alphabet)}`)
        const [, left = '', right = ''] = /^Basic (.*)\*\*\*(.*)$/u.exec(shown) ?? []
        expect(shown).toContain('***')
        expect(before.startsWith(Buffer.from(left, 'base64').toString()), shown).toBe(true)
        expect(right.length).toBeLessThanOrEqual(2 * after.length + 2)
      }
    }
  })

  it('is replaced in Base64 with its padding and the characters beside it that hold bits of it', () => {
    expect(redact(`Basic ${Buffer.from(`u:${key}`).toString('base64')}, x`)).toBe('Basic dT***, x')
    expect(redact(bytes.toString('base64').repeat(2))).toBe('***')
    registerSecret('????~~~~>>>>')
    expect(redact('Pz8/P35+fn4+Pj4+ and Pz8_P35-fn4-Pj4-')).toBe('*** and ***')
  })

  it('is replaced wherever it stands, and nothing else is', () => {
    const harmless = fc.array(
      fc.constantFrom('a', 'é', '👩‍🚀', '%', '%41', '%e', '\\', '\\u0041', '&', '&amp;', '\n', '\u200d', '=', '-'),
    )
    const spelled = fc.constantFrom(...Object.values(spellings).filter((text) => !text.startsWith('"')))
    fc.assert(
      fc.property(harmless, spelled, harmless, (before, spelling, after) => {
        const around = [`${before.join('')} `, ` ${after.join('')}`]
        expect(redact(around.join(''))).toBe(around.join(''))
        expect(redact(around.join(spelling))).toBe(around.join('***'))
      }),
      { numRuns: 1000 },
    )
  })

  it.each(['.', '-', ' ', '</>', '…'])('in pieces with %j between makes an excerpt nothing but ***', (gap) => {
    const text = `It is ${[...key].join(gap)}!`
    expect(redact(text)).toBe(text)
    expect(holdsSecret(text)).toBe(true)
    expect(excerpt(text)).toBe('***')
  })

  it('is found after 128 KiB of escapes', () => {
    for (const filler of ['%', '\\', '\\u0061', '&#97;', '\u200d', key.slice(0, -1), `${key[0]}\u200d`]) {
      const text = filler.repeat(2 ** 17 / filler.length)
      expect(redact(text)).toBe(text)
      expect(redact(`${text} ${key}`)).toBe(`${text} ***`)
    }
  })
})

describe('a secret of fewer than 8 characters', () => {
  registerSecret('a1b')

  it('is replaced only where it is a word', () => {
    expect(redact('a1b, "a1b", a1b.example.com, YTFi, 613162, a%31b')).toBe(
      '***, "***", ***.example.com, ***, ***, ***',
    )
    expect(redact('xa1b a1bx A1B 0613162')).toBe('xa1b a1bx A1B 0613162')
  })

  it('is replaced in Base64 with its padding', () => {
    registerSecret('c2d4')
    expect(redact('key YzJkNA==, xYzJkNA==')).toBe('key ***, xYzJkNA==')
  })

  it('counts as short if only its escapes make it long', () => {
    registerSecret('%63%32%64')
    expect(redact('%63%32%64 c2d xc2d C2D')).toBe('*** *** xc2d C2D')
  })

  it('is in a host name only as a whole label', () => {
    expect(holdsSecret('x.a1b.example.com')).toBe(true)
    expect(holdsSecret('A1B.example.com')).toBe(true)
    expect(holdsSecret('xa1b.a1bx.example.com')).toBe(false)
  })
})

describe('a text', () => {
  it.each(['', 'a host name', 'The key is not here: stand-in', 'Q7/x+v9_secret-Ke'])('%j holds none', (text) => {
    expect(redact(text)).toBe(text)
    expect(holdsSecret(text)).toBe(false)
  })
})
