import { globSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestsTo } from '../load/fuzz/arbitrary-request'
import { allTargets } from '../load/fuzz/targets'

/** A path whose parameters have no names. */
const shape = (path: string): string => path.replaceAll(/\{\w+\}|\[+[^\]]+\]+/g, '{}')

test('[S4] the fuzzer sends requests to every route', () => {
  const shapes = new Set(allTargets().map(({ path }) => shape(path)))
  const routes = globSync('app/**/route.ts').map((file) => file.slice('app'.length, -'/route.ts'.length))
  expect(routes.length).toBeGreaterThan(80)
  expect(routes.filter((route) => !shapes.has(shape(route)))).toEqual([])
})

test.each([
  [
    'getAvailability',
    /^\/api\/catalog\/products\/boat\/availability\?option_id=boat.shared&.*from=0000-01-01/,
  ],
  ['addToCart', /"product_id":"boat","option_id":"boat.shared",.*"date":"0000-01-01"/],
])('[S4] the fuzzer sends %s with an option that is sold and dates that few types store', (name, wanted) => {
  const target = allTargets().filter((one) => one.name === name)
  const known = { token: 'x', ids: ['boat'], offers: [{ product: 'boat', option: 'boat.shared' }] }
  const sent = target.flatMap((one) =>
    fc.sample(requestsTo(one, known, 'http://localhost'), { numRuns: 400, seed: 1 }),
  )
  expect(sent.some(({ path, body }) => wanted.test(path + body.toString()))).toBe(true)
})
