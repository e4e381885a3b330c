import { useTranslations } from 'next-intl'
import type { ProductCard } from '@/lib/contract/catalog'

/** How many amenities a card has room for. */
const SHOWN = 3

/** Stars and first amenities of a stay, on its card. */
export function StayLine({ stars, amenities }: Pick<ProductCard, 'stars' | 'amenities'>) {
  const t = useTranslations('listing.stay')
  const words = amenities.slice(0, SHOWN).map((amenity) => t(`amenities.${amenity}`))
  if (stars === null && words.length === 0) return null
  return <small>{[stars !== null && t('stars', { stars }), ...words].filter(Boolean).join('\u00a0· ')}</small>
}
