import { expect, test } from 'vitest'
import { seal } from '@/lib/server/secret'
import { knownDeviceCookie, knownDeviceId } from './known-device'

const sentBack = (cookie: string) => /^known-device=([\w-]+);/.exec(cookie)?.[1]

test('[A10] a device is known to the account that signed in on it, and to no other', () => {
  const cookie = knownDeviceCookie(undefined, 'mali')
  expect(cookie).toMatch(/; Path=\/api\/auth; Max-Age=31536000; SameSite=Strict; Secure; HttpOnly$/)
  expect(knownDeviceId(sentBack(cookie), 'mali')).toMatch(/^[0-9a-f-]{36}$/)
  expect(knownDeviceId(sentBack(cookie), 'niran')).toBeNull()
  expect(knownDeviceId(sentBack(cookie), undefined)).toBeNull()
})

test('[A10] a device retains its id, and with it its attempts', () => {
  const first = sentBack(knownDeviceCookie(undefined, 'mali'))
  const second = sentBack(knownDeviceCookie(first, 'mali'))
  expect(knownDeviceId(second, 'mali')).toBe(knownDeviceId(first, 'mali'))
  const other = sentBack(knownDeviceCookie(first, 'niran'))
  expect(knownDeviceId(other, 'niran')).not.toBe(knownDeviceId(first, 'mali'))
})

test.each([undefined, '', 'mali', seal('sign-up', JSON.stringify({ userId: 'mali', id: 'x' }))])(
  '[A10] %j is no known device',
  (cookie) => {
    expect(knownDeviceId(cookie, 'mali')).toBeNull()
  },
)
