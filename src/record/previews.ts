import type { GitHub } from '../github/api.ts'
import type { Deployment } from '../github/resources.ts'
import type { Subject } from '../target.ts'
import { RecordReader } from './read-record.ts'
import { byRecord, factsOf, previewOf, recordOf } from './record-format.ts'

/** A record of ours for a preview. Times are in milliseconds since 1970. */
export interface Preview {
  readonly subject: Subject
  readonly environment: string
  /** When the first deployment was begun. */
  readonly since: number
  /** When the newest deployment was begun. */
  readonly latest: number
  /** Newest first. */
  readonly deployments: readonly Deployment[]
}

/**
 * The previews of one environment, or of all, newest first.
 *
 * @throws {GitHubError} if they can't be read
 */
export async function previewsIn(github: GitHub, environment?: string): Promise<Preview[]> {
  const found = []
  for await (const page of github.deployments(environment === undefined ? {} : { environment }))
    found.push(...page.filter((each) => factsOf(each) && previewOf(each.task)))
  return byRecord(found).flatMap((record) => {
    const [newest] = record
    const subject = newest && previewOf(newest.task)
    if (newest === undefined || subject === undefined) return []
    const { createdAt: since } = record.at(-1) ?? newest
    return [{ subject, environment: newest.environment, since, latest: newest.createdAt, deployments: record }]
  })
}

/** The link that a preview was deployed to last; undefined if it names none. */
export async function linkOf(github: GitHub, { deployments, ...preview }: Preview): Promise<string | undefined> {
  return await new RecordReader(github, recordOf(preview), deployments).newest()
}

/** When the newest deployment of a preview was begun, as GitHub says now; 0 if there is none any more. */
export async function latestOf(github: GitHub, preview: Preview): Promise<number> {
  const [newest] = await new RecordReader(github, recordOf(preview)).deployments()
  return newest?.createdAt ?? 0
}
