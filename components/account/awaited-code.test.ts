import { expect, test, vi } from 'vitest'
import { awaitedCode } from './awaited-code'

const NOW = new Date('2030-01-01T00:00:00Z')

test('[A2] [A3] a code is awaited as its host describes it', () => {
  vi.useFakeTimers({ now: NOW })
  const sent = { resend_after_seconds: 60, code_digits: 6, code_minutes: 10 } as const
  expect(awaitedCode(sent)).toEqual({ resendAt: NOW.getTime() + 60_000, digits: 6, minutes: 10 })
  const undescribed = { resend_after_seconds: null, code_digits: null, code_minutes: null }
  expect(awaitedCode(undescribed)).toEqual({ resendAt: NOW.getTime(), digits: null, minutes: null })
  vi.useRealTimers()
})
