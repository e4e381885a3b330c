'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { showCartCount } from '@/components/layout/cart-count'
import { usePreferences } from '@/components/layout/preferences'
import { useErrorText } from '@/components/ui/error-text'
import { ApiError } from '@/lib/contract/error'
import type { Money } from '@/lib/domain/money'
import { formatMoney } from '@/lib/i18n/format'
import { clearDraft, readDraftOf } from '@/stores/drafts'
import { showToast } from '@/stores/toasts'
import type { Panel, Sale } from './booking-panel'
import type { Purchase } from './buy'
import { totalNow } from './price-changed'

/** Target of a buy button: add to the cart and stay, or go to checkout at once. */
export type Goal = 'cart' | 'checkout'

/** The action of the buy buttons and its state. */
export interface Buying {
  press(goal: Goal, purchase: Purchase): Promise<unknown>
  busy: Goal | null
  error: string | null
  /** The current total, if it differs from the one shown. */
  newTotal: Money | null
  /** Clears error and new total when the choice changes. */
  reset(): void
}

/** Returns the position of the busy button; the ticket and the mobile bottom bar each have one. */
function pressedButton(): DOMRect | undefined {
  const busy = [...document.querySelectorAll('button[aria-busy=true]')]
  return busy.find((button) => button.getClientRects().length > 0)?.getBoundingClientRect()
}

/** Adds the choice of a panel to the cart, once per press, and returns the error text. */
export function useAddToCart({ product, control, sale, setSale, pressing }: Panel): Buying {
  const t = useTranslations('booking')
  const words = useErrorText()
  const router = useRouter()
  const { path } = usePreferences()
  const { busy, problem, newTotal } = sale
  const told = (news: Partial<Sale>) => setSale((before) => ({ ...before, ...news }))

  async function press(goal: Goal, { selection, expected }: Purchase) {
    if (pressing.current) return
    pressing.current = true
    told({ problem: null, busy: goal })
    try {
      const { buy } = await import('./buy')
      const bought = await buy({ selection, expected: newTotal ?? expected })
      if (!bought) return
      told({ newTotal: null })
      showCartCount(bought.total_items)
      control?.forgetCart()
      if (goal === 'checkout') return router.push(path(`/checkout?items=${bought.item.id}`))
      const pressed = pressedButton()
      if (pressed)
        void import('@/components/layout/fly-to-cart').then(
          ({ flyToCart }) => flyToCart(pressed),
          () => null,
        )
      showToast({
        title: t('added'),
        description: product.name,
        action: { label: t('viewCart'), href: path('/cart') },
      })
    } catch (cause) {
      told({ problem: cause, newTotal: totalNow(cause) })
      if (cause instanceof ApiError && cause.status === 409) control?.refresh()
    } finally {
      pressing.current = false
      told({ busy: null })
    }
  }

  /** The choice has changed, so the rejected draft is discarded as well. */
  function reset() {
    told({ problem: null, newTotal: null })
    if (readDraftOf(product.id)?.problem) clearDraft()
  }

  const error = problem
    ? totalNow(problem) && newTotal
      ? t('newPrice', { total: formatMoney(newTotal) })
      : words(problem)
    : null

  return { press, busy, error, newTotal, reset }
}
