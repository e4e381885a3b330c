import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileKind, isDecodedImage } from './file-kind'

const square = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 249, g: 105, b: 28 } } })

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('[A9] recognizes %s by its bytes', async (format) => {
  const file = await square().toFormat(format).toBuffer()
  expect(fileKind(file)).toBe(format)
  expect(isDecodedImage(file)).toBe(true)
})

test.each([
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0heicmif1'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
  ['pdf', '%PDF-1.7\n'],
])('[A9] recognizes %s, which the decoder does not read', (kind, bytes) => {
  const file = Buffer.from(bytes, 'latin1')
  expect(fileKind(file)).toBe(kind)
  expect(isDecodedImage(file)).toBe(false)
})

test.each([
  ['a GIF', async () => square().gif().toBuffer()],
  ['a TIFF', async () => square().tiff().toBuffer()],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a film', async () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1')],
  ['a program', async () => Buffer.from('MZ\x90\0', 'latin1')],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing', async () => Buffer.alloc(0)],
  ['three bytes', async () => Buffer.from([0, 1, 2])],
])('[A9] rejects %s', async (_, file) => {
  expect(fileKind(await file())).toBeNull()
})
