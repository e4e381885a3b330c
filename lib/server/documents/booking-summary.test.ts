import { expect, test } from 'vitest'
import { soldBooking, soldOrder } from '@/tests/fixtures/sold-booking'
import { bookingSummary } from './booking-summary'

const pier = { name: 'Tha Tien Pier', directions: 'Beside the market', latitude: null, longitude: null }

test('[B7] documents name the meeting point also in the local language, if that is another one', () => {
  const notes = (local: { lang: string; name: string } | null) =>
    bookingSummary(soldOrder, { ...soldBooking, meeting: { ...pier, local } }, 'en').notes.map(
      ({ value }) => value,
    )
  expect(notes({ lang: 'th', name: 'ท่าเตียน' })).toContain('Tha Tien Pier · ท่าเตียน\nBeside the market')
  expect(notes(null)).toContain('Tha Tien Pier\nBeside the market')
})
