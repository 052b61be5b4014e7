import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { findDestination } from '../../src/acts/destination.ts'
import { isGuarded, Services } from '../../src/acts/services.ts'
import { CancelledError } from '../../src/errors.ts'
import { readContext } from '../../src/plan/context.ts'
import type { Inputs } from '../../src/plan/inputs.ts'
import { NotMadeError, OwnedError } from '../../src/record/link-errors.ts'
import type { Target } from '../../src/target.ts'
import { DEFAULT_TOKEN, type DeploymentSeed, type DeploymentStatus } from '../stand-ins/github/github.ts'
import { DEFAULT_KEY, type HostingOptions, startHosting } from '../stand-ins/hosting/hosting.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { ours, tornDown } from '../stand-ins/scenes/records.ts'
import { account, inTurn } from '../stand-ins/scenes/service.ts'
import { startTracked, targets } from '../stand-ins/scenes/tracked.ts'

type Seed = DeploymentSeed & { readonly states?: readonly Partial<DeploymentStatus>[] }

const link = 'a.example'
const success = (name = link) => ({ state: 'success', environment_url: `https://${name}` }) as const
const pull = { environment: 'preview', task: 'deploy:pr-7' }
const topic = { environment: 'staging', task: 'deploy:branch-topic' }
const production = { environment: 'production', task: 'deploy' }

/** A repository with these deployments, an account with these links, and where a target goes. */
async function findIn(
  target: Target,
  seeds: readonly Seed[],
  links: string[],
  more: { token?: string; hosting?: HostingOptions } = {},
) {
  await using tracked = await startTracked()
  await using service = await startHosting({ ...account(links), ...more.hosting })
  for (const { states = [success()], ...seed } of seeds) {
    const { id } = tracked.standIn.addDeployment(seed)
    for (const state of states) tracked.standIn.addStatus(id, state)
  }
  const { token: githubToken = DEFAULT_TOKEN } = more
  const inputs = { githubToken, baseUrl: new URL(service.url), apiKey: DEFAULT_KEY, comment: false }
  const context = readContext({
    GITHUB_EVENT_NAME: 'push',
    GITHUB_API_URL: tracked.standIn.url,
    GITHUB_REPOSITORY: tracked.standIn.fullName,
  })
  const services = new Services(inputs as unknown as Inputs, context, new AbortController().signal)
  const work = services.workOn(target)
  const found = await findDestination(work).then(
    async (destination) => ({
      ...destination,
      isGuarded: isGuarded(work),
      ...(destination.kind === 'new' && { before: (await destination.before)?.links }),
    }),
    (error: unknown) => error,
  )
  expect(service.requests.every(({ method }) => method === 'GET')).toBe(true)
  expect(tracked.writes()).toEqual([])
  return { found, profiles: service.requests.length }
}

const existing = (name: string, made: boolean | undefined, isGuarded: boolean) => ({
  kind: 'existing',
  link: name,
  made,
  isGuarded,
})
const fresh = (name: string | undefined, made: true | undefined, isGuarded: boolean) => ({
  kind: 'new',
  link: name,
  made,
  isGuarded,
})
const madeByPull: Seed = { ...pull, payload: ours(link, true) }

interface Row {
  readonly title: string
  readonly target: Target
  readonly seeds?: readonly Seed[]
  readonly links?: string[]
  readonly goes: object
  /** How often the account is asked. */
  readonly profiles?: number
}

const named = (target: Target, domain = link): Target => ({ ...target, domain })
const lasting: Target = { ...targets.branch, environment: 'staging', domain: link, lasting: true }

describe('a preview goes', () => {
  const { preview } = targets
  it.each<Row>([
    {
      title: 'to a new link at first',
      target: preview,
      goes: fresh(undefined, undefined, true),
      profiles: 1,
    },
    {
      title: 'to the link that it made, without asking the account',
      target: preview,
      seeds: [{ ...pull, payload: ours() }],
      links: [link],
      goes: existing(link, true, true),
      profiles: 0,
    },
    {
      title: 'to the link that its payload says it made',
      target: preview,
      seeds: [madeByPull],
      links: [link],
      goes: existing(link, true, true),
      profiles: 0,
    },
    {
      title: 'to the link that it made under its name',
      target: named(preview),
      seeds: [madeByPull],
      links: [link],
      goes: existing(link, true, true),
      profiles: 0,
    },
    {
      title: 'to the exact name, also if a label is short for a newer one',
      target: named(preview, 'a'),
      seeds: [{ ...pull, payload: ours('a', true), states: [success('a')] }, madeByPull],
      links: ['a', link],
      goes: existing('a', true, true),
      profiles: 0,
    },
    {
      title: 'to the whole name that a label is short for',
      target: named(preview, 'a'),
      seeds: [madeByPull],
      links: [link],
      goes: existing(link, true, true),
      profiles: 0,
    },
    {
      title: 'to the link that its domain names, of two that it made',
      target: named(preview),
      seeds: [madeByPull, { ...pull, payload: ours('b.example', true), states: [success('b.example')] }],
      links: [link, 'b.example'],
      goes: existing(link, true, true),
      profiles: 0,
    },
    {
      title: 'to a link that is to be made under its name',
      target: named(preview),
      goes: fresh(link, true, true),
      profiles: 1,
    },
    {
      title: 'to a new link if its own was torn down',
      target: preview,
      seeds: [{ ...madeByPull, states: [success(), tornDown] }],
      goes: fresh(undefined, undefined, true),
      profiles: 1,
    },
    {
      title: 'to a link that is made again under its name once it is gone',
      target: named(preview),
      seeds: [{ ...madeByPull, states: [success(), tornDown] }],
      goes: fresh(link, true, true),
      profiles: 1,
    },
    {
      title: 'to a link that an earlier run began to make, and that is not there',
      target: named(preview),
      seeds: [{ ...madeByPull, states: [{ state: 'in_progress' }] }],
      goes: fresh(link, true, true),
      profiles: 1,
    },
  ])('$title', async ({ target, seeds = [], links = [], goes, profiles }) => {
    const { found, profiles: asked } = await findIn(target, seeds, links)
    expect(found).toMatchObject(goes)
    expect(asked).toBe(profiles)
  })

  it.each<Omit<Row, 'goes'> & { says: RegExp; kind: typeof NotMadeError | typeof OwnedError }>([
    {
      title: 'a link that is there and no record knows',
      target: named(preview),
      links: [link],
      says: /was there before this preview/u,
      kind: NotMadeError,
    },
    {
      title: 'a link that is listed by its first label',
      target: named(preview),
      links: ['a'],
      says: /was there before this preview/u,
      kind: NotMadeError,
    },
    {
      title: 'a label of a link that is listed',
      target: named(preview, 'a'),
      links: [link],
      says: /was there before this preview/u,
      kind: NotMadeError,
    },
    {
      title: 'a link that production names, also if the account does not list it',
      target: named(preview),
      seeds: [{ ...production, payload: ours(link) }],
      says: /the live site/u,
      kind: OwnedError,
    },
    {
      title: 'a link that its record names and did not make',
      target: preview,
      seeds: [{ ...pull, payload: ours(link) }],
      links: [link],
      says: /mode: teardown|was there before/u,
      kind: NotMadeError,
    },
    {
      title: 'a link that it followed as a lasting one',
      target: named(preview),
      seeds: [{ ...pull, payload: ours(link, false) }],
      links: [link],
      says: /was there before/u,
      kind: NotMadeError,
    },
    {
      title: 'a link that it made and production has taken over',
      target: preview,
      seeds: [madeByPull, { ...production, payload: ours(link) }],
      links: [link],
      says: /the live site/u,
      kind: OwnedError,
    },
    {
      title: 'a link that it made in an earlier life and somebody made anew',
      target: named(preview),
      seeds: [{ ...madeByPull, states: [success(), tornDown] }],
      links: [link],
      says: /was there before/u,
      kind: NotMadeError,
    },
    {
      title: 'a link that an earlier run began to make, and that is there: its answer never came',
      target: named(preview),
      seeds: [{ ...madeByPull, states: [{ state: 'in_progress' }] }],
      links: [link],
      says: /was there before/u,
      kind: NotMadeError,
    },
    {
      title: 'a whole name of which its record proves only the label',
      target: named(preview),
      seeds: [{ ...pull, payload: ours('a', true), states: [success('a')] }],
      links: [link],
      says: /was there before/u,
      kind: NotMadeError,
    },
    {
      title: 'a link that another preview made',
      target: named(preview),
      seeds: [{ ...madeByPull, task: 'deploy:pr-9' }],
      links: [link],
      says: /was there before/u,
      kind: NotMadeError,
    },
  ])('nowhere instead of to $title', async ({ target, seeds = [], links = [], says, kind }) => {
    const { found } = await findIn(target, seeds, links)
    expect(found).toBeInstanceOf(kind)
    const { message, hint } = found as NotMadeError
    expect(`${message}\n${hint}`).toMatch(says)
  })

  it('nowhere if the account can not be read: then everything may be there', async () => {
    for (const target of [preview, named(preview)]) {
      const intercept = inTurn('GET /v1/profile', status(403, { success: false, error: 'NO', message: 'No.' }))
      const { found } = await findIn(target, [], [], { hosting: { intercept } })
      expect(found).toMatchObject({ operation: 'profile', status: 403 })
    }
  })
})

describe('a branch that follows a lasting link goes', () => {
  it.each<Row>([
    {
      title: 'to a link that is there, which it did not make',
      target: lasting,
      links: [link],
      goes: existing(link, undefined, false),
    },
    {
      title: 'to a link that is not there, which it makes as a lasting one',
      target: lasting,
      goes: existing(link, undefined, false),
    },
    {
      title: 'to what it followed before',
      target: lasting,
      seeds: [{ ...topic, payload: ours(link) }],
      links: [link],
      goes: existing(link, undefined, false),
    },
    {
      title: 'to what it made before as a preview, which is now never deleted by memory',
      target: lasting,
      seeds: [{ ...topic, payload: ours(link, true) }],
      links: [link],
      goes: existing(link, false, false),
    },
    {
      title: 'to what another branch follows',
      target: lasting,
      seeds: [{ ...topic, task: 'deploy:branch-other', payload: ours(link) }],
      links: [link],
      goes: existing(link, undefined, false),
    },
  ])('$title', async ({ target, seeds = [], links = [], goes }) => {
    const { found, profiles } = await findIn(target, seeds, links)
    expect(found).toMatchObject(goes)
    expect(profiles).toBe(0)
  })

  it.each([{ environment: 'production' }, { environment: 'docs' }, { environment: 'staging' }])(
    'nowhere if a live site of $environment names the link',
    async ({ environment }) => {
      const { found } = await findIn(lasting, [{ environment, task: 'deploy', payload: ours(link) }], [link])
      expect(found).toBeInstanceOf(OwnedError)
      expect((found as OwnedError).message).toContain(`the live site of environment "${environment}"`)
    },
  )
})

describe('production goes', () => {
  const { production: target } = targets
  it.each<Row>([
    {
      title: 'wherever its domain says, asking nobody',
      target: named(target),
      seeds: [madeByPull],
      links: [link],
      goes: existing(link, undefined, false),
      profiles: 0,
    },
    {
      title: 'to the link that it remembers',
      target,
      seeds: [{ ...production, payload: ours(link) }],
      links: [link],
      goes: existing(link, undefined, false),
      profiles: 0,
    },
    {
      title: 'to the name that the service accepted',
      target,
      seeds: [{ ...production, payload: ours(link), states: [success('www.example')] }],
      links: [link],
      goes: existing(link, undefined, false),
      profiles: 0,
    },
    { title: 'to a new link if it has none', target, goes: fresh(undefined, undefined, false), profiles: 1 },
  ])('$title', async ({ target: where, seeds = [], links = [], goes, profiles }) => {
    const { found, profiles: asked } = await findIn(where, seeds, links)
    expect(found).toMatchObject(goes)
    expect(asked).toBe(profiles)
  })

  it('to a new link also if the account can not be read', async () => {
    const intercept = inTurn('GET /v1/profile', status(403, { success: false, error: 'NO', message: 'No.' }))
    const { found } = await findIn(target, [], [], { hosting: { intercept } })
    expect(found).toMatchObject({ kind: 'new', before: undefined })
  })

  it('nowhere if the run is cancelled before the account has answered, without an error that nobody awaits', async () => {
    const unawaited = vi.fn()
    process.on('unhandledRejection', unawaited)
    await using service = await startHosting({ intercept: () => true })
    const inputs = { githubToken: '', baseUrl: new URL(service.url), apiKey: DEFAULT_KEY }
    const run = new AbortController()
    const services = new Services(inputs as unknown as Inputs, readContext({}), run.signal)
    const found = await findDestination(services.workOn(target))
    run.abort(new CancelledError('SIGTERM'))
    // Several turns of the event loop, as packing a site takes.
    for (let turn = 0; turn < 20; turn += 1) await setImmediate()
    process.off('unhandledRejection', unawaited)
    expect(unawaited).not.toHaveBeenCalled()
    if (found.kind === 'existing') expect.fail('it goes to a new link')
    await expect(found.before).rejects.toThrow(CancelledError)
  })
})

describe('without a token everything goes where it is told', () => {
  it.each([
    { target: named(targets.preview), goes: existing(link, undefined, false) },
    { target: targets.preview, goes: fresh(undefined, undefined, false) },
    { target: named(targets.production), goes: existing(link, undefined, false) },
  ])('$goes.kind, $goes.link', async ({ target, goes }) => {
    const { found } = await findIn(target, [], [link], { token: '' })
    expect(found).toMatchObject(goes)
  })
})
