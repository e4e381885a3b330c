import { env } from '@/lib/env'
import { deleteExpired } from '@/lib/server/auth/expiry-repo'
import { resealAuthenticators } from '@/lib/server/auth/two-step/reseal'
import { watchCatalog } from '@/lib/server/catalog-changes/watch'
import { extendAvailability } from '@/lib/server/catalog-import/extend-availability'
import { expireLane } from '@/lib/server/checkout/expire-holds'
import { reconcileLane } from '@/lib/server/checkout/reconcile'
import { completeBookings } from '@/lib/server/completion/complete-bookings'
import { isSchemaFitting } from '@/lib/server/db/schema-version'
import { log } from '@/lib/server/http/log'
import { startOutboxWorker } from '@/lib/server/outbox/worker'
import { storedPages } from '@/lib/server/page-cache/start-page-cache'
import { gatewayLanes } from '@/lib/server/payments'
import { refreshRates } from '@/lib/server/rates/refresh-rates'
import { pollLane } from '@/lib/server/refunds/send-refund'
import { sendVisitReminders } from '@/lib/server/reminders/send-reminders'
import { repeat } from '@/lib/server/repeat'
import { refreshChanged, refreshIndex } from '@/lib/server/search/reindex'
import { deleteOldEvents } from '@/lib/server/security-log/retention'
import { declineOverdue } from '@/lib/server/suppliers/decline-unanswered'
import { deleteOldFiles } from '@/lib/server/support/files'

const EVERY_MS = 15_000
/** How soon a sold-out day disappears from the listings. */
const VACANCY_MS = 500
/** How soon after midnight at the venue a rolling schedule opens its next day. */
const EXTEND_MS = 600_000

/** Survives module reloads of the development server. */
const holder = globalThis as typeof globalThis & { sunhopJobs?: () => void }

/** For each gateway by itself, so that one that does not respond delays only its own payments. */
const GATEWAY_JOBS = [reconcileLane, expireLane, pollLane]

/** Each runs by itself, so that one that fails does not delay the others. */
const JOBS: ReadonlyArray<() => Promise<unknown>> = [
  () => declineOverdue(),
  () => sendVisitReminders(),
  () => completeBookings(),
  () => deleteExpired(),
  () => deleteOldEvents(),
  () => deleteOldFiles(),
  () => refreshIndex(),
  () => refreshRates(),
]

/** A server that does not fit the schema leaves the jobs to newer ones. */
const whileFitting = (job: () => Promise<unknown>) => async () => {
  if (await isSchemaFitting()) await job()
}

/**
 * Starts the background jobs. During a rotation of the secret it first seals authenticators with the new one. Then: the
 * outbox worker, the watcher for catalog imports, and the reindexing of
 * sold-out days every 500 ms. Every 15 seconds jobs of their own settle the open payments of each gateway, expire its
 * unpaid orders and poll its refunds, decline bookings that no supplier replied to in time, send reminders, complete
 * finished bookings, delete expired sessions, old security events and old files of support requests, refresh the search index, fetch exchange rates when
 * due and follow their age. Every ten minutes it opens the days that came into
 * reach of rolling schedules. Returns a function that stops them all.
 */
export function startBackgroundJobs(): () => void {
  holder.sunhopJobs?.()
  if (env.SESSION_SECRET_PREVIOUS)
    resealAuthenticators().catch((error: unknown) =>
      log.error({ err: error }, 'authenticators not sealed again'),
    )
  const stops = [
    startOutboxWorker(),
    watchCatalog(storedPages()).stop,
    ...gatewayLanes().flatMap((lane) =>
      GATEWAY_JOBS.map((job) =>
        repeat(
          EVERY_MS,
          whileFitting(() => job(lane)),
          true,
        ),
      ),
    ),
    ...JOBS.map((job) => repeat(EVERY_MS, whileFitting(job))),
    repeat(VACANCY_MS, refreshChanged),
    repeat(EXTEND_MS, extendAvailability),
  ]
  holder.sunhopJobs = () => {
    for (const stop of stops) stop()
  }
  return holder.sunhopJobs
}
