import { CancelledError, isCancelled } from '../errors.ts'
import { type FailedRun, failedRunOf, makePlan, type Plan } from '../plan/plan.ts'
import { explained } from '../record/permissions.ts'
import { newestIn } from '../rules/world.ts'
import { isPreview } from '../target.ts'
import { begun, type Done, type RunSoFar } from '../view/run-state.ts'
import { isTaken } from '../view/words.ts'
import { type Run, servicesFor, type Work, workOn } from './services.ts'

/** Does what is planned, and returns what came of it. The code for each kind of plan is loaded only when it is needed. */
export async function act(plan: Plan, given: Run): Promise<RunSoFar> {
  const services = servicesFor(given)
  switch (plan.kind) {
    case 'skip': {
      const { reason, teardown } = plan
      return { ...begun(plan.environment), end: { kind: 'skipped', reason, teardown } }
    }
    case 'deploy': {
      const { deploy } = await import('./deploy.ts')
      return await perform('deploy', workOn(plan.target, services), (work) => deploy(plan.directory, work))
    }
    case 'reserve': {
      const { reserve } = await import('./reserve.ts')
      return await perform('deploy', workOn(plan.target, services), reserve)
    }
    case 'teardown': {
      const { tearDown } = await import('./teardown.ts')
      return await perform('teardown', workOn(plan.target, services), (work) => tearDown(work, plan.byPerson))
    }
    case 'sweep': {
      const { sweep } = await import('./sweep.ts')
      const run = begun(plan.environment)
      run.end = await sweep(services, run)
      return run
    }
    case 'ask': {
      const { ask } = await import('./ask-github.ts')
      const answer = await ask(plan.question, services).catch((error: unknown) => ({ error }))
      if ('error' in answer) return await actOnFailure(answer.error, given)
      return await act(makePlan(given.inputs, given.context, answer), given)
    }
  }
}

/** Shows on the run's pull request, if its event tells one, why it failed before it had a plan. */
export async function actOnFailure(error: unknown, given: Run): Promise<RunSoFar> {
  const failed = failedRunOf(given.inputs, given.context)
  if (failed === undefined) throw error
  const work = workOn(failed.target, servicesFor(given))
  return await perform(failed.act, work, () => Promise.reject(error))
}

/** The one place where a failure is told, to the record and on the pull request: else an earlier commit would seem to be this one's. */
async function perform(kind: FailedRun['act'], work: Work, does: (work: Work) => Promise<Done>): Promise<RunSoFar> {
  const { run, inputs, records, recording, commenter, target } = work
  try {
    run.end = await does(work).catch((error: unknown) => endOfOver(error, kind, work))
    if (run.end.kind === 'skipped' && run.end.fullAccount) await commenter.write(run)
  } catch (cause) {
    run.end = { kind: 'failed', act: kind, error: explained(afterUpload(cause, run), target, run) }
    if (inputs.dryRun) return run
    const { fate, sent, to, before, deleted } = run
    const isOpen = fate !== 'untouched'
    // What is still live, for the comment of a run that failed before it looked.
    if (!isOpen && before === undefined && !isTaken(run) && inputs.comment && isPreview(target))
      run.before = newestIn(await records.list(target).catch(() => []))
    const link = sent?.link ?? (isOpen ? to?.link : undefined)
    const left = link !== undefined && deleted.includes(link) ? undefined : link
    await Promise.all([kind === 'deploy' && recording.fail(left), commenter.write(run)])
  }
  return run
}

/**
 * Ends a deploy that failed after an upload that may have arrived, and whose preview is over meanwhile: no other run takes
 * its link down, because the run for the close did not know of it.
 *
 * @throws the failure, if it is the end; or a refusal, which is always told: somebody else's link may have been changed
 */
async function endOfOver(error: unknown, kind: FailedRun['act'], work: Work): Promise<Done> {
  const { run, target, signal } = work
  const { sent, to, fate, deleted } = run
  // Of a new link that nobody knows the error has to tell.
  const link = sent?.link ?? (to?.isNew ? undefined : to?.link)
  const isLeft = fate !== 'untouched' && link !== undefined && !deleted.includes(link)
  const mayBeOver = kind === 'deploy' && isPreview(target) && isLeft
  if (!mayBeOver || run.refusal || signal.aborted) throw error
  const { stateAfter } = await import('./ask-github.ts')
  if ((await stateAfter(work)).needed !== undefined) throw error
  const { tearDownUnseen } = await import('./teardown.ts')
  const end = await tearDownUnseen(link, work).catch((fault: unknown) => {
    throw run.refusal ? fault : error
  })
  // It is needed again by now.
  if (end.kind === 'skipped') throw error
  return end
}

/** A run that was cancelled after an upload may have arrived says what that means. */
function afterUpload(error: unknown, { fate, sent, to }: RunSoFar): unknown {
  if (!isCancelled(error) || error.underWay !== undefined || fate === 'untouched') return error
  const what = to?.isNew ? 'a new link' : 'an upload'
  return new CancelledError(error.signal, {
    what: sent ? 'what follows an upload' : what,
    link: sent?.link ?? to?.link,
  })
}
