import { deleteExpired } from '@/lib/server/auth/expiry-repo'
import { watchCatalogue } from '@/lib/server/catalogue-changes/watch'
import { expireHolds } from '@/lib/server/checkout/expire-holds'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { followRefunds } from '@/lib/server/checkout/send-refund'
import { log } from '@/lib/server/http/log'
import { completeBookings } from '@/lib/server/orders/complete'
import { startOutboxWorker } from '@/lib/server/outbox/worker'
import { refreshIndex } from '@/lib/server/search/reindex'

const EVERY_MS = 15_000

/** Kept over module reloads of the development server. */
const holder = globalThis as typeof globalThis & { sunhopJobs?: () => void }

async function run(): Promise<void> {
  await reconcile()
  await expireHolds()
  await followRefunds()
  await completeBookings()
  await deleteExpired()
  await refreshIndex()
}

/**
 * Sends what is to be sent; notices imports of the catalogue; settles open payments, times out unpaid orders, completes
 * what is over, forgets ended sessions and keeps the search up to date every 15 seconds. Returns what stops it.
 */
export function startBackgroundJobs(): () => void {
  holder.sunhopJobs?.()
  const stopOutbox = startOutboxWorker()
  const stopWatching = watchCatalogue()
  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    run()
      .catch((error: unknown) => log.error({ err: error }, 'a background job failed'))
      .finally(() => {
        running = false
      })
  }, EVERY_MS)
  timer.unref()
  holder.sunhopJobs = () => {
    clearInterval(timer)
    stopOutbox()
    stopWatching()
  }
  return holder.sunhopJobs
}
