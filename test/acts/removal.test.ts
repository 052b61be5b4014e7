import { describe, expect, it } from 'vitest'
import { type Removal, removeOwn, requireDeletable, StillWantedError } from '../../src/acts/removal.ts'
import { Services } from '../../src/acts/services.ts'
import { readContext } from '../../src/plan/context.ts'
import type { Inputs } from '../../src/plan/inputs.ts'
import { OwnedError, TornDownError } from '../../src/record/link-errors.ts'
import type { RecordLink } from '../../src/record/links.ts'
import { DEFAULT_TOKEN } from '../stand-ins/github/github.ts'
import { DEFAULT_KEY, startHosting } from '../stand-ins/hosting/hosting.ts'
import { type Fault, status } from '../stand-ins/scenes/faults.ts'
import { addRecord, tornDown } from '../stand-ins/scenes/records.ts'
import { account, errorOf, inTurn } from '../stand-ins/scenes/service.ts'
import { startTracked, targets } from '../stand-ins/scenes/tracked.ts'

const pull = { environment: 'preview', task: 'deploy:pr-7' }

/** Two links of pull request 7, and what deletes them. The first deletion meets a fault. */
async function scene(fault?: (scene: { takeOver: () => void; endElsewhere: () => void }) => Fault) {
  const tracked = await startTracked()
  const ids = ['a.example', 'b.example'].map((link) => addRecord(tracked.standIn, { ...pull, link }).id)
  const takeOver = (link = 'a.example'): void => void addRecord(tracked.standIn, { link })
  const endElsewhere = (): void => void tracked.standIn.addStatus(ids[0] ?? 0, tornDown)
  const intercept = fault && { intercept: inTurn('POST /v1/delete', fault({ takeOver, endElsewhere })) }
  const service = await startHosting({ ...account(['a.example', 'b.example']), ...intercept })
  const inputs = {
    githubToken: DEFAULT_TOKEN,
    baseUrl: new URL(service.url),
    apiKey: DEFAULT_KEY,
    comment: false,
  }
  const context = readContext({
    GITHUB_EVENT_NAME: 'push',
    GITHUB_API_URL: tracked.standIn.url,
    GITHUB_REPOSITORY: tracked.standIn.fullName,
  })
  const services = new Services(inputs as unknown as Inputs, context, new AbortController().signal)
  const work = services.workOn(targets.preview)
  const links = await work.tracking.links()
  const linkOf = (name: string): RecordLink =>
    links.find(({ names }) => names[0] === name) ?? expect.fail(`${name} is not live`)
  const removal = (why?: Removal['why']): Removal => ({ ...work, ...(why && { why }) })
  return {
    a: linkOf('a.example'),
    b: linkOf('b.example'),
    removal,
    takeOver,
    deletions: () => service.requests.filter(({ path }) => path === '/v1/delete').length,
    left: () => [...service.account().links.keys()],
    stateOf: (place: number) => tracked.standIn.stateOf(ids[place] ?? 0),
    async [Symbol.asyncDispose]() {
      await service.close()
      await tracked[Symbol.asyncDispose]()
    },
  }
}

/** Deletes just one link, and throws what kept it from being deleted. */
async function removeLink(link: RecordLink, removal: Removal): Promise<readonly string[]> {
  const { gone, fault, ends } = await removeOwn([link], removal)
  await Promise.all(ends)
  if (fault !== undefined) throw fault
  return gone
}

describe('the deletion of a link', () => {
  it('deletes and ends just this one', async () => {
    await using it = await scene()
    expect(
      await removeLink(
        it.a,
        it.removal(async () => undefined),
      ),
    ).toEqual(['a.example'])
    expect(it.left()).toEqual(['b.example'])
    expect([it.stateOf(0), it.stateOf(1)]).toEqual(['inactive', 'success'])
  })

  it('needs no reason where a person has asked for it', async () => {
    await using it = await scene()
    await removeLink(it.a, it.removal())
    expect(it.left()).toEqual(['b.example'])
  })

  it('is not done while the link is needed', async () => {
    await using it = await scene()
    const error = await errorOf(
      removeLink(
        it.a,
        it.removal(async () => 'it is open'),
      ),
    )
    expect(error).toBeInstanceOf(StillWantedError)
    expect(error).toMatchObject({ why: 'it is open', message: expect.stringContaining('it is open') })
    expect(it.deletions()).toBe(0)
    expect(it.stateOf(0)).toBe('success')
  })

  it('is not done once somebody has taken the link over', async () => {
    await using it = await scene()
    it.takeOver()
    expect(
      await errorOf(
        removeLink(
          it.a,
          it.removal(async () => undefined),
        ),
      ),
    ).toBeInstanceOf(OwnedError)
    // Somebody who has taken over another link does not matter.
    await removeLink(
      it.b,
      it.removal(async () => undefined),
    )
    expect(it.left()).toEqual(['a.example'])
  })

  it('is not done where the reason can not be found out', async () => {
    await using it = await scene()
    const fault = new Error('GitHub is away')
    const why = async () => {
      throw fault
    }
    // Not recorded, so that nothing else is asked beside it.
    expect(await errorOf(removeLink({ ...it.a, deployments: [] }, it.removal(why)))).toBe(fault)
    expect(it.deletions()).toBe(0)
  })

  it('asks both anew before each repetition, however long the service made it wait', async () => {
    const away = status(503, { success: false }, { 'retry-after': '120' })
    await using open = await scene(() => away)
    let asked = 0
    const why = async () => (++asked === 1 ? undefined : 'it is open')
    expect(await errorOf(removeLink(open.a, open.removal(why)))).toBeInstanceOf(StillWantedError)
    expect([asked, open.deletions()]).toEqual([2, 1])

    await using taken = await scene(({ takeOver }) => (request, response) => {
      takeOver()
      return away(request, response)
    })
    expect(
      await errorOf(
        removeLink(
          taken.a,
          taken.removal(async () => undefined),
        ),
      ),
    ).toBeInstanceOf(OwnedError)
    expect(taken.deletions()).toBe(1)
    expect(taken.left()).toContain('a.example')
  })

  it('is not repeated once another run has torn the link down: somebody may have made it anew', async () => {
    await using it = await scene(({ endElsewhere }) => (request, response) => {
      endElsewhere()
      return status(503)(request, response)
    })
    expect(
      await errorOf(
        removeLink(
          it.a,
          it.removal(async () => undefined),
        ),
      ),
    ).toBeInstanceOf(TornDownError)
    expect(it.deletions()).toBe(1)
  })

  it('is done one at a time, so that what was made sure of is young', async () => {
    await using it = await scene()
    const order: string[] = []
    const noting = (name: string) =>
      it.removal(async () => {
        order.push(`${name} after ${it.deletions()}`)
        return undefined
      })
    await Promise.all([removeLink(it.a, noting('a')), removeLink(it.b, noting('b'))])
    expect(order).toEqual(['a after 0', 'b after 1'])
    expect(it.left()).toEqual([])
  })

  it('goes on with the next one after one that failed', async () => {
    await using it = await scene()
    it.takeOver()
    const removed = await removeOwn(
      [it.a, it.b],
      it.removal(async () => undefined),
    )
    expect(removed).toMatchObject({ gone: ['b.example'], fault: expect.any(OwnedError) })
    await Promise.all(removed.ends)
    expect([it.stateOf(0), it.stateOf(1)]).toEqual(['success', 'inactive'])
    expect(it.left()).toEqual(['a.example'])
  })

  it('asks nothing more once the preview is needed again, and leaves what the record did not make', async () => {
    await using it = await scene()
    let asked = 0
    const why = async () => (++asked === 1 ? undefined : 'it is open')
    const others = [{ ...it.a, made: false }, it.b, it.a, it.a]
    const { gone, fault } = await removeOwn(others, it.removal(why))
    expect({ gone, fault, asked }).toEqual({ gone: ['b.example'], fault: expect.any(StillWantedError), asked: 2 })
    expect(it.left()).toEqual(['a.example'])
  })
})

it('a link that no deployment names was made by this very run, so nobody can have taken it over', async () => {
  await using it = await scene()
  it.takeOver('new.example')
  const unrecorded: RecordLink = {
    names: ['new.example'],
    accepted: ['new.example'],
    made: true,
    sent: true,
    deployments: [],
  }
  await requireDeletable(
    unrecorded,
    it.removal(async () => undefined),
  )
  const wanted = requireDeletable(
    unrecorded,
    it.removal(async () => 'it is open'),
  )
  await expect(wanted).rejects.toThrow(StillWantedError)
})
