'use client'

import { useTranslations } from 'next-intl'
import { usePageLocale } from '@/components/ui/text/use-page-locale'
import { type LocalDate, todayIn } from '@/lib/domain/local-date'
import { cx } from '../class-names'
import { Calendar } from './calendar'
import { formatMoment, formatSpan } from './format-moment'
import type { LocalTime } from './moment'
import { MonthSkeleton } from './month-skeleton'
import type { PickerRules, Span } from './rules'
import { TimeColumns } from './time-columns'
import { type End, usePicking } from './use-picking'

export interface PanelBodyProps {
  label: string
  rules: PickerRules
  /** Start and end are equal if a single value is selected. */
  value: Span | null
  isRange: boolean
  onChange(value: Span | null): void
  /** Called once the selection is complete. */
  onDone(): void
  today?: LocalDate
  near: LocalTime
  minuteStep?: number
  /** The open days are still loading. */
  busy?: boolean
  months: 1 | 2
  autoFocus?: boolean
}

const ENDS: End[] = ['start', 'end']

/** The calendar and time columns, with the selection as text. */
export function PanelBody({
  label,
  rules,
  value,
  isRange,
  onChange,
  onDone,
  today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone),
  near,
  minuteStep,
  busy,
  months,
  autoFocus,
}: PanelBodyProps) {
  const t = useTranslations('ui.datePicker')
  const ui = useTranslations('ui')
  const locale = usePageLocale()
  const picking = usePicking({ rules, value, isRange, near, onChange })
  const { mode, accuracy } = rules
  const valueText = busy
    ? ui('loading')
    : picking.open
      ? t('open', { date: formatMoment(picking.open, 'date', locale) })
      : value && (isRange || mode === 'datetime') && formatSpan(value, mode, locale)

  return (
    <div className="grid grid-cols-1 gap-3">
      <div
        className={cx(
          'grid grid-cols-1 justify-items-center gap-x-8 gap-y-4',
          mode === 'datetime' && 'md:flex md:justify-center',
        )}
      >
        {mode !== 'time' &&
          (busy ? (
            <div aria-busy="true" className="w-77 max-w-full">
              <MonthSkeleton />
            </div>
          ) : (
            <Calendar
              label={label}
              rules={rules}
              today={today}
              span={picking.days}
              open={picking.open}
              onDay={(day) => {
                if (picking.pickDay(day) && mode === 'date' && !isRange) onDone()
              }}
              onSpan={isRange ? picking.pickDays : undefined}
              months={mode === 'date' ? months : 1}
              autoFocus={autoFocus}
            />
          ))}
        {mode !== 'date' && (
          <div className="flex max-w-full flex-wrap items-center justify-center gap-x-6 gap-y-3">
            {(isRange ? ENDS : ENDS.slice(0, 1)).map((end) => (
              <TimeColumns
                key={end}
                label={isRange ? t(end) : t('time')}
                value={picking.times[end]}
                onChange={(time) => picking.pickTime(end, time)}
                accuracy={accuracy}
                step={minuteStep}
                bounds={picking.bounds(end)}
                near={near}
                disabled={busy}
              />
            ))}
          </div>
        )}
      </div>
      <p role="status" className={valueText ? 'text-center text-14 text-ink-2' : 'sr-only'}>
        {valueText}
      </p>
    </div>
  )
}
