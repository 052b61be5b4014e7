/** The runs that a site's life consists of, and who a run publishes as. */
import { deleteEvent, issueCommentEvent, pullRequestEvent, pushEvent, workflowRunEvent } from '../runner/events.ts'
import type { Step, StepResult } from '../runner/runner.ts'
import type { Author } from './oracle.ts'
import type { World } from './world.ts'

/** The link of a site that is live already. */
export const live = 'live.example.com'

export const sha = (digit: string): string => digit.repeat(40)

/** Inputs of a run; `page` is what the site's page holds, in place of the world's own site. */
export type Told = Readonly<Record<string, string>>

export type Run = (world: World) => Promise<StepResult>

function inputsOf({ page, ...inputs }: Told, world: World): Told {
  return page === undefined ? inputs : { directory: world.directoryOf(page), ...inputs }
}

/** A run with these variables: `GITHUB_RUN_ID` for one that is started again, `GITHUB_JOB` for a matrix, … */
export const withEnv =
  (env: Readonly<Record<string, string>>, run: Run): Run =>
  (world) =>
    run({ ...world, step: (step = {}) => world.step({ ...step, env: { ...step.env, ...env } }) })

/** A run as the workflow run of this number: all others have 42, 43, … */
export const asRun = (id: number, run: Run, attempt = 1): Run =>
  withEnv({ GITHUB_RUN_ID: String(id), GITHUB_RUN_ATTEMPT: String(attempt) }, run)

/** One job of a matrix, as its input says. */
export const inMatrix =
  (matrix: string, run: Run): Run =>
  (world) =>
    run({ ...world, step: (step = {}) => world.step({ ...step, inputs: { ...step.inputs, matrix } }) })

/** A run of another workflow file than `site.yml`. */
export const inWorkflow = (file: string, run: Run): Run =>
  withEnv({ GITHUB_WORKFLOW_REF: `octo-org/octo-repo/.github/workflows/${file}@refs/heads/main` }, run)

/** A push to a pull request: its first one, one that reopens it, or any other. */
export const push =
  (number = 7, told: Told = {}): Run =>
  (world) => {
    const known = world.github.pulls.get(number)
    const action = known === undefined ? 'opened' : known.state === 'closed' ? 'reopened' : 'synchronize'
    return world.pull(number, action, { inputs: inputsOf({ page: `pull ${number}`, ...told }, world) })
  }

export const close =
  (number = 7, told: Told = {}): Run =>
  (world) =>
    world.pull(number, 'closed', { inputs: inputsOf(told, world) })

/** A label behind a close, whose run may have taken the place of the close's. */
export const label =
  (number = 7, told: Told = {}): Run =>
  (world) => {
    const { repo: _, ...head } = world.github.pull(number).head
    const payload = pullRequestEvent({ action: 'labeled', number, head, isClosed: true })
    return world.pull(number, 'labeled', { payload, inputs: inputsOf(told, world) })
  }

/** The closed event's run that is started again, whatever the pull request is now. */
export const closeAgain: Run = (world) => {
  const { state } = world.github.pull(7)
  const closing = world.pull(7, 'closed')
  world.github.setPullState(7, state)
  return closing
}

/** A push to a branch, which is there from then on. */
export const branchPush =
  (branch = 'topic', told: Told = {}): Run =>
  (world) => {
    if (!world.github.branches.has(branch)) world.github.addBranch(branch, sha('b'))
    const ref = `refs/heads/${branch}`
    const inputs = inputsOf({ page: `branch ${branch}`, ...told }, world)
    return world.step({ payload: pushEvent({ ref, sha: sha('b') }), inputs, env: { GITHUB_REF: ref } })
  }

export const branchDeletion =
  (branch = 'topic', told: Told = {}): Run =>
  (world) => {
    world.github.branches.delete(branch)
    return world.step({ event: 'delete', payload: deleteEvent({ ref: branch }), inputs: inputsOf(told, world) })
  }

export const production =
  (told: Told = {}): Run =>
  (world) =>
    world.step({ inputs: inputsOf({ page: told['environment'] ?? 'production', ...told }, world) })

/** A branch's push with mode, domain and environment all written. */
export const staging = (domain: string, told: Told = {}): Run =>
  branchPush('develop', { page: 'staging', mode: 'deploy', environment: 'staging', domain, ...told })

export const sweep =
  (told: Told = {}): Run =>
  (world) =>
    world.step({ event: 'schedule', payload: {}, inputs: inputsOf({ mode: 'sweep', directory: '', ...told }, world) })

export const tearDown =
  (domain: string, told: Told = {}): Run =>
  (world) =>
    world.step({ event: 'workflow_dispatch', inputs: { mode: 'teardown', domain, directory: '', ...told } })

/** A run that a comment on pull request 7 starts. */
export function commented(told: Told = {}): Run {
  return (world) => {
    if (!world.github.pulls.has(7)) world.github.addPull({ number: 7 })
    return world.step({ event: 'issue_comment', payload: issueCommentEvent({ number: 7 }), inputs: told })
  }
}

/** Each way to a preview's upload. */
export const uploads = [
  (told: Told): Run => push(7, told),
  (told: Told): Run => branchPush('topic', told),
  commented,
  (told: Told): Run =>
    (world) => {
      world.github.addPull({ number: 7, head: { sha: sha('c'), ref: 'topic' } })
      const payload = workflowRunEvent({ headSha: sha('c'), headBranch: 'topic' })
      return world.step({ event: 'workflow_run', payload, inputs: { 'pull-request': '7', ...told } })
    },
]

/** How `domain` is written for pushes only: those of the default branch, where a branch has a preview. */
export const forPushesOnly = /\$\{\{[^}]*github\.(?:event_name == 'push'|ref_name ==)[^}]*\}\}/u

interface Facts {
  readonly number?: number
  readonly issue?: { readonly number: number }
  readonly ref?: string
  readonly workflow_run?: { readonly head_branch: string }
}

/** Who a step publishes or takes down for, told by its event and inputs. */
export function authorOf({ event = 'push', payload = {}, inputs = {}, env = {} }: Step): Author {
  const facts = payload as Facts
  const { mode, environment = '', domain = '' } = inputs
  if (mode === 'sweep') return 'sweep'
  const number = inputs['pull-request'] || facts.number || facts.issue?.number
  if (number) return `pull ${number}`
  if (event === 'delete') return `branch ${facts.ref}`
  const branch = facts.workflow_run?.head_branch ?? /^refs\/heads\/(.*)/u.exec(env['GITHUB_REF'] ?? '')?.[1] ?? 'main'
  const isSite = mode === 'deploy' && domain !== '' && environment !== '' && environment !== 'production'
  // Each job of a matrix has a site of its own, whether its environment says so or not.
  const job = inputs['matrix'] ? ` (${inputs['matrix']})` : ''
  return branch === 'main' || isSite ? `${(environment || 'production').toLowerCase()}${job}` : `branch ${branch}`
}
