import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readsCatalog } from '@/lib/navigation/catalog-pages'
import { PAGES } from '@/lib/navigation/pages'
import { reachableFrom } from './import-graph'

/** Folders that only the middleware rewrites to. */
const INTERNAL = [/^\/failed\//, /^\/listing\//, /^\/search\//, /^\/missing(?:\/|$)/]

interface PageFile {
  path: string
  file: string
}

function* pageFiles(folder: string, path: string): Generator<PageFile> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const grouped = entry.name.startsWith('(')
    if (entry.isDirectory())
      yield* pageFiles(join(folder, entry.name), grouped ? path : `${path}/${entry.name}`)
    else if (entry.name === 'page.tsx') yield { path: path || '/', file: join(folder, entry.name) }
  }
}

/** Has a document of its own. */
const PAYMENT: PageFile = { path: '/profile/orders/[id]/pay', file: 'app/pay/[locale]/[currency]/page.tsx' }

const pages = [...pageFiles('app/[locale]/[currency]', ''), PAYMENT].filter(
  ({ path }) => !INTERNAL.some((internal) => internal.test(path)),
)

test('the table of pages names every page and no other', () => {
  const reachable = pages.map(({ path }) => path)
  // A listing is rendered by an internal folder.
  expect([...reachable, '/products'].sort()).toEqual([...PAGES].sort())
})

test('[E2] pages that read the catalog wait for it before they are rendered', () => {
  for (const { path, file } of pages)
    expect([path, readsCatalog(path)]).toEqual([
      path,
      reachableFrom([file]).has('lib/api/queries/catalog.ts'),
    ])
  expect(readsCatalog('/products')).toBe(true)
})
