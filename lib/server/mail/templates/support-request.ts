import type { MailTemplate } from './content'

/**
 * For the support staff. An order reference with a question mark was typed by the sender and is not verified.
 */
export const supportRequest: MailTemplate = ({ t, values }) => ({
  subject: t('mail.support_request.subject', { ...values, topic: t(`pages.support.topics.${values.topic}`) }),
  heading: String(values.number),
  before: [
    t('mail.support_request.from', values),
    t('mail.support_request.language', values),
    ...(values.order ? [t('mail.support_request.order', values)] : []),
    ...(values.product ? [t('mail.support_request.product', values)] : []),
    ...String(values.message).split('\n').filter(Boolean),
  ],
  after: [t('mail.support_request.reply')],
})
