import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { ApiError, type ErrorCode } from '@/lib/contract/error'
import { log } from '@/lib/server/http/log'

/** What a provider that is out of order, or not there at all, makes the library say. */
const SILENT = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]

/** Codes of OAuth 2.0 and OpenID Connect that are not a fault of the shop or of the provider's health. */
const ANSWERS: Record<string, ErrorCode> = {
  access_denied: 'GOOGLE_DENIED',
  interaction_required: 'GOOGLE_DENIED',
  login_required: 'GOOGLE_DENIED',
  consent_required: 'GOOGLE_DENIED',
  // The code was used, or is too old.
  invalid_grant: 'GOOGLE_EXPIRED',
}

function codeOf(error: unknown, otherwise: ErrorCode): ErrorCode {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return ANSWERS[error.error] ?? 'GOOGLE_UNAVAILABLE'
  if (error instanceof ClientError)
    return SILENT.includes(error.code ?? '') ? 'GOOGLE_UNAVAILABLE' : otherwise
  return 'GOOGLE_UNAVAILABLE'
}

/** The shop's error for one of the library's; whatever an operator may have to look into is logged. */
export function openIdError(error: unknown, otherwise: 'GOOGLE_UNAVAILABLE' | 'GOOGLE_UNTRUSTED'): ApiError {
  const code = codeOf(error, otherwise)
  if (code === 'GOOGLE_UNAVAILABLE' || code === 'GOOGLE_UNTRUSTED')
    log.warn({ err: error }, 'signing in with Google failed')
  return new ApiError(code, { cause: error })
}
