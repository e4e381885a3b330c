import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '@/lib/env'
import { launchEmbedded } from '@/lib/server/db/embedded/launch'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { ENGINES, type EngineName, labelOf, missingPackages } from '../../tests/setup/engines'
import { TEST_FACES, writeFontconfig } from '../../tests/setup/fontconfig'
import { TEST_FONTS } from '../../tests/setup/test-browser'
import { THOROUGH } from '../../tests/setup/thorough'
import { findBrowser, installEngines } from './browser'
import { build, isStale } from './build'
import { prepareDatabase } from './database'
import { elapsed, print, printError, step } from './output'
import { freePort } from './real-postgres'
import { makeTemplates, newDatabase, realPostgres, seededCopy, TEMPLATES } from './test/databases'
import { printFailed } from './test/print-failed'
import { add, check, playwright, RUN_FOLDER, totals, vitest } from './test/runners'
import { TESTED_SETTINGS } from './test/settings'
import { sketchImages } from './test/sketch-images'
import { startWebServer } from './web-server'

const STAGES = [
  'static',
  'unit',
  'components',
  'database',
  'contract',
  'modes',
  'browser',
  'browsers',
] as const
type Stage = (typeof STAGES)[number]
const SHOP_STAGES: readonly Stage[] = ['contract', 'modes', 'browser', 'browsers']

const { values } = parseArgs({
  options: { only: { type: 'string' }, files: { type: 'string' }, browsers: { type: 'boolean' } },
})
const files = values.files?.split(',') ?? []
const only = values.browsers ? 'browsers' : values.only
/** Other browsers are tested by a thorough run, or on request. */
const isUsual = (stage: Stage) => THOROUGH || stage !== 'browsers'
const stages: ReadonlySet<Stage> = new Set(
  STAGES.filter((stage) => (only ? only.split(',').includes(stage) : isUsual(stage))),
)
const needsShop = SHOP_STAGES.some((stage) => stages.has(stage))

/** `DATA_DIR` of the shops in the browser stages. */
const SKETCHED = join(RUN_FOLDER, 'shop-data')

/** Engines that this machine has no browser of. */
const absent: EngineName[] = []
const cleanups: Array<() => Promise<void>> = []

interface Shop {
  url: string
  stop(): Promise<void>
}

interface ShopOptions {
  onLine?: (line: string) => void
  dataDir?: string
}

async function startShop(databaseUrl: string, { onLine, dataDir }: ShopOptions = {}): Promise<Shop> {
  const port = await freePort()
  const server = await startWebServer({
    mode: 'start',
    host: 'localhost',
    port,
    env: {
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...(dataDir && { DATA_DIR: dataDir }),
      ...TESTED_SETTINGS,
    },
    onLine,
  })
  cleanups.push(server.stop)
  return { url: `http://localhost:${port}`, stop: server.stop }
}

async function contract(databaseUrl: string, label?: string): Promise<void> {
  const shop = await startShop(databaseUrl)
  const variables = { TEST_BASE_URL: shop.url, DATABASE_URL: databaseUrl }
  await vitest({ project: 'contract', variables, label, files }).finally(shop.stop)
}

async function embeddedCopy(name: string): Promise<string> {
  const database = await seededCopy(name)
  cleanups.push(database.stop)
  return database.url
}

/** Builds the shop if a stage needs it, and then checks the sources with the types of the build. */
async function buildAndCheck(): Promise<void> {
  if ((stages.has('static') || needsShop) && isStale()) await step('Building the shop', build)
  if (stages.has('static')) await checkSources()
}

/** Runs the stages that need neither a database nor a shop. */
async function withoutDatabase(browser: string): Promise<void> {
  await buildAndCheck()
  if (stages.has('unit')) await vitest({ project: 'unit*', label: 'unit', files })
  const variables = { TEST_BROWSER: browser }
  // Alone, because a component that is late may miss a press.
  if (stages.has('components'))
    await vitest({ project: 'components*', label: 'components', variables, files })
}

/** @param isAlone no PostgreSQL runs the same tests */
async function databaseOnEmbedded(isAlone: boolean): Promise<void> {
  const shared = await launchEmbedded({ memory: true })
  const variables = {
    TEST_EMBEDDED_URL: shared.url,
    TEST_TEMPLATES: TEMPLATES,
    TEST_ENGINE_SPECIFIC: isAlone || THOROUGH ? '0' : '1',
  }
  await vitest({ project: 'database*', variables, label: 'database', files }).finally(shared.stop)
}

/**
 * Runs the stages on the embedded database. Returns the URL of the shop's database for the browser stage. If
 * the browser stage runs too, it covers the embedded database, so the contract stage runs only on PostgreSQL.
 * @param isAlone no PostgreSQL runs the same stages
 */
async function onEmbedded(isAlone: boolean): Promise<string> {
  await makeTemplates()
  const templates = { TEST_TEMPLATES: TEMPLATES }
  // Beside the others, because it mostly waits.
  const faults = stages.has('database') ? vitest({ project: 'faults', variables: templates, files }) : null
  if (stages.has('database')) await databaseOnEmbedded(isAlone)
  if (!needsShop) {
    await faults
    return ''
  }
  const url = await embeddedCopy('shop')
  // Beside the stages before the browser's, because each of them waits at times.
  const sketched = stages.has('browser') || stages.has('browsers') ? sketchImages(url, SKETCHED) : null
  if (stages.has('contract') && (isAlone || !stages.has('browser'))) await contract(url)
  if (stages.has('modes')) {
    const variables = { ...templates, TEST_DATABASE_URL: await embeddedCopy('modes') }
    await vitest({ project: 'modes', variables, files })
  }
  await Promise.all([sketched, faults])
  return url
}

/** Runs the stages on PostgreSQL. */
async function onPostgres(real: string): Promise<void> {
  const migrated = 'sunhop_migrated'
  const seeded = 'sunhop_seeded'
  await migrateDatabase(await newDatabase(real, migrated))
  await prepareDatabase(await newDatabase(real, seeded, migrated), env)
  const database = async () => {
    const variables = {
      TEST_DATABASE_URL: real,
      TEST_MIGRATED_DATABASE: migrated,
      TEST_SEEDED_DATABASE: seeded,
    }
    await vitest({ project: 'database*', variables, label: 'database on PostgreSQL', files })
  }
  const overHttp = async () =>
    contract(await newDatabase(real, 'sunhop_contract', seeded), 'contract on PostgreSQL')
  // One after the other: side by side they have more processes than two processors switch between without loss.
  if (stages.has('database')) await database()
  if (stages.has('contract')) await overHttp()
}

async function inBrowser(url: string, browser: string): Promise<void> {
  const serverLog: string[] = []
  const shop = await startShop(url, { onLine: (line) => serverLog.push(line), dataDir: SKETCHED })
  await playwright({ TEST_BASE_URL: shop.url, DATABASE_URL: url, TEST_BROWSER: browser }, files)
  // The browser tests cause no server errors, so the log must be empty.
  const silent = await step("Server's log", async () => {
    for (const line of serverLog) print(line)
    return serverLog.length === 0
  })
  add({ passed: Number(silent), failed: Number(!silent), skipped: 0 })
}

/** The journeys in the other engines; `absent` has not run, which the summary says. */
async function inOtherBrowsers(url: string, browser: string): Promise<void> {
  absent.push(...installEngines())
  const shop = await startShop(url, { dataDir: SKETCHED })
  const variables = { TEST_BASE_URL: shop.url, TEST_BROWSER: browser }
  await vitest({ project: 'browsers', variables, files }).finally(shop.stop)
  if (absent.length === ENGINES.length) throw new Error('None of the other browsers is installed.')
}

async function checkSources(): Promise<void> {
  await check('Formatter and linter', 'node_modules/@biomejs/biome/bin/biome', [
    'ci',
    '--error-on-warnings',
    '.',
  ])
  await check('Types', 'node_modules/typescript/bin/tsc', ['--noEmit'])
}

async function runStages(): Promise<void> {
  const needsBrowser = ['components', 'browser', 'browsers'].some((stage) => stages.has(stage as Stage))
  const browser = needsBrowser ? findBrowser() : ''
  if (needsBrowser) writeFontconfig(TEST_FONTS, TEST_FACES)
  await withoutDatabase(browser)
  if (!stages.has('database') && !needsShop) return

  const real = stages.has('database') || stages.has('contract') ? await realPostgres() : null
  if (real) cleanups.push(real.stop)
  // One after the other, as the stages on PostgreSQL.
  const url = await onEmbedded(real === null)
  if (real) await onPostgres(real.url)
  if (stages.has('browser')) await inBrowser(url, browser)
  if (stages.has('browsers')) await inOtherBrowsers(url, browser)
}

const stop = async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit(130)))

rmSync(RUN_FOLDER, { recursive: true, force: true })
mkdirSync(RUN_FOLDER, { recursive: true })
try {
  await runStages()
} catch (error) {
  printError(error)
  totals.failed += 1
} finally {
  await stop()
}
printFailed(RUN_FOLDER)
for (const engine of absent)
  print(`! Not run: ${labelOf(engine)} (Debian: ${missingPackages(engine).join(', ')}).`)
print(`Took ${elapsed()}.`)
print(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0)
