import { InputError } from '../errors.ts'
import { isPreview, type Target } from '../subject.ts'
import type { Context } from './context.ts'
import type { Inputs, ResolvedMode } from './inputs.ts'

const hints = {
  'pull-request':
    "Leave it out: a pull request's own events have its number. A run on another event deploys to its branch's preview or to the live site, never to a pull request's preview.",
  'expire-after': 'Leave it out here, and write it beside "mode: sweep", in a job that runs on a schedule.',
  'screenshot-paths': 'Write how many pages to show as pictures, as in "screenshots: 6".',
  'api-key':
    'Is the secret\'s name spelled as in the repository\'s settings? A secret that does not exist is an empty text. If there is none yet, add the key of your hosting account (Settings → Secrets and variables → Actions; a run that Dependabot started reads those under Dependabot), and write "api-key: ${{ secrets.THE_NAME_YOU_CHOSE }}". A secret of an environment is there only in a job that names that environment. A workflow that another one calls gets secrets only with "secrets: inherit" in the calling job, or by name.',
  'preview-password':
    'Store a password of 8 or more characters, one line, in the repository\'s secrets (a run that Dependabot started reads those under Dependabot), and write "preview-password: ${{ secrets.THE_NAME_YOU_CHOSE }}". For previews that everybody with the address may read, write "preview-password: none".',
  domain: 'Write "domain: " with its whole name, as in "domain: my-site.tiiny.site".',
  directory:
    'Write the folder your generator fills, as in "directory: dist", relative to the workspace. To delete previews that are left over, write "mode: sweep".',
}

function refuseIf(isWrong: boolean, input: keyof typeof hints, message: string): void {
  if (isWrong) throw new InputError(input, message, { hint: hints[input] })
}

/** Checks of inputs for which this is the wrong place, and of what the run needs. @param findTarget if it does anything */
export function checksFor(
  mode: ResolvedMode,
  inputs: Inputs,
  context: Context,
  findTarget?: () => Target,
): (() => void)[] {
  const { apiKey, directory, domain, expireAfter, previewPassword: password, pullRequest } = inputs
  const { event, workflowRun } = context
  const mayDoNothing = findTarget === undefined
  const isMisplaced = pullRequest !== undefined && workflowRun === undefined
  const where = `this input is only for a workflow_run, and this run is on ${event || 'no event'}.`
  const isLasting = expireAfter !== undefined && inputs.mode !== 'sweep'
  const isAlone = inputs.screenshotPaths.length > 0 && inputs.screenshots === 0
  const hasNoKey = !mayDoNothing && mode !== 'build-failed' && apiKey === ''
  const hasNoFolder = !mayDoNothing && mode === 'deploy' && directory === undefined
  // A missing secret must never open a preview to everybody.
  const isOpen = mode === 'deploy' && password !== undefined && [...password].length < 8
  const why = `the password ${password === '' ? 'is empty' : 'has fewer than 8 characters'}, so it would not protect the preview.`
  return [
    () => refuseIf(isMisplaced, 'pull-request', where),
    () => refuseIf(isLasting, 'expire-after', 'only a sweep looks at the age of previews.'),
    () => refuseIf(isAlone, 'screenshot-paths', 'it needs "screenshots", such as 6.'),
    () => refuseIf(hasNoKey, 'api-key', 'the key is empty, so the hosting service would refuse everything.'),
    () => {
      const target = mode === 'sweep' ? undefined : findTarget?.()
      const isLive = target !== undefined && !isPreview(target)
      const isUnnamed = isLive && mode === 'teardown' && domain === undefined
      refuseIf(isOpen && target !== undefined && !isLive, 'preview-password', why)
      refuseIf(isUnnamed, 'domain', 'a teardown of the live site needs the address to delete.')
    },
    () => refuseIf(hasNoFolder, 'directory', 'a deploy needs the folder that contains the built site.'),
  ]
}
