import { currentUserId } from '@/components/session/session'
import type { SignUpForm } from '@/lib/contract/auth'
import { ownedEntry } from '@/stores/browser-storage/owned-entry'

/** What survives a reload of the code step: everything except passwords and the code itself. */
export interface SignUpDraft {
  values: Omit<SignUpForm, 'password' | 'password_confirmation'>
  /** When a new code may be requested, in ms since 1970. */
  resendAt: number
}

const entry = ownedEntry<SignUpDraft>(
  'sign-up',
  ({ values, resendAt }) => typeof values?.email === 'string' && typeof resendAt === 'number',
)

export function readSignUpDraft(): SignUpDraft | null {
  return entry.read(currentUserId())
}

export function saveSignUpDraft(form: SignUpForm, resendAt: number): void {
  const { password: _, password_confirmation: __, ...values } = form
  entry.save(null, { values, resendAt })
}

export const dropSignUpDraft = entry.drop
