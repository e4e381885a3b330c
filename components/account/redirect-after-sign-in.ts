import { addDraft } from '@/components/cart/add-saved-selection'
import { ERROR_STATUS } from '@/lib/contract/error'
import { chooseProfileImage, useAuth } from '@/stores/auth'
import { isFreshDraft, readDraft, type SelectionDraft } from '@/stores/drafts'
import { useLoginPopup } from '@/stores/login-popup'
import { hasPreviousPage } from './previous-page'
import { startSession } from './session'
import { leaveSession } from './sync-session'

interface SignedInAt {
  /** In the pop-up, over the page that the visitor wants to stay on. */
  popup: boolean
  path(to: string): string
  /** Where to go instead of back, after a way over pages of others. */
  back?: string
  /** It was asked for to put the waiting choice into the cart; unless told, what the pop-up was opened for. */
  forChoice?: boolean
}

/** Answers after which something else has to be chosen, or another price agreed to. */
const CHOOSE_AGAIN: readonly number[] = [409, 422]

/** Puts what was chosen before signing in into the cart; answers where that leads. */
async function takeAlong(draft: SelectionDraft): Promise<string> {
  const problem = await addDraft(draft)
  return problem && CHOOSE_AGAIN.includes(ERROR_STATUS[problem.code]) ? draft.path : '/cart'
}

function goBack(): void {
  // Back within the same document would keep a page that was made for a stranger.
  window.addEventListener('popstate', () => window.location.reload(), { once: true })
  window.history.back()
}

/** Goes on with a page in which the session ran out, if the same person is back; answers whether it did. */
async function goesOn(): Promise<boolean> {
  const { interrupted, hide } = useLoginPopup.getState()
  if (!interrupted) return false
  await startSession()
  if (useAuth.getState().authUser?.id !== interrupted.userId) return false
  if (interrupted.picture) chooseProfileImage(interrupted.picture)
  hide()
  return true
}

/**
 * Leaves the form, by a full navigation unless the page below was interrupted: on with what was wanted, or to what
 * was refused, else back, else home. A choice that is old or was set aside goes on waiting in the cart, unless the pop-up was opened for it.
 */
export async function redirectAfterSignIn({ popup, path, back, forChoice }: SignedInAt): Promise<void> {
  if (popup && (await goesOn())) return
  leaveSession()
  const draft = readDraft()
  const { refused, forChoice: opened } = useLoginPopup.getState()
  const asked = forChoice ?? (popup && opened)
  if (draft && (asked || isFreshDraft(draft, Date.now())))
    window.location.assign(path(await takeAlong(draft)))
  else if (back !== undefined) window.location.replace(back)
  else if (popup && refused) window.location.assign(refused)
  else if (popup) window.location.reload()
  else if (hasPreviousPage()) goBack()
  else window.location.assign(path('/'))
}
