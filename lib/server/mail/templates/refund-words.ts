import type { TemplateInput } from './content'

/** Returns the sentence on what is refunded, and how. */
export function refundText({ t, values }: Pick<TemplateInput, 't' | 'values'>): string {
  if (values.refund) return t(`mail.order_cancelled.${values.by_hand ? 'by_hand' : 'refund'}`, values)
  return t(`mail.order_cancelled.${values.paid ? 'nothing_back' : 'unpaid'}`, values)
}
