import { expect, test } from 'vitest'
import { mailVouchers } from '@/lib/server/documents/mail-vouchers'
import { getLinkedOrder, linkedVoucherFile } from '@/lib/server/documents/order-link'
import { orderLinkPath } from '@/lib/server/order-link'
import { bought, cancelled, ordered } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { contextOf, mailsTo } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const signedOut = contextOf('', { session: undefined })
const DAY_MS = 86_400_000

/** The newest mail to the account of an order. */
async function mailOf(userId: string) {
  await mailsTo(`${userId}@example.com`)
  const [mail] = await sql<{ html: string; text: string }>(
    'SELECT html, text FROM mailbox WHERE recipient = $1 ORDER BY id DESC LIMIT 1',
    [`${userId}@example.com`],
  )
  return mail ?? { html: '', text: '' }
}

const tokenIn = ({ text }: { text: string }) => /\/order\/([\w-]{48})$/m.exec(text)?.[1] ?? ''

const tokenTo = (
  { userId, order }: { userId: string; order: { id: string } },
  until = Date.now() + DAY_MS,
  recipient = `${userId}@example.com`,
) => orderLinkPath(order.id, new Date(until), recipient).slice('/order/'.length)

test('[B7] the link of a mail shows the vouchers of its order to a visitor who is not signed in, and no price', async () => {
  const { userId, order } = await bought([[await newProduct(), { ADULT: 2 }]])
  const token = tokenIn(await mailOf(userId))
  const { data } = await getLinkedOrder(token, signedOut)
  expect(data).toMatchObject({ id: order.id, reference: order.reference, status: 'confirmed', own: false })
  expect(data.vouchers).toHaveLength(1)
  expect(data.vouchers[0]?.codes[0]?.code).toBe(order.bookings[0]?.voucher?.code)
  expect(JSON.stringify(data)).not.toMatch(/amount|฿|@example\.com/)
  const { name, bytes } = await linkedVoucherFile(token, order.bookings[0]?.id ?? '', signedOut)
  expect([name, Buffer.from(bytes).subarray(0, 5).toString()]).toEqual([`${order.reference}-1.pdf`, '%PDF-'])
})

test('[B7] the buyer who is signed in is recognized; another account sees the vouchers alone', async () => {
  const [mine, other] = [await bought([[await newProduct()]]), await bought([[await newProduct()]])]
  const token = tokenIn(await mailOf(mine.userId))
  expect((await getLinkedOrder(token, contextOf(mine.userId))).data.own).toBe(true)
  expect((await getLinkedOrder(token, contextOf(other.userId))).data.own).toBe(false)
  const foreign = linkedVoucherFile(token, other.order.bookings[0]?.id ?? '', signedOut)
  await expect(foreign).rejects.toMatchObject({ code: 'BOOKING_NOT_FOUND' })
})

test('[B7] a link without a valid signature opens nothing; an expired one says so', async () => {
  const { userId, order } = await bought([[await newProduct()]])
  const link = (until: number, recipient?: string) => tokenTo({ userId, order }, until, recipient)
  const view = (token: string) => getLinkedOrder(token, signedOut)
  await expect(view(link(Date.now() + DAY_MS, 'other@example.com'))).rejects.toMatchObject({
    code: 'INVALID_ORDER_LINK',
  })
  await expect(view('A'.repeat(48))).rejects.toMatchObject({ code: 'INVALID_ORDER_LINK' })
  await expect(view(link(Date.now() - DAY_MS))).rejects.toMatchObject({ code: 'ORDER_LINK_EXPIRED' })
})

test('[B7] a link stops to work when the account changes its address', async () => {
  const { userId } = await bought([[await newProduct()]])
  const token = tokenIn(await mailOf(userId))
  await sql('UPDATE users SET email = $2 WHERE id = $1', [userId, `moved-${userId}@example.com`])
  await expect(getLinkedOrder(token, signedOut)).rejects.toMatchObject({ code: 'INVALID_ORDER_LINK' })
})

test('[B7] an order without valid vouchers shows its status alone', async () => {
  const unpaid = await ordered([[await newProduct()]])
  const pending = (await getLinkedOrder(tokenTo(unpaid), signedOut)).data
  expect(pending).toMatchObject({ status: 'pending', vouchers: [] })
  const buyer = await bought([[await newProduct()]])
  const token = tokenIn(await mailOf(buyer.userId))
  await cancelled(buyer)
  expect((await getLinkedOrder(token, signedOut)).data).toMatchObject({ status: 'cancelled', vouchers: [] })
})

test('[B7] the mail of a confirmed order has what the buyer needs on site', async () => {
  const { userId, order } = await bought([[await newProduct(), { ADULT: 2 }]])
  const [booking] = order.bookings
  const { html, text } = await mailOf(userId)
  const codes = [booking?.voucher?.code, ...(booking?.travellers ?? []).map(({ ticket }) => ticket?.code)]
  expect(codes).toHaveLength(3)
  for (const code of codes) {
    expect(text).toContain(code)
    expect(html).toContain(`alt="${code}"`)
  }
  expect(html.match(/src="data:image\/png;base64,/g)).toHaveLength(3)
  expect(html).not.toContain('cid:')
  for (const file of [`${order.reference}-1.pdf`, `${order.reference}-1.ics`])
    expect(html).toContain(`<li>${file}</li>`)
  expect(text).toContain('Free cancellation until')
  expect(text).toMatch(/Operator: \S/)
  expect(text).toMatch(/Help on the day: http\S+\/support$/m)
})

test('below the codes of a mail, a name with a host name is no link', async () => {
  const { order } = await bought([[await newProduct(), { ADULT: 2 }]])
  const ids = order.bookings.map(({ id }) => id)
  await sql("UPDATE unit_items SET traveller_name = 'Prize evil.photos' WHERE booking_id = ANY($1)", [ids])
  const { vouchers } = await mailVouchers({
    template: 'order-confirmed',
    to: 'buyer@example.com',
    locale: 'en',
    values: { order_id: order.id },
  })
  const shown = JSON.stringify(vouchers)
  expect(shown).toContain('evil\u2060.\u2060photos')
  expect(shown).not.toContain('evil.photos')
})
