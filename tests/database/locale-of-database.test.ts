import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { database } from '@/lib/server/db/client'
import { recognizesAllScripts } from '@/lib/server/db/lc-ctype'
import { createBeside, withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

test('[R4] the database recognizes Thai and Chinese letters', async () => {
  expect(await recognizesAllScripts(database())).toBe(true)
})

test.runIf(process.env.TEST_DATABASE_URL)(
  '[R4] a database with the LC_CTYPE C recognizes Latin letters only',
  async () => {
    const { url, drop } = await createBeside(process.env.TEST_DATABASE_URL ?? '', "template0 LC_CTYPE 'C'")
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      await client.query('CREATE EXTENSION pg_trgm')
      expect(await recognizesAllScripts(drizzle(client))).toBe(false)
    } finally {
      await client.end()
      await drop()
    }
  },
)
