import type { MailTemplate } from './content'

export const emailChanged: MailTemplate = ({ t, values, shop, link }) => ({
  subject: t('mail.email_changed.subject', { shop }),
  heading: t('mail.email_changed.heading'),
  before: [t('mail.greeting', values), t('mail.email_changed.body', values)],
  button: { label: t('mail.support'), url: link('/support') },
  after: [t('mail.email_changed.not_you')],
})
