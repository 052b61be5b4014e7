import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Environment, workflowNameOf } from '../../environment.ts'
import { at, fieldsOf, textOf } from '../../text/json.ts'
import { checks, isDeploy } from './checks.ts'
import { type Problem, workflowOf } from './workflow-file.ts'

/** `ok` is undefined if nothing could be looked at. */
export type WorkflowFinding = Partial<Problem> & Readonly<{ ok: boolean | undefined; text: string }>

/**
 * What is wrong in a workflow file (DESIGN section 7), or that nothing is. It says nothing of what expressions hide.
 *
 * @param workflow a parsed file
 * @param others the other parsed files of the folder
 * @param action `owner/repo` of this action; empty if the workflow's own repository has it
 */
export function findingsOf(workflow: unknown, others: readonly unknown[], action: string): WorkflowFinding[] {
  const file = workflowOf(workflow, action)
  const beside = others.map((parsed) => workflowOf(parsed, action))
  const deploys = file.steps.filter(isDeploy)
  const found = checks.flatMap((check) => deploys.flatMap((step) => check(step, file, beside) ?? []))
  // Several steps can have one mistake.
  const problems = [...new Map(found.map((problem) => [problem.text, { ok: false, ...problem }])).values()]
  if (problems.length > 0 || deploys.length === 0) return problems
  return [{ ok: true, text: 'No mistake was found in the workflow file.' }]
}

/** What is found in the workflow file that runs, read from a checkout. It never throws. */
export async function readWorkflow(variables: Environment, workspace: string): Promise<WorkflowFinding[]> {
  const folder = join(workspace, '.github/workflows')
  const names = (await readdir(folder).catch(() => [])).filter((name) => /\.ya?ml$/u.test(name))
  // What can't be read is as good as not there.
  const read = names.map(async (name) => [name, await parsedFile(join(folder, name)).catch(() => undefined)] as const)
  const files = new Map(await Promise.all(read))
  const ownName = workflowNameOf(variables)
  // act tells the workflow's name only.
  const isOwn = (name: string, file: unknown) =>
    ownName ? name === ownName : textOf(at(file, 'name')) === variables['GITHUB_WORKFLOW']
  const [own = '', workflow] = [...files].find(([name, file]) => isOwn(name, file)) ?? []
  const text = 'The workflow file was not looked at: it is not known, not in the workspace, or no YAML.'
  if (workflow === undefined) return [{ ok: undefined, text }]
  files.delete(own)
  return findingsOf(workflow, [...files.values()], variables['GITHUB_ACTION_REPOSITORY'] ?? '')
}

async function parsedFile(path: string): Promise<object | undefined> {
  return fieldsOf(parse(await readFile(path, 'utf8'), { logLevel: 'error' }))
}
