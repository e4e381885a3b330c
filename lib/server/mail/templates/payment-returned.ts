import type { MailTemplate } from './content'

const REASONS = ['wrong_amount', 'duplicate', 'too_late', 'order_closed', 'not_supplied'] as const

export const paymentReturned: MailTemplate = ({ t, values, shop, orderLink }) => {
  const reason = REASONS.find((known) => known === values.reason) ?? 'order_closed'
  return {
    subject: t('mail.payment_returned.subject', { ...values, shop }),
    heading: t('mail.payment_returned.heading', values),
    before: [
      t('mail.greeting', values),
      t(`mail.payment_returned.${reason}`, values),
      ...(values.payable ? [t('mail.payment_returned.payable')] : []),
      t(`mail.payment_returned.${values.by_hand ? 'by_hand' : 'automatic'}`, values),
    ],
    button: { label: t('mail.payment_returned.action'), url: orderLink() },
    // An order that can still be paid needs an action.
    after: values.payable ? [] : [t('mail.payment_returned.after', values)],
  }
}
