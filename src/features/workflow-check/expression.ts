import { Binary, type Expr, FunctionCall, Grouping, IndexAccess, Logical, Star } from '@actions/expressions/ast'
import * as data from '@actions/expressions/data/index'
import { Evaluator } from '@actions/expressions/evaluator'
import { Lexer, TokenType } from '@actions/expressions/lexer'
import { Parser } from '@actions/expressions/parser'
import { truthy } from '@actions/expressions/result'
import { fieldsOf } from '../../text/json.ts'
import { plainText } from './workflow-file.ts'

/** Undefined if it depends on the run. */
export type Verdict = boolean | undefined
export type Text = string | undefined

export const unknown = new data.StringData('')

/** A made-up name: it differs from other made-up names, but comparisons with anything else are unknown. */
export class MadeUp extends data.StringData {}

export class Partly extends data.Dictionary {
  override get(key: string): data.ExpressionData {
    return super.get(key) ?? unknown
  }
}

export function partly(known: Readonly<Record<string, string | boolean | null | data.ExpressionData>>): Partly {
  const pairs = Object.entries(known).map(([key, value]) => {
    if (typeof value === 'string') return { key, value: new data.StringData(value) }
    if (typeof value === 'boolean') return { key, value: new data.BooleanData(value) }
    return { key, value: value ?? new data.Null() }
  })
  return new Partly(...pairs)
}

export const and = (...verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true

/** GitHub's evaluator with three answers: a value with an unknown part is unknown, unless it is the same for each. */
class ThreeValuedEvaluator extends Evaluator {
  #operands: data.ExpressionData[] = []

  protected override eval(node: Expr): data.ExpressionData {
    const outer = this.#operands
    this.#operands = []
    const value = super.eval(node)
    // `format` can make a text grow exponentially.
    const isKnown = !isUnknown(node, this.#operands) && value.coerceString().length <= 500
    this.#operands = outer
    outer.push(isKnown ? value : unknown)
    return isKnown ? value : unknown
  }

  override visitLogical({ operator, args }: Logical): data.ExpressionData {
    const isOr = operator.type === TokenType.OR
    let isCertain = true
    let value: data.ExpressionData = unknown
    for (const arg of args) {
      value = this.eval(arg)
      if (value === unknown) isCertain = false
      else if (truthy(value) === isOr) return isCertain || !isOr ? value : unknown
    }
    return isCertain ? value : unknown
  }
}

/** An object may have unknown fields. */
function isUnknown(node: Expr, operands: readonly data.ExpressionData[]): boolean {
  if (node instanceof IndexAccess && node.index instanceof Star) return true
  const name = node instanceof FunctionCall ? node.functionName.lexeme.toLowerCase() : ''
  return operands.some((value) => {
    if (value === unknown) return !(node instanceof Logical || node instanceof Grouping)
    if (value instanceof MadeUp) return node instanceof Binary || !['', 'format'].includes(name)
    return name !== '' && value instanceof data.Dictionary
  })
}

export type Scope = Readonly<{ contexts: Partly; success: Verdict }>

const contextNames = 'github needs strategy matrix job jobs runner env vars secrets inputs steps'.split(' ')

/** The value between `${{` and `}}`. Unknown if GitHub refuses it. */
function evaluate(text: string, { contexts, success }: Scope): data.ExpressionData {
  const answers = { success, always: true, failure: false, cancelled: false, hashfiles: undefined }
  const functions = Object.entries(answers).map(([name, answer]) => {
    const call = () => (answer === undefined ? unknown : new data.BooleanData(answer))
    return { name, minArgs: 0, maxArgs: 255, call }
  })
  try {
    const tree = new Parser(new Lexer(text).lex().tokens, contextNames, functions).parse()
    return new ThreeValuedEvaluator(tree, contexts, new Map(functions.map((each) => [each.name, each]))).evaluate()
  } catch {
    return unknown
  }
}

const place = /\$\{\{((?:'[^']*(?:'|$)|[^'}]|\}(?!\}))*)(?:\}\}|$)/gu

export function filledText(written: unknown, scope: Scope): Text {
  let isKnown = true
  const text = plainText(written).replaceAll(place, (_, inner: string) => {
    const value = evaluate(inner, scope)
    isKnown &&= value !== unknown
    return isKnown ? value.coerceString() : ''
  })
  return isKnown ? text.trim() : undefined
}

/** Of an `if`. Without a function for the status it needs `success()`. */
export function condition(written: unknown, scope: Scope): Verdict {
  const text = plainText(written)
  if (text === '') return scope.success
  const [braces] = text.matchAll(place)
  const value = evaluate(braces?.[1] ?? text, scope)
  // With other characters beside the braces it is a text, which is true.
  const isText = braces !== undefined && braces[0] !== text
  const verdict = isText || (value === unknown ? undefined : truthy(value))
  return /\b(?:success|always|failure|cancelled)\s*\(/iu.test(text) ? verdict : and(scope.success, verdict)
}

/** Of `concurrency`. In a queue all runs wait, not only one. */
export type Group = Readonly<{ name: Text; cancels: boolean; isQueue: boolean }>

export function groupsOf(written: unknown, scope: Scope): Group[] {
  const fields = fieldsOf(written) ?? { group: written }
  const name = filledText(fields['group'], scope)?.toLowerCase()
  const cancels = filledText(fields['cancel-in-progress'], scope) === 'true'
  return name === '' ? [] : [{ name, cancels, isQueue: fields['queue'] === 'max' }]
}
