'use client'

import { useTranslations } from 'next-intl'
import type { MoneyValue } from '@/lib/contract/shared'
import { priceWithout } from '@/lib/domain/deposit'
import { formatMoney } from '@/lib/i18n/format'

interface DepositRowsProps {
  /** Amount paid including the deposit; null if part of it has already been refunded. */
  paid: MoneyValue | null
  /** Null renders nothing. */
  deposit: MoneyValue | null
}

/** Shows the price and the deposit separately, with when and how the deposit is refunded. */
export function DepositRows({ paid, deposit }: DepositRowsProps) {
  const t = useTranslations('deposit')
  if (!deposit) return null
  return (
    <>
      <dl className="grid gap-2.5 text-15">
        {paid && (
          <div className="flex justify-between gap-4">
            <dt className="text-ink-2">{t('price')}</dt>
            <dd className="font-semibold tabular-nums">{formatMoney(priceWithout(deposit, paid))}</dd>
          </div>
        )}
        <div className="flex justify-between gap-4">
          <dt className="text-ink-2">{t('title')}</dt>
          <dd className="font-semibold tabular-nums">{formatMoney(deposit)}</dd>
        </div>
      </dl>
      <p className="mt-1.5 mb-3 text-13 text-ink-3">{t('back')}</p>
    </>
  )
}
