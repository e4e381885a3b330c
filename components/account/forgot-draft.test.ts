import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '@/lib/contract/auth'
import { setAuthUser } from '@/stores/auth'
import { clearOthers } from '@/stores/browser-storage/clear-others'
import { stubSessionStorage } from '@/tests/fixtures/browser-storage'
import { readForgotDraft, saveForgotDraft } from './forgot-draft'
import { readSignUpDraft, saveSignUpDraft } from './sign-up-draft'

const FORM = {
  first_name: 'Mali',
  last_name: '',
  email: 'mali@example.com',
  country: 'TH',
  phone: '',
  address: '',
  password: '',
  password_confirmation: '',
}
const CODE_STEP = { step: 'code', email: 'mali@example.com', resendAt: 0, digits: 6, minutes: 10 } as const

beforeEach(() => {
  stubSessionStorage()
  vi.useFakeTimers()
  setAuthUser(null)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('[A2, A3] keeps anonymous drafts while signed out and drops them on sign-in', () => {
  saveSignUpDraft(FORM, { resendAt: Date.now(), digits: null, minutes: null })
  saveForgotDraft(CODE_STEP)
  clearOthers(null)
  expect([readSignUpDraft()?.values.email, readForgotDraft()]).toEqual([FORM.email, CODE_STEP])
  clearOthers('niran')
  expect([readSignUpDraft(), readForgotDraft()]).toEqual([null, null])
})

test('[A3] keeps the step of a signed-in user and drops it on sign-out', () => {
  setAuthUser({ id: 'mali', profile: { image: null } } as User)
  saveForgotDraft(CODE_STEP)
  clearOthers('mali')
  expect(readForgotDraft()).toEqual(CODE_STEP)
  clearOthers(null)
  expect(readForgotDraft()).toBeNull()
})

test('[A3] drops the draft after one hour', () => {
  saveForgotDraft(CODE_STEP)
  vi.advanceTimersByTime(59 * 60_000)
  expect(readForgotDraft()).toEqual(CODE_STEP)
  vi.advanceTimersByTime(60_000)
  expect(readForgotDraft()).toBeNull()
})
