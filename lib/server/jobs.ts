import { deleteExpired } from '@/lib/server/auth/expiry-repo'
import { watchCatalogue } from '@/lib/server/catalog-changes/watch'
import { declineOverdue } from '@/lib/server/suppliers/decline-unanswered'
import { expireHolds } from '@/lib/server/checkout/expire-holds'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { remindOfVisits } from '@/lib/server/reminders/send-reminders'
import { followRefunds } from '@/lib/server/refunds/send-refund'
import { log } from '@/lib/server/http/log'
import { completeBookings } from '@/lib/server/orders/complete-bookings'
import { startOutboxWorker } from '@/lib/server/outbox/worker'
import { refreshChanged, refreshIndex } from '@/lib/server/search/reindex'

const EVERY_MS = 15_000
/** A day that sells out leaves the listings of that day so soon. */
const VACANCY_MS = 500

/** Kept over module reloads of the development server. */
const holder = globalThis as typeof globalThis & { sunhopJobs?: () => void }

async function run(): Promise<void> {
  await reconcile()
  await expireHolds()
  await declineOverdue()
  await followRefunds()
  await remindOfVisits()
  await completeBookings()
  await deleteExpired()
  await refreshIndex()
}

/** Does something again and again, never twice at a time. Returns what stops it. */
function repeat(everyMs: number, work: () => Promise<unknown>): () => void {
  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    work()
      .catch((error: unknown) => log.error({ err: error }, 'a background job failed'))
      .finally(() => {
        running = false
      })
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Sends what is to be sent; notices imports of the catalogue and sold-out days; settles open payments, times out unpaid
 * orders, declines what no supplier answered, calls visits to mind, completes what is over, forgets ended sessions and
 * keeps the search up to date every 15 seconds. Returns what stops it.
 */
export function startBackgroundJobs(): () => void {
  holder.sunhopJobs?.()
  const stops = [
    startOutboxWorker(),
    watchCatalogue(),
    repeat(EVERY_MS, run),
    repeat(VACANCY_MS, refreshChanged),
  ]
  holder.sunhopJobs = () => {
    for (const stop of stops) stop()
  }
  return holder.sunhopJobs
}
