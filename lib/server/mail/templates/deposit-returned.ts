import type { MailTemplate } from './content'

export const depositReturned: MailTemplate = ({ t, values, shop, link }) => ({
  subject: t('mail.deposit_returned.subject', { ...values, shop }),
  heading: t(`mail.deposit_returned.${values.back ? 'heading' : 'heading_kept'}`, values),
  before: [
    t('mail.greeting', values),
    ...(values.back ? [t(`mail.deposit_returned.${values.by_hand ? 'by_hand' : 'body'}`, values)] : []),
    ...(values.kept ? [t('mail.deposit_returned.kept', values)] : []),
  ],
  button: { label: t('mail.deposit_returned.action'), url: link(`/profile/orders/${values.order_id}`) },
  after: [t('mail.deposit_returned.after')],
})
