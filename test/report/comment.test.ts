/** `comments.md` has all that is shown, as people read it. `npx vitest run -u` writes it: look at what differs. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CancelledError, InputError, ServiceError } from '../../src/errors.ts'
import { sectionOf, unfinishedSection } from '../../src/report/comment.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { bodyOf, type Section } from '../../src/report/sections.ts'
import { registerSecret } from '../../src/text/secrets.ts'
import * as of from './outcomes.ts'

beforeEach(() => {
  vi.stubEnv('GITHUB_REPOSITORY', 'o/r')
  vi.stubEnv('GITHUB_RUN_ID', '1')
})
afterEach(() => vi.unstubAllEnvs())

const before = of.deployment()
const error = new InputError('domain', 'it is wrong.', { hint: 'Correct "domain".', cause: 'only for the log' })
const check = new ServiceError({ status: 200 }, 'It is not served.')
const to = { link: 'a.example' }
const teardown = { operation: 'teardown' } as const
const doubts = ['There is no page*.\n\nOther "generators"\nWrite "base".']
const site = { ...of.deployed().site, doubts }

const outcomes: Readonly<Record<string, Outcome>> = {
  'with all that there can be': of.deployed({
    isProtected: true,
    site,
    remarks: ['It is older.', ...doubts],
    compared: of.compared,
  }),
  'It builds, for the first time': of.building({ remarks: ['It is older.'] }),
  again: of.building({ before }),
  'It was removed': of.removed(['a.b', 'c.d']),
  'because it expired': of.removed(['a.b'], { why: { days: 14 } }),
  'to make room': of.removed(['a.b'], { why: { roomFor: 'branch *' } }),
  'There is no room': of.skipped({ isFull: true }),
  'It was cancelled': of.failed(new CancelledError('SIGTERM', 'Nothing was sent.'), { before }),
  'It was not removed': of.failed(error, { before, deleted: ['b.c'] }, teardown),
  'It failed, and nothing was sent': of.failed(error, { before, remarks: ['It is older.'] }),
  'and a small page was there before': of.failed(check, { before: of.deployment({ reserved: true }) }),
  'and a create may have arrived': of.failed(error, { before, upload: 'perhaps' }),
  'after the service took it': of.failed(new TypeError('raw'), { ...to, before, upload: 'done' }),
  'because of a check': of.failed(check, { ...to, upload: 'done' }),
  'and was deleted again': of.failed(check, { ...to, upload: 'done', deleted: ['a.example'] }),
  'and a small page may be there': of.failed(check, { upload: 'perhaps', reserved: true }),
}

/** What people read: without markers. */
const shown = (section: Section): string => bodyOf([], section).replace(/<!--.*-->\s*/gu, '')

it('says in each state what happened, what to do and what is live', async () => {
  const told = Object.entries(outcomes).map(([name, outcome]) => {
    const section = sectionOf(outcome, '**Look** {url}\n```')
    return `# ${name}\n\n${section && shown(section)}`
  })
  for (const outcome of [of.building(), of.building({ before })])
    told.push(
      `# The build did not finish\n\n${shown(unfinishedSection(sectionOf(outcome, '') as Section, '1.1') as Section)}`,
    )
  await expect(told.join('\n')).toMatchFileSnapshot('comments.md')
})

describe('a section', () => {
  it('is not written for what is no news', () => {
    const [live, gone] = [sectionOf(of.deployed(), ''), sectionOf(of.removed(['a.b']), '')]
    const nothing = of.removed([], { reason: 'Gone.' })
    for (const outcome of [of.skipped(), of.swept([])]) expect(sectionOf(outcome, '')).toBeUndefined()
    for (const there of [undefined, gone]) expect(sectionOf(nothing, '', there)).toBeUndefined()
    expect(sectionOf(nothing, '', live)?.text).toMatch(/^Gone\.\n/u)
  })

  it('of another run, or that does not build, is not one that did not finish', () => {
    const there = sectionOf(of.building(), '') as Section
    for (const run of ['1.2', '']) expect(unfinishedSection(there, run)).toBeUndefined()
    expect(unfinishedSection(sectionOf(of.deployed(), '') as Section, '1.1')).toBeUndefined()
  })

  it('shows no secret', () => {
    registerSecret('ABCD-9876-EFGH')
    const link = 'x.abcd-9876-efgh.example'
    const secret = [
      of.failed(new InputError('domain', `${link} is wrong.`), { before: of.deployment({ link }) }),
      of.removed(['x.example', link]),
      of.deployed({ remarks: [link], link }),
      of.building({ link }),
    ]
    for (const each of secret) expect(bodyOf([], sectionOf(each, link) as Section)).not.toMatch(/9876/u)
  })
})
