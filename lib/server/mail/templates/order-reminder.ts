import { entriesOf, type MailTemplate } from './content'

export const orderReminder: MailTemplate = ({ t, values, shop, orderLink }) => ({
  subject: t('mail.order_reminder.subject', { ...values, shop }),
  heading: t('mail.order_reminder.heading', values),
  before: [
    t('mail.greeting', values),
    t('mail.order_reminder.body'),
    ...entriesOf(values.items),
    t('mail.order_reminder.bring'),
  ],
  button: { label: t('mail.order_reminder.action'), url: orderLink() },
  after: [t('mail.order_reminder.calendar'), t('mail.order_confirmed.reference', values)],
})
