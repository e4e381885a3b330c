import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '../../fixtures/people'
import { addressOf, signIn } from '../sign-in/attack'

const PAGE = '/products/wat-arun-longtail-sunset'
const PAUSE_MS = 50

/** What a visitor of a network of its own waits for, in ms. */
export interface Waits {
  page: number[]
  'sign-in': number[]
}

async function timed(work: () => Promise<void>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

async function openPage(origin: string): Promise<void> {
  const response = await fetch(origin + PAGE, { headers: { 'x-forwarded-for': addressOf(4, 0) } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`the page has the status ${response.status}`)
}

async function enter(origin: string, { email, password }: Person): Promise<void> {
  const outcome = await signIn(origin, addressOf(4, 0), email, password)
  if (outcome !== 'in') throw new Error(`the visitor cannot sign in: ${outcome}`)
}

/** Opens a cached page and signs in by turns. */
export async function probe(origin: string, person: Person, seconds: number): Promise<Waits> {
  const waits: Waits = { page: [], 'sign-in': [] }
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    waits.page.push(await timed(() => openPage(origin)))
    await pause(PAUSE_MS)
    waits['sign-in'].push(await timed(() => enter(origin, person)))
    await pause(PAUSE_MS)
  }
  return waits
}

/** Returns the wait that `part` of the values do not exceed. */
export function percentile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0
}
