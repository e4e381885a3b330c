import { expect, test } from 'vitest'
import { sessionCookies } from './cookies'

const markOf = (token: string) =>
  sessionCookies(token).find((cookie) => cookie.startsWith('signed-in=')) ?? 'none'

test('[A6] the page can distinguish sessions without learning the token', () => {
  expect(markOf('first token')).toMatch(/^signed-in=[\da-f]{12}; Path=\/; (?!.*HttpOnly)/)
  expect(markOf('first token')).toBe(markOf('first token'))
  expect(markOf('first token')).not.toBe(markOf('second token'))
})

test('[A5] ending a session clears both cookies and keeps a started sign-up', () => {
  expect(sessionCookies(null).map((cookie) => cookie.split(';')[0])).toEqual(['access-token=', 'signed-in='])
  expect(sessionCookies('token')[2]).toMatch(/^sign-up=; /)
})
