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
