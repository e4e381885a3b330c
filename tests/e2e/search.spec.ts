import type { Locator, Page } from '@playwright/test'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { LOCALES } from '@/lib/domain/locale'
import { formatDate } from '@/lib/i18n/format'
import { expect, test } from './fixtures/shop'
import { BOAT, ready } from './fixtures/steps'
import type { Words } from './fixtures/words'

const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

/** The field in the header of a wide screen. */
const headerField = (page: Page, words: Words) =>
  page.getByRole('banner').getByRole('combobox', { name: words('layout.search') })
/** The field in the sheet of a narrow one. */
const sheetField = (page: Page, words: Words) =>
  page.getByRole('dialog', { name: words('layout.client.search.label') }).getByRole('combobox')
const suggestions = (page: Page, words: Words) =>
  page.getByRole('listbox', { name: words('layout.client.search.list') })
const card = (page: Page, id: string) => page.locator(`main .product-card[href$="/products/${id}"]:visible`)
/** A value of a filter, whatever the number beside it. */
const filter = (scope: Page | Locator, name: string) =>
  scope.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const countOf = async (box: Locator) =>
  Number(await box.locator('xpath=ancestor::label').locator('small').textContent())

for (const language of LOCALES)
  test.describe(`search, ${language}`, () => {
    test.use({ language, viewport: WIDE })

    test('[R1] [R4] [N2] the temple is suggested and found in three scripts, and in spite of a slip', async ({
      page,
      words,
      at,
      product,
    }) => {
      await page.goto(at('/products'))
      await ready(page)
      const field = headerField(page, words)
      const { name } = await product(BOAT)
      for (const typed of ['วัดอรุณ', '郑王庙', 'wat arum'])
        await test.step(typed, async () => {
          await field.fill('')
          await field.pressSequentially(typed, { delay: 30 })
          await expect(suggestions(page, words).getByRole('option', { name })).toBeVisible()
          await field.press('Enter')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            words('listing.results', { text: typed }),
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

  test('[R1] what is typed before the script has come is kept and looked up', async ({
    page,
    words,
    product,
  }) => {
    let release = () => {}
    const typed = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/_next/static/**/*.js*', async (route) => {
      await typed
      await route.continue()
    })
    await page.goto('/products', { waitUntil: 'commit' })
    const field = headerField(page, words)
    await field.click()
    await field.pressSequentially('wat arun')
    release()
    const { name } = await product(BOAT)
    await expect(suggestions(page, words).getByRole('option', { name })).toBeVisible()
    await expect(field).toHaveValue('wat arun')
  })

  test('[R1] arrows mark a suggestion, Enter leads to it, Esc closes and keeps the text', async ({
    page,
    words,
  }) => {
    await page.goto('/products')
    await ready(page)
    const field = headerField(page, words)
    await field.focus()
    await field.pressSequentially('bang')
    const list = suggestions(page, words)
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
    await expect(everything).toHaveText(words('layout.client.search.all', { text: 'bang' }))
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    await expect(bangkok).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await bangkok.getAttribute('id')) ?? '')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/destination\/bangkok$/)
    await expect(list).toBeHidden()
  })

  test('[R1] a word that is being put together is not looked up, and its Enter is not the search’s', async ({
    page,
    words,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/catalog/suggestions') asked.push(url.searchParams.get('q') ?? '')
    })
    await page.goto('/products')
    await ready(page)
    const field = headerField(page, words)
    await field.click()
    await expect(field).toBeFocused()
    const client = await page.context().newCDPSession(page)
    // A letter that was looked up says that the suggestions' code has come.
    await field.pressSequentially('b')
    await expect.poll(() => asked).toEqual(['b'])
    await field.fill('')
    for (const text of ['z', 'zhe', "zheng'w"])
      await client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await page.waitForTimeout(400)
    await client.send('Input.insertText', { text: '郑王庙' })
    await expect(suggestions(page, words).getByRole('option').first()).toBeVisible()
    await expect.poll(() => asked).toEqual(['b', '郑王庙'])
    await expect(page).toHaveURL(/\/products$/)
  })

  test('[R1] what was searched for comes back, and can be forgotten', async ({ page, words }) => {
    await page.goto('/products')
    await ready(page)
    const field = headerField(page, words)
    await field.click()
    await field.fill('tuk tuk')
    await expect(suggestions(page, words).getByRole('option').last()).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL(/\?q=tuk\+tuk$/)
    await page.goto('/help')
    await ready(page)
    await headerField(page, words).click()
    const list = suggestions(page, words)
    await expect(list.getByRole('option', { name: 'tuk tuk' })).toBeVisible()
    await headerField(page, words).press('ArrowDown')
    await headerField(page, words).press('Enter')
    await expect(page).toHaveURL(/\/products\?q=tuk\+tuk$/)
    await headerField(page, words).fill('')
    await page.getByRole('button', { name: words('layout.client.search.forget') }).click()
    await expect(list).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
  })

  test('[R1] says in words that nothing is called so, that it did not load, that there is no network', async ({
    page,
    words,
    context,
  }) => {
    await page.goto('/products')
    await ready(page)
    const field = headerField(page, words)
    await field.click()
    await field.pressSequentially('zzzzqqq')
    await expect(
      page.getByText(words('layout.client.search.none', { text: 'zzzzqqq' })).first(),
    ).toBeVisible()
    await page.route('**/api/catalog/suggestions**', (route) =>
      route.fulfill({ status: 400, json: { code: 'INTERNAL' } }),
    )
    await field.fill('temple')
    await expect(page.getByText(words('layout.client.search.failed')).first()).toBeVisible()
    await page.unroute('**/api/catalog/suggestions**')
    await page.getByRole('button', { name: words('ui.error.again') }).click()
    await expect(suggestions(page, words).getByRole('option').nth(1)).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(words('layout.client.search.offline')).first()).toBeVisible()
    await context.setOffline(false)
  })

  test('[R1] without a script the field is a form', async ({ browser, baseURL, words }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: WIDE })
    const page = await context.newPage()
    await page.goto('/products')
    await headerField(page, words).fill('wat arum')
    await headerField(page, words).press('Enter')
    await expect(page).toHaveURL(/\/products\?q=wat\+arum$/)
    await expect(page.getByRole('link', { name: '“wat arun”', exact: true })).toBeVisible()
    await expect(card(page, BOAT)).toBeVisible()
    await context.close()
  })

  test('[R1] the home page’s field searches within what is chosen beside it', async ({ page, words }) => {
    await page.goto('/')
    await ready(page)
    await page.getByLabel(words('home.finder.where')).selectOption('bangkok')
    const field = page.getByRole('combobox', { name: words('home.finder.text') })
    await field.click()
    await field.pressSequentially('boat')
    await expect(suggestions(page, words).getByRole('option').first()).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL(/\/products\?q=boat&destination=bangkok$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words('listing.results', { text: 'boat' }),
    )
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`suggestions, ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('[R1] on a wide screen they are accessible', async ({ page, words, expectAccessible }) => {
      await page.setViewportSize(WIDE)
      await page.goto('/products')
      await ready(page)
      await headerField(page, words).click()
      await headerField(page, words).pressSequentially('boat')
      await expect(suggestions(page, words).getByRole('option').nth(2)).toBeVisible()
      await headerField(page, words).press('ArrowDown')
      await expectAccessible()
    })

    test('[R1] on a phone they fill a sheet, from the bar and from the home page', async ({
      page,
      words,
      expectAccessible,
    }) => {
      await page.setViewportSize(PHONE)
      await page.goto('/products')
      await ready(page)
      await page
        .getByRole('banner')
        .getByRole('link', { name: words('layout.search') })
        .click()
      const field = sheetField(page, words)
      await expect(field).toBeFocused()
      await field.pressSequentially('boat')
      await expect(suggestions(page, words).getByRole('option').nth(2)).toBeVisible()
      await expectAccessible()
      await field.press('Enter')
      await expect(page).toHaveURL(/\?q=boat$/)
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.goto('/')
      await ready(page)
      await page.getByRole('combobox', { name: words('home.finder.text') }).click()
      await expect(sheetField(page, words)).toBeFocused()
    })
  })

test.describe('filters', () => {
  test.use({ viewport: WIDE })

  test('[R4] every value says how many it leaves, and leaves so many', async ({
    page,
    words,
    expectAccessible,
  }) => {
    await page.goto('/products?destination=bangkok')
    await ready(page)
    const tours = filter(page, 'Tours & Experiences')
    const count = await countOf(tours)
    expect(count).toBeGreaterThan(0)
    await tours.check()
    await expect(page).toHaveURL(/\?product_categories=CATEGORY_018&destination=bangkok$/)
    await expect(page.getByText(words('listing.countIn', { count, place: 'Bangkok' })).first()).toBeVisible()
    const none = page.getByRole('checkbox', { disabled: true }).first()
    expect(await countOf(none)).toBe(0)
    await expect(
      page.getByLabel(words('listing.destination')).getByRole('option', { name: /^Bangkok \(\d+\)$/ }),
    ).toHaveCount(1)
    await expectAccessible()
  })

  test('[R4] the price on a slider, under how many cost how much', async ({ page, words }) => {
    await page.goto('/products')
    await ready(page)
    await page
      .getByRole('textbox', { name: words('listing.price.from'), exact: true })
      .scrollIntoViewIfNeeded()
    const highest = page.getByRole('slider', { name: words('listing.price.highest') })
    await highest.focus()
    await highest.press('ArrowLeft')
    await expect(page).toHaveURL(/\?price_max=\d+&price_currency=THB$/)
    const most = Number(new URL(page.url()).searchParams.get('price_max'))
    await expect(page.getByRole('textbox', { name: words('listing.price.to'), exact: true })).toHaveValue(
      String(most),
    )
  })

  test('[R4] only what is available on my dates', async ({ page, words }) => {
    await page.goto('/products?destination=bangkok')
    await ready(page)
    const today = todayIn('UTC')
    const [from, to] = [addDays(today, 3), addDays(today, 4)]
    const picker = page.getByRole('combobox', { name: words('listing.dates.label') })
    await picker.click()
    const panel = page.getByRole('dialog', { name: words('listing.dates.label') })
    for (const date of [from, to])
      await panel
        .getByRole('button', { name: formatDate(date, 'en', 'long') })
        .or(panel.locator(`[data-day="${date}"] button`))
        .first()
        .click()
    await panel.getByRole('button', { name: words('ui.datePicker.done') }).click()
    await expect(page).toHaveURL(new RegExp(`\\?destination=bangkok&from=${from}&to=${to}$`))
    const chip = words('listing.dates.between', {
      from: formatDate(from, 'en', 'short'),
      to: formatDate(to, 'en', 'short'),
    })
    await page.getByRole('link', { name: words('listing.remove', { filter: chip }) }).click()
    await expect(page).toHaveURL(/\?destination=bangkok$/)
  })

  test('[R4] [G6] back leads to the filters and the place that were left', async ({ page, words }) => {
    await page.goto('/products?q=bangkok')
    await ready(page)
    await filter(page, words('listing.features.free_cancellation')).check()
    await expect(page).toHaveURL(/&free_cancellation=1$/)
    const last = page.locator('main .product-card:visible').last()
    await last.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(200)
    await last.click()
    await expect(page).toHaveURL(/\/products\/[\w-]+$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/&free_cancellation=1$/)
    await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), left)).toBeLessThan(40)
    await page.goBack()
    await expect(page).toHaveURL(/\?q=bangkok$/)
    await expect(filter(page, words('listing.features.free_cancellation'))).not.toBeChecked()
    await page.goForward()
    await expect(filter(page, words('listing.features.free_cancellation'))).toBeChecked()
  })

  test('[R4] nothing found: which filter to drop, and where there is much', async ({ page, words }) => {
    await page.goto('/products?q=zzzzqqq&destination=bangkok')
    await ready(page)
    await expect(
      page.getByRole('heading', { name: words('listing.empty.titleText', { text: 'zzzzqqq' }) }),
    ).toBeVisible()
    await page.getByRole('link', { name: /^“zzzzqqq”: \d+ without it$/ }).click()
    await expect(page).toHaveURL(/\/products\?destination=bangkok$/)
  })

  test('[R4] on a phone the sheet counts along', async ({ page, words }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/products?q=bangkok')
    await ready(page)
    await page.getByRole('button', { name: words('listing.filters.destination') }).click()
    const sheet = page.getByRole('dialog', { name: words('listing.filters.title') })
    const tours = filter(sheet, 'Tours & Experiences')
    const count = await countOf(tours)
    await tours.check()
    const show = sheet.getByRole('button', {
      name: words('listing.filters.showCount', { count }),
      exact: true,
    })
    await show.click()
    await expect(page).toHaveURL(/\?q=bangkok&product_categories=CATEGORY_018$/)
    await expect(page.getByText(words('listing.count', { count })).first()).toBeVisible()
  })
})
