import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { ApiError, type ErrorCode } from '@/lib/contract/error'
import { log } from '@/lib/server/http/log'

/** Library errors that mean the provider is down or unreachable. */
const UNAVAILABLE = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]

/** OAuth 2.0 and OpenID Connect errors that are neither the shop's fault nor a provider outage. */
const EXPECTED: Record<string, ErrorCode> = {
  access_denied: 'GOOGLE_DENIED',
  interaction_required: 'GOOGLE_DENIED',
  login_required: 'GOOGLE_DENIED',
  consent_required: 'GOOGLE_DENIED',
  // The code was used or has expired.
  invalid_grant: 'GOOGLE_EXPIRED',
}

function codeOf(error: unknown, otherwise: ErrorCode): ErrorCode {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return EXPECTED[error.error] ?? 'GOOGLE_UNAVAILABLE'
  if (error instanceof ClientError)
    return UNAVAILABLE.includes(error.code ?? '') ? 'GOOGLE_UNAVAILABLE' : otherwise
  return 'GOOGLE_UNAVAILABLE'
}

/** Maps a library error to the shop's; logs those that operators may have to investigate. */
export function openIdError(error: unknown, otherwise: 'GOOGLE_UNAVAILABLE' | 'GOOGLE_UNTRUSTED'): ApiError {
  const code = codeOf(error, otherwise)
  if (code === 'GOOGLE_UNAVAILABLE' || code === 'GOOGLE_UNTRUSTED')
    log.warn({ err: error }, 'sign-in with Google failed')
  return new ApiError(code, { cause: error })
}
