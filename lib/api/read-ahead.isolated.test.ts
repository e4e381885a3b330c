import { afterEach, expect, test, vi } from 'vitest'
import { listProducts } from '@/lib/contract/catalog'
import { readAhead, takeOrCall } from './read-ahead'

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('.', () => ({ call }))

afterEach(() => void call.mockReset())

const SEARCH = { q: 'boat', page: 1, limit: 24 }
const VISITOR = { locale: 'en', currency: 'THB' } as const

test('[E2] a page takes over what was read before it', async () => {
  call.mockResolvedValueOnce('first').mockResolvedValueOnce('second')
  await readAhead(listProducts, SEARCH, VISITOR)
  expect(await takeOrCall(listProducts, { ...SEARCH }, { ...VISITOR })).toBe('first')
  expect(call).toHaveBeenCalledOnce()
  expect(await takeOrCall(listProducts, SEARCH, VISITOR)).toBe('second')
})

test.each([
  ['another search', { ...SEARCH, q: 'bus' }, VISITOR, 0],
  ['another language', SEARCH, { ...VISITOR, locale: 'th' as const }, 0],
  ['another currency', SEARCH, { ...VISITOR, currency: 'USD' as const }, 0],
  ['a later page', SEARCH, VISITOR, 10_000],
])('%s is read by itself', async (_, input, visitor, passed) => {
  call.mockResolvedValue('own').mockResolvedValueOnce('first')
  await readAhead(listProducts, SEARCH, VISITOR)
  expect(await takeOrCall(listProducts, input, visitor, Date.now() + passed)).toBe('own')
})

test('a failed read leaves nothing', async () => {
  call.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('own')
  await expect(readAhead(listProducts, { ...SEARCH, page: 2 }, VISITOR)).rejects.toThrow('away')
  expect(await takeOrCall(listProducts, { ...SEARCH, page: 2 }, VISITOR)).toBe('own')
})

test('responses that no page takes are limited in number', async () => {
  call.mockResolvedValue('ahead')
  for (let page = 1; page <= 101; page++) await readAhead(listProducts, { ...SEARCH, page }, VISITOR)
  call.mockReset()
  call.mockResolvedValue('own')
  expect(await takeOrCall(listProducts, { ...SEARCH, page: 1 }, VISITOR)).toBe('own')
  expect(await takeOrCall(listProducts, { ...SEARCH, page: 101 }, VISITOR)).toBe('ahead')
})
