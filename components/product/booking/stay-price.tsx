'use client'

import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/class-names'
import { Price } from '@/components/ui/price'
import type { Option } from '@/lib/contract/catalog'
import type { StayPrice as Stay } from '@/lib/domain/stay-price'
import { formatMoney } from '@/lib/i18n/format'
import { useBooking } from './booking-context'
import { stayTotal } from './stay-total'

/** Total of a stay with what it covers, and below it the price per night; phrasing content. */
export function StayPrice({ stay, large }: { stay: Stay; large?: boolean }) {
  const t = useTranslations('product')
  const { total, nights, rooms, perNight, even } = stay
  return (
    <>
      <Price value={total} className={large ? 'text-[26px]' : 'text-18'} />{' '}
      <span className="text-13 text-ink-3">{t('stay.for', { nights, rooms })}</span>
      <span className={cx('block text-13 text-ink-3', !large && 'font-medium')}>
        {t(even ? 'stay.night' : 'stay.mean', {
          price: formatMoney(perNight),
          per: t('per', { unit: 'ROOM', period: 'night' }),
        })}
      </span>
    </>
  )
}

/** The total of the chosen nights in an option, or its standard price if not available on all of them. */
export function StayOrUsual({ option, usual }: { option: Option; usual: React.ReactNode }) {
  const { choice, availability } = useBooking()
  const stay = stayTotal(choice, option, (date) => availability.day(option.id, date))
  return stay ? <StayPrice stay={stay} /> : usual
}
