import type { SignUpForm } from '@/lib/contract/auth'
import { SIGN_UP_DRAFT as KEY } from './clear-drafts'

/** What survives a reload of the code step: everything except passwords and the code itself. */
export interface SignUpDraft {
  values: Omit<SignUpForm, 'password' | 'password_confirmation'>
  /** When a new code may be requested, in ms since 1970. */
  resendAt: number
}

/** Long enough to find the email; after that, someone else may be using the tab. */
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
    // Without storage a reload starts the form again.
  }
}

export function dropSignUpDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}
