import { setInterval } from 'node:timers'
import { presenceId } from '@/lib/server/db/presence'
import { claimDue } from '@/lib/server/outbox/repo'

/** A separate server: claims the mails that are due, and works on them without end. */
const rows = await claimDue({ kind: 'mail', gateway: null }, { id: await presenceId(), inWork: [] }, 10)
process.stdout.write(`${rows.length}\n`)
// A server that is busy needs its presence often.
setInterval(() => void presenceId().catch(() => undefined), 100)
