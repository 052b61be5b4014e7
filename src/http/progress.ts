import { formatBytes, formatDuration } from '../text/format.ts'
import type { Body } from './body.ts'

/** Milliseconds between two lines, and before the first. */
const interval = 5000

/**
 * The same body, telling how far it is: nothing for a quick upload, then a line every five seconds at most. Counted is
 * what the connection has taken, since the next chunk is asked for only then.
 *
 * @param tell gets each line
 * @param now milliseconds on a clock that never goes back
 */
export function withProgress(
  body: Body,
  tell: (line: string) => void,
  now: () => number = () => performance.now(),
): Body {
  return {
    ...body,
    async *stream() {
      const start = now()
      let told = start
      let sent = 0
      for await (const chunk of body.stream()) {
        const time = now()
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
