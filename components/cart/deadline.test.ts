import { afterEach, expect, test, vi } from 'vitest'
import { formatInstant } from '@/lib/i18n/format'
import { deadlineWords } from './deadline'

const MIDNIGHT_IN_SYDNEY = '2026-12-21T13:00:00.000Z'

afterEach(() => vi.unstubAllEnvs())

test('[B1] shows a deadline in Sydney in both time zones to a visitor elsewhere', () => {
  vi.stubEnv('TZ', 'UTC')
  expect(deadlineWords(MIDNIGHT_IN_SYDNEY, 'Australia/Sydney', 'en')).toEqual({
    moment: formatInstant(MIDNIGHT_IN_SYDNEY, 'en', 'Australia/Sydney', 'near'),
    yours: formatInstant(MIDNIGHT_IN_SYDNEY, 'en', 'UTC', 'near'),
  })
})

test('[B1] shows the deadline once if both clocks agree', () => {
  vi.stubEnv('TZ', 'Australia/Sydney')
  expect(deadlineWords(MIDNIGHT_IN_SYDNEY, 'Australia/Sydney', 'en').yours).toBeNull()
})
