import './product-card.css'
import { AfterFirstPaint } from '@/components/page/after-first-paint'
import { cx } from '@/components/ui/class-names'
import type { ProductCard as Product } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import { ProductCard } from './product-card'

/** What a screen shows at least in part: two rows on a desktop. */
const ON_FIRST_SCREEN = 8

interface ProductColumnsProps {
  products: Product[]
  /** For four or eight products: hides those that would be left in an incomplete row of three. */
  wholeRows?: boolean
}

/** Products side by side: two columns on a phone, three on a tablet, four on a desktop. */
export async function ProductColumns({ products, wholeRows }: ProductColumnsProps) {
  const { path } = await currentPage()
  const items = products.map((product) => (
    <li key={product.id}>
      <ProductCard product={product} href={path(`/products/${product.id}`)} />
    </li>
  ))
  return (
    <ul className={cx('product-columns', wholeRows && 'whole-rows')}>
      {items.slice(0, ON_FIRST_SCREEN)}
      {items.length > ON_FIRST_SCREEN && (
        <AfterFirstPaint placeholder={<li aria-hidden="true" className="min-h-dvh" />}>
          {items.slice(ON_FIRST_SCREEN)}
        </AfterFirstPaint>
      )}
    </ul>
  )
}
