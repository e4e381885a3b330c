import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build, isStale } from '@/lib/cli/build'
import { prepareDatabase } from '@/lib/cli/database'
import { print, step } from '@/lib/cli/output'
import { startRealPostgres } from '@/lib/cli/real-postgres'
import { env } from '@/lib/env'
import { expireHolds } from '@/lib/server/checkout/expire-holds'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { closeDatabase } from '@/lib/server/db/client'
import { newProduct, type Sold } from '../fixtures/catalog'
import { percentile } from '../load/flood/probe'
import { outboxIsEmpty } from '../load/storm/findings'
import { buy, type Purchase } from './three-servers/buyer'
import { Tally } from './three-servers/client'
import { Fleet } from './three-servers/fleet'
import { type ShopProxy, startProxy } from './three-servers/proxy'
import { loadBuild, pagesOf, read } from './three-servers/reader'
import { buildChanged } from './three-servers/second-build'
import { compare, printTable, type Row } from './three-servers/verdict'

const SERVERS = 3
const SECONDS = Number(process.env.SECONDS ?? 150)
const BUYERS = Number(process.env.BUYERS ?? 200)
const SEATS = Number(process.env.SEATS ?? 120)
const READERS = Number(process.env.READERS ?? 3)
const KILL_EVERY_MS = 10_000
/** Longer than the lease of a mail that a killed server was sending. */
const SETTLED_MS = 60_000
const HOUR_MS = 3_600_000

interface Shop {
  fleet: Fleet
  proxy: ShopProxy
  tally: Tally
  /** The folder of the build that the servers change to. */
  next: string
}

/** Kills a server every ten seconds. */
async function killInTurn(fleet: Fleet, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const due = Date.now() + KILL_EVERY_MS
    await fleet.killOne()
    while (Date.now() < due && !isOver()) await sleep(100)
  }
}

/** Buyers arrive one after the other, so that the seats are sold before, during and after the roll. */
async function sell({ proxy, tally }: Shop, sold: Sold): Promise<Purchase[]> {
  const arrivals = Array.from({ length: BUYERS }, (_, index) => (index / BUYERS) * 0.9 * SECONDS * 1000)
  return Promise.all(
    arrivals.map(async (arrival) => {
      await sleep(arrival)
      return buy(proxy.origin, sold, tally)
    }),
  )
}

async function storm(shop: Shop, sold: Sold): Promise<Purchase[]> {
  const { fleet, proxy, tally, next } = shop
  const until = Date.now() + SECONDS * 1000
  let isEnded = false
  const isOver = () => isEnded || Date.now() > until
  const paths = await pagesOf(proxy.origin)
  const roll = async () => {
    await sleep((SECONDS * 1000) / 3)
    await step('Rolling to the second build', () => fleet.rollTo(next))
  }
  try {
    const [purchases] = await Promise.all([
      sell(shop, sold),
      killInTurn(fleet, isOver),
      roll(),
      ...Array.from({ length: READERS }, () => read(proxy.origin, paths, tally, isOver)),
    ])
    return purchases
  } finally {
    isEnded = true
  }
}

/** Waits for the servers' own work, and then lets the time of unpaid orders pass. */
async function settle(): Promise<void> {
  for (const until = Date.now() + SETTLED_MS; Date.now() < until && !(await outboxIsEmpty()); )
    await sleep(500)
  for (let hours = 1; hours <= 2; hours++) {
    const later = new Date(Date.now() + hours * HOUR_MS)
    await reconcile(later)
    await expireHolds(later)
  }
}

function visitorsOf({ tally, fleet, proxy }: Shop, purchases: readonly Purchase[]): Row[] {
  const ended = (outcome: Purchase['outcome']) => purchases.filter((one) => one.outcome === outcome).length
  const ms = (part: number) => `${Math.round(percentile(tally.took, part))} ms`
  const none = (what: string, value: number, problems: readonly string[]): Row => ({
    what,
    value,
    problem: value === 0 ? null : `${value} ${what}${problems.map((one) => `\n    ${one}`).join('')}`,
  })
  return [
    { what: 'servers killed', value: fleet.kills },
    { what: 'requests', value: tally.requests },
    { what: 'passed on to another server', value: proxy.counts.passedOn },
    { what: 'answered with 502', value: proxy.counts.unanswered },
    { what: 'sent again by the visitor', value: tally.retried },
    none('failed requests', tally.failed.length, tally.failed.slice(0, 20)),
    { what: 'response time, median', value: ms(0.5) },
    { what: 'response time, p95', value: ms(0.95) },
    { what: 'assets', value: tally.assets },
    none('assets not found', tally.missingAssets.size, [...tally.missingAssets].slice(0, 20)),
    { what: 'buyers', value: purchases.length },
    { what: 'bought, with voucher', value: ended('bought') },
    { what: 'found it sold out', value: ended('sold out') },
    none('interrupted purchases', ended('interrupted'), []),
    none('payments without a voucher', ended('unconfirmed'), []),
  ]
}

async function run(shop: Shop): Promise<string[]> {
  const { fleet, proxy, tally, next } = shop
  const sold = await newProduct({ capacity: SEATS, day: 7 })
  await step('Starting three servers', () => fleet.start({ SITE_URL: proxy.origin }))
  const purchases = await step(`${BUYERS} buyers for ${SEATS} seats, ${SECONDS} s`, () => storm(shop, sold))
  for (const one of ['.', next]) await step('Loading a build', () => loadBuild(proxy.origin, one, tally))
  if (fleet.builds.size !== 1 || !fleet.builds.has(next)) throw new Error('the servers were not rolled')
  await step('The rest settles', settle)
  const rows = [...visitorsOf(shop, purchases), ...(await compare(sold, SEATS, purchases))]
  printTable(rows)
  return rows.flatMap(({ problem }) => problem ?? [])
}

/**
 * Three servers on one PostgreSQL behind a proxy, in a rush of buyers: a server is killed every ten seconds, and in the
 * middle all change to another build. No visitor may notice. `SECONDS`, `BUYERS`, `SEATS` and `READERS` set the numbers.
 */
export async function drill(): Promise<string[]> {
  const postgres = await startRealPostgres()
  if (!postgres) return ['three servers need PostgreSQL, which this machine does not have']
  const folder = mkdtempSync(join(tmpdir(), 'drill-three-servers-'))
  let shop: Shop | undefined
  try {
    env.DATABASE_URL = postgres.url
    process.env.DATABASE_URL = postgres.url
    env.SESSION_SECRET ??= 'a dedicated secret for the drill, 32 or more'
    if (isStale()) await step('Building the shop', build)
    const next = join(folder, 'next')
    await step('Building a changed shop', () => buildChanged(next))
    await prepareDatabase(postgres.url, env)
    const media = join(folder, 'media')
    mkdirSync(media)
    const fleet = await Fleet.of(SERVERS, {
      build: process.cwd(),
      data: folder,
      variables: {
        DATABASE_URL: postgres.url,
        SESSION_SECRET: env.SESSION_SECRET,
        MEDIA_DIR: media,
        // The visitors name their addresses, as if they came by a proxy of their own.
        TRUSTED_PROXIES: '2',
        LOG_LEVEL: 'error',
      },
    })
    shop = { fleet, proxy: await startProxy(fleet.ports), tally: new Tally(), next }
    return await run(shop)
  } finally {
    for (const line of shop?.fleet.lines.slice(0, 40) ?? []) print(`  ${line}`)
    await shop?.fleet.stop()
    await shop?.proxy.stop()
    await closeDatabase()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
