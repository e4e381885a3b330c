import { outsideRequest } from '@/lib/server/http/current-request'
import { log } from '@/lib/server/http/log'
import { serializeError } from '@/lib/server/http/serialize-error'
import { backoffSeconds } from './backoff'
import { OUTBOX_HANDLERS } from './handlers'
import { underLease } from './lease'
import { claimDue, deleteOld, type Lane, LEASE_SECONDS, markDone, markFailed, type OutboxRow } from './repo'
import { withoutAddresses } from './without-addresses'

const BATCH = 10
const POLL_MS = 5000
const CLEANUP_MS = 3_600_000
const RETENTION_DAYS = 30

const after = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)

async function run(row: OutboxRow): Promise<void> {
  const { id, kind } = row
  try {
    const load = OUTBOX_HANDLERS[kind]
    if (!load) throw new Error(`no handler for outbox rows of kind ${kind}`)
    const handle = await load()
    await underLease(row, () => handle(row.payload, id))
    await markDone(id, new Date())
  } catch (error) {
    const reason = withoutAddresses(serializeError(error).message)
    const isDead = await markFailed(row, reason.slice(0, 500), backoffSeconds(row.attempts))
    if (isDead) log.error({ id, kind, reason }, 'outbox row given up: resume it with npm run orders')
    else log.warn({ id, kind, reason }, 'outbox row failed')
  }
}

const KINDS = Object.keys(OUTBOX_HANDLERS)
/** Each kind has its own, so that a server that does not respond delays only its own kind. */
const LANES: Lane[] = [...KINDS.map((kind) => ({ kind })), { except: KINDS }]

async function runLane(lane: Lane): Promise<void> {
  for (;;) {
    const rows = await claimDue(lane, LEASE_SECONDS, BATCH)
    if (rows.length === 0) return
    await Promise.all(rows.map(run))
  }
}

/** Processes all due rows in batches. */
export async function runOutbox(): Promise<void> {
  await Promise.all(LANES.map(runLane))
}

let isDisabled = false

/**
 * Leaves the outbox to the shop that runs on the same database, since this process may lack the mail server
 * and gateway settings.
 */
export function disableOutboxWorker(): void {
  isDisabled = true
}

/** A worker of a lane in the background. */
interface Worker {
  wake(): void
  running(): Promise<void> | null
}

function workerOf(lane: Lane): Worker {
  let running: Promise<void> | null = null
  let isRequested = false
  async function work(): Promise<void> {
    try {
      while (isRequested) {
        isRequested = false
        await runLane(lane)
      }
    } catch (error) {
      log.error({ err: error }, 'outbox poll failed')
    } finally {
      running = null
    }
  }
  return {
    wake() {
      isRequested = true
      running ??= outsideRequest(work)
    },
    running: () => running,
  }
}

const workers = LANES.map(workerOf)

/** Processes the outbox now, in the background. Call it after the commit that inserted a row. */
export function wakeOutbox(): void {
  if (isDisabled) return
  for (const worker of workers) worker.wake()
}

/** Resolves when the outbox is drained; for a process that exits afterwards. */
export async function drainOutbox(): Promise<void> {
  while (workers.some((worker) => worker.running()))
    await Promise.all(workers.map((worker) => worker.running()))
}

/** Survives module reloads of the development server. */
const holder = globalThis as typeof globalThis & { sunhopOutbox?: () => void }

/** Polls for due rows every 5 seconds and deletes old ones every hour. Returns a function that stops it. */
export function startOutboxWorker(): () => void {
  holder.sunhopOutbox?.()
  const poll = setInterval(wakeOutbox, POLL_MS)
  const cleanup = setInterval(() => {
    deleteOld(after(new Date(), -RETENTION_DAYS * 86_400)).catch((error: unknown) =>
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
