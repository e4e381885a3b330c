import { afterEach, expect, test, vi } from 'vitest'
import { useToasts } from '@/stores/toasts'
import { watchBuilds } from './build-watcher'

const EVERY_MS = 5 * 60_000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('[G10] announces a new build once if the timer and the visibility change fire together', async () => {
  useToasts.setState({ toasts: [] })
  vi.useFakeTimers()
  vi.stubEnv('BUILD_ID', 'old')
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('document', {
    hidden: false,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: vi.fn(),
    querySelectorAll: () => [],
    getElementById: () => null,
  })
  vi.stubGlobal('window', { location: { href: 'https://shop.example/' } })
  const fetchMock = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    return Response.json({ id: 'new' })
  })
  vi.stubGlobal('fetch', fetchMock)
  watchBuilds()
  await vi.advanceTimersByTimeAsync(EVERY_MS - 50)
  listeners.get('visibilitychange')?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(useToasts.getState().toasts).toHaveLength(1)
})
