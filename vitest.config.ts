import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const resolve = {
  alias: { '@': path('.'), 'server-only': path('./tests/setup/server-only.ts') },
}

/** Tests that mock or reload modules carry `.isolated` in their names. */
const ISOLATED = ['{app,components,lib,stores}/**/*.isolated.test.{ts,tsx}']
const ISOLATED_DATABASE = 'tests/database/*.isolated.test.ts'

/** One file at a time: they share a database. */
const database = { fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['{app,components,lib,stores}/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.ts'],
          exclude: ISOLATED,
          // Reloading the modules for each file takes longer than the tests.
          isolate: false,
          unstubGlobals: true,
          // Property tests run hundreds of cases, and other stages may use the processors.
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        test: { name: 'unit-isolated', include: ISOLATED, testTimeout: 30_000 },
      },
      {
        resolve,
        test: {
          ...database,
          name: 'database',
          include: ['tests/{database,faults}/**/*.test.ts'],
          // Tests of the embedded database do not apply to a server.
          exclude: [
            ISOLATED_DATABASE,
            ...(process.env.TEST_DATABASE_URL ? ['tests/faults/**', 'tests/database/embedded-*'] : []),
          ],
          isolate: false,
        },
      },
      {
        resolve,
        test: {
          ...database,
          name: 'database-isolated',
          include: [ISOLATED_DATABASE],
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          fileParallelism: false,
          // They access the shop over HTTP only.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        resolve,
        test: {
          name: 'modes',
          include: ['tests/modes/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
