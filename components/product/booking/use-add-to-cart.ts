'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { showCartCount } from '@/components/layout/cart-count'
import { usePreferences } from '@/components/layout/preferences'
import { useErrorWords } from '@/components/ui/error-text'
import { ApiError } from '@/lib/contract/error'
import type { Money } from '@/lib/domain/money'
import { formatMoney } from '@/lib/i18n/format'
import { clearDraft, readDraftOf } from '@/stores/drafts'
import { showToast } from '@/stores/toasts'
import type { Panel, Sale } from './booking-panel'
import type { Purchase } from './buy'
import { totalNow } from './idempotency-key'

/** Where a press leads: stay here with the item in the cart, or pay for it at once. */
export type Goal = 'cart' | 'checkout'

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

/** Puts the choice of a panel into the cart, once for each press, and says what went wrong. */
export function useAddToCart({ product, control, sale, setSale, pressing }: Panel): Buying {
  const t = useTranslations('booking')
  const words = useErrorWords()
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

  /** Something else is chosen: what was refused is no longer wanted. */
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
