import type { MailTemplate } from './content'

/** A further message of the customer, for the support staff. */
export const supportMessage: MailTemplate = ({ t, values }) => ({
  subject: t('mail.support_request.subject', { ...values, topic: t(`pages.support.topics.${values.topic}`) }),
  heading: String(values.number),
  before: [
    t('mail.support_request.from', values),
    ...String(values.message).split('\n').filter(Boolean),
    ...(Number(values.attachments) > 0 ? [t('mail.support_message.attachments', values)] : []),
  ],
  after: [t('mail.support_request.reply')],
})
