import type { MailTemplate } from './content'

export const refundFailed: MailTemplate = ({ t, values, shop, orderLink }) => ({
  subject: t('mail.refund_failed.subject', { ...values, shop }),
  heading: t('mail.refund_failed.heading'),
  before: [t('mail.greeting', values), t('mail.refund_failed.body', values)],
  button: { label: t('mail.refund_failed.action'), url: orderLink() },
  after: [t('mail.refund_failed.after', values)],
})
