import type { CheckoutValues } from './checkout-values'

const KEY = 'checkout-draft'

interface Stored {
  /** Id of the draft's owner. */
  user: string
  values: Pick<CheckoutValues, 'lead' | 'details' | 'promo_code' | 'payment_key'>
}

/** Saves the form values in the tab, so that they survive a reload; passport numbers are not saved. */
export function saveCheckoutDraft(
  user: string,
  { lead, details, promo_code, payment_key }: CheckoutValues,
): void {
  const without = Object.fromEntries(
    Object.entries(details).map(([id, { travellers, answers }]) => [
      id,
      { answers, travellers: travellers.map((traveller) => ({ ...traveller, passport_number: '' })) },
    ]),
  )
  try {
    const stored: Stored = { user, values: { lead, details: without, promo_code, payment_key } }
    sessionStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Without storage a reload starts the form again.
  }
}

/** Returns the user's draft; drops another user's. */
export function readCheckoutDraft(user: string): Stored['values'] | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null
    if (stored?.user === user) return stored.values
    sessionStorage.removeItem(KEY)
    return null
  } catch {
    return null
  }
}

export function dropCheckoutDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}
