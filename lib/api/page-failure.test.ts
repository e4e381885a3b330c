import { expect, test } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { isRefusal, pageFailure } from './page-failure'

test.each([
  [new ApiError('FORBIDDEN', { status: 403, message: 'Not yours' }), 403, 'FORBIDDEN', 'Not yours'],
  [new ApiError('NOT_FOUND', { status: 410, message: 'Gone' }), 410, 'NOT_FOUND', 'Gone'],
  [new ApiError('UNAVAILABLE', { status: 502 }), 502, 'UNAVAILABLE', null],
  [new ApiError('UNAVAILABLE'), 503, 'UNAVAILABLE', null],
  [new Error('a bug'), 500, 'INTERNAL', null],
])('[E1] a page fails with the status and the message of %s', (error, status, code, message) => {
  expect(pageFailure(error)).toEqual({ status, code, values: {}, message })
})

test('[E1] the values of a code are part of the failure', () => {
  const failure = pageFailure(new ApiError('RATE_LIMITED', { values: { seconds: 9 } }))
  expect(failure).toEqual({ status: 429, code: 'RATE_LIMITED', values: { seconds: 9 }, message: null })
})

test('[E1] a long message of the host is shortened', () => {
  expect(pageFailure(new ApiError('FORBIDDEN', { message: 'x'.repeat(5_000) })).message).toHaveLength(200)
})

test.each([
  ['a full queue', new ApiError('BUSY'), true],
  ['a time limit', new ApiError('UNAVAILABLE'), true],
  ['a lost connection', new ApiError('UNAVAILABLE', { cause: new Error('ECONNRESET') }), false],
  ['a failing API host', new ApiError('UNAVAILABLE', { status: 502 }), false],
  ['a bug', new Error('a bug'), false],
])('whether the log has no stack of %s', (_, error, expected) => {
  expect(isRefusal(error)).toBe(expected)
})
