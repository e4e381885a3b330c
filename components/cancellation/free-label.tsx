import { useTranslations } from 'next-intl'
import { freeLabel } from '@/lib/i18n/cancellation/summary-text'

/** The label of a product with free cancellation. @param shownPrice whether it covers the shown price */
export function FreeLabel({ shownPrice }: { shownPrice: boolean }) {
  return freeLabel(shownPrice, useTranslations('cancellation'))
}
