import { sql } from 'drizzle-orm'
import { ApiError } from '@/lib/contract/error'
import { log } from '@/lib/server/http/log'
import { database, type Queryable, type Transaction } from './client'
import journal from './migrations/meta/_journal.json'
import { schemaVersion } from './schema'

/** The migrations that this server knows, oldest first. */
const MIGRATIONS: readonly string[] = journal.entries.map(({ tag }) => tag)

export const MIGRATION_COUNT = MIGRATIONS.length

/**
 * Migrations after which a server that does not know them still works: they only add what it neither reads nor has to
 * write. After any other, such a server takes no orders. A change that breaks older servers therefore goes in two
 * releases if they are to go on selling meanwhile: the first adds, the second removes.
 */
const EXPANDING: ReadonlySet<string> = new Set([
  '0048_schema-version',
  '0049_place-changes',
  '0050_outbox-holders',
  '0051_refunds-elsewhere',
  '0052_refunds-failed',
  '0053_special-requests',
  '0054_stays',
  '0055_supplier-phones',
  '0057_refused-links',
  '0058_on-the-day',
  '0060_events',
  '0061_booking-changes',
  '0062_imported-reviews',
  '0063_support-messages',
  '0064_photographs',
  '0065_sign-in-links',
  '0066_slot-options',
  '0067_two-step-challenges',
  '0068_server-tokens',
  '0070_support-mails',
])

/** How many migrations a server must know to serve a database with all of these. */
export function oldestServerFor(migrations: readonly string[], expanding = EXPANDING): number {
  return migrations.findLastIndex((tag) => !expanding.has(tag)) + 1
}

export const OLDEST_SERVER = oldestServerFor(MIGRATIONS)

const fits = (oldestServer: number | undefined): boolean => (oldestServer ?? 0) <= MIGRATIONS.length

let isMisfitLogged = false

function logMisfit(): void {
  if (isMisfitLogged) return
  isMisfitLogged = true
  log.error('a newer version has migrated the database: this server takes no orders, replace it')
}

/** Whether this server can serve the database, which a newer one may have migrated. */
export async function isSchemaFitting(db: Queryable = database()): Promise<boolean> {
  const [row] = await db.select({ oldestServer: schemaVersion.oldestServer }).from(schemaVersion)
  if (fits(row?.oldestServer)) return true
  logMisfit()
  return false
}

/**
 * Checks that this server can serve the database, and holds migrations off until the transaction ends.
 * @throws ApiError UNAVAILABLE if a newer server has migrated it
 */
export async function requireFittingSchema(db: Transaction): Promise<void> {
  const { rows } = await db.execute<{ oldest_server: number }>(
    sql`SELECT oldest_server FROM ${schemaVersion} FOR SHARE`,
  )
  if (fits(rows[0]?.oldest_server)) return
  logMisfit()
  throw new ApiError('UNAVAILABLE')
}
