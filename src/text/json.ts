/** A JSON object whose fields are not checked. */
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

/** @param path names with dots between them, as in `head.sha` */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((each, name) => fieldsOf(each)?.[name], value)
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
