import { Client } from 'pg'
import { expect, test } from 'vitest'
import { MAX_FULL_NAME_LENGTH, MAX_NAME_LENGTH } from '@/lib/domain/name-length'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { withEmptyDatabase } from '../fixtures/empty-database'
import { migrateBefore } from '../fixtures/migrations-before'

const url = withEmptyDatabase()

test('a filled database gets the limits although older rows exceed them', {
  tags: ['thorough'],
}, async () => {
  const client = new Client({ connectionString: url() })
  await client.connect()
  try {
    await migrateBefore(client, '0028_limits')
    const long = 'n'.repeat(200)
    await client.query(
      `INSERT INTO users (email, first_name, last_name, country, address, locale)
       VALUES ('long@example.com', $1, '', 'TH', '', 'en')`,
      [long],
    )
    const request = `INSERT INTO support_requests (number, topic, name, email, message, locale)
      VALUES ($1, 'other', $2, 'long@example.com', 'Hello', 'en')`
    await client.query(request, ['SUP-1', long])

    await migrateDatabase(url())

    const { rows } = await client.query(
      'SELECT length(first_name) AS first, (SELECT length(name) FROM support_requests) AS name FROM users',
    )
    expect(rows).toEqual([{ first: MAX_NAME_LENGTH, name: long.length }])
    const { rows: open } = await client.query('SELECT conname FROM pg_constraint WHERE NOT convalidated')
    expect(open).toEqual([{ conname: 'support_requests_name' }])
    await client.query(request, ['SUP-2', 'n'.repeat(MAX_FULL_NAME_LENGTH)])
    await expect(client.query(request, ['SUP-3', 'n'.repeat(MAX_FULL_NAME_LENGTH + 1)])).rejects.toThrow(
      'support_requests_name',
    )
  } finally {
    await client.end()
  }
})
