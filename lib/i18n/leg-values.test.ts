import { expect, test } from 'vitest'
import type { Locale } from '@/lib/domain/locale'
import { legValues } from './leg-values'
import { translator } from './translate'

const LEG = { from: 'Bangkok', to: 'Chiang Mai', option_name: 'Sleeper', date: '2026-12-12', time: '18:40' }

const text = (locale: Locale, arrives: { date: string; time: string } | null) =>
  translator(locale)('bookingDetails.leg', legValues({ ...LEG, arrives }, locale))

test('a leg says when it arrives, on another day with its date', () => {
  expect(text('en', { date: '2026-12-12', time: '21:05' })).toContain('18:40, arrives 21:05, Sleeper')
  expect(text('en', { date: '2026-12-13', time: '07:15' })).toMatch(
    /18:40, arrives Sun,? 13 Dec, 07:15, Sleeper/,
  )
  expect(text('th', { date: '2026-12-12', time: '21:05' })).toContain('18:40 ถึง 21:05 Sleeper')
  expect(text('zh-cn', { date: '2026-12-12', time: '21:05' })).toContain('18:40，21:05 到达，Sleeper')
})

test('an unknown arrival is omitted', () => {
  expect(text('en', null)).toMatch(/18:40, Sleeper$/)
})
