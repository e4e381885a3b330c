import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findLater } from './later'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const createHandlers = () => ({ found: vi.fn(), failed: vi.fn() })

test('calls once after typing stops', async () => {
  const find = vi.fn(async (text: string) => [text])
  const handlers = createHandlers()
  const stop = findLater(find, 'ba', 250, handlers)
  await vi.advanceTimersByTimeAsync(200)
  stop()
  findLater(find, 'ban', 250, handlers)
  await vi.advanceTimersByTimeAsync(250)
  expect(find.mock.calls.map(([text]) => text)).toEqual(['ban'])
  expect(handlers.found).toHaveBeenCalledWith(['ban'])
})

test('a stopped search is aborted and reports nothing', async () => {
  const handlers = createHandlers()
  const signals: AbortSignal[] = []
  const stop = findLater(
    (_, signal) => {
      signals.push(signal)
      return new Promise<string[]>((resolve) => setTimeout(() => resolve(['late']), 1000))
    },
    'ban',
    0,
    handlers,
  )
  await vi.advanceTimersByTimeAsync(500)
  stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(signals.map((signal) => signal.aborted)).toEqual([true])
  expect(handlers.found).not.toHaveBeenCalled()
})

test('reports a failure', async () => {
  const handlers = createHandlers()
  findLater(() => Promise.reject(new Error('down')), 'ban', 0, handlers)
  await vi.advanceTimersByTimeAsync(1)
  expect(handlers.failed).toHaveBeenCalledOnce()
})
