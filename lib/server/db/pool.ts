import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import { observeQueries } from '@/lib/server/traces/observe-queries'
import { ConnectionsBusy, connectionTurns } from './connection-turns'
import { type DatabaseUnavailable, Outage, type OutageLimits } from './outage'

/** How long requests wait for the database. Commands, whose statements may take long, wait without limit. */
export interface RequestLimits extends OutageLimits {
  /** Until one of the connections is free, and then until it is open. */
  connectMs: number
  /** Until the server sends something. Longer than the pool keeps an idle connection. */
  silentMs: number
}

export const REQUEST_LIMITS: RequestLimits = {
  connectMs: 8_000,
  silentMs: 30_000,
  slowMs: 500,
  probeMs: 2_000,
  retryMs: 500,
}

/** The embedded database accepts no other work while it runs a statement: only a refused connection is an outage. */
export const EMBEDDED_LIMITS: RequestLimits = { ...REQUEST_LIMITS, probeMs: 30_000, retryMs: 200 }

const WATCH_MS = 200
const PROBE_TICKS = 20

/**
 * Opens a socket that is destroyed if the server is silent for so long. All statements that wait on it fail then, and
 * the pool drops the connection. The time limits of `pg` do neither: they would return a connection with an open
 * transaction to the pool.
 */
function limitedSocket(silentMs: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silentMs, () => {
    const error = new Error(`the database has not responded for ${silentMs} ms`)
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
  })
}

/** Rejects after a time, which does not pass while this process itself is too busy to read a response. */
async function lateAfter(ms: number, signal: AbortSignal): Promise<never> {
  for (let tick = 0; tick < PROBE_TICKS; tick++) await sleep(ms / PROBE_TICKS, undefined, { signal })
  throw Object.assign(new Error(`the database does not answer within ${ms} ms`), { code: 'ETIMEDOUT' })
}

/** Opens a connection of its own, and has a trivial statement answered on it. @throws if that takes too long */
async function probe(config: PoolConfig, probeMs: number): Promise<void> {
  const socket = new Socket()
  const responded = new AbortController()
  const client = new Client({ connectionString: config.connectionString, stream: () => socket })
  client.on('error', () => undefined)
  const response = client.connect().then(() => client.query('SELECT 1'))
  response.catch(() => undefined)
  const late = lateAfter(probeMs, responded.signal)
  late.catch(() => undefined)
  try {
    await Promise.race([response, late])
  } finally {
    responded.abort()
    socket.destroy()
  }
}

type Connect = () => Promise<PoolClient>
type Done = (error: Error | undefined, client?: PoolClient, release?: PoolClient['release']) => void

/** Makes a pool fail at once while the database is away. */
function guard(pool: Pool, config: PoolConfig, limits: RequestLimits, used: Map<PoolClient, number>): void {
  const awaited = new Map<(error: Error) => void, number>()
  const fail = (error: DatabaseUnavailable) => {
    for (const reject of awaited.keys()) reject(error)
    for (const client of used.keys()) streamOf(client)?.destroy(error)
  }
  const outage = new Outage(() => probe(config, limits.probeMs), limits, fail)
  const open: Connect = pool.connect.bind(pool)
  const turns = connectionTurns({ connect: open, waitMs: limits.connectMs })
  // The pool's own number leaves out what waits for a turn.
  Object.defineProperty(pool, 'waitingCount', { get: turns.waiting })
  const suspect = async () => {
    if (!pool.ending) await outage.suspect()
  }

  async function guarded(): Promise<PoolClient> {
    const refusal = outage.refusal()
    if (refusal) throw refusal
    const { promise: ended, reject } = Promise.withResolvers<never>()
    awaited.set(reject, performance.now())
    const connected = turns.connect()
    try {
      return await Promise.race([connected, ended])
    } catch (error) {
      connected.then(
        (client) => client.release(),
        () => undefined,
      )
      if (error instanceof ConnectionsBusy) throw error
      await suspect()
      throw outage.refusal() ?? error
    } finally {
      awaited.delete(reject)
    }
  }
  // The pool itself uses the callback.
  pool.connect = ((done?: Done) => {
    if (!done) return guarded()
    guarded().then(
      (client) => done(undefined, client, client.release),
      (error: Error) => done(error),
    )
  }) as Pool['connect']

  pool.on('error', () => void suspect())
  pool.on('connect', (client) => client.on('error', () => void suspect()))
  setInterval(() => {
    const since = Math.min(...awaited.values(), ...used.values())
    if (since < Number.POSITIVE_INFINITY) outage.watch(performance.now() - since)
  }, WATCH_MS).unref()
}

function streamOf(client: PoolClient): Socket | undefined {
  return (client as PoolClient & { connection?: { stream?: Socket } }).connection?.stream
}

/**
 * Returns a pool that drops lost connections, also those in use. With limits it fails at once during an outage, and
 * networks take turns at its connections.
 */
export function openPool(config: PoolConfig, limits?: RequestLimits): Pool {
  const pool = new Pool({
    ...config,
    ...(limits && {
      connectionTimeoutMillis: limits.connectMs,
      stream: () => limitedSocket(limits.silentMs),
    }),
  })
  /** Since when. */
  const used = new Map<PoolClient, number>()
  pool.on('acquire', (client) => used.set(client, performance.now()))
  pool.on('release', (_, client) => used.delete(client))
  pool.on('connect', (client) => {
    observeQueries(client)
    // The statements that wait on the connection fail themselves.
    client.on('error', () => undefined)
    client.on('end', () => {
      if (!used.has(client)) return
      // A transaction that cannot even begin does not return its connection.
      client.release(true)
      client.release = () => undefined
    })
  })
  if (limits) guard(pool, config, limits, used)
  else pool.on('error', (error) => console.error(`database connection lost: ${error.message}`))
  return pool
}
