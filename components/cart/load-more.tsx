'use client'

import { PageMark } from '@/components/page/page-mark'
import { CART_PAGE_SIZE } from '@/lib/domain/page-size'
import '@/components/page/footer-after-list.css'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/action/button'
import { CartSkeleton } from './cart-skeleton'
import { InfiniteScrollSentinel } from './infinite-scroll-sentinel'

interface LoadMoreProps {
  /** Number of items loaded; `below` is the number not loaded yet. */
  shown: number
  below: number
  busy: boolean
  /** The next items are loading. */
  loading: boolean
  onScrolled(): void
  onRequest(): void
}

/**
 * Loads the next page when scrolled into view, or by a button for keyboard users. Placeholders reserve the
 * space of the next items before they are requested, to avoid layout shift.
 */
export function LoadMore({ shown, below, busy, loading, onScrolled, onRequest }: LoadMoreProps) {
  const t = useTranslations('cart')
  return (
    <PageMark mark="footer-waits" className="relative">
      <Button
        variant="secondary"
        wide
        className="absolute inset-x-0 top-5 opacity-0 focus-visible:opacity-100"
        busy={busy}
        onClick={onRequest}
      >
        {t('more', { count: Math.min(below, CART_PAGE_SIZE.usual) })}
      </Button>
      {!busy && <InfiniteScrollSentinel length={shown} onReached={onScrolled} />}
      <CartSkeleton
        items={Math.min(below, CART_PAGE_SIZE.usual)}
        label={t('loadingMore', { count: below })}
        busy={loading}
      />
    </PageMark>
  )
}
