/** Why a browser returned no passkey; the messages of `auth.passkey` and `settings.passkeys` have these names. */
export type PasskeyProblem = 'cancelled' | 'exists' | 'unsupported'

/** Names by which browsers and the library report a visitor who closed the prompt or let it expire. */
const CANCELLED = ['NotAllowedError', 'AbortError']

/** @returns null for an error of another kind, such as an API error */
export function passkeyProblem(error: unknown): PasskeyProblem | null {
  if (!(error instanceof Error)) return null
  if (CANCELLED.includes(error.name)) return 'cancelled'
  if (error.name === 'InvalidStateError') return 'exists'
  // No secure connection, or a host that cannot have passkeys.
  return error.name === 'SecurityError' || error.name === 'NotSupportedError' ? 'unsupported' : null
}
