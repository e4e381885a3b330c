import { expect, test } from 'vitest'
import { seal } from '@/lib/server/secret'
import { knownDeviceCookie, knownDeviceId, twoStepDeviceId } from './known-device'

const DAY = 86_400_000
const NOW = Date.parse('2030-01-01T00:00:00Z')
const mali = { id: 'mali', passwordHash: '$argon2id$one' }
const niran = { id: 'niran', passwordHash: null }

const sentBack = (cookie: string) => /^known-device=([\w-]+);/.exec(cookie)?.[1]

test('[A10] a device is known to the account that signed in on it, and to no other', () => {
  const cookie = knownDeviceCookie(undefined, mali)
  expect(cookie).toMatch(/; Path=\/api\/auth; Max-Age=15552000; SameSite=Strict; Secure; HttpOnly$/)
  expect(knownDeviceId(sentBack(cookie), mali)).toMatch(/^[0-9a-f-]{36}$/)
  expect(knownDeviceId(sentBack(cookie), niran)).toBeNull()
  expect(knownDeviceId(sentBack(cookie), null)).toBeNull()
  expect(knownDeviceId(sentBack(knownDeviceCookie(undefined, niran)), niran)).not.toBeNull()
})

test('[A10] a device retains its id, and with it its attempts', () => {
  const first = sentBack(knownDeviceCookie(undefined, mali))
  const second = sentBack(knownDeviceCookie(first, mali))
  expect(knownDeviceId(second, mali)).toBe(knownDeviceId(first, mali))
  const other = sentBack(knownDeviceCookie(first, niran))
  expect(knownDeviceId(other, niran)).not.toBe(knownDeviceId(first, mali))
})

test('[A10] a new password makes every device unknown, and gives the next one another id', () => {
  const before = sentBack(knownDeviceCookie(undefined, mali))
  const changed = { ...mali, passwordHash: '$argon2id$two' }
  expect(knownDeviceId(before, changed)).toBeNull()
  expect(knownDeviceId(before, { ...mali, passwordHash: null })).toBeNull()
  const after = sentBack(knownDeviceCookie(before, changed))
  expect(knownDeviceId(after, changed)).not.toBeNull()
  expect(knownDeviceId(after, changed)).not.toBe(knownDeviceId(before, mali))
})

test('[A10] a device is known for 180 days after its last sign-in, whatever the browser does with the cookie', () => {
  const cookie = sentBack(knownDeviceCookie(undefined, mali, NOW))
  expect(knownDeviceId(cookie, mali, NOW + 180 * DAY - 1)).not.toBeNull()
  expect(knownDeviceId(cookie, mali, NOW + 180 * DAY)).toBeNull()
  const renewed = sentBack(knownDeviceCookie(cookie, mali, NOW + 100 * DAY))
  expect(knownDeviceId(renewed, mali, NOW + 200 * DAY)).toBe(knownDeviceId(cookie, mali, NOW))
})

test('[A10] a device had both steps if it signed in since two-step verification is on, whatever the password is now', () => {
  const cookie = sentBack(knownDeviceCookie(undefined, mali, NOW))
  const since = (ms: number) => new Date(NOW + ms)
  expect(twoStepDeviceId(cookie, mali, since(0), NOW)).toBe(knownDeviceId(cookie, mali, NOW))
  expect(twoStepDeviceId(cookie, mali, since(1), NOW)).toBeNull()
  expect(twoStepDeviceId(cookie, niran, since(0), NOW)).toBeNull()
  expect(twoStepDeviceId(cookie, { id: 'mali' }, since(-DAY), NOW + 179 * DAY)).not.toBeNull()
  expect(twoStepDeviceId(cookie, mali, since(0), NOW + 180 * DAY)).toBeNull()
  expect(twoStepDeviceId(undefined, mali, since(0), NOW)).toBeNull()
})

test.each([
  undefined,
  '',
  'mali',
  seal('sign-up', JSON.stringify({ userId: 'mali', id: 'x' })),
  seal('known-device', JSON.stringify({ userId: 'mali', id: 'x' })),
])('[A10] %j is no known device', (cookie) => {
  expect(knownDeviceId(cookie, mali)).toBeNull()
})
