/**
 * What goes out side by side, and what must wait for what (DESIGN, "Nothing waits without need"): in each row the one that
 * is waited for is slow, so that whatever does not wait overtakes it.
 */
import { expect } from 'vitest'
import { deletesLinks, preview, publishes, pull } from '../stand-ins/scenes/deeds.ts'
import { isAt, type Place } from '../stand-ins/scenes/moments.ts'
import { close, production, push, sweepOfClosed } from '../stand-ins/scenes/runs.ts'
import { type Scene, scenes } from '../stand-ins/scenes/scene.ts'

const kinds = {
  'a first push': { run: push() },
  'a push to a link': { runs: [push()], run: push() },
  'a push to production': { run: production() },
  'a push to a domain': {
    given: [publishes('www.test', 'before')],
    run: production({ domain: 'www.test' }),
    gives: ['www.test'],
  },
  'a push to what was closed meanwhile': {
    given: [pull(7, { state: 'closed' })],
    run: (world) => world.pull(7, 'opened'),
  },
  'a close': { runs: [push()], run: close() },
  'a close after three pushes': { runs: [push(), push(), push()], run: close() },
  'a close of two links': { given: [preview('one.test'), preview('two.test')], run: close() },
  'a sweep': { runs: [push()], run: sweepOfClosed },
  'a push that fails': { runs: [push()], run: push(7, { 'api-key': 'not-a-key-of-theirs' }), red: /\w/u },
} as const satisfies Record<string, Partial<Scene>>

interface Note {
  readonly is: 'asked' | 'answered'
  readonly line: string
  readonly body: unknown
}
const isFor = (place: Place) => (note: Note) => isAt(place, note.line, note.body)

/** The scene with what comes and goes in its run noted, and with late answers at a place. */
function observed(scene: Partial<Scene>, slow: Place, holds: (notes: readonly Note[]) => void): Scene {
  const notes: Note[] = []
  return {
    ...scene,
    meeting: async (line, body) => {
      notes.push({ is: 'asked', line, body })
      // All others are there within a few milliseconds. With a callback: runs jump over waits without one.
      if (isAt(slow, line, body)) await new Promise((done) => setTimeout(done, 150))
      notes.push({ is: 'answered', line, body })
      return false
    },
    check: ({ github }) => {
      expect(github.commentsOf(7).length).toBeLessThanOrEqual(1)
      holds(notes)
      // All of it is there when the step ends.
      expect(notes.filter(({ is }) => is === 'asked')).toHaveLength(notes.length / 2)
    },
  }
}

/** Each `first` that came before `next` was answered before it; both happened. */
function expectOrder(notes: readonly Note[], first: Place, next: Place): void {
  const came = notes.findIndex(isFor(next))
  const before = notes.slice(0, Math.max(0, came)).filter(isFor(first))
  const asked = before.filter(({ is }) => is === 'asked')
  const all = notes.map(({ is, line }) => `${is} ${line}`).join('\n')
  expect(asked.length, `${first} before ${next} in ${all}`).toBeGreaterThan(0)
  expect(before, all).toHaveLength(2 * asked.length)
}

const rows: readonly (readonly [run: keyof typeof kinds, slow: Place, next: Place, why: string])[] = [
  ['a first push', 'inProgress', 'inactive', 'a status that comes late would be the newest'],
  ['a first push', 'upload', 'success', 'nothing is live before the service says so'],
  ['a first push', 'upload', 'writeComment', 'nor told to be'],
  ['a first push', 'draft', 'upload', 'the token may not record at all'],
  ['a first push', 'profile', 'upload', 'a new link is one that was not listed'],
  ['a first push', 'upload', 'recordLink', 'it names what was answered'],
  ['a first push', 'recordLink', 'readPull', 'it is recorded before anything is looked at'],
  ['a first push', 'recordLink', 'writeComment', 'the same'],
  ['a first push', 'recordLink', 'inactive', 'there is always one that is active'],
  ['a first push', 'listRecord', 'draft', 'the link may be known'],
  ['a first push', 'listComments', 'writeComment', 'there is one comment'],
  ['a first push', 'askLogin', 'writeComment', 'it must be ours'],
  ['a push to a link', 'listRecord', 'recordLink', 'it tells the link'],
  ['a push to a link', 'listLiveSites', 'recordLink', 'somebody else may own the link'],
  ['a push to a link', 'recordLink', 'upload', 'what goes to a known name is recorded first'],
  ['a push to a link', 'upload', 'inactive', 'the one before is live until then'],
  ['a push to a link', 'inProgress', 'success', 'a status that comes late would be the newest'],
  ['a push to production', 'recordLink', 'success', 'as for a preview'],
  ['a push to a domain', 'recordLink', 'upload', 'previews see it coming'],
  ['a push to what was closed meanwhile', 'recordLink', 'delete', 'the record names what is deleted'],
  ['a push to what was closed meanwhile', 'success', 'delete', 'a status that comes late would be the newest'],
  ['a push to what was closed meanwhile', 'readPull', 'delete', 'it may be open'],
  ['a push to what was closed meanwhile', 'delete', 'deleteDeployment', 'it is there until it is gone'],
  ['a close', 'listRecord', 'delete', 'it tells the links'],
  ['a close', 'listLiveSites', 'delete', 'somebody else may own the link'],
  ['a close', 'readPull', 'delete', 'it may be open again'],
  ['a close', 'delete', 'inactive', 'it is there until it is gone'],
  ['a close', 'delete', 'writeComment', 'the same'],
  ['a close after three pushes', 'inactive', 'deleteDeployment', 'the newest is ended first'],
  ['a close of two links', 'delete', 'inactive', 'each is gone by then'],
  ['a sweep', 'listPulls', 'delete', 'it may be open'],
  ['a sweep', 'readPull', 'delete', 'it may be open again'],
  ['a sweep', 'delete', 'inactive', 'it is there until it is gone'],
  ['a push that fails', 'inProgress', 'failure', 'a status that comes late would be the newest'],
]
scenes(
  'what must wait',
  Object.fromEntries(
    rows.map(([run, slow, next, why]) => [
      `${run}: ${slow}, then ${next}: ${why}`,
      observed(kinds[run], slow, (notes) => expectOrder(notes, slow, next)),
    ]),
  ),
)

const beside: readonly (readonly [slow: Place, beside: Place])[] = [
  ['listRecord', 'listLiveSites'],
  ['upload', 'inProgress'],
  ['upload', 'listComments'],
  ['success', 'readPull'],
  ['success', 'createComment'],
  ['createComment', 'success'],
]
scenes(
  'a push does not wait',
  Object.fromEntries(
    beside.map(([slow, other]): [string, Scene] => [
      `for ${slow} with ${other}`,
      observed(kinds['a first push'], slow, (notes) => {
        const came = notes.findIndex(isFor(other))
        expect(came).toBeGreaterThanOrEqual(0)
        expect(notes.findLastIndex(isFor(slow))).toBeGreaterThan(came)
      }),
    ]),
  ),
)

/** A draft for the new link, however slow, comes before the site goes there. */
const anew: readonly (readonly [first: Place, next: Place])[] = [
  ['profile', 'draft'],
  ['draft', 'upload'],
  ['deleteDeployment', 'upload'],
  ['upload', 'recordLink'],
]
scenes(
  'a push whose link is lost',
  Object.fromEntries(
    anew.map(([first, next]): [string, Scene] => [
      `${first}, then ${next}`,
      {
        ...observed({ runs: [push()], run: push() }, first, (notes) => {
          const refused = notes.findIndex((note) => note.is === 'answered' && isFor('upload')(note))
          expectOrder(notes.slice(refused + 1), first, next)
        }),
        hosting: { namedLinks: false },
        at: { before: 'upload', happens: deletesLinks() },
      },
    ]),
  ),
)
