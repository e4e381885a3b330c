import type { MailTemplate } from './content'

/** Where the shop sends no text messages, so that nobody but the owner of the account changes its phone. */
export const phoneCode: MailTemplate = ({ t, values, shop }) => ({
  subject: t('mail.phone_code.subject', { shop }),
  heading: t('mail.phone_code.heading'),
  before: [t('mail.greeting', values), t('mail.phone_code.body', { ...values, shop })],
  code: String(values.code),
  after: [t('mail.code.lifetime', values), t('mail.code.not_you')],
})
