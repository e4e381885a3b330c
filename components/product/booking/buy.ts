import { isSignedInHint } from '@/components/account/session'
import { send } from '@/lib/api/browser'
import type { addToCart, Selection } from '@/lib/contract/cart'
import { ApiError } from '@/lib/contract/error'
import { newIdempotencyKey } from '@/lib/domain/idempotency-key'
import type { Money } from '@/lib/domain/money'
import type { SelectionLine } from '@/lib/domain/selection-total'
import { clearDraft, readDraftOf, saveDraft } from '@/stores/drafts'
import { useLoginPopup } from '@/stores/login-popup'

export interface Purchase {
  selection: Selection
  /** The total shown to the visitor; undefined if none is shown. */
  expected: Money | undefined
  lines?: readonly SelectionLine[]
}

function signIn({ selection, expected }: Purchase): null {
  saveDraft({
    selection,
    path: `/products/${selection.product_id}`,
    expected,
    key: newIdempotencyKey(),
    savedAt: Date.now(),
  })
  useLoginPopup.getState().showForChoice()
  return null
}

/**
 * Adds a choice to the cart. Returns the cart item and item count, or null if the visitor must sign in first.
 * @throws ApiError if the request is rejected
 */
export async function buy(purchase: Purchase) {
  if (!isSignedInHint()) return signIn(purchase)
  try {
    const { data } = await send<typeof addToCart>(
      'POST',
      '/api/pd4/carts',
      { ...purchase.selection, expected_total: purchase.expected },
      { idempotencyKey: newIdempotencyKey() },
    )
    if (readDraftOf(purchase.selection.product_id)) clearDraft()
    return data
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'UNAUTHENTICATED') return signIn(purchase)
    throw cause
  }
}
