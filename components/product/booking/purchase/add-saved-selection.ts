import { send } from '@/lib/api/browser'
import type { addToCart } from '@/lib/contract/cart'
import { ApiError } from '@/lib/contract/error'
import { clearDraft, type DraftProblem, type SelectionDraft, saveDraft } from '@/stores/drafts'
import { totalNow } from '../store/price-changed'

function problemOf(cause: unknown): DraftProblem {
  if (!(cause instanceof ApiError)) return { code: 'INTERNAL', message: '', total: null }
  return { code: cause.code, message: cause.message, total: totalNow(cause) }
}

/**
 * Adds the saved selection to the cart at the price that the visitor saw, then drops it. On failure the draft
 * stays with the problem; trying again accepts the price in the problem.
 * @returns the id of the cart item, or the problem
 */
export async function addDraft(
  draft: SelectionDraft,
): Promise<{ id: string; problem: null } | { id: null; problem: DraftProblem }> {
  try {
    const { data } = await send<typeof addToCart>(
      'POST',
      '/api/pd4/carts',
      { ...draft.selection, expected_total: draft.expected },
      { idempotencyKey: draft.key },
    )
    clearDraft(draft)
    return { id: data.item.id, problem: null }
  } catch (cause) {
    const problem = problemOf(cause)
    saveDraft({ ...draft, problem, expected: problem.total ?? draft.expected })
    return { id: null, problem }
  }
}

/** Rebuilds the error of a problem, for its message on the page. */
export function errorOf({ code, message, total }: DraftProblem): ApiError {
  return new ApiError(code, {
    status: 409,
    message: message || code,
    details: total ? { total } : undefined,
  })
}
