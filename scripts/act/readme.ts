import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parse, stringify } from 'yaml'
import { defaultInputs } from '../../src/plan/inputs.ts'
import { root } from '../../test/stand-ins/runner/runner.ts'

/** The action's name in every page. */
export const actionName = 'static-deploy/static-deploy-action@v1'

/** What people read: the README and the pages in `docs`, by their paths. */
export function pages(): ReadonlyMap<string, string> {
  const paths = [
    'README.md',
    ...globSync('docs/*.md', { cwd: root })
      .map((path) => path.replaceAll(sep, '/'))
      .toSorted(),
  ]
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** The blocks of YAML in a text, in their order. */
export function yamlIn(markdown: string): string[] {
  return [...markdown.matchAll(/^```yaml\n(.*?)^```$/gmsu)].map(([, block = '']) => block)
}

const isWhole = (block: string): boolean => /^name:/mu.test(block) && /^on:/mu.test(block)

/**
 * Every whole workflow on these pages, by its name.
 *
 * @throws if two have the same name
 */
export function readmeWorkflows(): ReadonlyMap<string, string> {
  const workflows = new Map<string, string>()
  for (const block of [...pages().values()].flatMap(yamlIn).filter(isWhole)) {
    const { name } = parse(block) as { name: string }
    if (workflows.has(name)) throw new Error(`Two workflows are called "${name}".`)
    workflows.set(name, block)
  }
  return workflows
}

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
  [key: string]: unknown
}
type Job = { steps: Step[]; [key: string]: unknown }
type Workflow = { jobs: Record<string, Job>; [key: string]: unknown }

/**
 * Every recipe of a page that gives only lines, by its heading: a whole workflow with these lines in it. A heading builds on
 * the one above it of the level before. That of the second level builds on its own whole workflow, or else on the README's.
 */
export function variantsIn(path: string): ReadonlyMap<string, string> {
  const sections = (pages().get(path) ?? '').split(/^## /mu).slice(1)
  const variants = new Map<string, string>()
  for (const section of sections) {
    const bases = [yamlIn(section).find(isWhole) ?? readmeWorkflows().get('Site') ?? '']
    for (const part of section.split(/^(?=#{3,4} )/mu)) {
      const [, marks = '##', name = ''] = /^(?:(#+) )?(.*)/u.exec(part) ?? []
      const level = marks.length - 2
      const base = bases[Math.max(level - 1, 0)] ?? ''
      const fragments = yamlIn(part).filter((block) => !isWhole(block))
      bases[level] = fragments.length > 0 ? withLines(base, fragments) : base
      if (fragments.length > 0) variants.set(name, bases[level])
    }
  }
  return variants
}

/** A whole workflow with the lines of these blocks where their reader would put them. */
function withLines(base: string, blocks: readonly string[]): string {
  const workflow = parse(base) as Workflow
  for (const block of blocks) {
    const lines = parse(block) as Step[] | Record<string, unknown>
    if (Array.isArray(lines)) putSteps(workflow, lines)
    else for (const [key, value] of Object.entries(lines)) put(workflow, key, value)
  }
  return stringify(workflow, { lineWidth: 0 })
}

/** @throws for a key that has no place */
function put(workflow: Workflow, key: string, value: unknown): void {
  const [job] = Object.values(workflow.jobs)
  const step = job?.steps?.findLast(({ uses }) => uses === actionName)
  if (key === 'jobs') workflow.jobs = withJobs(workflow.jobs, value as Workflow['jobs'])
  else if (['on', 'permissions', 'concurrency'].includes(key)) workflow[key] = value
  else if (job && ['steps', 'strategy'].includes(key)) job[key] = value
  else if (step && key in defaultInputs) step.with = { ...step.with, [key]: value }
  else if (step && key === 'continue-on-error') step[key] = value
  else throw new Error(`A block has the line "${key}", which no workflow has room for.`)
}

/** Whole jobs take the place of all jobs. Jobs without steps are lines for those of the same names. */
function withJobs(jobs: Workflow['jobs'], written: Workflow['jobs']): Workflow['jobs'] {
  if (Object.values(written).some(({ steps }) => steps)) return written
  return Object.fromEntries(Object.entries(jobs).map(([id, job]) => [id, { ...job, ...written[id] }]))
}

/**
 * A step takes the place of the one with its id. Others go in place of those that build, or behind the deploy if they ask for
 * its outputs or deploy another site.
 */
function putSteps({ jobs }: Workflow, steps: readonly Step[]): void {
  const [job] = Object.values(jobs)
  const [first, last] = [job?.steps[0], job?.steps.at(-1)]
  if (!job || !first || !last) throw new Error('There is no job to put steps into.')
  const [only] = steps
  const named = job.steps.findIndex(({ id }) => id !== undefined && id === only?.['id'])
  const isLast = JSON.stringify(steps).includes('steps.deploy.') || steps.some(({ uses }) => uses === actionName)
  if (only && named >= 0) job.steps = job.steps.with(named, only)
  else if (isLast) job.steps = [...job.steps, ...steps]
  else job.steps = [first, ...steps, last]
  last['id'] = 'deploy'
}
