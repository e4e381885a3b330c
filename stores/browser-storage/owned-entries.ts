import { SIGN_UP_SECONDS } from '@/lib/domain/cookies'
import { FRESH_SIGN_IN_MINUTES } from '@/lib/domain/fresh-sign-in'
import { CODE_MINUTES, FORM_MINUTES } from '@/lib/domain/verification-code'

const MINUTE = 60_000

/** Where an entry is stored, how long it is valid, and whose it is. */
export interface Entry {
  /** `session` lasts until the tab is closed, `local` until the entry is removed. */
  storage: 'session' | 'local'
  /** Lifetime after saving, in ms; null: as long as the storage lasts. */
  ttl: number | null
  /**
   * - `visitor`: the signed-in account or the guest that saved it; removed as soon as that changes.
   * - `account`: the account that saved it. Waits for it after an expired session, and is removed when another
   *   account signs in. An entry of a guest passes to the account that signs in.
   * - `anyone`: all who use the tab or the device.
   */
  owner: 'visitor' | 'account' | 'anyone'
}

/** The entries of the tab that are stored with their owner; apart from the table, because the browser needs them. */
export const OWNED_ENTRIES = {
  // As long as the cookie with the password of the form.
  'sign-up': { ttl: SIGN_UP_SECONDS * 1000, owner: 'visitor' },
  'email-sign-in': { ttl: FORM_MINUTES * MINUTE, owner: 'visitor' },
  'passkey-offer': { ttl: FRESH_SIGN_IN_MINUTES * MINUTE, owner: 'visitor' },
  'forgot-password': { ttl: FORM_MINUTES * MINUTE, owner: 'visitor' },
  'contact-change': { ttl: CODE_MINUTES * MINUTE, owner: 'account' },
  'checkout-draft': { ttl: null, owner: 'account' },
  'support-draft': { ttl: null, owner: 'account' },
  'support-press': { ttl: null, owner: 'account' },
} as const satisfies Record<string, Pick<Entry, 'ttl' | 'owner'>>

export type OwnedKey = keyof typeof OWNED_ENTRIES
