import { expect, test } from 'vitest'
import { decodeFailure, failedPath } from './page-failure'

test('[E1] the path of a failed page has its status, code, values and message', () => {
  const failure = { status: 403, code: 'FORBIDDEN', values: { seconds: 9 }, message: 'ไม่ / 不' }
  const path = failedPath('th', 'THB', failure)
  expect(path).toMatch(/^\/th\/THB\/failed\/403-[\w-]+$/)
  expect(decodeFailure(path.split('/').at(-1) ?? '')).toEqual(failure)
})

test('[E1] the cause of a technical error is not part of the path', () => {
  const failure = { status: 503, code: 'UNAVAILABLE', values: {}, message: 'at 10.0.0.1' }
  expect(failedPath('en', 'THB', failure)).toBe('/en/THB/failed/503')
  expect(decodeFailure('503')).toEqual({ status: 503, code: 'INTERNAL', values: {}, message: null })
})
