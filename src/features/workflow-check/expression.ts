/** Evaluates GitHub's expressions with three answers: yes, no, and unknown if only a run knows. */
import { Binary, type Expr, FunctionCall, Grouping, IndexAccess, Logical, Star, Unary } from '@actions/expressions/ast'
import * as data from '@actions/expressions/data/index'
import { Evaluator } from '@actions/expressions/evaluator'
import { Lexer, TokenType } from '@actions/expressions/lexer'
import { Parser } from '@actions/expressions/parser'
import { truthy } from '@actions/expressions/result'
import { isMadeUp, isOpenComparison } from './made-up.ts'
import { plainText } from './workflow-file.ts'

/** Undefined if it depends on the run. */
export type Verdict = boolean | undefined
export type Text = string | undefined

/** A value that only a run knows. Its truth may be known all the same, as in `x || true`. */
class Unknown extends data.StringData {
  readonly truth: Verdict
  constructor(truth?: boolean) {
    super('')
    this.truth = truth
  }
}
export const unknown = new Unknown()
const isUnknown = (value: data.ExpressionData): value is Unknown => value instanceof Unknown
const truthOf = (value: data.ExpressionData): Verdict => (isUnknown(value) ? value.truth : truthy(value))

/** An object of which some fields are unknown. */
export class Partly extends data.Dictionary {
  override get(key: string): data.ExpressionData {
    return super.get(key) ?? unknown
  }
}

export type Known = Readonly<Record<string, string | number | boolean | null | data.ExpressionData>>
const dataOf = (value: Known[string]) => (value instanceof Object ? value : data.reviver('', value))
const pairsOf = (known: Known) => Object.entries(known).map(([key, value]) => ({ key, value: dataOf(value) }))
export const partly = (known: Known): Partly => new Partly(...pairsOf(known))
/** An object that has these fields and no others. */
export const wholly = (known: Known): data.Dictionary => new data.Dictionary(...pairsOf(known))

export const emptyList = new data.Array()

export const and = (...verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true

/** GitHub's evaluator. A value with an unknown part is unknown, unless that part makes no difference. */
class ThreeValuedEvaluator extends Evaluator {
  #operands: data.ExpressionData[] = []

  protected override eval(node: Expr): data.ExpressionData {
    const outer = this.#operands
    this.#operands = []
    const value = super.eval(node)
    const isWhole = !(value instanceof data.Array && value.values().some(isUnknown))
    // Nested calls of `format` make a text grow exponentially.
    const isKnown = isWhole && !needsRun(node, this.#operands) && value.coerceString().length <= 500
    const result = isKnown ? value : unknown
    outer.push(result)
    this.#operands = outer
    return result
  }

  override visitLogical({ operator, args }: Logical): data.ExpressionData {
    const isOr = operator.type === TokenType.OR
    let isCertain = true
    let value: data.ExpressionData = unknown
    for (const arg of args) {
      value = this.eval(arg)
      const truth = truthOf(value)
      if (truth === isOr) return isCertain ? value : new Unknown(isOr)
      isCertain &&= truth !== undefined
    }
    return isCertain ? value : unknown
  }

  override visitUnary({ expr }: Unary): data.ExpressionData {
    const truth = truthOf(this.eval(expr))
    return truth === undefined ? unknown : new data.BooleanData(!truth)
  }
}

/** Whether only a run knows the value of a node with these operands. */
function needsRun(node: Expr, operands: readonly data.ExpressionData[]): boolean {
  const name = node instanceof FunctionCall ? node.functionName.lexeme.toLowerCase() : ''
  const isComparison = node instanceof Binary || /^(?:contains|startswith|endswith)$/u.test(name)
  if (isComparison && isOpenComparison(operands, name)) return true
  return operands.some((value) => {
    if (isUnknown(value)) return ![Logical, Grouping, Unary].some((each) => node instanceof each)
    if (isMadeUp(value.coerceString())) return !isComparison && !['', 'format'].includes(name)
    if (node instanceof IndexAccess && node.index instanceof Star) return value instanceof Partly
    const parts = value instanceof data.Array ? value.values() : [value]
    return name !== '' && parts.some((part) => part instanceof data.Dictionary)
  })
}

/** `success` and `failure` are the answers of these two functions. */
export type Scope = Readonly<{ contexts: Partly; success: Verdict; failure?: boolean }>

const contextNames = 'github needs strategy matrix job jobs runner env vars secrets inputs steps'.split(' ')
/** Parsed expressions by their texts, because each is evaluated for many events. */
const trees = new Map<string, Expr>()

/** The value of an expression. Unknown if GitHub refuses to evaluate it. */
function evaluate(text: string, { contexts, success, failure = false }: Scope): data.ExpressionData {
  const answers = { success: success ?? unknown, always: true, failure, cancelled: false, hashfiles: unknown }
  const functions = Object.entries(answers).map(([name, answer]) => {
    return { name, minArgs: 0, maxArgs: 255, call: () => dataOf(answer) }
  })
  try {
    const tree = trees.get(text) ?? new Parser(new Lexer(text).lex().tokens, contextNames, functions).parse()
    trees.set(text, tree)
    return new ThreeValuedEvaluator(tree, contexts, new Map(functions.map((each) => [each.name, each]))).evaluate()
  } catch {
    return unknown
  }
}

/** An expression in its `${{` and `}}`. */
const braced = /\$\{\{((?:'[^']*(?:'|$)|[^'}]|\}(?!\}))*)(?:\}\}|$)/gu

/** The text with the values of its expressions. */
export function filledText(written: unknown, scope: Scope): Text {
  let isKnown = true
  const text = plainText(written).replaceAll(braced, (_, inner: string) => {
    const value = evaluate(inner, scope)
    isKnown &&= !isUnknown(value)
    return isKnown ? value.coerceString() : ''
  })
  return isKnown ? text.trim() : undefined
}

/** An expression with text beside its braces makes a text, and a text is true. A line break at its end is text. */
export function isAlwaysTrue(written: unknown): boolean {
  const [braces] = String(written).matchAll(braced)
  return braces !== undefined && braces[0] !== written
}

const statusFunction = /\b(?:success|always|failure|cancelled)\s*\(/iu

/** The answer of an `if`. GitHub adds `success()` to one that asks for no status. */
export function verdictOf(written: unknown, scope: Scope): Verdict {
  const text = plainText(written)
  if (text === '') return scope.success
  const inner = Array.from(text.matchAll(braced), ([, each = '']) => each)
  const verdict = isAlwaysTrue(written) || truthOf(evaluate(inner[0] ?? text, scope))
  return statusFunction.test(inner.join(' ') || text) ? verdict : and(scope.success, verdict)
}
