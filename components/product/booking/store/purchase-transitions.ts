import type { Money } from '@/lib/domain/money'
import type { BookingState, Goal, PurchaseState } from './booking-state'
import { totalNow } from './price-changed'

function withPurchase(state: BookingState, purchase: Partial<PurchaseState>): BookingState {
  return { ...state, purchase: { ...state.purchase, ...purchase } }
}

/** Starts an attempt to buy; the new total of the last one stays until the server accepts it. */
export function startPurchase(state: BookingState, busy: Goal): BookingState {
  return withPurchase(state, { busy, problem: null })
}

/** The selection is in the cart. */
export function completePurchase(state: BookingState): BookingState {
  return withPurchase(state, { newTotal: null })
}

/** Stores why the attempt failed, with the new total if the price has changed. */
export function failPurchase(state: BookingState, problem: unknown): BookingState {
  return withPurchase(state, { problem, newTotal: totalNow(problem) })
}

/** The request has ended, in whatever way. */
export function endPurchase(state: BookingState): BookingState {
  return withPurchase(state, { busy: null })
}

/** Shows why the selection made before sign-in could not be added to the cart. */
export function resumeFailed(state: BookingState, problem: unknown, newTotal: Money | null): BookingState {
  return withPurchase(state, { problem, newTotal })
}
