import './product-card.css'
import type { ProductCard as Product } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/page'
import { ProductCard } from './product-card'

/** Products side by side: two columns on a phone, up to four on a desk. */
export async function ProductColumns({ products }: { products: Product[] }) {
  const { path } = await currentPage()
  return (
    <ul className="product-columns">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} href={path(`/products/${product.id}`)} />
        </li>
      ))}
    </ul>
  )
}
