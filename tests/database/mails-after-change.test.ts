import { expect, test } from 'vitest'
import { findRefund } from '@/lib/server/payments/refund-repo'
import { settleRefund } from '@/lib/server/refunds/settle-refund'
import { confirmBooking, declineBooking } from '@/lib/server/suppliers/confirm-booking'
import { bought, cancelled, ordered } from '../fixtures/cancelling'
import { begin, mailsTo } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { addDeposit } from '../fixtures/goods'
import { withShopDatabase } from '../fixtures/shop-database'
import { manualProduct } from '../fixtures/supplier'

withShopDatabase()

const nok = { staffMember: 'Nok' }

/** Devices at ฿100 each, with a deposit of ฿500 each, confirmed by the supplier on request. */
async function lentByHand() {
  const sold = await manualProduct('en', { dateMode: 'DATE', units: [{ code: 'DEVICE', amount: 10_000 }] })
  await addDeposit(sold.optionId)
  return sold
}

/** The text of the newest mail to an address, except refund notices. */
async function newestTo(address: string): Promise<string> {
  await mailsTo(address)
  const [mail] = await sql<{ text: string }>(
    "SELECT text FROM mailbox WHERE recipient = $1 AND subject NOT LIKE 'Refund for%' ORDER BY id DESC LIMIT 1",
    [address],
  )
  return mail?.text ?? ''
}

/** Three paid devices, one of them cancelled before the supplier responded. */
async function twoOfThree() {
  const sold = await lentByHand()
  const buyer = await bought([[sold, { DEVICE: 3 }]])
  const [booking] = buyer.order.bookings
  await cancelled(buyer, { unit_item_ids: [booking?.travellers[0]?.id ?? ''] })
  return { buyer, bookingId: booking?.id ?? '', to: buyer.order.lead.email, supplier: sold.email }
}

test('[B7] before the supplier’s response a partial cancellation mail mentions no vouchers', async () => {
  const { to, supplier } = await twoOfThree()
  const text = await newestTo(to)
  expect(text).toContain('Still booked:')
  expect(text).not.toContain('voucher')
  expect(await newestTo(supplier)).not.toContain('Deposit')
})

test('[B7] the mail of the final cancellation lists only the remaining travellers', async () => {
  const { buyer, to, supplier } = await twoOfThree()
  await cancelled(buyer)
  const text = await newestTo(to)
  for (const part of [
    'The following has been cancelled:',
    '2 × device',
    'Deposit: ฿1,000',
    '฿1,200 of the ฿1,200',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('voucher')
  expect(await newestTo(supplier)).toContain('2 × device')
})

test('[B7] the mail of a declined booking lists only the remaining travellers', async () => {
  const { buyer, bookingId, to } = await twoOfThree()
  await declineBooking(buyer.order.id, bookingId, nok, 'full')
  const text = await newestTo(to)
  for (const part of ['2 × device', 'Deposit: ฿1,000', '฿1,200 of the ฿1,200']) expect(text).toContain(part)
})

test('[B7] the confirmation mail lists the remaining travellers and the refund', async () => {
  const { buyer, bookingId, to } = await twoOfThree()
  await confirmBooking(buyer.order.id, bookingId, nok)
  const text = await newestTo(to)
  for (const part of ['2 × device', 'Deposit: ฿1,000', 'Paid: ฿1,800, of which ฿600 will be refunded.'])
    expect(text).toContain(part)
})

test('[B7] a manual refund after a gateway rejection is announced once', async () => {
  const { buyer, bookingId, to } = await twoOfThree()
  const [row] = await sql<{ id: string }>(
    `INSERT INTO refunds (attempt_id, booking_id, amount, currency, reason)
      SELECT id, $2, 10000, 'THB', 'test' FROM payment_attempts WHERE order_id = $1 RETURNING id`,
    [buyer.order.id, bookingId],
  )
  const refund = await findRefund(row?.id ?? '')
  if (refund) await settleRefund(refund, { state: 'failed' })
  // Two mails that are due at once may be sent in either order.
  await mailsTo(to)
  await confirmBooking(buyer.order.id, bookingId, nok)
  expect(await newestTo(to)).toContain('Paid: ฿1,800, of which ฿700 will be refunded.')
})

test('[B4] mails show the charged amount, and the deposit that is returned', async () => {
  const sold = await lentByHand()
  const buyer = await bought([[sold, { DEVICE: 2 }]], { currency: 'JPY' })
  const { total, lead, bookings } = buyer.order
  const to = lead.email
  const shown = `JP¥${total.amount.toLocaleString('en')}`
  const text = await newestTo(to)
  for (const part of [`Paid in full: ฿1,200 (order total ${shown}).`, '฿1,000 of it is a deposit'])
    expect(text).toContain(part)
  expect(text).toContain('Deposit: ฿1,000')
  await cancelled(buyer, { unit_item_ids: [bookings[0]?.travellers[0]?.id ?? ''] })
  expect(await newestTo(to)).toContain('Deposit: ฿500')
  await confirmBooking(buyer.order.id, bookings[0]?.id ?? '', nok)
  const confirmed = await newestTo(to)
  expect(confirmed).toContain(`Paid: ฿1,200 (order total ${shown}), of which ฿600 will be refunded.`)
  expect(confirmed).toContain('Deposit: ฿500')
})

test('[B4] the pay-later mail shows the charge of an option in another currency', async () => {
  const sold = await lentByHand()
  for (const currency of ['JPY', 'THB'] as const) {
    const buyer = await ordered([[sold, { DEVICE: 1 }]], currency)
    await begin(buyer.userId, buyer.order.id, 'pay_later')
    const text = await newestTo(buyer.order.lead.email)
    expect(text.includes('You will be charged in Thai baht: ฿600.')).toBe(currency === 'JPY')
  }
})

test('a time in a mail names its time zone', async () => {
  const sold = await lentByHand()
  await sql(`UPDATE products SET time_zone = 'Asia/Tokyo' WHERE id = $1`, [sold.productId])
  const buyer = await bought([[sold, { DEVICE: 1 }]])
  expect(await newestTo(buyer.order.lead.email)).toMatch(
    /replies by .+ \d\d:\d\d, Japan Standard Time \(GMT\+9\)\./,
  )
})

test('[B7] the mail of an unpaid order mentions neither a deposit return nor vouchers', async () => {
  const buyer = await ordered([[await lentByHand(), { DEVICE: 2 }]])
  await cancelled(buyer)
  const text = await newestTo(buyer.order.lead.email)
  expect(text).toContain('2 × device')
  expect(text).toContain('It had not been paid')
  expect(text).not.toMatch(/deposit|voucher/i)
})
