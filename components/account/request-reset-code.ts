import { send } from '@/lib/api/browser'
import type { requestForgetPassword } from '@/lib/contract/auth'

/** Emails a password-reset code. Returns when the next may be requested (ms since 1970). @throws ApiError */
export async function requestResetCode(email: string): Promise<number> {
  const { data } = await send<typeof requestForgetPassword>('POST', '/api/auth/request-forget-password', {
    email,
  })
  return Date.now() + data.resend_after_seconds * 1000
}
