'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { cartListQuery } from '@/components/queries/cart-list'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { send } from '@/lib/api/browser'
import type { CartItem, updateCartItem } from '@/lib/contract/cart'
import type { UnitType } from '@/lib/domain/catalog'
import { showToast } from '@/stores/toasts'
import { type Quantities, quantitiesOf } from './item-quantities'
import { updateCachedItem } from './update-cached-item'

const WAIT_MS = 500
const { queryKey } = cartListQuery

/** Changes quantities in place; debounces repeated presses, and requests for one item never overlap. */
export function useQuantityChanges() {
  const client = useQueryClient()
  const t = useTranslations('cart')
  const errorText = useErrorText()
  const [drafts, setDrafts] = useState<Record<string, Quantities>>({})
  const desired = useRef<Record<string, Quantities>>({})
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const saving = useRef(new Set<string>())
  const show = () => setDrafts({ ...desired.current })

  async function save(id: string): Promise<void> {
    timers.current.delete(id)
    const quantities = desired.current[id]
    if (!quantities || saving.current.has(id)) return
    saving.current.add(id)
    try {
      const { data } = await send<typeof updateCartItem>('PATCH', '/api/pd4/carts/{id}', { id, quantities })
      await updateCachedItem(client, data)
      if (desired.current[id] === quantities) delete desired.current[id]
    } catch (error) {
      delete desired.current[id]
      showToast({ title: t('wrong'), description: errorText(error), colour: 'warning', duration: 3000 })
      void client.invalidateQueries({ queryKey })
    }
    saving.current.delete(id)
    show()
    if (desired.current[id] && !timers.current.has(id)) void save(id)
  }

  function change(item: CartItem, unit: UnitType, value: number): void {
    desired.current[item.id] = { ...quantitiesOf(item), ...desired.current[item.id], [unit]: value }
    show()
    clearTimeout(timers.current.get(item.id))
    timers.current.set(
      item.id,
      setTimeout(() => save(item.id), WAIT_MS),
    )
  }

  const flush = useRef(() => {})
  flush.current = () => {
    for (const [id, timer] of [...timers.current]) {
      clearTimeout(timer)
      void save(id)
    }
  }
  useEffect(() => () => flush.current(), [])

  return { drafts, change, pending: Object.keys(drafts).length > 0 }
}
