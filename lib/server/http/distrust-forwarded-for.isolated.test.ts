import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { ignoreForwardedFor } from './distrust-forwarded-for'

test('[A10] a visitor cannot choose the address used for rate limits', async () => {
  const server = createServer((request, response) => {
    // As Next does.
    request.headers['x-forwarded-for'] ??= request.socket.remoteAddress
    response.end(request.headers['x-forwarded-for'])
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const ask = async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    return (await fetch(`http://127.0.0.1:${address.port}`, { headers })).text()
  }
  try {
    expect(await ask()).toBe('203.0.113.7')
    ignoreForwardedFor()
    expect(await ask()).toBe('127.0.0.1')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
