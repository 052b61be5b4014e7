import { InputError } from '../errors.ts'
import { ifThere, isForbidden } from '../github/answers.ts'
import type { GitHub } from '../github/endpoints.ts'
import type { GitHubAnswer, Question } from '../plan/find-target.ts'
import { permissionLines } from '../record/permissions.ts'
import type { Subject } from '../target.ts'
import { excerpt } from '../text/printable.ts'
import { bestEffort } from '../view/log.ts'
import { requireGitHub, type Services, type Work } from './services.ts'

/** Asks GitHub for what the event does not tell. @throws {InputError | GitHubError} if there is no answer */
export async function ask(question: Question, services: Services): Promise<GitHubAnswer> {
  if (question.about === 'name') return { name: await kindOf(question.name, services) }
  const { number, fromInput } = question
  // Without a token nothing is recorded. So nobody needs the head of a pull request that GitHub itself named.
  if (!fromInput && services.inputs.githubToken === '') return { pullRequest: undefined }
  const why = fromInput
    ? 'the number of a pull request is used only after GitHub has confirmed it'
    : `the event does not contain the latest commit of pull request #${number}, so GitHub must be asked for it`
  const github = requireGitHub(services, why)
  const input = fromInput ? 'pull-request' : 'github-token'
  const pullRequest = await github.pullRequest(number).catch(hidden(input, `pull request #${number} can't be read`))
  return { pullRequest }
}

async function kindOf(name: string, services: Services): Promise<NonNullable<GitHubAnswer['name']>> {
  const shown = `"${excerpt(name)}"`
  const github = requireGitHub(services, `GitHub must be asked whether ${shown} is a branch or a tag`)
  const orHidden = hidden('github-token', `it is not known whether ${shown} is a branch or a tag`)
  if (await github.branchExists(name).catch(orHidden)) return 'branch'
  return (await github.tagExists(name).catch(orHidden)) ? 'tag' : 'neither'
}

/** Throws an error again. If GitHub did not let the token see something, it then says how to change that. */
function hidden(input: string, what: string): (error: unknown) => never {
  return (error) => {
    if (!isForbidden(error)) throw error
    const message = `${what}, so nothing was done.`
    const hint = `If it exists on GitHub, the token has no permission to see it. Then add to the job in the workflow:\n${permissionLines}`
    throw new InputError(input, `${message} ${error.message}`, { hint, cause: error })
  }
}

/** What GitHub says of the pull request or branch of a preview. */
interface PreviewState {
  /** Why the preview is still needed; undefined if it is not. */
  readonly needed: string | undefined
  /** The pull request's title and head; empty for a branch, and where it is hidden. */
  readonly title: string
  readonly headSha: string
}

const gone: PreviewState = { needed: undefined, title: '', headSha: '' }

const stays: PreviewState = { ...gone, needed: 'it is not known whether it is over' }

/**
 * Asks whether a preview is still needed. A live site always is. A pull request's 404 is an error: none is ever deleted.
 *
 * @param seesPulls whether pull requests could just be read, so that one that answers 404 is hidden: its account is blocked
 */
export async function askState(subject: Subject, github: GitHub, seesPulls = false): Promise<PreviewState> {
  if (subject.kind === 'live-site') return stays
  if (subject.kind === 'branch')
    return (await github.branchExists(subject.branch)) ? { ...gone, needed: 'the branch exists' } : gone
  const asked = github.pullRequest(subject.number)
  const pull = await (seesPulls ? ifThere(asked) : asked)
  return pull ? { ...pull, needed: pull.open ? 'it is open' : undefined } : gone
}

/** For the event of a close, or of a branch's deletion. What the token may not see is as the event says. */
export async function needAfterClose({ github, target }: Work): Promise<string | undefined> {
  const asked = requireGitHub({ github }, 'GitHub knows whether a preview is still needed')
  const { needed } = await askState(target.subject, asked).catch((error: unknown) => {
    if (!isForbidden(error)) throw error
    return gone
  })
  return needed
}

/**
 * What became of a preview's pull request or branch while it was deployed. A branch that was not there before is not
 * gone. If GitHub does not tell, that is a warning, and it counts as needed.
 */
export async function stateAfter(work: Work): Promise<PreviewState> {
  const { github, inputs, target } = work
  const { subject } = target
  if (github === undefined || (subject.kind === 'branch' && !(await work.existed()))) return stays
  const what = `read the ${subject.kind === 'branch' ? 'branch' : 'pull request'}`
  const asked = bestEffort(what, async () => {
    return await askState(subject, github).catch((error: unknown) => {
      // The comment, which needs the same permission, tells of it.
      if (isForbidden(error) && inputs.comment) return stays
      throw error
    })
  })
  return (await asked) ?? stays
}
