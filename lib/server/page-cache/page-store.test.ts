import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { PageEntry } from './page-entry'
import { createPageFolder } from './page-folder'
import { createPageStore } from './page-store'

const root = mkdtempSync(join(tmpdir(), 'sunhop-store-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const fail = (error: unknown) => {
  throw error
}

/** A page like those of the shop: repetitive HTML of 20 KB with data of client navigations. */
function pageOf(name: string): PageEntry {
  return {
    lastModified: 1_000,
    cacheControl: { revalidate: 3_600, expire: 86_400 },
    value: {
      kind: 'APP_PAGE' as never,
      html: `<title>${name}</title>${'<p class="card">กรุงเทพฯ 曼谷</p>'.repeat(600)}`,
      rscData: Buffer.from(`data of ${name}`),
      headers: { 'x-next-cache-tags': 'products' },
      postponed: undefined,
      status: 200,
      segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    },
  }
}

test('pages that do not fit into memory as they are stay as compressed ones, unchanged', async () => {
  const store = createPageStore({ memoryBytes: 400_000, onError: fail })
  const names = Array.from({ length: 40 }, (_, n) => `page ${n}`)
  for (const name of names) await store.set(name, pageOf(name))
  for (const name of names) expect(await store.get(name)).toEqual(pageOf(name))
  expect(await store.get('another')).toBeNull()
})

test('memory is bounded: the least recently used pages go', async () => {
  const store = createPageStore({ memoryBytes: 40_000, onError: fail })
  const names = Array.from({ length: 200 }, (_, n) => `page ${n}`)
  for (const name of names) await store.set(name, pageOf(name))
  const held = (await Promise.all(names.map((name) => store.get(name)))).filter(Boolean).length
  expect(held).toBeGreaterThan(10)
  expect(held).toBeLessThan(200)
})

test('a page that is set while an older one is compressed wins', async () => {
  const folder = createPageFolder(join(root, 'race'), 1_000_000, fail)
  const store = createPageStore({ memoryBytes: 2_000_000, onError: fail })
  store.attach(folder)
  store.open()
  await Promise.all([store.set('/', pageOf('old')), store.set('/', pageOf('new'))])
  expect(await store.get('/')).toEqual(pageOf('new'))
  const restarted = createPageStore({ memoryBytes: 2_000_000, onError: fail })
  restarted.attach(folder)
  restarted.open()
  expect(await restarted.get('/')).toEqual(pageOf('new'))
})

test('a damaged file is a page that is not stored', async () => {
  const place = join(root, 'damaged')
  const folder = createPageFolder(place, 1_000_000, fail)
  const store = createPageStore({ memoryBytes: 2_000_000, onError: fail })
  store.attach(folder)
  store.open()
  await store.set('/', pageOf('home'))
  const restarted = createPageStore({ memoryBytes: 2_000_000, onError: fail })
  restarted.attach(folder)
  restarted.open()
  for (const file of readdirSync(join(place, 'pages')))
    writeFileSync(join(place, 'pages', file), 'not a page')
  expect(await restarted.get('/')).toBeNull()
})

test('a folder that is not open yet takes the times of tags, and no page is read from it', async () => {
  const folder = createPageFolder(join(root, 'attached'), 1_000_000, fail)
  const before = createPageStore({ memoryBytes: 2_000_000, onError: fail })
  before.attach(folder)
  before.open()
  await before.set('/', pageOf('home'))
  const store = createPageStore({ memoryBytes: 2_000_000, onError: fail })
  store.attach(folder)
  await store.folder()?.saveTags({ products: { expired: 1 } })
  expect(await store.get('/')).toBeNull()
  store.open()
  expect(await store.get('/')).toEqual(pageOf('home'))
  expect(await folder.tags()).toEqual({ products: { stale: 0, expired: 1 } })
})

test('the times of tags are those of all servers that share the folder, the latest of each', async () => {
  const place = join(root, 'tags')
  const [one, other] = [createPageFolder(place, 1, fail), createPageFolder(place, 1, fail)]
  await one.saveTags({ products: { stale: 5, expired: 5 }, areas: { expired: 2 } })
  await other.saveTags({ products: { stale: 3, expired: 7 } })
  await one.saveTags({})
  expect(await other.tags()).toEqual({
    products: { stale: 5, expired: 7 },
    areas: { stale: 0, expired: 2 },
  })
})

test('a folder that cannot be written is reported, and pages stay in memory', async () => {
  const file = join(root, 'file')
  writeFileSync(file, '')
  const errors: unknown[] = []
  const folder = createPageFolder(join(file, 'below'), 1, (error) => errors.push(error))
  expect(await folder.saveState({ change: 1 })).toBe(false)
  await folder.saveTags({ products: { expired: 1 } })
  const store = createPageStore({ memoryBytes: 2_000_000, onError: (error) => errors.push(error) })
  store.attach(folder)
  store.open()
  await store.set('/', pageOf('home'))
  expect(await store.get('/')).toEqual(pageOf('home'))
  expect(errors).toHaveLength(3)
})

test('a page is known by its path, and is stored as long as it is in memory or on disk', async () => {
  const folder = createPageFolder(join(root, 'known'), 1_000_000, fail)
  const key = '/route-cache/APP_PAGE/0a1b/$/en/THB/products/x'
  const path = '/en/THB/products/x'
  const store = createPageStore({ memoryBytes: 40_000, onError: fail })
  store.attach(folder)
  store.open()
  expect(store.known(path)).toBeUndefined()
  await store.set(key, pageOf('x'))
  expect(store.known(path)).toEqual({ key, tags: ['products'], madeAt: 1_000, expire: 86_400 })
  for (let n = 0; n < 100; n++) await store.set(`page ${n}`, pageOf(`page ${n}`))
  expect(await store.has(key)).toBe(true)
  await folder.clear()
  expect(await store.has(key)).toBe(false)
})
