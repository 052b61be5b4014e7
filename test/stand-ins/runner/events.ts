/** Event payloads as the runner writes them: GitHub's own examples (`@octokit/webhooks-examples`), made to fit. */
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { DEFAULT_REPOSITORY } from '../github/github.ts'

/** What a file at `GITHUB_EVENT_PATH` holds. */
export type Payload = Readonly<Record<string, unknown>>

interface EventExamples {
  readonly name: string
  readonly examples: readonly Payload[]
}

const require = createRequire(import.meta.url)

/**
 * GitHub's example of an event's payload, as published.
 *
 * @throws where there is none for this event and action
 */
export function examplePayload(event: string, action?: string): Payload {
  const example = examplesOf(event).find((each) => action === undefined || each['action'] === action)
  if (!example) throw new Error(`There is no example of ${event} ${action ?? ''}`)
  return structuredClone(example)
}

/** 4 MB, read at the first use. */
function examplesOf(event: string): readonly Payload[] {
  const all: readonly EventExamples[] = require('@octokit/webhooks-examples/api.github.com/index.json')
  return all.find(({ name }) => name === event)?.examples ?? []
}

/** Where an event happens; `DEFAULT_REPOSITORY` and `main` unless given. */
export interface Place {
  /** `owner/repo` */
  readonly repository?: string
  readonly defaultBranch?: string
}

/** What a pull request's event tells; the rest is as in GitHub's example. */
export interface PullRequestFacts extends Place {
  /** `pull_request` unless given; reviews and their comments hold a pull request too. */
  readonly event?: string
  readonly action: string
  readonly number: number
  /** `fork` is `owner/repo` of the fork, or null where that was deleted; without it the head is in the repository. */
  readonly head: { readonly sha: string; readonly ref: string; readonly fork?: string | null }
  /** The branch that is merged into; the default branch unless given. */
  readonly base?: string
  /** Login of who set off the event. */
  readonly sender?: string
  /** Login of who opened the pull request; `sender` unless given. */
  readonly author?: string
}

/** The payload of `pull_request`, `pull_request_target`, `pull_request_review` and its like. */
export function pullRequestEvent(facts: PullRequestFacts): Payload {
  const {
    event = 'pull_request',
    action,
    number,
    head,
    sender,
    author = sender,
    repository = DEFAULT_REPOSITORY,
  } = facts
  const { defaultBranch = 'main', base = defaultBranch } = facts
  const known = examplesOf(event).some((each) => each['action'] === action)
  const example = examplePayload(event, known ? action : event === 'pull_request' ? 'opened' : undefined)
  const headRepository = head.fork === undefined ? repository : head.fork
  return overlay(example, {
    action,
    // Only the pull request's own events say it twice.
    number: 'number' in example ? number : undefined,
    pull_request: {
      number,
      state: action === 'closed' ? 'closed' : 'open',
      user: person(author),
      head: {
        sha: head.sha,
        ref: head.ref,
        label: `${ownerOf(headRepository ?? 'unknown')}:${head.ref}`,
        repo: headRepository && { ...place({ ...facts, repository: headRepository }), fork: 'fork' in head },
      },
      base: { ref: base, label: `${ownerOf(repository)}:${base}`, repo: place(facts) },
    },
    repository: place(facts),
    sender: person(sender),
  })
}

/** The payload of `push`; `ref` in full, as in `refs/heads/main`. */
export function pushEvent({ ref, sha, ...where }: Place & { ref: string; sha: string }): Payload {
  return overlay(examplePayload('push'), {
    ref,
    after: sha,
    head_commit: { id: sha },
    repository: place(where),
  })
}

/** The payload of `delete`; `ref` is the bare name. */
export function deleteEvent({
  ref,
  refType = 'branch',
  ...where
}: Place & { ref: string; refType?: 'branch' | 'tag' }): Payload {
  return overlay(examplePayload('delete'), { ref, ref_type: refType, repository: place(where) })
}

/** The payload of `issue_comment`: on a pull request, or on a plain issue. */
export function issueCommentEvent({
  action = 'created',
  number,
  on = 'pull request',
  ...where
}: Place & { action?: string; number: number; on?: 'pull request' | 'issue' }): Payload {
  const { repository = DEFAULT_REPOSITORY } = where
  const url = `https://api.github.com/repos/${repository}/pulls/${number}`
  return overlay(examplePayload('issue_comment', action), {
    issue: { number, pull_request: on === 'issue' ? undefined : { url } },
    repository: place(where),
  })
}

/** The payload of any other event, with the repository in its place. */
export function otherEvent(event: string, where: Place = {}): Payload {
  return overlay(examplePayload(event), { repository: place(where) })
}

/** What a workflow run's event tells of the run that set it off. */
export interface WorkflowRunFacts extends Place {
  readonly headSha: string
  readonly headBranch: string
  /** `owner/repo` of the head, where that is a fork; null where the fork was deleted. */
  readonly headRepository?: string | null
  /** The event of that run; `pull_request` unless given. */
  readonly event?: string
  readonly conclusion?: string
}

/** The payload of `workflow_run`, `completed`. `pull_requests` is empty, as it is for forks. */
export function workflowRunEvent(facts: WorkflowRunFacts): Payload {
  const { headSha, headBranch, event = 'pull_request', conclusion = 'success' } = facts
  const { repository = DEFAULT_REPOSITORY, headRepository = repository } = facts
  return overlay(examplePayload('workflow_run', 'completed'), {
    workflow_run: {
      event,
      status: 'completed',
      conclusion,
      head_sha: headSha,
      head_branch: headBranch,
      head_commit: { id: headSha },
      head_repository: headRepository && {
        ...named(headRepository),
        fork: headRepository !== repository,
      },
      repository: named(repository),
      pull_requests: [],
    },
    repository: place(facts),
  })
}

function place({ repository = DEFAULT_REPOSITORY, defaultBranch = 'main' }: Place): Payload {
  return { ...named(repository), default_branch: defaultBranch }
}

function named(repository: string): Payload {
  const name = repository.slice(repository.indexOf('/') + 1)
  // Another repository has another id, and one repository has one, however its name is spelt.
  const id = createHash('sha1').update(repository.toLowerCase()).digest().readUInt32BE()
  return { id, full_name: repository, name, owner: { login: ownerOf(repository) } }
}

function ownerOf(repository: string): string {
  return repository.split('/')[0] ?? ''
}

function person(login: string | undefined): Payload | undefined {
  return login === undefined ? undefined : { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' }
}

/** The example with what is asked for in its place, at any depth; what is undefined stays as it was. */
function overlay(example: Payload, changes: Payload): Payload {
  const result = { ...example }
  for (const [name, change] of Object.entries(changes)) {
    const former = result[name]
    if (change !== undefined) result[name] = isObject(change) && isObject(former) ? overlay(former, change) : change
  }
  return result
}

function isObject(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
