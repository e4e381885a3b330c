import type { CartItem } from '@/lib/contract/cart'
import { inLocale } from '@/lib/domain/locale'
import { ANSWERS, addFromPage, answerQuestions } from './fixtures/buying'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { decide, pay, ready } from './fixtures/steps'
import { VERTICAL_CARTS } from './fixtures/vertical-carts'

for (const locale of walkedIn('th')) {
  const { name, items: bought } = inLocale(VERTICAL_CARTS, locale)
  test.describe(locale, () => {
    test.use({ language: locale })

    test(`[C4, B5, B7] buys ${name}, from the product pages to the vouchers`, { tag: '@thorough' }, async ({
      page,
      t,
      at,
      product,
      member: _,
    }) => {
      const selections = await Promise.all(
        bought.map(async ({ id, ...item }) => ({
          ...item,
          product: await product(id),
          from: 8,
        })),
      )
      for (const selection of selections)
        await addFromPage(page, t, locale, at(`/products/${selection.product.id}`), selection)

      const response = await page.request.get(`/api/pd4/carts?locale=${locale}`)
      const { items } = ((await response.json()) as { data: { items: CartItem[] } }).data
      expect(items.map((item) => item.product.id).sort()).toEqual(bought.map(({ id }) => id).sort())
      await page.goto(at(`/checkout?items=${items.map(({ id }) => id).join(',')}`))
      await ready(page)
      const ticket = page.getByRole('heading', { name: t('checkout.trip.title') }).locator('..')
      for (const { option } of items) await expect(ticket).toContainText(option.name)
      await answerQuestions(page, t, items)
      await pay(page, t)
      await decide(page, t, 'approve')

      await expect(
        page.getByRole('heading', {
          level: 1,
          name: t('orders.headline.confirmed.title', { name: 'Narin' }),
        }),
      ).toBeVisible()
      for (const { product, way } of selections.filter(({ product }) => product.meeting)) {
        const shop = page
          .getByRole('article', { name: product.name, exact: true })
          .getByText(product.meeting?.name ?? '', { exact: true })
        await expect(shop).toHaveCount(way === 'delivery' ? 0 : 1)
      }
      for (const item of items) {
        const voucher = page.getByRole('article', { name: item.product.name, exact: true })
        await expect(voucher.getByText(t('ui.status.confirmed'))).toBeVisible()
        await expect(voucher.getByRole('img', { name: /^[0-9A-Z]{4,}[0-9A-Z -]*$/ })).toBeVisible()
        for (const question of item.option.questions) {
          const answer = ANSWERS[question]
          if (answer)
            await expect(voucher.getByText(answer.stored ?? answer.typed, { exact: true })).toBeVisible()
        }
      }
      if (bought.some(({ id }) => id.startsWith('esim'))) {
        const warning = page.getByText(t('cancellation.viewing'), { exact: true })
        await expect(warning).toBeVisible()
        await page.getByRole('button', { name: t('orders.esim.show'), exact: true }).click()
        await expect(warning).toHaveCount(0)
        const profile = page.getByRole('article', { name: t('orders.esim.title') })
        await expect(profile.getByText(/^LPA:1\$/)).toBeVisible()
        await expect(page.locator('*:focus').filter({ has: profile })).toHaveCount(1)
        for (const system of ['iphone', 'android'])
          await expect(profile.getByRole('link', { name: t(`orders.esim.${system}`) })).toHaveAttribute(
            'href',
            /carddata=LPA%3A1%24/,
          )
      }
    })
  })
}
