import Cookies from 'js-cookie'
import { dropCheckoutDraft, readCheckoutDraft } from '@/components/checkout/checkout-draft'
import { emptyCart, fetchCartCount } from '@/components/layout/cart-count'
import { send, setPageOwner } from '@/lib/api/browser'
import { clearSaved } from '@/lib/api/offline-cache'
import type { logout, profile } from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { SIGNED_IN_COOKIE } from '@/lib/domain/cookies'
import { setAuthUser, useAuth } from '@/stores/auth'

/** What the cookie for the page says of the session, which differs from one to the next; undefined without one. */
function sessionMark(): string | undefined {
  return Cookies.get(SIGNED_IN_COOKIE) || undefined
}

/** Whether a session is likely. */
export function isSignedInHint(): boolean {
  return sessionMark() !== undefined
}

/** Whether the page was made for the session that the browser has now. */
export function isOfSession(): boolean {
  return document.documentElement.dataset.signedIn === sessionMark()
}

/** Takes what is the visitor's off the page, and off the device. */
async function forget(): Promise<void> {
  Cookies.remove(SIGNED_IN_COOKIE, { path: '/' })
  delete document.documentElement.dataset.signedIn
  setAuthUser(null)
  emptyCart()
  await clearSaved()
}

/** Takes a token away that the browser may hold and a page cannot see. @throws ApiError */
async function logOut(): Promise<void> {
  await send<typeof logout>('POST', '/api/auth/logout', {})
}

/** After the server ended the session: the browser goes on as a full navigation. */
export async function leaveSignedOut(to: string): Promise<void> {
  await logOut().catch(() => undefined)
  dropCheckoutDraft()
  await forget()
  window.location.assign(to)
}

/**
 * Ends the session and goes on by a full navigation.
 * @throws ApiError where the server could not be told; the visitor is still signed in then
 */
export async function signOut(to: string): Promise<void> {
  await logOut()
  dropCheckoutDraft()
  await forget()
  window.location.assign(to)
}

/** Whether a call was refused because nobody is signed in any more. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'UNAUTHENTICATED'
}

/** Signed in: the profile, then the cart. Signed out: an empty cart and no call at all. */
export async function startSession(): Promise<void> {
  const mark = sessionMark()
  if (!mark) return forget()
  useAuth.setState({ isLoading: true })
  try {
    const { data } = await send<typeof profile>('GET', '/api/auth/profile', {})
    if (!data.user) {
      // Nothing to wait for: the server knows nobody here.
      await forget()
      return await logOut()
    }
    setPageOwner(data.user.id)
    setAuthUser(data.user)
    void clearSaved(data.user.id)
    // Somebody else's draft is dropped with it.
    readCheckoutDraft(data.user.id)
    document.documentElement.dataset.signedIn = mark
    await fetchCartCount()
  } catch (error) {
    // A session that ended between the two calls is no fault: whoever listens for that end has been told.
    if (!isSessionEnd(error)) console.error('Start-up', error)
  } finally {
    useAuth.setState({ isLoading: false })
  }
}
