import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCatalog } from '@/lib/cli/run-catalog'
import type { Availability } from '@/lib/contract/catalog'
import type { CatalogFile } from '@/lib/contract/catalog-file'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { command, commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { withSeededCopy } from '../fixtures/embedded-copy'
import { type ShopProcess, startShop, visit } from './shop-process'

const PRODUCT = 'bangkok-sky-deck'
const folder = mkdtempSync(join(tmpdir(), 'sunhop-import-'))

// Imports change what other files see.
withSeededCopy()

const catalog = (...args: string[]) => commandHere(runCatalog, ...args)

function saved(name: string, document: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(document, null, 2))
  return file
}

/** A change is visible within a second; a machine that runs other tests may take longer. */
const SOON_MS = 60_000

/** Returns whether a condition becomes true soon. */
async function soon(holds: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + SOON_MS
  while (performance.now() < end) {
    if (await holds()) return true
    await sleep(20)
  }
  return false
}

describe('the catalog command beside a running shop', () => {
  let shop: ShopProcess
  const original = join(folder, 'original.json')
  const read = (): CatalogFile => JSON.parse(readFileSync(original, 'utf8'))
  const page = async (path: string) => (await visit(shop.origin + path)).text()
  const redirectOf = async (path: string) => {
    const response = await fetch(`${shop.origin}/api/redirects?path=${path}`)
    return ((await response.json()) as { data: { redirect: string } | null }).data?.redirect
  }

  beforeAll(async () => {
    shop = await startShop({ DATABASE_URL: process.env.DATABASE_URL })
    expect(await catalog('export', original)).toMatchObject({ code: 0 })
  })
  afterAll(() => shop.stop())

  test('a new price is on the pages within a second, in each language', async () => {
    const paths = [`/products/${PRODUCT}`, `/th/products/${PRODUCT}`, '/categories/attraction-tickets']
    for (const path of paths) expect(await page(path)).not.toContain('7,777')
    const document = read()
    const product = document.products.find(({ id }) => id === PRODUCT)
    if (!product) throw new Error(`the seed has no ${PRODUCT}`)
    for (const { units } of product.options)
      for (const unit of units) {
        unit.price = { amount: 777_700, currency: product.currency }
        unit.seasons = []
      }
    const file = saved('dearer.json', { version: 1, products: [product] })
    const { code, out } = await command('catalog', ['import', file])
    expect(code).toBe(0)
    expect(out).toContain('Products: 0 created, 1 changed, 0 unchanged, 0 withdrawn')
    const shown = await Promise.all(
      paths.map((path) => soon(async () => (await page(path)).includes('7,777'))),
    )
    expect(shown).toEqual(paths.map(() => true))
  })

  test('a sold-out day leaves the calendar and the listing soon, and comes back', async () => {
    const date = addDays(todayIn('Asia/Bangkok'), 45)
    const listing = `/products?destination=bangkok&product_categories=CATEGORY_001&from=${date}&to=${date}`
    const isListed = async () => (await page(listing)).includes(`/products/${PRODUCT}?`)
    const isOpen = async (optionId: string) => {
      const query = new URLSearchParams({ option_id: optionId, from: date, to: date })
      const response = await fetch(`${shop.origin}/api/catalog/products/${PRODUCT}/availability?${query}`)
      const { data } = (await response.json()) as { data: Availability }
      return data.days[0]?.status === 'available'
    }
    const options = read().products.find(({ id }) => id === PRODUCT)?.options ?? []
    const sell = (change: string) =>
      sql(`UPDATE slots SET capacity = ${change} WHERE local_date = $1 AND option_id = ANY($2)`, [
        date,
        options.map(({ id }) => id),
      ])
    expect(await isListed()).toBe(true)
    await sell('held + sold')
    try {
      expect(await soon(async () => !(await isListed()))).toBe(true)
      expect(await Promise.all(options.map(({ id }) => isOpen(id)))).toEqual(options.map(() => false))
    } finally {
      await sell('held + sold + 50')
    }
    expect(await soon(isListed)).toBe(true)
  })

  /** Returns whether a path has the full error page with its path, and for bots an empty 404. */
  async function isMissing(path: string): Promise<boolean> {
    const [response, bot] = await Promise.all([
      visit(shop.origin + path),
      fetch(shop.origin + path, { headers: { 'user-agent': 'Googlebot/2.1' } }),
    ])
    const namesPath = (await response.text()).includes(`Page Not Found: ${path}<`)
    return namesPath && response.status === 404 && bot.status === 404 && (await bot.text()) === ''
  }
  const isThere = async (path: string) => (await visit(shop.origin + path)).status === 200

  test('[R5] [E2] a withdrawn product returns 410 with an error page, until the next import restores it', async () => {
    const product = read().products.find(({ id }) => id === PRODUCT)
    const path = `/products/${PRODUCT}`
    expect(await isThere(path)).toBe(true)
    await catalog('import', saved('gone.json', { version: 1, products: [{ ...product, withdrawn: true }] }))
    expect(await soon(async () => (await visit(shop.origin + path)).status === 410)).toBe(true)
    expect(await (await visit(shop.origin + path)).text()).toContain('This product is no longer sold.')
    const bot = await fetch(shop.origin + path, { headers: { 'user-agent': 'Googlebot/2.1' } })
    expect([bot.status, await bot.text()]).toEqual([410, ''])
    await catalog('import', saved('back.json', { version: 1, products: [product] }))
    expect(await soon(() => isThere(path))).toBe(true)
  })

  test('[R6] a disabled category returns 404 with an error page, until the next import restores it', async () => {
    const category = read().categories?.find(({ slug }) => slug === 'attraction-tickets')
    const path = `/categories/${category?.slug}`
    const disabled = (value: boolean) => ({
      version: 1,
      products: [],
      categories: [{ ...category, disabled: value }],
    })
    expect(await isThere(path)).toBe(true)
    await catalog('import', saved('closed.json', disabled(true)))
    expect(await soon(() => isMissing(path))).toBe(true)
    await catalog('import', saved('open.json', disabled(false)))
    expect(await soon(() => isThere(path))).toBe(true)
  })

  test('[G4] a saved redirect applies soon; a loop is rejected', async () => {
    expect(await redirectOf('/old-deck')).toBeUndefined()
    const redirects = [{ path: '/old-deck', target: `/products/${PRODUCT}` }]
    await catalog('import', saved('moved.json', { version: 1, products: [], redirects }))
    expect(await soon(async () => (await redirectOf('/old-deck')) === redirects[0]?.target)).toBe(true)
    const loop = saved('loop.json', {
      version: 1,
      products: [],
      redirects: [{ path: `/products/${PRODUCT}`, target: '/old-deck' }],
    })
    const { code, errors } = await catalog('import', loop)
    expect(code).toBe(1)
    expect(errors).toContain('loop.json:7:17 redirects[0].target: is part of a redirect loop')
    expect(errors).toContain('Nothing was written.')
  })

  test('[G4] a redirect path in any script applies, raw or encoded in the file and in the browser', async () => {
    const [thai, encoded] = ['/ไทย/ทดสอบ', '/%6Fld/%E6%97%A7']
    const redirects = (target: string | null) =>
      saved('letters.json', {
        version: 1,
        products: [],
        redirects: [thai, encoded].map((path) => ({ path, target })),
      })
    await catalog('import', redirects('/help?q=esim#a'))
    const leads = async (path: string) => {
      const response = await visit(shop.origin + path)
      return response.status === 308 && response.headers.get('location')?.endsWith('/help?q=esim#a') === true
    }
    for (const path of [encodeURI(thai), encoded, `/old/${encodeURIComponent('旧')}`])
      expect(await soon(() => leads(path))).toBe(true)
    expect(await redirectOf(encodeURIComponent(thai))).toBe('/help?q=esim#a')
    await catalog('import', redirects(null))
  })

  test('a command leaves the exchange rates as they are', async () => {
    const rates = () => sql('SELECT currency, per_base, as_of FROM exchange_rates ORDER BY currency')
    await sql("UPDATE exchange_rates SET per_base = '33.3', as_of = '2026-11-01' WHERE currency = 'THB'")
    const before = await rates()
    await catalog('import', saved('nothing.json', { version: 1, products: [] }))
    expect(await rates()).toEqual(before)
  })

  test('an export to standard output is only the document', { tags: ['thorough'] }, async () => {
    const { code, out } = await command('catalog', ['export'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ version: 1 })
  })

  test('only the shop itself may revalidate pages', async () => {
    const call = (authorization: string) =>
      fetch(`${shop.origin}/api/catalog-changes`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: ['products'] }),
      })
    expect((await call('Bearer guessed')).status).toBe(404)
    expect((await call('')).status).toBe(404)
  })

  test('an unknown command prints the known ones', async () => {
    const { code, errors } = await catalog('delete', 'everything')
    expect(code).toBe(2)
    expect(errors).toContain('npm run catalog -- import FILE')
  })
})
