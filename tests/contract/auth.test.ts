import { describe, expect, test } from 'vitest'
import { post } from '../fixtures/accounts'
import { baseUrl, request } from '../fixtures/http'
import { newPerson } from '../fixtures/people'

describe('request validation', () => {
  test.each(['{"credential":', '[1,', 'null', '"text"', '7', '[]'])('rejects the body %s', async (body) => {
    const response = await request('POST', '/api/auth/login', { body })
    const broken = body.endsWith(':') || body.endsWith(',')
    expect([response.status, response.body.code]).toEqual(
      broken ? [422, 'MALFORMED_JSON'] : [422, 'VALIDATION_FAILED'],
    )
  })

  test('rejects a body of 10 MB', async () => {
    const body = JSON.stringify({ credential: 'x'.repeat(10_000_000), password: 'x' })
    const response = await request('POST', '/api/auth/login', { body })
    expect([response.status, response.body.code]).toEqual([413, 'BODY_TOO_LARGE'])
  })

  test.each(['https://evil.example', 'null', 'https://evil.example:3000'])(
    'rejects the origin %s',
    async (origin) => {
      const response = await post('login', { credential: 'a@example.com', password: 'x' }, { origin })
      expect([response.status, response.body.code]).toEqual([403, 'CROSS_ORIGIN'])
    },
  )

  test('rejects its own host with another scheme', async () => {
    const origin = `https://${new URL(baseUrl()).host}`
    const response = await post('login', { credential: 'a@example.com', password: 'x' }, { origin })
    expect([response.status, response.body.code]).toEqual([403, 'CROSS_ORIGIN'])
  })

  test('accepts its own origin', async () => {
    const { status } = await post(
      'login',
      { credential: newPerson().email, password: 'x' },
      { origin: new URL(baseUrl()).origin },
    )
    expect(status).toBe(422)
  })
})
