'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useRef } from 'react'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { CART_PAGE_SIZE } from '@/lib/domain/page-size'
import { CartLine } from './cart-line'
import { itemsOf, totalItems } from './cart-pages'
import { CartSkeleton } from './cart-skeleton'
import { CartToolbar } from './cart-toolbar'
import { CartTotal } from './cart-total'
import { useEditDialog } from './change/use-edit-dialog'
import { type LineChange, useLineChanges } from './change/use-line-changes'
import { EmptyCart } from './empty-cart'
import { withQuantities } from './line-quantities'
import { LoadMore } from './load-more'
import { NoCheckout } from './no-checkout'
import { RetryLoad } from './retry-load'
import { extentOf, isSelected, toggled, toggledAll } from './selection'
import { useCartList } from './use-cart-list'
import { useCartRemoval } from './use-cart-removal'
import { useNewLinesFocus } from './use-new-lines-focus'
import { useQuantityChanges } from './use-quantity-changes'

const ChangeDialog = lazyWithRetry(() =>
  import('./change/change-dialog').then((module) => ({ default: module.ChangeDialog })),
)

/** The signed-in visitor's cart. */
export function CartList({ takesOrders }: { takesOrders: boolean }) {
  const t = useTranslations('cart')
  const { query, ready, selection, select } = useCartList()
  const { drafts, change, pending } = useQuantityChanges()
  const { remove, clear } = useCartRemoval()
  const { save, saving } = useLineChanges()
  const { open, opening, changing, close } = useEditDialog()
  const list = useRef<HTMLUListElement>(null)
  const loaded = itemsOf(query.data)
  const focusNew = useNewLinesFocus(list, loaded.length)

  if (!ready || !query.data) {
    if (query.fetchStatus === 'paused')
      return <LoadProblem error={null} busy={query.isFetching} onRetry={() => void query.refetch()} />
    const failed = ready && query.isError
    return (
      <>
        <CartSkeleton lines={3} label={t('loading')} busy={!failed || query.isFetching} />
        {failed && <RetryLoad busy={query.isFetching} onRetry={() => void query.refetch()} />}
      </>
    )
  }

  const total = totalItems(query.data)
  const lines = loaded.map((line) => withQuantities(line, drafts[line.id]))
  if (total === 0) return <EmptyCart signedIn />
  const chosen = lines.filter((line) => isSelected(selection, line))
  const extent = extentOf(selection, lines)
  const below = Math.max(0, total - lines.length)

  async function more() {
    const { hasNextPage, isError } = await query.fetchNextPage()
    return hasNextPage && !isError
  }

  /** Selects the whole cart, so that pages not loaded yet are loaded first. */
  async function selectAll() {
    select(toggledAll(extent))
    if (extent === 'all' || below === 0) return
    while (await more());
  }

  async function take(id: string, lineChange: LineChange) {
    const before = loaded.find((line) => line.id === id)
    if (!before || saving.includes(id)) return
    await save(before, lineChange)
    // The pressed button is removed if the item had a problem.
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }

  return (
    <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_384px]">
      <div>
        <CartToolbar
          extent={extent}
          total={total}
          selected={chosen.length}
          busy={clear.isPending}
          onSelectAll={() => void selectAll()}
          onClear={() => clear.mutate(chosen.map(({ id }) => id))}
        />
        <ul ref={list} tabIndex={-1} aria-label={t('title')} className="outline-0">
          {lines.map((line) => (
            <CartLine
              key={line.id}
              item={line}
              selected={isSelected(selection, line)}
              saving={saving.includes(line.id)}
              opening={opening === line.id}
              onSelect={() => select(toggled(selection, line))}
              onRemove={() => {
                remove.mutate(line.id)
                list.current?.focus({ preventScroll: true })
              }}
              onQuantity={(unit, value) => change(line, unit, value)}
              onOpen={() => void open(line)}
              onTake={(lineChange) => {
                void take(line.id, lineChange)
                list.current?.focus({ preventScroll: true })
              }}
            />
          ))}
        </ul>
        {query.isFetchNextPageError ? (
          <RetryLoad busy={query.isFetchingNextPage} onRetry={() => void query.fetchNextPage()} />
        ) : (
          query.hasNextPage && (
            <LoadMore
              key={lines.length}
              shown={lines.length}
              below={below}
              busy={query.isFetching}
              loading={query.isFetchingNextPage}
              onScrolled={() => void query.fetchNextPage()}
              onRequest={() => {
                focusNew()
                void query.fetchNextPage()
              }}
            />
          )
        )}
        <p className="sr-only" role="status">
          {below > 0 ? t('shown', { shown: lines.length, total }) : ''}
        </p>
      </div>
      {takesOrders ? (
        <CartTotal
          lines={chosen.filter((line) => !line.problem)}
          below={below}
          paged={total > CART_PAGE_SIZE.usual}
          busy={pending || saving.length > 0}
        />
      ) : (
        <NoCheckout />
      )}
      <Suspense>
        {changing && (
          <ChangeDialog
            item={changing.item}
            product={changing.product}
            onClose={close}
            onSave={(lineChange) => {
              close()
              void take(changing.item.id, lineChange)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
