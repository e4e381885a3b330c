import { entriesOf, type MailTemplate } from './content'

/** Informs a supplier that a booking it was asked about is cancelled in whole or in part. */
export const supplierCancelled: MailTemplate = ({ t, values }) => ({
  subject: t('mail.supplier_cancelled.subject', values),
  heading: t(values.left ? 'mail.supplier_cancelled.heading_fewer' : 'mail.supplier_cancelled.heading'),
  before: [
    t('mail.supplier_request.greeting', values),
    t('mail.supplier_cancelled.body'),
    ...entriesOf(values.items),
    ...(values.left ? [t('mail.supplier_cancelled.left'), ...entriesOf(values.left)] : []),
    t('mail.supplier_request.reference', values),
  ],
  after: [t('mail.supplier_cancelled.after')],
})
