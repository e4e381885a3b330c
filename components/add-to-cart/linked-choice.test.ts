import { expect, test } from 'vitest'
import type { Product } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import { type CartLink, readCartLink } from '@/lib/domain/cart-link'
import { linkedChoice } from './linked-choice'

const unit = { max_quantity: null, pax_count: 1, accompanied_by: null, label: 'Adult' }
const option = (id: string, window: Option['window']) =>
  ({
    id,
    window,
    min_units: 1,
    questions: [],
    max_units: 4,
    units: [
      { ...unit, code: 'ADULT' },
      { ...unit, code: 'CHILD', accompanied_by: 'ADULT' },
    ],
    extras: [],
    fulfilment: [],
    handover: null,
    guide_languages: [],
    pickup: null,
  }) as unknown as Option
const product = (...options: Option[]) => ({ id: 'wat-arun', options }) as Product
const link = (query: string) =>
  readCartLink(new URLSearchParams(`product=wat-arun&${query}`)) as unknown as CartLink

const boat = product(option('boat', 'DATE_TIME'))
const WHOLE = 'option=boat&date=2026-12-12&time=18:30&quantities=ADULT:2'

test('[R9] reads a complete link as a selection', () => {
  expect(linkedChoice(link(WHOLE), boat)?.selection).toEqual({
    product_id: 'wat-arun',
    option_id: 'boat',
    date: '2026-12-12',
    end_date: null,
    time: '18:30',
    quantities: { ADULT: 2 },
    extras: [],
    booking_details: {},
  })
})

test('[R9] requires an option only if the product has several', () => {
  const query = 'date=2026-12-12&time=18:30&quantities=ADULT:2'
  expect(linkedChoice(link(query), boat)?.selection?.option_id).toBe('boat')
  expect(linkedChoice(link(query), product(option('boat', 'DATE'), option('bus', 'DATE')))).toBeNull()
  expect(linkedChoice(link(`${query}&option=train`), boat)).toBeNull()
})

test.each([
  ['no date', 'option=boat&time=18:30&quantities=ADULT:2'],
  ['no time', 'option=boat&date=2026-12-12&quantities=ADULT:2'],
  ['no quantities', 'option=boat&date=2026-12-12&time=18:30'],
  ['zero', 'option=boat&date=2026-12-12&time=18:30&quantities=ADULT:0'],
  ['garbage', `${WHOLE}&extras=${'x'.repeat(61)}`],
])('[R9] has no selection with %s', (_, query) => {
  expect(linkedChoice(link(query), boat)?.selection).toBeNull()
})

test('[R9] leaves invalid quantities for the server to reject with its own message', () => {
  for (const quantities of ['ADULT:9', 'CHILD:1'])
    expect(
      linkedChoice(link(`option=boat&date=2026-12-12&time=18:30&quantities=${quantities}`), boat)?.selection,
    ).not.toBeNull()
})

test('[R9] ignores fields that the option does not use', () => {
  const pass = product(option('pass', 'NONE'))
  expect(linkedChoice(link('date=2026-12-12&time=18:30&quantities=ADULT:1'), pass)?.selection).toMatchObject({
    date: null,
    time: null,
  })
})

test('[R9] includes booking details of the link and has no selection while any are missing or invalid', () => {
  const car = {
    ...option('car', 'DATE_TIME'),
    units: [{ ...unit, code: 'VEHICLE', group: { people: 3, bags: 2 } }],
    guide_languages: ['en', 'th'],
  } as unknown as Option
  const query = 'option=car&date=2026-12-12&time=18:30&quantities=VEHICLE:1'
  expect(
    linkedChoice(link(`${query}&people=3&bags=2&guide=th`), product(car))?.selection?.booking_details,
  ).toEqual({
    group: { people: 3, bags: 2 },
    guide: 'th',
  })
  for (const open of ['', '&people=3', '&people=4&bags=0', '&people=3&bags=2&guide=xx'])
    expect(linkedChoice(link(query + open), product(car))?.selection).toBeNull()
})
