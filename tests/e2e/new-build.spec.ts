import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/shop'
import { lateScripts, ready } from './fixtures/steps'

/** Records the documents that the browser requests. */
function documentsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Advances the clock until the build watcher has loaded and requested the current build. */
async function passTime(page: Page): Promise<void> {
  await lateScripts(page, 11_000)
  await expect(async () => {
    const request = page.waitForRequest('**/builds/latest.json', { timeout: 1_000 })
    // Once only if the watcher runs: advancing further would dismiss the notice.
    await page.clock.runFor(5 * 60_000)
    expect((await (await request).response())?.status()).toBe(200)
  }).toPass()
}

/** Makes a page detect that another build is served. */
async function deploy(page: Page): Promise<void> {
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }))
  await passTime(page)
}

test('[G11] detects a new deployment and loads it with the next link', { tag: '@thorough' }, async ({
  page,
  t,
  at,
}) => {
  await page.clock.install()
  await page.goto(at('/help'))
  await ready(page)
  const documents = documentsOf(page)
  await deploy(page)
  await expect(page.getByText(t('layout.newBuild.title'))).toBeVisible()
  const about = page.getByRole('contentinfo').locator('a[href$="/about"]')
  await about.click()
  await expect(page).toHaveURL(/\/about$/)
  expect(documents).toEqual([at('/about')])
})

test('[G11] the notice reloads the page and does not appear while typing', async ({ page, t, at }) => {
  await page.clock.install()
  await page.goto(at('/sign-up'))
  await ready(page)
  const name = page.locator('[name=first_name]:visible')
  await name.fill('李明')
  const documents = documentsOf(page)
  await deploy(page)
  await expect(page.getByText(t('layout.newBuild.title'))).toHaveCount(0)
  await expect(name).toHaveValue('李明')
  await name.fill('')
  await page.clock.runFor(5 * 60_000)
  await page.getByRole('link', { name: t('layout.newBuild.reload') }).click()
  await expect.poll(() => documents).toEqual([at('/sign-up')])
})

test('[G11] shows no notice for the same build', { tag: '@thorough' }, async ({ page, t, at }) => {
  await page.clock.install()
  await page.goto(at('/help'))
  await ready(page)
  await passTime(page)
  await expect(page.getByText(t('layout.newBuild.title'))).toHaveCount(0)
})
