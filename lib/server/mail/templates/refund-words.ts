import type { TemplateInput } from './content'

/** What comes back of what was paid, and how. */
export function refundWords({ t, values }: Pick<TemplateInput, 't' | 'values'>): string {
  if (values.refund) return t(`mail.order_cancelled.${values.by_hand ? 'by_hand' : 'refund'}`, values)
  return t(`mail.order_cancelled.${values.paid ? 'nothing_back' : 'unpaid'}`, values)
}
