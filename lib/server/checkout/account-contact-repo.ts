import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '@/lib/server/db/client'
import { users } from '@/lib/server/db/schema'
import { violatedUnique } from '@/lib/server/db/violation'

interface Contact {
  first_name: string
  last_name: string
  email: string
  /** In E.164. */
  phone: string
}

/**
 * Gives an account that was opened with an email address alone the name and the phone of its first order, if they are of
 * the same address. What the account has stays, and a phone of another account is left out silently.
 */
export async function completeAccount(
  db: Transaction,
  userId: string,
  { first_name: firstName, last_name: lastName, email, phone }: Contact,
): Promise<void> {
  const owner = and(eq(users.id, userId), eq(users.email, email))
  await db
    .update(users)
    .set({ firstName, lastName })
    .where(and(owner, eq(users.firstName, ''), eq(users.lastName, '')))
  try {
    // A savepoint: a taken phone must not end the order.
    await db.transaction((inner) =>
      inner
        .update(users)
        .set({ phone })
        .where(and(owner, isNull(users.phone))),
    )
  } catch (error) {
    if (violatedUnique(error) !== 'users_phone') throw error
  }
}
