/**
 * What goes out side by side, and what must wait for what (DESIGN, "Nothing waits without need"): in each test the one that
 * is waited for is slow, so that whatever does not wait overtakes it.
 */
import { describe, expect, it } from 'vitest'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { addRecord, annotations, publish } from '../stand-ins/scenes/records.ts'
import type { World } from '../stand-ins/scenes/world.ts'

/** Milliseconds by which a slow answer comes later. All others are there within a few. */
const late = 150

/** A request in words, by which tests name it. */
function nameOf(method: string, path: string, body: unknown): string {
  const [, deployment = ''] = /\/deployments\/(\d+)\/statuses/u.exec(path) ?? []
  const { state = '' } = (body ?? {}) as { state?: string }
  const [, ended = ''] = /\/deployments\/(\d+)$/u.exec(path) ?? []
  if (ended !== '') return `end of ${ended}`
  if (deployment !== '') return method === 'GET' ? `statuses of ${deployment}` : `${state} ${deployment}`
  if (/\/deployments\?environment=/u.test(path)) return 'the list of the record'
  if (/\/deployments\?/u.test(path)) return 'the list of all'
  if (/\/deployments$/u.test(path)) return 'the deployment'
  if (/\/pulls\?/u.test(path)) return 'the open pull requests'
  if (/\/pulls\/\d+$/u.test(path)) return 'the pull request'
  if (/\/comments/u.test(path)) return method === 'GET' ? 'the comments' : 'the comment'
  if (/\/v1\/delete$/u.test(path)) return `deletion of ${(body as { domain?: string } | undefined)?.domain}`
  return path.replace(/^\/(?:v1\/)?/u, '')
}

/** A world that notes when each request came (`>`) and when its answer went (`<`). */
interface Observed extends AsyncDisposable {
  readonly world: World
  /** Answers from now on are late where this is found in their request's name, and the notes begin anew. */
  slow(name: RegExp): void
  readonly notes: readonly string[]
}

async function observe(): Promise<Observed> {
  const notes: string[] = []
  let slowOnes = /^(?!)/u
  const note = async (name: string): Promise<false> => {
    notes.push(`> ${name}`)
    // With a callback: the steps jump over waits without one.
    if (slowOnes.test(name)) await new Promise((done) => setTimeout(done, late))
    notes.push(`< ${name}`)
    return false
  }
  const world = await makeWorldInProcess({
    hosting: {
      intercept: async ({ method = '' }, _, recorded) => {
        const { path } = recorded
        // Read first, since a form's or a deletion's body is not there yet.
        const body = path.endsWith('/delete') ? { domain: 'it' } : undefined
        return await note(nameOf(method, path, body))
      },
    },
    github: { intercept: (_, __, { method, path, body }) => note(nameOf(method, path, body)) },
  })
  return {
    world,
    notes,
    slow(name) {
      slowOnes = name
      notes.length = 0
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

/** Each `first` that came before `next` was answered before it; both happened. */
function expectOrder(notes: readonly string[], first: RegExp, next: RegExp): void {
  const came = notes.findIndex((note) => note.startsWith('> ') && next.test(note))
  const before = notes.slice(0, Math.max(0, came)).filter((note) => first.test(note))
  const asked = before.filter((note) => note.startsWith('> '))
  expect(asked.length, `${first} before ${next} in ${notes.join(', ')}`).toBeGreaterThan(0)
  expect(before, notes.join(', ')).toHaveLength(2 * asked.length)
}

/** `beside` came before the answer to `slow` went: it does not wait. */
function expectBeside(notes: readonly string[], slow: RegExp, beside: RegExp): void {
  const answered = notes.findIndex((note) => note.startsWith('< ') && slow.test(note))
  const came = notes.findIndex((note) => note.startsWith('> ') && beside.test(note))
  expect(came, `${beside} in ${notes.join(', ')}`).toBeGreaterThanOrEqual(0)
  expect(answered, `${slow} in ${notes.join(', ')}`).toBeGreaterThan(came)
}

function expectGreen(result: StepResult): void {
  expect(result.code, result.stdout).toBe(0)
  expect(annotations(result, 'warning').filter((line) => !line.includes('before, and this deploy'))).toEqual([])
}

describe('a push', () => {
  it.each([
    { slow: /^in_progress/u, next: /success/u, why: 'a status that comes late would be the newest' },
    { slow: /^upload/u, next: /success/u, why: 'nothing is live before the service says so' },
    { slow: /^upload/u, next: /the comment$/u, why: 'nor told to be' },
    { slow: /^the deployment$/u, next: /upload/u, why: 'nobody would know of its link' },
    { slow: /^the list of the record/u, next: /the deployment$/u, why: 'the link must be known' },
    { slow: /^the comments/u, next: /the comment$/u, why: 'there is one comment' },
    { slow: /^graphql/u, next: /the comment$/u, why: 'it must be ours' },
  ])('that opens a pull request: $slow, then $next: $why', async ({ slow, next }) => {
    await using observed = await observe()
    observed.slow(slow)
    expectGreen(await observed.world.pull(7, 'opened'))
    const what = new RegExp(slow.source.slice(1), 'u')
    expectOrder(observed.notes, what, next)
    expect(observed.world.github.commentsOf(7)).toHaveLength(1)
    expect(observed.world.github.violations).toEqual([])
  })

  it.each([
    { slow: /^statuses of/u, next: /the deployment$/u, why: 'they name the link' },
    { slow: /^the list of all/u, next: /the deployment$/u, why: 'somebody else may own the link' },
    { slow: /^the list of all/u, next: /upload/u, why: 'the same' },
    { slow: /^in_progress/u, next: /success/u, why: 'as for the first' },
  ])('to a pull request that has a link: $slow, then $next: $why', async ({ slow, next }) => {
    await using observed = await observe()
    const { world, notes } = observed
    expectGreen(await world.pull(7, 'opened'))
    observed.slow(slow)
    expectGreen(await world.pull(7, 'synchronize'))
    expectOrder(notes, new RegExp(slow.source.slice(1), 'u'), next)
    expect(world.github.commentsOf(7)).toHaveLength(1)
  })

  it.each([
    { slow: /^the list of the record/u, beside: /the list of all|graphql/u },
    { slow: /^upload/u, beside: /in_progress/u },
    { slow: /^upload/u, beside: /the comments/u },
    { slow: /^success/u, beside: /the pull request/u },
    { slow: /^success/u, beside: /the comment$/u },
    { slow: /^the comment$/u, beside: /success/u },
  ])('does not wait for $slow with $beside', async ({ slow, beside }) => {
    await using observed = await observe()
    const { world, notes } = observed
    observed.slow(slow)
    expectGreen(await world.pull(7, 'opened'))
    expectBeside(notes, new RegExp(slow.source.replace(/^\^/u, ''), 'u'), beside)
    // And yet all of it is there when the step ends.
    expect(notes.filter((note) => note.startsWith('>'))).toHaveLength(notes.length / 2)
  })

  it('to production: the deployment before the site, the answer before the success', async () => {
    await using observed = await observe()
    const { world, notes } = observed
    observed.slow(/^the deployment$|^upload|^in_progress/u)
    expectGreen(await world.step())
    expectOrder(notes, /the deployment$/u, /upload/u)
    expectOrder(notes, /upload/u, /success/u)
    expectOrder(notes, /in_progress/u, /success/u)
  })

  it('that fails: in_progress, however slow, then failure', async () => {
    await using observed = await observe()
    const { world, notes } = observed
    expectGreen(await world.pull(7, 'opened'))
    ;(notes as string[]).length = 0
    observed.slow(/^in_progress/u)
    const { code } = await world.pull(7, 'synchronize', { inputs: { 'api-key': 'not-a-key-of-theirs' } })
    expect(code).toBe(1)
    expectOrder(notes, /in_progress/u, /failure/u)
  })

  it('whose link is lost: a deployment for the new one, however slow, before the site goes to it', async () => {
    await using observed = await observe()
    const { world, notes } = observed
    expectGreen(await world.pull(7, 'opened'))
    const { links } = world.hosting.account()
    for (const link of [...links.keys()]) links.delete(link)
    observed.slow(/^the deployment$|^end of/u)
    const { code } = await world.pull(7, 'synchronize')
    expect(code).toBe(0)
    const uploads = notes.flatMap((note, index) => (note === '> upload' ? [index] : []))
    const created = notes.flatMap((note, index) => (note === '< the deployment' ? [index] : []))
    expect(created).toHaveLength(2)
    expect(uploads.at(-1)).toBeGreaterThan(created[1] ?? 0)
    expect(notes.indexOf('< profile')).toBeLessThan(created[1] ?? 0)
    expectOrder(notes, /end of 1001/u, /success/u)
  })

  it('whose pull request was closed meanwhile: success, however slow, then the deletion, then inactive', async () => {
    await using observed = await observe()
    const { world, notes } = observed
    observed.slow(/^success|^deletion|^the pull request/u)
    world.github.addPull({ number: 7, state: 'closed' })
    expect((await world.pull(7, 'opened')).outputs['result']).toBe('deleted')
    expectOrder(notes, /success/u, /deletion/u)
    expectOrder(notes, /the pull request/u, /deletion/u)
    expectOrder(notes, /deletion/u, /inactive/u)
  })
})

describe('a close', () => {
  it('deletes the link, however slow that is, before it says so', async () => {
    await using observed = await observe()
    const { world, notes } = observed
    expectGreen(await world.pull(7, 'opened'))
    observed.slow(/^deletion/u)
    expectGreen(await world.pull(7, 'closed'))
    expectOrder(notes, /deletion/u, /inactive/u)
    expectOrder(notes, /deletion/u, /the comment$/u)
  })

  it.each([/^the list of all/u, /^statuses of/u])('deletes nothing before %s is known', async (slow) => {
    await using observed = await observe()
    const { world, notes } = observed
    expectGreen(await world.pull(7, 'opened'))
    observed.slow(slow)
    expectGreen(await world.pull(7, 'closed'))
    expectOrder(notes, new RegExp(slow.source.slice(1), 'u'), /deletion/u)
  })

  it('sets the newest deployment inactive, however slow that is, before any is deleted', async () => {
    await using observed = await observe()
    const { world, notes } = observed
    for (const action of ['opened', 'synchronize', 'synchronize']) expectGreen(await world.pull(7, action))
    const [newest = 0] = world.github.deployments.map(({ id }) => id).toSorted((a, b) => b - a)
    observed.slow(/^inactive/u)
    expectGreen(await world.pull(7, 'closed'))
    expectOrder(notes, new RegExp(`inactive ${newest}$`, 'u'), /end of/u)
    expect(world.github.deployments).toEqual([])
  })

  it('ends each link only after it is gone', async () => {
    await using observed = await observe()
    const { world, notes } = observed
    world.github.addPull({ number: 7 })
    for (const link of ['one.example.com', 'two.example.com']) {
      addRecord(world.github, { link, environment: 'preview', task: 'deploy:pr-7' })
      publish(world, link, 'mine')
    }
    observed.slow(/^deletion/u)
    expect((await world.pull(7, 'closed')).code).toBe(0)
    expect(notes.filter((note) => note.startsWith('> deletion'))).toHaveLength(2)
    expectOrder(notes, /deletion/u, /inactive|end of/u)
    expect(world.github.deployments).toEqual([])
  })
})

describe('a sweep', () => {
  it.each([
    { slow: /^the open pull requests/u, next: /deletion/u },
    { slow: /^the pull request$/u, next: /deletion/u },
    { slow: /^deletion/u, next: /inactive/u },
  ])('of one preview: $slow, then $next', async ({ slow, next }) => {
    await using observed = await observe()
    const { world, notes } = observed
    expectGreen(await world.pull(7, 'opened'))
    world.github.setPullState(7, 'closed')
    observed.slow(slow)
    expectGreen(await world.step({ event: 'schedule', payload: {}, inputs: { mode: 'sweep', directory: '' } }))
    expectOrder(notes, new RegExp(slow.source.slice(1), 'u'), next)
    expect([...world.hosting.account().links.keys()]).toEqual([])
  })
})
