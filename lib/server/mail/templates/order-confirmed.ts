import { cancellationTranslator } from '@/lib/i18n/cancellation/translator'
import { untilConfirmedText } from '@/lib/i18n/cancellation/until-confirmed-text'
import { entriesOf, type MailTemplate } from './content'

export const orderConfirmed: MailTemplate = ({ locale, t, values, shop, orderLink }) => ({
  subject: t(values.confirmed ? 'mail.order_confirmed.subject' : 'mail.order_confirmed.subject_waiting', {
    ...values,
    shop,
  }),
  heading: t(values.confirmed ? 'mail.order_confirmed.heading' : 'mail.order_confirmed.heading_waiting'),
  before: [
    t('mail.greeting', values),
    ...(values.confirmed ? [t('mail.order_confirmed.confirmed'), ...entriesOf(values.confirmed)] : []),
    ...(values.waiting
      ? [
          t('mail.order_confirmed.waiting', {
            ...values,
            terms: untilConfirmedText(cancellationTranslator(locale)),
          }),
          ...entriesOf(values.waiting),
        ]
      : []),
    t(`mail.order_confirmed.${values.back ? 'paid_less' : 'paid'}`, {
      ...values,
      paid: values.charge ? t('mail.order_confirmed.charged', values) : (values.total ?? ''),
    }),
    ...(values.deposit ? [t('mail.deposit.paid', values)] : []),
  ],
  button: {
    label: t(values.confirmed ? 'mail.order_confirmed.action' : 'mail.order_confirmed.action_waiting'),
    url: orderLink(),
  },
  after: [t('mail.order_confirmed.reference', values)],
})
