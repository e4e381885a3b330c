import { step } from '@/lib/cli/output'
import { addDays, todayIn } from '@/lib/domain/local-date'
import type { Sold } from '../../fixtures/catalog'
import { sql } from '../../fixtures/database'
import type { StartedShop } from '../started-shop'
import type { Row } from '../three-servers/verdict'
import { type Cancelled, cancelOrder } from './customer'
import { buyDuring, buySome, order, type Purchase, pay, unconfirmed } from './purchase'
import { baht, compare, type Expected, expectedOf, outcomesRow, settle } from './verdict'

/** A ticket of 850.00 at ten o'clock without questions, cancelled free of charge until the day before. */
const OPTION = 'bangkok-sky-deck.daytime'
const COUNTS = { before: 5, beside: 5, onNew: 3 }
const DURING = { everyMs: 1_500, atMost: 40 }

/** The two versions: how many migrations each knows, and how to start it. */
export interface Versions {
  previous: { migrations: number; start(): Promise<StartedShop> }
  current: { migrations: number; start(): Promise<StartedShop> }
}

const ruled = (what: string, value: number | string, isSound: boolean): Row => ({
  what,
  value,
  problem: isSound ? null : `${what}: ${value}`,
})

const paid = (purchases: readonly Purchase[]) => purchases.filter(({ outcome }) => outcome === 'paid')

async function readinessOf({ origin }: StartedShop): Promise<string> {
  const response = await fetch(`${origin}/readyz`)
  const { reason } = (await response.json()) as { reason?: string }
  return [response.status, reason].filter(Boolean).join(' ')
}

async function oldestServer(): Promise<number> {
  const [row] = await sql<{ oldest: number }>('SELECT oldest_server AS oldest FROM schema_version')
  return row?.oldest ?? 0
}

/** Cancels orders, each with its full refund. */
async function cancelOn({ origin }: StartedShop, what: string, purchases: readonly Purchase[]): Promise<Row> {
  const quotes: Cancelled[] = []
  for (const { customer, orderId } of purchases)
    quotes.push(await cancelOrder(origin, customer, orderId ?? ''))
  const sum = (of: 'paid' | 'refund') => baht(quotes.reduce((total, quote) => total + quote[of], 0))
  const isFull = quotes.every((quote) => quote.paid > 0 && quote.refund === quote.paid)
  return ruled(what, `${quotes.length}, ${sum('refund')} of ${sum('paid')} refunded`, isFull)
}

/** What the customers of the old server do before and while the new one starts. */
async function migrate({ previous, current }: Versions, sold: Sold) {
  const old = await step('Starting the previous shop', previous.start)
  const before = await step('Buying', () => buySome(old.origin, sold, COUNTS.before))
  const placed = [await order(old.origin, sold), await order(old.origin, sold)]
  const starting = current.start()
  const during = await step('Buying while the new server starts and migrates the database', () =>
    buyDuring(old.origin, sold, DURING, starting),
  )
  return { old, fresh: await starting, before, placed, during }
}

/** What both servers answer beside each other. */
async function sell(old: StartedShop, fresh: StartedShop, sold: Sold, expected: Expected) {
  const outcome = expected === 'sells' ? 'paid' : 'refused'
  const readiness = await readinessOf(old)
  const [beside, onNew] = await step('Buying on both servers', () =>
    Promise.all([buySome(old.origin, sold, COUNTS.beside), buySome(fresh.origin, sold, COUNTS.onNew)]),
  )
  const rows = [
    ruled(
      'GET /readyz of the old server beside the new one',
      readiness,
      readiness === (expected === 'sells' ? '200' : '503 schema'),
    ),
    outcomesRow('bought on the old server beside the new one', beside, [outcome]),
    outcomesRow('bought on the new server', onNew, ['paid']),
  ]
  return { beside, onNew, rows }
}

/** Sells on both servers, cancels on the new one what the old one sold, and compares the books. */
export async function runSideBySide(versions: Versions): Promise<Row[]> {
  const date = addDays(todayIn('Asia/Bangkok'), 7)
  const sold = { productId: OPTION.split('.')[0] ?? '', optionId: OPTION, date }
  const { old, fresh, before, placed, during } = await migrate(versions, sold)
  const [known, oldest] = [versions.previous.migrations, await oldestServer()]
  const expected = expectedOf(known, oldest)
  const outcome = expected === 'sells' ? 'paid' : 'refused'
  const rows: Row[] = [
    {
      what: 'migrations',
      value: `old ${known}, new ${versions.current.migrations}; ${oldest} needed: the old server ${expected}`,
    },
    outcomesRow('bought on the old server before the migration', before, ['paid']),
    outcomesRow('bought on the old server during the migration', during, ['paid', outcome]),
  ]
  const { beside, onNew, rows: sales } = await sell(old, fresh, sold, expected)
  rows.push(...sales)
  for (const purchase of placed.slice(0, 1)) {
    await pay(old.origin, purchase)
    rows.push(outcomesRow('ordered before the migration, paid on the old server', [purchase], [outcome]))
  }
  // Customers whose server has been replaced go on with the other one.
  const moved = [...placed, ...during, ...beside].filter((one) => one.orderId && one.outcome === 'refused')
  for (const purchase of moved) await pay(fresh.origin, purchase)
  rows.push(outcomesRow('ordered on the old server, paid on the new one', moved, ['paid']))

  const bought = paid([...before, ...placed, ...during, ...beside])
  const missing = await step('Opening the vouchers', () => unconfirmed(fresh.origin, [...bought, ...onNew]))
  rows.push(ruled('payments without a voucher', missing, missing === 0))
  const cancelled = () => cancelOn(fresh, 'orders of the old server, cancelled on the new one', bought)
  rows.push(await step('Cancelling', cancelled))
  if (expected === 'sells')
    rows.push(await cancelOn(old, 'orders of the new server, cancelled on the old one', onNew.slice(0, 1)))
  const open = await step('The rest settles', settle)
  return [...rows, ruled('work that is left', open, open === 0), ...(await compare(OPTION, date))]
}
