import type { Page } from '@playwright/test'
import { variant, walkedIn } from './fixtures/languages'
import type { Translate } from './fixtures/messages'
import { holdScripts } from './fixtures/scripts'
import { expect, test } from './fixtures/shop'
import { BOAT, ready } from './fixtures/steps'

const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

/** The field in the desktop header. */
const headerField = (page: Page, t: Translate) =>
  page.getByRole('banner').getByRole('combobox', { name: t('layout.search') })
/** The field in the phone sheet. */
const sheetField = (page: Page, t: Translate) =>
  page.getByRole('dialog', { name: t('layout.client.search.label') }).getByRole('combobox')
const suggestions = (page: Page, t: Translate) =>
  page.getByRole('listbox', { name: t('layout.client.search.list') })
const card = (page: Page, id: string) => page.locator(`main .product-card[href$="/products/${id}"]:visible`)

for (const language of walkedIn('zh-cn'))
  test.describe(`search, ${language}`, () => {
    test.use({ language, viewport: WIDE })

    test('[R1] [R4] [N2] suggests and finds the temple in three scripts, even with a typo', async ({
      page,
      t,
      at,
      product,
    }) => {
      await page.goto(at('/products'))
      await ready(page)
      const field = headerField(page, t)
      const { name } = await product(BOAT)
      for (const typed of ['วัดอรุณ', '郑王庙', 'wat arum'])
        await test.step(typed, async () => {
          await field.fill('')
          await field.pressSequentially(typed, { delay: 30 })
          await expect(suggestions(page, t).getByRole('option', { name })).toBeVisible()
          await field.press('Enter')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            t('listing.results', { text: typed }),
          )
          await expect(card(page, BOAT)).toContainText(name)
          await expect(field).toHaveValue(typed)
          await expect(page).toHaveURL(
            new RegExp(`[?]q=${encodeURIComponent(typed).replace(/%20/g, '[+]')}$`),
          )
        })
    })
  })

test.describe('the search field', () => {
  test.use({ viewport: WIDE })

  test('[R1] text typed before the script has loaded stays and is looked up', async ({
    page,
    t,
    product,
  }) => {
    const release = await holdScripts(page)
    await page.goto('/products', { waitUntil: 'commit' })
    const field = headerField(page, t)
    await field.click()
    await field.pressSequentially('wat arun')
    release()
    const { name } = await product(BOAT)
    await expect(suggestions(page, t).getByRole('option', { name })).toBeVisible()
    await expect(field).toHaveValue('wat arun')
  })

  test('[R1] arrow keys highlight a suggestion, Enter opens it, Esc closes and keeps the text', {
    tag: '@thorough',
  }, async ({ page, t }) => {
    await page.goto('/products')
    await ready(page)
    const field = headerField(page, t)
    await field.focus()
    await field.pressSequentially('bang')
    const list = suggestions(page, t)
    const bangkok = list.getByRole('option', { name: /^Bangkok Thailand/ })
    await expect(bangkok).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(bangkok.locator('mark')).toHaveText('Bang')
    await expect(page.getByRole('status').filter({ hasText: /suggestions/ })).toHaveCount(1)
    await field.press('Escape')
    await expect(list).toBeHidden()
    await expect(field).toHaveValue('bang')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await field.press('ArrowDown')
    await field.press('ArrowUp')
    await field.press('ArrowUp')
    const everything = list.getByRole('option').last()
    await expect(everything).toHaveAttribute('aria-selected', 'true')
    await expect(everything).toHaveText(t('layout.client.search.all', { text: 'bang' }))
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    await expect(bangkok).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await bangkok.getAttribute('id')) ?? '')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/destination\/bangkok$/)
    await expect(list).toBeHidden()
  })

  test('[R1] does not look up IME composition text, and Enter during composition does not search', {
    tag: '@thorough',
  }, async ({ page, t }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/catalog/suggestions') requested.push(url.searchParams.get('q') ?? '')
    })
    await page.clock.install()
    await page.goto('/products')
    await ready(page)
    const field = headerField(page, t)
    await field.click()
    await expect(field).toBeFocused()
    const client = await page.context().newCDPSession(page)
    // A looked-up letter means that the code of the suggestions has loaded.
    await field.pressSequentially('b')
    await expect.poll(() => requested).toEqual(['b'])
    await field.fill('')
    for (const text of ['z', 'zhe', "zheng'w"])
      await client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await page.clock.runFor(400)
    await client.send('Input.insertText', { text: '郑王庙' })
    await expect(suggestions(page, t).getByRole('option').first()).toBeVisible()
    await expect.poll(() => requested).toEqual(['b', '郑王庙'])
    await expect(page).toHaveURL(/\/products$/)
  })

  test('[R1] recent searches are listed and can be cleared', { tag: '@thorough' }, async ({ page, t }) => {
    await page.goto('/products')
    await ready(page)
    const field = headerField(page, t)
    await field.click()
    await field.fill('tuk tuk')
    await expect(suggestions(page, t).getByRole('option').last()).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL(/\?q=tuk\+tuk$/)
    await page.goto('/help')
    await ready(page)
    await headerField(page, t).click()
    const list = suggestions(page, t)
    await expect(list.getByRole('option', { name: 'tuk tuk' })).toBeVisible()
    await headerField(page, t).press('ArrowDown')
    await headerField(page, t).press('Enter')
    await expect(page).toHaveURL(/\/products\?q=tuk\+tuk$/)
    await headerField(page, t).fill('')
    await page.getByRole('button', { name: t('layout.client.search.forget') }).click()
    await expect(list).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
  })

  test('[R1] shows messages for no results, a failed request and a missing network', async ({
    page,
    t,
    context,
  }) => {
    await page.goto('/products')
    await ready(page)
    const field = headerField(page, t)
    await field.click()
    await field.pressSequentially('zzzzqqq')
    await expect(page.getByText(t('layout.client.search.none', { text: 'zzzzqqq' })).first()).toBeVisible()
    await page.route('**/api/catalog/suggestions**', (route) =>
      route.fulfill({ status: 400, json: { code: 'INTERNAL' } }),
    )
    await field.fill('temple')
    await expect(page.getByText(t('layout.client.search.failed')).first()).toBeVisible()
    await page.unroute('**/api/catalog/suggestions**')
    await page.getByRole('button', { name: t('ui.error.again') }).click()
    await expect(suggestions(page, t).getByRole('option').nth(1)).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(t('layout.client.search.offline')).first()).toBeVisible()
    await context.setOffline(false)
  })

  test('[R1] without JavaScript the field is a form', async ({ browser, baseURL, t }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: WIDE })
    const page = await context.newPage()
    await page.goto('/products')
    await headerField(page, t).fill('wat arum')
    await headerField(page, t).press('Enter')
    await expect(page).toHaveURL(/\/products\?q=wat\+arum$/)
    await expect(page.getByRole('link', { name: '“wat arun”', exact: true })).toBeVisible()
    await expect(card(page, BOAT)).toBeVisible()
    await context.close()
  })

  test('[R1] the field on the home page searches within the selection beside it', {
    tag: '@thorough',
  }, async ({ page, t }) => {
    await page.goto('/')
    await ready(page)
    await page.getByLabel(t('home.finder.where')).selectOption('bangkok')
    const field = page.getByRole('combobox', { name: t('home.finder.text') })
    await field.click()
    await field.pressSequentially('boat')
    await expect(suggestions(page, t).getByRole('option').first()).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL(/\/products\?q=boat&destination=bangkok$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('listing.results', { text: 'boat' }))
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`suggestions, ${colorScheme}`, variant(colorScheme === 'dark'), () => {
    test.use({ colorScheme })

    test('[R1] are accessible on a wide screen', async ({ page, t, expectAccessible }) => {
      await page.setViewportSize(WIDE)
      await page.goto('/products')
      await ready(page)
      await headerField(page, t).click()
      await headerField(page, t).pressSequentially('boat')
      await expect(suggestions(page, t).getByRole('option').nth(2)).toBeVisible()
      await headerField(page, t).press('ArrowDown')
      await expectAccessible()
    })

    test('[R1] fill a sheet on a phone, from the bar and from the home page', { tag: '@thorough' }, async ({
      page,
      t,
      expectAccessible,
    }) => {
      await page.setViewportSize(PHONE)
      await page.goto('/products')
      await ready(page)
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('layout.search') })
        .click()
      const field = sheetField(page, t)
      await expect(field).toBeFocused()
      await field.pressSequentially('boat')
      await expect(suggestions(page, t).getByRole('option').nth(2)).toBeVisible()
      await expectAccessible()
      await field.press('Enter')
      await expect(page).toHaveURL(/\?q=boat$/)
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.goto('/')
      await ready(page)
      await page.getByRole('combobox', { name: t('home.finder.text') }).click()
      await expect(sheetField(page, t)).toBeFocused()
    })
  })
