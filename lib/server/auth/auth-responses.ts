import type { User } from '@/lib/contract/auth'
import { ok } from '@/lib/server/http/define-route'
import type { Account } from './repo'

/** Maps an account to the contract's user. */
export function toUser({ id, email, phone, firstName, lastName, country, address, image }: Account): User {
  return {
    id,
    email,
    phone: phone ?? '',
    first_name: firstName,
    last_name: lastName,
    profile: { country, address, image },
  }
}

/** The response of a successful sign-in. */
export function signedIn(account: Account, token: string, message: string) {
  const user = toUser(account)
  return { ...ok(user, message), user, token }
}
