import { expect, test } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { refusalOf } from './refusal'

test('[E1] a refused call has its status, its code and its own message', () => {
  expect(refusalOf(new ApiError('FORBIDDEN', { status: 403, message: 'Not in your country' }))).toEqual({
    status: 403,
    code: 'FORBIDDEN',
    values: {},
    message: 'Not in your country',
  })
  expect(refusalOf(new ApiError('RATE_LIMITED', { values: { seconds: 9 } }))).toEqual({
    status: 429,
    code: 'RATE_LIMITED',
    values: { seconds: 9 },
    message: null,
  })
})

test('[E1] the details of a server error and of an exception are not shown', () => {
  expect(refusalOf(new ApiError('UNAVAILABLE', { message: 'at 10.0.0.1' }))).toBeNull()
  expect(refusalOf(new TypeError('Invalid URL'))).toBeNull()
})
