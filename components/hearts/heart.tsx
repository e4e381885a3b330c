import './heart.css'
import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/class-names'

interface HeartProps {
  productId: string
  name: string
  /** On a card's image, or in a button bar. */
  place: 'card' | 'bar'
}

/**
 * Favourite button. It has no script of its own: the page's `data-act` listener loads the code at the first
 * press, and the same code sets the pressed state.
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
        <use href="/icons.svg#heart-fill" />
      </svg>
    </button>
  )
}
