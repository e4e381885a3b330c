import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { isReported } from '@/lib/domain/reported-error'
import { log } from '@/lib/server/http/log'
import { isConnectionLost } from './connection-lost'
import { openPool } from './pool'

const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
/** CommandComplete without a tag, and ReadyForQuery. */
const DONE = Buffer.from([0x43, 0, 0, 0, 5, 0, 0x5a, 0, 0, 0, 5, 0x49])
const LIMITS = { connectMs: 5_000, silentMs: 60_000, slowMs: 100, probeMs: 1_500, retryMs: 50 }

const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(log, level).mockImplementation((...[, message]: unknown[]) => void lines.push(String(message)))
})
afterEach(() => vi.restoreAllMocks())

/** Answers statements, except `SELECT slow`, until it is frozen. A frozen one still accepts connections. */
async function startDatabase() {
  let isFrozen = false
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let isGreeted = false
    socket.on('data', (data) => {
      if (isFrozen || data.includes('slow')) return
      socket.write(isGreeted ? DONE : WELCOME)
      isGreeted = true
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const pool = openPool({ connectionString: `postgres://shop@127.0.0.1:${port}/shop`, max: 2 }, LIMITS)
  onTestFinished(() => {
    void pool.end()
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    pool,
    freeze: () => {
      isFrozen = true
    },
    thaw: () => {
      isFrozen = false
    },
  }
}

test('a frozen database fails what waits for it, then everything at once, until it answers again', async () => {
  const { pool, freeze, thaw } = await startDatabase()
  await pool.query('SELECT 1')
  freeze()
  const waiting = [1, 2, 3, 4].map(() => pool.query('SELECT 1').catch((error: unknown) => error))
  for (const error of await Promise.all(waiting))
    expect([isConnectionLost(error), isReported(error)]).toEqual([true, true])

  const since = performance.now()
  for (let count = 0; count < 1_000; count++)
    expect(await pool.query('SELECT 1').catch(isReported)).toBe(true)
  await expect(pool.connect()).rejects.toThrow('the database is unavailable')
  expect(performance.now() - since).toBeLessThan(2_000)
  expect(lines).toEqual(['database unavailable: responses are 503 until it is back'])

  thaw()
  await vi.waitFor(() => pool.query('SELECT 1'), { timeout: 5_000 })
  expect(lines[1]).toBe('database available again')
  expect(lines).toHaveLength(2)
})

test('a statement that takes long is no outage', async () => {
  const { pool } = await startDatabase()
  const slow = pool.query('SELECT slow')
  slow.catch(() => undefined)
  await sleep(LIMITS.slowMs + LIMITS.probeMs + 500)
  await pool.query('SELECT 1')
  expect(lines).toEqual([])
})

test('an unreachable database is an outage with the first statement', async () => {
  const limits = { ...LIMITS, retryMs: 60_000 }
  const pool = openPool({ connectionString: 'postgres://shop@127.0.0.1:1/shop' }, limits)
  expect(await pool.query('SELECT 1').catch(isReported)).toBe(true)
  expect(lines).toEqual(['database unavailable: responses are 503 until it is back'])
})

test('a server that refuses a connection for its own reasons is there', async () => {
  const server = createServer((socket) =>
    socket.on('data', () => socket.end(Buffer.from('E\0\0\0\u0020SFATAL\0C53300\0Mtoo many clients\0\0'))),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const pool = openPool({ connectionString: `postgres://shop@127.0.0.1:${port}/shop` }, LIMITS)
  await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: '53300' })
  expect(lines).toEqual([])
})
