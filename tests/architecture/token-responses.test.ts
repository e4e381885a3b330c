import { expect, test } from 'vitest'
import { z } from 'zod'
import { operations } from '@/lib/contract'

test('the responses with a session token are those that the specification needs', () => {
  const withToken = Object.values(operations)
    .filter(({ response }) => response instanceof z.ZodObject && 'token' in response.shape)
    .map(({ path }) => path)
  expect(withToken.sort()).toEqual([
    '/api/auth/login',
    '/api/auth/oauth/google/session',
    '/api/auth/reset-password',
    '/api/auth/two-step',
    '/api/auth/verify-register',
  ])
})
