/** The lines of `docs/service.md`, and what was found of each. */
import { readFileSync } from 'node:fs'

const page = readFileSync(new URL('../../docs/service.md', import.meta.url), 'utf8')
const lines = [...page.matchAll(/^\| `([a-z-]+)` \|/gmu)].map(([, line = '']) => line)
const results = new Map<string, { found: string; isAssumed: boolean }>()

/** Of a line that is found several times, what differs stays. */
export function note(line: string, isAssumed: boolean, found = isAssumed ? 'yes' : 'no'): void {
  if (!lines.includes(line)) throw new Error(`docs/service.md has no line "${line}"`)
  if (results.get(line)?.isAssumed === false) return
  results.set(line, { found, isAssumed })
  console.log(`${line}: ${found}${isAssumed ? '' : ' (DIFFERS)'}`)
}

export const has = (line: string): boolean => results.has(line)

export function differences(): string[] {
  const different = lines.filter((line) => line !== 'limit' && results.get(line)?.isAssumed !== true)
  return different.length > 0 ? [`Not as the action assumes, or not tried: ${different.join(', ')}.`] : []
}

/** Markdown, to be sent as it is. */
export function formatTable(): string {
  const rows = lines.map((line) => {
    const { found = 'not tried', isAssumed } = results.get(line) ?? {}
    const verdict = isAssumed === undefined ? '' : isAssumed ? 'as assumed' : 'DIFFERS'
    return `| ${line} | ${found} | ${verdict} |\n`
  })
  return `\n| line | seen | |\n| --- | --- | --- |\n${rows.join('')}`
}
