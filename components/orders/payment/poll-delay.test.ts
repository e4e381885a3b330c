import { expect, test } from 'vitest'
import { pollDelay } from './poll-delay'

test('polls at growing intervals and stops after some minutes', () => {
  const delays = Array.from({ length: 20 }, (_, index) => pollDelay(index + 1))
  const intervals = delays.filter((delay) => delay !== false)
  expect(intervals[0]).toBe(1500)
  expect(intervals).toEqual([...intervals].sort((a, b) => a - b))
  const seconds = intervals.reduce((sum, delay) => sum + delay, 0) / 1000
  expect(seconds).toBeGreaterThan(90)
  expect(seconds).toBeLessThan(240)
  expect(delays.at(-1)).toBe(false)
})
