import { afterEach, expect, test, vi } from 'vitest'
import { imageMeta } from './image-meta'
import { isDrawable } from './picture-file'

afterEach(() => vi.unstubAllGlobals())

const picture = new File(['x'], 'me.png', { type: 'image/png' })

test('[E9] a picture that cannot be read has no width, no height and no ratio', async () => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.reject(new DOMException('no picture', 'InvalidStateError')),
  )
  expect(await imageMeta(picture)).toEqual({ width: 0, height: 0, ratio: 0 })
  expect(await isDrawable(picture)).toBe(false)
})

test('[E9] one that can be read has its own', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 300, height: 200, close: () => {} }))
  expect(await imageMeta(picture)).toEqual({ width: 300, height: 200, ratio: 1.5 })
  expect(await isDrawable(picture)).toBe(true)
})
