import './product-card.css'
import type { ProductCard as Product } from '@/lib/contract/catalog'
import type { DatePeriod } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/page'
import { ProductCard } from './product-card'

/** Products of a listing: rows on a phone, three columns from a tablet on. Their pages open with `dates`. */
export async function ProductGrid({ products, dates }: { products: Product[]; dates?: DatePeriod | null }) {
  const { path } = await currentPage()
  const asked = dates ? `?from=${dates.from}&to=${dates.to}` : ''
  return (
    <ul className="product-rows">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} href={path(`/products/${product.id}${asked}`)} layout="rows" />
        </li>
      ))}
    </ul>
  )
}
