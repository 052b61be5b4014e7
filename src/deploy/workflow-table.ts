import { log } from '../log.ts'
import { readContext } from '../plan/context.ts'
import { runnerVariables } from '../variables.ts'

/** Logs what the workflow file does, and warns of the mistakes in it: nobody is asked. @returns the same as Markdown */
export async function workflowTable(signal: AbortSignal): Promise<string> {
  const { checkWorkflow } = await import('../features/workflow-check/workflow-check.ts')
  const { workspace, defaultBranch } = contextIfRead()
  const { text, markdown, findings } = await checkWorkflow(runnerVariables(), workspace, defaultBranch, signal)
  log.info(text)
  for (const finding of findings) log.warning(finding.text, finding.blocks)
  return markdown
}

/** An event that can't be read is an error elsewhere. */
function contextIfRead(): Partial<ReturnType<typeof readContext>> & { readonly workspace: string } {
  try {
    return readContext()
  } catch {
    return { workspace: runnerVariables()['GITHUB_WORKSPACE'] ?? '' }
  }
}
