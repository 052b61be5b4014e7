/** The oracle is red in each way in which a run may do harm, and only there: histories that are made up. */
import { expect, it } from 'vitest'
import { Oracle } from './oracle.ts'

/**
 * A history as text, run by run: `pull 7 makes a, deletes b wanted; red a; domain a / …`. A part without a run is what
 * somebody else has (`a is production's`) or what is there at the end (`left: a`). One that begins with `>` is played before
 * the last deed of the run before it.
 */
function faultsOf(text: string): string[] {
  const oracle = new Oracle()
  const steps: (() => unknown)[] = []
  for (const [id, line] of text.split(' / ').entries()) {
    const [, link = '', author] = /^(\w+) is (.*)'s$/u.exec(line) ?? []
    const [, left] = /^left: (.*)$/u.exec(line) ?? []
    if (author) steps.push(() => oracle.owns(link, author))
    else if (left) steps.push(() => oracle.expectNoLeak([left], 'all was swept'))
    else steps.splice(line.startsWith('>') ? -2 : steps.length, 0, ...stepsOf(oracle, id, line.replace(/^> /u, '')))
  }
  for (const step of steps) step()
  return oracle.faults()
}

/** `red` says something, `domain` names links, `run` is the workflow run. */
function stepsOf(oracle: Oracle, id: number, line: string): (() => unknown)[] {
  const [deeds = '', ...more] = line.split('; ')
  const told = Object.fromEntries(more.map((each) => [each.split(' ')[0], each.split(' ').slice(1).join(' ')]))
  const [, author = '', list = ''] = /^(sweep|\S+ \d+|\w+(?: \(\w+\))?) (.*)$/u.exec(deeds) ?? []
  const changes = list.split(', ').map((each) => each.split(' '))
  const [, link = ''] = changes.findLast(([verb]) => verb !== 'deletes') ?? []
  const isRed = told['red'] !== undefined
  const ending = {
    code: isRed ? 1 : 0,
    errors: told['red'] ? [told['red']] : [],
    isUnsure: 'unsure' in told,
    result: isRed || 'silent' in told ? undefined : (told['result'] ?? (link === '' ? 'deleted' : 'deployed')),
    link,
    unrecorded: told['unrecorded']?.split(' ') ?? [],
  }
  const begins = () =>
    oracle.begin(id, {
      author,
      of: told['run'] ?? String(id),
      names: told['domain']?.split(' ') ?? [],
      isTeardown: 'teardown' in told,
      mayReplace: 'replaces' in told,
    })
  const change = ([verb = '', name = '', ...seen]: readonly string[]) => {
    const [isRecorded, isCurrent] = [!seen.includes('unrecorded'), !seen.includes('left')]
    const facts = { isRecorded, isCurrent, isWanted: seen.includes('wanted') }
    return () => (verb === 'deletes' ? oracle.delete(id, name, facts) : oracle.fill(id, name, facts))
  }
  return [begins, ...changes.filter(([verb]) => verb !== 'nothing').map(change), () => oracle.end(id, ending)]
}

it.each<[says: string, history: string]>([
  ['overwrote', "www is production's / pull 7 fills www"],
  ['overwrote', "a is before's / pull 7 fills a"],
  ['overwrote', "www is production's / pull 7 nothing; red www / pull 7 fills www"],
  ['overwrote', "www is production's / pull 7 fills www; red a"],
  ['overwrote', "www is production's / docs fills www; domain www"],
  ['overwrote', 'pull 7 makes a / production fills a left unrecorded'],
  ['overwrote', 'pull 7 makes a / production fills a; domain a'],
  ['overwrote', 'docs makes a, fills b / > production fills a left; domain a'],
  ['overwrote', 'production makes a; run 1; domain a / production (b) fills a; run 2; domain a'],
  ['overwrote', "www is production's / pull 7 makes a; red www / > pull 8 fills www"],
  ['no preview made', "www is production's / pull 7 deletes www"],
  ['no preview made', 'production makes www, deletes www'],
  ['is needed', 'pull 7 makes a / sweep deletes a wanted'],
  ['is needed', 'pull 7 makes a / pull 8 makes b / pull 9 deletes a wanted, deletes b wanted; replaces'],
  ['is needed', 'pull 7 makes a / pull 8 deletes a wanted; teardown; domain a'],
  ['no record names', 'pull 7 makes a / sweep deletes a unrecorded'],
  ['no record names', 'pull 7 makes a / pull 7 deletes a unrecorded'],
  ['by no record', 'pull 7 makes a; unrecorded a'],
  ['by no record', 'pull 7 makes a / left: a'],
  ['deployed nothing', 'production nothing; result deployed'],
  ['without an error', 'production nothing; red '],
  ['without a result', 'production nothing; silent'],
])('the oracle says "%s" of "%s"', (says, history) => {
  const faults = faultsOf(history)
  expect(faults).not.toEqual([])
  for (const each of faults) expect(each).toContain(says)
})

it.each([
  'pull 7 makes a / pull 7 fills a / pull 7 deletes a',
  'pull 7 makes a / sweep deletes a',
  "a is before's / production fills a left; domain a",
  'pull 7 makes a / production fills a unrecorded; domain a',
  'docs makes a / production fills a left; domain a',
  "www is production's / pull 7 fills www; red www",
  'docs makes a, fills a; red a / > production fills a left; domain a',
  'production makes a; run 1; domain a / production (b) fills a; run 2; domain a / production nothing; run 2; red a',
  'production makes a; run 1; domain a; unsure / production (b) fills a; run 1; domain a',
  'docs makes a / production fills a left; domain a; red a / docs fills a',
  "www is production's / production deletes www; teardown; domain www",
  'pull 7 makes a / pull 8 deletes a wanted, makes b; replaces',
  'pull 7 makes a1, deletes a1 wanted unrecorded; red It was open.',
  'pull 7 makes a; red a; unrecorded a',
  'pull 7 makes a1; red A link may have been made.; unrecorded a1',
])('the oracle has nothing against "%s"', (history) => {
  expect(faultsOf(history)).toEqual([])
})
