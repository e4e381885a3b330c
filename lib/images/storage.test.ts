import { expect, test } from 'vitest'
import type { PictureSpec } from '@/lib/art'
import { copyFile, drawnFile, drawnWidthFor } from './storage'

const spec: PictureSpec = { subject: 'temple', mood: 'dusk', seed: 'a', ratio: 'product' }

test('[C6] a picture is drawn as wide as it is shown, up to the widest candidate', () => {
  expect([320, 640, 768, 1200, 1536, 2048, 2560, 3072].map(drawnWidthFor)).toEqual([
    640, 640, 1280, 1280, 2048, 2048, 3072, 3072,
  ])
})

test('the file of a picture changes with what is drawn, not with the order in which it is told', () => {
  const file = drawnFile('products/x/0', spec, 640)
  expect(
    drawnFile('products/x/0', { ratio: 'product', seed: 'a', mood: 'dusk', subject: 'temple' }, 640),
  ).toBe(file)
  expect(drawnFile('products/x/0', { ...spec, flip: undefined }, 640)).toBe(file)
  expect(drawnFile('products/x/0', { ...spec, mood: 'dawn' }, 640)).not.toBe(file)
  expect(drawnFile('products/x/0', { ...spec, view: 'arch' }, 640)).not.toBe(file)
})

test('a copy never has the name of what it is a copy of', () => {
  const copy = copyFile('products/x/0', spec, { width: 640, format: 'webp' })
  expect(copy).not.toBe(drawnFile('products/x/0', spec, 640))
})
