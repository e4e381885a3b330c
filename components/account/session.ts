import Cookies from 'js-cookie'
import { emptyCart, fetchCartCount } from '@/components/layout/cart-count'
import { send } from '@/lib/api/browser'
import type { logout, profile } from '@/lib/contract/auth'
import { SIGNED_IN_COOKIE } from '@/lib/domain/cookies'
import { setAuthUser, useAuth } from '@/stores/auth'

/** Whether a session is likely: what the cookie for the page says. */
export function isSignedInHint(): boolean {
  return Cookies.get(SIGNED_IN_COOKIE) !== undefined
}

function forget(): void {
  Cookies.remove(SIGNED_IN_COOKIE, { path: '/' })
  delete document.documentElement.dataset.signedIn
  setAuthUser(null)
  emptyCart()
}

/** Ends the session; with `to`, the browser goes there as a full navigation. */
export async function signOut(to?: string): Promise<void> {
  await send<typeof logout>('POST', '/api/auth/logout', {}).catch(() => undefined)
  forget()
  if (to) window.location.assign(to)
}

/** Signed in: the profile, then the cart. Signed out: an empty cart and no call at all. */
export async function startSession(): Promise<void> {
  if (!isSignedInHint()) return forget()
  useAuth.setState({ isLoading: true })
  try {
    const { data } = await send<typeof profile>('GET', '/api/auth/profile', {})
    if (!data.user) {
      // Nothing to wait for: the server knows nobody here.
      forget()
      return await signOut()
    }
    setAuthUser(data.user)
    await fetchCartCount()
  } catch (error) {
    console.error('Start-up', error)
  } finally {
    useAuth.setState({ isLoading: false })
  }
}
