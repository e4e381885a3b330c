'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { isCartStale, updateCachedItem } from '@/components/cart/update-cached-item'
import { type CartPages, cartListQuery } from '@/components/queries/cart-list'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { send } from '@/lib/api/browser'
import type { CartItem, Selection, updateCartItem } from '@/lib/contract/cart'
import { showToast } from '@/stores/toasts'
import { withItem } from '../cart-pages'

const { queryKey } = cartListQuery

export interface ItemChange {
  selection: Selection
  /** The item as shown until the server responds. */
  after: CartItem
}

/** Changes an item optimistically and rolls back if the server refuses. */
export function useItemChanges() {
  const client = useQueryClient()
  const t = useTranslations('cart')
  const errorText = useErrorText()
  const [saving, setSaving] = useState<readonly string[]>([])
  const show = (item: CartItem) =>
    client.setQueryData<CartPages>(queryKey, (pages) => pages && withItem(pages, item))

  async function save(before: CartItem, { selection, after }: ItemChange): Promise<void> {
    const { id } = before
    const { product_id: _, ...changes } = selection
    setSaving((ids) => [...ids, id])
    const wasStale = isCartStale(client)
    await client.cancelQueries({ queryKey })
    show(after)
    try {
      const { data } = await send<typeof updateCartItem>('PATCH', '/api/pd4/carts/{id}', { id, ...changes })
      await updateCachedItem(client, data, wasStale || isCartStale(client))
      showToast({ title: t('changed.title'), description: data.product.name })
    } catch (error) {
      show(before)
      // The alternative has been sold in the meantime, so look them up again.
      void client.invalidateQueries({ queryKey: ['item-alternatives', id] })
      void client.invalidateQueries({ queryKey: ['availability', before.product.id] })
      showToast({ title: t('wrong'), description: errorText(error), colour: 'warning', duration: 3000 })
      void client.invalidateQueries({ queryKey })
    }
    setSaving((ids) => ids.filter((other) => other !== id))
  }

  return { save, saving }
}
