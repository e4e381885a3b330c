import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'

export const redirects = pgTable(
  'redirects',
  {
    path: text('path').primaryKey(),
    target: text('target').notNull(),
  },
  (t) => [
    check('redirects_no_self', sql`${t.path} <> ${t.target}`),
    check('redirects_path', sql`${t.path} ~ '^/[^?#]*$'`),
    check('redirects_target', sql`${t.target} ~ '^(/[^/\\\\]|/$|https?://)'`),
  ],
)
