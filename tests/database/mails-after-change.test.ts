import { expect, test } from 'vitest'
import { findRefund } from '@/lib/server/payments/refund-repo'
import { settleRefund } from '@/lib/server/refunds/send-refund'
import { confirmBooking, declineBooking } from '@/lib/server/suppliers/confirm-booking'
import { bought, cancelled, ordered } from '../fixtures/cancelling'
import { begin, mailsTo } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'
import { manualProduct } from '../fixtures/supplier'

withShopDatabase()

const nok = { operator: 'Nok' }

/** Devices for ฿100 each, with ฿500 each as a deposit, which their supplier confirms by hand. */
async function lentByHand() {
  const sold = await manualProduct('en', { window: 'DATE', units: [{ code: 'DEVICE', amount: 10_000 }] })
  await sql(
    `INSERT INTO extras (option_id, code, position, name, amount, currency, deposit)
      VALUES ($1, 'deposit', 0, '{"en":"Deposit","th":"มัดจำ","zh-cn":"押金"}', 50000, 'THB', true)`,
    [sold.optionId],
  )
  return sold
}

/** The text of the newest mail to somebody that is not about a refund on its way. */
async function newestTo(address: string): Promise<string> {
  await mailsTo(address)
  const [mail] = await sql<{ text: string }>(
    "SELECT text FROM mailbox WHERE recipient = $1 AND subject NOT LIKE 'Refund for%' ORDER BY id DESC LIMIT 1",
    [address],
  )
  return mail?.text ?? ''
}

/** Three devices, paid, of which one was given up before the supplier answered. */
async function twoOfThree() {
  const sold = await lentByHand()
  const buyer = await bought([[sold, { DEVICE: 3 }]])
  const [booking] = buyer.order.bookings
  await cancelled(buyer, { unit_item_ids: [booking?.travellers[0]?.id ?? ''] })
  return { buyer, bookingId: booking?.id ?? '', to: buyer.order.lead.email, supplier: sold.email }
}

test('[B7] before the supplier has answered, nobody reads of vouchers when fewer come', async () => {
  const { to, supplier } = await twoOfThree()
  const told = await newestTo(to)
  expect(told).toContain('This stays:')
  expect(told).not.toContain('voucher')
  expect(await newestTo(supplier)).not.toContain('Deposit')
})

test('[B7] what is cancelled at last is what was left of it', async () => {
  const { buyer, to, supplier } = await twoOfThree()
  await cancelled(buyer)
  const told = await newestTo(to)
  for (const words of ['This is cancelled:', '2 × device', 'Deposit: ฿1,000', '฿1,200 of the ฿1,200'])
    expect(told).toContain(words)
  expect(told).not.toContain('voucher')
  expect(await newestTo(supplier)).toContain('2 × device')
})

test('[B7] what is declined is what was left of it', async () => {
  const { buyer, bookingId, to } = await twoOfThree()
  await declineBooking(buyer.order.id, bookingId, nok, 'full')
  const told = await newestTo(to)
  for (const words of ['2 × device', 'Deposit: ฿1,000', '฿1,200 of the ฿1,200']) expect(told).toContain(words)
})

test('[B7] what is confirmed is what was left of it, and what went back is told', async () => {
  const { buyer, bookingId, to } = await twoOfThree()
  await confirmBooking(buyer.order.id, bookingId, nok)
  const told = await newestTo(to)
  for (const words of ['2 × device', 'Deposit: ฿1,000', 'Paid: ฿1,800, of which ฿600 goes back to you.'])
    expect(told).toContain(words)
})

test('[B7] money that the gateway did not send and a person will is told of as well, once', async () => {
  const { buyer, bookingId, to } = await twoOfThree()
  const [row] = await sql<{ id: string }>(
    `INSERT INTO refunds (attempt_id, booking_id, amount, currency, reason)
      SELECT id, $2, 10000, 'THB', 'test' FROM payment_attempts WHERE order_id = $1 RETURNING id`,
    [buyer.order.id, bookingId],
  )
  const refused = await findRefund(row?.id ?? '')
  if (refused) await settleRefund(refused, { state: 'failed' })
  await confirmBooking(buyer.order.id, bookingId, nok)
  expect(await newestTo(to)).toContain('Paid: ฿1,800, of which ฿700 goes back to you.')
})

test('[B4] mails name the sum that was charged, and the deposit as it comes back', async () => {
  const sold = await lentByHand()
  const buyer = await bought([[sold, { DEVICE: 2 }]], { currency: 'JPY' })
  const { total, lead, bookings } = buyer.order
  const to = lead.email
  const shown = `JP¥${total.amount.toLocaleString('en')}`
  const told = await newestTo(to)
  for (const words of [`Paid in full: ฿1,200 (order total ${shown}).`, '฿1,000 of it is a deposit'])
    expect(told).toContain(words)
  expect(told).toContain('Deposit: ฿1,000')
  await cancelled(buyer, { unit_item_ids: [bookings[0]?.travellers[0]?.id ?? ''] })
  expect(await newestTo(to)).toContain('Deposit: ฿500')
  await confirmBooking(buyer.order.id, bookings[0]?.id ?? '', nok)
  const confirmed = await newestTo(to)
  expect(confirmed).toContain(`Paid: ฿1,200 (order total ${shown}), of which ฿600 goes back to you.`)
  expect(confirmed).toContain('Deposit: ฿500')
})

test('[B4] who pays later is told what a way to pay that takes another currency charges', async () => {
  const sold = await lentByHand()
  for (const currency of ['JPY', 'THB'] as const) {
    const buyer = await ordered([[sold, { DEVICE: 1 }]], currency)
    await begin(buyer.userId, buyer.order.id, 'pay_later')
    const told = await newestTo(buyer.order.lead.email)
    expect(told.includes('It is charged in Thai baht: ฿600.')).toBe(currency === 'JPY')
  }
})

test('a moment in a mail says by whose clock it is', async () => {
  const sold = await lentByHand()
  await sql(`UPDATE products SET time_zone = 'Asia/Tokyo' WHERE id = $1`, [sold.productId])
  const buyer = await bought([[sold, { DEVICE: 1 }]])
  expect(await newestTo(buyer.order.lead.email)).toMatch(
    /answers by .+ \d\d:\d\d, Japan Standard Time \(GMT\+9\)\./,
  )
})

test('[B7] who has not paid is promised no deposit, and told of no vouchers', async () => {
  const buyer = await ordered([[await lentByHand(), { DEVICE: 2 }]])
  await cancelled(buyer)
  const told = await newestTo(buyer.order.lead.email)
  expect(told).toContain('2 × device')
  expect(told).toContain('Nothing was paid for it')
  expect(told).not.toMatch(/deposit|voucher/i)
})
