import { afterEach, expect, test, vi } from 'vitest'
import { drawingProblem } from './image-file'
import { imageMeta } from './image-meta'

afterEach(() => vi.unstubAllGlobals())

const image = new File(['x'], 'me.png', { type: 'image/png' })

test('[E9] an unreadable image has zero width, height and ratio', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no image', 'InvalidStateError')))
  expect(await imageMeta(image)).toEqual({ width: 0, height: 0, ratio: 0 })
  expect(await drawingProblem(image)).toBe('unreadable')
})

test('[E9] a readable image has its own dimensions', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 300, height: 200, close: () => {} }))
  expect(await imageMeta(image)).toEqual({ width: 300, height: 200, ratio: 1.5 })
  expect(await drawingProblem(image)).toBeNull()
})

test('[E9] an image with too many pixels is rejected for that', async () => {
  const bitmap = { width: 8000, height: 8000, close: () => {} }
  vi.stubGlobal('createImageBitmap', async () => bitmap)
  expect(await drawingProblem(image)).toBeNull()
  bitmap.height++
  expect(await drawingProblem(image)).toBe('pixels')
})
