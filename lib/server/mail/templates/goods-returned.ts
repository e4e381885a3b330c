import type { MailTemplate } from './content'

function refundOf({ refund, by_hand }: Record<string, string | number>) {
  if (!refund) return 'nothing'
  return by_hand ? 'by_hand' : 'body'
}

export const goodsReturned: MailTemplate = ({ t, values, shop, orderLink }) => ({
  subject: t('mail.goods_returned.subject', { ...values, shop }),
  heading: t('mail.goods_returned.heading'),
  before: [
    t('mail.greeting', values),
    t(`mail.goods_returned.${refundOf(values)}`, values),
    ...(values.deposit ? [t('mail.goods_returned.deposit', values)] : []),
    ...(values.withheld ? [t('mail.goods_returned.withheld', values)] : []),
  ],
  button: { label: t('mail.goods_returned.action'), url: orderLink() },
  after: [t('mail.goods_returned.after')],
})
