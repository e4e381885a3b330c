import type { ProductCard as Product } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/page'
import { ProductCard } from './product-card'

/** Products of a listing: rows on a phone, three columns from a tablet on. */
export async function ProductGrid({ products }: { products: Product[] }) {
  const { path } = await currentPage()
  return (
    <ul className="product-rows">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} href={path(`/products/${product.id}`)} layout="rows" />
        </li>
      ))}
    </ul>
  )
}
