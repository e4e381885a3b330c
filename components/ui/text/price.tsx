import { cx } from '@/components/ui/class-names'
import type { MoneyValue } from '@/lib/contract/shared'
import { formatMoney } from '@/lib/i18n/format'

/** An amount to pay, taxes and fees included. */
export function Price({ value, className }: { value: MoneyValue; className?: string }) {
  return <span className={cx('price', className)}>{formatMoney(value)}</span>
}
