import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allTargets } from '../load/fuzz/targets'

/** A path whose parameters have no names. */
const shape = (path: string): string => path.replaceAll(/\{\w+\}|\[+[^\]]+\]+/g, '{}')

test('[S4] the fuzzer sends requests to every route', () => {
  const shapes = new Set(allTargets().map(({ path }) => shape(path)))
  const routes = globSync('app/**/route.ts').map((file) => file.slice('app'.length, -'/route.ts'.length))
  expect(routes.length).toBeGreaterThan(80)
  expect(routes.filter((route) => !shapes.has(shape(route)))).toEqual([])
})
