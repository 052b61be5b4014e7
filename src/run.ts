import { type Context, readContext } from './context.ts'
import { Exclude } from './exclude.ts'
import { Hosting } from './hosting.ts'
import { type Inputs, readInputs } from './inputs.ts'
import { log } from './log.ts'
import type { Outcome } from './outcome.ts'
import { describe, makePlan, type Plan } from './plan.ts'
import { reportOutcome, reportSite } from './report.ts'
import { collectSite } from './site.ts'

/**
 * The whole action: reads inputs and context, decides, acts and reports.
 *
 * @param signal aborting it ends whatever is under way
 * @throws whatever made the run fail; reporting that is the caller's part
 */
export async function run(signal: AbortSignal): Promise<void> {
  const inputs = readInputs()
  const context = readContext()
  const plan = makePlan(inputs, context)
  const outcome = await act(plan, { inputs, context, signal })
  await reportOutcome(outcome)
}

interface Run {
  readonly inputs: Inputs
  readonly context: Context
  readonly signal: AbortSignal
}

async function act(plan: Plan, run: Run): Promise<Outcome> {
  switch (plan.kind) {
    case 'skip':
      return { result: 'skipped', environment: plan.environment, reason: plan.reason }
    case 'deploy':
      return await deploy(plan, run)
    case 'teardown':
      return await teardown(plan, run)
  }
}

async function deploy(plan: Extract<Plan, { kind: 'deploy' }>, run: Run): Promise<Outcome> {
  const { target, directory } = plan
  const { inputs, context } = run
  const start = performance.now()
  const exclude = await Exclude.parse(inputs.exclude)
  const site = collectSite(directory, context.workspace, {
    exclude,
    includeHiddenFiles: inputs.includeHiddenFiles,
  })
  reportSite(site)
  log.info(`Deploying ${describe(target.subject)} to ${target.domain ?? 'a new link'}.`)
  const upload = await hosting(run).upload(site.files, target.domain, log.info)
  if (target.domain !== undefined && upload.link !== target.domain) {
    log.warning(
      `The service was sent the site for ${target.domain} and answered that it is at ${upload.link}.`,
    )
  }
  return {
    ...target,
    ...upload,
    result: 'deployed',
    fileCount: site.files.length,
    bytes: site.bytes,
    duration: performance.now() - start,
  }
}

async function teardown({ target, domain }: Extract<Plan, { kind: 'teardown' }>, run: Run): Promise<Outcome> {
  log.info(`Tearing down ${domain}.`)
  const { quota } = await hosting(run).delete(domain)
  return { ...target, result: 'deleted', links: [domain], quota }
}

function hosting({ inputs, signal }: Run): Hosting {
  return new Hosting({ baseUrl: inputs.baseUrl, apiKey: inputs.apiKey, signal })
}
