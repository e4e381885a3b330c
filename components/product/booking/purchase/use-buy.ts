'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { importOrFail } from '@/components/ui/lazy/lazy-with-retry'
import { ApiError } from '@/lib/contract/error'
import { showToast } from '@/stores/toasts'
import type { Goal } from '../store/booking-state'
import { useBookingStore } from '../store/booking-store'
import { completePurchase, endPurchase, failPurchase, startPurchase } from '../store/purchase-transitions'
import type { Purchase } from './purchase'
import { useComplete } from './use-complete'

/** Returns the position of the busy button; the ticket and the mobile bottom bar each have one. */
function pressedButton(): DOMRect | undefined {
  const busy = [...document.querySelectorAll('button[aria-busy=true]')]
  return busy.find((button) => button.getClientRects().length > 0)?.getBoundingClientRect()
}

/** Returns a function that adds the selection to the cart, once per press, or leads to the missing step. */
export function useBuy(): (goal: Goal) => void {
  const t = useTranslations('booking')
  const router = useRouter()
  const { path } = usePreferences()
  const store = useBookingStore()
  const complete = useComplete()

  async function add(goal: Goal, { selection, expected }: Purchase) {
    const { product, control, purchase } = store.getState()
    if (purchase.busy) return
    store.setState((state) => startPurchase(state, goal))
    try {
      const { buy } = await importOrFail(() => import('./buy'))
      const bought = await buy({ selection, expected: purchase.newTotal ?? expected }, goal)
      if (!bought) return
      store.setState(completePurchase)
      control?.forgetCart()
      if (goal === 'checkout') return router.push(path(`/checkout?items=${bought.item.id}`))
      const pressed = pressedButton()
      if (pressed)
        void import('./fly-to-cart').then(
          ({ flyToCart }) => flyToCart(pressed),
          () => null,
        )
      showToast({
        title: t('added'),
        description: product.name,
        action: { label: t('viewCart'), href: path('/cart') },
      })
    } catch (cause) {
      store.setState((state) => failPurchase(state, cause))
      if (cause instanceof ApiError && cause.status === 409) control?.refresh()
    } finally {
      store.setState(endPurchase)
    }
  }

  return (goal) => complete((purchase) => void add(goal, purchase))
}
