import { expect, test } from 'vitest'
import { guardNamed, guardOf } from './guards'

test('[G9] throws for an unknown guard', () => {
  expect(() => guardNamed('no-such-guard')).toThrow('unknown guard: no-such-guard')
})

test.each(['/profile', '/profile/orders', '/profile/orders/1', '/profiles'])(
  '[G2] %s needs a session',
  (path) => {
    expect(guardOf(path)?.({ signedIn: false })).toBe('/')
    expect(guardOf(path)?.({ signedIn: true })).toBeNull()
  },
)

test.each(['/sign-in', '/sign-up', '/sign-in/'])('[G1] %s is for signed-out visitors', (path) => {
  expect(guardOf(path)?.({ signedIn: true })).toBe('/')
  expect(guardOf(path)?.({ signedIn: false })).toBeNull()
})

test.each(['/', '/products', '/my/profile'])('%s has no guard', (path) => {
  expect(guardOf(path)).toBeNull()
})
