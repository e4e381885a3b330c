import { Fragment } from 'react'
import { cx } from '@/components/ui/class-names'

interface QuoteRowsProps {
  /** The amounts are formatted; the row `refund` is emphasized. */
  rows: ReadonlyArray<{ id: string; label: string; amount: string }>
  /** What stands below the rows. */
  children: React.ReactNode
  /** The quote is for the previous selection, while the new one loads. */
  old: boolean
}

/** The sums of a quote, each with its label. */
export function QuoteRows({ rows, children, old }: QuoteRowsProps) {
  return (
    <div className={cx('grid gap-2 rounded-12 bg-bg-2 px-4 py-3 text-15', old && 'opacity-60')}>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 tabular-nums">
        {rows.map(({ id, label, amount }) => (
          <Fragment key={id}>
            <dt className={id === 'refund' ? 'font-bold' : undefined}>{label}</dt>
            <dd className={cx('text-right', id === 'refund' && 'text-18 font-bold')}>{amount}</dd>
          </Fragment>
        ))}
      </dl>
      {children}
    </div>
  )
}
