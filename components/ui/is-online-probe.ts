/** On a connection that is dying, an answer may never come. */
const MOST_MS = 5_000

/** Whether the server can be reached: a part of the script that does not come all the same is of an older build. */
export function isServerReachable(): Promise<boolean> {
  return fetch('/builds/latest.json', { cache: 'no-store', signal: AbortSignal.timeout(MOST_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

const LOOK_AGAIN_MS = 5_000

/** Waits until the server can be reached again. */
export async function whenServerReachable(): Promise<void> {
  do
    await new Promise((look) => {
      addEventListener('online', look, { once: true })
      setTimeout(look, LOOK_AGAIN_MS)
    })
  while (!(await isServerReachable()))
}
