import { afterEach, expect, test, vi } from 'vitest'
import { drawingProblem } from './image-file'
import { imageMeta } from './image-meta'

afterEach(() => vi.unstubAllGlobals())

const picture = new File(['x'], 'me.png', { type: 'image/png' })

test('[E9] a picture that cannot be read has no width, no height and no ratio', async () => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.reject(new DOMException('no picture', 'InvalidStateError')),
  )
  expect(await imageMeta(picture)).toEqual({ width: 0, height: 0, ratio: 0 })
  expect(await drawingProblem(picture)).toBe('unreadable')
})

test('[E9] one that can be read has its own', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 300, height: 200, close: () => {} }))
  expect(await imageMeta(picture)).toEqual({ width: 300, height: 200, ratio: 1.5 })
  expect(await drawingProblem(picture)).toBeNull()
})

test('[E9] one with more pixels than are taken is told by that', async () => {
  const bitmap = { width: 8000, height: 8000, close: () => {} }
  vi.stubGlobal('createImageBitmap', async () => bitmap)
  expect(await drawingProblem(picture)).toBeNull()
  bitmap.height++
  expect(await drawingProblem(picture)).toBe('pixels')
})
