import Cookies from 'js-cookie'
import { emptyCart } from '@/components/queries/cart-count'
import { send, setPageOwner } from '@/lib/api/browser'
import { clearSaved } from '@/lib/api/offline-cache'
import type { logout, profile } from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { SIGNED_IN_COOKIE } from '@/lib/domain/cookies'
import { setAuthUser, useAuth } from '@/stores/auth'

/** Returns the readable cookie's value, which differs for each session; undefined if signed out. */
function sessionMark(): string | undefined {
  return Cookies.get(SIGNED_IN_COOKIE) || undefined
}

/** Whether the browser probably has a session. */
export function isSignedInHint(): boolean {
  return sessionMark() !== undefined
}

/** Id of the signed-in user, null if signed out; undefined while the user of a session is not known. */
export function currentUserId(): string | null | undefined {
  return useAuth.getState().authUser?.id ?? (isSignedInHint() ? undefined : null)
}

/** Whether the page was rendered for the browser's current session. */
export function isOfSession(): boolean {
  return document.documentElement.dataset.signedIn === sessionMark()
}

let leaving = false

/** Marks the page as one that a sign-in leaves: the next page is rendered for the new session. */
export function leaveSession(): void {
  leaving = true
  setPageOwner(null)
}

/** Whether a sign-in has started to leave the page. Work for the new session belongs to the next page. */
export function isLeaving(): boolean {
  return leaving
}

/** Removes the user's data from the page, and the saved vouchers from the device. */
export async function forget(): Promise<void> {
  Cookies.remove(SIGNED_IN_COOKIE, { path: '/' })
  delete document.documentElement.dataset.signedIn
  setAuthUser(null)
  emptyCart()
  await clearSaved()
}

/** Asks the server to clear the HttpOnly token cookie, which a page cannot see. @throws ApiError */
export async function logOut(): Promise<void> {
  await send<typeof logout>('POST', '/api/auth/logout', {})
}

/** Whether a call was refused because the session has ended. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'UNAUTHENTICATED'
}

/** Signed in: fetches the profile, then the cart. Signed out: empties the cart without a request. */
export async function startSession(): Promise<void> {
  const mark = sessionMark()
  if (!mark) return forget()
  useAuth.setState({ isLoading: true })
  try {
    const { data } = await send<typeof profile>('GET', '/api/auth/profile', {})
    if (!data.user) {
      // The server has no session.
      await forget()
      return await logOut()
    }
    setPageOwner(data.user.id)
    setAuthUser(data.user)
    void clearSaved(data.user.id)
    document.documentElement.dataset.signedIn = mark
    // Guests have no cart, and need no query client.
    const { fetchCart } = await import('@/components/queries/query-client')
    await fetchCart()
  } catch (error) {
    // A session may end between the two calls; listeners have already been notified. The browser logs a lost
    // network itself, and a page that closes aborts the calls.
    const isLost = error instanceof ApiError && error.status === 0
    if (!isSessionEnd(error) && !isLost) console.error('Start-up', error)
  } finally {
    useAuth.setState({ isLoading: false })
  }
}
