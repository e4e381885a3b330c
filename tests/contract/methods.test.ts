import { expect, test } from 'vitest'
import { operations } from '@/lib/contract'
import { errorEnvelope } from '@/lib/contract/operation'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { request } from '../fixtures/http'

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

test.each(LOCALES)('the 405 message is in the visitor’s language (%s)', async (locale) => {
  const { body } = await request('DELETE', '/api/orders', { locale, json: {} })
  expect(body.message).toBe(translator(locale)('errors.METHOD_NOT_ALLOWED'))
})
