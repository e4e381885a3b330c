'use client'

import { useTranslations } from 'next-intl'
import type { ReturnQuote } from '@/lib/contract/goods'
import { formatMoney } from '@/lib/i18n/format'

/** Paid amount, fee and refund of a return, and how the refund is made. */
export function ReturnLines({ quote }: { quote: ReturnQuote }) {
  const t = useTranslations('goods.dialog')
  const { paid, refund, deposit, fee_percent: percent, method, by_hand: byHand } = quote
  if (!paid || !refund) return null
  const fee = { ...paid, amount: refund.amount - paid.amount }
  const rows = [
    { id: 'paid', label: t('paid'), money: paid },
    ...(fee.amount < 0 ? [{ id: 'fee', label: t('fee', { percent }), money: fee }] : []),
  ]
  return (
    <div className="grid gap-2 rounded-12 bg-bg-2 px-4 py-3 text-15">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 tabular-nums">
        {rows.map(({ id, label, money }) => (
          <div key={id} className="contents">
            <dt>{label}</dt>
            <dd className="text-right">{formatMoney(money)}</dd>
          </div>
        ))}
        <dt className="font-bold">{t('refund')}</dt>
        <dd className="text-right text-18 font-bold">{formatMoney(refund)}</dd>
      </dl>
      {deposit && <p className="text-14 text-ink-2">{t('deposit', { deposit: formatMoney(deposit) })}</p>}
      {method && <p className="text-14 text-ink-2">{t(byHand ? 'byHand' : 'to', { method })}</p>}
    </div>
  )
}
