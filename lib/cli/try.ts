import { launchEmbedded } from '@/lib/server/db/embedded/launch'

const db = await launchEmbedded({ dir: '.data/db' })
console.log(db.url)
process.on('SIGTERM', () => void db.stop().then(() => process.exit(0)))
setInterval(() => {}, 1000)
