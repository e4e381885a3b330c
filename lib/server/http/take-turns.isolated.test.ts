import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer, type RequestListener, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { env } from '@/lib/env'
import { currentRequest } from './current-request'
import { identifyRequests } from './identify-requests'
import { takeTurns } from './take-turns'

const before = { ...env }
const AT_ONCE = 2
const MOST_WAITING = 3
const MOST_IN_ALL = 5
const MOST_AHEAD = 4
const LIMITS = {
  atOnce: { page: AT_ONCE, call: AT_ONCE, file: AT_ONCE + 1, probe: AT_ONCE },
  mostWaiting: MOST_WAITING,
  mostWaitingInAll: MOST_IN_ALL,
  mostAhead: MOST_AHEAD,
  turnMs: 60_000,
}

/** What reached the framework. */
const open: Array<{ url: string; response: ServerResponse; id: string | undefined }> = []
const server = createServer(
  ({ url = '' }, response) => void open.push({ url, response, id: currentRequest()?.id }),
)

beforeAll(async () => {
  Object.assign(env, { TRUSTED_PROXIES: 1 })
  identifyRequests()
  takeTurns(LIMITS)
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
    ...Array(AT_ONCE + MOST_WAITING + 2).fill(200),
    ...Array(7 - AT_ONCE - MOST_WAITING).fill(503),
  ])
})

test.each([
  ['calls', '/api/x', AT_ONCE],
  ['files', '/img/x', AT_ONCE + 1],
  ['probes', '/healthz', AT_ONCE],
])('a few %s of a network are answered at a time, apart from its pages', async (_, path, atOnce) => {
  const some = Array.from({ length: atOnce + 1 }, (_, n) => get(`${path}?${n}`, '192.0.2.4'))
  const page = get('/page', '192.0.2.4')
  await expect.poll(urls).toContain('/page')
  expect(urls()).toHaveLength(atOnce + 1)
  while (open.length > 0) {
    for (const { response } of open.splice(0)) response.end()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(await Promise.all([...some, page])).toEqual(Array(atOnce + 2).fill(200))
})

test('where too many wait, the network with the most waiting makes room for others', async () => {
  const flood = ['192.0.2.5', '192.0.2.6'].map((address) =>
    Array.from({ length: AT_ONCE + MOST_WAITING }, (_, n) => get(`/flood?${n}`, address)),
  )
  await expect.poll(() => open.length).toBe(2 * AT_ONCE)
  const refused = await Promise.race(flood.flat())
  expect(refused).toBe(503)
  const others = Array.from({ length: AT_ONCE + 1 }, (_, n) => get(`/other?${n}`, '192.0.2.7'))
  await expect.poll(() => urls().filter((url) => url.startsWith('/other'))).toHaveLength(AT_ONCE)
  while (open.length > 0) {
    for (const { response } of open.splice(0)) response.end()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(await Promise.all(others)).toEqual(Array(AT_ONCE + 1).fill(200))
  const statuses = await Promise.all(flood.flat())
  expect(statuses.filter((status) => status === 503)).toHaveLength(2)
})

test('where the server is full, networks take turns', async () => {
  takeTurns({ ...LIMITS, mostAtOnce: 1, mostWaitingInAll: 20 })
  const answers = [get('/first', '192.0.2.9')]
  await expect.poll(urls).toEqual(['/first'])
  const flood = ['192.0.2.10', '192.0.2.11'].flatMap((address) =>
    ['/flood', '/flood', '/flood'].map((path) => ({ path, address })),
  )
  for (const { path, address } of [...flood, { path: '/other', address: '192.0.2.12' }]) {
    const arrived = new Promise((resolve) => server.once('connection', resolve))
    answers.push(get(path, address))
    await arrived
  }
  // The last of the connections has sent its request by then.
  await new Promise((resolve) => setTimeout(resolve, 50))
  const order: string[] = []
  while (open.length > 0) {
    expect(open).toHaveLength(1)
    for (const { url, response } of open.splice(0)) {
      order.push(url)
      response.end()
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(await Promise.all(answers)).toEqual(Array(8).fill(200))
  expect(order).toEqual(['/first', '/flood', '/flood', '/other', '/flood', '/flood', '/flood', '/flood'])
  takeTurns(LIMITS)
})

test('a page that waits for something else gives its turn to the next', async () => {
  takeTurns({ ...LIMITS, turnMs: 100 })
  const answers = ['/1', '/2', '/3'].map((path) => get(path, '192.0.2.3'))
  await expect.poll(urls).toEqual(['/1', '/2', '/3'])
  for (const { response } of open) response.end()
  expect(await Promise.all(answers)).toEqual([200, 200, 200])
  takeTurns(LIMITS)
})

test('the event loop reads what others have sent after a few requests of a network', async () => {
  let [arrived, made, before, most] = [0, 0, 0, 0]
  const count = () => {
    arrived += 1
  }
  subscribe('http.server.request.start', count)
  const held: ServerResponse[] = []
  const answer = (_: unknown, response: ServerResponse) => {
    made += 1
    if (made <= AT_ONCE) held.push(response)
    else response.end()
  }
  const look = () => {
    most = Math.max(most, made - before)
    before = made
    if (made < requests) setImmediate(look)
  }
  const requests = 60
  const [hold] = server.listeners('request') as [RequestListener]
  server.off('request', hold).on('request', answer)
  takeTurns({ ...LIMITS, mostWaiting: requests, mostWaitingInAll: requests })
  const answers = Array.from({ length: requests }, (_, n) => get(`/${n}`, '192.0.2.8'))
  await expect.poll(() => arrived).toBe(requests)
  before = made
  setImmediate(look)
  for (const response of held) response.end()
  await Promise.all(answers)
  look()
  expect(most).toBeLessThanOrEqual(2 * AT_ONCE)
  takeTurns(LIMITS)
  server.off('request', answer).on('request', hold)
  unsubscribe('http.server.request.start', count)
})

test('a page that has waited runs as the request that it is', async () => {
  const answers = ['/1', '/2', '/3', '/4'].map((path) => get(path, '192.0.2.4'))
  await expect.poll(() => open.length).toBe(AT_ONCE)
  for (const { response } of open.slice()) response.end()
  await expect.poll(urls).toEqual(['/1', '/2', '/3', '/4'])
  const ids = open.map(({ id }) => id)
  expect(ids).toEqual(open.map(({ response }) => response.getHeader('x-request-id')))
  expect(new Set(ids).size).toBe(4)
  for (const { response } of open) response.end()
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 200])
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
    const [sent] = open.splice(0)
    expect(sent?.id).toBe(sent?.response.getHeader('x-request-id'))
    sent?.response.end()
  }
  await send(MOST_AHEAD + 3)
  expect(urls()).toEqual(['/api/0'])
})
