'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { isSignedInHint } from '@/components/account/session'
import { showCartCount } from '@/components/layout/cart-count'
import { usePreferences } from '@/components/layout/preferences'
import { useErrorWords } from '@/components/ui/error-words'
import { send } from '@/lib/api/browser'
import type { addToCart, Selection } from '@/lib/contract/cart'
import { ApiError } from '@/lib/contract/error'
import type { Money } from '@/lib/domain/money'
import { formatMoney } from '@/lib/i18n/format'
import { saveDraft } from '@/stores/drafts'
import { useLoginPopup } from '@/stores/login-popup'
import { showToast } from '@/stores/toasts'
import type { AvailabilityControl } from './availability-source'
import { pressKey, totalNow } from './press'

/** Where a press leads: stay here with the item in the cart, or pay for it at once. */
export type Goal = 'cart' | 'checkout'

interface Purchase {
  selection: Selection
  /** What the visitor sees; undefined where no total is shown. */
  expected: Money | undefined
}

/** Puts the choice into the cart, once for each press, and says what went wrong. */
export function useAddToCart(product: { id: string; name: string }, control: AvailabilityControl) {
  const t = useTranslations('booking')
  const words = useErrorWords()
  const router = useRouter()
  const { path } = usePreferences()
  const under = useRef(false)
  const [busy, setBusy] = useState<Goal | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [newTotal, setNewTotal] = useState<Money | null>(null)

  function signIn(selection: Selection) {
    saveDraft({ selection, path: `/products/${product.id}` })
    useLoginPopup.getState().show()
  }

  const post = ({ selection, expected }: Purchase) =>
    send<typeof addToCart>(
      'POST',
      '/api/pd4/carts',
      { ...selection, expected_total: newTotal ?? expected },
      { idempotencyKey: pressKey() },
    )

  function fail(cause: unknown, selection: Selection) {
    if (cause instanceof ApiError && cause.code === 'UNAUTHENTICATED') return signIn(selection)
    const total = totalNow(cause)
    setNewTotal(total)
    setError(total ? t('newPrice', { total: formatMoney(total) }) : words(cause))
    if (cause instanceof ApiError && cause.status === 409) control.refresh()
  }

  async function press(goal: Goal, purchase: Purchase) {
    if (under.current) return
    setError(null)
    if (!isSignedInHint()) return signIn(purchase.selection)
    under.current = true
    setBusy(goal)
    try {
      const { data } = await post(purchase)
      setNewTotal(null)
      showCartCount(data.total_items)
      control.forgetCart()
      if (goal === 'checkout') return router.push(path(`/checkout?items=${data.item.id}`))
      showToast({
        title: t('added'),
        description: product.name,
        action: { label: t('viewCart'), href: path('/cart') },
      })
    } catch (cause) {
      fail(cause, purchase.selection)
    } finally {
      under.current = false
      setBusy(null)
    }
  }

  function reset() {
    setError(null)
    setNewTotal(null)
  }

  return { press, busy, error, newTotal, reset }
}
