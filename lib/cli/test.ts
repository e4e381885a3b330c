import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { env } from '@/lib/env'
import { launchEmbedded } from '@/lib/server/db/embedded/launch'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { TEST_FACES, writeFontconfig } from '../../tests/setup/fontconfig'
import { TEST_FONTS } from '../../tests/setup/test-browser'
import { findBrowser } from './browser'
import { build, isStale } from './build'
import { prepareDatabase } from './database'
import { drawFirstImages } from './draw-images'
import { elapsed, print, printError, step } from './output'
import { printFailed } from './print-failed'
import { freePort, startRealPostgres } from './real-postgres'
import { TESTED_SETTINGS } from './tested-settings'
import { startWebServer } from './web-server'

const DIR = '.data/test'
const STAGES = ['static', 'unit', 'components', 'database', 'contract', 'modes', 'browser'] as const
type Stage = (typeof STAGES)[number]
const SHOP_STAGES: readonly Stage[] = ['contract', 'modes', 'browser']

const { values } = parseArgs({ options: { only: { type: 'string' }, files: { type: 'string' } } })
/** Every test on every engine, and every page in every combination of language, theme and size. */
const THOROUGH = process.env.TEST_THOROUGH === '1'
/** Parts of the names of the test files to run; all where none is given. */
const FILES = values.files?.split(',') ?? []

/** Colors would multiply the length of a log. */
const PLAIN_OUTPUT: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

interface Totals {
  passed: number
  failed: number
  skipped: number
}

const totals: Totals = { passed: 0, failed: 0, skipped: 0 }
const cleanups: Array<() => Promise<void>> = []

function add({ passed, failed, skipped }: Totals): void {
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
}

async function run(script: string, args: string[], variables: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...variables },
  })
  return (await new Promise<number | null>((resolve) => child.once('exit', resolve))) === 0
}

async function check(title: string, script: string, args: string[]): Promise<void> {
  const passed = await step(title, () => run(script, args))
  add({ passed: Number(passed), failed: Number(!passed), skipped: 0 })
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  success: boolean
}

async function vitest(
  project: string,
  variables: Record<string, string> = {},
  label = project,
): Promise<void> {
  const file = join(DIR, `vitest-${label}.json`)
  const passed = await step(`Tests: ${label}`, () =>
    run(
      'node_modules/vitest/vitest.mjs',
      [
        'run',
        '--project',
        project,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...(FILES.length > 0 ? ['--passWithNoTests', ...FILES] : []),
      ],
      { ...PLAIN_OUTPUT, ...variables },
    ),
  )
  if (!existsSync(file)) return add({ passed: 0, failed: 1, skipped: 0 })
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  const failed = report.numFailedTests + Number(!passed && report.numFailedTests === 0)
  add({ passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests })
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

async function playwright(variables: Record<string, string>): Promise<void> {
  const file = join(DIR, 'playwright.json')
  const passed = await step('Tests: browser', () =>
    run('node_modules/@playwright/test/cli.js', ['test', '-c', 'tests/e2e/playwright.config.ts', ...FILES], {
      ...variables,
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(process.cwd(), file),
    }),
  )
  if (!existsSync(file)) return add({ passed: 0, failed: 1, skipped: 0 })
  const { stats }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  const failed = stats.unexpected
  add({
    passed: stats.expected + stats.flaky,
    failed: failed + Number(!passed && failed === 0),
    skipped: stats.skipped,
  })
}

interface Shop {
  url: string
  stop(): Promise<void>
}

async function startShop(databaseUrl: string, onLine?: (line: string) => void): Promise<Shop> {
  const port = await freePort()
  const server = await startWebServer({
    mode: 'start',
    host: 'localhost',
    port,
    env: {
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...TESTED_SETTINGS,
    },
    onLine,
  })
  cleanups.push(server.stop)
  return { url: `http://localhost:${port}`, stop: server.stop }
}

async function contract(databaseUrl: string, label?: string): Promise<void> {
  const shop = await startShop(databaseUrl)
  await vitest('contract', { TEST_BASE_URL: shop.url, DATABASE_URL: databaseUrl }, label).finally(shop.stop)
}

const TEMPLATES = join(DIR, 'templates')

/** Database folders that the tests copy: one with the schema, and one with the seeded catalog. */
async function makeTemplates(): Promise<void> {
  const make = async (name: string, fill: (url: string) => Promise<void>) => {
    const database = await launchEmbedded({ dir: join(TEMPLATES, name) })
    await fill(database.url).finally(database.stop)
  }
  await make('migrated', migrateDatabase)
  cpSync(join(TEMPLATES, 'migrated'), join(TEMPLATES, 'seeded'), { recursive: true })
  await make('seeded', (url) => prepareDatabase(url, env))
}

async function seededCopy(name: string): Promise<string> {
  cpSync(join(TEMPLATES, 'seeded'), join(DIR, name), { recursive: true })
  const database = await launchEmbedded({ dir: join(DIR, name) })
  cleanups.push(database.stop)
  return database.url
}

async function realPostgres(): Promise<string | null> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
  const server = await step('Starting the local PostgreSQL', startRealPostgres)
  if (!server) {
    print('! No PostgreSQL on this machine: the database and contract tests ran on the embedded one only.')
    print('  Put its binaries on the PATH, or set TEST_DATABASE_URL to an empty database.')
    return null
  }
  cleanups.push(server.stop)
  return server.url
}

async function newDatabase(url: string, name: string, template = 'template1'): Promise<string> {
  const pool = new Pool({ connectionString: url, max: 1 })
  await drizzle(pool).execute(`DROP DATABASE IF EXISTS ${name}`)
  await drizzle(pool).execute(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  await pool.end()
  const named = new URL(url)
  named.pathname = `/${name}`
  return named.href
}

/**
 * Runs the stages on the embedded database. Returns the URL of the shop's database for the browser stage. If
 * the browser stage runs too, it covers the embedded database, so the contract stage runs only on PostgreSQL.
 * @param isAlone no PostgreSQL runs the same stages
 */
async function onEmbedded(stages: Set<Stage>, isAlone: boolean): Promise<string> {
  await makeTemplates()
  // Beside the others, because it mostly waits.
  const faults = stages.has('database') ? vitest('faults', { TEST_TEMPLATES: TEMPLATES }) : null
  if (stages.has('database')) {
    const shared = await launchEmbedded({ memory: true })
    await vitest(
      'database*',
      {
        TEST_EMBEDDED_URL: shared.url,
        TEST_TEMPLATES: TEMPLATES,
        TEST_ENGINE_SPECIFIC: isAlone || THOROUGH ? '0' : '1',
      },
      'database',
    ).finally(shared.stop)
  }
  if (!SHOP_STAGES.some((stage) => stages.has(stage))) {
    await faults
    return ''
  }
  const url = await seededCopy('shop')
  // Beside the stages before the browser's, because each of them waits at times.
  const drawn = stages.has('browser') ? drawFirstImages(url) : null
  if (stages.has('contract') && (isAlone || !stages.has('browser'))) await contract(url)
  if (stages.has('modes'))
    await vitest('modes', { TEST_DATABASE_URL: await seededCopy('modes'), TEST_TEMPLATES: TEMPLATES })
  await Promise.all([drawn, faults])
  return url
}

/** Runs the stages on PostgreSQL. */
async function onPostgres(stages: Set<Stage>, real: string): Promise<void> {
  const migrated = 'sunhop_migrated'
  const seeded = 'sunhop_seeded'
  await migrateDatabase(await newDatabase(real, migrated))
  await prepareDatabase(await newDatabase(real, seeded, migrated), env)
  if (stages.has('database'))
    await vitest(
      'database*',
      { TEST_DATABASE_URL: real, TEST_MIGRATED_DATABASE: migrated, TEST_SEEDED_DATABASE: seeded },
      'database on PostgreSQL',
    )
  if (!stages.has('contract')) return
  const url = await newDatabase(real, 'sunhop_contract', seeded)
  await contract(url, 'contract on PostgreSQL')
}

async function runStages(stages: Set<Stage>): Promise<void> {
  const needsBrowser = stages.has('components') || stages.has('browser')
  const browser = needsBrowser ? findBrowser() : ''
  if (needsBrowser) writeFontconfig(TEST_FONTS, TEST_FACES)
  if (stages.has('static')) {
    if (isStale()) await step('Building the shop', build)
    await check('Formatter and linter', 'node_modules/@biomejs/biome/bin/biome', [
      'ci',
      '--error-on-warnings',
      '.',
    ])
    await check('Types', 'node_modules/typescript/bin/tsc', ['--noEmit'])
  }
  if (stages.has('unit')) await vitest('unit*', {}, 'unit')
  if (stages.has('components')) await vitest('components*', { TEST_BROWSER: browser }, 'components')
  if (!stages.has('database') && !SHOP_STAGES.some((stage) => stages.has(stage))) return

  if (SHOP_STAGES.some((stage) => stages.has(stage)) && isStale()) await step('Building the shop', build)
  const real = stages.has('database') || stages.has('contract') ? await realPostgres() : null
  // In parallel, because each one leaves a core idle.
  const [url] = await Promise.all([onEmbedded(stages, real === null), real && onPostgres(stages, real)])
  if (stages.has('browser')) {
    const serverLog: string[] = []
    const shop = await startShop(url, (line) => serverLog.push(line))
    await playwright({ TEST_BASE_URL: shop.url, DATABASE_URL: url, TEST_BROWSER: browser })
    // The browser tests cause no server errors, so the log must be empty.
    const silent = await step("Server's log", async () => {
      for (const line of serverLog) print(line)
      return serverLog.length === 0
    })
    add({ passed: Number(silent), failed: Number(!silent), skipped: 0 })
  }
}

const stages = new Set(
  values.only ? STAGES.filter((stage) => values.only?.split(',').includes(stage)) : STAGES,
)
const stop = async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit(130)))

rmSync(DIR, { recursive: true, force: true })
mkdirSync(DIR, { recursive: true })
try {
  await runStages(stages)
} catch (error) {
  printError(error)
  totals.failed += 1
} finally {
  await stop()
}
printFailed(DIR)
print(`Took ${elapsed()}.`)
print(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0)
