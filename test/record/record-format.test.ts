import { describe, expect, it } from 'vitest'
import type { Deployment, Status } from '../../src/github/resources.ts'
import {
  answeredLink,
  byRecord,
  endOf,
  factsOf,
  keyOf,
  type PayloadFacts,
  payloadFor,
  previewOf,
  recordOf,
} from '../../src/record/record-format.ts'

const deployment = (more: Partial<Deployment> = {}): Deployment => ({
  ...{ id: 1, environment: 'preview', task: 'deploy:pr-7', payload: {}, createdAt: 0 },
  ...more,
})

describe('a task', () => {
  it.each([
    [{ kind: 'pull-request', number: 7 }, 'deploy:pr-7'],
    [{ kind: 'branch', branch: 'a/b' }, 'deploy:branch-a/b'],
    [{ kind: 'branch', branch: 'pr-7\nx' }, 'deploy:branch-pr-7\nx'],
  ] as const)('of %j is %s, and the other way round', (subject, task) => {
    expect(previewOf(task)).toEqual(subject)
    expect(recordOf({ environment: 'docs', subject })).toEqual({ environment: 'docs', task })
  })

  it('of a live site is the same in every environment, and no preview', () => {
    const { task } = recordOf({ environment: 'docs', subject: { kind: 'live-site' } })
    expect([task, previewOf(task)]).toEqual(['deploy:site', undefined])
  })

  it.each(['deploy', 'deploy:pr-', 'deploy:pr-7x', 'xdeploy:pr-7', 'deploy:pr-1234567890123456', 'deploy:branch-'])(
    'like %j is for no preview',
    (task) => expect(previewOf(task)).toBeUndefined(),
  )
})

it('a record is of one environment, in any case of its letters, and of one task; the order stays', () => {
  const one = deployment({ environment: 'Preview' })
  const others = [{}, { environment: 'docs' }, { task: 'deploy:PR-7' }].map((more) => deployment(more))
  const [same, docs, upper] = others
  expect(byRecord([one, ...others])).toEqual([[one, same], [docs], [upper]])
  // Where one name ends and the other begins must not matter.
  expect(keyOf({ environment: 'a', task: 'b:c' })).not.toBe(keyOf({ environment: 'a:b', task: 'c' }))
})

describe('a payload', () => {
  const run = { run: '42.1', job: 'site.yml/deploy' }
  it.each<[string, PayloadFacts, object]>([
    ['no link', run, {}],
    ['a link', { ...run, link: 'a.example' }, { link: 'a.example' }],
    ['a digest', { ...run, digest: 'd1', form: 'zip' }, { digest: 'd1', form: 'zip' }],
    ['a form without a digest', { ...run, form: 'zip' }, {}],
    ['a password', { ...run, protected: true }, { protected: true }],
    ['a reserve', { ...run, reserved: true, protected: false }, { reserved: true }],
  ])('with %s is written and read, as an object and as text', (_, facts, fields) => {
    const payload = payloadFor(facts)
    expect(payload).toEqual({ 'static-deploy': 1, ...run, ...fields })
    for (const given of [payload, JSON.stringify(payload)]) {
      const known = { link: undefined, digest: undefined, form: undefined, protected: false, reserved: false }
      expect(factsOf(deployment({ payload: given }))).toStrictEqual({ ...known, ...run, ...fields })
    }
  })

  it.each([[''], ['{'], [null], [7], [{ link: 'a.b' }], [{ 'static-deploy': '1' }], [[{ 'static-deploy': 1 }]]])(
    '%j is none of ours',
    (payload) => expect(factsOf(deployment({ payload }))).toBeUndefined(),
  )

  it.each([{ link: 7, run: 7, job: {}, digest: 7, form: 7, protected: 1, reserved: 'true' }, { link: 'no host name' }])(
    'of ours with %j tells nothing more',
    (fields) => {
      const nothing = { link: undefined, run: '', job: '', digest: undefined, form: undefined }
      const facts = factsOf(deployment({ payload: { 'static-deploy': 1, ...fields } }))
      expect(facts).toStrictEqual({ ...nothing, protected: false, reserved: false })
    },
  )
})

describe('statuses, newest first,', () => {
  const status = (state: string, environmentUrl = ''): Status => ({
    ...{ id: 1, state, environmentUrl, createdAt: 5 },
  })
  const url = 'https://a.b/'
  it.each<[string, Status[], string | undefined, string | undefined]>([
    ['none', [], undefined, undefined],
    ['work that began', [status('in_progress', url)], undefined, undefined],
    ['a success', [status('success', url), status('in_progress')], 'success', 'a.b'],
    ['a success that was ended', [status('inactive'), status('success', url)], 'success', 'a.b'],
    ['two of them', [status('success', 'https://c.d'), status('success', url)], 'success', 'c.d'],
    ['a success without an address', [status('success')], 'success', undefined],
    ['a failure', [status('failure'), status('in_progress')], 'failure', undefined],
    ['a failure with an address', [status('failure', url)], 'failure', 'a.b'],
    ['an error, which another tool writes', [status('error', url)], 'error', undefined],
    ['an inactive with an address', [status('inactive', url)], undefined, undefined],
    ['an unusable address', [status('success', 'a b'), status('success', url)], 'success', 'a.b'],
    ['another port', [status('success', 'https://a.b:8080/')], 'success', undefined],
    ['upper case', [status('success', 'https://A.b')], 'success', 'a.b'],
  ])('of %s tell how it ended, and what was answered', (_, statuses, end, link) => {
    expect([endOf(statuses)?.state, answeredLink(statuses)]).toEqual([end, link])
  })
})
