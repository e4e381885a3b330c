import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIVE, type ShopProcess, startShop, visit } from './shop-process'

const SECURITY = {
  SECURITY_CONTACT: 'security@shop.example, https://shop.example/report',
  HSTS_SUBDOMAINS: '1',
  TRUSTED_PROXIES: '1',
}
const shortly = Date.now() + 100 * 86_400_000
const inAYear = Date.now() + 365 * 86_400_000

describe('the live mode', () => {
  test('refuses to start without its configuration and lists all missing variables', () => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'lib/cli/start.ts'], {
      encoding: 'utf8',
      env: { NODE_ENV: 'production', PATH: process.env.PATH, SHOP_MODE: 'live' },
    })
    expect(status).toBe(1)
    for (const name of [
      'SITE_URL',
      'SESSION_SECRET',
      'DATABASE_URL',
      'SMTP_URL',
      'SUPPORT_EMAIL',
      'PAYMENTS',
    ])
      expect(stderr).toContain(name)
  })

  test('refuses to start with a previous secret that is too short, in one line', {
    tags: ['thorough'],
  }, () => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'lib/cli/start.ts'], {
      encoding: 'utf8',
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        ...LIVE,
        DATABASE_URL: 'postgres://localhost/none',
        SESSION_SECRET_PREVIOUS: 'short',
      },
    })
    expect(status).toBe(1)
    expect(stderr).toContain(
      'Live mode requires:\n  SESSION_SECRET_PREVIOUS: at least 32 characters, or not set\n',
    )
  })

  test('refuses to start with a secret that is too short', { tags: ['thorough'] }, () => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'lib/cli/start.ts'], {
      encoding: 'utf8',
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        ...LIVE,
        DATABASE_URL: 'postgres://localhost/none',
        SESSION_SECRET: 'short',
      },
    })
    expect(status).toBe(1)
    expect(stderr).toContain('SESSION_SECRET')
  })

  describe('serves no part of the sandbox, and is secured by its settings', () => {
    let shop: ShopProcess
    beforeAll(async () => {
      shop = await startShop({ ...LIVE, ...SECURITY })
    })
    afterAll(() => shop.stop())

    test.each([
      '/test',
      '/th/test',
      '/zh-cn/test',
      '/checkout/test',
      '/sandbox/pay/ANY',
      '/th/sandbox/pay/ANY',
      '/sandbox/google',
      '/zh-cn/sandbox/google',
    ])('[R10] page %s does not exist', async (path) => {
      expect((await visit(shop.origin + path)).status).toBe(404)
    })

    test.each([
      '/api/sandbox/mailbox',
      '/api/sandbox/payments/ANY',
      '/api/sandbox/google/.well-known/openid-configuration',
      '/api/sandbox/google/authorize?client_id=sunhop',
      '/api/sandbox/google/jwks',
    ])('call %s does not exist', async (path) => {
      expect((await visit(shop.origin + path)).status).toBe(404)
    })

    test('rejects a notification of the sandbox gateway', async () => {
      const response = await fetch(`${shop.origin}/api/payments/notices/sandbox`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      expect(response.status).toBe(404)
    })

    test('[B4] offers no gateway without credentials', async () => {
      const response = await fetch(`${shop.origin}/api/checkout/payment-options`)
      const { data } = (await response.json()) as { data: Array<{ key: string }> }
      expect(data.map(({ key }) => key)).toEqual(['pay_later'])
    })

    test('[A4] [X5] offers no Google sign-in without configuration, and its call returns 503', async () => {
      for (const path of ['/sign-in', '/th/sign-up', '/zh-cn/sign-in']) {
        const html = await (await visit(shop.origin + path)).text()
        expect(html, path).toContain('type="password"')
        expect(html, path).not.toContain('#google-logo')
      }
      for (const call of ['/api/auth/oauth/google', '/api/sandbox/google/token']) {
        const origin = 'https://shop.example'
        const response = await fetch(shop.origin + call, { method: 'POST', headers: { origin } })
        expect(response.status, call).toBe(call.includes('sandbox') ? 404 : 503)
      }
    })

    test('shows no sandbox ribbon', async () => {
      const html = await (await visit(shop.origin)).text()
      expect(html).not.toContain('data-sandbox')
    })

    test('security.txt states the contacts of the settings and when it ends', async () => {
      const response = await visit(`${shop.origin}/.well-known/security.txt`)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/plain; charset=utf-8',
      ])
      const text = await response.text()
      expect(text).toContain('Contact: mailto:security@shop.example\nContact: https://shop.example/report\n')
      expect(text).toContain('Canonical: https://shop.example/.well-known/security.txt\n')
      const ends = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
      expect(ends).toBeGreaterThan(shortly)
      expect(ends).toBeLessThan(inAYear)
    })

    test('every response requires HTTPS of the subdomains as well', async () => {
      for (const path of ['/', '/th/help', '/api/holiday/partner-info', '/icon.svg', '/no/such/page'])
        expect((await visit(shop.origin + path)).headers.get('strict-transport-security'), path).toBe(
          'max-age=63072000; includeSubDomains',
        )
    })

    test('[S4] the cookies of language and currency are limited to HTTPS where the visitor uses it', async () => {
      const cookiesOf = async (headers: Record<string, string>) => {
        const response = await fetch(`${shop.origin}/th/help`, {
          headers: { cookie: 'currency=XXX', ...headers },
        })
        return response.headers.getSetCookie().filter((cookie) => /^(?:locale|currency)=/.test(cookie))
      }
      const https = await cookiesOf({ 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' })
      expect(https).toHaveLength(2)
      for (const cookie of https) expect(cookie).toMatch(/; Secure/i)
      const plain = await cookiesOf({ 'x-forwarded-host': 'localhost', 'x-forwarded-proto': 'http' })
      expect(plain).toHaveLength(2)
      for (const cookie of plain) expect(cookie).not.toMatch(/; Secure/i)
    })
  })

  test('[A4] offers Google sign-in with configuration and refuses an unencrypted issuer', {
    tags: ['thorough'],
  }, async () => {
    const shop = await startShop({
      ...LIVE,
      GOOGLE_CLIENT_ID: 'shop.example',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: 'http://127.0.0.1:1',
    })
    try {
      expect(await (await visit(`${shop.origin}/sign-in`)).text()).toContain('#google-logo')
      const origin = 'https://shop.example'
      const response = await fetch(`${shop.origin}/api/auth/oauth/google`, {
        method: 'POST',
        headers: { origin },
      })
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        503,
        'GOOGLE_UNAVAILABLE',
      ])
      const sandboxProvider = await visit(`${shop.origin}/api/sandbox/google/jwks`)
      expect(sandboxProvider.status).toBe(404)
    } finally {
      await shop.stop()
    }
  })

  test('serves the test pages with ENABLE_TEST_PAGES=1', { tags: ['thorough'] }, async () => {
    const shop = await startShop({ ...LIVE, ENABLE_TEST_PAGES: '1' })
    try {
      for (const path of ['/test', '/checkout/test'])
        expect((await visit(shop.origin + path)).status).toBe(200)
      expect((await visit(`${shop.origin}/sandbox/pay/ANY`)).status).toBe(404)
    } finally {
      await shop.stop()
    }
  })
})
