import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { interceptRequests } from './intercept-requests'

/** What saw the request, in order. */
const seen: string[] = []
const server = createServer((_, response) => {
  seen.push('framework')
  response.end('framework')
})

beforeAll(async () => {
  interceptRequests('serve-assets', (_request, _response, proceed) => {
    seen.push('serve-assets')
    proceed()
  })
  interceptRequests('admit-uploads', (_request, _response, proceed) => {
    seen.push('admit-uploads')
    void setTimeout(10).then(proceed)
  })
  interceptRequests('refuse-early', (request, response, proceed) => {
    seen.push('refuse-early')
    if (request.url === '/refused') response.end('refused')
    else proceed()
  })
  interceptRequests('identify', (_request, response, proceed) => {
    seen.push('identify')
    response.setHeader('x-id', '1')
    proceed()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => void server.close())

async function visit(path: string) {
  seen.length = 0
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  return { id: response.headers.get('x-id'), text: await response.text() }
}

test('interceptors see a request in the stated order, also when one proceeds later', async () => {
  expect(await visit('/help')).toEqual({ id: '1', text: 'framework' })
  expect(seen).toEqual(['identify', 'refuse-early', 'admit-uploads', 'serve-assets', 'framework'])
})

test('a request that is refused reaches neither later interceptors nor the framework', async () => {
  expect(await visit('/refused')).toEqual({ id: '1', text: 'refused' })
  expect(seen).toEqual(['identify', 'refuse-early'])
})
