import type { z } from 'zod'
import type * as contract from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'

/**
 * Where to send the pop-up for signing in with Google.
 * @throws ApiError GOOGLE_UNAVAILABLE as long as no client id is configured
 */
export async function oauthGoogle(): Promise<z.input<typeof contract.oauthGoogle.response>> {
  throw new ApiError('GOOGLE_UNAVAILABLE')
}
