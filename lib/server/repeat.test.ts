import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A job that takes so many seconds, run for a minute at intervals of 15 seconds. @returns when it started */
async function startsOf(seconds: number, catchesUp: boolean): Promise<number[]> {
  const started: number[] = []
  const begin = Date.now()
  const work = () => {
    started.push((Date.now() - begin) / 1000)
    return new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))
  }
  const stop = repeat(15_000, work, catchesUp)
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  return started
}

test('runs at the interval, and never twice at a time', async () => {
  expect(await startsOf(1, false)).toEqual([15, 30, 45, 60])
  expect(await startsOf(20, false)).toEqual([15, 45])
})

test('catches up after a run that took longer than the interval', async () => {
  expect(await startsOf(20, true)).toEqual([15, 35, 55])
  expect(await startsOf(1, true)).toEqual([15, 30, 45, 60])
})

test('goes on after a failure', async () => {
  let runs = 0
  const stop = repeat(15_000, async () => {
    runs += 1
    throw new Error('failed')
  })
  await vi.advanceTimersByTimeAsync(45_000)
  stop()
  expect(runs).toBe(3)
})
