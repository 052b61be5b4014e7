import { describe, expect, it } from 'vitest'
import { GitHubError } from '../../src/deployments/answers.ts'
import { factsIn, linksOf, payloadFor, subjectOf, taskOf } from '../../src/deployments/deployment.ts'
import * as permissions from '../../src/deployments/permissions.ts'

describe('a task', () => {
  it.each([
    [{ kind: 'live-site' }, 'deploy:site'],
    [{ kind: 'pull-request', number: 1234 }, 'deploy:pr-1234'],
    [{ kind: 'branch', branch: 'a/b' }, 'deploy:branch-a/b'],
    [{ kind: 'branch', branch: 'pr-7\nx' }, 'deploy:branch-pr-7\nx'],
  ] as const)('of %j is %s, and the other way round', (subject, task) => {
    expect([taskOf(subject), subjectOf(task)]).toEqual([task, subject])
  })

  it.each(['deploy', 'deploy:pr-', 'deploy:pr-7x', 'xdeploy:pr-7', 'deploy:pr-1234567890123456', 'deploy:branch-'])(
    'like %j is of another tool',
    (task) => expect(subjectOf(task)).toBeUndefined(),
  )
})

const run = { run: '42.1', workflow: 'site.yml', job: 'abc' }
const ours = { 'static-deploy': 1, link: 'a.b' }
const nothing = { link: '', run: '', workflow: '', job: '', reserved: false }

describe('a payload', () => {
  it.each([true, false])('is read as it was written, as an object and as text (reserved: %s)', (reserved) => {
    const facts = { link: 'a.example', reserved, ...run }
    const payload = payloadFor(facts)
    expect(payload).toStrictEqual({ 'static-deploy': 1, link: 'a.example', ...run, ...(reserved && { reserved }) })
    for (const given of [payload, JSON.stringify(payload)]) expect(factsIn(given)).toStrictEqual(facts)
  })

  it('of another tool is not ours', () => {
    const foreign = ['', '{', null, 7, undefined, {}, { link: 'a.b' }, [ours], { ...ours, 'static-deploy': '1' }]
    const spoiled = [{ ...ours, 'static-deploy': 2 }, JSON.stringify(JSON.stringify(ours)), `${JSON.stringify(ours)}x`]
    expect([...foreign, ...spoiled].filter(factsIn)).toEqual([])
  })

  it.each([
    [{ link: 7, run: 7, job: {}, reserved: 1 }, ''],
    [{ link: 'https://A.Example/' }, 'a.example'],
    [{ link: 'user@a.example:8080/path' }, ''],
    [{ link: 'pr-7' }, ''],
  ])('of ours with %j names the link %j', (fields, link) => {
    expect(factsIn(JSON.stringify({ 'static-deploy': 1, ...fields }))).toStrictEqual({ ...nothing, link })
  })
})

it('a record has each of its links once', () => {
  const record = ['b.c', '', 'a.b', 'b.c'].map((link) => ({ ...nothing, link }))
  expect(linksOf(record as never)).toEqual(['b.c', 'a.b'])
})

it('a missing permission is explained with the lines to add', () => {
  const cause = new GitHubError('write', 403, 'No.')
  const { recordRefused, notCommented, notEnded, unknownLink, permissionLines } = permissions
  const refused = recordRefused('previews', cause, false)
  expect(refused.message).toContain(`of previews. Nothing was sent. ${cause.message}`)
  expect(refused.hint).not.toContain("''")
  const texts = [notCommented(cause), notEnded(cause), refused.hint, unknownLink().hint, recordRefused('x').hint]
  for (const text of texts) expect(text?.endsWith(permissionLines)).toBe(true)
})
