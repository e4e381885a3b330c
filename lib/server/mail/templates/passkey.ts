import type { MailTemplate } from './content'

const change =
  (name: 'passkey_added' | 'passkey_removed'): MailTemplate =>
  ({ t, values, shop, link }) => ({
    subject: t(`mail.${name}.subject`, { shop }),
    heading: t(`mail.${name}.heading`),
    before: [t('mail.greeting', values), t(`mail.${name}.body`)],
    button: { label: t('mail.two_step_on.action'), url: link('/profile/settings') },
    after: [t(`mail.${name}.not_you`)],
  })

export const passkeyAdded = change('passkey_added')
export const passkeyRemoved = change('passkey_removed')
