import '@/components/catalog/product-card.css'
import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/class-names'

interface HeartProps {
  productId: string
  name: string
  /** Over a card's picture, or among other buttons. */
  place: 'card' | 'bar'
}

/**
 * Marks a product. It brings no script of its own: the page's one listener for `data-act` loads what it needs at the
 * first press, and whether it is pressed is painted by the same script.
 */
export function Heart({ productId, name, place }: HeartProps) {
  const t = useTranslations('favourites')
  return (
    <button
      type="button"
      data-act="heart"
      data-id={productId}
      aria-pressed="false"
      aria-label={t('heart', { name })}
      className={cx('heart', place === 'card' ? 'heart-card' : 'icon-btn')}
      suppressHydrationWarning
    >
      <svg className="icon" aria-hidden="true">
        <use href="/icons.svg#heart" />
        <use href="/icons.svg#heart-fill" />
      </svg>
    </button>
  )
}
