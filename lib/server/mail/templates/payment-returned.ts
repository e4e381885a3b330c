import type { MailTemplate } from './content'
import { notSupplied } from './not-supplied'

const REASONS = ['wrong_amount', 'duplicate', 'too_late', 'order_closed'] as const

export const paymentReturned: MailTemplate = (input) => {
  const { t, values, shop, orderLink } = input
  // Written by the previous release, and tried for eight days.
  if (values.reason === 'not_supplied') return notSupplied(input)
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
