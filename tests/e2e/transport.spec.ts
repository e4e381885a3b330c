import type { Locator } from '@playwright/test'
import { addDays, todayIn } from '@/lib/domain/local-date'
import type { Locale } from '@/lib/domain/locale'
import { formatDate } from '@/lib/i18n/format'
import { legValues } from '@/lib/i18n/leg-values'
import { THOROUGH } from '../setup/thorough'
import { expect, test } from './fixtures/member'
import { pattern, type Translate } from './fixtures/messages'
import { decide, ready } from './fixtures/steps'

const TRAIN = 'tokyo-kyoto-bullet-train'
const OUT_TIME = '09:32'
const OUT_ARRIVAL = '11:47'
const BACK_TIME = '18:00'
const BACK_ARRIVAL = '20:15'

const DESKTOP = { name: 'desktop', viewport: { width: 1280, height: 900 }, touch: false }
const PHONE = { name: 'phone', viewport: { width: 390, height: 844 }, touch: true }

const VISITS = [
  { locale: 'zh-cn', ...PHONE },
  ...(THOROUGH
    ? ([
        { locale: 'en', ...DESKTOP },
        { locale: 'th', ...PHONE },
      ] as const)
    : []),
] as const

/** Selects a day in the calendar of a step. */
async function pickDay(step: Locator, t: Translate, locale: Locale, date: string) {
  await step.scrollIntoViewIfNeeded()
  const next = step.getByRole('button', { name: t('booking.calendar.next') })
  const day = step.getByRole('gridcell').getByRole('button', { name: formatDate(date, locale) })
  await expect(next).toBeVisible()
  for (let month = 0; month < 7 && (await day.count()) === 0; month++) await next.click()
  await day.first().click()
}

async function pickTime(step: Locator, time: string) {
  const radio = step.getByRole('radio', { name: time })
  await expect(radio).toBeEnabled()
  await radio.focus()
  await step.page().keyboard.press('Space')
  await expect(radio).toBeChecked()
}

for (const [index, { locale, name, viewport, touch }] of VISITS.entries())
  test.describe(`${locale} on a ${name}`, () => {
    test.use({ language: locale, viewport, hasTouch: touch, isMobile: touch })

    test('[C4][B5] books a return trip, from swapping the direction to a voucher for both legs', async ({
      page,
      t,
      at,
      product,
      expectAccessible,
      member: _,
    }) => {
      const train = await product(TRAIN)
      const [out, green] = ['ordinary-back', 'green-back'].map((code) =>
        train.options.find(({ id }) => id === `${TRAIN}.${code}`),
      )
      if (!out?.route || !green) throw new Error('the seed train has changed')
      const { from, to } = out.route
      const date = addDays(todayIn(train.time_zone), 20 + index)
      const backDate = addDays(date, 3)
      const stepOf = (title: string) =>
        page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
      const leg = (ends: [string, string], day: string, [time, arrival]: [string, string]) =>
        t(
          'bookingDetails.leg',
          legValues(
            {
              from: ends[0],
              to: ends[1],
              option_name: out.name,
              date: day,
              time,
              arrives: { date: day, time: arrival },
            },
            locale,
          ),
        )
      const both = [
        leg([from, to], date, [OUT_TIME, OUT_ARRIVAL]),
        leg([to, from], backDate, [BACK_TIME, BACK_ARRIVAL]),
      ]

      const starts = [out.route.meeting?.name ?? 'no place', train.meeting?.name ?? 'no place']

      await test.step('swap the direction and select a return trip', async () => {
        await page.goto(at(`/products/${TRAIN}`))
        await ready(page)
        // The page shows the departure place of either direction.
        for (const place of starts)
          await expect(page.getByText(place, { exact: true }).first()).toBeAttached()
        const route = stepOf(t('booking.trip.title'))
        await route.scrollIntoViewIfNeeded()
        const ends = route.getByRole('status')
        const inWords = (start: string, end: string) =>
          [t('booking.trip.from'), start, t('booking.trip.to'), end].join('')
        await expect(ends).toHaveText(inWords(to, from))
        const swap = route.getByRole('button', { name: t('booking.trip.swap', { from, to }) })
        // The step's code loads after the page's; an earlier key press is lost.
        await expect(async () => {
          await swap.press('Enter', { timeout: 2_000 })
          await expect(ends).toHaveText(inWords(from, to), { timeout: 2_000 })
        }).toPass()
        await expect(route.getByText(t('booking.trip.kg', { kg: 30 }))).toBeVisible()
        await route.getByRole('radio', { name: t('booking.trip.return'), exact: true }).check()
        const classes = page.getByRole('radiogroup', { name: t('booking.trip.class') })
        await expect(classes.getByRole('radio')).toHaveCount(2)
        await expectAccessible()
        await classes.getByRole('radio', { name: green.name }).check()
        await classes.getByRole('radio', { name: out.name }).check()
      })

      await test.step('both departures', async () => {
        await pickDay(stepOf(t('booking.date')), t, locale, date)
        await pickTime(stepOf(t('booking.time')), OUT_TIME)
        // Nothing loads while the return date is not selected.
        await expect(page.locator('.skeleton').locator('visible=true')).toHaveCount(0)
        const back = stepOf(t('booking.trip.back'))
        const early = back
          .getByRole('gridcell')
          .getByRole('button', { name: formatDate(addDays(date, -1), locale) })
        // The calendar opens at the first selectable month, not at months before the outbound date.
        await back.scrollIntoViewIfNeeded()
        await expect(
          back.getByRole('gridcell').getByRole('button', { name: formatDate(date, locale) }),
        ).toBeVisible()
        await pickDay(back, t, locale, backDate)
        if ((await early.count()) > 0) await expect(early.first()).toBeDisabled()
        await pickTime(back, BACK_TIME)
      })

      await test.step('cart and checkout show both legs', async () => {
        const book = page.getByRole('button', { name: t('booking.book') })
        await book.locator('visible=true').first().click()
        await expect(page).toHaveURL(/\/checkout\?items=/)
        for (const legText of both) await expect(page.getByText(legText).first()).toBeVisible()
        await page.getByLabel(t('checkout.travellers.fullName'), { exact: true }).fill('Narin Suwannarat')
        await page.locator('input[type=radio][value=two_c2p]').check()
        await page.getByRole('checkbox', { name: t('checkout.terms.label') }).check()
        await page.getByRole('button', { name: pattern(t, 'checkout.pay', ['amount']) }).click()
        await decide(page, t, 'approve')
      })

      await test.step('the order shows both legs beside its voucher', async () => {
        await expect(page.getByText(t('ui.status.confirmed')).first()).toBeVisible()
        for (const legText of both) await expect(page.getByText(legText).first()).toBeVisible()
        for (const place of starts) await expect(page.getByText(place).first()).toBeVisible()
        await expectAccessible()
      })
    })
  })
