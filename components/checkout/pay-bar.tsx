'use client'

import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/text/price'
import type { MoneyValue } from '@/lib/contract/shared'
import { formatMoney } from '@/lib/i18n/format'
import './pay-bar.css'

interface PayBarProps {
  total: MoneyValue
  /** Amount charged by the selected payment method; null while none is selected. */
  charge: MoneyValue | null
  /** The pay button. */
  children: React.ReactNode
}

/** Bottom bar of narrow screens: the amount and the pay button within the thumb's reach. */
export function PayBar({ total, charge, children }: PayBarProps) {
  const t = useTranslations('checkout')
  const other = charge && charge.currency !== total.currency
  return (
    <div className="pay-bar">
      <p className="grid flex-[1_1_min-content] leading-tight">
        <span className="text-12 text-ink-3">{t('trip.total')}</span>
        <Price value={total} className="text-20" />
        {other && (
          <span className="text-12 text-ink-2">{t('bar.charged', { charge: formatMoney(charge) })}</span>
        )}
      </p>
      {children}
    </div>
  )
}
