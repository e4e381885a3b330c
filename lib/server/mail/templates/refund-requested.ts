import type { MailTemplate } from './content'

export const refundRequested: MailTemplate = ({ t, values, shop, orderLink }) => ({
  subject: t('mail.refund_requested.subject', { ...values, shop }),
  heading: t('mail.refund_requested.heading', values),
  before: [
    t('mail.greeting', values),
    t('mail.refund_requested.body', values),
    t(`mail.refund_requested.${values.by_hand ? 'by_hand' : 'automatic'}`, values),
  ],
  button: { label: t('mail.refund_requested.action'), url: orderLink() },
  after: [t('mail.refund_requested.after', values)],
})
