import { addDays, todayIn } from '@/lib/domain/local-date'
import { formatMoney } from '@/lib/i18n/format'
import { THOROUGH } from '../setup/thorough'
import { variant } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { boughtBoat } from './fixtures/purchases'
import { placesLeft, ready } from './fixtures/steps'

const DAY = addDays(todayIn('Asia/Bangkok'), 45)

const SIZES = [
  { name: 'en by keyboard', language: 'en', viewport: { width: 1280, height: 900 }, touch: false, day: 0 },
  { name: 'th on a phone', language: 'th', viewport: { width: 390, height: 844 }, touch: true, day: 1 },
  ...(THOROUGH
    ? ([
        {
          name: 'zh-cn on a phone',
          language: 'zh-cn',
          viewport: { width: 390, height: 844 },
          touch: true,
          day: 2,
        },
      ] as const)
    : []),
] as const

for (const { name, language, viewport, touch, day } of SIZES)
  test.describe(name, variant(touch), () => {
    test.use({ language, viewport, hasTouch: touch })

    test('[B7] cancels one traveller, then the rest, and shows the refund status', async ({
      page,
      request,
      t,
      at,
      expectAccessible,
      member: _,
    }) => {
      const date = addDays(DAY, day)
      const before = await placesLeft(request, date)
      const order = await boughtBoat(page.request, date, language)
      const [booking] = order.bookings
      if (!booking) throw new Error('no booking in the order')
      const product = booking.product.name
      const [adult, , child] = booking.travellers
      const dialog = page.getByRole('dialog')
      const open = page.getByRole('button', {
        name: t('cancellation.dialog.openNamed', { name: product }),
      })
      const press = async (button: typeof open) => {
        if (touch) return button.tap()
        await button.focus()
        await page.keyboard.press('Enter')
      }
      const box = (traveller: typeof adult) =>
        dialog.getByRole('checkbox', {
          name: t('cancellation.dialog.named', {
            name: traveller?.traveller_name ?? '',
            label: traveller?.label ?? '',
          }),
        })
      const price = (label: string | undefined) =>
        booking.lines.find((line) => line.label === label)?.price ?? { amount: 0, currency: 'THB' as const }

      await page.goto(at(`/profile/orders/${order.id}`))
      await ready(page)
      await expect(open).toBeVisible()
      await press(open)
      await expect(dialog.getByText(t('cancellation.quote.refund'), { exact: true })).toBeVisible()
      const all = t('cancellation.dialog.confirmBack', { amount: formatMoney(booking.total) })
      await expect(dialog.getByRole('button', { name: all })).toBeEnabled()
      await expectAccessible(page)

      await test.step('a child cannot remain unaccompanied', async () => {
        await box(child).uncheck()
        await expect(dialog.getByRole('alert')).toBeVisible()
        await expect(
          dialog.getByRole('button', { name: t('cancellation.dialog.confirm'), exact: true }),
        ).toBeDisabled()
      })

      await test.step('cancel one traveller', async () => {
        await box(child).check()
        for (const traveller of booking.travellers.slice(0, 2)) await box(traveller).uncheck()
        const amount = formatMoney(price(child?.label))
        await press(dialog.getByRole('button', { name: t('cancellation.dialog.confirmBack', { amount }) }))
        await expect(dialog).toBeHidden()
        const tracker = page.getByRole('region', { name: t('orders.refunds.title') })
        await expect(tracker.getByText(t('orders.refunds.to', { method: '2C2P' }))).toBeVisible()
        await expect(tracker.getByText(t('orders.refunds.doneLine'))).toBeVisible()
        await expect(
          page.getByText(t('orders.history.cancelledUnits', { guests: `${child?.label} × 1` })),
        ).toBeVisible()
        await expect(page.getByText(t('ui.status.confirmed')).first()).toBeVisible()
        expect(await placesLeft(request, date)).toBe(before - 2)
        await expectAccessible(page)
      })

      await test.step('cancel the rest', async () => {
        await press(open)
        const amount = formatMoney({
          ...booking.total,
          amount: booking.total.amount - price(child?.label).amount,
        })
        await press(dialog.getByRole('button', { name: t('cancellation.dialog.confirmBack', { amount }) }))
        const heading = page.getByRole('heading', {
          level: 1,
          name: t('orders.headline.cancelled.title'),
        })
        await expect(heading).toBeVisible()
        await expect(heading).toBeFocused()
        await expect(open).toHaveCount(0)
        await expect(page.getByRole('link', { name: t('orders.again') })).toBeVisible()
        expect(await placesLeft(request, date)).toBe(before)
      })

      await test.step('filter the order list by status', async () => {
        await page.goto(at('/profile/orders'))
        await ready(page)
        const row = page.getByRole('main').locator(`a[href*="/profile/orders/${order.id}"]`)
        await expect(row).toBeVisible()
        await page.getByText(t('orders.filter.ahead'), { exact: true }).click()
        await expect(page.getByRole('heading', { name: t('orders.filter.none') })).toBeVisible()
        await page.getByText(t('orders.filter.over'), { exact: true }).click()
        await expect(row).toBeVisible()
        await expect(page).toHaveURL(/\?status=over$/)
        await page.reload()
        await expect(page.getByRole('radio', { name: t('orders.filter.over') })).toBeChecked()
        await expect(row).toBeVisible()
        await expectAccessible(page)
      })
    })
  })
