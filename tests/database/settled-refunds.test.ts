import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleFile } from '@/lib/server/settlement-files/settle-file'
import { writeSettlementFile } from '@/lib/server/settlement-files/write-file'
import { recordRefundOutcome, resolveCapture } from '@/lib/server/staff/actions'
import { bought } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })
withoutMails()

const nok = { staffMember: 'Nok' }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sunhop-settle-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A refund of ฿25 that a file has with a reference, and what the comparison says of it. */
async function settledRefund(invoiceNumber: string, reference: string) {
  const path = join(folder, `${reference}.csv`)
  const line = {
    number: 2,
    kind: 'refund' as const,
    reference,
    invoiceNumber,
    transactedAt: new Date(),
    money: { amount: 2_500, currency: 'THB' as const },
    fee: 0,
    feeVat: 0,
    withheld: 0,
  }
  await writeFile(path, writeSettlementFile('plain', 'sandbox', [line]))
  return settleFile({ path, from: '2026-01-01', to: '2026-01-01' })
}

test('what the gateway has made of a refund paid in another way is a difference, and no other refund', async () => {
  const { order, payment } = await bought([[await newProduct()]], { key: 'two_c2p' })
  const request = async (reference: string | null) => {
    const [row] = await sql<{ id: string }>(
      `INSERT INTO refunds (attempt_id, amount, currency, reason, gateway_reference)
        SELECT id, 2500, 'THB', 'test', $2 FROM payment_attempts WHERE order_id = $1 RETURNING id`,
      [order.id, reference],
    )
    return row?.id ?? ''
  }
  const [first, second] = [`A${payment.invoice}`, `B${payment.invoice}`]
  await recordRefundOutcome({ orderId: order.id, id: await request(first) }, 'elsewhere', nok)
  await recordRefundOutcome({ orderId: order.id, id: await request(null) }, 'done', nok, {
    reference: second,
  })
  const { comparison, isAgreed } = await settledRefund(payment.invoice, first)
  expect(comparison.different).toMatchObject([{ differences: ['state'], own: { gatewayReference: first } }])
  expect(isAgreed).toBe(false)
  expect(await settledRefund(payment.invoice, second)).toMatchObject({ isAgreed: true })
})

test('a refund from the portal that staff have granted is known', async () => {
  const { payment } = await bought([[await newProduct()]], { key: 'two_c2p' })
  const reference = `G${payment.invoice}`
  const [row] = await sql<{ id: string }>(
    `INSERT INTO unmatched_captures (gateway, invoice_number, gateway_reference, reason, amount, currency)
      VALUES ('sandbox', $1, $2, 'unknown_refund', 2500, 'THB') RETURNING id`,
    [payment.invoice, reference],
  )
  await resolveCapture(row?.id ?? '', nok, 'it rained', 'goodwill')
  expect(await settledRefund(payment.invoice, reference)).toMatchObject({ isAgreed: true })
})
