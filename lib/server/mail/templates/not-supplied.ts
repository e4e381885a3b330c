import { entriesOf, type MailTemplate } from './content'

export const notSupplied: MailTemplate = ({ t, values, shop, orderLink }) => ({
  subject: t('mail.not_supplied.subject', { ...values, shop }),
  heading: t('mail.not_supplied.heading'),
  before: [
    t('mail.greeting', values),
    t('mail.not_supplied.body'),
    ...entriesOf(values.items),
    ...(values.refund
      ? [
          t('mail.not_supplied.refund', values),
          t(`mail.payment_returned.${values.by_hand ? 'by_hand' : 'automatic'}`, values),
        ]
      : [t('mail.not_supplied.free')]),
  ],
  button: { label: t('mail.not_supplied.action'), url: orderLink() },
  after: [t(values.refund ? 'mail.payment_returned.after' : 'mail.not_supplied.after', values)],
})
