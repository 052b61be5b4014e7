/** A finding: a mistake that is certain. */
import { quoted } from './checked.ts'
import type { ActionStep } from './play.ts'
import { isThisAction, plainText, stepsOf } from './workflow-file.ts'

export type FindingKind =
  | "a stranger's code"
  | 'no update'
  | 'no live site'
  | 'half a build'
  | 'concurrency'
  | 'environments'
  | 'permissions'
  | 'a secret'
  | 'misread'

export interface Finding {
  readonly kind: FindingKind
  /** A sentence. In a check it has `jobHole` in place of the job, so that one mistake in two jobs is one finding. */
  readonly text: string
  /** The id of that job. */
  readonly job?: string
  /** Whether some want it as it is. */
  readonly isNotice?: boolean
}

/** No printable text contains it. */
export const jobHole = '\0'

/** A list, so that it can be empty. */
export const problemIf = (isSo: unknown, kind: FindingKind, text: string, job?: string): Finding[] =>
  isSo ? [{ kind, text, ...(job === undefined ? {} : { job }) }] : []

/** A sentence behind another clause. */
export const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** The step as a sentence has it, which is told apart from others of this action in its job. */
export function stepText({ step, job, file }: ActionStep): string {
  const steps = stepsOf(job)
  const isOne = steps.filter((each) => isThisAction(each, file)).length < 2
  const name = plainText(step['name']) || plainText(step['id'])
  const which = name === '' ? `step ${steps.indexOf(step) + 1}` : `the step "${quoted(name)}"`
  return `${isOne ? 'the step' : which} of ${jobHole}`
}

/** Every kind is a heading of that page, with lines for a right file. */
export const recipeOf = (kind: FindingKind): string =>
  `https://github.com/static-deploy/static-deploy-action/blob/main/docs/workflow-file.md#${kind.replaceAll(' ', '-').replaceAll("'", '')}`
