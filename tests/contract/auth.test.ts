import { describe, expect, test } from 'vitest'
import { post } from '../fixtures/accounts'
import { baseUrl, request } from '../fixtures/http'
import { newPerson } from '../fixtures/people'

describe('what every call refuses', () => {
  test.each(['{"credential":', '[1,', 'null', '"text"', '7', '[]'])('the body %s', async (body) => {
    const answer = await request('POST', '/api/auth/login', { body })
    const broken = body.endsWith(':') || body.endsWith(',')
    expect([answer.status, answer.body.code]).toEqual(
      broken ? [422, 'MALFORMED_JSON'] : [422, 'VALIDATION_FAILED'],
    )
  })

  test('a body of 10 MB', async () => {
    const body = JSON.stringify({ credential: 'x'.repeat(10_000_000), password: 'x' })
    const answer = await request('POST', '/api/auth/login', { body })
    expect([answer.status, answer.body.code]).toEqual([413, 'BODY_TOO_LARGE'])
  })

  test.each(['https://evil.example', 'null', 'https://evil.example:3000'])(
    'the origin %s',
    async (origin) => {
      const answer = await post('login', { credential: 'a@example.com', password: 'x' }, { origin })
      expect([answer.status, answer.body.code]).toEqual([403, 'CROSS_ORIGIN'])
    },
  )

  test('its own origin is welcome', async () => {
    const { status } = await post(
      'login',
      { credential: newPerson().email, password: 'x' },
      { origin: new URL(baseUrl()).origin },
    )
    expect(status).toBe(422)
  })
})
