import { ACCESS_TOKEN } from '@/lib/domain/cookies'

/** Name of the pop-up, and of the BroadcastChannel it uses if it has lost its opener. */
export const GOOGLE_WINDOW = 'google-sign-in'

/** Message of the pop-up: a session token, or an error text for the visitor. */
export type GoogleMessage = { token: string } | { problem: string }

/**
 * Reads a message received by the window. Only pages of the API host may send one: those of this site,
 * through which it is also served, and those of its own origin.
 * @param origin origin of the sender
 * @param hosts origins of the API host
 */
export function readGoogleMessage(origin: string, data: unknown, hosts: string[]): GoogleMessage | null {
  if (!hosts.includes(origin) || typeof data !== 'object' || data === null) return null
  if ('token' in data && typeof data.token === 'string' && ACCESS_TOKEN.test(data.token))
    return { token: data.token }
  if ('problem' in data && typeof data.problem === 'string') return { problem: data.problem }
  return null
}

/** Posts to the page that opened this pop-up, and never to another origin. */
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
