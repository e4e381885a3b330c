'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { cartCountKey } from '@/components/queries/cart-count'
import { type CartPages, cartListQuery } from '@/components/queries/cart-list'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { send } from '@/lib/api/browser'
import type { clearCart, deleteCartItem } from '@/lib/contract/cart'
import { showToast } from '@/stores/toasts'
import { withItemsRestored, withoutItems } from './cart-pages'

const { queryKey } = cartListQuery
const mutationKey = ['cart-removal']

/** Removes items from the cart optimistically and rolls back if the server refuses. */
export function useCartRemoval() {
  const client = useQueryClient()
  const t = useTranslations('cart')
  const errorText = useErrorText()

  async function removeLocally(ids: readonly string[]) {
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData<CartPages>(queryKey)
    if (before) client.setQueryData(queryKey, withoutItems(before, ids))
    return { before }
  }
  function rollBack(error: unknown, ids: readonly string[], before: CartPages | undefined) {
    // Restore only these; others may have been removed in the meantime.
    client.setQueryData<CartPages>(
      queryKey,
      (pages) => pages && (before ? withItemsRestored(pages, before, ids) : pages),
    )
    showToast({ title: t('wrong'), description: errorText(error), colour: 'warning', duration: 3000 })
  }
  /** Refetches only after the last removal; otherwise items still being removed would reappear. */
  const settle = () =>
    client.isMutating({ mutationKey }) > 1 ? undefined : client.invalidateQueries({ queryKey })

  const remove = useMutation({
    mutationKey,
    mutationFn: (id: string) => send<typeof deleteCartItem>('DELETE', '/api/pd4/carts/{id}', { id }),
    onMutate: (id) => removeLocally([id]),
    onSuccess: ({ data }) => {
      client.setQueryData(cartCountKey, data.total_items)
      showToast({ title: t('removed'), description: t('removedLine') })
    },
    onError: (error, id, context) => rollBack(error, [id], context?.before),
    onSettled: settle,
  })

  const clear = useMutation({
    mutationKey,
    mutationFn: (ids: string[]) =>
      send<typeof clearCart>('DELETE', '/api/pd4/carts-clear', { ids: ids.join(',') }),
    onMutate: removeLocally,
    onSuccess: ({ message, data }) => {
      client.setQueryData(cartCountKey, data.total_items)
      showToast({ title: message ?? t('removed'), description: data.message })
    },
    onError: (error, ids, context) => rollBack(error, ids, context?.before),
    onSettled: settle,
  })

  return { remove, clear }
}
