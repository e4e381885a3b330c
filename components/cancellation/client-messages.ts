/** Messages of the client components, for `ClientMessages`. */
export const TERMS_MESSAGES = ['cancellation.title', 'cancellation.terms']

/** Messages of product cards. */
export const CARD_MESSAGES = ['cancellation.summary.free', 'cancellation.summary.someRates']

/** Messages of a booking on the order page. */
export const BOOKING_MESSAGES = [
  'cancellation.terms',
  'cancellation.viewing',
  'cancellation.dialog',
  'cancellation.quote',
]
