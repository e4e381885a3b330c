import type { MailTemplate } from './content'

/** A reply of the support staff, for the customer. */
export const supportReply: MailTemplate = ({ t, values, shop, link }) => ({
  subject: t('mail.support_reply.subject', { ...values, shop }),
  heading: t('mail.support_reply.heading', values),
  before: [t('mail.greeting', values), ...String(values.message).split('\n').filter(Boolean)],
  ...(values.has_account === 'true' && {
    button: { label: t('mail.support_reply.action'), url: link('/profile/support') },
  }),
  after: [t('mail.support_reply.answer', { shop })],
})
