import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { IllustrationSpec } from '@sunhop/illustrations'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import type { DrawnWidth } from '@/lib/images/storage'

const folder = mkdtempSync(join(tmpdir(), 'images-'))
vi.stubEnv('DATA_DIR', folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const drawn: string[] = []
/** What each drawing waits for. */
let slowdown: Promise<unknown> = Promise.resolve()

// Only the widths matter here; rendering takes seconds
vi.mock('@/lib/images/draw', async (original) => {
  const draw = await original<typeof import('@/lib/images/draw')>()
  const { siteImages } = await import('@/lib/images/site-images')
  return {
    ...draw,
    drawIllustration: async (spec: IllustrationSpec, width: DrawnWidth) => {
      await slowdown
      const create = { width, height: Math.round(width * 0.75), channels: 3, background: '#ff7a1a' } as const
      const image = await sharp({ create }).webp().toBuffer()
      const path = Object.keys(siteImages).find((name) => siteImages[name] === spec)
      drawn.push(`${path} ${width}`)
      return image
    },
  }
})

const { readImage } = await import('./service')

async function served(path: string, width: number): Promise<{ width: number; final: boolean }> {
  const image = await readImage(path, { width, format: 'webp' }, 'local')
  if (!image) throw new Error(`no image at ${path}`)
  return { width: (await sharp(image.bytes).metadata()).width, final: image.final }
}

/** Waits until an image is stored in a width; each request until then waits for the same drawing. */
async function untilStored(path: string, width: number): Promise<void> {
  await vi.waitFor(async () => expect(await served(path, width)).toEqual({ width, final: true }), {
    timeout: 20_000,
  })
}

test('[C6] card and gallery images are sharp on the first request', async () => {
  for (const width of [640, 768, 320])
    expect(await served('site/help', width)).toEqual({ width, final: true })
  expect(drawn).toEqual(['site/help 960'])
})

test('a larger image falls back to the sharpest available until it is rendered', async () => {
  expect(await served('site/about', 1280)).toEqual({ width: 960, final: false })
  await untilStored('site/about', 1280)
  expect(await served('site/about', 2048)).toEqual({ width: 1920, final: false })
})

test('uses a rendering that is wider than requested', async () => {
  await untilStored('site/press', 2560)
  expect(await served('site/press', 1280)).toEqual({ width: 1280, final: true })
  expect(drawn).not.toContain('site/press 1920')
})

test('a social preview waits for its rendering', async () => {
  expect(await served('social/site/help', 1200)).toEqual({ width: 1200, final: true })
})

test('an image that is asked for at once by many is drawn and copied once', async () => {
  const asked = Array.from({ length: 200 }, (_, n) =>
    readImage('site/support', { width: 640, format: 'webp' }, `network ${n}`),
  )
  const images = await Promise.all(asked)
  expect(new Set(images.map((image) => image?.bytes)).size).toBe(1)
  expect(drawn.filter((what) => what.startsWith('site/support'))).toEqual(['site/support 960'])
})

test('a network that floods the queue is refused, while others and stored images are served', async () => {
  await served('site/help', 320)
  const { promise, resolve } = Promise.withResolvers<void>()
  slowdown = promise
  const { siteImages } = await import('@/lib/images/site-images')
  const spec = siteImages['site/help']
  if (!spec) throw new Error('no such image')
  const names = Array.from({ length: 66 }, (_, n) => `site/flood-${n}`)
  for (const name of names) siteImages[name] = { ...spec, seed: name }
  const ask = (name: string, network: string) => readImage(name, { width: 320, format: 'webp' }, network)
  const refused: unknown[] = []
  const flood = names
    .slice(0, 65)
    .map((name) => ask(name, 'flooding').catch((error: unknown) => void refused.push(error)))
  await expect.poll(() => refused).toEqual([expect.objectContaining({ code: 'BUSY' })])
  expect(await served('site/help', 320)).toEqual({ width: 320, final: true })
  const other = ask(names[65] ?? '', 'other')
  resolve()
  expect((await other)?.final).toBe(true)
  await Promise.all(flood)
  expect(refused).toHaveLength(1)
})

test('an image is served even if it cannot be stored', async () => {
  const blocked = join(folder, 'pictures', 'site', 'blocked')
  writeFileSync(blocked, 'a file where a folder would be')
  const { siteImages } = await import('@/lib/images/site-images')
  const spec = siteImages['site/help']
  if (spec) siteImages['site/blocked/image'] = spec
  expect(await served('site/blocked/image', 320)).toEqual({ width: 320, final: true })
})
