import { currentUserId } from '@/components/session/session'
import { ownedEntry } from '@/stores/browser-storage/owned-entry'
import type { Unverified } from '@/stores/browser-storage/storage'
import type { AwaitedCode } from './awaited-code'

/** Progress of a password reset; may survive a reload, since nothing in it gives access to an account. */
export type ForgotDraft =
  | { step: 'email'; email: string }
  | ({ step: 'code'; email: string } & AwaitedCode)
  /** The code is correct; it may expire meanwhile. */
  | ({ step: 'password'; email: string; code: string } & AwaitedCode)

const entry = ownedEntry<{ draft: ForgotDraft }>('forgot-password', ({ draft = {} }) => {
  const { step, email, resendAt, code }: Unverified<Extract<ForgotDraft, { step: 'password' }>> = draft
  if (typeof email !== 'string') return false
  if (step === 'email') return true
  return (
    typeof resendAt === 'number' && (step === 'code' || (step === 'password' && typeof code === 'string'))
  )
})

export function readForgotDraft(): ForgotDraft | null {
  return entry.read(currentUserId())?.draft ?? null
}

export function saveForgotDraft(draft: ForgotDraft): void {
  entry.save(currentUserId() ?? null, { draft })
}

export const dropForgotDraft = entry.drop
