/** What a request to support is about. */
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
