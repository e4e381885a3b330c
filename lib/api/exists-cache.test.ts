import { expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { existsCache } from './exists-cache'

function shop() {
  const [products, changes] = [new Set(['tower']), new Map<string, number>()]
  const lookup = vi.fn(async (id: string) => products.has(id))
  const exists = existsCache(lookup, async (id) => changes.get(id) ?? 0)
  return { products, changes, lookup, exists }
}

test('[R5] caches a positive result for one minute', async () => {
  const { lookup, exists } = shop()
  for (const now of [0, 1, 59_999]) expect(await exists('tower', now)).toBe(true)
  expect(lookup).toHaveBeenCalledTimes(1)
  await exists('tower', 60_000)
  expect(lookup).toHaveBeenCalledTimes(2)
})

test('[R5] sees a removed and a restored name immediately', async () => {
  const { products, changes, exists } = shop()
  expect(await exists('tower', 0)).toBe(true)
  products.delete('tower')
  changes.set('tower', 1)
  expect(await exists('tower', 1)).toBe(false)
  products.add('tower')
  expect(await exists('tower', 2)).toBe(true)
})

test('[R5] looks a name up again if it changed during the lookup', async () => {
  const { products, changes, lookup, exists } = shop()
  lookup.mockImplementationOnce(async () => {
    products.delete('tower')
    changes.set('tower', 1)
    return true
  })
  expect(await exists('tower', 0)).toBe(true)
  expect(await exists('tower', 1)).toBe(false)
})

const hostError = (status: number) => new ApiError('INTERNAL', { status, message: 'No' })

test.each([400, 404, 422])(
  '[R5] the status %i of a lookup means that the name is missing',
  async (status) => {
    const { lookup, exists } = shop()
    lookup.mockRejectedValueOnce(hostError(status))
    expect(await exists('tower')).toBe(false)
  },
)

test.each([401, 403, 410, 429, 500, 503])(
  '[E1] a lookup that fails with %i is no missing name',
  async (status) => {
    const { lookup, exists } = shop()
    lookup.mockRejectedValueOnce(hostError(status))
    await expect(exists('tower')).rejects.toMatchObject({ status })
  },
)

test('[E1] a known name does not wait for an API that does not respond', async () => {
  vi.useFakeTimers()
  const { lookup, exists } = shop()
  expect(await exists('tower', 0)).toBe(true)
  lookup.mockReturnValueOnce(new Promise(() => {}))
  const again = exists('tower', 3_600_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await again).toBe(true)
  vi.useRealTimers()
})

test('[E1] a name that existed is still assumed to exist while the API fails, but not when it refuses', async () => {
  const { lookup, exists } = shop()
  expect(await exists('tower', 0)).toBe(true)
  for (const error of [hostError(503), new Error('broken')]) {
    lookup.mockRejectedValueOnce(error)
    expect(await exists('tower', 3_600_000)).toBe(true)
  }
  lookup.mockRejectedValueOnce(hostError(403))
  await expect(exists('tower', 3_600_000)).rejects.toMatchObject({ status: 403 })
  lookup.mockRejectedValueOnce(hostError(404))
  expect(await exists('tower', 3_600_000)).toBe(false)
  lookup.mockRejectedValueOnce(hostError(503))
  await expect(exists('tower', 3_600_000)).rejects.toMatchObject({ status: 503 })
})

test('[E1] a lookup that fails late does not overrule one that has succeeded since', async () => {
  const { lookup, exists } = shop()
  const slow = Promise.withResolvers<boolean>()
  lookup.mockReturnValueOnce(slow.promise)
  const late = exists('tower', 0)
  expect(await exists('tower', 1)).toBe(true)
  slow.reject(hostError(503))
  expect(await late).toBe(true)
  expect(await exists('tower', 2)).toBe(true)
  expect(lookup).toHaveBeenCalledTimes(2)
})
