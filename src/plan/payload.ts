import { readFileSync } from 'node:fs'
import { ActionError } from '../errors.ts'
import { at, type Fields, fieldsOf, textOf } from '../text/json.ts'

/** The payload that the runner wrote; empty without a path. @throws {ActionError} if it is no JSON object */
export function readPayload(path: string | undefined): Fields {
  if (!path) return {}
  try {
    const payload = fieldsOf(JSON.parse(readFileSync(path, 'utf8')))
    if (payload === undefined) throw new TypeError('It is JSON, but no object.')
    return payload
  } catch (cause) {
    const what = "The event's payload (GITHUB_EVENT_PATH) can't be read as a JSON object, so it is unknown what to do."
    const hint = 'The runner writes that file. Run the job again; if it stays broken, look at the runner.'
    throw new ActionError(what, { hint, cause })
  }
}

export function pullRequestOf(event: string, payload: Fields, here: string) {
  const issue = fieldsOf(payload['issue'])
  if (event === 'issue_comment' && issue === undefined) throw missingField('issue')
  // The payload of a comment only tells that the issue is a pull request, and its number.
  const pull = fieldsOf(payload['pull_request']) ?? (fieldsOf(issue?.['pull_request']) && issue)
  if (pull === undefined && !event.startsWith('pull_request')) return undefined
  const number = Number(pull?.['number'] ?? payload['number'])
  if (!Number.isSafeInteger(number) || number < 1) throw missingField('pull_request.number')
  const head = textOf(at(pull, 'head.repo.full_name'))
  return {
    number,
    /** The head commit, never the merge commit that `GITHUB_SHA` names; empty if the payload does not tell it. */
    headSha: textOf(at(pull, 'head.sha')),
    /** Whether the head is in another repository, or the payload does not tell in which. */
    fork: head === '' || head.toLowerCase() !== here.toLowerCase(),
    /** Whether it was closed when the event happened. */
    closed: at(pull, 'state') === 'closed',
  }
}

export type WorkflowRun = Readonly<ReturnType<typeof workflowRunOf>>

export function workflowRunOf({ workflow_run: run, repository }: Fields, here: string) {
  const headSha = textOf(at(run, 'head_sha'))
  if (headSha === '') throw missingField('workflow_run.head_sha')
  const headRepository = textOf(at(run, 'head_repository.full_name')).toLowerCase()
  // A payload that a person wrote may contain no ids.
  const id = at(repository, 'id')
  const isSame = id === undefined || id === at(run, 'head_repository.id')
  return {
    /** Name of the event that started it. If it is a fork's run, the fork's own workflow file has chosen the event. */
    event: textOf(at(run, 'event')),
    /** `success`, `failure`, `cancelled`, …; empty if it has not ended. */
    conclusion: textOf(at(run, 'conclusion')),
    headSha,
    /** Name of a branch or a tag; may be empty. If it is a fork's run, the fork has chosen the name. */
    headBranch: textOf(at(run, 'head_branch')),
    /** Whether its head is in another repository, or the payload does not tell in which. */
    foreign: headRepository === '' || headRepository !== here.toLowerCase() || !isSame,
    /** In lower case; empty if the payload does not tell it. */
    headRepository,
  }
}

/** The branch or tag that was deleted. GitHub names it in the payload; `GITHUB_REF` is then the default branch. */
export function deletedRef({ ref, ref_type: type }: Fields): string {
  if (textOf(ref) === '') throw missingField('ref')
  if (type !== 'branch' && type !== 'tag') throw missingField('ref_type')
  return `refs/${type === 'tag' ? 'tags' : 'heads'}/${textOf(ref)}`
}

export function missingField(field: string): ActionError {
  const hint =
    'GitHub always sends it. On your own machine, give act a file with "-e event.json": docs/try-it.md shows what is enough.'
  const what = `The event's payload (GITHUB_EVENT_PATH) does not tell \`${field}\`, so it is unknown what to do.`
  return new ActionError(what, { hint })
}
