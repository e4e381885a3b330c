'use client'

import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '@/components/page/preferences'
import { send } from '@/lib/api/browser'
import type { getAvailability, Product } from '@/lib/contract/catalog'
import { DEFAULT_CURRENCY, isCurrency } from '@/lib/domain/currency'
import type { LinkedChoice } from './linked-choice'
import { linkedBack, type Preview, previewOf } from './preview'

/** Returns availability and prices for the dates of a choice; undefined while loading. */
function useCalendar(productId: string, linked: LinkedChoice | null) {
  const { currency } = usePreferences()
  const { date = null, endDate = null } = linked?.choice ?? {}
  const { data } = useQuery({
    queryKey: ['availability', productId, linked?.option.id, date, endDate, currency],
    enabled: linked !== null && date !== null,
    retry: false,
    queryFn: async () =>
      (
        await send<typeof getAvailability>('GET', '/api/catalog/products/{id}/availability', {
          id: productId,
          option_id: linked?.option.id ?? '',
          from: date ?? '',
          to: endDate ?? date ?? '',
        })
      ).data,
  })
  return data
}

/** Returns the price and predicted error of a choice before it is in the cart. */
export function usePreview({ id, options }: Product, linked: LinkedChoice): Preview {
  const { currency: shown } = usePreferences()
  // A page in another currency has no prices.
  const currency = isCurrency(shown) ? shown : DEFAULT_CURRENCY
  const returning = linkedBack(options, linked)
  const out = useCalendar(id, linked)
  const back = useCalendar(id, returning)
  return previewOf(linked, returning, currency, { out, back })
}
