/** Event payloads as the runner writes them: GitHub's own examples (`@octokit/webhooks-examples`), made to fit. */
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { DEFAULT_REPOSITORY } from '../github/github.ts'

/** What a file at `GITHUB_EVENT_PATH` holds. */
export type Payload = Readonly<Record<string, unknown>>

const require = createRequire(import.meta.url)

/** 4 MB, read at the first use. */
const examples = (): readonly { readonly name: string; readonly examples: readonly Payload[] }[] =>
  require('@octokit/webhooks-examples/api.github.com/index.json')

const examplesOf = (event: string): readonly Payload[] => examples().find(({ name }) => name === event)?.examples ?? []

/** All that may start a workflow, and some more. Two have no webhook. */
export const eventNames = (): readonly string[] => [
  ...examples().map(({ name }) => name),
  ...['pull_request_target', 'schedule'],
]

/** GitHub's example of an event, of its action if there is one, with what is asked for in its place. */
function made(event: string, changes: Payload): Payload {
  const examples = examplesOf(event)
  const of = (action: unknown) => examples.find((each) => each['action'] === action)
  return overlay(of(changes['action']) ?? of('opened') ?? examples[0] ?? {}, { repository: place(), ...changes })
}

/** What a pull request's event tells; the rest is as in GitHub's example. */
interface PullRequestFacts {
  /** `pull_request` unless given; reviews and their comments hold a pull request too. */
  readonly event?: string
  readonly action: string
  readonly number: number
  /** `fork` is `owner/repo` of the fork, or null if that was deleted; without it the head is in the repository. */
  readonly head: { readonly sha: string; readonly ref: string; readonly fork?: string | null }
  /** Whether it was closed before, by another event than this one. */
  readonly isClosed?: boolean
  /** Login of who opened the pull request, and caused the event. */
  readonly author?: string
}

/** The payload of `pull_request`, `pull_request_target`, `pull_request_review` and its like. */
export function pullRequestEvent(facts: PullRequestFacts): Payload {
  const { event = 'pull_request', action, number, author, isClosed = false } = facts
  const { sha, ref, fork = DEFAULT_REPOSITORY } = facts.head
  const user = author && { login: author }
  const changes = {
    action,
    // Only the pull request's own events say it twice.
    number: 'number' in (examplesOf(event)[0] ?? {}) ? number : undefined,
    pull_request: {
      number,
      state: isClosed || action === 'closed' ? 'closed' : 'open',
      user,
      head: { sha, ref, repo: fork && place(fork) },
      base: { ref: 'main', repo: place() },
    },
    sender: user,
  }
  return made(event, changes)
}

/** The payload of `push`; `ref` in full, as in `refs/heads/main`. */
export const pushEvent = ({ ref, sha, defaultBranch }: { ref: string; sha: string; defaultBranch?: string }): Payload =>
  made('push', { ref, after: sha, head_commit: { id: sha }, repository: place(DEFAULT_REPOSITORY, defaultBranch) })

/** The payload of `delete`; `ref` is the bare name. */
export const deleteEvent = ({ ref, refType = 'branch' }: { ref: string; refType?: 'branch' | 'tag' }): Payload =>
  made('delete', { ref, ref_type: refType })

/** The payload of `issue_comment`, `created`: on a pull request, or on a plain issue. */
export function issueCommentEvent({ number, on }: { number: number; on?: 'issue' }): Payload {
  const url = `https://api.github.com/repos/${DEFAULT_REPOSITORY}/pulls/${number}`
  return made('issue_comment', { action: 'created', issue: { number, pull_request: on ? undefined : { url } } })
}

/** The payload of any other event, with the repository in its place. */
export const otherEvent = (event: string): Payload => made(event, {})

/** What a workflow run's event tells of the run that set it off. */
export interface WorkflowRunFacts {
  readonly headSha: string
  readonly headBranch: string
  /** `owner/repo` of the head, if that is a fork; null if the fork was deleted. */
  readonly headRepository?: string | null
  /** The event of that run; `pull_request` unless given. */
  readonly event?: string
  readonly conclusion?: string
}

/** The payload of `workflow_run`, `completed`. `pull_requests` is empty, as it is for forks. */
export function workflowRunEvent(facts: WorkflowRunFacts): Payload {
  const { headSha, headBranch, event = 'pull_request', conclusion = 'success' } = facts
  const { headRepository = DEFAULT_REPOSITORY } = facts
  const run = {
    event,
    status: 'completed',
    conclusion,
    head_sha: headSha,
    head_branch: headBranch,
    head_commit: { id: headSha },
    head_repository: headRepository && place(headRepository),
    repository: place(),
    pull_requests: [],
  }
  return made('workflow_run', { action: 'completed', workflow_run: run })
}

function place(repository = DEFAULT_REPOSITORY, defaultBranch = 'main'): Payload {
  const [login, name] = repository.split('/')
  // Another repository has another id.
  const id = createHash('sha1').update(repository).digest().readUInt32BE()
  return { id, full_name: repository, name, owner: { login }, default_branch: defaultBranch }
}

/** The example with the changes in it, at any depth; what is undefined stays as it was. */
function overlay(example: Payload, changes: Payload): Payload {
  const result = { ...example }
  for (const [name, change] of Object.entries(changes)) {
    const former = result[name]
    if (change !== undefined) result[name] = isObject(change) && isObject(former) ? overlay(former, change) : change
  }
  return result
}

const isObject = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
