'use client'

import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '@/components/layout/preferences'
import { pricesOf } from '@/components/product/booking/settled'
import { send } from '@/lib/api/browser'
import type { getAvailability } from '@/lib/contract/catalog'
import type { ErrorCode } from '@/lib/contract/error'
import type { Money } from '@/lib/domain/money'
import { selectionTotal } from '@/lib/domain/selection-total'
import { foreseenProblem } from './foreseen'
import type { LinkedChoice } from './linked-choice'

interface Preview {
  /** What it costs today, from the server's prices; null while that is not known, or where it cannot be bought. */
  total: Money | null
  problem: ErrorCode | null
}

/** What is known of a choice before it is in the cart. */
export function usePreview(productId: string, { option, choice }: LinkedChoice): Preview {
  const { currency } = usePreferences()
  const { date, endDate } = choice
  const { data } = useQuery({
    queryKey: ['availability', productId, option.id, date, endDate, currency],
    enabled: date !== null,
    retry: false,
    queryFn: async () =>
      (
        await send<typeof getAvailability>('GET', '/api/catalog/products/{id}/availability', {
          id: productId,
          option_id: option.id,
          from: date ?? '',
          to: endDate ?? date ?? '',
        })
      ).data,
  })
  const problem = data ? foreseenProblem(choice, option, data) : null
  const open = data?.days.filter(({ status }) => status === 'available')
  const days = pricesOf(choice, option, (day) => open?.find((known) => known.date === day))
  const extras = option.extras.filter(({ code }) => choice.extras.includes(code)).map(({ price }) => price)
  const sum = days && selectionTotal({ currency, days, quantities: choice.quantities, extras })
  return { total: problem ? null : (sum?.total ?? null), problem }
}
