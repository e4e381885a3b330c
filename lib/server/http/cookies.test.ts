import { expect, test } from 'vitest'
import { sessionMarker } from '@/lib/domain/session-marker'
import { sessionCookies } from './cookies'

test('[A6] scripts can read the marker, which follows from the token', async () => {
  const [token, marker] = await sessionCookies('first-token', false)
  expect(token).toMatch(/^access-token=first-token; Path=\/; .*HttpOnly$/)
  expect(marker).toBe(
    `signed-in=${await sessionMarker('first-token')}; Path=/; Max-Age=259200; SameSite=Lax; Secure`,
  )
})

test('[A7] over HTTPS the token is also stored under a name that only the shop’s own host can set', async () => {
  const [named, own] = await sessionCookies('t', true)
  expect(named).toBe('access-token=t; Path=/; Max-Age=259200; SameSite=Lax; Secure; HttpOnly')
  expect(own).toBe(`__Host-${named}`)
  const ended = await sessionCookies(null, true)
  expect(ended.map((cookie) => cookie.split(';')[0])).toEqual([
    'access-token=',
    '__Host-access-token=',
    'signed-in=',
  ])
})

test('[A5] ending a session clears both cookies and keeps a started sign-up', async () => {
  const ended = await sessionCookies(null, false)
  expect(ended.map((cookie) => cookie.split(';')[0])).toEqual(['access-token=', 'signed-in='])
  expect((await sessionCookies('token', false))[2]).toMatch(/^sign-up=; /)
})
