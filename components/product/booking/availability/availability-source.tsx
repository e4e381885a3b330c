'use client'

import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { QueryProvider } from '@/components/queries/query-provider'
import { send } from '@/lib/api/browser'
import type { Availability, getAvailability } from '@/lib/contract/catalog'
import { todayIn } from '@/lib/domain/local-date'
import { monthDays } from '@/lib/domain/month'
import type { RequiredMonth } from '../selection/required-months'
import type { KnownAvailability } from '../store/booking-state'
import { useBooking, useBookingStore } from '../store/booking-store'

const MINUTE = 60_000
const NO_STATE = { queries: [], mutations: [] }

function availabilityQuery(
  product: { id: string; time_zone: string },
  { optionId, month }: RequiredMonth,
  currency: string,
) {
  return queryOptions({
    queryKey: ['availability', product.id, optionId, month, currency],
    staleTime: MINUTE,
    queryFn: async ({ signal }) => {
      const today = todayIn(product.time_zone)
      const period = month === 'now' ? { from: today, to: today } : monthDays(month)
      const { data } = await send<typeof getAvailability>(
        'GET',
        '/api/catalog/products/{id}/availability',
        { id: product.id, option_id: optionId, ...period },
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

function Source({ required }: { required: RequiredMonth[] }) {
  const { currency } = usePreferences()
  const client = useQueryClient()
  const store = useBookingStore()
  const product = useBooking((state) => state.product)
  const availability = useQueries({
    queries: required.map((month) => availabilityQuery(product, month, currency)),
    combine,
  })
  useEffect(() => store.setState({ availability }), [availability, store])
  useEffect(() => {
    const queryKey = ['availability', product.id]
    store.setState({
      control: {
        retry: () =>
          void client.refetchQueries({ queryKey, predicate: ({ state }) => state.status === 'error' }),
        refresh: () => void client.invalidateQueries({ queryKey }),
        forgetCart: () => client.removeQueries({ queryKey: ['cart'], type: 'inactive' }),
      },
    })
  }, [client, store, product.id])
  return null
}

/** Loads availability and prices of the required months into the store; renders nothing. */
export function AvailabilitySource({ required }: { required: RequiredMonth[] }) {
  return (
    <QueryProvider state={NO_STATE}>
      <Source required={required} />
    </QueryProvider>
  )
}
