import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Fields, fieldsOf, textOf } from '../../text/json.ts'
import { prose } from '../../text/markdown.ts'
import { firstOf } from '../../text/printable.ts'
import { type Variables, workflowNameOf } from '../../variables.ts'
import { type Finding, pasted } from './blocks.ts'
import { halfBuild, strangersCode } from './build-checks.ts'
import { type Checked, quoted } from './checked.ts'
import { noDeletion, noDeploy } from './event-checks.ts'
import { eventsFor, type PlayedEvent } from './events.ts'
import { type Budget, play } from './play.ts'
import { addresses, concurrency, permissions, secrets } from './settings-checks.ts'
import { oneEnvironment } from './site-checks.ts'
import { rowsOf, tableOf } from './table.ts'
import { branchPreviews, missingType, missingWorkflow } from './trigger-checks.ts'
import { hasSecret, isCall, maxBytes, stepsOf, type WorkflowFile, workflowOf } from './workflow-file.ts'

/** What the file does, or why it was not looked at, for log and summary; and the mistakes in it (DESIGN 7). */
export type WorkflowCheck = Readonly<{ text: string; markdown: string; findings: readonly Finding[] }>

/** Checks the workflow file that runs, from a checkout with the files beside it. Never throws. */
export async function checkWorkflow(variables: Variables, workspace: string, branch = ''): Promise<WorkflowCheck> {
  const { GITHUB_ACTION_REPOSITORY: action = '', GITHUB_REPOSITORY: repository = '' } = variables
  const [name, folder] = [workflowNameOf(variables), join(workspace, '.github/workflows')]
  const read = new Map<string, Fields>()
  let left = 2 * maxBytes
  for (const each of new Set([name, ...(await readdir(folder).catch(() => []))])) {
    const file = await lstat(join(folder, each)).catch(() => undefined)
    if (!/\.ya?ml$/u.test(each) || !file?.isFile() || file.size > Math.min(left, maxBytes)) continue
    left -= file.size
    const fields = await readYaml(join(folder, each)).catch(() => undefined)
    if (fields) read.set(each, fields)
  }
  // act only has the title of the workflow.
  const title = variables['GITHUB_WORKFLOW']
  const running = [...read].find(([path, fields]) => (name ? path === name : fields['name'] === title))
  return checkFiles(new Map(running ? [running, ...read] : []), { action, repository, branch })
}

async function readYaml(path: string): Promise<Fields | undefined> {
  const text = await readFile(path, 'utf8')
  // The time is quadratic in tags, anchors and aliases, for duplicate keys, and for the places of errors.
  const isOdd = (text.match(/[!&*]+/gu)?.length ?? 0) > 2000
  return isOdd ? undefined : fieldsOf(parse(text, { logLevel: 'error', prettyErrors: false, uniqueKeys: false }))
}

const checks = [
  ...[strangersCode, noDeletion, noDeploy, halfBuild, missingType, branchPreviews, missingWorkflow],
  ...[concurrency, oneEnvironment, addresses, permissions, secrets],
]

/** `action` is empty in its own repository, `branch` is the default one, and may be empty. */
interface Setting {
  readonly action: string
  readonly repository: string
  readonly branch: string
  /** Whether all files of the folder were read. */
  readonly isWhole?: boolean
}

/** @param read files by their names, the one that runs first */
export function checkFiles(read: ReadonlyMap<string, Fields>, setting: Setting): WorkflowCheck {
  try {
    const files = [...read].map(([name, fields]) => workflowOf(name, fields, setting.action))
    const [file, ...others] = files
    if (file === undefined) return unread('it is not known, not in the workspace, above 256 KiB, or no YAML')
    const budget = { left: maxParts }
    const around = others.flatMap((each) =>
      started(stepsOfEvents(each, eventsFor(each, setting.repository, setting.branch), budget)),
    )
    const checked = playAll(file, around, files, setting, budget)
    if (checked.folderSteps.length > 1000) throw new RangeError()
    if (checked.tableSteps.every((step) => step.isCall)) return unread(reasonFor(file))
    const replay = (fields: Fields): Checked =>
      playAll(workflowOf(file.name, fields, setting.action), around, files, setting, budget)
    return { ...tableOf(checked), findings: findingsIn(checked).flatMap((each) => kept(each, checked, replay)) }
  } catch {
    return unread('it has too many jobs, or is not as GitHub wants it')
  }
}

/** Steps times events, conditions, and what is played again. */
const maxParts = 20_000

type Steps = ReturnType<typeof play>
const started = (steps: Steps): Steps => steps.filter(({ event }) => event.isListed !== false)
const stepsOfEvents = (file: WorkflowFile, events: readonly PlayedEvent[], budget: Budget): Steps =>
  events.flatMap((event) => play(file, event, budget))

function playAll(
  file: WorkflowFile,
  around: Steps,
  read: readonly WorkflowFile[],
  setting: Setting,
  budget: Budget,
): Checked {
  const events = eventsFor(file, setting.repository, setting.branch)
  const fileSteps = stepsOfEvents(file, events, budget)
  const isCalled = 'workflow_call' in file.events
  const tableSteps = isCalled ? stepsOfEvents({ ...file, events: {} }, events, budget) : fileSteps
  const startedSteps = started(fileSteps)
  const files = [file, ...read.slice(1)]
  const folderSteps = [...startedSteps, ...around]
  return {
    file,
    files,
    isWhole: setting.isWhole ?? true,
    events,
    fileSteps,
    startedSteps,
    folderSteps,
    tableSteps,
    budget,
  }
}

/** A check that would play too much is left out. */
function findingsIn(checked: Checked): Finding[] {
  const found = checks.flatMap((check) => {
    try {
      return check(checked)
    } catch {
      return []
    }
  })
  return [...new Map(found.map((each) => [each.text, each])).values()]
}

/** With its blocks if they keep what they promise once they are pasted, else with its text alone. */
function kept(finding: Finding, checked: Checked, replay: (fields: Fields) => Checked): Finding[] {
  if (finding.blocks.length === 0) return [finding]
  try {
    const after = replay(pasted(checked.file.fields, finding.blocks))
    return [isKept(finding, checked, after) ? finding : { ...finding, blocks: [] }]
  } catch {
    return []
  }
}

/** The finding is gone, there is no other one, and rows of other events do what they did. */
function isKept({ kind, text, changes }: Finding, before: Checked, after: Checked): boolean {
  const [old, left] = [before, after].map(findingsIn) as [Finding[], Finding[]]
  const countOf = (findings: readonly Finding[], of: Finding['kind']) =>
    findings.filter((each) => each.kind === of).length
  const isNone = left.every((each) => countOf(left, each.kind) <= countOf(old, each.kind))
  const rows = new Map(rowsOf(after).map(({ event, text }) => [keyOf(event), text]))
  const isSame = rowsOf(before).every(({ event, text: row }) => {
    const now = rows.get(keyOf(event)) ?? 'nothing'
    if (now === row || (changes.includes(event.kind) && !now.includes('only a run knows'))) return true
    const effects = (each: string) =>
      each
        .replaceAll(/ \([^)]*\)/gu, '')
        .split(/[:\n] ?/u)
        .filter((one) => /^de(?:ploys|letes)/u.test(one))
    return (
      !now.includes('only a run knows') === !row.includes('only a run knows') &&
      effects(now).join() === effects(row).join()
    )
  })
  return isNone && isSame && !left.some((each) => each.text === text) && countOf(left, kind) < countOf(old, kind)
}

const keyOf = ({ kind, name, of, type }: PlayedEvent): string => [kind, name, of, type].join(' ')

function unread(why: string): WorkflowCheck {
  const text = `The workflow file was not looked at: ${why}.`
  return { text, markdown: prose(text), findings: [] }
}

function reasonFor(file: WorkflowFile): string {
  const calls = [...file.jobs.values()].flatMap((job) => [job, ...stepsOf(job)].filter((part) => isCall(part, file)))
  const likely = calls.some(hasSecret) ? calls.filter(hasSecret) : calls
  const places = [...new Set(likely.map((part) => quoted(textOf(part['uses']))))]
  return places.length > 0 ? `its deploy step is in ${firstOf(places, 3)}` : 'it has no step of this action'
}
