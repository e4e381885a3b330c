import type { AwaitedCode } from '@/components/account/awaited-code'
import { currentUserId } from '@/components/session/session'
import { ownedEntry } from '@/stores/browser-storage/owned-entry'

/** What survives a reload of the code step: the code itself does not. */
export interface EmailSignInDraft extends AwaitedCode {
  email: string
}

const entry = ownedEntry<EmailSignInDraft>(
  'email-sign-in',
  ({ email, resendAt }) => typeof email === 'string' && typeof resendAt === 'number',
)

export const readEmailSignInDraft = (): EmailSignInDraft | null => entry.read(currentUserId())

export const saveEmailSignInDraft = (draft: EmailSignInDraft): void => entry.save(null, draft)

export const dropEmailSignInDraft = entry.drop
