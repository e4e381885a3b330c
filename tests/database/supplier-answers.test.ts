import { expect, test } from 'vitest'
import { answerSupplierRequest as contract } from '@/lib/contract/supplier'
import { translator } from '@/lib/i18n/translate'
import { runOutbox } from '@/lib/server/outbox/worker'
import { declineOverdue } from '@/lib/server/suppliers/decline-unanswered'
import { answerSupplierRequest, getSupplierRequest } from '@/lib/server/suppliers/service'
import { bought, cancelled, refundsOf } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { contextOf, mailsTo, rowsOf, slotOf, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'
import { manualProduct, tokenFor } from '../fixtures/supplier'

withShopDatabase()

const HOUR = 3_600_000
const later = (hours: number) => new Date(Date.now() + hours * HOUR)
const nobody = contextOf('', { session: undefined })

const decline = { answer: 'decline', reason: 'The river is too <high> that day.' } as const
const answer = (token: string, given: object, now?: Date) =>
  answerSupplierRequest(token, contract.body.parse(given), nobody, now)
const look = async (token: string, now?: Date) => (await getSupplierRequest(token, nobody, now)).data

/** A paid booking of two that waits for its supplier. */
async function waiting(locale?: Parameters<typeof manualProduct>[0]) {
  const sold = await manualProduct(locale)
  const buyer = await bought([[sold, { ADULT: 2 }]])
  await runOutbox()
  return { ...buyer, sold, token: await tokenFor(sold.email) }
}

const eventsOf = (orderId: string) =>
  sql<{ to_status: string; actor: string; reason: string | null }>(
    `SELECT e.to_status, e.actor, e.reason FROM status_events e JOIN bookings b ON b.id = e.booking_id
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

test('[B6] who is asked sees what was booked; looking, however often, changes nothing', async () => {
  const { order, token, sold } = await waiting()
  for (let look = 0; look < 3; look++) await getSupplierRequest(token, nobody)
  expect(await look(token)).toMatchObject({
    state: 'open',
    reference: order.reference,
    product_name: 'Fixture en',
    guests: { lead_name: 'Mali', travellers: [{ position: 0 }, { position: 1 }] },
  })
  expect(await statusesOf(order.id)).toEqual(['paid'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 2 })
})

test('[B6] of a group that was bought whole everybody is named', async () => {
  const { order, token } = await waiting()
  await sql(
    `UPDATE unit_items SET traveller_name = 'Suda Rak', companions = $2 WHERE position = 0 AND booking_id = $1`,
    [order.bookings[0]?.id, JSON.stringify([{ name: 'Nok Rak', age: 7, passportNumber: 'BB7654321' }])],
  )
  expect((await look(token)).guests?.travellers).toMatchObject([
    { position: 0, name: 'Suda Rak' },
    { position: 1, name: 'Nok Rak', age: 7, passport_number: 'BB7654321' },
    { position: 2, name: null },
  ])
})

test('[B6] the mail to the supplier names no guest, and comes once', async () => {
  const { sold } = await waiting('th')
  const mails = await sql<{ subject: string; text: string }>('SELECT * FROM mailbox WHERE recipient = $1', [
    sold.email,
  ])
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toContain('โปรดตอบภายใน')
  expect(mails[0]?.text).toContain('/th/supplier/')
  expect(mails[0]?.text).not.toContain('Mali')
})

test('[B6] accepted: confirmed by the supplier, with voucher and mail', async () => {
  const { order, userId, token } = await waiting()
  expect((await answer(token, { answer: 'accept' })).data).toMatchObject({ state: 'accepted' })
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect((await eventsOf(order.id)).at(-1)).toMatchObject({ to_status: 'confirmed', actor: 'supplier' })
  expect((await textsTo(userId)).at(-1)?.subject).toContain('Confirmed')
  expect((await answer(token, { answer: 'accept' })).data).toMatchObject({ state: 'accepted' })
  await expect(answer(token, decline)).rejects.toMatchObject({
    code: 'BOOKING_ANSWERED',
    details: { state: 'accepted' },
  })
  expect(await textsTo(userId)).toHaveLength(2)
  expect(await refundsOf(order.id)).toEqual([])
})

test('[B6] declined: everything comes back, and the guest reads why', async () => {
  const { order, userId, token, sold } = await waiting()
  expect((await answer(token, decline)).data).toMatchObject({ state: 'declined', guests: null })
  expect(await statusesOf(order.id)).toEqual(['failed'])
  expect((await eventsOf(order.id)).at(-1)).toEqual({
    to_status: 'failed',
    actor: 'supplier',
    reason: decline.reason,
  })
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
  expect(await refundsOf(order.id)).toMatchObject([{ amount: 200_000, reason: 'not supplied' }])
  const told = (await textsTo(userId)).find(({ subject }) => subject.includes('Not possible'))
  expect(told?.text).toContain('The operator writes: “The river is too <high> that day.”')
  expect(told?.html).toContain('too &lt;high&gt; that day')
  await expect(answer(token, { answer: 'accept' })).rejects.toMatchObject({ code: 'BOOKING_ANSWERED' })
})

test('[B6] of many yeses and noes at the same instant one counts', async () => {
  const { order, userId, token, sold } = await waiting()
  const settled = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => answer(token, n % 2 ? decline : { answer: 'accept' })),
  )
  const [status] = await statusesOf(order.id)
  const yes = status === 'confirmed'
  expect(settled.filter(({ status: outcome }) => outcome === 'fulfilled')).toHaveLength(5)
  for (const outcome of settled)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'BOOKING_ANSWERED' })
  expect(await slotOf(sold)).toEqual({ held: 0, sold: yes ? 2 : 0 })
  expect(await refundsOf(order.id)).toHaveLength(yes ? 0 : 1)
  const vouchers = 'vouchers v JOIN bookings b ON b.id = v.booking_id WHERE b.order_id = $1'
  expect(await rowsOf(vouchers, [order.id])).toBe(yes ? 1 : 0)
  const told = (await textsTo(userId)).filter(({ subject }) => /Confirmed|Not possible/.test(subject))
  expect(told).toHaveLength(1)
})

test('[B6] a yes and the guest’s own cancellation at the same instant: the books agree', async () => {
  const { order, userId, token } = await waiting()
  const [yes, no] = await Promise.allSettled([
    answer(token, { answer: 'accept' }),
    cancelled({ userId, order }, { expected_refund: { amount: 200_000, currency: 'THB' } }),
  ])
  expect([yes.status, no.status]).toContain('fulfilled')
  expect(['cancelled', 'confirmed']).toContain((await statusesOf(order.id))[0])
  expect(await refundsOf(order.id)).toHaveLength(no.status === 'fulfilled' ? 1 : 0)
})

test('[B6] after a cancellation nobody is shown and nothing can be accepted', async () => {
  const { order, userId, token } = await waiting()
  await cancelled({ userId, order })
  expect(await look(token)).toMatchObject({ state: 'cancelled', guests: null })
  await expect(answer(token, { answer: 'accept' })).rejects.toMatchObject({ code: 'BOOKING_ANSWERED' })
  expect(await statusesOf(order.id)).toEqual(['cancelled'])
})

test('[B6] who was asked hears what is given up, in part and then whole; who was not, nothing', async () => {
  const { order, userId, token, sold } = await waiting('zh-cn')
  await answer(token, { answer: 'accept' })
  const [one] = order.bookings[0]?.travellers ?? []
  await cancelled({ userId, order }, { unit_item_ids: [one?.id ?? ''] })
  await cancelled({ userId, order })
  const mails = await mailsTo(sold.email)
  const cancelledSubject = new RegExp(
    `^${translator('zh-cn')('mail.supplier_cancelled.subject', { reference: '.+' })}$`,
  )
  expect(mails.filter((subject) => cancelledSubject.test(subject))).toHaveLength(2)
  const unasked = await manualProduct('en', { instantConfirmation: true })
  await cancelled(await bought([[unasked]]))
  expect(await mailsTo(unasked.email)).toEqual([])
})

test('[B6] a reason is kept in one line and cannot turn the mail around', async () => {
  const { order, token } = await waiting()
  await expect(answer(token, { ...decline, reason: '\u202e' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  })
  await answer(token, { ...decline, reason: ' Full\r\n\u001b[31m today\u202e ' })
  expect((await eventsOf(order.id)).at(-1)?.reason).toBe('Full [31m today')
})

test('[B6] silence is a no: after a day the worker gives everything back, once, and a yes comes too late', async () => {
  const { order, userId, token, sold } = await waiting()
  await declineOverdue(later(23))
  expect(await statusesOf(order.id)).toEqual(['paid'])
  await expect(answer(token, { answer: 'accept' }, later(25))).rejects.toMatchObject({
    code: 'ANSWER_TOO_LATE',
    details: { state: 'late', guests: null },
  })
  await Promise.all([declineOverdue(later(25)), declineOverdue(later(25)), declineOverdue(later(25))])
  expect(await statusesOf(order.id)).toEqual(['failed'])
  expect((await eventsOf(order.id)).at(-1)).toMatchObject({ actor: 'system', reason: 'not answered in time' })
  expect(await refundsOf(order.id)).toMatchObject([{ amount: 200_000 }])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
  const told = (await textsTo(userId)).filter(({ subject }) => subject.includes('No answer came'))
  expect(told).toHaveLength(1)
  expect(await look(token, later(25))).toMatchObject({ state: 'late', guests: null })
})

test('[B6] a yes and the deadline at the same instant: one of them counts', async () => {
  const { order, token } = await waiting()
  await Promise.allSettled([answer(token, { answer: 'accept' }), declineOverdue(later(25))])
  const [status] = await statusesOf(order.id)
  expect(['confirmed', 'failed']).toContain(status)
  expect(await refundsOf(order.id)).toHaveLength(status === 'failed' ? 1 : 0)
})

test('[B6] another link opens nothing; a reason is asked for', async () => {
  const { token } = await waiting()
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  await expect(look(forged)).rejects.toMatchObject({ code: 'ANSWER_LINK_WRONG' })
  await expect(answer(forged, { answer: 'accept' })).rejects.toMatchObject({ code: 'ANSWER_LINK_WRONG' })
  for (const wrong of [{ answer: 'decline' }, { ...decline, reason: '  ' }, { answer: 'maybe' }, {}])
    expect(contract.body.safeParse(wrong).success).toBe(false)
})

test('[B6] what is confirmed at once asks nobody', async () => {
  const { order } = await bought([[await newProduct()]])
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await rowsOf('bookings WHERE order_id = $1 AND answer_by IS NOT NULL', [order.id])).toBe(0)
})

test('[B6] nobody gets more time to answer than was promised', async () => {
  const { order } = await waiting()
  const more = "UPDATE bookings SET answer_by = answer_by + interval '1 day' WHERE order_id = $1"
  await expect(sql(more, [order.id])).rejects.toMatchObject({ constraint: 'bookings_answer_by' })
})
