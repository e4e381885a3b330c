import type { MailTemplate } from './content'

/** Where the goods go: to the counter, to the shop's address, or to an address that support gives. */
const wayOf = ({ counter, address }: Record<string, string | number>) =>
  counter ? 'counter' : address ? 'address' : 'support'

export const returnRequested: MailTemplate = ({ t, values, shop, orderLink }) => ({
  subject: t('mail.return_requested.subject', { ...values, shop }),
  heading: t('mail.return_requested.heading'),
  before: [
    t('mail.greeting', values),
    t(`mail.return_requested.${wayOf(values)}`, values),
    t(`mail.return_requested.${values.by_hand ? 'by_hand' : 'body'}`, values),
  ],
  button: { label: t('mail.return_requested.action'), url: orderLink() },
  after: [t('mail.return_requested.after')],
})
