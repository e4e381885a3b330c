import { isSessionToken } from '@/lib/domain/session-token'

/** Name of the pop-up, and of its BroadcastChannel. */
export const GOOGLE_WINDOW = 'google-sign-in'

/** Message of the pop-up: a session token, or an error text for the visitor. */
export type GoogleMessage = { token: string } | { problem: string }

/** Reads the data of a message; null if it is none of the pop-up's. */
export function googleMessageOf(data: unknown): GoogleMessage | null {
  if (typeof data !== 'object' || data === null) return null
  if ('token' in data && typeof data.token === 'string' && isSessionToken(data.token))
    return { token: data.token }
  if ('problem' in data && typeof data.problem === 'string') return { problem: data.problem }
  return null
}

/**
 * Reads a message that the window received. Only a page of the API host may send one.
 * @param origin origin of the sender
 * @param host origin of the API host
 */
export function readGoogleMessage(origin: string, data: unknown, host: string): GoogleMessage | null {
  return origin === host ? googleMessageOf(data) : null
}

/**
 * Notifies the page that opened this pop-up, which is of this site. Where the API has an origin of its own, that page
 * accepts window messages from there only, so it is notified over a channel that no other site can reach.
 * @param apiOrigin origin of a separate API host
 */
export function notifyOpener(message: GoogleMessage, apiOrigin: string | null): void {
  const opener = window.opener as Window | null
  if (opener && !apiOrigin) {
    opener.postMessage(message, window.location.origin)
    return
  }
  const channel = new BroadcastChannel(GOOGLE_WINDOW)
  channel.postMessage(message)
  channel.close()
}
