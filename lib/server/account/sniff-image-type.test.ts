import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imageKind } from './sniff-image-type'

const square = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 249, g: 105, b: 28 } } })

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('[A9] recognizes %s by its bytes', async (format) => {
  expect(imageKind(await square().toFormat(format).toBuffer())).toBe(format)
})

test.each([
  ['a GIF', async () => square().gif().toBuffer()],
  ['a TIFF', async () => square().tiff().toBuffer()],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing', async () => Buffer.alloc(0)],
  ['three bytes', async () => Buffer.from([0, 1, 2])],
])('[A9] rejects %s', async (_, file) => {
  expect(imageKind(await file())).toBeNull()
})
