/** Topics of support requests. */
export const SUPPORT_TOPICS = [
  'product',
  'booking',
  'payment',
  'refund',
  'voucher',
  'account',
  'other',
] as const
export type SupportTopic = (typeof SUPPORT_TOPICS)[number]

/** Maximum length of a message as typed, in characters. */
export const MAX_MESSAGE_LENGTH = 4000

/** Maximum length of an order reference as typed, in characters. */
export const MAX_REFERENCE_LENGTH = 40

/** Maximum length of a message as stored, with an unverified order reference. */
export const MAX_STORED_MESSAGE_LENGTH = 5000
