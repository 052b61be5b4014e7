import type { GitHub } from '../github/api.ts'
import { RecordReader } from './read-record.ts'
import { byRecord, factsOf, previewOf, recordOf } from './record-format.ts'

/** A record of ours for a preview. */
export type Preview = Awaited<ReturnType<typeof previewsIn>>[number]

/** The previews of one environment, or of all, newest first. Throws a `GitHubError` if they can't be read. */
export async function previewsIn(github: GitHub, environment?: string) {
  const found = []
  for await (const page of github.deployments(environment === undefined ? {} : { environment }))
    found.push(...page.filter((each) => factsOf(each)))
  return byRecord(found).flatMap((deployments) => {
    const [newest] = deployments
    const subject = newest && previewOf(newest.task)
    if (newest === undefined || subject === undefined) return []
    const { environment, createdAt: latest } = newest
    // When the first deployment was begun.
    const since = deployments.at(-1)?.createdAt ?? latest
    return [{ subject, environment, since, latest, deployments }]
  })
}

export async function linkOf(github: GitHub, { deployments, ...preview }: Preview): Promise<string | undefined> {
  return await new RecordReader(github, recordOf(preview), deployments).newest()
}

/** When the newest deployment of a preview was begun, as GitHub says now; 0 if there is none any more. */
export async function latestOf(github: GitHub, preview: Preview): Promise<number> {
  const [newest] = await new RecordReader(github, recordOf(preview)).deployments()
  return newest?.createdAt ?? 0
}
