/**
 * Processes an outbox row. A row can be delivered twice, if a server stops between processing it and marking
 * it as done, so a handler passes the row's id on as an idempotency key. If it throws, the row is retried
 * later.
 */
export type OutboxHandler = (payload: Record<string, unknown>, id: number) => Promise<void>

/** The handlers by kind, each loaded with the first row of its kind. */
export const OUTBOX_HANDLERS: Record<string, () => Promise<OutboxHandler>> = {
  mail: async () => {
    const { mailVouchers } = await import('@/lib/server/documents/mail-vouchers')
    const { mailFiles } = await import('@/lib/server/support/mail-files')
    const { sendMail } = await import('@/lib/server/mail/send')
    return (payload, id) =>
      sendMail(payload, id, async (mail) => (await mailFiles(mail)) ?? mailVouchers(mail))
  },
  sms: async () => (await import('@/lib/server/sms/send')).sendSms,
  'secret-mail': async () => (await import('@/lib/server/mail/send')).sendMail,
  'secret-sms': async () => (await import('@/lib/server/sms/send')).sendSms,
  refund: async () => (await import('@/lib/server/refunds/send-refund')).sendRefund,
  'tax-document': async () => (await import('@/lib/server/tax/issue-due')).issueDue,
  'index-now': async () => (await import('@/lib/server/index-now/send')).submitPages,
  'capture-refund': async () => (await import('@/lib/server/refunds/send-refund')).sendRefund,
}
