import { describe, expect, it } from 'vitest'
import { GitHubError } from '../../src/github/answers.ts'
import { nextPage } from '../../src/github/next-page.ts'

const origin = 'https://api.example'
const pageIn = (link?: string | string[]) =>
  nextPage('list deployments', { status: 200, text: '[]', headers: link === undefined ? {} : { link } }, origin)

describe('the page after one', () => {
  const next = `${origin}/x?page=2`

  it.each([
    [`<${next}>; rel="next"`],
    [`<${next}>; rel=next`],
    [`<${next}>;rel="next"`],
    [`<${next}>;  rel="Next" ; title="x"`],
    [`<${origin}/x?page=1>; rel="prev", <${next}>; rel="next", <${origin}/x?page=9>; rel="last"`],
    [[`<${origin}/x?page=1>; rel="prev"`, `<${next}>; rel="next"`]],
  ])('is named by %j', (link) => {
    expect(pageIn(link)?.href).toBe(next)
  })

  it.each([[undefined], [''], [`<${next}>; rel="prev"`], [`<${next}>; rel="nextish"`], [`<${next}>; rel="next page"`]])(
    'is none with %j',
    (link) => {
      expect(pageIn(link)).toBeUndefined()
    },
  )

  it.each([
    '<https://api.example.evil/x>; rel="next"',
    '<http://api.example/x>; rel="next"',
    '<https://api.example:8443/x>; rel="next"',
    '</x?page=2>; rel="next"',
    '<>; rel="next"',
    '; rel="next"',
  ])('is asked for nowhere else: %s', (link) => {
    expect(() => pageIn(link)).toThrow(GitHubError)
    expect(() => pageIn(link)).toThrow('another host')
  })
})
