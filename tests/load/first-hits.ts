import { setTimeout as pause } from 'node:timers/promises'
import { print, step } from '@/lib/cli/output'
import type { WebServer } from '@/lib/cli/web-server'
import { CURRENCY_COOKIE } from '@/lib/domain/cookies'
import { LOCALES } from '@/lib/domain/locale'
import { prefixOf } from '../fixtures/locale-prefix'
import { percentile } from './flood/probe'
import { processorMs, slowness } from './machine'
import { onOwnShop } from './own-shop'

/**
 * Opens pages that a new server has never rendered, one after the other, in the default currency and in others: `npm run
 * bench -- first-hits`, which needs /proc. Prints the time until the last byte and the processor time of the web server. Fails
 * if a p95 of the times is above 500 ms, or a median of the processor times above 150 ms. Both are those of a machine
 * that adds a billion numbers in a second; the limits grow with what this one needs. `HITS` is the number of pages of a
 * kind. The p95 of the processor times of a kind shows a garbage collection of the process, about 200 ms with its threads.
 */
const HITS = Number(process.env.HITS ?? 12)
const MAX_MS = 500
const MAX_PROCESSOR_MS = 150
/** What the server does for a page after its last byte. */
const AFTERWARDS_MS = 100
const CURRENCIES = ['THB', 'JPY', 'GBP']

interface Hit {
  ms: number
  processorMs: number
}

async function open(url: string, currency: string): Promise<void> {
  const response = await fetch(url, { headers: { cookie: `${CURRENCY_COOKIE}=${currency}` } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url}: status ${response.status}`)
}

async function hit(pid: number, url: string, currency: string): Promise<Hit> {
  const before = processorMs(pid)
  const since = performance.now()
  await open(url, currency)
  const ms = performance.now() - since
  await pause(AFTERWARDS_MS)
  return { ms, processorMs: processorMs(pid) - before }
}

async function pathsOf(origin: string): Promise<Record<string, string[]>> {
  const list = async (path: string) => {
    const response = await fetch(`${origin}/api/${path}`)
    return ((await response.json()) as { data: unknown }).data
  }
  const products = (await list('catalog/products?limit=48')) as { items: Array<{ id: string }> }
  const areas = (await list('pd4/areas')) as Array<{ slug: string }>
  const categories = (await list('catalog/categories')) as Array<{ id: string; slug: string }>
  return {
    product: products.items.map(({ id }) => `/products/${id}`),
    destination: areas.map(({ slug }) => `/destination/${slug}`),
    category: categories.map(({ slug }) => `/categories/${slug}`),
    listing: areas.map(({ slug }) => `/products?destination=${slug}`),
  }
}

/** What a process compiles once is no cost of a page: a page of each kind is opened in each language first. */
async function warmUp(origin: string, kinds: Record<string, string[]>): Promise<void> {
  for (const locale of LOCALES)
    for (const paths of Object.values(kinds))
      await open(origin + prefixOf(locale) + (paths.at(-1) ?? '/'), CURRENCIES[0] ?? '')
}

/** Prints a row, and returns whether its hits are within the limits. */
function report(title: string, hits: readonly Hit[], factor: number): boolean {
  const at = (key: keyof Hit, part: number) =>
    percentile(
      hits.map((one) => one[key]),
      part,
    )
  const cells = [at('ms', 0.5), at('ms', 0.95), at('processorMs', 0.5), at('processorMs', 0.95)]
  const [p50, p95, half, most] = cells.map((cell) => String(Math.round(cell)))
  print(
    [
      title.padEnd(18),
      p50?.padStart(8),
      p95?.padStart(8),
      half?.padStart(15),
      most?.padStart(15),
      String(hits.length).padStart(7),
    ].join(' '),
  )
  return at('ms', 0.95) <= MAX_MS * factor && at('processorMs', 0.5) <= MAX_PROCESSOR_MS * factor
}

async function measure({ origin, process: { pid } }: WebServer): Promise<boolean> {
  if (pid === undefined) throw new Error('the server has no process')
  const kinds = await pathsOf(origin)
  await step('Warming up', () => warmUp(origin, kinds))
  const additionsMs = slowness()
  const factor = Math.max(1, additionsMs / 1000)
  print(`A billion additions: ${Math.round(additionsMs)} ms\n`)
  print('                     p50 ms   p95 ms   processor p50   processor p95   pages')
  const all: Hit[] = []
  let passed = true
  for (const currency of CURRENCIES)
    for (const [kind, paths] of Object.entries(kinds)) {
      const hits: Hit[] = []
      for (const path of paths.slice(0, Math.min(HITS, paths.length - 1)))
        hits.push(await hit(pid, origin + path, currency))
      passed = report(`${kind} ${currency}`, hits, factor) && passed
      all.push(...hits)
    }
  return report('all', all, factor) && passed
}

const passed = await onOwnShop('first-hits', measure)
process.exit(passed ? 0 : 1)
