import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { files, packagesIn, ROOT, reachableFrom, within } from './import-graph'

test('client components bundle neither a schema library nor server code', () => {
  const isClient = (file: string) => /^'use client'/.test(readFileSync(join(ROOT, file), 'utf8'))
  const reached = reachableFrom(files.filter(isClient))
  const forbidden = packagesIn(reached, /^(zod|pg|drizzle-orm|sharp|temporal-polyfill|lru-cache|p-queue)/)
  const server = [...reached.keys()].filter((file) => within(file, 'lib/server') || file === 'lib/env.ts')
  expect([...forbidden, ...server.map((file) => relative('.', file))]).toEqual([])
})

test('the middleware loads no library for caches or queues', () => {
  expect(packagesIn(reachableFrom(['middleware.ts']), /^(lru-cache|p-queue)/)).toEqual([])
})
