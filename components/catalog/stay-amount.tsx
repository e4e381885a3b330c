import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/text/price'
import type { MoneyValue } from '@/lib/contract/shared'

interface StayAmountProps {
  total: MoneyValue
  nights: number
  rooms: number
  className?: string
  /** Class names of the words around the amount. */
  textClassName?: string
}

/** The total of a stay with what it covers, in the word order of the language; phrasing content. */
export function StayAmount({ total, nights, rooms, className, textClassName }: StayAmountProps) {
  return useTranslations('product.stay').rich('total', {
    nights,
    rooms,
    price: () => <Price value={total} className={className} />,
    small: (text) => <small className={textClassName}>{text}</small>,
  })
}
