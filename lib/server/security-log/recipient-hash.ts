import { keyedHash, keyedHashes } from '@/lib/server/secret'

const PURPOSE = 'security-log-recipient'

const normalize = (recipient: string) => recipient.trim().toLowerCase()

/** How the security log names an email address or phone without an account. */
export const recipientHash = (recipient: string): string => keyedHash(PURPOSE, normalize(recipient))

/** The names that it may have in the log: with the secret in use, and with the one before a rotation. */
export const recipientHashes = (recipient: string): string[] => keyedHashes(PURPOSE, normalize(recipient))
