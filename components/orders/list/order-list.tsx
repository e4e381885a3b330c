'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { SavedLink } from '@/components/offline/saved-link'
import { useDailySave } from '@/components/offline/use-saved-vouchers'
import { filterOf, ORDER_FILTER_NAMES, type OrderFilter } from '@/components/orders/query/order-filter'
import { ordersQuery } from '@/components/orders/query/orders-query'
import { usePreferences } from '@/components/page/preferences'
import { useSignedIn } from '@/components/session/use-signed-in'
import { Button } from '@/components/ui/action/button'
import { ButtonLink } from '@/components/ui/action/button-link'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { Loading } from '@/components/ui/feedback/loading'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Chips } from '@/components/ui/form/chips'
import { OrderRow } from './order-row'

/** The orders of a filter group, newest first. */
function Orders({ filter, onAll }: { filter: OrderFilter; onAll: () => void }) {
  const t = useTranslations('orders')
  const { path } = usePreferences()
  const signedIn = useSignedIn() !== null
  const query = useInfiniteQuery({ ...ordersQuery(filter), enabled: signedIn })
  const orders = query.data?.pages.flatMap((page) => page.items) ?? []
  const total = query.data?.pages.at(-1)?.meta.total ?? 0

  if (!query.data) {
    if (query.isError || (signedIn && query.fetchStatus === 'paused'))
      return (
        <>
          <LoadProblem error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
          <SavedLink orderId={null} />
        </>
      )
    return (
      <Loading label={t('loading')} className="grid gap-4 py-4">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-21 rounded-18" />
        ))}
      </Loading>
    )
  }
  if (orders.length === 0 && filter !== 'all')
    return (
      <EmptyState
        title={t('filter.none')}
        action={
          <Button variant="secondary" onClick={onAll}>
            {t('filter.showAll')}
          </Button>
        }
      >
        {t('filter.noneLine')}
      </EmptyState>
    )
  if (orders.length === 0)
    return (
      <EmptyState
        title={t('empty.title')}
        image="site/empty-cart"
        action={<ButtonLink href={path('/products')}>{t('empty.explore')}</ButtonLink>}
      >
        {t('empty.line')}
      </EmptyState>
    )
  return (
    <>
      <ul>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <div className="mt-6 grid justify-items-center gap-4">
        <p className="text-14 text-ink-3 tabular-nums" role="status">
          {t('shown', { count: orders.length, total })}
        </p>
        {query.isFetchNextPageError && (
          <LoadProblem error={query.error} onRetry={() => void query.fetchNextPage()} />
        )}
        {query.hasNextPage && !query.isFetchNextPageError && (
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </div>
    </>
  )
}

/** The visitor's orders with a status filter, which is stored in the URL. */
export function OrderList() {
  const t = useTranslations('orders.filter')
  const [filter, setFilter] = useState<OrderFilter | null>(null)
  useEffect(() => setFilter(filterOf(window.location.search)), [])
  useDailySave()

  function choose(name: OrderFilter) {
    setFilter(name)
    history.replaceState(history.state, '', name === 'all' ? window.location.pathname : `?status=${name}`)
  }

  return (
    <>
      <Chips
        label={t('label')}
        labelHidden
        choose="one"
        name="order-filter"
        options={ORDER_FILTER_NAMES.map((value) => ({ value, label: t(value) }))}
        value={[filter ?? 'all']}
        onChange={([value]) => choose(ORDER_FILTER_NAMES.find((name) => name === value) ?? 'all')}
      />
      <Orders filter={filter ?? 'all'} onAll={() => choose('all')} />
    </>
  )
}
