'use client'

import { useTranslations } from 'next-intl'
import type { MoneyValue } from '@/lib/contract/shared'
import { priceWithout } from '@/lib/domain/deposit'
import { formatMoney } from '@/lib/i18n/format'

interface DepositRowsProps {
  /** What is paid, the deposit in it; null where some of that has come back already. */
  paid: MoneyValue | null
  /** Null draws nothing. */
  deposit: MoneyValue | null
}

/** The price and the deposit, each for itself, with when and how the deposit comes back. */
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
