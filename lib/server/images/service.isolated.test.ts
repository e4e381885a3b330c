import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { IllustrationSpec } from '@sunhop/illustrations'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import type { DrawnWidth } from '@/lib/images/storage'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
vi.stubEnv('DATA_DIR', folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const drawn: string[] = []

// Only the widths matter here; rendering takes seconds
vi.mock('@/lib/images/draw', async (original) => {
  const draw = await original<typeof import('@/lib/images/draw')>()
  const { drawnFile } = await import('@/lib/images/storage')
  return {
    ...draw,
    drawIllustration: async (path: string, spec: IllustrationSpec, width: DrawnWidth) => {
      const create = { width, height: Math.round(width * 0.75), channels: 3, background: '#ff7a1a' } as const
      const picture = await sharp({ create }).webp().toBuffer()
      await draw.storeImage(drawnFile(path, spec, width), picture)
      drawn.push(`${path} ${width}`)
      return picture
    },
  }
})

const { readImage } = await import('./service')

async function served(path: string, width: number): Promise<{ width: number; final: boolean }> {
  const image = await readImage(path, { width, format: 'webp' })
  if (!image) throw new Error(`no image at ${path}`)
  return { width: (await sharp(image.picture).metadata()).width, final: image.final }
}

async function untilDrawn(what: string): Promise<void> {
  await vi.waitFor(() => expect(drawn).toContain(what), { timeout: 20_000 })
}

test('[C6] card and gallery images are sharp on the first request', async () => {
  for (const width of [640, 768, 320])
    expect(await served('site/help', width)).toEqual({ width, final: true })
  expect(drawn).toEqual(['site/help 960'])
})

test('a larger image falls back to the sharpest available until it is rendered', async () => {
  expect(await served('site/about', 1280)).toEqual({ width: 960, final: false })
  await untilDrawn('site/about 1920')
  expect(await served('site/about', 1280)).toEqual({ width: 1280, final: true })
  expect(await served('site/about', 2048)).toEqual({ width: 1920, final: false })
})

test('uses a rendering that is wider than requested', async () => {
  await served('site/press', 2560)
  await untilDrawn('site/press 2560')
  expect(await served('site/press', 1280)).toEqual({ width: 1280, final: true })
  expect(drawn).not.toContain('site/press 1920')
})

test('a social preview waits for its rendering', async () => {
  expect(await served('social/site/help', 1200)).toEqual({ width: 1200, final: true })
})
