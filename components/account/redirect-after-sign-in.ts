import { addDraft } from '@/components/product/booking/purchase/add-saved-selection'
import { leaveSession, startSession } from '@/components/session/session'
import type { User } from '@/lib/contract/auth'
import { ERROR_STATUS } from '@/lib/contract/error-status'
import { chooseProfileImage, setAuthUser, useAuth } from '@/stores/auth'
import { isFreshDraft, readDrafts, type SelectionDraft } from '@/stores/drafts'
import { useLoginPopup } from '@/stores/login-popup'
import { hasPreviousPage, stepsBack } from './previous-page'

interface SignedInAt {
  /** Signed in in the pop-up, over another page. */
  popup: boolean
  path(to: string): string
  user?: User
  /** Target instead of the previous page, after a redirect through another site. */
  back?: string
  /** Signed in to add the saved selection to the cart; defaults to the purpose of the pop-up. */
  forChoice?: boolean
}

/** Status codes after which the visitor must choose again or accept a new price. */
const CHOOSE_AGAIN: readonly number[] = [409, 422]

/** Adds the selections made before sign-in to the cart, as far as none was refused; returns the path of the latest. */
async function takeAlong(latest: SelectionDraft): Promise<string> {
  const others = readDrafts().filter(({ key, problem }) => key !== latest.key && !problem)
  for (const draft of others) await addDraft(draft)
  const { id, problem } = await addDraft(latest)
  if (problem) return CHOOSE_AGAIN.includes(ERROR_STATUS[problem.code]) ? latest.path : '/cart'
  // Who has set it aside signs in for the whole cart.
  const isAlone = others.length === 0 || !latest.setAside
  return latest.goal === 'checkout' && isAlone ? `/checkout?items=${id}` : '/cart'
}

function goBack(): void {
  // A same-document back navigation would keep a page that was rendered for a signed-out visitor.
  window.addEventListener('popstate', () => window.location.reload(), { once: true })
  window.history.go(-stepsBack())
}

/** Resumes a page on which the session expired, if the same user signed in; returns whether it did. */
async function resumePage(): Promise<boolean> {
  const { interrupted, hide } = useLoginPopup.getState()
  if (!interrupted) return false
  await startSession()
  if (useAuth.getState().authUser?.id !== interrupted.userId) return false
  if (interrupted.image) chooseProfileImage(interrupted.image)
  hide()
  return true
}

/**
 * Leaves the form after sign-in, by a full navigation unless the page below was interrupted: to the saved
 * selection, else to the page that the pop-up was opened for, else back, else home. Selections that were set aside are in the
 * cart as well then; old or refused ones stay waiting in it, unless the pop-up was opened for them.
 */
export async function redirectAfterSignIn({ popup, path, user, back, forChoice }: SignedInAt): Promise<void> {
  if (popup && (await resumePage())) return
  leaveSession()
  // After it, so that a component that reacts to the user leaves its work to the next page.
  if (user) setAuthUser(user)
  const { target, forChoice: opened } = useLoginPopup.getState()
  const addsSelection = forChoice ?? (popup && opened)
  const latest = readDrafts().findLast(({ problem }) => addsSelection || !problem)
  const joined =
    latest && (addsSelection || isFreshDraft(latest, Date.now())) ? await takeAlong(latest) : null
  if (joined && (addsSelection || !latest?.setAside)) window.location.assign(path(joined))
  else if (back !== undefined) window.location.replace(back)
  else if (popup && target) window.location.assign(target)
  else if (hasPreviousPage()) goBack()
  else window.location.assign(path('/'))
}
