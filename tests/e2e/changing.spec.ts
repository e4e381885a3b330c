import { addDays, todayIn } from '@/lib/domain/local-date'
import { formatMoney } from '@/lib/i18n/format'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import { sql } from '../fixtures/database'
import { variant } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { boughtSpa, SPA, SPA_TIME } from './fixtures/purchases'
import { pickDate, ready } from './fixtures/steps'

/** A Wednesday: the spa is closed on Mondays. */
const DAY = (() => {
  const day = addDays(todayIn('Asia/Bangkok'), 52)
  return addDays(day, (3 - new Date(day).getUTCDay() + 7) % 7)
})()

/** The places sold at the time of the treatment on a day. */
async function soldOn(date: string): Promise<number> {
  const [slot] = await sql<{ sold: number }>(
    'SELECT sold FROM slots WHERE option_id = $1 AND local_date = $2 AND local_time = $3',
    [`${SPA}.herbal-120`, date, SPA_TIME],
  )
  return slot?.sold ?? 0
}

const SIZES = [
  { name: 'en by keyboard', language: 'en', viewport: { width: 1280, height: 900 }, touch: false, day: 0 },
  { name: 'th on a phone', language: 'th', viewport: { width: 390, height: 844 }, touch: true, day: 2 },
] as const

for (const { name, language, viewport, touch, day } of SIZES)
  test.describe(name, variant(touch), () => {
    test.use({ language, viewport, hasTouch: touch })

    test('[B7] changes a name and the date of a booking, with the price shown before', async ({
      page,
      t,
      at,
      expectAccessible,
      member: _,
    }) => {
      const [date, later] = [addDays(DAY, day), addDays(DAY, day + 1)]
      const order = await boughtSpa(page.request, date, ['Narin Suwannarat', '李明'], language)
      const before = [await soldOn(date), await soldOn(later)] as const
      const [booking] = order.bookings
      if (!booking?.voucher) throw new Error('no voucher in the order')
      const dialog = page.getByRole('dialog')
      const button = (key: 'date' | 'names') =>
        page.getByRole('button', { name: t(`changes.${key}.openNamed`, { name: booking.product.name }) })
      const press = async (target: ReturnType<typeof button>) => {
        if (touch) return target.tap()
        await target.focus()
        await page.keyboard.press('Enter')
      }

      await page.goto(at(`/profile/orders/${order.id}`))
      await ready(page)
      await expect(page.getByText(booking.voucher.code, { exact: true })).toBeVisible()

      await test.step('change a name', async () => {
        await press(button('names'))
        const [first] = booking.travellers
        const field = dialog.getByLabel(t('changes.names.name', { number: 1, label: first?.label ?? '' }))
        await expect(field).toHaveValue('Narin Suwannarat')
        const save = dialog.getByRole('button', { name: t('changes.names.confirm') })
        await expect(save).toBeDisabled()
        await field.fill(' ')
        await save.click()
        await expect(dialog.getByText(t('errors.fields.required'))).toBeVisible()
        await expectAccessible(page)
        await field.fill('Nara Suwannarat')
        await press(save)
        await expect(dialog).toBeHidden()
        await expect(page.getByText(booking.voucher?.code ?? '', { exact: true })).toHaveCount(0)
        await expect(page.getByText(t('orders.history.changedNames'))).toBeVisible()
        await expect(button('names')).toBeFocused()
      })

      await test.step('change the date', async () => {
        await press(button('date'))
        await expect(dialog.getByText(t('changes.date.same'))).toBeVisible()
        await pickDate(page, t, language, later, 'changes.date.calendar')
        await expect(dialog.getByRole('radio', { name: SPA_TIME })).toBeChecked()
        await expect(dialog.getByText(t('changes.date.nothing'))).toBeVisible()
        await expect(dialog.getByText(formatMoney(booking.total), { exact: true })).toHaveCount(2)
        await expectAccessible(page)
        await press(dialog.getByRole('button', { name: t('changes.date.confirm'), exact: true }))
        await expect(dialog).toBeHidden()
        const visit = (shown: string) =>
          formatDateRange({ date: shown, end_date: null, time: SPA_TIME }, language) ?? ''
        const changed = { before: visit(date), after: visit(later) }
        await expect(page.getByText(t('orders.history.changedDate', changed))).toBeVisible()
        await expect(button('date')).toBeFocused()
        expect(await soldOn(date)).toBe(before[0] - 2)
        expect(await soldOn(later)).toBe(before[1] + 2)
        await expectAccessible(page)
      })
    })
  })
