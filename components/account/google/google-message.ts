/** Name of the pop-up, and of the channel on which it speaks where it was cut off from its opener. */
export const GOOGLE_WINDOW = 'google-sign-in'

/** What the pop-up tells: the token of a session, or why there is none, in words. */
export type GoogleMessage = { token: string } | { problem: string }

const TOKEN = /^[\w.~+/=-]{16,4096}$/

/**
 * Reads a message that came to the window. Only the API host's pages may send one: those of this site, which it answers
 * under, and those of its own origin.
 * @param origin of the page that sent it
 * @param hosts origins of the API host
 */
export function readGoogleMessage(origin: string, data: unknown, hosts: string[]): GoogleMessage | null {
  if (!hosts.includes(origin) || typeof data !== 'object' || data === null) return null
  if ('token' in data && typeof data.token === 'string' && TOKEN.test(data.token))
    return { token: data.token }
  if ('problem' in data && typeof data.problem === 'string') return { problem: data.problem }
  return null
}

/** Tells the page that opened this pop-up, and no page of another site. */
export function notifyOpener(message: GoogleMessage): void {
  const opener = window.opener as Window | null
  if (opener) {
    opener.postMessage(message, window.location.origin)
    return
  }
  const channel = new BroadcastChannel(GOOGLE_WINDOW)
  channel.postMessage(message)
  channel.close()
}
