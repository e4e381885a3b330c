/** Safari lacks requestIdleCallback. */
const WITHOUT_CALLBACK_MS = 200

/**
 * Runs work that the page does in advance, once the browser has nothing else to do.
 * @param after the earliest moment, in ms
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void, after: number): () => void {
  let idle = 0
  let timer = setTimeout(() => {
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(work)
    else timer = setTimeout(work, WITHOUT_CALLBACK_MS)
  }, after)
  return () => {
    clearTimeout(timer)
    if ('cancelIdleCallback' in window) window.cancelIdleCallback(idle)
  }
}
