import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { addDays, todayIn } from '@/lib/domain/local-date'
import type { SettlementFormat } from '@/lib/domain/settlement-line'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { findAnyOrder } from '@/lib/server/orders/staff-repo'
import { sandboxLedger } from '@/lib/server/payments/sandbox-repo'
import { readSettlementFile } from '@/lib/server/settlement-files/read-file'
import { settleFile } from '@/lib/server/settlement-files/settle-file'
import { writeSettlementFile } from '@/lib/server/settlement-files/write-file'
import { reconcileNow, recordRefundOutcome } from '@/lib/server/staff/actions'
import { ordered } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { begin, paidNotification } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { linesOf, paidAtBank } from '../fixtures/settlement'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })
withoutMails()

const nok = { staffMember: 'Nok' }
const today = todayIn('Asia/Bangkok')
const orders = (...args: string[]) => commandHere(runOrders, ...args)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sunhop-settle-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Writes the sandbox gateway's file of today; returns its path. */
async function bankFile(format: SettlementFormat): Promise<string> {
  const path = join(folder, `${format}.csv`)
  expect(await orders('sandbox-settlement', path, '--format', format)).toMatchObject({ code: 0, errors: '' })
  return path
}

describe('a plain file of the sandbox gateway', () => {
  /** A plain file of today with the lines of a new order, changed. */
  async function changed(
    change: (lines: Awaited<ReturnType<typeof readSettlementFile>>['lines']) => unknown,
    reference: string,
  ): Promise<string> {
    const { lines } = await readSettlementFile(await bankFile('plain'))
    const own = lines.filter((line) => line.reference === reference)
    const path = join(folder, `${reference}.csv`)
    await writeFile(path, writeSettlementFile('plain', 'sandbox', change(own) as typeof own))
    return path
  }

  const [from, to] = ['2026-01-01', '2026-01-01']
  const json = async (...args: string[]) => {
    const { code, out } = await orders('settle', ...args, '--from', from, '--to', to, '--json')
    return { code, report: JSON.parse(out) }
  }

  test('names an amount that differs, and its order', async () => {
    const { order, payment } = await paidAtBank('two_c2p')
    const path = await changed(
      (own) => own.map((line) => ({ ...line, money: { ...line.money, amount: 99_000 } })),
      payment.reference ?? '',
    )
    const { code, report } = await json(path)
    expect(code).toBe(1)
    expect(report).toMatchObject({
      agrees: false,
      matched: { count: 0, totals: [] },
      different: [
        {
          differences: ['amount'],
          gateway: { amount: 99_000 },
          shop: { order: order.reference, amount: 100_000 },
        },
      ],
    })
    const { out } = await orders('settle', path)
    expect(out).toContain(`Different: 1\n`)
    expect(out).toContain(`990.00 THB`)
    expect(out).toContain(`${order.reference} · here 1000.00 THB`)
  })

  test('names a line that is in it twice, and one that an earlier file had', async () => {
    const { payment } = await paidAtBank('two_c2p')
    const twice = await changed((own) => [...own, ...own], payment.reference ?? '')
    const first = await json(twice)
    expect(first).toMatchObject({
      code: 1,
      report: { matched: { count: 1 }, double: [{ line: 3, in: 'this file' }] },
    })
    const later = join(folder, 'later.csv')
    const { lines } = await readSettlementFile(twice)
    await writeFile(later, writeSettlementFile('plain', 'sandbox', lines.slice(0, 1)))
    const second = await json(later)
    expect(second).toMatchObject({
      code: 1,
      report: { matched: { count: 0 }, double: [{ line: 2, in: 'an earlier file' }], missing_at_gateway: [] },
    })
    expect(await linesOf(payment.reference ?? '')).toHaveLength(1)
  })

  test('names a payment that the shop has never heard of, and links it once it has', async () => {
    const { userId, order } = await ordered([[await newProduct()]])
    const payment = await begin(userId, order.id, 'two_c2p')
    await sandboxLedger.decide(payment.invoice, 'paid')
    const path = await changed((own) => own, payment.reference ?? '')
    expect(await json(path)).toMatchObject({
      code: 1,
      report: { missing_here: [{ invoice: payment.invoice, unmatched_capture: null }] },
    })
    expect(await linesOf(payment.reference ?? '')).toMatchObject([{ linked: false }])
    await reconcileNow(await findAnyOrder(order.reference), nok)
    expect(await json(path)).toMatchObject({
      code: 0,
      report: { imported_before: true, matched: { count: 1 } },
    })
    expect(await linesOf(payment.reference ?? '')).toMatchObject([{ linked: true }])
  })

  test('names the unmatched capture that a line is about', async () => {
    await receiveNotification(
      'sandbox',
      paidNotification({ invoice: 'UNKNOWN-1', amount: 5_000, currency: 'THB', reference: 'SB-UNKNOWN' }),
    )
    const { payment } = await paidAtBank('two_c2p')
    const path = await changed(
      (own) => own.map((line) => ({ ...line, reference: 'SB-UNKNOWN', invoiceNumber: 'UNKNOWN-1' })),
      payment.reference ?? '',
    )
    const [waiting] = await sql<{ id: string }>(
      "SELECT id FROM unmatched_captures WHERE gateway_reference = 'SB-UNKNOWN'",
    )
    expect((await json(path)).report.missing_here).toMatchObject([{ unmatched_capture: waiting?.id }])
  })

  test('names a capture that the gateway does not have, once, with the file that should have it', async () => {
    const [first, lost, last] = [
      await paidAtBank('two_c2p'),
      await paidAtBank('two_c2p'),
      await paidAtBank('two_c2p'),
    ]
    // The file has whole seconds, so that the last line would end its period before the lost payment.
    await sql(
      "UPDATE sandbox_payments SET decided_at = decided_at + interval '5 seconds' WHERE reference = $1",
      [last.payment.reference],
    )
    const { lines } = await readSettlementFile(await bankFile('plain'))
    const own = [first, last].flatMap(({ payment }) =>
      lines.filter((line) => line.reference === payment.reference),
    )
    const path = join(folder, 'without.csv')
    await writeFile(path, writeSettlementFile('plain', 'sandbox', own))
    const report = await settleFile({ path })
    const missing = report.comparison.missingAtGateway.map(({ order }) => order)
    expect(missing).toContain(lost.order.reference)
    expect(missing).not.toContain(first.order.reference)
    expect(report.isAgreed).toBe(false)
    const rest = join(folder, 'rest.csv')
    const late = lines.filter((line) => line.reference === lost.payment.reference)
    await writeFile(rest, writeSettlementFile('plain', 'sandbox', late))
    expect(await json(rest)).toMatchObject({ code: 0, report: { matched: { count: 1 } } })
  })

  test('a refund that staff paid in another way is not expected from the gateway', async () => {
    const [elsewhere, portal] = [await paidAtBank('two_c2p'), await paidAtBank('two_c2p')]
    for (const { order } of [elsewhere, portal])
      await sql(
        `INSERT INTO refunds (attempt_id, amount, currency, reason)
          SELECT id, 2500, 'THB', 'test' FROM payment_attempts WHERE order_id = $1`,
        [order.id],
      )
    const end = async ({ order }: typeof portal, outcome: 'done' | 'elsewhere') => {
      const [refund] = await sql<{ id: string }>(
        `SELECT r.id FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id WHERE a.order_id = $1`,
        [order.id],
      )
      await recordRefundOutcome({ orderId: order.id, id: refund?.id ?? '' }, outcome, nok, { reason: 'test' })
    }
    await end(elsewhere, 'elsewhere')
    await end(portal, 'done')
    const path = await bankFile('plain')
    const { comparison } = await settleFile({ path, from: addDays(today, -1), to: addDays(today, 1) })
    const missing = comparison.missingAtGateway
      .filter(({ kind }) => kind === 'refund')
      .map(({ order }) => order)
    expect(missing).toContain(portal.order.reference)
    expect(missing).not.toContain(elsewhere.order.reference)
  })

  test('a refund that staff have not marked as made is a difference', async () => {
    const { order, payment } = await paidAtBank('two_c2p')
    const path = await changed(
      (own) =>
        own.map((line) => ({
          ...line,
          kind: 'refund' as const,
          reference: '',
          money: { ...line.money, amount: 2_500 },
          fee: 0,
          feeVat: 0,
          withheld: 0,
        })),
      payment.reference ?? '',
    )
    await sql(
      `INSERT INTO refunds (attempt_id, amount, currency, reason)
        SELECT id, 2500, 'THB', 'by hand' FROM payment_attempts WHERE order_id = $1`,
      [order.id],
    )
    expect((await json(path)).report.different).toMatchObject([
      { differences: ['state'], shop: { order: order.reference, state: 'pending' } },
    ])
  })

  test('two imports at the same time record every line once', async () => {
    const { payment } = await paidAtBank('two_c2p')
    const path = await changed((own) => own, payment.reference ?? '')
    const request = { path, from, to }
    const reports = await Promise.all([settleFile(request), settleFile(request), settleFile(request)])
    expect(reports.map(({ isRepeated }) => isRepeated).sort()).toEqual([false, true, true])
    expect(await linesOf(payment.reference ?? '')).toHaveLength(1)
  })
})
