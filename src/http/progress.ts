import { formatBytes } from '../text/format.ts'
import type { Body } from './body.ts'

/** Milliseconds between two lines, and before the first one. */
const interval = 5000

/** The same body, which tells its progress: one line every five seconds at most, by what the connection has taken. */
export function withProgress(body: Body, tell: (line: string) => void): Body {
  return {
    ...body,
    async *stream() {
      let told = performance.now()
      let sent = 0
      for await (const chunk of body.stream()) {
        const time = performance.now()
        if (time - told >= interval) {
          told = time
          const percent = Math.floor((100 * sent) / body.length)
          tell(`Sent ${percent} %: ${formatBytes(sent)} of ${formatBytes(body.length)}`)
        }
        yield chunk
        sent += chunk.length
      }
    },
  }
}
