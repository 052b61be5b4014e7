import { messageOf, ServiceError } from '../errors.ts'
import { hasLink } from '../hosting/account.ts'
import { deletedBy, SweepError, type Swept } from '../outcome.ts'
import type { RecordLink } from '../record/links.ts'
import type { Preview } from '../record/previews.ts'
import { log } from '../report/log.ts'
import { describe } from '../target.ts'
import { count, firstOf, formatAge } from '../text/format.ts'
import { excerpt, printable } from '../text/printable.ts'
import type { Services } from './services.ts'
import { sweep } from './sweep.ts'

/** How many of the account's links an error names at most. */
const mostLinks = 20

/** How many previews are read at most to find out which links are previews. */
const mostPreviews = 50

/**
 * Makes room in an account that takes no more links (INTERFACE 7). It tears down the previews of this repository, in
 * every environment, whose pull request is closed or whose branch is gone.
 *
 * @param error the service's refusal
 * @returns the links that were deleted
 * @throws {ServiceError} the refusal and the links that are live, if no link could be deleted
 */
export async function makeRoom(error: ServiceError, services: Services): Promise<readonly string[]> {
  log.info(`${error.message} Closed previews are looked for, to make room.`)
  const freed: string[] = []
  for (const environment of await environmentsOf(services)) freed.push(...(await sweepQuietly(environment, services)))
  services.signal.throwIfAborted()
  if (freed.length === 0) throw await withLivePreviews(error, services)
  log.notice(
    `The account was full. ${count(freed.length, 'link')} of closed previews made room: ${firstOf(freed, 10)}.`,
  )
  return freed
}

/** The environments that have our previews; none if they can't be read, and then nothing is deleted. */
async function environmentsOf(services: Services): Promise<Set<string>> {
  try {
    const previews = await previewsOf(services)
    // GitHub ignores the case of an environment's name, so each environment is there once.
    const environments = new Map(previews.map(({ name }) => [name.environment.toLowerCase(), name.environment]))
    return new Set(environments.values())
  } catch (error) {
    log.warning(printable(`No preview could be torn down to make room. ${messageOf(error)}`))
    return new Set()
  }
}

async function previewsOf(services: Services): Promise<Preview[]> {
  const { records } = services.requireGitHub('the links of closed previews are recorded on GitHub')
  return await records.previews.all()
}

async function sweepQuietly(environment: string, services: Services): Promise<readonly string[]> {
  let swept: Swept
  try {
    swept = await sweep(environment, services)
  } catch (error) {
    services.signal.throwIfAborted()
    log.warning(printable(messageOf(error)))
    if (!(error instanceof SweepError)) return []
    swept = error.outcome
  }
  return deletedBy(swept)
}

/** The refusal, with this repository's previews. Other links of the account are only counted, because logs are public. */
async function withLivePreviews(error: ServiceError, services: Services): Promise<ServiceError> {
  const profile = await services.hosting.profileIfAny()
  if (profile === undefined) return error
  const previews = await livePreviews(services).catch(() => [])
  const shown: string[] = []
  const others = profile.links.filter((listed) => {
    const preview = previews.find(({ links }) => links.some(({ names }) => hasLink({ links: [listed] }, ...names)))
    if (preview === undefined) return true
    const age = formatAge(Date.now() - preview.since)
    shown.push(`${excerpt(listed[0] ?? '', 100)} (${describe(preview.subject)}, ${age} old)`)
    return false
  })
  return new ServiceError(
    error,
    `${error.message} No preview of this repository is closed, so none could make room. Live previews of this repository: ${firstOf(shown, mostLinks) || 'none'}. The account has ${count(others.length, 'other link')}.`,
    { hint: error.hint, cause: error },
  )
}

interface LivePreview extends Preview {
  readonly links: readonly RecordLink[]
}

async function livePreviews(services: Services): Promise<LivePreview[]> {
  const { records } = services.requireGitHub('the owner of a link is recorded on GitHub')
  const live: LivePreview[] = []
  for (const preview of (await previewsOf(services)).slice(0, mostPreviews)) {
    live.push({ ...preview, links: await records.links(preview.name) })
  }
  return live
}
