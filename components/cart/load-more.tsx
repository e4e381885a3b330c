'use client'

import '@/components/layout/footer-after-list.css'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { CART_PAGE_SIZE } from './cart-query'
import { CartSkeleton } from './cart-skeleton'
import { EndOfList } from './infinite-scroll-sentinel'

interface MoreLinesProps {
  /** Lines that are loaded, and those that are not. */
  shown: number
  below: number
  busy: boolean
  /** The next lines are on their way. */
  loading: boolean
  onScrolled(): void
  /** The button was pressed. */
  onAsked(): void
}

/**
 * The end of what is loaded, and the places of the lines that come next: they are there before these are asked for,
 * so that nothing moves. It goes on by itself when it is scrolled to, and for the keyboard by a button over them.
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
