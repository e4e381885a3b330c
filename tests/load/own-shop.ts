import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, isStale } from '@/lib/cli/build'
import { prepareDatabase } from '@/lib/cli/database'
import { step } from '@/lib/cli/output'
import { freePort } from '@/lib/cli/real-postgres'
import { startWebServer, type WebServer } from '@/lib/cli/web-server'
import { env } from '@/lib/env'
import { closeDatabase } from '@/lib/server/db/client'
import { launchEmbedded } from '@/lib/server/db/embedded/launch'
import { migrateDatabase } from '@/lib/server/db/migrate'

/** Builds the shop if needed and runs a bench against a server that has just started, on a database in memory. */
export async function onOwnShop<T>(name: string, bench: (server: WebServer) => Promise<T>): Promise<T> {
  if (isStale()) await step('Building the shop', build)
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const embedded = await launchEmbedded({ memory: true })
  try {
    await migrateDatabase(embedded.url)
    await prepareDatabase(embedded.url, env)
    env.DATABASE_URL = embedded.url
    process.env.DATABASE_URL = embedded.url
    const port = await freePort()
    const server = await startWebServer({
      mode: 'start',
      host: 'localhost',
      port,
      env: {
        DATABASE_URL: embedded.url,
        EMBEDDED_DATABASE: '1',
        DATA_DIR: folder,
        SESSION_SECRET: env.SESSION_SECRET,
        PORT: String(port),
        LOG_LEVEL: 'error',
        RATE_LIMIT_SCALE: '1000000',
        TRUSTED_PROXIES: '1',
      },
    })
    return await bench(server).finally(() => server.stop())
  } finally {
    await closeDatabase()
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
