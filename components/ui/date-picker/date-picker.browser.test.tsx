import { type ComponentProps, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LOCALES, type Locale } from '@/lib/domain/locale'
import { formatDate } from '@/lib/i18n/format'
import { showPhone } from '@/tests/setup/components/device'
import { drag, tap } from '@/tests/setup/components/pointer'
import { show, words, wordsIn } from '@/tests/setup/components/show'
import { smallTargets } from '@/tests/setup/small-targets'
import { DatePicker } from './date-picker'
import type { Span } from './rules'

const CLOSED = ['2026-12-19', '2026-12-20', '2026-12-24', '2026-12-25']
const BOUNDS = {
  today: '2026-12-10',
  min: '2026-12-10',
  max: '2027-05-31',
  isDisabled: (date: string) => CLOSED.includes(date),
}

function Stay() {
  const [stay, setStay] = useState<Span | null>({ start: '2026-12-12', end: '2026-12-15' })
  return <DatePicker {...BOUNDS} range label="Stay" value={stay} onChange={setStay} />
}

type Options = Partial<Omit<ComponentProps<typeof DatePicker>, 'range' | 'value' | 'onChange'>>

function Moment({ initial = null, ...options }: Options & { initial?: string | null }) {
  const [moment, setMoment] = useState(initial)
  return <DatePicker {...BOUNDS} {...options} label="Day" value={moment} onChange={setMoment} />
}

const field = page.getByRole('combobox')
const panel = page.getByRole('dialog')
/** The button of a day in the open calendar, whose name begins with the date. */
const day = (date: string, locale: Locale = 'en') =>
  panel.getByRole('gridcell').getByRole('button', { name: formatDate(date, locale), exact: false })
const focusedDay = () => panel.element().querySelector('[data-day]:focus-within')?.getAttribute('data-day')

describe.each(LOCALES)('%s', (locale) => {
  test('[C8] a drag selects a range, stops at disabled days and swaps a backward range', async () => {
    const span = (from: string, to: string) =>
      `${formatDate(from, locale, 'day')} – ${formatDate(to, locale, 'day')}`
    await show(<Stay />, locale)
    await expect.element(field).toHaveTextContent(span('2026-12-12', '2026-12-15'))
    await userEvent.click(field)
    await expect.element(panel.getByRole('grid').first()).toBeVisible()
    await drag(day('2026-12-23', locale), day('2026-12-21', locale))
    await expect.element(field).toHaveTextContent(span('2026-12-21', '2026-12-23'))
    // The 24th and the 25th are closed, so the drag ends before them.
    await drag(day('2026-12-22', locale), day('2026-12-26', locale))
    await expect.element(field).toHaveTextContent(span('2026-12-22', '2026-12-23'))
    await drag(day('2026-12-24', locale), day('2026-12-28', locale))
    await expect.element(field).toHaveTextContent(span('2026-12-22', '2026-12-23'))
  })

  test('[C8] a required field rejects an empty value', async () => {
    const t = wordsIn(locale)
    await show(<Moment required />, locale)
    await userEvent.click(field)
    await expect.element(panel.getByRole('grid')).toBeVisible()
    await expect
      .element(panel.getByRole('button', { name: t('ui.datePicker.clear') }))
      .not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText(t('ui.datePicker.required'))).toBeVisible()
  })

  test('[C8] the keyboard picks a day and the focus returns', async () => {
    await show(<Moment />, locale)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(panel).toBeInTheDocument()
    await expect.poll(focusedDay).toBe('2026-12-10')
    for (const [key, date] of [
      ['ArrowRight', '2026-12-11'],
      ['ArrowDown', '2026-12-18'],
      ['ArrowRight', '2026-12-21'],
      ['PageDown', '2027-01-21'],
    ]) {
      await userEvent.keyboard(`{${key}}`)
      await expect.poll(focusedDay).toBe(date)
    }
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveTextContent(formatDate('2027-01-21', locale))
  })

  test('[UI] the calendar has 44 px touch targets on a phone', async () => {
    await showPhone()
    await show(<Moment />, locale)
    await tap(field)
    await expect.element(panel.getByRole('grid')).toBeVisible()
    await Promise.all(
      panel
        .element()
        .getAnimations()
        .map(({ finished }) => finished),
    )
    expect(smallTargets('[role=dialog]')).toEqual([])
  })
})

test('[C8] one press and "Done" select a range of a single day; a second press extends it', async () => {
  await show(<Stay />)
  await userEvent.click(field)
  await userEvent.click(day('2026-12-21'))
  await expect
    .element(panel.getByText(words('ui.datePicker.open', { date: formatDate('2026-12-21', 'en') })))
    .toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: words('ui.datePicker.done') }))
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(field).toHaveTextContent(formatDate('2026-12-21', 'en'))
  await userEvent.click(field)
  await userEvent.click(day('2026-12-22'))
  await userEvent.click(day('2026-12-23'))
  await expect
    .element(field)
    .toHaveTextContent(`${formatDate('2026-12-22', 'en', 'day')} – ${formatDate('2026-12-23', 'en', 'day')}`)
})

test('[C8] picks a date with a time', async () => {
  await show(<Moment mode="datetime" minuteStep={5} initial="2026-12-12T18:30" />)
  await userEvent.click(field)
  await expect.element(panel.getByRole('grid')).toBeVisible()
  await userEvent.click(day('2026-12-14'))
  await expect.element(field).toHaveTextContent('Mon 14 Dec 2026, 18:30')
  const hours = panel.getByRole('listbox', { name: words('ui.datePicker.hour'), exact: false })
  hours.element().focus()
  await userEvent.keyboard('09')
  await expect.element(field).toHaveTextContent('Mon 14 Dec 2026, 09:30')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field).toHaveTextContent('Mon 14 Dec 2026, 09:35')
  await userEvent.click(panel.getByRole('button', { name: words('ui.datePicker.done') }))
  await expect.element(field).toHaveFocus()
})

test.each([1, 2, 3] as const)('[C8] picks times in %i columns at that precision', async (accuracy) => {
  await show(<Moment mode="time" accuracy={accuracy} min="06:00" max="22:00" />)
  await userEvent.click(field)
  await expect.poll(() => panel.getByRole('listbox').elements().length).toBe(accuracy)
})

test('[C8] the date picker is a sheet on a phone', async () => {
  await showPhone()
  await show(<Moment />)
  await tap(field)
  await expect.element(panel.getByRole('heading', { name: 'Day' })).toBeVisible()
  await tap(day('2026-12-12'))
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(field).toHaveTextContent('Sat 12 Dec 2026')
})
