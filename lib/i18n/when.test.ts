import { expect, test } from 'vitest'
import { formatWhen } from './when'

test('a date with its time, a range, and nothing where there is no date', () => {
  expect(formatWhen({ date: '2026-12-12', end_date: null, time: '18:30' }, 'en')).toBe('Sat 12 Dec, 18:30')
  expect(formatWhen({ date: '2026-12-12', end_date: null, time: '18:30' }, 'zh-cn')).toBe(
    '12月12日周六 18:30',
  )
  expect(formatWhen({ date: '2026-12-12', end_date: '2026-12-14', time: null }, 'en')).toBe(
    'Sat 12 Dec – Mon 14 Dec',
  )
  expect(formatWhen({ date: null, end_date: null, time: null }, 'th')).toBeNull()
})
