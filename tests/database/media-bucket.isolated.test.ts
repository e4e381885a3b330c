import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ImageModifiers } from '@/lib/images/modifiers'
import { backedUp } from '../fixtures/backup'
import { catalog, imageFolder, importFile, productEntry } from '../fixtures/catalog-file'
import { rowsOf } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

// Read when the settings are loaded
const { store, dataDir } = await vi.hoisted(async () => {
  const { startObjectStore } = await import('../simulators/object-store')
  const started = await startObjectStore({ pageSize: 2 })
  const folder = `${process.env.TMPDIR ?? '/tmp'}/sunhop-bucket-${process.pid}`
  Object.assign(process.env, started.settings, { DATA_DIR: folder })
  return { store: started, dataDir: folder }
})

const { runCatalog } = await import('@/lib/cli/run-catalog')
const { restoreFiles } = await import('@/lib/cli/backup/restore-backup')
const { checkFiles } = await import('@/lib/cli/backup/files')
const { exportCatalog } = await import('@/lib/server/catalog-import/export')
const { imageResponse } = await import('@/lib/server/images/response')
const { bucketStore } = await import('@/lib/server/media/bucket')
const { folderStore } = await import('@/lib/server/media/folder')
const { mediaStore } = await import('@/lib/server/media/store')
const { startObjectStore } = await import('../simulators/object-store')

withShopDatabase({ own: true })

const folder = imageFolder()
const alt = { en: 'A tower', th: 'หอคอย', 'zh-cn': '一座塔' }
const WEBP: ImageModifiers = { width: 640, format: 'webp' }

const imagesInBucket = () => Array.fromAsync(mediaStore.list())
const staged = () => (existsSync(join(dataDir, 'incoming')) ? readdirSync(join(dataDir, 'incoming')) : [])

beforeAll(async () => {
  for (const [name, red] of Object.entries({ 'tower.jpg': 200, 'gate.jpg': 100, 'roof.jpg': 10 })) {
    const background = { r: red, g: 90, b: 40 }
    const photo = sharp({ create: { width: 1600, height: 800, channels: 3, background } })
    writeFileSync(join(folder, name), await photo.jpeg().toBuffer())
  }
})
beforeEach(async () => {
  store.recover()
  // A store that failed is not called for a moment.
  await expect.poll(() => mediaStore.has('0'.repeat(32)).catch(() => null)).toBe(false)
})
afterAll(async () => {
  await store.stop()
  for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true })
})

async function imported(...files: string[]): Promise<string[]> {
  const entry = productEntry({ images: files.map((file) => ({ alt, file })) })
  expect(await importFile(catalog([entry]), { folder })).toMatchObject({ created: 1 })
  const rows = await sql<{ path: string }>(
    'SELECT path FROM images WHERE product_id = $1 ORDER BY position',
    [entry.id],
  )
  return rows.map(({ path }) => path)
}

const served = (path: string, modifiers = WEBP) => imageResponse(path, modifiers, null)

test('an import writes to the bucket alone, and images are served and exported from it', async () => {
  const [path = ''] = await imported('tower.jpg')
  expect(await imagesInBucket()).toEqual([path.split('/').at(-1)])
  expect([...store.objects.values()].map(({ type }) => type)).toEqual(['image/jpeg'])
  expect([existsSync(join(dataDir, 'media')), staged()]).toEqual([false, []])
  const response = await served(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 640, format: 'webp' })
  const taken: string[] = []
  await exportCatalog({ takeImage: async (name) => `${taken.push(name)}` })
  expect(taken).toEqual([`${path.split('/').at(-1)}.jpeg`])
  expect((await served(`products/none/${'0'.repeat(32)}`)).status).toBe(404)
})

test('an import while the store is away writes nothing, says so in a line, and can be repeated', {
  tags: ['thorough'],
}, async () => {
  const entry = productEntry({ images: ['gate.jpg', 'roof.jpg'].map((file) => ({ alt, file })) })
  const file = join(folder, 'catalog.json')
  writeFileSync(file, JSON.stringify(catalog([entry])))
  const before = await imagesInBucket()
  store.fail(503)
  await expect(importFile(catalog([entry]), { folder })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await rowsOf('products WHERE id = $1', [entry.id])).toBe(0)
  expect(staged()).toEqual([])
  const { code, errors } = await commandHere(runCatalog, 'import', file)
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^The store of imported images cannot be used\. \([^\n]+\)\n$/),
  ])
  store.recover()
  const again = () => importFile(catalog([entry]), { folder }).catch(() => null)
  await expect.poll(again).toMatchObject({ created: 1 })
  expect(await imagesInBucket()).toHaveLength(before.length + 2)
})

test('an import that loses the store halfway writes no rows and leaves no drafts', {
  tags: ['thorough'],
}, async () => {
  const entry = productEntry({ images: [{ alt, file: 'copy.jpg' }] })
  const photo = sharp({ create: { width: 1600, height: 800, channels: 3, background: 'green' } })
  writeFileSync(join(folder, 'copy.jpg'), await photo.jpeg().toBuffer())
  const before = store.objects.size
  store.requests.length = 0
  store.fail(503, 'PUT')
  await expect(importFile(catalog([entry]), { folder })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(store.requests.map((request) => request.split(' ')[0])).toEqual(['HEAD', 'PUT', 'PUT', 'PUT'])
  expect([store.objects.size, staged()]).toEqual([before, []])
  expect(await rowsOf('products WHERE id = $1', [entry.id])).toBe(0)
})

test('while the store is away, sizes that were made are served, and others are 503 with Retry-After', {
  tags: ['thorough'],
}, async () => {
  const [path = ''] = await imported('tower.jpg')
  expect((await served(path)).status).toBe(200)
  store.fail(503)
  expect((await served(path)).status).toBe(200)
  const refused = await served(path, { width: 320, format: 'webp' })
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    503,
    '30',
    'no-store',
  ])
  store.recover()
  await expect.poll(async () => (await served(path, { width: 320, format: 'webp' })).status).toBe(200)
})

test('a backup has the images of the bucket, and is restored into another bucket or a folder', {
  tags: ['thorough'],
}, async () => {
  await imported('tower.jpg', 'gate.jpg', 'roof.jpg')
  const backups = mkdtempSync(join(tmpdir(), 'sunhop-bucket-backup-'))
  const other = await startObjectStore()
  try {
    const { path, manifest } = await backedUp(backups, { media: mediaStore })
    const digests = await imagesInBucket()
    expect(manifest.files).toHaveLength(digests.length)
    await checkFiles(path, manifest)
    for (const media of [bucketStore(other.bucket), folderStore(join(backups, 'folder'))]) {
      await restoreFiles(path, manifest, { media, secretFile: null })
      expect(await Array.fromAsync(media.list())).toEqual(digests)
      for (const digest of digests) expect(await media.read(digest)).toEqual(await mediaStore.read(digest))
    }
    expect([...other.objects.values()].map(({ type }) => type)).toEqual(digests.map(() => 'image/jpeg'))
    // What the bucket has already is not sent again.
    other.requests.length = 0
    await restoreFiles(path, manifest, { media: bucketStore(other.bucket), secretFile: null })
    expect(other.requests.filter((request) => request.startsWith('PUT'))).toEqual([])
  } finally {
    await other.stop()
    rmSync(backups, { recursive: true, force: true })
  }
})
