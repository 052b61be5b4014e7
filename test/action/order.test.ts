/**
 * What goes out side by side, and what must wait for what (DESIGN, "Nothing waits without need"): in each test the one that
 * is waited for is slow, so that whatever does not wait overtakes it.
 */
import { expect, it } from 'vitest'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { addPreview, annotations, publish } from '../stand-ins/scenes/records.ts'
import type { World } from '../stand-ins/scenes/world.ts'

/** A request in words, by which tests name it. */
function nameOf(method: string, path: string, body: unknown): string {
  const [, deployment = ''] = /\/deployments\/(\d+)\/statuses/u.exec(path) ?? []
  const { state = '', payload } = (body ?? {}) as { state?: string; payload?: { link?: string } }
  const [, ended = ''] = /\/deployments\/(\d+)$/u.exec(path) ?? []
  if (ended !== '') return `end of ${ended}`
  if (deployment !== '') return `${state} ${deployment}`
  if (/\/deployments\?environment=/u.test(path)) return 'the list of the record'
  if (/\/deployments\?/u.test(path)) return 'the list of all'
  if (/\/deployments$/u.test(path)) return payload?.link === undefined ? 'the draft' : 'the deployment'
  if (/\/pulls\?/u.test(path)) return 'the open pull requests'
  if (/\/pulls\/\d+$/u.test(path)) return 'the pull request'
  if (/\/comments/u.test(path)) return method === 'GET' ? 'the comments' : 'the comment'
  if (/\/v1\/delete$/u.test(path)) return 'deletion'
  return path.replace(/^\/(?:v1\/)?/u, '')
}

/** A world that notes when each request came (`>`) and when its answer went (`<`). */
async function observe() {
  const notes: string[] = []
  let slowOnes = /^(?!)/u
  const note = async (name: string): Promise<false> => {
    notes.push(`> ${name}`)
    // All others are there within a few milliseconds. With a callback: the steps jump over waits without one.
    if (slowOnes.test(name)) await new Promise((done) => setTimeout(done, 150))
    notes.push(`< ${name}`)
    return false
  }
  const world = await makeWorldInProcess({
    hosting: { intercept: (_, __, { method, path }) => note(nameOf(method, path, undefined)) },
    github: { intercept: (_, __, { method, path, body }) => note(nameOf(method, path, body)) },
  })
  return {
    world,
    notes,
    /** Answers from now on are late where this is found in their request's name, and the notes begin anew. */
    slow(name: RegExp) {
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

const opened = (world: World) => world.pull(7, 'opened')
const pushed = (world: World) => world.pull(7, 'synchronize')
const closed = (world: World) => world.pull(7, 'closed')

/** What comes before, and last what is observed. */
const runs = {
  'a first push': [opened],
  'a push to a link': [opened, pushed],
  'a push to production': [(world: World) => world.step()],
  'a push to a domain': [
    (world: World) => publish(world, 'www.example.com', 'before'),
    (world: World) => world.step({ inputs: { domain: 'www.example.com' } }),
  ],
  'a push to what was closed meanwhile': [
    (world: World) => void world.github.addPull({ number: 7, state: 'closed' }),
    opened,
  ],
  'a close': [opened, closed],
  'a close after three pushes': [opened, pushed, pushed, closed],
  'a close of two links': [
    (world: World) => {
      for (const link of ['one.example.com', 'two.example.com']) addPreview(world, link)
    },
    closed,
  ],
  'a sweep': [
    opened,
    (world: World) => world.github.setPullState(7, 'closed'),
    (world: World) => world.step({ event: 'schedule', payload: {}, inputs: { mode: 'sweep', directory: '' } }),
  ],
} as const

it.each<[run: keyof typeof runs, slow: RegExp, next: RegExp, why: string]>([
  ['a first push', /in_progress/u, /inactive/u, 'a status that comes late would be the newest'],
  ['a first push', /upload/u, /success/u, 'nothing is live before the service says so'],
  ['a first push', /upload/u, /the comment$/u, 'nor told to be'],
  ['a first push', /the draft/u, /upload/u, 'the token may not record at all'],
  ['a first push', /profile/u, /upload/u, 'a new link is one that was not listed'],
  ['a first push', /upload/u, /the deployment$/u, 'it names what was answered'],
  ['a first push', /the deployment$/u, /the pull request$/u, 'it is recorded before anything is looked at'],
  ['a first push', /the deployment$/u, /the comment$/u, 'the same'],
  ['a first push', /the deployment$/u, /inactive/u, 'there is always one that is active'],
  ['a first push', /the list of the record/u, /the draft/u, 'the link may be known'],
  ['a first push', /the comments/u, /the comment$/u, 'there is one comment'],
  ['a first push', /graphql/u, /the comment$/u, 'it must be ours'],
  ['a push to a link', /the list of the record/u, /the deployment$/u, 'it tells the link'],
  ['a push to a link', /the list of all/u, /the deployment$/u, 'somebody else may own the link'],
  ['a push to a link', /the deployment$/u, /upload/u, 'what goes to a known name is recorded first'],
  ['a push to a link', /upload/u, /inactive/u, 'the one before is live until then'],
  ['a push to a link', /in_progress/u, /success/u, 'a status that comes late would be the newest'],
  ['a push to production', /the draft/u, /upload/u, 'as for a preview'],
  ['a push to production', /upload/u, /the deployment$/u, 'the same'],
  ['a push to production', /the deployment$/u, /success/u, 'the same'],
  ['a push to a domain', /the deployment$/u, /upload/u, 'previews see it coming'],
  ['a push to what was closed meanwhile', /the deployment$/u, /deletion/u, 'the record names what is deleted'],
  ['a push to what was closed meanwhile', /success/u, /deletion/u, 'a status that comes late would be the newest'],
  ['a push to what was closed meanwhile', /the pull request/u, /deletion/u, 'it may be open'],
  ['a push to what was closed meanwhile', /deletion/u, /end of/u, 'it is there until it is gone'],
  ['a close', /the list of the record/u, /deletion/u, 'it tells the links'],
  ['a close', /the list of all/u, /deletion/u, 'somebody else may own the link'],
  ['a close', /the pull request/u, /deletion/u, 'it may be open again'],
  ['a close', /deletion/u, /inactive/u, 'it is there until it is gone'],
  ['a close', /deletion/u, /the comment$/u, 'the same'],
  ['a close after three pushes', /inactive/u, /end of/u, 'the newest is ended first'],
  ['a close of two links', /deletion/u, /inactive|end of/u, 'each is gone by then'],
  ['a sweep', /the open pull requests/u, /deletion/u, 'it may be open'],
  ['a sweep', /the pull request$/u, /deletion/u, 'it may be open again'],
  ['a sweep', /deletion/u, /inactive/u, 'it is there until it is gone'],
])('%s: %s, then %s: %s', async (run, slow, next) => {
  await using observed = await observe()
  const { world, notes } = observed
  for (const [index, step] of runs[run].entries()) {
    if (index === runs[run].length - 1) observed.slow(slow)
    const result = await step(world)
    if (result) expectGreen(result)
  }
  expectOrder(notes, slow, next)
  expect(world.github.commentsOf(7).length).toBeLessThanOrEqual(1)
  expect(world.github.violations).toEqual([])
})

it.each([
  { slow: /the list of the record/u, beside: /the list of all|graphql/u },
  { slow: /upload/u, beside: /in_progress/u },
  { slow: /upload/u, beside: /the comments/u },
  { slow: /success/u, beside: /the pull request/u },
  { slow: /success/u, beside: /the comment$/u },
  { slow: /the comment$/u, beside: /success/u },
])('a push does not wait for $slow with $beside', async ({ slow, beside }) => {
  await using observed = await observe()
  const { world, notes } = observed
  observed.slow(slow)
  expectGreen(await opened(world))
  expectBeside(notes, slow, beside)
  // And yet all of it is there when the step ends.
  expect(notes.filter((note) => note.startsWith('>'))).toHaveLength(notes.length / 2)
})

it('a push that fails: in_progress, however slow, then failure', async () => {
  await using observed = await observe()
  const { world, notes } = observed
  expectGreen(await opened(world))
  observed.slow(/in_progress/u)
  const { code } = await world.pull(7, 'synchronize', { inputs: { 'api-key': 'not-a-key-of-theirs' } })
  expect(code).toBe(1)
  expectOrder(notes, /in_progress/u, /failure/u)
})

it('a push whose link is lost: a draft for the new one, however slow, before the site goes to it', async () => {
  await using observed = await observe()
  const { world, notes } = observed
  expectGreen(await opened(world))
  world.hosting.account().links.clear()
  observed.slow(/the draft|the deployment$|end of/u)
  expect((await pushed(world)).code).toBe(0)
  const anew = notes.slice(notes.indexOf('< upload') + 1)
  expectOrder(anew, /profile/u, /the draft/u)
  for (const recorded of [/the draft/u, /end of/u]) expectOrder(anew, recorded, /upload/u)
  expectOrder(anew, /upload/u, /the deployment$/u)
})
