import { describe, expect, it } from 'vitest'
import type { Deployment } from '../../src/github/resources.ts'
import { entryFrom, payloadFor } from '../../src/record/payload.ts'
import { type Facts, keyOf, previewOf, recordOf } from '../../src/record/records.ts'

const run = { run: '42.1', job: 'site.yml/deploy' }
const seven = { id: 1, environment: 'preview', task: 'deploy:pr-7', createdAt: 5 }
const nothing = { link: undefined, names: [], run: '', job: '', again: false, protected: false, reserved: false }
const read = (payload: unknown) => entryFrom({ ...seven, payload } as Deployment)

describe('a task', () => {
  it.each([
    [{ kind: 'pull-request', number: 1234 }, 'deploy:pr-1234'],
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

  const others = [
    'deploy',
    'deploy:pr-',
    'deploy:pr-7x',
    'xdeploy:pr-7',
    'deploy:pr-1234567890123456',
    'deploy:branch-',
  ]
  it.each([...others, 'xdeploy:branch-a'])('like %j is for no preview', (task) => {
    expect(previewOf(task)).toBeUndefined()
  })
})

it('a record is of one environment, in any case of its letters, and of one task', () => {
  expect(keyOf({ ...seven, environment: 'Preview' })).toBe(keyOf(seven))
  // Where one name ends and the other begins must not matter.
  expect(keyOf({ environment: 'a', task: 'b:c' })).not.toBe(keyOf({ environment: 'a:b', task: 'c' }))
})

describe('a payload', () => {
  it.each<[string, Facts, object]>([
    ['a draft', {}, {}],
    ['its other names', { link: 'a.example', names: ['b.c'] }, { link: 'a.example', names: ['b.c'] }],
    ['no other names', { link: 'a.example', names: [] }, { link: 'a.example' }],
    ['a second deployment', { link: 'a.example', again: true }, { link: 'a.example', again: true }],
    ['a password', { protected: true }, { protected: true }],
    ['a reserve', { reserved: true, protected: false, again: false }, { reserved: true }],
  ])('of %s says nothing else, and is read again, as an object and as text', (_, facts, fields) => {
    const payload = payloadFor(facts, run)
    expect(JSON.parse(JSON.stringify(payload))).toStrictEqual({ 'static-deploy': 1, ...run, ...fields })
    for (const given of [payload, JSON.stringify(payload)])
      expect(read(given)).toStrictEqual({ ...seven, ...nothing, ...run, ...fields })
  })

  it('of another tool owns nothing', () => {
    const ours = { 'static-deploy': 1, link: 'a.b' }
    expect(read(ours)?.link).toBe('a.b')
    const foreign = ['', '{', null, 7, undefined, {}, { link: 'a.b' }, [ours], { ...ours, 'static-deploy': '1' }]
    const spoiled = [{ ...ours, 'static-deploy': 2 }, JSON.stringify(JSON.stringify(ours)), `${JSON.stringify(ours)}x`]
    expect([...foreign, ...spoiled].filter(read)).toEqual([])
  })

  it.each<[object, Partial<typeof nothing> | { link: string } | { names: string[] }]>([
    [{ link: 7, names: 'a.b', run: 7, job: {}, again: 1, protected: 'true', reserved: null }, {}],
    [{ link: 'https://A.Example/' }, { link: 'a.example' }],
    [{ link: 'user@a.example:8080/path' }, {}],
    [{ link: 'a.example\r\nx: y' }, {}],
    [{ names: ['a.b', 7, null, ['c.d'], 'e f', 'https://G.h/'] }, { names: ['a.b', 'g.h'] }],
    // Only the account's own list may hold labels: here, one could be any link's.
    [{ link: 'pr-7', names: ['pr-7', 'pr-7.tiiny.test'] }, { names: ['pr-7.tiiny.test'] }],
    [{ __proto__: { link: 'a.b' }, constructor: 'x' }, {}],
  ])('of ours with %j says only what can be a fact', (fields, facts) => {
    expect(read(JSON.stringify({ 'static-deploy': 1, ...fields }))).toStrictEqual({ ...seven, ...nothing, ...facts })
  })
})
