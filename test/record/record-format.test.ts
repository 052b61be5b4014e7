import { describe, expect, it } from 'vitest'
import type { Deployment, Status } from '../../src/github/resources.ts'
import {
  byRecord,
  describeRecord,
  digestInPayload,
  isOurs,
  isSameRecord,
  keyOf,
  linkIn,
  linkInPayload,
  payloadFor,
  previewOf,
  recordOf,
  stateOf,
  taskOf,
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
    expect(taskOf(subject)).toBe(task)
    expect(previewOf(task)).toEqual(subject)
    expect(recordOf({ environment: 'docs', subject })).toEqual({ environment: 'docs', task })
  })

  it('of production is "deploy"', () => {
    expect(taskOf({ kind: 'production' })).toBe('deploy')
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
    [
      { environment: 'preview', task: 'deploy:pr-7' },
      true,
      'the preview of pull request #7 (environment "preview")',
    ],
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
    [undefined, undefined, { 'static-deploy': 1 }],
    ['a.b', undefined, { 'static-deploy': 1, link: 'a.b' }],
    [undefined, 'd1', { 'static-deploy': 1, digest: 'd1' }],
    ['a.b', 'd1', { 'static-deploy': 1, link: 'a.b', digest: 'd1' }],
  ])('for link %s and digest %s is %j, and is read back', (link, digest, payload) => {
    expect(payloadFor(link, digest)).toStrictEqual(payload)
    // GitHub gives a payload back as an object or as a text.
    for (const given of [payload, JSON.stringify(payload)]) {
      const made = deployment({ payload: given })
      expect(isOurs(made)).toBe(true)
      expect(linkInPayload(made)).toBe(link)
      expect(digestInPayload(made)).toBe(digest)
    }
  })

  it.each([
    [''],
    ['{'],
    ['null'],
    [null],
    [undefined],
    [7],
    [{ link: 7, digest: 7 }],
    [{ link: 'no host name' }],
  ])('%j of another tool tells nothing', (payload) => {
    const made = deployment({ payload })
    expect(isOurs(made)).toBe(false)
    expect(linkInPayload(made)).toBeUndefined()
    expect(digestInPayload(made)).toBeUndefined()
  })
})

describe('statuses, newest first,', () => {
  const url = 'https://a.b/'
  it.each<[string, Status[] | undefined, object]>([
    ['nothing where the deployment is gone', undefined, { kind: 'deleted' }],
    ['nothing yet', [], { kind: 'begun' }],
    ['that work began', [status('in_progress', url)], { kind: 'begun' }],
    ['the link', [status('success', url), status('in_progress')], { kind: 'live', link: 'a.b' }],
    [
      'the newest link',
      [status('success', 'https://c.d'), status('success', url)],
      { kind: 'live', link: 'c.d' },
    ],
    ['no link', [status('success')], { kind: 'begun' }],
    ['a failure', [status('failure'), status('in_progress')], { kind: 'failed' }],
    ['a failure before', [status('in_progress'), status('failure')], { kind: 'failed' }],
    ['an error', [status('error')], { kind: 'failed' }],
    ['that an error has no link', [status('error', url)], { kind: 'failed' }],
    ['the link of a failure', [status('failure', url)], { kind: 'live', link: 'a.b' }],
    [
      'that it was torn down',
      [status('inactive', '', 'torn down'), status('success', url)],
      { kind: 'torn down', at: 5 },
    ],
    [
      'nothing where GitHub made it inactive',
      [status('inactive', url), status('success', 'https://c.d')],
      { kind: 'live', link: 'c.d' },
    ],
    [
      'nothing where the description is of another state',
      [status('in_progress', '', 'torn down'), status('success', url)],
      { kind: 'live', link: 'a.b' },
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
