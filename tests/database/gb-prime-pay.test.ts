import { expect, test } from 'vitest'
import { paymentUrlsOf } from '@/lib/api/local'
import { expireOrder } from '@/lib/server/checkout/expire-holds'
import { chargeCard, paymentStep } from '@/lib/server/checkout/payment-step'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { startPayment } from '@/lib/server/checkout/start-payment'
import { refundsOf } from '../fixtures/cancelling'
import { begin, contextOf, rowsOf, slotOf, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { liveGbPrimePay } from '../fixtures/live-gateways'
import { withShopDatabase } from '../fixtures/shop-database'
import { attemptsOf, placed, unpaid } from '../fixtures/unpaid'
import { CARD_TOKEN, EMPTY_CARD_TOKEN } from '../simulators/gb-prime-pay'
import { deliver, type SimulatedNotification } from '../simulators/misbehavior'

const simulator = await liveGbPrimePay()

withShopDatabase()

const pending = () => unpaid('gb_prime_pay_qr_cash')

/** Has the gateway send notifications to the URL of the payment. */
const send = (invoice: string, notifications: SimulatedNotification[], times?: number) =>
  deliver(simulator.books.get(invoice)?.backgroundUrl ?? '', notifications, times)

const capturesOf = (orderId: string) =>
  rowsOf('captures c JOIN payment_attempts a ON a.id = c.attempt_id WHERE a.order_id = $1', [orderId])

test('[B5] case 4: ten concurrent notifications sell once', async () => {
  const { sold, order, payment } = await pending()
  simulator.decide(payment.invoice, 'S')
  const responses = await send(payment.invoice, [simulator.notification(payment.invoice)], 10)
  expect(responses.every((response) => response.startsWith('200 '))).toBe(true)
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
  expect(await capturesOf(order.id)).toBe(1)
})

test('[B5] case 6: a success notification changes nothing until an inquiry confirms it', async () => {
  const { order, payment } = await pending()
  await send(payment.invoice, [simulator.notification(payment.invoice)])
  expect(await statusesOf(order.id)).toEqual(['pending'])
  simulator.decide(payment.invoice, 'S')
  await send(payment.invoice, [simulator.notification(payment.invoice)])
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
})

test('[B5] many unsigned notifications about one invoice are refused before the gateway is asked', async () => {
  const { payment } = await pending()
  const { payment: other } = await pending()
  const responses = await send(payment.invoice, [simulator.notification(payment.invoice)], 80)
  const counts = Map.groupBy(responses, (response) => response.slice(0, 3))
  expect([counts.get('200')?.length, counts.get('429')?.length]).toEqual([60, 20])
  expect(await send(other.invoice, [simulator.notification(other.invoice)])).toEqual([
    expect.stringMatching(/^200 /),
  ])
})

test('[B5] a charge that did not reach the gateway leaves the card as a way to pay', async () => {
  const { userId, order } = await placed()
  const start = () => startPayment(order.id, 'gb_prime_pay_credit_card', contextOf(userId))
  await start()
  simulator.misbehave({ down: true })
  await chargeCard(order.id, CARD_TOKEN, contextOf(userId))
  simulator.misbehave({})
  expect((await start()).data.redirect).toMatch(/\/pay$/)
  expect((await paymentStep(order.id, contextOf(userId))).data?.step.kind).toBe('card')
  expect(await attemptsOf(order.id)).toEqual(['cancelled', 'pending'])
})

test('[B5] [B6] after the hold a card step is not shown, and no card is charged', async () => {
  const { userId, order } = await placed()
  await startPayment(order.id, 'gb_prime_pay_credit_card', contextOf(userId))
  expect((await paymentStep(order.id, contextOf(userId))).data?.step.kind).toBe('card')
  const later = new Date(Date.now() + 3_600_000)
  expect((await paymentStep(order.id, contextOf(userId), later)).data).toBeNull()
  const charges = simulator.chargesAsked()
  await expect(chargeCard(order.id, CARD_TOKEN, contextOf(userId), null, later)).rejects.toMatchObject({
    code: 'ORDER_NOT_PAYABLE',
  })
  expect(simulator.chargesAsked()).toBe(charges)
})

test('[B5] case 6: an unsigned notification about a paid invoice that no order has is queued for staff', async () => {
  const { payment } = await pending()
  const known = simulator.books.get(payment.invoice)
  if (!known) throw new Error('the payment is not at the gateway')
  const { backgroundUrl } = known
  simulator.books.set('SHGONE', { ...known, referenceNo: 'SHGONE', gbpReferenceNo: 'gbpgone' })
  const notifications = [simulator.notification('SHGONE')]
  const queued = () =>
    rowsOf("unmatched_captures WHERE invoice_number = 'SHGONE' AND reason = 'unknown_invoice'", [])
  expect(await deliver(backgroundUrl, notifications)).toEqual([expect.stringMatching(/^200 /)])
  expect(await queued()).toBe(0)
  simulator.decide('SHGONE', 'S')
  simulator.misbehave({ down: true })
  expect(await deliver(backgroundUrl, notifications)).toEqual([expect.stringMatching(/^503 /)])
  simulator.misbehave({})
  await deliver(backgroundUrl, notifications, 3)
  expect(await queued()).toBe(1)
})

test('[B5] case 7: a wrong amount confirms nothing and requires a manual refund', async () => {
  const { order, payment } = await pending()
  simulator.decide(payment.invoice, 'S')
  simulator.misbehave({ amount: '1.00' })
  await send(payment.invoice, [simulator.notification(payment.invoice)])
  expect(await statusesOf(order.id)).toEqual(['pending'])
  expect(await refundsOf(order.id)).toMatchObject([{ state: 'pending', amount: 100, reason: 'wrong amount' }])
})

test('[B5] case 7: a wrong currency confirms nothing', async () => {
  const { order, payment } = await pending()
  simulator.decide(payment.invoice, 'S')
  simulator.misbehave({ currency: '392' })
  await send(payment.invoice, [simulator.notification(payment.invoice)])
  expect(await statusesOf(order.id)).toEqual(['pending'])
})

test('[B5] case 8: notifications after the payment do not undo it', async () => {
  const { order, payment } = await pending()
  simulator.decide(payment.invoice, 'S')
  await send(payment.invoice, [simulator.notification(payment.invoice)])
  for (const status of ['D', 'V', 'G']) {
    simulator.decide(payment.invoice, status)
    await send(payment.invoice, [simulator.notification(payment.invoice, '51')])
  }
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await attemptsOf(order.id)).toEqual(['paid'])
})

test('[B5] cases 3 and 10: an unconfirmed notification and a lost one are settled by reconciliation', async () => {
  const { order, payment } = await pending()
  simulator.decide(payment.invoice, 'S')
  const notification = simulator.notification(payment.invoice)
  simulator.misbehave({ silent: true })
  expect(await send(payment.invoice, [notification])).toEqual([expect.stringMatching(/^503 /)])
  expect(await statusesOf(order.id)).toEqual(['pending'])
  simulator.misbehave({})
  await reconcile(new Date(Date.now() + 60_000))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
})

/** An order whose QR code was created, while the response to the creation was lost. */
async function lostQrCode() {
  const ready = await placed()
  const start = () => startPayment(ready.order.id, 'gb_prime_pay_qr_cash', contextOf(ready.userId))
  simulator.misbehave({ silent: true })
  await expect(start()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  simulator.misbehave({})
  const [row] = await sql<{ invoice: string }>(
    'SELECT invoice_number AS invoice FROM payment_attempts WHERE order_id = $1',
    [ready.order.id],
  )
  return { ...ready, start, invoice: row?.invoice ?? '' }
}

test('[B5] case 3: a QR code whose response was lost is replaced, and is no declined payment', async () => {
  const { userId, order, start } = await lostQrCode()
  expect((await start()).data.redirect).toContain(`/profile/orders/${order.id}/pay`)
  expect(await attemptsOf(order.id)).toEqual(['cancelled', 'pending'])
  const { data } = await paymentStep(order.id, contextOf(userId))
  expect(data?.step.kind).toBe('qr')
})

test('[B5] case 3: a QR code whose response was lost stays open while the gateway does not say whether it is paid', async () => {
  const { sold, order, start } = await lostQrCode()
  for (const status of ['X', '']) {
    simulator.misbehave({ status })
    await expect(start()).rejects.toMatchObject({ code: 'PAYMENT_IN_PROGRESS' })
  }
  const end = new Date(order.expires_at ?? 0).getTime()
  const minutes = (n: number) => new Date(end + n * 60_000)
  await expireOrder(order.id, minutes(29))
  expect([await attemptsOf(order.id), await statusesOf(order.id)]).toEqual([['created'], ['pending']])
  expect(await slotOf(sold)).toEqual({ held: 1, sold: 0 })
  await expireOrder(order.id, minutes(31))
  expect([await attemptsOf(order.id), await statusesOf(order.id)]).toEqual([['expired'], ['timeout']])
})

test('[B5] case 3: a QR code whose response was lost and that was paid confirms its order', async () => {
  const { order, start, invoice } = await lostQrCode()
  simulator.decide(invoice, 'S')
  expect((await start()).data.redirect).toContain(`/profile/orders/${order.id}`)
  expect([await attemptsOf(order.id), await statusesOf(order.id)]).toEqual([['paid'], ['confirmed']])
})

test('[B5] a card payment goes through 3-D Secure, and is charged once despite repeated clicks', async () => {
  const { userId, order } = await placed()
  const { invoice } = await begin(userId, order.id)
  const charges = simulator.chargesAsked()
  expect(await paymentUrlsOf(order.id)).toEqual({ connect: `${simulator.origin}/v2/tokens` })
  await Promise.all([1, 2, 3].map(() => chargeCard(order.id, CARD_TOKEN, contextOf(userId))))
  expect(simulator.chargesAsked()).toBe(charges + 1)
  const { data } = await paymentStep(order.id, contextOf(userId))
  expect(data?.step).toMatchObject({ kind: 'form', fields: { gbpReferenceNo: `gbp${invoice}` } })
  expect(await paymentUrlsOf(order.id)).toEqual({ form: `${simulator.origin}/v2/tokens/3d_secured` })
  expect(await statusesOf(order.id)).toEqual(['pending'])
  simulator.decide(invoice, 'A')
  await send(invoice, [simulator.notification(invoice)])
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
})

test('[B5] a declined card leaves the order payable with another option', async () => {
  const { userId, order } = await placed()
  await begin(userId, order.id)
  await chargeCard(order.id, EMPTY_CARD_TOKEN, contextOf(userId))
  expect(await attemptsOf(order.id)).toEqual(['failed'])
  const { invoice } = await begin(userId, order.id, 'gb_prime_pay_qr_cash')
  simulator.decide(invoice, 'S')
  await send(invoice, [simulator.notification(invoice)])
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
})

test('[B5] cases 4 and 8: notifications of every kind, three times each and concurrently, sell once', async () => {
  const { order, payment } = await pending()
  simulator.decide(payment.invoice, 'S')
  const notifications = ['51', '00', 'xx'].map((code) => simulator.notification(payment.invoice, code))
  await send(payment.invoice, notifications, 3)
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await capturesOf(order.id)).toBe(1)
})

test('case 12: a malformed notification is rejected', async () => {
  const { payment } = await pending()
  const bodies = ['', '{', `{"referenceNo":"SH1","detail":"${'x'.repeat(20_000)}"}`, 'x'.repeat(300_000)]
  const notifications = bodies.map((body) => ({ body, type: 'application/json' }))
  for (const response of await send(payment.invoice, notifications)) expect(response).toMatch(/^4\d\d /)
})
