import { describe, expect, it } from 'vitest'
import type { Deployment, Status } from '../../src/github/resources.ts'
import {
  byRecord,
  describeRecord,
  factsOf,
  isOurs,
  isSameRecord,
  keyOf,
  linkIn,
  linkInPayload,
  type PayloadFacts,
  payloadFor,
  previewOf,
  recordOf,
  stateOf,
} from '../../src/record/record-format.ts'

const deployment = (more: Partial<Deployment> = {}): Deployment => ({
  id: 1,
  environment: 'preview',
  task: 'deploy:pr-7',
  payload: {},
  production: false,
  createdAt: 0,
  ...more,
})

const status = (state: string, environmentUrl = '', description = ''): Status => ({
  id: 1,
  state,
  description,
  environmentUrl,
  logUrl: '',
  createdAt: 5,
})

describe('a task', () => {
  it.each([
    [{ kind: 'pull-request', number: 7 }, 'deploy:pr-7'],
    [{ kind: 'pull-request', number: 1234 }, 'deploy:pr-1234'],
    [{ kind: 'branch', branch: 'a/b' }, 'deploy:branch-a/b'],
    [{ kind: 'branch', branch: 'pr-7' }, 'deploy:branch-pr-7'],
  ] as const)('of %j is %s, and the other way round', (subject, task) => {
    expect(previewOf(task)).toEqual(subject)
    expect(recordOf({ environment: 'docs', subject })).toEqual({ environment: 'docs', task })
  })

  it('of production is "deploy"', () => {
    expect(recordOf({ environment: 'docs', subject: { kind: 'live-site' } }).task).toBe('deploy')
  })

  it.each([
    'deploy',
    'deploy:',
    'deploy:pr-',
    'deploy:pr-x',
    'deploy:pr-7x',
    'xdeploy:pr-7',
    'deploy:pr-1234567890123456',
    'deploy:branch-',
    'deploy:branch',
    'x deploy:branch-a',
  ])('like "%s" is for no preview', (task) => {
    expect(previewOf(task)).toBeUndefined()
  })
})

describe('a record', () => {
  const one = { environment: 'Preview', task: 'deploy:pr-7' }

  it('is the same whatever the case of its environment, and another with another task', () => {
    expect(isSameRecord(one, { ...one, environment: 'pREVIEW' })).toBe(true)
    expect(isSameRecord(one, { ...one, task: 'deploy:PR-7' })).toBe(false)
    expect(isSameRecord(one, { ...one, environment: 'docs' })).toBe(false)
    // No more than the case of a letter is passed over.
    expect(isSameRecord({ ...one, environment: 'ß' }, { ...one, environment: 'ss' })).toBe(false)
    expect(keyOf({ environment: 'a', task: 'b","c' })).not.toBe(keyOf({ environment: 'a","b', task: 'c' }))
  })

  it('gathers its deployments in their order', () => {
    const other = deployment({ id: 2, task: 'deploy' })
    const [first, last] = [deployment({ id: 1 }), deployment({ id: 3, environment: 'PREVIEW' })]
    expect([...byRecord([first, other, last]).values()]).toEqual([[first, last], [other]])
  })

  it.each([
    [{ environment: 'docs', task: 'deploy' }, true, 'the live site of environment "docs"'],
    [{ environment: 'preview', task: 'deploy:pr-7' }, true, 'the preview of pull request #7 (environment "preview")'],
    [{ environment: 'x', task: 'deploy:branch-a' }, true, 'the preview of branch a (environment "x")'],
    [
      { environment: 'x', task: 'deploy:pr-7' },
      false,
      'a deployment of another tool (environment "x", task "deploy:pr-7")',
    ],
  ])('%j (ours: %s) is %s', (record, ours, words) => {
    expect(describeRecord(record, ours)).toBe(words)
  })
})

describe('a payload', () => {
  it.each([
    [{}, { 'static-deploy': 1 }],
    [{ link: 'a.b' }, { 'static-deploy': 1, link: 'a.b' }],
    [{ digest: 'd1' }, { 'static-deploy': 1, digest: 'd1' }],
    [
      { link: 'a.b', made: true, digest: 'd1' },
      { 'static-deploy': 1, link: 'a.b', made: true, digest: 'd1' },
    ],
    [
      { link: 'a.b', made: false },
      { 'static-deploy': 1, link: 'a.b', made: false },
    ],
  ])('for %j is %j, and is read back', (facts, payload) => {
    const { link, made: isMade, digest }: PayloadFacts = facts
    expect(payloadFor(facts)).toStrictEqual(payload)
    // GitHub gives a payload back as an object or as a text.
    for (const given of [payload, JSON.stringify(payload)]) {
      const made = deployment({ payload: given })
      expect(isOurs(made)).toBe(true)
      expect(linkInPayload(made)).toBe(link)
      expect(factsOf(made)).toEqual({ link, made: isMade, digest })
    }
  })

  it('says of a link without a name not that it was made: only its statuses can tell which one it is', () => {
    expect(payloadFor({ made: true })).toStrictEqual({ 'static-deploy': 1 })
  })

  it.each([
    [''],
    ['{'],
    ['null'],
    [null],
    [undefined],
    [7],
    [{ link: 7, digest: 7, made: 'yes' }],
    [{ link: 'no host name' }],
    [{ link: 'a.b', made: true }],
    [[{ 'static-deploy': 1 }]],
  ])('%j of another tool tells nothing', (payload) => {
    const made = deployment({ payload })
    expect(isOurs(made)).toBe(false)
    expect(linkInPayload(made)).toBeUndefined()
    expect(factsOf(made)).toBeUndefined()
  })
})

it.each([[{ link: 7, digest: 7, made: 'yes' }], [{ link: 'no host name' }]])(
  'a payload of ours with %j in it tells nothing more than that it is ours',
  (fields) => {
    expect(factsOf(deployment({ payload: { 'static-deploy': 1, ...fields } }))).toEqual({})
  },
)

describe('statuses, newest first,', () => {
  const url = 'https://a.b/'
  const nothing = { link: undefined, at: 0 }
  const none = (kind: string, at = 0) => ({ kind, link: undefined, at })
  const sent = (link: string) => ({ kind: 'sent', link, at: 5 })
  it.each<[string, Status[] | undefined, object]>([
    ['nothing where the deployment is gone', undefined, { kind: 'deleted', ...nothing }],
    ['nothing yet', [], none('begun')],
    ['that work began', [status('in_progress', url)], none('begun')],
    ['the link', [status('success', url), status('in_progress')], sent('a.b')],
    ['the newest link', [status('success', 'https://c.d'), status('success', url)], sent('c.d')],
    ['no link', [status('success')], none('begun')],
    ['a failure', [status('failure'), status('in_progress')], none('failed', 5)],
    ['a failure before', [status('in_progress'), status('failure')], none('failed', 5)],
    ['an error', [status('error')], none('failed', 5)],
    ['that an error has no link', [status('error', url)], none('failed', 5)],
    ['the link of a failure', [status('failure', url)], sent('a.b')],
    [
      'which link was torn down',
      [status('inactive', '', 'torn down'), status('success', url)],
      { kind: 'torn down', link: 'a.b', at: 5 },
    ],
    [
      'that it was torn down, also if nothing names a link',
      [status('inactive', '', 'torn down'), status('failure')],
      none('torn down', 5),
    ],
    [
      'that a site was sent after it was torn down',
      [status('success', url), status('inactive', '', 'torn down')],
      sent('a.b'),
    ],
    ['nothing of what GitHub made inactive', [status('inactive', url), status('success', 'https://c.d')], sent('c.d')],
    [
      'nothing of a description of another state',
      [status('in_progress', '', 'torn down'), status('success', url)],
      sent('a.b'),
    ],
  ])('tell %s', (_, statuses, state) => {
    expect(stateOf(statuses)).toStrictEqual(state)
  })

  it.each([
    ['https://a.b', 'a.b'],
    ['https://A.b/x', 'a.b'],
    ['https://a.b:8080/', undefined],
    ['a.b', undefined],
    ['', undefined],
  ])('with the url "%s" name %s', (given, link) => {
    expect(linkIn(given)).toBe(link)
  })
})
