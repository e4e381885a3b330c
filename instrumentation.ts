/** Starts what runs beside the requests: mail, expiry of holds, reconciling of payments. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.API_ORIGIN) return
  const { startBackgroundJobs } = await import('./lib/server/jobs')
  startBackgroundJobs()
}
