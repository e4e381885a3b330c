'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useRef } from 'react'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { CART_PAGE_SIZE } from '@/lib/domain/page-size'
import { CartListItem } from './cart-list-item'
import { itemsOf, totalItems } from './cart-pages'
import { CartSkeleton } from './cart-skeleton'
import { CartToolbar } from './cart-toolbar'
import { CartTotal } from './cart-total'
import { useEditDialog } from './change/use-edit-dialog'
import { type ItemChange, useItemChanges } from './change/use-item-changes'
import { EmptyCart } from './empty-cart'
import { withQuantities } from './item-quantities'
import { LoadMore } from './load-more'
import { NoCheckout } from './no-checkout'
import { RetryLoad } from './retry-load'
import { extentOf, isSelected, toggled, toggledAll } from './selection'
import { useCartList } from './use-cart-list'
import { useCartRemoval } from './use-cart-removal'
import { useNewItemsFocus } from './use-new-items-focus'
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
  const { save, saving } = useItemChanges()
  const { open, opening, changing, close } = useEditDialog()
  const list = useRef<HTMLUListElement>(null)
  const loaded = itemsOf(query.data)
  const focusNew = useNewItemsFocus(list, loaded.length)

  if (!ready || !query.data) {
    if (query.fetchStatus === 'paused')
      return <LoadProblem error={null} busy={query.isFetching} onRetry={() => void query.refetch()} />
    const failed = ready && query.isError
    return (
      <>
        <CartSkeleton items={3} label={t('loading')} busy={!failed || query.isFetching} />
        {failed && <RetryLoad busy={query.isFetching} onRetry={() => void query.refetch()} />}
      </>
    )
  }

  const total = totalItems(query.data)
  const items = loaded.map((item) => withQuantities(item, drafts[item.id]))
  if (total === 0) return <EmptyCart signedIn />
  const chosen = items.filter((item) => isSelected(selection, item))
  const extent = extentOf(selection, items)
  const below = Math.max(0, total - items.length)

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

  async function take(id: string, itemChange: ItemChange) {
    const before = loaded.find((item) => item.id === id)
    if (!before || saving.includes(id)) return
    await save(before, itemChange)
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
          {items.map((item) => (
            <CartListItem
              key={item.id}
              item={item}
              selected={isSelected(selection, item)}
              saving={saving.includes(item.id)}
              opening={opening === item.id}
              onSelect={() => select(toggled(selection, item))}
              onRemove={() => {
                remove.mutate(item.id)
                list.current?.focus({ preventScroll: true })
              }}
              onQuantity={(unit, value) => change(item, unit, value)}
              onOpen={() => void open(item)}
              onTake={(itemChange) => {
                void take(item.id, itemChange)
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
              key={items.length}
              shown={items.length}
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
          {below > 0 ? t('shown', { shown: items.length, total }) : ''}
        </p>
      </div>
      {takesOrders ? (
        <CartTotal
          items={chosen.filter((item) => !item.problem)}
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
            onSave={(itemChange) => {
              close()
              void take(changing.item.id, itemChange)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
