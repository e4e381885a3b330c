import { pgTable, text } from 'drizzle-orm/pg-core'

/** The languages of the shop and former ones; migrateDatabase() inserts new ones. */
export const locales = pgTable('locales', { code: text('code').primaryKey() })
