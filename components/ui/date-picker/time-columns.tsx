'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { cx } from '../class-names'
import type { LocalTime, TimeAccuracy } from './moment'
import { type Bounds, partOf, type TimePart, timeChoices, timeParts, withPart } from './time-choices'

interface TimeColumnsProps {
  /** Label of the time. */
  label: string
  /** Empty if none is selected. */
  value: LocalTime
  onChange(time: LocalTime): void
  accuracy: TimeAccuracy
  /** Minutes between two choices. */
  step?: number
  bounds?: Bounds
  /** Scrolled into view while nothing is selected. */
  near: LocalTime
  disabled?: boolean
}

const two = (value: number) => String(value).padStart(2, '0')

/** Milliseconds to wait for a second digit. */
const SECOND_DIGIT_MS = 1000

function Column({ part, ...props }: TimeColumnsProps & { part: TimePart }) {
  const { label, value, onChange, accuracy, step, bounds, near, disabled } = props
  const t = useTranslations('ui')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ digits: '', at: 0 })
  const base = value || '00:00'
  const choices = timeChoices(base, part, accuracy, { ...bounds, step })
  const chosen = value ? partOf(value, part) : null
  const center = chosen ?? partOf(near, part) ?? 0
  const open = choices.filter((choice) => !choice.disabled)

  useEffect(() => {
    const option = list.current?.querySelector<HTMLElement>(`[data-value="${center}"]`)
    if (!list.current || !option) return
    list.current.scrollTop = option.offsetTop - (list.current.clientHeight - option.clientHeight) / 2
  }, [center])

  function choose(number: number | undefined) {
    if (disabled || number === undefined) return
    const time = withPart(base, part, number, accuracy, bounds)
    if (time) onChange(time)
  }

  function type(digit: string, now: number) {
    const before = now - typed.current.at < SECOND_DIGIT_MS ? typed.current.digits : ''
    const digits = (before + digit).slice(-2)
    typed.current = { digits, at: now }
    choose(open.find((choice) => choice.value === Number(digits))?.value)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (/^\d$/.test(event.key)) return type(event.key, event.timeStamp)
    const current = open.findIndex((choice) => choice.value >= center)
    const steps: Record<string, number> = {
      ArrowUp: current - 1,
      ArrowDown: chosen === null ? current : current + 1,
      PageUp: Math.max(0, current - 5),
      PageDown: Math.min(open.length - 1, current + 5),
      Home: 0,
      End: open.length - 1,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    choose(open.at(to % Math.max(1, open.length))?.value)
  }

  function onClick({ target }: MouseEvent<HTMLElement>) {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-value]') : null
    if (option) choose(Number(option.dataset.value))
  }

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={disabled ? -1 : 0}
      aria-label={t('labeled', { label, value: t(`datePicker.${part}`) })}
      aria-activedescendant={chosen === null ? undefined : `${id}-${chosen}`}
      aria-disabled={disabled || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      className="relative h-55 w-16 min-w-0 overflow-y-auto overscroll-contain rounded-12 text-center tabular-nums [scrollbar-width:none]"
    >
      {choices.map((choice) => (
        <div
          key={choice.value}
          id={`${id}-${choice.value}`}
          role="option"
          tabIndex={-1}
          data-value={choice.value}
          aria-selected={choice.value === chosen}
          aria-disabled={choice.disabled || undefined}
          className={cx(
            'mx-auto grid size-11 cursor-pointer place-content-center rounded-full',
            choice.value === chosen
              ? 'bg-brand font-semibold text-on-brand'
              : choice.disabled
                ? 'cursor-not-allowed text-ink-3 line-through'
                : 'hover:bg-bg-3',
          )}
        >
          {two(choice.value)}
        </div>
      ))}
    </div>
  )
}

/** Columns to select a time of day at an accuracy. */
export function TimeColumns(props: TimeColumnsProps) {
  return (
    <fieldset className="max-w-full min-w-0">
      <legend className="mx-auto mb-1 text-13 font-semibold text-ink-3">{props.label}</legend>
      <div className="flex items-center justify-center gap-1">
        {timeParts(props.accuracy).map((part, index) => (
          <div key={part} className="flex min-w-0 items-center gap-1">
            {index > 0 && (
              <span aria-hidden="true" className="font-semibold text-ink-3">
                :
              </span>
            )}
            <Column part={part} {...props} />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
