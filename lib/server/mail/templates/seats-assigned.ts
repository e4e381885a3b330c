import type { MailTemplate } from './content'

export const seatsAssigned: MailTemplate = ({ t, values, shop, orderLink }) => ({
  subject: t('mail.seats_assigned.subject', { ...values, shop }),
  heading: t('mail.seats_assigned.heading'),
  before: [
    t('mail.greeting', values),
    { title: String(values.product), lines: [t('mail.seats_assigned.leg', values)] },
  ],
  button: { label: t('mail.seats_assigned.action'), url: orderLink() },
  after: [t('mail.seats_assigned.after'), t('mail.order_confirmed.reference', values)],
})
