import type { MailTemplate } from './content'

export const emailTaken: MailTemplate = ({ t, values, shop, link }) => ({
  subject: t('mail.email_taken.subject', { shop }),
  heading: t('mail.email_taken.heading'),
  before: [t('mail.greeting', values), t('mail.email_taken.body')],
  button: { label: t('mail.email_taken.action'), url: link('/sign-in') },
  after: [t('mail.email_taken.not_you')],
})
