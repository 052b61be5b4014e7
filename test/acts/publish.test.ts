import { rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY, type HostingOptions, likeLive } from '../stand-ins/hosting/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { addRecord, annotations, hostingWrites, liveLinks, ours } from '../stand-ins/scenes/records.ts'
import type { World } from '../stand-ins/scenes/world.ts'

/** A service that answers each upload with this, and does nothing else than this. */
const answering = (data: { link: string; status?: string }, links: string[] = [], does = () => {}): Promise<World> =>
  makeWorldInProcess({
    hosting: {
      accounts: { [DEFAULT_KEY]: { links, linkLimit: 100 } },
      intercept: (request, response: ServerResponse) => {
        if (request.url !== '/v1/upload') return false
        request.resume()
        does()
        const profile = { quotaUsed: 1, quotaLimit: 1000 }
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ success: true, data: { status: 'active', profile, ...data } }))
        return true
      },
    },
  })

describe('a deploy', () => {
  it('says where it goes, and to whom', async () => {
    await using world = await makeWorldInProcess()
    expect((await world.step()).stdout).toContain('Deploying production to a new link.')
    expect((await world.step({ inputs: { environment: 'docs' } })).stdout).toContain('Deploying docs to a new link.')
    const first = await world.pull(7, 'opened')
    expect(first.stdout).toContain('Deploying pull request #7 to a new link.')
    const second = await world.pull(7, 'synchronize')
    expect(second.stdout).toContain(`Deploying pull request #7 to ${first.outputs['link']}.`)
  })

  it.each([
    ['active', 0],
    ['ACTIVE', 0],
    ['', 0],
    ['expiring', 1],
  ])('with the status "%s" has %d warnings', async (status, count) => {
    await using world = await answering({ link: 'a.example', status })
    const result = await world.step()
    const warnings = annotations(result, 'warning')
    expect(result.outputs['status']).toBe(status)
    expect(warnings).toHaveLength(count)
    if (count > 0) expect(warnings[0]).toContain('The service says of a.example: "expiring", not "active".')
  })

  it('that is answered with another name keeps the one that was accepted, and warns', async () => {
    await using world = await answering({ link: 'b.example' }, ['a.example'])
    const result = await world.step({ inputs: { domain: 'a.example' } })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { link: 'b.example' } })
    expect(annotations(result, 'warning')[0]).toMatch(/a\.example, but the service answered that it is at b\.example/u)
    expect(world.github.deployments.map(({ payload }) => payload)).toEqual([ours('a.example')])
    const [{ id } = { id: 0 }] = world.github.deployments
    expect(world.github.statusesOf(id).at(-1)).toMatchObject({
      state: 'success',
      environment_url: 'https://b.example',
    })
  })

  it('that is answered with the first label of its link goes on without a word', async () => {
    await using world = await answering({ link: 'a' }, ['a.example'])
    const result = await world.step({ inputs: { domain: 'a.example' } })
    expect(annotations(result, 'warning')).toEqual([])
    expect(world.github.deployments).toHaveLength(1)
  })

  it('of a site that does not fit says so, not what the service answered to the other method', async () => {
    const intercept: HostingOptions['intercept'] = (request, response) => {
      if (request.method !== 'PUT') return false
      request.resume()
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end('{"success":false,"error":"FREE_UPLOAD_LIMIT_REACHED","message":"Too large for your plan."}')
      return true
    }
    await using world = await makeWorldInProcess({ hosting: { ...likeLive, intercept } })
    await world.step()
    const result = await world.step()
    expect(result.code, result.stdout).toBe(1)
    expect(annotations(result, 'error')[0]).toContain('FREE_UPLOAD_LIMIT_REACHED: Too large for your plan.')
    expect(result.summary).not.toContain('DOMAIN_EXISTS')
  })

  it('is an error where a link that the service calls new is known to be owned', async () => {
    await using world = await answering({ link: 'live.example' })
    addRecord(world.github, { link: 'live.example' })
    const result = await world.pull(7, 'opened')
    expect(result.code, result.stdout).toBe(1)
    // The site was sent, so it would not be so that production's was left as it is.
    expect(annotations(result, 'error')[0]).toContain('at live.example, which it did not make')
    expect(result.summary).not.toContain('left it as it is')
    expect(world.github.commentsOf(7)[0]?.body).toContain('may or may not be live')
  })
})

describe('a name that the service does not use', () => {
  it('is an error, and the link that it made instead goes with its preview', async () => {
    const chosen = 'chosen.example'
    await using world: World = await answering({ link: chosen }, [], () => {
      world.hosting.account().links.set(chosen, { files: new Map(), status: 'active' } as never)
    })
    const result = await world.pull(7, 'opened', { inputs: { domain: 'pr-7.example' } })
    expect(result.code, result.stdout).toBe(1)
    expect(annotations(result, 'error')[0]).toContain(
      `A link with the name pr-7.example was asked for, and the service made ${chosen} instead.`,
    )
    const closed = await world.pull(7, 'closed', { inputs: { domain: 'pr-7.example' } })
    expect(JSON.parse(closed.outputs['deleted'] ?? ''), closed.stdout).toEqual([chosen])
    expect(liveLinks(world)).toEqual([])
  })
})

describe('a link that the account lost', () => {
  const lost = async (options: { profile?: boolean; files?: Record<string, string> } = {}): Promise<World> => {
    const world = await makeWorldInProcess({
      ...(options.files && { files: options.files }),
      hosting: {
        intercept: (request, response) => {
          if (options.profile !== false || request.url !== '/v1/profile') return false
          response.writeHead(403).end('{}')
          return true
        },
      },
    })
    addRecord(world.github, { link: 'lost.example' })
    return world
  }

  it('is replaced by a new one where it was only remembered, and that is recorded anew', async () => {
    await using world = await lost()
    const result = await world.step()
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'deployed' } })
    const said = 'The service no longer has the link lost.example, so the site gets a new one.'
    expect(annotations(result, 'warning')).toEqual([said])
    // The new address must be told to those who use the live site.
    expect(result.summary).toContain(said)
    const [link] = liveLinks(world)
    expect(result.outputs['link']).toBe(link)
    const [, begun, anew] = world.github.deployments
    expect([begun?.payload, anew?.payload]).toEqual([ours('lost.example'), ours()])
    expect(world.github.stateOf(begun?.id ?? 0)).toBe('failure')
    expect(world.github.statusesOf(anew?.id ?? 0).at(-1)).toMatchObject({
      environment_url: `https://${link}`,
    })
  })

  it('is replaced for a site of many files too', async () => {
    const names = Array.from({ length: 101 }, (_, index) => [`${index}.txt`, 'x'])
    await using world = await lost({ files: { 'index.html': '<h1>Hi</h1>', ...Object.fromEntries(names) } })
    expect(await world.step()).toMatchObject({ code: 0, outputs: { result: 'deployed', 'file-count': '102' } })
  })

  it('is an error where a person named it, and where the account can not be asked', async () => {
    await using named = await lost()
    expect(await named.step({ inputs: { domain: 'lost.example' } })).toMatchObject({ code: 1 })
    expect(liveLinks(named)).toEqual([])
    await using unknown = await lost({ profile: false })
    const result = await unknown.step()
    expect(result).toMatchObject({ code: 1 })
    expect(annotations(result, 'error')[0]).toContain('NOT_FOUND')
    expect(liveLinks(unknown)).toEqual([])
    expect(hostingWrites(unknown)).not.toContain('POST /v1/delete')
  })

  it('is not lost where the service refuses for another reason', async () => {
    const answers = [
      { status: 400, envelope: { success: false, error: 'BAD', message: 'No.' }, links: ['lost.example'] },
      // The link is named, so the site may be there.
      { status: 200, envelope: { success: true, data: { link: 'lost.example', status: 7 } }, links: [] },
    ]
    for (const { status, envelope, links } of answers) {
      await using world = await makeWorldInProcess({
        hosting: {
          accounts: { [DEFAULT_KEY]: { links } },
          intercept: (request, response) => {
            if (request.url !== '/v1/upload') return false
            request.resume()
            response.writeHead(status).end(JSON.stringify(envelope))
            return true
          },
        },
      })
      addRecord(world.github, { link: 'lost.example' })
      const result = await world.step()
      expect(result.code, result.stdout).toBe(1)
      expect(result.stdout).not.toContain('gets a new one')
      expect(world.hosting.requests.every(({ fields }) => fields.length === 0)).toBe(true)
      expect(world.github.deployments).toHaveLength(2)
    }
  })

  it('is not lost where the site could not be sent', async () => {
    await using world = await lost()
    writeFileSync(join(world.directory, 'b.txt'), 'x')
    world.github.intercept = (_, __, { method }) => {
      if (method === 'POST') rmSync(join(world.directory, 'b.txt'), { force: true })
      return false
    }
    const result = await world.step()
    expect(result.code, result.stdout).toBe(1)
    expect(annotations(result, 'error')[0]).toContain('b.txt')
    expect(liveLinks(world)).toEqual([])
  })
})

describe('a link that is new', () => {
  it('costs no other one, and is asked for once, where the service refuses it for another reason than the limit', async () => {
    await using world = await makeWorldInProcess({
      hosting: {
        accounts: { [DEFAULT_KEY]: { links: ['closed.example'], linkLimit: 1 } },
        intercept: (request, response) => {
          if (request.url !== '/v1/upload') return false
          request.resume()
          response.writeHead(400).end('{"success":false,"error":"BAD","message":"No."}')
          return true
        },
      },
    })
    world.github.addPull({ number: 9, state: 'closed' })
    const closed = { environment: 'preview', task: 'deploy:pr-9' }
    addRecord(world.github, { ...closed, link: 'closed.example' })
    expect((await world.step()).code).toBe(1)
    expect(liveLinks(world)).toEqual(['closed.example'])
    expect(hostingWrites(world)).toEqual(['POST /v1/upload'])
  })

  it('deletes nothing as a rule, nor does an update', async () => {
    await using world = await makeWorldInProcess()
    expect((await world.step()).outputs['deleted']).toBe('[]')
    expect((await world.step()).outputs['deleted']).toBe('[]')
  })
})
