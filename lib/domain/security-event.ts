/** What the security log records. */
export const SECURITY_EVENT_KINDS = [
  'sign-in',
  'sign-out',
  'registration',
  'code',
  'password-confirmation',
  'password-reset',
  'password-change',
  'two-step',
  'passkey',
  'email-change',
  'phone-change',
  'session-end',
  'account-deletion',
  'rate-limit',
  'cross-origin',
  'host',
  'notification',
  'supplier-link',
  'order-link',
  'venue-key',
  'server-token',
  'support-mail',
  'operator-command',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]

/** `failed` is of commands only: they end without having refused anything. */
export const SECURITY_OUTCOMES = ['ok', 'refused', 'failed'] as const
export type SecurityOutcome = (typeof SECURITY_OUTCOMES)[number]

export const SECURITY_ACTORS = ['visitor', 'user', 'staff', 'gateway', 'supplier', 'venue'] as const
export type SecurityActor = (typeof SECURITY_ACTORS)[number]
