import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../..', import.meta.url).pathname
/**
 * Replaces modules, or the settings that they read when they are loaded, or stops the outbox worker for the files that
 * follow in the same process.
 */
const REPLACES = /\bvi\.(?:mock|doMock|resetModules|hoisted)\(|\bdisableOutboxWorker\(/

test('a test that replaces shared state is named isolated', () => {
  const replacing = globSync(
    '{app,components,lib,stores,tests/architecture,tests/database}/**/*.test.{ts,tsx}',
    {
      cwd: ROOT,
    },
  ).filter((file) => REPLACES.test(readFileSync(`${ROOT}/${file}`, 'utf8')))
  expect(replacing.length).toBeGreaterThan(0)
  expect(replacing.filter((file) => !file.includes('.isolated.'))).toEqual([])
})
