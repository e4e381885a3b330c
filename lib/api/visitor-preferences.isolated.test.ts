import { afterEach, expect, test, vi } from 'vitest'
import { listCurrencies, listLanguages } from '@/lib/contract/preferences'
import { areRatesOutdated, offeredLocale, partnerCurrency, storedCurrency } from './visitor-preferences'

const partner: { currency: { code: string }; rates?: { outdated: boolean } } = { currency: { code: 'USD' } }
const currencies = [{ code: 'THB' }, { code: 'VND' }, { code: 'USD' }]
const languages = [{ code: 'en' }, { code: 'zh-cn' }]
const call = vi.hoisted(() => vi.fn<(operation: unknown) => Promise<{ data: unknown }>>())
const revision = vi.hoisted(() => ({ of: 0 }))
vi.mock('.', () => ({ call }))
vi.mock('./revision', () => ({ revisionOf: async () => revision.of }))
call.mockImplementation(async (operation) => {
  if (operation === listCurrencies) return { data: currencies }
  return { data: operation === listLanguages ? languages : { ...partner } }
})

afterEach(() => {
  vi.useRealTimers()
  call.mockClear()
})

const DAY_MS = 86_400_000
let days = 0
/** A time after everything that earlier tests have read has expired. */
function later(): number {
  days += 30
  return Date.now() + days * DAY_MS
}

test.each([
  ['partner', 'USD', partnerCurrency],
  ['list of languages', 'zh-cn', (now: number) => offeredLocale('zh-cn', now)],
] as const)('[S2] [S4] the %s is requested once in seven days', async (_, expected, read) => {
  const now = later()
  for (const passed of [0, 1, 6.9]) expect(await read(now + passed * DAY_MS)).toBe(expected)
  expect(call).toHaveBeenCalledOnce()
  await read(now + 7.1 * DAY_MS)
  expect(call).toHaveBeenCalledTimes(2)
})

test('[S4] a failed request is repeated for the next visitor', async () => {
  const now = later()
  call.mockRejectedValueOnce(new Error('no host'))
  expect(await partnerCurrency(now)).toBeNull()
  expect(await partnerCurrency(now)).toBe('USD')
})

test.each([
  ['th', 'en'],
  ['zh-cn', 'zh-cn'],
  ['en', 'en'],
  ['xx', 'en'],
  [undefined, undefined],
])('[S3] with English and Chinese on the list, the stored language %s becomes %s', async (stored, used) => {
  expect(await offeredLocale(stored, later())).toBe(used)
})

test('[S3] without the list every language of the storefront stays', async () => {
  const now = later()
  call.mockRejectedValueOnce(new Error('no host'))
  expect(await offeredLocale('th', now)).toBe('th')
  expect(await offeredLocale('th', now)).toBe('en')
})

test.each([
  ['USD', 'USD'],
  ['VND', 'VND'],
  ['IDR', undefined],
  ['EUR', undefined],
  ['XXX', undefined],
  [undefined, undefined],
])(
  '[S4] with baht, dong and dollars on the list, the stored currency %s becomes %s',
  async (stored, used) => {
    expect(await storedCurrency(stored, later())).toBe(used)
  },
)

test('[S4] without the list every known currency stays', async () => {
  const now = later()
  call.mockRejectedValueOnce(new Error('no host'))
  expect(await storedCurrency('IDR', now)).toBe('IDR')
  expect(await storedCurrency('IDR', now)).toBeUndefined()
})

test('[S3] [S4] a navigation does not wait for a host that does not respond', async () => {
  vi.useFakeTimers()
  const now = later()
  call.mockReturnValueOnce(new Promise(() => {})).mockReturnValueOnce(new Promise(() => {}))
  const read = Promise.all([offeredLocale('th', now), partnerCurrency(now)])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await read).toEqual(['th', null])
})

test('a change of the shop’s preferences is noticed at the next visit', async () => {
  const now = later()
  expect(await storedCurrency('USD', now)).toBe('USD')
  expect(await areRatesOutdated(now)).toBe(false)
  currencies.pop()
  partner.rates = { outdated: true }
  expect([await storedCurrency('USD', now), await areRatesOutdated(now)]).toEqual(['USD', false])
  revision.of++
  expect([await storedCurrency('USD', now), await areRatesOutdated(now)]).toEqual([undefined, true])
})
