import { afterEach, expect, test, vi } from 'vitest'
import { formatInstant } from '@/lib/i18n/format'
import { deadlineWords } from './deadline'

const MIDNIGHT_IN_SYDNEY = '2026-12-21T13:00:00.000Z'

afterEach(() => vi.unstubAllEnvs())

test('[B1] a deadline in Sydney is told from elsewhere in both times', () => {
  vi.stubEnv('TZ', 'UTC')
  expect(deadlineWords(MIDNIGHT_IN_SYDNEY, 'Australia/Sydney', 'en')).toEqual({
    moment: formatInstant(MIDNIGHT_IN_SYDNEY, 'en', 'Australia/Sydney', 'near'),
    yours: formatInstant(MIDNIGHT_IN_SYDNEY, 'en', 'UTC', 'near'),
  })
})

test('[B1] where both clocks say the same, it is told once', () => {
  vi.stubEnv('TZ', 'Australia/Sydney')
  expect(deadlineWords(MIDNIGHT_IN_SYDNEY, 'Australia/Sydney', 'en').yours).toBeNull()
})
