import type { z } from 'zod'
import type * as contract from '@/lib/contract/auth'
import type { Session } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { toUser } from './auth-responses'
import { findAccount } from './repo'

/** Returns the signed-in user, or a null user. */
export async function profile(session: Session | null): Promise<z.input<typeof contract.profile.response>> {
  const account = session ? await findAccount(session.userId) : null
  return ok({ user: account ? toUser(account) : null })
}
