import { beforeEach, expect, test, vi } from 'vitest'
import {
  dropSupportDraft,
  keepSupportDraft,
  readSupportDraft,
  type SupportValues,
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

beforeEach(() => {
  const store = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
})

test('what was typed outlives a reload', () => {
  expect(readSupportDraft('mali')).toBeNull()
  keepSupportDraft('mali', values)
  expect(readSupportDraft('mali')).toEqual(values)
})

test('a visitor who signs in keeps what was typed', () => {
  keepSupportDraft(null, values)
  expect(readSupportDraft('mali')).toEqual(values)
})

test.each([
  ['somebody else', 'niran'],
  ['nobody', null],
])('%s gets nothing of it', (_, user) => {
  keepSupportDraft('mali', values)
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
  keepSupportDraft(null, values)
  const key = supportPressKey(values)
  dropSupportDraft()
  expect(readSupportDraft(null)).toBeNull()
  expect(supportPressKey(values)).not.toBe(key)
})

test('a browser without storage only forgets', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('refused')
    },
    setItem: () => {
      throw new Error('refused')
    },
    removeItem: () => {
      throw new Error('refused')
    },
  })
  keepSupportDraft(null, values)
  expect(readSupportDraft(null)).toBeNull()
  expect(supportPressKey(values)).toMatch(/^[0-9a-f]{32}$/)
  dropSupportDraft()
})
