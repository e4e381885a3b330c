import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRunning, type LaunchedDatabase, launchEmbedded } from '../../lib/server/db/embedded/launch'
import { FolderInUse, lockPath, readLock } from '../../lib/server/db/embedded/lock'
import { oneOf, repetitions } from '../setup/thorough'

const root = mkdtempSync(join(tmpdir(), 'embedded-database-'))
const dir = join(root, 'db')
const holder = join(import.meta.dirname, 'transaction-holder.ts')
const launched: LaunchedDatabase[] = []
const children: ChildProcess[] = []

async function launch(options: Parameters<typeof launchEmbedded>[0] = { dir }): Promise<LaunchedDatabase> {
  const database = await launchEmbedded(options)
  launched.push(database)
  return database
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}

async function runHolder(...args: string[]): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', holder, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, line: line.toString().trim() }
}

async function isRemoved(path: string, withinMs: number): Promise<boolean> {
  for (const until = Date.now() + withinMs; Date.now() < until; await sleep(50))
    if (!existsSync(path)) return true
  return !existsSync(path)
}

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(launched.map((database) => database.stop()))
  rmSync(root, { recursive: true, force: true })
})

describe('a killed process', () => {
  it('has everything it acknowledged after a restart, and no partial writes', async () => {
    const acknowledged = new Set<number>()
    let next = 1
    let database = await launch()
    await withClient(database.url, (client) =>
      client.query('CREATE TABLE booking (trip int, leg int, PRIMARY KEY (trip, leg))'),
    )

    for (let round = 1; round <= repetitions(1, 3); round++) {
      const pool = new pg.Pool({ connectionString: database.url, max: 8 })
      pool.on('error', () => {})
      pool.on('connect', (client) => client.on('error', () => {}))
      let killed = false
      const writers = Array.from({ length: 8 }, async () => {
        while (!killed) {
          const trip = next++
          const client = await pool.connect().catch(() => null)
          if (!client) return
          try {
            await client.query('BEGIN')
            await client.query('INSERT INTO booking VALUES ($1, 1)', [trip])
            await client.query('INSERT INTO booking VALUES ($1, 2)', [trip])
            await client.query('COMMIT')
            acknowledged.add(trip)
            client.release()
          } catch (error) {
            client.release(true)
            if (!killed) throw error
          }
        }
      })
      // The kill interrupts transactions, however slow the machine is.
      while (acknowledged.size < round * 40) await sleep(20)
      killed = true
      process.kill(database.pid, 'SIGKILL')
      await Promise.all(writers)
      await database.exited
      await pool.end()

      database = await launch()
      const { rows } = await withClient(database.url, (client) =>
        client.query<{ trip: number; legs: number }>(
          'SELECT trip, count(*)::int AS legs FROM booking GROUP BY trip',
        ),
      )
      const found = new Map(rows.map((row) => [row.trip, row.legs]))
      expect([...acknowledged].filter((trip) => found.get(trip) !== 2)).toEqual([])
      expect(rows.filter((row) => row.legs !== 2)).toEqual([])
    }
    await database.stop()
  })
})

describe('a failing client', () => {
  let database: LaunchedDatabase
  const rooms = () =>
    withClient(database.url, async (client) => (await client.query('SELECT rooms FROM stock')).rows[0].rooms)

  beforeAll(async () => {
    database = await launch({ memory: true, idleInTransactionMs: 1_000 })
    await withClient(database.url, (client) =>
      client.query('CREATE TABLE stock (rooms int); INSERT INTO stock VALUES (5)'),
    )
  })

  it('rolls back the transaction of a killed client, and the others continue', async () => {
    const { child, line } = await runHolder('hold', database.url)
    expect(line).toBe('holding')
    const pending = rooms()
    child.kill('SIGKILL')
    expect(await pending).toBe(5)
  })

  it('ends an idle transaction', async () => {
    await withClient(database.url, async (client) => {
      const errors: unknown[] = []
      client.on('error', (error) => errors.push(error))
      await client.query('BEGIN')
      await client.query('UPDATE stock SET rooms = 1')
      // Neither waiting nor newly connected clients may delay the end.
      const others: Promise<unknown>[] = []
      while (errors.length === 0) {
        others.push(rooms())
        await sleep(200)
      }
      expect(errors[0]).toMatchObject({ code: '25P03', severity: 'FATAL' })
      expect(new Set(await Promise.all(others))).toEqual(new Set([5]))
      await expect(client.query('SELECT 1')).rejects.toThrow()
    })
    expect(await rooms()).toBe(5)
  })

  it('rejects a wrong password, user and database', async () => {
    const attempt = (change: (url: URL) => void) => {
      const url = new URL(database.url)
      change(url)
      return withClient(url.href, (client) => client.query('SELECT 1'))
    }
    await expect(attempt((url) => Object.assign(url, { password: 'guess' }))).rejects.toMatchObject({
      code: '28P01',
    })
    await expect(attempt((url) => Object.assign(url, { username: 'root' }))).rejects.toMatchObject({
      code: '28000',
    })
    await expect(attempt((url) => Object.assign(url, { pathname: '/other' }))).rejects.toMatchObject({
      code: '3D000',
    })
  })

  it('survives statements that the engine does not support', async () => {
    await withClient(database.url, async (client) => {
      await client.query(
        'CREATE FUNCTION deeper(n int) RETURNS int LANGUAGE plpgsql AS $$BEGIN RETURN deeper(n + 1); END$$',
      )
      await expect(client.query('SELECT deeper(1)')).rejects.toMatchObject({ code: '54001' })
      await expect(client.query('COPY stock FROM STDIN')).rejects.toMatchObject({ code: '57014' })
      await expect(client.query(`SELECT ${'1 + '.repeat(20_000)} 1`)).rejects.toMatchObject({ code: '54001' })
      expect((await client.query('SELECT $1::int AS n', [1])).rows).toEqual([{ n: 1 }])
    })
    expect(await rooms()).toBe(5)
  })

  it('rejects garbage without harm', async () => {
    const url = new URL(database.url)
    for (const bytes of [
      'GET / HTTP/1.1\r\n\r\n',
      '\0\0\0\u0008\0\u0002\0\0',
      '\xff\xff\xff\xff\xff\xff\xff\xff',
    ]) {
      const socket = connect(Number(url.port), url.hostname)
      socket.write(Buffer.from(bytes, 'latin1'))
      socket.resume()
      await once(socket, 'close')
    }
    expect(await rooms()).toBe(5)
  })
})

describe('folder lock', () => {
  const folder = join(root, 'locked')
  const lock = lockPath(folder)

  it('rejects a second opener with a clear error', async () => {
    const first = await launch({ dir: folder })
    expect(readLock(folder)?.pid).toBe(first.pid)
    expect(statSync(lock).mode & 0o777).toBe(0o600)
    const second = launch({ dir: folder })
    await expect(second).rejects.toThrow(`The database in ${folder} is already open by process ${first.pid}.`)
    await expect(second).rejects.toBeInstanceOf(FolderInUse)
    expect(await findRunning(folder)).toBe(first.url)
    await first.stop()
    expect(existsSync(lock)).toBe(false)
    expect(await findRunning(folder)).toBeNull()
  })

  it('is taken over when stale, by one of two starters', async () => {
    const old = new Date(Date.now() - 3_600_000)
    const entry = { nonce: 'old', pid: process.pid, startedAt: old.toISOString() }
    const server = { host: '127.0.0.1', port: 1, password: 'x' }
    for (const text of oneOf([JSON.stringify({ ...entry, server }), JSON.stringify(entry), '{"pid":'])) {
      writeFileSync(lock, text)
      utimesSync(lock, old, old)
      const results = await Promise.allSettled([launch({ dir: folder }), launch({ dir: folder })])
      expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
      for (const result of results) {
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(FolderInUse)
        else await result.value.stop()
      }
    }
  })
})

describe('process shutdown', () => {
  it('closes cleanly on SIGTERM, with clients connected and a transaction open', async () => {
    const dir = join(root, 'closed')
    const database = await launch({ dir })
    const client = new pg.Client(database.url)
    const errors: unknown[] = []
    client.on('error', (error) => errors.push(error))
    await client.connect()
    await client.query('CREATE TABLE half (n int)')
    await client.query('BEGIN')
    await client.query('INSERT INTO half VALUES (1)')
    process.kill(database.pid, 'SIGTERM')
    expect(await database.exited).toBe(0)
    expect(errors[0]).toMatchObject({ code: '57P01' })
    expect(existsSync(lockPath(dir))).toBe(false)
    await client.end().catch(() => {})

    const again = await launch({ dir })
    expect(await withClient(again.url, async (c) => (await c.query('SELECT * FROM half')).rows)).toEqual([])
    await again.stop()
  })

  it('lets a nearly finished transaction commit', { tags: ['thorough'] }, async () => {
    const dir = join(root, 'finished')
    const database = await launch({ dir })
    await withClient(database.url, async (client) => {
      await client.query('CREATE TABLE nearly (n int)')
      await client.query('BEGIN')
      await client.query('INSERT INTO nearly VALUES (1)')
      process.kill(database.pid, 'SIGTERM')
      await sleep(200)
      await client.query('COMMIT')
    })
    expect(await database.exited).toBe(0)
    const again = await launch({ dir })
    expect(await withClient(again.url, async (c) => (await c.query('SELECT n FROM nearly')).rows)).toEqual([
      { n: 1 },
    ])
    await again.stop()
  })

  it('closes when the process that launched it is killed', { tags: ['thorough'] }, async () => {
    const folder = join(root, 'orphan')
    const { child, line } = await runHolder('launch', folder)
    expect(await findRunning(folder)).toBe(line)
    child.kill('SIGKILL')
    expect(await isRemoved(lockPath(folder), 15_000)).toBe(true)
  })
})
