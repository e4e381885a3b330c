import { z } from 'zod'
import { isPersonName } from '@/lib/domain/person-name'
import type { IdentityClaims } from '@/lib/server/db/schema'

const name = z
  .string()
  .trim()
  .transform((text) => [...text].slice(0, 80).join(''))
  .refine(isPersonName)
  .catch('')

const claims = z.object({
  iss: z.string().min(1).max(255),
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()).nullable().catch(null),
  // Some providers say it in a word.
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  given_name: name,
  family_name: name,
  name,
})

/** The name of somebody who gave none that may stand in a mail. */
function mailboxOf(email: string): string {
  const mailbox = email.split('@')[0] ?? ''
  return isPersonName(mailbox) ? mailbox : mailbox.replaceAll('.', ' ')
}

/**
 * Who an ID token is about; null where it names nobody. Somebody without an e-mail address counts as unverified. One
 * name is enough, and without any that may be one the mailbox has to do.
 */
export function claimsOf(token: unknown): IdentityClaims | null {
  const parsed = claims.safeParse(token)
  if (!parsed.success) return null
  const { iss, sub, email, email_verified, given_name, family_name, name: whole } = parsed.data
  return {
    issuer: iss,
    subject: sub,
    email: email ?? '',
    emailVerified: email !== null && email_verified,
    firstName: given_name || (family_name ? '' : whole) || family_name || mailboxOf(email ?? ''),
    lastName: given_name ? family_name : '',
  }
}
