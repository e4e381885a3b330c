import { expect, test } from 'vitest'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { checkoutQuote } from '@/lib/server/checkout/quote'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf, fill, formFor } from '../fixtures/checkout'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

test('[B5] checkout remembers the name and phone of the last order, but not those of another person', async () => {
  const userId = await newUser()
  const sold = await newProduct({ capacity: 9 })
  const lastLead = async () => {
    const { data } = await checkoutQuote([await fill(userId, sold)], contextOf(userId))
    return data.last_lead
  }
  const order = async (lead: object) => {
    const form = await formFor(userId, [await fill(userId, sold)])
    return placeOrder({ ...form, lead: { ...form.lead, ...lead } }, contextOf(userId))
  }
  expect(await lastLead()).toBeNull()
  await order({ phone: '081 234 5678' })
  expect(await lastLead()).toEqual({ first_name: 'Mali', last_name: '', phone: '+66812345678' })
  await order({ first_name: 'Malee', phone: '0898765432' })
  expect(await lastLead()).toMatchObject({ first_name: 'Malee', phone: '+66898765432' })
  await order({ first_name: 'Somchai', email: 'somchai@example.com', phone: '0811111111' })
  expect(await lastLead()).toMatchObject({ first_name: 'Malee', phone: '+66898765432' })
})
