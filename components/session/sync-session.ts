import { splitLocale } from '@/lib/i18n/paths'
import { chooseProfileImage, useAuth } from '@/stores/auth'
import { clearOthers } from '@/stores/browser-storage/clear-others'
import { useLoginPopup } from '@/stores/login-popup'
import { useNavigation } from '@/stores/navigation'
import { currentUserId, isLeaving, isOfSession, isSignedInHint, startSession } from './session'

/** Every page loads this module after its start, so sign-out waits for no further code. */
export { signOut } from './sign-out'

/** The last user who was signed in on this page. */
let lastUser: { userId: string; image: File | null } | null = null

/** Records the signed-in user. If a background check has already signed out, the user is recorded by then. */
function noteUser(): typeof lastUser {
  const { authUser, profileImageFile: image } = useAuth.getState()
  if (authUser) lastUser = { userId: authUser.id, image }
  return lastUser
}

/** Refreshes the session. If another user is signed in now, reloads the page and returns true. */
async function isOtherUser(): Promise<boolean> {
  const before = noteUser()
  await startSession()
  const { authUser } = useAuth.getState()
  if (!authUser || !before || authUser.id === before.userId) return false
  window.location.reload()
  return true
}

/**
 * Handles a call that the server refused because it had no session or another user's: fetches the profile,
 * and signs out if the session is over. A visitor who was `acting` may sign in again over the page.
 */
export async function checkSession(acting: boolean): Promise<void> {
  const { profileImageFile: image } = useAuth.getState()
  if (await isOtherUser()) return
  const { open, showAgain } = useLoginPopup.getState()
  const { pathname, search } = window.location
  if (acting && lastUser && !isSignedInHint() && !open)
    showAgain({ ...lastUser, image: image ?? lastUser.image }, pathname + search)
}

/**
 * Updates the page to match its cookie after another tab, the Google window or a guard has signed in or out.
 * @param refused URL that a guard did not open although the page was signed in when it was requested; sign-in leads
 *   there. A background call may have signed the page out in the meantime.
 */
export async function syncSession(refused: string | null = null): Promise<void> {
  if (isLeaving()) return
  const { hide, showRefused } = useLoginPopup.getState()
  if (!isOfSession() && !useAuth.getState().isLoading) {
    const before = noteUser()
    if (await isOtherUser()) return
    if (useAuth.getState().authUser) {
      if (before?.image) chooseProfileImage(before.image)
      hide()
    }
  }
  if (refused && !isSignedInHint()) showRefused(refused)
}

/** Drops what others have left in the tab, unless the profile could not be fetched and the user is still unknown. */
function dropOthersEntries(): void {
  const user = currentUserId()
  if (user !== undefined) clearOthers(user)
}

/** Syncs the session after each client-side navigation, and when the tab becomes visible again. */
export function watchSession(): void {
  const look = () => {
    if (!document.hidden) void syncSession()
  }
  const arrive = () => {
    const { pathname } = window.location
    const { path, pending, requested } = useNavigation.getState()
    // The URL may change before its page is shown, and the new page closes open dialogs.
    if (pending || splitLocale(pathname).path !== path) return
    const isOpen = requested?.pathname === pathname
    if (requested && (isOpen || !isSignedInHint())) useNavigation.setState({ requested: null })
    // If this is not the requested page, a guard knew about a change that the page did not.
    void syncSession(requested && !isOpen ? requested.pathname + requested.search : null)
  }
  dropOthersEntries()
  useAuth.subscribe((now, before) => {
    if (now.authUser !== before.authUser) dropOthersEntries()
  })
  useNavigation.subscribe(({ pending }) => {
    if (!pending) queueMicrotask(arrive)
  })
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  if (useNavigation.getState().pending) look()
  else arrive()
}
