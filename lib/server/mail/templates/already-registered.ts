import type { MailTemplate } from './content'

export const alreadyRegistered: MailTemplate = ({ t, values, shop, link }) => ({
  subject: t('mail.already_registered.subject', { shop }),
  heading: t('mail.already_registered.heading'),
  before: [t('mail.greeting', values), t('mail.already_registered.body')],
  button: { label: t('mail.already_registered.action'), url: link('/sign-in') },
  after: [t('mail.already_registered.forgotten')],
})
