/** What hostile readers have found: each scene was red once. */
import { describe, expect, it, vi } from 'vitest'
import { CancelledError } from '../../src/errors.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { runInProcess } from '../stand-ins/runner/in-process.ts'
import { answeredAs, status } from '../stand-ins/scenes/faults.ts'
import { faultsAt, gitHubAt, hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import {
  addPreview,
  addRecord,
  annotations,
  commentOf,
  deletedBy,
  liveLinks,
  ours,
  pages,
  publish,
  recordedLinks,
  recordOf,
  takeOver,
} from '../stand-ins/scenes/records.ts'
import { close, expectGreen, expectRed, production, push, reserve, setStage, sweep } from '../stand-ins/scenes/stage.ts'

const own = 'www.example.com'

describe('a live site', () => {
  it('that made the name between two tries of a preview stays', async () => {
    await using world = await setStage()
    const domain = 'pr-7.tiiny.test'
    world.meet = moments({
      at: hostingAt.upload,
      happens: (request, response) => {
        request.resume().once('end', () => {
          takeOver(world, domain)
          status(500)(request, response)
        })
        return true
      },
    })
    const result = await push(7, { domain })(world)
    expect(pages(world), result.stdout).toEqual({ [domain]: 'production' })
  })

  it.each([false, true])(
    "under another name of a preview's link is not deleted by a close (failed last: %s)",
    async (fails) => {
      const customDomains: Record<string, string> = {}
      await using world = await setStage({ hosting: { profileLinks: 'objects-both', customDomains } })
      const { outputs } = await expectGreen(push()(world))
      const link = outputs['link'] ?? ''
      customDomains[own] = link
      await expectGreen(production({ domain: own })(world))
      world.meet = faultsAt(hostingAt.upload, status(413, {}))
      if (fails) await expectRed(production({ domain: own })(world))
      const result = await close()(world)
      expect(pages(world)[link], result.stdout).toBe('production')
    },
  )

  it('does not lose its record by a reserve', async () => {
    await using world = await setStage({
      links: ['site.tiiny.test'],
      hosting: { customDomains: { [own]: 'site.tiiny.test' } },
    })
    addRecord(world.github, { link: own })
    await world.step({ inputs: { mode: 'reserve', directory: '' } })
    const result = await push(7, { domain: own })(world)
    expect(pages(world)['site.tiiny.test'], result.stdout).toBe('before')
  })
})

describe('no link is lost', () => {
  it('by a reserve where the service answers other names than it lists', async () => {
    await using world = await setStage({
      hosting: {
        answeredName: (link) => link.replace('.tiiny.test', '.example.com'),
        customDomains: new Proxy({}, { get: (_, name) => String(name).replace('.example.com', '.tiiny.test') }),
      },
    })
    for (let run = 1; run <= 3; run += 1) {
      await expectGreen(reserve()(world))
      await expectGreen(push()(world))
    }
    await expectGreen(close()(world))
    expect(liveLinks(world)).toEqual([])
  })

  it('where a lost one was replaced, and the answer can be used in part only', async () => {
    await using world = await setStage({ hosting: { namedLinks: false } })
    await expectGreen(push()(world))
    world.hosting.account(DEFAULT_KEY).links.clear()
    const wrong = answeredAs(200, (text) => text.replace('"active"', '5'))
    world.meet = faultsAt(hostingAt.upload, wrong)
    await expectRed(push()(world))
    world.meet = undefined
    const [link = ''] = liveLinks(world)
    expect(recordedLinks(world)).toContain(link)
    await close()(world)
    expect(liveLinks(world)).toEqual([])
  })

  it('by a close that reads the record just before the first push ends', async () => {
    const link = 'a.tiiny.test'
    await using world = await setStage({ links: [link] })
    world.github.addPull({ number: 7, state: 'closed' })
    const { id } = world.github.addDeployment({ environment: 'preview', task: 'deploy:pr-7', payload: ours() })
    world.github.addStatus(id, { state: 'in_progress' })
    world.meet = moments({
      at: gitHubAt.listStatuses,
      done: true,
      happens: () => void world.github.addStatus(id, { state: 'success', environment_url: `https://${link}` }),
    })
    await expectGreen(close()(world))
    expect([liveLinks(world), recordOf(world)]).toEqual([[], []])
  })
})

describe('an open preview', () => {
  it('does not expire by the clock of the runner', async () => {
    await using world = await setStage()
    await expectGreen(push()(world))
    const { now } = Date
    using _ = vi.spyOn(Date, 'now').mockImplementation(() => now() + 30 * 86_400_000)
    await expectGreen(sweep({ 'expire-after': '14' })(world))
    expect(liveLinks(world)).toHaveLength(1)
  })
})

describe('a run that is cancelled', () => {
  it('names the new link that it can neither record nor delete, and what to do', async () => {
    const controller = new AbortController()
    await using world = await setStage({ run: (step) => runInProcess(step, controller.signal) })
    world.meet = moments({
      at: hostingAt.upload,
      done: true,
      happens: () => {
        for (const { id } of [...world.github.deployments]) world.github.deleteDeployment(id)
        controller.abort(new CancelledError('SIGTERM'))
      },
    })
    const result = await expectRed(push()(world))
    const [link = ''] = liveLinks(world)
    expect(annotations(result, 'error').join()).toContain(link)
    expect(annotations(result, 'error').join()).toMatch(/delete it/u)
  })
})

describe('a service whose refusals come with HTTP 200', () => {
  it('gets a new link for one that was deleted by hand', async () => {
    await using world = await setStage({ hosting: { namedLinks: false } })
    await expectGreen(push()(world))
    world.hosting.account(DEFAULT_KEY).links.clear()
    world.meet = faultsAt(
      /\/v1\//u,
      answeredAs(200, (text) => text),
    )
    await expectGreen(push()(world))
    expect(liveLinks(world)).toHaveLength(1)
  })

  it('is not said to have made a link', async () => {
    await using world = await setStage()
    world.meet = faultsAt(hostingAt.upload, status(200, { success: false, error: 'NO', message: 'no' }))
    const { stdout } = await expectRed(push()(world))
    expect(stdout).not.toMatch(/may have been made/u)
    expect(commentOf(world)).not.toMatch(/may or may not/u)
  })
})

describe('the comment', () => {
  it('is one for an environment, however its letters are written', async () => {
    await using world = await setStage()
    await expectGreen(push(7, { environment: 'Docs' })(world))
    await expectGreen(close(7, { environment: 'docs' })(world))
    expect(liveLinks(world)).toEqual([])
    for (const { body } of world.github.commentsOf(7)) expect(body).not.toMatch(/is live/u)
  })

  it('does not call a live site an earlier commit of the preview', async () => {
    await using world = await setStage()
    const domain = 'pr-7.tiiny.test'
    await expectGreen(push(7, { domain })(world))
    takeOver(world, domain)
    await expectRed(push(7, { domain })(world))
    expect(commentOf(world)).toMatch(/failed/u)
    expect(commentOf(world)).not.toMatch(/Still live/u)
  })

  it('that somebody deletes in the same moment is written anew', async () => {
    await using world = await setStage()
    await expectGreen(push()(world))
    const [first] = world.github.commentsOf(7)
    world.meet = moments({ at: gitHubAt.changeComment, happens: () => world.github.deleteComment(first?.id ?? 0) })
    expect(annotations(await expectGreen(push()(world)), 'warning')).toEqual([])
    expect(world.github.commentsOf(7)).toHaveLength(1)
  })

  it('does not say live where a live site has taken the link meanwhile', async () => {
    await using world = await setStage()
    await expectGreen(push()(world))
    const [link = ''] = liveLinks(world)
    world.meet = moments({ at: hostingAt.upload, done: true, happens: () => takeOver(world, link) })
    await expectRed(push()(world), /may be overwritten/u)
    expect(commentOf(world)).toMatch(/failed/u)
    expect(commentOf(world)).not.toMatch(/is live:/u)
  })
})

describe("the account's other links", () => {
  it('are not shown by a list that can not be used', async () => {
    await using world = await setStage({ links: ['private_site.example.com'] })
    const { stdout } = await expectRed(push()(world))
    expect(stdout).not.toContain('private_site')
  })
})

describe('GitHub', () => {
  it('whose ids are larger than a number can hold is not asked for another one', async () => {
    await using world = await setStage()
    const large = answeredAs(201, (text) => text.replace(/"id":\d+/u, '"id":9007199254740993'))
    world.meet = faultsAt(gitHubAt.createDeployment, large)
    await expectRed(push()(world))
    expect(world.hosting.requests.filter(({ method }) => method === 'POST')).toEqual([])
  })
})

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
    world.meet = faultsAt(hostingAt.delete, refuse)
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
    expect(commentOf(world)).not.toMatch(/was not removed/u)
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

it('an account can be read if its links have an empty second name', async () => {
  await using world = await setStage({ links: ['theirs.test'] })
  const data = { links: [{ subdomain: 'theirs.test', domain: '' }], quotaUsed: 1, quotaLimit: 100 }
  world.meet = faultsAt(hostingAt.profile, status(200, { success: true, data }))
  await expectGreen(push(7)(world))
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
