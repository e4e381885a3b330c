import { expect, test } from 'vitest'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { rowsOf, statusesOf } from '../fixtures/checkout'
import { liveGbPrimePay } from '../fixtures/live-gateways'
import { withShopDatabase } from '../fixtures/shop-database'
import { unpaid } from '../fixtures/unpaid'
import { deliver } from '../simulators/misbehavior'

const simulator = await liveGbPrimePay()

withShopDatabase()

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000)

/** A QR code that was paid, and whose status queries have ended. */
async function paidQr() {
  const { order, payment } = await unpaid('gb_prime_pay_qr_cash')
  const { invoice } = payment
  const notify = () =>
    deliver(simulator.books.get(invoice)?.backgroundUrl ?? '', [simulator.notification(invoice)])
  simulator.decide(invoice, 'S')
  await notify()
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  for (const hours of [2, 3]) await reconcile(at(hours))
  expect(
    await rowsOf('payment_attempts WHERE invoice_number = $1 AND next_status_check_at IS NOT NULL', [
      invoice,
    ]),
  ).toBe(0)
  const payAgain = () => {
    const transaction = {
      status: 'S',
      referenceNo: invoice,
      gbpReferenceNo: `gbp${invoice}`,
      amount: '1000.00',
      currencyCode: '764',
    }
    simulator.misbehave({ reply: JSON.stringify({ resultCode: '00', txns: [transaction, transaction] }) })
  }
  const found = async () =>
    (await rowsOf('unmatched_captures WHERE invoice_number = $1', [invoice])) +
    (await rowsOf('captures c JOIN payment_attempts a ON a.id = c.attempt_id WHERE a.invoice_number = $1', [
      invoice,
    ]))
  return { notify, payAgain, found }
}

test('[B4] a second payment of a QR code is found after its queries have ended, also if the gateway fails at the notification', async () => {
  const { notify, payAgain, found } = await paidQr()
  simulator.misbehave({ down: true })
  expect(await notify()).toEqual([expect.stringMatching(/^503 /)])
  payAgain()
  expect(await found()).toBe(1)
  await reconcile(at(4))
  expect(await found()).toBe(2)
  await reconcile(at(5))
  expect(await found()).toBe(2)
})
