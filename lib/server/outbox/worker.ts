import { goneOf, presenceId } from '@/lib/server/db/presence'
import { isSchemaFitting } from '@/lib/server/db/schema-version'
import { outsideRequest } from '@/lib/server/http/current-request'
import { log } from '@/lib/server/http/log'
import { serializeError } from '@/lib/server/http/serialize-error'
import { inSpan } from '@/lib/server/traces/spans'
import { backoffSeconds } from './backoff'
import { OUTBOX_HANDLERS } from './handlers'
import { idsInWork, underLease } from './lease'
import {
  claimDue,
  deleteExpired,
  deleteOld,
  dueLanes,
  type Holder,
  holderIds,
  type Lane,
  markDone,
  markFailed,
  type OutboxRow,
  releaseRowsOf,
} from './repo'
import { withoutAddresses } from './without-addresses'

const BATCH = 10
const POLL_MS = 5000
/** How often the rows of servers that have ended are looked for. */
const TAKEOVER_MS = 1000
const CLEANUP_MS = 3_600_000
const RETENTION_DAYS = 30

const after = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)

async function run(row: OutboxRow): Promise<void> {
  const { id, kind } = row
  try {
    const load = OUTBOX_HANDLERS[kind]
    if (!load) throw new Error(`no handler for outbox rows of kind ${kind}`)
    const handle = await load()
    await inSpan(`outbox ${kind}`, { 'sunhop.outbox.id': id }, () =>
      underLease(row, () => handle(row.payload, id)),
    )
    await markDone(id, new Date())
  } catch (error) {
    const reason = withoutAddresses(serializeError(error).message)
    const isDead = await markFailed(row, reason.slice(0, 500), backoffSeconds(row.attempts))
    if (isDead) log.error({ id, kind, reason }, 'outbox row given up: resume it with npm run orders')
    else log.warn({ id, kind, reason }, 'outbox row failed')
  }
}

const self = async (): Promise<Holder> => ({ id: await presenceId(), inWork: idsInWork() })

async function runLane(lane: Lane): Promise<void> {
  for (;;) {
    const rows = await claimDue(lane, await self(), BATCH)
    if (rows.length === 0) return
    await Promise.all(rows.map(run))
  }
}

/** Processes all due rows in batches, also those that the first of them insert. */
export async function runOutbox(): Promise<void> {
  for (let lanes = await dueLanes(await self()); lanes.length > 0; lanes = await dueLanes(await self()))
    await Promise.all(lanes.map(runLane))
}

let isDisabled = false

/**
 * Leaves the outbox to the shop that runs on the same database, since this process may lack the mail server
 * and gateway settings. Returns a function that enables the worker again.
 */
export function disableOutboxWorker(): () => void {
  isDisabled = true
  return () => {
    isDisabled = false
  }
}

/** Work in the background, at most once at a time. Waking it while it runs makes it run once more. */
interface Worker {
  wake(): void
  running(): Promise<void> | null
}

function workerOf(once: () => Promise<void>): Worker {
  let running: Promise<void> | null = null
  let isRequested = false
  async function work(): Promise<void> {
    try {
      while (isRequested) {
        isRequested = false
        await once()
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

/** By kind and gateway. */
const lanes = new Map<string, Worker>()

function wakeLane(lane: Lane): void {
  const key = `${lane.kind} ${lane.gateway ?? ''}`
  const worker = lanes.get(key) ?? workerOf(() => runLane(lane))
  lanes.set(key, worker)
  worker.wake()
}

const dispatcher = workerOf(async () => {
  // A newer server may have written what this one does not know, such as a mail with files.
  if (!(await isSchemaFitting())) return
  for (const lane of await dueLanes(await self())) wakeLane(lane)
})

/** Processes the outbox now, in the background. Call it after the commit that inserted a row. */
export function wakeOutbox(): void {
  if (isDisabled) return
  dispatcher.wake()
}

/** Processes the rows of servers that have ended, within seconds. */
export async function takeOver(): Promise<void> {
  const gone = await goneOf(await holderIds())
  if (gone.length === 0) return
  await releaseRowsOf(gone)
  wakeOutbox()
}

const takeoverWorker = workerOf(takeOver)

/** Resolves when the outbox is drained; for a process that exits afterwards. */
export async function drainOutbox(): Promise<void> {
  const running = () => [dispatcher, ...lanes.values()].flatMap((worker) => worker.running() ?? [])
  while (running().length > 0) await Promise.all(running())
}

/** Survives module reloads of the development server. */
const holder = globalThis as typeof globalThis & { sunhopOutbox?: () => void }

/**
 * Polls for due rows every 5 seconds and for those of servers that have ended every second, and deletes old and expired
 * ones every hour. A server that does not fit the schema leaves them to newer ones. Returns a function that stops it.
 */
export function startOutboxWorker(): () => void {
  holder.sunhopOutbox?.()
  const poll = setInterval(wakeOutbox, POLL_MS)
  const takeover = setInterval(takeoverWorker.wake, TAKEOVER_MS)
  const cleanup = setInterval(() => {
    Promise.all([deleteExpired(), deleteOld(after(new Date(), -RETENTION_DAYS * 86_400))]).catch(
      (error: unknown) => log.error({ err: error }, 'outbox cleanup failed'),
    )
  }, CLEANUP_MS)
  poll.unref()
  takeover.unref()
  cleanup.unref()
  holder.sunhopOutbox = () => {
    clearInterval(poll)
    clearInterval(takeover)
    clearInterval(cleanup)
  }
  return holder.sunhopOutbox
}
