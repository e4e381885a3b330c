import { expect, test, vi } from 'vitest'
import { defaultCurrency } from './navigation'

const call = vi.hoisted(() => vi.fn(async () => ({ data: { currency: { code: 'USD' } } })))
vi.mock('.', () => ({ call }))

const DAY_MS = 86_400_000

test('[S2] [S4] the partner is requested once in seven days', async () => {
  const now = Date.now()
  for (const days of [0, 1, 6.9]) expect(await defaultCurrency(now + days * DAY_MS)).toBe('USD')
  expect(call).toHaveBeenCalledOnce()
  await defaultCurrency(now + 7.1 * DAY_MS)
  expect(call).toHaveBeenCalledTimes(2)
})

test('[S4] a failed request is repeated for the next visitor', async () => {
  const later = Date.now() + 30 * DAY_MS
  call.mockRejectedValueOnce(new Error('no host'))
  expect(await defaultCurrency(later)).toBe('THB')
  expect(await defaultCurrency(later)).toBe('USD')
})
