import { describe, expect, test } from 'vitest'
import type { Product } from '@/lib/contract/catalog'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { LOCALES, type Locale } from '@/lib/domain/locale'
import { formatDate } from '@/lib/i18n/format'
import { pattern } from '../e2e/fixtures/messages'
import { request } from '../fixtures/http'
import { codeFor } from '../fixtures/mailbox'
import { newPerson } from '../fixtures/people'
import { ENGINES, labelOf, missingPackages } from '../setup/engines'
import { css, inEngine, role, type ShopPage, text, within } from './shop-page'
import { SIZES } from './sizes'

const BOAT = 'wat-arun-longtail-sunset'
const BOAT_TIME = '18:30'
const TOURS = 'CATEGORY_018'

const containing = (part: string) => new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

async function dataOf<Data>(path: string): Promise<Data> {
  return (await request('GET', path)).body.data as Data
}

/** From the home page to the boat, by its category. */
async function browse(page: ShopPage): Promise<Product> {
  const { locale } = page
  const categories = await dataOf<Array<{ id: string; label: string }>>(
    `/api/catalog/categories?locale=${locale}`,
  )
  const tours = categories.find(({ id }) => id === TOURS)?.label ?? ''
  const boat = await dataOf<Product>(`/api/catalog/products/${BOAT}?locale=${locale}`)
  await page.open('/')
  await page.press(within(css('main'), role('link', tours)))
  await page.at(/\/categories\/tours-experiences$/)
  await page.press(within(css('main'), role('link', containing(boat.name))))
  await page.at(new RegExp(`/products/${BOAT}$`))
  await page.see(role('heading', boat.name))
  return boat
}

async function chooseBoat(page: ShopPage, { options }: Product, date: string): Promise<void> {
  const { t, locale } = page
  const option = options.find(({ id }) => id === `${BOAT}.shared`)
  const [adult, child] = option?.units ?? []
  if (!option || !adult || !child) throw new Error('the seed boat has changed')
  await page.press(role('radio', containing(option.name)))
  const shown = formatDate(date, locale)
  const dayNamed = (name: string) => within(role('gridcell'), role('button', containing(name)))
  const next = role('button', t('booking.calendar.next'))
  // While a month is being replaced, the next press would skip one.
  for (let month = 0; month < 7 && !(await page.hasSoon(dayNamed(shown))); month++)
    await page.pressForAnother(role('grid'), next)
  // Its day is disabled until the month is loaded.
  await page.press(dayNamed(shown))
  await page.press(within(css('label'), text(BOAT_TIME)))
  for (const [unit, count] of [
    [adult, 2],
    [child, 1],
  ] as const)
    while (Number(await page.textOf(role('status', unit.label))) < count)
      await page.press(role('button', t('ui.more', { label: unit.label })))
}

/** Continues with an email address and its code, which opens an account. */
async function continueByCode(page: ShopPage, email: string): Promise<void> {
  const { t } = page
  const inDialog = (locator: string) => within(role('dialog'), locator)
  await page.fill(inDialog(role('textbox', t('auth.email.label'))), email)
  await page.press(inDialog(role('button', t('auth.email.submit'))))
  const code = inDialog(role('textbox', t('auth.verify.code')))
  await page.see(code)
  await page.fill(code, await codeFor(email))
  await page.press(inDialog(role('button', t('auth.email.confirm'))))
}

async function checkOut(page: ShopPage): Promise<void> {
  const { t } = page
  await page.at(/\/checkout\?items=/)
  await page.fill(role('textbox', t('checkout.lead.firstName')), 'Narin')
  await page.fill(role('textbox', t('checkout.lead.lastName')), 'Suwannarat')
  await page.fill(role('textbox', t('checkout.lead.phone')), '+66812345678')
  for (const [index, name] of ['Narin Suwannarat', 'Li Ming', 'Suda'].entries())
    await page.fill(`${role('textbox', t('checkout.travellers.fullName'))} >> nth=${index}`, name)
  await page.press(css('input[type=radio][value=two_c2p]'))
  await page.press(role('checkbox', containing(t('checkout.terms.label'))))
  await page.press(role('button', pattern(t, 'checkout.pay', ['amount'])))
  await page.at(/\/sandbox\/pay\//)
  await page.press(role('button', t('sandbox.approve')))
  await page.at(/\/profile\/orders\//)
}

async function cancel(page: ShopPage, name: string): Promise<void> {
  const { t } = page
  const open = role('button', t('cancellation.dialog.openNamed', { name }))
  await page.press(open)
  await page.press(
    within(role('dialog'), role('button', pattern(t, 'cancellation.dialog.confirmBack', ['amount']))),
  )
  await page.see(role('heading', t('orders.headline.cancelled.title')))
  await page.gone(open)
}

/** Types into the field of the home page, which opens a sheet on a phone. */
async function searchFromHome(page: ShopPage, typed: string, name: RegExp): Promise<void> {
  const { t } = page
  await page.open('/')
  await page.press(role('combobox', t('home.finder.text')))
  await page.ready()
  const field =
    (await page.inner()) < 768
      ? within(role('dialog'), role('combobox'))
      : role('combobox', t('home.finder.text'))
  await page.fill(field, typed)
  await page.see(role('option', name))
  await page.type(field, '\n')
}

async function search(page: ShopPage, typed: string): Promise<void> {
  const { t, locale } = page
  const boat = await dataOf<Product>(`/api/catalog/products/${BOAT}?locale=${locale}`)
  await searchFromHome(page, typed, containing(boat.name))
  await page.at(/\?q=/)
  await page.see(role('heading', t('listing.results', { text: typed })))
  await page.see(css(`main .product-card[href$="/products/${BOAT}"]`))
}

const TYPED: Record<Locale, string> = { en: 'wat arum', th: 'วัดอรุณ', 'zh-cn': '郑王庙' }

let bookings = 0

describe.each(ENGINES)('%s', (engine) => {
  describe.skipIf(missingPackages(engine).length > 0)(labelOf(engine), () => {
    describe.each(SIZES)('at $width px', (size) => {
      test('[R3] [A1] [C4] [B5] [B7] from the home page to a voucher, and its cancellation', () =>
        inEngine(engine, size, 'en', async (page) => {
          const { t } = page
          const boat = await browse(page)
          const date = addDays(todayIn('Asia/Bangkok'), 60 + bookings++)
          await chooseBoat(page, boat, date)
          await page.press(role('button', containing(t('booking.add'))))
          await continueByCode(page, newPerson().email)
          await page.at(/\/cart$/)
          await page.see(role('heading', boat.name))
          await page.press(role('link', containing(t('cart.checkOut'))))
          await checkOut(page)
          await page.see(role('heading', t('orders.headline.confirmed.title', { name: 'Narin' })))
          await page.see(within(css('main'), role('img', /^[0-9A-Z]{4,}[0-9A-Z -]*$/)))
          await cancel(page, boat.name)
        }))

      test('[A1] signs up with the form and a mailed code, and stays signed in', () =>
        inEngine(engine, size, 'en', async (page) => {
          const { t } = page
          const person = newPerson()
          const field = (key: string) => role('textbox', t(`auth.signUp.${key}`))
          await page.open('/sign-up')
          await page.fill(field('firstName'), person.first_name)
          await page.fill(field('lastName'), person.last_name)
          await page.fill(field('email'), person.email)
          await page.choose(role('combobox', t('auth.signUp.country')), 'TH')
          await page.fill(field('phone'), person.phone)
          await page.fill(field('address'), person.address)
          await page.fill(field('password'), person.password)
          await page.fill(field('confirmation'), person.password)
          await page.press(role('button', t('auth.signUp.submit')))
          const code = role('textbox', t('auth.verify.code'))
          await page.see(code)
          await page.fill(code, await codeFor(person.email))
          await page.press(role('button', t('auth.verify.submit')))
          // Another address would end the navigation that is under way.
          await page.at(/\/\/[^/]+\/$/)
          await page.see(role('combobox', t('home.finder.text')))
          await page.open('/profile/settings')
          await page.at(/\/profile\/settings$/)
          expect(await page.evaluate('document.cookie')).toContain('signed-in=')
        }))

      test.each(LOCALES)('[R1] browses and searches in %s', (locale) =>
        inEngine(engine, size, locale, async (page) => {
          await browse(page)
          await search(page, TYPED[locale])
        }),
      )

      test('copies the link of a product at the first press', () =>
        inEngine(engine, size, 'en', async (page) => {
          const { t } = page
          await page.open(`/products/${BOAT}`)
          await page.press(role('button', t('share.button')))
          await page.press(role('button', t('share.copy')))
          await page.see(text(t('share.copied')))
        }))

      test('leaves a product by the keyboard while its share menu is open', () =>
        inEngine(engine, size, 'en', async (page) => {
          const { t } = page
          await page.open(`/products/${BOAT}`)
          await page.press(role('button', t('share.button')))
          await page.see(role('button', t('share.copy')))
          await page.type(css('header a[href$="/cart"]'), '\n')
          await page.at(/\/cart$/)
          await page.gone(role('button', t('share.copy')))
        }))

      test('[G6] the next page of a listing ends the loading bar', () =>
        inEngine(engine, size, 'en', async (page) => {
          const { t } = page
          await page.open('/products')
          await page.press(role('link', pattern(t, 'listing.pages.more', ['count'])))
          await page.at(/[?&]page=2/)
          await page.gone(role('progressbar', t('ui.loading')), 5_000)
        }))
    })
  })
})
