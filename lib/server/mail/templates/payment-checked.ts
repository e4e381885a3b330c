import type { MailTemplate } from './content'

export const paymentChecked: MailTemplate = ({ t, values, shop, orderLink }) => ({
  subject: t('mail.payment_checked.subject', { ...values, shop }),
  heading: t('mail.payment_checked.heading', values),
  before: [
    t('mail.greeting', values),
    values.received ? t('mail.payment_checked.amount', values) : t('mail.payment_checked.noAmount', values),
    t('mail.payment_checked.next', values),
  ],
  button: { label: t('mail.payment_checked.action'), url: orderLink() },
  after: [t('mail.payment_checked.after', values)],
})
