import type { MailTemplate } from './content'

/**
 * Confirms a phone change by mail if the shop sends no text messages, so that only the account's owner can
 * make it.
 */
export const phoneCode: MailTemplate = ({ t, values, shop }) => ({
  subject: t('mail.phone_code.subject', { shop }),
  heading: t('mail.phone_code.heading'),
  before: [t('mail.greeting', values), t('mail.phone_code.body', { ...values, shop })],
  code: String(values.code),
  after: [t('mail.code.lifetime', values), t('mail.code.not_you')],
})
