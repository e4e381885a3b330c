import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build, isStale } from '@/lib/cli/build'
import { print, step } from '@/lib/cli/output'
import { freePort } from '@/lib/cli/real-postgres'
import { CURRENCY_COOKIE } from '@/lib/domain/cookies'
import { CURRENCIES } from '@/lib/domain/currency'
import { LOCALES } from '@/lib/domain/locale'
import { localePath } from '@/lib/i18n/paths'
import { npmStart } from './npm-start'
import { isRunning, remaining } from './processes'

const PER_SECOND = 30
const SECONDS = 20
/** A visitor of a page that is stored. */
const PROBE_MS = 200
/** How late a refusal may be, a page that is rendered, and half of the visits of a stored one. */
const LIMITS_MS = { refused: 2_000, rendered: 8_000, stored: 1_000 }
const STOP_MS = 20_000
const STORED = '/products/bangkok-sky-deck'

interface Answer {
  status: number
  ms: number
  mayRetry: boolean
  cache: string | null
}

/** Every address is that of another visitor. */
let visitors = 0

async function visit(url: string, currency: string): Promise<Answer> {
  const since = performance.now()
  visitors += 1
  const address = `198.51.${visitors >> 8}.${visitors & 255}`
  const headers = { 'x-forwarded-for': address, cookie: `${CURRENCY_COOKIE}=${currency}` }
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  return {
    status: response.status,
    ms: performance.now() - since,
    cache: response.headers.get('x-nextjs-cache'),
    mayRetry: response.headers.has('retry-after'),
  }
}

/** Pages of products in each language and currency. */
async function pagesOf(origin: string): Promise<Array<{ url: string; currency: string }>> {
  const { data } = await (await fetch(`${origin}/api/catalog/products?limit=40`)).json()
  const ids = (data as { items: Array<{ id: string }> }).items.map(({ id }) => id)
  return CURRENCIES.flatMap((currency) =>
    LOCALES.flatMap((locale) =>
      ids.map((id) => ({ url: origin + localePath(locale, `/products/${id}`, 'as-needed'), currency })),
    ),
  )
}

function judge(answers: readonly Answer[], probes: readonly Answer[]): string[] {
  const rendered = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503)
  // A job of the shop may make the page stale.
  const stored = probes.filter(({ cache }) => cache === 'HIT')
  const sorted = (of: readonly Answer[]) => of.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b)
  const slowest = (of: readonly Answer[]) => sorted(of).at(-1) ?? 0
  const median = sorted(stored)[stored.length >> 1] ?? 0
  print(`  ${rendered.length} pages rendered, slowest ${slowest(rendered)} ms`)
  print(`  ${refused.length} refused, slowest ${slowest(refused)} ms`)
  print(`  ${stored.length} visits of a stored page, half of them within ${median} ms`)
  return [
    ...(rendered.length + refused.length < answers.length ? ['a page was neither served nor refused'] : []),
    ...(refused.some(({ mayRetry }) => !mayRetry) ? ['a refusal has no Retry-After'] : []),
    ...(slowest(refused) > LIMITS_MS.refused ? ['a refusal was late'] : []),
    ...(slowest(rendered) > LIMITS_MS.rendered ? ['a rendered page was late'] : []),
    ...(stored.length < probes.length / 2 ? ['a stored page was not served'] : []),
    ...(median > LIMITS_MS.stored ? ['stored pages were late'] : []),
  ]
}

/** Opens pages that are not stored, more of them than can be rendered, while a stored page is visited. */
export async function drill(): Promise<string[]> {
  if (isStale()) await step('Building the shop', build)
  const folder = mkdtempSync(join(tmpdir(), 'drill-renders-'))
  const shop = await npmStart({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: '',
    TRUSTED_PROXIES: '1',
  })
  try {
    const pages = await pagesOf(shop.origin)
    for (const _ of [1, 2]) await visit(shop.origin + STORED, 'THB')
    const probes: Array<Promise<Answer>> = []
    const probing = setInterval(() => probes.push(visit(shop.origin + STORED, 'THB')), PROBE_MS)
    const answers: Array<Promise<Answer>> = []
    const visited = pages.filter(({ url }) => !url.endsWith(STORED)).slice(-PER_SECOND * SECONDS)
    for (const { url, currency } of visited) {
      answers.push(visit(url, currency))
      await sleep(1_000 / PER_SECOND)
    }
    clearInterval(probing)
    return judge(await Promise.all(answers), await Promise.all(probes))
  } finally {
    shop.child.kill('SIGTERM')
    for (const { pid } of await remaining(shop.processes, STOP_MS))
      if (isRunning(pid)) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}
