import { expect, it } from 'vitest'
import { isHolding } from '../../src/record/last-deploy.ts'
import type { DeploymentStatus } from '../stand-ins/github/github.ts'
import { addRecord, ours } from '../stand-ins/scenes/records.ts'
import { startTracked } from '../stand-ins/scenes/tracked.ts'

const link = 'a.example'
const success = { state: 'success', environment_url: `https://${link}` } as const
const digest = { digest: 'd1', form: 'files' }

/** A push: what it sent where, and its statuses, oldest first. */
type Push = readonly [payload: object, ...states: Partial<DeploymentStatus>[]]
const sent: Push = [ours(link, digest), success]
const other = ours(link, { ...digest, digest: 'd2' })
const sixElsewhere = Array.from({ length: 6 }, (): Push => [ours(), { state: 'failure' }])
const at = (seconds: number) => ({ created_at: new Date(1e12 + seconds * 1000).toISOString() })

it.each<[boolean, string, ...Push[]]>([
  [false, 'nothing'],
  [true, 'this site', sent],
  [true, 'this site, ended since', [...sent, { state: 'inactive' }]],
  [true, 'this site by a first push', [ours(undefined, digest), success]],
  [false, 'another site', [other, success]],
  [false, 'a site without a digest', [ours(link), success]],
  [false, 'this site in another form', [ours(link, { ...digest, form: 'zip' }), success]],
  [false, 'this site with a password', [ours(link, { ...digest, protected: true }), success]],
  [false, 'this site, not shown to be good', [ours(link, digest), { ...success, state: 'failure' }]],
  [false, 'a push that has not ended', [ours(link, digest), { state: 'in_progress' }]],
  [false, 'this site, and a push that has not ended', sent, [ours(undefined), { state: 'in_progress' }]],
  [false, 'this site, and a push elsewhere that has no status', sent, [ours('a')]],
  [true, 'this site, and a push elsewhere', sent, [ours('b.example'), { state: 'in_progress' }]],
  [true, 'this site, and a new link since', sent, [ours(), { ...success, environment_url: 'https://b.example' }]],
  [true, 'this site, and a push that failed without a link', sent, [ours(), { state: 'failure' }]],
  [false, 'this site, and another one that failed', sent, [other, { state: 'failure' }]],
  [false, 'this site under its first label', [ours('a', digest), success]],
  [false, 'another site that ended later', [other, { ...success, ...at(2) }], [sent[0], { ...success, ...at(1) }]],
  [true, 'another site that ended sooner', [sent[0], { ...success, ...at(2) }], [other, { ...success, ...at(1) }]],
  [true, 'two in one second', [other, { ...success, ...at(1) }], [sent[0], { ...success, ...at(1) }]],
  [false, 'two in one second', [sent[0], { ...success, ...at(1) }], [other, { ...success, ...at(1) }]],
  [true, 'one that has not ended, before five', [ours(link)], sent, sent, sent, sent, sent],
  [false, 'one that has not ended, among five', [ours(link)], sent, sent, sent, sent],
  [false, 'another site, before six elsewhere', [other, success], ...sixElsewhere],
  [true, 'this site, before six elsewhere', sent, ...sixElsewhere],
])('a link holds this site: %s, after %s', async (holds, _, ...pushes) => {
  await using tracked = await startTracked()
  for (const [payload, ...states] of pushes) addRecord(tracked.standIn, { link: '', payload, states })
  const deployments = (await tracked.github.deployments().next()).value ?? []
  expect(await isHolding(link, digest, deployments, tracked.github)).toBe(holds)
})

it('no more than the newest five that name the link are asked', async () => {
  await using tracked = await startTracked()
  for (let pushes = 0; pushes < 12; pushes += 1) addRecord(tracked.standIn, { link, payload: sent[0] })
  const deployments = (await tracked.github.deployments().next()).value ?? []
  expect(await isHolding(link, digest, deployments, tracked.github)).toBe(true)
  expect(tracked.reads()).toHaveLength(1 + 5)
})

it('a deployment that was deleted meanwhile says nothing', async () => {
  await using tracked = await startTracked()
  for (const [payload, state] of [sent, [other, success] as const])
    addRecord(tracked.standIn, { link: '', payload, states: state ? [state] : [] })
  const deployments = (await tracked.github.deployments().next()).value ?? []
  tracked.standIn.deleteDeployment(deployments[0]?.id ?? 0)
  expect(await isHolding(link, digest, deployments, tracked.github)).toBe(true)
})
