import { send } from '@/lib/api/browser'
import type { requestForgetPassword } from '@/lib/contract/auth'

/** Has a code for a new password mailed. Answers the moment (ms) from which the next may be asked for. @throws ApiError */
export async function requestResetCode(email: string): Promise<number> {
  const { data } = await send<typeof requestForgetPassword>('POST', '/api/auth/request-forget-password', {
    email,
  })
  return Date.now() + data.resend_after_seconds * 1000
}
