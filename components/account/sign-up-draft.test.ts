import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSessionStorage } from '@/tests/fixtures/browser-storage'
import { readSignUpDraft, saveSignUpDraft } from './sign-up-draft'

const FORM = {
  first_name: 'Mali',
  last_name: 'Sky',
  email: 'mali@example.com',
  country: 'TH',
  phone: '081 234 5678',
  address: '1 Sun Road',
  password: 'sun over sand',
  password_confirmation: 'sun over sand',
}

const AWAITED = () => ({ resendAt: Date.now() + 60_000, digits: 6, minutes: 10 })

beforeEach(() => {
  stubSessionStorage()
  vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00Z') })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('[A2] keeps the entered values except the passwords across a reload', () => {
  saveSignUpDraft(FORM, AWAITED())
  const { password: _, password_confirmation: __, ...values } = FORM
  expect(readSignUpDraft()).toEqual({ values, ...AWAITED() })
})

test('drops the draft after one hour', () => {
  saveSignUpDraft(FORM, AWAITED())
  vi.advanceTimersByTime(60 * 60_000)
  expect(readSignUpDraft()).not.toBeNull()
  vi.advanceTimersByTime(60_000)
  expect(readSignUpDraft()).toBeNull()
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'))
  expect(readSignUpDraft()).toBeNull()
})
