/**
 * Settles whose word about addresses counts, before the first request, and that the log may lose its reader; starts
 * what runs beside the requests: mail, expiry of holds, reconciling of payments.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { outliveLogReader } = await import('./lib/server/ignore-epipe')
  outliveLogReader()
  if (process.env.API_ORIGIN) return
  const { env } = await import('./lib/env')
  if (env.TRUSTED_PROXIES === 0) {
    const { believeConnections } = await import('./lib/server/http/distrust-forwarded-for')
    believeConnections()
  }
  const { startBackgroundJobs } = await import('./lib/server/jobs')
  startBackgroundJobs()
}
