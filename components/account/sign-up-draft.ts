import { currentUserId } from '@/components/session/session'
import type { SignUpForm } from '@/lib/contract/auth'
import { ownedEntry } from '@/stores/browser-storage/owned-entry'
import type { AwaitedCode } from './awaited-code'

/** What survives a reload of the code step: everything except passwords and the code itself. */
export interface SignUpDraft extends AwaitedCode {
  values: Omit<SignUpForm, 'password' | 'password_confirmation'>
}

const entry = ownedEntry<SignUpDraft>(
  'sign-up',
  ({ values, resendAt }) => typeof values?.email === 'string' && typeof resendAt === 'number',
)

export function readSignUpDraft(): SignUpDraft | null {
  return entry.read(currentUserId())
}

export function saveSignUpDraft(form: SignUpForm, awaited: AwaitedCode): void {
  const { password: _, password_confirmation: __, ...values } = form
  entry.save(null, { values, ...awaited })
}

export const dropSignUpDraft = entry.drop
