import { expect, test } from 'vitest'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { checkoutQuote } from '@/lib/server/checkout/quote'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { refundsOf } from '../fixtures/cancelling'
import { newProduct, newUser, type Sold } from '../fixtures/catalog'
import { begin, contextOf, fill, formFor, mailsTo, paidNotification, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { newPromo } from '../fixtures/promo'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

async function named(sold: Sold, name: string): Promise<Sold> {
  await sql('UPDATE product_translations SET name = $2 WHERE product_id = $1', [sold.productId, name])
  return sold
}

/** An eSIM without a profile in stock. */
const soldOut = async (amount: number) =>
  named(
    await newProduct({
      dateMode: 'NONE',
      inventory: 'SERIAL',
      units: [{ code: 'ADULT', amount }],
      profiles: 0,
    }),
    'Sold-out eSIM',
  )

async function orderOf(products: readonly Sold[], code?: string) {
  const userId = await newUser()
  const ids = []
  for (const sold of products) ids.push(await fill(userId, sold))
  const form = await formFor(userId, ids)
  const quoted = code ? (await checkoutQuote(ids, contextOf(userId), code)).data.total : form.expected_total
  const { data } = await placeOrder(
    { ...form, promo_code: code ?? null, expected_total: quoted },
    contextOf(userId),
  )
  return { userId, order: data }
}

/** The mails about what could not be supplied, once all mails are sent. */
async function soldOutMails(order: { reference: string; lead: { email: string } }): Promise<string[]> {
  await mailsTo(order.lead.email)
  const mails = await sql<{ text: string }>(
    'SELECT text FROM mailbox WHERE recipient = $1 AND subject = $2',
    [order.lead.email, `Sold out: order ${order.reference} at Sunhop`],
  )
  return mails.map(({ text }) => text)
}

test('[B6] a free order that is out of stock is mailed, with what could not be supplied', async () => {
  const { order } = await orderOf([await soldOut(0)])
  expect(await statusesOf(order.id)).toEqual(['failed'])
  const mails = await soldOutMails(order)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('Sold-out eSIM')
  expect(mails[0]).toContain('You have not paid anything for it.')
})

test('[B6] an order that a promo code pays in full is mailed likewise, beside what is booked', async () => {
  const booked = await named(await newProduct(), 'Temple walk')
  const { order } = await orderOf([booked, await soldOut(50_000)], await newPromo({ percent: 100 }))
  expect((await statusesOf(order.id)).toSorted()).toEqual(['confirmed', 'failed'])
  const mails = await soldOutMails(order)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('Sold-out eSIM')
  expect(mails[0]).not.toContain('Temple walk')
  expect(await mailsTo(order.lead.email)).toContain(`Confirmed: your order ${order.reference} at Sunhop`)
})

test.each([
  [0, [], 'You have not paid anything for it.'],
  [50_000, [50_000], 'The ฿500 you paid for it will be refunded.'],
])(
  '[B6] in a paid order, an item at %i that is out of stock is named, and what was paid for it goes back',
  async (amount, refunds, text) => {
    const booked = await named(await newProduct(), 'Temple walk')
    const { userId, order } = await orderOf([booked, await soldOut(amount)])
    await receiveNotification('sandbox', paidNotification(await begin(userId, order.id)))
    expect((await statusesOf(order.id)).toSorted()).toEqual(['confirmed', 'failed'])
    const mails = await soldOutMails(order)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('Sold-out eSIM')
    expect(mails[0]).toContain(text)
    expect(mails[0]).not.toContain('Temple walk')
    expect((await refundsOf(order.id)).map((refund) => refund.amount)).toEqual(refunds)
  },
)
