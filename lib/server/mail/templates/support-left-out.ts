import { withoutLinks } from '@/lib/domain/person-name'
import { MAX_MESSAGE_FILE_BYTES, MAX_MESSAGE_FILES } from '@/lib/domain/support'
import type { MailTemplate } from './content'

/** For the side whose mail had attachments that are not stored. */
export const supportLeftOut: MailTemplate = ({ t, values, shop }) => ({
  subject: t('mail.support_left_out.subject', values),
  heading: t('mail.support_left_out.heading', values),
  before: [
    t('mail.greeting', values),
    {
      title: t('mail.support_left_out.names', values),
      lines: withoutLinks(String(values.left_out)).split('\n'),
    },
    t('mail.support_left_out.limits', {
      files: MAX_MESSAGE_FILES,
      megabytes: MAX_MESSAGE_FILE_BYTES / 1024 ** 2,
    }),
  ],
  after: [t('mail.support_reply.answer', { shop })],
})
