/** The oracle is red in each way in which a run may do harm, and only there: histories that are made up. */
import { expect, it } from 'vitest'
import { faultsOf, type Happening } from './oracle.ts'

const unknown = { isRecorded: false, isWanted: false, isCurrent: false }
const kinds = { makes: 'created', fills: 'updated', deletes: 'deleted' } as const

/**
 * A history as text, run by run: `pull 7 makes a, deletes b wanted; red a; domain a / …`. A part without a run is what
 * somebody else has (`a is production's`), lets go (`a may go`) or finds at the end (`left: a, deploy:pr-7`). One that begins
 * with `>` is played before the last deed of the run before it.
 */
function historyOf(text: string): Happening[] {
  const history: Happening[] = []
  for (const [index, line] of text.split(' / ').entries()) {
    const parts = line.replace(/^> /u, '').split('; ')
    const [, link = '', author] = /^(\w+) (?:is (.*)'s|may go)$/u.exec(line) ?? []
    const [, left] = /^left: (.*)$/u.exec(line) ?? []
    if (author) history.push({ kind: 'created', link, run: undefined, author, ...unknown })
    else if (link) history.push({ kind: 'gift', link })
    else if (left) {
      const all = left.split(', ')
      const isTask = (each: string): boolean => each.startsWith('deploy:')
      history.push({ kind: 'story ends', links: all.filter((each) => !isTask(each)), previewTasks: all.filter(isTask) })
    } else history.splice(line.startsWith('>') ? -2 : history.length, 0, ...runOf(index, parts))
  }
  return history
}

/** `red` says something, `domain` names links, `run` is the workflow run's number. */
function runOf(run: number, [deeds = '', ...more]: readonly string[]): Happening[] {
  const told = Object.fromEntries(more.map((each) => [each.split(' ')[0], each.split(' ').slice(1).join(' ')]))
  const [, author = '', list = ''] = /^(sweep|\S+ \d+|\w+(?: \(\w+\))?) (.*)$/u.exec(deeds) ?? []
  const changes = list
    .split(', ')
    .filter((each) => each !== 'nothing')
    .map((each) => each.split(' '))
  const [last = '', link = ''] = changes.findLast(([verb]) => verb !== 'deletes') ?? changes.at(-1) ?? []
  const isRed = told['red'] !== undefined
  const usual = last === '' ? 'skipped' : last === 'deletes' ? 'deleted' : 'deployed'
  const result = isRed || 'silent' in told ? undefined : (told['result'] ?? usual)
  return [
    {
      ...{ kind: 'begin', run, author, of: Number(told['run'] ?? run), names: told['domain']?.split(' ') ?? [] },
      ...{ isTeardown: 'teardown' in told, mayReplace: 'replaces' in told },
    },
    ...changes.map(([verb = '', name = '', ...seen]): Happening => {
      const facts = {
        isRecorded: !seen.includes('unrecorded'),
        isWanted: seen.includes('wanted'),
        isCurrent: !seen.includes('left'),
      }
      return { kind: kinds[verb as keyof typeof kinds], link: name, run, ...facts }
    }),
    {
      ...{ kind: 'end', run, code: isRed ? 1 : 0, errors: told['red'] ? [told['red']] : [] },
      isUnsure: 'unsure' in told,
      ...{ result, link, unrecorded: told['unrecorded']?.split(' ') ?? [] },
    },
  ]
}

it.each<[what: string, says: string, history: string]>([
  ['a preview overwrites a live site', 'overwrote', "www is production's / pull 7 fills www"],
  ['a preview overwrites what somebody had before', 'overwrote', "a is before's / pull 7 fills a"],
  ['a preview deletes a live site', 'no preview made', "www is production's / pull 7 deletes www"],
  [
    'only an earlier error names the link',
    'overwrote',
    "www is production's / pull 7 nothing; red www / pull 7 fills www",
  ],
  ['its own error names another link', 'overwrote', "www is production's / pull 7 fills www; red a"],
  ['what is needed is deleted', 'is needed', 'pull 7 makes a / sweep deletes a wanted'],
  ['what no record names is deleted', 'no record names', 'pull 7 makes a / sweep deletes a unrecorded'],
  ['a close deletes what its record does not name', 'no record names', 'pull 7 makes a / pull 7 deletes a unrecorded'],
  ['a live site deletes what it made', 'no preview made', 'production makes www, deletes www'],
  ['a live site overwrites another one', 'overwrote', "www is production's / docs fills www; domain www"],
  ['a live site overwrites what no domain of it says', 'overwrote', 'pull 7 makes a / production fills a'],
  ['a link is made, and nobody is told', 'by no record', 'pull 7 makes a; unrecorded a'],
  [
    'two links are made under one excuse',
    'by no record',
    'pull 7 makes a1, makes b1; red It may exist.; unrecorded a1 b1',
  ],
  ['a green step deployed nothing', 'deployed nothing', 'production nothing; result deployed'],
  ['a step fails without a word', 'without an error', 'production nothing; red '],
  ['a step is green without a result', 'without a result', 'production nothing; silent'],
  ["a live site overwrites a preview's link", 'overwrote', 'pull 7 makes a / production fills a; domain a'],
  [
    'a live site overwrites what another one has just filled',
    'overwrote',
    'docs makes a, fills b / > production fills a left; domain a',
  ],
  [
    'two jobs of a matrix overwrite each other',
    'overwrote',
    'production makes a; run 1; domain a / production (b) fills a; run 2; domain a',
  ],
  [
    'two previews are replaced by one run',
    'is needed',
    'pull 7 makes a / pull 8 makes b / pull 9 deletes a wanted, deletes b wanted; replaces',
  ],
  [
    "a preview tears down another one's link",
    'is needed',
    'pull 7 makes a / pull 8 deletes a wanted; teardown; domain a',
  ],
  [
    'an inner run does it, and the outer one is red',
    'overwrote',
    "www is production's / pull 7 makes a; red www / > pull 8 fills www",
  ],
  ['a link is left at the end', 'by no record', 'pull 7 makes a / left: a'],
  ['a deployment is left at the end', 'deploy:pr-7 is left', 'pull 7 makes a / left: deploy:pr-7'],
])('the oracle is red where %s', (_, says, history) => {
  const faults = faultsOf(historyOf(history))
  expect(faults).not.toEqual([])
  for (const each of faults) expect(each).toContain(says)
})

it.each<[what: string, history: string]>([
  ['a preview is made, updated and closed', 'pull 7 makes a / pull 7 fills a / pull 7 deletes a'],
  ['a sweep deletes what is closed', 'pull 7 makes a / sweep deletes a'],
  ['a live site takes over what somebody had', "a is before's / production fills a; domain a"],
  ['a live site takes what no record of a preview names', 'pull 7 makes a / production fills a unrecorded; domain a'],
  ['a live site takes what another one has left', 'docs makes a / production fills a left; domain a'],
  ['a preview that overwrote it says so', "www is production's / pull 7 fills www; red www"],
  ['the run that was overwritten says so', 'docs makes a, fills a; red a / > production fills a left; domain a'],
  [
    'one job of a matrix says so',
    'production makes a; run 1; domain a / production (b) fills a; run 2; domain a / production nothing; run 2; red a',
  ],
  [
    'it could not look for another job, and says so',
    'production makes a; run 1; domain a; unsure / production (b) fills a; run 1; domain a',
  ],
  [
    'a link that was claimed in vain is its first site again',
    'docs makes a / production fills a left; domain a; red a / docs fills a',
  ],
  ['a person tears a live site down', "www is production's / production deletes www; teardown; domain www"],
  ['one preview makes room', 'pull 7 makes a / pull 8 deletes a wanted, makes b; replaces'],
  ['a run deletes what it made itself', 'pull 7 makes a1, deletes a1 wanted unrecorded; red It was open.'],
  ['an error names what is not recorded', 'pull 7 makes a; red a; unrecorded a'],
  ['an error says that something may exist', 'pull 7 makes a1; red A link may have been made.; unrecorded a1'],
])('the oracle is green where %s', (_, history) => {
  expect(faultsOf(historyOf(history))).toEqual([])
})
