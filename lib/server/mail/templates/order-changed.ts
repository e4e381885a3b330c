import { entriesOf, type MailTemplate } from './content'
import { refundWords } from './refund-words'

/** A booking that goes on with fewer; by whom it was changed is said where that was not the buyer. */
export const orderChanged: MailTemplate = ({ t, values, shop, link }) => {
  const kind = values.kind === 'shop' ? 'shop' : 'own'
  return {
    subject: t('mail.order_changed.subject', { ...values, shop }),
    heading: t('mail.order_changed.heading'),
    before: [
      t('mail.greeting', values),
      t(`mail.order_changed.body_${kind}`),
      ...entriesOf(values.items),
      t(`mail.order_changed.${values.unissued ? 'left_unissued' : 'left'}`),
      ...entriesOf(values.left),
      refundWords({ t, values }),
    ],
    button: { label: t('mail.order_changed.action'), url: link(`/profile/orders/${values.order_id}`) },
    after: [t('mail.order_cancelled.after', values)],
  }
}
