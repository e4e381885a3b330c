import pg from 'pg'
import { launchEmbedded } from '../../lib/server/db/embedded/launch'

// Either leaves a transaction open (hold URL), or launches a database and stays up (launch DIR).
const [mode, target = ''] = process.argv.slice(2)

if (mode === 'hold') {
  const client = new pg.Client(target)
  await client.connect()
  await client.query('BEGIN')
  await client.query('UPDATE stock SET rooms = 0')
  process.stdout.write('holding\n')
} else {
  const { url } = await launchEmbedded({ dir: target })
  process.stdout.write(`${url}\n`)
}
setInterval(() => {}, 60_000)
