import { refundText } from '@/lib/i18n/cancellation/refund-text'
import { cancellationTranslator } from '@/lib/i18n/cancellation/translator'
import type { TemplateInput } from './content'

/** Returns the sentence on what a cancellation refunds, from the values of its mail. */
export function cancellationRefund({ locale, values }: Pick<TemplateInput, 'locale' | 'values'>): string {
  const { paid = '', refund = '', method = '', by_hand, before = '' } = values
  return refundText(
    {
      paid: String(paid),
      refund: String(refund),
      method: String(method),
      byHand: Boolean(by_hand),
      before: String(before),
    },
    cancellationTranslator(locale),
  )
}
