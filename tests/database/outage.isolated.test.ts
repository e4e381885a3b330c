import { afterAll, expect, test, vi } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { expireHolds } from '@/lib/server/checkout/expire-holds'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { log } from '@/lib/server/http/log'
import { drainOutbox, runOutbox } from '@/lib/server/outbox/worker'
import { pollRefunds } from '@/lib/server/refunds/send-refund'
import { declineOverdue } from '@/lib/server/suppliers/decline-unanswered'
import { passHours } from '../fixtures/aging'
import { cancelled } from '../fixtures/cancelling'
import { newProduct, newUser, type Sold } from '../fixtures/catalog'
import { begin, newOrder, statusesOf } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'
import { manualProduct } from '../fixtures/supplier'

/** The gateway and the mail server listen before the shop reads its configuration. */
const { simulator, smtp } = await vi.hoisted(async () => {
  const { startTwoC2p, MERCHANT } = await import('../simulators/two-c2p')
  const { startSmtp } = await import('../fixtures/smtp')
  const [started, smtp] = [await startTwoC2p(), await startSmtp()]
  Object.assign(process.env, {
    SHOP_MODE: 'live',
    SITE_URL: 'https://shop.example',
    SESSION_SECRET: 'a session secret that only the tests know',
    SMTP_URL: smtp.url,
    TWO_C2P_MERCHANT_ID: MERCHANT.merchantId,
    TWO_C2P_SECRET_KEY: MERCHANT.secretKey,
    TWO_C2P_HOST: started.origin,
    TWO_C2P_MERCHANT_PRIVATE_KEY: started.merchantPrivateKey.replaceAll('\n', '\\n'),
    TWO_C2P_PUBLIC_KEY: started.publicKey.replaceAll('\n', '\\n'),
    TWO_C2P_REFUND_URL: started.actionUrl,
  })
  return { simulator: started, smtp }
})

withShopDatabase({ own: true })
afterAll(() => Promise.all([simulator.stop(), smtp.stop()]))

const headers = new Headers({ 'content-type': 'application/json' })
/** Far enough that no visit begins during an outage. */
const DAY = 40

async function unpaid(sold: Sold) {
  const userId = await newUser()
  const order = await newOrder(userId, sold)
  return { userId, order, payment: await begin(userId, order.id, 'two_c2p') }
}

type Unpaid = Awaited<ReturnType<typeof unpaid>>

/** The gateway's notification, which may have waited for the shop. */
async function notify({ payment: { invoice } }: Unpaid): Promise<void> {
  simulator.decide(invoice, '0000')
  await receiveNotification('two_c2p', { body: await simulator.notification(invoice), headers })
}

/** Has a customer pay another amount at the gateway, in baht. */
function paysOnly({ payment: { invoice } }: Unpaid, amount: number): void {
  const payment = simulator.books.get(invoice)
  if (payment) payment.amount = amount
}

async function down(): Promise<void> {
  await Promise.all([simulator.stop(), smtp.stop()])
}

async function up(): Promise<void> {
  await Promise.all([simulator.restart(), smtp.restart()])
}

/** Sends all that is due. Time must not pass for a mail that is being sent: its claim would end. */
async function send(): Promise<void> {
  await runOutbox()
  await drainOutbox()
}

/** All jobs once, with what they wake. */
async function work(): Promise<void> {
  await Promise.all([reconcile(), expireHolds(), declineOverdue(), pollRefunds()])
  await send()
}

async function workFor(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    await passHours(1)
    await work()
  }
}

const number = async (text: string) =>
  Number((await sql<{ n: string }>(`SELECT count(*) n FROM ${text}`))[0]?.n)
const left = () => number('outbox WHERE processed_at IS NULL')

/** Mails received to an address, by subject. */
const subjectsTo = (address: string) =>
  smtp
    .received()
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ parsed }) => parsed.subject ?? '')
    .toSorted()

/** What the gateway has refunded of an invoice, in baht. */
const refundedAt = ({ payment }: Unpaid) => [
  ...(simulator.books.get(payment.invoice)?.refunds.values() ?? []),
]

/** Every mail has an id of its own, so that a repeated one would show. */
function expectNoneTwice(): void {
  const ids = smtp.received().map(({ parsed }) => parsed.messageId)
  expect(new Set(ids).size).toBe(ids.length)
}

const cancel = ({ userId, order }: Unpaid) => cancelled({ userId, order })

test('[B6] seven days without gateway and mail server lose nothing, and nothing is done twice', {
  tags: ['thorough'],
}, async () => {
  const sold = await newProduct({ day: DAY, capacity: 100 })
  const slow = await manualProduct('en', { day: DAY })
  const [paid, short, unnoticed, requested, late] = [
    await unpaid(sold),
    await unpaid(sold),
    await unpaid(sold),
    await unpaid(slow),
    await unpaid(slow),
  ]
  // The customer has paid, and the notification is lost.
  simulator.decide(unnoticed.payment.invoice, '0000')
  await notify(paid)
  await send()
  simulator.settle()
  const before = smtp.received().length
  await down()
  await cancel(paid)
  paysOnly(short, 500)
  await notify(short)
  await notify(requested)
  await work()
  await workFor(71)
  expect(await statusesOf(unnoticed.order.id)).toEqual(['timeout'])
  expect(await statusesOf(requested.order.id)).toEqual(['failed'])
  await workFor(90)
  await notify(late)
  await workFor(7)
  expect(smtp.received()).toHaveLength(before)
  expect(await number('outbox WHERE dead_at IS NOT NULL')).toBe(0)
  expect(await left()).toBeGreaterThan(8)

  await up()
  simulator.settle()
  await workFor(3)
  await expect.poll(left).toBe(0)
  expect(await number("refunds WHERE state <> 'succeeded'")).toBe(0)
  expect([paid, short, requested].map(refundedAt)).toEqual([[1000], [500], [1000]])
  expect([unnoticed, late].map(refundedAt)).toEqual([[], []])
  // The places were still free when the gateway answered.
  expect(await statusesOf(unnoticed.order.id)).toEqual(['confirmed'])
  const { reference } = paid.order
  expect(subjectsTo(paid.order.lead.email)).toEqual([
    `Cancelled: order ${reference} at Sunhop`,
    `Confirmed: your order ${reference} at Sunhop`,
    expect.stringContaining('Refund'),
  ])
  expect(subjectsTo(short.order.lead.email)).toHaveLength(2)
  expect(subjectsTo(unnoticed.order.lead.email)).toHaveLength(1)
  expect(subjectsTo(requested.order.lead.email)).toHaveLength(3)
  // One request had ended before the mail server came back. The other one was sent, and has its day for an answer.
  expect(subjectsTo(slow.email)).toHaveLength(1)
  expect(await statusesOf(late.order.id)).toEqual(['paid'])
  await workFor(24)
  await expect.poll(left).toBe(0)
  expect(refundedAt(late)).toEqual([1000])
  expect(subjectsTo(late.order.lead.email)).toHaveLength(3)
  expectNoneTwice()
})

test('[B7] after eight days what fails is alarmed and listed, and a command resumes it', {
  tags: ['thorough'],
}, async () => {
  const order = await unpaid(await newProduct({ day: DAY }))
  await notify(order)
  await send()
  await down()
  simulator.settle()
  await cancel(order)
  const alarms = vi.spyOn(log, 'error')
  await work()
  await workFor(190)
  expect(await number('outbox WHERE dead_at IS NOT NULL')).toBe(0)
  await workFor(4)
  const rows = await left()
  expect(rows).toBe(2)
  expect(await number('outbox WHERE dead_at IS NOT NULL')).toBe(rows)
  const given = alarms.mock.calls.filter(([, text]) => text?.startsWith('outbox row given up'))
  expect(given.map(([fields]) => (fields as { kind: string }).kind).toSorted()).toEqual(['mail', 'refund'])
  alarms.mockRestore()

  await up()
  simulator.settle()
  await workFor(2)
  expect(await left()).toBe(rows)
  const { out } = await commandHere(runOrders, 'list', '--outbox')
  expect(out.match(/ · given up .+ · .*(ECONNREFUSED|gateway call failed)/g)).toHaveLength(rows)
  expect(await commandHere(runOrders, 'resume-outbox', 'all', '--by', 'Nok')).toMatchObject({ code: 0 })
  await workFor(1)
  await expect.poll(left).toBe(0)
  expect(refundedAt(order)).toEqual([1000])
  expect(subjectsTo(order.order.lead.email)).toHaveLength(3)
  expectNoneTwice()
})
