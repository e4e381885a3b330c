/**
 * Settles whose word about addresses counts, before the first request, and that the log may lose its reader; starts
 * what runs beside the requests: mail, expiry of holds, reconciling of payments.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { ignoreEpipe } = await import('./lib/server/ignore-epipe')
  ignoreEpipe()
  if (process.env.API_ORIGIN) return
  const { env } = await import('./lib/env')
  if (env.TRUSTED_PROXIES === 0) {
    const { ignoreForwardedFor } = await import('./lib/server/http/distrust-forwarded-for')
    ignoreForwardedFor()
  }
  const { startBackgroundJobs } = await import('./lib/server/jobs')
  startBackgroundJobs()
}
