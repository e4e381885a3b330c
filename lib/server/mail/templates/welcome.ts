import type { MailTemplate } from './content'

export const welcome: MailTemplate = ({ t, values, shop, link }) => ({
  subject: t('mail.welcome.subject', { shop }),
  heading: t('mail.welcome.heading', { shop }),
  before: [t('mail.greeting', values), t('mail.welcome.body')],
  button: { label: t('mail.welcome.action'), url: link('/') },
  after: [],
})
