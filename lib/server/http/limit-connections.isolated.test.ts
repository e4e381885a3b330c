import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitConnections } from './limit-connections'

const MOST = 8
const server = createServer((request, response) => {
  if (request.url !== '/slow') response.end('answered')
})

beforeAll(async () => {
  limitConnections({ mostWaiting: MOST })
  await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Connects from an address of this machine, and sends the beginning of a request. */
async function open(localAddress: string, sent: string) {
  const { port } = server.address() as AddressInfo
  const socket: Socket = connect({ host: '127.0.0.1', port, localAddress })
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  await new Promise<void>((connected) => socket.once('connect', () => connected()))
  const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
  socket.write(sent)
  return { socket, ended, answer }
}

const HALF = 'GET / HTTP/1.1\r\nHost: a\r\n'

test('half-open requests of one address are ended for others, the oldest first', async () => {
  const others = await Promise.all(['127.0.0.2', '127.0.0.3'].map((address) => open(address, HALF)))
  const flood = []
  for (let n = 0; n < 3 * MOST; n++) flood.push(await open('127.0.0.9', HALF))
  await Promise.all(flood.slice(0, 2 * MOST).map(({ ended }) => ended))
  for (const { socket, answer } of others) {
    socket.write('\r\n')
    expect(await answer).toContain('200 OK')
  }
  const newcomer = await open('127.0.0.4', `${HALF}\r\n`)
  expect(await newcomer.answer).toContain('200 OK')
  for (const { socket } of [...flood, ...others, newcomer]) socket.destroy()
})

test('a request in progress is not ended', async () => {
  const slow = await open('127.0.0.9', 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  await new Promise((resolve) => server.once('request', resolve))
  const flood = []
  for (let n = 0; n < 2 * MOST; n++) flood.push(await open('127.0.0.9', HALF))
  await flood[0]?.ended
  expect(slow.socket.destroyed).toBe(false)
  for (const { socket } of [...flood, slow]) socket.destroy()
})
