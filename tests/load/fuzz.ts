import fc from 'fast-check'
import { build, isStale } from '@/lib/cli/build'
import { prepareDatabase } from '@/lib/cli/database'
import { print, step } from '@/lib/cli/output'
import { freePort } from '@/lib/cli/real-postgres'
import { startWebServer } from '@/lib/cli/web-server'
import { env } from '@/lib/env'
import { closeDatabase } from '@/lib/server/db/client'
import { launchEmbedded } from '@/lib/server/db/embedded/launch'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { newPerson, signUp } from '../fixtures/people'
import { type RawRequest, sendRaw } from '../fixtures/raw-http'
import { type Known, requestsTo } from './fuzz/arbitrary-request'
import type { KnownOffer } from './fuzz/known-offer'
import { allTargets, type Target } from './fuzz/targets'
import { faultOf } from './fuzz/verdict'
import { footprint } from './sign-in/footprint'

/**
 * Sends odd requests to every call of the contract and every other route: `npm run bench -- fuzz`. Fails on a
 * response of 500 or more, one after more than two seconds, a stack trace, an API error without the envelope, and
 * memory that has grown by more than a fifth a while after the end. `REQUESTS` sets their number per route, `SEED`
 * repeats a run, `ONLY` limits it to routes whose names contain a text, `MINUTES` ends it early.
 */
const REQUESTS = Number(process.env.REQUESTS ?? 1_000)
const SEED = Number(process.env.SEED ?? 1)
const ONLY = process.env.ONLY ?? ''
const MINUTES = Number(process.env.MINUTES ?? Number.POSITIVE_INFINITY)
const WIDTH = 8
const MAX_GROWTH = 1.2
/**
 * Share of the requests before the first reading of the memory. With fewer the page cache is not full yet, and the
 * heap has not reached the size at which V8 collects garbage.
 */
const WARM_UP = 0.3
/** V8 returns memory to the system some time after the last request. */
const IDLE_MS = 60_000
const SHOWN_PER_FAULT = 2
const OFFERED_PRODUCTS = 10

interface Fault {
  count: number
  examples: string[]
}

const faults = new Map<string, Fault>()
const totals = { requests: 0, slowest: 0, slowestAt: '' }

function record(target: Target, fault: string, { method, path, headers, body }: RawRequest): void {
  const found = faults.get(`${target.name}: ${fault}`) ?? { count: 0, examples: [] }
  found.count += 1
  if (found.examples.length < SHOWN_PER_FAULT)
    found.examples.push(
      JSON.stringify({ method, path, headers, body: body.toString('latin1') }).slice(0, 600),
    )
  faults.set(`${target.name}: ${fault}`, found)
}

interface Sample {
  count: number
  seed: number
  ids: string[]
  offers: KnownOffer[]
}

/** Each target has a user of its own, since odd requests end sessions and delete accounts, too. */
async function fuzz(port: number, target: Target, { count, seed, ids, offers }: Sample): Promise<void> {
  const { body } = await signUp(newPerson())
  const known: Known = { token: body.token ?? '', ids, offers }
  const requests = fc.sample(requestsTo(target, known, `http://localhost:${port}`), { numRuns: count, seed })
  const worker = async () => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const received = await sendRaw(port, request)
      totals.requests += 1
      if (received.ms > totals.slowest)
        Object.assign(totals, { slowest: Math.round(received.ms), slowestAt: target.name })
      const fault = faultOf(target, received)
      if (fault) record(target, fault, request)
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, worker))
}

async function idsOf(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/catalog/products`)
  const { data } = (await response.json()) as { data: { items: Array<{ id: string }> } }
  const ids = data.items.map(({ id }) => id)
  return [...ids, 'bangkok', 'CATEGORY_001', 'en', 'th', '1', crypto.randomUUID()]
}

/** Returns every option of some products. */
async function offersOf(origin: string, products: readonly string[]): Promise<KnownOffer[]> {
  const offers = products.map(async (product) => {
    const response = await fetch(`${origin}/api/catalog/products/${product}`)
    const { data } = (await response.json()) as { data: { options: Array<{ id: string }> } }
    return data.options.map(({ id }) => ({ product, option: id }))
  })
  return (await Promise.all(offers)).flat()
}

async function run(port: number, pid: number): Promise<string[]> {
  process.env.TEST_BASE_URL = `http://localhost:${port}`
  const ids = await idsOf(process.env.TEST_BASE_URL)
  const offers = await offersOf(process.env.TEST_BASE_URL, ids.slice(0, OFFERED_PRODUCTS))
  const targets = allTargets().filter(({ name }) => name.includes(ONLY))
  const end = performance.now() + MINUTES * 60_000
  const round = async (count: number, seed: number) => {
    for (const [index, target] of targets.entries()) {
      if (performance.now() > end) {
        print(`  ended after ${MINUTES} minutes, before ${target.name}`)
        return
      }
      await fuzz(port, target, { count, seed, ids, offers })
      if (index % 10 === 9) print(`  ${index + 1} of ${targets.length} routes, ${totals.requests} requests`)
    }
  }
  await step('Warming up', () => round(Math.ceil(REQUESTS * WARM_UP), SEED))
  const before = await footprint(pid)
  await step(`Fuzzing ${targets.length} routes, seed ${SEED}`, () => round(REQUESTS, SEED + 1))
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
  const after = await footprint(pid)
  print(`  ${totals.requests} requests, slowest ${totals.slowest} ms (${totals.slowestAt})`)
  print(`  memory in MB: ${before.memory} before, ${after.memory} after`)
  for (const [name, { count, examples }] of faults) {
    print(`✗ ${count} × ${name}`)
    for (const example of examples) print(`    ${example}`)
  }
  const problems = [...faults.keys()]
  if (before.memory && after.memory && after.memory > before.memory * MAX_GROWTH)
    problems.push(`memory grew from ${before.memory} to ${after.memory} MB`)
  return problems
}

if (isStale()) await step('Building the shop', build)
const embedded = await launchEmbedded({ memory: true })
let problems: string[] = []
try {
  await migrateDatabase(embedded.url)
  await prepareDatabase(embedded.url, env)
  env.DATABASE_URL = embedded.url
  process.env.DATABASE_URL = embedded.url
  const port = await freePort()
  const server = await startWebServer({
    mode: 'start',
    host: 'localhost',
    port,
    env: {
      DATABASE_URL: embedded.url,
      EMBEDDED_DATABASE: '1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000000',
    },
  })
  problems = await run(port, server.process.pid ?? 0).finally(server.stop)
} finally {
  await closeDatabase()
  await embedded.stop()
}
print(problems.length === 0 ? '✓ No fault was found' : `✗ ${problems.length} kinds of faults`)
process.exit(problems.length === 0 ? 0 : 1)
