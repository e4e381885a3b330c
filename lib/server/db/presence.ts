import { randomInt } from 'node:crypto'
import { Client } from 'pg'
import { env } from '@/lib/env'
import { log } from '@/lib/server/http/log'
import { isConnectionLost } from './connection-lost'
import { DatabaseUnavailable } from './outage'

/** First key of the advisory locks; arbitrary, but the same for every server. The second is the id of a process. */
const LOCK = 7_786_468
const RETRY_MS = 500
const LIMIT_MS = 8_000
/** Less than ABSENCE_MS, so that a living process has time for a second try; a slow server gets LIMIT_MS after that. */
const RECONNECT_LIMIT_MS = 1_500
const LARGEST_ID = 2 ** 31 - 1

/**
 * How long a process must be absent before it counts as gone: a living one whose connection was lost takes its lock again
 * sooner. At the end of the embedded database its web server follows within this time, too.
 */
export const ABSENCE_MS = 4_000

/**
 * A machine that lost its power does not close its connections: the database server notices it within seconds. The
 * connection is idle for as long as the process runs.
 */
const CONNECTION_SETTINGS = `SET tcp_keepalives_idle = 3; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3;
  SET tcp_user_timeout = 6000; SET idle_session_timeout = 0`

interface Presence {
  id: number
  client: Client | null
  opening: Promise<void> | null
  /** How many of the next tries to connect have RECONNECT_LIMIT_MS only. */
  quickTries: number
  /** Since when others are absent, by id. */
  absentSince: Map<number, number>
}

/** Survives module reloads of the development server. */
const holder = globalThis as typeof globalThis & { sunhopPresence?: Presence }

function presence(): Presence {
  holder.sunhopPresence ??= {
    id: randomInt(1, LARGEST_ID),
    client: null,
    opening: null,
    quickTries: 0,
    absentSince: new Map(),
  }
  return holder.sunhopPresence
}

/** Only one server works on the embedded database, whose connections share their locks. */
const isAlone = () => process.env.EMBEDDED_DATABASE !== undefined

async function open(own: Presence): Promise<void> {
  const limitMs = own.quickTries > 0 ? RECONNECT_LIMIT_MS : LIMIT_MS
  own.quickTries = Math.max(0, own.quickTries - 1)
  const client = new Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: limitMs,
    query_timeout: LIMIT_MS,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(CONNECTION_SETTINGS)
    await client.query('SELECT pg_advisory_lock($1, $2)', [LOCK, own.id])
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  own.client = client
  client.once('end', () => {
    own.client = null
    // Others may have been present while this process did not see them.
    own.absentSince.clear()
    own.quickTries = 2
    const again = () => {
      if (holder.sunhopPresence !== own || own.client) return
      appear(own).catch(() => setTimeout(again, RETRY_MS).unref())
    }
    again()
  })
}

function appear(own: Presence): Promise<void> {
  own.opening ??= open(own)
    .catch((error: unknown) => {
      // The pool reports the outage.
      throw isConnectionLost(error) ? new DatabaseUnavailable('the database is unavailable') : error
    })
    .finally(() => {
      own.opening = null
    })
  return own.opening
}

/**
 * Returns the id under which this process is present in the database. Until the process ends, others see it there, however
 * busy or frozen it is: a lock on a connection of its own ends with the process.
 */
export async function presenceId(): Promise<number> {
  const own = presence()
  if (!isAlone() && !own.client) await appear(own)
  return own.id
}

async function presentIds(own: Presence): Promise<Set<number>> {
  if (isAlone()) return new Set([own.id])
  if (!own.client) await appear(own)
  const { rows } = (await own.client?.query<{ id: number }>(
    `SELECT objid::int AS id FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [LOCK],
  )) ?? { rows: [] }
  return new Set([own.id, ...rows.map(({ id }) => id)])
}

/** Returns those of some processes that have ended. */
export async function goneOf(ids: readonly number[], now = performance.now()): Promise<number[]> {
  const own = presence()
  const present = ids.length > 0 ? await presentIds(own) : new Set<number>()
  const absent = ids.filter((id) => !present.has(id))
  own.absentSince = new Map(absent.map((id) => [id, own.absentSince.get(id) ?? now]))
  return absent.filter((id) => now - (own.absentSince.get(id) ?? now) >= ABSENCE_MS)
}

/** Ends the presence of this process; the next use begins another. */
export async function endPresence(): Promise<void> {
  const own = holder.sunhopPresence
  if (!own) return
  holder.sunhopPresence = undefined
  await own.opening?.catch(() => undefined)
  await own.client?.end().catch((error: unknown) => log.debug({ err: error }, 'presence not ended'))
}
