import type { SignUpForm } from '@/lib/contract/auth'
import { SIGN_UP_DRAFT as KEY } from './clear-drafts'

/** What outlives a reload of the code step: everything but passwords and the code itself. */
export interface SignUpDraft {
  values: Omit<SignUpForm, 'password' | 'password_confirmation'>
  /** Moment (ms) from which a new code may be asked for. */
  resendAt: number
}

/** Long enough to find the mail; who comes to the tab later than that may be somebody else. */
const LIFE_MS = 60 * 60_000

export function readSignUpDraft(): SignUpDraft | null {
  try {
    const text = sessionStorage.getItem(KEY)
    const draft = text ? (JSON.parse(text) as SignUpDraft) : null
    if (!draft || Date.now() < draft.resendAt + LIFE_MS) return draft
    dropSignUpDraft()
    return null
  } catch {
    return null
  }
}

export function saveSignUpDraft(form: SignUpForm, resendAt: number): void {
  const { password: _, password_confirmation: __, ...values } = form
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ values, resendAt } satisfies SignUpDraft))
  } catch {
    // Without storage a reload begins the form anew.
  }
}

export function dropSignUpDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing can be stored, so nothing is left.
  }
}
