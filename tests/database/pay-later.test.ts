import { expect, test } from 'vitest'
import { env } from '@/lib/env'
import { checkoutQuote } from '@/lib/server/checkout/quote'
import { startPayment } from '@/lib/server/checkout/start-payment'
import { bought, cancelled } from '../fixtures/cancelling'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf, fill, newOrder, rowsOf } from '../fixtures/checkout'
import { withSettings } from '../fixtures/configuration'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withoutMails()
// As in the live mode: the default of the sandbox shows every option.
withSettings({ PAY_LATER_NEW_ACCOUNTS: 'off' })

async function isOffered(userId: string): Promise<boolean> {
  const { data } = await checkoutQuote([await fill(userId, await newProduct())], contextOf(userId))
  return data.charges.some(({ key }) => key === 'pay_later')
}

const later = (userId: string, orderId: string) =>
  startPayment(orderId, 'pay_later', contextOf(userId)).then(
    () => 'deferred',
    (error: { code: string }) => error.code,
  )

test('[B4] a new account cannot pay later where the operator does not allow it', async () => {
  const userId = await newUser()
  expect(await isOffered(userId)).toBe(false)
  const order = await newOrder(userId, await newProduct())
  expect(await later(userId, order.id)).toBe('PAYMENT_OPTION_UNAVAILABLE')
})

test('[B4] an account that canceled all it had paid for is new again', { tags: ['thorough'] }, async () => {
  const buyer = await bought([[await newProduct()]])
  expect(await isOffered(buyer.userId)).toBe(true)
  await cancelled(buyer)
  expect(await isOffered(buyer.userId)).toBe(false)
})

test('[B4] concurrent deferred payments do not exceed the limit of an account together', {
  tags: ['thorough'],
}, async () => {
  const { userId } = await bought([[await newProduct()]])
  const orders = []
  for (let n = 0; n < env.UNPAID_ORDERS; n++) orders.push(await newOrder(userId, await newProduct()))
  await Promise.all(orders.map(({ id }) => later(userId, id)))
  const deferred = await rowsOf(
    "payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.user_id = $1 AND a.option_key = 'pay_later'",
    [userId],
  )
  expect(deferred).toBe(env.PAY_LATER_ORDERS)
})
