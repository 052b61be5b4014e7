import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { storyAt } from '../../../src/features/what-changed/stories.ts'
import { likeLive } from '../../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess } from '../../stand-ins/runner/in-process.ts'
import { commentOf } from '../../stand-ins/scenes/records.ts'
import type { World } from '../../stand-ins/scenes/world.ts'

type Entries = Readonly<Record<string, object>>

const story = (title: string, name: string, more = {}) => ({ type: 'story', title, name, ...more })
const listOf = (entries: unknown): string => JSON.stringify({ v: 5, entries })
const before: Entries = { 'card--plain': story('Card', 'Plain'), 'row--plain': story('Row', 'Plain') }

/** A Storybook that was deployed, and the preview of another one. Files that are changed are written before the preview. */
async function previewed(
  now: Readonly<Record<string, string>>,
  inputs = {},
  live: Readonly<Record<string, string>> = {},
) {
  const files = { 'index.html': 'Home', 'iframe.html': '<p>Frame', 'index.json': listOf(before), ...live }
  const compared = { 'compare-with': 'production' }
  const hosting = { ...likeLive, uploadsADay: 100 }
  const world: World = await makeWorldInProcess({ hosting, files, inputs: compared })
  await world.step()
  await world.step()
  for (const [path, text] of Object.entries(now)) {
    mkdirSync(join(world.directory, path, '..'), { recursive: true })
    writeFileSync(join(world.directory, path), text)
  }
  const step = await world.pull(7, 'opened', { inputs })
  expect(step, step.stdout).toMatchObject({ code: 0 })
  const asked = world.hosting.requests.filter(({ path }) => path.includes('index.json'))
  return { world, step, comment: commentOf(world), asked }
}

describe('stories', () => {
  it('that only one site has are counted and named, and the live list is asked for once, as by a visitor', async () => {
    const more = Array.from({ length: 7 }, (_, n) => [`more--${n}`, story(' More /@octocat', `[${n}](x)`)])
    const now = {
      'card--plain': story('Card', 'Plain', { tags: ['!dev'] }),
      'alert--warning': story('Forms/Alert', 'Warning', { subtype: 'story' }),
      ...Object.fromEntries(more),
      'alert--docs': { ...story('Alert', 'Docs'), type: 'docs' },
      'alert--test': story('Alert', 'Test', { subtype: 'test' }),
    }
    const { world, step, comment, asked } = await previewed({ 'index.json': listOf(now) })
    await using _world = world
    expect(comment).toContain('**8 new stories, 1 story removed** compared with production.')
    expect(comment).toMatch(
      /^New stories: Forms \/ Alert \/ Warning, (?:More \/ &#64;&#8203;octocat \/ [^,]*, ){3}[^,]* and 3 more\. Removed stories: Row \/ Plain\.$/mu,
    )
    expect(comment).not.toMatch(/Docs|Test|Only scripts|\[\d\]\(x\)/u)
    expect(step.summary).toMatch(/New stories.*octocat.*6.*Removed stories.*- Row \/ Plain/su)
    expect(asked.map(({ path }) => path)).toEqual([expect.stringMatching(/\/index\.json\?\d+\.1$/u)])
    expect(asked[0]?.headers['x-api-key']).toBeUndefined()
  })

  it.each<[string, now: Readonly<Record<string, string>>, inputs?: object, live?: Readonly<Record<string, string>>]>([
    ['with a password', { 'index.json': listOf({}) }, { 'preview-password': 'long-enough' }],
    ['of a list without entries', { 'index.json': '{"v":5}' }],
    ['of what is no JSON', { 'index.json': 'none' }],
    ['if the live list is none', { 'index.json': listOf(before) }, {}, { 'index.json': '{"entries":[]}' }],
    ['if the live site has none', { 'a/iframe.html': '', 'a/index.json': listOf(before) }, {}, { 'index.json': '1' }],
  ])('are not told %s', async (_, now, inputs, live) => {
    const { world, comment } = await previewed(now, inputs, live)
    await using _world = world
    expect(comment).not.toMatch(/stor(?:y|ies)/u)
  })
})

it.each([
  ['/iframe.html', '?id=a--b&viewMode=story', 'a--b'],
  ['/', '?path=/story/a--b#c', 'a--b'],
  ['/index.html', '?path=%2Fstory%2Fa--b', 'a--b'],
  ['/', '?path=/docs/a--docs', undefined],
  ['/', '?id=a--b', undefined],
  ['/iframe.html', '?path=/story/a--b', undefined],
  ['/iframe.html', '#?id=a--b', undefined],
  ['/other.html', '?id=a--b', undefined],
])('%s%s shows the story %s', (path, query, id) => {
  expect(storyAt(path, query, '/iframe.html')).toBe(id)
})
