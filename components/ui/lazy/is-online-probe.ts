/** On a failing connection a response may never arrive. */
const TIMEOUT_MS = 5_000

/** Whether the server can be reached: a chunk that fails nevertheless belongs to an older build. */
export function isServerReachable(): Promise<boolean> {
  return fetch('/builds/latest.json', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

const RETRY_MS = 5_000

/** Waits until the server can be reached again. */
export async function whenServerReachable(): Promise<void> {
  do
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
      setTimeout(resolve, RETRY_MS)
    })
  while (!(await isServerReachable()))
}
