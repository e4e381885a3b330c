import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Locale } from '@/lib/domain/locale'
import { translatorOf } from './fixtures/messages'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }

const offerIn = (page: Page, locale: Locale) =>
  page.getByRole('complementary', { name: translatorOf(locale)('layout.languageOffer.label') })

test.describe('in a Chinese browser', () => {
  test.use({ ...PHONE, locale: 'zh-CN' })

  test('[N3, UI] a phone is offered Chinese and yuan, and switches this page', async ({
    page,
    expectAccessible,
  }) => {
    const t = translatorOf('zh-cn')
    await page.goto('/products/bangkok-sky-deck')
    const offer = offerIn(page, 'zh-cn')
    await expect(offer).toBeVisible()
    await expect(offer).toContainText('人民币')
    const [above, header] = await Promise.all([
      offer.boundingBox(),
      page.locator('.site-header').boundingBox(),
    ])
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0)
    await expectAccessible()

    await offer.getByRole('button', { name: t('layout.languageOffer.accept') }).click()
    await expect(page).toHaveURL(/\/zh-cn\/products\/bangkok-sky-deck$/)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'currency')?.value).toBe('CNY')
    await page.goto('/esim')
    await ready(page)
    await expect(page.locator('[data-offer-of]').filter({ visible: true })).toHaveCount(0)
  })
})

test.describe('in a Thai browser', () => {
  test.use({ locale: 'th-TH' })

  test('[S5, UI] the offer is there from the first paint, and declined for good by keyboard', {
    tag: '@thorough',
  }, async ({ page }) => {
    const t = translatorOf('th')
    await page.goto('/')
    await ready(page)
    const offer = offerIn(page, 'th')
    await expect(offer).toBeVisible()
    await expect(offer).toHaveAttribute('lang', 'th')
    await offer.getByRole('button', { name: t('layout.languageOffer.decline') }).focus()
    await page.keyboard.press('Enter')
    await expect(offer).toBeHidden()
    await expect(page.locator('#content')).toBeFocused()
    await page.reload()
    await ready(page)
    await expect(offer).toBeHidden()
  })
})

test('[N3] an English browser, and one whose visitor has chosen a language, are offered none', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  await page.goto('/')
  await ready(page)
  await expect(page.locator('[data-offer-of]').filter({ visible: true })).toHaveCount(0)
  const context = await browser.newContext({ locale: 'th-TH' })
  await context.addCookies([{ name: 'locale', value: 'en', url: page.url() }])
  const other = await context.newPage()
  await other.goto(page.url())
  await ready(other)
  await expect(other.locator('[data-offer-of]')).not.toHaveCount(0)
  await expect(other.locator('[data-offer-of]').filter({ visible: true })).toHaveCount(0)
  await context.close()
})
