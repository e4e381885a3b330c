import { deleteExpired } from '@/lib/server/auth/expiry-repo'
import { watchCatalog } from '@/lib/server/catalog-changes/watch'
import { expireHolds } from '@/lib/server/checkout/expire-holds'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { completeBookings } from '@/lib/server/completion/complete-bookings'
import { log } from '@/lib/server/http/log'
import { startOutboxWorker } from '@/lib/server/outbox/worker'
import { pollRefunds } from '@/lib/server/refunds/send-refund'
import { sendVisitReminders } from '@/lib/server/reminders/send-reminders'
import { refreshChanged, refreshIndex } from '@/lib/server/search/reindex'
import { declineOverdue } from '@/lib/server/suppliers/decline-unanswered'

const EVERY_MS = 15_000
/** A day that sells out leaves the listings of that day so soon. */
const VACANCY_MS = 500

/** Kept over module reloads of the development server. */
const holder = globalThis as typeof globalThis & { sunhopJobs?: () => void }

async function run(): Promise<void> {
  await reconcile()
  await expireHolds()
  await declineOverdue()
  await pollRefunds()
  await sendVisitReminders()
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
    watchCatalog(),
    repeat(EVERY_MS, run),
    repeat(VACANCY_MS, refreshChanged),
  ]
  holder.sunhopJobs = () => {
    for (const stop of stops) stop()
  }
  return holder.sunhopJobs
}
