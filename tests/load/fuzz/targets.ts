import { z } from 'zod'
import { operations } from '@/lib/contract'
import { LOCALES } from '@/lib/domain/locale'
import { PAGES } from '@/lib/navigation/pages'

/** A route to send requests to. */
export interface Target {
  name: string
  method: string
  /** Path with its parameters in braces. */
  path: string
  /** Fields that the route knows: a request usually names some of them. */
  query: string[]
  body: string[]
  /** The body is a file. */
  takesFile: boolean
  isApi: boolean
}

/** Routes outside the contract and the pages. */
const FILES = [
  '/.well-known/security.txt',
  '/_next/image',
  '/_next/static/chunks/{name}',
  '/app-icon/{name}',
  '/builds/latest.json',
  '/healthz',
  '/icons/{sprite}',
  '/img/{modifiers}/{path}',
  '/img/host/{path}',
  '/img/w_640,f_webp/{path}',
  '/map/images/{theme}/{position}',
  '/map/images/dark/{position}',
  '/map/sources/{position}',
  '/map/tiles/{version}/{z}/{x}/{y}',
  '/metrics',
  '/offline/{locale}/{state}',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/{file}',
  '/feeds/{file}',
  '/llms.txt',
  '/sw.js',
  '/webmanifest/{locale}',
  '/{page}',
] as const

/** Calls outside the contract; `plain` ones fail as OpenID Connect says, without the envelope. */
const OTHER_CALLS = [
  ['GET', '/api/{unknown}', 'envelope', []],
  ['DELETE', '/api/account/picture', 'envelope', []],
  ['GET', '/api/account/images/{key}', 'envelope', []],
  ['GET', '/api/account/pictures/{key}', 'envelope', []],
  ['GET', '/api/auth/oauth/google/callback', 'envelope', []],
  ['GET', '/api/kept-vouchers', 'envelope', []],
  ['POST', '/api/supplier-requests/{token}/answer', 'envelope', ['answer', 'reason']],
  ['GET', '/api/openapi.json', 'envelope', []],
  ['GET', '/api/reference', 'envelope', []],
  ['GET', '/api/sandbox/google/.well-known/openid-configuration', 'envelope', []],
  ['GET', '/api/sandbox/google/authorize', 'envelope', []],
  ['GET', '/api/sandbox/google/jwks', 'envelope', []],
  ['POST', '/api/catalog-changes', 'envelope', ['tags']],
  ['POST', '/api/csp-reports', 'envelope', ['csp-report', 'type', 'body']],
  [
    'POST',
    '/api/payments/notices/{gateway}',
    'envelope',
    ['invoice', 'state', 'referenceNo', 'payload', 'data'],
  ],
  ['POST', '/api/payments/return', 'envelope', []],
  ['POST', '/api/sandbox/forms', 'envelope', ['orderRef', 'lang']],
  ['POST', '/api/sandbox/google/token', 'plain', ['client_secret', 'grant_type', 'code']],
] as const

/** Methods that no route has, or that few have. */
const OTHER_METHODS = ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST', 'TRACE', 'PROPFIND', 'CONNECTX']

function fieldsOf(schema: z.ZodType): string[] {
  try {
    return Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})
  } catch {
    return []
  }
}

function contractTargets(): Target[] {
  return Object.entries(operations).map(([name, { method, path, query, body, file }]) => ({
    name,
    method,
    path,
    query: fieldsOf(query),
    body: fieldsOf(body),
    takesFile: file !== undefined,
    isApi: true,
  }))
}

const plain = (method: string, path: string, isApi = false): Target => ({
  name: `${method} ${path}`,
  method,
  path,
  query: [],
  body: [],
  takesFile: false,
  isApi,
})

function pageTargets(): Target[] {
  return PAGES.map((page) => ({
    ...plain('GET', page.replace(/\[(\w+)\]/g, '{$1}')),
    query: ['q', 'product_categories', 'destination', 'date', 'sort', 'page', 'items', 'next', '_rsc'],
  }))
}

/** Every call of the contract, every page (with and without a language prefix), every file, every other method. */
export function allTargets(): Target[] {
  const localized = LOCALES.map((locale) => plain('GET', `/${locale}/{page}`))
  return [
    ...contractTargets(),
    ...pageTargets(),
    ...localized,
    ...FILES.map((path) => plain('GET', path)),
    ...OTHER_CALLS.map(([method, path, failure, body]) => ({
      ...plain(method, path, failure === 'envelope'),
      body: [...body],
    })),
    ...OTHER_METHODS.flatMap((method) => [plain(method, '/api/auth/login', true), plain(method, '/{page}')]),
  ]
}
