import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ObjectStoreSimulator, startObjectStore } from '@/tests/simulators/object-store'
import { bucketStore } from './bucket'
import { folderStore } from './folder'
import { type MediaStore, mediaPath } from './port'

const LIMITS = { timeoutMs: 60_000, sendingMs: 60_000, pausesMs: [1, 1], restMs: 50 }
const UNAVAILABLE = { code: 'UNAVAILABLE' }

const digest = (n: number) => n.toString(16).padStart(2, '0').padEnd(32, 'a')
const all = (store: MediaStore) => Array.fromAsync(store.list())

const folder = mkdtempSync(join(tmpdir(), 'sunhop-media-'))
let simulator: ObjectStoreSimulator
beforeAll(async () => {
  simulator = await startObjectStore({ pageSize: 2 })
})
beforeEach(() => {
  simulator.recover()
  simulator.objects.clear()
  simulator.requests.length = 0
})
afterAll(async () => {
  await simulator.stop()
  rmSync(folder, { recursive: true, force: true })
})

const bucket = (change: object = {}, limits = LIMITS) =>
  bucketStore({ ...simulator.bucket, ...change }, limits)

describe.each<[name: string, open: (name: string) => MediaStore]>([
  ['a folder', (name) => folderStore(join(folder, name))],
  ['a bucket', () => bucket()],
])('%s', (_name, open) => {
  test('is empty at first', async () => {
    const store = open('empty')
    expect(await all(store)).toEqual([])
    expect(await store.has(digest(1))).toBe(false)
    expect(await store.read(digest(1))).toBeNull()
  })

  test('has what was written, also for another server, and lists it in order', async () => {
    const [store, other] = [open('written'), open('written')]
    const digests = [255, 3, 17, 4, 0].map(digest)
    for (const name of digests) await store.write(name, Buffer.from(`image ${name}`))
    await store.write(digest(3), Buffer.from(`image ${digest(3)}`))
    for (const name of digests) {
      expect(await other.has(name)).toBe(true)
      expect(String(await other.read(name))).toBe(`image ${name}`)
    }
    expect(await all(other)).toEqual(digests.toSorted())
  })
})

describe('a folder', () => {
  test('lists no drafts, and no files of others', async () => {
    const store = folderStore(join(folder, 'others'))
    await store.write(digest(9), Buffer.from('image'))
    mkdirSync(join(folder, 'others', '0a'))
    writeFileSync(join(folder, 'others', '0a', digest(9)), 'in another folder than its name says')
    writeFileSync(join(folder, 'others', '09', 'thumbs.db'), 'of a file manager')
    writeFileSync(join(folder, 'others', 'incoming', digest(10)), 'half an im')
    expect(await all(store)).toEqual([digest(9)])
  })

  test('that cannot be used is unavailable, not empty', async () => {
    writeFileSync(join(folder, 'file'), '')
    const store = folderStore(join(folder, 'file'))
    for (const failed of [store.has(digest(1)), store.read(digest(1)), all(store)])
      await expect(failed).rejects.toMatchObject(UNAVAILABLE)
    await expect(store.write(digest(1), Buffer.from('image'))).rejects.toMatchObject(UNAVAILABLE)
  })

  test('has no draft after a write, also after one that failed', async () => {
    const store = folderStore(join(folder, 'drafts'))
    await store.write(digest(1), Buffer.from('image'))
    mkdirSync(join(folder, 'drafts', mediaPath(digest(2))), { recursive: true })
    await expect(store.write(digest(2), Buffer.from('image'))).rejects.toMatchObject(UNAVAILABLE)
    expect(readdirSync(join(folder, 'drafts', 'incoming'))).toEqual([])
  })
})

describe('a bucket', () => {
  const unavailable = (message: string) => ({ ...UNAVAILABLE, cause: expect.objectContaining({ message }) })

  test('has images below media/ with their type', async () => {
    const image = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    const types: Array<string | undefined> = []
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      await bucket().write(digest(1), await image.toFormat(format).toBuffer())
      types.push(simulator.objects.get(`media/${mediaPath(digest(1))}`)?.type)
    }
    await bucket().write(digest(1), Buffer.from('no image'))
    types.push(simulator.objects.get(`media/${mediaPath(digest(1))}`)?.type)
    expect(types).toEqual(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/octet-stream'])
    expect(simulator.objects.size).toBe(1)
  })

  test('lists over all pages, without the objects of others', async () => {
    const others = ['backup/x', 'media/readme', 'media/ab/small', `other/${mediaPath(digest(1))}`]
    for (const key of others) simulator.objects.set(key, { body: Buffer.from('x'), type: undefined })
    const digests = Array.from({ length: 7 }, (_, n) => digest(n))
    for (const name of digests) await bucket().write(name, Buffer.from(name))
    simulator.requests.length = 0
    expect(await all(bucket())).toEqual(digests)
    expect(simulator.requests).toHaveLength(5)
  })

  test('refuses a wrong secret, key or region, which are in no error', async () => {
    for (const [change, code] of [
      [{ secretAccessKey: 'wrong-secret' }, 'SignatureDoesNotMatch'],
      [{ accessKeyId: 'wrong-key' }, 'InvalidAccessKeyId'],
      [{ region: 'wrong-region' }, 'AuthorizationHeaderMalformed'],
    ] as const) {
      const store = bucket(change)
      const error = await store.write(digest(1), Buffer.from('image')).catch((cause: unknown) => cause)
      expect(error).toMatchObject(unavailable(`PUT: 403 ${code}`))
      expect(JSON.stringify([error, String((error as Error).cause)])).not.toContain('wrong-')
      await expect(store.has(digest(1))).rejects.toMatchObject(unavailable('HEAD: 403'))
      await expect(all(store)).rejects.toMatchObject(unavailable(`GET: 403 ${code}`))
    }
    expect(simulator.objects.size).toBe(0)
  })

  test('that does not exist is unavailable, not empty', async () => {
    const store = bucket({ name: 'another' })
    await expect(store.read(digest(1))).rejects.toMatchObject(unavailable('GET: 404 NoSuchBucket'))
    await expect(all(store)).rejects.toMatchObject(unavailable('GET: 404 NoSuchBucket'))
    await expect(store.write(digest(1), Buffer.from('image'))).rejects.toMatchObject(
      unavailable('PUT: 404 NoSuchBucket'),
    )
  })

  test('is asked again while it is overloaded or drops connections, three times at most', async () => {
    simulator.failNext(503, 'cut')
    await bucket().write(digest(1), Buffer.from('image'))
    simulator.failNext('cut', 429)
    expect(String(await bucket().read(digest(1)))).toBe('image')
    expect(simulator.requests).toHaveLength(6)
    simulator.fail(503)
    await expect(bucket().write(digest(2), Buffer.from('image'))).rejects.toMatchObject(
      unavailable('PUT: 503 SlowDown'),
    )
    expect(simulator.requests).toHaveLength(9)
  })

  test('that is silent is waited for once, then not asked for a moment', async () => {
    const store = bucket({}, { ...LIMITS, timeoutMs: 100, restMs: 1_000 })
    await store.write(digest(1), Buffer.from('image'))
    simulator.fail('silent')
    await expect(store.read(digest(1))).rejects.toMatchObject(unavailable('GET: no response in time'))
    await expect(store.read(digest(1))).rejects.toMatchObject(unavailable('it failed a moment ago'))
    expect(simulator.requests).toHaveLength(2)
    simulator.recover()
    await expect.poll(() => store.read(digest(1)).catch(() => null)).toEqual(Buffer.from('image'))
  })

  test('a refusal of one image does not keep others from being read', async () => {
    const store = bucket()
    await store.write(digest(1), Buffer.from('image'))
    simulator.failNext(403)
    await expect(store.read(digest(2))).rejects.toMatchObject(unavailable('GET: 403 SlowDown'))
    expect(String(await store.read(digest(1)))).toBe('image')
  })

  test('that cannot be reached is unavailable', async () => {
    const stopped = await startObjectStore()
    await stopped.stop()
    const store = bucket({ endpoint: stopped.bucket.endpoint })
    await expect(store.read(digest(1))).rejects.toMatchObject(unavailable('GET: ECONNREFUSED'))
  })
})
