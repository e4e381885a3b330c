import { send } from '@/lib/api/browser'
import type { requestForgetPassword } from '@/lib/contract/auth'
import { type AwaitedCode, awaitedCode } from './awaited-code'

/** Emails a password-reset code. @throws ApiError */
export async function requestResetCode(email: string): Promise<AwaitedCode> {
  const { data } = await send<typeof requestForgetPassword>('POST', '/api/auth/request-forget-password', {
    email,
  })
  return awaitedCode(data)
}
