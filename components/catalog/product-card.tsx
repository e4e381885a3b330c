import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import type { ProductCard as Product } from '@/lib/contract/catalog'
import { pricePeriod } from './price-period'

/** How products stand beside each other: in columns, or as rows below 768 px. */
export type CardLayout = 'columns' | 'rows'

const LAYOUT: Record<CardLayout, { card: string; picture: string; sizes: string }> = {
  columns: {
    card: 'grid-rows-[auto_1fr] gap-3',
    picture: 'aspect-4/3 rounded-[14px] md:rounded-18',
    sizes: '(min-width: 1280px) 282px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw',
  },
  rows: {
    card: 'grid-cols-[124px_minmax(0,1fr)] gap-3.5 border-b border-line py-4 md:grid-cols-1 md:grid-rows-[auto_1fr] md:gap-3 md:border-0 md:py-0',
    picture: 'aspect-[1/1.12] rounded-[14px] md:aspect-4/3 md:rounded-18',
    sizes: '(min-width: 1280px) 280px, (min-width: 1024px) 21vw, (min-width: 768px) 31vw, 160px',
  },
}

function Condition({ product }: { product: Product }) {
  const t = useTranslations('listing.card')
  if (!product.free_cancellation && !product.instant_confirmation) return null
  return (
    <span className="inline-flex items-center gap-1.5 text-13 font-semibold text-ok">
      <Icon name={product.free_cancellation ? 'check-circle-fill' : 'lightning-fill'} className="size-4" />
      {t(product.free_cancellation ? 'freeCancellation' : 'instant')}
    </span>
  )
}

interface ProductCardProps {
  product: Product
  /** Public address of the product's page. */
  href: string
  layout?: CardLayout
}

/** A product in a listing: picture, place, name, condition, and the price that is paid. */
export function ProductCard({ product, href, layout = 'columns' }: ProductCardProps) {
  const t = useTranslations()
  const style = LAYOUT[layout]
  const place = [product.category?.label, product.area?.name].filter(Boolean).join(' · ')
  return (
    <Link href={href} className={cx('group relative grid', style.card)}>
      <span className={cx('block overflow-hidden bg-bg-3', style.picture)}>
        {product.image ? (
          <Picture
            path={product.image.path}
            alt=""
            sizes={style.sizes}
            widest={320}
            className="size-full object-cover transition-transform duration-slow ease-out-soft motion-safe:group-hover:scale-[1.035]"
          />
        ) : (
          <Icon name="image-broken" className="m-6 size-7 text-ink-3" />
        )}
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        {place && <span className="text-13 font-medium text-ink-3">{place}</span>}
        <h3 className="card-title decoration-brand decoration-2 underline-offset-3 group-hover:underline">
          {product.name}
        </h3>
        <Condition product={product} />
        <span className="mt-auto flex flex-wrap items-baseline gap-x-1.5 pt-1.5">
          <span className="text-13 text-ink-3">{t('listing.card.from')}</span>
          <Price value={product.from} className="text-[17px] md:text-18" />
          <span className="text-13 text-ink-3">
            {t('product.per', {
              unit: product.from_unit.code,
              period: pricePeriod(product.from_window, product.from_inventory),
            })}
          </span>
        </span>
      </div>
    </Link>
  )
}
