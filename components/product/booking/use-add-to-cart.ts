'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { isSignedInHint } from '@/components/account/session'
import { errorOf } from '@/components/cart/add-draft'
import { showCartCount } from '@/components/layout/cart-count'
import { usePreferences } from '@/components/layout/preferences'
import { useErrorWords } from '@/components/ui/error-words'
import { send } from '@/lib/api/browser'
import type { addToCart, Selection } from '@/lib/contract/cart'
import { ApiError } from '@/lib/contract/error'
import type { Money } from '@/lib/domain/money'
import type { SelectionLine } from '@/lib/domain/selection-total'
import { formatMoney } from '@/lib/i18n/format'
import { clearDraft, readDraftOf, saveDraft } from '@/stores/drafts'
import { useLoginPopup } from '@/stores/login-popup'
import { showToast } from '@/stores/toasts'
import type { AvailabilityControl } from './availability-source'
import { pressKey, totalNow } from './press'

/** Where a press leads: stay here with the item in the cart, or pay for it at once. */
export type Goal = 'cart' | 'checkout'

export interface Purchase {
  selection: Selection
  /** What the visitor sees; undefined where no total is shown. */
  expected: Money | undefined
  lines?: readonly SelectionLine[]
}

/** What a press of the button does with a choice, and what came of it. */
export interface Buying {
  press(goal: Goal, purchase: Purchase): Promise<unknown>
  busy: Goal | null
  error: string | null
  /** What it costs now, where that is no longer what was shown. */
  newTotal: Money | null
  /** Something else is chosen. */
  reset(): void
}

/** Where the button is that was pressed and is at work; there is one in the ticket and one in the bar of a phone. */
function pressedButton(): DOMRect | undefined {
  const busy = [...document.querySelectorAll('button[aria-busy=true]')]
  return busy.find((button) => button.getClientRects().length > 0)?.getBoundingClientRect()
}

/** Puts the choice into the cart, once for each press, and says what went wrong. */
export function useAddToCart(product: { id: string; name: string }, control: AvailabilityControl): Buying {
  const t = useTranslations('booking')
  const words = useErrorWords()
  const router = useRouter()
  const { path } = usePreferences()
  const under = useRef(false)
  const [busy, setBusy] = useState<Goal | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const [newTotal, setNewTotal] = useState<Money | null>(null)

  // What was chosen before signing in, and could not be put into the cart then.
  useEffect(() => {
    const refused = readDraftOf(product.id)?.problem
    if (!refused) return
    setProblem(errorOf(refused))
    setNewTotal(refused.total)
  }, [product.id])

  function signIn({ selection, expected }: Purchase) {
    saveDraft({
      selection,
      path: `/products/${product.id}`,
      expected: newTotal ?? expected,
      key: pressKey(),
      savedAt: Date.now(),
    })
    useLoginPopup.getState().showForChoice()
  }

  const post = ({ selection, expected }: Purchase) =>
    send<typeof addToCart>(
      'POST',
      '/api/pd4/carts',
      { ...selection, expected_total: newTotal ?? expected },
      { idempotencyKey: pressKey() },
    )

  function fail(cause: unknown, purchase: Purchase) {
    if (cause instanceof ApiError && cause.code === 'UNAUTHENTICATED') return signIn(purchase)
    setNewTotal(totalNow(cause))
    setProblem(cause)
    if (cause instanceof ApiError && cause.status === 409) control.refresh()
  }

  async function press(goal: Goal, purchase: Purchase) {
    if (under.current) return
    setProblem(null)
    if (!isSignedInHint()) return signIn(purchase)
    under.current = true
    setBusy(goal)
    try {
      const { data } = await post(purchase)
      setNewTotal(null)
      if (readDraftOf(product.id)) clearDraft()
      showCartCount(data.total_items)
      control.forgetCart()
      if (goal === 'checkout') return router.push(path(`/checkout?items=${data.item.id}`))
      const pressed = pressedButton()
      if (pressed) void import('@/components/layout/fly-to-cart').then(({ flyToCart }) => flyToCart(pressed))
      showToast({
        title: t('added'),
        description: product.name,
        action: { label: t('viewCart'), href: path('/cart') },
      })
    } catch (cause) {
      fail(cause, purchase)
    } finally {
      under.current = false
      setBusy(null)
    }
  }

  /** Something else is chosen: what was refused is no longer wanted. */
  function reset() {
    setProblem(null)
    setNewTotal(null)
    if (readDraftOf(product.id)?.problem) clearDraft()
  }

  const error = problem
    ? totalNow(problem) && newTotal
      ? t('newPrice', { total: formatMoney(newTotal) })
      : words(problem)
    : null

  return { press, busy, error, newTotal, reset }
}
