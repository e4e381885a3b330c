import { leadsElsewhere } from '@/components/layout/is-internal-navigation'
import { setPageOwner } from '@/lib/api/browser'
import { splitLocale } from '@/lib/i18n/paths'
import { chooseProfileImage, useAuth } from '@/stores/auth'
import { useLoginPopup } from '@/stores/login-popup'
import { useNavigation } from '@/stores/navigation'
import { dropDraftsOfOthers } from './clear-drafts'
import { isOfSession, isSignedInHint, startSession } from './session'

/** Who was signed in on this page until the session was found to be over. */
let lately: { userId: string; picture: File | null } | null = null

/** Notes who is signed in. A mere question may have signed out before: then whoever it was is noted already. */
function noteUser(): typeof lately {
  const { authUser, profileImageFile: picture } = useAuth.getState()
  if (authUser) lately = { userId: authUser.id, picture }
  return lately
}

/** Asks who is here now. A page that was made for somebody else is made anew, and answers true. */
async function isOtherUser(): Promise<boolean> {
  const before = noteUser()
  await startSession()
  const { authUser } = useAuth.getState()
  if (!authUser || !before || authUser.id === before.userId) return false
  window.location.reload()
  return true
}

/**
 * A call needed somebody and the server knew nobody, or somebody else: the profile says whether the session is over,
 * and signs out where one is. Whoever was at something may sign in again on top of it.
 */
export async function checkSession(acting: boolean): Promise<void> {
  const { profileImageFile: picture } = useAuth.getState()
  if (await isOtherUser()) return
  const { open, showAgain } = useLoginPopup.getState()
  if (acting && lately && !isSignedInHint() && !open)
    showAgain({ ...lately, picture: picture ?? lately.picture })
}

/** The page is on its way to another, which is made for whoever is signed in then. */
let leaving = false

export function leaveSession(): void {
  leaving = true
  setPageOwner(null)
}

/**
 * Takes the page after its cookie where they differ: another tab, Google's window or a guard has signed in or out.
 * @param refused address that a guard did not open: signing in leads there
 */
export async function syncSession(refused: string | null = null): Promise<void> {
  if (leaving || isOfSession() || useAuth.getState().isLoading) return
  const before = noteUser()
  if (await isOtherUser()) return
  const { hide, showRefused } = useLoginPopup.getState()
  if (useAuth.getState().authUser) {
    if (before?.picture) chooseProfileImage(before.picture)
    hide()
  } else if (refused && !isSignedInHint()) showRefused(refused)
}

/** A profile that could not be asked for is nobody's yet. */
function dropDrafts(): void {
  const { authUser } = useAuth.getState()
  if (authUser || !isSignedInHint()) dropDraftsOfOthers(authUser?.id ?? null)
}

/** Follows the session whenever a page has come, and when this one comes to the front again. */
export function watchSession(): void {
  let asked: HTMLAnchorElement | null = null
  const look = () => {
    if (!document.hidden) void syncSession()
  }
  const arrive = () => {
    const { pathname } = window.location
    // The address may be there before its page, which closes what was open.
    if (splitLocale(pathname).path !== useNavigation.getState().path) return
    if (asked?.pathname === pathname) asked = null
    // Where it is not the page that was asked for, a guard knew more than the page did.
    void syncSession(asked && asked.pathname + asked.search)
  }
  dropDrafts()
  useAuth.subscribe((now, before) => {
    if (now.authUser !== before.authUser) dropDrafts()
  })
  document.addEventListener('click', (event) => {
    if (leadsElsewhere(event)) asked = (event.target as Element).closest('a')
  })
  useNavigation.subscribe(({ pending }) => {
    if (!pending) queueMicrotask(arrive)
  })
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  look()
}
