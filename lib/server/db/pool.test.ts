import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterEach, expect, test } from 'vitest'
import { isConnectionLost } from './connection-lost'
import { openPool } from './pool'

/** AuthenticationOk and ReadyForQuery, of the protocol of PostgreSQL. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
const LIMITS = { connectMs: 200, silentMs: 200, slowMs: 60_000, probeMs: 200, retryMs: 60_000 }

const sockets = new Set<Socket>()
let server: Server | undefined

/** Starts a server that accepts connections and answers no statement. */
async function startServer(welcome?: Buffer): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => welcome && socket.write(welcome))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `postgres://shop@127.0.0.1:${(server.address() as AddressInfo).port}/shop`
}

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  await new Promise((resolve) => server?.close(resolve))
})

test('a statement of a silent database fails, and its connection leaves the pool', async () => {
  const pool = openPool({ connectionString: await startServer(WELCOME), max: 1 }, LIMITS)
  expect(await pool.query('SELECT 1').catch(isConnectionLost)).toBe(true)
  expect(pool.totalCount).toBe(0)
})

test('transactions of a silent database fail and do not use up the pool', async () => {
  const pool = openPool({ connectionString: await startServer(WELCOME), max: 1 }, LIMITS)
  for (const _ of [1, 2]) {
    const transaction = drizzle(pool).transaction((db) => db.execute('SELECT 1'))
    expect(await transaction.catch(isConnectionLost)).toBe(true)
    await expect.poll(() => pool.totalCount).toBe(0)
  }
})

test('a transaction whose connection is lost fails without any other error', async () => {
  const pool = openPool({ connectionString: await startServer(WELCOME), max: 1 })
  const transaction = drizzle(pool).transaction((db) => db.execute('SELECT 1'))
  await expect.poll(() => sockets.size).toBe(1)
  for (const socket of sockets) socket.destroy()
  expect(await transaction.catch(isConnectionLost)).toBe(true)
  await expect.poll(() => pool.totalCount).toBe(0)
})

test('a database that does not greet fails in time', async () => {
  const pool = openPool({ connectionString: await startServer(), max: 1 }, LIMITS)
  expect(await pool.connect().catch(isConnectionLost)).toBe(true)
})
