import { inspect } from 'node:util'

/** An unchecked JSON object. */
export type Fields = Readonly<Record<string, unknown>>

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
}

/** @param path such as `head.sha` */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((each, name) => fieldsOf(each)?.[name], value)
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** For messages: it may be too deep for JSON. */
export function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'missing'
  } catch {
    return inspect(value)
  }
}
