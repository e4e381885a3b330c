import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { middleware } from '@/middleware'

const answer = async (method: string, path: string) => {
  const { status, headers } = await middleware(new NextRequest(`http://localhost:3000${path}`, { method }))
  return [status, headers.get('x-middleware-next'), headers.get('allow')]
}

test.each(['GET', 'PUT', 'POST'])(
  '%s /api is left to the route that answers in the envelope',
  async (method) => {
    expect(await answer(method, '/api')).toEqual([200, '1', null])
  },
)

test('OPTIONS of a route without parameters says which methods it has', async () => {
  expect(await answer('OPTIONS', '/api/reference')).toEqual([204, null, 'GET, HEAD, OPTIONS'])
})
