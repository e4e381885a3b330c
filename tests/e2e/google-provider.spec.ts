import { randomUUID } from 'node:crypto'
import { freePort } from '@/lib/cli/real-postgres'
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type OpenIdProvider,
  startOpenIdProvider,
} from '../fixtures/openid-provider'
import { type ShopProcess, startShop } from '../modes/shop-process'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

/** A separate shop that uses a certified OpenID provider on this machine as Google. */
let shop: ShopProcess
let google: OpenIdProvider

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  const port = await freePort()
  google = await startOpenIdProvider(`http://localhost:${port}/api/auth/oauth/google/callback`)
  shop = await startShop({
    DATABASE_URL: process.env.DATABASE_URL,
    PORT: String(port),
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
    GOOGLE_ISSUER: google.issuer,
  })
})
test.afterAll(async () => {
  await shop?.stop()
  await google?.stop()
})

for (const blocked of [false, true])
  test(`[A4] [X5] a real provider signs in, pop-ups ${blocked ? 'blocked' : 'allowed'}`, {
    tag: '@thorough',
  }, async ({ page, t }) => {
    const sub = randomUUID()
    const email = `${sub}@gmail.example`
    google.add({ sub, email, email_verified: true, given_name: '茉莉', family_name: '' })
    google.signIn(sub)
    if (blocked)
      await page.addInitScript(() => {
        window.open = () => null
      })
    await page.goto(`${shop.origin}/sign-in`)
    await ready(page)
    const visited: string[] = []
    page.context().on('request', (request) => {
      if (request.isNavigationRequest()) visited.push(new URL(request.url()).origin)
    })
    await page.getByRole('button', { name: t('auth.google.button'), exact: true }).click()
    await expect(page).toHaveURL(`${shop.origin}/`)
    await ready(page)
    await expect(page.locator('html')).toHaveAttribute('data-signed-in')
    expect(visited).toContain(google.issuer)
    const response = await page.request.get(`${shop.origin}/api/auth/profile`)
    const { data } = (await response.json()) as { data: { user: object } }
    expect(data.user).toMatchObject({ email, first_name: '茉莉', last_name: '' })
    expect(page.context().pages()).toHaveLength(1)
  })

test('[A4] the form shows a denied consent and an unverified email', { tag: '@thorough' }, async ({
  page,
  context,
  t,
}) => {
  const button = page.getByRole('button', { name: t('auth.google.button'), exact: true })
  const alert = (code: string) => page.getByRole('alert').filter({ hasText: t(`errors.${code}`) })
  google.signIn(null)
  await page.goto(`${shop.origin}/sign-in`)
  await ready(page)
  await button.click()
  await expect(alert('GOOGLE_DENIED')).toBeVisible()
  // The pop-up offers a retry itself; the button would only focus it.
  for (const popup of context.pages()) if (popup !== page) await popup.close()
  const sub = randomUUID()
  google.add({ sub, email: `${sub}@gmail.example`, email_verified: false, name: 'Alex' })
  google.signIn(sub)
  await button.click()
  await expect(alert('GOOGLE_EMAIL_UNVERIFIED')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('access-token')
})
