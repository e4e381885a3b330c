import { entriesOf, type MailTemplate } from './content'

/** A customer has changed the date of a booking, or names in it. The mail has the new vouchers. */
export const bookingChanged: MailTemplate = ({ t, values, shop, orderLink }) => ({
  subject: t('mail.booking_changed.subject', { ...values, shop }),
  heading: t('mail.booking_changed.heading'),
  before: [
    t('mail.greeting', values),
    t(`mail.booking_changed.${values.kind === 'names' ? 'names' : 'date'}`),
    ...entriesOf(values.items),
    ...(values.before ? [t('mail.booking_changed.before', values)] : []),
    ...(values.refund
      ? [t(`mail.booking_changed.${values.by_hand ? 'refund_by_hand' : 'refund'}`, values)]
      : []),
    t('mail.booking_changed.voucher'),
  ],
  button: { label: t('mail.booking_changed.action'), url: orderLink() },
  after: [t('mail.booking_changed.not_you'), t('mail.order_confirmed.reference', values)],
})
