/** Reads and checks the workflow file that runs. Start here: files are read, played, and held to the checks. */
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { at, type Fields, fieldsOf, parseJson, textOf } from '../../text/json.ts'
import { prose } from '../../text/markdown.ts'
import { firstOf } from '../../text/printable.ts'
import { type Variables, workflowNameOf } from '../../variables.ts'
import { type Checked, quoted } from './checked.ts'
import { eventsFor } from './events.ts'
import { type StartedBy, startedBy } from './filters.ts'
import type { Finding } from './finding.ts'
import { findingsOf } from './findings.ts'
import { type ActionStep, play } from './play.ts'
import { tableOf } from './table.ts'
import type { Setting, WorkflowFile } from './workflow-file.ts'
import { eventsIn, hasSecret, isCall, maxBytes, stepsOf, workflowOf } from './workflow-file.ts'

/** A table of what the file does, or why it was not checked, for log and summary; and the mistakes in it (design 9.6). */
export type WorkflowCheck = FileCheck & Readonly<{ startedBy: StartedBy }>

type FileCheck = Readonly<{ text: string; markdown: string; findings: readonly Finding[] }>

/** Throws only if the run is cancelled. */
export async function checkWorkflow(
  variables: Variables,
  workspace: string,
  branch = '',
  signal?: AbortSignal,
): Promise<WorkflowCheck> {
  const { GITHUB_ACTION_REPOSITORY: action = '', GITHUB_REPOSITORY: repository = '' } = variables
  const [name, folder] = [workflowNameOf(variables), join(workspace, '.github/workflows')]
  const read = new Map<string, Fields>()
  const names = [...new Set([name, ...(await readdir(folder).catch(() => []))])].filter((each) =>
    /\.ya?ml$/u.test(each),
  )
  let left = 2 * maxBytes
  for (const each of names) {
    signal?.throwIfAborted()
    const file = await lstat(join(folder, each)).catch(() => undefined)
    if (!file?.isFile() || file.size > Math.min(left, maxBytes)) continue
    left -= file.size
    const fields = await readYaml(join(folder, each)).catch(() => undefined)
    if (fields) read.set(each, fields)
  }
  // `act` sets the title of the workflow, but not its path.
  const title = variables['GITHUB_WORKFLOW']
  const running = [...read].find(([path, fields]) => (name ? path === name : fields['name'] === title))
  const payload = await readFile(variables['GITHUB_EVENT_PATH'] ?? '', 'utf8').catch(() => '')
  const own = fieldsOf(at(parseJson(payload), 'repository')) ?? {}
  const setting = { action, repository, branch, own, isWhole: read.size === names.length }
  // Of an unread file this run's event is known.
  const events = running ? eventsIn(running[1]) : { [variables['GITHUB_EVENT_NAME'] ?? '']: {} }
  return { ...checkFiles(new Map(running ? [running, ...read] : []), setting), startedBy: startedBy(events) }
}

async function readYaml(path: string): Promise<Fields | undefined> {
  const text = await readFile(path, 'utf8')
  // Parsing takes quadratic time for tags, anchors and aliases, for duplicate keys, and for the places of errors.
  const isOdd = (text.match(/[!&*]+/gu)?.length ?? 0) > 2000
  if (isOdd) return undefined
  // There may be hundreds of thousands of errors. Without stacks they take a quarter of the memory.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return fieldsOf(parse(text, { logLevel: 'error', prettyErrors: false, uniqueKeys: false }))
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** The most that is played for one check, in the unit of a file's `size`. */
const maxParts = 20_000

/** @param read files by their names, the one that runs first */
export function checkFiles(read: ReadonlyMap<string, Fields>, setting: Setting): FileCheck {
  const { action, isWhole = true } = setting
  try {
    const files = [...read].map(([name, fields]) => workflowOf(name, fields, action))
    const [file, ...others] = files
    if (file === undefined) return unread('it is not known, not in the workspace, above 256 KiB, or no YAML')
    const budget = { left: maxParts }
    const playAll = (each: WorkflowFile, events = eventsFor(each, setting)): ActionStep[] =>
      events.flatMap((event) => play(each, event, budget))
    const around = others.flatMap((each) => playAll(each)).filter(isStarted)
    const events = eventsFor(file, setting)
    const fileSteps = playAll(file, events)
    const isCalled = 'workflow_call' in file.events
    const tableSteps = isCalled ? playAll({ ...file, events: {} }, events) : fileSteps
    const startedSteps = fileSteps.filter(isStarted)
    const steps = { fileSteps, tableSteps, startedSteps, folderSteps: [...startedSteps, ...around] }
    const checked: Checked = { file, files, isWhole, events, ...steps, budget }
    if (checked.folderSteps.length > 1000) throw new RangeError()
    if (checked.tableSteps.every((step) => step.isCall)) return unread(reasonFor(file))
    return { ...tableOf(checked), findings: findingsOf(checked) }
  } catch {
    return unread('it has too many jobs, or is not as GitHub wants it')
  }
}

const isStarted = ({ event }: ActionStep): boolean => event.isListed !== false

function unread(why: string): FileCheck {
  const text = `The workflow file was not looked at: ${why}.`
  return { text, markdown: prose(text), findings: [] }
}

function reasonFor(file: WorkflowFile): string {
  const calls = [...file.jobs.values()].flatMap((job) => [job, ...stepsOf(job)].filter((part) => isCall(part, file)))
  const likely = calls.some(hasSecret) ? calls.filter(hasSecret) : calls
  const places = [...new Set(likely.map((part) => quoted(textOf(part['uses']))))]
  return places.length > 0 ? `its deploy step is in ${firstOf(places, 3)}` : 'it has no step of this action'
}
