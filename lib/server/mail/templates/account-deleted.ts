import type { MailTemplate } from './content'

export const accountDeleted: MailTemplate = ({ t, values, shop, link }) => ({
  subject: t('mail.account_deleted.subject', { shop }),
  heading: t('mail.account_deleted.heading'),
  before: [t('mail.greeting', values), t('mail.account_deleted.body'), t('mail.account_deleted.remaining')],
  button: { label: t('mail.support'), url: link('/support') },
  after: [t('mail.account_deleted.not_you')],
})
