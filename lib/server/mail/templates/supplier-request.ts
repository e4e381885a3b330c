import { entriesOf, type MailTemplate } from './content'

/** Asks a supplier to confirm. Opening the link does not confirm anything, since mail scanners open links. */
export const supplierRequest: MailTemplate = ({ t, values, link }) => ({
  subject: t('mail.supplier_request.subject', values),
  heading: t('mail.supplier_request.heading'),
  before: [
    t('mail.supplier_request.greeting', values),
    t('mail.supplier_request.body', values),
    ...entriesOf(values.items),
    t('mail.supplier_request.reference', values),
  ],
  button: { label: t('mail.supplier_request.action'), url: link(String(values.path)) },
  after: [t('mail.supplier_request.silence', values), t('mail.supplier_request.secret')],
})
