import type { MailTemplate } from './content'

export const passwordChanged: MailTemplate = ({ t, values, shop, link }) => ({
  subject: t('mail.password_changed.subject', { shop }),
  heading: t('mail.password_changed.heading'),
  before: [
    t('mail.greeting', values),
    t('mail.password_changed.body'),
    ...(Number(values.passkeys ?? 0) > 0 ? [t('mail.password_changed.passkeys')] : []),
  ],
  button: { label: t('mail.password_changed.action'), url: link('/sign-in') },
  after: [t('mail.password_changed.not_you')],
})
