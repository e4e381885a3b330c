import { expect, test } from 'vitest'
import { env } from '@/lib/env'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { newProduct, newUser, type Sold } from '../fixtures/catalog'
import { contextOf, fill, formFor, slotOf } from '../fixtures/checkout'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withoutMails()

/** As many as one booking with names may have. */
const CLASS = 100
const ADDRESS_PLACES = env.UNPAID_PLACES * env.UNPAID_ADDRESS_SCALE

/** A new account with a cart. @returns an order of it all, which resolves to the code of its error */
async function buyer(address: string, products: readonly Sold[], places = CLASS) {
  const userId = await newUser()
  const ids: string[] = []
  for (const sold of products) ids.push(await fill(userId, sold, { ADULT: places }))
  const form = await formFor(userId, ids)
  return () =>
    placeOrder(form, contextOf(userId, { address })).then(
      () => 'placed',
      (error: { code?: string }) => error.code ?? String(error),
    )
}

const count = (results: readonly string[], result: string) => results.filter((one) => one === result).length

test('[B5] concurrent orders of many accounts at one address do not exceed its limit together', {
  tags: ['thorough'],
}, async () => {
  const sold = await newProduct({ capacity: 5000, maxUnits: CLASS })
  const orders = []
  for (let n = 0; n < 10; n++) orders.push(await buyer('203.0.113.20', [sold]))
  const others = [await buyer('203.0.113.21', [sold]), await buyer('203.0.113.22', [sold])]
  const results = await Promise.all(orders.map((order) => order()))
  const allowed = ADDRESS_PLACES / CLASS
  expect([count(results, 'placed'), count(results, 'UNPAID_NETWORK_LIMIT')]).toEqual([allowed, 10 - allowed])
  expect(await Promise.all(others.map((order) => order()))).toEqual(['placed', 'placed'])
  expect((await slotOf(sold)).held).toBe(ADDRESS_PLACES + 2 * CLASS)
})

test('[B5] concurrent orders of the same products in any order do not deadlock', {
  tags: ['thorough'],
}, async () => {
  const products: Sold[] = []
  for (let n = 0; n < 4; n++) products.push(await newProduct({ capacity: 5000, maxUnits: CLASS }))
  const orders = []
  for (let n = 0; n < 12; n++) {
    const turned = [...products.slice(n % 4), ...products.slice(0, n % 4)]
    orders.push(await buyer('203.0.113.30', n % 2 ? turned : turned.toReversed(), 40))
  }
  const results = await Promise.all(orders.map((order) => order()))
  const allowed = ADDRESS_PLACES / 40
  expect([count(results, 'placed'), count(results, 'UNPAID_NETWORK_LIMIT')]).toEqual([allowed, 12 - allowed])
})
