'use client'

import { useTranslations } from 'next-intl'
import type { MoneyValue } from '@/lib/contract/shared'
import { formatMoney } from '@/lib/i18n/format'

interface ChargeNoteProps {
  total: MoneyValue
  /** Amount charged by the selected payment method; null while none is selected. */
  charge: MoneyValue | null
}

/** States the charged amount if its currency differs from that of the total. */
export function ChargeNote({ total, charge }: ChargeNoteProps) {
  const t = useTranslations('checkout.trip')
  return (
    <div aria-live="polite">
      {charge && charge.currency !== total.currency && (
        <p className="mt-2 rounded-12 bg-warn-tint px-3.5 py-2.5 text-14 text-warn">
          {t('charged', { charge: formatMoney(charge), currency: t(`currency.${charge.currency}`) })}
        </p>
      )}
    </div>
  )
}
