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

test('[E1] throws if the lookup is refused', async () => {
  const { lookup, exists } = shop()
  lookup.mockRejectedValueOnce(new ApiError('FORBIDDEN'))
  await expect(exists('tower')).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('[R5] treats a name that cannot exist as missing and leaves a server error to the page', async () => {
  const { lookup, exists } = shop()
  lookup.mockRejectedValueOnce(new ApiError('PRODUCT_NOT_FOUND'))
  expect(await exists('tower')).toBe(false)
  lookup.mockRejectedValueOnce(new ApiError('VALIDATION_FAILED'))
  expect(await exists('tower')).toBe(false)
  lookup.mockRejectedValueOnce(new ApiError('UNAVAILABLE'))
  expect(await exists('tower')).toBe(true)
})
