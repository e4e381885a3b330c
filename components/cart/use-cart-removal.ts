'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { cartCountKey } from '@/components/layout/cart-count'
import { useErrorWords } from '@/components/ui/error-text'
import { send } from '@/lib/api/browser'
import type { clearCart, deleteCartItem } from '@/lib/contract/cart'
import { showToast } from '@/stores/toasts'
import { type CartPages, withLinesBack, withoutLines } from './cart-pages'
import { cartListQuery } from './cart-query'

const { queryKey } = cartListQuery
const mutationKey = ['cart-removal']

/** Takes lines out of the cart: at once on the page, and back again where the server refuses. */
export function useCartRemoval() {
  const client = useQueryClient()
  const t = useTranslations('cart')
  const words = useErrorWords()

  async function take(ids: readonly string[]) {
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData<CartPages>(queryKey)
    if (before) client.setQueryData(queryKey, withoutLines(before, ids))
    return { before }
  }
  function giveBack(error: unknown, ids: readonly string[], before: CartPages | undefined) {
    // Only those: others may have been taken out in the meantime.
    client.setQueryData<CartPages>(
      queryKey,
      (pages) => pages && (before ? withLinesBack(pages, before, ids) : pages),
    )
    showToast({ title: t('wrong'), description: words(error), colour: 'warning', duration: 3000 })
  }
  /** The last one asks: what is still being taken out would come back until its own answer. */
  const settle = () =>
    client.isMutating({ mutationKey }) > 1 ? undefined : client.invalidateQueries({ queryKey })

  const remove = useMutation({
    mutationKey,
    mutationFn: (id: string) => send<typeof deleteCartItem>('DELETE', '/api/pd4/carts/{id}', { id }),
    onMutate: (id) => take([id]),
    onSuccess: ({ data }) => {
      client.setQueryData(cartCountKey, data.total_items)
      showToast({ title: t('removed'), description: t('removedLine') })
    },
    onError: (error, id, context) => giveBack(error, [id], context?.before),
    onSettled: settle,
  })

  const clear = useMutation({
    mutationKey,
    mutationFn: (ids: string[]) =>
      send<typeof clearCart>('DELETE', '/api/pd4/carts-clear', { ids: ids.join(',') }),
    onMutate: take,
    onSuccess: ({ message, data }) => {
      client.setQueryData(cartCountKey, data.total_items)
      showToast({ title: message ?? t('removed'), description: data.message })
    },
    onError: (error, ids, context) => giveBack(error, ids, context?.before),
    onSettled: settle,
  })

  return { remove, clear }
}
