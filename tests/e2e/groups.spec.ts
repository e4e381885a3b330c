import type { CartItem } from '@/lib/contract/cart'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locale'
import { answerQuestions } from './fixtures/buying'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { decide, pay, pickDate, ready } from './fixtures/steps'

const BOAT = 'wat-arun-longtail-sunset'
const CAR = 'dubai-airport-private-car'
const widthOf = (locale: Locale) => (locale === DEFAULT_LOCALE ? 1280 : 390)

for (const [index, locale] of walkedIn('th').entries())
  test.describe(locale, () => {
    test.use({ language: locale, viewport: { width: widthOf(locale), height: 900 } })

    test('[C4, B5, B7] a private boat asks for the party size and shows it up to the voucher', {
      tag: '@thorough',
    }, async ({ page, t, at, product, member: _ }) => {
      const boat = await product(BOAT)
      const option = boat.options.find(({ party }) => party === 'private')
      if (!option) throw new Error('no private boat option')
      await page.goto(at(`/products/${BOAT}?option=${option.id}`))
      await ready(page)
      await pickDate(page, t, locale, addDays(todayIn(boat.time_zone), 30 + index))
      const times = page.getByRole('radiogroup', { name: t('booking.time') })
      await times.locator('label').first().click()
      const people = page.getByLabel(t('booking.group.people'), { exact: true })
      const press = (name: string) =>
        page.getByRole('button', { name, exact: true }).locator('visible=true').first()
      await press(t('booking.missing.units')).click()
      await expect(page.locator('#booking-units')).toBeFocused()
      await expect(people.getByRole('option')).toHaveCount(7)
      await people.selectOption('3')
      await press(t('booking.add')).click()
      await expect(page.getByText(t('booking.added')).first()).toBeVisible()

      await page.goto(at('/cart'))
      const groupText = t('bookingDetails.group', { people: 3 })
      await expect(page.getByRole('main').getByText(groupText).first()).toBeVisible()
      const response = await page.request.get(`/api/pd4/carts?locale=${locale}`)
      const { items } = ((await response.json()) as { data: { items: CartItem[] } }).data
      expect(items[0]?.travellers).toHaveLength(3)
      await page.goto(at(`/checkout?items=${items[0]?.id}`))
      await ready(page)
      await answerQuestions(page, t, items)
      await pay(page, t)
      await decide(page, t, 'approve')
      const voucher = page.getByRole('article', { name: boat.name, exact: true })
      await expect(voucher.getByText(groupText)).toBeVisible()
    })

    test('[C4] a private car asks for passengers and suitcases within its limits', {
      tag: '@thorough',
    }, async ({ page, t, at, expectAccessible }) => {
      await page.goto(at(`/products/${CAR}`))
      await ready(page)
      const field = (name: 'people' | 'bags') =>
        page.getByLabel(t(`booking.group.${name}`), { exact: true }).getByRole('option')
      await expect(field('people')).toHaveCount(4)
      await expect(field('bags')).toHaveCount(4)
      await expectAccessible()
    })
  })
