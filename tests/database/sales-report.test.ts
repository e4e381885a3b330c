import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { ACCOUNTS } from '@/lib/domain/ledger/accounts'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { addFigures, figuresBy } from '@/lib/domain/sales-report'
import { salesReport } from '@/lib/server/sales-report/sales-report'
import { refundSome } from '@/lib/server/staff/actions'
import { bought, cancelled, ordered } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { commandHere } from '../fixtures/command'
import { exported, refundsMade } from '../fixtures/ledger'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })
withoutMails()

/** Far enough for a free cancellation. */
const SERVICE_DAY = 3
const today = todayIn('Asia/Bangkok')
const [from, to] = [addDays(today, -1), addDays(today, SERVICE_DAY)]
const report = (...args: string[]) => commandHere(runOrders, 'report', ...args)

/** The payments and the refunds made by currency, as the ledger has them. */
async function ledgerSums(): Promise<Record<string, [sales: number, refunds: number]>> {
  const sums: Record<string, [number, number]> = {}
  for (const { id, description, lines } of await exported())
    for (const { account, currency, amount } of lines) {
      sums[currency] ??= [0, 0]
      if (description === 'payment' && account.startsWith('assets:gateway:')) sums[currency][0] += amount
      if (id.endsWith(':made') && account === ACCOUNTS.refundsDue) sums[currency][1] += amount
    }
  return sums
}

test('[B7] sales and refunds of a period are those of the ledger, by product, and places are sold of capacity', async () => {
  const boat = await newProduct({ capacity: 20, day: SERVICE_DAY })
  const zoo = await newProduct({ capacity: 5, day: SERVICE_DAY })
  const first = await bought([[boat, { ADULT: 2 }], [zoo]])
  await cancelled(first, { unit_item_ids: [first.order.bookings[0]?.travellers[0]?.id ?? ''] })
  const goodwill = await bought([[boat]])
  await refundSome(
    goodwill.order.id,
    { amount: 5_000, currency: 'THB' },
    { staffMember: 'Nok' },
    { reason: 'rain' },
  )
  await bought([[zoo]], { currency: 'USD', key: 'two_c2p' })
  await ordered([[zoo]])
  for (const { order } of [first, goodwill]) await refundsMade(order.id)

  const { rows } = await salesReport(from, to)
  const thb = (amount: number) => ({ amount, currency: 'THB' })
  const byProduct = new Map(figuresBy(rows, ({ productId }) => productId))
  expect(byProduct.get(boat.productId)).toEqual({
    bookings: 2,
    turnovers: [{ sales: thb(300_000), refunds: thb(100_000) }],
    sold: 2,
    capacity: 20,
  })
  expect(byProduct.get(zoo.productId)).toMatchObject({ bookings: 2, sold: 2, capacity: 5 })
  expect(byProduct.get(null)?.turnovers).toEqual([{ sales: thb(0), refunds: thb(5_000) }])
  // Money is of the day of the payment, places of the day of the service.
  const days = new Map(figuresBy(rows, ({ date }) => date))
  expect(days.get(today)).toMatchObject({ bookings: 4, sold: 0, capacity: 0 })
  expect(days.get(to)).toMatchObject({ bookings: 0, turnovers: [], sold: 4, capacity: 25 })

  const { turnovers } = addFigures(rows)
  expect(
    Object.fromEntries(
      turnovers.map(({ sales, refunds }) => [sales.currency, [sales.amount, refunds.amount]]),
    ),
  ).toEqual(await ledgerSums())
  expect(turnovers.map(({ sales }) => sales.currency)).toEqual(['THB', 'USD'])
  expect((await salesReport(addDays(today, -9), addDays(today, -8))).rows).toEqual([])
})

test('[B7] the command prints tables, JSON or CSV, and draws a chart', async () => {
  const period = ['--from', from, '--to', to]
  const tables = await report(...period)
  expect(tables).toMatchObject({ code: 0, errors: '' })
  expect(tables.out).toMatch(/^Total +4 {2}THB/m)
  const json = await report(...period, '--json')
  expect(JSON.parse(json.out)).toMatchObject({ from, to, total: { bookings: 4, sold: 4, capacity: 25 } })
  expect((await report(...period, '--csv')).out).toMatch(/^date,product_id,name,currency,/)

  const folder = await mkdtemp(join(tmpdir(), 'sunhop-report-'))
  try {
    const chart = join(folder, 'sales.svg')
    expect((await report(...period, '--chart', chart)).out).toContain(`Written to ${chart}.`)
    expect(await readFile(chart, 'utf8')).toContain('Sales and refunds in THB')
  } finally {
    await rm(folder, { recursive: true })
  }
  for (const [args, message] of [
    [['--from', from], 'Missing: --from DAY --to DAY'],
    [['--from', to, '--to', from], 'The period ends before it starts.'],
    [['--from', 'today', '--to', to], '--from must be a day such as 2026-11-26.'],
    [[...period, '--json', '--csv'], 'Choose one of --json and --csv.'],
    [['boat', ...period], 'Unknown argument: boat'],
  ] as const)
    expect(await report(...args), message).toMatchObject({ code: 2, errors: `${message}\n` })
})
