import { launchOptions } from '../setup/test-browser'
import { openAccount } from './fixtures/accounts'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

/** A name of this machine by which the browser has no secure context, as at the address of a local network. */
const NAME = 'shop.lan'

test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, `--host-resolver-rules=MAP ${NAME} localhost`],
  },
})

test('[A1] [E3] over plain HTTP the sign-in says why it does not last, and the page works', async ({
  page,
  context,
  request,
  baseURL,
  t,
}) => {
  const { email, password } = await openAccount(request)
  const address = new URL('/sign-in', baseURL)
  address.hostname = NAME
  await page.goto(address.href)
  await ready(page)
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  await page.getByLabel(t('auth.signIn.credential')).fill(email)
  await page.getByLabel(t('auth.signIn.password'), { exact: true }).fill(password)
  const submit = page.getByRole('button', { name: t('auth.signIn.submit'), exact: true })
  await submit.click()
  await expect(page.getByRole('alert').filter({ hasText: t('auth.notStored') })).toBeVisible()
  await expect(submit).toBeEnabled()
  await expect(page).toHaveURL(address.href)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('access-token')

  // The router opens a page; without fetch metadata the server still knows that it is no document.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('layout.footer.helpCentre') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('pages.help.title') })).toBeVisible()
})
