import type { MoneyValue } from '@/lib/contract/shared'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { factsOf } from '@/lib/domain/locale'
import { formatDate, formatMoney } from '@/lib/i18n/format'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { pay } from './fixtures/steps'

const DAY = addDays(todayIn('Asia/Bangkok'), 55)

interface QuoteBody {
  data: { total: MoneyValue; charges: Array<{ key: string; charge: MoneyValue }>; rate_date: string }
}

for (const [index, locale] of walkedIn('th').entries())
  test.describe(`a charge in another currency, ${locale}`, () => {
    test.use({ language: locale })

    test('[B4] the button says what is charged; if that has moved, the new sums are shown and nothing is ordered', async ({
      page,
      context,
      baseURL,
      t,
      expectAccessible,
      checkoutOfBoat,
    }) => {
      await context.addCookies([{ name: 'currency', value: 'EUR', url: baseURL ?? '' }])
      let quote: QuoteBody['data'] | undefined
      let moved = 100
      // The page has what was charged before a price moved.
      await page.route('**/api/checkout/quote', async (route) => {
        const response = await route.fetch()
        const body = (await response.json()) as QuoteBody
        quote = structuredClone(body.data)
        for (const { charge } of body.data.charges) charge.amount -= charge.currency === 'THB' ? moved : 0
        await route.fulfill({ response, json: body })
      })
      await checkoutOfBoat(addDays(DAY, index))
      await page.locator('input[type=radio][value=ktc_alipay]').check()
      const charge = quote?.charges.find(({ key }) => key === 'ktc_alipay')?.charge
      if (!quote || !charge) throw new Error('no quote')
      expect([quote.total.currency, charge.currency]).toEqual(['EUR', 'THB'])
      const button = (amount: number) =>
        page.getByRole('button', {
          name: t('checkout.pay', { amount: formatMoney({ ...charge, amount }) }),
        })
      await expect(button(charge.amount - 100)).toBeVisible()
      const day = formatDate(quote.rate_date, locale, 'long')
      await expect(page.getByText(t('checkout.trip.rate', { date: day }))).toBeVisible()
      await expectAccessible(page)

      const names = page.getByLabel(t('checkout.travellers.fullName'), { exact: true })
      for (const [position, name] of ['Narin Suwannarat', '李明', 'Suda'].entries())
        await names.nth(position).fill(name)
      moved = 0
      await pay(page, t, 'ktc_alipay')
      await expect(page.getByText(t('errors.PRICE_CHANGED'))).toBeVisible()
      await expect(button(charge.amount)).toBeVisible()
      await expect(page).toHaveURL(/\/checkout/)

      await button(charge.amount).click()
      await expect(page).toHaveURL(/\/sandbox\/pay\//)
      await expect(page.getByText(formatMoney(charge)).first()).toBeVisible()
    })

    test('[S4] the currency menu states the day of the rates', { tag: '@thorough' }, async ({
      page,
      at,
      t,
    }) => {
      await page.goto(at('/'))
      const label = t('layout.client.preferenceMenu', {
        language: factsOf(locale).shortName,
        currency: 'THB',
      })
      await page.getByRole('button', { name: label }).click()
      await expect(
        page.getByText(t('layout.client.rates.of', { date: formatDate('2025-10-01', locale, 'long') })),
      ).toBeVisible()
    })
  })
