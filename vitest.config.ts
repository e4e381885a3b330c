import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { limit } from './tests/setup/limits.ts'
import { launchOptions } from './tests/setup/test-browser.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const resolve = {
  alias: { '@': path('.'), 'server-only': path('./tests/setup/server-only.ts') },
}

/** With the shop's cost, the database tests would spend a tenth of their time on hashes of passwords. */
const resolveLight = {
  alias: { ...resolve.alias, '@node-rs/argon2': path('./tests/setup/light-passwords.ts') },
}

/** Generous, because a slow machine or other stages on the same processors may not fail a test. */
const LIMITS = {
  testTimeout: limit(300_000),
  hookTimeout: limit(300_000),
  expect: { poll: { timeout: limit(30_000) } },
}
/** Of tests that depend on other processes. The summary lists a test that passes the second time as flaky. */
const RETRIES = process.env.CI ? 1 : 0

/** Tests that mock or reload modules carry `.isolated` in their names. */
const ISOLATED = ['{app,components,lib,stores,tests/architecture}/**/*.isolated.test.{ts,tsx}']
/** Twice the processors, for tests that wait for timers or servers most of the time. */
const WAITING_WORKERS = 2 * availableParallelism()
/** One more than there are processors. */
const MODES_WORKERS = availableParallelism() + 1
/** Tests of components in a browser. */
const COMPONENTS = ['components/**/*.browser.test.tsx']
/** Tests of workspace packages, which must not need the shop's aliases. */
const PACKAGES = 'lib/illustrations/**/*.test.ts'
const ISOLATED_DATABASE = 'tests/database/*.isolated.test.ts'

const onPostgres = Boolean(process.env.TEST_DATABASE_URL)

/** On PostgreSQL each file has a database of its own; on the embedded one most files share one. */
const database = {
  fileParallelism: onPostgres,
  maxWorkers: WAITING_WORKERS,
  retry: RETRIES,
  ...LIMITS,
  env: { LOG_LEVEL: 'warn', PAY_LATER_NEW_ACCOUNTS: 'on', UNPAID_ADDRESS_ORDERS: '10000' },
}

/**
 * Where the engines may differ: constraints, concurrency, bulk writes, and the wire protocol. The stages of the shop run on
 * the embedded one, too, with its search and payments.
 */
const ENGINE_SPECIFIC = [
  'tests/database/embedded-*.test.ts',
  'tests/database/{,*-}constraints.test.ts',
  'tests/database/{booking-concurrency,outbox}.test.ts',
  'tests/database/rate-limit.isolated.test.ts',
]

/** `TEST_ENGINE_SPECIFIC=1` limits the database tests to those files; the others ran on PostgreSQL. */
const filesOn = (all: string) => (process.env.TEST_ENGINE_SPECIFIC === '1' ? ENGINE_SPECIFIC : [all])

export default defineConfig({
  test: {
    tags: [
      { name: 'thorough', description: 'Slow, or a variant of another test: only with TEST_THOROUGH=1.' },
    ],
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: [
            '{app,components,lib,stores}/**/*.test.{ts,tsx}',
            'tests/{architecture,drills}/**/*.test.ts',
          ],
          exclude: [...ISOLATED, ...COMPONENTS, PACKAGES],
          // Reloading the modules for each file takes longer than the tests.
          isolate: false,
          maxWorkers: WAITING_WORKERS,
          unstubGlobals: true,
          ...LIMITS,
        },
      },
      {
        resolve,
        test: { name: 'unit-isolated', include: ISOLATED, maxWorkers: WAITING_WORKERS, ...LIMITS },
      },
      {
        resolve,
        define: { 'process.env': {} },
        test: {
          name: 'components',
          include: COMPONENTS,
          setupFiles: ['tests/setup/components/each-test.ts'],
          ...LIMITS,
          testTimeout: limit(60_000),
          retry: RETRIES,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 900 },
            screenshotFailures: false,
          },
        },
      },
      {
        test: {
          name: 'unit-packages',
          include: [PACKAGES],
          isolate: false,
          // As many as the other unit tests have, because they run together.
          maxWorkers: WAITING_WORKERS,
          ...LIMITS,
        },
      },
      {
        resolve: resolveLight,
        test: {
          ...database,
          name: 'database',
          include: filesOn('tests/database/**/*.test.ts'),
          // Tests of the embedded database do not apply to a server.
          exclude: [ISOLATED_DATABASE, ...(onPostgres ? ['tests/database/embedded-*'] : [])],
          isolate: false,
        },
      },
      // Kills embedded databases of its own, and mostly waits for them.
      { resolve, test: { ...database, name: 'faults', include: ['tests/faults/**/*.test.ts'] } },
      {
        resolve: resolveLight,
        test: {
          ...database,
          name: 'database-isolated',
          include: filesOn(ISOLATED_DATABASE),
          exclude: ['tests/database/!(*.isolated).test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          // One file waits for the shop while another computes.
          maxWorkers: 2,
          // They access the shop over HTTP only.
          isolate: false,
          retry: RETRIES,
          ...LIMITS,
        },
      },
      {
        resolve,
        test: {
          name: 'modes',
          include: ['tests/modes/**/*.test.ts'],
          // Side by side, because several wait for a host or database that does not respond.
          maxWorkers: MODES_WORKERS,
          // They access their shops over HTTP, and leave the database that they use.
          isolate: false,
          retry: RETRIES,
          ...LIMITS,
        },
      },
      {
        resolve,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          // Each test has a browser of its own.
          fileParallelism: false,
          retry: RETRIES,
          ...LIMITS,
        },
      },
    ],
  },
})
