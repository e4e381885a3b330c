import { Socket } from 'node:net'
import { Pool, type PoolClient, type PoolConfig } from 'pg'

/** How long requests wait for the database. Commands, whose statements may take long, wait without limit. */
export const REQUEST_LIMITS = {
  /** Until a connection is open, or one of the open ones is free. */
  connectMs: 8_000,
  /** Until the server sends something. Longer than the pool keeps an idle connection. */
  silentMs: 30_000,
}

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

/** Returns a pool that drops lost connections, also those in use. */
export function openPool(config: PoolConfig, limits?: typeof REQUEST_LIMITS): Pool {
  const pool = new Pool({
    ...config,
    ...(limits && {
      connectionTimeoutMillis: limits.connectMs,
      stream: () => limitedSocket(limits.silentMs),
    }),
  })
  const used = new Set<PoolClient>()
  pool.on('acquire', (client) => used.add(client))
  pool.on('release', (_, client) => used.delete(client))
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`))
  pool.on('connect', (client) => {
    // The statements that wait on the connection fail themselves.
    client.on('error', () => undefined)
    client.on('end', () => {
      if (!used.has(client)) return
      // A transaction that cannot even begin does not return its connection.
      client.release(true)
      client.release = () => undefined
    })
  })
  return pool
}
