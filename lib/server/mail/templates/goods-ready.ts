import type { MailTemplate } from './content'

export const goodsReady: MailTemplate = ({ t, values, shop, link }) => ({
  subject: t('mail.goods_ready.subject', { ...values, shop }),
  heading: t('mail.goods_ready.heading'),
  before: [
    t('mail.greeting', values),
    t('mail.goods_ready.body', values),
    ...(values.place ? [t('mail.goods_ready.place', values)] : []),
  ],
  button: { label: t('mail.goods_ready.action'), url: link(`/profile/orders/${values.order_id}`) },
  after: [t('mail.goods_ready.after')],
})
