import { LOCALES } from '@/lib/domain/locale'
import { env, isSandbox, siteOrigin, taxSeller } from '@/lib/env'
import { missingForLive, recommendedForLive } from '@/lib/env-live'
import { localePath } from '@/lib/i18n/paths'
import { ignoreEpipe } from '@/lib/server/ignore-epipe'
import { build, isStale } from './build'
import { onConfiguredDatabase, prepareDatabase, type RunningDatabase, startDatabase } from './database'
import { drawInBackground } from './draw-images'
import { elapsed, print, printError, step } from './output'
import { requireFreePort } from './require-free-port'
import { startWebServer, type WebServer } from './web-server'

/** Default host of the sandbox: local access only. */
const LOOPBACK = 'localhost'

/** How long the web server may answer requests after the command that started the shop has been killed. */
const ORPHAN_STOP_MS = 3_000

async function warm(origin: string): Promise<void> {
  for (const path of [...LOCALES.map((locale) => localePath(locale, '/', env.LOCALE_PREFIX)), '/products'])
    await fetch(origin + path).then((r) => r.arrayBuffer())
}

/** Runs the shop until it receives a stop signal. The database starts first and stops last. */
export async function runShop(mode: 'start' | 'dev'): Promise<void> {
  const missing = missingForLive(env)
  if (missing.length > 0) {
    process.stderr.write(`Live mode requires:\n${missing.map((line) => `  ${line}`).join('\n')}\n`)
    process.exit(1)
  }
  const recommended = recommendedForLive(env)
  if (recommended.length > 0)
    print(`Recommended settings that are not set:\n${recommended.map((line) => `  ${line}`).join('\n')}`)
  let database: RunningDatabase | undefined
  let web: WebServer | undefined
  let stopping = false
  const stop = async (code: number, limitMs?: number) => {
    if (stopping) return
    stopping = true
    print('Stopping …')
    await web?.stop(limitMs)
    await database?.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  process.once('disconnect', () => void stop(1, ORPHAN_STOP_MS))
  process.channel?.unref()
  // The terminal or pipe of the output may end first.
  ignoreEpipe()

  const host = env.HOST ?? (isSandbox ? LOOPBACK : '0.0.0.0')
  try {
    await requireFreePort(host, env.PORT)
    // Throws if the registered name or address is missing.
    taxSeller()
    print(
      `Sunhop, ${isSandbox ? 'sandbox: nothing is charged, emails stay in the mailbox at /test' : 'live'}`,
    )
    if (!env.API_ORIGIN) {
      database = await startDatabase(env)
      const { url } = database
      await onConfiguredDatabase(env, () => prepareDatabase(url, env))
    }
    // Not awaited: the first images are ready by the time the shop is built.
    if (isSandbox && database) drawInBackground(database.url).catch(printError)
    if (mode === 'start' && isStale()) await step('Building the shop', build)
    web = await step('Starting the web server', () =>
      startWebServer({
        mode,
        host,
        port: env.PORT,
        env: { DATABASE_URL: database?.url, EMBEDDED_DATABASE: env.DATABASE_URL ? undefined : '1' },
        drainSeconds: env.DRAIN_SECONDS,
      }),
    )
    web.process.once('exit', (code) => void stop(code ?? 1))
    const { origin } = web
    if (mode === 'start') await step('Warming up', () => warm(origin))
    print(
      `Ready after ${elapsed()}${host === LOOPBACK ? ', on this machine only (HOST=0.0.0.0 opens it)' : ''}:`,
    )
    print(env.SITE_URL ?? siteOrigin())
  } catch (error) {
    printError(error)
    await stop(1)
  }
}
