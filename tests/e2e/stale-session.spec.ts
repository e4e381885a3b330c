import type { BrowserContext, Page } from '@playwright/test'
import { sql } from '../fixtures/database'
import { expect, test } from './fixtures/member'
import { ready } from './fixtures/steps'

/** Three days pass. */
async function expireSessions(email: string): Promise<void> {
  await sql(
    `UPDATE sessions SET expires_at = now() - interval '1 second'
      WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  )
}

async function expectSignedOut(page: Page, context: BrowserContext): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in')
  const names = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(names).not.toContain('access-token')
  expect(await names()).not.toContain('signed-in')
}

test('[A6] a token that ran out signs out where one is, without leaving the page', async ({
  page,
  context,
  words,
  at,
  member: person,
}) => {
  const address = at('/products?destination=tokyo')
  await page.goto(address)
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('data-signed-in')
  await expireSessions(person.email)
  await page.reload()
  await expectSignedOut(page, context)
  await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`))
  const signIn = page.getByRole('banner').getByRole('link', { name: words('layout.client.signIn') })
  await signIn.click()
  await expect(page.locator('[name=credential]:visible')).toBeVisible()
})

test('[A6, G1, G2] a forged token is sent home from one’s own pages, and may sign in', async ({
  page,
  context,
  baseURL,
  at,
}) => {
  const { hostname } = new URL(baseURL ?? '')
  const cookie = { domain: hostname, path: '/', sameSite: 'Lax', secure: true } as const
  const forge = () =>
    context.addCookies([
      { ...cookie, name: 'access-token', value: 'x'.repeat(43), httpOnly: true },
      { ...cookie, name: 'signed-in', value: '1' },
    ])
  await forge()
  await page.goto(at('/profile/orders'))
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
  await expectSignedOut(page, context)
  await forge()
  await page.goto(at('/sign-in'))
  await expect(page.locator('[name=credential]:visible')).toBeVisible()
  await expectSignedOut(page, context)
})

test('[A6, E3] a form whose session ran out says so, and keeps what was typed', async ({
  page,
  context,
  words,
  at,
  member: person,
  openSettings,
}) => {
  await openSettings()
  const name = page.locator('[name=first_name]:visible')
  await name.fill('李明')
  await expireSessions(person.email)
  await page.getByRole('button', { name: words('settings.save'), exact: true }).click()
  await expect(page.getByRole('alert').getByText(words('errors.UNAUTHENTICATED'))).toBeVisible()
  await expect(name).toHaveValue('李明')
  await page.reload()
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
  await expectSignedOut(page, context)
})
