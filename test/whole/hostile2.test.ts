/** What a second hostile reader has found: each scene was red once. */
import { describe, expect, it } from 'vitest'
import { status } from '../stand-ins/scenes/faults.ts'
import { gitHubAt, hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import {
  addPreview,
  addRecord,
  annotations,
  deletedBy,
  liveLinks,
  pages,
  publish,
  recordedLinks,
} from '../stand-ins/scenes/records.ts'
import { close, expectGreen, expectRed, push, setStage, sweep } from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

/** Production takes a link over, from its record to its page. */
function takeOver(world: World, link: string): void {
  addRecord(world.github, { link })
  publish(world, link, 'production')
}

const refuse = status(400, { success: false, error: 'NO', message: 'No.' })

describe('a preview that was made under a name, and answered with another one', () => {
  const domain = 'pr-7.tiiny.test'
  const answeredName = (link: string): string => link.replace('.tiiny.test', '.example.com')

  it('that the account does not list is not kept: no later run would find it, and a close would leave it', async () => {
    await using world = await setStage({ hosting: { answeredName } })
    await expectRed(push(7, { domain })(world), /Leave "domain" out/u)
    expect([liveLinks(world), [...recordedLinks(world)]]).toEqual([[], []])
  })

  it('is not kept, and who has made the name meanwhile keeps it', async () => {
    await using world = await setStage({ hosting: { ignoresNames: true } })
    world.meet = moments({ at: hostingAt.upload, done: true, happens: () => publish(world, domain, 'theirs') })
    await expectRed(push(7, { domain })(world), /Leave "domain" out/u)
    expect(pages(world)).toEqual({ [domain]: 'theirs' })
  })
})

describe('a full account', () => {
  it('of which replace-oldest deletes a link that a live site has just taken over: the run says so', async () => {
    await using world = await setStage({ linkLimit: 1 })
    addPreview(world, 'old.tiiny.test', { number: 5, days: 3 })
    world.meet = moments({ at: hostingAt.delete, happens: () => takeOver(world, 'old.tiiny.test') })
    const result = await push(7, { 'when-full': 'replace-oldest' })(world)
    expect(annotations(result, 'warning').join()).toMatch(/old\.tiiny\.test was taken over .* may be deleted/u)
  })

  it('is not said to have no closed preview where one could not be deleted', async () => {
    await using world = await setStage({ linkLimit: 1 })
    addPreview(world, 'old.tiiny.test', { number: 5, state: 'closed' })
    world.meet = (line, ...exchange) => hostingAt.delete.test(line) && refuse(...exchange)
    const { stdout } = await expectRed(push(7)(world))
    expect(stdout).not.toMatch(/none of them is closed/u)
  })

  describe('of which links were deleted to make room: the output tells them', () => {
    it('where that was not enough, and the preview is skipped', async () => {
      await using world = await setStage({ links: ['theirs.test'], linkLimit: 1 })
      addPreview(world, 'old.tiiny.test', { number: 5, state: 'closed' })
      const result = await expectGreen(push(7, { 'when-full': 'skip' })(world))
      expect(liveLinks(world)).toEqual(['theirs.test'])
      expect([result.outputs['result'], deletedBy(result)]).toEqual(['skipped', ['old.tiiny.test']])
    })

    it('where the pull request was closed meanwhile', async () => {
      await using world = await setStage({ linkLimit: 1 })
      addPreview(world, 'old.tiiny.test', { number: 5, state: 'closed' })
      const happens = () => void world.github.setPullState(7, 'closed')
      world.meet = moments({ at: hostingAt.upload, nth: 2, done: true, happens })
      const result = await expectGreen(push(7)(world))
      expect(liveLinks(world)).toEqual([])
      expect(deletedBy(result)).toHaveLength(2)
      expect(deletedBy(result)).toContain('old.tiiny.test')
    })
  })
})

describe('a deletion', () => {
  it('of what a live site takes over in the same moment: the comment does not say that it is still there', async () => {
    await using world = await setStage()
    await expectGreen(push()(world))
    const [link = ''] = liveLinks(world)
    world.meet = moments({ at: hostingAt.delete, happens: () => takeOver(world, link) })
    await expectRed(close()(world), /may be deleted/u)
    expect(liveLinks(world)).toEqual([])
    expect(world.github.commentsOf(7)[0]?.body).not.toMatch(/was not removed/u)
  })

  it('after a slow push that failed is not done once more behind its own error', async () => {
    await using world = await setStage()
    let deletions = 0
    world.meet = (line, ...exchange) => {
      if (hostingAt.upload.test(line)) world.github.setPullState(7, 'closed')
      if (!hostingAt.delete.test(line)) return false
      deletions += 1
      // Both forms.
      return deletions <= 2 && refuse(...exchange)
    }
    await expectRed(push(7)(world), /No\./u)
    expect([deletions, liveLinks(world).length]).toEqual([2, 1])
    await expectGreen(close()(world))
    expect(liveLinks(world)).toEqual([])
  })
})

describe('an account', () => {
  it('can be read if its links have an empty second name', async () => {
    await using world = await setStage({ links: ['theirs.test'] })
    world.meet = (line, ...exchange) => {
      if (!hostingAt.profile.test(line)) return false
      const links = liveLinks(world).map((subdomain) => ({ subdomain, domain: '' }))
      return status(200, { success: true, data: { links, quotaUsed: 1, quotaLimit: 100 } })(...exchange)
    }
    await expectGreen(push(7)(world))
  })
})

describe('a sweep', () => {
  it('leaves a link that another preview has made since the list was read', async () => {
    await using world = await setStage()
    const { github, hosting } = world
    const link = 'shared.tiiny.test'
    addPreview(world, link, { number: 5, state: 'closed' })
    world.meet = moments({
      at: gitHubAt.listPulls,
      happens: () => {
        // A close, and then a push to another pull request with the same `domain`.
        for (const { id } of [...github.deployments]) github.deleteDeployment(id)
        hosting.account().links.delete(link)
        addPreview(world, link, { number: 8 })
      },
    })
    const { stdout } = await expectGreen(sweep()(world))
    expect(pages(world), stdout).toEqual({ [link]: 'pull 8' })
  })
})
