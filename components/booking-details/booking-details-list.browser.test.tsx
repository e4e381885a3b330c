import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LOCALES } from '@/lib/domain/locale'
import { show, wordsIn } from '@/tests/setup/components/show'
import { BookingDetailsLines } from './booking-details-list'

const ZONES = [{ country: 'TH', name: 'Bangkok', postcodes: ['10'] }]
const NAMES = { point: null, zone: null, pickup_window: null }
const ITEM = { booking_detail_names: NAMES, legs: [], delivery_zones: ZONES }

test.each(LOCALES)(
  '[C4] a cart item that is delivered names where it is delivered to (%s)',
  async (locale) => {
    await show(
      <BookingDetailsLines of={{ ...ITEM, booking_details: { fulfilment: { way: 'delivery' } } }} />,
      locale,
    )
    const text = wordsIn(locale)('bookingDetails.deliversTo', { places: 'Bangkok' })
    await expect.element(page.getByText(text)).toBeVisible()
  },
)

test('[C4] one that is collected does not', async () => {
  await show(
    <BookingDetailsLines
      of={{ ...ITEM, booking_details: { fulfilment: { way: 'pickup', time: '10:00' } } }}
    />,
  )
  await expect.element(page.getByRole('listitem')).toBeVisible()
  expect(page.getByText('Bangkok').elements()).toEqual([])
})
