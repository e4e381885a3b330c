import './product-card.css'
import { AfterFirstPaint } from '@/components/page/after-first-paint'
import type { ProductCard as Product } from '@/lib/contract/catalog'
import type { DatePeriod } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/current-page'
import { ProductCard } from './product-card'

/** Query string of the product page: the requested dates, and the room whose price the card shows. */
function productQuery({ stay }: Product, dates: DatePeriod | null | undefined): string {
  if (!dates) return ''
  return `?${new URLSearchParams({ ...dates, ...(stay && { option: stay.option_id }) })}`
}

/** What a screen shows at least in part: rows on a phone, two rows of three columns. */
const ON_FIRST_SCREEN = 6

interface ProductGridProps {
  products: Product[]
  dates?: DatePeriod | null
  /** Whether the page starts with these products: one of their images is its largest contentful paint. */
  priority?: boolean
}

/** Products of a listing: rows on a phone, otherwise three columns. Their pages open with `dates`. */
export async function ProductGrid({ products, dates, priority }: ProductGridProps) {
  const { path } = await currentPage()
  const items = products.map((product, index) => (
    <li key={product.id}>
      <ProductCard
        product={product}
        href={path(`/products/${product.id}${productQuery(product, dates)}`)}
        layout="rows"
        priority={priority && index === 0}
        eager={priority && index < ON_FIRST_SCREEN}
      />
    </li>
  ))
  return (
    <ul className="product-rows">
      {items.slice(0, ON_FIRST_SCREEN)}
      {items.length > ON_FIRST_SCREEN && (
        <AfterFirstPaint placeholder={<li aria-hidden="true" className="min-h-dvh" />}>
          {items.slice(ON_FIRST_SCREEN)}
        </AfterFirstPaint>
      )}
    </ul>
  )
}
