import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

/** How often the browser asks for whole pages. */
function documentsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Lets time pass until a page, whose watch has to come first, has asked which build is served. */
async function passTime(page: Page): Promise<void> {
  let isAsked = false
  const asked = page.waitForRequest('**/builds/latest.json')
  void asked.then(() => {
    isAsked = true
  })
  await page.clock.runFor(11_000)
  while (!isAsked) {
    await page.clock.runFor(5 * 60_000)
    // The notice would go by with the next minutes, so whether it was asked has to be known before.
    await Promise.race([asked, page.waitForTimeout(1_000)])
  }
  expect((await (await asked).response())?.status()).toBe(200)
}

/** Lets a page find out that another build is served. */
async function deploy(page: Page): Promise<void> {
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }))
  await passTime(page)
}

test('[G11] a new deployment is noticed, and the next link takes the new build', async ({
  page,
  words,
  at,
}) => {
  await page.clock.install()
  await page.goto(at('/help'))
  await ready(page)
  const documents = documentsOf(page)
  await deploy(page)
  await expect(page.getByText(words('layout.newBuild.title'))).toBeVisible()
  const about = page.getByRole('contentinfo').locator('a[href$="/about"]')
  await about.click()
  await expect(page).toHaveURL(/\/about$/)
  expect(documents).toEqual([at('/about')])
})

test('[G11] the notice loads the page anew, and does not come while something is typed', async ({
  page,
  words,
  at,
}) => {
  await page.clock.install()
  await page.goto(at('/sign-up'))
  await ready(page)
  const name = page.locator('[name=first_name]:visible')
  await name.fill('李明')
  const documents = documentsOf(page)
  await deploy(page)
  await expect(page.getByText(words('layout.newBuild.title'))).toHaveCount(0)
  await expect(name).toHaveValue('李明')
  await name.fill('')
  await page.clock.runFor(5 * 60_000)
  await page.getByRole('link', { name: words('layout.newBuild.take') }).click()
  await expect.poll(() => documents).toEqual([at('/sign-up')])
})

test('[G11] the same build is nothing to speak of', async ({ page, words, at }) => {
  await page.clock.install()
  await page.goto(at('/help'))
  await ready(page)
  await passTime(page)
  await expect(page.getByText(words('layout.newBuild.title'))).toHaveCount(0)
})
