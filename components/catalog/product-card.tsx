import './product-card.css'
import { useTranslations } from 'next-intl'
import { FreeLabel } from '@/components/cancellation/free-label'
import { Heart } from '@/components/hearts/heart'
import { Link } from '@/components/ui/action/link'
import { Icon } from '@/components/ui/media/icon'
import { ShopImage } from '@/components/ui/media/image'
import { KeepTogether } from '@/components/ui/text/keep-together'
import type { ProductCard as Product } from '@/lib/contract/catalog'
import { formatMoney } from '@/lib/i18n/format'
import { pricePeriod } from './price-period'
import { RatingLine } from './rating-line'
import { StayAmount } from './stay-amount'
import { UnitPrice } from './unit-price'

/** Layout of product cards: columns, or rows below 768 px. */
export type CardLayout = 'columns' | 'rows'

const SIZES: Record<CardLayout, string> = {
  columns: '(min-width: 1280px) 282px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 44vw',
  rows: '(min-width: 1280px) 280px, (min-width: 768px) 31vw, 160px',
}

function Condition({ product }: { product: Product }) {
  const t = useTranslations('listing.card')
  if (!product.free_cancellation && !product.instant_confirmation) return null
  if (!product.free_cancellation)
    return <span className="product-condition product-instant">{t('instant')}</span>
  return (
    <span className="product-condition">
      <FreeLabel shownPrice={product.price_refundable} />
    </span>
  )
}

/** The price: the total for a stay with known nights, else the lowest price with its unit. */
function CardPrice({ product }: { product: Product }) {
  const t = useTranslations('product')
  const { stay } = product
  const unit = product.from_unit.code
  const period = pricePeriod(product.from_window, product.from_inventory)
  if (!stay)
    return (
      <span className="product-price">
        <UnitPrice value={product.from} unit={unit} period={period} from bare />
      </span>
    )
  const per = t('per', { unit, period })
  return (
    <span className="product-price">
      <StayAmount total={stay.total} nights={stay.nights} rooms={stay.rooms} />
      <small className="basis-full">
        {t(stay.even ? 'stay.night' : 'stay.mean', {
          price: formatMoney(stay.per_night),
          per,
        })}
      </small>
    </span>
  )
}

interface ProductCardProps {
  product: Product
  /** Public URL of the product page. */
  href: string
  layout?: CardLayout
  /** Its image is the first of the page. */
  priority?: boolean
  /** Its image is on the first screen. */
  eager?: boolean
  /** Heading level of the name. */
  heading?: 'h2' | 'h3'
}

/** A product in a listing, inside a list item: image, place, name, condition and price. */
export function ProductCard({
  product,
  href,
  layout = 'columns',
  priority,
  eager,
  heading: Heading = 'h3',
}: ProductCardProps) {
  const t = useTranslations('listing.stay')
  const stars = product.stars !== null && t('stars', { stars: product.stars })
  // Keep the dot at the end of the line when it wraps.
  const place = [product.category?.label, product.area?.name, stars].filter(Boolean).join('\u00a0· ')
  return (
    <>
      <Link href={href} className={layout === 'rows' ? 'product-card product-row' : 'product-card'}>
        <span className="product-image">
          {product.image ? (
            <ShopImage
              path={product.image.path}
              focus={product.image.focus}
              alt=""
              sizes={SIZES[layout]}
              widest={320}
              priority={priority}
              eager={eager}
            />
          ) : (
            <Icon name="image-broken" className="m-6 size-7 text-ink-3" />
          )}
        </span>
        <div>
          {place && <small>{place}</small>}
          <Heading className="card-title">
            <KeepTogether text={product.name} />
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
