'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/action/button'
import type { MoneyValue } from '@/lib/contract/shared'
import type { PaymentKey } from '@/lib/domain/payment'
import { formatMoney } from '@/lib/i18n/format'

interface PayButtonProps {
  total: MoneyValue
  /** Amount charged by the selected payment method; null while none is selected. */
  charge: MoneyValue | null
  /** The selected payment method; empty while none is selected. */
  way: PaymentKey | ''
  busy: boolean
  /** Below the total on wide screens, rather than in the bar of narrow ones. */
  large?: boolean
}

/** Submits the surrounding order form and states what is charged. */
export function PayButton({ total, charge, way, busy, large }: PayButtonProps) {
  const t = useTranslations('checkout')
  const amount = formatMoney(charge ?? total)
  const label =
    total.amount === 0 ? t('free') : way === 'pay_later' ? t('payLater', { amount }) : t('pay', { amount })
  return (
    <Button
      type="submit"
      size={large ? 'lg' : 'md'}
      wide={large}
      busy={busy}
      icon="lock-simple-bold"
      className={large ? 'mt-3 max-lg:hidden' : 'shrink'}
    >
      {label}
    </Button>
  )
}
