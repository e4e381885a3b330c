import { log } from '@/lib/server/http/log'
import { serializeError } from '@/lib/server/http/serialize-error'
import { backoffSeconds, MAX_ATTEMPTS } from './backoff'
import { OUTBOX_HANDLERS } from './handlers'
import { claimDue, deleteDone, markDone, markFailed, type OutboxRow } from './repo'

const BATCH = 10
const LEASE_SECONDS = 120
const POLL_MS = 5000
const CLEANUP_MS = 3_600_000
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
    log[row.attempts >= MAX_ATTEMPTS ? 'error' : 'warn'](
      { id: row.id, kind: row.kind, reason },
      'outbox row failed',
    )
    await markFailed(row.id, reason.slice(0, 500), after(new Date(), backoffSeconds(row.attempts)))
  }
}

/** Processes all due rows in batches. */
export async function runOutbox(): Promise<void> {
  for (;;) {
    const rows = await claimDue(LEASE_SECONDS, BATCH, MAX_ATTEMPTS)
    if (rows.length === 0) return
    await Promise.all(rows.map(run))
  }
}

let running: Promise<void> | null = null
let isRequested = false

let isDisabled = false

/**
 * Leaves the outbox to the shop that runs on the same database, since this process may lack the mail server
 * and gateway settings.
 */
export function disableOutboxWorker(): void {
  isDisabled = true
}

/** Processes the outbox now, in the background. Call it after the commit that inserted a row. */
export function wakeOutbox(): void {
  if (isDisabled) return
  isRequested = true
  if (running) return
  running = (async () => {
    try {
      while (isRequested) {
        isRequested = false
        await runOutbox()
      }
    } catch (error) {
      log.error({ err: error }, 'outbox poll failed')
    } finally {
      running = null
    }
  })()
}

/** Resolves when the outbox is drained; for a process that exits afterwards. */
export async function drainOutbox(): Promise<void> {
  while (running) await running
}

/** Survives module reloads of the development server. */
const holder = globalThis as typeof globalThis & { sunhopOutbox?: () => void }

/** Polls for due rows every 5 seconds and deletes old ones every hour. Returns a function that stops it. */
export function startOutboxWorker(): () => void {
  holder.sunhopOutbox?.()
  const poll = setInterval(wakeOutbox, POLL_MS)
  const cleanup = setInterval(() => {
    deleteDone(after(new Date(), -RETENTION_DAYS * 86_400)).catch((error: unknown) =>
      log.error({ err: error }, 'outbox cleanup failed'),
    )
  }, CLEANUP_MS)
  poll.unref()
  cleanup.unref()
  holder.sunhopOutbox = () => {
    clearInterval(poll)
    clearInterval(cleanup)
  }
  return holder.sunhopOutbox
}
