import type { MailTemplate } from './content'

export const returnDeclined: MailTemplate = ({ t, values, shop, orderLink }) => ({
  subject: t('mail.return_declined.subject', { ...values, shop }),
  heading: t('mail.return_declined.heading'),
  before: [
    t('mail.greeting', values),
    t('mail.return_declined.body', values),
    t('mail.return_declined.reason', values),
  ],
  button: { label: t('mail.return_declined.action'), url: orderLink() },
  after: [t('mail.return_declined.after')],
})
