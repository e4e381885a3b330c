import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/text/price'
import type { MoneyValue } from '@/lib/contract/shared'
import type { UnitType } from '@/lib/domain/catalog'
import type { PricePeriod } from './price-period'

interface UnitPriceProps {
  value: MoneyValue
  unit: UnitType
  period: PricePeriod
  /** Whether it is the lowest of several prices. */
  from?: boolean
  className?: string
  /** Class names of the words around the amount. */
  textClassName?: string
  /** Whether those words have no element of their own; a listing has dozens of prices. */
  bare?: boolean
}

/** A price with what it is for, in the word order of the language; phrasing content. */
export function UnitPrice({ value, unit, period, from, className, textClassName, bare }: UnitPriceProps) {
  const t = useTranslations('product')
  return t.rich(from ? 'price.from' : 'price.each', {
    per: t('per', { unit, period }),
    price: () => <Price value={value} className={className} />,
    small: (text) => (bare ? text : <small className={textClassName}>{text}</small>),
  })
}
