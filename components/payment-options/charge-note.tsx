'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import type { MoneyValue } from '@/lib/contract/shared'
import { formatDate, formatMoney } from '@/lib/i18n/format'

interface ChargeNoteProps {
  total: MoneyValue
  /** Amount charged by the selected payment method; null while none is selected. */
  charge: MoneyValue | null
  /** Day of the exchange rate; null if nothing is converted. */
  rateDate?: string | null
}

/** States the charged amount if its currency differs from that of the total, and the day of the exchange rate. */
export function ChargeNote({ total, charge, rateDate }: ChargeNoteProps) {
  const t = useTranslations('checkout.trip')
  const { locale } = usePreferences()
  return (
    <div aria-live="polite">
      {charge && charge.currency !== total.currency && (
        <p className="mt-2 rounded-12 bg-warn-tint px-3.5 py-2.5 text-14 text-warn">
          {t('charged', { charge: formatMoney(charge), currency: t(`currency.${charge.currency}`) })}
        </p>
      )}
      {rateDate && (
        <p className="mt-2 text-13 text-ink-3">{t('rate', { date: formatDate(rateDate, locale, 'long') })}</p>
      )}
    </div>
  )
}
