/** What a hostile reader has found: each scene was red once. */
import { describe, expect, it, vi } from 'vitest'
import { CancelledError } from '../../src/errors.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { runInProcess } from '../stand-ins/runner/in-process.ts'
import { afterwards, status } from '../stand-ins/scenes/faults.ts'
import { gitHubAt, hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import {
  addRecord,
  annotations,
  liveLinks,
  ours,
  pages,
  publish,
  recordedLinks,
  recordOf,
} from '../stand-ins/scenes/records.ts'
import { close, expectGreen, expectRed, production, push, reserve, setStage, sweep } from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

/** Production takes a link over, from its record to its page. */
function takeOver(world: World, link: string): void {
  addRecord(world.github, { link })
  publish(world, link, 'production')
}

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

  describe("under another name of a preview's link", () => {
    const setAlias = async (answered = true) => {
      const customDomains: Record<string, string> = {}
      const world = await setStage({ hosting: { profileLinks: 'objects-both', customDomains } })
      await expectGreen(push()(world))
      const [link = ''] = liveLinks(world)
      customDomains[own] = link
      if (answered) await expectGreen(production({ domain: own })(world))
      return { world, link }
    }

    it('is not deleted by a close', async () => {
      const { world, link } = await setAlias()
      await using _ = world
      await close()(world)
      expect(pages(world)[link]).toBe('production')
    })

    it('is not deleted by a close after its own last run failed', async () => {
      const { world, link } = await setAlias()
      await using _ = world
      world.meet = (line, ...exchange) => hostingAt.upload.test(line) && status(413, {})(...exchange)
      await production({ domain: own })(world)
      world.meet = undefined
      const result = await close()(world)
      expect(pages(world)[link], result.stdout).toBe('production')
    })
  })

  it('does not lose its record by a reserve', async () => {
    await using world = await setStage({
      links: ['site.tiiny.test'],
      hosting: { customDomains: { [own]: 'site.tiiny.test' } },
    })
    addRecord(world.github, { link: own })
    await reserveOnMain(world)
    const result = await push(7, { domain: own })(world)
    expect(pages(world)['site.tiiny.test'], result.stdout).toBe('before')
  })
})

const reserveOnMain = (world: World) => world.step({ inputs: { mode: 'reserve', directory: '' } })

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
    world.meet = (line, request, response) =>
      hostingAt.upload.test(line) &&
      afterwards((_, answered, end, text) => {
        answered.statusCode = text.includes('"success":true') ? 200 : 400
        end(text.replace('"active"', '5'))
      })(request, response)
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
    world.meet = (line, request, response) =>
      /\/v1\//u.test(line) &&
      afterwards((_, answered, end, text) => {
        answered.statusCode = 200
        end(text)
      })(request, response)
    await expectGreen(push()(world))
    expect(liveLinks(world)).toHaveLength(1)
  })

  it('is not said to have made a link', async () => {
    await using world = await setStage()
    world.meet = (line, ...exchange) =>
      hostingAt.upload.test(line) && status(200, { success: false, error: 'NO', message: 'no' })(...exchange)
    const { stdout } = await expectRed(push()(world))
    expect(stdout).not.toMatch(/may have been made/u)
    expect(world.github.commentsOf(7)[0]?.body).not.toMatch(/may or may not/u)
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
    expect(world.github.commentsOf(7)[0]?.body).toMatch(/failed/u)
    expect(world.github.commentsOf(7)[0]?.body).not.toMatch(/Still live/u)
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
    const [comment] = world.github.commentsOf(7)
    expect(comment?.body).toMatch(/failed/u)
    expect(comment?.body).not.toMatch(/is live:/u)
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
    world.meet = (line, request, response) =>
      gitHubAt.createDeployment.test(line) &&
      afterwards((_, answered, end, text) => {
        answered.statusCode = 201
        end(text.replace(/"id":\d+/u, '"id":9007199254740993'))
      })(request, response)
    await expectRed(push()(world))
    expect(world.hosting.requests.filter(({ method }) => method === 'POST')).toEqual([])
  })
})
