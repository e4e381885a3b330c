import { openAccount } from './fixtures/accounts'
import { variant } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { BOAT, ready } from './fixtures/steps'

test('[G1] /sign-in and /sign-up redirect a signed-in visitor home', async ({ page, baseURL, member: _ }) => {
  for (const [path, home] of [
    ['/sign-in', '/'],
    ['/th/sign-up', '/th'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(new URL(home, baseURL).href)
  }
})

test('[G3] the login pop-up closes when the path changes', async ({ page, t }) => {
  await page.goto(`/products/${BOAT}`)
  await ready(page)
  await page.goto('/cart')
  await ready(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart.empty.signIn') })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // A link that opens a dialog loads no page.
  await expect(page.getByRole('progressbar', { name: t('ui.loading') })).toBeHidden({ timeout: 2_000 })
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('[N3] switching the language preserves page and query', async ({ page, t }) => {
  await page.goto('/products?product_categories=CATEGORY_018&destination=phuket')
  await ready(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'ไทย' }).click()
  await expect(page).toHaveURL(/\/th\/products\?product_categories=CATEGORY_018&destination=phuket$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  expect(t('layout.client.language')).toBe('Language')
})

test('[S4, S5] the selected currency is in the first HTML of the next page', async ({ page, t }) => {
  await page.goto(`/products/${BOAT}`)
  await ready(page)
  await page
    .getByRole('button', { name: new RegExp(`^${t('layout.client.preferences')}`) })
    .first()
    .click()
  await page.getByLabel(t('layout.client.currency'), { exact: true }).selectOption('JPY')
  await expect(page.getByRole('main').getByText('JP¥5,860').first()).toBeVisible()
  const html = await (await page.request.get(`/products/${BOAT}`)).text()
  expect(html).toContain('JP¥5,860')
  expect(html).not.toContain('฿')
})

test('[G6] a new page starts at its top', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/')
  await ready(page)
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page
    .getByRole('main')
    .getByRole('link', { name: /Wat Arun/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/products\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('[A5] signing out ends the session here and on the server', async ({
  page,
  context,
  request,
  t,
  member: _,
}) => {
  await page.goto('/')
  await ready(page)
  const token = (await context.cookies()).find(({ name }) => name === 'access-token')?.value
  await page
    .getByRole('button', { name: /Narin|Account/ })
    .first()
    .click()
  await page.getByRole('button', { name: t('layout.client.signOut') }).click()
  await expect(page.getByRole('link', { name: t('layout.client.signIn') }).first()).toBeVisible()
  expect((await context.cookies()).some(({ name }) => name === 'access-token')).toBe(false)
  const profile = await request.get('/api/auth/profile', { headers: { cookie: `access-token=${token}` } })
  expect(((await profile.json()) as { data: { user: unknown } }).data.user).toBeNull()
})

test('[G5] sign-in returns to the previous page', { tag: '@thorough' }, async ({ page, request, t }) => {
  const { email, password } = await openAccount(request)
  await page.goto('/products?destination=tokyo')
  await ready(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('layout.client.signIn') })
    .click()
  await page.getByLabel(t('auth.signIn.credential'), { exact: true }).fill(email.toUpperCase())
  await page.getByLabel(t('auth.signIn.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click()
  await expect(page).toHaveURL(/\/products\?destination=tokyo$/)
})

for (const [device, hasEntry] of [
  ['a browser with close requests', false],
  // Its sheets have an entry in the history.
  ['an iPhone', true],
] as const)
  test(
    `[G5] sign-in in the pop-up goes back, or else home, on ${device}`,
    variant(hasEntry),
    async ({ page, request, t }) => {
      const { email, password } = await openAccount(request)
      await page.setViewportSize({ width: 390, height: 844 })
      if (hasEntry) await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'))
      const signIn = async () => {
        await page
          .getByRole('main')
          .getByRole('link', { name: t('cart.empty.signIn') })
          .click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(t('auth.signIn.credential'), { exact: true }).fill(email)
        await dialog.getByLabel(t('auth.signIn.password'), { exact: true }).fill(password)
        await dialog.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click()
        await expect(page.locator('html')).toHaveAttribute('data-signed-in')
      }
      await page.goto('/help')
      await ready(page)
      await page.getByRole('link', { name: t('layout.client.cartCount', { count: 0 }) }).click()
      await expect(page).toHaveURL(/\/cart$/)
      await signIn()
      await expect(page).toHaveURL(/\/help$/)
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await page.context().clearCookies()
      const other = await page.context().newPage()
      await page.close()
      page = other
      if (hasEntry) await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'))
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/cart')
      await ready(page)
      await signIn()
      await expect(page).toHaveURL(/\/$/)
    },
  )

test('[E1, R15] the error screen has its message and a link home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Something Went Wrong.' })).toBeVisible()
  await expect(page.getByText('404')).toBeVisible()
  await expect(page.getByText('Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('[R5] the not-found page of a product shows the full path', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/products/no-such-thing')
  await expect(page.getByText('Page Not Found: /products/no-such-thing')).toBeVisible()
})

test('[E1, R5, R6] a long path is shown in full on a phone, without horizontal overflow', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const start of ['/products/', '/categories/']) {
    const path = `${start}${'not-a-known-name-'.repeat(20)}${'x'.repeat(600)}?campaign=${'y'.repeat(1_200)}`
    await page.goto(path)
    const text = page.getByText(`Page Not Found: ${path}`, { exact: true })
    await expect(text).toBeVisible()
    const box = await text.evaluate((line) => {
      const { left, right } = line.getBoundingClientRect()
      return {
        left,
        right,
        cut: line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight,
      }
    })
    expect(box.cut).toBe(false)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(390)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  }
})

test('[R1, C1, C2] the home page links to categories, destinations by group and recommended products', async ({
  page,
  t,
}) => {
  await page.goto('/')
  await ready(page)
  const main = page.getByRole('main')
  for (const name of [
    'Attraction tickets',
    'Transport',
    'Accommodation',
    'Gourmet Food',
    'Travel Services',
    'Shopping',
  ])
    await expect(main.getByRole('link', { name, exact: true }).first()).toBeVisible()
  await expect(main.getByRole('tab')).toHaveCount(7)
  await main.getByRole('tab', { name: t('layout.client.groups.africa') }).click()
  await expect(main.getByRole('tabpanel').getByRole('link', { name: /Marrakech/ })).toBeVisible()
  await main
    .getByRole('search')
    .getByRole('combobox', { name: t('home.finder.where') })
    .selectOption('tokyo')
  await main
    .getByRole('search')
    .getByRole('button', { name: t('home.finder.search') })
    .click()
  await expect(page).toHaveURL(/\/products\?.*destination=tokyo/)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[E10] a gray bar indicates a page load', async ({ page, t }) => {
  await page.goto('/')
  await ready(page)
  await page.route(/_rsc=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('layout.footer.all') })
    .click()
  const bar = page.getByRole('progressbar', { name: t('ui.loading') })
  await expect(bar).toBeVisible()
  const [red = 0, green = 0, blue = 0] =
    (await bar.evaluate((element) => getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number))) ??
    []
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(30)
  await expect(page).toHaveURL(/\/products$/)
  await expect(bar).toBeHidden()
})
