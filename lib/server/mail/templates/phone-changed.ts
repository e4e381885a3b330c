import type { MailTemplate } from './content'

export const phoneChanged: MailTemplate = ({ t, values, shop, link }) => ({
  subject: t('mail.phone_changed.subject', { shop }),
  heading: t('mail.phone_changed.heading'),
  before: [t('mail.greeting', values), t('mail.phone_changed.body', values)],
  button: { label: t('mail.phone_changed.action'), url: link('/profile/settings') },
  after: [t('mail.phone_changed.not_you')],
})
