import { ApiError, fieldError } from '@/lib/contract/error'
import { verifyPassword } from '@/lib/server/auth/passwords'
import { type Account, findAccount } from '@/lib/server/auth/repo'
import type { SignedIn } from '@/lib/server/http/context'
import { limit, reset } from '@/lib/server/http/rate-limit'

/** The account of who asks. @throws ApiError UNAUTHENTICATED where it was deleted meanwhile */
export async function ownAccount({ session }: SignedIn): Promise<Account> {
  return present(await findAccount(session.userId))
}

/** @throws ApiError UNAUTHENTICATED */
export function present(account: Account | null): Account {
  if (!account) throw new ApiError('UNAUTHENTICATED')
  return account
}

/**
 * The account of who asks, once the password has shown that it is the owner.
 * @param field where the password was typed
 * @throws ApiError VALIDATION_FAILED, RATE_LIMITED
 */
export async function confirmedAccount(
  context: SignedIn,
  password: string,
  field = 'password',
): Promise<Account> {
  const { userId } = context.session
  await limit('password-user', userId)
  const account = await ownAccount(context)
  // Whoever came with Google makes a password by way of the forgotten one.
  if (account.passwordHash === null) throw fieldError(field, 'password_none')
  if (!(await verifyPassword(account.passwordHash, password))) throw fieldError(field, 'password_wrong')
  await reset('password-user', userId)
  return account
}
