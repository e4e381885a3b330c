import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findLater } from './later'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const hear = () => ({ found: vi.fn(), failed: vi.fn() })

test('it asks once typing has stopped', async () => {
  const find = vi.fn(async (text: string) => [text])
  const heard = hear()
  const stop = findLater(find, 'ba', 250, heard)
  await vi.advanceTimersByTimeAsync(200)
  stop()
  findLater(find, 'ban', 250, heard)
  await vi.advanceTimersByTimeAsync(250)
  expect(find.mock.calls.map(([text]) => text)).toEqual(['ban'])
  expect(heard.found).toHaveBeenCalledWith(['ban'])
})

test('what was stopped is aborted and no longer heard', async () => {
  const heard = hear()
  const signals: AbortSignal[] = []
  const stop = findLater(
    (_, signal) => {
      signals.push(signal)
      return new Promise<string[]>((resolve) => setTimeout(() => resolve(['late']), 1000))
    },
    'ban',
    0,
    heard,
  )
  await vi.advanceTimersByTimeAsync(500)
  stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(signals.map((signal) => signal.aborted)).toEqual([true])
  expect(heard.found).not.toHaveBeenCalled()
})

test('a failure is said, unless it was stopped', async () => {
  const heard = hear()
  findLater(() => Promise.reject(new Error('down')), 'ban', 0, heard)
  await vi.advanceTimersByTimeAsync(1)
  expect(heard.failed).toHaveBeenCalledOnce()
})
