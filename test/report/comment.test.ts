/** `comments.md` has all that is shown, as people read it. `npx vitest run -u` writes it: look at what differs. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ActionError, type Advice, CancelledError, InputError } from '../../src/errors.ts'
import { bodyOf, isKept, sectionOf, sectionsIn, unfinishedSection } from '../../src/report/comment.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import type { Section } from '../../src/report/words.ts'
import { registerSecret } from '../../src/text/masking.ts'
import * as of from './outcomes.ts'

beforeEach(() => {
  vi.stubEnv('GITHUB_REPOSITORY', 'o/r')
  vi.stubEnv('GITHUB_RUN_ID', '1')
})
afterEach(() => vi.unstubAllEnvs())

const before = of.deployment()
const error = new InputError('domain', 'it is wrong.', { hint: 'Correct "domain".', cause: 'only for the log' })
const check = new ActionError('It is not served.')
const to = { link: 'a.example' }
const teardown = { operation: 'teardown' } as const
const remarks = [{ text: 'There is no page*. Write "base".' }, { text: 'It is older.' }]
const everything = { isProtected: true, isOutdated: true, compared: of.compared }

const outcomes: Readonly<Record<string, Outcome>> = {
  'with all that there can be': of.deployed(everything),
  'It builds, for the first time': of.building(),
  again: of.building({ before }),
  'It was removed': of.removed(['a.b', 'c.d']),
  'because it expired': of.removed(['a.b'], { reason: 'Nobody deployed for 14 days*.' }),
  'There is no room': of.skipped({ isFull: true }),
  'It was cancelled': of.failed(new CancelledError('SIGTERM', 'Nothing was sent.'), { before }),
  'It was not removed': of.failed(error, { before, deleted: ['b.c'] }, teardown),
  'or only a part of it': of.failed(error, { before, deleted: ['a.example'] }, teardown),
  'It failed, and nothing was sent': of.failed(error, { before }),
  'and a small page was there before': of.failed(check, { before: of.deployment({ reserved: true }) }),
  'and a create may have arrived': of.failed(error, { before, upload: 'perhaps' }),
  'after the service took it': of.failed(new TypeError('raw'), { ...to, before, upload: 'done' }),
  'because of a check': of.failed(check, { ...to, upload: 'perhaps' }),
  'and was deleted again': of.failed(check, { ...to, upload: 'done', deleted: ['a.example'] }),
  'and a small page may be there': of.failed(check, { upload: 'perhaps', reserved: true }),
}

const section = (outcome: Outcome, message = '', warnings: readonly Advice[] = []): Section =>
  sectionOf(outcome, message, undefined, warnings) as Section

/** What people read: without markers. */
const shown = (each: Section): string => bodyOf([each]).replace(/<!--.*-->\s*/gu, '')

it('says in each state what happened, what to do and what is live', async () => {
  const told = Object.entries(outcomes).map(
    ([name, outcome]) =>
      [name, section(outcome, '**Look** {url}\n```', name.startsWith('with all') ? remarks : [])] as const,
  )
  const unfinished = [of.building(), of.building({ before })].map((outcome) => {
    return ['The build did not finish', unfinishedSection(section(outcome), '1.1') as Section] as const
  })
  const texts = [...told, ...unfinished].map(([name, each]) => `# ${name}\n\n${shown(each)}`)
  await expect(texts.join('\n')).toMatchFileSnapshot('comments.md')
})

/** Four times as long as a comment can be. What takes the square of the time would not come to an end. */
it.each([
  '<!-- static-deploy:site {',
  '<!-- static-deploy:site {} -->',
  '<!-- static-deploy:site {} -->\n',
  '<!-- static-deploy:site {}{',
  '<!-- static-deploy:',
  '<!-- static-deploy:end -->',
  '{} -->',
])('a comment of %j alone, over and over, has no section', (mark) => {
  expect(sectionsIn(mark.repeat(2 ** 18 / mark.length))).toEqual([])
})

describe('a section', () => {
  it('is kept if it is there as it was written, or newer by run and attempt as numbers', () => {
    const written = (run: string, commit = ''): Section => ({
      facts: { ...section(of.deployed()).facts, run, commit },
      text: '',
    })
    const isThere = (there: string) => isKept(written('5.9', 'a'), written(there, 'b'))
    expect(['5.10', '6.1', '10.1'].map(isThere)).toEqual([true, true, true])
    expect(['5.8', '4.10', '5.9', ''].map(isThere)).toEqual([false, false, false, false])
    expect(isKept(written('5.9', 'a'), written('5.9', 'a'))).toBe(true)
    expect(isKept(written('5.9', 'a'), undefined)).toBe(false)
  })

  it('is not written for what is no news', () => {
    const gone = section(of.removed(['a.b']))
    const nothing = of.removed([], { reason: 'Gone.' })
    for (const outcome of [of.skipped(), of.swept([])]) expect(sectionOf(outcome, '')).toBeUndefined()
    for (const there of [undefined, gone]) expect(sectionOf(nothing, '', there)).toBeUndefined()
    expect(sectionOf(nothing, '', section(of.deployed()))?.text).toMatch(/^Gone\.\n/u)
  })

  it('of another run, or that does not build, is not one that did not finish', () => {
    for (const run of ['1.2', '']) expect(unfinishedSection(section(of.building()), run)).toBeUndefined()
    expect(unfinishedSection(section(of.deployed()), '1.1')).toBeUndefined()
  })

  it('shows no secret, also none that only address and message make', () => {
    registerSecret('ABCD-9876-EFGH')
    const link = 'x.abcd-9876-efgh.example'
    const secret = [
      section(of.failed(new InputError('domain', `${link} is wrong.`), { before: of.deployment({ link }) })),
      section(of.removed(['x.example', link])),
      section(of.deployed({ link, looks: [{ path: '/', title: 'A', kind: 'root', after: 'a.webp' }] }), '', [
        { text: link },
      ]),
      section(of.building({ link })),
      section(of.deployed({ link: 'efgh.example' }), 'abcd-9876-{link}'),
    ]
    for (const each of secret) expect(bodyOf([each])).not.toMatch(/9876/u)
    const odd = section(of.deployed(), '[{link}]({url}/x?u={url}) $& {URL}')
    expect(odd.message).toBe('[a.example](https://a.example/x?u=https://a.example) $& {URL}')
  })
})
