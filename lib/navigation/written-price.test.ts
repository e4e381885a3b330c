import { expect, test } from 'vitest'
import { listingWithPrice } from './written-price'

const leadsTo = (search: string, path = '/products') => listingWithPrice(path, new URLSearchParams(search))

test('[R4] a price in words becomes a filter that is shown and can be removed', () => {
  expect(leadsTo('q=boat under 500 baht&sort=price_low')).toBe(
    '/products?q=boat&price_max=500&price_currency=THB&sort=price_low',
  )
  expect(leadsTo('q=ไม่เกิน 500')).toBe('/products?price_max=500')
  expect(leadsTo('q=500元以下&destination=phuket')).toBe(
    '/products?destination=phuket&price_max=500&price_currency=CNY',
  )
})

test('[R4] bounds that were chosen count more than written ones', () => {
  expect(leadsTo('q=boat under 500 baht&price_max=900')).toBe('/products?q=boat&price_max=900')
})

test('[R4] other searches and pages stay', () => {
  expect(leadsTo('q=wat arun')).toBeNull()
  expect(leadsTo('')).toBeNull()
  expect(leadsTo('q=boat under 500 baht', '/help')).toBeNull()
})
