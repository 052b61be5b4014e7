import { InputError } from '../errors.ts'
import { GitHubError } from '../github/answers.ts'
import type { GitHub } from '../github/api.ts'
import { permissionLines } from '../github/permissions.ts'
import type { Answer, Question } from '../step/finding.ts'
import { excerpt } from '../text/printable.ts'
import type { Services } from './services.ts'

/**
 * Asks GitHub what the plan depends on and no payload tells.
 *
 * @throws {InputError} where there is no token to ask with, or the token may not see what is asked for
 * @throws {GitHubError} where GitHub gives no answer
 */
export async function ask(question: Question, services: Services): Promise<Answer> {
  if (question.about === 'name') return { name: await kindOf(question.name, services) }
  const { number, fromInput } = question
  // Without a token nothing is recorded, so nobody needs the head of a pull request that GitHub itself named.
  if (!fromInput && services.inputs.githubToken === '') return { pullRequest: undefined }
  const { github } = services.requireGitHub(
    fromInput
      ? 'a number of a pull request is believed only once GitHub confirms it'
      : `the event does not tell the latest commit of pull request #${number}, and GitHub must be asked`,
  )
  const pullRequest = await github.pullRequest(number).catch((error: unknown) => {
    throw hidden(fromInput ? 'pull-request' : 'github-token', `pull request #${number} can't be read`, error)
  })
  return { pullRequest }
}

async function kindOf(name: string, services: Services): Promise<NonNullable<Answer['name']>> {
  const shown = `"${excerpt(name)}"`
  const { github } = services.requireGitHub(`whether ${shown} is a branch or a tag is asked of GitHub`)
  try {
    return await lookUp(name, github)
  } catch (error) {
    throw hidden('github-token', `it can't be told whether ${shown} is a branch or a tag`, error)
  }
}

async function lookUp(name: string, github: GitHub): Promise<NonNullable<Answer['name']>> {
  if (await github.branchExists(name)) return 'branch'
  return (await github.tagExists(name)) ? 'tag' : 'neither'
}

/** What GitHub keeps from the token, as an error that says how to change that; any other error as it is. */
function hidden(input: string, what: string, error: unknown): unknown {
  if (!(error instanceof GitHubError && error.forbidden)) return error
  return new InputError(input, `${what}, so nothing was done. ${error.message}`, {
    hint: `Unless there is none of that name or number, the token may not see it. Add to the job in the workflow:\n${permissionLines}`,
    cause: error,
  })
}
