import { createServer } from 'node:http'
import type { Locator, Page } from '@playwright/test'
import { freePort } from '@/lib/cli/real-postgres'
import { sql } from '../fixtures/database'
import { expect, test as shopTest } from './fixtures/shop'
import { ready } from './fixtures/steps'

const LISTING = '/zh-cn/products?destination='

interface RedirectFixtures {
  /** An address of another site. */
  elsewhere: string
  /** Saves a redirect in the shop's database, for this test only, and waits until the lookup returns it. */
  move(path: string, target: string): Promise<void>
}

const test = shopTest.extend<RedirectFixtures>({
  // A server, because a route of the browser sees no target of a redirect.
  elsewhere: async ({ baseURL: _ }, use) => {
    const server = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Elsewhere</title>'),
    )
    const port = await freePort()
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    await use(`http://127.0.0.1:${port}/welcome`)
    server.closeAllConnections()
    server.close()
  },
  move: async ({ request }, use) => {
    const moved: string[] = []
    await use(async (path, target) => {
      moved.push(path)
      await sql('INSERT INTO redirects VALUES ($1, $2)', [path, target])
      const lookUp = async () => {
        const response = await request.get(`/api/redirects?path=${path}`)
        return ((await response.json()) as { data: { redirect: string } | null }).data?.redirect
      }
      await expect.poll(lookUp).toBe(target)
    })
    await sql('DELETE FROM redirects WHERE path = ANY($1)', [moved])
  },
})

const productPath = (id: string) => `/zh-cn/products/${id}`
const linkTo = (page: Page, id: string): Locator =>
  page.locator(`main a[href^="${productPath(id)}"]:visible`).first()

/** Records the documents that the browser requests from here on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Opens a listing and waits until the page of one of its products has been prefetched. */
async function openListing(page: Page, destination: string, id: string): Promise<Locator> {
  const prefetch = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === productPath(id) &&
      response.request().headers()['next-router-prefetch'] !== undefined,
  )
  await page.goto(LISTING + destination)
  await ready(page)
  const link = linkTo(page, id)
  await link.hover()
  await prefetch
  await page.waitForLoadState('networkidle')
  return link
}

/** Addresses of the tab's history. */
const historyOf = (page: Page) =>
  page.evaluate(() =>
    window.navigation.entries().map(({ url }) => (url ? url.replace(location.origin, '') : '')),
  )

test.beforeEach(async ({ page }, { tags }) => {
  // Whether a redirect is found must not depend on the speed of the machine.
  if (!tags.includes('@limit'))
    await page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal
    })
})

test('[G4] a prefetched link leads to the target of a redirect that was saved later', {
  tag: '@thorough',
}, async ({ page, move }) => {
  const link = await openListing(page, 'serengeti', 'serengeti-tented-camp')
  await move(productPath('serengeti-tented-camp'), '/zh-cn/help#paying')
  const documents = documentsOf(page)
  await link.click()
  await expect(page).toHaveURL(/\/zh-cn\/help#paying$/)
  await expect(page.locator('#paying')).toBeInViewport()
  expect(documents).toEqual([])
  expect(await historyOf(page)).toEqual([`${LISTING}serengeti`, '/zh-cn/help#paying'])
  await page.goBack()
  await expect(page).toHaveURL(/\/zh-cn\/products\?destination=serengeti$/)
})

test('[G4] a link leads to the target of a redirect that was saved before, with its hash', {
  tag: '@thorough',
}, async ({ page, move }) => {
  await move(productPath('marrakech-blue-garden'), '/zh-cn/help#paying')
  await page.goto(`${LISTING}marrakech`)
  await ready(page)
  await linkTo(page, 'marrakech-blue-garden').click()
  await expect(page).toHaveURL(/\/zh-cn\/help#paying$/)
  await expect(page.locator('#paying')).toBeInViewport()
  expect(await historyOf(page)).toEqual([`${LISTING}marrakech`, '/zh-cn/help#paying'])
  await page.goBack()
  await expect(page).toHaveURL(/\/zh-cn\/products\?destination=marrakech$/)
})

test('[G4] the router follows a redirect to a path', { tag: '@thorough' }, async ({ page, move }) => {
  await move(productPath('santorini-cave-suite'), '/zh-cn/help')
  await page.goto(`${LISTING}santorini`)
  await ready(page)
  const documents = documentsOf(page)
  await linkTo(page, 'santorini-cave-suite').click()
  await expect(page).toHaveURL(/\/zh-cn\/help$/)
  expect(documents).toEqual([])
})

test('[G4] Back, Forward and a link to a visited page lead to the target', { tag: '@thorough' }, async ({
  page,
  move,
}) => {
  const link = await openListing(page, 'tromso', 'tromso-fjord-cabin')
  await link.click()
  await expect(page).toHaveURL(/\/tromso-fjord-cabin/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/products\?destination=tromso$/)
  await move(productPath('tromso-fjord-cabin'), '/zh-cn/help#paying')

  await page.goForward()
  await expect(page).toHaveURL(/\/zh-cn\/help#paying$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/products\?destination=tromso$/)
  await linkTo(page, 'tromso-fjord-cabin').click()
  await expect(page).toHaveURL(/\/zh-cn\/help#paying$/)
  expect(await historyOf(page)).toEqual([`${LISTING}tromso`, '/zh-cn/help#paying'])
})

test('[G4] Back to a document that the browser has cached leads to the target', async ({ page, move }) => {
  await page.goto(productPath('naeroyfjord-day-cruise'))
  await ready(page)
  await page.goto('/zh-cn/help')
  await ready(page)
  await move(productPath('naeroyfjord-day-cruise'), '/zh-cn/about#who')
  await page.goBack()
  await expect(page).toHaveURL(/\/zh-cn\/about#who$/)
})

for (const [when, before] of [
  ['after the prefetch', false],
  ['before', true],
] as const)
  test(`[G4] the browser goes to an absolute address that was saved ${when}`, { tag: '@thorough' }, async ({
    page,
    move,
    elsewhere,
  }) => {
    const id = before ? 'rio-in-a-day' : 'kyoto-onsen-ryokan'
    if (before) await move(productPath(id), elsewhere)
    const destination = before ? 'rio' : 'kyoto'
    if (before) {
      await page.goto(LISTING + destination)
      await ready(page)
    } else {
      await openListing(page, destination, id)
      await move(productPath(id), elsewhere)
    }
    await linkTo(page, id).click()
    await expect(page).toHaveURL(elsewhere)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/zh-cn/products\\?destination=${destination}$`))
  })

test('[G4] a lookup of more than 300 ms is given up, and the navigation goes on', {
  tag: ['@limit', '@thorough'],
}, async ({ page, move }) => {
  const id = 'cappadocia-open-air-museum'
  const link = await openListing(page, 'cappadocia', id)
  await move(productPath(id), '/zh-cn/help')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/redirects?*', async (route) => {
    await answer.promise
    await route.continue().catch(() => undefined)
  })
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/redirects?'))
  await link.click()
  await givenUp
  answer.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(productPath(id)))
})

test('[G4] a lookup that fails does not stop the navigation', { tag: '@thorough' }, async ({
  page,
  move,
}) => {
  const id = 'blue-mountains-day'
  const link = await openListing(page, 'sydney', id)
  await move(productPath(id), '/zh-cn/help')
  await page.route('**/api/redirects?*', (route) => route.fulfill({ body: 'no JSON' }))
  const failed = page.waitForResponse('**/api/redirects?*')
  await link.click()
  await (await failed).finished()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(productPath(id)))
})
