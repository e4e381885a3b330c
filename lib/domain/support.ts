/** What a request to support is about. */
export const SUPPORT_TOPICS = ['booking', 'payment', 'refund', 'voucher', 'account', 'other'] as const
export type SupportTopic = (typeof SUPPORT_TOPICS)[number]
