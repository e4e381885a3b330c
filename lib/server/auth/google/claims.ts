import { z } from 'zod'
import { MAX_EMAIL_LENGTH } from '@/lib/domain/contact'
import { MAX_NAME_LENGTH } from '@/lib/domain/name-length'
import { isPersonName } from '@/lib/domain/person-name'
import type { IdentityClaims } from '@/lib/server/db/schema'

const shortened = (text: string) => [...text].slice(0, MAX_NAME_LENGTH).join('')

const name = z.string().trim().transform(shortened).refine(isPersonName).catch('')

const claims = z.object({
  iss: z.string().min(1).max(255),
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(MAX_EMAIL_LENGTH).pipe(z.email()).nullable().catch(null),
  // Some providers send a string.
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  given_name: name,
  family_name: name,
  name,
})

/** Fallback name for a user who gave none that is allowed in a mail. */
function mailboxOf(email: string): string {
  const mailbox = shortened(email.split('@')[0] ?? '')
  return isPersonName(mailbox) ? mailbox : mailbox.replaceAll('.', ' ')
}

/**
 * Maps ID token claims to an identity; null if the subject is missing. Without an email address it counts as
 * unverified. One name is enough; without a valid one the mailbox name is used.
 */
export function claimsOf(token: unknown): IdentityClaims | null {
  const parsed = claims.safeParse(token)
  if (!parsed.success) return null
  const { iss, sub, email, email_verified, given_name, family_name, name: fullName } = parsed.data
  return {
    issuer: iss,
    subject: sub,
    email: email ?? '',
    emailVerified: email !== null && email_verified,
    firstName: given_name || (family_name ? '' : fullName) || family_name || mailboxOf(email ?? ''),
    lastName: given_name ? family_name : '',
  }
}
