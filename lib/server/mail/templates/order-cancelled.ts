import { cancellationRefund } from './cancellation-refund'
import { entriesOf, type MailTemplate } from './content'

/** The cause: cancelled by the customer, by the shop or supplier, declined by the supplier, or unanswered. */
const KINDS = ['own', 'shop', 'declined', 'unanswered'] as const

/** Unconfirmed bookings have no vouchers, which the text then does not mention. */
function bodyOf(kind: (typeof KINDS)[number], unissued: boolean) {
  return unissued && (kind === 'own' || kind === 'shop')
    ? (`unissued_${kind}` as const)
    : (`body_${kind}` as const)
}

export const orderCancelled: MailTemplate = ({ locale, t, values, shop, orderLink }) => {
  const kind = KINDS.find((known) => known === values.kind) ?? 'own'
  return {
    subject: t(`mail.order_cancelled.subject_${kind}`, { ...values, shop }),
    heading: t(`mail.order_cancelled.heading_${kind}`),
    before: [
      t('mail.greeting', values),
      t(`mail.order_cancelled.${bodyOf(kind, Boolean(values.unissued))}`),
      ...entriesOf(values.items),
      ...(values.reason ? [t('mail.order_cancelled.reason', values)] : []),
      cancellationRefund({ locale, values }),
    ],
    button: { label: t('mail.order_cancelled.action'), url: orderLink() },
    after: [t('mail.order_cancelled.after', values)],
  }
}
