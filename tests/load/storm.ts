import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { print, step } from '@/lib/cli/output'
import { startRealPostgres } from '@/lib/cli/real-postgres'
import { env } from '@/lib/env'
import { expireHolds } from '@/lib/server/checkout/expire-holds'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { closeDatabase } from '@/lib/server/db/client'
import { launchEmbedded } from '@/lib/server/db/embedded/launch'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { runOutbox } from '@/lib/server/outbox/worker'
import { newProduct, type Sold } from '../fixtures/catalog'
import { newVisitor } from '../fixtures/visitor'
import { buy, type Outcome } from './storm/buyer'
import { findings } from './storm/findings'
import { KillableShop } from './storm/killable-shop'

/**
 * Five hundred buyers compete for the last twenty places over HTTP, on the embedded database and on a
 * PostgreSQL from the machine's binaries: `npm run bench -- storm`. They double-click, pay, decline or
 * abandon; the bank notifies of every payment one to five times; the server is killed and restarted
 * meanwhile. Afterwards the clock is advanced, the reconciler runs, and the records in the database must be
 * consistent. `BUYERS`, `PLACES` and `KILLS` set the numbers; `ONLY=embedded` or `ONLY=postgres` runs one
 * database only.
 */
const BUYERS = Number(process.env.BUYERS ?? 500)
const PLACES = Number(process.env.PLACES ?? 20)
const KILLS = Number(process.env.KILLS ?? 3)
const EMBEDDED_DIR = '.data/bench-storm'
const MINUTE = 60_000
/**
 * Maximum number of waves until all places are sold, since abandoned orders hold places for a quarter of an
 * hour.
 */
const MAX_WAVES = 12

env.SESSION_SECRET ??= 'a dedicated secret for the storm, 32 or more'

async function wave(shop: KillableShop, sold: Sold, buyers: number): Promise<Record<Outcome, number>> {
  const counts: Record<Outcome, number> = { paid: 0, declined: 0, abandoned: 0, refused: 0, lost: 0 }
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      counts[await buy(shop.origin, await newVisitor(), sold)] += 1
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

async function storm(name: string, url: string): Promise<boolean> {
  print(`\n## ${name}\n`)
  await migrateDatabase(url)
  env.DATABASE_URL = url
  process.env.DATABASE_URL = url
  const sold = await newProduct({ capacity: PLACES })
  const shop = await KillableShop.start(url, env.SESSION_SECRET ?? '')
  try {
    const buyers = step(`${BUYERS} buyers, ${KILLS} kills`, () => wave(shop, sold, BUYERS))
    for (let kill = 0; kill < KILLS; kill++) await shop.killAndRestart(2000 + Math.random() * 3000)
    print(`  ${JSON.stringify(await buyers)}`)
    await step('Time passes', passTime)
    for (let waves = 0; waves < MAX_WAVES && (await findings(sold)).sold < PLACES; waves++) {
      const counts = await step(`Another wave for the remaining places`, () => wave(shop, sold, PLACES * 2))
      print(`  ${JSON.stringify(counts)}`)
      await step('Time passes', passTime)
    }
  } finally {
    await shop.stop()
  }
  await step('Time passes', passTime)
  const { problems, ...figures } = await findings(sold)
  print(`  ${JSON.stringify(figures)}`)
  if (figures.sold !== PLACES) problems.push(`${figures.sold} of ${PLACES} places sold`)
  for (const problem of problems) print(`✗ ${problem}`)
  if (problems.length === 0) print(`✓ exactly ${PLACES} sold, and the payments balance`)
  return problems.length === 0
}

async function stormServer(server: string): Promise<boolean> {
  const stormUrl = new URL(server)
  stormUrl.pathname = '/sunhop_storm'
  const admin = new Client({ connectionString: server })
  await admin.connect()
  try {
    await admin.query('DROP DATABASE IF EXISTS sunhop_storm WITH (FORCE)')
    await admin.query('CREATE DATABASE sunhop_storm')
    return await storm('PostgreSQL', stormUrl.href)
  } finally {
    await closeDatabase()
    await admin.query('DROP DATABASE IF EXISTS sunhop_storm WITH (FORCE)')
    await admin.end()
  }
}

let passed = true
if (process.env.ONLY !== 'embedded') {
  const server = await startRealPostgres()
  if (server) passed = (await stormServer(server.url).finally(server.stop)) && passed
  else print('PostgreSQL skipped: its binaries are not on the PATH.')
}
if (process.env.ONLY !== 'postgres') {
  rmSync(EMBEDDED_DIR, { recursive: true, force: true })
  const embedded = await launchEmbedded({ dir: EMBEDDED_DIR })
  const stormed = storm('Embedded database', embedded.url).finally(closeDatabase)
  passed = (await stormed.finally(embedded.stop)) && passed
  rmSync(EMBEDDED_DIR, { recursive: true, force: true })
}
process.exit(passed ? 0 : 1)
