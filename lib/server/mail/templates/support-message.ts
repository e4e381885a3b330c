import { withoutLinks } from '@/lib/domain/person-name'
import type { MailTemplate } from './content'

const namesOf = (value: string | number | undefined) =>
  withoutLinks(String(value ?? ''))
    .split('\n')
    .filter(Boolean)

/** A further message of the customer, for the support staff. */
export const supportMessage: MailTemplate = ({ t, values }) => {
  const files = namesOf(values.files)
  return {
    subject: t('mail.support_request.subject', {
      ...values,
      topic: t(`pages.support.topics.${values.topic}`),
    }),
    heading: String(values.number),
    before: [
      t('mail.support_request.from', values),
      ...String(values.message).split('\n').filter(Boolean),
      ...(files.length > 0 ? [{ title: t('mail.support_message.files'), lines: files }] : []),
      // Mails of the previous version have no names.
      ...(Number(values.attachments) > 0
        ? [{ title: t('mail.support_message.attachments', values), lines: namesOf(values.left_out) }]
        : []),
    ],
    after: [t('mail.support_request.reply')],
  }
}
