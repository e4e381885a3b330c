import { readFileSync } from 'node:fs'
import { sql } from '../../fixtures/database'

/** Memory and storage used by a shop. */
export interface Footprint {
  /** Memory of the server process, in MB; null where the system has no /proc. */
  memory: number | null
  /** Rate limit rows, and their size on disk in KB. */
  limits: number
  kilobytes: number
  /** Total rows of all other tables. */
  others: number
}

function memoryOf(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null
  } catch {
    return null
  }
}

async function rowsOf(table: string): Promise<number> {
  const [row] = await sql<{ count: string }>(`SELECT count(*) AS count FROM "${table}"`)
  return Number(row?.count)
}

export async function footprint(pid: number): Promise<Footprint> {
  const tables = await sql<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  )
  let others = 0
  for (const { name } of tables) if (name !== 'rate_limits') others += await rowsOf(name)
  const [size] = await sql<{ bytes: string }>("SELECT pg_total_relation_size('rate_limits') AS bytes")
  return {
    memory: memoryOf(pid),
    limits: await rowsOf('rate_limits'),
    kilobytes: Math.round(Number(size?.bytes) / 1024),
    others,
  }
}
