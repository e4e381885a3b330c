import type { MailTemplate } from './content'

/** `kept` is the name of `withheld` in mails that were queued until version 0.1. */
const withheldOf = ({ withheld, kept = '' }: Record<string, string | number>) => withheld || kept

export const depositReturned: MailTemplate = ({ t, values, shop, orderLink }) => ({
  subject: t('mail.deposit_returned.subject', { ...values, shop }),
  heading: t(`mail.deposit_returned.${values.back ? 'heading' : 'heading_withheld'}`, values),
  before: [
    t('mail.greeting', values),
    ...(values.back ? [t(`mail.deposit_returned.${values.by_hand ? 'by_hand' : 'body'}`, values)] : []),
    ...(withheldOf(values)
      ? [t('mail.deposit_returned.withheld', { ...values, withheld: withheldOf(values) })]
      : []),
  ],
  button: { label: t('mail.deposit_returned.action'), url: orderLink() },
  after: [t('mail.deposit_returned.after')],
})
