'use client'

import '@/components/layout/footer-after-list.css'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { CART_PAGE_SIZE } from './cart-query'
import { CartSkeleton } from './cart-skeleton'
import { EndOfList } from './infinite-scroll-sentinel'

interface MoreLinesProps {
  /** Number of items loaded; `below` is the number not loaded yet. */
  shown: number
  below: number
  busy: boolean
  /** The next items are loading. */
  loading: boolean
  onScrolled(): void
  onAsked(): void
}

/**
 * Loads the next page when scrolled into view, or by a button for keyboard users. Placeholders reserve the
 * space of the next items before they are requested, to avoid layout shift.
 */
export function MoreLines({ shown, below, busy, loading, onScrolled, onAsked }: MoreLinesProps) {
  const t = useTranslations('cart')
  return (
    <div data-footer-waits className="relative">
      <Button
        variant="secondary"
        wide
        className="absolute inset-x-0 top-5 opacity-0 focus-visible:opacity-100"
        busy={busy}
        onClick={onAsked}
      >
        {t('more', { count: Math.min(below, CART_PAGE_SIZE) })}
      </Button>
      {!busy && <EndOfList length={shown} onReached={onScrolled} />}
      <CartSkeleton
        lines={Math.min(below, CART_PAGE_SIZE)}
        label={t('loadingMore', { count: below })}
        busy={loading}
      />
    </div>
  )
}
