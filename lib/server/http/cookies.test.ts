import { expect, test } from 'vitest'
import { sessionMarker } from '@/lib/domain/session-marker'
import { sessionCookies } from './cookies'

test('[A6] scripts can read the marker, which follows from the token', async () => {
  const [token, marker] = await sessionCookies('first token')
  expect(token).toMatch(/^access-token=first token; Path=\/; .*HttpOnly$/)
  expect(marker).toBe(
    `signed-in=${await sessionMarker('first token')}; Path=/; Max-Age=259200; SameSite=Lax; Secure`,
  )
})

test('[A5] ending a session clears both cookies and keeps a started sign-up', async () => {
  const ended = await sessionCookies(null)
  expect(ended.map((cookie) => cookie.split(';')[0])).toEqual(['access-token=', 'signed-in='])
  expect((await sessionCookies('token'))[2]).toMatch(/^sign-up=; /)
})
