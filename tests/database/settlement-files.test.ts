import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { netOf, type SettlementFormat } from '@/lib/domain/settlement-line'
import { readSettlementFile } from '@/lib/server/settlement-files/read-file'
import { writeSettlementFile } from '@/lib/server/settlement-files/write-file'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { linesOf, paidAtBank, refunded } from '../fixtures/settlement'
import { withShopDatabase } from '../fixtures/shop-database'
import { oneOf } from '../setup/thorough'

withShopDatabase({ own: true })
withoutMails()

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

describe.each(
  oneOf([
    ['two_c2p', 'two_c2p', [100_000, 3_000, 210, 90]],
    ['ktc_pay', 'ktc_credit_card', [100_000, 2_500, 175, 0]],
    ['gb_prime_pay', 'gb_prime_pay_qr_cash', [100_000, 800, 56, 0]],
  ] as const),
)('a file in the layout of %s', (format, key, amounts) => {
  test('agrees with the captures and refunds of its options, and records their fees once', async () => {
    const { order, payment } = await paidAtBank(key)
    await refunded(order.id, 40_000)
    const path = await bankFile(format)
    const settled = await orders('settle', path)
    expect(settled.errors).toBe('')
    expect(settled.code).toBe(0)
    expect(settled.out).toContain('Matched: 2\n')
    expect(settled.out).toContain('captured 1000.00 · refunded 400.00 · ')
    expect(settled.out).toContain('Everything agrees.')
    expect(await linesOf(payment.reference ?? '')).toEqual([{ kind: 'capture', amounts, linked: true }])
    const before = await sql('SELECT * FROM settlement_lines ORDER BY id')
    const again = await orders('settle', path)
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('This file was imported before.') })
    expect(await sql('SELECT * FROM settlement_lines ORDER BY id')).toEqual(before)
  })
})

test('writes the net amounts that its fees leave', async () => {
  const text = await readFile(await bankFile('plain'), 'utf8')
  expect(text).toContain('gateway,kind,reference,invoice,date,time,currency,amount,fee,fee_vat,withheld,net')
  const { lines, netDiffers } = await readSettlementFile(join(folder, 'plain.csv'))
  expect(netDiffers).toEqual([])
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.every((line) => netOf(line) < line.money.amount)).toBe(true)
})

test('the command refuses what it cannot read, and records nothing', async () => {
  const count = async () => (await sql<{ n: string }>('SELECT count(*) n FROM settlement_files'))[0]?.n
  const before = await count()
  const path = join(folder, 'broken.csv')
  await writeFile(path, 'gateway,kind\nsandbox,capture\n')
  expect(await orders('settle', path)).toMatchObject({
    code: 2,
    out: '',
    errors: 'line 1: is not the beginning of a known settlement file\nNothing was recorded.\n',
  })
  expect(await orders('settle', join(folder, 'none.csv'))).toMatchObject({
    code: 2,
    errors: `There is no file ${join(folder, 'none.csv')}.\n`,
  })
  expect(await orders('settle')).toMatchObject({ code: 2, errors: 'Missing: FILE\n' })
  expect(await orders('settle', path, '--format', 'xml')).toMatchObject({
    code: 2,
    errors: '--format must be one of two_c2p, ktc_pay, gb_prime_pay, plain.\n',
  })
  expect(await orders('settle', path, '--from', 'today')).toMatchObject({
    code: 2,
    errors: '--from must be a day such as 2026-11-26.\n',
  })
  const other = writeSettlementFile('plain', 'no_such_gateway', [
    {
      number: 2,
      kind: 'capture',
      reference: 'R',
      invoiceNumber: 'I',
      transactedAt: new Date(),
      money: { amount: 1, currency: 'THB' },
      fee: 0,
      feeVat: 0,
      withheld: 0,
    },
  ])
  await writeFile(path, other)
  expect(await orders('settle', path)).toMatchObject({
    code: 2,
    errors: 'There is no gateway no_such_gateway.\nNothing was recorded.\n',
  })
  expect(await count()).toBe(before)
})

test('settled lines cannot be changed or deleted', async () => {
  for (const [statement, constraint] of [
    ['UPDATE settlement_lines SET fee = 0', 'settlement_lines_terms'],
    ['UPDATE settlement_lines SET capture_id = NULL', 'settlement_lines_terms'],
    ['DELETE FROM settlement_lines', 'settlement_lines_not_deleted'],
    ['UPDATE settlement_files SET line_count = 0', 'settlement_files_append_only'],
    ['DELETE FROM settlement_files', 'settlement_files_append_only'],
  ] as const)
    await expect(sql(statement), statement).rejects.toMatchObject({ constraint })
})
