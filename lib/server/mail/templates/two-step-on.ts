import type { MailTemplate } from './content'

export const twoStepOn: MailTemplate = ({ t, values, shop, link }) => ({
  subject: t('mail.two_step_on.subject', { shop }),
  heading: t('mail.two_step_on.heading'),
  before: [
    t('mail.greeting', values),
    t('mail.two_step_on.body'),
    ...(Number(values.passkeys ?? 0) > 0 ? [t('mail.two_step_on.passkeys', values)] : []),
  ],
  button: { label: t('mail.two_step_on.action'), url: link('/profile/settings') },
  after: [t('mail.two_step_on.not_you')],
})
