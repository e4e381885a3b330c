import type { MailTemplate } from './content'

export const goodsShipped: MailTemplate = ({ t, values, shop, orderLink }) => ({
  subject: t('mail.goods_shipped.subject', { ...values, shop }),
  heading: t('mail.goods_shipped.heading'),
  before: [
    t('mail.greeting', values),
    t('mail.goods_shipped.body', values),
    ...(values.carrier ? [t('mail.goods_shipped.carrier', values)] : []),
    ...(values.tracking ? [t('mail.goods_shipped.tracking', values)] : []),
  ],
  button: { label: t('mail.goods_shipped.action'), url: orderLink() },
  after: [t('mail.goods_shipped.after')],
})
