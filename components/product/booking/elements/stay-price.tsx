'use client'

import { useTranslations } from 'next-intl'
import { StayAmount } from '@/components/catalog/stay-amount'
import { cx } from '@/components/ui/class-names'
import type { StayPrice as Stay } from '@/lib/domain/stay-price'
import { formatMoney } from '@/lib/i18n/format'

/** Total of a stay with what it covers, and below it the price per night; phrasing content. */
export function StayPrice({ stay, large }: { stay: Stay; large?: boolean }) {
  const t = useTranslations('product')
  const { total, nights, rooms, perNight, even } = stay
  return (
    <>
      <StayAmount
        total={total}
        nights={nights}
        rooms={rooms}
        className={large ? 'text-[26px]' : 'text-18'}
        textClassName="text-13 text-ink-3"
      />
      <span className={cx('block text-13 text-ink-3', !large && 'font-medium')}>
        {t(even ? 'stay.night' : 'stay.mean', {
          price: formatMoney(perNight),
          per: t('per', { unit: 'ROOM', period: 'night' }),
        })}
      </span>
    </>
  )
}
