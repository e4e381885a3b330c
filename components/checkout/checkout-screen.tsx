'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { startSession } from '@/components/account/session'
import { useSignedIn } from '@/components/cart/use-signed-in'
import { travellersQuery } from '@/components/travellers/travellers-query'
import { LoadProblem } from '@/components/ui/load-problem'
import type { CartItem } from '@/lib/contract/cart'
import { ApiError } from '@/lib/contract/error'
import { useAuth } from '@/stores/auth'
import { CheckoutForm } from './checkout-form'
import { CheckoutProblem } from './checkout-problem'
import { checkoutLinesQuery, paymentOptionsQuery, quoteQuery } from './checkout-query'
import { CheckoutSkeleton } from './checkout-skeleton'
import { NothingToBuy, SignInFirst } from './nothing-to-buy'
import { itemsOfSearch } from './selected-items'

function asksForTravellers(items: readonly CartItem[] = []): boolean {
  return items.some(({ travellers }) => travellers.length > 0)
}

function Checkout({ ids }: { ids: string[] }) {
  const t = useTranslations('checkout')
  const { authUser: user, isLoading } = useAuth()
  const lines = useQuery(checkoutLinesQuery(ids))
  const bought = lines.data?.map(({ id }) => id) ?? []
  const quote = useQuery({ ...quoteQuery(bought), enabled: bought.length > 0 })
  const options = useQuery(paymentOptionsQuery)
  // Who was saved is only offered; but what is offered late would move what is being filled in.
  const saved = useQuery({ ...travellersQuery, enabled: asksForTravellers(lines.data) })
  const queries = [lines, quote, options]

  if (lines.data?.length === 0) return <NothingToBuy />
  if (user && lines.data && quote.data && options.data && !saved.isLoading)
    return <CheckoutForm user={user} items={lines.data} quote={quote.data} options={options.data} />
  if (quote.error instanceof ApiError && quote.error.status === 409)
    return <CheckoutProblem error={quote.error} items={lines.data ?? []} />
  if (!user && !isLoading)
    return <LoadProblem error={new ApiError('UNAVAILABLE')} onRetry={() => void startSession()} />
  const stopped = queries.find((query) => query.isError || query.fetchStatus === 'paused')
  if (stopped)
    return (
      <LoadProblem
        error={stopped.error}
        busy={stopped.isFetching}
        onRetry={() => {
          for (const query of queries) if (query.isError) void query.refetch()
        }}
      />
    )
  return <CheckoutSkeleton label={t('loading')} />
}

/** The checkout of the lines that the address names. */
export function CheckoutScreen() {
  const t = useTranslations('checkout')
  const signedIn = useSignedIn()
  const [ids, setIds] = useState<string[] | null>(null)
  useEffect(() => setIds(itemsOfSearch(window.location.search)), [])
  if (signedIn === null || ids === null) return <CheckoutSkeleton label={t('loading')} />
  if (!signedIn) return <SignInFirst />
  return ids.length > 0 ? <Checkout key={ids.join()} ids={ids} /> : <NothingToBuy />
}
