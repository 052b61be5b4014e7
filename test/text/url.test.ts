import { expect, it } from 'vitest'
import { encodedPath } from '../../src/text/address.ts'

it.each([
  ['/a b/', '/a%20b/'],
  ['/日本/', '/%E6%97%A5%E6%9C%AC/'],
  ['/a?b#c', '/a%3Fb%23c'],
  ['/a(b)*[c]!', '/a%28b%29%2A%5Bc%5D%21'],
  ['/\\evil.example/', '/%5Cevil.example/'],
  ['/<\'">100%', '/%3C%27%22%3E100%25'],
])('the path %s is %s in a URL', (path, encoded) => {
  expect(encodedPath(path)).toBe(encoded)
  expect(decodeURIComponent(new URL(encoded, 'https://a.example/').pathname)).toBe(path)
})
