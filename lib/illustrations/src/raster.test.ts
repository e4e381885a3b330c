import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type IllustrationSpec, render } from './index'
import { rasterize } from './raster'

const spec: IllustrationSpec = { subject: 'karst', mood: 'noon', seed: 'a', ratio: 'product' }

test.each([
  ['webp', 'webp'],
  ['avif', 'heif'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
] as const)('encodes %s in the given width and the ratio of the spec', async (format, container) => {
  const image = await sharp(await rasterize(spec, { width: 120, format })).metadata()
  expect(image).toMatchObject({ format: container, width: 120, height: 90 })
})

test('oversampling does not change the size of the image', async () => {
  const image = await rasterize(spec, { width: 120, format: 'png', oversampling: 1.5 })
  expect(await sharp(image).metadata()).toMatchObject({ width: 120, height: 90 })
})

test('an illustration of several tiles looks like one of a single tile', async () => {
  const small = await rasterize(spec, { width: 400, format: 'png' })
  const large = await rasterize(spec, { width: 1000, format: 'png' })
  const pixels = (image: Buffer) => sharp(image).resize(40).raw().toBuffer()
  const [a, b] = await Promise.all([pixels(small), pixels(large)])
  const difference = a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
  expect(difference).toBeLessThan(3)
})

test('the grain is as strong as that of the SVG', async () => {
  const width = 400
  const pixels = (grain: boolean) => {
    const svg = render(spec, grain).replace(
      / width="[\d.]+" height="[\d.]+"/,
      ` width="${width}" height="300"`,
    )
    return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  }
  const smooth = await pixels(false)
  const strength = (image: Buffer) =>
    image.reduce((sum, value, i) => sum + Math.abs(value - (smooth[i] ?? 0)), 0) / image.length
  const drawn = await sharp(await rasterize(spec, { width, format: 'png' }))
    .raw()
    .toBuffer()
  const ratio = strength(drawn) / strength(await pixels(true))
  expect(ratio).toBeGreaterThan(0.9)
  expect(ratio).toBeLessThan(1.1)
})
