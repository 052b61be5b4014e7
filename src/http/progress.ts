import { formatBytes, formatDuration } from '../text/format.ts'
import type { Body } from './body.ts'

/** Milliseconds between two lines, and before the first one. */
const interval = 5000

/**
 * The same body, which now tells its progress: nothing for a quick upload, then one line every five seconds at most. It
 * counts bytes that the connection has taken, because only then the next chunk is asked for.
 *
 * @param tell gets each line
 */
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
