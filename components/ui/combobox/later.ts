/** Finds items for a text, e.g. by an API call; aborted by `signal`. */
export type Find<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]>

/**
 * Runs a search after `wait` milliseconds without another call. Returns a function that stops it, after which
 * neither `found` nor `failed` is called.
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
