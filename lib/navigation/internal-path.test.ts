import { expect, test } from 'vitest'
import { decodeListing, decodeMissing, internalPath, missingPath } from './internal-path'

const at = (path: string) => internalPath('en', 'THB', path, new URLSearchParams())

test('serves orders, sandbox payments and supplier links by one frame each', () => {
  expect(at('/supplier/a-B_9')).toBe('/en/THB/supplier/token')
  expect(at('/profile/orders/0190-ab')).toBe('/en/THB/profile/orders/order')
  expect(at('/profile/orders/o-1/pay')).toBe('/pay/en/THB')
  expect(at('/sandbox/pay/SH123')).toBe('/en/THB/sandbox/pay/invoice')
})

test('renders other pages by their own folder', () => {
  expect(at('/')).toBe('/en/THB')
  expect(at('/profile/orders')).toBe('/en/THB/profile/orders')
  expect(at('/products/wat-arun')).toBe('/en/THB/products/wat-arun')
})

const listing = (search: string, isSearch = false) =>
  internalPath('en', 'THB', '/products', new URLSearchParams(search), { isSearch })

test('[R4] caches views of shop values and ignores invalid parameters', () => {
  expect(listing('')).toBe('/en/THB/listing/all')
  expect(listing('price_min=-1&page=none&destination=<script>')).toBe('/en/THB/listing/all')
  expect(listing('destination=bangkok&utm_source=x')).toBe(listing('destination=bangkok'))
})

test.each(['q=วัดอรุณ', 'from=2026-12-01', 'price_max=500', 'destination=bangkok&q=boat', 'destination=k3'])(
  '[R4] renders searches on request: %s',
  (search) => {
    const path = listing(search, true)
    expect(path).toMatch(/^\/en\/THB\/search\/[\w-]+$/)
    expect(listing(decodeListing(path.split('/').at(-1) ?? '').toString(), true)).toBe(path)
  },
)

test('[R5][R6] shows the path with its query on a missing page, however long', () => {
  const shown = (failed: string) => decodeMissing(missingPath('th', 'THB', failed).split('/').at(-1) ?? '')
  expect(shown('/th/products/nope?x=1&y=%3Cb%3E')).toBe('/th/products/nope?x=1&y=%3Cb%3E')
  const long = `/products/nope?x=${'y'.repeat(5_000)}`
  expect(shown(long)).toBe(long)
  expect(missingPath('en', 'THB', null)).toBe('/en/THB/missing')
})
