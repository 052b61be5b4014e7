import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Fields, fieldsOf, textOf } from '../../text/json.ts'
import { firstOf } from '../../text/printable.ts'
import { type Variables, workflowNameOf } from '../../variables.ts'
import { noDeploy, noTeardown, type Problem, quoted, stepsAt } from './event-checks.ts'
import { eventsFor } from './events.ts'
import { type OwnStep, play } from './play.ts'
import { cancel, concurrency, domain, key, oneEnvironment, permissions } from './settings-checks.ts'
import { isCall, stepsOf, type WorkflowFile, workflowOf } from './workflow-file.ts'

/** `ok` is undefined if something was not checked. */
export type WorkflowFinding = Partial<Problem> & Readonly<{ ok: boolean | undefined; text: string }>

const checks = [noTeardown, noDeploy, concurrency, cancel, oneEnvironment, domain, permissions, key]

/** Problems in the first of these parsed files (DESIGN 7), or the played events. `action` may be empty: see `isOwn`. */
export function findingsOf(files: Fields[], action: string, repository: string, defaultBranch = ''): WorkflowFinding[] {
  try {
    const [own, ...beside] = files.map((fields) => {
      const file = workflowOf(fields)
      const events = eventsFor(file, repository, defaultBranch)
      return { file, events, steps: events.flatMap((event) => play(file, event, action)) }
    })
    if (own === undefined) return [unread('it is not known, not in the workspace, above 256 KiB, or no YAML')]
    const parts = [...own.file.jobs.values()].flatMap((job) => [job, ...stepsOf(job)])
    const paths = new Set(parts.filter((part) => isCall(part, action)).map((part) => quoted(textOf(part['uses']))))
    const calls = paths.size > 0 ? [{ ok: undefined, text: `Not looked at: ${firstOf([...paths], 3)}.` }] : []
    if (!own.steps.some(({ mode }) => mode !== undefined)) return [unread('it has no step of this action'), ...calls]
    const found = { ...own, others: beside.flatMap(({ steps }) => steps) }
    if (own.steps.length + found.others.length > 1000) throw new RangeError()
    const problems = new Map(checks.flatMap((check) => check(found)).map((each) => [each.text, { ok: false, ...each }]))
    return [...(problems.size > 0 ? problems.values() : [nothing(own.steps, own.file)]), ...calls]
  } catch {
    return [unread('it has too many jobs, or is not as GitHub wants it')]
  }
}

const unread = (why: string) => ({ ok: undefined, text: `The workflow file was not looked at: ${why}.` })

function nothing(steps: readonly OwnStep[], { fields, jobs }: WorkflowFile): WorkflowFinding {
  const kinds = ['push', 'opened', 'synchronize', 'closed', 'merged'] as const
  const played = kinds.filter((kind) => stepsAt(steps, kind).some(({ runs }) => runs !== false)).join(', ')
  if (played === '') return unread('no step of this action runs for pushes to the default branch or for pull requests')
  const rights = [fields, ...jobs.values()].some((each) => 'permissions' in each) ? ', permissions' : ''
  const sought = `previews, the live site, concurrency, environments, domains, the key${rights}`
  return { ok: true, text: `Nothing was found in the workflow file. Played: ${played}. Looked for: ${sought}.` }
}

/** Checks the workflow file that runs, from a checkout with the files beside it. Never throws. */
export async function readWorkflow(variables: Variables, workspace: string, defaultBranch = '') {
  const { GITHUB_ACTION_REPOSITORY: action = '', GITHUB_REPOSITORY: repository = '' } = variables
  const folder = join(workspace, '.github/workflows')
  const name = workflowNameOf(variables)
  const read = new Map<string, Fields>()
  const most = 2 ** 18
  let left = 2 * most
  for (const each of new Set([name, ...(await readdir(folder).catch(() => []))])) {
    const path = join(folder, each)
    const file = await lstat(path).catch(() => undefined)
    if (!/\.ya?ml$/u.test(each) || !file?.isFile() || file.size > Math.min(left, most)) continue
    left -= file.size
    const text = await readFile(path, 'utf8').catch(() => '')
    // The time is quadratic in tags and anchors, and for a search for duplicate keys.
    const isOdd = (text.match(/(?<!\S)[!&]/gu)?.length ?? 0) > 1000
    const parsed = async () => (isOdd ? undefined : parse(text, { logLevel: 'error', uniqueKeys: false }))
    const fields = fieldsOf(await parsed().catch(() => undefined))
    if (fields) read.set(each, fields)
  }
  // act only has the title of the workflow.
  const title = variables['GITHUB_WORKFLOW']
  const own = [...read].find(([path, fields]) => (name ? path === name : fields['name'] === title))?.[1]
  const files = own ? [own, ...[...read.values()].filter((fields) => fields !== own)] : []
  return findingsOf(files, action, repository, defaultBranch)
}
