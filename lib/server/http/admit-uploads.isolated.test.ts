import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { admitUploads } from './admit-uploads'

vi.mock('@/lib/server/auth/session-repo', () => ({
  findSession: async (token: string) => ({ userId: token.split('-')[0], tokenHash: token }),
}))

const STALL_MS = 1_500

/** What reached the framework, and stays open. */
const open: ServerResponse[] = []
const server = createServer((incoming, response) => {
  incoming.resume()
  open.push(response)
})

beforeAll(async () => {
  admitUploads({ stallMs: STALL_MS })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(async () => {
  for (const response of open.splice(0)) response.end()
  await new Promise((done) => setTimeout(done, 50))
})

/** Starts a file with this token, of which the caller sends the rest. */
function upload(token: string) {
  const { port } = server.address() as AddressInfo
  const headers = { authorization: `Bearer ${token}`, 'content-length': '4900000' }
  const options = { port, host: '127.0.0.1', method: 'PUT', path: '/api/account/image', headers }
  const outgoing = request({ ...options, agent: false })
  const since = performance.now()
  const status = new Promise<number>((resolve) => {
    outgoing.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.resume()
    })
    outgoing.on('error', () => resolve(0))
  }).then((code) => ({ code, ms: performance.now() - since }))
  outgoing.write('x'.repeat(1_000))
  return { outgoing, status }
}

test('one account sends two files at a time, with whatever sessions, and stops no other', async () => {
  const own = ['mali-1', 'mali-2'].map(upload)
  await expect.poll(() => open.length).toBe(2)
  expect((await upload('mali-3').status).code).toBe(503)
  upload('niran-1')
  await expect.poll(() => open.length).toBe(3)
  open.shift()?.end()
  await own[0]?.status
  await expect.poll(() => open.length).toBe(2)
  upload('mali-4')
  await expect.poll(() => open.length).toBe(3)
})

test('a file of which nothing arrives is ended, and one that goes on is not', async () => {
  const stalled = upload('mali-1')
  const slow = upload('niran-1')
  const timer = setInterval(() => slow.outgoing.write('x'), STALL_MS / 6)
  const { code, ms } = await stalled.status
  expect(code).toBe(408)
  expect(ms).toBeGreaterThanOrEqual(STALL_MS)
  await new Promise((done) => setTimeout(done, 2 * STALL_MS))
  open[1]?.end()
  expect((await slow.status).code).toBe(200)
  clearInterval(timer)
})
