import { isSignedInHint } from '@/components/session/session'
import { send } from '@/lib/api/browser'
import type { addToCart } from '@/lib/contract/cart'
import { ApiError } from '@/lib/contract/error'
import { newIdempotencyKey } from '@/lib/domain/idempotency-key'
import { clearDraft, readDraftOf, saveDraft } from '@/stores/drafts'
import { useLoginPopup } from '@/stores/login-popup'
import type { Goal } from '../store/booking-state'
import type { Purchase } from './purchase'

function signIn({ selection, expected }: Purchase, goal: Goal): null {
  saveDraft({
    selection,
    path: `/products/${selection.product_id}`,
    expected,
    goal,
    key: newIdempotencyKey(),
    savedAt: Date.now(),
  })
  useLoginPopup.getState().showForChoice()
  return null
}

/** Shows the count in the header; without its code, the next page does. */
async function showCount(count: number): Promise<void> {
  const loaded = await import('@/components/queries/query-client').catch(() => null)
  loaded?.showCartCount(count)
}

/**
 * Adds a selection to the cart. Returns the cart item and item count, or null if the visitor must sign in first.
 * @param goal where it leads then, also after the sign-in
 * @throws ApiError if the request is rejected
 */
export async function buy(purchase: Purchase, goal: Goal) {
  if (!isSignedInHint()) return signIn(purchase, goal)
  try {
    const { data } = await send<typeof addToCart>(
      'POST',
      '/api/pd4/carts',
      { ...purchase.selection, expected_total: purchase.expected },
      { idempotencyKey: newIdempotencyKey() },
    )
    const waiting = readDraftOf(purchase.selection.product_id)
    if (waiting) clearDraft(waiting)
    void showCount(data.total_items)
    return data
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'UNAUTHENTICATED') return signIn(purchase, goal)
    throw cause
  }
}
