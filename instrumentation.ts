/**
 * Runs before the first request: ignores EPIPE of the log stream, requires HTTPS of browsers that have used it, reads the
 * targets of requests, passes the path as it was typed to the middleware, lets the tiles of maps be sent compressed, asks for the bodies of requests that nothing
 * refused, installs the interceptors of requests, whose order `interceptRequests` has, starts traces if a collector is set,
 * configures which client address is trusted, and starts the process that renders, the queues of searches, renders, missing pages and
 * connections, and the background jobs (outbox, expiry of holds, payment reconciliation).
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { ignoreEpipe } = await import('./lib/server/ignore-epipe')
  ignoreEpipe()
  const { requireHttps } = await import('./lib/server/http/transport-security')
  requireHttps()
  const { readTargets } = await import('./lib/server/http/request-target')
  readTargets()
  const { describeRequests } = await import('./lib/server/http/describe-request')
  describeRequests()
  if (process.env.NODE_ENV === 'production') {
    const { serveAssets } = await import('./lib/server/assets/serve-assets')
    serveAssets('.next')
    const { readStyles } = await import('./lib/server/assets/read-styles')
    const { compressResponses } = await import('./lib/server/http/compress-responses')
    compressResponses(readStyles('.next'))
  }
  const { passTileEncoding } = await import('./lib/server/map/tile-encoding')
  passTileEncoding()
  const { askForBodies } = await import('./lib/server/http/continue')
  askForBodies()
  const { admitUploads } = await import('./lib/server/http/admit-uploads')
  admitUploads()
  const { limitSlowBodies } = await import('./lib/server/http/slow-bodies')
  limitSlowBodies()
  const { limitConnections } = await import('./lib/server/http/limit-connections')
  limitConnections()
  const { limitSlowReaders } = await import('./lib/server/http/slow-readers')
  limitSlowReaders()
  const { takeTurns } = await import('./lib/server/http/take-turns')
  takeTurns()
  const { refuseEarly } = await import('./lib/server/http/refuse-early')
  refuseEarly()
  const { observeRequests } = await import('./lib/server/metrics/observe-requests')
  observeRequests()
  const { identifyRequests } = await import('./lib/server/http/identify-requests')
  identifyRequests()
  const { env } = await import('./lib/env')
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTraces } = await import('./lib/server/traces/start-traces')
    startTraces(env.OTEL_EXPORTER_OTLP_ENDPOINT)
  }
  if (env.TRUSTED_PROXIES === 0) {
    const { ignoreForwardedFor } = await import('./lib/server/http/distrust-forwarded-for')
    ignoreForwardedFor()
  }
  if (process.env.NODE_ENV === 'production') {
    const { startPageCache } = await import('./lib/server/page-cache/start-page-cache')
    const { shortenPageJson } = await import('./lib/server/page-cache/short-page-json')
    startPageCache()
    shortenPageJson()
  }
  const { startRendering } = await import('./lib/server/rendering/start-rendering')
  startRendering()
  if (env.API_ORIGIN) return
  const { startSearchQueue } = await import('./lib/server/search/start-search-queue')
  startSearchQueue()
  const { startMissingPageQueue } = await import('./lib/server/http/start-missing-page-queue')
  startMissingPageQueue()
  const { startRenderQueue } = await import('./lib/server/http/start-render-queue')
  startRenderQueue()
  const { startConnectionQueue } = await import('./lib/server/db/start-connection-queue')
  startConnectionQueue()
  const { startBackgroundJobs } = await import('./lib/server/jobs')
  startBackgroundJobs()
}
