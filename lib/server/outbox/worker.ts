import { log } from '@/lib/server/http/log'
import { serializeError } from '@/lib/server/http/serialize-error'
import { backoffSeconds, MOST_TRIES } from './backoff'
import { OUTBOX_HANDLERS } from './handlers'
import { claimDue, deleteDone, markDone, markFailed, type OutboxRow } from './repo'

const BATCH = 10
const LEASE_SECONDS = 120
const POLL_MS = 5000
const SWEEP_MS = 3_600_000
const RETENTION_DAYS = 30

const after = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)

async function run(row: OutboxRow): Promise<void> {
  try {
    const load = OUTBOX_HANDLERS[row.kind]
    if (!load) throw new Error(`no handler for outbox rows of kind ${row.kind}`)
    await (await load())(row.payload, row.id)
    await markDone(row.id, new Date())
  } catch (error) {
    const reason = serializeError(error).message
    log[row.tries >= MOST_TRIES ? 'error' : 'warn'](
      { id: row.id, kind: row.kind, reason },
      'outbox row failed',
    )
    await markFailed(row.id, reason.slice(0, 500), after(new Date(), backoffSeconds(row.tries)))
  }
}

/** Works off everything that is due, one batch after the other. */
export async function runOutbox(): Promise<void> {
  for (;;) {
    const rows = await claimDue(LEASE_SECONDS, BATCH, MOST_TRIES)
    if (rows.length === 0) return
    await Promise.all(rows.map(run))
  }
}

let running: Promise<void> | null = null
let asked = false

let isLeft = false

/** Leaves the outbox to the shop that runs on the same database: this process need not know its address and keys. */
export function disableOutboxWorker(): void {
  isLeft = true
}

/** Has the outbox worked off now, in the background; to be called after the commit that wrote a row. */
export function wakeOutbox(): void {
  if (isLeft) return
  asked = true
  if (running) return
  running = (async () => {
    try {
      while (asked) {
        asked = false
        await runOutbox()
      }
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read')
    } finally {
      running = null
    }
  })()
}

/** When the outbox that was nudged is worked off; for a process that ends then. */
export async function drainOutbox(): Promise<void> {
  while (running) await running
}

/** Kept over module reloads of the development server. */
const holder = globalThis as typeof globalThis & { sunhopOutbox?: () => void }

/** Looks for due rows every 5 seconds, and for old ones every hour. Returns what stops it. */
export function startOutboxWorker(): () => void {
  holder.sunhopOutbox?.()
  const poll = setInterval(wakeOutbox, POLL_MS)
  const sweep = setInterval(() => {
    deleteDone(after(new Date(), -RETENTION_DAYS * 86_400)).catch((error: unknown) =>
      log.error({ err: error }, 'the outbox could not be swept'),
    )
  }, SWEEP_MS)
  poll.unref()
  sweep.unref()
  holder.sunhopOutbox = () => {
    clearInterval(poll)
    clearInterval(sweep)
  }
  return holder.sunhopOutbox
}
