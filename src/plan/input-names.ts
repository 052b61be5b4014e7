import { closest, distance } from 'fastest-levenshtein'
import { InputError } from '../errors.ts'
import { printable } from '../text/printable.ts'

/** What the most used deploy actions call something, without `-` and `_`, and what does it here. */
const elsewhere: readonly (readonly [names: string, here: string])[] = [
  ['publishdir folder dir path builddir dist source sourcedir localdir pagesdirectory outputdir', '"directory"'],
  ['applocation outputlocation workingdirectory entrypoint', '"directory", relative to the repository,'],
  ['site siteid sitename cname fqdn alias aliasdomains projectname projectid channelid', '"domain"'],
  ['apitoken netlifyauthtoken surgetoken verceltoken deploykey firebaseserviceaccount', '"api-key"'],
  ['azurestaticwebappsapitoken', '"api-key"'],
  ['token', '"api-key" for the hosting account and "github-token" for GitHub'],
  ['repotoken personaltoken', '"github-token"'],
  ['passwordprotect visitorpassword', '"preview-password"'],
  ['password', '"preview-password" for visitors of previews and "api-key" for the hosting account'],
  ['productionbranch productiondeploy', 'the event, or "mode: deploy" with "domain" and "environment",'],
  ['environmentname deploymentenvironment githubdeploymentenvironment', '"environment"'],
  ['enablepullrequestcomment githubcomment disablecomment', '"comment"'],
  ['deploymessage commitmessage fullcommitmessage', '"message"'],
  ['excludeassets excludefiles excludepatterns ignore', '"exclude"'],
  ['prnumber pullrequestnumber', '"pull-request", in a workflow_run,'],
  ['action teardown', '"mode"'],
  ['expires', '"expire-after" beside "mode: sweep"'],
]

/** The choice that a word is a misspelling of, if there is one. */
export function meantBy(word: string, choices: readonly string[]): string | undefined {
  const likely = closest(word, choices)
  return distance(word, likely) <= 2 ? likely : undefined
}

/**
 * For a name that does not exist the runner writes only a warning, and the step would go on without that input: to
 * another link, unprotected, or with files that should be left out. The names are in lower case.
 *
 * @returns a warning of what is like no input: a job may set variables that only look like inputs
 * @throws {InputError} for names that are meant for an input of ours
 */
export function checkNames(given: readonly string[], known: readonly string[]): string[] {
  const unknown = given.filter((name) => !known.includes(name))
  const mistakes = unknown.filter((name) => whatIsRight(name, known))
  const [first] = mistakes
  if (first === undefined) return unknown.map((name) => `There is no input "${printable(name)}": it does nothing here.`)
  const corrections = mistakes.map((name) => `"${printable(name)}"${whatIsRight(name, known)}`)
  const hint = 'Correct the names under "with:". Nothing was sent.'
  throw new InputError(first, `there is no input ${corrections.join(' And no ')}`, { hint })
}

function whatIsRight(name: string, known: readonly string[]): string | undefined {
  const likely = meantBy(name, known)
  if (likely !== undefined) return `, did you mean "${likely}"?`
  const bare = name.replace(/[-_]/gu, '')
  const [, here] = elsewhere.find(([names]) => names.split(' ').includes(bare)) ?? []
  return here && `: here ${here} does this.`
}
