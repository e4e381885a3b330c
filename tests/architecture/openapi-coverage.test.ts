import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operations } from '@/lib/contract'
import { openApiDocument } from '@/lib/contract/openapi'

const ROOT = new URL('../..', import.meta.url).pathname

/** Routes outside the contract: each speaks a third party's protocol, or serves the shop itself. */
const NO_CALLS = [
  // Responds with 404 for unknown paths.
  '/api/[[...path]]',
  // The document itself, and the page of it.
  '/api/openapi.json',
  '/api/reference',
  // Gateways send browsers back in their own formats.
  '/api/payments/return',
  // A process that changed the catalog notifies the running shop.
  '/api/catalog-changes',
  // Browsers report what the content security policy blocks, in their own formats.
  '/api/csp-reports',
  // Google redirects the browser here.
  '/api/auth/oauth/google/callback',
  // An image, loaded by an img element.
  '/api/account/images/[key]',
]
/** Stand-ins for third parties in sandbox mode. */
const SANDBOX = '/api/sandbox/'

const METHODS =
  /export (?:const|(?:async )?function) (GET|POST|PUT|PATCH|DELETE)\b|\bas (GET|POST|PUT|PATCH|DELETE)\b/g

/** `GET /api/orders/{id}` of every route under app/api. */
const routes = globSync('app/api/**/route.ts', { cwd: ROOT })
  .map((file) => ({ file, path: file.replace(/^app/, '').replace(/\/route\.ts$/, '') }))
  .filter(({ path }) => !NO_CALLS.includes(path) && !path.startsWith(SANDBOX))
  .flatMap(({ file, path }) =>
    [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(METHODS)].map(
      ([, method, alias]) => `${method ?? alias} ${path.replace(/\[(\w+)\]/g, '{$1}')}`,
    ),
  )

const described = Object.entries(openApiDocument('').paths ?? {})
  .filter(([path]) => !path.startsWith(SANDBOX))
  .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))

test('[B7] the document describes every route of the API, and nothing else', () => {
  expect(routes.length).toBeGreaterThan(60)
  expect(described.sort()).toEqual(routes.sort())
  expect(described).toContain('POST /api/orders/{id}/bookings/{bookingId}/cancellation/quote')
})

test('every operation of the contract is in the list of described ones', async () => {
  const files = globSync('lib/contract/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
  const defined = files.flatMap((file) =>
    [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/export const (\w+) = defineOperation\(/g)].map(
      ([, name]) => name,
    ),
  )
  expect(Object.keys(operations).sort()).toEqual(defined.sort())
})
