import { messageOf, ServiceError } from '../errors.ts'
import { hasLink } from '../hosting/account.ts'
import { deletedBy, SweepError } from '../outcome.ts'
import type { Preview } from '../record/previews.ts'
import { log } from '../report/log.ts'
import { describe } from '../target.ts'
import { count, firstOf, formatAge } from '../text/format.ts'
import { excerpt, printable } from '../text/printable.ts'
import type { Services } from './services.ts'

/** How many of the account's links an error names at most. */
const mostLinks = 20

/** How many previews are read at most to find out which links are previews. */
const mostPreviews = 50

/**
 * Makes room in an account that takes no more links (INTERFACE 7): the previews of this repository are swept, in every
 * environment. Returns the links that were deleted.
 *
 * @throws {ServiceError} the service's refusal and the links that are live, if no link could be deleted
 */
export async function makeRoom(error: ServiceError, services: Services): Promise<readonly string[]> {
  log.info(`${error.message} Closed previews are looked for, to make room.`)
  const previews = await previewsOf(services)
  // GitHub ignores the case of an environment's name, so each environment is swept once.
  const environments = new Map(previews.map(({ name }) => [name.environment.toLowerCase(), name.environment]))
  const freed: string[] = []
  for (const environment of environments.values()) freed.push(...(await sweepQuietly(environment, services)))
  services.signal.throwIfAborted()
  if (freed.length === 0) throw await withLivePreviews(error, previews, services)
  log.notice(
    `The account was full. ${count(freed.length, 'link')} of closed previews made room: ${firstOf(freed, 10)}.`,
  )
  return freed
}

/** Our previews in every environment; none if they can't be read, and then nothing is deleted. */
async function previewsOf(services: Services): Promise<Preview[]> {
  try {
    const { records } = services.requireGitHub('the links of closed previews are recorded on GitHub')
    return await records.previews.all()
  } catch (error) {
    log.warning(printable(`No preview could be torn down to make room. ${messageOf(error)}`))
    return []
  }
}

async function sweepQuietly(environment: string, services: Services): Promise<readonly string[]> {
  try {
    const { sweep } = await import('./sweep.ts')
    return deletedBy(await sweep(environment, services))
  } catch (error) {
    services.signal.throwIfAborted()
    log.warning(printable(messageOf(error)))
    return error instanceof SweepError ? deletedBy(error.outcome) : []
  }
}

/** The refusal, with this repository's previews. Other links of the account are only counted, because logs are public. */
async function withLivePreviews(error: ServiceError, previews: Preview[], services: Services): Promise<ServiceError> {
  const profile = await services.hosting.profileIfAny()
  if (profile === undefined) return error
  const names = await namesOfLinks(previews, services).catch(() => new Map<Preview, string[]>())
  const shown = profile.links.flatMap((listed) => {
    const owner = previews.find((preview) => hasLink({ links: [listed] }, ...(names.get(preview) ?? [])))
    if (owner === undefined) return []
    const age = formatAge(Date.now() - owner.since)
    return `${excerpt(listed[0] ?? '', 100)} (${describe(owner.subject)}, ${age} old)`
  })
  const others = count(profile.links.length - shown.length, 'other link')
  const live = `No preview of this repository is closed, so none could make room. Live previews of this repository: ${firstOf(shown, mostLinks) || 'none'}.`
  const said = services.access ? live : 'Without a token it is not known which links are previews.'
  return new ServiceError(error, `${error.message} ${said} The account has ${others}.`, {
    hint: error.hint,
    cause: error,
  })
}

async function namesOfLinks(previews: Preview[], { access }: Services): Promise<Map<Preview, string[]>> {
  const known = new Map<Preview, string[]>()
  for (const preview of previews.slice(0, mostPreviews)) {
    const links = (await access?.records.links(preview.name)) ?? []
    const names = links.flatMap((link) => link.names)
    known.set(preview, names)
  }
  return known
}
