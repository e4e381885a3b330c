import { describe, expect, test } from 'vitest'
import type { Booking } from '@/lib/contract/orders'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
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

const PLACE = { ...pier, local: null }
const LEG = {
  from: 'Bangkok',
  to: 'Chiang Mai',
  option_name: 'First class',
  date: '2026-12-12',
  time: '18:40',
}

describe.each(LOCALES)('in %s', (locale) => {
  const t = translator(locale)
  const factsOf = (change: Partial<Booking>) =>
    bookingSummary(soldOrder, { ...soldBooking, ...change }, locale).facts.map(({ label, value }) => [
      label,
      value,
    ])
  const notesOf = (change: Partial<Booking>) =>
    bookingSummary(soldOrder, { ...soldBooking, ...change }, locale).notes

  test('[B7] a trip has coach and berth below each leg that has them', () => {
    const arrives = { date: '2026-12-13', time: '07:15' }
    const out = { ...LEG, arrives, seats: { coach: '7', seats: '21' } }
    const facts = factsOf({ legs: [out, { ...LEG, arrives, seats: null }] })
    expect(facts.map(([label]) => label).slice(0, 3)).toEqual([
      t('orders.facts.out'),
      t('orders.facts.seats'),
      t('orders.facts.back'),
    ])
    expect(facts[0]?.[1]).toContain('07:15')
    expect(facts[1]?.[1]).toBe(t('bookingDetails.seats', { coach: '7', seats: '21' }))
  })

  test('[B7] a pickup that was booked comes before the guests, and its meeting point is only for when it fails', () => {
    const pickup = { way: 'hotel', place: 'Hotel Siam' } as const
    const names = { point: null, zone: null, pickup_window: { from: '07:00', to: '07:20' } }
    const change = { booking_details: { pickup }, booking_detail_names: names, meeting: PLACE }
    const facts = factsOf(change)
    const at = facts.findIndex(([label]) => label === t('orders.facts.pickup'))
    expect(facts[at]?.[1]).toContain('Hotel Siam')
    expect(facts[at]?.[1]).toContain('07:20')
    expect(at).toBeLessThan(facts.findIndex(([label]) => label === t('documents.for')))
    expect(facts.map(([label]) => label)).not.toContain(t('orders.facts.bookingDetails'))
    expect(notesOf(change)[0]?.label).toBe(t('documents.withoutPickup'))
  })

  test('[B7] a stay has its hours and where it is', () => {
    const stay = {
      booking_details: { rooms: [{ adults: 2, children: [] }] },
      stay_hours: { check_in_from: '15:00', check_in_until: '17:30', check_out_until: '10:00' },
      meeting: PLACE,
    }
    expect(factsOf(stay)).toEqual(
      expect.arrayContaining([
        [t('orders.facts.checkIn'), t('bookingDetails.hours', { from: '15:00', until: '17:30' })],
        [t('orders.facts.checkOut'), t('bookingDetails.hours', { from: 'none', until: '10:00' })],
      ]),
    )
    expect(notesOf(stay)[0]?.label).toBe(t('documents.stay'))
  })

  test('[B7] it says what to bring, if there is something', () => {
    const label = t('documents.bring')
    expect(notesOf({ what_to_bring: ['A jumper', 'Earplugs'] })).toContainEqual({
      label,
      value: 'A jumper · Earplugs',
    })
    expect(notesOf({ what_to_bring: [] }).map((note) => note.label)).not.toContain(label)
  })
})

describe('[B7] the cancellation note of a document', () => {
  const sold = {
    ...soldBooking,
    cancellation: [
      { hours_before: 24, fee_percent: 50 },
      { hours_before: 2, fee_percent: 100 },
    ],
    free_until: '2026-12-11T11:30:00.000Z',
    esim_codes: null,
  }
  const noteAt = (moment: string, change: Partial<Booking> = {}) =>
    bookingSummary(soldOrder, { ...sold, ...change }, 'en', new Date(moment)).notes.find(
      ({ label }) => label === 'Cancellation policy',
    )?.value

  test('says until when it is free, and what it costs from when on', () => {
    expect(noteAt('2026-12-01T00:00:00Z')).toBe(
      [
        'Free cancellation until Fri 11 Dec 2026, 18:30, Indochina Time (GMT+7)',
        'After that, cancelling costs 50% of the price; from Sat 12 Dec 2026, 16:30, Indochina Time (GMT+7), the full price',
      ].join('\n'),
    )
  })

  test('never prints a deadline that has passed as free cancellation', () => {
    expect(noteAt('2026-12-11T11:30:00Z')).toBe(
      'Cancelling costs 50% of the price; from Sat 12 Dec 2026, 16:30, Indochina Time (GMT+7), the full price',
    )
    expect(noteAt('2026-12-12T10:00:00Z')).toBe('Non-refundable')
    expect(noteAt('2026-12-13T10:00:00Z', { status: 'completed' })).toBeUndefined()
  })
})
