import { describe, expect, it } from 'vitest'
import { status } from '../stand-ins/scenes/faults.ts'
import { hostingAt } from '../stand-ins/scenes/moments.ts'
import { addPreview, addRecord, ours, stateOf } from '../stand-ins/scenes/records.ts'
import { close, production, push, type Run, reserve, staging, sweep } from '../stand-ins/scenes/runs.ts'
import { expectGreen, expectRed, expectRefused, setStage } from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const dry = { 'dry-run': 'true' }

/** What a dry run found out, by name: it was green, and wrote nothing. */
async function findings(world: World, run: Run): Promise<Record<string, string>> {
  const before = stateOf(world)
  const { stdout, outputs, summary } = await expectGreen(run(world))
  expect(outputs).toMatchObject({ result: 'skipped', deleted: '[]', 'deployment-id': '' })
  expect(stateOf(world)).toEqual(before)
  expect(world.github.commentsOf(7)).toEqual([])
  const lines = stdout.split('\n').flatMap((line) => [...line.matchAll(/^([A-Z][a-z ]+): (.+)\.$/gu)])
  const found = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]))
  for (const name of Object.keys(found)) expect(summary).toContain(name)
  return found
}

describe('a dry run of a deploy', () => {
  it('tells what it would send where, what it leaves out, and what the account holds', async () => {
    await using world = await setStage({ files: { 'index.html': 'x', '.hidden': 'y' }, links: ['a.test'] })
    expect(await findings(world, (it) => it.step({ inputs: dry }))).toMatchObject({
      'Would send': expect.stringMatching(/^1 file, 1 B, /u),
      To: expect.stringContaining('new'),
      'Left out': expect.stringContaining('.hidden'),
      Account: expect.stringMatching(/^1 link in use; .*\d/u),
    })
  })

  it.each<[string, Run, string]>([
    ['production', production(dry), 'live.test'],
    ['production with a domain', production({ ...dry, domain: 'other.test' }), 'other.test'],
    ['staging', staging('other.test', dry), 'other.test'],
    ['a preview', push(7, dry), 'seven.test'],
    ['a preview with a domain', push(8, { ...dry, domain: 'eight.test' }), 'eight.test'],
    ['a preview without a token', push(7, { ...dry, domain: 'other.test', 'github-token': '' }), 'other.test'],
  ])('names the link, and says of each kind what is known of its owner: %s', async (_, run, link) => {
    await using world = await setStage({ links: ['live.test', 'other.test'] })
    addRecord(world.github, { link: 'live.test' })
    addPreview(world, 'seven.test')
    const found = await findings(world, run)
    expect(found['To']).toContain(link)
    expect(found['Owner of the link']).toMatch(/\w/u)
  })

  it('says what the account does not have, and what it does not tell', async () => {
    await using world = await setStage()
    addRecord(world.github, { link: 'lost.test' })
    world.meet = (line, ...exchange) =>
      hostingAt.profile.test(line) && status(200, { success: true, data: { links: [] } })(...exchange)
    const found = await findings(world, production(dry))
    expect(found['To']).toMatch(/^lost\.test, /u)
    expect(found['Account']).toMatch(/^0 links/u)
    expect(found['Account']).not.toMatch(/undefined|NaN/u)
  })

  it('fails where the key is not accepted, or the link is not to be touched, and tells no pull request', async () => {
    await using world = await setStage({ links: ['a.test'] })
    await expectRed(push(7, { ...dry, 'api-key': 'another-key-9' })(world))
    await expectRefused(world, push(7, { ...dry, domain: 'a.test' }), 'a.test')
    expect(world.github.commentsOf(7)).toEqual([])
  })
})

describe('a dry run of what else writes', () => {
  it.each<[string, Run]>([
    ['a close', close(7, dry)],
    ["a person's teardown", push(7, { ...dry, mode: 'teardown' })],
    ["a person's teardown by name", push(7, { ...dry, mode: 'teardown', domain: 'seven.test' })],
    ['a teardown of a live site', production({ ...dry, mode: 'teardown', domain: 'live.test' })],
    ['a sweep', sweep(dry)],
    ['a reserve', reserve(9, dry)],
  ])('writes nothing: %s', async (_, run) => {
    await using world = await setStage({ links: ['live.test'] })
    addRecord(world.github, { link: 'live.test' })
    addPreview(world, 'seven.test', { state: 'closed' })
    await findings(world, run)
  })

  it('leaves what had only begun, and what a live site has taken over', async () => {
    await using world = await setStage()
    addPreview(world, 'seven.test')
    addRecord(world.github, { link: '', environment: 'preview', task: 'deploy:pr-8', payload: ours(), states: [] })
    addRecord(world.github, { link: 'seven.test' })
    for (const number of [7, 8]) {
      if (number === 8) world.github.addPull({ number })
      expect(await findings(world, close(number, dry))).not.toHaveProperty('Would delete')
    }
  })

  it('fails where what decides can not be read', async () => {
    await using world = await setStage()
    addPreview(world, 'seven.test')
    world.meet = (line, ...exchange) => /\/pulls\/7$/u.test(line) && status(409, { message: 'no' })(...exchange)
    await expectRefused(world, close(7, dry), '409')
    expect(world.github.commentsOf(7)).toEqual([])
  })
})
