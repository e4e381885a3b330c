import './product-card.css'
import { cx } from '@/components/ui/class-names'
import type { ProductCard as Product } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import { ProductCard } from './product-card'

interface ProductColumnsProps {
  products: Product[]
  /** For four or eight products: hides those that would be left in an incomplete row of three. */
  wholeRows?: boolean
}

/** Products side by side: two columns on a phone, three on a tablet, four on a desktop. */
export async function ProductColumns({ products, wholeRows }: ProductColumnsProps) {
  const { path } = await currentPage()
  return (
    <ul className={cx('product-columns', wholeRows && 'whole-rows')}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} href={path(`/products/${product.id}`)} />
        </li>
      ))}
    </ul>
  )
}
