// @module-tag thorough

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '@/lib/cli/real-postgres'
import { runCatalog } from '@/lib/cli/run-catalog'
import type { CatalogFile } from '@/lib/contract/catalog-file'
import { newestChange } from '@/lib/server/catalog-changes/repo'
import { commandHere } from '../fixtures/command'
import { withSeededCopy } from '../fixtures/embedded-copy'
import { type ShopProcess, startShop, visit } from './shop-process'

// Imports change what other files see.
withSeededCopy()

const folder = mkdtempSync(join(tmpdir(), 'sunhop-page-cache-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** More than fit into the memory as they are. */
const PAGES = 40
const CHANGED = 'bangkok-sky-deck'

let shop: ShopProcess
let port: number
let paths: string[]

/** When the folder of stored pages was opened or last written; 0 if there is none. */
function opened(): number {
  const pages = join(folder, 'pages')
  const states = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('state.json'),
  )
  return Math.max(0, ...states.map((name) => statSync(join(pages, name)).mtimeMs))
}

async function start(): Promise<void> {
  const since = Date.now()
  shop = await startShop({
    DATABASE_URL: process.env.DATABASE_URL,
    DATA_DIR: folder,
    PORT: String(port),
    PAGES_MEMORY_MB: '8',
  })
  await visit(`${shop.origin}/robots.txt`)
  await vi.waitFor(() => expect(opened()).toBeGreaterThan(since), { timeout: 30_000 })
}

async function open(path: string): Promise<{ result: string | null; html: string }> {
  const response = await visit(shop.origin + path)
  return { result: response.headers.get('x-nextjs-cache'), html: await response.text() }
}

const resultsOf = async (all: string[]) => {
  const results = new Set<string | null>()
  for (const path of all) results.add((await open(path)).result)
  return [...results]
}

beforeAll(async () => {
  port = await freePort()
  await start()
  const response = await fetch(`${shop.origin}/api/catalog/products?limit=${PAGES}`)
  const { data } = (await response.json()) as { data: { items: Array<{ id: string }> } }
  const ids = data.items.map(({ id }) => id).filter((id) => id !== CHANGED)
  paths = [CHANGED, ...ids].map((id) => `/products/${id}`)
})
afterAll(() => shop.stop())

test('pages that do not fit into memory as they are stay in the cache', async () => {
  expect(await resultsOf(paths)).toEqual(['MISS'])
  // The jobs of a server that has just started may still make pages stale.
  await vi.waitFor(async () => expect(await resultsOf(paths)).toEqual(['HIT']), { timeout: 60_000 })
})

/** Restarts the server until no job has changed the catalog in the meantime, which would make pages stale. */
async function resultsAfterRestart(): Promise<Array<string | null>> {
  const before = await newestChange()
  await shop.stop()
  await start()
  const results = await resultsOf(paths)
  return (await newestChange()) === before ? results : await resultsAfterRestart()
}

test('a restart takes the pages up again', async () => {
  expect(await resultsAfterRestart()).toEqual(['HIT'])
})

test('a page that changed while no server ran is rendered again, and others are not', async () => {
  await shop.stop()
  const file = join(folder, 'catalog.json')
  expect(await commandHere(runCatalog, 'export', file)).toMatchObject({ code: 0 })
  const document: CatalogFile = JSON.parse(readFileSync(file, 'utf8'))
  const product = document.products.find(({ id }) => id === CHANGED)
  if (!product) throw new Error(`the seed has no ${CHANGED}`)
  product.name.en = 'Sky deck with a new name'
  writeFileSync(file, JSON.stringify({ version: 1, products: [product] }))
  expect(await commandHere(runCatalog, 'import', file)).toMatchObject({ code: 0 })
  await start()
  const { result, html } = await open(`/products/${CHANGED}`)
  expect(html).toContain('Sky deck with a new name')
  expect(result).toBe('MISS')
})

test('a server of another origin does not use the pages', async () => {
  await shop.stop()
  port = await freePort()
  await start()
  const { html } = await open(`/products/${CHANGED}`)
  expect(html).toContain(`<link rel="canonical" href="http://localhost:${port}/products/${CHANGED}"`)
})
