import type { CheckoutValues } from './checkout-values'

const KEY = 'checkout-draft'

interface Stored {
  /** Whose draft it is. */
  user: string
  values: Pick<CheckoutValues, 'lead' | 'details' | 'promo_code' | 'payment_key'>
}

/** Keeps what was typed in the tab, so that it outlives a reload; passport numbers are left out. */
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
    // Without storage a reload begins the form anew.
  }
}

/** The draft of whoever is here; somebody else's is dropped. */
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
    // Nothing can be stored, so nothing is left.
  }
}
