import { expect, test } from 'vitest'
import { operations } from '@/lib/contract'
import { errorEnvelope } from '@/lib/contract/operation'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { baseUrl, request } from '../fixtures/http'

const calls = Map.groupBy(Object.values(operations), ({ path }) => path)

test.each([...calls.keys()])('%s rejects every other method with 405', async (path) => {
  const known = (calls.get(path) ?? []).map(({ method }): string => method)
  // A browser redirect to the Google stand-in.
  if (path === '/api/sandbox/google/authorize') known.push('GET')
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => !known.includes(name))) {
    const { status, body, headers } = await request(method, path.replaceAll(/\{\w+\}/g, 'x'), {
      ...(method !== 'GET' && { json: {} }),
    })
    expect([method, status, body.code]).toEqual([method, 405, 'METHOD_NOT_ALLOWED'])
    expect(errorEnvelope.parse(body).errors).toEqual({})
    const allowed = headers.get('allow')?.split(', ') ?? []
    expect(allowed.filter((name) => !['HEAD', 'OPTIONS'].includes(name)).sort()).toEqual([...known].sort())
  }
})

test.each([
  ['POST', '/api/kept-vouchers', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/csp-reports', 'POST, OPTIONS'],
  ['PUT', '/api/payments/return', 'GET, POST, HEAD, OPTIONS'],
  ['POST', '/api/auth/oauth/google/callback', 'GET, HEAD, OPTIONS'],
  ['PUT', '/api/sandbox/google/token', 'POST, OPTIONS'],
  ['DELETE', '/api/sandbox/google/jwks', 'GET, HEAD, OPTIONS'],
  ['PATCH', '/api/account/images/abc', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/api/catalog-changes', 'POST, OPTIONS'],
  ['POST', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
  ['POST', '/api/reference', 'GET, HEAD, OPTIONS'],
  ['PROPFIND', '/api/nope', 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS'],
])('%s %s is refused in the envelope', async (method, path, allow) => {
  const { status, body, headers } = await request(method, path, method === 'GET' ? {} : { json: {} })
  expect([status, headers.get('allow')]).toEqual([405, allow])
  expect(errorEnvelope.parse(body).code).toBe('METHOD_NOT_ALLOWED')
})

test.each([
  ['/api/reference', 'GET, HEAD, OPTIONS'],
  ['/api/openapi.json', 'GET, HEAD, OPTIONS'],
  ['/api/auth/login', 'POST, OPTIONS'],
])('OPTIONS %s says which methods it has', async (path, allow) => {
  const { status, headers } = await fetch(baseUrl() + path, { method: 'OPTIONS' })
  expect([status, headers.get('allow')]).toEqual([204, allow])
})

test.each([
  ['GET', '/api'],
  ['POST', '/api'],
  ['PUT', '/api'],
  ['GET', '/api/account/images/abc'],
  ['POST', '/api/catalog-changes'],
])('%s %s without what it needs is not found, in the envelope', async (method, path) => {
  const { status, body } = await request(method, path, method === 'GET' ? {} : { json: {} })
  expect([status, errorEnvelope.parse(body).code]).toEqual([404, 'NOT_FOUND'])
})

test.each(LOCALES)('the 405 message is in the visitor’s language (%s)', async (locale) => {
  const { body } = await request('DELETE', '/api/orders', { locale, json: {} })
  expect(body.message).toBe(translator(locale)('errors.METHOD_NOT_ALLOWED'))
})
