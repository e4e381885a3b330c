'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import type { BookingProduct } from '@/components/product/booking/selection/booking-product'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { importOrFail } from '@/components/ui/lazy/lazy-with-retry'
import type { CartItem } from '@/lib/contract/cart'
import { showToast } from '@/stores/toasts'
import { itemProduct } from './item-product'

const dialog = () => importOrFail(() => import('./change-dialog'))

/** Opens the edit dialog once its code and the product have loaded; the item's button is busy until then. */
export function useEditDialog() {
  const client = useQueryClient()
  const t = useTranslations('cart')
  const errorText = useErrorText()
  const { locale, currency } = usePreferences()
  const [opening, setOpening] = useState<string | null>(null)
  const [changing, setChanging] = useState<{ item: CartItem; product: BookingProduct } | null>(null)

  async function open(item: CartItem): Promise<void> {
    if (opening) return
    setOpening(item.id)
    try {
      // Fail at once without a network, instead of resuming later.
      const query = { ...itemProduct(item.product.id, locale, currency), networkMode: 'always' as const }
      const [product] = await Promise.all([client.fetchQuery(query), dialog()])
      setChanging({ item, product })
    } catch (error) {
      showToast({ title: t('wrong'), description: errorText(error), colour: 'warning', duration: 3000 })
    }
    setOpening(null)
  }

  return { open, opening, changing, close: () => setChanging(null) }
}
