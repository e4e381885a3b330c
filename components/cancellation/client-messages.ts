/** Messages of the client components, for `ClientMessages`. */
export const TERMS_MESSAGES = ['cancellation.title', 'cancellation.terms']

/** Messages of the note on products that the operator confirms. */
export const CONFIRMATION_MESSAGES = ['cancellation.terms.untilConfirmed']

/** Messages of product cards. */
export const CARD_MESSAGES = ['cancellation.summary.free', 'cancellation.summary.someRates']

/** Messages of a booking on the order page. */
export const BOOKING_MESSAGES = [
  'cancellation.terms',
  'cancellation.viewing',
  'cancellation.dialog',
  'cancellation.quote',
]
