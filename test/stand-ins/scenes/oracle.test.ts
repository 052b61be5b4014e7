/** The oracle is red in each way in which a run may do harm. That it is so nowhere else is what all green scenes show. */
import { expect, it } from 'vitest'
import { type Ending, Oracle } from './oracle.ts'

/** The faults of a run that does this to `www` of production or to `a` of pull request 8, and ends so. */
function faultsOf(author: string, does: (oracle: Oracle) => unknown, ends: Partial<Ending> = {}): string {
  const oracle = new Oracle()
  oracle.owns('www', 'production')
  oracle.owns('a', 'pull 8')
  oracle.begin(1, { author, of: '1.1', names: ['www'], isTeardown: false, mayReplace: false })
  does(oracle)
  oracle.end(1, { code: 0, errors: [], isUnsure: false, result: 'skipped', link: '', unrecorded: [], ...ends })
  return oracle.faults().join()
}

const facts = { isRecorded: true, isCurrent: true, isWanted: true }
const closed = { ...facts, isWanted: false }
it.each<[says: string, author: string, does: (oracle: Oracle) => unknown, ends?: Partial<Ending>]>([
  ['overwrote', 'pull 7', (oracle) => oracle.fill(1, 'www', { ...facts, isCurrent: false })],
  ['overwrote', 'docs', (oracle) => oracle.fill(1, 'www', facts)],
  ['no preview made', 'sweep', (oracle) => oracle.delete(1, 'www', closed)],
  ['is needed', 'sweep', (oracle) => oracle.delete(1, 'a', facts)],
  ['no record names', 'sweep', (oracle) => oracle.delete(1, 'a', { ...closed, isRecorded: false })],
  ['by no record', 'pull 7', (oracle) => oracle.fill(1, 'b', facts), { unrecorded: ['b'] }],
  ['deployed nothing', 'production', () => {}, { result: 'deployed' }],
  ['without an error', 'production', () => {}, { code: 1 }],
  ['without a result', 'production', () => {}, { result: undefined }],
])('the oracle says "%s" of %s', (says, author, does, ends) => {
  expect(faultsOf(author, does, ends)).toContain(says)
  // Whoever fails and names the link has said so.
  const isHarm = /overwrote|made|needed|names|by no/u.test(says)
  if (isHarm) expect(faultsOf(author, does, { ...ends, code: 1, errors: ['www, a and b'] })).toBe('')
})
