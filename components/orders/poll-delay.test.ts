import { expect, test } from 'vitest'
import { pollDelay } from './poll-delay'

test('asks less and less often, and gives up after some minutes', () => {
  const delays = Array.from({ length: 20 }, (_, answers) => pollDelay(answers + 1))
  const asked = delays.filter((delay) => delay !== false)
  expect(asked[0]).toBe(1500)
  expect(asked).toEqual([...asked].sort((a, b) => a - b))
  const seconds = asked.reduce((sum, delay) => sum + delay, 0) / 1000
  expect(seconds).toBeGreaterThan(90)
  expect(seconds).toBeLessThan(240)
  expect(delays.at(-1)).toBe(false)
})
