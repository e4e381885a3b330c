import type { MoneyValue } from '@/lib/contract/shared'
import { formatMoney } from '@/lib/i18n/format'
import { cx } from './class-names'

/** An amount as it is paid, taxes and fees included. */
export function Price({ value, className }: { value: MoneyValue; className?: string }) {
  return (
    <span className={cx('font-[750] tracking-[-0.01em] whitespace-nowrap tabular-nums', className)}>
      {formatMoney(value)}
    </span>
  )
}
