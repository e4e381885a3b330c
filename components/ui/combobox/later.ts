/** Finds items for a text, e.g. by a call; it stops when `signal` says so. */
export type Find<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]>

/**
 * Looks something up once nobody has typed for `wait` milliseconds. Answers how to stop, after which neither `found`
 * nor `failed` is called.
 */
export function findLater<Item>(
  find: Find<Item>,
  text: string,
  wait: number,
  { found, failed }: { found(items: readonly Item[]): void; failed(): void },
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(() => {
    find(text, signal).then(
      (items) => signal.aborted || found(items),
      () => signal.aborted || failed(),
    )
  }, wait)
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}
