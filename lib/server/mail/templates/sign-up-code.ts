import type { MailTemplate } from './content'

export const signUpCode: MailTemplate = ({ t, values, shop }) => ({
  subject: t('mail.sign_up_code.subject', { shop }),
  heading: t('mail.sign_up_code.heading'),
  before: [t('mail.greeting', values), t('mail.sign_up_code.body', { shop })],
  code: String(values.code),
  after: [t('mail.code.lifetime', values), t('mail.code.not_you')],
})
