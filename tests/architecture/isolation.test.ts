import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../..', import.meta.url).pathname
const REPLACES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/

test('a unit test that replaces modules, which the others share, is called isolated', () => {
  const replacing = globSync('{app,components,lib,stores}/**/*.test.{ts,tsx}', { cwd: ROOT }).filter((file) =>
    REPLACES_MODULES.test(readFileSync(`${ROOT}/${file}`, 'utf8')),
  )
  expect(replacing.length).toBeGreaterThan(0)
  expect(replacing.filter((file) => !file.includes('.isolated.'))).toEqual([])
})
