'use client'

import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { Icon } from '@/components/ui/media/icon'
import type { FinderPeriod } from './finder-dates'

const loadDates = () => import('./finder-dates')
const FinderDates = lazyWithRetry(() => loadDates().then((module) => ({ default: module.FinderDates })))

interface DatesCellProps {
  label: string
  /** Shown while no date is selected. */
  any: string
  /** The fields without JavaScript. */
  children: ReactNode
}

/**
 * The dates of the home search, sent as those of the listing's filter. The calendar is loaded when a pointer reaches the field,
 * or with the press.
 */
export function DatesCell({ label, any, children }: DatesCellProps) {
  const id = useId()
  const cell = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [requested, setRequested] = useState(false)
  const [dates, setDates] = useState<FinderPeriod | null>(null)

  function toggle(next: boolean) {
    setRequested(true)
    setOpen(next)
  }

  return (
    <div ref={cell} className="finder-cell finder-when">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <span className="finder-select">
        <button
          ref={button}
          id={id}
          type="button"
          aria-labelledby={`${id}-label ${id}`}
          aria-haspopup="dialog"
          aria-expanded={open}
          // A failure is reported by the press that needs the calendar.
          onPointerEnter={() => void loadDates().catch(() => null)}
          onClick={() => toggle(!open)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || open) return
            event.preventDefault()
            toggle(true)
          }}
        >
          {dates?.text ?? any}
        </button>
        <Suspense fallback={<span className="spinner icon-tail" />}>
          {requested && (
            <FinderDates
              id={`${id}-panel`}
              label={label}
              open={open}
              onOpenChange={toggle}
              anchor={button}
              field={cell}
              dates={dates}
              onChange={setDates}
            />
          )}
          <Icon name="calendar-blank" className="icon-tail" />
        </Suspense>
      </span>
      {dates && (
        <>
          <input type="hidden" name="from" value={dates.from} />
          <input type="hidden" name="to" value={dates.to} />
        </>
      )}
      {children}
    </div>
  )
}
