import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { print, step } from '@/lib/cli/output'
import { env } from '@/lib/env'
import { newProduct } from '../fixtures/catalog'
import { confirmedOrder } from '../fixtures/confirmed-order'
import { newPerson, type Person, signUp } from '../fixtures/people'
import { newVisitor } from '../fixtures/visitor'
import type { AttackOrder, Responses } from './flood/attacker'
import type { Known } from './flood/attacks'
import { percentile, probe, type Waits } from './flood/probe'
import { onOwnShop } from './own-shop'

/**
 * Floods images, searches, documents and data exports while a visitor opens a cached page and signs in: `npm run bench
 * -- flood`. Fails if the visitor's p95 is above three times the one without the flood. The flood has a steady rate:
 * requests that are answered with 503 at once do not make room for more. `SECONDS` sets the duration of each part,
 * `SCALE` multiplies the rates, `ONLY` limits the flood to attacks whose titles contain a text, `NETWORKS` is the number of the attackers' networks and `ACCOUNTS` of their accounts.
 */
const SECONDS = Number(process.env.SECONDS ?? 60)
const SCALE = Number(process.env.SCALE ?? 1)
const ONLY = process.env.ONLY ?? ''
const NETWORKS = Number(process.env.NETWORKS ?? 20)
const ACCOUNTS = Number(process.env.ACCOUNTS ?? 10)
const MAX_RATIO = 3
const P95 = 0.95
/** The queues are full by then. */
const LEAD_MS = 5_000
const WARM_UP_SECONDS = 3
const ATTACKER = fileURLToPath(new URL('./flood/attacker.ts', import.meta.url))

env.SESSION_SECRET ??= 'a dedicated secret for the accounts of the flood'

async function known(origin: string): Promise<Known> {
  const response = await fetch(`${origin}/api/catalog/products?limit=48`)
  const { data } = (await response.json()) as { data: { items: Array<{ image: { path: string } }> } }
  const accounts: Known['accounts'] = []
  for (let n = 0; n < ACCOUNTS; n++) {
    const visitor = await newVisitor()
    const { id, bookings } = await confirmedOrder(visitor, await newProduct())
    const documents = [
      `/api/orders/${id}/receipt.pdf`,
      `/api/orders/${id}/bookings/${bookings[0]?.id}/voucher.pdf`,
    ]
    accounts.push({ token: visitor.token, documents })
  }
  return { images: data.items.map(({ image }) => image.path), accounts }
}

async function stopAttack(attackers: ChildProcess): Promise<Responses> {
  attackers.send('stop')
  const [responses] = await once(attackers, 'message')
  return responses as Responses
}

/** Starts the attackers in a process of their own, since they must not delay the visitor by themselves. */
async function attacked(order: AttackOrder, person: Person): Promise<[Waits, Responses]> {
  const attackers = fork(ATTACKER, { execArgv: ['--import', 'tsx'] })
  try {
    attackers.send(order)
    await pause(LEAD_MS)
    const waits = await probe(order.origin, person, SECONDS)
    return [waits, await stopAttack(attackers)]
  } finally {
    attackers.kill()
  }
}

function report(quiet: Waits, flooded: Waits): string[] {
  const problems: string[] = []
  print('')
  print('           quiet p95   flooded p95   ratio   samples')
  for (const name of ['page', 'sign-in'] as const) {
    const [before, during] = [percentile(quiet[name], P95), percentile(flooded[name], P95)]
    const ratio = during / before
    const cells = [
      name.padEnd(8),
      `${before.toFixed(1)} ms`.padStart(12),
      `${during.toFixed(1)} ms`.padStart(13),
    ]
    print([...cells, ratio.toFixed(2).padStart(7), String(flooded[name].length).padStart(9)].join(' '))
    if (!(ratio <= MAX_RATIO)) problems.push(`${name}: ${ratio.toFixed(2)} times the quiet p95`)
  }
  return problems
}

async function run(origin: string): Promise<string[]> {
  process.env.TEST_BASE_URL = origin
  const person = newPerson()
  await signUp(person)
  const order = { origin, known: await known(origin), scale: SCALE, only: ONLY, networks: NETWORKS }
  await step('Warming up', () => probe(origin, person, WARM_UP_SECONDS))
  const quiet = await step('Without the flood', () => probe(origin, person, SECONDS))
  const [flooded, responses] = await step('With the flood', () => attacked(order, person))
  for (const [title, counts] of Object.entries(responses)) print(`  ${title}: ${JSON.stringify(counts)}`)
  return report(quiet, flooded)
}

const problems = await onOwnShop('flood', ({ origin }) => run(origin))
for (const problem of problems) print(`✗ ${problem}`)
if (problems.length === 0) print(`✓ The page and sign-in stay within ${MAX_RATIO} times their quiet p95`)
process.exit(problems.length === 0 ? 0 : 1)
