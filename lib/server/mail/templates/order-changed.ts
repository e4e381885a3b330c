import { cancellationRefund } from './cancellation-refund'
import { entriesOf, type MailTemplate } from './content'

/** A booking that continues with fewer unit items. Says who changed it unless it was the customer. */
export const orderChanged: MailTemplate = ({ locale, t, values, shop, orderLink }) => {
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
      cancellationRefund({ locale, values }),
    ],
    button: { label: t('mail.order_changed.action'), url: orderLink() },
    after: [t('mail.order_cancelled.after', values)],
  }
}
