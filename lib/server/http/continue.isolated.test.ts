import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { askForBodies } from './continue'
import { log } from './log'
import { refuseEarly } from './refuse-early'

vi.mock('@/lib/server/security-log/record', () => ({ recordSecurityEvent: async () => {} }))

const server = createServer((request, response) => {
  request.resume().on('end', () => response.end('received'))
})

beforeAll(async () => {
  log.level = 'silent'
  askForBodies()
  refuseEarly()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends the head of a request, and its body only when it is asked for; returns the status lines of the responses. */
function post(path: string, headers: string[], { version = '1.1' } = {}): Promise<string[]> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      const wasAsked = text.includes(' 100 ')
      text += chunk.toString()
      if (!wasAsked && text.includes(' 100 ')) socket.write('12345')
      if (/HTTP\/1\.\d (?!100)\d{3}[\s\S]*\r\n\r\n/.test(text)) socket.end()
    })
    socket.on('close', () => resolve(text.match(/HTTP\/1\.\d (\d{3})/g)?.map((line) => line.slice(9)) ?? []))
    socket.on('error', reject)
    socket.write([`POST ${path} HTTP/${version}`, ...headers, '', ''].join('\r\n'))
  })
}

const EXPECTS = 'Expect: 100-continue'

test('a body is asked for once the request is not refused', async () => {
  expect(await post('/api/x', ['Host: localhost', 'Content-Length: 5', EXPECTS])).toEqual(['100', '200'])
})

test.each([
  ['too large', '/api/x', ['Host: localhost', 'Content-Length: 9999999'], '413'],
  ['for another host', '/api/x', ['Host: evil.example', 'Content-Length: 5'], '421'],
  ['for two hosts', '/api/x', ['Host: localhost', 'Host: evil.example', 'Content-Length: 5'], '400'],
  ['malformed', '/api/%ED', ['Host: localhost', 'Content-Length: 5'], '400'],
])('a body is not asked for by a request that is refused: %s', async (_why, path, headers, status) => {
  expect(await post(path, [...headers, EXPECTS])).toEqual([status])
})

test('a client of HTTP/1.0 is not asked', async () => {
  const headers = ['Host: localhost', 'Content-Length: 5', EXPECTS, '', '12345']
  expect(await post('/api/x', headers, { version: '1.0' })).toEqual(['200'])
})
