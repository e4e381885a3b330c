import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { changedScripts, recordedScripts } from '@/lib/cli/security/script-hashes'
import type { PaymentKey } from '@/lib/domain/payment'
import { closeDatabase } from '@/lib/server/db/client'
import type { PaymentAction } from '@/lib/server/payments/port'
import { newProduct } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { baseUrl, request } from '../fixtures/http'
import { newOrder, pay } from '../fixtures/ordering'
import { kindOf, scriptsOf } from '../fixtures/script-kinds'
import { newVisitor, type VisitorFixture } from '../fixtures/visitor'

afterAll(closeDatabase)

async function started(key: PaymentKey, action?: PaymentAction) {
  const visitor = await newVisitor()
  const order = await newOrder(visitor, await newProduct())
  await pay(visitor, order.id, key)
  if (action)
    await sql('UPDATE payment_attempts SET next_action = $2 WHERE order_id = $1', [order.id, action])
  return { visitor, path: `/profile/orders/${order.id}/pay` }
}

const open = (path: string, { token }: VisitorFixture) =>
  fetch(baseUrl() + path, {
    redirect: 'manual',
    headers: { cookie: `access-token=${token}`, 'sec-fetch-dest': 'document' },
  })

function policyOf({ headers }: Response): Record<string, string> {
  const directives = (headers.get('content-security-policy') ?? '').split('; ')
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/)))
}

const GB = 'https://api.gbprimepay.com'
const KTC = 'https://paygate.ktc.co.th'

test.each<[string, PaymentKey, PaymentAction | undefined, { connect?: string; form?: string }]>([
  ['a card in the sandbox', 'gb_prime_pay_credit_card', undefined, {}],
  ['a form in the sandbox', 'ktc_credit_card', undefined, {}],
  ['a QR code in the sandbox', 'gb_prime_pay_qr_cash', undefined, {}],
  [
    'a card at GB Prime Pay',
    'gb_prime_pay_credit_card',
    { kind: 'card', tokensUrl: `${GB}/v2/tokens`, publicKey: 'key' },
    { connect: GB },
  ],
  [
    '3-D Secure at GB Prime Pay',
    'gb_prime_pay_credit_card',
    { kind: 'form', action: `${GB}/v2/tokens/3d_secured`, fields: {} },
    { form: GB },
  ],
  [
    'a form at KTC',
    'ktc_credit_card',
    { kind: 'form', action: `${KTC}/ktc/eng/merchandize/payment/payForm.jsp`, fields: {} },
    { form: KTC },
  ],
  ['a page of 2C2P', 'two_c2p', { kind: 'redirect', url: 'https://sandbox-pgw-ui.2c2p.com/payment' }, {}],
  ['a page of Stripe', 'two_c2p', { kind: 'redirect', url: 'https://checkout.stripe.com/c/pay/a' }, {}],
])('the page of %s opens only the hosts of its gateway', async (_, key, action, { connect, form }) => {
  const { visitor, path } = await started(key, action)
  const response = await open(path, visitor)
  expect(response.status).toBe(200)
  const { 'script-src': scripts, ...policy } = policyOf(response)
  expect(scripts).toMatch(/^'self' 'nonce-[\w+/]{22}=='$/)
  expect(policy).toEqual({
    'default-src': "'none'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': ["'self'", connect].filter(Boolean).join(' '),
    'form-action': ["'self'", form].filter(Boolean).join(' '),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'report-uri': '/api/csp-reports',
  })
})

test('the headers of the payment page seal it in every language', async () => {
  const { visitor, path } = await started('gb_prime_pay_credit_card')
  for (const prefix of ['', '/th', '/zh-cn']) {
    const { headers } = await open(prefix + path, visitor)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('permissions-policy')).toContain('payment=()')
    expect(headers.get('permissions-policy')).toContain('publickey-credentials-get=(self)')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

function inventoryKinds(): string[] {
  const text = readFileSync(join(process.cwd(), 'docs/payment-scripts.md'), 'utf8')
  const section = text.split('## Script elements\n')[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name ?? '').sort()
}

test.each(['gb_prime_pay_credit_card', 'ktc_credit_card', 'gb_prime_pay_qr_cash'] as const)(
  'the script elements of the page of %s are those of the inventory, each with the nonce',
  async (key) => {
    const { visitor, path } = await started(key)
    const response = await open(path, visitor)
    const nonce = /'nonce-([^']+)'/.exec(policyOf(response)['script-src'] ?? '')?.[1]
    const html = await response.text()
    const elements = scriptsOf(html)
    expect(elements.length).toBe(html.split('<script').length - 1)
    expect([...new Set(elements.map(kindOf))].sort()).toEqual(inventoryKinds())
    for (const { attributes } of elements) expect(attributes).toContain(` nonce="${nonce}"`)
    expect(html).not.toMatch(/<[^>]+\son\w+=/)
    expect(html).not.toContain('javascript:')
    const again = await (await open(path, visitor)).text()
    expect(again).not.toContain(nonce)
  },
)

test('no table has the number of a card that has paid', async () => {
  const number = '5555555555554444'
  const { visitor, path } = await started('gb_prime_pay_credit_card')
  const card = { name: 'NARIN', number, expirationMonth: '05', expirationYear: '40', securityCode: '184' }
  const made = await request('POST', '/api/sandbox/card-tokens', { json: { rememberCard: false, card } })
  const { token } = (made.body as unknown as { card: { token: string } }).card
  const api = path.replace(/^\/profile(.*)\/pay$/, '/api$1/card-token')
  const charged = await request('POST', api, { token: visitor.token, json: { token } })
  expect(charged.status).toBe(200)
  const tables = await sql<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  )
  expect(tables.length).toBeGreaterThan(40)
  for (const { name } of tables)
    expect(
      await sql(`SELECT 1 FROM ${name} AS t WHERE t::text LIKE $1 LIMIT 1`, [`%${number}%`]),
      name,
    ).toEqual([])
})

test('other pages have no payment policy, and a foreign order no payment page', async () => {
  const { path } = await started('gb_prime_pay_credit_card')
  const other = await newVisitor()
  expect((await open(path, other)).status).toBe(404)
  expect((await open('/pay/en/THB', other)).status).toBe(404)
  expect(policyOf(await open('/profile/orders', other))['default-src']).toBe("'self'")
})

test.each(['%zz', '%ff%fe', '%ED%A0%80'])('an order id %s, which is no UTF-8, is not found', async (id) => {
  expect((await open(`/profile/orders/${id}/pay`, await newVisitor())).status).toBe(404)
})

const report = { 'csp-report': { 'document-uri': `${baseUrl()}/x`, 'violated-directive': 'script-src-elem' } }
const send = (body: string, type = 'application/csp-report', network = '192.0.2.1') =>
  fetch(`${baseUrl()}/api/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': network },
    body,
  })

test('violations are received in both formats, and anything else is refused', async () => {
  expect((await send(JSON.stringify(report))).status).toBe(204)
  const modern = [{ type: 'csp-violation', body: { documentURL: `${baseUrl()}/x`, blockedURL: 'inline' } }]
  expect((await send(JSON.stringify(modern), 'application/reports+json')).status).toBe(204)
  const codes = await Promise.all(
    ['', '{', '{}', '[]', 'null', JSON.stringify({ ...report, pad: 'x'.repeat(20_000) })].map(
      async (body) => {
        const response = await send(body)
        return `${response.status} ${((await response.json()) as { code: string }).code}`
      },
    ),
  )
  expect(codes).toEqual([
    '422 MALFORMED_JSON',
    '422 MALFORMED_JSON',
    '422 VALIDATION_FAILED',
    '422 VALIDATION_FAILED',
    '422 VALIDATION_FAILED',
    '413 BODY_TOO_LARGE',
  ])
})

test('many reports are refused', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async () => (await send(JSON.stringify(report))).status),
  )
  expect(new Set(statuses)).toEqual(new Set([204, 429]))
})

test('every script of the page is sent with the content that the build recorded', async () => {
  const { visitor, path } = await started('gb_prime_pay_credit_card')
  const html = await (await open(path, visitor)).text()
  const chunks = [...html.matchAll(/<script[^>]* src="\/_next\/static\/([^"]+)"/g)].map(
    ([, chunk = '']) => chunk,
  )
  expect(chunks.length).toBeGreaterThan(3)
  const recorded = recordedScripts(join(process.cwd(), '.next'))?.scripts ?? new Map<string, string>()
  const sent = new Map(chunks.map((chunk) => [chunk, recorded.get(chunk) ?? 'not recorded']))
  expect(await changedScripts(baseUrl(), sent)).toEqual([])
})
