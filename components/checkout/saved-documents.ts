import type { SavedTraveller } from '@/lib/contract/travellers'
import type { TravellerValues } from './checkout-values'

export interface AskedDocuments {
  hasPassport: boolean
  /** The nationality is asked, which decides on the document. */
  hasIdentity: boolean
}

type Documents = Pick<TravellerValues, 'nationality' | 'national_id_number' | 'passport_number'>

/** Returns what is filled in from a saved traveller, among what is asked; empty texts without one. */
export function savedDocuments(
  person: SavedTraveller | undefined,
  { hasPassport, hasIdentity }: AskedDocuments,
): Partial<Documents> {
  return {
    // Also the number that only the nationality shows.
    ...(hasIdentity && {
      nationality: person?.nationality ?? '',
      national_id_number: person?.national_id_number ?? '',
    }),
    ...((hasPassport || hasIdentity) && { passport_number: person?.passport_number ?? '' }),
  }
}

/** Whether something that is asked of a saved traveller was typed and is not saved yet. */
export function hasNewDocument(
  known: SavedTraveller,
  typed: Partial<Documents>,
  { hasPassport, hasIdentity }: AskedDocuments,
): boolean {
  const isNew = (field: keyof Documents) => Boolean(typed[field]) && typed[field] !== known[field]
  return (
    (hasIdentity && (isNew('nationality') || isNew('national_id_number'))) ||
    (hasPassport && isNew('passport_number'))
  )
}
