import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitSlowReaders } from './slow-readers'

const MB = 1024 * 1024
/** More than the buffers of the system take. */
const LARGE = Buffer.alloc(16 * MB)
const server = createServer(({ url }, response) => {
  response.end(url === '/large' ? LARGE : 'answered')
})

beforeAll(async () => {
  limitSlowReaders({ mostBytes: 60 * MB, checkMs: 50 })
  await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Requests a path from an address of this machine, and reads nothing. */
async function open(localAddress: string, path: string) {
  const { port } = server.address() as AddressInfo
  const socket = connect({ host: '127.0.0.1', port, localAddress })
  let isEnded = false
  socket.on('error', () => undefined)
  socket.once('close', () => {
    isEnded = true
  })
  await new Promise<void>((connected) => socket.once('connect', () => connected()))
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  return { socket, isEnded: () => isEnded }
}

test('readers of one address that take nothing are ended for others, the oldest first', async () => {
  const other = await open('127.0.0.2', '/large')
  const flood: Array<Awaited<ReturnType<typeof open>>> = []
  for (let n = 0; n < 10; n++) flood.push(await open('127.0.0.9', '/large'))
  const small = await open('127.0.0.3', '/small')
  await new Promise((resolve) => setTimeout(resolve, 500))
  // What is ended while it is paused says so once it is read.
  let received = 0
  other.socket.on('data', (data) => {
    received += data.length
  })
  for (const { socket } of [...flood, other, small]) socket.resume()
  await expect
    .poll(() => [other, small, ...flood].every(({ isEnded }) => isEnded()), { timeout: 10_000 })
    .toBe(true)
  expect(received).toBeGreaterThan(LARGE.length)
  const read = flood.map(({ socket }) => socket.bytesRead > LARGE.length)
  expect(read.slice(0, 5)).toEqual(Array(5).fill(false))
  expect(read.at(-1)).toBe(true)
})
