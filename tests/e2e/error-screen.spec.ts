import { sql } from '../fixtures/database'
import { expect, test } from './fixtures/shop'

/** The database accepts this target, but no browser can parse it: the middleware throws. */
const BROKEN = 'https://['

test('[E1] the screen of a technical error names the request, as the log does', async ({
  browser,
  request,
  at,
  t,
}) => {
  const path = at('/broken-in-a-browser')
  await sql('INSERT INTO redirects VALUES ($1, $2)', [path, BROKEN])
  // Of its own: the console of the other one may have no failed page.
  const context = await browser.newContext()
  try {
    await expect.poll(async () => (await request.get(path)).status()).toBe(500)
    const page = await context.newPage()
    const response = await page.goto(path)
    const id = response?.headers()['x-request-id'] ?? 'no id'
    await expect(page.locator('.error-screen').getByText(`${t('ui.error.request')} ${id}`)).toBeVisible()
  } finally {
    await context.close()
    await sql('DELETE FROM redirects WHERE path = $1', [path])
  }
})
