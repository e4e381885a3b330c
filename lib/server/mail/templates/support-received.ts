import type { MailTemplate } from './content'

export const supportReceived: MailTemplate = ({ t, values, shop, link }) => ({
  subject: t('mail.support_received.subject', { ...values, shop }),
  heading: t('mail.support_received.heading', values),
  before: [
    t('mail.greeting', values),
    t('mail.support_received.body', {
      ...values,
      // Absent in mails of the previous version.
      hours: values.hours ?? 0,
      topic: t(`pages.support.topics.${values.topic}`),
    }),
    t('mail.support_received.order'),
  ],
  button: { label: t('mail.support_received.action'), url: link('/help') },
  after: [t('mail.support_received.not_you', { shop })],
})
