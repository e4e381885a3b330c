import { currentUserId } from '@/components/session/session'
import { ownedEntry } from '@/stores/browser-storage/owned-entry'

const entry = ownedEntry<{ opened: true }>('passkey-offer', ({ opened }) => opened === true)

/** A mailed code has just opened an account: it has no other way to sign in yet. */
export const savePasskeyOffer = (userId: string): void => entry.save(userId, { opened: true })

/** Whether a passkey is to be offered, as long as the sign-in confirms it. */
export const hasPasskeyOffer = (): boolean => entry.read(currentUserId()) !== null

export const dropPasskeyOffer = entry.drop
