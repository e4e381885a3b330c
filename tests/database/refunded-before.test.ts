import { expect, test } from 'vitest'
import { refundSome } from '@/lib/server/staff/actions'
import { bought, cancelled, quoted, refundsOf } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { mailsTo } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const thb = (amount: number) => ({ amount, currency: 'THB' as const })
const sum = (items: ReadonlyArray<{ refund: { amount: number } }>) =>
  items.reduce((total, { refund }) => total + refund.amount, 0)

/** Two adults and a child, 2,500, of which staff refund an amount. */
async function refundedBefore(amount: number) {
  const buyer = await bought([[await newProduct(), { ADULT: 2, CHILD: 1 }]])
  const nok = { staffMember: 'Nok' }
  const bookingId = buyer.order.bookings[0]?.id
  await refundSome(buyer.order.id, thb(amount), nok, { bookingId, reason: 'sorry' })
  return buyer
}

test('[B7] after a full refund by staff, neither the booking nor its travellers are refunded again', async () => {
  const buyer = await refundedBefore(250_000)
  const quote = await quoted(buyer)
  expect(quote).toMatchObject({ paid: thb(250_000), refund: thb(0), already_refunded: thb(250_000) })
  expect(quote.items.map(({ refund }) => refund)).toEqual([thb(0), thb(0), thb(0)])
  await cancelled(buyer)
  await mailsTo(buyer.order.lead.email)
  const [mail] = await sql<{ text: string }>(
    "SELECT text FROM mailbox WHERE recipient = $1 AND subject LIKE '%ancelled%'",
    [buyer.order.lead.email],
  )
  expect(mail?.text).toContain('฿2,500 of the ฿2,500 you paid has already been refunded.')
})

test('[B7] after a partial one the travellers share what is left, to the last minor unit', async () => {
  const buyer = await refundedBefore(100_001)
  const quote = await quoted(buyer)
  expect(quote).toMatchObject({ refund: thb(149_999), already_refunded: thb(100_001) })
  expect(sum(quote.items)).toBe(149_999)
  const [first] = quote.items
  const one = await quoted(buyer, [first?.id ?? ''])
  expect(one).toMatchObject({ refund: thb(100_000), already_refunded: null })
  expect(sum(one.items)).toBe(100_000)
  await cancelled(buyer)
  expect((await refundsOf(buyer.order.id)).map(({ amount }) => amount)).toEqual([100_001, 149_999])
})

test('[B7] without one the travellers sum to the refund', async () => {
  const buyer = await bought([[await newProduct(), { ADULT: 2, CHILD: 1 }]])
  const quote = await quoted(buyer)
  expect(quote).toMatchObject({ refund: thb(250_000), already_refunded: null })
  expect(sum(quote.items)).toBe(250_000)
})
