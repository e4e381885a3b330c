import { expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { existence } from './exists-cache'

function shop() {
  const [products, changes] = [new Set(['tower']), new Map<string, number>()]
  const ask = vi.fn(async (id: string) => products.has(id))
  const exists = existence(ask, async (id) => changes.get(id) ?? 0)
  return { products, changes, ask, exists }
}

test('[R5] a yes costs nothing for a minute', async () => {
  const { ask, exists } = shop()
  for (const now of [0, 1, 59_999]) expect(await exists('tower', now)).toBe(true)
  expect(ask).toHaveBeenCalledTimes(1)
  await exists('tower', 60_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('[R5] what is withdrawn is gone at once, what comes back is there at once', async () => {
  const { products, changes, exists } = shop()
  expect(await exists('tower', 0)).toBe(true)
  products.delete('tower')
  changes.set('tower', 1)
  expect(await exists('tower', 1)).toBe(false)
  products.add('tower')
  expect(await exists('tower', 2)).toBe(true)
})

test('[R5] what changes while it is asked about is asked about again', async () => {
  const { products, changes, ask, exists } = shop()
  ask.mockImplementationOnce(async () => {
    products.delete('tower')
    changes.set('tower', 1)
    return true
  })
  expect(await exists('tower', 0)).toBe(true)
  expect(await exists('tower', 1)).toBe(false)
})

test('[R5] what the API refuses is not there; where it fails, the page decides', async () => {
  const { ask, exists } = shop()
  ask.mockRejectedValueOnce(new ApiError('PRODUCT_NOT_FOUND'))
  expect(await exists('tower')).toBe(false)
  ask.mockRejectedValueOnce(new ApiError('UNAVAILABLE'))
  expect(await exists('tower')).toBe(true)
})
