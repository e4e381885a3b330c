import { beforeEach, expect, test } from 'vitest'
import type { User } from '@/lib/contract/auth'
import { setAuthUser } from '@/stores/auth'
import { refuseSessionStorage, stubSessionStorage } from '@/tests/fixtures/browser-storage'
import {
  dropSupportDraft,
  readSupportDraft,
  type SupportValues,
  saveSupportDraft,
  supportIdempotencyKey,
} from './support-draft'

const values: SupportValues = {
  topic: 'booking',
  name: 'Mali',
  email: 'mali@example.com',
  order_id: '',
  order_reference: '',
  product_id: '',
  message: 'Hello',
}

const signIn = (id: string | null) => setAuthUser(id ? ({ id, profile: { image: null } } as User) : null)

beforeEach(() => {
  stubSessionStorage()
  signIn(null)
})

test('the draft survives a reload', () => {
  expect(readSupportDraft('mali')).toBeNull()
  saveSupportDraft('mali', values)
  expect(readSupportDraft('mali')).toEqual(values)
})

test('a visitor who signs in keeps the draft', () => {
  saveSupportDraft(null, values)
  expect(readSupportDraft('mali')).toEqual(values)
})

test.each([
  ['another user', 'niran'],
  ['a signed-out visitor', null],
])('%s does not get the draft', (_, user) => {
  signIn('mali')
  saveSupportDraft('mali', values)
  const key = supportIdempotencyKey(values)
  signIn(user)
  expect(readSupportDraft(user)).toBeNull()
  expect(readSupportDraft('mali')).toBeNull()
  expect(supportIdempotencyKey(values)).not.toBe(key)
})

test('the same content keeps its idempotency key, other content gets a new one', () => {
  const key = supportIdempotencyKey(values)
  expect(supportIdempotencyKey({ ...values })).toBe(key)
  expect(supportIdempotencyKey({ ...values, message: 'Hello again' })).not.toBe(key)
})

test('sending clears the draft, and the same content becomes a new request', () => {
  saveSupportDraft(null, values)
  const key = supportIdempotencyKey(values)
  dropSupportDraft()
  expect(readSupportDraft(null)).toBeNull()
  expect(supportIdempotencyKey(values)).not.toBe(key)
})

test('works without storage', () => {
  refuseSessionStorage()
  saveSupportDraft(null, values)
  expect(readSupportDraft(null)).toBeNull()
  expect(supportIdempotencyKey(values)).toMatch(/^[\w-]{21}$/)
  dropSupportDraft()
})
