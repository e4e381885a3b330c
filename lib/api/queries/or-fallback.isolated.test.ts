import { afterEach, expect, test, vi } from 'vitest'
import { orFallback } from './or-fallback'

const lives = vi.hoisted((): number[] => [])
vi.mock('next/cache', () => ({
  cacheLife: ({ revalidate }: { revalidate: number }) => lives.push(revalidate),
}))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  lives.length = 0
})

const HOUR = { stale: 30, revalidate: 3600, expire: 86_400 }

test('[S2] what is read is cached for its time', async () => {
  expect(await orFallback('Menu', Promise.resolve('read'), HOUR, 'fallback')).toBe('read')
  expect(lives).toEqual([3600])
})

test('[E4] a failed read is logged, and its fallback is cached for a short time', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = new Error('away')
  expect(await orFallback('Menu', Promise.reject(failure), HOUR, 'fallback')).toBe('fallback')
  expect(logged).toHaveBeenCalledExactlyOnceWith('Menu', failure)
  expect(lives).toEqual([30])
})

test('[E4] a page does not wait for a read that does not end', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers()
  const read = orFallback('Menu', new Promise<string>(() => {}), HOUR, 'fallback')
  await vi.advanceTimersByTimeAsync(6_000)
  expect(await read).toBe('fallback')
})
