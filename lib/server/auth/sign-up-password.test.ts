import { expect, test } from 'vitest'
import { SIGN_UP_SECONDS } from '@/lib/domain/cookies'
import { signUpCookie, storedPassword } from './sign-up-password'

const NOW = Date.parse('2030-01-01T00:00:00Z')
const password = { email: 'mali@example.com', passwordHash: '$argon2id$…' }
const cookieValue = (cookie: string) => /^sign-up=([^;]*)/.exec(cookie)?.[1]

test('[A2] the sign-up cookie is sealed and sent only to the auth routes', () => {
  const cookie = signUpCookie(password, NOW)
  expect(cookie).toMatch(/; Path=\/api\/auth; Max-Age=3660; SameSite=Strict; Secure; HttpOnly$/)
  expect(cookie).not.toContain('mali')
  expect(cookie.length).toBeLessThan(500)
  expect(signUpCookie(null)).toMatch(/^sign-up=; .*Max-Age=0/)
})

test('[A2] the stored password is valid for its own address until it expires', () => {
  const value = cookieValue(signUpCookie(password, NOW))
  expect(storedPassword(value, password.email, NOW)).toBe(password.passwordHash)
  expect(storedPassword(value, 'other@example.com', NOW)).toBeNull()
  expect(storedPassword(value, password.email, NOW + SIGN_UP_SECONDS * 1000)).toBeNull()
  for (const wrong of [undefined, '', 'x', `${value}A`, 'x'.repeat(8192)])
    expect(storedPassword(wrong, password.email, NOW)).toBeNull()
})
