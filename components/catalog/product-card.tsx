import './product-card.css'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Heart } from '@/components/favourites/heart'
import { RatingLine } from '@/components/product/rating-line'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/image'
import { Unbroken } from '@/components/ui/keep-together'
import { Price } from '@/components/ui/price'
import { SharedImage, WITH_PICTURE } from '@/components/ui/shared-image'
import type { ProductCard as Product } from '@/lib/contract/catalog'
import { formatMoney } from '@/lib/i18n/format'
import { pricePeriod } from './price-period'

/** How products stand beside each other: in columns, or as rows below 768 px. */
export type CardLayout = 'columns' | 'rows'

const SIZES: Record<CardLayout, string> = {
  columns: '(min-width: 1280px) 282px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw',
  rows: '(min-width: 1280px) 280px, (min-width: 768px) 31vw, 160px',
}

function Condition({ product }: { product: Product }) {
  const t = useTranslations('listing.card')
  if (!product.free_cancellation && !product.instant_confirmation) return null
  return (
    <span className="product-condition">
      <Icon name={product.free_cancellation ? 'check-circle-fill' : 'lightning-fill'} className="size-4" />
      {t(
        !product.free_cancellation
          ? 'instant'
          : product.price_refundable
            ? 'freeCancellation'
            : 'freeOnSomeRates',
      )}
    </span>
  )
}

/** What is paid: for a stay on known nights all of it, else the lowest price with what it counts. */
function CardPrice({ product }: { product: Product }) {
  const t = useTranslations()
  const { stay } = product
  const per = t('product.per', {
    unit: product.from_unit.code,
    period: pricePeriod(product.from_window, product.from_inventory),
  })
  if (!stay)
    return (
      <span className="product-price">
        <small>{t('listing.card.from')}</small>
        <Price value={product.from} />
        <small>{per}</small>
      </span>
    )
  return (
    <span className="product-price">
      <Price value={stay.total} />
      <small>{t('product.stay.for', { nights: stay.nights, rooms: stay.rooms })}</small>
      <small className="basis-full">
        {t(stay.even ? 'product.stay.night' : 'product.stay.mean', {
          price: formatMoney(stay.per_night),
          per,
        })}
      </small>
    </span>
  )
}

interface ProductCardProps {
  product: Product
  /** Public address of the product's page. */
  href: string
  layout?: CardLayout
  /** Its picture does not travel: for a product that the page may show twice. */
  still?: boolean
  /** Level of its name where it is not the third. */
  heading?: 'h2' | 'h3'
}

/** A product in a listing, for a list's item: picture, place, name, condition, and the price that is paid. */
export function ProductCard({
  product,
  href,
  layout = 'columns',
  still,
  heading: Heading = 'h3',
}: ProductCardProps) {
  // The dot stays with what it follows where a line ends.
  const place = [product.category?.label, product.area?.name].filter(Boolean).join('\u00a0· ')
  const picture = product.image && (
    <span className="product-picture">
      <Picture path={product.image.path} alt="" sizes={SIZES[layout]} widest={320} />
    </span>
  )
  return (
    <>
      <Link
        href={href}
        transitionTypes={still ? undefined : WITH_PICTURE}
        className={layout === 'rows' ? 'product-card product-row' : 'product-card'}
      >
        {product.image && picture ? (
          still ? (
            picture
          ) : (
            <SharedImage path={product.image.path}>{picture}</SharedImage>
          )
        ) : (
          <span className="product-picture">
            <Icon name="image-broken" className="m-6 size-7 text-ink-3" />
          </span>
        )}
        <div>
          {place && <small>{place}</small>}
          <Heading className="card-title">
            <Unbroken text={product.name} />
          </Heading>
          <RatingLine rating={product.rating} />
          <Condition product={product} />
          <CardPrice product={product} />
        </div>
      </Link>
      <Heart productId={product.id} name={product.name} place="card" />
    </>
  )
}
