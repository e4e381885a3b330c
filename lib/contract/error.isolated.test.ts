import { expect, test, vi } from 'vitest'

test('an error of another copy of the class is an API error, and no other error is', async () => {
  const { ApiError } = await import('./error')
  vi.resetModules()
  const other = await import('./error')
  expect(other.ApiError).not.toBe(ApiError)
  expect(new other.ApiError('BUSY')).toBeInstanceOf(ApiError)
  expect(new Error('BUSY')).not.toBeInstanceOf(ApiError)
  expect({ name: 'ApiError', code: 'BUSY' }).not.toBeInstanceOf(ApiError)
})
