import pg from 'pg'

// Makes transfers between random accounts over a pool, some of them rolled back on purpose, and prints how many
// were committed.
const [url = '', seed = '1', count = '500'] = process.argv.slice(2)
const ACCOUNTS = 20

let state = Number(seed)
function random(below: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31
  return Math.floor((state / 2 ** 31) * below)
}

const pool = new pg.Pool({ connectionString: url, max: 10 })

async function transfer(): Promise<boolean> {
  const from = random(ACCOUNTS) + 1
  const to = ((from + random(ACCOUNTS - 1)) % ACCOUNTS) + 1
  const amount = random(60) + 1
  const rollback = random(7) === 0
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query<{ id: number; balance: string }>(
      'SELECT id, balance FROM account WHERE id = ANY($1::int[]) ORDER BY id FOR UPDATE',
      [[from, to]],
    )
    const balance = Number(rows.find((row) => row.id === from)?.balance)
    // Read and written back by the client: a lost update would show in the sum.
    await client.query('UPDATE account SET balance = $1 WHERE id = $2', [balance - amount, from])
    await client.query('UPDATE account SET balance = balance + $1 WHERE id = $2', [amount, to])
    await client.query('INSERT INTO ledger (debtor, creditor, amount) VALUES ($1, $2, $3)', [
      from,
      to,
      amount,
    ])
    await client.query(rollback ? 'ROLLBACK' : 'COMMIT')
    return !rollback
  } catch (error) {
    await client.query('ROLLBACK')
    if ((error as { code?: string }).code === '23514') return false
    throw error
  } finally {
    client.release()
  }
}

const results = await Promise.all(Array.from({ length: Number(count) }, transfer))
await pool.end()
process.stdout.write(JSON.stringify({ committed: results.filter(Boolean).length, total: results.length }))
