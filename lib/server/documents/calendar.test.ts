import { expect, test } from 'vitest'
import type { Booking } from '@/lib/contract/orders'
import { soldBooking, soldOrder } from '@/tests/fixtures/sold-booking'
import { bookingCalendar } from './calendar'

const MEETING = { name: '码头', directions: '寺庙后面', latitude: 13.7, longitude: 100.5, local: null }
const LEG = {
  from: '曼谷',
  to: '大城',
  option_name: '一等座',
  date: '2026-12-12',
  time: '08:00',
  arrives: null,
  seats: null,
}

/** The text of a file, whose long lines are folded and whose signs are escaped. */
function textOf(booking: Partial<Booking>, locale: 'en' | 'zh-cn') {
  const own = {
    ...soldBooking,
    answers: [],
    events: [],
    cancelled_units: [],
    changes: [],
    meeting: MEETING,
    goods: null,
    supplier_contact: null,
    ...booking,
  }
  const file = bookingCalendar(soldOrder, own, {
    locale,
    minutes: 60,
    stamp: new Date('2026-11-01T00:00:00Z'),
  })
  return file.replaceAll('\r\n ', '').replaceAll('\\,', ',')
}

test('[N2] a calendar file in Chinese has Chinese punctuation', () => {
  const text = textOf({ legs: [LEG] }, 'zh-cn')
  expect(text).toContain(`SUMMARY:${soldBooking.product.name}：曼谷 – 大城`)
  expect(text).toContain('LOCATION:码头，寺庙后面')
  expect(text.replaceAll(/^[A-Z-]+[:;].*?:/gm, '')).not.toMatch(/[\u4e00-\u9fff][:,;]/)
})

test('[N2] in English it has a colon and a space', () => {
  const text = textOf({ legs: [LEG] }, 'en')
  expect(text).toContain(`SUMMARY:${soldBooking.product.name}: 曼谷 – 大城`)
  expect(text).toContain('LOCATION:码头, 寺庙后面')
})

test('[B7] the place of an entry is where the travellers are picked up, if they booked that', () => {
  const names = { point: null, zone: 'Sukhumvit', pickup_window: null }
  const change = {
    booking_detail_names: names,
    booking_details: { pickup: { way: 'hotel', place: 'Hotel Siam' } },
  } as const
  expect(textOf(change, 'en')).toContain('LOCATION:Hotel Siam · Sukhumvit')
  expect(textOf({ ...change, booking_details: { pickup: { way: 'meeting' } } }, 'en')).toContain(
    'LOCATION:码头',
  )
})

test('what a guest wrote is no link in a calendar file', () => {
  const text = textOf(
    {
      booking_detail_names: { point: null, zone: null, pickup_window: null },
      booking_details: { pickup: { way: 'hotel', place: 'Refund: https://evil.example/claim' } },
      answers: [{ question: 'lead_diet', answer: 'ask evil.io' }],
    },
    'en',
  )
  const shown = text.replaceAll('\r\n ', '')
  expect(shown).toContain('LOCATION:Refund: https')
  expect(shown).toContain('DESCRIPTION:')
  expect(shown).not.toMatch(/:\/\/evil|evil\.(?:example|io)/)
  expect(shown.replaceAll('\u2060', '')).toContain('https://evil.example/claim')
})
