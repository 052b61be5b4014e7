/**
 * Runs an action for each item, in their order, and at most `number` of them at the same time.
 *
 * @throws the first error. Actions that have begun are awaited; the others are not begun.
 */
export async function atMost<T>(
  number: number,
  items: readonly T[],
  action: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values()
  let failed = false
  const work = async (): Promise<void> => {
    for (const item of waiting) {
      if (failed) return
      try {
        await action(item)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: number }, work))
  const fault = ends.find((end) => end.status === 'rejected')
  if (fault) throw fault.reason
}
