import { expect, test } from 'vitest'
import { sessionCookies } from './cookies'

const markOf = (token: string) =>
  sessionCookies(token).find((cookie) => cookie.startsWith('signed-in=')) ?? 'none'

test('[A6] the page can tell one session from the next, and learns nothing of the token', () => {
  expect(markOf('first token')).toMatch(/^signed-in=[\da-f]{12}; Path=\/; (?!.*HttpOnly)/)
  expect(markOf('first token')).toBe(markOf('first token'))
  expect(markOf('first token')).not.toBe(markOf('second token'))
})

test('[A5] the end of a session takes both back, and leaves a sign-up that somebody began', () => {
  expect(sessionCookies(null).map((cookie) => cookie.split(';')[0])).toEqual(['access-token=', 'signed-in='])
  expect(sessionCookies('token')[2]).toMatch(/^sign-up=; /)
})
