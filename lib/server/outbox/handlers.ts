/**
 * Does what an outbox row asks for. A row may come twice (a server may die between the deed and the note of
 * it), so a handler gives its row's id to the outside as the key of the deed. Throwing means: try later.
 */
export type OutboxHandler = (payload: Record<string, unknown>, id: number) => Promise<void>

/** The handlers by kind, loaded when the first row of their kind is due. */
export const OUTBOX_HANDLERS: Record<string, () => Promise<OutboxHandler>> = {
  mail: async () => (await import('@/lib/server/mail/send')).sendMail,
  sms: async () => (await import('@/lib/server/sms/send')).sendSms,
  refund: async () => (await import('@/lib/server/refunds/send-refund')).sendRefund,
}
