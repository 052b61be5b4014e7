/** Runs an action for each item, `most` at a time. After an error it begins no more, and throws the first one. */
export async function atMost<T>(most: number, items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  // An error that leaves one of the loops ends this generator, and so the other loops too.
  const waiting = (function* () {
    yield* items
  })()
  const work = async (): Promise<void> => {
    for (const item of waiting) await act(item)
  }
  const ends = await Promise.allSettled(Array.from({ length: most }, work))
  const fault = ends.find((end) => end.status === 'rejected')
  if (fault) throw fault.reason
}
