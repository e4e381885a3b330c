import { expect, test } from 'vitest'
import type { Availability, Product } from '@/lib/contract/catalog'
import { addDays } from '@/lib/domain/local-date'
import { request } from '../fixtures/http'

/** All bookable availability of an option, 60 days at a time. */
async function bookable(id: string, optionId: string) {
  const today = new Date().toISOString().slice(0, 10)
  const parts = await Promise.all(
    [-1, 59, 119].map(async (later) => {
      const from = addDays(today, later)
      const query = `option_id=${optionId}&from=${from}&to=${addDays(from, 59)}`
      const { body } = await request('GET', `/api/catalog/products/${id}/availability?${query}`)
      return (body.data as Availability).days
    }),
  )
  return parts.flat().filter(({ status }) => status === 'available')
}

test.each([
  'bangkok-riverside-hotel',
  'heathrow-london-train',
  'wat-arun-longtail-sunset',
  'jungfraujoch-railway',
])('[C4][R5] each option of %s has the lowest price of its bookable days', async (id) => {
  const product = (await request('GET', `/api/catalog/products/${id}`)).body.data as Product
  const lowest: number[] = []
  for (const { id: optionId, from, units } of product.options) {
    const [main] = units
    const amounts = (await bookable(id, optionId)).flatMap(({ prices }) =>
      main ? (prices[main.code]?.amount ?? []) : [],
    )
    expect(from.price.amount, optionId).toBe(Math.min(...amounts))
    expect(from.varies, optionId).toBe(Math.max(...amounts) > from.price.amount)
    lowest.push(from.price.amount)
  }
  expect(product.from.amount).toBe(Math.min(...lowest))
  const named = product.options.find((option) => option.id === product.from_option_id)
  expect(named?.from.price).toEqual(product.from)
})
