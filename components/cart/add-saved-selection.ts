import { showCartCount } from '@/components/layout/cart-count'
import { totalNow } from '@/components/product/booking/idempotency-key'
import { send } from '@/lib/api/browser'
import type { addToCart } from '@/lib/contract/cart'
import { ApiError } from '@/lib/contract/error'
import { clearDraft, type DraftProblem, type SelectionDraft, saveDraft } from '@/stores/drafts'

function problemOf(cause: unknown): DraftProblem {
  if (!(cause instanceof ApiError)) return { code: 'INTERNAL', message: '', total: null }
  return { code: cause.code, message: cause.message, total: totalNow(cause) }
}

/**
 * Puts the waiting choice into the cart at the price that the visitor saw, and forgets it. Where that fails the
 * choice stays, with the problem; trying again agrees to the price that the problem names.
 */
export async function addDraft(draft: SelectionDraft): Promise<DraftProblem | null> {
  try {
    const { data } = await send<typeof addToCart>(
      'POST',
      '/api/pd4/carts',
      { ...draft.selection, expected_total: draft.expected },
      { idempotencyKey: draft.key },
    )
    clearDraft()
    showCartCount(data.total_items)
    return null
  } catch (cause) {
    const problem = problemOf(cause)
    saveDraft({ ...draft, problem, expected: problem.total ?? draft.expected })
    return problem
  }
}

/** The error that a problem was, for the words of a page. */
export function errorOf({ code, message, total }: DraftProblem): ApiError {
  return new ApiError(code, { message: message || code, details: total ? { total } : undefined })
}
