import type { MailTemplate } from './content'

export const goodsShipped: MailTemplate = ({ t, values, shop, link }) => ({
  subject: t('mail.goods_shipped.subject', { ...values, shop }),
  heading: t('mail.goods_shipped.heading'),
  before: [
    t('mail.greeting', values),
    t('mail.goods_shipped.body', values),
    ...(values.carrier ? [t('mail.goods_shipped.carrier', values)] : []),
    ...(values.tracking ? [t('mail.goods_shipped.tracking', values)] : []),
  ],
  button: { label: t('mail.goods_shipped.action'), url: link(`/profile/orders/${values.order_id}`) },
  after: [t('mail.goods_shipped.after')],
})
