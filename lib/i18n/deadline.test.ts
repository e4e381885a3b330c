import { afterEach, expect, test, vi } from 'vitest'
import { formatDeadline } from './deadline'
import { formatInstant } from './format'

const MIDNIGHT_IN_SYDNEY = '2026-12-21T13:00:00.000Z'
const SYDNEY = { locale: 'en', timeZone: 'Australia/Sydney' } as const

afterEach(() => vi.unstubAllEnvs())

test.each(['full', 'near'] as const)(
  '[B1] shows a deadline in Sydney in both time zones to a visitor elsewhere (%s)',
  (style) => {
    vi.stubEnv('TZ', 'UTC')
    expect(formatDeadline(MIDNIGHT_IN_SYDNEY, { ...SYDNEY, style })).toEqual({
      there: formatInstant(MIDNIGHT_IN_SYDNEY, 'en', 'Australia/Sydney', style),
      here: formatInstant(MIDNIGHT_IN_SYDNEY, 'en', 'UTC', style),
    })
  },
)

test('[B1] shows the deadline once if both clocks agree', () => {
  vi.stubEnv('TZ', 'Australia/Sydney')
  expect(formatDeadline(MIDNIGHT_IN_SYDNEY, SYDNEY).here).toBeNull()
})
