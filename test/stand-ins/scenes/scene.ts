/**
 * The one language of scenes: what is there (`given`), which runs follow each other and what happens in them (`runs`),
 * and what is so at the end (`live`, `record`, `states`). Each scene is held against the oracle, too, so a row says only what is special about it.
 *
 * In every text `@pull 7`, `@branch topic`, `@production` and `@staging` stand for the newest link of theirs.
 */
import { describe, expect, it } from 'vitest'
import { CancelledError } from '../../../src/errors.ts'
import type { StepResult } from '../runner/runner.ts'
import type { Fault } from './faults.ts'
import { type Moment, moments, type Place } from './moments.ts'
import { annotations, commentOf, pages, payloadsOf, recordOf, stateOf } from './records.ts'
import type { Run } from './runs.ts'
import { Stage, type StageOptions } from './stage.ts'
import type { World } from './world.ts'

type Text = string | RegExp
/** One text or several, of which each must be found. */
type Texts = Text | readonly Text[]

/** Something that happens besides runs: somebody closes, publishes, deletes. */
export type Deed = (world: World, stage: Stage) => unknown

/** What happens at one request of a run: runs are played whole before it, or before its answer. */
export interface Meanwhile extends Omit<Moment, 'happens'> {
  readonly happens?: Deed | Turn | readonly (Deed | Turn)[]
  readonly cancels?: true
}

/** A run, what happens in it, and how it must end: green unless told otherwise. */
export interface Turn {
  readonly run: Run
  readonly at?: Meanwhile | readonly Meanwhile[]
  /** By what a request is for: these in turn, the last one again and again. */
  readonly faults?: Readonly<Partial<Record<Place, Fault | readonly Fault[]>>>
  /** It fails with one error that says all of this. */
  readonly red?: Texts
  /** The same, before anything was sent or recorded. */
  readonly refused?: Texts
  /** It may be green or red. */
  readonly either?: true
  /** It is green, and changes no link and no record. */
  readonly idle?: true
  readonly outputs?: Readonly<Record<string, unknown>>
  readonly deleted?: readonly string[]
  readonly says?: Texts
  readonly warns?: Texts | false
  readonly notes?: Texts | false
  /** In the comment on pull request 7, or on the one that it is about. */
  readonly comment?: Texts
  readonly about?: number
  /** Neither in log and summary nor in the comment. */
  readonly never?: Texts
  /** What the columns above can't say. */
  readonly after?: (result: StepResult, world: World) => unknown
}

export interface Scene extends Omit<StageOptions, 'run'>, Partial<Turn> {
  readonly given?: readonly Deed[]
  /** All runs, or those before the one that the scene is about: that one's columns stand in the row itself. */
  readonly runs?: readonly (Run | Turn)[]
  // What is so at the end.
  /** All pages, by link or in the order of their creation. */
  readonly live?: Readonly<Record<string, string>> | readonly Text[]
  /** By task without `deploy:`: the link of each payload, oldest first. */
  readonly record?: Readonly<Record<string, readonly string[]>>
  /** By task, too: the state of each deployment. */
  readonly states?: Readonly<Record<string, readonly string[]>>
  /** What a person lets go, such as by `expire-after`. */
  readonly gives?: readonly string[]
  /** Then all is closed and swept, and nothing of a preview is left. */
  readonly ends?: true
  /** The oracle is not asked: what happens here is one of the limits in design 11. */
  readonly isLimit?: true | undefined
  /** What the columns above can't say. */
  readonly check?: (world: World, results: readonly StepResult[]) => unknown
}

const list = <T>(given: T | readonly T[] | undefined): readonly T[] =>
  given === undefined ? [] : Array.isArray(given) ? given : [given as T]

/** Plays a scene, and holds it against the oracle. */
export async function play(scene: Scene): Promise<void> {
  const { run, runs = [], ...options } = scene
  const stage = await Stage.set(options as StageOptions)
  await using world = stage.world
  for (const deed of scene.given ?? []) await deed(world, stage)
  for (const link of scene.gives ?? []) stage.oracle.give(stage.named(link))
  const results: StepResult[] = []
  for (const each of [...runs, ...(run ? [{ ...scene, run }] : [])]) results.push(await perform(turnOf(each), stage))
  expectEnd(scene, stage)
  await scene.check?.(world, results)
  if (scene.ends) await stage.endStory()
  stage.expectNoFault(scene.isLimit)
}

export type Table = Readonly<Record<string, Scene>>

export function scenes(about: string, ...tables: readonly Table[]): void {
  const rows = tables.flatMap((table) => Object.entries(table))
  const names = rows.map(([name]) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two scenes have one name: ${twice}`)
  describe(about, () => {
    it.each(rows)('%s', (_, scene) => play(scene))
  })
}

export function every<A>(what: string, cases: Readonly<Record<string, A>>, row: (one: A) => Scene): Table {
  return Object.fromEntries(Object.entries(cases).map(([name, one]) => [`${what}: ${name}`, row(one)]))
}

export function pairs<A, B>(
  what: string,
  cases: Readonly<Record<string, A>>,
  others: Readonly<Record<string, B>>,
  row: (one: A, other: B) => Scene,
): Table {
  const rows = (one: A, name: string) => every(`${what}: ${name}`, others, (other) => row(one, other))
  return Object.assign({}, ...Object.entries(cases).map(([name, one]) => rows(one, name)))
}

function turnOf(given: Run | Turn): Turn {
  return typeof given === 'function' ? { run: given } : given
}

/** Plays one run, and holds it against what its row says. */
export async function perform(turn: Turn, stage: Stage): Promise<StepResult> {
  const { world } = stage
  const before = stateOf(world)
  const controller = new AbortController()
  const cancel = (): void => controller.abort(new CancelledError('SIGTERM'))
  const inner: Promise<unknown>[] = []
  const happen = (meanwhile: Meanwhile): Moment => ({
    ...meanwhile,
    happens: (request) => {
      const all = (async () => {
        for (const each of list(meanwhile.happens as Deed | Turn))
          await (typeof each === 'function' ? each(world, stage) : perform(each, stage))
        if (!meanwhile.cancels) return
        // Once all of a body has arrived.
        if (request.readableEnded || request.method === 'GET') cancel()
        else request.once('end', cancel)
      })()
      inner.push(all)
      return all
    },
  })
  const meeting = moments([...list(turn.at).map(happen), ...faultMoments(turn)])
  const result = await stage.play(turn.run, meeting, controller.signal)
  // A run may not have waited for the answer in which others were played.
  await Promise.all(inner)
  expectTurn(turn, result, stage)
  await turn.after?.(result, world)
  if (turn.refused !== undefined || turn.idle) expect(stateOf(world), result.stdout).toEqual(before)
  return result
}

function faultMoments({ faults = {} }: Turn): Moment[] {
  return Object.entries(faults).flatMap(([place, given]) => {
    const all = list(given)
    const times = (index: number) => (index === all.length - 1 ? Number.POSITIVE_INFINITY : 1)
    return all.map((fault, index) => ({ before: place as Place, nth: index + 1, times: times(index), fault }))
  })
}

function expectTurn(turn: Turn, result: StepResult, stage: Stage): void {
  const { stdout, summary, outputs } = result
  const find = (text: string, texts: Texts | undefined) => {
    for (const each of list(texts as Text)) expect(text, stdout).toMatch(named(each, stage))
  }
  const errors = annotations(result, 'error')
  const red = turn.red ?? turn.refused
  if (!turn.either) expect(result.code, stdout).toBe(red === undefined ? 0 : 1)
  if (red !== undefined) expect(errors, stdout).toHaveLength(1)
  find(errors[0] ?? '', red)
  for (const [name, value] of Object.entries(turn.outputs ?? {})) {
    const wanted = value instanceof RegExp ? expect.stringMatching(value) : value
    expect(outputs[name], `${name}\n${stdout}`).toEqual(typeof wanted === 'string' ? stage.named(wanted) : wanted)
  }
  if (turn.deleted) {
    const deleted: string[] = JSON.parse(outputs['deleted'] ?? '[]')
    expect(deleted.toSorted(), stdout).toEqual(turn.deleted.map((link) => stage.named(link)).toSorted())
  }
  find(`${stdout}\n${summary}`, turn.says)
  for (const [level, texts] of [
    ['warning', turn.warns],
    ['notice', turn.notes],
  ] as const) {
    if (texts === false) expect(annotations(result, level), stdout).toEqual([])
    else find(annotations(result, level).join('\n'), texts)
  }
  const comment = commentOf(stage.world, turn.about)
  find(comment, turn.comment)
  const log = stdout.replace(/^::add-mask::.*$/gmu, '')
  for (const each of list(turn.never as Text)) expect(`${log}\n${summary}\n${comment}`).not.toMatch(named(each, stage))
}

function named(text: Text, stage: Stage): Text {
  return typeof text === 'string' ? stage.named(text) : text
}

function expectEnd({ live, record = {}, states = {} }: Scene, stage: Stage): void {
  const { world, log } = stage
  const held = pages(world)
  if (Array.isArray(live)) {
    const wanted = live.map((page: Text) => (typeof page === 'string' ? page : expect.stringMatching(page)))
    expect(Object.values(held), log).toEqual(wanted)
  } else if (live) {
    const wanted = Object.entries(live).map(([link, page]) => [stage.named(link), page])
    expect(held, log).toEqual(Object.fromEntries(wanted))
  }
  for (const [task, links] of Object.entries(record)) {
    const found = payloadsOf(world, `deploy:${task}`).map(({ link = '' }) => link)
    expect(found, log).toEqual(links.map((link) => stage.named(link)))
  }
  for (const [task, wanted] of Object.entries(states)) {
    const found = recordOf(world, `deploy:${task}`).map(({ state }) => state)
    expect(found, log).toEqual(wanted)
  }
}
