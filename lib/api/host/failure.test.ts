import { expect, test } from 'vitest'
import { isErrorCode } from '@/lib/contract/error-status'
import { hostFailure as failureOf } from './failure'

const hostFailure = (status: number, body: unknown) => failureOf(status, body, isErrorCode)

test.each([
  [200, { result: true, data: [] }],
  [200, { success: true }],
  [204, null],
  [200, { data: { result: false } }],
])('a response that rejects nothing is no failure: %s %j', (status, body) => {
  expect(hostFailure(status, body)).toBeNull()
})

test.each([
  [200, { success: false, message: 'No such account' }, 422, 'INTERNAL', 'No such account'],
  [200, { result: false, message: 'No such account' }, 422, 'INTERNAL', 'No such account'],
  [422, { errors: { message: 'The item is gone' } }, 422, 'INTERNAL', 'The item is gone'],
  [422, { errors: { message: ['The item is gone'] } }, 422, 'INTERNAL', 'The item is gone'],
  [400, { data: { message: 'Too short' } }, 400, 'INTERNAL', 'Too short'],
  [401, { message: 'Unauthenticated.' }, 401, 'UNAUTHENTICATED', 'Unauthenticated.'],
  [403, { message: 'Not yours' }, 403, 'FORBIDDEN', 'Not yours'],
  [404, null, 404, 'NOT_FOUND', null],
  [410, '', 410, 'NOT_FOUND', null],
  [429, [], 429, 'RATE_LIMITED', null],
  [503, { message: '' }, 503, 'UNAVAILABLE', null],
])('[E3] [E5] status, code and message of a failure: %s %j', (sent, body, status, code, message) => {
  expect(hostFailure(sent, body)).toMatchObject({ status, code, message, errors: {} })
})

test('[E3] errors are lists per field, apart from the general message', () => {
  const errors = {
    email: 'Taken',
    phone: ['Too short', 'Not a number'],
    message: 'Check the form',
    country: [],
  }
  const expected = {
    code: 'INTERNAL',
    message: 'Check the form',
    errors: { email: ['Taken'], phone: ['Too short', 'Not a number'] },
  }
  expect(hostFailure(422, { errors })).toMatchObject(expected)
  expect(hostFailure(200, { success: false, data: { errors } })).toMatchObject(expected)
})

test('[E3] errors without a message of their own are all there is to show', () => {
  for (const message of [undefined, 'Taken'])
    expect(hostFailure(422, { message, errors: { email: ['Taken'] } })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { email: ['Taken'] },
    })
})

test('[E3] a failure with a code of this contract may have a field of the name message', () => {
  const errors = { message: ['Too short'] }
  expect(hostFailure(422, { code: 'VALIDATION_FAILED', message: 'Check the form', errors })).toMatchObject({
    code: 'VALIDATION_FAILED',
    message: 'Check the form',
    errors,
  })
})

test('[X16] a failure of this contract stays as it is', () => {
  const failure = { code: 'SOLD_OUT', message: 'Sold out', errors: {}, details: { left: 0 } }
  expect(hostFailure(409, { result: false, success: false, ...failure })).toEqual({ status: 409, ...failure })
})
