'use client'

import { useTranslations } from 'next-intl'
import { pricePeriod } from '@/components/catalog/price-period'
import { Price } from '@/components/ui/price'
import { depositIn, priceWithout } from '@/lib/domain/deposit'
import { formatMoney } from '@/lib/i18n/format'
import { useBooking } from './booking-context'
import { useDateWords } from './date-words'
import { boughtExtras } from './selected-extras'

/** Total of the choice, or the price from which it starts, with the date. */
export function BuySum() {
  const t = useTranslations('booking')
  const per = useTranslations('product')
  const back = useTranslations('deposit')
  const { option, choice, total, cart } = useBooking()
  const [main] = option.units
  const date = useDateWords(choice)
  const shown = cart.newTotal ?? total?.total
  const deposit = depositIn(boughtExtras(option, choice).map((extra) => ({ ...extra, quantity: 1 })))
  return (
    <div className="min-w-0 flex-[1_1_min-content]" aria-live="polite">
      <p className="xs:whitespace-nowrap">
        {!shown && <span className="text-13 text-ink-3">{t('from')} </span>}
        <Price value={shown ? priceWithout(deposit, shown) : option.from.price} className="text-20" />
        {!shown && main && (
          <span className="text-13 text-ink-3">
            {' '}
            {per('per', {
              unit: main.code,
              period: pricePeriod(option.window, option.inventory),
            })}
          </span>
        )}
      </p>
      {deposit && deposit.amount > 0 && (
        <p className="text-13 text-ink-3">{back('plus', { amount: formatMoney(deposit) })}</p>
      )}
      {date && (
        <p className="truncate text-13 [contain:inline-size] text-ink-3">
          {[date, choice.time].filter(Boolean).join(', ')}
        </p>
      )}
    </div>
  )
}
