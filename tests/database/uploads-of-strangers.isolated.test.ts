import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { env } from '@/lib/env'
import { createSession } from '@/lib/server/auth/session-repo'
import { database } from '@/lib/server/db/client'
import { admitUploads } from '@/lib/server/http/admit-uploads'
import { refuseEarly } from '@/lib/server/http/refuse-early'
import { newUser } from '../fixtures/catalog'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

/** What reached the framework. Files stay open until the test ends them. */
const open: ServerResponse[] = []
const server = createServer((incoming, response) => {
  if (incoming.headers['x-stay-open']) open.push(response)
  else response.end('received')
})

beforeAll(async () => {
  admitUploads()
  refuseEarly()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  env.API_ORIGIN = undefined
  for (const response of open.splice(0)) response.end()
})

const MEGABYTES = 4_900_000
const LENGTH = { 'content-length': String(MEGABYTES) }

interface UploadResponse {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}

/** Sends the head and the first bytes of a file, and no more of it. */
function startUpload(headers: Record<string, string>, path = '/api/account/image'): Promise<UploadResponse> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', method: 'PUT', path, headers, agent: false })
    outgoing.on('response', async (response) => {
      const text = (await response.toArray()).join('')
      resolve({ status: response.statusCode, headers: response.headers, text })
      outgoing.destroy()
    })
    outgoing.on('error', reject)
    outgoing.write('x'.repeat(1_000))
  })
}

async function cookie(): Promise<string> {
  return `access-token=${await createSession(database(), await newUser(), null)}`
}

test.each([
  ['without a session', LENGTH],
  ['with a token that is no session', { ...LENGTH, cookie: `access-token=${'a'.repeat(43)}` }],
  ['with such a header', { ...LENGTH, authorization: `Bearer ${'a'.repeat(43)}` }],
  ['without a stated length', { 'transfer-encoding': 'chunked' }],
])('a file %s is refused before it is sent', async (_, headers) => {
  const { status, text } = await startUpload(headers)
  expect([status, JSON.parse(text).code]).toEqual([401, 'UNAUTHENTICATED'])
})

test('the file of a signed-in visitor is received, and so is a body that any route takes', async () => {
  const own = await cookie()
  const received = { status: 200, text: 'received' }
  expect(await startUpload({ ...LENGTH, cookie: own })).toMatchObject(received)
  expect(
    await startUpload({ ...LENGTH, authorization: own.replace('access-token=', 'Bearer ') }),
  ).toMatchObject(received)
  expect(await startUpload({ 'content-length': '2000' })).toMatchObject(received)
})

test('the memory holds few files at a time, also of visitors who are signed in', async () => {
  const owners = await Promise.all(Array.from({ length: 4 }, cookie))
  const headers = { ...LENGTH, cookie: await cookie() }
  const held = [...owners, ...owners].map((own) =>
    startUpload({ ...LENGTH, cookie: own, 'x-stay-open': '1' }),
  )
  await expect.poll(() => open.length).toBe(8)
  const busy = await startUpload(headers)
  expect([busy.status, JSON.parse(busy.text).code]).toEqual([503, 'BUSY'])
  expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0)
  open.shift()?.end()
  await Promise.race(held)
  await expect.poll(async () => (await startUpload(headers)).status).toBe(200)
})

test('one account sends two files at a time, and stops no other', async () => {
  const own = { ...LENGTH, cookie: await cookie() }
  for (let n = 0; n < 2; n++) void startUpload({ ...own, 'x-stay-open': '1' })
  await expect.poll(() => open.length).toBe(2)
  expect((await startUpload(own)).status).toBe(503)
  expect((await startUpload({ ...LENGTH, cookie: await cookie() })).status).toBe(200)
  open.shift()?.end()
  await expect.poll(async () => (await startUpload(own)).status).toBe(200)
})

test('a storefront leaves it to its API host whose token it is', async () => {
  env.API_ORIGIN = 'http://127.0.0.1:1'
  expect((await startUpload({ ...LENGTH, cookie: 'access-token=of-the-host' })).status).toBe(200)
  expect((await startUpload(LENGTH)).status).toBe(401)
})
