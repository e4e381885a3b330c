import type { MailTemplate } from './content'

export const emailCode: MailTemplate = ({ t, values, shop }) => ({
  subject: t('mail.email_code.subject', { shop }),
  heading: t('mail.email_code.heading'),
  before: [t('mail.greeting', values), t('mail.email_code.body', { shop })],
  code: String(values.code),
  after: [t('mail.code.lifetime', values), t('mail.code.not_you')],
})
