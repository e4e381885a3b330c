import { entriesOf, type MailTemplate } from './content'

export const orderPending: MailTemplate = ({ t, values, shop, orderLink }) => ({
  subject: t('mail.order_pending.subject', { ...values, shop }),
  heading: t('mail.order_pending.heading', values),
  before: [
    t('mail.greeting', values),
    t('mail.order_pending.body', values),
    ...entriesOf(values.items),
    ...(values.deposit ? [t('mail.deposit.open', values)] : []),
  ],
  button: { label: t('mail.order_pending.action', values), url: orderLink() },
  after: [...(values.charge ? [t('mail.order_pending.charge', values)] : []), t('mail.order_pending.after')],
})
