'use client'

import { useTranslations } from 'next-intl'
import { pricePeriod } from '@/components/catalog/price-period'
import { UnitPrice } from '@/components/catalog/unit-price'
import { usePreferences } from '@/components/page/preferences'
import { LeadIn } from '@/components/ui/text/lead-in'
import { Price } from '@/components/ui/text/price'
import { priceWithout } from '@/lib/domain/deposit'
import { factsOf } from '@/lib/domain/locale'
import { formatMoney } from '@/lib/i18n/format'
import { FromPrice } from '../../from-price'
import { useDateText } from '../elements/date-text'
import { lowestOption } from '../selection/lowest-option'
import { useBooking } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { useDeposit, useShownTotal } from './use-shown-total'

interface BuySumProps {
  /** Beside the steps, which show the option that is selected from the start as the choice. */
  inSheet?: boolean
}

/**
 * Total of the selection, or the price from which it starts, with the date. Before a choice, the lowest price of the
 * product, like everywhere else, with the name of its option and the total of what would be bought.
 */
export function BuySum({ inSheet = false }: BuySumProps) {
  const [t, tDeposit] = [useTranslations('booking'), useTranslations('deposit')]
  const { locale } = usePreferences()
  const product = useBooking((state) => state.product)
  const chosen = useBooking((state) => state.chosen) || inSheet
  const option = useBooking((state) => viewOf(state).option)
  const time = useBooking((state) => viewOf(state).selection.time)
  const [main] = option.units
  const date = useDateText()
  const total = useShownTotal()
  const deposit = useDeposit()
  const due = total && priceWithout(deposit, total)
  const lowest = chosen ? undefined : lowestOption(product)
  return (
    <div className="min-w-0 flex-[1_1_min-content]" aria-live="polite">
      <p className="xs:whitespace-nowrap">
        {!chosen ? (
          <FromPrice product={product} className="text-20" />
        ) : due || !main ? (
          <Price value={due ?? option.from.price} className="text-20" />
        ) : (
          <UnitPrice
            value={option.from.price}
            unit={main.code}
            period={pricePeriod(option.window, option.inventory)}
            from
            className="text-20"
            textClassName="text-13 text-ink-3"
          />
        )}
      </p>
      {lowest && lowest.id !== option.id && (
        <p className="truncate text-13 [contain:inline-size] text-ink-3">
          {t('lowest', { option: lowest.name })}
        </p>
      )}
      {!chosen && due && (
        <p className="text-13 text-ink-3">
          <LeadIn>{t('total')}</LeadIn>
          {formatMoney(due)}
        </p>
      )}
      {deposit && deposit.amount > 0 && (
        <p className="text-13 text-ink-3">{tDeposit('plus', { amount: formatMoney(deposit) })}</p>
      )}
      {date && (
        <p className="truncate text-13 [contain:inline-size] text-ink-3">
          {[date, time].filter(Boolean).join(factsOf(locale).timeSeparator)}
        </p>
      )}
    </div>
  )
}
