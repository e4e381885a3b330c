import { pricePeriod } from '@/components/catalog/price-period'
import { UnitPrice } from '@/components/catalog/unit-price'
import type { Product } from '@/lib/contract/catalog'

type Priced = Pick<Product, 'from' | 'from_unit' | 'from_window' | 'from_inventory'>

interface FromPriceProps {
  product: Priced
  /** Class name of the size, by default that of the ticket. */
  className?: string
}

/** The lowest price of a product; phrasing content. */
export function FromPrice({ product, className = 'text-[26px]' }: FromPriceProps) {
  return (
    <UnitPrice
      value={product.from}
      unit={product.from_unit.code}
      period={pricePeriod(product.from_window, product.from_inventory)}
      from
      className={className}
      textClassName="text-13 text-ink-3"
    />
  )
}
