import { afterEach, expect, test, vi } from 'vitest'
import { clockFrom } from './clock'

afterEach(() => vi.useRealTimers())

test('counts on from the given time, whatever the time of the system', () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  const clock = clockFrom(new Date('2026-11-25T10:00:00Z'))
  vi.advanceTimersByTime(90_000)
  vi.setSystemTime(new Date('2020-01-01T00:00:00Z'))
  expect(clock()).toEqual(new Date('2026-11-25T10:01:30Z'))
})
