import type { MailTemplate } from './content'

export const refundDone: MailTemplate = ({ t, values, shop, orderLink }) => ({
  subject: t('mail.refund_done.subject', { ...values, shop }),
  heading: t('mail.refund_done.heading', values),
  before: [
    t('mail.greeting', values),
    t(`mail.refund_done.${values.elsewhere ? 'elsewhere' : 'body'}`, values),
  ],
  button: { label: t('mail.refund_done.action'), url: orderLink() },
  after: [t('mail.refund_done.after')],
})
