import { InputError } from '../errors.ts'
import { isForbidden } from '../github/answers.ts'
import type { GitHubAnswer, Question } from '../plan/subject.ts'
import { permissionLines } from '../record/permissions.ts'
import { excerpt } from '../text/printable.ts'
import { requireGitHub, type Services } from './services.ts'

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
