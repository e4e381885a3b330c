import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, datesUntil } from '@/lib/domain/local-date'
import { clickDay, dragTo, startDrag } from './drag'

const open = { isDisabled: () => false }
const except = (...days: string[]) => ({ isDisabled: (date: string) => days.includes(date) })
const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-12-01', days))

test('[C8] a drag selects the days it passes, also backwards', () => {
  const drag = startDrag('2026-12-12', open)
  expect(drag && dragTo(drag, '2026-12-15', open).span).toEqual({ start: '2026-12-12', end: '2026-12-15' })
  expect(drag && dragTo(drag, '2026-12-10', open).span).toEqual({ start: '2026-12-10', end: '2026-12-12' })
})

test('[C8] a disabled day is rejected while dragging, and the days before it stay selected', () => {
  const rules = except('2026-12-14')
  const drag = startDrag('2026-12-12', rules)
  if (!drag) throw new Error('the first day is open')
  const marked = dragTo(drag, '2026-12-13', rules)
  expect(dragTo(marked, '2026-12-14', rules)).toBe(marked)
  expect(dragTo(marked, '2026-12-20', rules)).toBe(marked)
  expect(startDrag('2026-12-14', rules)).toBeNull()
})

test('[C8] no drag selects a disabled day or loses its first day', () => {
  fc.assert(
    fc.property(day, fc.array(day), fc.uniqueArray(day, { maxLength: 12 }), (first, path, closed) => {
      const rules = except(...closed)
      const started = startDrag(first, rules)
      fc.pre(started !== null)
      if (!started) return
      const { span } = path.reduce((drag, to) => dragTo(drag, to, rules), started)
      const days = datesUntil(span.start, addDays(span.end, 1))
      expect(days).toContain(first)
      expect(days.filter(rules.isDisabled)).toEqual([])
    }),
  )
})

test('[C8] two clicks make a range, the earlier day first', () => {
  expect(clickDay(null, '2026-12-15', open)).toEqual({ open: '2026-12-15', span: null })
  expect(clickDay('2026-12-15', '2026-12-12', open)).toEqual({
    open: null,
    span: { start: '2026-12-12', end: '2026-12-15' },
  })
  expect(clickDay('2026-12-15', '2026-12-15', open).span).toEqual({ start: '2026-12-15', end: '2026-12-15' })
})

test('[C8] a click on a disabled day changes nothing; a range across one starts again', () => {
  const rules = except('2026-12-14')
  expect(clickDay(null, '2026-12-14', rules)).toEqual({ open: null, span: null })
  expect(clickDay('2026-12-12', '2026-12-14', rules)).toEqual({ open: '2026-12-12', span: null })
  expect(clickDay('2026-12-12', '2026-12-16', rules)).toEqual({ open: '2026-12-16', span: null })
})
