import { expect, test } from 'vitest'
import type { Option } from '@/lib/contract/option'
import { bookingOption, bookingUnit } from '@/tests/fixtures/booking-product'
import { stepTitles } from './step-titles'

const titlesOf = (option: Option, hasReturn = false) =>
  Object.values(stepTitles(option, hasReturn)).filter((title) => title !== null)

const route = { from: 'Tokyo', to: 'Kyoto', minutes: 135, opposite: 'home', bags: null, meeting: null }

test.each([
  ['a tour', bookingOption('tour'), false, ['option', 'date', 'time', 'people', 'extras']],
  [
    'a guided tour',
    bookingOption('tour', { guide_languages: ['en'], extras: [] }),
    false,
    ['option', 'date', 'time', 'people', 'guide.title'],
  ],
  [
    'a stay',
    bookingOption('room', {
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      units: [bookingUnit('ROOM')],
      extras: [],
    }),
    false,
    ['option', 'nights', 'rooms.title'],
  ],
  [
    'a rental',
    bookingOption('router', {
      window: 'DATE_RANGE',
      inventory: 'STOCK',
      fulfilment: ['pickup'],
      units: [bookingUnit('DEVICE')],
    }),
    false,
    ['option', 'range', 'units', 'fulfilmentStep.title', 'extras'],
  ],
  [
    'a return trip',
    bookingOption('train', { route, extras: [] }),
    true,
    ['trip.title', 'trip.class', 'date', 'time', 'trip.back', 'people'],
  ],
  ['a data plan', bookingOption('esim', { window: 'NONE', extras: [] }), false, ['option', 'people']],
])('%s has only the steps that it requires, in order', (_, option, hasReturn, titles) => {
  expect(titlesOf(option, hasReturn)).toEqual(titles)
})
