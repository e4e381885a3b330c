import { expect, test } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { passkeyProblem } from './passkey-problem'

const named = (name: string) => Object.assign(new Error('words of a browser'), { name })

test.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'exists'],
  ['SecurityError', 'unsupported'],
  ['NotSupportedError', 'unsupported'],
  ['TypeError', null],
])('the problem of %s is %s', (name, problem) => {
  expect(passkeyProblem(named(name))).toBe(problem)
})

test('an API error is not a problem of the passkey', () => {
  expect(passkeyProblem(new ApiError('PASSKEY_REFUSED'))).toBeNull()
  expect(passkeyProblem('cancelled')).toBeNull()
})
