import { expect, test } from 'vitest'
import type { PaymentUrls } from '@/lib/domain/payment'
import { paymentPageHeaders } from './payment-policy'

const BANK = 'https://*.bank.example'

function directives(urls: PaymentUrls, development = false): Record<string, string> {
  const { 'content-security-policy': policy = '' } = paymentPageHeaders({
    nonce: 'bm9uY2U=',
    urls,
    furtherFormOrigins: [BANK],
    development,
  })
  return Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/)))
}

test('scripts run by the nonce of the response or from the shop; nothing is evaluated', () => {
  const { 'script-src': scripts, 'default-src': others } = directives({})
  expect([scripts, others]).toEqual(["'self' 'nonce-bm9uY2U='", "'none'"])
  expect(directives({}, true)['script-src']).toContain("'unsafe-eval'")
})

test.each<[PaymentUrls, string, string]>([
  [{}, "'self'", "'self'"],
  [{ connect: '/api/sandbox/card-tokens' }, "'self'", "'self'"],
  [{ connect: 'https://api.gbprimepay.com/v2/tokens' }, "'self' https://api.gbprimepay.com", "'self'"],
  [{ form: 'https://paygate.ktc.co.th/ktc/a.jsp' }, "'self'", `'self' https://paygate.ktc.co.th ${BANK}`],
  [{ form: '/api/sandbox/forms' }, "'self'", "'self'"],
])('%j opens only the hosts of this payment', (urls, connect, form) => {
  const policy = directives(urls)
  expect([policy['connect-src'], policy['form-action']]).toEqual([connect, form])
  expect([policy['frame-src'], policy['object-src'], policy['base-uri']]).toEqual([
    "'none'",
    "'none'",
    "'none'",
  ])
  expect(policy['frame-ancestors']).toBe("'none'")
})

test('no cache stores the page, and no site learns its address', () => {
  const headers = paymentPageHeaders({ nonce: 'n', urls: {}, furtherFormOrigins: [], development: false })
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(headers['permissions-policy']).toContain('payment=()')
  // For the sign-in dialog of the page.
  expect(headers['permissions-policy'].split(', ')).toContain('publickey-credentials-get=(self)')
  expect(headers['content-security-policy']).toMatch(/; report-uri \/api\/csp-reports$/)
})
