import { formatBytes, formatDuration } from '../text/format.ts'
import type { Body } from './body.ts'

/** Milliseconds between two lines, and before the first one. */
const interval = 5000

/** The same body, which tells its progress: one line every five seconds at most, by what the connection has taken. */
export function withProgress(body: Body, tell: (line: string) => void): Body {
  return {
    ...body,
    async *stream() {
      const start = performance.now()
      let told = start
      let sent = 0
      for await (const chunk of body.stream()) {
        const time = performance.now()
        if (time - told >= interval) {
          told = time
          tell(describeProgress(sent, body.length, time - start))
        }
        yield chunk
        sent += chunk.length
      }
    },
  }
}

function describeProgress(sent: number, length: number, elapsed: number): string {
  const percent = Math.floor((100 * sent) / length)
  const rate = (1000 * sent) / elapsed
  const left = sent === 0 ? '' : `, about ${formatDuration((1000 * (length - sent)) / rate)} left`
  return `Sent ${percent} %: ${formatBytes(sent)} of ${formatBytes(length)} at ${formatBytes(Math.round(rate))}/s${left}`
}
