import { expect, test } from 'vitest'
import { replyToSupplierRequest as contract } from '@/lib/contract/supplier'
import { translator } from '@/lib/i18n/translate'
import { runOutbox } from '@/lib/server/outbox/worker'
import { declineOverdue } from '@/lib/server/suppliers/decline-unanswered'
import { getSupplierRequest, replyToSupplierRequest } from '@/lib/server/suppliers/service'
import { bought, cancelled, refundsOf } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { contextOf, mailsTo, rowsOf, slotOf, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'
import { manualProduct, tokenFor } from '../fixtures/supplier'

withShopDatabase()

const HOUR = 3_600_000
const later = (hours: number) => new Date(Date.now() + hours * HOUR)
const anonymous = contextOf('', { session: undefined })

const decline = { reply: 'decline', reason: 'The river is too <high> that day.' } as const
const respond = (token: string, json: object, now?: Date) =>
  replyToSupplierRequest(token, contract.body.parse(json), anonymous, now)
const view = async (token: string, now?: Date) => (await getSupplierRequest(token, anonymous, now)).data

/** A paid booking of two that waits for its supplier. */
async function newRequest(locale?: Parameters<typeof manualProduct>[0]) {
  const sold = await manualProduct(locale)
  const buyer = await bought([[sold, { ADULT: 2 }]])
  await runOutbox()
  return { ...buyer, sold, token: await tokenFor(sold.email) }
}

const eventsOf = (orderId: string) =>
  sql<{ to_status: string; actor: string; reason: string | null }>(
    `SELECT e.to_status, e.actor, e.reason FROM booking_status_history e JOIN bookings b ON b.id = e.booking_id
      WHERE b.order_id = $1 ORDER BY e.id`,
    [orderId],
  )

const textsTo = async (userId: string) => {
  await mailsTo(`${userId}@example.com`)
  const rows = await sql<{ subject: string; html: string; text: string }>(
    'SELECT subject, html, text FROM mailbox WHERE recipient = $1 ORDER BY id',
    [`${userId}@example.com`],
  )
  return rows
}

test('[B6] the supplier sees the booking; viewing it, however often, changes nothing', async () => {
  const { order, token, sold } = await newRequest()
  for (let round = 0; round < 3; round++) await getSupplierRequest(token, anonymous)
  expect(await view(token)).toMatchObject({
    state: 'open',
    reference: order.reference,
    product_name: 'Fixture en',
    guests: { lead_name: 'Mali', travellers: [{ position: 0 }, { position: 1 }] },
  })
  expect(await statusesOf(order.id)).toEqual(['paid'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 2 })
})

test('[B6] every traveller of a booking sold per group is named', async () => {
  const { order, token } = await newRequest()
  await sql(
    `UPDATE unit_items SET traveller_name = 'Suda Rak', companions = $2 WHERE position = 0 AND booking_id = $1`,
    [order.bookings[0]?.id, JSON.stringify([{ name: 'Nok Rak', age: 7, passportNumber: 'BB7654321' }])],
  )
  expect((await view(token)).guests?.travellers).toMatchObject([
    { position: 0, name: 'Suda Rak' },
    { position: 1, name: 'Nok Rak', age: 7, passport_number: 'BB7654321' },
    { position: 2, name: null },
  ])
})

test('[B6] the mail to the supplier names no guest, and is sent once', async () => {
  const { sold } = await newRequest('th')
  const mails = await sql<{ subject: string; text: string }>('SELECT * FROM mailbox WHERE recipient = $1', [
    sold.email,
  ])
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toContain('โปรดตอบภายใน')
  expect(mails[0]?.text).toContain('/th/supplier/')
  expect(mails[0]?.text).not.toContain('Mali')
})

test('[B6] accepted: confirmed by the supplier, with voucher and mail', async () => {
  const { order, userId, token } = await newRequest()
  expect((await respond(token, { reply: 'accept' })).data).toMatchObject({ state: 'accepted' })
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect((await eventsOf(order.id)).at(-1)).toMatchObject({ to_status: 'confirmed', actor: 'supplier' })
  expect((await textsTo(userId)).at(-1)?.subject).toContain('Confirmed')
  expect((await respond(token, { reply: 'accept' })).data).toMatchObject({ state: 'accepted' })
  await expect(respond(token, decline)).rejects.toMatchObject({
    code: 'ALREADY_REPLIED',
    details: { state: 'accepted' },
  })
  expect(await textsTo(userId)).toHaveLength(2)
  expect(await refundsOf(order.id)).toEqual([])
})

test('[B6] declined: everything is refunded, and the guest gets the reason', async () => {
  const { order, userId, token, sold } = await newRequest()
  expect((await respond(token, decline)).data).toMatchObject({ state: 'declined', guests: null })
  expect(await statusesOf(order.id)).toEqual(['failed'])
  expect((await eventsOf(order.id)).at(-1)).toEqual({
    to_status: 'failed',
    actor: 'supplier',
    reason: decline.reason,
  })
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
  expect(await refundsOf(order.id)).toMatchObject([{ amount: 200_000, reason: 'not supplied' }])
  const mail = (await textsTo(userId)).find(({ subject }) => subject.includes('Not confirmed'))
  expect(mail?.text).toContain('Message from the operator: “The river is too <high> that day.”')
  expect(mail?.html).toContain('too &lt;high&gt; that day')
  await expect(respond(token, { reply: 'accept' })).rejects.toMatchObject({ code: 'ALREADY_REPLIED' })
})

test('[B6] of many concurrent responses one counts', async () => {
  const { order, userId, token, sold } = await newRequest()
  const settled = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => respond(token, n % 2 ? decline : { reply: 'accept' })),
  )
  const [status] = await statusesOf(order.id)
  const isAccepted = status === 'confirmed'
  expect(settled.filter(({ status: outcome }) => outcome === 'fulfilled')).toHaveLength(5)
  for (const outcome of settled)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'ALREADY_REPLIED' })
  expect(await slotOf(sold)).toEqual({ held: 0, sold: isAccepted ? 2 : 0 })
  expect(await refundsOf(order.id)).toHaveLength(isAccepted ? 0 : 1)
  const vouchers = 'vouchers v JOIN bookings b ON b.id = v.booking_id WHERE b.order_id = $1'
  expect(await rowsOf(vouchers, [order.id])).toBe(isAccepted ? 1 : 0)
  const mails = (await textsTo(userId)).filter(({ subject }) => /Confirmed|Not confirmed/.test(subject))
  expect(mails).toHaveLength(1)
})

test('[B6] an acceptance concurrent with the guest’s own cancellation leaves consistent records', async () => {
  const { order, userId, token } = await newRequest()
  const [acceptance, cancellation] = await Promise.allSettled([
    respond(token, { reply: 'accept' }),
    cancelled({ userId, order }, { expected_refund: { amount: 200_000, currency: 'THB' } }),
  ])
  expect([acceptance.status, cancellation.status]).toContain('fulfilled')
  expect(['cancelled', 'confirmed']).toContain((await statusesOf(order.id))[0])
  expect(await refundsOf(order.id)).toHaveLength(cancellation.status === 'fulfilled' ? 1 : 0)
})

test('[B6] after a cancellation no guest is shown and nothing can be accepted', async () => {
  const { order, userId, token } = await newRequest()
  await cancelled({ userId, order })
  expect(await view(token)).toMatchObject({ state: 'cancelled', guests: null })
  await expect(respond(token, { reply: 'accept' })).rejects.toMatchObject({ code: 'ALREADY_REPLIED' })
  expect(await statusesOf(order.id)).toEqual(['cancelled'])
})

test('[B6] a requested supplier is notified of partial and full cancellations; others are not', async () => {
  const { order, userId, token, sold } = await newRequest('zh-cn')
  await respond(token, { reply: 'accept' })
  const [one] = order.bookings[0]?.travellers ?? []
  await cancelled({ userId, order }, { unit_item_ids: [one?.id ?? ''] })
  await cancelled({ userId, order })
  const mails = await mailsTo(sold.email)
  const cancelledSubject = new RegExp(
    `^${translator('zh-cn')('mail.supplier_cancelled.subject', { reference: '.+' })}$`,
  )
  expect(mails.filter((subject) => cancelledSubject.test(subject))).toHaveLength(2)
  const instant = await manualProduct('en', { instantConfirmation: true })
  await cancelled(await bought([[instant]]))
  expect(await mailsTo(instant.email)).toEqual([])
})

test('[B6] a reason is stored as one line and cannot inject mail headers', async () => {
  const { order, token } = await newRequest()
  await expect(respond(token, { ...decline, reason: '\u202e' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  })
  await respond(token, { ...decline, reason: ' Full\r\n\u001b[31m today\u202e ' })
  expect((await eventsOf(order.id)).at(-1)?.reason).toBe('Full [31m today')
})

test('[B6] without a response everything is refunded once after a day, and a late acceptance is rejected', async () => {
  const { order, userId, token, sold } = await newRequest()
  await declineOverdue(later(23))
  expect(await statusesOf(order.id)).toEqual(['paid'])
  await expect(respond(token, { reply: 'accept' }, later(25))).rejects.toMatchObject({
    code: 'REPLY_TOO_LATE',
    details: { state: 'late', guests: null },
  })
  await Promise.all([declineOverdue(later(25)), declineOverdue(later(25)), declineOverdue(later(25))])
  expect(await statusesOf(order.id)).toEqual(['failed'])
  expect((await eventsOf(order.id)).at(-1)).toMatchObject({ actor: 'system', reason: 'not answered in time' })
  expect(await refundsOf(order.id)).toMatchObject([{ amount: 200_000 }])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
  const mails = (await textsTo(userId)).filter(({ subject }) => subject.includes('Not confirmed in time'))
  expect(mails).toHaveLength(1)
  expect(await view(token, later(25))).toMatchObject({ state: 'late', guests: null })
})

test('[B6] of an acceptance and a concurrent deadline one counts', async () => {
  const { order, token } = await newRequest()
  await Promise.allSettled([respond(token, { reply: 'accept' }), declineOverdue(later(25))])
  const [status] = await statusesOf(order.id)
  expect(['confirmed', 'failed']).toContain(status)
  expect(await refundsOf(order.id)).toHaveLength(status === 'failed' ? 1 : 0)
})

test('[B6] an invalid link gives no access; a decline requires a reason', async () => {
  const { token } = await newRequest()
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  await expect(view(forged)).rejects.toMatchObject({ code: 'INVALID_SUPPLIER_LINK' })
  await expect(respond(forged, { reply: 'accept' })).rejects.toMatchObject({ code: 'INVALID_SUPPLIER_LINK' })
  for (const invalid of [{ reply: 'decline' }, { ...decline, reason: '  ' }, { reply: 'maybe' }, {}])
    expect(contract.body.safeParse(invalid).success).toBe(false)
})

test('[B6] instant confirmation sends no request', async () => {
  const { order } = await bought([[await newProduct()]])
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await rowsOf('bookings WHERE order_id = $1 AND supplier_reply_due_at IS NOT NULL', [order.id])).toBe(
    0,
  )
})

test('[B6] a supplier gets no more time to respond than promised', async () => {
  const { order } = await newRequest()
  const more =
    "UPDATE bookings SET supplier_reply_due_at = supplier_reply_due_at + interval '1 day' WHERE order_id = $1"
  await expect(sql(more, [order.id])).rejects.toMatchObject({ constraint: 'bookings_supplier_reply_due' })
})
