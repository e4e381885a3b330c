'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { paymentOptionsQuery } from '@/components/payment-options/payment-options-query'
import { startSession } from '@/components/session/session'
import { useSignedIn } from '@/components/session/use-signed-in'
import { travellersQuery } from '@/components/travellers/travellers-query'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import type { User } from '@/lib/contract/auth'
import type { CartItem } from '@/lib/contract/cart'
import { ApiError } from '@/lib/contract/error'
import { useAuth } from '@/stores/auth'
import { CheckoutForm } from './checkout-form'
import { CheckoutProblem } from './checkout-problem'
import { checkoutItemsQuery, quoteQuery } from './checkout-query'
import { CheckoutSkeleton } from './checkout-skeleton'
import { NothingToBuy, SignInFirst } from './nothing-to-buy'
import { itemsOfSearch, searchOfItems } from './selected-items'
import { useCheckoutUser } from './use-checkout-user'
import { useLatestDefined } from './use-latest-defined'
import { WholeCart } from './whole-cart'

function asksForTravellers(items: readonly CartItem[] = []): boolean {
  return items.some(({ travellers }) => travellers.length > 0)
}

interface CheckoutProps {
  ids: string[]
  user: User | null
  signedIn: boolean
}

function Checkout({ ids, user, signedIn }: CheckoutProps) {
  const t = useTranslations('checkout')
  const isLoading = useAuth((state) => state.isLoading)
  const items = useQuery({ ...checkoutItemsQuery(ids), enabled: signedIn })
  const bought = items.data?.map(({ id }) => id) ?? []
  const quote = useQuery({ ...quoteQuery(bought), enabled: signedIn && bought.length > 0 })
  const options = useQuery({ ...paymentOptionsQuery, enabled: signedIn })
  // Saved travellers are optional, but loading them late would shift the form.
  const saved = useQuery({ ...travellersQuery, enabled: signedIn && asksForTravellers(items.data) })
  // The form holds values stored nowhere else, e.g. passport numbers, so it stays when the session ends.
  const shown = {
    items: useLatestDefined(items.data),
    quote: useLatestDefined(quote.data),
    options: useLatestDefined(options.data),
  }
  const [open, setOpen] = useState(false)
  const queries = [items, quote, options]
  // The responses render at once; the form, with hundreds of elements, renders in parts between other tasks.
  const isReady = Boolean(user && shown.items && shown.quote && shown.options && (open || !saved.isLoading))
  const isFormDue = useDeferredValue(isReady)

  if (items.data?.length === 0) return <NothingToBuy />
  if (isFormDue && user && shown.items && shown.quote && shown.options) {
    if (!open) setOpen(true)
    return <CheckoutForm user={user} items={shown.items} quote={shown.quote} options={shown.options} />
  }
  if (!signedIn) return <SignInFirst />
  if (quote.error instanceof ApiError && quote.error.status === 409)
    return <CheckoutProblem error={quote.error} items={items.data ?? []} />
  if (!user && !isLoading)
    return (
      <LoadProblem error={new ApiError('UNAVAILABLE', { status: 503 })} onRetry={() => void startSession()} />
    )
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

/** The checkout of the cart items in the URL, or of all that can be bought. */
export function CheckoutScreen() {
  const t = useTranslations('checkout')
  const signedIn = useSignedIn()
  const { user, round } = useCheckoutUser()
  const [ids, setIds] = useState<string[] | null>(null)
  useEffect(() => setIds(itemsOfSearch(window.location.search)), [])
  const choose = useCallback((found: string[]) => {
    // What is added to the cart later does not change this checkout, also after a reload.
    window.history.replaceState(null, '', searchOfItems(found))
    setIds(found)
  }, [])
  if (signedIn === null || ids === null) return <CheckoutSkeleton label={t('loading')} />
  if (ids.length === 0) return signedIn ? <WholeCart onFound={choose} /> : <SignInFirst />
  return <Checkout key={`${round} ${ids.join()}`} ids={ids} user={user} signedIn={signedIn} />
}
