import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LaunchedDatabase, launchEmbedded } from '../../lib/server/db/embedded/launch'
import { databaseUnderTest } from '../fixtures/database-under-test'
import { RawExchange } from '../fixtures/raw-exchange'

const run = promisify(execFile)

const targets = [{ name: 'embedded', url: '' }]
if (process.env.TEST_DATABASE_URL) targets.push({ name: 'PostgreSQL', url: process.env.TEST_DATABASE_URL })

let embedded: LaunchedDatabase | undefined
beforeAll(async () => {
  embedded = await launchEmbedded({ memory: true })
})
afterAll(async () => {
  await embedded?.stop()
})

describe.each(targets)('$name database', ({ url: given }) => {
  const { connect, disconnect, url } = databaseUnderTest(given, () => embedded?.url ?? '')

  it('keeps the totals right under transfers from two processes', async () => {
    const client = await connect()
    await client.query(`
      CREATE TABLE account (id int PRIMARY KEY, balance bigint NOT NULL CHECK (balance >= 0));
      CREATE TABLE ledger (id bigserial PRIMARY KEY, debtor int NOT NULL REFERENCES account,
        creditor int NOT NULL REFERENCES account, amount bigint NOT NULL);
      INSERT INTO account SELECT id, 200 FROM generate_series(1, 20) AS id;
    `)
    const worker = join(import.meta.dirname, 'transfer-worker.ts')
    const results = await Promise.all(
      ['11', '47'].map(async (seed) => {
        const { stdout } = await run(process.execPath, ['--import', 'tsx', worker, url(), seed, '500'])
        return JSON.parse(stdout) as { committed: number; total: number }
      }),
    )
    const committed = results.reduce((sum, result) => sum + result.committed, 0)
    expect(committed).toBeGreaterThan(500)
    expect(committed).toBeLessThan(1000)
    const { rows } = await client.query(`
      SELECT (SELECT sum(balance)::int FROM account) AS total, (SELECT min(balance)::int FROM account) AS lowest,
        (SELECT count(*)::int FROM ledger) AS entries,
        (SELECT count(*)::int FROM account AS a WHERE balance <> 200
          + (SELECT coalesce(sum(amount), 0) FROM ledger WHERE creditor = a.id)
          - (SELECT coalesce(sum(amount), 0) FROM ledger WHERE debtor = a.id)) AS wrong
    `)
    expect(rows[0]).toMatchObject({ total: 4000, entries: committed, wrong: 0 })
    expect(rows[0].lowest).toBeGreaterThanOrEqual(0)
  })

  it('reports errors with their SQLSTATE and continues', async () => {
    const client = await connect()
    await client.query(
      'CREATE TABLE thing (id int PRIMARY KEY, size int CHECK (size > 0), parent int REFERENCES thing)',
    )
    await client.query('INSERT INTO thing VALUES (1, 1, 1)')
    const failing: [string, unknown[] | undefined, string][] = [
      ['SELEC 1', undefined, '42601'],
      ['SELEC $1', [1], '42601'],
      ['SELECT nothing FROM thing', [], '42703'],
      ['SELECT * FROM nowhere', undefined, '42P01'],
      ['SELECT 1 / $1::int', [0], '22012'],
      ['SELECT $1::int', ['many'], '22P02'],
      ['INSERT INTO thing VALUES ($1, 1, 1)', [1], '23505'],
      ['INSERT INTO thing VALUES ($1, 0, 1)', [2], '23514'],
      ['INSERT INTO thing VALUES ($1, 1, 9)', [2], '23503'],
      ['INSERT INTO thing (size) VALUES ($1)', [1], '23502'],
      ['SELECT 1; SELECT 1 / 0; SELECT 2', undefined, '22012'],
    ]
    for (const [sql, values, code] of failing) {
      await expect(client.query(sql, values), sql).rejects.toMatchObject({ code })
      expect((await client.query('SELECT $1::int AS n', [7])).rows).toEqual([{ n: 7 }])
    }
    await expect(client.query('INSERT INTO thing VALUES (1, 1, 1)')).rejects.toMatchObject({
      constraint: 'thing_pkey',
      table: 'thing',
    })
  })

  it('aborts a transaction after an error until it is rolled back', async () => {
    const client = await connect()
    await client.query('CREATE TABLE note (body text)')
    await client.query('BEGIN')
    await client.query('INSERT INTO note VALUES ($1)', ['lost'])
    await expect(client.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
    await expect(client.query('SELECT $1::int', [1])).rejects.toMatchObject({ code: '25P02' })
    await expect(client.query('SELECT 1')).rejects.toMatchObject({ code: '25P02' })
    expect((await client.query('COMMIT')).command).toBe('ROLLBACK')
    await client.query('BEGIN')
    await client.query('INSERT INTO note VALUES ($1)', ['kept'])
    await client.query('SAVEPOINT here')
    await expect(client.query('SELEC')).rejects.toMatchObject({ code: '42601' })
    await client.query('ROLLBACK TO here')
    await client.query('COMMIT')
    expect((await client.query('SELECT body FROM note')).rows).toEqual([{ body: 'kept' }])
  })

  it('keeps prepared statements of the same name apart', async () => {
    const [one, two] = [await connect(), await connect()]
    const query = (client: pg.Client, sql: string, value: string) =>
      client.query({ name: 'same', text: sql, values: [value] }).then((result) => result.rows[0])
    for (let round = 0; round < 3; round++) {
      expect(await query(one, 'SELECT $1::text AS first', `a${round}`)).toEqual({ first: `a${round}` })
      expect(await query(two, 'SELECT upper($1) AS second', `b${round}`)).toEqual({ second: `B${round}` })
    }
    await disconnect(two)
    expect(await query(one, 'SELECT $1::text AS first', 'still')).toEqual({ first: 'still' })
  })

  it('keeps the unnamed statement of a client across the work of others', async () => {
    const [one, two] = [await connect(), await connect()]
    const parse = new RawExchange((connection) => {
      connection.parse({ name: '', text: 'SELECT $1::text || $2::text', types: [] }, true)
      connection.sync()
    })
    one.query(parse)
    await parse.done
    await two.query('SELECT $1::int AS other', [1])
    await two.query('SELECT 1')
    for (const value of ['x', 'y']) {
      const execute = new RawExchange((connection) => {
        connection.bind({ statement: '', values: [value, '!'] }, true)
        connection.execute({ portal: '', rows: '0' }, true)
        connection.sync()
      })
      one.query(execute)
      await execute.done
      expect(execute.rows).toEqual([[`${value}!`]])
    }
  })

  it('keeps session settings with their session', async () => {
    const [one, two] = [await connect(), await connect()]
    const zone = async (client: pg.Client) => (await client.query('SHOW TimeZone')).rows[0].TimeZone
    const usual = await zone(two)
    await one.query("SET TimeZone = 'Asia/Bangkok'")
    expect(await zone(two)).toBe(usual)
    expect(await zone(one)).toBe('Asia/Bangkok')
    await two.query("SELECT set_config('TimeZone', 'Asia/Tokyo', false)")
    expect(await zone(one)).toBe('Asia/Bangkok')
    expect(await zone(two)).toBe('Asia/Tokyo')
    await two.query('BEGIN')
    await two.query("SET TimeZone = 'Asia/Seoul'")
    await two.query('ROLLBACK')
    expect(await zone(one)).toBe('Asia/Bangkok')
    expect(await zone(two)).toBe('Asia/Tokyo')
    await one.query('RESET TimeZone')
    expect(await zone(one)).toBe(usual)
    const jakarta = new URL(url())
    jakarta.searchParams.set('options', '-c TimeZone=Asia/Jakarta')
    const three = new pg.Client(jakarta.href)
    await three.connect()
    expect(await zone(three)).toBe('Asia/Jakarta')
    expect(await zone(one)).toBe(usual)
    await three.end()
    expect(await zone(one)).toBe(usual)
  })

  it('isolates interleaved transactions', async () => {
    const [one, two] = [await connect(), await connect()]
    await one.query('CREATE TABLE counter (n int); INSERT INTO counter VALUES (0)')
    const order: string[] = []
    const bump = async (client: pg.Client, name: string) => {
      await client.query('BEGIN')
      const { rows } = await client.query<{ n: number }>('SELECT n FROM counter FOR UPDATE')
      order.push(`${name} read ${rows[0]?.n}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
      await client.query('UPDATE counter SET n = $1', [(rows[0]?.n ?? 0) + 1])
      order.push(`${name} wrote`)
      await client.query('COMMIT')
    }
    await Promise.all([bump(one, 'one'), bump(two, 'two')])
    expect((await one.query('SELECT n FROM counter')).rows).toEqual([{ n: 2 }])
    const [first, second] = order[0]?.startsWith('one') ? ['one', 'two'] : ['two', 'one']
    expect(order).toEqual([`${first} read 0`, `${first} wrote`, `${second} read 1`, `${second} wrote`])

    await one.query('BEGIN')
    await one.query('UPDATE counter SET n = 99')
    const seen = two.query('SELECT n FROM counter')
    await one.query('ROLLBACK')
    expect((await seen).rows).toEqual([{ n: 2 }])
  })

  it('transfers big results and parameters', async () => {
    const client = await connect()
    const { rows } = await client.query(
      "SELECT i, repeat('ก', 100) AS filler FROM generate_series(1, 10000) AS i",
    )
    expect(rows).toHaveLength(10_000)
    expect(rows[9_999]).toEqual({ i: 10_000, filler: 'ก'.repeat(100) })
    const big = 'เที่ยว🏝️'.repeat(150_000)
    expect((await client.query('SELECT $1::text AS big', [big])).rows[0].big).toBe(big)
    expect((await client.query(`SELECT '${big}' AS big`)).rows[0].big).toBe(big)
  })

  it('transfers parameters of the usual types', async () => {
    const client = await connect()
    await client.query(`CREATE TABLE sample (i int, b bigint, t text, j jsonb, at timestamptz, a text[], n text,
      bytes bytea, flag boolean, price numeric(12, 2), day date, id uuid)`)
    const at = new Date('2026-02-28T23:59:59.123Z')
    const bytes = Buffer.from([0, 1, 255, 10, 13, 92, 0])
    const values = [
      -2_147_483_648,
      '9223372036854775807',
      'สวัสดี "โลก" 🏝️\n\'\\',
      { hotel: 'ชายหาด', rooms: [1, 2], none: null },
      at,
      ['a', 'b,c', 'ไทย "q"', '', '🌊'],
      null,
      bytes,
      true,
      '1234567890.10',
      '2026-02-28',
      'b2c9a1de-5a0f-4f8b-9b0a-0f7d3d1f0a11',
    ]
    await client.query('INSERT INTO sample VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11::date,$12)', values)
    const { rows } = await client.query('SELECT *, day::text AS day FROM sample')
    expect(rows[0]).toEqual({
      i: values[0],
      b: values[1],
      t: values[2],
      j: values[3],
      at,
      a: values[5],
      n: null,
      bytes,
      flag: true,
      price: '1234567890.10',
      day: '2026-02-28',
      id: values[11],
    })
  })

  it('works with Drizzle', async () => {
    const client = await connect()
    await client.query('CREATE TABLE hotel (id int PRIMARY KEY, name text NOT NULL, tags jsonb NOT NULL)')
    const hotel = pgTable('hotel', {
      id: integer().primaryKey(),
      name: text().notNull(),
      tags: jsonb().$type<string[]>().notNull(),
    })
    const pool = new pg.Pool({ connectionString: url(), max: 4 })
    const db = drizzle(pool)
    await db.insert(hotel).values([
      { id: 2, name: 'ภูเก็ต', tags: ['sea'] },
      { id: 1, name: 'Chiang Mai', tags: [] },
    ])
    await expect(
      db.transaction(
        async (tx) => {
          await tx.update(hotel).set({ name: 'gone' }).where(eq(hotel.id, 1))
          throw new Error('no')
        },
        { isolationLevel: 'serializable' },
      ),
    ).rejects.toThrow('no')
    await db.transaction(async (tx) => {
      await tx
        .update(hotel)
        .set({ tags: ['hill'] })
        .where(eq(hotel.id, 1))
    })
    expect(await db.select().from(hotel).orderBy(asc(hotel.id))).toEqual([
      { id: 1, name: 'Chiang Mai', tags: ['hill'] },
      { id: 2, name: 'ภูเก็ต', tags: ['sea'] },
    ])
    const prepared = db.select().from(hotel).where(eq(hotel.id, 2)).prepare('hotel_by_id')
    expect(await Promise.all(Array.from({ length: 20 }, () => prepared.execute()))).toHaveLength(20)
    await pool.end()
  })
})
