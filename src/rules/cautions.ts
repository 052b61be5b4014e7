import { isPreview } from '../target.ts'
import { printable } from '../text/printable.ts'
import type { Destination } from './destination.ts'
import { type Asker, wasRenamed } from './judge.ts'
import { siteOf } from './refusals.ts'
import { deploysIn, type Entry, hasLink, linksOf, listedNames, rivalsOf, type World } from './world.ts'

/** What somebody should know of a deploy that may go on. `isRemark`: comment and summary say it, too. */
interface Caution {
  readonly level: 'warning' | 'notice'
  readonly text: string
  readonly isRemark?: true
}

/** @param isProtected whether visitors of this deploy need a password; undefined for a live site */
export function cautionsFor(to: Destination, world: World, asker: Asker, isProtected: boolean | undefined): Caution[] {
  const { own } = world
  const found = [
    ofTakenLink(to, asker),
    ofOlderRun(own, asker),
    ofSameMoment(own),
    isProtected === false && own.some((each) => each.protected) && lostPassword,
    ofReserved(to, own, asker),
    ...(isPreview(asker.target) ? [ofFirstBranch(own, asker)] : [ofRename(to, world, asker), ofMove(to, world, asker)]),
  ]
  return found.filter((each) => each !== false && each !== undefined)
}

const lostPassword: Caution = {
  level: 'warning',
  text: 'An earlier deploy of this preview asked visitors for a password, and this one does not: everybody may read it. If that is not meant, look at "preview-password" and the secret behind it.',
}

function ofTakenLink({ taken }: Destination, { target }: Asker): Caution | undefined {
  if (taken === undefined) return undefined
  const { link, site } = taken
  const who = target.subject.kind === 'pull-request' ? 'this pull request' : 'this branch'
  return { level: 'warning', text: `${link} is ${siteOf(site)} now, so ${who} gets a new link.` }
}

function ofOlderRun(own: readonly Entry[], { run }: Asker): Caution | undefined {
  if (!isOlderRun(run, own)) return undefined
  const text =
    'This run is older than the one that deployed last, so what it publishes may be older than what was live. Run the newest one again if that is not meant.'
  return { level: 'warning', text, isRemark: true }
}

/** Whether a run began before the one that made a record's newest deployment: a re-run of an old one, or a slow one. */
export function isOlderRun(run: string, [newest]: readonly Entry[]): boolean {
  if (newest === undefined || run === '' || newest.run === '') return false
  const [id = 0, attempt = 0] = run.split('.').map(Number)
  const [newestId = 0, newestAttempt = 0] = newest.run.split('.').map(Number)
  return id < newestId || (id === newestId && attempt < newestAttempt)
}

/** Two deploys of one earlier run, neither of them the second deployment of the other, began at the same moment. */
function ofSameMoment(own: readonly Entry[]): Caution | undefined {
  const [newest, before] = deploysIn(own)
  if (!newest || !before || newest.run === '' || newest.run !== before.run) return undefined
  if (newest.again || before.again) return undefined
  return {
    level: 'warning',
    text: `An earlier run deployed twice to the environment "${printable(newest.environment)}" at the same moment, so one of the two sites replaced the other. If they are two sites, give each its own "environment".`,
  }
}

function ofReserved(to: Destination, [newest]: readonly Entry[], { run }: Asker): Caution | undefined {
  if (!newest?.reserved || run === '' || newest.run !== run || newest.link === to.link) return undefined
  const text = 'This run has reserved another link than "domain". Write "domain" in both steps, or in neither.'
  return { level: 'warning', text }
}

function ofFirstBranch(own: readonly Entry[], { target }: Asker): Caution | undefined {
  const { subject } = target
  if (subject.kind !== 'branch' || deploysIn(own).length > 0) return undefined
  return {
    level: 'warning',
    text: `${printable(subject.branch)} is not the default branch, so this is a preview, which goes when the branch goes. To make it a live site of its own, write "mode: deploy", "domain" and "environment".`,
  }
}

/** Sites that are not this one under an earlier name were refused before. */
function ofRename({ link }: Destination, world: World, asker: Asker): Caution | undefined {
  const [rival] = link === undefined ? [] : rivalsOf(link, asker.target.environment, world)
  if (rival === undefined || !wasRenamed(rival, world, asker)) return undefined
  return {
    level: 'notice',
    isRemark: true,
    text: `${link} was ${siteOf(rival)} so far. This run takes it over, because the same job deployed it: the environment seems to have another name now. If they are two sites, give this one another "domain", and run the deploy of the other one again.`,
  }
}

/** A live site that gets another link leaves the one before. One link may have several names. */
function ofMove(to: Destination, { own, account }: World, { target: { domain } }: Asker): Caution | undefined {
  const [before] = linksOf(own)
  if (before === undefined || domain === undefined || before === to.link) return undefined
  const names = listedNames(account, before)
  if (names.length === 0 || hasLink({ links: [names] }, domain)) return undefined
  const text = `The live site was at ${before} so far. That link stays as it is: look whether anybody needs it.`
  return { level: 'notice', text }
}
