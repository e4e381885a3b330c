import { expect, test } from 'vitest'
import type { Product } from '@/lib/contract/catalog'
import { feedProduct } from '@/tests/fixtures/feed-product'
import { HOUR } from './cache-lives'
import { productLife } from './product-life'

const NOW = Date.parse('2026-12-02T10:00:00Z')
const hours = (count: number) => count * 3_600

function lifeWith(...next: Array<string[] | undefined>) {
  const [option] = feedProduct().options as Product['options']
  if (!option) throw new Error('no option')
  const options = next.map((next_dates) => ({ ...option, next_dates }))
  return productLife(feedProduct({ options, time_zone: 'Asia/Bangkok' }), NOW)
}

test('[S2] a product is not shown after the first of its next dates has ended at the venue', () => {
  expect(lifeWith(['2026-12-05', '2026-12-06'], ['2026-12-03'])).toEqual({ ...HOUR, expire: hours(31) })
})

test('[S2] a date that ends soon does not make the page expire before it is read again', () => {
  expect(lifeWith(['2026-12-02'])).toEqual({ ...HOUR, expire: hours(7) })
  expect(lifeWith(['2026-12-01'])).toEqual({ ...HOUR, expire: hours(2) })
})

test('[S2] a product without next dates, or with one far away, has the life of other data', () => {
  expect(lifeWith(undefined, [])).toEqual(HOUR)
  expect(lifeWith(['2027-03-01'])).toEqual(HOUR)
  expect(productLife(null, NOW)).toEqual(HOUR)
})
