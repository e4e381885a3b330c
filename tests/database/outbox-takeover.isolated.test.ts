import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { database } from '@/lib/server/db/client'
import { ABSENCE_MS, goneOf, presenceId } from '@/lib/server/db/presence'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { drainOutbox, takeOver } from '@/lib/server/outbox/worker'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })
afterEach(() => vi.unstubAllEnvs())

const onPostgres = Boolean(process.env.TEST_DATABASE_URL)

const sent = async (to: string) =>
  Number((await sql<{ n: string }>('SELECT count(*) n FROM mailbox WHERE recipient = $1', [to]))[0]?.n)

/** Has another server claim a mail. */
async function claimedElsewhere(to: string, databaseUrl = env.DATABASE_URL) {
  await enqueueMail(database(), { template: 'welcome', to, locale: 'en', values: { name: 'Mali' } })
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'outbox-holder.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [claimed] = await once(child.stdout, 'data')
  expect(String(claimed)).toBe('1\n')
  return child
}

async function takeOverFor(ms: number, to: string): Promise<number> {
  const since = performance.now()
  while (performance.now() - since < ms && (await sent(to)) === 0) {
    await takeOver()
    await drainOutbox()
    await sleep(500)
  }
  return performance.now() - since
}

test('the rows of a killed server are processed by another one within seconds, once', async () => {
  const to = 'killed@example.com'
  const child = await claimedElsewhere(to)
  if (!onPostgres) vi.stubEnv('EMBEDDED_DATABASE', '1')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await takeOverFor(20_000, to)).toBeGreaterThan(ABSENCE_MS)
  await takeOver()
  await drainOutbox()
  expect(await sent(to)).toBe(1)
  expect(await sql("SELECT held_by FROM outbox WHERE kind = 'mail' AND processed_at IS NULL")).toEqual([])
})

test.runIf(onPostgres)(
  'a server that lives keeps its rows, also while it is frozen',
  { tags: ['thorough'] },
  async () => {
    const to = 'frozen@example.com'
    const child = await claimedElsewhere(to)
    child.kill('SIGSTOP')
    // Beyond the lease, too: servers of an earlier release renew theirs, and see no holders.
    await sql("UPDATE outbox SET available_at = now() WHERE kind = 'mail' AND processed_at IS NULL")
    await takeOverFor(ABSENCE_MS + 3_000, to)
    expect(await sent(to)).toBe(0)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await takeOverFor(20_000, to)
    expect(await sent(to)).toBe(1)
  },
)

test.runIf(onPostgres)(
  'a server whose connection was lost is present again before it counts as gone',
  { tags: ['thorough'] },
  async () => {
    const to = 'disconnected@example.com'
    await claimedElsewhere(to)
    const own = await presenceId()
    await sql(
      `SELECT pg_terminate_backend(pid) FROM pg_locks
      WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    )
    await takeOverFor(ABSENCE_MS + 3_000, to)
    expect(await sent(to)).toBe(0)
    expect(await presenceId()).toBe(own)
    expect(await goneOf([own])).toEqual([])
  },
)

/** The way to the database server through a network that can lose its connections. */
async function network() {
  const target = new URL(env.DATABASE_URL ?? '')
  const sockets = new Set<Socket>()
  let lostUntil = 0
  const server = createServer((client) => {
    client.on('error', () => undefined)
    sockets.add(client)
    if (performance.now() < lostUntil) return
    const onward = connect(Number(target.port || 5432), target.hostname)
    onward.on('error', () => undefined)
    client.on('close', () => onward.destroy())
    client.pipe(onward).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    lose: (milliseconds: number) => {
      lostUntil = performance.now() + milliseconds
      for (const socket of sockets) socket.destroy()
    },
  }
}

test.runIf(onPostgres)(
  '… also if new connections get no answer for some time',
  { tags: ['thorough'] },
  async () => {
    const to = 'unanswered@example.com'
    const { url, lose } = await network()
    await claimedElsewhere(to, url)
    lose(1_900)
    await takeOverFor(ABSENCE_MS + 3_000, to)
    expect(await sent(to)).toBe(0)
  },
)

/** The database processes of the connections on which a server is present. */
const holdersOf = async (id: number) =>
  (
    await sql<{ pid: number }>(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid::int = $1
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [id],
    )
  ).map(({ pid }) => pid)

test.runIf(onPostgres)(
  'an absence of before the own connection was lost does not count after it',
  async () => {
    const other = 123_456
    const own = await presenceId()
    const since = performance.now()
    expect(await goneOf([other], since)).toEqual([])
    const lost = await holdersOf(own)
    await sql('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) pid', [lost])
    await expect.poll(async () => (await holdersOf(own)).filter((pid) => !lost.includes(pid))).toHaveLength(1)
    const again = since + ABSENCE_MS + 2_000
    expect(await goneOf([other], again)).toEqual([])
    expect(await goneOf([other], again + ABSENCE_MS)).toEqual([other])
  },
)
