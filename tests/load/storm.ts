import { print, step } from '@/lib/cli/output'
import { env } from '@/lib/env'
import { expireHolds } from '@/lib/server/checkout/expire-holds'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { runOutbox } from '@/lib/server/outbox/worker'
import { newProduct, type Sold } from '../fixtures/catalog'
import { newVisitor } from '../fixtures/visitor'
import { onBothDatabases } from './on-both-databases'
import { Bank } from './storm/bank'
import { buy, type Outcome } from './storm/buyer'
import { findings, outboxIsEmpty } from './storm/findings'
import { KillableShop } from './storm/killable-shop'

/**
 * Five hundred buyers compete for the last twenty places over HTTP, on the embedded database and on a
 * PostgreSQL from the machine's binaries: `npm run bench -- storm`. They double-click, pay, pay twice, pay a
 * wrong amount first, decline, abandon, or pay after their hold has ended; the bank notifies of every payment one
 * to five times; the server is killed and restarted meanwhile. Afterwards the clock is advanced, the reconciler
 * runs, the outbox is waited for, and the records in the database must be consistent, and agree with the bank's. `BUYERS`, `PLACES` and `KILLS` set the numbers.
 */
const BUYERS = Number(process.env.BUYERS ?? 500)
const PLACES = Number(process.env.PLACES ?? 20)
const KILLS = Number(process.env.KILLS ?? 3)
const MINUTE = 60_000
/**
 * Maximum number of waves until all places are sold, since abandoned orders hold places for a quarter of an
 * hour.
 */
const MAX_WAVES = 12
/** Longer than the lease of a row that a killed server had claimed. */
const MAX_OUTBOX_MS = 60_000

env.SESSION_SECRET ??= 'a dedicated secret for the storm, 32 or more'

async function wave(
  shop: KillableShop,
  sold: Sold,
  bank: Bank,
  buyers: number,
): Promise<Record<Outcome, number>> {
  const counts: Record<Outcome, number> = { paid: 0, declined: 0, abandoned: 0, late: 0, refused: 0, lost: 0 }
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      counts[await buy(shop.origin, await newVisitor(), sold, bank)] += 1
    }),
  )
  return counts
}

/** Advances time until every hold has expired and every open payment has been reconciled. */
async function passTime(): Promise<void> {
  for (let hours = 1; hours <= 3; hours++) {
    const later = new Date(Date.now() + hours * 60 * MINUTE)
    await reconcile(later)
    await expireHolds(later)
  }
  await runOutbox()
}

/** Waits for what the shop, and a killed server before it, have claimed. */
async function settleOutbox(): Promise<void> {
  const deadline = Date.now() + MAX_OUTBOX_MS
  while (!(await outboxIsEmpty()) && Date.now() < deadline) {
    await runOutbox()
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function storm(): Promise<boolean> {
  const sold = await newProduct({ capacity: PLACES })
  const shop = await KillableShop.start(env.DATABASE_URL ?? '', env.SESSION_SECRET ?? '')
  const bank = new Bank(shop.origin)
  try {
    const buyers = step(`${BUYERS} buyers, ${KILLS} kills`, () => wave(shop, sold, bank, BUYERS))
    for (let kill = 0; kill < KILLS; kill++) await shop.killAndRestart(2000 + Math.random() * 3000)
    print(`  ${JSON.stringify(await buyers)}`)
    await step('Time passes', passTime)
    await step('Late payments', () => bank.payLate())
    for (let waves = 0; waves < MAX_WAVES && (await findings(sold)).sold < PLACES; waves++) {
      const counts = await step(`Another wave for the remaining places`, () =>
        wave(shop, sold, bank, PLACES * 2),
      )
      print(`  ${JSON.stringify(counts)}`)
      await step('Time passes', passTime)
    }
    await step('Late payments', () => bank.payLate())
  } finally {
    await shop.stop()
  }
  await step('Time passes', passTime)
  await step('The outbox settles', settleOutbox)
  const { problems, ...figures } = await findings(sold, bank.captures)
  print(`  ${JSON.stringify(figures)}`)
  if (figures.sold !== PLACES) problems.push(`${figures.sold} of ${PLACES} places sold`)
  for (const problem of problems) print(`✗ ${problem}`)
  if (problems.length === 0)
    print(
      `✓ exactly ${PLACES} sold, captured = owed + refunded, every capture has one outcome, 0 orders stuck`,
    )
  return problems.length === 0
}

process.exit((await onBothDatabases('storm', storm)) ? 0 : 1)
