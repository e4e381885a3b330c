import { beforeEach, expect, test } from 'vitest'
import { refuseSessionStorage, stubSessionStorage } from '@/tests/fixtures/session-storage'
import {
  dropSupportDraft,
  readSupportDraft,
  type SupportValues,
  saveSupportDraft,
  supportPressKey,
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

beforeEach(stubSessionStorage)

test('what was typed outlives a reload', () => {
  expect(readSupportDraft('mali')).toBeNull()
  saveSupportDraft('mali', values)
  expect(readSupportDraft('mali')).toEqual(values)
})

test('a visitor who signs in keeps what was typed', () => {
  saveSupportDraft(null, values)
  expect(readSupportDraft('mali')).toEqual(values)
})

test.each([
  ['somebody else', 'niran'],
  ['nobody', null],
])('%s gets nothing of it', (_, user) => {
  saveSupportDraft('mali', values)
  const key = supportPressKey(values)
  expect(readSupportDraft(user)).toBeNull()
  expect(readSupportDraft('mali')).toBeNull()
  expect(supportPressKey(values)).not.toBe(key)
})

test('the same words keep their key, other words get another', () => {
  const key = supportPressKey(values)
  expect(supportPressKey({ ...values })).toBe(key)
  expect(supportPressKey({ ...values, message: 'Hello again' })).not.toBe(key)
})

test('after sending nothing is left, and the same words are a new request', () => {
  saveSupportDraft(null, values)
  const key = supportPressKey(values)
  dropSupportDraft()
  expect(readSupportDraft(null)).toBeNull()
  expect(supportPressKey(values)).not.toBe(key)
})

test('a browser without storage only forgets', () => {
  refuseSessionStorage()
  saveSupportDraft(null, values)
  expect(readSupportDraft(null)).toBeNull()
  expect(supportPressKey(values)).toMatch(/^[0-9a-f]{32}$/)
  dropSupportDraft()
})
