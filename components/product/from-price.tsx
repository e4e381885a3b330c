import { pricePeriod } from '@/components/catalog/price-period'
import { UnitPrice } from '@/components/catalog/unit-price'
import type { Product } from '@/lib/contract/catalog'

type Priced = Pick<Product, 'from' | 'from_unit' | 'from_window' | 'from_inventory'>

/** The lowest price of a product, in the size of the ticket; phrasing content. */
export function FromPrice({ product }: { product: Priced }) {
  return (
    <UnitPrice
      value={product.from}
      unit={product.from_unit.code}
      period={pricePeriod(product.from_window, product.from_inventory)}
      from
      className="text-[26px]"
      textClassName="text-13 text-ink-3"
    />
  )
}
