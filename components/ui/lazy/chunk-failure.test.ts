import { expect, test } from 'vitest'
import { isChunkFailure } from './chunk-failure'

test('[G10] recognizes failed chunks and nothing else', () => {
  const lost = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), {
    name: 'ChunkLoadError',
  })
  expect(isChunkFailure(lost)).toBe(true)
  expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true)
  expect(isChunkFailure(new TypeError('Failed to fetch'))).toBe(false)
  expect(isChunkFailure('ChunkLoadError')).toBe(false)
})
