import { describe, expect, it } from 'vitest'
import { isMarked, secretIn } from '../../src/site/private-content.ts'
import { finderOf } from '../../src/text/secrets.ts'
import { begin, token } from '../stand-ins/scenes/secrets.ts'

const size = 8 * 1024 * 1024
const key = finderOf('k3y-of-the-Account-9')

/** A search that looks at what is behind each of many places again and again does not end in a test's time. */
describe('a file of many places where a secret could begin', () => {
  it.each([
    ['backslashes behind the headers of keys', begin('RSA ') + '\\'.repeat(2900)],
    ['headers of keys', begin()],
    ['beginnings of a key in Base64', 'LS0tLS1CRUdJTi'],
    ['prefixes of GitHub', 'ghp_'],
    ['prefixes of OpenAI', 'sk-'],
    ['prefixes of SendGrid', 'SG.'],
    ["the account's key but for its end", 'k3y-of-the-Account-'],
    ['numbers as in the account key', '107 , , , , 51'],
  ])('is searched to its end: %s', (_, unit) => {
    const many = unit.repeat(Math.ceil(size / unit.length))
    for (const [end, what] of [
      ['', undefined],
      [` ${token('ghp_', 36)}`, 'a live token (GitHub)'],
    ] as const) {
      const bytes = Buffer.from(many + end)
      expect(isMarked(bytes, key) || what === undefined).toBe(true)
      expect(secretIn(bytes, key)?.what).toBe(what)
    }
  })
})
