import type { Page } from '@playwright/test'
import { inLocale, type Localized } from '@/lib/domain/locale'
import { openAccount, signInAs } from './fixtures/accounts'
import { completedBookingOf } from './fixtures/completed-booking'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

/** Products that no other test uses. */
const REVIEWED: Localized = {
  en: 'doi-inthanon-day-trip',
  th: 'celadon-tea-set',
  'zh-cn': 'elephant-sanctuary-no-riding',
}
const TEXT = 'Calm, on time, and the guide knew every tree. Bring water.'

async function structuredData(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>).find((data) => data.sku)
}

async function openProduct(page: Page, path: string) {
  await page.goto(path)
  await ready(page)
}

for (const locale of walkedIn('th'))
  test.describe(`a review in ${locale}`, () => {
    test.use({ language: locale })

    test('[R5, B7] a guest writes a review, which shows with stars and structured data, and deletes it', {
      tag: '@thorough',
    }, async ({ page, context, request, t, at, expectAccessible }) => {
      const person = await openAccount(request)
      const orderId = await completedBookingOf(person.email, inLocale(REVIEWED, locale))
      const path = at(`/products/${inLocale(REVIEWED, locale)}`)
      await openProduct(page, path)
      await expect(page.getByText(t('reviews.block.emptyText'))).toBeVisible()
      expect(await structuredData(page)).not.toHaveProperty('aggregateRating')

      await signInAs(context, person)
      await page.goto(at(`/profile/orders/${orderId}`))
      await ready(page)
      const text = page.getByLabel(t('reviews.own.text'), { exact: true })
      await text.fill('Too short')
      await page.getByRole('button', { name: t('reviews.own.submit') }).click()
      await expect(text).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByText(t('reviews.own.scoreMissing'))).toBeVisible()
      await expect(page.getByRole('group', { name: t('reviews.own.score') })).toHaveAccessibleDescription(
        t('reviews.own.scoreMissing'),
      )
      await text.fill(TEXT)
      const score = (n: 1 | 2 | 3 | 4 | 5) =>
        page.getByRole('radio', { name: `${n} · ${t(`reviews.own.scores.${n}`)}` })
      await score(3).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      await expect(score(4)).toBeChecked()
      await expect(page.getByText(t('reviews.own.scoreMissing'))).toHaveCount(0)
      await expectAccessible()
      await page.getByRole('button', { name: t('reviews.own.submit') }).click()
      await expect(page.getByRole('heading', { name: t('reviews.own.yours') })).toBeVisible()

      await openProduct(page, path)
      const reviews = page.locator('#reviews')
      await expect(reviews.getByText(TEXT)).toBeVisible()
      await expect(reviews.getByText('Narin S.')).toBeVisible()
      await expect(reviews.getByText(t('reviews.item.score', { score: 4 }))).toBeAttached()
      expect(await structuredData(page)).toMatchObject({
        aggregateRating: { ratingValue: 4, reviewCount: 1 },
      })
      await expectAccessible()

      await page.goto(at(`/profile/orders/${orderId}`))
      await ready(page)
      await page.getByRole('button', { name: t('reviews.own.remove'), exact: true }).click()
      await page.getByRole('button', { name: t('reviews.own.removeYes') }).click()
      await expect(page.getByRole('heading', { name: t('reviews.own.title') })).toBeVisible()
      await openProduct(page, path)
      await expect(page.getByText(t('reviews.block.emptyText'))).toBeVisible()
    })
  })

test('[R5] reviews sort and filter in place, by keyboard too', { tag: '@thorough' }, async ({
  page,
  context,
  request,
  t,
  at,
  expectAccessible,
}) => {
  const id = 'chiang-mai-teak-house'
  const texts = {
    5: 'Teak floors, birds at six, and a breakfast that lasts.',
    2: 'ผนังบาง ได้ยินเสียงจากถนนทั้งคืน',
  }
  for (const [score, text] of Object.entries(texts)) {
    const person = await openAccount(request)
    const orderId = await completedBookingOf(person.email, id)
    await signInAs(context, person)
    const order = (await (await page.request.get(`/api/orders/${orderId}`)).json()) as {
      data: { bookings: Array<{ id: string }> }
    }
    const language = score === '5' ? 'en' : 'th'
    const data = { booking_id: order.data.bookings[0]?.id, score, text, language }
    expect((await page.request.post('/api/reviews', { data })).status()).toBe(200)
  }
  await openProduct(page, at(`/products/${id}`))
  const shown = page.locator('#reviews li p[lang]')
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  const sort = page.locator('#reviews').getByLabel(t('reviews.browse.sort'), { exact: true })
  await expect(sort).toBeVisible()
  await expect(shown).toHaveText([texts[5], texts[2]])
  await sort.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(shown).toHaveText([texts[2], texts[5]])
  await page.locator('#reviews').getByLabel(t('reviews.browse.language'), { exact: true }).selectOption('th')
  await expect(shown).toHaveText([texts[2]])
  await page.locator('#reviews').getByLabel(t('reviews.browse.score'), { exact: true }).selectOption('5')
  await expect(page.getByText(t('reviews.browse.none'))).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: t('reviews.browse.reset') }).press('Enter')
  await expect(shown).toHaveCount(2)
  await expect(page.locator('#reviews li', { has: page.locator('p[lang]') }).first()).toBeFocused()
})
