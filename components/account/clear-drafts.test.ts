import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '@/lib/contract/auth'
import { setAuthUser } from '@/stores/auth'
import { stubSessionStorage } from '@/tests/fixtures/session-storage'
import { dropDraftsOfOthers } from './clear-drafts'
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
const ASKED = { step: 'code', email: 'mali@example.com', resendAt: 0 } as const

beforeEach(() => {
  stubSessionStorage()
  vi.useFakeTimers()
  setAuthUser(null)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('[A2, A3] what a stranger began stays with nobody signed in, and goes when somebody is', () => {
  saveSignUpDraft(FORM, Date.now())
  saveForgotDraft(ASKED)
  dropDraftsOfOthers(null)
  expect([readSignUpDraft()?.values.email, readForgotDraft()]).toEqual([FORM.email, ASKED])
  dropDraftsOfOthers('niran')
  expect([readSignUpDraft(), readForgotDraft()]).toEqual([null, null])
})

test('[A3] who sets a new password while signed in keeps the step, and takes it along', () => {
  setAuthUser({ id: 'mali', profile: { image: null } } as User)
  saveForgotDraft(ASKED)
  dropDraftsOfOthers('mali')
  expect(readForgotDraft()).toEqual(ASKED)
  dropDraftsOfOthers(null)
  expect(readForgotDraft()).toBeNull()
})

test('[A3] an hour later it is gone', () => {
  saveForgotDraft(ASKED)
  vi.advanceTimersByTime(59 * 60_000)
  expect(readForgotDraft()).toEqual(ASKED)
  vi.advanceTimersByTime(60_000)
  expect(readForgotDraft()).toBeNull()
})
