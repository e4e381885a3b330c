import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SECURITY_EVENT_KINDS, type SecurityEventKind } from '@/lib/domain/security-event'
import { SECURITY_DETAILS, signInReason } from './detail'

const FIELDS = [
  'method',
  'reason',
  'purpose',
  'sessions',
  'limit',
  'path',
  'gateway',
  'command',
  'action',
  'target',
  'email',
  'password',
  'code',
  'token',
] as const

const base64url = fc
  .uint8Array({ minLength: 24, maxLength: 48 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'))
const secret = fc.oneof(
  fc.integer({ min: 0, max: 999_999 }).map((code) => `#${String(code).padStart(6, '0')}`),
  base64url,
  base64url.map((token) => `/api/supplier-requests/${token}/reply`),
  fc.emailAddress(),
  fc.string({ minLength: 8 }).map((password) => `${password} 1`),
  fc.integer({ min: 100_000_000, max: 999_999_999 }).map((phone) => `+66${phone}`),
)

test('[S4] a detail never has a secret, whatever field it is put in', () => {
  const kind = fc.constantFrom<SecurityEventKind[]>(...SECURITY_EVENT_KINDS)
  fc.assert(
    fc.property(kind, fc.constantFrom(...FIELDS), secret, (of, field, value) => {
      for (const valid of [{}, VALID[of]]) {
        const parsed = SECURITY_DETAILS[of].safeParse({ ...valid, [field]: value })
        if (parsed.success)
          expect(JSON.stringify(parsed.data)).not.toContain(JSON.stringify(value).slice(1, -1))
      }
    }),
    { numRuns: 2000 },
  )
})

const VALID: Record<SecurityEventKind, object> = {
  'sign-in': { method: 'password', reason: 'CREDENTIALS_WRONG' },
  'sign-out': {},
  registration: { method: 'google' },
  code: { purpose: 'register', reason: 'expired' },
  'password-confirmation': {},
  'password-reset': {},
  'password-change': {},
  'two-step': { action: 'off' },
  passkey: { action: 'add' },
  'email-change': {},
  'phone-change': {},
  'session-end': { sessions: 'all' },
  'account-deletion': {},
  'rate-limit': { limit: 'login-credential' },
  'cross-origin': { method: 'POST', path: '/api/pd4/carts/{id}' },
  host: {},
  notification: { gateway: 'two_c2p' },
  'supplier-link': {},
  'order-link': {},
  'venue-key': {},
  'server-token': { use: 'metrics' },
  'support-mail': { target: 'SUP-7Q4K-2612', reason: 'token', by: 'nok@shop.example' },
  'operator-command': { command: 'orders', action: 'resume-outbox', target: 'SH-7Q4K-2612', by: 'Nok' },
}

test.each(SECURITY_EVENT_KINDS)('an event of the kind %s states only its own fields', (kind) => {
  expect(SECURITY_DETAILS[kind].parse(VALID[kind])).toEqual(VALID[kind])
  expect(SECURITY_DETAILS[kind].safeParse({ ...VALID[kind], note: 'text' }).success).toBe(false)
})

test('a command on a file is recorded without its path', () => {
  const detail = { command: 'catalog', action: 'import', target: '/home/nok/secret.json' }
  expect(SECURITY_DETAILS['operator-command'].parse(detail)).not.toHaveProperty('target', detail.target)
})

test('limits that no attacker reaches are no events, and neither are faults of the shop', () => {
  expect(SECURITY_DETAILS['rate-limit'].safeParse({ limit: 'favourites-user' }).success).toBe(false)
  expect([signInReason('GOOGLE_DENIED'), signInReason('INTERNAL')]).toEqual(['GOOGLE_DENIED', undefined])
})
