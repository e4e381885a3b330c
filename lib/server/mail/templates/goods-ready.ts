import type { MailTemplate } from './content'

export const goodsReady: MailTemplate = ({ t, values, shop, orderLink }) => ({
  subject: t('mail.goods_ready.subject', { ...values, shop }),
  heading: t('mail.goods_ready.heading'),
  before: [
    t('mail.greeting', values),
    t('mail.goods_ready.body', values),
    ...(values.place ? [t('mail.goods_ready.place', values)] : []),
  ],
  button: { label: t('mail.goods_ready.action'), url: orderLink() },
  after: [t('mail.goods_ready.after')],
})
