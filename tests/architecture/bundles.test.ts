import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { COMPOSITION, files, packagesIn, ROOT, reachableFrom, within } from './import-graph'

test('client components bundle neither a schema library nor server code', () => {
  const isClient = (file: string) => /^'use client'/.test(readFileSync(join(ROOT, file), 'utf8'))
  const reached = reachableFrom(files.filter(isClient))
  const forbidden = packagesIn(
    reached,
    /^(zod|pg|drizzle-orm|sharp|temporal-polyfill|lru-cache|p-queue|stripe)/,
  )
  const server = [...reached.keys()].filter((file) => within(file, 'lib/server') || file === 'lib/env.ts')
  expect([...forbidden, ...server.map((file) => relative('.', file))]).toEqual([])
})

test('client components bundle no list of host names', () => {
  const isClient = (file: string) => /^'use client'/.test(readFileSync(join(ROOT, file), 'utf8'))
  const reached = reachableFrom(files.filter(isClient))
  expect([...reached.keys()].filter((file) => file.endsWith('top-level-domains.ts'))).toEqual([])
})

test('the middleware loads no library for caches or queues; jobs load theirs with their first row', () => {
  expect(packagesIn(reachableFrom(['middleware.ts'], COMPOSITION), /^(lru-cache|p-queue)/)).toEqual([])
})

test('the library of maps is loaded as a file, with the first map only', () => {
  const naming = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(naming(/^import (?!type ).*from 'maplibre-gl'/m)).toEqual([])
  expect(naming(/'maplibre-gl\/dist/)).toEqual(['components/map/library.ts'])
  expect(
    naming(/from '.*\/(?:library|map-view)'/).filter((file) => file.startsWith('components/map/')),
  ).toEqual(naming(/import type .* from '\.\/library'/))
})

test('only the adapter of Stripe names its library, as a type or at its first use', () => {
  const adapter = 'lib/server/payments/adapters/stripe/'
  const importing = files.filter((file) =>
    /from 'stripe'|import\('stripe'\)/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(importing.filter((file) => !file.startsWith(adapter) && !file.endsWith('.test.ts'))).toEqual([])
  for (const file of importing)
    expect(readFileSync(join(ROOT, file), 'utf8'), file).not.toMatch(/^import (?!type ).*from 'stripe'/m)
})
