import sharp from 'sharp'
import { expect, test } from 'vitest'
import { copySocial } from './copy'

const PREVIEW = { width: 1200, format: 'jpeg' } as const

/** A tall photograph: red at the top, blue at the bottom. */
const tall = () =>
  sharp({ create: { width: 1200, height: 2400, channels: 3, background: '#d00000' } })
    .composite([
      {
        input: { create: { width: 1200, height: 1200, channels: 3, background: '#0000d0' } },
        top: 1200,
        left: 0,
      },
    ])
    .jpeg()
    .toBuffer()

async function meanOf(image: Buffer) {
  const { channels } = await sharp(image).stats()
  return { red: channels[0]?.mean ?? 0, blue: channels[2]?.mean ?? 0 }
}

test.each([
  [0, 'red'],
  [1, 'blue'],
] as const)('[C6] a preview is cropped around a focal point at %d', async (y, color) => {
  const image = await copySocial(await tall(), PREVIEW, { x: 0.5, y })
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 })
  const mean = await meanOf(image)
  expect(mean[color]).toBeGreaterThan(190)
  expect(Math.min(mean.red, mean.blue)).toBeLessThan(10)
})

test('a small or turned photograph fills its preview', async () => {
  const small = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#00d000' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  for (const focus of [null, { x: 0, y: 0.7 }])
    expect(await sharp(await copySocial(small, PREVIEW, focus)).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    })
})
