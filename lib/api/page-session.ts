import { isSignedIn } from './navigation'
import { within } from './within'

/** The longest time that a page waits to learn that its token is refused; later the page itself learns it. */
const SESSION_TIMEOUT_MS = 300

export interface PageSession {
  token: string | undefined
  /** Whether the token belongs to an active session. */
  isSignedIn(): Promise<boolean>
  /** Whether the API has refused the token: in time, or at any time while a guard waited for it. */
  isRefused(): Promise<boolean>
}

/**
 * The session of a page request. The API is asked once.
 * @param isDocument a document is cached for all visitors, and its header follows from a cookie: its token is checked
 *   without a guard as well
 */
export function pageSession(token: string | undefined, isDocument: boolean): PageSession {
  let active: Promise<boolean> | undefined
  let refused = false
  async function check(): Promise<boolean> {
    const signedIn = await isSignedIn(token)
    refused = Boolean(token) && !signedIn
    return signedIn
  }
  const isActive = () => {
    active ??= check()
    return active
  }
  const checked = token && isDocument ? within(SESSION_TIMEOUT_MS, isActive(), true) : null
  return {
    token,
    isSignedIn: isActive,
    isRefused: async () => {
      await checked
      return refused
    },
  }
}
