'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { LoadProblem } from '@/components/ui/load-problem'
import { CartLine } from './cart-line'
import { linesOf, totalLines } from './cart-pages'
import { CART_PAGE_SIZE, cartListQuery } from './cart-query'
import { CartSkeleton } from './cart-skeleton'
import { CartToolbar } from './cart-toolbar'
import { CartTotal } from './cart-total'
import { EmptyCart } from './empty-cart'
import { EndOfList } from './end-of-list'
import { withQuantities } from './line-quantities'
import { EVERYTHING, extentOf, isSelected, toggled, toggledAll } from './selection'
import { useCartRemoval } from './use-cart-removal'
import { useQuantityChanges } from './use-quantity-changes'

/** The signed-in visitor's cart. */
export function CartList() {
  const t = useTranslations('cart')
  const query = useInfiniteQuery(cartListQuery)
  const [selection, select] = useState(EVERYTHING)
  const { drafts, change, pending } = useQuantityChanges()
  const { remove, clear } = useCartRemoval()
  const list = useRef<HTMLUListElement>(null)

  if (!query.data) {
    if (query.isError || query.fetchStatus === 'paused')
      return <LoadProblem error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
    return <CartSkeleton lines={3} label={t('loading')} />
  }

  const total = totalLines(query.data)
  const lines = linesOf(query.data).map((line) => withQuantities(line, drafts[line.id]))
  if (total === 0) return <EmptyCart signedIn />
  const chosen = lines.filter((line) => isSelected(selection, line))
  const extent = extentOf(selection, lines)
  const below = Math.max(0, total - lines.length)

  return (
    <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_384px]">
      <div>
        <CartToolbar
          extent={extent}
          total={total}
          selected={chosen.length}
          busy={clear.isPending}
          onSelectAll={() => select(toggledAll(extent))}
          onClear={() => clear.mutate(chosen.map(({ id }) => id))}
        />
        <ul ref={list} tabIndex={-1} className="outline-0">
          {lines.map((line) => (
            <CartLine
              key={line.id}
              item={line}
              selected={isSelected(selection, line)}
              onSelect={() => select(toggled(selection, line.id))}
              onRemove={() => {
                remove.mutate(line.id)
                list.current?.focus({ preventScroll: true })
              }}
              onQuantity={(unit, value) => change(line, unit, value)}
            />
          ))}
        </ul>
        {query.isFetchingNextPage && (
          <CartSkeleton lines={Math.min(below, CART_PAGE_SIZE)} label={t('loadingMore', { count: below })} />
        )}
        {query.isFetchNextPageError ? (
          <LoadProblem
            error={query.error}
            busy={query.isFetchingNextPage}
            onRetry={() => void query.fetchNextPage()}
          />
        ) : (
          query.hasNextPage &&
          !query.isFetching && (
            <EndOfList length={lines.length} onReached={() => void query.fetchNextPage()} />
          )
        )}
      </div>
      <CartTotal lines={chosen} below={below} busy={pending} />
    </div>
  )
}
