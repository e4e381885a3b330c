import { MAILED_LINK_MINUTES } from '@/lib/domain/verification-code'
import type { MailContent, MailTemplate, TemplateInput } from './content'

/** The token is a fragment, which browsers send to no server. */
function linked({ t, values, link }: TemplateInput): Pick<MailContent, 'button' | 'after'> {
  return {
    button: {
      label: t('mail.password_link.action'),
      url: `${link('/forgot-password')}#link=${values.token}`,
    },
    after: [
      t('mail.password_link.lifetime', { minutes: MAILED_LINK_MINUTES }),
      t('mail.password_link.not_you'),
    ],
  }
}

export const passwordCode: MailTemplate = (input) => {
  const { t, values, shop } = input
  const lifetime = t('mail.code.lifetime', values)
  // Mails that a server of the previous release has enqueued have no link.
  const { button, after } = values.token ? linked(input) : { after: [t('mail.code.not_you')] }
  return {
    subject: t('mail.password_code.subject', { shop }),
    heading: t('mail.password_code.heading'),
    before: [t('mail.greeting', values), t('mail.password_code.body')],
    code: String(values.code),
    button,
    after: [lifetime, ...after],
  }
}

export const passwordLink: MailTemplate = (input) => {
  const { t, values, shop } = input
  return {
    subject: t('mail.password_link.subject', { shop }),
    heading: t('mail.password_link.heading'),
    before: [t('mail.greeting', values), t('mail.password_link.body')],
    ...linked(input),
  }
}
