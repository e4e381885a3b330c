import type { MailTemplate } from './content'

/** The same whether or not the address has an account, apart from the name. */
export const signInCode: MailTemplate = ({ t, values, shop }) => ({
  subject: t('mail.sign_in_code.subject', { shop }),
  heading: t('mail.sign_in_code.heading'),
  before: [t('mail.greeting', values), t('mail.sign_in_code.body', { shop })],
  code: String(values.code),
  after: [t('mail.code.lifetime', values), t('mail.sign_in_code.not_you')],
})
