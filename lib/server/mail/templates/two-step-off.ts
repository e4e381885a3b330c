import type { MailTemplate } from './content'

export const twoStepOff: MailTemplate = ({ t, values, shop, link }) => ({
  subject: t('mail.two_step_off.subject', { shop }),
  heading: t('mail.two_step_off.heading'),
  before: [t('mail.greeting', values), t('mail.two_step_off.body')],
  button: { label: t('mail.two_step_off.action'), url: link('/profile/settings') },
  after: [t('mail.two_step_off.not_you')],
})
