'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { buyableIdsQuery } from './checkout-query'
import { CheckoutSkeleton } from './checkout-skeleton'
import { NothingToBuy } from './nothing-to-buy'

/** Finds everything in the cart that can be bought, for a checkout whose URL names no items. */
export function WholeCart({ onFound }: { onFound(ids: string[]): void }) {
  const t = useTranslations('checkout')
  const query = useQuery(buyableIdsQuery)
  const found = query.isFetchedAfterMount ? query.data : undefined
  useEffect(() => {
    if (found && found.length > 0) onFound(found)
  }, [found, onFound])
  if (query.isError || query.fetchStatus === 'paused')
    return <LoadProblem error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (found?.length === 0) return <NothingToBuy />
  return <CheckoutSkeleton label={t('loading')} />
}
