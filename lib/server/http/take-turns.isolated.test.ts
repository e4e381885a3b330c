import { createServer, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { env } from '@/lib/env'
import { takeTurns } from './take-turns'

const before = { ...env }
const AT_ONCE = 2
const MOST_PAGES = 3
const MOST_AHEAD = 4

/** What reached the framework. */
const open: Array<{ url: string; response: ServerResponse }> = []
const server = createServer(({ url = '' }, response) => void open.push({ url, response }))

beforeAll(async () => {
  Object.assign(env, { TRUSTED_PROXIES: 1 })
  takeTurns({ pagesAtOnce: AT_ONCE, mostPages: MOST_PAGES, mostAhead: MOST_AHEAD })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  Object.assign(env, before)
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  for (const { response } of open.splice(0)) response.end()
})

const port = () => (server.address() as AddressInfo).port

/** Requests a path from an address, and returns the status of the answer. */
function get(path: string, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': address }
    request({ port: port(), host: '127.0.0.1', path, headers, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

const urls = () => open.map(({ url }) => url)

test('a few pages of a network are made at a time, the others wait or are refused; other networks get theirs', async () => {
  const first = ['/1', '/2', '/3', '/4', '/5', '/6', '/7'].map((path) => get(path, '192.0.2.1'))
  await expect.poll(() => open.length).toBe(AT_ONCE)
  const refused = await Promise.race(first)
  expect(refused).toBe(503)
  const other = get('/other', '192.0.2.2')
  const data = get('/api/x', '192.0.2.1')
  await expect.poll(urls).toEqual(expect.arrayContaining(['/other', '/api/x']))
  while (open.length > 0) {
    for (const { response } of open.splice(0)) response.end()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect((await Promise.all([...first, other, data])).toSorted()).toEqual([
    ...Array(AT_ONCE + MOST_PAGES + 2).fill(200),
    ...Array(7 - AT_ONCE - MOST_PAGES).fill(503),
  ])
})

test('a page that waits for something else gives its turn to the next', async () => {
  const answers = ['/1', '/2', '/3'].map((path) => get(path, '192.0.2.3'))
  await expect.poll(urls).toEqual(['/1', '/2', '/3'])
  for (const { response } of open) response.end()
  expect(await Promise.all(answers)).toEqual([200, 200, 200])
})

test('requests that a connection sends ahead are let in one after the other, and too many end it', async () => {
  const send = (count: number) => {
    const socket = connect(port(), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.resume()
    const head = (n: number) => `GET /api/${n} HTTP/1.1\r\nHost: a\r\n\r\n`
    socket.write(Array.from({ length: count }, (_, n) => head(n)).join(''))
    return new Promise<void>((ended) => socket.once('close', () => ended()))
  }
  void send(MOST_AHEAD)
  for (let n = 0; n < MOST_AHEAD; n++) {
    await expect.poll(urls).toEqual([`/api/${n}`])
    open.splice(0)[0]?.response.end()
  }
  await send(MOST_AHEAD + 3)
  expect(urls()).toEqual(['/api/0'])
})
