// @module-tag thorough

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageUrl } from '@/lib/images/url'
import { catalog, productEntry } from '../fixtures/catalog-file'
import { command } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { withSeededCopy } from '../fixtures/embedded-copy'
import { type ObjectStoreSimulator, startObjectStore } from '../simulators/object-store'
import { type ShopProcess, startShop, visit } from './shop-process'

// Imports change what other files see.
withSeededCopy()

const folder = mkdtempSync(join(tmpdir(), 'sunhop-media-bucket-'))
const alt = { en: 'A tower', th: 'หอคอย', 'zh-cn': '一座塔' }
const entry = productEntry({ images: [{ alt, file: 'tower.jpg' }] })

let store: ObjectStoreSimulator
let shops: ShopProcess[] = []
const lines: string[] = []

/** The settings of a server, which has a disk of its own. */
const server = (name: string) => ({
  ...store.settings,
  DATABASE_URL: process.env.DATABASE_URL,
  DATA_DIR: join(folder, name),
})

async function imported(): Promise<{ code: number | null; errors: string }> {
  const file = join(folder, 'catalog.json')
  const background = { r: 200, g: 90, b: 40 }
  const photo = sharp({ create: { width: 1600, height: 800, channels: 3, background } })
  writeFileSync(join(folder, 'tower.jpg'), await photo.jpeg().toBuffer())
  writeFileSync(file, JSON.stringify(catalog([entry])))
  return command('catalog', ['import', file], server('office'))
}

beforeAll(async () => {
  store = await startObjectStore()
  const log = (line: string) => void lines.push(line)
  shops = await Promise.all(['first', 'second'].map((name) => startShop(server(name), log)))
})
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()))
  await store.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('two servers serve what a third machine imported into the bucket; without the store, pages are served and new sizes are 503', async () => {
  expect(await imported()).toMatchObject({ code: 0, errors: '' })
  const rows = await sql<{ path: string }>('SELECT path FROM images WHERE product_id = $1', [entry.id])
  const path = rows[0]?.path ?? ''
  const images = await Promise.all(shops.map(({ origin }) => visit(origin + imageUrl(path, 640))))
  for (const image of images) {
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await sharp(await image.arrayBuffer()).metadata()).toMatchObject({ width: 640 })
  }

  store.fail('silent')
  const whileAway = async ({ origin }: ShopProcess) => {
    const page = await visit(`${origin}/products/${entry.id}`)
    expect([page.status, (await page.text()).includes(path)]).toEqual([200, true])
    expect((await visit(origin + imageUrl(path, 640))).status).toBe(200)
    const refused = await visit(origin + imageUrl(path, 320))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  }
  await Promise.all(shops.map(whileAway))
  const log = lines.join('\n')
  expect(log).toContain('imported images cannot be read')
  for (const secret of [store.bucket.secretAccessKey, store.bucket.accessKeyId])
    expect(log).not.toContain(secret)
})
