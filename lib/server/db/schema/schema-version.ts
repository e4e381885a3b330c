import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core'

/** One row: how many migrations a server must know to serve this database. */
export const schemaVersion = pgTable(
  'schema_version',
  {
    /** Always true, so that there is no second row. */
    only: boolean('only').primaryKey().default(true),
    oldestServer: integer('oldest_server').notNull(),
  },
  (table) => [check('schema_version_only', sql`${table.only}`)],
)
