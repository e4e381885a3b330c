import { ownedEntry } from '@/stores/browser-storage/owned-entry'
import type { CheckoutValues, TravellerValues } from './checkout-values'

interface Stored {
  values: Pick<CheckoutValues, 'lead' | 'details' | 'promo_code' | 'payment_key'>
}

const entry = ownedEntry<Stored>(
  'checkout-draft',
  ({ values }) => typeof values?.lead === 'object' && typeof values.details === 'object',
)

const withoutNumbers = (traveller: TravellerValues) => ({
  ...traveller,
  national_id_number: '',
  passport_number: '',
})

/** Saves the form values in the tab, so that they survive a reload; numbers of passports and ID cards are not saved. */
export function saveCheckoutDraft(
  user: string,
  { lead, details, promo_code, payment_key }: CheckoutValues,
): void {
  const without = Object.fromEntries(
    Object.entries(details).map(([id, { travellers, answers }]) => [
      id,
      { answers, travellers: travellers.map(withoutNumbers) },
    ]),
  )
  entry.save(user, { values: { lead, details: without, promo_code, payment_key } })
}

/** Returns the user's draft; drops another user's. */
export function readCheckoutDraft(user: string): Stored['values'] | null {
  return entry.read(user)?.values ?? null
}

export const dropCheckoutDraft = entry.drop
