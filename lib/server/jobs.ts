import { deleteExpired } from '@/lib/server/auth/expiry-repo'
import { watchCatalog } from '@/lib/server/catalog-changes/watch'
import { extendAvailability } from '@/lib/server/catalog-import/extend-availability'
import { expireHolds } from '@/lib/server/checkout/expire-holds'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { completeBookings } from '@/lib/server/completion/complete-bookings'
import { log } from '@/lib/server/http/log'
import { startOutboxWorker } from '@/lib/server/outbox/worker'
import { refreshRates } from '@/lib/server/rates/refresh-rates'
import { pollRefunds } from '@/lib/server/refunds/send-refund'
import { sendVisitReminders } from '@/lib/server/reminders/send-reminders'
import { refreshChanged, refreshIndex } from '@/lib/server/search/reindex'
import { declineOverdue } from '@/lib/server/suppliers/decline-unanswered'

const EVERY_MS = 15_000
/** How soon a sold-out day disappears from the listings. */
const VACANCY_MS = 500
/** How soon after midnight at the venue a rolling schedule opens its next day. */
const EXTEND_MS = 600_000

/** Survives module reloads of the development server. */
const holder = globalThis as typeof globalThis & { sunhopJobs?: () => void }

/** Each runs by itself, so that one that fails or waits for a gateway does not delay the others. */
const JOBS: ReadonlyArray<() => Promise<unknown>> = [
  () => reconcile(),
  () => expireHolds(),
  () => declineOverdue(),
  () => pollRefunds(),
  () => sendVisitReminders(),
  () => completeBookings(),
  () => deleteExpired(),
  () => refreshIndex(),
  () => refreshRates(),
]

/** Runs a job at an interval, never twice at a time. Returns a function that stops it. */
function repeat(everyMs: number, work: () => Promise<unknown>): () => void {
  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    work()
      .catch((error: unknown) => log.error({ err: error }, 'background job failed'))
      .finally(() => {
        running = false
      })
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Starts the background jobs: the outbox worker, the watcher for catalog imports, and the reindexing of
 * sold-out days every 500 ms. Every 15 seconds jobs of their own settle open payments, expire unpaid orders, decline
 * bookings that no supplier answered in time, poll refunds, send reminders, complete finished bookings,
 * delete expired sessions, refresh the search index, fetch exchange rates when due and follow their age. Every ten minutes it opens the days that came into
 * reach of rolling schedules. Returns a function that stops them all.
 */
export function startBackgroundJobs(): () => void {
  holder.sunhopJobs?.()
  const stops = [
    startOutboxWorker(),
    watchCatalog(),
    ...JOBS.map((job) => repeat(EVERY_MS, job)),
    repeat(VACANCY_MS, refreshChanged),
    repeat(EXTEND_MS, extendAvailability),
  ]
  holder.sunhopJobs = () => {
    for (const stop of stops) stop()
  }
  return holder.sunhopJobs
}
