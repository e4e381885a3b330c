import { ownedEntry } from '@/stores/browser-storage/owned-entry'

/**
 * A new email address or phone number awaiting its code; survives a reload, as it contains no credentials.
 */
export interface ChangeDraft {
  what: 'email' | 'phone'
  /** The new email address or phone number. */
  value: string
  /** Moment (ms) from which a new code may be requested. */
  resendAt: number
}

const entry = ownedEntry<ChangeDraft>(
  'contact-change',
  ({ what, value, resendAt }) =>
    (what === 'email' || what === 'phone') && typeof value === 'string' && typeof resendAt === 'number',
)

/** Returns a user's draft if its code may still be valid. */
export const readChangeDraft = entry.read

/** Saves the progress of a user's change. */
export const saveChangeDraft = entry.save

export const dropChangeDraft = entry.drop
