import type { IllustrationSpec } from '@sunhop/illustrations'
import { expect, test } from 'vitest'
import { copyFile, drawnFile, drawnWidthsFor } from './storage'

const spec: IllustrationSpec = { subject: 'temple', mood: 'dusk', seed: 'a', ratio: 'product' }

test('[C6] draws an image at least as wide as it is shown, up to the maximum width', () => {
  const smallestFor = (width: number): number => drawnWidthsFor(width)[0]
  expect([20, 320, 640, 768, 1024, 1200, 1280, 1536, 2048, 2560, 3072].map(smallestFor)).toEqual([
    960, 960, 960, 960, 1920, 1920, 1920, 1920, 2560, 2560, 3072,
  ])
})

test('accepts a wider drawing', () => {
  expect(drawnWidthsFor(1280)).toEqual([1920, 2560, 3072])
  expect(drawnWidthsFor(3072)).toEqual([3072])
})

test('the file name depends on the spec, not on its key order', () => {
  const file = drawnFile('products/x/0', spec, 960)
  expect(
    drawnFile('products/x/0', { ratio: 'product', seed: 'a', mood: 'dusk', subject: 'temple' }, 960),
  ).toBe(file)
  expect(drawnFile('products/x/0', { ...spec, flip: undefined }, 960)).toBe(file)
  expect(drawnFile('products/x/0', { ...spec, mood: 'dawn' }, 960)).not.toBe(file)
  expect(drawnFile('products/x/0', { ...spec, view: 'arch' }, 960)).not.toBe(file)
})

test('a copy never has the file name of its original', () => {
  const copy = copyFile('products/x/0', spec, { width: 640, format: 'webp' })
  expect(copy).not.toBe(drawnFile('products/x/0', spec, 960))
})
