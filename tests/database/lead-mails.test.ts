import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { startPayment } from '@/lib/server/checkout/start-payment'
import { confirmBooking } from '@/lib/server/suppliers/confirm-booking'
import { cancelled } from '../fixtures/cancelling'
import { newProduct, newUser, type Sold } from '../fixtures/catalog'
import { begin, contextOf, fill, formFor, mailsTo, paidNotification } from '../fixtures/checkout'
import { withShopDatabase } from '../fixtures/shop-database'
import { manualProduct } from '../fixtures/supplier'

withShopDatabase()

/** Places an unpaid order for a lead traveller with an address of their own. */
async function orderFor(products: readonly Sold[], lead = `${randomUUID()}@stranger.example`) {
  const userId = await newUser()
  const ids: string[] = []
  for (const sold of products) ids.push(await fill(userId, sold))
  const form = await formFor(userId, ids)
  const { data } = await placeOrder({ ...form, lead: { ...form.lead, email: lead } }, contextOf(userId))
  const pay = async () => receiveNotification('sandbox', paidNotification(await begin(userId, data.id)))
  return { userId, order: data, lead, account: `${userId}@example.com`, pay }
}

const staff = { staffMember: 'Anong' }

test('[B7] an unpaid order mails the account, never another address', async () => {
  const buyer = await orderFor([await newProduct()])
  await startPayment(buyer.order.id, 'pay_later', contextOf(buyer.userId))
  await cancelled(buyer, { expected_refund: null })
  expect(await mailsTo(buyer.account)).toHaveLength(2)
  expect(await mailsTo(buyer.lead)).toEqual([])
})

test('[B7] another address gets the confirmation only, the account every mail', async () => {
  const buyer = await orderFor([await newProduct()])
  await startPayment(buyer.order.id, 'pay_later', contextOf(buyer.userId))
  await buyer.pay()
  await cancelled(buyer)
  const mails = await mailsTo(buyer.account)
  expect(mails.length).toBeGreaterThanOrEqual(3)
  const [confirmation, ...others] = await mailsTo(buyer.lead)
  expect(mails).toContain(confirmation)
  expect(confirmation).toContain('Confirmed')
  expect(others).toEqual([])
})

test('[B7] it gets the first confirmation with a voucher, once, also of concurrent ones', async () => {
  const products = [await manualProduct(), await manualProduct(), await manualProduct()]
  const { order, lead, account, pay } = await orderFor(products)
  await pay()
  expect(await mailsTo(lead)).toEqual([])
  await Promise.all(order.bookings.map(({ id }) => confirmBooking(order.id, id, staff)))
  expect(await mailsTo(lead)).toHaveLength(1)
  expect(await mailsTo(account)).toHaveLength(4)
})

test('[B7] the address of the account is verified in any case of its letters', async () => {
  const userId = await newUser()
  const form = await formFor(userId, [await fill(userId, await newProduct())])
  const lead = `${userId.toUpperCase()}@Example.com`
  const { data } = await placeOrder({ ...form, lead: { ...form.lead, email: lead } }, contextOf(userId))
  await startPayment(data.id, 'pay_later', contextOf(userId))
  await receiveNotification('sandbox', paidNotification(await begin(userId, data.id)))
  expect(await mailsTo(`${userId}@example.com`)).toHaveLength(2)
  expect(await mailsTo(lead)).toEqual([])
})
