import { ApiError } from '@/lib/contract/error'
import { signInReason } from '@/lib/server/security-log/detail'
import { recordSecurityEvent } from '@/lib/server/security-log/record'

/** Records why a sign-in with Google is refused, and throws the error. */
export async function refusedSignIn(error: unknown): Promise<never> {
  const reason = error instanceof ApiError ? signInReason(error.code) : undefined
  if (reason)
    await recordSecurityEvent({
      kind: 'sign-in',
      outcome: 'refused',
      userId: null,
      detail: { method: 'google', reason },
    })
  throw error
}
