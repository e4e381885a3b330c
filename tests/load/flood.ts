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
 * Floods images, searches, pages of invented values, cached pages, documents and data exports, one after the other and then all at once, while a visitor opens a
 * cached page and signs in: `npm run bench -- flood`. Fails if the visitor's p95 during one flood is above three times
 * the one just before it; all floods at once are reported. A flood has a steady rate: requests that are answered with
 * 503 at once do not make room for more. `SECONDS` sets the duration of each part, `SCALE` multiplies the rates, `ONLY`
 * limits the run to floods whose titles contain a text, `NETWORKS` is the number of the attackers' networks and
 * `ACCOUNTS` of their accounts.
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
/** The queues are empty again by then. */
const SETTLE_MS = 15_000
/** Texts in the titles of attacks; an attack of one kind has several forms. */
const FLOODS = ['images', 'searches', 'invented', 'cached pages', 'calls', 'documents', 'data exports']
const ALL_AT_ONCE = ''
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

interface Row {
  name: keyof Waits
  ratio: number
}

function report(title: string, quiet: Waits, flooded: Waits): Row[] {
  return (['page', 'sign-in'] as const).map((name) => {
    const [before, during] = [percentile(quiet[name], P95), percentile(flooded[name], P95)]
    const ratio = during / before
    const cells = [
      title.padEnd(14),
      name.padEnd(8),
      `${before.toFixed(1)} ms`.padStart(12),
      `${during.toFixed(1)} ms`.padStart(13),
      ratio.toFixed(2).padStart(7),
      String(flooded[name].length).padStart(9),
    ]
    print(cells.join(' '))
    return { name, ratio }
  })
}

async function run(origin: string): Promise<string[]> {
  process.env.TEST_BASE_URL = origin
  const person = newPerson()
  await signUp(person)
  const shop = await known(origin)
  await step('Warming up', () => probe(origin, person, WARM_UP_SECONDS))
  const problems: string[] = []
  const floods = [...FLOODS.filter((flood) => flood.includes(ONLY)), ...(ONLY ? [] : [ALL_AT_ONCE])]
  for (const only of floods) {
    const title = only || 'all at once'
    const quiet = await step('Without a flood', () => probe(origin, person, SECONDS))
    const order = { origin, known: shop, scale: SCALE, only, networks: NETWORKS }
    const [flooded, responses] = await step(`With a flood: ${title}`, () => attacked(order, person))
    for (const [attack, counts] of Object.entries(responses)) print(`  ${attack}: ${JSON.stringify(counts)}`)
    print('flood          visitor     quiet p95   flooded p95   ratio   samples')
    for (const { name, ratio } of report(title, quiet, flooded))
      if (only !== ALL_AT_ONCE && !(ratio <= MAX_RATIO))
        problems.push(`${title}, ${name}: ${ratio.toFixed(2)} times the quiet p95`)
    await pause(SETTLE_MS)
  }
  return problems
}

const problems = await onOwnShop('flood', ({ origin }) => run(origin))
for (const problem of problems) print(`✗ ${problem}`)
if (problems.length === 0)
  print(`✓ During each flood the page and sign-in stay within ${MAX_RATIO} times their quiet p95`)
process.exit(problems.length === 0 ? 0 : 1)
