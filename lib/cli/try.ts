import { prepareDatabase } from '@/lib/cli/database'
import { env } from '@/lib/env'
import { launchEmbedded } from '@/lib/server/db/embedded/launch'
const db = await launchEmbedded({ dir: '/tmp/wt-cart-db/db' })
await prepareDatabase(db.url, env)
console.log(db.url)
process.on('SIGTERM', () => void db.stop().then(() => process.exit(0)))
setInterval(() => {}, 1000)
