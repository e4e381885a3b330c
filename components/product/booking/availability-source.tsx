'use client'

import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePreferences } from '@/components/layout/preferences'
import { QueryProvider } from '@/components/layout/query-provider'
import { send } from '@/lib/api/browser'
import type { Availability, getAvailability } from '@/lib/contract/catalog'
import { todayIn } from '@/lib/domain/local-date'
import { monthDays } from '@/lib/domain/month'
import type { AvailabilityControl } from './availability-control'
import type { KnownAvailability } from './availability-view'
import type { RequiredMonth } from './required-months'

const MINUTE = 60_000
const NO_STATE = { queries: [], mutations: [] }

export interface AvailabilitySourceProps {
  product: { id: string; time_zone: string }
  wanted: RequiredMonth[]
  report(known: KnownAvailability): void
  control(control: AvailabilityControl): void
}

function availabilityQuery(
  product: { id: string; time_zone: string },
  wanted: RequiredMonth,
  currency: string,
) {
  return queryOptions({
    queryKey: ['availability', product.id, wanted.optionId, wanted.month, currency],
    staleTime: MINUTE,
    queryFn: async ({ signal }) => {
      const today = todayIn(product.time_zone)
      const period = wanted.month === 'now' ? { from: today, to: today } : monthDays(wanted.month)
      const { data } = await send<typeof getAvailability>(
        'GET',
        '/api/catalog/products/{id}/availability',
        { id: product.id, option_id: wanted.optionId, ...period },
        { signal },
      )
      return data
    },
  })
}

function combine(results: Array<{ data: Availability | undefined; isError: boolean }>): KnownAvailability {
  return {
    loaded: results.flatMap(({ data }) => data ?? []),
    failed: results.some(({ isError }) => isError),
  }
}

function Source({ product, wanted, report, control }: AvailabilitySourceProps) {
  const { currency } = usePreferences()
  const client = useQueryClient()
  const known = useQueries({
    queries: wanted.map((one) => availabilityQuery(product, one, currency)),
    combine,
  })
  useEffect(() => report(known), [known, report])
  useEffect(() => {
    const queryKey = ['availability', product.id]
    control({
      retry: () =>
        void client.refetchQueries({ queryKey, predicate: ({ state }) => state.status === 'error' }),
      refresh: () => void client.invalidateQueries({ queryKey }),
      forgetCart: () => client.removeQueries({ queryKey: ['cart'], type: 'inactive' }),
    })
  }, [client, control, product.id])
  return null
}

/** Loads availability and prices of the required months and reports them; renders nothing. */
export function AvailabilitySource(props: AvailabilitySourceProps) {
  return (
    <QueryProvider state={NO_STATE}>
      <Source {...props} />
    </QueryProvider>
  )
}
