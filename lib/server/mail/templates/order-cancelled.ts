import { entriesOf, type MailTemplate } from './content'

/** Who gave it up: the buyer, the shop or its supplier, or the operator who never confirmed it. */
const KINDS = ['own', 'shop', 'declined'] as const

export const orderCancelled: MailTemplate = ({ t, values, shop, link }) => {
  const kind = KINDS.find((known) => known === values.kind) ?? 'own'
  const money = values.refund
    ? values.by_hand
      ? 'by_hand'
      : 'refund'
    : values.paid
      ? 'nothing_back'
      : 'unpaid'
  return {
    subject: t(`mail.order_cancelled.subject_${kind}`, { ...values, shop }),
    heading: t(`mail.order_cancelled.heading_${kind}`),
    before: [
      t('mail.greeting', values),
      t(`mail.order_cancelled.body_${values.part ? 'part' : kind}`),
      ...entriesOf(values.items),
      t(`mail.order_cancelled.${money}`, values),
    ],
    button: { label: t('mail.order_cancelled.action'), url: link(`/profile/orders/${values.order_id}`) },
    after: [t('mail.order_cancelled.after', values)],
  }
}
