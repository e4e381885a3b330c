import type { MailTemplate } from './content'

export const passwordCode: MailTemplate = ({ t, values, shop }) => ({
  subject: t('mail.password_code.subject', { shop }),
  heading: t('mail.password_code.heading'),
  before: [t('mail.greeting', values), t('mail.password_code.body')],
  code: String(values.code),
  after: [t('mail.code.lifetime', values), t('mail.code.not_you')],
})
