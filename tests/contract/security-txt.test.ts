import { expect, test } from 'vitest'
import { baseUrl } from '../fixtures/http'

test('without a contact there is no security.txt', async () => {
  const { status, headers } = await fetch(`${baseUrl()}/.well-known/security.txt`)
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
})
