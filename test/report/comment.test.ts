/** `comments.md` has all that is shown, as people read it. `npx vitest run -u` writes it: look at what differs. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ActionError, type Advice, CancelledError, InputError, TwinError } from '../../src/errors.ts'
import { differencesOf } from '../../src/features/what-changed/differences.ts'
import type { HistoryEvent } from '../../src/history.ts'
import { bodyOf, isKept, sectionsIn } from '../../src/report/comment.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { type Section, sectionOf } from '../../src/report/section.ts'
import { summaryOf } from '../../src/report/summary.ts'
import { registerSecret } from '../../src/text/masking.ts'
import * as of from './outcomes.ts'

beforeEach(() => {
  vi.stubEnv('GITHUB_REPOSITORY', 'o/r')
  vi.stubEnv('GITHUB_RUN_ID', '1')
})
afterEach(() => vi.unstubAllEnvs())

const before = of.found()
const error = new InputError('domain', 'it is wrong.', { hint: 'Correct "domain".', cause: 'only for the log' })
const check = new ActionError('It is not served.')
const teardown = { operation: 'teardown' } as const
const remarks = [{ text: 'There is no page*. Write "base".' }, { text: 'It is older.' }]
const everything = { access: 'password', isOutdated: true, differences: of.differences } as const

const outcomes: Readonly<Record<string, Outcome>> = {
  'with all that there can be': of.deployed(everything),
  'It was removed': of.removed(['a.b', 'c.d']),
  'It was removed, because it expired': of.removed(['a.b'], { reason: 'Nobody deployed for 14 days*.' }),
  'There is no room': of.skipped({ isFull: true }),
  'It was cancelled': of.failed(new CancelledError('SIGTERM', 'Nothing was sent.'), [before]),
  'It was not removed': of.failed(error, [before, of.deleted('b.c')], teardown),
  'Only a part of it was removed': of.failed(error, [before, of.deleted('a.example')], teardown),
  'It failed, and nothing was sent': of.failed(error, [before]),
  'It failed, and a create may have arrived': of.failed(error, [before, of.sending]),
  'It failed after the service took it': of.failed(new TypeError('raw'), [before, of.sending, of.answered]),
  'It failed a check': of.failed(check, [of.sending, of.answered, { kind: 'doubted' }]),
  'It failed a check, and was deleted again': of.failed(check, [of.sending, of.answered, of.deleted('a.example')]),
}

const section = (outcome: Outcome, message = '', warnings: readonly Advice[] = []): Section =>
  sectionOf(outcome, message, undefined, warnings) as Section

/** After a build of a run, `<run id>.<attempt>`, that ended so without a deploy. */
function ended(before?: Section, run = '1.1'): Section | undefined {
  const [id = '', attempt = ''] = run.split('.')
  vi.stubEnv('GITHUB_RUN_ID', id)
  vi.stubEnv('GITHUB_RUN_ATTEMPT', attempt)
  const made = sectionOf(of.skipped({ isBuildFailed: true }), '', before)
  vi.stubEnv('GITHUB_RUN_ID', '1')
  vi.stubEnv('GITHUB_RUN_ATTEMPT', '1')
  return made
}

/** What people read: without markers. */
const shown = (each: Section): string => bodyOf([each]).replace(/<!--.*-->\s*/gu, '')

it('a comment says in each state what happened, what to do and what is live', async () => {
  const told = Object.entries(outcomes).map(
    ([name, outcome]) =>
      [name, section(outcome, '**Look** {url}\n```', name.startsWith('with all') ? remarks : [])] as const,
  )
  const after = [undefined, section(of.deployed({ target: { ...of.target, sha: of.shaBefore } }))]
  const failed = after.map((there) => ['The build failed', ended(there, '2.1') as Section] as const)
  const texts = [...told, ...failed].map(([name, each]) => `# ${name}\n\n${shown(each)}`)
  await expect(texts.join('\n')).toMatchFileSnapshot('comments.md')
})

/** Four times as long as a comment can be. What takes the square of the time would not come to an end. */
it.each(['<!-- static-deploy:site {', '<!-- static-deploy:site {} -->', '<!-- static-deploy:end -->', '{} -->'])(
  'a comment of %j alone, over and over, has no section',
  (mark) => {
    expect(sectionsIn(mark.repeat(2 ** 18 / mark.length))).toEqual([])
  },
)

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

  it('of a run whose twin deployed this commit stays, with a line, and is not made', () => {
    const twin = new TwinError('Another job*.')
    const live = section(of.deployed())
    const beside = sectionOf(of.failed(twin, [before]), '', live)
    expect(beside?.facts).toEqual(live.facts)
    expect(beside?.text).toMatch(/^Commit .*\n\n⚠️ A second job wanted the same address: Another job&#42;\. · \[log\]/su)
    const older = section(of.deployed({ target: { ...of.target, sha: of.shaBefore } }))
    for (const there of [undefined, older, beside]) expect(sectionOf(of.failed(twin), '', there)).toBeUndefined()
  })

  it('of a failed run does not contradict itself if an earlier run deployed its commit', () => {
    const failed = section(of.failed(error, [of.found({ sha: of.sha })]))
    const live = 'Still live: [a.example](https://a.example), which shows abcdefa, deployed by another run or job.'
    expect(failed.text.split('\n\n')).toEqual(expect.arrayContaining([live, 'Commit abcdefa was not deployed.']))
    const twin = section(of.failed(new TwinError('x'), [of.found({ sha: of.sha })]))
    expect(twin).toBeUndefined()
  })

  const still = 'Still live: [old.example](https://old.example), which shows 0123456.'
  it.each<[string, readonly HistoryEvent[], string]>([
    ['by the section, if no record was read', [], still],
    ['by the record, if that was read', [before], still.replaceAll('old.example', 'a.example')],
    ['not after a request that may have been done', [of.sending], ''],
    ['not after a deletion', [of.deleted('old.example')], ''],
    ['not if the account has it no more', [before, { kind: 'absent', link: 'a.example' }], ''],
  ])('of a failed run begins with what is still live: %s', (_, history, first) => {
    const live = section(of.deployed({ link: 'old.example', target: { ...of.target, sha: of.shaBefore } }))
    const failed = sectionOf(of.failed(error, history), '', live)
    expect(failed?.text.startsWith(first || 'domain: ')).toBe(true)
    expect(failed?.text.split('Still live')).toHaveLength(first ? 2 : 1)
    expect(summaryOf(of.failed(error, history), [])).not.toContain('Still live: [old')
  })

  it.each(['preview', 'Preview', 'PREVIEW'])('of the environment %s is no "Preview of Preview"', (environment) => {
    expect(shown(section(of.deployed({ target: { ...of.target, environment } })))).toMatch(/^### 🚀 Preview: /mu)
  })

  it('is not written for what is no news', () => {
    const gone = section(of.removed(['a.b']))
    const nothing = of.removed([], { reason: 'Gone.' })
    for (const outcome of [of.skipped(), of.swept([])]) expect(sectionOf(outcome, '')).toBeUndefined()
    for (const there of [undefined, gone]) expect(sectionOf(nothing, '', there)).toBeUndefined()
    expect(sectionOf(nothing, '', section(of.deployed()))?.text).toMatch(/^Gone\.\n/u)
  })

  it.each<[title: string, there: Outcome | undefined, run: string, news: boolean]>([
    ['that is live by this run', of.deployed(), '1.1', false],
    ['that is live by an older attempt, whose number has fewer digits', of.deployed(), '1.10', true],
    ['that is live by a newer attempt, whose number has more digits', of.deployed(), '1.10 1.9', false],
    ['that failed in this run', of.failed(error), '1.1', false],
    ['that was cancelled in this run', of.failed(new CancelledError('SIGTERM')), '1.1', false],
    ['that this run removed', of.removed(['a.b']), '1.1', false],
    ['that has no room in this run', of.skipped({ isFull: true }), '1.1', false],
    ['of a run that is not known', of.deployed(), '', true],
    ['that is not there', undefined, '1.1', true],
  ])('%s says that the build failed only if that is news', (_, there, run, news) => {
    const [by = '', now = by] = run.includes(' ') ? run.split(' ') : ['1.1', run]
    const made = there && section(there)
    const before = made && { ...made, facts: { ...made.facts, run: by } }
    expect(ended(before, now) !== undefined).toBe(news)
  })

  it('shows no secret, also none that only address and message make', () => {
    registerSecret('ABCD-9876-EFGH')
    const link = 'x.abcd-9876-efgh.example'
    const pictured = [{ path: '/', title: 'A', change: 'unsure', result: 'pictures', after: 'a.webp' }] as const
    const secret = [
      section(of.failed(new InputError('domain', `${link} is wrong.`), [of.found({ link })])),
      section(of.removed(['x.example', link])),
      section(of.deployed({ link, differences: differencesOf(undefined, pictured) }), '', [{ text: link }]),
      section(of.deployed({ link: 'efgh.example' }), 'abcd-9876-{link}'),
    ]
    for (const each of secret) expect(bodyOf([each])).not.toMatch(/9876/u)
    const odd = section(of.deployed(), '[{link}]({url}/x?u={url}) $& {URL}')
    expect(odd.message).toBe('[a.example](https://a.example/x?u=https://a.example) $& {URL}')
  })
})
